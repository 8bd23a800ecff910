import * as fs from 'node:fs';
import { appendPair } from '../effects/command/append-pair.js';

/** The runner's file commands: files named by the environment, read when this process has ended. */
type FileCommand = 'GITHUB_OUTPUT' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY';

/** Sets an output of this step. */
export function setOutput(name: string, value: string): void {
  withFile('GITHUB_OUTPUT', (file) => appendPair(file, name, value));
}

/** Keeps a value for this step's post stage, where it is the variable `STATE_<name>`. */
export function saveState(name: string, value: string): void {
  withFile('GITHUB_STATE', (file) => appendPair(file, name, value));
}

export function appendSummary(markdown: string): void {
  withFile('GITHUB_STEP_SUMMARY', (file) => fs.appendFileSync(file, markdown));
}

function withFile(command: FileCommand, append: (file: string) => void): void {
  const file = process.env[command];
  // Outside a runner there is nobody to tell.
  if (file !== undefined && file !== '') append(file);
}
