import { LabelAdder, type LabelWish } from '../effects/labels/add-labels.js';
import { Stop } from '../effects/stop.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { openRest } from './github-api.js';
import { performEffect } from './perform-effect.js';
import type { Remote } from './remote.js';
import type { Result } from './result.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';

/** Adds the labels that are missing. */
export async function addLabels(
  session: Session,
  remote: Remote,
  signals: Signals,
  print: Fingerprint,
  reason: string,
  wish: LabelWish,
): Promise<Result> {
  const { context, inputs } = session;
  const stop = new Stop(inputs.policies.timeoutMs);
  const adder = new LabelAdder(openRest(session, stop), stop, wish);
  return performEffect(session, remote, signals, print, reason, {
    lines: [`It labels ${context.scope.repository}#${wish.issue}:`, ...wish.names],
    stop,
    perform: async () => {
      const added = await adder.add();
      const wasThere = added.length === 0;
      return { wasThere, what: wasThere ? WAS_THERE : `added ${added.join(', ')}`, outputs: new Map() };
    },
  });
}

const WAS_THERE = 'all of its labels are there';
