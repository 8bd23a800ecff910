import * as fs from 'node:fs';
import { steadyNow } from '../clock.js';
import { temporaryFile } from './lock-folder.js';
import { bootMark, ownIdentity } from './process-identity.js';

/**
 * Since when a lock has looked the way it does, kept for those who try again later: who gives up after five seconds
 * would never see it silent for long enough. The time is by the clock that only goes forward, which is the same for
 * all processes from one start of this machine to the next; to others, it says nothing. The next holder removes the
 * file, as it does with everything that is called temporary.
 */
interface Sighting {
  readonly what: string;
  readonly clock: string;
  readonly since: number;
}

/** Null when nobody has seen it like that, by our clock. */
export function recallSighting(folder: string, generation: number, what: string): number | null {
  try {
    const text = fs.readFileSync(fileOf(folder, generation), 'utf8');
    const seen: Partial<Sighting> | null = JSON.parse(text);
    if (seen?.what !== what || seen.clock !== clockName()) return null;
    const { since } = seen;
    return typeof since === 'number' && since <= steadyNow() ? since : null;
  } catch {
    return null;
  }
}

/** Never fails: without it, others watch from the beginning. */
export function noteSighting(folder: string, generation: number, what: string, since: number): void {
  const sighting: Sighting = { what, clock: clockName(), since };
  try {
    fs.writeFileSync(fileOf(folder, generation), JSON.stringify(sighting));
  } catch {
    // The disk is full.
  }
}

function fileOf(folder: string, generation: number): string {
  return temporaryFile(folder, `${generation}.seen`);
}

function clockName(): string {
  const { host, timeNamespace } = ownIdentity(false);
  return `${host} ${bootMark()} ${timeNamespace}`;
}
