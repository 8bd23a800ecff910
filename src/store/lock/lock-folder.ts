import * as fs from 'node:fs';
import * as path from 'node:path';
import { errorCode } from '../errors.js';
import { READ_AT_ONCE } from '../file/read-at-once.js';
import { asOwner, type Owner } from './owner.js';

/**
 * The files that a lock consists of. Each time it is held has a number, its generation, and a file `<number>.lock`;
 * the highest one counts. It comes into being complete, as a hard link to a file that was written before under a name
 * of its own, and of several processes that try, the system lets exactly one. A file is removed by the holder of a
 * later one, the lower ones first, and never by its own holder: as the last one is always there, no number is used
 * twice, and nobody who was slow can take or remove what belongs to somebody else. Only when what was locked is gone for
 * good, the last one goes too.
 */

export interface LockFile {
  readonly isHeld: boolean;
  /** Changes each time the holder gives a sign of life. */
  readonly pulse: string;
  /** Null when it cannot be read; it may be just being written, where the file system has no hard links. */
  readonly owner: Owner | null;
  readonly mtimeMs: number;
}

export interface LockListing {
  /** Ascending. */
  readonly generations: readonly number[];
  /** Names of files of processes that wait. */
  readonly waiting: readonly string[];
  /** Names of files that a holder is writing. */
  readonly temporary: readonly string[];
  /** Names of files that say what {@link contend} does. */
  readonly contested: readonly string[];
}

const GENERATION = /^(\d{1,15})\.lock$/;
const TEMPORARY_SUFFIX = '.tmp';
const WAITING_SUFFIX = '.waiting';
const CONTESTED_SUFFIX = '.contested';

/**
 * Files of a lock are never synced: that would take longer than most changes. After a loss of power the last one is
 * there, as its name came into the file system's log, but it is empty, or full of zeros. So who lets go also gives it a
 * permission bit which means nothing for a file, and which comes into that log like the name. A second name would tell
 * as much, but then somebody slow, whose number is used again after the lock was retired, would release what belongs
 * to another. Where the bit is refused, the start of the machine or the lease decides.
 */
const LEFT = 0o1000;

/** The first line has a fixed length, so that it can be replaced by one write that nobody sees half of. */
const STATE = /^(held|free) (\d{10})\n/;
export const STATE_LENGTH = 16;

export function stateLine(state: 'held' | 'free', pulse: number): string {
  return `${state} ${String(pulse).padStart(10, '0')}\n`;
}

/** What is in the folder; null when there is none. */
export function listLock(folder: string): LockListing | null {
  let names: string[];
  try {
    names = fs.readdirSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  const generations: number[] = [];
  const waiting: string[] = [];
  const temporary: string[] = [];
  const contested: string[] = [];
  for (const name of names) {
    const generation = GENERATION.exec(name)?.[1];
    if (generation !== undefined) generations.push(Number(generation));
    else if (name.endsWith(TEMPORARY_SUFFIX)) temporary.push(name);
    else if (name.endsWith(WAITING_SUFFIX)) waiting.push(name);
    else if (name.endsWith(CONTESTED_SUFFIX)) contested.push(name);
  }
  return { generations: generations.sort((a, b) => a - b), waiting, temporary, contested };
}

/**
 * Says, before a generation is taken from a holder whose death cannot be proven, that he may still write what he was about
 * to. It stays until a later holder has put that out of his reach.
 */
export function contend(folder: string, generation: number): void {
  fs.writeFileSync(path.join(folder, `${generation}${CONTESTED_SUFFIX}`), '');
}

export function generationFile(folder: string, generation: number): string {
  return path.join(folder, `${generation}.lock`);
}

/** Says that whoever holds the lock has let go, in both ways that there are. */
export function writeFree(descriptor: number, pulse: number): void {
  fs.writeSync(descriptor, stateLine('free', pulse), 0);
  fs.fchmodSync(descriptor, fs.fstatSync(descriptor).mode | LEFT);
}

export function temporaryFile(folder: string, nonce: string): string {
  return path.join(folder, `${nonce}${TEMPORARY_SUFFIX}`);
}

export function waitingFile(folder: string, nonce: string): string {
  return path.join(folder, `${nonce}${WAITING_SUFFIX}`);
}

export interface Generation extends LockFile {
  readonly generation: number;
}

/** Null when it is gone by now. */
export function readGeneration(folder: string, generation: number): Generation | null {
  const read = readLockFile(generationFile(folder, generation));
  return read === null ? null : { ...read, generation };
}

/** The file of a generation, or of somebody who waits; null when it is gone by now. */
export function readLockFile(file: string): LockFile | null {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, READ_AT_ONCE);
  } catch (error) {
    // Windows refuses to open a file that is being removed.
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EPERM') return null;
    throw error;
  }
  try {
    const { mtimeMs, mode } = fs.fstatSync(descriptor);
    const text = fs.readFileSync(descriptor, 'utf8');
    const state = STATE.exec(text);
    const owner = state === null ? null : parseOwner(text.slice(STATE_LENGTH));
    const isHeld = owner === null ? (mode & LEFT) === 0 : state?.[1] === 'held';
    return { isHeld, pulse: state?.[2] ?? String(text.length), owner, mtimeMs };
  } finally {
    fs.closeSync(descriptor);
  }
}

function parseOwner(text: string): Owner | null {
  try {
    return asOwner(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Gives the waiting file the name of a generation, if nobody has it. Without hard links (FAT, some network folders)
 * the file is created under that name and then written: for a moment, or for ever if this process is killed right
 * there, it has no owner, and then only its lease tells others that it may be taken.
 * @returns the file's descriptor when it is another file than the waiting one; null when somebody has the name
 */
export function claimGeneration(
  folder: string,
  generation: number,
  waiting: string,
  content: string,
): { readonly descriptor: number | undefined } | null {
  const file = generationFile(folder, generation);
  try {
    fs.linkSync(waiting, file);
    return { descriptor: undefined };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return null;
    if (code === 'ENOENT') throw error;
  }
  return createGeneration(file, content);
}

function createGeneration(file: string, content: string): { readonly descriptor: number } | null {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, 'wx');
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return null;
    throw error;
  }
  try {
    fs.writeSync(descriptor, content, 0);
    syncIfPossible(descriptor);
    return { descriptor };
  } catch (error) {
    fs.closeSync(descriptor);
    fs.rmSync(file, { force: true });
    throw error;
  }
}

/** Network folders may keep what is written on this machine for half a minute, or until the file is closed. */
export function syncIfPossible(descriptor: number): void {
  try {
    fs.fdatasyncSync(descriptor);
  } catch {
    // Others see it later.
  }
}
