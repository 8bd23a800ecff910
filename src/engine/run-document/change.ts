import type { RunDocument, Unit } from '../schema.js';
import type { Operation } from './operations.js';

/** What a change may look at. Documents can be large: what is asked for decides what has to be read. */
export interface RunView {
  readonly status: RunDocument['status'];
  readonly schemaVersion: RunDocument['schemaVersion'];
  /**
   * One unit; undefined when there is none of this id. Cheap at any size of the document.
   * @throws RefusedError when there is one that cannot be understood: it must not be overwritten
   */
  unit(id: string): Unit | undefined;
  /** The whole document, which is read for it. Units that could not be understood are not among its units. */
  document(): RunDocument;
  /** The units of the document that could not be understood, each with the reason. */
  malformed(): Readonly<Record<string, string>>;
  /** The document as it is stored, with everything in it that could not be understood. */
  stored(): object;
}

/**
 * One transition of a run document: from what is there to what changes. It is decided while the document is locked.
 * Without an operation, nothing is written.
 * @param at now, ISO-8601 UTC
 * @throws CheckpointError when it is refused; then nothing changes
 */
export type Change = (view: RunView, at: string) => readonly Operation[];
