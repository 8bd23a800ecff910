import * as path from 'node:path';
import { InvalidInputError } from '../../engine/errors.js';
import { CHANGES, PARENT_FOLDER, parseGlobs } from '../files/globs.js';

/** The lines of `progress-files`, by the folder that they are relative to. */
export interface ProgressGlobs {
  readonly workspace: readonly string[];
  readonly home: readonly string[];
}

/** The folders that `progress-files` may name files of. */
export interface ProgressRoots {
  readonly workspace: string;
  readonly home: string;
}

/**
 * Sorts the lines of `progress-files`. Lines are relative to the workspace, or begin with `~/`, or are absolute and lead
 * into one of the two. A line with `!` that is relative leaves files out of both.
 * @throws InvalidInputError that names the line
 */
export function parseProgressGlobs(
  input: string,
  roots: ProgressRoots,
  platform: NodeJS.Platform = process.platform,
): ProgressGlobs {
  const globs: { workspace: string[]; home: string[] } = { workspace: [], home: [] };
  for (const line of parseGlobs(input)) {
    const mark = line.startsWith('!') ? '!' : '';
    const pattern = withSlashes(line.slice(mark.length).trim(), platform);
    if (pattern === CHANGES) {
      throw new InvalidInputError(
        `"progress-files" takes globs; "${CHANGES}" is only known to "files".`,
        'Name the files that the step needs to go on, for example "state/**".',
      );
    }
    const { place, rest } = placeOf(pattern, roots, platform);
    if (place === null || rest === '' || PARENT_FOLDER.test(rest)) throw leadsOut(line);
    globs[place].push(mark + rest);
    if (mark !== '' && rest === pattern) globs.home.push(mark + rest);
  }
  const used = (lines: readonly string[]) => (lines.some((line) => !line.startsWith('!')) ? lines : []);
  return { workspace: used(globs.workspace), home: used(globs.home) };
}

function placeOf(
  pattern: string,
  roots: ProgressRoots,
  platform: NodeJS.Platform,
): { place: keyof ProgressGlobs | null; rest: string } {
  if (pattern.startsWith('~/')) return { place: 'home', rest: pattern.slice(2) };
  if (pattern.startsWith('~')) return { place: null, rest: pattern };
  const { isAbsolute } = platform === 'win32' ? path.win32 : path.posix;
  if (!isAbsolute(pattern)) return { place: 'workspace', rest: pattern.replace(/^(?:\.\/)+/, '') };
  for (const place of ['workspace', 'home'] as const) {
    const root = `${withSlashes(roots[place], platform).replace(/\/+$/, '')}/`;
    const fold = (text: string) => (platform === 'win32' ? text.toLowerCase() : text);
    if (root !== '/' && fold(pattern).startsWith(fold(root)))
      return { place, rest: pattern.slice(root.length) };
  }
  return { place: null, rest: pattern };
}

function withSlashes(pattern: string, platform: NodeJS.Platform): string {
  return platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern;
}

function leadsOut(line: string): InvalidInputError {
  return new InvalidInputError(
    `"progress-files" has the pattern "${line}", which leads out of the workspace and the home folder.`,
    'Use patterns relative to the workspace, such as "state/**", or to the home folder, such as "~/.agent/sessions/**".',
  );
}
