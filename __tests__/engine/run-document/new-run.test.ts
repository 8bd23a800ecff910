import { describe, expect, test } from '@jest/globals';
import { InvalidInputError, RefusedError } from '../../../src/engine/errors.js';
import { readDocument } from '../../../src/engine/read-document.js';
import { readNames } from '../../../src/engine/run-document/names.js';
import {
  defaultRunId,
  newRun,
  readLaunch,
  refuseReplacing,
} from '../../../src/engine/run-document/new-run.js';
import { RUN_STATUSES } from '../../../src/engine/statuses.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

const GIVEN = {
  id: 'run',
  task: 'A task',
  units: ['a', 'b'],
  launch: { scriptPath: 'x.mjs' },
  requiredPhases: ['p'],
  requireValidation: true,
};

test('a new run has every field of a run document, and no head', () => {
  const unit = {
    dependsOn: [],
    note: '',
    createdAt: at(),
    updatedAt: at(),
    startedAt: null,
    finishedAt: null,
  };
  const phase = { status: 'pending', createdAt: at(), updatedAt: at(), startedAt: null, finishedAt: null };
  expect(RunInMemory.with(GIVEN).document).toEqual({
    schemaVersion: 2,
    id: 'run',
    task: 'A task',
    status: 'initializing',
    createdAt: at(),
    updatedAt: at(),
    finishedAt: null,
    units: { a: { status: 'pending', ...unit }, b: { status: 'pending', ...unit } },
    phases: { p: phase },
    currentPhase: null,
    openItems: [],
    resolvedItems: [],
    requiredPhases: ['p'],
    requireValidation: true,
    validation: null,
    result: null,
    launch: { scriptPath: 'x.mjs' },
  });
});

test.each([
  ['an id with a space', { id: 'a b' }],
  ['no id', { id: '' }],
  ['no task', { task: ' ' }],
  ['a unit with a comma', { units: ['a,b'] }],
  ['a phase with a space', { requiredPhases: ['a b'] }],
])('with %s there is none', (_, wrong) => {
  expect(() => newRun({ ...GIVEN, ...wrong }, at())).toThrow(InvalidInputError);
});

describe('a run takes the place of another one', () => {
  const present = (status: string) =>
    readDocument(JSON.stringify({ schemaVersion: 1, id: 'old', status, units: {} }));

  test.each(RUN_STATUSES.filter((status) => status === 'done' || status === 'aborted'))(
    'that is %s',
    (status) => {
      expect(() => refuseReplacing('f', present(status))).not.toThrow();
    },
  );

  test.each(RUN_STATUSES.filter((status) => status !== 'done' && status !== 'aborted'))(
    'not while it is %s',
    (status) => {
      expect(() => refuseReplacing('f.json', present(status))).toThrow(RefusedError);
      expect(() => refuseReplacing('f.json', present(status))).toThrow(
        `f.json is the run "old", which is ${status}.`,
      );
    },
  );

  test.each(['', '{', '[]', '{"units":{}}', '{"schemaVersion":9,"id":"x","status":"done","units":{}}'])(
    'not of what cannot be read: %j',
    (text) => {
      expect(() => refuseReplacing('f.json', readDocument(text))).toThrow(/^f\.json is .*left as it is\.$/);
    },
  );
});

test('the default id says where it is kept and when it was begun', () => {
  expect(defaultRunId('migration', '2026-11-30T17:44:00.000Z', 'abcdefghij')).toBe(
    'migration-20261130-abcdef',
  );
  expect(defaultRunId('größe, neu', '2026-11-30T17:44:00.000Z', 'abcdefghij')).toBe(
    'gr-e-neu-20261130-abcdef',
  );
  expect(defaultRunId('…', '2026-11-30T17:44:00.000Z', 'abcdefghij')).toBe('run-20261130-abcdef');
});

test('a list of names', () => {
  expect(readNames('unit', ' a, b ,c,a,')).toEqual(['a', 'b', 'c']);
  expect(readNames('unit', '')).toEqual([]);
  expect(() => readNames('unit', 'a,b c')).toThrow('The unit name "b c" has spaces');
});

describe('a launch', () => {
  test('keeps whatever else is in it', () => {
    const launch = { scriptPath: 'p.mjs', args: { run: 'x' }, note: [1] };
    expect(readLaunch(JSON.stringify(launch))).toEqual(launch);
    expect(readLaunch('{"scriptPath":"x"}')).toEqual({ scriptPath: 'x' });
  });

  test.each([
    ['', 'it is not JSON'],
    ['[]', 'it is not an object'],
    ['null', 'it is not an object'],
    ['"x"', 'it is not an object'],
    ['{}', 'it has no "scriptPath"'],
    ['{"scriptPath":""}', 'it has no "scriptPath"'],
    ['{"scriptPath":" "}', 'it has no "scriptPath"'],
    ['{"scriptPath":7}', 'it has no "scriptPath"'],
    ['{"scriptPath":"a\\u0000.mjs"}', 'its "scriptPath" has characters that no path can have'],
    ['{"scriptPath":"a\\ud800.mjs"}', 'its "scriptPath" has characters that no path can have'],
    [
      '{"scriptPath":"checkpoint","args":{"command":"run","step":"a","argv":["x"],"issue":"abc"}}',
      'its "issue" is not the number of an issue',
    ],
    ['{"scriptPath":"x","args":[]}', 'its "args" are not an object'],
    ['{"scriptPath":"x","args":null}', 'its "args" are not an object'],
    ['{"scriptPath":"x","args":"a"}', 'its "args" are not an object'],
    [`{"scriptPath":"x","args":${'{"a":'.repeat(150)}1${'}'.repeat(150)}}`, 'it is nested too deeply'],
  ])('%.60s is none', (json, why) => {
    expect(() => readLaunch(json)).toThrow(InvalidInputError);
    expect(() => readLaunch(json)).toThrow(`The launch cannot be used: ${why}.`);
  });
});
