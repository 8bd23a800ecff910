import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface JobFolders {
  readonly workspace: string;
  readonly temp: string;
}

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'Linux',
  darwin: 'macOS',
  win32: 'Windows',
};

/**
 * The GITHUB_* and RUNNER_* variables of a job, with plausible values for what is not given. The event is
 * written to the file that GITHUB_EVENT_PATH names.
 */
export function jobEnvironment(
  given: Readonly<Record<string, string>>,
  event: unknown,
  folders: JobFolders,
  trackingId: string,
): Record<string, string> {
  const repository = given.GITHUB_REPOSITORY ?? 'octo/repo';
  const ref = given.GITHUB_REF ?? 'refs/heads/main';
  const eventPath = path.join(folders.temp, '_github_workflow', 'event.json');
  mkdirSync(path.dirname(eventPath), { recursive: true });
  writeFileSync(eventPath, JSON.stringify(event ?? {}));
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
    GITHUB_JOB: 'generate',
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags)\//, ''),
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'c0ffee0000000000000000000000000000000001',
    GITHUB_TRIGGERING_ACTOR: 'octocat',
    GITHUB_WORKFLOW: 'ci',
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/ci.yml@${ref}`,
    GITHUB_WORKFLOW_SHA: 'c0ffee0000000000000000000000000000000001',
    RUNNER_ARCH: process.arch.toUpperCase(),
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'stand-in',
    RUNNER_OS: systems[process.platform] ?? 'Linux',
    RUNNER_TOOL_CACHE: path.join(folders.temp, '_tool'),
    ...given,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_WORKSPACE: folders.workspace,
    RUNNER_TEMP: folders.temp,
    RUNNER_TRACKING_ID: trackingId,
    RUNNER_WORKSPACE: path.dirname(folders.workspace),
  };
}

/**
 * What only the runner sets: neither `env:` nor GITHUB_ENV can change it (actions/runner
 * NodeScriptActionHandler).
 */
export function isRunnersOwn(name: string): boolean {
  return /^(?:GITHUB|RUNNER|ACTIONS)_/.test(name) || name === 'GITHUB_ACTIONS' || name === 'CI';
}

/** `GITHUB_RUN_ID` in the environment is `github.run_id` in an expression. */
export function contextOf(prefix: 'GITHUB' | 'RUNNER', env: Readonly<Record<string, string>>) {
  const entries = Object.entries(env).filter(([name]) => name.startsWith(`${prefix}_`));
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice(prefix.length + 1).toLowerCase(), value]),
  );
}

/** The variable that carries an input: upper case, blanks replaced, anything else as it is. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
