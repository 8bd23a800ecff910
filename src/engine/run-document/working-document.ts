import { applyOperations, checkName, type Operation } from './operations.js';

/**
 * A stored document to which many operations are applied one after the other: its table of units, which may be large,
 * is changed in place. Nothing that an operation brings is ever changed.
 */
export class WorkingDocument {
  #document: Record<string, unknown>;
  #units: Record<string, unknown>;

  /** @param stored has `units`, and belongs to this object from now on */
  constructor(stored: object) {
    this.#document = stored as Record<string, unknown>;
    this.#units = this.#document.units as Record<string, unknown>;
  }

  /** As it is now. It changes with the next operation; {@link copy} does not. */
  get stored(): Readonly<Record<string, unknown>> {
    return this.#document;
  }

  get units(): Readonly<Record<string, unknown>> {
    return this.#units;
  }

  copy(): object {
    return { ...this.#document, units: { ...this.#units } };
  }

  apply(operations: readonly Operation[]): void {
    for (const operation of operations) {
      const [first, id] = operation.path;
      if (first === 'units' && id !== undefined) this.#applyToUnit(id, operation);
      else if (first === 'units' && operation.op === 'merge') {
        for (const [name, value] of Object.entries(operation.value)) this.#set(name, value);
      } else this.#applyToDocument(operation);
    }
  }

  #applyToUnit(id: string, operation: Operation): void {
    const { op, path } = operation;
    if (path.length === 2 && op === 'set') this.#set(id, operation.value);
    else if (path.length === 2 && op === 'delete') delete this.#units[id];
    else {
      const one = Object.hasOwn(this.#units, id) ? { [id]: this.#units[id] } : {};
      this.#set(id, applyOperations(one, [{ ...operation, path: path.slice(1) }])[id]);
    }
  }

  #set(id: string, value: unknown): void {
    checkName(id);
    this.#units[id] = value;
  }

  #applyToDocument(operation: Operation): void {
    const { units } = this.#document;
    this.#document = applyOperations(this.#document, [operation]);
    if (this.#document.units === units) return;
    this.#units = { ...Object(this.#document.units) };
    this.#document.units = this.#units;
  }
}
