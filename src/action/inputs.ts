import { InvalidInputError } from '../engine/errors.js';
import { isStepName, STEP_NAME_RULE } from '../engine/step-name.js';
import { parseGlobs } from '../store/files/globs.js';

/** The one place that reads the Action's inputs; `action.yml` says what each is for. */
export interface Inputs {
  readonly mode: Mode;
  /** Empty for `load` and `clear`. */
  readonly step: string;
  /** The job's steps in order; null when the input is empty. */
  readonly steps: readonly string[] | null;
  readonly run: string;
  readonly shell: string;
  readonly workingDirectory: string;
  readonly files: readonly string[];
  readonly inputs: string;
  readonly issueNumber: string;
  readonly commitSha: string;
  readonly key: string;
  readonly retentionDays: number;
  readonly resume: boolean;
  readonly token: string;
  /** What only the runner knows, handed in by defaults. */
  readonly runner: {
    readonly matrix: string;
    readonly calledWorkflow: string;
    readonly checkRunId: string;
    readonly container: string;
  };
}

const MODES = ['auto', 'load', 'clear'] as const;
export type Mode = (typeof MODES)[number];

/** @throws InvalidInputError that names the input, its value and what it may be */
export function readInputs(env: NodeJS.ProcessEnv): Inputs {
  const mode = oneOf(env, 'mode', MODES);
  const step = text(env, 'step');
  if (mode === 'auto' && step === '') {
    throw new InvalidInputError(
      'The input "step" is missing.',
      'Name the step, for example "step: ai-complete".',
    );
  }
  if (step !== '') checkStepName('step', step);
  const run = raw(env, 'run');
  if (mode !== 'auto' && run.trim() !== '') {
    throw new InvalidInputError(
      `The input "run" does not go with "mode: ${mode}".`,
      'Leave one of them out.',
    );
  }
  return {
    mode,
    step,
    steps: stepList(env),
    run: run.trim() === '' ? '' : run,
    shell: text(env, 'shell'),
    workingDirectory: text(env, 'working-directory'),
    files: parseGlobs(raw(env, 'files')),
    inputs: raw(env, 'inputs'),
    issueNumber: issueNumber(env),
    commitSha: text(env, 'commit-sha'),
    key: text(env, 'key'),
    retentionDays: wholeNumber(env, 'retention-days', 1, 400),
    resume: flag(env, 'resume'),
    token: text(env, 'token'),
    runner: {
      matrix: text(env, 'runner-matrix'),
      calledWorkflow: text(env, 'runner-called-workflow'),
      checkRunId: text(env, 'runner-check-run-id'),
      container: text(env, 'runner-container'),
    },
  };
}

function raw(env: NodeJS.ProcessEnv, name: string): string {
  return env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '';
}

function text(env: NodeJS.ProcessEnv, name: string): string {
  return raw(env, name).trim();
}

function stepList(env: NodeJS.ProcessEnv): readonly string[] | null {
  const names = raw(env, 'steps')
    .split(/[\s,]+/)
    .filter((name) => name !== '');
  for (const name of names) checkStepName('steps', name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new InvalidInputError(
      `The input "steps" names "${twice}" twice.`,
      'Name each step once, in order.',
    );
  }
  return names.length > 0 ? names : null;
}

function checkStepName(input: string, name: string): void {
  if (isStepName(name)) return;
  throw new InvalidInputError(`The input "${input}" has the name "${name}".`, STEP_NAME_RULE);
}

function issueNumber(env: NodeJS.ProcessEnv): string {
  const value = text(env, 'issue-number').replace(/^#/, '');
  if (value !== '' && !/^\d{1,18}$/.test(value)) {
    throw new InvalidInputError(
      `The input "issue-number" is "${value}".`,
      'Give the number alone, such as 42.',
    );
  }
  return value;
}

function oneOf<T extends string>(env: NodeJS.ProcessEnv, name: string, allowed: readonly [T, ...T[]]): T {
  const value = text(env, name) || allowed[0];
  const match = allowed.find((candidate) => candidate === value);
  if (match !== undefined) return match;
  throw new InvalidInputError(`The input "${name}" is "${value}".`, `Use one of ${allowed.join(', ')}.`);
}

/** As the runner's own `core.getBooleanInput`: the YAML 1.2 core schema. */
function flag(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = text(env, name);
  if (['', 'true', 'True', 'TRUE'].includes(value)) return true;
  if (['false', 'False', 'FALSE'].includes(value)) return false;
  throw new InvalidInputError(`The input "${name}" is "${value}".`, 'Use true or false.');
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, least: number, most: number): number {
  const value = text(env, name);
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new InvalidInputError(
    `The input "${name}" is "${value}".`,
    `Give a whole number from ${least} to ${most}.`,
  );
}
