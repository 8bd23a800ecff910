import * as fs from 'node:fs';
import { StoreError } from '../errors.js';
import { copyFileAtomic, writeFault } from '../file/atomic-write.js';
import type { HeldLock } from '../lock/held-lock.js';
import type { RunPlaces } from './places.js';

/**
 * Somebody whose death could not be proven has lost the lock, and may still be about to write. A document is renamed from
 * the lock's folder, which fails for him now. A log is appended to: so it becomes another file with the same content.
 * What he still appends reaches nobody, and as he looks at his lock once more after that, it is not acknowledged.
 * An index is changed in place; it is made anew.
 * @throws LockLostError; StoreError when the log could not be copied
 */
export function putOutOfReach({ eventLog, index }: RunPlaces, lock: HeldLock): void {
  if (!lock.isContested) return;
  try {
    fs.rmSync(index, { force: true });
    if (fs.existsSync(eventLog)) {
      const log = fs.realpathSync.native(eventLog);
      copyFileAtomic(log, log, {
        temporary: lock.temporaryFile(),
        beforeRename: () => lock.check(true),
      });
    }
    lock.settle();
  } catch (error) {
    throw error instanceof StoreError ? error : writeFault(eventLog, error);
  }
}
