import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { AttemptHandle, Fault } from '../support/github/index.js';
import type { StepResult } from '../support/runner/index.js';
import { onWorkbench, type Workbench } from '../support/workbench.js';
import { zipOf } from '../support/zip-of.js';

/**
 * Each fault of GitHub's services, once while attempt 1 saves and once while attempt 2 loads: the work is done
 * once, the step ends within its deadline, and a message says what happened. The slow ones run side by side.
 */

interface Scene {
  readonly name: string;
  readonly fault: Fault;
  /** Whether the checkpoint gets through all the same. */
  readonly survives: boolean;
  /** What the log says. */
  readonly says?: RegExp;
  /** The deadline, in ms; {@link QUICK} if not given. */
  readonly within?: number;
}

/** Documents go directly, until that fails; where a proxy is set, by GitHub's clients alone, which bypass this one. */
const WAYS = [
  { way: 'directly', env: {} },
  { way: 'through the clients', env: { http_proxy: 'http://127.0.0.1:9', no_proxy: '127.0.0.1' } },
] as const;
type Way = (typeof WAYS)[number];

const QUICK = 10_000;
const DEADLINE = 66_000;
const STALL = 66_000;

/** Everything that a load asks for. */
const READS = [
  'ListArtifacts',
  'GetSignedArtifactURL',
  'listWorkflowRunArtifacts',
  'downloadArtifact',
] as const;

const saving: readonly Scene[] = [
  { name: 'connection reset', fault: { what: 'reset', on: 'CreateArtifact', times: 1 }, survives: true },
  {
    name: 'create done, answer lost',
    fault: { what: 'reset', on: 'CreateArtifact', performed: true, times: 1 },
    survives: true,
  },
  { name: '409 on create', fault: { what: 409, on: 'CreateArtifact', times: 1 }, survives: true },
  { name: '403 at finalize', fault: { what: 403, on: 'FinalizeArtifact', times: 1 }, survives: true },
  {
    name: '403 at every finalize',
    fault: { what: 403, on: 'FinalizeArtifact' },
    survives: false,
    says: /could not be kept as an artifact.*403/,
    within: DEADLINE,
  },
  {
    name: 'HTML 502 once',
    fault: { what: 'html', on: 'CreateArtifact', times: 1 },
    survives: true,
    within: 15_000,
  },
  {
    name: 'HTML 502 for ever',
    fault: { what: 'html', on: 'artifacts' },
    survives: false,
    says: /could not be kept as an artifact/,
    within: DEADLINE,
  },
  {
    name: 'an answer cut in the middle',
    fault: { what: 'cut', on: 'CreateArtifact', times: 1 },
    survives: true,
  },
  {
    name: 'an answer cut at the end of the upload',
    fault: { what: 'cut', on: 'FinalizeArtifact', times: 1 },
    survives: true,
  },
  {
    name: 'no answer at all',
    fault: { what: 'hang', on: 'artifacts' },
    survives: false,
    says: /no answer within (?:60|5\d) s/,
    within: DEADLINE,
  },
  { name: 'blob storage 403', fault: { what: 403, on: 'blobs', times: 1 }, survives: true },
  {
    name: 'blob storage 503 once',
    fault: { what: 503, on: 'blobs', times: 1 },
    survives: true,
    within: 15_000,
  },
  {
    name: 'blob storage hangs',
    fault: { what: 'hang', on: 'blobs' },
    survives: false,
    says: /could not be kept as an artifact/,
    within: STALL,
  },
];

const loading: readonly Scene[] = [
  { name: 'the internal service resets', fault: { what: 'reset', on: 'ListArtifacts' }, survives: true },
  { name: 'the internal service answers 404', fault: { what: 404, on: 'ListArtifacts' }, survives: true },
  {
    name: 'the internal service lists nothing',
    fault: { what: 'empty', on: 'ListArtifacts' },
    survives: true,
  },
  { name: 'the internal service is cut', fault: { what: 'cut', on: 'ListArtifacts' }, survives: true },
  {
    name: 'the internal service hangs',
    fault: { what: 'hang', on: 'ListArtifacts' },
    survives: true,
    within: DEADLINE,
  },
  {
    name: 'the internal service is an HTML page',
    fault: { what: 'html', on: 'ListArtifacts' },
    survives: true,
    within: DEADLINE,
  },
  { name: 'REST is forbidden', fault: { what: 403, on: 'listWorkflowRunArtifacts' }, survives: true },
  {
    name: 'REST hangs',
    fault: { what: 'hang', on: 'listWorkflowRunArtifacts' },
    survives: true,
    within: DEADLINE,
  },
  { name: 'REST downloads fail', fault: { what: 500, on: 'downloadArtifact' }, survives: true },
  {
    name: 'everything is forbidden',
    fault: { what: 403, on: READS },
    survives: false,
    says: /could not be read.*actions: read/,
  },
  {
    name: 'everything hangs',
    fault: { what: 'hang', on: READS },
    survives: false,
    says: /could not be read.*no answer within/,
    within: DEADLINE,
  },
  {
    name: 'downloads are corrupt',
    fault: { what: 'corrupt', on: 'GetBlob' },
    survives: false,
    says: /does not match its digest/,
  },
  {
    name: 'downloads are cut',
    fault: { what: 'cut', on: 'GetBlob' },
    survives: false,
    says: /could not be read/,
    within: DEADLINE,
  },
  {
    name: 'downloads stall',
    fault: { what: 'stall', on: 'GetBlob' },
    survives: false,
    says: /could not be read/,
    within: DEADLINE,
  },
];

const ai = { step: 'ai-complete', run: 'printf "x\\n" >> "$CALLS"; echo "answer=42" >> "$GITHUB_OUTPUT"' };
const env = (bench: Workbench) => ({ CALLS: path.join(bench.root, 'calls') });

function deadlineOf({ within = QUICK }: Scene): number {
  return within;
}

/** Attempt 1 does the step, and its machine is lost. */
async function doneAndLost(bench: Workbench): Promise<AttemptHandle> {
  const first = bench.job({ attempt: 1 });
  await bench.step(first, ai, env(bench));
  first.lost();
  return first.handle;
}

/** What becomes of the step in a later attempt, on a new machine. */
function stepIn(attempt: number, bench: Workbench): Promise<StepResult> {
  return bench.step(bench.job({ attempt, freshMachine: true }), ai, env(bench));
}

async function playSaving(scene: Scene, way: Way, bench: Workbench): Promise<void> {
  const fault = bench.github.faults.add(scene.fault);
  const first = bench.job({ attempt: 1, env: way.env });
  const result = await bench.step(first, ai, env(bench));
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed', answer: '42' } });
  expect(result.durationMs).toBeLessThan(deadlineOf(scene));
  expect(fault.hits).toBeGreaterThan(0);
  if (scene.says) expect(result.log).toMatch(scene.says);
  first.lost();
  fault.remove();
  const second = bench.job({ attempt: 2, freshMachine: true });
  const again = await bench.step(second, ai, env(bench));
  expect(again.outputs).toMatchObject({ outcome: scene.survives ? 'skipped' : 'completed', answer: '42' });
  expect(bench.count('calls')).toBe(scene.survives ? 1 : 2);
  second.lost();
}

async function playLoading(scene: Scene, way: Way, bench: Workbench): Promise<void> {
  await doneAndLost(bench);
  const fault = bench.github.faults.add({ ...scene.fault, attempt: 2 });
  const second = bench.job({ attempt: 2, freshMachine: true, env: way.env });
  const again = await bench.step(second, ai, env(bench));
  expect(again).toMatchObject({ exitCode: 0, outputs: { answer: '42' } });
  expect(again.outputs.outcome).toBe(scene.survives ? 'skipped' : 'completed');
  expect(again.durationMs).toBeLessThan(deadlineOf(scene));
  expect(fault.hits).toBeGreaterThan(0);
  if (scene.says) expect(again.log).toMatch(scene.says);
  second.lost();
}

type Play = (scene: Scene, way: Way, bench: Workbench) => Promise<void>;

/** Plays all scenes side by side. Returns what went wrong, scene by scene. */
async function playAll(scenes: readonly Scene[], way: Way, play: Play): Promise<string[]> {
  const results = scenes.map(async (scene) => {
    try {
      await onWorkbench((bench) => play(scene, way, bench));
      return [];
    } catch (error) {
      return [`${scene.name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return (await Promise.all(results)).flat();
}

const slow = (scene: Scene) => deadlineOf(scene) > 15_000;

describe.each(WAYS)('$way', (way) => {
  describe('while the checkpoint is saved', () => {
    test.each(saving.filter((scene) => !slow(scene)))('$name', (scene) =>
      onWorkbench((bench) => playSaving(scene, way, bench)),
    );
  });

  describe('while the checkpoint is loaded', () => {
    test.each(loading.filter((scene) => !slow(scene)))('$name', (scene) =>
      onWorkbench((bench) => playLoading(scene, way, bench)),
    );
  });

  test('faults that last end at the deadline, whether they befall saving or loading', async () => {
    const wrong = await Promise.all([
      playAll(saving.filter(slow), way, playSaving),
      playAll(loading.filter(slow), way, playLoading),
    ]);
    expect(wrong.flat()).toEqual([]);
  }, 300_000);
});

test('GitHub offline while saving: the work is done, a warning says so, and nothing takes long', () =>
  onWorkbench(async (bench) => {
    await bench.github.goOffline();
    const first = bench.job({ attempt: 1 });
    const result = await bench.step(first, ai, env(bench));
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed', 'artifact-id': '' } });
    expect(result.log).toContain('could not be kept as an artifact');
    expect(result.durationMs).toBeLessThan(25_000);
    // The post step tries again, now with success.
    await bench.github.comeBack();
    await first.finish();
    const again = await stepIn(2, bench);
    expect(again.outputs.outcome).toBe('skipped');
  }));

test('GitHub offline while loading: the step runs, with a warning', () =>
  onWorkbench(async (bench) => {
    await doneAndLost(bench);
    await bench.github.goOffline();
    const result = await stepIn(2, bench);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed' } });
    expect(result.log).toContain('Not everything that earlier attempts did could be read');
    await bench.github.comeBack();
  }));

test('artifacts of earlier attempts that the internal service lists but denies are read through REST', () =>
  onWorkbench(async (bench) => {
    bench.github.settings.earlierAttemptUrls = 'not-found';
    bench.github.settings.artifactIds = 'descending';
    for (const attempt of [1, 2]) {
      const job = bench.job({ attempt, freshMachine: true });
      await bench.step(job, { ...ai, inputs: String(attempt) }, env(bench));
      job.lost();
    }
    // Attempt 2's document is the newer one although its id is the lower one.
    const again = await bench.step(
      bench.job({ attempt: 3, freshMachine: true }),
      { ...ai, inputs: '2' },
      env(bench),
    );
    expect(again.outputs).toMatchObject({ outcome: 'skipped', reason: expect.stringContaining('attempt 2') });
  }));

test('without "actions: read" a denied artifact is unknown, and the warning names the permission', () =>
  onWorkbench(async (bench) => {
    await doneAndLost(bench);
    bench.github.settings.earlierAttemptUrls = 'not-found';
    const second = bench.job({ attempt: 2, freshMachine: true, permissions: { actions: 'none' } });
    const again = await bench.step(second, ai, env(bench));
    expect(again.outputs.outcome).toBe('completed');
    expect(again.log).toMatch(/could not be read: .*workflow run not found/);
  }));

test('"Re-run all jobs" hides earlier artifacts: one notice says so, however many steps there are', () =>
  onWorkbench(async (bench) => {
    await doneAndLost(bench);
    const second = bench.job({ attempt: 2, freshMachine: true, rerun: 'all' });
    const logs = [];
    for (const key of ['', 'other']) logs.push((await bench.step(second, { ...ai, key }, env(bench))).log);
    expect(logs.join('').match(/::notice[^\n]*Re-run all jobs/g)).toHaveLength(1);
  }));

test('an attempt that could read nothing prunes nothing, and the next one counts what was done', async () => {
  const faults: readonly Fault[] = [
    { what: 'hang', on: READS },
    { what: 403, on: READS },
    { what: 'corrupt', on: 'GetBlob' },
  ];
  const play = (fault: Fault) =>
    onWorkbench(async (bench) => {
      const first = bench.job({ attempt: 1 });
      await bench.step(first, ai, env(bench));
      await first.finish();
      const active = bench.github.faults.add(fault);
      const second = bench.job({ attempt: 2, freshMachine: true });
      const failed = await bench.step(second, { ...ai, run: 'exit 1' }, env(bench));
      expect(failed.outputs.outcome).toBe('failed');
      await second.finish();
      active.remove();
      const again = await stepIn(3, bench);
      expect([fault.what, again.outputs.outcome, bench.count('calls')]).toEqual([fault.what, 'skipped', 1]);
    });
  await Promise.all(faults.map(play));
}, 120_000);

test('garbage under our name is neither believed nor removed', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, env(bench));
    await first.finish();
    const [document] = bench.github.artifacts.live().filter(({ name }) => name.endsWith('.json'));
    const contents = ['', '{"units":', '[]', '{"schemaVersion":99,"units":{}}', document?.content ?? ''];
    const forged = contents.map((_, index) => document?.name.replace(/-a1-s\d+-/, `-a1-s9${index}-`) ?? '');
    for (const [index, content] of contents.entries()) {
      bench.github.artifacts.put(first.handle, forged[index] ?? '', Buffer.from(content), 'application/json');
    }
    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(second, ai, env(bench));
    expect(again.outputs.outcome).toBe('skipped');
    expect(again.log).toMatch(
      /artifact checkpoint-[^:]*-s94-[^:]*: its content does not agree with its name/,
    );
    await bench.step(second, { step: 'label-applied', run: 'true' });
    await second.finish();
    expect(bench.github.artifacts.live().map(({ name }) => name)).toEqual(expect.arrayContaining(forged));
  }));

test.each(WAYS)('an archive under our name is not unpacked, whatever is in it ($way)', ({ env: proxy }) =>
  onWorkbench(async (bench) => {
    const first = await doneAndLost(bench);
    const [document] = bench.github.artifacts.live();
    const name = document?.name.replace(/-s\d+-/, '-s9-') ?? '';
    // It would be believed if it were unpacked: the same record as done by nobody.
    const forged = String(document?.content)
      .replace(/"sequence": \d+,\n(\s*)"nonce"/, '"sequence": 9,\n$1"nonce"')
      .replaceAll('42', '43');
    bench.github.artifacts.put(first, name, zipOf(name, Buffer.from(forged)), 'application/zip');
    const second = bench.job({ attempt: 2, freshMachine: true, env: proxy });
    const again = await bench.step(second, ai, env(bench));
    expect(again.outputs).toMatchObject({ outcome: 'skipped', answer: '42' });
    expect(again.log).toMatch(/artifact checkpoint-[^:]*-s9-[^:]*: /);
  }),
);

test('a document of a later attempt does not count and stays', () =>
  onWorkbench(async (bench) => {
    const late = bench.job({ attempt: 5 });
    await bench.step(late, ai, env(bench));
    late.lost();
    const kept = bench.github.artifacts.live().map(({ name }) => name);
    // A runner of attempt 2 that is still alive, or a forged attempt number.
    const second = bench.job({ attempt: 2, freshMachine: true });
    bench.github.artifacts.put(
      second.handle,
      kept[0] ?? '',
      bench.github.artifacts.live()[0]?.content ?? Buffer.alloc(0),
      'application/json',
    );
    const again = await bench.step(second, ai, env(bench));
    expect(again.outputs.outcome).toBe('completed');
    expect(again.log).toContain('of an attempt after 2 did not count');
    await second.finish();
    expect(bench.github.artifacts.live().map(({ name }) => name)).toEqual(expect.arrayContaining(kept));
  }));

test('a checkpoint is found behind more artifacts than the client library lists', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    for (let index = 0; index < 1_050; index += 1) {
      bench.github.artifacts.put(first.handle, `report-${index}`, Buffer.from('x'), 'text/plain');
    }
    await bench.step(first, ai, env(bench));
    first.lost();
    const fault = bench.github.faults.add({ what: 'empty', on: 'ListArtifacts' });
    const again = await stepIn(2, bench);
    expect(again.outputs.outcome).toBe('skipped');
    expect(fault.hits).toBe(1);
  }));
