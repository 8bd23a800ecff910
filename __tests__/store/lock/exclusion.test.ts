import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { newFolder, removeFolders } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';

const full = process.env.FULL === '1';
const processes = full ? 20 : 8;
const turns = full ? 1000 : 150;

afterAll(removeFolders);

/** Adds one to the number in a file, again and again, in a way that loses some when two do so at once. */
const SCRIPT = `
  import * as fs from 'node:fs';
  import { takeLock, takeLockSync } from './store/lock/lock.js';
  const [file, turns, kill] = process.argv.slice(2);
  for (let turn = 0; turn < Number(turns); turn += 1) {
    const options = { what: file, waitMs: 120000, polite: turn % 3 === 0 };
    const lock = turn % 2 === 0 ? await takeLock(file + '.lock', options) : takeLockSync(file + '.lock', options);
    const before = Number(fs.readFileSync(file, 'utf8'));
    if (turn % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
    let isLost = false;
    try {
      if (turn % 4 === 0) lock.check(true);
    } catch {
      isLost = true;
    }
    if (!isLost) {
      fs.writeFileSync(lock.temporaryFile(), '');
      fs.writeFileSync(file + '.new', String(before + 1));
      fs.renameSync(file + '.new', file);
    }
    if (turn === Number(kill)) process.kill(process.pid, 'SIGKILL');
    if (turn % 7 === 0) lock.retire();
    else lock.release();
    if (isLost) turn -= 1;
    else if (turn % 3 === 1) await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
  }
`;

test('many processes that take turns as fast as they can, some of which die, are never two at once', async () => {
  const code = compileSource(['store/lock/lock']);
  fs.writeFileSync(path.join(code, 'counter.js'), SCRIPT);
  const file = path.join(newFolder(), 'count');
  fs.writeFileSync(file, '0');
  const ends = await Promise.all(
    Array.from({ length: processes }, async (_, number) => {
      const kill = number % 4 === 3 ? Math.floor(turns / 2) : -1;
      const args = [path.join(code, 'counter.js'), file, String(turns), String(kill)];
      const child = spawn(process.execPath, args, { stdio: 'inherit' });
      const [exitCode] = (await once(child, 'exit')) as [number | null];
      return { exitCode, done: kill < 0 ? turns : kill + 1 };
    }),
  );
  expect(ends.filter(({ exitCode, done }) => exitCode !== 0 && done === turns)).toEqual([]);
  expect(Number(fs.readFileSync(file, 'utf8'))).toBe(ends.reduce((sum, { done }) => sum + done, 0));
}, 600_000);
