import { expect, test } from '@jest/globals';
import { reconcile, staleDone } from '../../../src/engine/run-document/reconcile.js';
import { reportUnit } from '../../../src/engine/run-document/unit-transition.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

const evidence = new Map([
  ['a', 'aaa'],
  ['b', 'bbb'],
  ['elsewhere', 'ccc'],
]);

test('what a commit proves and nobody recorded is recorded, once', () => {
  const run = RunInMemory.of('a', 'b', 'c', 'd').change(
    reportUnit({ unit: 'a', status: 'done', note: 'mine' }),
    reportUnit({ unit: 'b', status: 'blocked', note: 'why' }),
    reportUnit({ unit: 'c', status: 'done' }),
    reconcile(evidence),
  );
  expect(run.unit('a')).toMatchObject({ status: 'done', note: 'mine', finishedAt: at(1) });
  expect(run.unit('b')).toMatchObject({
    status: 'done',
    note: 'reconciled-from-trailer:bbb',
    finishedAt: at(4),
  });
  expect(Object.keys(run.document.units)).toEqual(['a', 'b', 'c', 'd']);
  expect(staleDone(run.document, evidence)).toEqual(['c']);
  expect(run.change(reconcile(evidence)).operations).toEqual([]);
});
