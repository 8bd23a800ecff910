import * as fs from 'node:fs';
import { describeError } from '../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../engine/limits.js';
import { type ReadResult, readDocument } from '../../engine/read-document.js';
import type { RunDocument } from '../../engine/schema.js';
import { errorCode, StoreError } from '../errors.js';
import { isAbsence } from '../run-file/presence.js';
import { rename, writeFileAtomic } from './atomic-write.js';
import { serializeDocument } from './document-text.js';

export type FileReadResult = ReadResult | { readonly kind: 'missing' };

/** Reads a document from disk. Never throws: a file that is not there is `missing`, anything else has a reason. */
export function readDocumentFile(file: string): FileReadResult {
  try {
    const stat = fs.statSync(file);
    // Reading a pipe or a device might never end.
    if (!stat.isFile()) return { kind: 'unreadable', reason: 'it is not a regular file' };
    if (stat.size > MAX_DOCUMENT_BYTES) {
      return { kind: 'unreadable', reason: `it is larger than ${MAX_DOCUMENT_BYTES} bytes` };
    }
    return readDocument(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return isAbsence(errorCode(error))
      ? { kind: 'missing' }
      : { kind: 'unreadable', reason: describeError(error) };
  }
}

/**
 * Writes a document atomically and durably.
 * @throws StoreError when it could not be written; the old document is then still there.
 */
export function writeDocumentFile(file: string, document: RunDocument): void {
  writeFileAtomic(file, serializeDocument(document));
}

/** Whether something is there that is no file: a folder, a pipe, a device. None of them was meant as a document. */
export function isNoFile(file: string): boolean {
  try {
    return !fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** @throws StoreError for what is no file: moving or replacing it would do harm far beyond a document */
export function refuseNoFile(file: string): void {
  if (!isNoFile(file)) return;
  throw new StoreError(`${file} is not a regular file.`, 'It is left as it is; name a file.');
}

/**
 * Moves a file that cannot be read out of the way, so that it can be looked at later. Returns where it is now.
 * @throws StoreError for what is no file
 */
export function setAside(file: string, at: Date): string {
  refuseNoFile(file);
  const aside = `${file}.unreadable-${at.toISOString().replaceAll(':', '-')}`;
  rename(file, aside);
  return aside;
}
