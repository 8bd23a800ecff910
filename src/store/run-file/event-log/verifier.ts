import * as os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LogPosition } from './event.js';

/** Below, a thread takes longer to start than the log to be verified. */
const MIN_BYTES = 8 * 1024 * 1024;

export interface VerifierQuestion {
  /** Of the log; threads share them. It must stay open until there is an answer. */
  readonly descriptor: number;
  /** How much of the log is verified. */
  readonly size: number;
}

export function isWorthAThread(size: number): boolean {
  return size >= MIN_BYTES && os.availableParallelism() > 1;
}

/**
 * Verifies an event log from its beginning on another thread, which takes about as long as it takes this one to parse
 * the document.
 * @param entry the bundle of `verifier-thread.ts`
 * @returns the position behind the last complete line; null when the log is damaged, or the thread could not do it
 */
export function verifyElsewhere(entry: string, question: VerifierQuestion): Promise<LogPosition | null> {
  return new Promise((resolve) => {
    let end: LogPosition | null = null;
    // Its descriptor is in use until it has ended.
    const finish = () => resolve(end);
    try {
      const worker = new Worker(entry, { workerData: question, stdout: true, stderr: true });
      worker.on('message', (message: LogPosition) => {
        end = message;
      });
      worker.on('error', () => {});
      worker.on('exit', finish);
    } catch {
      finish();
    }
  });
}
