import { record } from '../record.js';
import type { Unit } from '../schema.js';
import { rootCauses, waitingGraph } from './waiting-graph.js';

/** Where work goes on. Every unit is in exactly one of the three. */
export interface ResumeSet {
  /** Done: not to be done again. */
  readonly skip: readonly string[];
  /** Can be worked on now: everything they depend on is done. */
  readonly eligible: readonly string[];
  /**
   * Cannot be worked on yet, each with its root cause. If waiting is of no use, that is what has to be put right: a unit
   * that is not there or cannot be read, or a cycle, spelled out. Otherwise it is the unit at the end of its chain.
   */
  readonly dep_blocked: Readonly<Record<string, string>>;
}

/** What keeps units from ever becoming eligible, until somebody changes the document. */
export interface Obstacles {
  /** Units that depend on each other in a circle. */
  readonly cycles: readonly (readonly string[])[];
  /** Units that depend on some that are not in the document: which on which. */
  readonly unknown: Readonly<Record<string, readonly string[]>>;
  /** Units that cannot be understood, and why. Whether they are done is not known, so nobody is told to do them. */
  readonly unreadable: Readonly<Record<string, string>>;
}

export interface ResumePlan {
  readonly set: ResumeSet;
  readonly obstacles: Obstacles;
}

export interface ResumeQuestion {
  /** Units that could not be understood, with the reasons. */
  readonly malformed?: Readonly<Record<string, string>>;
  /** Units that are recorded as done and do not count as such. */
  readonly notDone?: ReadonlySet<string>;
}

/**
 * What to skip, what to do and what has to wait. Linear in the units and their dependencies, and without recursion:
 * chains can be long.
 */
export function resumePlan(units: Readonly<Record<string, Unit>>, question: ResumeQuestion = {}): ResumePlan {
  const { malformed = record<string>() } = question;
  const graph = waitingGraph(units, question.notDone ?? new Set());
  const { roots, cycles } = rootCauses(graph);
  const { names, units: count, isDone, starts, targets } = graph;
  const skip: string[] = [];
  const eligible: string[] = [];
  const blocked = record<string>();
  const unknown = record<string[]>();
  for (let unit = 0; unit < count; unit++) {
    const id = names[unit] ?? '';
    const from = starts[unit] ?? 0;
    const to = starts[unit + 1] ?? 0;
    if (isDone[unit]) {
      skip.push(id);
      continue;
    }
    if (from === to) {
      eligible.push(id);
      continue;
    }
    blocked[id] = roots[unit] ?? id;
    for (let link = from; link < to; link++) {
      const name = names[targets[link] ?? 0] ?? '';
      const isAbsent = (targets[link] ?? 0) >= count && !Object.hasOwn(malformed, name);
      if (isAbsent) unknown[id] = [...(unknown[id] ?? []), name];
    }
  }
  for (const id in malformed) blocked[id] = id;
  return {
    set: { skip, eligible, dep_blocked: blocked },
    obstacles: { cycles, unknown, unreadable: malformed },
  };
}

/** {@link resumePlan} without what stands in the way. */
export function resumeSet(units: Readonly<Record<string, Unit>>, question: ResumeQuestion = {}): ResumeSet {
  return resumePlan(units, question).set;
}
