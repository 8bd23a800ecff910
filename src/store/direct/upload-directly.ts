import { createHash } from 'node:crypto';
import { ExchangeError, exchange } from './exchange.js';
import { signedUrl } from './rest-artifacts.js';
import { DirectResultsService, field } from './results-service.js';

const MAX_ANSWER_BYTES = 64 * 1024;
/** As the client that is current speaks (actions/toolkit, packages/artifact/src/internal/upload). */
const PROTOCOL_VERSION = 7;
/** As for every file that ends in .json. */
const CONTENT_TYPE = 'application/json';
/** What a signed address has to be good for, so that clocks that differ a little do not matter. */
const SPARE_MS = 120_000;
/** How long an address is used that does not say how long it is good for. */
const UNTOLD_MS = 300_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An artifact that has a name and waits for its content. */
export interface Begun {
  readonly name: string;
  readonly results: DirectResultsService;
  readonly url: URL;
  readonly at: Date;
}

/**
 * Takes a name for a document. It may be gone for good when that fails, or when nothing follows.
 * @throws ExchangeError when it does not go as expected
 */
export async function beginUpload(
  name: string,
  retentionDays: number,
  env: NodeJS.ProcessEnv,
  deadline: () => number,
): Promise<Begun> {
  const results = DirectResultsService.of(env);
  if (results === null) throw new ExchangeError('no address');
  const fields = {
    name,
    version: PROTOCOL_VERSION,
    mime_type: CONTENT_TYPE,
    expires_at: expiry(retentionDays, env).toISOString(),
  };
  const created = await results.call('CreateArtifact', fields, deadline);
  if (created.ok !== true) throw new ExchangeError('the artifact was not created');
  const url = signedUrl(String(field(created, 'signed_upload_url')), results.url);
  return { name, results, url, at: new Date() };
}

/** Whether its signed address can still be used. Azure's say until when; others are not trusted for long. */
export function isUsable({ url, at }: Begun, now: Date): boolean {
  const end = Date.parse(url.searchParams.get('se') ?? '');
  return now.getTime() < (Number.isNaN(end) ? at.getTime() + UNTOLD_MS : end - SPARE_MS);
}

/**
 * Keeps a document without GitHub's clients. They send every file in blocks; a small one fits into a single request,
 * as the cache's client sends it to the same storage. Returns the artifact's id.
 * @throws ExchangeError when any of it does not go as expected
 */
export async function finishUpload(
  { name, results, url }: Begun,
  text: string,
  deadline: () => number,
): Promise<string> {
  const content = Buffer.from(text, 'utf8');
  const { status } = await exchange({
    method: 'PUT',
    url,
    headers: {
      'content-type': CONTENT_TYPE,
      'x-ms-blob-type': 'BlockBlob',
      'x-ms-blob-content-type': CONTENT_TYPE,
    },
    body: content,
    maxBytes: MAX_ANSWER_BYTES,
    deadline,
  });
  if (status !== 201) throw new ExchangeError(`status ${status} from the storage`);
  const hash = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  const fields = { name, size: String(content.length), hash };
  const finalized = await results.call('FinalizeArtifact', fields, deadline);
  const id = String(field(finalized, 'artifact_id') ?? '');
  if (finalized.ok !== true || !/^\d+$/.test(id)) throw new ExchangeError('the artifact was not finished');
  return id;
}

/** A repository may keep artifacts for less time than the job asks for; more would be refused. */
function expiry(retentionDays: number, env: NodeJS.ProcessEnv): Date {
  const most = Number.parseInt(env.GITHUB_RETENTION_DAYS ?? '', 10);
  const days = most > 0 ? Math.min(most, retentionDays) : retentionDays;
  return new Date(Date.now() + days * DAY_MS);
}
