import { bearer, type Call, json, jsonObject, type Received, type Reply } from './http.js';
import type { Access, Identities, Identity, PermissionName } from './identities.js';
import type { RestOperation } from './operations.js';

/** A REST request whose route is known and whose token may use it. */
export interface RestCall {
  /** The path's placeholders, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly body: Readonly<Record<string, unknown>>;
  readonly by: Identity;
}

export interface Route {
  /**
   * `GET /repos/{repo}/issues/{issue_number}`; `{repo}` is `owner/name`, every other placeholder one segment.
   */
  readonly route: string;
  readonly operation: RestOperation;
  /** Any of these permissions is enough; without one the route only needs a valid token. */
  readonly needs?: { readonly anyOf: readonly PermissionName[]; readonly access: 'read' | 'write' };
  readonly handle: (call: RestCall) => Reply;
}

/** A refusal in the form of GitHub's REST API. */
export class RestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The REST API of one repository, put together from the routes of each subject. */
export class RestApi {
  readonly #routes: readonly { readonly method: string; readonly path: RegExp; readonly route: Route }[];
  readonly #identities: Identities;
  readonly #repository: string;
  readonly #anonymous: Identity | undefined;

  /** @param anonymous who a request without a token is: on a public repository everyone may read */
  constructor(
    routes: readonly Route[],
    identities: Identities,
    repository: string,
    anonymous: Identity | undefined,
  ) {
    this.#routes = routes.map((route) => {
      const [method = '', path = ''] = route.route.split(' ');
      const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'repo' ? '(?<repo>[^/]+/[^/]+)' : `(?<${name}>[^/]+)`,
      );
      return { method, path: new RegExp(`^${pattern}$`), route };
    });
    this.#identities = identities;
    this.#repository = repository;
    this.#anonymous = anonymous;
  }

  /** Every request that no other service recognised is REST's; an unknown route is its 404. */
  receive(request: Received): Call {
    const token = bearer(request);
    const by = token === undefined ? this.#anonymous : this.#identities.of(token);
    for (const { method, path, route } of this.#routes) {
      const match = method === request.method ? path.exec(request.url.pathname) : null;
      if (match === null) continue;
      return {
        service: 'rest',
        operation: route.operation,
        attempt: by?.attempt,
        failure: restFailure,
        perform: () => this.#perform(route, request, decoded(match.groups ?? {}), by),
      };
    }
    return {
      service: 'rest',
      operation: 'unknownRoute',
      attempt: by?.attempt,
      failure: restFailure,
      perform: () => restFailure(404),
    };
  }

  #perform(route: Route, request: Received, params: Record<string, string>, by: Identity | undefined): Reply {
    if (by === undefined) {
      return restFailure(401, bearer(request) === undefined ? 'Requires authentication' : 'Bad credentials');
    }
    if (params.repo !== undefined && params.repo.toLowerCase() !== this.#repository.toLowerCase()) {
      return restFailure(404);
    }
    if (route.needs !== undefined && !mayUse(by, route.needs.anyOf, route.needs.access)) {
      if (by === this.#anonymous) return restFailure(401, 'Requires authentication');
      return restFailure(403);
    }
    const body = jsonObject(request);
    if (body === undefined) return restFailure(400, 'Problems parsing JSON');
    try {
      return route.handle({ params, url: request.url, body, by });
    } catch (error) {
      if (error instanceof RestError) return restFailure(error.status, error.message);
      throw error;
    }
  }
}

function mayUse(by: Identity, anyOf: readonly PermissionName[], access: 'read' | 'write'): boolean {
  const enough: readonly Access[] = access === 'read' ? ['read', 'write'] : ['write'];
  return anyOf.some((name) => enough.includes(by.permissions[name]));
}

const messages: Readonly<Record<number, string>> = {
  403: 'Resource not accessible by integration',
  404: 'Not Found',
  410: 'Gone',
  422: 'Validation Failed',
  429: 'You have exceeded a secondary rate limit.',
  500: 'Server Error',
  503: 'Service Unavailable',
};

function restFailure(status: number, message = messages[status] ?? 'Injected failure'): Reply {
  return json(status, {
    message,
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  });
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** The number in a path, or 404 as for a thing that does not exist. */
export function numberParam(call: RestCall, name: string): number {
  const text = call.params[name] ?? '';
  if (!/^\d+$/.test(text)) throw new RestError(404, 'Not Found');
  return Number(text);
}

/** A field of the body that must be a non-empty string. */
export function requiredField(call: RestCall, name: string): string {
  const value = call.body[name];
  if (typeof value !== 'string' || value === '')
    throw new RestError(422, `Validation Failed: "${name}" is missing`);
  return value;
}

/** One page of a list, by `per_page` (30, at most 100) and `page`, with GitHub's `Link` header. */
export function paged<T>(call: RestCall, items: readonly T[], body: (page: readonly T[]) => unknown): Reply {
  const query = call.url.searchParams;
  const perPage = Math.min(positive(query.get('per_page'), 30), 100);
  const page = positive(query.get('page'), 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const links: string[] = [];
  const link = (to: number, relation: string) => {
    const url = new URL(call.url);
    url.searchParams.set('page', String(to));
    links.push(`<${url}>; rel="${relation}"`);
  };
  if (page > 1) link(Math.min(page - 1, last), 'prev');
  if (page < last) link(page + 1, 'next');
  if (page < last) link(last, 'last');
  if (page > 1) link(1, 'first');
  const shown = items.slice((page - 1) * perPage, page * perPage);
  return json(200, body(shown), links.length === 0 ? {} : { link: links.join(', ') });
}

function positive(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}
