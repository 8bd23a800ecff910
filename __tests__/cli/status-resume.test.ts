import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StatusShell } from './status-shell.js';

let shell: StatusShell;
beforeEach(() => {
  shell = new StatusShell();
});
afterEach(() => shell.close());

describe('--resume', () => {
  const units = {
    a: { status: 'done' },
    b: { status: 'in_progress' },
    c: { status: 'pending', dependsOn: ['b'] },
  };
  const resumeSet = { skip: ['a'], eligible: ['b'], dep_blocked: { c: 'b' } };

  test('a launch that can be run is a command, and nothing else', () => {
    shell.keep('one', {
      units,
      launch: { scriptPath: 'tools/pipeline.mjs', args: { command: 'resume', run: 'r-1' } },
    });
    expect(shell.status('--resume').stdout).toBe('node tools/pipeline.mjs resume --run r-1\n');
    const project = fs.realpathSync(shell.folder);
    const described = JSON.parse(shell.status('--resume', '--json').stdout);
    expect(described).toEqual({
      runnable: true,
      kind: 'codex-cli',
      run: 'r-1',
      command: 'node tools/pipeline.mjs resume --run r-1',
      argv: ['node', 'tools/pipeline.mjs', 'resume', '--run', 'r-1'],
      shell: expect.stringMatching(/^cd .+ && node tools\/pipeline\.mjs resume --run r-1$/),
      migrationOnly: false,
      reason: expect.any(String),
      resumeSet,
    });
    expect(described.shell).toContain(project);
  });

  test('the command that is printed does it', () => {
    shell.write('tools/pipeline.mjs', 'console.log(JSON.stringify(process.argv.slice(2)))');
    const run = "it's; touch owned $(touch owned) `touch owned`\n\u001b[0m";
    shell.keep('one', { launch: { scriptPath: 'tools/pipeline.mjs', args: { command: 'resume', run } } });
    const { shell: line } = JSON.parse(shell.status('--resume', '--json').stdout);
    const { stdout } = spawnSync('sh', ['-c', line], { cwd: '/', encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(['resume', '--run', run]);
    expect(shell.files()).not.toContain('owned');
  });

  test('one of our own recipes is a command of ours', () => {
    shell.keep('one', {
      launch: { scriptPath: 'checkpoint', args: { command: 'run', step: 'ask', argv: ['node', 'ask.mjs'] } },
    });
    expect(shell.status('--resume').stdout).toBe('checkpoint run --step ask -- node ask.mjs\n');
  });

  test('that of any other script is its recipe with our file in it, which no shell acts on', () => {
    const file = shell.keep('one', {
      units,
      launch: { scriptPath: 'w.mjs', args: { task: '$(touch owned) `touch owned`' } },
    });
    const { stdout } = shell.status('--resume');
    expect(JSON.parse(stdout)).toEqual({
      scriptPath: 'w.mjs',
      args: { task: '$(touch owned) `touch owned`', statusFile: fs.realpathSync(file) },
    });
    spawnSync('sh', ['-c', `eval "$0"`, stdout], { cwd: shell.folder });
    expect(shell.files()).not.toContain('owned');
    expect(JSON.parse(shell.status('--resume', '--json').stdout)).toMatchObject({
      runnable: false,
      kind: 'legacy-workflow',
      command: null,
      argv: null,
      shell: null,
      migrationOnly: true,
      resumeSet,
    });
  });

  test.each([
    ['none', undefined],
    ['a malformed one', { scriptPath: 7 }],
  ])('without a launch (%s) there is the resume set', (_, launch) => {
    shell.keep('one', { units, launch });
    const { stdout } = shell.status('--resume');
    expect(stdout).toMatch(
      /^# not runnable: .*\n# skip \(1\): a\n# eligible \(1\): b\n# dep_blocked \(1\): c\n$/,
    );
    expect(JSON.parse(shell.status('--resume', '--json').stdout)).toMatchObject({
      runnable: false,
      kind: 'no-launch',
      resumeSet,
    });
  });
});
