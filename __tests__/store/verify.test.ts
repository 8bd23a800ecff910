import type { RunDocument } from '../../src/engine/schema.js';
import { scopeHash } from '../../src/engine/scope.js';
import { serializeDocument } from '../../src/store/file/document-text.js';
import { documentName } from '../../src/store/names.js';
import { isOfRun, verifyStored } from '../../src/store/verify.js';
import { documentOf, doneUnit, HASH, RUN_ID, SCOPE } from '../support/builders.js';

const expected = { runId: RUN_ID, scope: scopeHash(SCOPE) };
const revision = { attempt: 1, sequence: 3, nonce: 'abcdef0123', writer: '' };
const document = documentOf({ a: doneUnit() }, { revision });
const name = documentName('generate', expected.scope, revision);

function stored(given: Partial<RunDocument> = {}, called = name) {
  return { name: called, text: serializeDocument({ ...document, ...given }), store: 'artifact' as const };
}

test('a document of this run and scope, under its own name, counts', () => {
  expect(verifyStored([stored()], expected)).toEqual({
    documents: [document],
    heads: [],
    unread: [],
    malformedUnits: {},
    names: [name],
  });
});

test('one edition from two stores counts once', () => {
  const verified = verifyStored([stored(), { ...stored(), store: 'cache' }], expected);
  expect(verified.documents).toEqual([document]);
});

test.each([
  ['another attempt in its name', stored({}, name.replace('-a1-', '-a2-'))],
  ['another sequence in its name', stored({}, name.replace('-s3-', '-s4-'))],
  ['another nonce in its name', stored({}, name.replace('abcdef', 'ghijkl'))],
  ['a name that is not ours', stored({}, 'checkpoint.json')],
  [
    'no revision',
    { ...stored(), text: serializeDocument({ ...document, revision: undefined } as RunDocument) },
  ],
  ['another run', stored({ runId: '1' })],
  ['another job', stored({ scope: { ...SCOPE, job: 'other' } })],
  ['another matrix leg', stored({ scope: { ...SCOPE, matrix: '{"node":22}' } })],
  ['garbage', { ...stored(), text: '\0\0' }],
  ['half of it', { ...stored(), text: stored().text.slice(0, 200) }],
  [
    'a future version',
    { ...stored(), text: stored().text.replace('"schemaVersion": 2', '"schemaVersion": 3') },
  ],
  [
    'a bare checkpoint',
    {
      ...stored(),
      text: JSON.stringify({ runId: RUN_ID, step: 'a', attempt: 1, inputHash: HASH, timestamp: '' }),
    },
  ],
  [
    'a scope made to exhaust the stack',
    stored({ scope: { ...SCOPE, matrix: '['.repeat(100_000) + ']'.repeat(100_000) } }),
  ],
])('%s: it does not count, it is said, and it does not hide the others', (_, bad) => {
  const verified = verifyStored([bad, stored()], expected);
  expect(verified.documents).toEqual([document]);
  expect(verified.names).toEqual([name]);
  expect(verified.unread).toHaveLength(1);
  expect(verified.unread[0]).toMatch(new RegExp(`^artifact ${bad.name}: \\w`));
});

test('a malformed unit is named, the rest counts, and the document must not be removed', () => {
  const text = serializeDocument(document).replace('"units": {', '"units": {"__proto__": {"status": "?"},');
  const verified = verifyStored([{ ...stored(), text }], expected);
  expect(verified.documents[0]?.units.a?.status).toBe('done');
  expect(Object.keys(verified.malformedUnits)).toEqual(['__proto__']);
  expect(verified.names).toEqual(['']);
});

test('a leftover on this machine counts for its own run and scope only', () => {
  expect(isOfRun(document, expected)).toBe(true);
  expect(isOfRun({ ...document, runId: '1' }, expected)).toBe(false);
  expect(isOfRun({ ...document, scope: { ...SCOPE, key: 'x' } }, expected)).toBe(false);
  const { scope: _, ...without } = document;
  expect(isOfRun(without, expected)).toBe(false);
});
