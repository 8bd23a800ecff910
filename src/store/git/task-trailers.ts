import { spawnSync } from 'node:child_process';
import { CheckpointError, InvalidInputError } from '../../engine/errors.js';
import { errorCode } from '../errors.js';

/** The trailer of a commit message that says which unit the commit completes. */
const TRAILER = 'Task-Id';

/** What somebody may have set for their own work must not change what a commit proves. */
const SETTINGS = [
  'color.ui=false',
  'core.commentChar=#',
  'core.warnAmbiguousRefs=true',
  'i18n.logOutputEncoding=UTF-8',
  'log.follow=false',
  'trailer.separators=:',
  `trailer.${TRAILER}.key=${TRAILER}`,
].flatMap((setting) => ['-c', setting]);

/** The repository could not be asked. */
export class RepositoryError extends CheckpointError {}

/**
 * What the commits that can be reached from a ref say about units: unit to the id of the newest commit with a trailer
 * `Task-Id: <unit>`. One pass over the history, by git itself.
 * @param folder in the repository
 * @throws InvalidInputError for something that is no ref; RepositoryError when the history cannot be read in full
 */
export function readTaskTrailers(folder: string, ref: string): Map<string, string> {
  if (ref === '' || ref.startsWith('-')) {
    throw new InvalidInputError(`"${ref}" is no ref.`, 'Give a branch, a tag or a commit.');
  }
  const shallow = git(folder, ['rev-parse', '--is-shallow-repository']);
  if (shallow.code !== 0) throw failed(folder, shallow.complaint);
  if (shallow.output.trim() === 'true') {
    throw new RepositoryError(
      'The repository is a shallow clone, so a commit that is not seen proves nothing.',
      'Fetch the whole history: git fetch --unshallow, or fetch-depth: 0 for actions/checkout.',
    );
  }
  const commit = commitOf(folder, ref);
  const log = git(folder, [
    'log',
    `--grep=^${TRAILER}[[:space:]]*:`,
    '--regexp-ignore-case',
    '--extended-regexp',
    '--no-show-signature',
    '--no-patch',
    `--format=%H%x1f%(trailers:key=${TRAILER},valueonly,unfold,separator=%x1f)%x1e`,
    commit,
    '--',
  ]);
  if (log.code !== 0) throw failed(folder, log.complaint);
  return newestByUnit(log.output);
}

function commitOf(folder: string, ref: string): string {
  const { code, output, complaint } = git(folder, ['rev-parse', '--verify', `${ref}^{commit}`]);
  const commit = output.trim();
  // Other notations that git understands here, such as `^main`, stand for commits that are left out.
  if (code !== 0 || !/^[0-9a-f]{40,64}$/.test(commit)) {
    throw new RepositoryError(
      `There is no commit "${ref}" in ${folder}.`,
      'Give a branch, a tag or a commit.',
    );
  }
  if (complaint.includes('is ambiguous')) {
    throw new RepositoryError(
      `"${ref}" is the name of a branch and of something else in ${folder}.`,
      `Give its full name, such as refs/heads/${ref} or refs/tags/${ref}.`,
    );
  }
  return commit;
}

/** The newest commits come first. */
function newestByUnit(log: string): Map<string, string> {
  const commits = new Map<string, string>();
  for (const line of log.split('\x1e')) {
    const [id = '', ...units] = line.split('\x1f').map((part) => part.trim());
    for (const unit of units) if (unit !== '' && !commits.has(unit)) commits.set(unit, id);
  }
  return commits;
}

function git(
  folder: string,
  args: readonly string[],
): { code: number | null; output: string; complaint: string } {
  const { status, stdout, stderr, error } = spawnSync('git', [...SETTINGS, ...args], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' },
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  if (error !== undefined) {
    const isMissing = errorCode(error) === 'ENOENT';
    const why = isMissing ? 'git is not installed' : `git could not be started: ${error.message}`;
    throw new RepositoryError(`${why}.`, '--git needs it.');
  }
  return { code: status, output: stdout, complaint: stderr };
}

function failed(folder: string, complaint: string): RepositoryError {
  const [said = ''] = complaint.trim().split('\n');
  return new RepositoryError(
    `git cannot read the history in ${folder} (${said}).`,
    'Run this in the repository.',
  );
}
