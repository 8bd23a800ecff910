import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from '@jest/globals';
import { onWorkbench, type Workbench } from '../support/workbench.js';

/** `encryption-key` and `require-encryption` in whole jobs. */

const KEY = 'correct horse battery staple';
const SECRET = 'hunter2-hunter2-hunter2';
const ai = {
  step: 'ai-complete',
  run: 'printf "x\\n" >> "$CALLS"; echo "$MY_TOKEN" > kept.txt; echo "answer=42" >> "$GITHUB_OUTPUT"; echo "login=$MY_TOKEN" >> "$GITHUB_OUTPUT"',
  files: 'kept.txt',
  'encryption-key': KEY,
};
const env = (bench: Workbench) => ({ CALLS: path.join(bench.root, 'calls'), MY_TOKEN: SECRET });

test('secrets are kept too, sealed, come back, and are masked again', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    const done = await bench.step(first, ai, env(bench));
    expect(done.outputs).toMatchObject({ outcome: 'completed', login: SECRET });
    expect(done.log).not.toContain('cannot be restored');
    await first.finish();
    for (const text of [SECRET, KEY, '"units"', 'ai-complete']) {
      expect(bench.github.receivedBytesContaining(text)).toEqual([]);
    }
    const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), ai, {
      CALLS: env(bench).CALLS,
    });
    expect(again.outputs).toMatchObject({ outcome: 'skipped', answer: '42', login: SECRET });
    expect(fs.readFileSync(path.join(bench.workspace, 'kept.txt'), 'utf8')).toBe(`${SECRET}\n`);
    expect(again.log).toContain(`::add-mask::${SECRET}`);
    expect(again.log).not.toContain('::add-mask::42');
    expect(again.summary).not.toContain(SECRET);
    expect(bench.count('calls')).toBe(1);
  }));

test.each([
  ['another key', 'some other long passphrase', /does not open with this encryption key/],
  ['no key', '', /it is sealed, and "encryption-key" is not set/],
])('with %s what is there is unknown, never new, and is not removed', (_, key, says) =>
  onWorkbench(async (bench) => {
    const plain = { ...ai, files: '', run: 'printf "x\\n" >> "$CALLS"' };
    const first = bench.job({ attempt: 1 });
    await bench.step(first, plain, env(bench));
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true });
    const other = { ...plain, 'encryption-key': key };
    const again = await bench.step(second, { ...other, 'on-unknown': 'fail' }, env(bench));
    expect(again).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(again.log).toMatch(says);
    await bench.step(second, { ...other, step: 'label-applied', run: 'true' }, env(bench));
    await second.finish();
    const third = await bench.step(bench.job({ attempt: 3, freshMachine: true }), plain, env(bench));
    expect(third.outputs.outcome).toBe('skipped');
    expect(bench.count('calls')).toBe(1);
  }),
);

test('with a key, what is not sealed is not trusted', () =>
  onWorkbench(async (bench) => {
    const plain = { ...ai, files: '', run: 'printf "x\\n" >> "$CALLS"' };
    const first = bench.job({ attempt: 1 });
    await bench.step(first, { ...plain, 'encryption-key': '' }, env(bench));
    first.lost();
    const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), plain, env(bench));
    expect(again.outputs.outcome).toBe('completed');
    expect(again.log).toContain('it is not sealed');
  }));

test('a sealed document with one byte changed is unknown', () =>
  onWorkbench(async (bench) => {
    const plain = { ...ai, files: '', run: 'printf "x\\n" >> "$CALLS"', 'on-unknown': 'fail' };
    const first = bench.job({ attempt: 1 });
    await bench.step(first, plain, env(bench));
    first.lost();
    const sealed = bench.github.artifacts.live();
    for (const { name, content } of sealed) {
      const changed = Buffer.from(content);
      changed[200] = changed[200] === 65 ? 66 : 65;
      bench.github.artifacts.put(first.handle, name.replace(/-s\d+-/, '-s99-'), changed, 'application/json');
    }
    for (const { id } of sealed) bench.github.artifacts.delete(id);
    const again = await bench.step(bench.job({ attempt: 2, freshMachine: true }), plain, env(bench));
    expect(again.outputs.outcome).toBe('failed');
    expect(again.log).toContain('does not open with this encryption key, or was changed');
  }));

test('a step without the key does not give away what one with it recorded', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    await bench.step(first, { ...ai, files: '' }, env(bench));
    await bench.step(first, { step: 'label-applied', run: 'true' }, env(bench));
    await first.finish();
    expect(bench.github.receivedBytesContaining(SECRET)).toEqual([]);
  }));

test('require-encryption without a key: nothing leaves the machine, and one warning says so', () =>
  onWorkbench(async (bench) => {
    const strict = { ...ai, 'encryption-key': '', 'require-encryption': 'true' };
    const first = bench.job({ attempt: 1 });
    const done = await bench.step(first, strict, env(bench));
    const more = await bench.step(first, { ...strict, step: 'label-applied' }, env(bench));
    await first.finish();
    expect([done.outputs.outcome, more.outputs.outcome]).toEqual(['completed', 'completed']);
    expect((done.log + more.log).match(/::warning[^\n]*nothing leaves this machine/g)).toHaveLength(1);
    expect(bench.github.requests).toEqual([]);
  }));

test('the command never sees the key, and its own output of it is withheld from an unsealed record', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    const result = await bench.step(first, { ...ai, run: 'env > env.txt', files: '' }, env(bench));
    expect(result.outputs.outcome).toBe('completed');
    expect(fs.readFileSync(path.join(bench.workspace, 'env.txt'), 'utf8')).not.toContain(KEY);
  }));

test('a key that can be guessed is refused before anything happens', () =>
  onWorkbench(async (bench) => {
    const first = bench.job({ attempt: 1 });
    const result = await bench.step(first, { ...ai, 'encryption-key': 'short' }, env(bench));
    expect(result).toMatchObject({ exitCode: 1 });
    expect(result.log).toMatch(/"encryption-key" has 5 characters; it needs at least 16.*openssl rand/);
    expect(bench.count('calls')).toBe(0);
  }));

test('in a public repository the cache gets everything once it is sealed', () =>
  onWorkbench(async (bench) => {
    const sealed = { ...ai, stores: 'artifact, cache' };
    const first = bench.job({ attempt: 1 });
    await bench.step(first, sealed, env(bench));
    first.lost();
    const second = bench.job({ attempt: 2, freshMachine: true, rerun: 'all' });
    const again = await bench.step(second, sealed, env(bench));
    expect(again.outputs).toMatchObject({ outcome: 'skipped', login: SECRET });
    expect(again.log).not.toContain('::notice');
  }));
