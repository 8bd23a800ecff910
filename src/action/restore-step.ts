import * as fs from 'node:fs';
import { finishRun } from '../engine/document-transitions.js';
import { entry } from '../engine/record.js';
import type { Payload } from '../engine/schema.js';
import { skipStep } from '../engine/step-transitions.js';
import { restoreFilesOf } from '../store/files/payload.js';
import type { Remote } from './remote.js';
import { type Result, skippedResult } from './result.js';
import type { Session } from './session.js';

/**
 * Brings back what a done step produced. Returns the skip, or what of it is missing or damaged.
 * @throws RefusedError when a file of the workspace would be overwritten that nobody knows
 */
export async function restoreStep(
  session: Session,
  remote: Remote,
  reason: string,
): Promise<{ result: Result } | { unrestorable: string[] }> {
  const { context, inputs, journal } = session;
  const { step } = inputs;
  const unit = entry(journal.document.units, step);
  const fault =
    unit === undefined
      ? null
      : await restoreFilesOf(unit, context.workspace, session.folder, (payload, scratch) =>
          findArchive(payload, session, remote, scratch),
        );
  if (fault !== null) return { unrestorable: [fault] };

  const at = new Date().toISOString();
  if (unit !== undefined) {
    journal.update((document) => {
      const skipped = skipStep(document, step, context.attempt, at);
      return step === 'done' ? finishRun(skipped, at) : skipped;
    });
  }
  return { result: skippedResult(step, unit, reason) };
}

/** The archive on this machine if it is there and whole, else from the stores. */
export async function findArchive(
  payload: Payload,
  session: Session,
  remote: Remote,
  scratch: string,
): Promise<string> {
  const { digestFile } = await import('../store/files/digest.js');
  const local = session.folder.payloadFile(payload.sha256);
  if (fs.existsSync(local) && digestFile(local).sha256 === payload.sha256) return local;
  if (remote.unavailable !== null) throw new Error(remote.unavailable);
  return remote.fetchPayload(payload, session.context.scopeHash, scratch);
}
