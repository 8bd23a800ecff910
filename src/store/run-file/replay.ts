import * as fs from 'node:fs';
import { WorkingDocument } from '../../engine/run-document/working-document.js';
import { checkEvents } from './event-log/check-events.js';
import { DamagedLogError } from './event-log/damage.js';
import { type LogPosition, startOf } from './event-log/event.js';
import { firstPrevious } from './event-log/log-ends.js';
import { type EventBatch, type LogSource, readEvents } from './event-log/read-events.js';

/** What an event log leads to by itself, with every line of it verified. @throws DamagedLogError */
export function replayAll(log: LogSource): object {
  const { size } = fs.fstatSync(log.descriptor);
  const read: Parameters<typeof replay>[1] = (from, onBatch) =>
    readEvents(log, from, size, (batch) => {
      checkEvents(log, batch);
      onBatch(batch);
    });
  return replay(log, read).stored;
}

/**
 * The document that an event log leads to by itself, from its first event on.
 * @param read gives all events behind a position, verified, and returns the position behind the last one
 * @throws DamagedLogError
 */
export function replay(
  log: LogSource,
  read: (from: LogPosition, onBatch: (batch: EventBatch) => void) => LogPosition,
): WorkingDocument {
  const working = new WorkingDocument({});
  const first = firstPrevious(log.descriptor);
  const end = read({ sequence: 0, offset: 0, hash: first }, ({ events }) => {
    for (const { ops } of events) working.apply(ops);
  });
  const { id, createdAt } = working.stored;
  if (end.sequence === 0) throw new DamagedLogError(log.file, 1, 'it is not an event');
  if (startOf(String(id), String(createdAt)).hash !== first) {
    throw new DamagedLogError(log.file, 1, 'it begins the log of another document');
  }
  return working;
}
