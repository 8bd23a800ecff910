import * as fs from 'node:fs';
import * as path from 'node:path';
import { rename, syncFolder, writeFault } from '../file/atomic-write.js';
import type { HeldLock } from '../lock/held-lock.js';
import { LockLostError } from '../lock/lock-error.js';
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
    if (fs.existsSync(eventLog)) replaceByCopy(fs.realpathSync.native(eventLog), lock);
    lock.settle();
  } catch (error) {
    throw error instanceof LockLostError ? error : writeFault(eventLog, error);
  }
}

function replaceByCopy(file: string, lock: HeldLock): void {
  const temporary = lock.temporaryFile();
  fs.copyFileSync(file, temporary);
  const descriptor = fs.openSync(temporary, 'r+');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
  lock.check(true);
  rename(temporary, file);
  syncFolder(path.dirname(file));
}
