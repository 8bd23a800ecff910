import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { PostResult, StepResult } from '../support/runner/index.js';
import { onWorkbench, type Workbench } from '../support/workbench.js';

/** What a platform without something can still do, and that it says so once. */

const step = (bench: Workbench, name: string): { step: string; run: string } => ({
  step: name,
  run: `printf 'x\\n' >> '${path.join(bench.root, `calls.${name}`)}'; echo "by=${name}" >> "$GITHUB_OUTPUT"`,
});

/** What becomes of a step in the attempts of a run that resumes. */
const DONE_THEN_SKIPPED = [
  { attempt: 1, outcome: 'completed' },
  { attempt: 2, outcome: 'skipped' },
] as const;

const warnings = (results: readonly (StepResult | PostResult)[]) =>
  results.flatMap(({ annotations }) => annotations).map(({ message }) => message);

/** A log as the runner shows it: the text of each command, without the values that were to be masked. */
function asShown(log: string, masks: readonly string[]): string {
  const lines = log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const text = lines.join('\n').replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  return masks.reduce((shown, mask) => shown.replaceAll(mask, '***'), text);
}

describe('GitHub Enterprise Server, which has no artifact service for this client', () => {
  const env = { GITHUB_SERVER_URL: 'https://ghes.example.com' };
  // It has no check run ids either, and its runner's token may be of another form.
  const ghes = { env: { ...env, ACTIONS_RUNTIME_TOKEN: 'opaque' }, contexts: { job: { check_run_id: '' } } };

  test('one warning a job, and a machine that keeps its files still resumes', () =>
    onWorkbench(async (bench) => {
      for (const { attempt, outcome } of DONE_THEN_SKIPPED) {
        const job = bench.job({ attempt, keptTemp: true, ...ghes });
        const results = [
          await bench.step(job, step(bench, 'ask')),
          await bench.step(job, { ...step(bench, 'ask'), key: 'second' }),
          await bench.step(job, { ...step(bench, 'post'), probe: 'exit 1' }),
        ];
        expect(results.map(({ outputs }) => outputs.outcome)).toEqual(Array(3).fill(outcome));
        results.push(...(await job.finish()));
        expect(warnings(results)).toEqual([
          expect.stringMatching(
            /^GitHub Enterprise Server has no artifact service .* recorded on this machine only/,
          ),
        ]);
      }
      expect(bench.github.requests).toEqual([]);
    }));

  test('on a new machine the past is unknown: the step runs, or fails before its effect where it must not repeat', () =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1, ...ghes });
      await bench.step(first, step(bench, 'ask'));
      await first.finish();
      const second = bench.job({ attempt: 2, freshMachine: true, ...ghes });
      const again = await bench.step(second, step(bench, 'ask'));
      expect(again.outputs).toMatchObject({ outcome: 'completed', resumed: 'false' });
      expect(again.outputs.reason).toContain('whether it was done before could not be read');
      const careful = await bench.step(second, { ...step(bench, 'deploy'), 'on-unknown': 'fail' });
      expect(careful.exitCode).toBe(1);
      expect(bench.count('calls.deploy')).toBe(0);
      expect(warnings([again])).toHaveLength(1);
    }));
});

describe('a pull request from a fork: read-only tokens, and every secret is empty', () => {
  const readOnly = {
    actions: 'read',
    checks: 'read',
    contents: 'read',
    issues: 'read',
    'pull-requests': 'read',
  } as const;
  const fork = { permissions: readOnly, cache: 'read-only', env: { OPENAI_API_KEY: '' } } as const;

  test('is resumed like any other run', () =>
    onWorkbench(async (bench) => {
      for (const { attempt, outcome } of DONE_THEN_SKIPPED) {
        const job = bench.job({ attempt, freshMachine: true, ...fork });
        const result = await bench.step(job, step(bench, 'ask'));
        expect(result.outputs).toMatchObject({ outcome, by: 'ask' });
        expect(warnings([result, ...(await job.finish())])).toEqual([]);
      }
    }));

  test('also when "token" is a secret, and therefore empty', () =>
    onWorkbench(async (bench) => {
      for (const { attempt, outcome } of DONE_THEN_SKIPPED) {
        const job = bench.job({ attempt, freshMachine: true, ...fork });
        const result = await bench.step(job, { ...step(bench, 'ask'), token: '' });
        expect(result.outputs.outcome).toBe(outcome);
        // A new step asks nobody, but knows that nothing is hidden.
        const other = await bench.step(job, {
          ...step(bench, `new-${attempt}`),
          token: '',
          key: `k${attempt}`,
        });
        expect(other.outputs.outcome).toBe('completed');
        expect(warnings([result, other, ...(await job.finish())])).toEqual([]);
      }
    }));
});

test.each([
  ['without "actions: read"', { permissions: { actions: 'none' } }, {}, /Resource not accessible/],
  ['without a token', {}, { token: '' }, /no token was given/],
] as const)(
  '%s, when the artifact service hides the past: one warning a job names the permission',
  (_, setup, inputs, cause) =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1, ...setup });
      await bench.step(first, { ...step(bench, 'ask'), ...inputs });
      await first.finish();
      const second = bench.job({ attempt: 2, rerun: 'all', freshMachine: true, ...setup });
      const results = [
        await bench.step(second, { ...step(bench, 'ask'), ...inputs }),
        await bench.step(second, { ...step(bench, 'ask'), ...inputs, key: 'second' }),
        ...(await second.finish()),
      ];
      const [warning = '', ...others] = warnings(results);
      expect(others).toEqual([]);
      expect(warning).toMatch(/takes a token with "permissions: actions: read"/);
      expect(warning).toMatch(cause);
      // What this attempt does is kept all the same.
      const third = bench.job({ attempt: 3, freshMachine: true, ...setup });
      const result = await bench.step(third, { ...step(bench, 'ask'), ...inputs });
      expect([result.outputs.outcome, result.annotations]).toEqual(['skipped', []]);
    }),
);

test('with debug logging the log says how it came to each decision, and no secret', () =>
  onWorkbench(async (bench) => {
    const password = 'correct-horse-battery';
    // With a proxy, so that GitHub's clients are asked, which say a lot.
    const proxy = { http_proxy: 'http://127.0.0.1:9', no_proxy: '127.0.0.1' };
    const env = { RUNNER_DEBUG: '1', DB_PASSWORD: password, ...proxy };
    const ask = {
      step: 'ask',
      run: 'echo "::add-mask::masked-in-the-command" >&2; echo "answer=forty-two" >> "$GITHUB_OUTPUT"; [ -n "$DB_PASSWORD" ]',
    };
    const logs: string[] = [];
    const secrets = [password];
    const masks: string[] = [];
    for (const attempt of [1, 2]) {
      const job = bench.job({ attempt, freshMachine: true, env });
      secrets.push(job.handle.token, job.handle.runtimeToken);
      logs.push((await bench.step(job, ask)).log);
      for (const { log } of await job.finish()) logs.push(log);
      masks.push(...job.masks);
    }
    const second = logs[2] ?? '';
    expect(second).toMatch(/^::debug::checkpoint: scope [0-9a-f]{12}, generate, of \S+ in \S+$/m);
    expect(second).toMatch(
      /^::debug::checkpoint: run \d+, attempt 2, job \d+; works on issue 42 at commit a{12}$/m,
    );
    expect(second).toContain('::debug::checkpoint: what is known: found, complete');
    expect(second).toContain('::debug::checkpoint: ask is done, attempt 1, completion');
    expect(second).toContain('::debug::checkpoint: row 9 of the table: skip');
    for (const secret of secrets) expect(logs.join('')).not.toContain(secret);
    // The addresses for uploads and downloads carry a permission; the runner masks it in what it shows.
    const shown = asShown(logs.join('\n'), masks);
    const signatures = masks.filter((mask) => mask.endsWith('=')).map((mask) => mask.slice(0, -1));
    expect(signatures).not.toEqual([]);
    expect(shown).toMatch(/sig=\*\*\*/);
    for (const signature of signatures) expect(shown).not.toContain(signature);
    expect(second).not.toContain('forty-two');
  }));

test('without debug logging there is none of it', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1 });
    const results = [await bench.step(job, step(bench, 'ask')), ...(await job.finish())];
    expect(results.map(({ log }) => log).join('')).not.toContain('::debug::');
  }));

test('cancel-in-progress: the new run starts over, whatever the cancelled one left, and its log said so', () =>
  onWorkbench(async (bench) => {
    const cancelled = bench.job({ attempt: 1 });
    await bench.step(cancelled, step(bench, 'ask'));
    const running = cancelled.start({ id: 'slow', with: { step: 'slow', run: 'echo started; sleep 30' } });
    await running.until(/^started/m);
    running.cancel();
    const { log } = await running.finished;
    expect(log).toContain('A re-run of this run goes on from here; a new run starts over.');
    await cancelled.finish();
    const kept = bench.github.artifacts.live().map(({ name }) => name);

    const next = bench.job({ attempt: 1, runId: '16234567891', keptTemp: true });
    const result = await bench.step(next, step(bench, 'ask'));
    expect(result.outputs).toMatchObject({ outcome: 'completed', resumed: 'false' });
    await next.finish();
    expect(bench.count('calls.ask')).toBe(2);
    const left = bench.github.artifacts.live().map(({ name }) => name);
    expect(left).toEqual(expect.arrayContaining(kept));

    // The cancelled run is still there to be re-run.
    const again = bench.job({ attempt: 2, freshMachine: true });
    expect((await bench.step(again, step(bench, 'ask'))).outputs.outcome).toBe('skipped');
  }));

test('one job for several environments: each has its own past, and its secrets stay in it', () =>
  onWorkbench(async (bench) => {
    for (const attempt of [1, 2]) {
      for (const [index, environment] of ['staging', 'production'].entries()) {
        const job = bench.job({
          attempt,
          freshMachine: true,
          jobName: `generate (${environment})`,
          contexts: { matrix: { environment }, strategy: { 'job-index': index } },
          env: { DEPLOY_TOKEN: `secret-of-${environment}` },
        });
        const deploy = {
          step: 'deploy',
          run: `printf 'x\\n' >> '${bench.root}/calls.${environment}'; echo "where=${environment}" >> "$GITHUB_OUTPUT"`,
        };
        const result = await bench.step(job, deploy);
        expect(result.outputs).toMatchObject({
          outcome: attempt === 1 ? 'completed' : 'skipped',
          where: environment,
        });
        expect(warnings([result, ...(await job.finish())])).toEqual([]);
      }
    }
    expect(bench.github.receivedBytesContaining('secret-of-')).toEqual([]);
  }));

test('an empty "retention-days", as from a variable that is not set, is the default', () =>
  onWorkbench(async (bench) => {
    const given = { ...step(bench, 'ask'), 'retention-days': '' };
    const result = await bench.step(bench.job({ attempt: 1 }), given);
    expect(result.outputs.outcome).toBe('completed');
    const [kept] = bench.github.artifacts.live();
    const days = ((kept?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  }));
