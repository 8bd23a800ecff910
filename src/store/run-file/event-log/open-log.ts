import * as fs from 'node:fs';
import * as path from 'node:path';
import { rename, syncFolder } from '../../file/atomic-write.js';
import type { HeldLock } from '../../lock/held-lock.js';
import type { RunPlaces } from '../places.js';
import { firstPrevious, LogFile } from './log-file.js';
import { type FoundSnapshot, isLogOf, mismatch } from './paired-snapshot.js';

/**
 * Opens the log that a snapshot belongs to. Should a document have been about to be replaced by a new one when its
 * process died, it is brought back: the new one had not been acknowledged.
 * @returns null when the document has no event log
 * @throws RefusedError when the two do not go together
 */
export function openLogOf(places: RunPlaces, found: FoundSnapshot, lock: () => HeldLock): LogFile | null {
  const log = LogFile.open(places.eventLog, lock, found.start);
  if (log !== null && isLogOf(log.descriptor, found)) {
    fs.rmSync(places.replacedLog, { force: true });
    return log;
  }
  try {
    if (found.position === null) {
      // What an interrupted replacement left belongs to nobody.
      if (log === null || firstPrevious(log.descriptor) !== found.start.hash) return null;
      throw mismatch(places, 'dropped');
    }
    const replaced = LogFile.open(places.replacedLog, lock, found.start);
    if (replaced !== null && isLogOf(replaced.descriptor, found)) {
      lock().check();
      rename(places.replacedLog, places.eventLog);
      syncFolder(path.dirname(places.eventLog));
      fs.rmSync(places.index, { force: true });
      return replaced;
    }
    replaced?.close();
    if (log === null) throw mismatch(places, 'missing');
    if (firstPrevious(log.descriptor) !== found.start.hash) throw mismatch(places, 'foreign');
    // If a line is damaged, that is what has to be said.
    log.catchUp();
    throw mismatch(places, 'short');
  } finally {
    log?.close();
  }
}
