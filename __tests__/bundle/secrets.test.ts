import { execSync } from 'node:child_process';
import * as path from 'node:path';
import { expect, test } from '@jest/globals';
import { onWorkbench } from '../support/workbench.js';

const MASKED = 'masked-value-3141';
const DEPLOY_TOKEN = 'deploy/token+value 2718';
const GITHUB_TOKEN = `ghp_${'A1b2'.repeat(9)}`;

test('not one byte of a secret is sent: masked, of a secret variable, or in the form of a token', () =>
  onWorkbench(async (bench) => {
    const run = [
      `echo "::add-mask::${MASKED}"`,
      `echo "plain=fine" >> "$GITHUB_OUTPUT"`,
      `echo "masked=x${MASKED}y" >> "$GITHUB_OUTPUT"`,
      `printf 'deploy=%s\\n' "$(printf %s "$DEPLOY_TOKEN" | base64 -w0)" >> "$GITHUB_OUTPUT"`,
      `echo "token=${'$'}{TOKEN_FILE_CONTENT}" >> "$GITHUB_OUTPUT"`,
      'mkdir -p out',
      'echo fine > out/fine.txt',
      'printf %s "$DEPLOY_TOKEN" > out/deploy.txt',
      `(head -c 5000000 /dev/zero; printf %s "${MASKED}"; head -c 5000000 /dev/zero) > out/large.bin`,
      'printf "Bearer %s" "$TOKEN_FILE_CONTENT" > out/header.txt',
      `touch "out/${MASKED}.txt"`,
    ].join('\n');
    const step = { step: 'ai-complete', run, files: 'out/**' };
    const env = { DEPLOY_TOKEN, TOKEN_FILE_CONTENT: GITHUB_TOKEN };
    const first = bench.job({ attempt: 1 });
    const result = await bench.step(first, step, env);
    // In this attempt the outputs are there; the log names what was not stored, and no value.
    expect(result.outputs).toMatchObject({ outcome: 'completed', plain: 'fine', masked: `x${MASKED}y` });
    const warning =
      result.annotations.find(({ message }) => message.includes('cannot be restored'))?.message ?? '';
    for (const name of ['masked', 'deploy', 'token', 'out/deploy.txt', 'out/large.bin', 'out/header.txt']) {
      expect(warning).toContain(`"${name}"`);
    }
    for (const value of [MASKED, DEPLOY_TOKEN, GITHUB_TOKEN]) {
      expect(warning).not.toContain(value);
      expect(result.summary).not.toContain(value);
    }
    await first.finish();
    for (const value of [MASKED, DEPLOY_TOKEN, GITHUB_TOKEN]) {
      expect(bench.github.receivedBytesContaining(value)).toEqual([]);
    }
    const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), step, env);
    expect(again.outputs.outcome).toBe('completed');
    expect(again.outputs.reason).toContain('cannot be restored: output "masked" was not stored');
  }));

test('the wrapped command sees none of the runner’s tokens and no input, and the same key in every attempt', () =>
  onWorkbench(async (bench) => {
    const dump = path.join(bench.root, 'environment');
    const step = { step: 'ai-complete', run: `env > ${dump}-$GITHUB_RUN_ATTEMPT; exit 1` };
    const seen: Record<string, string>[] = [];
    for (const attempt of [1, 2]) {
      const job = bench.job({ attempt, freshMachine: true });
      await bench.step(job, step, { MODEL: 'small' });
      const fs = await import('node:fs');
      const lines = fs.readFileSync(`${dump}-${attempt}`, 'utf8').split('\n');
      seen.push(
        Object.fromEntries(lines.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)])),
      );
      job.lost();
    }
    for (const environment of seen) {
      expect(
        Object.keys(environment).filter((name) =>
          /^INPUT_|^STATE_|^ACTIONS_(RUNTIME|RESULTS|CACHE)/.test(name),
        ),
      ).toEqual([]);
      expect(environment).toMatchObject({ MODEL: 'small', GITHUB_RUN_ID: bench.runId });
      expect(environment.RUNNER_TRACKING_ID).toBeTruthy();
      expect(environment.CHECKPOINT_IDEMPOTENCY_KEY).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(seen[0]?.CHECKPOINT_IDEMPOTENCY_KEY).toBe(seen[1]?.CHECKPOINT_IDEMPOTENCY_KEY);
  }));

test.each([
  ['a branch', 'git switch -qc "b-$MY_TOKEN"'],
  ['a file that is only announced', 'echo x > "i-$MY_TOKEN"; git add -N "i-$MY_TOKEN"'],
])('with @changes, not one byte of a secret in the name of %s is sent', (_, change) =>
  onWorkbench(async (bench) => {
    const secret = 'SuperSecretValue123456';
    const job = bench.job({ attempt: 1 });
    const prepare = 'git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m start';
    execSync(prepare, { cwd: bench.workspace });
    const step = { step: 's', run: change, files: '@changes' };
    const result = await bench.step(job, step, { MY_TOKEN: secret });
    expect(result.outputs.outcome).toBe('completed');
    expect(result.log).toContain('cannot be restored');
    expect(bench.github.receivedBytesContaining(secret)).toEqual([]);
  }),
);
