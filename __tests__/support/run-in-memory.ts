import { readDocument } from '../../src/engine/read-document.js';
import { entry } from '../../src/engine/record.js';
import type { Change, RunView } from '../../src/engine/run-document/change.js';
import { newRun } from '../../src/engine/run-document/new-run.js';
import { applyOperations, type Operation } from '../../src/engine/run-document/operations.js';
import type { RunDocument, Unit } from '../../src/engine/schema.js';
import { at } from './builders.js';

/** A run document that changes are applied to, one second apart, as a file would keep them. */
export class RunInMemory {
  /** The document as text, as a file would hold it. */
  text: string;
  /** What the last change did. */
  operations: readonly Operation[] = [];
  #seconds = 0;

  constructor(document: object | string) {
    this.text = typeof document === 'string' ? document : JSON.stringify(document);
  }

  static of(...units: readonly string[]): RunInMemory {
    return RunInMemory.with({ units });
  }

  static with(given: Partial<Parameters<typeof newRun>[0]>): RunInMemory {
    const defaults = {
      id: 'run',
      task: 'A task',
      units: [],
      launch: null,
      requiredPhases: [],
      requireValidation: false,
    };
    return new RunInMemory(newRun({ ...defaults, ...given }, at(0)));
  }

  change(...changes: readonly Change[]): this {
    for (const change of changes) {
      this.#seconds += 1;
      const view = this.view();
      this.operations = change(view, at(this.#seconds));
      if (this.operations.length > 0) {
        this.text = JSON.stringify(applyOperations(view.stored(), this.operations));
      }
    }
    return this;
  }

  view(): RunView {
    const read = readDocument(this.text);
    if (read.kind !== 'document') throw new Error(`not a document: ${this.text}`);
    const { document, malformed, stored } = read;
    return {
      status: document.status,
      schemaVersion: document.schemaVersion,
      unit: (id) => entry(document.units, id),
      document: () => document,
      malformed: () => malformed,
      stored: () => stored,
    };
  }

  get document(): RunDocument {
    return this.view().document();
  }

  unit(id: string): Unit {
    const unit = this.view().unit(id);
    if (unit === undefined) throw new Error(`there is no unit ${id}`);
    return unit;
  }
}
