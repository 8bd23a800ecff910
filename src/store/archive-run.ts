import * as fs from 'node:fs';
import * as path from 'node:path';
import { errorCode, StoreError } from './errors.js';
import { copyFileAtomic, rename, syncFolder, whileBusy, writeFault } from './file/atomic-write.js';
import type { HeldLock } from './lock/held-lock.js';
import { ALL_ENDINGS, endingsFor } from './run-file/endings.js';

/** Where the runs of a folder are kept when they are over, relative to it. */
export const ARCHIVE = 'archive';

/** Windows refuses to remove a file for a moment while somebody reads it. */
const REMOVAL_PAUSES_MS = process.platform === 'win32' ? [10, 50, 200, 400] : [];

/** After so many runs of one name, somebody has to look at it. */
const MAX_NAMES = 10_000;

/**
 * Moves a run into the folder `archive` beside it, and overwrites nothing there. At every moment the document and its
 * event log are whole in one of the two places, so that what a death interrupts is finished by doing it again.
 * @param check is called right before anything is removed: the lock, which the caller holds, may have been lost
 * @returns the archived document
 * @throws StoreError when it could not be moved; then it is where it was
 */
export function archiveRun(file: string, check: () => unknown = () => {}): string {
  const folder = path.dirname(file);
  const { document, eventLog, index, payloads } = endingsFor(file);
  const live = stemOf(file);
  const archive = path.join(folder, ARCHIVE);
  try {
    fs.mkdirSync(archive, { recursive: true });
    const archived = placeFor(file);
    // The document is the last.
    for (const ending of [eventLog, document]) copyInto(live + ending, archived + ending);
    if (fs.existsSync(live + payloads)) rename(live + payloads, archived + payloads);
    syncFolder(archive);
    check();
    // The log is of no use without the document; the other way round, somebody might miss what only the log tells.
    for (const ending of [document, eventLog, index]) remove(live + ending);
    syncFolder(folder);
    return archived + document;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw writeFault(path.join(archive, path.basename(file)), error);
  }
}

/**
 * The documents of a folder that are in its archive, and of which something is still where they were: what a death
 * between two removals leaves behind.
 */
export function leftovers(folder: string): string[] {
  const files = new Set<string>();
  for (const name of fs.readdirSync(folder)) {
    for (const { document, eventLog, index, lock } of ALL_ENDINGS) {
      const ending = [eventLog, index, lock].find((known) => name.endsWith(known));
      if (ending !== undefined) files.add(path.join(folder, name.slice(0, -ending.length) + document));
    }
  }
  return [...files].filter((file) => !fs.existsSync(file) && takenStems(file).length > 0);
}

/** Whether the event log of a document that is missing is in the archive, byte for byte: then nothing is lost. */
export function isArchived(file: string): boolean {
  const { eventLog } = endingsFor(file);
  return takenStems(file).some((archived) => isSame(stemOf(file) + eventLog, archived + eventLog));
}

/**
 * Removes them. An event log that is not in the archive, byte for byte, stays: a document can be rebuilt from it.
 * @param lock of the run
 */
export function removeLeftovers(file: string, lock: HeldLock): void {
  if (fs.existsSync(file)) return;
  const { eventLog, index } = endingsFor(file);
  const log = stemOf(file) + eventLog;
  if (fs.existsSync(log)) {
    if (!isArchived(file)) return;
    lock.check(true);
    remove(log);
  }
  remove(stemOf(file) + index);
}

function stemOf(file: string): string {
  return file.slice(0, file.length - endingsFor(file).document.length);
}

/** The archived runs that have the name of a live one: `x`, `x.1`, `x.2` … */
function takenStems(file: string): string[] {
  const { document } = endingsFor(file);
  const taken: string[] = [];
  for (const archived of stemsFor(file)) {
    if (!fs.existsSync(archived + document)) break;
    taken.push(archived);
  }
  return taken;
}

/** Where a run goes: under its own name unless another run of that name is there, or under it and a number. */
function placeFor(file: string): string {
  const { document, eventLog, payloads } = endingsFor(file);
  const live = stemOf(file);
  for (const archived of stemsFor(file)) {
    const isFree = [eventLog, document].every(
      (ending) => !fs.existsSync(archived + ending) || isSame(live + ending, archived + ending),
    );
    const isBegun = isSame(file, archived + document) && !fs.existsSync(live + payloads);
    if (isFree && (isBegun || !fs.existsSync(archived + payloads))) return archived;
  }
  throw new StoreError(`${file} has too many namesakes in the archive.`, 'Move some of them elsewhere.');
}

function* stemsFor(file: string): Generator<string> {
  const archived = path.join(path.dirname(file), ARCHIVE, path.basename(stemOf(file)));
  yield archived;
  for (let number = 1; number < MAX_NAMES; number += 1) yield `${archived}.${number}`;
}

/** The same file under another name as well or, where the file system has no such links, a durable copy. */
function copyInto(from: string, to: string): void {
  if (!fs.existsSync(from) || isSame(from, to)) return;
  try {
    // A link would lead elsewhere, or nowhere, from another folder.
    if (fs.lstatSync(from).isSymbolicLink()) copyFileAtomic(from, to);
    else fs.linkSync(from, to);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw error;
    copyFileAtomic(from, to);
  }
}

function remove(file: string): void {
  whileBusy(REMOVAL_PAUSES_MS, () => fs.rmSync(file, { force: true }));
}

/** Both are there and are one file, or two with the same content. */
function isSame(one: string, other: string): boolean {
  const first = fs.statSync(one, { bigint: true, throwIfNoEntry: false });
  const second = fs.statSync(other, { bigint: true, throwIfNoEntry: false });
  if (first === undefined || second === undefined || first.size !== second.size) return false;
  if (first.ino === second.ino && first.dev === second.dev) return true;
  return fs.readFileSync(one).equals(fs.readFileSync(other));
}
