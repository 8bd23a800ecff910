import type { Unit, Withheld } from './schema.js';
import { bytes, plural } from './words.js';

/** What the record of a done step holds, in words: `2 outputs, 3 files (12 KiB)`. Empty when it holds nothing. */
export function describeKept(unit: Unit | undefined): string {
  if (unit?.status !== 'done') return '';
  const outputs = Object.keys(unit.outputs ?? {}).length;
  const files = (unit.files ?? []).filter((file) => !file.deleted);
  const deleted = (unit.files ?? []).length - files.length;
  const commits = unit.git?.commits ?? 0;
  const parts = [
    ...(outputs > 0 ? [plural(outputs, 'output')] : []),
    ...(files.length > 0
      ? [`${plural(files.length, 'file')} (${bytes(files.reduce((sum, file) => sum + file.size, 0))})`]
      : []),
    ...(deleted > 0 ? [`${deleted} deleted`] : []),
    ...(commits > 0 ? [plural(commits, 'commit')] : []),
    ...(unit.withheld && unit.withheld.length > 0 ? [`${unit.withheld.length} withheld`] : []),
  ];
  return parts.join(', ');
}

/** What was not stored and why, the first ten. The names, never the values. */
export function describeWithheld(withheld: readonly Withheld[]): string {
  const shown = withheld.slice(0, 10).map(({ kind, name, reason }) => `${kind} "${name}": ${reason}`);
  const more = withheld.length > 10 ? `; and ${withheld.length - 10} more` : '';
  return `${shown.join('; ')}${more}`;
}
