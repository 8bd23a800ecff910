import * as fs from 'node:fs';

/**
 * Appends a name and its value to a file command such as `GITHUB_OUTPUT`, in the form with a delimiter, which does
 * not occur in the value, so that a value cannot end it early.
 */
export function appendPair(file: string, name: string, value: string): void {
  let delimiter = 'checkpoint_end';
  while (value.includes(delimiter)) delimiter += '_';
  fs.appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}
