import { aboutStep } from '../engine/decision.js';
import { type Fingerprint, fingerprint } from '../engine/fingerprint.js';
import { entry, record } from '../engine/record.js';
import { lookBefore, UNSEEN } from '../store/files/step-files.js';
import { settleBeforehand } from './before-step.js';
import { setOutput } from './file-commands.js';
import { parseGivenOutputs } from './given-outputs.js';
import { Keeper } from './keep.js';
import { recordDone } from './record-done.js';
import { recordStart, recordStartDurably } from './record-start.js';
import type { Remote } from './remote.js';
import { failsUnkept, report, warnNotKept } from './report.js';
import { skippedResult } from './result.js';
import type { Begun } from './scope-folder.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';
import { info } from './workflow-commands.js';

/**
 * `mode: begin` … `complete`, around other people's actions: `begin` decides, and its output `skipped` drives their
 * `if:`; `complete` records them as done, or gives out what is stored when they were skipped.
 */

export async function beginStep(session: Session, remote: Remote, signals: Signals): Promise<number> {
  const { context, inputs } = session;
  const { step } = inputs;
  const print = printOf(session);
  const before = await settleBeforehand(session, remote, print);
  if ('done' in before) {
    remember(session, { skipped: true, before: UNSEEN });
    return report(session, before.done);
  }
  const seen = await lookBefore(context.workspace, inputs.files, session.folder);
  signals.listen(() => {});
  await recordStartDurably(session, new Keeper(session, remote), print);
  remember(session, { skipped: false, before: seen });
  setOutput('skipped', 'false');
  setOutput('outcome', '');
  setOutput('step', step);
  setOutput('reason', aboutStep(step, before.run));
  info(`▶ ${aboutStep(step, before.run)}, so it begins.`);
  return 0;
}

/** Also what `mode: auto` without an effect does: the step is done, because the workflow got here. */
export async function completeStep(session: Session, remote: Remote, signals: Signals): Promise<number> {
  const { inputs, journal } = session;
  const { step } = inputs;
  const outputs = parseGivenOutputs(inputs.outputs);
  const unit = entry(journal.document.units, step);
  const begun = begunNow(session);
  if (begun === undefined) {
    const print = printOf(session);
    const before = await settleBeforehand(session, remote, print);
    if ('done' in before) return report(session, before.done);
    recordStart(session, print);
  } else if (begun.skipped) {
    remember(session, null);
    return report(session, skippedResult(step, unit, `it was done in attempt ${unit?.attempt ?? 1}`));
  }
  signals.listen(() => {});
  const keeper = new Keeper(session, remote);
  const durationMs = begun === undefined ? 0 : sinceStart(unit?.startedAt ?? null);
  const filesFault = await recordDone(session, remote, {
    outputs,
    masks: [],
    exported: new Map(),
    before: begun?.before ?? UNSEEN,
    durationMs,
    partial: false,
  });
  remember(session, null);
  keeper.request();
  const kept = await keeper.settle();
  warnNotKept(session, kept.fault);
  const saveFault = kept.fault ?? filesFault;
  const refused = failsUnkept(session, saveFault);
  return report(session, {
    step,
    outcome: refused ? 'failed' : 'completed',
    reason: begun === undefined ? 'it is marked as done' : 'it has been completed',
    durationMs,
    savedMs: 0,
    outputs: record(outputs),
    unit: entry(journal.document.units, step),
    artifactId: kept.artifactId,
    saveFault,
    exitCode: refused ? 1 : 0,
  });
}

function printOf({ inputs }: Session): Fingerprint {
  return fingerprint({ kind: 'none', inputs: inputs.inputs, fingerprint: inputs.fingerprint });
}

/** The `begin` of this attempt that this `complete` belongs to. */
function begunNow(session: Session): Begun | undefined {
  const { context, folder, inputs, journal } = session;
  const remembered = entry(folder.readState(context).begun, inputs.step);
  if (remembered !== undefined) return remembered;
  // The note may not have been written, on a disk that refuses; the document says that the step was begun, too.
  const unit = entry(journal.document.units, inputs.step);
  const open = unit?.status === 'in_progress' && unit.usedInAttempt === context.attempt;
  return open ? { skipped: false, before: UNSEEN } : undefined;
}

function remember(session: Session, begun: Begun | null): void {
  const { context, folder, inputs } = session;
  const state = folder.readState(context);
  const others = Object.entries(state.begun).filter(([name]) => name !== inputs.step);
  folder.writeState({ ...state, begun: record(begun === null ? others : [...others, [inputs.step, begun]]) });
}

function sinceStart(startedAt: string | null): number {
  const started = Date.parse(startedAt ?? '');
  return Number.isNaN(started) ? 0 : Math.max(0, Date.now() - started);
}
