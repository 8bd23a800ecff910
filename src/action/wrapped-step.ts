import { aboutStep, type Decision, decide, type Situation } from '../engine/decision.js';
import { RefusedError } from '../engine/errors.js';
import { type Fingerprint, fingerprint } from '../engine/fingerprint.js';
import { entry } from '../engine/record.js';
import type { Remote } from './remote.js';
import { type Result, report } from './report.js';
import { restoreStep } from './restore-step.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';
import { jobSteps } from './steps.js';

/** `mode: auto` with `run`: a command that is run once, and skipped with all it produced from then on. */
export async function wrapStep(session: Session, remote: Remote, signals: Signals): Promise<number> {
  const { inputs } = session;
  const print = fingerprint({
    kind: 'command',
    run: inputs.run,
    shell: inputs.shell,
    'working-directory': inputs.workingDirectory,
    files: inputs.files.join('\n'),
    inputs: inputs.inputs,
  });
  const situation = situationOf(session, print);
  let decision = decide(situation);
  if (decision.action === 'skip') {
    const restored = await restoreStep(session, remote, decision.reason);
    if ('result' in restored) return finish(session, restored.result);
    decision = decide({ ...situation, unrestorable: restored.unrestorable });
  }
  if (decision.action !== 'run') throw refusal(inputs.step, decision);
  const { runStep } = await import('./run-step.js');
  return finish(session, await runStep(session, remote, signals, print, decision.reason));
}

/** Everything that the decision depends on. */
export function situationOf(session: Session, print: Fingerprint): Situation {
  const { context, inputs, knowledge, journal, work } = session;
  const unit = entry(journal.document.units, inputs.step);
  return {
    step: inputs.step,
    steps: jobSteps(session),
    attempt: context.attempt,
    work,
    fingerprint: print,
    knowledge,
    usedBefore: unit?.usedInAttempt === context.attempt,
    resume: inputs.resume,
    onUnknown: 'rerun',
    onChange: 'rerun',
    proof: 'none',
    unrestorable: [],
  };
}

export function refusal(step: string, decision: Decision): RefusedError {
  return new RefusedError(`${aboutStep(step, decision.reason)}.`, decision.fix ?? '');
}

export function finish(session: Session, result: Result): number {
  report(session, result);
  return result.exitCode;
}
