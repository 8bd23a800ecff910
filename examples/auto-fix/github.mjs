import { setTimeout as sleep } from 'node:timers/promises';
import { quoted } from './quoted.mjs';

const TRIES = 4;
const LONGEST_PAUSE_MS = 60_000;

/** A request that did not succeed. */
export class GitHubError extends Error {
  /** @param {number} status 0 when there was no answer, or only a part of one */
  constructor(message, status) {
    super(message);
    this.name = 'GitHubError';
    this.status = status;
  }

  /** What was asked may have happened nonetheless. */
  get isAmbiguous() {
    return this.status === 0 || this.status >= 500;
  }
}

/** GitHub's REST API, for one repository. */
export class GitHub {
  #root;
  #headers;

  /** @param {NodeJS.ProcessEnv} env that of a workflow step, with GITHUB_TOKEN */
  constructor(env) {
    if (!env.GITHUB_REPOSITORY || !env.GITHUB_TOKEN) {
      throw new Error('GITHUB_REPOSITORY and GITHUB_TOKEN have to be set.');
    }
    this.#root = `${env.GITHUB_API_URL || 'https://api.github.com'}/repos/${env.GITHUB_REPOSITORY}`;
    this.#headers = {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${env.GITHUB_TOKEN}`,
      'content-type': 'application/json',
      'user-agent': 'auto-fix-pr',
      'x-github-api-version': '2022-11-28',
    };
  }

  /** Reads, patiently: reading twice harms nobody. */
  async read(path) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#send('GET', path);
      } catch (error) {
        if (!error.isAmbiguous || tries === TRIES) throw error;
        await sleep(1000 * 2 ** (tries - 1));
      }
    }
  }

  /** All pages of a list. */
  async readAll(path) {
    const all = [];
    for (let page = 1; ; page += 1) {
      const items = await this.read(`${path}?per_page=100&page=${page}`);
      all.push(...items);
      if (items.length < 100) return all;
    }
  }

  /** Writes once. Whoever calls this decides what an ambiguous answer means. */
  write(path, body, method = 'POST') {
    return this.#send(method, path, body);
  }

  async #send(method, path, body) {
    for (let tries = 1; ; tries += 1) {
      let response;
      let text;
      try {
        response = await fetch(`${this.#root}${path}`, {
          method,
          headers: this.#headers,
          signal: AbortSignal.timeout(30_000),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        text = await response.text();
        if (response.ok) return JSON.parse(text);
      } catch (error) {
        throw new GitHubError(`${method} ${path} got no answer: ${error.cause?.message ?? error.message}`, 0);
      }
      // A rate limit is a promise that nothing happened.
      const pause = response.status === 429 || response.status === 403 ? pauseOf(response) : null;
      if (pause === null || tries === TRIES) {
        throw new GitHubError(
          `${method} ${path} was answered with ${response.status}: ${quoted(text)}`,
          response.status,
        );
      }
      await sleep(Math.min(pause, LONGEST_PAUSE_MS));
    }
  }
}

/** How long GitHub asks to wait, in ms; null when it does not. */
function pauseOf({ headers }) {
  const seconds = headers.get('retry-after');
  if (seconds !== null) return Number(seconds) * 1000;
  if (headers.get('x-ratelimit-remaining') !== '0') return null;
  return Math.max(0, Number(headers.get('x-ratelimit-reset')) * 1000 - Date.now());
}
