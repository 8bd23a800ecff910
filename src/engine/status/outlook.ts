import { rootCauses, type WaitingGraph } from '../run-document/waiting-graph.js';
import { Gathering, type Several, SHOWN } from './several.js';

/** What comes next in a run, as far as a person wants to know it. */
export interface Outlook {
  /** Nobody has begun them, and nothing stands in the way. */
  readonly ready: Several<string>;
  /** Units that have to wait, each with what it waits for in the end. */
  readonly waiting: Several<readonly [unit: string, root: string]>;
  /** Units that depend on some that are not there. */
  readonly missing: Several<readonly [unit: string, others: readonly string[]]>;
  /** Units that wait for each other. */
  readonly cycles: Several<readonly string[]>;
}

/** The same as `resumePlan` says, without making lists of what may be a hundred thousand units. */
export function outlook(graph: WaitingGraph, malformed: Readonly<Record<string, string>>): Outlook {
  const { names, records, starts, targets, isDone } = graph;
  const { roots, cycles } = rootCauses(graph);
  const ready = new Gathering<string>();
  const waiting = new Gathering<readonly [string, string]>();
  const missing = new Gathering<readonly [string, readonly string[]]>();
  const isAbsent = (target: number) =>
    target >= graph.units && !Object.hasOwn(malformed, names[target] ?? '');
  for (let number = 0; number < graph.units; number += 1) {
    if (isDone[number] === 1) continue;
    const id = names[number] ?? '';
    const from = starts[number] ?? 0;
    const to = starts[number + 1] ?? 0;
    if (from === to) {
      const status = records[number]?.status;
      if (status === 'pending' || status === 'dep_blocked') ready.add(() => id);
      continue;
    }
    waiting.add(() => [id, roots[number] ?? id]);
    for (let link = from; link < to; link += 1) {
      if (!isAbsent(targets[link] ?? 0)) continue;
      const absent = targets.slice(from, to).filter(isAbsent);
      missing.add(() => [id, absent.map((target) => names[target] ?? '')]);
      break;
    }
  }
  return { ready, waiting, missing, cycles: { count: cycles.length, first: cycles.slice(0, SHOWN) } };
}
