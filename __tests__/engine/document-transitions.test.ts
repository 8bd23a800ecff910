import { JobRun } from '../support/builders.js';

describe('the document around it', () => {
  test('status and lifecycle follow the units', () => {
    const job = JobRun.fresh().start('one');
    expect(job.document).toMatchObject({
      status: 'running',
      lifecycle: { state: 'running', retryable: false },
    });
    job.interrupt('one');
    expect(job.document).toMatchObject({
      status: 'running',
      lifecycle: { state: 'failed', retryable: true, interrupted_reason: 'signal' },
    });
    job.start('one').fail('one');
    expect(job.document).toMatchObject({
      status: 'needs_attention',
      lifecycle: { state: 'failed', retryable: true, interrupted_reason: null },
    });
    job.did('one').finish();
    expect(job.document).toMatchObject({
      status: 'done',
      lifecycle: { state: 'succeeded', retryable: false },
    });
  });

  test('a finished document that goes on is not finished any more', () => {
    const finished = JobRun.fresh().did('one', 'done').finish();
    expect(finished.document.finishedAt).not.toBeNull();
    const second = JobRun.resumed([finished.document], 2).skip('one');
    expect(second.document).toMatchObject({ status: 'running', finishedAt: null });
    expect(second.skip('done').finish().document.status).toBe('done');
  });

  test('unknown fields survive everywhere, also when a step is done again', () => {
    const job = JobRun.fresh().did('one');
    const unit = { ...job.unit('one'), reviewer: 'ada' };
    job.document = {
      ...job.document,
      units: { one: unit },
      team: { name: 'x' },
      lifecycle: {
        ...job.document.lifecycle,
        state: 'running',
        retry_of: 'older-run',
        pr_url: 'https://example.test/1',
      },
    };
    for (const next of [
      job.start('one'),
      job.complete('one'),
      job.skip('one'),
      job.interrupt('one'),
      job.fail('one'),
    ]) {
      expect(next.document).toMatchObject({
        team: { name: 'x' },
        lifecycle: { retry_of: 'older-run', pr_url: 'https://example.test/1' },
        units: { one: { reviewer: 'ada' } },
      });
    }
  });

  test('no transition changes the document it is given', () => {
    const job = JobRun.fresh().did('one');
    const before = structuredClone(job.document);
    const given = job.document;
    job.start('one').complete('one').start('two').fail('two');
    expect(given).toEqual(before);
  });

  test('every edition has a revision of its own', () => {
    const job = JobRun.fresh();
    const seen = [() => job.start('a'), () => job.complete('a'), () => job.skip('a')].map(
      (change) => change().document.revision?.sequence,
    );
    expect(seen).toEqual([1, 2, 3]);
    expect(JobRun.resumed([job.document], 2).start('a').document.revision).toMatchObject({
      attempt: 2,
      sequence: 1,
    });
  });
});
