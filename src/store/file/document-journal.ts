import { CheckpointError } from '../../engine/errors.js';
import type { RunDocument } from '../../engine/schema.js';
import { StoreError } from '../errors.js';
import type { RunPlaces } from '../run-file/places.js';
import { stampOfRun } from '../run-file/whole-run.js';
import { writeFault } from './atomic-write.js';

export type DocumentChange = (document: RunDocument) => RunDocument;

/** A document and the file that holds it, which others may write as well. No record of theirs is lost. */
export interface DocumentJournal {
  readonly document: RunDocument;
  /** Takes in what others have written, for a decision that rests on it. Never throws: the next write says what is wrong. */
  look(): void;
  /** Applies a change that the next write takes along: one that need not survive by itself. */
  note(change: DocumentChange): void;
  /**
   * Applies one change to the document as it is by then and writes the result, durably. Gives why it could not be
   * written, or null; only when it was written does the change count.
   * @param change may be called more than once, and of the calls the last one counts
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

/**
 * Whether a document is the one that was in the file before: by what its event log begins with as well. One that was
 * made anew for the number that somebody gave our run goes on with it; one that was made by hand never had that number.
 */
export function isSameDocument(theirs: RunDocument, ours: RunDocument, isNumbered: boolean): boolean {
  if (theirs.id === ours.id && (theirs.createdAt ?? '') === (ours.createdAt ?? '')) return true;
  const isMadeForNumber = theirs.scope !== undefined && ours.scope !== undefined;
  return isNumbered && isMadeForNumber && theirs.runId === ours.runId;
}

/** Where a journal begins. */
export interface JournalStart {
  readonly file: string;
  readonly document: RunDocument;
  /** The `stampOfRun` from before `document` was read. */
  readonly seen: string;
  /** What was in the file then does not count, and is replaced, unless somebody else writes there first. */
  readonly isNew: boolean;
  /** Somebody gave the run its number; else the file stands for the run. */
  readonly isNumbered: boolean;
  /** Gets a sentence for each thing in the file that cannot be read, or is moved. */
  readonly say: (sentence: string) => void;
}

/** The file holds something that must be neither changed nor replaced. */
export function otherWork(file: string, { runId, id }: RunOf & { readonly id?: string }): StoreError {
  return new StoreError(
    `${file} now holds the record of other work, of run ${runId ?? id ?? '(without a number)'}.`,
    'Give each run a file of its own.',
  );
}

/**
 * Whether an event log, which is all that is left of a run, is to be gone on with.
 * @param isOurs it is that of our run
 * @param seen the `stampOfRun` from before
 * @throws StoreError when it is that of another run, which was begun since
 */
export function countsAlone(
  places: RunPlaces,
  document: RunDocument,
  isOurs: boolean,
  seen: string,
): boolean {
  const [, log] = stampOfRun(places).split('|');
  if (!isOurs && log !== seen.split('|')[1]) throw otherWork(places.name, document);
  return isOurs;
}

/** Where there was a document is none any more, so that what only others knew is lost. */
export function wasGone(file: string): string {
  return `warning: ${file} was gone. It is written anew, with what this run knows.`;
}

/** Why a record could not be written. */
export function asStoreError(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof CheckpointError) return new StoreError(error.message, error.fix, { cause: error });
  return writeFault(file, error);
}
