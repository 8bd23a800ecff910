import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from '@jest/globals';
import { onWorkbench, type Workbench } from '../support/workbench.js';

const AI = `
printf 'call\\n' >> "$CALLS"
mkdir -p generated
printf 'binary \\000 and \\377' > generated/a.bin
printf 'text\\r\\n' > 'generated/with space.txt'
chmod 755 'generated/with space.txt'
{ echo 'summary<<EOF'; echo 'line one'; echo; echo 'EOF-not'; echo 'EOF'; echo 'empty='; } >> "$GITHUB_OUTPUT"`;

const ai = { step: 'ai-complete', run: AI, files: 'generated/**' };
const label = { step: 'label-applied', run: 'printf "label\\n" >> "$CALLS.label"' };

function calls(bench: Workbench): Record<string, string> {
  return { CALLS: path.join(bench.root, 'calls') };
}

/** What a step leaves for the rest of the job: its own outputs and the generated files, byte for byte. */
function produced(bench: Workbench, outputs: ReadonlyMap<string, string> | Record<string, string>) {
  const folder = path.join(bench.workspace, 'generated');
  const given = Object.fromEntries(outputs instanceof Map ? outputs : Object.entries(outputs));
  return {
    summary: given.summary,
    empty: given.empty,
    all: given.outputs,
    files: fs
      .readdirSync(folder)
      .sort()
      .map((name) => [
        name,
        fs.readFileSync(path.join(folder, name)).toString('hex'),
        fs.statSync(path.join(folder, name)).mode & 0o777,
      ]),
  };
}

test('a re-run skips what is done, with outputs and files as in one pass, and does the rest', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    const once = await bench.step(first, ai, calls(bench));
    expect(once.outputs).toMatchObject({
      outcome: 'completed',
      skipped: 'false',
      'next-step': 'label-applied',
    });
    const expected = produced(bench, once.outputs);
    const failed = await bench.step(first, { step: 'label-applied', run: 'exit 3' });
    expect(failed).toMatchObject({ exitCode: 3, outcome: 'failure' });
    await first.finish();

    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(second, ai, calls(bench));
    expect(again.outputs).toMatchObject({ outcome: 'skipped', skipped: 'true', resumed: 'true' });
    expect(again.log).toContain('ai-complete was done in attempt 1');
    expect(produced(bench, again.outputs)).toEqual(expected);
    const labelled = await bench.step(second, label, calls(bench));
    expect(labelled.outputs.reason).toBe('label-applied failed in attempt 1 (exit code 3)');
    const done = await bench.step(second, { step: 'done' });
    expect(done.outputs).toMatchObject({ outcome: 'completed', 'next-step': 'comment-posted' });
    expect([bench.count('calls'), bench.count('calls.label')]).toEqual([1, 1]);
  }));

test.each(['SIGINT', 'SIGTERM'] as const)('a step interrupted by %s says so, and runs again', (signal) =>
  onWorkbench(async (bench) => {
    const slow = { step: 'ai-complete', run: 'echo started; sleep 30' };
    const first = bench.job({ attempt: 1 });
    const step = first.start({ id: 'ai', with: slow });
    await step.until(/^started/m);
    step.kill(signal);
    const ended = await step.finished;
    expect(ended.exitCode).not.toBe(0);
    expect(ended.outputs.outcome).toBe('interrupted');
    first.lost();

    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(second, { ...slow, run: 'echo started' });
    expect(again.log).toMatch(/ai-complete was started in attempt 1 and interrupted by a signal after \d/);
    expect(again.outputs.outcome).toBe('completed');
  }),
);

test('a command that ends well after the signal is done', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    const step = first.start({
      id: 'ai',
      with: {
        step: 'ai-complete',
        run: 'trap "echo saved=yes >> $GITHUB_OUTPUT; exit 0" INT; echo started; for i in $(seq 100); do sleep 0.1; done',
      },
    });
    await step.until(/^started/m);
    step.cancel();
    const ended = await step.finished;
    expect(ended.outputs).toMatchObject({ outcome: 'completed', saved: 'yes' });
    first.lost();

    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(second, {
      step: 'ai-complete',
      run: 'trap "echo saved=yes >> $GITHUB_OUTPUT; exit 0" INT; echo started; for i in $(seq 100); do sleep 0.1; done',
    });
    expect(again.outputs).toMatchObject({ outcome: 'skipped', saved: 'yes' });
  }));

test('a cancelled command that ignores signals, with a child that does too, is gone within the ten seconds', () =>
  onWorkbench(async (bench) => {
    const file = path.join(bench.root, 'alive');
    const stubborn = `trap '' INT TERM; (trap '' INT TERM; while :; do date +%s%N > ${file}; sleep 0.1; done) & echo started; wait; wait`;
    const first = bench.job({ attempt: 1 });
    const step = first.start({ id: 'ai', with: { step: 'ai-complete', run: stubborn } });
    await step.until(/^started/m);
    const begun = Date.now();
    step.cancel();
    const ended = await step.finished;
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(ended.outputs.outcome).toBe('interrupted');
    const last = fs.readFileSync(file, 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(fs.readFileSync(file, 'utf8')).toBe(last);
    expect(bench.github.artifacts.live()).toHaveLength(1);
  }));

test('a process killed between two steps: the first one counts, on the same machine and on another', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, calls(bench));
    const step = first.start({ id: 'label', with: { step: 'label-applied', run: 'echo started; sleep 30' } });
    await step.until(/^started/m);
    step.kill('SIGKILL');
    await step.finished;
    first.lost();
    for (const freshMachine of [false, true]) {
      const next = bench.job({ attempt: freshMachine ? 3 : 2, freshMachine });
      const again = await bench.step(next, ai, calls(bench));
      expect(again.outputs.outcome).toBe('skipped');
      next.lost();
    }
    expect(bench.count('calls')).toBe(1);
  }));

test('a failing command is never recorded as done, and runs again', () =>
  onWorkbench(async (bench) => {
    const failing = {
      step: 'ai-complete',
      run: 'printf "x\\n" >> "$CALLS"; echo "partial=1" >> "$GITHUB_OUTPUT"; exit 7',
    };
    for (const attempt of [1, 2, 3]) {
      const job = bench.job({ attempt, freshMachine: true });
      const result = await bench.step(job, failing, calls(bench));
      expect(result).toMatchObject({ exitCode: 7, outputs: { outcome: 'failed', partial: '1' } });
      await job.finish();
    }
    expect(bench.count('calls')).toBe(3);
  }));

test('an output file that the runner rejects is a failure, whatever the exit code', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1 });
    const result = await bench.step(job, {
      step: 'ai-complete',
      run: 'printf "good=1\\nbad<<EOF\\nx\\n" >> "$GITHUB_OUTPUT"',
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed', good: '1' } });
    expect(result.log).toContain('Matching delimiter not found');
  }));

test('a changed step runs again, and so do the steps that were built on it', () =>
  onWorkbench(async (bench) => {
    const step = (name: string, text: string) => ({
      step: name,
      run: `printf 'x\\n' >> "$CALLS.${name}"; : ${text}`,
    });
    const first = bench.job({ attempt: 1 });
    for (const name of ['a', 'b', 'c']) await bench.step(first, step(name, 'old'), calls(bench));
    first.lost();

    // Attempt 2 does step a anew and dies before b.
    const second = bench.job({ attempt: 2, freshMachine: true });
    const redone = await bench.step(second, step('a', 'new'), calls(bench));
    expect(redone.outputs.reason).toBe('a was done in attempt 1, but has changed since (run)');
    second.lost();

    const third = bench.job({ attempt: 3, freshMachine: true });
    expect((await bench.step(third, step('a', 'new'), calls(bench))).outputs.outcome).toBe('skipped');
    const stale = await bench.step(third, step('b', 'old'), calls(bench));
    expect(stale.outputs.reason).toBe(
      'b was done in attempt 1, but a step it was built on has been done again',
    );
    expect((await bench.step(third, step('c', 'old'), calls(bench))).outputs.outcome).toBe('completed');
    expect(['a', 'b', 'c'].map((name) => bench.count(`calls.${name}`))).toEqual([2, 2, 2]);
  }));

test('another issue, commit, matrix leg, job or key never resumes from this one', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, calls(bench));
    first.lost();
    const others = [
      { with: { 'issue-number': '43' } },
      { with: { 'commit-sha': 'b'.repeat(40) } },
      { with: { key: 'other' } },
      { contexts: { matrix: { node: 20 } } },
      { job: 'review' },
    ];
    let attempt = 2;
    for (const { with: inputs, ...setup } of others) {
      const job = bench.job({ attempt, freshMachine: true, ...setup });
      const result = await bench.step(
        job,
        { ...ai, ...inputs },
        { ...calls(bench), ...('job' in setup ? { GITHUB_JOB: 'review' } : {}) },
      );
      expect([setup, inputs, result.outputs.outcome]).toEqual([setup, inputs, 'completed']);
      job.lost();
      attempt += 1;
    }
    expect(bench.count('calls')).toBe(1 + others.length);
  }));

test('another issue voids the checkpoint, names both, and replaces it', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, calls(bench));
    await first.finish();
    const second = bench.job({ attempt: 2, freshMachine: true });
    const result = await bench.step(second, { ...ai, 'issue-number': '43' }, calls(bench));
    expect(result.outputs.reason).toBe(
      'ai-complete: the checkpoint is about issue 42 at commit aaaaaaaaaaaa, this job works on issue 43 at commit aaaaaaaaaaaa',
    );
    await second.finish();
    const documents = bench.github.artifacts.live().filter(({ name }) => name.endsWith('.json'));
    expect(documents.map(({ attempt }) => attempt)).toEqual([2]);
  }));

test('the same step twice in one attempt is an error that names the way out', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1 });
    await bench.step(job, label, calls(bench));
    const twice = await bench.step(job, label, calls(bench));
    expect(twice.exitCode).toBe(1);
    expect(twice.log).toContain('"label-applied" is used twice in this job');
    expect(twice.log).toContain('"key"');
    expect((await bench.step(job, { ...label, key: 'second' }, calls(bench))).outputs.outcome).toBe(
      'completed',
    );
    expect(bench.count('calls.label')).toBe(2);
  }));

test('two jobs that look alike, as two calls of one reusable workflow, are told to name a key', () =>
  onWorkbench(async (bench) => {
    for (const check_run_id of ['1001', '1002']) {
      const job = bench.job({ attempt: 1, freshMachine: true, contexts: { job: { check_run_id } } });
      await bench.step(job, ai, calls(bench));
      job.lost();
    }
    const second = bench.job({ attempt: 2, freshMachine: true });
    const result = await bench.step(second, ai, calls(bench));
    expect(result.exitCode).toBe(1);
    expect(result.log).toMatch(/two jobs of one attempt wrote the same checkpoint.*"key"/);
    expect((await bench.step(second, label, calls(bench))).exitCode).toBe(1);
  }));

test('resume: false does the step again and supersedes what was known', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, calls(bench));
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    expect((await bench.step(second, { ...ai, resume: 'false' }, calls(bench))).outputs.outcome).toBe(
      'completed',
    );
    expect(bench.count('calls')).toBe(2);
  }));

test('load says what is known and changes nothing; clear forgets it', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    expect((await bench.step(first, { mode: 'load' })).outputs).toMatchObject({
      resumed: 'false',
      'next-step': 'ai-complete',
      checkpoint: 'null',
    });
    await bench.step(first, ai, calls(bench));
    await first.finish();
    const kept = bench.github.artifacts.live().map(({ name }) => name);

    const second = bench.job({ attempt: 2, freshMachine: true });
    const loaded = await bench.step(second, { mode: 'load' });
    expect(loaded.outputs).toMatchObject({
      resumed: 'true',
      step: 'ai-complete',
      'next-step': 'label-applied',
    });
    expect(JSON.parse(loaded.outputs.checkpoint ?? '')).toMatchObject({
      runId: bench.runId,
      step: 'ai-complete',
      attempt: 1,
      inputHash: loaded.outputs['input-hash'],
    });
    expect(bench.github.artifacts.live().map(({ name }) => name)).toEqual(kept);
    const cleared = await bench.step(second, { mode: 'clear' });
    expect(cleared.outputs.outcome).toBe('completed');
    expect(bench.github.artifacts.live()).toEqual([]);
    expect((await bench.step(second, ai, calls(bench))).outputs.outcome).toBe('completed');
    second.lost();

    const third = bench.job({ attempt: 3, freshMachine: true });
    expect((await bench.step(third, ai, calls(bench))).outputs.outcome).toBe('skipped');
    expect(bench.count('calls')).toBe(2);
  }));

test('a file that is neither the old nor the kept version is not overwritten', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, calls(bench));
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    const file = path.join(bench.workspace, 'generated/a.bin');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'precious');
    const result = await bench.step(second, ai, calls(bench));
    expect(result.exitCode).toBe(1);
    expect(result.log).toMatch(/other versions of "generated\/a\.bin".*Nothing was overwritten/);
    expect(fs.readFileSync(file, 'utf8')).toBe('precious');
    expect(bench.count('calls')).toBe(1);
  }));

test('attempt 1 reads nothing, and later steps of an attempt ask the network nothing to decide a skip', () =>
  onWorkbench(async (bench) => {
    const reads = () =>
      bench.github.requests.filter(
        ({ method, path: route }) => method === 'GET' || /List|GetSigned/.test(route),
      ).length;
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, calls(bench));
    await bench.step(first, label, calls(bench));
    expect(reads()).toBe(0);
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    await bench.step(second, ai, calls(bench));
    const before = bench.github.requests.length;
    const skipped = await bench.step(second, label, calls(bench));
    expect(skipped.outputs.outcome).toBe('skipped');
    expect(bench.github.requests.length).toBe(before);
  }));

test('after a job one document and the files it refers to are left', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, calls(bench));
    await bench.step(first, label, calls(bench));
    await bench.step(first, { step: 'comment-posted', run: 'exit 1' });
    const posts = await first.finish();
    expect(posts.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    expect(posts.at(-1)?.summary).toContain('Checkpoints of this job');
    expect(
      bench.github.artifacts
        .live()
        .map(({ name }) => name.split('.').at(-1))
        .sort(),
    ).toEqual(['json', 'tgz']);

    const second = bench.job({ attempt: 2, freshMachine: true });
    expect((await bench.step(second, ai, calls(bench))).outputs.outcome).toBe('skipped');
    expect((await bench.step(second, label, calls(bench))).outputs.outcome).toBe('skipped');
    await bench.step(second, { step: 'comment-posted', run: 'true' });
    const table = (await second.finish()).at(-1)?.summary ?? '';
    expect(table).toContain('2 of 3 steps skipped');
    expect(bench.github.artifacts.live().map(({ attempt }) => attempt)).toEqual([1, 2]);
  }));

test('what the command writes to environment and path passes through, and a skip says that it is not restored', () =>
  onWorkbench(async (bench) => {
    const step = {
      step: 'ai-complete',
      run: 'echo "FLAVOUR=mint" >> "$GITHUB_ENV"; echo /opt/x >> "$GITHUB_PATH"',
    };
    const first = bench.job({ attempt: 1 });
    const result = await bench.step(first, step);
    expect(result.env).toMatchObject({ FLAVOUR: 'mint' });
    expect(result.paths).toContain('/opt/x');
    first.lost();
    const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), step);
    expect(again.outputs.outcome).toBe('skipped');
    expect(again.log).toContain('environment, path or summary is not brought back');
  }));
