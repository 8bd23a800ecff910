import * as fs from 'node:fs';
import * as path from 'node:path';
import { record } from '../engine/record.js';
import { type SavedProgress, saveProgress, withdrawProgress } from '../engine/save-progress.js';
import type { FileEntry, Withheld } from '../engine/schema.js';
import { NoSecrets } from '../engine/secrets.js';
import { readDocumentFile } from '../store/file/document-file.js';
import { keepFiles } from '../store/files/payload.js';
import { Mirror } from '../store/progress/mirror.js';
import type { ProgressPlace } from '../store/progress/places.js';
import type { Keeper } from './keep.js';
import { superseded } from './prune.js';
import { secretsOf } from './record-done.js';
import type { Remote } from './remote.js';
import { type PreparedProgress, progressPlaces } from './restore-progress.js';
import type { Session } from './session.js';
import type { Seen } from './step-progress.js';
import { warning } from './workflow-commands.js';

/** What became of a save. */
export interface Outcome {
  /** Why it could not be kept, or null. */
  readonly fault: string | null;
  /** Something was to be kept: it counts as one of the job's saves. */
  readonly tried: boolean;
  /** The post step can try again. */
  readonly later: boolean;
}

const NOTHING_NEW: Outcome = { fault: null, tried: false, later: false };

/** Saves the progress of one step: its archive first, then the document that refers to it. */
export class ProgressSaver {
  readonly #session: Session;
  readonly #remote: Remote;
  readonly #keeper: Keeper;
  readonly #places: readonly ProgressPlace[];
  readonly #before: ReadonlyMap<string, string>;
  readonly #mirror: Mirror;
  readonly #warned = new Set<string>();
  /** What was last saved or restored. */
  #last: string;
  /** The archive of the last save, which is on this machine too. */
  #archive: string | null = null;

  constructor(
    session: Session,
    remote: Remote,
    keeper: Keeper,
    stepFolder: string,
    prepared: PreparedProgress | null,
  ) {
    this.#session = session;
    this.#remote = remote;
    this.#keeper = keeper;
    this.#places = progressPlaces(session, stepFolder);
    this.#before = prepared?.before ?? new Map();
    this.#last = signatureOf(prepared?.files ?? []);
    this.#mirror = new Mirror(session.folder.scratch('mirror'));
  }

  /**
   * Saves what there is now, if it is new.
   * @param deadline when it has to be over, asked again and again
   * @param isDone whether the step is done by now, and needs no progress any more
   */
  async save(seen: Seen, deadline: () => number, isDone: () => boolean): Promise<Outcome> {
    const { context, folder, inputs, journal } = this.#session;
    if (!this.#mayLeave()) return NOTHING_NEW;
    const { sealed } = this.#remote.outgoing;
    const secrets = sealed ? new NoSecrets() : secretsOf(this.#session, seen.masks, seen.exported);
    const key = JSON.stringify([[...seen.masks], [...seen.exported]]);
    const at = new Date().toISOString();
    const reflection = await this.#mirror.refresh(this.#places, secrets, key);
    const files = this.#consistent(reflection.files, reflection.withheld);
    const signature = signatureOf(files);
    if (files.length === 0 && reflection.exposed) return this.#withdraw(at);
    if (files.length === 0 || signature === this.#last) return this.#retryDocument();
    if (isDone()) return NOTHING_NEW;

    // Links are in the record only.
    const packed = files.filter(({ link }) => link === undefined);
    const { payload, withheld } = await keepFiles(this.#mirror.folder, packed, secrets, folder);
    if (payload === null) {
      const [first] = withheld;
      return { fault: first?.reason ?? 'there are only links', tried: false, later: false };
    }
    const saved: SavedProgress = {
      at,
      payload,
      files: files.map((file) => ({ ...file, before: this.#before.get(file.path) ?? null })),
      ownSteps: this.#countOwnSteps(files),
      withheld: reflection.withheld,
    };
    const archive = folder.payloadFile(payload.sha256);
    const fault =
      this.#remote.unavailable === null
        ? await this.#remote.savePayload(context, folder, archive, payload.sha256, deadline)
        : null;
    if (isDone()) return NOTHING_NEW;
    if (fault !== null) {
      this.#remember(saved);
      return { fault, tried: true, later: true };
    }
    this.#remember(null);
    this.#last = signature;
    journal.update((document) => saveProgress(document, inputs.step, saved, context.attempt));
    this.#removeArchive(archive);
    this.#keeper.requestProgress();
    return { fault: null, tried: true, later: true };
  }

  /**
   * Removes what the last save has made superfluous: a job of many saves would fill the artifact storage, and the next
   * attempt would have to read all of it. Only when nothing has changed since the newest document was kept: then it
   * refers to the same archives as the one here.
   * @param deadline as for {@link save}
   */
  async tidy(deadline: () => number): Promise<void> {
    const { context, folder, journal } = this.#session;
    const state = folder.readState(context);
    if (state.unsaved || this.#keeper.isBusy) return;
    const names = superseded(state, journal.document);
    if (names.length === 0) return;
    const gone = new Set(await this.#remote.remove(names, state.keptIn, deadline).catch(() => []));
    const stays = ({ name }: { readonly name: string }) => !gone.has(name);
    folder.updateState(context, ({ read, kept, payloads }) => ({
      read: read.filter(stays),
      kept: kept.filter(stays),
      payloads: payloads.filter((name) => !gone.has(name)),
    }));
  }

  /** Removes what is of no use after the step. */
  close(): void {
    fs.rmSync(this.#mirror.folder, { recursive: true, force: true });
  }

  /** Whether what is saved may, and can, be kept anywhere but here. Where there is no store at all, it is kept here. */
  #mayLeave(): boolean {
    if (this.#remote.unavailable !== null) return true;
    const { care } = this.#session.folder.readState(this.#session.context);
    return this.#remote.takesArchives && (care === 'open' || this.#remote.outgoing.sealed);
  }

  /** Takes back what was saved last: something in it is now known to be secret, and nothing is there to replace it. */
  #withdraw(at: string): Outcome {
    const { context, inputs, journal } = this.#session;
    this.#remember(null);
    this.#last = signatureOf([]);
    journal.update((document) => withdrawProgress(document, inputs.step, at, context.attempt));
    this.#keeper.requestProgress();
    return { fault: null, tried: true, later: true };
  }

  /** The document that refers to what was saved last may not have got through. */
  #retryDocument(): Outcome {
    const fault = this.#keeper.lastFault;
    if (fault === null) return NOTHING_NEW;
    this.#keeper.requestProgress();
    return { fault, tried: true, later: true };
  }

  /**
   * Names what is withheld, once. The record of the command's own steps is only kept with all of its files: one of
   * those steps would be skipped otherwise although what it left is missing.
   */
  #consistent(files: readonly FileEntry[], withheld: readonly Withheld[]): readonly FileEntry[] {
    const { step } = this.#session.inputs;
    const fresh = withheld.filter(({ name }) => !this.#warned.has(name));
    for (const { name } of fresh) this.#warned.add(name);
    if (fresh.length > 0) {
      const names = fresh.slice(0, 10).map(({ name, reason }) => `"${nameOf(name)}": ${reason}`);
      const more = fresh.length > 10 ? `; and ${fresh.length - 10} more` : '';
      warning(
        `The progress of ${step} is saved without ${names.join('; ')}${more}. Without all of its files, a record of its own steps does not count, so it is not saved either.`,
      );
    }
    return withheld.length === 0 ? files : files.filter((file) => !file.path.startsWith('step/'));
  }

  #countOwnSteps(files: readonly FileEntry[]): number {
    const name = 'step/checkpoint.json';
    if (!files.some((file) => file.path === name)) return 0;
    const read = readDocumentFile(path.join(this.#mirror.folder, name));
    if (read.kind !== 'document') return 0;
    // `done` stands for all of them.
    const own = Object.entries(read.document.units).filter(([step]) => step !== 'done');
    return own.filter(([, { status }]) => status === 'done').length;
  }

  /** Each save has an archive; only the last one is of use here. */
  #removeArchive(next: string): void {
    if (this.#archive !== null && this.#archive !== next) fs.rmSync(this.#archive, { force: true });
    this.#archive = next;
  }

  #remember(saved: SavedProgress | null): void {
    const { context, folder, inputs } = this.#session;
    if (saved === null && folder.readState(context).pendingProgress === undefined) return;
    folder.updateState(context, ({ pendingProgress, unsaved }) => {
      const others = Object.entries(pendingProgress ?? {}).filter(([name]) => name !== inputs.step);
      const pending = saved === null ? others : [...others, [inputs.step, saved] as const];
      return { pendingProgress: record(pending), unsaved: unsaved || saved !== null };
    });
  }
}

function nameOf(name: string): string {
  return name === 'step/checkpoint.json'
    ? 'CHECKPOINT_FILE'
    : name.replace(/^workspace\//, '').replace(/^home\//, '~/');
}

function signatureOf(files: readonly FileEntry[]): string {
  const lines = files.map(({ path: name, sha256, mode, link }) =>
    JSON.stringify([name, sha256, mode, link ?? null]),
  );
  return lines.sort().join('\n');
}
