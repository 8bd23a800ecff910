import { type Answer, ExchangeError, exchange, jsonOf } from './exchange.js';

/** One row of REST's list, as much of it as is needed here. */
export interface RestArtifact {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly digest: string;
  readonly expired: boolean;
}

/** GitHub's own maximum. */
const PAGE_SIZE = 100;
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** A run's artifacts by GitHub's REST API. */
export class DirectRest {
  readonly #base: string;
  readonly #repository: string;
  readonly #token: string;

  /** @param api as in GITHUB_API_URL, which may have a path */
  constructor(api: string, repository: string, token: string) {
    this.#base = api.replace(/\/+$/, '');
    this.#repository = repository.split('/').map(encodeURIComponent).join('/');
    this.#token = token;
  }

  get url(): URL {
    return new URL(this.#base);
  }

  /** @throws ExchangeError for anything but a good list, all of it */
  async list(runId: string, deadline: () => number): Promise<RestArtifact[]> {
    const found: RestArtifact[] = [];
    for (let page = 1; ; page += 1) {
      const route = `actions/runs/${encodeURIComponent(runId)}/artifacts?per_page=${PAGE_SIZE}&page=${page}`;
      const { total, artifacts } = pageOf(jsonOf(await this.#get(route, MAX_PAGE_BYTES, deadline)));
      found.push(...artifacts);
      if (artifacts.length === 0 || found.length >= total) return found;
    }
  }

  /**
   * The content of an artifact that was uploaded as it is.
   * @throws ExchangeError when it did not come whole
   */
  async download(id: number, maxBytes: number, deadline: () => number): Promise<Buffer> {
    const { status, headers } = await this.#get(`actions/artifacts/${id}/zip`, MAX_PAGE_BYTES, deadline);
    if (status !== 302) throw new ExchangeError(`status ${status} for a download`);
    const url = signedUrl(headers.location ?? '', this.url);
    // A signed address speaks for itself: the token goes to GitHub only.
    const { status: stored, body } = await exchange({ method: 'GET', url, headers: {}, maxBytes, deadline });
    if (stored !== 200) throw new ExchangeError(`status ${stored} from the storage`);
    return body;
  }

  #get(route: string, maxBytes: number, deadline: () => number): Promise<Answer> {
    return exchange({
      method: 'GET',
      url: new URL(`${this.#base}/repos/${this.#repository}/${route}`),
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${this.#token}`,
        'x-github-api-version': '2022-11-28',
      },
      maxBytes,
      deadline,
    });
  }
}

/** An address that a service gave us to go on with. It must not be less safe than the service's own. */
export function signedUrl(text: string, given: URL): URL {
  if (!URL.canParse(text)) throw new ExchangeError('an address that makes no sense');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== given.protocol) {
    throw new ExchangeError('an address without encryption');
  }
  return url;
}

function pageOf(value: unknown): { total: number; artifacts: RestArtifact[] } {
  const { total_count: total, artifacts } = (value ?? {}) as { total_count?: unknown; artifacts?: unknown };
  if (typeof total !== 'number' || !Array.isArray(artifacts)) throw otherShape();
  return { total, artifacts: artifacts.map(artifactOf) };
}

function artifactOf(row: unknown): RestArtifact {
  const { id, name, size_in_bytes: size, digest, expired } = (row ?? {}) as Record<string, unknown>;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof size !== 'number') throw otherShape();
  return { id, name, size, digest: typeof digest === 'string' ? digest : '', expired: expired === true };
}

function otherShape(): ExchangeError {
  return new ExchangeError('a list of another shape');
}
