import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { ExchangeError, exchange, prepareFor } from './exchange.js';
import { signedUrl } from './rest-artifacts.js';
import { DirectResultsService, field } from './results-service.js';

/** What is larger goes through the client, which sends it in blocks and notices when it stalls. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_ANSWER_BYTES = 64 * 1024;
/** As the client that is current speaks (actions/toolkit, packages/artifact/src/internal/upload). */
const PROTOCOL_VERSION = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export function isSmall(file: string): boolean {
  return fs.statSync(file).size <= MAX_BYTES;
}

/** Loads what an upload needs, so that the upload itself need not. */
export async function prepareUpload(env: NodeJS.ProcessEnv): Promise<void> {
  const results = DirectResultsService.of(env);
  if (results !== null) await prepareFor(results.url);
}

/**
 * Keeps a document as an artifact under its own base name, without GitHub's clients. They send every file in blocks; a
 * small one fits into a single request, as the cache's client sends it to the same storage. Returns the artifact's id.
 * @throws ExchangeError when any of it does not go as expected; the name may be taken then
 */
export async function uploadDirectly(
  file: string,
  retentionDays: number,
  env: NodeJS.ProcessEnv,
  deadline: () => number,
): Promise<string> {
  const results = DirectResultsService.of(env);
  if (results === null) throw new ExchangeError('no address');
  const name = path.basename(file);
  const content = fs.readFileSync(file);
  const created = await results.call(
    'CreateArtifact',
    {
      name,
      version: PROTOCOL_VERSION,
      mime_type: 'application/json',
      expires_at: expiry(retentionDays, env).toISOString(),
    },
    deadline,
  );
  if (created.ok !== true) throw new ExchangeError('the artifact was not created');
  const { status } = await exchange({
    method: 'PUT',
    url: signedUrl(String(field(created, 'signed_upload_url')), results.url),
    headers: {
      'content-type': 'application/json',
      'x-ms-blob-type': 'BlockBlob',
      'x-ms-blob-content-type': 'application/json',
    },
    body: content,
    maxBytes: MAX_ANSWER_BYTES,
    deadline,
  });
  if (status !== 201) throw new ExchangeError(`status ${status} from the storage`);
  const hash = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  const finalized = await results.call(
    'FinalizeArtifact',
    { name, size: String(content.length), hash },
    deadline,
  );
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
