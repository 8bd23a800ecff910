import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { ProcessGroup } from '../../../src/effects/command/process-group.js';
import { type CommandSpec, startCommand } from '../../../src/effects/command/run-command.js';
import { newFolder, removeFolders } from '../../support/builders.js';

const windows = process.platform === 'win32';

afterAll(removeFolders);

function spec(run: string, given: Partial<CommandSpec> = {}): CommandSpec {
  const temp = newFolder();
  return {
    run,
    shell: '',
    cwd: temp,
    env: process.env,
    temp,
    inContainer: false,
    starting: () => {},
    ...given,
  };
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !condition(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(condition()).toBe(true);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // In a container without an init, a process that has ended may stay in the table.
  const stat = `/proc/${pid}/stat`;
  return !fs.existsSync(stat) || !/\) Z /.test(fs.readFileSync(stat, 'utf8'));
}

test('a script is run by the system’s own shell, and its exit code is handed on', async () => {
  expect(await (await startCommand(spec('exit 7'))).result).toMatchObject({ exitCode: 7, signal: null });
});

function onUnix(): void {
  test('exit code, working directory, environment, standard input closed', async () => {
    const given = spec(
      'test ! -t 0\nif read -r line; then exit 9; fi\npwd -P > "$RESULT"\necho "$WORD" >> "$RESULT"\nexit 7\n',
    );
    const result = path.join(given.temp, 'result');
    const command = await startCommand({ ...given, env: { ...process.env, WORD: 'hello', RESULT: result } });
    expect(await command.result).toMatchObject({ exitCode: 7, signal: null });
    expect(fs.readFileSync(result, 'utf8')).toBe(`${given.cwd}\nhello\n`);
  });

  test('the default is -e without pipefail, "bash" is with it', async () => {
    const exitOf = async (run: string, shell: string) =>
      (await (await startCommand(spec(run, { shell }))).result).exitCode;
    expect(await exitOf('false\ntrue', '')).toBe(1);
    expect(await exitOf('false | true', '')).toBe(0);
    expect(await exitOf('false | true', 'bash')).toBe(1);
  });

  test('masks on both streams are seen, and the script is removed', async () => {
    const given = spec('echo ::add-mask::masked-on-stdout\necho ::add-mask::masked-on-stderr >&2\n');
    const { masks, durationMs } = await (await startCommand(given)).result;
    expect([...masks].sort()).toEqual(['masked-on-stderr', 'masked-on-stdout']);
    expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(fs.readdirSync(given.temp)).toEqual([]);
  });

  test('the start is announced once everything is ready, and not when something is missing', async () => {
    const order: string[] = [];
    const given = spec('true', { starting: () => order.push('starting') });
    await (await startCommand(given)).result;
    expect(order).toEqual(['starting']);
    await expect(startCommand({ ...given, shell: 'no-such-shell {0}' })).rejects.toMatchObject({
      name: 'InvalidInputError',
      message: 'The shell "no-such-shell" is not on PATH.',
    });
    await expect(startCommand({ ...given, cwd: path.join(given.cwd, 'gone') })).rejects.toMatchObject({
      name: 'InvalidInputError',
      message: expect.stringContaining('does not exist'),
    });
    expect(order).toEqual(['starting']);
  });

  test('a command that cannot be started leaves no script behind', async () => {
    const given = spec('true', { env: { ...process.env, HUGE: 'x'.repeat(4 * 1024 * 1024) } });
    await expect(startCommand(given)).rejects.toMatchObject({
      name: 'InvalidInputError',
      message: expect.stringContaining('its environment is larger than this system allows (E2BIG)'),
      fix: 'Hand large values over in files, not in variables.',
    });
    expect(fs.readdirSync(given.temp)).toEqual([]);
  });

  test('a command that ends on a signal of its own says which', async () => {
    expect(await (await startCommand(spec('kill -TERM $$'))).result).toMatchObject({
      exitCode: null,
      signal: 'SIGTERM',
    });
  });

  test('a signal reaches everything the command started; one that ends well in time is done', async () => {
    const given = spec(
      `(trap 'echo child > child; exit 0' INT; echo > listening; while :; do sleep 0.05; done) &
       trap 'wait; echo parent > parent; exit 0' INT
       while [ ! -e listening ]; do sleep 0.05; done
       echo ready > ready
       while :; do sleep 0.05; done`,
    );
    const command = await startCommand(given);
    await until(() => fs.existsSync(path.join(given.cwd, 'ready')));
    command.stop('SIGINT');
    expect(await command.result).toMatchObject({ exitCode: 0, signal: null });
    expect(fs.readdirSync(given.cwd).sort()).toEqual(['child', 'listening', 'parent', 'ready']);
  });

  test('a second signal is passed on too', async () => {
    const given = spec(`trap '' INT\ntrap 'exit 5' TERM\necho ready > ready\nwhile :; do sleep 0.05; done`);
    const command = await startCommand(given);
    await until(() => fs.existsSync(path.join(given.cwd, 'ready')));
    const started = Date.now();
    command.stop('SIGINT');
    command.stop('SIGTERM');
    expect(await command.result).toMatchObject({ exitCode: 5 });
    expect(Date.now() - started).toBeLessThan(4_000);
  });

  test.concurrent('a command and its grandchild that ignore every signal: SIGTERM at 5 s, SIGKILL at 8.5 s', async () => {
    const given = spec(
      `trap '' INT
       trap 'date +%s > termed' TERM
       bash -c 'trap "" INT TERM; echo $$ > grandchild; while :; do sleep 0.1; done' &
       echo ready > ready
       while :; do sleep 0.1 || true; done`,
    );
    const file = (name: string) => path.join(given.cwd, name);
    const command = await startCommand(given);
    await until(() => fs.existsSync(file('ready')) && fs.existsSync(file('grandchild')));
    const grandchild = Number(fs.readFileSync(file('grandchild'), 'utf8'));
    const started = Date.now();
    command.stop('SIGINT');
    const end = await command.result;
    const took = Date.now() - started;
    expect(end).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
    expect(took).toBeGreaterThan(8_400);
    expect(took).toBeLessThan(9_500);
    const termed = Number(fs.readFileSync(file('termed'), 'utf8')) * 1000 - started;
    expect(termed).toBeGreaterThan(3_900);
    expect(termed).toBeLessThan(6_500);
    await until(() => !isAlive(grandchild));
  });

  test.concurrent('what outlives its leader is stopped as well, not only the leader', async () => {
    const given = spec(
      `bash -c 'trap "exit 0" TERM; trap "" INT; echo $$ > grandchild; while :; do sleep 0.05; done' > /dev/null 2>&1 &
       trap 'exit 130' INT
       while [ ! -s grandchild ]; do sleep 0.02; done
       echo ready > ready
       while :; do sleep 0.05; done`,
    );
    const command = await startCommand(given);
    await until(() => fs.existsSync(path.join(given.cwd, 'ready')));
    const grandchild = Number(fs.readFileSync(path.join(given.cwd, 'grandchild'), 'utf8'));
    command.stop('SIGINT');
    expect(await command.result).toMatchObject({ exitCode: 130 });
    await until(() => !isAlive(grandchild));
  });

  test.concurrent('a daemon that keeps the output open does not hold up the step for long', async () => {
    const given = spec('sleep 60 & echo $! > daemon');
    const started = Date.now();
    const command = await startCommand(given);
    expect(await command.result).toMatchObject({ exitCode: 0 });
    expect(Date.now() - started).toBeLessThan(7_000);
    process.kill(Number(fs.readFileSync(path.join(given.cwd, 'daemon'), 'utf8')));
  });
}

function groups(): void {
  test('lives as long as any of its processes', async () => {
    const child = spawn('sh', ['-c', 'sleep 60 & echo $!'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const exited = once(child, 'exit');
    const [output] = await once(child.stdout, 'data');
    await exited;
    const group = new ProcessGroup(child.pid ?? 0);
    const sleeper = Number(String(output));
    expect(isAlive(child.pid ?? 0)).toBe(false);
    expect(group.isAlive()).toBe(true);
    group.signal('SIGKILL');
    await until(() => !isAlive(sleeper));
    // Nobody is left: not an error.
    group.signal('SIGTERM');
  });
}

// Windows has neither signals nor process groups.
if (!windows) {
  describe('a command, as a run step would run it', onUnix);
  describe('a process group', groups);
}
