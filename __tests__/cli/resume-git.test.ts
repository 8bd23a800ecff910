import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { run as git } from '../support/checkout.js';
import { type Ended, Shell } from './shell.js';

const FILE = '.checkpoint/runs/m.json';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
  git(shell.folder, 'init', '--quiet', '--initial-branch=main');
  commit('begin');
  shell.checkpoint(['init', FILE, '--task', 't', '--units', 'a,b,c,d']);
});
afterEach(() => shell.close());

/** An empty commit; gives its id. */
function commit(message: string): string {
  git(shell.folder, 'commit', '--quiet', '--allow-empty', '--message', message);
  return git(shell.folder, 'rev-parse', 'HEAD').trim();
}

function resume(ref: string, file = FILE): Ended {
  return shell.checkpoint(['resume', file, '--git', ref]);
}

function answer(ref: string): unknown {
  const { code, stdout, stderr } = resume(ref);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

test('a commit proves its unit done: it is recorded, with the commit, and skipped', () => {
  const id = commit('Do a\n\nTask-Id: a');
  expect(answer('main')).toEqual({ skip: ['a'], eligible: ['b', 'c', 'd'], dep_blocked: {}, stale_done: [] });
  expect(shell.document(FILE)).toMatchObject({
    status: 'running',
    units: { a: { status: 'done', note: `reconciled-from-trailer:${id}`, finishedAt: expect.any(String) } },
  });
  const before = shell.read(FILE);
  answer('main');
  expect(shell.read(FILE)).toBe(before);
});

test('what is recorded as done and not proven is not skipped, and what depends on it waits', () => {
  commit('Do a\n\nTask-Id: a');
  for (const unit of ['a', 'b']) shell.checkpoint(['unit', FILE, unit, 'done', '--note', 'mine']);
  shell.checkpoint(['unit', FILE, 'c', 'pending', '--deps', 'a,b']);
  const before = shell.read(FILE);
  expect(answer('main')).toEqual({
    skip: ['a'],
    eligible: ['b', 'd'],
    dep_blocked: { c: 'b' },
    stale_done: ['b'],
  });
  expect(shell.read(FILE)).toBe(before);
});

test('a commit on a branch that is not merged proves nothing, until it is', () => {
  git(shell.folder, 'checkout', '--quiet', '-b', 'feature');
  commit('Do a\n\nTask-Id: a');
  git(shell.folder, 'checkout', '--quiet', 'main');
  commit('something else');
  expect(answer('main')).toMatchObject({ skip: [], stale_done: [] });
  git(shell.folder, 'merge', '--quiet', '--no-edit', 'feature');
  expect(answer('main')).toMatchObject({ skip: ['a'] });
});

test('trailers are found as git finds them, and nothing else is', () => {
  commit('Several\n\nTask-Id: a\ntask-id:   b  \nSigned-off-by: x <x@example.com>');
  commit('Not in the last paragraph\n\nTask-Id: c\n\nThat was it.');
  commit('Quoted\n\n> Task-Id: c\n\nTask-Id-Not: d');
  commit('Another run\n\nTask-Id: zzz');
  expect(answer('main')).toMatchObject({ skip: ['a', 'b'], eligible: ['c', 'd'] });
  expect(Object.keys(shell.document(FILE).units)).toEqual(['a', 'b', 'c', 'd']);
});

test('the newest of several commits is noted', () => {
  commit('Do a\n\nTask-Id: a');
  const newest = commit('Do a again\n\nTask-Id: a');
  answer('HEAD');
  expect(shell.document(FILE).units.a?.note).toBe(`reconciled-from-trailer:${newest}`);
});

test('any ref will do, from a folder below too, whatever git is configured to print', () => {
  const id = commit('Do a\n\nTask-Id: a');
  git(shell.folder, 'tag', '--annotate', 'v1', '--message', 'one');
  for (const [name, value] of [
    ['log.showSignature', 'true'],
    ['color.ui', 'always'],
    ['log.decorate', 'full'],
    ['grep.patternType', 'fixed'],
    ['core.pager', 'false'],
    ['core.commentChar', 'T'],
    ['trailer.separators', '='],
    ['trailer.Task-Id.key', 'Foo'],
  ] as const) {
    git(shell.folder, 'config', name, value);
  }
  for (const ref of ['v1', 'refs/heads/main', id, id.slice(0, 10), 'HEAD~0']) {
    expect(answer(ref)).toMatchObject({ skip: ['a'] });
  }
});

describe('what cannot be asked changes nothing, and is said', () => {
  test.each([
    ['nope', 'There is no commit "nope" in '],
    ['HEAD:', 'There is no commit "HEAD:" in '],
    ['^main', 'There is no commit "^main" in '],
    ['main..HEAD', 'There is no commit "main..HEAD" in '],
    ['main^@', 'There is no commit "main^@" in '],
    ['', '"" is no ref.'],
  ])('the ref %j', (ref, message) => {
    const before = shell.read(FILE);
    const { code, stdout, stderr } = resume(ref);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(shell.read(FILE)).toBe(before);
  });

  test('a name that a branch and a tag have', () => {
    commit('Do a\n\nTask-Id: a');
    git(shell.folder, 'tag', 'main', 'HEAD~1');
    git(shell.folder, 'config', 'core.warnAmbiguousRefs', 'false');
    const { code, stderr } = resume('main');
    expect(code).toBe(1);
    expect(stderr).toContain('"main" is the name of a branch and of something else');
    expect(answer('refs/heads/main')).toMatchObject({ skip: ['a'] });
  });

  test('a folder without a repository', () => {
    fs.rmSync(path.join(shell.folder, '.git'), { recursive: true });
    const { code, stderr } = resume('main');
    expect(code).toBe(1);
    expect(stderr).toContain('git cannot read the history in');
    expect(stderr).toContain('not a git repository');
  });

  test('a shallow clone, in which most commits are missing', () => {
    commit('Do a\n\nTask-Id: a');
    commit('more');
    const clone = path.join(shell.temp, 'clone');
    git(shell.folder, 'clone', '--quiet', '--depth=1', `file://${shell.folder}`, clone);
    fs.cpSync(path.join(clone, '.git'), path.join(shell.folder, '.git'), { recursive: true, force: true });
    const { code, stderr } = resume('HEAD');
    expect(code).toBe(1);
    expect(stderr).toContain('shallow clone');
    expect(stderr).toContain('git fetch --unshallow');
  });

  test('a run that is not there', () => {
    expect(resume('nope', 'nothing.json').code).toBe(3);
  });

  test('a machine without git', () => {
    const { code, stderr } = shell.checkpoint(['resume', FILE, '--git', 'main'], {
      PATH: shell.temp,
      Path: shell.temp,
    });
    expect(code).toBe(1);
    expect(stderr).toBe('checkpoint: git is not installed. --git needs it.\n');
  });
});

test('a long history of trailers is read to its beginning, and all that it proves is recorded', () => {
  const count = 20_000;
  const commits = Array.from({ length: count }, (_, n) => {
    const message = `Commit ${n}\n\nTask-Id: ${n === 0 ? 'a' : `elsewhere-${n}`}\n`;
    const time = `${1_700_000_000 + n} +0000`;
    const parent = n === 0 ? '' : `from :${n}\n`;
    return `commit refs/heads/long\nmark :${n + 1}\ncommitter A <a@example.com> ${time}\ndata ${message.length}\n${message}${parent}`;
  });
  const { status } = spawnSync('git', ['fast-import', '--quiet'], {
    cwd: shell.folder,
    input: commits.join('\n'),
  });
  expect(status).toBe(0);
  const document = shell.document(FILE);
  for (let n = 1; n < count; n += 1) document.units[`elsewhere-${n}`] = { status: 'pending' };
  fs.writeFileSync(path.join(shell.folder, FILE), JSON.stringify(document));
  const { skip, eligible } = answer('long') as { skip: string[]; eligible: string[] };
  expect([skip.length, eligible]).toEqual([count, ['b', 'c', 'd']]);
});
