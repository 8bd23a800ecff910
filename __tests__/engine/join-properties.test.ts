import fc from 'fast-check';
import { joinDocuments } from '../../src/engine/join.js';
import type { RunDocument } from '../../src/engine/schema.js';
import { JobRun } from '../support/builders.js';

const STEPS = ['a', 'b', 'c', '__proto__'];
const ENDS = ['complete', 'fail', 'interrupt', 'die', 'skip'] as const;

interface AttemptPlan {
  /** Which of the documents so far this attempt can read, bit by bit. */
  readonly reads: readonly boolean[];
  readonly uses: readonly { step: string; end: (typeof ENDS)[number] }[];
}

const plan = fc.array(
  fc.record({
    reads: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    uses: fc.array(fc.record({ step: fc.constantFrom(...STEPS), end: fc.constantFrom(...ENDS) }), {
      maxLength: 5,
    }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Every document that a run with these attempts could have left anywhere, one for each crash point. */
function play(attempts: readonly AttemptPlan[], readsAll: boolean): RunDocument[] {
  const documents: RunDocument[] = [];
  for (const [index, { reads, uses }] of attempts.entries()) {
    const seen = documents.filter((_, position) => readsAll || reads[position % reads.length]);
    const job = JobRun.resumed(seen, index + 1);
    for (const { step, end } of uses) {
      const done = Object.hasOwn(job.document.units, step) && job.document.units[step]?.status === 'done';
      if (end === 'skip') {
        if (done) documents.push(job.skip(step).document);
        continue;
      }
      documents.push(job.start(step).document);
      if (end !== 'die') documents.push(job[end](step).document);
    }
  }
  return documents;
}

const history = plan.map((attempts) => play(attempts, false)).filter((documents) => documents.length > 0);

/** Order of use is kept by position, so that only which steps are in it does not depend on the grouping. */
function essence(document: RunDocument | null) {
  if (document === null) return null;
  return { units: document.units, revision: document.revision, steps: [...(document.order ?? [])].sort() };
}

test('the order of the documents does not matter', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (documents, dice) => {
      const shuffled = documents
        .map((document) => ({ document, key: dice.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ document }) => document);
      expect(joinDocuments(shuffled)).toEqual(joinDocuments(documents));
    }),
  );
});

test('joining again changes nothing', () => {
  fc.assert(
    fc.property(history, (documents) => {
      const once = joinDocuments(documents);
      expect(joinDocuments([...documents, ...structuredClone(documents)])).toEqual(once);
      expect(joinDocuments(once === null ? [] : [once])).toEqual(once);
    }),
  );
});

test('which of them were joined before does not matter', () => {
  fc.assert(
    fc.property(history, fc.nat(), (documents, where) => {
      const cut = where % (documents.length + 1);
      const parts = [documents.slice(0, cut), documents.slice(cut)].map(joinDocuments);
      const inParts = joinDocuments(parts.filter((part) => part !== null));
      expect(essence(inParts)).toEqual(essence(joinDocuments(documents)));
    }),
  );
});

test('what is done and not superseded counts, what is superseded does not', () => {
  fc.assert(
    fc.property(history, (documents) => {
      const joined = joinDocuments(documents);
      for (const name of STEPS) {
        const records = documents.flatMap(({ units }) => (Object.hasOwn(units, name) ? [units[name]] : []));
        const superseded = new Set(records.flatMap((unit) => unit?.supersedes ?? []));
        const valid = records.filter(
          (unit) => unit?.status === 'done' && !superseded.has(unit.completionId ?? ''),
        );
        const result = Object.hasOwn(joined?.units ?? {}, name) ? joined?.units[name] : undefined;
        expect(result?.status === 'done').toBe(valid.length > 0);
        expect(superseded.has(result?.completionId ?? '')).toBe(false);
      }
    }),
  );
});

test('where every attempt read everything, nothing that happened is lost or undone, wherever it crashed', () => {
  fc.assert(
    fc.property(plan, (attempts) => {
      const documents = play(attempts, true);
      for (let crash = 1; crash <= documents.length; crash += 1) {
        const joined = joinDocuments(documents.slice(0, crash));
        expect(joined?.units).toEqual(documents[crash - 1]?.units);
      }
    }),
  );
});
