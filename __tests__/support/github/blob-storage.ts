import { createHash, randomBytes } from 'node:crypto';
import type { Call, Received, Reply } from './http.js';
import type { Operation } from './operations.js';
import type { Settings } from './settings.js';

/** One blob: what the clients upload to and download from, by signed URL. */
export interface Blob {
  readonly id: string;
  /** Undefined until an upload is complete. */
  content: Buffer | undefined;
  contentType: string;
  /** The name a download is to be saved under; a zip needs none. */
  fileName: string | undefined;
}

interface Grant {
  readonly blob: Blob;
  readonly may: 'read' | 'write';
  readonly attempt: number | undefined;
  /** From then on it permits nothing. */
  readonly end: number;
}

/** The part of Azure Blob Storage that @azure/storage-blob and @actions/http-client use. */
export class BlobStorage {
  readonly #blobs = new Map<string, Blob>();
  readonly #blocks = new Map<string, Map<string, Buffer>>();
  readonly #grants = new Map<string, Grant>();
  readonly #origin: () => string;
  readonly #settings: Pick<Settings, 'signedUrlMinutes'>;

  constructor(origin: () => string, settings: Pick<Settings, 'signedUrlMinutes'>) {
    this.#origin = origin;
    this.#settings = settings;
  }

  create(fileName?: string): Blob {
    const blob: Blob = {
      id: randomBytes(16).toString('hex'),
      content: undefined,
      contentType: 'application/octet-stream',
      fileName,
    };
    this.#blobs.set(blob.id, blob);
    return blob;
  }

  remove(blob: Blob): void {
    this.#blobs.delete(blob.id);
    this.#blocks.delete(blob.id);
  }

  /**
   * A URL that carries its own permission. The signature is long, because the clients mask it (a short one
   * would blank out the log), and in base64, because that needs escaping. The path never ends in `.zip`: the
   * toolkit would take raw content for an archive. Account, container and blob are separate segments, as the
   * Azure SDK wants on an IP address.
   */
  sign(blob: Blob, may: 'read' | 'write', attempt: number | undefined): string {
    const signature = randomBytes(32).toString('base64');
    const end = Date.now() + this.#settings.signedUrlMinutes * 60_000;
    this.#grants.set(signature, { blob, may, attempt, end });
    const query = new URLSearchParams({
      se: new Date(end).toISOString(),
      sig: signature,
      sp: may === 'read' ? 'r' : 'cw',
      spr: 'https',
      sr: 'b',
      sv: '2025-11-05',
    });
    return `${this.#origin()}/blob/actions-results/${blob.id}?${query}`;
  }

  receive(request: Received): Call | undefined {
    if (!request.url.pathname.startsWith('/blob/')) return undefined;
    const grant = this.#grants.get(request.url.searchParams.get('sig') ?? '');
    const operation = operationOf(request);
    return {
      service: 'blobs',
      operation,
      attempt: grant?.attempt,
      failure: storageError,
      perform: () => {
        if (grant === undefined || !request.url.pathname.endsWith(`/${grant.blob.id}`)) {
          return storageError(403, 'AuthenticationFailed');
        }
        if (Date.now() >= grant.end) return storageError(403, 'AuthenticationFailed');
        const needed = operation === 'GetBlob' ? 'read' : 'write';
        if (grant.may !== needed) return storageError(403, 'AuthorizationPermissionMismatch');
        if (!this.#blobs.has(grant.blob.id)) return storageError(404, 'BlobNotFound');
        return operation === 'GetBlob' ? download(request, grant.blob) : this.#upload(request, grant.blob);
      },
    };
  }

  #upload(request: Received, blob: Blob): Reply {
    const query = request.url.searchParams;
    switch (operationOf(request)) {
      case 'PutBlock': {
        const blocks = this.#blocks.get(blob.id) ?? new Map<string, Buffer>();
        blocks.set(query.get('blockid') ?? '', request.body);
        this.#blocks.set(blob.id, blocks);
        return created(request.body);
      }
      case 'PutBlockList': {
        // The XML gives the order; blocks arrive in parallel.
        const listed = [...request.body.toString('utf8').matchAll(/<Latest>([^<]*)<\/Latest>/g)];
        const blocks = listed.map(([, id]) => this.#blocks.get(blob.id)?.get(id ?? ''));
        if (blocks.some((block) => block === undefined)) return storageError(400, 'InvalidBlockList');
        blob.content = Buffer.concat(blocks as Buffer[]);
        break;
      }
      default:
        blob.content = request.body;
    }
    this.#blocks.delete(blob.id);
    blob.contentType = headerText(request, 'x-ms-blob-content-type') ?? blob.contentType;
    return created(blob.content);
  }
}

function operationOf(request: Received): Operation {
  if (request.method !== 'PUT') return 'GetBlob';
  switch (request.url.searchParams.get('comp')) {
    case 'block':
      return 'PutBlock';
    case 'blocklist':
      return 'PutBlockList';
    default:
      return 'PutBlob';
  }
}

function download(request: Received, blob: Blob): Reply {
  if (blob.content === undefined) return storageError(404, 'BlobNotFound');
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    'content-type': blob.contentType,
    etag: `"${digest(blob.content, 'md5')}"`,
  };
  if (blob.fileName !== undefined) {
    const name = encodeURIComponent(blob.fileName);
    headers['content-disposition'] = `attachment; filename="${blob.fileName}"; filename*=UTF-8''${name}`;
  }
  const range = /^bytes=(\d+)-(\d*)$/.exec(
    headerText(request, 'x-ms-range') ?? headerText(request, 'range') ?? '',
  );
  if (range === null) return { status: 200, headers, body: blob.content };
  const first = Number(range[1]);
  const last = Math.min(
    range[2] === '' ? Number.POSITIVE_INFINITY : Number(range[2]),
    blob.content.length - 1,
  );
  if (first > last) return storageError(416, 'InvalidRange');
  headers['content-range'] = `bytes ${first}-${last}/${blob.content.length}`;
  return { status: 206, headers, body: blob.content.subarray(first, last + 1) };
}

function created(content: Buffer): Reply {
  return {
    status: 201,
    headers: {
      'x-ms-request-id': randomBytes(8).toString('hex'),
      etag: `"${digest(content, 'md5')}"`,
      'last-modified': new Date().toUTCString(),
    },
    body: Buffer.alloc(0),
  };
}

function storageError(status: number, code = status === 403 ? 'AuthorizationFailure' : 'ServerBusy'): Reply {
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-ms-error-code': code },
    body: Buffer.from(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`),
  };
}

function headerText(request: Received, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The hex digest of a blob's content. */
export function digest(content: Buffer, algorithm: 'md5' | 'sha256'): string {
  return createHash(algorithm).update(content).digest('hex');
}
