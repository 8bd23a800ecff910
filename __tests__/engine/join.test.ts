import { joinDocuments } from '../../src/engine/join.js';
import type { RunDocument, Unit } from '../../src/engine/schema.js';
import { documentOf, doneUnit } from '../support/builders.js';

function edition(
  attempt: number,
  sequence: number,
  units: Record<string, Unit>,
  given: Partial<RunDocument> = {},
) {
  const revision = { attempt, sequence, nonce: `a${attempt}s${sequence}`.padEnd(10, '0'), writer: '' };
  return documentOf(units, { revision, ...given });
}

function joined(...documents: RunDocument[]): RunDocument {
  const there = joinDocuments(documents);
  const back = joinDocuments([...documents].reverse());
  expect(back).toEqual(there);
  if (there === null) throw new Error('nothing joined');
  return there;
}

test('of nothing comes nothing, of one document the same one', () => {
  const document = edition(1, 1, { a: doneUnit() });
  expect(joinDocuments([])).toBeNull();
  expect(joinDocuments([document])).toBe(document);
});

test('done beats not done, even when that is later', () => {
  const done = edition(1, 1, { a: doneUnit({ completionId: 'c1' }) });
  const failed = edition(2, 9, { a: { status: 'blocked', attempt: 2, sequence: 9 } });
  expect(joined(done, failed).units.a).toMatchObject({ status: 'done', completionId: 'c1' });
});

test('of two done, the later attempt counts, then the later sequence', () => {
  const first = edition(1, 9, { a: doneUnit({ attempt: 1, sequence: 9, completionId: 'c1' }) });
  const second = edition(2, 1, { a: doneUnit({ attempt: 2, sequence: 1, completionId: 'c2' }) });
  const third = edition(2, 2, { a: doneUnit({ attempt: 2, sequence: 2, completionId: 'c3' }) });
  expect(joined(first, second).units.a?.completionId).toBe('c2');
  expect(joined(first, second, third).units.a?.completionId).toBe('c3');
});

test('time does not matter', () => {
  const early = edition(
    1,
    1,
    { a: doneUnit({ completionId: 'c1' }) },
    { updatedAt: '2030-01-01T00:00:00.000Z' },
  );
  const late = edition(
    2,
    1,
    { a: doneUnit({ attempt: 2, completionId: 'c2' }) },
    { updatedAt: '2020-01-01T00:00:00.000Z' },
  );
  expect(joined(early, late)).toMatchObject({
    revision: { attempt: 2 },
    updatedAt: late.updatedAt,
    units: { a: { completionId: 'c2' } },
  });
});

test('a record that another one superseded does not come back, not even to beat one that is not done', () => {
  const old = edition(1, 1, { a: doneUnit({ completionId: 'c1' }) });
  const redoing = edition(2, 1, {
    a: { status: 'in_progress', attempt: 2, sequence: 1, supersedes: ['c1'] },
  });
  expect(joined(old, redoing).units.a?.status).toBe('in_progress');
});

test('what was superseded is remembered through later records that never knew of it', () => {
  const old = edition(1, 1, { a: doneUnit({ completionId: 'c1' }) });
  const redoing = edition(2, 1, { a: { status: 'blocked', attempt: 2, sequence: 1, supersedes: ['c1'] } });
  const again = edition(3, 1, { a: { status: 'blocked', attempt: 3, sequence: 1 } });
  // The second attempt's document is removed once the third one's is durable; the first turns up again.
  const third = joined(redoing, again);
  expect(joined(old, third).units.a).toMatchObject({ status: 'blocked', attempt: 3 });
});

test('superseding holds for the step that did it only', () => {
  const a = edition(1, 1, { a: doneUnit({ completionId: 'c1' }) });
  const b = edition(2, 1, { b: doneUnit({ attempt: 2, completionId: 'c2', supersedes: ['c1'] }) });
  expect(joined(a, b).units.a?.status).toBe('done');
});

test('of one record, the edition that was used last counts', () => {
  const before = edition(1, 2, { a: doneUnit({ usedInAttempt: 1 }) });
  const skipped = edition(2, 1, { a: doneUnit({ usedInAttempt: 2 }) });
  expect(joined(before, skipped).units.a?.usedInAttempt).toBe(2);
});

test('everything else is the latest document’s; steps that only older ones know come behind', () => {
  const first = edition(
    1,
    5,
    { x: doneUnit(), a: doneUnit({ completionId: 'c2' }) },
    { task: 'old', extra: 'old' },
  );
  const second = edition(
    2,
    1,
    { a: doneUnit({ attempt: 2, completionId: 'c3' }) },
    { task: 'new', added: true },
  );
  const result = joined(first, second);
  expect(result).toMatchObject({ task: 'new', added: true, revision: { attempt: 2 }, order: ['a', 'x'] });
  expect(result).not.toHaveProperty('extra');
});

test('the checkpoint is that of the joined units, not the latest document’s own', () => {
  const first = edition(1, 5, {
    a: doneUnit({ completionId: 'c1' }),
    b: doneUnit({ completionId: 'b1', basis: 'c1' }),
  });
  const second = edition(2, 1, { a: { status: 'blocked', attempt: 2, sequence: 1 } });
  expect(second.step).toBeUndefined();
  expect(joined(first, second)).toMatchObject({ step: 'b', attempt: 1 });
});

test('documents without a revision or an order, as other tools write them, are joined in a fixed order too', () => {
  const plain = (note: string): RunDocument => {
    const {
      revision: _r,
      order: _o,
      ...rest
    } = documentOf({ a: { status: 'pending', note } }, { task: note });
    return rest;
  };
  const result = joined(plain('one'), plain('two'));
  expect(result.task).toBe(result.units.a?.note);
  expect(result).not.toHaveProperty('order');
});

test('units named like what every object has are units', () => {
  const units = JSON.parse('{"__proto__": {"status": "done"}, "constructor": {"status": "done"}}');
  const first = edition(1, 1, units);
  const second = edition(2, 1, { a: doneUnit() });
  expect(Object.keys(joined(first, second).units).sort()).toEqual(['__proto__', 'a', 'constructor']);
});
