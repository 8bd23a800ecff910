import * as fs from 'node:fs';
import * as path from 'node:path';
import { run as git } from '../support/checkout.js';
import { type GitHub, startGitHub } from '../support/github/index.js';
import type { ActRun } from './act.js';
import { Attempts } from './attempts.js';
import { node24 } from './nodes.js';

const ISSUE = 42;

/** The first YAML of a section of `docs/recipes.md`, or of the README: a whole `jobs:`. */
function yamlOf(recipe: string): string {
  const document = ['docs/recipes.md', 'README.md'].map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const section = document.split(/^## /m).find((text) => anchor(text.split('\n')[0] ?? '') === recipe);
  const yaml = /^```yaml\n([\s\S]*?)^```$/m.exec(section ?? '')?.[1];
  if (yaml === undefined) throw new Error(`The documents have no YAML for "${recipe}".`);
  return yaml;
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');
}

/** The anchors of the sections of `docs/recipes.md`, which are the names of the recipes. */
export function recipes(): string[] {
  const document = fs.readFileSync(path.resolve('docs/recipes.md'), 'utf8');
  return [...document.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => anchor(heading));
}

/**
 * One run of a recipe as it stands in `docs/recipes.md`, or of the README's own workflow, in a repository with what it takes for granted: the folder of
 * its name below `recipes/`.
 */
export class RecipeRun {
  readonly github: GitHub;
  readonly #recipe: string;
  readonly #attempts = new Attempts();
  readonly #calls = path.join(this.#attempts.root, 'calls');

  private constructor(recipe: string, github: GitHub) {
    this.#recipe = recipe;
    this.github = github;
    github.issues.open({ number: ISSUE });
    const { checkout, actions, root } = this.#attempts;
    fs.mkdirSync(this.#calls);
    const given = path.resolve('__tests__/e2e/recipes', recipe);
    fs.cpSync(given, checkout, { recursive: true });
    fs.rmSync(path.join(checkout, 'agent-action'), { recursive: true, force: true });
    const workflow = path.join(checkout, '.github/workflows/recipe.yml');
    fs.mkdirSync(path.dirname(workflow), { recursive: true });
    fs.writeFileSync(workflow, `on: issues\n${yamlOf(recipe)}`);
    git(checkout, 'init', '--quiet', '--initial-branch=main');
    git(checkout, 'add', '--all');
    git(checkout, 'commit', '--quiet', '--message=first');
    this.#attempts.publishAction();
    actions['some/agent-action@v1'] = path.join(given, 'agent-action');
    // Programs that the recipe installs, beside the Node that the runner brings along.
    const programs = path.join(root, 'bin');
    if (fs.existsSync(path.join(given, 'bin')))
      fs.cpSync(path.join(given, 'bin'), programs, { recursive: true });
    fs.mkdirSync(programs, { recursive: true });
    fs.symlinkSync(path.join(node24, 'node'), path.join(programs, 'node'));
  }

  static async start(recipe: string): Promise<RecipeRun> {
    return new RecipeRun(recipe, await startGitHub());
  }

  attempt(): ActRun {
    const { checkout, root } = this.#attempts;
    return this.#attempts.next(
      {
        github: this.github,
        workflow: 'recipe.yml',
        event: { name: 'issues', payload: { action: 'opened', issue: { number: ISSUE } } },
        job: this.#recipe,
        sha: git(checkout, 'rev-parse', 'HEAD').trim(),
      },
      { env: { CALLS: this.#calls }, nodeFolder: path.join(root, 'bin') },
    );
  }

  /** What the recipe's scripts noted in a file, line by line. */
  calls(name: string): string[] {
    const file = path.join(this.#calls, name);
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd() : '';
    return text === '' ? [] : text.split('\n');
  }

  /** A file that tells the recipe's scripts something: to wait, for one. */
  flag(name: string, isSet: boolean): void {
    const file = path.join(this.#calls, name);
    if (isSet) fs.writeFileSync(file, '');
    else fs.rmSync(file, { force: true });
  }

  get labels(): string[] {
    return [...(this.github.issues.issue(ISSUE)?.labels ?? [])];
  }

  /** What people read on the issue. */
  get comments(): string[] {
    return this.github.issues.history(ISSUE).map(({ body }) => body.replace(/\s*<!--[^\n]*-->\s*$/, ''));
  }

  close(): Promise<void> {
    return this.#attempts.close(this.github);
  }
}
