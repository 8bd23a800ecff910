import * as fs from 'node:fs';
import { RefusedError } from '../../engine/errors.js';
import { interpretDocument } from '../../engine/read-document.js';
import type { RunDocument } from '../../engine/schema.js';
import { NotFoundError } from '../errors.js';
import type { HeldLock } from '../lock/held-lock.js';
import { requireDocument } from '../run-file/document-view.js';
import { DamagedLogError } from '../run-file/event-log/damage.js';
import { startOf } from '../run-file/event-log/event.js';
import { firstPrevious } from '../run-file/event-log/log-ends.js';
import { readEventLogged } from '../run-file/event-log/read-event-logged.js';
import { openSource } from '../run-file/event-log/read-events.js';
import type { RunPlaces } from '../run-file/places.js';
import { rebuildUnderLock } from '../run-file/rebuild-run.js';
import { replayAll } from '../run-file/replay.js';
import { refuseNoFile } from './document-file.js';

/** For whom a run is restored. */
export interface Restoring {
  /** The caller's document, to tell its log from those of others also when it is damaged; null: it has none yet. */
  readonly document: RunDocument | null;
  /** Whether a log that tells of this document is that of the caller's run. */
  readonly isOurs: (document: RunDocument) => boolean;
  /** Gets a sentence about what was done. */
  readonly say: (sentence: string) => void;
}

/**
 * Makes the document of a run again from its event log, when it is gone, or is there and does not go with the log. What
 * was there is kept beside it.
 * @param lock of the run
 * @returns whether the run is whole now. False: there is no event log of it, and nothing was changed
 * @throws RefusedError when the log is damaged, or does not have all that the document has; StoreError
 */
export function restoreRun(places: RunPlaces, lock: HeldLock, restoring: Restoring): boolean {
  if (isWhole(places)) return true;
  refuseNoFile(places.file);
  if (!isLogOurs(places, restoring)) return false;
  const { kept } = rebuildUnderLock(places, lock);
  restoring.say(
    kept === null
      ? `${places.name} was missing, and was made from its event log again.`
      : `${places.name} did not go with its event log, and was made again from it. What was there is now ${kept}.`,
  );
  return true;
}

/** Whether there is a document, and it goes with its event log. */
export function isWhole(places: RunPlaces): boolean {
  try {
    readEventLogged(places);
    return true;
  } catch (error) {
    if (error instanceof RefusedError || error instanceof NotFoundError) return false;
    throw error;
  }
}

/** @throws DamagedLogError for one that is, as far as can be told */
function isLogOurs(places: RunPlaces, { document, isOurs }: Restoring): boolean {
  const source = openSource(places.eventLog);
  if (source === null) return false;
  try {
    return isOurs(requireDocument(places.name, interpretDocument(replayAll(source))).document);
  } catch (error) {
    const isOthers = document !== null && startHash(document) !== firstPrevious(source.descriptor);
    if (error instanceof DamagedLogError && isOthers) return false;
    throw error;
  } finally {
    fs.closeSync(source.descriptor);
  }
}

function startHash({ id, createdAt = '' }: RunDocument): string {
  return startOf(id, createdAt).hash;
}
