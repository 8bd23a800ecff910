import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { onWorkbench, type Workbench } from '../support/workbench.js';

const CALL = 'printf "x\\n" >> "$CALLS"';
const env = (bench: Workbench) => ({ CALLS: path.join(bench.root, 'calls') });

/** Attempt 1 starts the step, its effect lands, and the machine is gone before anything says so. */
async function vanishDuring(bench: Workbench, inputs: Record<string, string>): Promise<void> {
  const first = bench.job({ attempt: 1 });
  const step = first.start({
    id: 's',
    with: { step: 's', ...inputs, run: `${inputs.run}; echo landed; sleep 30` },
    env: env(bench),
  });
  await step.until(/^landed/m);
  first.lost();
  await step.finished.catch(() => undefined);
}

describe('a step whose machine vanished', () => {
  test('on-unknown: fail does not do it again, and names the ways out', () =>
    onWorkbench(async (bench) => {
      const step = { step: 's', run: `${CALL}; echo landed; sleep 30`, 'on-unknown': 'fail' };
      await vanishDuring(bench, { run: CALL, 'on-unknown': 'fail' });
      const second = await bench.step(bench.job({ attempt: 2, freshMachine: true }), step, env(bench));
      expect(second.exitCode).toBe(1);
      expect(second.log).toMatch(/was started in attempt 1 and its end was never recorded/);
      expect(second.log).toMatch(/"resume: false".*delete the checkpoint artifact/);
      expect(bench.count('calls')).toBe(1);
    }));

  test('on-unknown: skip counts it as done, from then on', () =>
    onWorkbench(async (bench) => {
      const step = { step: 's', run: `${CALL}; echo landed; sleep 30`, 'on-unknown': 'skip' };
      await vanishDuring(bench, { run: CALL, 'on-unknown': 'skip' });
      for (const attempt of [2, 3]) {
        const job = bench.job({ attempt, freshMachine: true });
        expect((await bench.step(job, step, env(bench))).outputs.outcome).toBe('skipped');
        job.lost();
      }
      expect(bench.count('calls')).toBe(1);
    }));

  test.each([
    [0, 'skipped', 1],
    [1, 'completed', 2],
    [7, 'completed', 2],
  ])('a probe that exits with %d', (code, outcome, calls) =>
    onWorkbench(async (bench) => {
      const probe = `echo "url=found" >> "$GITHUB_OUTPUT"; exit ${code}`;
      await vanishDuring(bench, { run: CALL, probe });
      const step = { step: 's', run: CALL, probe };
      const second = await bench.step(bench.job({ attempt: 2, freshMachine: true }), step, env(bench));
      expect(second.outputs.outcome).toBe(outcome);
      expect(bench.count('calls')).toBe(calls);
      if (code === 0) expect(second.outputs.url).toBe('found');
    }),
  );

  test('an inconclusive probe falls back on on-unknown: fail', () =>
    onWorkbench(async (bench) => {
      const policies = { probe: 'exit 7', 'on-unknown': 'fail' };
      await vanishDuring(bench, { run: CALL, ...policies });
      const second = await bench.step(
        bench.job({ attempt: 2, freshMachine: true }),
        { step: 's', run: CALL, ...policies },
        env(bench),
      );
      expect([second.exitCode, bench.count('calls')]).toEqual([1, 1]);
    }));
});

test('a start that must be recorded and cannot be keeps the step from running', () =>
  onWorkbench(async (bench) => {
    bench.github.faults.add({ what: 403, on: 'FinalizeArtifact' });
    const result = await bench.step(
      bench.job({ attempt: 1 }),
      { step: 's', run: CALL, 'on-unknown': 'fail' },
      env(bench),
    );
    expect(result.exitCode).toBe(1);
    expect(result.log).toMatch(/was not run: its start could not be recorded/);
    expect(bench.count('calls')).toBe(0);
  }));

test('a command that cannot be started is not taken for one that may have landed', () =>
  onWorkbench(async (bench) => {
    const policies = { 'on-unknown': 'fail' };
    const first = bench.job({ attempt: 1 });
    const folder = path.join(bench.root, 'bin');
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'broken'), '#!/no/such/interpreter\n', { mode: 0o755 });
    const shell = `${path.join(folder, 'broken')} {0}`;
    const refused = await bench.step(first, { step: 's', run: CALL, shell, ...policies }, env(bench));
    expect([refused.exitCode, refused.outputs.outcome]).toEqual([1, 'failed']);
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(second, { step: 's', run: CALL, ...policies }, env(bench));
    expect(again.outputs).toMatchObject({
      outcome: 'completed',
      reason: 's failed in attempt 1 (it could not be started)',
    });
  }));

test('on-save-failure: fail fails a step that is done but not recorded', () =>
  onWorkbench(async (bench) => {
    bench.github.faults.add({ what: 403, on: 'FinalizeArtifact' });
    const result = await bench.step(
      bench.job({ attempt: 1 }),
      { step: 's', run: CALL, 'on-save-failure': 'fail' },
      env(bench),
    );
    expect([result.exitCode, result.outputs.outcome, bench.count('calls')]).toEqual([1, 'failed', 1]);
    expect(result.log).toContain('its record could not be kept');
  }));

describe('a step that has changed', () => {
  test.each([
    ['rerun', 'completed', 2],
    ['keep', 'skipped', 1],
    ['fail', 'failed', 1],
  ])('on-change: %s', (policy, outcome, calls) =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1 });
      await bench.step(first, { step: 's', run: CALL, inputs: 'old' }, env(bench));
      first.lost();
      const second = await bench.step(
        bench.job({ attempt: 2, freshMachine: true }),
        { step: 's', run: CALL, inputs: 'new', 'on-change': policy },
        env(bench),
      );
      expect([second.outputs.outcome, bench.count('calls')]).toEqual([outcome, calls]);
      expect(second.log).toMatch(policy === 'keep' ? /on-change: keep/ : /has changed since \(inputs\)/);
    }),
  );

  test('fingerprint replaces what would identify it', () =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1 });
      await bench.step(first, { step: 's', run: CALL, fingerprint: 'v1' }, env(bench));
      first.lost();
      const second = bench.job({ attempt: 2, freshMachine: true });
      const same = { step: 's', run: `: other; ${CALL}`, fingerprint: 'v1' };
      expect((await bench.step(second, same, env(bench))).outputs.outcome).toBe('skipped');
      second.lost();
      const third = bench.job({ attempt: 3, freshMachine: true });
      const other = await bench.step(third, { ...same, fingerprint: 'v2' }, env(bench));
      expect(other.outputs.reason).toContain('has changed since (fingerprint)');
    }));
});

describe('retries', () => {
  const failing = (bench: Workbench, times: number, code = 75) =>
    `${CALL}; [ "$(wc -l < ${bench.root}/calls)" -gt ${times} ] || exit ${code}`;

  test('until the command succeeds, with the outputs of the try that did', () =>
    onWorkbench(async (bench) => {
      const run = `echo "try=$(cat "$CALLS" 2>/dev/null | wc -l)" >> "$GITHUB_OUTPUT"; ${failing(bench, 2)}`;
      const result = await bench.step(
        bench.job({ attempt: 1 }),
        { step: 's', run, 'max-attempts': '3', 'retry-wait-seconds': '0.1' },
        env(bench),
      );
      expect(result.outputs).toMatchObject({ outcome: 'completed', try: '2' });
      expect(result.log).toMatch(/try 1 of 3 did not succeed \(exit code 75\); next one in/);
    }));

  test('only on the exit codes that are named', () =>
    onWorkbench(async (bench) => {
      const policy = { 'max-attempts': '5', 'retry-wait-seconds': '0', 'retry-on-exit-codes': '70, 71' };
      const result = await bench.step(
        bench.job({ attempt: 1 }),
        { step: 's', run: failing(bench, 9), ...policy },
        env(bench),
      );
      expect([result.exitCode, bench.count('calls')]).toEqual([75, 1]);
    }));

  test('none without a proof when the step must not be repeated blindly', () =>
    onWorkbench(async (bench) => {
      const policy = { 'max-attempts': '5', 'retry-wait-seconds': '0', 'on-unknown': 'fail' };
      const result = await bench.step(
        bench.job({ attempt: 1 }),
        { step: 's', run: failing(bench, 9), ...policy },
        env(bench),
      );
      expect([result.exitCode, bench.count('calls')]).toEqual([75, 1]);
    }));

  test('the probe is asked before each: an effect that landed although the command failed is done', () =>
    onWorkbench(async (bench) => {
      const policy = {
        'max-attempts': '5',
        'retry-wait-seconds': '0',
        probe: `[ "$(wc -l < "$CALLS")" -ge 2 ]`,
      };
      const result = await bench.step(
        bench.job({ attempt: 1 }),
        { step: 's', run: `${CALL}; exit 1`, ...policy },
        env(bench),
      );
      expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed' } });
      expect(bench.count('calls')).toBe(2);
    }));

  test('timeout-minutes stops a try, and says so in the next attempt', () =>
    onWorkbench(async (bench) => {
      const step = { step: 's', run: `${CALL}; sleep 30`, 'timeout-minutes': '0.01' };
      const first = bench.job({ attempt: 1 });
      const result = await bench.step(first, step, env(bench));
      expect(result.exitCode).not.toBe(0);
      expect(result.outputs.outcome).toBe('interrupted');
      expect(result.durationMs).toBeLessThan(10_000);
      first.lost();
      const second = await bench.step(
        bench.job({ attempt: 2, freshMachine: true }),
        { ...step, run: CALL },
        env(bench),
      );
      expect(second.log).toMatch(/was started in attempt 1 and interrupted by its timeout after/);
    }));
});

describe('begin and complete', () => {
  const begin = { step: 's', mode: 'begin' };
  const complete = { step: 's', mode: 'complete', outputs: '{"url":"https://x","n":1}' };

  test('skipped drives the step between, and complete gives out what is stored', () =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1 });
      expect((await bench.step(first, begin)).outputs).toMatchObject({ skipped: 'false', outcome: '' });
      fs.mkdirSync(path.join(bench.workspace, 'out'));
      fs.writeFileSync(path.join(bench.workspace, 'out/a'), 'made');
      const done = await bench.step(first, { ...complete, files: 'out/**' });
      expect(done.outputs).toMatchObject({
        outcome: 'completed',
        skipped: 'false',
        url: 'https://x',
        n: '1',
      });
      await first.finish();

      const second = bench.job({ attempt: 2, freshMachine: true });
      expect((await bench.step(second, begin)).outputs).toMatchObject({ skipped: 'true', url: 'https://x' });
      expect(fs.readFileSync(path.join(bench.workspace, 'out/a'), 'utf8')).toBe('made');
      const again = await bench.step(second, { ...complete, outputs: 'url=' });
      expect(again.outputs).toMatchObject({ outcome: 'skipped', skipped: 'true', url: 'https://x', n: '1' });
    }));

  test('a job that dies between the two fails, unless a probe knows better', () =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1 });
      await bench.step(first, begin);
      first.lost();
      const second = bench.job({ attempt: 2, freshMachine: true });
      const unknown = await bench.step(second, begin);
      expect(unknown.exitCode).toBe(1);
      expect(unknown.log).toContain('its end was never recorded');
      second.lost();
      const third = bench.job({ attempt: 3, freshMachine: true });
      const probed = await bench.step(third, { ...begin, probe: 'echo url=p >> "$GITHUB_OUTPUT"' });
      expect(probed.outputs).toMatchObject({ skipped: 'true', url: 'p' });
      expect((await bench.step(third, complete)).outputs).toMatchObject({ skipped: 'true', url: 'p' });
      third.lost();
      const fourth = bench.job({ attempt: 4, freshMachine: true });
      expect((await bench.step(fourth, begin)).outputs.skipped).toBe('true');
    }));

  test('each may be used once', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      await bench.step(job, begin);
      expect((await bench.step(job, begin)).log).toContain('is used twice');
      await bench.step(job, complete);
      expect((await bench.step(job, complete)).log).toContain('is used twice');
    }));

  test('secrets in its outputs are withheld', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      await bench.step(job, begin);
      const result = await bench.step(
        job,
        { ...complete, outputs: 'url=https://user:hunter2hunter2@x' },
        { DB_PASSWORD: 'hunter2hunter2' },
      );
      expect(result.outputs.url).toContain('hunter2hunter2');
      expect(bench.github.receivedBytesContaining('hunter2hunter2')).toEqual([]);
    }));
});

describe('what is masked anywhere in a step is not stored', () => {
  const SECRET = 'hunter2hunter2';
  const probe = `echo "::add-mask::${SECRET}"; echo "login=${SECRET}" >> "$GITHUB_OUTPUT"`;

  test('by a probe, in a later attempt', () =>
    onWorkbench(async (bench) => {
      await vanishDuring(bench, { run: CALL, probe });
      const job = bench.job({ attempt: 2, freshMachine: true });
      const result = await bench.step(job, { step: 's', run: CALL, probe }, env(bench));
      expect(result.outputs).toMatchObject({ outcome: 'skipped', login: SECRET });
      expect(bench.github.receivedBytesContaining(SECRET)).toEqual([]);
    }));

  test('by a try that failed, when a later one gives it out', () =>
    onWorkbench(async (bench) => {
      const run = `${CALL}; [ "$(wc -l < "$CALLS")" = 1 ] && { echo "::add-mask::${SECRET}"; exit 1; }; echo "login=${SECRET}" >> "$GITHUB_OUTPUT"`;
      const policy = { 'max-attempts': '2', 'retry-wait-seconds': '0' };
      const result = await bench.step(bench.job({ attempt: 1 }), { step: 's', run, ...policy }, env(bench));
      expect(result.outputs).toMatchObject({ outcome: 'completed', login: SECRET });
      expect(bench.github.receivedBytesContaining(SECRET)).toEqual([]);
    }));
});

test(
  'a use without a key, and the post step, do not let out what another use only lets out sealed',
  () =>
    onWorkbench(async (bench) => {
      const secret = 'my-very-own-secret';
      const job = bench.job({ attempt: 1 });
      await bench.step(job, { step: 'first', run: 'true' });
      const fault = bench.github.faults.add({ what: 403, on: 'CreateArtifact' });
      const sealed = {
        step: 's',
        run: 'mkdir -p out; echo "$MY_TOKEN" > out/t; echo "t=$MY_TOKEN" >> "$GITHUB_OUTPUT"',
        files: 'out/**',
        'encryption-key': 'a key that is long enough',
      };
      await bench.step(job, sealed, { MY_TOKEN: secret });
      fault.remove();
      const last = await bench.step(job, { step: 'last', run: 'true' }, { MY_TOKEN: secret });
      expect(last.log).toContain('only sealed');
      // A scope of its own, with a sealed step whose files were kept, warns nobody.
      await bench.step(job, { ...sealed, step: 'kept', key: 'k', files: 'out/t' }, { MY_TOKEN: secret });
      const quiet = await bench.step(job, {
        step: 'plain',
        key: 'k',
        run: 'true',
        'on-save-failure': 'fail',
      });
      expect([quiet.exitCode, quiet.annotations]).toEqual([0, []]);
      await job.finish();
      expect(bench.github.receivedBytesContaining(secret)).toEqual([]);
    }),
  60_000,
);

test('with require-encryption and no key nothing leaves, not by another use or the post step either', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1 });
    await bench.step(job, { step: 'first', run: 'true' });
    const strict = {
      step: 's',
      run: 'echo "v=UNIQUEBYTES" >> "$GITHUB_OUTPUT"',
      'require-encryption': 'true',
    };
    await bench.step(job, strict);
    await bench.step(job, { step: 'last', run: 'true' });
    await job.finish();
    expect(bench.github.receivedBytesContaining('UNIQUEBYTES')).toEqual([]);
  }));

test('complete does not make a step done whose begin has refused', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, { step: 's', mode: 'begin' });
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    expect((await bench.step(second, { step: 's', mode: 'begin' })).exitCode).toBe(1);
    const complete = await bench.step(second, { step: 's', mode: 'complete', outputs: 'a=1' });
    expect(complete.exitCode).toBe(1);
    expect(complete.log).toContain('its end was never recorded');
  }));

test('a step that failed is proven before it is done again', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, { step: 's', run: `${CALL}; exit 1`, probe: 'exit 0' }, env(bench));
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(
      second,
      { step: 's', run: `${CALL}; exit 1`, probe: 'exit 0' },
      env(bench),
    );
    expect([again.outputs.outcome, bench.count('calls')]).toEqual(['skipped', 1]);
  }));

test('a cancel while the probe runs is heard, and a cancel before the command began says so', () =>
  onWorkbench(async (bench) => {
    const hanging = { step: 's', run: 'exit 1', probe: 'echo probing; sleep 60', 'max-attempts': '2' };
    const job = bench.job({ attempt: 1 });
    const step = job.start({ id: 's', with: hanging });
    await step.until(/^probing/m);
    step.cancel();
    const ended = await step.finished;
    expect(ended.outputs.outcome).toBe('interrupted');
    expect(ended.durationMs).toBeLessThan(8_000);

    bench.github.faults.add({ what: 'slow', ms: 3_000, on: 'CreateArtifact', times: 1 });
    const careful = { step: 'c', run: CALL, 'on-unknown': 'fail' };
    const waiting = job.start({ id: 'c', with: careful, env: env(bench) });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    waiting.cancel();
    await waiting.finished;
    expect(bench.count('calls')).toBe(0);
    job.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    expect((await bench.step(second, careful, env(bench))).outputs.outcome).toBe('completed');
  }));

test('a job that has made all its artifacts says what is not kept, and does nothing that it must not do blindly', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1 });
    await bench.step(job, { step: 'first', run: 'true' });
    const root = path.join(bench.temp, 'checkpoint-action');
    const [state = ''] = fs.readdirSync(root).filter((name) => name.startsWith('job-'));
    fs.writeFileSync(path.join(root, state, 'artifacts'), '.'.repeat(400));
    const blind = await bench.step(job, { step: 'a', run: CALL, 'on-unknown': 'fail' }, env(bench));
    expect([blind.exitCode, bench.count('calls')]).toEqual([1, 0]);
    const open = await bench.step(job, { step: 'b', run: CALL }, env(bench));
    expect(open).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed' } });
    expect(open.log).not.toContain('and recorded');
    const strict = await bench.step(job, { step: 'c', run: CALL, 'on-save-failure': 'fail' }, env(bench));
    expect(strict).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
  }));
