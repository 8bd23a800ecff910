import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { onWorkbench } from '../support/workbench.js';

describe('the command is run exactly as a "run:" step', () => {
  const cases: { name: string; with: Record<string, string>; exitCode: number; log?: RegExp }[] = [
    { name: 'without a shell, bash -e', with: { run: 'false\necho after' }, exitCode: 1 },
    {
      name: 'without a shell, no pipefail',
      with: { run: 'false | true\necho "after $0"' },
      exitCode: 0,
      log: /after .*\.sh/,
    },
    {
      name: 'shell: bash, with pipefail',
      with: { shell: 'bash', run: 'false | true\necho after' },
      exitCode: 1,
    },
    { name: 'shell: sh', with: { shell: 'sh', run: 'false\necho after' }, exitCode: 1 },
    { name: 'shell: python', with: { shell: 'python3 {0}', run: 'import sys; sys.exit(5)' }, exitCode: 5 },
    {
      name: 'a custom shell',
      with: { shell: 'node --no-warnings {0}', run: 'process.exitCode = 6' },
      exitCode: 6,
    },
    {
      name: 'standard input is closed',
      with: { run: 'read -r line || echo "no input"' },
      exitCode: 0,
      log: /no input/,
    },
    {
      name: 'a quote and a dollar survive',
      with: { run: `echo 'a"b' "\${HOME:+home}" \\$x` },
      exitCode: 0,
      log: /a"b home \$x/,
    },
  ];
  test.each(cases)('$name', ({ with: inputs, exitCode, log }) =>
    onWorkbench(async (bench) => {
      const result = await bench.step(bench.job({ attempt: 1 }), { step: 's', ...inputs });
      expect(result.exitCode).toBe(exitCode);
      if (exitCode !== 0) expect(result.log).not.toMatch(/^after/m);
      if (log) expect(result.log).toMatch(log);
    }),
  );

  test('in the working directory, relative to the workspace', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      fs.mkdirSync(path.join(bench.workspace, 'sub dir'));
      const result = await bench.step(job, { step: 's', run: 'pwd', 'working-directory': 'sub dir' });
      expect(result.log).toMatch(/\/workspace\/sub dir$/m);
    }));

  test('nothing of the script is left behind', () =>
    onWorkbench(async (bench) => {
      await bench.step(bench.job({ attempt: 1 }), { step: 's', run: 'true' });
      const ours = fs.readdirSync(bench.temp).filter((name) => !name.startsWith('_'));
      expect(ours).toEqual(['checkpoint-action']);
    }));
});

describe('bad input gets a clear error, and nothing is run', () => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ step: '' }, /"step" is missing/],
    [{ step: 'a b' }, /"step" has the name "a b"/],
    [{ step: 's', mode: 'begn' }, /"mode" is "begn"\. Use one of auto, begin, complete, load, clear/],
    [{ mode: 'load' }, /"run" does not go with "mode: load"/],
    [{ step: 's', 'retention-days': '0' }, /"retention-days" is "0"/],
    [{ step: 's', resume: 'maybe' }, /"resume" is "maybe"\. Use true or false/],
    [{ step: 's', steps: 'a, b, a' }, /"steps" names "a" twice/],
    [{ step: 's', 'issue-number': 'forty' }, /"issue-number" is "forty"/],
    [{ step: 's', shell: 'zsh' }, /"zsh" does not say where the script goes/],
    [{ step: 's', shell: 'no-such-shell {0}' }, /"no-such-shell" is not on PATH/],
    [{ step: 's', 'working-directory': 'missing' }, /does not exist/],
    [{ step: 's', files: '../*' }, /"\.\.\/\*".*leads out of the workspace/],
    [{ step: 's', files: '/etc/passwd' }, /leads out of the workspace/],
  ];
  test.each(cases)('%j', (inputs, message) =>
    onWorkbench(async (bench) => {
      const file = path.join(bench.root, 'ran');
      const result = await bench.step(bench.job({ attempt: 1 }), { run: `touch ${file}`, ...inputs });
      expect(result.exitCode).toBe(1);
      expect(result.outputs.outcome).toBe('failed');
      expect(result.annotations.map(({ message: text }) => text).join('\n')).toMatch(message);
      expect(fs.existsSync(file)).toBe(false);
    }),
  );
});

test('our own output names win, and the captured one is in "outputs"', () =>
  onWorkbench(async (bench) => {
    const run = 'printf "Outcome=mine\\nother=1\\nconstructor=c\\n__proto__=p\\n" >> "$GITHUB_OUTPUT"';
    const result = await bench.step(bench.job({ attempt: 1 }), { step: 's', run });
    expect(result.outputs).toMatchObject({ outcome: 'completed', other: '1' });
    expect(JSON.parse(result.outputs.outputs ?? '')).toMatchObject({ Outcome: 'mine', constructor: 'c' });
    expect(result.log).toContain('Outcome can only be read from the output "outputs"');
  }));

test('steps may have the names of object properties', () =>
  onWorkbench(async (bench) => {
    for (const attempt of [1, 2]) {
      const job = bench.job({ attempt, freshMachine: true });
      for (const step of ['constructor', '__proto__', 'toString']) {
        const result = await bench.step(job, { step, run: 'echo "v=1" >> "$GITHUB_OUTPUT"' });
        expect([step, result.outputs.outcome]).toEqual([step, attempt === 1 ? 'completed' : 'skipped']);
      }
      job.lost();
    }
  }));

describe('a disk that refuses', () => {
  test('the record cannot be written here: a warning, the work goes on, and the stores still get it', () =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1 });
      fs.writeFileSync(path.join(bench.temp, 'checkpoint-action'), 'in the way');
      const result = await bench.step(first, { step: 's', run: 'echo v=1 >> "$GITHUB_OUTPUT"' });
      expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed', v: '1' } });
      expect(result.log).toMatch(/Could not write .*The work goes on/);
      first.lost();
      const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), {
        step: 's',
        run: 'echo v=1 >> "$GITHUB_OUTPUT"',
      });
      expect(again.outputs.outcome).toBe('skipped');
    }));

  test('a record on this machine that is garbage is set aside, and what it held is unknown', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      await bench.step(job, { step: 'a', run: 'true' });
      const [scope = ''] = fs
        .readdirSync(path.join(bench.temp, 'checkpoint-action'))
        .filter((name) => /^[0-9a-f]{12}$/.test(name));
      const folder = path.join(bench.temp, 'checkpoint-action', scope);
      fs.writeFileSync(path.join(folder, 'checkpoint.json'), '{"units":');
      const result = await bench.step(job, { step: 'b', run: 'true' });
      expect(result.outputs.outcome).toBe('completed');
      expect(result.log).toContain('unreadable');
      expect(fs.readdirSync(folder).some((name) => name.startsWith('checkpoint.json.unreadable-'))).toBe(
        true,
      );
    }));
});

test('without an artifact service, as on GitHub Enterprise Server: one warning, and the job still skips', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1, env: { GITHUB_SERVER_URL: 'https://ghes.example.com' } });
    const logs = [];
    for (const step of ['a', 'b']) {
      const result = await bench.step(job, { step, run: 'true' });
      expect(result.outputs.outcome).toBe('completed');
      logs.push(result.log);
    }
    expect(logs.join('').match(/::warning/g)).toHaveLength(1);
    expect(logs.join('')).toContain('GitHub Enterprise Server');
    expect(bench.github.requests).toEqual([]);
    // The same machine's next attempt, when the runner kept its temp folder.
    const kept = path.join(bench.root, 'kept');
    fs.cpSync(path.join(bench.temp, 'checkpoint-action'), kept, { recursive: true });
    const next = bench.job({ attempt: 2, env: { GITHUB_SERVER_URL: 'https://ghes.example.com' } });
    fs.cpSync(kept, path.join(bench.temp, 'checkpoint-action'), { recursive: true });
    expect((await bench.step(next, { step: 'a', run: 'true' })).outputs.outcome).toBe('skipped');
  }));
