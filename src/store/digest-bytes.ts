import { createRequire } from 'node:module';
import { sha256 } from '../engine/hash.js';

/** Up to here a process does without `node:crypto`, whose loading takes as long as digesting a few times as much. */
const LITTLE_BYTES = 32 * 1024;

let digested = 0;
let native: ((bytes: Uint8Array) => string) | undefined;

/** sha256 in lower-case hex, fast for little data in a fresh process as well as for a lot of it. */
export function digestBytes(bytes: Uint8Array): string {
  if (native !== undefined) return native(bytes);
  digested += bytes.length;
  if (digested <= LITTLE_BYTES) return sha256(bytes);
  native = loadNative();
  return native(bytes);
}

function loadNative(): (bytes: Uint8Array) => string {
  const crypto: typeof import('node:crypto') = createRequire(import.meta.url)('node:crypto');
  // Node 20 has it from 20.12.
  const { hash } = crypto as { hash?: typeof crypto.hash };
  if (hash !== undefined) return (bytes) => hash('sha256', bytes);
  return (bytes) => crypto.createHash('sha256').update(bytes).digest('hex');
}
