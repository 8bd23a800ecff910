import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError, RefusedError } from '../../engine/errors.js';
import type { FileEntry, GitState, Payload, Unit, Withheld } from '../../engine/schema.js';
import type { SecretFinder } from '../../engine/secrets.js';
import type { GitRestore } from '../changes/restore.js';
import { rename, syncFolder } from '../file/atomic-write.js';
import { BUNDLE } from './limits.js';

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

/**
 * Packs a step's files into an archive named by its digest, durably. What cannot be packed is withheld, and so is
 * what turns out to be something else than was looked at.
 * @param bundle a file with the step's commits, to be kept with them
 */
export async function keepFiles(
  workspace: string,
  files: readonly FileEntry[],
  secrets: SecretFinder,
  folder: PayloadFolder,
  bundle: string | null = null,
): Promise<KeptFiles> {
  if (bundle === null && files.every((file) => file.deleted)) return { payload: null, withheld: [] };
  const { inspect, pack } = await import('./archive.js');
  let scratch: string | null = null;
  try {
    scratch = folder.scratch('pack');
    const archive = await pack(workspace, files, path.join(scratch, 'files.tgz'), bundle);
    const wrong = await inspect(archive.file, files, secrets);
    if (wrong.length > 0) return { payload: null, withheld: wrong };
    const target = folder.payloadFile(archive.sha256);
    await sync(archive.file);
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
  const state = unit.git && touchesRepository(unit.git) ? unit.git : null;
  if (files.length === 0 && state === null) return null;
  // A step without files, and so without digests to compare, does not load node:crypto.
  const { missingFiles, placeFiles, unpackFiles } = await import('./restore.js');
  let scratch: string | null = null;
  try {
    const missing = missingFiles(workspace, files);
    if (missing.length === 0 && state === null) return null;
    scratch = folder.scratch('restore');
    const repository = state === null ? null : await planRepository(workspace, state, scratch);
    if (typeof repository === 'string') return repository;
    const bundle = repository?.needsBundle ? state?.bundle : null;
    const unpacked = fs.mkdtempSync(path.join(scratch, 'files-'));
    if (bundle || missing.some((file) => !file.deleted)) {
      if (!unit.payload) return 'its files were never kept';
      const archive = await find(unit.payload, scratch);
      await unpackFiles(files, unit.git?.bundle ?? null, archive, unpacked);
    }
    if (bundle) await repository?.takeObjects(path.join(unpacked, ...BUNDLE.split('/')));
    placeFiles(workspace, missing, unpacked);
    if (repository !== null) await finish(repository);
    return null;
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return `its files could not be restored (${describeError(error)})`;
  } finally {
    if (scratch !== null) fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** The files are in place already: doing the step again on top of them would be wrong. */
async function finish(repository: GitRestore): Promise<void> {
  try {
    await repository.finish();
  } catch (error) {
    throw new RefusedError(
      `The step's files were restored, but not its commits and staged changes (${describeError(error)}).`,
      'See that no other git process works in the checkout, and re-run the job.',
    );
  }
}

function touchesRepository({ before, after, refs, intended = [], submodules = [] }: GitState): boolean {
  return (
    before.head !== after.head ||
    before.branch !== after.branch ||
    before.index !== after.index ||
    refs.length + intended.length + submodules.length > 0
  );
}

/** A step that skips without `@changes` loads nothing of git. */
async function planRepository(
  workspace: string,
  state: GitState,
  scratch: string,
): Promise<GitRestore | string> {
  const { planGitRestore } = await import('../changes/restore.js');
  return planGitRestore(workspace, state, fs.mkdtempSync(path.join(scratch, 'git-')));
}

/** A running command must not wait while this process waits for the disk. */
async function sync(file: string): Promise<void> {
  const handle = await fs.promises.open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
