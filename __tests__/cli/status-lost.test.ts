import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { UnreadableSchema } from '../../src/engine/status/schema.js';
import { runText, treeOf } from '../support/run-documents.js';
import { bundleNode } from '../support/workbench.js';
import { RUNS, StatusShell } from './status-shell.js';

const onPosix = process.platform === 'win32' ? describe.skip : describe;

let shell: StatusShell;
beforeEach(() => {
  shell = new StatusShell();
});
afterEach(() => shell.close());

const at = (...names: string[]) => path.join(shell.folder, ...names);

describe('an id that two files of a folder have', () => {
  test('is ambiguous, also when one of them has its name', () => {
    shell.keep('a');
    for (const text of [
      runText('a'),
      // Not as we write it: the id comes late, or is written another way.
      JSON.stringify({ ...JSON.parse(runText('a')), id: undefined, more: {}, z: 1 }).replace(
        /}$/,
        ',"id":"\\u0061"}',
      ),
    ]) {
      shell.write(`${RUNS}/b.json`, text);
      const { code, stdout, stderr } = shell.status('a');
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/"a" may be (a, a \(b\.json\)|a \(b\.json\), a)\. Give the path of its file/);
    }
    expect(JSON.parse(shell.status(`${RUNS}/b.json`, '--json').stdout).id).toBe('a');
  });

  test('is not, where the others have other ids, cannot be read, or are other names of the same file', () => {
    shell.keep('a', { task: 'mine' });
    shell.keep('a-2');
    shell.write(`${RUNS}/broken.json`, '{"id":"b"');
    shell.write(`${RUNS}/none.json`, '{"units":{}}');
    shell.write(`${RUNS}/half.json`, '{"schemaVersion":2,"id":"a","units":{');
    if (process.platform !== 'win32') {
      fs.symlinkSync('a.json', at(RUNS, 'link.json'));
      spawnSync('mkfifo', [at(RUNS, 'pipe.json')]);
    }
    expect(JSON.parse(shell.status('a', '--json').stdout).task).toBe('mine');
  });
});

onPosix('a path that cannot be looked at', () => {
  test.each([
    ['plain/x.json', 3, 'There is no run "plain/x.json"'],
    ['./plain/x.json', 3, 'There is no run "./plain/x.json"'],
    ['loop/x.json', 2, 'loop/x.json cannot be read: ELOOP. Links lead in a circle there'],
    ['./loop', 2, './loop cannot be read: ELOOP'],
    [`./${'x'.repeat(300)}.json`, 1, 'cannot be the name of a file: ENAMETOOLONG. Choose a shorter name.'],
    ['x'.repeat(300), 3, 'There is no run'],
  ])('%s ends as with get', (name, code, message) => {
    shell.write('plain', 'x');
    fs.symlinkSync('loop', at('loop'));
    for (const hasRuns of [false, true]) {
      if (hasRuns) shell.keep('a');
      for (const form of [[], ['--json'], ['--raw']]) {
        const { code: ended, stdout, stderr } = shell.status(name, ...form);
        expect([ended, stdout, stderr]).toEqual([code, '', expect.stringContaining(message)]);
      }
    }
    if (name.includes('/')) expect(shell.checkpoint(['get', name]).code).toBe(code);
  });

  test('behind a folder that is closed', () => {
    const somebody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const cli = path.resolve('dist/cli/index.js');
    if (spawnSync(bundleNode, [cli, '--version'], { ...somebody, cwd: '/' }).status !== 0) return;
    shell.write('closed/x.json', runText('x'));
    fs.chmodSync(path.dirname(shell.folder), 0o755);
    fs.chmodSync(at('closed'), 0);
    try {
      for (const command of ['get', 'status']) {
        const { status, stderr } = spawnSync(bundleNode, [cli, command, 'closed/x.json'], {
          ...somebody,
          cwd: shell.folder,
          env: { CLAUDE_CONFIG_DIR: '/none' },
          encoding: 'utf8',
        });
        expect([status, stderr]).toEqual([
          2,
          expect.stringContaining('closed/x.json cannot be read: EACCES.'),
        ]);
      }
    } finally {
      fs.chmodSync(at('closed'), 0o755);
    }
  });

  test('a pipe is no regular file', () => {
    spawnSync('mkfifo', [at('fifo.json')]);
    const { code, stdout } = shell.status('fifo.json');
    expect([code, stdout]).toEqual([0, expect.stringContaining('it is not a regular file')]);
    expect(shell.status('fifo.json', '--raw').code).toBe(2);
  });
});

describe('a run of which only the event log is left', () => {
  const MISSING = /its document is missing; checkpoint rebuild .*lone\.json makes it from its event log/;
  beforeEach(() => {
    shell.checkpoint([
      'init',
      `${RUNS}/lone.json`,
      '--task',
      't',
      '--id',
      'one',
      '--units',
      'x',
      '--event-log',
    ]);
    shell.remove(`${RUNS}/lone.json`);
  });

  test('is shown as unreadable, by its name, its path and in the list, and nothing is written', () => {
    const before = treeOf(shell.folder);
    for (const args of [
      [],
      ['lone'],
      ['lone.json'],
      [`${RUNS}/lone.json`],
      ['lo'],
      ['--resume'],
      ['--list'],
    ]) {
      const { code, stdout, stderr } = shell.status(...args);
      expect([code, stdout, stderr]).toEqual([0, expect.stringMatching(MISSING), '']);
    }
    const told = JSON.parse(shell.status('lone', '--json').stdout);
    expect(told).toEqual({
      id: 'lone',
      file: expect.stringMatching(/lone\.json$/),
      unreadable: expect.stringMatching(MISSING),
      state: null,
      next_action: 'escalate',
    });
    expect(v.is(UnreadableSchema, told)).toBe(true);
    expect(shell.status('lone', '--raw')).toMatchObject({ code: 3, stdout: '' });
    expect(treeOf(shell.folder)).toEqual(before);
    expect(shell.checkpoint(['rebuild', `${RUNS}/lone.json`]).code).toBe(0);
    expect(shell.status('one').stdout).not.toMatch(MISSING);
  });

  test('hides no other, and gc names it', () => {
    shell.keep('other');
    expect(shell.status('other').code).toBe(0);
    expect(shell.status().stdout).toMatch(/ other\n[\s\S]*1 file in the same folder cannot be read/);
    expect(shell.status('--list').stdout).toMatch(/● unreadable .* lone .* just now\n/);
    expect(shell.status('--list').stdout).toMatch(/ other /);
    expect(shell.checkpoint(['gc', RUNS]).stdout).toMatch(/left {6}lone\.json: its document is missing/);
  });

  test('is found by the path of a document that does not end in .json, or that is elsewhere', () => {
    for (const file of ['plain', 'elsewhere/run.json']) {
      shell.checkpoint(['init', file, '--task', 't', '--event-log']);
      shell.remove(file);
      expect(shell.status(`./${file}`)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('its document is missing'),
      });
    }
  });

  test('is none, when the log is in the archive as well', () => {
    shell.checkpoint(['rebuild', `${RUNS}/lone.json`]);
    fs.mkdirSync(at(RUNS, 'archive'));
    fs.copyFileSync(at(RUNS, 'lone.events.jsonl'), at(RUNS, 'archive', 'lone.events.jsonl'));
    fs.renameSync(at(RUNS, 'lone.json'), at(RUNS, 'archive', 'lone.json'));
    expect(shell.status('--list').stdout).toMatch(/^There are no runs/);
    expect(shell.status().stdout).toMatch(/^There are no runs/);
    expect(JSON.parse(shell.status('lone', '--json').stdout)).toMatchObject({ id: 'one', state: 'queued' });
    expect(shell.status(`${RUNS}/lone.json`).code).toBe(3);
  });
});

onPosix('links beside runs', () => {
  test('are names of the file', () => {
    shell.keep('one', {}, 'a');
    fs.symlinkSync('a.json', at(RUNS, 'self.json'));
    for (const name of ['self', 'self.json', 'sel', `${RUNS}/self.json`]) {
      expect(JSON.parse(shell.status(name, '--json').stdout).id).toBe('one');
    }
    expect(shell.status('--list').stdout.match(/^●/gm)).toHaveLength(1);
  });

  test('that lead nowhere are shown as such', () => {
    fs.mkdirSync(at(RUNS), { recursive: true });
    fs.symlinkSync('nowhere', at(RUNS, 'dangling.json'));
    for (const args of [[], ['dangling'], [`${RUNS}/dangling.json`], ['--list']]) {
      const { code, stdout } = shell.status(...args);
      expect([code, stdout]).toEqual([0, expect.stringContaining('it is a link that leads nowhere')]);
    }
  });
});
