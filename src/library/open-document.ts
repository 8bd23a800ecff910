import * as path from 'node:path';
import { adoptDocument } from '../engine/adopt-document.js';
import { adoptHead } from '../engine/adopt-head.js';
import { continueDocument, createDocument, forgetUses } from '../engine/document-transitions.js';
import { describeWork, type Work } from '../engine/input-hash.js';
import { revisionOf } from '../engine/join.js';
import type { Head, RunDocument } from '../engine/schema.js';
import { scopeOfEnvironment } from '../engine/scope.js';
import { isOfOurRun } from '../store/file/document-journal.js';
import { recoverRun } from '../store/file/recovered-run.js';
import { newNonce } from '../store/nonce.js';

/** Which run is opened, and where its record is. */
export interface Opening {
  readonly file: string;
  /** Empty when the file alone stands for the run. */
  readonly runId: string;
  readonly attempt: number | undefined;
  readonly inputHash: string;
  /** Undefined when only the hash is known. */
  readonly work: Work | undefined;
  /** The steps that a five-field checkpoint is read by. */
  readonly steps: readonly string[];
  /** What tells this run's effects apart from all others, in every attempt; empty when the file has to. */
  readonly scope: string;
}

export interface OpenedDocument {
  /** The document to go on with, under this attempt's revision. */
  readonly document: RunDocument;
  readonly malformed: Readonly<Record<string, string>>;
  readonly attempt: number;
  readonly seen: string;
  /** It is to replace what is in the file. */
  readonly isNew: boolean;
  /** What is in the file has an event log. */
  readonly hasEventLog: boolean;
}

/**
 * Reads the run's document, whatever state it is in; when there is none, or it is about other work, makes one.
 * One that is missing, or does not go with its event log, is made from that: no step in it is done again.
 * @throws StoreError for what is no file
 */
export function openDocument(opening: Opening, say: (line: string) => void): OpenedDocument {
  const { file, runId, inputHash } = opening;
  const isOurs = (theirs: RunDocument) => isOfOurRun(theirs, { runId, inputHash }, runId !== '');
  const { found, seen, hasEventLog } = recoverRun(file, { isOurs, say });
  const asNew = { malformed: {}, seen, isNew: true, hasEventLog };
  switch (found.kind) {
    case 'nothing':
      return { ...fresh(opening, null, found.unread), ...asNew };
    case 'head': {
      const counts =
        isOfThisRun(opening, found.head, undefined, say) && isKnownStep(opening, found.head, say);
      return { ...fresh(opening, counts ? found.head : null), ...asNew };
    }
    case 'document': {
      if (!isOfThisRun(opening, found.document, found.document.work, say)) {
        return { ...fresh(opening, null), ...asNew };
      }
      const { malformed } = found;
      return { ...continued(opening, found.document), malformed, seen, isNew: false, hasEventLog };
    }
  }
}

function isOfThisRun(
  { file, runId, inputHash, work }: Opening,
  recorded: { readonly runId?: string | undefined; readonly inputHash?: string | undefined },
  recordedWork: Work | undefined,
  say: (line: string) => void,
): boolean {
  if (runId !== '' && recorded.runId !== undefined && recorded.runId !== runId) {
    say(`${file} is the record of run ${recorded.runId}, this is run ${runId}, so it starts over.`);
    return false;
  }
  if (recorded.inputHash !== undefined && recorded.inputHash !== inputHash) {
    say(
      `${file} is the record of work on ${describeWork(recordedWork)}, this run works on ${describeWork(work)}, so it starts over.`,
    );
    return false;
  }
  return true;
}

function isKnownStep({ file, steps }: Opening, { step }: Head, say: (line: string) => void): boolean {
  if (steps.includes(step)) return true;
  say(`the checkpoint in ${file} names step "${step}", which is not one of the steps, so it does not count.`);
  return false;
}

/**
 * @param head a checkpoint without results, whose steps are done
 * @param unread where the record is that cannot be read
 */
function fresh(
  opening: Opening,
  head: Head | null,
  unread?: string,
): Pick<OpenedDocument, 'document' | 'attempt'> {
  const { file, inputHash, work, scope } = opening;
  const attempt = thisAttempt(opening.attempt, head?.attempt ?? 0);
  const runId = opening.runId || head?.runId || newId();
  const created: RunDocument = {
    ...createDocument({
      runId,
      scope: scopeOfEnvironment(process.env),
      work: work ?? { issueNumber: '', commitSha: '' },
      attempt,
      at: new Date().toISOString(),
      writer: '',
    }),
    inputHash,
    id: scope === '' ? `${path.basename(file, '.json')}-${newNonce()}` : `${runId}-${scope.slice(0, 16)}`,
    task: path.basename(process.argv[1] ?? file),
    ...(unread === undefined ? {} : { lostRecord: unread }),
  };
  if (work === undefined) delete created.work;
  return { document: head === null ? created : adoptHead(created, head, opening.steps, newId), attempt };
}

function continued(opening: Opening, found: RunDocument): Pick<OpenedDocument, 'document' | 'attempt'> {
  const known = adoptDocument(found, { runId: opening.runId || newId(), inputHash: opening.inputHash });
  const recorded =
    known.revision === undefined && known.attempt === undefined ? 0 : revisionOf(known).attempt;
  const attempt = thisAttempt(opening.attempt, recorded);
  const isSame = known.revision?.attempt === attempt;
  return { document: isSame ? forgetUses(known) : continueDocument(known, attempt, ''), attempt };
}

/** Never one before what is recorded: then a record that is newer than this process believes would not count. */
function thisAttempt(given: number | undefined, recorded: number): number {
  return Math.max(given ?? recorded + 1, recorded, 1);
}

function newId(): string {
  return newNonce() + newNonce();
}
