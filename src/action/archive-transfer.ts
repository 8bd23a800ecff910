import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../engine/errors.js';
import type { Payload } from '../engine/schema.js';
import { steadyNow } from '../store/clock.js';
import { StorePolicyError } from '../store/errors.js';
import { digestFile } from '../store/files/digest.js';
import { payloadName } from '../store/names.js';
import { newNonce } from '../store/nonce.js';
import type { StoreName } from '../store/store.js';
import type { Remote } from './remote.js';
import type { RunContext } from './run-context.js';
import type { ScopeFolder } from './scope-folder.js';

/** Brings the archives of steps' files to the stores and back. Steps without files never load this. */

/** A transfer ends after so long without a byte. */
const STALL_MS = 30_000;
/** After a signal: the time that is left to the document that refers to the archives, in ms. */
const DOCUMENT_SHARE_MS = 4_000;
/** Pauses before the tries of an upload, in ms. */
const PAUSES_MS = [0, 1_000, 4_000];

/** One archive on this machine, and where it belongs. */
interface Archive {
  readonly context: RunContext;
  readonly folder: ScopeFolder;
  readonly file: string;
  readonly digest: string;
  /** When it has to be over, asked again and again. Default: in time for the document, after a signal. */
  readonly deadline?: (() => number) | undefined;
}

/** Keeps an archive where it may be kept. Returns why it could not be kept anywhere, or null. */
export async function saveArchive(remote: Remote, archive: Archive): Promise<string | null> {
  const targets = remote.storesWithRoom.filter((store) => !remote.outgoing.recordOnly(store));
  if (targets.length === 0) return null;
  const faults: { store: StoreName; fault: string }[] = [];
  const { context, digest, folder } = archive;
  const scratch = folder.scratch('payload');
  try {
    const file = await remote.outgoing.archive(archive.file, digest, context.scopeHash, scratch);
    for (const store of targets) {
      const fault = await saveIn(store, remote, { ...archive, file });
      if (fault !== null) faults.push({ store, fault });
    }
  } catch (error) {
    return describeError(error);
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  if (faults.length === targets.length) return faults.map(({ fault }) => fault).join('; ');
  remote.warnPartly(faults);
  return null;
}

async function saveIn(store: StoreName, remote: Remote, archive: Archive): Promise<string | null> {
  const { context, folder, deadline = () => usualDeadline(remote) } = archive;
  let fault = '';
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const started = steadyNow();
    try {
      const name = await trySaveIn(store, remote, archive, deadline);
      folder.updateState(context, ({ payloads }) => ({ payloads: [...payloads, name] }));
      return null;
    } catch (error) {
      fault = describeError(error);
      // A try that took long has had the clients' own retries already.
      const hopeless = error instanceof StorePolicyError || steadyNow() - started >= STALL_MS;
      if (hopeless || remote.signals?.interruption || deadline() <= steadyNow()) break;
    }
  }
  return fault;
}

/** After a signal the document has to get its turn: without it, the archive is of no use. */
function usualDeadline({ signals }: Remote): number {
  return (signals?.deadline ?? Number.POSITIVE_INFINITY) - DOCUMENT_SHARE_MS;
}

/** A failed upload leaves its name reserved, so each try has a name of its own. Returns it. */
async function trySaveIn(
  store: StoreName,
  remote: Remote,
  { context, digest, file: archive, folder }: Archive,
  deadline: () => number,
): Promise<string> {
  const name = payloadName(context.label, context.scopeHash, digest, newNonce());
  const file = path.join(folder.scratch('payload'), name);
  try {
    copyOrLink(archive, file);
    if (store === 'artifact') remote.job.countArtifact();
    const copies = [{ store, file }];
    const ask = { copies, retentionDays: remote.retentionDays, deadline: Number.POSITIVE_INFINITY };
    const { faults } = await remote.call('save', ask, { deadline, stallMs: STALL_MS });
    const [first] = faults;
    if (first?.final) throw new StorePolicyError(first.fault, '');
    if (first !== undefined) throw new Error(first.fault);
    return name;
  } finally {
    fs.rmSync(path.dirname(file), { recursive: true, force: true });
  }
}

/**
 * Brings an archive from the first store that has it whole. Returns the file, in `folder`.
 * @throws Error that says what each store answered
 */
export async function fetchArchive(
  remote: Remote,
  payload: Payload,
  scope: string,
  folder: string,
): Promise<string> {
  const { sha256: digest, size } = payload;
  const faults: string[] = [];
  for (const store of remote.stores) {
    const target = fs.mkdtempSync(path.join(folder, `${store}-`));
    const query = { scope, digest, size: await remote.outgoing.storedSize(size), folder: target };
    const limits = { deadline: Number.POSITIVE_INFINITY, stallMs: STALL_MS };
    try {
      const fetched = await remote.call('fetch', { store, query }, limits);
      const archive = await remote.outgoing.openArchive(fetched, digest, scope);
      if (digestFile(archive).sha256 === digest) return archive;
      faults.push('the archive does not match its digest');
    } catch (error) {
      faults.push(describeError(error));
    }
  }
  throw new Error(faults.join('; '));
}

function copyOrLink(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to); // file systems without hard links
  }
}
