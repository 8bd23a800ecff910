import { describeError } from '../engine/errors.js';
import { isOver } from '../engine/status/standing.js';
import { archiveRun, removeArchivedLogs } from './archive-run.js';
import { lookAtRun } from './look-at-run.js';
import { type SeenRun, surveyRuns } from './survey.js';

export interface Collected {
  /** What was moved into the archive. */
  readonly archived: readonly { readonly run: SeenRun; readonly to: string }[];
  /** How many runs are not over, or not old enough. */
  readonly kept: number;
  /** What nobody can say whether it is over, and why. It is where it was. */
  readonly left: readonly { readonly file: string; readonly reason: string }[];
  /** What could not be moved, and why. */
  readonly failed: readonly { readonly file: string; readonly reason: string }[];
}

/**
 * Moves the runs of a folder that are over, and were so for a while, into its archive.
 * @param before in ms since the epoch: what was updated later stays
 */
export async function collectRuns(folder: string, before: number): Promise<Collected> {
  const { rows, replacements } = await surveyRuns([folder]);
  const archived: Collected['archived'][number][] = [];
  const left: Collected['left'][number][] = [];
  const failed: Collected['failed'][number][] = [];
  let kept = 0;
  for (const row of rows) {
    const { file } = row;
    if (row.kind === 'unreadable') {
      left.push({ file, reason: row.reason });
      continue;
    }
    const replacedBy = replacements.get(row.document.id) ?? null;
    const isCollectable = (run: SeenRun['document']) =>
      isOver(run, replacedBy) && Date.parse(run.updatedAt ?? '') < before;
    if (!isCollectable(row.document)) {
      kept += 1;
      continue;
    }
    try {
      const to = await archiveIf(file, isCollectable);
      if (to === null) kept += 1;
      else archived.push({ run: row, to });
    } catch (error) {
      failed.push({ file, reason: describeError(error) });
    }
  }
  removeArchivedLogs(folder);
  return { archived, kept, left, failed };
}

/** Looks once more before it moves anything: somebody may have gone on with the run. */
async function archiveIf(
  file: string,
  isCollectable: (run: SeenRun['document']) => boolean,
): Promise<string | null> {
  const look = await lookAtRun(file);
  return look.kind === 'run' && isCollectable(look.view.document()) ? archiveRun(file) : null;
}
