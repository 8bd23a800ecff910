import { withHead } from './head.js';
import { inputHash, type Work } from './input-hash.js';
import { progressAtStart } from './progress.js';
import { entry, record, withEntry } from './record.js';
import {
  type CommentRecord,
  type FileEntry,
  type GitState,
  type Payload,
  type RunDocument,
  type Unit,
  UnitSchema,
  type Withheld,
} from './schema.js';
import { type Scope, scopeHash } from './scope.js';

/**
 * What happens to a document, one function an event. Plain data in, a new document out; the caller brings the
 * time (ISO-8601 UTC), the ids, and writes the result.
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

/** An attempt that begins anew under its old number, as a script does that is tried again: no step is used yet. */
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

export interface StepStart {
  readonly step: string;
  readonly attempt: number;
  readonly at: string;
  readonly fingerprint: string;
  readonly fingerprintParts: Readonly<Record<string, string>>;
  /** How the comment will be found that the step is about to post. */
  readonly comment?: CommentRecord;
  /** It starts over: progress that an earlier attempt saved does not count any more. */
  readonly afresh?: boolean;
}

/** The step begins. A record of it that was done is superseded: it must not count again from an older document. */
export function startStep(document: RunDocument, start: StepStart): RunDocument {
  const before = entry(document.units, start.step);
  const supersedes = [
    ...(before?.supersedes ?? []),
    ...(before?.status === 'done' && before.completionId ? [before.completionId] : []),
  ];
  return putUnit(
    document,
    start.step,
    {
      ...unknownFields(before),
      status: 'in_progress',
      dependsOn: before?.dependsOn ?? [],
      note: '',
      createdAt: before?.createdAt ?? start.at,
      updatedAt: start.at,
      startedAt: start.at,
      finishedAt: null,
      attempt: start.attempt,
      completionId: null,
      basis: null,
      ...(supersedes.length > 0 ? { supersedes } : {}),
      fingerprint: start.fingerprint,
      fingerprintParts: { ...start.fingerprintParts },
      ...(start.comment === undefined ? {} : { comment: start.comment }),
      sequence: upcomingSequence(document),
      usedInAttempt: start.attempt,
      ...progressAtStart(before, start, upcomingSequence(document)),
    },
    start.at,
  );
}

export interface StepCompletion {
  readonly step: string;
  readonly at: string;
  readonly completionId: string;
  readonly durationMs: number;
  readonly outputs: Readonly<Record<string, string>>;
  /** Names of those that hold a secret. */
  readonly secretOutputs?: readonly string[];
  readonly files: readonly FileEntry[];
  readonly withheld: readonly Withheld[];
  readonly payload: Payload | null;
  /** What it did to the workspace's repository; only with `@changes`. */
  readonly git?: GitState | null;
  readonly comment?: CommentRecord;
  readonly partial: boolean;
  readonly note?: string;
  /** Default: the step done or skipped just before it in this attempt. See {@link basisNow}. */
  readonly basis?: string | null;
}

/** The step is done. */
export function completeStep(document: RunDocument, completion: StepCompletion): RunDocument {
  const { progress: _, ...unit } = startedUnit(document, completion.step);
  return putUnit(
    document,
    completion.step,
    {
      ...unit,
      status: 'done',
      note: completion.note ?? '',
      updatedAt: completion.at,
      finishedAt: completion.at,
      completionId: completion.completionId,
      basis: completion.basis === undefined ? basisNow(document, completion.step) : completion.basis,
      durationMs: completion.durationMs,
      outputs: record(Object.entries(completion.outputs)),
      files: [...completion.files],
      withheld: [...completion.withheld],
      payload: completion.payload,
      ...(completion.git ? { git: completion.git } : {}),
      ...(completion.comment === undefined ? {} : { comment: completion.comment }),
      interrupted: null,
      sequence: upcomingSequence(document),
      ...(completion.partial ? { partial: true } : {}),
      ...(completion.secretOutputs?.length ? { secretOutputs: [...completion.secretOutputs] } : {}),
    },
    completion.at,
  );
}

/** The step ended without being done, and why, in words. */
export function failStep(
  document: RunDocument,
  failure: { readonly step: string; readonly at: string; readonly durationMs: number; readonly note: string },
): RunDocument {
  const { step, at, durationMs, note } = failure;
  const unit = startedUnit(document, step);
  return putUnit(
    document,
    step,
    {
      ...unit,
      status: 'blocked',
      note,
      updatedAt: at,
      finishedAt: at,
      durationMs,
      interrupted: null,
      sequence: upcomingSequence(document),
    },
    at,
  );
}

/** The step is being stopped from outside. That says nothing about whether its effect landed. */
export function interruptStep(
  document: RunDocument,
  interruption: {
    readonly step: string;
    readonly at: string;
    readonly durationMs: number;
    readonly reason: string;
  },
): RunDocument {
  const { step, at, durationMs, reason } = interruption;
  const unit = startedUnit(document, step);
  return putUnit(
    document,
    step,
    {
      ...unit,
      status: 'in_progress',
      updatedAt: at,
      durationMs,
      interrupted: { reason, at },
      sequence: upcomingSequence(document),
    },
    at,
  );
}

/** The step was skipped: this attempt used the record that is there. */
export function skipStep(document: RunDocument, step: string, attempt: number, at: string): RunDocument {
  const unit = startedUnit(document, step);
  return putUnit(document, step, { ...unit, usedInAttempt: attempt, sequence: unit.sequence ?? 0 }, at);
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

/** The number that the next revision of the document will have; see {@link nextRevision}. */
export function upcomingSequence(document: RunDocument): number {
  return (document.revision?.sequence ?? 0) + 1;
}

export function putUnit(document: RunDocument, step: string, unit: Unit, at: string): RunDocument {
  const attempt = document.revision?.attempt ?? 1;
  const units = withEntry(document.units, step, unit);
  const changed: RunDocument = {
    ...document,
    updatedAt: at,
    finishedAt: null,
    units,
    order: orderOfUse(document.order ?? [], step, (name) => entry(units, name)?.usedInAttempt === attempt),
    ...runState(units, document.lifecycle),
  };
  return withHead(changed);
}

/** Steps used in this attempt come first, as they were used; those known from before keep their order behind. */
function orderOfUse(order: readonly string[], step: string, usedNow: (name: string) => boolean): string[] {
  const others = order.filter((name) => name !== step);
  if (order.includes(step) && order.slice(0, order.indexOf(step)).every(usedNow)) return [...order];
  return [...others.filter(usedNow), step, ...others.filter((name) => !usedNow(name))];
}

function runState(
  units: Readonly<Record<string, Unit>>,
  before: RunDocument['lifecycle'],
): Pick<RunDocument, 'status' | 'lifecycle'> {
  const all = Object.values(units);
  const failed = all.some((unit) => unit.status === 'blocked');
  const interrupted = all.find((unit) => unit.interrupted)?.interrupted?.reason ?? null;
  return {
    status: failed ? 'needs_attention' : 'running',
    lifecycle: {
      retry_of: null,
      recovered_at: null,
      ...before,
      state: failed || interrupted !== null ? 'failed' : 'running',
      retryable: failed || interrupted !== null,
      interrupted_reason: interrupted,
    },
  };
}

/**
 * What `step` is built on if it is begun now: the completion id of the last step before it that this attempt has done
 * or skipped. Steps that overlap in time are not built on each other, so where that can be, this is asked at the start.
 */
export function basisNow(document: RunDocument, step: string): string | null {
  const attempt = document.revision?.attempt ?? 1;
  let before: string | null = null;
  for (const name of document.order ?? []) {
    if (name === step) break;
    const unit = entry(document.units, name);
    if (unit?.status === 'done' && unit.usedInAttempt === attempt && unit.completionId) {
      before = unit.completionId;
    }
  }
  return before;
}

/** What other tools, or later versions, wrote into a record: it survives, also when the step is done again. */
function unknownFields(unit: Unit | undefined): Record<string, unknown> {
  const fields = Object.entries(unit ?? {}).filter(([name]) => !Object.hasOwn(UnitSchema.entries, name));
  return record(fields);
}

export function startedUnit(document: RunDocument, step: string): Unit {
  const unit = entry(document.units, step);
  if (unit === undefined) throw new Error(`Step "${step}" was never started in this document.`);
  return unit;
}
