import fc from 'fast-check';
import { decide } from '../../src/engine/decision.js';
import { joinDocuments } from '../../src/engine/join.js';
import { MAX_DOCUMENT_BYTES } from '../../src/engine/limits.js';
import { readDocument } from '../../src/engine/read-document.js';
import { scopeHash } from '../../src/engine/scope.js';
import { serializeDocument } from '../../src/store/file/document-text.js';
import { documentOf, HASH, JobRun, knowledgeOf, SCOPE, situationOf } from '../support/builders.js';

const job = JobRun.fresh()
  .start('ai-complete')
  .complete('ai-complete', { answer: '42' })
  .start('label-applied');
const TEXT = serializeDocument(job.document);
const HEAD = {
  runId: '1',
  step: 'ai-complete',
  attempt: 1,
  inputHash: HASH,
  timestamp: '2026-11-30T17:44:00.000Z',
};

/** Whatever is read can be decided on, joined and written again. */
function survives(text: string): ReturnType<typeof readDocument> {
  const result = readDocument(text);
  if (result.kind === 'unreadable') {
    expect(result.reason).toMatch(/^\P{Cc}+$/u);
    return result;
  }
  if (result.kind === 'head') {
    const decision = decide(situationOf({ knowledge: knowledgeOf([], { heads: [result.head] }) }));
    expect(decision.reason).not.toBe('');
    return result;
  }
  const knowledge = knowledgeOf([result.document, job.document], { malformedUnits: result.malformed });
  for (const step of Object.keys(result.document.units)) decide(situationOf({ knowledge, step }));
  joinDocuments([result.document, job.document]);
  serializeDocument(result.document);
  return result;
}

test('a whole document', () => {
  expect(readDocument(TEXT)).toEqual({
    kind: 'document',
    document: job.document,
    malformed: {},
    stored: job.document,
  });
});

test('just the five fields', () => {
  expect(readDocument(JSON.stringify(HEAD))).toEqual({ kind: 'head', head: HEAD });
  expect(readDocument(JSON.stringify({ ...HEAD, schemaVersion: 9, more: [1] })).kind).toBe('head');
});

test.each([
  ['empty', '', 'it is empty'],
  ['blank', ' \n\t', 'it is empty'],
  ['not JSON', 'checkpoint', 'it is not JSON'],
  ['NUL bytes', '\0'.repeat(100), 'it is not JSON'],
  ['a list', '[]', 'it is not a JSON object'],
  ['null', 'null', 'it is not a JSON object'],
  ['a text', '"x"', 'it is not a JSON object'],
  ['an empty object', '{}', 'runId'],
  ['a checkpoint without a step', JSON.stringify({ ...HEAD, step: undefined }), 'step'],
  ['a checkpoint whose attempt is no number', JSON.stringify({ ...HEAD, attempt: '1' }), 'attempt'],
  ['a checkpoint whose hash is none', JSON.stringify({ ...HEAD, inputHash: 'abc' }), 'inputHash'],
  ['a newer schema', JSON.stringify({ ...job.document, schemaVersion: 3 }), 'newer version'],
  ['a newer schema without units', '{"schemaVersion":3,"id":"m","status":"running"}', 'newer version'],
  ['a run document without units', '{"schemaVersion":1,"id":"m","status":"running"}', 'it has no units'],
  ['units that are null', JSON.stringify({ ...job.document, units: null }), 'units'],
  ['units in a list', JSON.stringify({ ...job.document, units: [] }), 'units'],
  ['no status', JSON.stringify({ ...job.document, status: undefined }), 'status'],
  ['nested without end', '{"units":'.repeat(200_000), 'it is not JSON'],
  ['nested too deeply', `{"units":{},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'nested'],
])('%s is unreadable, with a reason', (_, text, reason) => {
  const result = survives(text);
  expect(result).toMatchObject({ kind: 'unreadable', reason: expect.stringContaining(reason) });
});

test('megabytes of garbage', () => {
  expect(survives('\uFFFD{"'.repeat(1_000_000)).kind).toBe('unreadable');
  const large = 'x'.repeat(MAX_DOCUMENT_BYTES + 1);
  expect(survives(large)).toMatchObject({ reason: expect.stringContaining('larger') });
});

test('a reason stays on one line, even when what is quoted does not', () => {
  expect(survives('oops\n::add-mask::x\r\0').kind).toBe('unreadable');
});

test('a valid document cut at any byte is unreadable, unless only white space is missing', () => {
  const bytes = Buffer.from(TEXT);
  for (let length = 0; length < bytes.length - 2; length += 1) {
    expect(readDocument(bytes.subarray(0, length).toString('utf8')).kind).toBe('unreadable');
  }
  expect(readDocument(TEXT.trimEnd()).kind).toBe('document');
});

test('any text, and any JSON', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void survives(text)));
  fc.assert(fc.property(fc.json(), (text) => void survives(text)));
});

test('a valid document with any byte changed', () => {
  const bytes = Buffer.from(TEXT);
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), (position, byte) => {
      const damaged = Buffer.from(bytes);
      damaged[position] = byte;
      survives(damaged.toString('utf8'));
    }),
    { numRuns: 500 },
  );
});

/** Every place in a JSON value, as a path. */
function places(value: unknown, path: readonly string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [[...path]];
  const inside = Object.entries(value).flatMap(([key, member]) => places(member, [...path, key]));
  return path.length === 0 ? inside : [[...path], ...inside];
}

function withValue(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  copy[key] = withValue(copy[key], rest, replacement);
  return copy;
}

test('a wrong type anywhere: never a crash, and only the unit that has it does not count', () => {
  const original: unknown = JSON.parse(TEXT);
  for (const place of places(original)) {
    for (const wrong of [null, 0, -1.5, '', 'x', true, [], {}, [null], { x: [1] }]) {
      const result = survives(JSON.stringify(withValue(original, place, wrong)));
      if (place[0] === 'units' && place[1] === 'ai-complete' && result.kind === 'document') {
        expect(result.document.units['label-applied']?.status).toBe('in_progress');
      }
    }
  }
});

test.each([
  ['status', 'finished'],
  ['attempt', 0],
  ['durationMs', -1],
  ['fingerprint', 'abc'],
  ['outputs', { answer: 42 }],
  ['outputs', { constructor: 42 }],
  ['files', [{ path: 'x' }]],
  ['supersedes', 'c1'],
])('a unit with a malformed %s is named with the reason, the others count', (field, wrong) => {
  const text = JSON.stringify(withValue(JSON.parse(TEXT), ['units', 'ai-complete', field], wrong));
  const result = readDocument(text);
  expect(result).toMatchObject({
    kind: 'document',
    malformed: { 'ai-complete': expect.stringContaining(field) },
  });
  expect(result.kind === 'document' && Object.keys(result.document.units)).toEqual(['label-applied']);
});

describe('names that every object has', () => {
  const text = TEXT.replace('"ai-complete": {', '"__proto__": {').replace('"answer":', '"constructor":');

  test('as a step and as an output', () => {
    const result = readDocument(text);
    if (result.kind !== 'document') throw new Error(result.kind);
    expect(Object.keys(result.document.units)).toEqual(['__proto__', 'label-applied']);
    expect(serializeDocument(result.document)).toBe(text);
    expect(({} as Record<string, unknown>).status).toBeUndefined();
  });

  test('as a malformed unit', () => {
    const result = readDocument(
      '{"schemaVersion":2,"id":"x","status":"running","units":{"__proto__":7,"constructor":1}}',
    );
    expect(result.kind === 'document' && Object.keys(result.malformed)).toEqual(['__proto__', 'constructor']);
  });
});

test('unknown fields and the order of keys survive reading and writing, to the byte', () => {
  const document = {
    zebra: 1,
    ...JSON.parse(TEXT),
    alpha: { z: [1, { b: 1, a: 2 }] },
  };
  document.units['ai-complete'] = { zeta: null, ...document.units['ai-complete'], alpha: 1 };
  const text = serializeDocument(document);
  const result = readDocument(text);
  expect(result.kind === 'document' && serializeDocument(result.document)).toBe(text);
});

test('a document of version 1 and one without a checkpoint are documents', () => {
  const old = {
    schemaVersion: 1,
    id: 'x',
    task: 't',
    status: 'running',
    units: { a: { status: 'pending' } },
  };
  expect(readDocument(JSON.stringify(old)).kind).toBe('document');
});

test('a hostile scope cannot exhaust the stack', () => {
  const matrix = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(scopeHash({ ...SCOPE, matrix })).toMatch(/^[0-9a-f]{64}$/);
  expect(documentOf({}).scope).toEqual(SCOPE);
});
