import type { RunDocument } from '../../../engine/schema.js';
import { digestBytes } from '../../digest-bytes.js';
import type { LogPosition } from './event.js';

/**
 * The document beside an event log. Its last field says which events it contains, and has a digest of all that comes
 * before, so that a change which is not in the log does not go unnoticed:
 * `"eventLog": { "sequence": 7, "offset": 4711, "hash": "…", "digest": "…" }`
 */
const FIELD = 'eventLog';
const SUFFIX = '"\n  }\n}\n';
const DIGEST_LENGTH = 64;

export function encodeSnapshot(stored: object, position: LogPosition): Buffer {
  const { sequence, offset, hash } = position;
  const text = JSON.stringify(
    { ...withoutPosition(stored), [FIELD]: { sequence, offset, hash, digest: '' } },
    null,
    2,
  );
  // What JSON.stringify does not write is the line end.
  const headLength = Buffer.byteLength(text) + 1 - SUFFIX.length;
  const bytes = Buffer.allocUnsafe(headLength + DIGEST_LENGTH + SUFFIX.length);
  bytes.write(text);
  bytes.write(`${digestBytes(bytes.subarray(0, headLength))}${SUFFIX}`, headLength, 'latin1');
  return bytes;
}

/** Whether the bytes are those that {@link encodeSnapshot} made. */
export function isIntactSnapshot(bytes: Buffer): boolean {
  const headLength = bytes.length - DIGEST_LENGTH - SUFFIX.length;
  if (headLength <= 0) return false;
  const end = bytes.toString('latin1', headLength);
  return end === `${digestBytes(bytes.subarray(0, headLength))}${SUFFIX}`;
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
