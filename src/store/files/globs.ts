/** Globs, one a line; a line with `!` in front leaves files out again. */
export function parseGlobs(input: string): string[] {
  return input
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The line that stands for everything that the step changed in the workspace's git checkout. */
export const CHANGES = '@changes';

/** The lines of `files`, sorted by what they mean. */
export interface Patterns {
  /** Globs to look for, with the exclusions; empty when nothing is to be looked for. */
  readonly globs: readonly string[];
  readonly changes: boolean;
  /** The exclusions alone, without `!`. */
  readonly excluded: readonly string[];
}

export function sortPatterns(lines: readonly string[]): Patterns {
  const globs = lines.filter((line) => line !== CHANGES);
  const excluded = globs.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  return {
    globs: excluded.length < globs.length ? globs : [],
    changes: lines.includes(CHANGES),
    excluded,
  };
}

/** `..` as a part of a path, also as one of several alternatives. */
export const PARENT_FOLDER = /(?:^|[/{,(|])\.\.(?:[/},)|]|$)/;
