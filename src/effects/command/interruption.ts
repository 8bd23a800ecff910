import { steadyNow } from '../../store/clock.js';
import type { ProcessGroup } from './process-group.js';

/**
 * The runner gives a cancelled step 10 s: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end (actions/runner,
 * ProcessInvoker.cs). Our own ladder fits inside, with time left to record what happened.
 */
const TERMINATE_AFTER_MS = 5_000;
const KILL_AFTER_MS = 8_500;

/** How long after the first signal this process may still work, in ms. */
export const GRACE_MS = 9_500;

/**
 * Stops a process group after a first signal: the signal itself at once, SIGTERM at 5 s, SIGKILL at 8.5 s, for
 * as long as any process of the group lives. Resolves when none does, or when SIGKILL has been sent.
 */
export async function stopGroup(group: ProcessGroup, signal: NodeJS.Signals): Promise<void> {
  const start = steadyNow();
  const steps: { after: number; send: NodeJS.Signals }[] = [
    { after: TERMINATE_AFTER_MS, send: 'SIGTERM' },
    { after: KILL_AFTER_MS, send: 'SIGKILL' },
  ];
  group.signal(signal);
  while (group.isAlive()) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const due = steps[0];
    if (due === undefined) return;
    if (steadyNow() - start >= due.after) {
      group.signal(due.send);
      steps.shift();
    }
  }
}
