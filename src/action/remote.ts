import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Payload } from '../engine/schema.js';
import { steadyNow } from '../store/clock.js';
import { StoreError } from '../store/errors.js';
import type { ClearReply, SaveReply } from '../store/several-stores.js';
import type { LoadReply, StoreName } from '../store/store.js';
import type { Edition } from '../store/transfer/document-saver.js';
import type { OperationName, Operations, TransferSetup } from '../store/transfer/protocol.js';
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
/** The part of a load's time that is kept for the thread to answer with what it has, in ms. */
const ANSWER_MS = 3_000;
/** Artifacts that only the post step may still make. */
const POST_RESERVE = 10;

type RemoteInputs = Pick<
  Inputs,
  'token' | 'retentionDays' | 'stores' | 'encryptionKey' | 'requireEncryption' | 'files'
>;

/** The stores outside this machine, with the Action's deadlines and its messages. */
export class Remote {
  /** Why nothing can be kept outside this machine; null when it can. */
  readonly unavailable: string | null;
  /** The stores of this job, in the order in which they are tried. */
  readonly stores: readonly StoreName[];
  /** In what form things leave this machine. */
  readonly outgoing: Outgoing;
  readonly retentionDays: number;
  readonly job: JobState;
  /** Null in the post step. */
  readonly signals: Signals | null;
  readonly #setup: TransferSetup;
  readonly #direct: DirectWay;
  readonly #hasFiles: boolean;
  #thread: Promise<TransferThread> | null = null;

  /** @param signals null in the post step, which the runner does not cancel */
  constructor(context: RunContext, inputs: RemoteInputs, job: JobState, signals: Signals | null) {
    const places = findPlaces(inputs, process.env);
    this.unavailable = places.unavailable;
    this.stores = places.usable;
    this.outgoing = new Outgoing(context, inputs.encryptionKey, places.usable);
    this.retentionDays = inputs.retentionDays;
    this.job = job;
    this.signals = signals;
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
    return this.job.hasRoomForArtifacts(this.signals === null ? 0 : POST_RESERVE)
      ? this.stores
      : this.stores.filter((store) => store !== 'artifact');
  }

  /** Whether a step's archive can be kept anywhere now. */
  get takesArchives(): boolean {
    return this.storesWithRoom.some((store) => !this.outgoing.recordOnly(store));
  }

  /** Loads what keeping needs while something else is going on; where that helps, takes the next document's name. */
  async prepare(name: string): Promise<void> {
    if (this.unavailable !== null) return;
    const direct = this.#direct.isOpen(this.storesWithRoom);
    // Before the first await: a save that comes now must know that the name is being taken.
    const taken = direct && !this.#direct.isPrepared(name) ? this.#take(name) : undefined;
    await this.outgoing.prepare();
    if (!direct || this.#hasFiles) (await this.#open()).warmUp();
    await taken;
  }

  #take(name: string): Promise<void> {
    this.job.countArtifact();
    return this.#direct.prepare(name, this.retentionDays);
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
  async save(edition: Edition, deadline: () => number): Promise<SaveReply> {
    const taken = this.#direct.isPrepared(edition.name);
    if (edition.texts.has('artifact') && !taken) this.job.countArtifact();
    if (this.#direct.takes(edition)) return this.#direct.save(edition, deadline);
    if (taken) throw new StoreError('the document did not fit where its name was taken', '');
    const { saveByThread } = await import('../store/transfer/save-by-thread.js');
    return saveByThread(await this.#open(), edition, this.#setup.folder, deadline);
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

  /**
   * Keeps a step's archive where it may be kept. Returns why it could not be kept anywhere, or null.
   * @param deadline when it has to be over, asked again and again
   */
  async savePayload(
    context: RunContext,
    folder: ScopeFolder,
    file: string,
    digest: string,
    deadline?: () => number,
  ): Promise<string | null> {
    const { saveArchive } = await import('./archive-transfer.js');
    return saveArchive(this, { context, folder, file, digest, deadline });
  }

  /** @throws Error that says what each store answered */
  async fetchPayload(payload: Payload, scope: string, folder: string): Promise<string> {
    const { fetchArchive } = await import('./archive-transfer.js');
    return fetchArchive(this, payload, scope, folder);
  }

  /** Removes by name from these stores; returns what is gone. */
  remove(
    names: readonly string[],
    stores: readonly StoreName[],
    deadline: () => number = () => Number.POSITIVE_INFINITY,
  ): Promise<string[]> {
    const latest = steadyNow() + SAVE_MS;
    return this.call('remove', { stores, names }, { deadline: () => Math.min(latest, deadline()) });
  }

  /** Removes everything of a scope from all stores; `known` are names to try where a store cannot list. */
  clear(scope: string, known: readonly string[]): Promise<ClearReply> {
    return this.call('clear', { scope, known }, { deadline: steadyNow() + SAVE_MS });
  }

  /** When a save that started at a time has to be over; both by {@link steadyNow}. */
  saveDeadline(started: number): number {
    const usual = this.signals === null ? POST_SAVE_MS : SAVE_MS;
    const patience = this.job.inHurry ? HURRIED_SAVE_MS : usual;
    return Math.min(started + patience, this.signals?.deadline ?? Number.POSITIVE_INFINITY);
  }

  /** Says, once a job, that a store did not take what another one did. */
  warnPartly(faults: readonly { readonly store: StoreName; readonly fault: string }[]): void {
    for (const { store, fault } of faults) {
      if (!this.job.first(`not-kept-${store}`)) continue;
      const others = inPlaces(this.stores.filter((other) => other !== store));
      warning(`The checkpoint could not be kept ${inPlaces([store])} (${fault}). It is kept ${others}.`);
    }
  }

  /** Says, once a job, that one of its stores gets less than the steps produce. */
  noteRecordOnly(): void {
    if (!this.stores.some((store) => this.outgoing.recordOnly(store))) return;
    if (!this.job.first('record-only')) return;
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
      // Node 20 throws when there is no such folder because its parent is a file.
    }
  }

  #open(): Promise<TransferThread> {
    this.#thread ??= import('../store/transfer/transfer-thread.js').then(
      (module) => new module.TransferThread(transferBundle(), this.#setup, logOfThread),
    );
    return this.#thread;
  }
}

/** What the clients print is for debug logs, except the masks that they declare for signed addresses. */
function logOfThread(line: string): void {
  if (/^::add-mask::/.test(line)) forward(line);
  else if (isDebug(process.env)) debug(plainText(line));
}

/** The bundle with GitHub's clients, beside the one that Node was started with. */
function transferBundle(): URL {
  return new URL('../transfer/index.js', pathToFileURL(process.argv[1] ?? ''));
}
