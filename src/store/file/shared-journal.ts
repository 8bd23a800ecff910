import * as fs from 'node:fs';
import * as path from 'node:path';
import { nextRevision } from '../../engine/document-transitions.js';
import { RefusedError } from '../../engine/errors.js';
import { takeIn } from '../../engine/join.js';
import type { RunDocument } from '../../engine/schema.js';
import { withUnreadableUnits } from '../../engine/unreadable-units.js';
import { archiveRun } from '../archive-run.js';
import { StoreError } from '../errors.js';
import type { HeldLock } from '../lock/held-lock.js';
import { newNonce } from '../nonce.js';
import { writeNewEventLog } from '../run-file/event-log/new-event-log.js';
import { positionIn, withoutPosition } from '../run-file/event-log/snapshot.js';
import { withRunLockSync } from '../run-file/locked.js';
import { placesOf, type RunPlaces } from '../run-file/places.js';
import { writeWholeDocument } from '../run-file/whole-document.js';
import { readWholeRun, stampOfRun, writeWholeRun } from '../run-file/whole-run.js';
import { readDocumentFile } from './document-file.js';
import {
  asStoreError,
  countsAlone,
  type DocumentChange,
  type DocumentJournal,
  isOfOurRun,
  isSameDocument,
  type JournalStart,
  otherWork,
  wasGone,
} from './document-journal.js';
import { type FoundDocument, findDocument } from './found-document.js';
import { restoreRun } from './restored-run.js';

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
  /** What is in the file is replaced, as long as it is what it was when we began. */
  #isNew: boolean;
  #hasWritten = false;
  /** This document was in the file: another one there is another run. */
  #hasJoined: boolean;

  constructor({ file, document, seen, isNew, isNumbered, say }: JournalStart) {
    this.#file = file;
    this.#document = document;
    this.#seen = seen;
    this.#isNew = isNew;
    this.#hasJoined = !isNew;
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
    try {
      fs.mkdirSync(path.dirname(places.file), { recursive: true });
      withRunLockSync(places, WAIT_MS, (lock) => {
        this.#takeInOthers(places, lock);
        this.#document = this.#write(places, lock, change);
        this.#isNew = false;
        this.#hasWritten = true;
        this.#hasJoined = true;
        this.#seen = stampOfRun(places);
      });
      return null;
    } catch (error) {
      return asStoreError(this.#file, error);
    }
  }

  async close(): Promise<null> {
    return null;
  }

  #takeInOthers(places: RunPlaces, lock: HeldLock): void {
    // What was there when we began is known, and may be meant to be replaced.
    if (fs.existsSync(places.file) && stampOfRun(places) === this.#seen) return;
    const found = findDocument(this.#file, this.#say, {
      restore: () => this.#restore(places, lock),
      otherwise: 'what this run knows is written anew',
    });
    if (found.kind !== 'nothing') {
      this.#takeInFound(found);
    } else if (found.unread !== undefined) {
      // One whose event log is gone can be read without it.
      const { kind, ...left } = { malformed: {}, document: null, ...readDocumentFile(found.unread) };
      if (left.document !== null && this.#isOurs(left.document)) {
        this.#takeIn(withUnreadableUnits(left.document, left.malformed));
      }
    } else if (!this.#isNew) {
      this.#say(wasGone(this.#file));
    }
  }

  #takeInFound(found: Exclude<FoundDocument, { readonly kind: 'nothing' }>): void {
    if (found.kind === 'head' || !this.#isOurs(found.document)) {
      throw otherWork(this.#file, found.kind === 'head' ? found.head : found.document);
    }
    this.#takeIn(found.document);
  }

  /** Returns what was written. */
  #write(places: RunPlaces, lock: HeldLock, change: DocumentChange): RunDocument {
    const next = () => nextRevision(change(this.#document), newNonce());
    const document = next();
    if (this.#isNew && fs.existsSync(places.file)) {
      this.#replace(places, lock, document);
      return document;
    }
    try {
      writeWholeRun(places, lock, document);
      return document;
    } catch (error) {
      const isRefused = error instanceof StoreError && error.cause instanceof RefusedError;
      if (!isRefused || !this.#restore(places, lock)) throw error;
    }
    const found = findDocument(this.#file, this.#say);
    if (found.kind !== 'nothing') this.#takeInFound(found);
    const again = next();
    writeWholeRun(places, lock, again);
    return again;
  }

  #replace(places: RunPlaces, lock: HeldLock, document: RunDocument): void {
    const present = readDocumentFile(places.file);
    if (present.kind !== 'document' || positionIn(present.stored) === null) {
      writeWholeDocument(places, lock, withoutPosition(document));
      return;
    }
    // A log tells of one document only, so that of the one before goes with it.
    writeNewEventLog(places, lock, document, () => {
      const archived = archiveRun(places.file, () => lock.check(true));
      this.#say(`the run that was in ${this.#file} is now ${archived}.`);
    });
  }

  #restore(places: RunPlaces, lock: HeldLock): boolean {
    const isOurs = (document: RunDocument) =>
      countsAlone(places, document, this.#isOurs(document), this.#seen);
    return restoreRun(places, lock, { document: this.#document, isOurs, say: this.#say });
  }

  #isOurs(theirs: RunDocument): boolean {
    // A run that was made by hand has no number, so that only the document itself tells that it is another one.
    if (this.#hasJoined && !isSameDocument(theirs, this.#document, this.#isNumbered)) return false;
    return isOfOurRun(theirs, this.#document, this.#isNumbered || this.#hasWritten);
  }

  #takeIn(theirs: RunDocument): void {
    // Who comes second to a new file goes on with the run that is there: its number is part of what steps are told.
    const adopted = !this.#hasWritten ? (theirs.runId ?? this.#document.runId) : this.#document.runId;
    const mine = adopted === undefined ? this.#document : { ...this.#document, runId: adopted };
    this.#document = takeIn(mine, theirs);
    this.#isNew = false;
    this.#hasJoined = true;
  }
}
