import { describe, expect, test } from '@jest/globals';
import { bodyWith, commentHash, markerOf } from '../../src/engine/marker.js';
import { BOT, comment, ISSUE, inAttempt, ours, posts, STRANGER } from '../support/comments.js';
import type { Comment, Fault } from '../support/github/index.js';
import { until } from '../support/patience.js';
import { onWorkbench, type Workbench } from '../support/workbench.js';

const SLOW = 60_000;

function onIssue(work: (bench: Workbench) => Promise<void>): Promise<void> {
  return onWorkbench(async (bench) => {
    bench.github.issues.open({ number: ISSUE });
    await work(bench);
  });
}

describe('an answer that leaves open whether the comment was posted', () => {
  const post = { on: 'createComment', times: 1 } as const;
  const lost: readonly [string, Fault][] = [
    ['response lost', { ...post, what: 'reset', performed: true }],
    ['body cut half-way', { ...post, what: 'cut' }],
    ['502 after it was posted', { ...post, what: 502, performed: true }],
    ['a gateway page after it was posted', { ...post, what: 'html', performed: true }],
    ['500 after it was posted', { ...post, what: 500, performed: true }],
    ['reset before it was posted', { ...post, what: 'reset' }],
    ['502 before it was posted', { ...post, what: 502 }],
    ['503 before it was posted', { ...post, what: 503, headers: { 'retry-after': '1' } }],
  ];
  test.each(lost)(
    '%s: one comment',
    (_name, fault) =>
      onIssue(async (bench) => {
        const struck = bench.github.faults.add(fault);
        const done = await inAttempt(bench, 1, comment('Once.'));
        expect([struck.hits, done.outputs.outcome]).toEqual([1, 'completed']);
        expect(ours(bench)).toEqual(['Once.']);
        expect(done.outputs['comment-id']).toBe(String(bench.github.issues.comments(ISSUE)[0]?.id));
        expect(posts(bench)).toBe(fault.performed === true || fault.what === 'cut' ? 1 : 2);
      }),
    SLOW,
  );

  test(
    'response lost, and the list is behind: looked for several times before it would be posted again',
    () =>
      onIssue(async (bench) => {
        bench.github.settings.listBehind = 2;
        bench.github.faults.add({ ...post, what: 'reset', performed: true });
        const done = await inAttempt(bench, 1, comment('Once.'));
        expect([done.outputs.outcome, posts(bench), ours(bench)]).toEqual(['completed', 1, ['Once.']]);
      }),
    SLOW,
  );

  test(
    'always: it gives up, says so, and the next attempt looks first',
    () =>
      onIssue(async (bench) => {
        const broken = bench.github.faults.add({ what: 502, on: 'createComment' });
        const failed = await inAttempt(bench, 1, comment('Once.'));
        expect([failed.exitCode, failed.outputs.outcome, posts(bench)]).toEqual([1, 'failed', 3]);
        expect(failed.log).toMatch(/GitHub never said whether the comment at #42 was posted.*Re-run the job/);
        broken.remove();
        const done = await inAttempt(bench, 2, comment('Once.'));
        expect([done.outputs.outcome, ours(bench)]).toEqual(['completed', ['Once.']]);
      }),
    SLOW,
  );

  test('looking it up is tried again, too', () =>
    onIssue(async (bench) => {
      bench.github.faults.add({ what: 502, on: 'listComments', times: 1 });
      bench.github.faults.add({ what: 'cut', on: 'listComments', times: 1, after: 1 });
      const done = await inAttempt(bench, 1, comment('Once.'));
      expect([done.outputs.outcome, ours(bench)]).toEqual(['completed', ['Once.']]);
    }));

  test('an answer that is no list of comments does not mean that there are none', () =>
    onIssue(async (bench) => {
      await inAttempt(bench, 1, comment('Once.'));
      bench.github.faults.add({ what: 200, on: 'listComments', times: 1 });
      const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      const again = await bench.step(job, comment('Once.'));
      expect([again.outputs.outcome, posts(bench)]).toEqual(['skipped', 1]);
    }));

  test('a comment that is recorded, and that the list does not show yet, is not taken for deleted', () =>
    onIssue(async (bench) => {
      await inAttempt(bench, 1, comment('Old.'));
      bench.github.settings.listBehind = 50;
      const edited = await inAttempt(bench, 2, comment('New.'));
      expect([edited.outputs.outcome, ours(bench), posts(bench)]).toEqual(['completed', ['New.'], 1]);
    }));

  test(
    'comments that cannot be read are a reason not to post',
    () =>
      onIssue(async (bench) => {
        bench.github.faults.add({ what: 500, on: 'listComments' });
        const failed = await inAttempt(bench, 1, comment('Once.'));
        expect([failed.exitCode, posts(bench)]).toEqual([1, 0]);
        expect(failed.log).toMatch(/GitHub could not be asked \(it answered 500/);
      }),
    SLOW,
  );

  test(
    'an edit without an answer is looked at, and done again where it is missing',
    () =>
      onIssue(async (bench) => {
        await inAttempt(bench, 1, comment('Old.'));
        bench.github.faults.add({ what: 'reset', on: 'updateComment', times: 1 });
        expect((await inAttempt(bench, 2, comment('New.'))).outputs.outcome).toBe('completed');
        bench.github.faults.add({ what: 'reset', on: 'updateComment', times: 1, performed: true });
        expect((await inAttempt(bench, 3, comment('Newest.'))).outputs.outcome).toBe('completed');
        expect(ours(bench)).toEqual(['Newest.']);
      }),
    SLOW,
  );

  test('the step’s own time limit ends it', () =>
    onIssue(async (bench) => {
      const hang = bench.github.faults.add({ what: 'hang', on: 'createComment' });
      const ended = await inAttempt(bench, 1, comment('Once.', { 'timeout-minutes': '0.01' }));
      expect([ended.exitCode, ended.outputs.outcome]).toEqual([1, 'interrupted']);
      expect(ended.log).toContain('it took longer than its "timeout-minutes"');
      hang.remove();
      const again = await inAttempt(bench, 2, comment('Once.'));
      expect(again.outputs.reason).toMatch(/interrupted by its timeout/);
      expect(ours(bench)).toEqual(['Once.']);
    }));
});

describe('a rate limit', () => {
  const limits: readonly [string, Fault][] = [
    ['429', { what: 429, headers: { 'retry-after': '1' } }],
    ['secondary, by its header', { what: 403, headers: { 'retry-after': '1' } }],
    ['primary', { what: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' } }],
  ];
  test.each(limits)('%s is waited for as it says, and looked up again before the post', (_name, fault) =>
    onIssue(async (bench) => {
      bench.github.faults.add({ ...fault, on: 'createComment', times: 1 });
      const done = await inAttempt(bench, 1, comment('Once.'));
      expect([done.outputs.outcome, ours(bench)]).toEqual(['completed', ['Once.']]);
      expect(done.log).toMatch(/GitHub asks to wait for/);
      const asked = bench.github.requests.filter(({ service }) => service === 'rest').map((r) => r.operation);
      expect(asked.slice(0, 4)).toEqual(['listComments', 'createComment', 'listComments', 'createComment']);
    }),
  );

  test('a wait that is longer than the step may take fails at once', () =>
    onIssue(async (bench) => {
      const headers = { 'retry-after': '3000' };
      bench.github.faults.add({ what: 429, on: 'createComment', headers });
      const failed = await inAttempt(bench, 1, comment('Once.'));
      expect([failed.exitCode, failed.outputs.outcome]).toEqual([1, 'failed']);
      expect(failed.log).toMatch(/asks to wait for 50 min .*longer than this step waits.*timeout-minutes/);
      expect(failed.durationMs).toBeLessThan(10_000);
    }));

  test('one that says "at once" is asked less and less often', () =>
    onIssue(async (bench) => {
      bench.github.faults.add({ what: 429, on: 'createComment', headers: { 'retry-after': '0' } });
      const ended = await inAttempt(bench, 1, comment('Once.', { 'timeout-minutes': '0.1' }));
      expect([ended.exitCode, posts(bench)]).toEqual([1, 3]);
    }));

  test('a wait ends when the job is cancelled', () =>
    onIssue(async (bench) => {
      bench.github.faults.add({ what: 429, on: 'createComment', headers: { 'retry-after': '300' } });
      const step = bench.job({ attempt: 1 }).start({ id: 'c', with: comment('Once.') });
      await step.until(/asks to wait/);
      const at = Date.now();
      step.cancel();
      expect((await step.finished).outputs.outcome).toBe('interrupted');
      expect(Date.now() - at).toBeLessThan(5_000);
    }));
});

describe('a definite refusal says what is missing', () => {
  const refusals: readonly [number, string | undefined, RegExp][] = [
    [401, undefined, /the token is not valid.*Check the input "token"/],
    [403, undefined, /the token may not do this.*"permissions: issues: write".*"pull-requests: write".*fork/],
    [403, 'Unable to create comment because issue is locked.', /the conversation is locked.*Unlock it/],
    [403, 'Repository was archived so is read-only.', /the repository is archived/],
    [404, undefined, /there is no such issue or pull request.*Check "target-number"/],
    [410, 'Issues has been disabled in this repository.', /issues are disabled.*Enable issues/],
    [422, 'Validation Failed', /GitHub does not accept it.*Validation Failed/],
  ];
  test.each(refusals)('%d %s', (status, message, words) =>
    onIssue(async (bench) => {
      bench.github.faults.add({ what: status, on: 'createComment', ...(message ? { message } : {}) });
      const failed = await inAttempt(bench, 1, comment('Once.'));
      expect([failed.exitCode, failed.outputs.outcome, posts(bench)]).toEqual([1, 'failed', 1]);
      expect(failed.log).toMatch(words);
    }),
  );

  test('a token without the permission, and what GitHub says it needs', () =>
    onIssue(async (bench) => {
      const permissions = { issues: 'read', 'pull-requests': 'read' } as const;
      const failed = await bench.step(bench.job({ attempt: 1, permissions }), comment('Once.'));
      expect(failed.log).toMatch(/Resource not accessible by integration.*issues: write/);
      const again = await inAttempt(bench, 2, comment('Once.'));
      expect([again.outputs.outcome, ours(bench)]).toEqual(['completed', ['Once.']]);
    }));

  test('an issue that is not there', () =>
    onIssue(async (bench) => {
      const failed = await inAttempt(bench, 1, comment('Once.', { 'target-number': '4711' }));
      expect(failed.log).toMatch(/comments could not be read at #4711, there is no such issue/);
    }));
});

describe('comments of others', () => {
  /** The marker of this job's step, with a nonce of somebody else's. */
  function markerOfOurs(bench: Workbench, nonce = '0'.repeat(32)) {
    const posted = bench.github.issues
      .history(ISSUE)
      .find(({ user, body }) => user.id === BOT.id && markerOf(body) !== null);
    const marker = markerOf(posted?.body ?? '');
    if (marker === null) throw new Error('nothing of ours was posted yet');
    return { ...marker, nonce };
  }

  /** What a stranger can know beforehand: everything but the nonce. */
  async function foretold(bench: Workbench) {
    await inAttempt(bench, 1, comment('Ours.'));
    const marker = markerOfOurs(bench);
    for (const { id } of bench.github.issues.comments(ISSUE)) {
      const found = bench.github.issues.comment(id);
      if (found !== undefined) found.deleted = true;
    }
    return marker;
  }

  test('250 earlier ones, and ours among the last, are all looked through', () =>
    onIssue(async (bench) => {
      for (let n = 0; n < 250; n += 1) bench.github.issues.addComment(ISSUE, `earlier ${n}`, STRANGER);
      await inAttempt(bench, 1, comment('Ours.'));
      const second = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      expect((await bench.step(second, comment('Ours.'))).outputs.outcome).toBe('skipped');
      for (let n = 0; n < 150; n += 1) bench.github.issues.addComment(ISSUE, `later ${n}`, STRANGER);
      const third = bench.job({ attempt: 3, rerun: 'all', freshMachine: true });
      expect((await bench.step(third, comment('Ours, edited.'))).outputs.outcome).toBe('completed');
      expect([posts(bench), ours(bench)]).toEqual([1, ['Ours, edited.']]);
    }));

  test('a stranger’s with our exact marker, posted before ours, is not adopted, edited or removed', () =>
    onIssue(async (bench) => {
      const marker = await foretold(bench);
      const theirs = bench.github.issues.addComment(ISSUE, bodyWith('Mine!', marker), STRANGER);
      const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      expect((await bench.step(job, comment('Ours.'))).outputs.outcome).toBe('completed');
      expect(ours(bench)).toEqual(['Ours.']);
      expect([theirs.body, theirs.deleted]).toEqual([bodyWith('Mine!', marker), false]);
    }));

  test('another bot’s is a stranger’s, too', () =>
    onIssue(async (bench) => {
      const marker = await foretold(bench);
      const bot = { login: 'helpful[bot]', id: 777, type: 'Bot' } as const;
      const theirs = bench.github.issues.addComment(ISSUE, bodyWith('Mine!', marker), bot);
      const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      await bench.step(job, comment('Ours.'));
      expect([ours(bench), theirs.deleted]).toEqual([['Ours.'], false]);
    }));

  test('a copy of ours, nonce included, stays where it is, and ours is edited', () =>
    onIssue(async (bench) => {
      await inAttempt(bench, 1, comment('Ours.'));
      const body = bench.github.issues.comments(ISSUE)[0]?.body ?? '';
      const copy = bench.github.issues.addComment(ISSUE, body, STRANGER);
      const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      expect((await bench.step(job, comment('Ours, edited.'))).outputs.outcome).toBe('completed');
      expect([ours(bench), copy.body, copy.deleted]).toEqual([['Ours, edited.'], body, false]);
    }));

  test('a copy does not become ours when ours has been deleted', () =>
    onIssue(async (bench) => {
      const hang = bench.github.faults.add({ what: 'hang', on: 'createComment', performed: true });
      const step = bench.job({ attempt: 1 }).start({ id: 'c', with: comment('Ours.') });
      await until(() => ours(bench).length === 1);
      const [posted] = bench.github.issues.comments(ISSUE);
      const copy = bench.github.issues.addComment(ISSUE, posted?.body ?? '', STRANGER);
      step.kill('SIGTERM');
      await step.finished;
      if (posted !== undefined) posted.deleted = true;
      hang.remove();
      // The nonce is in the start record, and everybody can read it in the copy.
      await inAttempt(bench, 2, comment('Ours.'));
      expect([ours(bench), copy.deleted, copy.body]).toEqual([['Ours.'], false, posted?.body]);
    }));

  test('our marker in a quoted reply, in code, or in the middle is no marker', () =>
    onIssue(async (bench) => {
      const marker = await foretold(bench);
      const line = bodyWith('x', marker).split('\n').at(-1) ?? '';
      const bodies = [`> Ours.\n>\n> ${line}`, `\`\`\`\n${line}`, `${line}\nI agree`, `    ${line}`];
      for (const body of bodies) bench.github.issues.addComment(ISSUE, body, BOT);
      const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      expect((await bench.step(job, comment('Ours.'))).outputs.outcome).toBe('completed');
      expect(bench.github.issues.comments(ISSUE).map(({ body }) => body)).toEqual([
        ...bodies,
        expect.stringMatching(/^Ours\.\n\n<!-- /),
      ]);
    }));

  test('with a token of a person, ours is the one of that person', () =>
    onIssue(async (bench) => {
      const me = { login: 'release-robot', id: 4242, type: 'User' } as const;
      const token = bench.github.token(me);
      await inAttempt(bench, 1, comment('Ours.', { token }));
      const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      const again = await bench.step(job, comment('Ours.', { token }));
      expect([again.outputs.outcome, posts(bench)]).toEqual(['skipped', 1]);
      expect(bench.github.issues.comments(ISSUE).map(({ user }) => user.login)).toEqual(['release-robot']);
    }));

  test('when it cannot be learnt who we are, ours is a bot’s, and no person’s', () =>
    onIssue(async (bench) => {
      const marker = await foretold(bench);
      bench.github.issues.addComment(ISSUE, bodyWith('Mine!', marker), STRANGER);
      bench.github.faults.add({ what: 403, on: 'graphql' });
      for (const attempt of [2, 3]) {
        const job = bench.job({ attempt, rerun: 'all', freshMachine: true });
        await bench.step(job, comment('Ours.'));
      }
      expect([ours(bench), bench.github.issues.comments(ISSUE).length]).toEqual([['Ours.'], 2]);
    }));
});

describe('racers in the same second', () => {
  test('two that post at once leave one comment, and agree on which', () =>
    onIssue(async (bench) => {
      // Both have looked, and found nothing, before either of them posts.
      bench.github.faults.add({ what: 'slow', ms: 2_000, on: 'listComments', times: 2 });
      const steps = [1, 2].map(() => {
        const job = bench.job({ attempt: 1, freshMachine: true });
        return job.start({ id: 'c', with: comment('Once.') });
      });
      const [first, second] = await Promise.all(steps.map(({ finished }) => finished));
      expect([posts(bench), ours(bench)]).toEqual([2, ['Once.']]);
      expect([first?.exitCode, second?.exitCode]).toEqual([0, 0]);
      const [left] = bench.github.issues.comments(ISSUE);
      expect(left?.id).toBe(Math.min(...bench.github.issues.history(ISSUE).map(({ id }) => id)));
      for (const step of [first, second]) expect(step?.outputs['comment-id']).toBe(String(left?.id));
    }));

  /** A second comment of ours, as a machine leaves one behind that dies right after its post. */
  function addDuplicate(bench: Workbench, text: string, run: string): Comment {
    const marker = markerOf(bench.github.issues.history(ISSUE)[0]?.body ?? '');
    if (marker === null) throw new Error('nothing of ours was posted yet');
    const newer = { ...marker.run, number: run, attempt: 1 };
    const body = bodyWith(text, { ...marker, nonce: '1'.repeat(32), run: newer });
    return bench.github.issues.addComment(ISSUE, body, BOT);
  }

  test('what a newer run has written is not lost with the duplicate that it is in', () =>
    onIssue(async (bench) => {
      const sticky = { sticky: 'true' };
      const env = { GITHUB_RUN_NUMBER: '5' };
      await bench.step(bench.job({ attempt: 1, env }), comment('Run 5.', sticky));
      addDuplicate(bench, 'Run 6.', '6');
      const late = bench.job({ attempt: 2, freshMachine: true, env });
      const again = await bench.step(late, comment('Run 5, again.', sticky));
      expect(again.outputs.reason).toContain('a newer run has written');
      expect(ours(bench)).toEqual(['Run 6.']);
      expect(bench.github.issues.comments(ISSUE)[0]?.id).toBe(bench.github.issues.history(ISSUE)[0]?.id);
    }));

  test('none is removed for the sake of one that is only listed still', () =>
    onIssue(async (bench) => {
      await inAttempt(bench, 1, comment('Once.'));
      addDuplicate(bench, 'Once.', '1');
      const [first] = bench.github.issues.comments(ISSUE);
      if (first !== undefined) Object.assign(first, { deleted: true, lingers: true });
      const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      await bench.step(job, comment('Once.'));
      expect(ours(bench)).toEqual(['Once.']);
    }));

  test('a duplicate that an earlier attempt could not remove is removed by the next one', () =>
    onIssue(async (bench) => {
      await inAttempt(bench, 1, comment('Once.'));
      const body = bench.github.issues.comments(ISSUE)[0]?.body ?? '';
      bench.github.issues.addComment(ISSUE, body.replace(/nonce=\w{32}/, `nonce=${'1'.repeat(32)}`), BOT);
      const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
      await bench.step(job, comment('Once.'));
      expect(ours(bench)).toEqual(['Once.']);
    }));
});

describe('what is refused before anything is sent', () => {
  const cases: readonly [string, Record<string, string>, RegExp][] = [
    ['an empty text', comment('  \n'), /"comment" is empty/],
    ['an empty output', comment(''), /"comment" is empty/],
    ['a text that is too long', comment('x'.repeat(65_500)), /has 65\d{3} characters.*GitHub takes 65536/],
    [
      'two effects',
      comment('x', { labels: 'bug' }),
      /one thing, and this one has the inputs "labels", "comment"/,
    ],
    ['a command beside it', comment('x', { run: 'true' }), /one thing/],
    ['a mode', comment('x', { mode: 'begin' }), /"comment" does not go with "mode: begin"/],
    ['a probe', comment('x', { probe: 'true' }), /"probe" does not go with "comment"/],
    ['retries', comment('x', { 'max-attempts': '3' }), /"max-attempts" does not go with "comment"/],
    ['no way of knowing', comment('x', { 'on-unknown': 'fail' }), /"on-unknown" does not go with/],
    ['a number that is none', comment('x', { 'target-number': 'four' }), /"target-number" is "four"/],
    ['sticky without a comment', { step: 's', run: 'true', sticky: 'true' }, /"sticky" has nothing to do/],
    ['no token', comment('x', { token: '' }), /"token" is empty/],
    ['a file that is not there', { step: 's', 'comment-file': 'no.md' }, /file that cannot be read/],
  ];
  test.each(cases)('%s', (_name, inputs, words) =>
    onIssue(async (bench) => {
      const failed = await inAttempt(bench, 1, inputs);
      expect([failed.exitCode, failed.outputs.outcome]).toEqual([1, 'failed']);
      expect(failed.log).toMatch(words);
      expect(bench.github.requests.filter(({ operation }) => operation === 'createComment')).toEqual([]);
    }),
  );

  test('an event that is about no issue', () =>
    onIssue(async (bench) => {
      const contexts = { github: { event: {} } };
      const failed = await bench.step(bench.job({ attempt: 1, contexts }), comment('x'));
      expect(failed.log).toMatch(/no issue or pull request that this could go to.*Set "target-number"/);
    }));

  test('a secret of the job, whose value the error does not tell', () =>
    onIssue(async (bench) => {
      const job = bench.job({ attempt: 1 });
      const failed = await bench.step(job, comment('key: hunter2hunter2'), {
        DEPLOY_TOKEN: 'hunter2hunter2',
      });
      expect(failed.exitCode).toBe(1);
      expect(failed.log).toMatch(/was not posted: it contains the value of a secret/);
      expect([posts(bench), bench.github.receivedBytesContaining('hunter2hunter2')]).toEqual([0, []]);
    }));

  test('something in the form of a token is posted with a warning', () =>
    onIssue(async (bench) => {
      const done = await inAttempt(bench, 1, comment('As in AKIAIOSFODNN7EXAMPLE.'));
      expect([done.outputs.outcome, posts(bench)]).toEqual(['completed', 1]);
      expect(done.log).toMatch(/::warning.*in the form of a token/);
    }));
});

test('the identity of a comment does not depend on how the repository is spelt', () => {
  const identity = { repository: 'Octo/Repo', runId: '1', scope: 's', step: 't' };
  expect(commentHash(identity)).toBe(commentHash({ ...identity, repository: 'octo/repo' }));
});
