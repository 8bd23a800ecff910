export const id = 161;
export const ids = [161,42];
export const modules = {

/***/ 6042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandSpec: () => (/* binding */ commandSpec)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/effects/command/child-environment.js
/** Variables that only the runner and its actions use; a `run:` step has none of them (design section 6). */
const RUNNER_ONLY = [
    /^INPUT_/,
    /^ACTIONS_RUNTIME_TOKEN$/,
    /^ACTIONS_RUNTIME_URL$/,
    /^ACTIONS_RESULTS_URL$/,
    /^ACTIONS_CACHE_/,
];
/**
 * The wrapped command's environment: ours, without what only the runner's own actions get, plus `additions`.
 * This is hygiene, not a boundary: a process of the same user can read ours.
 */
function childEnvironment(env, additions) {
    const kept = Object.entries(env).filter(([name]) => !RUNNER_ONLY.some((pattern) => pattern.test(name)));
    return { ...Object.fromEntries(kept), ...additions };
}

// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __webpack_require__(5800);
;// CONCATENATED MODULE: ./build/src/action/command-spec.js



/** How a script of this step is started: the command itself, and its probe. */
function commandSpec(session, print, run, additions = {}) {
    const { context, inputs, journal } = session;
    return {
        run,
        shell: inputs.shell,
        cwd: external_node_path_.resolve(context.workspace, inputs.workingDirectory),
        env: childEnvironment(process.env, {
            ...additions,
            CHECKPOINT_IDEMPOTENCY_KEY: (0,fingerprint/* idempotencyKey */.T5)({
                runId: context.runId,
                scope: context.scopeHash,
                step: inputs.step,
                inputHash: journal.document.inputHash ?? '',
                fingerprint: print.value,
            }),
        }),
        temp: context.temp,
        inContainer: context.inContainer,
    };
}


/***/ }),

/***/ 2161:
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
// EXTERNAL MODULE: ./build/src/store/files/step-files.js + 1 modules
var step_files = __webpack_require__(9444);
// EXTERNAL MODULE: ./build/src/action/keep.js + 1 modules
var keep = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/src/action/record-done.js + 1 modules
var record_done = __webpack_require__(8072);
// EXTERNAL MODULE: ./build/src/action/record-failure.js
var record_failure = __webpack_require__(5824);
// EXTERNAL MODULE: ./build/src/action/report.js + 1 modules
var report = __webpack_require__(3882);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/engine/autosave.js
/** How many saves of a job are made at the pace that the user asked for; from then on the pauses grow. */
const BRISK = 10;
/** By how much each pause is at least longer than the one before, in ms, for six hours' worth of saves. */
const STEP_MS = 30_000;
const STEADY = 45;
/** From there on, for jobs of days, each pause is so many times as long as the one before. */
const FACTOR = 1.5;
/** How many times as long as a save the pause after it is, so that slow saves are rare. */
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

;// CONCATENATED MODULE: ./build/src/effects/command/command-failure.js
/** Why a command does not count as done, in words that can be stored; null when it does. */
function failureOf(end, output) {
    if (end.signal !== null)
        return `it was ended by ${end.signal}`;
    if (end.exitCode !== 0)
        return `exit code ${end.exitCode}`;
    return output.error === null ? null : `it wrote a GITHUB_OUTPUT that the runner rejects: ${output.error}`;
}

// EXTERNAL MODULE: ./build/src/effects/command/command-files.js
var command_files = __webpack_require__(7249);
// EXTERNAL MODULE: ./build/src/effects/command/github-output.js
var github_output = __webpack_require__(9517);
// EXTERNAL MODULE: ./build/src/effects/command/run-command.js + 4 modules
var run_command = __webpack_require__(4953);
;// CONCATENATED MODULE: ./build/src/engine/retry.js
/** The longest pause between two tries, in ms. */
const MAX_WAIT_MS = 5 * 60_000;
const TABLE = [
    { when: (t) => t.proof === 'landed', verdict: 'landed' },
    { when: (t, policy) => t.attempt >= policy.maxAttempts, verdict: 'give-up' },
    { when: (t, policy) => t.exitCode !== null && !isWorthARetry(t.exitCode, policy), verdict: 'give-up' },
    { when: (t) => t.proof === 'available', verdict: 'prove' },
    { when: (t) => t.proof === 'not-landed', verdict: 'retry' },
    { when: (t) => t.onUnknown === 'rerun', verdict: 'retry' },
    { when: () => true, verdict: 'give-up' },
];
/** What to do after a try that did not end well: read from the top, the first line that applies decides. */
function afterFailedTry(failed, policy) {
    return TABLE.find(({ when }) => when(failed, policy))?.verdict ?? 'give-up';
}
/**
 * The pause before the next try, in ms: doubling, at most five minutes, and up to half of it at random, so that
 * jobs that failed together do not come back together.
 * @param attempt the try that failed, from 1
 * @param random from 0 to 1
 */
function retryPause(policy, attempt, random) {
    const full = Math.min(MAX_WAIT_MS, policy.waitMs * 2 ** (attempt - 1));
    return Math.round(full / 2 + (full / 2) * random);
}
function isWorthARetry(exitCode, policy) {
    return policy.exitCodes.length === 0 || policy.exitCodes.includes(exitCode);
}

// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __webpack_require__(4078);
// EXTERNAL MODULE: ./build/src/action/command-spec.js + 1 modules
var command_spec = __webpack_require__(6042);
// EXTERNAL MODULE: ./build/src/action/proof.js
var action_proof = __webpack_require__(474);
// EXTERNAL MODULE: ./build/src/action/record-start.js
var record_start = __webpack_require__(6914);
;// CONCATENATED MODULE: ./build/src/action/tries.js











const CRLF = process.platform === 'win32';
/** Runs the command until it is done, proven to be done, stopped, or out of tries. */
async function runTries(session, signals, keeper, print, progress) {
    const { step, policies } = session.inputs;
    const begun = performance.now();
    // A value that any of the tries, or the probe, has masked is secret in all of them.
    const masks = new Set();
    for (let attempt = 1;; attempt += 1) {
        const first = attempt === 1;
        const once = await runOnce(session, signals, keeper, print, progress, begun, first);
        for (const mask of once.command.masks)
            masks.add(mask);
        const ending = { ...once, command: { ...once.command, masks } };
        if (ending.failure === null || signals.interruption !== null)
            return ending;
        const failed = {
            attempt,
            end: ending.stoppedBy === 'timeout' ? 'timeout' : ending.command.exitCode === null ? 'killed' : 'failed',
            exitCode: ending.command.exitCode,
            onUnknown: policies.onUnknown,
        };
        let proof = policies.probe === '' ? 'none' : 'available';
        let verdict = afterFailedTry({ ...failed, proof }, policies.retry);
        if (verdict === 'prove') {
            const answer = await (0,action_proof/* askProof */.q)(session, print);
            for (const mask of answer.masks)
                masks.add(mask);
            if (signals.interruption !== null)
                return stopped(session, keeper, ending, begun);
            proof = answer.proof;
            verdict = afterFailedTry({ ...failed, proof }, policies.retry);
            if (verdict === 'landed') {
                (0,workflow_commands/* info */.pq)(`${step}: ${ending.failure}, but its probe says that it took effect.`);
                return {
                    ...ending,
                    failure: null,
                    stoppedBy: null,
                    outputs: new Map([...ending.outputs, ...answer.outputs]),
                };
            }
        }
        if (verdict !== 'retry')
            return ending;
        const pause = retryPause(policies.retry, attempt, Math.random());
        (0,workflow_commands/* warning */.$e)(`${step}: try ${attempt} of ${policies.retry.maxAttempts} did not succeed (${ending.failure}); next one in ${(0,words/* duration */.p0)(pause)}.`);
        await signals.pause(pause);
        if (signals.interruption !== null)
            return stopped(session, keeper, ending, begun);
    }
}
/** The end of a step that is stopped between two tries. Whether the last try took effect stays unknown. */
function stopped(session, keeper, ending, begun) {
    (0,record_failure/* recordStop */.G)(session, 'signal', begun);
    keeper.request();
    return { ...ending, stoppedBy: 'signal' };
}
async function runOnce(session, signals, keeper, print, progress, begun, first) {
    const { context, inputs } = session;
    const files = new command_files/* CommandFiles */.B(context.temp, process.env);
    const spec = (0,command_spec.commandSpec)(session, print, inputs.run, { CHECKPOINT_FILE: progress.file });
    let command;
    try {
        command = await (0,run_command/* startCommand */.S)({
            ...spec,
            env: { ...spec.env, GITHUB_OUTPUT: files.output },
            starting: () => (first ? (0,record_start/* recordStartDurably */.nk)(session, keeper, print) : undefined),
        });
    }
    catch (error) {
        files.remove();
        await (0,record_start/* recordNotStarted */.KL)(session, keeper, 'it could not be started');
        throw error;
    }
    void keeper.prepare();
    const exportedSoFar = () => (0,github_output/* parseFileCommand */.f)(files.read().environment, CRLF).pairs;
    progress.observe(() => ({ masks: command.masks(), exported: exportedSoFar() }));
    let timedOut = false;
    const timer = limit(inputs.policies.timeoutMs, () => {
        timedOut = true;
        (0,workflow_commands/* info */.pq)(`${inputs.step} has taken ${(0,words/* duration */.p0)(inputs.policies.timeoutMs)}, its "timeout-minutes", and is stopped.`);
        command.stop('SIGINT');
    });
    let recorded = false;
    signals.listen((signal) => {
        command.stop(signal);
        if (recorded)
            return;
        recorded = true;
        (0,workflow_commands/* info */.pq)(`${signal} received: passed on to ${inputs.step}, which has a few seconds to end.`);
        (0,record_failure/* recordStop */.G)(session, 'signal', begun);
        keeper.request();
        progress.hurry();
    });
    const result = await command.result;
    clearTimeout(timer);
    // From here on a signal only sets a time limit: what the command did is recorded either way.
    signals.listen(() => { });
    const written = files.read();
    files.remove();
    const output = (0,github_output/* parseFileCommand */.f)(written.output, CRLF);
    const exported = (0,github_output/* parseFileCommand */.f)(written.environment, CRLF).pairs;
    const failure = failureOf(result, output);
    const killed = result.signal === null ? null : 'kill';
    const stoppedBy = failure === null ? null : recorded ? 'signal' : timedOut ? 'timeout' : killed;
    return {
        command: result,
        written,
        outputs: output.pairs,
        exported,
        failure: timedOut && failure !== null ? `it took longer than its "timeout-minutes"` : failure,
        stoppedBy,
        durationMs: Math.round(performance.now() - begun),
    };
}
/** Timers take at most 2^31 - 1 ms; anything longer is no limit for a job of at most 35 days. */
function limit(ms, onReached) {
    return ms <= 2 ** 31 - 1 ? setTimeout(onReached, ms) : undefined;
}

;// CONCATENATED MODULE: ./build/src/action/run-step.js











/**
 * Runs the command and records how it ended, here first, then in the stores; only then is the step reported. Skips
 * never load this: it is what makes a start slow.
 */
async function runStep(session, remote, signals, print, reason) {
    const { context, inputs, journal, work } = session;
    const { step } = inputs;
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
    const ending = await runTries(session, signals, keeper, print, progress);
    const filesFault = await recordEnding(session, remote, keeper, ending, before, begun, progress);
    const kept = await keeper.settle();
    await progress.close();
    (0,report/* warnNotKept */._J)(session, kept.fault);
    const done = ending.failure === null;
    const saveFault = kept.fault ?? filesFault;
    const refused = done && (0,report/* failsUnkept */.NW)(session, saveFault);
    const outcome = refused
        ? 'failed'
        : done
            ? 'completed'
            : ending.stoppedBy === null
                ? 'failed'
                : 'interrupted';
    if (!done)
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
        if (ending.stoppedBy === null)
            (0,record_failure/* recordFailure */.C)(session, failure, durationMs);
        else if (ending.stoppedBy !== 'signal')
            (0,record_failure/* recordStop */.G)(session, ending.stoppedBy, begun);
        const isOnItsWay = await progress.saveLast();
        if (isOnItsWay || ending.stoppedBy === 'signal')
            return null;
    }
    keeper.request();
    return filesFault;
}


/***/ }),

/***/ 7249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ CommandFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** The file commands as the wrapped command sees them: an output file of its own, the runner's files for the rest. */
class CommandFiles {
    /** The command's own `GITHUB_OUTPUT`. */
    output;
    #others;
    #sizes;
    /**
     * @param folder where the output file goes
     * @param env names the runner's files
     */
    constructor(folder, env) {
        this.output = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, `checkpoint-output-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
        node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(this.output, '', { mode: 0o600 });
        this.#others = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'].map((name) => env[name] ?? '');
        this.#sizes = this.#others.map(sizeOf);
    }
    read() {
        return {
            output: read(this.output),
            environment: read(this.#others[0] ?? '').subarray(this.#sizes[0]),
            elsewhere: this.#others.some((file, index) => sizeOf(file) > (this.#sizes[index] ?? 0)),
        };
    }
    remove() {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(this.output, { force: true });
    }
}
function sizeOf(file) {
    return file === '' ? 0 : (node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file, { throwIfNoEntry: false })?.size ?? 0);
}
function read(file) {
    try {
        return file === '' ? new Uint8Array() : node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(file);
    }
    catch {
        return new Uint8Array(); // the command removed it: it has no outputs
    }
}


/***/ }),

/***/ 9517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ parseFileCommand)
/* harmony export */ });
/**
 * The file commands' grammar (`NAME=VALUE` and `NAME<<DELIMITER`), exactly as the runner reads it
 * (actions/runner, src/Runner.Worker/FileCommandManager.cs).
 */
/**
 * Parses the content of a `GITHUB_OUTPUT` or `GITHUB_ENV` file.
 * @param crlf whether CRLF ends a line, as on Windows; elsewhere the runner keeps the CR as part of the line.
 */
function parseFileCommand(content, crlf) {
    const lines = new LineReader(decode(content), crlf);
    const pairs = new Map();
    for (let line = lines.next(); line !== null; line = lines.next()) {
        if (line.text === '')
            continue;
        const pair = line.text.includes('<<') && isHeredoc(line.text)
            ? heredoc(line.text, lines)
            : assignment(line.text, lines.number);
        if (typeof pair === 'string')
            return { pairs, error: pair };
        // The runner takes names that differ in case for one: the order in which they were last written decides.
        pairs.delete(pair[0]);
        pairs.set(pair[0], pair[1]);
    }
    return { pairs, error: null };
}
/** Which of the two forms it is: the one whose sign comes first. */
function isHeredoc(line) {
    const equals = line.indexOf('=');
    return equals < 0 || line.indexOf('<<') < equals;
}
function assignment(line, number) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return `Invalid format in line ${number}, which has neither "=" nor "<<"`;
    if (equals === 0)
        return `Invalid format in line ${number}. Name must not be empty`;
    return [line.slice(0, equals), line.slice(equals + 1)];
}
function heredoc(line, lines) {
    const { number } = lines;
    const sign = line.indexOf('<<');
    const name = line.slice(0, sign);
    const delimiter = line.slice(sign + 2);
    if (name === '' || delimiter === '') {
        return `Invalid format in line ${number}. Name must not be empty and delimiter must not be empty`;
    }
    const start = lines.position;
    let end = start;
    for (let next = lines.next(); next?.text !== delimiter; next = lines.next()) {
        if (next === null)
            return `Invalid value in line ${number}. Matching delimiter not found`;
        if (next.newline === '')
            return `Invalid value in line ${number}. EOF marker missing new line`;
        end = lines.position - next.newline.length;
    }
    return [name, lines.text.slice(start, end)];
}
/** As .NET's File.ReadAllText: a byte order mark decides, else UTF-8. Windows PowerShell writes UTF-16. */
function decode(content) {
    const [a, b] = content;
    if (a === 0xff && b === 0xfe)
        return new TextDecoder('utf-16le').decode(content);
    if (a === 0xfe && b === 0xff)
        return new TextDecoder('utf-16be').decode(content);
    return new TextDecoder('utf-8').decode(content);
}
class LineReader {
    text;
    #crlf;
    position = 0;
    /** The number of the line that was read last, from 1. */
    number = 0;
    constructor(text, crlf) {
        this.text = text;
        this.#crlf = crlf;
    }
    /** The next line and the newline that ended it (empty at the end of the file); null when there is none. */
    next() {
        if (this.position >= this.text.length)
            return null;
        this.number += 1;
        const start = this.position;
        const feed = this.text.indexOf('\n', start);
        if (feed < 0) {
            this.position = this.text.length;
            return { text: this.text.slice(start), newline: '' };
        }
        this.position = feed + 1;
        const carriage = this.#crlf && feed > start && this.text[feed - 1] === '\r';
        return carriage
            ? { text: this.text.slice(start, feed - 1), newline: '\r\n' }
            : { text: this.text.slice(start, feed), newline: '\n' };
    }
}


/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ startCommand)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/effects/output.js
var output = __webpack_require__(6903);
// EXTERNAL MODULE: ./build/src/effects/command/interruption.js
var interruption = __webpack_require__(6559);
;// CONCATENATED MODULE: ./build/src/effects/command/mask-watcher.js
/** The longest line that is looked at; a mask command is never longer. */
const MAX_LINE = 1024 * 1024;
/**
 * Watches a command's output for `::add-mask::` lines, so that what a command declares secret is not stored.
 * It only looks: the bytes go to the log unchanged, where the runner acts on them.
 */
class MaskWatcher {
    #masks = new Set();
    #rest = '';
    /** What has been masked so far. */
    get masks() {
        return this.#masks;
    }
    push(chunk) {
        // As .NET reads lines: a lone CR, as of a progress bar, ends one too.
        const lines = (this.#rest + chunk).split(/\r\n|\n|\r/);
        this.#rest = (lines.pop() ?? '').slice(0, MAX_LINE);
        for (const line of lines)
            this.#look(line);
    }
    /** The output is over. Returns every masked value, and each line of those that have several. */
    end() {
        this.#look(this.#rest);
        this.#rest = '';
        return this.#masks;
    }
    /** Both forms that the runner knows, `::add-mask::value` and `##[add-mask]value`. */
    #look(line) {
        const match = /^\s*::add-mask(?:\s.*?)?::(.*)$/is.exec(line) ?? /##\[add-mask\](.*)$/is.exec(line);
        const value = unescapeData(match?.[1] ?? '');
        // The runner masks the value and each of its lines (ActionCommandManager.cs).
        for (const part of [value, ...value.split(/\r?\n/)])
            if (part.trim() !== '')
                this.#masks.add(part);
    }
}
function unescapeData(data) {
    return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

;// CONCATENATED MODULE: ./build/src/effects/command/process-group.js



/**
 * A command and everything it started. On Unix that is the process group the command leads; Windows has no
 * groups for this, so there the tree below the command is meant.
 */
class ProcessGroup {
    #leader;
    #platform;
    #run;
    /** @param run runs a program to its end; only Windows needs one */
    constructor(leader, platform = process.platform, run = runQuietly) {
        this.#leader = leader;
        this.#platform = platform;
        this.#run = run;
    }
    /** Passes a signal to all of them. Those that are gone, or belong to another user, are passed over. */
    signal(signal) {
        if (this.#platform === 'win32') {
            // Windows has no SIGINT to pass on; the runner has already sent Ctrl-C to the console they share.
            if (signal === 'SIGKILL' || signal === 'SIGTERM') {
                this.#run('taskkill', ['/PID', String(this.#leader), '/T', '/F']);
            }
            return;
        }
        try {
            process.kill(-this.#leader, signal);
        }
        catch {
            // ESRCH: nobody is left. EPERM: only processes of another user (sudo) are left.
        }
    }
    /** Whether any of them is still there: not only the leader, also what it left behind. */
    isAlive() {
        try {
            process.kill(this.#platform === 'win32' ? this.#leader : -this.#leader, 0);
        }
        catch (error) {
            return (0,store_errors/* errorCode */.CA)(error) === 'EPERM';
        }
        // A member that has ended stays until its parent asks for it, which in a job container may be never.
        return this.#platform !== 'linux' || hasLivingMember(this.#leader);
    }
}
function runQuietly(program, args) {
    (0,external_node_child_process_.spawnSync)(program, args, { stdio: 'ignore', windowsHide: true });
}
/** Looks through /proc for a process of the group that has not ended. When it cannot tell, there is one. */
function hasLivingMember(group) {
    let folders;
    try {
        folders = external_node_fs_.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    }
    catch {
        return true;
    }
    return folders.some((pid) => {
        try {
            const stat = external_node_fs_.readFileSync(`/proc/${pid}/stat`, 'latin1');
            // proc(5): "pid (name) state ppid pgrp …", where the name may contain anything, also a closing parenthesis.
            const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
            return pgrp === String(group) && state !== 'Z' && state !== 'X';
        }
        catch {
            return false; // it ended meanwhile
        }
    });
}

;// CONCATENATED MODULE: ./build/src/effects/command/shell.js

const POWERSHELL = {
    extension: '.ps1',
    args: (file) => ['-command', `. '${file.replaceAll("'", "''")}'`],
    script: (run) => [
        `$ErrorActionPreference = 'stop'`,
        run,
        'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }',
    ].join('\n'),
};
const TEMPLATES = {
    bash: { extension: '.sh', args: (file) => ['--noprofile', '--norc', '-e', '-o', 'pipefail', file] },
    sh: { extension: '.sh', args: (file) => ['-e', file] },
    pwsh: POWERSHELL,
    powershell: POWERSHELL,
    cmd: {
        extension: '.cmd',
        args: (file) => ['/D', '/E:ON', '/V:OFF', '/S', '/C', `"CALL "${file}""`],
        script: (run) => `@echo off\n${run}`,
        verbatim: true,
    },
    python: { extension: '.py', args: (file) => [file] },
};
/**
 * Which shell runs a script, and how.
 * @param shell the `shell` input; empty means the runner's default, which on Unix is `bash -e` without pipefail.
 * @throws InvalidInputError for a custom shell without `{0}`.
 */
function resolveShell(shell, host) {
    const named = shell.trim();
    if (named === '')
        return defaultShell(host);
    const template = templateOf(named);
    return template === null ? customShell(named, host) : fromTemplate(named, template, host);
}
function defaultShell(host) {
    if (host.platform === 'win32')
        return resolveShell(host.has('pwsh') ? 'pwsh' : 'powershell', host);
    const program = !host.inContainer && host.has('bash') ? 'bash' : 'sh';
    return fromTemplate(program, { extension: '.sh', args: (file) => ['-e', file] }, host);
}
function templateOf(program) {
    const name = program.toLowerCase();
    return Object.hasOwn(TEMPLATES, name) ? (TEMPLATES[name] ?? null) : null;
}
function fromTemplate(program, template, host) {
    const script = template.script ?? ((run) => run);
    return {
        program,
        extension: template.extension,
        args: template.args,
        script: (run) => withLineEndings(script(run), host.platform),
        verbatim: template.verbatim ?? false,
    };
}
/**
 * `command arguments`, split at the first space; the script's path replaces `{0}`. A command that is one of the known
 * shells keeps that shell's file ending and additions to the script: `pwsh -File {0}` needs its `.ps1`.
 */
function customShell(shell, host) {
    const space = shell.indexOf(' ');
    const program = space < 0 ? shell : shell.slice(0, space);
    const template = space < 0 ? '' : shell.slice(space + 1).trim();
    if (!template.includes('{0}')) {
        throw new errors/* InvalidInputError */.oC(`The shell "${shell}" does not say where the script goes.`, 'Use bash, sh, pwsh, powershell, cmd or python, or a command with {0} in its arguments, such as "perl {0}".');
    }
    const { extension = '', script } = templateOf(program) ?? {};
    const args = (file) => splitArguments(template).map((argument) => argument.replaceAll('{0}', () => file));
    return fromTemplate(program, { extension, args, ...(script ? { script } : {}) }, host);
}
/** Splits at spaces outside double quotes; `\"` is a quote. */
function splitArguments(text) {
    const words = text.match(/(?:[^\s"\\]|\\.|"(?:[^"\\]|\\.)*")+/g) ?? [];
    return words.map((word) => word.replace(/\\"|"/g, (sign) => (sign === '"' ? '' : '"')));
}
function withLineEndings(text, platform) {
    return platform === 'win32' ? text.replace(/\r?\n/g, '\r\n') : text;
}

;// CONCATENATED MODULE: ./build/src/effects/command/which.js


/**
 * The full path of a program on PATH, or null. On Windows the endings of PATHEXT are tried too.
 * A name with a folder in it is taken as it is.
 */
function which(program, env, platform = process.platform) {
    const windows = platform === 'win32';
    const endings = windows ? ['', ...(env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';')] : [''];
    const folders = /[/\\]/.test(program) ? [''] : (env.PATH ?? env.Path ?? '').split(windows ? ';' : ':');
    for (const folder of folders) {
        for (const ending of endings) {
            const file = folder === '' ? program + ending : external_node_path_.join(folder, program + ending);
            if (isProgram(file))
                return file;
        }
    }
    return null;
}
function isProgram(file) {
    try {
        external_node_fs_.accessSync(file, external_node_fs_.constants.X_OK);
        return external_node_fs_.statSync(file).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/effects/command/run-command.js













/** After the command itself has ended, what it left behind may hold its output open for so long (as the runner). */
const OUTPUT_GRACE_MS = 5_000;
/**
 * Starts a script as a `run:` step would: a file in the temp folder, the shell's own template, no standard input.
 * Its output goes to ours, byte by byte.
 * @throws InvalidInputError when the shell is not there or makes no sense
 */
async function startCommand(spec) {
    const shell = resolveShell(spec.shell, {
        platform: process.platform,
        inContainer: spec.inContainer,
        has: (program) => which(program, spec.env) !== null,
    });
    const program = which(shell.program, spec.env);
    if (program === null) {
        throw new errors/* InvalidInputError */.oC(`The shell "${shell.program}" is not on PATH.`, 'Install it in a step before, or name another "shell".');
    }
    if (!external_node_fs_.statSync(spec.cwd, { throwIfNoEntry: false })?.isDirectory()) {
        throw new errors/* InvalidInputError */.oC(`The working directory "${spec.cwd}" does not exist, or is no folder.`, 'Create it in a step before, or correct "working-directory".');
    }
    const script = external_node_path_.join(spec.temp, `${(0,external_node_crypto_.randomUUID)()}${shell.extension}`);
    external_node_fs_.writeFileSync(script, shell.script(spec.run), { mode: 0o755 });
    let started = 0;
    let child;
    try {
        await spec.starting();
        started = performance.now();
        child = (0,external_node_child_process_.spawn)(program, shell.args(script), {
            cwd: spec.cwd,
            env: spec.env,
            stdio: ['ignore', 'pipe', 'pipe'],
            // A group of its own, so that signals reach everything that the command starts.
            detached: process.platform !== 'win32',
            windowsVerbatimArguments: shell.verbatim,
            // Hiding its window would give it a console of its own on Windows, where the runner's Ctrl-C does not arrive.
            windowsHide: false,
        });
        await spawned(child);
    }
    catch (error) {
        external_node_fs_.rmSync(script, { force: true });
        throw TOO_LARGE.includes((0,store_errors/* errorCode */.CA)(error)) ? tooLarge(error) : error;
    }
    // The runner looks for commands in both.
    const watchers = [new MaskWatcher(), new MaskWatcher()];
    const outputEnded = Promise.all([
        forward(child, 'stdout', watchers[0]),
        forward(child, 'stderr', watchers[1]),
    ]);
    const group = new ProcessGroup(child.pid ?? 0);
    let stopping = null;
    const exited = new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
    });
    const result = exited.then(async (end) => {
        const durationMs = Math.round(performance.now() - started);
        await stopping;
        await Promise.race([outputEnded, pause(OUTPUT_GRACE_MS)]);
        child.stdout?.destroy();
        child.stderr?.destroy();
        external_node_fs_.rmSync(script, { force: true });
        return { ...end, durationMs, masks: new Set(watchers.flatMap((watcher) => [...watcher.end()])) };
    });
    return {
        result,
        masks: () => watchers.flatMap((watcher) => [...watcher.masks]),
        stop: (signal) => {
            if (stopping === null)
                stopping = (0,interruption/* stopGroup */.P)(group, signal);
            else
                group.signal(signal);
        },
    };
}
/** How Unix and Windows say that a process would get more than 128 KiB in one variable, or too much in all. */
const TOO_LARGE = ['E2BIG', 'ENAMETOOLONG'];
function tooLarge(cause) {
    return new errors/* InvalidInputError */.oC(`The command could not be started: its environment is larger than this system allows (${(0,store_errors/* errorCode */.CA)(cause)}).`, 'Hand large values over in files, not in variables.', { cause });
}
function spawned(child) {
    return new Promise((resolve, reject) => {
        child.once('spawn', resolve);
        child.once('error', reject);
    });
}
function forward(child, name, masks) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    const from = child[name];
    const to = name === 'stdout' ? output/* STDOUT */.UU : output/* STDERR */.xS;
    return new Promise((resolve) => {
        from?.on('data', (chunk) => {
            masks.push(decoder.write(chunk));
            (0,output/* writeOutput */.zh)(to, chunk);
        });
        from?.once('close', resolve);
    });
}
function pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms).unref());
}


/***/ })

};
