import { UsageError } from './usage.js';

/**
 * The arguments of a command that are no options, by name.
 * @throws UsageError when there are fewer or more
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
  return Object.fromEntries(names.map((name, index) => [name, given[index]])) as Record<N, string>;
}
