import type { ProbeAnswer } from '../effects/command/probe.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { entry, record } from '../engine/record.js';
import { UNSEEN } from '../store/files/step-files.js';
import { Keeper } from './keep.js';
import { recordDone } from './record-done.js';
import { recordStart } from './record-start.js';
import type { Remote } from './remote.js';
import { warnNotKept } from './report.js';
import type { Result } from './result.js';
import type { Session } from './session.js';

/**
 * Makes a record for a step that counts as done without one: because its proof says so, or a checkpoint of five
 * fields, or a policy.
 */
export async function adoptStep(
  session: Session,
  remote: Remote,
  print: Fingerprint,
  reason: string,
  answer: Pick<ProbeAnswer, 'outputs' | 'masks'> | null,
): Promise<Result> {
  const { inputs, journal } = session;
  const { step } = inputs;
  const keeper = new Keeper(session, remote);
  recordStart(session, print);
  const filesFault = await recordDone(session, remote, {
    outputs: answer?.outputs ?? new Map(),
    masks: answer?.masks ?? [],
    exported: new Map(),
    before: UNSEEN,
    durationMs: 0,
    partial: false,
    note: reason,
  });
  keeper.request();
  const kept = await keeper.settle();
  warnNotKept(session, kept.fault);
  return {
    step,
    outcome: 'skipped',
    reason,
    durationMs: 0,
    savedMs: 0,
    outputs: record(answer?.outputs ?? []),
    unit: entry(journal.document.units, step),
    artifactId: kept.artifactId,
    saveFault: kept.fault ?? filesFault,
    exitCode: 0,
  };
}
