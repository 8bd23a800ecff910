import type { Attempts, Job } from './attempts.js';
import { type Blob, type BlobStorage, digest } from './blob-storage.js';
import type { Call, Received } from './http.js';
import type { Settings } from './settings.js';
import {
  type Message,
  optionalText,
  receiveTwirp,
  requiredText,
  TwirpError,
  type TwirpService,
} from './twirp.js';
import { readZip } from './zip.js';

/** An artifact's row. A row exists from the moment its name is reserved. */
export interface Artifact {
  readonly id: number;
  readonly runId: string;
  readonly attempt: number;
  readonly runBackendId: string;
  readonly jobBackendId: string;
  readonly job: string;
  readonly name: string;
  readonly mimeType: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly blob: Blob;
  /** False until FinalizeArtifact: the name is taken, and nobody sees it. */
  finalized: boolean;
  deleted: boolean;
  expired: boolean;
  size: number;
  /** `sha256:…` as the client gave it. */
  digest: string | undefined;
}

const forbiddenInNames = /["':<>|*?\r\n\\/]/;
const day = 24 * 60 * 60 * 1000;

/** The artifact half of GitHub's results service, as seen by a job with its runtime token. */
export class ResultsService {
  readonly #attempts: Attempts;
  readonly #blobs: BlobStorage;
  readonly #settings: Settings;
  readonly #rows: Artifact[] = [];
  readonly #twirp: TwirpService;

  constructor(attempts: Attempts, blobs: BlobStorage, settings: Settings) {
    this.#attempts = attempts;
    this.#blobs = blobs;
    this.#settings = settings;
    this.#twirp = {
      name: 'ArtifactService',
      service: 'artifacts',
      methods: {
        CreateArtifact: (message, job) => this.#create(message, job),
        FinalizeArtifact: (message, job) => this.#finalize(message, job),
        ListArtifacts: (message, job) => this.#list(message, job),
        GetSignedArtifactURL: (message, job) => this.#signedUrl(message, job),
        DeleteArtifact: (message, job) => this.#delete(message, job),
      },
    };
  }

  receive(request: Received): Call | undefined {
    return receiveTwirp(this.#twirp, this.#attempts, request);
  }

  /** Every row there ever was, in order of creation: reserved, finalized, deleted. */
  get rows(): readonly Artifact[] {
    return this.#rows;
  }

  /** What REST and the internal API can show at all. */
  get live(): readonly Artifact[] {
    return this.#rows.filter((row) => row.finalized && !row.deleted);
  }

  /** Stores an artifact as if the job had uploaded it, whatever it contains. */
  put(job: Job, name: string, content: Buffer, mimeType = 'application/octet-stream'): Artifact {
    const row = this.#reserve(job, name, mimeType, undefined);
    row.blob.content = content;
    row.blob.contentType = mimeType;
    row.size = content.length;
    row.digest = `sha256:${digest(content, 'sha256')}`;
    row.finalized = true;
    return row;
  }

  remove(row: Artifact): void {
    row.deleted = true;
    this.#blobs.remove(row.blob);
  }

  #create(message: Message, job: Job) {
    ownIds(message, job);
    const name = requiredText(message, 'name');
    if (forbiddenInNames.test(name)) throw new TwirpError(400, 'artifact name contains invalid characters');
    const mimeType = optionalText(message, 'mime_type') ?? 'application/zip';
    const row = this.#reserve(job, name, mimeType, optionalText(message, 'expires_at'));
    return { ok: true, signed_upload_url: this.#blobs.sign(row.blob, 'write', job.attempt) };
  }

  // A name is taken once per attempt, also by a row that was never finalized (camunda/camunda#62965).
  #reserve(job: Job, name: string, mimeType: string, expiresAt: string | undefined): Artifact {
    if (
      this.#rows.some((row) => row.runBackendId === job.runBackendId && row.name === name && !row.deleted)
    ) {
      throw new TwirpError(409, 'an artifact with this name already exists on the workflow run');
    }
    const row: Artifact = {
      id: this.#nextId(),
      runId: job.runId,
      attempt: job.attempt,
      runBackendId: job.runBackendId,
      jobBackendId: job.jobBackendId,
      job: job.name,
      name,
      mimeType,
      createdAt: new Date(),
      expiresAt: expiresAt === undefined ? new Date(Date.now() + 90 * day) : new Date(expiresAt),
      blob: this.#blobs.create(isZip(mimeType) ? undefined : name),
      finalized: false,
      deleted: false,
      expired: false,
      size: 0,
      digest: undefined,
    };
    this.#rows.push(row);
    return row;
  }

  #nextId(): number {
    const serial = this.#rows.length + 1;
    return this.#settings.artifactIds === 'ascending' ? 10_338_000_000 + serial : 10_337_000_000 - serial;
  }

  #finalize(message: Message, job: Job) {
    ownIds(message, job);
    const name = requiredText(message, 'name');
    const row = this.#rows.find(
      (candidate) =>
        candidate.runBackendId === job.runBackendId &&
        candidate.name === name &&
        !candidate.finalized &&
        !candidate.deleted,
    );
    if (row === undefined) throw new TwirpError(404, 'artifact not found');
    const content = row.blob.content;
    if (content === undefined) throw new TwirpError(400, 'nothing was uploaded');
    // Stricter than is known of GitHub: a client that reports another size or hash than it sent is wrong.
    const hash = optionalText(message, 'hash');
    if (Number(message.size ?? 0) !== content.length) throw new TwirpError(400, 'size does not match');
    if (hash !== undefined && hash !== `sha256:${digest(content, 'sha256')}`) {
      throw new TwirpError(400, 'hash does not match');
    }
    row.size = content.length;
    row.digest = hash;
    row.finalized = true;
    return { ok: true, artifact_id: String(row.id) };
  }

  #list(message: Message, job: Job) {
    ownIds(message, job);
    const name = optionalText(message, 'name_filter');
    const id = optionalText(message, 'id_filter');
    return {
      artifacts: this.#seenBy(job)
        .filter((row) => name === undefined || row.name === name)
        .filter((row) => id === undefined || String(row.id) === id)
        .map((row) => ({
          workflow_run_backend_id: row.runBackendId,
          workflow_job_run_backend_id: row.jobBackendId,
          database_id: String(row.id),
          name: row.name,
          size: String(row.size),
          created_at: row.createdAt.toISOString(),
          ...(row.digest === undefined ? {} : { digest: row.digest }),
        })),
    };
  }

  #signedUrl(message: Message, job: Job) {
    const row = this.#addressed(message, job);
    if (row.attempt !== job.attempt && this.#settings.earlierAttemptUrls === 'not-found') {
      throw new TwirpError(404, 'workflow run not found');
    }
    return { signed_url: this.#blobs.sign(row.blob, 'read', job.attempt) };
  }

  #delete(message: Message, job: Job) {
    const row = this.#addressed(message, job);
    this.remove(row);
    return { ok: true, artifact_id: String(row.id) };
  }

  #seenBy(job: Job): Artifact[] {
    const attempts = this.#attempts.seenFrom(job.runId, job.attempt);
    return this.live.filter((row) => row.runId === job.runId && attempts.has(row.attempt) && !row.expired);
  }

  // The clients echo the ids of the row that ListArtifacts gave them, which may be an earlier attempt's.
  #addressed(message: Message, job: Job): Artifact {
    const runBackendId = requiredText(message, 'workflow_run_backend_id');
    const name = requiredText(message, 'name');
    const row = this.#seenBy(job).find(
      (candidate) => candidate.runBackendId === runBackendId && candidate.name === name,
    );
    if (row === undefined) throw new TwirpError(404, 'artifact not found');
    return row;
  }
}

/** The files in an artifact: those of its archive, or the one that was uploaded as it is. */
export function artifactFiles(row: Artifact): Map<string, Buffer> {
  const content = row.blob.content ?? Buffer.alloc(0);
  return isZip(row.mimeType) ? readZip(content) : new Map([[row.name, content]]);
}

function isZip(mimeType: string): boolean {
  return mimeType === 'application/zip';
}

function ownIds(message: Message, job: Job): void {
  if (
    requiredText(message, 'workflow_run_backend_id') !== job.runBackendId ||
    requiredText(message, 'workflow_job_run_backend_id') !== job.jobBackendId
  ) {
    throw new TwirpError(403, 'the token does not cover this workflow run');
  }
}
