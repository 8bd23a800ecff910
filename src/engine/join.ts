import { canonicalJson } from './hash.js';
import { withHead } from './head.js';
import { entry, record } from './record.js';
import type { Progress, Revision, RunDocument, Unit } from './schema.js';

/**
 * Documents are ordered by the attempt and sequence inside them, never by time, artifact id or name
 * (design section 4, point 7). The nonce, and for documents without one the content, only make the order total.
 */
export function compareRevisions(a: RunDocument, b: RunDocument): number {
  const left = revisionOf(a);
  const right = revisionOf(b);
  return (
    left.attempt - right.attempt ||
    left.sequence - right.sequence ||
    compareTexts(left.nonce, right.nonce) ||
    compareContent(a, b)
  );
}

/** An order without meaning, so that a choice between equals is always the same one. */
export function compareContent(a: unknown, b: unknown): number {
  return a === b ? 0 : compareTexts(canonicalJson(a), canonicalJson(b));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Joins the documents of one scope, unit by unit. A unit that is done beats one that is not; of two that are alike in
 * this, the later by attempt and sequence counts, and of what is not done, also the latest progress. A record that
 * another one superseded does not count. Everything else is the latest document's, with the checkpoint that the joined
 * units stand for. The result does not depend on the order of `documents`. Null for an empty list.
 */
export function joinDocuments(documents: readonly RunDocument[]): RunDocument | null {
  const sorted = [...documents].sort(compareRevisions);
  const latest = sorted.at(-1);
  if (latest === undefined || sorted.length === 1) return latest ?? null;

  const records = record<Unit[]>();
  for (const document of sorted) {
    for (const [name, unit] of Object.entries(document.units)) {
      const known = entry(records, name);
      if (known === undefined) records[name] = [unit];
      else known.push(unit);
    }
  }
  const units = record<Unit>();
  for (const [name, candidates] of Object.entries(records)) units[name] = best(candidates);
  const order = joinOrders(sorted);
  return withHead({ ...latest, units, ...(order.length > 0 ? { order } : {}) });
}

/**
 * A document with what others have written into its file meanwhile: the units joined, everything else as they have it.
 */
export function takeIn(mine: RunDocument, theirs: RunDocument): RunDocument {
  const { units, order, revision } = joinDocuments([mine, theirs]) ?? mine;
  return withHead({
    ...theirs,
    ...(mine.runId === undefined ? {} : { runId: mine.runId }),
    ...(mine.inputHash === undefined ? {} : { inputHash: mine.inputHash }),
    ...(order === undefined ? {} : { order }),
    ...(revision === undefined ? {} : { revision }),
    units,
  });
}

/**
 * Of the records of one unit, the one that counts. It takes over what all of them superseded, and every completion
 * before the latest one: a step that was done again must not fall back on its first result when the second one falls.
 */
function best(candidates: readonly Unit[]): Unit {
  const done = candidates.filter((unit) => unit.status === 'done');
  const latest = done.length > 0 ? done.reduce(higher) : null;
  const earlier = done.flatMap(({ completionId }) =>
    completionId && completionId !== latest?.completionId ? [completionId] : [],
  );
  const supersedes = new Set([...earlier, ...candidates.flatMap((unit) => unit.supersedes ?? [])]);
  const valid = candidates.filter((unit) => !unit.completionId || !supersedes.has(unit.completionId));
  // Only in damaged documents do records supersede each other in a circle; then none of them counts.
  const winner = withProgress(valid.length > 0 ? valid.reduce(higher) : NOTHING_COUNTS, candidates);
  return supersedes.size > (winner.supersedes?.length ?? 0)
    ? { ...winner, supersedes: [...supersedes].sort() }
    : winner;
}

/** A unit that is not done goes on from the latest progress, whichever record has it; one that is done needs none. */
function withProgress(winner: Unit, candidates: readonly Unit[]): Unit {
  if (winner.status === 'done') return winner;
  let latest = winner.progress;
  for (const { progress } of candidates) {
    if (progress !== undefined && (latest === undefined || isLater(progress, latest))) latest = progress;
  }
  return latest === winner.progress ? winner : { ...winner, progress: latest };
}

function isLater(a: Progress, b: Progress): boolean {
  return (a.attempt - b.attempt || a.sequence - b.sequence || compareContent(a, b)) > 0;
}

const NOTHING_COUNTS: Unit = { status: 'pending' };

function higher(a: Unit, b: Unit): Unit {
  return rank(a, b) > 0 ? a : b;
}

/** A total order: records that compare as equal differ in what they superseded at most. */
function rank(a: Unit, b: Unit): number {
  return (
    Number(a.status === 'done') - Number(b.status === 'done') ||
    (a.attempt ?? 0) - (b.attempt ?? 0) ||
    (a.sequence ?? 0) - (b.sequence ?? 0) ||
    // Of two copies of one record, the one with less withheld.
    (b.withheld?.length ?? 0) - (a.withheld?.length ?? 0) ||
    (a.usedInAttempt ?? 0) - (b.usedInAttempt ?? 0) ||
    (a === b ? 0 : compareContent({ ...a, supersedes: null }, { ...b, supersedes: null }))
  );
}

/** The latest document's order, then steps that only older ones know. */
function joinOrders(ascending: readonly RunDocument[]): string[] {
  const names = new Set<string>();
  for (const document of [...ascending].reverse()) for (const name of document.order ?? []) names.add(name);
  return [...names];
}

export function revisionOf(document: RunDocument): Revision {
  return document.revision ?? { attempt: document.attempt ?? 1, sequence: 0, nonce: '', writer: '' };
}
