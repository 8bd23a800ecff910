import type { RunDocument, Unit } from './schema.js';

/** What a document says is done, and what it knows to be replaced: enough to tell whether it contains another one. */
export interface Contents {
  /** Completion ids of the steps that are done, and of which everything is stored. */
  readonly done: readonly string[];
  /** Completion ids of those of which something was withheld. */
  readonly partial: readonly string[];
  /** Completion ids that its records superseded. */
  readonly superseded: readonly string[];
}

export function contentsOf(document: RunDocument): Contents {
  const units = Object.values(document.units);
  return {
    done: completions(units.filter((unit) => !unit.withheld?.length)),
    partial: completions(units.filter((unit) => unit.withheld?.length)),
    superseded: units.flatMap((unit) => unit.supersedes ?? []),
  };
}

/** Whether nothing that `other` says is done would be lost if only `newer` were left. */
export function contains(newer: Contents, other: Contents): boolean {
  const whole = new Set([...newer.done, ...newer.superseded]);
  const some = new Set([...whole, ...newer.partial]);
  return other.done.every((id) => whole.has(id)) && other.partial.every((id) => some.has(id));
}

function completions(units: readonly Unit[]): string[] {
  return units.flatMap((unit) => (unit.status === 'done' && unit.completionId ? [unit.completionId] : []));
}

/** Whether the document has records that the edition with this sequence number, of the same attempt, did not have. */
export function hasChangedSince(document: RunDocument, sequence: number): boolean {
  const attempt = document.revision?.attempt ?? 1;
  return Object.values(document.units).some(
    (unit) => unit.usedInAttempt === attempt && unit.attempt === attempt && (unit.sequence ?? 0) > sequence,
  );
}
