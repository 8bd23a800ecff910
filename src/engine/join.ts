import { entry, record } from './record.js';
import type { Revision, RunDocument, Unit } from './schema.js';

/**
 * Documents are ordered by the attempt and sequence inside them, never by time, artifact id or name
 * (design section 4, point 7). The nonce only makes the order total.
 */
export function compareRevisions(a: RunDocument, b: RunDocument): number {
  const left = revisionOf(a);
  const right = revisionOf(b);
  return (
    left.attempt - right.attempt ||
    left.sequence - right.sequence ||
    (left.nonce < right.nonce ? -1 : left.nonce > right.nonce ? 1 : 0)
  );
}

/**
 * Joins the documents of one scope, unit by unit: a unit that is done beats one that is not; of two done, the
 * later by attempt and sequence. A record that another one superseded does not count. Everything else is the
 * latest document's. The result does not depend on the order of `documents`. Null for an empty list.
 */
export function joinDocuments(documents: readonly RunDocument[]): RunDocument | null {
  const sorted = [...documents].sort(compareRevisions);
  const latest = sorted.at(-1);
  if (latest === undefined) return null;

  const superseded = new Set(
    sorted.flatMap((document) => Object.values(document.units).flatMap((unit) => unit.supersedes ?? [])),
  );
  const units = record<Unit>();
  for (const document of sorted) {
    for (const [name, unit] of Object.entries(document.units)) {
      if (unit.completionId && superseded.has(unit.completionId)) continue;
      const known = entry(units, name);
      units[name] = known === undefined ? unit : better(known, unit);
    }
  }
  return { ...latest, units, order: joinOrders(sorted) };
}

/** Of two records of one unit, the one that counts; it also takes over what the other one superseded. */
function better(earlier: Unit, later: Unit): Unit {
  const [winner, loser] = rank(earlier, later) > 0 ? [earlier, later] : [later, earlier];
  const supersedes = new Set([...(winner.supersedes ?? []), ...(loser.supersedes ?? [])]);
  return supersedes.size > (winner.supersedes?.length ?? 0)
    ? { ...winner, supersedes: [...supersedes].sort() }
    : winner;
}

function rank(a: Unit, b: Unit): number {
  return (
    Number(a.status === 'done') - Number(b.status === 'done') ||
    (a.attempt ?? 0) - (b.attempt ?? 0) ||
    (a.sequence ?? 0) - (b.sequence ?? 0)
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
