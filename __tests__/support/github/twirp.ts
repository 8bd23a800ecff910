import type { Attempts, Job } from './attempts.js';
import { bearer, type Call, json, jsonObject, type Received } from './http.js';
import type { Operation, Service } from './operations.js';

export type Message = Record<string, unknown>;
export type Handler = (message: Message, job: Job) => unknown;

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_argument',
  401: 'unauthenticated',
  403: 'permission_denied',
  404: 'not_found',
  409: 'already_exists',
  429: 'resource_exhausted',
  503: 'unavailable',
};

/** A refusal, sent as Twirp sends it: a status and `{code, msg}`. */
export class TwirpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A service of `github.actions.results.api.v1`: its methods take and give snake_case JSON. */
export interface TwirpService {
  readonly name: 'ArtifactService' | 'CacheService';
  readonly service: Service;
  readonly methods: Partial<Record<Operation, Handler>>;
}

export function receiveTwirp(service: TwirpService, attempts: Attempts, request: Received): Call | undefined {
  const prefix = `/twirp/github.actions.results.api.v1.${service.name}/`;
  if (!request.url.pathname.startsWith(prefix)) return undefined;
  const operation = request.url.pathname.slice(prefix.length) as Operation;
  const handler = service.methods[operation];
  if (handler === undefined || request.method !== 'POST') return undefined;
  const job = attempts.holding(bearer(request) ?? '');
  return {
    service: service.service,
    operation,
    attempt: job?.attempt,
    failure: twirpFailure,
    perform: () => {
      const message = jsonObject(request);
      if (job === undefined) return twirpFailure(401, 'invalid token');
      if (message === undefined) return twirpFailure(400, 'the json request could not be decoded');
      try {
        return json(200, handler(message, job));
      } catch (error) {
        if (error instanceof TwirpError) return twirpFailure(error.status, error.message);
        throw error;
      }
    },
  };
}

function twirpFailure(status: number, message = 'injected failure') {
  return json(status, { code: codes[status] ?? 'internal', msg: message });
}

/** A field that must be a non-empty string. */
export function requiredText(message: Message, field: string): string {
  const value = message[field];
  if (typeof value !== 'string' || value === '') throw new TwirpError(400, `${field} is required`);
  return value;
}

/** A field that may be absent. Protobuf's wrappers are bare strings in JSON. */
export function optionalText(message: Message, field: string): string | undefined {
  const value = message[field];
  return typeof value === 'string' ? value : undefined;
}
