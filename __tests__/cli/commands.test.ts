import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { COMMANDS } from '../../src/cli/commands.js';
import { bundleNode } from '../support/workbench.js';
import { Shell } from './shell.js';

const CLI = path.resolve('dist/cli/index.js');

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

test('--help lists every command', () => {
  const { code, stdout } = shell.checkpoint(['--help']);
  expect(code).toBe(0);
  for (const { name, summary } of COMMANDS)
    expect(stdout).toMatch(new RegExp(`^ {2}${name} +${summary}$`, 'm'));
});

test.each(COMMANDS.map(({ name }) => name))('%s --help explains it', (name) => {
  const { code, stdout, stderr } = shell.checkpoint([name, '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: checkpoint ${name} `));
  expect(stdout).toContain('Exit code:');
  expect(stderr).toBe('');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
});

test('what an error says of values that begin with a dash works', () => {
  shell.checkpoint(['init', 'r.json', '--task=-x', '--json', '--json']);
  shell.checkpoint(['unit', '--note', 'n', '--', 'r.json', '-5', 'done']);
  expect(shell.document('r.json')).toMatchObject({ task: '-x', units: { '-5': { note: 'n' } } });
});

test.each(COMMANDS.map(({ name }) => name))('help %s is the same as --help', (name) => {
  expect(shell.checkpoint(['help', name])).toEqual(shell.checkpoint([name, '--help']));
});

test.each([[['help']], [['help', '--help']], [['help', 'help']]])('%j is the same as --help', (args) => {
  expect(shell.checkpoint(args)).toEqual(shell.checkpoint(['--help']));
});

test('--version is the version of the package', () => {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(shell.checkpoint(['--version']).stdout).toBe(`${version}\n`);
});

describe('a command line that makes no sense', () => {
  test.each([
    [[], 1, 'Usage: checkpoint <command>'],
    [['nope'], 1, 'there is no command "nope"'],
    [['demo', '--fast'], 1, "Unknown option '--fast'. checkpoint demo --help shows how it is used."],
    [['init', 'r.json', '--task', 'x', '--units', 'a', '--units', 'b'], 1, '"--units" is given twice.'],
    [['unit', 'r.json', 'a', 'done', '--note', 'x', '--note=x'], 1, '"--note" is given twice.'],
    [['resolve', 'r.json', '--ids', 'a', '--ids', 'b'], 1, '"--ids" is given twice.'],
    [['status', '--dir', 'a', '--dir', 'b'], 1, '"--dir" is given twice.'],
    [['run', '--step', 'a', '--step', 'b', '--', 'x'], 125, '"--step" is given twice.'],
    [
      ['init', 'r.json', '--task', '-x'],
      1,
      '"--task" is followed by "-x". If that is its value, write --task=-x. checkpoint init --help',
    ],
    [
      ['unit', 'r.json', '-5', 'done'],
      1,
      'If it is no option, give it behind "--": checkpoint unit [options] -- <arguments>.',
    ],
    [['help', 'nope'], 1, 'there is no command "nope"'],
    [['run'], 125, 'The step has no name'],
    [['run', '--step', 'a b', '--', 'x'], 125, "A step's name has letters"],
    [['run', '--step', 'a'], 125, 'The command is missing; it goes behind "--".'],
    [['run', '--step', 'a', 'echo', 'x'], 125, '"echo" makes no sense here; the command goes behind "--".'],
    [['run', '--step', 'a', '--issue', 'x', '--', 'y'], 125, '"--issue" is "x". Give the number alone'],
    [['run', '--step', 'a', '--no-such', '--', 'y'], 125, "Unknown option '--no-such'."],
  ])('%j', (args, code, message) => {
    const result = shell.checkpoint(args);
    expect(result.code).toBe(code);
    expect(result.stderr).toContain(message);
    expect(result.stdout).toBe('');
    expect(shell.files()).toEqual([]);
  });
});

(process.platform === 'win32' ? describe.skip : describe)('in a folder that was deleted meanwhile', () => {
  const CALLS: Readonly<Record<string, readonly string[]>> = {
    run: ['--step', 'a', '--', 'true'],
    init: ['x.json', '--task', 't'],
    unit: ['x.json', 'a', 'done'],
    phase: ['x.json', 'p', 'done'],
    get: ['x.json'],
    resume: ['x.json'],
    item: ['x.json', '--json', '{"a":1}'],
    resolve: ['x.json', '--ids', 'a'],
    validation: ['x.json', 'green'],
    finalize: ['x.json', 'done'],
    rebuild: ['x.json'],
    status: [],
    gc: ['runs'],
  };
  const there = (args: readonly string[]) => {
    const folder = path.join(shell.temp, 'gone');
    fs.mkdirSync(folder);
    return spawnSync('sh', ['-c', 'rmdir "$PWD" && exec "$@"', 'sh', bundleNode, CLI, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  };

  // The demo works in a folder of its own.
  test.each(COMMANDS.map(({ name }) => name).filter((name) => name !== 'demo'))('%s says so', (name) => {
    const { status, stdout, stderr } = there([name, ...(CALLS[name] ?? [])]);
    expect([status, stdout]).toEqual([name === 'run' ? 125 : 1, '']);
    expect(stderr).toBe(
      'checkpoint: The current folder does not exist any more. Change into one that does, and try again.\n',
    );
  });

  test('what is named from the root is found all the same', () => {
    const file = path.join(shell.folder, 'run.json');
    expect(there(['init', file, '--task', 't', '--units', 'a']).status).toBe(0);
    expect(there(['unit', file, 'a', 'done']).status).toBe(0);
    expect(JSON.parse(there(['get', file, '--summary']).stdout).done).toBe(1);
  });
});
