import { InvalidInputError } from '../../engine/errors.js';
import { git, type Place, parts } from './git.js';

/** One side of a change: git's mode, such as `100755`, and the object. */
export interface Version {
  readonly mode: string;
  readonly oid: string;
}

export interface Change {
  readonly path: string;
  readonly before: Version | null;
  readonly after: Version | null;
}

const NOTHING = '000000';

/**
 * What differs between two trees. A rename is a deletion and an addition.
 * @param excluded globs of files to leave out
 */
export async function changesBetween(
  place: Place,
  before: string,
  after: string,
  excluded: readonly string[] = [],
): Promise<Change[]> {
  if (before === after) return [];
  const raw = ['diff-tree', '-r', '-z', '--no-renames', before, after, '--'];
  const pathspecs = excluded.length === 0 ? [] : [':(top)', ...excluded.flatMap(excluding)];
  const fields = parts(await git(place, [...raw, ...pathspecs]));
  const changes: Change[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [oldMode = '', newMode = '', oldOid = '', newOid = ''] = (fields[at] ?? '').slice(1).split(' ');
    changes.push({
      path: fields[at + 1] ?? '',
      before: oldMode === NOTHING ? null : { mode: oldMode, oid: oldOid },
      after: newMode === NOTHING ? null : { mode: newMode, oid: newOid },
    });
  }
  return changes;
}

/** The empty tree of the repository's own hash. */
export async function emptyTree(place: Place): Promise<string> {
  return (await git(place, ['mktree'])).toString('utf8').trim();
}

/** The tree of a commit; null stands for no commit. */
export async function treeOf(place: Place, commit: string | null): Promise<string> {
  if (commit === null) return emptyTree(place);
  return (await git(place, ['rev-parse', '--verify', `${commit}^{tree}`])).toString('utf8').trim();
}

/** @throws InvalidInputError when an exclusion cannot be used together with `@changes` */
export function checkExclusions(excluded: readonly string[]): void {
  for (const glob of excluded) excluding(glob);
}

/** Git's own globs know no alternatives, so each one becomes a pattern of its own. */
function excluding(glob: string): string[] {
  if (/(?<!\\)[?*+@!]\(/.test(glob)) {
    throw new InvalidInputError(
      `"files" has the exclusion "!${glob}", whose kind does not go with "@changes".`,
      'Use *, **, ?, [a-z] and {a,b} only.',
    );
  }
  return alternatives(glob.replace(/^\.?\//, '').replace(/\/+$/, '')).map(
    (pattern) => `:(top,exclude,glob)${pattern}`,
  );
}

/** `a{b,c}` → `ab`, `ac`. What stands behind a backslash is meant literally. */
function alternatives(glob: string): string[] {
  const found = /^((?:\\.|[^\\{])*)\{((?:\\.|[^\\{}])*,(?:\\.|[^\\{}])*)\}(.*)$/s.exec(glob);
  if (found === null) return [glob];
  const [, start = '', inside = '', rest = ''] = found;
  const choices = inside.match(/(?:\\.|[^\\,])*(?:,|$)/gs)?.map((choice) => choice.replace(/,$/, '')) ?? [];
  // The last match is the empty one at the end.
  return choices.slice(0, -1).flatMap((choice) => alternatives(`${start}${choice}${rest}`));
}
