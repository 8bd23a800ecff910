import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Answer, messageOf, type Verdict, verdictOf, waitOf } from '../../src/engine/answer.js';

function answered(status: number, headers: Record<string, string> = {}, body: unknown = {}): Answer {
  return { kind: 'answered', status, headers, body };
}

/** What a gateway sends: a page, which is no JSON. */
function page(status: number): Answer {
  return { kind: 'answered', status, headers: {}, body: undefined };
}

const NOW = Date.UTC(2026, 10, 30);

describe('what an answer says of what was asked for', () => {
  test.each<[string, Answer, Verdict]>([
    ['created', answered(201, {}, { id: 1 }), 'landed'],
    ['deleted', page(204), 'landed'],
    ['a page of somebody on the way', page(200), 'ambiguous'],
    ['no connection', { kind: 'not-sent', fault: 'ECONNREFUSED' }, 'not'],
    ['no answer', { kind: 'lost', fault: 'ECONNRESET' }, 'ambiguous'],
    ['500', answered(500), 'ambiguous'],
    ['502', page(502), 'ambiguous'],
    ['503 with a time', answered(503, { 'retry-after': '5' }), 'ambiguous'],
    ['504', answered(504), 'ambiguous'],
    ['408', answered(408), 'ambiguous'],
    ['429', answered(429), 'wait'],
    ['403 with a time', answered(403, { 'retry-after': '5' }), 'wait'],
    ['403 with nothing left', answered(403, { 'x-ratelimit-remaining': '0' }), 'wait'],
    ['403 in words', answered(403, {}, { message: 'You have exceeded a secondary rate limit.' }), 'wait'],
    ['403 with something left', answered(403, { 'x-ratelimit-remaining': '12' }), 'refused'],
    ...[400, 401, 404, 409, 410, 422, 451].map((s): [string, Answer, Verdict] => [
      `${s}`,
      answered(s),
      'refused',
    ]),
    ['301 to nowhere', answered(301), 'refused'],
  ])('%s', (_name, answer, verdict) => {
    expect(verdictOf(answer)).toBe(verdict);
  });

  test('only a whole answer of success says that it landed, and only a refusal that it never will', () => {
    const answer = fc.oneof(
      fc.record({ kind: fc.constantFrom('not-sent' as const, 'lost' as const), fault: fc.string() }),
      fc.record({
        kind: fc.constant('answered' as const),
        status: fc.integer({ min: 100, max: 599 }),
        headers: fc.constantFrom({}, { 'retry-after': 'x' }, { 'x-ratelimit-remaining': '0' }),
        body: fc.oneof(fc.jsonValue(), fc.constant(undefined)),
      }),
    );
    fc.assert(
      fc.property(answer, (given) => {
        const verdict = verdictOf(given);
        const status = given.kind === 'answered' ? given.status : 0;
        if (verdict === 'landed') expect(Math.floor(status / 100)).toBe(2);
        if (verdict === 'refused') expect(status < 200 || (status >= 300 && status < 500)).toBe(true);
        expect(waitOf(given, 0, NOW)).toBeGreaterThanOrEqual(0);
        expect(messageOf(given)).not.toMatch(/\n/);
      }),
    );
  });
});

describe('how long to wait', () => {
  const inSeconds = (s: number) => String(NOW / 1000 + s);
  test.each<[string, Record<string, string>, number, number]>([
    ['seconds', { 'retry-after': '7' }, 0, 7_000],
    [
      'a date, by GitHub’s own clock',
      { 'retry-after': 'Mon, 30 Nov 2026 10:00:09 GMT', date: 'Mon, 30 Nov 2026 10:00:00 GMT' },
      0,
      9_000,
    ],
    [
      'the next hour, and a second',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(90) },
      0,
      91_000,
    ],
    [
      'a moment that is over',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(-90) },
      0,
      1_000,
    ],
    ['at once', { 'retry-after': '0' }, 0, 1_000],
    ['at once, the third time', { 'retry-after': '0' }, 2, 4_000],
    ['a number that is none', { 'retry-after': '1.5' }, 3, 8_000],
    ['not told', {}, 0, 60_000],
    ['not told, the third time', {}, 2, 240_000],
    [
      'an hour that is not used up',
      { 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': inSeconds(90) },
      0,
      60_000,
    ],
  ])('%s', (_name, headers, times, ms) => {
    expect(waitOf(answered(403, headers), times, NOW)).toBe(ms);
  });
});

test('what GitHub says, with its details', () => {
  const errors = [
    { message: 'Body is too long' },
    'flat',
    { field: 'name', code: 'already_exists' },
    7,
    null,
  ];
  expect(messageOf(answered(422, {}, { message: 'Validation\nFailed', errors }))).toBe(
    'Validation Failed; Body is too long; flat; name already_exists',
  );
  expect(messageOf(answered(422, {}, '<html>'))).toBe('');
});
