import { describeError } from '../../engine/errors.js';
import { steadyNow } from '../clock.js';
import { forEachLimited } from '../for-each-limited.js';
import { withPatience } from '../patience.js';
import type { StoredDocument } from '../store.js';
import type { ListedArtifact } from './listing.js';

/** Downloads at a time. */
const CONCURRENCY = 6;

/** Documents on their way from the service, each fetched once, however often it is found. */
export class Downloads {
  readonly documents: StoredDocument[] = [];
  /** Why a document could not be had, one sentence each. */
  readonly unread: string[] = [];
  readonly #download: (artifact: ListedArtifact) => Promise<StoredDocument>;
  readonly #deadline: number;
  readonly #begun = new Set<number>();
  readonly #work: Promise<void>[] = [];

  /** @param deadline when each of them is given up, by {@link steadyNow} */
  constructor(download: (artifact: ListedArtifact) => Promise<StoredDocument>, deadline: number) {
    this.#download = download;
    this.#deadline = deadline;
  }

  get count(): number {
    return this.#begun.size;
  }

  add(artifacts: readonly ListedArtifact[]): void {
    const fresh = artifacts.filter(({ id }) => !this.#begun.has(id));
    for (const { id } of fresh) this.#begun.add(id);
    this.#work.push(forEachLimited(fresh, CONCURRENCY, (artifact) => this.#fetch(artifact)));
  }

  async finished(): Promise<void> {
    await Promise.all(this.#work);
  }

  async #fetch(artifact: ListedArtifact): Promise<void> {
    try {
      this.documents.push(await withPatience(this.#download(artifact), this.#deadline - steadyNow()));
    } catch (error) {
      this.unread.push(`artifact ${artifact.name}: ${describeError(error)}`);
    }
  }
}
