import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { removeFolders, writeTree } from '../support/builders.js';
import { ChatModel } from '../support/chat-model.js';
import { checkOut, run as git, newRepository } from '../support/checkout.js';
import { type GitHub, type Operation, startGitHub } from '../support/github/index.js';
import { ActRun } from './act.js';
import { node24 } from './nodes.js';

const PULL = 7;
const WORKFLOW = '.github/workflows/auto-fix-pr.yml';

/** Everything that the workflow leaves behind in the world. */
export interface Produced {
  readonly labels: readonly string[];
  /** Without the marker, which is another one in each run. */
  readonly comments: readonly string[];
  /** The commits of the pull request's branch, the newest first, with what they change. */
  readonly branch: string;
}

/** One run of `examples/auto-fix-pr.yml` for a review of a pull request, with GitHub, the repository and a model. */
export class AutoFixWorkflow {
  readonly github: GitHub;
  readonly model: ChatModel;
  readonly #root = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-e2e-'));
  readonly #origin = newRepository({ 'src/sum.js': 'export const sum = (a, b) => a - b;\n' });
  readonly #sha: string;
  readonly #attempts: ActRun[] = [];

  private constructor(github: GitHub, model: ChatModel) {
    this.github = github;
    this.model = model;
    this.#layOutScripts();
    git(this.#origin, 'add', '--all');
    git(this.#origin, 'commit', '--quiet', '--message=Fix what reviewers ask for');
    git(this.#origin, 'branch', 'add-sum');
    this.#sha = git(this.#origin, 'rev-parse', 'HEAD').trim();
    fs.mkdirSync(this.#checkout);
    checkOut(this.#origin, { into: this.#checkout });
    github.issues.open({ number: PULL, pull: { head: 'add-sum', base: 'main', headSha: this.#sha } });
    github.reviews.submit(PULL, { comments: [{ path: 'src/sum.js', body: 'It has to add.' }] });
  }

  static async start(): Promise<AutoFixWorkflow> {
    // No two answers are the same, so that one that was paid for twice shows.
    const says = (answer: number) =>
      JSON.stringify({
        summary: `Answer ${answer}`,
        files: [
          { path: 'src/sum.js', content: `export const sum = (a, b) => a + b; // ${answer}\n` },
          { path: 'test/sum.js', content: `// ${answer}\n` },
        ],
      });
    return new AutoFixWorkflow(await startGitHub(), await ChatModel.start(says));
  }

  /** Starts the next attempt. */
  attempt(vars: Readonly<Record<string, string>> = {}, association = 'MEMBER'): ActRun {
    const attempt = this.#attempts.length + 1;
    const job = this.github.attempt({ runId: '16234567890', attempt, job: 'fix', sha: this.#sha });
    const { ACTIONS_RUNTIME_TOKEN, ACTIONS_RUNTIME_URL, ACTIONS_RESULTS_URL, ...env } = job.env;
    const run = new ActRun({
      checkout: this.#checkout,
      workflow: WORKFLOW,
      machine: path.join(this.#root, `machine-${attempt}`),
      event: {
        name: 'pull_request_review',
        payload: {
          pull_request: {
            number: PULL,
            head: { sha: this.#sha, ref: 'add-sum', repo: { full_name: this.github.repository } },
          },
          review: { state: 'changes_requested', author_association: association },
        },
      },
      nodeFolder: node24,
      runner: {
        ACTIONS_RUNTIME_TOKEN: ACTIONS_RUNTIME_TOKEN ?? '',
        ACTIONS_RUNTIME_URL: ACTIONS_RUNTIME_URL ?? '',
        ACTIONS_RESULTS_URL: ACTIONS_RESULTS_URL ?? '',
      },
      // Pushed to github.com, a commit arrives in the repository of this machine.
      env: {
        ...{ ...env, SHA_REF: this.#sha, GIT_CONFIG_NOSYSTEM: '1', AUTO_FIX_API_KEY: 'key-for-tests-only' },
        GIT_CONFIG_GLOBAL: this.#gitConfig(env.GITHUB_SERVER_URL ?? ''),
      },
      vars: { AUTO_FIX_MODEL: 'small-1', AUTO_FIX_BASE_URL: `${this.model.url}/v1`, ...vars },
      token: job.token,
    });
    this.#attempts.push(run);
    return run;
  }

  /** How many requests of a kind have got their answer. */
  finished(operation: Operation): number {
    return this.github.requests.filter((one) => one.operation === operation && one.status === 200).length;
  }

  get produced(): Produced {
    return {
      labels: [...(this.github.issues.issue(PULL)?.labels ?? [])],
      comments: this.github.issues
        .history(PULL)
        .map(({ body }) => body.replace(/<!-- auto-fix \S+ -->$/, '')),
      branch: git(this.#origin, 'log', '--format=%an, %s', '--patch', 'main..add-sum'),
    };
  }

  /** The id of the commit at the end of the branch, which is the same for the same work. */
  get commit(): string {
    return git(this.#origin, 'rev-parse', 'add-sum').trim();
  }

  async close(): Promise<void> {
    for (const attempt of this.#attempts) await attempt.vanish();
    await this.github.close();
    await this.model.close();
    removeFolders();
    fs.rmSync(this.#root, { recursive: true, force: true });
  }

  get #checkout(): string {
    return path.join(this.#root, 'checkout');
  }

  /**
   * The workflow as it is published, but for what act does not know: it is the checkout itself, so that the commit is not
   * asked for, has the action and the library from this folder, and no secrets but its token.
   */
  #layOutScripts(): void {
    const published = fs.readFileSync('examples/auto-fix-pr.yml', 'utf8');
    const differences: [RegExp, string][] = [
      [/^ +ref: .*pull_request\.head\.sha.*\n/m, ''],
      [/org\/checkpoint-action@v1/g, './.github/checkpoint-action'],
      [/checkpoint-action@1\.0\.0/, path.resolve('.')],
      [/secrets\.AUTO_FIX_API_KEY/, 'env.AUTO_FIX_API_KEY'],
    ];
    const workflow = differences.reduce((text, [pattern, replacement]) => {
      if (!pattern.test(text)) throw new Error(`The workflow has nothing like ${pattern}.`);
      return text.replace(pattern, replacement);
    }, published);
    writeTree(this.#origin, { [WORKFLOW]: workflow });
    const action = path.join(this.#origin, '.github', 'checkpoint-action');
    fs.mkdirSync(action);
    fs.copyFileSync('action.yml', path.join(action, 'action.yml'));
    fs.cpSync('dist', path.join(action, 'dist'), { recursive: true });
    fs.cpSync('examples', path.join(this.#origin, 'examples'), { recursive: true });
  }

  #gitConfig(server: string): string {
    const file = path.join(this.#root, 'gitconfig');
    const address = `${server}/${this.github.repository}`;
    fs.writeFileSync(file, `[url "file://${this.#origin}"]\n\tinsteadOf = ${address}\n`);
    return file;
  }
}
