import type { Proof } from '../engine/decision.js';
import { describeError } from '../engine/errors.js';
import type { ProbeAnswer, StepContext } from './durable-steps.js';

/** What a probe found out. */
export interface Evidence {
  readonly proof: Extract<Proof, 'landed' | 'not-landed' | 'inconclusive'>;
  /** What the step would have returned; undefined unless the probe says. */
  readonly result?: unknown;
  /** The probe said what the step would have returned. */
  readonly hasResult: boolean;
  /** Why it found out nothing, in words; empty when it did. */
  readonly why: string;
  /** What it threw. */
  readonly cause?: unknown;
}

/** Asks a probe. Never throws: a probe that fails has found out nothing. */
export async function askProbe<T>(
  probe: (context: StepContext) => ProbeAnswer<T> | PromiseLike<ProbeAnswer<T>>,
  context: StepContext,
): Promise<Evidence> {
  try {
    return evidenceOf(await probe(context));
  } catch (cause) {
    return { ...nothing(`its probe failed: ${describeError(cause)}`), cause };
  }
}

function evidenceOf(answer: unknown): Evidence {
  if (answer === true) return { proof: 'landed', hasResult: false, why: '' };
  if (answer === false) return { proof: 'not-landed', hasResult: false, why: '' };
  if (answer === null || answer === undefined) return nothing('its probe does not know');
  if (typeof answer === 'object' && 'landed' in answer) {
    const { landed } = answer;
    if (landed === false) return { proof: 'not-landed', hasResult: false, why: '' };
    if (landed === true) {
      return 'result' in answer
        ? { proof: 'landed', hasResult: true, result: answer.result, why: '' }
        : { proof: 'landed', hasResult: false, why: '' };
    }
  }
  return nothing('its probe answered neither true, false nor { landed, result }');
}

function nothing(why: string): Evidence {
  return { proof: 'inconclusive', hasResult: false, why };
}
