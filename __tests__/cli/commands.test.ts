import * as fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { COMMANDS } from '../../src/cli/commands.js';
import { Shell } from './shell.js';

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
