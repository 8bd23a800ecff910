import type { Unit } from '../schema.js';

/**
 * Which unit waits for which. Units are numbers here: documents can have a hundred thousand of them, and looking up a name
 * costs as much as reading it.
 */
export interface WaitingGraph {
  /** The ids of the units, and behind them the names of dependencies that are no units. */
  readonly names: readonly string[];
  /** How many of them are units. */
  readonly units: number;
  readonly records: readonly (Unit | undefined)[];
  readonly isDone: Uint8Array;
  /** The dependencies of unit `n` that are not done are `targets` from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Int32Array;
  readonly targets: readonly number[];
}

/** @param notDone units that are recorded as done and do not count as such */
export function waitingGraph(
  units: Readonly<Record<string, Unit>>,
  notDone: ReadonlySet<string>,
): WaitingGraph {
  const names = Object.keys(units);
  const count = names.length;
  const isDone = new Uint8Array(count);
  const records = new Array<Unit | undefined>(count);
  for (let unit = 0; unit < count; unit++) {
    const name = names[unit] ?? '';
    records[unit] = units[name];
    if (records[unit]?.status === 'done' && !notDone.has(name)) isDone[unit] = 1;
  }
  const numberOf = numbering(names);
  const starts = new Int32Array(count + 1);
  const targets: number[] = [];
  for (let unit = 0; unit < count; unit++) {
    for (const name of (!isDone[unit] && records[unit]?.dependsOn) || []) {
      // Most depend on the unit just before, which needs no looking up.
      const dependency = name === names[unit - 1] ? unit - 1 : numberOf(name);
      if (!isDone[dependency]) targets.push(dependency);
    }
    starts[unit + 1] = targets.length;
  }
  return { names, units: count, records, isDone, starts, targets };
}

/** The number of a name; one that is new is put behind the others. */
function numbering(names: string[]): (name: string) => number {
  let numbers: Map<string, number> | undefined;
  return (name) => {
    numbers ??= new Map(names.map((known, number) => [known, number]));
    const number = numbers.get(name) ?? names.push(name) - 1;
    numbers.set(name, number);
    return number;
  };
}

/** The end of each chain. */
export interface RootCauses {
  /** Of each unit that waits: a unit, something that is no unit, or a cycle, spelled out. */
  readonly roots: readonly (string | undefined)[];
  readonly cycles: readonly (readonly string[])[];
}

/** Follows each unit that waits to the end of its chain, and passes over no link twice. */
export function rootCauses(graph: WaitingGraph): RootCauses {
  const { names } = graph;
  const next = links(graph);
  const roots = new Array<string | undefined>(names.length);
  const cycles: string[][] = [];
  /** From which unit on the way has led here. */
  const reachedFrom = new Int32Array(names.length).fill(NONE);
  for (let start = 0; start < graph.units; start++) {
    let end = start;
    while (roots[end] === undefined && reachedFrom[end] !== start && next[end] !== NONE) {
      reachedFrom[end] = start;
      end = next[end] ?? NONE;
    }
    let root = roots[end] ?? names[end];
    if (roots[end] === undefined && reachedFrom[end] === start) {
      const cycle = membersFrom(end, next).map((unit) => names[unit] ?? '');
      cycles.push(cycle);
      root = describeCycle(cycle);
    }
    for (let unit = start; roots[unit] === undefined && next[unit] !== NONE; unit = next[unit] ?? NONE) {
      roots[unit] = root;
    }
  }
  return { roots, cycles };
}

/** Longer cycles are named by their first members. */
const NAMED_MEMBERS = 8;

/** `cycle: a -> b -> a`. */
export function describeCycle(cycle: readonly string[]): string {
  const [first = ''] = cycle;
  if (cycle.length <= NAMED_MEMBERS) return `cycle: ${[...cycle, first].join(' -> ')}`;
  return `cycle: ${cycle.slice(0, NAMED_MEMBERS).join(' -> ')} -> … -> ${first} (${cycle.length} units)`;
}

const NONE = -1;

function membersFrom(start: number, next: Int32Array): number[] {
  const members = [start];
  for (let unit = next[start] ?? start; unit !== start; unit = next[unit] ?? start) members.push(unit);
  return members;
}

/**
 * Of each unit that waits, the dependency that leads to its root cause: the first one that can never be done as things
 * are, or else the first one.
 */
function links(graph: WaitingGraph): Int32Array {
  const { names, units, starts, targets } = graph;
  const next = new Int32Array(names.length).fill(NONE);
  let feasible: Uint8Array | undefined;
  for (let unit = 0; unit < units; unit++) {
    const from = starts[unit] ?? 0;
    const to = starts[unit + 1] ?? 0;
    if (from === to) continue;
    let link = from;
    if (to - from > 1) {
      feasible ??= feasibleUnits(graph);
      while (link < to && feasible[targets[link] ?? 0]) link += 1;
    }
    next[unit] = targets[link < to ? link : from] ?? NONE;
  }
  return next;
}

/** The units that can be done when one is done after the other. */
function feasibleUnits({ names, units, isDone, starts, targets }: WaitingGraph): Uint8Array {
  // The same links the other way around: which units wait for each.
  const firsts = new Int32Array(names.length + 1);
  for (const dependency of targets) firsts[dependency + 1] = (firsts[dependency + 1] ?? 0) + 1;
  for (let name = 0; name < names.length; name++) {
    firsts[name + 1] = (firsts[name + 1] ?? 0) + (firsts[name] ?? 0);
  }
  const filled = firsts.slice();
  const dependents = new Int32Array(targets.length);
  const missing = new Int32Array(units);
  const feasible = new Uint8Array(names.length);
  const queue: number[] = [];
  for (let unit = 0; unit < units; unit++) {
    const from = starts[unit] ?? 0;
    const to = starts[unit + 1] ?? 0;
    missing[unit] = to - from;
    if (from === to && !isDone[unit]) queue.push(unit);
    for (let link = from; link < to; link++) {
      const position = filled[targets[link] ?? 0] ?? 0;
      dependents[position] = unit;
      filled[targets[link] ?? 0] = position + 1;
    }
  }
  // It grows while it is walked through.
  for (const unit of queue) {
    feasible[unit] = 1;
    for (let at = firsts[unit] ?? 0; at < (firsts[unit + 1] ?? 0); at++) {
      const dependent = dependents[at] ?? 0;
      const rest = (missing[dependent] ?? 0) - 1;
      missing[dependent] = rest;
      if (rest === 0) queue.push(dependent);
    }
  }
  return feasible;
}
