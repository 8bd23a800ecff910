import * as fs from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sha256 } from '../../../src/engine/hash.js';
import type { FileEntry } from '../../../src/engine/schema.js';
import { pack, unpack } from '../../../src/store/files/archive.js';
import { MAX_FILES, MAX_TOTAL_BYTES } from '../../../src/store/files/limits.js';
import { newFolder, readTree, removeFolders, writeTree } from '../../support/builders.js';

afterAll(removeFolders);

function entry(name: string, content: string, given: Partial<FileEntry> = {}): FileEntry {
  return { path: name, sha256: sha256(content), size: Buffer.byteLength(content), mode: 0o644, ...given };
}

const FILES = { 'out/a.txt': 'the answer', 'out/b.txt': 'another one' };
const ENTRIES = Object.entries(FILES).map(([name, content]) => entry(name, content));

async function packed(
  files: Readonly<Record<string, string>>,
  more: (folder: string) => FileEntry[] = () => [],
) {
  const folder = newFolder();
  writeTree(folder, files);
  const entries = [...Object.entries(files).map(([name, content]) => entry(name, content)), ...more(folder)];
  const target = path.join(newFolder(), 'files.tgz');
  return pack(folder, entries, target);
}

test('what is packed is unpacked, and the archive is the same on every machine', async () => {
  const archive = await packed(FILES);
  const folder = newFolder();
  await unpack(archive.file, ENTRIES, folder);
  expect(readTree(folder)).toEqual(FILES);
  expect(archive.size).toBe(fs.statSync(archive.file).size);
  expect((await packed(FILES)).sha256).toBe(archive.sha256);
});

describe('an archive that is not what the checkpoint says is refused', () => {
  test('an entry that is not declared, and it is not written', async () => {
    const archive = await packed({ ...FILES, 'out/evil.sh': 'x' });
    const folder = newFolder();
    await expect(unpack(archive.file, ENTRIES, folder)).rejects.toThrow(
      'it holds "./out/evil.sh", which the checkpoint does not name',
    );
    expect(readTree(folder)).not.toHaveProperty(['out/evil.sh']);
  });

  test('an entry that is larger than declared, and it is not written', async () => {
    const archive = await packed({ 'out/a.txt': 'x'.repeat(100_000) });
    const folder = newFolder();
    await expect(unpack(archive.file, [entry('out/a.txt', 'small')], folder)).rejects.toThrow(
      'larger than the checkpoint says',
    );
    expect(readTree(folder)).toEqual({});
  });

  test('a file that is missing', async () => {
    const archive = await packed({ 'out/a.txt': FILES['out/a.txt'] });
    await expect(unpack(archive.file, ENTRIES, newFolder())).rejects.toThrow('"out/b.txt" is missing in it');
  });

  test('a file with another content of the same size', async () => {
    const archive = await packed({ ...FILES, 'out/b.txt': 'ANOTHER ONE' });
    await expect(unpack(archive.file, ENTRIES, newFolder())).rejects.toThrow('"out/b.txt" is damaged in it');
  });

  test('a link in place of a file, which would have something else digested in its place', async () => {
    if (process.platform === 'win32') return;
    const archive = await packed({ 'out/a.txt': FILES['out/a.txt'] }, (folder) => {
      fs.symlinkSync('a.txt', path.join(folder, 'out/b.txt'));
      return [entry('out/b.txt', 'a.txt', { link: 'a.txt' })];
    });
    const declared = [ENTRIES[0] ?? entry('', ''), entry('out/b.txt', FILES['out/a.txt'])];
    const folder = newFolder();
    await expect(unpack(archive.file, declared, folder)).rejects.toThrow(
      'something else than the checkpoint says',
    );
    expect(readTree(folder)).toEqual({ 'out/a.txt': FILES['out/a.txt'] });
  });

  test('a name that leads out, or is absolute', async () => {
    const archive = await packed({ 'aa/evil': 'x', 'out/a.txt': FILES['out/a.txt'] });
    const tar = gunzipSync(fs.readFileSync(archive.file));
    for (const name of ['../../evil', '/tmp/x/evil']) {
      const evil = path.join(newFolder(), 'evil.tgz');
      fs.writeFileSync(evil, gzipSync(renamed(tar, './aa/evil', name)));
      const folder = path.join(newFolder(), 'inside', 'deep');
      fs.mkdirSync(folder, { recursive: true });
      await expect(unpack(evil, ENTRIES, folder)).rejects.toThrow(/evil|absolute|\.\./);
      expect(
        Object.keys(readTree(path.resolve(folder, '../..'))).filter((file) => file.includes('evil')),
      ).toEqual([]);
    }
  });

  test.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    ['cut to nothing', () => Buffer.alloc(0)],
    ['garbage', () => Buffer.from('not an archive at all')],
    [
      'damaged',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 30), Buffer.alloc(8), bytes.subarray(38)]),
    ],
  ])('%s', async (_, damage) => {
    const archive = await packed({ 'out/a.txt': FILES['out/a.txt'] });
    const bad = path.join(newFolder(), 'bad.tgz');
    fs.writeFileSync(bad, damage(fs.readFileSync(archive.file)));
    await expect(unpack(bad, ENTRIES, newFolder())).rejects.toThrow();
  });

  test('more than a step keeps is not even unpacked', async () => {
    const archive = path.join(newFolder(), 'gone.tgz');
    const huge = [entry('a', '', { size: MAX_TOTAL_BYTES }), entry('b', '', { size: 1 })];
    await expect(unpack(archive, huge, newFolder())).rejects.toThrow('beyond');
    const many = Array.from({ length: MAX_FILES + 1 }, (_, index) => entry(`${index}`, ''));
    await expect(unpack(archive, many, newFolder())).rejects.toThrow('beyond');
  });
});

/** A tar file in which an entry has another name, with its check sum put right. */
function renamed(tar: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(tar);
  const header = copy.indexOf(`${from}\0`);
  copy.fill(0, header, header + 100);
  copy.write(to, header);
  copy.fill(' ', header + 148, header + 156);
  const sum = copy.subarray(header, header + 512).reduce((total, byte) => total + byte, 0);
  copy.write(`${sum.toString(8).padStart(6, '0')}\0 `, header + 148);
  return copy;
}
