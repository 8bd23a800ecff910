import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from '../engine/errors.js';
import type { Journal } from '../store/file/journal.js';
import { payloadName } from '../store/names.js';
import { newNonce } from '../store/nonce.js';
import type { LoadReply } from '../store/store.js';
import { DocumentSaver, type Kept } from '../store/transfer/document-saver.js';
import { TransferThread } from '../store/transfer/transfer-thread.js';
import type { Inputs } from './inputs.js';
import type { JobState } from './job-state.js';
import type { RunContext } from './run-context.js';
import type { ScopeFolder } from './scope-folder.js';
import { missingArtifactService } from './services.js';
import type { Signals } from './signals.js';
import { debug, info, isDebug, warning } from './workflow-commands.js';

/** What a document's load or save may take, in ms (design section 6). */
export const LOAD_MS = 60_000;
const SAVE_MS = 60_000;
/** What a save may take once saves have failed repeatedly in this job. */
const HURRIED_SAVE_MS = 5_000;
/** A payload's transfer ends after so long without a byte. */
const STALL_MS = 30_000;
/** What a load leaves for the thread to answer with what it has. */
const ANSWER_MS = 3_000;

/** The stores outside this machine, with the Action's deadlines and manners. */
export class Remote {
  /** Why nothing can be kept outside this machine; null when it can. */
  readonly unavailable: string | null;
  readonly #thread: TransferThread;
  readonly #job: JobState;
  readonly #signals: Signals | null;
  readonly #retentionDays: number;

  constructor(
    context: RunContext,
    inputs: Pick<Inputs, 'token' | 'retentionDays'>,
    job: JobState,
    signals: Signals | null,
  ) {
    this.unavailable = missingArtifactService(process.env);
    this.#job = job;
    this.#signals = signals;
    this.#retentionDays = inputs.retentionDays;
    const setup = {
      stores: ['artifact' as const],
      repository: context.scope.repository,
      runId: context.runId,
      token: inputs.token,
    };
    this.#thread = new TransferThread(bundleEntry(), setup, logOfThread);
    if (this.unavailable !== null && job.first('unavailable-warning')) warning(`${this.unavailable}.`);
  }

  /** Loads the transfer code while something else is going on. */
  warmUp(): void {
    if (this.unavailable === null) this.#thread.warmUp();
  }

  load(scope: string, attempt: number, folder: string): Promise<LoadReply> {
    const deadline = Date.now() + LOAD_MS;
    return this.#thread.call(
      'load',
      { scope, attempt, folder, deadline: deadline - ANSWER_MS },
      { deadline },
    );
  }

  /** Keeps the journal's document from now on, whenever {@link DocumentSaver.request} is called. */
  saver(context: RunContext, folder: ScopeFolder, journal: Journal): DocumentSaver {
    const scratch = folder.scratch('save');
    return new DocumentSaver(this.#thread, {
      stamp: () => {
        this.#job.countArtifact();
        return journal.stamp();
      },
      label: context.scope.job,
      scope: context.scopeHash,
      retentionDays: this.#retentionDays,
      folder: scratch,
      budgetMs: () => this.#budget(SAVE_MS),
      onKept: (kept: Kept) => {
        const state = folder.readState(context);
        folder.writeState({ ...state, kept: [...state.kept, kept.name], unsaved: false });
      },
    });
  }

  /** Keeps a step's archive. Returns why it could not be kept, or null. */
  async savePayload(
    context: RunContext,
    folder: ScopeFolder,
    archive: string,
    digest: string,
  ): Promise<string | null> {
    const name = payloadName(context.scope.job, context.scopeHash, digest, newNonce());
    const file = path.join(folder.scratch('payload'), name);
    try {
      fs.linkSync(archive, file);
    } catch {
      fs.copyFileSync(archive, file); // file systems without hard links
    }
    try {
      this.#job.countArtifact();
      const ask = { store: 'artifact' as const, file, retentionDays: this.#retentionDays };
      await this.#thread.call('save', ask, {
        deadline: this.#signals?.interruption ? Date.now() + this.#budget(SAVE_MS) : Number.POSITIVE_INFINITY,
        stallMs: STALL_MS,
      });
      const state = folder.readState(context);
      folder.writeState({ ...state, payloads: [...state.payloads, name] });
      return null;
    } catch (error) {
      return describeError(error);
    } finally {
      fs.rmSync(path.dirname(file), { recursive: true, force: true });
    }
  }

  fetchPayload(scope: string, digest: string, folder: string): Promise<string> {
    const limits = { deadline: Number.POSITIVE_INFINITY, stallMs: STALL_MS };
    return this.#thread.call('fetch', { scope, digest, folder }, limits);
  }

  async remove(names: readonly string[]): Promise<string[]> {
    return this.#thread.call('remove', names, { deadline: Date.now() + SAVE_MS });
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }

  #budget(usual: number): number {
    const patience = this.#job.inHurry ? HURRIED_SAVE_MS : usual;
    return Math.min(patience, this.#signals?.remainingMs() ?? patience);
  }
}

/** The clients' own chatter is for debug logs; the masks that they declare for signed addresses always count. */
function logOfThread(line: string): void {
  if (/^::add-mask::/.test(line)) info(line);
  else if (isDebug(process.env)) debug(line.replace(/^::\w+(?: [^:]*)?::/, ''));
}

/** The file that Node was started with: the bundle itself, which also knows how to be the transfer thread. */
function bundleEntry(): URL {
  return pathToFileURL(process.argv[1] ?? '');
}
