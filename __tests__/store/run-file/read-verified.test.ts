import * as fs from 'node:fs';
import * as path from 'node:path';
import type { RunView } from '../../../src/engine/run-document/change.js';
import { encodeEvent, type LogPosition } from '../../../src/store/run-file/event-log/event.js';
import { readEventLogged } from '../../../src/store/run-file/event-log/read-event-logged.js';
import { readVerified } from '../../../src/store/run-file/event-log/read-verified.js';
import { positionIn } from '../../../src/store/run-file/event-log/snapshot.js';
import { verifyElsewhere } from '../../../src/store/run-file/event-log/verifier.js';
import { placesOf } from '../../../src/store/run-file/places.js';
import { changeRun, createRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';
import { emptyRun } from './writers.js';

afterAll(removeFolders);

const verifier = path.join(
  compileSource(['store/run-file/event-log/verifier-thread']),
  'store/run-file/event-log/verifier-thread.js',
);
const MIB = 1024 * 1024;

/** A document whose log is large enough for a second thread; the document contains half of it. */
async function largeLog(): Promise<string> {
  const file = path.join(newFolder(), 'run.json');
  await createRun(file, (_present, at) => emptyRun(at), { eventLog: true });
  append(file, 5 * MIB);
  fs.rmSync(placesOf(file).index);
  // The log has grown by so much that the document is written anew.
  await changeRun(file, (_view, at) => [{ op: 'merge', path: [], value: { updatedAt: at } }]);
  append(file, 5 * MIB);
  return file;
}

/** Adds as many events as make so many bytes, without syncing them. */
function append(file: string, bytes: number): void {
  const { eventLog } = placesOf(file);
  const lines = fs.readFileSync(eventLog);
  const { seq, hash } = JSON.parse(lines.toString().trimEnd().split('\n').at(-1) ?? '');
  let position: LogPosition = { sequence: seq, hash, offset: lines.length };
  const added: Buffer[] = [];
  while (position.offset < lines.length + bytes) {
    const at = new Date().toISOString();
    const unit = { status: 'done', note: `${position.sequence} ünit ${'x'.repeat(2000)}` } as const;
    const ops = [{ op: 'set', path: ['units', `unit-${position.sequence % 700}`], value: unit } as const];
    const { line, after } = encodeEvent(position, { at, status: 'running', ops });
    added.push(line);
    position = after;
  }
  fs.appendFileSync(eventLog, Buffer.concat(added));
}

function damage(file: string, offset: number): void {
  const descriptor = fs.openSync(file, 'r+');
  fs.writeSync(descriptor, 'y', offset);
  fs.closeSync(descriptor);
}

function endOf(view: RunView): LogPosition | null {
  return positionIn(view.stored());
}

const read = (file: string, entry = verifier) => readVerified(placesOf(file), entry);

test('another thread verifies, and the document is the same', async () => {
  const file = await largeLog();
  const view = await read(file);
  expect(view.document()).toEqual(readEventLogged(placesOf(file), true).document());

  const { eventLog } = placesOf(file);
  const descriptor = fs.openSync(eventLog, 'r');
  const { size } = fs.fstatSync(descriptor);
  expect(await verifyElsewhere(verifier, { descriptor, size })).toEqual(endOf(view));
  fs.closeSync(descriptor);
});

test('a last line without its end is no event', async () => {
  const file = await largeLog();
  const before = endOf(await read(file));
  fs.appendFileSync(placesOf(file).eventLog, '{"prev":"');
  expect(endOf(await read(file))).toEqual(before);
});

test.each(['what the document contains', 'what it does not contain yet'])(
  'damage in %s shows',
  async (part) => {
    const file = await largeLog();
    const { eventLog } = placesOf(file);
    const { size } = fs.statSync(eventLog);
    damage(eventLog, part === 'what the document contains' ? 3 * MIB : size - MIB);
    await expect(read(file)).rejects.toThrow(/is damaged in line \d+: its hash is not that of its content/);
  },
);

test('the log of another document shows', async () => {
  const [file, other] = [await largeLog(), await largeLog()];
  fs.copyFileSync(placesOf(other).eventLog, placesOf(file).eventLog);
  await expect(read(file)).rejects.toThrow('is the event log of another document');
});

test('without the other thread, it takes longer', async () => {
  const file = await largeLog();
  const view = await read(file, path.join(newFolder(), 'missing.js'));
  expect(view.document()).toEqual(readEventLogged(placesOf(file), true).document());
  fs.rmSync(file);
  await expect(read(file)).rejects.toThrow('There is no run');
});
