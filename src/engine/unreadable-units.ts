import { revisionOf } from './join.js';
import { record } from './record.js';
import type { RunDocument, Unit } from './schema.js';

/**
 * The document with a record for each unit that cannot be read, which says what is known: it was begun, and how it ended
 * is not known. Otherwise the units would be missing when the document is written again, and the next reader would take
 * them for steps that nobody has begun.
 * @param malformed their names, each with the reason
 */
export function withUnreadableUnits(
  document: RunDocument,
  malformed: Readonly<Record<string, string>>,
): RunDocument {
  const { attempt } = revisionOf(document);
  const standIns = Object.entries(malformed).map(([name, reason]): [string, Unit] => [
    name,
    { status: 'in_progress', note: `its record could not be read: ${reason}`, attempt },
  ]);
  if (standIns.length === 0) return document;
  return { ...document, units: record([...Object.entries(document.units), ...standIns]) };
}
