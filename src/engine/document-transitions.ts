import { inputHash, type Work } from './input-hash.js';
import { record } from './record.js';
import type { RunDocument } from './schema.js';
import { type Scope, scopeHash } from './scope.js';

/**
 * What happens to a document as a whole. Plain data in, a new document out; the caller brings the time (ISO-8601
 * UTC) and the ids, and writes the result.
 */

export interface NewDocument {
  readonly runId: string;
  readonly scope: Scope;
  readonly work: Work;
  readonly attempt: number;
  readonly at: string;
  /** The job that writes it; empty where the runner does not tell. */
  readonly writer: string;
}

export function createDocument(given: NewDocument): RunDocument {
  return {
    runId: given.runId,
    inputHash: inputHash(given.work),
    schemaVersion: 2,
    id: `${given.runId}-${scopeHash(given.scope).slice(0, 12)}`,
    task: `${given.scope.repository} ${given.scope.workflow} ${given.scope.job}`.trim(),
    status: 'running',
    createdAt: given.at,
    updatedAt: given.at,
    finishedAt: null,
    units: record(),
    phases: {},
    currentPhase: null,
    openItems: [],
    resolvedItems: [],
    result: null,
    lifecycle: {
      state: 'running',
      retryable: false,
      retry_of: null,
      interrupted_reason: null,
      recovered_at: null,
    },
    work: { ...given.work },
    scope: { ...given.scope },
    revision: { attempt: given.attempt, sequence: 0, nonce: '', writer: given.writer },
    order: [],
  };
}

/** The document that this attempt continues with: what was known before, under this attempt's own revision. */
export function continueDocument(known: RunDocument, attempt: number, writer: string): RunDocument {
  return { ...known, revision: { attempt, sequence: 0, nonce: '', writer } };
}

/** The attempt begins anew under its old number, as when a script is tried again: no step is used yet. */
export function forgetUses(document: RunDocument): RunDocument {
  const attempt = document.revision?.attempt ?? 1;
  const units = Object.entries(document.units).map(
    ([name, unit]) => [name, unit.usedInAttempt === attempt ? { ...unit, usedInAttempt: 0 } : unit] as const,
  );
  return { ...document, units: record(units) };
}

/**
 * Gives the document its next revision. Call it once for each time the document is about to be kept anywhere;
 * a number is never used twice.
 */
export function nextRevision(document: RunDocument, nonce: string): RunDocument {
  const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '', writer: '' };
  return { ...document, revision: { ...revision, sequence: revision.sequence + 1, nonce } };
}

/** The number that the next revision of the document will have; see {@link nextRevision}. */
export function upcomingSequence(document: RunDocument): number {
  return (document.revision?.sequence ?? 0) + 1;
}

/** `step: done`: the work of this scope is complete. */
export function finishRun(document: RunDocument, at: string): RunDocument {
  return {
    ...document,
    status: 'done',
    updatedAt: at,
    finishedAt: at,
    lifecycle: { ...document.lifecycle, state: 'succeeded', retryable: false },
  };
}
