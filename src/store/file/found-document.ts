import * as fs from 'node:fs';
import { describeError } from '../../engine/errors.js';
import type { Head, RunDocument } from '../../engine/schema.js';
import { withUnreadableUnits } from '../../engine/unreadable-units.js';
import { plural } from '../../engine/words.js';
import { placesOf } from '../run-file/places.js';
import { readWholeRun } from '../run-file/whole-run.js';
import { refuseNoFile, setAside } from './document-file.js';

const START_OVER = 'the run starts over';

/** What a file has for somebody who goes on whatever it has. */
export type FoundDocument =
  | {
      readonly kind: 'nothing';
      /** What could not be read, wherever it is now; undefined when there was nothing at all. */
      readonly unread?: string;
    }
  | { readonly kind: 'head'; readonly head: Head }
  | {
      readonly kind: 'document';
      /** With what is known of the units that cannot be read. */
      readonly document: RunDocument;
      /** Units that cannot be read, each with the reason. */
      readonly malformed: Readonly<Record<string, string>>;
    };

/** What is done about a document that is missing or cannot be read. */
export interface Recovery {
  /** Makes it whole again, if that can be done. Returns whether it is. */
  readonly restore: () => boolean;
  /** What happens otherwise. */
  readonly otherwise: string;
}

/**
 * Reads the document that a run goes on with. What of it cannot be read is kept beside it, before anything is
 * written over it.
 * @param say gets a sentence for each thing that cannot be read
 * @throws StoreError for what is no file
 */
export function findDocument(
  file: string,
  say: (sentence: string) => void,
  { restore, otherwise }: Recovery = { restore: () => false, otherwise: START_OVER },
): FoundDocument {
  refuseNoFile(file);
  const places = placesOf(file);
  let read = readWholeRun(places);
  if ((read.kind === 'missing' || read.kind === 'unreadable') && restore()) read = readWholeRun(places);
  switch (read.kind) {
    case 'missing':
      return { kind: 'nothing' };
    case 'unreadable':
      return { kind: 'nothing', unread: moveAway(file, `cannot be read (${read.reason})`, say, otherwise) };
    case 'head':
      return read;
    case 'document': {
      const faulty = Object.keys(read.malformed);
      if (faulty.length > 0) copyAside(file, faulty, say);
      return { ...read, document: withUnreadableUnits(read.document, read.malformed) };
    }
  }
}

/**
 * Moves a file that does not count out of the way of the run that goes on without it. Returns where it is now.
 * @param then what happens next
 */
export function moveAway(
  file: string,
  why: string,
  say: (sentence: string) => void,
  then: string = START_OVER,
): string {
  try {
    const aside = setAside(file, new Date());
    say(`${file} ${why}. It is now ${aside}, and ${then}.`);
    return aside;
  } catch (error) {
    const sentence = `${then.charAt(0).toUpperCase()}${then.slice(1)}`;
    say(`${file} ${why}, and could not be moved away (${describeError(error)}). ${sentence}.`);
    return file;
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
