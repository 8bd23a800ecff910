import { oneLine } from '../../engine/words.js';

/** Longer texts are cut: a document may hold anything. */
const LONGEST = 200;

/** A text from a document, fit for a line on a terminal. */
export function clean(text: string, longest = LONGEST): string {
  // Cut before it is looked through, which takes its time with megabytes.
  const line = oneLine(text.slice(0, 4 * longest)).trim();
  const characters = [...line];
  const isCut = characters.length > longest || text.length > 4 * longest;
  return isCut ? `${characters.slice(0, longest - 1).join('')}…` : line;
}

/** The same for a value of any form. */
export function cleanValue(value: unknown, longest = LONGEST): string {
  return clean(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), longest);
}

/** A name and, if there are more, how many: `a, b and 7 more`. */
export function cleanList(names: readonly string[], count = names.length, shown = 10): string {
  const first = names.slice(0, shown).map((name) => clean(name, 80));
  const more = count - first.length;
  return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ');
}
