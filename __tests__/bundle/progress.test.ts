import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { calls, goesOnWith, lastSaved, ownSteps, scriptEnv } from '../support/own-steps.js';
import { bundleNode, onWorkbench, type Workbench } from '../support/workbench.js';

/** What a command has done of its work survives the command, the job and the machine. */

/** Runs the script once more on a fresh machine, to its end; returns how many calls had to be repeated. */
async function expectGoesOn(bench: Workbench, step: Record<string, string>, known: number, count = 100) {
  const job = bench.job({ attempt: 2, freshMachine: true });
  const again = await bench.step(job, step, scriptEnv(bench));
  expect(again.outputs).toMatchObject({ outcome: 'completed', skipped: 'false' });
  expect([goesOnWith(again.log), again.outputs.resumed]).toEqual([known, String(known > 0)]);
  const made = calls(bench);
  expect([...made.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  // Also what the calls left behind is there, as after one pass.
  expect(fs.readdirSync(path.join(bench.workspace, 'state'))).toHaveLength(count);
  await job.finish();
  return { again, repeated: [...made.values()].filter((times) => times > 1).length };
}

/** The archives of progress that can be downloaded now. */
function archives(bench: Workbench): string[] {
  return bench.github.artifacts.live().flatMap(({ name }) => (name.includes('-files-') ? [name] : []));
}

describe('a script of 100 steps', () => {
  test('whose machine is gone at step 57 repeats only what was not yet saved, and says how many it goes on with', () =>
    onWorkbench(async (bench) => {
      const step = ownSteps(bench, { 'autosave-seconds': '0.5' });
      const first = bench.job({ attempt: 1 });
      const running = first.start({ id: 'fix', with: step, env: scriptEnv(bench, { EACH_MS: '150' }) });
      await running.until(/^did 57\.$/m);
      first.lost();
      await running.finished;
      const saved = lastSaved(bench);
      expect(saved).toBeGreaterThan(0);

      const job = bench.job({ attempt: 2, freshMachine: true });
      const again = await bench.step(job, step, scriptEnv(bench));
      const known = goesOnWith(again.log);
      expect(known).toBe(saved);
      expect(again.log).toMatch(
        /^fix goes on with \d+ of its own steps, \d+ files \(\d+ B\) \(saved [\d.]+ s after it began\)\.$/m,
      );
      expect(again.outputs).toMatchObject({ outcome: 'completed', resumed: 'true' });
      expect(again.summary).toContain(`so it ran, going on with ${known} of its own steps`);
      const made = [...calls(bench)];
      expect(made).toHaveLength(100);
      expect(made.filter(([i, times]) => times > 1 && i <= known)).toEqual([]);
      expect(fs.readdirSync(path.join(bench.workspace, 'state'))).toHaveLength(100);
      await job.finish();
      expect(archives(bench)).toEqual([]);
    }));

  test('that is saved often leaves two saves at most behind, also where no post step tidies up', () =>
    onWorkbench(async (bench) => {
      const step = ownSteps(bench, { 'autosave-seconds': '0.2' });
      const job = bench.job({ attempt: 1 });
      const running = job.start({
        id: 'fix',
        with: step,
        env: scriptEnv(bench, { EACH_MS: '100', COUNT: '1000' }),
      });
      const all = () => bench.github.artifacts.all().filter(({ name }) => name.includes('-files-'));
      while (all().length < 4) await new Promise((resolve) => setTimeout(resolve, 100));
      job.lost();
      await running.finished;
      expect(archives(bench).length).toBeLessThanOrEqual(2);
      expect(bench.github.artifacts.live().length).toBeLessThanOrEqual(4);
      const next = bench.job({ attempt: 2, freshMachine: true });
      const again = await bench.step(next, step, scriptEnv(bench));
      expect(goesOnWith(again.log)).toBeGreaterThan(0);
    }));

  test('that fails', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const failed = await bench.step(job, ownSteps(bench), scriptEnv(bench, { FAIL_AT: '40' }));
      expect(failed.log).toMatch(/fix failed after .* Its progress is kept: 40 of its own steps, 40 files/);
      job.lost();
      // Also when the command has changed.
      const step = ownSteps(bench, { run: `: another; ${ownSteps(bench).run}` });
      const { again, repeated } = await expectGoesOn(bench, step, 40);
      expect(again.log).toContain('(saved when it failed)');
      expect(repeated).toBe(0);
    }));

  test('that is cancelled, and ends in its own time', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const env = scriptEnv(bench, { EACH_MS: '50' });
      const running = job.start({ id: 'fix', with: ownSteps(bench), env });
      await running.until(/^did 20\.$/m);
      running.cancel();
      const ended = await running.finished;
      expect(ended.outputs.outcome).toBe('interrupted');
      expect(ended.durationMs).toBeLessThan(12_000);
      job.lost();
      const known = calls(bench).size;
      const { repeated } = await expectGoesOn(bench, ownSteps(bench), known);
      expect(repeated).toBe(0);
    }));

  test('that is cancelled, and has to be killed', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const env = scriptEnv(bench, { EACH_MS: '100', COUNT: '1000', ON_INT: 'ignore' });
      const running = job.start({ id: 'fix', with: ownSteps(bench), env });
      await running.until(/^did 10\.$/m);
      running.cancel();
      const begun = Date.now();
      const ended = await running.finished;
      expect(ended.outputs.outcome).toBe('interrupted');
      expect(Date.now() - begun).toBeLessThan(10_000);
      job.lost();
      const second = bench.job({ attempt: 2, freshMachine: true });
      const again = await bench.step(second, ownSteps(bench), scriptEnv(bench));
      // It went on for seven seconds or more after the signal; most of that is kept.
      expect(goesOnWith(again.log)).toBeGreaterThan(30);
    }));

  test('that takes longer than its timeout-minutes', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const step = ownSteps(bench, { 'timeout-minutes': '0.03' });
      const ended = await bench.step(job, step, scriptEnv(bench, { EACH_MS: '100' }));
      expect(ended.outputs.outcome).toBe('interrupted');
      job.lost();
      const { again, repeated } = await expectGoesOn(bench, ownSteps(bench), calls(bench).size);
      expect(again.log).toContain('interrupted by its timeout');
      expect(repeated).toBe(0);
    }));

  test('whose machine is gone, without autosave: it starts over', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const running = job.start({
        id: 'fix',
        with: ownSteps(bench),
        env: scriptEnv(bench, { EACH_MS: '30' }),
      });
      await running.until(/^did 40\.$/m);
      job.lost();
      await running.finished;
      expect(archives(bench)).toEqual([]);
      await expectGoesOn(bench, ownSteps(bench), 0);
    }));

  test('that is tried again within one attempt goes on, too', () =>
    onWorkbench(async (bench) => {
      const step = ownSteps(bench, { 'max-attempts': '2', 'retry-wait-seconds': '0' });
      const flag = path.join(bench.root, 'failed');
      const run = `if [ -e "${flag}" ]; then export FAIL_AT=0; fi; touch "${flag}"; ${step.run}`;
      const result = await bench.step(
        bench.job({ attempt: 1 }),
        { ...step, run },
        scriptEnv(bench, { FAIL_AT: '30' }),
      );
      expect(result.outputs.outcome).toBe('completed');
      expect([...calls(bench).values()].every((times) => times === 1)).toBe(true);
    }));

  test('over three attempts, of which one saves nothing new', () =>
    onWorkbench(async (bench) => {
      await bench.step(bench.job({ attempt: 1 }), ownSteps(bench), scriptEnv(bench, { FAIL_AT: '40' }));
      const second = bench.job({ attempt: 2, freshMachine: true });
      const before = archives(bench);
      const failed = await bench.step(second, { ...ownSteps(bench), run: 'exit 1' });
      expect(failed.log).toContain('fix goes on with 40 of its own steps');
      expect(archives(bench)).toEqual(before);
      for (const post of await second.finish()) expect(post.exitCode).toBe(0);
      const third = bench.job({ attempt: 3, freshMachine: true });
      const again = await bench.step(third, ownSteps(bench), scriptEnv(bench));
      expect(goesOnWith(again.log)).toBe(40);
      expect([...calls(bench).values()].every((times) => times === 1)).toBe(true);
    }));
});

test('steps of "checkpoint run" are progress, with their files, without any input', () =>
  onWorkbench(async (bench) => {
    const cli = path.resolve('dist/cli/index.js');
    const one = (name: string) =>
      `"${bundleNode}" "${cli}" run --step ${name} --file "$CHECKPOINT_FILE" --files made-${name} -- sh -c 'echo ${name} >> "$CALLS"; echo ${name} > made-${name}'`;
    const run = `${one('a')}\n${one('b')}\n[ "$GITHUB_RUN_ATTEMPT" = 2 ] || exit 1\n${one('c')}\ncat made-*`;
    const job = bench.job({ attempt: 1 });
    await bench.step(job, { step: 'fix', run }, scriptEnv(bench));
    job.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(second, { step: 'fix', run }, scriptEnv(bench));
    expect(again.log).toContain('fix goes on with 2 of its own steps (saved when it failed).');
    expect(again.log).toMatch(/^a\nb\nc$/m);
    expect(bench.count('calls')).toBe(3);
  }));

test('each step has a document of its own, which is not there when it begins', () =>
  onWorkbench(async (bench) => {
    const run = '[ ! -e "$CHECKPOINT_FILE" ] && echo "file=$CHECKPOINT_FILE" >> "$GITHUB_OUTPUT"';
    const job = bench.job({ attempt: 1 });
    const files = new Set<string | undefined>();
    for (const step of ['a', 'A', '..', 'con']) {
      const { outputs } = await bench.step(job, { step, run });
      expect(outputs.outcome).toBe('completed');
      files.add(outputs.file?.toLowerCase());
    }
    expect(files.size).toBe(4);
    // A step that leaves nothing there costs no archive.
    expect(archives(bench)).toEqual([]);
  }));

test('files in the home folder come back, and only those that are named', () =>
  onWorkbench(async (bench) => {
    const home = (attempt: number) => path.join(bench.root, `home-${attempt}`);
    const run = [
      'mkdir -p ~/.agent/sessions',
      '[ -e ~/.agent/sessions/chat ] && { cat ~/.agent/sessions/chat ~/.agent/other; exit; }',
      'echo hello > ~/.agent/sessions/chat; echo other > ~/.agent/other; exit 1',
    ].join('\n');
    const step = { step: 'agent', run, 'progress-files': '~/.agent/**\n!~/.agent/other' };
    fs.mkdirSync(home(1));
    const first = bench.job({ attempt: 1 });
    await bench.step(first, step, { HOME: home(1) });
    first.lost();
    fs.mkdirSync(home(2));
    const second = bench.job({ attempt: 2, freshMachine: true });
    const again = await bench.step(second, step, { HOME: home(2) });
    expect(again.log).toContain('agent goes on with 1 file (6 B) (saved when it failed).');
    expect(fs.readFileSync(path.join(home(2), '.agent/sessions/chat'), 'utf8')).toBe('hello\n');
    expect(fs.existsSync(path.join(home(2), '.agent/other'))).toBe(false);
  }));

test.each([
  ['begin', { step: 'a', mode: 'begin', 'progress-files': 'x' }, 'is only for a command'],
  ['"@changes"', { step: 'a', run: 'true', 'progress-files': '@changes' }, 'takes globs'],
  ['other folders', { step: 'a', run: 'true', 'progress-files': '/etc/passwd' }, 'leads out'],
  ['no number', { step: 'a', run: 'true', 'autosave-seconds': 'often' }, 'Give a number'],
])('progress-files and autosave-seconds: %s is an error that says what to do', (_, inputs, message) =>
  onWorkbench(async (bench) => {
    const result = await bench.step(bench.job({ attempt: 1 }), inputs);
    expect(result.exitCode).toBe(1);
    expect(result.annotations.map((annotation) => annotation.message).join()).toContain(message);
  }),
);
