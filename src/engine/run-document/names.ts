import { InvalidInputError } from '../errors.js';
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

/**
 * A list as it is given on a command line: `a,b,c`. Spaces around a name do not count, nor do repetitions.
 * @throws InvalidInputError when one of them is no name
 */
export function readNames(what: string, list: string): string[] {
  const names = splitNames(list);
  for (const name of names) checkGivenName(what, name);
  return names;
}

/** The same for names that are looked up: documents that others wrote have some that we would not give. */
export function splitNames(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
