import { entry } from '../../engine/record.js';
import { describeCycle } from '../../engine/run-document/waiting-graph.js';
import type { Unit } from '../../engine/schema.js';
import { type Group, SHOWN } from '../../engine/status/tally.js';
import { plural } from '../../engine/words.js';
import { lasting, since } from './ages.js';
import { clean, cleanList } from './clean.js';
import type { Paint } from './paint.js';
import { type Line, lineIf, type RunPicture } from './picture.js';

const BAR_WIDTH = 20;

/** The units: how far they are, and what each of those that are not done is waiting for. */
export function unitLines(picture: RunPicture, paint: Paint): readonly Line[] {
  const { tally, now } = picture;
  if (tally.total === 0) return [['Units', 'none']];
  return [
    ['Units', `${bar(tally.done, tally.total, paint)} ${tally.done}/${tally.total}`],
    ...groupLines('In flight', tally.inFlight, (unit) => inFlight(unit, now)),
    ...groupLines(
      'Blocked',
      tally.blocked,
      (unit) => blocked(unit, now),
      (text) => paint('yellow', text),
    ),
    ...waitingLines(picture),
    ...groupLines('Reconciled', tally.reconciled, (unit) => clean(unit.note ?? '')),
    ...obstacleLines(picture, paint),
  ];
}

function bar(done: number, total: number, paint: Paint): string {
  // Rounded down: a bar that is full says that all are done.
  const full = Math.floor((done / total) * BAR_WIDTH);
  return `${paint('green', '█'.repeat(full))}${paint('dim', '░'.repeat(BAR_WIDTH - full))}`;
}

function groupLines(
  label: string,
  group: Group,
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
  const time = lasting(unit.updatedAt, now);
  return time === '' ? note : `${note} (${time})`.trim();
}

/** What has not begun: what can be begun now, and what has to wait, each with the unit it waits for. */
function waitingLines({ document, plan }: RunPicture): readonly Line[] {
  const ready: string[] = [];
  let count = 0;
  for (const id of plan.set.eligible) {
    const status = entry(document.units, id)?.status;
    if (status !== 'pending' && status !== 'dep_blocked') continue;
    count += 1;
    if (ready.length < SHOWN) ready.push(id);
  }
  const waiting: string[] = [];
  let waitingCount = 0;
  for (const id in plan.set.dep_blocked) {
    if (!Object.hasOwn(document.units, id)) continue;
    waitingCount += 1;
    if (waiting.length < SHOWN)
      waiting.push(`${clean(id, 80)} (for ${clean(plan.set.dep_blocked[id] ?? '', 80)})`);
  }
  return [
    ...lineIf('Ready', cleanList(ready, count)),
    ...lineIf('Waiting', cleanList(waiting, waitingCount)),
  ];
}

/** What nobody gets past until the document is changed. */
function obstacleLines({ plan, malformed, tally }: RunPicture, paint: Paint): readonly Line[] {
  const { cycles, unknown } = plan.obstacles;
  const missing = Object.entries(unknown);
  const faulty = Object.entries(malformed);
  const red = ([label, text]: Line): Line => [label, paint('red', text)];
  return [
    ...cycles
      .slice(0, SHOWN)
      .map((cycle): Line => ['Cycle', clean(describeCycle(cycle), 1000).replace(/^cycle: /, '')]),
    ...(cycles.length > SHOWN ? [['', `and ${cycles.length - SHOWN} more`] as const] : []),
    ...missing
      .slice(0, SHOWN)
      .map(([id, others]): Line => ['Missing', `${clean(id)} depends on ${cleanList(others)}: not there`]),
    ...(missing.length > SHOWN ? [['', `and ${missing.length - SHOWN} more`] as const] : []),
    ...faulty.slice(0, SHOWN).map(([id, reason]): Line => ['Malformed', `${clean(id)}: ${clean(reason)}`]),
    ...(faulty.length > SHOWN ? [['', `and ${plural(tally.malformed - SHOWN, 'more unit')}`] as const] : []),
  ].map(red);
}
