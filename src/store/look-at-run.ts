import * as fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '../engine/errors.js';
import type { RunView } from '../engine/run-document/change.js';
import { isArchived } from './archive-run.js';
import { NotFoundError } from './errors.js';
import { placesOf } from './run-file/places.js';
import { type ViewOptions, viewRun } from './run-file/run-file.js';
import { workerOf } from './worker.js';

/** Whoever begins a run makes its event log first, and the document right after it. */
const BEGINS_MS = 250;
const PAUSE_MS = 5;

/** What a file in a runs folder turned out to be. */
export type Look =
  | { readonly kind: 'run'; readonly view: RunView }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * Reads a run for somebody who only wants to see it: what cannot be read comes back as a reason.
 */
export async function lookAtRun(file: string, options: ViewOptions = {}): Promise<Look> {
  try {
    const view = await viewRun(file, options);
    // A view reads what it is asked for; whether it can, is to be known now.
    view.document();
    return { kind: 'run', view };
  } catch (error) {
    if (error instanceof NotFoundError && !fs.existsSync(file)) {
      return (await isJustMade(file)) ? lookAtRun(file, options) : whatIsLeft(file);
    }
    // Whatever it is, it must not hide the other runs. Whoever sees the reason sees the file's name as well.
    const reason = describeError(error).replace(`${file} cannot be read as a run document: `, '');
    return { kind: 'unreadable', reason };
  }
}

/** Whether what is left of a run still has its event log, from which the document can be made. */
export function isLogAlone(file: string): boolean {
  return !fs.existsSync(file) && fs.existsSync(placesOf(file).eventLog) && !isArchived(file);
}

/** Whether somebody who is at work on it makes the document. */
async function isJustMade(file: string): Promise<boolean> {
  for (let waited = 0; waited < BEGINS_MS && isLogAlone(file); waited += PAUSE_MS) {
    if (workerOf(file) !== 'alive') break;
    await sleep(PAUSE_MS);
  }
  return fs.existsSync(file);
}

/** Of a document that is not there. */
function whatIsLeft(file: string): Look {
  if (isLogAlone(file)) {
    const reason = `its document is missing; checkpoint rebuild ${file} makes it from its event log.`;
    return { kind: 'unreadable', reason };
  }
  return isLink(file)
    ? { kind: 'unreadable', reason: 'it is a link that leads nowhere.' }
    : { kind: 'missing' };
}

function isLink(file: string): boolean {
  try {
    return fs.lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}
