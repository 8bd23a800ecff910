import { entry } from '../record.js';
import type { RunDocument } from '../schema.js';
import type { Change } from './change.js';
import { unitOperations } from './unit-transition.js';
import { update } from './update.js';

/** Commits that prove units done: the id of the newest commit by unit. */
export type Evidence = ReadonlyMap<string, string>;

const NOTE = 'reconciled-from-trailer:';

/** Records units as done that a commit proves and nobody recorded. Units that are not in the document stay out of it. */
export function reconcile(evidence: Evidence): Change {
  return (view, at) => {
    const { units } = view.document();
    const operations = [...evidence].flatMap(([id, commit]) => {
      const unit = entry(units, id);
      if (unit === undefined || unit.status === 'done') return [];
      return unitOperations(id, unit, { status: 'done', note: `${NOTE}${commit}` }, at);
    });
    return update(view, at, 'finished', operations);
  };
}

/** Units that are recorded as done, while no commit proves it. */
export function staleDone(document: RunDocument, evidence: Evidence): string[] {
  return Object.entries(document.units)
    .filter(([id, { status }]) => status === 'done' && !evidence.has(id))
    .map(([id]) => id);
}
