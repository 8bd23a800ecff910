import { failStep, interruptStep } from '../engine/step-transitions.js';
import type { Session } from './session.js';

/** As in the record's `interrupted.reason`: a signal to us, its time limit, or a kill that was not ours. */
export type StopReason = 'signal' | 'timeout' | 'kill';

/** Records on this machine that the step ended without being done, and why, in words. */
export function recordFailure({ inputs, journal }: Session, note: string, durationMs: number): void {
  const at = new Date().toISOString();
  journal.update((document) => failStep(document, { step: inputs.step, at, durationMs, note }));
}

/** Records on this machine that the step was stopped from outside; whether its effect landed is not known then. */
export function recordStop({ inputs, journal }: Session, reason: StopReason, begun: number): void {
  const at = new Date().toISOString();
  const durationMs = Math.round(performance.now() - begun);
  journal.update((document) => interruptStep(document, { step: inputs.step, at, durationMs, reason }));
}
