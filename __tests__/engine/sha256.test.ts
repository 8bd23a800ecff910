import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../src/engine/sha256.js';

function reference(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

test('the examples of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('every length around the borders of a block', () => {
  for (let length = 0; length <= 260; length += 1) {
    const text = 'x'.repeat(length);
    expect(sha256(text)).toBe(reference(text));
  }
});

test('any text, as node:crypto has it, also with lone surrogates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => sha256(text) === reference(text)),
  );
  expect(sha256('\ud800 and \udfff')).toBe(reference('\ud800 and \udfff'));
});

test('a long text', () => {
  const text = 'äöü€😀'.repeat(50_000);
  expect(sha256(text)).toBe(reference(text));
});
