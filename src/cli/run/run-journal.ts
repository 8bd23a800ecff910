import type { RunDocument } from '../../engine/schema.js';
import type { DocumentChange, JournalStart } from '../../store/file/document-journal.js';
import { SharedJournal } from '../../store/file/shared-journal.js';
import { UnrecordedFile } from '../../store/file/unrecorded-file.js';
import { say } from '../messages.js';

/**
 * The document and its file, in which commands that run at the same time record their steps too. What cannot be written
 * does not stop the work; it is said.
 */
export class RunJournal {
  readonly #journal: SharedJournal;
  readonly #unrecorded: UnrecordedFile;
  #isWritten = false;
  #hasSaid = false;

  constructor(start: JournalStart) {
    this.#journal = new SharedJournal(start);
    this.#unrecorded = new UnrecordedFile(start.file);
  }

  get document(): RunDocument {
    return this.#journal.document;
  }

  /** The file holds this run. */
  get isWritten(): boolean {
    return this.#isWritten;
  }

  /**
   * Applies one change and writes the result. What cannot be written stays in mind, and goes with the next one.
   * @param isDone something has been done that must not be forgotten
   * @returns false when it could not be written
   */
  update(change: DocumentChange, isDone = false): boolean {
    const fault = this.#journal.update(change);
    if (fault === null) {
      this.#unrecorded.drop();
      this.#isWritten = true;
      return true;
    }
    this.#journal.note(change);
    const kept = isDone ? this.#unrecorded.keep(this.document) : null;
    if (kept !== null) {
      say(
        `warning: ${fault.message} What is done is kept in ${kept}, and the next run will not know of it. ${fault.fix}`,
      );
    } else if (!this.#hasSaid) {
      // Writes fail for one reason at a time; saying it once is enough.
      this.#hasSaid = true;
      say(`warning: ${fault.message} The work goes on, but the next run will not know of it. ${fault.fix}`);
    }
    return false;
  }
}
