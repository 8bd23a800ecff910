/**
 * Something the user has to put right. The message says what was wrong, `fix` what to do; both are shown.
 */
export class CheckpointError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.fix = fix;
  }
}

/** An input, argument or option with a value that cannot be used. */
export class InvalidInputError extends CheckpointError {}

/** A rule of the contract forbids what was asked for (a step used twice, a document that may not be overwritten). */
export class RefusedError extends CheckpointError {}

/** There is nothing under the name that was given. */
export class NotFoundError extends CheckpointError {}

/** Also for errors from another thread or realm, which are no instances of our own class. */
function isError(error: unknown): error is Error {
  return error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';
}

/** What was thrown, in words. Never throws, although anything can be thrown, even what has no text. */
export function describeError(error: unknown): string {
  try {
    return describe(error);
  } catch {
    return 'something that cannot be described';
  }
}

/** What an error says, with its causes, on one line. */
function describe(error: unknown): string {
  if (!isError(error)) return String(error);
  // Some services answer with whole pages; what matters comes first.
  const own = (error.message || error.name).replace(/\s*<(?:\?xml|!doctype|html)[\s\S]*/i, '');
  const cause = error.cause === undefined ? '' : describe(error.cause);
  return cause !== '' && !own.includes(cause) ? `${own} (${cause})` : own;
}
