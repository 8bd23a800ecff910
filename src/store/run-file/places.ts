import * as fs from 'node:fs';
import * as path from 'node:path';
import { endingsFor } from './endings.js';

/** A run document's file, and what belongs to it. */
export interface RunPlaces {
  /** As the caller named it, for messages. */
  readonly name: string;
  /** Where it really is: a document that can be reached by two names still has one lock. */
  readonly file: string;
  /** A folder. */
  readonly lock: string;
  readonly eventLog: string;
  /** Where in the event log each unit's newest event is. It can be made again from the log at any time. */
  readonly index: string;
}

export function placesOf(name: string): RunPlaces {
  const file = realFile(path.resolve(name));
  const { document, lock, eventLog, index } = endingsFor(file);
  const stem = file.slice(0, file.length - document.length);
  return {
    name,
    file,
    lock: stem + lock,
    eventLog: stem + eventLog,
    index: stem + index,
  };
}

function realFile(file: string): string {
  try {
    return fs.realpathSync.native(file);
  } catch {
    return file;
  }
}
