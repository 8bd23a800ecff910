import * as path from 'node:path';
import { findFiles } from '../files/capture.js';

/** A folder that progress is taken from and put back into. */
export interface ProgressPlace {
  /** `step` is the folder of the document that `CHECKPOINT_FILE` names, and what belongs to it. */
  readonly name: 'step' | 'workspace' | 'home';
  readonly root: string;
  readonly globs: readonly string[];
  /** A folder whose files are never progress, wherever the globs lead: the runner's own, with our files in it. */
  readonly except?: string;
}

/** What belongs to the nested document: not what is only there while it is being written. */
export const STEP_GLOBS = ['**', '!**/*.tmp', '!**/*.lock', '!**/*.lock/**', '!**/*.lock.*'];

/**
 * The files of a place, in the order in which they have to be read while they change: what is found later is at least
 * as new, so the document comes before its archives and its log, and `step` before the files that its steps made.
 * @param root where to look for them, if not in the place itself
 */
export async function listPlace(place: ProgressPlace, root = place.root): Promise<string[]> {
  const found = await findFiles(root, place.globs);
  const except = place.except === undefined ? null : `${relativeTo(place.root, place.except)}/`;
  const files = found.filter((file) => except === null || !file.startsWith(except));
  const isDocument = (file: string) => place.name === 'step' && /^[^/]*\.json$/.test(file);
  return [...files.filter(isDocument), ...files.filter((file) => !isDocument(file))];
}

function relativeTo(root: string, folder: string): string {
  return path.relative(root, folder).split(path.sep).join('/');
}
