import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { SecretFinder } from '../../../src/engine/secrets.js';
import { newFolder, removeFolders, writeTree } from '../../support/builders.js';
import { type KeptStep, keepStep, restoreStep } from '../../support/changes.js';
import { checkOut, newRepository, run, stateOf } from '../../support/checkout.js';

afterAll(removeFolders);

const windows = process.platform === 'win32';

function paths({ files }: KeptStep): string[] {
  return files.map((file) => (file.deleted ? `- ${file.path}` : file.path));
}

/** Everything in git's folder, to see that it is left alone. */
function inside(repository: string): unknown {
  const folder = path.join(repository, '.git');
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [file, fs.readFileSync(file, 'latin1')]);
}

test('the user’s repository is not touched: no objects, no index, no hooks, whatever is configured', async () => {
  const repository = newRepository();
  const traces = newFolder();
  const trace = (name: string) => `touch '${path.join(traces, name)}'`;
  for (const hook of ['post-index-change', 'reference-transaction', 'pre-commit', 'post-checkout']) {
    writeTree(repository, { [`.git/hooks/${hook}`]: `#!/bin/sh\n${trace(hook)}\n` });
    fs.chmodSync(path.join(repository, '.git/hooks', hook), 0o755);
  }
  run(repository, 'config', 'core.fsmonitor', trace('fsmonitor'));
  run(repository, 'config', 'diff.external', trace('external'));
  run(repository, 'config', 'diff.evil.textconv', trace('textconv'));
  run(repository, 'config', 'filter.evil.clean', `${trace('clean')}; cat`);
  writeTree(repository, { '.gitattributes': '*.md filter=evil diff=evil\n', untracked: 'x' });
  fs.rmSync(traces, { recursive: true });
  fs.mkdirSync(traces);
  const before = inside(repository);
  const kept = await keepStep(repository, () => writeTree(repository, { 'README.md': 'changed\n' }));
  expect(inside(repository)).toEqual(before);
  expect(fs.readdirSync(traces)).toEqual([]);
  expect(paths(kept)).toEqual(['README.md']);
});

test('the caller’s own GIT_* variables lead nowhere', async () => {
  const repository = newRepository();
  const variables = { GIT_DIR: '/nowhere', GIT_INDEX_FILE: '/nowhere/index', GIT_WORK_TREE: '/' };
  Object.assign(process.env, variables);
  try {
    const kept = await keepStep(repository, () => writeTree(repository, { new: 'x' }));
    expect(paths(kept)).toEqual(['new']);
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
});

test('what is ignored is no change, unless it is tracked', async () => {
  const repository = newRepository();
  writeTree(repository, { 'tracked.log': 'x', 'visible.tmp': 'x' });
  run(repository, 'add', '--force', 'tracked.log');
  run(repository, 'commit', '--quiet', '--message=x');
  const kept = await keepStep(repository, () => {
    writeTree(repository, {
      'new.log': 'x',
      'ignored/deep': 'x',
      'tracked.log': 'changed',
      // Ignored from now on, which does not delete it.
      '.gitignore': '*.log\n*.tmp\n/ignored/\n',
    });
  });
  expect(paths(kept)).toEqual(['.gitignore', 'tracked.log']);
});

test('a file whose content was changed within the tick of a clock is seen', async () => {
  const repository = newRepository();
  const kept = await keepStep(repository, () => {
    const file = path.join(repository, 'src/a.txt');
    const { atime, mtime } = fs.statSync(file);
    writeTree(repository, { 'src/a.txt': 'b\n' });
    fs.utimesSync(file, atime, mtime);
  });
  expect(paths(kept)).toEqual(['src/a.txt']);
});

test('exclusions, and globs beside it', async () => {
  const repository = newRepository();
  const kept = await keepStep(repository, () => {
    writeTree(repository, {
      'secret/a/b': 'x',
      'x.tmp': 'x',
      'deep/x.tmp': 'x',
      'cache/one/x': 'x',
      'cache/two/x': 'x',
      'cache/three/x': 'x',
      'ignored/wanted': 'x',
      'ignored/not': 'x',
      'new.txt': 'x',
    });
    fs.rmSync(path.join(repository, 'src/a.txt'));
    fs.rmSync(path.join(repository, 'src/b.txt'));
  }, ['@changes', 'ignored/wanted', '!secret/**', '!*.tmp', '!cache/{one,two}', '!./src/a.txt']);
  expect(paths(kept)).toEqual(['cache/three/x', 'deep/x.tmp', 'ignored/wanted', 'new.txt', '- src/b.txt']);
  await expect(keepStep(repository, () => {}, ['@changes', '!+(a|b)'])).rejects.toMatchObject({
    name: 'InvalidInputError',
    message: expect.stringContaining('does not go with "@changes"'),
  });
});

test('what is committed or staged cannot be left out, because the files have to agree with it', async () => {
  const repository = newRepository();
  const kept = await keepStep(repository, () => {
    writeTree(repository, { 'out/committed': 'x' });
    run(repository, 'add', '--all');
    run(repository, 'commit', '--quiet', '--message=x');
    writeTree(repository, { 'out/staged': 'x', 'out/untracked': 'x' });
    run(repository, 'add', 'out/staged');
  }, ['@changes', '!out/**']);
  expect(paths(kept)).toEqual(['out/committed', 'out/staged']);
});

describe('what cannot be kept is withheld, and the step is done nevertheless', () => {
  const secret = 'hunter22-and-more';
  const secrets = new SecretFinder([secret]);

  const SECRETS: readonly (readonly [string, (workspace: string) => void, string])[] = [
    ['in a file', (w) => writeTree(w, { new: secret }), 'new'],
    ['in a name', (w) => writeTree(w, { [secret]: 'x' }), '(name withheld)'],
    ['in the name of a deleted file', (w) => fs.rmSync(path.join(w, `old-${secret}`)), '(name withheld)'],
    [
      'in a commit’s message',
      (w) => run(w, 'commit', '--quiet', '--allow-empty', `--message=uses ${secret}`),
      '(commits)',
    ],
    [
      'in a commit that a later one took back',
      (w) => {
        for (const text of [secret, 'nothing']) {
          writeTree(w, { 'src/a.txt': text });
          run(w, 'commit', '--quiet', '--all', '--message=x');
        }
      },
      '(commits)',
    ],
    [
      'in what is staged only',
      (w) => {
        writeTree(w, { 'src/a.txt': secret });
        run(w, 'add', '--all');
        writeTree(w, { 'src/a.txt': 'nothing' });
      },
      '(commits)',
    ],
    ['in a branch’s name', (w) => run(w, 'branch', secret), '(commits)'],
  ];

  test.each(SECRETS)('a secret %s', async (_, step, name) => {
    const repository = newRepository({ 'src/a.txt': 'a', [`old-${secret}`]: 'x' });
    const kept = await keepStep(repository, () => step(repository), ['@changes'], secrets);
    expect(kept.withheld.map((item) => item.name)).toEqual([name]);
    expect(JSON.stringify(kept.unit)).not.toContain(secret);
  });

  test('a repository inside that is none of its submodules', async () => {
    const repository = newRepository();
    const kept = await keepStep(repository, () => {
      fs.cpSync(newRepository(), path.join(repository, 'clone'), { recursive: true });
      run(newRepository(), 'init', '--quiet', path.join(repository, 'empty'));
      writeTree(repository, { new: 'x' });
    });
    expect(paths(kept)).toEqual(['new']);
    expect(kept.withheld.map(({ name }) => name).sort()).toEqual(['clone', 'empty/']);
  });

  test('a file that cannot be read', async () => {
    if (windows) return;
    const repository = newRepository();
    const root = process.getuid?.() === 0;
    const { HOME } = process.env;
    // Nothing is locked for root, who has to become somebody else.
    if (root) {
      execFileSync('chown', ['-R', '65534', repository]);
      process.seteuid?.(65534);
      process.env.HOME = repository;
    }
    try {
      const kept = await keepStep(repository, () => {
        writeTree(repository, { locked: 'x', fine: 'x' });
        fs.chmodSync(path.join(repository, 'locked'), 0);
      });
      expect(paths(kept)).toEqual(['fine']);
      expect(kept.withheld).toMatchObject([{ name: 'locked', reason: 'it could not be read' }]);
    } finally {
      if (root) process.seteuid?.(0);
      process.env.HOME = HOME;
    }
  });

  test('a merge that is not finished', async () => {
    const repository = newRepository();
    const kept = await keepStep(repository, () => {
      run(repository, 'checkout', '--quiet', '-b', 'other');
      writeTree(repository, { 'src/a.txt': 'other\n' });
      run(repository, 'commit', '--quiet', '--all', '--message=other');
      run(repository, 'checkout', '--quiet', 'main');
      writeTree(repository, { 'src/a.txt': 'main\n' });
      run(repository, 'commit', '--quiet', '--all', '--message=main');
      expect(() => run(repository, 'merge', 'other')).toThrow();
    });
    expect(kept.withheld).toMatchObject([{ reason: 'a merge with conflicts is not finished' }]);
  });

  test('commits whose history a shallow checkout does not have', async () => {
    const source = newRepository();
    run(source, 'checkout', '--quiet', '-b', 'other');
    for (const message of ['one', 'two'])
      run(source, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
    run(source, 'checkout', '--quiet', 'main');
    run(source, 'commit', '--quiet', '--allow-empty', '--message=three');
    const shallow = checkOut(source);
    const kept = await keepStep(shallow, () => {
      run(shallow, 'fetch', '--quiet', '--depth=1', 'origin', 'other');
      run(shallow, 'checkout', '--quiet', '-b', 'other', 'FETCH_HEAD');
    });
    expect(kept.withheld).toMatchObject([{ reason: expect.stringContaining('fetch-depth: 0') }]);
    expect(await restoreStep(checkOut(source), kept)).not.toBeNull();
  });

  test('a checkout that is gone, and a step that nobody looked at before', async () => {
    const repository = newRepository();
    const gone = await keepStep(repository, () =>
      fs.rmSync(path.join(repository, '.git'), { recursive: true }),
    );
    expect(gone.withheld).toMatchObject([
      { name: '@changes', reason: expect.stringContaining('not the root of a git checkout') },
    ]);
  });
});

test('without a checkout, or without git, it is said before the step runs', async () => {
  let ran = false;
  const step = () => {
    ran = true;
  };
  await expect(keepStep(newFolder(), step)).rejects.toMatchObject({
    name: 'GitError',
    message: expect.stringContaining('is not the root of a git checkout'),
    fix: expect.stringContaining('actions/checkout'),
  });
  const repository = newRepository();
  const { PATH } = process.env;
  process.env.PATH = newFolder();
  try {
    await expect(keepStep(repository, step)).rejects.toMatchObject({
      name: 'GitError',
      fix: expect.stringContaining('Install git'),
    });
  } finally {
    process.env.PATH = PATH;
  }
  expect(ran).toBe(false);
});

test('a sparse checkout: what is not checked out is not deleted', async () => {
  const source = newRepository();
  const make = () => {
    const folder = checkOut(source);
    run(folder, 'sparse-checkout', 'set', 'src/deep');
    return folder;
  };
  const first = make();
  expect(fs.existsSync(path.join(first, 'src/deep/c.txt'))).toBe(true);
  const kept = await keepStep(first, () => {
    writeTree(first, { 'src/deep/c.txt': 'changed\n', 'src/deep/new': 'x' });
    run(first, 'add', '--all');
    run(first, 'commit', '--quiet', '--message=sparse');
  });
  expect(paths(kept)).toEqual(['src/deep/c.txt', 'src/deep/new']);
  const fresh = make();
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh)).toEqual(stateOf(first));
});
