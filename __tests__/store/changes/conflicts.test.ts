import * as fs from 'node:fs';
import * as path from 'node:path';
import { removeFolders, writeTree } from '../../support/builders.js';
import { keepStep, restoreStep } from '../../support/changes.js';
import { checkOut, newRepository, run, stateOf } from '../../support/checkout.js';

afterAll(removeFolders);

/** A step that changes, deletes, adds, stages and commits, and what it left. */
async function scene() {
  const source = newRepository();
  const first = checkOut(source);
  const kept = await keepStep(first, () => {
    writeTree(first, { 'src/a.txt': 'committed\n' });
    run(first, 'commit', '--quiet', '--all', '--message=second');
    writeTree(first, { 'README.md': 'changed\n', new: 'x' });
    run(first, 'add', 'new');
    fs.rmSync(path.join(first, 'src/b.txt'));
  });
  return { source, first, kept };
}

type Change = readonly [string, (workspace: string) => void, RegExp];

const CONFLICTS: readonly Change[] = [
  ['a changed file', (w) => writeTree(w, { 'README.md': 'mine\n' }), /other versions of "README.md"/],
  ['an added file', (w) => writeTree(w, { new: 'mine\n' }), /other versions of "new"/],
  ['a deleted file', (w) => writeTree(w, { 'src/b.txt': 'mine\n' }), /other versions of "src\/b.txt"/],
  [
    'a commit',
    (w) => run(w, 'commit', '--quiet', '--allow-empty', '--message=mine'),
    /HEAD is at [0-9a-f]{12}, and was at [0-9a-f]{12} before the step and at [0-9a-f]{12} after it/,
  ],
  [
    'another branch',
    (w) => run(w, 'checkout', '--quiet', '-b', 'mine'),
    /mine is checked out, and it was main/,
  ],
  [
    'something staged',
    (w) => {
      writeTree(w, { mine: 'x' });
      run(w, 'add', 'mine');
    },
    /other changes are staged/,
  ],
];

test.each(CONFLICTS)('%s that nobody knows is refused, and everything stays', async (_, change, message) => {
  const { source, kept } = await scene();
  const fresh = checkOut(source);
  change(fresh);
  const untouched = stateOf(fresh);
  await expect(restoreStep(fresh, kept)).rejects.toMatchObject({
    name: 'RefusedError',
    message: expect.stringMatching(message),
    fix: expect.stringMatching(/Nothing was (?:changed|overwritten)/),
  });
  expect(stateOf(fresh)).toEqual(untouched);
});

test('a branch that somebody else has moved', async () => {
  const source = newRepository();
  const first = checkOut(source);
  const kept = await keepStep(first, () => {
    run(first, 'checkout', '--quiet', '-b', 'fix');
    run(first, 'commit', '--quiet', '--allow-empty', '--message=fix');
    run(first, 'checkout', '--quiet', 'main');
  });
  const fresh = checkOut(source);
  run(fresh, 'branch', 'fix');
  await expect(restoreStep(fresh, kept)).rejects.toThrow(
    /refs\/heads\/fix is at [0-9a-f]{12}, and the step moved it/,
  );
});

test('files that have nothing to do with the step may be anything', async () => {
  const { source, first, kept } = await scene();
  const fresh = checkOut(source);
  writeTree(fresh, { mine: 'x', 'src/deep/c.txt': 'mine' });
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh).tree).toEqual({
    ...(stateOf(first).tree as Record<string, string>),
    mine: 'x',
    'src/deep/c.txt': 'mine',
  });
});

test('a restore that was cut off goes on where it was, at every point', async () => {
  const { source, first, kept } = await scene();
  const expected = stateOf(first);
  const head = run(first, 'rev-parse', 'HEAD').trim();
  const partly: readonly ((workspace: string) => void)[] = [
    (w) => writeTree(w, { 'README.md': 'changed\n' }),
    (w) => fs.rmSync(path.join(w, 'src/b.txt')),
    (w) => run(w, 'fetch', '--quiet', first, head),
    (w) => run(w, 'update-ref', 'HEAD', head),
    (w) => writeTree(w, { 'src/a.txt': 'committed\n' }),
  ];
  for (const [index] of partly.entries()) {
    const fresh = checkOut(source);
    for (const part of partly.slice(0, index + 1)) part(fresh);
    expect(await restoreStep(fresh, kept)).toBeNull();
    expect(stateOf(fresh)).toEqual(expected);
  }
});

test('an archive that is gone or damaged leaves the checkout as it was', async () => {
  const { source, kept } = await scene();
  const fresh = checkOut(source);
  const untouched = stateOf(fresh);
  const file = kept.folder.payloadFile(kept.payload?.sha256 ?? '');
  fs.truncateSync(file, 100);
  expect(await restoreStep(fresh, kept)).toMatch(/could not be restored/);
  fs.rmSync(file);
  expect(await restoreStep(fresh, kept)).toMatch(/could not be restored/);
  expect(stateOf(fresh)).toEqual(untouched);
});

test('a document cannot write into git’s own folder', async () => {
  const { source, kept } = await scene();
  for (const name of [
    '.git/hooks/post-checkout',
    'sub/.GIT/config',
    '.git',
    'GIT~1/config',
    '.g\u200cit/config',
  ]) {
    const files = (kept.unit.files ?? []).map((file) =>
      file.path === 'new' ? { ...file, path: name } : file,
    );
    expect(await restoreStep(checkOut(source), { ...kept, unit: { ...kept.unit, files } })).toContain(
      "which is git's own",
    );
  }
});

test('a workspace that is no checkout cannot be restored, and is told so', async () => {
  const { kept } = await scene();
  const empty = newRepository({});
  fs.rmSync(path.join(empty, '.git'), { recursive: true });
  expect(await restoreStep(empty, kept)).toContain('is not the root of a git checkout');
  expect(fs.readdirSync(empty)).toEqual([]);
});
