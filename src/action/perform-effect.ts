import type { Stop } from '../effects/stop.js';
import { StoppedError } from '../effects/stop.js';
import { aboutStep } from '../engine/decision.js';
import { CheckpointError, describeError } from '../engine/errors.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { entry, record } from '../engine/record.js';
import type { CommentRecord } from '../engine/schema.js';
import { UNSEEN } from '../store/files/step-files.js';
import { Keeper } from './keep.js';
import { recordDone } from './record-done.js';
import { recordFailure, recordStop } from './record-failure.js';
import { recordStart } from './record-start.js';
import type { Remote } from './remote.js';
import { failsUnkept, warnNotKept } from './report.js';
import type { Outcome, Result } from './result.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';
import { error, group, info } from './workflow-commands.js';

/** Something that a step does on GitHub itself. It looks before it writes, so it can be asked for again. */
export interface Effect {
  /** What it is about to do, for the log. */
  readonly lines: readonly string[];
  /** How its comment will be found. */
  readonly comment?: CommentRecord;
  readonly stop: Stop;
  readonly perform: () => Promise<Performed>;
}

export interface Performed {
  /** Everything was there already: the step counts as skipped. */
  readonly wasThere: boolean;
  /** What was done, or found, for the log: `posted https://…`. */
  readonly what: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly comment?: CommentRecord;
}

/**
 * Performs the effect and records how it ended, here first, then in the stores; only then is the step reported. Its start
 * is recorded on this machine only: should the machine vanish, the next attempt looks anyway.
 */
export async function performEffect(
  session: Session,
  remote: Remote,
  signals: Signals,
  print: Fingerprint,
  reason: string,
  effect: Effect,
): Promise<Result> {
  const { inputs, journal } = session;
  const { step } = inputs;
  const begun = performance.now();
  const keeper = new Keeper(session, remote);
  group(`checkpoint: ${aboutStep(step, reason)}, so it runs`, effect.lines);
  recordStart(session, print, effect.comment);
  void keeper.prepare();
  signals.listen((signal) => {
    if (effect.stop.reason !== null) return;
    info(`${signal} received: ${step} is stopped.`);
    recordStop(session, 'signal', begun);
    keeper.request();
    effect.stop.now('signal');
  });
  const end = await effect.perform().then(
    (performed) => ({ performed }),
    (fault: unknown) => ({ fault }),
  );
  // From here on a signal only sets a time limit: what the effect did is recorded either way.
  signals.listen(() => {});
  const durationMs = Math.round(performance.now() - begun);
  if ('fault' in end) {
    const failure = recordFault(session, effect.stop, end.fault, begun);
    keeper.request();
    const { artifactId, fault } = await keeper.settle();
    warnNotKept(session, fault);
    const interrupted = effect.stop.reason !== null;
    error(`${step} ${interrupted ? 'was interrupted' : 'failed'}: ${failure}`);
    return {
      ...resultOf(session, reason, durationMs),
      outcome: interrupted ? 'interrupted' : 'failed',
      artifactId,
      saveFault: fault,
      exitCode: 1,
    };
  }
  const { what, outputs, wasThere, comment } = end.performed;
  info(`${step}: ${what}.`);
  await recordDone(session, remote, {
    outputs,
    masks: [],
    exported: new Map(),
    before: UNSEEN,
    durationMs,
    partial: false,
    note: what,
    ...(comment === undefined ? {} : { comment }),
  });
  keeper.request();
  const { artifactId, fault } = await keeper.settle();
  warnNotKept(session, fault);
  const refused = failsUnkept(session, fault);
  const outcome: Outcome = refused ? 'failed' : wasThere ? 'skipped' : 'completed';
  return {
    ...resultOf(session, wasThere ? `${reason}, but ${what}` : reason, durationMs),
    outcome,
    outputs: record(outputs),
    unit: entry(journal.document.units, step),
    artifactId,
    saveFault: fault,
    exitCode: refused ? 1 : 0,
  };
}

function resultOf(
  { inputs, journal }: Session,
  reason: string,
  durationMs: number,
): Pick<Result, 'step' | 'reason' | 'durationMs' | 'savedMs' | 'outputs' | 'unit'> {
  const unit = entry(journal.document.units, inputs.step);
  return { step: inputs.step, reason, durationMs, savedMs: 0, outputs: record(), unit };
}

/** Records that the effect failed or was stopped. Returns why, and what to do about it. */
function recordFault(session: Session, stop: Stop, fault: unknown, begun: number): string {
  const fix = fault instanceof CheckpointError ? ` ${fault.fix}` : '';
  if (stop.reason === 'timeout') {
    recordStop(session, 'timeout', begun);
    return fault instanceof StoppedError
      ? 'it took longer than its "timeout-minutes". The next attempt looks whether it took effect.'
      : `${describeError(fault)}${fix}`;
  }
  if (stop.reason === 'signal') return 'by a signal. The next attempt looks whether it took effect.'; // already recorded
  const note = describeError(fault).replace(/\.$/, '');
  recordFailure(session, note, Math.round(performance.now() - begun));
  return `${describeError(fault)}${fix}`;
}
