import { eventProblem } from '../../../engine/run-document/event-rules.js';
import { DamagedLogError } from './damage.js';
import type { EventBatch, LogSource } from './read-events.js';

/** @throws DamagedLogError for an event that does what no event may do, however right its hash is */
export function checkEvents({ file }: LogSource, { events }: EventBatch): void {
  for (const event of events) {
    const problem = eventProblem(event, event.seq === 1);
    if (problem !== null) throw new DamagedLogError(file, event.seq, problem);
  }
}
