/**
 * Something the user has to put right. The message says what was wrong, `fix` what to do; both are shown.
 */
export declare class CheckpointError extends Error {
    readonly fix: string;
    constructor(message: string, fix: string, options?: ErrorOptions);
}
/** An input, argument or option with a value that cannot be used. */
export declare class InvalidInputError extends CheckpointError {
}
/** A rule of the contract forbids what was asked for (a step used twice, a document that may not be overwritten). */
export declare class RefusedError extends CheckpointError {
}
/** There is nothing under the name that was given. */
export declare class NotFoundError extends CheckpointError {
}
/** What was thrown, in words. Never throws, although anything can be thrown, even what has no text. */
export declare function describeError(error: unknown): string;
