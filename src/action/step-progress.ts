import * as fs from 'node:fs';
import * as path from 'node:path';
import { autosavePause } from '../engine/autosave.js';
import { describeError } from '../engine/errors.js';
import { usableProgress } from '../engine/progress.js';
import { entry } from '../engine/record.js';
import { steadyNow } from '../store/clock.js';
import { type Keeper, LEFT_OVER_MS } from './keep.js';
import { inPlaces } from './places.js';
import type { Outcome, ProgressSaver } from './progress-saver.js';
import type { Remote } from './remote.js';
import type { PreparedProgress } from './restore-progress.js';
import type { Session } from './session.js';
import { info, warning } from './workflow-commands.js';

/** What must not be kept of a command, as far as it is known by now. */
export interface Seen {
  /** Values that it masked. */
  readonly masks: Iterable<string>;
  /** What it added to the environment of later steps. */
  readonly exported: ReadonlyMap<string, string>;
}

/** After a signal the command may end at any moment, and the machine soon after: the pause between saves, in ms. */
const HURRIED_PAUSE_MS = 1_500;
/** After a signal: the time that a save leaves to the document that refers to it, in ms. */
const DOCUMENT_SHARE_MS = 1_200;
/** How long a save that is on its way may hold up the last one, in ms. */
const OVERTAKEN_MS = 15_000;
/** Artifacts that are left to the steps themselves. */
const RESERVE = 100;
/** The longest that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The progress of a command while it is not done: brought back before it runs, saved while it runs and once more when
 * it fails or is stopped, dropped when it is done. Progress is a help and no promise: none of its faults is the step's.
 * This file has what every step needs of it; the rest is loaded when there is progress.
 */
export class StepProgress {
  /** The document for the command's own steps, as `CHECKPOINT_FILE` says. */
  readonly file: string;
  readonly #session: Session;
  readonly #remote: Remote;
  readonly #keeper: Keeper;
  readonly #folder: string;
  readonly #seen: (() => Seen)[] = [];
  #prepared: PreparedProgress | null = null;
  #saver: Promise<ProgressSaver> | null = null;
  #saving: Promise<Outcome> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #hurried = false;
  /** When the command was done, and when it ended otherwise, by {@link steadyNow}. */
  #doneAt = Number.POSITIVE_INFINITY;
  #endedAt = Number.POSITIVE_INFINITY;
  #cost = 0;
  #faultSaid = false;

  constructor(session: Session, remote: Remote, keeper: Keeper) {
    this.#session = session;
    this.#remote = remote;
    this.#keeper = keeper;
    this.#folder = session.folder.stepFolder(session.inputs.step);
    this.file = path.join(this.#folder, 'checkpoint.json');
  }

  /** Before the command runs. Returns what it goes on from, in words, or null. */
  async restore(): Promise<string | null> {
    const { inputs, journal } = this.#session;
    const { units } = journal.document;
    try {
      // What an earlier attempt left on this machine may be older, or younger, than what was saved with its files.
      fs.rmSync(this.#folder, { recursive: true, force: true });
      fs.mkdirSync(this.#folder, { recursive: true });
      const progress = inputs.resume ? usableProgress(entry(units, inputs.step), units) : null;
      if (progress === null && !this.#hasGlobs) return null;
      const { prepareProgress } = await import('./restore-progress.js');
      this.#prepared = await prepareProgress(this.#session, this.#remote, this.#folder, progress);
      return this.#prepared.words;
    } catch (error) {
      warning(`The progress of ${inputs.step} was not restored (${describeError(error)}). It starts over.`);
      return null;
    }
  }

  /** A try of the command has started. */
  observe(seen: () => Seen): void {
    this.#seen.push(seen);
    if (this.#seen.length === 1) this.#schedule();
  }

  /** A signal has come, which is passed on to the command. */
  hurry(): void {
    this.#hurried = true;
    this.#schedule();
  }

  /** The command is done: there is nothing to go on with, and its record must not wait. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#doneAt = steadyNow();
    this.#keeper.hasten();
  }

  /**
   * The command has ended without being done, which is recorded: saves what it has got so far, as long as there is
   * time. Returns whether the newest document is on its way to the stores.
   */
  async saveLast(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (!this.#exists()) return false;
    const { step } = this.#session.inputs;
    this.#endedAt = steadyNow();
    // One that began before the command ended has not seen all of it.
    const last = this.#saving === null ? this.#save() : this.#saving.then(() => this.#save());
    const outcome = await Promise.race([last, this.#timeIsUp()]);
    if (outcome === null) {
      info(`There was no time to save the last progress of ${step}.`);
    } else if (outcome.fault !== null) {
      warning(
        `The last progress of ${step} could not be kept ${inPlaces(this.#remote.stores)} (${outcome.fault}).${outcome.later ? ' The post step tries again.' : ''}`,
      );
    }
    return outcome?.fault === null && outcome.tried;
  }

  /** The step is over. */
  async close(): Promise<void> {
    await this.#saver?.then(
      (saver) => saver.close(),
      () => {},
    );
  }

  get #isDone(): boolean {
    return this.#doneAt !== Number.POSITIVE_INFINITY;
  }

  get #isOver(): boolean {
    return this.#isDone || this.#endedAt !== Number.POSITIVE_INFINITY;
  }

  get #hasGlobs(): boolean {
    const { workspace, home } = this.#session.inputs.progressFiles;
    return workspace.length + home.length > 0;
  }

  /** Whether there may be anything to save. */
  #exists(): boolean {
    if (this.#hasGlobs) return true;
    try {
      return fs.readdirSync(this.#folder).length > 0;
    } catch {
      return false;
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { inputs, job } = this.#session;
    if (inputs.autosaveMs === 0 && !this.#hurried) return;
    const pause = this.#hurried
      ? HURRIED_PAUSE_MS
      : autosavePause(job.autosaves, inputs.autosaveMs, this.#cost);
    this.#timer = setTimeout(() => void this.#autosave(), Math.min(pause, MAX_TIMER_MS));
    this.#timer.unref();
  }

  async #autosave(): Promise<void> {
    const { inputs, job } = this.#session;
    if (this.#exists() && job.hasRoomForArtifacts(RESERVE)) {
      const begun = performance.now();
      await this.#tidy();
      if (this.#isOver) return;
      const { fault, tried } = await this.#save();
      if (fault === null && tried) this.#cost = performance.now() - begun;
      if (tried) job.countAutosave();
      if (fault !== null && !this.#faultSaid) {
        this.#faultSaid = true;
        info(`The progress of ${inputs.step} could not be saved (${fault}); it will be tried again.`);
      }
    }
    if (!this.#isOver) this.#schedule();
  }

  /** While there is nothing more urgent. */
  async #tidy(): Promise<void> {
    if (this.#saver === null || this.#hurried) return;
    const ended = () =>
      Math.min(
        this.#doneAt,
        this.#endedAt,
        this.#session.signals.interruption?.at ?? Number.POSITIVE_INFINITY,
      );
    await this.#saver.then(
      (saver) => saver.tidy(() => ended() + LEFT_OVER_MS),
      () => {},
    );
  }

  /** One save at a time: whoever asks for another one meanwhile gets the one that is on its way. */
  #save(): Promise<Outcome> {
    this.#saving ??= this.#saveOnce().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #saveOnce(): Promise<Outcome> {
    try {
      this.#saver ??= this.#openSaver().catch((error) => {
        this.#saver = null;
        throw error;
      });
      const all = this.#seen.map((seen) => seen());
      const masks = all.flatMap((seen) => [...seen.masks]);
      const exported = new Map(all.flatMap((seen) => [...seen.exported]));
      const begun = steadyNow();
      const deadline = () =>
        Math.min(
          this.#deadline(),
          begun < this.#endedAt ? this.#endedAt + OVERTAKEN_MS : Number.POSITIVE_INFINITY,
        );
      return await (await this.#saver).save({ masks, exported }, deadline, () => this.#isDone);
    } catch (error) {
      return { fault: describeError(error), tried: true, later: false };
    }
  }

  async #openSaver(): Promise<ProgressSaver> {
    const { ProgressSaver } = await import('./progress-saver.js');
    return new ProgressSaver(this.#session, this.#remote, this.#keeper, this.#folder, this.#prepared);
  }

  /** When a save has to be over, by {@link steadyNow}. */
  #deadline(): number {
    return Math.min(this.#doneAt + LEFT_OVER_MS, this.#session.signals.deadline - DOCUMENT_SHARE_MS);
  }

  async #timeIsUp(): Promise<null> {
    while (steadyNow() < this.#deadline()) {
      await new Promise((resolve) => setTimeout(resolve, 50).unref());
    }
    return null;
  }
}
