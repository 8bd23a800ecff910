import { spawnSync } from 'node:child_process';
import { isRunning, ownIdentity, parseLinuxStat } from '../../../src/store/lock/process-identity.js';

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
