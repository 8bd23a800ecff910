import fc from 'fast-check';
import { sha256 } from '../../src/engine/hash.js';
import {
  documentName,
  isOfDigest,
  isOfScope,
  jobLabel,
  parseName,
  payloadName,
} from '../../src/store/names.js';
import { newNonce } from '../../src/store/nonce.js';

const scope = sha256('scope');
const digest = sha256('payload');

test('a document’s name says what is in it, for people and for us', () => {
  const name = documentName('build docs', scope, { attempt: 2, sequence: 17, nonce: 'abcdef0123' });
  expect(name).toBe(`checkpoint-build-docs-${scope.slice(0, 12)}-a2-s17-abcdef0123.json`);
  expect(parseName(name)).toEqual({
    kind: 'document',
    label: 'build-docs',
    scope: scope.slice(0, 12),
    attempt: 2,
    sequence: 17,
    nonce: 'abcdef0123',
  });
});

test('a label is the job’s key, and a leg’s number, which a long key does not push out', () => {
  expect(jobLabel('build docs', '')).toBe('build-docs');
  const labels = ['0', '17'].map((leg) => jobLabel('x'.repeat(400), leg));
  expect(labels).toEqual([`${'x'.repeat(40)}-leg0`, `${'x'.repeat(40)}-leg17`]);
  for (const label of labels) {
    const name = documentName(label, scope, { attempt: 1, sequence: 1, nonce: 'abcdef0123' });
    expect(parseName(name)).toMatchObject({ label });
  }
});

test('a payload’s name', () => {
  const name = payloadName('generate', scope, digest, 'abcdef0123');
  const parsed = parseName(name);
  expect(parsed).toEqual({
    kind: 'payload',
    scope: scope.slice(0, 12),
    digest: digest.slice(0, 16),
    nonce: 'abcdef0123',
  });
  expect(parsed !== null && isOfDigest(parsed, digest)).toBe(true);
  expect(parsed !== null && isOfDigest(parsed, sha256('other'))).toBe(false);
});

test('round trip, within what an artifact may be called, whatever the job is called', () => {
  const revision = fc.record({
    attempt: fc.integer({ min: 1, max: 999_999 }),
    sequence: fc.integer({ min: 0, max: 999_999_999 }),
    nonce: fc.constant(null).map(newNonce),
  });
  const label = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '/',
      '..',
      'x'.repeat(400),
      '\u{1F680}'.repeat(400),
      `a-${scope.slice(0, 12)}-a1-s1-abcdef0123`,
    ),
  );
  fc.assert(
    fc.property(label, revision, (job, given) => {
      const names = [documentName(job, scope, given), payloadName(job, scope, digest, given.nonce)];
      expect(names.map(parseName)).toMatchObject([
        { kind: 'document', ...given },
        { kind: 'payload', nonce: given.nonce },
      ]);
      for (const name of names) {
        expect(name).toMatch(/^checkpoint-[A-Za-z0-9_.-]+$/);
        expect(name.length).toBeLessThan(120);
        const parsed = parseName(name);
        expect(parsed !== null && isOfScope(parsed, scope)).toBe(true);
        expect(parsed !== null && isOfScope(parsed, sha256('another'))).toBe(false);
      }
    }),
  );
});

test.each([
  '',
  'checkpoint',
  'checkpoint-report.zip',
  'my-checkpoint-generate-0123456789ab-a1-s1-abcdef0123.json',
  'checkpoint-generate-0123456789ab-a1-s1-abcdef0123.json.bak',
  'checkpoint-generate-0123456789ab-a1-s1.json',
  'checkpoint-generate-0123456789AB-a1-s1-abcdef0123.json',
  'checkpoint-generate-0123456789ab-a-1-s1-abcdef0123.json',
  'checkpoint-generate-0123456789ab-a1-s99999999999999999999-abcdef0123.json',
  'checkpoint-generate-0123456789ab-files-0123-abcdef0123.tgz',
])('not one of ours: %s', (name) => {
  expect(parseName(name)).toBeNull();
});

test('a nonce is never chosen twice', () => {
  expect(new Set(Array.from({ length: 1000 }, newNonce)).size).toBe(1000);
});
