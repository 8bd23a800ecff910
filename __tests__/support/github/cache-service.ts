import type { Attempts, Job } from './attempts.js';
import type { Blob, BlobStorage } from './blob-storage.js';
import type { Call, Received } from './http.js';
import { type Message, receiveTwirp, requiredText, TwirpError, type TwirpService } from './twirp.js';

/** A cache entry. It exists from the moment its key is reserved, and is never changed afterwards. */
export interface CacheEntry {
  readonly id: number;
  readonly key: string;
  /** Undefined: reserved by a test, whatever the version asked for. */
  readonly version: string | undefined;
  readonly ref: string;
  readonly attempt: number | undefined;
  readonly createdAt: Date;
  readonly blob: Blob;
  finalized: boolean;
  deleted: boolean;
  lastAccessedAt: Date;
}

/** Version 2 of GitHub's cache service. */
export class CacheService {
  readonly #attempts: Attempts;
  readonly #blobs: BlobStorage;
  readonly #defaultRef: string;
  readonly #entries: CacheEntry[] = [];
  readonly #twirp: TwirpService;

  constructor(attempts: Attempts, blobs: BlobStorage, defaultRef: string) {
    this.#attempts = attempts;
    this.#blobs = blobs;
    this.#defaultRef = defaultRef;
    this.#twirp = {
      name: 'CacheService',
      service: 'caches',
      methods: {
        CreateCacheEntry: (message, job) => this.#create(message, job),
        FinalizeCacheEntryUpload: (message, job) => this.#finalize(message, job),
        GetCacheEntryDownloadURL: (message, job) => this.#find(message, job),
      },
    };
  }

  receive(request: Received): Call | undefined {
    return receiveTwirp(this.#twirp, this.#attempts, request);
  }

  /** Every entry there ever was, in order of creation. */
  get entries(): readonly CacheEntry[] {
    return this.#entries;
  }

  get live(): readonly CacheEntry[] {
    return this.#entries.filter((entry) => entry.finalized && !entry.deleted);
  }

  /** Takes a key as a job does that died before it finalized the entry: up to 24 h (actions/cache#1541). */
  reserve(key: string, ref = this.#defaultRef, version?: string, attempt?: number): CacheEntry {
    const taken = this.#entries.some(
      (entry) =>
        !entry.deleted &&
        entry.key === key &&
        entry.ref === ref &&
        (entry.version === undefined || entry.version === version),
    );
    if (taken) throw new TwirpError(409, 'cache entry with the same key, version, and scope already exists');
    const entry: CacheEntry = {
      id: this.#entries.length + 1,
      key,
      version,
      ref,
      attempt,
      createdAt: new Date(),
      blob: this.#blobs.create(),
      finalized: false,
      deleted: false,
      lastAccessedAt: new Date(),
    };
    this.#entries.push(entry);
    return entry;
  }

  remove(entry: CacheEntry): void {
    entry.deleted = true;
    this.#blobs.remove(entry.blob);
  }

  #create(message: Message, job: Job) {
    const key = requiredText(message, 'key');
    const version = requiredText(message, 'version');
    if (job.cache !== 'read-write') {
      // Not an HTTP error: @actions/cache tells a policy from a failure by how this message starts.
      return { ok: false, message: 'cache write denied: token has no writable scopes' };
    }
    const entry = this.reserve(key, job.ref, version, job.attempt);
    return { ok: true, signed_upload_url: this.#blobs.sign(entry.blob, 'write', job.attempt) };
  }

  #finalize(message: Message, job: Job) {
    const key = requiredText(message, 'key');
    const version = requiredText(message, 'version');
    const entry = this.#entries.find(
      (candidate) =>
        !candidate.finalized &&
        !candidate.deleted &&
        candidate.key === key &&
        candidate.version === version &&
        candidate.ref === job.ref,
    );
    if (entry === undefined) throw new TwirpError(404, 'cache entry not found');
    if (Number(message.size_bytes ?? 0) !== entry.blob.content?.length) {
      return { ok: false, message: 'size of the uploaded entry does not match' };
    }
    entry.finalized = true;
    return { ok: true, entry_id: String(entry.id) };
  }

  #find(message: Message, job: Job) {
    const key = requiredText(message, 'key');
    const version = requiredText(message, 'version');
    if (job.cache === 'none') {
      throw new TwirpError(403, 'cache read denied: token has no readable scopes');
    }
    const restoreKeys = Array.isArray(message.restore_keys) ? message.restore_keys.map(String) : [];
    const entry = this.#match([key, ...restoreKeys], version, job.ref);
    if (entry === undefined) return { ok: false };
    entry.lastAccessedAt = new Date();
    return {
      ok: true,
      signed_download_url: this.#blobs.sign(entry.blob, 'read', job.attempt),
      matched_key: entry.key,
    };
  }

  // Own branch before default branch; in each, the exact key, then every key as a prefix, the newest entry
  // first (GitHub docs, "dependency caching", cache key matching). The primary key is a prefix too.
  #match(keys: readonly string[], version: string, ref: string): CacheEntry | undefined {
    for (const scope of new Set([ref, this.#defaultRef])) {
      const newestFirst = this.live
        .filter((entry) => entry.ref === scope && entry.version === version)
        .toReversed();
      const exact = newestFirst.find((entry) => entry.key === keys[0]);
      if (exact !== undefined) return exact;
      for (const key of keys) {
        const match = newestFirst.find((entry) => entry.key.startsWith(key));
        if (match !== undefined) return match;
      }
    }
    return undefined;
  }
}
