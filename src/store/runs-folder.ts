import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../engine/errors.js';
import { errorCode, fixForFileFault, NotFoundError, StoreError } from './errors.js';

/** Where run documents are kept, relative to a project. Ours first; the others are found too. */
export const RUNS_FOLDERS = [path.join('.checkpoint', 'runs'), path.join('.ulpi', 'runs')] as const;

/** Where the runs of a folder are kept when they are over, relative to it. */
export const ARCHIVE = 'archive';

/** A project and the folders with its runs. */
export interface Project {
  /** The folder that the runs' work is done in; null when it cannot be told from where the runs are. */
  readonly root: string | null;
  readonly folders: readonly string[];
}

/** The project that a folder belongs to: the nearest folder upwards that keeps runs. Null when there is none. */
export function findProject(from: string): Project | null {
  for (let root = path.resolve(from); ; root = path.dirname(root)) {
    const folders = RUNS_FOLDERS.map((name) => path.join(root, name)).filter(isFolder);
    if (folders.length > 0) return { root, folders };
    if (root === path.dirname(root)) return null;
  }
}

/**
 * The project whose runs are in a folder that somebody named.
 * @throws NotFoundError when there is no such folder
 */
export function projectOf(folder: string): Project {
  const full = path.resolve(folder);
  if (!isFolder(full)) throw new NotFoundError(`There is no folder ${folder}.`, 'Name one that keeps runs.');
  const name = RUNS_FOLDERS.find((known) => full.endsWith(path.sep + known));
  return { root: name === undefined ? null : full.slice(0, -name.length - 1) || path.sep, folders: [full] };
}

/**
 * The files of a folder that may be run documents, by name.
 * @throws StoreError when the folder cannot be read
 */
export function runFiles(folder: string): string[] {
  try {
    return fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
      .map((entry) => path.join(folder, entry.name))
      .sort();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return [];
    throw new StoreError(`Could not read ${folder}: ${describeError(error)}.`, fixForFileFault(code));
  }
}

/** The name of a run's files, without folder and ending. */
export function runName(file: string): string {
  return path.basename(file, '.json');
}

function isFolder(folder: string): boolean {
  try {
    return fs.statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
