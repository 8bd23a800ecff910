import * as fs from 'node:fs';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { blobUploads } from '../support/github/index.js';
import { onWorkbench, type Workbench } from '../support/workbench.js';

/** Documents come and go without GitHub's clients, in a few requests; where that does not work, the clients do it. */

const ai = { step: 'ai', run: 'echo "answer=42" >> "$GITHUB_OUTPUT"' };
const PROXY = { http_proxy: 'http://127.0.0.1:9', no_proxy: '127.0.0.1' };
const uploads: readonly string[] = blobUploads;

/** The operations asked for since a number of requests, sorted, since some are asked for at once. */
function asked(bench: Workbench, since = 0): string[] {
  return bench.github.requests
    .slice(since)
    .map(({ operation }) => operation)
    .sort();
}

const uploaded = (bench: Workbench, since = 0) =>
  asked(bench, since).filter((operation) => uploads.includes(operation));

test('a save takes three requests, and a first skip four, of which two are asked at once', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    expect((await bench.step(first, ai)).outputs.outcome).toBe('completed');
    expect(asked(bench)).toEqual(['CreateArtifact', 'FinalizeArtifact', 'PutBlob']);
    const { status, mimeType } = {
      status: bench.github.requests[1]?.status,
      ...bench.github.artifacts.live()[0],
    };
    expect([status, mimeType]).toEqual([201, 'application/json']);
    first.lost();

    const before = bench.github.requests.length;
    const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), ai);
    expect(again.outputs).toMatchObject({ outcome: 'skipped', answer: '42' });
    expect(asked(bench, before)).toEqual([
      'GetBlob',
      'ListArtifacts',
      'downloadArtifact',
      'listWorkflowRunArtifacts',
    ]);
    // The token goes to GitHub, and never to the storage.
    const tokens = bench.github.requests.map(({ service, headers }) => [service, 'authorization' in headers]);
    expect(tokens).not.toContainEqual(['blobs', true]);
    expect(tokens).not.toContainEqual(['rest', false]);
    for (const { headers } of bench.github.requests) expect(headers['user-agent']).toBe('checkpoint-action');
  }));

describe('while the command runs, the name of its record is taken', () => {
  const waiting = (bench: Workbench) => ({
    step: 'ai',
    run: `echo running; until [ -e "${bench.root}/go" ]; do sleep 0.05; done; ${ai.run}`,
  });
  const go = (bench: Workbench) => fs.writeFileSync(path.join(bench.root, 'go'), '');

  test('so that two requests are left', () =>
    onWorkbench(async (bench) => {
      const step = bench.job({ attempt: 1 }).start({ id: 'ai', with: waiting(bench) });
      await step.until(/^running/m);
      while (bench.github.artifacts.all().length === 0) await sleep(10);
      expect(bench.github.artifacts.live()).toEqual([]);
      go(bench);
      expect((await step.finished).outputs).toMatchObject({ outcome: 'completed', answer: '42' });
      expect(bench.github.requests.map(({ operation }) => operation)).toEqual([
        'CreateArtifact',
        'PutBlob',
        'FinalizeArtifact',
      ]);
    }));

  test('which serves a cancelled step as well', () =>
    onWorkbench(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const step = job.start({ id: 'ai', with: waiting(bench) });
      await step.until(/^running/m);
      while (bench.github.artifacts.all().length === 0) await sleep(10);
      step.cancel();
      expect((await step.finished).outputs.outcome).toBe('interrupted');
      expect(asked(bench)).toEqual(['CreateArtifact', 'FinalizeArtifact', 'PutBlob']);
      const [kept] = bench.github.artifacts.live();
      expect(kept?.content.toString()).toContain('"in_progress"');
    }));

  test('once, however often the command is tried', () =>
    onWorkbench(async (bench) => {
      const run = 'echo x >> tries; [ "$(wc -l < tries)" -ge 3 ]';
      const given = { step: 'ai', run, 'max-attempts': '3', 'retry-wait-seconds': '0' };
      expect((await bench.step(bench.job({ attempt: 1 }), given)).outputs.outcome).toBe('completed');
      expect(asked(bench)).toEqual(['CreateArtifact', 'FinalizeArtifact', 'PutBlob']);
    }));

  test.each<[string, (bench: Workbench) => unknown]>([
    ['is refused', ({ github }) => github.faults.add({ what: 403, on: 'CreateArtifact', times: 1 })],
    ['is not answered', ({ github }) => github.faults.add({ what: 'hang', on: 'CreateArtifact', times: 1 })],
    ['is only good for a minute', ({ github }) => Object.assign(github.settings, { signedUrlMinutes: 1 })],
  ])('and when it %s, the record gets another one', (_, spoil) =>
    onWorkbench(async (bench) => {
      spoil(bench);
      const job = bench.job({ attempt: 1 });
      const step = job.start({ id: 'ai', with: waiting(bench) });
      await step.until(/^running/m);
      while (!asked(bench).includes('CreateArtifact')) await sleep(10);
      bench.github.settings.signedUrlMinutes = 60;
      go(bench);
      expect((await step.finished).outputs).toMatchObject({ outcome: 'completed', answer: '42' });
      job.lost();
      const names = bench.github.artifacts.all().map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), waiting(bench));
      expect(again.outputs).toMatchObject({ outcome: 'skipped', answer: '42' });
    }),
  );

  test('unless nothing may leave the machine', () =>
    onWorkbench(async (bench) => {
      await bench.step(bench.job({ attempt: 1 }), { ...ai, 'require-encryption': 'true' });
      expect(bench.github.requests).toEqual([]);
    }));
});

test('where a proxy is set, the clients are asked, which know how to go through it', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1, env: PROXY });
    expect((await bench.step(first, ai)).outputs.outcome).toBe('completed');
    expect(uploaded(bench)).toEqual(['PutBlock', 'PutBlockList']);
    first.lost();
    const again = await bench.step(bench.job({ attempt: 2, freshMachine: true, env: PROXY }), ai);
    expect(again.outputs.outcome).toBe('skipped');
    for (const { headers } of bench.github.requests)
      expect(headers['user-agent']).not.toBe('checkpoint-action');
  }));

test('a save that fails is done by the clients, as are all later ones of the job', () =>
  onWorkbench(async (bench) => {
    const fault = bench.github.faults.add({ what: 403, on: 'PutBlob' });
    const job = bench.job({ attempt: 1 });
    expect((await bench.step(job, ai)).outputs.outcome).toBe('completed');
    expect(fault.hits).toBe(1);
    expect(uploaded(bench)).toEqual(['PutBlob', 'PutBlock', 'PutBlockList']);
    // The name that was taken is not used again, nor is the number in it.
    const names = bench.github.artifacts.all().map(({ name }) => /-s\d+-/.exec(name)?.[0]);
    expect(new Set(names).size).toBe(2);
    const before = bench.github.requests.length;
    expect((await bench.step(job, { step: 'b', run: 'true' })).outputs.outcome).toBe('completed');
    expect(uploaded(bench, before)).toEqual(['PutBlock', 'PutBlockList']);
    job.lost();
    expect((await bench.step(bench.job({ attempt: 2, freshMachine: true }), ai)).outputs.outcome).toBe(
      'skipped',
    );
  }));

test('what is too large for one request goes through the clients', () =>
  onWorkbench(async (bench) => {
    const job = bench.job({ attempt: 1 });
    for (const step of ['a', 'b', 'c', 'd', 'e']) {
      const run = 'echo "text=$(head -c 1000000 /dev/zero | tr "\\0" x)" >> "$GITHUB_OUTPUT"';
      expect((await bench.step(job, { step, run })).outputs.outcome).toBe('completed');
    }
    expect(uploaded(bench).filter((operation) => operation === 'PutBlob')).toHaveLength(4);
    expect(uploaded(bench)).toContain('PutBlockList');
    job.lost();
    const again = bench.job({ attempt: 2, freshMachine: true });
    const run = 'echo "text=$(head -c 1000000 /dev/zero | tr "\\0" x)" >> "$GITHUB_OUTPUT"';
    expect((await bench.step(again, { step: 'e', run })).outputs.outcome).toBe('skipped');
  }));

test('no signed address and no token is printed, whatever fails, and with debug logging', () =>
  onWorkbench(async (bench) => {
    const env = { RUNNER_DEBUG: '1' };
    const first = bench.job({ attempt: 1, env });
    await bench.step(first, ai);
    first.lost();
    const logs: string[] = [];
    for (const on of ['downloadArtifact', 'GetBlob', 'PutBlob', 'FinalizeArtifact'] as const) {
      for (const what of [403, 'reset', 'cut', 'corrupt'] as const) {
        const fault = bench.github.faults.add({ what, on, times: 1 });
        const job = bench.job({ attempt: 2, freshMachine: true, env });
        logs.push((await bench.step(job, { ...ai, run: `${ai.run} # ${on}` })).log);
        job.lost();
        fault.remove();
      }
    }
    const log = logs.join('\n');
    expect(log).toMatch(/load by GitHub's clients/);
    const printed = log.replaceAll(/^::add-mask::.*$/gm, '');
    expect(printed).not.toMatch(/[?&]sig=/);
    for (const { headers, path: asked } of bench.github.requests) {
      const [, token] = /^\S+ (\S+)$/.exec(headers.authorization ?? '') ?? [];
      if (token !== undefined) expect(printed).not.toContain(token);
      const signature = new URL(asked, bench.github.url).searchParams.get('sig');
      if (signature !== null) expect(printed).not.toContain(signature);
    }
  }));
