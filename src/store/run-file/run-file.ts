import * as fs from 'node:fs';
import * as path from 'node:path';
import { RefusedError } from '../../engine/errors.js';
import { interpretDocument } from '../../engine/read-document.js';
import { entry } from '../../engine/record.js';
import type { Change, RunView } from '../../engine/run-document/change.js';
import { applyOperations } from '../../engine/run-document/operations.js';
import type { RunDocument } from '../../engine/schema.js';
import { NotFoundError } from '../errors.js';
import { type FileReadResult, readDocumentFile, writeDocumentFile } from '../file/document-file.js';

export interface NewRunOptions {
  /** Keep an event log beside the document. */
  readonly eventLog?: boolean;
}

/**
 * Makes a run document. Folders on the way are made.
 * @param create is given what is there now, and returns the document or throws when that must not be replaced
 */
export async function createRun(
  file: string,
  create: (present: FileReadResult, at: string) => RunDocument,
  _options: NewRunOptions = {},
): Promise<RunDocument> {
  const document = create(readDocumentFile(file), new Date().toISOString());
  fs.mkdirSync(path.dirname(file), { recursive: true });
  writeDocumentFile(file, document);
  return document;
}

/**
 * Applies one change to a run document, durably, before it returns. Writers serialise on the document's lock.
 * @returns the view after the change
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read, which leaves it as it is
 */
export async function changeRun(file: string, change: Change): Promise<RunView> {
  const view = await viewRun(file);
  const operations = change(view, new Date().toISOString());
  if (operations.length === 0) return view;
  const changed = applyOperations(view.stored(), operations);
  const after = viewOf(file, interpretDocument(changed));
  writeDocumentFile(file, changed as RunDocument);
  return after;
}

/**
 * The document as it is now, with everything acknowledged, without a lock and without writing a byte.
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read
 */
export async function readRun(file: string): Promise<RunDocument> {
  return (await viewRun(file)).document();
}

/** The same, with what of it could not be understood. */
export async function viewRun(file: string): Promise<RunView> {
  return viewOf(file, readDocumentFile(file));
}

function viewOf(file: string, read: FileReadResult): RunView {
  if (read.kind === 'missing') {
    throw new NotFoundError(`There is no run document ${file}.`, 'checkpoint init makes one.');
  }
  if (read.kind !== 'document') {
    const why = read.kind === 'head' ? 'it is a bare checkpoint without units' : read.reason;
    throw new RefusedError(`${file} cannot be read as a run document: ${why}.`, 'It is left as it is.');
  }
  const { document, malformed, stored } = read;
  return {
    status: document.status,
    schemaVersion: document.schemaVersion,
    unit(id) {
      const reason = entry(malformed, id);
      if (reason === undefined) return entry(document.units, id);
      throw new RefusedError(
        `The unit "${id}" of ${file} cannot be read: ${reason}.`,
        'It is left as it is.',
      );
    },
    document: () => document,
    malformed: () => malformed,
    stored: () => stored,
  };
}
