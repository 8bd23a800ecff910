import type { RunDocument } from '../../../engine/schema.js';
import { digest } from '../../digest.js';
import type { LogPosition } from './event.js';

/**
 * The document beside an event log. Its last field says which events it contains, and has a digest of all that comes
 * before, so that a change which is not in the log does not go unnoticed:
 * `"eventLog": { "sequence": 7, "offset": 4711, "hash": "…", "digest": "…" }`
 */
const FIELD = 'eventLog';
/** What comes behind the digest, in a document for people to read, and in one that is too large for that. */
const SUFFIXES = ['"\n  }\n}\n', '"}}\n'] as const;
const [READABLE, COMPACT] = SUFFIXES;
const DIGEST_LENGTH = 64;
/** From so many units on nobody reads the file, and without line breaks it is a third smaller. */
const MANY_UNITS = 2000;

export function encodeSnapshot(stored: object, position: LogPosition): Buffer {
  const { sequence, offset, hash } = position;
  const [suffix, indentation] = hasManyUnits(stored) ? [COMPACT, 0] : [READABLE, 2];
  const text = JSON.stringify(
    { ...withoutPosition(stored), [FIELD]: { sequence, offset, hash, digest: '' } },
    null,
    indentation,
  );
  // What JSON.stringify does not write is the line end.
  const headLength = Buffer.byteLength(text) + 1 - suffix.length;
  const bytes = Buffer.allocUnsafe(headLength + DIGEST_LENGTH + suffix.length);
  bytes.write(text);
  bytes.write(`${digest(bytes.subarray(0, headLength))}${suffix}`, headLength, 'latin1');
  return bytes;
}

function hasManyUnits(stored: object): boolean {
  const { units } = stored as { readonly units?: object };
  let count = 0;
  for (const _ in units) {
    count += 1;
    if (count > MANY_UNITS) return true;
  }
  return false;
}

/** Whether these are the bytes that {@link encodeSnapshot} made. */
export function isIntactSnapshot(bytes: Buffer): boolean {
  const suffix = SUFFIXES.find((ending) => bytes.subarray(-ending.length).toString('latin1') === ending);
  const headLength = bytes.length - DIGEST_LENGTH - (suffix?.length ?? 0);
  if (suffix === undefined || headLength <= 0) return false;
  const stated = bytes.toString('latin1', headLength, headLength + DIGEST_LENGTH);
  return digest(bytes.subarray(0, headLength)) === stated;
}

/** Which events a stored document contains; null when it has no event log. */
export function positionIn(stored: object): LogPosition | null {
  const position = (stored as { readonly eventLog?: unknown })[FIELD];
  if (position === null || typeof position !== 'object') return null;
  const { sequence, offset, hash } = position as Partial<Record<keyof LogPosition, unknown>>;
  if (!Number.isSafeInteger(sequence) || !Number.isSafeInteger(offset) || typeof hash !== 'string')
    return null;
  return { sequence: Number(sequence), offset: Number(offset), hash };
}

/** What a reader gets to see: where in the log the document stands. */
export function withPosition(stored: object, { sequence, offset, hash }: LogPosition): RunDocument {
  return { ...withoutPosition(stored), [FIELD]: { sequence, offset, hash } } as unknown as RunDocument;
}

export function withoutPosition(stored: object): object {
  const { [FIELD]: _, ...rest } = stored as { readonly eventLog?: unknown };
  return rest;
}
