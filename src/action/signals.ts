import { GRACE_MS } from '../effects/command/interruption.js';
import { steadyNow } from '../store/clock.js';

/** The signal that ended this step, if any, and when it came (by {@link steadyNow}). */
export interface Interruption {
  readonly signal: NodeJS.Signals;
  readonly at: number;
}

const WATCHED: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Listens for the runner's signals from the start of the step, so that none of them ends this process before it
 * has recorded what happened.
 */
export class Signals {
  #first: Interruption | null = null;
  #listener: ((signal: NodeJS.Signals) => void) | null = null;

  constructor() {
    for (const signal of WATCHED) {
      process.on(signal, () => {
        this.#first ??= { signal, at: steadyNow() };
        this.#listener?.(signal);
      });
    }
  }

  get interruption(): Interruption | null {
    return this.#first;
  }

  /** Who acts on signals from here on. One that has come already is handed on at once. */
  listen(listener: (signal: NodeJS.Signals) => void): void {
    this.#listener = listener;
    if (this.#first !== null) listener(this.#first.signal);
  }

  /** Waits, but no longer than until a signal comes. */
  async pause(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
      this.listen(() => resolve());
    });
    clearTimeout(timer);
    this.listen(() => {});
  }

  /** When this process has to be done, by {@link steadyNow}; Infinity without a signal. */
  get deadline(): number {
    return this.#first === null ? Number.POSITIVE_INFINITY : this.#first.at + GRACE_MS;
  }
}
