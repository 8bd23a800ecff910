import { RefusedError } from '../../engine/errors.js';
import type { ReadDocument, ReadResult } from '../../engine/read-document.js';
import { entry } from '../../engine/record.js';
import type { RunView } from '../../engine/run-document/change.js';

/** @throws RefusedError when it is no run document */
export function requireDocument(name: string, read: ReadResult): ReadDocument {
  if (read.kind === 'document') return read;
  const why = read.kind === 'head' ? 'it is a bare checkpoint without units' : read.reason;
  throw new RefusedError(`${name} cannot be read as a run document: ${why}.`, 'It is left as it is.');
}

/** A view of a document that is in memory as a whole. */
export function viewOf(name: string, { document, malformed, stored }: ReadDocument): RunView {
  return {
    status: document.status,
    schemaVersion: document.schemaVersion,
    unit(id) {
      const reason = entry(malformed, id);
      if (reason !== undefined) throw unreadableUnit(name, id, reason);
      return entry(document.units, id);
    },
    document: () => document,
    malformed: () => malformed,
    stored: () => stored,
  };
}

export function unreadableUnit(name: string, id: string, reason: string): RefusedError {
  return new RefusedError(
    `The unit "${id}" of ${name} cannot be read: ${reason}. Nothing was changed.`,
    'Correct it in the file by hand, or restore the file from a copy.',
  );
}
