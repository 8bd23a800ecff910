import type { RunView } from '../../engine/run-document/change.js';
import type { Operation } from '../../engine/run-document/operations.js';

/** A run document on disk while this process holds its lock: what is there, and a way to change it durably. */
export interface RunState {
  readonly view: RunView;
  /**
   * Changes the document, durably, before it returns; {@link view} is then what it has become.
   * @throws CheckpointError when nothing has been changed
   */
  commit(operations: readonly Operation[], at: string): void;
  /** Makes durable what is there already, and what somebody may have written who died before he could do that. */
  makeDurable(): void;
  /** A view for when the lock has been released: what it does not know yet, it reads then. */
  lastingView(): RunView;
  /** The document alone tells everything: there is nothing to {@link finish}. */
  readonly isExact: boolean;
  /** Whether the files are still as this process left them. */
  isCurrent(): boolean;
  /** The lock is about to be released. */
  pause(): void;
  /** The work is finished: afterwards the document alone tells everything. */
  finish(): void;
  dispose(): void;
}
