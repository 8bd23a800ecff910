import type { Worker } from '../engine/status/schema.js';

/** Whether somebody works on a run, as far as it can be proven without writing a byte or starting a process. */
export function workerOf(_file: string): Worker {
  return 'unproven';
}
