import * as fs from 'node:fs';
import * as path from 'node:path';
import { newFolder, removeFolders, writeTree } from '../../support/builders.js';
import { keepStep, restoreStep } from '../../support/changes.js';
import { checkOut, newRepository, run, stateOf } from '../../support/checkout.js';

afterAll(removeFolders);

type Step = (workspace: string) => void;

/** What a step does, by name. Each is restored on a fresh checkout, and compared in full. */
const STEPS: Readonly<Record<string, Step>> = {
  nothing: () => {},
  'a changed file': (w) => writeTree(w, { 'src/a.txt': 'changed\n' }),
  'an untracked file': (w) => writeTree(w, { 'new/deep/file.txt': 'new' }),
  'names of all kinds': (w) =>
    writeTree(w, {
      'with space/ä ö \u{1F680}.txt': 'x',
      '-rf': 'x',
      '@scope/x': 'x',
      'quote\'and"double': 'x',
      'tab\tand\nline': 'x',
      '[brackets]*{a,b}': 'x',
      ':(exclude)magic': 'x',
    }),
  'binary content': (w) =>
    writeTree(w, { 'binary.bin': Buffer.from([255, 0, 10, 13, 10]), b2: Buffer.alloc(70_000, 0xfe) }),
  'line ends': (w) => writeTree(w, { 'src/a.txt': 'a\r\nb\r\n', 'src/new.txt': 'x\r\ny\n' }),
  'a deleted file': (w) => fs.rmSync(path.join(w, 'src/a.txt')),
  'a deleted folder': (w) => fs.rmSync(path.join(w, 'src'), { recursive: true }),
  'an empty file': (w) => writeTree(w, { 'src/a.txt': '', empty: '' }),
  'a renamed file': (w) => fs.renameSync(path.join(w, 'src/a.txt'), path.join(w, 'renamed.txt')),
  'a name that changed its case': (w) => {
    run(w, 'mv', 'README.md', 'x');
    run(w, 'mv', 'x', 'readme.md');
  },
  'a staged rename with a change': (w) => {
    run(w, 'mv', 'src/a.txt', 'moved.txt');
    writeTree(w, { 'moved.txt': 'and changed\n' });
  },
  'a mode': (w) => fs.chmodSync(path.join(w, 'script.sh'), 0o755),
  'a new executable': (w) => {
    writeTree(w, { tool: '#!/bin/sh\n' });
    fs.chmodSync(path.join(w, 'tool'), 0o755);
  },
  links: (w) => {
    fs.symlinkSync('src/a.txt', path.join(w, 'link'));
    fs.symlinkSync('src', path.join(w, 'folder-link'));
    fs.symlinkSync('gone', path.join(w, 'nowhere'));
  },
  'a file that became a link': (w) => {
    fs.rmSync(path.join(w, 'src/a.txt'));
    fs.symlinkSync('b.txt', path.join(w, 'src/a.txt'));
  },
  'a file that became a folder': (w) => {
    fs.rmSync(path.join(w, 'src/a.txt'));
    writeTree(w, { 'src/a.txt/inside': 'x', 'src/a.txt/deep/er': 'y' });
  },
  'a folder that became a file': (w) => {
    fs.rmSync(path.join(w, 'src'), { recursive: true });
    writeTree(w, { src: 'a file now' });
  },
  'a folder that became a link': (w) => {
    fs.renameSync(path.join(w, 'src'), path.join(w, 'lib'));
    fs.symlinkSync('lib', path.join(w, 'src'));
  },
  'staged changes': (w) => {
    writeTree(w, { 'src/a.txt': 'staged\n', new: 'staged\n' });
    fs.rmSync(path.join(w, 'src/b.txt'));
    run(w, 'add', '--all');
  },
  'staged content that is not in the work tree': (w) => {
    writeTree(w, { 'src/a.txt': 'staged\n', both: 'staged\n', gone: 'staged only\n' });
    run(w, 'add', '--all');
    writeTree(w, { 'src/a.txt': 'on top\n', both: 'on top\n' });
    fs.rmSync(path.join(w, 'gone'));
  },
  'files removed from the index only': (w) => run(w, 'rm', '--quiet', '--cached', 'src/a.txt'),
  'files that are only announced': (w) => {
    writeTree(w, { announced: 'x' });
    run(w, 'add', '--intent-to-add', 'announced');
  },
  'an ignored file that was added by force': (w) => {
    writeTree(w, { 'kept.log': 'x', 'not.log': 'y' });
    run(w, 'add', '--force', 'kept.log');
    fs.rmSync(path.join(w, 'not.log'));
  },
  'a commit': (w) => {
    writeTree(w, { 'src/a.txt': 'committed\n', new: 'x' });
    run(w, 'add', '--all');
    run(w, 'commit', '--quiet', '--message=second');
  },
  'commits with changes on top': (w) => {
    writeTree(w, { 'src/a.txt': 'committed\n' });
    run(w, 'commit', '--quiet', '--all', '--message=second');
    run(w, 'rm', '--quiet', 'src/b.txt');
    run(w, 'commit', '--quiet', '--message=third');
    writeTree(w, { staged: 'x' });
    run(w, 'add', 'staged');
    writeTree(w, { 'src/a.txt': 'on top\n', untracked: 'x' });
  },
  'an empty commit': (w) => run(w, 'commit', '--quiet', '--allow-empty', '--message=nothing'),
  'an amended commit': (w) => run(w, 'commit', '--quiet', '--amend', '--message=amended'),
  'a branch of its own': (w) => {
    run(w, 'checkout', '--quiet', '-b', 'fix/one');
    writeTree(w, { fixed: 'x' });
    run(w, 'add', '--all');
    run(w, 'commit', '--quiet', '--message=fix');
  },
  'a branch it went back from, and tags': (w) => {
    run(w, 'checkout', '--quiet', '-b', 'other');
    run(w, 'commit', '--quiet', '--allow-empty', '--message=other');
    run(w, 'tag', 'light');
    run(w, 'tag', '--annotate', 'heavy', '--message=tag');
    run(w, 'checkout', '--quiet', 'main');
    run(w, 'tag', '--annotate', 'here', '--message=tag of the base');
  },
  'a merge of two branches': (w) => {
    for (const name of ['one', 'two']) {
      run(w, 'checkout', '--quiet', '-b', name, 'main');
      writeTree(w, { [name]: name });
      run(w, 'add', '--all');
      run(w, 'commit', '--quiet', `--message=${name}`);
    }
    run(w, 'merge', '--quiet', '--no-ff', '--no-edit', 'one');
  },
  'a detached HEAD': (w) => {
    run(w, 'checkout', '--quiet', '--detach');
    run(w, 'commit', '--quiet', '--allow-empty', '--message=detached');
  },
  'a renamed branch': (w) => run(w, 'branch', '--move', 'main', 'trunk'),
  'an orphan branch': (w) => {
    run(w, 'checkout', '--quiet', '--orphan', 'pages');
    run(w, 'rm', '-r', '--quiet', '--force', '.');
    writeTree(w, { 'index.html': 'x' });
    run(w, 'add', '--all');
    run(w, 'commit', '--quiet', '--message=pages');
  },
};

/** Windows has neither all of these names, nor modes, nor links without a right of its own. */
const ELSEWHERE = process.platform === 'win32' ? /names of|link|mode|executable/ : /^$/;
const names = Object.keys(STEPS).filter((name) => !ELSEWHERE.test(name));

test.each(names)('%s: as it was, on a fresh checkout', async (name) => {
  const source = newRepository();
  const first = checkOut(source);
  const kept = await keepStep(first, () => STEPS[name]?.(first));
  expect(kept.withheld).toEqual([]);
  const expected = stateOf(first);
  // A whole history has nothing that one commit has not; both kinds of checkout take turns.
  const fresh = checkOut(source, { depth: names.indexOf(name) % 2 });
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh)).toEqual(expected);
  // What the step left is there: nothing to do.
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh)).toEqual(expected);
  // Only the archive is left.
  expect(fs.readdirSync(kept.folder.path)).toHaveLength(kept.payload === null ? 0 : 1);
});

test('a step that goes back to an earlier commit needs a checkout that has it', async () => {
  const source = newRepository();
  writeTree(source, { second: 'x' });
  run(source, 'add', '--all');
  run(source, 'commit', '--quiet', '--message=second');
  const first = checkOut(source, { depth: 0 });
  const kept = await keepStep(first, () => run(first, 'reset', '--quiet', '--hard', 'HEAD~1'));
  expect(kept.withheld).toEqual([]);
  const fresh = checkOut(source, { depth: 0 });
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh)).toEqual(stateOf(first));
  const shallow = checkOut(source);
  const untouched = stateOf(shallow);
  expect(await restoreStep(shallow, kept)).toMatch(/^the checkout lacks [0-9a-f]{12}/);
  expect(stateOf(shallow)).toEqual(untouched);
});

test('a repository without a commit', async () => {
  const make = () => {
    const folder = newRepository({});
    run(folder, 'update-ref', '-d', 'HEAD');
    return folder;
  };
  const first = make();
  const kept = await keepStep(first, () => {
    writeTree(first, { a: 'x' });
    run(first, 'add', '--all');
    run(first, 'commit', '--quiet', '--message=root');
    writeTree(first, { b: 'y' });
  });
  const fresh = make();
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh)).toEqual(stateOf(first));
});

test('a repository that names its objects by sha256', async () => {
  const make = () => {
    const folder = newFolder();
    run(folder, 'init', '--quiet', '--initial-branch=main', '--object-format=sha256');
    writeTree(folder, { a: 'x' });
    run(folder, 'add', '--all');
    run(folder, 'commit', '--quiet', '--message=first');
    return folder;
  };
  const first = make();
  const fresh = newFolder();
  fs.cpSync(first, fresh, { recursive: true, preserveTimestamps: true });
  const kept = await keepStep(first, () => {
    writeTree(first, { a: 'y', b: 'z' });
    run(first, 'commit', '--quiet', '--all', '--message=second');
    run(first, 'add', 'b');
  });
  expect(kept.withheld).toEqual([]);
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh)).toEqual(stateOf(first));
});

test('a linked work tree', async () => {
  const source = newRepository();
  const make = (name: string) => {
    const main = checkOut(source);
    const linked = path.join(main, '..', `${path.basename(main)}-${name}`);
    run(main, 'worktree', 'add', '--quiet', '-b', 'linked', linked);
    return linked;
  };
  const first = make('first');
  const fresh = make('fresh');
  try {
    const kept = await keepStep(first, () => {
      writeTree(first, { 'src/a.txt': 'x' });
      run(first, 'commit', '--quiet', '--all', '--message=x');
      writeTree(first, { more: 'x' });
    });
    expect(await restoreStep(fresh, kept)).toBeNull();
    expect(stateOf(fresh)).toEqual(stateOf(first));
  } finally {
    for (const folder of [first, fresh]) fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('changes made before the step are not the step’s, and are expected again', async () => {
  const source = newRepository();
  const prepare = (workspace: string) => {
    writeTree(workspace, { 'src/a.txt': 'prepared\n', 'src/b.txt': 'prepared\n', prepared: 'x' });
    return workspace;
  };
  const first = prepare(checkOut(source));
  const kept = await keepStep(first, () =>
    writeTree(first, { 'src/a.txt': 'step\n', 'src/deep/c.txt': 'step\n' }),
  );
  expect(kept.files.map((file) => file.path)).toEqual(['src/a.txt', 'src/deep/c.txt']);
  const fresh = prepare(checkOut(source));
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh)).toEqual(stateOf(first));
});

test('converted files: line ends of a checkout, a filter, and what the step made of them', async () => {
  const source = newRepository({
    '.gitattributes': '*.txt text eol=crlf\n*.up filter=up\n',
    'a.txt': 'one\r\ntwo\r\n',
    'b.txt': 'one\r\n',
    'c.up': 'filtered\n',
  });
  const make = () => {
    const folder = checkOut(source);
    run(folder, 'config', 'filter.up.smudge', 'tr a-z A-Z');
    run(folder, 'config', 'filter.up.clean', 'tr A-Z a-z');
    fs.rmSync(path.join(folder, 'c.up'));
    run(folder, 'checkout', '--quiet', '--', 'c.up');
    return folder;
  };
  const first = make();
  expect(fs.readFileSync(path.join(first, 'c.up'), 'utf8')).toBe('FILTERED\n');
  const kept = await keepStep(first, () => {
    writeTree(first, { 'a.txt': 'one\r\nchanged\r\n', 'c.up': 'CHANGED\n' });
    fs.rmSync(path.join(first, 'b.txt'));
  });
  const fresh = make();
  expect(await restoreStep(fresh, kept)).toBeNull();
  expect(stateOf(fresh)).toEqual(stateOf(first));
});

describe('submodules', () => {
  function scene() {
    const library = newRepository({ lib: '1' });
    const old = run(library, 'rev-parse', 'HEAD').trim();
    const source = newRepository();
    run(source, 'submodule', '--quiet', 'add', `file://${library}`, 'sub');
    run(source, 'commit', '--quiet', '--message=submodule');
    const early = checkOut(source);
    run(early, 'submodule', '--quiet', 'update', '--init');
    writeTree(library, { lib: '2' });
    run(library, 'commit', '--quiet', '--all', '--message=second');
    const make = () => {
      const folder = checkOut(source);
      run(folder, 'submodule', '--quiet', 'update', '--init');
      return folder;
    };
    return { source, early, make, old, now: run(library, 'rev-parse', 'HEAD').trim() };
  }

  test('a pointer that is committed moves the checked-out commit where it is there', async () => {
    const { early: fresh, make, now } = scene();
    const first = make();
    const kept = await keepStep(first, () => {
      run(path.join(first, 'sub'), 'checkout', '--quiet', now);
      run(first, 'commit', '--quiet', '--all', '--message=bump');
    });
    expect(kept.withheld).toEqual([]);
    const untouched = stateOf(fresh);
    expect(await restoreStep(fresh, kept)).toBe(
      `the submodule "sub" does not have the commit ${now.slice(0, 12)}`,
    );
    expect(stateOf(fresh)).toEqual(untouched);
    run(path.join(fresh, 'sub'), 'fetch', '--quiet', 'origin');
    expect(await restoreStep(fresh, kept)).toBeNull();
    expect(stateOf(fresh)).toEqual(stateOf(first));
  });

  test('a pointer alone needs no submodule that is checked out', async () => {
    const { source, now } = scene();
    const first = checkOut(source);
    const kept = await keepStep(first, () => run(first, 'update-index', '--cacheinfo', `160000,${now},sub`));
    const fresh = checkOut(source);
    expect(await restoreStep(fresh, kept)).toBeNull();
    expect(stateOf(fresh)).toEqual(stateOf(first));
  });

  test('a submodule at a third commit is a conflict; changes inside are withheld', async () => {
    const { make, now, old } = scene();
    const first = make();
    const sub = path.join(first, 'sub');
    const kept = await keepStep(first, () => {
      run(sub, 'checkout', '--quiet', now);
    });
    const fresh = make();
    run(path.join(fresh, 'sub'), 'commit', '--quiet', '--allow-empty', '--message=mine');
    await expect(restoreStep(fresh, kept)).rejects.toMatchObject({ name: 'RefusedError' });
    run(sub, 'checkout', '--quiet', old);
    const dirty = await keepStep(first, () => writeTree(sub, { lib: 'changed inside' }));
    expect(dirty.withheld).toMatchObject([
      { name: 'sub', reason: expect.stringContaining('only the commit') },
    ]);
  });
});
