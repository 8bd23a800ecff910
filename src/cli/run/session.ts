import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { adoptHead } from '../../engine/adopt-head.js';
import { DEFAULT_STEPS } from '../../engine/decision.js';
import { describeError } from '../../engine/errors.js';
import { inputHash } from '../../engine/input-hash.js';
import { type Findings, type Knowledge, know } from '../../engine/knowledge.js';
import { entry, record } from '../../engine/record.js';
import type { RunDocument } from '../../engine/schema.js';
import { SCHEMA_VERSION } from '../../engine/statuses.js';
import { continueDocument, createDocument } from '../../engine/transitions.js';
import { plural } from '../../engine/words.js';
import type { StoreError } from '../../store/errors.js';
import { readDocumentFile, setAside } from '../../store/file/document-file.js';
import { Journal } from '../../store/file/journal.js';
import { newNonce } from '../../store/nonce.js';
import { say } from '../messages.js';
import type { RunOptions } from './options.js';

/** One use of `checkpoint run`: what is known, and the document it goes on with. */
export interface Session {
  readonly attempt: number;
  readonly knowledge: Knowledge;
  readonly journal: Journal;
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
  const findings = look(options.file, runner, hash);
  const found = findings.documents[0] ?? null;
  const { attempt, usedBefore } = currentAttempt(findings, options.step, runner, hash);
  const knowledge = know(findings, { attempt, inputHash: hash, writer: '' });
  if (knowledge.fromLaterAttempts.length > 0) {
    moveAway(options.file, `claims an attempt after ${attempt} and does not count`);
  }
  const document = beginning(knowledge, options, runner, attempt, env);
  return {
    attempt,
    knowledge,
    journal: new Journal(options.file, document, sayOnce()),
    usedBefore,
    found,
  };
}

function runnersRun(env: NodeJS.ProcessEnv): RunnersRun | null {
  const runId = env.GITHUB_RUN_ID ?? '';
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
  return runId !== '' && Number.isInteger(attempt) && attempt > 0 ? { runId, attempt } : null;
}

function look(file: string, runner: RunnersRun | null, hash: string): Findings {
  const nothing: Findings = { documents: [], heads: [], unread: [], malformedUnits: record() };
  const read = readDocumentFile(file);
  switch (read.kind) {
    case 'missing':
      return nothing;
    case 'unreadable':
      moveAway(file, `cannot be read (${read.reason})`);
      return nothing;
    case 'head':
      if (ofAnotherRun(read.head.runId, runner)) return nothing;
      return { ...nothing, heads: [read.head] };
    case 'document': {
      if (ofAnotherRun(read.document.runId, runner)) return nothing;
      const faulty = Object.keys(read.malformed);
      if (faulty.length > 0) copyAside(file, faulty);
      const document = withoutOldForms(read.document, runner, hash);
      return { ...nothing, documents: [document], malformedUnits: read.malformed };
    }
  }
}

function ofAnotherRun(runId: string | undefined, runner: RunnersRun | null): boolean {
  if (runner === null || runId === undefined || runId === runner.runId) return false;
  say(`what is recorded belongs to run ${runId}, this is run ${runner.runId}, so it starts over.`);
  return true;
}

/** A document that has no checkpoint yet gets what identifies its run; version 1 becomes version 2. */
function withoutOldForms(document: RunDocument, runner: RunnersRun | null, hash: string): RunDocument {
  return {
    ...document,
    runId: document.runId ?? runner?.runId ?? randomUUID(),
    inputHash: document.inputHash ?? hash,
    schemaVersion: SCHEMA_VERSION,
    resolvedItems: document.resolvedItems ?? [],
  };
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
  const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@[^@]*$/, '');
  const fresh: RunDocument = {
    ...createDocument({
      runId: head?.runId ?? runner?.runId ?? randomUUID(),
      scope: {
        repository: env.GITHUB_REPOSITORY ?? '',
        workflow,
        calledWorkflow: workflow,
        job: env.GITHUB_JOB ?? '',
        matrix: 'null',
        key: '',
      },
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

function moveAway(file: string, why: string): void {
  try {
    say(`${file} ${why}. It is now ${setAside(file, new Date())}, and the run starts over.`);
  } catch (error) {
    say(`${file} ${why}, and could not be moved away (${describeError(error)}). The run starts over.`);
  }
}

function copyAside(file: string, units: readonly string[]): void {
  const copy = `${file}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    fs.copyFileSync(file, copy, fs.constants.COPYFILE_EXCL);
    say(`${plural(units.length, 'step')} of ${file} cannot be read: ${units.join(', ')}. A copy is ${copy}.`);
  } catch (error) {
    say(`${plural(units.length, 'step')} of ${file} cannot be read (no copy: ${describeError(error)}).`);
  }
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
