import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newRun } from '../../src/engine/run-document/new-run.js';
import { type OpenOptions, openCheckpoint } from '../../src/index.js';
import { rebuildRun } from '../../src/store/run-file/rebuild-run.js';
import { createRun, viewRun } from '../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../support/builders.js';

let folder: string;
let file: string;
let lines: string[];

beforeEach(() => {
  folder = path.join(newFolder(), 'runs');
  file = path.join(folder, 'run.json');
  lines = [];
});
afterEach(removeFolders);

function open(options: OpenOptions = {}) {
  const log = (line: string) => lines.push(line);
  return openCheckpoint({ file, runId: 'run-1', commitSha: 'abc', eventLog: true, log, ...options });
}

const again = () => {
  throw new Error('the step was done a second time');
};
const eventLog = () => path.join(folder, 'run.events.jsonl');
const kept = (what: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.includes(`.${what}-`))
    .map((name) => path.join(folder, name));
async function expectDone(...names: string[]): Promise<void> {
  const { units } = (await viewRun(file, { verifyAll: true })).document();
  const all = Object.entries(units).map(([name, { status }]) => `${name} ${status}`);
  expect(all.sort()).toEqual(names.map((name) => `${name} done`));
}

/** What happens to the record while a step is done; large documents are written less often than their log. */
const SIZES = [
  ['small', 10],
  ['large', 300_000],
] as const;

describe.each(SIZES)('while a step of a %s run is done', (_, size) => {
  async function begun(options: OpenOptions = {}) {
    const checkpoint = open(options);
    await checkpoint.step('a', () => 'x'.repeat(size));
    return checkpoint;
  }

  test('its document vanishes: it is made again from the event log, and the step recorded there', async () => {
    const checkpoint = await begun();
    await checkpoint.step('b', () => fs.rmSync(file));
    await expectDone('a', 'b');
    expect(lines).toEqual([
      expect.stringMatching(/run\.json was missing, and was made from its event log again\.$/),
    ]);
    await checkpoint.close();
    fs.rmSync(file);
    await rebuildRun(file);
    await open().step('b', again);
  });

  test.each([true, false])(
    'its folder vanishes: what it knows is written anew (event log: %s)',
    async (isLogged) => {
      const checkpoint = await begun({ eventLog: isLogged });
      await checkpoint.step('b', () => fs.rmSync(folder, { recursive: true }));
      await expectDone('a', 'b');
      await checkpoint.step('c', () => 3);
      await checkpoint.done();
      await expectDone('a', 'b', 'c');
      expect(fs.existsSync(eventLog())).toBe(isLogged);
      expect(lines).toEqual([`warning: ${file} was gone. It is written anew, with what this run knows.`]);
    },
  );

  test('its document is changed by something that knows no event log: the log counts, and the change is kept', async () => {
    const checkpoint = await begun();
    await checkpoint.step('b', () => {
      const { eventLog: _log, ...rest } = JSON.parse(fs.readFileSync(file, 'utf8'));
      fs.writeFileSync(file, JSON.stringify({ ...rest, task: 'changed' }));
    });
    await expectDone('a', 'b');
    expect(fs.readFileSync(kept('before-rebuild')[0] ?? '', 'utf8')).toContain('changed');
    expect(lines).toEqual([
      expect.stringContaining('did not go with its event log, and was made again from it.'),
    ]);
  });

  test('its document is put back as it was before: the log has the rest', async () => {
    const checkpoint = await begun();
    const before = fs.readFileSync(file);
    await checkpoint.step('b', () => 2);
    await checkpoint.step('c', () => fs.writeFileSync(file, before));
    await expectDone('a', 'b', 'c');
  });

  test.each([true, false])(
    'another run takes its place: what is done is kept beside it (event log: %s)',
    async (isLogged) => {
      const checkpoint = await begun({ eventLog: isLogged });
      await checkpoint.step('b', async () => {
        fs.rmSync(folder, { recursive: true });
        await open({ runId: 'run-2', eventLog: isLogged, log: () => {} }).step('other', () => 1);
      });
      await expectDone('other');
      const [unrecorded = ''] = kept('unrecorded');
      expect(lines).toEqual([
        expect.stringContaining(
          `holds the record of other work, of run run-2. The work goes on; what is done is kept in ${unrecorded}, `,
        ),
      ]);
      expect(await open({ file: unrecorded, eventLog: false }).step('a', again)).toHaveLength(size);
      await open({ file: unrecorded, eventLog: false }).step('b', again);
    },
  );

  test('its event log is damaged: nothing is done to it, what is done is kept, and recorded once it is whole', async () => {
    const checkpoint = await begun();
    let intact = '';
    await checkpoint.step('b', () => {
      intact = fs.readFileSync(eventLog(), 'utf8');
      fs.writeFileSync(eventLog(), intact.replace('"seq":2', '"seq":9'));
      fs.rmSync(file);
    });
    expect(fs.readFileSync(eventLog(), 'utf8')).toBe(intact.replace('"seq":2', '"seq":9'));
    expect(fs.existsSync(file)).toBe(false);
    expect(lines).toEqual([expect.stringContaining('is damaged in line 2')]);
    expect(JSON.parse(fs.readFileSync(kept('unrecorded')[0] ?? '', 'utf8')).units.b.status).toBe('done');
    fs.writeFileSync(eventLog(), intact);
    await checkpoint.step('c', () => 3);
    await expectDone('a', 'b', 'c');
    expect(kept('unrecorded')).toEqual([]);
  });

  test('its event log vanishes: what is done is kept beside it', async () => {
    const checkpoint = await begun();
    await checkpoint.step('b', () => fs.rmSync(eventLog()));
    expect(lines).toEqual([expect.stringContaining('The event log of')]);
    expect(JSON.parse(fs.readFileSync(kept('unrecorded')[0] ?? '', 'utf8')).units.b.status).toBe('done');
  });
});

describe.each([
  ['the file alone', {}],
  ['the file alone, with an event log', { eventLog: true }],
  ['a number', { runId: 'run-1' }],
  ['a number and an event log', { runId: 'run-1', eventLog: true }],
])('a run of which %s tells which it is', (_, options) => {
  const plan = { task: 't', units: [], launch: null, requiredPhases: [], requireValidation: false };
  const make = (id: string, eventLog = false) =>
    createRun(file, (__, at) => newRun({ ...plan, id }, at), { eventLog });
  const openHere = (place = file) =>
    openCheckpoint({ file: place, log: (line) => lines.push(line), ...options });

  test.each([true, false])(
    'is replaced by one made by hand: that is left alone (event log: %s)',
    async (isLogged) => {
      await make('first', isLogged);
      const checkpoint = openHere();
      let before = '';
      await checkpoint.step('deploy', async () => {
        fs.rmSync(folder, { recursive: true });
        await make('second', isLogged);
        before = fs.readFileSync(file, 'utf8');
      });
      await checkpoint.close();
      expect(fs.readFileSync(file, 'utf8')).toBe(before);
      const [unrecorded = ''] = kept('unrecorded');
      expect(lines).toContainEqual(
        expect.stringContaining(`of run second. The work goes on; what is done is kept in ${unrecorded}`),
      );
      const { id, units } = JSON.parse(fs.readFileSync(unrecorded, 'utf8'));
      expect([id, units.deploy.status]).toEqual(['first', 'done']);
      await openHere(unrecorded).step('deploy', again);
    },
  );

  test('is gone on with where somebody has made it by hand since it was opened', async () => {
    const checkpoint = openHere();
    await make('first');
    await checkpoint.step('a', () => 1);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({
      id: 'first',
      units: { a: { status: 'done' } },
    });
  });
});
