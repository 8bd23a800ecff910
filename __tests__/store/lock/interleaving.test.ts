import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { newFolder, removeFolders } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';

afterAll(removeFolders);

/**
 * Stops somebody who takes or releases a lock before one of its calls to the file system, lets others do all that they
 * could do in that moment, and lets it go on. Prints what must not be: two of them with the lock.
 */
const SCRIPT = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import path from 'node:path';
  import { takeLockSync } from './store/lock/lock.js';

  const [root, dead, depth] = process.argv.slice(2);
  let calls = null;
  for (const name of Object.keys(fs).filter((name) => name.endsWith('Sync') && typeof fs[name] === 'function')) {
    const original = fs[name];
    fs[name] = (...args) => {
      if (calls !== null) {
        calls.left -= 1;
        if (calls.left === -1) {
          const { others } = calls;
          calls = null;
          others();
        }
      }
      return original(...args);
    };
  }
  syncBuiltinESMExports();

  /** Does something, and something else before its n-th call; tells whether it came to that. */
  const stopped = (left, work, others) => {
    let happened = false;
    calls = { left, others: () => { happened = true; others(); } };
    const result = work();
    calls = null;
    return { result, happened };
  };

  const take = (folder) => {
    try {
      return takeLockSync(folder, { what: 'it', waitMs: 3 });
    } catch (error) {
      if (error.constructor.name === 'LockedError') return null;
      throw error;
    }
  };
  const holds = (lock) => {
    try {
      lock.check(true);
      return true;
    } catch {
      return false;
    }
  };
  const STARTS = {
    nothing: () => {},
    free: (folder) => takeLockSync(folder, { what: 'it' }).release(),
    dead: (folder) => {
      fs.mkdirSync(folder);
      fs.writeFileSync(path.join(folder, '3.lock'), dead);
    },
    'free, and empty since a loss of power': (folder) => {
      fs.mkdirSync(folder);
      fs.writeFileSync(path.join(folder, '3.lock'), '');
      fs.chmodSync(path.join(folder, '3.lock'), 0o1644);
    },
  };
  // What others do meanwhile; the last of them keeps the lock, if it gets it.
  const MEANWHILE = {
    'one takes it': (folder) => take(folder),
    'one has it and retires it, another takes it': (folder) => (take(folder)?.retire(), take(folder)),
    'one has it, another takes it': (folder) => (take(folder)?.release(), take(folder)),
    'two have it, another takes it': (folder) => (take(folder)?.retire(), take(folder)?.release(), take(folder)),
    'one has it and retires it': (folder) => (take(folder)?.retire(), null),
    'one has it': (folder) => (take(folder)?.release(), null),
  };
  const STOPPED = {
    'taking': (folder) => take(folder),
    'releasing': (folder, lock) => (lock.release(), null),
    'retiring': (folder, lock) => (lock.retire(), null),
  };
  let tried = 0;
  /** Whether there was a call at which the first, and one at which the second was stopped. */
  const attempt = (start, what, first, others) => {
    const folder = path.join(root, String(tried));
    tried += 1;
    STARTS[start](folder);
    const before = what === 'taking' ? null : take(folder);
    const theirs = [];
    let inner = true;
    const { result: ours, happened } = stopped(first, () => STOPPED[what](folder, before), () => {
      inner = others(folder, theirs);
    });
    const claimed = [ours, ...theirs].filter((lock) => lock !== null);
    const third = take(folder);
    const problem =
      claimed.length > 1 ? 'two have it' :
      claimed.length === 1 && third !== null ? 'a third got it' :
      claimed.some((lock) => !holds(lock)) ? 'who has it is told that it has lost it' :
      claimed.length === 0 && third === null ? 'nobody can have it' : null;
    for (const lock of [...claimed, third]) lock?.release();
    fs.rmSync(folder, { recursive: true, force: true });
    return { problem, happened, inner };
  };
  for (const start of Object.keys(STARTS))
    for (const what of Object.keys(STOPPED))
      for (const [name, meanwhile] of Object.entries(MEANWHILE)) {
        for (let call = 0, more = true; more; call += 1) {
          const { problem, happened } = attempt(start, what, call, (folder, theirs) => theirs.push(meanwhile(folder)));
          if (problem !== null) console.log([problem, start, what, call, name].join('; '));
          more = happened;
        }
        if (depth !== '2') continue;
        // The other one is stopped as well, by all the others.
        for (let call = 0, more = true; more; call += 1) {
          for (let second = 0, moreInside = true; moreInside; second += 1) {
            const { problem, happened, inner } = attempt(start, what, call, (folder, theirs) => {
              const other = stopped(second, () => take(folder), () => theirs.push(meanwhile(folder)));
              theirs.push(other.result);
              return other.happened;
            });
            if (problem !== null) console.log([problem, start, what, call, 'one takes it', second, name].join('; '));
            more = happened;
            moreInside = happened && inner;
          }
        }
      }
  console.log('tried ' + tried);
`;

test('whenever somebody is stopped for a moment, whatever others do then, never two have the lock', () => {
  const code = compileSource(['store/lock/lock']);
  fs.writeFileSync(path.join(code, 'interleaving.js'), SCRIPT);
  const ended = spawnSync(process.execPath, ['-e', '0']).pid;
  const probe = `import { newOwner } from ${JSON.stringify(`${code}/store/lock/owner.js`)};
    console.log(JSON.stringify({ ...newOwner('dead000000', true), pid: ${ended} }))`;
  const owner = spawnSync(process.execPath, ['--input-type=module', '-e', probe], {
    encoding: 'utf8',
  }).stdout;
  const depth = process.env.FULL === '1' ? '2' : '1';
  const args = [path.join(code, 'interleaving.js'), newFolder(), `held 0000000000\n${owner}`, depth];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  const [said, ...problems] = stdout.trimEnd().split('\n').reverse();
  expect(problems).toEqual([]);
  expect(said).toMatch(/^tried \d{3,}$/);
}, 600_000);
