import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { steadyNow } from '../../src/store/clock.js';

test('setting the machine’s clock does not move it', () => {
  const before = steadyNow();
  const { now } = Date;
  try {
    for (const hours of [-24, 24]) {
      Date.now = () => now() + hours * 3_600_000;
      expect(steadyNow() - before).toBeGreaterThanOrEqual(0);
      expect(steadyNow() - before).toBeLessThan(60_000);
    }
  } finally {
    Date.now = now;
  }
});

test('all threads of a process read the same', async () => {
  const code =
    'const [s, ns] = process.hrtime();' +
    "require('node:worker_threads').parentPort.postMessage(s * 1000 + ns / 1e6)";
  const worker = new Worker(code, { eval: true });
  const before = steadyNow();
  const there = await new Promise<number>((resolve) => worker.once('message', resolve));
  await worker.terminate();
  expect(there).toBeGreaterThan(before - 100);
  expect(there).toBeLessThan(steadyNow() + 100);
});
