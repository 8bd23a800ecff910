import { node20 } from './nodes.js';
import { type Produced, uninterrupted, WorkflowRun } from './workflow-run.js';

let baseline: Produced;
let run: WorkflowRun;

beforeAll(async () => {
  baseline = await uninterrupted('triage.yml');
});

beforeEach(async () => {
  run = await WorkflowRun.start('triage.yml');
});

afterEach(() => run.close());

describe('a run that nothing interrupts', () => {
  it('gives out what the command wrote, and does each step once', async () => {
    await run.attempt().succeeds();
    expect(run.nodeVersion).toMatch(/^v24\./);
    expect(run.produced()).toEqual(baseline);
    expect(run.model.questions).toEqual([
      { text: 'Triage issue 42.', idempotencyKey: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);

    expect(baseline.outputs).toEqual({
      label: 'bug-1',
      comment: expect.stringMatching(
        /^Answer 1: “100 % reproducible”[\s\S]*\n\n- END\n {2}indented, with a look-alike=of<<an output$/,
      ),
    });
    expect(Object.keys(baseline.files)).toEqual(['reply.md', 'reply.md.gz', 'show.sh']);
    expect(baseline.files['show.sh']).toMatch(/^755 /);
    expect(baseline.labels).toEqual(['bug-1']);
    expect(baseline.comments).toEqual([baseline.outputs.comment]);
  });

  it('shows each step in the summary, and the whole job in the post step of the first', async () => {
    const attempt = await run.attempt().succeeds();

    expect(attempt.summary('ai')).toMatch(
      /ai-complete<\/code> completed\*\* · took [\d.]+ m?s · kept 2 outputs, 3 files/,
    );
    expect(attempt.summary('label')).toContain('label-applied</code> completed');
    expect(attempt.summary('ai', 'Post').split('\n')).toEqual(
      expect.arrayContaining([
        '### Checkpoints of this job',
        expect.stringMatching(/^\| <code>ai-complete<\/code> \| ✅ completed \|/),
        expect.stringMatching(/^\| <code>label-applied<\/code> \| ✅ completed \|/),
        expect.stringMatching(/^\| <code>comment-posted<\/code> \| ✅ completed \|/),
        expect.stringMatching(/^\| <code>done<\/code> \| ✅ completed \|/),
      ]),
    );
    expect(attempt.summary('label', 'Post')).toBe('');
    expect(attempt.annotations).toEqual([]);
  });
});

describe('a step after the AI call fails', () => {
  it('the re-run pays for nothing twice and ends with the same result', async () => {
    run.github.faults.add({ what: 503, on: 'createComment', attempt: 1 });
    const first = await run.attempt().fails();
    expect(first.output('comment')).toContain('comment-posted failed: exit code 22.');

    const second = await run.attempt().succeeds();
    expect(run.model.calls).toBe(1);
    expect(run.produced()).toEqual(baseline);
    expect(second.output('ai')).toMatch(
      /↷ ai-complete was done in attempt 1 in [\d.]+ m?s, so it is skipped; restored 2 outputs, 3 files/,
    );
    expect(second.output('label')).toContain('↷ label-applied was done in attempt 1');
    expect(second.output('comment')).toContain(
      'comment-posted failed in attempt 1 (exit code 22), so it runs',
    );
    expect(second.summary('ai', 'Post')).toContain('### Checkpoints of this job: 2 of 4 steps skipped');
    expect(second.annotations).toEqual([]);
  });

  it('works the same on Node 20', async () => {
    const nodeFolder = node20();
    run.github.faults.add({ what: 503, on: 'addLabels', attempt: 1 });
    await run.attempt({ nodeFolder }).fails();
    const second = await run.attempt({ nodeFolder }).succeeds();
    expect(run.nodeVersion).toMatch(/^v20\./);
    expect(run.model.calls).toBe(1);
    expect(run.produced()).toEqual(baseline);
    expect(second.annotations).toEqual([]);
  });
});

describe('the AI call itself fails', () => {
  it('is not recorded as done, and runs again', async () => {
    run.model.failOnce();
    const first = await run.attempt().fails();
    expect(first.output('ai')).toContain('ai-complete failed: exit code 22.');
    expect(first.output('label')).toBe('');

    const second = await run.attempt().succeeds();
    expect(second.output('ai')).toContain('ai-complete failed in attempt 1 (exit code 22), so it runs');
    expect(run.model).toMatchObject({ calls: 2, answers: 1 });
    expect(run.produced()).toEqual(baseline);
  });
});
