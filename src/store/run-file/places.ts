import * as fs from 'node:fs';
import * as path from 'node:path';
import { errorCode } from '../errors.js';
import { endingsFor } from './endings.js';
import { isAbsence } from './presence.js';

/** As many as the system itself follows. */
const MAX_LINKS = 40;

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
    return throughLinks(file, MAX_LINKS) ?? file;
  }
}

/** Of a link whose file is not there: where that would be. Null when links lead in a circle, or to what cannot be reached. */
function throughLinks(file: string, links: number): string | null {
  let target: string;
  try {
    target = fs.readlinkSync(file);
  } catch (error) {
    return isAbsence(errorCode(error)) || errorCode(error) === 'EINVAL' ? file : null;
  }
  return links === 0 ? null : throughLinks(path.resolve(realFile(path.dirname(file)), target), links - 1);
}
