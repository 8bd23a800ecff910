import * as fs from 'node:fs';
import * as path from 'node:path';
import { CheckpointError } from '../../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../../engine/limits.js';
import type { Json, Operation } from '../../../engine/run-document/operations.js';
import type { RunDocument } from '../../../engine/schema.js';
import { errorCode } from '../../errors.js';
import { rename, syncFolder, writeFault } from '../../file/atomic-write.js';
import type { HeldLock } from '../../lock/held-lock.js';
import type { RunPlaces } from '../places.js';
import { tooLarge } from '../whole-document.js';
import { writeUnderLock } from '../write-under-lock.js';
import { encodeEvent, type LogPosition, startOf } from './event.js';
import { encodeSnapshot, withoutPosition } from './snapshot.js';

/**
 * Units share an event at the beginning, as far as it stays about this small: to know one of them, all of it has to be
 * read, and that should not take much longer than an event with one unit does later.
 */
const EVENT_BYTES = 512;

/**
 * Writes a new document with its event log.
 * @param makeRoom sees to it that there is no other when it gets its place
 * @throws InvalidInputError when it would be too large to be read again; StoreError when it could not be written
 */
export function writeNewEventLog(
  places: RunPlaces,
  lock: HeldLock,
  document: RunDocument,
  makeRoom: () => void,
): void {
  const { file, eventLog } = places;
  const temporary = lock.temporaryFile();
  try {
    const end = writeLog(temporary, document);
    const snapshot = encodeSnapshot(document, end);
    if (snapshot.length > MAX_DOCUMENT_BYTES) throw tooLarge(places.name);
    writeUnderLock(file, snapshot, lock, () => {
      makeRoom();
      rename(temporary, eventLog);
      syncFolder(path.dirname(eventLog));
    });
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error instanceof CheckpointError ? error : writeFault(file, error);
  }
}

/**
 * Moves an event log without document out of the way of a new run: it may be all that is left of another one.
 * @returns where it is now; null when there is none
 */
export function setEventLogAside({ eventLog, index }: RunPlaces): string | null {
  const aside = `${eventLog}.without-document-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    rename(eventLog, aside);
    fs.rmSync(index, { force: true });
    return aside;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw writeFault(eventLog, error);
  }
}

function writeLog(file: string, document: RunDocument): LogPosition {
  const { id, createdAt = '', status } = document;
  let position = startOf(id, createdAt);
  const descriptor = fs.openSync(file, 'wx');
  try {
    for (const ops of firstOperations(document)) {
      const { line, after } = encodeEvent(position, { at: createdAt, status, ops: [ops] });
      fs.writeFileSync(descriptor, line);
      position = after;
    }
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
  return position;
}

function* firstOperations(document: RunDocument): Generator<Operation> {
  const { units } = document;
  // In the order of the document, so that what is made from the log looks the same.
  const fields = { ...withoutPosition(document), units: {} } as unknown as Record<string, Json>;
  yield { op: 'merge', path: [], value: fields };
  let part: Record<string, Json> = Object.create(null);
  let bytes = 0;
  for (const [id, unit] of Object.entries(units)) {
    const size = JSON.stringify(unit).length + id.length;
    if (bytes > 0 && bytes + size > EVENT_BYTES) {
      yield { op: 'merge', path: ['units'], value: part };
      part = Object.create(null);
      bytes = 0;
    }
    part[id] = unit as Json;
    bytes += size;
  }
  if (bytes > 0) yield { op: 'merge', path: ['units'], value: part };
}
