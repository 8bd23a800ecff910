import { expect, test } from '@jest/globals';
import type { Change } from '../../../src/engine/run-document/change.js';
import { finalizeRun } from '../../../src/engine/run-document/finalize.js';
import { parseItems, reportItems, resolveItems } from '../../../src/engine/run-document/items.js';
import { reportPhase } from '../../../src/engine/run-document/phases.js';
import { reconcile } from '../../../src/engine/run-document/reconcile.js';
import { reportUnit } from '../../../src/engine/run-document/unit-transition.js';
import { reportValidation } from '../../../src/engine/run-document/validation.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

const OLD = {
  schemaVersion: 1,
  id: 'old',
  task: 'An old task',
  status: 'running',
  mode: 'unknown to us',
  units: { a: { status: 'done', sha: 'abc' }, b: { status: 'in_progress', dependsOn: ['a'] }, odd: 7 },
  phases: { plan: { status: 'done' } },
  openItems: [{ text: 'look at this' }],
  pipeline: { integrationRef: 'x' },
};

const unitB = { ...OLD.units.b, status: 'done', updatedAt: at(1), finishedAt: at(1) };
const CHANGES: readonly (readonly [string, Change, object])[] = [
  ['a unit', reportUnit({ unit: 'b', status: 'done' }), { units: { ...OLD.units, b: unitB } }],
  [
    'evidence',
    reconcile(new Map([['b', 'c0ffee']])),
    { units: { ...OLD.units, b: { ...unitB, note: 'reconciled-from-trailer:c0ffee' } } },
  ],
  [
    'a phase',
    reportPhase('plan', 'running'),
    { phases: { plan: { status: 'running', startedAt: at(1), updatedAt: at(1) } }, currentPhase: 'plan' },
  ],
  [
    'an item',
    reportItems(parseItems('{"id":"x"}')),
    { openItems: [...OLD.openItems, { id: 'x', at: at(1) }] },
  ],
  ['a validation', reportValidation('green'), { validation: { status: 'green', note: '', at: at(1) } }],
  ['an end', finalizeRun('aborted'), { status: 'aborted', finishedAt: at(1) }],
];

test.each(CHANGES)(
  'the first write, of %s, bumps the version and changes nothing else',
  (_, change, changed) => {
    const run = new RunInMemory(OLD).change(change);
    expect(JSON.parse(run.text)).toEqual({
      ...OLD,
      ...changed,
      schemaVersion: 2,
      resolvedItems: [],
      updatedAt: at(1),
    });
  },
);

test('resolved items that are there already stay', () => {
  const run = new RunInMemory({ ...OLD, resolvedItems: [{ id: 'r' }] });
  run.change(reportItems(parseItems('{"id":"x"}')), resolveItems(['x']));
  expect(run.document.resolvedItems).toEqual([{ id: 'r' }, { id: 'x', at: at(1), resolvedAt: at(2) }]);
});

test('what changes nothing leaves it at version 1, to the byte', () => {
  const run = new RunInMemory(OLD);
  const { text } = run;
  run.change(
    reportUnit({ unit: 'a', status: 'done' }),
    reportPhase('plan', 'done'),
    reportItems([]),
    reconcile(
      new Map([
        ['a', 'c0ffee'],
        ['elsewhere', 'c0ffee'],
      ]),
    ),
  );
  expect(run.text).toBe(text);
});
