import * as fs from 'node:fs';
import * as path from 'node:path';
import { InvalidInputError, RefusedError } from '../../engine/errors.js';
import type { FileEntry, GitState } from '../../engine/schema.js';
import { rename } from '../file/atomic-write.js';
import { digestAt, NOT_A_FILE } from './digest.js';
import { BUNDLE } from './limits.js';
import {
  checkRelative,
  isAt,
  isInsideGit,
  isNamedExactly,
  linkStaysInside,
  resolveInside,
} from './workspace-path.js';

/** What stands at a kept file's place: nothing or the version from before the step, the step's own, or another one. */
type Present = 'replaceable' | 'restored' | 'conflict';

/**
 * Which kept files still have to be brought back, or deleted again.
 * @param where what `workspace` is, for the message
 * @throws RefusedError when a file is there that is neither the version from before the step nor the step's own
 */
export function missingFiles(
  workspace: string,
  files: readonly FileEntry[],
  where = 'The workspace',
): FileEntry[] {
  const scene: Scene = { workspace, deleted: new Map(), twins: twinsOf(files) };
  for (const file of files) if (file.deleted) scene.deleted.set(file.path, file);
  const present = files.map((file) => ({ file, state: look(scene, file) }));
  const conflicts = present.filter(({ state }) => state === 'conflict').map(({ file }) => file.path);
  if (conflicts.length > 0) {
    throw new RefusedError(
      `${where} has other versions of ${list(conflicts)} than this step found and left.`,
      'Move them away, or run the step again with "resume: false". Nothing was overwritten.',
    );
  }
  return present.filter(({ state }) => state === 'replaceable').map(({ file }) => file);
}

/**
 * Brings files back from their archive: unpacked and verified beside the workspace first, put in place only when
 * all of them are good.
 * @param missing what to put in place, from {@link missingFiles}
 * @param scratch an empty folder outside the workspace
 * @throws Error that says what is wrong with the archive
 */
export async function restoreFiles(
  workspace: string,
  files: readonly FileEntry[],
  missing: readonly FileEntry[],
  archive: string,
  scratch: string,
): Promise<void> {
  await unpackFiles(files, null, archive, scratch);
  placeFiles(workspace, missing, scratch);
}

/** The first half of {@link restoreFiles}, with the bundle of the step's commits if it has one. */
export async function unpackFiles(
  files: readonly FileEntry[],
  bundle: GitState['bundle'],
  archive: string,
  scratch: string,
): Promise<void> {
  // Only a restore that has something to unpack loads the archive code.
  const { unpack } = await import('./archive.js');
  const commits = bundle === null ? [] : [{ ...bundle, path: BUNDLE, mode: 0o600 }];
  await unpack(archive, [...files, ...commits], scratch);
}

/** The second half: everything that has to go first, so that a folder can take the place of a file. */
export function placeFiles(workspace: string, missing: readonly FileEntry[], unpacked: string): void {
  for (const file of missing) if (file.deleted) remove(workspace, file.path);
  for (const file of missing) if (!file.deleted) place(workspace, file, unpacked);
}

function place(workspace: string, file: FileEntry, unpacked: string): void {
  const target = resolveInside(workspace, file.path);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const temporary = `${target}.checkpoint-restore`;
  fs.rmSync(temporary, { force: true });
  if (file.link === undefined) {
    fs.copyFileSync(path.join(unpacked, ...file.path.split('/')), temporary);
    fs.chmodSync(temporary, file.mode & 0o777);
  } else {
    if (!linkStaysInside(workspace, target, file.link)) throw new Error(`the link "${file.path}" leads out`);
    fs.symlinkSync(file.link, temporary);
  }
  if (isAt(workspace, file.path) === 'folder') removeEmptyFolders(target);
  rename(temporary, target);
}

/** Removes a file, and as git does the folders that it leaves empty. */
function remove(workspace: string, name: string): void {
  const root = fs.realpathSync(workspace);
  const target = path.join(root, ...name.split('/'));
  fs.rmSync(target, { force: true });
  for (let folder = path.dirname(target); folder !== root; folder = path.dirname(folder)) {
    try {
      fs.rmdirSync(folder);
    } catch {
      return;
    }
  }
}

/** Removes a folder that has nothing but folders in it. */
function removeEmptyFolders(folder: string): void {
  for (const name of fs.readdirSync(folder)) removeEmptyFolders(path.join(folder, name));
  fs.rmdirSync(folder);
}

interface Scene {
  readonly workspace: string;
  readonly deleted: Map<string, FileEntry>;
  readonly twins: ReadonlyMap<string, FileEntry>;
}

function look(scene: Scene, file: FileEntry): Present {
  const { workspace } = scene;
  if (isInsideGit(file.path)) {
    throw new InvalidInputError(
      `The checkpoint names "${file.path}", which is git's own.`,
      'It was not written by this action; start fresh with "resume: false".',
    );
  }
  if (file.deleted) return lookAtDeleted(scene, file);
  // What stands in the way is deleted first; how it is, is its own entry's matter.
  if (ancestors(file.path).some((name) => scene.deleted.has(name) && isAt(workspace, name) === 'file')) {
    return 'replaceable';
  }
  const absolute = resolveInside(workspace, file.path);
  const digest = digestAt(absolute);
  if (digest === NOT_A_FILE) return isEmptied(scene, file.path) ? 'replaceable' : 'conflict';
  const twin = scene.twins.get(file.path);
  if (twin !== undefined && digest !== null && !isNamedExactly(workspace, file.path)) {
    // Only the case of its name changed: under this name the file system shows what is still the other one.
    return [file.sha256, file.before, twin.before].includes(digest) ? 'replaceable' : 'conflict';
  }
  if (digest === file.sha256 && isAsExecutable(workspace, file)) return 'restored';
  if (digest === file.sha256) return 'replaceable';
  return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}

function lookAtDeleted({ workspace, twins }: Scene, file: FileEntry): Present {
  checkRelative(file.path);
  if (isAt(workspace, file.path) !== 'file') return 'restored';
  if (twins.has(file.path) && !isNamedExactly(workspace, file.path)) return 'restored';
  const digest = digestAt(resolveInside(workspace, file.path));
  return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}

/** Whether a folder has nothing in it but what the step deleted. */
function isEmptied(scene: Scene, name: string): boolean {
  if (isAt(scene.workspace, name) !== 'folder') return false;
  const folder = path.join(scene.workspace, ...name.split('/'));
  return fs.readdirSync(folder, { withFileTypes: true }).every((entry) => {
    const inside = `${name}/${entry.name}`;
    return entry.isDirectory() ? isEmptied(scene, inside) : scene.deleted.has(inside);
  });
}

/** Files that were deleted and made anew under a name that differs in case only, each with the other one. */
function twinsOf(files: readonly FileEntry[]): Map<string, FileEntry> {
  const deleted = new Map(files.filter((file) => file.deleted).map((file) => [folded(file.path), file]));
  const twins = new Map<string, FileEntry>();
  if (deleted.size === 0) return twins;
  for (const file of files) {
    const other = deleted.get(folded(file.path));
    if (file.deleted || other === undefined) continue;
    twins.set(file.path, other).set(other.path, file);
  }
  return twins;
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function ancestors(name: string): string[] {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Rights differ with each machine's umask; whether a file can be executed is part of what the step left. */
function isAsExecutable(workspace: string, file: FileEntry): boolean {
  if (process.platform === 'win32' || file.link !== undefined) return true;
  return (fs.lstatSync(resolveInside(workspace, file.path)).mode & 0o111) === (file.mode & 0o111);
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `"${name}"`);
  return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}
