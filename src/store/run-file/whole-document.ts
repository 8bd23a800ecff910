import { InvalidInputError } from '../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../engine/limits.js';
import { serializeDocument } from '../file/document-text.js';
import type { HeldLock } from '../lock/held-lock.js';
import type { RunPlaces } from './places.js';
import { writeUnderLock } from './write-under-lock.js';

/**
 * @param makeRoom see {@link writeUnderLock}
 * @throws InvalidInputError when it would be too large to be read again; StoreError when it could not be written
 */
export function writeWholeDocument(
  { file, name }: RunPlaces,
  lock: HeldLock,
  stored: object,
  makeRoom?: () => void,
): void {
  const bytes = Buffer.from(serializeDocument(stored));
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge(name);
  writeUnderLock(file, bytes, lock, makeRoom);
}

export function tooLarge(name: string): InvalidInputError {
  return new InvalidInputError(
    `${name} would become larger than ${MAX_DOCUMENT_BYTES} bytes.`,
    'Keep large results in files, and their names in the document.',
  );
}
