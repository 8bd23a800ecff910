import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/engine/schema.js';
import {
  InvalidInputError,
  loadCheckpoint,
  type OpenCheckpoint,
  type OpenOptions,
  openCheckpoint,
  RefusedError,
  StoreError,
  saveCheckpoint,
} from '../../src/index.js';
import { newFolder, removeFolders } from '../support/builders.js';

const work = { runId: 'run-1', issueNumber: 42, commitSha: 'abc' };
const before = { ...process.env };

let file: string;
let lines: string[];

beforeEach(() => {
  file = path.join(newFolder(), 'state', 'run.json');
  lines = [];
  for (const name of Object.keys(process.env)) {
    if (/^(GITHUB|CHECKPOINT)_/.test(name)) delete process.env[name];
  }
});
afterEach(() => {
  process.env = { ...before };
  removeFolders();
});

function open(options: OpenOptions = {}): OpenCheckpoint {
  return openCheckpoint({ file, ...work, log: (line) => lines.push(line), ...options });
}

function document(): RunDocument {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as RunDocument;
}

/** The three steps of the README; `done` has the names of those whose function was called. */
async function run(checkpoint: OpenCheckpoint, done: string[], last = 'comment-posted'): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const name of ['ai-complete', 'label-applied', 'comment-posted']) {
    results.push(await checkpoint.step(name, async () => ({ of: name, at: done.push(name) })));
    if (name === last) break;
  }
  return results;
}

describe('a step that is done', () => {
  test('is skipped in the next attempt, with what it returned', async () => {
    const first: string[] = [];
    const results = await run(open(), first, 'label-applied');
    const again: string[] = [];
    const resumed = await run(open(), again);
    expect(first).toEqual(['ai-complete', 'label-applied']);
    expect(again).toEqual(['comment-posted']);
    expect(resumed.slice(0, 2)).toEqual(results);
    expect(lines).toEqual([
      expect.stringMatching(/^ai-complete was done in attempt 1 in \d+ ms, so it is skipped\.$/),
      expect.stringMatching(/^label-applied was done in attempt 1 in \d+ ms, so it is skipped\.$/),
    ]);
  });

  test('gives the same to the attempt that does it as to those that skip it', async () => {
    const returned = { list: [1, -0], nested: { a: null } };
    const first = await open().step('a', () => returned);
    const second = await open().step('a', () => returned);
    expect(first).not.toBe(returned);
    expect(first).toStrictEqual({ list: [1, 0], nested: { a: null } });
    expect(second).toStrictEqual(first);
  });

  test.each([[undefined], [null], [''], [0], [false], [[]]])('may return %j', async (value) => {
    expect(await open().step('a', () => value)).toEqual(value);
    expect(await open().step('a', () => 'again')).toEqual(value);
  });

  test('is recorded before it is given out', async () => {
    const checkpoint = open();
    await checkpoint.step('a', () => {
      expect(document().units.a).toMatchObject({ status: 'in_progress', attempt: 1 });
      return 1;
    });
    expect(document().units.a).toMatchObject({
      status: 'done',
      outputs: { result: '1' },
      completionId: expect.any(String),
    });
  });

  test('runs again when its inputs have changed, and so does what was built on it', async () => {
    const first = open();
    await first.step('a', () => 1, { inputs: 'model-1' });
    await first.step('b', () => 1);
    const second = open();
    expect(await second.step('a', () => 2, { inputs: 'model-2' })).toBe(2);
    expect(await second.step('b', () => 2)).toBe(2);
    expect(lines).toEqual([
      'a was done in attempt 1, but has changed since (inputs), so it runs.',
      'b was done in attempt 1, but a step it was built on has been done again, so it runs.',
    ]);
    expect(await open().step('a', () => 3, { inputs: 'model-2' })).toBe(2);
  });
});

describe('the file', () => {
  test('is a checkpoint for readers of the five fields', async () => {
    await run(open(), [], 'label-applied');
    expect(loadCheckpoint({ file, ...work })).toMatchObject({
      runId: 'run-1',
      step: 'label-applied',
      attempt: 1,
    });
    const checkpoint = open();
    await run(checkpoint, []);
    await checkpoint.done();
    expect(loadCheckpoint({ file, ...work })).toMatchObject({ step: 'done', attempt: 2 });
  });

  test('says where the run is in the order of its steps, not in that of use', async () => {
    const steps = ['a', 'b', 'c'];
    const checkpoint = open({ steps });
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const b = checkpoint.step('b', () => {});
    const a = checkpoint.step('a', () => slow);
    await b;
    expect(loadCheckpoint({ file, ...work, steps })).toBeNull();
    release();
    await a;
    expect(loadCheckpoint({ file, ...work, steps })?.step).toBe('b');
    await checkpoint.step('c', () => {});
    await checkpoint.done();
    expect(document()).toMatchObject({ step: 'c', status: 'done', order: ['a', 'b', 'c'] });
    expect(document().units.done).toBeUndefined();
  });

  test('keeps what other tools have put into it', async () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(
      file,
      JSON.stringify({
        ...{ schemaVersion: 1, id: 'long-job', task: 'migrate', status: 'running', extra: [1] },
        units: { other: { status: 'done', note: 'by hand', mine: 7 }, a: { status: 'pending', mine: 8 } },
        phases: { build: { status: 'running' } },
      }),
    );
    await open().step('a', () => 1);
    expect(document()).toMatchObject({
      ...{ schemaVersion: 2, id: 'long-job', task: 'migrate', extra: [1], resolvedItems: [] },
      units: { other: { status: 'done', note: 'by hand', mine: 7 }, a: { status: 'done', mine: 8 } },
      phases: { build: { status: 'running' } },
    });
  });

  test('takes in what others write while it is open', async () => {
    const checkpoint = open();
    await checkpoint.step('a', async () => {
      const { units, ...rest } = document();
      const theirs = { ...units, theirs: { status: 'done', note: 'from a command within' } };
      fs.writeFileSync(file, JSON.stringify({ ...rest, units: theirs, phases: { x: 1 } }));
    });
    expect(document().phases).toEqual({ x: 1 });
    expect(Object.keys(document().units)).toEqual(['a', 'theirs']);
    expect(document().units.a?.status).toBe('done');
  });

  test('is left alone when another run has taken it', async () => {
    const checkpoint = open();
    await checkpoint.step('a', () => 1);
    await open({ runId: 'run-2' }).step('b', () => 1);
    await expect(checkpoint.step('c', () => 1)).rejects.toThrow(
      'c was not done, because its start could not be recorded',
    );
    expect(await checkpoint.step('d', () => 4, { idempotent: true })).toBe(4);
    expect(lines).toContainEqual(
      expect.stringMatching(/^warning: .*now holds the record of other work, of run run-2/),
    );
    expect(Object.keys(document().units)).toEqual(['b']);
  });

  test('leaves nothing beside it but its lock', async () => {
    const checkpoint = open();
    await run(checkpoint, []);
    await checkpoint.done();
    expect(fs.readdirSync(path.dirname(file))).toEqual(['run.json', 'run.json.lock']);
    expect(fs.readdirSync(`${file}.lock`)).toHaveLength(1);
  });
});

describe('a record that does not count', () => {
  test.each<[string, OpenOptions, string]>([
    ['another run', { runId: 2 }, 'run.json is the record of run run-1, this is run 2, so it starts over.'],
    [
      'another issue',
      { issueNumber: 43 },
      'run.json is the record of work on issue 42 at commit abc, this run works on issue 43 at commit abc, so it starts over.',
    ],
    ['another commit', { commitSha: 'abd' }, 'this run works on issue 42 at commit abd, so it starts over.'],
    ['another hash', { inputHash: 'f'.repeat(64) }, 'this run works on an unnamed input, so it starts over.'],
  ])('is one of %s', async (_, options, line) => {
    await run(open(), []);
    const done: string[] = [];
    await run(open(options), done);
    expect(done).toHaveLength(3);
    expect(lines).toEqual([expect.stringContaining(line)]);
    // And it does not come back: the new one has replaced it.
    await run(open(), done);
    expect(done).toHaveLength(6);
  });

  test.each([
    ['not JSON', '{"runId": "1", "st'],
    ['empty', ''],
    ['NUL bytes', '\0\0\0'],
    ['from the future', JSON.stringify({ schemaVersion: 3, id: 'x', status: 'running', units: {} })],
    ['of the wrong types', JSON.stringify({ schemaVersion: 2, id: 1, status: 'running', units: [] })],
  ])('is %s: it is moved aside, and the run starts over', async (_, text) => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, text);
    expect(await open().step('a', () => 1)).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/run\.json cannot be read \(.+\)\. It is now .+, and the run starts over\.$/),
    ]);
    const aside = fs.readdirSync(path.dirname(file)).find((name) => name.startsWith('run.json.unreadable-'));
    expect(fs.readFileSync(path.join(path.dirname(file), aside ?? ''), 'utf8')).toBe(text);
    expect(document().units.a?.status).toBe('done');
  });
});

describe('a five-field checkpoint', () => {
  test('is taken over: its steps are done', async () => {
    saveCheckpoint({ file, ...work, step: 'label-applied' });
    const done: string[] = [];
    expect(await run(open(), done)).toEqual([undefined, undefined, expect.anything()]);
    expect(done).toEqual(['comment-posted']);
    expect(document()).toMatchObject({ runId: 'run-1', step: 'comment-posted', attempt: 2 });
  });

  test('does not count when its step is not one of the steps', async () => {
    saveCheckpoint({ file, ...work, step: 'deployed' });
    const done: string[] = [];
    await run(open(), done);
    expect(done).toHaveLength(3);
    expect(lines[0]).toMatch(/names step "deployed", which is not one of the steps/);
  });
});

describe('attempts', () => {
  test('are counted from the file where nobody else counts', async () => {
    const attempts: number[] = [];
    for (const name of ['a', 'b', 'c']) {
      await open().step(name, ({ attempt }) => void attempts.push(attempt));
    }
    expect(attempts).toEqual([1, 2, 3]);
  });

  test('are the runner’s in a workflow; tried again within one, a script goes on', async () => {
    Object.assign(process.env, { GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: '2' });
    const inWorkflow = { file, log: () => {} };
    await openCheckpoint(inWorkflow).step('a', () => 1);
    const again = openCheckpoint(inWorkflow);
    expect(again).toMatchObject({ runId: '77', attempt: 2, file });
    expect(await again.step('a', () => 2)).toBe(1);
    await again.step('b', () => 1);
    expect(document().units.b?.basis).toBe(document().units.a?.completionId);
  });

  test('never go back behind what is recorded', async () => {
    await open({ attempt: 3 }).step('a', () => 1);
    const checkpoint = open({ attempt: 1 });
    expect(checkpoint.attempt).toBe(3);
    expect(await checkpoint.step('a', () => 2)).toBe(1);
  });

  test('have revisions that are never used twice', async () => {
    const seen: string[] = [];
    for (const attempt of [1, 1, 2]) {
      const checkpoint = open({ attempt });
      for (const name of ['x', 'y']) {
        await checkpoint.step(`${name}-${seen.length}`, () => {});
        seen.push(`${document().revision?.attempt}.${document().revision?.sequence}`);
      }
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('the idempotency key', () => {
  const keyOf = (checkpoint: OpenCheckpoint, name = 'a', inputs?: string) =>
    checkpoint.step(name, ({ idempotencyKey }) => idempotencyKey, { inputs, idempotent: true });
  const failing = async (checkpoint: OpenCheckpoint) => {
    let key = '';
    await checkpoint
      .step('a', (context) => {
        key = context.idempotencyKey;
        throw new Error('no');
      })
      .catch(() => {});
    return key;
  };

  test('is the same in every attempt, and another for each step, run and input', async () => {
    const first = await failing(open());
    const second = await keyOf(open());
    expect(second).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    const others = [
      await keyOf(open(), 'b'),
      await keyOf(open({ runId: 'run-2' })),
      await keyOf(open(), 'a', 'x'),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
  });

  test('outlives the file in a wrapped step, whose own key it is made from', async () => {
    Object.assign(process.env, { CHECKPOINT_FILE: file, CHECKPOINT_IDEMPOTENCY_KEY: 'e'.repeat(64) });
    const options = { ...work, log: () => {} };
    const first = await failing(openCheckpoint(options));
    fs.rmSync(file);
    expect(await keyOf(openCheckpoint(options))).toBe(first);
  });
});

describe('defaults', () => {
  test('in a wrapped step are all in the environment', async () => {
    const event = path.join(newFolder(), 'event.json');
    fs.writeFileSync(event, JSON.stringify({ issue: { number: 42 } }));
    Object.assign(process.env, {
      ...{ CHECKPOINT_FILE: file, GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: '3' },
      ...{ GITHUB_SHA: 'abc', GITHUB_EVENT_PATH: event },
    });
    await openCheckpoint({ log: () => {} }).step('a', () => 1);
    expect(document()).toMatchObject({
      ...{ runId: '77', step: 'a', attempt: 3, work: { issueNumber: '42', commitSha: 'abc' } },
      inputHash: '4c611c47136d0d52ef7b1d6508b6d77b5d245237732f0e539c3b8a614d0586e5',
    });
  });

  test('elsewhere: a file named like the script, which alone stands for the run', async () => {
    const folder = newFolder();
    const cwd = process.cwd();
    process.chdir(folder);
    try {
      const checkpoint = openCheckpoint({ log: () => {} });
      expect(path.relative(folder, checkpoint.file)).toMatch(/^\.checkpoint[\\/]runs[\\/]\w+\.json$/);
      await checkpoint.step('a', () => 1);
      const again = openCheckpoint({ log: () => {} });
      expect(again.runId).toBe(checkpoint.runId);
      expect(await again.step('a', () => 2)).toBe(1);
    } finally {
      process.chdir(cwd);
    }
  });

  test('a line for each step goes to standard error, and a log that fails stops nothing', async () => {
    await open().step('a', () => 1);
    const broken = open({
      log: () => {
        throw new Error('closed');
      },
    });
    expect(await broken.step('a', () => 2)).toBe(1);
  });
});

describe('what is no file', () => {
  const kept = () => path.join(file, 'kept.txt');

  test('is left where it is, with all that is in it', async () => {
    fs.mkdirSync(file, { recursive: true });
    fs.writeFileSync(kept(), 'kept');
    expect(() => open()).toThrow(StoreError);
    expect(() => open()).toThrow('run.json is not a regular file.');
    expect(() => saveCheckpoint({ file, runId: 1, step: 'a' })).toThrow('run.json is not a regular file.');
    expect(fs.readFileSync(kept(), 'utf8')).toBe('kept');
  });

  test('is not replaced when it comes later either', async () => {
    const checkpoint = open();
    fs.mkdirSync(file, { recursive: true });
    fs.writeFileSync(kept(), 'kept');
    await expect(checkpoint.step('a', () => 1)).rejects.toThrow('run.json is not a regular file.');
    expect(await checkpoint.step('b', () => 2, { idempotent: true })).toBe(2);
    const left = fs.readdirSync(path.dirname(file)).filter((name) => !name.endsWith('.lock'));
    expect(left).toEqual(['run.json', expect.stringContaining('run.json.unrecorded-')]);
    const unrecorded = path.join(path.dirname(file), left[1] ?? '');
    expect(await open({ file: unrecorded }).step('b', () => 3)).toBe(2);
    expect(fs.readFileSync(kept(), 'utf8')).toBe('kept');
  });
});

describe('what makes no sense', () => {
  test('as an option is named', () => {
    expect(() => open({ attempt: 0 })).toThrow(InvalidInputError);
    expect(() => open({ inputHash: 'x' })).toThrow('inputHash is "x".');
    expect(() => open({ steps: ['a b'] })).toThrow('steps names "a b".');
    expect(() => open({ steps: ['a', 'a'] })).toThrow('steps names "a" twice.');
    expect(() => open({ steps: 'a, b' as never })).toThrow('steps is no list.');
    expect(() => open({ runId: {} as never })).toThrow('runId is an object.');
    expect(() => open({ issueNumber: Number.NaN })).toThrow('issueNumber is NaN.');
    expect(() => open({ commitSha: [] as never })).toThrow('commitSha is an object.');
    expect(() => open({ file: '' })).toThrow('file is "".');
    expect(() => open({ file: 'a\0b' })).toThrow(InvalidInputError);
    expect(() => open({ file: 7 as never })).toThrow('file is no text, but number.');
    expect(fs.existsSync(file)).toBe(false);
  });

  test('as a step is refused, and does nothing', async () => {
    const checkpoint = open();
    const fn = () => {
      throw new Error('must not be called');
    };
    await expect(checkpoint.step('a b', fn)).rejects.toThrow('A step is named "a b".');
    await expect(checkpoint.step('done', fn)).rejects.toThrow('A step is named "done".');
    await expect(checkpoint.step('a', fn, { inputs: { b: 1 } as never })).rejects.toThrow('are no text.');
    await expect(checkpoint.step('a', fn, { probe: true as never })).rejects.toThrow('is no function.');
    await expect(checkpoint.step('a', 1 as never)).rejects.toThrow('step "a" has no function.');
    expect(fs.existsSync(file)).toBe(false);
  });

  test('a name that is used twice, one after the other or at once', async () => {
    const checkpoint = open();
    await checkpoint.step('a', () => 1);
    await expect(checkpoint.step('a', () => 2)).rejects.toThrow(RefusedError);
    const [once, twice] = await Promise.allSettled([
      checkpoint.step('b', () => 1),
      checkpoint.step('b', () => 2),
    ]);
    expect(once).toEqual({ status: 'fulfilled', value: 1 });
    expect(twice).toMatchObject({ reason: { message: 'step "b" is used twice.' } });
    await expect(open().step('a', () => 3)).resolves.toBe(1);
  });
});

describe('done', () => {
  test('is the end of the run', async () => {
    const checkpoint = open();
    await run(checkpoint, []);
    await checkpoint.done();
    await checkpoint.done();
    expect(document()).toMatchObject({
      status: 'done',
      lifecycle: { state: 'succeeded' },
      finishedAt: expect.any(String),
    });
    await expect(checkpoint.step('more', () => 1)).rejects.toThrow('step "more" comes after done().');
  });

  test('opened again, everything is skipped, and no byte changes', async () => {
    const checkpoint = open();
    const results = await run(checkpoint, []);
    await checkpoint.done();
    const bytes = fs.readFileSync(file);
    const done: string[] = [];
    const again = open();
    expect(await run(again, done)).toEqual(results);
    await again.done();
    expect(done).toEqual([]);
    expect(fs.readFileSync(file).equals(bytes)).toBe(true);
    expect(lines[0]).toMatch(
      /^the run in .+ was done at .+Z\. New work needs a "runId" or a file of its own\.$/,
    );
  });

  test('is refused while a step runs, has failed, or was left open', async () => {
    const checkpoint = open();
    const never = checkpoint.step('slow', () => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    await expect(checkpoint.done()).rejects.toThrow('The run is not done: slow is not.');
    await never;
    const failing = () => {
      throw new Error('no');
    };
    await checkpoint.step('bad', failing).catch(() => {});
    await expect(checkpoint.done()).rejects.toThrow('The run is not done: bad is not.');
    expect(document().status).toBe('needs_attention');
    await open().step('bad', () => {});
    const last = open();
    await last.step('slow', () => {});
    await last.done();
    expect(document().status).toBe('done');
  });
});

describe('two that have the same run open', () => {
  const twice = () => {
    throw new Error('the step was done a second time');
  };

  test('what one has done since, the other skips', async () => {
    const [one, other] = [open(), open()];
    await one.step('a', () => 1);
    expect(await other.step('a', twice)).toBe(1);
  });

  test('without a number they are one run, whoever made the file', async () => {
    const [one, other] = [open({ runId: undefined }), open({ runId: undefined })];
    await Promise.all([one.step('a', () => 1), other.step('b', () => 2)]);
    expect(one.runId).toBe(other.runId);
    expect(await one.step('b', twice)).toBe(2);
  });

  test('what one is doing, the other does not do as well', async () => {
    const [one, other] = [open(), open()];
    const slow = one.step('a', () => new Promise((resolve) => setTimeout(resolve, 200, 1)));
    const [, refused] = await Promise.allSettled([slow, other.step('a', twice)]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'UnknownOutcomeError', step: 'a' } });
    expect(await open().step('a', twice)).toBe(1);
  });

  test('what the other began while it was decided, it does not do either', async () => {
    await open()
      .step('a', () => Promise.reject(new Error('503')))
      .catch(() => {});
    const [one, other] = [open(), open()];
    const probe = async () => {
      await other.step('a', () => 2);
      return false;
    };
    expect(await one.step('a', twice, { probe })).toBe(2);
  });
});

describe('steps that overlap', () => {
  test('are recorded each for itself, and one that fails leaves the others done', async () => {
    const checkpoint = open();
    const names = Array.from({ length: 20 }, (_, index) => `part-${index}`);
    const results = await Promise.allSettled(
      names.map((name, index) =>
        checkpoint.step(name, async () => {
          await new Promise((resolve) => setTimeout(resolve, (index * 7) % 20));
          if (index === 3) throw new Error('no');
          return index;
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const again: string[] = [];
    const resumed = open();
    const values = await Promise.all(
      names.map((name, index) =>
        resumed.step(name, () => {
          again.push(name);
          return index;
        }),
      ),
    );
    expect(again).toEqual(['part-3']);
    expect(values).toEqual(names.map((_, index) => index));
  });

  test('are not built on each other', async () => {
    const once = open();
    await Promise.all([once.step('a', () => 1, { inputs: '1' }), once.step('b', () => 1)]);
    const twice = open();
    const [a, b] = await Promise.all([twice.step('a', () => 2, { inputs: '2' }), twice.step('b', () => 2)]);
    expect([a, b]).toEqual([2, 1]);
  });

  test('may be within each other', async () => {
    const nested = async (checkpoint: OpenCheckpoint) =>
      checkpoint.step('outer', async () => `${await checkpoint.step('inner', () => 'in')}side`);
    expect(await nested(open())).toBe('inside');
    expect(await nested(open())).toBe('inside');
    expect(Object.keys(document().units)).toEqual(['outer', 'inner']);
  });
});
