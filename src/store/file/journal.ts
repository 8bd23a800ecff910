import * as fs from 'node:fs';
import * as path from 'node:path';
import { nextRevision } from '../../engine/document-transitions.js';
import { revisionOf } from '../../engine/join.js';
import type { Revision, RunDocument } from '../../engine/schema.js';
import { StoreError } from '../errors.js';
import { newNonce } from '../nonce.js';
import { writeFault } from './atomic-write.js';
import { writeDocumentFile } from './document-file.js';

/**
 * A document and the file that holds it. Each change is on disk, atomically and durably, before it is returned;
 * a disk that refuses does not stop the work, but is reported.
 */
export class Journal {
  readonly #file: string;
  readonly #onFault: (fault: StoreError) => void;
  #document: RunDocument;
  /** The document's revision is on disk, and nobody else has been given it. */
  #fresh = false;
  #reserved: { readonly base: Revision; readonly next: Revision } | null = null;

  /** @param onFault gets each failed write */
  constructor(file: string, document: RunDocument, onFault: (fault: StoreError) => void) {
    this.#file = file;
    this.#document = document;
    this.#onFault = onFault;
  }

  get document(): RunDocument {
    return this.#document;
  }

  /** Applies one change and writes the result under its next revision. False: it could not be written. */
  update(change: (document: RunDocument) => RunDocument): boolean {
    const { base, next } = this.#reserved ?? { base: this.#document.revision, next: { nonce: newNonce() } };
    const before = base === undefined ? this.#document : { ...this.#document, revision: base };
    this.#document = nextRevision(change(before), next.nonce);
    this.#fresh = this.#write();
    return this.#fresh;
  }

  /**
   * The revision of all changes from here on, until the document is given out with them: for a name that has to be known
   * before.
   */
  reserve(): Revision {
    this.#reserved ??= {
      base: revisionOf(this.#document),
      next: revisionOf(nextRevision(this.#document, newNonce())),
    };
    return this.#reserved.next;
  }

  /** The document under a revision of its own, to be kept elsewhere: no two uploads ever share one. */
  stamp(): RunDocument {
    if (!this.#fresh) this.update((document) => document);
    this.#fresh = false;
    if (this.#document.revision?.nonce === this.#reserved?.next.nonce) this.#reserved = null;
    return this.#document;
  }

  #write(): boolean {
    try {
      fs.mkdirSync(path.dirname(this.#file), { recursive: true });
      writeDocumentFile(this.#file, this.#document);
      return true;
    } catch (error) {
      this.#onFault(error instanceof StoreError ? error : writeFault(this.#file, error));
      return false;
    }
  }
}
