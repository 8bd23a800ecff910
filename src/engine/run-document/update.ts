import { SCHEMA_VERSION } from '../statuses.js';
import type { RunView } from './change.js';
import { applyOperations, type Operation } from './operations.js';
import { reasonsNotDone } from './reasons-not-done.js';
import { type News, statusAfter } from './run-status.js';

/**
 * The operations of a change, together with what every change brings along: the time, the run's status, and version 2
 * of the form. A change that changes nothing brings nothing.
 */
export function update(
  view: RunView,
  at: string,
  news: News,
  operations: readonly Operation[],
): readonly Operation[] {
  if (operations.length === 0) return [];
  const status = view.status === 'done' ? statusOfDone(view, operations) : statusAfter(view.status, news);
  const reopened = status === view.status ? {} : { status, finishedAt: null };
  return [
    ...currentForm(view),
    ...operations,
    { op: 'merge', path: [], value: { ...reopened, updatedAt: at } },
  ];
}

/** A run that is done is reopened by exactly that with which it would not be finalized as done. */
function statusOfDone(view: RunView, operations: readonly Operation[]): 'done' | 'running' {
  const after = applyOperations(view.document(), operations);
  return reasonsNotDone(after, view.malformed()).length === 0 ? 'done' : 'running';
}

/** What makes a version 1 document one of version 2. It changes nothing else about it. */
export function currentForm(view: RunView): readonly Operation[] {
  if (view.schemaVersion === SCHEMA_VERSION) return [];
  const { resolvedItems = [] } = view.document();
  return [
    { op: 'set', path: ['schemaVersion'], value: SCHEMA_VERSION },
    ...(resolvedItems.length > 0 ? [] : [{ op: 'set', path: ['resolvedItems'], value: [] } as const]),
  ];
}
