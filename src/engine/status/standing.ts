import type { RunDocument } from '../schema.js';
import type { NextAction, RunState, Standing, Worker } from './schema.js';

/** What is known of a run beside its document. */
export interface Evidence {
  readonly worker: Worker;
  /** The run that was made to replace this one; only the replacement's document tells. */
  readonly replacedBy: string | null;
}

type RunStatus = RunDocument['status'];

/** What a document without a lifecycle stands for. */
const STATE_OF_STATUS: Readonly<Record<RunStatus, RunState>> = {
  initializing: 'queued',
  running: 'running',
  needs_attention: 'awaiting_review',
  done: 'succeeded',
  aborted: 'canceled',
};

/** Where a run stands, from its document and what can be proven: what a program needs to decide what to do. */
export function standing(document: RunDocument, evidence: Evidence): Standing {
  const lifecycle = document.lifecycle ?? {};
  const state = stateOf(document);
  const retryable = state === 'failed' && document.lifecycle?.retryable === true;
  const superseded = text(lifecycle, 'superseded_by') ?? evidence.replacedBy;
  return {
    state,
    retryable,
    retry_of: text(lifecycle, 'retry_of'),
    interrupted_reason: text(lifecycle, 'interrupted_reason'),
    reason: text(lifecycle, 'reason') ?? REASONS[state]({ retryable, worker: evidence.worker, superseded }),
    recovered_at: text(lifecycle, 'recovered_at'),
    superseded_by: superseded,
    pr_url: text(lifecycle, 'pr_url'),
    output_sha: text(lifecycle, 'output_sha'),
    worker: evidence.worker,
    next_action: NEXT_ACTION[state]({ retryable, worker: evidence.worker, superseded }),
  };
}

export function stateOf(document: RunDocument): RunState {
  return document.lifecycle?.state ?? STATE_OF_STATUS[document.status];
}

/** A failed run that nobody has replaced yet, as far as its own document tells. */
export function waitsForRetry(document: RunDocument): boolean {
  const { state, retryable, superseded_by } = standing(document, { worker: 'unproven', replacedBy: null });
  return state === 'failed' && retryable && superseded_by === null;
}

/**
 * Nothing more happens to this run, and nobody has to do anything about it. A failed run that can be retried waits
 * for that until it is replaced.
 */
export function isOver(document: RunDocument, replacedBy: string | null): boolean {
  const state = stateOf(document);
  if (state === 'failed') return replacedBy !== null || !waitsForRetry(document);
  return state === 'succeeded' || state === 'canceled' || state === 'superseded';
}

interface Facts {
  readonly retryable: boolean;
  readonly worker: Worker;
  readonly superseded: string | null;
}

const untilDone = ({ worker }: Facts): NextAction => (worker === 'alive' ? 'wait' : 'resume');

const NEXT_ACTION: Readonly<Record<RunState, (facts: Facts) => NextAction>> = {
  queued: untilDone,
  running: untilDone,
  awaiting_review: () => 'review',
  awaiting_merge: () => 'merge',
  failed: ({ retryable, superseded }) => (superseded !== null ? 'none' : retryable ? 'retry' : 'escalate'),
  succeeded: () => 'none',
  canceled: () => 'none',
  superseded: () => 'none',
};

const REASONS: Readonly<Record<RunState, (facts: Facts) => string>> = {
  queued: ({ worker }) => `It has not started. ${WORKERS[worker]}`,
  running: ({ worker }) => (worker === 'dead' ? `It was interrupted. ${WORKERS.dead}` : WORKERS[worker]),
  awaiting_review: () => 'It needs attention: look at what is open and blocked, and decide.',
  awaiting_merge: () => 'Its result waits to be merged.',
  failed: ({ retryable, superseded }) =>
    superseded !== null
      ? `It failed, and ${superseded} replaces it.`
      : retryable
        ? 'It failed, and can be retried.'
        : 'It failed, and trying again would not help: somebody has to look at it.',
  succeeded: () => 'It is done.',
  canceled: () => 'It was given up.',
  superseded: ({ superseded }) =>
    superseded === null ? 'A newer run took its place.' : `${superseded} took its place.`,
};

const WORKERS: Readonly<Record<Worker, string>> = {
  alive: 'Its worker is alive: wait.',
  dead: 'Its worker is dead: resume it.',
  unproven: 'Whether a worker is alive cannot be proven here: if none is, resume it.',
};

function text(source: object, name: string): string | null {
  const value = Object.hasOwn(source, name) ? (source as Record<string, unknown>)[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
}
