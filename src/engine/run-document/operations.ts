import { InvalidInputError } from '../errors.js';
import { record } from '../record.js';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/**
 * What a change does to a document: the vocabulary of the event log, and the only way in which run documents change.
 * A path leads from the document through objects; the empty path is the document itself.
 */
export type Operation =
  | { readonly op: 'set'; readonly path: readonly string[]; readonly value: Json }
  | {
      readonly op: 'merge';
      readonly path: readonly string[];
      readonly value: { readonly [name: string]: Json };
    }
  | { readonly op: 'delete'; readonly path: readonly string[] };

/** Names that mean something else on objects with a prototype, which other readers of the document may use. */
const UNSAFE = new Set(['__proto__', 'prototype', 'constructor']);

/** @throws InvalidInputError for a name that must not be part of a path */
export function checkName(name: string): void {
  if (!UNSAFE.has(name)) return;
  throw new InvalidInputError(`"${name}" cannot be used as a name.`, 'Choose another one.');
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The document after the operations; what they do not touch is shared with the one before.
 * @throws InvalidInputError for a path that cannot be followed
 */
export function applyOperations<T extends object>(document: T, operations: readonly Operation[]): T {
  return operations.reduce<JsonObject>(applyOperation, document as JsonObject) as T;
}

function applyOperation(document: JsonObject, operation: Operation): JsonObject {
  for (const name of operation.path) checkName(name);
  if (operation.op === 'merge') for (const name of Object.keys(operation.value)) checkName(name);
  return applyAt(document, operation, 0);
}

function applyAt(target: JsonObject, operation: Operation, depth: number): JsonObject {
  const { op, path } = operation;
  const name = path[depth];
  if (name === undefined) {
    if (op === 'merge') return copy(target, operation.value);
    throw new InvalidInputError(
      `An operation "${op}" has no path.`,
      'Only "merge" may change the document itself.',
    );
  }
  if (depth === path.length - 1 && op !== 'merge') {
    const { [name]: _, ...others } = target;
    return op === 'set' ? copy(target, { [name]: operation.value }) : copy(others, {});
  }
  const child = Object.hasOwn(target, name) ? target[name] : record();
  if (child === null || typeof child !== 'object' || Array.isArray(child)) {
    throw new InvalidInputError(
      `The path ${path.join('.')} leads through "${name}", which is no object.`,
      'The document does not have the form that this change expects.',
    );
  }
  return copy(target, { [name]: applyAt(child as JsonObject, operation, depth + 1) });
}

/** Keeps the order of the names: a document that is read and written again looks the same but for what changed. */
function copy(source: JsonObject, changes: JsonObject): JsonObject {
  const result = record<unknown>();
  for (const name of Object.keys(source)) result[name] = source[name];
  for (const name of Object.keys(changes)) result[name] = changes[name];
  return result;
}
