import type { ProbeAnswer } from '../effects/command/probe.js';
import { aboutStep, type Decision, decide, type Situation } from '../engine/decision.js';
import { RefusedError } from '../engine/errors.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { entry } from '../engine/record.js';
import { askProof } from './proof.js';
import type { Remote } from './remote.js';
import { restoreStep } from './restore-step.js';
import type { Result } from './result.js';
import type { Session } from './session.js';
import { jobSteps } from './steps.js';
import { debug, isDebug } from './workflow-commands.js';

/** What comes before an effect: either it is already done, and here is the result, or it has to run, and here is why. */
export type Beforehand = { readonly done: Result } | { readonly run: string };

/**
 * Decides about a step, asking its probe where the table wants a proof, and restores it where it is skipped.
 * @param rewritten its comment is to say something else than it was made to say
 * @throws RefusedError when the step must fail before anything is touched; the message names the ways out
 */
export async function settleBeforehand(
  session: Session,
  remote: Remote,
  print: Fingerprint,
  rewritten = false,
): Promise<Beforehand> {
  const { step } = session.inputs;
  let situation: Situation = { ...situationOf(session, print), rewritten };
  let answer: ProbeAnswer | null = null;
  for (;;) {
    const decision = decide(situation);
    if (isDebug(process.env)) debug(`checkpoint: row ${decision.row} of the table: ${decision.action}`);
    switch (decision.action) {
      case 'run':
        return { run: decision.reason };
      case 'fail':
        throw refusal(step, decision);
      case 'prove': {
        answer = await askProof(session, print);
        situation = { ...situation, proof: answer.proof };
        break;
      }
      case 'skip': {
        if (entry(session.journal.document.units, step)?.status !== 'done') {
          const { adoptStep } = await import('./adopt-step.js');
          return { done: await adoptStep(session, remote, print, decision.reason, answer) };
        }
        const restored = await restoreStep(session, remote, decision.reason);
        if ('result' in restored) return { done: restored.result };
        situation = { ...situation, unrestorable: restored.unrestorable };
      }
    }
  }
}

function situationOf(session: Session, print: Fingerprint): Situation {
  const { context, inputs, knowledge, journal, work } = session;
  const unit = entry(journal.document.units, inputs.step);
  return {
    step: inputs.step,
    steps: jobSteps(session),
    attempt: context.attempt,
    work,
    fingerprint: print,
    knowledge,
    // With two writers, the use may be that of the other job.
    usedBefore: unit?.usedInAttempt === context.attempt && !knowledge.twoWriters,
    resume: inputs.resume,
    onUnknown: inputs.policies.onUnknown,
    onChange: inputs.policies.onChange,
    proof: inputs.policies.probe === '' ? 'none' : 'available',
    unrestorable: [],
  };
}

function refusal(step: string, decision: Decision): RefusedError {
  return new RefusedError(`${aboutStep(step, decision.reason)}.`, decision.fix ?? '');
}
