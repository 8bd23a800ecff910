import { RefusedError } from '../engine/errors.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { entry } from '../engine/record.js';
import type { CommentRecord } from '../engine/schema.js';
import { startStep } from '../engine/step-transitions.js';
import type { Keeper } from './keep.js';
import { recordFailure } from './record-failure.js';
import type { Session } from './session.js';
import { warning } from './workflow-commands.js';

/** Records on this machine that the step begins. */
export function recordStart(session: Session, print: Fingerprint, comment?: CommentRecord): void {
  const { context, inputs, journal } = session;
  journal.update((document) =>
    startStep(document, {
      step: inputs.step,
      attempt: context.attempt,
      at: new Date().toISOString(),
      fingerprint: print.value,
      fingerprintParts: print.parts,
      ...(comment === undefined ? {} : { comment }),
      afresh: !inputs.resume,
    }),
  );
}

/**
 * Records the start, also in the stores when the step must not be repeated blindly (design section 4, point 1):
 * should the machine vanish, the next attempt has to know that the effect may have landed.
 * @throws RefusedError before the effect, when it would have to fail without that record and the record cannot be kept
 */
export async function recordStartDurably(
  session: Session,
  keeper: Keeper,
  print: Fingerprint,
): Promise<void> {
  const { step, policies } = session.inputs;
  recordStart(session, print);
  if (policies.onUnknown === 'rerun' && policies.probe === '') return;
  const before = session.signals.listen(() => {});
  keeper.request();
  const { fault } = await keeper.settle();
  if (session.signals.interruption !== null) {
    await recordNotStarted(session, keeper, 'it was interrupted before it began');
    throw new RefusedError(`${step} was interrupted before it began.`, 'Nothing was done; re-run the job.');
  }
  session.signals.listen(before);
  if (fault === null) return;
  if (policies.onUnknown === 'rerun') {
    if (session.stores.length === 0) return; // that has been said, once for the whole job
    warning(
      `The start of ${step} could not be recorded (${fault}). Should this machine vanish, its probe will not be asked.`,
    );
    return;
  }
  await recordNotStarted(session, null, 'its start could not be recorded, so it was not run');
  throw new RefusedError(
    `${step} was not run: its start could not be recorded (${fault}), and "on-unknown: ${policies.onUnknown}" needs that.`,
    'Re-run the job, or set "on-unknown: rerun" if the step bears being done twice.',
  );
}

/**
 * A command that was never started has had no effect, whatever its recorded start may suggest.
 * @param keeper null when the stores have not taken the start either
 */
export async function recordNotStarted(session: Session, keeper: Keeper | null, note: string): Promise<void> {
  const { inputs, journal } = session;
  if (entry(journal.document.units, inputs.step)?.status !== 'in_progress') return;
  recordFailure(session, note, 0);
  keeper?.request();
  await keeper?.settle();
}
