import * as fs from 'node:fs';
import * as path from 'node:path';
import { parseDocument, YAMLSeq } from 'yaml';
import { removeFolders } from '../support/builders.js';
import { ChatModel } from '../support/chat-model.js';
import { run as git, newRepository } from '../support/checkout.js';
import { type GitHub, startGitHub } from '../support/github/index.js';
import type { ActRun } from './act.js';
import { Attempts } from './attempts.js';

const ISSUE = 42;

const WORKFLOW = '.github/workflows/code-generation.yml';

export interface CodeGenerationOptions {
  /** How the run was started. */
  readonly by?: 'label' | 'dispatch';
  readonly label?: string;
}

export interface CodeGenerationAttempt {
  /** The job comes to a halt before the step of this number: it fails there, or stays there until it is killed. */
  readonly halt?: { readonly before: number; readonly how: 'fail' | 'stay' };
  readonly vars?: Readonly<Record<string, string>>;
}

/** Everything that the workflow leaves behind in the world. */
export interface CodeGenerationResult {
  readonly labels: readonly string[];
  readonly comments: readonly string[];
  readonly pulls: readonly { readonly head: string; readonly base: string; readonly body: string }[];
  /** Each branch of the repository, with what its commits on top of main change. */
  readonly branches: Readonly<Record<string, string>>;
}

/** One run of `.github/workflows/code-generation.yml` as it is, in a repository with an origin, with GitHub and a model. */
export class CodeGenerationRun {
  readonly github: GitHub;
  readonly model: ChatModel;
  readonly key = 'key-for-tests-only';
  readonly #attempts = new Attempts();
  readonly #options: CodeGenerationOptions;
  readonly #origin = newRepository({ 'README.md': 'read me\n', 'src/a.js': 'export const a = 1;\n' });

  private constructor(github: GitHub, model: ChatModel, options: CodeGenerationOptions) {
    this.github = github;
    this.model = model;
    this.#options = options;
    github.issues.open({ number: ISSUE, title: 'Make a two', body: 'In src/a.js. $(touch pwned)' });
    for (const copied of [WORKFLOW, '.github/code-generation']) {
      fs.cpSync(path.resolve(copied), path.join(this.#origin, copied), { recursive: true });
    }
    git(this.#origin, 'add', '--all');
    git(this.#origin, 'commit', '--quiet', '--message=Generate code');
    git(this.#origin, 'clone', '--quiet', '--depth=1', `file://${this.#origin}`, this.#attempts.checkout);
    this.#attempts.publishAction();
  }

  static async start(options: CodeGenerationOptions = {}): Promise<CodeGenerationRun> {
    // No two answers are the same, so that one that was paid for twice shows.
    const say = (answer: number) =>
      JSON.stringify({
        summary: `Answer ${answer}: a is two.\n\nSee @octo/team, "quoted" $HOME.`,
        files: [
          { path: 'src/a.js', content: 'export const a = 2;\n' },
          { path: 'src/new/b.js', content: `// ${answer}\n` },
        ],
      });
    return new CodeGenerationRun(await startGitHub(), await ChatModel.start(say), options);
  }

  attempt({ halt, vars }: CodeGenerationAttempt = {}): ActRun {
    this.#writeWorkflow(halt);
    const { by = 'label', label = 'generate-code' } = this.#options;
    const issue = this.github.issues.issue(ISSUE);
    const payload = { number: ISSUE, title: issue?.title, body: issue?.body };
    return this.#attempts.next(
      {
        github: this.github,
        workflow: path.basename(WORKFLOW),
        event:
          by === 'label'
            ? { name: 'issues', payload: { action: 'labeled', issue: payload, label: { name: label } } }
            : { name: 'workflow_dispatch', payload: { inputs: { issue_number: String(ISSUE) } } },
        job: 'generate',
        sha: git(this.#origin, 'rev-parse', 'HEAD').trim(),
      },
      {
        vars: {
          CODE_GENERATION_MODEL: 'small-1',
          CODE_GENERATION_BASE_URL: `${this.model.url}/v1`,
          ...vars,
        },
        secrets: { CODE_GENERATION_API_KEY: this.key },
      },
    );
  }

  /** From now on, a push lasts until it is released, although its branch is there already. */
  holdPushes(): { readonly isHeld: () => boolean; readonly release: () => void } {
    const gate = path.join(this.#attempts.root, 'gate');
    const hook = path.join(this.#origin, '.git/hooks/post-receive');
    fs.mkdirSync(path.dirname(hook), { recursive: true });
    fs.writeFileSync(hook, `#!/bin/sh\n: >'${gate}'\nwhile [ -e '${gate}' ]; do sleep 0.1; done\n`, {
      mode: 0o755,
    });
    return {
      isHeld: () => fs.existsSync(gate),
      release: () => {
        fs.rmSync(hook);
        fs.rmSync(gate, { force: true });
      },
    };
  }

  result(): CodeGenerationResult {
    const names = git(this.#origin, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').trim();
    return {
      labels: [...(this.github.issues.issue(ISSUE)?.labels ?? [])],
      comments: this.github.issues.history(ISSUE).map(({ body }) => withoutMarker(body)),
      pulls: this.github.issues.all.flatMap(({ pull, body }) =>
        pull === undefined ? [] : [{ head: pull.head, base: pull.base, body }],
      ),
      branches: Object.fromEntries(
        names
          .split('\n')
          .map((name) => [
            name,
            git(this.#origin, 'log', '--format=%an %ae%n%B', '--patch', '--reverse', `main..${name}`),
          ]),
      ),
    };
  }

  async close(): Promise<void> {
    try {
      await this.#attempts.close(this.github, this.model);
    } finally {
      removeFolders();
    }
  }

  /** The workflow as it is published, with one more step where a job is to come to a halt. */
  #writeWorkflow(halt: CodeGenerationAttempt['halt']): void {
    const document = parseDocument(fs.readFileSync(path.resolve(WORKFLOW), 'utf8'));
    if (halt !== undefined) {
      const steps = document.getIn(['jobs', 'generate', 'steps']);
      if (!(steps instanceof YAMLSeq)) throw new Error(`${WORKFLOW} has no steps.`);
      const run = halt.how === 'fail' ? 'exit 1' : 'sleep 600';
      steps.items.splice(halt.before, 0, document.createNode({ name: 'Halt', run }));
    }
    fs.writeFileSync(path.join(this.#attempts.checkout, WORKFLOW), document.toString());
  }
}

/** The text that people see; the last line names the run and the step. */
function withoutMarker(body: string): string {
  return body.replace(/\s*<!--[^\n]*-->\s*$/, '');
}
