import * as fs from 'node:fs';
import { InvalidInputError, RefusedError } from '../../engine/errors.js';
import { errorCode, fixForFileFault } from '../errors.js';

/** With these the file system says that there is nothing of this name; with all others, that it cannot be reached. */
export function isAbsence(code: string): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/**
 * Whether a file is there. What cannot be reached may be there, with everything that was recorded.
 * @param name what it is called in messages
 * @throws RefusedError when it cannot be told; InvalidInputError for a name that no file can have
 */
export function isThere(name: string, file: string): boolean {
  try {
    fs.statSync(file);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (isAbsence(code)) return false;
    if (code === 'ENAMETOOLONG') {
      throw new InvalidInputError(`${name} cannot be the name of a file: ${code}.`, fixForFileFault(code));
    }
    throw new RefusedError(`${name} cannot be read: ${code || String(error)}.`, fixForFileFault(code));
  }
}
