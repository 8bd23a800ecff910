import type { Payload, Progress, Unit } from './schema.js';
import { isStale } from './staleness.js';
import { bytes, duration, plural } from './words.js';

/** Stands for no progress, so that no older progress comes back from another document. */
export function noProgress(attempt: number, sequence: number, at: string): Progress {
  return { attempt, sequence, at, payload: null, files: [] };
}

/**
 * The progress that a unit has when it starts: what there was before, or the note that it does not count any more.
 * @param sequence the number that the unit's new record gets
 */
export function progressAtStart(
  before: Unit | undefined,
  {
    afresh = false,
    attempt,
    at,
  }: { readonly afresh?: boolean; readonly attempt: number; readonly at: string },
  sequence: number,
): Pick<Unit, 'progress'> {
  if (!afresh && before?.status !== 'done') {
    return before?.progress === undefined ? {} : { progress: before.progress };
  }
  // Also where none is known: a document that could not be read may have some.
  return before !== undefined || attempt > 1 ? { progress: noProgress(attempt, sequence, at) } : {};
}

/** A unit's progress that its step can go on from: it is there, and what it was built on still counts. */
export function usableProgress(
  unit: Unit | undefined,
  units: Readonly<Record<string, Unit>>,
): (Progress & { payload: Payload }) | null {
  const progress = unit?.progress;
  if (unit === undefined || unit.status === 'done' || !progress?.payload) return null;
  if (isStale({ status: unit.status, basis: progress.basis ?? null }, units)) return null;
  return { ...progress, payload: progress.payload };
}

/** Every archive that a unit refers to. */
export function payloadsOf({ status, payload, progress }: Unit): Payload[] {
  return [
    ...(payload ? [payload] : []),
    ...(status !== 'done' && progress?.payload ? [progress.payload] : []),
  ];
}

/** What progress holds, in words: `40 of its own steps, 3 files (12 KiB)`. Empty when it holds nothing. */
export function describeProgress(progress: Progress | undefined): string {
  if (!progress?.payload) return '';
  // The document with the command's own steps, and what belongs to it, is no file of the user's.
  const files = progress.files.filter(({ path }) => !path.startsWith('step/'));
  const steps = progress.ownSteps ?? 0;
  const parts = [
    ...(steps > 0 ? [`${steps} of its own steps`] : []),
    ...(files.length > 0
      ? [`${plural(files.length, 'file')} (${bytes(files.reduce((sum, { size }) => sum + size, 0))})`]
      : []),
  ];
  return parts.length === 0 ? 'a record of its own' : parts.join(', ');
}

/** When progress was saved, seen from how the step ended: `23 s before it was interrupted`. */
export function describeAge(unit: Unit, progress: Progress): string {
  if (progress.attempt !== (unit.attempt ?? 1)) return `in attempt ${progress.attempt}`;
  const saved = Date.parse(progress.at);
  const [ended, how] = unit.interrupted
    ? [Date.parse(unit.interrupted.at), 'it was interrupted']
    : unit.status === 'blocked'
      ? [Date.parse(unit.finishedAt ?? ''), 'it failed']
      : [Number.NaN, ''];
  if (ended <= saved) return `when ${how}`;
  if (ended > saved) return `${duration(ended - saved)} before ${how}`;
  const started = Date.parse(unit.startedAt ?? '');
  return saved >= started ? `${duration(saved - started)} after it began` : `at ${progress.at}`;
}
