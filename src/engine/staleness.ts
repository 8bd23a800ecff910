import type { Unit } from './schema.js';

type Units = Readonly<Record<string, Unit>>;

/**
 * Whether a done unit was built on a step that has been done again since (design section 2, *basis*).
 * A unit's basis is the completion id of the step before it; when no unit has that id any more, that step got
 * another one. The chain is followed to its start, so that a step between the two need not be in use any more.
 */
export function isStale(unit: Unit, units: Units): boolean {
  return staleness(units)(unit);
}

/** {@link isStale} for many units of one document: each link of a chain is followed once. */
export function staleness(units: Units): (unit: Unit) => boolean {
  const byCompletion = new Map<string, Unit>();
  for (const candidate of Object.values(units)) {
    if (candidate.status === 'done' && candidate.completionId) {
      byCompletion.set(candidate.completionId, candidate);
    }
  }
  /** Completion ids to whether what was built on them is stale. */
  const known = new Map<string, boolean>();
  return (unit) => {
    const chain = new Set<string>();
    let basis = unit.basis ?? null;
    let stale = false;
    while (basis !== null) {
      const before = known.get(basis);
      const builtOn = byCompletion.get(basis);
      if (before !== undefined || builtOn === undefined) {
        stale = before ?? true;
        break;
      }
      if (chain.has(basis)) break; // only a damaged document has a circle
      chain.add(basis);
      basis = builtOn.basis ?? null;
    }
    for (const id of chain) known.set(id, stale);
    return stale;
  };
}
