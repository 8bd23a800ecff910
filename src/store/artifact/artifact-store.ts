import * as fs from 'node:fs';
import * as path from 'node:path';
import type { ArtifactClient, FindOptions } from '@actions/artifact';
import { describeError } from '../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../engine/limits.js';
import { steadyNow } from '../clock.js';
import { forEachLimited } from '../for-each-limited.js';
import { type DocumentName, isOfDigest, isOfScope, type PayloadName, parseName } from '../names.js';
import type { LoadQuery, LoadReply, PayloadQuery, Store, StoredDocument } from '../store.js';
import { Downloads } from './downloads.js';
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
/** Scopes of one label that are looked at when there is nothing of the own one. */
const MAX_SIBLINGS = 5;

/** Keeps documents and payloads as artifacts of the workflow run. */
export class ArtifactStore implements Store {
  readonly name = 'artifact';
  #client: Promise<ArtifactClient> | null = null;
  readonly #run: RunReference;
  readonly #token: string;

  /** @param token for REST; empty leaves only the runner's internal service. */
  constructor(run: RunReference, token: string) {
    this.#run = run;
    this.#token = token;
  }

  async prepare(): Promise<void> {
    await this.#open();
  }

  async load(query: LoadQuery): Promise<LoadReply> {
    const downloads = () =>
      new Downloads((artifact) => this.#downloadDocument(artifact, query.folder), query.deadline);
    const own = downloads();
    const addOwn = (artifacts: readonly ListedArtifact[]) =>
      own.add(artifacts.filter(({ name }) => isDocumentOf(parseName(name), query.scope)));
    // What REST has found is fetched while the internal service is still being asked.
    const listing = await this.#list(Math.min(LISTING_MS, query.deadline - steadyNow()), addOwn);
    addOwn(listing.artifacts);
    await own.finished();

    const named = listing.artifacts.flatMap((artifact) => {
      const name = parseName(artifact.name);
      return name === null ? [] : [{ artifact, name }];
    });
    const sawEarlierAttempt = named.some(
      ({ name }) => name.kind === 'document' && name.attempt < query.attempt,
    );
    // They only explain why there is nothing: what of them cannot be read does not matter.
    const siblings = downloads();
    if (own.count === 0) siblings.add(siblingsOf(query, named));
    await siblings.finished();
    return {
      documents: own.documents,
      payloads: named.flatMap(({ artifact, name }) =>
        name.kind === 'payload' && isOfScope(name, query.scope) ? [artifact.name] : [],
      ),
      unread: [...own.unread, ...gaps(listing, sawEarlierAttempt || own.count > 0)],
      sawEarlierAttempt,
      siblings: siblings.documents,
      severalWriters: false,
    };
  }

  async save(file: string, retentionDays: number): Promise<string> {
    const name = path.basename(file);
    const options = { retentionDays, skipArchive: true };
    const client = await this.#open();
    const { id } = await client.uploadArtifact(name, [file], path.dirname(file), options);
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
    const client = await this.#open();
    const gone: string[] = [];
    await forEachLimited(names, CONCURRENCY, async (name) => {
      try {
        // Names end in a nonce, so the client's choice among artifacts of one name has only one to choose from.
        await client.deleteArtifact(name);
        gone.push(name);
      } catch {
        // What cannot be removed stays, and is only clutter.
      }
    });
    return gone;
  }

  /** The client comes in a file of its own, so that REST can be asked before that is loaded. */
  #open(): Promise<ArtifactClient> {
    this.#client ??= import('@actions/artifact').then((library) => new library.DefaultArtifactClient());
    return this.#client;
  }

  async #list(
    patienceMs: number,
    onRest: (artifacts: readonly ListedArtifact[]) => void = () => {},
  ): Promise<Listing> {
    const octokit = this.#token === '' ? null : (await import('@actions/github')).getOctokit(this.#token);
    return listArtifacts(() => this.#open(), octokit, this.#run, patienceMs, onRest);
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
        const client = await this.#open();
        const { digestMismatch } = await client.downloadArtifact(artifact.id, {
          path: target,
          // Ours are never zip archives; what unpacks to more than it says must not be unpacked.
          skipDecompress: true,
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

function isDocumentOf(name: ReturnType<typeof parseName>, scope: string): boolean {
  return name?.kind === 'document' && isOfScope(name, scope);
}

/**
 * What a listing leaves open. Both ways lead to one place, so one good answer is enough, with one exception:
 * the internal service's answer without anything of earlier attempts, which it also gives when it hides them.
 */
function gaps(listing: Listing, foundSome: boolean): string[] {
  if (listing.restFault === null || (listing.internalFault === null && foundSome)) return [];
  const refused = /\b40[134]\b|not accessible|no token/i.test(listing.restFault);
  const hint = refused ? '; that takes a token with "permissions: actions: read"' : '';
  const rest = `artifacts could not be listed through the REST API (${listing.restFault})${hint}`;
  return listing.internalFault === null
    ? [rest]
    : [`the artifact service could not be read (${listing.internalFault})`, rest];
}

/** One document, the newest, of each scope that shares the query's label. */
function siblingsOf(
  query: LoadQuery,
  named: readonly { artifact: ListedArtifact; name: DocumentName | PayloadName }[],
): ListedArtifact[] {
  const newest = new Map<string, { artifact: ListedArtifact; name: DocumentName }>();
  for (const { artifact, name } of named) {
    if (name.kind !== 'document' || name.label !== query.label || name.attempt >= query.attempt) continue;
    const known = newest.get(name.scope)?.name;
    const isNewer =
      known === undefined ||
      name.attempt > known.attempt ||
      (name.attempt === known.attempt && name.sequence > known.sequence);
    if (isNewer) newest.set(name.scope, { artifact, name });
  }
  return [...newest.values()].slice(0, MAX_SIBLINGS).map(({ artifact }) => artifact);
}

function onlyFile(folder: string): string {
  const [name, ...others] = fs.readdirSync(folder);
  if (name === undefined || others.length > 0) throw new Error('it does not hold exactly one file');
  return path.join(folder, name);
}
