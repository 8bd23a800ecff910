import { InvalidInputError, RefusedError } from '../errors.js';
import type { Unit } from '../schema.js';
import { UNIT_STATUSES } from '../statuses.js';
import type { Change, RunView } from './change.js';
import { checkGivenName, isGivenName, namesMeant } from './names.js';
import type { Json, Operation } from './operations.js';
import type { News } from './run-status.js';
import { update } from './update.js';

export type UnitStatus = Unit['status'];

/** What somebody reports of a unit. What is left out stays as it is. */
export interface UnitReport {
  readonly unit: string;
  readonly status: UnitStatus;
  readonly note?: string;
  readonly dependsOn?: readonly string[];
}

/** Which status may follow which. What is done stays done: somebody may have built on it. */
const MAY_BECOME: Readonly<Record<UnitStatus, readonly UnitStatus[]>> = {
  pending: ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'],
  in_progress: ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'],
  blocked: ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'],
  dep_blocked: ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'],
  done: ['done'],
};

const NEWS: Readonly<Record<UnitStatus, News>> = {
  pending: 'planned',
  dep_blocked: 'planned',
  in_progress: 'started',
  blocked: 'stuck',
  done: 'finished',
};

export function isUnitStatus(text: string): text is UnitStatus {
  return (UNIT_STATUSES as readonly string[]).includes(text);
}

/**
 * Records what became of a unit; one that is not there yet is added. Repeating a report changes nothing, except that
 * `in_progress` says once more that the unit is being worked on.
 * The change throws InvalidInputError for names that cannot be given, unless a unit has them already; and RefusedError when
 * a unit that is done would be demoted.
 */
export function reportUnit(report: UnitReport): Change {
  const unusual = [report.unit, ...(report.dependsOn ?? [])].filter((name) => !isGivenName(name));
  return (view, at) => {
    for (const name of unusual) if (!isUnit(view, name)) checkGivenName('unit', name);
    const before = view.unit(report.unit);
    if (before !== undefined) checkTransition(report, before.status);
    return update(view, at, NEWS[report.status], unitOperations(report.unit, before, report, at));
  };
}

/**
 * The units in a list as it is given on a command line, which may be there already under names that cannot be given.
 * @throws InvalidInputError when it can be understood in two ways
 */
export function unitsMeant(list: string, view: RunView): string[] {
  return namesMeant(list, (name) => isUnit(view, name));
}

function isUnit(view: RunView, name: string): boolean {
  try {
    return view.unit(name) !== undefined;
  } catch (error) {
    if (error instanceof RefusedError) return true; // it cannot be understood, but it is there
    throw error;
  }
}

/** The operation that records a report; none when there is nothing new in it. */
export function unitOperations(
  id: string,
  before: Unit | undefined,
  report: Omit<UnitReport, 'unit'>,
  at: string,
): readonly Operation[] {
  if (before !== undefined && saysNothingNew(before, report)) return [];
  return [{ op: 'set', path: ['units', id], value: unitAfter(before, report, at) as unknown as Json }];
}

/** A new unit that nobody has worked on. */
export function plannedUnit(at: string): Unit {
  return {
    status: 'pending',
    dependsOn: [],
    note: '',
    createdAt: at,
    updatedAt: at,
    startedAt: null,
    finishedAt: null,
  };
}

function unitAfter(before: Unit | undefined, report: Omit<UnitReport, 'unit'>, at: string): Unit {
  const unit = before ?? plannedUnit(at);
  const { status, note, dependsOn } = report;
  return {
    ...unit,
    status,
    ...(note === undefined ? {} : { note }),
    ...(dependsOn === undefined ? {} : { dependsOn: [...dependsOn] }),
    updatedAt: at,
    ...(status === 'in_progress' && !unit.startedAt ? { startedAt: at } : {}),
    ...(status === 'done' && unit.status !== 'done' ? { finishedAt: at } : {}),
    ...(status !== 'done' && unit.finishedAt ? { finishedAt: null } : {}),
    ...(status === 'blocked' ? { blockedAt: before === undefined ? at : (blockedSince(before) ?? at) } : {}),
    ...(status !== 'blocked' && unit.blockedAt ? { blockedAt: null } : {}),
    // An interruption is over as soon as somebody knows better.
    ...(unit.interrupted ? { interrupted: null } : {}),
  };
}

/**
 * Since when a unit is blocked, as far as its record tells; null for one that is not. A step that failed ended when it
 * became blocked; of others that nobody wrote it down for, it is known that they were blocked at their last change.
 */
export function blockedSince({ status, blockedAt, finishedAt, updatedAt }: Unit): string | null {
  if (status !== 'blocked') return null;
  return [blockedAt, finishedAt, updatedAt].find(isTime) ?? null;
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function saysNothingNew(before: Unit, { status, note, dependsOn }: Omit<UnitReport, 'unit'>): boolean {
  const isRepeated = status === before.status && status !== 'in_progress';
  const sameNote = note === undefined || note === (before.note ?? '');
  return isRepeated && sameNote && (dependsOn === undefined || sameList(dependsOn, before.dependsOn ?? []));
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

function checkTransition({ unit, status }: UnitReport, before: UnitStatus): void {
  if (MAY_BECOME[before].includes(status)) return;
  throw new RefusedError(
    `The unit "${unit}" is ${before} and cannot become ${status}.`,
    'What is done stays done. For work that it turned out to need, add another unit.',
  );
}

/** @throws InvalidInputError when it is no status of a unit */
export function readUnitStatus(text: string): UnitStatus {
  if (isUnitStatus(text)) return text;
  throw new InvalidInputError(
    `"${text}" is no status of a unit.`,
    `It is one of ${UNIT_STATUSES.join(', ')}.`,
  );
}
