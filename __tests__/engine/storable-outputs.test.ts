import { describeKept, describeWithheld } from '../../src/engine/describe-unit.js';
import { SecretFinder } from '../../src/engine/secrets.js';
import { storableOutputs } from '../../src/engine/storable-outputs.js';
import { doneUnit } from '../support/builders.js';

const secrets = new SecretFinder(['hunter22-and-more']);

test('a secret in a value or a name keeps that output out, and says so without saying it', () => {
  const { stored, withheld } = storableOutputs(
    [
      ['answer', '42'],
      ['key', 'x hunter22-and-more y'],
      ['hunter22-and-more', 'x'],
      ['token', `ghp_${'a1B2'.repeat(9)}`],
      ['__proto__', 'fine'],
    ],
    secrets,
  );
  expect(Object.entries(stored)).toEqual([
    ['answer', '42'],
    ['__proto__', 'fine'],
  ]);
  expect(withheld).toEqual([
    { kind: 'output', name: 'key', reason: 'it contains a secret value' },
    { kind: 'output', name: '(name withheld)', reason: 'it contains a secret value' },
    { kind: 'output', name: 'token', reason: 'it contains something in the form of a token' },
  ]);
  expect(JSON.stringify(withheld)).not.toContain('hunter22');
});

test('outputs beyond what the runner takes are not stored, and named', () => {
  const half = 'x'.repeat(600 * 1024);
  const { stored, withheld } = storableOutputs(
    [
      ['one', half],
      ['two', half],
    ],
    secrets,
  );
  expect(Object.keys(stored)).toEqual(['one']);
  expect(withheld).toMatchObject([{ name: 'two', reason: 'outputs beyond 1.0 MiB are not stored' }]);
});

test('what a record holds, in words', () => {
  const file = { path: 'a', sha256: 'a'.repeat(64), size: 6 * 1024, mode: 0o644 };
  const withheld = [{ kind: 'file' as const, name: 'b', reason: 'it is a link that leads out' }];
  expect(describeKept(doneUnit({ outputs: { a: '1', b: '2' }, files: [file, file], withheld }))).toBe(
    '2 outputs, 2 files (12 KiB), 1 withheld',
  );
  expect(describeKept(doneUnit())).toBe('');
  expect(describeKept({ status: 'in_progress' })).toBe('');
  expect(describeKept(undefined)).toBe('');
  expect(describeWithheld(withheld)).toBe('file "b": it is a link that leads out');
  expect(describeWithheld(Array.from({ length: 12 }, () => withheld).flat())).toMatch(/; and 2 more$/);
});
