import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { record } from '../../engine/record.js';
import { GitError, git, gitAnswer, type Place, parts } from './git.js';

/** The workspace's own git checkout. It is only read, except by a restore. */
export interface Checkout extends Place {
  /** Where objects, branches and the list of shallow commits are: another folder in a linked work tree. */
  readonly commonDir: string;
  readonly config: Readonly<Record<string, string>>;
}

/** A branch or tag. */
export interface Ref {
  readonly oid: string;
  /** The commit that it stands for. */
  readonly commit: string;
}

/** Where the checkout is. */
export interface Position {
  /** Null before the first commit. */
  readonly head: string | null;
  /** The full name of the branch that is checked out; null when HEAD is detached. */
  readonly branch: string | null;
  /** Branches and tags, by full name. */
  readonly refs: Readonly<Record<string, Ref>>;
}

/**
 * The checkout whose root the workspace is. It is found without asking git, which would refuse one that belongs to
 * another user, as in containers.
 * @throws GitError when there is none
 */
export async function openCheckout(workspace: string): Promise<Checkout> {
  const gitDir = findGitDir(workspace);
  const common = readText(path.join(gitDir, 'commondir'));
  const place: Place = { workspace, gitDir, settings: [], env: {} };
  const listed = parts(await git(place, ['config', '--list', '-z']));
  const config = record(
    listed.map((entry) => {
      const end = entry.indexOf('\n');
      return end < 0 ? ([entry, 'true'] as const) : ([entry.slice(0, end), entry.slice(end + 1)] as const);
    }),
  );
  const commonDir = common === null ? gitDir : path.resolve(gitDir, common.trim());
  return { ...place, commonDir, config };
}

/** Where HEAD, branches and tags are now. */
export async function positionOf(checkout: Checkout): Promise<Position> {
  const format = '--format=%(refname) %(objectname) %(*objectname)';
  const [head, branch, refs] = await Promise.all([
    gitAnswer(checkout, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], { answers: [1] }),
    gitAnswer(checkout, ['symbolic-ref', '--quiet', 'HEAD'], { answers: [1] }),
    git(checkout, ['for-each-ref', format, 'refs/heads', 'refs/tags']),
  ]);
  const lines = refs.toString('utf8').split('\n').filter(Boolean);
  return {
    head: head.output.toString('utf8').trim() || null,
    branch: branch.output.toString('utf8').trim() || null,
    refs: record(
      lines.map((line) => {
        const [name = '', oid = '', commit = ''] = line.split(' ');
        return [name, { oid, commit: commit || oid }] as const;
      }),
    ),
  };
}

/** The commits at which a shallow checkout's history was cut off. */
export function shallowCommits({ commonDir }: Checkout): string[] {
  return (readText(path.join(commonDir, 'shallow')) ?? '').split('\n').filter(Boolean);
}

/** A path from the configuration, with `~` spelt out; null when it is not set. */
export function configuredPath({ config }: Checkout, name: string): string | null {
  const value = config[name];
  return value === undefined ? null : value.replace(/^~(?=\/)/, os.homedir());
}

/** `.git` is a folder, or in linked work trees and submodules a file that names it. */
export function findGitDir(workspace: string): string {
  const dotGit = path.join(workspace, '.git');
  const stat = fs.statSync(dotGit, { throwIfNoEntry: false });
  const named = stat?.isFile() ? /^gitdir: (.*)$/m.exec(readText(dotGit) ?? '')?.[1] : undefined;
  const found = stat?.isDirectory() ? dotGit : named && path.resolve(workspace, named);
  if (found && fs.existsSync(path.join(found, 'HEAD'))) return found;
  throw new GitError(
    `The workspace ${workspace} is not the root of a git checkout, which "files: @changes" needs.`,
    'Put actions/checkout, without "path", before this step, or list the files to keep with globs.',
  );
}

function readText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
