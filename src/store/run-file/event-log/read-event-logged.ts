import * as fs from 'node:fs';
import { RefusedError } from '../../../engine/errors.js';
import { entry } from '../../../engine/record.js';
import type { RunView } from '../../../engine/run-document/change.js';
import { WorkingDocument } from '../../../engine/run-document/working-document.js';
import { viewOf } from '../document-view.js';
import type { RunPlaces } from '../places.js';
import { checkEvents } from './check-events.js';
import type { LinkCheck, LogPosition } from './event.js';
import { EventView } from './event-view.js';
import { firstPrevious } from './log-ends.js';
import { type FoundSnapshot, findSnapshot, isLogOf, mismatch } from './paired-snapshot.js';
import { type EventBatch, type LogSource, openSource, readEvents } from './read-events.js';
import { withPosition } from './snapshot.js';

/** A document may be replaced while it is being read; then it is read again. */
const TRIES = 5;
const PAUSE_MS = 5;

/**
 * The document as it is now, with every event, without a lock and without writing a byte.
 * @param verifyAll verifies the whole log; otherwise what the snapshot already contains is taken for right
 * @throws NotFoundError, RefusedError
 */
export function readEventLogged(places: RunPlaces, verifyAll = false): RunView {
  for (let tries = 1; ; tries += 1) {
    const found = findSnapshot(places);
    try {
      return readLogOf(places, found, verifyAll);
    } catch (error) {
      const isSame = findSnapshot(places).stamp.stamp === found.stamp.stamp;
      if (!(error instanceof RefusedError) || isSame || tries === TRIES) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

function readLogOf(places: RunPlaces, found: FoundSnapshot, verifyAll: boolean): RunView {
  const { position, start, read } = found;
  const source = openSource(places.eventLog);
  try {
    if (position === null) {
      if (source !== null && firstPrevious(source.descriptor) === start.hash)
        throw mismatch(places, 'dropped');
      return viewOf(places.name, read);
    }
    if (source === null) throw mismatch(places, 'missing');
    const { size } = fs.fstatSync(source.descriptor);
    if (firstPrevious(source.descriptor) !== start.hash) {
      throw mismatch(places, size === 0 ? 'short' : 'foreign');
    }
    const isLog = isLogOf(source.descriptor, found);
    // If a line is damaged, that is what has to be said.
    if (verifyAll || !isLog) readEvents(source, start, isLog ? position.offset : size);
    if (!isLog) throw mismatch(places, 'short');
    return readTail(places, { ...found, position }, source, size).view;
  } finally {
    if (source !== null) fs.closeSync(source.descriptor);
  }
}

/**
 * What a document and the events behind it are together, and where the last of them ends.
 * @param check how the events are verified
 */
export function readTail(
  { name }: RunPlaces,
  { read, position }: FoundSnapshot & { readonly position: LogPosition },
  source: LogSource,
  size: number,
  check?: LinkCheck,
): { readonly view: RunView; readonly end: LogPosition } {
  const working = new WorkingDocument(read.stored);
  let { status } = read.document;
  const apply = (batch: EventBatch) => {
    checkEvents(source, batch);
    for (const event of batch.events) {
      working.apply(event.ops);
      status = event.status;
    }
  };
  const end = readEvents(source, position, size, apply, check);
  const unit = (id: string) => entry(working.units, id);
  const view = new EventView(name, status, unit, () => withPosition(working.stored, end));
  return { view, end };
}
