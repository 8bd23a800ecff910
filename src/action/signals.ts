import { GRACE_MS } from '../effects/command/interruption.js';
import { steadyNow } from '../store/clock.js';

/** The signal that ended this step, if any, and when it came (by {@link steadyNow}). */
export interface Interruption {
  readonly signal: NodeJS.Signals;
  readonly at: number;
}

const WATCHED: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

export type SignalListener = (signal: NodeJS.Signals) => void;

/**
 * Listens for the runner's signals from the start of the step, so that none of them ends this process before it
 * has recorded what happened.
 */
export class Signals {
  #first: Interruption | null = null;
  #listener: SignalListener = () => {};

  constructor() {
    for (const signal of WATCHED) {
      process.on(signal, () => {
        this.#first ??= { signal, at: steadyNow() };
        this.#listener(signal);
      });
    }
  }

  get interruption(): Interruption | null {
    return this.#first;
  }

  /** Who acts on signals from here on; one that has come already is handed on at once. Returns who did so before. */
  listen(listener: SignalListener): SignalListener {
    const before = this.#listener;
    this.#listener = listener;
    if (this.#first !== null) listener(this.#first.signal);
    return before;
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
