import { entry } from '../record.js';
import { applyOperations, checkName, type Operation } from './operations.js';
import { fieldOf, isFieldKey } from './whole-records.js';

/**
 * A stored document to which many operations are applied one after the other: it and its table of units, which may be
 * large, are changed in place. Nothing that an operation brings is ever changed.
 */
export class WorkingDocument {
  readonly #document: Record<string, unknown>;

  /** @param stored belongs to this object from now on, with its units */
  constructor(stored: object) {
    this.#document = stored as Record<string, unknown>;
  }

  /** As it is now. It changes with the next operation; a {@link copy} does not. */
  get stored(): Readonly<Record<string, unknown>> {
    return this.#document;
  }

  get units(): Record<string, unknown> {
    this.#document.units ??= {};
    return this.#document.units as Record<string, unknown>;
  }

  /** A record by its key; undefined when there is none. */
  find(key: string): unknown {
    return isFieldKey(key) ? entry(this.#document, fieldOf(key)) : entry(this.units, key);
  }

  copy(): object {
    return { ...this.#document, units: { ...this.units } };
  }

  apply(operations: readonly Operation[]): void {
    for (const operation of operations) {
      const { op, path } = operation;
      if (path[0] === 'units' && path.length === 2 && op === 'set') {
        // Nearly all of what a log consists of.
        set(this.units, path[1] ?? '', operation.value);
      } else if (path[0] === 'units' && (path.length > 1 || op === 'merge')) {
        applyTo(this.units, operation, path.slice(1));
      } else {
        const { units } = this.#document;
        applyTo(this.#document, operation, operation.path);
        // Another table came with the operation, and stays as it is.
        if (this.#document.units !== units) this.#document.units = { ...this.units };
      }
    }
  }
}

/** @param path leads from the target to where the operation applies */
function applyTo(target: Record<string, unknown>, operation: Operation, path: readonly string[]): void {
  const [name] = path;
  if (name === undefined) {
    if (operation.op !== 'merge')
      applyOperations(target, [{ ...operation, path }]); // says what is wrong with it
    else for (const key in operation.value) set(target, key, operation.value[key]);
  } else if (path.length === 1 && operation.op === 'set') set(target, name, operation.value);
  else if (path.length === 1 && operation.op === 'delete') delete target[name];
  else {
    const one = Object.hasOwn(target, name) ? { [name]: target[name] } : {};
    set(target, name, applyOperations<Record<string, unknown>>(one, [{ ...operation, path }])[name]);
  }
}

function set(target: Record<string, unknown>, name: string, value: unknown): void {
  checkName(name);
  target[name] = value;
}
