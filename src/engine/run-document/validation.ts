import { InvalidInputError } from '../errors.js';
import type { Validation } from '../schema.js';
import { VALIDATION_STATUSES } from '../statuses.js';
import type { Change } from './change.js';
import { readValidation } from './parts.js';
import { update } from './update.js';

/** @throws InvalidInputError when it is no outcome of a validation */
export function readValidationStatus(text: string): Validation['status'] {
  if ((VALIDATION_STATUSES as readonly string[]).includes(text)) return text as Validation['status'];
  throw new InvalidInputError(
    `"${text}" is no outcome of a validation.`,
    `It is one of ${VALIDATION_STATUSES.join(', ')}.`,
  );
}

/** Records the final validation. The latest one counts, so that repeating it says that it was made again. */
export function reportValidation(status: Validation['status'], note = ''): Change {
  return (view, at) => {
    const value = { ...readValidation(view.document()), status, note, at };
    return update(view, at, status === 'green' ? 'finished' : 'stuck', [
      { op: 'set', path: ['validation'], value },
    ]);
  };
}
