import * as fs from 'node:fs';
import { RefusedError } from '../../engine/errors.js';
import { interpretDocument } from '../../engine/read-document.js';
import { WorkingDocument } from '../../engine/run-document/working-document.js';
import type { RunDocument } from '../../engine/schema.js';
import { NotFoundError } from '../errors.js';
import type { HeldLock } from '../lock/held-lock.js';
import { requireDocument } from '../run-file/document-view.js';
import { DamagedLogError } from '../run-file/event-log/damage.js';
import { type LogPosition, startOf } from '../run-file/event-log/event.js';
import { firstPrevious, hashBefore } from '../run-file/event-log/log-file.js';
import { mismatch } from '../run-file/event-log/paired-snapshot.js';
import { openSource, readEventLogged } from '../run-file/event-log/read-event-logged.js';
import { type LogSource, readEvents } from '../run-file/event-log/read-events.js';
import { encodeSnapshot, isIntactSnapshot, positionIn } from '../run-file/event-log/snapshot.js';
import type { RunPlaces } from '../run-file/places.js';
import { writeUnderLock } from '../run-file/write-under-lock.js';
import { writeFault } from './atomic-write.js';
import { readDocumentFile, refuseNoFile } from './document-file.js';

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
  const source = openSource(places.eventLog);
  if (source === null) return false;
  try {
    const log = readLogAlone(places, source, restoring);
    if (log === null) return false;
    const kept = keepPresent(places, source);
    writeUnderLock(places.file, encodeSnapshot(log.stored, log.end), lock);
    // The next process makes it again.
    fs.rmSync(places.index, { force: true, recursive: true });
    restoring.say(
      kept === null
        ? `${places.name} was gone, and was made again from its event log.`
        : `${places.name} did not go with its event log, and was made again from it. What was there is now ${kept}.`,
    );
    return true;
  } finally {
    fs.closeSync(source.descriptor);
  }
}

function isWhole(places: RunPlaces): boolean {
  try {
    readEventLogged(places);
    return true;
  } catch (error) {
    if (error instanceof RefusedError || error instanceof NotFoundError) return false;
    throw error;
  }
}

/** What an event log alone tells, every line of it verified. Null when it is not that of the caller's run. */
function readLogAlone(
  places: RunPlaces,
  source: LogSource,
  { document, isOurs }: Restoring,
): { readonly stored: object; readonly end: LogPosition } | null {
  const hash = firstPrevious(source.descriptor);
  const working = new WorkingDocument({});
  let end: LogPosition;
  try {
    const { size } = fs.fstatSync(source.descriptor);
    end = readEvents(source, { sequence: 0, offset: 0, hash }, size, ({ events }) => {
      for (const { ops } of events) working.apply(ops);
    });
  } catch (error) {
    const isOthers = document !== null && startHash(document) !== hash;
    if (!(error instanceof DamagedLogError && isOthers)) throw error;
    return null;
  }
  if (end.sequence === 0 || startHash(working.stored) !== hash) return null;
  const { stored } = working;
  return isOurs(requireDocument(places.name, interpretDocument(stored)).document) ? { stored, end } : null;
}

function startHash({ id, createdAt = '' }: { readonly id?: unknown; readonly createdAt?: unknown }): string {
  return startOf(String(id), String(createdAt)).hash;
}

/** @returns where a copy is of the document that is replaced; null when there is none */
function keepPresent(places: RunPlaces, { descriptor }: LogSource): string | null {
  const { file } = places;
  if (!fs.existsSync(file)) return null;
  const read = readDocumentFile(file);
  if (read.kind === 'document') {
    if (startHash(read.document) !== firstPrevious(descriptor)) throw mismatch(places, 'foreign');
    const position = positionIn(read.stored);
    const isInLog = position !== null && hashBefore(descriptor, position.offset) === position.hash;
    // What was edited may say anything of where it stands.
    if (position !== null && !isInLog && isIntactSnapshot(fs.readFileSync(file, 'utf8')))
      throw mismatch(places, 'short');
  }
  const kept = `${file}.before-rebuild-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    fs.copyFileSync(file, kept, fs.constants.COPYFILE_EXCL);
  } catch (error) {
    throw writeFault(kept, error);
  }
  return kept;
}
