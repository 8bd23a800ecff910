import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInputError, RefusedError } from '../../../src/engine/errors.js';
import { finalizeRun, readFinalStatus } from '../../../src/engine/run-document/finalize.js';
import { parseItems, reportItems } from '../../../src/engine/run-document/items.js';
import { reportPhase } from '../../../src/engine/run-document/phases.js';
import { reportUnit } from '../../../src/engine/run-document/unit-transition.js';
import { reportValidation } from '../../../src/engine/run-document/validation.js';
import { PHASE_STATUSES, UNIT_STATUSES } from '../../../src/engine/statuses.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

describe('done is refused', () => {
  test('with every reason at once, and the way out', () => {
    const run = RunInMemory.with({
      units: ['a', 'b', 'c'],
      requiredPhases: ['build', 'ship'],
      requireValidation: true,
    }).change(
      reportUnit({ unit: 'a', status: 'done' }),
      reportUnit({ unit: 'b', status: 'blocked' }),
      reportPhase('build', 'done'),
      reportPhase('review', 'blocked'),
      reportItems(parseItems('[{"id":"x"},{"id":"y"}]')),
      reportValidation('red'),
    );
    const { text } = run;
    let error: unknown;
    try {
      run.change(finalizeRun('done'));
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({
      message:
        'The run is not done: 2 units are not done: b (blocked), c (pending); 1 phase is blocked: review; ' +
        '1 required phase is not done: ship (pending); 2 items are open: x, y; the required validation is red.',
      fix: 'Put these right (checkpoint unit, phase, resolve, validation), or finalize it as needs_attention or aborted.',
    });
    expect(run.text).toBe(text);
  });

  test('while something cannot be read', () => {
    const units = { a: { status: 'done' }, b: 'done' };
    const run = new RunInMemory({ schemaVersion: 2, id: 'r', status: 'running', units, phases: { p: 1 } });
    expect(() => run.change(finalizeRun('done'))).toThrow(
      'The run is not done: 1 unit is not readable: b; 1 phase is not readable: p.',
    );
  });

  test('while nobody can tell what it requires', () => {
    const rules = { requiredPhases: 'p', requireValidation: 'yes' };
    const run = new RunInMemory({ schemaVersion: 2, id: 'r', status: 'running', units: {}, ...rules });
    expect(() => run.change(finalizeRun('done'))).toThrow(
      'The run is not done: 2 fields are not readable: requiredPhases, requireValidation.',
    );
  });

  test('with a message that stays readable, however many units there are', () => {
    const run = RunInMemory.of(...Array.from({ length: 1000 }, (_, n) => `u${n}`));
    expect(() => run.change(finalizeRun('done'))).toThrow(
      /1000 units are not done: u0 \(pending\),.* and 975 more\./,
    );
  });

  test('exactly as long as one of the reasons holds (property)', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const given = fc.record({
      units: fc.dictionary(name, fc.constantFrom(...UNIT_STATUSES)),
      phases: fc.dictionary(name, fc.constantFrom(...PHASE_STATUSES)),
      required: fc.uniqueArray(name),
      items: fc.array(name, { maxLength: 1 }),
      requireValidation: fc.boolean(),
      validation: fc.constantFrom('green', 'red', null),
    });
    fc.assert(
      fc.property(given, ({ units, phases, required, items, requireValidation, validation }) => {
        const run = RunInMemory.with({ requiredPhases: required, requireValidation }).change(
          ...Object.entries(units).map(([unit, status]) => reportUnit({ unit, status })),
          ...Object.entries(phases).map(([phase, status]) => reportPhase(phase, status)),
          ...(items.length > 0 ? [reportItems(items.map((id) => ({ id })))] : []),
          ...(validation === null ? [] : [reportValidation(validation)]),
        );
        const isDone =
          Object.values(units).every((status) => status === 'done') &&
          !Object.values(phases).includes('blocked') &&
          required.every((phase) => phases[phase] === 'done') &&
          items.length === 0 &&
          (!requireValidation || validation === 'green');
        const finalize = () => run.change(finalizeRun('done'));
        if (isDone) expect(finalize().document.status).toBe('done');
        else expect(finalize).toThrow(RefusedError);
      }),
    );
  });
});

test.each(['needs_attention', 'aborted'] as const)(
  '%s is always possible, and says when and with what',
  (status) => {
    const run = RunInMemory.of('a').change(finalizeRun(status, 'why'));
    expect(run.document).toMatchObject({ status, finishedAt: at(1), updatedAt: at(1), result: 'why' });
  },
);

test('a repetition keeps when it was over, and writes only what is new', () => {
  const run = RunInMemory.of().change(
    finalizeRun('done', 'r'),
    finalizeRun('done'),
    finalizeRun('done', 'r'),
  );
  expect(run.operations).toEqual([]);
  run.change(finalizeRun('done', 'better'));
  expect(run.document).toMatchObject({
    status: 'done',
    finishedAt: at(1),
    updatedAt: at(4),
    result: 'better',
  });
  run.change(finalizeRun('aborted'));
  expect(run.document).toMatchObject({ status: 'aborted', finishedAt: at(5), result: 'better' });
});

test('a document with a lifecycle says there too how it ended', () => {
  const lifecycle = { state: 'running', retryable: true, retry_of: null, more: 1 };
  const run = new RunInMemory({ schemaVersion: 2, id: 'r', status: 'running', units: {}, lifecycle });
  run.change(finalizeRun('done'));
  expect(run.document.lifecycle).toEqual({ ...lifecycle, state: 'succeeded', retryable: false });
});

test('a run cannot end in any other way', () => {
  expect(() => readFinalStatus('failed')).toThrow(InvalidInputError);
});
