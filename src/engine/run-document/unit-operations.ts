import { entry, record } from '../record.js';
import { applyOperations, type Json, type Operation } from './operations.js';

/**
 * What operations do to units. In an event log each event carries whole records of the units it changes, so that the
 * newest event of a unit is all that has to be read to know it.
 */

/** The ids of the units that operations change; null when they replace the whole table. */
export function changedUnits(operations: readonly Operation[]): ReadonlySet<string> | null {
  const ids = new Set<string>();
  for (const operation of operations) {
    const [first, id] = operation.path;
    if (replacesUnits(operation)) return null;
    if (first !== 'units') continue;
    if (id !== undefined) ids.add(id);
    else if (operation.op === 'merge') for (const name of Object.keys(operation.value)) ids.add(name);
  }
  return ids;
}

function replacesUnits({ op, path, ...operation }: Operation): boolean {
  if (path.length === 1 && path[0] === 'units') return op !== 'merge';
  return path.length === 0 && 'value' in operation && Object.hasOwn(Object(operation.value), 'units');
}

/**
 * The same change, with each changed unit as a whole.
 * @param stored the record of a unit, as it is stored; undefined when there is none
 * @param units all of them; only asked for when an operation replaces the table
 */
export function withWholeUnits(
  operations: readonly Operation[],
  stored: (id: string) => unknown,
  units: () => object,
): readonly Operation[] {
  if (operations.every(isWhole)) return operations;
  const others = operations.filter(({ path }) => path[0] !== 'units').map(withoutUnits);
  const ids = changedUnits(operations);
  if (ids === null) {
    const after = applyOperations({ units: units() }, operations);
    return [...others, { op: 'set', path: ['units'], value: after.units as Json }];
  }
  const before = record<unknown>();
  for (const id of ids) {
    const unit = stored(id);
    if (unit !== undefined) before[id] = unit;
  }
  const ofUnits = operations.filter(({ path }) => path[0] === 'units');
  const { units: after } = applyOperations({ units: before }, ofUnits);
  const whole = [...ids].map((id): Operation => {
    const value = entry(after, id);
    const path = ['units', id];
    return value === undefined ? { op: 'delete', path } : { op: 'set', path, value: value as Json };
  });
  return [...others, ...whole];
}

function isWhole({ op, path, ...operation }: Operation): boolean {
  if (path[0] === 'units') return path.length === 2 && op !== 'merge';
  return path.length > 0 || !Object.hasOwn(Object((operation as { value?: unknown }).value), 'units');
}

function withoutUnits(operation: Operation): Operation {
  if (operation.op !== 'merge' || operation.path.length > 0) return operation;
  const { units: _, ...value } = operation.value;
  return { ...operation, value };
}

/** The record that operations with whole units leave of a unit that they change; undefined when they delete it. */
export function unitAfter(operations: readonly Operation[], id: string): unknown {
  let unit: unknown;
  for (const operation of operations) {
    const { op, path } = operation;
    if (path[0] === 'units' && path[1] === id) unit = op === 'delete' ? undefined : operation.value;
    else if (path[0] === 'units' && path.length === 1) {
      const table = op === 'delete' ? {} : (operation.value as Readonly<Record<string, unknown>>);
      if (op !== 'merge' || Object.hasOwn(table, id)) unit = entry(table, id);
    }
  }
  return unit;
}
