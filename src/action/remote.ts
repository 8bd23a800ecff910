import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from '../engine/errors.js';
import { payloadName } from '../store/names.js';
import { newNonce } from '../store/nonce.js';
import type { LoadReply, PayloadQuery } from '../store/store.js';
import type { OperationName, Operations, TransferSetup } from '../store/transfer/protocol.js';
import type { Limits, TransferThread } from '../store/transfer/transfer-thread.js';
import type { Inputs } from './inputs.js';
import type { JobState } from './job-state.js';
import type { RunContext } from './run-context.js';
import type { ScopeFolder } from './scope-folder.js';
import { missingArtifactService } from './services.js';
import type { Signals } from './signals.js';
import { debug, forward, isDebug, plainText, warning } from './workflow-commands.js';

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
/** Pauses before the tries of a payload's upload, in ms. */
const PAYLOAD_PAUSES_MS = [0, 1_000, 4_000];

/** The stores outside this machine, with the Action's deadlines and manners. */
export class Remote {
  /** Why nothing can be kept outside this machine; null when it can. */
  readonly unavailable: string | null;
  readonly retentionDays: number;
  readonly #setup: TransferSetup;
  readonly #job: JobState;
  readonly #signals: Signals | null;
  #thread: Promise<TransferThread> | null = null;

  /** @param signals null in the post step, which the runner does not cancel */
  constructor(
    context: RunContext,
    inputs: Pick<Inputs, 'token' | 'retentionDays'>,
    job: JobState,
    signals: Signals | null,
  ) {
    this.unavailable = missingArtifactService(process.env);
    this.retentionDays = inputs.retentionDays;
    this.#job = job;
    this.#signals = signals;
    this.#setup = {
      stores: ['artifact'],
      repository: context.scope.repository,
      runId: context.runId,
      token: inputs.token,
    };
    if (this.unavailable !== null && job.first('unavailable-warning')) warning(`${this.unavailable}.`);
  }

  /** Loads the transfer code while something else is going on. */
  async warmUp(): Promise<void> {
    if (this.unavailable === null) (await this.#open()).warmUp();
  }

  /** One operation of the transfer thread. A step that is skipped never gets here, and never loads it. */
  async call<Name extends OperationName>(
    name: Name,
    ask: Operations[Name]['ask'],
    limits: Limits,
  ): Promise<Operations[Name]['answer']> {
    return (await this.#open()).call(name, ask, limits);
  }

  load(context: RunContext, folder: string): Promise<LoadReply> {
    const deadline = Date.now() + LOAD_MS;
    const { scopeHash: scope, attempt, label } = context;
    return this.call('load', { scope, attempt, label, folder, deadline: deadline - ANSWER_MS }, { deadline });
  }

  /** Keeps a step's archive. Returns why it could not be kept, or null. */
  async savePayload(
    context: RunContext,
    folder: ScopeFolder,
    archive: string,
    digest: string,
  ): Promise<string | null> {
    let fault = '';
    for (const pause of PAYLOAD_PAUSES_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const started = Date.now();
      try {
        const name = await this.#trySavePayload(context, folder, archive, digest);
        const state = folder.readState(context);
        folder.writeState({ ...state, payloads: [...state.payloads, name] });
        return null;
      } catch (error) {
        fault = describeError(error);
        // A try that took long has had the clients' own retries already.
        if (Date.now() - started >= STALL_MS || this.#signals?.interruption) break;
      }
    }
    return fault;
  }

  fetchPayload(query: PayloadQuery): Promise<string> {
    return this.call('fetch', query, { deadline: Number.POSITIVE_INFINITY, stallMs: STALL_MS });
  }

  async remove(names: readonly string[]): Promise<string[]> {
    return this.call('remove', names, { deadline: Date.now() + SAVE_MS });
  }

  /** What a save may take now, in ms. */
  saveBudget(): number {
    if (this.#job.inHurry) return Math.min(HURRIED_SAVE_MS, this.#signals?.remainingMs() ?? HURRIED_SAVE_MS);
    return this.#signals === null ? POST_SAVE_MS : Math.min(SAVE_MS, this.#signals.remainingMs());
  }

  async close(): Promise<void> {
    await (await this.#thread)?.close();
  }

  /** A failed upload leaves its name reserved, so each try has a name of its own. Returns it. */
  async #trySavePayload(
    context: RunContext,
    folder: ScopeFolder,
    archive: string,
    digest: string,
  ): Promise<string> {
    const name = payloadName(context.label, context.scopeHash, digest, newNonce());
    const file = path.join(folder.scratch('payload'), name);
    try {
      copyOrLink(archive, file);
      this.#job.countArtifact();
      const deadline = this.#signals?.interruption
        ? Date.now() + this.saveBudget()
        : Number.POSITIVE_INFINITY;
      const ask = { store: 'artifact' as const, file, retentionDays: this.retentionDays };
      await this.call('save', ask, { deadline, stallMs: STALL_MS });
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
