import { blockedSince } from '../../engine/run-document/unit-transition.js';
import { describeCycle } from '../../engine/run-document/waiting-graph.js';
import type { Unit } from '../../engine/schema.js';
import type { Outlook } from '../../engine/status/outlook.js';
import { type Several, SHOWN } from '../../engine/status/several.js';
import type { Tally } from '../../engine/status/tally.js';
import { lasting, since } from './ages.js';
import { clean, cleanList } from './clean.js';
import type { Paint } from './paint.js';
import { type Line, lineIf, type RunPicture } from './picture.js';

const BAR_WIDTH = 20;

/** The units: how far they are, and what each of those that are not done is waiting for. */
export function unitLines(
  { malformed, now }: RunPicture,
  tally: Tally,
  next: Outlook,
  paint: Paint,
): readonly Line[] {
  if (tally.total === 0) return [['Units', 'none']];
  const { ready, waiting, missing, cycles } = next;
  return [
    ['Units', `${bar(tally.done, tally.total, paint)} ${tally.done}/${tally.total}`],
    ...groupLines('In flight', tally.inFlight, (unit) => inFlight(unit, now)),
    ...groupLines(
      'Blocked',
      tally.blocked,
      (unit) => blocked(unit, now),
      (text) => paint('yellow', text),
    ),
    ...lineIf('Ready', cleanList(ready.first, ready.count)),
    ...lineIf('Waiting', cleanList(waiting.first.map(waits), waiting.count)),
    ...groupLines('Reconciled', tally.reconciled, (unit) => clean(unit.note ?? '')),
    ...listed('Cycle', cycles, withoutWord, paint),
    ...listed(
      'Missing',
      missing,
      ([id, others]) => `${clean(id)} depends on ${cleanList(others)}: not there`,
      paint,
    ),
    ...listed('Malformed', allOf(malformed), ([id, reason]) => `${clean(id)}: ${clean(reason)}`, paint),
  ];
}

function bar(done: number, total: number, paint: Paint): string {
  // Rounded down: a bar that is full says that all are done.
  const full = Math.floor((done / total) * BAR_WIDTH);
  return `${paint('green', '█'.repeat(full))}${paint('dim', '░'.repeat(BAR_WIDTH - full))}`;
}

function groupLines(
  label: string,
  group: Several<readonly [string, Unit]>,
  tell: (unit: Unit) => string,
  mark: (text: string) => string = (text) => text,
): readonly Line[] {
  const lines = group.first.map(([id, unit], index): Line => {
    const text = [mark(clean(id)), tell(unit)].filter((part) => part !== '').join('  ');
    return [index === 0 ? label : '', text];
  });
  const more = group.count - lines.length;
  return more > 0 ? [...lines, ['', `and ${more} more`]] : lines;
}

function inFlight(unit: Unit, now: number): string {
  const { interrupted } = unit;
  if (interrupted) return `interrupted ${since(interrupted.at, now)}: ${clean(interrupted.reason)}`;
  return lasting(unit.startedAt ?? unit.updatedAt, now);
}

function blocked(unit: Unit, now: number): string {
  const note = clean(unit.note ?? '');
  const time = lasting(blockedSince(unit), now);
  return time === '' ? note : `${note} (${time})`.trim();
}

function waits([id, root]: readonly [string, string]): string {
  return `${clean(id, 80)} (for ${clean(root, 80)})`;
}

function withoutWord(cycle: readonly string[]): string {
  return clean(describeCycle(cycle), 1000).replace(/^cycle: /, '');
}

function allOf(faulty: Readonly<Record<string, string>>): Several<readonly [string, string]> {
  const all = Object.entries(faulty);
  return { count: all.length, first: all.slice(0, SHOWN) };
}

/** What nobody gets past until the document is changed. */
function listed<T>(
  label: string,
  { count, first }: Several<T>,
  tell: (one: T) => string,
  paint: Paint,
): readonly Line[] {
  const lines = first.map((one): Line => [label, paint('red', tell(one))]);
  const more = count - first.length;
  return more > 0 ? [...lines, ['', `and ${more} more`]] : lines;
}
