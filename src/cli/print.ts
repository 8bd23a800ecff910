import { STDOUT, writeOutput } from '../effects/output.js';
import { CheckpointError } from '../engine/errors.js';
import { printableJson } from '../engine/hidden-characters.js';
import { fixForFileFault } from '../store/errors.js';

/**
 * A result, as it is, to standard output; the last thing that a command does. A reader that has seen enough (`| head`)
 * does not make it fail.
 * @throws OutputError: half an answer must not pass for a whole one
 */
export function printText(text: string | Uint8Array): void {
  const fault = writeOutput(STDOUT, text);
  if (fault !== null) throw new OutputError(fault);
}

/** The answer could not be given. */
class OutputError extends CheckpointError {
  constructor(code: string) {
    const message = `The answer could not be written to standard output: ${code}.`;
    super(message, `What was to be recorded is recorded. ${fixForFileFault(code)}`);
  }
}

/** A result for programs: JSON on one line, which a terminal can show as well. */
export function printJson(value: unknown): void {
  printText(`${printableJson(value)}\n`);
}

/** A result for people and shells: one line each. */
export function printLines(lines: readonly string[]): void {
  printText(lines.map((line) => `${line}\n`).join(''));
}
