import * as fs from 'node:fs';
import { appendPair } from '../effects/command/append-pair.js';
import { describeError } from '../engine/errors.js';
import { error } from './workflow-commands.js';

/** The runner's file commands: files named by the environment, read when this process has ended. */
type FileCommand = 'GITHUB_OUTPUT' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY';

/** The state by which the post step of the job's first use knows that it is the one that tidies up. */
export const FIRST_USE = 'CHECKPOINT_FIRST_USE';

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

/** The files that could not be written; that is said once for each. */
const refused = new Set<FileCommand>();

function withFile(command: FileCommand, append: (file: string) => void): void {
  const file = process.env[command];
  // Outside a runner there is nobody to tell.
  if (file === undefined || file === '') return;
  try {
    append(file);
  } catch (problem) {
    if (refused.has(command)) return;
    refused.add(command);
    // Not thrown: the work is done and must be recorded all the same.
    error(
      `Later steps will not see what belongs into ${command}, which cannot be written (${describeError(problem)}).`,
    );
  }
}
