import * as fs from 'node:fs';
import * as path from 'node:path';
import type { GitHub } from '../../../__tests__/support/github/index.js';
import { RunnerJob, type StepOptions, type StepResult } from '../../../__tests__/support/runner/index.js';
import { CheckpointError } from '../../engine/errors.js';
import { packageRoot } from '../package-root.js';
import type { Narrator } from './narrator.js';
import { ISSUE } from './steps.js';

const RUN_ID = '16234567890';
const COMMIT = '4f2c1d0e9b8a7f6e5d4c3b2a1908f7e6d5c4b3a2';

/** What a process needs on Windows; elsewhere none of these is set. */
const SYSTEM_VARIABLES = ['SystemRoot', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'USERPROFILE'];

/** A step of the demo did not go as it has to. */
class DemoError extends CheckpointError {}

/** A runner's machine that executes the job of one attempt, with the real Action. */
export class Machine {
  readonly workspace: string;
  readonly token: string;
  readonly #job: RunnerJob;
  readonly #disk: string;

  /** @param folder where the machine's disk is: empty, as a hosted runner's */
  constructor(folder: string, attempt: number, github: GitHub, narrator: Narrator) {
    this.#disk = folder;
    this.workspace = path.join(folder, 'workspace');
    const handle = github.attempt({ runId: RUN_ID, attempt, job: 'generate', sha: COMMIT });
    this.token = handle.token;
    this.#job = new RunnerJob({
      actionRoot: actionRoot(),
      workspace: this.workspace,
      temp: path.join(folder, 'temp'),
      env: { ...systemEnvironment(), ...handle.env },
      contexts: {
        github: { token: handle.token, event: { issue: { number: ISSUE } } },
        job: { check_run_id: handle.checkRunId },
      },
      onOutput: narrator.log(),
    });
  }

  /** Runs a step to its end. @throws DemoError unless it succeeds */
  async step(options: StepOptions): Promise<StepResult> {
    const result = await this.#job.start(options).finished;
    if (result.outcome === 'success') return result;
    throw new DemoError(`${options.id} ended with exit code ${result.exitCode}:\n${result.log}`, '');
  }

  /** The machine is lost as a step starts: its processes get SIGKILL, then its disk is gone. */
  async loseDuring(options: StepOptions): Promise<void> {
    const step = this.#job.start(options);
    this.#job.lost();
    await step.finished;
    fs.rmSync(this.#disk, { recursive: true, force: true, maxRetries: 5 });
  }

  /** The end of the job: its post steps. */
  async finish(): Promise<void> {
    await this.#job.finish();
  }
}

function actionRoot(): string {
  const needed = ['action.yml', path.join('dist', 'action', 'index.js')];
  const missing = needed.filter((file) => !fs.existsSync(path.join(packageRoot, file)));
  if (missing.length === 0) return packageRoot;
  throw new DemoError(
    `The demo runs the Action itself, and ${missing.join(' and ')} is not in ${packageRoot}.`,
    'Use the whole package, or a clone of the repository.',
  );
}

/** The Node that runs this is also the one that the steps find. */
function systemEnvironment(): Record<string, string> {
  const system = SYSTEM_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const folders = [path.dirname(process.execPath), process.env.PATH ?? process.env.Path ?? ''];
  return { ...Object.fromEntries(system), PATH: folders.join(path.delimiter) };
}
