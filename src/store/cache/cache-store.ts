import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../../engine/errors.js';
import { sha256 } from '../../engine/hash.js';
import { MAX_DOCUMENT_BYTES } from '../../engine/limits.js';
import { steadyNow } from '../clock.js';
import { StorePolicyError } from '../errors.js';
import { forEachLimited } from '../for-each-limited.js';
import { isOfScope, parseName } from '../names.js';
import { withPatience } from '../patience.js';
import type { LoadQuery, LoadReply, PayloadQuery, Store, StoredDocument } from '../store.js';
import { newestKey, restoreFile, saveFile } from './client.js';
import {
  attemptPrefix,
  type CacheKey,
  documentKey,
  documentPrefix,
  parseKey,
  payloadKey,
  payloadPrefix,
  payloadsPrefix,
  runPrefix,
  type WriterMark,
} from './keys.js';
import { type RepositoryReference, RestCaches } from './rest-caches.js';

export interface CacheSetup {
  readonly repository: RepositoryReference;
  readonly runId: string;
  /** For REST; empty leaves entries to expire, a week after their last use. */
  readonly token: string;
  /** The job that writes; empty where the runner does not tell. */
  readonly writer: string;
  /** A folder of this thread alone. */
  readonly folder: string;
}

/** Questions to the service at a time. */
const CONCURRENCY = 6;

/**
 * Keeps documents and payloads in the repository's cache, which "Re-run all jobs" does not hide. Keys hold the run's
 * id, so nothing crosses runs. There is no list: of each attempt the newest document of the scope is found, and it
 * contains the attempt's older ones. Which document is newer is decided by what is in them, as everywhere.
 */
export class CacheStore implements Store {
  readonly name = 'cache';
  readonly #setup: CacheSetup;
  readonly #rest: RestCaches | null;

  constructor(setup: CacheSetup) {
    this.#setup = setup;
    this.#rest = setup.token === '' ? null : new RestCaches(setup.repository, setup.token);
  }

  async load(query: LoadQuery): Promise<LoadReply> {
    const unread = new Set<string>();
    const found: { key: string; parsed: CacheKey }[] = [];
    // One beyond the current attempt, to notice that this one is not the latest any more.
    const attempts = Array.from({ length: query.attempt + 1 }, (_, index) => index + 1);
    await forEachLimited(attempts, CONCURRENCY, async (attempt) => {
      const prefix = documentPrefix(this.#setup.runId, attempt, query.scope);
      try {
        const key = await withPatience(this.#newest(prefix), query.deadline - steadyNow());
        if (key === null) return;
        const parsed = parseKey(this.#setup.runId, key);
        if (parsed?.parsed.kind !== 'document') throw new Error(`it holds the key ${key}, which is not ours`);
        found.push({ key, parsed });
      } catch (error) {
        unread.add(`the cache could not be read (${describeError(error)})`);
      }
    });
    const documents: StoredDocument[] = [];
    await forEachLimited(found, CONCURRENCY, async ({ key, parsed: { name } }) => {
      try {
        const text = withPatience(this.#document(key, query.folder), query.deadline - steadyNow());
        documents.push({ name, text: await text, store: this.name });
      } catch (error) {
        unread.add(`cache entry ${name}: ${describeError(error)}`);
      }
    });
    const earlier = found.some(({ parsed: { parsed } }) => isBefore(parsed, query.attempt));
    return {
      documents,
      payloads: [],
      unread: [...unread],
      sawEarlierAttempt: earlier || (unread.size === 0 && (await this.#sawAnything(query))),
      siblings: [],
      severalWriters: found.some(
        ({ parsed: { mark, parsed } }) => mark?.several === true && isBefore(parsed, query.attempt + 1),
      ),
    };
  }

  async save(file: string): Promise<string> {
    const name = path.basename(file);
    const { runId } = this.#setup;
    const parsed = parseName(name);
    if (parsed === null) throw new Error(`"${name}" is not a name for the cache`);
    const key =
      parsed.kind === 'payload'
        ? payloadKey(runId, name, parsed)
        : documentKey(runId, name, parsed, await this.#mark(parsed.attempt, parsed.scope));
    return this.#inFolder((folder) => saveFile(key, file, folder));
  }

  async fetch(query: PayloadQuery): Promise<string> {
    const prefix = payloadPrefix(this.#setup.runId, query.scope, query.digest);
    const key = await this.#newest(prefix);
    const gone = 'the cache does not hold these files any more';
    if (key === null) throw new Error(gone);
    const file = await restoreFile(key, fs.mkdtempSync(path.join(query.folder, 'cache-')));
    if (file === null) throw new Error(gone);
    if (fs.statSync(file).size > query.size) {
      throw new Error(`it is larger than the ${query.size} bytes that were kept`);
    }
    return file;
  }

  async list(scope: string): Promise<readonly string[]> {
    if (this.#rest === null) throw new Error('no token was given');
    const { runId } = this.#setup;
    const listed = await this.#rest.list(runPrefix(runId));
    return listed.flatMap(({ key }) => {
      const parsed = parseKey(runId, key);
      return parsed !== null && isOfScope(parsed.parsed, scope) ? [parsed.name] : [];
    });
  }

  async remove(names: readonly string[]): Promise<string[]> {
    const rest = this.#rest;
    if (rest === null || names.length === 0) return [];
    const { runId } = this.#setup;
    const wanted = new Set(names);
    const lists = await Promise.all([...prefixesOf(runId, wanted)].map((prefix) => rest.list(prefix)));
    const listed = lists.flat();
    const gone: string[] = [];
    await forEachLimited(listed, CONCURRENCY, async ({ id, key }) => {
      const name = parseKey(runId, key)?.name;
      if (name === undefined || !wanted.has(name)) return;
      try {
        await rest.remove(id);
        gone.push(name);
      } catch {
        // What cannot be removed stays, and expires a week after its last use.
      }
    });
    return gone;
  }

  /** The newest entry below a prefix; an answer that is not below it is not believed. */
  async #newest(prefix: string): Promise<string | null> {
    const key = await newestKey(prefix, this.#setup.folder);
    if (key === null || key.startsWith(prefix)) return key;
    throw new Error('the cache answered with an entry of another key');
  }

  async #document(key: string, folder: string): Promise<string> {
    const file = await restoreFile(key, fs.mkdtempSync(path.join(folder, 'cache-')));
    if (file === null) throw new Error('it disappeared while it was read');
    if (fs.statSync(file).size > MAX_DOCUMENT_BYTES) {
      throw new Error(`it is larger than ${MAX_DOCUMENT_BYTES} bytes`);
    }
    return fs.readFileSync(file, 'utf8');
  }

  /** Whether any earlier attempt kept anything, in any scope. Costs a question for each, so it is asked last. */
  async #sawAnything(query: LoadQuery): Promise<boolean> {
    for (let attempt = query.attempt - 1; attempt >= 1; attempt -= 1) {
      const asked = this.#newest(attemptPrefix(this.#setup.runId, attempt));
      try {
        if ((await withPatience(asked, query.deadline - steadyNow())) !== null) return true;
      } catch {
        return false;
      }
    }
    return false;
  }

  /**
   * How the next document of a scope is marked. Of two jobs that write one scope a later attempt would find only the
   * newer one's document, and take it for its own; so whoever writes second says so in the key.
   */
  async #mark(attempt: number, scope: string): Promise<WriterMark> {
    const writer = this.#setup.writer === '' ? '' : sha256(this.#setup.writer).slice(0, 8);
    const { runId } = this.#setup;
    const before = await this.#newest(documentPrefix(runId, attempt, scope)).catch((error) => {
      // A job that may write, but not read, notices nobody.
      if (error instanceof StorePolicyError) return null;
      throw error;
    });
    const mark = before === null ? null : (parseKey(runId, before)?.mark ?? null);
    const another = writer !== '' && mark !== null && mark.writer !== '' && mark.writer !== writer;
    return { writer, several: another || mark?.several === true };
  }

  async #inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = fs.mkdtempSync(path.join(this.#setup.folder, 'save-'));
    try {
      return await work(folder);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Below which prefixes these names are kept. */
function prefixesOf(runId: string, names: ReadonlySet<string>): Set<string> {
  const prefixes = new Set<string>();
  for (const name of names) {
    const parsed = parseName(name);
    if (parsed?.kind === 'document') prefixes.add(documentPrefix(runId, parsed.attempt, parsed.scope));
    if (parsed?.kind === 'payload') prefixes.add(payloadsPrefix(runId, parsed.scope));
  }
  return prefixes;
}

function isBefore(parsed: CacheKey['parsed'], attempt: number): boolean {
  return parsed.kind === 'document' && parsed.attempt < attempt;
}
