import * as fs from 'node:fs';
import { readPlainDocument } from '../../engine/plain-document.js';
import type { ReadDocument } from '../../engine/read-document.js';
import type { Change, RunView } from '../../engine/run-document/change.js';
import { applyOperations } from '../../engine/run-document/operations.js';
import { syncWritten } from '../file/atomic-write.js';
import type { HeldLock } from '../lock/held-lock.js';
import { viewOf } from './document-view.js';
import { withRunLock } from './locked.js';
import { missing } from './missing.js';
import { placesOf, type RunPlaces } from './places.js';
import { isThere } from './presence.js';
import { writeWholeDocument } from './whole-document.js';

/** Larger ones take long anyway. */
const SMALL_BYTES = 1024 * 1024;

/**
 * Applies one change to a run document, durably, before it returns. Writers serialise on the document's lock. Small plain
 * documents, which most are, are changed with a fraction of the code that the others need to have loaded.
 * @param change may be called more than once
 * @returns the view after the change
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read, which leaves it as it is;
 *   InvalidInputError for a name that no file can have
 */
export async function changeRun(file: string, change: Change): Promise<RunView> {
  const places = placesOf(file);
  if (!isThere(places.name, places.file)) throw missing(places);
  if (!fs.existsSync(places.eventLog)) {
    const view = await withRunLock(places, (lock) => changePlain(places, lock, change));
    if (view !== null) return view;
  }
  const { changeAny } = await import('./change-any.js');
  return withRunLock(places, (lock) => changeAny(places, lock, change));
}

/** Null, and nothing is changed, when the document is not of the kind for which little code is enough. */
function changePlain(places: RunPlaces, lock: HeldLock, change: Change): RunView | null {
  const present = readPlain(places);
  if (present === null) return null;
  const view = viewOf(places.name, present);
  const operations = change(view, new Date().toISOString());
  if (operations.length === 0) {
    // Nothing is left to be done, unless whoever did it died before it was durable.
    syncWritten(places.file);
    return view;
  }
  const changed = readPlainDocument(applyOperations(present.stored, operations));
  if (changed === null) return null;
  writeWholeDocument(places, lock, changed.stored);
  return viewOf(places.name, changed);
}

function readPlain({ file, eventLog }: RunPlaces): ReadDocument | null {
  let value: unknown;
  try {
    const { size } = fs.statSync(file);
    // What is no regular file has no size.
    if (size === 0 || size > SMALL_BYTES || fs.existsSync(eventLog)) return null;
    value = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  const read = readPlainDocument(value);
  return read !== null && !Object.hasOwn(read.stored, 'eventLog') ? read : null;
}
