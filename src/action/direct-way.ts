import { describeError } from '../engine/errors.js';
import { steadyNow } from '../store/clock.js';
import type { Begun } from '../store/direct/upload-directly.js';
import { isWayOpen } from '../store/direct/way.js';
import { StoreError } from '../store/errors.js';
import type { SaveReply } from '../store/several-stores.js';
import type { LoadReply, StoreName } from '../store/store.js';
import type { Edition } from '../store/transfer/document-saver.js';
import type { TransferSetup } from '../store/transfer/protocol.js';
import type { JobState } from './job-state.js';
import type { RunContext } from './run-context.js';
import { debug, isDebug } from './workflow-commands.js';

/** How long this way may take before GitHub's clients are asked, in ms; at most half of the time that is left. */
const PATIENCE_MS = 5_000;
/** A larger document goes through the client, which sends it in blocks and notices when the upload stalls. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Documents to and from the artifact service without GitHub's clients, which take most of a short step's time to load.
 * It serves the usual case only: whatever it cannot do, or does not understand, the clients do.
 */
export class DirectWay {
  readonly #setup: TransferSetup;
  readonly #job: JobState;
  #loading: Promise<LoadReply | null> | null = null;
  #prepared: { readonly name: string; readonly begun: Promise<Begun> } | null = null;

  /** @param job remembers that this way failed, so that no later step of the job tries it */
  constructor(setup: TransferSetup, job: JobState) {
    this.#setup = setup;
    this.#job = job;
  }

  /** Whether there is such a way now. */
  isOpen(stores: readonly StoreName[]): boolean {
    const onlyArtifacts = stores.length === 1 && stores[0] === 'artifact';
    return onlyArtifacts && isWayOpen(process.env) && this.#job.directWorks;
  }

  /** Begins to ask for what is known of a scope, once. Null: the clients have to be asked. */
  load({ scopeHash: scope, attempt }: RunContext): Promise<LoadReply | null> {
    const { repository, runId, token } = this.#setup;
    const end = steadyNow() + PATIENCE_MS;
    this.#loading ??= this.#try('load', async () => {
      const { loadDirectly } = await import('../store/direct/load-directly.js');
      return loadDirectly({ repository, runId, token, scope, attempt, deadline: () => end }, process.env);
    });
    return this.#loading;
  }

  /**
   * Takes the name of the next document while something else is going on, and loads what its upload needs. Keeping it
   * then takes one request less.
   */
  async prepare(name: string, retentionDays: number): Promise<void> {
    this.#prepared = { name, begun: this.#begin(name, retentionDays, () => Number.POSITIVE_INFINITY) };
    // The save that needs it reports its failure.
    await this.#prepared.begun.catch(() => {});
  }

  /** Whether a document's name has been taken already. */
  isPrepared(name: string): boolean {
    return this.#prepared?.name === name;
  }

  /** Whether a save can go this way. */
  takes({ texts }: Edition): boolean {
    const size = Buffer.byteLength(texts.get('artifact') ?? '');
    return this.isOpen([...texts.keys()]) && size <= MAX_BYTES;
  }

  /** @throws StoreError when it is not kept; its name may be taken, and the clients have to be given another one */
  async save({ name, texts, retentionDays }: Edition, deadline: () => number): Promise<SaveReply> {
    const { finishUpload, isUsable } = await import('../store/direct/upload-directly.js');
    const prepared = this.isPrepared(name) ? this.#prepared : null;
    this.#prepared = null;
    try {
      const begun = await (prepared?.begun ?? this.#begin(name, retentionDays, deadline));
      if (prepared !== null && !isUsable(begun, new Date())) {
        throw new StoreError('the address for the upload is not good any more', '');
      }
      const id = await finishUpload(begun, texts.get('artifact') ?? '', within(deadline));
      return { kept: [{ store: 'artifact', id }], faults: [] };
    } catch (error) {
      if (error instanceof StoreError) throw error;
      this.#job.noteDirectFailure();
      throw new StoreError(describeError(error), '');
    }
  }

  async #begin(name: string, retentionDays: number, deadline: () => number): Promise<Begun> {
    const { beginUpload } = await import('../store/direct/upload-directly.js');
    return beginUpload(name, retentionDays, process.env, within(deadline));
  }

  async #try<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (isDebug(process.env)) debug(`checkpoint: ${what} by GitHub's clients: ${describeError(error)}`);
      return null;
    }
  }
}

/** When this way gives up, which leaves the rest of the time to the clients; a signal may bring it forward. */
function within(deadline: () => number): () => number {
  const started = steadyNow();
  return () => started + Math.min(PATIENCE_MS, (deadline() - started) / 2);
}
