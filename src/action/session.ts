import { continueDocument, createDocument } from '../engine/document-transitions.js';
import { sha256 } from '../engine/hash.js';
import { inputHash, type Work } from '../engine/input-hash.js';
import { revisionOf } from '../engine/join.js';
import { type Findings, type Knowledge, know, NOTHING } from '../engine/knowledge.js';
import type { RunDocument } from '../engine/schema.js';
import { plural } from '../engine/words.js';
import type { StoreError } from '../store/errors.js';
import { readDocumentFile } from '../store/file/document-file.js';
import { Journal } from '../store/file/journal.js';
import type { StoreName } from '../store/store.js';
import { isOfRun } from '../store/verify.js';
import { firstLook } from './first-look.js';
import type { Inputs } from './inputs.js';
import type { JobState } from './job-state.js';
import type { Remote } from './remote.js';
import type { RunContext } from './run-context.js';
import { folderName, ScopeFolder } from './scope-folder.js';
import type { Signals } from './signals.js';
import { warning } from './workflow-commands.js';

/** One use of this action: what is known of its scope, and the document it goes on with. */
export interface Session {
  readonly context: RunContext;
  readonly inputs: Inputs;
  readonly job: JobState;
  readonly signals: Signals;
  readonly folder: ScopeFolder;
  readonly knowledge: Knowledge;
  readonly journal: Journal;
  /** What the scope works on, fixed by its first step in this attempt. */
  readonly work: Work;
  /** The stores outside this machine; none when nothing can be kept there. */
  readonly stores: readonly StoreName[];
  /** This attempt goes on from work that an earlier one did. */
  readonly resumed: boolean;
}

/**
 * Finds out what is known when a step begins (design section 3). The first step of a scope in an attempt asks the
 * stores; later ones read the local document and ask the network nothing. Attempt 1 has nothing to ask for.
 */
export async function openSession(
  context: RunContext,
  inputs: Inputs,
  job: JobState,
  remote: Remote,
  signals: Signals,
): Promise<Session> {
  const folder = new ScopeFolder(context.temp, folderName(context));
  const local = readDocumentFile(folder.documentFile);
  const expected = { runId: context.runId, scope: context.scopeHash };
  const own = local.kind === 'document' && isOfRun(local.document, expected) ? local.document : null;
  const state = folder.readState(context);
  // After a failed write, the document here may be older than the one that this attempt has kept in the stores.
  const lastKept = Math.max(0, ...state.kept.map(({ sequence }) => sequence));
  const mine = own?.revision?.attempt === context.attempt && own.revision.writer === context.writer;
  const started = mine && (own.revision?.sequence ?? 0) >= lastKept;
  const work = (mine ? own.work : undefined) ?? context.work;

  const findings = started
    ? { documents: [own], heads: [], unread: state.unread, malformedUnits: state.malformedUnits }
    : await firstLook(context, job, folder, remote, own, {
        localFault: local.kind === 'unreadable' ? local.reason : null,
        lastKept,
      });
  const twoWriters = (started ? state : folder.readState(context)).twoWriters;
  const knowledge = knowledgeOf(findings, context, work, twoWriters);
  if (!started) {
    if (knowledge.twoWriters) folder.writeState({ ...folder.readState(context), twoWriters: true });
    announce(knowledge, context, job, remote);
  }
  rememberCare(folder, context, inputs);
  const journal = new Journal(
    folder.documentFile,
    beginning(knowledge, context, work, started, lastKept),
    warnOnce(),
  );
  // Later steps of this attempt read what was learnt from here, and ask the network nothing.
  if (!started && (context.attempt > 1 || lastKept > 0)) journal.update((document) => document);
  return {
    context,
    inputs,
    job,
    signals,
    folder,
    knowledge,
    journal,
    work,
    stores: remote.stores,
    resumed: Object.values(knowledge.document?.units ?? {}).some(
      (unit) => unit.status === 'done' && (unit.attempt ?? 1) < context.attempt,
    ),
  };
}

/** Other uses of this scope, and the post step, have to be as careful as the most careful use. */
function rememberCare(folder: ScopeFolder, context: RunContext, inputs: Inputs): void {
  const care = inputs.requireEncryption ? 'strict' : inputs.encryptionKey !== '' ? 'sealed' : 'open';
  const known = folder.readState(context).care;
  if (care === 'open' || known === 'strict' || known === care) return;
  folder.updateState(context, () => ({ care }));
}

function knowledgeOf(findings: Findings, context: RunContext, work: Work, twoWriters: boolean): Knowledge {
  if (findings.documents.length === 0 && findings.unread.length === 0) return NOTHING;
  const { attempt, writer } = context;
  const known = know(findings, { attempt, inputHash: inputHash(work), writer });
  return { ...known, twoWriters: known.twoWriters || twoWriters };
}

/** Writes fail for one reason at a time; saying it once is enough. */
function warnOnce(): (fault: StoreError) => void {
  let warned = false;
  return (fault) => {
    if (warned) return;
    warned = true;
    warning(
      `${fault.message} The work goes on, but later steps of this job may not know of this one. ${fault.fix}`,
    );
  };
}

/** The document to go on with. Its numbers go on too: none that was ever given to a store is used again. */
function beginning(
  knowledge: Knowledge,
  context: RunContext,
  work: Work,
  started: boolean,
  lastKept: number,
): RunDocument {
  const { document } = knowledge;
  if (document !== null && started) return document;
  const { runId, scope, attempt, writer } = context;
  const next =
    document === null
      ? createDocument({ runId, scope, work, attempt, at: new Date().toISOString(), writer })
      : continueDocument(document, attempt, writer);
  const revision = revisionOf(next);
  return { ...next, revision: { ...revision, sequence: Math.max(revision.sequence, lastKept) } };
}

function announce(knowledge: Knowledge, context: RunContext, job: JobState, remote: Remote): void {
  // That there is no store at all has been said for the whole job.
  const unread = knowledge.unread.filter((fault) => fault !== remote.unavailable).join('; ');
  if (unread !== '' && job.first(`unread-${sha256(unread).slice(0, 12)}`)) {
    warning(
      `Not everything that earlier attempts did could be read: ${unread}. A step whose record is missing runs again.`,
    );
  }
  const late = knowledge.fromLaterAttempts.length;
  if (late > 0) {
    warning(
      `${plural(late, 'checkpoint')} of an attempt after ${context.attempt} did not count and stayed as they were.`,
    );
  }
}
