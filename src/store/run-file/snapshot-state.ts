import { InvalidInputError } from '../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../engine/limits.js';
import { interpretDocument } from '../../engine/read-document.js';
import type { RunView } from '../../engine/run-document/change.js';
import { applyOperations, type Operation } from '../../engine/run-document/operations.js';
import type { RunDocument } from '../../engine/schema.js';
import { serializeDocument } from '../file/document-file.js';
import { stampOf } from '../file/stamp.js';
import type { HeldLock } from '../lock/held-lock.js';
import { requireDocument, viewOf } from './document-view.js';
import type { FoundSnapshot } from './event-log/paired-snapshot.js';
import type { RunPlaces } from './places.js';
import type { RunState } from './state.js';
import { writeUnderLock } from './write-under-lock.js';

/** A document without an event log: each change writes it anew. */
export class SnapshotState implements RunState {
  readonly #places: RunPlaces;
  readonly #lock: () => HeldLock;
  #view: RunView;
  #stamp: string;

  constructor(places: RunPlaces, lock: () => HeldLock, { read, stamp }: FoundSnapshot) {
    this.#places = places;
    this.#lock = lock;
    this.#stamp = stamp.stamp;
    this.#view = viewOf(places.name, read);
  }

  get view(): RunView {
    return this.#view;
  }

  commit(operations: readonly Operation[]): void {
    const changed = applyOperations(this.#view.stored(), operations);
    const view = viewOf(this.#places.name, requireDocument(this.#places.name, interpretDocument(changed)));
    writeWholeDocument(this.#places, this.#lock(), changed);
    this.#view = view;
    this.#stamp = stampOf(this.#places.file);
  }

  lastingView(): RunView {
    return this.#view;
  }

  readonly isExact = true;

  isCurrent(): boolean {
    return stampOf(this.#places.file) === this.#stamp;
  }

  pause(): void {}

  finish(): void {}

  dispose(): void {}
}

/**
 * @param makeRoom see {@link writeUnderLock}
 * @throws InvalidInputError when it would be too large to be read again; StoreError when it could not be written
 */
export function writeWholeDocument(
  { file, name }: RunPlaces,
  lock: HeldLock,
  stored: object,
  makeRoom?: () => void,
): void {
  const bytes = Buffer.from(serializeDocument(stored as RunDocument));
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge(name);
  writeUnderLock(file, bytes, lock, makeRoom);
}

export function tooLarge(name: string): InvalidInputError {
  return new InvalidInputError(
    `${name} would become larger than ${MAX_DOCUMENT_BYTES} bytes.`,
    'Keep large results in files, and their names in the document.',
  );
}
