import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { RefusedError } from '../../../src/engine/errors.js';
import type { RunDocument } from '../../../src/engine/schema.js';
import { encodeEvent, type RunEvent } from '../../../src/store/run-file/event-log/event.js';
import { RunFile } from '../../../src/store/run-file/open-run.js';
import { rebuildRun } from '../../../src/store/run-file/rebuild-run.js';
import { changeRun, createRun, readRun, viewRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { emptyRun } from './writers.js';

afterAll(removeFolders);

interface Files {
  readonly json: string;
  readonly log: string;
  readonly index: string;
}

function filesIn(folder: string): Files {
  const at = (name: string) => path.join(folder, name);
  return { json: at('run.json'), log: at('run.events.jsonl'), index: at('run.events.index') };
}

/** A new document with an event log; with `size`, one that is too large to be written at each change. */
async function logged(size: 'small' | 'large' = 'small'): Promise<Files> {
  const files = filesIn(newFolder());
  const units = size === 'small' ? {} : manyUnits();
  await createRun(
    files.json,
    (_present, at) => ({ ...emptyRun(at), units: { ...emptyRun(at).units, ...units } }),
    {
      eventLog: true,
    },
  );
  return files;
}

function manyUnits(): RunDocument['units'] {
  const names = Array.from({ length: 700 }, (_, number) => `unit-${number}`);
  return Object.fromEntries(names.map((name) => [name, { status: 'pending', note: 'x'.repeat(200) }]));
}

async function mark(file: string, id: string, status: 'done' | 'in_progress' = 'done'): Promise<void> {
  await changeRun(file, (_view, at) => [
    { op: 'merge', path: ['units', id], value: { status, updatedAt: at } },
    { op: 'merge', path: [], value: { updatedAt: at } },
  ]);
}

function parsed(file: string): RunDocument & { eventLog?: { offset: number; sequence: number } } {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

function linesOf(file: string): string[] {
  return fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

function fileTree({ json, log }: Files): readonly string[] {
  return [json, log].map((file) => fs.readFileSync(file, 'latin1'));
}

/** Everybody who reads or changes the document is refused, in these words, and not a byte of it changes. */
async function expectRefused(files: Files, why: RegExp | string): Promise<void> {
  const before = fileTree(files);
  await expect(viewRun(files.json, { verifyAll: true })).rejects.toThrow(why);
  for (const index of ['with', 'without']) {
    if (index === 'without') fs.rmSync(files.index, { force: true });
    const changed = mark(files.json, 'x');
    await expect(changed).rejects.toThrow(RefusedError);
    if (index === 'without') await expect(changed).rejects.toThrow(why);
  }
  expect(fileTree(files)).toEqual(before);
}

test('each change is a line that carries the whole unit and the hash of the line before', async () => {
  const { json, log } = await logged();
  await mark(json, 'a');
  await changeRun(json, () => [{ op: 'merge', path: ['units', 'a'], value: { note: 'two' } }]);
  const lines = linesOf(log).map((line) => JSON.parse(line));
  expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(lines.slice(1).map(({ prev }) => prev)).toEqual(lines.slice(0, -1).map(({ hash }) => hash));
  expect(lines[3]).toMatchObject({
    status: 'running',
    ops: [{ op: 'set', path: ['units', 'a'], value: { status: 'done', note: 'two' } }],
  });
});

test('a small document is exact after each change, and says where in its log it stands', async () => {
  const { json, log } = await logged();
  for (const id of ['a', 'b', 'c']) {
    await mark(json, id);
    expect(parsed(json).units[id]).toMatchObject({ status: 'done' });
    expect(parsed(json).eventLog).toMatchObject({
      sequence: linesOf(log).length,
      offset: fs.statSync(log).size,
    });
  }
});

test('a large document may lag behind, and its readers know everything all the same', async () => {
  const { json } = await logged('large');
  const written = fs.statSync(json, { bigint: true }).mtimeNs;
  for (const id of ['unit-5', 'unit-5', 'new']) await mark(json, id);
  expect(fs.statSync(json, { bigint: true }).mtimeNs).toBe(written);
  const { units } = await readRun(json);
  expect(units['unit-5']).toMatchObject({ status: 'done', note: 'x'.repeat(200) });
  expect(units.new).toMatchObject({ status: 'done' });
  await changeRun(json, (view) => {
    expect(view.unit('unit-5')?.status).toBe('done');
    expect(view.unit('unit-6')?.status).toBe('pending');
    expect(view.unit('none')).toBeUndefined();
    return [];
  });
});

test('it is exact when the run is finished, and when whoever kept it open closes it', async () => {
  const { json } = await logged('large');
  await mark(json, 'unit-1');
  expect(parsed(json).units['unit-1']?.status).toBe('pending');
  await changeRun(json, (_view, at) => [
    { op: 'merge', path: [], value: { status: 'aborted', finishedAt: at } },
  ]);
  expect(parsed(json)).toMatchObject({ status: 'aborted', units: { 'unit-1': { status: 'done' } } });

  const run = await RunFile.open(json);
  await run.change(() => [{ op: 'merge', path: ['units', 'unit-2'], value: { status: 'done' } }]);
  expect(parsed(json).units['unit-2']?.status).toBe('pending');
  expect(run.document().units['unit-2']?.status).toBe('done');
  await run.close();
  expect(parsed(json).units['unit-2']?.status).toBe('done');
});

test('it is written anew when so much came since that reading it would take long, and not before', async () => {
  const { json, log } = await logged('large');
  const limit = 1024 * 1024;
  expect(fs.statSync(json).size / 2).toBeLessThan(limit);
  const run = await RunFile.open(json);
  const written = new Set<number>();
  const text = 'y'.repeat(10_000);
  for (let number = 0; number < 330; number += 1) {
    await run.change(() => [
      { op: 'set', path: ['units', `unit-${number % 20}`], value: { status: 'pending', text } },
    ]);
    if (number % 5 === 0) written.add(parsed(json).eventLog?.offset ?? 0);
    expect(fs.statSync(log).size - Math.max(...written)).toBeLessThan(limit + 100_000);
  }
  await run.close();
  expect(written.size).toBe(4);
}, 60_000);

describe('the end of the log', () => {
  test.each(['{', '{"prev":"', 'x'.repeat(10_000)])('a torn last line is cut: %.10s', async (torn) => {
    const { json, log } = await logged();
    await mark(json, 'a');
    const before = fs.readFileSync(log, 'utf8');
    fs.appendFileSync(log, torn);
    expect((await readRun(json)).units.a?.status).toBe('done');
    expect(fs.readFileSync(log, 'utf8')).toBe(before + torn);
    await mark(json, 'b');
    expect(fs.readFileSync(log, 'utf8').startsWith(before)).toBe(true);
    expect(linesOf(log)).toHaveLength(4);
    expect((await viewRun(json, { verifyAll: true })).document().units).toMatchObject({
      a: { status: 'done' },
      b: { status: 'done' },
    });
  });

  test.each([
    ['garbage', 'x\n'],
    ['an empty line', '\n'],
    ['an event without a hash', '{"prev":"","seq":4,"at":"","status":"running","ops":[]}\n'],
  ])('a complete line that is %s is refused, and stays', async (_, line) => {
    const files = await logged();
    await mark(files.json, 'a');
    fs.appendFileSync(files.log, line);
    await expectRefused(files, /run\.events\.jsonl is damaged in line 4: its hash is not/);
    await expect(rebuildRun(files.json)).rejects.toThrow(/damaged in line 4/);
  });

  test('a line that is there twice, among those that the document contains, is named', async () => {
    const files = await logged();
    await mark(files.json, 'a');
    const [first = '', second = '', ...rest] = linesOf(files.log);
    fs.writeFileSync(files.log, [first, second, second, ...rest, ''].join('\n'));
    await expect(readRun(files.json)).rejects.toThrow('is damaged in line 3: it does not follow');
    await expectRefused(files, 'is damaged in line 3: it does not follow');
  });

  test('the last line a second time is refused', async () => {
    const files = await logged();
    await mark(files.json, 'a');
    fs.appendFileSync(files.log, `${linesOf(files.log).at(-1)}\n`);
    await expectRefused(files, /damaged in line 4: it does not follow from the line before/);
  });
});

describe('what does not go together is refused', () => {
  test('the document was changed by something else', async () => {
    const files = await logged();
    await mark(files.json, 'a');
    fs.writeFileSync(files.json, fs.readFileSync(files.json, 'utf8').replace('"done"', '"pending"'));
    await expectRefused(files, /was changed by something else, and the change is not in its event log/);
    const { kept, events } = await rebuildRun(files.json);
    expect(events).toBe(3);
    expect(parsed(kept ?? '').units.a?.status).toBe('pending');
    expect((await readRun(files.json)).units.a?.status).toBe('done');
    await mark(files.json, 'b');
  });

  test('the document is large, and was changed by something else', async () => {
    const files = await logged('large');
    await mark(files.json, 'unit-1');
    fs.writeFileSync(files.json, fs.readFileSync(files.json, 'utf8').replace('xxx', 'yyy'));
    await expectRefused(files, /was changed by something else/);
  });

  test('the document was written by something that dropped what it did not know', async () => {
    const files = await logged();
    await mark(files.json, 'a');
    const { eventLog: _, ...document } = parsed(files.json);
    fs.writeFileSync(files.json, JSON.stringify(document));
    await expectRefused(files, /was written by something that does not know its event log/);
    await rebuildRun(files.json);
    await mark(files.json, 'b');
  });

  test('a copy is no change', async () => {
    const files = await logged('large');
    await mark(files.json, 'unit-1');
    const other = filesIn(newFolder());
    for (const name of ['json', 'log', 'index'] as const) fs.copyFileSync(files[name], other[name]);
    await mark(other.json, 'unit-2');
    expect((await readRun(other.json)).units).toMatchObject({
      'unit-1': { status: 'done' },
      'unit-2': { status: 'done' },
    });
  });

  test('the log is missing', async () => {
    const files = await logged();
    const log = fs.readFileSync(files.log);
    fs.rmSync(files.log);
    await expect(readRun(files.json)).rejects.toThrow(/The event log of .* is missing/);
    await expect(mark(files.json, 'a')).rejects.toThrow(/The event log of .* is missing/);
    fs.writeFileSync(files.log, log);
    await mark(files.json, 'a');
  });

  test('the log of another document', async () => {
    const files = await logged();
    const other = await logged();
    await mark(files.json, 'a');
    fs.copyFileSync(files.log, other.log);
    await expectRefused(other, /is the event log of another document/);
    await expect(rebuildRun(other.json)).rejects.toThrow(RefusedError);
  });

  test('the log is older than the document', async () => {
    const files = await logged();
    const log = fs.readFileSync(files.log);
    await mark(files.json, 'a');
    fs.writeFileSync(files.log, log);
    await expectRefused(files, /does not contain the events that .* was made from/);
    await expect(rebuildRun(files.json)).rejects.toThrow(/does not contain the events/);
  });

  test('the document is gone: its log makes it again', async () => {
    const files = await logged();
    await mark(files.json, 'a');
    fs.rmSync(files.json);
    await expect(readRun(files.json)).rejects.toMatchObject({
      name: 'NotFoundError',
      fix: 'checkpoint rebuild makes the document from it.',
    });
    const { view, kept } = await rebuildRun(files.json);
    expect(kept).toBeNull();
    expect(view.document().units.a?.status).toBe('done');
    await mark(files.json, 'b');
  });
});

describe('an index is never trusted', () => {
  test.each<[string, (files: Files, old: Buffer) => void]>([
    ['missing', ({ index }) => fs.rmSync(index)],
    ['empty', ({ index }) => fs.writeFileSync(index, '')],
    ['garbage', ({ index }) => fs.writeFileSync(index, 'x'.repeat(5000))],
    ['older than the log', ({ index }, old) => fs.writeFileSync(index, old)],
    ['cut off', ({ index }) => fs.truncateSync(index, 2000)],
    [
      'zeroed behind its header, as a kernel that dies might leave it',
      ({ index }) => {
        const bytes = fs.readFileSync(index);
        fs.writeFileSync(index, bytes.fill(0, 1024));
      },
    ],
    [
      'of another boot',
      ({ index }) => {
        const text = fs.readFileSync(index, 'latin1').replace(/"boot":"./, '"boot":"?');
        fs.writeFileSync(index, text, 'latin1');
      },
    ],
  ])('%s', async (_, damage) => {
    const files = await logged('large');
    await mark(files.json, 'unit-1');
    const old = fs.readFileSync(files.index);
    for (const id of ['unit-1', 'unit-2', 'new']) await mark(files.json, id, 'in_progress');
    damage(files, old);
    await changeRun(files.json, (view) => {
      const known = ['unit-0', 'unit-1', 'unit-2', 'new'].map((id) => view.unit(id)?.status);
      expect(known).toEqual(['pending', 'in_progress', 'in_progress', 'in_progress']);
      expect(view.unit('none')).toBeUndefined();
      return [{ op: 'merge', path: ['units', 'unit-3'], value: { status: 'done' } }];
    });
    expect((await readRun(files.json)).units['unit-3']).toMatchObject({
      status: 'done',
      note: 'x'.repeat(200),
    });
  });

  test('of another document', async () => {
    const files = await logged('large');
    const other = await logged('large');
    await mark(other.json, 'unit-1');
    fs.copyFileSync(other.index, files.index);
    await changeRun(files.json, (view) => {
      expect(view.unit('unit-1')?.status).toBe('pending');
      return [];
    });
  });

  test('it grows with the units', async () => {
    const files = await logged();
    const run = await RunFile.open(files.json);
    for (let part = 0; part < 20; part += 1) {
      const units = Object.fromEntries(
        Array.from({ length: 100 }, (_, number) => [
          `${part}-${number}`,
          { status: 'pending' as const, part },
        ]),
      );
      await run.change(() => [{ op: 'merge', path: ['units'], value: units }]);
      run.yield();
    }
    await run.close();
    await changeRun(files.json, (view) => {
      for (let part = 0; part < 20; part += 1) expect(view.unit(`${part}-7`)).toMatchObject({ part });
      return [];
    });
  });
});

describe('what must not become an event is refused before it is one', () => {
  test.each<[string, Parameters<typeof changeRun>[1]]>([
    ['another id', () => [{ op: 'merge', path: [], value: { id: 'other' } }]],
    ['another beginning', () => [{ op: 'set', path: ['createdAt'], value: 'then' }]],
    ['our own field', () => [{ op: 'set', path: ['eventLog', 'offset'], value: 0 }]],
    ['a status that nobody knows', () => [{ op: 'merge', path: [], value: { status: 'fine' } }]],
    ['a unit that nobody can read', () => [{ op: 'set', path: ['units', 'a'], value: { status: 'fine' } }]],
    ['no units', () => [{ op: 'delete', path: ['units'] }]],
    ['a name that means something else', () => [{ op: 'set', path: ['units', '__proto__'], value: {} }]],
    ['a path through a text', () => [{ op: 'set', path: ['task', 'x'], value: 1 }]],
  ])('%s', async (_, change) => {
    const files = await logged();
    const before = fileTree(files);
    await expect(changeRun(files.json, change)).rejects.toMatchObject({ name: 'InvalidInputError' });
    expect(fileTree(files)).toEqual(before);
    await mark(files.json, 'a');
  });
});

/** Adds an event whose hash is right, whatever it does. */
function appendEvent({ log }: Files, ops: readonly object[], status = 'running'): void {
  const lines = fs.readFileSync(log);
  const { seq: sequence, hash } = JSON.parse(linesOf(log).at(-1) ?? '');
  const event = { at: new Date().toISOString(), status, ops } as unknown as RunEvent;
  fs.appendFileSync(log, encodeEvent({ sequence, hash, offset: lines.length }, event).line);
}

describe('an event that does what no event may do is refused with its line, however right its hash is', () => {
  const unit = { status: 'done' };
  test.each<[string, object]>([
    ['a name that means something else', { op: 'set', path: ['units', '__proto__'], value: unit }],
    ['a field that means something else', { op: 'merge', path: [], value: JSON.parse('{"__proto__":{}}') }],
    ['the document itself is set', { op: 'set', path: [], value: {} }],
    ['the document itself is deleted', { op: 'delete', path: [] }],
    ['a path into a unit', { op: 'set', path: ['units', 'a', 'note'], value: 'x' }],
    ['a path into a field', { op: 'set', path: ['result', 'x'], value: 'x' }],
    ['a unit that is none', { op: 'set', path: ['units', 'a'], value: 5 }],
    ['units that are none', { op: 'merge', path: ['units'], value: { a: { status: 'nobody knows' } } }],
    ['units within the document that are none', { op: 'merge', path: [], value: { units: { a: 5 } } }],
    ['no units', { op: 'merge', path: [], value: { units: null } }],
    ['a status that nobody knows', { op: 'merge', path: [], value: { status: 'foo' } }],
    ['a version that nobody knows', { op: 'merge', path: [], value: { schemaVersion: 99 } }],
    ['items that are no list', { op: 'merge', path: [], value: { openItems: 'no' } }],
    ['another id', { op: 'merge', path: [], value: { id: 'other' } }],
    ['no id', { op: 'delete', path: ['id'] }],
  ])('%s', async (_, operation) => {
    const files = await logged();
    await mark(files.json, 'a');
    appendEvent(files, [operation]);
    await expectRefused(files, /is damaged in line 4: /);
    await expect(rebuildRun(files.json)).rejects.toThrow(/is damaged in line 4: /);
  });
});

test('an event whose own status nobody knows is refused with its line', async () => {
  const files = await logged();
  await mark(files.json, 'a');
  appendEvent(files, [{ op: 'merge', path: [], value: { updatedAt: new Date().toISOString() } }], 'foo');
  await expectRefused(files, 'is damaged in line 4: it has no status of a run');
});

describe('what is no log', () => {
  test.each([
    ['a folder', (file: string) => fs.mkdirSync(file), 'is not a regular file'],
    ['a pipe', (file: string) => spawnSync('mkfifo', [file]), 'is not a regular file'],
    ['an empty file', (file: string) => fs.writeFileSync(file, ''), 'does not contain the events'],
  ])('%s is refused by everybody, at once', async (_, make, why) => {
    const files = await logged();
    fs.rmSync(files.log);
    make(files.log);
    if (!fs.existsSync(files.log)) return; // Windows has no pipes of that kind
    await expect(viewRun(files.json, { verifyAll: true })).rejects.toThrow(why);
    await expect(mark(files.json, 'a')).rejects.toThrow(RefusedError);
    await expect(rebuildRun(files.json)).rejects.toThrow(RefusedError);
  });
});

test('a document that is a pipe is left alone by who makes it again, who waits for nobody', async () => {
  const files = await logged();
  fs.rmSync(files.json);
  spawnSync('mkfifo', [files.json]);
  if (!fs.existsSync(files.json)) return; // Windows
  await expect(rebuildRun(files.json)).rejects.toThrow('is not a regular file');
  expect(fs.statSync(files.json).isFIFO()).toBe(true);
});

test('who cannot make the document again has not cut anything off the log', async () => {
  const files = await logged();
  await mark(files.json, 'a');
  // Without its end, the last event counts for nothing; the document has it all the same.
  fs.truncateSync(files.log, fs.statSync(files.log).size - 1);
  const before = fileTree(files);
  await expect(rebuildRun(files.json)).rejects.toThrow('does not contain the events');
  expect(fileTree(files)).toEqual(before);
  fs.appendFileSync(files.log, '\n');
  expect((await readRun(files.json)).units.a?.status).toBe('done');
});

test('what a field holds can be changed in part, also by a process that knows nothing yet', async () => {
  const files = await logged('large');
  await changeRun(files.json, () => [{ op: 'set', path: ['phases', 'build'], value: { status: 'running' } }]);
  await changeRun(files.json, () => [
    { op: 'merge', path: ['phases', 'test'], value: { status: 'pending' } },
  ]);
  await changeRun(files.json, () => [
    { op: 'merge', path: ['phases', 'build'], value: { status: 'done' } },
    { op: 'delete', path: ['phases', 'test', 'status'] },
    { op: 'set', path: ['result'], value: 'good' },
  ]);
  const phases = { build: { status: 'done' }, test: {} };
  expect(await readRun(files.json)).toMatchObject({ phases, result: 'good' });
  expect(JSON.parse(linesOf(files.log).at(-1) ?? '').ops).toEqual([
    { op: 'merge', path: [], value: { phases, result: 'good' } },
  ]);
});

test('the whole table of units can be replaced', async () => {
  const files = await logged('large');
  await changeRun(files.json, () => [
    { op: 'set', path: ['units'], value: { 'unit-1': { status: 'done' }, other: { status: 'pending' } } },
  ]);
  await changeRun(files.json, (view) => {
    expect(['unit-1', 'unit-2', 'other'].map((id) => view.unit(id)?.status)).toEqual([
      'done',
      undefined,
      'pending',
    ]);
    return [{ op: 'delete', path: ['units', 'other'] }];
  });
  expect(Object.keys((await readRun(files.json)).units)).toEqual(['unit-1']);
  fs.rmSync(files.index);
  await changeRun(files.json, (view) => {
    expect(view.unit('other')).toBeUndefined();
    return [];
  });
});

test('a new document takes the place of the old one and its log, or of one without', async () => {
  const files = await logged();
  await mark(files.json, 'a');
  await createRun(files.json, (_present, at) => ({ ...emptyRun(at), id: 'second' }), { eventLog: true });
  await mark(files.json, 'b');
  expect(Object.keys((await readRun(files.json)).units)).toEqual(['counter', 'b']);
  await createRun(files.json, (_present, at) => ({ ...emptyRun(at), id: 'third' }));
  expect(fs.existsSync(files.log)).toBe(false);
  await mark(files.json, 'c');
  expect(Object.keys((await readRun(files.json)).units)).toEqual(['counter', 'c']);
});
