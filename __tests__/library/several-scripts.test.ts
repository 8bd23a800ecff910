import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type OpenOptions, openCheckpoint } from '../../src/index.js';
import { rebuildRun } from '../../src/store/run-file/rebuild-run.js';
import { createRun, viewRun } from '../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../support/builders.js';
import { bundleNode, plainEnvironment } from '../support/workbench.js';

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
  return openCheckpoint({ file, commitSha: 'abc', eventLog: true, log, ...options });
}

const again = () => {
  throw new Error('the step was done a second time');
};
const units = async () => Object.keys((await viewRun(file, { verifyAll: true })).document().units).sort();
const isArchived = () => fs.existsSync(path.join(folder, 'archive'));

describe.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])(
  'a run that others have begun since it was opened here (their event log: %s, ours: %s)',
  (theirs, ours) => {
    test.each([['run-1'], [undefined]])('is gone on with (run: %s)', async (runId) => {
      const first = open({ runId, eventLog: ours });
      const second = open({ runId, eventLog: theirs });
      await second.step('a', () => 1);
      // What is looked at for one step must count for the next.
      expect(await first.step('a', again)).toBe(1);
      expect(await first.step('b', () => 2)).toBe(2);
      expect(await second.step('b', again)).toBe(2);
      await second.done();
      await first.done();
      expect(await units()).toEqual(['a', 'b']);
      expect(first.runId).toBe(second.runId);
      expect({ archived: isArchived(), lines: lines.filter((line) => line.includes('is now')) }).toEqual({
        archived: false,
        lines: [],
      });
    });

    test('keeps what it replaces out of it: the run before goes, the one begun since stays', async () => {
      await open({ runId: 'run-1', eventLog: theirs }).step('old', () => 0);
      const first = open({ runId: 'run-2', eventLog: ours });
      const second = open({ runId: 'run-2', eventLog: theirs });
      await second.step('a', () => 1);
      expect(await first.step('a', again)).toBe(1);
      await first.step('b', () => 2);
      expect(await units()).toEqual(['a', 'b']);
    });

    test('of another number, is left alone, also before it was ever looked at', async () => {
      const first = open({ runId: 'run-1', eventLog: ours });
      const second = open({ runId: 'run-2', eventLog: theirs });
      await second.step('a', () => 1);
      await expect(first.step('b', again)).rejects.toThrow(
        'now holds the record of other work, of run run-2.',
      );
      expect(await units()).toEqual(['a']);
      expect(isArchived()).toBe(false);
    });
  },
);

test('also one that "checkpoint run" has begun, with its files', async () => {
  const checkpoint = open();
  const cli = path.resolve('dist/cli/index.js');
  const program = "fs.appendFileSync('calls', '.'); fs.writeFileSync('x', 'kept')";
  const args = ['run', '--step', 'gen', '--file', file, '--sha', 'abc', '--files', 'x', '--'];
  const run = () =>
    execFileSync(bundleNode, [cli, ...args, bundleNode, '-e', program], {
      ...{ cwd: folder, env: plainEnvironment(), stdio: 'pipe' as const },
    });
  run();
  expect(await checkpoint.step('post', () => 1)).toBe(1);
  fs.rmSync(path.join(folder, 'x'));
  run();
  expect(fs.readFileSync(path.join(folder, 'x'), 'utf8')).toBe('kept');
  expect(fs.readFileSync(path.join(folder, 'calls'), 'utf8')).toBe('.');
  expect(await units()).toEqual(['gen', 'post']);
  expect(isArchived()).toBe(false);
});

test('the key of a step is that of the run which it is recorded in', async () => {
  const [first, second] = [open(), open()];
  await first.step('a', () => 1);
  let key = '';
  await second
    .step('b', (context) => {
      key = context.idempotencyKey;
      throw new Error('it died');
    })
    .catch(() => {});
  await open().step('b', (context) => expect(context.idempotencyKey).toBe(key));
});

test('a run is not finished while somebody else does a step of it', async () => {
  const [first, second] = [open(), open()];
  await first.step('a', () => 1);
  await second.step('b', () => expect(first.done()).rejects.toThrow('The run is not done: b is not.'));
  await first.done();
  expect((await viewRun(file)).document().status).toBe('done');
});

test('one that is finished is replaced by the next, and kept', async () => {
  const checkpoint = open({ runId: 'run-1' });
  await checkpoint.step('a', () => 1);
  await checkpoint.done();
  expect(await open({ runId: 'run-2' }).step('a', () => 2)).toBe(2);
  const archived = path.join(folder, 'archive', 'run.json');
  expect((await viewRun(archived, { verifyAll: true })).document()).toMatchObject({ runId: 'run-1' });
});

test('property: whoever opens it and in whatever order, no step is done twice and none is lost', async () => {
  const step = fc.constantFrom('a', 'b', 'c');
  const turn = fc.record({ by: fc.nat({ max: 2 }), step, isGone: fc.boolean(), waits: fc.boolean() });
  const scripts = fc.array(fc.record({ eventLog: fc.boolean(), isNumbered: fc.boolean() }), {
    ...{ minLength: 3, maxLength: 3 },
  });
  const begun = fc.constantFrom(null, true, false);
  const property = async (
    forms: readonly { eventLog: boolean; isNumbered: boolean }[],
    made: boolean | null,
    turns: readonly { by: number; step: string; isGone: boolean; waits: boolean }[],
  ) => {
    for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), { recursive: true });
    const open3 = forms.map(({ eventLog, isNumbered }) =>
      open({ eventLog, runId: isNumbered ? 'run-1' : undefined, log: () => {} }),
    );
    if (made !== null) {
      const create = (_: unknown, at: string) =>
        ({ schemaVersion: 2, id: 'x', status: 'running', createdAt: at, updatedAt: at, units: {} }) as const;
      await createRun(file, create, { eventLog: made });
    }
    const done: string[] = [];
    let waiting: Promise<unknown>[] = [];
    for (const { by, step: name, isGone, waits } of turns) {
      const log = path.join(folder, 'run.events.jsonl');
      if (isGone && waiting.length === 0 && fs.existsSync(log)) fs.rmSync(file, { force: true });
      const one = open3[by]?.step(name, () => done.push(name));
      // Used twice, or somebody else is at it: refused, and so not done.
      waiting.push(
        Promise.resolve(one).catch((error: Error) =>
          expect(error.message).toMatch(/used twice|was started|other work/),
        ),
      );
      if (waits) await Promise.all(waiting);
      if (waits) waiting = [];
    }
    await Promise.all(waiting);
    expect(done).toEqual([...new Set(done)]);
    if (!fs.existsSync(file)) await rebuildRun(file);
    const recorded = (await viewRun(file, { verifyAll: true })).document().units;
    expect(Object.values(recorded).map(({ status }) => status)).toEqual(done.map(() => 'done'));
    expect(Object.keys(recorded).sort()).toEqual([...done].sort());
    expect(isArchived()).toBe(false);
  };
  const turns = fc.array(turn, { minLength: 1, maxLength: 8 });
  await fc.assert(fc.asyncProperty(scripts, begun, turns, property), {
    numRuns: process.env.FULL === '1' ? 300 : 20,
  });
}, 400_000);
