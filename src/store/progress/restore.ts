import * as fs from 'node:fs';
import * as path from 'node:path';
import type { FileEntry } from '../../engine/schema.js';
import { digestFile } from '../files/digest.js';
import { missingFiles, placeFiles, unpackFiles } from '../files/restore.js';
import { checkRelative, resolveInside } from '../files/workspace-path.js';
import { listPlace, type ProgressPlace } from './places.js';

const WHERE = {
  step: "The step's own folder",
  workspace: 'The workspace',
  home: 'The home folder',
} as const;

/**
 * Puts saved progress back: all of it, or nothing. Only what the globs of a place match is put there, so that a record
 * that somebody tampered with reaches no other file. Returns what is in place now.
 * @param scratch an empty folder
 * @throws RefusedError when a file would be overwritten that is neither as before the step nor its own; nothing is changed
 * @throws Error that says what is wrong with the archive
 */
export async function restoreProgress(
  files: readonly FileEntry[],
  places: readonly ProgressPlace[],
  archive: string,
  scratch: string,
): Promise<readonly FileEntry[]> {
  for (const file of files) checkRelative(file.path);
  await unpackFiles(files, null, archive, scratch);
  // Links are made in their places only; here something has to stand for them, to be found by the globs.
  for (const { path: name, link } of files)
    if (link !== undefined) standIn(path.join(scratch, ...name.split('/')));

  const plans = [];
  for (const place of places) {
    const unpacked = path.join(scratch, place.name);
    if (!fs.existsSync(unpacked)) continue;
    const wanted = new Set(await listPlace(place, unpacked));
    const own = files
      .filter((file) => file.path.startsWith(`${place.name}/`))
      .map((file) => ({ ...file, path: file.path.slice(place.name.length + 1) }))
      .filter((file) => wanted.has(file.path));
    // A home folder may have been made by the command itself.
    if (own.length > 0) fs.mkdirSync(place.root, { recursive: true });
    const behind = own.filter((file) => !isContinued(place.root, file));
    plans.push({ place, unpacked, own, missing: missingFiles(place.root, behind, WHERE[place.name]) });
  }
  // The document that says which of its steps are done comes last: should the disk refuse the files, it is not there.
  for (const { place, unpacked, missing } of plans.reverse()) placeFiles(place.root, missing, unpacked);
  return plans.flatMap(({ place, own }) =>
    own.map((file) => ({ ...file, path: `${place.name}/${file.path}` })),
  );
}

/** On a machine that is still there, a log has gone on since it was saved: what begins with it is the better one. */
function isContinued(root: string, { path: name, sha256, size, link }: FileEntry): boolean {
  try {
    const file = resolveInside(root, name);
    const stat = fs.lstatSync(file);
    return (
      link === undefined &&
      stat.isFile() &&
      stat.size > size &&
      digestFile(file, undefined, size).sha256 === sha256
    );
  } catch {
    return false;
  }
}

function standIn(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '', { flag: 'wx' });
}
