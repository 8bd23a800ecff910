import * as fs from 'node:fs';
import * as path from 'node:path';
import { InvalidInputError } from '../../engine/errors.js';
import { errorCode, NotFoundError } from '../../store/errors.js';
import { isLogAlone, type Look, lookAtRun } from '../../store/look-at-run.js';
import { isThere } from '../../store/run-file/presence.js';
import {
  type ClosedFolder,
  identityOf,
  type Project,
  projectOf,
  runFiles,
  runName,
} from '../../store/runs-folder.js';
import { statedId } from '../../store/stated-id.js';
import { archives, type Row, rowNames, type Survey, surveyRuns } from '../../store/survey.js';
import { clean } from './clean.js';
import { nearName } from './near-name.js';
import { VERIFIED } from './verified.js';

/** Ambiguous names are told with this many candidates. */
const CANDIDATES = 10;

/** A run's file, what it was found to be, and the project that it belongs to. */
export interface Found {
  readonly project: Project;
  readonly file: string;
  readonly look: Look;
}

/** A run, and what beside it cannot be read. */
export interface Newest extends Found {
  /** How many files. */
  readonly unreadable: number;
  readonly closed: readonly ClosedFolder[];
}

/**
 * The run that was updated last; what cannot be read only when there is nothing else. Null when there are none.
 * @throws StoreError when there are none that can be seen, because a folder cannot be read
 */
export async function findNewestRun(project: Project): Promise<Newest | null> {
  const { files, closed } = runFiles(project.folders);
  const [only, ...others] = files;
  if (only !== undefined && others.length === 0) {
    return { ...(await lookAt(project, only)), unreadable: 0, closed };
  }
  const { rows, newest } = await surveyRuns(project.folders);
  const unreadable = rows.filter((row) => row.kind === 'unreadable');
  if (newest !== null) {
    return { ...(await lookCloser(project, newest)), unreadable: unreadable.length, closed };
  }
  const [first] = unreadable;
  if (first === undefined) {
    refuseUnseen(closed);
    return null;
  }
  return { project, file: first.file, look: first, unreadable: unreadable.length - 1, closed };
}

/**
 * The run that somebody means by an id, the name of its file, the path of any run document, or the beginning of an id;
 * also one that was archived. Read from the top; the first that fits decides.
 *
 * | what was given | is |
 * |---|---|
 * | a path into the project's folders, or one that begins like a path | that file |
 * | exactly an id or a file's name, also that of a link | that run |
 * | any other path to a file | that file |
 * | the beginning of an id or of a file's name | that run |
 * | the same of an archived run | that one |
 * | the name of any other file that is a run document | that file |
 *
 * @param project null when there is none here
 * @throws InvalidInputError when it may be several; NotFoundError when there is none; RefusedError for a path that cannot be
 *   looked at
 */
export async function findRun(project: Project | null, id: string): Promise<Found> {
  const given = path.resolve(id);
  const folders = project?.folders ?? [];
  const isPath = /[\\/]/.test(id) || id.endsWith('.json');
  const named = isPath && isDocument(given) ? given : null;
  const isPlain = folders.includes(path.dirname(given)) || /^\.{0,2}[\\/]/.test(id) || path.isAbsolute(id);
  if (isPath && isPlain) isThere(clean(id, 1000), given);
  if (named !== null && isPlain) return lookAtPath(project, named);
  const unseen: ClosedFolder[] = [];
  if (project !== null) {
    const exact = await runOfExactName(project, id);
    if (exact !== null) return exact;
    const live = await surveyRuns(folders);
    const run =
      theOne(id, live.rows, isCalled) ?? (named === null ? theOne(id, live.rows, beginsLike) : null);
    if (run !== null) return lookAtRow(project, run, live);
    unseen.push(...live.closed);
  }
  if (named !== null) return lookAtPath(project, named);
  if (project !== null) {
    const old = await surveyRuns(archives(folders), { isArchive: true });
    const run = theOne(id, old.rows, isCalled) ?? theOne(id, old.rows, beginsLike);
    if (run !== null) return lookAtRow(project, run, old);
    unseen.push(...old.closed);
  }
  if (isDocument(given)) {
    const found = await lookAtPath(project, given);
    if (found.look.kind === 'run') return found;
  }
  if (isPath) isThere(clean(id, 1000), given);
  refuseUnseen(unseen);
  throw notFound(project, id, given);
}

function notFound(project: Project | null, id: string, given: string): Error {
  const name = clean(id, 1000);
  if (/[\\/]/.test(id) && kindOf(given) === 'folder') {
    return new InvalidInputError(`"${name}" is a folder.`, 'Look into it with --dir.');
  }
  if (project === null) {
    const where = `${clean(process.cwd(), 1000)} and the folders above it`;
    return new NotFoundError(`There is no run "${name}".`, `${where} keep no runs.`);
  }
  return new NotFoundError(
    `There is no run "${name}" in ${project.folders.map((folder) => clean(folder, 1000)).join(' or ')}.`,
    'checkpoint status --list names them all.',
  );
}

/** What was not found may be where nobody can look. */
export function refuseUnseen(closed: readonly ClosedFolder[]): void {
  for (const { error } of closed) throw error;
}

/** Of runs whose file has their name: of the others, only the ids are looked at. Null also when one of them has it too. */
async function runOfExactName(project: Project, id: string): Promise<Found | null> {
  const [folder] = project.folders;
  if (project.folders.length !== 1 || folder === undefined || /[\\/]/.test(id)) return null;
  const found = await lookAt(project, path.join(folder, `${id}.json`));
  if (found.look.kind !== 'run' || found.look.view.document().id !== id) return null;
  const own = identityOf(found.file);
  for (const other of runFiles(project.folders).files) {
    if (other === found.file || !(await mayBeCalled(other, id))) continue;
    if (identityOf(other) !== own) return null;
  }
  return found;
}

async function mayBeCalled(file: string, id: string): Promise<boolean> {
  const stated = statedId(file);
  if (stated !== null) return stated === id;
  const look = await lookAtRun(file);
  return look.kind === 'run' && look.view.document().id === id;
}

async function lookAt(project: Project, file: string): Promise<Found> {
  return { project, file, look: await lookAtRun(file, VERIFIED) };
}

async function lookAtPath(project: Project | null, file: string): Promise<Found> {
  const folder = path.dirname(file);
  return lookAt(project?.folders.includes(folder) ? project : projectOf(folder), file);
}

async function lookAtRow(project: Project, row: Row, { newest }: Survey): Promise<Found> {
  return row === newest?.row ? lookCloser(project, newest) : lookAt(project, row.file);
}

/** The same, without reading a run again that has no event log. */
async function lookCloser(
  project: Project,
  { row: { file }, view }: NonNullable<Survey['newest']>,
): Promise<Found> {
  return 'eventLog' in view.stored() ? lookAt(project, file) : { project, file, look: { kind: 'run', view } };
}

const isCalled = (name: string, id: string) => name === id;
const beginsLike = (name: string, id: string) => name.startsWith(id);

/**
 * The row that is meant; null when there is none.
 * @throws InvalidInputError that tells them apart when there are several
 */
function theOne(
  id: string,
  rows: readonly Row[],
  isMeant: (name: string, id: string) => boolean,
): Row | null {
  const meant = rows.filter((row) => rowNames(row).some((name) => isMeant(name, id)));
  const [first, ...others] = meant;
  if (first === undefined || others.length === 0) return first ?? null;
  const names = meant.map(describe);
  const areAlike = new Set(names).size < names.length;
  const shown = (areAlike ? meant.map(describeByPath) : names).slice(0, CANDIDATES);
  const more = meant.length > shown.length ? ` and ${meant.length - shown.length} more` : '';
  throw new InvalidInputError(
    `"${clean(id)}" may be ${shown.join(', ')}${more}.`,
    `Give ${areAlike || isMeant === isCalled ? '' : 'more of it, '}the path of its file, or its folder with --dir.`,
  );
}

function describe(row: Row): string {
  const name = runName(row.file);
  return row.kind === 'run' && row.document.id !== name
    ? `${clean(row.document.id)} (${clean(name)}.json)`
    : clean(name);
}

function describeByPath(row: Row): string {
  const file = clean(nearName(row.file), 1000);
  return row.kind === 'run' ? `${clean(row.document.id)} (${file})` : file;
}

/** Whether a document may be there: whatever is no folder, and also a link that leads nowhere, or what has left its event log. */
function isDocument(file: string): boolean {
  return kindOf(file) === 'file' || isLogAlone(file);
}

function kindOf(file: string): 'file' | 'folder' | null {
  for (const stat of [fs.statSync, fs.lstatSync]) {
    try {
      return stat(file).isDirectory() ? 'folder' : 'file';
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') return null;
    }
  }
  return null;
}
