import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';

/**
 * Appends a name and its value to a file command such as `GITHUB_OUTPUT`, in the form with a delimiter that nobody
 * can guess, so that a value cannot end it early.
 */
export function appendPair(file: string, name: string, value: string): void {
  const delimiter = `checkpoint_${randomUUID()}`;
  fs.appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}
