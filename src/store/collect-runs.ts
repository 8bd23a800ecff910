import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../engine/errors.js';
import type { RunDocument } from '../engine/schema.js';
import { isOver } from '../engine/status/standing.js';
import { archiveRun, leftovers, removeLeftovers } from './archive-run.js';
import type { HeldLock } from './lock/held-lock.js';
import { takeLock } from './lock/lock.js';
import { LockedError } from './lock/lock-error.js';
import { lookAtRun } from './look-at-run.js';
import { putOutOfReach } from './run-file/out-of-reach.js';
import { placesOf } from './run-file/places.js';
import type { ViewOptions } from './run-file/run-file.js';
import { type SeenRun, surveyRuns } from './survey.js';

interface Untouched {
  readonly file: string;
  readonly reason: string;
}

export interface Collected {
  /** What was moved into the archive. */
  readonly archived: readonly { readonly run: SeenRun; readonly to: string }[];
  /** How many runs are not over, or not old enough. */
  readonly kept: number;
  /** What nobody can say whether it is over, or what somebody is just changing. */
  readonly left: readonly Untouched[];
  /** What could not be moved. */
  readonly failed: readonly Untouched[];
}

/** A run that is over and that somebody holds longer than this is left to them. */
const WAIT_MS = 2000;

/**
 * Moves the runs of a folder that are over, and were so for a while, into its archive.
 * @param before in ms since the epoch: what was updated later stays
 * @param options how an event log is verified before it is moved
 * @throws StoreError when the folder cannot be read
 */
export async function collectRuns(
  folder: string,
  before: number,
  options: ViewOptions = { verifyAll: true },
): Promise<Collected> {
  const { rows, replacements, closed } = await surveyRuns([folder]);
  for (const { error } of closed) throw error;
  const archived: Collected['archived'][number][] = [];
  const left: Untouched[] = [];
  const failed: Untouched[] = [];
  let kept = 0;
  for (const row of rows) {
    const { file } = row;
    if (row.kind === 'unreadable') {
      left.push({ file, reason: row.reason });
      continue;
    }
    const isDue = (run: RunDocument) =>
      isOver(run, replacements.get(run.id) ?? null) && Date.parse(run.updatedAt ?? '') < before;
    if (!isDue(row.document)) {
      kept += 1;
      continue;
    }
    // Somebody else may just be moving it.
    if (fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
      left.push({ file, reason: 'it is a link to a document elsewhere' });
      continue;
    }
    try {
      const { to, reason } = await locked(file, (lock) => archiveIfDue(file, { isDue, lock, options }));
      if (reason !== null) left.push({ file, reason });
      else if (to === null) kept += 1;
      else {
        archived.push({ run: row, to });
        left.push(...strandedLinks(row));
      }
    } catch (error) {
      (error instanceof LockedError ? left : failed).push({ file, reason: describeError(error) });
    }
  }
  for (const file of leftovers(folder)) {
    try {
      await locked(file, async (lock) => removeLeftovers(file, lock));
    } catch (error) {
      if (!(error instanceof LockedError)) failed.push({ file, reason: describeError(error) });
    }
  }
  return { archived, kept, left, failed };
}

async function locked<T>(file: string, work: (lock: HeldLock) => Promise<T>): Promise<T> {
  const places = placesOf(file);
  const lock = await takeLock(places.lock, { what: file, waitMs: WAIT_MS });
  try {
    putOutOfReach(places, lock);
    return await work(lock);
  } finally {
    if (fs.existsSync(file)) lock.release();
    else lock.retire();
  }
}

/** Links beside a document that has just been moved. */
function strandedLinks({ file, aliases }: SeenRun): Untouched[] {
  return aliases
    .filter((alias) => fs.lstatSync(alias, { throwIfNoEntry: false })?.isSymbolicLink())
    .map((alias) => ({ file: alias, reason: `it is a link to ${path.basename(file)}, which was archived` }));
}

interface Attempt {
  readonly isDue: (run: RunDocument) => boolean;
  readonly lock: HeldLock;
  readonly options: ViewOptions;
}

/**
 * Looks once more before it moves anything: somebody may have gone on with the run, and what is damaged is nothing to put
 * away.
 * @returns where it is now, or why it is left alone; neither when it is not due
 */
async function archiveIfDue(
  file: string,
  { isDue, lock, options }: Attempt,
): Promise<{ readonly to: string | null; readonly reason: string | null }> {
  const look = await lookAtRun(file, options);
  if (look.kind === 'unreadable') return { to: null, reason: look.reason };
  if (look.kind !== 'run' || !isDue(look.view.document())) return { to: null, reason: null };
  return { to: archiveRun(file, () => lock.check(true)), reason: null };
}
