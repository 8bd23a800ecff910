import type { WorkOptions } from './checkpoint.js';
/** What {@link openCheckpoint} takes. In a step of a workflow, everything has a default. */
export interface OpenOptions extends WorkOptions {
    /**
     * The file that keeps the record; folders on the way are made. Default: `CHECKPOINT_FILE`, which the Action sets for
     * the command it wraps, else `.checkpoint/runs/<name of the script>.json`.
     */
    readonly file?: string | undefined;
    /**
     * What stays the same when this work is run again, and is another one for new work. Default: `GITHUB_RUN_ID`, else
     * the file alone stands for the run.
     */
    readonly runId?: number | string | undefined;
    /** Default: `GITHUB_RUN_ATTEMPT`, else one more than the attempt before. */
    readonly attempt?: number | undefined;
    /** The names of all steps, in the order in which the checkpoint passes them. Default: in the order of use. */
    readonly steps?: readonly string[] | undefined;
    /**
     * Store results that hold a secret too: a value of a variable that is named like one, or something in the form of a
     * token. Only for a file that nobody else can read. Default: false; such a result is not stored.
     */
    readonly keepSecrets?: boolean | undefined;
    /**
     * Keep a new record in an event log beside the file, whose name has to end in `.json`: a step is then a line of it,
     * also in a run of very many steps. The file is exact after `done` and `close`. Default: false. Without effect in a
     * command that the Action wraps, and on a record that is there already, which keeps its form.
     */
    readonly eventLog?: boolean | undefined;
    /** Gets a line for each step that is skipped or run again. Default: standard error. */
    readonly log?: ((line: string) => void) | undefined;
}
/** A run whose steps are recorded the moment they are done. */
export interface OpenCheckpoint {
    /** The absolute path of the file. */
    readonly file: string;
    readonly runId: string;
    readonly attempt: number;
    /**
     * Does the step, or gives out what it returned when it was done before. The result is stored as JSON; it is given
     * out as JSON has it in the attempt that does the step too, so that all attempts see the same.
     *
     * The start is on disk before `fn` is called, and the result before this returns. When the process dies in between,
     * nobody knows whether `fn` took effect. Then `probe` is asked; else a step that is `idempotent` runs again; and for
     * any other this fails, instead of doing something twice that must not be done twice.
     *
     * A step whose `fn` throws has failed: it runs again in the next attempt, after its `probe`, if it has one, said that
     * it did not take effect. Steps may overlap, and may be within each other; each name can be used once.
     *
     * @param name letters, digits, `-`, `_` and `.`
     * @throws UnknownOutcomeError when the process died in the step, and nothing proves what became of it
     * @throws ResultLostError when the step is done, and its result was never stored or is damaged
     * @throws UnstorableResultError when `fn` returned what JSON cannot hold; the step is done nonetheless
     * @throws StoreError before `fn` is called, when the start could not be recorded and the step is not `idempotent`
     * @throws what `fn` throws
     */
    step<T>(name: string, fn: (context: StepContext) => T | PromiseLike<T>, options?: StepOptions<T>): Promise<T>;
    /**
     * Says that all work is done. Afterwards there are no more steps; when the file is opened again, all are skipped.
     * @throws RefusedError while a step is not done
     */
    done(): Promise<void>;
    /**
     * The end of this process's part, of a run that is not done: makes the file of an event log exact. Without an event
     * log there is nothing to do. Afterwards there are no more steps here.
     */
    close(): Promise<void>;
}
/** What a step's function and its probe are told. */
export interface StepContext {
    /** The same in all attempts: for services that take such a key, so that even a lost answer is not paid twice. */
    readonly idempotencyKey: string;
    readonly attempt: number;
}
export interface StepOptions<T> {
    /**
     * Looks whether the step took effect. Asked only when that is not known: the process died in it, it failed, or its
     * result was lost.
     */
    readonly probe?: ((context: StepContext) => ProbeAnswer<T> | PromiseLike<ProbeAnswer<T>>) | undefined;
    /** The step bears being done twice. */
    readonly idempotent?: boolean | undefined;
    /** Free text that belongs to what the step works with. When it changes, the step runs again. */
    readonly inputs?: string | undefined;
}
/**
 * What a probe answers.
 *
 * | answer | means |
 * | --- | --- |
 * | `true` | it took effect; the step returns nothing (`undefined`) |
 * | `{ landed: true, result }` | it took effect, and this is what the step returns |
 * | `false`, `{ landed: false }` | it did not take effect |
 * | `null`, `undefined`, an error | not known |
 */
export type ProbeAnswer<T> = boolean | null | undefined | {
    readonly landed: true;
    readonly result: T;
} | {
    readonly landed: false;
};
