/** How many of a kind are told by name. */
export const SHOWN = 10;

/** The first of a kind, and how many there are of it. */
export interface Several<T> {
  readonly count: number;
  readonly first: readonly T[];
}

/** Counts what there is of a kind, and keeps the first of it. */
export class Gathering<T> implements Several<T> {
  count = 0;
  readonly first: T[] = [];

  /** @param make is called only when it is kept */
  add(make: () => T): void {
    this.count += 1;
    if (this.first.length < SHOWN) this.first.push(make());
  }
}
