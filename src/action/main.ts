import { CheckpointError, describeError } from '../engine/errors.js';
import { appendSummary, FIRST_USE, saveState, setOutput } from './file-commands.js';
import type { GitHubEffect } from './github-effect.js';
import { type Inputs, readInputs } from './inputs.js';
import { JobState } from './job-state.js';
import { giveKnown } from './load.js';
import { Remote } from './remote.js';
import { type RunContext, readRunContext } from './run-context.js';
import { openSession, type Session } from './session.js';
import { Signals } from './signals.js';
import { refusalBlock } from './summary.js';
import { error, info, isDebug } from './workflow-commands.js';
import { wrapStep } from './wrapped-step.js';

/** The step itself. Returns the exit code; every error has been reported by then. */
export async function runMain(): Promise<number> {
  let inputs: Inputs | null = null;
  let job: JobState | null = null;
  try {
    const signals = new Signals();
    inputs = readInputs(process.env);
    const context = readRunContext(process.env, inputs);
    job = new JobState(context);
    const first = job.first('use');
    if (first) saveState(FIRST_USE, 'true');
    const remote = new Remote(context, inputs, job, signals);
    // A re-run begins by asking the stores; the first answers are on their way while this reads what is on the machine.
    if (first && context.attempt > 1) void remote.loadEarly(context);
    return await useOnce(context, inputs, job, remote, signals);
  } catch (problem) {
    refuse(explain(problem), inputs, job);
    return 1;
  }
}

async function useOnce(
  context: RunContext,
  inputs: Inputs,
  job: JobState,
  remote: Remote,
  signals: Signals,
): Promise<number> {
  // Until a command runs, a signal just ends this step: nothing has been done that would need recording.
  signals.listen((signal) => {
    info(`${signal} received before ${inputs.step || 'this step'} began: nothing was done.`);
    setOutput('outcome', 'interrupted');
    process.exit(130);
  });
  try {
    const session = await openSession(context, inputs, job, remote, signals);
    if (isDebug(process.env)) (await import('./debug-log.js')).debugSession(session);
    return await perform(session, inputs, remote, signals);
  } finally {
    await remote.close();
  }
}

/** Tells everybody that the step failed before anything was run. */
function refuse(message: string, inputs: Inputs | null, job: JobState | null): void {
  setOutput('outcome', 'failed');
  setOutput('skipped', 'false');
  error(message);
  const { step, key } = inputs ?? { step: process.env.INPUT_STEP ?? '', key: '' };
  appendSummary(refusalBlock(step, message));
  job?.addUse({ step, key, outcome: 'failed', story: message, durationMs: 0, savedMs: 0, kept: '' });
}

async function perform(session: Session, inputs: Inputs, remote: Remote, signals: Signals): Promise<number> {
  switch (inputs.mode) {
    case 'auto':
      if (inputs.effect !== null) return doEffect(session, inputs.effect, remote, signals);
      if (inputs.run !== '') return wrapStep(session, remote, signals);
      return (await import('./bracketed-step.js')).completeStep(session, remote, signals);
    case 'begin':
      return (await import('./bracketed-step.js')).beginStep(session, remote, signals);
    case 'complete':
      return (await import('./bracketed-step.js')).completeStep(session, remote, signals);
    case 'load':
      giveKnown(session);
      return 0;
    case 'clear':
      return (await import('./clear.js')).clear(session, remote);
  }
}

async function doEffect(
  session: Session,
  effect: GitHubEffect,
  remote: Remote,
  signals: Signals,
): Promise<number> {
  if (effect.kind === 'comment') {
    return (await import('./comment-step.js')).commentStep(session, remote, signals, effect);
  }
  return (await import('./label-step.js')).labelStep(session, remote, signals, effect);
}

function explain(problem: unknown): string {
  const fix = problem instanceof CheckpointError ? ` ${problem.fix}` : '';
  return `${describeError(problem)}${fix}`;
}
