import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CommentPlacer, type PlacedComment } from '../../../src/effects/comment/place-comment.js';
import { Rest } from '../../../src/effects/rest/rest.js';
import { Stop } from '../../../src/effects/stop.js';
import { bodyWith, type Marker, textOf } from '../../../src/engine/marker.js';
import { BOT, ISSUE, STRANGER } from '../../support/comments.js';
import { type Fault, type GitHub, startGitHub } from '../../support/github/index.js';

const HASH = 'a'.repeat(64);

function marker(attempt: number): Marker {
  return { hash: HASH, nonce: String(attempt).padStart(32, '0'), run: { number: '1', id: '1', attempt } };
}

/** One attempt of a step, as it comes to its comment. */
async function place(github: GitHub, attempt: number, text: string): Promise<PlacedComment> {
  const stop = new Stop(60_000);
  const rest = new Rest({
    apiUrl: github.apiUrl,
    graphqlUrl: `${github.apiUrl}/graphql`,
    repository: github.repository,
    token: github.attempt({ runId: '1', attempt }).token,
    stop,
    onWait: () => {},
  });
  const wish = { issue: String(ISSUE), text, marker: marker(attempt), sticky: false, recorded: null };
  return new CommentPlacer(rest, stop, wish, () => {}).place();
}

const fault: fc.Arbitrary<Fault> = fc.record({
  what: fc.constantFrom<Fault['what']>('reset', 502, 'html', 'cut'),
  on: fc.constantFrom<NonNullable<Fault['on']>>(
    'createComment',
    'listComments',
    'updateComment',
    'deleteComment',
  ),
  performed: fc.boolean(),
  times: fc.constant(1),
  after: fc.integer({ min: 0, max: 2 }),
});

test('whoever races, whatever answers are lost, and however late the list is: one comment, and nobody else’s touched', async () => {
  const scenario = fc.record({
    racers: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 3 }),
    text: fc.constantFrom('same', 'own'),
    faults: fc.array(fault, { maxLength: 2 }),
    listBehind: fc.constantFrom(0, 0, 1),
    strangers: fc.integer({ min: 0, max: 2 }),
  });
  const run = async ({
    racers,
    text,
    faults,
    listBehind,
    strangers,
  }: typeof scenario extends fc.Arbitrary<infer T> ? T : never) => {
    const github = await startGitHub();
    try {
      github.issues.open({ number: ISSUE });
      const theirs = Array.from({ length: strangers }, (_, n) =>
        github.issues.addComment(ISSUE, bodyWith('Theirs.', marker(n + 1)), STRANGER),
      );
      github.settings.listBehind = listBehind;
      for (const each of faults) github.faults.add(each);
      const ends = await Promise.all(
        racers.map(async (delay, index) => {
          await sleep(delay);
          return place(github, index + 1, text === 'same' ? 'Once.' : `Attempt ${index + 1}.`);
        }),
      );
      const left = github.issues.comments(ISSUE).filter(({ user }) => user.id === BOT.id);
      expect(left.length).toBe(1);
      for (const comment of theirs) {
        expect([comment.deleted, comment.body]).toEqual([
          false,
          bodyWith('Theirs.', comment === theirs[0] ? marker(1) : marker(2)),
        ]);
      }
      if (text === 'same') expect(textOf(left[0]?.body ?? '')).toBe('Once.');
      if (racers.length === 1) expect(ends[0]?.id).toBe(left[0]?.id);
    } finally {
      await github.close();
    }
  };
  await fc.assert(fc.asyncProperty(scenario, run), { numRuns: 25, endOnFailure: true });
}, 240_000);

test('a duplicate is removed, also when a gateway fails for a moment', async () => {
  const github = await startGitHub();
  try {
    github.issues.open({ number: ISSUE });
    for (const nonce of [1, 2]) github.issues.addComment(ISSUE, bodyWith('Once.', marker(nonce)), BOT);
    github.faults.add({ what: 'html', on: 'deleteComment', performed: false, times: 2 });
    await place(github, 3, 'Once.');
    expect(github.issues.comments(ISSUE)).toHaveLength(1);
  } finally {
    await github.close();
  }
});

test('an attempt that is still alive does not overwrite a later one’s text', async () => {
  const github = await startGitHub();
  try {
    github.issues.open({ number: ISSUE });
    const later = await place(github, 2, 'Attempt 2.');
    expect(await place(github, 1, 'Attempt 1.')).toEqual({ ...later, how: 'newer' });
    expect(github.issues.comments(ISSUE).map(({ body }) => textOf(body))).toEqual(['Attempt 2.']);
  } finally {
    await github.close();
  }
});
