// @ts-check
import { spawnSync } from 'node:child_process';
import { Failure, quoted } from './failure.mjs';

/** For paths of files: they are names, not patterns. */
export const LITERAL = { GIT_LITERAL_PATHSPECS: '1' };

/**
 * Runs git in the workspace.
 * @param {readonly string[]} args
 * @param {{ input?: string, env?: NodeJS.ProcessEnv, expected?: readonly number[] }} [options]
 * @returns {string} what it printed
 */
export function git(args, { input = '', env = {}, expected = [0] } = {}) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Nobody is there to be asked for a password.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
  });
  if (error) throw new Failure(`git could not be started (${error.message}).`, 'The job needs git.');
  if (status !== null && expected.includes(status)) return stdout;
  throw new Failure(
    `git ${args[0]} failed: ${quoted(stderr)}`,
    'The workspace has to be a checkout of the repository.',
  );
}
