import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import type { GitHub } from '../support/github/index.js';
import { ActRun } from './act.js';
import { node24 } from './nodes.js';

/** What stays the same in every attempt of a run. */
export interface RunSetup {
  readonly github: GitHub;
  /** The name of the workflow's file. */
  readonly workflow: string;
  readonly event: { readonly name: string; readonly payload: object };
  /** The job, as REST and the services know it. */
  readonly job: string;
  /** The commit that the run works on. */
  readonly sha: string;
}

/** What may differ between attempts. */
export interface AttemptSetup {
  readonly nodeFolder?: string;
  /** Further variables of the job. */
  readonly env?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
}

/**
 * The attempts of one workflow run on this machine. act gives each a new workspace and a new temp folder: what an attempt
 * knows of the one before, it has from GitHub.
 */
export class Attempts {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-e2e-'));
  /** The repository; act copies it into the workspace of each attempt, which is its actions/checkout. */
  readonly checkout = path.join(this.root, 'checkout');
  /** Actions that workflows name by repository and ref, to the folder in which they are. */
  readonly actions: Record<string, string> = {};
  readonly #runs: ActRun[] = [];

  get count(): number {
    return this.#runs.length;
  }

  /** Copies this action, as it is built, into a folder. */
  layOutAction(folder: string): void {
    fs.mkdirSync(folder, { recursive: true });
    fs.copyFileSync(path.resolve('action.yml'), path.join(folder, 'action.yml'));
    fs.cpSync(path.resolve('dist'), path.join(folder, 'dist'), { recursive: true });
  }

  /** Workflows find this action under the name that users give it. */
  publishAction(): void {
    const folder = path.join(this.root, 'checkpoint-action');
    this.layOutAction(folder);
    this.actions['org/checkpoint-action@v1'] = folder;
  }

  next({ github, workflow, event, job, sha }: RunSetup, setup: AttemptSetup = {}): ActRun {
    const attempt = this.count + 1;
    const handle = github.attempt({ runId: '16234567890', attempt, job, sha });
    const { ACTIONS_RUNTIME_TOKEN, ACTIONS_RUNTIME_URL, ACTIONS_RESULTS_URL, ...env } = handle.env;
    const run = new ActRun({
      checkout: this.checkout,
      workflow: path.join('.github/workflows', workflow),
      machine: path.join(this.root, `machine-${attempt}`),
      event,
      nodeFolder: setup.nodeFolder ?? node24,
      runner: {
        ACTIONS_RUNTIME_TOKEN: ACTIONS_RUNTIME_TOKEN ?? '',
        ACTIONS_RUNTIME_URL: ACTIONS_RUNTIME_URL ?? '',
        ACTIONS_RESULTS_URL: ACTIONS_RESULTS_URL ?? '',
      },
      // SHA_REF is act's name for GITHUB_SHA. What it is told, it does not ask git for.
      env: { ...env, ...setup.env, SHA_REF: sha },
      vars: setup.vars ?? {},
      secrets: { ...setup.secrets, GITHUB_TOKEN: handle.token },
      actions: this.actions,
    });
    this.#runs.push(run);
    return run;
  }

  /**
   * Clears away what the attempts left on this machine, and closes the services that they used, whatever happens.
   * @throws Error when an attempt that is over left a process behind
   */
  async close(...services: readonly { close(): Promise<void> }[]): Promise<void> {
    try {
      await this.#clearAway();
    } finally {
      for (const service of services) await service.close();
    }
  }

  async #clearAway(): Promise<void> {
    const orphans = this.#runs.map((run) => run.orphans);
    for (const run of this.#runs) await run.vanish();
    fs.rmSync(this.root, { recursive: true, force: true });
    const left = orphans.findIndex((count) => count > 0);
    if (left !== -1) throw new Error(`Attempt ${left + 1} left ${orphans[left]} processes behind.`);
  }
}
