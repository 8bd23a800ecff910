import type { Change, RunView } from '../../engine/run-document/change.js';
import type { RunDocument } from '../../engine/schema.js';
import { steadyNow } from '../clock.js';
import type { HeldLock } from '../lock/held-lock.js';
import { takeLock } from '../lock/lock.js';
import { LockLostError } from '../lock/lock-error.js';
import { readEventLogged } from './event-log/read-event-logged.js';
import { addKeeper, askKeepers, type Keeper, removeKeeper } from './keepers.js';
import { openState } from './open-state.js';
import { putOutOfReach } from './out-of-reach.js';
import { placesOf, type RunPlaces } from './places.js';
import type { RunState } from './state.js';

/** The lock is kept so long without a change: taking it again takes about as long as a change does. */
const IDLE_MS = 25;
/** The lock is kept so long although somebody waits: many changes take less time together than one by one, in turns. */
const TURN_MS = 40;
/** Who has nothing to do right now must not use up its turn. */
const PAUSE_MS = 1;
const PULSE_MS = 10_000;
const TRIES = 10;

/**
 * A run document that this process goes on changing. It keeps the document's lock from one change to the next while
 * it is at work and nobody else waits, which makes changes several times as fast as `changeRun`.
 */
export class RunFile implements Keeper {
  readonly #places: RunPlaces;
  #lock: HeldLock | null = null;
  #state: RunState | null = null;
  /** Of the lock under which the state was last right. */
  #nonce = '';
  /** Somebody waited, so we let go; now it is their turn. */
  #yielded = false;
  #pulsedAt = 0;
  /** Since when somebody has been waiting; 0 when nobody is. */
  #awaitedSince = 0;
  #idle: { readonly ms: number; readonly timer: NodeJS.Timeout } | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #timesOpened = 0;

  private constructor(places: RunPlaces) {
    this.#places = places;
    addKeeper(places.lock, this);
  }

  /** @throws NotFoundError when there is no such file; RefusedError when it cannot be read */
  static async open(file: string): Promise<RunFile> {
    const run = new RunFile(placesOf(file));
    try {
      await run.change(() => []);
      return run;
    } catch (error) {
      removeKeeper(run.#places.lock, run);
      throw error;
    }
  }

  /**
   * Applies one change, durably, before it returns. Changes are made in the order in which they were asked for.
   * @returns the view after the change
   */
  change(change: Change): Promise<RunView> {
    const changed = this.#queue.then(() => this.#change(change));
    this.#queue = changed.catch(() => {});
    return changed;
  }

  /** Grows when the document is read anew: somebody else may have changed it, or something went wrong. */
  get timesOpened(): number {
    return this.#timesOpened;
  }

  /** The document as it is now. */
  document(): RunDocument {
    return (
      this.#state === null || this.#lock === null ? readEventLogged(this.#places) : this.#state.view
    ).document();
  }

  /** Afterwards the document alone tells everything, and nothing is kept. */
  async close(): Promise<void> {
    await this.#queue;
    try {
      if (this.#state?.isExact === false) (await this.#take()).finish();
    } finally {
      this.#drop();
      removeKeeper(this.#places.lock, this);
    }
  }

  yield(): void {
    clearTimeout(this.#idle?.timer);
    this.#idle = undefined;
    this.#awaitedSince = 0;
    if (this.#lock === null) return;
    this.#state?.pause();
    this.#lock.release();
    this.#lock = null;
  }

  async #change(change: Change): Promise<RunView> {
    for (let tries = 1; ; tries += 1) {
      const state = await this.#take();
      try {
        const at = new Date().toISOString();
        const operations = change(state.view, at);
        if (operations.length > 0) state.commit(operations, at);
        else state.makeDurable();
        const view = state.lastingView();
        this.#afterChange();
        return view;
      } catch (error) {
        // Whatever went wrong, the next change verifies anew what is on the disk.
        this.#drop();
        if (!(error instanceof LockLostError) || tries === TRIES) throw error;
      }
    }
  }

  async #take(): Promise<RunState> {
    if (this.#lock !== null && this.#state !== null) return this.#state;
    askKeepers(this.#places.lock);
    const { name, lock: folder } = this.#places;
    const lock = await takeLock(folder, { what: name, forLong: true, polite: this.#yielded });
    this.#lock = lock;
    this.#pulsedAt = steadyNow();
    this.#yielded = false;
    try {
      putOutOfReach(this.#places, lock);
      const isOurs = lock.follows === this.#nonce && this.#state?.isCurrent();
      this.#nonce = lock.nonce;
      if (!isOurs || this.#state === null) {
        this.#state?.dispose();
        this.#state = null;
        this.#state = openState(this.#places, () => this.#lock ?? lock);
        this.#timesOpened += 1;
      }
      return this.#state;
    } catch (error) {
      this.#drop();
      throw error;
    }
  }

  #afterChange(): void {
    const lock = this.#lock;
    if (lock === null) return;
    const now = steadyNow();
    const isAwaited = lock.check();
    if (!isAwaited) this.#awaitedSince = 0;
    else if (this.#awaitedSince === 0) this.#awaitedSince = now;
    else if (now - this.#awaitedSince > TURN_MS) {
      this.#yielded = true;
      this.yield();
      return;
    }
    if (now - this.#pulsedAt > PULSE_MS) {
      lock.pulse();
      this.#pulsedAt = now;
    }
    this.#yieldAfter(isAwaited ? PAUSE_MS : IDLE_MS);
  }

  #yieldAfter(ms: number): void {
    if (this.#idle?.ms === ms) {
      this.#idle.timer.refresh();
      return;
    }
    clearTimeout(this.#idle?.timer);
    this.#idle = { ms, timer: setTimeout(() => this.yield(), ms).unref() };
  }

  #drop(): void {
    this.#state?.pause();
    this.#state?.dispose();
    this.#state = null;
    this.yield();
  }
}
