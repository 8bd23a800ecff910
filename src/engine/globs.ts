/** Globs, one a line; a line with `!` in front leaves files out again. */
export function parseGlobs(input: string): string[] {
  return input
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The line that stands for everything that the step changed in the workspace's git checkout. */
export const CHANGES = '@changes';

/** `..` as a part of a path, also as one of several alternatives. */
export const PARENT_FOLDER = /(?:^|[/{,(|])\.\.(?:[/},)|]|$)/;

/** Where a path is absolute, or begins in a home folder. */
const ELSEWHERE = /^(?:[~/]|[A-Za-z]:[\\/])/;

/** Why a line cannot be one of the files that `checkpoint run` keeps, for a sentence about it; null when it can. */
export function globFault(line: string): string | null {
  if (line === CHANGES) return 'is only known to the Action';
  const bare = line.replace(/^!/, '');
  return ELSEWHERE.test(bare) || PARENT_FOLDER.test(bare) ? 'leads out of the workspace' : null;
}
