import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type ActionManifest, readManifest } from './action-manifest.js';
import { contextOf, inputVariable, isRunnersOwn, jobEnvironment } from './environment.js';
import { type Contexts, evaluate, interpolate } from './expressions.js';
import { createCommandFiles, type FileCommands, noCommands, processCommandFiles } from './file-commands.js';
import { killTracked } from './orphans.js';
import { type Patience, runnersPatience, StepProcess } from './step-process.js';
import { type Annotation, WorkflowCommands } from './workflow-commands.js';

/**
 * What `${{ }}` in the default of an input can see, beside `github` and `runner`, which come from the
 * environment.
 */
export interface JobContexts {
  /** Further properties of `github`: `token`, `event`. */
  readonly github?: Readonly<Record<string, unknown>>;
  /** `check_run_id`, `workflow_ref`, …; `status` is the job's own. */
  readonly job?: Readonly<Record<string, unknown>>;
  readonly strategy?: Readonly<Record<string, unknown>>;
  /** Absent in a job without a matrix: then `toJSON(matrix)` is `null`. */
  readonly matrix?: Readonly<Record<string, unknown>>;
}

export interface RunnerJobOptions {
  /** The folder with the action.yml. */
  readonly actionRoot: string;
  readonly workspace: string;
  readonly temp: string;
  /** The node binary; this process's own by default. */
  readonly node?: string;
  /** GITHUB_*, ACTIONS_* and the job's own variables. Nothing but PATH and HOME is inherited. */
  readonly env?: Readonly<Record<string, string>>;
  readonly contexts?: JobContexts;
  /** Gets what the steps print as they print it. */
  readonly onOutput?: (text: string) => void;
  /** Shorter times than the runner's own, for a test that is not about them. */
  readonly patience?: Patience;
}

export interface StepOptions {
  /** The step's `id`; GITHUB_ACTION is derived from it. */
  readonly id?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The step's `timeout-minutes`. */
  readonly timeoutMinutes?: number;
}

export interface StepResult extends FileCommands {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What was printed to both streams, unmasked, and the runner's own errors. */
  readonly log: string;
  readonly annotations: readonly Annotation[];
  readonly outcome: 'success' | 'failure' | 'cancelled';
  readonly durationMs: number;
}

export interface PostResult extends StepResult {
  readonly id: string;
}

export interface RunningStep {
  readonly pid: number;
  /** What it has printed so far. */
  readonly log: string;
  readonly finished: Promise<StepResult>;
  /** Resolves once the log matches; rejects when the step ends before. */
  until(pattern: RegExp): Promise<void>;
  /** The job is cancelled: SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL, to the entry process only. */
  cancel(): void;
  /** A signal that does not come from the runner. */
  kill(signal: NodeJS.Signals): void;
}

interface Started {
  readonly id: string;
  readonly options: StepOptions;
  state: Record<string, string>;
}

/** One job on one runner. */
export class RunnerJob {
  /** Every value that a step asked to be masked. */
  readonly masks: string[] = [];
  readonly #options: RunnerJobOptions;
  readonly #manifest: ActionManifest;
  readonly #trackingId = `github_${randomUUID()}`;
  readonly #jobEnv: Record<string, string>;
  readonly #started: Started[] = [];
  readonly #processes = new Set<StepProcess>();
  #stepEnv: Record<string, string> = {};
  #paths: string[] = [];
  #status: 'success' | 'failure' | 'cancelled' = 'success';
  #isLost = false;

  constructor(options: RunnerJobOptions) {
    this.#options = options;
    this.#manifest = readManifest(options.actionRoot);
    for (const folder of [options.workspace, options.temp]) mkdirSync(folder, { recursive: true });
    this.#jobEnv = jobEnvironment(
      options.env ?? {},
      options.contexts?.github?.event,
      options,
      this.#trackingId,
    );
  }

  /** `job.status`, as a later step or a post step sees it. */
  get status(): 'success' | 'failure' | 'cancelled' {
    return this.#status;
  }

  /**
   * Starts a step that uses the action. Its post step is registered now: a step that never starts has none.
   */
  start(options: StepOptions = {}): RunningStep {
    const unnamed = this.#started.filter(({ id }) => id.startsWith('__self')).length;
    const id = options.id ?? (unnamed === 0 ? '__self' : `__self_${unnamed + 1}`);
    const step: Started = { id, options, state: {} };
    this.#started.push(step);
    return this.#run(this.#manifest.main, step, (result) => {
      if (result.outcome !== 'success' && this.#status === 'success') this.#status = result.outcome;
    });
  }

  /**
   * Ends the job: runs the post steps, the last started first, with the state their main step saved; then
   * kills what the job left running. A lost job has no post steps.
   */
  async finish(): Promise<PostResult[]> {
    const results: PostResult[] = [];
    for (const step of this.#started.toReversed()) {
      if (this.#isLost || this.#manifest.post === undefined) break;
      if (evaluate(this.#manifest.postIf, this.#contexts(step)) !== true) continue;
      const result = await this.#run(this.#manifest.post, step, (ended) => {
        if (ended.outcome !== 'success' && this.#status === 'success') this.#status = ended.outcome;
      }).finished;
      results.push({ id: step.id, ...result });
    }
    killTracked(this.#trackingId);
    return results;
  }

  /** The machine is gone, with everything on it: no signal is handled, no file is read, no post step runs. */
  lost(): void {
    this.#isLost = true;
    this.#status = 'failure';
    for (const process of this.#processes) process.kill('SIGKILL');
    killTracked(this.#trackingId);
  }

  #run(script: string, step: Started, onEnd: (result: StepResult) => void): RunningStep {
    const files = createCommandFiles(this.#options.temp);
    const commands = new WorkflowCommands();
    const process = new StepProcess({
      node: this.#options.node ?? globalThis.process.execPath,
      patience: this.#options.patience ?? runnersPatience,
      script,
      cwd: this.#options.workspace,
      env: this.#environment(step, files),
      onLine: (line) => commands.line(line),
      onOutput: this.#options.onOutput ?? (() => {}),
    });
    this.#processes.add(process);
    let interrupted: 'cancelled' | 'failure' | undefined;
    const cancel = (outcome: 'cancelled' | 'failure') => {
      interrupted ??= outcome;
      process.cancel();
    };
    const { timeoutMinutes } = step.options;
    const timeout =
      timeoutMinutes === undefined ? undefined : setTimeout(() => cancel('failure'), timeoutMinutes * 60_000);

    const finished = process.ended.then((ending): StepResult => {
      clearTimeout(timeout);
      this.#processes.delete(process);
      this.masks.push(...commands.masks);
      // Also after a cancellation: what was written before it counts.
      const written = this.#isLost ? noCommands() : processCommandFiles(files);
      this.#apply(step, written);
      const success = ending.exitCode === 0 && !written.failed && !this.#isLost;
      const result: StepResult = {
        ...ending,
        ...written,
        log: ending.log + written.errors.map((error) => `##[error]${error}\n`).join(''),
        annotations: [
          ...commands.annotations,
          ...written.errors.map((message) => ({ level: 'error', message }) as const),
        ],
        outcome: interrupted ?? (success ? 'success' : 'failure'),
      };
      onEnd(result);
      return result;
    });
    return {
      pid: process.pid,
      get log() {
        return process.log;
      },
      finished,
      until: (pattern) => process.until(pattern),
      cancel: () => cancel('cancelled'),
      kill: (signal) => process.kill(signal),
    };
  }

  #apply(step: Started, written: FileCommands): void {
    step.state = { ...step.state, ...written.state };
    this.#stepEnv = { ...this.#stepEnv, ...written.env };
    this.#paths = [...this.#paths.filter((entry) => !written.paths.includes(entry)), ...written.paths];
  }

  #environment(step: Started, files: Readonly<Record<string, string>>): Record<string, string> {
    const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
    const runners = Object.entries(this.#jobEnv).filter(([name]) => isRunnersOwn(name));
    const env: Record<string, string> = {
      ...inherited,
      ...this.#jobEnv,
      ...this.#stepEnv,
      ...step.options.env,
    };
    for (const [name, value] of Object.entries(step.state)) env[`STATE_${name}`] = value;
    for (const [name, value] of this.#inputs(step)) env[inputVariable(name)] = value;
    // The entry added last comes first.
    env.PATH = [...this.#paths.toReversed(), env.PATH].join(path.delimiter);
    return { ...env, ...Object.fromEntries(runners), ...files, GITHUB_ACTION: step.id };
  }

  // Evaluated for every stage anew: a default that reads `job.status` says in the post step how the job went.
  #inputs(step: Started): Map<string, string> {
    const given = new Map(Object.entries(step.options.with ?? {}));
    const named = new Set([...given.keys()].map((name) => name.toLowerCase()));
    for (const [name, text] of this.#manifest.defaults) {
      if (!named.has(name.toLowerCase())) given.set(name, interpolate(text, this.#contexts(step)));
    }
    return given;
  }

  #contexts(step: Started): Contexts {
    const { github, job, strategy, matrix } = this.#options.contexts ?? {};
    return {
      github: { ...contextOf('GITHUB', this.#jobEnv), action: step.id, ...github },
      runner: contextOf('RUNNER', this.#jobEnv),
      job: { ...job, status: this.#status },
      strategy: { 'fail-fast': true, 'job-index': 0, 'job-total': 1, 'max-parallel': 1, ...strategy },
      matrix: matrix ?? null,
    };
  }
}
