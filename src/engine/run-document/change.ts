import type { RunDocument, Unit } from '../schema.js';
import type { Operation } from './operations.js';

/** What a change may look at. Documents can be large: what is asked for decides what has to be read. */
export interface RunView {
  readonly status: RunDocument['status'];
  /** One unit; undefined when there is none of this id. Cheap at any size of the document. */
  unit(id: string): Unit | undefined;
  /** The whole document, which is read for it. */
  document(): RunDocument;
}

/**
 * One transition of a run document: from what is there to what changes. It is decided while the document is locked.
 * @param at now, ISO-8601 UTC
 * @throws CheckpointError when it is refused; then nothing changes
 */
export type Change = (view: RunView, at: string) => readonly Operation[];
