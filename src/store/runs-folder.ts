import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../engine/errors.js';
import { isArchived } from './archive-run.js';
import { errorCode, fixForFileFault, NotFoundError, StoreError } from './errors.js';
import { endingsFor } from './run-file/endings.js';

/** Where run documents are kept, relative to a project. Ours first; the others are found too. */
export const RUNS_FOLDERS = [path.join('.checkpoint', 'runs'), path.join('.ulpi', 'runs')] as const;

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
  /** The other names of some of them, each a file's path. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  readonly closed: readonly ClosedFolder[];
}

/** A folder that cannot be read. */
export interface ClosedFolder {
  readonly folder: string;
  readonly error: StoreError;
}

/**
 * The files of folders that may be run documents: those whose names end in `.json`, and those that are missing, of which
 * the event log is there.
 * @param withMissing false leaves these out
 */
export function runFiles(folders: readonly string[], withMissing = true): Kept {
  const closed: ClosedFolder[] = [];
  const entries: Entry[] = [];
  for (const folder of folders) {
    try {
      entries.push(...entriesOf(folder, withMissing));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'ENOENT') continue;
      const fault = `Could not read ${folder}: ${describeError(error)}.`;
      closed.push({ folder, error: new StoreError(fault, fixForFileFault(code), { cause: error }) });
    }
  }
  const mayRepeat = folders.length > 1 || entries.some(({ isLink }) => isLink);
  const { files, aliases } = mayRepeat ? withoutRepeats(entries) : { files: entries, aliases: new Map() };
  return { files: files.map(({ file }) => file), aliases, closed };
}

interface Entry {
  readonly file: string;
  readonly isLink: boolean;
}

function entriesOf(folder: string, withMissing: boolean): Entry[] {
  const names = fs.readdirSync(folder, { withFileTypes: true });
  const documents = names
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
    .map((entry) => ({ file: path.join(folder, entry.name), isLink: entry.isSymbolicLink() }));
  if (!withMissing) return documents.sort(byFile);
  const missing = missingDocuments(names)
    .map((name) => ({ file: path.join(folder, name), isLink: false }))
    .filter(({ file }) => !isArchived(file));
  return [...documents, ...missing].sort(byFile);
}

const byFile = (a: Entry, b: Entry) => (a.file < b.file ? -1 : 1);

function missingDocuments(entries: readonly fs.Dirent[]): string[] {
  const { document, eventLog } = endingsFor('.json');
  const there = new Set(entries.map(({ name }) => name));
  return entries
    .filter((entry) => entry.name.endsWith(eventLog) && !entry.isDirectory())
    .map(({ name }) => name.slice(0, -eventLog.length) + document)
    .filter((name) => !there.has(name));
}

/** Of the names of one file, the first that is no link to another. */
function withoutRepeats(entries: readonly Entry[]): {
  readonly files: readonly Entry[];
  readonly aliases: Kept['aliases'];
} {
  const aliases = new Map<string, string[]>();
  const first = new Map<string, Entry>();
  for (const entry of [...entries.filter(({ isLink }) => !isLink), ...entries]) {
    const identity = identityOf(entry.file);
    const known = first.get(identity);
    if (known === undefined) first.set(identity, entry);
    else if (known !== entry) aliases.set(known.file, [...(aliases.get(known.file) ?? []), entry.file]);
  }
  const kept = new Set(first.values());
  return { files: entries.filter((entry) => kept.has(entry)), aliases };
}

/** The same for all names of a file. */
export function identityOf(file: string): string {
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
