import { median } from '../cells.js';

/** What was measured, by name, a value for each round. */
export class Samples {
  readonly #values = new Map<string, number[]>();

  add(name: string, value: number): void {
    this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
  }

  median(name: string): number {
    return median(this.#values.get(name) ?? []);
  }
}
