import { DEFAULT_STEPS } from '../engine/decision.js';
import { readDocument } from '../engine/read-document.js';
import type { Head, RunDocument } from '../engine/schema.js';
import { readDocumentFile } from '../store/file/document-file.js';
import type { Checkpoint, LoadOptions } from './checkpoint.js';
import { givenFile } from './run-options.js';
import { inputHashOf } from './work-options.js';

/**
 * Reads the checkpoint of an earlier execution. Null means: start from the beginning. That is so when there is no
 * file, when the checkpoint is about another issue or commit, when its step is not one of `steps`, and when the file
 * cannot be read; of the last two a warning says why. Never throws because of what a file contains.
 *
 * A run document, as the Action and `checkpoint run` write it, is read by its first five fields.
 *
 * @throws InvalidInputError for an option that makes no sense
 */
export function loadCheckpoint(options: LoadOptions): Checkpoint | null {
  const hash = inputHashOf(options);
  const steps: readonly string[] = options.steps ?? DEFAULT_STEPS;
  const read = readDocumentFile(givenFile(options.file));
  if (read.kind === 'missing') return null;
  if (read.kind === 'unreadable') return discard(options.file, `it cannot be read: ${read.reason}`);
  const head = read.kind === 'head' ? read.head : headOf(read.document);
  if (head === null || head.inputHash !== hash) return null;
  if (!steps.includes(head.step)) return discard(options.file, `it names an unknown step, "${head.step}"`);
  const { runId, step, attempt, inputHash, timestamp } = head;
  return { runId, step, attempt, inputHash, timestamp };
}

/** The checkpoint of a run document; null while its first step is not done. */
function headOf(document: RunDocument): Head | null {
  const { runId, step, attempt, inputHash, timestamp } = document;
  const read = readDocument(JSON.stringify({ runId, step, attempt, inputHash, timestamp }));
  return read.kind === 'head' ? read.head : null;
}

function discard(file: string, why: string): null {
  process.emitWarning(`The checkpoint in ${file} does not count, because ${why}.`, 'CheckpointWarning');
  return null;
}
