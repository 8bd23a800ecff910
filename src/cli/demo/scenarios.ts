// The services and the runner are those that the tests use: stand-ins that the real clients have been proven
// against are worth more than a second, smaller pair written for show. They are part of the demo's chunk only.
import { type GitHub, startGitHub } from '../../../__tests__/support/github/index.js';
import type { StepResult } from '../../../__tests__/support/runner/index.js';
import { type AiEndpoint, startAi } from './ai-endpoint.js';
import { Machine } from './machine.js';
import type { Narrator } from './narrator.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { ISSUE, STEPS } from './steps.js';

/** The job as it should be: one attempt, four steps. */
export function uninterrupted(folder: string, narrator: Narrator): Promise<Outcome> {
  return withServices(async (github, ai) => {
    narrator.event('Attempt 1');
    const machine = new Machine(folder, 1, github, narrator);
    const asked = await runAll(machine, ai);
    return outcomeOf(ai, asked, machine.workspace, github);
  });
}

/** The same job on a machine that is lost as the second step starts, and then "Re-run failed jobs" on a new one. */
export function interruptedAndResumed(folder: string, narrator: Narrator): Promise<Outcome> {
  return withServices(async (github, ai) => {
    narrator.event('Attempt 1');
    const lost = new Machine(`${folder}-machine-1`, 1, github, narrator);
    await lost.step(STEPS.ai(ai.url));
    await lost.loseDuring(STEPS.label(lost.token));
    narrator.event(
      'SIGKILL as label-applied starts. The machine is gone, with workspace and temporary files.',
    );

    narrator.event('Attempt 2, on a new machine ("Re-run failed jobs")');
    const machine = new Machine(`${folder}-machine-2`, 2, github, narrator);
    const asked = await runAll(machine, ai);
    return outcomeOf(ai, asked, machine.workspace, github);
  });
}

async function runAll(machine: Machine, ai: AiEndpoint): Promise<StepResult> {
  const asked = await machine.step(STEPS.ai(ai.url));
  await machine.step(STEPS.label(machine.token));
  await machine.step(STEPS.comment(machine.token, asked.outputs.summary ?? ''));
  await machine.step(STEPS.done());
  await machine.finish();
  return asked;
}

async function withServices<T>(work: (github: GitHub, ai: AiEndpoint) => Promise<T>): Promise<T> {
  const github = await startGitHub();
  const ai = await startAi();
  try {
    github.issues.open({ number: ISSUE });
    return await work(github, ai);
  } finally {
    ai.close();
    await github.close();
  }
}
