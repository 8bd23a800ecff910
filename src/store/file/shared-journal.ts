import * as fs from 'node:fs';
import * as path from 'node:path';
import { takeIn } from '../../engine/join.js';
import type { RunDocument } from '../../engine/schema.js';
import { nextRevision } from '../../engine/transitions.js';
import { StoreError } from '../errors.js';
import { newNonce } from '../nonce.js';
import { writeFault } from './atomic-write.js';
import { writeDocumentFile } from './document-file.js';
import { findDocument } from './found-document.js';

/**
 * A document, and a file that others may write as well: a command within a step that records steps of its own there,
 * a person with `checkpoint unit`. What they have written since the last time is taken in before each write. Two
 * writes in the very same moment are not told apart; that takes a lock.
 */
export class SharedJournal {
  readonly #file: string;
  readonly #say: (sentence: string) => void;
  #document: RunDocument;
  /** What the file looked like when it was last read or written by us. */
  #seen: string;

  /**
   * @param seen the file's {@link stampOf} from before `document` was read from it
   * @param say gets a sentence for each thing in the file that cannot be read
   */
  constructor(file: string, document: RunDocument, seen: string, say: (sentence: string) => void) {
    this.#file = file;
    this.#document = document;
    this.#seen = seen;
    this.#say = say;
  }

  get document(): RunDocument {
    return this.#document;
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
    let fault: StoreError | null = null;
    try {
      this.#takeInOthers();
    } catch (error) {
      fault = error instanceof StoreError ? error : writeFault(this.#file, error);
    }
    this.#document = nextRevision(change(this.#document), newNonce());
    return fault ?? this.#write();
  }

  #takeInOthers(): void {
    const stamp = stampOf(this.#file);
    // A file that is gone is written anew; one that cannot be looked at is the write's to complain of.
    if (stamp === this.#seen || stamp === '') return;
    const found = findDocument(this.#file, this.#say);
    if (found.kind === 'nothing') return;
    const { runId, inputHash } = this.#document;
    const theirs = found.kind === 'head' ? found.head : found.document;
    const isOurs =
      found.kind === 'document' &&
      (theirs.runId ?? runId) === runId &&
      (theirs.inputHash ?? inputHash) === inputHash;
    if (!isOurs) {
      throw new StoreError(
        `${this.#file} now holds the record of other work, of run ${theirs.runId ?? '(without a number)'}.`,
        'Give each run a file of its own.',
      );
    }
    this.#document = takeIn(this.#document, found.document);
    this.#seen = stamp;
  }

  #write(): StoreError | null {
    try {
      fs.mkdirSync(path.dirname(this.#file), { recursive: true });
      writeDocumentFile(this.#file, this.#document);
      this.#seen = stampOf(this.#file);
      return null;
    } catch (error) {
      return error instanceof StoreError ? error : writeFault(this.#file, error);
    }
  }
}

/** Tells whether a file is another one than before, or has other content. Empty when there is none. */
export function stampOf(file: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = fs.statSync(file, { bigint: true });
    return [ino, size, mtimeNs, ctimeNs].join(' ');
  } catch {
    return '';
  }
}
