export const id = 571;
export const ids = [571];
export const modules = {

/***/ 8571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStep: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: ./build/src/engine/decision.js
var decision = __webpack_require__(7624);
// EXTERNAL MODULE: ./build/src/engine/input-hash.js
var input_hash = __webpack_require__(3121);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/transitions.js
var transitions = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/store/files/step-files.js
var step_files = __webpack_require__(9515);
// EXTERNAL MODULE: ./build/src/action/keep.js + 1 modules
var keep = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/src/action/record-done.js + 1 modules
var record_done = __webpack_require__(8072);
// EXTERNAL MODULE: ./build/src/action/report.js + 1 modules
var report = __webpack_require__(3882);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/engine/autosave.js
/** Saves of a job at the pace that the user asked for; from then on the pauses grow. */
const BRISK = 10;
/** So much longer, in ms, each pause is at least than the one before, for six hours' worth of saves. */
const STEP_MS = 30_000;
const STEADY = 45;
/** From there on each pause is so much longer, for jobs of days. */
const FACTOR = 1.5;
/** A save that takes long is made seldom: the pause after it is so many times as long. */
const REST = 4;
/**
 * The pause before the next save of a running step's progress, in ms. Each save costs two of the 400 artifacts that a
 * job may make. However short a pause is asked for, six hours come to 48 saves at most, and five days to 58.
 * @param made how many the job has made so far
 * @param wanted what the user asked for, in ms
 * @param cost how long the last one took that got through, in ms
 */
function autosavePause(made, wanted, cost) {
    const steady = Math.max(0, Math.min(made, STEADY) - BRISK + 1) * STEP_MS;
    const grown = steady * FACTOR ** Math.max(0, made - STEADY);
    return Math.max(wanted, grown, cost * REST);
}

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/progress.js
var engine_progress = __webpack_require__(2393);
// EXTERNAL MODULE: ./build/src/store/clock.js
var clock = __webpack_require__(9845);
// EXTERNAL MODULE: ./build/src/action/places.js + 1 modules
var places = __webpack_require__(247);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/step-progress.js










/** After a signal the command may end at any moment, and the machine soon after: the pause between saves, in ms. */
const HURRIED_PAUSE_MS = 1_500;
/** What a save leaves of the time after a signal for the document that refers to it, in ms. */
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
 * What a step without any progress needs of it is in this file, everything else is loaded when there is some.
 */
class StepProgress {
    /** The document for the command's own steps, as `CHECKPOINT_FILE` says. */
    file;
    #session;
    #remote;
    #keeper;
    #folder;
    #seen = [];
    #prepared = null;
    #saver = null;
    #saving = null;
    #timer;
    #hurried = false;
    /** When the command was done, and when it ended otherwise, by {@link steadyNow}. */
    #doneAt = Number.POSITIVE_INFINITY;
    #endedAt = Number.POSITIVE_INFINITY;
    #cost = 0;
    #faultSaid = false;
    constructor(session, remote, keeper) {
        this.#session = session;
        this.#remote = remote;
        this.#keeper = keeper;
        this.#folder = session.folder.stepFolder(session.inputs.step);
        this.file = external_node_path_.join(this.#folder, 'checkpoint.json');
    }
    /** Before the command runs. Returns what it goes on from, in words, or null. */
    async restore() {
        const { inputs, journal } = this.#session;
        const { units } = journal.document;
        try {
            // What an earlier attempt left on this machine may be older, or younger, than what was saved with its files.
            external_node_fs_.rmSync(this.#folder, { recursive: true, force: true });
            external_node_fs_.mkdirSync(this.#folder, { recursive: true });
            const progress = inputs.resume ? (0,engine_progress/* usableProgress */.ab)((0,record/* entry */.f_)(units, inputs.step), units) : null;
            if (progress === null && !this.#hasGlobs)
                return null;
            const { prepareProgress } = await __webpack_require__.e(/* import() */ 990).then(__webpack_require__.bind(__webpack_require__, 990));
            this.#prepared = await prepareProgress(this.#session, this.#remote, this.#folder, progress);
            return this.#prepared.words;
        }
        catch (error) {
            (0,workflow_commands/* warning */.$e)(`The progress of ${inputs.step} was not restored (${(0,errors/* describeError */.Uc)(error)}). It starts over.`);
            return null;
        }
    }
    /** A try of the command has started. */
    observe(seen) {
        this.#seen.push(seen);
        if (this.#seen.length === 1)
            this.#schedule();
    }
    /** A signal has come, which is passed on to the command. */
    hurry() {
        this.#hurried = true;
        this.#schedule();
    }
    /** The command is done: there is nothing to go on with, and its record must not wait. */
    drop() {
        clearTimeout(this.#timer);
        this.#doneAt = (0,clock/* steadyNow */.r)();
        this.#keeper.hasten();
    }
    /**
     * The command has ended without being done, which is recorded: saves what it has got so far, as long as there is
     * time. Returns whether the newest document is on its way to the stores.
     */
    async saveLast() {
        clearTimeout(this.#timer);
        if (!this.#exists())
            return false;
        const { step } = this.#session.inputs;
        this.#endedAt = (0,clock/* steadyNow */.r)();
        // One that began before the command ended has not seen all of it.
        const last = this.#saving === null ? this.#save() : this.#saving.then(() => this.#save());
        const outcome = await Promise.race([last, this.#timeIsUp()]);
        if (outcome === null) {
            (0,workflow_commands/* info */.pq)(`There was no time to save the last progress of ${step}.`);
        }
        else if (outcome.fault !== null) {
            (0,workflow_commands/* warning */.$e)(`The last progress of ${step} could not be kept ${(0,places/* inPlaces */.G)(this.#remote.stores)} (${outcome.fault}).${outcome.later ? ' The post step tries again.' : ''}`);
        }
        return outcome?.fault === null && outcome.tried;
    }
    /** The step is over. */
    async close() {
        await this.#saver?.then((saver) => saver.close(), () => { });
    }
    get #isDone() {
        return this.#doneAt !== Number.POSITIVE_INFINITY;
    }
    get #isOver() {
        return this.#isDone || this.#endedAt !== Number.POSITIVE_INFINITY;
    }
    get #hasGlobs() {
        const { workspace, home } = this.#session.inputs.progressFiles;
        return workspace.length + home.length > 0;
    }
    /** Whether there may be anything to save. */
    #exists() {
        if (this.#hasGlobs)
            return true;
        try {
            return external_node_fs_.readdirSync(this.#folder).length > 0;
        }
        catch {
            return false;
        }
    }
    #schedule() {
        clearTimeout(this.#timer);
        const { inputs, job } = this.#session;
        if (inputs.autosaveMs === 0 && !this.#hurried)
            return;
        const pause = this.#hurried
            ? HURRIED_PAUSE_MS
            : autosavePause(job.autosaves, inputs.autosaveMs, this.#cost);
        this.#timer = setTimeout(() => void this.#autosave(), Math.min(pause, MAX_TIMER_MS));
        this.#timer.unref();
    }
    async #autosave() {
        const { inputs, job } = this.#session;
        if (this.#exists() && job.hasRoomForArtifacts(RESERVE)) {
            const begun = performance.now();
            await this.#tidy();
            if (this.#isOver)
                return;
            const { fault, tried } = await this.#save();
            if (fault === null && tried)
                this.#cost = performance.now() - begun;
            if (tried)
                job.countAutosave();
            if (fault !== null && !this.#faultSaid) {
                this.#faultSaid = true;
                (0,workflow_commands/* info */.pq)(`The progress of ${inputs.step} could not be saved (${fault}); it will be tried again.`);
            }
        }
        if (!this.#isOver)
            this.#schedule();
    }
    /** While there is nothing more urgent. */
    async #tidy() {
        if (this.#saver === null || this.#hurried)
            return;
        const ended = () => Math.min(this.#doneAt, this.#endedAt, this.#session.signals.interruption?.at ?? Number.POSITIVE_INFINITY);
        await this.#saver.then((saver) => saver.tidy(() => ended() + keep/* LEFT_OVER_MS */.wr), () => { });
    }
    /** One save at a time: whoever asks for another one meanwhile gets the one that is on its way. */
    #save() {
        this.#saving ??= this.#saveOnce().finally(() => {
            this.#saving = null;
        });
        return this.#saving;
    }
    async #saveOnce() {
        try {
            this.#saver ??= this.#openSaver().catch((error) => {
                this.#saver = null;
                throw error;
            });
            const all = this.#seen.map((seen) => seen());
            const masks = all.flatMap((seen) => [...seen.masks]);
            const exported = new Map(all.flatMap((seen) => [...seen.exported]));
            const begun = (0,clock/* steadyNow */.r)();
            const deadline = () => Math.min(this.#deadline(), begun < this.#endedAt ? this.#endedAt + OVERTAKEN_MS : Number.POSITIVE_INFINITY);
            return await (await this.#saver).save({ masks, exported }, deadline, () => this.#isDone);
        }
        catch (error) {
            return { fault: (0,errors/* describeError */.Uc)(error), tried: true, later: false };
        }
    }
    async #openSaver() {
        const { ProgressSaver } = await __webpack_require__.e(/* import() */ 944).then(__webpack_require__.bind(__webpack_require__, 9944));
        return new ProgressSaver(this.#session, this.#remote, this.#keeper, this.#folder, this.#prepared);
    }
    /** When a save has to be over, by {@link steadyNow}. */
    #deadline() {
        return Math.min(this.#doneAt + keep/* LEFT_OVER_MS */.wr, this.#session.signals.deadline - DOCUMENT_SHARE_MS);
    }
    async #timeIsUp() {
        while ((0,clock/* steadyNow */.r)() < this.#deadline()) {
            await new Promise((resolve) => setTimeout(resolve, 50).unref());
        }
        return null;
    }
}

// EXTERNAL MODULE: ./build/src/action/tries.js + 2 modules
var tries = __webpack_require__(4632);
;// CONCATENATED MODULE: ./build/src/action/run-step.js











/**
 * Runs the command and records how it ended, here first, then in the stores; only then is the step reported. Skips
 * never load this: it is what makes a start slow.
 */
async function runStep(session, remote, signals, print, reason) {
    const { context, inputs, journal, work } = session;
    const { step, policies } = inputs;
    const keeper = new keep/* Keeper */.Vf(session, remote);
    const before = await (0,step_files/* lookBefore */.PN)(context.workspace, inputs.files, session.folder);
    (0,workflow_commands/* group */.Os)(`checkpoint: ${(0,decision/* aboutStep */.Yt)(step, reason)}, so it runs`, [
        `It works on ${(0,input_hash/* describeWork */.F)(work)}, attempt ${context.attempt} of run ${context.runId}.`,
        ...inputs.run.trimEnd().split(/\r?\n/),
    ]);
    const progress = new StepProgress(session, remote, keeper);
    const resumedWith = await progress.restore();
    if (resumedWith !== null)
        (0,workflow_commands/* info */.pq)(`${step} goes on with ${resumedWith}.`);
    const begun = performance.now();
    const ending = await (0,tries/* runTries */.Z)(session, signals, keeper, print, progress);
    const filesFault = await recordEnding(session, remote, keeper, ending, before, begun, progress);
    const kept = await keeper.settle();
    await progress.close();
    (0,report/* warnNotKept */._J)(session, kept.fault);
    const done = ending.failure === null;
    const saveFault = kept.fault ?? filesFault;
    const refused = done && saveFault !== null && policies.onSaveFailure === 'fail';
    const outcome = refused
        ? 'failed'
        : done
            ? 'completed'
            : ending.stoppedBy === null
                ? 'failed'
                : 'interrupted';
    if (refused)
        (0,workflow_commands/* error */.z3)(`${step} is done, but its record could not be kept, and "on-save-failure" is fail.`);
    else if (!done)
        (0,workflow_commands/* error */.z3)(`${step} ${outcome === 'failed' ? 'failed' : 'was interrupted'}: ${ending.failure}.`);
    return {
        step,
        outcome,
        reason,
        ...(resumedWith === null ? {} : { resumedWith }),
        durationMs: ending.durationMs,
        savedMs: 0,
        outputs: (0,record/* record */.g1)(ending.outputs),
        unit: (0,record/* entry */.f_)(journal.document.units, step),
        artifactId: kept.artifactId,
        saveFault,
        exitCode: done && !refused ? 0 : ending.command.exitCode || 1,
    };
}
/** Returns why the files of a step that is done could not be kept, or null. */
async function recordEnding(session, remote, keeper, ending, before, begun, progress) {
    const { durationMs, exported, failure, outputs } = ending;
    let filesFault = null;
    if (failure === null) {
        progress.drop();
        const { masks } = ending.command;
        filesFault = await (0,record_done/* recordDone */.y)(session, remote, {
            outputs,
            masks,
            exported,
            before,
            durationMs,
            partial: ending.written.elsewhere,
        });
    }
    else {
        // A signal was recorded, and its keeping begun, when it came.
        if (ending.stoppedBy === null) {
            const at = new Date().toISOString();
            const { step } = session.inputs;
            session.journal.update((document) => (0,transitions/* failStep */.vy)(document, { step, at, durationMs, note: failure }));
        }
        else if (ending.stoppedBy !== 'signal')
            (0,tries/* recordStop */.G)(session, ending.stoppedBy, begun);
        const isOnItsWay = await progress.saveLast();
        if (isOnItsWay || ending.stoppedBy === 'signal')
            return null;
    }
    keeper.request();
    return filesFault;
}


/***/ })

};
