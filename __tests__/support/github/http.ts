import type { IncomingHttpHeaders } from 'node:http';
import type { Operation, Service } from './operations.js';

/** One request as it was received, body included. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What is sent back. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * A request that one of the services has recognised. Recognising and performing are apart, so that a fault
 * can be matched against the operation before anything has happened.
 */
export interface Call {
  readonly service: Service;
  readonly operation: Operation;
  /** The attempt whose token or signed URL the request carries. */
  readonly attempt: number | undefined;
  /** Does what was asked. Called at most once. */
  perform(): Reply;
  /** An error in this service's own form, for a fault that answers with a status. */
  failure(status: number, message?: string): Reply;
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

export function noContent(): Reply {
  return { status: 204, headers: {}, body: Buffer.alloc(0) };
}

/** The token of an `Authorization: Bearer …` or `Authorization: token …` header. */
export function bearer(request: Received): string | undefined {
  return /^(?:bearer|token)\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The body as a JSON object; undefined when it is anything else. An empty body is an empty object. */
export function jsonObject(request: Received): Record<string, unknown> | undefined {
  if (request.body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(request.body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
