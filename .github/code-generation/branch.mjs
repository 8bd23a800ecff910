// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { git, LITERAL } from './git.mjs';

const BOT = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' };

/**
 * Commits files of the workspace on top of HEAD. Neither HEAD nor the index moves, and the date is that of HEAD: so the
 * same files give the same commit, however often it is made.
 * @param {readonly string[]} paths
 * @param {string} message
 * @returns {string} the commit's id
 */
export function commitOf(paths, message) {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-generation-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    git(['read-tree', 'HEAD'], { env });
    git(['add', '--', ...paths], { env: { ...env, ...LITERAL } });
    const tree = git(['write-tree'], { env }).trim();
    const date = git(['show', '--no-patch', '--format=%cI', 'HEAD']).trim();
    return git(['commit-tree', tree, '-p', 'HEAD'], { input: message, env: authorEnv(date) }).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Brings the commit to the branch of this run. A branch that has it already is left alone; one with another commit of
 * ours on the same base, from code that was generated anew, is moved; one that somebody else has changed is an error.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} branch
 * @param {string} commit
 */
export function pushBranch(env, branch, commit) {
  const auth = authEnv(env);
  const ref = `refs/heads/${branch}`;
  const there = git(['ls-remote', 'origin', ref], { env: auth }).split('\t')[0] ?? '';
  if (there === commit) return;
  if (there !== '' && !isOurs(ref, there, auth)) {
    throw new Failure(
      `The branch ${branch} has commits of somebody else.`,
      'Nothing was pushed. Start a new run, which makes a branch of its own.',
    );
  }
  // Only if it is still where it was seen.
  git(['push', '--quiet', `--force-with-lease=${ref}:${there}`, 'origin', `${commit}:${ref}`], { env: auth });
}

/**
 * @param {string} ref
 * @param {string} tip
 * @param {NodeJS.ProcessEnv} auth
 */
function isOurs(ref, tip, auth) {
  git(['fetch', '--quiet', '--no-tags', 'origin', ref], { env: auth });
  const [parents, email] = git(['show', '--no-patch', '--format=%P%n%ce', tip]).split('\n');
  return parents === git(['rev-parse', 'HEAD']).trim() && email === BOT.email;
}

/** @param {string} date */
function authorEnv(date) {
  return {
    GIT_AUTHOR_NAME: BOT.name,
    GIT_AUTHOR_EMAIL: BOT.email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: BOT.name,
    GIT_COMMITTER_EMAIL: BOT.email,
    GIT_COMMITTER_DATE: date,
  };
}

/**
 * The token for git's requests to GitHub, for this process only: not in its arguments, which everybody can read, and
 * not in the workspace, where other steps would find it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function authEnv({ GH_TOKEN, GITHUB_SERVER_URL = 'https://github.com' }) {
  if (!GH_TOKEN) throw new Failure('GH_TOKEN is empty.', 'Hand the job’s token to the step.');
  const basic = Buffer.from(`x-access-token:${GH_TOKEN}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${GITHUB_SERVER_URL}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`,
  };
}
