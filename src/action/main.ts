import { CheckpointError, describeError } from '../engine/errors.js';
import { saveState, setOutput } from './file-commands.js';
import { type Inputs, readInputs } from './inputs.js';
import { JobState } from './job-state.js';
import { giveKnown } from './load.js';
import { Remote } from './remote.js';
import { readRunContext } from './run-context.js';
import { openSession, type Session } from './session.js';
import { Signals } from './signals.js';
import { error } from './workflow-commands.js';
import { wrapStep } from './wrapped-step.js';

/** The step itself. Returns the exit code; every error has been reported by then. */
export async function runMain(): Promise<number> {
  try {
    const signals = new Signals();
    const inputs = readInputs(process.env);
    const context = readRunContext(process.env, inputs);
    const job = new JobState(context);
    const first = job.first('use');
    saveState('CHECKPOINT_STAGE', first ? 'post-first' : 'post');
    const remote = new Remote(context, inputs, job, signals);
    // A re-run begins by asking the stores; their thread starts while this one reads what is on the machine.
    if (first && context.attempt > 1) void remote.warmUp();
    // Until a command runs, a signal just ends this step: nothing has been done that would need recording.
    signals.listen(() => process.exit(130));
    try {
      const session = await openSession(context, inputs, job, remote);
      return await perform(session, inputs, remote, signals);
    } finally {
      await remote.close();
    }
  } catch (problem) {
    setOutput('outcome', 'failed');
    setOutput('skipped', 'false');
    error(explain(problem));
    return 1;
  }
}

async function perform(session: Session, inputs: Inputs, remote: Remote, signals: Signals): Promise<number> {
  switch (inputs.mode) {
    case 'auto':
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
      await (await import('./clear.js')).clear(session, remote);
      return 0;
  }
}

function explain(problem: unknown): string {
  const fix = problem instanceof CheckpointError ? ` ${problem.fix}` : '';
  return `${describeError(problem)}${fix}`;
}
