import { describeError } from '../../engine/errors.js';
import type { RunDocument } from '../../engine/schema.js';
import { steadyNow } from '../clock.js';
import { errorCode, StorePolicyError } from '../errors.js';
import { documentName } from '../names.js';
import type { SaveReply } from '../several-stores.js';
import type { StoreName } from '../store.js';

export interface Kept {
  readonly name: string;
  /** The edition that is kept. */
  readonly document: RunDocument;
  /** The stores that hold it now. One is enough for it to be durable. */
  readonly stores: readonly StoreName[];
  /** The artifact's id; empty when it is none. */
  readonly artifactId: string;
  /** Why other stores do not hold it. */
  readonly faults: SaveReply['faults'];
}

/** One edition of a document on its way out. */
export interface Edition {
  readonly name: string;
  /** Its text as each store is to keep it. */
  readonly texts: ReadonlyMap<StoreName, string>;
  readonly retentionDays: number;
}

/** Where documents are kept. */
export interface Places {
  save(edition: Edition, deadline: () => number): Promise<SaveReply>;
}

export interface SaverOptions {
  /** The newest document, under a revision that was never used before. */
  readonly stamp: () => RunDocument;
  /** The stores to keep it in, at least one. */
  readonly stores: () => readonly StoreName[];
  /** The document's text as this store is to keep it under this name. */
  readonly encode: (document: RunDocument, store: StoreName, name: string) => string | Promise<string>;
  /** For names: the job's key and the scope hash. */
  readonly label: string;
  readonly scope: string;
  readonly retentionDays: number;
  /** When a save that started at a time has to be over, retries included; both by {@link steadyNow}. */
  readonly deadline: (started: number) => number;
  readonly onKept: (kept: Kept) => void;
}

/** Pauses between tries of one save, in ms. A service that refuses at once, each time, gets no more than these. */
const RETRY_PAUSES_MS = [500, 1_500, 4_000, 10_000];

/**
 * Keeps the newest document in the stores: one save at a time, and whatever changes meanwhile is in the next one.
 * Each try has a name of its own, because a failed upload leaves its name reserved. Once one store has it, it is
 * durable, and the others get the next edition.
 */
export class DocumentSaver {
  readonly #places: Places;
  readonly #options: SaverOptions;
  #wanted = false;
  #running: Promise<void> | null = null;
  #last: { kept: Kept } | { fault: string } | null = null;

  constructor(places: Places, options: SaverOptions) {
    this.#places = places;
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#running !== null;
  }

  /** Why the last save that has ended failed, or null. */
  get lastFault(): string | null {
    return this.#last !== null && 'fault' in this.#last ? this.#last.fault : null;
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
      const started = steadyNow();
      const deadline = () => this.#options.deadline(started);
      for (let attempt = 0; ; attempt += 1) {
        this.#wanted = false;
        try {
          this.#last = { kept: await this.#try(deadline) };
          this.#options.onKept(this.#last.kept);
          break;
        } catch (error) {
          this.#last = { fault: describeError(error) };
          // Our own disk refuses, or the stores do on principle: trying again would only hold up the job.
          if (errorCode(error) !== '' || error instanceof StorePolicyError) break;
        }
        const pause = RETRY_PAUSES_MS[attempt];
        if (pause === undefined || deadline() - steadyNow() <= pause) break;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async #try(deadline: () => number): Promise<Kept> {
    const stores = this.#options.stores();
    if (stores.length === 0) throw new StorePolicyError('there is no room for another one', '');
    const document = this.#options.stamp();
    const { label, scope, retentionDays } = this.#options;
    const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '' };
    const name = documentName(label, scope, revision);
    const texts = new Map<StoreName, string>();
    for (const store of stores) texts.set(store, await this.#options.encode(document, store, name));
    return keptOf(name, document, await this.#places.save({ name, texts, retentionDays }, deadline));
  }
}

/** @throws Error when no store has it */
function keptOf(name: string, document: RunDocument, { kept, faults }: SaveReply): Kept {
  if (kept.length === 0) {
    const only = faults.length === 1 ? faults[0] : undefined;
    const fault = only?.fault ?? faults.map(({ store, fault: own }) => `${store}: ${own}`).join('; ');
    throw faults.every(({ final }) => final) ? new StorePolicyError(fault, '') : new Error(fault);
  }
  const artifactId = kept.find(({ store }) => store === 'artifact')?.id ?? '';
  return { name, document, stores: kept.map(({ store }) => store), artifactId, faults };
}
