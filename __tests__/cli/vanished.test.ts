import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundleNode } from '../support/workbench.js';
import { Shell } from './shell.js';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

const CALL = `require('fs').appendFileSync('calls', '.\\n');`;
const run = (step: string, script: string, env: Readonly<Record<string, string>> = {}) =>
  shell.run(['--step', step, '--file', 'runs/x.json'], `${CALL}${script}`, env);
const init = () =>
  expect(shell.checkpoint(['init', 'runs/x.json', '--task', 'x', '--event-log']).code).toBe(0);
const rm = (what: string) => `require('fs').rmSync('${what}', { recursive: true });`;
const get = (file = 'runs/x.json') => shell.checkpoint(['get', file]);
const aside = (what: string) => shell.files('runs').filter((name) => name.includes(`.${what}-`));

/** The command is not run again. */
function expectSkipped(step: string, script: string, env: Readonly<Record<string, string>> = {}): void {
  const before = shell.count('calls');
  const { code, stderr } = run(step, script, env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('so it is skipped') });
  expect(shell.count('calls')).toBe(before);
}

test('a document that vanishes while the command runs is made again from its event log, which gets the record', () => {
  init();
  run('first', '');
  const { code, stderr } = run('s', rm('runs/x.json'));
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringContaining('x.json was missing, and was made from its event log again.'),
  });
  expect(get().code).toBe(0);
  expectSkipped('s', rm('runs/x.json'));
  shell.remove('runs/x.json');
  expect(shell.checkpoint(['rebuild', 'runs/x.json']).code).toBe(0);
  expectSkipped('s', rm('runs/x.json'));
  expectSkipped('first', '');
});

test('one that is gone when the command begins is made again as well', () => {
  init();
  run('s', '');
  shell.remove('runs/x.json');
  expectSkipped('s', '');
  expect(get().code).toBe(0);
});

test('with the exit code of a command that fails', () => {
  init();
  expect(run('s', `${rm('runs/x.json')} process.exit(7)`).code).toBe(7);
  expect(JSON.parse(get().stdout).units.s.status).toBe('blocked');
});

test('one that vanishes with everything is written anew, which is said', () => {
  init();
  run('first', '');
  const { code, stderr } = run('s', rm('runs'));
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringContaining('x.json was gone. It is written anew'),
  });
  expect(get().code).toBe(0);
  expectSkipped('s', rm('runs'));
  expectSkipped('first', '');
});

test('one whose event log vanishes is kept, and written anew', () => {
  init();
  run('first', '');
  const { code, stderr } = run('s', rm('runs/x.events.jsonl'));
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringContaining('and what this run knows is written anew'),
  });
  expect(aside('unreadable')).toHaveLength(1);
  expect(get().code).toBe(0);
  expectSkipped('s', rm('runs/x.events.jsonl'));
  expectSkipped('first', '');
});

test('where another document takes its place, what is done is kept beside it, and that is said', () => {
  init();
  shell.run(['--step', 'other', '--file', 'other.json', '--issue', '5'], '');
  const { code, stderr } = run('s', `require('fs').copyFileSync('other.json', 'runs/x.json');`);
  const [kept = ''] = aside('unrecorded');
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringContaining(`${kept}, and the next run will not know of it.`),
  });
  expect(stderr).toContain('s is done in');
  expect(stderr).toContain('but is not recorded, so it runs again next time.');
  expect(shell.read('runs/x.json')).toBe(shell.read('other.json'));
  expect(JSON.parse(get(`runs/${kept}`).stdout).units.s.status).toBe('done');
});

test('a record whose event log is damaged is kept beside it, and the log left alone', () => {
  init();
  run('first', '');
  const damage = `const fs = require('fs'); const log = 'runs/x.events.jsonl';
    fs.writeFileSync(log, fs.readFileSync(log, 'utf8').replace('"seq":2', '"seq":9')); fs.rmSync('runs/x.json');`;
  const { code, stderr } = run('s', damage);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('is damaged in line 2') });
  expect(shell.files('runs')).not.toContain('x.json');
  const [kept = ''] = aside('unrecorded');
  expect(JSON.parse(get(`runs/${kept}`).stdout).units.s.status).toBe('done');
});

test('a run with an event log that is another one is replaced by one with its own, and kept', () => {
  init();
  run('s', '');
  const env = { GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1' };
  const { code, stderr } = run('s', '', env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/is now .*archive.x\.json\./) });
  expect(stderr).not.toContain('warning');
  expectSkipped('s', '', { ...env, GITHUB_RUN_ATTEMPT: '2' });
  expect(shell.checkpoint(['rebuild', 'runs/x.json']).code).toBe(0);
  expect(JSON.parse(get('runs/archive/x.json').stdout).units.s.status).toBe('done');
});

test('a step that another command has done since is not done again', () => {
  const inner = JSON.stringify(['run', '--step', 's', '--file', 'runs/x.json', '--', bundleNode, '-e', CALL]);
  // While the outer one looks for the files it is to keep, the inner one does the step.
  const preload = shell.write(
    'preload.mjs',
    `import fs from 'node:fs'; import { spawnSync } from 'node:child_process'; import { syncBuiltinESMExports } from 'node:module';
    const { mkdtempSync } = fs;
    fs.mkdtempSync = (...args) => {
      fs.mkdtempSync = mkdtempSync; syncBuiltinESMExports();
      spawnSync(process.execPath, [process.argv[1], ...${inner}], { env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'inherit' });
      return mkdtempSync(...args);
    };
    syncBuiltinESMExports();`,
  );
  const { code, stderr } = run('s', '', { NODE_OPTIONS: `--import ${pathToFileURL(preload)}` });
  expect(code).toBe(0);
  expect(stderr).toContain('s is done in');
  expect(shell.count('calls')).toBe(1);
});
