import { hasChangedSince } from '../engine/containment.js';
import { steadyNow } from '../store/clock.js';
import type { Journal } from '../store/file/journal.js';
import { documentName } from '../store/names.js';
import { DocumentSaver } from '../store/transfer/document-saver.js';
import { inPlaces } from './places.js';
import type { Remote } from './remote.js';
import type { RunContext } from './run-context.js';
import { knownDocument, type ScopeFolder, type ScopeState } from './scope-folder.js';
import type { Session } from './session.js';
import { warning } from './workflow-commands.js';

export interface KeepResult {
  readonly artifactId: string;
  readonly fault: string | null;
}

/** How long a save of progress that is on its way may hold up the record of a step that is done, in ms. */
export const LEFT_OVER_MS = 1_000;

/** Why nothing more is kept once a job has made as many artifacts as it may. */
const FULL = 'this job has made as many checkpoint artifacts as it may';

/** Why nothing leaves the machine by a use without a key, once one with "require-encryption" was here. */
export const STAYS = '"require-encryption" was set for this checkpoint, and this use has no "encryption-key"';

export function mustStay(state: Pick<ScopeState, 'care'>, remote: Remote): boolean {
  return state.care === 'strict' && !remote.outgoing.sealed;
}

/** Keeps a session's document outside this machine, whenever it has changed; never stops the work. */
export class Keeper {
  readonly #session: Session;
  readonly #remote: Remote;
  #saver: DocumentSaver | null = null;
  #isFull = false;
  #stays = false;
  /** All that was asked for last was to keep progress, which is of no use once the step is done. */
  #onlyProgress = false;
  #hastenedAt = Number.NEGATIVE_INFINITY;

  constructor(session: Session, remote: Remote) {
    this.#session = session;
    this.#remote = remote;
  }

  /** Prepares the next save while something else is going on. Never fails. */
  async prepare(): Promise<void> {
    const { context, folder, journal } = this.#session;
    if (mustStay(folder.readState(context), this.#remote)) return;
    try {
      await this.#remote.prepare(documentName(context.label, context.scopeHash, journal.reserve()));
    } catch {
      // The save itself will say what is wrong.
    }
  }

  /** The document has changed. Returns at once; the newest document is kept as soon as the one before it is. */
  request(): void {
    this.#onlyProgress = false;
    this.#request();
  }

  /** The same for a change that says only how far an unfinished step has got. */
  requestProgress(): void {
    this.#onlyProgress ||= !this.isBusy;
    this.#request();
  }

  /** The step is done, and its record must not wait long for one that it replaces. */
  hasten(): void {
    if (this.#onlyProgress) this.#hastenedAt = steadyNow();
  }

  /** A document is on its way. */
  get isBusy(): boolean {
    return this.#saver?.isBusy ?? false;
  }

  /** Why the last save that has ended failed, or null. */
  get lastFault(): string | null {
    return this.#saver?.lastFault ?? null;
  }

  #request(): void {
    const { context, folder, job, journal } = this.#session;
    folder.updateState(context, () => ({ unsaved: true }));
    if (this.#remote.unavailable !== null) return;
    if (mustStay(folder.readState(context), this.#remote)) {
      this.#stays = true;
      return;
    }
    const room = this.#remote.storesWithRoom;
    if (room.length < this.#remote.stores.length && job.first('artifact-limit')) {
      const places = room.length === 0 ? 'on this machine only' : inPlaces(room);
      warning(
        `This job has made as many checkpoint artifacts as it may. Later steps are recorded ${places}, and its last state by the post step.`,
      );
    }
    this.#isFull = room.length === 0;
    if (this.#isFull) return;
    this.#remote.noteRecordOnly();
    this.#saver ??= documentSaver(this.#remote, context, folder, journal, (started) =>
      Math.min(
        this.#remote.saveDeadline(started),
        started <= this.#hastenedAt ? this.#hastenedAt + LEFT_OVER_MS : Number.POSITIVE_INFINITY,
      ),
    );
    this.#saver.request();
  }

  /** Waits until the newest document is kept, or cannot be. */
  async settle(): Promise<KeepResult> {
    const outcome = (await this.#saver?.settled()) ?? null;
    if (this.#isFull) return { artifactId: '', fault: FULL };
    if (this.#stays) return { artifactId: '', fault: STAYS };
    if (outcome === null) return { artifactId: '', fault: this.#remote.unavailable };
    if ('kept' in outcome) {
      this.#remote.warnPartly(outcome.kept.faults);
      return { artifactId: outcome.kept.artifactId, fault: null };
    }
    this.#session.job.countFailedSave();
    return { artifactId: '', fault: outcome.fault };
  }
}

/** Keeps the journal's document, whenever asked to, and notes in the scope's state what has been kept. */
export function documentSaver(
  remote: Remote,
  context: RunContext,
  folder: ScopeFolder,
  journal: Journal,
  deadline = (started: number) => remote.saveDeadline(started),
): DocumentSaver {
  return new DocumentSaver(remote, {
    stamp: () => journal.stamp(),
    stores: () => remote.storesWithRoom,
    encode: (document, store, name) => remote.outgoing.document(document, store, name, context.scopeHash),
    label: context.label,
    scope: context.scopeHash,
    retentionDays: remote.retentionDays,
    deadline,
    onKept: ({ name, document, stores }) => {
      folder.updateState(context, ({ kept }) => ({
        kept: [...kept, knownDocument(name, document)],
        keptIn: stores,
        // What happened during this save is not in it.
        unsaved: hasChangedSince(journal.document, document.revision?.sequence ?? 0),
      }));
    },
  });
}
