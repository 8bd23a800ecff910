import { describeError } from './errors.js';
import { bytes } from './words.js';

/** As for the outputs of a step that runs a command. */
const MAX_RESULT_BYTES = 1024 * 1024;
/** Far beyond what anybody returns on purpose, and far below what would exhaust the stack. */
const MAX_DEPTH = 500;

/** What keeps a result from being stored: `what` is at `path`, which begins with `result`. */
export interface Unstorable {
  readonly path: string;
  readonly what: string;
}

/** A result as JSON text; null stands for a step that returns nothing. */
export type StorableResult =
  | { readonly kind: 'storable'; readonly json: string | null }
  | { readonly kind: 'unstorable'; readonly fault: Unstorable };

/**
 * The JSON text of what a step returned. Whatever JSON would change or leave out is a fault, so that a result that is
 * given out later equals what was returned; only `-0` becomes `0`.
 */
export function storableResult(value: unknown): StorableResult {
  if (value === undefined) return { kind: 'storable', json: null };
  try {
    const fault = faultIn(value, 'result', new Set());
    if (fault !== null) return { kind: 'unstorable', fault };
    const json = JSON.stringify(value);
    const size = Buffer.byteLength(json);
    if (size <= MAX_RESULT_BYTES) return { kind: 'storable', json };
    return unstorable('result', `${bytes(size)} of JSON, and ${bytes(MAX_RESULT_BYTES)} is the limit`);
  } catch (error) {
    return unstorable('result', `something that cannot be read (${describeError(error)})`);
  }
}

/** What {@link storableResult} made a text of. @throws SyntaxError for a text that is damaged */
export function resultOf(json: string | null | undefined): unknown {
  return json === null || json === undefined ? undefined : JSON.parse(json);
}

function unstorable(path: string, what: string): StorableResult {
  return { kind: 'unstorable', fault: { path, what } };
}

/** The first thing, in reading order, that JSON cannot hold. */
function faultIn(value: unknown, path: string, above: Set<object>): Unstorable | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : { path, what: String(value) };
  if (typeof value !== 'object') return { path, what: NAMES[typeof value] ?? `a ${typeof value}` };
  if (above.has(value)) return { path, what: 'a reference to something that contains it' };
  if (above.size >= MAX_DEPTH) return { path: 'result', what: `nested more than ${MAX_DEPTH} levels deep` };
  const kind = specialKind(value);
  if (kind !== null) return { path, what: kind };

  above.add(value);
  const fault = Array.isArray(value) ? faultInArray(value, path, above) : faultInObject(value, path, above);
  above.delete(value);
  if (fault !== null) return fault;
  // One that is hidden, or comes from a prototype: JSON would hold what it gives, in place of the object.
  const isReplaced = typeof (value as { readonly toJSON?: unknown }).toJSON === 'function';
  return isReplaced ? { path, what: 'an object with a hidden toJSON function' } : null;
}

const NAMES: Readonly<Record<string, string>> = { undefined: 'undefined', bigint: 'a BigInt' };

function faultInArray(value: readonly unknown[], path: string, above: Set<object>): Unstorable | null {
  // By index, since the holes of an array are passed over by everything else.
  for (let index = 0; index < value.length; index += 1) {
    const fault = faultIn(value[index], `${path}[${index}]`, above);
    if (fault !== null) return fault;
  }
  const extra = Object.keys(value)[value.length];
  return extra === undefined
    ? null
    : { path: `${path}${property(extra)}`, what: 'a named property of an array' };
}

function faultInObject(value: object, path: string, above: Set<object>): Unstorable | null {
  for (const [name, member] of Object.entries(value)) {
    const fault = faultIn(member, `${path}${property(name)}`, above);
    if (fault !== null) return fault;
  }
  const [symbol] = Object.getOwnPropertySymbols(value);
  return symbol === undefined
    ? null
    : { path, what: `an object with a property whose name is a symbol, ${String(symbol)}` };
}

/** What an object is, when it is more than its JSON would be; null for plain objects and arrays. */
function specialKind(value: object): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) return null;
  if (Array.isArray(value)) return isRoot(Object.getPrototypeOf(prototype)) ? null : className(value);
  // Plain objects of another realm have that realm's prototype, which has none itself.
  return isRoot(prototype) ? null : className(value);
}

function isRoot(prototype: unknown): boolean {
  return prototype !== null && typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null;
}

function className(value: object): string {
  const made = value.constructor;
  const name = typeof made === 'function' ? made.name : '';
  return `an instance of ${name || 'a class'}`;
}

function property(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
