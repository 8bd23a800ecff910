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
  /** Where `startedAt` means something: Linux shifts it by what the time namespace of whoever reads it says. */
  readonly timeNamespace: string | null;
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
    // Not by our pid: that may be the one of another process in what is mounted there.
    const state = parseLinuxStat(contentOf('/proc/self/stat') ?? '');
    const pidNamespace = linkAt('/proc/self/ns/pid');
    return {
      pid,
      startedAt: typeof state === 'object' ? state.startedAt : null,
      bootId: contentOf('/proc/sys/kernel/random/boot_id'),
      pidNamespace,
      timeNamespace: pidNamespace === null ? null : linkAt('/proc/self/ns/time', NO_NAMESPACES),
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
    timeNamespace: NO_NAMESPACES,
    machineId: thorough && process.platform === 'win32' ? windowsMachine() : null,
    host,
  };
}

/**
 * Whether the process with this pid, here and now, is the one that was started then; null when that is not known.
 * @param startsCompare whether the two starts are told by one clock; if not, a difference proves nothing
 */
export function isRunning(pid: number, startedAt: string | null, startsCompare = true): boolean | null {
  const state = process.platform === 'linux' ? linuxProcess(pid) : otherProcess(pid);
  if (state === 'gone' || state === 'zombie') return false;
  if (state.startedAt === null || startedAt === null) return null;
  const isSame =
    process.platform === 'linux'
      ? state.startedAt === startedAt
      : Math.abs(Date.parse(state.startedAt) - Date.parse(startedAt)) <= START_TOLERANCE_MS;
  return isSame || (startsCompare ? false : null);
}

/** What a system says about processes. */
interface System {
  /** The content of a file below /proc; null when it cannot be read. */
  readonly read: (name: string) => string | null;
  /** Whether a process has this pid, in our own namespace. */
  readonly exists: (pid: number) => boolean;
  readonly ownPid: number;
}

const HERE: System = { read: (name) => contentOf(`/proc/${name}`), exists, ownPid: process.pid };

export function linuxProcess(pid: number, system = HERE): ProcessState {
  const stat = hasOurPids(system) ? system.read(`${pid}/stat`) : null;
  // With `hidepid`, processes of other users are not to be seen there, but they exist.
  if (stat === null) return system.exists(pid) ? { startedAt: null } : 'gone';
  return parseLinuxStat(stat);
}

/** What is mounted at /proc stays the same as long as this process runs. */
const ourPids = new Map<System, boolean>();

/**
 * Whether /proc tells about the processes that have their pids in our namespace. In a namespace of our own, the one of
 * the machine may be mounted there: then a pid is that of another process.
 */
function hasOurPids(system: System): boolean {
  const answer = ourPids.get(system) ?? namesUs(system.read('self/status') ?? '', system.ownPid);
  ourPids.set(system, answer);
  return answer;
}

/** `NSpid` has our pid in each namespace from that of /proc down to our own; kernels before 4.1 only tell the first. */
function namesUs(status: string, ownPid: number): boolean {
  const pids = (/^NSpid:(.*)$/m.exec(status) ?? /^Pid:(.*)$/m.exec(status))?.[1];
  return pids?.trim() === String(ownPid);
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

function linkAt(file: string, none: string | null = null): string | null {
  try {
    return fs.readlinkSync(file);
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? none : null;
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
