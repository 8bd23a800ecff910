/** Globs, one a line; a line with `!` in front leaves files out again. */
export function parseGlobs(input: string): string[] {
  return input
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
