import { type Answer, faultOf, messageOf, verdictOf, waitOf } from '../../engine/answer.js';
import { CheckpointError } from '../../engine/errors.js';
import { duration } from '../../engine/words.js';
import { steadyNow } from '../../store/clock.js';
import { forEachLimited } from '../../store/for-each-limited.js';
import type { Stop } from '../stop.js';
import { exchange } from './exchange.js';

export interface RestOptions {
  /** `https://api.github.com`, or what stands for it. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly token: string;
  readonly stop: Stop;
  /** Gets a line for the log whenever GitHub has to be waited for. */
  readonly onWait: (line: string) => void;
}

/** A definite refusal, for whoever knows what was to be done. */
export class RestRefusal extends Error {
  readonly answer: Extract<Answer, { kind: 'answered' }>;

  constructor(answer: Extract<Answer, { kind: 'answered' }>) {
    super(`GitHub answered ${answer.status}: ${messageOf(answer)}`);
    this.answer = answer;
  }
}

/** GitHub could not be asked, or gave no answer that says anything. */
export class UnreachableError extends CheckpointError {}

/** GitHub itself ends a request after 10 s. */
const REQUEST_MS = 20_000;
const PAGE_SIZE = 100;
/** Pages asked for at once. */
const PARALLEL = 4;
const MAX_REDIRECTS = 3;
/** Pauses before a question is asked again that got no answer, in ms. */
const RETRY_PAUSES_MS = [500, 1_500, 4_000, 10_000];
/** The longest that a rate limit is waited for where no "timeout-minutes" says how long the step may take, in ms. */
const MAX_WAIT_MS = 15 * 60_000;

/** GitHub's REST API as one repository's effects use it. Only questions are asked again by itself. */
export class Rest {
  readonly #options: RestOptions;

  readonly #giveUpAt: number;

  constructor(options: RestOptions) {
    this.#options = options;
    const { deadline } = options.stop;
    this.#giveUpAt = Number.isFinite(deadline) ? deadline : steadyNow() + MAX_WAIT_MS;
  }

  /**
   * Sends one request that changes something, once. What its answer means for whether to send it again is up to the
   * caller, who may have to look first whether it landed.
   * @throws StoppedError before anything is sent
   */
  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    this.#options.stop.check();
    return this.#follow(method, this.#url(path), body);
  }

  /**
   * Waits as long as GitHub says, within reason.
   * @param times how often it has said so before
   * @throws UnreachableError when that is too long, StoppedError
   */
  async wait(answer: Answer, times: number): Promise<void> {
    const { stop, onWait } = this.#options;
    const wait = waitOf(answer, times, Date.now());
    const said = messageOf(answer) || 'its rate limit is used up';
    if (steadyNow() + wait > this.#giveUpAt) {
      throw new UnreachableError(
        `GitHub asks to wait for ${duration(wait)} (${said}), which is longer than this step waits.`,
        'Re-run the job later, or give the step more "timeout-minutes".',
      );
    }
    onWait(`GitHub asks to wait for ${duration(wait)} (${said}).`);
    await stop.pause(wait);
  }

  /**
   * What there is at a path.
   * @throws RestRefusal when GitHub refuses, UnreachableError when it cannot be asked
   */
  async get(path: string): Promise<unknown> {
    return (await this.#ask(() => this.#follow('GET', this.#url(path)))).body;
  }

  /** All entries of a list, over all its pages. */
  async list(path: string): Promise<unknown[]> {
    const pages: unknown[][] = [];
    const page = async (number: number) => {
      const answer = await this.#ask(() => this.#follow('GET', this.#page(path, number)), Array.isArray);
      pages[number - 1] = answer.body as unknown[];
      return answer.headers.link ?? '';
    };
    let links = await page(1);
    const last = Number(/[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(links)?.[1] ?? 1);
    const others = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
    await forEachLimited(others, PARALLEL, async (number) => {
      const answered = await page(number);
      if (number === last) links = answered;
    });
    // What has come meanwhile.
    for (let next = last + 1; /rel="next"/.test(links); next += 1) links = await page(next);
    return pages.flat();
  }

  /** @throws as {@link get} */
  async graphql(query: string): Promise<unknown> {
    const url = new URL(this.#options.graphqlUrl);
    return (await this.#ask(() => this.#follow('POST', url, { query }))).body;
  }

  /** @param isWhole whether a body is what was asked for; anything else, somebody on the way has made up */
  async #ask(
    once: () => Promise<Answer>,
    isWhole: (body: unknown) => boolean = () => true,
  ): Promise<{ body: unknown; headers: Readonly<Record<string, string | undefined>> }> {
    for (const pause of [...RETRY_PAUSES_MS, null]) {
      const answer = await this.#patiently(once);
      const verdict = verdictOf(answer);
      if (answer.kind === 'answered' && verdict === 'landed' && isWhole(answer.body)) return answer;
      if (answer.kind === 'answered' && verdict === 'refused') throw new RestRefusal(answer);
      if (pause === null) throw unreachable(answer);
      await this.#options.stop.pause(pause);
    }
    throw new Error('unreachable');
  }

  async #patiently(once: () => Promise<Answer>): Promise<Answer> {
    for (let times = 0; ; times += 1) {
      this.#options.stop.check();
      const answer = await once();
      if (verdictOf(answer) !== 'wait') return answer;
      await this.wait(answer, times);
    }
  }

  /** Renamed and moved repositories answer with their new address. */
  async #follow(method: string, url: URL, body?: unknown): Promise<Answer> {
    let at = url;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.#once(method, at, body);
      if (answer.kind !== 'answered' || ![301, 302, 307, 308].includes(answer.status)) return answer;
      const next = relativeTo(at, answer.headers.location ?? '');
      // The token is for this host only.
      if (next?.origin !== url.origin || redirects === MAX_REDIRECTS) return answer;
      at = next;
    }
  }

  #once(method: string, url: URL, body: unknown): Promise<Answer> {
    const { token, stop } = this.#options;
    const text = body === undefined ? undefined : JSON.stringify(body);
    return exchange({
      method,
      url,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'checkpoint-action',
        'x-github-api-version': '2022-11-28',
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
      },
      body: text,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(REQUEST_MS)]),
    });
  }

  #url(path: string): URL {
    const { apiUrl, repository } = this.#options;
    return new URL(`${apiUrl.replace(/\/+$/, '')}/repos/${repository}${path}`);
  }

  #page(path: string, number: number): URL {
    const url = this.#url(path);
    url.searchParams.set('per_page', String(PAGE_SIZE));
    url.searchParams.set('page', String(number));
    return url;
  }
}

function relativeTo(base: URL, location: string): URL | null {
  try {
    return new URL(location, base);
  } catch {
    return null;
  }
}

function unreachable(answer: Answer): UnreachableError {
  return new UnreachableError(
    `GitHub could not be asked (${faultOf(answer)}).`,
    'Re-run the job when GitHub is well again.',
  );
}
