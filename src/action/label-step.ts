import { fingerprint } from '../engine/fingerprint.js';
import { settleBeforehand } from './before-step.js';
import { targetOf } from './github-api.js';
import type { GitHubEffect } from './github-effect.js';
import type { Remote } from './remote.js';
import { report } from './report.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';

type LabelInputs = Extract<GitHubEffect, { kind: 'labels' }>;

/** `labels`: added to an issue or pull request; those that others added stay. */
export async function labelStep(
  session: Session,
  remote: Remote,
  signals: Signals,
  given: LabelInputs,
): Promise<number> {
  const { inputs } = session;
  const issue = targetOf(session, given.target);
  const print = fingerprint({
    kind: 'labels',
    ...(inputs.fingerprint === ''
      ? { labels: [...given.names].sort().join('\n'), 'target-number': issue, inputs: inputs.inputs }
      : { fingerprint: inputs.fingerprint }),
  });
  const before = await settleBeforehand(session, remote, print);
  if ('done' in before) return report(session, before.done);
  const { addLabels } = await import('./add-labels.js');
  const wish = { issue, names: given.names, create: given.create };
  return report(session, await addLabels(session, remote, signals, print, before.run, wish));
}
