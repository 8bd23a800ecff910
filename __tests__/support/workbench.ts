import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { type AttemptHandle, type AttemptOptions, type GitHub, startGitHub } from './github/index.js';
import { type JobContexts, RunnerJob, type StepResult } from './runner/index.js';

/** The Node that runs the bundle: `TEST_NODE`, else the Node 24 that the project brings along, as on runners. */
export const bundleNode = process.env.TEST_NODE ?? nodeOfProject();

function nodeOfProject(): string {
  const file = path.resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return fs.existsSync(file) ? file : process.execPath;
}

/** This process's environment, with nothing in it of a workflow that it may be part of. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:GITHUB|ACTIONS|INPUT|CHECKPOINT)_/.test(name),
  );
  return Object.fromEntries(own);
}

export interface AttemptSetup extends Partial<AttemptOptions> {
  readonly attempt: number;
  /** A machine that has never seen this run: new workspace, new temp folder. */
  readonly freshMachine?: boolean;
  /** The temp folder still has what the job before left in it, as on a self-hosted runner that could not empty it. */
  readonly keptTemp?: boolean;
  readonly contexts?: Partial<JobContexts>;
  readonly env?: Readonly<Record<string, string>>;
  /** What runs the bundle, in place of {@link bundleNode}. */
  readonly node?: string;
}

/** One workflow run on a stand-in of GitHub: attempts on machines that stay, or that vanish. */
export class Workbench {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-workbench-'));
  readonly github: GitHub;
  readonly runId: string;
  readonly #jobs: RunnerJob[] = [];
  #machine = 0;

  private constructor(github: GitHub, runId: string) {
    this.github = github;
    this.runId = runId;
  }

  static async start(runId = '16234567890'): Promise<Workbench> {
    return new Workbench(await startGitHub(), runId);
  }

  get workspace(): string {
    return this.#folder('workspace');
  }

  get temp(): string {
    return this.#folder('temp');
  }

  /** A job of one attempt. The workspace stays unless `freshMachine`; the temp folder is the runner's to empty. */
  job(setup: AttemptSetup): RunnerJob & { readonly handle: AttemptHandle } {
    if (setup.freshMachine) this.#machine += 1;
    else if (!setup.keptTemp) fs.rmSync(this.temp, { recursive: true, force: true });
    fs.mkdirSync(this.workspace, { recursive: true });
    fs.mkdirSync(this.temp, { recursive: true });
    const { attempt, freshMachine: _f, keptTemp: _k, contexts, env, node = bundleNode, ...options } = setup;
    const handle = this.github.attempt({ job: 'generate', runId: this.runId, ...options, attempt });
    const job = new RunnerJob({
      actionRoot: path.resolve('.'),
      workspace: this.workspace,
      temp: this.temp,
      node,
      env: { ...handle.env, GITHUB_SHA: 'a'.repeat(40), ...env },
      contexts: {
        github: { token: handle.token, event: { issue: { number: 42 } } },
        job: { check_run_id: handle.checkRunId },
        ...contexts,
      },
    });
    this.#jobs.push(job);
    return Object.assign(job, { handle });
  }

  /** Runs one step to its end. */
  async step(job: RunnerJob, inputs: Readonly<Record<string, string>>, env = {}): Promise<StepResult> {
    return job.start({ id: inputs.step ?? 'checkpoint', with: inputs, env }).finished;
  }

  /** How often a command that appends a line to this file has run. */
  count(file: string): number {
    const full = path.join(this.root, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8').split('\n').length - 1 : 0;
  }

  async close(): Promise<void> {
    for (const job of this.#jobs) job.lost();
    await this.github.close();
    fs.rmSync(this.root, { recursive: true, force: true });
  }

  #folder(name: string): string {
    return path.join(this.root, `machine-${this.#machine}`, name);
  }
}

/** Runs `work` on a workbench of its own, which is cleared away afterwards, whatever happens. */
export async function onWorkbench(work: (bench: Workbench) => Promise<void>): Promise<void> {
  const bench = await Workbench.start();
  try {
    await work(bench);
  } finally {
    await bench.close();
  }
}
