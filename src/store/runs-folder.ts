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
    const folders = RUNS_FOLDERS.map((name) => path.join(root, name)).filter(keepsRuns);
    if (folders.length > 0) return { root, folders: withoutAliases(folders) };
    if (root === path.dirname(root)) return null;
  }
}

/**
 * The project whose runs are in a folder that somebody named.
 * @throws NotFoundError when there is no such folder
 */
export function projectOf(folder: string): Project {
  const full = path.resolve(folder);
  if (kindOf(full) === 'absent')
    throw new NotFoundError(`There is no folder ${folder}.`, 'Name one that keeps runs.');
  const name = RUNS_FOLDERS.find((known) => full.endsWith(path.sep + known));
  return { root: name === undefined ? null : full.slice(0, -name.length - 1) || path.sep, folders: [full] };
}

/** What folders keep, as far as they can be read. */
export interface Kept {
  /** Files that may be run documents, each of them once, by whatever names it can be reached. */
  readonly files: readonly string[];
  readonly closed: readonly ClosedFolder[];
}

/** A folder that cannot be read. */
export interface ClosedFolder {
  readonly folder: string;
  readonly error: StoreError;
}

/** The files of folders that may be run documents: those whose names end in `.json`. */
export function runFiles(folders: readonly string[]): Kept {
  const closed: ClosedFolder[] = [];
  const entries: Entry[] = [];
  for (const folder of folders) {
    try {
      entries.push(...entriesOf(folder));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'ENOENT') continue;
      const fault = `Could not read ${folder}: ${describeError(error)}.`;
      closed.push({ folder, error: new StoreError(fault, fixForFileFault(code), { cause: error }) });
    }
  }
  const mayRepeat = folders.length > 1 || entries.some(({ isLink }) => isLink);
  return { files: (mayRepeat ? withoutRepeats(entries) : entries).map(({ file }) => file), closed };
}

interface Entry {
  readonly file: string;
  readonly isLink: boolean;
}

function entriesOf(folder: string): Entry[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
    .map((entry) => ({ file: path.join(folder, entry.name), isLink: entry.isSymbolicLink() }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Of the names of one file, the first that is no link to another. */
function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const first = new Map<string, Entry>();
  for (const entry of [...entries.filter(({ isLink }) => !isLink), ...entries]) {
    const identity = identityOf(entry.file);
    if (!first.has(identity)) first.set(identity, entry);
  }
  const kept = new Set(first.values());
  return entries.filter((entry) => kept.has(entry));
}

function identityOf(file: string): string {
  try {
    const { dev, ino } = fs.statSync(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return file;
  }
}

/** The name of a run's files, without folder and ending. */
export function runName(file: string): string {
  return path.basename(file, '.json');
}

/** Also of one behind a folder that nobody may look into: what it keeps cannot be read, which is not the same as nothing. */
function keepsRuns(folder: string): boolean {
  const kind = kindOf(folder);
  return kind === 'folder' || (kind === 'closed' && kindOf(path.dirname(folder)) === 'folder');
}

function kindOf(name: string): 'folder' | 'absent' | 'closed' {
  try {
    return fs.statSync(name).isDirectory() ? 'folder' : 'absent';
  } catch (error) {
    return ['EACCES', 'EPERM'].includes(errorCode(error)) ? 'closed' : 'absent';
  }
}

/** One folder that can be reached by two names, through a link, is one. */
function withoutAliases(folders: readonly string[]): string[] {
  const real = folders.map((folder) => {
    try {
      return fs.realpathSync.native(folder);
    } catch {
      return folder;
    }
  });
  return folders.filter((_, index) => real.indexOf(real[index] ?? '') === index);
}
