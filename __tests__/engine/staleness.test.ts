import fc from 'fast-check';
import { record } from '../../src/engine/record.js';
import type { Unit } from '../../src/engine/schema.js';
import { isStale, staleness } from '../../src/engine/staleness.js';
import { doneUnit } from '../support/builders.js';

const ids = ['c1', 'c2', 'c3', 'c4', 'c5'];
const unit: fc.Arbitrary<Unit> = fc
  .record({ completionId: fc.constantFrom(...ids), basis: fc.constantFrom(null, ...ids, 'gone') })
  .map(doneUnit);
const units = fc
  .array(unit, { maxLength: 8 })
  .map((list) => record(list.map((one, i) => [`step-${i}`, one])));

/** By the words of the definition, link by link. */
function isStaleByHand(start: Unit, all: Readonly<Record<string, Unit>>): boolean {
  let basis = start.basis ?? null;
  for (let links = 0; links < 20 && basis !== null; links += 1) {
    const builtOn = Object.values(all).findLast((one) => one.completionId === basis);
    if (builtOn === undefined) return true;
    basis = builtOn.basis ?? null;
  }
  return false;
}

test('property: asking for many units at once is asking for each of them', () => {
  fc.assert(
    fc.property(units, (all) => {
      const ask = staleness(all);
      for (const one of Object.values(all)) {
        expect(ask(one)).toBe(isStaleByHand(one, all));
        expect(isStale(one, all)).toBe(isStaleByHand(one, all));
      }
    }),
  );
});

test('a long chain is followed once, not once for each of its steps', () => {
  const chain = Array.from({ length: 20_000 }, (_, i) =>
    doneUnit({ completionId: `c${i}`, basis: i === 0 ? null : `c${i - 1}` }),
  );
  const ask = staleness(record(chain.map((one, i) => [`step-${i}`, one])));
  const begun = performance.now();
  expect(chain.some(ask)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('a circle of bases, which only a damaged document has, ends', () => {
  const units = {
    a: doneUnit({ completionId: 'a', basis: 'b' }),
    b: doneUnit({ completionId: 'b', basis: 'a' }),
  };
  expect(isStale(units.a, units)).toBe(false);
  expect(isStale(doneUnit({ completionId: 'c', basis: 'a' }), units)).toBe(false);
});
