import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundleNode } from '../support/workbench.js';
import { type Ended, Shell } from './shell.js';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
  checkpoint('init', 'run.json', '--task', 'Move', '--id', 'move', '--units', 'a,b', '--event-log');
  checkpoint('unit', 'run.json', 'a', 'done');
});
afterEach(() => shell.close());

function checkpoint(...args: readonly string[]): Ended {
  return shell.checkpoint(args);
}

function skipped(file = 'run.json'): unknown {
  return JSON.parse(checkpoint('resume', file).stdout).skip;
}

function edit(from: string, to: string): void {
  const text = shell.read('run.json');
  expect(text).toContain(from);
  shell.write('run.json', text.replace(from, to));
}

test('a document of which even the id was edited is made from its log again, and kept', () => {
  edit('"id": "move"', '"id": "mine"');
  expect(checkpoint('unit', 'run.json', 'b', 'done').stderr).toMatch(/checkpoint rebuild makes the document/);
  const { code, stderr } = checkpoint('rebuild', 'run.json');
  expect([code, stderr]).toEqual([0, expect.stringMatching(/What was there is now /)]);
  expect(skipped()).toEqual(['a']);
  const kept = shell.files().find((name) => name.includes('before-rebuild')) ?? '';
  expect(shell.read(kept)).toContain('"id": "mine"');
});

test('the document of another run in its place is not replaced', () => {
  checkpoint('init', 'other.json', '--task', 'Other', '--id', 'other', '--event-log');
  fs.copyFileSync(path.join(shell.folder, 'other.json'), path.join(shell.folder, 'run.json'));
  const before = shell.read('run.json');
  expect(checkpoint('rebuild', 'run.json').code).toBe(2);
  expect(shell.read('run.json')).toBe(before);
});

test('a log that was cut off is an error with a way out', () => {
  const log = shell.read('run.events.jsonl');
  shell.write('run.events.jsonl', log.trimEnd());
  const { code, stderr } = checkpoint('unit', 'run.json', 'b', 'done');
  expect(code).toBe(2);
  expect(stderr).toMatch(/move it away, if it is there, and remove the field "eventLog"/);
  fs.renameSync(path.join(shell.folder, 'run.events.jsonl'), path.join(shell.folder, 'away'));
  const { eventLog: _, ...document } = JSON.parse(shell.read('run.json'));
  shell.write('run.json', JSON.stringify(document));
  expect(checkpoint('unit', 'run.json', 'b', 'done').code).toBe(0);
  expect(skipped()).toEqual(['a', 'b']);
});

test('who misses the document while its log is there is told so, whatever they do', () => {
  shell.remove('run.json');
  for (const args of [
    ['get', 'run.json'],
    ['unit', 'run.json', 'a', 'done'],
    ['finalize', 'run.json', 'done'],
  ]) {
    const { code, stderr } = checkpoint(...args);
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/but its event log is there\. checkpoint rebuild/),
    ]);
  }
});

test('nothing depends on what is in the place of the index', () => {
  shell.remove('run.events.index');
  fs.mkdirSync(path.join(shell.folder, 'run.events.index', 'x'), { recursive: true });
  expect(checkpoint('unit', 'run.json', 'b', 'done').code).toBe(0);
  expect(checkpoint('rebuild', 'run.json').code).toBe(0);
  expect(skipped()).toEqual(['a', 'b']);
});

test('an answer that cannot be written in full is no success', () => {
  const closed = fs.openSync(path.join(shell.folder, 'run.json'), 'r');
  const cli = path.resolve('dist/cli/index.js');
  for (const args of [
    ['resume', 'run.json'],
    ['status', '--dir', '.', '--json'],
    ['resume', '--help'],
    ['--help'],
  ]) {
    // A descriptor that is open for reading refuses to be written, like a disk that is full.
    const stdio = ['ignore', closed, 'pipe'] as const;
    const { status, stderr } = spawnSync(bundleNode, [cli, ...args], {
      cwd: shell.folder,
      stdio: [...stdio],
      encoding: 'utf8',
    });
    expect([args, status, stderr]).toEqual([
      args,
      1,
      expect.stringMatching(
        /^checkpoint: The answer could not be written to standard output: E[A-Z]+\..*\n$/,
      ),
    ]);
  }
  fs.closeSync(closed);
});

test('a document that lags behind its event log is said to do so, and nothing is lost', () => {
  const full = shell.write(
    'full.mjs',
    `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (from, to) => {
      if (to.endsWith('run.json')) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      renameSync(from, to);
    };
    syncBuiltinESMExports();`,
  );
  const { code, stderr } = shell.checkpoint(['unit', 'run.json', 'b', 'done'], {
    NODE_OPTIONS: `--import ${pathToFileURL(full).href}`,
  });
  expect(code).toBe(0);
  expect(stderr).toContain('run.json lags behind its event log, which has everything');
  expect(skipped()).toEqual(['a', 'b']);
});
