import * as os from 'node:os';
import * as path from 'node:path';
import { ON_CHANGE, ON_UNKNOWN, type OnChange, type OnUnknown } from '../engine/decision.js';
import { InvalidInputError } from '../engine/errors.js';
import type { RetryPolicy } from '../engine/retry.js';
import { isStepName, STEP_NAME_RULE } from '../engine/step-name.js';
import { parseGlobs } from '../store/files/globs.js';
import { type ProgressGlobs, parseProgressGlobs } from '../store/progress/globs.js';
import { STORE_NAMES, type StoreName } from '../store/store.js';
import { type GitHubEffect, readGitHubEffect } from './github-effect.js';
import { decimal, exitCodes, flag, oneOf, raw, someOf, text, wholeNumber } from './input-values.js';

/** The one place that reads the Action's inputs; `action.yml` says what each is for. */
export interface Inputs {
  readonly mode: Mode;
  /** May be empty for `load` and `clear` only. */
  readonly step: string;
  /** The job's steps in order; null when the input is empty. */
  readonly steps: readonly string[] | null;
  readonly run: string;
  /** The label or comment that the step is about; null when it is about none. */
  readonly effect: GitHubEffect | null;
  readonly shell: string;
  readonly workingDirectory: string;
  readonly files: readonly string[];
  /** What of an unfinished step is kept. */
  readonly progressFiles: ProgressGlobs;
  /** How often that is saved while the command runs, in ms; 0: only when it has ended. */
  readonly autosaveMs: number;
  readonly inputs: string;
  /** Replaces everything that would identify what the step does; empty: it is computed. */
  readonly fingerprint: string;
  /** For `complete`: JSON or `name=value` lines. */
  readonly outputs: string;
  readonly policies: Policies;
  readonly issueNumber: string;
  readonly commitSha: string;
  readonly key: string;
  /** Where records are kept, at least one. */
  readonly stores: readonly StoreName[];
  readonly retentionDays: number;
  /** Empty: nothing is sealed. */
  readonly encryptionKey: string;
  /** Without a key nothing leaves the machine. */
  readonly requireEncryption: boolean;
  readonly resume: boolean;
  readonly token: string;
  /** What only the runner knows, handed in by defaults. */
  readonly runner: {
    readonly matrix: string;
    readonly jobIndex: string;
    readonly calledWorkflow: string;
    readonly checkRunId: string;
    readonly container: string;
  };
}

/** What to do when something is not as it should be. */
export interface Policies {
  readonly onUnknown: OnUnknown;
  readonly onChange: OnChange;
  readonly onSaveFailure: OnSaveFailure;
  /** A command that says whether the effect landed; empty: there is no proof. */
  readonly probe: string;
  readonly retry: RetryPolicy;
  /** How long one try of the command may take, in ms; Infinity without a limit. */
  readonly timeoutMs: number;
}

const ON_SAVE_FAILURE = ['warn', 'fail'] as const;
export type OnSaveFailure = (typeof ON_SAVE_FAILURE)[number];

const MODES = ['auto', 'begin', 'complete', 'load', 'clear'] as const;
export type Mode = (typeof MODES)[number];

/** @throws InvalidInputError that names the input, its value and what it may be */
export function readInputs(env: NodeJS.ProcessEnv): Inputs {
  const mode = oneOf(env, 'mode', MODES);
  const step = text(env, 'step');
  if (mode !== 'load' && mode !== 'clear' && step === '') {
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
    effect: readGitHubEffect(env, mode),
    shell: text(env, 'shell'),
    workingDirectory: text(env, 'working-directory'),
    files: parseGlobs(raw(env, 'files')),
    progressFiles: progressFiles(env, run),
    autosaveMs: decimal(env, 'autosave-seconds', 60) * 1000,
    inputs: raw(env, 'inputs'),
    fingerprint: text(env, 'fingerprint'),
    outputs: raw(env, 'outputs'),
    policies: readPolicies(env, mode),
    issueNumber: issueNumber(env),
    commitSha: text(env, 'commit-sha'),
    key: text(env, 'key'),
    retentionDays: wholeNumber(env, 'retention-days', { least: 1, most: 400, fallback: 30 }),
    stores: someOf(env, 'stores', STORE_NAMES),
    encryptionKey: encryptionKey(env),
    requireEncryption: flag(env, 'require-encryption', false),
    resume: flag(env, 'resume', true),
    token: text(env, 'token'),
    runner: {
      matrix: text(env, 'runner-matrix'),
      jobIndex: text(env, 'runner-job-index'),
      calledWorkflow: text(env, 'runner-called-workflow'),
      checkRunId: text(env, 'runner-check-run-id'),
      container: text(env, 'runner-container'),
    },
  };
}

function readPolicies(env: NodeJS.ProcessEnv, mode: Mode): Policies {
  // Between `begin` and `complete` stands somebody else's action, which is not known to bear a second run.
  const unknown: OnUnknown = mode === 'begin' || mode === 'complete' ? 'fail' : 'rerun';
  return {
    onUnknown: text(env, 'on-unknown') === '' ? unknown : oneOf(env, 'on-unknown', ON_UNKNOWN),
    onChange: oneOf(env, 'on-change', ON_CHANGE),
    onSaveFailure: oneOf(env, 'on-save-failure', ON_SAVE_FAILURE),
    probe: raw(env, 'probe').trim() === '' ? '' : raw(env, 'probe'),
    retry: {
      maxAttempts: wholeNumber(env, 'max-attempts', { least: 1, most: 100, fallback: 1 }),
      waitMs: decimal(env, 'retry-wait-seconds', 10) * 1000,
      exitCodes: exitCodes(env, 'retry-on-exit-codes'),
    },
    timeoutMs: decimal(env, 'timeout-minutes', 0) * 60_000 || Number.POSITIVE_INFINITY,
  };
}

function progressFiles(env: NodeJS.ProcessEnv, run: string): ProgressGlobs {
  const given = raw(env, 'progress-files');
  if (given.trim() !== '' && run.trim() === '') {
    throw new InvalidInputError(
      'The input "progress-files" is only for a command, in "run".',
      'Put the command into "run", or leave "progress-files" out.',
    );
  }
  return parseProgressGlobs(given, {
    workspace: path.resolve(env.GITHUB_WORKSPACE ?? '.'),
    home: homeFolder(env),
  });
}

/** As the command sees it: the job may have set another one than the user's own. */
export function homeFolder(env: NodeJS.ProcessEnv): string {
  return path.resolve((process.platform === 'win32' ? env.USERPROFILE : env.HOME) || os.homedir());
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

/** Anybody who may read artifacts can try keys at home, as long as they like. */
const MIN_KEY_LENGTH = 16;

function encryptionKey(env: NodeJS.ProcessEnv): string {
  const key = text(env, 'encryption-key');
  if (key === '' || key.length >= MIN_KEY_LENGTH) return key;
  throw new InvalidInputError(
    `The input "encryption-key" has ${key.length} characters; it needs at least ${MIN_KEY_LENGTH}.`,
    'Make one with "openssl rand -hex 32" and keep it as a secret.',
  );
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
