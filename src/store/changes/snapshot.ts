import * as fs from 'node:fs';
import * as path from 'node:path';
import { type Checkout, openCheckout, type Position, positionOf } from './checkout.js';
import { git, gitAnswer, parts } from './git.js';
import { copyIndex, openShadow, type Shadow } from './shadow.js';
import { lookAtSubmodules, type Submodule } from './submodules.js';

/** The state of a checkout at one moment. Trees are in the shadow's objects. */
export interface Snapshot extends Position {
  /** The tree of what is staged; null while the index has conflicts. */
  readonly index: string | null;
  /** The tree of the files as they are, untracked ones too, without what is ignored. */
  readonly tree: string;
  /** Files that could not be read, and are not in the tree as they are. */
  readonly unreadable: readonly string[];
  readonly submodules: Readonly<Record<string, Submodule>>;
}

/** Takes a snapshot in `folder`, where {@link readSnapshot} finds it. */
export async function takeSnapshot(workspace: string, folder: string): Promise<Snapshot> {
  const checkout = await openCheckout(workspace);
  const snapshot = await snapshotOf(checkout, openShadow(checkout, folder));
  fs.writeFileSync(path.join(folder, 'snapshot.json'), JSON.stringify(snapshot));
  return snapshot;
}

/** The snapshot that was taken in `folder` before. */
export function readSnapshot(folder: string): Snapshot {
  return JSON.parse(fs.readFileSync(path.join(folder, 'snapshot.json'), 'utf8')) as Snapshot;
}

export async function snapshotOf(checkout: Checkout, shadow: Shadow): Promise<Snapshot> {
  copyIndex(checkout, shadow);
  const [position, index, submodules] = await Promise.all([
    positionOf(checkout),
    indexTree(shadow),
    lookAtSubmodules(shadow),
  ]);
  const { code } = await gitAnswer(shadow, ['add', '--all', '--ignore-errors'], { answers: [1] });
  return {
    ...position,
    index,
    tree: await writeTree(shadow),
    unreadable: code === 0 ? [] : await notAdded(shadow),
    submodules,
  };
}

/** The tree of what is staged now. */
export async function stagedTree(checkout: Checkout, shadow: Shadow): Promise<string | null> {
  copyIndex(checkout, shadow);
  return indexTree(shadow);
}

/** Takes files into the shadow's tree although they are ignored now. Returns the new tree. */
export async function addToTree(shadow: Shadow, files: readonly string[]): Promise<string> {
  await git(shadow, ['update-index', '--add', '-z', '--stdin'], {
    input: files.map((file) => `${file}\0`).join(''),
  });
  return writeTree(shadow);
}

/** Files of which the index only knows that they will be added (`git add -N`). */
export async function intendedFiles(checkout: Checkout, shadow: Shadow): Promise<string[]> {
  copyIndex(checkout, shadow);
  return parts(await git(shadow, ['diff-files', '--name-only', '--diff-filter=A', '-z']));
}

async function indexTree(shadow: Shadow): Promise<string | null> {
  const conflicts = await git(shadow, ['ls-files', '--unmerged', '-z']);
  return conflicts.length > 0 ? null : writeTree(shadow);
}

/** Of a partial clone not all objects are here; that does not matter for comparing. */
async function writeTree(shadow: Shadow): Promise<string> {
  return (await git(shadow, ['write-tree', '--missing-ok'])).toString('utf8').trim();
}

async function notAdded(shadow: Shadow): Promise<string[]> {
  const [changed, other] = await Promise.all([
    git(shadow, ['diff-files', '--name-only', '-z']),
    git(shadow, ['ls-files', '--others', '--exclude-standard', '-z']),
  ]);
  return [...new Set([...parts(changed), ...parts(other)])];
}
