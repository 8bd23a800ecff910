import { aboutStep, DEFAULT_STEPS } from '../engine/decision.js';
import { finishRun } from '../engine/document-transitions.js';
import { describeError, RefusedError } from '../engine/errors.js';
import { type Fingerprint, fingerprint, idempotencyKey } from '../engine/fingerprint.js';
import { basisNow } from '../engine/order-of-use.js';
import { entry } from '../engine/record.js';
import type { RunDocument, Unit } from '../engine/schema.js';
import { completeStep, failStep, skipStep, startStep } from '../engine/step-transitions.js';
import { StoreError } from '../store/errors.js';
import type { DocumentChange, DocumentJournal } from '../store/file/document-journal.js';
import { newNonce } from '../store/nonce.js';
import { checkStep } from './check-step.js';
import { decideStep, type StepUse } from './decide-step.js';
import type { OpenCheckpoint, StepContext, StepOptions } from './durable-steps.js';
import type { OpenedDocument } from './open-document.js';
import { type KeepOptions, RunRecord } from './run-record.js';
import { stepResult, storableNote } from './step-result.js';

export interface RunSettings {
  readonly file: string;
  /** The steps in order; null for the order of use. */
  readonly steps: readonly string[] | null;
  readonly keepSecrets: boolean;
  readonly wayOut: string;
  readonly say: (line: string) => void;
}

/** What `openCheckpoint` gives: the steps of one run, and the file that remembers them. */
export class DurableRun implements OpenCheckpoint {
  readonly file: string;
  readonly attempt: number;
  readonly #settings: RunSettings;
  readonly #record: RunRecord;
  readonly #malformed: OpenedDocument['malformed'];
  readonly #used = new Set<string>();
  readonly #running = new Set<{ readonly name: string }>();
  /** All was done when the file was opened, and nothing has been done since. */
  #untouched: boolean;
  /** What has ended it. */
  #finished: 'done()' | 'close()' | null = null;

  constructor(settings: RunSettings, opened: OpenedDocument, journal: DocumentJournal) {
    this.file = settings.file;
    this.attempt = opened.attempt;
    this.#settings = settings;
    this.#record = new RunRecord(journal, settings.file, settings.steps, settings.say);
    this.#malformed = opened.malformed;
    this.#untouched = opened.document.status === 'done';
  }

  get runId(): string {
    return this.#record.document.runId ?? '';
  }

  async step<T>(
    name: string,
    fn: (context: StepContext) => T | PromiseLike<T>,
    options: StepOptions<T> = {},
  ): Promise<T> {
    const use = this.#use(name, fn, options);
    this.#running.add(use);
    try {
      // What is given out is what was returned, once through JSON: of the same type.
      return (await this.#perform(use, fn)) as T;
    } finally {
      this.#running.delete(use);
    }
  }

  async done(): Promise<void> {
    if (this.#finished === 'done()') return;
    this.#record.look();
    this.#requireAllDone(this.#unsettled(this.#record.document));
    this.#finished = 'done()';
    if (!this.#untouched) {
      // Others may have begun a step since, in what is a run of theirs as well.
      let unsettled: readonly string[] = [];
      await this.#keep((document) => {
        unsettled = this.#unsettled(document);
        return unsettled.length > 0 ? document : finishRun(this.#withDoneStep(document), now());
      });
      if (unsettled.length > 0) {
        this.#finished = null;
        this.#requireAllDone(unsettled);
      }
    }
    await this.#record.close();
  }

  #unsettled({ units }: RunDocument): readonly string[] {
    const open = Object.keys(units).filter((name) => units[name]?.status !== 'done' && name !== 'done');
    return [...new Set([...[...this.#running].map(({ name }) => name), ...open])];
  }

  #requireAllDone(unsettled: readonly string[]): void {
    if (unsettled.length === 0) return;
    throw new RefusedError(
      `The run is not done: ${unsettled.join(', ')} ${unsettled.length === 1 ? 'is' : 'are'} not.`,
      `Await every step before done(). A step that is not used any more is settled with "checkpoint unit ${this.file} <step> done".`,
    );
  }

  async close(): Promise<void> {
    if (this.#finished !== null) return;
    this.#finished = 'close()';
    await this.#record.close();
  }

  #use<T>(name: string, fn: unknown, options: StepOptions<T>): StepUse<T> {
    if (this.#finished !== null) {
      throw new RefusedError(
        `step "${name}" comes after ${this.#finished}.`,
        `Call ${this.#finished} when all steps are done.`,
      );
    }
    checkStep(name, fn, options);
    const usedBefore = this.#used.has(name);
    this.#used.add(name);
    const print = fingerprint({
      kind: 'function',
      ...(options.inputs === undefined ? {} : { inputs: options.inputs }),
    });
    this.#record.look();
    return { name, print, options, usedBefore, context: this.#context(name, print) };
  }

  /** Who comes second to a new file goes on with the run that is there, and that is part of the key. */
  #context(name: string, print: Fingerprint): StepContext {
    const { id, runId = '', inputHash = '' } = this.#record.document;
    const key = idempotencyKey({ runId, scope: id, step: name, inputHash, fingerprint: print.value });
    return { idempotencyKey: key, attempt: this.attempt };
  }

  async #perform<T>(use: StepUse<T>, fn: (context: StepContext) => T | PromiseLike<T>): Promise<unknown> {
    const { name } = use;
    const { file, wayOut, say } = this.#settings;
    const document = this.#record.document;
    const verdict = await decideStep(use, { file, document, malformed: this.#malformed, wayOut });
    if (verdict.action === 'run') {
      // Others may have begun it since: what has become of it is decided anew.
      const isOurs = await this.#recordStart(use, entry(document.units, name));
      const current = { ...use, context: this.#context(name, use.print) };
      if (!isOurs) return this.#perform(current, fn);
      if (!verdict.isFirst) say(`${aboutStep(name, verdict.reason)}, so it runs.`);
      return this.#run(current, fn);
    }
    say(`${aboutStep(name, verdict.reason)}, so it is skipped.`);
    if (verdict.action === 'adopt') {
      return this.#complete(use, verdict.result, { start: now(), durationMs: 0, note: verdict.reason });
    }
    // Not worth a write of its own: if it is lost, the step is skipped again.
    this.#record.note((current) => skipStep(current, name, this.attempt, now()));
    return verdict.result;
  }

  async #run<T>(use: StepUse<T>, fn: (context: StepContext) => T | PromiseLike<T>): Promise<unknown> {
    const { name, context } = use;
    // Steps that overlap are not built on each other: what counts is what was done when this one began.
    const basis = basisNow(this.#record.document, name);
    const begun = performance.now();
    const sinceBegun = () => Math.round(performance.now() - begun);
    let returned: unknown;
    try {
      returned = await fn(context);
    } catch (error) {
      const note = storableNote(describeError(error), this.#settings.keepSecrets);
      const failure = { step: name, at: now(), durationMs: sinceBegun(), note };
      await this.#keep((document) => failStep(document, failure));
      throw error;
    }
    return this.#complete(use, returned, { durationMs: sinceBegun(), basis });
  }

  /**
   * @param decided the step's record that the decision was made on
   * @returns false when it is another one by now, and nothing was recorded
   * @throws StoreError when it could not be recorded, and the step must not be done without that
   */
  async #recordStart<T>(use: StepUse<T>, decided: Unit | undefined): Promise<boolean> {
    const { name, options } = use;
    const started: { at: string; unit: Unit | undefined } = { at: now(), unit: undefined };
    let isOvertaken = false;
    const change = (document: RunDocument) => {
      const present = entry(document.units, name);
      // After a fault of the disk it may be there already.
      const isOurs = started.unit !== undefined && isSameRecord(present, started.unit);
      isOvertaken = !isOurs && !isSameRecord(present, decided);
      if (isOvertaken || isOurs) return document;
      const next = this.#started(document, use, started.at);
      started.unit = entry(next.units, name);
      return next;
    };
    const fault = await this.#keep(change, { quietly: options.idempotent === true });
    if (isOvertaken) return false;
    if (fault === null || options.idempotent === true) return true;
    const failure = { step: name, at: now(), durationMs: 0, note: 'its start could not be recorded' };
    this.#record.note((document) => failStep(document, failure));
    throw new StoreError(
      `${name} was not done, because its start could not be recorded: ${fault.message}`,
      `${fault.fix} A step that is "idempotent" is done nonetheless.`,
      { cause: fault },
    );
  }

  async #complete<T>(
    use: StepUse<T>,
    returned: unknown,
    how: { start?: string; durationMs: number; note?: string; basis?: string | null },
  ): Promise<unknown> {
    const { name } = use;
    const { start, ...rest } = how;
    const { outputs, withheld, value, error } = stepResult(name, returned, this.#settings.keepSecrets);
    const completion = {
      ...{ step: name, at: now(), completionId: newNonce() + newNonce(), files: [], payload: null },
      ...{ outputs, withheld, partial: false },
      ...rest,
    };
    const change = (document: RunDocument) =>
      completeStep(start === undefined ? document : this.#started(document, use, start), completion);
    await this.#keep(change, { isDone: true });
    if (error !== null) throw error;
    if (withheld[0] !== undefined) {
      this.#settings.say(
        `warning: what ${name} returned is not stored, because ${withheld[0].reason}. The next attempt will not have it.`,
      );
    }
    return value;
  }

  #started<T>(document: RunDocument, { name, print }: StepUse<T>, at: string): RunDocument {
    return startStep(document, {
      ...{ step: name, attempt: this.attempt, at },
      ...{ fingerprint: print.value, fingerprintParts: print.parts },
    });
  }

  /** For readers of the five fields, whose last step is `done`. */
  #withDoneStep(document: RunDocument): RunDocument {
    const defaults: readonly string[] = DEFAULT_STEPS;
    const steps =
      this.#settings.steps ?? ([...this.#used].every((name) => defaults.includes(name)) ? defaults : []);
    if (!steps.includes('done')) return document;
    if (entry(document.units, 'done')?.status === 'done') {
      return skipStep(document, 'done', this.attempt, now());
    }
    const at = now();
    const print = fingerprint({ kind: 'function' });
    const start = { step: 'done', attempt: this.attempt, at };
    return completeStep(
      startStep(document, { ...start, fingerprint: print.value, fingerprintParts: print.parts }),
      {
        ...{ step: 'done', at, completionId: newNonce() + newNonce(), durationMs: 0, outputs: {}, files: [] },
        ...{ withheld: [], payload: null, partial: false },
      },
    );
  }

  #keep(change: DocumentChange, options: KeepOptions = {}): Promise<StoreError | null> {
    this.#untouched = false;
    return this.#record.keep(change, options);
  }
}

function isSameRecord(one: Unit | undefined, other: Unit | undefined): boolean {
  return (
    one?.status === other?.status &&
    one?.startedAt === other?.startedAt &&
    one?.completionId === other?.completionId
  );
}

function now(): string {
  return new Date().toISOString();
}
