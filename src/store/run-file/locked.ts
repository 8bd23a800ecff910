import type { HeldLock } from '../lock/held-lock.js';
import { takeLock } from '../lock/lock.js';
import { LockLostError } from '../lock/lock-error.js';
import { askKeepers } from './keepers.js';
import type { RunPlaces } from './places.js';

const TRIES = 3;

/** Does something while no other process changes the document. */
export async function withRunLock<T>(places: RunPlaces, work: (lock: HeldLock) => T): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    askKeepers(places.lock);
    const lock = await takeLock(places.lock, { what: places.name });
    try {
      return work(lock);
    } catch (error) {
      // Nothing was written, so it can be done again from what is there now.
      if (!(error instanceof LockLostError) || tries === TRIES) throw error;
    } finally {
      lock.release();
    }
  }
}
