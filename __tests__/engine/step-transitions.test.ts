import { completeStep, skipStep, startStep } from '../../src/engine/step-transitions.js';
import { at, JobRun, PRINT } from '../support/builders.js';

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
