import * as fs from 'node:fs';
import * as path from 'node:path';
import { steadyNow } from '../clock.js';
import { newNonce } from '../nonce.js';
import { LockLostError } from './lock-error.js';
import { listLock, stateLine } from './lock-folder.js';

/**
 * A look so short ago is as good as a new one: a process that is paused in between notices that by its clocks, and
 * nobody takes a lock before 40 seconds of silence.
 */
const RECENT_MS = 2;

/** A lock that this process holds. */
export class HeldLock {
  readonly folder: string;
  /** Higher than that of everyone who held it before. */
  readonly generation: number;
  readonly #what: string;
  /** Of the file that says who holds it, under whatever name: whoever takes the lock over does not share it. */
  readonly #descriptor: number;
  #pulse = 0;
  #checked = { at: 0, steadyAt: 0, isAwaited: false };
  #released = false;

  constructor(what: string, folder: string, generation: number, descriptor: number) {
    this.#what = what;
    this.folder = folder;
    this.generation = generation;
    this.#descriptor = descriptor;
  }

  /** A new name in the lock's folder for a file that is being written. Should this process die, the next holder removes it. */
  temporaryFile(): string {
    return path.join(this.folder, `${this.generation}.${newNonce()}.tmp`);
  }

  /**
   * Makes sure that nobody has taken the lock over; call it right before what would do harm then.
   * @returns whether somebody waits for the lock
   * @throws LockLostError
   */
  check(): boolean {
    const now = Date.now();
    const steady = steadyNow();
    const { at, steadyAt, isAwaited } = this.#checked;
    if (steady - steadyAt < RECENT_MS && Math.abs(now - at) < RECENT_MS && !this.#released) return isAwaited;
    const listing = this.#released ? null : listLock(this.folder);
    if (listing?.generations.at(-1) !== this.generation) throw new LockLostError(this.#what);
    this.#checked = { at: now, steadyAt: steady, isAwaited: listing.waiting.length > 0 };
    return this.#checked.isAwaited;
  }

  /** Gives a sign of life to those who cannot see this process. Call it every ten seconds. */
  pulse(): void {
    if (this.#released) return;
    this.#pulse += 1;
    fs.writeSync(this.#descriptor, stateLine('held', this.#pulse), 0);
  }

  /** Lets go. It never fails: whoever comes next finds the lock free, or its holder dead. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    try {
      fs.writeSync(this.#descriptor, stateLine('free', this.#pulse), 0);
    } catch {
      // The disk refuses; then it is free when this process has ended.
    }
    fs.closeSync(this.#descriptor);
  }
}
