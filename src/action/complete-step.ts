import { randomUUID } from 'node:crypto';
import { decide } from '../engine/decision.js';
import { fingerprint } from '../engine/fingerprint.js';
import { entry, record } from '../engine/record.js';
import { completeStep, finishRun, startStep } from '../engine/transitions.js';
import { Keeper } from './keep.js';
import type { Remote } from './remote.js';
import { restoreStep } from './restore-step.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';
import { finish, refusal, situationOf } from './wrapped-step.js';

/** `mode: auto` without an effect: the step is done, because the workflow got here. */
export async function markComplete(session: Session, remote: Remote, signals: Signals): Promise<number> {
  const { context, inputs, journal } = session;
  const { step } = inputs;
  const print = fingerprint({ kind: 'none', inputs: inputs.inputs });
  const decision = decide(situationOf(session, print));
  if (decision.action === 'fail') throw refusal(step, decision);
  if (decision.action === 'skip') {
    const restored = await restoreStep(session, remote, decision.reason);
    if ('result' in restored) return finish(session, restored.result);
  }
  const at = new Date().toISOString();
  const keeper = new Keeper(session, remote);
  signals.listen(() => {});
  journal.update((document) => {
    const started = startStep(document, {
      step,
      attempt: context.attempt,
      at,
      fingerprint: print.value,
      fingerprintParts: print.parts,
    });
    const done = completeStep(started, {
      step,
      at,
      completionId: randomUUID(),
      durationMs: 0,
      outputs: {},
      files: [],
      withheld: [],
      payload: null,
      partial: false,
    });
    return step === 'done' ? finishRun(done, at) : done;
  });
  keeper.request();
  const kept = await keeper.settle();
  return finish(session, {
    step,
    outcome: 'completed',
    reason: 'it is marked as done',
    durationMs: 0,
    savedMs: 0,
    outputs: record(),
    unit: entry(journal.document.units, step),
    artifactId: kept.artifactId,
    saveFault: kept.fault,
    exitCode: 0,
  });
}
