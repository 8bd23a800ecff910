import { jest } from '@jest/globals';
import { expectResumed, STEPS, uninterrupted } from './code-generation-checks.js';
import { type CodeGenerationResult, CodeGenerationRun } from './code-generation-run.js';

// Two attempts, each with a machine of its own, and up to nine seconds until a command that does not end is killed.
jest.setTimeout(90_000);

let baseline: CodeGenerationResult;
let run: CodeGenerationRun;

beforeAll(async () => {
  baseline = await uninterrupted();
});

afterEach(() => run?.close());

describe.each(STEPS.map((step, index) => [step, index + 1] as const))('interrupted after %s', (_, before) => {
  beforeEach(async () => {
    run = await CodeGenerationRun.start();
  });

  test('by a cancelled job: the re-run goes on from there', async () => {
    await run.attempt({ halt: { before, how: 'fail' } }).fails();
    expect(await expectResumed(run, baseline)).toEqual(STEPS.slice(1, before));
  });

  test('by the loss of the machine: the same', async () => {
    const first = run.attempt({ halt: { before, how: 'stay' } });
    await first.until('it came to its halt', () =>
      first.lines.some(({ text }) => text.endsWith('Main Halt')),
    );
    await first.vanish();
    expect(await expectResumed(run, baseline)).toEqual(STEPS.slice(1, before));
  });
});
