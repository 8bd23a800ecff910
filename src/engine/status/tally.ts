import type { WaitingGraph } from '../run-document/waiting-graph.js';
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

/** The units of a document. */
export function tallyUnits(units: RunDocument['units'], malformed: Readonly<Record<string, string>>): Tally {
  return tally(Object.keys(units), (_, id) => units[id], malformed);
}

/** The same where they have been looked up already, which takes most of the time when there are a hundred thousand. */
export function tallyGraph(
  { names, records }: WaitingGraph,
  malformed: Readonly<Record<string, string>>,
): Tally {
  return tally(names, (index) => records[index], malformed);
}

function tally(
  ids: readonly string[],
  unitAt: (index: number, id: string) => Unit | undefined,
  malformed: Readonly<Record<string, string>>,
): Tally {
  const inFlight = new Gathering<Named>();
  const blocked = new Gathering<Named>();
  const reconciled = new Gathering<Named>();
  let total = 0;
  let done = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? '';
    const unit = unitAt(index, id);
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
