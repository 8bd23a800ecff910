import * as fs from 'node:fs';
import * as os from 'node:os';
import { errorCode } from '../errors.js';

/** What tells a process from every other one, anywhere and at any time. Null is what this system does not tell. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it was started: clock ticks since boot on Linux, elsewhere a time. A pid is used again, both together are not. */
  readonly startedAt: string | null;
  /** One start of one kernel. */
  readonly bootId: string | null;
  /** Where `pid` means something; {@link NO_NAMESPACES} on systems that have only one such place. */
  readonly pidNamespace: string | null;
  readonly machineId: string | null;
  readonly host: string;
}

/** `zombie` is one that has ended and that nobody has asked about yet. */
type ProcessState = 'gone' | 'zombie' | { readonly startedAt: string | null };

export const NO_NAMESPACES = 'none';

/** How exactly the start of a process is known where it is a time: `ps` tells whole seconds. */
const START_TOLERANCE_MS = 5000;

/**
 * This process.
 * @param thorough ask other programs too, on systems that say such things only there; for what is kept for long
 */
export function ownIdentity(thorough: boolean): ProcessIdentity {
  if (known === undefined || (thorough && !known.thorough)) {
    known = { identity: identify(thorough), thorough };
  }
  return known.identity;
}

let known: { readonly identity: ProcessIdentity; readonly thorough: boolean } | undefined;

/** The same as long as this machine has not been started again; at worst another one although it has not. */
export function bootMark(): string {
  return ownIdentity(false).bootId ?? `since ${Math.round((Date.now() / 1000 - os.uptime()) / 10)}`;
}

function identify(thorough: boolean): ProcessIdentity {
  const { pid } = process;
  const host = os.hostname();
  if (process.platform === 'linux') {
    const state = linuxProcess(pid);
    return {
      pid,
      startedAt: typeof state === 'object' ? state.startedAt : null,
      bootId: contentOf('/proc/sys/kernel/random/boot_id'),
      pidNamespace: linkAt('/proc/self/ns/pid'),
      machineId: machineIdOf(contentOf('/etc/machine-id') ?? contentOf('/var/lib/dbus/machine-id')),
      host,
    };
  }
  return {
    pid,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    bootId:
      thorough && process.platform === 'darwin'
        ? answerOf('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid'])
        : null,
    pidNamespace: NO_NAMESPACES,
    machineId: thorough && process.platform === 'win32' ? windowsMachine() : null,
    host,
  };
}

/** Whether the process with this pid, here and now, is the one that was started then; null when that is not known. */
export function isRunning(pid: number, startedAt: string | null): boolean | null {
  const state = process.platform === 'linux' ? linuxProcess(pid) : otherProcess(pid);
  if (state === 'gone' || state === 'zombie') return false;
  if (state.startedAt === null || startedAt === null) return null;
  if (process.platform === 'linux') return state.startedAt === startedAt;
  return Math.abs(Date.parse(state.startedAt) - Date.parse(startedAt)) <= START_TOLERANCE_MS;
}

function linuxProcess(pid: number): ProcessState {
  const stat = contentOf(`/proc/${pid}/stat`);
  // With `hidepid`, processes of other users are not to be seen there, but they exist.
  if (stat === null) return exists(pid) ? { startedAt: null } : 'gone';
  return parseLinuxStat(stat);
}

/** The name in field 2 may contain anything, also spaces and brackets; fields 3 (state) and 22 (start) come behind it. */
export function parseLinuxStat(stat: string): ProcessState {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return 'zombie';
  const startedAt = fields[19];
  return { startedAt: startedAt !== undefined && /^\d+$/.test(startedAt) ? startedAt : null };
}

function otherProcess(pid: number): ProcessState {
  if (!exists(pid)) return 'gone';
  if (process.platform === 'win32') return { startedAt: null };
  const started = Date.parse(answerOf('ps', ['-o', 'lstart=', '-p', String(pid)]) ?? '');
  return { startedAt: Number.isNaN(started) ? null : new Date(started).toISOString() };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

function windowsMachine(): string | null {
  const key = 'HKLM\\SOFTWARE\\Microsoft\\Cryptography';
  return machineIdOf(answerOf('reg', ['query', key, '/v', 'MachineGuid'])?.split(/\s+/).at(-1) ?? null);
}

/** Images of machines may have an empty one, or a word in its place. */
function machineIdOf(text: string | null): string | null {
  const id = text?.replaceAll('-', '').toLowerCase() ?? '';
  return /^[0-9a-f]{32}$/.test(id) && !/^0+$/.test(id) ? id : null;
}

function contentOf(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

function linkAt(file: string): string | null {
  try {
    return fs.readlinkSync(file);
  } catch {
    return null;
  }
}

function answerOf(program: string, args: readonly string[]): string | null {
  try {
    // Loaded only here: Linux never needs it.
    const { execFileSync } = process.getBuiltinModule('node:child_process');
    const answer = execFileSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5000,
      windowsHide: true,
    });
    return answer.trim() || null;
  } catch {
    return null;
  }
}
