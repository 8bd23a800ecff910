import { decide } from '../../src/engine/decision.js';
import { fingerprint } from '../../src/engine/fingerprint.js';
import type { RunDocument } from '../../src/engine/schema.js';
import { documentOf, doneUnit, JobRun, knowledgeOf, situationOf } from '../support/builders.js';

const CHANGED = fingerprint({ kind: 'command', run: 'ask-another-model' });

function decisionIn(attempt: number, documents: readonly RunDocument[], step: string, print = {}) {
  const knowledge = knowledgeOf(documents, {}, { attempt });
  return decide(situationOf({ attempt, knowledge, step, ...print }));
}

describe('attempt 2 cannot load attempt 1’s document, and its first step fails', () => {
  const first = JobRun.fresh(1)
    .did('ai-complete', 'label-applied')
    .start('comment-posted')
    .fail('comment-posted');
  const second = JobRun.fresh(2).start('ai-complete').fail('ai-complete');
  const documents = [first.document, second.document];

  test('attempt 3 reads everything: the steps that attempt 1 did count', () => {
    expect(decisionIn(3, documents, 'ai-complete')).toMatchObject({ action: 'skip', row: 9 });
    expect(decisionIn(3, documents, 'label-applied')).toMatchObject({ action: 'skip', row: 9 });
    expect(decisionIn(3, documents, 'comment-posted')).toMatchObject({ action: 'run', row: 3 });
  });

  test('and what attempt 3 leaves holds all of it', () => {
    const third = JobRun.resumed(documents, 3)
      .skip('ai-complete')
      .skip('label-applied')
      .did('comment-posted');
    expect(third.document).toMatchObject({ step: 'comment-posted', attempt: 3 });
    expect(Object.values(third.document.units).map((unit) => unit.status)).toEqual(['done', 'done', 'done']);
    // Also together with the older ones, in case they were not removed.
    expect(decisionIn(4, [...documents, third.document], 'comment-posted').action).toBe('skip');
  });
});

describe('attempt 2 cannot load attempt 1’s document, and does its first step again', () => {
  const first = JobRun.fresh(1).did('ai-complete', 'label-applied');
  const second = JobRun.fresh(2).did('ai-complete');
  const documents = [first.document, second.document];

  test('attempt 3 takes the later answer, and what was built on the earlier one does not count', () => {
    expect(decisionIn(3, documents, 'ai-complete')).toMatchObject({
      action: 'skip',
      reason: 'it was done in attempt 2 in 1.0 s',
    });
    expect(decisionIn(3, documents, 'label-applied')).toMatchObject({ action: 'run', row: 6 });
  });
});

describe('step 1 changes and is redone in attempt 2, which dies', () => {
  const first = JobRun.fresh(1).did('ai-complete', 'label-applied', 'comment-posted');
  const second = JobRun.resumed([first.document], 2).start('ai-complete', CHANGED).complete('ai-complete');
  const documents = [first.document, second.document];

  test('in attempt 3 the steps built on the old step 1 do not count, the whole chain of them', () => {
    expect(decisionIn(3, documents, 'ai-complete', { fingerprint: CHANGED })).toMatchObject({
      action: 'skip',
    });
    expect(decisionIn(3, documents, 'label-applied')).toMatchObject({ action: 'run', row: 6 });
    expect(decisionIn(3, documents, 'comment-posted')).toMatchObject({ action: 'run', row: 6 });
  });

  test('nor when the step between them is not in the workflow any more', () => {
    const third = JobRun.resumed(documents, 3).skip('ai-complete');
    expect(decisionIn(3, [third.document], 'comment-posted')).toMatchObject({ action: 'run', row: 6 });
  });

  test('once redone, they count again', () => {
    const third = JobRun.resumed(documents, 3).skip('ai-complete').did('label-applied', 'comment-posted');
    const all = [...documents, third.document];
    for (const step of ['label-applied', 'comment-posted']) {
      expect(decisionIn(4, all, step)).toMatchObject({ action: 'skip', row: 9 });
    }
  });
});

describe('step 1 is being redone when attempt 2 dies', () => {
  const first = JobRun.fresh(1).did('ai-complete', 'label-applied');

  test.each([
    ['while it runs', (job: JobRun) => job],
    ['on its interruption', (job: JobRun) => job.interrupt('ai-complete')],
    ['after it failed', (job: JobRun) => job.fail('ai-complete')],
  ])('%s: the old answer does not come back, nor does what was built on it', (_, end) => {
    const second = end(JobRun.resumed([first.document], 2).start('ai-complete', CHANGED));
    const documents = [first.document, second.document];
    expect(decisionIn(3, documents, 'ai-complete', { fingerprint: CHANGED }).action).toBe('run');
    expect(decisionIn(3, documents, 'ai-complete').action).toBe('run');
    expect(decisionIn(3, documents, 'label-applied')).toMatchObject({ action: 'run', row: 6 });
  });
});

describe('a step whose neighbours come and go', () => {
  const first = JobRun.fresh(1).did('one').start('two').fail('two').did('three');

  test('a failed step in the middle (continue-on-error) is nothing to build on', () => {
    expect(first.unit('three').basis).toBe(first.unit('one').completionId);
    const second = JobRun.resumed([first.document], 2).skip('one').did('two');
    expect(decisionIn(2, [second.document], 'three')).toMatchObject({ action: 'skip' });
  });

  test('a new step between two does not make the later one stale', () => {
    const second = JobRun.resumed([first.document], 2).skip('one').did('new');
    expect(decisionIn(2, [second.document], 'three')).toMatchObject({ action: 'skip' });
  });
});

describe('what is known', () => {
  const document = documentOf({ 'ai-complete': doneUnit() });

  test('documents that claim a later attempt do not count, and are told apart', () => {
    const later = documentOf(
      { 'ai-complete': doneUnit() },
      { revision: { attempt: 3, sequence: 1, nonce: 'n', writer: '' } },
    );
    const knowledge = knowledgeOf([later]);
    expect(knowledge).toMatchObject({ answer: 'none', document: null, fromLaterAttempts: [later] });
    expect(decide(situationOf({ knowledge })).action).toBe('run');
  });

  test('found, none, unknown are not the same', () => {
    expect(knowledgeOf([])).toMatchObject({ answer: 'none', complete: true });
    expect(knowledgeOf([], { unread: ['no answer'] })).toMatchObject({ answer: 'unknown', complete: false });
    expect(knowledgeOf([document], { unread: ['no answer'] })).toMatchObject({
      answer: 'found',
      complete: false,
    });
  });

  test.each([
    ['one job, one id in each attempt', ['1', '2'], '2', false],
    ['two ids in an earlier attempt', ['1', '1b'], '2', true],
    ['another job than ours in this attempt', ['1', '2b'], '2', true],
    ['a runner that does not tell', ['', ''], '', false],
    ['a runner that tells only sometimes', ['1', ''], '2', false],
  ])('two writers: %s', (_, [first = '', second = ''], writer, expected) => {
    const attempts = [1, second.startsWith('2') ? 2 : 1];
    const documents = [first, second].map((id, index) =>
      documentOf(
        {},
        { revision: { attempt: attempts[index] ?? 1, sequence: index, nonce: `${index}`, writer: id } },
      ),
    );
    expect(knowledgeOf(documents, {}, { writer }).twoWriters).toBe(expected);
    expect(knowledgeOf([...documents].reverse(), {}, { writer }).twoWriters).toBe(expected);
  });

  test('of several bare checkpoints, the latest about this work counts, in any order', () => {
    const head = {
      runId: '1',
      attempt: 1,
      inputHash: document.inputHash ?? '',
      timestamp: '2026-01-01T00:00:00.000Z',
    };
    const heads = [
      { ...head, step: 'ai-complete' },
      { ...head, step: 'label-applied' },
      { ...head, step: 'done', attempt: 2, inputHash: 'f'.repeat(64) },
      { ...head, step: 'done', attempt: 3 },
    ];
    expect(knowledgeOf([], { heads }).head?.step).toBe('label-applied');
    expect(knowledgeOf([], { heads: [...heads].reverse() }).head?.step).toBe('label-applied');
    expect(knowledgeOf([document], { heads }).head).toBeNull();
  });
});
