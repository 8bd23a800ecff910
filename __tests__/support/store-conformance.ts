import * as crypto from 'node:crypto';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Outgoing } from '../../src/action/outgoing.js';
import { sha256 } from '../../src/engine/hash.js';
import type { RunDocument } from '../../src/engine/schema.js';
import { scopeHash } from '../../src/engine/scope.js';
import { steadyNow } from '../../src/store/clock.js';
import { documentName, payloadName } from '../../src/store/names.js';
import type { LoadReply, StoreName } from '../../src/store/store.js';
import { TransferThread } from '../../src/store/transfer/transfer-thread.js';
import { verifyStored } from '../../src/store/verify.js';
import { documentOf, doneUnit, SCOPE } from './builders.js';
import { type AttemptOptions, type GitHub, startGitHub } from './github/index.js';

/**
 * What every store, and every set of stores, has to do: run with the real clients, in the thread that they run in,
 * against the stand-in.
 */
export interface Setup {
  readonly stores: readonly StoreName[];
  /** Empty: nothing is sealed. */
  readonly key: string;
}

const RUN = '16234567890';
const OTHER_SCOPE = { ...SCOPE, matrix: '{"node":22}' };

/** One job of one attempt, on a machine with a temp folder of its own. */
class Machine {
  readonly #root = fs.mkdtempSync(path.join(os.tmpdir(), `conformance-${crypto.randomInt(1e9)}-`));
  readonly #thread: TransferThread;
  readonly #setup: Setup;
  readonly #outgoing: Outgoing;
  readonly attempt: number;

  constructor(github: GitHub, setup: Setup, options: AttemptOptions) {
    const job = github.attempt(options);
    this.#setup = setup;
    this.attempt = options.attempt;
    process.env.GITHUB_EVENT_PATH = path.join(this.#root, 'event.json');
    fs.writeFileSync(process.env.GITHUB_EVENT_PATH, '{"repository":{"private":true}}');
    const run = { runId: options.runId, scope: SCOPE };
    this.#outgoing = new Outgoing(run, setup.key, setup.stores);
    this.#thread = new TransferThread(
      pathToFileURL(path.resolve('dist/transfer/index.js')),
      {
        stores: setup.stores,
        repository: github.repository,
        runId: options.runId,
        token: job.token,
        writer: String(job.checkRunId),
        folder: path.join(this.#root, 'thread'),
      },
      () => {},
      { ...process.env, ...job.env, RUNNER_TEMP: this.#root, GITHUB_WORKSPACE: this.#root },
    );
  }

  /** Saves a document under its own name and returns that. */
  async save(document: RunDocument): Promise<string> {
    const { scope = { ...SCOPE }, revision = { attempt: 1, sequence: 0, nonce: '' } } = document;
    const name = documentName('generate', scopeHash(scope), revision);
    const copies = await Promise.all(
      this.#setup.stores.map(async (store) => {
        const text = await this.#outgoing.document(document, store, name, scopeHash(scope));
        return { store, file: this.#file(`${store}/${name}`, text) };
      }),
    );
    await this.#keep(copies);
    return name;
  }

  async savePayload(content: Buffer, scope = SCOPE): Promise<string> {
    const digest = sha256(content);
    const name = payloadName('generate', scopeHash(scope), digest, nonce());
    const plain = this.#file(`plain-${name}`, content);
    const file = await this.#outgoing.archive(plain, digest, scopeHash(scope), this.#folder());
    const named = this.#file(`payload/${name}`, fs.readFileSync(file));
    await this.#keep(this.#setup.stores.map((store) => ({ store, file: named })));
    return name;
  }

  load(scope = SCOPE): Promise<LoadReply> {
    const deadline = steadyNow() + 55_000;
    const ask = { scope: scopeHash(scope), attempt: this.attempt, folder: this.#folder(), deadline };
    return this.#thread.call('load', ask, { deadline: deadline + 3_000 });
  }

  /** What counts of a reply, as a session reads it. */
  async found(scope = SCOPE): Promise<{ documents: readonly RunDocument[]; unread: readonly string[] }> {
    const { documents, unread } = await this.load(scope);
    const opened = await Promise.all(
      documents.map(async (document) => ({
        ...document,
        text: await this.#outgoing.openDocument(document.text, document.name, scopeHash(scope)),
      })),
    );
    const verified = verifyStored(opened, { runId: RUN, scope: scopeHash(scope) });
    return { documents: verified.documents, unread: [...unread, ...verified.unread] };
  }

  async fetch(content: Buffer, store: StoreName, size = content.length, scope = SCOPE): Promise<Buffer> {
    const digest = sha256(content);
    const stored = await this.#outgoing.storedSize(size);
    const query = { scope: scopeHash(scope), digest, size: stored, folder: this.#folder() };
    const file = await this.#thread.call('fetch', { store, query }, { deadline: steadyNow() + 30_000 });
    return fs.readFileSync(await this.#outgoing.openArchive(file, digest, scopeHash(scope)));
  }

  remove(names: readonly string[]): Promise<readonly string[]> {
    const { stores } = this.#setup;
    return this.#thread.call('remove', { stores, names }, { deadline: steadyNow() + 30_000 });
  }

  clear(scope = SCOPE) {
    const ask = { scope: scopeHash(scope), known: [] };
    return this.#thread.call('clear', ask, { deadline: steadyNow() + 30_000 });
  }

  async close(): Promise<void> {
    await this.#thread.close();
    fs.rmSync(this.#root, { recursive: true, force: true });
  }

  async #keep(copies: { store: StoreName; file: string }[]): Promise<void> {
    const ask = { copies, retentionDays: 1, deadline: Number.POSITIVE_INFINITY };
    const reply = await this.#thread.call('save', ask, { deadline: steadyNow() + 30_000 });
    if (reply.faults.length > 0) throw new Error(reply.faults.map(({ fault }) => fault).join('; '));
  }

  #folder(): string {
    return fs.mkdtempSync(path.join(this.#root, 'folder-'));
  }

  #file(name: string, content: string | Buffer): string {
    const file = path.join(this.#folder(), name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    return file;
  }
}

function nonce(): string {
  return crypto.randomBytes(5).toString('hex');
}

function documentAt(attempt: number, sequence: number, given = SCOPE): RunDocument {
  const scope = { ...given };
  const revision = { attempt, sequence, nonce: nonce(), writer: '' };
  const units = { [`a${attempt}`]: doneUnit(), [`s${sequence}`]: doneUnit() };
  return documentOf(units, { runId: RUN, scope, revision });
}

const revisions = (documents: readonly RunDocument[]) =>
  documents.map(({ revision }) => `${revision?.attempt}.${revision?.sequence}`);

export function describeStores(title: string, setup: Setup): void {
  describe(title, () => {
    let github: GitHub;
    let machines: Machine[];
    const machine = (attempt: number, options: Partial<AttemptOptions> = {}) => {
      const made = new Machine(github, setup, { runId: RUN, attempt, ...options });
      machines.push(made);
      return made;
    };
    beforeEach(async () => {
      github = await startGitHub();
      machines = [];
    });
    afterEach(async () => {
      await Promise.all(machines.map((made) => made.close()));
      await github.close();
    });

    test('nothing kept: nothing found, and nothing unread', async () => {
      const reply = await machine(2).load();
      expect(reply).toMatchObject({ documents: [], payloads: [], unread: [], sawEarlierAttempt: false });
    });

    test('a document comes back on another machine, as it was', async () => {
      const document = documentAt(1, 1);
      await machine(1).save(document);
      const other = machine(2);
      expect(await other.found()).toEqual({ documents: [document], unread: [] });
      expect((await other.load()).sawEarlierAttempt).toBe(true);
    });

    test('the latest document of each attempt is found, also when an older attempt writes late', async () => {
      const first = machine(1);
      await first.save(documentAt(1, 1));
      await first.save(documentAt(1, 2));
      await machine(2).save(documentAt(2, 1));
      await first.save(documentAt(1, 3));
      const { documents, unread } = await machine(3).found();
      expect(unread).toEqual([]);
      expect(revisions(documents)).toEqual(expect.arrayContaining(['1.3', '2.1']));
    });

    test('attempt 1 is not attempt 11, run 1 is not run 16, and each scope is its own', async () => {
      await machine(11).save(documentAt(11, 1));
      await machine(1).save(documentAt(1, 1, OTHER_SCOPE));
      const longer = machine(1, { runId: `${RUN}0` });
      await longer.save({ ...documentAt(1, 1), runId: `${RUN}0` });
      const here = machine(2);
      const { documents, unread } = await here.found();
      expect(unread).toEqual([]);
      expect(revisions(documents)).not.toContain('1.1');
      expect((await here.load()).sawEarlierAttempt).toBe(true);
      expect(revisions((await here.found(OTHER_SCOPE)).documents)).toEqual(['1.1']);
    });

    test('an archive comes back byte by byte, from each store', async () => {
      const content = crypto.randomBytes(3 * 1024 * 1024 + 17);
      await machine(1).savePayload(content);
      const other = machine(2);
      for (const store of setup.stores) {
        expect((await other.fetch(content, store)).equals(content)).toBe(true);
        await expect(other.fetch(Buffer.from('other'), store)).rejects.toThrow(/any more/);
        await expect(other.fetch(content, store, 10)).rejects.toThrow(/larger than/);
        await expect(other.fetch(content, store, content.length, OTHER_SCOPE)).rejects.toThrow(/any more/);
      }
    });

    test('what is removed by name is gone, and nothing else', async () => {
      const here = machine(1);
      const names = [await here.save(documentAt(1, 1)), await here.savePayload(Buffer.from('files'))];
      await here.save(documentAt(1, 2));
      const absent = documentName('generate', scopeHash(SCOPE), { attempt: 1, sequence: 9, nonce: nonce() });
      expect([...(await here.remove([...names, absent]))].sort()).toEqual([...names].sort());
      expect(revisions((await machine(2).found()).documents)).toEqual(['1.2']);
    });

    test('clearing removes everything of the scope, also what a newer document contains', async () => {
      const here = machine(1);
      for (const sequence of [1, 2, 3]) await here.save(documentAt(1, sequence));
      await here.savePayload(Buffer.from('files'));
      await here.save(documentAt(1, 1, OTHER_SCOPE));
      expect(await here.clear()).toMatchObject({ left: [] });
      const other = machine(2);
      expect((await other.load()).documents).toEqual([]);
      expect(revisions((await other.found(OTHER_SCOPE)).documents)).toEqual(['1.1']);
    });

    test('a store that refuses is unread, not empty', async () => {
      await machine(1).save(documentAt(1, 1));
      for (const on of ['artifacts', 'caches', 'rest'] as const) github.faults.add({ what: 403, on });
      const { documents, unread } = await machine(2).load();
      expect([documents.length, unread.length > 0]).toEqual([0, true]);
      await expect(machine(2).save(documentAt(2, 1))).rejects.toThrow();
    });

    if (setup.key !== '') {
      test('nothing of it can be read on the way', async () => {
        await machine(1).save(documentAt(1, 1));
        await machine(1).savePayload(Buffer.from('a text that would be recognised'));
        expect(github.receivedBytesContaining('"units"')).toEqual([]);
        expect(github.receivedBytesContaining('would be recognised')).toEqual([]);
      });
    }
  });
}
