import { STDOUT, writeOutput } from '../effects/output.js';
import { printableJson } from '../engine/hidden-characters.js';

/** A result, as it is, to standard output. A reader that has seen enough (`| head`) does not end the work. */
export function printText(text: string | Uint8Array): void {
  writeOutput(STDOUT, text);
}

/** A result for programs: JSON on one line, which a terminal can show as well. */
export function printJson(value: unknown): void {
  printText(`${printableJson(value)}\n`);
}

/** A result for people and shells: one line each. */
export function printLines(lines: readonly string[]): void {
  printText(lines.map((line) => `${line}\n`).join(''));
}
