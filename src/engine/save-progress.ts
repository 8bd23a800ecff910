import { upcomingSequence } from './document-transitions.js';
import { basisNow } from './order-of-use.js';
import { noProgress } from './progress.js';
import { putUnit } from './put-unit.js';
import type { FileEntry, Payload, Progress, RunDocument, Withheld } from './schema.js';
import { startedUnit } from './step-transitions.js';

/** What could be kept of an unfinished step at one moment. */
export interface SavedProgress {
  readonly at: string;
  readonly payload: Payload;
  readonly files: readonly FileEntry[];
  readonly ownSteps: number;
  readonly withheld: readonly Withheld[];
}

/** The unfinished step can go on from here, should it be stopped. */
export function saveProgress(
  document: RunDocument,
  step: string,
  saved: SavedProgress,
  attempt: number,
): RunDocument {
  const { at, payload, files, ownSteps, withheld } = saved;
  const sequence = upcomingSequence(document);
  const progress = {
    attempt,
    sequence,
    at,
    payload,
    files: [...files],
    basis: basisNow(document, step),
    ...(ownSteps > 0 ? { ownSteps } : {}),
    ...(withheld.length > 0 ? { withheld: [...withheld] } : {}),
  };
  return withProgress(document, step, progress);
}

/** Takes back what was saved of the unfinished step. */
export function withdrawProgress(
  document: RunDocument,
  step: string,
  at: string,
  attempt: number,
): RunDocument {
  return withProgress(document, step, noProgress(attempt, upcomingSequence(document), at));
}

function withProgress(document: RunDocument, step: string, progress: Progress): RunDocument {
  const { at, sequence } = progress;
  const { updatedAt = at } = document;
  const unit = { ...startedUnit(document, step), progress, sequence };
  // The document may have changed while the progress was being kept.
  return putUnit(document, step, unit, [updatedAt, at].sort().at(-1) ?? at);
}
