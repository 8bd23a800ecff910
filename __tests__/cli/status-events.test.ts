import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { treeOf } from '../support/run-documents.js';
import { RUNS, StatusShell, section } from './status-shell.js';

let shell: StatusShell;
beforeEach(() => {
  shell = new StatusShell();
});
afterEach(() => shell.close());

const FILE = `${RUNS}/logged.json`;
const LOG = `${RUNS}/logged.events.jsonl`;
/** So many that the document lags behind its log. */
const UNITS = Array.from({ length: 1500 }, (_, index) => `unit-${index}`);

function begin(): void {
  const { code, stderr } = shell.checkpoint([
    ...['init', FILE, '--task', 'a', '--id', 'logged', '--units', UNITS.join(','), '--event-log'],
  ]);
  expect([code, stderr]).toEqual([0, '']);
  for (const unit of ['unit-0', 'unit-7']) shell.checkpoint(['unit', FILE, unit, 'done']);
}

test('a run with an event log is told from both, and neither is touched', () => {
  begin();
  expect(shell.document(FILE).units['unit-7']?.status).toBe('pending');
  const before = treeOf(shell.folder);
  expect(section(shell.status().stdout, 'Units')).toMatch(/ 2\/1500$/);
  expect(JSON.parse(shell.status('--json').stdout).units['unit-7'].status).toBe('done');
  expect(shell.status('--list').stdout).toMatch(/ 2\/1500 /);
  expect(shell.status('--raw').stdout).toBe(shell.read(FILE));
  expect(treeOf(shell.folder)).toEqual(before);
});

test('a last line that was never finished is passed over, and stays', () => {
  begin();
  fs.appendFileSync(path.join(shell.folder, LOG), '{"prev":"');
  const before = treeOf(shell.folder);
  expect(section(shell.status().stdout, 'Units')).toMatch(/ 2\/1500$/);
  expect(treeOf(shell.folder)).toEqual(before);
});

test('a log that does not verify is shown as such, also where the document contains it already, and hides no other', () => {
  begin();
  shell.checkpoint(['finalize', FILE, 'aborted']);
  shell.keep('other');
  const text = shell.read(LOG);
  const at = text.indexOf('unit-7');
  shell.write(LOG, `${text.slice(0, at)}unit-8${text.slice(at + 6)}`);
  expect(shell.status('logged').stdout).toMatch(/^● unreadable {2}logged\n/);
  expect(JSON.parse(shell.status('logged', '--json').stdout)).toMatchObject({ id: 'logged', state: null });
  const list = shell.status('--list').stdout;
  expect(list).toContain(' other ');
  expect(list).toMatch(/^● unreadable +logged +- +\S/m);
  const listed = JSON.parse(shell.status('--list', '--json').stdout) as { id: string; unreadable?: string }[];
  const { id, unreadable } = listed.find((run) => run.unreadable !== undefined) ?? {};
  expect([id, unreadable]).toEqual([
    'logged',
    JSON.parse(shell.status('logged', '--json').stdout).unreadable,
  ]);
  fs.rmSync(path.join(shell.folder, LOG));
  expect(shell.status('logged').stdout).toMatch(
    /^● unreadable {2}logged\n[^\n]*The event log of .* is missing/,
  );
});

test('what is over goes into the archive with its log, and is whole there', () => {
  begin();
  shell.checkpoint(['finalize', FILE, 'aborted']);
  expect(shell.checkpoint(['gc', RUNS, '--keep-days', '0']).code).toBe(0);
  expect(shell.files(RUNS)).toEqual(['archive']);
  expect(shell.files(`${RUNS}/archive`)).toEqual(['logged.events.jsonl', 'logged.json']);
  expect(shell.status('logged').stdout).toMatch(/^● aborted {2}logged\n/);
});
