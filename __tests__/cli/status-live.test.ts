import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { takeLock } from '../../src/store/lock/lock.js';
import { stateLine } from '../../src/store/lock/lock-folder.js';
import { newOwner } from '../../src/store/lock/owner.js';
import { treeOf } from '../support/run-documents.js';
import { bundleNode } from '../support/workbench.js';
import type { Ended } from './shell.js';
import { RUNS, StatusShell, section } from './status-shell.js';

let shell: StatusShell;
beforeEach(() => {
  shell = new StatusShell();
});
afterEach(() => shell.close());

describe('the live workflow', () => {
  const journal = (folder: string, name: string, lines: object[]) =>
    shell.write(
      path.join('home', 'projects', folder, 'conversation', 'subagents', 'workflows', name, 'journal.jsonl'),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  const started = (key: string) => ({ type: 'started', key, agentId: key });
  const result = (key: string) => ({ type: 'result', key, agentId: key, result: null });
  const look = () => {
    const { stdout } = shell.checkpoint(['status'], { CLAUDE_CONFIG_DIR: path.join(shell.folder, 'home') });
    return { workflow: section(stdout, 'Live workflow'), divergence: section(stdout, 'divergence') };
  };
  const here = () => fs.realpathSync(shell.folder).replace(/[^A-Za-z0-9-]/g, '-');

  beforeEach(() => {
    shell.keep('one', {
      units: { a: { status: 'done' }, b: { status: 'pending' }, c: { status: 'pending' } },
    });
  });

  test('is told beside what is recorded', () => {
    journal(here(), 'wf_1', [started('a'), result('a'), started('b')]);
    expect(look()).toEqual({
      workflow: expect.stringMatching(/^1 done, 1 running \(journal written (just now|\d+s ago)\)$/),
      divergence: 'live agents 2 vs durable units 1/3',
    });
  });

  test('is the newest one', () => {
    journal(here(), 'wf_new', [started('a')]);
    const old = journal(here(), 'wf_old', [started('a'), started('b'), started('c')]);
    fs.utimesSync(old, new Date(0), new Date(0));
    journal(here(), 'other', [started('a'), started('b')]);
    journal('-somewhere-else', 'wf_2', [started('a'), started('b')]);
    expect(look().divergence).toBe('live agents 1 vs durable units 1/3');
  });

  test.each<[string, object[]]>([
    ['of another form', [started('a'), { type: 'log', text: 'hello' }]],
    ['with a field more', [{ ...started('a'), at: 1 }]],
    ['empty', []],
  ])('one that is %s is none', (_, lines) => {
    journal(here(), 'wf_1', lines);
    expect(look()).toEqual({
      workflow: expect.stringMatching(/^no live workflow .* use \/workflows /),
      divergence: '',
    });
  });
});

describe('the worker', () => {
  const seen = () => JSON.parse(shell.status('one', '--json').stdout);

  test('that holds the run’s lock is alive, and one that let go proves nothing', async () => {
    const file = shell.keep('one');
    const lock = await takeLock(`${fs.realpathSync(file)}.lock`, { what: file });
    try {
      if (process.platform !== 'linux') return;
      expect(seen()).toMatchObject({ state: 'running', worker: 'alive', next_action: 'wait' });
      expect(shell.status().stdout).toMatch(/^● running {2}one\n/);
    } finally {
      lock.release();
    }
    expect(seen()).toMatchObject({ state: 'running', worker: 'unproven', next_action: 'resume' });
    expect(shell.status('--list').stdout).toMatch(/^● running \(unproven\) /);
  });

  test('that is dead has left the run interrupted, which changes nothing in it', () => {
    if (process.platform !== 'linux') return;
    shell.keep('one', { units: { a: { status: 'in_progress' } } });
    const { pid } = spawnSync('true');
    const owner = { ...newOwner('x', true), pid, startedAt: '1' };
    shell.write(`${RUNS}/one.json.lock/7.lock`, `${stateLine('held', 0)}${JSON.stringify(owner)}`);
    const before = treeOf(shell.folder);
    expect(seen()).toMatchObject({
      state: 'running',
      status: 'running',
      worker: 'dead',
      next_action: 'resume',
    });
    expect(shell.status().stdout).toMatch(/^● interrupted {2}one\n/);
    expect(section(shell.status().stdout, 'Standing')).toBe(
      'It was interrupted. Its worker is dead: resume it.',
    );
    expect(shell.status('--list').stdout).toMatch(/^● interrupted /);
    expect(treeOf(shell.folder)).toEqual(before);
  });

  test.each([
    ['on another machine', { machineId: '1'.repeat(32), bootId: 'other' }],
    ['in another container', { pidNamespace: 'pid:[1]' }],
  ])('%s proves nothing', (_, elsewhere) => {
    shell.keep('one');
    const owner = { ...newOwner('x', true), ...elsewhere };
    shell.write(`${RUNS}/one.json.lock/7.lock`, `${stateLine('held', 0)}${JSON.stringify(owner)}`);
    expect(seen().worker).toBe('unproven');
  });

  test('that nobody can make out proves nothing', () => {
    shell.keep('one');
    shell.write(`${RUNS}/one.json.lock/7.lock`, 'garbage');
    expect(seen().worker).toBe('unproven');
    shell.remove(`${RUNS}/one.json.lock`);
    shell.write(`${RUNS}/one.json.lock`, 'a file');
    expect(seen().worker).toBe('unproven');
    if (process.platform === 'win32') return;
    shell.remove(`${RUNS}/one.json.lock`);
    fs.mkdirSync(path.join(shell.folder, RUNS, 'one.json.lock'));
    spawnSync('mkfifo', [path.join(shell.folder, RUNS, 'one.json.lock', '1.lock')]);
    expect(seen().worker).toBe('unproven');
  });
});

describe('it is read-only', () => {
  const views = [
    [],
    ['--list'],
    ['--json'],
    ['--raw'],
    ['--resume'],
    ['--resume', '--json'],
    ['one'],
    ['nope'],
  ];

  test('not a byte, time or file is changed', () => {
    shell.keep('one', { units: { a: { status: 'done' } } });
    shell.keep('first', { schemaVersion: 1, resolvedItems: undefined });
    shell.write(`${RUNS}/bad.json`, 'garbage');
    const before = treeOf(shell.folder);
    const temp = treeOf(shell.temp);
    for (const args of views) shell.status(...args);
    expect(treeOf(shell.folder)).toEqual(before);
    expect(treeOf(shell.temp)).toEqual(temp);
  });

  test('it does the same where it may neither write nor start a process', () => {
    shell.keep('one', { units: { a: { status: 'done' } } });
    shell.write(`${RUNS}/bad.json`, 'garbage');
    for (const args of views) expect(whenForbidden(args)).toEqual(withoutAges(shell.status(...args)));
  });

  test('it does the same in a folder that may only be read', () => {
    if (process.platform === 'win32') return;
    shell.keep('one', { units: { a: { status: 'done' } } });
    const folder = path.join(shell.folder, RUNS);
    fs.chmodSync(path.join(folder, 'one.json'), 0o444);
    fs.chmodSync(folder, 0o555);
    for (const args of views) expect(whenForbidden(args)).toEqual(withoutAges(shell.status(...args)));
    fs.chmodSync(folder, 0o755);
  });

  /** Under Node's permission model, which lets it read files and nothing else. */
  function whenForbidden(args: readonly string[]): Partial<Ended> {
    const { stdout } = spawnSync(bundleNode, ['--version'], { encoding: 'utf8' });
    const flag = stdout.startsWith('v20.') ? '--experimental-permission' : '--permission';
    const result = spawnSync(
      bundleNode,
      [flag, '--no-warnings', '--allow-fs-read=*', path.resolve('dist/cli/index.js'), 'status', ...args],
      {
        cwd: shell.folder,
        env: { ...process.env, CLAUDE_CONFIG_DIR: path.join(shell.temp, 'none') },
        encoding: 'utf8',
      },
    );
    return withoutAges({
      code: result.status,
      signal: result.signal,
      stdout: result.stdout,
      stderr: result.stderr,
    });
  }

  function withoutAges(ended: Ended): Partial<Ended> {
    return { ...ended, stdout: ended.stdout.replace(/\d+[smh] ago|just now/g, '') };
  }
});
