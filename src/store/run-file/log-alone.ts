import * as fs from 'node:fs';
import { describeError, RefusedError } from '../../engine/errors.js';
import { interpretDocument, type ReadResult } from '../../engine/read-document.js';
import { removeLeftovers } from '../archive-run.js';
import type { HeldLock } from '../lock/held-lock.js';
import { checkEvents } from './event-log/check-events.js';
import { openSource, readEvents } from './event-log/read-events.js';
import { withRunLockSync } from './locked.js';
import type { RunPlaces } from './places.js';
import { rebuildUnderLock } from './rebuild-run.js';
import { replay } from './replay.js';

/** An event log of which the document is missing: of a run whose document is gone, or of one that died being made. */
export interface LogAlone {
  readonly kind: 'log';
  readonly eventLog: string;
  /** What it leads to, with every line verified. */
  readonly read: ReadResult;
}

/**
 * The event log of a document that is missing, for the holder of the lock; null when there is none. What a death while the
 * run was archived has left of one is removed: it is in the archive.
 */
export function findLogAlone(places: RunPlaces, lock: HeldLock): LogAlone | null {
  if (fs.existsSync(places.file)) return null;
  removeLeftovers(places.file, lock);
  if (!fs.existsSync(places.eventLog)) return null;
  return { kind: 'log', eventLog: places.eventLog, read: readLog(places.eventLog) };
}

function readLog(eventLog: string): ReadResult {
  try {
    const source = openSource(eventLog);
    if (source === null) return { kind: 'unreadable', reason: 'it is gone' };
    try {
      const { size } = fs.fstatSync(source.descriptor);
      const working = replay(source, (from, onBatch) =>
        readEvents(source, from, size, (batch) => {
          checkEvents(source, batch);
          onBatch(batch);
        }),
      );
      return interpretDocument(working.stored);
    } finally {
      fs.closeSync(source.descriptor);
    }
  } catch (error) {
    return { kind: 'unreadable', reason: describeError(error) };
  }
}

/** Others hold the lock for as long as one change takes. */
const WAIT_MS = 5000;

/**
 * Makes a document that is missing from its event log, if that is there: all that was recorded is in it.
 * @returns whether there is one now that was not there before
 * @throws RefusedError when the log does not verify; StoreError when the document could not be written
 */
export function recoverFromLog(places: RunPlaces): boolean {
  if (fs.existsSync(places.file) || !fs.existsSync(places.eventLog)) return false;
  return withRunLockSync(places, WAIT_MS, (lock) => {
    const alone = findLogAlone(places, lock);
    if (alone === null) return false;
    if (alone.read.kind !== 'document') throw notIntact(places, alone.read);
    rebuildUnderLock(places, lock);
    return true;
  });
}

function notIntact(
  { name, eventLog }: RunPlaces,
  read: Exclude<ReadResult, { kind: 'document' }>,
): RefusedError {
  const why = read.kind === 'head' ? 'it leads to no run document' : read.reason;
  return new RefusedError(
    `${name} is missing, and its event log ${eventLog} cannot be read: ${why}`.replace(/\.?$/, '.'),
    'checkpoint rebuild says more; to begin anew, move the log away.',
  );
}
