import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { reportUnit } from '../../src/engine/run-document/unit-transition.js';
import { type OpenOptions, openCheckpoint } from '../../src/index.js';
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

const eventLogFile = () => path.join(folder, 'run.events.jsonl');
const named = (what: string) => fs.readdirSync(folder).filter((name) => name.includes(`.${what}-`));
const log = () => fs.readFileSync(eventLogFile(), 'utf8').trimEnd().split('\n');
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

test('what was edited is made from its event log again, and kept', async () => {
  await open().step('a', () => 1);
  fs.appendFileSync(file, ' ');
  expect(await open().step('a', again)).toBe(1);
  await open().step('b', () => 2);
  expect((await verified()).units.b?.status).toBe('done');
  expect(named('before-rebuild')).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringContaining(`What was there is now ${file}.before-rebuild-`));
});

test('a document that is junk is made from its event log again, and kept', async () => {
  await open().step('a', () => 1);
  fs.writeFileSync(file, 'junk');
  expect(await open().step('a', again)).toBe(1);
  expect(fs.readFileSync(path.join(folder, named('before-rebuild')[0] ?? ''), 'utf8')).toBe('junk');
  expect(Object.keys((await verified()).units)).toEqual(['a']);
});

test('one that was written without its event log is made from that again', async () => {
  await open().step('a', () => 1);
  const { eventLog: _log, ...rest } = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...rest, units: {} }));
  expect(await open().step('a', again)).toBe(1);
  expect(named('before-rebuild')).toHaveLength(1);
});

test.each([true, undefined])(
  'a document whose event log is missing counts by itself, and is kept (told of a log: %s)',
  async (eventLog) => {
    await open().step('a', () => 1);
    fs.rmSync(eventLogFile());
    const before = fs.readFileSync(file, 'utf8');
    const checkpoint = open({ eventLog });
    expect(await checkpoint.step('a', again)).toBe(1);
    expect(await checkpoint.step('b', () => 2)).toBe(2);
    await checkpoint.done();
    expect(Object.keys((await verified()).units)).toEqual(['a', 'b']);
    expect(lines).toContainEqual(expect.stringContaining('the event log of'));
    expect(fs.readFileSync(path.join(folder, named('unreadable')[0] ?? ''), 'utf8')).toBe(before);
    expect(await open({ eventLog }).step('a', again)).toBe(1);
  },
);

test('a document whose event log is too short counts by itself, and both are kept', async () => {
  const checkpoint = open();
  await checkpoint.step('a', () => 1);
  await checkpoint.close();
  fs.writeFileSync(eventLogFile(), `${log()[0]}\n`);
  expect(await open().step('a', again)).toBe(1);
  expect([named('unreadable'), named('without-document')]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

test.each([
  ['there', () => {}],
  ['gone', () => fs.rmSync(file)],
  ['junk', () => fs.writeFileSync(file, 'junk')],
])('with a damaged event log the run starts over, and all is kept: document %s', async (what, change) => {
  const checkpoint = open();
  for (let n = 0; n < 40; n += 1) await checkpoint.step(`s${n}`, () => 'x'.repeat(20_000));
  change();
  const damaged = fs.readFileSync(eventLogFile(), 'utf8').replace('"seq":80', '"seq":8');
  fs.writeFileSync(eventLogFile(), damaged);
  expect(await open().step('s1', () => 2)).toBe(2);
  expect(Object.keys((await verified()).units)).toEqual(['s1']);
  expect(fs.readFileSync(path.join(folder, named('without-document')[0] ?? ''), 'utf8')).toBe(damaged);
  expect(named('unreadable')).toHaveLength(what === 'gone' ? 0 : 1);
  expect(lines).toContainEqual(expect.stringContaining('is damaged in line 80'));
  expect(await open({ eventLog: undefined }).step('s1', again)).toBe(2);
  expect(await open().step('s2', again, { probe: () => ({ landed: true, result: 7 }) })).toBe(7);
});

test.each(['document', 'event log'])(
  'what is no file is an error, and is left as it is: %s',
  async (what) => {
    await open().step('a', () => 1);
    fs.rmSync(file);
    if (what === 'document') fs.mkdirSync(file);
    else fs.rmSync(eventLogFile());
    if (what === 'event log') fs.mkdirSync(eventLogFile());
    const before = fs.readdirSync(folder);
    expect(() => open()).toThrow('is not a regular file');
    expect(fs.readdirSync(folder)).toEqual(before);
  },
);

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

test('what only a log has counts where nothing can be written, and that is said', async () => {
  await open().step('a', () => 1);
  fs.rmSync(file);
  const before = fs.readFileSync(eventLogFile(), 'utf8');
  fs.rmSync(`${file}.lock`, { recursive: true, force: true });
  fs.writeFileSync(`${file}.lock`, 'in the way');
  const checkpoint = open();
  expect(await checkpoint.step('a', again)).toBe(1);
  expect(await checkpoint.step('b', () => 2, { idempotent: true })).toBe(2);
  expect(lines).toContainEqual(expect.stringContaining('The run goes on with what can be read.'));
  expect([fs.existsSync(file), fs.readFileSync(eventLogFile(), 'utf8')]).toEqual([false, before]);
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
