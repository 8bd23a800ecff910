import { HIDDEN } from './hidden-characters.js';

/** What needs no quotes, wherever it stands on the command line of a POSIX shell. */
const PLAIN = /^[A-Za-z0-9_./:@%+,-]+$/;

/** A substitution drops line ends at its end, so the character after them is taken along. */
const HIDDEN_RUN = new RegExp(`[${HIDDEN}]+(?:(?<=\\n)[^${HIDDEN}])?`, 'gu');

/** A command line for a POSIX shell: it reads exactly these words, and a terminal that shows it does nothing else. */
export function shellLine(words: readonly string[]): string {
  return words.map(shellWord).join(' ');
}

function shellWord(word: string): string {
  if (PLAIN.test(word)) return word;
  let line = '';
  let end = 0;
  for (const { 0: run, index } of word.matchAll(HIDDEN_RUN)) {
    line += quoted(word.slice(end, index)) + spelledOut(run);
    end = index + run.length;
  }
  line += quoted(word.slice(end));
  return line === '' ? "''" : line;
}

function quoted(text: string): string {
  return text === '' ? '' : `'${text.replaceAll("'", "'\\''")}'`;
}

function spelledOut(run: string): string {
  const text = run.replace(/\n+$/, '');
  const lineEnds = quoted(run.slice(text.length));
  if (text === '') return lineEnds;
  const octal = [...new TextEncoder().encode(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`);
  return `"$(printf '${octal.join('')}')"${lineEnds}`;
}
