import * as fs from 'node:fs';
import * as path from 'node:path';
import type { RunView } from '../../engine/run-document/change.js';
import type { RunDocument } from '../../engine/schema.js';
import { archiveRun, removeLeftovers } from '../archive-run.js';
import { errorCode } from '../errors.js';
import { writeFault } from '../file/atomic-write.js';
import type { FileReadResult } from '../file/document-file.js';
import type { HeldLock } from '../lock/held-lock.js';
import { readEventLogged } from './event-log/read-event-logged.js';
import { withoutPosition } from './event-log/snapshot.js';
import { withRunLock } from './locked.js';
import type { LogAlone } from './log-alone.js';
import { missing } from './missing.js';
import { openState } from './open-state.js';
import { placesOf, type RunPlaces } from './places.js';
import { isThere } from './presence.js';
import { writeWholeDocument } from './whole-document.js';
import { readWholeRun } from './whole-run.js';

export { changeRun } from './change-run.js';

export interface NewRunOptions {
  /** Keep an event log beside the document. */
  readonly eventLog?: boolean;
  /** Is told where the run is now that was there before. */
  readonly onArchived?: (file: string) => void;
  /** Is told where an event log is now that was there without its document. */
  readonly onSetAside?: (file: string) => void;
}

/** What there is in the place of a new run. */
export type PresentRun = FileReadResult | LogAlone;

/**
 * Makes a run document. Folders on the way are made. A run that is replaced goes into the archive, with its event log.
 * @param create is given what is there now, and returns the document or throws when that must not be replaced; it may
 *   be called more than once
 */
export async function createRun(
  file: string,
  create: (present: PresentRun, at: string) => RunDocument,
  options: NewRunOptions = {},
): Promise<RunDocument> {
  const places = placesOf(file);
  // What is refused is refused without a trace, also of folders and locks.
  isThere(places.name, places.file);
  create(readWholeRun(places), new Date().toISOString());
  makeFolder(places);
  const { setEventLogAside, writeNewEventLog } = await import('./event-log/new-event-log.js');
  const { findLogAlone } = await import('./log-alone.js');
  return withRunLock(places, (lock) => {
    const before = readWholeRun(places);
    // Only now: to whoever has no lock, a run that is just being made looks the same.
    const present = before.kind === 'missing' ? (findLogAlone(places, lock) ?? before) : before;
    const document = create(present, new Date().toISOString());
    const archive = () => {
      if (before.kind !== 'document') return removeLeftovers(places.file, lock);
      const archived = archiveRun(places.file, () => lock.check(true));
      options.onArchived?.(archived);
    };
    const setAside = () => {
      const aside = setEventLogAside(places);
      if (aside !== null) options.onSetAside?.(aside);
    };
    if (options.eventLog) {
      writeNewEventLog(places, lock, document, () => {
        archive();
        setAside();
      });
      writeIndex(places, lock);
    } else {
      writeWholeDocument(places, lock, withoutPosition(document), archive);
      setAside();
    }
    return document;
  });
}

/**
 * The document as it is now, with everything acknowledged, without a lock and without writing a byte.
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read
 */
export async function readRun(file: string): Promise<RunDocument> {
  return (await viewRun(file)).document();
}

export interface ViewOptions {
  /** Verify the whole event log, also what the document already contains. */
  readonly verifyAll?: boolean;
  /** The bundle of `event-log/verifier-thread.ts`, which makes that faster when the log is large. */
  readonly verifier?: string;
}

/** The same, with what of it could not be understood. */
export async function viewRun(file: string, options: ViewOptions = {}): Promise<RunView> {
  const places = placesOf(file);
  if (!isThere(places.name, places.file)) throw missing(places);
  if (options.verifyAll !== true) return readEventLogged(places);
  return (await import('./event-log/read-verified.js')).readVerified(places, options.verifier);
}

/** So that the first change does not have to read the whole log. */
function writeIndex(places: RunPlaces, lock: HeldLock): void {
  const state = openState(places, () => lock);
  state.pause();
  state.dispose();
}

function makeFolder({ file }: RunPlaces): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
  } catch (error) {
    const isFile = errorCode(error) === 'EEXIST';
    throw writeFault(file, isFile ? Object.assign(new Error(), { code: 'ENOTDIR' }) : error);
  }
}
