import * as fs from 'node:fs';
import { RunFile } from '../../src/store/run-file/open-run.js';
import { lookAt, unitName } from './chain.js';
import { openDatabase } from './sqlite.js';

/** A process that changes something durably, over and over, from the message `go` on, and then says how often it has. */

/** So many changes are made before the time counts: what is compared is work that goes on for long. */
const WARM_UP = 1000;

export type WriterKind = 'run file' | 'floor' | 'sqlite';

interface Writer {
  next(): unknown;
  close(): unknown;
}

const OPEN: Readonly<
  Record<WriterKind, (file: string, units: number, bytes: number) => Writer | Promise<Writer>>
> = {
  'run file': async (file, units) => {
    const run = await RunFile.open(file);
    return { next: () => changeSomeUnit(run, units), close: () => run.yield() };
  },
  /** The least that a durable record of so many bytes takes. */
  floor: (file, _units, bytes) => {
    const descriptor = fs.openSync(file, 'a');
    const line = Buffer.alloc(bytes, 'x');
    const next = () => {
      fs.writeSync(descriptor, line);
      fs.fdatasyncSync(descriptor);
    };
    return { next, close: () => fs.closeSync(descriptor) };
  },
  sqlite: (file, units) => {
    const database = openDatabase(file);
    const select = database.prepare('SELECT unit FROM units WHERE id = ?');
    const update = database.prepare('UPDATE units SET unit = ? WHERE id = ?');
    const next = () => {
      const id = someUnit(units);
      database.exec('BEGIN IMMEDIATE');
      const { unit } = select.get(id) as { unit: string };
      const updatedAt = new Date().toISOString();
      update.run(JSON.stringify({ ...JSON.parse(unit), note: 'looked at', updatedAt }), id);
      database.exec('COMMIT');
    };
    return { next, close: () => database.close() };
  },
};

function changeSomeUnit(run: RunFile, units: number): Promise<unknown> {
  return run.change((view, at) => {
    const id = someUnit(units);
    return lookAt(id, view.unit(id), at);
  });
}

function someUnit(units: number): string {
  return unitName(Math.floor(Math.random() * units));
}

const [kind, file = '', units, ms, bytes] = process.argv.slice(2);
const writer = await OPEN[kind as WriterKind](file, Number(units), Number(bytes));
for (let number = 0; number < WARM_UP; number += 1) await writer.next();
process.once('message', async () => {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < Number(ms)) {
    await writer.next();
    count += 1;
  }
  const took = performance.now() - started;
  await writer.close();
  process.send?.({ count, recorded: WARM_UP + count, ms: took }, () => process.disconnect());
});
process.send?.('ready');
