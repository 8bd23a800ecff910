import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { newFolder, readTree, writeTree } from '../support/builders.js';
import { ChatModel, type Script } from '../support/chat-model.js';
import { type GitHub, type NewIssue, startGitHub } from '../support/github/index.js';
import { keyValuePairs } from '../support/runner/index.js';
import { bundleNode } from '../support/workbench.js';

const PULL = 7;
const HEAD = 'f00d000000000000000000000000000000000007';
const SCRIPT = path.resolve('examples/auto_fix_pr.mjs');
const KILL_AT = pathToFileURL(path.resolve('__tests__/support/kill-at.mjs')).href;

/** The checkout of the pull request, as every machine gets it. */
const CHECKOUT = { 'src/sum.js': 'export const sum = (a, b) => a - b;\n', 'README.md': 'read me\n' };

/** No two answers are the same, so that one that was paid for twice shows. */
export const SAYS: Script = (answer) =>
  JSON.stringify({
    summary: `Answer ${answer}: it adds. Thanks @reviewer, fixes #1 <!-- -->`,
    files: [
      { path: 'src/sum.js', content: `export const sum = (a, b) => a + b; // ${answer}\n` },
      { path: 'src/new/test.js', content: `// ${answer}\n` },
    ],
  });

export interface Attempt {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; log: string }>;
}

/** What the script leaves behind. Comments are without the marker, which is another one in each run. */
export interface Result {
  readonly labels: readonly string[];
  readonly comments: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** One run of the script in a wrapped step, on machines that stay or are new, with GitHub and a model. */
export class AutoFixRun {
  readonly github: GitHub;
  readonly model: ChatModel;
  readonly file = path.join(newFolder(), 'checkpoint.json');
  #workspace = '';
  #attempts = 0;
  #output = '';

  private constructor(github: GitHub, model: ChatModel) {
    this.github = github;
    this.model = model;
    this.newMachine();
  }

  static async start(pull: NewIssue = {}): Promise<AutoFixRun> {
    const run = new AutoFixRun(await startGitHub(), await ChatModel.start(SAYS));
    run.github.issues.open({
      ...{ number: PULL, title: 'Add sum', labels: ['bug'] },
      ...{ pull: { head: 'add-sum', base: 'main', headSha: HEAD }, ...pull },
    });
    run.github.reviews.submit(PULL, {
      body: 'It has to add.',
      comments: [{ path: 'src/sum.js', line: 1, body: 'This subtracts.' }],
    });
    return run;
  }

  get pull(): number {
    return PULL;
  }

  get workspace(): string {
    return this.#workspace;
  }

  /** The disk is gone, but for the checkpoint, which the Action has kept; the pull request is checked out anew. */
  newMachine(): void {
    this.#workspace = newFolder();
    writeTree(this.#workspace, CHECKOUT);
  }

  /** Starts the script as the step of the next attempt does. `killedAt`: see kill-at.mjs. */
  attempt(
    given: { readonly killedAt?: number; readonly env?: Readonly<Record<string, string>> } = {},
  ): Attempt {
    this.#attempts += 1;
    const job = this.github.attempt({ runId: '16234567890', attempt: this.#attempts, sha: HEAD });
    const event = path.join(newFolder(), 'event.json');
    fs.writeFileSync(event, JSON.stringify({ pull_request: { number: PULL, head: { sha: HEAD } } }));
    this.#output = path.join(path.dirname(event), 'output');
    fs.writeFileSync(this.#output, '');
    const kill = given.killedAt === undefined ? {} : { KILL_AT: String(given.killedAt) };
    const child = spawn(
      bundleNode,
      [...(given.killedAt === undefined ? [] : ['--import', KILL_AT]), SCRIPT],
      {
        cwd: this.#workspace,
        env: {
          ...{ PATH: process.env.PATH, ...job.env, GITHUB_TOKEN: job.token, GITHUB_EVENT_PATH: event },
          ...{ GITHUB_WORKSPACE: this.#workspace, GITHUB_OUTPUT: this.#output },
          ...{ CHECKPOINT_FILE: this.file, CHECKPOINT_IDEMPOTENCY_KEY: 'a'.repeat(64) },
          ...{ AI_BASE_URL: `${this.model.url}/v1`, AI_MODEL: 'small-1', AI_API_KEY: 'key-for-tests-only' },
          ...kill,
          ...given.env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log += chunk.toString('utf8');
      });
    }
    const ended = new Promise<Awaited<Attempt['ended']>>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal, log }));
    });
    return { child, ended };
  }

  /** An attempt that comes to its end. @throws Error with its log when it does not succeed */
  async succeeds(env: Readonly<Record<string, string>> = {}): Promise<string> {
    const { code, log } = await this.attempt({ env }).ended;
    if (code === 0) return log;
    throw new Error(`It should succeed, and ended with ${code}:\n${log}`);
  }

  /** What the newest attempt gave out. */
  get outputs(): Record<string, string> {
    return Object.fromEntries(keyValuePairs(fs.readFileSync(this.#output, 'utf8')));
  }

  get result(): Result {
    return {
      labels: [...(this.github.issues.issue(PULL)?.labels ?? [])],
      comments: this.github.issues
        .history(PULL)
        .map(({ body }) => body.replace(/<!-- auto-fix \S+ -->$/, '')),
      files: readTree(this.#workspace),
    };
  }

  async close(): Promise<void> {
    await this.github.close();
    await this.model.close();
  }
}
