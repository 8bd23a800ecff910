// @ts-check
// Puts what was generated on a branch of its own and opens a pull request. Can be interrupted anywhere and run again:
// the same files give the same commit, and each thing is looked for before it is made. With --probe it only looks: exit
// code 0 when the pull request is there, 1 when not, anything else when that is not known.
// Environment: GH_TOKEN, ISSUE_NUMBER, SUMMARY, GENERATED_PATHS. Outputs: pull_request_number, pull_request_url, branch.
import { commitOf, pushBranch } from './branch.mjs';
import { Failure, run } from './failure.mjs';
import { issueNumber } from './issue.mjs';
import { setOutputs } from './outputs.mjs';
import { findPullRequest, openPullRequest } from './pull-request.mjs';
import { Rest } from './rest.mjs';

const { env } = process;
const isProbe = process.argv.includes('--probe');

await run(async () => {
  const rest = new Rest(env);
  const issue = issueNumber(env);
  // One branch per run: an earlier one may have commits of its reviewers.
  const branch = `checkpoint/issue-${issue}-${env.GITHUB_RUN_ID}`;
  const pull = isProbe ? await probe(rest, branch) : await open(rest, issue, branch);
  if (pull === undefined) return 1;
  setOutputs(env, { pull_request_number: String(pull.number), pull_request_url: pull.html_url, branch });
  console.log(`Pull request #${pull.number} for the branch ${branch}: ${pull.html_url}`);
  return 0;
});

/**
 * @param {Rest} rest
 * @param {string} branch
 */
async function probe(rest, branch) {
  try {
    return await findPullRequest(rest, branch);
  } catch (error) {
    // 1 would say that there is none.
    if (error instanceof Failure) error.exitCode = 2;
    throw error;
  }
}

/**
 * @param {Rest} rest
 * @param {number} issue
 * @param {string} branch
 */
async function open(rest, issue, branch) {
  if (env.GITHUB_REF_TYPE === 'tag') {
    throw new Failure(`The workflow runs on the tag ${env.GITHUB_REF_NAME}.`, 'Dispatch it on a branch.');
  }
  const paths = (env.GENERATED_PATHS ?? '').split('\n').filter((path) => path !== '');
  if (paths.length === 0)
    throw new Failure('GENERATED_PATHS names no file.', 'Hand on the output of generate.mjs.');
  const title = `Code for issue #${issue}`;
  const summary = env.SUMMARY ?? '';
  pushBranch(env, branch, commitOf(paths, `${title}\n\n${summary}\n`));
  const base = env.GITHUB_REF_NAME ?? '';
  return openPullRequest(rest, { title, head: branch, base, body: `${summary}\n\nCloses #${issue}.` });
}
