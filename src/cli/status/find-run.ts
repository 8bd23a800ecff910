import * as path from 'node:path';
import { NotFoundError } from '../../store/errors.js';
import { type Look, lookAtRun } from '../../store/look-at-run.js';
import { type Project, runFiles, runName } from '../../store/runs-folder.js';
import { archives, type Row, rowNames, type Survey, surveyRuns } from '../../store/survey.js';
import { packageRoot } from '../package-root.js';
import { UsageError } from '../usage.js';
import { clean } from './clean.js';

const VERIFIER = path.join(packageRoot, 'dist', 'cli', 'verifier.js');
/** Ambiguous names are told with this many candidates. */
const CANDIDATES = 10;

/** A run's file, and what it was found to be. */
export interface Found {
  readonly file: string;
  readonly look: Look;
}

/** A run, and how many files beside it cannot be read. */
export interface Newest extends Found {
  readonly unreadable: number;
}

/** The run that was updated last; what cannot be read only when there is nothing else. Null when there are none. */
export async function findNewestRun({ folders }: Project): Promise<Newest | null> {
  const [only, ...others] = folders.flatMap(runFiles);
  if (only !== undefined && others.length === 0) return { ...(await lookAt(only)), unreadable: 0 };
  const { rows, newest } = await surveyRuns(folders);
  const unreadable = rows.filter((row) => row.kind === 'unreadable');
  if (newest !== null) return { ...(await lookCloser(newest)), unreadable: unreadable.length };
  const [first] = unreadable;
  return first === undefined ? null : { file: first.file, look: first, unreadable: unreadable.length - 1 };
}

/**
 * The run that somebody means by an id, the beginning of one, or the name of its file; also one that was archived.
 * @throws UsageError when it may be several; NotFoundError when there is none
 */
export async function findRun(project: Project, id: string): Promise<Found> {
  const exact = await runOfExactName(project, id);
  if (exact !== null) return exact;
  for (const folders of [project.folders, archives(project.folders)]) {
    const { rows, newest } = await surveyRuns(folders);
    const row = pick(rows, id);
    if (row === null) continue;
    return row === newest?.row ? lookCloser(newest) : lookAt(row.file);
  }
  throw new NotFoundError(
    `There is no run "${clean(id)}" in ${project.folders.map((folder) => clean(folder, 1000)).join(' or ')}.`,
    'checkpoint status --list names them all.',
  );
}

/** Without looking at the others, for runs whose file has their name. */
async function runOfExactName({ folders }: Project, id: string): Promise<Found | null> {
  const [folder] = folders;
  if (folders.length !== 1 || folder === undefined || /[\\/]/.test(id)) return null;
  const found = await lookAt(path.join(folder, `${id}.json`));
  return found.look.kind === 'run' && found.look.view.document().id === id ? found : null;
}

/** A run is told from its whole event log, every line of it verified. */
async function lookAt(file: string): Promise<Found> {
  return { file, look: await lookAtRun(file, { verifyAll: true, verifier: VERIFIER }) };
}

/** The same, without reading a run again that has no event log. */
async function lookCloser({ row: { file }, view }: NonNullable<Survey['newest']>): Promise<Found> {
  return 'eventLog' in view.stored() ? lookAt(file) : { file, look: { kind: 'run', view } };
}

function pick(rows: readonly Row[], id: string): Row | null {
  const exact = rows.filter((row) => rowNames(row).includes(id));
  const meant =
    exact.length > 0 ? exact : rows.filter((row) => rowNames(row).some((name) => name.startsWith(id)));
  const [first, ...others] = meant;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const names = meant.slice(0, CANDIDATES).map(describe);
  const more = meant.length > names.length ? ` and ${meant.length - names.length} more` : '';
  throw new UsageError('status', `"${clean(id)}" may be ${names.join(', ')}${more}.`);
}

function describe(row: Row): string {
  const name = runName(row.file);
  return row.kind === 'run' && row.document.id !== name
    ? `${clean(row.document.id)} (${clean(name)}.json)`
    : clean(name);
}
