import type { Worker } from '../engine/status/schema.js';
import { listLock, readGeneration } from './lock/lock-folder.js';
import { livenessOf } from './lock/owner.js';
import { placesOf } from './run-file/places.js';

/**
 * Whether somebody works on a run, by who holds its lock. Nothing is written and no process is started, which leaves
 * more unproven on systems where only other programs can tell. A lock that was let go proves nothing: work may go on
 * between two changes.
 */
export function workerOf(file: string): Worker {
  if (process.platform !== 'linux') return 'unproven';
  try {
    const { lock } = placesOf(file);
    const generation = listLock(lock)?.generations.at(-1);
    const holder = generation === undefined ? null : readGeneration(lock, generation);
    if (holder === null || !holder.isHeld || holder.owner === null) return 'unproven';
    return livenessOf(holder.owner);
  } catch {
    return 'unproven';
  }
}
