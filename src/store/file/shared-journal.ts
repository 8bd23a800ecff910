import * as fs from 'node:fs';
import * as path from 'node:path';
import { takeIn } from '../../engine/join.js';
import type { RunDocument } from '../../engine/schema.js';
import { nextRevision } from '../../engine/transitions.js';
import { withUnreadableUnits } from '../../engine/unreadable-units.js';
import { StoreError } from '../errors.js';
import { newNonce } from '../nonce.js';
import { withRunLockSync } from '../run-file/locked.js';
import { placesOf, type RunPlaces } from '../run-file/places.js';
import { readWholeRun, stampOfRun, writeWholeRun } from '../run-file/whole-run.js';
import { writeFault } from './atomic-write.js';
import { findDocument } from './found-document.js';

/** Others hold the lock for as long as one change takes; and a signal may want an answer within ten seconds. */
const WAIT_MS = 5000;

/** What identifies the run that a document belongs to. */
type RunOf = Pick<RunDocument, 'runId' | 'inputHash'>;

/**
 * A document, and a file that others may write as well: a command within a step that records steps of its own there,
 * another command of the same script, a person with `checkpoint unit`. What they have written since the last time is
 * taken in before each write, under the document's lock, so that no record is lost.
 */
export class SharedJournal {
  readonly #file: string;
  readonly #say: (sentence: string) => void;
  readonly #isOurs: (theirs: RunOf, ours: RunOf) => boolean;
  #document: RunDocument;
  /** What the file looked like when `document` was last right. */
  #seen: string;
  #hasWritten = false;

  /**
   * @param seen the {@link stampOfRun} from before `document` was read
   * @param say gets a sentence for each thing in the file that cannot be read
   * @param isOurs whether a document in the file belongs to the run that this one belongs to
   */
  constructor(
    file: string,
    document: RunDocument,
    seen: string,
    say: (sentence: string) => void,
    isOurs = isSameRun,
  ) {
    this.#file = file;
    this.#document = document;
    this.#seen = seen;
    this.#say = say;
    this.#isOurs = isOurs;
  }

  get document(): RunDocument {
    return this.#document;
  }

  /**
   * Takes in what others have written since the last time, without a lock: for a decision that rests on it. What keeps
   * it from being read keeps the next write, which says so.
   */
  look(): void {
    const places = placesOf(this.#file);
    const stamp = stampOfRun(places);
    if (stamp === this.#seen) return;
    const read = readWholeRun(places);
    if (read.kind !== 'document' || !this.#isOurs(read.document, this.#document)) return;
    this.#takeIn(withUnreadableUnits(read.document, read.malformed));
    this.#seen = stamp;
  }

  /** Applies a change that the next write takes along: one that need not survive by itself. */
  note(change: (document: RunDocument) => RunDocument): void {
    this.#document = change(this.#document);
  }

  /**
   * Applies one change and writes the result, atomically and durably. Returns why it could not be written, or null;
   * the change counts either way, and the next write tries again.
   */
  update(change: (document: RunDocument) => RunDocument): StoreError | null {
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

  #takeInOthers(places: RunPlaces): void {
    // A file that is gone is written anew; what was there when we began is known, and may be meant to be replaced.
    if (!fs.existsSync(places.file) || stampOfRun(places) === this.#seen) return;
    const found = findDocument(this.#file, this.#say);
    if (found.kind === 'nothing') return;
    const theirs = found.kind === 'head' ? found.head : found.document;
    if (found.kind === 'head' || !this.#isOurs(theirs, this.#document)) {
      throw new StoreError(
        `${this.#file} now holds the record of other work, of run ${theirs.runId ?? '(without a number)'}.`,
        'Give each run a file of its own.',
      );
    }
    this.#takeIn(found.document);
  }

  #takeIn(theirs: RunDocument): void {
    // Who comes second to a new file goes on with the run that is there: its number is part of what steps are told.
    const adopted = !this.#hasWritten ? (theirs.runId ?? this.#document.runId) : this.#document.runId;
    const mine = adopted === undefined ? this.#document : { ...this.#document, runId: adopted };
    this.#document = takeIn(mine, theirs);
  }
}

function isSameRun(theirs: RunOf, { runId, inputHash }: RunOf): boolean {
  return (theirs.runId ?? runId) === runId && (theirs.inputHash ?? inputHash) === inputHash;
}
