import * as fs from 'node:fs';
import { describeError, InvalidInputError, RefusedError } from '../../engine/errors.js';
import { changesBetween } from '../../engine/run-document/changes-between.js';
import type { RunDocument } from '../../engine/schema.js';
import { NotFoundError, StoreError } from '../errors.js';
import { type FileReadResult, readDocumentFile } from '../file/document-file.js';
import { stampOf } from '../file/stamp.js';
import type { HeldLock } from '../lock/held-lock.js';
import { startOf } from './event-log/event.js';
import { firstPrevious } from './event-log/log-ends.js';
import { readEventLogged } from './event-log/read-event-logged.js';
import { openSource } from './event-log/read-events.js';
import { positionIn, withoutPosition } from './event-log/snapshot.js';
import { openState } from './open-state.js';
import type { RunPlaces } from './places.js';
import { rebuildUnderLock } from './rebuild-run.js';
import { writeWholeDocument } from './whole-document.js';

/** A run document and its event log, for those who read and write it as a whole. Never throws, like `readDocumentFile`. */
export function readWholeRun(places: RunPlaces): FileReadResult {
  const read = readDocumentFile(places.file);
  if (read.kind !== 'document' || positionIn(read.stored) === null) return read;
  try {
    const view = readEventLogged(places);
    const malformed = { ...view.malformed() };
    return { kind: 'document', document: view.document(), malformed, stored: view.stored() };
  } catch (error) {
    if (error instanceof NotFoundError) return { kind: 'missing' };
    return { kind: 'unreadable', reason: describeError(error) };
  }
}

/** Tells whether the document, or its event log, is another one than before, or was written to. */
export function stampOfRun({ file, eventLog }: RunPlaces): string {
  return `${stampOf(file)}|${stampOf(eventLog)}`;
}

/**
 * Makes the file hold this document: by the event that leads to it, where there is an event log.
 * @throws StoreError when it could not be written
 */
export function writeWholeRun(places: RunPlaces, lock: HeldLock, document: RunDocument): void {
  try {
    // The document may have gone while the work went on; its log has what others recorded meanwhile.
    const isGone = !fs.existsSync(places.file);
    if (isGone && isLogOfDocument(places, document)) rebuildUnderLock(places, lock);
    if (fs.existsSync(places.eventLog) && fs.existsSync(places.file)) writeChanges(places, lock, document);
    else writeWholeDocument(places, lock, withoutPosition(document));
  } catch (error) {
    if (!(error instanceof RefusedError || error instanceof InvalidInputError)) throw error;
    throw new StoreError(error.message, error.fix, { cause: error });
  }
}

function isLogOfDocument({ eventLog }: RunPlaces, { id, createdAt = '' }: RunDocument): boolean {
  const source = openSource(eventLog);
  if (source === null) return false;
  try {
    return firstPrevious(source.descriptor) === startOf(id, createdAt).hash;
  } finally {
    fs.closeSync(source.descriptor);
  }
}

function writeChanges(places: RunPlaces, lock: HeldLock, document: RunDocument): void {
  const state = openState(places, () => lock);
  try {
    const operations = changesBetween(state.view.stored(), document);
    if (operations.length > 0) state.commit(operations, new Date().toISOString());
    else state.makeDurable();
    state.pause();
  } finally {
    state.dispose();
  }
}
