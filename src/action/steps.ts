import { DEFAULT_STEPS } from '../engine/decision.js';
import { entry } from '../engine/record.js';
import { isStale } from '../engine/staleness.js';
import type { Session } from './session.js';

/** The job's steps in order: as the input says, else the default list where it fits, else as they were used. */
export function jobSteps(session: Pick<Session, 'inputs' | 'journal'>): readonly string[] {
  const { inputs, journal } = session;
  if (inputs.steps !== null) return inputs.steps;
  const defaults: readonly string[] = DEFAULT_STEPS;
  const used = journal.document.order ?? [];
  return used.every((step) => defaults.includes(step)) ? defaults : used;
}

/** The first step that is not done, or an empty string. */
export function nextStep(session: Pick<Session, 'inputs' | 'journal'>): string {
  const { units } = session.journal.document;
  const open = jobSteps(session).find((step) => {
    const unit = entry(units, step);
    return unit?.status !== 'done' || isStale(unit, units);
  });
  return open ?? '';
}
