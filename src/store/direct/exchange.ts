import { isUtf8 } from 'node:buffer';
import * as http from 'node:http';
import { steadyNow } from '../clock.js';

/**
 * One request and its answer, by Node's own client: for what must be fast, and may fail. Nothing is retried, no
 * redirect is followed, and everything ends: at its deadline, at its size, or when the connection is cut. GitHub's
 * clients, which can do more and take longer to start, are asked when this way fails.
 */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** A longer answer is not read. */
  readonly maxBytes: number;
  /** When the whole answer has to be here, by {@link steadyNow}. */
  readonly deadline: () => number;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Why a request came to nothing, in words that never hold an address: signed ones are as good as a password. */
export class ExchangeError extends Error {}

const USER_AGENT = 'checkpoint-action';
/** How often a deadline is looked at, which a signal may bring forward, in ms. */
const WATCH_MS = 50;

/**
 * Connections stay open for the next request of this process, but no longer than anything on the way keeps them: a
 * request on one that is dead without anybody having said so gets no answer.
 */
const KEPT = { keepAlive: true, timeout: 20_000 };
const plain = new http.Agent(KEPT);
let secure: http.Agent | null = null;

async function agentFor(url: URL): Promise<{ client: Pick<typeof http, 'request'>; agent: http.Agent }> {
  if (url.protocol === 'http:') return { client: http, agent: plain };
  if (url.protocol !== 'https:') throw new ExchangeError('an address that is not HTTP');
  // Loaded on its own, since it takes longer than the rest of this.
  const https = await import('node:https');
  secure ??= new https.Agent(KEPT);
  return { client: https, agent: secure };
}

/** @throws ExchangeError when there was no whole answer, of whatever status */
export async function exchange(asked: Asked): Promise<Answer> {
  const { method, url, body, maxBytes, deadline } = asked;
  const { client, agent } = await agentFor(url);
  const headers: Record<string, string | number> = { 'user-agent': USER_AGENT, ...asked.headers };
  if (body !== undefined) headers['content-length'] = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const request = client.request(url, { method, headers, agent });
    const watch = setInterval(() => {
      if (steadyNow() >= deadline()) fail('no answer in time');
    }, WATCH_MS);
    const fail = (why: string) => {
      clearInterval(watch);
      reject(new ExchangeError(why));
      request.destroy();
    };
    request.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'the connection failed'));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > maxBytes) fail(`an answer of more than ${maxBytes} bytes`);
      });
      response.on('error', () => fail('the answer was cut'));
      response.on('close', () => {
        if (!response.complete) return fail('the answer was cut');
        clearInterval(watch);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    request.end(body);
  });
}

/** The body of a good answer as JSON. */
export function jsonOf({ status, body }: Answer): unknown {
  if (status !== 200) throw new ExchangeError(`status ${status}`);
  try {
    if (isUtf8(body)) return JSON.parse(body.toString('utf8'));
  } catch {
    // said below
  }
  throw new ExchangeError('an answer that is not JSON');
}
