import * as diagnostics from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { describeError } from '../../engine/errors.js';
import { ArtifactStore } from '../artifact/artifact-store.js';
import type { Store, StoreName } from '../store.js';
import type { Message, OperationName, Operations, Request, TransferSetup } from './protocol.js';
import { loadLibrary } from './storage-blob.js';

/**
 * The transfer thread. GitHub's client libraries cannot be aborted, and a body cut half-way leaves their promises
 * unsettled; so they run here, where the main thread can end them. Their log goes to this thread's own output.
 */
const setup: TransferSetup = workerData;

/** Half of the 30 s without a byte that end a transfer: the upload client notices within twice this time. */
process.env.ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS ??= '15000';

const CREATE: Readonly<Record<StoreName, () => Store>> = {
  artifact: () => {
    const [owner = '', repo = ''] = setup.repository.split('/');
    return new ArtifactStore({ owner, repo, runId: setup.runId }, setup.token);
  },
};
const stores = new Map(setup.stores.map((name) => [name, CREATE[name]()]));

function storeNamed(name: StoreName): Store {
  const store = stores.get(name);
  if (store === undefined) throw new Error(`no ${name} store is set up`);
  return store;
}

const perform: {
  [Name in OperationName]: (ask: Operations[Name]['ask']) => Promise<Operations[Name]['answer']>;
} = {
  load: (query) => storeNamed('artifact').load(query),
  save: ({ store, file, retentionDays }) => storeNamed(store).save(file, retentionDays),
  fetch: (query) => storeNamed('artifact').fetch(query),
  remove: (names) => storeNamed('artifact').remove(names),
};

function post(message: Message): void {
  parentPort?.postMessage(message);
}

async function answer(request: Request): Promise<void> {
  const { id } = request;
  const work = (perform[request.name] as (ask: unknown) => Promise<never>)(request.ask);
  try {
    post({ kind: 'answer', id, answer: await work });
  } catch (error) {
    post({ kind: 'fault', id, fault: describeError(error) });
  }
}

/** Tells the main thread while bytes move, so that it can end a transfer that has stalled. */
function reportProgress(): void {
  const sockets = new Set<Socket>();
  diagnostics.subscribe('http.client.request.start', (message) => {
    (message as { request: ClientRequest }).request.once('socket', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
  });
  let before = 0;
  setInterval(() => {
    let moved = 0;
    for (const socket of sockets) moved += socket.bytesRead + socket.bytesWritten;
    if (moved !== before) post({ kind: 'progress' });
    before = moved;
  }, 1000).unref();
}

/** Idle for so long, in ms, as while a command runs, this thread loads what an upload is going to need. */
const IDLE_MS = 50;
let idle = setTimeout(prepare, IDLE_MS);

function prepare(): void {
  loadLibrary();
  for (const store of stores.values()) void store.prepare?.().catch(() => {});
}

reportProgress();
parentPort?.on('message', async (request: Request) => {
  clearTimeout(idle);
  // While an operation runs, only what it waits for keeps this thread alive: should that be nothing, the thread
  // ends, and the main thread knows that there will be no answer.
  parentPort?.unref();
  await answer(request);
  parentPort?.ref();
  idle = setTimeout(prepare, IDLE_MS);
});
