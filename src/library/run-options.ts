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

/**
 * A text, or a number as one. Of anything else, such as an object, no two could be told apart.
 * @throws InvalidInputError for what is neither
 */
export function givenText(name: string, value: unknown): string {
  if (typeof value === 'string' || Number.isFinite(value)) return String(value);
  throw new InvalidInputError(
    `${name} is ${typeof value === 'object' ? 'an object' : String(value)}.`,
    'Give a text, or leave it out.',
  );
}

/**
 * The run that is meant, or an empty text when nobody says.
 * @throws InvalidInputError for what is no text and no number
 */
export function givenRunId(options: { readonly runId?: number | string | undefined }): string {
  return givenText('runId', options.runId ?? process.env.GITHUB_RUN_ID ?? '');
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
