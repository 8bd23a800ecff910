import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bundleNode } from '../support/workbench.js';
import { Shell } from './shell.js';

const COUNT = `require('node:fs').appendFileSync('calls', 'x\\n');`;
/** Says that it runs, and goes on for longer than a test takes. */
const LINGER = `${COUNT} console.log('running'); setTimeout(() => {}, 60_000);`;

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

function start(script: string) {
  return shell.start(['run', '--step', 'ai-complete', '--', bundleNode, '-e', script]);
}

const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('an interruption', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s reaches the command, is recorded, and the step runs again', async (signal, code) => {
    const first = start(LINGER);
    await first.until('running');
    first.process.kill(signal);
    const ended = await first.ended;
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(`ai-complete was interrupted by ${signal}`);
    expect(shell.document().units['ai-complete']).toMatchObject({
      status: 'in_progress',
      interrupted: { reason: 'signal' },
    });

    const again = shell.run(['--step', 'ai-complete'], COUNT);
    expect(again.code).toBe(0);
    expect(again.stderr).toContain('ai-complete was started in attempt 1 and interrupted by a signal');
    expect(shell.count('calls')).toBe(2);
  });

  test('reaches everything that the command has started', async () => {
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
      child.once('spawn', () => console.log('running ' + child.pid + ' '));
      setTimeout(() => {}, 60_000);`;
    const first = start(script);
    await first.until('running');
    first.process.kill('SIGTERM');
    const { stdout } = await first.ended;
    const grandchild = Number(/running (\d+) /.exec(stdout)?.[1]);
    await expect(gone(grandchild)).resolves.toBe(true);
  });

  test('that the command takes well is no interruption: it is done', async () => {
    const script = `${COUNT} process.on('SIGTERM', () => process.exit(0)); console.log('running'); setTimeout(() => {}, 60_000);`;
    const first = start(script);
    await first.until('running');
    first.process.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    expect(shell.document().units['ai-complete']).toMatchObject({ status: 'done', interrupted: null });
    expect(shell.run(['--step', 'ai-complete'], script).stderr).toContain('is skipped');
    expect(shell.count('calls')).toBe(1);
  });

  test('that the command answers with an exit code keeps that code', async () => {
    const first = start(
      `process.on('SIGTERM', () => process.exit(9)); console.log('running'); setTimeout(() => {}, 60_000);`,
    );
    await first.until('running');
    first.process.kill('SIGTERM');
    expect((await first.ended).code).toBe(9);
    expect(shell.document().units['ai-complete']?.interrupted?.reason).toBe('signal');
  });

  test('by SIGKILL leaves a document that says how far it was', async () => {
    const script = `${COUNT} console.log('running'); setTimeout(() => {}, require('node:fs').existsSync('second') ? 0 : 2_000);`;
    const first = start(script);
    await first.until('running');
    first.process.kill('SIGKILL');
    expect((await first.ended).signal).toBe('SIGKILL');
    expect(shell.document().units['ai-complete']?.status).toBe('in_progress');

    shell.write('second', '');
    const again = shell.run(['--step', 'ai-complete'], script);
    expect(again.code).toBe(0);
    expect(again.stderr).toContain(
      'ai-complete was started in attempt 1 and its end was never recorded, so it runs.',
    );
    expect(shell.document().step).toBe('ai-complete');
  });
});

onUnix('a script that is killed anywhere and run again', () => {
  test('does each of its steps once', async () => {
    const steps = ['ai-complete', 'label-applied', 'comment-posted'];
    // The same command each time; what makes it wait is outside of it.
    const run = (step: string) => {
      const script = `require('node:fs').appendFileSync('${step}', 'x\\n'); console.log('running');
        setTimeout(() => {}, require('node:fs').existsSync('linger') ? 60_000 : 0);`;
      return ['run', '--step', step, '--', bundleNode, '-e', script];
    };
    for (const killed of steps) {
      for (const step of steps) {
        if (step !== killed) {
          expect(shell.checkpoint(run(step)).code).toBe(0);
          continue;
        }
        shell.write('linger', '');
        const running = shell.start(run(step));
        await running.until('running');
        running.process.kill('SIGINT');
        await running.ended;
        shell.remove('linger');
        break;
      }
    }
    for (const step of steps) expect(shell.checkpoint(run(step)).code).toBe(0);
    // Once when it was killed, with its effect in place, and once until it was done.
    expect(steps.map((step) => shell.count(step))).toEqual([2, 2, 2]);
    expect(shell.document().step).toBe('comment-posted');
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('at a terminal', () => {
  /** Runs a line of bash in a terminal of its own (util-linux's `script`), types Ctrl-C when it says "ready". */
  async function typeCtrlC(line: string): Promise<{ shown: string; code: number }> {
    shell.write('line.sh', line);
    const terminal = spawn('script', ['-qec', 'exec bash line.sh', '/dev/null'], {
      cwd: shell.folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let shown = '';
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!shown.includes('ready') && (shown + text).includes('ready')) terminal.stdin.write('\u0003');
      shown += text;
    });
    const [code] = (await once(terminal, 'close')) as [number];
    return { shown, code };
  }
  const checkpoint = `"${bundleNode}" "${path.resolve('dist/cli/index.js')}" run --step ai-complete --`;

  test('Ctrl-C reaches the command once', async () => {
    shell.write(
      'command.cjs',
      `let count = 0;
       process.on('SIGINT', () => { count += 1; setTimeout(() => { console.log('times: ' + count); process.exit(7); }, 300); });
       setTimeout(() => {}, 60_000);
       console.log('ready');`,
    );
    const { shown, code } = await typeCtrlC(`exec ${checkpoint} "${bundleNode}" command.cjs`);
    expect(shown).toContain('times: 1');
    expect(code).toBe(7);
    expect(shown).toContain('was interrupted by SIGINT');
  });

  test('Ctrl-C ends the script too, when the command died of it', async () => {
    shell.write('command.cjs', `setTimeout(() => {}, 60_000); console.log('ready');`);
    const { shown } = await typeCtrlC(`${checkpoint} "${bundleNode}" command.cjs\necho next line`);
    expect(shown).toContain('was interrupted by SIGINT');
    expect(shown).not.toContain('next line');
    expect(shell.document().units['ai-complete']?.interrupted?.reason).toBe('signal');
  });
});

async function gone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
