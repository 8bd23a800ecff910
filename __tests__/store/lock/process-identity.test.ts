import { spawnSync } from 'node:child_process';
import {
  isRunning,
  linuxProcess,
  ownIdentity,
  parseLinuxStat,
} from '../../../src/store/lock/process-identity.js';

/** A line of /proc/<pid>/stat, of a process with this name and state that was started at tick 4711. */
function stat(name: string, state: string): string {
  const between = Array.from({ length: 18 }, (_, number) => number).join(' ');
  return `17 (${name}) ${state} ${between} 4711 1000 2000`;
}

test.each(['node', 'a b', ') Z 1 2', '((', ''])('the name of a process may be anything: %j', (name) => {
  expect(parseLinuxStat(stat(name, 'S'))).toEqual({ startedAt: '4711' });
});

test('one that has ended, and that nobody has asked about yet, is no process any more', () => {
  expect(parseLinuxStat(stat('node', 'Z'))).toBe('zombie');
});

test.each(['', '17 (node', '17 (node) S 1 2', stat('node', 'S').replace('4711', 'x')])(
  'what cannot be read says nothing: %j',
  (text) => {
    expect(parseLinuxStat(text)).toEqual({ startedAt: null });
  },
);

test('this process runs; one that has ended does not; of another with its id it can be told', () => {
  const { pid, startedAt } = ownIdentity(true);
  expect(isRunning(spawnSync(process.execPath, ['-e', '0']).pid, startedAt)).toBe(false);
  if (process.platform !== 'linux') return;
  expect(isRunning(pid, startedAt)).toBe(true);
  expect(isRunning(pid, '1')).toBe(false);
  expect(isRunning(pid, null)).toBeNull();
});

test('of another start with the same pid, nothing follows where the two are told by different clocks', () => {
  const { pid, startedAt } = ownIdentity(true);
  expect(isRunning(spawnSync(process.execPath, ['-e', '0']).pid, startedAt, false)).toBe(false);
  if (process.platform === 'win32') return;
  expect(isRunning(pid, startedAt, false)).toBe(true);
  expect(isRunning(pid, process.platform === 'linux' ? '1' : '2001-01-01T00:00:00Z', false)).toBeNull();
});

describe('what is mounted at /proc', () => {
  /** A system on which we have pid 5, and so have all processes that /proc shows under these pids. */
  const system = (status: string | null, alive: readonly number[] = [5, 7]) => ({
    ownPid: 5,
    exists: (pid: number) => alive.includes(pid),
    read: (name: string) => (name === 'self/status' ? status : stat('other', 'S')),
  });

  test.each([
    ['only our own namespace', 'Name:\tnode\nPid:\t5\nNSpid:\t5\n'],
    ['it, on a kernel that knows no namespaces of namespaces', 'Name:\tnode\nPid:\t5\n'],
  ])('is ours if it shows %s', (_, status) => {
    expect(linuxProcess(7, system(status))).toEqual({ startedAt: '4711' });
  });

  test.each([
    ['that of the machine', 'Name:\tnode\nPid:\t8834\nNSpid:\t8834\t5\n'],
    ['that of the machine, where we happen to have the same pid', 'Pid:\t5\nNSpid:\t5\t5\n'],
    ['the same, on an older kernel', 'Name:\tnode\nPid:\t8834\n'],
    ['one in which we are not', null],
    ['something else', ''],
  ])('says nothing about our pids if it is %s', (_, status) => {
    expect(linuxProcess(7, system(status))).toEqual({ startedAt: null });
    expect(linuxProcess(7, system(status, [5]))).toBe('gone');
  });
});

test('the place where starts mean something is told, or that this system has only one', () => {
  const { timeNamespace } = ownIdentity(true);
  expect(timeNamespace).toMatch(/^(none|time:\[\d+\])$/);
});
