import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resumePlan } from '../../../src/engine/run-document/resume-set.js';
import { waitingGraph } from '../../../src/engine/run-document/waiting-graph.js';
import type { Unit } from '../../../src/engine/schema.js';
import { outlook } from '../../../src/engine/status/outlook.js';
import { SHOWN } from '../../../src/engine/status/several.js';
import { UNIT_STATUSES } from '../../../src/engine/statuses.js';

const names = Array.from({ length: 30 }, (_, index) => `u${index}`);
const unit: fc.Arbitrary<Unit> = fc.record({
  status: fc.constantFrom(...UNIT_STATUSES),
  dependsOn: fc.array(fc.constantFrom(...names), { maxLength: 3 }),
});
const units = fc.dictionary(fc.constantFrom(...names), unit, { maxKeys: 30 });
const malformed = fc.dictionary(fc.constantFrom('u1', 'u2', 'u3'), fc.constant('why'));

test('it says of any units what the resume set says of them', () => {
  fc.assert(
    fc.property(units, malformed, (all, faulty) => {
      const understood = Object.fromEntries(Object.entries(all).filter(([id]) => !Object.hasOwn(faulty, id)));
      const { set, obstacles } = resumePlan(understood, { malformed: faulty });
      const { ready, waiting, missing, cycles } = outlook(waitingGraph(understood, new Set()), faulty);
      const begun = (id: string) => ['in_progress', 'blocked'].includes(understood[id]?.status ?? '');
      const lists = [
        [ready, set.eligible.filter((id) => !begun(id))],
        [waiting, Object.entries(set.dep_blocked).filter(([id]) => !Object.hasOwn(faulty, id))],
        [missing, Object.entries(obstacles.unknown)],
        [cycles, obstacles.cycles],
      ] as const;
      for (const [found, expected] of lists) {
        expect(found).toMatchObject({ count: expected.length, first: expected.slice(0, SHOWN) });
      }
    }),
    { numRuns: 500 },
  );
});
