// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, quoted } from './failure.mjs';

const TRIES = 4;

/**
 * @typedef {{ status: number, data: any }} Answer `status` 0: the answer is lost, and what was asked may have happened
 */

/**
 * GitHub's REST API, for the repository of the workflow run.
 */
export class Rest {
  #root;
  #headers;

  /** @param {NodeJS.ProcessEnv} env */
  constructor(env) {
    this.repository = env.GITHUB_REPOSITORY ?? '';
    this.owner = this.repository.split('/')[0] ?? '';
    this.#root = `${env.GITHUB_API_URL || 'https://api.github.com'}/repos/${this.repository}`;
    this.#headers = {
      accept: 'application/vnd.github+json',
      'content-type': 'application/json',
      'user-agent': 'code-generation',
      'x-github-api-version': '2022-11-28',
      ...(env.GH_TOKEN ? { authorization: `Bearer ${env.GH_TOKEN}` } : {}),
    };
  }

  /**
   * Reads something, patiently.
   * @param {string} path
   * @returns {Promise<any>}
   * @throws {Failure}
   */
  async read(path) {
    for (let tries = 1; ; tries++) {
      const answer = await this.send('GET', path);
      if (answer.status === 200) return answer.data;
      if (tries === TRIES || isFinal(answer)) throw this.failure(answer, `GET ${path}`);
      await this.pause(tries);
    }
  }

  /**
   * Asks once.
   * @param {'GET' | 'POST'} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<Answer>}
   */
  async send(method, path, body) {
    try {
      const response = await fetch(`${this.#root}${path}`, {
        method,
        headers: this.#headers,
        signal: AbortSignal.timeout(30_000),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, data: await response.json() };
    } catch (error) {
      const { cause, message } = /** @type {Error} */ (error);
      return { status: 0, data: { message: cause instanceof Error ? cause.message : message } };
    }
  }

  /** @param {number} tries how often it has been tried */
  pause(tries) {
    return sleep(1000 * 2 ** (tries - 1));
  }

  /**
   * @param {Answer} answer
   * @param {string} what
   */
  failure(answer, what) {
    const { status, data } = answer;
    const said = quoted(data?.message ?? '');
    const reason = status === 0 ? `got no answer (${said})` : `was answered with ${status}: ${said}`;
    const fix =
      isFinal(answer) && [401, 403, 404].includes(status)
        ? 'Check the permissions of the job and its token.'
        : 'Re-run the job.';
    return new Failure(`${what} ${reason}.`, fix, { temporary: !isFinal(answer) });
  }
}

/**
 * Whether asking again is of no use. A rate limit may also come as 403.
 * @param {Answer} answer
 */
export function isFinal({ status, data }) {
  if (status === 408 || status === 429) return false;
  return status >= 400 && status < 500 && !/rate limit/i.test(String(data?.message));
}
