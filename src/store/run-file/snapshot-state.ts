import { interpretDocument } from '../../engine/read-document.js';
import type { RunView } from '../../engine/run-document/change.js';
import { applyOperations, type Operation } from '../../engine/run-document/operations.js';
import { syncWritten } from '../file/atomic-write.js';
import { stampOf } from '../file/stamp.js';
import type { HeldLock } from '../lock/held-lock.js';
import { requireDocument, viewOf } from './document-view.js';
import type { FoundSnapshot } from './event-log/paired-snapshot.js';
import type { RunPlaces } from './places.js';
import type { RunState } from './state.js';
import { writeWholeDocument } from './whole-document.js';

/** A document without an event log: each change writes it anew. */
export class SnapshotState implements RunState {
  readonly #places: RunPlaces;
  readonly #lock: () => HeldLock;
  #view: RunView;
  #stamp: string;
  #isDurable = false;

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
    this.#isDurable = true;
    this.#stamp = stampOf(this.#places.file);
  }

  makeDurable(): void {
    if (!this.#isDurable) syncWritten(this.#places.file);
    this.#isDurable = true;
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
