import { NotFoundError } from '../errors.js';
import type { RunPlaces } from './places.js';
import { isThere } from './presence.js';

/** What there is to say of a document that is not there. @throws RefusedError when nothing can be said of its event log */
export function missing({ name, eventLog }: Pick<RunPlaces, 'name' | 'eventLog'>): NotFoundError {
  if (!isThere(eventLog, eventLog)) {
    return new NotFoundError(`There is no run document ${name}.`, 'checkpoint init makes one.');
  }
  return new NotFoundError(
    `There is no run document ${name}, but its event log is there.`,
    'checkpoint rebuild makes the document from it.',
  );
}
