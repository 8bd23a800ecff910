import { errorCode } from '../errors.js';
import { writeFileAtomic } from '../file/atomic-write.js';
import type { HeldLock } from '../lock/held-lock.js';

/**
 * Replaces a file, durably, that only the holder of the lock may write.
 * @throws LockLostError when somebody has taken the lock over; StoreError when it could not be written. The old content
 *   is then still there.
 */
export function writeUnderLock(file: string, bytes: Uint8Array, lock: HeldLock): void {
  try {
    writeFileAtomic(file, bytes, { temporary: lock.temporaryFile(), beforeRename: () => lock.check(true) });
  } catch (error) {
    // Without its lock a process finds its temporary file gone, which would be said of the folder.
    if (errorCode((error as Error).cause) === 'ENOENT') lock.check(true);
    throw error;
  }
}
