import type { Checkpoint, SaveOptions } from './checkpoint.js';
/**
 * Writes a checkpoint, durably and whole: a reader, or a machine that loses power, sees the one before or this one.
 * A file that cannot be read is moved aside first, so that nothing is lost. Returns what was written.
 *
 * @throws InvalidInputError for an option that is missing or makes no sense
 * @throws RefusedError when the file is a run document, which keeps more than a checkpoint
 * @throws StoreError when it could not be written; what was there before is then still there
 */
export declare function saveCheckpoint(options: SaveOptions): Checkpoint;
