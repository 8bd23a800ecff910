import type { ProbeAnswer } from '../effects/command/probe.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import type { Session } from './session.js';
import { group } from './workflow-commands.js';

/** Runs the step's probe and says in the log what it answered. */
export async function askProof(session: Session, print: Fingerprint): Promise<ProbeAnswer> {
  const { inputs } = session;
  const [{ askProbe }, { commandSpec }] = await Promise.all([
    import('../effects/command/probe.js'),
    import('./command-spec.js'),
  ]);
  group(`checkpoint: asking the probe of ${inputs.step}`, inputs.policies.probe.trimEnd().split(/\r?\n/));
  const { signals } = session;
  const before = signals.listen(() => {});
  const answer = await askProbe(commandSpec(session, print, inputs.policies.probe), (command) => {
    signals.listen((signal) => command.stop(signal));
  });
  // A signal that came meanwhile goes to whoever listened before.
  signals.listen(before);
  return answer;
}
