import * as fs from 'node:fs';
import * as path from 'node:path';
import { steadyNow } from '../clock.js';
import { newNonce } from '../nonce.js';
import { LockLostError } from './lock-error.js';
import {
  generationFile,
  listLock,
  stateLine,
  syncIfPossible,
  temporaryFile,
  writeFree,
} from './lock-folder.js';

/**
 * A look so short ago is as good as a new one: a process that is paused in between notices that by its clocks, and
 * nobody takes a lock before 40 seconds of silence.
 */
const RECENT_MS = 2;

export interface Claim {
  /** For messages. */
  readonly what: string;
  readonly folder: string;
  readonly generation: number;
  /** Tells this time apart from all others that somebody held the lock. */
  readonly nonce: string;
  /** The nonce of the time before, when that is still known. */
  readonly follows: string | null;
  /** Files that say who may be alive of those who had the lock before, and not know that he has lost it. */
  readonly contested: readonly string[];
  /** Of the file that says who holds it, under whatever name: whoever takes the lock over does not share it. */
  readonly descriptor: number;
}

/** A lock that this process holds. */
export class HeldLock {
  readonly #claim: Claim;
  #pulse = 0;
  #released = false;
  #checked = { at: 0, steadyAt: 0, isAwaited: false };

  constructor(claim: Claim) {
    this.#claim = claim;
  }

  get nonce(): string {
    return this.#claim.nonce;
  }

  /** See {@link Claim.follows}: when it is the nonce of a lock that we have left behind, nobody had it in between. */
  get follows(): string | null {
    return this.#claim.follows;
  }

  /**
   * Somebody who had the lock before may be alive, and not know that he has lost it: what he may still write to has to be
   * put out of his reach, before {@link settle}.
   */
  get isContested(): boolean {
    return this.#claim.contested.length > 0;
  }

  /** Only what was there when we took the lock: what came later is for who has taken it from us. */
  settle(): void {
    const { folder, contested } = this.#claim;
    for (const name of contested) fs.rmSync(path.join(folder, name), { force: true, recursive: true });
  }

  /**
   * A new name in the lock's folder for a file that is being written. Whoever holds the lock next removes it first, if
   * it is still there: it cannot get anywhere from a process that has lost its lock.
   */
  temporaryFile(): string {
    return temporaryFile(this.#claim.folder, newNonce());
  }

  /**
   * Makes sure that nobody has taken the lock over; call it right before what would do harm then.
   * @param anew also when we have looked just now
   * @returns whether somebody waits for the lock
   * @throws LockLostError
   */
  check(anew = false): boolean {
    const now = Date.now();
    const steady = steadyNow();
    const { at, steadyAt, isAwaited } = this.#checked;
    const isRecent = steady - steadyAt < RECENT_MS && Math.abs(now - at) < RECENT_MS;
    if (isRecent && !anew && !this.#released) return isAwaited;
    const { what, folder, generation } = this.#claim;
    const listing = this.#released ? null : listLock(folder);
    if (listing?.generations.at(-1) !== generation) throw new LockLostError(what);
    this.#checked = { at: now, steadyAt: steady, isAwaited: listing.waiting.length > 0 };
    return this.#checked.isAwaited;
  }

  /**
   * Gives a sign of life to those who cannot see this process. Call it every ten seconds. It never fails: without one,
   * somebody may take the lock after a while, and then {@link check} says so.
   */
  pulse(): void {
    if (this.#released) return;
    this.#pulse += 1;
    try {
      fs.writeSync(this.#claim.descriptor, stateLine('held', this.#pulse), 0);
      syncIfPossible(this.#claim.descriptor);
    } catch {
      // The disk refuses.
    }
  }

  /**
   * Lets go. It never fails: whoever comes next finds the lock free, or its holder dead. The file stays until somebody
   * has the lock again: the numbers must never begin anew while anybody might still act on one of before.
   */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    try {
      writeFree(this.#claim.descriptor, this.#pulse);
    } catch {
      // The disk refuses; then it is free when this process has ended.
    } finally {
      fs.closeSync(this.#claim.descriptor);
    }
  }

  /** The same for a lock that nobody will want again, because what it locked is gone: nothing is left of it. */
  retire(): void {
    const { folder, generation } = this.#claim;
    try {
      this.check(true);
      for (const name of listLock(folder)?.temporary ?? []) fs.unlinkSync(path.join(folder, name));
      fs.unlinkSync(generationFile(folder, generation));
      fs.rmdirSync(folder);
    } catch {
      // It is not ours any more, or somebody waits for it after all.
    }
    this.release();
  }
}
