import { parentPort, workerData } from 'node:worker_threads';
import { describeError } from '../../engine/errors.js';
import { ArtifactStore } from '../artifact/artifact-store.js';
import { gaveUpWaiting } from '../patience.js';
import { clearAll, loadFromAll, removeFromAll, saveToAll } from '../several-stores.js';
import type { Store, StoreName } from '../store.js';
import { reportChildren, reportProgress } from './activity.js';
import type { Message, OperationName, Operations, Request, TransferSetup } from './protocol.js';
import { loadLibrary } from './storage-blob.js';

/**
 * The transfer thread. GitHub's client libraries cannot be aborted, and a body cut half-way leaves their promises
 * unsettled; so they run here, where the main thread can end them. Their log goes to this thread's own output.
 */
const setup: TransferSetup = workerData;
const [owner = '', repo = ''] = setup.repository.split('/');
const { runId, token, writer, folder } = setup;

/** Half of the 30 s without a byte that end a transfer: the upload client notices within twice this time. */
process.env.ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS ??= '15000';

/** The cache client is a chunk of its own, loaded only when asked for, and only once the thread is ready for it. */
const CREATE: Readonly<Record<StoreName, () => Promise<Store>>> = {
  artifact: async () => new ArtifactStore({ owner, repo, runId }, token),
  cache: async () => {
    (await import('../cache/surroundings.js')).prepareThread(folder);
    const { CacheStore } = await import('../cache/cache-store.js');
    return new CacheStore({ repository: { owner, repo }, runId, token, writer, folder });
  },
};
/** A store that cannot even be set up answers everything with the reason, and does not take the others with it. */
const created = Promise.all(
  setup.stores.map(async (name) => [name, await CREATE[name]().catch((why) => broken(name, why))] as const),
);

function broken(name: StoreName, why: unknown): Store {
  const refuse = () => Promise.reject(why);
  return { name, load: refuse, save: refuse, fetch: refuse, list: refuse, remove: refuse };
}

const all = async () => (await created).map(([, store]) => store);
const some = async (names: readonly StoreName[]) => (await all()).filter(({ name }) => names.includes(name));

const perform: {
  [Name in OperationName]: (ask: Operations[Name]['ask']) => Promise<Operations[Name]['answer']>;
} = {
  load: async (query) => loadFromAll(await all(), query),
  save: async ({ copies, retentionDays, deadline }) =>
    saveToAll(new Map(await created), copies, retentionDays, deadline),
  fetch: async ({ store, query }) => {
    const [only] = await some([store]);
    if (only === undefined) throw new Error(`no ${store} store is set up`);
    return only.fetch(query);
  },
  remove: async ({ stores, names }) => removeFromAll(await some(stores), names),
  clear: async ({ scope, known }) => clearAll(await all(), scope, known),
};

function post(message: Message): void {
  parentPort?.postMessage(message);
}

async function answer(request: Request): Promise<void> {
  const { id } = request;
  const work = (perform[request.name] as (ask: unknown) => Promise<never>)(request.ask);
  try {
    post({ kind: 'answer', id, answer: await work, spent: gaveUpWaiting() });
  } catch (error) {
    post({ kind: 'fault', id, fault: describeError(error) });
  }
}

/** Idle for so long, in ms, as while a command runs, this thread loads what an upload is going to need. */
const IDLE_MS = 50;
let idle = setTimeout(prepare, IDLE_MS);

async function prepare(): Promise<void> {
  loadLibrary();
  for (const store of await all()) await store.prepare?.().catch(() => {});
}

reportProgress(post, folder);
reportChildren(post);
parentPort?.on('message', async (request: Request) => {
  clearTimeout(idle);
  // While an operation runs, only what it waits for keeps this thread alive: should that be nothing, the thread
  // ends, and the main thread knows that there will be no answer.
  parentPort?.unref();
  await answer(request);
  parentPort?.ref();
  idle = setTimeout(prepare, IDLE_MS);
});
