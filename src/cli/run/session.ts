import { randomUUID } from 'node:crypto';
import * as path from 'node:path';
import { adoptDocument } from '../../engine/adopt-document.js';
import { adoptHead } from '../../engine/adopt-head.js';
import { DEFAULT_STEPS } from '../../engine/decision.js';
import { continueDocument, createDocument } from '../../engine/document-transitions.js';
import { RefusedError } from '../../engine/errors.js';
import { inputHash } from '../../engine/input-hash.js';
import { type Findings, type Knowledge, know } from '../../engine/knowledge.js';
import { entry, record } from '../../engine/record.js';
import type { RunDocument } from '../../engine/schema.js';
import { scopeOfEnvironment } from '../../engine/scope.js';
import type { StoreError } from '../../store/errors.js';
import { findDocument, moveAway } from '../../store/file/found-document.js';
import { SharedJournal } from '../../store/file/shared-journal.js';
import { newNonce } from '../../store/nonce.js';
import { setEventLogAside } from '../../store/run-file/event-log/new-event-log.js';
import { recoverFromLog } from '../../store/run-file/log-alone.js';
import { placesOf, type RunPlaces } from '../../store/run-file/places.js';
import { stampOfRun } from '../../store/run-file/whole-run.js';
import { say } from '../messages.js';
import type { RunOptions } from './options.js';

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

/**
 * The document and its file, in which commands that run at the same time record their steps too. A disk that refuses
 * does not stop the work; it is said once.
 */
export class RunJournal {
  readonly #journal: SharedJournal;
  readonly #onFault = sayOnce();

  /** @param isNumbered a runner tells which run this is; else all that is about the same work belongs together */
  constructor(file: string, document: RunDocument, seen: string, isNumbered: boolean) {
    this.#journal = new SharedJournal({ file, document, seen, isNumbered, say });
  }

  get document(): RunDocument {
    return this.#journal.document;
  }

  /** Applies one change and writes the result. False: it could not be written. */
  update(change: (document: RunDocument) => RunDocument): boolean {
    const fault = this.#journal.update(change);
    if (fault !== null) this.#onFault(fault);
    return fault === null;
  }
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
  recover(placesOf(options.file));
  const seen = stampOfRun(placesOf(options.file));
  const findings = look(options.file, runner, hash);
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
    journal: new RunJournal(options.file, document, seen, runner !== null),
    usedBefore,
    found,
  };
}

/** Makes a document that is missing from its event log; what is done stays done. */
function recover(places: RunPlaces): void {
  try {
    if (recoverFromLog(places)) say(`${places.name} was missing, and was made from its event log again.`);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const aside = setEventLogAside(places);
    say(`${error.message} It is now ${aside ?? 'gone'}, and the run starts over.`);
  }
}

function runnersRun(env: NodeJS.ProcessEnv): RunnersRun | null {
  const runId = env.GITHUB_RUN_ID ?? '';
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
  return runId !== '' && Number.isInteger(attempt) && attempt > 0 ? { runId, attempt } : null;
}

function look(file: string, runner: RunnersRun | null, hash: string): Findings {
  const nothing: Findings = { documents: [], heads: [], unread: [], malformedUnits: record() };
  const found = findDocument(file, say);
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

/** Writes fail for one reason at a time; saying it once is enough. */
function sayOnce(): (fault: StoreError) => void {
  let said = false;
  return (fault) => {
    if (said) return;
    said = true;
    say(`warning: ${fault.message} The work goes on, but the next run will not know of it. ${fault.fix}`);
  };
}
