import * as fs from 'node:fs';
import { describeError } from '../../engine/errors.js';
import { interpretDocument, type ReadResult } from '../../engine/read-document.js';
import { removeLeftovers } from '../archive-run.js';
import type { HeldLock } from '../lock/held-lock.js';
import { openSource } from './event-log/read-events.js';
import type { RunPlaces } from './places.js';
import { replayAll } from './replay.js';

/** An event log of which the document is missing: of a run whose document is gone, or of one that died being made. */
export interface LogAlone {
  readonly kind: 'log';
  readonly eventLog: string;
  /** What it leads to, with every line verified. */
  readonly read: ReadResult;
}

/**
 * The event log of a document that is missing, for the holder of the lock; null when there is none. What a death while the
 * run was archived has left of one is removed: it is in the archive.
 */
export function findLogAlone(places: RunPlaces, lock: HeldLock): LogAlone | null {
  if (fs.existsSync(places.file)) return null;
  removeLeftovers(places.file, lock);
  if (!fs.existsSync(places.eventLog)) return null;
  return { kind: 'log', eventLog: places.eventLog, read: readLogAlone(places.eventLog) };
}

/** What an event log leads to, without a lock and without writing a byte. */
export function readLogAlone(eventLog: string): ReadResult {
  try {
    const source = openSource(eventLog);
    if (source === null) return { kind: 'unreadable', reason: 'it is gone' };
    try {
      return interpretDocument(replayAll(source));
    } finally {
      fs.closeSync(source.descriptor);
    }
  } catch (error) {
    return { kind: 'unreadable', reason: describeError(error) };
  }
}
