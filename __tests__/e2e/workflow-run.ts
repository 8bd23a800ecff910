import * as fs from 'node:fs';
import * as path from 'node:path';
import { type GitHub, startGitHub } from '../support/github/index.js';
import type { ActRun } from './act.js';
import { Attempts } from './attempts.js';
import { Model } from './model.js';

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

/** One run of a workflow of `workflows/`, with its GitHub and its language model. */
export class WorkflowRun {
  readonly github: GitHub;
  readonly model: Model;
  readonly #workflow: string;
  readonly #attempts = new Attempts();

  private constructor(workflow: string, github: GitHub, model: Model) {
    this.#workflow = workflow;
    this.github = github;
    this.model = model;
    github.issues.open({ number: ISSUE });
    const { checkout } = this.#attempts;
    const workflows = path.join(checkout, '.github', 'workflows');
    fs.mkdirSync(workflows, { recursive: true });
    // All of them, because one may call another; act is told which one to run.
    fs.cpSync(path.resolve('__tests__/e2e/workflows'), workflows, { recursive: true });
    const actions = '__tests__/e2e/actions';
    fs.cpSync(path.resolve(actions), path.join(checkout, actions), { recursive: true });
    this.#attempts.layOutAction(checkout);
  }

  static async start(workflow: string): Promise<WorkflowRun> {
    return new WorkflowRun(workflow, await startGitHub(), await Model.start());
  }

  /** Starts the next attempt. */
  attempt(setup: AttemptSetup = {}): ActRun {
    const result = this.#result(this.#attempts.count + 1);
    fs.mkdirSync(result, { recursive: true });
    const { nodeFolder } = setup;
    return this.#attempts.next(
      {
        github: this.github,
        workflow: this.#workflow,
        event: { name: 'issues', payload: { action: 'opened', issue: { number: ISSUE } } },
        job: 'triage',
        sha: SHA,
      },
      {
        ...(nodeFolder === undefined ? {} : { nodeFolder }),
        vars: {
          MODEL_URL: this.model.url,
          RESULT: result,
          WAIT_FOR_ANSWER: String(setup.waitForAnswer ?? false),
          ...setup.vars,
        },
      },
    );
  }

  /** Runs the next attempt on a machine that vanishes while the model thinks. */
  async vanishWhileAsking(): Promise<void> {
    const before = this.model.calls;
    this.model.hold();
    const attempt = this.attempt();
    await attempt.until('the model was asked', () => this.model.calls === before + 1);
    await attempt.vanish();
    await this.model.deserted();
    this.model.release();
  }

  /** What the newest attempt handed over, and what the run did to the issue. */
  produced(): Produced {
    const given = JSON.parse(this.#handedOver('outputs.json').toString());
    return {
      outputs: Object.fromEntries(Object.keys(JSON.parse(given.outputs)).map((name) => [name, given[name]])),
      files: filesBelow(path.join(this.#result(this.#attempts.count), 'answer')),
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
  close(): Promise<void> {
    return this.#attempts.close(this.github, this.model);
  }

  #handedOver(name: string): Buffer {
    return fs.readFileSync(path.join(this.#result(this.#attempts.count), name));
  }

  #result(attempt: number): string {
    return path.join(this.#attempts.root, `result-${attempt}`);
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
