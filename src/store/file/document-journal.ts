import type { RunDocument } from '../../engine/schema.js';
import type { StoreError } from '../errors.js';

export type DocumentChange = (document: RunDocument) => RunDocument;

/** A document and the file that holds it, which others may write as well. No record of theirs is lost. */
export interface DocumentJournal {
  readonly document: RunDocument;
  /** Takes in what others have written, for a decision that rests on it. Never throws: the next write says what is wrong. */
  look(): void;
  /** Applies a change that the next write takes along: one that need not survive by itself. */
  note(change: DocumentChange): void;
  /**
   * Applies one change and writes the result, durably. Gives why it could not be written, or null; the change counts
   * either way, and the next write tries again.
   */
  update(change: DocumentChange): StoreError | null | Promise<StoreError | null>;
  /** Afterwards the document alone tells everything. Gives why it does not, or null. */
  close(): Promise<StoreError | null>;
}

/** What identifies the run that a document belongs to. */
type RunOf = Pick<RunDocument, 'runId' | 'inputHash'>;

/**
 * Whether a document is that of our run.
 * @param isNumbered the number of our run counts: somebody gave it, or it has been written. Else whoever comes second to a
 *   new file goes on with the run that is there.
 */
export function isOfOurRun(theirs: RunOf, { runId, inputHash }: RunOf, isNumbered: boolean): boolean {
  const isSameWork = (theirs.inputHash ?? inputHash) === inputHash;
  return isSameWork && (!isNumbered || (theirs.runId ?? runId) === runId);
}

/** Where a journal begins. */
export interface JournalStart {
  readonly file: string;
  readonly document: RunDocument;
  /** The `stampOfRun` from before `document` was read. */
  readonly seen: string;
  /** Somebody gave the run its number; else the file stands for the run. */
  readonly isNumbered: boolean;
  /** Gets a sentence for each thing in the file that cannot be read, or is moved. */
  readonly say: (sentence: string) => void;
}
