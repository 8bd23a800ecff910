import { upcomingSequence } from './document-transitions.js';
import { basisNow } from './order-of-use.js';
import { progressAtStart } from './progress.js';
import { putUnit } from './put-unit.js';
import { entry, record } from './record.js';
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

/**
 * What happens to a step, one function an event. Plain data in, a new document out; the caller brings the time
 * (ISO-8601 UTC) and the ids, and writes the result.
 */

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

/** The step begins. If it was done before, that record is superseded: an older document must not bring it back. */
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
  const { step, at, completionId, durationMs, payload, git, comment } = completion;
  const { note = '', basis = basisNow(document, step), secretOutputs = [] } = completion;
  const { progress: _, ...unit } = startedUnit(document, step);
  return putUnit(
    document,
    step,
    {
      ...unit,
      status: 'done',
      note,
      updatedAt: at,
      finishedAt: at,
      completionId,
      basis,
      durationMs,
      outputs: record(Object.entries(completion.outputs)),
      files: [...completion.files],
      withheld: [...completion.withheld],
      payload,
      ...(git ? { git } : {}),
      ...(comment === undefined ? {} : { comment }),
      interrupted: null,
      sequence: upcomingSequence(document),
      ...(completion.partial ? { partial: true } : {}),
      ...(secretOutputs.length > 0 ? { secretOutputs: [...secretOutputs] } : {}),
    },
    at,
  );
}

export interface StepFailure {
  readonly step: string;
  readonly at: string;
  readonly durationMs: number;
  /** Why, in words. */
  readonly note: string;
}

/** The step ended without being done. */
export function failStep(document: RunDocument, failure: StepFailure): RunDocument {
  const { step, at, durationMs, note } = failure;
  const ending = { status: 'blocked', note, finishedAt: at, durationMs, interrupted: null } as const;
  return changeUnit(document, step, at, ending);
}

export interface StepInterruption {
  readonly step: string;
  readonly at: string;
  readonly durationMs: number;
  readonly reason: string;
}

/** The step is being stopped from outside. That says nothing about whether its effect landed. */
export function interruptStep(document: RunDocument, interruption: StepInterruption): RunDocument {
  const { step, at, durationMs, reason } = interruption;
  const interrupted = { reason, at };
  return changeUnit(document, step, at, { status: 'in_progress', durationMs, interrupted });
}

/** The step was skipped: this attempt used the record that is there. */
export function skipStep(document: RunDocument, step: string, attempt: number, at: string): RunDocument {
  const unit = startedUnit(document, step);
  return putUnit(document, step, { ...unit, usedInAttempt: attempt, sequence: unit.sequence ?? 0 }, at);
}

/** @throws Error for a step that has no record: nothing can end that was never started */
export function startedUnit(document: RunDocument, step: string): Unit {
  const unit = entry(document.units, step);
  if (unit === undefined) throw new Error(`Step "${step}" was never started in this document.`);
  return unit;
}

function changeUnit(document: RunDocument, step: string, at: string, change: Partial<Unit>): RunDocument {
  const unit = startedUnit(document, step);
  const sequence = upcomingSequence(document);
  return putUnit(document, step, { ...unit, ...change, updatedAt: at, sequence }, at);
}

/** What other tools, or later versions, wrote into a record: it survives, also when the step is done again. */
function unknownFields(unit: Unit | undefined): Record<string, unknown> {
  const fields = Object.entries(unit ?? {}).filter(([name]) => !Object.hasOwn(UnitSchema.entries, name));
  return record(fields);
}
