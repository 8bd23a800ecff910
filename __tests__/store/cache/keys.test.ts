import { expect, test } from '@jest/globals';
import {
  attemptPrefix,
  documentKey,
  documentPrefix,
  parseKey,
  payloadKey,
  payloadPrefix,
} from '../../../src/store/cache/keys.js';
import {
  type DocumentName,
  documentName,
  type PayloadName,
  parseName,
  payloadName,
} from '../../../src/store/names.js';

const RUN = '16';
const SCOPE = '0123456789ab'.padEnd(64, 'c');
const mark = { writer: 'ab12cd34', several: false };

function keyOf(attempt: number, sequence = 1, run = RUN): string {
  const name = documentName('generate', SCOPE, { attempt, sequence, nonce: 'abcdef' });
  return documentKey(run, name, parseName(name) as DocumentName, mark);
}

test('a prefix covers its own attempt, run and scope only', () => {
  expect(keyOf(1).startsWith(documentPrefix(RUN, 1, SCOPE))).toBe(true);
  expect(keyOf(1).startsWith(attemptPrefix(RUN, 1))).toBe(true);
  for (const other of [keyOf(10), keyOf(11), keyOf(1, 1, '160'), keyOf(1, 1, '1')]) {
    expect(other.startsWith(attemptPrefix(RUN, 1))).toBe(false);
  }
  expect(keyOf(1).startsWith(documentPrefix(RUN, 1, 'f'.repeat(64)))).toBe(false);
});

test('a key says what it was made from', () => {
  expect(parseKey(RUN, keyOf(3, 7))).toMatchObject({ parsed: { attempt: 3, sequence: 7 }, mark });
  const name = payloadName('generate', SCOPE, 'd'.repeat(64), 'abcdef');
  const key = payloadKey(RUN, name, parseName(name) as PayloadName);
  expect(key.startsWith(payloadPrefix(RUN, SCOPE, 'd'.repeat(64)))).toBe(true);
  expect(parseKey(RUN, key)).toMatchObject({ name, mark: null });
});

test('keys stay within what the service takes', () => {
  const name = documentName('j'.repeat(300), SCOPE, {
    attempt: 999_999,
    sequence: 999_999_999,
    nonce: 'z'.repeat(16),
  });
  const key = documentKey('9'.repeat(20), name, parseName(name) as DocumentName, mark);
  expect(key.length).toBeLessThan(512);
  expect(key).toMatch(/^[\w./-]+$/);
});

test.each([
  ['cut', keyOf(1).slice(0, -1)],
  ['longer', `${keyOf(1)}x`],
  ['of another run', keyOf(1, 1, '17')],
  ['with its name below another attempt', keyOf(1).replace('/a1/', '/a2/')],
  ['without a mark', keyOf(1).replace(/[^/]*\/$/, '')],
  ['of another action', 'Linux-node-modules-abc'],
])('a key %s is not ours', (_, key) => {
  expect(parseKey(RUN, key)).toBeNull();
});
