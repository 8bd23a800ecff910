import { jest } from '@jest/globals';
import type { ActRun } from './act.js';
import { expectResumed, STEPS, uninterrupted } from './code-generation-checks.js';
import { type CodeGenerationResult, CodeGenerationRun } from './code-generation-run.js';

const BRANCH = 'checkpoint/issue-42-16234567890';

// Two attempts, each with a machine of its own, and up to nine seconds until a command that does not end is killed.
jest.setTimeout(90_000);

let baseline: CodeGenerationResult;
let run: CodeGenerationRun;

beforeAll(async () => {
  baseline = await uninterrupted();
});

afterEach(() => run?.close());

describe('without an interruption', () => {
  test('a label leads to one pull request, one label and one comment', () => {
    expect(baseline).toEqual({
      labels: ['code-generated'],
      comments: [
        'https://github.com/octo/repo/pull/43 has the code for this issue.\n\nAnswer 1: a is two.\n\nSee @\u200Bocto/team, "quoted" $HOME.',
      ],
      pulls: [
        {
          head: BRANCH,
          base: 'main',
          body: 'Answer 1: a is two.\n\nSee @\u200Bocto/team, "quoted" $HOME.\n\nCloses #42.',
        },
      ],
      branches: { [BRANCH]: expect.stringContaining('+export const a = 2;'), main: '' },
    });
  });

  test('a dispatched workflow does the same', async () => {
    run = await CodeGenerationRun.start({ by: 'dispatch' });
    const attempt = await run.attempt().succeeds();
    expect(attempt.annotations).toEqual([]);
    expect(run.result()).toEqual(baseline);
  });

  test('the key is in nothing that is kept', async () => {
    run = await CodeGenerationRun.start();
    await run.attempt().succeeds();
    expect(run.github.receivedBytesContaining(run.key)).toEqual([]);
  });
});

describe('nothing happens', () => {
  test.each([
    ['in a copy that nobody has configured', {}, { CODE_GENERATION_MODEL: '' }],
    ['for another label', { label: 'bug' }, {}],
    ['for the default label when another one is configured', {}, { CODE_GENERATION_LABEL: 'ai' }],
  ])('%s', async (_, options, vars) => {
    run = await CodeGenerationRun.start(options);
    await run.attempt({ vars }).succeeds();
    expect(run.model.calls).toBe(0);
    expect(run.github.requests).toEqual([]);
  });
});

describe('interrupted while the model thinks', () => {
  beforeEach(async () => {
    run = await CodeGenerationRun.start();
    run.model.hold();
  });

  async function thinking(): Promise<ActRun> {
    // act goes on with the next step when one ends well although it was cancelled; GitHub's runner does not.
    const first = run.attempt({ halt: { before: 2, how: 'fail' } });
    await first.until('the model was asked', () => run.model.calls === 1);
    return first;
  }

  test('by a cancelled job, and the answer comes in time: it is used', async () => {
    const first = await thinking();
    first.signalAction('SIGINT');
    await first.until('the signal arrived', () => first.output('ai-complete').includes('SIGINT received'));
    run.model.release();
    await first.fails();
    expect(await expectResumed(run, baseline)).toEqual(['ai-complete']);
  });

  test('by a cancelled job, and no answer comes: the same question is asked again', async () => {
    const first = await thinking();
    first.signalAction('SIGINT');
    await first.fails();
    await run.model.deserted();
    run.model.release();
    await expectResumed(run, baseline, { calls: 2 });
    // A service that honours the idempotency key need not charge it twice.
    const [one, two] = run.model.questions;
    expect(two?.body).toEqual(one?.body);
    expect(two?.headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/);
    expect(two?.headers['idempotency-key']).toBe(one?.headers['idempotency-key']);
  });

  test('by the loss of the machine: the same question is asked again', async () => {
    await (await thinking()).vanish();
    await run.model.deserted();
    run.model.release();
    await expectResumed(run, baseline, { calls: 2 });
  });
});

type Interruption = 'a cancelled job' | 'the loss of the machine';

async function interrupt(attempt: ActRun, by: Interruption): Promise<void> {
  if (by === 'the loss of the machine') return attempt.vanish();
  attempt.signalAction('SIGINT');
  await attempt.fails();
}

describe.each<Interruption>(['a cancelled job', 'the loss of the machine'])('by %s', (by) => {
  beforeEach(async () => {
    run = await CodeGenerationRun.start();
  });

  test('after the push, before it was confirmed', async () => {
    const push = run.holdPushes();
    const first = run.attempt();
    await first.until('the branch was pushed', push.isHeld);
    await interrupt(first, by);
    push.release();
    expect(run.result()).toMatchObject({ pulls: [], branches: baseline.branches });
    expect(await expectResumed(run, baseline)).toEqual(['ai-complete']);
  });

  test.each([
    { on: 'createPull', performed: false, done: 1 },
    { on: 'createPull', performed: true, done: 1 },
    { on: 'addLabels', performed: false, done: 2 },
    { on: 'addLabels', performed: true, done: 2 },
    { on: 'createComment', performed: false, done: 3 },
    { on: 'createComment', performed: true, done: 3 },
  ] as const)('during $on, which GitHub performs: $performed', async ({ on, performed, done }) => {
    const hanging = run.github.faults.add({ what: 'hang', on, performed, attempt: 1 });
    const first = run.attempt();
    await first.until('GitHub was asked', () => hanging.hits > 0);
    await interrupt(first, by);
    const skipped = await expectResumed(run, baseline);
    expect(skipped.slice(0, done)).toEqual(STEPS.slice(1, 1 + done));
  });
});
