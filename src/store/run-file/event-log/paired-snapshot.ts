import { isAscii } from 'node:buffer';
import * as fs from 'node:fs';
import { RefusedError } from '../../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../../engine/limits.js';
import { type ReadDocument, type ReadResult, readDocument } from '../../../engine/read-document.js';
import { errorCode } from '../../errors.js';
import { READ_AT_ONCE } from '../../file/read-at-once.js';
import { stampOf } from '../../file/stamp.js';
import { requireDocument } from '../document-view.js';
import { missing } from '../missing.js';
import type { RunPlaces } from '../places.js';
import { type LogPosition, startOf } from './event.js';
import { firstPrevious, hashBefore } from './log-ends.js';
import { isIntactSnapshot, positionIn } from './snapshot.js';
import type { SnapshotStamp } from './unit-index.js';

/** A snapshot as it was found, with all that tells which event log it belongs to. */
export interface FoundSnapshot {
  readonly read: ReadDocument;
  /** Which events it contains; null when the document says nothing of an event log. */
  readonly position: LogPosition | null;
  /** Where its log begins. */
  readonly start: LogPosition;
  readonly stamp: SnapshotStamp;
}

/** @throws NotFoundError, RefusedError */
export function findSnapshot(places: RunPlaces): FoundSnapshot {
  const { name, file } = places;
  const opened = openFile(file);
  if (opened === null) throw missing(places);
  const { text, isIntact, reason, stamp, size } = opened;
  const result: ReadResult = reason === null ? readDocument(text, isIntact) : { kind: 'unreadable', reason };
  const read = requireDocument(name, result);
  const position = positionIn(read.stored);
  if (position !== null && !isIntact) throw edited(places);
  const { id, createdAt = '' } = read.document;
  return {
    read,
    position,
    start: startOf(id, createdAt),
    stamp: { stamp, size, offset: position?.offset ?? 0 },
  };
}

interface OpenedFile {
  readonly text: string;
  /** It is what we wrote. */
  readonly isIntact: boolean;
  /** Why there is no text, or null. */
  readonly reason: string | null;
  readonly stamp: string;
  readonly size: number;
}

function openFile(file: string): OpenedFile | null {
  const unreadable = (reason: string): OpenedFile => ({
    text: '',
    isIntact: false,
    reason,
    stamp: '',
    size: 0,
  });
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, READ_AT_ONCE);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return null;
    return unreadable(code || String(error));
  }
  try {
    const stat = fs.fstatSync(descriptor);
    const stamp = stampOf(descriptor);
    if (!stat.isFile()) return unreadable('it is not a regular file');
    if (stat.size > MAX_DOCUMENT_BYTES) return unreadable(`it is larger than ${MAX_DOCUMENT_BYTES} bytes`);
    const bytes = fs.readFileSync(descriptor);
    // A large text of plain characters lies outside the heap, and gives the collector nothing to do.
    const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
    return { text, isIntact: isIntactSnapshot(bytes), reason: null, stamp, size: stat.size };
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Whether an open log is that of the snapshot, and goes at least as far. */
export function isLogOf(descriptor: number, { start, position }: FoundSnapshot): boolean {
  return (
    position !== null &&
    firstPrevious(descriptor) === start.hash &&
    hashBefore(descriptor, position.offset) === position.hash
  );
}

function edited({ name, eventLog }: RunPlaces): RefusedError {
  return new RefusedError(
    `${name} was changed by something else, and the change is not in its event log ${eventLog}.`,
    'checkpoint rebuild makes the document from its event log again, and keeps the changed one beside it.',
  );
}

const withoutLog = 'move it away, if it is there, and remove the field "eventLog" from the document';

/** Why a document and the log beside it do not go together. */
export function mismatch(places: RunPlaces, what: 'missing' | 'foreign' | 'short' | 'dropped'): RefusedError {
  const { name, eventLog } = places;
  switch (what) {
    case 'missing':
      return new RefusedError(
        `The event log of ${name} is missing: ${eventLog}.`,
        `Restore it; or, to go on without one, ${withoutLog}.`,
      );
    case 'foreign':
      return new RefusedError(
        `${eventLog} is the event log of another document than ${name}.`,
        `Put the one that belongs to it in its place; or, to go on without one, ${withoutLog}.`,
      );
    case 'short':
      return new RefusedError(
        `${eventLog} does not contain the events that ${name} was made from.`,
        `Restore it from a copy; or, to go on without one, ${withoutLog}.`,
      );
    case 'dropped':
      return new RefusedError(
        `${name} was written by something that does not know its event log ${eventLog}.`,
        'checkpoint rebuild makes the document from its event log again, and keeps the changed one beside it.',
      );
  }
}
