import { eventProblem } from '../../../engine/run-document/event-rules.js';
import { DamagedLogError } from './damage.js';
import type { EventBatch, LogSource } from './read-events.js';

/** @throws DamagedLogError for an event that does what no event may do, however right its hash is */
export function checkEvents({ file }: LogSource, { events }: EventBatch): void {
  for (const { seq, ops } of events) {
    const problem = eventProblem(ops, seq === 1);
    if (problem !== null) throw new DamagedLogError(file, seq, problem);
  }
}
