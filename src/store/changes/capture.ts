import * as path from 'node:path';
import type { GitState, Withheld } from '../../engine/schema.js';
import type { SecretFinder } from '../../engine/secrets.js';
import { isAt } from '../files/workspace-path.js';
import { digestsOfBefore } from './before-digests.js';
import { type Checkout, openCheckout } from './checkout.js';
import { keepCommits } from './commits.js';
import { type Change, changesBetween, treeOf } from './diff.js';
import { openShadow, type Shadow } from './shadow.js';
import { addToTree, intendedFiles, readSnapshot, type Snapshot, snapshotOf } from './snapshot.js';
import { SUBMODULE_MODE } from './submodules.js';

/** What a step changed in the workspace's checkout. */
export interface Changes {
  /** Files that it added or changed. */
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  /** The digest of each of them before the step. */
  readonly before: ReadonlyMap<string, string>;
  readonly git: GitState;
  /** The bundle's file. */
  readonly bundle: string | null;
  readonly withheld: readonly Withheld[];
}

/**
 * Compares the checkout with the snapshot that was taken in `folder` before the step.
 * @param excluded globs of files to leave out, unless they are committed or staged
 * @throws GitError when the checkout or its snapshot is gone
 */
export async function changesSince(
  workspace: string,
  folder: string,
  excluded: readonly string[],
  secrets: SecretFinder,
): Promise<Changes> {
  const before = readSnapshot(folder);
  const checkout = await openCheckout(workspace);
  const shadow = openShadow(checkout, folder);
  const after = await snapshotOf(checkout, shadow);
  const changes = await fileChanges(checkout, shadow, before, after, excluded);
  const withheld: Withheld[] = after.unreadable.map((name) => withhold(name, 'it could not be read'));

  const files = changes.filter((change) => !isSubmodule(change) || isFileOnOneSide(change));
  const submodules = changes.filter(isSubmodule);
  withheld.push(...(await lostInSubmodules(shadow, submodules, before, after)));
  if (after.index === null) {
    withheld.push(withhold('(staged changes)', 'a merge with conflicts is not finished'));
  }
  const target = path.join(folder, 'commits.bundle');
  const kept = await keepCommits(checkout, shadow, before, after, secrets, target);
  if (typeof kept === 'string') withheld.push(withhold('(commits)', kept));
  const commits = typeof kept === 'string' ? { refs: [], commits: 0, bundle: null } : kept;
  const intended = after.index === null ? [] : await intendedFiles(checkout, shadow);
  return {
    changed: files.filter(({ after: now }) => now !== null && now.mode !== SUBMODULE_MODE).map(nameOf),
    deleted: files.filter(({ after: now }) => now === null || now.mode === SUBMODULE_MODE).map(nameOf),
    before: await digestsOfBefore(checkout, shadow, files, folder),
    git: {
      before: { head: before.head, branch: before.branch, index: before.index },
      after: { head: after.head, branch: after.branch, index: after.index },
      ...commits,
      ...(intended.length > 0 ? { intended } : {}),
      ...(submodules.length > 0
        ? {
            submodules: submodules.map((change) => ({
              path: change.path,
              before: commitOf(change.before),
              after: commitOf(change.after),
              present: after.submodules[change.path] !== undefined,
            })),
          }
        : {}),
    },
    bundle: commits.bundle === null ? null : target,
    withheld,
  };
}

async function fileChanges(
  checkout: Checkout,
  shadow: Shadow,
  before: Snapshot,
  after: Snapshot,
  excluded: readonly string[],
): Promise<Change[]> {
  let changes = await changesBetween(shadow, before.tree, after.tree);
  // What is ignored from now on is still there, and not deleted.
  const ignored = changes.filter(
    ({ path: name, after: now }) => now === null && isAt(checkout.workspace, name) === 'file',
  );
  let tree = after.tree;
  if (ignored.length > 0) {
    tree = await addToTree(shadow, ignored.map(nameOf));
    changes = await changesBetween(shadow, before.tree, tree);
  }
  if (excluded.length === 0) return changes;
  const wanted = new Set((await changesBetween(shadow, before.tree, tree, excluded)).map(nameOf));
  const recorded = await recordedChanges(shadow, before, after);
  return changes.filter(({ path: name }) => wanted.has(name) || recorded.has(name));
}

/** What the step committed or staged. Commits are kept whole, and the files have to agree with them. */
async function recordedChanges(shadow: Shadow, before: Snapshot, after: Snapshot): Promise<Set<string>> {
  const [old, now] = await Promise.all([treeOf(shadow, before.head), treeOf(shadow, after.head)]);
  const committed = await changesBetween(shadow, old, now);
  const staged =
    before.index === null || after.index === null
      ? []
      : await changesBetween(shadow, before.index, after.index);
  return new Set([...committed, ...staged].map(nameOf));
}

/** Of a submodule only its commit is kept: what else happened in it would be lost. */
async function lostInSubmodules(
  shadow: Shadow,
  changes: readonly Change[],
  before: Snapshot,
  after: Snapshot,
): Promise<Withheld[]> {
  const lost = Object.entries(after.submodules)
    .filter(([name, { dirt }]) => dirt !== '' && dirt !== before.submodules[name]?.dirt)
    .map(([name]) => withhold(name, 'files changed in this submodule, of which only the commit is kept'));
  const known = new Set(
    after.index === null
      ? []
      : (await changesBetween(shadow, await treeOf(shadow, null), after.index))
          .filter(isSubmodule)
          .map(nameOf),
  );
  const strangers = changes.filter(
    ({ path: name, after: now }) => now?.mode === SUBMODULE_MODE && !known.has(name),
  );
  return [
    ...lost,
    ...strangers.map(({ path: name }) =>
      withhold(name, `it is a repository of its own; keep it elsewhere, or leave it out with "!${name}"`),
    ),
  ];
}

function isSubmodule({ before, after }: Change): boolean {
  return before?.mode === SUBMODULE_MODE || after?.mode === SUBMODULE_MODE;
}

function isFileOnOneSide({ before, after }: Change): boolean {
  return [before, after].some((version) => version !== null && version.mode !== SUBMODULE_MODE);
}

function commitOf(version: Change['before']): string | null {
  return version?.mode === SUBMODULE_MODE ? version.oid : null;
}

function nameOf({ path: name }: Change): string {
  return name;
}

function withhold(name: string, reason: string): Withheld {
  return { kind: 'file', name, reason };
}
