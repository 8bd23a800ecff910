import type { RunDocument } from './schema.js';
import { SCHEMA_VERSION } from './statuses.js';

/** A document that has no checkpoint yet gets what identifies its run; version 1 becomes version 2. */
export function adoptDocument(
  document: RunDocument,
  identity: { readonly runId: string; readonly inputHash: string },
): RunDocument {
  return {
    ...document,
    runId: document.runId ?? identity.runId,
    inputHash: document.inputHash ?? identity.inputHash,
    schemaVersion: SCHEMA_VERSION,
    resolvedItems: document.resolvedItems ?? [],
  };
}
