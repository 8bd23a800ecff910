import type { Standing } from '../../engine/status/schema.js';
import { standing } from '../../engine/status/standing.js';
import { plural } from '../../engine/words.js';
import { runName } from '../../store/runs-folder.js';
import { type Row, type Survey, writtenAt } from '../../store/survey.js';
import { workerOf } from '../../store/worker.js';
import { since } from './ages.js';
import { badgeOf } from './badge.js';
import { clean } from './clean.js';
import { nearName } from './near-name.js';
import type { Colour, Paint } from './paint.js';

export interface ListedRun {
  readonly row: Row;
  /** What it is called when it cannot be read. */
  readonly name: string;
  /** Null for what cannot be read. */
  readonly standing: Standing | null;
}

/** Where each run stands; behind them, folders that cannot be read. */
export function listRuns({ rows, replacements, closed }: Survey): ListedRun[] {
  const runs = rows.map((row) => {
    const name = runName(row.file);
    if (row.kind === 'unreadable') return { row, name, standing: null };
    const replacedBy = replacements.get(row.document.id) ?? null;
    return { row, name, standing: standing(row.document, { worker: workerOf(row.file), replacedBy }) };
  });
  const folders = closed.map(({ folder, error }): ListedRun => {
    const row = {
      kind: 'unreadable',
      file: folder,
      aliases: [],
      changedAt: writtenAt(folder),
      reason: error.message,
    } as const;
    return { row, name: nearName(folder), standing: null };
  });
  return [...runs, ...folders];
}

/** For programs: enough to decide which run to look at. */
export function listedJson({ row, name, standing: where }: ListedRun): object {
  if (row.kind === 'unreadable') return { id: name, file: row.file, unreadable: row.reason };
  const { document, file, done, total, malformed } = row;
  return {
    id: document.id,
    file,
    task: document.task ?? null,
    status: document.status,
    state: where?.state,
    worker: where?.worker,
    next_action: where?.next_action,
    done,
    total,
    malformed,
    updatedAt: document.updatedAt ?? null,
  };
}

/** No column but the last pushes the others out of sight. */
const WIDEST = 40;

/** One line a run, its age last. */
export function listText(runs: readonly ListedRun[], paint: Paint): string {
  const now = Date.now();
  const lines = runs.map((run) => cellsOf(run, now));
  const width = (column: 'badge' | 'id' | 'progress' | 'subject') =>
    Math.min(WIDEST, Math.max(...lines.map((line) => line[column].length)));
  const [badge, id, progress, subject] = [width('badge'), width('id'), width('progress'), width('subject')];
  return lines
    .map((line) =>
      [
        paint(line.colour, `● ${line.badge.padEnd(badge)}`),
        paint('bold', line.id.padEnd(id)),
        line.progress.padEnd(progress),
        line.subject.padEnd(subject),
        `${line.age}\n`,
      ].join('  '),
    )
    .join('');
}

interface Cells {
  readonly colour: Colour;
  readonly badge: string;
  readonly id: string;
  readonly progress: string;
  readonly subject: string;
  readonly age: string;
}

function cellsOf({ row, name, standing: where }: ListedRun, now: number): Cells {
  const age = since(row.changedAt === 0 ? undefined : row.changedAt, now);
  if (row.kind === 'unreadable' || where === null) {
    const reason = row.kind === 'unreadable' ? clean(row.reason) : '';
    const id = clean(name, 80);
    return { colour: 'red', badge: 'unreadable', id, progress: '-', subject: reason, age };
  }
  const { colour, text } = badgeOf(row.document, where);
  const faulty = row.malformed > 0 ? ` (${plural(row.malformed, 'malformed unit')})` : '';
  return {
    colour,
    badge: text,
    id: clean(row.document.id, 80),
    progress: `${row.done}/${row.total}`,
    subject: `${clean(row.document.task ?? '', 60)}${faulty}`,
    age,
  };
}
