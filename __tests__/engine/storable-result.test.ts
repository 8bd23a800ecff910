import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { resultOf, storableResult } from '../../src/engine/storable-result.js';

function faultOf(value: unknown): string {
  const storable = storableResult(value);
  return storable.kind === 'unstorable' ? `${storable.fault.path}: ${storable.fault.what}` : '';
}

function restored(value: unknown): unknown {
  const storable = storableResult(value);
  return storable.kind === 'storable' ? resultOf(storable.json) : storable.fault;
}

test('a step may return nothing', () => {
  expect(storableResult(undefined)).toEqual({ kind: 'storable', json: null });
  expect(resultOf(null)).toBeUndefined();
  expect(restored(null)).toBeNull();
});

test.each<[string, unknown]>([
  ['result: a function', () => 1],
  ['result: a symbol', Symbol('x')],
  ['result: a BigInt', 1n],
  ['result: NaN', Number.NaN],
  ['result.a: Infinity', { a: Number.POSITIVE_INFINITY }],
  ['result.a.b[1]: undefined', { a: { b: [1, undefined] } }],
  ['result[0]: undefined', new Array(2)],
  ['result.items[1].when: an instance of Date', { items: [1, { when: new Date(0) }] }],
  ['result["a b"]: an instance of Map', { 'a b': new Map() }],
  ['result: an instance of Set', new Set()],
  ['result: an instance of Buffer', Buffer.from('x')],
  ['result: an instance of Error', new Error('x')],
  ['result: an instance of Promise', Promise.resolve()],
  ['result: an instance of Answer', new (class Answer {})()],
  ['result: an instance of List', new (class List extends Array {})()],
  ['result: an instance of String', Object('text')],
  ['result.length2: a named property of an array', Object.assign([1], { length2: 2 })],
  ['result: an object with a property whose name is a symbol, Symbol(x)', { [Symbol('x')]: 1 }],
  ['result.toJSON: a function', { toJSON: () => 1 }],
  [
    'result.a: an object with a hidden toJSON function',
    { a: Object.defineProperty({ b: 1 }, 'toJSON', { value: () => 7 }) },
  ],
])('%s cannot be stored', (fault, value) => {
  expect(faultOf(value)).toBe(fault);
});

test('a cycle is told from something that is there twice', () => {
  const shared = { a: 1 };
  expect(restored([shared, { shared }])).toEqual([{ a: 1 }, { shared: { a: 1 } }]);
  const cycle: { inner: { back?: unknown } } = { inner: {} };
  cycle.inner.back = cycle;
  expect(faultOf(cycle)).toBe('result.inner.back: a reference to something that contains it');
});

test('too deep, too large, unreadable', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(faultOf(deep)).toBe('result: nested more than 500 levels deep');
  expect(faultOf('x'.repeat(1024 * 1024 - 2))).toBe('');
  expect(faultOf('ü'.repeat(512 * 1024))).toBe('result: 1.0 MiB of JSON, and 1.0 MiB is the limit');
  const getter = {
    get a(): number {
      throw new Error('no');
    },
  };
  expect(faultOf(getter)).toBe('result: something that cannot be read (no)');
  const wordless = {
    get a(): number {
      throw Object.create(null);
    },
  };
  expect(faultOf(wordless)).toBe(
    'result: something that cannot be read (something that cannot be described)',
  );
});

test('names that objects have by themselves are names like any other', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "toString": 3}') as object;
  expect(Object.entries(restored(value) as object)).toEqual(Object.entries(value));
});

test('property: whatever can be stored comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true }),
      (value) => {
        const storable = storableResult(value);
        if (storable.kind === 'unstorable') return storable.fault.path.startsWith('result');
        return isDeepStrictEqual(plain(resultOf(storable.json)), plain(value));
      },
    ),
    { numRuns: 2000 },
  );
});

test('property: every JSON value can be stored', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(plain(restored(value))).toEqual(plain(value));
    }),
  );
});

/** Without what JSON does not know: the sign of zero, and a prototype of null. */
function plain(value: unknown): unknown {
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return new Map(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}
