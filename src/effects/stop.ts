import { steadyNow } from '../store/clock.js';

/** What ends an effect from outside. */
export type StopReason = 'signal' | 'timeout';

/** The effect was stopped from outside, which says nothing about whether it landed. */
export class StoppedError extends Error {
  constructor() {
    super('it was stopped from outside');
  }
}

/** What a request under way still gets once the effect has been stopped, in ms: its answer settles a lot. */
const LAST_ANSWER_MS = 3_000;
/** Timers take at most 2^31 - 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Ends an effect: pauses at once, requests under way a little later; no new one is begun. */
export class Stop {
  /** When the effect has to be over, by {@link steadyNow}. */
  readonly deadline: number;
  readonly #pauses = new AbortController();
  readonly #requests = new AbortController();
  #reason: StopReason | null = null;

  /** @param limitMs how long the effect may take; Infinity without a limit */
  constructor(limitMs: number) {
    this.deadline = steadyNow() + limitMs;
    if (limitMs <= LONGEST_TIMER_MS) setTimeout(() => this.now('timeout'), limitMs).unref();
  }

  get reason(): StopReason | null {
    return this.#reason;
  }

  /** For requests. */
  get signal(): AbortSignal {
    return this.#requests.signal;
  }

  now(reason: StopReason): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    this.#pauses.abort();
    setTimeout(() => this.#requests.abort(), LAST_ANSWER_MS).unref();
  }

  /** @throws StoppedError once the effect has been stopped */
  check(): void {
    if (this.#reason !== null) throw new StoppedError();
  }

  /** @throws StoppedError as soon as the effect is stopped */
  async pause(ms: number): Promise<void> {
    this.check();
    const { signal } = this.#pauses;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, Math.min(ms, LONGEST_TIMER_MS));
      signal.addEventListener('abort', end);
    });
    this.check();
  }
}
