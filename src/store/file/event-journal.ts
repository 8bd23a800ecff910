import * as fs from 'node:fs';
import * as path from 'node:path';
import { nextRevision } from '../../engine/document-transitions.js';
import { RefusedError } from '../../engine/errors.js';
import { takeIn } from '../../engine/join.js';
import { changesBetween } from '../../engine/run-document/changes-between.js';
import type { RunDocument } from '../../engine/schema.js';
import { withUnreadableUnits } from '../../engine/unreadable-units.js';
import { StoreError } from '../errors.js';
import { newNonce } from '../nonce.js';
import { withRunLock } from '../run-file/locked.js';
import { missing } from '../run-file/missing.js';
import { RunFile } from '../run-file/open-run.js';
import { placesOf, type RunPlaces } from '../run-file/places.js';
import { createRun, type PresentRun } from '../run-file/run-file.js';
import { readWholeRun, stampOfRun } from '../run-file/whole-run.js';
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
import { restoreRun } from './restored-run.js';

/**
 * A document with an event log: a change is one line of it, however large the document is. The lock is let go after each
 * change, because what happens between two of them, a step, may itself wait for somebody who writes here.
 */
export class EventJournal implements DocumentJournal {
  readonly #file: string;
  readonly #places: RunPlaces;
  readonly #say: (sentence: string) => void;
  #document: RunDocument;
  #run: RunFile | null = null;
  /** What the file holds of it. */
  #written: object = {};
  /** When the run was last read as a whole, as it counts that. */
  #opened = 0;
  #seen: string;
  readonly #isNumbered: boolean;
  /** The file is missing, or holds another run, which goes into the archive, as long as it is what it was when we began. */
  #isNew: boolean;
  /** It was there, and has vanished. */
  #isGone = false;
  #hasWritten = false;
  /** This document was in the file: another one there is another run. */
  #hasJoined: boolean;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ file, document, seen, isNew, isNumbered, say }: JournalStart) {
    this.#file = file;
    this.#places = placesOf(file);
    this.#document = document;
    this.#seen = seen;
    this.#isNumbered = isNumbered;
    this.#isNew = isNew;
    this.#hasJoined = !isNew;
    this.#say = say;
  }

  get document(): RunDocument {
    return this.#document;
  }

  look(): void {
    const stamp = stampOfRun(this.#places);
    if (stamp === this.#seen) return;
    const read = readWholeRun(this.#places);
    if (read.kind !== 'document' || !this.#isOurs(read.document)) return;
    this.#takeIn(withUnreadableUnits(read.document, read.malformed));
    this.#seen = stamp;
  }

  note(change: DocumentChange): void {
    this.#document = change(this.#document);
  }

  /** One after the other, each on what the one before has made. */
  update(change: DocumentChange): Promise<StoreError | null> {
    const updated = this.#queue.then(() => this.#mending(() => this.#update(change)));
    this.#queue = updated;
    return updated;
  }

  async close(): Promise<StoreError | null> {
    await this.#queue;
    return this.#mending(async () => {
      // Also when nothing was written here: who wrote the last event may have died before the document had it.
      if (!this.#isNew) this.#run ??= await RunFile.open(this.#file);
      else if (this.#hasWritten) await this.#create((document) => document);
      await this.#run?.close();
      this.#run = null;
    });
  }

  /** Does it, if need be a second time, when what stood in the way was put right. Gives why it could not be done. */
  async #mending(work: () => Promise<void>): Promise<StoreError | null> {
    try {
      await work().catch(async (error: unknown) => {
        const isLost = error instanceof RefusedError || !fs.existsSync(this.#places.file);
        if (!isLost || !(await this.#mend())) throw error;
        await work();
      });
      return null;
    } catch (error) {
      return asStoreError(this.#file, error);
    }
  }

  /** Puts the run right whose document is gone, or does not go with its event log. Gives whether that was possible. */
  async #mend(): Promise<boolean> {
    const isOurs = (document: RunDocument) =>
      countsAlone(this.#places, document, this.#isOurs(document), this.#seen);
    fs.mkdirSync(path.dirname(this.#places.file), { recursive: true });
    return withRunLock(this.#places, (lock) => {
      if (restoreRun(this.#places, lock, { document: this.#document, isOurs, say: this.#say })) return true;
      if (fs.existsSync(this.#places.file)) return false;
      this.#isGone ||= !this.#isNew;
      this.#isNew = true;
      this.#seen = stampOfRun(this.#places);
      return true;
    });
  }

  async #update(change: DocumentChange): Promise<void> {
    if (this.#isNew && (await this.#create(change))) return;
    this.#run ??= await RunFile.open(this.#file);
    await this.#append(this.#run, change);
  }

  /** False when somebody else has made this run's document meanwhile. */
  async #create(change: DocumentChange): Promise<boolean> {
    const tentative = this.#tentative(change);
    let isLocked = false;
    const create = (present: PresentRun) => {
      if (stampOfRun(this.#places) !== this.#seen) this.#refuseOthers(present);
      // The first time is before the lock is held, when nothing can be decided yet.
      const document = isLocked ? tentative.apply() : this.#document;
      isLocked = true;
      return document;
    };
    try {
      const onArchived = (archived: string) =>
        this.#say(`the run that was in ${this.#file} is now ${archived}.`);
      const onSetAside = (aside: string) =>
        this.#say(`the event log that was beside ${this.#file} is now ${aside}.`);
      const created = await createRun(this.#file, create, { eventLog: true, onArchived, onSetAside });
      this.#keepInMind(created);
      if (this.#isGone) this.#say(wasGone(this.#file));
      this.#isGone = false;
      return true;
    } catch (error) {
      tentative.undo();
      if (error instanceof MadeMeanwhile) {
        this.#isNew = false;
        return false;
      }
      throw error;
    }
  }

  #refuseOthers(present: PresentRun): void {
    if (present.kind === 'missing' || present.kind === 'log') {
      // All that is left of a run that others have made may be its event log.
      if (fs.existsSync(this.#places.eventLog)) throw missing(this.#places);
      return;
    }
    if (present.kind === 'document' && this.#isOurs(present.document)) throw new MadeMeanwhile();
    if (present.kind === 'document') throw otherWork(this.#file, present.document);
    throw new StoreError(`${this.#file} now holds something else.`, 'Give each run a file of its own.');
  }

  async #append(run: RunFile, change: DocumentChange): Promise<void> {
    const tentative = this.#tentative(change);
    let document = this.#document;
    try {
      await run.change((view) => {
        tentative.undo();
        if (run.timesOpened !== this.#opened) {
          const theirs = view.document();
          if (!this.#isOurs(theirs)) throw otherWork(this.#file, theirs);
          this.#takeIn(withUnreadableUnits(theirs, view.malformed()));
          this.#written = view.stored();
          this.#opened = run.timesOpened;
        }
        document = tentative.apply();
        return changesBetween(this.#written, document);
      });
    } catch (error) {
      tentative.undo();
      throw error;
    }
    this.#keepInMind(document);
    run.yield();
  }

  /** A change that counts once it is written. Others may note something at any time, and that is kept. */
  #tentative(change: DocumentChange): { apply(): RunDocument; undo(): void } {
    let before: RunDocument | null = null;
    let after: RunDocument | null = null;
    const undo = () => {
      if (before !== null && this.#document === after) this.#document = before;
      before = null;
    };
    const apply = () => {
      undo();
      before = this.#document;
      after = nextRevision(change(before), newNonce());
      this.#document = after;
      return after;
    };
    return { apply, undo };
  }

  #keepInMind(written: RunDocument): void {
    this.#written = written;
    this.#seen = stampOfRun(this.#places);
    this.#isNew = false;
    this.#hasWritten = true;
    this.#hasJoined = true;
  }

  #isOurs(theirs: RunDocument): boolean {
    // A run that was made by hand has no number, so that only the document itself tells that it is another one.
    if (this.#hasJoined && !isSameDocument(theirs, this.#document, this.#isNumbered)) return false;
    return isOfOurRun(theirs, this.#document, this.#isNumbered || this.#hasWritten);
  }

  #takeIn(theirs: RunDocument): void {
    // Who comes second to a new file goes on with the run that is there: its number is part of what steps are told.
    const runId = this.#hasWritten ? this.#document.runId : (theirs.runId ?? this.#document.runId);
    this.#document = takeIn(runId === undefined ? this.#document : { ...this.#document, runId }, theirs);
    this.#isNew = false;
    this.#hasJoined = true;
  }
}

class MadeMeanwhile extends Error {}
