import { sha256 } from '../../../engine/hash.js';
import type { Json, Operation } from '../../../engine/run-document/operations.js';
import type { RunDocument } from '../../../engine/schema.js';
import { digestBytes } from '../../digest-bytes.js';

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
  const hash = digestBytes(line.subarray(0, length));
  line.write(`${HASH}${hash}"}\n`, length, 'latin1');
  return { line, after: { sequence, offset: before.offset + line.length, hash } };
}

/** What a line, without its end, says of its place in the log; null when its own hash is not right. */
export function verifyLine(
  line: Buffer,
): { readonly prev: string; readonly sequence: number; readonly hash: string } | null {
  const headEnd = line.length - SUFFIX_LENGTH;
  if (line.length < MIN_LENGTH || line.toString('latin1', 0, PREFIX.length) !== PREFIX) return null;
  const suffix = line.toString('latin1', headEnd);
  const hash = suffix.slice(HASH.length, -2);
  if (!suffix.startsWith(HASH) || !suffix.endsWith('"}')) return null;
  if (digestBytes(line.subarray(0, headEnd)) !== hash) return null;
  const start = line.toString('latin1', SEQUENCE_AT, Math.min(headEnd, SEQUENCE_AT + SEQUENCE.length + 20));
  const sequence = start.startsWith(SEQUENCE) ? Number.parseInt(start.slice(SEQUENCE.length), 10) : 0;
  return { prev: line.toString('latin1', PREFIX.length, SEQUENCE_AT), sequence, hash };
}

/** An event from what a line was parsed to; null when it has not the form of one, whatever its hash says. */
export function asEvent(value: unknown): RunEvent | null {
  if (value === null || typeof value !== 'object') return null;
  const { seq, at, status, ops } = value as Partial<Record<keyof RunEvent, unknown>>;
  if (typeof seq !== 'number' || typeof at !== 'string' || typeof status !== 'string') return null;
  return Array.isArray(ops) && ops.every(isOperation) ? (value as RunEvent) : null;
}

function isOperation(value: unknown): value is Operation {
  if (value === null || typeof value !== 'object') return false;
  const given = value as { readonly op?: unknown; readonly path?: unknown; readonly value?: Json };
  if (!Array.isArray(given.path) || !given.path.every((name) => typeof name === 'string')) return false;
  if (given.op === 'merge') {
    return typeof given.value === 'object' && given.value !== null && !Array.isArray(given.value);
  }
  return (given.op === 'set' && given.value !== undefined) || given.op === 'delete';
}
