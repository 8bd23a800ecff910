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
 * time. One that only grows, as a log, is copied as long as it was when the last reading began.
 * @param look gets each piece of the content as a latin1 string
 */
export async function copySteadily(
  source: string,
  target: string,
  look: () => (chunk: string) => void,
): Promise<Copied | null> {
  let before: Copied | null = null;
  let onlyGrew = true;
  for (const pause of PAUSES_MS) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const { copied, isStill, goesOn } = await copyOnce(source, target, look(), before);
    if (isStill) return copied;
    onlyGrew = before === null || (onlyGrew && goesOn);
    before = copied;
  }
  return onlyGrew ? before : null;
}

/** @param before what was there at the last try: `goesOn` says whether what is there now begins with it */
async function copyOnce(
  source: string,
  target: string,
  look: (chunk: string) => void,
  before: Copied | null,
): Promise<{ copied: Copied; isStill: boolean; goesOn: boolean }> {
  const from = await fs.promises.open(source, 'r');
  try {
    const to = await fs.promises.open(target, 'w', 0o600);
    try {
      const stat = await from.stat({ bigint: true });
      const whole = Number(stat.size);
      const hash = createHash('sha256');
      const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK, whole)));
      let size = 0;
      // An empty one tells nothing: it may be about to be written anew.
      let goesOn = false;
      while (size < whole) {
        const next = before !== null && size < before.size ? before.size : whole;
        const { bytesRead } = await from.read(
          buffer,
          0,
          Math.min(buffer.length, next - size, whole - size),
          size,
        );
        if (bytesRead === 0) break;
        const chunk = buffer.subarray(0, bytesRead);
        hash.update(chunk);
        look(chunk.toString('latin1'));
        await to.write(chunk);
        size += bytesRead;
        if (size === before?.size) goesOn = hash.copy().digest('hex') === before.sha256;
      }
      const after = stampOf(await from.stat({ bigint: true }));
      const isStill = after === stampOf(stat) && size === whole;
      const stamp = isStill ? trusted(stat) : null;
      const copied = { sha256: hash.digest('hex'), size, mode: Number(stat.mode) & 0o777, stamp };
      return { copied, isStill, goesOn: goesOn && size === whole };
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
