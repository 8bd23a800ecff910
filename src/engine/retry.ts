import type { OnUnknown, Proof } from './decision.js';

/** How a failed command is tried again within one attempt. */
export interface RetryPolicy {
  /** Tries in all; 1 means no retry. */
  readonly maxAttempts: number;
  /** The pause before the second try, in ms; it doubles with each further one. */
  readonly waitMs: number;
  /** Exit codes that are worth another try; empty: all. */
  readonly exitCodes: readonly number[];
}

/** A try that did not end well. An exit code is no proof that the effect did not land. */
export interface FailedTry {
  /** The number of the try, from 1. */
  readonly attempt: number;
  readonly end: 'failed' | 'timeout' | 'killed';
  /** Null when it was killed or ran out of time. */
  readonly exitCode: number | null;
  readonly proof: Proof;
  readonly onUnknown: OnUnknown;
}

export type Verdict =
  /** Ask the proof, and decide again with its answer. */
  | 'prove'
  | 'retry'
  /** The proof says that the effect landed: the step is done. */
  | 'landed'
  | 'give-up';

/** The longest pause between two tries, in ms. */
const MAX_WAIT_MS = 5 * 60_000;

const TABLE: readonly {
  readonly when: (t: FailedTry, policy: RetryPolicy) => boolean;
  readonly verdict: Verdict;
}[] = [
  { when: (t) => t.proof === 'landed', verdict: 'landed' },
  { when: (t, policy) => t.attempt >= policy.maxAttempts, verdict: 'give-up' },
  { when: (t, policy) => t.exitCode !== null && !isWorthARetry(t.exitCode, policy), verdict: 'give-up' },
  { when: (t) => t.proof === 'available', verdict: 'prove' },
  { when: (t) => t.proof === 'not-landed', verdict: 'retry' },
  { when: (t) => t.onUnknown === 'rerun', verdict: 'retry' },
  { when: () => true, verdict: 'give-up' },
];

/** What to do after a try that did not end well: read from the top, the first line that applies decides. */
export function afterFailedTry(failed: FailedTry, policy: RetryPolicy): Verdict {
  return TABLE.find(({ when }) => when(failed, policy))?.verdict ?? 'give-up';
}

/**
 * The pause before the next try, in ms: doubling, at most five minutes, and up to half of it at random, so that
 * jobs that failed together do not come back together.
 * @param attempt the try that failed, from 1
 * @param random from 0 to 1
 */
export function retryPause(policy: RetryPolicy, attempt: number, random: number): number {
  const full = Math.min(MAX_WAIT_MS, policy.waitMs * 2 ** (attempt - 1));
  return Math.round(full / 2 + (full / 2) * random);
}

function isWorthARetry(exitCode: number, policy: RetryPolicy): boolean {
  return policy.exitCodes.length === 0 || policy.exitCodes.includes(exitCode);
}
