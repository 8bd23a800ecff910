import { fingerprint } from '../engine/fingerprint.js';
import { settleBeforehand } from './before-step.js';
import type { Remote } from './remote.js';
import { report } from './report.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';

/** `mode: auto` with `run`: a command that is run once, and skipped with all it produced from then on. */
export async function wrapStep(session: Session, remote: Remote, signals: Signals): Promise<number> {
  const { inputs } = session;
  const print = fingerprint(
    inputs.fingerprint === ''
      ? {
          kind: 'command',
          run: inputs.run,
          shell: inputs.shell,
          'working-directory': inputs.workingDirectory,
          files: inputs.files.join('\n'),
          inputs: inputs.inputs,
        }
      : { kind: 'command', fingerprint: inputs.fingerprint },
  );
  const before = await settleBeforehand(session, remote, print);
  if ('done' in before) return report(session, before.done);
  const { runStep } = await import('./run-step.js');
  return report(session, await runStep(session, remote, signals, print, before.run));
}
