import * as path from 'node:path';
import { changeRun, viewRun } from '../../src/store/run-file/run-file.js';
import { printCells } from '../cells.js';
import { lookAt, newChain, unitName } from './chain.js';
import { timeOf, timeOfNode } from './commands.js';
import { measureReading, READERS } from './reading.js';
import { printMemory, printRows } from './rows.js';
import { Samples } from './samples.js';
import { newDatabase, sqliteName } from './sqlite.js';
import type { WriterKind } from './writer.js';
import { changesPerSecond } from './writers.js';

const SIZES = [1000, 10_000, 100_000] as const;
const TINY = 10;
const KINDS: readonly WriterKind[] = ['floor', 'run file', 'sqlite'];
const PROCESSES = [1, 8] as const;
/** How long writers write at a time. */
const WRITE_MS = 500;
/** What takes long is measured in fewer rounds. */
const FEW = 5;

/** Run documents against what they are made of, and against a database. */
export async function measureRunDocuments(count: number, root: string): Promise<void> {
  const folder = path.join(root, 'runs');
  const fileOf = (size: number) => path.join(folder, `${size}.json`);
  for (const size of [TINY, ...SIZES]) {
    await newChain(fileOf(size), size, size !== TINY);
    if (size !== TINY) newDatabase(path.join(folder, `${size}.sqlite`), size);
  }
  const bytes = await eventBytes(fileOf(SIZES[0]));
  const samples = new Samples();
  for (let round = 0; round < count; round += 1) {
    samples.add('bare', timeOfNode('-e', '0'));
    for (const size of [TINY, ...SIZES]) {
      const unit = unitName(Math.floor((size / 2) * (1 + Math.random())));
      const ms = timeOf('unit', fileOf(size), unit, 'in_progress', '--note', `round ${round}`);
      samples.add(`unit ${size}`, ms);
      samples.add(`units per second ${size}`, 1000 / ms);
    }
    for (const size of SIZES) {
      for (const processes of round < FEW ? PROCESSES : [1]) {
        for (const kind of KINDS) {
          const file = kind === 'run file' ? fileOf(size) : path.join(folder, `${size}.${kind}`);
          const spec = { kind, file, units: size, processes, ms: WRITE_MS, bytes };
          samples.add(`${kind} ${size} ${processes}`, await changesPerSecond(spec));
        }
      }
    }
  }
  await measureReading(samples, path.join(root, 'reading'), Math.min(count, 2 * FEW));
  console.log(`Run documents: medians of up to ${count} rounds; an event has ${bytes} bytes.\n`);
  printRows(samples);
  printMemory(samples, Object.keys(READERS));
  printWriters(samples);
}

/** What the change that the writers make adds to the log. */
async function eventBytes(file: string): Promise<number> {
  const size = async () => {
    const { eventLog } = (await viewRun(file)).stored() as { eventLog?: { offset: number } };
    return eventLog?.offset ?? 0;
  };
  const before = await size();
  const id = unitName(500);
  await changeRun(file, (view, at) => lookAt(id, view.unit(id), at));
  return (await size()) - before;
}

function printWriters(samples: Samples): void {
  const lines = SIZES.flatMap((size) =>
    PROCESSES.map((processes) => [
      `${size.toLocaleString('en')} units, ${processes === 1 ? 'one process' : `${processes} processes`}`,
      ...KINDS.map((kind) => samples.median(`${kind} ${size} ${processes}`).toFixed(0)),
    ]),
  );
  const names = ['append and fdatasync', 'event log', `${sqliteName}, WAL, synchronous FULL`];
  printCells([['durable changes per second', ...names], ...lines]);
}
