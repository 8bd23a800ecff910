/**
 * The library: checkpoints for Node scripts. See `loadCheckpoint` and `saveCheckpoint`.
 *
 * @packageDocumentation
 */
export { CheckpointError, InvalidInputError, RefusedError } from './engine/errors.js';
export type { Checkpoint, LoadOptions, SaveOptions, WorkOptions } from './library/checkpoint.js';
export { loadCheckpoint } from './library/load-checkpoint.js';
export { saveCheckpoint } from './library/save-checkpoint.js';
export { StoreError } from './store/errors.js';
