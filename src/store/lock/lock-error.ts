import { StoreError } from '../errors.js';
import { describeOwner, type Liveness, type Owner } from './owner.js';

/** How long a lease goes without a sign of life before a lock may be taken whose owner cannot be judged. */
export const LEASE_MS = 40_000;

/** Somebody else holds it, and did not let go while we waited. */
export class LockedError extends StoreError {
  /** Null when what is written there cannot be read. */
  readonly owner: Owner | null;

  /** @param leaseMs until when its lock may be taken if there is no sign of life; only if that decides */
  constructor(
    what: string,
    folder: string,
    owner: Owner | null,
    liveness: Liveness,
    leaseMs: number = LEASE_MS,
  ) {
    const who = owner === null ? 'somebody who cannot be identified' : describeOwner(owner);
    super(`${what} is locked by ${who}.`, fixFor(folder, liveness, leaseMs));
    this.owner = owner;
  }
}

function fixFor(folder: string, liveness: Liveness, leaseMs: number): string {
  if (liveness === 'alive') return 'Wait until that process has finished, or end it.';
  const seconds = Math.max(1, Math.ceil(leaseMs / 1000));
  return (
    'Whether it still runs cannot be told from here. Its lock may be taken once it has given no sign of life for ' +
    `${LEASE_MS / 1000} s, so try again in ${seconds} s; or, if it is certainly gone, remove ${folder}.`
  );
}

/** This process was paused for so long that somebody else took its lock. What it was about to write is not written. */
export class LockLostError extends StoreError {
  constructor(what: string) {
    super(`The lock of ${what} was taken over while this process was paused.`, 'Try again.');
  }
}
