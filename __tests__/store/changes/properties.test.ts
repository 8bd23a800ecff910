import * as fs from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { removeFolders, writeTree } from '../../support/builders.js';
import { keepStep, restoreStep } from '../../support/changes.js';
import { checkOut, newRepository, run, stateOf } from '../../support/checkout.js';

afterAll(removeFolders);

const windows = process.platform === 'win32';
const NAMES = ['a', 'b', 'dir', 'dir/a', 'dir/b', 'dir/deep/a', 'x.log', 'ä b'] as const;

const name = fc.constantFrom(...NAMES);
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      name,
      content: fc.constantFrom('1\n', '2\n', '', 'a\r\n\0'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), name }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('link', 'chmod'), name }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stage' as const), name }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('commit', 'branch', 'reset'), name }) },
);
type Action = { readonly kind: string; readonly name: string; readonly content?: string };

let branches = 0;

function perform(workspace: string, { kind, name: own, content }: Action): void {
  const file = path.join(workspace, own);
  switch (kind) {
    case 'write':
      clearWay(workspace, own);
      writeTree(workspace, { [own]: content ?? '' });
      break;
    case 'remove':
      if (isThere(file)) fs.rmSync(file, { recursive: true });
      break;
    case 'link':
      if (windows) return;
      clearWay(workspace, own);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.symlinkSync('target', file);
      break;
    case 'chmod':
      if (!windows && isThere(file) && fs.lstatSync(file).isFile()) fs.chmodSync(file, 0o755);
      break;
    case 'stage':
      run(workspace, 'add', '--all');
      break;
    case 'commit':
      run(workspace, 'add', '--all');
      run(workspace, 'commit', '--quiet', '--allow-empty', `--message=${own}`);
      break;
    case 'branch':
      branches += 1;
      run(workspace, 'checkout', '--quiet', '-b', `branch-${branches}`);
      break;
    case 'reset':
      run(workspace, 'reset', '--quiet', '--soft', 'main');
      break;
  }
}

/** Also false when a file stands where one of the folders on the way would be. */
function isThere(file: string): boolean {
  try {
    return fs.readdirSync(path.dirname(file)).includes(path.basename(file));
  } catch {
    return false;
  }
}

/** Removes what stands at a path, or in its way. */
function clearWay(workspace: string, own: string): void {
  const parts = own.split('/');
  for (const index of parts.keys()) {
    const part = path.join(workspace, ...parts.slice(0, index + 1));
    const stat = fs.lstatSync(part, { throwIfNoEntry: false });
    if (stat && (index === parts.length - 1 || !stat.isDirectory())) fs.rmSync(part, { recursive: true });
  }
}

test('whatever a step does, a fresh checkout is afterwards as if it had run there', async () => {
  const source = newRepository({ a: '1\n', 'dir/a': '1\n', 'dir/deep/a': '1\n', '.gitignore': '*.log\n' });
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 3 }),
      fc.array(action, { minLength: 1, maxLength: 10 }),
      async (earlier, actions) => {
        const first = checkOut(source);
        const fresh = checkOut(source);
        // Work of an earlier step, that both machines have: no commits, whose times would differ.
        const prepared = earlier.filter(({ kind }) => !['commit', 'branch', 'reset'].includes(kind));
        for (const workspace of [first, fresh]) for (const each of prepared) perform(workspace, each);
        const kept = await keepStep(first, () => {
          for (const each of actions) perform(first, each);
        });
        expect(kept.withheld).toEqual([]);
        fs.rmSync(path.join(first, 'x.log'), { force: true, recursive: true });
        expect(await restoreStep(fresh, kept)).toBeNull();
        fs.rmSync(path.join(fresh, 'x.log'), { force: true, recursive: true });
        expect(stateOf(fresh)).toEqual(stateOf(first));
      },
    ),
    {
      numRuns: 50,
      // What was staged before the step is no object of its own anywhere.
      examples: [
        [
          [
            { kind: 'write', name: 'a', content: '' },
            { kind: 'stage', name: 'a' },
          ],
          [{ kind: 'branch', name: 'a' }],
        ],
      ],
    },
  );
}, 120_000);
