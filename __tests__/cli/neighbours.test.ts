import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runText } from '../support/run-documents.js';
import { Shell } from './shell.js';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

const ok = (...args: readonly string[]) => shell.ok(...args);

function idOf(file: string): unknown {
  return JSON.parse(ok('get', file, '--summary')).id;
}

describe('a document whose name does not end in .json, beside one that is called the same and does', () => {
  test.each([
    ['both with an event log', ['--event-log'], ['--event-log']],
    ['one with an event log', ['--event-log'], []],
    ['the other one with an event log', [], ['--event-log']],
  ])('%s, do not know of each other', (_, options, others) => {
    ok('init', 'run', '--task', 'One', '--id', 'one', '--units', 'a,b', ...options);
    ok('unit', 'run', 'a', 'done');
    ok('init', 'run.json', '--task', 'Other', '--id', 'other', '--units', 'x', ...others);
    ok('unit', 'run.json', 'x', 'done');
    ok('unit', 'run', 'b', 'done');
    expect(JSON.parse(ok('resume', 'run')).skip).toEqual(['a', 'b']);
    expect(JSON.parse(ok('resume', 'run.json')).skip).toEqual(['x']);
  });

  test('is archived without it', () => {
    ok('init', 'run', '--task', 'One', '--id', 'one', '--event-log');
    ok('finalize', 'run', 'aborted');
    ok('init', 'run.json', '--task', 'Other', '--id', 'other');
    const again = shell.checkpoint(['init', 'run', '--task', 'Again', '--id', 'again']);
    expect(again.stderr).toMatch(/^checkpoint: the run that was there is now .*archive.run\.\n$/);
    expect([idOf('run'), idOf('run.json'), idOf('archive/run')]).toEqual(['again', 'other', 'one']);
  });
});

test.each([[[]], [['--event-log']]])(
  'an event log that has lost its document is never lost as well (init %j)',
  (options) => {
    ok('init', 'run.json', '--task', 'One', '--id', 'one', '--units', 'a', '--event-log');
    ok('unit', 'run.json', 'a', 'done');
    ok('finalize', 'run.json', 'aborted');
    shell.remove('run.json');
    const { code, stderr } = shell.checkpoint([
      'init',
      'run.json',
      '--task',
      'Two',
      '--id',
      'two',
      ...options,
    ]);
    expect(code).toBe(0);
    const aside = /it is now (.*)\.\n$/.exec(stderr)?.[1] ?? '';
    expect(idOf('run.json')).toBe('two');
    fs.renameSync(aside, path.join(shell.folder, 'old.events.jsonl'));
    expect(shell.checkpoint(['rebuild', 'old.json']).code).toBe(0);
    expect(JSON.parse(ok('resume', 'old.json')).skip).toEqual(['a']);
  },
);

test('a terminal obeys nothing in a message, whatever a document holds', () => {
  const id = '\u001b[2J\u009b31m\u202eevil\n::error::x';
  shell.write('run.json', runText('run', { units: { [id]: { status: 'blocked' }, [`${id}2`]: 7 } }));
  for (const args of [
    ['finalize', 'run.json', 'done'],
    ['resume', 'run.json'],
  ]) {
    const { stderr } = shell.checkpoint(args);
    expect(stderr).toContain('evil');
    expect(stderr.trimEnd()).not.toMatch(/[\p{Cc}\u202e]/u);
  }
});
