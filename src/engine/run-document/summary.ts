import type { RunDocument, Unit } from '../schema.js';

/** A run in a few numbers. The names are those that other tools read. */
export interface Summary {
  readonly id: string;
  readonly status: RunDocument['status'];
  readonly task: string;
  readonly currentPhase: string | null;
  readonly total: number;
  readonly done: number;
  readonly blocked: number;
  readonly dep_blocked: number;
  readonly in_progress: number;
  readonly updatedAt: string | null;
}

/** @param malformed units that could not be understood; they count, as nothing in particular */
export function summarize(document: RunDocument, malformed: Readonly<Record<string, string>> = {}): Summary {
  const counts: Record<Unit['status'], number> = {
    pending: 0,
    in_progress: 0,
    done: 0,
    blocked: 0,
    dep_blocked: 0,
  };
  let total = Object.keys(malformed).length;
  for (const { status } of Object.values(document.units)) {
    counts[status] += 1;
    total += 1;
  }
  return {
    id: document.id,
    status: document.status,
    task: document.task ?? '',
    currentPhase: document.currentPhase ?? null,
    total,
    done: counts.done,
    blocked: counts.blocked,
    dep_blocked: counts.dep_blocked,
    in_progress: counts.in_progress,
    updatedAt: document.updatedAt ?? null,
  };
}
