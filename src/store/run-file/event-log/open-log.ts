import type { HeldLock } from '../../lock/held-lock.js';
import type { RunPlaces } from '../places.js';
import { firstPrevious, LogFile } from './log-file.js';
import { type FoundSnapshot, isLogOf, mismatch } from './paired-snapshot.js';

/**
 * Opens the log that a snapshot belongs to.
 * @returns null when the document has no event log
 * @throws RefusedError when the two do not go together
 */
export function openLogOf(places: RunPlaces, found: FoundSnapshot, lock: () => HeldLock): LogFile | null {
  const log = LogFile.open(places.eventLog, lock, found.start);
  if (log !== null && isLogOf(log.descriptor, found)) return log;
  try {
    if (found.position === null) {
      // What an interrupted replacement left belongs to nobody.
      if (log === null || firstPrevious(log.descriptor) !== found.start.hash) return null;
      throw mismatch(places, 'dropped');
    }
    if (log === null) throw mismatch(places, 'missing');
    if (firstPrevious(log.descriptor) !== found.start.hash) throw mismatch(places, 'foreign');
    // If a line is damaged, that is what has to be said.
    log.catchUp();
    throw mismatch(places, 'short');
  } finally {
    log?.close();
  }
}
