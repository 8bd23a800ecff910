import { CheckpointError, RefusedError } from '../engine/errors.js';
/** The process died in the step, and nothing proves whether it took effect. It was not run again. */
export declare class UnknownOutcomeError extends RefusedError {
    readonly step: string;
    constructor(step: string, message: string, fix: string, options?: ErrorOptions);
}
/** The step is done, but what it returned cannot be given out. It was not run again. */
export declare class ResultLostError extends RefusedError {
    readonly step: string;
    constructor(step: string, message: string, fix: string, options?: ErrorOptions);
}
/** The step is done, but it returned what JSON cannot hold, or more than is kept. */
export declare class UnstorableResultError extends CheckpointError {
    readonly step: string;
    /** Where in the result, such as `result.items[3].when`. */
    readonly path: string;
    constructor(step: string, path: string, message: string, fix: string);
}
