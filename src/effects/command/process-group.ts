import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { errorCode } from '../../store/errors.js';

/**
 * A command and everything it started. On Unix that is the process group the command leads; Windows has no
 * groups for this, so there the tree below the command is meant.
 */
export class ProcessGroup {
  readonly #leader: number;
  readonly #platform: NodeJS.Platform;
  readonly #run: (program: string, args: readonly string[]) => void;

  /** @param run runs a program to its end; only Windows needs one */
  constructor(leader: number, platform: NodeJS.Platform = process.platform, run = runQuietly) {
    this.#leader = leader;
    this.#platform = platform;
    this.#run = run;
  }

  /** Passes a signal to all of them. Those that are gone, or belong to another user, are passed over. */
  signal(signal: NodeJS.Signals): void {
    if (this.#platform === 'win32') {
      // Windows has no SIGINT to pass on; the runner has already sent Ctrl-C to the console they share.
      if (signal === 'SIGKILL' || signal === 'SIGTERM') {
        this.#run('taskkill', ['/PID', String(this.#leader), '/T', '/F']);
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
    } catch (error) {
      return errorCode(error) === 'EPERM';
    }
    // A member that has ended stays until its parent asks for it, which in a job container may be never.
    return this.#platform !== 'linux' || hasLivingMember(this.#leader);
  }
}

function runQuietly(program: string, args: readonly string[]): void {
  spawnSync(program, args, { stdio: 'ignore', windowsHide: true });
}

/** Looks through /proc for a process of the group that has not ended. When it cannot tell, there is one. */
function hasLivingMember(group: number): boolean {
  let folders: string[];
  try {
    folders = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return true;
  }
  return folders.some((pid) => {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
      // proc(5): "pid (name) state ppid pgrp …", where the name may contain anything, also a closing parenthesis.
      const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return pgrp === String(group) && state !== 'Z' && state !== 'X';
    } catch {
      return false; // it ended meanwhile
    }
  });
}
