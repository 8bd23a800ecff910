import type { HeldLock } from '../lock/held-lock.js';
import { EventLogState } from './event-log/event-log-state.js';
import { openAll, openByIndex } from './event-log/open-event-log.js';
import { findSnapshot } from './event-log/paired-snapshot.js';
import type { RunPlaces } from './places.js';
import { SnapshotState } from './snapshot-state.js';
import type { RunState } from './state.js';

/**
 * What is on disk, for the holder of the lock.
 * @throws NotFoundError when there is no document; RefusedError when it cannot be read, or does not go with its log
 */
export function openState(places: RunPlaces, lock: () => HeldLock): RunState {
  const known = openByIndex(places, lock);
  if (known !== null) return new EventLogState(places, lock, known);
  const found = findSnapshot(places);
  const opened = openAll(places, found, lock);
  return opened === null ? new SnapshotState(places, lock, found) : new EventLogState(places, lock, opened);
}
