import type { ParsedOutput } from './github-output.js';

export interface CommandEnd {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Why a command does not count as done, in words that can be stored; null when it does. */
export function failureOf(end: CommandEnd, output: ParsedOutput): string | null {
  if (end.signal !== null) return `it was ended by ${end.signal}`;
  if (end.exitCode !== 0) return `exit code ${end.exitCode}`;
  return output.error === null ? null : `it wrote a GITHUB_OUTPUT that the runner rejects: ${output.error}`;
}
