import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { changedParts, fingerprint, idempotencyKey } from '../../src/engine/fingerprint.js';
import { canonicalJson, sha256 } from '../../src/engine/hash.js';
import { describeWork, inputHash } from '../../src/engine/input-hash.js';
import { areSiblings, describeScope, type Scope, scopeHash, withoutSecrets } from '../../src/engine/scope.js';
import { SCOPE } from '../support/builders.js';

describe('input hash', () => {
  const commitSha = '0123456789abcdef0123456789abcdef01234567';

  test('is what anyone can check', () => {
    // printf '%s:%s' 42 "$SHA" | sha256sum
    expect(inputHash({ issueNumber: '42', commitSha })).toBe(
      '04ebe0ffb59801325e2fd4aea329ffe0cf42726a44b08c63ccb8f66a6a56f319',
    );
    if (process.platform === 'win32') return;
    const printed = execFileSync('sh', ['-c', `printf '%s:%s' 42 "$SHA" | (sha256sum || shasum -a 256)`], {
      env: { ...process.env, SHA: commitSha },
      encoding: 'utf8',
    });
    expect(printed.slice(0, 64)).toBe(inputHash({ issueNumber: '42', commitSha }));
  });

  test('without an issue, nothing stands before the colon', () => {
    expect(inputHash({ issueNumber: '', commitSha })).toBe(
      createHash('sha256').update(`:${commitSha}`).digest('hex'),
    );
  });

  test('another issue or another commit is another input', () => {
    const hashes = ['1', '2', ''].flatMap((issueNumber) =>
      ['a', 'b', ''].map((sha) => inputHash({ issueNumber, commitSha: sha })),
    );
    expect(new Set(hashes).size).toBe(9);
  });

  test('in words', () => {
    expect(describeWork({ issueNumber: '42', commitSha })).toBe('issue 42 at commit 0123456789ab');
    expect(describeWork({ issueNumber: '', commitSha })).toBe('commit 0123456789ab');
    expect(describeWork({ issueNumber: '42', commitSha: '' })).toBe('issue 42');
    expect(describeWork(undefined)).toBe('an unnamed input');
  });
});

describe('fingerprint', () => {
  const parts = {
    kind: 'command',
    run: 'one\ntwo\n',
    shell: 'bash',
    'working-directory': 'app',
    files: 'out/**',
    labels: 'bug',
    inputs: 'model-1',
  };

  test('line endings do not count', () => {
    expect(fingerprint({ ...parts, run: 'one\r\ntwo\r\n' })).toEqual(fingerprint(parts));
  });

  test('an input that is empty is one that is not there', () => {
    expect(fingerprint({ kind: 'command', run: 'x', shell: '' })).toEqual(
      fingerprint({ kind: 'command', run: 'x' }),
    );
  });

  test.each(Object.keys(parts))('%s counts, and is named when it changes', (part) => {
    const changed = fingerprint({ ...parts, [part]: 'something else' });
    expect(changed.value).not.toBe(fingerprint(parts).value);
    expect(changedParts(fingerprint(parts).parts, changed.parts)).toEqual([part]);
  });

  test('a part that comes or goes is named', () => {
    const without = fingerprint({ ...parts, labels: '' }).parts;
    expect(changedParts(without, fingerprint(parts).parts)).toEqual(['labels']);
    expect(changedParts(fingerprint(parts).parts, without)).toEqual(['labels']);
  });

  test('values cannot move from one part to another unseen', () => {
    expect(fingerprint({ kind: 'a', run: 'bc' }).value).not.toBe(fingerprint({ kind: 'ab', run: 'c' }).value);
    expect(fingerprint({ kind: 'a', run: 'x' }).value).not.toBe(
      fingerprint({ kind: 'a', inputs: 'x' }).value,
    );
  });

  test('a record without parts only says that the whole changed', () => {
    expect(changedParts(undefined, fingerprint(parts).parts)).toEqual(['fingerprint']);
    expect(changedParts(fingerprint(parts).parts, fingerprint(parts).parts)).toEqual(['fingerprint']);
  });

  test('the stored parts give nothing of the text away', () => {
    expect(JSON.stringify(fingerprint({ kind: 'command', run: 'curl -H "x: hunter22"' }))).not.toContain(
      'hunter22',
    );
  });
});

describe('idempotency key', () => {
  const identity = { runId: '1', scope: 's', step: 'a', inputHash: 'h', fingerprint: 'f' };

  test('is the same in every attempt and every version', () => {
    expect(idempotencyKey(identity)).toBe(
      sha256('{"fingerprint":"f","inputHash":"h","runId":"1","scope":"s","step":"a"}'),
    );
  });

  test.each(Object.keys(identity))('another %s is another effect', (field) => {
    expect(idempotencyKey({ ...identity, [field]: 'other' })).not.toBe(idempotencyKey(identity));
  });
});

describe('scope', () => {
  const leg = { ...SCOPE, matrix: '{"node":20,"os":{"name":"linux","arm":false}}' };

  test.each(Object.keys(SCOPE) as (keyof Scope)[])('%s tells jobs apart', (field) => {
    expect(scopeHash({ ...SCOPE, [field]: 'other' })).not.toBe(scopeHash(SCOPE));
  });

  test('a matrix leg is the same however its JSON is written', () => {
    const other = '{ "os" : {"arm": false, "name": "linux"},\n "node": 20.0 }';
    expect(scopeHash({ ...leg, matrix: other })).toBe(scopeHash(leg));
    expect(scopeHash({ ...leg, matrix: leg.matrix.replace('20', '22') })).not.toBe(scopeHash(leg));
    expect(scopeHash({ ...leg, matrix: leg.matrix.replace('20', '"20"') })).not.toBe(scopeHash(leg));
  });

  test('no matrix is no matrix, and one that is no JSON is compared as text', () => {
    expect(scopeHash({ ...SCOPE, matrix: '' })).toBe(scopeHash({ ...SCOPE, matrix: 'null' }));
    expect(scopeHash({ ...SCOPE, matrix: '{' })).not.toBe(scopeHash(SCOPE));
  });

  test('fields that this version does not know do not count', () => {
    expect(scopeHash({ ...SCOPE, ...{ added: 'later' } })).toBe(scopeHash(SCOPE));
  });

  test('a secret value is replaced by its digest, which is still the same leg', () => {
    const secret: Scope = { ...SCOPE, matrix: '{"date":"29","api_key":"hunter2","list":["hunter2"]}' };
    const stored = withoutSecrets(secret, (_, text) => text.includes('hunter2'));
    expect(JSON.stringify(stored)).not.toContain('hunter2');
    expect(scopeHash(stored)).toBe(scopeHash(secret));
    expect(withoutSecrets(stored, () => true)).toMatchObject({ job: SCOPE.job });
    expect(scopeHash(withoutSecrets(stored, () => true))).toBe(scopeHash(secret));
    expect(describeScope(stored)).toBe('generate (date: 29, api_key: (withheld), list: (withheld))');
    expect(withoutSecrets(secret, () => false)).toBe(secret);
    const other = { ...secret, matrix: secret.matrix.replaceAll('hunter2', 'hunter3') };
    expect(scopeHash(other)).not.toBe(scopeHash(secret));
  });

  test('a matrix that is no object can be a secret as a whole', () => {
    const text: Scope = { ...SCOPE, matrix: 'hunter2 {' };
    const stored = withoutSecrets(text, (name, value) => name === '' && value.includes('hunter2'));
    expect(stored.matrix).not.toContain('hunter2');
    expect(scopeHash(stored)).toBe(scopeHash(text));
  });

  test('siblings are legs of one matrix', () => {
    const other = { ...leg, matrix: '{"node":22}' };
    expect(areSiblings(leg, other)).toBe(true);
    for (const field of ['repository', 'workflow', 'calledWorkflow', 'job', 'key'] as const) {
      expect(areSiblings(leg, { ...other, [field]: 'other' })).toBe(false);
    }
    expect(areSiblings(leg, SCOPE)).toBe(false);
  });

  test('in words', () => {
    expect(describeScope(SCOPE)).toBe('generate');
    const long = { ...SCOPE, matrix: JSON.stringify({ a: 'x'.repeat(5000), b: 'two\n::error::lines' }) };
    expect(describeScope(long)).toBe(`generate (a: ${'x'.repeat(60)}…, b: two ::error::lines)`);
    expect(describeScope({ ...leg, key: 'docs' })).toBe(
      'generate (node: 20, os: {"name":"linux","arm":false}), key docs',
    );
  });
});

describe('hashing', () => {
  test('sha256 of text and of bytes', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256(Buffer.from('é'))).toBe(sha256('é'));
  });

  test('canonical JSON does not depend on how a value was put together', () => {
    const shuffled = (value: unknown): unknown =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, member]) => [key, shuffled(member)]),
          )
        : value;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(canonicalJson(shuffled(plain))).toBe(canonicalJson(plain));
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      }),
    );
  });
});
