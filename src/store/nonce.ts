import { randomBytes } from 'node:crypto';

/** Ten characters, letters and digits, that nobody else will choose. */
export function newNonce(): string {
  return Array.from(randomBytes(10), (byte) => (byte % 36).toString(36)).join('');
}
