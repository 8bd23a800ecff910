import { InvalidInputError, RefusedError } from '../errors.js';
import { entry } from '../record.js';
import type { Phase, RunDocument } from '../schema.js';
import { PHASE_STATUSES } from '../statuses.js';
import type { Change } from './change.js';
import { checkGivenName, isPathName } from './names.js';
import type { Json, Operation } from './operations.js';
import { phaseNames, readPhases, requiredPhases } from './parts.js';
import type { News } from './run-status.js';
import { update } from './update.js';

export type PhaseStatus = Phase['status'];

const NEWS: Readonly<Record<PhaseStatus, News>> = {
  pending: 'planned',
  running: 'started',
  blocked: 'stuck',
  done: 'finished',
  skipped: 'finished',
};

const OVER: readonly PhaseStatus[] = ['done', 'skipped'];

/** @throws InvalidInputError when it is no status of a phase */
export function readPhaseStatus(text: string): PhaseStatus {
  if ((PHASE_STATUSES as readonly string[]).includes(text)) return text as PhaseStatus;
  throw new InvalidInputError(
    `"${text}" is no status of a phase.`,
    `It is one of ${PHASE_STATUSES.join(', ')}.`,
  );
}

/** A phase that has not begun. */
export function plannedPhase(at: string): Phase {
  return { status: 'pending', createdAt: at, updatedAt: at, startedAt: null, finishedAt: null };
}

/**
 * Records where a phase stands; one that is not there yet is added behind the others. Repeating a report changes nothing.
 * The change throws InvalidInputError for a name that cannot be given, unless the run has it already; and RefusedError when
 * the phases cannot be read.
 */
export function reportPhase(name: string, status: PhaseStatus): Change {
  return (view, at) => {
    const document = view.document();
    const isKnown = entry(document.phases, name) !== undefined || requiredPhases(document).includes(name);
    if (!isKnown || !isPathName(name)) checkGivenName('phase', name);
    if (Array.isArray(document.phases)) {
      throw new RefusedError(
        'The phases of the run cannot be read: they are a list. Nothing was changed.',
        'Correct "phases" in the file by hand, to an object with a name for each phase.',
      );
    }
    const { phases } = readPhases(document);
    const before = entry(phases, name);
    const currentPhase = currentAfter(document, phases, name, status);
    const operations: Operation[] = [];
    if (before?.status !== status) {
      const present = before ?? beginningOf(document, name, at);
      const value = phaseAfter(present, status, at) as unknown as Json;
      operations.push({ op: 'set', path: ['phases', name], value });
    }
    if (currentPhase !== (document.currentPhase ?? null)) {
      operations.push({ op: 'set', path: ['currentPhase'], value: currentPhase });
    }
    const isMissing = status === 'skipped' && requiredPhases(document).includes(name);
    return update(view, at, isMissing ? 'planned' : NEWS[status], operations);
  };
}

/** What there is of a phase that is new, or that could not be understood: what else is in it is kept. */
function beginningOf(document: RunDocument, name: string, at: string): Phase {
  const stored = entry(document.phases, name);
  const isObject = stored !== null && typeof stored === 'object' && !Array.isArray(stored);
  return { ...plannedPhase(at), ...(isObject ? stored : {}), status: 'pending' };
}

function phaseAfter(phase: Phase, status: PhaseStatus, at: string): Phase {
  return {
    ...phase,
    status,
    updatedAt: at,
    ...(status === 'running' && !phase.startedAt ? { startedAt: at } : {}),
    ...(OVER.includes(status) ? { finishedAt: at } : phase.finishedAt ? { finishedAt: null } : {}),
  };
}

/** The phase that was last set to running, also while it is blocked; when it is over, another one that is running. */
function currentAfter(
  document: RunDocument,
  phases: Readonly<Record<string, Phase>>,
  name: string,
  status: PhaseStatus,
): string | null {
  if (status === 'running') return name;
  const { currentPhase = null } = document;
  if (currentPhase !== name || status === 'blocked') return currentPhase;
  const others = phaseNames(document).filter(
    (other) => other !== name && entry(phases, other)?.status === 'running',
  );
  return others.at(-1) ?? null;
}
