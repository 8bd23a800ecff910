import type { IncomingHttpHeaders } from 'node:http';
import * as zlib from 'node:zlib';
import type { Call, Received } from './http.js';
import type { Operation, Service } from './operations.js';
import { readZip } from './zip.js';

/** One request that arrived, in the order of arrival. */
export interface LoggedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly service: Service;
  readonly operation: Operation;
  readonly attempt: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly at: Date;
  /** Undefined as long as no answer was sent. */
  status: number | undefined;
}

export function logged(request: Received, call: Call): LoggedRequest {
  return {
    method: request.method,
    path: request.url.pathname + request.url.search,
    service: call.service,
    operation: call.operation,
    attempt: call.attempt,
    headers: request.headers,
    body: request.body,
    at: new Date(),
    status: undefined,
  };
}

/**
 * The requests that gave something away: whose URL, headers or body contain it, as it is or in base64, also
 * inside a zip, gzip or zstd body.
 */
export function containing(requests: readonly LoggedRequest[], needle: string | Buffer): LoggedRequest[] {
  const plain = Buffer.from(needle);
  const needles = [plain, ...base64Forms(plain)];
  return requests.filter((request) => {
    const head = Buffer.from(
      `${request.path}\n${safelyDecoded(request.path)}\n${JSON.stringify(request.headers)}`,
    );
    return [head, request.body, ...unpacked(request.body)].some((bytes) =>
      needles.some((form) => bytes.includes(form)),
    );
  });
}

/**
 * The base64 of the bytes at each of the three offsets at which they can start, without the neighbours' bits.
 */
function base64Forms(bytes: Buffer): Buffer[] {
  return [0, 1, 2]
    .map((offset) => {
      const text = Buffer.concat([Buffer.alloc(offset), bytes])
        .toString('base64')
        .replace(/=+$/, '');
      const first = offset === 0 ? 0 : offset + 1;
      const whole = Math.floor(((offset + bytes.length) * 8) / 6);
      return Buffer.from(text.slice(first, whole));
    })
    .filter((form) => form.length >= 4);
}

function unpacked(body: Buffer): Buffer[] {
  const zstd = (zlib as { zstdDecompressSync?: (bytes: Buffer) => Buffer }).zstdDecompressSync;
  const attempts: (() => Buffer[])[] = [
    () => [...readZip(body)].map(([name, content]) => Buffer.concat([Buffer.from(`${name}\n`), content])),
    () => [zlib.gunzipSync(body)],
    () => (zstd === undefined ? [] : [zstd(body)]),
  ];
  return attempts.flatMap((attempt) => {
    try {
      return attempt();
    } catch {
      return [];
    }
  });
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
