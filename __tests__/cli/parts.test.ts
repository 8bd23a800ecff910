import { describe, expect, test } from '@jest/globals';
import { compare } from '../../src/cli/demo/compare.js';
import { logLines } from '../../src/cli/demo/log-lines.js';
import { readOptions } from '../../src/cli/run/options.js';
import { roleFromGroups, roleFromStat } from '../../src/cli/run/terminal.js';
import { windowsStart } from '../../src/cli/run/windows-program.js';

describe('the part before "--"', () => {
  const globs = (...args: string[]) => readOptions(['--step', 'a', ...args, '--', 'x'], {}).globs;

  test('takes several globs, given one by one, behind each other, or one a line', () => {
    expect(globs('--files', 'a', '--files', 'b')).toEqual(['a', 'b']);
    expect(globs('--files', 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
    expect(globs('--files', 'a\nb\n')).toEqual(['a', 'b']);
  });

  test('knows no "@changes", and says so', () => {
    expect(() => globs('--files', 'out/**\n@changes')).toThrow('"@changes" is only known to the Action');
  });

  test('does not reach into the command', () => {
    const { command } = readOptions(['--step', 'a', '--', 'x', '--step', 'b', '--', 'c'], {});
    expect(command).toEqual(['x', '--step', 'b', '--', 'c']);
  });

  test('says what the work is about; an empty text is none', () => {
    const env = { GITHUB_SHA: 'c0ffee' };
    expect(readOptions(['--step', 'a', '--issue', '#42', '--', 'x'], env).work).toEqual({
      issueNumber: '42',
      commitSha: 'c0ffee',
    });
    expect(readOptions(['--step', 'a', '--sha', '', '--', 'x'], env).work.commitSha).toBe('');
  });
});

describe('the terminal', () => {
  test('is read from /proc, also with a strange name', () => {
    expect(roleFromStat('77 (a) b (c) R 1 77 77 34816 77 4194304')).toBe('foreground');
    expect(roleFromStat('77 (node) R 1 77 70 34816 70 4194304')).toBe('background');
    expect(roleFromStat('77 (node) R 1 77 77 0 -1 4194304')).toBe('none');
    expect(roleFromStat('')).toBe('none');
  });

  test('is none when ps says nothing', () => {
    expect(roleFromGroups([Number.NaN, Number.NaN])).toBe('none');
  });
});

describe('a program on Windows', () => {
  test('is started as it is', () => {
    expect(windowsStart('C:\\node.exe', ['a b'], 'cmd.exe')).toEqual({
      program: 'C:\\node.exe',
      args: ['a b'],
      verbatim: false,
    });
  });

  test('that is a batch file is started by cmd.exe, without a character that it would act on', () => {
    const { program, args, verbatim } = windowsStart('C:\\npm.cmd', ['run', 'a&b', '"c"', 'd\\'], 'cmd.exe');
    expect([program, verbatim]).toEqual(['cmd.exe', true]);
    expect(args).toEqual(['/d', '/s', '/c', '"C:\\npm.cmd ^"run^" ^"a^&b^" ^"\\^"c\\^"^" ^"d\\\\^""']);
  });
});

describe('the demo', () => {
  test('shows a log as the runner does', () => {
    const show = logLines();
    expect(show('::group::title\nfolded\n::endgroup::\nsee')).toEqual(['title']);
    expect(show('n\n::warning title=x::a%0Ab\n::debug::no\n')).toEqual(['seen', 'warning: a\nb']);
  });

  const outcome = {
    aiCalls: 1,
    outputs: { a: '1' },
    files: { a: '644 0' },
    labels: ['x'],
    comments: ['bot: y'],
  };

  test('admits every difference', () => {
    const failing = (change: object) =>
      compare(outcome, { ...outcome, ...change }).flatMap(({ holds, subject }) => (holds ? [] : [subject]));
    expect(failing({})).toEqual([]);
    expect(failing({ aiCalls: 2 })).toEqual(['AI calls']);
    expect(failing({ outputs: { a: '2' } })).toEqual(['outputs']);
    expect(failing({ files: { a: '755 0' } })).toEqual(['files']);
    expect(failing({ labels: [] })).toEqual(['labels']);
    expect(failing({ comments: ['bot: y', 'bot: y'] })).toEqual(['comments']);
  });

  test('does not take two empty results for a proof', () => {
    const empty = { ...outcome, files: {} };
    expect(compare(empty, empty).find(({ subject }) => subject === 'files')?.holds).toBe(false);
  });
});
