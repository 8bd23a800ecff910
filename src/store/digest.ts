import { createRequire } from 'node:module';
import { sha256 } from '../engine/hash.js';

/** Up to here a process does without `node:crypto`, whose loading takes as long as digesting a few times as much. */
const LITTLE_BYTES = 32 * 1024;

let digested = 0;
let native: ((data: Uint8Array | string) => string) | undefined;

/** sha256 in lower-case hex, of bytes or UTF-8 text: fast for little in a fresh process as well as for a lot. */
export function digest(data: Uint8Array | string): string {
  if (native !== undefined) return native(data);
  digested += data.length;
  if (digested <= LITTLE_BYTES) return sha256(data);
  native = loadNative();
  return native(data);
}

function loadNative(): (data: Uint8Array | string) => string {
  const crypto: typeof import('node:crypto') = createRequire(import.meta.url)('node:crypto');
  // Node 20 has it from 20.12.
  const { hash } = crypto as { hash?: typeof crypto.hash };
  if (hash !== undefined) return (data) => hash('sha256', data);
  return (data) => crypto.createHash('sha256').update(data).digest('hex');
}
