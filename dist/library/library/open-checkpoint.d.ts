import type { OpenCheckpoint, OpenOptions } from './durable-steps.js';
/**
 * Opens the record of a run, to do its steps once: those that an earlier attempt has done give out what they returned.
 * Nothing is written before the first step.
 *
 * In a command that the Action wraps, the record is in `CHECKPOINT_FILE`, which survives the machine. Anywhere else it
 * is a file on this machine, and survives the death of the process, no more.
 *
 * A record of another run, or about another issue or commit, does not count, and is replaced. A file that cannot be
 * read is moved aside. Of both a line says so. A five-field checkpoint, as `saveCheckpoint` writes it, is taken over:
 * its steps are done, and return nothing, because it has no results.
 *
 * @throws InvalidInputError for an option that makes no sense
 * @throws StoreError when there is something under its name that is no file
 */
export declare function openCheckpoint(options?: OpenOptions): OpenCheckpoint;
