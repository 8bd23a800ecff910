import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { blobUploads } from '../support/github/index.js';
import { calls, goesOnWith, lastSaved, ownSteps, scriptEnv } from '../support/own-steps.js';
import { until } from '../support/patience.js';
import { onWorkbench, type Workbench } from '../support/workbench.js';

/** Progress is a help and no promise: what goes wrong with it is said, and is never the step's fault. */

const KEY = 'a key that is long enough';
const PRIVATE = { github: { event: { issue: { number: 42 }, repository: { private: true } } } };

async function failAt40(bench: Workbench, given: Readonly<Record<string, string>> = {}, contexts = {}) {
  const job = bench.job({ attempt: 1, contexts });
  const step = ownSteps(bench, given);
  const failed = await bench.step(job, step, scriptEnv(bench, { FAIL_AT: '40' }));
  expect(failed).toMatchObject({ exitCode: 3, outputs: { outcome: 'failed' } });
  return { job, failed, step };
}

async function goesOn(bench: Workbench, step: Record<string, string>, setup = {}) {
  const job = bench.job({ attempt: 2, freshMachine: true, ...setup });
  const again = await bench.step(job, step, scriptEnv(bench));
  expect(again.outputs.outcome).toBe('completed');
  return { job, again, known: goesOnWith(again.log) };
}

function archives(bench: Workbench): number[] {
  return bench.github.artifacts.live().flatMap(({ name, id }) => (name.includes('-files-') ? [id] : []));
}

describe.each([
  ['artifact', {}, 'failed'],
  ['artifact, sealed', { 'encryption-key': KEY }, 'failed'],
  ['cache', { stores: 'cache' }, 'all'],
  ['cache, sealed', { stores: 'cache', 'encryption-key': KEY }, 'all'],
  ['artifact, cache', { stores: 'artifact, cache' }, 'all'],
] as const)('kept in stores: %s', (_, given, rerun) => {
  test('it survives, and is tidied up', () =>
    onWorkbench(async (bench) => {
      const { job, step } = await failAt40(bench, given, PRIVATE);
      await job.finish();
      const { job: next, known } = await goesOn(bench, step, { rerun, contexts: PRIVATE });
      expect(known).toBe(40);
      await next.finish();
      // "Re-run all jobs" hides earlier artifacts, also from who would remove them.
      if (rerun === 'failed') expect(archives(bench)).toEqual([]);
      const sent = bench.github.receivedBytesContaining('answer 40');
      if ('encryption-key' in given) expect(sent).toEqual([]);
    }));
});

test('the cache of a public repository, without a key, gets none of it', () =>
  onWorkbench(async (bench) => {
    const { step } = await failAt40(bench, { stores: 'cache' });
    expect(bench.github.caches.live().some(({ key }) => key.includes('/files/'))).toBe(false);
    expect(bench.github.receivedBytesContaining('state/40.txt')).toEqual([]);
    expect((await goesOn(bench, step, { rerun: 'all' })).known).toBe(0);
  }));

test('a file with a secret is withheld and named once, and the own steps with it; nothing of it is sent', () =>
  onWorkbench(async (bench) => {
    const run = `${ownSteps(bench).run.replace('exec ', '')} & wait=$!
echo "::add-mask::masked-value-31"
mkdir -p notes; echo fine > notes/fine; echo "x masked-value-31" > notes/bad
wait $wait`;
    const given = { run, 'progress-files': 'notes/**', 'autosave-seconds': '0.3' };
    const job = bench.job({ attempt: 1 });
    const env = scriptEnv(bench, { EACH_MS: '40', FAIL_AT: '50' });
    const failed = await bench.step(job, ownSteps(bench, given), env);
    const named = failed.annotations.filter(({ message }) => message.includes('"notes/bad"'));
    expect(named).toHaveLength(1);
    expect(named[0]?.message).toContain('it contains a secret value');
    expect(failed.log).toContain('Its progress is kept: 1 file (5 B).');
    job.lost();
    // The mask itself is a line of the log, which the runner hides.
    expect(bench.github.receivedBytesContaining('masked-value-31')).toEqual([]);
    const { again } = await goesOn(bench, { ...ownSteps(bench), 'progress-files': 'notes/**' });
    expect(again.log).toContain('fix goes on with 1 file (5 B)');
    expect(fs.readdirSync(path.join(bench.workspace, 'notes'))).toEqual(['fine']);

    const sealed = { ...given, 'encryption-key': KEY, step: 'sealed' };
    const third = bench.job({ attempt: 3 });
    await bench.step(third, ownSteps(bench, sealed), env);
    const fourth = bench.job({ attempt: 4, freshMachine: true });
    await bench.step(fourth, ownSteps(bench, { ...sealed, run: 'cat notes/bad; exit 1' }), env);
    expect(fs.readdirSync(path.join(bench.workspace, 'notes')).sort()).toEqual(['bad', 'fine']);
    expect(bench.github.receivedBytesContaining('masked-value-31')).toEqual([]);
  }));

test('what was saved before it was known to hold a secret is taken back', () =>
  onWorkbench(async (bench) => {
    const run = [
      'mkdir notes; echo masked-value-31 > notes/only; until [ -e "$CALLS" ]; do sleep 0.1; done',
      'echo "::add-mask::masked-value-31"; sleep 1; exit 1',
    ].join('\n');
    const step = { step: 'fix', run, 'progress-files': 'notes/**', 'autosave-seconds': '0.2' };
    const job = bench.job({ attempt: 1 });
    const running = job.start({ id: 'fix', with: step, env: scriptEnv(bench) });
    await until(() => archives(bench).length > 0);
    fs.writeFileSync(path.join(bench.root, 'calls'), '');
    const failed = await running.finished;
    expect(failed.log).not.toContain('Its progress is kept');
    await job.finish();
    expect(archives(bench)).toEqual([]);
    const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), { ...step, run: 'ls' });
    expect(again.log).not.toContain('goes on with');
  }));

describe('it does not count', () => {
  test.each([
    ['with resume: false', { resume: 'false' }],
    ['when the job works on something else', { 'commit-sha': 'b'.repeat(40) }],
  ])('%s', (_, given) =>
    onWorkbench(async (bench) => {
      const { job, step } = await failAt40(bench);
      job.lost();
      expect((await goesOn(bench, { ...step, ...given })).known).toBe(0);
      expect(calls(bench).get(40)).toBe(2);
    }),
  );

  test('when the step before it has been done again', () =>
    onWorkbench(async (bench) => {
      const fetch = { step: 'fetch', run: 'echo v1' };
      const job = bench.job({ attempt: 1 });
      await bench.step(job, fetch);
      await bench.step(job, ownSteps(bench), scriptEnv(bench, { FAIL_AT: '40' }));
      const same = bench.job({ attempt: 2, freshMachine: true });
      await bench.step(same, fetch);
      const failed = await bench.step(same, ownSteps(bench), scriptEnv(bench, { FAIL_AT: '50' }));
      expect(goesOnWith(failed.log)).toBe(40);
      const other = bench.job({ attempt: 3, freshMachine: true });
      await bench.step(other, { ...fetch, run: 'echo v2' });
      const again = await bench.step(other, ownSteps(bench), scriptEnv(bench));
      expect([goesOnWith(again.log), again.outputs.outcome]).toEqual([0, 'completed']);
    }));

  test('when a file is in the way: nothing is overwritten, and a warning names it', () =>
    onWorkbench(async (bench) => {
      const { job, step } = await failAt40(bench);
      job.lost();
      const second = bench.job({ attempt: 2, freshMachine: true });
      fs.mkdirSync(path.join(bench.workspace, 'state'));
      fs.writeFileSync(path.join(bench.workspace, 'state', '7.txt'), 'mine');
      const again = await bench.step(second, { ...step, run: 'cat state/7.txt; ls state; exit 1' });
      expect(again.log).toMatch(/^mine7\.txt$/m);
      expect(again.annotations.map(({ message }) => message).join()).toMatch(
        /progress that attempt 1 saved of fix was not restored: The workspace has other versions of "state\/7\.txt"/,
      );
    }));

  test('when the step names other files by now: nothing is said to have come back', () =>
    onWorkbench(async (bench) => {
      const run = 'mkdir -p a b; echo 1 > a/a; exit 1';
      await bench.step(bench.job({ attempt: 1 }), { step: 'fix', run, 'progress-files': 'a/**' });
      const second = bench.job({ attempt: 2, freshMachine: true });
      const again = await bench.step(second, { step: 'fix', run, 'progress-files': 'b/**' });
      expect(again.log).not.toContain('goes on with');
      expect(again.outputs.resumed).toBe('false');
    }));

  test.each([
    ['gone', (bench: Workbench, id: number) => bench.github.artifacts.delete(id)],
    ['damaged', (bench: Workbench, id: number) => bench.github.artifacts.damage(id, 'garbage')],
  ])('when its archive is %s: a warning says so', (_, harm) =>
    onWorkbench(async (bench) => {
      const { job, step } = await failAt40(bench);
      job.lost();
      for (const id of archives(bench)) harm(bench, id);
      const { again, known } = await goesOn(bench, step);
      expect(known).toBe(0);
      expect(again.annotations.map(({ message }) => message).join()).toContain('of fix was not restored');
    }),
  );
});

test('a file from before the step that a kept machine still has is put back on the next machine, too', () =>
  onWorkbench(async (bench) => {
    const step = { step: 'fix', run: 'echo more >> src/a; exit 1', 'progress-files': 'src/**' };
    const checkout = () => {
      fs.mkdirSync(path.join(bench.workspace, 'src'), { recursive: true });
      fs.writeFileSync(path.join(bench.workspace, 'src/a'), 'as checked out\n');
    };
    const first = bench.job({ attempt: 1 });
    checkout();
    await bench.step(first, step);
    await bench.step(bench.job({ attempt: 2 }), step);
    const third = bench.job({ attempt: 3, freshMachine: true });
    checkout();
    await bench.step(third, step);
    const left = fs.readFileSync(path.join(bench.workspace, 'src/a'), 'utf8');
    expect(left).toBe('as checked out\nmore\nmore\nmore\n');
  }));

describe('while the artifact service fails', () => {
  test('the command is not disturbed, it is said once, and a later save gets through', () =>
    onWorkbench(async (bench) => {
      const fault = bench.github.faults.add({ what: 403, on: 'CreateArtifact' });
      const job = bench.job({ attempt: 1 });
      const step = ownSteps(bench, { 'autosave-seconds': '0.2' });
      const running = job.start({
        id: 'fix',
        with: step,
        env: scriptEnv(bench, { EACH_MS: '100', COUNT: '400' }),
      });
      await running.until(/could not be saved/);
      fault.remove();
      while (lastSaved(bench) === 0) await new Promise((resolve) => setTimeout(resolve, 100));
      job.lost();
      const { log, annotations } = await running.finished;
      expect(log.match(/could not be saved/g)).toHaveLength(1);
      expect(annotations).toEqual([]);
      const { known } = await goesOn(bench, step);
      expect(known).toBeGreaterThan(0);
    }));

  test.each([
    ['archive', { what: 'hang', on: blobUploads, times: 1 }],
    ['document', { what: 'hang', on: 'CreateArtifact', after: 1, times: 1 }],
  ] as const)(
    'a save whose %s hangs holds up neither the command nor the record that it is done',
    (_, hang) =>
      onWorkbench(async (bench) => {
        const fault = bench.github.faults.add(hang);
        const step = ownSteps(bench, { 'autosave-seconds': '0.2' });
        const job = bench.job({ attempt: 1 });
        const result = await bench.step(job, step, scriptEnv(bench, { EACH_MS: '40' }));
        expect(fault.hits).toBe(1);
        expect(result.log).toContain('and recorded');
        expect(result.durationMs).toBeLessThan(15_000);
        job.lost();
        const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), step, scriptEnv(bench));
        expect(again.outputs.outcome).toBe('skipped');
      }),
  );

  test('the post step keeps what a failed step could not', () =>
    onWorkbench(async (bench) => {
      const fault = bench.github.faults.add({ what: 403, on: 'CreateArtifact' });
      const { failed, job, step } = await failAt40(bench);
      expect(failed.annotations.map(({ message }) => message).join()).toMatch(
        /The last progress of fix could not be kept as an artifact \(.*403.*\)\. The post step tries again\./,
      );
      fault.remove();
      for (const post of await job.finish()) expect(post.exitCode).toBe(0);
      expect((await goesOn(bench, step)).known).toBe(40);
    }));
});

test('a job that has made many artifacts leaves the rest to its steps, and keeps what a failed one has got', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1 });
    await bench.step(job, { step: 'first', run: 'true' });
    const root = path.join(bench.temp, 'checkpoint-action');
    const [state = ''] = fs.readdirSync(root).filter((name) => name.startsWith('job-'));
    fs.writeFileSync(path.join(root, state, 'artifacts'), '.'.repeat(301));
    const step = ownSteps(bench, { 'autosave-seconds': '0.1' });
    await bench.step(job, step, scriptEnv(bench, { EACH_MS: '50', FAIL_AT: '40' }));
    // One archive, one document, under the name that was taken for it when the command began.
    expect(fs.statSync(path.join(root, state, 'artifacts')).size).toBe(303);
    expect((await goesOn(bench, step)).known).toBe(40);
  }));

test('without any store, a machine that keeps its temp folder goes on', () =>
  onWorkbench(async (bench) => {
    const server = { GITHUB_SERVER_URL: 'https://git.example.com' };
    const job = bench.job({ attempt: 1, env: server });
    await bench.step(job, ownSteps(bench), scriptEnv(bench, { FAIL_AT: '40' }));
    fs.rmSync(path.join(bench.workspace, 'state'), { recursive: true });
    const second = bench.job({ attempt: 2, keptTemp: true, env: server });
    const again = await bench.step(second, ownSteps(bench), scriptEnv(bench));
    expect([goesOnWith(again.log), again.outputs.outcome]).toEqual([40, 'completed']);
  }));
