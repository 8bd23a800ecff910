import fc from 'fast-check';
import { checkpointHead } from '../../src/engine/head.js';
import { isStale } from '../../src/engine/staleness.js';
import { documentOf, doneUnit, HASH, JobRun, RUN_ID } from '../support/builders.js';

describe('the checkpoint: the last step before which every used step is done', () => {
  test('there is none before the first step is done', () => {
    const job = JobRun.fresh();
    expect(job.document).not.toHaveProperty('step');
    expect(job.start('one').document).not.toHaveProperty('step');
  });

  test('follows each step that is done, and stands first in the document', () => {
    const job = JobRun.fresh().did('one');
    expect(job.document).toMatchObject({ runId: RUN_ID, step: 'one', attempt: 1, inputHash: HASH });
    expect(job.document.timestamp).toBe(job.unit('one').finishedAt);
    expect(Object.keys(job.document).slice(0, 5)).toEqual([
      'runId',
      'step',
      'attempt',
      'inputHash',
      'timestamp',
    ]);
    expect(job.did('two').document.step).toBe('two');
  });

  test('does not move past a failed step in the middle (continue-on-error)', () => {
    const job = JobRun.fresh().did('one').start('two').fail('two').did('three');
    expect(job.document.step).toBe('one');
    expect(job.unit('three').status).toBe('done');
  });

  test('does not move past an interrupted one', () => {
    expect(JobRun.fresh().did('one').start('two').interrupt('two').document.step).toBe('one');
  });

  test('in a later attempt: steps known from before stand behind those used now', () => {
    const first = JobRun.fresh().did('one', 'two', 'three');
    const second = JobRun.resumed([first.document], 2).skip('one');
    expect(second.document).toMatchObject({ step: 'three', order: ['one', 'two', 'three'] });
    expect(second.did('new').document.order).toEqual(['one', 'new', 'two', 'three']);
  });

  test('doing a step again takes it and what was built on it out', () => {
    const first = JobRun.fresh().did('one', 'two', 'three');
    const second = JobRun.resumed([first.document], 2).skip('one').start('two');
    expect(second.document.step).toBe('one');
    // "three" was built on the "two" that has been done again.
    expect(second.complete('two').document.step).toBe('two');
    expect(second.did('three').document.step).toBe('three');
  });

  test('steps used in another order than before', () => {
    const first = JobRun.fresh().did('one', 'two');
    const second = JobRun.resumed([first.document], 2).skip('two').skip('one');
    expect(second.document.order).toEqual(['two', 'one']);
  });

  test('a document without units has none', () => {
    expect(checkpointHead(documentOf({}), RUN_ID, HASH)).toBeNull();
    expect(checkpointHead(documentOf({}, { order: ['gone'] }), RUN_ID, HASH)).toBeNull();
  });
});

test('the checkpoint never covers a step that is not done or is stale, whatever happens', () => {
  const step = fc.constantFrom('a', 'b', 'c');
  const event = fc.record({
    step,
    kind: fc.constantFrom('start', 'complete', 'fail', 'interrupt', 'skip', 'next'),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let job = JobRun.fresh();
      for (const { step: name, kind } of events) {
        if (kind === 'next') job = JobRun.resumed([job.document], job.attempt + 1);
        else if (kind === 'start') job.start(name);
        else if (Object.hasOwn(job.document.units, name)) job[kind](name);
        const { document } = job;
        if (document.step === undefined) continue;
        const order = document.order ?? [];
        for (const covered of order.slice(0, order.indexOf(document.step) + 1)) {
          expect(document.units[covered]?.status).toBe('done');
          expect(isStale(document.units[covered] ?? doneUnit(), document.units)).toBe(false);
        }
      }
    }),
  );
});
