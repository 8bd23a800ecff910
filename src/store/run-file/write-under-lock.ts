import { errorCode } from '../errors.js';
import { writeFileAtomic } from '../file/atomic-write.js';
import type { HeldLock } from '../lock/held-lock.js';

/**
 * Replaces a file, durably, that only the holder of the lock may write.
 * @param makeRoom is called when the new content is on the disk and only has to get its name
 * @throws LockLostError when somebody has taken the lock over; StoreError when it could not be written. The old content
 *   is then still there.
 */
export function writeUnderLock(
  file: string,
  bytes: Uint8Array,
  lock: HeldLock,
  makeRoom: () => void = () => {},
): void {
  const beforeRename = () => {
    lock.check(true);
    makeRoom();
  };
  try {
    writeFileAtomic(file, bytes, { temporary: lock.temporaryFile(), beforeRename });
  } catch (error) {
    // Without its lock a process finds its temporary file gone, which would be said of the folder.
    if (errorCode((error as Error).cause) === 'ENOENT') lock.check(true);
    throw error;
  }
}
