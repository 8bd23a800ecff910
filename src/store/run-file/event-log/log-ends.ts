import * as fs from 'node:fs';

/** The hash of the event that ends at this offset of a log; null when none does. */
export function hashBefore(descriptor: number, offset: number): string | null {
  const length = 64 + '"}\n'.length;
  if (offset < length) return null;
  const bytes = Buffer.alloc(length);
  fs.readSync(descriptor, bytes, 0, length, offset - length);
  const match = /^([0-9a-f]{64})"}\n$/.exec(bytes.toString('latin1'));
  return match?.[1] ?? null;
}

/** What the first event of a log says it follows. */
export function firstPrevious(descriptor: number): string {
  const bytes = Buffer.alloc(64);
  fs.readSync(descriptor, bytes, 0, 64, '{"prev":"'.length);
  return bytes.toString('latin1');
}
