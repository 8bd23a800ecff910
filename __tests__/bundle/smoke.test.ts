import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Workbench } from '../support/workbench.js';

let bench: Workbench;
beforeEach(async () => {
  bench = await Workbench.start();
});
afterEach(() => bench.close());

test('a', async () => {
  const run = `echo x >> ${bench.root}/calls; echo "answer=42" >> $GITHUB_OUTPUT; mkdir -p out; echo hi > out/a.txt`;
  const one = bench.job({ attempt: 1 });
  const first = await bench.step(one, { step: 'ai-complete', run, files: 'out/**' });
  console.log(first.log, first.outputs, first.summary, first.durationMs);
  const b = await bench.step(one, { step: 'label-applied', run: 'exit 3' });
  console.log(b.log, b.outputs, b.exitCode, b.durationMs);
  console.log((await one.finish()).map((r) => [r.exitCode, r.summary, r.log]));
  console.log(bench.github.artifacts.live().map((a) => [a.name, a.size]));
  const two = bench.job({ attempt: 2, freshMachine: true });
  const again = await bench.step(two, { step: 'ai-complete', run, files: 'out/**' });
  console.log(again.log, again.outputs, again.summary, again.durationMs);
  const c = await bench.step(two, { step: 'label-applied', run: 'exit 0' });
  console.log(c.log, c.outcome, c.durationMs);
  expect(bench.count('calls')).toBe(1);
  console.log((await two.finish()).map((r) => [r.exitCode, r.summary, r.log]));
  console.log(bench.github.artifacts.live().map((a) => [a.name, a.size]));
}, 60000);
