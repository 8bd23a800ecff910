import { record } from './record.js';
import type { Head, RunDocument, Unit } from './schema.js';

/**
 * Takes over a five-field checkpoint into a document without units: the steps up to and including the one it names
 * are done. Without this, what it says would be lost with the first step that is recorded after it.
 * @param steps the job's steps in order
 * @param newId gives an id that nobody else has
 */
export function adoptHead(
  document: RunDocument,
  head: Head,
  steps: readonly string[],
  newId: () => string,
): RunDocument {
  const covered = steps.slice(0, steps.indexOf(head.step) + 1);
  const units = record<Unit>();
  let basis: string | null = null;
  for (const step of covered) {
    const completionId = newId();
    units[step] = {
      status: 'done',
      dependsOn: [],
      note: `taken over from the checkpoint at "${head.step}"`,
      createdAt: head.timestamp,
      updatedAt: head.timestamp,
      startedAt: null,
      finishedAt: head.timestamp,
      attempt: head.attempt,
      completionId,
      basis,
      fingerprint: null,
      sequence: 0,
      usedInAttempt: 0,
    };
    basis = completionId;
  }
  return { ...document, units, order: covered };
}
