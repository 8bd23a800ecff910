import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { SecretFinder } from '../../../src/engine/secrets.js';
import { Mirror } from '../../../src/store/progress/mirror.js';
import { type ProgressPlace, STEP_GLOBS } from '../../../src/store/progress/places.js';
import { newFolder, readTree, removeFolders, writeTree } from '../../support/builders.js';

afterEach(removeFolders);

const noSecrets = new SecretFinder([]);

/** Ten digits over and over, or what was there before. */
const isOneWrite = (text: string) => text === text.slice(0, 10).repeat(text.length / 10);

function scene(globs: readonly string[] = ['**']) {
  const root = newFolder();
  const mirror = new Mirror(newFolder());
  const places: ProgressPlace[] = [{ name: 'workspace', root, globs }];
  const refresh = (secrets = noSecrets, key = '') => mirror.refresh(places, secrets, key);
  const names = async () => (await refresh()).files.map((file) => file.path);
  return { root, mirror, places, refresh, names };
}

test('follows what is added, changed, replaced and removed', async () => {
  const { root, mirror, names } = scene();
  writeTree(root, { a: 'one', 'b/c': 'two' });
  expect(await names()).toEqual(['workspace/a', 'workspace/b/c']);
  expect(readTree(mirror.folder)).toEqual({ 'workspace/a': 'one', 'workspace/b/c': 'two' });

  fs.rmSync(path.join(root, 'b'), { recursive: true });
  writeTree(root, { a: 'three', b: 'a file now' });
  expect(await names()).toEqual(['workspace/a', 'workspace/b']);
  expect(readTree(mirror.folder)).toEqual({ 'workspace/a': 'three', 'workspace/b': 'a file now' });

  fs.rmSync(path.join(root, 'a'));
  writeTree(root, { 'a/d': 'a folder now' });
  expect(await names()).toEqual(['workspace/b', 'workspace/a/d'].sort());
  expect(readTree(mirror.folder)).toEqual({ 'workspace/a/d': 'a folder now', 'workspace/b': 'a file now' });
});

test('a change in the same moment, of the same length, is not missed', async () => {
  const { root, refresh } = scene();
  const seen = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    writeTree(root, { a: String(10 + round) });
    for (const file of (await refresh()).files) seen.add(file.sha256);
  }
  expect(seen.size).toBe(20);
});

test('what has not changed for a while is not read again', async () => {
  const { root, refresh } = scene();
  writeTree(root, { a: 'one' });
  const file = path.join(root, 'a');
  fs.utimesSync(file, new Date(2026, 1, 1), new Date(2026, 1, 1));
  const first = await refresh();
  fs.chmodSync(file, 0o000);
  fs.chmodSync(file, 0o644);
  // Only the time of the last change of its rights differs: it is read, and the same.
  expect(await refresh()).toEqual(first);
});

test('a file that is rewritten all the time stays in its older version, and a log is taken as far as it was', async () => {
  const { root, mirror, refresh } = scene();
  const large = 'x'.repeat(3_000_000);
  writeTree(root, { rewritten: large, log: large });
  await refresh();
  const rewritten = path.join(root, 'rewritten');
  let round = 0;
  const busy = setInterval(() => {
    round += 1;
    fs.writeFileSync(rewritten, `${String(round).padStart(10, '0')}`.repeat(290_000 + round));
    fs.appendFileSync(path.join(root, 'log'), 'y');
  }, 0);
  try {
    for (let turn = 0; turn < 5; turn += 1) {
      const { files } = await refresh();
      for (const { path: name, size } of files) {
        const text = fs.readFileSync(path.join(mirror.folder, name), 'latin1');
        expect(text).toHaveLength(size);
        // Whole: all of it was written at once.
        if (name.endsWith('rewritten')) expect(isOneWrite(text)).toBe(true);
        else expect(text.replace(/y+$/, '') === large).toBe(true);
      }
      expect(files).toHaveLength(2);
    }
  } finally {
    clearInterval(busy);
  }
  expect(round).toBeGreaterThan(0);
});

describe('what must not be kept', () => {
  test('is found in contents, also across pieces, in names and in what links lead to', async () => {
    const { root, refresh } = scene();
    writeTree(root, {
      fine: 'fine',
      small: 'has s3cret-value in it',
      large: `${'x'.repeat(1024 * 1024 - 5)}s3cret-value`,
      'named-s3cret-value': '',
    });
    fs.symlinkSync('s3cret-value', path.join(root, 'link'));
    const { files, withheld } = await refresh(new SecretFinder(['s3cret-value']));
    expect(files.map((file) => file.path)).toEqual(['workspace/fine']);
    expect(withheld.map(({ name }) => name).sort()).toEqual([
      '(name withheld)',
      'workspace/large',
      'workspace/link',
      'workspace/small',
    ]);
  });

  test('is looked for again when there is more to look for', async () => {
    const { root, refresh } = scene();
    writeTree(root, { a: 'has s3cret-value in it' });
    fs.utimesSync(path.join(root, 'a'), new Date(2026, 1, 1), new Date(2026, 1, 1));
    expect((await refresh()).files).toHaveLength(1);
    expect((await refresh(new SecretFinder(['s3cret-value']), 'more')).files).toHaveLength(0);
  });
});

test('links are recorded, and those that lead out are no progress', async () => {
  const { root, refresh } = scene();
  writeTree(root, { 'a/b': 'b' });
  fs.symlinkSync('a/b', path.join(root, 'inside'));
  fs.symlinkSync('/etc', path.join(root, 'outside'));
  fs.symlinkSync('../x', path.join(root, 'above'));
  const { files, withheld } = await refresh();
  expect(files).toMatchObject([{ path: 'workspace/a/b' }, { path: 'workspace/inside', link: 'a/b' }]);
  expect(withheld).toEqual([]);
});

test('the runner’s own folder is never progress, and of a nested document only what is whole', async () => {
  const home = newFolder();
  writeTree(home, { 'work/_temp/token': 't', 'work/app/x': 'x', '.agent/y': 'y' });
  const step = newFolder();
  writeTree(step, {
    'checkpoint.json': '{}',
    'checkpoint.json.tmp': '{',
    'checkpoint.json.lock/1': 'me',
    'a.events.jsonl': '',
  });
  const places: ProgressPlace[] = [
    { name: 'step', root: step, globs: STEP_GLOBS },
    { name: 'home', root: home, globs: ['**'], except: path.join(home, 'work', '_temp') },
    { name: 'workspace', root: path.join(home, 'gone'), globs: ['**'] },
  ];
  const { files } = await new Mirror(newFolder()).refresh(places, noSecrets, '');
  expect(files.map((file) => file.path)).toEqual([
    'step/checkpoint.json',
    'step/a.events.jsonl',
    'home/.agent/y',
    'home/work/app/x',
  ]);
});
