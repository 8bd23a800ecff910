import * as fs from 'node:fs';
import { CheckpointError, describeError, RefusedError } from '../../engine/errors.js';
import type { ReadDocument, ReadResult } from '../../engine/read-document.js';
import type { RunDocument } from '../../engine/schema.js';
import { withUnreadableUnits } from '../../engine/unreadable-units.js';
import type { HeldLock } from '../lock/held-lock.js';
import { DamagedLogError } from '../run-file/event-log/damage.js';
import { setEventLogAside } from '../run-file/event-log/new-event-log.js';
import { positionIn, withoutPosition } from '../run-file/event-log/snapshot.js';
import { withRunLockSync } from '../run-file/locked.js';
import { findLogAlone, readLogAlone } from '../run-file/log-alone.js';
import { placesOf, type RunPlaces } from '../run-file/places.js';
import { rebuildUnderLock } from '../run-file/rebuild-run.js';
import { writeWholeDocument } from '../run-file/whole-document.js';
import { stampOfRun } from '../run-file/whole-run.js';
import { writeFault } from './atomic-write.js';
import { isNoFile, readDocumentFile, refuseNoFile } from './document-file.js';
import { type FoundDocument, findDocument } from './found-document.js';
import { isWhole, restoreRun } from './restored-run.js';

/** Others hold the lock for as long as one change takes. */
const WAIT_MS = 5000;

export interface Recovering {
  /** Whether a document is that of the caller's run. */
  readonly isOurs: (document: RunDocument) => boolean;
  /** Gets a sentence for each thing that is amiss. */
  readonly say: (sentence: string) => void;
}

export interface RecoveredRun {
  readonly found: FoundDocument;
  /** The `stampOfRun` from before it was read. */
  readonly seen: string;
  /** What was found has an event log. */
  readonly hasEventLog: boolean;
}

/**
 * Reads the run that is to be gone on with, whatever state it is in. A document that does not go with its event log is
 * made whole first, and what cannot be read is moved aside. Where that cannot be done, what can be read counts.
 * @throws StoreError for what is no file
 */
export function recoverRun(file: string, recovering: Recovering): RecoveredRun {
  refuseNoFile(file);
  const places = placesOf(file);
  const { say } = recovering;
  let lost: string | null = null;
  if (isAmiss(places)) {
    refuseNoFile(places.eventLog);
    try {
      lost = withRunLockSync(places, WAIT_MS, (lock) => makeWhole(places, lock, recovering));
    } catch (error) {
      return readAsItIs(places, error, recovering);
    }
  }
  const seen = stampOfRun(places);
  const found = findDocument(file, say);
  const hasEventLog = found.kind === 'document' && positionIn(found.document) !== null;
  if (found.kind !== 'nothing' || lost === null) return { found, seen, hasEventLog };
  return { found: { kind: 'nothing', unread: found.unread ?? lost }, seen, hasEventLog };
}

/** Whether there is an event log, or ought to be one, and the document does not go with it. */
function isAmiss(places: RunPlaces): boolean {
  const hasLog = fs.existsSync(places.eventLog);
  const read = readDocumentFile(places.file);
  if (read.kind === 'head') return false;
  if (read.kind !== 'document') return hasLog;
  const isAlone = positionIn(read.stored) === null && (!hasLog || isNoFile(places.eventLog));
  if (isAlone) return false;
  try {
    return !isWhole(places);
  } catch {
    return true;
  }
}

/** Gives where the event log is now, if it could not be read; else null. */
function makeWhole(places: RunPlaces, lock: HeldLock, { isOurs, say }: Recovering): string | null {
  const present = readDocumentFile(places.file);
  const document = present.kind === 'document' ? present.document : null;
  const withoutLog = () => {
    if (present.kind !== 'document' || !isOurs(present.document)) return false;
    keepWithoutLog(places, lock, present, say);
    return true;
  };
  try {
    if (present.kind === 'missing') makeFromLogAlone(places, lock, say);
    else if (!restoreRun(places, lock, { document, isOurs, say })) withoutLog();
    return null;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const isReadable = document !== null && !(error instanceof DamagedLogError);
    if (isReadable) {
      if (!withoutLog()) say(error.message);
      return null;
    }
    const aside = setEventLogAside(places);
    const isPlain = present.kind === 'document' && positionIn(present.stored) === null;
    const then = isPlain ? `${places.name} counts without it` : 'the run starts over';
    say(`${error.message} It is now ${aside ?? 'gone'}, and ${then}.`);
    return aside;
  }
}

function makeFromLogAlone(places: RunPlaces, lock: HeldLock, say: Recovering['say']): void {
  const alone = findLogAlone(places, lock);
  if (alone === null) return;
  if (alone.read.kind !== 'document') {
    const why = alone.read.kind === 'head' ? 'it leads to no run document' : alone.read.reason;
    throw new RefusedError(
      `${places.name} is missing, and its event log ${places.eventLog} cannot be read: ${why}`.replace(
        /\.?$/,
        '.',
      ),
      'checkpoint rebuild says more.',
    );
  }
  rebuildUnderLock(places, lock);
  say(`${places.name} was missing, and was made from its event log again.`);
}

/** Its event log is gone, or has less than the document: what the document has by itself counts, and is kept as it was. */
function keepWithoutLog(
  places: RunPlaces,
  lock: HeldLock,
  { document, stored }: ReadDocument,
  say: Recovering['say'],
): void {
  const kept = `${places.file}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    fs.copyFileSync(places.file, kept, fs.constants.COPYFILE_EXCL);
  } catch (error) {
    throw writeFault(kept, error);
  }
  // The log may have had more than the document, so that steps that have a probe ask it.
  const left = document.lostRecord === undefined ? { ...stored, lostRecord: kept } : stored;
  const log = setEventLogAside(places);
  writeWholeDocument(places, lock, withoutPosition(left));
  say(
    log === null
      ? `the event log of ${places.name} is missing. What the document has counts without it; a copy is ${kept}.`
      : `${places.name} did not go with its event log, which is now ${log}. What the document has counts without it; a copy is ${kept}.`,
  );
}

/** @param error why nothing can be put right */
function readAsItIs(places: RunPlaces, error: unknown, { isOurs, say }: Recovering): RecoveredRun {
  const seen = stampOfRun(places);
  const there = readDocumentFile(places.file);
  const log: ReadResult = readLogAlone(places.eventLog);
  const isLogRight = log.kind === 'document' && (there.kind === 'missing' || isOurs(log.document));
  const read = isLogRight ? log : there;
  const why = error instanceof CheckpointError ? error.message : describeError(error);
  const sentence = why.replace(/\.?$/, '.');
  if (read.kind !== 'document') {
    say(`warning: ${sentence} What is there cannot be read, and the run starts over.`);
    const unread = there.kind === 'missing' ? places.eventLog : places.file;
    return { found: { kind: 'nothing', unread }, seen, hasEventLog: false };
  }
  say(`warning: ${sentence} The run goes on with what can be read.`);
  const { malformed } = read;
  const document = withUnreadableUnits(read.document, malformed);
  return { found: { kind: 'document', document, malformed }, seen, hasEventLog: isLogRight };
}
