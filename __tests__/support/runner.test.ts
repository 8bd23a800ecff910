import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  interpolate,
  keyValuePairs,
  RunnerJob,
  type RunnerJobOptions,
  runnersPatience,
} from './runner/index.js';

let folder: string;
let jobs: RunnerJob[] = [];

const manifest = `
name: throw-away
inputs:
  script: { description: the main step's code, required: true }
  post script: { description: the post step's code, default: '' }
  token: { default: '\${{ github.token }}' }
  matrix: { default: '\${{ toJSON(matrix) }}' }
  status: { default: '\${{ job.status }}' }
  job: { default: '\${{ job.workflow_ref }}#\${{ job.check_run_id }}#\${{ strategy.job-index }}#\${{ job.absent }}' }
runs:
  using: node24
  main: main.mjs
  post: post.mjs
`;
// An action whose code is an input.
const entry = (input: string) => `
import fs from 'node:fs';
import { spawn } from 'node:child_process';
const write = (name, text) => fs.appendFileSync(process.env[name], text);
await eval('(async () => {' + process.env[${JSON.stringify(input)}] + '})()');
`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'runner-stand-in-'));
  await writeFile(path.join(folder, 'action.yml'), manifest);
  await writeFile(path.join(folder, 'main.mjs'), entry('INPUT_SCRIPT'));
  await writeFile(path.join(folder, 'post.mjs'), entry('INPUT_POST_SCRIPT'));
});

// A test that fails half-way leaves no process behind.
afterEach(() => {
  for (const job of jobs) job.lost();
  jobs = [];
});

afterAll(() => rm(folder, { recursive: true }));

function newJob(options: Partial<RunnerJobOptions> = {}): RunnerJob {
  const job = new RunnerJob({
    actionRoot: folder,
    workspace: path.join(folder, 'work/repo'),
    temp: path.join(folder, 'temp'),
    ...options,
  });
  jobs.push(job);
  return job;
}

const expression = (inside: string) => `\${{ ${inside} }}`;
const print = (what: string) => `console.log(JSON.stringify(${what}))`;

describe('the environment of a step', () => {
  test('has inputs, evaluated defaults and the runner’s variables, and nothing of this process’s', async () => {
    process.env.LEAKED_FROM_THE_TEST = 'yes';
    const job = newJob({
      env: { GITHUB_RUN_ID: '7', ACTIONS_RUNTIME_TOKEN: 'runtime', JOB_LEVEL: 'job' },
      contexts: {
        github: { token: 'ghs_1', event: { issue: { number: 42 } } },
        job: { check_run_id: 99, workflow_ref: 'octo/repo/.github/workflows/called.yml@main' },
        matrix: { os: 'linux', nested: { list: [1, true, null], empty: {} } },
        strategy: { 'job-index': 3 },
      },
    });
    const step = job.start({ id: 'ai', with: { script: print('process.env') }, env: { STEP_LEVEL: 'step' } });
    const { log } = await step.finished;
    const env = JSON.parse(log);
    delete process.env.LEAKED_FROM_THE_TEST;

    expect(env).toMatchObject({
      ACTIONS_RUNTIME_TOKEN: 'runtime',
      GITHUB_ACTION: 'ai',
      GITHUB_ACTIONS: 'true',
      GITHUB_JOB: 'generate',
      GITHUB_RUN_ID: '7',
      GITHUB_WORKSPACE: path.join(folder, 'work/repo'),
      INPUT_POST_SCRIPT: '',
      INPUT_JOB: 'octo/repo/.github/workflows/called.yml@main#99#3#',
      INPUT_STATUS: 'success',
      INPUT_TOKEN: 'ghs_1',
      JOB_LEVEL: 'job',
      RUNNER_TEMP: path.join(folder, 'temp'),
      RUNNER_TRACKING_ID: expect.stringMatching(/^github_/),
      STEP_LEVEL: 'step',
    });
    expect(env.INPUT_MATRIX).toBe(
      '{\n  "os": "linux",\n  "nested": {\n    "list": [\n      1,\n      true,\n      null\n    ],\n    "empty": {}\n  }\n}',
    );
    expect(env).not.toHaveProperty('LEAKED_FROM_THE_TEST');
    expect(JSON.parse(await readFile(env.GITHUB_EVENT_PATH, 'utf8'))).toEqual({ issue: { number: 42 } });
  });

  test('GITHUB_ENV and GITHUB_PATH reach later steps, and cannot change what is the runner’s', async () => {
    const job = newJob();
    const script = `
      write('GITHUB_ENV', 'FROM_BEFORE=1\\nGITHUB_RUN_ID=forged\\n');
      write('GITHUB_PATH', '/first\\n/second\\n');`;
    const first = await job.start({ with: { script } }).finished;
    expect(first.env).toEqual({ FROM_BEFORE: '1', GITHUB_RUN_ID: 'forged' });
    expect(first.paths).toEqual(['/first', '/second']);
    const second = await job.start({ with: { script: print('process.env') } }).finished;
    const env = JSON.parse(second.log);
    expect(env).toMatchObject({ FROM_BEFORE: '1', GITHUB_RUN_ID: '1', GITHUB_ACTION: '__self_2' });
    expect(env.PATH).toMatch(/^\/second:\/first:/);
  });

  test('without a matrix, toJSON(matrix) is null', () => {
    expect(interpolate(expression('toJSON(matrix)'), { matrix: null })).toBe('null');
    const issue = expression("github.event.issue.number || 'none'");
    expect(interpolate(`a ${issue} b`, { github: {} })).toBe('a none b');
  });
});

describe('file commands', () => {
  test('outputs, state and summary are taken when the process has ended', async () => {
    const job = newJob();
    const script = `
      write('GITHUB_OUTPUT', 'plain=a=b<<c\\nLines<<EOF\\none\\n\\ntwo\\nEOF\\nPLAIN=again\\n');
      write('GITHUB_STATE', 'saved=state\\n');
      write('GITHUB_STEP_SUMMARY', '# Done');`;
    const result = await job.start({ with: { script } }).finished;
    expect(result).toMatchObject({
      exitCode: 0,
      outcome: 'success',
      outputs: { plain: 'again', Lines: 'one\n\ntwo' },
      state: { saved: 'state' },
      summary: '# Done',
    });
  });

  test('a CR belongs to the value, except on Windows', () => {
    const text = 'a=1\r\nb<<EOF\r\nx\r\ny\r\nEOF\r\n';
    expect([...keyValuePairs(text, false)]).toEqual([
      ['a', '1\r'],
      ['b', 'x\r\ny\r'],
    ]);
    expect([...keyValuePairs(text, true)]).toEqual([
      ['a', '1'],
      ['b', 'x\r\ny'],
    ]);
  });

  test.each([
    ['no sign', 'oops'],
    ['no delimiter', 'name<<'],
    ['no name', '<<EOF\nx\nEOF'],
    ['no end', 'name<<EOF\nx\n'],
    ['an indented end', 'name<<EOF\nx\n EOF'],
    ['an empty name', '=x'],
  ])('an error in the grammar (%s) fails the step, and earlier pairs count', async (_, wrong) => {
    const script = `write('GITHUB_OUTPUT', ${JSON.stringify(`good=1\n${wrong}`)}); write('GITHUB_ENV', 'OTHER=1\\n');`;
    const result = await newJob().start({ with: { script } }).finished;
    expect(result).toMatchObject({
      exitCode: 0,
      outcome: 'failure',
      outputs: { good: '1' },
      env: { OTHER: '1' },
    });
    expect(result.log).toContain("##[error]Unable to process file command 'output' successfully.");
  });

  test('a summary of more than 1 MiB is dropped with an error, and the step succeeds', async () => {
    const script = "write('GITHUB_STEP_SUMMARY', 'x'.repeat(1024 * 1024 + 1))";
    const result = await newJob().start({ with: { script } }).finished;
    expect(result).toMatchObject({ outcome: 'success', summary: '' });
    expect(result.annotations[0]?.message).toContain('supports content up a size of 1024k');
  });
});

test('masks and annotations are noted, except while commands are stopped', async () => {
  const job = newJob();
  const script = `
    console.log('::add-mask::first%0Asecond');
    console.log('::stop-commands::pause');
    console.log('::add-mask::not a command');
    console.log('::pause::');
    console.log('::warning title=Careful::50%25 done');
    console.error('::error::bad');`;
  const result = await job.start({ with: { script } }).finished;
  expect(job.masks).toEqual(['first\nsecond', 'first', 'second']);
  expect(result.annotations).toEqual(
    expect.arrayContaining([
      { level: 'warning', message: '50% done' },
      { level: 'error', message: 'bad' },
    ]),
  );
  expect(result.annotations).toHaveLength(2);
});

describe('post steps', () => {
  test('run last started first, with their own state, and see how the job went', async () => {
    const job = newJob();
    const step = (name: string, code = '') => ({
      id: name,
      with: {
        script: `write('GITHUB_STATE', 'name=${name}\\n'); ${code}`,
        'post script': print('[process.env.STATE_name, process.env.INPUT_STATUS, process.env.GITHUB_ACTION]'),
      },
    });
    await job.start(step('one')).finished;
    const failed = await job.start(step('two', 'process.exitCode = 3')).finished;
    expect(failed).toMatchObject({ exitCode: 3, outcome: 'failure' });
    expect(job.status).toBe('failure');
    const posts = await job.finish();
    expect(posts.map(({ id, log }) => [id, JSON.parse(log)])).toEqual([
      ['two', ['two', 'failure', 'two']],
      ['one', ['one', 'failure', 'one']],
    ]);
  });

  test('do not run when the job was lost, and nothing that it wrote is read', async () => {
    const job = newJob();
    const script = `
      write('GITHUB_OUTPUT', 'a=1\\n');
      process.on('SIGTERM', () => console.log('handled'));
      console.log('ready');
      setInterval(() => {}, 1000);`;
    const step = job.start({ with: { script } });
    await step.until(/ready/);
    job.lost();
    expect(await step.finished).toMatchObject({
      signal: 'SIGKILL',
      outcome: 'failure',
      outputs: {},
      log: 'ready\n',
    });
    expect(await job.finish()).toEqual([]);
  });
});

describe('cancellation', () => {
  test('sends SIGINT, and what was written before still counts', async () => {
    const job = newJob();
    const script = "write('GITHUB_OUTPUT', 'a=1\\n'); console.log('ready'); setInterval(() => {}, 1000);";
    const step = job.start({ with: { script, 'post script': print('process.env.INPUT_STATUS') } });
    await step.until(/ready/);
    step.cancel();
    expect(await step.finished).toMatchObject({
      exitCode: null,
      signal: 'SIGINT',
      outcome: 'cancelled',
      outputs: { a: '1' },
    });
    expect((await job.finish()).map(({ log }) => log)).toEqual(['"cancelled"\n']);
  });

  test('goes on to SIGTERM and SIGKILL, and never signals children', async () => {
    expect(runnersPatience).toEqual({ sigintMs: 7500, sigtermMs: 2500, streamsMs: 5000 });
    const job = newJob({ patience: { sigintMs: 600, sigtermMs: 300, streamsMs: 200 } });
    const script = `
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log(signal));
      console.log('child=' + child.pid);
      setInterval(() => {}, 1000);`;
    const step = job.start({ with: { script } });
    await step.until(/child=\d+\n/);
    const before = performance.now();
    step.cancel();
    const result = await step.finished;
    expect(performance.now() - before).toBeGreaterThan(880);
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(result).toMatchObject({ signal: 'SIGKILL', outcome: 'cancelled' });
    expect(result.log).toMatch(/SIGINT\nSIGTERM\n$/);

    const child = Number(/child=(\d+)/.exec(result.log)?.[1]);
    expect(() => process.kill(child, 0)).not.toThrow();
    await job.finish();
    await sleep(50);
    expect(await isRunning(child)).toBe(false);
  });

  test('a child that holds the streams open is not waited for longer than the runner does', async () => {
    const job = newJob({ patience: { ...runnersPatience, streamsMs: 300 } });
    const script = `
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit', detached: true }).unref();
      console.log('done')`;
    const before = performance.now();
    const result = await job.start({ with: { script } }).finished;
    expect(result).toMatchObject({ exitCode: 0, outcome: 'success', log: 'done\n' });
    expect(performance.now() - before).toBeGreaterThan(290);
    await job.finish();
  });

  test('a step’s timeout is a failure', async () => {
    const script = 'setInterval(() => {}, 1000)';
    const step = newJob().start({ with: { script }, timeoutMinutes: 0.005 });
    expect(await step.finished).toMatchObject({ signal: 'SIGINT', outcome: 'failure' });
  });
});

/** A killed process whose parent is gone may stay a zombie where nothing reaps it. */
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return status !== '' && !/^State:\s+Z/m.test(status);
}
