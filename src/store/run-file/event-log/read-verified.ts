import * as fs from 'node:fs';
import type { RunView } from '../../../engine/run-document/change.js';
import type { RunPlaces } from '../places.js';
import { statedHash } from './event.js';
import { findSnapshot, isLogOf } from './paired-snapshot.js';
import { readEventLogged, readTail } from './read-event-logged.js';
import { openSource } from './read-events.js';
import { isWorthAThread, verifyElsewhere } from './verifier.js';

/**
 * The document as it is now, with its whole event log verified, without a lock and without writing a byte.
 * @param verifier the bundle of `verifier-thread.ts`; without it, a large log takes longer
 * @throws NotFoundError, RefusedError
 */
export async function readVerified(places: RunPlaces, verifier?: string): Promise<RunView> {
  const view = verifier === undefined ? null : await readMeanwhile(places, verifier);
  // Whatever was out of the ordinary, this says what it is.
  return view ?? readEventLogged(places, true);
}

/** Reads while another thread verifies; null when that was not worth it, or when the two have not come to the same. */
async function readMeanwhile(places: RunPlaces, verifier: string): Promise<RunView | null> {
  const descriptor = openLargeLog(places);
  if (descriptor === null) return null;
  try {
    const { size } = fs.fstatSync(descriptor);
    const verified = verifyElsewhere(verifier, { descriptor, size });
    const read = readUnverified(places, descriptor, size);
    const end = await verified;
    const isVerified = end !== null && end.hash === read?.end.hash && end.offset === read.end.offset;
    return isVerified ? read.view : null;
  } finally {
    fs.closeSync(descriptor);
  }
}

function openLargeLog({ eventLog }: RunPlaces): number | null {
  try {
    if (!isWorthAThread(fs.statSync(eventLog).size)) return null;
    return openSource(eventLog)?.descriptor ?? null;
  } catch {
    return null;
  }
}

function readUnverified(
  places: RunPlaces,
  descriptor: number,
  size: number,
): ReturnType<typeof readTail> | null {
  try {
    const found = findSnapshot(places);
    const { position } = found;
    if (position === null || !isLogOf(descriptor, found)) return null;
    return readTail(places, { ...found, position }, { file: places.eventLog, descriptor }, size, statedHash);
  } catch {
    return null;
  }
}
