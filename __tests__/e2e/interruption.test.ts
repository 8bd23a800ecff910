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

describe('the machine vanishes', () => {
  it('while the label is applied: the AI call, which is recorded, is not repeated', async () => {
    const hanging = run.github.faults.add({ what: 'hang', on: 'addLabels', performed: true });
    const first = run.attempt();
    await first.until('the label step was on its way', () => hanging.hits === 1);
    await first.vanish();
    hanging.remove();

    const second = await run.attempt().succeeds();
    expect(run.model.calls).toBe(1);
    expect(run.produced()).toEqual(baseline);
    expect(second.output('ai')).toContain('↷ ai-complete was done in attempt 1');
    expect(second.output('label')).toContain('✓ label-applied is done');
  });

  it('while the model thinks: the AI call runs again', async () => {
    await run.vanishWhileAsking();

    await run.attempt().succeeds();
    expect(run.model).toMatchObject({ calls: 2, answers: 1 });
    expect(run.produced()).toEqual(baseline);
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('the runner cancels the AI step with %s', (signal) => {
  it('before the answer: the re-run says so and asks again', async () => {
    run.model.hold();
    const first = run.attempt();
    await first.until('the model was asked', () => run.model.calls === 1);
    first.signalAction(signal);
    await first.fails();
    expect(first.output('ai')).toContain(`${signal} received: passed on to ai-complete`);
    expect(first.output('ai')).toContain('Whether its effect landed is not known.');
    expect(first.summary('ai', 'Post')).toContain('interrupted');
    await run.model.deserted();
    run.model.release();

    const second = await run.attempt().succeeds();
    expect(second.output('ai')).toMatch(
      /ai-complete was started in attempt 1 and interrupted by a signal after [\d.]+ m?s, so it runs/,
    );
    expect(run.model).toMatchObject({ calls: 2, answers: 1 });
    // A service that honours the key need not charge the second call either.
    expect(run.model.questions[1]).toEqual(run.model.questions[0]);
    expect(run.produced()).toEqual(baseline);
  });

  it('and the command ends well in time: it is done, and the re-run asks nobody', async () => {
    run.github.faults.add({ what: 503, on: 'addLabels', attempt: 1 });
    run.model.hold();
    const first = run.attempt({ waitForAnswer: true });
    await first.until('the model was asked', () => run.model.calls === 1);
    first.signalAction(signal);
    await first.until('the signal arrived', () => first.output('ai').includes(`${signal} received`));
    run.model.release();
    await first.fails();
    expect(first.output('ai')).toContain('✓ ai-complete is done');

    const second = await run.attempt().succeeds();
    expect(second.output('ai')).toContain('↷ ai-complete was done in attempt 1');
    expect(run.model.calls).toBe(1);
    expect(run.produced()).toEqual(baseline);
  });
});
