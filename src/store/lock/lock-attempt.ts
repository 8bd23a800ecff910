import * as fs from 'node:fs';
import * as path from 'node:path';
import { steadyNow } from '../clock.js';
import { errorCode, fixForFileFault, StoreError } from '../errors.js';
import { newNonce } from '../nonce.js';
import { HeldLock } from './held-lock.js';
import { LeaseWatch, OBSERVED_MS } from './lease-watch.js';
import { LEASE_MS, LockedError } from './lock-error.js';
import {
  claimGeneration,
  contend,
  type Generation,
  generationFile,
  type LockFile,
  type LockListing,
  listLock,
  readGeneration,
  readLockFile,
  removeFile,
  stateLine,
  waitingFile,
} from './lock-folder.js';
import { type Liveness, livenessOf, newOwner } from './owner.js';

export interface LockOptions {
  /** What is locked, for messages: a file's name. */
  readonly what: string;
  /**
   * How long to wait for somebody who holds it. Default: 20 s, in which a lot of short changes have their turn, and up
   * to the end of the lease for somebody who seems to be gone.
   */
  readonly waitMs?: number;
  /** We have just had it: for a moment, others who wait go first. */
  readonly polite?: boolean;
  /** It will be held for long, so prove who holds it as well as this system can. */
  readonly forLong?: boolean;
}

const WAIT_MS = 20_000;
const SOON = 1;
/** Nobody who finds the lock free fails to get it for so long, however many try. */
const GRACE_MS = 5000;
/** Longer than those who wait sleep between two looks. */
const POLITE_MS = 40;
/** Longer than the pause between two looks at somebody whose life cannot be proven. */
const TICK_MS = 200;
/** Waiting files of processes that died are removed after a minute; whoever still waits touches its own before. */
const ABANDONED_MS = 60_000;
const TOUCH_MS = 15_000;
/** Looking for abandoned files costs a look at each, so where many wait, one in so many does it. */
const ONE_IN = 8;
const FEW = 3;

/** Our own file while we wait: it becomes the lock. */
interface Ticket {
  readonly nonce: string;
  readonly file: string;
  readonly descriptor: number;
  readonly content: string;
  touchedAt: number;
}

/** One process's way to a lock. Call {@link step} until it returns the lock; it says how long to sleep in between. */
export class LockAttempt {
  readonly #folder: string;
  readonly #options: LockOptions;
  readonly #started = steadyNow();
  #giveUpAt: number;
  #ticket: Ticket | null = null;
  readonly #watch: LeaseWatch;

  constructor(folder: string, options: LockOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#watch = new LeaseWatch(folder);
    this.#giveUpAt = this.#started + (options.waitMs ?? WAIT_MS);
  }

  /** @returns the lock, or how many ms to wait before the next step */
  step(): HeldLock | number {
    try {
      const next = this.#step();
      if (next === SOON && this.#isHopeless) throw this.#useless();
      return next;
    } catch (error) {
      this.#discardTicket();
      if (error instanceof StoreError) throw error;
      const code = errorCode(error);
      // Whoever retired the lock has removed the folder while we were about to use it.
      if (code === 'ENOENT' && fs.existsSync(path.dirname(this.#folder))) {
        if (!this.#isHopeless) return SOON;
        throw this.#useless();
      }
      const isThere = fs.existsSync(this.#folder);
      if (code === 'ENOTDIR' && isThere) throw this.#inTheWay();
      if (code === 'EISDIR' && isThere) throw this.#useless();
      throw new StoreError(
        `Could not lock ${this.#options.what}: ${code || String(error)}.`,
        fixForFileFault(code),
        { cause: error },
      );
    }
  }

  #timeLeft(): number {
    return this.#giveUpAt - steadyNow();
  }

  /** It was to be had at any moment, far beyond the time that there was. */
  get #isHopeless(): boolean {
    return this.#timeLeft() < -GRACE_MS;
  }

  #useless(): StoreError {
    return new StoreError(
      `Could not lock ${this.#options.what}: its lock ${this.#folder} cannot be used as one.`,
      'If nobody works on it, remove that.',
    );
  }

  #inTheWay(): StoreError {
    return new StoreError(
      `Could not lock ${this.#options.what}: ${this.#folder}, where its lock belongs, is not a folder.`,
      'Move that away.',
    );
  }

  #step(): HeldLock | number {
    const listing = this.#list();
    const top = listing.generations.at(-1);
    const holder = top === undefined ? null : readGeneration(this.#folder, top);
    if (top !== undefined && holder === null) return SOON; // somebody else has just gone on
    const ticket = this.#getTicket();
    if (holder?.isHeld) {
      const liveness = holder.owner === null ? 'unproven' : livenessOf(holder.owner);
      if (liveness !== 'dead') {
        const hasExpired =
          liveness === 'unproven' && this.#watch.hasExpired(holder, () => this.#fileSystemNow(ticket));
        if (!hasExpired) return this.#wait(holder, liveness, listing, ticket);
        contend(this.#folder, holder.generation);
      }
    }
    if (this.#goesLast(listing, ticket)) return SOON;
    return this.#claim(holder, ticket) ?? SOON;
  }

  #list(): LockListing {
    const listing = listLock(this.#folder);
    if (listing !== null) return listing;
    try {
      fs.mkdirSync(this.#folder);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    return { generations: [], waiting: [], temporary: [], contested: [] };
  }

  #goesLast({ waiting }: LockListing, ticket: Ticket): boolean {
    if (!this.#options.polite || steadyNow() - this.#started > POLITE_MS) return false;
    return waiting.some((name) => name !== path.basename(ticket.file));
  }

  /** @param before the file of the last holder, who has let go or is gone; null when there never was one */
  #claim(before: Generation | null, ticket: Ticket): HeldLock | null {
    const generation = (before?.generation ?? 0) + 1;
    const claimed = claimGeneration(this.#folder, generation, ticket.file, ticket.content);
    // On a network a claim may have succeeded although its answer got lost.
    const isOurs =
      claimed !== null || readGeneration(this.#folder, generation)?.owner?.nonce === ticket.nonce;
    if (!isOurs) return null;
    const after = this.#list();
    if (!this.#isNext(before, generation, after)) {
      // What we saw was long out of date, and this name only free because it had been used and removed.
      fs.rmSync(generationFile(this.#folder, generation), { force: true });
      if (claimed?.descriptor !== undefined) fs.closeSync(claimed.descriptor);
      return null;
    }
    this.#ticket = null;
    this.#tidy(generation, after, ticket);
    if (claimed?.descriptor !== undefined) fs.closeSync(ticket.descriptor);
    return new HeldLock({
      what: this.#options.what,
      folder: this.#folder,
      generation,
      nonce: ticket.nonce,
      follows: before?.owner?.nonce ?? null,
      contested: after.contested,
      descriptor: claimed?.descriptor ?? ticket.descriptor,
    });
  }

  /**
   * Whether our generation really follows the one that we looked at. That one's file is removed before a later one
   * is, so as long as it is there, nobody has had our number before us.
   */
  #isNext(before: Generation | null, generation: number, listing: LockListing): boolean {
    if (listing.generations.at(-1) !== generation) return false;
    if (before === null) return listing.generations.length === 1;
    const now = readGeneration(this.#folder, before.generation);
    return now !== null && now.owner?.nonce === before.owner?.nonce && now.mtimeMs === before.mtimeMs;
  }

  #tidy(generation: number, listing: LockListing, ticket: Ticket): void {
    const remove = (name: string) => {
      try {
        removeFile(path.join(this.#folder, name));
      } catch {
        // A file that cannot be removed now is removed by one of the next. Others must not wait for that.
      }
    };
    remove(path.basename(ticket.file));
    for (const name of listing.temporary) remove(name);
    for (const number of listing.generations) if (number < generation) remove(`${number}.lock`);
    if (listing.waiting.length > FEW && Math.random() * ONE_IN > 1) return;
    const now = fs.fstatSync(ticket.descriptor).mtimeMs;
    for (const name of listing.waiting) if (this.#isAbandoned(name, now)) remove(name);
  }

  #readWaiting(name: string): LockFile | null {
    try {
      return readLockFile(path.join(this.#folder, name));
    } catch {
      return null; // it is no file that we have made
    }
  }

  #isAbandoned(name: string, now: number): boolean {
    const waiting = this.#readWaiting(name);
    if (waiting === null) return false;
    if (waiting.owner !== null && livenessOf(waiting.owner) === 'dead') return true;
    return now - waiting.mtimeMs > ABANDONED_MS;
  }

  #getTicket(): Ticket {
    const now = steadyNow();
    if (this.#ticket !== null && now - this.#ticket.touchedAt < TOUCH_MS) return this.#ticket;
    if (this.#ticket !== null && fs.fstatSync(this.#ticket.descriptor).nlink > 0) {
      fs.writeSync(this.#ticket.descriptor, this.#ticket.content, 0);
      this.#ticket.touchedAt = now;
      return this.#ticket;
    }
    this.#discardTicket();
    const nonce = newNonce();
    const owner = newOwner(nonce, this.#options.forLong ?? false);
    const content = `${stateLine('held', 0)}${JSON.stringify(owner)}\n`;
    const file = waitingFile(this.#folder, nonce);
    const descriptor = fs.openSync(file, 'wx');
    this.#ticket = { nonce, file, descriptor, content, touchedAt: now };
    fs.writeSync(descriptor, content, 0);
    return this.#ticket;
  }

  #discardTicket(): void {
    if (this.#ticket === null) return;
    const { file, descriptor } = this.#ticket;
    this.#ticket = null;
    try {
      fs.closeSync(descriptor);
      fs.rmSync(file, { force: true });
    } catch {
      // Others remove it after a while.
    }
  }

  /** By the clock of the file system, which may be another machine's. */
  #fileSystemNow({ descriptor, content }: Ticket): number {
    fs.writeSync(descriptor, content, 0);
    return fs.fstatSync(descriptor).mtimeMs;
  }

  #wait(holder: Generation, liveness: Liveness, listing: LockListing, { file }: Ticket): number {
    let left = this.#timeLeft();
    if (left <= 0) {
      this.#giveUp(holder, liveness);
      left = this.#timeLeft();
    }
    const others = listing.waiting.filter((name) => name !== path.basename(file)).length;
    // The more wait, the less often each of them looks: whoever holds it needs the processor.
    const pause = (0.5 + Math.random()) * Math.min(25, 1 + others);
    return Math.min(left, liveness === 'alive' ? pause : Math.max(pause, 50));
  }

  /** Unless the holder seems to be gone, and it is only a matter of seconds until its lock may be taken. */
  #giveUp(holder: Generation, liveness: Liveness): void {
    const { what, waitMs } = this.#options;
    const { silentSince, leftMs } = this.#watch;
    const leaseEnd = silentSince + LEASE_MS + TICK_MS;
    const isSilent = silentSince <= this.#started + WAIT_MS - OBSERVED_MS;
    if (waitMs === undefined && liveness === 'unproven' && isSilent && leaseEnd > this.#giveUpAt) {
      this.#giveUpAt = leaseEnd;
      return;
    }
    throw new LockedError(what, this.#folder, holder.owner, liveness, leftMs);
  }
}
