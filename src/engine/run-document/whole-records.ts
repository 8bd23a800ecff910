import { InvalidInputError } from '../errors.js';
import { entry, record } from '../record.js';
import { applyOperations, type Json, type Operation } from './operations.js';

/**
 * In an event log each event carries as a whole what it changes, units and other fields of the document alike, so that
 * the newest event of one is all that has to be read to know it. A record's key is a unit's id, or {@link fieldKey}.
 */
export interface StoredRecords {
  /** The record as it is stored; undefined when there is none. */
  find(key: string): unknown;
  /** The whole document; only asked for when an operation replaces all units. */
  whole(): object;
}

/** Fields of a document with an event log that stay as they are: they say which document and which log it is. */
export const FIXED: ReadonlySet<string> = new Set(['id', 'createdAt', 'eventLog']);

/** Set by nearly every event, and never looked up by themselves. */
const SCALARS: ReadonlySet<string> = new Set([
  ...['id', 'schemaVersion', 'status', 'createdAt', 'updatedAt', 'finishedAt'],
]);

const FIELD = '\u0000';

export function fieldKey(field: string): string {
  return FIELD + field;
}

export function isFieldKey(key: string): boolean {
  return key.startsWith(FIELD);
}

/** The field whose key this is. */
export function fieldOf(key: string): string {
  return key.slice(FIELD.length);
}

/** The keys of the records that operations change; null when they carry everything. */
export function changedKeys(operations: readonly Operation[]): ReadonlySet<string> | null {
  const keys = new Set<string>();
  for (const operation of operations) {
    const [first, id] = operation.path;
    if (replacesUnits(operation)) return null;
    if (first === 'units' && id !== undefined) keys.add(id);
    else if (first === 'units') for (const name of namesIn(operation)) keys.add(name);
    else if (first === undefined) {
      for (const name of namesIn(operation)) if (!SCALARS.has(name)) keys.add(fieldKey(name));
    } else if (!SCALARS.has(first)) keys.add(fieldKey(first));
  }
  return keys;
}

function namesIn(operation: Operation): string[] {
  return operation.op === 'merge' ? Object.keys(operation.value) : [];
}

function replacesUnits(operation: Operation): boolean {
  const { op, path } = operation;
  if (path.length === 1 && path[0] === 'units') return op !== 'merge';
  return path.length === 0 && op === 'merge' && Object.hasOwn(operation.value, 'units');
}

/** The record that operations with whole records leave of one that they change; undefined when they delete it. */
export function recordAfter(operations: readonly Operation[], key: string): unknown {
  const [table, name] = isFieldKey(key) ? [[], fieldOf(key)] : [['units'], key];
  let found: unknown;
  for (const operation of operations) {
    const { op, path } = operation;
    const isInTable = table.every((part, depth) => path[depth] === part);
    if (isInTable && path.length === table.length + 1 && path[table.length] === name) {
      found = op === 'delete' ? undefined : operation.value;
    } else if (op !== 'delete' && isInTable && path.length === table.length) {
      const values = operation.value as Readonly<Record<string, unknown>>;
      if (op === 'set' || Object.hasOwn(values, name)) found = entry(values, name);
    } else if (op === 'merge' && path.length === 0 && Object.hasOwn(operation.value, 'units')) {
      found = entry(operation.value.units as Readonly<Record<string, unknown>>, name);
    }
  }
  return found;
}

/** Whether an operation has the form of those that {@link withWholeRecords} makes, or of those that begin a log. */
export function carriesWholeRecords({ op, path }: Operation): boolean {
  if (path.length === 0) return op === 'merge';
  if (path[0] === 'units' && path.length === 1) return true;
  return path.length === (path[0] === 'units' ? 2 : 1) && op !== 'merge';
}

/**
 * The same change, with whole records.
 * @throws InvalidInputError for a change that is not possible
 */
export function withWholeRecords(
  operations: readonly Operation[],
  stored: StoredRecords,
): readonly Operation[] {
  if (operations.every(isWhole)) return operations;
  if (operations.some(replacesUnits)) {
    const whole = stored.whole() as Fields;
    const after = applyOperations(whole, operations);
    return [...fieldsOf(after, [...Object.keys(whole), ...Object.keys(after)]), ...tableOf(after)];
  }
  const fields = operations.flatMap((operation) => {
    const [first] = operation.path;
    if (first === undefined) return namesIn(operation);
    return first === 'units' ? [] : [first];
  });
  const ids = [...(changedKeys(operations) ?? [])].filter((key) => !isFieldKey(key));
  const after = applyOperations(partOf(operations, ids, stored), operations);
  return [...fieldsOf(after, fields), ...ids.map((id) => unitOf(after, id))];
}

type Fields = Readonly<Record<string, unknown>>;

function isWhole(operation: Operation): boolean {
  const { op, path } = operation;
  if (path[0] === 'units') return path.length === 2 && op !== 'merge';
  return path.length === 0 ? !replacesUnits(operation) : path.length === 1 && op !== 'merge';
}

/** As much of the document as the operations lead into. */
function partOf(
  operations: readonly Operation[],
  ids: readonly string[],
  { find }: StoredRecords,
): { readonly units: Fields } {
  const part: Record<string, unknown> & { units: Record<string, unknown> } = { units: record() };
  for (const id of ids) {
    const unit = find(id);
    if (unit !== undefined) part.units[id] = unit;
  }
  for (const { op, path } of operations) {
    const [field] = path;
    if (field === undefined || field === 'units' || (path.length === 1 && op !== 'merge')) continue;
    if (SCALARS.has(field)) {
      throw new InvalidInputError(
        `The path ${path.join('.')} leads through "${field}", which is no object.`,
        'Set the field itself.',
      );
    }
    const value = find(fieldKey(field));
    if (value !== undefined) part[field] = value;
  }
  return part;
}

function fieldsOf(after: Fields, names: readonly string[]): Operation[] {
  const value = record<Json>();
  const deleted = new Set<string>();
  for (const name of names) {
    if (name === 'units' || FIXED.has(name)) continue;
    if (Object.hasOwn(after, name)) value[name] = after[name] as Json;
    else deleted.add(name);
  }
  const merge: Operation[] = Object.keys(value).length > 0 ? [{ op: 'merge', path: [], value }] : [];
  return [...merge, ...[...deleted].map((name): Operation => ({ op: 'delete', path: [name] }))];
}

function unitOf({ units }: { readonly units: Fields }, id: string): Operation {
  const value = entry(units, id);
  const path = ['units', id];
  return value === undefined ? { op: 'delete', path } : { op: 'set', path, value: value as Json };
}

function tableOf({ units }: Fields): Operation[] {
  return [
    units === undefined
      ? { op: 'delete', path: ['units'] }
      : { op: 'set', path: ['units'], value: units as Json },
  ];
}
