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

export function isUnsafeName(name: string): boolean {
  return UNSAFE.has(name);
}

/** @throws InvalidInputError for a name that must not be part of a path */
export function checkName(name: string): void {
  if (!isUnsafeName(name)) return;
  throw new InvalidInputError(`"${name}" cannot be used as a name.`, 'Choose another one.');
}

/** @throws InvalidInputError for an operation with a name that must not be part of a path */
export function checkNames(operation: Operation): void {
  for (const name of operation.path) checkName(name);
  if (operation.op === 'merge') for (const name of Object.keys(operation.value)) checkName(name);
}

type JsonObject = Record<string, unknown>;

/**
 * The document after the operations; what they do not touch is shared with the one before.
 * @throws InvalidInputError for a path that cannot be followed
 */
export function applyOperations<T extends object>(document: T, operations: readonly Operation[]): T {
  const copies = new Copies();
  let changed = document as JsonObject;
  for (const operation of operations) {
    checkNames(operation);
    changed = applyAt(changed, operation, 0, copies);
  }
  return changed as T;
}

function applyAt(target: JsonObject, operation: Operation, depth: number, copies: Copies): JsonObject {
  const { op, path } = operation;
  const name = path[depth];
  const changed = copies.of(target);
  if (name === undefined) {
    if (op === 'merge') return merge(changed, operation.value);
    throw new InvalidInputError(
      `An operation "${op}" has no path.`,
      'Only "merge" may change the document itself.',
    );
  }
  if (depth === path.length - 1 && op !== 'merge') {
    if (op === 'set') changed[name] = operation.value;
    else delete changed[name];
    return changed;
  }
  const child = Object.hasOwn(target, name) ? target[name] : copies.empty();
  if (child === null || typeof child !== 'object' || Array.isArray(child)) {
    throw new InvalidInputError(
      `The path ${path.join('.')} leads through "${name}", which is no object.`,
      'The document does not have the form that this change expects.',
    );
  }
  changed[name] = applyAt(child as JsonObject, operation, depth + 1, copies);
  return changed;
}

/**
 * Objects that belong to one application of operations. Each is copied once, however many operations change it: a table
 * of units may be large, and a change may concern all of it.
 */
class Copies {
  readonly #own = new Set<object>();

  /** Keeps the order of the names: a document that is read and written again looks the same but for what changed. */
  of(source: JsonObject): JsonObject {
    return this.#own.has(source) ? source : merge(this.empty(), source);
  }

  empty(): JsonObject {
    const own = record<unknown>();
    this.#own.add(own);
    return own;
  }
}

function merge(target: JsonObject, changes: Readonly<JsonObject>): JsonObject {
  for (const name of Object.keys(changes)) target[name] = changes[name];
  return target;
}
