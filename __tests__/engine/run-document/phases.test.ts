import { expect, test } from '@jest/globals';
import { InvalidInputError } from '../../../src/engine/errors.js';
import { phaseNames, readPhases } from '../../../src/engine/run-document/parts.js';
import { readPhaseStatus, reportPhase } from '../../../src/engine/run-document/phases.js';
import { PHASE_STATUSES } from '../../../src/engine/statuses.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

test('a phase and its times', () => {
  const run = RunInMemory.of().change(reportPhase('build', 'running'));
  const phase = () => readPhases(run.document).phases.build;
  expect(phase()).toEqual({
    status: 'running',
    createdAt: at(1),
    updatedAt: at(1),
    startedAt: at(1),
    finishedAt: null,
  });
  run.change(reportPhase('build', 'done'));
  expect(phase()).toMatchObject({ status: 'done', updatedAt: at(2), startedAt: at(1), finishedAt: at(2) });
  run.change(reportPhase('build', 'running'));
  expect(phase()).toMatchObject({ status: 'running', startedAt: at(1), finishedAt: null });
});

test.each(PHASE_STATUSES)('reporting %s twice writes nothing the second time', (status) => {
  const run = RunInMemory.of().change(reportPhase('p', status), reportPhase('p', status));
  expect(run.operations).toEqual([]);
});

test('phases are in the order in which they were first named; required ones come first', () => {
  const run = RunInMemory.with({ requiredPhases: ['build', 'test'] }).change(
    reportPhase('lint', 'running'),
    reportPhase('test', 'running'),
  );
  expect(Object.keys(run.document.phases ?? {})).toEqual(['build', 'test', 'lint']);
});

test('so are phases that have numbers for names, which objects put first', () => {
  const named = (...names: readonly string[]) =>
    phaseNames(RunInMemory.of().change(...names.map((name) => reportPhase(name, 'blocked'))).document);
  expect(named('2', '1', 'x', '0')).toEqual(['2', '1', 'x', '0']);
  const required = RunInMemory.with({ requiredPhases: ['2', 'x', '1'] }).change(reportPhase('0', 'pending'));
  expect(phaseNames(required.document)).toEqual(['2', 'x', '1', '0']);
});

test('phases that do not say when they were named stay where they are, between the others', () => {
  const phases = { 1: { createdAt: at(9) }, a: 'odd', b: { createdAt: 'x' }, c: { createdAt: at(1) }, d: {} };
  const run = new RunInMemory({ schemaVersion: 2, id: 'r', status: 'running', units: {}, phases });
  expect(phaseNames(run.document)).toEqual(['c', 'a', 'b', '1', 'd']);
  const { phases: _, ...none } = run.document;
  expect(phaseNames(none)).toEqual([]);
});

test('when the current phase is over, the running one that was named last is it, whatever its name', () => {
  const run = RunInMemory.of().change(
    reportPhase('b', 'running'),
    reportPhase('7', 'running'),
    reportPhase('z', 'running'),
    reportPhase('z', 'done'),
  );
  expect(run.document.currentPhase).toBe('7');
});

test('the current phase is the one that runs, also while it is blocked', () => {
  const run = RunInMemory.of();
  const current = (name: string, status: Parameters<typeof reportPhase>[1]) =>
    run.change(reportPhase(name, status)).document.currentPhase;
  expect(current('a', 'pending')).toBe(null);
  expect(current('a', 'running')).toBe('a');
  expect(current('b', 'running')).toBe('b');
  expect(current('b', 'blocked')).toBe('b');
  expect(current('c', 'done')).toBe('b');
  expect(current('b', 'done')).toBe('a');
  expect(current('a', 'skipped')).toBe(null);
});

test('a malformed phase does not hide the others, and can be put right', () => {
  const phases = {
    a: 'done',
    b: { status: 'running', who: 'x' },
    c: { status: 'odd', who: 'y' },
    d: null,
    e: [],
  };
  const run = new RunInMemory({ schemaVersion: 2, id: 'r', status: 'running', units: {}, phases });
  expect(readPhases(run.document)).toEqual({
    phases: { b: phases.b },
    malformed: ['a', 'c', 'd', 'e'],
  });
  run.change(reportPhase('a', 'done'), reportPhase('b', 'done'));
  expect(readPhases(run.document).malformed).toEqual(['c', 'd', 'e']);
  expect(run.document.phases).toMatchObject({ b: { who: 'x', status: 'done' }, c: { status: 'odd' } });
  run.change(...['c', 'd', 'e'].map((name) => reportPhase(name, 'running')));
  expect(readPhases(run.document).malformed).toEqual([]);
  expect(run.document.phases).toMatchObject({ c: { who: 'y', status: 'running' }, e: { status: 'running' } });
});

test('what makes no sense is an error', () => {
  const run = RunInMemory.of();
  expect(() => run.change(reportPhase('a b', 'done'))).toThrow(InvalidInputError);
  expect(() => run.change(reportPhase('__proto__', 'done'))).toThrow(InvalidInputError);
  expect(() => readPhaseStatus('in_progress')).toThrow('"in_progress" is no status of a phase.');
});
