import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type AttemptSetup, onWorkbench, type Workbench } from '../support/workbench.js';

/** A step that counts, in a file of its own name, how often it ran. */
function step(bench: Workbench, name: string, counter = name): { step: string; run: string } {
  const file = path.join(bench.root, `calls.${counter}`);
  return { step: name, run: `printf 'x\\n' >> '${file}'; echo "by=${counter}" >> "$GITHUB_OUTPUT"` };
}

function calls(bench: Workbench, counter: string): number {
  return bench.count(`calls.${counter}`);
}

function leg(matrix: Readonly<Record<string, unknown>>, index = 0): Partial<AttemptSetup> {
  return { contexts: { matrix, strategy: { 'job-index': index } }, jobName: `generate (${index})` };
}

/** The services are out of reach: what such a job records is on its machine only. */
const noStore = { ACTIONS_RESULTS_URL: '' };

const called = '.github/workflows/called.yml';

describe('jobs of one run', () => {
  test('the legs of a matrix resume each its own work, whichever of them failed', () =>
    onWorkbench(async (bench) => {
      const legs = ['de', 'fr', 'it'].map((language, index) => ({ language, ...leg({ language }, index) }));
      for (const attempt of [1, 2]) {
        for (const { language, ...setup } of legs) {
          const job = bench.job({ attempt, freshMachine: true, ...setup });
          const ai = await bench.step(job, step(bench, 'ai-complete', language));
          expect(ai.outputs).toMatchObject({
            outcome: attempt === 1 ? 'completed' : 'skipped',
            by: language,
          });
          const fails = attempt === 1 && language === 'fr';
          await bench.step(
            job,
            fails ? { step: 'label', run: 'exit 1' } : step(bench, 'label', `l-${language}`),
          );
          const posts = await job.finish();
          expect([ai, ...posts].flatMap(({ annotations }) => annotations)).toEqual([]);
        }
      }
      expect(['de', 'fr', 'it', 'l-de', 'l-fr', 'l-it'].map((name) => calls(bench, name))).toEqual(
        Array(6).fill(1),
      );
    }));

  test('jobs with steps of the same name do not know each other', () =>
    onWorkbench(async (bench) => {
      for (const attempt of [1, 2]) {
        for (const name of ['plan', 'apply']) {
          const job = bench.job({ attempt, freshMachine: true, job: name });
          const result = await bench.step(job, step(bench, 'ai-complete', name));
          expect(result.outputs).toMatchObject({
            outcome: attempt === 1 ? 'completed' : 'skipped',
            by: name,
          });
          job.lost();
        }
      }
      expect([calls(bench, 'plan'), calls(bench, 'apply')]).toEqual([1, 1]);
    }));

  test('within a composite action, steps have names of their own, or a key', () =>
    onWorkbench(async (bench) => {
      for (const attempt of [1, 2]) {
        const outcome = attempt === 1 ? 'completed' : 'skipped';
        const job = bench.job({ attempt, freshMachine: true });
        // Every step of a composite action has GITHUB_ACTION from the step that uses the composite.
        const use = (inputs: Record<string, string>) => job.start({ id: 'composite', with: inputs }).finished;
        expect((await use(step(bench, 'ask'))).outputs).toMatchObject({ outcome, by: 'ask' });
        expect((await use(step(bench, 'post'))).outputs).toMatchObject({ outcome, by: 'post' });
        const twice = await use(step(bench, 'ask', 'ask-2'));
        expect(twice.exitCode).toBe(1);
        expect(twice.log).toMatch(/"ask" is used twice in this job.*a "key" that tells them apart/);
        const keyed = await use({ ...step(bench, 'ask', 'ask-2'), key: 'second' });
        expect(keyed.outputs).toMatchObject({ outcome, by: 'ask-2' });
        job.lost();
      }
      expect(['ask', 'post', 'ask-2'].map((name) => calls(bench, name))).toEqual([1, 1, 1]);
    }));
});

describe('a reusable workflow', () => {
  const call = (ref: string, id: string, caller: string): Partial<AttemptSetup> => ({
    jobName: `${caller} / generate`,
    contexts: { job: { workflow_ref: `octo/repo/${called}@${ref}`, check_run_id: id } },
  });

  test('called once: resumed, also when GitHub names its ref differently', () =>
    onWorkbench(async (bench) => {
      const refs = ['refs/heads/main', 'c0ffee0000000000000000000000000000000001'];
      for (const [index, ref] of refs.entries()) {
        const job = bench.job({ attempt: index + 1, freshMachine: true, ...call(ref, `${index}1`, 'a') });
        const result = await bench.step(job, step(bench, 'ai-complete'));
        expect(result.outputs.outcome).toBe(index === 0 ? 'completed' : 'skipped');
        job.lost();
      }
      expect(calls(bench, 'ai-complete')).toBe(1);
    }));

  test('its jobs are not those of the same name in the workflow that calls it', () =>
    onWorkbench(async (bench) => {
      const own = bench.job({ attempt: 1 });
      await bench.step(own, step(bench, 'ai-complete', 'own'));
      own.lost();
      const job = bench.job({ attempt: 2, freshMachine: true, ...call('refs/heads/main', '21', 'a') });
      expect((await bench.step(job, step(bench, 'ai-complete', 'called'))).outputs.by).toBe('called');
    }));

  test('called twice: the re-run names the key that each call needs, and does nothing', () =>
    onWorkbench(async (bench) => {
      for (const caller of ['a', 'b']) {
        const setup = call('refs/heads/main', caller === 'a' ? '11' : '12', caller);
        const job = bench.job({ attempt: 1, freshMachine: true, ...setup });
        await bench.step(job, step(bench, 'ai-complete', caller));
        await job.finish();
      }
      for (const caller of ['a', 'b']) {
        const setup = call('refs/heads/main', caller === 'a' ? '21' : '22', caller);
        const job = bench.job({ attempt: 2, freshMachine: true, ...setup });
        const result = await bench.step(job, step(bench, 'ai-complete', caller));
        expect(result.exitCode).toBe(1);
        expect(result.annotations.at(-1)?.message).toMatch(
          /two jobs of one attempt wrote the same checkpoint, as when a reusable workflow is called twice\. Give each call its own "key" input/,
        );
        job.lost();
      }
      expect([calls(bench, 'a'), calls(bench, 'b')]).toEqual([1, 1]);
    }));

  test('called twice, each with a key: each resumes its own', () =>
    onWorkbench(async (bench) => {
      for (const attempt of [1, 2]) {
        for (const caller of ['a', 'b']) {
          const setup = call('refs/heads/main', `${attempt}${caller}`, caller);
          const job = bench.job({ attempt, freshMachine: true, ...setup });
          const result = await bench.step(job, { ...step(bench, 'ai-complete', caller), key: caller });
          expect(result.outputs).toMatchObject({
            outcome: attempt === 1 ? 'completed' : 'skipped',
            by: caller,
          });
          expect(result.annotations).toEqual([]);
          await job.finish();
        }
      }
      expect([calls(bench, 'a'), calls(bench, 'b')]).toEqual([1, 1]);
    }));
});

describe('a matrix value that changes from attempt to attempt', () => {
  test('starts over, with one warning that names both', () =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1, ...leg({ date: '2026-11-29' }) });
      await bench.step(first, step(bench, 'ai-complete'));
      await first.finish();
      const second = bench.job({ attempt: 2, freshMachine: true, ...leg({ date: '2026-11-30' }) });
      const results = [
        await bench.step(second, step(bench, 'ai-complete')),
        await bench.step(second, { ...step(bench, 'ai-complete'), key: 'other' }),
        await bench.step(second, step(bench, 'label')),
      ];
      expect(results.map(({ outputs }) => outputs.outcome)).toEqual(Array(3).fill('completed'));
      const annotations = results.flatMap(({ annotations }) => annotations);
      expect(annotations).toEqual([
        {
          level: 'warning',
          message: expect.stringMatching(
            /^There are checkpoints of generate \(date: 2026-11-29\), but none of generate \(date: 2026-11-30\), so this job starts over\./,
          ),
        },
      ]);
    }));

  test('a leg that never came so far is none of these, although others did', () =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1, ...leg({ language: 'de' }, 0) });
      await bench.step(first, step(bench, 'ai-complete', 'de'));
      await first.finish();
      const second = bench.job({ attempt: 2, freshMachine: true, ...leg({ language: 'fr' }, 1) });
      const result = await bench.step(second, step(bench, 'ai-complete', 'fr'));
      expect(result.outputs.outcome).toBe('completed');
      expect(result.annotations).toEqual([]);
    }));

  test('on a runner that does not tell a leg’s number, any other leg counts', () =>
    onWorkbench(async (bench) => {
      const untold = (date: string) => ({ ...leg({ date }), contexts: { matrix: { date } } });
      const unnumbered = { 'runner-job-index': '' };
      const first = bench.job({ attempt: 1, ...untold('29') });
      await bench.step(first, { ...step(bench, 'ai-complete'), ...unnumbered });
      await first.finish();
      const second = bench.job({ attempt: 2, freshMachine: true, ...untold('30') });
      const result = await bench.step(second, { ...step(bench, 'ai-complete'), ...unnumbered });
      expect(result.annotations.map(({ message }) => message)).toEqual([
        expect.stringContaining('generate (date: 29), but none of generate (date: 30)'),
      ]);
    }));
});

test('a matrix value that is a secret neither leaves the machine nor gets into the log', () =>
  onWorkbench(async (bench) => {
    const secrets = ['hunter2-hunter2', 'correct-horse-battery'];
    const matrix = (date: string) => ({ date, api_key: secrets[0], tenant: { auth: secrets[1] } });
    const env = { TENANT_PASSWORD: secrets[1] ?? '', RUNNER_DEBUG: '1' };
    const logs: string[] = [];
    for (const [attempt, date, outcome] of [
      [1, '29', 'completed'],
      [2, '29', 'skipped'],
      [3, '30', 'completed'],
    ] as const) {
      const job = bench.job({ attempt, freshMachine: true, env, ...leg(matrix(date)) });
      const result = await bench.step(job, step(bench, 'ai-complete'));
      expect(result.outputs.outcome).toBe(outcome);
      logs.push(result.log, result.summary, ...(await job.finish()).map(({ log, summary }) => log + summary));
    }
    expect(logs.join('')).toContain(
      'but none of generate (date: 30, api_key: (withheld), tenant: (withheld))',
    );
    for (const secret of secrets) {
      expect(logs.join('')).not.toContain(secret);
      expect(bench.github.receivedBytesContaining(secret)).toEqual([]);
    }
  }));

test('in a job container the default shell is sh, as for a run: step there', () =>
  onWorkbench(async (bench) => {
    const shells = [];
    for (const container of [{}, { container: { id: '4f2a' } }]) {
      const job = bench.job({ attempt: 1, freshMachine: true, contexts: { job: container } });
      const log = (await bench.step(job, { step: 'which', run: 'ps -o args= -p $$' })).log;
      shells.push(/^\S*?(bash|sh) -e /m.exec(log)?.[1]);
      job.lost();
    }
    expect(shells).toEqual(['bash', 'sh']);
  }));

describe('a self-hosted runner that keeps its temp folder', () => {
  test('a later attempt on it resumes what was never kept anywhere else', () =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1, env: noStore });
      await bench.step(first, step(bench, 'ai-complete'));
      first.lost();
      const second = bench.job({ attempt: 2, keptTemp: true });
      expect((await bench.step(second, step(bench, 'ai-complete'))).outputs.outcome).toBe('skipped');
      await second.finish();
      // What only that machine knew is now known everywhere.
      const third = bench.job({ attempt: 3, freshMachine: true });
      expect((await bench.step(third, step(bench, 'ai-complete'))).outputs.outcome).toBe('skipped');
      expect(calls(bench, 'ai-complete')).toBe(1);
    }));

  test('another run never resumes from it, and leaves it for the run that it belongs to', () =>
    onWorkbench(async (bench) => {
      const ours = bench.job({ attempt: 1, env: noStore });
      await bench.step(ours, step(bench, 'ai-complete'));
      ours.lost();
      const other = bench.job({ attempt: 1, runId: '16234567999', keptTemp: true });
      const result = await bench.step(other, step(bench, 'ai-complete', 'other'));
      expect(result.outputs).toMatchObject({ outcome: 'completed', resumed: 'false', by: 'other' });
      await other.finish();
      const again = bench.job({ attempt: 2, keptTemp: true });
      expect((await bench.step(again, step(bench, 'ai-complete'))).outputs).toMatchObject({
        outcome: 'skipped',
        by: 'ai-complete',
      });
    }));

  test('what another run left damaged does not make this one’s past unknown', () =>
    onWorkbench(async (bench) => {
      const ours = bench.job({ attempt: 1 });
      await bench.step(ours, step(bench, 'ai-complete'));
      ours.lost();
      const root = path.join(bench.temp, 'checkpoint-action');
      for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (name.endsWith('checkpoint.json')) fs.writeFileSync(path.join(root, name), '{"units":');
      }
      const other = bench.job({ attempt: 1, runId: '16234567999', keptTemp: true });
      const result = await bench.step(other, { ...step(bench, 'ai-complete'), 'on-unknown': 'fail' });
      expect([result.exitCode, result.annotations]).toEqual([0, []]);
    }));

  test('the next job of the same attempt on it has a past and a post step of its own', () =>
    onWorkbench(async (bench) => {
      for (const name of ['plan', 'apply']) {
        const job = bench.job({ attempt: 1, job: name, keptTemp: name === 'apply' });
        const result = await bench.step(job, step(bench, `${name}-done`, name));
        expect(result.outputs).toMatchObject({ outcome: 'completed', resumed: 'false' });
        const [post] = await job.finish();
        expect(post?.summary).toContain(`<code>${name}-done</code>`);
        expect(post?.summary.match(/<code>/g)).toHaveLength(1);
      }
    }));

  test('two calls of a reusable workflow, one after the other on it, are told to name a key', () =>
    onWorkbench(async (bench) => {
      const contexts = (id: string) => ({ contexts: { job: { check_run_id: id } }, jobName: id });
      await bench.step(bench.job({ attempt: 1, ...contexts('11') }), step(bench, 'ai-complete', 'a'));
      const job = bench.job({ attempt: 1, keptTemp: true, ...contexts('12') });
      const result = await bench.step(job, step(bench, 'ai-complete', 'b'));
      expect(result.log).toMatch(/two jobs of one attempt wrote the same checkpoint.*"key"/);
      expect(calls(bench, 'b')).toBe(0);
    }));
});

describe('an older attempt whose runner is still alive', () => {
  /** Attempt 1 hangs in step `slow` until {@link release}; its machine is only believed to be lost. */
  async function hanging(bench: Workbench) {
    const gate = path.join(bench.root, 'gate');
    const slow = {
      step: 'slow',
      run: `echo hanging; until [ -e '${gate}' ]; do sleep 0.05; done; echo "by=1" >> "$GITHUB_OUTPUT"`,
    };
    const job = bench.job({ attempt: 1 });
    await bench.step(job, step(bench, 'before'));
    const running = job.start({ id: 'slow', with: slow });
    await running.until(/^hanging/m);
    return {
      job,
      fingerprint: slow.run,
      release: async () => {
        fs.writeFileSync(gate, '');
        return running.finished;
      },
    };
  }

  test('writes late: the newer attempt’s records stay the newer ones, and nothing of it is removed', () =>
    onWorkbench(async (bench) => {
      const old = await hanging(bench);
      const second = bench.job({ attempt: 2, freshMachine: true });
      expect((await bench.step(second, step(bench, 'before'))).outputs.outcome).toBe('skipped');
      const slow = { step: 'slow', run: 'echo "by=2" >> "$GITHUB_OUTPUT"', fingerprint: 'same' };
      expect((await bench.step(second, slow)).outputs.by).toBe('2');
      const kept = () => bench.github.artifacts.live().filter(({ attempt }) => attempt === 2);
      const before = kept().map(({ name }) => name);

      expect((await old.release()).outputs).toMatchObject({ outcome: 'completed', by: '1' });
      await bench.step(old.job, step(bench, 'after', 'after-1'));
      await old.job.finish();
      expect(kept().map(({ name }) => name)).toEqual(before);

      // Attempt 2 goes on, without having noticed.
      expect((await bench.step(second, step(bench, 'after', 'after-2'))).outputs.by).toBe('after-2');
      await second.finish();

      const third = bench.job({ attempt: 3, freshMachine: true });
      const results = [
        await bench.step(third, step(bench, 'before')),
        await bench.step(third, slow),
        await bench.step(third, step(bench, 'after', 'after-2')),
      ];
      expect(results.map(({ outputs }) => [outputs.outcome, outputs.by])).toEqual([
        ['skipped', 'before'],
        ['skipped', '2'],
        ['skipped', 'after-2'],
      ]);
      expect(results.flatMap(({ annotations }) => annotations)).toEqual([]);
    }));

  test('what only it has done counts, unless the newer attempt has done again what it was built on', () =>
    onWorkbench(async (bench) => {
      const old = await hanging(bench);
      // Attempt 2 comes no further than this.
      const second = bench.job({ attempt: 2, freshMachine: true });
      await bench.step(second, step(bench, 'before'));
      second.lost();
      await old.release();
      await old.job.finish();
      const third = bench.job({ attempt: 3, freshMachine: true });
      await bench.step(third, step(bench, 'before'));
      expect((await bench.step(third, { step: 'slow', run: old.fingerprint })).outputs).toMatchObject({
        outcome: 'skipped',
        by: '1',
      });
      third.lost();

      const fourth = bench.job({ attempt: 4, freshMachine: true });
      await bench.step(fourth, { ...step(bench, 'before'), resume: 'false' });
      const stale = await bench.step(fourth, { step: 'slow', run: old.fingerprint });
      expect(stale.outputs.reason).toBe(
        'slow was done in attempt 1, but a step it was built on has been done again',
      );
    }));
});
