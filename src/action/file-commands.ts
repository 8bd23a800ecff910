import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';

/** The runner's file commands: files named by the environment, read when this process has ended. */
type FileCommand = 'GITHUB_OUTPUT' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY';

/** Sets an output of this step. */
export function setOutput(name: string, value: string): void {
  append('GITHUB_OUTPUT', pair(name, value));
}

/** Keeps a value for this step's post stage, where it is the variable `STATE_<name>`. */
export function saveState(name: string, value: string): void {
  append('GITHUB_STATE', pair(name, value));
}

export function appendSummary(markdown: string): void {
  append('GITHUB_STEP_SUMMARY', markdown);
}

/** The form with a delimiter that nobody can guess, so that a value cannot end it early. */
function pair(name: string, value: string): string {
  const delimiter = `checkpoint_${randomUUID()}`;
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}

function append(command: FileCommand, text: string): void {
  const file = process.env[command];
  // Outside a runner there is nobody to tell.
  if (file !== undefined && file !== '') fs.appendFileSync(file, text);
}
