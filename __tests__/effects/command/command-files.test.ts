import * as fs from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { appendPair } from '../../../src/effects/command/append-pair.js';
import { failureOf } from '../../../src/effects/command/command-failure.js';
import { CommandFiles } from '../../../src/effects/command/command-files.js';
import { parseFileCommand } from '../../../src/effects/command/github-output.js';
import { workOfEvent } from '../../../src/effects/workflow-event.js';
import { newFolder, removeFolders, writeTree } from '../../support/builders.js';

afterAll(removeFolders);

describe('what a command writes to the file commands', () => {
  function scene() {
    const folder = newFolder();
    writeTree(folder, { env: 'EARLIER=1\n', path: '', summary: 'earlier' });
    const file = (name: string) => path.join(folder, name);
    const files = new CommandFiles(folder, {
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
      GITHUB_STEP_SUMMARY: file('summary'),
    });
    return { files, file };
  }

  test('outputs go to a file of its own', () => {
    const { files } = scene();
    fs.appendFileSync(files.output, 'answer=42\n');
    expect(String(files.read().output)).toBe('answer=42\n');
    files.remove();
    expect(fs.existsSync(files.output)).toBe(false);
    expect(files.read().output).toHaveLength(0); // a command may remove it too
  });

  test.each(['env', 'path', 'summary'])('%s passes through, and is noticed', (name) => {
    const { files, file } = scene();
    expect(files.read().elsewhere).toBe(false);
    fs.appendFileSync(file(name), 'A=1\n');
    expect(files.read().elsewhere).toBe(true);
  });

  test('of the environment file, only what the command added', () => {
    const { files, file } = scene();
    fs.appendFileSync(file('env'), 'DEPLOY_TOKEN=x\n');
    expect(String(files.read().environment)).toBe('DEPLOY_TOKEN=x\n');
  });

  test('outside a workflow there are no such files', () => {
    const files = new CommandFiles(newFolder(), {});
    expect(files.read()).toMatchObject({ elsewhere: false });
  });
});

test('a pair that is written is read back, whatever is in the value', () => {
  const file = path.join(newFolder(), 'output');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      fs.writeFileSync(file, '');
      appendPair(file, 'name', value);
      appendPair(file, 'next', 'END');
      const { pairs, error } = parseFileCommand(fs.readFileSync(file), false);
      expect([...pairs]).toEqual([
        ['name', value],
        ['next', 'END'],
      ]);
      expect(error).toBeNull();
    }),
  );
});

describe('whether a command counts as done', () => {
  const parse = (text: string) => parseFileCommand(Buffer.from(text), false);
  const ended = (exitCode: number | null, signal: NodeJS.Signals | null, output = '') =>
    failureOf({ exitCode, signal }, parse(output));

  test('only with exit code 0 and outputs that the runner takes', () => {
    expect(ended(0, null, 'a=1\n')).toBeNull();
    expect(ended(7, null)).toBe('exit code 7');
    expect(ended(null, 'SIGKILL')).toBe('it was ended by SIGKILL');
    expect(ended(0, null, 'a=1\nnonsense')).toBe(
      'it wrote a GITHUB_OUTPUT that the runner rejects: Invalid format in line 2, which has neither "=" nor "<<"',
    );
  });

  test.each(['SECRET\n', '=SECRET\n', '<<SECRET\n', 'a<<SECRET\n', 'SECRET<<\n'])(
    'a line that is wrong is never quoted, since it may be a secret: %j',
    (output) => {
      expect(ended(0, null, output)).toMatch(
        /^it wrote a GITHUB_OUTPUT that the runner rejects: Invalid .* in line 1/,
      );
      expect(ended(0, null, output)).not.toContain('SECRET');
    },
  );
});

describe('what a workflow run works on', () => {
  const work = (event: unknown, GITHUB_SHA = 'run') => {
    const file = path.join(newFolder(), 'event.json');
    fs.writeFileSync(file, typeof event === 'string' ? event : JSON.stringify(event));
    return workOfEvent({ GITHUB_EVENT_PATH: file, GITHUB_SHA });
  };

  test.each([
    ['an issue', { issue: { number: 42 } }, { issueNumber: '42', commitSha: 'run' }],
    [
      'a pull request, by its own commit',
      { pull_request: { number: 7, head: { sha: 'head' } } },
      { issueNumber: '7', commitSha: 'head' },
    ],
    ['a dispatch', { inputs: { issue_number: ' 9 ' } }, { issueNumber: '9', commitSha: 'run' }],
    [
      'a dispatch, as people write it',
      { inputs: { issue_number: '#9' } },
      { issueNumber: '9', commitSha: 'run' },
    ],
    ['a push', { ref: 'refs/heads/main' }, { issueNumber: '', commitSha: 'run' }],
    ['strange types', { issue: [], pull_request: 'x', inputs: null }, { issueNumber: '', commitSha: 'run' }],
    ['no JSON', '\0', { issueNumber: '', commitSha: 'run' }],
  ])('%s', (_, event, expected) => {
    expect(work(event)).toEqual(expected);
  });

  test('outside a workflow run, nothing', () => {
    expect(workOfEvent({})).toEqual({ issueNumber: '', commitSha: '' });
    expect(workOfEvent({ GITHUB_EVENT_PATH: '/gone', GITHUB_SHA: 'x' })).toEqual({
      issueNumber: '',
      commitSha: 'x',
    });
  });
});
