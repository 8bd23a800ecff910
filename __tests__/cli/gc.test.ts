import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { takeLock } from '../../src/store/lock/lock.js';
import { ago, DAY, HOUR, MINUTE, runText, treeOf } from '../support/run-documents.js';
import { type Ended, Shell } from './shell.js';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

const RUNS = '.checkpoint/runs';

function gc(...args: string[]): Ended {
  return shell.checkpoint(['gc', RUNS, ...args]);
}

function keep(id: string, given: Readonly<Record<string, unknown>> = {}): string {
  return shell.write(
    `${RUNS}/${id}.json`,
    runText(id, { status: 'done', updatedAt: ago(8 * DAY), ...given }),
  );
}

function runs(): string[] {
  return shell.files(RUNS).filter((name) => name !== 'archive');
}

function archived(): string[] {
  return fs.existsSync(path.join(shell.folder, RUNS, 'archive')) ? shell.files(`${RUNS}/archive`) : [];
}

describe('what is archived', () => {
  test.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['done', { status: 'done' }, true],
    ['aborted', { status: 'aborted' }, true],
    ['running', { status: 'running' }, false],
    ['initializing', { status: 'initializing' }, false],
    ['in need of attention', { status: 'needs_attention' }, false],
    ['done, but only just', { updatedAt: ago(6 * DAY) }, false],
    ['done at a time that is none', { updatedAt: 'yesterday' }, false],
    ['done at a time that nobody wrote down', { updatedAt: undefined }, false],
    ['succeeded', { lifecycle: { state: 'succeeded' } }, true],
    ['canceled', { status: 'aborted', lifecycle: { state: 'canceled' } }, true],
    ['superseded', { status: 'aborted', lifecycle: { state: 'superseded' } }, true],
    ['failed for good', { status: 'needs_attention', lifecycle: { state: 'failed' } }, true],
    [
      'failed and to be retried',
      { status: 'needs_attention', lifecycle: { state: 'failed', retryable: true } },
      false,
    ],
    ['in review', { status: 'needs_attention', lifecycle: { state: 'awaiting_review' } }, false],
    [
      'to be merged, although its units are done',
      { status: 'done', lifecycle: { state: 'awaiting_merge' } },
      false,
    ],
    ['of version 1', { schemaVersion: 1 }, true],
  ])('a run that is %s', (_, given, isArchived) => {
    const file = keep('one', given);
    const before = fs.readFileSync(file, 'utf8');
    expect(gc().code).toBe(0);
    expect([runs(), archived()]).toEqual(isArchived ? [[], ['one.json']] : [['one.json'], []]);
    expect(shell.read(`${RUNS}/${isArchived ? 'archive/' : ''}one.json`)).toBe(before);
  });

  test('a failed run that a retry has replaced', () => {
    keep('failed', { status: 'needs_attention', lifecycle: { state: 'failed', retryable: true } });
    keep('retry', { status: 'running', lifecycle: { state: 'running', retry_of: 'failed' } });
    gc();
    expect([runs(), archived()]).toEqual([['retry.json'], ['failed.json']]);
  });

  test('goes with its event log and kept files, and without what can be made again', () => {
    keep('one');
    shell.write(`${RUNS}/one.events.jsonl`, 'log');
    shell.write(`${RUNS}/one.events.index`, 'index');
    shell.write(`${RUNS}/one.json.files/abc.tgz`, 'archive');
    shell.write(`${RUNS}/other.events.jsonl`, 'not its log');
    gc();
    expect(archived()).toEqual(['one.events.jsonl', 'one.json', 'one.json.files']);
    expect(shell.read(`${RUNS}/archive/one.events.jsonl`)).toBe('log');
    expect(shell.read(`${RUNS}/archive/one.json.files/abc.tgz`)).toBe('archive');
    expect(runs()).toEqual(['other.events.jsonl']);
  });

  test('an event log that is a link elsewhere, as a file', () => {
    shell.ok('init', `${RUNS}/a.json`, '--task', 't', '--id', 'a', '--event-log');
    shell.ok('finalize', `${RUNS}/a.json`, 'aborted');
    const [log, elsewhere] = [`${RUNS}/a.events.jsonl`, 'kept.jsonl'].map((name) =>
      path.join(shell.folder, name),
    );
    fs.renameSync(log ?? '', elsewhere ?? '');
    fs.symlinkSync('../../kept.jsonl', log ?? '');
    expect(gc('--keep-days', '0').code).toBe(0);
    expect(JSON.parse(shell.ok('status', 'a', '--json'))).toMatchObject({ id: 'a', state: 'canceled' });
    expect(fs.readFileSync(path.join(shell.folder, RUNS, 'archive/a.events.jsonl'), 'utf8')).toBe(
      fs.readFileSync(elsewhere ?? '', 'utf8'),
    );
  });

  test('is what the days say', () => {
    keep('old', { updatedAt: ago(40 * DAY) });
    keep('young', { updatedAt: ago(2 * HOUR) });
    gc('--keep-days', '60');
    expect(archived()).toEqual([]);
    gc('--keep-days=30.5');
    expect(archived()).toEqual(['old.json']);
    gc('--keep-days', '0');
    expect(archived()).toEqual(['old.json', 'young.json']);
  });

  test('nothing of what cannot be read', () => {
    for (const [name, text] of [
      ['empty', ''],
      ['garbage', 'x'],
      ['newer', '{"schemaVersion":9,"units":{}}'],
    ] as const) {
      shell.write(`${RUNS}/${name}.json`, text);
      fs.utimesSync(path.join(shell.folder, RUNS, `${name}.json`), new Date(0), new Date(0));
    }
    shell.write(`${RUNS}/notes.txt`, 'mine');
    const before = treeOf(shell.folder);
    const { code, stdout } = gc();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^left {6}empty\.json: it is empty\.\nleft {6}garbage\.json: .*\nleft {6}newer\.json: .*\n/,
    );
    expect(treeOf(shell.folder)).toEqual(before);
  });
});

describe('nothing is overwritten', () => {
  test('runs of one name get numbers, and each keeps what is its own', () => {
    for (const [index, log] of [
      ['0', 'first'],
      ['1', null],
      ['2', 'third'],
    ] as const) {
      keep('one', { task: index });
      if (log !== null) shell.write(`${RUNS}/one.events.jsonl`, log);
      expect(gc().code).toBe(0);
    }
    expect(archived()).toEqual([
      'one.1.json',
      'one.2.events.jsonl',
      'one.2.json',
      'one.events.jsonl',
      'one.json',
    ]);
    const task = (name: string) => JSON.parse(shell.read(`${RUNS}/archive/${name}`)).task;
    expect([task('one.json'), task('one.1.json'), task('one.2.json')]).toEqual(['0', '1', '2']);
    expect(shell.read(`${RUNS}/archive/one.events.jsonl`)).toBe('first');
    expect(shell.read(`${RUNS}/archive/one.2.events.jsonl`)).toBe('third');
  });

  test('what lies in the archive under one of the names is left there', () => {
    keep('one');
    shell.write(`${RUNS}/archive/one.events.jsonl`, 'somebody’s');
    shell.write(`${RUNS}/archive/one.1.json.files/x`, 'somebody’s');
    gc();
    expect(archived()).toEqual(['one.1.json.files', 'one.2.json', 'one.events.jsonl']);
  });
});

describe('somebody else', () => {
  test('who is changing a run keeps it', async () => {
    const file = keep('one');
    const lock = await takeLock(`${fs.realpathSync(file)}.lock`, { what: file });
    const { code, stdout } = gc();
    expect(code).toBe(0);
    expect(stdout).toContain(`left      one.json: ${file} is locked by process ${process.pid} on `);
    expect([runs(), archived()]).toEqual([['one.json', 'one.json.lock'], []]);
    lock.release();
    gc();
    expect([runs(), archived()]).toEqual([[], ['one.json']]);
  });

  test('can begin a run of the same name afterwards', () => {
    expect(shell.checkpoint(['init', `${RUNS}/one.json`, '--task', 'a', '--units', 'x']).code).toBe(0);
    expect(shell.checkpoint(['finalize', `${RUNS}/one.json`, 'aborted']).code).toBe(0);
    expect(gc('--keep-days', '0').code).toBe(0);
    expect([runs(), archived()]).toEqual([[], ['one.json']]);
    expect(shell.checkpoint(['init', `${RUNS}/one.json`, '--task', 'b']).code).toBe(0);
    expect(shell.document(`${RUNS}/one.json`).task).toBe('b');
  });
});

describe('an interruption', () => {
  const live = (ending: string) => path.join(shell.folder, RUNS, `one${ending}`);
  const away = (ending: string) => path.join(shell.folder, RUNS, 'archive', `one${ending}`);
  /** What archiving does, one after the other. */
  const steps: readonly (() => void)[] = [
    () => fs.mkdirSync(path.join(shell.folder, RUNS, 'archive')),
    () => fs.linkSync(live('.events.jsonl'), away('.events.jsonl')),
    () => fs.linkSync(live('.json'), away('.json')),
    () => fs.renameSync(live('.json.files'), away('.json.files')),
    () => fs.rmSync(live('.json')),
    () => fs.rmSync(live('.events.jsonl')),
    () => fs.rmSync(live('.events.index')),
  ];

  test.each(steps.map((_, index) => index + 1))('after step %i is made good by the next time', (count) => {
    keep('one');
    shell.write(`${RUNS}/one.events.jsonl`, 'log');
    shell.write(`${RUNS}/one.events.index`, 'index');
    shell.write(`${RUNS}/one.json.files/x`, 'kept');
    fs.mkdirSync(live('.json.lock'));
    for (const step of steps.slice(0, count)) step();
    expect(gc().code).toBe(0);
    expect(runs()).toEqual([]);
    expect(archived()).toEqual(['one.events.jsonl', 'one.json', 'one.json.files']);
    expect(shell.read(`${RUNS}/archive/one.events.jsonl`)).toBe('log');
    expect(shell.read(`${RUNS}/archive/one.json.files/x`)).toBe('kept');
  });

  test('an event log without a document stays when it is not the archived one', () => {
    shell.write(`${RUNS}/archive/one.json`, runText('one', { status: 'done' }));
    shell.write(`${RUNS}/archive/one.events.jsonl`, 'another');
    shell.write(`${RUNS}/one.events.jsonl`, 'log');
    expect(gc().code).toBe(0);
    expect(shell.read(`${RUNS}/one.events.jsonl`)).toBe('log');
  });

  test('by SIGKILL, at any time, loses nothing', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `run-${index}`);
    for (const id of ids) {
      keep(id);
      shell.write(`${RUNS}/${id}.events.jsonl`, `log of ${id}`);
    }
    const isWhole = (folder: string, id: string) => {
      const [document, log] = ['.json', '.events.jsonl'].map((ending) =>
        path.join(shell.folder, folder, id + ending),
      );
      if (document === undefined || log === undefined || !fs.existsSync(document) || !fs.existsSync(log))
        return false;
      return (
        JSON.parse(fs.readFileSync(document, 'utf8')).id === id &&
        fs.readFileSync(log, 'utf8') === `log of ${id}`
      );
    };
    for (let round = 0; round < 10; round += 1) {
      const { process: child, ended } = shell.start(['gc', RUNS]);
      setTimeout(() => child.kill('SIGKILL'), 60 + 15 * round);
      await ended;
      for (const id of ids)
        expect([id, isWhole(RUNS, id) || isWhole(`${RUNS}/archive`, id)]).toEqual([id, true]);
    }
    // Long after: those who were killed while they waited for a lock do not count any more.
    for (const name of runs().filter((entry) => entry.endsWith('.lock'))) {
      for (const entry of shell.files(`${RUNS}/${name}`)) {
        fs.utimesSync(path.join(shell.folder, RUNS, name, entry), new Date(0), new Date(0));
      }
    }
    expect(gc().code).toBe(0);
    expect(runs()).toEqual([]);
    expect(archived()).toEqual(ids.flatMap((id) => [`${id}.events.jsonl`, `${id}.json`]).sort());
  });
});

describe('what it says', () => {
  test('to people', () => {
    keep('one');
    keep('two', { status: 'running' });
    const { stdout } = gc();
    const to = path.join(shell.folder, RUNS, 'archive', 'one.json');
    expect(stdout).toBe(`archived  one.json (done, updated 8d ago) as ${to}\n1 run archived, 1 kept\n`);
    expect(gc().stdout).toBe('0 runs archived, 1 kept\n');
  });

  test('to programs', () => {
    const one = keep('one');
    keep('two', { updatedAt: ago(MINUTE) });
    const bad = shell.write(`${RUNS}/bad.json`, 'garbage');
    expect(JSON.parse(gc('--json').stdout)).toEqual({
      archived: [{ id: 'one', file: one, to: path.join(shell.folder, RUNS, 'archive', 'one.json') }],
      kept: 1,
      left: [{ file: bad, reason: expect.stringContaining('not JSON') }],
      failed: [],
    });
  });

  test('when something cannot be moved, and goes on with the others', () => {
    keep('one');
    keep('two');
    fs.mkdirSync(path.join(shell.folder, RUNS, 'one.json.lock'));
    shell.write(`${RUNS}/one.json.lock/1.lock/x`, '');
    const { code, stdout } = gc();
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /archived {2}two\.json [\s\S]*failed {4}one\.json: [\s\S]*1 that could not be moved\n$/,
    );
    expect(archived()).toEqual(['two.json']);
  });
});

test('only what is a regular file is moved', () => {
  if (process.platform === 'win32') return;
  shell.write('elsewhere/one.json', runText('one', { status: 'done', updatedAt: ago(9 * DAY) }));
  fs.mkdirSync(path.join(shell.folder, RUNS), { recursive: true });
  fs.symlinkSync('../../elsewhere/one.json', path.join(shell.folder, RUNS, 'one.json'));
  shell.write(`${RUNS}/logged.json`, runText('logged', { updatedAt: ago(9 * DAY) }));
  const pipes = ['pipe.json', 'logged.events.jsonl'].map((name) => path.join(shell.folder, RUNS, name));
  spawnSync('mkfifo', pipes);
  expect(gc().stdout).toMatch(
    /left {6}one\.json: it is a link[\s\S]*left {6}pipe\.json|left {6}pipe\.json[\s\S]*one\.json: it is a link/,
  );
  expect(archived()).toEqual([]);
});

describe('a command line that makes no sense', () => {
  test.each([
    [[], 1, '<runs-dir> is missing'],
    [['a', 'b'], 1, '"b" is one argument too many'],
    [['.', '--keep-days', 'x'], 1, '"--keep-days" is "x". Give a number of days.'],
    [['.', '--keep-days=-1'], 1, '"--keep-days" is "-1"'],
    [['nowhere'], 3, 'There is no folder nowhere'],
  ])('%j', (args, code, message) => {
    const result = shell.checkpoint(['gc', ...args]);
    expect([result.code, result.stdout]).toEqual([code, '']);
    expect(result.stderr).toContain(message);
    expect(shell.files()).toEqual([]);
  });
});

describe('a run with an event log', () => {
  function over(id: string): void {
    shell.ok('init', `${RUNS}/${id}.json`, '--task', 't', '--id', id, '--units', 'x', '--event-log');
    shell.ok('unit', `${RUNS}/${id}.json`, 'x', 'done');
    shell.ok('finalize', `${RUNS}/${id}.json`, 'done');
  }

  test('that is damaged stays, and is named', () => {
    over('damaged');
    over('whole');
    const log = `${RUNS}/damaged.events.jsonl`;
    // The document contains what is in this line.
    shell.write(
      log,
      shell.read(log).replace('"pending"', '"Pending"').replace('"in_progress"', '"in-progress"'),
    );
    const before = shell.read(log);
    const { code, stdout } = gc('--keep-days', '0');
    expect(code).toBe(0);
    expect(stdout).toMatch(/left {6}damaged\.json: .*damaged\.events\.jsonl is damaged in line \d/);
    expect(stdout).toMatch(/1 run archived, 0 kept, 1 left alone\n$/);
    expect(archived()).toEqual(['whole.events.jsonl', 'whole.json']);
    expect(shell.read(log)).toBe(before);
  });
});

test('a link to a document that is archived stays, and is named', () => {
  if (process.platform === 'win32') return;
  keep('a');
  const link = path.join(shell.folder, RUNS, 'a2.json');
  fs.symlinkSync('a.json', link);
  expect(gc().stdout).toContain('left      a2.json: it is a link to a.json, which was archived\n');
  expect([runs(), archived()]).toEqual([['a2.json'], ['a.json']]);
  expect(JSON.parse(gc('--json').stdout).left).toEqual([
    { file: link, reason: expect.stringContaining('it is a link that leads nowhere') },
  ]);
  expect(fs.readlinkSync(link)).toBe('a.json');
});
