import * as fs from 'node:fs';
import { RefusedError } from '../../engine/errors.js';
import type { GitState } from '../../engine/schema.js';
import { resolveInside } from '../files/workspace-path.js';
import { missingObjects } from './batch.js';
import { type Checkout, openCheckout, type Position, positionOf } from './checkout.js';
import { git } from './git.js';
import { openShadow } from './shadow.js';
import { stagedTree } from './snapshot.js';
import { hasCommit, lookAtSubmodule, moveSubmodule } from './submodules.js';

/** What has to be done to a repository so that it is as the step left it. */
export interface GitRestore {
  /** Something of the bundle is missing here. */
  readonly needsBundle: boolean;
  /** Takes over the objects; changes nothing that anybody sees. @throws Error that says what is wrong with them */
  takeObjects(bundle: string): Promise<void>;
  /** Moves branches, HEAD and the index, once the files are in place. */
  finish(): Promise<void>;
}

/** What is said when the checkout has moved on. */
const FIX =
  'Check out the commit that the run works on, or run the step again with "resume: false". Nothing was changed.';

/**
 * Compares the checkout with what it was before and after the step. Touches nothing.
 * @param scratch an empty folder outside the workspace
 * @returns null when the workspace is no checkout any more that could be restored, with the reason
 * @throws RefusedError when something is neither as before nor as after the step
 */
export async function planGitRestore(
  workspace: string,
  state: GitState,
  scratch: string,
): Promise<GitRestore | string> {
  const checkout = await openCheckout(workspace);
  const shadow = openShadow(checkout, scratch);
  const now = { ...(await positionOf(checkout)), index: await stagedTree(checkout, shadow) };
  const conflicts = conflictsOf(state, now);
  if (conflicts.length > 0) throw new RefusedError(`${conflicts.join(', and ')}.`, FIX);
  const lost = await lostSubmodules(workspace, state);
  if (lost.length > 0) return lost.join('; ');

  const isStaged = state.before.index === state.after.index || now.index === state.after.index;
  const needed = [
    state.after.head,
    // A tree of what is staged need not be among the checkout's objects.
    isStaged ? null : state.after.index,
    ...state.refs.filter((ref) => ref.after !== (now.refs[ref.name]?.oid ?? null)).map((ref) => ref.after),
  ].filter((oid) => oid !== null);
  const missing = await missingObjects(checkout, needed);
  if (missing.length > 0 && state.bundle === null) {
    return `the checkout lacks ${missing[0]?.slice(0, 12)}, which the step found there`;
  }
  return {
    needsBundle: missing.length > 0,
    takeObjects: async (bundle) => {
      await git(checkout, ['bundle', 'unbundle', bundle]);
      const [still] = await missingObjects(checkout, needed);
      if (still !== undefined) throw new Error(`${still.slice(0, 12)} is missing in its commits`);
    },
    finish: async () => {
      await moveSubmodules(workspace, state);
      await moveRefs(checkout, state, now);
      await restoreIndex(checkout, state, now.index);
    },
  };
}

type Now = Position & { readonly index: string | null };

function conflictsOf({ before, after, refs }: GitState, now: Now): string[] {
  const conflicts: string[] = [];
  const moves = before.head !== after.head || before.branch !== after.branch;
  if (moves && ![before.head, after.head].includes(now.head)) {
    conflicts.push(
      `HEAD is at ${short(now.head)}, and was at ${short(before.head)} before the step and at ${short(after.head)} after it`,
    );
  } else if (moves && ![before.branch, after.branch].includes(now.branch)) {
    conflicts.push(
      `${branch(now.branch)} is checked out, and it was ${branch(before.branch)} before the step and ${branch(after.branch)} after it`,
    );
  }
  for (const ref of refs) {
    const oid = now.refs[ref.name]?.oid ?? null;
    // A fresh checkout has only one branch, so that one which is not there is not in the way.
    if (oid === null || oid === ref.before || oid === ref.after) continue;
    conflicts.push(
      `${ref.name} is at ${short(oid)}, and the step moved it from ${short(ref.before)} to ${short(ref.after)}`,
    );
  }
  if (before.index !== after.index && now.index !== before.index && now.index !== after.index) {
    conflicts.push('other changes are staged than before or after the step');
  }
  return conflicts;
}

/** Branches and tags in one transaction, then HEAD. Each has to be still as it was when it was compared. */
async function moveRefs(checkout: Checkout, { before, after, refs }: GitState, now: Now): Promise<void> {
  const commands = refs.flatMap(({ name, after: wanted }) => {
    const present = now.refs[name]?.oid ?? null;
    if (present === wanted) return [];
    if (wanted === null) return [`delete ${name} ${present}\n`];
    return [present === null ? `create ${name} ${wanted}\n` : `update ${name} ${wanted} ${present}\n`];
  });
  if (commands.length > 0) {
    await git(checkout, ['update-ref', '--stdin', '-m', 'checkpoint: restored'], {
      input: commands.join(''),
    });
  }
  if (before.head === after.head && before.branch === after.branch) return;
  if (after.branch !== null) {
    if (now.branch !== after.branch) await git(checkout, ['symbolic-ref', 'HEAD', after.branch]);
  } else if (after.head !== null && (now.branch !== null || now.head !== after.head)) {
    await git(checkout, ['update-ref', '--no-deref', '-m', 'checkpoint: restored', 'HEAD', after.head]);
  }
}

/** What is staged, keeping what the index knows of files that are the same, and files that are only announced. */
async function restoreIndex(checkout: Checkout, state: GitState, present: string | null): Promise<void> {
  const { before, after, intended = [] } = state;
  if (after.index !== null && before.index !== after.index && present !== after.index) {
    await git(checkout, ['read-tree', '--reset', after.index]);
  }
  if (intended.length > 0) {
    const input = intended.map((file) => `${file}\0`).join('');
    await git(
      checkout,
      ['add', '--intent-to-add', '--force', '--pathspec-from-file=-', '--pathspec-file-nul'],
      {
        input,
        env: { GIT_LITERAL_PATHSPECS: '1' },
      },
    );
  }
  // Exit code 1 only says that some files differ from what is staged.
  await git(checkout, ['update-index', '-q', '--refresh'], { answers: [1] });
}

/** What of the submodules cannot be brought back, because only their commits' names are kept. */
async function lostSubmodules(workspace: string, { submodules = [] }: GitState): Promise<string[]> {
  const lost: string[] = [];
  for (const { path: name, before, after, present } of submodules) {
    resolveInside(workspace, name);
    const here = await lookAtSubmodule(workspace, name);
    if (here === null) {
      if (present) lost.push(`the submodule "${name}" is not checked out`);
    } else if (here.commit === after) {
      // It is as the step left it.
    } else if (here.commit !== before || here.dirt !== '') {
      throw new RefusedError(`The submodule "${name}" is neither as before nor as after the step.`, FIX);
    } else if (after === null) {
      lost.push(`the submodule "${name}" would have to be removed`);
    } else if (!(await hasCommit(workspace, name, after))) {
      lost.push(`the submodule "${name}" does not have the commit ${short(after)}`);
    }
  }
  return lost;
}

async function moveSubmodules(workspace: string, { submodules = [] }: GitState): Promise<void> {
  for (const { path: name, after } of submodules) {
    const folder = resolveInside(workspace, name);
    const here = await lookAtSubmodule(workspace, name);
    if (here !== null && after !== null) {
      if (here.commit !== after) await moveSubmodule(workspace, name, after);
    } else if (here === null && after !== null) {
      fs.mkdirSync(folder, { recursive: true });
    } else if (here === null && isEmptyFolder(folder)) {
      fs.rmdirSync(folder);
    }
  }
}

function isEmptyFolder(folder: string): boolean {
  try {
    return fs.readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

function short(oid: string | null): string {
  return oid === null ? 'no commit' : oid.slice(0, 12);
}

function branch(name: string | null): string {
  return name === null ? 'no branch' : name.replace(/^refs\/heads\//, '');
}
