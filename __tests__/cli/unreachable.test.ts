import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { COMMANDS } from '../../src/cli/commands.js';
import { exitCodeOf } from '../../src/cli/exit-code.js';
import { CheckpointError } from '../../src/engine/errors.js';
import { type Ended, Shell } from './shell.js';

/** Every command that works on a run document, with what else it needs. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  init: ['--task', 'x'],
  unit: ['a', 'done'],
  phase: ['p', 'done'],
  get: [],
  resume: [],
  item: ['--json', '{"id":"i"}'],
  resolve: ['--ids', 'i'],
  validation: ['green'],
  finalize: ['aborted'],
  rebuild: [],
};
const NAMES = Object.keys(ARGUMENTS);
const windows = process.platform === 'win32';
const root = process.getuid?.() === 0;

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

function inFolder(name: string): string {
  return path.join(shell.folder, name);
}

function checkpoint(name: string, file: string): Ended {
  return shell.checkpoint([name, file, ...(ARGUMENTS[name] ?? [])]);
}

/** What a command ends with, as a user that has no rights of its own. */
async function asOther(name: string, file: string): Promise<{ code: number; told: string }> {
  const command = await COMMANDS.find((entry) => entry.name === name)?.load();
  if (root) process.seteuid?.(65534);
  try {
    await command?.run([file, ...(ARGUMENTS[name] ?? [])]);
    return { code: 0, told: '' };
  } catch (error) {
    const told = error instanceof CheckpointError ? `${error.message} ${error.fix}` : String(error);
    return { code: exitCodeOf(error), told };
  } finally {
    if (root) process.seteuid?.(0);
  }
}

describe.each([
  ['a document', []],
  ['a document with an event log', ['--event-log']],
])('%s that is there and cannot be reached is not missing', (_, options) => {
  test.each(NAMES)('%s', async (name) => {
    if (windows) return;
    fs.chmodSync(path.dirname(shell.folder), 0o755);
    shell.checkpoint(['init', 'closed/run.json', '--task', 'x', '--units', 'a', ...options]);
    const file = inFolder('closed/run.json');
    fs.chmodSync(inFolder('closed'), 0o700);
    if (!root) fs.chmodSync(inFolder('closed'), 0o000);
    try {
      const { code, told } = await asOther(name, file);
      expect(code).toBe(2);
      expect(told).toMatch(/closed\/run\.(json|events\.jsonl) cannot be read: EACCES\./);
      expect(told).toContain('Give this user the permission for it.');
    } finally {
      fs.chmodSync(inFolder('closed'), 0o755);
    }
  });
});

test.each(NAMES)('%s: links in a circle are refused', (name) => {
  if (windows) return;
  for (const file of ['run.json', 'run.events.jsonl']) fs.symlinkSync(file, inFolder(file));
  const { code, stderr } = checkpoint(name, 'run.json');
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/cannot be read: ELOOP\. Links lead in a circle/),
  ]);
  expect(fs.lstatSync(inFolder('run.json')).isSymbolicLink()).toBe(true);
});

test.each(NAMES)('%s: a name that no file can have is a mistake of the caller', (name) => {
  if (windows) return;
  const { code, stderr } = checkpoint(name, `${'x'.repeat(300)}.json`);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/cannot be the name of a file: ENAMETOOLONG\. Choose a shorter name\./),
  ]);
  expect(shell.files()).toEqual([]);
});

test.each(NAMES)('%s: what is below a file is not there', (name) => {
  shell.write('file', '');
  const { code, stderr } = checkpoint(name, 'file/run.json');
  if (name === 'init') {
    expect([code, stderr]).toEqual([1, expect.stringContaining('What has to be a folder is a file')]);
  } else {
    expect(code).toBe(3);
  }
  expect(shell.read('file')).toBe('');
});

test.each([
  ['beside it', 'link.json', 'target.json'],
  ['in another folder', 'link.json', 'elsewhere/target.json'],
  ['behind another link', 'link.json', 'other.json'],
])('a link to a document that is not there yet leads to where it will be: %s', (_, link, target) => {
  if (windows) return;
  fs.symlinkSync(target, inFolder(link));
  if (target === 'other.json') fs.symlinkSync('target.json', inFolder(target));
  expect(checkpoint('unit', link).code).toBe(3);
  expect(shell.checkpoint(['init', link, '--task', 'x', '--event-log']).code).toBe(0);
  expect(fs.lstatSync(inFolder(link)).isSymbolicLink()).toBe(true);
  expect(checkpoint('unit', link).code).toBe(0);
  expect(shell.document(target).units.a?.status).toBe('done');
  // One document has one log and one lock, by whatever name it was made.
  const made = fs
    .readdirSync(path.dirname(fs.realpathSync(inFolder(link))))
    .filter((name) => /target/.test(name));
  expect(made).toEqual(['target.events.index', 'target.events.jsonl', 'target.json', 'target.json.lock']);
  expect(shell.files().filter((name) => /^(link|other)/.test(name))).toEqual(
    target === 'other.json' ? ['link.json', 'other.json'] : ['link.json'],
  );
});
