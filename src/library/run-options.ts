import { InvalidInputError } from '../engine/errors.js';

/**
 * The name of a file.
 * @throws InvalidInputError for what is none; an empty one would be the working directory
 */
export function givenFile(file: unknown): string {
  if (typeof file === 'string' && file !== '' && !file.includes('\0')) return file;
  throw new InvalidInputError(
    `file is ${typeof file === 'string' ? JSON.stringify(file) : `no text, but ${typeof file}`}.`,
    'Give the name of a file, or leave it out where it has a default.',
  );
}

/** The run that is meant, or an empty text when nobody says. */
export function givenRunId(options: { readonly runId?: number | string | undefined }): string {
  return String(options.runId ?? process.env.GITHUB_RUN_ID ?? '');
}

/**
 * The attempt that is meant; undefined when nobody says.
 * @throws InvalidInputError for a number that is none
 */
export function givenAttempt(options: { readonly attempt?: number | undefined }): number | undefined {
  const runners = process.env.GITHUB_RUN_ATTEMPT;
  const attempt = options.attempt ?? (runners ? Number(runners) : undefined);
  if (attempt === undefined || (Number.isInteger(attempt) && attempt >= 1)) return attempt;
  throw new InvalidInputError(`attempt is ${attempt}.`, 'Give a whole number from 1.');
}
