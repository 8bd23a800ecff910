import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../support/github/index.js';
import { type AttemptSetup, onWorkbench, type Workbench } from '../support/workbench.js';

/** The cache as a second store, or as the only one, in whole jobs. */

const BOTH = 'artifact, cache';
const ai = {
  step: 'ai-complete',
  run: 'printf "x\\n" >> "$CALLS"; mkdir -p out; echo file > out/a.txt; echo "answer=42" >> "$GITHUB_OUTPUT"',
  files: 'out/**',
  stores: BOTH,
};
const label = { step: 'label-applied', run: 'printf "x\\n" >> "$CALLS.label"', stores: BOTH };
const env = (bench: Workbench) => ({ CALLS: path.join(bench.root, 'calls') });

/** A job on a machine of its own; the event says whose repository it is, or does not. */
function job(bench: Workbench, setup: AttemptSetup, repository: object = { repository: { private: true } }) {
  const event = { issue: { number: 42 }, ...repository };
  const handle = bench.github.attempt({ job: 'generate', runId: bench.runId, ...setup });
  const contexts = { github: { token: handle.token, event } };
  return bench.job({ freshMachine: true, contexts, ...setup });
}

/** Attempt 1 does the step and is lost; attempt 2 comes from "Re-run all jobs". */
async function rerunAll(bench: Workbench, step: Readonly<Record<string, string>>, repository?: object) {
  const first = job(bench, { attempt: 1 }, repository);
  const done = await bench.step(first, step, env(bench));
  first.lost();
  const second = job(bench, { attempt: 2, rerun: 'all' }, repository);
  return { done, again: await bench.step(second, step, env(bench)), second };
}

const notices = (log: string) => log.match(/::notice[^\n]*/g) ?? [];

test('"Re-run all jobs" hides artifacts; the cache brings everything back, without a notice', () =>
  onWorkbench(async (bench) => {
    const { again, second } = await rerunAll(bench, ai);
    expect(again.outputs).toMatchObject({ outcome: 'skipped', answer: '42', resumed: 'true' });
    expect(fs.readFileSync(path.join(bench.workspace, 'out/a.txt'), 'utf8')).toBe('file\n');
    expect(again.log).not.toContain('::notice');
    // A step that was not reached is new, not unknown.
    const next = await bench.step(second, label, env(bench));
    expect(next.outputs.reason).toBe('label-applied had not been done before');
    expect(bench.count('calls')).toBe(1);
  }));

test('without the cache one notice says why the attempt starts over, and what would have helped', () =>
  onWorkbench(async (bench) => {
    const { again } = await rerunAll(bench, { ...ai, stores: 'artifact' });
    expect(again.outputs.outcome).toBe('completed');
    expect(notices(again.log)).toHaveLength(1);
    expect(again.log).toMatch(/::notice[^\n]*Re-run all jobs[^\n]*stores: artifact, cache/);
  }));

test('the cache alone is a store too, and no artifact is made', () =>
  onWorkbench(async (bench) => {
    const { again } = await rerunAll(bench, { ...ai, stores: 'cache' });
    expect(again.outputs).toMatchObject({ outcome: 'skipped', answer: '42', 'artifact-id': '' });
    expect(bench.github.artifacts.all()).toEqual([]);
  }));

test.each([
  ['public', { repository: { private: false } }],
  ['of unknown visibility', {}],
])('the cache of a repository that is %s gets the record only', (_, repository) =>
  onWorkbench(async (bench) => {
    const secretive = { ...ai, run: ai.run.replace('answer=42', 'answer=plain-answer') };
    const { done, again } = await rerunAll(bench, secretive, repository);
    expect(notices(done.log)).toEqual([expect.stringContaining('the cache only gets that steps are done')]);
    for (const { content } of bench.github.caches.all()) {
      expect(content.length).toBeGreaterThan(0);
    }
    expect(bench.github.caches.all().filter(({ key }) => key.includes('/files/'))).toEqual([]);
    expect(again.outputs.outcome).toBe('completed');
    expect(again.outputs.reason).toMatch(/cannot be restored: output "answer" was not stored .*public/);
    // A step that left nothing to restore is skipped all the same.
    const labelled = await bench.step(
      job(bench, { attempt: 3, rerun: 'all' }, repository),
      label,
      env(bench),
    );
    expect(labelled.outputs.outcome).toBe('completed');
    const skipped = job(bench, { attempt: 4, rerun: 'all' }, repository);
    expect((await bench.step(skipped, label, env(bench))).outputs.outcome).toBe('skipped');
  }),
);

test('in a public repository a partial re-run restores from the artifact what the cache does not have', () =>
  onWorkbench(async (bench) => {
    const open = { repository: { private: false } };
    const first = job(bench, { attempt: 1 }, open);
    await bench.step(first, ai, env(bench));
    first.lost();
    const again = await bench.step(job(bench, { attempt: 2 }, open), ai, env(bench));
    expect(again.outputs).toMatchObject({ outcome: 'skipped', answer: '42' });
  }));

test('with "on-unknown: fail" a step whose outputs the cache does not have fails instead of starving others', () =>
  onWorkbench(async (bench) => {
    const strict = { ...ai, 'on-unknown': 'fail' };
    const { again } = await rerunAll(bench, strict, { repository: { private: false } });
    expect(again).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(bench.count('calls')).toBe(1);
  }));

test('a token that may only read: one warning a job, and the artifact is kept', () =>
  onWorkbench(async (bench) => {
    const first = job(bench, { attempt: 1, cache: 'read-only' });
    const done = await bench.step(first, ai, env(bench));
    const labelled = await bench.step(first, label, env(bench));
    first.lost();
    expect(done.outputs.outcome).toBe('completed');
    const log = done.log + labelled.log;
    expect(log.match(/::warning[^\n]*in the cache[^\n]*cache write denied/g)).toHaveLength(1);
    const again = await bench.step(job(bench, { attempt: 2 }), ai, env(bench));
    expect(again.outputs.outcome).toBe('skipped');
  }));

test('a token that may only read, and the cache alone: the step is done, and its record is not kept', () =>
  onWorkbench(async (bench) => {
    const only = { ...ai, stores: 'cache', files: '' };
    const first = job(bench, { attempt: 1, cache: 'read-only' });
    const done = await bench.step(first, only, env(bench));
    expect(done.outputs.outcome).toBe('completed');
    expect(done.log).toMatch(/could not be kept in the cache \([^\n]*cache write denied/);
    const refused = await bench.step(
      first,
      { ...only, step: 'other', 'on-save-failure': 'fail' },
      env(bench),
    );
    expect(refused.outputs.outcome).toBe('failed');
  }));

test.each([
  ['none', /does not permit (reads|writes)/],
  ['read', /does not permit writes/],
  ['write-only', null],
] as const)('ACTIONS_CACHE_MODE %s', (mode, fault) =>
  onWorkbench(async (bench) => {
    const only = { ...ai, stores: 'cache', files: '' };
    const first = job(bench, { attempt: 1, env: { ACTIONS_CACHE_MODE: mode } });
    const done = await bench.step(first, only, env(bench));
    first.lost();
    expect(done.outputs.outcome).toBe('completed');
    if (fault === null) expect(bench.github.caches.live()).toHaveLength(1);
    else expect(done.log).toMatch(fault);
    const second = job(bench, { attempt: 2, env: { ACTIONS_CACHE_MODE: mode } });
    const again = await bench.step(second, { ...only, 'on-unknown': 'fail' }, env(bench));
    // What may not be read is unknown, not new; and a start that cannot be recorded keeps the step from running.
    expect(again.outputs.outcome).toBe('failed');
    if (mode === 'read') expect(again.log).toContain('its start could not be recorded');
    else expect(again.log).toMatch(/could not be read[^\n]*does not permit reads/);
  }),
);

test("a machine without zstd and one with it find each other's entries", () =>
  onWorkbench(async (bench) => {
    const programs = path.join(bench.root, 'programs');
    fs.mkdirSync(programs);
    for (const name of ['sh', 'bash', 'tar', 'gzip', 'mkdir', 'cat', 'env']) {
      const real = ['/bin', '/usr/bin'].map((folder) => path.join(folder, name)).find(fs.existsSync);
      if (real !== undefined) fs.symlinkSync(fs.realpathSync(real), path.join(programs, name));
    }
    const only = { ...ai, stores: 'cache' };
    for (const [attempt, PATH] of [
      [1, undefined],
      [2, programs],
      [3, undefined],
    ] as const) {
      const here = job(bench, { attempt, rerun: 'all' });
      const result = await bench.step(here, only, { ...env(bench), ...(PATH === undefined ? {} : { PATH }) });
      here.lost();
      expect([attempt, result.outputs.outcome]).toEqual([attempt, attempt === 1 ? 'completed' : 'skipped']);
    }
    expect(new Set(bench.github.caches.all().map(({ version }) => version)).size).toBe(1);
  }));

const faults: readonly { name: string; fault: Fault; survives: boolean; says?: RegExp }[] = [
  { name: 'reset', fault: { what: 'reset', on: 'CreateCacheEntry', times: 1 }, survives: true },
  { name: 'key taken', fault: { what: 409, on: 'CreateCacheEntry', times: 1 }, survives: true },
  {
    name: 'reserved, answer lost',
    fault: { what: 'reset', on: 'CreateCacheEntry', performed: true, times: 1 },
    survives: true,
  },
  { name: 'cut', fault: { what: 'cut', on: 'CreateCacheEntry', times: 1 }, survives: true },
  { name: 'finalize fails', fault: { what: 403, on: 'FinalizeCacheEntryUpload', times: 1 }, survives: true },
  { name: 'blob fails', fault: { what: 403, on: 'blobs', times: 1 }, survives: true },
  {
    name: 'never finalized',
    fault: { what: 403, on: 'FinalizeCacheEntryUpload' },
    survives: false,
    says: /could not be kept in the cache/,
  },
];

describe('while the cache, the only store, is written', () => {
  test.each(faults)('$name', ({ fault, survives, says }) =>
    onWorkbench(async (bench) => {
      const only = { ...ai, stores: 'cache', files: '' };
      const active = bench.github.faults.add(fault);
      const first = job(bench, { attempt: 1 });
      const done = await bench.step(first, only, env(bench));
      first.lost();
      expect(done).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed' } });
      expect(active.hits).toBeGreaterThan(0);
      if (says) expect(done.log).toMatch(says);
      active.remove();
      const again = await bench.step(job(bench, { attempt: 2 }), only, env(bench));
      expect(again.outputs.outcome).toBe(survives ? 'skipped' : 'completed');
    }),
  );
});

describe('while the cache, the only store, is read', () => {
  const reads: readonly { name: string; fault: Fault; says: RegExp }[] = [
    {
      name: 'refused',
      fault: { what: 403, on: 'GetCacheEntryDownloadURL' },
      says: /cache could not be read/,
    },
    {
      name: 'reset',
      fault: { what: 'reset', on: 'GetCacheEntryDownloadURL' },
      says: /cache could not be read/,
    },
    { name: 'cut', fault: { what: 'cut', on: 'GetCacheEntryDownloadURL' }, says: /cut in the middle/ },
    { name: 'corrupt', fault: { what: 'corrupt', on: 'GetBlob' }, says: /cache entry checkpoint-/ },
    { name: 'gone from storage', fault: { what: 404, on: 'GetBlob' }, says: /cache entry checkpoint-/ },
  ];
  test.each(reads)('$name: it is unknown, never new', ({ fault, says }) =>
    onWorkbench(async (bench) => {
      const only = { ...ai, stores: 'cache', files: '', 'on-unknown': 'fail' };
      const first = job(bench, { attempt: 1 });
      await bench.step(first, only, env(bench));
      first.lost();
      const active = bench.github.faults.add({ ...fault, attempt: 2 });
      const second = job(bench, { attempt: 2 });
      const again = await bench.step(second, only, env(bench));
      expect(active.hits).toBeGreaterThan(0);
      expect(again.outputs.outcome).toBe('failed');
      expect(again.log).toMatch(says);
      await second.finish();
      active.remove();
      const third = await bench.step(job(bench, { attempt: 3 }), only, env(bench));
      expect(third.outputs.outcome).toBe('skipped');
      expect(bench.count('calls')).toBe(1);
    }),
  );

  test('with artifacts beside it, what they hold counts, and what they do not is unknown', () =>
    onWorkbench(async (bench) => {
      const first = job(bench, { attempt: 1 });
      await bench.step(first, ai, env(bench));
      first.lost();
      bench.github.faults.add({ what: 403, on: 'GetCacheEntryDownloadURL' });
      const second = job(bench, { attempt: 2 });
      expect((await bench.step(second, ai, env(bench))).outputs.outcome).toBe('skipped');
      const unknown = await bench.step(second, { ...label, 'on-unknown': 'fail' }, env(bench));
      expect(unknown.outputs.outcome).toBe('failed');
      expect(unknown.log).toMatch(/cache could not be read/);
    }));

  test('an artifact whose archive is damaged is made up for by the cache', () =>
    onWorkbench(async (bench) => {
      const first = job(bench, { attempt: 1 });
      await bench.step(first, ai, env(bench));
      first.lost();
      for (const { id, name } of bench.github.artifacts.live()) {
        if (name.endsWith('.tgz')) bench.github.artifacts.damage(id, 'damaged');
      }
      const again = await bench.step(job(bench, { attempt: 2 }), ai, env(bench));
      expect(again.outputs.outcome).toBe('skipped');
    }));
});

test('entries of other runs, attempts, jobs and look-alike keys do not count', () =>
  onWorkbench(async (bench) => {
    const only = { ...ai, stores: 'cache', files: '' };
    const other = job(bench, { attempt: 1, job: 'generate-2' });
    await bench.step(other, only, env(bench));
    other.lost();
    const later = job(bench, { attempt: 12 });
    await bench.step(later, only, env(bench));
    later.lost();
    const again = await bench.step(job(bench, { attempt: 2 }), only, env(bench));
    expect(again.outputs.outcome).toBe('completed');
  }));

test('two jobs that write one scope are noticed although only the newer document is found', () =>
  onWorkbench(async (bench) => {
    const only = { ...ai, stores: 'cache', files: '' };
    for (const jobName of ['one / generate', 'two / generate']) {
      const handle = bench.github.attempt({ job: 'generate', jobName, runId: bench.runId, attempt: 1 });
      const contexts = {
        github: { token: handle.token, event: { issue: { number: 42 }, repository: { private: true } } },
        job: { check_run_id: handle.checkRunId },
      };
      const here = bench.job({ attempt: 1, jobName, freshMachine: true, contexts });
      await bench.step(here, only, env(bench));
      here.lost();
    }
    const again = await bench.step(job(bench, { attempt: 2 }), only, env(bench));
    expect(again).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(again.log).toContain('its own "key"');
  }));

test('what a newer document contains is removed with "actions: write", and stays without', () =>
  onWorkbench(async (bench) => {
    const only = { ...ai, stores: 'cache', files: '' };
    const first = job(bench, { attempt: 1 });
    await bench.step(first, only, env(bench));
    await bench.step(first, { ...label, stores: 'cache' }, env(bench));
    await first.finish();
    expect(bench.github.caches.live()).toHaveLength(1);
    const second = job(bench, { attempt: 2, permissions: { actions: 'read' } });
    await bench.step(second, only, env(bench));
    await bench.step(second, { ...label, step: 'third', stores: 'cache' }, env(bench));
    await second.finish();
    expect(bench.github.caches.live()).toHaveLength(2);
    const third = await bench.step(job(bench, { attempt: 3 }), only, env(bench));
    expect(third.outputs.outcome).toBe('skipped');
  }));

test('mode: clear removes every entry of the job, also those that a newer one contains', () =>
  onWorkbench(async (bench) => {
    const first = job(bench, { attempt: 1 });
    await bench.step(first, ai, env(bench));
    await bench.step(first, label, env(bench));
    first.lost();
    const second = job(bench, { attempt: 2 });
    const cleared = await bench.step(second, { mode: 'clear', stores: BOTH });
    expect(cleared.outputs.outcome).toBe('completed');
    expect([bench.github.caches.live(), bench.github.artifacts.live()]).toEqual([[], []]);
  }));

test('GitHub Enterprise Server has no artifacts for this action, and one warning says so', () =>
  onWorkbench(async (bench) => {
    const handle = job(bench, { attempt: 1, env: { GITHUB_SERVER_URL: 'https://ghe.example' } });
    const done = await bench.step(handle, { ...ai, files: '' }, env(bench));
    expect(done.outputs.outcome).toBe('completed');
    expect(done.log.match(/::warning[^\n]*Enterprise Server has no artifact service/g)).toHaveLength(1);
  }));

test.each(['', 'artifacts', 'cache artifact disk'])('stores: "%s"', (stores) =>
  onWorkbench(async (bench) => {
    const result = await bench.step(job(bench, { attempt: 1 }), { ...ai, stores }, env(bench));
    if (stores === '') expect(result.outputs.outcome).toBe('completed');
    else
      expect(result.log).toMatch(
        /The input "stores" has "(artifacts|disk)"\. Use one or more of artifact, cache/,
      );
  }),
);
