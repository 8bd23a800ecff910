import { InvalidInputError, RefusedError } from '../errors.js';
import { readRecipe } from '../launch-recipe.js';
import { isNestedTooDeep } from '../nesting.js';
import type { ReadResult } from '../read-document.js';
import { record } from '../record.js';
import type { RunDocument } from '../schema.js';
import { SCHEMA_VERSION } from '../statuses.js';
import { checkGivenName } from './names.js';
import { plannedPhase } from './phases.js';
import { plannedUnit } from './unit-transition.js';

/** What a new run is about. */
export interface NewRun {
  readonly id: string;
  readonly task: string;
  readonly units: readonly string[];
  /** How the work is started again; see {@link readLaunch}. */
  readonly launch: Launch | null;
  /** Phases without which the run is not done. */
  readonly requiredPhases: readonly string[];
  /** The run is not done without a green validation. */
  readonly requireValidation: boolean;
}

export interface Launch {
  readonly scriptPath: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly [other: string]: unknown;
}

/** @throws InvalidInputError when it has no task, or a name that cannot be used */
export function newRun(given: NewRun, at: string): RunDocument {
  checkGivenName('run', given.id);
  if (given.task.trim() === '') throw new InvalidInputError('The task is empty.', 'Say what is to be done.');
  for (const unit of given.units) checkGivenName('unit', unit);
  for (const phase of given.requiredPhases) checkGivenName('phase', phase);
  return {
    schemaVersion: SCHEMA_VERSION,
    id: given.id,
    task: given.task,
    status: 'initializing',
    createdAt: at,
    updatedAt: at,
    finishedAt: null,
    units: record(given.units.map((unit) => [unit, plannedUnit(at)] as const)),
    phases: record(given.requiredPhases.map((phase) => [phase, plannedPhase(at)] as const)),
    currentPhase: null,
    openItems: [],
    resolvedItems: [],
    requiredPhases: [...given.requiredPhases],
    requireValidation: given.requireValidation,
    validation: null,
    result: null,
    launch: given.launch,
  };
}

/** The default id of a run: where it is kept, when it was begun, and something that tells it from others. */
export function defaultRunId(name: string, at: string, nonce: string): string {
  const readable = name.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `${readable || 'run'}-${at.slice(0, 10).replaceAll('-', '')}-${nonce.slice(0, 6)}`;
}

/** Whether a new run may take the place of what is there. */
export function mayReplace(present: ReadResult): boolean {
  return present.kind === 'document' && FINISHED.includes(present.document.status);
}

const FINISHED: readonly RunDocument['status'][] = ['done', 'aborted'];

/**
 * What is there must not be replaced by a new run.
 * @throws RefusedError
 */
export function refuseReplacing(file: string, present: ReadResult): void {
  if (mayReplace(present)) return;
  if (present.kind === 'document') {
    const { id, status } = present.document;
    throw new RefusedError(
      `${file} is the run "${id}", which is ${status}.`,
      `Go on with it (checkpoint resume ${file}), end it (checkpoint finalize ${file} aborted), or choose another file.`,
    );
  }
  const what =
    present.kind === 'head' ? 'a bare checkpoint without units' : `not readable (${present.reason})`;
  throw new RefusedError(
    `${file} is ${what}, and is left as it is.`,
    'Move it away, or choose another file.',
  );
}

/**
 * The event log of a document that is missing must not be taken for nothing: it has what was done. One in which nothing has
 * begun, or which is over, makes room.
 * @throws RefusedError
 */
export function refuseBeside(file: string, eventLog: string, read: ReadResult): void {
  const isBegun = read.kind !== 'document' || read.document.status !== 'initializing';
  if (mayReplace(read) || !isBegun) return;
  const anew = `To begin anew, move ${eventLog} away.`;
  if (read.kind === 'document') {
    const { id, status } = read.document;
    throw new RefusedError(
      `${file} is missing, but its event log is there, and has the run "${id}", which is ${status}. Nothing was changed.`,
      `checkpoint rebuild ${file} makes the document from it. ${anew}`,
    );
  }
  const why = read.kind === 'unreadable' ? `: ${read.reason}` : '';
  throw new RefusedError(
    `${file} is missing, but its event log is there, and cannot be read${why}`.replace(/\.?$/, '.'),
    anew,
  );
}

/**
 * Checks how the work is started again: `{"scriptPath":"…","args":{…}}`. Whatever else is in it is kept. Only what
 * {@link readRecipe} understands is recorded, so that nobody is told later that it is malformed.
 * @throws InvalidInputError
 */
export function readLaunch(json: string): Launch {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw badLaunch('it is not JSON');
  }
  if (isNestedTooDeep(value)) throw badLaunch('it is nested too deeply');
  const recipe = readRecipe(value);
  if (typeof recipe === 'string') throw badLaunch(recipe);
  return value as Launch;
}

function badLaunch(why: string): InvalidInputError {
  return new InvalidInputError(
    `The launch cannot be used: ${why}.`,
    'Give it as {"scriptPath":"…","args":{…}}; "args" may be left out.',
  );
}
