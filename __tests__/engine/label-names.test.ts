import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseLabels, withoutLabels } from '../../src/engine/label-names.js';

describe('labels from text', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' , ,, ', []],
    ['bug', ['bug']],
    ['bug, good first issue', ['bug', 'good first issue']],
    ['size: S, M\nbug', ['size: S, M', 'bug']],
    ['\n  bug,help\n\n', ['bug', 'help']],
    ['a\r\nb\rc', ['a', 'b', 'c']],
    ['Bug\nbug\nBUG\nx', ['Bug', 'x']],
    ['🎉 ünïcode,日本', ['🎉 ünïcode', '日本']],
  ])('%j', (text, names) => {
    expect(parseLabels(text)).toEqual(names);
  });

  test('names one a line come back as they are', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replace(/[\r\n]/g, '').trim())
      .filter((text) => text !== '');
    const names = fc.uniqueArray(name, { minLength: 2, selector: (text) => text.toLowerCase() });
    fc.assert(fc.property(names, (given) => expect(parseLabels(given.join('\n'))).toEqual(given)));
  });
});

test('what is missing, upper and lower case alike', () => {
  expect(withoutLabels(['A', 'b', 'a', 'C'], ['B', 'x'])).toEqual(['A', 'C']);
});
