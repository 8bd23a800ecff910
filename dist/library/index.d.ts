/**
 * The library: durable steps and checkpoints for Node scripts. See `openCheckpoint`, and `loadCheckpoint` and
 * `saveCheckpoint` for the bare checkpoint.
 *
 * @packageDocumentation
 */
export { CheckpointError, InvalidInputError, RefusedError } from './engine/errors.js';
export type { Checkpoint, LoadOptions, SaveOptions, WorkOptions } from './library/checkpoint.js';
export type { OpenCheckpoint, OpenOptions, ProbeAnswer, StepContext, StepOptions, } from './library/durable-steps.js';
export { ResultLostError, UnknownOutcomeError, UnstorableResultError } from './library/errors.js';
export { loadCheckpoint } from './library/load-checkpoint.js';
export { openCheckpoint } from './library/open-checkpoint.js';
export { saveCheckpoint } from './library/save-checkpoint.js';
export { StoreError } from './store/errors.js';
