import type { RunDocument, Unit } from '../schema.js';
import { Gathering, type Several } from './several.js';

type Named = readonly [id: string, unit: Unit];

/** The units of a document, sorted by what a person asks first. */
export interface Tally {
  readonly total: number;
  readonly done: number;
  readonly inFlight: Several<Named>;
  readonly blocked: Several<Named>;
  /** Recorded as done because a commit says so. */
  readonly reconciled: Several<Named>;
  /** Units that cannot be understood; they are part of the total. */
  readonly malformed: number;
}

const RECONCILED = 'reconciled-from-trailer:';

/** One pass over the units, without a copy of any: there may be a hundred thousand. */
export function tallyUnits(units: RunDocument['units'], malformed: Readonly<Record<string, string>>): Tally {
  const inFlight = new Gathering<Named>();
  const blocked = new Gathering<Named>();
  const reconciled = new Gathering<Named>();
  let total = 0;
  let done = 0;
  for (const id in units) {
    const unit = units[id];
    if (unit === undefined) continue;
    total += 1;
    if (unit.status === 'done') done += 1;
    else if (unit.status === 'in_progress') inFlight.add(() => [id, unit]);
    else if (unit.status === 'blocked') blocked.add(() => [id, unit]);
    if (unit.note?.startsWith(RECONCILED) === true) reconciled.add(() => [id, unit]);
  }
  const unread = Object.keys(malformed).length;
  return { total: total + unread, done, inFlight, blocked, reconciled, malformed: unread };
}
