import { AutoFixWorkflow, type Produced } from './auto-fix-workflow.js';

let run: AutoFixWorkflow;
beforeEach(async () => {
  run = await AutoFixWorkflow.start();
});
afterEach(() => run.close());

/** What one pass leaves behind. */
const ONE_PASS: Produced = {
  labels: ['auto-fix-attempt-1'],
  comments: ['**Auto-fix, attempt 1**\n\nAnswer 1\n\n- `src/sum.js`\n- `test/sum.js`\n\n'],
  branch: expect.stringMatching(
    /^github-actions\[bot\], Fix what reviewers ask for, attempt 1\n.*\n\+export const sum = \(a, b\) => a \+ b; \/\/ 1\n.*\n\+\/\/ 1\n$/s,
  ),
};

it('fixes what reviewers ask for, in one pass', async () => {
  await run.attempt().succeeds();
  expect(run.produced).toEqual(ONE_PASS);
  expect(run.model.calls).toBe(1);
});

describe('interrupted and re-run on a new machine, the model is asked once', () => {
  it('the label fails', async () => {
    const failing = run.github.faults.add({ what: 500, on: 'addLabels' });
    await run.attempt().fails();
    failing.remove();
    const second = await run.attempt().succeeds();
    expect(second.output('fix')).toMatch(
      /checkpoint: ai-complete was done in attempt 1 in .+, so it is skipped\./,
    );
    expect(run.model.calls).toBe(1);
    expect(run.produced).toEqual(ONE_PASS);
  });

  it('cancelled after the comment was posted, before that was recorded', async () => {
    const hanging = run.github.faults.add({ what: 'hang', on: 'createComment', performed: true });
    const first = run.attempt();
    await first.until('the comment was on its way', () => hanging.hits === 1);
    first.signalAction('SIGINT');
    await first.fails();
    hanging.remove();
    await run.attempt().succeeds();
    expect(run.model.calls).toBe(1);
    expect(run.produced).toEqual(ONE_PASS);
  });

  it('the machine vanishes, its progress was saved by itself', async () => {
    const hanging = run.github.faults.add({ what: 'hang', on: 'addLabels', performed: true });
    const first = run.attempt();
    await first.until('the label was on its way', () => hanging.hits === 1);
    // Its files, and the document that refers to them.
    await first.until('the progress was saved', () => run.finished('FinalizeArtifact') === 2);
    await first.vanish();
    hanging.remove();
    await run.attempt().succeeds();
    expect(run.model.calls).toBe(1);
    expect(run.produced).toEqual(ONE_PASS);
  });

  it('the machine vanishes after the push, before that was recorded: the commit is the same', async () => {
    const saving = run.github.faults.add({
      what: 'hang',
      on: 'FinalizeArtifact',
      where: ({ body }) => run.produced.branch !== '' && body.length > 0,
    });
    const first = run.attempt();
    await first.until('the push was to be recorded', () => saving.hits > 0);
    const { commit } = run;
    await first.vanish();
    saving.remove();
    const second = await run.attempt().succeeds();
    expect(second.output('fix')).toContain('↷ fix was done in attempt 1');
    expect(run.commit).toBe(commit);
    expect(run.produced).toEqual(ONE_PASS);
  });
});

it.each<[string, Record<string, string>, string]>([
  ['nobody has configured it', { AUTO_FIX_MODEL: '' }, 'MEMBER'],
  ['the review is a stranger’s', {}, 'NONE'],
])('does nothing when %s', async (_, vars, association) => {
  await run.attempt(vars, association).succeeds();
  expect(run.github.requests).toEqual([]);
  expect(run.produced).toEqual({ labels: [], comments: [], branch: '' });
});
