import { NotFoundError, RefusedError } from '../engine/errors.js';

/** The exit codes of all commands. Scripts rely on them. */
export const EXIT = { done: 0, usage: 1, refused: 2, notFound: 3 } as const;

/** The exit code of an error: refused by the contract, not found, or else usage and I/O. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof RefusedError) return EXIT.refused;
  return error instanceof NotFoundError ? EXIT.notFound : EXIT.usage;
}
