import fc from 'fast-check';
import { MaskWatcher } from '../../../src/effects/command/mask-watcher.js';

function masks(...chunks: string[]): string[] {
  const watcher = new MaskWatcher();
  for (const chunk of chunks) watcher.push(chunk);
  return [...watcher.end()];
}

test.each([
  ['a line', '::add-mask::secret\n', ['secret']],
  ['among others', 'hello\n::add-mask::secret\nbye\n', ['secret']],
  ['without a newline at the end', '::add-mask::secret', ['secret']],
  ['with a CRLF', '::add-mask::secret\r\n', ['secret']],
  ['behind a progress bar, which ends its lines with CR', '10%\r20%\r::add-mask::secret\r', ['secret']],
  ['indented', '  ::add-mask::secret\n', ['secret']],
  ['in another case', '::Add-Mask::secret\n', ['secret']],
  ['with properties', '::add-mask a=b,c=d:e::secret\n', ['secret']],
  ['the older form', 'text ##[add-mask]secret\n', ['secret']],
  ['with signs that look like the command’s own', '::add-mask::a::b\n', ['a::b']],
  ['escaped', '::add-mask::50%25 off%3A\n', ['50% off%3A']],
  ['a line separator inside', '::add-mask::a\u2028b\n', ['a\u2028b']],
  ['several lines: the whole, and each', '::add-mask::one%0Atwo%0D%0A\n', ['one\ntwo\r\n', 'one', 'two']],
  ['nothing to mask', '::add-mask::\n::add-mask::  \n', []],
  ['not at the start of a line', 'echo ::add-mask::secret\n', []],
  ['another command', '::add-masks::x\n::add-matcher::x\n::debug::add-mask\n', []],
])('%s', (_, text, expected) => {
  expect(masks(text)).toEqual(expected);
});

test('split anywhere, also in the middle of a line ending', () => {
  const text = 'x\r\n::add-mask::one\r\ny\n::add-mask::two\r::add-mask::three';
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const ends = [...cuts.sort((a, b) => a - b), text.length];
      expect(masks(...ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)))).toEqual([
        'one',
        'two',
        'three',
      ]);
    }),
  );
});

test('a line without end does not fill the memory, and later masks are still seen', () => {
  const watcher = new MaskWatcher();
  for (let piece = 0; piece < 64; piece += 1) watcher.push('x'.repeat(256 * 1024));
  watcher.push('\n::add-mask::secret\n');
  expect([...watcher.end()]).toEqual(['secret']);
});
