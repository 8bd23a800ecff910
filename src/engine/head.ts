import { entry } from './record.js';
import type { Head, RunDocument } from './schema.js';
import { staleness } from './staleness.js';

/**
 * The checkpoint of a document: the last step, in the job's order of use, before which every used step is done.
 * Null when the first used step is not (or no longer) done.
 */
export function checkpointHead(document: RunDocument, runId: string, inputHash: string): Head | null {
  const isStale = staleness(document.units);
  let head: Head | null = null;
  for (const step of document.order ?? []) {
    const unit = entry(document.units, step);
    if (unit?.status !== 'done' || isStale(unit)) break;
    head = {
      runId,
      step,
      attempt: unit.attempt ?? 1,
      inputHash,
      timestamp: unit.finishedAt ?? document.updatedAt ?? '',
    };
  }
  return head;
}

/** The document with the checkpoint that its units stand for now. Without an order of use it stays as it is. */
export function withHead(document: RunDocument): RunDocument {
  if (document.order === undefined) return document;
  const { runId = '', inputHash = '', step: _s, attempt: _a, timestamp: _t, ...body } = document;
  const head = checkpointHead(document, runId, inputHash);
  return head === null ? { runId, inputHash, ...body } : { ...head, ...body };
}

/** The document with its steps in this order, in place of the order of use. Steps that it does not name come behind. */
export function orderedBy(document: RunDocument, steps: readonly string[]): RunDocument {
  const rank = new Map(steps.map((step, index) => [step, index]));
  const rankOf = (step: string) => rank.get(step) ?? steps.length;
  const order = [...(document.order ?? [])].sort((a, b) => rankOf(a) - rankOf(b));
  return withHead({ ...document, order });
}
