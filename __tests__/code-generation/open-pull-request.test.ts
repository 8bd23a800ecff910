import * as fs from 'node:fs';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newFolder, removeFolders, writeTree } from '../support/builders.js';
import { checkOut, run as git, newRepository } from '../support/checkout.js';
import { type GitHub, startGitHub } from '../support/github/index.js';
import { startGitServer } from './git-server.js';
import { type Ended, run, start } from './scripts.js';

const BRANCH = 'checkpoint/issue-42-16234567890';
const GENERATED = { 'src/new/b.js': 'b\n', ':(top)[a] b.txt': 'odd\n' };

let github: GitHub;
let origin: string;
let workspace: string;

beforeEach(async () => {
  github = await startGitHub();
  github.issues.open({ number: 42 });
  origin = newRepository();
  git(origin, 'config', 'receive.denyCurrentBranch', 'refuse');
  workspace = checkOut(origin);
  writeTree(workspace, { ...GENERATED, 'src/a.txt': 'changed\n', 'left-over.log': 'not mine\n' });
});
afterEach(() => github.close());
afterAll(removeFolders);

function environment(given: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { env, token } = github.attempt({ runId: '16234567890', attempt: 1 });
  const { GITHUB_API_URL = '', GITHUB_REPOSITORY = '', GITHUB_RUN_ID = '' } = env;
  return {
    GITHUB_API_URL,
    GITHUB_REPOSITORY,
    GITHUB_RUN_ID,
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GH_TOKEN: token,
    ISSUE_NUMBER: '42',
    SUMMARY: 'Made b.\n\nAnd more.',
    GENERATED_PATHS: [...Object.keys(GENERATED), 'src/a.txt'].join('\n'),
    ...given,
  };
}

const open = (given: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  run('open-pull-request.mjs', { cwd: workspace, env: environment(given) });
const probe = (given: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  run('open-pull-request.mjs', { cwd: workspace, env: environment(given), args: ['--probe'] });

const pulls = () => github.issues.all.filter(({ pull }) => pull !== undefined);
const branches = () =>
  git(origin, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').trim().split('\n');

function expectOnePullRequest(ended: Ended): void {
  expect(ended).toEqual({
    code: 0,
    log: expect.stringContaining(`Pull request #43 for the branch ${BRANCH}`),
    outputs: {
      pull_request_number: '43',
      pull_request_url: 'https://github.com/octo/repo/pull/43',
      branch: BRANCH,
    },
  });
  expect(pulls()).toEqual([
    expect.objectContaining({
      number: 43,
      title: 'Code for issue #42',
      body: 'Made b.\n\nAnd more.\n\nCloses #42.',
      pull: expect.objectContaining({ head: BRANCH, base: 'main' }),
    }),
  ]);
  expect(branches()).toEqual([BRANCH, 'main']);
  expect(git(origin, 'log', '--format=%an|%B', BRANCH, '--not', 'main').trim()).toBe(
    'github-actions[bot]|Code for issue #42\n\nMade b.\n\nAnd more.',
  );
  expect(git(origin, 'diff', '--name-status', '-z', 'main', BRANCH).split('\0')).toEqual([
    'A',
    ':(top)[a] b.txt',
    'M',
    'src/a.txt',
    'A',
    'src/new/b.js',
    '',
  ]);
}

test('what was generated, and nothing else, is on a branch with a pull request', async () => {
  const before = git(workspace, 'status', '--porcelain=v2', '--branch');
  expectOnePullRequest(await open());
  expect(git(workspace, 'status', '--porcelain=v2', '--branch')).toBe(before);
});

test('the same again changes nothing, not even on another machine at another time', async () => {
  await open();
  const tip = git(origin, 'rev-parse', BRANCH);
  expectOnePullRequest(await open());

  workspace = checkOut(origin, { depth: 0 });
  writeTree(workspace, { ...GENERATED, 'src/a.txt': 'changed\n' });
  await sleep(1100); // a commit's date has seconds
  expectOnePullRequest(await open());
  expect(git(origin, 'rev-parse', BRANCH)).toBe(tip);
});

describe('interrupted', () => {
  test('while it pushes: the next try goes on', async () => {
    const gate = path.join(newFolder(), 'gate');
    const hook = path.join(origin, '.git/hooks/post-receive');
    fs.mkdirSync(path.dirname(hook), { recursive: true });
    fs.writeFileSync(hook, `#!/bin/sh\n: >'${gate}'\nwhile [ -e '${gate}' ]; do sleep 0.1; done\n`, {
      mode: 0o755,
    });
    const running = start('open-pull-request.mjs', { cwd: workspace, env: environment() });
    while (!fs.existsSync(gate)) await sleep(10);
    process.kill(running.pid, 'SIGKILL');
    expect(await running.ended).toMatchObject({ code: null });
    fs.rmSync(hook);
    fs.rmSync(gate);
    expect(branches()).toContain(BRANCH);

    expect(await probe()).toMatchObject({ code: 1, outputs: {} });
    expectOnePullRequest(await open());
  });

  test.each([true, false])(
    'while it opens the pull request, which GitHub performs: %s',
    async (performed) => {
      const hanging = github.faults.add({ what: 'hang', on: 'createPull', performed });
      const running = start('open-pull-request.mjs', { cwd: workspace, env: environment() });
      while (hanging.hits === 0) await sleep(10);
      process.kill(running.pid, 'SIGKILL');
      await running.ended;
      hanging.remove();

      expect(await probe()).toMatchObject({ code: performed ? 0 : 1 });
      expectOnePullRequest(await open());
    },
  );
});

describe('an answer that says nothing of what happened', () => {
  test.each([
    { what: 'reset', performed: true },
    { what: 'reset', performed: false },
    { what: 'html', performed: true },
    { what: 503, performed: false },
    { what: 'cut' },
  ] as const)('is followed by a look: %j', async (fault) => {
    github.faults.add({ ...fault, on: 'createPull', times: 1 });
    expectOnePullRequest(await open());
  });

  test('also when GitHub does not know the branch yet', async () => {
    const message = 'Validation Failed: {"resource":"PullRequest","field":"head","code":"invalid"}';
    github.faults.add({ what: 422, on: 'createPull', times: 1, message });
    expectOnePullRequest(await open());
  });

  test('also when the list lags behind', async () => {
    github.faults.add({ what: 'reset', on: 'createPull', times: 1, performed: true });
    github.faults.add({ what: 'empty', on: 'listPulls', times: 2 });
    expectOnePullRequest(await open());
  });
});

describe('the probe', () => {
  test('finds a pull request that was merged or closed since, and opens none', async () => {
    await open();
    for (const pull of pulls()) pull.state = 'closed';
    expectOnePullRequest(await probe());
    expectOnePullRequest(await open());
  });

  test.each([401, 500, 'reset'] as const)('does not say no when it cannot know: %s', async (what) => {
    github.faults.add({ what, on: 'listPulls' });
    expect(await probe()).toMatchObject({ code: 2, outputs: {} });
    expect(pulls()).toEqual([]);
  });
});

describe('the branch', () => {
  test('follows when the code was generated anew', async () => {
    await open();
    writeTree(workspace, { 'src/new/b.js': 'better\n' });
    expectOnePullRequest(await open());
    expect(git(origin, 'show', `${BRANCH}:src/new/b.js`)).toBe('better\n');
  });

  test('is left alone once somebody else has committed to it', async () => {
    await open();
    git(origin, 'checkout', '--quiet', BRANCH);
    git(origin, 'commit', '--quiet', '--allow-empty', '--message=review');
    git(origin, 'checkout', '--quiet', 'main');
    const tip = git(origin, 'rev-parse', BRANCH);
    writeTree(workspace, { 'src/new/b.js': 'better\n' });
    expect(await open()).toMatchObject({ code: 1, log: expect.stringContaining('commits of somebody else') });
    expect(git(origin, 'rev-parse', BRANCH)).toBe(tip);
  });

  test('is pushed with the job’s token, which is in no file and no argument', async () => {
    const server = await startGitServer(origin);
    try {
      git(workspace, 'remote', 'set-url', 'origin', `${server.url}/octo/repo.git`);
      const env = environment({ GITHUB_SERVER_URL: server.url });
      expectOnePullRequest(await run('open-pull-request.mjs', { cwd: workspace, env }));
      const expected = `basic ${Buffer.from(`x-access-token:${env.GH_TOKEN}`).toString('base64')}`;
      expect(new Set(server.authorizations.map((value) => value?.toLowerCase()))).toEqual(
        new Set([expected.toLowerCase()]),
      );
      expect(git(workspace, 'config', '--list')).not.toContain('extraheader');
    } finally {
      await server.close();
    }
  });
});

describe('an error says what was wrong and what to do', () => {
  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    [
      'a tag',
      { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1' },
      /runs on the tag v1\. Dispatch it on a branch/,
    ],
    ['no paths', { GENERATED_PATHS: '' }, /GENERATED_PATHS names no file/],
    ['no token', { GH_TOKEN: '' }, /GH_TOKEN is empty/],
    ['no file', { GENERATED_PATHS: 'gone.txt' }, /git add failed: .*gone\.txt/],
  ])('%s', async (_, given, message) => {
    expect(await open(given)).toMatchObject({ code: 1, log: expect.stringMatching(message) });
    expect(branches()).toEqual(['main']);
  });

  test('a repository that lets no workflow open pull requests', async () => {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    const refusal = github.faults.add({ what: 403, on: 'createPull', message });
    expect(await open()).toMatchObject({
      code: 1,
      log: expect.stringMatching(
        /answered with 403: GitHub Actions is not permitted.*"Allow GitHub Actions to create/,
      ),
    });
    expect(refusal.hits).toBe(1);
  });

  test('a rate limit is worth another try', async () => {
    github.faults.add({ what: 403, on: 'createPull', message: 'You have exceeded a secondary rate limit.' });
    expect(await open()).toMatchObject({ code: 75, log: expect.stringContaining('secondary rate limit') });
  });
});
