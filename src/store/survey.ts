import * as fs from 'node:fs';
import * as path from 'node:path';
import type { RunView } from '../engine/run-document/change.js';
import type { RunDocument } from '../engine/schema.js';
import { tallyUnits } from '../engine/status/tally.js';
import { ARCHIVE } from './archive-run.js';
import { lookAtRun } from './look-at-run.js';
import { placesOf } from './run-file/places.js';
import type { ViewOptions } from './run-file/run-file.js';
import { type ClosedFolder, type Project, runFiles, runName } from './runs-folder.js';

interface Seen {
  readonly file: string;
  /** Other names of the file: links to it in the same folders. */
  readonly aliases: readonly string[];
  /** What orders runs, in ms since the epoch: the document's `updatedAt`, or when the file was written. */
  readonly changedAt: number;
}

/** A run as it is told on one line. */
export interface SeenRun extends Seen {
  readonly kind: 'run';
  /** The document without its units. */
  readonly document: RunDocument;
  readonly done: number;
  readonly total: number;
  readonly malformed: number;
}

export interface SeenUnreadable extends Seen {
  readonly kind: 'unreadable';
  readonly reason: string;
}

export type Row = SeenRun | SeenUnreadable;

export interface Survey {
  /** The newest first. */
  readonly rows: readonly Row[];
  /** Of the newest run that can be read, everything. Of the others it would be too much. */
  readonly newest: { readonly row: SeenRun; readonly view: RunView } | null;
  /** The ids of runs that were replaced by a retry, each with the id of the replacement. */
  readonly replacements: ReadonlyMap<string, string>;
  /** Folders that cannot be read: nobody knows what is in them. */
  readonly closed: readonly ClosedFolder[];
}

export interface SurveyOptions extends ViewOptions {
  /** An event log alone, in an archive, is what a death has left there, and no run. */
  readonly isArchive?: boolean;
}

/** Reads every run of a project once. What cannot be read is among them. */
export async function surveyRuns(folders: Project['folders'], options: SurveyOptions = {}): Promise<Survey> {
  const rows: Row[] = [];
  const replacements = new Map<string, string>();
  let newest: Survey['newest'] = null;
  const { files, aliases: others, closed } = runFiles(folders, options.isArchive !== true);
  for (const file of files) {
    const aliases = others.get(file) ?? [];
    const look = await lookAtRun(file, options);
    if (look.kind === 'missing') continue;
    if (look.kind === 'unreadable') {
      rows.push({ kind: 'unreadable', file, aliases, changedAt: lastWrittenAt(file), reason: look.reason });
      continue;
    }
    const row = seenRun(file, look.view, aliases);
    rows.push(row);
    if (newest === null || row.changedAt > newest.row.changedAt) newest = { row, view: look.view };
    const replaced = row.document.lifecycle?.retry_of;
    if (typeof replaced === 'string') replacements.set(replaced, row.document.id);
  }
  rows.sort((a, b) => b.changedAt - a.changedAt);
  return { rows, newest, replacements, closed };
}

function seenRun(file: string, view: RunView, aliases: Seen['aliases']): SeenRun {
  const document = view.document();
  const { done, total, malformed } = tallyUnits(document.units, view.malformed());
  const updatedAt = Date.parse(document.updatedAt ?? '');
  return {
    kind: 'run',
    file,
    aliases,
    changedAt: Number.isNaN(updatedAt) ? writtenAt(file) : updatedAt,
    document: { ...document, units: {} },
    done,
    total,
    malformed,
  };
}

/** The folders with what was archived from these. */
export function archives(folders: Project['folders']): string[] {
  return folders.map((folder) => path.join(folder, ARCHIVE));
}

/** By what a row is called: the document's id, and the names of its file, with their ending or without. */
export function rowNames(row: Row): readonly string[] {
  const names = [row.file, ...row.aliases].flatMap((file) => [runName(file), path.basename(file)]);
  return row.kind === 'run' ? [row.document.id, ...names] : names;
}

/** Of a document that is missing, what is left of it tells. */
function lastWrittenAt(file: string): number {
  return writtenAt(file) || writtenAt(placesOf(file).eventLog) || writtenAt(file, fs.lstatSync);
}

/** When a file was written, in ms since the epoch; 0 when that cannot be told. */
export function writtenAt(file: string, stat: (file: string) => fs.Stats = fs.statSync): number {
  try {
    return stat(file).mtimeMs;
  } catch {
    return 0;
  }
}
