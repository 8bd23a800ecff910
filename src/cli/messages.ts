import { STDERR, writeOutput } from '../effects/output.js';
import { CheckpointError, describeError } from '../engine/errors.js';
import { noCommand, oneLine } from '../engine/words.js';

/**
 * Tells the person at the terminal something, on one line of standard error: standard output is for results. A terminal
 * obeys nothing in it, wherever its parts come from.
 */
export function say(message: string): void {
  writeOutput(STDERR, `checkpoint: ${noCommand(oneLine(message))}\n`);
}

/** An error, and what to do about it. */
export function sayError(error: unknown): void {
  if (isFolderGone(error)) {
    say('The current folder does not exist any more. Change into one that does, and try again.');
    return;
  }
  const fix = error instanceof CheckpointError && error.fix !== '' ? ` ${error.fix}` : '';
  say(`${describeError(error)}${fix}`);
}

/** Node asks where it is as soon as somebody names a file, and says that in words of its own. */
function isFolderGone(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return false;
  const { syscall, cause } = error as { readonly syscall?: unknown; readonly cause?: unknown };
  return syscall === 'uv_cwd' || isFolderGone(cause);
}
