import { InvalidInputError } from '../errors.js';
import { entry, record } from '../record.js';
import type { Phase, RunDocument } from '../schema.js';
import { PHASE_STATUSES } from '../statuses.js';
import type { Change } from './change.js';
import { checkGivenName } from './names.js';
import type { Json, Operation } from './operations.js';
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

/**
 * The names of all phases in the order in which they were first named. Objects put names that are whole numbers before
 * the others, so what counts is when each was made; of phases made at once, the order in which they were required. Phases
 * that do not say when stay where the document has them.
 */
export function phaseNames(document: RunDocument): readonly string[] {
  const stored = Object.entries(document.phases ?? {});
  const required = new Map(requiredPhases(document).map((name, index) => [name, index]));
  const place = (name: string) => required.get(name) ?? required.size;
  const dated = stored
    .map(([name, phase]) => ({ name, made: madeAt(phase) }))
    .filter(({ made }) => !Number.isNaN(made))
    .sort((a, b) => a.made - b.made || place(a.name) - place(b.name));
  let next = 0;
  return stored.map(([name, phase]) => {
    if (Number.isNaN(madeAt(phase))) return name;
    next += 1;
    return dated[next - 1]?.name ?? name;
  });
}

function madeAt(phase: unknown): number {
  if (phase === null || typeof phase !== 'object' || !('createdAt' in phase)) return Number.NaN;
  return typeof phase.createdAt === 'string' ? Date.parse(phase.createdAt) : Number.NaN;
}

/** The phases that can be understood, and the names of those that cannot, in their order. */
export function readPhases(document: RunDocument): {
  readonly phases: Readonly<Record<string, Phase>>;
  readonly malformed: readonly string[];
} {
  const phases = record<Phase>();
  const malformed: string[] = [];
  for (const name of phaseNames(document)) {
    const value = entry(document.phases, name);
    if (isPhase(value)) phases[name] = value;
    else malformed.push(name);
  }
  return { phases, malformed };
}

/** The phases without which a run is not done. */
export function requiredPhases(document: RunDocument): readonly string[] {
  const { requiredPhases: names } = document;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** A phase that has not begun. */
export function plannedPhase(at: string): Phase {
  return { status: 'pending', createdAt: at, updatedAt: at, startedAt: null, finishedAt: null };
}

/**
 * Records where a phase stands; one that is not there yet is added behind the others. Repeating a report changes nothing.
 * @throws InvalidInputError for a name that cannot be used
 */
export function reportPhase(name: string, status: PhaseStatus): Change {
  checkGivenName('phase', name);
  return (view, at) => {
    const document = view.document();
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

function isPhase(value: unknown): value is Phase {
  if (value === null || typeof value !== 'object' || !('status' in value)) return false;
  return (PHASE_STATUSES as readonly unknown[]).includes(value.status);
}
