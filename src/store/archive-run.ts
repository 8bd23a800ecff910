import * as fs from 'node:fs';
import * as path from 'node:path';
import { errorCode, StoreError } from './errors.js';
import { rename, syncFolder, whileBusy, writeFault } from './file/atomic-write.js';
import type { HeldLock } from './lock/held-lock.js';
import { ARCHIVE, runName } from './runs-folder.js';

/** What belongs to a run beside its document, under the same name, and goes into the archive with it. The document is the last. */
const FILES = ['.events.jsonl', '.json'] as const;
/** Kept files of `checkpoint run`. */
const PAYLOADS = '.json.files';
/** What can be made again at any time. */
const INDEX = '.events.index';
const LOCK = '.json.lock';

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
  const live = path.join(folder, runName(file));
  const archive = path.join(folder, ARCHIVE);
  try {
    fs.mkdirSync(archive, { recursive: true });
    const archived = placeFor(live);
    for (const ending of FILES) copyInto(live + ending, archived + ending);
    if (fs.existsSync(live + PAYLOADS)) rename(live + PAYLOADS, archived + PAYLOADS);
    syncFolder(archive);
    check();
    // The log is of no use without the document; the other way round, somebody might miss what only the log tells.
    for (const ending of ['.json', '.events.jsonl', INDEX]) remove(live + ending);
    syncFolder(folder);
    return `${archived}.json`;
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
  const stems = new Set<string>();
  for (const name of fs.readdirSync(folder)) {
    const ending = ['.events.jsonl', INDEX, LOCK].find((known) => name.endsWith(known));
    if (ending !== undefined) stems.add(path.join(folder, name.slice(0, -ending.length)));
  }
  return [...stems]
    .filter((live) => !fs.existsSync(`${live}.json`) && takenNames(live).length > 0)
    .map((live) => `${live}.json`);
}

/**
 * Removes them. An event log that is not in the archive, byte for byte, stays: a document can be rebuilt from it.
 * @param lock of the run
 */
export function removeLeftovers(file: string, lock: HeldLock): void {
  const live = file.replace(/\.json$/, '');
  if (fs.existsSync(file)) return;
  const log = `${live}.events.jsonl`;
  if (fs.existsSync(log)) {
    if (!takenNames(live).some((archived) => isSame(log, `${archived}.events.jsonl`))) return;
    lock.check(true);
    remove(log);
  }
  remove(live + INDEX);
}

/** The archived runs that have the name of a live one, without endings: `x`, `x.1`, `x.2` … */
function takenNames(live: string): string[] {
  const taken: string[] = [];
  for (const archived of namesFor(live)) {
    if (!fs.existsSync(`${archived}.json`)) break;
    taken.push(archived);
  }
  return taken;
}

/** Where a run goes: under its own name unless another run of that name is there, or under it and a number. */
function placeFor(live: string): string {
  for (const archived of namesFor(live)) {
    const isFree = FILES.every(
      (ending) => !fs.existsSync(archived + ending) || isSame(live + ending, archived + ending),
    );
    const isBegun = isSame(`${live}.json`, `${archived}.json`) && !fs.existsSync(live + PAYLOADS);
    if (isFree && (isBegun || !fs.existsSync(archived + PAYLOADS))) return archived;
  }
  throw new StoreError(`${live}.json has too many namesakes in the archive.`, 'Move some of them elsewhere.');
}

function* namesFor(live: string): Generator<string> {
  const archived = path.join(path.dirname(live), ARCHIVE, path.basename(live));
  yield archived;
  for (let number = 1; number < MAX_NAMES; number += 1) yield `${archived}.${number}`;
}

/** The same file under another name as well or, where the file system has no such links, a durable copy. */
function copyInto(from: string, to: string): void {
  if (!fs.existsSync(from) || isSame(from, to)) return;
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw error;
    copyDurably(from, to);
  }
}

function copyDurably(from: string, to: string): void {
  const temporary = `${to}.tmp`;
  try {
    fs.copyFileSync(from, temporary);
    const descriptor = fs.openSync(temporary, 'r+');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    rename(temporary, to);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
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
