import * as path from 'node:path';
import { workOfEvent } from '../effects/workflow-event.js';
import { InvalidInputError } from '../engine/errors.js';
import type { Work } from '../engine/input-hash.js';
import { type Scope, scopeHash, withoutSecrets } from '../engine/scope.js';
import { SecretFinder, secretsOfEnvironment } from '../engine/secrets.js';
import { backendIds } from '../store/direct/backend-ids.js';
import { jobLabel } from '../store/names.js';
import type { Inputs } from './inputs.js';

/** Where and for what this step runs, as the runner's environment says. */
export interface RunContext {
  readonly runId: string;
  /** Counts the runs of the workflow; the same in every attempt. */
  readonly runNumber: string;
  readonly attempt: number;
  readonly scope: Scope;
  readonly scopeHash: string;
  /** What the job's artifacts begin with. */
  readonly label: string;
  readonly work: Work;
  /** Identifies this job in this attempt; empty where the runner does not tell. */
  readonly writer: string;
  readonly workspace: string;
  /** The runner's folder for temporary files, emptied between jobs. */
  readonly temp: string;
  readonly inContainer: boolean;
}

/** @throws InvalidInputError outside a workflow run */
export function readRunContext(env: NodeJS.ProcessEnv, inputs: Inputs): RunContext {
  const runId = required(env, 'GITHUB_RUN_ID');
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
  if (!Number.isInteger(attempt) || attempt < 1) {
    throw new InvalidInputError(
      `GITHUB_RUN_ATTEMPT is "${env.GITHUB_RUN_ATTEMPT}".`,
      'It has to be a whole number from 1.',
    );
  }
  const workflow = withoutRef(env.GITHUB_WORKFLOW_REF ?? env.GITHUB_WORKFLOW ?? '');
  const given: Scope = {
    repository: required(env, 'GITHUB_REPOSITORY'),
    workflow,
    calledWorkflow: withoutRef(inputs.runner.calledWorkflow) || workflow,
    job: required(env, 'GITHUB_JOB'),
    matrix: inputs.runner.matrix || 'null',
    key: inputs.key,
  };
  const scope = storableScope(given, env, inputs.token);
  return {
    runId,
    runNumber: env.GITHUB_RUN_NUMBER ?? '',
    attempt,
    scope,
    scopeHash: scopeHash(scope),
    label: jobLabel(scope.job, hasMatrix(scope) ? inputs.runner.jobIndex : ''),
    work: readWork(env, inputs),
    writer: inputs.runner.checkRunId || (backendIds(env.ACTIONS_RUNTIME_TOKEN ?? '')?.job ?? ''),
    workspace: path.resolve(env.GITHUB_WORKSPACE ?? process.cwd()),
    temp: path.resolve(required(env, 'RUNNER_TEMP')),
    inContainer: inputs.runner.container !== '',
  };
}

function hasMatrix(scope: Scope): boolean {
  return !/^\s*(?:null|\{\s*\})?\s*$/.test(scope.matrix);
}

/** The scope goes into documents and logs, so a matrix must not carry a secret there. */
function storableScope(scope: Scope, env: NodeJS.ProcessEnv, token: string): Scope {
  if (!hasMatrix(scope)) return scope;
  const known = new SecretFinder([...secretsOfEnvironment(env), ...(token === '' ? [] : [token])]);
  const isNamedSo = (name: string, text: string) => secretsOfEnvironment({ [name]: text }).length > 0;
  return withoutSecrets(scope, (name, text) => known.inText(text) !== null || isNamedSo(name, text));
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name] ?? '';
  if (value !== '') return value;
  throw new InvalidInputError(
    `${name} is not set.`,
    'This action runs as a step of a GitHub Actions workflow; elsewhere use the "checkpoint" command.',
  );
}

/** `owner/repo/.github/workflows/x.yml@refs/heads/main` without the ref, which differs from run to run. */
function withoutRef(workflow: string): string {
  return workflow.replace(/@[^@]*$/, '');
}

/** What the run works on: the inputs, else what the triggering event is about (design section 6). */
function readWork(env: NodeJS.ProcessEnv, inputs: Inputs): Work {
  const event = workOfEvent(env);
  return {
    issueNumber: inputs.issueNumber || event.issueNumber,
    commitSha: inputs.commitSha || event.commitSha,
  };
}
