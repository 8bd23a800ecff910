import { CheckpointError } from '../engine/errors.js';

export { NotFoundError } from '../engine/errors.js';

/** A place could not keep or give what it was asked for. The work goes on; the message says what is lost. */
export class StoreError extends CheckpointError {}

/** The place will not take it however often it is asked: this job may not write there. */
export class StorePolicyError extends StoreError {}

/** The file system's own word for a fault (`ENOSPC`), or an empty string. */
export function errorCode(error: unknown): string {
  const code = error !== null && typeof error === 'object' && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** What to do about a fault of the file system; empty when the code says nothing special. */
export function fixForFileFault(code: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'Free some disk space.';
    case 'EACCES':
    case 'EPERM':
      return 'Give this user the permission for it.';
    case 'EROFS':
      return 'The file system is read-only; use another folder.';
    case 'ENOENT':
      return 'The folder is gone; create it again.';
    case 'ENOTDIR':
      return 'What has to be a folder is a file; use another path.';
    case 'ENAMETOOLONG':
      return 'Choose a shorter name.';
    case 'ELOOP':
      return 'Links lead in a circle there; remove one of them.';
    default:
      return 'Check the disk and the folder.';
  }
}
