import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { scopeHash } from '../../../src/engine/scope.js';
import { ArtifactStore } from '../../../src/store/artifact/artifact-store.js';
import { steadyNow } from '../../../src/store/clock.js';
import { ExchangeError } from '../../../src/store/direct/exchange.js';
import { loadDirectly } from '../../../src/store/direct/load-directly.js';
import { beginUpload, finishUpload, isUsable } from '../../../src/store/direct/upload-directly.js';
import { documentName, payloadName } from '../../../src/store/names.js';
import type { LoadReply } from '../../../src/store/store.js';
import { SCOPE } from '../../support/builders.js';
import { type AttemptHandle, type Fault, type GitHub, startGitHub } from '../../support/github/index.js';

/**
 * What is loaded and kept without GitHub's clients, beside what they load and keep: the same, or an error, after which
 * they are asked.
 */

const HASH = scopeHash(SCOPE);
const OTHER = scopeHash({ ...SCOPE, matrix: '{"node":22}' });
const TEXT = `${JSON.stringify({ schemaVersion: 2, note: 'é\u2028 ok' }, null, 2)}\n`;

let github: GitHub;
let root: string;
/** The run of one test. */
let RUN = '';
const environment = { ...process.env };

// One for all tests: the clients read the API's address when they are loaded.
beforeAll(async () => {
  github = await startGitHub();
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'direct-'));
});
beforeEach(() => {
  // The clients say a lot.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  RUN = `16234567890${Number(RUN.slice(11)) + 1}`;
  Object.assign(github.settings, { artifactIds: 'ascending', earlierAttemptUrls: 'serve' });
  github.faults.clear();
});
afterAll(async () => {
  process.env = { ...environment };
  await github.close();
  fs.rmSync(root, { recursive: true, force: true });
});

afterEach(() => void jest.restoreAllMocks());

/** What the run of this test has stored. */
const stored = () => github.artifacts.live().filter(({ runId }) => runId === RUN);

const named = (attempt: number, sequence: number, scope = HASH) =>
  documentName('generate', scope, { attempt, sequence, nonce: `nonce${sequence}` });

function put(job: AttemptHandle, name: string, text = TEXT): void {
  github.artifacts.put(job, name, Buffer.from(text), 'application/json');
}

function directly(job: AttemptHandle, attempt: number, ms = 5_000): Promise<LoadReply> {
  const end = steadyNow() + ms;
  const given = { repository: github.repository, runId: RUN, token: job.token, scope: HASH, attempt };
  return loadDirectly({ ...given, deadline: () => end }, job.env);
}

async function upload(file: string, days: number, env: NodeJS.ProcessEnv, deadline: () => number) {
  return finishUpload(
    await beginUpload(path.basename(file), days, env, deadline),
    fs.readFileSync(file, 'utf8'),
    deadline,
  );
}

/** By the store that uses the clients. They read their addresses from the environment. */
async function byClients(job: AttemptHandle, attempt: number): Promise<LoadReply> {
  Object.assign(process.env, job.env, { GITHUB_WORKSPACE: root });
  const [owner = '', repo = ''] = github.repository.split('/');
  const store = new ArtifactStore({ owner, repo, runId: RUN }, job.token);
  const folder = fs.mkdtempSync(path.join(root, 'load-'));
  const deadline = steadyNow() + 20_000;
  return store.load({ scope: HASH, attempt, label: 'generate', folder, deadline });
}

const sorted = (reply: LoadReply) => ({
  ...reply,
  documents: [...reply.documents].sort((a, b) => a.name.localeCompare(b.name)),
  payloads: [...reply.payloads].sort(),
});

describe('a load', () => {
  test('gives what the clients give: all documents, however many, and the names of all archives', async () => {
    const first = github.attempt({ runId: RUN, attempt: 1 });
    for (let index = 0; index < 120; index += 1) put(first, `report-${index}`, 'x');
    for (let sequence = 1; sequence <= 8; sequence += 1) put(first, named(1, sequence), TEXT + sequence);
    put(first, named(1, 9, OTHER));
    for (const scope of [HASH, OTHER]) put(first, payloadName('generate', scope, 'd'.repeat(64), 'nonce1'));
    put(github.attempt({ runId: `9${RUN}`, attempt: 1 }), named(1, 1));
    const second = github.attempt({ runId: RUN, attempt: 2 });
    put(second, named(2, 1));

    const reply = await directly(second, 2);
    expect(reply.documents).toHaveLength(9);
    expect(sorted(reply)).toEqual(sorted(await byClients(second, 2)));
  });

  test.each(['ascending', 'descending'] as const)('with %s ids', async (artifactIds) => {
    github.settings.artifactIds = artifactIds;
    github.settings.earlierAttemptUrls = 'not-found';
    for (const attempt of [1, 2]) put(github.attempt({ runId: RUN, attempt }), named(attempt, 1));
    const third = github.attempt({ runId: RUN, attempt: 3 });
    expect(sorted(await directly(third, 3))).toEqual(sorted(await byClients(third, 3)));
  });

  test('never says that there is nothing', async () => {
    put(github.attempt({ runId: RUN, attempt: 1 }), named(1, 1, OTHER));
    const second = github.attempt({ runId: RUN, attempt: 2 });
    await expect(directly(second, 2)).rejects.toThrow('nothing of this job');
    expect((await byClients(second, 2)).siblings).toHaveLength(1);
  });

  test.each<[string, (id: number) => void]>([
    ['it has expired', (id) => github.artifacts.expire(id)],
    ['its content is not what was uploaded', (id) => github.artifacts.damage(id, TEXT.replace('ok', 'ko'))],
    ['its content has grown', (id) => github.artifacts.damage(id, Buffer.alloc(50_000_000))],
    [
      'REST does not list it, and the internal service does',
      () => void github.faults.add({ what: 'empty', on: 'listWorkflowRunArtifacts' }),
    ],
  ])('leaves a document to the clients when %s', async (_, spoil) => {
    const first = github.attempt({ runId: RUN, attempt: 1 });
    put(first, named(1, 1));
    const second = github.attempt({ runId: RUN, attempt: 2 });
    spoil(stored()[0]?.id ?? 0);
    await expect(directly(second, 2)).rejects.toThrow(ExchangeError);
  });

  test.each([
    ['without "actions: read"', { permissions: { actions: 'none' } } as const, {}],
    ['without the runner’s token', {}, { ACTIONS_RUNTIME_TOKEN: '' }],
    ['with a runner’s token of another form', {}, { ACTIONS_RUNTIME_TOKEN: 'a.b.c' }],
    ['without addresses', {}, { GITHUB_API_URL: '', ACTIONS_RESULTS_URL: '' }],
  ])('%s is the clients’ work', async (_, options, env) => {
    put(github.attempt({ runId: RUN, attempt: 1 }), named(1, 1));
    const second = github.attempt({ runId: RUN, attempt: 2, ...options });
    const changed = Object.assign(second, { env: { ...second.env, ...env } });
    await expect(directly(changed, 2)).rejects.toThrow(ExchangeError);
  });
});

describe('an upload', () => {
  const file = (name: string, text = TEXT) => {
    const full = path.join(fs.mkdtempSync(path.join(root, 'file-')), name);
    fs.writeFileSync(full, text);
    return full;
  };
  const keep = (job: AttemptHandle, name: string, days = 30, env = {}) =>
    upload(file(name), days, { ...job.env, ...env }, () => steadyNow() + 5_000);

  test('stores what the clients store, and both ways of loading find it', async () => {
    const first = github.attempt({ runId: RUN, attempt: 1 });
    Object.assign(process.env, first.env, { GITHUB_WORKSPACE: root });
    const [owner = '', repo = ''] = github.repository.split('/');
    const store = new ArtifactStore({ owner, repo, runId: RUN }, first.token);
    const ids = [await keep(first, named(1, 1)), await store.save(file(named(1, 2)), 30)];
    const [ours, theirs] = stored();
    const { id, name, createdAt, expiresAt, ...same } = theirs ?? {};
    expect(ours).toMatchObject({ ...same, files: expect.anything() });
    expect(ids).toEqual([String(ours?.id), String(id)]);
    expect([ours?.name, name]).toEqual([named(1, 1), named(1, 2)]);
    const days = (date = new Date(0)) => Math.round((date.getTime() - Date.now()) / 86_400_000);
    expect([days(ours?.expiresAt), days(expiresAt)]).toEqual([30, 30]);
    expect(createdAt).toBeDefined();

    const second = github.attempt({ runId: RUN, attempt: 2 });
    const reply = await directly(second, 2);
    expect(reply.documents.map(({ text }) => text)).toEqual([TEXT, TEXT]);
    expect(sorted(reply)).toEqual(sorted(await byClients(second, 2)));
  });

  test('lasts no longer than the repository allows', async () => {
    const first = github.attempt({ runId: RUN, attempt: 1 });
    await keep(first, named(1, 1), 30, { GITHUB_RETENTION_DAYS: '7' });
    const [kept] = stored();
    expect(Math.round(((kept?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7);
  });

  test('knows how long an address that it was given can be used', async () => {
    const first = github.attempt({ runId: RUN, attempt: 1 });
    const begun = await beginUpload(named(1, 1), 30, first.env, () => steadyNow() + 5_000);
    const later = (minutes: number) => new Date(begun.at.getTime() + minutes * 60_000);
    expect([0, 50, 59, 61].map((minutes) => isUsable(begun, later(minutes)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const silent = { ...begun, url: new URL(github.url) };
    expect([0, 4, 6].map((minutes) => isUsable(silent, later(minutes)))).toEqual([true, true, false]);
  });

  test('of nothing that could be taken for something else: a name is taken once', async () => {
    const first = github.attempt({ runId: RUN, attempt: 1 });
    await keep(first, named(1, 1));
    await expect(keep(first, named(1, 1))).rejects.toThrow('status 409');
  });
});

describe('every fault of every request ends in an error, in time', () => {
  const WHAT: readonly Fault['what'][] = [
    401,
    403,
    404,
    409,
    410,
    429,
    500,
    503,
    'reset',
    'hang',
    'cut',
    'stall',
    'html',
    'empty',
    'corrupt',
  ];
  const READS = ['ListArtifacts', 'listWorkflowRunArtifacts', 'downloadArtifact', 'GetBlob'] as const;
  const WRITES = ['CreateArtifact', 'PutBlob', 'FinalizeArtifact'] as const;

  /** Nothing, or a list, that can be read although it is not true; what it leads to is told elsewhere. */
  const harmless = (what: Fault['what'], on: string) =>
    (what === 'empty' && on !== 'listWorkflowRunArtifacts') || (what === 'corrupt' && on === 'PutBlob');

  test.each(READS)('while loading, of %s', async (on) => {
    put(github.attempt({ runId: RUN, attempt: 1 }), named(1, 1));
    const second = github.attempt({ runId: RUN, attempt: 2 });
    for (const what of WHAT) {
      const bodiless =
        on === 'downloadArtifact' && typeof what === 'string' && /cut|stall|corrupt/.test(what);
      if (harmless(what, on) || bodiless) continue;
      const fault = github.faults.add({ what, on });
      const began = steadyNow();
      const outcome = await directly(second, 2, 400).catch((error: unknown) => error);
      expect([what, fault.hits > 0, outcome]).toEqual([what, true, expect.any(ExchangeError)]);
      expect(String(outcome)).not.toMatch(/sig=|127\.0\.0\.1/);
      expect(steadyNow() - began).toBeLessThan(1_500);
      fault.remove();
    }
    expect((await directly(second, 2)).documents).toHaveLength(1);
  });

  test.each(WRITES)('while keeping, of %s', async (on) => {
    const first = github.attempt({ runId: RUN, attempt: 1 });
    let sequence = 0;
    const keep = () => {
      sequence += 1;
      const file = path.join(root, named(1, sequence));
      fs.writeFileSync(file, TEXT);
      const end = steadyNow() + 400;
      return upload(file, 30, first.env, () => end);
    };
    for (const what of WHAT) {
      if (harmless(what, on) || (on === 'PutBlob' && what === 'empty')) continue;
      const fault = github.faults.add({ what, on });
      const outcome = await keep().catch((error: unknown) => error);
      expect([what, fault.hits > 0, outcome]).toEqual([what, true, expect.any(ExchangeError)]);
      expect(String(outcome)).not.toMatch(/sig=|127\.0\.0\.1/);
      fault.remove();
    }
    expect(await keep()).toMatch(/^\d+$/);
  });
});
