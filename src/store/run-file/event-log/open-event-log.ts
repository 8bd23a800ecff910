import * as path from 'node:path';
import type { RunDocument } from '../../../engine/schema.js';
import { syncFolder } from '../../file/atomic-write.js';
import { stampOf } from '../../file/stamp.js';
import type { HeldLock } from '../../lock/held-lock.js';
import { bootMark } from '../../lock/process-identity.js';
import type { RunPlaces } from '../places.js';
import { DamagedLogError } from './damage.js';
import type { LogPosition } from './event.js';
import type { OpenedLog } from './event-log-state.js';
import { LogFile } from './log-file.js';
import { openLogOf } from './open-log.js';
import { type FoundSnapshot, findSnapshot, isLogOf } from './paired-snapshot.js';
import type { EventBatch } from './read-events.js';
import { RecordFinder } from './record-finder.js';
import { UnitIndex } from './unit-index.js';

/**
 * Opens the event log of a document by its index, and verifies what is new: a few reads, at any size.
 * @returns null when no index can be proven to go up to the log's end, or nearly; see {@link openAll}
 * @throws NotFoundError, RefusedError
 */
export function openByIndex(places: RunPlaces, lock: () => HeldLock): OpenedLog | null {
  const index = UnitIndex.open(places.index, bootMark());
  if (index === null) return null;
  const { covered, lastOffset, snapshot } = index.header;
  const log = LogFile.open(places.eventLog, lock, covered);
  const last = log === null ? null : lastEvent(log, lastOffset, covered);
  if (log === null || last === null) {
    log?.close();
    index.close();
    return null;
  }
  try {
    const stamp = stampOf(places.file);
    const found = stamp === snapshot.stamp ? null : findSnapshot(places);
    if (found !== null && !isLogOf(log.descriptor, found)) {
      log.close();
      index.close();
      return null;
    }
    const finder = new RecordFinder(places, lock, index);
    let { status } = last;
    log.catchUp((batch) => {
      finder.noteAll(batch);
      status = batch.events.at(-1)?.status ?? status;
    });
    log.cutTornLine();
    return { log, finder, status, snapshot: found?.stamp ?? snapshot };
  } catch (error) {
    log.close();
    index.close();
    throw error;
  }
}

/** The last event that an index knows, if it is where the index says, and the same. */
function lastEvent(
  log: LogFile,
  offset: number,
  covered: LogPosition,
): { readonly status: RunDocument['status'] } | null {
  if (covered.offset > log.size) return null;
  try {
    const { event, after } = log.eventAt(offset);
    return after.hash === covered.hash && after.offset === covered.offset ? event : null;
  } catch (error) {
    if (error instanceof DamagedLogError) return null;
    throw error;
  }
}

/**
 * Opens the event log that a snapshot belongs to, and verifies all of it.
 * @returns null when the document has none
 * @throws RefusedError
 */
export function openAll(places: RunPlaces, found: FoundSnapshot, lock: () => HeldLock): OpenedLog | null {
  const log = openLogOf(places, found, lock);
  if (log === null) return null;
  try {
    const finder = new RecordFinder(places, lock, null);
    let { status } = found.read.document;
    log.catchUp((batch: EventBatch) => {
      finder.noteAll(batch);
      status = batch.events.at(-1)?.status ?? status;
    });
    log.cutTornLine();
    // Whoever made it writes an index when everything has its place on the disk, and may have died before.
    log.makeDurable();
    syncFolder(path.dirname(log.file));
    return { log, finder, status, snapshot: found.stamp };
  } catch (error) {
    log.close();
    throw error;
  }
}
