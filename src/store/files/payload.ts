import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../../engine/errors.js';
import type { FileEntry, Payload, Unit, Withheld } from '../../engine/schema.js';
import { rename, syncFolder } from '../file/atomic-write.js';

/** Where archives of files are kept on this machine. */
export interface PayloadFolder {
  /** A new empty folder for one use. */
  scratch(name: string): string;
  /** The place of the archive with this sha256. */
  payloadFile(sha256: string): string;
}

export interface KeptFiles {
  readonly payload: Payload | null;
  readonly withheld: readonly Withheld[];
}

/** Packs a step's files into an archive named by its digest, durably. What cannot be packed is withheld. */
export async function keepFiles(
  workspace: string,
  files: readonly FileEntry[],
  folder: PayloadFolder,
): Promise<KeptFiles> {
  if (files.length === 0) return { payload: null, withheld: [] };
  const { pack } = await import('./archive.js');
  let scratch: string | null = null;
  try {
    scratch = folder.scratch('pack');
    const archive = await pack(workspace, files, path.join(scratch, 'files.tgz'));
    const target = folder.payloadFile(archive.sha256);
    sync(archive.file);
    rename(archive.file, target);
    syncFolder(path.dirname(target));
    const { sha256, size, unpackedSize } = archive;
    return { payload: { sha256, size, unpackedSize }, withheld: [] };
  } catch (error) {
    const reason = `the files could not be packed (${describeError(error)})`;
    return { payload: null, withheld: [{ kind: 'file', name: files[0]?.path ?? '', reason }] };
  } finally {
    if (scratch !== null) fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Puts back the files of a done step that are not in place. Returns null, or what is wrong.
 * @param find gives the archive, using a folder that is removed afterwards; throws when there is none
 * @throws RefusedError when a file of the workspace would be overwritten that nobody knows
 */
export async function restoreFilesOf(
  unit: Unit,
  workspace: string,
  folder: Pick<PayloadFolder, 'scratch'>,
  find: (payload: Payload, scratch: string) => Promise<string> | string,
): Promise<string | null> {
  const files = unit.files ?? [];
  if (files.length === 0) return null;
  // A step without files, and so without digests to compare, does not load node:crypto.
  const { missingFiles, restoreFiles } = await import('./restore.js');
  const missing = missingFiles(workspace, files);
  if (missing.length === 0) return null;
  if (!unit.payload) return 'its files were never kept';
  let scratch: string | null = null;
  try {
    scratch = folder.scratch('restore');
    const archive = await find(unit.payload, scratch);
    await restoreFiles(workspace, files, missing, archive, fs.mkdtempSync(path.join(scratch, 'files-')));
    return null;
  } catch (error) {
    return `its files could not be fetched (${describeError(error)})`;
  } finally {
    if (scratch !== null) fs.rmSync(scratch, { recursive: true, force: true });
  }
}

function sync(file: string): void {
  const descriptor = fs.openSync(file, 'r+');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
