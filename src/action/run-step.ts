import { aboutStep } from '../engine/decision.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { describeWork } from '../engine/input-hash.js';
import { entry, record } from '../engine/record.js';
import { type Before, lookBefore } from '../store/files/step-files.js';
import { Keeper } from './keep.js';
import { recordDone } from './record-done.js';
import { recordFailure, recordStop } from './record-failure.js';
import type { Remote } from './remote.js';
import { failsUnkept, warnNotKept } from './report.js';
import type { Outcome, Result } from './result.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';
import { StepProgress } from './step-progress.js';
import { type Ending, runTries } from './tries.js';
import { error, group, info } from './workflow-commands.js';

/**
 * Runs the command and records how it ended, here first, then in the stores; only then is the step reported. Skips
 * never load this: it is what makes a start slow.
 */
export async function runStep(
  session: Session,
  remote: Remote,
  signals: Signals,
  print: Fingerprint,
  reason: string,
): Promise<Result> {
  const { context, inputs, journal, work } = session;
  const { step } = inputs;
  const keeper = new Keeper(session, remote);
  const before = await lookBefore(context.workspace, inputs.files, session.folder);
  group(`checkpoint: ${aboutStep(step, reason)}, so it runs`, [
    `It works on ${describeWork(work)}, attempt ${context.attempt} of run ${context.runId}.`,
    ...inputs.run.trimEnd().split(/\r?\n/),
  ]);
  const progress = new StepProgress(session, remote, keeper);
  const resumedWith = await progress.restore();
  if (resumedWith !== null) info(`${step} goes on with ${resumedWith}.`);
  const begun = performance.now();
  const ending = await runTries(session, signals, keeper, print, progress);
  const filesFault = await recordEnding(session, remote, keeper, ending, before, begun, progress);

  const kept = await keeper.settle();
  await progress.close();
  warnNotKept(session, kept.fault);
  const done = ending.failure === null;
  const saveFault = kept.fault ?? filesFault;
  const refused = done && failsUnkept(session, saveFault);
  const outcome: Outcome = refused
    ? 'failed'
    : done
      ? 'completed'
      : ending.stoppedBy === null
        ? 'failed'
        : 'interrupted';
  if (!done) error(`${step} ${outcome === 'failed' ? 'failed' : 'was interrupted'}: ${ending.failure}.`);
  return {
    step,
    outcome,
    reason,
    ...(resumedWith === null ? {} : { resumedWith }),
    durationMs: ending.durationMs,
    savedMs: 0,
    outputs: record(ending.outputs),
    unit: entry(journal.document.units, step),
    artifactId: kept.artifactId,
    saveFault,
    exitCode: done && !refused ? 0 : ending.command.exitCode || 1,
  };
}

/** Returns why the files of a step that is done could not be kept, or null. */
async function recordEnding(
  session: Session,
  remote: Remote,
  keeper: Keeper,
  ending: Ending,
  before: Before,
  begun: number,
  progress: StepProgress,
): Promise<string | null> {
  const { durationMs, exported, failure, outputs } = ending;
  let filesFault: string | null = null;
  if (failure === null) {
    progress.drop();
    const { masks } = ending.command;
    filesFault = await recordDone(session, remote, {
      outputs,
      masks,
      exported,
      before,
      durationMs,
      partial: ending.written.elsewhere,
    });
  } else {
    // A signal was recorded, and its keeping begun, when it came.
    if (ending.stoppedBy === null) recordFailure(session, failure, durationMs);
    else if (ending.stoppedBy !== 'signal') recordStop(session, ending.stoppedBy, begun);
    const isOnItsWay = await progress.saveLast();
    if (isOnItsWay || ending.stoppedBy === 'signal') return null;
  }
  keeper.request();
  return filesFault;
}
