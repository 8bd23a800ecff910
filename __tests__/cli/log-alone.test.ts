import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Ended, Shell } from './shell.js';

const LOG = 'run.events.jsonl';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

function checkpoint(...args: readonly string[]): Ended {
  return shell.checkpoint(args);
}

function begin(...options: readonly string[]): Ended {
  return checkpoint('init', 'run.json', '--task', 'x', ...options);
}

/** A run with an event log, worked on, whose document is gone. */
function loseDocument(...work: readonly (readonly string[])[]): void {
  begin('--event-log', '--units', 'a,b', '--id', 'first');
  for (const [command = '', ...args] of work) expect(checkpoint(command, 'run.json', ...args).code).toBe(0);
  shell.remove('run.json');
}

describe.each([
  ['an event log', ['--event-log']],
  ['no event log', []],
])('init with %s, where the document is missing and its log is there', (_, options) => {
  test.each([
    ['running', [['unit', 'a', 'done']]],
    [
      'needs_attention',
      [
        ['unit', 'a', 'done'],
        ['finalize', 'needs_attention'],
      ],
    ],
  ])('refuses while the run is %s, and the way out that it names works', (status, work) => {
    loseDocument(...work);
    const before = [shell.files(), shell.read(LOG)];
    const { code, stdout, stderr } = begin(...options);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(
      `run.json is missing, but its event log is there, and has the run "first", which is ${status}.`,
    );
    expect(stderr).toMatch(
      /checkpoint rebuild run\.json makes the document from it\. To begin anew, move .*run\.events\.jsonl away\./,
    );
    expect([shell.files(), shell.read(LOG)]).toEqual(before);
    expect(checkpoint('rebuild', 'run.json').code).toBe(0);
    expect(JSON.parse(checkpoint('resume', 'run.json').stdout).skip).toEqual(['a']);
  });

  test.each([
    ['damaged', (text: string) => text.replace('"seq":2', '"seq":7')],
    ['empty', () => ''],
    ['something else', () => 'hello\n'],
  ])('refuses while nobody can tell what is in the log: %s', (__, damage) => {
    loseDocument(['unit', 'a', 'done']);
    const damaged = damage(shell.read(LOG));
    shell.write(LOG, damaged);
    const { code, stderr } = begin(...options);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/its event log is there, and cannot be read: .*line \d/),
    ]);
    expect([shell.read(LOG), shell.files().includes('run.json')]).toEqual([damaged, false]);
    fs.renameSync(path.join(shell.folder, LOG), path.join(shell.folder, 'away'));
    expect(begin(...options).code).toBe(0);
  });

  test.each([
    ['nothing has begun', []],
    [
      'it is done',
      [
        ['unit', 'a', 'done'],
        ['unit', 'b', 'done'],
        ['finalize', 'done'],
      ],
    ],
    [
      'it was given up',
      [
        ['unit', 'a', 'done'],
        ['finalize', 'aborted'],
      ],
    ],
  ])('begins anew when %s, and keeps the log', (__, work) => {
    loseDocument(...work);
    const { code, stderr } = begin(...options, '--id', 'second');
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('an event log without its document was there'),
    ]);
    expect(shell.document('run.json').id).toBe('second');
    expect(shell.files().filter((name) => name.includes('without-document'))).toHaveLength(1);
  });
});

describe.each([
  ['nothing', false],
  ['a run that is done', true],
])('an init over %s that was killed', (_, isOver) => {
  test('can be made again, wherever it was killed', () => {
    const killAt = pathToFileURL(path.resolve('__tests__/support/kill-at.mjs')).href;
    for (let at = 0; ; at += 5) {
      for (const name of shell.files()) shell.remove(name);
      if (isOver) {
        begin('--event-log');
        checkpoint('finalize', 'run.json', 'done');
      }
      const init = ['init', 'run.json', '--task', 'x', '--event-log', '--units', 'a'];
      const killed = shell.checkpoint([...init, '--id', 'killed'], {
        NODE_OPTIONS: `--import ${killAt}`,
        KILL_AT: String(at),
      });
      const { code, stderr } = checkpoint(...init, '--id', 'second');
      if (code !== 0) expect(stderr).toContain('is the run "killed", which is initializing');
      expect(JSON.parse(checkpoint('resume', 'run.json').stdout).eligible).toEqual(['a']);
      if (isOver) expect(shell.document('archive/run.json').status).toBe('done');
      if (killed.code !== 0) continue;
      expect(at).toBeGreaterThan(20);
      break;
    }
  }, 60_000);
});

describe('checkpoint run', () => {
  const once = () =>
    shell.run(['--step', 'once', '--file', 'run.json'], `require('fs').appendFileSync('ran', 'x\\n')`);

  test('does not do again what only the event log has', () => {
    begin('--event-log');
    expect(once().code).toBe(0);
    for (let time = 0; time < 2; time += 1) {
      if (time === 0) shell.remove('run.json');
      const { code, stderr } = once();
      expect([code, /made from its event log again/.test(stderr)]).toEqual([0, time === 0]);
    }
    expect(shell.count('ran')).toBe(1);
    expect(checkpoint('rebuild', 'run.json').code).toBe(0);
  });

  test('records a step in the log also when the document went while it was at work', () => {
    begin('--event-log');
    checkpoint('unit', 'run.json', 'other', 'done');
    const { code } = shell.run(['--step', 'once', '--file', 'run.json'], `require('fs').rmSync('run.json')`);
    expect(code).toBe(0);
    expect(checkpoint('rebuild', 'run.json').code).toBe(0);
    expect(JSON.parse(checkpoint('resume', 'run.json').stdout).skip).toEqual(['other', 'once']);
  });

  test('sets a log aside that cannot be read, as it does with documents, and says so', () => {
    loseDocument(['unit', 'a', 'done']);
    shell.write(LOG, 'hello\n');
    const { code, stderr } = once();
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/line 1.* It is now .*without-document.*starts over/),
    ]);
    expect(shell.count('ran')).toBe(1);
  });

  const named = (what: string) => shell.files().filter((name) => name.includes(`.${what}-`));

  test('counts by itself a document whose event log is missing', () => {
    begin('--event-log');
    expect(once().code).toBe(0);
    shell.remove(LOG);
    const { code, stderr } = once();
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/event log of .* is missing.*so it is skipped/s),
    ]);
    expect(checkpoint('get', 'run.json').code).toBe(0);
    expect(once().stderr).toContain('so it is skipped');
    expect([shell.count('ran'), named('unreadable').length]).toEqual([1, 1]);
  });

  test('sets a document and a damaged log aside together, and starts over', () => {
    begin('--event-log');
    expect(once().code).toBe(0);
    shell.write(LOG, shell.read(LOG).replace('"seq":2', '"seq":7'));
    shell.write('run.json', 'junk');
    const { code, stderr } = once();
    expect([code, stderr]).toEqual([0, expect.stringContaining('is damaged in line 2')]);
    expect([named('unreadable').length, named('without-document').length]).toEqual([1, 1]);
    expect(once().stderr).toContain('so it is skipped');
    expect(shell.count('ran')).toBe(2);
  });

  test('goes on where the log cannot be locked: what it has counts, and nothing is touched', () => {
    begin('--event-log');
    expect(once().code).toBe(0);
    shell.remove('run.json');
    if (shell.files().includes('run.json.lock')) shell.remove('run.json.lock');
    shell.write('run.json.lock', 'in the way');
    const before = [shell.files(), shell.read(LOG)];
    expect(once()).toMatchObject({ code: 0, stderr: expect.stringMatching(/warning: .*so it is skipped/s) });
    const other = shell.run(['--step', 'other', '--file', 'run.json'], 'process.exit(7)');
    expect(other).toMatchObject({ code: 7, stderr: expect.stringContaining('warning: ') });
    expect([shell.count('ran'), shell.files(), shell.read(LOG)]).toEqual([1, before[0], before[1]]);
  });
});
