import fc from 'fast-check';
import { checkpointHead } from '../../src/engine/head.js';
import { isStale } from '../../src/engine/staleness.js';
import { completeStep, skipStep, startStep } from '../../src/engine/transitions.js';
import { at, documentOf, doneUnit, HASH, JobRun, PRINT, RUN_ID } from '../support/builders.js';

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

describe('a step’s record', () => {
  test('starting says what is done, and nothing of an earlier result', () => {
    const job = JobRun.fresh().start('one');
    expect(job.unit('one')).toEqual({
      status: 'in_progress',
      dependsOn: [],
      note: '',
      createdAt: at(1001),
      updatedAt: at(1001),
      startedAt: at(1001),
      finishedAt: null,
      attempt: 1,
      completionId: null,
      basis: null,
      fingerprint: PRINT.value,
      fingerprintParts: PRINT.parts,
      sequence: 1,
      usedInAttempt: 1,
    });
    const again = JobRun.resumed([JobRun.fresh().did('one').document], 2).start('one');
    expect(again.unit('one')).not.toHaveProperty('outputs');
    expect(again.unit('one')).not.toHaveProperty('durationMs');
  });

  test('starting again supersedes what was done, and remembers what that had superseded', () => {
    const first = JobRun.fresh().did('one');
    const second = JobRun.resumed([first.document], 2).did('one');
    const third = JobRun.resumed([second.document], 3).start('one').fail('one');
    expect(third.unit('one').supersedes).toEqual([
      first.unit('one').completionId,
      second.unit('one').completionId,
    ]);
  });

  test('being done holds the outputs, the id, and what it was built on', () => {
    const job = JobRun.fresh().did('one').start('two').complete('two', { answer: '42', __proto__: 'x' });
    expect(job.unit('two')).toMatchObject({
      status: 'done',
      outputs: { answer: '42' },
      basis: job.unit('one').completionId,
      durationMs: 1000,
      interrupted: null,
    });
    expect(job.unit('one').basis).toBeNull();
  });

  test('what it was built on is the step used before it in this attempt, not one known from before', () => {
    const first = JobRun.fresh().did('one', 'two');
    const second = JobRun.resumed([first.document], 2).did('zero');
    expect(second.unit('zero').basis).toBeNull();
    expect(second.skip('one').did('three').unit('three').basis).toBe(first.unit('one').completionId);
  });

  test('a skip changes nothing of it but that it was used', () => {
    const first = JobRun.fresh().did('one');
    const second = JobRun.resumed([first.document], 2).skip('one');
    expect(second.unit('one')).toEqual({ ...first.unit('one'), usedInAttempt: 2 });
  });

  test('an interruption claims nothing about the effect', () => {
    const unit = JobRun.fresh().start('one').interrupt('one', 41_000).unit('one');
    expect(unit).toMatchObject({ status: 'in_progress', durationMs: 41_000, completionId: null });
    expect(unit.interrupted).toEqual({ reason: 'signal', at: unit.updatedAt });
  });

  test('an interrupted command that still ended well is done', () => {
    const job = JobRun.fresh().start('one').interrupt('one').complete('one');
    expect(job.unit('one')).toMatchObject({ status: 'done', interrupted: null });
    expect(job.document.lifecycle).toMatchObject({ state: 'running', interrupted_reason: null });
  });

  test('nothing can end that was never started', () => {
    const completion = { step: 'x', at: at(), completionId: 'c', durationMs: 0, outputs: {}, files: [] };
    const { document } = JobRun.fresh();
    expect(() =>
      completeStep(document, { ...completion, withheld: [], payload: null, partial: false }),
    ).toThrow('x');
    expect(() => skipStep(document, 'constructor', 1, at())).toThrow('constructor');
  });
});

describe('the document around it', () => {
  test('status and lifecycle follow the units', () => {
    const job = JobRun.fresh().start('one');
    expect(job.document).toMatchObject({
      status: 'running',
      lifecycle: { state: 'running', retryable: false },
    });
    job.interrupt('one');
    expect(job.document).toMatchObject({
      status: 'running',
      lifecycle: { state: 'failed', retryable: true, interrupted_reason: 'signal' },
    });
    job.start('one').fail('one');
    expect(job.document).toMatchObject({
      status: 'needs_attention',
      lifecycle: { state: 'failed', retryable: true, interrupted_reason: null },
    });
    job.did('one').finish();
    expect(job.document).toMatchObject({
      status: 'done',
      lifecycle: { state: 'succeeded', retryable: false },
    });
  });

  test('a finished document that goes on is not finished any more', () => {
    const finished = JobRun.fresh().did('one', 'done').finish();
    expect(finished.document.finishedAt).not.toBeNull();
    const second = JobRun.resumed([finished.document], 2).skip('one');
    expect(second.document).toMatchObject({ status: 'running', finishedAt: null });
    expect(second.skip('done').finish().document.status).toBe('done');
  });

  test('unknown fields survive everywhere, also when a step is done again', () => {
    const job = JobRun.fresh().did('one');
    const unit = { ...job.unit('one'), reviewer: 'ada' };
    job.document = {
      ...job.document,
      units: { one: unit },
      team: { name: 'x' },
      lifecycle: {
        ...job.document.lifecycle,
        state: 'running',
        retry_of: 'older-run',
        pr_url: 'https://example.test/1',
      },
    };
    for (const next of [
      job.start('one'),
      job.complete('one'),
      job.skip('one'),
      job.interrupt('one'),
      job.fail('one'),
    ]) {
      expect(next.document).toMatchObject({
        team: { name: 'x' },
        lifecycle: { retry_of: 'older-run', pr_url: 'https://example.test/1' },
        units: { one: { reviewer: 'ada' } },
      });
    }
  });

  test('no transition changes the document it is given', () => {
    const job = JobRun.fresh().did('one');
    const before = structuredClone(job.document);
    const given = job.document;
    job.start('one').complete('one').start('two').fail('two');
    expect(given).toEqual(before);
  });

  test('every edition has a revision of its own', () => {
    const job = JobRun.fresh();
    const seen = [() => job.start('a'), () => job.complete('a'), () => job.skip('a')].map(
      (change) => change().document.revision?.sequence,
    );
    expect(seen).toEqual([1, 2, 3]);
    expect(JobRun.resumed([job.document], 2).start('a').document.revision).toMatchObject({
      attempt: 2,
      sequence: 1,
    });
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

test('a circle of bases, which only a damaged document has, ends', () => {
  const units = {
    a: doneUnit({ completionId: 'a', basis: 'b' }),
    b: doneUnit({ completionId: 'b', basis: 'a' }),
  };
  expect(isStale(units.a, units)).toBe(false);
  expect(isStale(doneUnit({ completionId: 'c', basis: 'a' }), units)).toBe(false);
});

test('a step named like what every object has is a step', () => {
  const job = JobRun.fresh().did('__proto__', 'constructor');
  const text = JSON.stringify(job.document);
  expect(Object.keys(JSON.parse(text).units)).toEqual(['__proto__', 'constructor']);
  expect(job.document.step).toBe('constructor');
  expect(
    startStep(job.document, {
      step: 'x',
      attempt: 1,
      at: at(),
      fingerprint: PRINT.value,
      fingerprintParts: {},
    }).order,
  ).toEqual(['__proto__', 'constructor', 'x']);
});
