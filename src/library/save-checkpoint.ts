import * as fs from 'node:fs';
import * as path from 'node:path';
import { InvalidInputError, RefusedError } from '../engine/errors.js';
import { isStepName, STEP_NAME_RULE } from '../engine/step-name.js';
import { errorCode, fixForFileFault, StoreError } from '../store/errors.js';
import { writeFileAtomic } from '../store/file/atomic-write.js';
import { type FileReadResult, readDocumentFile, setAside } from '../store/file/document-file.js';
import type { Checkpoint, SaveOptions } from './checkpoint.js';
import { givenAttempt, givenFile, givenRunId } from './run-options.js';
import { inputHashOf } from './work-options.js';

/**
 * Writes a checkpoint, durably and whole: a reader, or a machine that loses power, sees the one before or this one.
 * A file that cannot be read is moved aside first, so that nothing is lost. Returns what was written.
 *
 * @throws InvalidInputError for an option that is missing or makes no sense
 * @throws RefusedError when the file is a run document, which keeps more than a checkpoint
 * @throws StoreError when it could not be written; what was there before is then still there
 */
export function saveCheckpoint(options: SaveOptions): Checkpoint {
  const checkpoint: Checkpoint = {
    runId: runIdOf(options),
    step: stepOf(options),
    attempt: givenAttempt(options) ?? 1,
    inputHash: inputHashOf(options),
    timestamp: new Date().toISOString(),
  };
  const file = givenFile(options.file);
  makeRoom(file);
  // Somebody may have begun a run there since.
  const beforeRename = () => refuseRun(file, readDocumentFile(file));
  writeFileAtomic(file, `${JSON.stringify(checkpoint, null, 2)}\n`, { beforeRename });
  return checkpoint;
}

function makeRoom(file: string): void {
  const present = readDocumentFile(file);
  refuseRun(file, present);
  try {
    if (present.kind === 'unreadable') setAside(file, new Date());
    fs.mkdirSync(path.dirname(file), { recursive: true });
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const code = errorCode(error);
    throw new StoreError(`Could not write ${file}: ${code || String(error)}.`, fixForFileFault(code), {
      cause: error,
    });
  }
}

function refuseRun(file: string, { kind }: FileReadResult): void {
  if (kind !== 'document') return;
  throw new RefusedError(
    `${file} is a run document with the records of its steps, which a bare checkpoint would replace.`,
    'Save to a file of its own.',
  );
}

function runIdOf(options: SaveOptions): string {
  const runId = givenRunId(options);
  if (runId !== '') return runId;
  throw new InvalidInputError(
    'runId is missing.',
    'Give something that stays the same when this work is run again; in GitHub Actions it is GITHUB_RUN_ID.',
  );
}

function stepOf({ step }: SaveOptions): string {
  if (typeof step === 'string' && isStepName(step)) return step;
  throw new InvalidInputError(`step is "${step}".`, STEP_NAME_RULE);
}
