import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { takeLock } from '../../src/store/lock/lock.js';
import { lookAtRun } from '../../src/store/look-at-run.js';
import { placesOf } from '../../src/store/run-file/places.js';
import { runText } from '../support/run-documents.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'look-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a document that is just being made is not missing', async () => {
  if (process.platform !== 'linux') return;
  const file = path.join(folder, 'a.json');
  const { eventLog, lock: place } = placesOf(file);
  fs.writeFileSync(eventLog, 'log');
  const lock = await takeLock(place, { what: file });
  const looking = lookAtRun(file);
  setTimeout(() => fs.writeFileSync(file, runText('a')), 20);
  expect((await looking).kind).toBe('run');
  fs.rmSync(file);
  const reason = expect.stringContaining('its document is missing');
  expect(await lookAtRun(file)).toEqual({ kind: 'unreadable', reason });
  lock.release();
  expect(await lookAtRun(file)).toEqual({ kind: 'unreadable', reason });
});
