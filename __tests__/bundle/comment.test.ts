import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { markerOf } from '../../src/engine/marker.js';
import { BOT, comment, commentRequests, ISSUE, inAttempt, ours, posts } from '../support/comments.js';
import { until } from '../support/patience.js';
import { onWorkbench, type Workbench } from '../support/workbench.js';

/** A workbench with the issue that its jobs are about. */
function onIssue(work: (bench: Workbench) => Promise<void>): Promise<void> {
  return onWorkbench(async (bench) => {
    bench.github.issues.open({ number: ISSUE });
    await work(bench);
  });
}

test('a comment is posted once, and a re-run skips it, with its outputs and without asking GitHub', () =>
  onIssue(async (bench) => {
    const first = await inAttempt(bench, 1, comment('It is done.'));
    const [posted] = bench.github.issues.comments(ISSUE);
    const url = `https://github.com/octo/repo/issues/42#issuecomment-${posted?.id}`;
    expect(first.outputs).toMatchObject({
      outcome: 'completed',
      'comment-id': String(posted?.id),
      'comment-url': url,
    });
    expect(first.log).toContain(`posted ${url}`);
    expect(ours(bench)).toEqual(['It is done.']);
    expect(posted?.body.startsWith('It is done.\n\n<!-- ')).toBe(true);

    const before = bench.github.requests.length;
    const second = await inAttempt(bench, 2, comment('It is done.'));
    expect(second.outputs).toMatchObject({ outcome: 'skipped', skipped: 'true', 'comment-url': url });
    expect(second.outputs['comment-id']).toBe(first.outputs['comment-id']);
    expect(commentRequests(bench, before)).toEqual([]);
  }));

test('a comment comes from a file, line ends, emoji and all', () =>
  onIssue(async (bench) => {
    const job = bench.job({ attempt: 1 });
    fs.mkdirSync(path.join(bench.workspace, 'out'));
    fs.writeFileSync(path.join(bench.workspace, 'out/text.md'), '\uFEFF# Report 🎉\r\n\r\n* ünïcode\r\n');
    const step = { step: 'comment-posted', 'comment-file': 'out/text.md' };
    expect((await bench.step(job, step)).outputs.outcome).toBe('completed');
    expect(ours(bench)).toEqual(['# Report 🎉\n\n* ünïcode']);
  }));

test('a code block that the text leaves open does not swallow the marker', () =>
  onIssue(async (bench) => {
    await inAttempt(bench, 1, comment('Look:\n```js\ncut off he'));
    expect(ours(bench)).toEqual(['Look:\n```js\ncut off he\n```']);
    expect((await inAttempt(bench, 2, comment('Look:\n```js\ncut off he'))).outputs.outcome).toBe('skipped');
    expect(posts(bench)).toBe(1);
  }));

test('target-number says where it goes, and each target has its own', () =>
  onIssue(async (bench) => {
    bench.github.issues.open({ number: 7, pull: { head: 'fix', base: 'main' } });
    await inAttempt(bench, 1, comment('Here.', { 'target-number': '#7' }));
    expect([ours(bench, 7), ours(bench)]).toEqual([['Here.'], []]);
    const moved = await inAttempt(bench, 2, comment('Here.'));
    expect(moved.outputs).toMatchObject({ outcome: 'completed' });
    expect(moved.outputs.reason).toContain('has changed since (target-number)');
    expect([ours(bench, 7), ours(bench)]).toEqual([['Here.'], ['Here.']]);
  }));

test('two steps of one job, and two jobs, have a comment each', () =>
  onIssue(async (bench) => {
    const job = bench.job({ attempt: 1 });
    await bench.step(job, comment('one'));
    await bench.step(job, { step: 'second', comment: 'two' });
    await bench.step(bench.job({ attempt: 1, job: 'other', freshMachine: true }), comment('three'));
    expect(ours(bench)).toEqual(['one', 'two', 'three']);
  }));

describe('a text that has changed', () => {
  test('is edited into the comment that is there', () =>
    onIssue(async (bench) => {
      const first = await inAttempt(bench, 1, comment('Old.'));
      const second = await inAttempt(bench, 2, comment('New.'));
      expect(second.outputs).toMatchObject({
        outcome: 'completed',
        'comment-id': first.outputs['comment-id'],
        reason: 'comment-posted was done in attempt 1, but its text has changed since',
      });
      expect(ours(bench)).toEqual(['New.']);
      expect((await inAttempt(bench, 3, comment('New.'))).outputs.outcome).toBe('skipped');
      expect(posts(bench)).toBe(1);
    }));

  test('stays as it was posted with "on-change: keep"', () =>
    onIssue(async (bench) => {
      await inAttempt(bench, 1, comment('Old.'));
      const kept = await inAttempt(bench, 2, comment('New.', { 'on-change': 'keep' }));
      expect([kept.outputs.outcome, ours(bench)]).toEqual(['skipped', ['Old.']]);
    }));

  test('does not bring back a comment that somebody deleted, unless "resume: false" says so', () =>
    onIssue(async (bench) => {
      const first = await inAttempt(bench, 1, comment('Old.'));
      const [posted] = bench.github.issues.comments(ISSUE);
      if (posted !== undefined) posted.deleted = true;
      const second = await inAttempt(bench, 2, comment('New.'));
      expect(second.outputs).toMatchObject({
        outcome: 'skipped',
        'comment-id': first.outputs['comment-id'],
        'comment-url': first.outputs['comment-url'],
      });
      expect(second.log).toMatch(/::warning.*has been deleted since it was posted, and is not posted again/);
      expect(ours(bench)).toEqual([]);
      expect((await inAttempt(bench, 3, comment('New.'))).outputs.outcome).toBe('skipped');
      const forced = await inAttempt(bench, 4, comment('New.', { resume: 'false' }));
      expect([forced.outputs.outcome, ours(bench)]).toEqual(['completed', ['New.']]);
    }));

  test('is not forced into a second comment by "resume: false"', () =>
    onIssue(async (bench) => {
      await inAttempt(bench, 1, comment('Old.'));
      await inAttempt(bench, 2, comment('New.', { resume: 'false' }));
      expect(ours(bench)).toEqual(['New.']);
    }));
});

test('of attempts whose record is gone, the comment is still found, by who wrote it', () =>
  onIssue(async (bench) => {
    await inAttempt(bench, 1, comment('It is done.'));
    // "Re-run all jobs" hides the artifacts.
    const job = bench.job({ attempt: 2, rerun: 'all', freshMachine: true });
    const again = await bench.step(job, comment('It is done.'));
    expect(again.outputs).toMatchObject({ outcome: 'skipped' });
    expect(again.outputs.reason).toContain('its comment is there, https://github.com/octo/repo/issues/42#');
    const third = bench.job({ attempt: 3, rerun: 'all', freshMachine: true });
    expect((await bench.step(third, comment('Otherwise.'))).outputs.outcome).toBe('completed');
    expect([ours(bench), posts(bench)]).toEqual([['Otherwise.'], 1]);
  }));

test('a machine that dies between the post and its record leaves one comment', () =>
  onIssue(async (bench) => {
    const hang = bench.github.faults.add({ what: 'hang', on: 'createComment', performed: true });
    const first = bench.job({ attempt: 1 });
    const step = first.start({ id: 'c', with: comment('Once.') });
    await until(() => ours(bench).length === 1);
    first.lost();
    await step.finished.catch(() => undefined);
    hang.remove();
    const second = await inAttempt(bench, 2, comment('Once.'));
    expect(second.outputs).toMatchObject({ outcome: 'skipped', skipped: 'true' });
    expect(second.outputs['comment-id']).toBe(String(bench.github.issues.comments(ISSUE)[0]?.id));
    expect([ours(bench), posts(bench)]).toEqual([['Once.'], 1]);
  }));

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s while it is being posted is recorded, and looked up',
  (signal) =>
    onIssue(async (bench) => {
      const hang = bench.github.faults.add({ what: 'hang', on: 'createComment', performed: true });
      const first = bench.job({ attempt: 1 });
      const step = first.start({ id: 'c', with: comment('Once.') });
      await until(() => ours(bench).length === 1);
      const at = Date.now();
      step.kill(signal);
      const ended = await step.finished;
      expect(Date.now() - at).toBeLessThan(9_500);
      expect(ended.exitCode).toBe(1);
      expect(ended.outputs.outcome).toBe('interrupted');
      hang.remove();
      const job = bench.job({ attempt: 2, freshMachine: true });
      const second = await bench.step(job, comment('Once.'));
      expect(second.outputs.reason).toMatch(/was started in attempt 1 and interrupted by a signal/);
      expect([second.outputs.outcome, posts(bench)]).toEqual(['skipped', 1]);
    }),
);

test('a post whose answer still comes after the signal is done', () =>
  onIssue(async (bench) => {
    bench.github.faults.add({ what: 'slow', ms: 1_000, on: 'createComment' });
    const job = bench.job({ attempt: 1 });
    const step = job.start({ id: 'c', with: comment('Once.') });
    await until(() => posts(bench) === 1);
    step.cancel();
    const ended = await step.finished;
    expect([ended.exitCode, ended.outputs.outcome]).toEqual([0, 'completed']);
    expect((await inAttempt(bench, 2, comment('Once.'))).outputs.outcome).toBe('skipped');
    expect(posts(bench)).toBe(1);
  }));

test('a second run on the same issue posts its own', () =>
  onIssue(async (bench) => {
    await inAttempt(bench, 1, comment('First run.'));
    const other = bench.job({ attempt: 1, runId: '16234567999', freshMachine: true });
    await bench.step(other, comment('Second run.'));
    expect(ours(bench)).toEqual(['First run.', 'Second run.']);
  }));

describe('sticky', () => {
  const run = (bench: Workbench, number: number, attempt: number, text: string) =>
    bench.step(
      bench.job({
        attempt,
        runId: String(1000 + number),
        freshMachine: true,
        env: { GITHUB_RUN_NUMBER: String(number) },
      }),
      comment(text, { sticky: 'true' }),
    );

  test('keeps one comment over all runs, and the newest text', () =>
    onIssue(async (bench) => {
      const first = await run(bench, 1, 1, 'Run 1.');
      const second = await run(bench, 2, 1, 'Run 2.');
      expect(second.outputs['comment-id']).toBe(first.outputs['comment-id']);
      expect(ours(bench)).toEqual(['Run 2.']);
      expect(posts(bench)).toBe(1);
    }));

  test('an older run that is re-run later does not overwrite it', () =>
    onIssue(async (bench) => {
      await run(bench, 9, 1, 'Run 9.');
      await run(bench, 10, 1, 'Run 10.');
      const late = await run(bench, 9, 2, 'Run 9, again.');
      expect(late.outputs.outcome).toBe('skipped');
      expect(late.outputs.reason).toContain('a newer run has written');
      expect(ours(bench)).toEqual(['Run 10.']);
    }));

  test('also when the newer run said the same as the one before it', () =>
    onIssue(async (bench) => {
      await run(bench, 1, 1, 'All is well.');
      await run(bench, 3, 1, 'All is well.');
      await run(bench, 2, 1, 'Trouble.');
      expect(ours(bench)).toEqual(['All is well.']);
    }));

  test('a comment of our own that is not sticky stays beside it', () =>
    onIssue(async (bench) => {
      await inAttempt(bench, 1, comment('Plain.'));
      await run(bench, 2, 1, 'Sticky.');
      expect(ours(bench)).toEqual(['Plain.', 'Sticky.']);
    }));
});

test('the start record carries the nonce of the marker, and the record of a done step the comment', () =>
  onIssue(async (bench) => {
    const job = bench.job({ attempt: 1 });
    await bench.step(job, comment('Once.'));
    const folder = path.join(bench.temp, 'checkpoint-action');
    const scope = fs.readdirSync(folder).find((name) => /^[0-9a-f]{12}$/.test(name)) ?? '';
    const document = JSON.parse(fs.readFileSync(path.join(folder, scope, 'checkpoint.json'), 'utf8'));
    const [posted] = bench.github.issues.comments(ISSUE);
    expect(document.units['comment-posted'].comment).toMatchObject({
      issue: '42',
      id: posted?.id,
      nonce: markerOf(posted?.body ?? '')?.nonce,
    });
    expect(posted?.user.login).toBe(BOT.login);
  }));
