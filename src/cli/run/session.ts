import { randomUUID } from 'node:crypto';
import * as path from 'node:path';
import { adoptDocument } from '../../engine/adopt-document.js';
import { adoptHead } from '../../engine/adopt-head.js';
import { DEFAULT_STEPS } from '../../engine/decision.js';
import { continueDocument, createDocument } from '../../engine/document-transitions.js';
import { inputHash } from '../../engine/input-hash.js';
import { type Findings, type Knowledge, know } from '../../engine/knowledge.js';
import { entry, record } from '../../engine/record.js';
import type { RunDocument } from '../../engine/schema.js';
import { scopeOfEnvironment } from '../../engine/scope.js';
import { isOfOurRun } from '../../store/file/document-journal.js';
import { type FoundDocument, moveAway } from '../../store/file/found-document.js';
import { recoverRun } from '../../store/file/recovered-run.js';
import { newNonce } from '../../store/nonce.js';
import { say } from '../messages.js';
import type { RunOptions } from './options.js';
import { RunJournal } from './run-journal.js';

/** One use of `checkpoint run`: what is known, and the document it goes on with. */
export interface Session {
  readonly attempt: number;
  readonly knowledge: Knowledge;
  readonly journal: RunJournal;
  /** This step was already used in this attempt; only a runner can tell. */
  readonly usedBefore: boolean;
  /** The document as it was found; null when there was none. */
  readonly found: RunDocument | null;
}

/** The run and attempt that a runner tells; elsewhere both are in the document alone. */
interface RunnersRun {
  readonly runId: string;
  readonly attempt: number;
}

/** Reads the document; whatever state it is in, the run goes on. */
export function openSession(options: RunOptions, env: NodeJS.ProcessEnv): Session {
  const runner = runnersRun(env);
  const hash = inputHash(options.work);
  const run = { inputHash: hash, ...(runner === null ? {} : { runId: runner.runId }) };
  const isOurs = (theirs: RunDocument) => isOfOurRun(theirs, run, runner !== null);
  const recovered = recoverRun(options.file, { isOurs, say });
  const { seen } = recovered;
  const findings = findingsFrom(recovered.found, runner, hash);
  const found = findings.documents[0] ?? null;
  const { attempt, usedBefore } = currentAttempt(findings, options.step, runner, hash);
  const knowledge = know(findings, { attempt, inputHash: hash, writer: '' });
  if (knowledge.fromLaterAttempts.length > 0) {
    moveAway(options.file, `claims an attempt after ${attempt} and does not count`, say);
  }
  const document = beginning(knowledge, options, runner, attempt, env);
  return {
    attempt,
    knowledge,
    journal: new RunJournal({
      ...{ file: options.file, document, seen, say },
      isNew: knowledge.document === null,
      // A runner tells which run this is; else all that is about the same work belongs together.
      isNumbered: runner !== null,
    }),
    usedBefore,
    found,
  };
}

function runnersRun(env: NodeJS.ProcessEnv): RunnersRun | null {
  const runId = env.GITHUB_RUN_ID ?? '';
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
  return runId !== '' && Number.isInteger(attempt) && attempt > 0 ? { runId, attempt } : null;
}

function findingsFrom(found: FoundDocument, runner: RunnersRun | null, hash: string): Findings {
  const nothing: Findings = { documents: [], heads: [], unread: [], malformedUnits: record() };
  switch (found.kind) {
    case 'nothing':
      return nothing;
    case 'head':
      return ofAnotherRun(found.head.runId, runner) ? nothing : { ...nothing, heads: [found.head] };
    case 'document': {
      if (ofAnotherRun(found.document.runId, runner)) return nothing;
      const runId = runner?.runId ?? randomUUID();
      const document = adoptDocument(found.document, { runId, inputHash: hash });
      return { ...nothing, documents: [document], malformedUnits: found.malformed };
    }
  }
}

function ofAnotherRun(runId: string | undefined, runner: RunnersRun | null): boolean {
  if (runner === null || runId === undefined || runId === runner.runId) return false;
  say(`what is recorded belongs to run ${runId}, this is run ${runner.runId}, so it starts over.`);
  return true;
}

/**
 * A runner says which attempt this is. Elsewhere nobody does: the attempt goes on until a step is used a second
 * time, which is what happens when a script is run again.
 */
function currentAttempt(
  findings: Findings,
  step: string,
  runner: RunnersRun | null,
  hash: string,
): { attempt: number; usedBefore: boolean } {
  const document = findings.documents[0];
  const recorded = document?.revision?.attempt ?? document?.attempt ?? findings.heads[0]?.attempt ?? 1;
  const attempt = runner?.attempt ?? recorded;
  const usedBefore = document?.inputHash === hash && entry(document.units, step)?.usedInAttempt === attempt;
  return runner === null && usedBefore
    ? { attempt: attempt + 1, usedBefore: false }
    : { attempt, usedBefore };
}

function beginning(
  knowledge: Knowledge,
  options: RunOptions,
  runner: RunnersRun | null,
  attempt: number,
  env: NodeJS.ProcessEnv,
): RunDocument {
  const { document, head } = knowledge;
  if (document !== null) {
    return document.revision?.attempt === attempt ? document : continueDocument(document, attempt, '');
  }
  const fresh: RunDocument = {
    ...createDocument({
      runId: head?.runId ?? runner?.runId ?? randomUUID(),
      scope: scopeOfEnvironment(env),
      work: options.work,
      attempt: runner === null && head === null ? 1 : attempt,
      at: new Date().toISOString(),
      writer: '',
    }),
    // Legs of a matrix look alike to a command, so the document's own id has to tell them apart.
    id: `${path.basename(options.file, '.json')}-${newNonce()}`,
    task: path.basename(options.workspace),
  };
  const steps: readonly string[] = DEFAULT_STEPS;
  const usable = head !== null && head.inputHash === inputHash(options.work) && steps.includes(head.step);
  return usable ? adoptHead(fresh, head, steps, randomUUID) : fresh;
}
