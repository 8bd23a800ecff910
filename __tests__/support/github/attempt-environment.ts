import type { Job } from './attempts.js';

/**
 * What the runner puts into the environment of an action of this job (actions/runner
 * NodeScriptActionHandler), as far as it concerns GitHub's services. GITHUB_SERVER_URL is not the stand-in:
 * the clients take any other host for GitHub Enterprise Server and refuse to work.
 */
export function attemptEnvironment(job: Job, url: string, repository: string): Record<string, string> {
  return {
    ACTIONS_RUNTIME_TOKEN: job.runtimeToken,
    ACTIONS_RUNTIME_URL: `${url}/`,
    ACTIONS_RESULTS_URL: `${url}/`,
    ACTIONS_CACHE_URL: `${url}/`,
    ACTIONS_CACHE_SERVICE_V2: 'true',
    GITHUB_API_URL: url,
    GITHUB_GRAPHQL_URL: `${url}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RUN_ID: job.runId,
    GITHUB_RUN_ATTEMPT: String(job.attempt),
    GITHUB_JOB: job.key,
    GITHUB_REF: job.ref,
    GITHUB_SHA: job.sha,
  };
}
