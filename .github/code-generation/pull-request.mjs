// @ts-check
import { Failure } from './failure.mjs';
import { isFinal } from './rest.mjs';

/**
 * @typedef {import('./rest.mjs').Rest} Rest
 * @typedef {{ number: number, html_url: string }} PullRequest
 */

const TRIES = 4;

/**
 * The pull request of a branch, one that was closed or merged since included.
 * @param {Rest} rest
 * @param {string} branch
 * @returns {Promise<PullRequest | undefined>}
 */
export async function findPullRequest(rest, branch) {
  const head = encodeURIComponent(`${rest.owner}:${branch}`);
  return (await rest.read(`/pulls?state=all&head=${head}`))[0];
}

/**
 * Opens a pull request, or finds the one that an earlier try, whose answer is lost, has opened. GitHub allows one open
 * pull request for a branch, so that two tries cannot make two.
 * @param {Rest} rest
 * @param {{ title: string, head: string, base: string, body: string }} wanted
 * @returns {Promise<PullRequest>}
 */
export async function openPullRequest(rest, wanted) {
  for (let tries = 1; ; tries++) {
    const found = await findPullRequest(rest, wanted.head);
    if (found !== undefined) return found;
    const answer = await rest.send('POST', '/pulls', wanted);
    if (answer.status === 201) return answer.data;
    // The list may lag behind, and so may the branch, which was pushed a moment ago.
    const lags = answer.status === 422 && /already exists|field\W+head/i.test(JSON.stringify(answer.data));
    if (tries === TRIES || (isFinal(answer) && !lags)) throw refused(rest, answer);
    await rest.pause(tries);
  }
}

/**
 * @param {Rest} rest
 * @param {import('./rest.mjs').Answer} answer
 */
function refused(rest, answer) {
  const failure = rest.failure(answer, 'Opening the pull request');
  return answer.status !== 403 || !isFinal(answer)
    ? failure
    : new Failure(
        failure.message,
        'The job needs "pull-requests: write", and the repository the setting Actions > General > "Allow GitHub Actions to create and approve pull requests".',
      );
}
