import { aboutStep, decide, type OnChange, type OnUnknown, type Proof } from '../../src/engine/decision.js';
import { fingerprint } from '../../src/engine/fingerprint.js';
import { inputHash } from '../../src/engine/input-hash.js';
import type { Head, Unit } from '../../src/engine/schema.js';
import {
  at,
  documentOf,
  doneUnit,
  HASH,
  knowledgeOf,
  OTHER_WORK,
  PRINT,
  RUN_ID,
  situationOf,
  WORK,
} from '../support/builders.js';

const CHANGED = fingerprint({ kind: 'command', run: 'ask-another-model' });
const UNREAD = 'the artifact service gave no answer';

function known(unit: Unit) {
  return knowledgeOf([documentOf({ 'ai-complete': unit })]);
}

function headAt(step: string, given: Partial<Head> = {}): Head {
  return { runId: RUN_ID, step, attempt: 1, inputHash: HASH, timestamp: at(), ...given };
}

describe('row 1: a step used twice in one attempt', () => {
  test('fails and says what to do', () => {
    expect(decide(situationOf({ usedBefore: true }))).toEqual({
      action: 'fail',
      row: 1,
      reason: 'step "ai-complete" is used twice in this job',
      fix: 'Give each use its own step name, or a "key" that tells them apart.',
    });
  });

  test('comes before everything else, also before resume: false and before a record that would be skipped', () => {
    const knowledge = { ...known(doneUnit()), twoWriters: true };
    expect(decide(situationOf({ knowledge, usedBefore: true, resume: false })).row).toBe(1);
  });
});

describe('row 2: two jobs of one attempt wrote the scope', () => {
  test('fails and names key, whatever else is known', () => {
    const decision = decide(situationOf({ knowledge: { ...known(doneUnit()), twoWriters: true } }));
    expect(decision).toMatchObject({ action: 'fail', row: 2 });
    expect(decision.fix).toContain('"key"');
  });
});

describe('row 3: nothing stands in the way of running', () => {
  test('nothing is known', () => {
    expect(decide(situationOf())).toEqual({ action: 'run', row: 3, reason: 'it had not been done before' });
  });

  test('the document does not have the step', () => {
    const knowledge = knowledgeOf([documentOf({ 'label-applied': doneUnit() })]);
    expect(decide(situationOf({ knowledge }))).toMatchObject({
      action: 'run',
      row: 3,
      reason: 'it had not been done before',
    });
  });

  test.each(['pending', 'dep_blocked'] as const)('the step is %s', (status) => {
    expect(decide(situationOf({ knowledge: known({ status }) }))).toMatchObject({ action: 'run', row: 3 });
  });

  test('it failed before, with the reason it failed for', () => {
    const knowledge = known({ status: 'blocked', attempt: 1, note: 'exit code 7' });
    expect(decide(situationOf({ knowledge, onUnknown: 'fail' }))).toEqual({
      action: 'run',
      row: 3,
      reason: 'it failed in attempt 1 (exit code 7)',
    });
  });

  test.each([
    ['available', 'prove', 'it failed in attempt 1 (exit code 7)'],
    ['landed', 'skip', 'it failed in attempt 1 (exit code 7), but its proof says that it took effect'],
    ['not-landed', 'run', 'it failed in attempt 1 (exit code 7)'],
    ['inconclusive', 'run', 'it failed in attempt 1 (exit code 7)'],
  ] as const)('it failed before, and its proof is %s', (proof, action, reason) => {
    const knowledge = known({ status: 'blocked', attempt: 1, note: 'exit code 7' });
    expect(decide(situationOf({ knowledge, proof }))).toEqual({ action, row: 3, reason });
  });

  test('resume: false ignores what is known', () => {
    const decision = decide(situationOf({ knowledge: known(doneUnit()), resume: false, onUnknown: 'fail' }));
    expect(decision).toMatchObject({ action: 'run', row: 3 });
    expect(decision.reason).toContain('resume is false');
  });

  test('a step named like something that every object has is not there either', () => {
    const knowledge = knowledgeOf([documentOf({ 'ai-complete': doneUnit() })]);
    for (const step of ['constructor', '__proto__', 'toString']) {
      expect(decide(situationOf({ knowledge, step }))).toMatchObject({ action: 'run', row: 3 });
    }
  });
});

describe('row 4: the document works on something else', () => {
  const other = documentOf(
    { 'ai-complete': doneUnit() },
    { inputHash: inputHash(OTHER_WORK), work: { ...OTHER_WORK } },
  );

  test('it does not count, and both inputs are named', () => {
    expect(decide(situationOf({ knowledge: knowledgeOf([other]) }))).toEqual({
      action: 'run',
      row: 4,
      reason:
        'the checkpoint is about issue 43 at commit bbbbbbbbbbbb, this job works on issue 42 at commit aaaaaaaaaaaa',
    });
  });

  test('beside one about this work it plays no part', () => {
    const knowledge = knowledgeOf([other, documentOf({ 'ai-complete': doneUnit() })]);
    expect(decide(situationOf({ knowledge }))).toMatchObject({ action: 'skip', row: 9 });
  });

  test('when not everything could be read, a document about this work may be missing: unknown', () => {
    const knowledge = knowledgeOf([other], { unread: [UNREAD] });
    expect(decide(situationOf({ knowledge, onUnknown: 'fail' }))).toMatchObject({ action: 'fail', row: 10 });
  });

  test('a five-field checkpoint about something else does not count either', () => {
    const heads = [headAt('label-applied', { inputHash: inputHash(OTHER_WORK) })];
    expect(decide(situationOf({ knowledge: knowledgeOf([], { heads }) }))).toMatchObject({
      action: 'run',
      row: 4,
    });
    const incomplete = knowledgeOf([], { heads, unread: [UNREAD] });
    expect(decide(situationOf({ knowledge: incomplete, onUnknown: 'fail' }))).toMatchObject({
      action: 'fail',
      row: 10,
    });
  });
});

describe('row 5: a five-field checkpoint', () => {
  const knowledge = knowledgeOf([], { heads: [headAt('label-applied')] });

  test.each([
    ['ai-complete', 'skip', 5],
    ['label-applied', 'skip', 5],
    ['comment-posted', 'run', 3],
    ['done', 'run', 3],
    ['not-in-the-list', 'run', 3],
  ] as const)('at "label-applied": %s is %s', (step, action, row) => {
    expect(decide(situationOf({ knowledge, step }))).toMatchObject({ action, row });
  });

  test('says where the checkpoint stands', () => {
    expect(decide(situationOf({ knowledge })).reason).toBe(
      'the checkpoint of attempt 1 is at "label-applied"',
    );
  });

  test('an unknown step makes it void, no crash', () => {
    for (const step of ['deployed', '', '__proto__', '\0']) {
      const strange = knowledgeOf([], { heads: [headAt(step)] });
      expect(decide(situationOf({ knowledge: strange }))).toMatchObject({ action: 'run', row: 5 });
    }
  });

  test('an unknown step says nothing while something could not be read', () => {
    const strange = knowledgeOf([], { heads: [headAt('deployed')], unread: [UNREAD] });
    expect(decide(situationOf({ knowledge: strange, onUnknown: 'fail' }))).toMatchObject({
      action: 'fail',
      row: 10,
    });
  });

  test('the job’s own list of steps decides what comes before what', () => {
    const steps = ['draft', 'review', 'publish'];
    const own = knowledgeOf([], { heads: [headAt('review')] });
    expect(decide(situationOf({ knowledge: own, steps, step: 'draft' }))).toMatchObject({ action: 'skip' });
    expect(decide(situationOf({ knowledge: own, steps, step: 'publish' }))).toMatchObject({ action: 'run' });
  });
});

describe('row 6: built on a step that has been done again', () => {
  const units = {
    'ai-complete': doneUnit({ attempt: 2, completionId: 'c2', supersedes: ['c1'] }),
    'label-applied': doneUnit({ completionId: 'l1', basis: 'c1' }),
  };

  test('it runs, and the reason says so', () => {
    const knowledge = knowledgeOf([documentOf(units)]);
    expect(decide(situationOf({ knowledge, step: 'label-applied' }))).toEqual({
      action: 'run',
      row: 6,
      reason: 'it was done in attempt 1, but a step it was built on has been done again',
    });
  });

  test('being stale comes before a changed fingerprint and before what cannot be restored', () => {
    const knowledge = knowledgeOf([documentOf(units)]);
    const given = { knowledge, step: 'label-applied', fingerprint: CHANGED, unrestorable: ['gone'] };
    expect(decide(situationOf({ ...given, onChange: 'fail', onUnknown: 'fail' })).row).toBe(6);
  });
});

describe('row 7: done, but it does something else now', () => {
  const knowledge = known(doneUnit());

  test.each<[OnChange, string, number]>([
    ['rerun', 'run', 7],
    ['fail', 'fail', 7],
    ['keep', 'skip', 9],
  ])('on-change: %s', (onChange, action, row) => {
    const decision = decide(situationOf({ knowledge, fingerprint: CHANGED, onChange }));
    expect(decision).toMatchObject({ action, row });
  });

  test('says which part changed', () => {
    expect(decide(situationOf({ knowledge, fingerprint: CHANGED })).reason).toBe(
      'it was done in attempt 1, but has changed since (run)',
    );
    expect(decide(situationOf({ knowledge, fingerprint: CHANGED, onChange: 'keep' })).reason).toBe(
      'it was done in attempt 1 in 41 s, and "on-change: keep" keeps it although it has changed',
    );
  });

  test('a change comes before what cannot be restored', () => {
    const decision = decide(situationOf({ knowledge, fingerprint: CHANGED, unrestorable: ['gone'] }));
    expect(decision.row).toBe(7);
  });

  test('a record without a fingerprint, as other tools make them, has not changed', () => {
    const foreign = known(doneUnit({ fingerprint: null }));
    expect(decide(situationOf({ knowledge: foreign, onChange: 'fail' })).row).toBe(9);
  });
});

describe('row 8: done, but not restorable', () => {
  const withheld = known(
    doneUnit({ withheld: [{ kind: 'output', name: 'key', reason: 'it contains a secret value' }] }),
  );
  const gone = { knowledge: known(doneUnit()), unrestorable: ['its files could not be fetched'] };

  test.each<[OnUnknown, string]>([
    ['rerun', 'run'],
    ['fail', 'fail'],
    // Never an empty skip: the steps after it would miss what it produced.
    ['skip', 'fail'],
  ])('on-unknown: %s', (onUnknown, action) => {
    expect(decide(situationOf({ knowledge: withheld, onUnknown }))).toMatchObject({ action, row: 8 });
    expect(decide(situationOf({ ...gone, onUnknown }))).toMatchObject({ action, row: 8 });
  });

  test('names what was withheld and why, and what is missing', () => {
    expect(decide(situationOf({ knowledge: withheld, unrestorable: ['a file is gone'] })).reason).toBe(
      'it was done in attempt 1, but cannot be restored: output "key" was not stored (it contains a secret value); a file is gone',
    );
  });

  test('keeping a changed record does not make it restorable', () => {
    const decision = decide(
      situationOf({ ...gone, fingerprint: CHANGED, onChange: 'keep', onUnknown: 'fail' }),
    );
    expect(decision).toMatchObject({ action: 'fail', row: 8 });
  });

  test('failing names a way out', () => {
    expect(decide(situationOf({ ...gone, onUnknown: 'fail' })).fix).toContain('resume: false');
  });
});

describe('row 9: done and restorable', () => {
  test('is skipped, with attempt and time', () => {
    expect(decide(situationOf({ knowledge: known(doneUnit()) }))).toEqual({
      action: 'skip',
      row: 9,
      reason: 'it was done in attempt 1 in 41 s',
    });
  });

  test('says what a skip does not bring back', () => {
    const decision = decide(situationOf({ knowledge: known(doneUnit({ partial: true })) }));
    expect(decision.reason).toContain('environment, path or summary is not brought back');
  });

  test('what could not be read elsewhere does not matter: done is done', () => {
    const knowledge = knowledgeOf([documentOf({ 'ai-complete': doneUnit() })], { unread: [UNREAD] });
    expect(decide(situationOf({ knowledge, onUnknown: 'fail' }))).toMatchObject({ action: 'skip', row: 9 });
  });

  test('a record without an attempt, as other tools make them, is from the first', () => {
    const { attempt: _, ...unit } = doneUnit();
    expect(decide(situationOf({ knowledge: known(unit) })).reason).toBe('it was done in attempt 1 in 41 s');
    for (const given of [{ fingerprint: CHANGED }, { unrestorable: ['gone'] }]) {
      expect(decide(situationOf({ knowledge: known(unit), ...given })).reason).toMatch(
        /^it was done in attempt 1,/,
      );
    }
  });
});

describe('row 10: how it ended is not known', () => {
  const started = known({ status: 'in_progress', attempt: 1 });
  const interrupted = known({
    status: 'in_progress',
    attempt: 1,
    durationMs: 41_000,
    interrupted: { reason: 'signal', at: at(41) },
  });
  const unread = knowledgeOf([], { unread: [UNREAD] });
  const absent = knowledgeOf([documentOf({ 'label-applied': doneUnit() })], { unread: [UNREAD] });
  const malformed = knowledgeOf([documentOf({})], { malformedUnits: { 'ai-complete': 'status: wrong' } });

  test.each([
    ['started, no end', started, 'ai-complete was started in attempt 1 and its end was never recorded'],
    [
      'interrupted',
      interrupted,
      'ai-complete was started in attempt 1 and interrupted by a signal after 41 s',
    ],
    [
      'nothing could be read',
      unread,
      'ai-complete: whether it was done before could not be read: the artifact service gave no answer',
    ],
    [
      'absent from what could be read',
      absent,
      'ai-complete: whether it was done before could not be read: the artifact service gave no answer',
    ],
    [
      'its record is malformed',
      malformed,
      'ai-complete: whether it was done before could not be read: status: wrong',
    ],
  ])('%s: the reason', (_, knowledge, sentence) => {
    const decision = decide(situationOf({ knowledge }));
    expect(decision).toMatchObject({ action: 'run', row: 10 });
    expect(aboutStep('ai-complete', decision.reason)).toBe(sentence);
  });

  test.each([
    ['timeout', 'interrupted by its timeout'],
    ['runner_lost', 'interrupted by runner_lost'],
    ['constructor', 'interrupted by constructor'],
  ])('interrupted by %s', (reason, words) => {
    const knowledge = known({ status: 'in_progress', attempt: 1, interrupted: { reason, at: at() } });
    expect(decide(situationOf({ knowledge })).reason).toBe(`it was started in attempt 1 and ${words}`);
  });

  test.each<[OnUnknown, string]>([
    ['rerun', 'run'],
    ['skip', 'skip'],
    ['fail', 'fail'],
  ])('without a proof, on-unknown: %s', (onUnknown, action) => {
    for (const knowledge of [started, interrupted, unread, absent, malformed]) {
      const decision = decide(situationOf({ knowledge, onUnknown }));
      expect(decision).toMatchObject({ action, row: 10 });
      if (action === 'fail') expect(decision.fix).toMatch(/resume: false.*artifact/);
    }
  });

  test.each<[Proof, OnUnknown, string]>([
    ['available', 'fail', 'prove'],
    ['available', 'rerun', 'prove'],
    ['landed', 'rerun', 'skip'],
    ['landed', 'fail', 'skip'],
    ['not-landed', 'skip', 'run'],
    ['not-landed', 'fail', 'run'],
    ['inconclusive', 'rerun', 'run'],
    ['inconclusive', 'fail', 'fail'],
    ['inconclusive', 'skip', 'skip'],
  ])('a proof that is %s, on-unknown: %s → %s', (proof, onUnknown, action) => {
    for (const knowledge of [started, unread]) {
      expect(decide(situationOf({ knowledge, proof, onUnknown }))).toMatchObject({ action, row: 10 });
    }
  });

  test('the answer of the proof is in the reason', () => {
    expect(decide(situationOf({ knowledge: started, proof: 'landed' })).reason).toBe(
      'it was started in attempt 1 and its end was never recorded, and its proof says that it took effect',
    );
  });
});

test('the reasons stand for themselves: the step’s own work is named only in full sentences', () => {
  expect(aboutStep('ai-complete', 'it was done in attempt 1')).toBe('ai-complete was done in attempt 1');
  expect(aboutStep('ai-complete', 'resume is false')).toBe('ai-complete: resume is false');
  expect(PRINT.value).not.toBe(CHANGED.value);
  expect(HASH).toBe(inputHash(WORK));
});
