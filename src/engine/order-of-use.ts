import { entry } from './record.js';
import type { RunDocument } from './schema.js';

/** Puts `step` in its place: steps used in this attempt come first, as they were used, then those known from before. */
export function orderOfUse(
  order: readonly string[],
  step: string,
  usedNow: (name: string) => boolean,
): string[] {
  const others = order.filter((name) => name !== step);
  if (order.includes(step) && order.slice(0, order.indexOf(step)).every(usedNow)) return [...order];
  return [...others.filter(usedNow), step, ...others.filter((name) => !usedNow(name))];
}

/**
 * What `step` is built on if it is begun now: the completion id of the last step before it that this attempt has done
 * or skipped. Steps that overlap in time are not built on each other: where steps can, this is asked at the start.
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
