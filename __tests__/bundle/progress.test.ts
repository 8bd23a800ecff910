import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from '@jest/globals';
import { onWorkbench, type Workbench } from '../support/workbench.js';

const cli = path.resolve('dist/cli/index.js');

/** A script of many steps of its own, each recorded in the nested document; `DIE_AT` makes one of them fail. */
function script(count: number, body = ''): string {
  return `
for i in $(seq ${count}); do
  "$NODE" "${cli}" run --step "s$i" --file "$CHECKPOINT_FILE" -- sh -c 'printf "%s\\n" "$0" >> "$CALLS"' "$i"
  echo "did $i"
  ${body}
done`;
}

function env(bench: Workbench) {
  return { CALLS: path.join(bench.root, 'calls'), NODE: process.execPath };
}

const called = (bench: Workbench) =>
  fs.readFileSync(path.join(bench.root, 'calls'), 'utf8').trim().split('\n').map(Number);

test('a failed script goes on where it failed', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    const failed = await bench.step(
      first,
      { step: 'fix', run: script(10, 'if [ $i = 6 ]; then exit 3; fi') },
      env(bench),
    );
    console.log(failed.log);
    expect(failed.outputs.outcome).toBe('failed');
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(second, { step: 'fix', run: script(10) }, env(bench));
    console.log(again.log, again.summary);
    expect(again.outputs.outcome).toBe('completed');
    expect(called(bench)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }));
