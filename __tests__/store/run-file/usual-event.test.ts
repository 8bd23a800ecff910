import * as fs from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { sha256 } from '../../../src/engine/hash.js';
import type { Operation } from '../../../src/engine/run-document/operations.js';
import { encodeEvent, type LogPosition, type RunEvent } from '../../../src/store/run-file/event-log/event.js';
import { openSource, readEvents } from '../../../src/store/run-file/event-log/read-events.js';
import { asUsual } from '../../../src/store/run-file/event-log/usual-event.js';
import { newFolder, removeFolders } from '../../support/builders.js';

afterAll(removeFolders);

const START: LogPosition = { sequence: 0, offset: 0, hash: '0'.repeat(64) };
const AT = '2026-12-01T03:22:56.191Z';

/** What is read of a log with these lines. */
function read(lines: readonly Buffer[]): readonly RunEvent[] {
  const file = path.join(newFolder(), 'run.events.jsonl');
  fs.writeFileSync(file, Buffer.concat(lines));
  const source = openSource(file);
  if (source === null) throw new Error('there is no log');
  const events: RunEvent[] = [];
  try {
    readEvents(source, START, fs.statSync(file).size, (batch) => events.push(...batch.events));
  } finally {
    fs.closeSync(source.descriptor);
  }
  return events;
}

function withoutHashes(line: Buffer): unknown {
  const { prev: _, hash: __, ...event } = JSON.parse(line.toString());
  return event;
}

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a"},{"op":"merge","path":[],"value":{"updatedAt":"', '\\', '\n', '"}}]', '__proto__', 'ü'),
);
const value = fc.oneof(
  fc.record({ status: fc.constantFrom('done', 'pending'), note: text, dependsOn: fc.array(text) }),
  fc.jsonValue(),
);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ op: fc.constant('set' as const), path: fc.tuple(fc.constant('units'), text), value }),
  fc.record({ op: fc.constant('merge' as const), path: fc.constant([]), value: fc.dictionary(text, value) }),
  fc.record({ op: fc.constant('delete' as const), path: fc.tuple(fc.constant('units'), text) }),
) as fc.Arbitrary<Operation>;
const usual = fc.tuple(text, value).map(([id, record]): readonly Operation[] => [
  { op: 'set', path: ['units', id], value: record as never },
  { op: 'merge', path: [], value: { updatedAt: AT } },
]);
const event = fc.record({
  at: fc.oneof({ weight: 5, arbitrary: fc.constant(AT) }, text),
  status: fc.constantFrom('running', 'done') as fc.Arbitrary<'running'>,
  ops: fc.oneof({ weight: 3, arbitrary: usual }, fc.array(operation, { maxLength: 3 })),
});

test('property: what is read of a log is what its lines say', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 6 }), (events) => {
      const lines: Buffer[] = [];
      let position = START;
      for (const each of events) {
        const { line, after } = encodeEvent(position, each);
        lines.push(line);
        position = after;
      }
      expect(JSON.stringify(read(lines))).toBe(
        JSON.stringify(lines.map((line) => reordered(withoutHashes(line) as RunEvent))),
      );
    }),
    { numRuns: 500 },
  );
});

function reordered({ seq, at, status, ops }: RunEvent): RunEvent {
  return { seq, at, status, ops };
}

/** A line whose hash is right, whatever it says. */
function lineOf(body: string): Buffer {
  const head = `{"prev":"${START.hash}",${body}`;
  return Buffer.from(`${head},"hash":"${sha256(head)}"}\n`);
}

const USUAL = `"seq":1,"at":"${AT}","status":"running","ops":[{"op":"set","path":["units","a"],"value":{"status":"done"}},{"op":"merge","path":[],"value":{"updatedAt":"${AT}"}}]`;

test('property: what is no event is none, however close it comes', () => {
  expect(asUsual(USUAL, 1)).toMatchObject({ unit: 'a', value: '{"status":"done"}' });
  const pieces = ['"', '\\', '{', '}', '[', ']', ',', ':', '\t', '"x":1,', '},{', '"at":"', 'é', ''];
  fc.assert(
    fc.property(
      fc.nat(USUAL.length),
      fc.nat(3),
      fc.constantFrom(...pieces),
      fc.boolean(),
      (at, removed, piece, twice) => {
        const once = USUAL.slice(0, at) + piece + USUAL.slice(at + removed);
        const body = twice ? once.replace('"value":{', `"value":{${piece}`) : once;
        const line = lineOf(body);
        let expected: unknown;
        try {
          expected = reordered(withoutHashes(line) as RunEvent);
        } catch {
          expected = null;
        }
        let found: unknown;
        try {
          [found] = read([line]).map(reordered);
        } catch {
          found = null;
        }
        // The form of an event is checked as well, so what is JSON may be refused.
        if (found !== null) expect(found).toEqual(expected);
        if (expected === null) expect(found).toBeNull();
      },
    ),
    { numRuns: 3000 },
  );
});

test('what stands where the time does may be more than a time', () => {
  const odd = '2026","x":"12-01T03:22:0';
  expect(odd).toHaveLength(AT.length);
  const line = lineOf(USUAL.replaceAll(AT, odd));
  expect(read([line])[0]).toMatchObject({ at: '2026', ops: [{}, { value: { updatedAt: '2026' } }] });
});
