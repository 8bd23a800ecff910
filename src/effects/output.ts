import { writeSync } from 'node:fs';
import { errorCode } from '../store/errors.js';

/** Standard output and standard error, by file descriptor. */
export const STDOUT = 1;
export const STDERR = 2;

/**
 * Writes to our own output at once. `process.stdout` would load the network code of Node before the first line,
 * a tenth of the whole time that a skipped step takes; and what is written here is never lost when a process ends.
 * @returns why not all of it could be written; null when it was, or when its reader has gone, who wanted no more
 */
export function writeOutput(descriptor: number, data: string | Uint8Array): string | null {
  let rest = typeof data === 'string' ? Buffer.from(data) : data;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      const code = errorCode(error);
      // A reader that is behind is waited for; one that is gone must not stop the work.
      if (code === 'EPIPE') return null;
      if (code !== 'EAGAIN') return code || String(error);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
  return null;
}
