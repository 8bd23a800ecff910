import type { ActRun } from './act.js';
import { WorkflowRun } from './workflow-run.js';

/** The ways in which workflows are put together. Each is interrupted after its model was paid, and run again. */
interface Structure {
  readonly workflow: string;
  /** How many jobs are at their label at the same time. */
  readonly atLabel: number;
  readonly questions: readonly string[];
  readonly labels: readonly (string | RegExp)[];
  /** The steps, by their place in the log, that the re-run skips. */
  readonly skipped: readonly [job: RegExp, step: string, times: number][];
}

const structures: readonly Structure[] = [
  {
    workflow: 'matrix.yml',
    atLabel: 2,
    questions: ['Translate issue 42 to de.', 'Translate issue 42 to fr.'],
    labels: ['de', 'fr'],
    skipped: [
      [/-1$/, 'ai', 1],
      [/-2$/, 'ai', 1],
    ],
  },
  {
    workflow: 'jobs.yml',
    atLabel: 1,
    questions: ['Apply bug-1.', 'Plan issue 42.'],
    labels: ['bug-1, bug-2'],
    skipped: [
      [/\/plan$/, 'ai', 1],
      [/\/apply$/, 'ai', 1],
    ],
  },
  {
    workflow: 'composite.yml',
    atLabel: 1,
    questions: ['Ask.', 'Ask.', 'Review.', 'Review.'],
    labels: ['triaged'],
    skipped: [
      [/\/triage$/, 'one', 2],
      [/\/triage$/, 'two', 2],
    ],
  },
  {
    workflow: 'call-once.yml',
    atLabel: 1,
    questions: ['Once?'],
    labels: ['Once? bug-1'],
    skipped: [[/^only\//, 'ai', 1]],
  },
  {
    workflow: 'call-twice.yml',
    atLabel: 2,
    questions: ['First?', 'Second?'],
    labels: [/^First\? bug-[12]$/, /^Second\? bug-[12]$/],
    skipped: [
      [/^first\//, 'ai', 1],
      [/^second\//, 'ai', 1],
    ],
  },
  {
    workflow: 'begin-complete.yml',
    atLabel: 1,
    questions: ['Notify.'],
    labels: ['bug-1'],
    skipped: [
      [/\/notify$/, 'begin', 1],
      [/\/notify$/, 'complete', 1],
    ],
  },
];

let run: WorkflowRun;

afterEach(() => run.close());

describe.each(structures)('$workflow', (structure) => {
  beforeEach(async () => {
    run = await WorkflowRun.start(structure.workflow);
  });

  it('a step after the model fails: the re-run asks nobody again and does the rest', async () => {
    run.github.faults.add({ what: 503, on: 'addLabels', attempt: 1 });
    await run.attempt().fails();
    expect(run.labels).toEqual([]);
    await expectResumed(structure);
  });

  it('the machine vanishes after the model was paid: the same', async () => {
    const hanging = run.github.faults.add({ what: 'hang', on: 'addLabels', performed: true });
    const first = run.attempt();
    await first.until('every job was at its label', () => hanging.hits === structure.atLabel);
    await first.vanish();
    hanging.remove();
    await expectResumed(structure);
  });
});

describe('a job that dies while somebody else’s action runs', () => {
  it('does not run it again blindly; "resume: false" is the way out', async () => {
    run = await WorkflowRun.start('begin-complete.yml');
    await run.vanishWhileAsking();

    const second = await run.attempt().fails();
    expect(second.output('begin')).toMatch(
      /notified was started in attempt 1 and its end was never recorded\. .*"resume: false"/,
    );
    expect(run.model.calls).toBe(1);

    const third = await run.attempt({ vars: { RESUME: 'false' } }).succeeds();
    expect(third.output('begin')).toContain('resume is false');
    expect(run.model).toMatchObject({ calls: 2, answers: 1 });
    expect(run.labels).toEqual(['bug-1']);
  });
});

/** Runs the next attempt, which must have nothing left to ask the model. */
async function expectResumed({ questions, labels, skipped }: Structure): Promise<void> {
  const second = await run.attempt().succeeds();
  expect(run.model.questions.map(({ text }) => text).sort()).toEqual(questions);
  expect(run.labels).toEqual(
    labels.map((label) => (typeof label === 'string' ? label : expect.stringMatching(label))),
  );
  const skips = skipped.map(([job, step]) => [job, step, countSkips(second, job, step)]);
  expect(skips).toEqual(skipped);
  expect(second.annotations).toEqual([]);
}

function countSkips(attempt: ActRun, job: RegExp, step: string): number {
  const name = [...new Set(attempt.lines.map((line) => line.job))].find((candidate) => job.test(candidate));
  return attempt.output(step, name).split('↷').length - 1;
}
