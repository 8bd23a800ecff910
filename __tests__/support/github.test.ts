import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { type AttemptHandle, type GitHub, startGitHub } from './github/index.js';

// The stand-in is only worth something if the real clients cannot tell it from GitHub.
let github: GitHub;
let folder: string;
let artifactClient: typeof import('@actions/artifact').default;
let cacheClient: typeof import('@actions/cache');
let getOctokit: typeof import('@actions/github').getOctokit;
let lastRunId = 100;
const environment = { ...process.env };

beforeAll(async () => {
  github = await startGitHub();
  folder = await mkdtemp(path.join(tmpdir(), 'github-stand-in-'));
  process.env.RUNNER_TEMP = folder;
  process.env.GITHUB_WORKSPACE = folder;
  // Read when @actions/github is imported.
  process.env.GITHUB_API_URL = github.apiUrl;
  // The clients print what the runner would read.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  artifactClient = (await import('@actions/artifact')).default;
  cacheClient = await import('@actions/cache');
  ({ getOctokit } = await import('@actions/github'));
});

afterEach(() => {
  github.faults.clear();
  Object.assign(github.settings, {
    artifactIds: 'ascending',
    restAfterFullRerun: 'hide',
    earlierAttemptUrls: 'serve',
    unknownLabels: 'create',
  });
});

afterAll(async () => {
  jest.restoreAllMocks();
  process.env = environment;
  await github.close();
  await rm(folder, { recursive: true });
});

function newRun(): string {
  return String(++lastRunId);
}

/** Makes this process the given job, as far as the clients can tell. */
function become(job: AttemptHandle): AttemptHandle {
  Object.assign(process.env, job.env);
  return job;
}

async function file(name: string, content: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

async function upload(name: string, content: string) {
  return artifactClient.uploadArtifact(name, [await file(name, content)], folder, { skipArchive: true });
}

function findBy(job: AttemptHandle) {
  return {
    token: job.token,
    workflowRunId: Number(job.runId),
    repositoryOwner: 'octo',
    repositoryName: 'repo',
  };
}

describe('artifacts, with @actions/artifact', () => {
  test('an archive is stored with its size and digest, and comes back', async () => {
    become(github.attempt({ runId: newRun(), attempt: 1 }));
    const uploaded = await artifactClient.uploadArtifact(
      'archive',
      [await file('a.txt', 'one'), await file('sub/b.txt', 'two')],
      folder,
      { retentionDays: 30 },
    );

    const stored = github.artifacts.live().find((artifact) => artifact.id === uploaded.id);
    expect(stored).toMatchObject({
      name: 'archive',
      attempt: 1,
      job: 'generate',
      finalized: true,
      deleted: false,
      size: uploaded.size,
      digest: `sha256:${uploaded.digest}`,
    });
    expect([...(stored?.files ?? [])].map(([name, content]) => [name, String(content)])).toEqual([
      ['a.txt', 'one'],
      ['sub/b.txt', 'two'],
    ]);
    expect(stored?.expiresAt.getTime()).toBeLessThan(Date.now() + 31 * 24 * 60 * 60 * 1000);

    const target = path.join(folder, 'downloaded');
    const downloaded = await artifactClient.downloadArtifact(uploaded.id ?? 0, {
      path: target,
      expectedHash: `sha256:${uploaded.digest}`,
    });
    expect(downloaded.digestMismatch).toBe(false);
    expect(await readFile(path.join(target, 'sub/b.txt'), 'utf8')).toBe('two');
  });

  test('a single file is stored as it is, and comes back under its name', async () => {
    become(github.attempt({ runId: newRun(), attempt: 1 }));
    const { id = 0 } = await upload('raw file.json', '{"a":1}');
    const target = path.join(folder, 'raw');
    await artifactClient.downloadArtifact(id, { path: target });
    expect(await readFile(path.join(target, 'raw file.json'), 'utf8')).toBe('{"a":1}');
    expect(github.artifacts.live().at(-1)?.files.get('raw file.json')?.toString()).toBe('{"a":1}');
  });

  test('a name is taken once per attempt, and free again when it is deleted', async () => {
    const runId = newRun();
    become(github.attempt({ runId, attempt: 1 }));
    await upload('once', '1');
    await expect(upload('once', '2')).rejects.toThrow(
      'Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: ' +
        'an artifact with this name already exists on the workflow run',
    );
    await artifactClient.deleteArtifact('once');
    await upload('once', '3');
    become(github.attempt({ runId, attempt: 2 }));
    await upload('once', '4');
  });

  test('a refused finalize leaves the name taken, and nobody sees the artifact', async () => {
    const job = become(github.attempt({ runId: newRun(), attempt: 1 }));
    github.faults.add({ what: 403, on: 'FinalizeArtifact', times: 1 });
    await expect(upload('half', '1')).rejects.toThrow('403');
    await expect(upload('half', '1')).rejects.toThrow('409');
    expect((await artifactClient.listArtifacts()).artifacts).toEqual([]);
    expect(github.artifacts.all().at(-1)).toMatchObject({ runId: job.runId, finalized: false });
  });

  test('a partial re-run sees the attempts before it, a full one only itself', async () => {
    const runId = newRun();
    become(github.attempt({ runId, attempt: 1 }));
    const first = await upload('state', 'first');
    become(github.attempt({ runId, attempt: 2, rerun: 'failed' }));
    const second = await upload('state', 'second');
    const ids = async () => (await artifactClient.listArtifacts()).artifacts.map(({ id }) => id);
    expect(await ids()).toEqual([first.id, second.id]);
    const target = path.join(folder, 'inherited');
    await artifactClient.downloadArtifact(first.id ?? 0, { path: target });
    expect(await readFile(path.join(target, 'state'), 'utf8')).toBe('first');

    const full = become(github.attempt({ runId, attempt: 3, rerun: 'all' }));
    expect(await ids()).toEqual([]);
    const overRest = async () => (await artifactClient.listArtifacts({ findBy: findBy(full) })).artifacts;
    expect(await overRest()).toEqual([]);
    github.settings.restAfterFullRerun = 'show';
    expect(await overRest()).toHaveLength(2);
  });

  test('with ids that run backwards, the toolkit takes the older artifact for the latest', async () => {
    const runId = newRun();
    github.settings.artifactIds = 'descending';
    become(github.attempt({ runId, attempt: 1 }));
    const older = await upload('state', 'older');
    const job = become(github.attempt({ runId, attempt: 2 }));
    const newer = await upload('state', 'newer');
    expect(newer.id).toBeLessThan(older.id ?? 0);
    expect((await artifactClient.getArtifact('state')).artifact.id).toBe(older.id);
    expect((await artifactClient.listArtifacts({ latest: true })).artifacts[0]?.id).toBe(older.id);
    expect((await artifactClient.getArtifact('state', { findBy: findBy(job) })).artifact.id).toBe(older.id);
  });

  test('REST finds, downloads and deletes what another attempt has stored', async () => {
    const runId = newRun();
    become(github.attempt({ runId, attempt: 1 }));
    const { id = 0, digest } = await upload('state', 'content');
    const job = become(github.attempt({ runId, attempt: 2 }));
    const { artifacts } = await artifactClient.listArtifacts({ findBy: findBy(job) });
    expect(artifacts).toMatchObject([{ id, name: 'state', size: 7, digest: `sha256:${digest}` }]);
    const target = path.join(folder, 'over-rest');
    await artifactClient.downloadArtifact(id, { path: target, findBy: findBy(job) });
    expect(await readFile(path.join(target, 'state'), 'utf8')).toBe('content');
    await artifactClient.deleteArtifact('state', { findBy: findBy(job) });
    expect(github.artifacts.all().at(-1)).toMatchObject({ id, deleted: true });
  });

  test('REST without `actions: read` is refused, and an expired artifact is gone', async () => {
    const job = become(github.attempt({ runId: newRun(), attempt: 1 }));
    const { id = 0 } = await upload('state', 'content');
    github.artifacts.expire(id);
    const octokit = getOctokit(job.token);
    const address = { owner: 'octo', repo: 'repo', artifact_id: id };
    await expect(
      octokit.rest.actions.downloadArtifact({ ...address, archive_format: 'zip' }),
    ).rejects.toMatchObject({ status: 410 });
    expect((await octokit.rest.actions.getArtifact(address)).data.expired).toBe(true);
    expect((await artifactClient.listArtifacts()).artifacts).toEqual([]);
    job.permissions.actions = 'none';
    await expect(octokit.rest.actions.getArtifact(address)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Resource not accessible by integration'),
    });
  });

  test('earlier attempts can be listed, but not fetched, while GitHub has lost their run', async () => {
    const runId = newRun();
    become(github.attempt({ runId, attempt: 1 }));
    const { id = 0 } = await upload('state', 'content');
    github.settings.earlierAttemptUrls = 'not-found';
    become(github.attempt({ runId, attempt: 2 }));
    expect((await artifactClient.listArtifacts()).artifacts).toHaveLength(1);
    await expect(artifactClient.downloadArtifact(id, { path: folder })).rejects.toThrow(
      'workflow run not found',
    );
  });
});

test('a cut answer makes the toolkit end silently, with exit code 0 and nothing done', async () => {
  const job = github.attempt({ runId: newRun(), attempt: 1 });
  const fault = github.faults.add({ what: 'cut', on: 'ListArtifacts' });
  const script = `import('@actions/artifact')
    .then(({ default: client }) => client.listArtifacts())
    .then(() => console.log('listed'), () => console.log('failed'))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    env: { ...environment, ...job.env },
  });
  expect(fault.hits).toBe(1);
  expect(stdout).not.toMatch(/listed|failed/);
});

describe('caches, with @actions/cache', () => {
  const saved = async (key: string, content: string) => {
    await file('cached/state', content);
    return cacheClient.saveCache([path.join(folder, 'cached')], key);
  };
  const restored = async (key: string, restoreKeys: string[] = []) => {
    await rm(path.join(folder, 'cached'), { recursive: true, force: true });
    return cacheClient.restoreCache([path.join(folder, 'cached')], key, restoreKeys);
  };

  test('an entry is saved, found again, and never changed', async () => {
    const key = `key-${newRun()}`;
    become(github.attempt({ runId: newRun(), attempt: 1 }));
    expect(await restored(key)).toBeUndefined();
    expect(await saved(key, 'one')).toBeGreaterThan(0);
    expect(await saved(key, 'two')).toBe(-1);
    expect(await restored(key)).toBe(key);
    expect(await readFile(path.join(folder, 'cached/state'), 'utf8')).toBe('one');
  });

  test('the newest entry that a key is a prefix of is found, the primary key included', async () => {
    const key = `prefix-${newRun()}`;
    become(github.attempt({ runId: newRun(), attempt: 1 }));
    await saved(`${key}0-a`, 'a');
    await saved(`${key}0-b`, 'b');
    expect(await restored(key)).toBe(`${key}0-b`);
    expect(await restored('no-such-key', [`${key}0`])).toBe(`${key}0-b`);
  });

  test('a branch finds the default branch’s entries, and not the other way round', async () => {
    const key = `branch-${newRun()}`;
    const runId = newRun();
    become(github.attempt({ runId, attempt: 1, ref: 'refs/pull/7/merge' }));
    await saved(key, 'from the pull request');
    become(github.attempt({ runId: newRun(), attempt: 1 }));
    expect(await restored(key)).toBeUndefined();
    await saved(`${key}-main`, 'from main');
    become(github.attempt({ runId, attempt: 1, ref: 'refs/pull/7/merge' }));
    expect(await restored(`${key}-main`)).toBe(`${key}-main`);
  });

  test('a read-only token restores and does not save', async () => {
    const key = `fork-${newRun()}`;
    become(github.attempt({ runId: newRun(), attempt: 1 }));
    await saved(key, 'one');
    become(github.attempt({ runId: newRun(), attempt: 1, cache: 'read-only' }));
    expect(await restored(key)).toBe(key);
    expect(await saved(`${key}-2`, 'two')).toBe(-1);
    become(github.attempt({ runId: newRun(), attempt: 1, cache: 'none' }));
    expect(await restored(key)).toBeUndefined();
  });

  test('a reserved key cannot be saved or restored; REST lists and deletes finished entries', async () => {
    const key = `reserved-${newRun()}`;
    const job = become(github.attempt({ runId: newRun(), attempt: 1 }));
    github.caches.reserve(key);
    expect(await saved(key, 'one')).toBe(-1);
    expect(await restored(key)).toBeUndefined();
    await saved(`${key}-2`, 'two');
    const { actions } = getOctokit(job.token).rest;
    const repo = { owner: 'octo', repo: 'repo' };
    expect((await actions.getActionsCacheList({ ...repo, key })).data.actions_caches).toMatchObject([
      { key: `${key}-2`, ref: 'refs/heads/main' },
    ]);
    await actions.deleteActionsCacheByKey({ ...repo, key: `${key}-2` });
    expect(await restored(`${key}-2`)).toBeUndefined();
  });
});

describe('issues and pull requests, with Octokit', () => {
  test('comments are paged, edited and deleted, and say who wrote them', async () => {
    const { token } = github.attempt({ runId: newRun(), attempt: 1 });
    const issue = github.issues.open();
    github.issues.addComment(issue.number, 'by a person');
    const { issues } = getOctokit(token).rest;
    const here = { owner: 'octo', repo: 'repo', issue_number: issue.number };
    for (const body of ['1', '2', '3']) await issues.createComment({ ...here, body });
    const octokit = getOctokit(token);
    const pages = await octokit.paginate(octokit.rest.issues.listComments, { ...here, per_page: 2 });
    expect(pages.map(({ body, user }) => [body, user?.login, user?.type])).toEqual([
      ['by a person', 'octocat', 'User'],
      ['1', 'github-actions[bot]', 'Bot'],
      ['2', 'github-actions[bot]', 'Bot'],
      ['3', 'github-actions[bot]', 'Bot'],
    ]);
    const [, first, second] = github.issues.comments(issue.number);
    const repo = { owner: 'octo', repo: 'repo' };
    await issues.updateComment({ ...repo, comment_id: first?.id ?? 0, body: 'edited' });
    await issues.deleteComment({ ...repo, comment_id: second?.id ?? 0 });
    expect(github.issues.comments(issue.number).map(({ body }) => body)).toEqual([
      'by a person',
      'edited',
      '3',
    ]);
    await expect(issues.createComment({ ...here, issue_number: 999_999, body: '' })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('labels are added, and created when the repository does not have them', async () => {
    const { issues } = getOctokit(github.attempt({ runId: newRun(), attempt: 1 }).token).rest;
    const repo = { owner: 'octo', repo: 'repo' };
    const issue_number = github.issues.open({ labels: ['Bug'] }).number;
    await issues.addLabels({ ...repo, issue_number, labels: ['bug', 'New'] });
    const names = (await issues.listLabelsOnIssue({ ...repo, issue_number })).data.map(({ name }) => name);
    expect(names).toEqual(['Bug', 'New']);
    await expect(issues.createLabel({ ...repo, name: 'new' })).rejects.toMatchObject({ status: 422 });
    await expect(issues.getLabel({ ...repo, name: 'absent' })).rejects.toMatchObject({ status: 404 });
    github.settings.unknownLabels = 'refuse';
    await expect(issues.addLabels({ ...repo, issue_number, labels: ['absent'] })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('GITHUB_TOKEN learns who it is from GraphQL only', async () => {
    const octokit = getOctokit(github.attempt({ runId: newRun(), attempt: 1 }).token);
    await expect(octokit.rest.users.getAuthenticated()).rejects.toMatchObject({ status: 403 });
    expect(await octokit.graphql('{ viewer { login } }')).toEqual({
      viewer: { login: 'github-actions[bot]', databaseId: 41898282 },
    });
    const person = getOctokit(github.token({ login: 'hubot' }));
    expect((await person.rest.users.getAuthenticated()).data.login).toBe('hubot');
  });

  test('a pull request is created once per branch', async () => {
    const { pulls } = getOctokit(github.attempt({ runId: newRun(), attempt: 1 }).token).rest;
    const wanted = { owner: 'octo', repo: 'repo', title: 'Fix', head: 'fix-1', base: 'main' };
    const { data } = await pulls.create(wanted);
    await expect(pulls.create(wanted)).rejects.toMatchObject({ status: 422 });
    const listed = await pulls.list({ owner: 'octo', repo: 'repo', head: 'octo:fix-1' });
    expect(listed.data.map(({ number }) => number)).toEqual([data.number]);
  });

  test('an attempt’s jobs say how it ended', async () => {
    const runId = newRun();
    const job = github.attempt({ runId, attempt: 1, jobName: 'caller / generate (1)' });
    job.status = 'completed';
    job.conclusion = 'failure';
    const { actions } = getOctokit(github.attempt({ runId, attempt: 2 }).token).rest;
    const repo = { owner: 'octo', repo: 'repo' };
    const { data } = await actions.listJobsForWorkflowRunAttempt({
      ...repo,
      run_id: Number(runId),
      attempt_number: 1,
    });
    expect(data.jobs).toMatchObject([
      { id: job.checkRunId, name: 'caller / generate (1)', conclusion: 'failure' },
    ]);
    const one = await actions.getJobForWorkflowRun({ ...repo, job_id: job.checkRunId });
    expect(one.data.run_attempt).toBe(1);
  });
});

describe('faults', () => {
  const ask = (what: string, init: RequestInit = {}) =>
    fetch(new URL(what, github.url), { signal: AbortSignal.timeout(400), ...init });
  const repository = '/repos/octo/repo';

  test('a status comes in the form of the service, as often as asked, after those that pass', async () => {
    const { runtimeToken, runBackendId, jobBackendId } = github.attempt({ runId: newRun(), attempt: 1 });
    const list = () =>
      ask('/twirp/github.actions.results.api.v1.ArtifactService/ListArtifacts', {
        method: 'POST',
        headers: { authorization: `Bearer ${runtimeToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          workflow_run_backend_id: runBackendId,
          workflow_job_run_backend_id: jobBackendId,
        }),
      });
    const fault = github.faults.add({ what: 503, on: 'artifacts', after: 1, times: 1, attempt: 1 });
    expect((await list()).status).toBe(200);
    const refused = await list();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ code: 'unavailable', msg: 'injected failure' });
    expect((await list()).status).toBe(200);
    expect(fault.hits).toBe(1);
  });

  test('an answer can be missing, late, cut, stalled, corrupt, empty or a gateway’s page', async () => {
    const fails = async (what: 'reset' | 'hang' | 'cut' | 'stall') => {
      const fault = github.faults.add({ what, on: 'getRepository' });
      await expect(ask(repository).then((response) => response.text())).rejects.toThrow();
      fault.remove();
    };
    for (const what of ['reset', 'hang', 'cut', 'stall'] as const) await fails(what);

    github.faults.add({ what: 'html', on: 'rest', times: 1 });
    expect(await (await ask(repository)).text()).toContain('502 Bad Gateway');
    github.faults.add({ what: 'slow', ms: 100, times: 1 });
    github.faults.add({ what: 429, headers: { 'retry-after': '7' }, times: 1 });
    const before = performance.now();
    expect((await ask(repository)).headers.get('retry-after')).toBe('7');
    expect(performance.now() - before).toBeGreaterThan(95);
    github.faults.add({ what: 'corrupt', times: 1 });
    const whole = await (await ask(repository)).text();
    expect(await (await ask(repository)).text()).not.toBe(whole);
    github.issues.addLabel('some');
    github.faults.add({ what: 'empty', on: 'listLabelsForRepo', times: 1 });
    expect(await (await ask(`${repository}/labels`)).json()).toEqual([]);
  });

  test('an answer can be lost after the work was done', async () => {
    const { token } = github.attempt({ runId: newRun(), attempt: 1 });
    const issue = github.issues.open();
    github.faults.add({ what: 'reset', on: 'createComment', performed: true });
    const post = ask(`${repository}/issues/${issue.number}/comments`, {
      method: 'POST',
      headers: { authorization: `token ${token}` },
      body: JSON.stringify({ body: 'posted' }),
    });
    await expect(post).rejects.toThrow();
    expect(github.issues.comments(issue.number).map(({ body }) => body)).toEqual(['posted']);
  });

  test('GitHub goes offline, and comes back with what it had', async () => {
    const issue = github.issues.open({ title: 'still here' });
    await github.goOffline();
    await expect(ask(repository)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await github.comeBack();
    const answer = await ask(`${repository}/issues/${issue.number}`);
    expect(await answer.json()).toMatchObject({ title: 'still here' });
  });
});

describe('the request log', () => {
  test('finds what was sent, in the clear, in base64 and packed', async () => {
    become(github.attempt({ runId: newRun(), attempt: 1 }));
    const secret = 'correct horse battery staple';
    expect(github.receivedBytesContaining(secret)).toEqual([]);
    await artifactClient.uploadArtifact(
      'zipped',
      [await file('zipped.txt', `= ${secret} `.repeat(9))],
      folder,
    );
    expect(github.receivedBytesContaining(secret).map(({ operation }) => operation)).toEqual(['PutBlock']);
    for (const padding of ['', 'x', 'xx']) {
      await upload(`encoded${padding}`, Buffer.from(`${padding}${secret}!`).toString('base64'));
    }
    expect(github.receivedBytesContaining(secret)).toHaveLength(4);
  });
});
