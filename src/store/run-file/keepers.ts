/** Whoever in this process keeps a lock without using it right now, by the lock's folder. */
const keepers = new Map<string, Set<Keeper>>();

export interface Keeper {
  /** Lets go of the lock, if it has it. */
  yield(): void;
}

export function addKeeper(lock: string, keeper: Keeper): void {
  const present = keepers.get(lock) ?? new Set();
  keepers.set(lock, present.add(keeper));
}

export function removeKeeper(lock: string, keeper: Keeper): void {
  const present = keepers.get(lock);
  present?.delete(keeper);
  if (present?.size === 0) keepers.delete(lock);
}

/** Nobody in this process keeps that lock any more: who waits for it asleep would wait for itself. */
export function askKeepers(lock: string): void {
  for (const keeper of keepers.get(lock) ?? []) keeper.yield();
}
