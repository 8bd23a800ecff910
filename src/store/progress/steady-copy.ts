import { createHash } from 'node:crypto';
import * as fs from 'node:fs';

/** Pieces small enough that nothing else has to wait long for its turn. 1 MiB. */
const CHUNK = 1024 * 1024;
/** Pauses before a file is read again that changed while it was read, in ms. */
const PAUSES_MS = [0, 20, 60];

export interface Copied {
  readonly sha256: string;
  readonly size: number;
  readonly mode: number;
  /** Tells this state of the file from others; null: it is too young to tell. */
  readonly stamp: string | null;
}

/**
 * Copies a file that somebody may be writing, so that the copy is what it was at one moment. Null: it changed each
 * time. One that only grows, as a log, is copied as long as it was when the reading began.
 * @param look gets each piece of the content as a latin1 string
 */
export async function copySteadily(
  source: string,
  target: string,
  look: () => (chunk: string) => void,
): Promise<Copied | null> {
  let grown: Copied | null = null;
  for (const pause of PAUSES_MS) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const { copied, end } = await copyOnce(source, target, look());
    if (end === 'still') return copied;
    grown = end === 'grown' ? copied : null;
  }
  return grown;
}

async function copyOnce(
  source: string,
  target: string,
  look: (chunk: string) => void,
): Promise<{ copied: Copied; end: 'still' | 'grown' | 'changed' }> {
  const from = await fs.promises.open(source, 'r');
  try {
    const to = await fs.promises.open(target, 'w', 0o600);
    try {
      const before = await from.stat({ bigint: true });
      const hash = createHash('sha256');
      const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK, Number(before.size))));
      let size = 0;
      while (size < before.size) {
        const length = Math.min(buffer.length, Number(before.size) - size);
        const { bytesRead } = await from.read(buffer, 0, length, size);
        if (bytesRead === 0) break;
        const chunk = buffer.subarray(0, bytesRead);
        hash.update(chunk);
        look(chunk.toString('latin1'));
        await to.write(chunk);
        size += bytesRead;
      }
      const after = await from.stat({ bigint: true });
      const still = stampOf(before) === stampOf(after) && BigInt(size) === before.size;
      const grown = BigInt(size) === before.size && after.size > before.size;
      const mode = Number(before.mode) & 0o777;
      const copied = { sha256: hash.digest('hex'), size, mode, stamp: still ? trusted(before) : null };
      return { copied, end: still ? 'still' : grown ? 'grown' : 'changed' };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Differs as soon as a file is another one, or is written to, or gets other rights. */
export function stampOf(stat: fs.BigIntStats): string {
  return [stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs, stat.mode].join(' ');
}

/** How coarse the clocks of file systems are, in ms: a change this close to the last one might not show. */
const COARSE_MS = 2_500;

function trusted(stat: fs.BigIntStats): string | null {
  return Date.now() - Number(stat.mtimeMs) > COARSE_MS ? stampOf(stat) : null;
}
