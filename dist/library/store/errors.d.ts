import { CheckpointError } from '../engine/errors.js';
export { NotFoundError } from '../engine/errors.js';
/** A place could not keep or give what it was asked for. The work goes on; the message says what is lost. */
export declare class StoreError extends CheckpointError {
}
/** The place will not take it however often it is asked: this job may not write there. */
export declare class StorePolicyError extends StoreError {
}
/** The file system's own word for a fault (`ENOSPC`), or an empty string. */
export declare function errorCode(error: unknown): string;
/** What to do about a fault of the file system; empty when the code says nothing special. */
export declare function fixForFileFault(code: string): string;
