import * as fs from 'node:fs';
import * as path from 'node:path';
import { nextRevision } from '../../engine/document-transitions.js';
import { takeIn } from '../../engine/join.js';
import type { RunDocument } from '../../engine/schema.js';
import { withUnreadableUnits } from '../../engine/unreadable-units.js';
import { StoreError } from '../errors.js';
import { newNonce } from '../nonce.js';
import { withRunLockSync } from '../run-file/locked.js';
import { placesOf, type RunPlaces } from '../run-file/places.js';
import { readWholeRun, stampOfRun, writeWholeRun } from '../run-file/whole-run.js';
import { writeFault } from './atomic-write.js';
import {
  type DocumentChange,
  type DocumentJournal,
  isOfOurRun,
  type JournalStart,
} from './document-journal.js';
import { findDocument } from './found-document.js';

/** Others hold the lock for as long as one change takes; and a signal may want an answer within ten seconds. */
const WAIT_MS = 5000;

/**
 * A document, and a file that others may write as well: a command within a step that records steps of its own there,
 * another command of the same script, a person with `checkpoint unit`. What they have written since the last time is
 * taken in before each write, under the document's lock, so that no record is lost.
 */
export class SharedJournal implements DocumentJournal {
  readonly #file: string;
  readonly #say: (sentence: string) => void;
  readonly #isNumbered: boolean;
  #document: RunDocument;
  /** What the file looked like when `document` was last right. */
  #seen: string;
  #hasWritten = false;

  constructor({ file, document, seen, isNumbered, say }: JournalStart) {
    this.#file = file;
    this.#document = document;
    this.#seen = seen;
    this.#isNumbered = isNumbered;
    this.#say = say;
  }

  get document(): RunDocument {
    return this.#document;
  }

  look(): void {
    const places = placesOf(this.#file);
    const stamp = stampOfRun(places);
    if (stamp === this.#seen) return;
    const read = readWholeRun(places);
    if (read.kind !== 'document' || !this.#isOurs(read.document)) return;
    this.#takeIn(withUnreadableUnits(read.document, read.malformed));
    this.#seen = stamp;
  }

  note(change: DocumentChange): void {
    this.#document = change(this.#document);
  }

  update(change: DocumentChange): StoreError | null {
    const places = placesOf(this.#file);
    let changed = false;
    const applyOnce = () => {
      if (!changed) this.#document = nextRevision(change(this.#document), newNonce());
      changed = true;
    };
    try {
      fs.mkdirSync(path.dirname(places.file), { recursive: true });
      withRunLockSync(places, WAIT_MS, (lock) => {
        this.#takeInOthers(places);
        applyOnce();
        writeWholeRun(places, lock, this.#document);
        this.#hasWritten = true;
        this.#seen = stampOfRun(places);
      });
      return null;
    } catch (error) {
      applyOnce();
      return error instanceof StoreError ? error : writeFault(this.#file, error);
    }
  }

  async close(): Promise<null> {
    return null;
  }

  #takeInOthers(places: RunPlaces): void {
    // A file that is gone is written anew; what was there when we began is known, and may be meant to be replaced.
    if (!fs.existsSync(places.file) || stampOfRun(places) === this.#seen) return;
    const found = findDocument(this.#file, this.#say);
    if (found.kind === 'nothing') return;
    const theirs = found.kind === 'head' ? found.head : found.document;
    if (found.kind === 'head' || !this.#isOurs(theirs)) {
      throw new StoreError(
        `${this.#file} now holds the record of other work, of run ${theirs.runId ?? '(without a number)'}.`,
        'Give each run a file of its own.',
      );
    }
    this.#takeIn(found.document);
  }

  #isOurs(theirs: Pick<RunDocument, 'runId' | 'inputHash'>): boolean {
    return isOfOurRun(theirs, this.#document, this.#isNumbered || this.#hasWritten);
  }

  #takeIn(theirs: RunDocument): void {
    // Who comes second to a new file goes on with the run that is there: its number is part of what steps are told.
    const adopted = !this.#hasWritten ? (theirs.runId ?? this.#document.runId) : this.#document.runId;
    const mine = adopted === undefined ? this.#document : { ...this.#document, runId: adopted };
    this.#document = takeIn(mine, theirs);
  }
}
