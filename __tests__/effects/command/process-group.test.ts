import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ProcessGroup } from '../../../src/effects/command/process-group.js';

const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('on Unix', () => {
  test('a signal reaches everything that the leader started, and it lives as long as any of it does', async () => {
    const leader = spawn('sh', ['-c', 'sleep 30 & echo ready; exit 0'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const group = new ProcessGroup(leader.pid ?? 0);
    await Promise.all([once(leader, 'exit'), once(leader.stdout, 'data')]);
    expect(group.isAlive()).toBe(true);
    group.signal('SIGKILL');
    await until(() => !group.isAlive());
    group.signal('SIGTERM'); // nobody is left to hear it
  });
});

describe('on Windows', () => {
  test('the whole tree is ended; Ctrl-C has come from the runner already', () => {
    const ran: string[] = [];
    const group = new ProcessGroup(4711, 'win32', (program, args) => ran.push([program, ...args].join(' ')));
    group.signal('SIGINT');
    expect(ran).toEqual([]);
    group.signal('SIGTERM');
    expect(ran).toEqual(['taskkill /PID 4711 /T /F']);
  });

  test('it lives as long as its leader', async () => {
    const leader = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000)']);
    const group = new ProcessGroup(leader.pid ?? 0, 'win32');
    expect(group.isAlive()).toBe(true);
    leader.kill('SIGKILL');
    await once(leader, 'exit');
    expect(group.isAlive()).toBe(false);
  });
});

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setTimeout(resolve, 10));
}
