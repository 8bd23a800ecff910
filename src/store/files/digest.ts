import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { sha256 } from '../../engine/hash.js';

/** Whole small files are read at once, larger ones in pieces of this size. 4 MiB. */
const CHUNK = 4 * 1024 * 1024;

/**
 * Digests a regular file, handing each piece of its content to `look` on the way.
 * @param look gets each chunk as a latin1 string
 */
export function digestFile(file: string, look?: (chunk: string) => void): { sha256: string; size: number } {
  const descriptor = fs.openSync(file, 'r');
  try {
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(1, fs.fstatSync(descriptor).size)));
    let size = 0;
    for (let read = fs.readSync(descriptor, buffer); read > 0; read = fs.readSync(descriptor, buffer)) {
      const chunk = buffer.subarray(0, read);
      hash.update(chunk);
      look?.(chunk.toString('latin1'));
      size += read;
    }
    return { sha256: hash.digest('hex'), size };
  } finally {
    fs.closeSync(descriptor);
  }
}

/** What is at a path now: the digest of a file's content or of a link's target; null when there is nothing. */
export function digestAt(file: string): string | null {
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  if (stat.isSymbolicLink()) return sha256(fs.readlinkSync(file));
  return stat.isFile() ? digestFile(file).sha256 : 'not a file';
}
