import { InvalidInputError } from '../errors.js';
import { isNestedTooDeep } from '../nesting.js';
import { interpretDocument } from '../read-document.js';
import { record } from '../record.js';
import type { RunDocument } from '../schema.js';
import { SCHEMA_VERSION } from '../statuses.js';
import type { Operation } from './operations.js';

/** Fields of a document with an event log that stay as they are: they say which document and which log it is. */
const FIXED = ['id', 'createdAt', 'eventLog'];

/** The fields of the document itself that operations set, each with its new value; undefined when it is deleted. */
function fieldsAfter(operations: readonly Operation[]): Readonly<Record<string, unknown>> {
  const fields = record<unknown>();
  for (const operation of operations) {
    const { op, path } = operation;
    const [field] = path;
    if (op === 'merge' && field === undefined) {
      for (const [name, value] of Object.entries(operation.value)) fields[name] = value;
    } else if (field !== undefined && path.length === 1 && field !== 'units') {
      fields[field] = op === 'delete' ? undefined : operation.value;
    }
  }
  return fields;
}

/** The document's status after the operations; undefined when they do not set it. */
export function statusAfter(operations: readonly Operation[]): RunDocument['status'] | undefined {
  return fieldsAfter(operations).status as RunDocument['status'] | undefined;
}

/** Whether the operations finish the run. */
export function endsRun(operations: readonly Operation[]): boolean {
  return typeof fieldsAfter(operations).finishedAt === 'string';
}

/**
 * An event that has been written counts for ever, so what would make the document unreadable must not become one.
 * @throws InvalidInputError
 */
export function checkOperations(operations: readonly Operation[]): void {
  const touched = [
    ...Object.keys(fieldsAfter(operations)),
    ...operations.flatMap(({ path }) => path.slice(0, 1)),
  ];
  const fixed = FIXED.find((name) => touched.includes(name));
  if (fixed !== undefined) {
    throw new InvalidInputError(
      `The field "${fixed}" of a document with an event log cannot be changed.`,
      'Make a new document.',
    );
  }
  if (operations.some((operation) => 'value' in operation && isNestedTooDeep(operation.value))) {
    throw new InvalidInputError('A value is nested too deeply.', 'Keep it in a file, or as a text.');
  }
  const rest = { schemaVersion: SCHEMA_VERSION, id: '', status: 'running', units: {} };
  const read = interpretDocument({ ...rest, ...fieldsAfter(operations) });
  if (read.kind === 'document') return;
  const why = read.kind === 'unreadable' ? read.reason : 'it has no units';
  throw new InvalidInputError(
    `The document could not be read any more: ${why}.`,
    'Change it in another way.',
  );
}
