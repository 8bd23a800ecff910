import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { sha256 } from '../../engine/hash.js';
import { errorCode } from '../errors.js';

/** Whole small files are read at once, larger ones in pieces of this size. 4 MiB. */
const CHUNK = 4 * 1024 * 1024;

/**
 * Digests a regular file, handing each piece of its content to `look` on the way.
 * @param look gets each chunk as a latin1 string
 * @param most so many bytes from its beginning
 */
export function digestFile(
  file: string,
  look?: (chunk: string) => void,
  most = Number.POSITIVE_INFINITY,
): { sha256: string; size: number } {
  const descriptor = fs.openSync(file, 'r');
  try {
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(1, fs.fstatSync(descriptor).size)));
    let size = 0;
    for (let read = fs.readSync(descriptor, buffer); read > 0; read = fs.readSync(descriptor, buffer)) {
      const chunk = buffer.subarray(0, Math.min(read, most - size));
      hash.update(chunk);
      look?.(chunk.toString('latin1'));
      size += chunk.length;
      if (size === most) break;
    }
    return { sha256: hash.digest('hex'), size };
  } finally {
    fs.closeSync(descriptor);
  }
}

/** The same for a file that may be large, while other things go on. */
export async function digestMeanwhile(file: string): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of fs.createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { sha256: hash.digest('hex'), size };
}

/** In place of a digest: something is there that has none, such as a folder. */
export const NOT_A_FILE = 'not a file';

/** What is at a path now: the digest of a file's content or of a link's target; null when there is nothing. */
export function digestAt(file: string): string | null {
  const stat = statAt(file);
  if (stat === null) return null;
  if (stat === NOT_A_FILE) return NOT_A_FILE;
  if (stat.isSymbolicLink()) return sha256(fs.readlinkSync(file));
  return stat.isFile() ? digestFile(file).sha256 : NOT_A_FILE;
}

function statAt(file: string): fs.Stats | null | typeof NOT_A_FILE {
  try {
    return fs.lstatSync(file, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    // A file stands where one of the folders on the way should be.
    if (errorCode(error) === 'ENOTDIR') return NOT_A_FILE;
    throw error;
  }
}
