import type { HeldLock } from '../lock/held-lock.js';
import { takeLock, takeLockSync } from '../lock/lock.js';
import { LockLostError } from '../lock/lock-error.js';
import { askKeepers } from './keepers.js';
import { putOutOfReach } from './out-of-reach.js';
import type { RunPlaces } from './places.js';

/** Also somebody who claims a lock by what was true a moment ago, and lets go at once, looks as if it had taken ours. */
const TRIES = 10;

/** Does something while no other process changes the document. */
export async function withRunLock<T>(places: RunPlaces, work: (lock: HeldLock) => T): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    askKeepers(places.lock);
    const done = holding(places, await takeLock(places.lock, { what: places.name }), work, tries);
    if (done !== null) return done.result;
  }
}

/** The same, for callers that cannot wait for a promise. */
export function withRunLockSync<T>(places: RunPlaces, waitMs: number, work: (lock: HeldLock) => T): T {
  for (let tries = 1; ; tries += 1) {
    askKeepers(places.lock);
    const done = holding(places, takeLockSync(places.lock, { what: places.name, waitMs }), work, tries);
    if (done !== null) return done.result;
  }
}

/** Null when the lock got lost. Then nothing was written, so it can be done again from what is there now. */
function holding<T>(
  places: RunPlaces,
  lock: HeldLock,
  work: (lock: HeldLock) => T,
  tries: number,
): { readonly result: T } | null {
  try {
    putOutOfReach(places, lock);
    return { result: work(lock) };
  } catch (error) {
    if (error instanceof LockLostError && tries < TRIES) return null;
    throw error;
  } finally {
    lock.release();
  }
}
