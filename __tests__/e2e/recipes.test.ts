import * as fs from 'node:fs';
import { jest } from '@jest/globals';
import type { ActRun } from './act.js';
import { RecipeRun, recipes } from './recipe-run.js';

// Two attempts, each with a machine of its own, and up to nine seconds until a command that does not end is killed.
jest.setTimeout(90_000);

let run: RecipeRun;

afterEach(() => run?.close());

test('every recipe of docs/recipes.md has a repository to run in, and so has the README', () => {
  const folders = fs.readdirSync('__tests__/e2e/recipes', { withFileTypes: true });
  expect(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual(
    [...recipes(), 'use-it'].sort(),
  );
});

/** Runs the next attempt until GitHub is asked to post the comment, and loses the machine there. */
async function loseMachineAtComment(): Promise<void> {
  const hanging = run.github.faults.add({ what: 'hang', on: 'createComment', attempt: 1 });
  const first = run.attempt();
  await first.until('the comment was on its way', () => hanging.hits > 0);
  await first.vanish();
}

/** Runs the next attempt until a script has noted something and waits, and loses the machine there. */
async function loseMachineAt(file: string, wait = 'wait'): Promise<void> {
  run.flag(wait, true);
  const first = run.attempt();
  await first.until(`${file} was noted`, () => run.calls(file).length > 0);
  await first.vanish();
  run.flag(wait, false);
}

function resumed(attempt: ActRun, ...steps: readonly string[]): void {
  for (const step of steps) expect(attempt.output(step)).toContain('↷');
  expect(attempt.annotations).toEqual([]);
}

describe('what the README shows', () => {
  test('asks the model once, and leaves one label and one comment', async () => {
    run = await RecipeRun.start('use-it');
    await loseMachineAtComment();
    const second = await run.attempt().succeeds();
    resumed(second, 'ai');
    expect(second.output('ai')).toMatch(
      /↷ ai-complete was done in attempt 1 in .*, so it is skipped; restored 2 outputs, 3 files/,
    );
    expect(run.calls('model')).toEqual(['asked']);
    expect(run.labels).toEqual(['generated']);
    expect(run.comments).toEqual(['Answer 1']);
  });
});

describe('a wrapped script', () => {
  beforeEach(async () => {
    run = await RecipeRun.start('a-wrapped-script');
  });

  test('is not run again after the model was paid', async () => {
    await loseMachineAtComment();
    resumed(await run.attempt().succeeds(), 'report');
    expect(run.calls('model')).toEqual(['asked']);
    expect(run.comments).toEqual(['Answer 1: see the report of this run.']);
  });

  test('runs again when it was interrupted', async () => {
    await loseMachineAt('model');
    await run.attempt().succeeds();
    expect(run.calls('model')).toEqual(['asked', 'asked']);
    expect(run.comments).toEqual(['Answer 2: see the report of this run.']);
  });
});

describe('somebody else’s agent action', () => {
  beforeEach(async () => {
    run = await RecipeRun.start('somebody-elses-agent-action');
  });

  test('is not started again once it is done; what it changed is back', async () => {
    await loseMachineAtComment();
    const second = await run.attempt().succeeds();
    resumed(second, 'begin', 'fix');
    expect(run.calls('agent')).toEqual(['Fix the issue 42.']);
    expect(run.comments).toEqual(['Fixed by answer 1']);
    expect(second.log).toMatch(/ src\/a\.txt \| 2 \+-/);
  });

  test('starts over when it was interrupted', async () => {
    await loseMachineAt('agent');
    await run.attempt().succeeds();
    expect(run.calls('agent')).toEqual(['Fix the issue 42.', 'Fix the issue 42.']);
    expect(run.comments).toEqual(['Fixed by answer 2']);
  });
});

describe('an agent that goes on with its conversation', () => {
  beforeEach(async () => {
    run = await RecipeRun.start('an-agent-that-goes-on-with-its-conversation');
  });

  test('does no turn twice after a cancelled job', async () => {
    run.flag('wait', true);
    const first = run.attempt();
    await first.until('it was at its fourth turn', () => run.calls('turns').length === 3);
    first.signalAction('SIGINT');
    await first.fails();
    run.flag('wait', false);

    const second = await run.attempt().succeeds();
    expect(run.calls('turns')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(run.comments).toEqual(['Six changes, in two goes.']);
    expect(second.annotations).toEqual([]);
  });

  test('is not started again once it is done', async () => {
    await loseMachineAtComment();
    resumed(await run.attempt().succeeds(), 'agent');
    expect(run.calls('turns')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(run.comments).toEqual(['Six changes, in one go.']);
  });
});

describe('a deploy with a probe', () => {
  beforeEach(async () => {
    run = await RecipeRun.start('a-deploy-with-a-probe');
  });

  test('is skipped when the version is live, with the outputs of the probe', async () => {
    await loseMachineAt('live');
    const second = await run.attempt().succeeds();
    resumed(second, 'deploy');
    expect(run.calls('deploys')).toHaveLength(1);
    expect(second.log).toContain(`Deployed to https://example.com/${run.calls('live')[0]}`);
  });

  test('is done when it is not live', async () => {
    await loseMachineAt('deploys', 'wait-before');
    const second = await run.attempt().succeeds();
    expect(run.calls('deploys')).toHaveLength(2);
    expect(second.log).toContain(`Deployed to https://example.com/${run.calls('live')[0]}`);
  });

  test('fails when nobody can say, until somebody can', async () => {
    await loseMachineAt('live');
    run.flag('unreachable', true);
    const second = await run.attempt().fails();
    expect(second.output('deploy')).toContain('"resume: false"');
    expect(run.calls('deploys')).toHaveLength(1);

    run.flag('unreachable', false);
    resumed(await run.attempt().succeeds(), 'deploy');
    expect(run.calls('deploys')).toHaveLength(1);
  });
});

describe('a matrix', () => {
  test('goes on in each leg from where it was', async () => {
    run = await RecipeRun.start('a-matrix');
    run.github.faults.add({
      what: 403,
      on: 'createComment',
      attempt: 1,
      where: ({ body }) => body.includes('fr: '),
    });
    await run.attempt().fails();
    expect(run.comments.sort()).toEqual(['de: 2 words', 'ja: 2 words']);

    const second = await run.attempt().succeeds();
    expect(run.calls('translations').sort()).toEqual(['de', 'fr', 'ja']);
    expect(run.comments.sort()).toEqual(['de: 2 words', 'fr: 2 words', 'ja: 2 words']);
    expect(second.annotations).toEqual([]);
  });
});
