import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { reportUnit } from '../../src/engine/run-document/unit-transition.js';
import { type OpenOptions, openCheckpoint, RefusedError } from '../../src/index.js';
import { changeRun, createRun, viewRun } from '../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../support/builders.js';

let folder: string;
let file: string;
let lines: string[];

beforeEach(() => {
  folder = newFolder();
  file = path.join(folder, 'run.json');
  lines = [];
});
afterEach(removeFolders);

function open(options: OpenOptions = {}) {
  const log = (line: string) => lines.push(line);
  return openCheckpoint({ file, runId: 'run-1', commitSha: 'abc', eventLog: true, log, ...options });
}

const log = () => fs.readFileSync(path.join(folder, 'run.events.jsonl'), 'utf8').trimEnd().split('\n');
const verified = async () => (await viewRun(file, { verifyAll: true })).document();
const again = () => {
  throw new Error('the step was done a second time');
};

test('a step is a line of it, and the next attempt goes on from there, told or not', async () => {
  const checkpoint = open();
  for (let n = 0; n < 200; n += 1) await checkpoint.step(`s${n}`, () => ({ n, text: 'x'.repeat(1000) }));
  const grown = log().length;
  expect(await checkpoint.step('last', () => 1)).toBe(1);
  expect(log().length).toBe(grown + 2);
  const next = open({ eventLog: undefined });
  expect(next.attempt).toBe(2);
  expect(await next.step('s7', again)).toEqual({ n: 7, text: 'x'.repeat(1000) });
  expect(await next.step('new', () => 2)).toBe(2);
  expect((await verified()).units.new?.status).toBe('done');
  expect(lines).toEqual([expect.stringContaining('s7 was done in attempt 1')]);
});

test.each(['done', 'close'] as const)('after %s the file alone tells everything', async (end) => {
  const checkpoint = open();
  for (let n = 0; n < 200; n += 1) await checkpoint.step(`s${n}`, () => 'x'.repeat(2000));
  await checkpoint[end]();
  const alone = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    units: object;
    eventLog: { sequence: number };
  };
  expect(Object.keys(alone.units)).toHaveLength(200);
  expect(alone.eventLog.sequence).toBe(log().length);
  await expect(checkpoint.step('more', again)).rejects.toThrow(`step "more" comes after ${end}().`);
});

test('what others write meanwhile is there afterwards, and counts at once', async () => {
  const checkpoint = open();
  await checkpoint.step('a', async () => {
    // Within a step, which would wait for ever if the lock were kept.
    await changeRun(file, reportUnit({ unit: 'b', status: 'done' }));
  });
  const other = open();
  await other.step('c', () => 3);
  expect(await checkpoint.step('b', again)).toBeUndefined();
  expect(await checkpoint.step('c', again)).toBe(3);
  await Promise.all([checkpoint.step('d', () => 4), other.step('e', () => 5), checkpoint.step('f', () => 6)]);
  await checkpoint.done();
  expect(Object.keys((await verified()).units).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('two that make it at the same time make one', async () => {
  const [one, other] = [open({ runId: undefined }), open({ runId: undefined })];
  await Promise.all([one.step('a', () => 1), other.step('b', () => 2)]);
  expect(one.runId).toBe(other.runId);
  expect(Object.keys((await verified()).units).sort()).toEqual(['a', 'b']);
});

test('the run that was there before goes into the archive', async () => {
  await open().step('a', () => 1);
  expect(await open({ runId: 'run-2' }).step('a', () => 2)).toBe(2);
  const archived = path.join(folder, 'archive', 'run.json');
  expect(lines.at(-1)).toBe(`the run that was in ${file} is now ${archived}.`);
  expect((await viewRun(archived, { verifyAll: true })).document().runId).toBe('run-1');
  expect((await verified()).runId).toBe('run-2');
});

test('a run document with one is gone on with, and one without keeps its form', async () => {
  const units = { a: { status: 'done' as const } };
  const made = (_: unknown, at: string) =>
    ({ schemaVersion: 2, id: 'x', status: 'running', createdAt: at, updatedAt: at, units }) as const;
  await createRun(file, made, { eventLog: true });
  const checkpoint = open();
  await checkpoint.step('a', again);
  await checkpoint.step('b', () => 2);
  expect((await verified()).units.b?.status).toBe('done');

  const plain = path.join(folder, 'plain.json');
  await createRun(plain, made);
  await open({ file: plain }).step('b', () => 2);
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('plain.events'))).toEqual([]);
});

test('what does not go together is refused, and nothing of it is touched', async () => {
  await open().step('a', () => 1);
  fs.appendFileSync(file, ' ');
  const before = fs.readFileSync(file, 'utf8');
  expect(() => open()).toThrow(RefusedError);
  expect(() => open()).toThrow('was changed by something else');
  fs.writeFileSync(file, `${before.trimEnd()}\n`);
  expect(await open().step('a', again)).toBe(1);
});

test('what is done is not done again when the document is gone and its log is there, told of the log or not', async () => {
  await open().step('a', () => 1);
  for (const eventLog of [true, undefined]) {
    fs.rmSync(file);
    expect(await open({ eventLog }).step('a', again)).toBe(1);
    expect(lines.at(-1)).not.toContain('starts over');
    expect(lines).toContain(`${file} was missing, and was made from its event log again.`);
  }
  await open().step('b', () => 2);
  expect(Object.keys((await verified()).units)).toEqual(['a', 'b']);
  expect(fs.readdirSync(folder).filter((name) => name.includes('without-document'))).toEqual([]);
});

test('a log alone of another run goes into the archive as the run that it is', async () => {
  await open().step('a', () => 1);
  fs.rmSync(file);
  expect(await open({ runId: 'run-2' }).step('a', () => 2)).toBe(2);
  const archived = path.join(folder, 'archive', 'run.json');
  expect((await viewRun(archived, { verifyAll: true })).document().units.a?.status).toBe('done');
});

test('a log alone that is damaged is refused, and nothing of it is touched', async () => {
  await open().step('a', () => 1);
  fs.rmSync(file);
  const text = fs.readFileSync(path.join(folder, 'run.events.jsonl'), 'utf8');
  fs.writeFileSync(path.join(folder, 'run.events.jsonl'), text.replace('"seq":2', '"seq":3'));
  expect(() => open()).toThrow(RefusedError);
  expect(() => open()).toThrow(/is missing, and its event log .* cannot be read: .* is damaged in line 2/);
  expect(fs.existsSync(file)).toBe(false);
  fs.writeFileSync(path.join(folder, 'run.events.jsonl'), text);
  expect(await open().step('a', again)).toBe(1);
});

test('in a wrapped step there is none, because the Action keeps files one by one', async () => {
  process.env.CHECKPOINT_FILE = file;
  try {
    await openCheckpoint({ eventLog: true, runId: 'run-1' }).step('a', () => 1);
    expect(fs.existsSync(path.join(folder, 'run.events.jsonl'))).toBe(false);
  } finally {
    delete process.env.CHECKPOINT_FILE;
  }
});

test('a file that could not be recognized as its document is not begun', () => {
  expect(() => open({ file: path.join(folder, 'record') })).toThrow('is to have an event log.');
});
