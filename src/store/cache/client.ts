import * as fs from 'node:fs';
import * as path from 'node:path';
import * as cache from '@actions/cache';
import { StorePolicyError } from '../errors.js';
import { type Call, callBelow } from './surroundings.js';

/**
 * The one name that all entries are packed under: it is part of an entry's version, and has to be the same on every
 * machine (`surroundings.ts`).
 */
const PACKED = 'checkpoint-action-file';

/** Found by the client on Windows too when another system made it. */
const ACROSS_SYSTEMS = true;

/** The key of the newest entry whose key begins with this prefix, or null. Downloads nothing. */
export async function newestKey(prefix: string, folder: string): Promise<string | null> {
  return ask(prefix, folder, true);
}

/**
 * Brings one entry's file into an empty folder. Returns its path; null when there is no such entry.
 * @throws Error when the service failed, or answered with another entry
 */
export async function restoreFile(key: string, folder: string): Promise<string | null> {
  const found = await ask(key, folder, false);
  if (found === null) return null;
  // The service takes the key for a prefix as well.
  if (found !== key) throw new Error('the cache answered with an entry of another key');
  const [name, ...others] = fs.readdirSync(folder);
  const file = path.join(folder, PACKED);
  if (name !== PACKED || others.length > 0 || !fs.lstatSync(file).isFile()) {
    throw new Error('it does not hold exactly one file');
  }
  return file;
}

/**
 * Keeps one file under a key that was never used before. Returns the entry's id.
 * @param folder an empty folder for the file on its way
 */
export async function saveFile(key: string, file: string, folder: string): Promise<string> {
  copyOrLink(file, path.join(folder, PACKED));
  const call: Call = { folder, log: [] };
  const id = await callBelow(call, () => cache.saveCache([PACKED], key, undefined, ACROSS_SYSTEMS));
  if (id === -1) throw failure(complaint(call) ?? 'the cache service did not take it');
  return String(id);
}

async function ask(key: string, folder: string, lookupOnly: boolean): Promise<string | null> {
  const call: Call = { folder, log: [] };
  const found = await callBelow(call, () =>
    cache.restoreCache([PACKED], key, [], { lookupOnly }, ACROSS_SYSTEMS),
  );
  if (found !== undefined) return found;
  // The client answers a failure like a miss, and only its log tells them apart.
  const fault = complaint(call);
  if (fault !== null) throw failure(fault);
  return null;
}

/** How the service and the client say that the job may not do this, whatever it tries. */
const POLICY = /cache (?:read|write) denied:|does not permit (?:reads|writes)/;

function failure(fault: string): Error {
  if (!POLICY.test(fault)) return new Error(fault);
  return new StorePolicyError(fault, 'Leave "cache" out of "stores" in jobs that may not use the cache.');
}

/** What the client logs when something went wrong, the most telling first; `$1` is what is worth passing on. */
const COMPLAINTS: readonly RegExp[] = [
  /^::debug::Failed to reserve cache: (?:Error: )?(.*)/,
  /^::(?:warning|error)::(?:Failed to (?:restore|save): )?(.*)/,
  /^Failed to (?:restore|save): (.*)/,
  /^Cache (?:restore|save) skipped: (.*)/,
];

function complaint(call: Call): string | null {
  for (const pattern of COMPLAINTS) {
    for (const line of call.log) {
      const found = pattern.exec(line)?.[1];
      if (found !== undefined) return unescaped(found);
    }
  }
  return null;
}

/** Undoes the escapes of a workflow command. */
function unescaped(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%').trim();
}

function copyOrLink(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to); // file systems without hard links
  }
}
