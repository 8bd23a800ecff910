import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runText } from '../support/run-documents.js';
import { type Ended, Shell } from './shell.js';

const FILE = '.checkpoint/runs/m.json';
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

const ok = (...args: readonly string[]) => shell.ok(...args);

/** Runs a command that has to fail like this and to change nothing. */
function fails(code: number, ...args: readonly string[]): Ended {
  const before = contents();
  const ended = shell.checkpoint(args);
  expect([args, ended.code, ended.stdout]).toEqual([args, code, '']);
  expect(ended.stderr).toMatch(/^checkpoint: .+\n$/);
  expect(contents()).toEqual(before);
  return ended;
}

/** The content of every file, but of locks. */
function contents(): Record<string, string> {
  const files = fs
    .readdirSync(shell.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.lock'));
  return Object.fromEntries(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
}

test.each([
  ['a run', []],
  ['a run with an event log', ['--event-log']],
])('%s, from its beginning to its end', (_, options) => {
  const id = ok(
    'init',
    FILE,
    '--task',
    'Move',
    '--units',
    'a,b',
    '--required-phases',
    'build',
    '--require-validation',
    ...options,
  ).trim();
  expect(id).toMatch(/^m-\d{8}-[a-z0-9]{6}$/);
  ok('unit', FILE, 'c', 'pending', '--deps', 'a,b');
  expect(JSON.parse(ok('resume', FILE))).toEqual({ skip: [], eligible: ['a', 'b'], dep_blocked: { c: 'a' } });
  ok('phase', FILE, 'build', 'running');
  ok('unit', FILE, 'a', 'in_progress', '--note', 'on branch x');
  ok('unit', FILE, 'a', 'done');
  ok('unit', FILE, 'b', 'in_progress');
  expect(JSON.parse(ok('get', FILE, '--summary'))).toEqual({
    id,
    status: 'running',
    task: 'Move',
    currentPhase: 'build',
    total: 3,
    done: 1,
    blocked: 0,
    dep_blocked: 0,
    in_progress: 1,
    updatedAt: TIME,
  });
  expect(JSON.parse(ok('resume', FILE))).toEqual({ skip: ['a'], eligible: ['b'], dep_blocked: { c: 'b' } });

  const [item = ''] = ok('item', FILE, '--json', '{"title":"look"}').split('\n');
  const refused = fails(2, 'finalize', FILE, 'done').stderr;
  for (const reason of ['b (in_progress), c (pending)', 'build (running)', item, 'validation is not there']) {
    expect(refused).toContain(reason);
  }
  ok('unit', FILE, 'b', 'done');
  ok('unit', FILE, 'c', 'done');
  ok('phase', FILE, 'build', 'done');
  ok('resolve', FILE, '--ids', item);
  ok('validation', FILE, 'green', '--note', '812 tests');
  ok('finalize', FILE, 'done', '--result', 'moved');
  expect(shell.document(FILE)).toMatchObject({
    status: 'done',
    finishedAt: TIME,
    result: 'moved',
    validation: { status: 'green', note: '812 tests', at: TIME },
    openItems: [],
    resolvedItems: [{ id: item, title: 'look', at: TIME, resolvedAt: TIME }],
    units: {
      a: { note: 'on branch x', createdAt: TIME, startedAt: TIME, updatedAt: TIME, finishedAt: TIME },
    },
  });
  const withoutLog = (text: string) => ({ ...JSON.parse(text), eventLog: undefined });
  expect(withoutLog(ok('get', FILE))).toEqual(withoutLog(shell.read(FILE)));
});

describe('init', () => {
  test('says what it made, and makes the folders', () => {
    const launch = { scriptPath: 'pipeline.mjs', args: { command: 'resume', run: 'r' } };
    const printed = ok(
      'init',
      'deep/er/x.json',
      '--task',
      't',
      '--id',
      'mine',
      '--launch',
      JSON.stringify(launch),
      '--json',
    );
    expect(JSON.parse(printed)).toEqual({ id: 'mine', file: 'deep/er/x.json' });
    expect(shell.document('deep/er/x.json')).toMatchObject({
      id: 'mine',
      status: 'initializing',
      launch,
      units: {},
    });
  });

  test('never takes the place of a run that is not over', () => {
    ok('init', FILE, '--task', 'first');
    expect(fails(2, 'init', FILE, '--task', 'second').stderr).toContain(`${FILE} is the run "m-`);
    ok('unit', FILE, 'a', 'in_progress');
    fails(2, 'init', FILE, '--task', 'second');
    ok('finalize', FILE, 'needs_attention');
    fails(2, 'init', FILE, '--task', 'second');
  });

  test('of a run that is over keeps that one in the archive', () => {
    for (const number of ['1', '2', '3']) {
      const { code, stderr } = shell.checkpoint(['init', FILE, '--task', number, '--id', `run-${number}`]);
      expect(code).toBe(0);
      expect(stderr).toMatch(
        number === '1' ? /^$/ : /^checkpoint: the run that was there is now .*archive.*\.\n$/,
      );
      ok('finalize', FILE, number === '1' ? 'aborted' : 'done');
    }
    expect(shell.document(FILE).id).toBe('run-3');
    const archived = shell
      .files('.checkpoint/runs/archive')
      .map((name) => shell.document(`.checkpoint/runs/archive/${name}`).id);
    expect(archived.sort()).toEqual(['run-1', 'run-2']);
  });
});

describe('a unit', () => {
  test('that is done stays done, and saying it again changes no byte', () => {
    ok('init', FILE, '--task', 't', '--units', 'a');
    ok('unit', FILE, 'a', 'done');
    const before = contents();
    ok('unit', FILE, 'a', 'done');
    expect(contents()).toEqual(before);
    for (const status of ['pending', 'in_progress', 'blocked', 'dep_blocked']) {
      expect(fails(2, 'unit', FILE, 'a', status).stderr).toContain(
        `The unit "a" is done and cannot become ${status}.`,
      );
    }
  });

  test('is printed with --json, as are phase, validation, the resolved ids and the summary', () => {
    ok('init', FILE, '--task', 't');
    expect(JSON.parse(ok('unit', FILE, 'a', 'done', '--note', 'n', '--json'))).toMatchObject({
      unit: 'a',
      status: 'done',
      note: 'n',
    });
    expect(JSON.parse(ok('phase', FILE, 'p', 'done', '--json'))).toMatchObject({
      phase: 'p',
      status: 'done',
    });
    expect(JSON.parse(ok('validation', FILE, 'green', '--json'))).toEqual({
      status: 'green',
      note: '',
      at: TIME,
    });
    ok('item', FILE, '--json', '[{"id":"x"},{"id":"y"}]');
    expect(JSON.parse(ok('resolve', FILE, '--ids', 'x, y', '--json'))).toEqual({ resolved: ['x', 'y'] });
    expect(JSON.parse(ok('finalize', FILE, 'done', '--json'))).toMatchObject({ status: 'done', total: 1 });
  });
});

test('items: one or several, the same id for the same thing, one id a line', () => {
  ok('init', FILE, '--task', 't');
  const one = ok('item', FILE, '--json', '{"title":"t","n":1}');
  expect(one).toMatch(/^item-[0-9a-f]{12}\n$/);
  expect(ok('item', FILE, '--json', '[{"n":1,"title":"t"},{"id":"mine"}]')).toBe(`${one}mine\n`);
  expect(ok('item', FILE, '--json', '[]')).toBe('');
  expect(shell.document(FILE).openItems).toHaveLength(2);
  expect(fails(3, 'resolve', FILE, '--ids', 'mine,nope').stderr).toContain('There is no item nope');
});

test('cycles and unknown dependencies are named on standard error, and the JSON is as always', () => {
  ok('init', FILE, '--task', 't', '--units', 'a');
  ok('unit', FILE, 'b', 'pending', '--deps', 'c');
  ok('unit', FILE, 'c', 'pending', '--deps', 'b');
  ok('unit', FILE, 'd', 'pending', '--deps', 'ghost');
  const { code, stdout, stderr } = shell.checkpoint(['resume', FILE]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    skip: [],
    eligible: ['a'],
    dep_blocked: { b: 'cycle: b -> c -> b', c: 'cycle: b -> c -> b', d: 'ghost' },
  });
  expect(stderr).toBe(
    'checkpoint: units depend on each other in a cycle: b -> c -> b.\n' +
      'checkpoint: the unit "d" depends on ghost: no such unit in this run.\n',
  );
});

describe('rebuild', () => {
  const LOG = '.checkpoint/runs/m.events.jsonl';
  beforeEach(() => {
    ok('init', FILE, '--task', 't', '--units', 'a,b', '--event-log');
    ok('unit', FILE, 'a', 'done');
  });

  test('makes a document that is lost from its log', () => {
    const before = JSON.parse(ok('get', FILE));
    shell.remove(FILE);
    const { code, stderr } = shell.checkpoint(['rebuild', FILE]);
    expect([code, stderr]).toEqual([0, `checkpoint: ${FILE} was made from 3 events.\n`]);
    expect(JSON.parse(ok('get', FILE))).toEqual(before);
  });

  test('of one that was edited by hand keeps that one', () => {
    shell.write(FILE, shell.read(FILE).replace('pending', 'done'));
    expect(fails(2, 'unit', FILE, 'b', 'blocked').stderr).toContain('checkpoint rebuild');
    const { events, kept } = JSON.parse(ok('rebuild', FILE, '--json'));
    expect(events).toBe(3);
    expect(fs.readFileSync(kept, 'utf8')).toContain('done');
    expect(shell.document(FILE).units).toMatchObject({ a: { status: 'done' }, b: { status: 'pending' } });
  });

  test('of a log that is damaged is refused, and names the line', () => {
    shell.write(LOG, shell.read(LOG).replace('"b"', '"c"'));
    expect(fails(2, 'rebuild', FILE).stderr).toMatch(/m\.events\.jsonl.* line \d/);
  });

  test('without a log is not found', () => {
    ok('init', 'plain.json', '--task', 't');
    expect(fails(3, 'rebuild', 'plain.json').stderr).toContain('plain.json has no event log');
  });
});

const COMMANDS_ON_A_FILE = [
  ['unit', FILE, 'a', 'done'],
  ['phase', FILE, 'p', 'done'],
  ['get', FILE],
  ['get', FILE, '--summary'],
  ['resume', FILE],
  ['item', FILE, '--json', '{"id":"x"}'],
  ['resolve', FILE, '--ids', 'x'],
  ['validation', FILE, 'green'],
  ['finalize', FILE, 'done'],
] as const;

test.each(COMMANDS_ON_A_FILE)('%s: a file that is not there is not found, and not made', (...args) => {
  expect(fails(3, ...args).stderr).toContain(`There is no run document ${FILE}. checkpoint init makes one.`);
  expect(shell.files()).toEqual([]);
});

describe('what cannot be read is never overwritten', () => {
  const HEAD = {
    runId: '1',
    step: 's',
    attempt: 1,
    inputHash: 'a'.repeat(64),
    timestamp: '2026-11-30T17:44:00.000Z',
  };
  const UNREADABLE: readonly (readonly [string, string | Uint8Array])[] = [
    ['nothing', ''],
    ['half a document', '{"schemaVersion":2,"id":"x","status":"run'],
    ['NUL bytes', '\0'.repeat(500)],
    ['no UTF-8', Buffer.from([0xff, 0xfe, 0x80])],
    ['a list', '[]'],
    ['a later version', JSON.stringify({ schemaVersion: 3, id: 'x', status: 'done', units: {} })],
    ['an unknown status', JSON.stringify({ schemaVersion: 2, id: 'x', status: 'odd', units: {} })],
    ['a bare checkpoint', JSON.stringify(HEAD)],
  ];

  test.each(UNREADABLE)('%s', (_, content) => {
    shell.write(FILE, content);
    const name = expect.stringContaining(FILE);
    expect(fails(2, 'init', FILE, '--task', 't').stderr).toEqual(name);
    expect(fails(2, 'unit', FILE, 'a', 'done').stderr).toEqual(name);
    expect(fails(2, 'get', FILE).stderr).toEqual(name);
  });

  test.each(COMMANDS_ON_A_FILE)('by %s', (...args) => {
    shell.write(FILE, '{"schemaVersion":2,');
    expect(fails(2, ...args).stderr).toContain(`${FILE} cannot be read as a run document: it is not JSON`);
  });

  test('nor a unit of an otherwise readable document, which the others do without', () => {
    const units = {
      odd: { status: 'finished' },
      text: 'done',
      a: { status: 'pending', dependsOn: ['odd'] },
      b: { status: 'pending' },
    };
    shell.write(
      FILE,
      JSON.stringify({ schemaVersion: 2, id: 'x', status: 'running', units, openItems: [1] }),
    );
    expect(fails(2, 'unit', FILE, 'odd', 'done').stderr).toContain(
      `The unit "odd" of ${FILE} cannot be read`,
    );
    fails(2, 'finalize', FILE, 'done');
    ok('unit', FILE, 'b', 'done');
    ok('item', FILE, '--json', '{"id":"y"}');
    expect(shell.document(FILE)).toMatchObject({
      units: { odd: units.odd, text: 'done' },
      openItems: [1, { id: 'y' }],
    });
    const { stdout, stderr } = shell.checkpoint(['resume', FILE]);
    expect(JSON.parse(stdout)).toEqual({
      skip: ['b'],
      eligible: [],
      dep_blocked: { a: 'odd', odd: 'odd', text: 'text' },
    });
    expect(stderr).toContain('the unit "odd" cannot be read: status');
    expect(JSON.parse(ok('get', FILE))).toEqual(shell.document(FILE));
  });
});

test('a document of version 1 is read without changing a byte, resumed and finalized', () => {
  const old = {
    schemaVersion: 1,
    id: 'old',
    status: 'running',
    units: { a: { status: 'done' }, b: { status: 'in_progress', dependsOn: ['a'] } },
    foreign: { kept: true },
  };
  shell.write(FILE, JSON.stringify(old));
  const before = contents();
  expect(JSON.parse(ok('get', FILE))).toEqual(old);
  expect(JSON.parse(ok('get', FILE, '--summary'))).toMatchObject({
    id: 'old',
    total: 2,
    done: 1,
    in_progress: 1,
    updatedAt: null,
  });
  expect(JSON.parse(ok('resume', FILE))).toEqual({ skip: ['a'], eligible: ['b'], dep_blocked: {} });
  ok('unit', FILE, 'a', 'done');
  expect(contents()).toEqual(before);
  ok('unit', FILE, 'b', 'done');
  expect(shell.document(FILE)).toEqual({
    ...old,
    schemaVersion: 2,
    resolvedItems: [],
    updatedAt: TIME,
    units: { a: old.units.a, b: { status: 'done', dependsOn: ['a'], updatedAt: TIME, finishedAt: TIME } },
  });
  ok('finalize', FILE, 'done');
});

describe('a command line that makes no sense changes nothing', () => {
  beforeEach(() => {
    ok('init', FILE, '--task', 't', '--units', 'a');
  });

  test.each([
    [['init'], '<file> is missing.'],
    [['init', 'new.json'], '--task is missing.'],
    [['init', 'new.json', '--task', ''], 'The task is empty.'],
    [['init', 'new.json', '--task', 't', '--units', 'a,b c'], 'The unit name "b c" has spaces'],
    [['init', 'new.json', '--task', 't', '--units', 'a,__proto__'], '"__proto__" cannot be used as a name.'],
    [['init', 'new.json', '--task', 't', '--id', 'a b'], 'The run name "a b" has spaces'],
    [['init', 'new.json', '--task', 't', '--launch', '{'], 'The launch cannot be used: it is not JSON.'],
    [['init', 'new.json', '--task', 't', '--launch', '{"args":{}}'], 'it has no "scriptPath"'],
    [['init', 'new.json', 'other.json', '--task', 't'], '"other.json" is one argument too many.'],
    [['init', 'new.json', '--task', 't', '--unit', 'a'], "Unknown option '--unit'."],
    [['unit', FILE], '<unit> and <status> are missing.'],
    [['unit', FILE, 'a'], '<status> is missing.'],
    [['unit', FILE, 'a', 'finished'], '"finished" is no status of a unit.'],
    [['unit', FILE, 'a', 'DONE'], '"DONE" is no status of a unit.'],
    [['unit', FILE, 'a b', 'done'], 'The unit name "a b" has spaces'],
    [['unit', FILE, 'a,b', 'done'], 'The unit name "a,b" has spaces'],
    [['unit', FILE, '', 'done'], '<unit> is empty.'],
    [['unit', FILE, '__proto__', 'done'], '"__proto__" cannot be used as a name.'],
    [['unit', FILE, 'a', 'done', '--deps', 'x y'], 'The unit name "x y" has spaces'],
    [['unit', FILE, 'a', 'done', '--note'], "Option '--note <value>' argument missing."],
    [['unit', FILE, 'a', 'done', 'extra'], '"extra" is one argument too many.'],
    [['unit', FILE, 'a', 'done', '--force'], "Unknown option '--force'."],
    [['phase', FILE, 'p', 'in_progress'], '"in_progress" is no status of a phase.'],
    [['phase', FILE, 'p q', 'done'], 'The phase name "p q" has spaces'],
    [['item', FILE], '--json is missing.'],
    [['item', FILE, '--json', '{"title":'], 'The item is not JSON.'],
    [['item', FILE, '--json', '[1]'], 'An item is not an object.'],
    [['item', FILE, '--json', '[{"id":"good"},{"id":"a b"}]'], 'The item name "a b" has spaces'],
    [['resolve', FILE], '--ids is missing.'],
    [['resolve', FILE, '--ids', ''], 'There is no id to resolve.'],
    [['validation', FILE, 'yellow'], '"yellow" is no outcome of a validation.'],
    [['finalize', FILE, 'failed'], 'A run cannot end "failed".'],
    [['get', FILE, '--sumary'], "Unknown option '--sumary'."],
    [['resume', FILE, '--git', '--upload-pack=x'], '"--git" is followed by "--upload-pack=x".'],
    [['resume', FILE, '--git=--upload-pack=x'], '"--upload-pack=x" is no ref.'],
  ])('%j', (args, message) => {
    expect(fails(1, ...args).stderr).toContain(message);
  });
});

test('a reader that has seen enough does not make a command fail', async () => {
  ok('init', FILE, '--task', 't', '--units', Array.from({ length: 3000 }, (_, n) => `unit-${n}`).join(','));
  const { process: child, ended } = shell.start(['get', FILE]);
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
});

test('an item that somebody else gave an odd id can be settled', () => {
  const items = [{ id: 'it em' }, { id: '__proto__' }, { id: 'x' }];
  shell.write(FILE, runText('m', { openItems: items }));
  ok('resolve', FILE, '--ids', 'it em, __proto__');
  expect(shell.document(FILE).openItems).toEqual([{ id: 'x' }]);
  ok('resolve', FILE, '--ids', 'x');
  ok('finalize', FILE, 'done');
});
