import * as fs from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import type { FileEntry } from '../../../src/engine/schema.js';
import { SecretFinder } from '../../../src/engine/secrets.js';
import { pack } from '../../../src/store/files/archive.js';
import { captureFiles, digestsBefore } from '../../../src/store/files/capture.js';
import { missingFiles, restoreFiles } from '../../../src/store/files/restore.js';
import { newFolder, readTree, removeFolders, writeTree } from '../../support/builders.js';

afterAll(removeFolders);

const windows = process.platform === 'win32';
const noSecrets = new SecretFinder([]);

interface Kept {
  readonly files: readonly FileEntry[];
  readonly archive: string;
}

async function keep(workspace: string, globs: string[], before = new Map<string, string>()): Promise<Kept> {
  const { files, withheld } = await captureFiles(workspace, globs, before, noSecrets);
  expect(withheld).toEqual([]);
  const archive = path.join(newFolder(), 'files.tgz');
  const packed = await pack(workspace, files, archive);
  expect(packed.unpackedSize).toBe(files.reduce((sum, file) => sum + file.size, 0));
  return { files, archive };
}

/** Brings the files back; returns the paths of those that had to be. */
async function restore(workspace: string, { files, archive }: Kept): Promise<string[]> {
  const missing = missingFiles(workspace, files);
  if (missing.length > 0) await restoreFiles(workspace, files, missing, archive, newFolder());
  return missing.map((file) => file.path);
}

function modeOf(...parts: string[]): number {
  return fs.statSync(path.join(...parts)).mode & 0o777;
}

test('a fresh machine gets everything back as it was', async () => {
  const workspace = newFolder();
  const files: Record<string, string | Buffer> = {
    'out/plain.txt': 'text',
    'out/empty': '',
    'out/with space/ and more.txt': 'x',
    'out/ünïcödé \u{1F680}.txt': 'x',
    'out/e\u0301 decomposed': 'x',
    'out/[brackets] (and) {more}!.ts': 'x',
    'out/.dot/.file': 'x',
    '@scope/package.json': '{}',
    '-rf': 'x',
    'out/binary': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    [`out/${'long'.repeat(50)}/${'name'.repeat(50)}`]: 'x',
  };
  writeTree(workspace, files);
  if (!windows) {
    writeTree(workspace, { 'out/back\\slash': 'x', 'out/star*question?': 'x' });
    fs.chmodSync(path.join(workspace, 'out/plain.txt'), 0o700);
    fs.linkSync(path.join(workspace, 'out/plain.txt'), path.join(workspace, 'out/hard-link'));
    fs.symlinkSync('plain.txt', path.join(workspace, 'out/link'));
    fs.symlinkSync('../@scope', path.join(workspace, 'out/folder-link'));
    fs.symlinkSync('gone', path.join(workspace, 'out/nowhere'));
  }
  const kept = await keep(workspace, ['**']);
  const fresh = newFolder();
  await restore(fresh, kept);
  expect(readTree(fresh)).toEqual(readTree(workspace));
  if (windows) return;
  expect(modeOf(fresh, 'out/plain.txt')).toBe(0o700);
  // A copy, not the same file: writing to one must not change the other.
  expect(fs.statSync(path.join(fresh, 'out/hard-link')).nlink).toBe(1);
});

describe('what is there already', () => {
  async function scene() {
    const workspace = newFolder();
    writeTree(workspace, { changed: 'before', same: 'same' });
    const before = await digestsBefore(workspace, ['**']);
    writeTree(workspace, { changed: 'after', 'deep/added': 'added' });
    const kept = await keep(workspace, ['**'], before);
    return { workspace, kept };
  }

  test('equal files are not written again', async () => {
    const { workspace, kept } = await scene();
    const inodes = () =>
      ['changed', 'same', 'deep/added'].map((name) => fs.statSync(path.join(workspace, name)).ino);
    const seen = inodes();
    expect(await restore(workspace, kept)).toEqual([]);
    expect(inodes()).toEqual(seen);
  });

  test('deleted files come back, and only they', async () => {
    const { workspace, kept } = await scene();
    fs.rmSync(path.join(workspace, 'deep'), { recursive: true });
    expect(await restore(workspace, kept)).toEqual(['deep/added']);
    expect(readTree(workspace)).toEqual({ changed: 'after', same: 'same', 'deep/added': 'added' });
  });

  test('the version from before the step is replaced', async () => {
    const { kept } = await scene();
    const checkout = newFolder();
    writeTree(checkout, { changed: 'before', same: 'same' });
    expect(await restore(checkout, kept)).toEqual(['changed', 'deep/added']);
    expect(readTree(checkout)).toEqual({ changed: 'after', same: 'same', 'deep/added': 'added' });
  });

  test('a file that is neither is refused by name, and nothing at all is overwritten', async () => {
    const { kept } = await scene();
    const checkout = newFolder();
    writeTree(checkout, { changed: 'my own work', same: 'same' });
    await expect(restore(checkout, kept)).rejects.toMatchObject({
      name: 'RefusedError',
      message: 'The workspace has other versions of "changed" than this step found and left.',
      fix: expect.stringContaining('Nothing was overwritten'),
    });
    expect(readTree(checkout)).toEqual({ changed: 'my own work', same: 'same' });
  });

  test('many of them are counted', async () => {
    const workspace = newFolder();
    writeTree(workspace, Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [`f${number}`, 'x'])));
    const kept = await keep(workspace, ['**']);
    for (const { path: name } of kept.files) writeTree(workspace, { [name]: 'other' });
    await expect(restore(workspace, kept)).rejects.toThrow('"f5" and 2 more');
  });

  test('a folder where a file was, and a file where a folder was, are conflicts too', async () => {
    const { kept } = await scene();
    const folder = newFolder();
    writeTree(folder, { 'changed/inside': 'x' });
    await expect(restore(folder, kept)).rejects.toMatchObject({ name: 'RefusedError' });
    const file = newFolder();
    writeTree(file, { deep: 'x' });
    await expect(restore(file, kept)).rejects.toThrow('"deep/added"');
    expect(readTree(file)).toEqual({ deep: 'x' });
  });

  test('a file that only lost its right to be executed gets it back; other rights are the machine’s', async () => {
    if (windows) return;
    const workspace = newFolder();
    writeTree(workspace, { script: '#!/bin/sh\n', text: 'x' });
    const before = await digestsBefore(workspace, ['**']);
    fs.chmodSync(path.join(workspace, 'script'), 0o755);
    const kept = await keep(workspace, ['**'], before);
    fs.chmodSync(path.join(workspace, 'script'), 0o644);
    fs.chmodSync(path.join(workspace, 'text'), 0o664);
    expect(await restore(workspace, kept)).toEqual(['script']);
    expect(modeOf(workspace, 'script')).toBe(0o755);
    expect(modeOf(workspace, 'text')).toBe(0o664);
  });

  test('a link that points elsewhere now is a conflict, a deleted one comes back', async () => {
    if (windows) return;
    const workspace = newFolder();
    writeTree(workspace, { a: 'a', b: 'b' });
    const link = path.join(workspace, 'link');
    fs.symlinkSync('a', link);
    const kept = await keep(workspace, ['**']);
    fs.rmSync(link);
    expect(await restore(workspace, kept)).toEqual(['link']);
    expect(fs.readlinkSync(link)).toBe('a');
    fs.rmSync(link);
    fs.symlinkSync('b', link);
    await expect(restore(workspace, kept)).rejects.toThrow('"link"');
    expect(fs.readFileSync(path.join(workspace, 'b'), 'utf8')).toBe('b');
  });

  test('a restored file replaces a link, and is not written through it', async () => {
    if (windows) return;
    const workspace = newFolder();
    writeTree(workspace, { victim: 'precious' });
    fs.symlinkSync('victim', path.join(workspace, 'file'));
    const before = await digestsBefore(workspace, ['file']);
    fs.rmSync(path.join(workspace, 'file'));
    writeTree(workspace, { file: 'kept' });
    const kept = await keep(workspace, ['file'], before);
    fs.rmSync(path.join(workspace, 'file'));
    fs.symlinkSync('victim', path.join(workspace, 'file'));
    fs.symlinkSync('victim', path.join(workspace, 'file.checkpoint-restore'));
    await restore(workspace, kept);
    expect(readTree(workspace)).toEqual({ victim: 'precious', file: 'kept' });
  });
});

test('any tree comes back byte by byte, on a machine with any part of it', async () => {
  const name = fc
    .string({
      unit: fc.constantFrom('a', 'b', '.', ' ', '@', '-', 'é', '[', '*', "'", '\u{1F600}'),
      minLength: 1,
      maxLength: 6,
    })
    .filter((text) => !/^\.+$/.test(text) && (!windows || !/[*]|[. ]$|^ /.test(text)));
  const file = fc.record({
    folders: fc.array(name, { maxLength: 2 }),
    name,
    content: fc.uint8Array({ maxLength: 40 }),
    lost: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 8 }), async (given) => {
      const workspace = newFolder();
      for (const { folders, name: own, content } of given) {
        // A name may be a file here and a folder there: give files an ending of their own.
        writeTree(workspace, { [`out/${[...folders, `${own}~`].join('/')}`]: content });
      }
      const whole = readTree(workspace);
      const kept = await keep(workspace, ['out']);
      for (const { folders, name: own, lost } of given) {
        if (lost) fs.rmSync(path.join(workspace, 'out', ...folders, `${own}~`), { force: true });
      }
      await restore(workspace, kept);
      expect(readTree(workspace)).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});
