import * as fs from 'node:fs';
import * as path from 'node:path';
import type { AttemptHandle } from '../__tests__/support/github/index.js';
import { RunnerJob, runnersPatience, type StepResult } from '../__tests__/support/runner/index.js';
import { StepProcess } from '../__tests__/support/runner/step-process.js';

/** A machine that has never seen the run: its own workspace and temp folder, one job. */
export class Machine {
  readonly workspace: string;
  readonly temp: string;
  readonly #job: RunnerJob;

  /** @param actionRoot the folder with the action.yml that its steps use */
  constructor(root: string, actionRoot: string, handle: AttemptHandle) {
    const folder = fs.mkdtempSync(path.join(root, 'machine-'));
    this.workspace = path.join(folder, 'workspace');
    this.temp = path.join(folder, 'temp');
    this.#job = new RunnerJob({
      actionRoot,
      workspace: this.workspace,
      temp: this.temp,
      node: process.execPath,
      env: { ...handle.env, GITHUB_SHA: 'a'.repeat(40) },
      contexts: {
        github: { token: handle.token, event: { issue: { number: 42 } } },
        job: { check_run_id: handle.checkRunId },
      },
    });
  }

  /** Runs one step; it has to succeed. The result has its wall-clock time, from its start to its end. */
  async step(given: Record<string, string>, env: Record<string, string> = {}): Promise<StepResult> {
    const result = await this.#job.start({ with: given, env }).finished;
    if (result.outcome !== 'success') throw new Error(`a step failed:\n${result.log}`);
    return result;
  }

  /** The post steps, which nobody measures. */
  async finish(): Promise<void> {
    await this.#job.finish();
  }
}

/** How long Node takes to do nothing, in ms, started as the steps are. */
export async function bareStart(): Promise<number> {
  const { durationMs } = await new StepProcess({
    node: process.execPath,
    script: '--eval=0',
    cwd: process.cwd(),
    env: { PATH: process.env.PATH ?? '' },
    patience: runnersPatience,
    onLine: () => {},
    onOutput: () => {},
  }).ended;
  return durationMs;
}
