import fc from 'fast-check';
import { continueDocument, nextRevision } from '../../src/engine/document-transitions.js';
import { joinDocuments } from '../../src/engine/join.js';
import type { RunDocument } from '../../src/engine/schema.js';
import { startStep } from '../../src/engine/step-transitions.js';
import { JobRun, PRINT } from '../support/builders.js';

const STEPS = ['a', 'b', 'c', '__proto__'];
const FINGERPRINT = 'f'.repeat(64);
const ENDS = ['complete', 'fail', 'interrupt', 'die', 'skip'] as const;
const SAVES = ['never', 'before', 'after'] as const;

interface AttemptPlan {
  /** Which of the documents so far this attempt can read, bit by bit. */
  readonly reads: readonly boolean[];
  readonly uses: readonly {
    readonly step: string;
    readonly end: (typeof ENDS)[number];
    readonly saves: (typeof SAVES)[number];
    readonly afresh: boolean;
  }[];
}

const plan = fc.array(
  fc.record({
    reads: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    uses: fc.array(
      fc.record({
        step: fc.constantFrom(...STEPS),
        end: fc.constantFrom(...ENDS),
        saves: fc.constantFrom(...SAVES),
        afresh: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Every document that a run with these attempts could have left anywhere, one for each crash point. */
function play(attempts: readonly AttemptPlan[], readsAll: boolean): RunDocument[] {
  const documents: RunDocument[] = [];
  for (const [index, { reads, uses }] of attempts.entries()) {
    const seen = documents.filter((_, position) => readsAll || reads[position % reads.length]);
    const job = JobRun.resumed(seen, index + 1);
    for (const { step, end, saves, afresh } of uses) {
      const done = Object.hasOwn(job.document.units, step) && job.document.units[step]?.status === 'done';
      if (end === 'skip') {
        if (done) documents.push(job.skip(step).document);
        continue;
      }
      documents.push(job.start(step, PRINT, afresh).document);
      if (saves === 'before') documents.push(job.save(step, `${documents.length}`).document);
      if (end !== 'die') documents.push(job[end](step).document);
      if (saves === 'after' && end !== 'complete') documents.push(job.save(step).document);
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

test('where every attempt read everything, it does not matter which of them were joined before', () => {
  fc.assert(
    fc.property(plan, fc.nat(), (attempts, where) => {
      const documents = play(attempts, true);
      const cut = where % (documents.length + 1);
      const parts = [documents.slice(0, cut), documents.slice(cut)].map(joinDocuments);
      const inParts = joinDocuments(parts.filter((part) => part !== null));
      expect(essence(inParts)).toEqual(essence(joinDocuments(documents)));
    }),
  );
});

test('what is superseded never counts, and what was done last does unless it is superseded', () => {
  fc.assert(
    fc.property(history, (documents) => {
      const joined = joinDocuments(documents);
      for (const name of STEPS) {
        const records = documents.flatMap(({ units }) => {
          const unit = Object.hasOwn(units, name) ? units[name] : undefined;
          return unit === undefined ? [] : [unit];
        });
        const superseded = new Set(records.flatMap((unit) => unit.supersedes ?? []));
        const done = records
          .filter((unit) => unit.status === 'done')
          .sort((a, b) => (a.attempt ?? 0) - (b.attempt ?? 0) || (a.sequence ?? 0) - (b.sequence ?? 0));
        const last = done.at(-1);
        const result = Object.hasOwn(joined?.units ?? {}, name) ? joined?.units[name] : undefined;
        const counts = last !== undefined && !superseded.has(last.completionId ?? '');
        expect(result?.status === 'done').toBe(counts);
        if (counts) expect(result?.completionId).toBe(last.completionId);
        expect(superseded.has(result?.completionId ?? '')).toBe(false);
      }
    }),
  );
});

test('a step that is done again does not fall back on its first result when the second one falls', () => {
  fc.assert(
    fc.property(history, (documents) => {
      // An attempt that read all of them does each step again, and dies; the old documents could not be removed.
      const known = joinDocuments(documents);
      if (known === null) return;
      const redone = STEPS.filter((name) => Object.hasOwn(known.units, name)).reduce(
        (document, step) =>
          startStep(document, { step, attempt: 99, at: '', fingerprint: FINGERPRINT, fingerprintParts: {} }),
        continueDocument(known, 99, ''),
      );
      const joined = joinDocuments([...documents, nextRevision(redone, 'nonce')]);
      for (const name of STEPS) {
        if (Object.hasOwn(known.units, name)) expect(joined?.units[name]?.status).toBe('in_progress');
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

test('what is not done goes on from the latest progress that any record has, and what is done from none', () => {
  fc.assert(
    fc.property(history, (documents) => {
      const joined = joinDocuments(documents);
      for (const name of STEPS) {
        const unit = Object.hasOwn(joined?.units ?? {}, name) ? joined?.units[name] : undefined;
        const all = documents.flatMap(({ units }) =>
          Object.hasOwn(units, name) && units[name]?.progress ? [units[name].progress] : [],
        );
        const latest = all.sort((a, b) => a.attempt - b.attempt || a.sequence - b.sequence).at(-1);
        if (unit?.status === 'done') expect(unit.progress).toBeUndefined();
        else if (unit !== undefined) {
          expect([unit.progress?.attempt, unit.progress?.sequence]).toEqual([
            latest?.attempt,
            latest?.sequence,
          ]);
        }
      }
    }),
  );
});
