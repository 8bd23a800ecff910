import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/engine/schema.js';
import {
  type OpenCheckpoint,
  type OpenOptions,
  openCheckpoint,
  type ProbeAnswer,
  ResultLostError,
  StoreError,
  UnknownOutcomeError,
  UnstorableResultError,
} from '../../src/index.js';
import { newFolder, removeFolders } from '../support/builders.js';

const before = { ...process.env };
let file: string;
let lines: string[];

beforeEach(() => {
  file = path.join(newFolder(), 'run.json');
  lines = [];
});
afterEach(() => {
  process.env = { ...before };
  removeFolders();
});

function open(options: OpenOptions = {}): OpenCheckpoint {
  const log = (line: string) => lines.push(line);
  return openCheckpoint({ file, runId: 'run-1', issueNumber: 42, commitSha: 'abc', log, ...options });
}

function unit(name = 'a') {
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as RunDocument).units[name];
}

/** Leaves step `a` as a process does that dies in it. */
async function dieInStep(): Promise<void> {
  await new Promise<void>((resolve) => {
    void open().step('a', () => {
      resolve();
      return new Promise(() => {});
    });
  });
}

async function failInStep(): Promise<void> {
  const failing = () => {
    throw new Error('503 from the model');
  };
  await open()
    .step('a', failing)
    .catch(() => {});
}

function mustNotRun(): never {
  throw new Error('the step was done a second time');
}

describe('after the process died in a step', () => {
  beforeEach(dieInStep);

  test('it is not done again, and the error names the ways out', async () => {
    const error = await open()
      .step('a', mustNotRun)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    expect(error).toMatchObject({
      name: 'UnknownOutcomeError',
      step: 'a',
      message: 'a was started in attempt 1 and its end was never recorded.',
      fix: expect.stringMatching(/"probe".*"idempotent: true".*checkpoint unit .*run\.json <step> done/),
    });
    expect(unit()?.status).toBe('in_progress');
    // Asking again changes nothing.
    await expect(open().step('a', mustNotRun)).rejects.toThrow(UnknownOutcomeError);
  });

  test('within a wrapped step the way out is the Action’s', async () => {
    process.env.CHECKPOINT_FILE = file;
    const error = openCheckpoint({ runId: 'run-1', issueNumber: 42, commitSha: 'abc' }).step('a', mustNotRun);
    await expect(error).rejects.toMatchObject({ fix: expect.stringContaining('"resume: false"') });
  });

  test('it is done again when it is idempotent', async () => {
    expect(await open().step('a', () => 2, { idempotent: true })).toBe(2);
    expect(lines).toEqual(['a was started in attempt 1 and its end was never recorded, so it runs.']);
  });

  test.each<[string, ProbeAnswer<unknown>, unknown]>([
    ['true', true, undefined],
    ['{ landed, result }', { landed: true, result: { id: 7 } }, { id: 7 }],
    ['{ landed } alone', { landed: true } as ProbeAnswer<unknown>, undefined],
  ])('and its probe says %s, it is skipped from then on', async (_, answer, result) => {
    expect(await open().step('a', mustNotRun, { probe: async () => answer })).toEqual(result);
    expect(await open().step('a', mustNotRun)).toEqual(result);
    expect(unit()).toMatchObject({
      status: 'done',
      note: expect.stringContaining('its proof says that it took effect'),
    });
  });

  test.each<[string, ProbeAnswer<unknown>]>([
    ['false', false],
    ['{ landed: false }', { landed: false }],
  ])('and its probe says %s, it runs', async (_, answer) => {
    expect(await open().step('a', () => 2, { probe: () => answer })).toBe(2);
    expect(lines).toEqual([
      'a was started in attempt 1 and its end was never recorded, and its proof says that it did not take effect, so it runs.',
    ]);
  });

  test.each<[string, () => unknown, string]>([
    ['null', () => null, 'its probe does not know'],
    ['nothing', () => undefined, 'its probe does not know'],
    ['an error', () => Promise.reject(new Error('503')), 'its probe failed: 503'],
    [
      'an answer that cannot be read',
      () => ({
        get landed() {
          throw new Error('gone');
        },
      }),
      'its probe failed: gone',
    ],
    ['something else', () => 'yes', 'its probe answered neither true, false nor { landed, result }'],
  ])('and its probe gives %s, nothing is done that must not be done twice', async (_, answer, why) => {
    const probe = answer as () => ProbeAnswer<number>;
    await expect(open().step('a', mustNotRun, { probe })).rejects.toThrow(
      `a was started in attempt 1 and its end was never recorded, and ${why}.`,
    );
    expect(await open().step('a', () => 2, { probe, idempotent: true })).toBe(2);
  });

  test('the probe is told what the step is told', async () => {
    let asked: unknown;
    const probe = (context: unknown) => {
      asked = context;
      return false;
    };
    const told = await open().step('a', (context) => ({ ...context }), { probe });
    expect(asked).toEqual(told);
  });
});

describe('a step that failed', () => {
  beforeEach(failInStep);

  test('says why in the file, and runs in the next attempt', async () => {
    expect(unit()).toMatchObject({ status: 'blocked', note: '503 from the model' });
    expect(await open().step('a', () => 2)).toBe(2);
    expect(lines).toEqual(['a failed in attempt 1 (503 from the model), so it runs.']);
  });

  test('is proven first, where it can be', async () => {
    expect(await open().step('a', mustNotRun, { probe: () => ({ landed: true, result: 1 }) })).toBe(1);
  });

  test('runs when its probe knows nothing', async () => {
    expect(await open().step('a', () => 2, { probe: () => null })).toBe(2);
  });
});

test('what a step throws arrives as it was thrown', async () => {
  const thrown = { not: 'an error' };
  const throwing = () => {
    throw thrown;
  };
  expect(
    await open()
      .step('a', throwing)
      .catch((caught: unknown) => caught),
  ).toBe(thrown);
});

test('a step may throw anything, also what has no text', async () => {
  const hostile = [
    Object.create(null),
    Object.assign(new Error(), { message: { toString: null } }),
    new Proxy(new Error(), {
      get: () => {
        throw new Error('trap');
      },
    }),
  ];
  for (const thrown of hostile) {
    const failing = open().step('a', () => {
      throw thrown;
    });
    expect(await failing.catch((error: unknown) => Object.is(error, thrown))).toBe(true);
    expect(unit()?.status).toBe('blocked');
  }
});

test('a probe is not asked when there is nothing to prove', async () => {
  const probe = () => mustNotRun();
  expect(await open().step('a', () => 1, { probe })).toBe(1);
  expect(await open().step('a', () => 2, { probe })).toBe(1);
});

describe('a result that cannot be stored', () => {
  const returnsDate = () => ({ when: [new Date()] }) as unknown;

  test('is an error that names the step and the place, and the step is not done again', async () => {
    const error = await open()
      .step('a', returnsDate)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UnstorableResultError);
    expect(error).toMatchObject({
      ...{ step: 'a', path: 'result.when[0]' },
      message: 'a is done, but what it returned cannot be stored: result.when[0] is an instance of Date.',
    });
    const next = await open()
      .step('a', mustNotRun)
      .catch((caught: unknown) => caught);
    expect(next).toBeInstanceOf(ResultLostError);
    expect(next).toMatchObject({
      ...{ step: 'a', fix: expect.stringMatching(/"probe".*"idempotent: true"/) },
      message: expect.stringMatching(/^a was done in attempt 1, but cannot be restored: .*result\.when\[0\]/),
    });
  });

  test.each<[string, OpenOptionsOf, unknown]>([
    ['a probe that has the result gives it', { probe: () => ({ landed: true, result: 1 }) }, 1],
    ['a probe that says that it is not done has it done again', { probe: () => false }, 2],
    ['an idempotent step is done again', { idempotent: true }, 2],
    ['also when its probe has no result', { idempotent: true, probe: () => true }, 2],
  ])('%s', async (_, options, result) => {
    await open()
      .step('a', returnsDate)
      .catch(() => {});
    expect(await open().step<unknown>('a', () => 2, options)).toBe(result);
    expect(await open().step('a', mustNotRun)).toBe(result);
  });

  test('a probe without the result is not enough', async () => {
    await open()
      .step('a', returnsDate)
      .catch(() => {});
    await expect(open().step('a', mustNotRun, { probe: () => true as never })).rejects.toThrow(
      ResultLostError,
    );
  });
});

type OpenOptionsOf = NonNullable<Parameters<OpenCheckpoint['step']>[2]>;

test('a stored result that is damaged is never taken for nothing', async () => {
  await open().step('a', () => ({ id: 7 }));
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('{\\"id\\":7}', '{\\"id\\":'));
  await expect(open().step('a', mustNotRun)).rejects.toThrow(
    'a was done in attempt 1, but cannot be restored: its result is damaged.',
  );
});

test('a record of a step that cannot be read is not taken for a step that was never begun', async () => {
  await open().step('a', () => 1);
  await open().step('b', () => 1);
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as RunDocument;
  fs.writeFileSync(
    file,
    JSON.stringify({ ...document, units: { ...document.units, b: { status: 'finished' } } }),
  );
  const checkpoint = open();
  expect(await checkpoint.step('a', mustNotRun)).toBe(1);
  await expect(checkpoint.step('b', mustNotRun)).rejects.toThrow(UnknownOutcomeError);
  expect(lines[0]).toMatch(/1 step of .*run\.json cannot be read: b\. A copy is /);
  // What has been recorded since does not make it a step that was never begun.
  await checkpoint.step('c', () => 1);
  await expect(open().step('b', mustNotRun)).rejects.toThrow(UnknownOutcomeError);
  expect(await open().step('b', mustNotRun, { probe: () => ({ landed: true, result: 2 }) })).toBe(2);
});

describe('after the whole record could not be read', () => {
  const posted = () => ({ landed: true as const, result: 'posted' });

  test('a step that can find out does so first, in this attempt and in later ones', async () => {
    await open().step('a', () => 1);
    fs.truncateSync(file, 20);
    expect(await open().step('a', () => 2)).toBe(2);
    const later = open();
    expect(await later.step('b', mustNotRun, { probe: posted })).toBe('posted');
    expect(await later.step('c', () => 3, { probe: () => false })).toBe(3);
    await expect(later.step('d', mustNotRun, { probe: () => null })).rejects.toThrow(
      /^d: whether it was done before could not be read: the record before this one, which is now .*unreadable-/,
    );
    expect(await open().step('b', mustNotRun)).toBe('posted');
  });

  test('of another run, nothing is asked', async () => {
    fs.writeFileSync(file, '{');
    await open().step('a', () => 1);
    expect(await open({ runId: 'run-2' }).step('b', () => 2, { probe: mustNotRun })).toBe(2);
  });
});

describe('secrets', () => {
  beforeEach(() => {
    process.env.MODEL_API_KEY = 'correct-horse-battery';
  });

  test('in a result are not stored, and the step is not done again without being told so', async () => {
    const returned = { config: 'key=correct-horse-battery' };
    expect(await open().step('a', () => returned)).toEqual(returned);
    expect(fs.readFileSync(file, 'utf8')).not.toContain('correct-horse');
    expect(lines).toEqual([
      'warning: what a returned is not stored, because it contains a secret value. The next attempt will not have it.',
    ]);
    await expect(open().step('a', mustNotRun)).rejects.toThrow(ResultLostError);
  });

  test('are stored when the user says so', async () => {
    await open({ keepSecrets: true }).step('a', () => `ghp_${'a1B2'.repeat(9)} correct-horse-battery`);
    expect(await open().step('a', mustNotRun)).toContain('correct-horse-battery');
  });

  test('in the message of an error are not stored', async () => {
    const failing = () => {
      throw new Error('401 for correct-horse-battery');
    };
    await expect(open().step('a', failing)).rejects.toThrow('401 for correct-horse-battery');
    expect(unit()?.note).toBe('its message is not stored, because it contains a secret');
  });
});

describe('when the disk refuses', () => {
  /** From now on, the file's folder is a file. */
  const breakDisk = () => {
    fs.rmSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(path.dirname(file), '');
  };
  const mendDisk = () => fs.rmSync(path.dirname(file));

  test('a step that must not be done twice is not begun', async () => {
    const checkpoint = open();
    breakDisk();
    await expect(checkpoint.step('a', mustNotRun)).rejects.toThrow(StoreError);
    mendDisk();
    await checkpoint.step('b', () => 1);
    expect(unit('a')).toMatchObject({ status: 'blocked', note: 'its start could not be recorded' });
    expect(await open().step('a', () => 2)).toBe(2);
  });

  test('work that is done goes on, says so once, and the next record takes it along', async () => {
    const checkpoint = open();
    expect(
      await checkpoint.step('a', () => {
        breakDisk();
        return 1;
      }),
    ).toBe(1);
    expect(await checkpoint.step('b', () => 2, { idempotent: true })).toBe(2);
    expect(lines).toEqual([
      expect.stringMatching(/^warning: Could not write .* The work goes on, but the next attempt/),
    ]);
    mendDisk();
    await checkpoint.done();
    expect(await open().step('a', mustNotRun)).toBe(1);
    expect(await open().step('b', mustNotRun)).toBe(2);
  });
});
