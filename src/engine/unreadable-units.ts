import { revisionOf } from './join.js';
import { record } from './record.js';
import type { RunDocument, Unit } from './schema.js';

/**
 * A document in which units that cannot be read stand for what is known of them: something was begun, and how it ended
 * is not known. Whoever writes the document again would leave them out otherwise, and the next reader would take them
 * for steps that nobody has begun.
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
