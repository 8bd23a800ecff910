import { describeError, RefusedError } from '../../src/engine/errors.js';
import { bytes, duration, plural } from '../../src/engine/words.js';

test.each([
  [0, '0 ms'],
  [340, '340 ms'],
  [1_500, '1.5 s'],
  [41_000, '41 s'],
  [59_700, '1 min'],
  [200_000, '3 min 20 s'],
  [3_600_000, '1 h'],
  [7_500_000, '2 h 5 min'],
])('%d ms is %s', (ms, words) => {
  expect(duration(ms)).toBe(words);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KiB'],
  [12 * 1024, '12 KiB'],
  [3.4 * 1024 * 1024, '3.4 MiB'],
  [3 * 1024 ** 4, '3072 GiB'],
])('%d bytes are %s', (count, words) => {
  expect(bytes(count)).toBe(words);
});

test('one and many', () => {
  expect([0, 1, 2].map((count) => plural(count, 'file'))).toEqual(['0 files', '1 file', '2 files']);
});

test('an error with its causes, on one line, each said once', () => {
  const inner = new Error('socket hang up');
  expect(describeError(new Error('no answer', { cause: inner }))).toBe('no answer (socket hang up)');
  expect(describeError(new Error('no answer: socket hang up', { cause: inner }))).toBe(
    'no answer: socket hang up',
  );
  expect(describeError(new TypeError())).toBe('TypeError');
  expect(describeError('text')).toBe('text');
  expect(new RefusedError('used twice', 'Give it a key.')).toMatchObject({
    name: 'RefusedError',
    fix: 'Give it a key.',
  });
});
