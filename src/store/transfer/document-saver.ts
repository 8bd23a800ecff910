import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../../engine/errors.js';
import type { RunDocument } from '../../engine/schema.js';
import { errorCode } from '../errors.js';
import { serializeDocument } from '../file/document-file.js';
import { documentName } from '../names.js';
import type { TransferThread } from './transfer-thread.js';

export interface Kept {
  readonly name: string;
  /** The store's own id. */
  readonly id: string;
}

export interface SaverOptions {
  /** The newest document, under a revision that was never used before. */
  readonly stamp: () => RunDocument;
  /** For names: the job's key and the scope hash. */
  readonly label: string;
  readonly scope: string;
  readonly retentionDays: number;
  /** An existing folder for the file on its way. */
  readonly folder: string;
  /** How long one save may take, retries included, in ms. */
  readonly budgetMs: () => number;
  readonly onKept: (kept: Kept) => void;
}

/** Pauses between tries of one save, in ms. A service that refuses at once, each time, gets no more than these. */
const RETRY_PAUSES_MS = [500, 1_500, 4_000, 10_000];

/**
 * Keeps the newest document in a store: one save at a time, and whatever changes meanwhile is in the next one.
 * Each try has a name of its own, because a failed upload leaves its name reserved.
 */
export class DocumentSaver {
  readonly #transfers: Pick<TransferThread, 'call'>;
  readonly #options: SaverOptions;
  #wanted = false;
  #running: Promise<void> | null = null;
  #last: { kept: Kept } | { fault: string } | null = null;

  constructor(transfers: Pick<TransferThread, 'call'>, options: SaverOptions) {
    this.#transfers = transfers;
    this.#options = options;
  }

  /** The document has changed. Returns at once. */
  request(): void {
    this.#wanted = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }

  /** Resolves when nothing is left to do, with what became of the newest document. */
  async settled(): Promise<{ kept: Kept } | { fault: string } | null> {
    while (this.#running !== null) await this.#running;
    return this.#last;
  }

  async #work(): Promise<void> {
    while (this.#wanted) {
      const started = Date.now();
      const left = () => started + this.#options.budgetMs() - Date.now();
      for (let attempt = 0; ; attempt += 1) {
        this.#wanted = false;
        try {
          this.#last = { kept: await this.#try(Date.now() + left()) };
          this.#options.onKept(this.#last.kept);
          break;
        } catch (error) {
          this.#last = { fault: describeError(error) };
          // Our own disk refuses: trying again at once would only hold up the job.
          if (errorCode(error) !== '') break;
        }
        const pause = RETRY_PAUSES_MS[attempt];
        if (pause === undefined || left() <= pause) break;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async #try(deadline: number): Promise<Kept> {
    const document = this.#options.stamp();
    const { label, scope, folder, retentionDays } = this.#options;
    const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '' };
    const name = documentName(label, scope, revision);
    const file = path.join(folder, name);
    fs.writeFileSync(file, serializeDocument(document));
    try {
      const id = await this.#transfers.call('save', { store: 'artifact', file, retentionDays }, { deadline });
      return { name, id };
    } finally {
      fs.rmSync(file, { force: true });
    }
  }
}
