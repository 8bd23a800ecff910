import type { Job } from './attempts.js';
import type { CacheEntry, CacheService } from './cache-service.js';
import { type Artifact, artifactFiles, type ResultsService } from './results-service.js';

/** An artifact as a test looks at it. */
export interface StoredArtifact extends Omit<Artifact, 'blob'> {
  /** What was uploaded: the zip, or the raw file. */
  readonly content: Buffer;
  /** The files in it by path; one named like the artifact when it is not an archive. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface StoredCache extends Omit<CacheEntry, 'blob'> {
  readonly content: Buffer;
}

/** What the artifact service has stored, and ways to change it behind the clients' backs. */
export class StoredArtifacts {
  readonly #service: ResultsService;

  constructor(service: ResultsService) {
    this.#service = service;
  }

  /** Every row there ever was, in order of creation: unfinalized and deleted ones too. */
  all(): StoredArtifact[] {
    return this.#service.rows.map(snapshot);
  }

  /** What can be downloaded. */
  live(): StoredArtifact[] {
    return this.#service.live.map(snapshot);
  }

  /** Stores an artifact as if the job had uploaded it, whatever its content is. */
  put(job: Job, name: string, content: string | Buffer, mimeType?: string): StoredArtifact {
    return snapshot(this.#service.put(job, name, Buffer.from(content), mimeType));
  }

  /** Replaces what is stored; size and digest stay as they were. */
  damage(id: number, content: string | Buffer): void {
    this.#row(id).blob.content = Buffer.from(content);
  }

  /**
   * Lets an artifact reach the end of its retention: REST still lists it, and answers a download with 410.
   */
  expire(id: number): void {
    this.#row(id).expired = true;
  }

  delete(id: number): void {
    this.#service.remove(this.#row(id));
  }

  #row(id: number): Artifact {
    const row = this.#service.rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Error(`no artifact ${id}`);
    return row;
  }
}

/** What the cache service has stored. */
export class StoredCaches {
  readonly #service: CacheService;

  constructor(service: CacheService) {
    this.#service = service;
  }

  all(): StoredCache[] {
    return this.#service.entries.map(({ blob, ...entry }) => ({
      ...entry,
      content: blob.content ?? Buffer.alloc(0),
    }));
  }

  live(): StoredCache[] {
    return this.all().filter((entry) => entry.finalized && !entry.deleted);
  }

  /** Takes a key in every version, as a job does that died before it finalized the entry. */
  reserve(key: string, ref?: string): void {
    this.#service.reserve(key, ref);
  }

  /** Drops an entry, as eviction does. */
  evict(id: number): void {
    const entry = this.#service.entries.find((candidate) => candidate.id === id);
    if (entry === undefined) throw new Error(`no cache entry ${id}`);
    this.#service.remove(entry);
  }
}

function snapshot(row: Artifact): StoredArtifact {
  const { blob, ...rest } = row;
  const content = blob.content ?? Buffer.alloc(0);
  return {
    ...rest,
    content,
    // Read on demand: a damaged archive must not stop a test from looking at everything else.
    get files() {
      return artifactFiles(row);
    },
  };
}
