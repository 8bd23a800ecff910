import type { HeldLock } from '../../lock/held-lock.js';
import type { RunPlaces } from '../places.js';
import { firstPrevious } from './log-ends.js';
import { LogFile } from './log-file.js';
import { type FoundSnapshot, isLogOf, mismatch } from './paired-snapshot.js';
import { readEvents } from './read-events.js';

/**
 * Opens the log that a snapshot belongs to.
 * @returns null when the document has no event log
 * @throws RefusedError when the two do not go together
 */
export function openLogOf(places: RunPlaces, found: FoundSnapshot, lock: () => HeldLock): LogFile | null {
  const log = LogFile.open(places.eventLog, lock, found.start);
  if (log !== null && isLogOf(log.descriptor, found)) return log;
  try {
    const isOfThis = log !== null && firstPrevious(log.descriptor) === found.start.hash;
    if (found.position === null) {
      // What is left of another document does no harm.
      if (isOfThis) throw mismatch(places, 'dropped');
      return null;
    }
    if (log === null) throw mismatch(places, 'missing');
    if (!isOfThis) throw mismatch(places, log.size === 0 ? 'short' : 'foreign');
    // If a line is damaged, that is what has to be said.
    readEvents(log, log.end, log.size);
    throw mismatch(places, 'short');
  } finally {
    log?.close();
  }
}
