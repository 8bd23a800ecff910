import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { jest } from '@jest/globals';
import type { Operation } from '../../../src/engine/run-document/operations.js';
import { takeLock } from '../../../src/store/lock/lock.js';
import { LockLostError } from '../../../src/store/lock/lock-error.js';
import { openState } from '../../../src/store/run-file/open-state.js';
import { placesOf } from '../../../src/store/run-file/places.js';
import { createRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';
import { emptyRun } from './writers.js';

afterAll(removeFolders);

/**
 * Pauses somebody who changes a document before one of its calls to the file system, for so long that others, who cannot
 * see whether it lives, take its lock and change the document. Then it goes on. Prints what must not be.
 */
const SCRIPT = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import path from 'node:path';
  import { LockAttempt } from './store/lock/lock-attempt.js';
  import { changeAny } from './store/run-file/change-any.js';
  import { withRunLockSync } from './store/run-file/locked.js';
  import { putOutOfReach } from './store/run-file/out-of-reach.js';
  import { placesOf } from './store/run-file/places.js';
  import { createRun, viewRun } from './store/run-file/run-file.js';

  const [root, size, mode, fault] = process.argv.slice(2);

  let calls = null;
  const eio = () => Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  for (const name of Object.keys(fs).filter((name) => name.endsWith('Sync') && typeof fs[name] === 'function')) {
    const original = fs[name];
    const isMeant = (args) => name !== 'writeSync' || String(args[1]).startsWith('{"prev":');
    fs[name] = Object.assign((...args) => {
      if (calls !== null) {
        calls.left -= 1;
        if (calls.left === -1) {
          const { others } = calls;
          const paused = calls;
          calls = null;
          others();
          calls = paused;
        }
        if (calls.fault === name && isMeant(args)) {
          calls.fault = null;
          original(...args);
          throw eio();
        }
      }
      return original(...args);
    }, original);
  }
  syncBuiltinESMExports();

  let skipped = 0;
  const { hrtime } = process;
  process.hrtime = (...args) => {
    const [seconds, nanoseconds] = hrtime(...args);
    return [seconds + skipped, nanoseconds];
  };

  const document = (at) => ({
    schemaVersion: 2, id: 'run', task: 't', status: 'running', createdAt: at, updatedAt: at, finishedAt: null,
    units: Object.fromEntries(Array.from({ length: size === 'large' ? 900 : 1 }, (_, n) => ['u' + n, { status: 'pending', note: 'x'.repeat(200) }])),
    phases: {}, currentPhase: null, openItems: [], resolvedItems: [], result: null,
  });
  const done = (id) => (view, at) => view.unit(id)?.status === 'done' ? [] : [
    { op: 'set', path: ['units', id], value: { status: 'done' } },
    { op: 'merge', path: [], value: { updatedAt: at } },
  ];

  /** Whoever has the lock now is somebody of whom nothing can be proven, and who has been silent for long. */
  const takeOver = (places, change) => {
    for (const name of fs.readdirSync(places.lock)) {
      const file = path.join(places.lock, name);
      if (!/^\\d+\\.lock$/.test(name)) continue;
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"pidNamespace":"pid:', '"pidNamespace":"not:'));
    }
    const attempt = new LockAttempt(places.lock, { what: 'run.json', waitMs: 3600_000 });
    let lock = attempt.step();
    while (typeof lock === 'number') {
      skipped += 41;
      lock = attempt.step();
    }
    putOutOfReach(places, lock);
    changeAny(places, lock, change);
    lock.release();
  };

  for (let call = 0, happened = true; happened; call += 1) {
    happened = false;
    const folder = path.join(root, String(call));
    fs.mkdirSync(folder);
    const file = path.join(folder, 'run.json');
    await createRun(file, (_present, at) => document(at), { eventLog: mode === 'log' });
    const places = placesOf(file);
    calls = { left: call, fault: fault || null, others: () => {
      happened = true;
      takeOver(places, done('b'));
      takeOver(places, done('c'));
    } };
    let acknowledged = false;
    try {
      withRunLockSync(places, 3600_000, (lock) => changeAny(places, lock, done('a')));
      acknowledged = true;
    } catch (error) {
      if (fault === '' || !error.message.includes('EIO')) console.log(call, 'failed:', error.message);
    }
    calls = null;
    try {
      withRunLockSync(places, 3600_000, (lock) => changeAny(places, lock, done('d')));
      const { units } = (await viewRun(file, { verifyAll: true })).document();
      const wanted = [...(acknowledged ? ['a'] : []), ...(happened ? ['b', 'c'] : []), 'd'];
      const lost = wanted.filter((id) => units[id]?.status !== 'done');
      if (lost.length > 0) console.log(call, 'lost:', lost.join());
      const rest = fs.readdirSync(places.lock).filter((name) => !/^\\d+\\.lock$/.test(name));
      if (mode === 'log' && rest.length > 0) console.log(call, 'left behind:', rest.join());
    } catch (error) {
      console.log(call, 'afterwards:', error.message);
    }
    if (!happened) console.log('calls:', call);
  }
`;

test.each([
  ['snapshot', 'small', ''],
  ['log', 'small', ''],
  ['log', 'large', ''],
  ['log', 'large', 'fdatasyncSync'],
  ['log', 'large', 'writeSync'],
])(
  '%s, %s document, failing %j: a writer that was paused for too long takes nothing from others',
  (mode, size, fault) => {
    const code = compileSource([
      'store/run-file/run-file',
      'store/run-file/change-any',
      'store/lock/lock-attempt',
    ]);
    fs.writeFileSync(path.join(code, 'script.js'), SCRIPT);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(code, 'script.js'), newFolder(), size, mode, fault],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const [last = '', ...problems] = stdout.trim().split('\n').reverse();
    expect(problems).toEqual([]);
    expect(Number(last.replace('calls: ', ''))).toBeGreaterThan(10);
  },
);

test('a writer whose lock is taken while its event is being written does not acknowledge it', async () => {
  const file = path.join(newFolder(), 'run.json');
  await createRun(file, (_present, at) => emptyRun(at), { eventLog: true });
  const places = placesOf(file);
  const lock = await takeLock(places.lock, { what: 'run.json' });
  const state = openState(places, () => lock);
  let looks = 0;
  // Whoever takes it then has yet to put the log out of reach.
  jest.spyOn(lock, 'check').mockImplementation(() => {
    looks += 1;
    if (looks > 1) throw new LockLostError('run.json');
    return false;
  });
  const at = new Date().toISOString();
  const done: Operation = { op: 'set', path: ['units', 'a'], value: { status: 'done' } };
  expect(() => state.commit([done], at)).toThrow(LockLostError);
  state.dispose();
  lock.release();
});
