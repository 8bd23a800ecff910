import fc from 'fast-check';
import { decide, ON_CHANGE, ON_UNKNOWN, type Situation } from '../../src/engine/decision.js';
import { fingerprint } from '../../src/engine/fingerprint.js';
import { inputHash } from '../../src/engine/input-hash.js';
import { record } from '../../src/engine/record.js';
import type { Unit } from '../../src/engine/schema.js';
import { UNIT_STATUSES } from '../../src/engine/statuses.js';
import {
  at,
  documentOf,
  knowledgeOf,
  OTHER_WORK,
  PRINT,
  RUN_ID,
  situationOf,
  WORK,
} from '../support/builders.js';

const STEPS = ['ai-complete', 'label-applied', 'comment-posted', 'done', 'constructor'];
const prints = [PRINT, fingerprint({ kind: 'command', run: 'other' })];
const hashes = [inputHash(WORK), inputHash(OTHER_WORK)];

const unit: fc.Arbitrary<Unit> = fc.record(
  {
    status: fc.constantFrom(...UNIT_STATUSES),
    attempt: fc.integer({ min: 1, max: 4 }),
    sequence: fc.nat(9),
    completionId: fc.constantFrom(null, 'c1', 'c2', 'c3'),
    basis: fc.constantFrom(null, 'c1', 'c2', 'c3', 'c9'),
    fingerprint: fc.constantFrom(null, ...prints.map((print) => print.value)),
    fingerprintParts: fc.dictionary(fc.string(), fc.string()),
    durationMs: fc.option(fc.nat()),
    note: fc.string({ unit: 'binary-ascii' }),
    withheld: fc.array(
      fc.record({ kind: fc.constantFrom('output', 'file'), name: fc.string(), reason: fc.string() }),
    ),
    interrupted: fc.option(fc.record({ reason: fc.string(), at: fc.string() })),
    partial: fc.boolean(),
  },
  { requiredKeys: ['status'] },
);

const units = fc.uniqueArray(fc.tuple(fc.constantFrom(...STEPS), unit), { selector: ([name]) => name });

const situation: fc.Arbitrary<Situation> = fc
  .record({
    documents: fc.array(
      fc.record({ units, hash: fc.constantFrom(...hashes), attempt: fc.integer({ min: 1, max: 4 }) }),
    ),
    heads: fc.array(
      fc.record({ step: fc.constantFrom(...STEPS, 'unheard-of'), hash: fc.constantFrom(...hashes) }),
    ),
    unread: fc.array(fc.string({ minLength: 1 }), { maxLength: 2 }),
    malformed: fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.string()), { maxLength: 2 }),
    step: fc.constantFrom(...STEPS),
    print: fc.constantFrom(...prints),
    usedBefore: fc.boolean(),
    resume: fc.boolean(),
    onUnknown: fc.constantFrom(...ON_UNKNOWN),
    onChange: fc.constantFrom(...ON_CHANGE),
    proof: fc.constantFrom('none', 'available', 'landed', 'not-landed', 'inconclusive'),
    unrestorable: fc.array(fc.string(), { maxLength: 2 }),
  })
  .map(({ documents, heads, unread, malformed, print, ...given }) =>
    situationOf({
      ...given,
      fingerprint: print,
      knowledge: knowledgeOf(
        documents.map((document, index) =>
          documentOf(record(document.units), {
            inputHash: document.hash,
            revision: { attempt: document.attempt, sequence: index, nonce: `nonce${index}`, writer: '' },
          }),
        ),
        {
          heads: heads.map(({ step, hash }) => ({
            runId: RUN_ID,
            step,
            attempt: 1,
            inputHash: hash,
            timestamp: at(),
          })),
          unread,
          malformedUnits: record(malformed),
        },
        { attempt: 4 },
      ),
    }),
  );

test('decides everything, always the same way, in words, and a failure says what to do', () => {
  fc.assert(
    fc.property(situation, (given) => {
      const decision = decide(given);
      expect(decide(structuredClone(given))).toEqual(decision);
      expect(decision.reason).not.toBe('');
      expect(decision.reason).not.toMatch(/undefined|\[object|function/);
      expect(decision.reason).toMatch(/^\P{Cc}+$/u);
      if (decision.action === 'fail') expect(decision.fix).toBeTruthy();
    }),
    { numRuns: 500 },
  );
});

test('never skips a step that is not recorded as done, covered by a checkpoint, or proved', () => {
  fc.assert(
    fc.property(situation, (given) => {
      const decision = decide(given);
      if (decision.action !== 'skip') return;
      const { document, head } = given.knowledge;
      const known = Object.entries(document?.units ?? {}).find(([name]) => name === given.step)?.[1];
      const covered =
        head !== null &&
        head.inputHash === inputHash(given.work) &&
        given.steps.indexOf(given.step) >= 0 &&
        given.steps.indexOf(given.step) <= given.steps.indexOf(head.step);
      const proved = given.proof === 'landed' || given.onUnknown === 'skip';
      const failed = known?.status === 'blocked' && given.proof === 'landed';
      expect(known?.status === 'done' || covered || (decision.row === 10 && proved) || failed).toBe(true);
      // … and never with something lost, in disguise, or against a user who wants a fresh run.
      if (known?.status === 'done') expect([...(known.withheld ?? []), ...given.unrestorable]).toEqual([]);
      expect(given.resume && !given.usedBefore && !given.knowledge.twoWriters).toBe(true);
    }),
    { numRuns: 500 },
  );
});
