import * as fs from 'node:fs';
import * as path from 'node:path';
import { errorCode } from './errors.js';
import { syncFolder, writeFault } from './file/atomic-write.js';

/** Where runs go that are over. */
export const ARCHIVE_FOLDER = 'archive';

/**
 * Copies a run that is over, with its event log, into the folder `archive` beside it, because another one takes its place.
 * @param at now, ISO-8601 UTC: part of the copy's name
 * @returns the copy
 * @throws StoreError when it could not be copied; then it must not be replaced
 */
export function keepReplaced(file: string, at: string): string {
  const { dir, name, ext } = path.parse(file);
  const archive = path.join(dir, ARCHIVE_FOLDER);
  const stem = `${name}-replaced-${at.replaceAll(':', '-')}`;
  const copy = path.join(archive, `${stem}${ext}`);
  try {
    fs.mkdirSync(archive, { recursive: true });
    copyDurably(path.join(dir, `${name}.events.jsonl`), path.join(archive, `${stem}.events.jsonl`));
    copyDurably(file, copy);
    syncFolder(archive);
    return copy;
  } catch (error) {
    throw writeFault(copy, error);
  }
}

/** Does nothing when there is no such file. */
function copyDurably(from: string, to: string): void {
  try {
    fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL | fs.constants.COPYFILE_FICLONE);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const descriptor = fs.openSync(to, 'r+');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
