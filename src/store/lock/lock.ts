import type { HeldLock } from './held-lock.js';
import { LockAttempt, type LockOptions } from './lock-attempt.js';

/**
 * Takes the lock that `folder` stands for; its parent has to exist. Of all processes exactly one has it. That of a
 * process which is provably dead is taken over at once.
 * @throws LockedError that names who has it; StoreError when the folder cannot be written
 */
export async function takeLock(folder: string, options: LockOptions): Promise<HeldLock> {
  const attempt = new LockAttempt(folder, options);
  for (;;) {
    const next = attempt.step();
    if (typeof next !== 'number') return next;
    await new Promise((resolve) => setTimeout(resolve, next));
  }
}

/** The same, for callers that cannot wait for a promise: the thread sleeps while it waits. */
export function takeLockSync(folder: string, options: LockOptions): HeldLock {
  const attempt = new LockAttempt(folder, options);
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const next = attempt.step();
    if (typeof next !== 'number') return next;
    Atomics.wait(sleeper, 0, 0, next);
  }
}
