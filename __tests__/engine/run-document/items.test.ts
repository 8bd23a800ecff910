import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInputError, NotFoundError } from '../../../src/engine/errors.js';
import { parseItems, reportItems, resolveItems } from '../../../src/engine/run-document/items.js';
import { readItems } from '../../../src/engine/run-document/parts.js';
import { at } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

const report = (...items: readonly object[]) => reportItems(parseItems(JSON.stringify(items)));
const ids = (json: string) => parseItems(json).map(({ id }) => id);

describe('ids', () => {
  test('are those that are given, or derived from the content alone', () => {
    const [derived = ''] = ids('{"title":"t","unit":"u"}');
    expect(derived).toMatch(/^item-[0-9a-f]{12}$/);
    expect(ids('{"unit":"u","title":"t"}')).toEqual([derived]);
    expect(ids('[{"unit":"u","title":"t","at":"2020","resolvedAt":"x"}]')).toEqual([derived]);
    expect(ids('{"unit":"u","title":"T"}')).not.toEqual([derived]);
    expect(ids('[{"id":"x"},{"id":7},{"id":"x","more":1}]')).toEqual(['x', '7']);
  });

  test('do not depend on the order of the names (property)', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1, noNullPrototype: true }),
        (content) => {
          fc.pre(!('id' in content));
          const reversed = Object.fromEntries(Object.entries(content).reverse());
          expect(ids(JSON.stringify(reversed))).toEqual(ids(JSON.stringify(content)));
        },
      ),
    );
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '"x"',
    '[7]',
    '[[]]',
    '{}',
    '[{"a":1},{}]',
    '{"id":""}',
    '{"id":"","title":"t"}',
    '{"id":null,"title":"t"}',
    '{"id":true,"title":"t"}',
    '{"id":["x"],"title":"t"}',
    '[{"id":"x"},{"id":{},"title":"t"}]',
    '{"id":"a b"}',
    '{"id":"a\\u0000b"}',
    '{"id":"a\\ud800"}',
    '{"id":"a,b"}',
    '{"id":"__proto__"}',
  ])('of %s are an error', (json) => {
    expect(() => parseItems(json)).toThrow(InvalidInputError);
  });

  test('of what is nested deeper than a document may be are an error', () => {
    const json = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
    expect(() => parseItems(json)).toThrow('nested too deeply');
  });
});

test('an item that is reported again is updated, and keeps the time of its first report', () => {
  const run = RunInMemory.of().change(report({ id: 'x', title: 'one', file: 'f' }));
  run.change(report({ id: 'x', title: 'two', at: 'never' }));
  expect(run.document.openItems).toEqual([{ id: 'x', title: 'two', file: 'f', at: at(1), updatedAt: at(2) }]);
});

test('a report that says nothing new writes nothing', () => {
  const run = RunInMemory.of().change(
    report({ title: 't' }, { id: 'x' }),
    report({ title: 't' }, { id: 'x' }),
  );
  expect(run.operations).toEqual([]);
  expect(run.document.openItems).toHaveLength(2);
});

test('resolving moves it, with the time; resolving it again changes nothing', () => {
  const run = RunInMemory.of().change(report({ id: 'x', title: 't' }, { id: 'y' }), resolveItems(['x']));
  expect(run.document.openItems).toEqual([{ id: 'y', at: at(1) }]);
  expect(run.document.resolvedItems).toEqual([{ id: 'x', title: 't', at: at(1), resolvedAt: at(2) }]);
  expect(run.change(resolveItems(['x'])).operations).toEqual([]);
});

test('ids that there are not are all named, and nothing is resolved', () => {
  const run = RunInMemory.of().change(report({ id: 'x' }, { id: 'y' }), resolveItems(['y']));
  expect(() => run.change(resolveItems(['x', 'no', 'y', 'nor']))).toThrow(NotFoundError);
  expect(() => run.change(resolveItems(['x', 'no', 'y', 'nor']))).toThrow('There are no items no, nor');
  expect(run.document.openItems).toHaveLength(1);
  expect(() => resolveItems([])).toThrow(InvalidInputError);
});

test('a resolved item that is reported again is open again', () => {
  const run = RunInMemory.of().change(
    report({ id: 'x', title: 't' }),
    resolveItems(['x']),
    report({ id: 'x' }),
  );
  expect(run.document.openItems).toEqual([{ id: 'x', title: 't', at: at(1), reopenedAt: at(3) }]);
  expect(run.document.resolvedItems).toEqual([]);
});

test('items of another form stay as they are, and can be resolved by the ids that are derived for them', () => {
  const openItems = ['a text', { title: 'no id' }, 7, null, { id: 5, title: 'five' }];
  const run = new RunInMemory({ schemaVersion: 2, id: 'r', status: 'running', units: {}, openItems });
  run.change(report({ id: 'new' }));
  expect(run.document.openItems).toEqual([...openItems, { id: 'new', at: at(1) }]);
  const [text = '', titled = ''] = readItems(openItems).map(({ id }) => id);
  run.change(resolveItems([text, titled, '5']));
  expect(run.document.openItems).toEqual([7, null, { id: 'new', at: at(1) }]);
  expect(run.document.resolvedItems).toEqual([
    { item: 'a text', id: text, resolvedAt: at(2) },
    { title: 'no id', id: titled, resolvedAt: at(2) },
    { id: '5', title: 'five', resolvedAt: at(2) },
  ]);
});

test('every item that was ever reported is in one of the two lists, once (property)', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('report' as const), ids: fc.array(id, { maxLength: 3 }), n: fc.nat(2) }),
    fc.record({ kind: fc.constant('resolve' as const), ids: fc.array(id, { minLength: 1, maxLength: 3 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const run = RunInMemory.of();
      const open = new Map<string, number>();
      const resolved = new Map<string, number>();
      const first = new Map<string, number>();
      for (const [index, given] of steps.entries()) {
        if (given.kind === 'report') {
          run.change(report(...given.ids.map((name) => ({ id: name, n: given.n }))));
          for (const name of given.ids) {
            open.set(name, given.n);
            resolved.delete(name);
            if (!first.has(name)) first.set(name, index + 1);
          }
        } else if (given.ids.every((name) => first.has(name))) {
          run.change(resolveItems(given.ids));
          for (const name of given.ids) {
            const n = open.get(name);
            if (n !== undefined) resolved.set(name, n);
            open.delete(name);
          }
        } else {
          expect(() => run.change(resolveItems(given.ids))).toThrow(NotFoundError);
        }
      }
      const seen = (list: readonly unknown[] = []) =>
        readItems(list).map(({ id: name, n, at: time }) => [name, n, time]);
      const expected = (map: Map<string, number>) =>
        [...map].map(([name, n]) => [name, n, at(first.get(name))]);
      expect(seen(run.document.openItems).sort()).toEqual(expected(open).sort());
      expect(seen(run.document.resolvedItems).sort()).toEqual(expected(resolved).sort());
    }),
  );
});
