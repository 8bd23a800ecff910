import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { type GitHub, startGitHub } from '../support/github/index.js';
import { ActRun } from './act.js';
import { Model } from './model.js';
import { node24 } from './nodes.js';

const ISSUE = 42;
const SHA = 'c0ffee0000000000000000000000000000000042';

export interface AttemptSetup {
  readonly nodeFolder?: string;
  /** Lets the command of the AI step go on until it has its answer, even when the job is cancelled. */
  readonly waitForAnswer?: boolean;
  /** Further configuration variables of the repository. */
  readonly vars?: Readonly<Record<string, string>>;
}

/** Everything that a run leaves behind in the world. */
export interface Produced {
  /** What the AI command gave out, read from the step's outputs by name. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** Mode and content, in base64, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly labels: readonly string[];
  readonly comments: readonly string[];
}

/**
 * One run of a workflow of `workflows/`, with its GitHub and its language model. act gives every attempt a new
 * workspace and a new temp folder: what an attempt knows of the one before, it has from GitHub.
 */
export class WorkflowRun {
  readonly github: GitHub;
  readonly model: Model;
  readonly #root = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-e2e-'));
  readonly #workflow: string;
  readonly #attempts: ActRun[] = [];

  private constructor(workflow: string, github: GitHub, model: Model) {
    this.#workflow = workflow;
    this.github = github;
    this.model = model;
    github.issues.open({ number: ISSUE });
    const workflows = path.join(this.#checkout, '.github', 'workflows');
    fs.mkdirSync(workflows, { recursive: true });
    // All of them, because one may call another; act is told which one to run.
    fs.cpSync(path.resolve('__tests__/e2e/workflows'), workflows, { recursive: true });
    const actions = '__tests__/e2e/actions';
    fs.cpSync(path.resolve(actions), path.join(this.#checkout, actions), { recursive: true });
    fs.copyFileSync(path.resolve('action.yml'), path.join(this.#checkout, 'action.yml'));
    fs.cpSync(path.resolve('dist'), path.join(this.#checkout, 'dist'), { recursive: true });
  }

  static async start(workflow: string): Promise<WorkflowRun> {
    return new WorkflowRun(workflow, await startGitHub(), await Model.start());
  }

  /** Starts the next attempt. */
  attempt(setup: AttemptSetup = {}): ActRun {
    const attempt = this.#attempts.length + 1;
    const job = this.github.attempt({ runId: '16234567890', attempt, job: 'triage', sha: SHA });
    const { ACTIONS_RUNTIME_TOKEN, ACTIONS_RUNTIME_URL, ACTIONS_RESULTS_URL, ...env } = job.env;
    fs.mkdirSync(this.#result(attempt), { recursive: true });
    const run = new ActRun({
      checkout: this.#checkout,
      workflow: path.join('.github/workflows', this.#workflow),
      machine: path.join(this.#root, `machine-${attempt}`),
      event: { name: 'issues', payload: { action: 'opened', issue: { number: ISSUE } } },
      nodeFolder: setup.nodeFolder ?? node24,
      runner: {
        ACTIONS_RUNTIME_TOKEN: ACTIONS_RUNTIME_TOKEN ?? '',
        ACTIONS_RUNTIME_URL: ACTIONS_RUNTIME_URL ?? '',
        ACTIONS_RESULTS_URL: ACTIONS_RESULTS_URL ?? '',
      },
      // SHA_REF is act's name for GITHUB_SHA. What it is told, it does not ask git for.
      env: { ...env, SHA_REF: SHA },
      vars: {
        MODEL_URL: this.model.url,
        RESULT: this.#result(attempt),
        WAIT_FOR_ANSWER: String(setup.waitForAnswer ?? false),
        ...setup.vars,
      },
      token: job.token,
    });
    this.#attempts.push(run);
    return run;
  }

  /** What the newest attempt handed over, and what the run did to the issue. */
  produced(): Produced {
    const given = JSON.parse(this.#handedOver('outputs.json').toString());
    return {
      outputs: Object.fromEntries(Object.keys(JSON.parse(given.outputs)).map((name) => [name, given[name]])),
      files: filesBelow(path.join(this.#result(this.#attempts.length), 'answer')),
      labels: [...(this.github.issues.issue(ISSUE)?.labels ?? [])],
      comments: this.github.issues.history(ISSUE).map(({ body }) => body),
    };
  }

  /** What the run did to the issue's labels, sorted. */
  get labels(): string[] {
    return [...(this.github.issues.issue(ISSUE)?.labels ?? [])].sort();
  }

  /** The version of the Node that the newest attempt ran on. */
  get nodeVersion(): string {
    return this.#handedOver('node-version').toString().trim();
  }

  /** @throws Error when an attempt that is over left a process behind */
  async close(): Promise<void> {
    const orphans = this.#attempts.map((attempt) => attempt.orphans);
    for (const attempt of this.#attempts) await attempt.vanish();
    await this.github.close();
    await this.model.close();
    fs.rmSync(this.#root, { recursive: true, force: true });
    const left = orphans.findIndex((count) => count > 0);
    if (left !== -1) throw new Error(`Attempt ${left + 1} left ${orphans[left]} processes behind.`);
  }

  get #checkout(): string {
    return path.join(this.#root, 'checkout');
  }

  #handedOver(name: string): Buffer {
    return fs.readFileSync(path.join(this.#result(this.#attempts.length), name));
  }

  #result(attempt: number): string {
    return path.join(this.#root, `result-${attempt}`);
  }
}

/** What a workflow leaves behind when nothing happens to it. */
export async function uninterrupted(workflow: string): Promise<Produced> {
  const run = await WorkflowRun.start(workflow);
  try {
    await run.attempt().succeeds();
    return run.produced();
  } finally {
    await run.close();
  }
}

function filesBelow(folder: string): Record<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const mode = (fs.statSync(file).mode & 0o777).toString(8);
      return [path.relative(folder, file), `${mode} ${fs.readFileSync(file, 'base64')}`];
    }),
  );
}
