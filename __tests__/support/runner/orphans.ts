import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes that a job left behind, found as the runner finds them at the end of a job: by
 * RUNNER_TRACKING_ID in their environment (actions/runner JobExtension). Linux only; elsewhere none are
 * found.
 */
export function trackedProcesses(trackingId: string): number[] {
  if (process.platform !== 'linux') return [];
  const variable = `RUNNER_TRACKING_ID=${trackingId}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).split('\0').includes(variable))
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

/** Kills them; a process that ended in the meantime is none. */
export function killTracked(trackingId: string): void {
  for (const pid of trackedProcesses(trackingId)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
