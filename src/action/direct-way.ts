import { describeError } from '../engine/errors.js';
import { steadyNow } from '../store/clock.js';
import { isWayOpen } from '../store/direct/way.js';
import { StoreError } from '../store/errors.js';
import type { SaveReply } from '../store/several-stores.js';
import type { LoadReply, StoreName } from '../store/store.js';
import type { SaveQuery, TransferSetup } from '../store/transfer/protocol.js';
import type { JobState } from './job-state.js';
import type { RunContext } from './run-context.js';
import { debug, isDebug } from './workflow-commands.js';

/** How long this way may take before GitHub's clients are asked, in ms; of what there is, at most half. */
const PATIENCE_MS = 5_000;

/**
 * Documents to and from the artifact service without GitHub's clients, which take most of a short step's time to load.
 * It is the fast way in the usual case and no more: whatever it cannot do, or does not understand, the clients do.
 */
export class DirectWay {
  readonly #setup: TransferSetup;
  readonly #job: JobState;
  #loading: Promise<LoadReply | null> | null = null;

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

  /** Loads what an upload needs while something else is going on. */
  async prepare(): Promise<void> {
    const { prepareUpload } = await import('../store/direct/upload-directly.js');
    await prepareUpload(process.env);
  }

  /** Whether a save can go this way. */
  async takes({ copies }: SaveQuery): Promise<boolean> {
    const [copy, ...others] = copies;
    if (copy === undefined || others.length > 0 || !this.isOpen([copy.store])) return false;
    const { isSmall } = await import('../store/direct/upload-directly.js');
    return isSmall(copy.file);
  }

  /** @throws StoreError when it is not kept; its name may be taken, and the clients have to be given another one */
  async save({ copies, retentionDays }: SaveQuery, deadline: () => number): Promise<SaveReply> {
    const { uploadDirectly } = await import('../store/direct/upload-directly.js');
    const started = steadyNow();
    const end = () => started + Math.min(PATIENCE_MS, (deadline() - started) / 2);
    const [copy] = copies;
    try {
      if (copy === undefined) throw new Error('nothing to keep');
      const id = await uploadDirectly(copy.file, retentionDays, process.env, end);
      return { kept: [{ store: copy.store, id }], faults: [] };
    } catch (error) {
      this.#job.noteDirectFailure();
      throw new StoreError(describeError(error), '');
    }
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
