import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';

/**
 * How this process stands to a terminal. In the foreground the keyboard's signals (Ctrl-C) reach it and everything
 * it has started; in the background, or where there is no terminal, they do not.
 */
export type TerminalRole = 'none' | 'foreground' | 'background';

export function terminalRole(): TerminalRole {
  switch (process.platform) {
    case 'win32':
      return 'foreground'; // a console hands Ctrl-C to every process that is attached to it
    case 'linux':
      return roleFromStat(readStat());
    default:
      return roleFromGroups(askPs());
  }
}

/** From Linux' `/proc/<pid>/stat`; the fields behind the name are state, ppid, pgrp, session, tty_nr, tpgid. */
export function roleFromStat(stat: string): TerminalRole {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return roleFromGroups([Number(fields[2]), Number(fields[5])]);
}

/** @param groups this process's own group, and the one in the terminal's foreground (below 1: no terminal) */
export function roleFromGroups([own, foreground]: readonly [number, number]): TerminalRole {
  if (!(foreground > 0)) return 'none';
  return own === foreground ? 'foreground' : 'background';
}

function readStat(): string {
  try {
    return fs.readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return '';
  }
}

function askPs(): readonly [number, number] {
  const ps = spawnSync('ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)], { encoding: 'utf8' });
  const [own = Number.NaN, foreground = Number.NaN] = (ps.stdout ?? '').trim().split(/\s+/).map(Number);
  return [own, foreground];
}
