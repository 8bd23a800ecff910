import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyWith, closed, compareRuns, type Marker, markerOf, textOf } from '../../src/engine/marker.js';

const MARKER: Marker = {
  hash: 'ab'.repeat(32),
  nonce: 'cd'.repeat(16),
  run: { number: '7', id: '16234567890', attempt: 2 },
};
const LINE = bodyWith('x', MARKER).split('\n').at(-1) ?? '';

/** Texts as models write them: quotes, lists, and code blocks that may be left open. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '```',
        '```js',
        '````',
        '~~~',
        '~~~~ x',
        '   ```',
        '> ```',
        '`a`',
        '',
        '\r',
        '<!--',
        LINE,
      ),
      fc.constantFrom(`> ${LINE}`, ` ${LINE}`, `${LINE} `, '-->', '- ```'),
    ),
  )
  .map((lines) => lines.join('\n'));

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((d) => d.join(''));

describe('a marker', () => {
  test('is found again in whatever text it was put under, and the text with it', () => {
    fc.assert(
      fc.property(text, hex(64), hex(32), (given, hash, nonce) => {
        const marker = { ...MARKER, hash, nonce };
        const body = bodyWith(given, marker);
        expect(markerOf(body)).toEqual(marker);
        expect(textOf(body)).toBe(closed(given));
      }),
    );
  });

  test('is found when GitHub, or a browser, gives other line ends back', () => {
    fc.assert(
      fc.property(text, (given) => {
        const body = `${bodyWith(given, MARKER).replaceAll('\n', '\r\n')}\r\n`;
        expect(markerOf(body)).toEqual(MARKER);
        expect(textOf(body)).toBe(closed(given));
      }),
    );
  });

  test('is never read out of an arbitrary text that is somebody’s body, unless it is its last line', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('that is all', '> and', '-->', '`'), (given, last) => {
        expect(markerOf(`${given}\n${last}`)).toBeNull();
      }),
    );
  });

  test.each([
    ['a quote', `> Done.\n>\n> ${LINE}`],
    ['a quote in a quote', `>> ${LINE}`],
    ['an indented block', `Look:\n\n    ${LINE}`],
    ['an open code block', `\`\`\`\n${LINE}`],
    ['a code block', `\`\`\`\n${LINE}\n\`\`\``],
    ['code in a line', `\`${LINE}\``],
    ['the middle', `${LINE}\n\nI agree.`],
    ['the beginning of a line', `${LINE} indeed`],
    ['the end of a line', `See ${LINE}`],
    ['another version', LINE.replace(':v1', ':v2')],
    ['a shortened digest', LINE.replace('abab', 'ab')],
    ['nothing', ''],
  ])('in %s is none', (_name, body) => {
    expect(markerOf(body)).toBeNull();
  });

  test('alone is one, with nothing said', () => {
    expect([markerOf(LINE), textOf(LINE)]).toEqual([MARKER, '']);
  });

  test('a run that has no number still has a marker', () => {
    const marker = { ...MARKER, run: { number: '', id: 'none', attempt: 1 } };
    expect(markerOf(bodyWith('x', marker))?.run).toEqual({ number: '0', id: '0', attempt: 1 });
  });
});

describe('a code block that is left open', () => {
  test.each([
    ['```\nx', '```\nx\n```'],
    ['```js\nx', '```js\nx\n```'],
    ['````\n```\nx', '````\n```\nx\n````'],
    ['~~~ a `b`\nx', '~~~ a `b`\nx\n~~~'],
    ['```\nx\n``` y', '```\nx\n``` y\n```'],
  ])('%j is closed', (given, expected) => {
    expect(closed(given)).toBe(expected);
  });

  test.each(['```\nx\n```', '```\nx\n`````', '``` a`b', '> ```\n> x', '`` `', '    ```\nx'])(
    '%j is none',
    (given) => {
      expect(closed(given)).toBe(given);
    },
  );

  test('closing it once is enough', () => {
    fc.assert(fc.property(text, (given) => expect(closed(closed(given))).toBe(closed(given))));
  });
});

describe('the order of runs', () => {
  const run = fc.record({
    number: fc.nat(30).map(String),
    id: fc.nat(12).map((n) => String(99_999_999_990 + n)),
    attempt: fc.integer({ min: 1, max: 12 }),
  });

  test('counts attempts within a run, and runs by their numbers', () => {
    const order = (a: Marker['run'], b: Marker['run']) => Math.sign(compareRuns(a, b));
    const old = { number: '9', id: '99', attempt: 5 };
    expect(order(old, { number: '10', id: '98', attempt: 1 })).toBe(-1);
    expect(order(old, { ...old, attempt: 10 })).toBe(-1);
    expect(order({ ...old, number: '0', id: '9' }, { ...old, number: '00', id: '10' })).toBe(-1);
    expect(order(old, old)).toBe(0);
  });

  test('is one', () => {
    fc.assert(
      fc.property(run, run, run, (a, b, c) => {
        expect(Math.sign(compareRuns(a, b))).toBe(-Math.sign(compareRuns(b, a)) + 0);
        if (compareRuns(a, b) <= 0 && compareRuns(b, c) <= 0)
          expect(compareRuns(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
