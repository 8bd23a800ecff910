import { sha256 } from '../../../engine/hash.js';
import type { Json, Operation } from '../../../engine/run-document/operations.js';
import type { RunDocument } from '../../../engine/schema.js';
import { digest } from '../../digest.js';

/**
 * One line of an event log. It begins with the hash of the line before and ends with its own, which is over all
 * that comes before it in the line; so a line can be verified without being parsed:
 * `{"prev":"…","seq":7,"at":"…","status":"running","ops":[…],"hash":"…"}`
 */
export interface RunEvent {
  readonly seq: number;
  readonly at: string;
  /** The status of the document after it, so that the last event tells it. */
  readonly status: RunDocument['status'];
  readonly ops: readonly Operation[];
}

/** How far a log has been read or written: behind the event with this number and hash. */
export interface LogPosition {
  readonly sequence: number;
  /** In bytes. */
  readonly offset: number;
  readonly hash: string;
}

const PREFIX = '{"prev":"';
const HASH_LENGTH = 64;
const SEQUENCE = '","seq":';
const SEQUENCE_AT = PREFIX.length + HASH_LENGTH;
const HASH = ',"hash":"';
const SUFFIX_LENGTH = HASH.length + HASH_LENGTH + 2;
/** What a line says besides the hashes lies between these distances from its beginning and its end. */
export const BODY_AT = SEQUENCE_AT + '",'.length;
export const BODY_BEFORE_END = SUFFIX_LENGTH;
const MIN_LENGTH = SEQUENCE_AT + SEQUENCE.length + 1 + SUFFIX_LENGTH;

/** Where the log of a document begins: nothing of the log of another document fits behind it. */
export function startOf(id: string, createdAt: string): LogPosition {
  return { sequence: 0, offset: 0, hash: sha256(`events of ${id}\n${createdAt}`) };
}

/** An event as the line behind `before`, and the position behind it. */
export function encodeEvent(
  before: LogPosition,
  event: Omit<RunEvent, 'seq'>,
): { readonly line: Buffer; readonly after: LogPosition } {
  const sequence = before.sequence + 1;
  const fields = JSON.stringify({ at: event.at, status: event.status, ops: event.ops }).slice(1, -1);
  const head = `${PREFIX}${before.hash}${SEQUENCE}${sequence},${fields}`;
  const length = Buffer.byteLength(head);
  const line = Buffer.allocUnsafe(length + SUFFIX_LENGTH + 1);
  line.write(head);
  const hash = digest(line.subarray(0, length));
  line.write(`${HASH}${hash}"}\n`, length, 'latin1');
  return { line, after: { sequence, offset: before.offset + line.length, hash } };
}

/** The hash of a line, without its end, if it is that of what the line says; else null. */
export function ownHash(line: Buffer): string | null {
  const headEnd = line.length - SUFFIX_LENGTH;
  if (line.length < MIN_LENGTH) return null;
  const suffix = line.toString('latin1', headEnd);
  const hash = suffix.slice(HASH.length, -2);
  if (!suffix.startsWith(HASH) || !suffix.endsWith('"}')) return null;
  return digest(line.subarray(0, headEnd)) === hash ? hash : null;
}

/**
 * The hash of the event that a part of some bytes is, if it follows `before` and is what was written; else null.
 * @param text the bytes, a character each
 */
export type LinkCheck = (
  before: LogPosition,
  bytes: Buffer,
  text: string,
  begin: number,
  end: number,
) => string | null;

export const verifiedHash: LinkCheck = (before, bytes, text, begin, end) => {
  const headEnd = end - SUFFIX_LENGTH;
  if (!isNext(before, text, begin, end)) return null;
  const hash = digest(new Uint8Array(bytes.buffer, bytes.byteOffset + begin, headEnd - begin));
  return text.startsWith(hash, headEnd + HASH.length) ? hash : null;
};

/** The hash that it says it has: for an event that somebody else verifies. */
export const statedHash: LinkCheck = (before, _bytes, text, begin, end) =>
  isNext(before, text, begin, end) ? text.slice(end - SUFFIX_LENGTH + HASH.length, end - 2) : null;

function isNext(before: LogPosition, text: string, begin: number, end: number): boolean {
  return (
    text.startsWith(PREFIX, begin) &&
    text.startsWith(before.hash, begin + PREFIX.length) &&
    text.startsWith(`${SEQUENCE}${before.sequence + 1},`, begin + SEQUENCE_AT) &&
    text.startsWith(HASH, end - SUFFIX_LENGTH) &&
    text.startsWith('"}', end - 2)
  );
}

/** An event from what a line was parsed to; null when it has not the form of one, whatever its hash says. */
export function asEvent(value: unknown): RunEvent | null {
  if (value === null || typeof value !== 'object') return null;
  const { seq, at, status, ops } = value as Partial<Record<keyof RunEvent, unknown>>;
  if (typeof seq !== 'number' || typeof at !== 'string' || typeof status !== 'string') return null;
  if (!Array.isArray(ops)) return null;
  for (const operation of ops) if (!isOperation(operation)) return null;
  return value as RunEvent;
}

function isOperation(given: unknown): given is Operation {
  if (given === null || typeof given !== 'object') return false;
  const { op, path, value } = given as {
    readonly op?: unknown;
    readonly path?: unknown;
    readonly value?: Json;
  };
  if (!Array.isArray(path)) return false;
  for (const name of path) if (typeof name !== 'string') return false;
  if (op === 'merge') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return (op === 'set' && value !== undefined) || op === 'delete';
}
