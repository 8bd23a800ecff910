import { spawnSync } from 'node:child_process';

/**
 * A command and everything it started. On Unix that is the process group the command leads; Windows has no
 * groups for this, so there the tree below the command is meant.
 */
export class ProcessGroup {
  readonly #leader: number;
  readonly #platform: NodeJS.Platform;

  constructor(leader: number, platform: NodeJS.Platform = process.platform) {
    this.#leader = leader;
    this.#platform = platform;
  }

  /** Passes a signal to all of them. Those that are gone, or belong to another user, are passed over. */
  signal(signal: NodeJS.Signals): void {
    if (this.#platform === 'win32') {
      // Windows has no SIGINT to pass on; the runner has already sent Ctrl-C to the console they share.
      if (signal === 'SIGKILL' || signal === 'SIGTERM') {
        spawnSync('taskkill', ['/PID', String(this.#leader), '/T', '/F'], {
          stdio: 'ignore',
          windowsHide: true,
        });
      }
      return;
    }
    try {
      process.kill(-this.#leader, signal);
    } catch {
      // ESRCH: nobody is left. EPERM: only processes of another user (sudo) are left.
    }
  }

  /** Whether any of them is still there: not only the leader, also what it left behind. */
  isAlive(): boolean {
    try {
      process.kill(this.#platform === 'win32' ? this.#leader : -this.#leader, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  }
}
