import * as fs from 'node:fs';
import { READ_AT_ONCE } from './file/read-at-once.js';

/** Documents of ours have their id among the first bytes. */
const HEAD_BYTES = 4096;

/** The fields before the id, as long as they are texts, numbers and the like; then the id. */
const UP_TO_ID =
  /^\s*\{(?:\s*"[^"\\]*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[-+.\dA-Za-z]+)\s*,)*?\s*"id"\s*:\s*("(?:[^"\\]|\\.)*")/;

/**
 * The id that a document states, from its first bytes only: a large one takes no longer than a small one.
 * @returns null when they do not tell
 */
export function statedId(file: string): string | null {
  try {
    const descriptor = fs.openSync(file, READ_AT_ONCE);
    try {
      if (!fs.fstatSync(descriptor).isFile()) return null;
      const bytes = Buffer.alloc(HEAD_BYTES);
      const length = fs.readSync(descriptor, bytes, 0, HEAD_BYTES, 0);
      const id: unknown = JSON.parse(UP_TO_ID.exec(bytes.toString('utf8', 0, length))?.[1] ?? 'null');
      return typeof id === 'string' ? id : null;
    } finally {
      fs.closeSync(descriptor);
    }
  } catch {
    return null;
  }
}
