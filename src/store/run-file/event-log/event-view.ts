import { interpretDocument, type ReadDocument, unitProblem } from '../../../engine/read-document.js';
import type { RunView } from '../../../engine/run-document/change.js';
import type { Operation } from '../../../engine/run-document/operations.js';
import { changedKeys, recordAfter } from '../../../engine/run-document/whole-records.js';
import type { RunDocument, Unit } from '../../../engine/schema.js';
import { SCHEMA_VERSION } from '../../../engine/statuses.js';
import { requireDocument, unreadableUnit } from '../document-view.js';

/** A view of a document with an event log, of which only what is asked for is read. */
export class EventView implements RunView {
  readonly status: RunDocument['status'];
  readonly schemaVersion = SCHEMA_VERSION;
  readonly #name: string;
  readonly #unit: (id: string) => unknown;
  readonly #stored: () => object;
  #read: ReadDocument | undefined;

  /**
   * @param unit the record of a unit, as it is stored
   * @param stored the whole document, as it is stored
   */
  constructor(
    name: string,
    status: RunDocument['status'],
    unit: (id: string) => unknown,
    stored: () => object,
  ) {
    this.#name = name;
    this.status = status;
    this.#unit = unit;
    this.#stored = stored;
  }

  unit(id: string): Unit | undefined {
    const unit = this.#unit(id);
    const reason = unit === undefined ? null : unitProblem(unit);
    if (reason !== null) throw unreadableUnit(this.#name, id, reason);
    return unit as Unit | undefined;
  }

  document(): RunDocument {
    return this.#whole().document;
  }

  malformed(): Readonly<Record<string, string>> {
    return this.#whole().malformed;
  }

  stored(): object {
    return this.#whole().stored;
  }

  #whole(): ReadDocument {
    this.#read ??= requireDocument(this.#name, interpretDocument(this.#stored(), true));
    return this.#read;
  }
}

/** A view for after the lock was released: what was just changed is known, everything else is read when it is asked for. */
export function lastingView(
  name: string,
  status: RunDocument['status'],
  operations: readonly Operation[],
  read: () => RunView,
): RunView {
  let whole: RunView | undefined;
  const later = (): RunView => {
    whole ??= read();
    return whole;
  };
  const changed = changedKeys(operations);
  const unit = (id: string) => ((changed?.has(id) ?? true) ? recordAfter(operations, id) : later().unit(id));
  return new EventView(name, status, unit, () => later().stored());
}
