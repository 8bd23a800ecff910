/** Deeper than anything this engine writes; beyond it, recursion over a hostile document could exhaust the stack. */
export const MAX_DEPTH = 100;

/** Whether a JSON value is nested so deeply that it must not be walked through. */
export function isNestedTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (levels === 0) return true;
  // Not by Object.values: documents may have 100,000 units, and this makes no list for each of them.
  for (const name in value) {
    const member = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof member === 'object' && isNestedTooDeep(member, levels - 1)) return true;
  }
  return false;
}
