import * as fs from 'node:fs';
import { describeError } from '../../engine/errors.js';
import type { Head, RunDocument } from '../../engine/schema.js';
import { plural } from '../../engine/words.js';
import { placesOf } from '../run-file/places.js';
import { readWholeRun } from '../run-file/whole-run.js';
import { setAside } from './document-file.js';

/** What a file has for somebody who goes on whatever it has. */
export type FoundDocument =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'head'; readonly head: Head }
  | {
      readonly kind: 'document';
      readonly document: RunDocument;
      /** Units that cannot be read, each with the reason. */
      readonly malformed: Readonly<Record<string, string>>;
    };

/**
 * Reads the document that a run goes on with. What of it cannot be read is kept beside it, before anything is
 * written over it.
 * @param say gets a sentence for each thing that cannot be read
 */
export function findDocument(file: string, say: (sentence: string) => void): FoundDocument {
  const read = readWholeRun(placesOf(file));
  switch (read.kind) {
    case 'missing':
      return { kind: 'nothing' };
    case 'unreadable':
      moveAway(file, `cannot be read (${read.reason})`, say);
      return { kind: 'nothing' };
    case 'head':
      return read;
    case 'document': {
      const faulty = Object.keys(read.malformed);
      if (faulty.length > 0) copyAside(file, faulty, say);
      return read;
    }
  }
}

/** Moves a file that does not count out of the way of the run that starts over. */
export function moveAway(file: string, why: string, say: (sentence: string) => void): void {
  try {
    say(`${file} ${why}. It is now ${setAside(file, new Date())}, and the run starts over.`);
  } catch (error) {
    say(`${file} ${why}, and could not be moved away (${describeError(error)}). The run starts over.`);
  }
}

function copyAside(file: string, units: readonly string[], say: (sentence: string) => void): void {
  const what = `${plural(units.length, 'step')} of ${file} cannot be read`;
  const copy = `${file}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    fs.copyFileSync(file, copy, fs.constants.COPYFILE_EXCL);
    say(`${what}: ${units.join(', ')}. A copy is ${copy}.`);
  } catch (error) {
    say(`${what} (no copy: ${describeError(error)}).`);
  }
}
