import * as fs from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { RefusedError } from '../../../src/engine/errors.js';
import { canonicalJson } from '../../../src/engine/hash.js';
import { applyOperations, type Operation } from '../../../src/engine/run-document/operations.js';
import type { RunDocument } from '../../../src/engine/schema.js';
import { RunFile } from '../../../src/store/run-file/open-run.js';
import { rebuildRun } from '../../../src/store/run-file/rebuild-run.js';
import { changeRun, createRun, viewRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { emptyRun } from './writers.js';

const runs = process.env.FULL === '1' ? 500 : 25;

afterAll(removeFolders);

const id = fc.constantFrom('a', 'b', 'c', 'ünit', 'x'.repeat(300));
const text = fc.string({ maxLength: 40, unit: 'grapheme' });
const unit = fc.record(
  {
    status: fc.constantFrom('pending' as const, 'done' as const),
    note: text,
    outputs: fc.dictionary(text, text),
  },
  { requiredKeys: ['status'] },
);
const phase = fc.constantFrom('build', 'test');

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(id, unit).map(([name, value]) => set(['units', name], value)) },
  {
    weight: 3,
    arbitrary: fc.tuple(id, text).map(([name, note]) => merge(['units', name], { note, status: 'done' })),
  },
  { weight: 1, arbitrary: id.map((name): Operation => ({ op: 'delete', path: ['units', name] })) },
  { weight: 2, arbitrary: text.map((updatedAt) => merge([], { updatedAt, status: 'running' })) },
  { weight: 1, arbitrary: text.map((result) => merge([], { result, currentPhase: result })) },
  {
    weight: 1,
    arbitrary: fc.tuple(phase, text).map(([name, at]) => set(['phases', name], { status: 'done', at })),
  },
  { weight: 1, arbitrary: fc.tuple(phase, text).map(([name, at]) => merge(['phases', name], { at })) },
  { weight: 1, arbitrary: phase.map((name): Operation => ({ op: 'delete', path: ['phases', name] })) },
  { weight: 1, arbitrary: fc.dictionary(id, unit).map((units) => merge(['units'], units)) },
  { weight: 1, arbitrary: fc.dictionary(id, unit).map((units) => set(['units'], units)) },
);

function set(path: readonly string[], value: unknown): Operation {
  return { op: 'set', path, value: value as string };
}

function merge(path: readonly string[], value: object): Operation {
  return { op: 'merge', path, value: value as Record<string, string> };
}

const changes = fc.array(fc.array(operation, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
/** Whether the document is so large that it is not written at each change. */
const isLarge = fc.boolean();

const NAMES = ['run.json', 'run.events.jsonl', 'run.events.index'] as const;
type State = Readonly<Record<(typeof NAMES)[number], Buffer>>;

interface History {
  /** What the document was after each change. */
  readonly documents: readonly RunDocument[];
  /** What was on the disk then. */
  readonly states: readonly State[];
}

/** A document that has been changed so, partly by a process that keeps it open. */
async function historyOf(large: boolean, all: readonly (readonly Operation[])[]): Promise<History> {
  const folder = newFolder();
  const file = path.join(folder, 'run.json');
  const first = await createRun(
    file,
    (_present, at) => {
      const run = emptyRun(at);
      return { ...run, phases: {}, padding: large ? 'p'.repeat(200_000) : '' } as RunDocument;
    },
    { eventLog: true },
  );
  const documents = [first];
  const states = [read(folder)];
  let open: RunFile | null = null;
  for (const [number, operations] of all.entries()) {
    if (number === 2) open = await RunFile.open(file);
    if (open === null) await changeRun(file, () => operations);
    else await open.change(() => operations);
    open?.yield();
    documents.push(applyOperations(documents.at(-1) ?? first, operations));
    states.push(read(folder));
  }
  await open?.close();
  return { documents, states };
}

function read(folder: string): State {
  const contents = NAMES.map((name) => [name, fs.readFileSync(path.join(folder, name))] as const);
  return Object.fromEntries(contents) as State;
}

function write(state: State): string {
  const folder = newFolder();
  for (const name of NAMES) fs.writeFileSync(path.join(folder, name), state[name]);
  return path.join(folder, 'run.json');
}

function plain(document: object): string {
  const { eventLog: _, ...rest } = document as { eventLog?: unknown };
  return canonicalJson(JSON.parse(JSON.stringify(rest)));
}

async function expectDocument(file: string, document: object): Promise<void> {
  expect(plain((await viewRun(file, { verifyAll: true })).document())).toBe(plain(document));
}

test('property: whatever is done, everybody sees what the rules say, and the log makes the same of it', async () => {
  await fc.assert(
    fc.asyncProperty(isLarge, changes, async (large, all) => {
      const { documents, states } = await historyOf(large, all);
      for (const [number, state] of states.entries()) {
        const file = write(state);
        await expectDocument(file, documents[number] ?? {});
        await changeRun(file, (view) => {
          for (const name of ['a', 'b', 'c', 'ünit', 'none']) {
            expect(view.unit(name)).toEqual(documents[number]?.units[name]);
          }
          expect(view.status).toBe(documents[number]?.status);
          return [];
        });
        fs.rmSync(file);
        await rebuildRun(file);
        expect(plain(JSON.parse(fs.readFileSync(file, 'utf8')))).toBe(plain(documents[number] ?? {}));
      }
    }),
    { numRuns: runs },
  );
}, 600_000);

test('property: after a death at any byte, what was acknowledged is there, and it goes on', async () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  await fc.assert(
    fc.asyncProperty(
      isLarge,
      changes,
      random,
      random,
      random,
      random,
      async (large, all, when, byte, older, index) => {
        const { documents, states } = await historyOf(large, all);
        // It died during change `number`, when some bytes of the event had been written.
        const number = 1 + Math.floor(when * all.length);
        const [before, after] = [states[number - 1], states[number]];
        if (before === undefined || after === undefined) throw new Error('no such change');
        const [from, to] = [before['run.events.jsonl'].length, after['run.events.jsonl'].length];
        const cut = from + Math.floor(byte * (to - from + 1));
        const isWhole = cut === to;
        // The snapshot is that of any moment before; the index may be of any moment at all, or half of one.
        const snapshot = states[Math.floor(older * (isWhole ? number + 1 : number))] ?? before;
        const indexOf = states[Math.floor(index * states.length)] ?? before;
        const file = write({
          'run.json': snapshot['run.json'],
          'run.events.jsonl': after['run.events.jsonl'].subarray(0, cut),
          'run.events.index':
            byte < 0.3
              ? indexOf['run.events.index'].subarray(0, Math.floor(byte * 3000))
              : indexOf['run.events.index'],
        });
        const document = documents[isWhole ? number : number - 1] ?? {};
        await expectDocument(file, document);
        const next = merge(['units', 'next'], { status: 'done' });
        await changeRun(file, () => [next]);
        await expectDocument(file, applyOperations(document, [next]));
        fs.rmSync(path.join(path.dirname(file), 'run.events.index'), { force: true });
        await changeRun(file, () => []);
      },
    ),
    { numRuns: 2 * runs },
  );
}, 600_000);

test('property: a bit that is not what was written is never overlooked, and nothing is cut off for it', async () => {
  const { states } = await historyOf(true, [
    [merge(['units', 'a'], { status: 'done' })],
    [merge([], { result: 1 })],
  ]);
  const small = await historyOf(false, [[merge(['units', 'a'], { status: 'done' })]]);
  const choices = [states.at(-1), small.states.at(-1)].filter((state) => state !== undefined);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...choices),
      fc.constantFrom('run.json' as const, 'run.events.jsonl' as const),
      fc.nat(),
      fc.integer({ min: 0, max: 7 }),
      async (state, name, at, bit) => {
        const damaged = Buffer.from(state[name]);
        // The very last byte is the line end: without it, the line counts as torn.
        const index = at % (damaged.length - 1);
        damaged[index] = (damaged[index] ?? 0) ^ (1 << bit);
        const file = write({ ...state, [name]: damaged });
        await expect(viewRun(file, { verifyAll: true })).rejects.toThrow(RefusedError);
        const change = changeRun(file, () => [merge(['units', 'b'], { status: 'done' })]);
        const isSeen = await change.then(
          () => false,
          (error: unknown) => error instanceof RefusedError,
        );
        const now = fs.readFileSync(path.join(path.dirname(file), name));
        expect(now.subarray(0, damaged.length).equals(damaged)).toBe(true);
        // A change looks at the end of the log only, by an index that still fits; without one, at everything.
        fs.rmSync(path.join(path.dirname(file), 'run.events.index'), { force: true });
        if (!isSeen) await expect(changeRun(file, () => [])).rejects.toThrow(RefusedError);
      },
    ),
    { numRuns: 4 * runs },
  );
}, 600_000);
