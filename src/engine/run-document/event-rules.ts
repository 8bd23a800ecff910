import { InvalidInputError } from '../errors.js';
import { isNestedTooDeep } from '../nesting.js';
import { isPlainUnit } from '../plain-unit.js';
import { interpretDocument, unitProblem } from '../read-document.js';
import { record } from '../record.js';
import type { RunDocument } from '../schema.js';
import { RUN_STATUSES, SCHEMA_VERSION } from '../statuses.js';
import { checkNames, isUnsafeName, type Operation } from './operations.js';
import { carriesWholeRecords, FIXED } from './whole-records.js';

const statuses: ReadonlySet<unknown> = new Set(RUN_STATUSES);

/**
 * Why an event that was read must not be followed; null when there is nothing wrong with it.
 * @param status of the run, as the event has it
 */
export function eventProblem(
  { status, ops: operations }: { readonly status: unknown; readonly ops: readonly Operation[] },
  isFirst: boolean,
): string | null {
  if (!statuses.has(status)) return 'it has no status of a run';
  if (operations.every(isUsual)) return null;
  try {
    for (const operation of operations) {
      checkNames(operation);
      if (!carriesWholeRecords(operation)) return 'it does not carry whole records';
    }
    // The first one says which document it is.
    if (!isFirst) checkFixedFields(operations);
    outcomeOf(operations);
    return null;
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return error.message.replace(/\.$/, '');
  }
}

/** What operations do to the document as a whole. */
export interface Outcome {
  /** Its status; undefined when they do not set it. */
  readonly status: RunDocument['status'] | undefined;
  /** They finish the run. */
  readonly ends: boolean;
}

/** @throws InvalidInputError for a change of what says which document this is */
export function checkFixedFields(operations: readonly Operation[]): void {
  for (const operation of operations) {
    const { op, path } = operation;
    const names = path.length === 0 && op === 'merge' ? Object.keys(operation.value) : path.slice(0, 1);
    const fixed = names.find((name) => FIXED.has(name));
    if (fixed === undefined) continue;
    throw new InvalidInputError(
      `The field "${fixed}" of a document with an event log cannot be changed.`,
      'Make a new document.',
    );
  }
}

/**
 * What an event's operations do, with each unit that they change as a whole. Once written it counts for ever, so what would make the document unreadable must not
 * become one.
 * @throws InvalidInputError
 */
export function outcomeOf(operations: readonly Operation[]): Outcome {
  const fields = record<unknown>();
  for (const operation of operations) {
    const { op, path } = operation;
    const [field] = path;
    if ('value' in operation && isNestedTooDeep(operation.value)) {
      throw new InvalidInputError('A value is nested too deeply.', 'Keep it in a file, or as a text.');
    }
    if (field === 'units') {
      checkUnits(operation);
      continue;
    }
    if (field === undefined && op === 'merge') {
      Object.assign(fields, operation.value);
      const { units } = operation.value;
      if (isTable(units)) checkUnits({ op: 'set', path: ['units'], value: units ?? null });
    } else if (field !== undefined && path.length === 1) {
      fields[field] = op === 'delete' ? undefined : operation.value;
    }
  }
  if (!areUsual(fields)) checkFields(fields);
  return {
    status: fields.status as RunDocument['status'] | undefined,
    ends: typeof fields.finishedAt === 'string',
  };
}

function checkUnits(operation: Operation): void {
  const { op, path } = operation;
  if (path.length === 1 && (op === 'delete' || !isTable(operation.value))) {
    throw new InvalidInputError('The document would have no units.', 'Change it in another way.');
  }
  if (op === 'delete') return;
  const { value } = operation;
  const units = path.length === 1 ? Object.entries(Object(value)) : [[path[1] ?? '', value] as const];
  for (const [id, unit] of units) {
    const reason = unitProblem(unit);
    if (reason === null) continue;
    throw new InvalidInputError(
      `The unit "${id}" could not be read any more: ${reason}.`,
      'Change it in another way.',
    );
  }
}

function isTable(value: unknown): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** What nearly all events do. There may be as many of them as there are units, so all that is right is found out quickly. */
function isUsual(operation: Operation): boolean {
  const { op, path } = operation;
  if (path.length === 0) return op === 'merge' && areUsual(operation.value);
  const [table, id] = path;
  if (table !== 'units' || id === undefined || path.length > 2 || op !== 'set') return false;
  return !isUnsafeName(id) && isPlainUnit(operation.value);
}

/** What nearly all events set, for which the schema need not be asked. */
function areUsual(fields: Readonly<Record<string, unknown>>): boolean {
  for (const name in fields) {
    const value = fields[name];
    if (name === 'status' ? !statuses.has(value) : name !== 'updatedAt' || typeof value !== 'string')
      return false;
  }
  return true;
}

function checkFields(fields: Readonly<Record<string, unknown>>): void {
  const rest = { schemaVersion: SCHEMA_VERSION, id: '', status: 'running', units: {} };
  const read = interpretDocument({ ...rest, ...fields });
  if (read.kind === 'document') return;
  const why = read.kind === 'unreadable' ? read.reason : 'it has no units';
  throw new InvalidInputError(
    `The document could not be read any more: ${why}.`,
    'Change it in another way.',
  );
}
