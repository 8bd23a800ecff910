import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { removeFolders } from '../support/builders.js';
import { checkOut, newRepository, run, stateOf } from '../support/checkout.js';
import { onWorkbench } from '../support/workbench.js';

afterAll(removeFolders);

const COMMIT = `
git config user.name Ada
git config user.email ada@example.com
printf 'fixed\\n' > src/a.txt
git rm --quiet src/b.txt
git commit --quiet --all --message='fix it'
printf 'on top\\n' > README.md
printf 'new' > new.txt
git add new.txt
chmod 755 script.sh
printf 'call\\n' >> "$CALLS"`;

const fix = { step: 'ai-complete', run: COMMIT, files: '@changes' };

test('changes and commits come back on a fresh machine with a clean checkout', () =>
  onWorkbench(async (bench) => {
    const source = newRepository();
    const env = { CALLS: path.join(bench.root, 'calls') };
    const first = bench.job({ attempt: 1 });
    checkOut(source, { into: bench.workspace });
    const done = await bench.step(first, fix, env);
    expect(done).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed' } });
    expect(done.log).toContain('4 files');
    expect(done.log).toContain('1 deleted, 1 commit');
    const expected = stateOf(bench.workspace);
    first.lost();

    const second = bench.job({ attempt: 2, freshMachine: true });
    checkOut(source, { into: bench.workspace });
    const again = await bench.step(second, fix, env);
    expect(again).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(stateOf(bench.workspace)).toEqual(expected);
    // The next step goes on from there.
    const push = { step: 'pushed', run: 'git log --format=%s -n 1 && git status --short' };
    expect((await bench.step(second, push)).log).toMatch(/^fix it$[\s\S]*^A {2}new\.txt$/m);
    expect(bench.count('calls')).toBe(1);
  }));

test('a checkout that has moved on is an error, and loses nothing', () =>
  onWorkbench(async (bench) => {
    const source = newRepository();
    const env = { CALLS: path.join(bench.root, 'calls') };
    const first = bench.job({ attempt: 1 });
    checkOut(source, { into: bench.workspace });
    await bench.step(first, fix, env);
    first.lost();

    const second = bench.job({ attempt: 2, freshMachine: true });
    checkOut(source, { into: bench.workspace });
    run(bench.workspace, 'commit', '--quiet', '--allow-empty', '--message=mine');
    const untouched = stateOf(bench.workspace);
    const again = await bench.step(second, fix, env);
    expect(again.exitCode).toBe(1);
    expect(again.log).toMatch(/HEAD is at .* Nothing was changed/);
    expect(stateOf(bench.workspace)).toEqual(untouched);
    expect(bench.count('calls')).toBe(1);
  }));

test('around other people’s actions, from begin to complete', () =>
  onWorkbench(async (bench) => {
    const source = newRepository();
    const begin = { step: 'generated', mode: 'begin', files: '@changes' };
    const complete = { ...begin, mode: 'complete' };
    const first = bench.job({ attempt: 1 });
    checkOut(source, { into: bench.workspace });
    expect((await bench.step(first, begin)).outputs.skipped).toBe('false');
    fs.writeFileSync(path.join(bench.workspace, 'generated.txt'), 'x');
    fs.rmSync(path.join(bench.workspace, 'src/a.txt'));
    expect((await bench.step(first, complete)).log).toContain('1 file (1 B), 1 deleted');
    const expected = stateOf(bench.workspace);
    first.lost();

    const second = bench.job({ attempt: 2, freshMachine: true });
    checkOut(source, { into: bench.workspace });
    expect((await bench.step(second, begin)).outputs.skipped).toBe('true');
    expect(stateOf(bench.workspace)).toEqual(expected);
    expect((await bench.step(second, complete)).outputs.outcome).toBe('skipped');
  }));

test('a workspace without a checkout is an error before the command runs', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1 });
    const result = await bench.step(job, fix, { CALLS: path.join(bench.root, 'calls') });
    expect(result.exitCode).toBe(1);
    expect(result.log).toMatch(/is not the root of a git checkout.*actions\/checkout/);
    expect(bench.count('calls')).toBe(0);
  }));
