import * as fs from 'node:fs';
import { RefusedError } from '../../engine/errors.js';
import type { RunView } from '../../engine/run-document/change.js';
import { NotFoundError } from '../errors.js';
import { writeFault } from '../file/atomic-write.js';
import { readDocumentFile } from '../file/document-file.js';
import type { HeldLock } from '../lock/held-lock.js';
import { startOf } from './event-log/event.js';
import { firstPrevious, hashBefore } from './event-log/log-ends.js';
import { LogFile } from './event-log/log-file.js';
import { mismatch } from './event-log/paired-snapshot.js';
import { encodeSnapshot, isIntactSnapshot, positionIn } from './event-log/snapshot.js';
import { withRunLock } from './locked.js';
import { openState } from './open-state.js';
import { placesOf, type RunPlaces } from './places.js';
import { isThere } from './presence.js';
import { replay } from './replay.js';
import { writeUnderLock } from './write-under-lock.js';

export interface Rebuilt {
  readonly events: number;
  /** A copy of the document that was there, when it was not what had been written; else null. */
  readonly kept: string | null;
  readonly view: RunView;
}

/**
 * Makes the document from its event log again, of which every line is verified.
 * @throws NotFoundError when there is no event log; DamagedLogError that names the line; RefusedError when the document
 *   there belongs to another log, or contains events that this one does not
 */
export async function rebuildRun(file: string): Promise<Rebuilt> {
  const places = placesOf(file);
  if (!isThere(places.eventLog, places.eventLog)) throw noLog(places);
  return withRunLock(places, (lock) => rebuildUnderLock(places, lock));
}

/** The same for the holder of the lock. */
export function rebuildUnderLock(places: RunPlaces, lock: HeldLock): Rebuilt {
  refuseWhatIsNoFile(places);
  const log = LogFile.open(places.eventLog, () => lock, { sequence: 0, offset: 0, hash: '' });
  if (log === null) throw noLog(places);
  try {
    const working = replay(log, (from, onBatch) => {
      log.end = from;
      log.catchUp(onBatch);
      return log.end;
    });
    checkPresent(places, log);
    log.cutTornLine();
    const kept = keepCopy(places);
    // A document must never contain what its log may lose.
    log.makeDurable();
    writeUnderLock(places.file, encodeSnapshot(working.stored, log.end), lock);
    // Without an index, the next process takes longer, so nothing depends on it.
    fs.rmSync(places.index, { force: true, recursive: true });
    return { events: log.end.sequence, kept, view: openedView(places, lock) };
  } finally {
    log.close();
  }
}

/** What the document there has, and the log has not, must not get lost. */
function checkPresent(places: RunPlaces, log: LogFile): void {
  const present = readDocumentFile(places.file);
  if (present.kind !== 'document') return;
  const { id, createdAt = '' } = present.document;
  const position = positionIn(present.stored);
  const isInLog = position !== null && hashBefore(log.descriptor, position.offset) === position.hash;
  if (isInLog) return; // whatever else was edited, also its name
  if (startOf(id, createdAt).hash !== firstPrevious(log.descriptor)) throw mismatch(places, 'foreign');
  // What was edited may say anything of where it stands; of that, a copy is kept.
  if (position !== null && isIntactSnapshot(fs.readFileSync(places.file))) throw mismatch(places, 'short');
}

/** A pipe would be waited for, and then be gone. */
function refuseWhatIsNoFile({ name, file }: RunPlaces): void {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || stat.isFile()) return;
  throw new RefusedError(`${name} is not a regular file.`, 'Move it away; then the document can be made.');
}

function keepCopy({ file }: RunPlaces): string | null {
  if (!fs.existsSync(file) || isIntactSnapshot(fs.readFileSync(file))) return null;
  const kept = `${file}.before-rebuild-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    fs.copyFileSync(file, kept, fs.constants.COPYFILE_EXCL);
  } catch (error) {
    throw writeFault(kept, error);
  }
  return kept;
}

function openedView(places: RunPlaces, lock: HeldLock): RunView {
  const state = openState(places, () => lock);
  try {
    state.pause();
    return state.lastingView();
  } finally {
    state.dispose();
  }
}

function noLog({ name, eventLog }: RunPlaces): NotFoundError {
  return new NotFoundError(
    `${name} has no event log ${eventLog}.`,
    'Only documents made with "checkpoint init --event-log" have one.',
  );
}
