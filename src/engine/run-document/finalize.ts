import { InvalidInputError, RefusedError } from '../errors.js';
import type { RunDocument } from '../schema.js';
import type { Change, RunView } from './change.js';
import type { Json, Operation } from './operations.js';
import { onlyByHand, reasonsNotDone } from './reasons-not-done.js';
import { currentForm } from './update.js';

export const FINAL_STATUSES = ['done', 'needs_attention', 'aborted'] as const;
export type FinalStatus = (typeof FINAL_STATUSES)[number];

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

function refuseUnfinished(view: RunView): void {
  const document = view.document();
  const reasons = reasonsNotDone(document, view.malformed());
  if (reasons.length === 0) return;
  const byHand = onlyByHand(document, view.malformed());
  const correct =
    byHand === '' ? '' : `Correct ${byHand} in the file by hand, or restore the file from a copy. `;
  throw new RefusedError(
    `The run is not done: ${reasons.join('; ')}.`,
    `${correct}Put ${byHand === '' ? 'these' : 'the others'} right (checkpoint unit, phase, resolve, validation), or finalize it as needs_attention or aborted.`,
  );
}

const LIFECYCLE_STATE = { done: 'succeeded', needs_attention: 'failed', aborted: 'canceled' } as const;

/** A document that has a lifecycle says there too how it ended. */
function lifecycle(document: RunDocument, status: FinalStatus): readonly Operation[] {
  if (!document.lifecycle) return [];
  return [{ op: 'merge', path: ['lifecycle'], value: { state: LIFECYCLE_STATE[status], retryable: false } }];
}
