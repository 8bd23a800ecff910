import type { Checkpoint, LoadOptions } from './checkpoint.js';
/**
 * Reads the checkpoint of an earlier execution. Null means: start from the beginning. That is so when there is no
 * file, when the checkpoint is about another issue or commit, when its step is not one of `steps`, and when the file
 * cannot be read; of the last two a warning says why. Never throws because of what a file contains.
 *
 * A run document, as the Action and `checkpoint run` write it, is read by its first five fields.
 *
 * @throws InvalidInputError for an option that makes no sense
 */
export declare function loadCheckpoint(options: LoadOptions): Checkpoint | null;
