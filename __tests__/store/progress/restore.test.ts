import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { FileEntry } from '../../../src/engine/schema.js';
import { SecretFinder } from '../../../src/engine/secrets.js';
import { keepFiles } from '../../../src/store/files/payload.js';
import { Mirror } from '../../../src/store/progress/mirror.js';
import type { ProgressPlace } from '../../../src/store/progress/places.js';
import { restoreProgress } from '../../../src/store/progress/restore.js';
import { newFolder, readTree, removeFolders, writeTree } from '../../support/builders.js';
import { payloadFolder } from '../../support/changes.js';

afterEach(removeFolders);

const noSecrets = new SecretFinder([]);

function machine(files: Readonly<Record<string, string>> = {}): string {
  const root = newFolder();
  for (const name of ['step', 'workspace', 'home']) fs.mkdirSync(path.join(root, name));
  writeTree(root, files);
  return root;
}

function placesOn(root: string, home: readonly string[] = ['.agent/**']): ProgressPlace[] {
  return [
    { name: 'step', root: path.join(root, 'step'), globs: ['**'] },
    { name: 'workspace', root: path.join(root, 'workspace'), globs: ['state/**'] },
    { name: 'home', root: path.join(root, 'home'), globs: home },
  ];
}

async function saved(root: string, before: Readonly<Record<string, string>> = {}) {
  const mirror = new Mirror(newFolder());
  const { files } = await mirror.refresh(placesOn(root), noSecrets, '');
  const folder = payloadFolder();
  const packed = files.filter(({ link }) => link === undefined);
  const { payload } = await keepFiles(mirror.folder, packed, noSecrets, folder);
  const entries: FileEntry[] = files.map((file) => ({ ...file, before: before[file.path] ?? null }));
  return { entries, archive: folder.payloadFile(payload?.sha256 ?? '') };
}

const PROGRESS = {
  'step/checkpoint.json': '{"units":{}}',
  'workspace/state/a': 'a',
  'workspace/other': 'not progress',
  'home/.agent/log': 'log',
};

test('everything comes back to its place', async () => {
  const first = machine(PROGRESS);
  fs.symlinkSync('log', path.join(first, 'home/.agent/latest'));
  fs.chmodSync(path.join(first, 'home/.agent/log'), 0o600);
  const { entries, archive } = await saved(first);
  const second = machine();
  const restored = await restoreProgress(entries, placesOn(second), archive, newFolder());
  const { 'workspace/other': _, ...expected } = PROGRESS;
  expect(readTree(second)).toEqual({ ...expected, 'home/.agent/latest': '-> log' });
  expect(fs.statSync(path.join(second, 'home/.agent/log')).mode & 0o777).toBe(0o600);
  expect(restored.map((file) => file.path).sort()).toEqual(entries.map((file) => file.path).sort());
});

test('also to a home folder that is not there yet', async () => {
  const { entries, archive } = await saved(machine(PROGRESS));
  const second = machine();
  fs.rmSync(path.join(second, 'home'), { recursive: true });
  await restoreProgress(entries, placesOn(second), archive, newFolder());
  expect(readTree(path.join(second, 'home'))).toEqual({ '.agent/log': 'log' });
});

test('what the globs do not match any more stays away', async () => {
  const { entries, archive } = await saved(machine(PROGRESS));
  const second = machine();
  const restored = await restoreProgress(entries, placesOn(second, ['.agent/other']), archive, newFolder());
  expect(readTree(path.join(second, 'home'))).toEqual({});
  expect(restored.map((file) => file.path)).not.toContain('home/.agent/log');
});

test('a file that is there in another version than before the step is not overwritten, and nothing else is restored', async () => {
  const { entries, archive } = await saved(machine(PROGRESS));
  const second = machine({ 'home/.agent/log': 'somebody else’s' });
  const work = restoreProgress(entries, placesOn(second), archive, newFolder());
  await expect(work).rejects.toThrow('The home folder has other versions of ".agent/log"');
  expect(readTree(second)).toEqual({ 'home/.agent/log': expect.anything() });
});

test('a log that has gone on since is left as it is, and does not keep the rest away', async () => {
  const { entries, archive } = await saved(machine(PROGRESS));
  const second = machine({ 'home/.agent/log': 'log and more' });
  await restoreProgress(entries, placesOn(second), archive, newFolder());
  expect(readTree(second)).toMatchObject({ 'home/.agent/log': 'log and more', 'workspace/state/a': 'a' });
});

test.each(['step/../../evil', 'home/../evil', '/evil', 'home/.git/hooks/evil'])(
  '%s reaches no file',
  async (name) => {
    const { entries, archive } = await saved(machine(PROGRESS));
    const second = machine();
    const evil = [...entries, { path: name, sha256: 'a'.repeat(64), size: 1, mode: 0o755, link: 'x' }];
    await restoreProgress(evil, placesOn(second, ['**']), archive, newFolder()).catch(() => {});
    expect(fs.existsSync(path.join(second, 'evil'))).toBe(false);
    expect(fs.readdirSync(second).sort()).toEqual(['home', 'step', 'workspace']);
    expect(fs.existsSync(path.join(second, 'home/.git'))).toBe(false);
  },
);

test('a link in the way, or a record of one, leads nowhere', async () => {
  const first = machine({ 'home/.agent/log': 'log' });
  const { entries, archive } = await saved(first);
  const second = machine();
  const outside = newFolder();
  fs.symlinkSync(outside, path.join(second, 'home/.agent'));
  await expect(restoreProgress(entries, placesOn(second), archive, newFolder())).rejects.toThrow('leads out');
  expect(readTree(outside)).toEqual({});

  const third = machine();
  const link = { path: 'home/.agent/x', sha256: 'a'.repeat(64), size: 1, mode: 0o777, link: outside };
  await expect(restoreProgress([...entries, link], placesOn(third), archive, newFolder())).rejects.toThrow(
    'leads out',
  );
});
