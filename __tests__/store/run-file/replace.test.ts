import * as fs from 'node:fs';
import * as path from 'node:path';
import { collectRuns } from '../../../src/store/collect-runs.js';
import { createRun, readRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders, writeTree } from '../../support/builders.js';
import { ago, DAY, runText } from '../../support/run-documents.js';
import { emptyRun } from './writers.js';

afterAll(removeFolders);

const TOO_LARGE = 'x'.repeat(64 * 1024 * 1024 + 1);

describe.each([[false], [true]])('a run that is replaced (event log: %j)', (eventLog) => {
  async function first(): Promise<string> {
    const file = path.join(newFolder(), 'run.json');
    await createRun(file, (_present, at) => ({ ...emptyRun(at), id: 'first' }), { eventLog });
    return file;
  }

  test('stays where it is when the new one cannot be written', async () => {
    const file = await first();
    const before = fs.readdirSync(path.dirname(file));
    const create = (_present: unknown, at: string) => ({ ...emptyRun(at), task: TOO_LARGE });
    await expect(createRun(file, create, { eventLog })).rejects.toThrow(/larger than/);
    expect((await readRun(file)).id).toBe('first');
    expect(fs.readdirSync(path.dirname(file))).toEqual(before);
  });

  test('is archived also when nobody wants to be told', async () => {
    const file = await first();
    await createRun(file, (_present, at) => ({ ...emptyRun(at), id: 'second' }), { eventLog });
    expect((await readRun(path.join(path.dirname(file), 'archive', 'run.json'))).id).toBe('first');
    expect((await readRun(file)).id).toBe('second');
  });
});

test('several may collect the runs of a folder at once', async () => {
  const folder = newFolder();
  const names = Array.from({ length: 12 }, (_, number) => `run-${number}`);
  const old = { status: 'done', updatedAt: ago(8 * DAY) };
  writeTree(folder, Object.fromEntries(names.map((name) => [`${name}.json`, runText(name, old)])));
  const collected = await Promise.all([1, 2, 3].map(() => collectRuns(folder, Date.now())));
  expect(collected.flatMap(({ failed, left }) => [...failed, ...left])).toEqual([]);
  expect(collected.flatMap(({ archived }) => archived.map(({ run }) => run.document.id)).sort()).toEqual(
    [...names].sort(),
  );
  expect(fs.readdirSync(folder)).toEqual(['archive']);
});
