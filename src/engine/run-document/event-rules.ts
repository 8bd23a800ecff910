import { InvalidInputError } from '../errors.js';
import { isNestedTooDeep } from '../nesting.js';
import { interpretDocument, unitProblem } from '../read-document.js';
import { record } from '../record.js';
import type { RunDocument } from '../schema.js';
import { RUN_STATUSES, SCHEMA_VERSION } from '../statuses.js';
import type { Operation } from './operations.js';

/** Fields of a document with an event log that stay as they are: they say which document and which log it is. */
const FIXED = ['id', 'createdAt', 'eventLog'];
const statuses: ReadonlySet<unknown> = new Set(RUN_STATUSES);

/** What operations do to the document as a whole. */
export interface Outcome {
  /** Its status; undefined when they do not set it. */
  readonly status: RunDocument['status'] | undefined;
  /** They finish the run. */
  readonly ends: boolean;
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
    if (field === undefined && op === 'merge') Object.assign(fields, operation.value);
    else if (field !== undefined && path.length === 1) {
      fields[field] = op === 'delete' ? undefined : operation.value;
    } else if (field !== undefined) checkFixed(field);
  }
  for (const name of Object.keys(fields)) checkFixed(name);
  if (!areUsual(fields)) checkFields(fields);
  return {
    status: fields.status as RunDocument['status'] | undefined,
    ends: typeof fields.finishedAt === 'string',
  };
}

function checkUnits(operation: Operation): void {
  if (operation.op === 'delete') return;
  const { path, value } = operation;
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

function checkFixed(field: string): void {
  if (!FIXED.includes(field)) return;
  throw new InvalidInputError(
    `The field "${field}" of a document with an event log cannot be changed.`,
    'Make a new document.',
  );
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
