import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { isNestedTooDeep } from '../../src/engine/nesting.js';
import { readPlainDocument } from '../../src/engine/plain-document.js';
import { EnvelopeSchema, UnitSchema } from '../../src/engine/schema.js';
import { RunInMemory } from '../support/run-in-memory.js';

const plain = RunInMemory.with({
  units: ['a', 'b'],
  requiredPhases: ['p'],
  launch: { scriptPath: 'x' },
}).document;
const unit = plain.units.a;

/** Values of every kind, some of which fit somewhere. */
const VALUES = [
  null,
  true,
  0,
  1,
  -1,
  1.5,
  '',
  'done',
  'x',
  [],
  ['x'],
  [1],
  {},
  { a: 1 },
  { status: 'done' },
] as const;
const value = fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue());
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

function schemaAccepts(document: object): boolean {
  const envelope = v.safeParse(EnvelopeSchema, document);
  const units = Object.values((document as { units: object }).units);
  return (
    envelope.success &&
    units.every((one) => v.safeParse(UnitSchema, one).success) &&
    !isNestedTooDeep(document)
  );
}

test('what this engine writes for a run is plain, and read as it is', () => {
  expect(readPlainDocument(plain)).toEqual({
    kind: 'document',
    document: plain,
    malformed: {},
    stored: plain,
  });
});

describe('whatever is plain is valid', () => {
  const names = Object.keys(EnvelopeSchema.entries);
  test.each([...names, 'foreign'])('with anything for %s', (name) => {
    for (const given of [...VALUES, deep(97), deep(98), deep(99), deep(200), 1e9]) {
      const document = { ...plain, [name]: given };
      if (readPlainDocument(document) !== null)
        expect([given, schemaAccepts(document)]).toEqual([given, true]);
    }
    const { [name]: _, ...without } = plain;
    if (readPlainDocument(without) !== null) expect(schemaAccepts(without)).toBe(true);
  });

  test.each([...Object.keys(UnitSchema.entries), 'foreign'])('with anything for %s of a unit', (name) => {
    for (const given of VALUES) {
      const document = { ...plain, units: { a: { ...unit, [name]: given } } };
      if (readPlainDocument(document) !== null)
        expect([given, schemaAccepts(document)]).toEqual([given, true]);
    }
  });

  test('with anything anywhere (property)', () => {
    const name = fc.constantFrom(...names, 'foreign', '__proto__', 'toString');
    const unitName = fc.constantFrom(...Object.keys(UnitSchema.entries), 'foreign', '__proto__');
    const some = fc.dictionary(unitName, value, { maxKeys: 3 });
    const units = fc.dictionary(
      fc.string(),
      fc.oneof(
        value,
        some.map((more) => ({ ...unit, ...more })),
      ),
      { maxKeys: 3 },
    );
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 3 }), fc.option(units), (more, given) => {
        const document = JSON.parse(
          JSON.stringify({ ...plain, ...more, ...(given === null ? {} : { units: given }) }),
        );
        if (readPlainDocument(document) !== null) expect(schemaAccepts(document)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('and whatever is no document at all is not', () => {
    for (const given of VALUES) expect(readPlainDocument(given)).toBe(null);
  });
});
