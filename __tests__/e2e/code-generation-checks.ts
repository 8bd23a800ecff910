import type { ActRun } from './act.js';
import { type CodeGenerationResult, CodeGenerationRun } from './code-generation-run.js';

/** The job's steps; the first is the checkout. */
export const STEPS = [
  'checkout',
  'ai-complete',
  'pr-opened',
  'label-applied',
  'comment-posted',
  'done',
] as const;

/** What the workflow leaves behind when nothing happens to it. */
export async function uninterrupted(): Promise<CodeGenerationResult> {
  const run = await CodeGenerationRun.start();
  try {
    const attempt = await run.attempt().succeeds();
    expect(attempt.annotations).toEqual([]);
    return run.result();
  } finally {
    await run.close();
  }
}

/** Runs the next attempt to its end: the world looks as if nothing had happened. Returns the steps that it skipped. */
export async function expectResumed(
  run: CodeGenerationRun,
  baseline: CodeGenerationResult,
  { calls = 1 } = {},
): Promise<string[]> {
  const next: ActRun = await run.attempt().succeeds();
  expect(run.result()).toEqual(baseline);
  expect(run.model).toMatchObject({ calls, answers: 1 });
  return STEPS.filter((step) => next.output(step).includes('↷'));
}
