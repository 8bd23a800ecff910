import type { RunDocument, Unit } from '../schema.js';

/** The first units of a kind, and how many there are of it. */
export interface Group {
  readonly count: number;
  readonly first: readonly (readonly [string, Unit])[];
}

/** The units of a document, sorted by what a person asks first. */
export interface Tally {
  readonly total: number;
  readonly done: number;
  readonly inFlight: Group;
  readonly blocked: Group;
  /** Recorded as done because a commit says so. */
  readonly reconciled: Group;
  /** Units that cannot be understood; they are part of the total. */
  readonly malformed: number;
}

/** How many of a kind are told by name. */
export const SHOWN = 10;

const RECONCILED = 'reconciled-from-trailer:';

/** One pass over the units, without a copy of any: there may be a hundred thousand. */
export function tallyUnits(units: RunDocument['units'], malformed: Readonly<Record<string, string>>): Tally {
  const inFlight = new Gathering();
  const blocked = new Gathering();
  const reconciled = new Gathering();
  let total = 0;
  let done = 0;
  for (const id in units) {
    const unit = units[id];
    if (unit === undefined) continue;
    total += 1;
    if (unit.status === 'done') done += 1;
    else if (unit.status === 'in_progress') inFlight.add(id, unit);
    else if (unit.status === 'blocked') blocked.add(id, unit);
    if (unit.note?.startsWith(RECONCILED) === true) reconciled.add(id, unit);
  }
  const unread = Object.keys(malformed).length;
  return { total: total + unread, done, inFlight, blocked, reconciled, malformed: unread };
}

class Gathering implements Group {
  count = 0;
  readonly first: [string, Unit][] = [];

  add(id: string, unit: Unit): void {
    this.count += 1;
    if (this.first.length < SHOWN) this.first.push([id, unit]);
  }
}
