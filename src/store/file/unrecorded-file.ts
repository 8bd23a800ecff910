import * as fs from 'node:fs';
import * as path from 'node:path';
import type { RunDocument } from '../../engine/schema.js';
import { withoutPosition } from '../run-file/event-log/snapshot.js';
import { writeFileAtomic } from './atomic-write.js';
import { serializeDocument } from './document-text.js';

/**
 * What could not be recorded in its place, in a file beside it until it can: what is done must not be forgotten because
 * somebody has put something else there. It is a run document, and can be gone on with by its name.
 */
export class UnrecordedFile {
  readonly #file: string;
  #kept: string | null = null;

  /** @param file where it belongs */
  constructor(file: string) {
    this.#file = file;
  }

  /** Returns where it is; null when it could not be kept either. */
  keep(document: RunDocument): string | null {
    const kept = this.#kept ?? `${this.#file}.unrecorded-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
      fs.mkdirSync(path.dirname(kept), { recursive: true });
      writeFileAtomic(kept, serializeDocument(withoutPosition(document)));
      this.#kept = kept;
      return kept;
    } catch {
      return this.#kept;
    }
  }

  /** It is recorded where it belongs. */
  drop(): void {
    if (this.#kept === null) return;
    try {
      fs.rmSync(this.#kept, { force: true });
    } catch {
      // It says nothing that is not so.
    }
    this.#kept = null;
  }
}
