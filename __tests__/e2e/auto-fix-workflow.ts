import * as fs from 'node:fs';
import * as path from 'node:path';
import { removeFolders, writeTree } from '../support/builders.js';
import { ChatModel } from '../support/chat-model.js';
import { run as git, newRepository } from '../support/checkout.js';
import { type GitHub, type Operation, startGitHub } from '../support/github/index.js';
import type { ActRun } from './act.js';
import { Attempts } from './attempts.js';

const PULL = 7;
const BRANCH = 'add-sum';
const WORKFLOW = 'auto-fix-pr.yml';

/** Everything that the workflow leaves behind in the world. */
export interface Produced {
  readonly labels: readonly string[];
  /** Without the marker, which is another one in each run. */
  readonly comments: readonly string[];
  /** The commits of the pull request's branch, with what they change. */
  readonly branch: string;
}

/** One run of `examples/auto-fix-pr.yml` for a review of a pull request, with GitHub, the repository and a model. */
export class AutoFixWorkflow {
  readonly github: GitHub;
  readonly model: ChatModel;
  readonly #attempts = new Attempts();
  readonly #origin = newRepository({ 'src/sum.js': 'export const sum = (a, b) => a - b;\n' });
  readonly #sha: string;

  private constructor(github: GitHub, model: ChatModel) {
    this.github = github;
    this.model = model;
    writeTree(this.#origin, { [`.github/workflows/${WORKFLOW}`]: publishedWorkflow() });
    fs.cpSync(path.resolve('examples'), path.join(this.#origin, 'examples'), { recursive: true });
    git(this.#origin, 'add', '--all');
    git(this.#origin, 'commit', '--quiet', '--message=Fix what reviewers ask for');
    git(this.#origin, 'branch', BRANCH);
    this.#sha = git(this.#origin, 'rev-parse', 'HEAD').trim();
    git(this.#origin, 'clone', '--quiet', '--depth=1', `file://${this.#origin}`, this.#attempts.checkout);
    this.#attempts.publishAction();
    github.issues.open({ number: PULL, pull: { head: BRANCH, base: 'main', headSha: this.#sha } });
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
    const head = { sha: this.#sha, ref: BRANCH, repo: { full_name: this.github.repository } };
    const review = { state: 'changes_requested', author_association: association };
    return this.#attempts.next(
      {
        github: this.github,
        workflow: WORKFLOW,
        event: { name: 'pull_request_review', payload: { pull_request: { number: PULL, head }, review } },
        job: 'fix',
        sha: this.#sha,
      },
      {
        env: { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: this.#gitConfig() },
        vars: { AUTO_FIX_MODEL: 'small-1', AUTO_FIX_BASE_URL: `${this.model.url}/v1`, ...vars },
        secrets: { AUTO_FIX_API_KEY: 'key-for-tests-only' },
      },
    );
  }

  /** How many requests of a kind have got their answer. */
  finished(operation: Operation): number {
    return this.github.requests.filter((one) => one.operation === operation && one.status === 200).length;
  }

  get produced(): Produced {
    const comments = this.github.issues.history(PULL).map(({ body }) => body);
    return {
      labels: [...(this.github.issues.issue(PULL)?.labels ?? [])],
      comments: comments.map((body) => body.replace(/<!-- auto-fix \S+ -->$/, '')),
      branch: git(this.#origin, 'log', '--format=%an, %s', '--patch', `main..${BRANCH}`),
    };
  }

  /** The id of the commit at the end of the branch, which is the same for the same work. */
  get commit(): string {
    return git(this.#origin, 'rev-parse', BRANCH).trim();
  }

  async close(): Promise<void> {
    try {
      await this.#attempts.close(this.github, this.model);
    } finally {
      removeFolders();
    }
  }

  /** Pushed to github.com, a commit arrives in the repository of this machine. */
  #gitConfig(): string {
    const file = path.join(this.#attempts.root, 'gitconfig');
    const address = `https://github.com/${this.github.repository}`;
    fs.writeFileSync(file, `[url "file://${this.#origin}"]\n\tinsteadOf = ${address}\n`);
    return file;
  }
}

/**
 * The workflow as it is published, but for two things: act has checked out the commit, and would go to github.com to
 * check out another one; and the library is the one of this folder.
 */
function publishedWorkflow(): string {
  const differences: [RegExp, string][] = [
    [/^ +ref: .*pull_request\.head\.sha.*\n/m, ''],
    [/checkpoint-action@1\.0\.0/, path.resolve('.')],
  ];
  return differences.reduce(
    (text, [pattern, replacement]) => {
      if (!pattern.test(text)) throw new Error(`The workflow has nothing like ${pattern}.`);
      return text.replace(pattern, replacement);
    },
    fs.readFileSync(path.resolve('examples', WORKFLOW), 'utf8'),
  );
}
