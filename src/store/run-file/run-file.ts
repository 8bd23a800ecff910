import * as fs from 'node:fs';
import * as path from 'node:path';
import { InvalidInputError } from '../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../engine/limits.js';
import { interpretDocument } from '../../engine/read-document.js';
import type { Change, RunView } from '../../engine/run-document/change.js';
import { applyOperations } from '../../engine/run-document/operations.js';
import type { RunDocument } from '../../engine/schema.js';
import { archiveRun } from '../archive-run.js';
import { writeFault, writeFileAtomic } from '../file/atomic-write.js';
import { type FileReadResult, readDocumentFile, serializeDocument } from '../file/document-file.js';
import type { HeldLock } from '../lock/held-lock.js';
import { takeLock } from '../lock/lock.js';
import { LockLostError } from '../lock/lock-error.js';
import { requireDocument, viewOf } from './document-view.js';
import { placesOf, type RunPlaces } from './places.js';

export interface NewRunOptions {
  /** Keep an event log beside the document. */
  readonly eventLog?: boolean;
  /** Is told where the run is now that was there before. */
  readonly onArchived?: (file: string) => void;
}

/**
 * Makes a run document. Folders on the way are made. A run that is replaced goes into the archive, with its event log.
 * @param create is given what is there now, and returns the document or throws when that must not be replaced
 */
export async function createRun(
  file: string,
  create: (present: FileReadResult, at: string) => RunDocument,
  options: NewRunOptions = {},
): Promise<RunDocument> {
  const places = placesOf(file);
  // What is refused is refused without a trace, also of folders and locks.
  create(readDocumentFile(places.file), new Date().toISOString());
  makeFolder(places);
  return locked(places, (lock) => {
    const present = readDocumentFile(places.file);
    const document = create(present, new Date().toISOString());
    if (present.kind !== 'missing') options.onArchived?.(archiveRun(places.file));
    write(places, lock, document);
    return document;
  });
}

/**
 * Applies one change to a run document, durably, before it returns. Writers serialise on the document's lock.
 * @returns the view after the change
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read, which leaves it as it is
 */
export async function changeRun(file: string, change: Change): Promise<RunView> {
  const places = placesOf(file);
  if (!fs.existsSync(places.file)) requireDocument(file, { kind: 'missing' });
  return locked(places, (lock) => {
    const view = viewOf(file, requireDocument(file, readDocumentFile(places.file)));
    const operations = change(view, new Date().toISOString());
    if (operations.length === 0) return view;
    const changed = applyOperations(view.stored(), operations);
    const after = viewOf(file, requireDocument(file, interpretDocument(changed)));
    write(places, lock, changed as RunDocument);
    return after;
  });
}

/**
 * The document as it is now, with everything acknowledged, without a lock and without writing a byte.
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read
 */
export async function readRun(file: string): Promise<RunDocument> {
  return (await viewRun(file)).document();
}

/** The same, with what of it could not be understood. */
export async function viewRun(file: string): Promise<RunView> {
  return viewOf(file, requireDocument(file, readDocumentFile(file)));
}

async function locked<T>(places: RunPlaces, work: (lock: HeldLock) => T): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const lock = await takeLock(places.lock, { what: places.name });
    try {
      return work(lock);
    } catch (error) {
      // Nothing was written, so it can be done again from what is there now.
      if (!(error instanceof LockLostError) || tries === 3) throw error;
    } finally {
      lock.release();
    }
  }
}

function write({ file, name }: RunPlaces, lock: HeldLock, document: RunDocument): void {
  const text = Buffer.from(serializeDocument(document));
  if (text.length > MAX_DOCUMENT_BYTES) {
    throw new InvalidInputError(
      `${name} would become larger than ${MAX_DOCUMENT_BYTES} bytes.`,
      'Keep large results in files, and their names in the document.',
    );
  }
  writeFileAtomic(file, text, { temporary: lock.temporaryFile(), beforeRename: () => lock.check() });
}

function makeFolder({ file }: RunPlaces): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
  } catch (error) {
    throw writeFault(file, error);
  }
}
