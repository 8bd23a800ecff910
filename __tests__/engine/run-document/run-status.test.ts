import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RefusedError } from '../../../src/engine/errors.js';
import type { Change } from '../../../src/engine/run-document/change.js';
import { type FinalStatus, finalizeRun } from '../../../src/engine/run-document/finalize.js';
import { parseItems, reportItems, resolveItems } from '../../../src/engine/run-document/items.js';
import { reportPhase } from '../../../src/engine/run-document/phases.js';
import { reportUnit } from '../../../src/engine/run-document/unit-transition.js';
import { reportValidation } from '../../../src/engine/run-document/validation.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

const ITEM = '{"id":"i","title":"t"}';

const CHANGES: Readonly<Record<string, Change>> = {
  'a new unit that is pending': reportUnit({ unit: 'new', status: 'pending' }),
  'a new unit that waits': reportUnit({ unit: 'new', status: 'dep_blocked' }),
  'a unit in progress': reportUnit({ unit: 'new', status: 'in_progress' }),
  'a blocked unit': reportUnit({ unit: 'new', status: 'blocked' }),
  'a unit that is done': reportUnit({ unit: 'new', status: 'done' }),
  'a unit that is done, again': reportUnit({ unit: 'a', status: 'done' }),
  'a note on a unit that is done': reportUnit({ unit: 'a', status: 'done', note: 'n' }),
  'a running phase': reportPhase('q', 'running'),
  'a blocked phase': reportPhase('q', 'blocked'),
  'a pending phase': reportPhase('q', 'pending'),
  'a phase that is done': reportPhase('q', 'done'),
  'a phase that is done, again': reportPhase('p', 'done'),
  'a skipped phase': reportPhase('q', 'skipped'),
  'a required phase, skipped': reportPhase('p', 'skipped'),
  'an item': reportItems(parseItems(ITEM)),
  'a resolved item, again': resolveItems(['old']),
  'a green validation': reportValidation('green'),
  'a red validation': reportValidation('red'),
};

/** One unit and one required phase, both done, and a resolved item. */
function finished(status: FinalStatus, requireValidation = false): RunInMemory {
  return RunInMemory.with({ units: ['a'], requiredPhases: ['p'], requireValidation }).change(
    ...(requireValidation ? [reportValidation('green')] : []),
    reportUnit({ unit: 'a', status: 'done' }),
    reportPhase('p', 'done'),
    reportItems(parseItems('{"id":"old"}')),
    resolveItems(['old']),
    finalizeRun(status, 'the result'),
  );
}

describe('a run that is over goes on', () => {
  const WORK = ['a unit in progress', 'a running phase'];
  const REOPENS: Readonly<Record<FinalStatus, readonly string[]>> = {
    done: [
      'a unit in progress',
      'a new unit that is pending',
      'a new unit that waits',
      'a blocked unit',
      'a blocked phase',
      'a required phase, skipped',
      'an item',
    ],
    needs_attention: WORK,
    aborted: WORK,
  };

  for (const status of ['done', 'needs_attention', 'aborted'] as const) {
    test.each(Object.entries(CHANGES))(`when it is ${status}: %s`, (name, change) => {
      const run = finished(status);
      const { finishedAt } = run.document;
      expect(finishedAt).toBe(at(5));
      run.change(change);
      expect([run.document.status, run.document.finishedAt, run.document.result]).toEqual(
        REOPENS[status].includes(name) ? ['running', null, 'the result'] : [status, finishedAt, 'the result'],
      );
    });
  }
});

describe('a run that is done is reopened exactly when it would now be refused as done', () => {
  test('a red validation reopens only a run that requires a green one', () => {
    const red = reportValidation('red');
    expect(finished('done', true).change(red).document).toMatchObject({
      status: 'running',
      finishedAt: null,
    });
    expect(finished('done').change(red).document).toMatchObject({ status: 'done', finishedAt: at(5) });
  });

  test('whatever changed (property)', () => {
    // A unit that is done could not become these.
    const change = fc.constantFrom(...Object.keys(CHANGES).filter((name) => name !== 'a unit that is done'));
    fc.assert(
      fc.property(fc.boolean(), fc.array(change, { maxLength: 6 }), (requireValidation, names) => {
        const run = finished('done', requireValidation);
        for (const name of names) {
          const wasDone = run.document.status === 'done';
          run.change(CHANGES[name] ?? reportUnit({ unit: 'a', status: 'done' }));
          if (!wasDone) continue;
          const finalize = () => new RunInMemory(run.text).change(finalizeRun('done'));
          if (run.document.status === 'done') expect(finalize).not.toThrow();
          else expect(finalize).toThrow(RefusedError);
        }
      }),
    );
  });
});

test.each(Object.entries(CHANGES).filter(([name]) => !/again/.test(name)))(
  'a run begins with %s, or is still planned',
  (name, change) => {
    const run = RunInMemory.with({ units: ['a'], requiredPhases: ['p'] }).change(change);
    expect(run.document.status).toBe(/pending|waits|required/.test(name) ? 'initializing' : 'running');
  },
);
