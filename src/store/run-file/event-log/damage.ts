import { RefusedError } from '../../../engine/errors.js';

/** A complete line of an event log is not what was written. Nothing is ever cut off for it. */
export class DamagedLogError extends RefusedError {
  /** The first line that does not verify, from 1. */
  readonly line: number;

  constructor(file: string, line: number, why: string) {
    const fix =
      line > 1
        ? `Lines 1 to ${line - 1} are intact. Restore the file from a copy; without one, keep the rest elsewhere, ` +
          'cut it off there, and let "checkpoint rebuild" make the document from what is intact.'
        : 'Restore the file from a copy.';
    super(`${file} is damaged in line ${line}: ${why}. Nothing was changed.`, fix);
    this.line = line;
  }
}
