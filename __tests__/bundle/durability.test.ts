import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { blobUploads } from '../support/github/index.js';
import { bundleNode, onWorkbench, type Workbench } from '../support/workbench.js';

/** What is done stays known, whatever the disk, the service or the runner does in the meantime. */

const CALL = 'printf "x\\n" >> "$CALLS"';
const env = (bench: Workbench) => ({ CALLS: path.join(bench.root, 'calls') });
const ai = { step: 'ai', run: `${CALL}; mkdir -p out; echo made > out/a`, files: 'out/**' };

/** The folder of the job's only scope. */
function scopeFolder(bench: Workbench): string {
  const root = path.join(bench.temp, 'checkpoint-action');
  const [name = ''] = fs.readdirSync(root).filter((entry) => /^[0-9a-f]{12}$/.test(entry));
  return path.join(root, name);
}

async function expectSkipped(bench: Workbench, step: Record<string, string>, attempt = 2): Promise<void> {
  const next = bench.job({ attempt, freshMachine: true });
  const again = await bench.step(next, step, env(bench));
  expect(again.outputs).toMatchObject({ outcome: 'skipped' });
  expect(bench.count('calls')).toBe(1);
}

describe('the post step never runs work', () => {
  test.each([0, 20, 60])('when the step is cancelled %d ms after it was started', (delay) =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const step = job.start({ id: 's', with: { step: 's', run: `${CALL}; sleep 30` }, env: env(bench) });
      await new Promise((resolve) => setTimeout(resolve, delay));
      step.cancel();
      await step.finished;
      const before = bench.count('calls');
      for (const post of await job.finish()) expect(post.exitCode).toBe(0);
      expect(bench.count('calls')).toBe(before);
    }),
  );

  test('when the step’s inputs were wrong, and when the command emptied the state', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      await bench.step(job, { step: 's', run: CALL, resume: 'maybe' }, env(bench));
      await bench.step(job, { step: 's', run: `${CALL}; : > "$GITHUB_STATE"` }, env(bench));
      for (const post of await job.finish())
        expect([post.exitCode, post.log]).toEqual([0, expect.not.stringContaining('::error')]);
      expect(bench.count('calls')).toBe(1);
    }));

  test('and a variable cannot make a step of it', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      await bench.step(job, { step: 's', run: CALL }, { ...env(bench), STATE_CHECKPOINT_FIRST_USE: 'true' });
      expect(bench.count('calls')).toBe(1);
    }));
});

describe('this machine’s record falls behind what is kept', () => {
  test('because the disk refused once', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const step = job.start({
        id: 'ai',
        with: { ...ai, run: `${ai.run}; echo running; sleep 1` },
        env: env(bench),
      });
      await step.until(/^running/m);
      const obstacle = path.join(scopeFolder(bench), 'checkpoint.json.tmp');
      fs.mkdirSync(path.join(obstacle, 'in the way'), { recursive: true });
      expect((await step.finished).outputs.outcome).toBe('completed');
      fs.rmSync(obstacle, { recursive: true });
      expect((await bench.step(job, { step: 'b', run: 'true' })).outputs.outcome).toBe('completed');
      await job.finish();
      await expectSkipped(bench, { ...ai, run: `${ai.run}; echo running; sleep 1` });
    }));

  test('because its file became garbage', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      await bench.step(job, ai, env(bench));
      fs.writeFileSync(path.join(scopeFolder(bench), 'checkpoint.json'), '{"units":');
      expect((await bench.step(job, { step: 'b', run: 'true' })).outputs.outcome).toBe('completed');
      // The same step is still known to have been used.
      expect((await bench.step(job, ai, env(bench))).log).toContain('is used twice');
      await job.finish();
      await expectSkipped(bench, ai);
    }));
});

describe('files that could not be kept at once', () => {
  test('are kept by the post step', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const fault = bench.github.faults.add({ what: 403, on: 'CreateArtifact' });
      const result = await bench.step(job, ai, env(bench));
      expect(result.outputs.outcome).toBe('completed');
      expect(result.summary).toContain('not kept outside this machine');
      fault.remove();
      await job.finish();
      await expectSkipped(bench, ai);
    }));

  test('are kept by the next step', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const fault = bench.github.faults.add({ what: 403, on: 'CreateArtifact' });
      await bench.step(job, ai, env(bench));
      fault.remove();
      await bench.step(job, { step: 'b', run: 'true' });
      job.lost();
      await expectSkipped(bench, ai);
    }));

  test('give way to the record when the job is cancelled', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const fault = bench.github.faults.add({ what: 'hang', on: blobUploads });
      const step = job.start({ id: 'ai', with: ai, env: env(bench) });
      while (fault.hits === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      step.cancel();
      expect((await step.finished).durationMs).toBeLessThan(12_000);
      fault.remove();
      await job.finish();
      await expectSkipped(bench, ai);
    }));
});

test('an older edition that arrives late does not pass for the newest', () =>
  onWorkbench(async (bench) => {
    const run = `trap 'exit 0' INT; ${CALL}; echo running; for i in $(seq 100); do sleep 0.1; done`;
    const job = bench.job({ attempt: 1 });
    bench.github.faults.add({ what: 'slow', ms: 2_500, on: 'CreateArtifact', times: 1 });
    const refusal = bench.github.faults.add({ what: 403, on: 'CreateArtifact', after: 1 });
    const step = job.start({ id: 'ai', with: { step: 'ai', run }, env: env(bench) });
    await step.until(/^running/m);
    step.cancel();
    expect((await step.finished).outputs.outcome).toBe('completed');
    refusal.remove();
    await job.finish();
    await expectSkipped(bench, { step: 'ai', run });
  }));

describe('a command that removes what we need', () => {
  test('the temp folder', () =>
    onWorkbench(async (bench) => {
      const step = { step: 'ai', run: `${CALL}; rm -rf "$RUNNER_TEMP"` };
      const job = bench.job({ attempt: 1 });
      const result = await bench.step(job, step, env(bench));
      expect(result.log).not.toMatch(/^\s+at /m);
      expect(result.log.match(/belongs into GITHUB_OUTPUT, which cannot be written/g)).toHaveLength(1);
      job.lost();
      await expectSkipped(bench, step);
    }));

  test('the runner’s own files, which is said once for each of them', () =>
    onWorkbench(async (bench) => {
      const spoil = 'for file in "$RUNNER_TEMP"/_runner_file_commands/*; do rm "$file"; mkdir "$file"; done';
      const step = { step: 'ai', run: `${CALL}; echo a=1 >> "$GITHUB_OUTPUT"; ${spoil}` };
      const job = bench.job({ attempt: 1 });
      const result = await bench.step(job, step, env(bench));
      for (const file of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY']) {
        expect(result.log.match(new RegExp(`^::error.*${file}`, 'gm'))).toHaveLength(1);
      }
      job.lost();
      await expectSkipped(bench, step);
    }));

  test('the workspace', () =>
    onWorkbench(async (bench) => {
      const step = { step: 'ai', run: `${CALL}; cd /; rm -rf "$GITHUB_WORKSPACE"` };
      const job = bench.job({ attempt: 1 });
      const result = await bench.step(job, step, env(bench));
      expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed' } });
      job.lost();
      await expectSkipped(bench, step);
    }));
});

test('a disk that takes nothing more of any size: the work goes on, and each thing is said once', () =>
  onWorkbench(async (bench) => {
    const node = path.join(bench.root, 'node-on-a-full-disk');
    // No file may grow beyond 512 or 1024 bytes, whichever the shell counts in, and the document is larger.
    fs.writeFileSync(node, `#!/bin/sh\ntrap '' XFSZ\nulimit -f 1\nexec '${bundleNode}' "$@"\n`, {
      mode: 0o755,
    });
    const job = bench.job({ attempt: 1, node });
    const result = await bench.step(job, { step: 'ai', run: CALL, inputs: 'y'.repeat(600) }, env(bench));
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed' } });
    expect(bench.count('calls')).toBe(1);
    const said = [...result.log.matchAll(/^::(?:warning|error) title=[^:]*::(.*)$/gm)].map(
      ([, message]) => message,
    );
    expect(said).toEqual([
      expect.stringMatching(/^Could not write .*checkpoint\.json: /),
      expect.stringContaining('GITHUB_OUTPUT, which cannot be written'),
      expect.stringContaining('GITHUB_STEP_SUMMARY, which cannot be written'),
    ]);
    expect(result.log).not.toMatch(/^\s+at /m);
    // The record gets out all the same: it takes no file.
    job.lost();
    const again = bench.job({ attempt: 2, freshMachine: true });
    const { outputs } = await bench.step(
      again,
      { step: 'ai', run: CALL, inputs: 'y'.repeat(600) },
      env(bench),
    );
    expect(outputs.outcome).toBe('skipped');
  }));

test('what clear cannot remove does not count any more', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, ai, env(bench));
    await first.finish();
    const fault = bench.github.faults.add({ what: 403, on: 'DeleteArtifact' });
    const second = bench.job({ attempt: 2, freshMachine: true });
    const cleared = await bench.step(second, { mode: 'clear' });
    expect(cleared).toMatchObject({ exitCode: 0, outputs: { outcome: 'completed' } });
    expect(cleared.log).toContain('could not be removed, but will not count any more');
    second.lost();
    fault.remove();
    const third = bench.job({ attempt: 3, freshMachine: true });
    expect((await bench.step(third, ai, env(bench))).outputs.outcome).toBe('completed');
    expect(bench.count('calls')).toBe(2);
  }));

test('what a script says is shown, and not acted on', () =>
  onWorkbench(async (bench) => {
    const run = "cat > /dev/null <<'END'\n::error::from the script\n::endgroup::\n##[error]old style\nEND";
    const result = await bench.step(bench.job({ attempt: 1 }), { step: 's', run });
    expect(result.outputs.outcome).toBe('completed');
    expect(result.annotations).toEqual([]);
  }));
