import type { Unit } from './schema.js';

type Units = Readonly<Record<string, Unit>>;

/**
 * Whether a done unit was built on a step that has been done again since (design section 2, *basis*).
 * A unit's basis is the completion id of the step before it; when no unit has that id any more, that step got
 * another one. The chain is followed to its start, so that a step between the two need not be in use any more.
 */
export function isStale(unit: Unit, units: Units): boolean {
  const byCompletion = new Map<string, Unit>();
  for (const candidate of Object.values(units)) {
    if (candidate.status === 'done' && candidate.completionId) {
      byCompletion.set(candidate.completionId, candidate);
    }
  }
  const seen = new Set<string>();
  let basis = unit.basis ?? null;
  while (basis !== null) {
    const builtOn = byCompletion.get(basis);
    if (builtOn === undefined) return true;
    if (seen.has(basis)) return false; // only a damaged document has a circle
    seen.add(basis);
    basis = builtOn.basis ?? null;
  }
  return false;
}
