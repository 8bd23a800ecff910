import * as fs from 'node:fs';
import { describeError } from '../engine/errors.js';
import { compareRevisions, revisionOf } from '../engine/join.js';
import type { Findings } from '../engine/knowledge.js';
import { record } from '../engine/record.js';
import type { RunDocument } from '../engine/schema.js';
import { setAside } from '../store/file/document-file.js';
import { EMPTY_REPLY, type LoadReply, type StoredDocument, type StoreName, THING } from '../store/store.js';
import { verifyStored } from '../store/verify.js';
import type { JobState } from './job-state.js';
import { warnOfOtherLeg } from './other-leg.js';
import { LOAD_MS, type Remote } from './remote.js';
import type { RunContext } from './run-context.js';
import { knownDocument, type ScopeFolder, type ScopeState } from './scope-folder.js';
import { notice } from './workflow-commands.js';

/**
 * What the first use of a scope in an attempt finds out: from the stores, unless there is nothing to ask for, and from
 * what is left over on this machine.
 */
export async function firstLook(
  context: RunContext,
  job: JobState,
  folder: ScopeFolder,
  remote: Remote,
  leftover: RunDocument | null,
  { localFault, lastKept }: { localFault: string | null; lastKept: number },
): Promise<Findings> {
  const candidates = leftover === null ? [] : [leftover];
  const unreadHere =
    localFault === null
      ? []
      : [`the document on this machine is unreadable, ${localFault}; ${moveAway(folder.documentFile)}`];
  if (context.attempt === 1 && lastKept === 0) {
    if (unreadHere.length > 0) folder.writeState({ ...folder.readState(context), unread: unreadHere });
    return { documents: candidates, heads: [], unread: unreadHere, malformedUnits: record() };
  }
  const reply = await askStores(context, folder, remote);
  const opened = await openAll(reply.documents, remote, context);
  const verified = verifyStored(opened.documents, { runId: context.runId, scope: context.scopeHash });
  const state: ScopeState = {
    ...folder.readState(context),
    unread: [...unreadHere, ...reply.unread, ...opened.unread, ...verified.unread],
    malformedUnits: verified.malformedUnits,
    payloads: [...new Set([...folder.readState(context).payloads, ...reply.payloads])],
    twoWriters: reply.severalWriters,
    read: verified.documents.flatMap((document, index) => {
      const name = verified.names[index];
      // One that claims a later attempt must stay.
      return name && revisionOf(document).attempt <= context.attempt ? [knownDocument(name, document)] : [];
    }),
    // Should nothing else change, the post step keeps what only this machine knows.
    unsaved: leftover !== null && !verified.documents.some((document) => isSameEdition(document, leftover)),
  };
  folder.writeState(state);
  if (state.unread.length === 0 && leftover === null) warnOfOtherLeg(context, job, reply.siblings);
  const hidden = state.unread.length === 0 && !reply.sawEarlierAttempt && leftover === null;
  if (hidden && job.first('hidden-notice')) notice(whyHidden(remote.stores));
  return { ...verified, documents: [...verified.documents, ...candidates], unread: state.unread };
}

/** What the stores have; where they cannot be asked, or do not answer, nothing of it is read. */
async function askStores(context: RunContext, folder: ScopeFolder, remote: Remote): Promise<LoadReply> {
  if (remote.unavailable !== null) return { ...EMPTY_REPLY, unread: [remote.unavailable] };
  const scratch = folder.scratch('load');
  try {
    return await remote.load(context, scratch);
  } catch (error) {
    const fault = `the stores gave no answer (${describeError(error)}; up to ${LOAD_MS / 1000} s are allowed)`;
    return { ...EMPTY_REPLY, unread: [fault] };
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

function isSameEdition(a: RunDocument, b: RunDocument): boolean {
  return compareRevisions(a, b) === 0;
}

/** Why nothing of an earlier attempt is visible, and what would have helped. */
function whyHidden(stores: readonly StoreName[]): string {
  const gone = 'No checkpoint of an earlier attempt is visible, so this attempt starts over.';
  if (!stores.includes('cache')) {
    return `${gone} GitHub hides the artifacts of earlier attempts after "Re-run all jobs"; "Re-run failed jobs" keeps them, and with "stores: artifact, cache" the cache would have kept them too.`;
  }
  return `${gone} The cache holds none either: no step was recorded there, or its entries were evicted.`;
}

/** Documents as they were before they were sealed; what does not open is unread. */
async function openAll(
  stored: readonly StoredDocument[],
  remote: Remote,
  context: RunContext,
): Promise<{ documents: StoredDocument[]; unread: string[] }> {
  const documents: StoredDocument[] = [];
  const unread: string[] = [];
  for (const document of stored) {
    const { name, store, text } = document;
    try {
      documents.push({
        ...document,
        text: await remote.outgoing.openDocument(text, name, context.scopeHash),
      });
    } catch (error) {
      unread.push(`${THING[store]} ${name}: ${describeError(error)}`);
    }
  }
  return { documents, unread };
}

function moveAway(file: string): string {
  try {
    return `it is now ${setAside(file, new Date())}`;
  } catch (error) {
    return `it could not be moved away either (${describeError(error)})`;
  }
}
