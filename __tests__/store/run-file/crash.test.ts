import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type { RunDocument } from '../../../src/engine/schema.js';
import { changeRun, createRun, readRun, viewRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';
import { emptyRun } from './writers.js';

const full = process.env.FULL === '1';
const killAt = pathToFileURL(path.resolve('__tests__/support/kill-at.mjs')).href;
const code = compileSource(['store/run-file/run-file', 'store/run-file/open-run']);

afterAll(removeFolders);

/** Makes a document, changes it, finishes it, in every way there is; says what is acknowledged. */
const SCRIPT = `
  import { changeRun, createRun } from './store/run-file/run-file.js';
  import { RunFile } from './store/run-file/open-run.js';
  const [file, eventLog, padding] = process.argv.slice(2);
  const say = (word) => process.stdout.write(word + '\\n');
  const set = (id, status) => (view, at) => [
    { op: 'merge', path: ['units', id], value: { status } },
    { op: 'merge', path: [], value: { updatedAt: at } },
  ];
  const counter = { status: 'pending', text: 'x'.repeat(Number(padding)) };
  await createRun(file, (present, at) => {
    if (present.kind === 'document') return { ...present.document, createdAt: at };
    return { schemaVersion: 2, id: 'run', status: 'running', createdAt: at, updatedAt: at, units: { counter } };
  }, { eventLog: eventLog === 'true' });
  say('created');
  await changeRun(file, set('a', 'done'));
  say('a');
  await changeRun(file, set('b', 'done'));
  say('b');
  const run = await RunFile.open(file);
  await run.change(set('c', 'done'));
  say('c');
  await run.change(set('d', 'done'));
  say('d');
  await run.close();
  say('closed');
`;
fs.writeFileSync(path.join(code, 'script.js'), SCRIPT);

const STEPS = ['created', 'a', 'b', 'c', 'd', 'closed'];

function runScript(file: string, eventLog: boolean, padding: number, killedAt?: number): readonly string[] {
  const env = { PATH: process.env.PATH, ...(killedAt === undefined ? {} : { KILL_AT: String(killedAt) }) };
  const args = ['--import', killAt, path.join(code, 'script.js'), file, String(eventLog), String(padding)];
  const { stdout, stderr, status, signal } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (signal !== 'SIGKILL') expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').slice(0, -1);
}

function unitsOf({ units }: RunDocument): readonly string[] {
  return Object.keys(units)
    .filter((id) => id !== 'counter')
    .sort();
}

describe.each([
  ['snapshot', false, 0],
  ['event log', true, 0],
  ['event log, with a document that is too large to be written each time', true, 200_000],
])('%s mode', (_, eventLog, padding) => {
  async function killed(at: number): Promise<boolean> {
    const file = path.join(newFolder(), 'run.json');
    const said = runScript(file, eventLog, padding, at);
    const acknowledged = said.filter((word) => word.length === 1);
    if (!said.includes('created')) {
      // Nothing was promised; then it can be done again, and nothing is in the way.
      await createRun(file, (_present, now) => emptyRun(now), { eventLog });
      expect(unitsOf(await readRun(file))).toEqual([]);
      return true;
    }
    const before = fs.readFileSync(file, 'utf8');
    expect(() => JSON.parse(before)).not.toThrow();
    const found = unitsOf((await viewRun(file, { verifyAll: true })).document());
    expect(found.slice(0, acknowledged.length)).toEqual(acknowledged);
    expect(found.length - acknowledged.length).toBeLessThan(2);
    // Small documents tell everything by themselves, and so do those that were closed.
    if (eventLog && (padding === 0 || said.includes('closed'))) {
      const alone = unitsOf(JSON.parse(before) as RunDocument);
      expect(alone.slice(0, acknowledged.length)).toEqual(acknowledged);
    }
    await changeRun(file, () => [{ op: 'set', path: ['units', 'e'], value: { status: 'done' } }]);
    expect(unitsOf((await viewRun(file, { verifyAll: true })).document())).toEqual([...found, 'e']);
    return said.at(-1) !== STEPS.at(-1);
  }

  test('without being killed', async () => {
    const file = path.join(newFolder(), 'run.json');
    expect(runScript(file, eventLog, padding)).toEqual(STEPS);
    expect(unitsOf(JSON.parse(fs.readFileSync(file, 'utf8')) as RunDocument)).toEqual(['a', 'b', 'c', 'd']);
    const names = eventLog ? ['run.events.index', 'run.events.jsonl', 'run.json'] : ['run.json'];
    expect(fs.readdirSync(path.dirname(file)).sort()).toEqual([...names, 'run.json.lock']);
  });

  test('killed at any call to the file system', async () => {
    if (full) {
      for (let at = 0; await killed(at); at += 1);
      return;
    }
    const calls = fc.integer({ min: 0, max: 250 });
    await fc.assert(
      fc.asyncProperty(calls, async (at) => {
        await killed(at);
      }),
      { numRuns: 25 },
    );
  }, 600_000);
});
