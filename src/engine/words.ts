import { HIDDEN } from './hidden-characters.js';

/** A length of time for people: `340 ms`, `41 s`, `3 min 20 s`, `2 h 5 min`. Takes milliseconds. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** A number of bytes for people: `512 B`, `12 KiB`, `3.4 MiB`. */
export function bytes(count: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB'];
  let value = count;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

/** `1 file`, `3 files`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** How long ago something was, short: `just now`, `40s ago`, `3m ago`, `2h ago`, `5d ago`. Takes milliseconds. */
export function ago(ms: number): string {
  return ms < 1000 ? 'just now' : `${span(ms)} ago`;
}

/** A length of time in one short word, rounded down: `40s`, `3m`, `2h`, `5d`. Takes milliseconds. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds}s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)}h`;
  return `${Math.floor(seconds / 86_400)}d`;
}

const HIDDEN_RUN = new RegExp(`[${HIDDEN}]+`, 'gu');

/** Text in which a runner finds no workflow command. Commands of the older form count anywhere in a line. */
export function noCommand(text: string): string {
  return text.replaceAll('##[', '# #[');
}

/** Text from elsewhere as one line for a log or terminal: without line ends and characters that are not shown. */
export function oneLine(text: string): string {
  return text.replace(HIDDEN_RUN, ' ');
}
