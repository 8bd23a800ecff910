import { nextRevision } from '../../engine/document-transitions.js';
import { takeIn } from '../../engine/join.js';
import { changesBetween } from '../../engine/run-document/changes-between.js';
import type { RunDocument } from '../../engine/schema.js';
import { withUnreadableUnits } from '../../engine/unreadable-units.js';
import { StoreError } from '../errors.js';
import { newNonce } from '../nonce.js';
import { RunFile } from '../run-file/open-run.js';
import { placesOf, type RunPlaces } from '../run-file/places.js';
import { createRun, type PresentRun } from '../run-file/run-file.js';
import { readWholeRun, stampOfRun } from '../run-file/whole-run.js';
import { writeFault } from './atomic-write.js';
import {
  type DocumentChange,
  type DocumentJournal,
  isOfOurRun,
  type JournalStart,
} from './document-journal.js';

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
  readonly #isNew: boolean;
  #hasWritten = false;

  /** @param isNew the file is missing, or holds another run, which goes into the archive */
  constructor({ file, document, seen, isNumbered, say }: JournalStart, isNew: boolean) {
    this.#file = file;
    this.#places = placesOf(file);
    this.#document = document;
    this.#seen = seen;
    this.#isNumbered = isNumbered;
    this.#isNew = isNew;
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

  async update(change: DocumentChange): Promise<StoreError | null> {
    let isChanged = false;
    const applyOnce = () => {
      if (!isChanged) this.#document = nextRevision(change(this.#document), newNonce());
      isChanged = true;
      return this.#document;
    };
    try {
      if (this.#isNew && !this.#hasWritten && (await this.#create(applyOnce))) return null;
      this.#run ??= await RunFile.open(this.#file);
      await this.#append(this.#run, applyOnce);
      return null;
    } catch (error) {
      applyOnce();
      return asStoreError(this.#file, error);
    }
  }

  async close(): Promise<StoreError | null> {
    try {
      // Also when nothing was written here: who wrote the last event may have died before the document had it.
      if (!this.#isNew) this.#run ??= await RunFile.open(this.#file);
      await this.#run?.close();
      this.#run = null;
      return null;
    } catch (error) {
      return asStoreError(this.#file, error);
    }
  }

  /** False when somebody else has made this run's document meanwhile. */
  async #create(apply: () => RunDocument): Promise<boolean> {
    try {
      const create = (present: PresentRun) => {
        if (stampOfRun(this.#places) !== this.#seen) this.#refuseOthers(present);
        return apply();
      };
      const onArchived = (archived: string) =>
        this.#say(`the run that was in ${this.#file} is now ${archived}.`);
      await createRun(this.#file, create, { eventLog: true, onArchived });
    } catch (error) {
      if (error instanceof MadeMeanwhile) return false;
      throw error;
    }
    this.#keepInMind();
    return true;
  }

  #refuseOthers(present: PresentRun): void {
    if (present.kind === 'missing') return;
    if (present.kind === 'document' && this.#isOurs(present.document)) throw new MadeMeanwhile();
    throw new StoreError(`${this.#file} now holds something else.`, 'Give each run a file of its own.');
  }

  async #append(run: RunFile, apply: () => RunDocument): Promise<void> {
    await run.change((view) => {
      if (run.timesOpened !== this.#opened) {
        const theirs = view.document();
        if (!this.#isOurs(theirs)) {
          throw new StoreError(
            `${this.#file} now holds the record of other work, of run ${theirs.runId ?? '(without a number)'}.`,
            'Give each run a file of its own.',
          );
        }
        this.#takeIn(withUnreadableUnits(theirs, view.malformed()));
        this.#written = view.stored();
        this.#opened = run.timesOpened;
      }
      return changesBetween(this.#written, apply());
    });
    run.yield();
    this.#keepInMind();
  }

  #keepInMind(): void {
    this.#written = this.#document;
    this.#seen = stampOfRun(this.#places);
    this.#hasWritten = true;
  }

  #isOurs(theirs: RunDocument): boolean {
    return isOfOurRun(theirs, this.#document, this.#isNumbered || this.#hasWritten);
  }

  #takeIn(theirs: RunDocument): void {
    // Who comes second to a new file goes on with the run that is there: its number is part of what steps are told.
    const runId = this.#hasWritten ? this.#document.runId : (theirs.runId ?? this.#document.runId);
    this.#document = takeIn(runId === undefined ? this.#document : { ...this.#document, runId }, theirs);
  }
}

class MadeMeanwhile extends Error {}

function asStoreError(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof Error && 'fix' in error && typeof error.fix === 'string') {
    return new StoreError(error.message, error.fix, { cause: error });
  }
  return writeFault(file, error);
}
