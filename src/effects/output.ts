import { writeSync } from 'node:fs';
import { errorCode } from '../store/errors.js';

/** Standard output and standard error, by file descriptor. */
export const STDOUT = 1;
export const STDERR = 2;

/**
 * Writes to our own output at once. `process.stdout` would load the network code of Node before the first line,
 * a tenth of the whole time that a skipped step takes; and what is written here is never lost when a process ends.
 */
export function writeOutput(descriptor: number, data: string | Uint8Array): void {
  let rest = typeof data === 'string' ? Buffer.from(data) : data;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      // A reader that is behind (EAGAIN) is waited for; one that is gone (EPIPE) must not stop the work.
      if (errorCode(error) !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
