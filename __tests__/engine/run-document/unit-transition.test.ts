import { describe, expect, test } from '@jest/globals';
import { InvalidInputError, RefusedError } from '../../../src/engine/errors.js';
import {
  blockedSince,
  readUnitStatus,
  reportUnit,
  type UnitReport,
  type UnitStatus,
} from '../../../src/engine/run-document/unit-transition.js';
import { UNIT_STATUSES } from '../../../src/engine/statuses.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

const a = (status: UnitStatus, more: Partial<UnitReport> = {}) => reportUnit({ unit: 'a', status, ...more });

describe('which status may follow which', () => {
  const pairs = UNIT_STATUSES.flatMap((from) => UNIT_STATUSES.map((to) => [from, to] as const));

  test.each(pairs.filter(([from, to]) => from !== 'done' || to === 'done'))('%s → %s', (from, to) => {
    expect(RunInMemory.of('a').change(a(from), a(to)).unit('a').status).toBe(to);
  });

  test.each(pairs.filter(([from, to]) => from === 'done' && to !== 'done'))('%s → %s is refused', (_, to) => {
    const run = RunInMemory.of('a').change(a('done'));
    const { text } = run;
    expect(() => run.change(a(to))).toThrow(RefusedError);
    expect(() => run.change(a(to))).toThrow(`The unit "a" is done and cannot become ${to}.`);
    expect(run.text).toBe(text);
  });
});

describe('times', () => {
  test('of a unit that is started, stopped, started again and done', () => {
    const run = RunInMemory.of('a');
    expect(run.unit('a')).toMatchObject({ createdAt: at(0), updatedAt: at(0), startedAt: null });
    run.change(a('in_progress'));
    expect(run.unit('a')).toMatchObject({ updatedAt: at(1), startedAt: at(1), finishedAt: null });
    run.change(a('blocked'), a('in_progress'));
    expect(run.unit('a')).toMatchObject({ updatedAt: at(3), startedAt: at(1), finishedAt: null });
    run.change(a('done'));
    expect(run.unit('a')).toMatchObject({ createdAt: at(0), startedAt: at(1), finishedAt: at(4) });
    expect(run.document.updatedAt).toBe(at(4));
  });

  test('a unit that is reported done without ever being started has no start', () => {
    expect(RunInMemory.of('a').change(a('done')).unit('a')).toMatchObject({
      startedAt: null,
      finishedAt: at(1),
    });
  });
});

describe('since when a unit is blocked', () => {
  test('is when it became so, whatever else is said about it meanwhile', () => {
    const run = RunInMemory.of('a').change(a('blocked', { note: 'one' }), a('blocked', { note: 'more' }));
    run.change(a('blocked', { dependsOn: ['b'] }));
    expect(run.unit('a')).toMatchObject({ blockedAt: at(1), updatedAt: at(3) });
    expect(blockedSince(run.unit('a'))).toBe(at(1));
    run.change(a('in_progress'));
    expect(run.unit('a').blockedAt).toBe(null);
    expect(blockedSince(run.unit('a'))).toBe(null);
    run.change(a('blocked'));
    expect(blockedSince(run.unit('a'))).toBe(at(5));
    run.change(a('done'));
    expect(run.unit('a')).toMatchObject({ blockedAt: null, finishedAt: at(6) });
  });

  test('of one that was never blocked is not mentioned', () => {
    expect(RunInMemory.of('a').change(a('in_progress'), a('done')).unit('a')).not.toHaveProperty('blockedAt');
  });

  test.each<[string, object, string | null]>([
    ['of a step that failed is when it ended', { finishedAt: at(2), updatedAt: at(4) }, at(2)],
    ['of one that nobody wrote it down for is its last change', { updatedAt: at(4) }, at(4)],
    ['of one with a time that is none is what else there is', { blockedAt: 7, updatedAt: at(4) }, at(4)],
    ['of one without any time is not known', {}, null],
  ])('%s, and stays so', (_, times, since) => {
    const unit = { status: 'blocked', note: 'n', ...times } as const;
    const run = new RunInMemory({ schemaVersion: 2, id: 'r', status: 'running', units: { a: unit } });
    expect(blockedSince(unit)).toBe(since);
    run.change(a('blocked', { note: 'more' }), a('blocked', { note: 'and more' }));
    expect(blockedSince(run.unit('a'))).toBe(since ?? at(1));
  });
});

describe('a repeated report', () => {
  test.each(UNIT_STATUSES.filter((status) => status !== 'in_progress'))('of %s writes nothing', (status) => {
    const run = RunInMemory.of('a').change(a(status, { note: 'n', dependsOn: ['b'] }));
    const { text } = run;
    run.change(a(status), a(status, { note: 'n' }), a(status, { dependsOn: ['b'] }));
    expect(run.operations).toEqual([]);
    expect(run.text).toBe(text);
  });

  test('of in_progress says that the work goes on, and keeps the start', () => {
    const run = RunInMemory.of('a').change(a('in_progress'), a('in_progress'));
    expect(run.unit('a')).toMatchObject({ startedAt: at(1), updatedAt: at(2) });
  });

  test('of done with a new note keeps when it was done', () => {
    const run = RunInMemory.of('a').change(a('done'), a('done', { note: 'merged' }));
    expect(run.unit('a')).toMatchObject({ note: 'merged', finishedAt: at(1), updatedAt: at(2) });
  });
});

test('note and dependencies stay unless they are given, and can be emptied', () => {
  const run = RunInMemory.of('a').change(
    a('pending', { note: 'n', dependsOn: ['x', 'y'] }),
    a('in_progress'),
  );
  expect(run.unit('a')).toMatchObject({ note: 'n', dependsOn: ['x', 'y'] });
  run.change(a('done', { note: '', dependsOn: [] }));
  expect(run.unit('a')).toMatchObject({ note: '', dependsOn: [] });
});

test('a unit can be added at any time, also to what somebody else wrote', () => {
  const run = RunInMemory.of('a').change(reportUnit({ unit: 'b', status: 'blocked', note: 'why' }));
  expect(Object.keys(run.document.units)).toEqual(['a', 'b']);
  expect(run.unit('b')).toMatchObject({ status: 'blocked', note: 'why', dependsOn: [], createdAt: at(1) });
});

test('what other tools wrote into a unit survives, and an interruption is over', () => {
  const unit = {
    status: 'in_progress',
    branch: 'x',
    deep: { er: [1] },
    interrupted: { reason: 'r', at: at(0) },
  };
  const run = new RunInMemory({ schemaVersion: 2, id: 'r', status: 'running', units: { a: unit } });
  expect(run.change(a('done')).unit('a')).toEqual({
    ...unit,
    status: 'done',
    interrupted: null,
    updatedAt: at(1),
    finishedAt: at(1),
  });
});

test.each([
  '',
  ' ',
  'a b',
  'a\tb',
  'a\nb',
  'a\u00a0b',
  'a\u2028b',
  'a,b',
  '\u0000',
  '__proto__',
  'constructor',
  'prototype',
])('a unit cannot be called %j, nor depend on one', (name) => {
  const run = RunInMemory.of('x');
  expect(() => run.change(reportUnit({ unit: name, status: 'done' }))).toThrow(InvalidInputError);
  expect(() => run.change(a('done', { dependsOn: ['x', name] }))).toThrow(InvalidInputError);
});

test.each(['Ünït', 'a/b', 'feat:x', '1', '.', 'toString', 'hasOwnProperty', '-x', '💥'])(
  'a unit can be called %j',
  (name) => {
    const run = RunInMemory.of().change(reportUnit({ unit: name, status: 'done' }));
    expect(run.unit(name).status).toBe('done');
  },
);

test('a status that there is not names those that there are', () => {
  expect(() => readUnitStatus('finished')).toThrow(InvalidInputError);
  expect(() => readUnitStatus('toString')).toThrow('"toString" is no status of a unit.');
});

test('one unit is all that is looked at', () => {
  const run = RunInMemory.of('a');
  const tooMuch = () => {
    throw new Error('this reads the whole document');
  };
  const narrow = {
    ...run.view(),
    document: tooMuch,
    malformed: tooMuch,
    stored: tooMuch,
  };
  expect(a('done')(narrow, at(1))).toHaveLength(2);
});
