import * as fs from 'node:fs';
import * as path from 'node:path';
import { CheckpointError } from '../../engine/errors.js';
import { errorCode, fixForFileFault, StoreError } from '../errors.js';

/** Windows refuses a rename for a moment while a virus scanner or indexer holds the target. */
const RENAME_RETRIES_MS = process.platform === 'win32' ? [10, 20, 50, 100, 200, 400] : [];
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);

export interface AtomicWriteOptions {
  /** False leaves out the fsyncs (0.5 to 0.8 ms on an idle disk): for what has no use after a loss of power. */
  readonly durable?: boolean;
  /** Where it is written first, on the same file system. Default: `<file>.tmp`. */
  readonly temporary?: string;
  /** Called when all that is left to do is the rename. When it throws, the old content stays. */
  readonly beforeRename?: () => void;
}

/**
 * Replaces `file` so that a reader, or a machine that loses power, sees the old content or the new one, whole:
 * write `<file>.tmp` beside it, fsync, rename, fsync the folder. Callers serialise their writes to one file.
 * @throws StoreError when the file could not be written; the old content is then still there.
 */
export function writeFileAtomic(
  file: string,
  data: string | Uint8Array,
  options: AtomicWriteOptions = {},
): void {
  const { durable = true, temporary = `${file}.tmp`, beforeRename } = options;
  try {
    const descriptor = openNew(temporary);
    try {
      fs.writeFileSync(descriptor, data);
      if (durable) fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    beforeRename?.();
    rename(temporary, file);
    if (durable) syncFolder(path.dirname(file));
  } catch (error) {
    discard(temporary);
    throw error instanceof CheckpointError ? error : writeFault(file, error);
  }
}

/**
 * The same with the content of another file.
 * @throws StoreError when it could not be written; what `beforeRename` throws
 */
export function copyFileAtomic(
  from: string,
  file: string,
  options: Omit<AtomicWriteOptions, 'durable'> = {},
): void {
  const { temporary = `${file}.tmp`, beforeRename } = options;
  try {
    fs.copyFileSync(from, temporary);
    syncWritten(temporary);
    beforeRename?.();
    rename(temporary, file);
    syncFolder(path.dirname(file));
  } catch (error) {
    discard(temporary);
    throw error instanceof CheckpointError ? error : writeFault(file, error);
  }
}

/** Never writes through something that somebody else left under this name. */
function openNew(file: string): number {
  try {
    return fs.openSync(file, 'wx', 0o666);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  fs.rmSync(file);
  return fs.openSync(file, 'wx', 0o666);
}

/** Renames, also where the file system first refuses for a moment. */
export function rename(from: string, to: string): void {
  whileBusy(RENAME_RETRIES_MS, () => fs.renameSync(from, to));
}

/** What is reported when a file could not be written. */
export function writeFault(file: string, error: unknown): StoreError {
  const code = errorCode(error);
  return new StoreError(`Could not write ${file}: ${code || String(error)}.`, fixForFileFault(code), {
    cause: error,
  });
}

/** Tries again, after each of the pauses (ms), as long as the file system says that somebody holds the file. */
export function whileBusy(pauses: readonly number[], work: () => void): void {
  for (const pause of pauses) {
    try {
      work();
      return;
    } catch (error) {
      if (!BUSY.has(errorCode(error))) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
  work();
}

/** Makes the rename itself durable. Some systems (Windows) cannot open a folder; there the rename has to do. */
export function syncFolder(folder: string): void {
  let descriptor: number;
  try {
    descriptor = fs.openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    // A file system that cannot sync a folder says so with these; anything else is a failed write.
    if (!['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR', 'EBADF'].includes(errorCode(error))) throw error;
  } finally {
    fs.closeSync(descriptor);
  }
}

/**
 * Makes a file durable that {@link writeFileAtomic} may not have had the time to.
 * @throws StoreError
 */
export function syncWritten(file: string): void {
  try {
    // Windows syncs only what is open for writing.
    const descriptor = fs.openSync(file, process.platform === 'win32' ? 'r+' : 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    syncFolder(path.dirname(file));
  } catch (error) {
    throw writeFault(file, error);
  }
}

function discard(temporary: string): void {
  try {
    fs.rmSync(temporary, { force: true });
  } catch {
    // The folder itself may be gone; the error that is being reported says so.
  }
}
