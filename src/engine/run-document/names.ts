import { CheckpointError, InvalidInputError } from '../errors.js';
import { checkName } from './operations.js';

/** Ids are written in lists, on command lines and in commit trailers, where these would end them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const ENDS_A_NAME = /[\s,\u0000-\u001f\u007f]/u;

/**
 * Checks an id or name that somebody gives: of a unit, a phase, an item or a run.
 * @param what what it names, in words: `unit`
 * @throws InvalidInputError
 */
export function checkGivenName(what: string, name: string): void {
  if (name === '') throw new InvalidInputError(`The ${what} has no name.`, 'Give it one.');
  if (ENDS_A_NAME.test(name)) {
    throw new InvalidInputError(
      `The ${what} name ${JSON.stringify(name)} has spaces, commas or control characters.`,
      'Use letters, digits, "-", "_", "." and the like.',
    );
  }
  checkName(name);
}

/** Whether something new may be called this; see {@link checkGivenName}. */
export function isGivenName(name: string): boolean {
  return name !== '' && !ENDS_A_NAME.test(name) && isPathName(name);
}

/** Whether an operation can lead to something of this name. */
export function isPathName(name: string): boolean {
  try {
    checkName(name);
    return true;
  } catch (error) {
    if (error instanceof CheckpointError) return false;
    throw error;
  }
}

/**
 * A list as it is given on a command line: `a,b,c`. Spaces around a name do not count, nor do repetitions.
 * @throws InvalidInputError when one of them is no name
 */
export function readNames(what: string, list: string): string[] {
  const names = splitNames(list);
  for (const name of names) checkGivenName(what, name);
  return names;
}

/**
 * The names that a list means which are looked up in a document. Others may have given names with commas: then the list
 * as a whole is one of them.
 * @param isThere whether a name is one that may be meant
 * @throws InvalidInputError when the list can be understood both ways
 */
export function namesMeant(list: string, isThere: (name: string) => boolean): string[] {
  const names = splitNames(list);
  if ((names.length === 1 && names[0] === list) || !isThere(list)) return names;
  if (names.length === 0 || !names.every(isThere)) return [list];
  throw new InvalidInputError(
    `${JSON.stringify(list)} is one name, and a list of others as well: ${names.join(', ')}.`,
    'Give the others one by one, in a command each.',
  );
}

/** The parts of a list, whatever they are. */
function splitNames(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
