import * as fs from 'node:fs';
import type { GitState } from '../../engine/schema.js';
import type { SecretFinder } from '../../engine/secrets.js';
import { bytes } from '../../engine/words.js';
import { digestFile } from '../files/digest.js';
import { MAX_TOTAL_BYTES } from '../files/limits.js';
import { type Checkout, type Ref, shallowCommits } from './checkout.js';
import { treeOf } from './diff.js';
import { git } from './git.js';
import type { Shadow } from './shadow.js';
import type { Snapshot } from './snapshot.js';

/** What the step did to the repository itself, and the objects that this needs. */
export interface KeptCommits {
  readonly refs: GitState['refs'];
  /** How many commits are new. */
  readonly commits: number;
  /** Null when nothing is needed that the checkout before the step did not have. */
  readonly bundle: { readonly sha256: string; readonly size: number } | null;
}

/**
 * Writes the commits, and what is staged, into a git bundle based on the commit that was checked out before the step.
 * @param target the bundle's file
 * @returns what was kept, or why it must or can not be
 */
export async function keepCommits(
  checkout: Checkout,
  shadow: Shadow,
  before: Snapshot,
  after: Snapshot,
  secrets: SecretFinder,
  target: string,
): Promise<KeptCommits | string> {
  const base = before.head === null ? [] : [`^${before.head}`];
  const heads = changedRefs(before, after).filter(({ name }) => name.startsWith('refs/heads/'));
  const tips = [after.head, ...heads.map((ref) => ref.after)].filter((oid) => oid !== null);
  const commits = tips.length === 0 ? [] : await revList(shadow, [], [...tips, ...base]);
  const cut = new Set(shallowCommits(checkout));
  if (commits.some((commit) => cut.has(commit))) {
    return 'they reach beyond what this shallow checkout has; give actions/checkout "fetch-depth: 0"';
  }
  const tags = ownTags(before, after, commits);
  const staged = await stagedCommit(shadow, before, after);
  const wanted = [
    ...new Set([...tips, ...tags.map((tag) => tag.after), ...(staged === null ? [] : [staged])]),
  ];
  const refs = [...heads, ...tags];
  const fault = refs.map(({ name }) => secrets.inText(name)).find((found) => found !== null);
  if (fault) return fault;
  const oids = wanted.filter((oid) => oid !== null);
  const objects =
    oids.length === 0 ? [] : await revList(shadow, ['--objects', '--no-object-names'], [...oids, ...base]);
  if (objects.length === 0) return { refs, commits: 0, bundle: null };

  const secret = await secretIn(shadow, objects, secrets);
  if (secret !== null) return secret;
  await writeBundle(shadow, oids, base, target);
  const { size } = fs.statSync(target);
  if (size > MAX_TOTAL_BYTES) return `a step keeps at most ${bytes(MAX_TOTAL_BYTES)}`;
  return { refs, commits: commits.length, bundle: digestFile(target) };
}

type ChangedRef = GitState['refs'][number];

function changedRefs(before: Snapshot, after: Snapshot): ChangedRef[] {
  const names = new Set([...Object.keys(before.refs), ...Object.keys(after.refs)]);
  const oid = (refs: Readonly<Record<string, Ref>>, name: string) => refs[name]?.oid ?? null;
  return [...names]
    .map((name) => ({ name, before: oid(before.refs, name), after: oid(after.refs, name) }))
    .filter((ref) => ref.before !== ref.after)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Tags of what was checked out or made here. A fetch brings others, which are not what the step did. */
function ownTags(before: Snapshot, after: Snapshot, commits: readonly string[]): ChangedRef[] {
  const own = new Set([before.head, after.head, ...commits]);
  return changedRefs(before, after).filter(
    ({ name }) =>
      name.startsWith('refs/tags/') && own.has((after.refs[name] ?? before.refs[name])?.commit ?? ''),
  );
}

/** What is staged and not committed, as a commit that nothing points to; null when the base or HEAD has it all. */
async function stagedCommit(shadow: Shadow, before: Snapshot, after: Snapshot): Promise<string | null> {
  if (after.index === null || after.index === before.index) return null;
  if (after.index === (await treeOf(shadow, after.head))) return null;
  const parent = after.head === null ? [] : ['-p', after.head];
  const who = { NAME: 'checkpoint-action', EMAIL: 'checkpoint-action', DATE: '@0 +0000' };
  const env = Object.fromEntries(
    Object.entries(who).flatMap(([part, value]) => [
      [`GIT_AUTHOR_${part}`, value],
      [`GIT_COMMITTER_${part}`, value],
    ]),
  );
  const output = await git(shadow, ['commit-tree', after.index, ...parent, '-m', 'staged'], { env });
  return output.toString('utf8').trim();
}

async function revList(
  shadow: Shadow,
  options: readonly string[],
  revisions: readonly string[],
): Promise<string[]> {
  const output = await git(shadow, ['rev-list', ...options, '--stdin'], {
    input: `${revisions.join('\n')}\n`,
  });
  return output.toString('utf8').split('\n').filter(Boolean);
}

/** Scans commits with their messages, names and contents. */
async function secretIn(
  shadow: Shadow,
  objects: readonly string[],
  secrets: SecretFinder,
): Promise<string | null> {
  let tail = '';
  let fault: string | null = null;
  await git(shadow, ['cat-file', '--batch', '--buffer'], {
    input: `${objects.join('\n')}\n`,
    onOutput: (chunk) => {
      const text = chunk.toString('latin1');
      fault ??= secrets.inLatin1(tail + text);
      tail = (tail + text).slice(-secrets.overlap);
    },
  });
  return fault;
}

async function writeBundle(
  shadow: Shadow,
  tips: readonly string[],
  base: readonly string[],
  target: string,
): Promise<void> {
  const names = tips.map((_, index) => `refs/checkpoint/${index}`);
  const updates = tips.map((oid, index) => `update ${names[index]} ${oid}\n`);
  await git(shadow, ['update-ref', '--stdin'], { input: updates.join('') });
  await git(shadow, ['bundle', 'create', '--quiet', target, '--stdin'], {
    input: `${[...names, ...base].join('\n')}\n`,
  });
}
