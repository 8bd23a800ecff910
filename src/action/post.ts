import { describeError } from '../engine/errors.js';
import { entry } from '../engine/record.js';
import { saveProgress } from '../engine/save-progress.js';
import { scopeHash } from '../engine/scope.js';
import { plural } from '../engine/words.js';
import { readDocumentFile } from '../store/file/document-file.js';
import { Journal } from '../store/file/journal.js';
import { appendSummary, FIRST_USE } from './file-commands.js';
import { readInputs } from './inputs.js';
import { JobState } from './job-state.js';
import { documentSaver, mustStay, STAYS } from './keep.js';
import { keepArchives, lacksArchive } from './keep-archives.js';
import { inPlaces } from './places.js';
import { superseded } from './prune.js';
import { Remote } from './remote.js';
import { type RunContext, readRunContext } from './run-context.js';
import { ScopeFolder, scopeFolders } from './scope-folder.js';
import { jobTable } from './summary.js';
import { debug, info, warning } from './workflow-commands.js';

/**
 * The post step of the job's first use, which runs after all others: keeps what could not be kept before, removes
 * what a newer document contains, and shows the whole job. Nothing depends on it; its faults are not the job's.
 */
export async function runPost(): Promise<void> {
  if (process.env[`STATE_${FIRST_USE}`] !== 'true') return;
  try {
    const inputs = readInputs(process.env);
    const context = readRunContext(process.env, inputs);
    const job = new JobState(context);
    const remote = new Remote(context, inputs, job, null);
    const tail: string[] = [];
    try {
      for (const name of scopeFolders(context.temp)) tail.push(...(await settleScope(name, context, remote)));
    } finally {
      await remote.close();
    }
    const uses = job.uses();
    if (uses.length > 0) appendSummary(jobTable(uses, tail));
  } catch (problem) {
    debug(describeError(problem));
  }
}

/** Keeps progress that could not be kept before. Should this fail too, the step starts over. */
async function keepPending(
  remote: Remote,
  context: RunContext,
  folder: ScopeFolder,
  journal: Journal,
): Promise<void> {
  const { care, pendingProgress } = folder.readState(context);
  if (!remote.takesArchives || (care !== 'open' && !remote.outgoing.sealed)) return;
  for (const [step, saved] of Object.entries(pendingProgress ?? {})) {
    const unit = entry(journal.document.units, step);
    if (unit === undefined || unit.status === 'done') continue;
    const { sha256 } = saved.payload;
    const fault = await remote.savePayload(context, folder, folder.payloadFile(sha256), sha256);
    if (fault === null) journal.update((document) => saveProgress(document, step, saved, context.attempt));
    else warning(`The progress of ${step} could not be kept ${inPlaces(remote.stores)} (${fault}).`);
  }
}

/** Retries what is not durable yet, then tidies up. Returns what the job's summary should say about it. */
async function settleScope(name: string, context: RunContext, remote: Remote): Promise<string[]> {
  const folder = new ScopeFolder(context.temp, name);
  const before = folder.readAnyState();
  if (before?.runId !== context.runId || before.attempt !== context.attempt) return [];
  const read = readDocumentFile(folder.documentFile);
  if (read.kind !== 'document' || read.document.scope === undefined) return [];

  if (mustStay(before, remote)) return [`⚠️ The checkpoint of this job stays on this machine: ${STAYS}.`];
  const journal = new Journal(folder.documentFile, read.document, (fault) => debug(fault.message));
  let filesFault: string | null = null;
  if ((before.unsaved || lacksArchive(before, folder, read.document)) && remote.storesWithRoom.length > 0) {
    const scoped = { ...context, scope: read.document.scope, scopeHash: scopeHash(read.document.scope) };
    filesFault = await keepArchives(remote, scoped, folder, read.document);
    await keepPending(remote, scoped, folder, journal);
    const saver = documentSaver(remote, scoped, folder, journal);
    saver.request();
    const outcome = await saver.settled();
    const fault = outcome !== null && 'fault' in outcome ? outcome.fault : filesFault;
    if (fault !== null) {
      warning(`The checkpoint of this job could not be kept ${inPlaces(remote.stores)} (${fault}).`);
    }
  }
  const state = folder.readState(context);
  if (filesFault !== null) return ['⚠️ Files of this job are not kept outside this machine.'];
  if (state.unsaved) return ['⚠️ The checkpoint of this job is not kept outside this machine.'];

  const names = superseded(state, journal.document);
  if (names.length === 0) return [];
  try {
    const gone = await remote.remove(names, state.keptIn);
    if (gone.length > 0)
      info(`checkpoint: removed ${plural(gone.length, 'record')} that a newer one contains.`);
  } catch (problem) {
    debug(`tidying up: ${describeError(problem)}`);
  }
  return [];
}
