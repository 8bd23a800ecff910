import { setTimeout as sleep } from 'node:timers/promises';
import { orderedBy } from '../engine/head.js';
import type { RunDocument } from '../engine/schema.js';
import type { StoreError } from '../store/errors.js';
import type { DocumentChange, DocumentJournal } from '../store/file/document-journal.js';
import { UnrecordedFile } from '../store/file/unrecorded-file.js';

/** A record that could not be written is tried again after these pauses; then the next one takes it along. */
const RETRY_PAUSES_MS = [100, 400];

export interface KeepOptions {
  /** A fault is not said: whoever asks says it, or it does no harm. */
  readonly quietly?: boolean;
  /** Something has been done that must not be forgotten. */
  readonly isDone?: boolean;
}

/** What is recorded of a run, with its steps in the order that the user gave. */
export class RunRecord {
  readonly #journal: DocumentJournal;
  readonly #steps: readonly string[] | null;
  readonly #say: (line: string) => void;
  readonly #unrecorded: UnrecordedFile;
  #warned = false;

  /** @param steps the steps in order; null for the order of use */
  constructor(
    journal: DocumentJournal,
    file: string,
    steps: readonly string[] | null,
    say: (line: string) => void,
  ) {
    this.#journal = journal;
    this.#unrecorded = new UnrecordedFile(file);
    this.#steps = steps;
    this.#say = say;
  }

  get document(): RunDocument {
    return this.#journal.document;
  }

  /** Takes in what others have recorded. */
  look(): void {
    this.#journal.look();
  }

  /** Applies a change that is not worth a write of its own. */
  note(change: DocumentChange): void {
    this.#journal.note(this.#ordered(change));
  }

  /**
   * Writes a change. What cannot be written is said once, stays in mind, and goes with the next one.
   * @param change is applied anew with each try, to what is recorded by then
   */
  async keep(change: DocumentChange, { quietly, isDone }: KeepOptions = {}): Promise<StoreError | null> {
    const ordered = this.#ordered(change);
    let fault = await this.#journal.update(ordered);
    for (const pause of RETRY_PAUSES_MS) {
      if (fault === null) break;
      await sleep(pause);
      fault = await this.#journal.update(ordered);
    }
    if (fault === null) {
      this.#unrecorded.drop();
      return null;
    }
    this.#journal.note(ordered);
    const kept = isDone ? this.#unrecorded.keep(this.#journal.document) : null;
    if (kept !== null) {
      this.#say(
        `warning: ${fault.message} The work goes on; what is done is kept in ${kept}, and the next attempt will not know of it. ${fault.fix}`,
      );
    } else if (quietly !== true && !this.#warned) {
      this.#warned = true;
      this.#say(
        `warning: ${fault.message} The work goes on, but the next attempt will not know of it. ${fault.fix}`,
      );
    }
    return fault;
  }

  async close(): Promise<void> {
    const fault = await this.#journal.close();
    if (fault !== null) this.#say(`warning: ${fault.message} ${fault.fix}`);
  }

  #ordered(change: DocumentChange): DocumentChange {
    const steps = this.#steps;
    return steps === null ? change : (document) => orderedBy(change(document), steps);
  }
}
