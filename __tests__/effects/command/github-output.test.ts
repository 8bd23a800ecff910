import fc from 'fast-check';
import { parseFileCommand } from '../../../src/effects/command/github-output.js';
import { keyValuePairs } from '../../support/runner/index.js';

function parse(text: string, crlf = false) {
  const { pairs, error } = parseFileCommand(Buffer.from(text), crlf);
  return { pairs: Object.fromEntries(pairs), error };
}

describe('both forms', () => {
  test.each([
    ['a line', 'name=value\n', { name: 'value' }],
    ['a line without an end', 'name=value', { name: 'value' }],
    ['an empty value', 'name=\n', { name: '' }],
    ['more signs in the value', 'name=a=b<<c\n', { name: 'a=b<<c' }],
    ['white space is part of both', ' name = value \n', { ' name ': ' value ' }],
    ['empty lines between', '\n\na=1\n\nb=2\n\n', { a: '1', b: '2' }],
    ['the last of a name counts', 'a=1\na=2\n', { a: '2' }],
    ['several lines', 'name<<END\none\ntwo\nEND\n', { name: 'one\ntwo' }],
    ['several lines, no newline at the end', 'name<<END\none\nEND', { name: 'one' }],
    ['an empty value in the long form', 'name<<END\nEND\n', { name: '' }],
    ['one empty line', 'name<<END\n\nEND\n', { name: '' }],
    ['blank lines around', 'name<<END\n\none\n\n\nEND\n', { name: '\none\n\n' }],
    ['a delimiter with white space', 'name<< END \nx\n END \n', { name: 'x' }],
    ['lines that look like other pairs', 'name<<END\nb=2\nc<<X\nEND\n', { name: 'b=2\nc<<X' }],
    ['the sign that comes first decides', 'a<<b=c\nx\nb=c\n', { a: 'x' }],
    ['the sign that comes first decides, the other way', 'a=b<<c\n', { a: 'b<<c' }],
    ['names that every object has', '__proto__=1\nconstructor=2\n', { ['__proto__']: '1', constructor: '2' }],
    ['nothing', '', {}],
  ])('%s', (_, text, pairs) => {
    expect(parse(text)).toEqual({ pairs, error: null });
  });

  test.each(['END ', ' END', 'ENDE', 'end', 'END=', 'xEND', '"END"'])(
    '%j is not the delimiter END',
    (line) => {
      expect(parse(`name<<END\n${line}\nEND\n`).pairs).toEqual({ name: line });
    },
  );
});

describe('CRLF', () => {
  test('ends a line on Windows', () => {
    const text = 'a=1\r\nb<<END\r\none\r\ntwo\r\nEND\r\n';
    expect(parse(text, true)).toEqual({ pairs: { a: '1', b: 'one\r\ntwo' }, error: null });
  });

  test('elsewhere the CR is part of the value, and of the delimiter', () => {
    expect(parse('a=1\r\n').pairs).toEqual({ a: '1\r' });
    expect(parse('b<<END\r\none\r\nEND\r\n').pairs).toEqual({ b: 'one\r' });
    expect(parse('b<<END\r\none\nEND\n').error).toContain('Matching delimiter not found');
  });

  test('a lone CR ends nothing', () => {
    expect(parse('a=1\rb=2\n', true).pairs).toEqual({ a: '1\rb=2' });
  });
});

describe('what the runner rejects: the pairs before it still count', () => {
  test.each([
    ['no sign', 'a=1\nnonsense\nb=2\n', 'Invalid format'],
    ['no name', 'a=1\n=2\n', 'Name must not be empty'],
    ['no name in the long form', 'a=1\n<<END\nx\nEND\n', 'Name must not be empty'],
    ['no delimiter', 'a=1\nb<<\nx\n', 'delimiter must not be empty'],
    ['no end', 'a=1\nb<<END\nx\ny\n', 'Matching delimiter not found'],
    ['no end and no newline', 'a=1\nb<<END\nx', 'EOF marker missing new line'],
    ['cut before the value', 'a=1\nb<<END\n', 'Matching delimiter not found'],
    ['cut behind the delimiter’s name', 'a=1\nb<<END', 'Matching delimiter not found'],
  ])('%s', (_, text, error) => {
    expect(parse(text)).toEqual({ pairs: { a: '1' }, error: expect.stringContaining(error) });
  });

  test('the message does not carry a whole value into the log', () => {
    expect(parse('x'.repeat(10_000)).error?.length).toBeLessThan(200);
  });
});

describe('encodings, as .NET reads a file', () => {
  const text = 'name=vålue \u{1F680}\n';

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, as Windows PowerShell writes it', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('%s', (_, bytes) => {
    const { pairs, error } = parseFileCommand(bytes, false);
    expect([...pairs]).toEqual([['name', 'vålue \u{1F680}']]);
    expect(error).toBeNull();
  });

  test('bytes that are no UTF-8 do no harm', () => {
    expect([...parseFileCommand(Buffer.from([0x61, 0x3d, 0xff, 0x0a]), false).pairs]).toEqual([
      ['a', '\uFFFD'],
    ]);
  });
});

test('of names that differ in case, which the runner takes for one, the last written comes last', () => {
  const { pairs } = parseFileCommand(Buffer.from('A=1\na=2\nA=3\n'), false);
  expect([...pairs].at(-1)).toEqual(['A', '3']);
});

test('agrees with an independent reading of the runner’s grammar, on any text', () => {
  const piece = fc.oneof(
    fc.constantFrom('a', 'b', '=', '<<', '<', 'END', '\n', '\n', '\r\n', '\r', ' ', 'é'),
    fc.string({ maxLength: 3 }),
  );
  // Mostly the shapes that matter, put together by chance.
  const shaped = fc
    .tuple(
      fc.constantFrom('n', 'm', ''),
      fc.constantFrom('=', '<<'),
      fc.constantFrom('END', 'E', ''),
      fc.array(piece, { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n', ''),
    )
    .map(([name, sign, delimiter, body, end]) =>
      sign === '='
        ? `${name}=${body.join('')}${end}`
        : `${name}<<${delimiter}${end}${body.join('')}${end}${delimiter}${end}`,
    );
  const text = fc.array(fc.oneof(shaped, piece), { maxLength: 10 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.boolean(), (content, windows) => {
      const expected = new Map<string, string>();
      let rejected = false;
      try {
        for (const [name, value] of keyValuePairs(content, windows)) {
          // The runner's grammar lets an empty name through; what sets the output then throws.
          if (name === '') throw new Error('Value cannot be null. (Parameter "name")');
          expected.set(name, value);
        }
      } catch {
        rejected = true;
      }
      const { pairs, error } = parseFileCommand(Buffer.from(content), windows);
      expect(Object.fromEntries(pairs)).toEqual(Object.fromEntries(expected));
      expect(error !== null).toBe(rejected);
    }),
    { numRuns: 2000 },
  );
});

test('any bytes', () => {
  fc.assert(fc.property(fc.uint8Array(), fc.boolean(), (bytes, crlf) => void parseFileCommand(bytes, crlf)));
});
