import { WorkflowRun } from './workflow-run.js';

/**
 * act tells an action less about its job than GitHub does: no check run, no called workflow, no container, and a
 * matrix that is `{}` where GitHub has `null`. A runner that is older than an expression behaves the same.
 */
describe('on a runner that does not know all of the expressions in action.yml', () => {
  let run: WorkflowRun;

  beforeEach(async () => {
    run = await WorkflowRun.start('matrix.yml');
  });

  afterEach(() => run.close());

  it('the legs of a matrix are resumed, each from its own checkpoint', async () => {
    const first = await run.attempt().succeeds();
    const legs = [...new Set(first.lines.map(({ job }) => job))].filter((job) => job !== '').sort();
    expect(legs).toHaveLength(2);
    expect(new Set(run.model.questions.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    const titles = legs.map((leg) => first.output('show', leg));
    expect(titles[0]).toMatch(/^title is 'de: bug-[12]'$/);
    expect(titles[1]).toMatch(/^title is 'fr: bug-[12]'$/);
    for (const leg of legs) {
      const job = JSON.parse(first.output('job', leg));
      expect(job).not.toHaveProperty('check_run_id');
      expect(job).not.toHaveProperty('workflow_ref');
      expect(job.container?.id ?? '').toBe('');
    }

    const second = await run.attempt().succeeds();
    expect(run.model.calls).toBe(2);
    for (const leg of legs) expect(second.output('ai', leg)).toContain('↷ ai-complete was done in attempt 1');
    expect(legs.map((leg) => second.output('show', leg))).toEqual(titles);
    expect([...first.annotations, ...second.annotations]).toEqual([]);
  });
});
