import * as fs from 'node:fs';
import * as path from 'node:path';

/** A run document's file, and what belongs to it. */
export interface RunPlaces {
  /** As the caller named it, for messages. */
  readonly name: string;
  /** Where it really is: a document that can be reached by two names still has one lock. */
  readonly file: string;
  readonly lock: string;
}

export function placesOf(name: string): RunPlaces {
  const file = realFile(path.resolve(name));
  return { name, file, lock: `${file}.lock` };
}

function realFile(file: string): string {
  try {
    return fs.realpathSync.native(file);
  } catch {
    return file;
  }
}
