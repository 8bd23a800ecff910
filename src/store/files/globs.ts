import { CHANGES } from '../../engine/globs.js';

export { CHANGES, PARENT_FOLDER, parseGlobs } from '../../engine/globs.js';

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
