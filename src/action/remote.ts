import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from '../engine/errors.js';
import type { Payload } from '../engine/schema.js';
import { steadyNow } from '../store/clock.js';
import { StorePolicyError } from '../store/errors.js';
import { payloadName } from '../store/names.js';
import { newNonce } from '../store/nonce.js';
import type { ClearReply, SaveReply } from '../store/several-stores.js';
import type { LoadReply, StoreName } from '../store/store.js';
import type { OperationName, Operations, SaveQuery, TransferSetup } from '../store/transfer/protocol.js';
import type { Limits, TransferThread } from '../store/transfer/transfer-thread.js';
import { DirectWay } from './direct-way.js';
import type { Inputs } from './inputs.js';
import type { JobState } from './job-state.js';
import { Outgoing } from './outgoing.js';
import { findPlaces, inPlaces } from './places.js';
import type { RunContext } from './run-context.js';
import type { ScopeFolder } from './scope-folder.js';
import type { Signals } from './signals.js';
import { debug, forward, isDebug, notice, plainText, warning } from './workflow-commands.js';

/** What a document's load or save may take, in ms (design section 6). */
export const LOAD_MS = 60_000;
const SAVE_MS = 60_000;
/** What a save may take once saves have failed repeatedly in this job. */
const HURRIED_SAVE_MS = 5_000;
/** What a save of the post step may take, which repeats what has failed before. */
const POST_SAVE_MS = 15_000;
/** A payload's transfer ends after so long without a byte. */
const STALL_MS = 30_000;
/** What a load leaves for the thread to answer with what it has. */
const ANSWER_MS = 3_000;
/** Artifacts that only the post step may still make. */
const POST_RESERVE = 10;
/** What the archives leave of the time after a signal for the document that refers to them, in ms. */
const DOCUMENT_SHARE_MS = 4_000;
/** Pauses before the tries of a payload's upload, in ms. */
const PAYLOAD_PAUSES_MS = [0, 1_000, 4_000];

type RemoteInputs = Pick<
  Inputs,
  'token' | 'retentionDays' | 'stores' | 'encryptionKey' | 'requireEncryption' | 'files'
>;

/** The stores outside this machine, with the Action's deadlines and manners. */
export class Remote {
  /** Why nothing can be kept outside this machine; null when it can. */
  readonly unavailable: string | null;
  /** The stores of this job, in the order in which they are tried. */
  readonly stores: readonly StoreName[];
  /** In what form things leave this machine. */
  readonly outgoing: Outgoing;
  readonly retentionDays: number;
  readonly #setup: TransferSetup;
  readonly #direct: DirectWay;
  readonly #hasFiles: boolean;
  readonly #job: JobState;
  readonly #signals: Signals | null;
  #thread: Promise<TransferThread> | null = null;

  /** @param signals null in the post step, which the runner does not cancel */
  constructor(context: RunContext, inputs: RemoteInputs, job: JobState, signals: Signals | null) {
    const places = findPlaces(inputs, process.env);
    this.unavailable = places.unavailable;
    this.stores = places.usable;
    this.outgoing = new Outgoing(context, inputs.encryptionKey, places.usable);
    this.retentionDays = inputs.retentionDays;
    this.#job = job;
    this.#signals = signals;
    this.#setup = {
      stores: this.stores,
      repository: context.scope.repository,
      runId: context.runId,
      token: inputs.token,
      writer: context.writer,
      folder: path.join(context.temp, 'checkpoint-action', `transfer-${process.pid}`),
    };
    this.#direct = new DirectWay(this.#setup, job);
    this.#hasFiles = inputs.files.length > 0;
    const lacking = this.unavailable === null ? places.missing : [this.unavailable];
    if (lacking.length > 0 && job.first('unavailable-warning')) warning(`${lacking.join('. ')}.`);
  }

  /** The stores that a document can be kept in now: a job may make only so many artifacts. */
  get storesWithRoom(): readonly StoreName[] {
    return this.#job.hasRoomForArtifacts(this.#signals === null ? 0 : POST_RESERVE)
      ? this.stores
      : this.stores.filter((store) => store !== 'artifact');
  }

  /** Loads what a save needs while something else is going on. */
  async warmUp(): Promise<void> {
    if (this.unavailable !== null) return;
    const direct = this.#direct.isOpen(this.stores);
    if (direct) await this.#direct.prepare();
    if (!direct || this.#hasFiles) (await this.#open()).warmUp();
  }

  /**
   * One operation on the stores. A step that is skipped with what is on this machine never gets here, and never loads
   * what that takes.
   */
  async call<Name extends OperationName>(
    name: Name,
    ask: Operations[Name]['ask'],
    limits: Limits,
  ): Promise<Operations[Name]['answer']> {
    return (await this.#open()).call(name, ask, limits);
  }

  /** Keeps a document. A try that fails may have used up its name. */
  async save(ask: SaveQuery, deadline: () => number): Promise<SaveReply> {
    return (await this.#direct.takes(ask))
      ? this.#direct.save(ask, deadline)
      : this.call('save', ask, { deadline });
  }

  /** Begins to ask the stores what they know, or what has to be loaded for it, while something else is going on. */
  async loadEarly(context: RunContext): Promise<void> {
    if (this.unavailable !== null) return;
    if (this.#direct.isOpen(this.stores)) await this.#direct.load(context);
    else (await this.#open()).warmUp();
  }

  async load(context: RunContext, folder: string): Promise<LoadReply> {
    const deadline = steadyNow() + LOAD_MS;
    const direct = this.#direct.isOpen(this.stores) ? await this.#direct.load(context) : null;
    if (direct !== null) return direct;
    const { scopeHash: scope, attempt, label } = context;
    return this.call('load', { scope, attempt, label, folder, deadline: deadline - ANSWER_MS }, { deadline });
  }

  /** Keeps a step's archive where it may be kept. Returns why it could not be kept anywhere, or null. */
  async savePayload(
    context: RunContext,
    folder: ScopeFolder,
    archive: string,
    digest: string,
  ): Promise<string | null> {
    const targets = this.storesWithRoom.filter((store) => !this.outgoing.recordOnly(store));
    if (targets.length === 0) return null;
    const faults: { store: StoreName; fault: string }[] = [];
    const scratch = folder.scratch('payload');
    try {
      const outgoing = await this.outgoing.archive(archive, digest, context.scopeHash, scratch);
      for (const store of targets) {
        const fault = await this.#savePayloadIn(store, context, folder, outgoing, digest);
        if (fault !== null) faults.push({ store, fault });
      }
    } catch (error) {
      return describeError(error);
    } finally {
      fs.rmSync(scratch, { recursive: true, force: true });
    }
    if (faults.length === targets.length) return faults.map(({ fault }) => fault).join('; ');
    this.warnPartly(faults);
    return null;
  }

  async #savePayloadIn(
    store: StoreName,
    context: RunContext,
    folder: ScopeFolder,
    archive: string,
    digest: string,
  ): Promise<string | null> {
    let fault = '';
    for (const pause of PAYLOAD_PAUSES_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const started = steadyNow();
      try {
        const name = await this.#trySavePayload(store, context, folder, archive, digest);
        folder.updateState(context, ({ payloads }) => ({ payloads: [...payloads, name] }));
        return null;
      } catch (error) {
        fault = describeError(error);
        // A try that took long has had the clients' own retries already.
        const hopeless = error instanceof StorePolicyError || steadyNow() - started >= STALL_MS;
        if (hopeless || this.#signals?.interruption) break;
      }
    }
    return fault;
  }

  /**
   * Brings an archive from the first store that has it whole. Returns the file, in `folder`.
   * @throws Error that says what each store answered
   */
  async fetchPayload(payload: Payload, scope: string, folder: string): Promise<string> {
    const { sha256: digest, size } = payload;
    const faults: string[] = [];
    for (const store of this.stores) {
      const target = fs.mkdtempSync(path.join(folder, `${store}-`));
      const query = { scope, digest, size: await this.outgoing.storedSize(size), folder: target };
      const limits = { deadline: Number.POSITIVE_INFINITY, stallMs: STALL_MS };
      try {
        const fetched = await this.call('fetch', { store, query }, limits);
        const archive = await this.outgoing.openArchive(fetched, digest, scope);
        const { digestFile } = await import('../store/files/digest.js');
        if (digestFile(archive).sha256 === digest) return archive;
        faults.push('the archive does not match its digest');
      } catch (error) {
        faults.push(describeError(error));
      }
    }
    throw new Error(faults.join('; '));
  }

  /** Removes by name from these stores; returns what is gone. */
  remove(names: readonly string[], stores: readonly StoreName[]): Promise<string[]> {
    return this.call('remove', { stores, names }, { deadline: steadyNow() + SAVE_MS });
  }

  /** Removes everything of a scope from all stores; `known` are names to try where a store cannot list. */
  clear(scope: string, known: readonly string[]): Promise<ClearReply> {
    return this.call('clear', { scope, known }, { deadline: steadyNow() + SAVE_MS });
  }

  /** When a save that started at a time has to be over; both by {@link steadyNow}. */
  saveDeadline(started: number): number {
    const usual = this.#signals === null ? POST_SAVE_MS : SAVE_MS;
    const patience = this.#job.inHurry ? HURRIED_SAVE_MS : usual;
    return Math.min(started + patience, this.#signals?.deadline ?? Number.POSITIVE_INFINITY);
  }

  /** Says, once a job, that a store did not take what another one did. */
  warnPartly(faults: readonly { readonly store: StoreName; readonly fault: string }[]): void {
    for (const { store, fault } of faults) {
      if (!this.#job.first(`not-kept-${store}`)) continue;
      const others = inPlaces(this.stores.filter((other) => other !== store));
      warning(`The checkpoint could not be kept ${inPlaces([store])} (${fault}). It is kept ${others}.`);
    }
  }

  /** Says, once a job, that one of its stores gets less than the steps produce. */
  noteRecordOnly(): void {
    if (!this.stores.some((store) => this.outgoing.recordOnly(store))) return;
    if (!this.#job.first('record-only')) return;
    notice(
      'This repository is public, or the event does not say that it is private, so the cache only gets that steps are done, without their outputs and files. Set "encryption-key" to keep everything there.',
    );
  }

  async close(): Promise<void> {
    if (this.#thread === null) return;
    await (await this.#thread).close();
    try {
      fs.rmSync(this.#setup.folder, { recursive: true, force: true });
    } catch {
      // Where it could not be made, as below a file, Node 20 does not take its absence for success.
    }
  }

  /** A failed upload leaves its name reserved, so each try has a name of its own. Returns it. */
  async #trySavePayload(
    store: StoreName,
    context: RunContext,
    folder: ScopeFolder,
    archive: string,
    digest: string,
  ): Promise<string> {
    const name = payloadName(context.label, context.scopeHash, digest, newNonce());
    const file = path.join(folder.scratch('payload'), name);
    try {
      copyOrLink(archive, file);
      if (store === 'artifact') this.#job.countArtifact();
      // After a signal the document has to get its turn: without it, the archive is of no use.
      const deadline = () => (this.#signals?.deadline ?? Number.POSITIVE_INFINITY) - DOCUMENT_SHARE_MS;
      const copies = [{ store, file }];
      const ask = { copies, retentionDays: this.retentionDays, deadline: Number.POSITIVE_INFINITY };
      const { faults } = await this.call('save', ask, { deadline, stallMs: STALL_MS });
      const [first] = faults;
      if (first?.final) throw new StorePolicyError(first.fault, '');
      if (first !== undefined) throw new Error(first.fault);
      return name;
    } finally {
      fs.rmSync(path.dirname(file), { recursive: true, force: true });
    }
  }

  #open(): Promise<TransferThread> {
    this.#thread ??= import('../store/transfer/transfer-thread.js').then(
      (module) => new module.TransferThread(transferBundle(), this.#setup, logOfThread),
    );
    return this.#thread;
  }
}

function copyOrLink(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to); // file systems without hard links
  }
}

/** The clients' own chatter is for debug logs; the masks that they declare for signed addresses always count. */
function logOfThread(line: string): void {
  if (/^::add-mask::/.test(line)) forward(line);
  else if (isDebug(process.env)) debug(plainText(line));
}

/** The bundle with GitHub's clients, beside the one that Node was started with. */
function transferBundle(): URL {
  return new URL('../transfer/index.js', pathToFileURL(process.argv[1] ?? ''));
}
