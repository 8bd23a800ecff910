import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyWith } from '../../src/engine/marker.js';
import {
  type Author,
  isSame,
  mayBeOurs,
  ownComments,
  type SeenComment,
} from '../../src/engine/own-comments.js';

const HASH = 'a'.repeat(64);
const OURS = '1'.repeat(32);
const OTHER = '2'.repeat(32);
const BOT: Author = { login: 'github-actions[bot]', id: 1, isBot: true };
const APP: Author = { login: 'helpful[bot]', id: 2, isBot: true };
const PERSON: Author = { login: 'mallory', id: 3, isBot: false };

function seen(id: number, author: Author | null, nonce: string | null, hash = HASH): SeenComment {
  const run = { number: '1', id: '1', attempt: 1 };
  return { id, url: '', author, body: nonce === null ? 'Hello.' : bodyWith('Hello.', { hash, nonce, run }) };
}

const ids = (comments: readonly SeenComment[]) => comments.map(({ id }) => id);
const claim = { hash: HASH, nonce: OURS, id: null };

describe('when it is known who we are', () => {
  test.each<[string, SeenComment[], number | null, number[]]>([
    ['ours by its nonce', [seen(1, BOT, OURS)], null, [1]],
    ['ours when the nonce is lost, and a racer’s', [seen(5, BOT, OTHER), seen(4, BOT, OURS)], null, [4, 5]],
    [
      'nobody else’s, whatever it carries',
      [seen(1, PERSON, OURS), seen(2, APP, OURS), seen(3, null, OURS)],
      null,
      [],
    ],
    ['nothing of another step', [seen(1, BOT, OURS, 'b'.repeat(64))], null, []],
    ['nothing without a marker', [seen(1, BOT, null)], null, []],
    [
      'the recorded one, also when somebody took its marker away',
      [seen(1, BOT, null), seen(2, BOT, OTHER)],
      1,
      [1, 2],
    ],
    ['the recorded one, also from before the token was another', [seen(1, APP, OURS)], 1, [1]],
    ['no stranger’s that a record names', [seen(1, PERSON, null), seen(2, BOT, OURS)], 1, [2]],
  ])('%s', (_name, comments, id, expected) => {
    expect(ids(ownComments(comments, { ...claim, id, me: BOT }))).toEqual(expected);
  });
});

describe('when it is not', () => {
  test.each<[string, SeenComment[], number | null, number[]]>([
    [
      'the first with our nonce says who',
      [seen(1, APP, OTHER), seen(2, PERSON, OURS), seen(3, BOT, OURS)],
      null,
      [2],
    ],
    [
      'with the nonce lost, the first bot',
      [seen(1, PERSON, OTHER), seen(2, APP, OTHER), seen(3, BOT, OTHER), seen(4, APP, OTHER)],
      null,
      [2, 4],
    ],
    ['never a person without our nonce', [seen(1, PERSON, OTHER)], null, []],
    ['no person’s without a marker, though a record names it', [seen(1, PERSON, null)], 1, []],
    ['the recorded one says who', [seen(1, APP, OTHER), seen(2, BOT, OTHER), seen(3, BOT, OURS)], 3, [2, 3]],
  ])('%s', (_name, comments, id, expected) => {
    expect(ids(ownComments(comments, { ...claim, id, me: null }))).toEqual(expected);
  });
});

test('what is ours is always by one author, in order, and never a stranger’s when we know ourselves', () => {
  const comment = fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    author: fc.constantFrom(BOT, APP, PERSON, null),
    nonce: fc.constantFrom(OURS, OTHER, null),
  });
  const comments = fc.uniqueArray(comment, { selector: ({ id }) => id });
  fc.assert(
    fc.property(comments, fc.constantFrom(BOT, APP, PERSON, null), (given, me) => {
      const own = ownComments(
        given.map(({ id, author, nonce }) => seen(id, author, nonce)),
        { ...claim, me },
      );
      expect(ids(own)).toEqual(ids(own).sort((a, b) => a - b));
      for (const { author } of own) expect(isSame(author, me ?? own[0]?.author ?? null)).toBe(true);
    }),
  );
});

test('it only matters who we are when something could be ours', () => {
  expect(mayBeOurs([seen(1, PERSON, null), seen(2, BOT, OURS, 'b'.repeat(64))], claim)).toBe(false);
  expect(mayBeOurs([seen(1, PERSON, OTHER)], claim)).toBe(true);
  expect(mayBeOurs([seen(1, PERSON, null)], { ...claim, id: 1 })).toBe(true);
});

test('a person may have the name of a bot', () => {
  expect(isSame({ ...BOT, id: 9 }, BOT)).toBe(false);
  expect(isSame({ ...BOT, id: null, login: 'GitHub-Actions[bot]' }, BOT)).toBe(true);
});
