import fc from 'fast-check';
import * as v from 'valibot';
import { isPlainUnit } from '../../src/engine/plain-unit.js';
import { UnitSchema } from '../../src/engine/schema.js';
import { UNIT_STATUSES } from '../../src/engine/statuses.js';
import { doneUnit } from '../support/builders.js';

const text = fc.string({ maxLength: 5 });
/** What a field may hold, and what it must not. */
const anything = fc.oneof(
  text,
  fc.constantFrom(null, undefined, 0, 1, -1, 0.5, 2 ** 60, Number.NaN, true),
  fc.constantFrom('a'.repeat(64), 'A'.repeat(64)),
  fc.array(fc.oneof(text, fc.nat()), { maxLength: 3 }),
  fc.dictionary(text, fc.oneof(text, fc.nat()), { maxKeys: 3 }),
);
const name = fc.constantFrom(...Object.keys(UnitSchema.entries), 'unheard-of', 'constructor');
const unit = fc
  .tuple(fc.constantFrom(...UNIT_STATUSES, 'other'), fc.array(fc.tuple(name, anything), { maxLength: 6 }))
  .map(([status, fields]) => ({ status, ...Object.fromEntries(fields) }));

test('property: what is plain is right, by the schema too', () => {
  fc.assert(
    fc.property(fc.oneof(unit, anything), (value) => {
      if (!isPlainUnit(value)) return;
      expect(v.safeParse(UnitSchema, value).success).toBe(true);
      expect(
        Object.values((value as { outputs?: object }).outputs ?? {}).every((one) => typeof one === 'string'),
      ).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('units as they are usually written are plain; what is out of the ordinary is left to the schema', () => {
  const at = '2026-11-30T17:00:00.000Z';
  const times = { createdAt: at, updatedAt: at, startedAt: null, finishedAt: null };
  expect(isPlainUnit({ status: 'pending', dependsOn: ['a'], note: '', ...times })).toBe(true);
  const { fingerprintParts: _, ...done } = doneUnit({ outputs: { a: 'b' } });
  expect(isPlainUnit(done)).toBe(true);
  expect(isPlainUnit({ status: 'done', unheard: 'of' })).toBe(false);
  expect(isPlainUnit({ status: 'done', outputs: { a: 1 } })).toBe(false);
});
