import { randomUUID } from 'node:crypto';
import { adoptHead } from '../../src/engine/adopt-head.js';
import { DEFAULT_STEPS, decide } from '../../src/engine/decision.js';
import { checkpointHead } from '../../src/engine/head.js';
import { isStepName } from '../../src/engine/step-name.js';
import { at, documentOf, HASH, JobRun, knowledgeOf, RUN_ID, situationOf } from '../support/builders.js';

const newId = () => randomUUID();
const head = (step: string) => ({ runId: RUN_ID, step, attempt: 1, inputHash: HASH, timestamp: at(7) });

test.each(DEFAULT_STEPS)(
  'a document that took over a checkpoint at "%s" decides as the checkpoint did',
  (step) => {
    const adopted = adoptHead(documentOf({}), head(step), DEFAULT_STEPS, newId);
    expect(checkpointHead(adopted, RUN_ID, HASH)).toEqual(head(step));
    for (const asked of DEFAULT_STEPS) {
      const bare = decide(situationOf({ step: asked, knowledge: knowledgeOf([], { heads: [head(step)] }) }));
      const taken = decide(situationOf({ step: asked, knowledge: knowledgeOf([adopted]) }));
      expect(taken.action).toBe(bare.action);
    }
  },
);

test('the first step behind it adds to what it says, and a redo of one of its own makes the rest stale', () => {
  const adopted = adoptHead(documentOf({}), head('label-applied'), DEFAULT_STEPS, newId);
  const job = JobRun.resumed([adopted], 2).skip('ai-complete').skip('label-applied').did('comment-posted');
  expect(job.document.step).toBe('comment-posted');
  const redone = JobRun.resumed([adopted], 2).did('ai-complete');
  const decision = decide(situationOf({ step: 'label-applied', knowledge: knowledgeOf([redone.document]) }));
  expect(decision).toMatchObject({ action: 'run', row: 6 });
});

test('a checkpoint at a step that is not in the list brings nothing', () => {
  expect(adoptHead(documentOf({}), head('deployed'), DEFAULT_STEPS, newId).units).toEqual({});
});

test('what a step may be called', () => {
  for (const name of ['a', 'ai-complete', 'V1.2_x', '__proto__', 'x'.repeat(100)])
    expect(isStepName(name)).toBe(true);
  for (const name of ['', 'a b', 'a/b', 'é', 'a\n', 'x'.repeat(101)]) expect(isStepName(name)).toBe(false);
});
