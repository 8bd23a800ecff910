/** Deeper than anything this engine writes; beyond it, recursion over a hostile document could exhaust the stack. */
export const MAX_DEPTH = 100;

/** Whether a JSON value is nested so deeply that it must not be walked through. */
export function isNestedTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (levels === 0) return true;
  return Object.values(value).some((member) => isNestedTooDeep(member, levels - 1));
}
