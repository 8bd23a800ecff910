import * as crypto from 'node:crypto';

/** sha256 of bytes or UTF-8 text, as 64 lower-case hex characters. */
export function sha256(data: string | Uint8Array): string {
  // crypto.hash (Node 21.7 and later) is twice as fast as createHash on large inputs.
  return typeof crypto.hash === 'function'
    ? crypto.hash('sha256', data, 'hex')
    : crypto.createHash('sha256').update(data).digest('hex');
}

/**
 * JSON with sorted keys: the same text for the same value, however it was put together.
 * Takes JSON values only; `undefined` properties are left out, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
