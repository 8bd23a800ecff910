import fc from 'fast-check';
import { autosavePause } from '../../src/engine/autosave.js';
import { joinDocuments } from '../../src/engine/join.js';
import { describeAge, describeProgress, payloadsOf, usableProgress } from '../../src/engine/progress.js';
import type { Progress, RunDocument } from '../../src/engine/schema.js';
import { at, JobRun, PRINT } from '../support/builders.js';

/** The archive that a step of the next attempt would go on from: the beginning of its digest, or null. */
function goesOn(
  documents: readonly RunDocument[],
  attempt: number,
  step = 'ai',
  before: string[] = [],
): string | null {
  const job = JobRun.resumed(documents, attempt);
  for (const name of before) job.skip(name);
  const { units } = job.document;
  return usableProgress(units[step], units)?.payload.sha256.replace(/0+$/, '') ?? null;
}

describe('an unfinished step goes on from its progress', () => {
  test.each(['fail', 'interrupt'] as const)('after it was saved, and the step ended with %s', (end) => {
    const before = JobRun.fresh(1).start('ai').save('ai', 'a')[end]('ai');
    const after = JobRun.fresh(1).start('ai')[end]('ai').save('ai', 'a');
    for (const { document } of [before, after]) expect(goesOn([document], 2)).toBe('a');
  });

  test('also when the command has changed, and when the next attempt died before it saved any', () => {
    const first = JobRun.fresh(1).start('ai').save('ai', 'a');
    const second = JobRun.resumed([first.document], 2).start('ai', { value: 'f'.repeat(64), parts: {} });
    expect(goesOn([second.document], 3)).toBe('a');
  });

  test('also when the attempt between could not read it', () => {
    const first = JobRun.fresh(1).start('ai').save('ai', 'a').interrupt('ai');
    const second = JobRun.fresh(2).start('ai').fail('ai');
    expect(goesOn([first.document, second.document], 3)).toBe('a');
    expect(goesOn([first.document, second.save('ai', 'b').document], 3)).toBe('b');
  });

  test('but not once it is done, nor when it is done again after that', () => {
    const first = JobRun.fresh(1).start('ai').save('ai', 'a');
    const done = JobRun.resumed([first.document], 2).start('ai').complete('ai');
    expect(done.unit('ai').progress).toBeUndefined();
    expect(goesOn([first.document, done.document], 3)).toBeNull();
    const again = JobRun.resumed([done.document], 3).start('ai');
    expect(goesOn([first.document, done.document, again.document], 4)).toBeNull();
  });

  test('nor when an attempt started afresh, even one that could not read it', () => {
    const first = JobRun.fresh(1).start('ai').save('ai', 'a');
    for (const read of [[first.document], []]) {
      const second = JobRun.resumed(read, 2).start('ai', PRINT, true);
      expect(goesOn([first.document, second.document], 3)).toBeNull();
      expect(goesOn([first.document, second.save('ai', 'b').document], 3)).toBe('b');
    }
  });

  test('nor when the step before it has been done again', () => {
    const first = JobRun.fresh(1).did('fetch').start('ai').save('ai', 'a');
    expect(goesOn([first.document], 2, 'ai', ['fetch'])).toBe('a');
    const second = JobRun.resumed([first.document], 2).did('fetch');
    expect(goesOn([second.document], 3, 'ai', ['fetch'])).toBeNull();
  });
});

test('its archive is referred to as long as it counts', () => {
  const job = JobRun.fresh(1).start('ai').save('ai', 'a');
  expect(payloadsOf(job.unit('ai')).map(({ sha256 }) => sha256[0])).toEqual(['a']);
  expect(payloadsOf(job.complete('ai').unit('ai'))).toEqual([]);
  expect(joinDocuments([job.document])).toBe(job.document);
});

const progress: Progress = {
  attempt: 1,
  sequence: 3,
  at: at(20),
  payload: { sha256: 'a'.repeat(64), size: 1, unpackedSize: 1 },
  files: [
    { path: 'step/checkpoint.json', sha256: 'a'.repeat(64), size: 5000, mode: 0o644 },
    { path: 'home/.agent/log', sha256: 'a'.repeat(64), size: 100, mode: 0o600 },
  ],
  ownSteps: 40,
};

test.each([
  [progress, '40 of its own steps, 1 file (100 B)'],
  [{ ...progress, files: [] }, '40 of its own steps'],
  [{ ...progress, ownSteps: 0 }, '1 file (100 B)'],
  [{ ...progress, ownSteps: 0, files: [] }, 'a record of its own'],
  [{ ...progress, payload: null }, ''],
  [undefined, ''],
])('what progress holds, in words: %#', (given, words) => {
  expect(describeProgress(given)).toBe(words);
});

test.each([
  ['23 s before it was interrupted', { interrupted: { reason: 'signal', at: at(43) } }, {}],
  ['when it was interrupted', { interrupted: { reason: 'signal', at: at(20) } }, {}],
  ['40 s before it failed', { status: 'blocked', finishedAt: at(60) }, {}],
  ['15 s after it began', { startedAt: at(5) }, {}],
  [`at ${at(20)}`, { startedAt: 'garbage' }, {}],
  ['in attempt 1', { attempt: 2 }, {}],
] as const)('how old it is, in words: %s', (words, unit, given) => {
  expect(describeAge({ status: 'in_progress', attempt: 1, ...unit }, { ...progress, ...given })).toBe(words);
});

describe('the pauses between saves', () => {
  const HOUR = 3_600_000;
  const savesWithin = (hours: number, wanted: number, cost: number) => {
    let made = 0;
    for (let now = 0; ; made += 1) {
      now += autosavePause(made, wanted, cost) + cost;
      if (now > hours * HOUR) return made;
    }
  };

  test('are as asked for at first, and then leave the job its artifacts', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 * HOUR }), fc.nat({ max: HOUR }), (wanted, cost) => {
        for (let made = 0; made < 10; made += 1) expect(autosavePause(made, wanted, 0)).toBe(wanted);
        // Two artifacts each.
        expect(savesWithin(6, wanted, cost)).toBeLessThanOrEqual(48);
        expect(savesWithin(5 * 24, wanted, cost)).toBeLessThanOrEqual(58);
      }),
    );
  });

  test('never shrink, and never take more than a fifth of the time', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 400 }),
        fc.nat({ max: HOUR }),
        fc.nat({ max: HOUR }),
        (made, wanted, cost) => {
          const pause = autosavePause(made, wanted, cost);
          expect(pause).toBeGreaterThanOrEqual(wanted);
          expect(pause).toBeGreaterThanOrEqual(4 * cost);
          expect(autosavePause(made + 1, wanted, cost)).toBeGreaterThanOrEqual(pause);
        },
      ),
    );
  });
});
