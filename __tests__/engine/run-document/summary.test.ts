import { expect, test } from '@jest/globals';
import { reportPhase } from '../../../src/engine/run-document/phases.js';
import { summarize } from '../../../src/engine/run-document/summary.js';
import { reportUnit } from '../../../src/engine/run-document/unit-transition.js';
import { UNIT_STATUSES } from '../../../src/engine/statuses.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

test('a run in numbers, with exactly these names in this order', () => {
  const run = RunInMemory.of('x', 'y').change(
    ...UNIT_STATUSES.map((status) => reportUnit({ unit: status, status })),
    reportPhase('build', 'running'),
  );
  expect(JSON.stringify(summarize(run.document, { odd: 'why' }))).toBe(
    JSON.stringify({
      id: 'run',
      status: 'running',
      task: 'A task',
      currentPhase: 'build',
      total: 8,
      done: 1,
      blocked: 1,
      dep_blocked: 1,
      in_progress: 1,
      updatedAt: at(6),
    }),
  );
});
