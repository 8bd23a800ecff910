import * as fs from 'node:fs';
import * as path from 'node:path';
import { DefaultArtifactClient, type FindOptions } from '@actions/artifact';
import { getOctokit } from '@actions/github';
import { describeError } from '../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../engine/read-document.js';
import { forEachLimited } from '../for-each-limited.js';
import { isOfDigest, isOfScope, parseName } from '../names.js';
import { withPatience } from '../patience.js';
import type { LoadQuery, LoadReply, PayloadQuery, Store, StoredDocument } from '../store.js';
import { type ListedArtifact, type Listing, listArtifacts } from './listing.js';

export interface RunReference {
  readonly owner: string;
  readonly repo: string;
  readonly runId: string;
}

/** How long a listing may take of a load's 60 s: the client's own retries of a 5xx end within 35 s. */
const LISTING_MS = 40_000;
/** Downloads at a time. */
const CONCURRENCY = 6;

/** Keeps documents and payloads as artifacts of the workflow run. */
export class ArtifactStore implements Store {
  readonly name = 'artifact';
  readonly #client = new DefaultArtifactClient();
  readonly #run: RunReference;
  readonly #token: string;

  /** @param token for REST; empty leaves only the runner's internal service. */
  constructor(run: RunReference, token: string) {
    this.#run = run;
    this.#token = token;
  }

  async load(query: LoadQuery): Promise<LoadReply> {
    const listing = await this.#list(Math.min(LISTING_MS, query.deadline - Date.now()));
    const named = listing.artifacts.flatMap((artifact) => {
      const name = parseName(artifact.name);
      return name === null ? [] : [{ artifact, name }];
    });
    const own = named.filter(({ name }) => isOfScope(name, query.scope));
    const wanted = own.filter(({ name }) => name.kind === 'document').map(({ artifact }) => artifact);

    const documents: StoredDocument[] = [];
    const unread: string[] = [];
    await forEachLimited(wanted, CONCURRENCY, async (artifact) => {
      try {
        documents.push(
          await withPatience(this.#downloadDocument(artifact, query.folder), query.deadline - Date.now()),
        );
      } catch (error) {
        unread.push(`artifact ${artifact.name}: ${describeError(error)}`);
      }
    });
    return {
      documents,
      payloads: own.filter(({ name }) => name.kind === 'payload').map(({ artifact }) => artifact.name),
      unread: [...unread, ...gaps(listing, wanted.length > 0)],
      sawEarlierAttempt: named.some(({ name }) => name.kind === 'document' && name.attempt < query.attempt),
      severalWriters: false,
    };
  }

  async save(file: string, retentionDays: number): Promise<string> {
    const name = path.basename(file);
    const options = { retentionDays, skipArchive: true };
    const { id } = await this.#client.uploadArtifact(name, [file], path.dirname(file), options);
    if (id === undefined) throw new Error('the artifact service gave no id for the upload');
    return String(id);
  }

  async fetch(query: PayloadQuery): Promise<string> {
    const listing = await this.#list(LISTING_MS);
    const candidates = listing.artifacts.filter((artifact) => {
      const name = parseName(artifact.name);
      return name !== null && isOfScope(name, query.scope) && isOfDigest(name, query.digest);
    });
    if (candidates.length === 0) {
      const faults = gaps(listing, false);
      throw new Error(
        faults.length > 0 ? faults.join('; ') : 'there is no artifact with these files any more',
      );
    }
    const faults: string[] = [];
    for (const artifact of candidates) {
      try {
        if (artifact.size > query.size)
          throw new Error(`it is larger than the ${query.size} bytes that were kept`);
        return await this.#download(artifact, query.folder);
      } catch (error) {
        faults.push(`${artifact.name}: ${describeError(error)}`);
      }
    }
    throw new Error(faults.join('; '));
  }

  async list(scope: string): Promise<readonly string[]> {
    const listing = await this.#list(LISTING_MS);
    const faults = gaps(listing, listing.artifacts.length > 0);
    if (faults.length > 0) throw new Error(faults.join('; '));
    return listing.artifacts.flatMap((artifact) => {
      const name = parseName(artifact.name);
      return name !== null && isOfScope(name, scope) ? [artifact.name] : [];
    });
  }

  async remove(names: readonly string[]): Promise<string[]> {
    const gone: string[] = [];
    await forEachLimited(names, CONCURRENCY, async (name) => {
      try {
        // Names end in a nonce, so the client's choice among artifacts of one name has only one to choose from.
        await this.#client.deleteArtifact(name);
        gone.push(name);
      } catch {
        // What cannot be removed stays, and is only clutter.
      }
    });
    return gone;
  }

  async #list(patienceMs: number): Promise<Listing> {
    const octokit = this.#token === '' ? null : getOctokit(this.#token);
    return listArtifacts(this.#client, octokit, this.#run, patienceMs);
  }

  async #downloadDocument(artifact: ListedArtifact, folder: string): Promise<StoredDocument> {
    if (artifact.size > MAX_DOCUMENT_BYTES) throw new Error(`it is larger than ${MAX_DOCUMENT_BYTES} bytes`);
    const file = await this.#download(artifact, folder);
    return { name: artifact.name, text: fs.readFileSync(file, 'utf8'), store: this.name };
  }

  /** Fetches by REST first where that way listed it, since the internal service may list what it then denies. */
  async #download(artifact: ListedArtifact, folder: string): Promise<string> {
    if (artifact.expired) throw new Error('it has expired');
    const faults: string[] = [];
    for (const way of artifact.foundBy.has('rest') ? ['rest', 'internal'] : ['internal']) {
      const target = fs.mkdtempSync(path.join(folder, `${way}-`));
      try {
        const { digestMismatch } = await this.#client.downloadArtifact(artifact.id, {
          path: target,
          ...(artifact.digest === undefined ? {} : { expectedHash: artifact.digest }),
          ...(way === 'rest' ? this.#findByRest() : {}),
        });
        if (digestMismatch) throw new Error('its content does not match its digest');
        return onlyFile(target);
      } catch (error) {
        faults.push(describeError(error));
      }
    }
    throw new Error(faults.join('; then '));
  }

  #findByRest(): FindOptions {
    return {
      findBy: {
        token: this.#token,
        workflowRunId: Number(this.#run.runId),
        repositoryOwner: this.#run.owner,
        repositoryName: this.#run.repo,
      },
    };
  }
}

/**
 * What a listing leaves open. Both ways lead to one place, so one good answer is enough, with one exception:
 * the internal service's empty answer, which it also gives when it hides earlier attempts.
 */
function gaps(listing: Listing, foundSome: boolean): string[] {
  if (listing.restFault === null || (listing.internalFault === null && foundSome)) return [];
  const rest = `artifacts could not be listed through the REST API (${listing.restFault}); it needs "permissions: actions: read"`;
  return listing.internalFault === null
    ? [rest]
    : [`the artifact service could not be read (${listing.internalFault})`, rest];
}

function onlyFile(folder: string): string {
  const [name, ...others] = fs.readdirSync(folder);
  if (name === undefined || others.length > 0) throw new Error('it does not hold exactly one file');
  return path.join(folder, name);
}
