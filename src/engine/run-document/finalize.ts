import { InvalidInputError, RefusedError } from '../errors.js';
import { entry } from '../record.js';
import type { RunDocument } from '../schema.js';
import { plural } from '../words.js';
import type { Change, RunView } from './change.js';
import { readItems } from './items.js';
import type { Json, Operation } from './operations.js';
import { phaseNames, readPhases, requiredPhases } from './phases.js';
import { currentForm } from './update.js';
import { readValidation } from './validation.js';

export const FINAL_STATUSES = ['done', 'needs_attention', 'aborted'] as const;
export type FinalStatus = (typeof FINAL_STATUSES)[number];

/** So many of a kind are named, the others counted. */
const NAMED = 25;

/** @throws InvalidInputError when a run cannot end like that */
export function readFinalStatus(text: string): FinalStatus {
  if ((FINAL_STATUSES as readonly string[]).includes(text)) return text as FinalStatus;
  throw new InvalidInputError(`A run cannot end "${text}".`, `It is one of ${FINAL_STATUSES.join(', ')}.`);
}

/**
 * Ends the run. Repeating it with nothing new to say changes nothing.
 * The change throws RefusedError, with every reason, when the run is said to be done and is not.
 */
export function finalizeRun(status: FinalStatus, result?: string): Change {
  return (view, at) => {
    const document = view.document();
    if (status === 'done') refuseUnfinished(view);
    const ends = view.status !== status || !document.finishedAt;
    const says = result !== undefined && result !== document.result;
    if (!ends && !says) return [];
    const value: Record<string, Json> = {
      ...(ends ? { status, finishedAt: at } : {}),
      ...(says ? { result } : {}),
      updatedAt: at,
    };
    return [
      ...currentForm(view),
      ...(ends ? lifecycle(document, status) : []),
      { op: 'merge', path: [], value },
    ];
  };
}

/** Why the run is not done, one reason each; none when it is. */
export function reasonsNotDone(
  document: RunDocument,
  malformed: Readonly<Record<string, string>> = {},
): string[] {
  const undone = Object.entries(document.units)
    .filter(([, { status }]) => status !== 'done')
    .map(([id, { status }]) => `${id} (${status})`);
  const unreadable = Object.keys(malformed);
  const { phases, malformed: unreadablePhases } = readPhases(document);
  const blocked = phaseNames(document).filter((name) => entry(phases, name)?.status === 'blocked');
  const missing = requiredPhases(document)
    .filter((name) => entry(phases, name)?.status !== 'done')
    .map((name) => `${name} (${entry(phases, name)?.status ?? 'never begun'})`);
  const open = readItems(document.openItems).map(({ id }) => id);
  return [
    ...reason(undone, 'unit', 'not done'),
    ...reason(unreadable, 'unit', 'not readable'),
    ...reason(blocked, 'phase', 'blocked'),
    ...reason(unreadablePhases, 'phase', 'not readable'),
    ...reason(missing, 'required phase', 'not done'),
    ...reason(open, 'item', 'open'),
    ...validationReason(document),
  ];
}

function refuseUnfinished(view: RunView): void {
  const reasons = reasonsNotDone(view.document(), view.malformed());
  if (reasons.length === 0) return;
  throw new RefusedError(
    `The run is not done: ${reasons.join('; ')}.`,
    'Put these right (checkpoint unit, phase, resolve, validation), or finalize it as needs_attention or aborted.',
  );
}

function reason(names: readonly string[], noun: string, state: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const verb = names.length === 1 ? 'is' : 'are';
  return [`${plural(names.length, noun)} ${verb} ${state}: ${names.slice(0, NAMED).join(', ')}${more}`];
}

function validationReason(document: RunDocument): string[] {
  if (document.requireValidation !== true) return [];
  const validation = readValidation(document);
  if (validation?.status === 'green') return [];
  return [`the required validation is ${validation === null ? 'not there' : validation.status}`];
}

const LIFECYCLE_STATE = { done: 'succeeded', needs_attention: 'failed', aborted: 'canceled' } as const;

/** A document that has a lifecycle says there too how it ended. */
function lifecycle(document: RunDocument, status: FinalStatus): readonly Operation[] {
  if (!document.lifecycle) return [];
  return [{ op: 'merge', path: ['lifecycle'], value: { state: LIFECYCLE_STATE[status], retryable: false } }];
}
