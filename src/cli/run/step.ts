import { aboutStep, DEFAULT_STEPS, type Decision, decide, type Situation } from '../../engine/decision.js';
import { RefusedError } from '../../engine/errors.js';
import { type Fingerprint, fingerprint } from '../../engine/fingerprint.js';
import { entry } from '../../engine/record.js';
import { say } from '../messages.js';
import type { RunOptions } from './options.js';
import { openSession, type Session } from './session.js';
import { skipStep } from './skip-step.js';

/** Skips the step or runs it. Returns the exit code. */
export async function performStep(options: RunOptions, env: NodeJS.ProcessEnv): Promise<number> {
  const session = openSession(options, env);
  const { step } = options;
  const print = fingerprint({
    kind: 'command',
    run: JSON.stringify(options.command),
    files: options.globs.join('\n'),
    inputs: options.inputs,
  });
  const situation = situationOf(session, options, print);
  let decision = decide(situation);
  if (decision.action === 'skip') {
    const fault = await skipStep(session, options, decision.reason);
    if (fault === null) return 0;
    decision = decide({ ...situation, unrestorable: [fault] });
  }
  if (decision.action !== 'run') throw refusal(step, decision);
  // A first run is what everybody expects; anything else is worth a line.
  const isFirst = decision.row === 3 && entry(session.knowledge.document?.units, step) === undefined;
  if (!isFirst) say(`${aboutStep(step, decision.reason)}, so it runs.`);
  // A skip is done without the code that runs commands.
  const { DoneMeanwhile, runStep } = await import('./run-step.js');
  try {
    return await runStep(session, options, print);
  } catch (error) {
    if (!(error instanceof DoneMeanwhile)) throw error;
  }
  return performStep(options, env);
}

function situationOf(session: Session, options: RunOptions, print: Fingerprint): Situation {
  return {
    step: options.step,
    steps: DEFAULT_STEPS,
    attempt: session.attempt,
    work: options.work,
    fingerprint: print,
    knowledge: session.knowledge,
    usedBefore: session.usedBefore,
    resume: true,
    onUnknown: 'rerun',
    onChange: 'rerun',
    proof: 'none',
    unrestorable: [],
  };
}

function refusal(step: string, decision: Decision): RefusedError {
  const fix =
    decision.row === 1 ? 'Give each use its own "--step" name, or a "--file" of its own.' : decision.fix;
  return new RefusedError(`${aboutStep(step, decision.reason)}.`, fix ?? '');
}
