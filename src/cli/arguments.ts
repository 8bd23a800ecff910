import { UsageError } from './usage.js';

/**
 * The arguments of a command that are no options, by name.
 * @throws UsageError when there are fewer or more, or one is empty, as from a variable that is not set
 */
export function named<const N extends string>(
  command: string,
  given: readonly string[],
  names: readonly N[],
): Record<N, string> {
  const missing = names.slice(given.length).map((name) => `<${name}>`);
  if (missing.length > 0)
    throw new UsageError(command, `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`);
  const [extra] = given.slice(names.length);
  if (extra !== undefined) throw new UsageError(command, `"${extra}" is one argument too many.`);
  const empty = names.find((_, index) => given[index] === '');
  if (empty !== undefined) throw new UsageError(command, `<${empty}> is empty.`);
  return Object.fromEntries(names.map((name, index) => [name, given[index]])) as Record<N, string>;
}
