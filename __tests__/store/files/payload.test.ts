import * as fs from 'node:fs';
import * as path from 'node:path';
import { SecretFinder } from '../../../src/engine/secrets.js';
import { captureFiles } from '../../../src/store/files/capture.js';
import { digestFile } from '../../../src/store/files/digest.js';
import { keepFiles, type PayloadFolder, restoreFilesOf } from '../../../src/store/files/payload.js';
import { doneUnit, newFolder, readTree, removeFolders, writeTree } from '../../support/builders.js';

const SECRET = 'hunter2-and-more';
const secrets = new SecretFinder([SECRET]);

afterAll(removeFolders);

function payloadFolder(): PayloadFolder & { readonly path: string } {
  const folder = newFolder();
  return {
    path: folder,
    scratch: (name) => fs.mkdtempSync(path.join(folder, `${name}-`)),
    payloadFile: (sha256) => path.join(folder, `files-${sha256}.tgz`),
  };
}

async function kept() {
  const workspace = newFolder();
  writeTree(workspace, { 'out/a': 'a', 'out/b': 'b' });
  const { files } = await captureFiles(workspace, ['out'], new Map(), secrets);
  const folder = payloadFolder();
  const { payload, withheld } = await keepFiles(workspace, files, secrets, folder);
  if (payload === null) throw new Error('nothing was kept');
  return { workspace, folder, payload, withheld, files, unit: doneUnit({ files: [...files], payload }) };
}

test('an archive named by its digest, and nothing left beside it', async () => {
  const { folder, payload, withheld } = await kept();
  const file = folder.payloadFile(payload.sha256);
  expect(fs.readdirSync(folder.path)).toEqual([path.basename(file)]);
  expect(digestFile(file)).toEqual({ sha256: payload.sha256, size: payload.size });
  expect(payload.unpackedSize).toBe(2);
  expect(withheld).toEqual([]);
});

test('no files, no archive', async () => {
  expect(await keepFiles(newFolder(), [], secrets, payloadFolder())).toEqual({ payload: null, withheld: [] });
});

test('files that cannot be packed are withheld, and the record goes on', async () => {
  const { files, folder } = await kept();
  const result = await keepFiles(newFolder(), files, secrets, folder);
  expect(result).toMatchObject({
    payload: null,
    withheld: [{ kind: 'file', reason: expect.stringContaining('packed') }],
  });
  const noRoom = { ...folder, scratch: () => fs.mkdtempSync(path.join(folder.path, 'gone', 'x-')) };
  expect((await keepFiles(newFolder(), files, secrets, noRoom)).withheld).toHaveLength(1);
});

test.each([
  ['b', 'changed', 'it changed while it was being kept'],
  ['b', `now with ${SECRET}`, 'it contains a secret value'],
])('a file that changes between the look at it and its packing is withheld', async (_, text, reason) => {
  const workspace = newFolder();
  writeTree(workspace, { 'out/a': 'a', 'out/b': 'b' });
  const { files } = await captureFiles(workspace, ['out'], new Map(), secrets);
  writeTree(workspace, { 'out/b': text });
  const folder = payloadFolder();
  const result = await keepFiles(workspace, files, secrets, folder);
  expect(result).toEqual({ payload: null, withheld: [{ kind: 'file', name: 'out/b', reason }] });
  expect(fs.readdirSync(folder.path)).toEqual([]);
});

describe('restoring', () => {
  test('asks for the archive only when something is missing, and cleans up', async () => {
    const { workspace, folder, unit, payload } = await kept();
    const asked: string[] = [];
    const find = ({ sha256 }: { sha256: string }) => {
      asked.push(sha256);
      return folder.payloadFile(sha256);
    };
    expect(await restoreFilesOf(unit, workspace, folder, find)).toBeNull();
    expect(asked).toEqual([]);
    const fresh = newFolder();
    expect(await restoreFilesOf(unit, fresh, folder, find)).toBeNull();
    expect(asked).toEqual([payload.sha256]);
    expect(readTree(fresh)).toEqual({ 'out/a': 'a', 'out/b': 'b' });
    expect(fs.readdirSync(folder.path)).toHaveLength(1);
  });

  test('says what is wrong when the archive is gone, damaged or was never kept; the workspace stays as it is', async () => {
    const { folder, unit, payload } = await kept();
    const fresh = newFolder();
    const gone = () => Promise.reject(new Error('no artifact has it'));
    expect(await restoreFilesOf(unit, fresh, folder, gone)).toBe(
      'its files could not be restored (no artifact has it)',
    );
    const file = folder.payloadFile(payload.sha256);
    fs.truncateSync(file, 20);
    expect(await restoreFilesOf(unit, fresh, folder, () => file)).toMatch(/^its files could not be restored/);
    expect(await restoreFilesOf({ ...unit, payload: null }, fresh, folder, gone)).toBe(
      'its files were never kept',
    );
    expect(readTree(fresh)).toEqual({});
    expect(fs.readdirSync(folder.path)).toHaveLength(1);
  });

  test('a file that nobody knows is a refusal, not a fault of the archive', async () => {
    const { folder, unit } = await kept();
    const other = newFolder();
    writeTree(other, { 'out/a': 'mine' });
    await expect(restoreFilesOf(unit, other, folder, () => 'unused')).rejects.toMatchObject({
      name: 'RefusedError',
    });
  });
});
