export const id = 688;
export const ids = [688];
export const modules = {

/***/ 9445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ appendSummary),
  LZ: () => (/* binding */ saveState),
  uH: () => (/* binding */ setOutput)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/effects/command/append-pair.js


/**
 * Appends a name and its value to a file command such as `GITHUB_OUTPUT`, in the form with a delimiter that nobody
 * can guess, so that a value cannot end it early.
 */
function appendPair(file, name, value) {
    const delimiter = `checkpoint_${(0,external_node_crypto_.randomUUID)()}`;
    external_node_fs_.appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}

;// CONCATENATED MODULE: ./build/src/action/file-commands.js


/** Sets an output of this step. */
function setOutput(name, value) {
    withFile('GITHUB_OUTPUT', (file) => appendPair(file, name, value));
}
/** Keeps a value for this step's post stage, where it is the variable `STATE_<name>`. */
function saveState(name, value) {
    withFile('GITHUB_STATE', (file) => appendPair(file, name, value));
}
function appendSummary(markdown) {
    withFile('GITHUB_STEP_SUMMARY', (file) => external_node_fs_.appendFileSync(file, markdown));
}
function withFile(command, append) {
    const file = process.env[command];
    // Outside a runner there is nobody to tell.
    if (file !== undefined && file !== '')
        append(file);
}


/***/ }),

/***/ 7093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./build/src/engine/decision.js
var decision = __webpack_require__(7624);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
;// CONCATENATED MODULE: ./build/src/engine/step-name.js
/** What a step may be called, in words for an error's `fix`. */
const STEP_NAME_RULE = 'A step\'s name has letters, digits, "-", "_" and ".", at most 100 of them.';
function isStepName(name) {
    return /^[A-Za-z0-9_.-]{1,100}$/.test(name);
}

;// CONCATENATED MODULE: ./build/src/store/files/globs.js
/** Globs, one a line; a line with `!` in front leaves files out again. */
function parseGlobs(input) {
    return input
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}

;// CONCATENATED MODULE: ./build/src/action/input-values.js

/** Reads single values from the `INPUT_…` variables of the runner. Each names the input in its errors. */
function raw(env, name) {
    return env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '';
}
function input_values_text(env, name) {
    return raw(env, name).trim();
}
function oneOf(env, name, allowed) {
    const value = input_values_text(env, name) || allowed[0];
    const match = allowed.find((candidate) => candidate === value);
    if (match !== undefined)
        return match;
    throw new errors/* InvalidInputError */.oC(`The input "${name}" is "${value}".`, `Use one of ${allowed.join(', ')}.`);
}
/** As the runner's own `core.getBooleanInput`: the YAML 1.2 core schema. */
function flag(env, name) {
    const value = input_values_text(env, name);
    if (['', 'true', 'True', 'TRUE'].includes(value))
        return true;
    if (['false', 'False', 'FALSE'].includes(value))
        return false;
    throw new errors/* InvalidInputError */.oC(`The input "${name}" is "${value}".`, 'Use true or false.');
}
function wholeNumber(env, name, least, most) {
    const value = input_values_text(env, name);
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most)
        return number;
    throw new errors/* InvalidInputError */.oC(`The input "${name}" is "${value}".`, `Give a whole number from ${least} to ${most}.`);
}
/** A number with decimals, such as `0.5`; `fallback` when the input is empty. */
function decimal(env, name, fallback) {
    const value = input_values_text(env, name);
    if (value === '')
        return fallback;
    const number = Number(value);
    if (/^\d+(\.\d+)?$/.test(value))
        return number;
    throw new errors/* InvalidInputError */.oC(`The input "${name}" is "${value}".`, 'Give a number such as 10 or 0.5.');
}
/** Whole numbers from 0 to 255, separated by commas or spaces. */
function exitCodes(env, name) {
    const words = input_values_text(env, name)
        .split(/[\s,]+/)
        .filter((word) => word !== '');
    return words.map((word) => {
        if (/^\d{1,10}$/.test(word))
            return Number(word);
        throw new errors/* InvalidInputError */.oC(`The input "${name}" has "${word}".`, 'Give exit codes, such as "1, 75".');
    });
}

;// CONCATENATED MODULE: ./build/src/action/inputs.js





const ON_SAVE_FAILURE = ['warn', 'fail'];
const MODES = ['auto', 'begin', 'complete', 'load', 'clear'];
/** @throws InvalidInputError that names the input, its value and what it may be */
function readInputs(env) {
    const mode = oneOf(env, 'mode', MODES);
    const step = input_values_text(env, 'step');
    if (mode !== 'load' && mode !== 'clear' && step === '') {
        throw new errors/* InvalidInputError */.oC('The input "step" is missing.', 'Name the step, for example "step: ai-complete".');
    }
    if (step !== '')
        checkStepName('step', step);
    const run = raw(env, 'run');
    if (mode !== 'auto' && run.trim() !== '') {
        throw new errors/* InvalidInputError */.oC(`The input "run" does not go with "mode: ${mode}".`, 'Leave one of them out.');
    }
    return {
        mode,
        step,
        steps: stepList(env),
        run: run.trim() === '' ? '' : run,
        shell: input_values_text(env, 'shell'),
        workingDirectory: input_values_text(env, 'working-directory'),
        files: parseGlobs(raw(env, 'files')),
        inputs: raw(env, 'inputs'),
        fingerprint: input_values_text(env, 'fingerprint'),
        outputs: raw(env, 'outputs'),
        policies: readPolicies(env, mode),
        issueNumber: issueNumber(env),
        commitSha: input_values_text(env, 'commit-sha'),
        key: input_values_text(env, 'key'),
        retentionDays: wholeNumber(env, 'retention-days', 1, 400),
        resume: flag(env, 'resume'),
        token: input_values_text(env, 'token'),
        runner: {
            matrix: input_values_text(env, 'runner-matrix'),
            calledWorkflow: input_values_text(env, 'runner-called-workflow'),
            checkRunId: input_values_text(env, 'runner-check-run-id'),
            container: input_values_text(env, 'runner-container'),
        },
    };
}
function readPolicies(env, mode) {
    // Between `begin` and `complete` stands somebody else's action, which is not known to bear a second run.
    const unknown = mode === 'begin' ? 'fail' : 'rerun';
    return {
        onUnknown: input_values_text(env, 'on-unknown') === '' ? unknown : oneOf(env, 'on-unknown', decision/* ON_UNKNOWN */.zN),
        onChange: oneOf(env, 'on-change', decision/* ON_CHANGE */.pO),
        onSaveFailure: oneOf(env, 'on-save-failure', ON_SAVE_FAILURE),
        probe: raw(env, 'probe').trim() === '' ? '' : raw(env, 'probe'),
        retry: {
            maxAttempts: wholeNumber(env, 'max-attempts', 1, 100),
            waitMs: decimal(env, 'retry-wait-seconds', 10) * 1000,
            exitCodes: exitCodes(env, 'retry-on-exit-codes'),
        },
        timeoutMs: decimal(env, 'timeout-minutes', 0) * 60_000 || Number.POSITIVE_INFINITY,
    };
}
function stepList(env) {
    const names = raw(env, 'steps')
        .split(/[\s,]+/)
        .filter((name) => name !== '');
    for (const name of names)
        checkStepName('steps', name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) {
        throw new errors/* InvalidInputError */.oC(`The input "steps" names "${twice}" twice.`, 'Name each step once, in order.');
    }
    return names.length > 0 ? names : null;
}
function checkStepName(input, name) {
    if (isStepName(name))
        return;
    throw new errors/* InvalidInputError */.oC(`The input "${input}" has the name "${name}".`, STEP_NAME_RULE);
}
function issueNumber(env) {
    const value = input_values_text(env, 'issue-number').replace(/^#/, '');
    if (value !== '' && !/^\d{1,18}$/.test(value)) {
        throw new errors/* InvalidInputError */.oC(`The input "issue-number" is "${value}".`, 'Give the number alone, such as 42.');
    }
    return value;
}


/***/ }),

/***/ 1299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ JobState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** GitHub allows 500 artifacts a job; the rest is left to the workflow's own. */
const MAX_ARTIFACTS = 400;
/** After so many failed saves in a job, later ones get less time. */
const FAILURES_BEFORE_HURRY = 2;
/**
 * What the uses of this action within one job tell each other, as files in the runner's temp folder. It is there
 * to keep the log short and the job fast; losing it loses no work, so faults of the disk are passed over.
 */
class JobState {
    #folder;
    constructor(context) {
        this.#folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(context.temp, 'checkpoint-action', `job-${context.runId}-${context.attempt}`);
    }
    /** True for the first caller in this job, false for all others. */
    first(what) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.#folder, { recursive: true });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#folder, `first-${what}`), 'wx'));
            return true;
        }
        catch {
            return false;
        }
    }
    addUse(use) {
        this.#append('uses.jsonl', `${JSON.stringify(use)}\n`);
    }
    uses() {
        return this.#read('uses.jsonl')
            .split('\n')
            .flatMap((line) => {
            try {
                return line === '' ? [] : [JSON.parse(line)];
            }
            catch {
                return [];
            }
        });
    }
    countFailedSave() {
        this.#append('failed-saves', '.');
    }
    /** Whether saves have failed so often that later ones should not hold up the job. */
    get inHurry() {
        return this.#read('failed-saves').length >= FAILURES_BEFORE_HURRY;
    }
    countArtifact() {
        this.#append('artifacts', '.');
    }
    get hasRoomForArtifacts() {
        return this.#read('artifacts').length < MAX_ARTIFACTS;
    }
    #append(name, text) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.#folder, { recursive: true });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#folder, name), text);
        }
        catch {
            // see above
        }
    }
    #read(name) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#folder, name), 'utf8');
        }
        catch {
            return '';
        }
    }
}


/***/ }),

/***/ 2320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ LOAD_MS),
  V: () => (/* binding */ Remote)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/store/names.js
var names = __webpack_require__(6451);
// EXTERNAL MODULE: ./build/src/store/nonce.js
var nonce = __webpack_require__(8880);
;// CONCATENATED MODULE: ./build/src/action/services.js
/** Why there is no artifact service for this job, or null when there is one. */
function missingArtifactService(env) {
    const host = hostOf(env.GITHUB_SERVER_URL ?? 'https://github.com');
    // The same test as the client's own (actions/toolkit, packages/artifact/src/internal/shared/config.ts).
    const supported = host === 'GITHUB.COM' || host.endsWith('.GHE.COM') || host.endsWith('.LOCALHOST');
    if (!supported) {
        return 'GitHub Enterprise Server has no artifact service that this action can use. Steps are recorded on this machine only, which does not survive the job';
    }
    if (!env.ACTIONS_RUNTIME_TOKEN || !env.ACTIONS_RESULTS_URL) {
        return 'This runner offers no artifact service. Steps are recorded on this machine only, which does not survive the job';
    }
    return null;
}
function hostOf(url) {
    try {
        return new URL(url).hostname.trimEnd().toUpperCase();
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/remote.js








/** What a document's load or save may take, in ms (design section 6). */
const LOAD_MS = 60_000;
const SAVE_MS = 60_000;
/** What a save may take once saves have failed repeatedly in this job. */
const HURRIED_SAVE_MS = 5_000;
/** What a save of the post step may take, which repeats what has failed before. */
const POST_SAVE_MS = 15_000;
/** A payload's transfer ends after so long without a byte. */
const STALL_MS = 30_000;
/** What a load leaves for the thread to answer with what it has. */
const ANSWER_MS = 3_000;
/** Pauses before the tries of a payload's upload, in ms. */
const PAYLOAD_PAUSES_MS = [0, 1_000, 4_000];
/** The stores outside this machine, with the Action's deadlines and manners. */
class Remote {
    /** Why nothing can be kept outside this machine; null when it can. */
    unavailable;
    retentionDays;
    #setup;
    #job;
    #signals;
    #thread = null;
    /** @param signals null in the post step, which the runner does not cancel */
    constructor(context, inputs, job, signals) {
        this.unavailable = missingArtifactService(process.env);
        this.retentionDays = inputs.retentionDays;
        this.#job = job;
        this.#signals = signals;
        this.#setup = {
            stores: ['artifact'],
            repository: context.scope.repository,
            runId: context.runId,
            token: inputs.token,
        };
        if (this.unavailable !== null && job.first('unavailable-warning'))
            (0,workflow_commands/* warning */.$e)(`${this.unavailable}.`);
    }
    /** Loads the transfer code while something else is going on. */
    async warmUp() {
        if (this.unavailable === null)
            (await this.#open()).warmUp();
    }
    /** One operation of the transfer thread. A step that is skipped never gets here, and never loads it. */
    async call(name, ask, limits) {
        return (await this.#open()).call(name, ask, limits);
    }
    load(scope, attempt, folder) {
        const deadline = Date.now() + LOAD_MS;
        return this.call('load', { scope, attempt, folder, deadline: deadline - ANSWER_MS }, { deadline });
    }
    /** Keeps a step's archive. Returns why it could not be kept, or null. */
    async savePayload(context, folder, archive, digest) {
        let fault = '';
        for (const pause of PAYLOAD_PAUSES_MS) {
            await new Promise((resolve) => setTimeout(resolve, pause));
            const started = Date.now();
            try {
                const name = await this.#trySavePayload(context, folder, archive, digest);
                const state = folder.readState(context);
                folder.writeState({ ...state, payloads: [...state.payloads, name] });
                return null;
            }
            catch (error) {
                fault = (0,errors/* describeError */.Uc)(error);
                // A try that took long has had the clients' own retries already.
                if (Date.now() - started >= STALL_MS || this.#signals?.interruption)
                    break;
            }
        }
        return fault;
    }
    fetchPayload(query) {
        return this.call('fetch', query, { deadline: Number.POSITIVE_INFINITY, stallMs: STALL_MS });
    }
    async remove(names) {
        return this.call('remove', names, { deadline: Date.now() + SAVE_MS });
    }
    /** What a save may take now, in ms. */
    saveBudget() {
        if (this.#job.inHurry)
            return Math.min(HURRIED_SAVE_MS, this.#signals?.remainingMs() ?? HURRIED_SAVE_MS);
        return this.#signals === null ? POST_SAVE_MS : Math.min(SAVE_MS, this.#signals.remainingMs());
    }
    async close() {
        await (await this.#thread)?.close();
    }
    /** A failed upload leaves its name reserved, so each try has a name of its own. Returns it. */
    async #trySavePayload(context, folder, archive, digest) {
        const name = (0,names/* payloadName */.Oh)(context.scope.job, context.scopeHash, digest, (0,nonce/* newNonce */.Y)());
        const file = external_node_path_.join(folder.scratch('payload'), name);
        try {
            copyOrLink(archive, file);
            this.#job.countArtifact();
            const deadline = this.#signals?.interruption
                ? Date.now() + this.saveBudget()
                : Number.POSITIVE_INFINITY;
            const ask = { store: 'artifact', file, retentionDays: this.retentionDays };
            await this.call('save', ask, { deadline, stallMs: STALL_MS });
            return name;
        }
        finally {
            external_node_fs_.rmSync(external_node_path_.dirname(file), { recursive: true, force: true });
        }
    }
    #open() {
        this.#thread ??= __webpack_require__.e(/* import() */ 697).then(__webpack_require__.bind(__webpack_require__, 3697)).then((module) => new module.TransferThread(transferBundle(), this.#setup, logOfThread));
        return this.#thread;
    }
}
function copyOrLink(from, to) {
    try {
        external_node_fs_.linkSync(from, to);
    }
    catch {
        external_node_fs_.copyFileSync(from, to); // file systems without hard links
    }
}
/** The clients' own chatter is for debug logs; the masks that they declare for signed addresses always count. */
function logOfThread(line) {
    if (/^::add-mask::/.test(line))
        (0,workflow_commands/* info */.pq)(line);
    else if ((0,workflow_commands/* isDebug */._o)(process.env))
        (0,workflow_commands/* debug */.Yz)(line.replace(/^::\w+(?: [^:]*)?::/, ''));
}
/** The bundle with GitHub's clients, beside the one that Node was started with. */
function transferBundle() {
    return new URL('../transfer/index.js', (0,external_node_url_.pathToFileURL)(process.argv[1] ?? ''));
}


/***/ }),

/***/ 8156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ readRunContext)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/effects/workflow-event.js

/**
 * What a workflow run works on, as the runner's environment says: the issue or pull request of the triggering event,
 * and the pull request's head, else the run's commit. Empty texts outside a workflow run.
 */
function workOfEvent(env) {
    const event = readEvent(env.GITHUB_EVENT_PATH);
    const pull = member(event, 'pull_request');
    const issue = member(member(event, 'issue'), 'number') ??
        member(pull, 'number') ??
        member(member(event, 'inputs'), 'issue_number');
    return {
        issueNumber: scalar(issue),
        commitSha: scalar(member(member(pull, 'head'), 'sha')) || (env.GITHUB_SHA ?? ''),
    };
}
function readEvent(file) {
    if (file === undefined || file === '')
        return {};
    try {
        return JSON.parse(external_node_fs_.readFileSync(file, 'utf8'));
    }
    catch {
        return {}; // no event, or none that can be read: the commit still identifies the work
    }
}
function member(value, name) {
    return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}
function scalar(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/scope.js
var engine_scope = __webpack_require__(4488);
;// CONCATENATED MODULE: ./build/src/action/run-context.js




/** @throws InvalidInputError outside a workflow run */
function readRunContext(env, inputs) {
    const runId = required(env, 'GITHUB_RUN_ID');
    const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
    if (!Number.isInteger(attempt) || attempt < 1) {
        throw new errors/* InvalidInputError */.oC(`GITHUB_RUN_ATTEMPT is "${env.GITHUB_RUN_ATTEMPT}".`, 'It has to be a whole number from 1.');
    }
    const workflow = withoutRef(env.GITHUB_WORKFLOW_REF ?? env.GITHUB_WORKFLOW ?? '');
    const scope = {
        repository: required(env, 'GITHUB_REPOSITORY'),
        workflow,
        calledWorkflow: withoutRef(inputs.runner.calledWorkflow) || workflow,
        job: required(env, 'GITHUB_JOB'),
        matrix: inputs.runner.matrix || 'null',
        key: inputs.key,
    };
    return {
        runId,
        attempt,
        scope,
        scopeHash: (0,engine_scope/* scopeHash */.h)(scope),
        work: readWork(env, inputs),
        writer: inputs.runner.checkRunId || jobOfToken(env.ACTIONS_RUNTIME_TOKEN ?? ''),
        workspace: external_node_path_.resolve(env.GITHUB_WORKSPACE ?? process.cwd()),
        temp: external_node_path_.resolve(required(env, 'RUNNER_TEMP')),
        inContainer: inputs.runner.container !== '',
    };
}
function required(env, name) {
    const value = env[name] ?? '';
    if (value !== '')
        return value;
    throw new errors/* InvalidInputError */.oC(`${name} is not set.`, 'This action runs as a step of a GitHub Actions workflow; elsewhere use the "checkpoint" command.');
}
/** `owner/repo/.github/workflows/x.yml@refs/heads/main` without the ref, which differs from run to run. */
function withoutRef(workflow) {
    return workflow.replace(/@[^@]*$/, '');
}
/** What the run works on: the inputs, else what the triggering event is about (design section 6). */
function readWork(env, inputs) {
    const event = workOfEvent(env);
    return {
        issueNumber: inputs.issueNumber || event.issueNumber,
        commitSha: inputs.commitSha || event.commitSha,
    };
}
/**
 * The job's backend id, from the scopes of the runner's own token: `Actions.Results:<run>:<job>`
 * (actions/toolkit, packages/artifact/src/internal/shared/util.ts). Not a secret, and new in each attempt.
 */
function jobOfToken(token) {
    try {
        const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
        const { scp } = JSON.parse(claims);
        return /(?:^|\s)Actions\.Results:[^:\s]+:([^:\s]+)/.exec(String(scp))?.[1] ?? '';
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 6117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ scopeFolders),
/* harmony export */   r: () => (/* binding */ ScopeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8667);
/* harmony import */ var _store_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);





/** The files of one scope in the runner's temp folder: the document, and what this attempt knows of the stores. */
class ScopeFolder {
    path;
    documentFile;
    constructor(temp, scopeHash) {
        this.path = node_path__WEBPACK_IMPORTED_MODULE_2__.join(rootFolder(temp), scopeHash.slice(0, 12));
        this.documentFile = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, 'checkpoint.json');
    }
    /** The state of this run and attempt; a fresh one when there is none. */
    readState(context) {
        const state = this.readAnyState();
        return state?.runId === context.runId && state.attempt === context.attempt ? state : freshState(context);
    }
    readAnyState() {
        try {
            const state = JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(this.#stateFile, 'utf8'));
            return isState(state) ? state : null;
        }
        catch {
            return null;
        }
    }
    /** A disk that refuses costs only tidiness: what is not known to be ours is not removed. */
    writeState(state) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.path, { recursive: true });
            (0,_store_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)(this.#stateFile, JSON.stringify(state));
        }
        catch {
            // see above
        }
    }
    /** An empty folder for one use; elsewhere on this machine when the runner's folder refuses. */
    scratch(name) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.path, { recursive: true });
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, `${name}-`));
        }
        catch {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir(), `checkpoint-${name}-`));
        }
    }
    /** Where the archive with this digest stands on this machine. */
    payloadFile(digest) {
        return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, `files-${digest}.tgz`);
    }
    get #stateFile() {
        return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, 'state.json');
    }
}
/** All scopes that have files on this machine. */
function scopeFolders(temp) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(rootFolder(temp)).filter((name) => /^[0-9a-f]{12}$/.test(name));
    }
    catch {
        return [];
    }
}
/** The file is ours, but a disk may have kept only half of it. */
function isState(value) {
    if (value === null || typeof value !== 'object')
        return false;
    const state = value;
    return ([state.unread, state.readNames, state.payloads, state.kept].every(Array.isArray) &&
        typeof state.begun === 'object');
}
function rootFolder(temp) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(temp, 'checkpoint-action');
}
function freshState(context) {
    return {
        runId: context.runId,
        attempt: context.attempt,
        label: context.scope.job,
        unread: [],
        malformedUnits: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)(),
        twoWriters: false,
        readNames: [],
        payloads: [],
        kept: [],
        begun: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)(),
        unsaved: false,
    };
}


/***/ }),

/***/ 6192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ stepBlock),
/* harmony export */   w: () => (/* binding */ jobTable)
/* harmony export */ });
/* harmony import */ var _engine_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7624);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9037);


/** The runner drops a step's summary of more than 1 MiB whole; ours stays far below. Characters of folded JSON. */
const MAX_JSON = 60_000;
const MAX_ROWS = 500;
const BADGES = {
    completed: '✅',
    skipped: '⏭️',
    failed: '❌',
    interrupted: '⏸️',
};
/** What one step shows in the job's summary: what happened, why, how long, what was kept, and the JSON, folded. */
function stepBlock(block) {
    const { step, key, outcome, reason, kept, saveFault } = block;
    const name = key === '' ? code(step) : `${code(step)} (${code(key)})`;
    const facts = [`**${name} ${outcome}**`];
    if (outcome === 'skipped')
        facts.push(`saved ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(block.savedMs)}`);
    else
        facts.push(`took ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(block.durationMs)}`);
    if (kept !== '')
        facts.push(outcome === 'skipped' ? `restored ${kept}` : `kept ${kept}`);
    if (saveFault !== null)
        facts.push('⚠️ not kept outside this machine');
    const json = JSON.stringify({ checkpoint: block.checkpoint, [step]: block.unit ?? null }, null, 2);
    const shown = json.length > MAX_JSON ? `${json.slice(0, MAX_JSON)}\n… ${json.length - MAX_JSON} more characters` : json;
    return [
        `${BADGES[outcome] ?? ''} ${facts.join(' · ')}<br>`,
        `${text(sentence((0,_engine_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutStep */ .Yt)(step, reason)))}`,
        '',
        '<details><summary>Checkpoint</summary>',
        '',
        fence(shown),
        '',
        '</details>',
        '',
        '',
    ].join('\n');
}
/** The table of the whole job. */
function jobTable(uses, tail) {
    const saved = uses.reduce((sum, use) => sum + use.savedMs, 0);
    const skipped = uses.filter((use) => use.outcome === 'skipped').length;
    const title = skipped === 0
        ? 'Checkpoints of this job'
        : `Checkpoints of this job: ${skipped} of ${uses.length} steps skipped, ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(saved)} saved`;
    const rows = uses.slice(0, MAX_ROWS).map((use) => {
        const name = use.key === '' ? code(use.step) : `${code(use.step)} (${code(use.key)})`;
        const cells = [
            name,
            `${BADGES[use.outcome] ?? ''} ${use.outcome}`,
            text(use.reason),
            use.outcome === 'skipped' ? '' : (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(use.durationMs),
            use.savedMs > 0 ? (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(use.savedMs) : '',
            use.kept,
        ];
        return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    });
    return [
        `### ${title}`,
        '',
        '| step | outcome | why | took | saved | kept |',
        '| --- | --- | --- | --- | --- | --- |',
        ...rows,
        ...(uses.length > MAX_ROWS ? [`| … | ${uses.length - MAX_ROWS} more | | | | |`] : []),
        '',
        ...tail.flatMap((line) => [text(line), '']),
        '',
    ].join('\n');
}
function code(name) {
    return `<code>${text(name)}</code>`;
}
/** Text from outside (a note, a file's name) must not become markup. */
function text(raw) {
    return raw
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[\\`*_[\]~]/g, '\\$&')
        .replace(/\s*[\r\n]+\s*/g, ' ');
}
/** A fence longer than any run of backticks inside. */
function fence(json) {
    const longest = Math.max(2, ...(json.match(/`+/g) ?? []).map((run) => run.length));
    const marks = '`'.repeat(longest + 1);
    return `${marks}json\n${json}\n${marks}`;
}
function sentence(words) {
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}


/***/ }),

/***/ 558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   Yz: () => (/* binding */ debug),
/* harmony export */   _o: () => (/* binding */ isDebug),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   pq: () => (/* binding */ info),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/* harmony import */ var _effects_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6903);

/**
 * The runner's workflow commands, as lines on standard output. Small enough to write here: the library that
 * offers them also loads an HTTP client, which would more than double the start-up time of a skipped step.
 */
function info(line) {
    (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDOUT */ .UU, `${line}\n`);
}
/** Shown only when the workflow is run with debug logging. */
function debug(line) {
    command('debug', {}, line);
}
function isDebug(env) {
    return env.RUNNER_DEBUG === '1';
}
/** Annotations: the runner shows ten of each kind per step, so they are for what a person has to know. */
function notice(message) {
    command('notice', { title: 'checkpoint-action' }, message);
}
function warning(message) {
    command('warning', { title: 'checkpoint-action' }, message);
}
function error(message) {
    command('error', { title: 'checkpoint-action' }, message);
}
/** A folded group of lines. */
function group(title, lines) {
    command('group', {}, title);
    for (const line of lines)
        info(line);
    command('endgroup', {}, '');
}
function command(name, properties, message) {
    const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
    info(`::${name}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}`);
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 6903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UU: () => (/* binding */ STDOUT),
/* harmony export */   xS: () => (/* binding */ STDERR),
/* harmony export */   zh: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6848);


/** Standard output and standard error, by file descriptor. */
const STDOUT = 1;
const STDERR = 2;
/**
 * Writes to our own output at once. `process.stdout` would load the network code of Node before the first line,
 * a tenth of the whole time that a skipped step takes; and what is written here is never lost when a process ends.
 */
function writeOutput(descriptor, data) {
    let rest = typeof data === 'string' ? Buffer.from(data) : data;
    while (rest.length > 0) {
        try {
            rest = rest.subarray((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, rest));
        }
        catch (error) {
            // A reader that is behind (EAGAIN) is waited for; one that is gone (EPIPE) must not stop the work.
            if ((0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) !== 'EAGAIN')
                return;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
        }
    }
}


/***/ }),

/***/ 7624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Yt: () => (/* binding */ aboutStep),
/* harmony export */   _v: () => (/* binding */ DEFAULT_STEPS),
/* harmony export */   pO: () => (/* binding */ ON_CHANGE),
/* harmony export */   zN: () => (/* binding */ ON_UNKNOWN)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5800);
/* harmony import */ var _input_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3121);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8667);
/* harmony import */ var _staleness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4470);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9037);





/** The steps of a job that names none; also the order that five-field checkpoints are read by. */
const DEFAULT_STEPS = ['ai-complete', 'label-applied', 'comment-posted', 'done'];
const ON_UNKNOWN = ['rerun', 'fail', 'skip'];
const ON_CHANGE = ['rerun', 'keep', 'fail'];
/** What `interrupted.reason` of a record means, in words. */
const INTERRUPTERS = {
    signal: 'a signal',
    timeout: 'its timeout',
    kill: 'a kill',
};
/** "When a step is skipped": read from the top, the first row that applies decides. */
const TABLE = [
    {
        row: 1,
        when: (c) => c.usedBefore,
        so: (c) => fail(`step "${c.step}" is used twice in this job`, 'Give each use its own step name, or a "key" that tells them apart.'),
    },
    {
        row: 2,
        when: (c) => c.knowledge.twoWriters,
        so: () => fail('two jobs of one attempt wrote the same checkpoint, as when a reusable workflow is called twice', 'Give each call its own "key" input, for example its name or a matrix value.'),
    },
    {
        row: 3,
        when: (c) => !c.resume,
        so: () => run('resume is false: whatever is known from before is ignored'),
    },
    {
        row: 3,
        when: (c) => c.knowledge.answer === 'none' && c.unit === undefined,
        so: () => run('it has not been done yet'),
    },
    {
        row: 4,
        when: (c) => c.knowledge.document === null && c.knowledge.void.length > 0 && c.knowledge.complete,
        so: (c) => run(`the checkpoint is about ${(0,_input_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWork */ .F)(c.knowledge.void.at(-1)?.work)}, this job works on ${(0,_input_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWork */ .F)(c.work)}`),
    },
    {
        row: 4,
        when: (c) => headOfOtherWork(c) && c.knowledge.complete,
        so: () => run('the checkpoint is about another issue or commit'),
    },
    {
        row: 5,
        when: (c) => c.knowledge.head !== null && !c.steps.includes(c.knowledge.head.step) && c.knowledge.complete,
        so: (c) => run(`the checkpoint names step "${c.knowledge.head?.step}", which is not one of this job's steps`),
    },
    {
        row: 5,
        when: (c) => c.knowledge.head !== null && coveredByHead(c),
        so: (c) => skip(`the checkpoint of attempt ${c.knowledge.head?.attempt} is at "${c.knowledge.head?.step}"`),
    },
    {
        row: 3,
        when: (c) => c.unit === undefined && c.knowledge.complete && !isMalformed(c),
        so: () => run('it has not been done yet'),
    },
    {
        row: 3,
        when: (c) => c.unit?.status === 'pending' || c.unit?.status === 'dep_blocked',
        so: () => run('it has not been started yet'),
    },
    { row: 3, when: (c) => c.unit?.status === 'blocked', so: (c) => run(failedBefore(c)) },
    {
        row: 6,
        when: (c) => c.unit?.status === 'done' && (0,_staleness_js__WEBPACK_IMPORTED_MODULE_2__/* .isStale */ .Q)(c.unit, c.knowledge.document?.units ?? {}),
        so: (c) => run(`it was done in attempt ${attemptOf(c)}, but a step it was built on has been done again`),
    },
    { row: 7, when: (c) => c.unit?.status === 'done' && changed(c) && c.onChange !== 'keep', so: onChanged },
    {
        row: 8,
        when: (c) => c.unit?.status === 'done' && c.lost.length > 0,
        so: (c) => notRestorable(c),
    },
    { row: 9, when: (c) => c.unit?.status === 'done', so: (c) => skip(doneBefore(c)) },
    { row: 10, when: (c) => c.proof === 'available', so: (c) => ({ action: 'prove', reason: unclear(c) }) },
    {
        row: 10,
        when: (c) => c.proof === 'landed',
        so: (c) => skip(`${unclear(c)}, and its proof says that it took effect`),
    },
    {
        row: 10,
        when: (c) => c.proof === 'not-landed',
        so: (c) => run(`${unclear(c)}, and its proof says that it did not take effect`),
    },
    { row: 10, when: () => true, so: (c) => whenUnknown(c, unclear(c)) },
];
/** Decides what happens to a step. Pure: the same situation always gets the same answer. */
function decide(situation) {
    const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(situation.knowledge.document?.units, situation.step);
    const withheld = (unit?.withheld ?? []).map(({ kind, name, reason }) => `${kind} "${name}" was not stored (${reason})`);
    const c = { ...situation, unit, lost: [...withheld, ...situation.unrestorable] };
    for (const { row, when, so } of TABLE) {
        if (!when(c))
            continue;
        const decision = so(c);
        // Documents come from outside: what they say must not become a line, or a workflow command, of its own.
        return { row, ...decision, reason: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(decision.reason) };
    }
    throw new Error('The decision table has no last row.');
}
function run(reason) {
    return { action: 'run', reason };
}
function skip(reason) {
    return { action: 'skip', reason };
}
function fail(reason, fix) {
    return { action: 'fail', reason, fix };
}
function headOfOtherWork(c) {
    return c.knowledge.head !== null && c.knowledge.head.inputHash !== (0,_input_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .inputHash */ .B)(c.work);
}
function coveredByHead(c) {
    const last = c.steps.indexOf(c.knowledge.head?.step ?? '');
    const own = c.steps.indexOf(c.step);
    return own !== -1 && own <= last && !headOfOtherWork(c);
}
function isMalformed(c) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(c.knowledge.malformedUnits, c.step) !== undefined;
}
function changed(c) {
    return c.unit?.fingerprint != null && c.unit.fingerprint !== c.fingerprint.value;
}
function onChanged(c) {
    const parts = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .changedParts */ .Ty)(c.unit?.fingerprintParts, c.fingerprint.parts).join(', ');
    const reason = `it was done in attempt ${attemptOf(c)}, but has changed since (${parts})`;
    return c.onChange === 'fail'
        ? fail(reason, 'Set "on-change" to rerun or keep, or undo the change.')
        : run(reason);
}
function notRestorable(c) {
    const reason = `it was done in attempt ${attemptOf(c)}, but cannot be restored: ${c.lost.join('; ')}`;
    // A skip without what the step produced would starve the steps after it, so here "skip" fails too.
    return c.onUnknown === 'rerun'
        ? run(reason)
        : fail(reason, `Set "on-unknown: rerun" to do it again, or start fresh with "resume: false".`);
}
function whenUnknown(c, reason) {
    switch (c.onUnknown) {
        case 'rerun':
            return run(reason);
        case 'skip':
            return skip(`${reason}; "on-unknown: skip" counts it as done`);
        case 'fail':
            return fail(reason, 'Check whether it took effect. Then start fresh with "resume: false", or delete the checkpoint artifact.');
    }
}
/** The attempt that made the record; records of other tools have none. */
function attemptOf(c) {
    return c.unit?.attempt ?? 1;
}
function doneBefore(c) {
    const took = c.unit?.durationMs == null ? '' : ` in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(c.unit.durationMs)}`;
    const kept = changed(c) ? ', and "on-change: keep" keeps it although it has changed' : '';
    const partial = c.unit?.partial
        ? '; what it wrote to environment, path or summary is not brought back'
        : '';
    return `it was done in attempt ${attemptOf(c)}${took}${kept}${partial}`;
}
function failedBefore(c) {
    const note = c.unit?.note ? ` (${c.unit.note})` : '';
    return `it failed in attempt ${attemptOf(c)}${note}`;
}
function unclear(c) {
    const { unit } = c;
    if (unit === undefined) {
        return `whether it was done before could not be read: ${[...c.knowledge.unread, (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(c.knowledge.malformedUnits, c.step) ?? ''].filter(Boolean).join('; ')}`;
    }
    const started = `it was started in attempt ${attemptOf(c)}`;
    if (!unit.interrupted)
        return `${started} and its end was never recorded`;
    const after = unit.durationMs == null ? '' : ` after ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(unit.durationMs)}`;
    return `${started} and interrupted by ${(0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(INTERRUPTERS, unit.interrupted.reason) ?? unit.interrupted.reason}${after}`;
}
/** A reason as a full sentence about a step: `it was done …` becomes `ai-complete was done …`. */
function aboutStep(step, reason) {
    return reason.startsWith('it ') ? `${step} ${reason.slice(3)}` : `${step}: ${reason}`;
}


/***/ }),

/***/ 2993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   jg: () => (/* binding */ CheckpointError),
/* harmony export */   oC: () => (/* binding */ InvalidInputError)
/* harmony export */ });
/**
 * Something the user has to put right. The message says what was wrong, `fix` what to do; both are shown.
 */
class CheckpointError extends Error {
    fix;
    constructor(message, fix, options) {
        super(message, options);
        this.name = new.target.name;
        this.fix = fix;
    }
}
/** An input, argument or option with a value that cannot be used. */
class InvalidInputError extends CheckpointError {
}
/** A rule of the contract forbids what was asked for (a step used twice, a document that may not be overwritten). */
class RefusedError extends CheckpointError {
}
/** Also of errors from another thread or realm, which are no instances of our own class. */
function isError(error) {
    return error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';
}
/** What an error says, with its causes, on one line. */
function describeError(error) {
    if (!isError(error))
        return String(error);
    const own = error.message || error.name;
    const cause = error.cause === undefined ? '' : describeError(error.cause);
    return cause !== '' && !own.includes(cause) ? `${own} (${cause})` : own;
}


/***/ }),

/***/ 5800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   T5: () => (/* binding */ idempotencyKey),
/* harmony export */   Ty: () => (/* binding */ changedParts)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5482);

/** Identifies what a step does. Line endings do not count, since a checkout may convert them. */
function fingerprint(parts) {
    const given = Object.entries(parts)
        .filter((part) => part[1] !== undefined && part[1] !== '')
        .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]);
    return {
        value: (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(Object.fromEntries(given))),
        parts: Object.fromEntries(given.map(([name, text]) => [name, (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(text).slice(0, 16)])),
    };
}
/** The names of the parts that differ, sorted; `fingerprint` when the stored record has no parts to compare. */
function changedParts(before, now) {
    if (before === undefined)
        return ['fingerprint'];
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    const changed = [...names].filter((name) => before[name] !== now[name]).sort();
    return changed.length > 0 ? changed : ['fingerprint'];
}
/** The stable key that a command can hand to the service it calls: sha256 hex, equal in every attempt. */
function idempotencyKey(identity) {
    const { runId, scope, step, inputHash, fingerprint: print } = identity;
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)({ runId, scope, step, inputHash, fingerprint: print }));
}


/***/ }),

/***/ 5482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** sha256 of bytes or UTF-8 text, as 64 lower-case hex characters. */
function sha256(data) {
    // crypto.hash (Node 21.7 and later) is twice as fast as createHash on large inputs.
    return typeof node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === 'function'
        ? node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', data, 'hex')
        : node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(data).digest('hex');
}
/**
 * JSON with sorted keys: the same text for the same value, however it was put together.
 * Takes JSON values only; `undefined` properties are left out, as JSON.stringify does.
 */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value) ?? 'null';
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
}


/***/ }),

/***/ 5048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ checkpointHead),
/* harmony export */   V: () => (/* binding */ withHead)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8667);
/* harmony import */ var _staleness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4470);


/**
 * The checkpoint of a document: the last step, in the job's order of use, before which every used step is done.
 * Null when the first used step is not (or no longer) done.
 */
function checkpointHead(document, runId, inputHash) {
    let head = null;
    for (const step of document.order ?? []) {
        const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .entry */ .f_)(document.units, step);
        if (unit?.status !== 'done' || (0,_staleness_js__WEBPACK_IMPORTED_MODULE_1__/* .isStale */ .Q)(unit, document.units))
            break;
        head = {
            runId,
            step,
            attempt: unit.attempt ?? 1,
            inputHash,
            timestamp: unit.finishedAt ?? document.updatedAt ?? '',
        };
    }
    return head;
}
/** The document with the checkpoint that its units stand for now. Without an order of use it stays as it is. */
function withHead(document) {
    if (document.order === undefined)
        return document;
    const { runId = '', inputHash = '', step: _s, attempt: _a, timestamp: _t, ...body } = document;
    const head = checkpointHead(document, runId, inputHash);
    return head === null ? { runId, inputHash, ...body } : { ...head, ...body };
}


/***/ }),

/***/ 3121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ inputHash),
/* harmony export */   F: () => (/* binding */ describeWork)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5482);

/** sha256 hex of `<issue number>:<commit SHA>`; check it with `printf '%s:%s' 42 "$SHA" | sha256sum`. */
function inputHash(work) {
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`${work.issueNumber}:${work.commitSha}`);
}
/** The work in words, for a log line: `issue 42 at commit 0123abc`. */
function describeWork(work) {
    if (work === undefined)
        return 'an unnamed input';
    const parts = [
        ...(work.issueNumber === '' ? [] : [`issue ${work.issueNumber}`]),
        ...(work.commitSha === '' ? [] : [`commit ${work.commitSha.slice(0, 12)}`]),
    ];
    return parts.length > 0 ? parts.join(' at ') : 'no issue and no commit';
}


/***/ }),

/***/ 638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isNestedTooDeep)
/* harmony export */ });
/** Deeper than anything this engine writes; beyond it, recursion over a hostile document could exhaust the stack. */
const MAX_DEPTH = 100;
/** Whether a JSON value is nested so deeply that it must not be walked through. */
function isNestedTooDeep(value, levels = MAX_DEPTH) {
    if (value === null || typeof value !== 'object')
        return false;
    if (levels === 0)
        return true;
    return Object.values(value).some((member) => isNestedTooDeep(member, levels - 1));
}


/***/ }),

/***/ 7410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ MAX_DOCUMENT_BYTES),
/* harmony export */   u: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(638);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8667);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5409);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9037);






/** Larger texts are not parsed: no run that this engine writes comes near. 64 MiB. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;
/** Reads any text as a document. Never throws: what cannot be understood comes back as a reason. */
function readDocument(text) {
    if (text.length > MAX_DOCUMENT_BYTES)
        return unreadable(`it is larger than ${MAX_DOCUMENT_BYTES} bytes`);
    if (text.trim() === '')
        return unreadable('it is empty');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return unreadable(`it is not JSON: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)).slice(0, 200)}`);
    }
    return interpret(value);
}
function interpret(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        return unreadable('it is not a JSON object');
    }
    if ((0,_nesting_js__WEBPACK_IMPORTED_MODULE_3__/* .isNestedTooDeep */ .k)(value))
        return unreadable('it is nested too deeply');
    if (!Object.hasOwn(value, 'units')) {
        const head = valibot__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .HeadSchema */ .E1, value, { abortEarly: true });
        return head.success ? { kind: 'head', head: head.output } : unreadable(explain(head.issues[0]));
    }
    const version = 'schemaVersion' in value ? value.schemaVersion : undefined;
    if (typeof version === 'number' && version > _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_VERSION */ .f$) {
        return unreadable(`it has schemaVersion ${version}, written by a newer version of checkpoint-action`);
    }
    // The schema library takes a list for an object with numbers as names.
    if ('units' in value && Array.isArray(value.units))
        return unreadable('units: it is a list');
    const envelope = valibot__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .EnvelopeSchema */ .W7, value, { abortEarly: true });
    if (!envelope.success)
        return unreadable(explain(envelope.issues[0]));
    const malformed = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)();
    const units = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)();
    for (const [name, unit] of Object.entries(value.units)) {
        const reason = unitProblem(unit);
        if (reason === null)
            units[name] = unit;
        else
            malformed[name] = reason;
    }
    // The object that was read, not the parser's copy: unknown fields and key order stay as they were.
    return { kind: 'document', document: { ...value, units }, malformed };
}
function unitProblem(unit) {
    const checked = valibot__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .UnitSchema */ .uo, unit, { abortEarly: true });
    if (!checked.success)
        return explain(checked.issues[0]);
    // The schema library passes over keys such as `constructor`; a user may have an output of that name.
    const outputs = Object.values(unit.outputs ?? {});
    return outputs.every((output) => typeof output === 'string') ? null : 'outputs: must be texts';
}
function explain(issue) {
    const path = valibot__WEBPACK_IMPORTED_MODULE_4__/* .getDotPath */ .BuJ(issue);
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path === null ? issue.message : `${path}: ${issue.message}`);
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}


/***/ }),

/***/ 8667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f_: () => (/* binding */ entry),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   rM: () => (/* binding */ withEntry)
/* harmony export */ });
/**
 * Objects keyed by names that users choose have no prototype, so that a step or output named
 * `constructor` or `__proto__` is a key like any other.
 */
function record(entries = []) {
    const object = Object.create(null);
    for (const [key, value] of entries)
        object[key] = value;
    return object;
}
/** A copy of `source` with `key` set; `source` stays as it is. */
function withEntry(source, key, value) {
    const copy = record(Object.entries(source));
    copy[key] = value;
    return copy;
}
/** The own property `key`, never one inherited from Object.prototype. */
function entry(source, key) {
    return source !== undefined && Object.hasOwn(source, key) ? source[key] : undefined;
}


/***/ }),

/***/ 5409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ HeadSchema),
/* harmony export */   W7: () => (/* binding */ EnvelopeSchema),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   uo: () => (/* binding */ UnitSchema)
/* harmony export */ });
/* unused harmony exports UNIT_STATUSES, RUN_STATUSES, LIFECYCLE_STATES, FileEntrySchema, WithheldSchema, PayloadSchema, ScopeSchema, RevisionSchema, LifecycleSchema, RunDocumentSchema */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

/**
 * The document's schema (design section 3). Objects are loose: fields that this version does not know survive
 * a read-modify-write and are never interpreted. Nothing has a default: reading changes nothing.
 */
const time = valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const attempt = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1));
const sha256Hex = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex characters'));
const UNIT_STATUSES = ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'];
const RUN_STATUSES = ['initializing', 'running', 'needs_attention', 'done', 'aborted'];
const LIFECYCLE_STATES = [
    'queued',
    'running',
    'awaiting_review',
    'awaiting_merge',
    'succeeded',
    'failed',
    'canceled',
    'superseded',
];
/** A file that a step left behind. `path` is relative to the workspace, with forward slashes. */
const FileEntrySchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    path: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha256: sha256Hex,
    size: count,
    mode: count,
    /** The file's digest before the step ran; null when there was none. */
    before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(sha256Hex)),
    /** For a symbolic link: what it points to. Its `sha256` and `size` are those of this text. */
    link: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** An output or file that was deliberately not stored. */
const WithheldSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    kind: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['output', 'file']),
    name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Where a step's files are kept: an archive, named by its digest. */
const PayloadSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    sha256: sha256Hex,
    size: count,
    /** The sum of the sizes of all entries once unpacked. */
    unpackedSize: count,
});
const UnitSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(UNIT_STATUSES),
    dependsOn: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    note: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    /** The attempt that started or finished this unit. */
    attempt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(attempt),
    /** The document's sequence number when this record was made: orders records of one attempt. */
    sequence: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
    completionId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    basis: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Completion ids that this record replaced; they do not count any more wherever they turn up. */
    supersedes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    fingerprint: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(sha256Hex)),
    fingerprintParts: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    durationMs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(count)),
    outputs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FileEntrySchema)),
    withheld: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(WithheldSchema)),
    payload: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(PayloadSchema)),
    /** The command wrote environment, path or summary, which a skip does not bring back. */
    partial: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    interrupted: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: time }))),
    /** The last attempt that used this unit: ran it or skipped it. */
    usedInAttempt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
});
/** The checkpoint: the five fields that every version of every reader understands. */
const HeadSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    runId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    step: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    attempt,
    inputHash: sha256Hex,
    timestamp: time,
});
const ScopeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    repository: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    workflow: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    calledWorkflow: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    job: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    matrix: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    key: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Which edition of the document this is. Never reused, not even after a failed upload. */
const RevisionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    attempt,
    sequence: count,
    nonce: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The job that wrote it, where the runner tells; empty elsewhere. */
    writer: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const LifecycleSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(LIFECYCLE_STATES),
    retryable: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    retry_of: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    interrupted_reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    recovered_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
});
const SCHEMA_VERSION = 2;
/** Everything but the units, which are checked one by one so that a malformed one does not hide the others. */
const EnvelopeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...valibot__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(HeadSchema).entries,
    schemaVersion: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO([1, 2]),
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    task: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(RUN_STATUSES),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    units: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    phases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    currentPhase: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    openItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    resolvedItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    result: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    launch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    lifecycle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(LifecycleSchema)),
    /** What the run works on, in the open: `inputHash` is made from it. */
    work: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ issueNumber: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commitSha: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    scope: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(ScopeSchema),
    revision: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(RevisionSchema),
    /** Steps in the job's order of use: those used in the latest attempt first, then those known from before. */
    order: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
});
/** The whole document, as shipped in `schema/run.schema.json`. */
const RunDocumentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...EnvelopeSchema.entries,
    units: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), UnitSchema),
});


/***/ }),

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ scopeHash)
/* harmony export */ });
/* unused harmony export describeScope */
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5482);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(638);


/** sha256 hex that identifies the scope; matrix legs are compared as values, not as text. */
function scopeHash(scope) {
    const { repository, workflow, calledWorkflow, job, key } = scope;
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)({ repository, workflow, calledWorkflow, job, matrix: matrixValue(scope.matrix), key }));
}
/** The scope in words: `generate (node: 20), key docs`. */
function describeScope(scope) {
    const matrix = matrixValue(scope.matrix);
    const leg = matrix !== null && typeof matrix === 'object'
        ? Object.entries(matrix).map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        : [];
    return `${scope.job}${leg.length > 0 ? ` (${leg.join(', ')})` : ''}${scope.key === '' ? '' : `, key ${scope.key}`}`;
}
function matrixValue(matrix) {
    if (matrix.trim() === '')
        return null;
    try {
        const value = JSON.parse(matrix);
        return (0,_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .isNestedTooDeep */ .k)(value) ? matrix : value;
    }
    catch {
        return matrix;
    }
}


/***/ }),

/***/ 4470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isStale)
/* harmony export */ });
/**
 * Whether a done unit was built on a step that has been done again since (design section 2, *basis*).
 * A unit's basis is the completion id of the step before it; when no unit has that id any more, that step got
 * another one. The chain is followed to its start, so that a step between the two need not be in use any more.
 */
function isStale(unit, units) {
    const byCompletion = new Map();
    for (const candidate of Object.values(units)) {
        if (candidate.status === 'done' && candidate.completionId) {
            byCompletion.set(candidate.completionId, candidate);
        }
    }
    const seen = new Set();
    let basis = unit.basis ?? null;
    while (basis !== null) {
        const builtOn = byCompletion.get(basis);
        if (builtOn === undefined)
            return true;
        if (seen.has(basis))
            return false; // only a damaged document has a circle
        seen.add(basis);
        basis = builtOn.basis ?? null;
    }
    return false;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ finishRun),
/* harmony export */   Ks: () => (/* binding */ skipStep),
/* harmony export */   SM: () => (/* binding */ completeStep),
/* harmony export */   a5: () => (/* binding */ interruptStep),
/* harmony export */   bP: () => (/* binding */ startStep),
/* harmony export */   bf: () => (/* binding */ continueDocument),
/* harmony export */   fB: () => (/* binding */ nextRevision),
/* harmony export */   ui: () => (/* binding */ createDocument),
/* harmony export */   vy: () => (/* binding */ failStep)
/* harmony export */ });
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5048);
/* harmony import */ var _input_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3121);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8667);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5409);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4488);





function createDocument(given) {
    return {
        runId: given.runId,
        inputHash: (0,_input_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .inputHash */ .B)(given.work),
        schemaVersion: 2,
        id: `${given.runId}-${(0,_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeHash */ .h)(given.scope).slice(0, 12)}`,
        task: `${given.scope.repository} ${given.scope.workflow} ${given.scope.job}`.trim(),
        status: 'running',
        createdAt: given.at,
        updatedAt: given.at,
        finishedAt: null,
        units: (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(),
        phases: {},
        currentPhase: null,
        openItems: [],
        resolvedItems: [],
        result: null,
        lifecycle: {
            state: 'running',
            retryable: false,
            retry_of: null,
            interrupted_reason: null,
            recovered_at: null,
        },
        work: { ...given.work },
        scope: { ...given.scope },
        revision: { attempt: given.attempt, sequence: 0, nonce: '', writer: given.writer },
        order: [],
    };
}
/** The document that this attempt continues with: what was known before, under this attempt's own revision. */
function continueDocument(known, attempt, writer) {
    return { ...known, revision: { attempt, sequence: 0, nonce: '', writer } };
}
/**
 * Gives the document its next revision. Call it once for each time the document is about to be kept anywhere;
 * a number is never used twice.
 */
function nextRevision(document, nonce) {
    const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '', writer: '' };
    return { ...document, revision: { ...revision, sequence: revision.sequence + 1, nonce } };
}
/** The step begins. A record of it that was done is superseded: it must not count again from an older document. */
function startStep(document, start) {
    const before = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(document.units, start.step);
    const supersedes = [
        ...(before?.supersedes ?? []),
        ...(before?.status === 'done' && before.completionId ? [before.completionId] : []),
    ];
    return putUnit(document, start.step, {
        ...unknownFields(before),
        status: 'in_progress',
        dependsOn: before?.dependsOn ?? [],
        note: '',
        createdAt: before?.createdAt ?? start.at,
        updatedAt: start.at,
        startedAt: start.at,
        finishedAt: null,
        attempt: start.attempt,
        completionId: null,
        basis: null,
        ...(supersedes.length > 0 ? { supersedes } : {}),
        fingerprint: start.fingerprint,
        fingerprintParts: { ...start.fingerprintParts },
        sequence: upcomingSequence(document),
        usedInAttempt: start.attempt,
    }, start.at);
}
/** The step is done. Its basis is the step done or skipped just before it in this attempt. */
function completeStep(document, completion) {
    const unit = startedUnit(document, completion.step);
    return putUnit(document, completion.step, {
        ...unit,
        status: 'done',
        note: completion.note ?? '',
        updatedAt: completion.at,
        finishedAt: completion.at,
        completionId: completion.completionId,
        basis: completionBefore(document, completion.step),
        durationMs: completion.durationMs,
        outputs: (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(Object.entries(completion.outputs)),
        files: [...completion.files],
        withheld: [...completion.withheld],
        payload: completion.payload,
        interrupted: null,
        sequence: upcomingSequence(document),
        ...(completion.partial ? { partial: true } : {}),
    }, completion.at);
}
/** The step ended without being done, and why, in words. */
function failStep(document, failure) {
    const { step, at, durationMs, note } = failure;
    const unit = startedUnit(document, step);
    return putUnit(document, step, {
        ...unit,
        status: 'blocked',
        note,
        updatedAt: at,
        finishedAt: at,
        durationMs,
        interrupted: null,
        sequence: upcomingSequence(document),
    }, at);
}
/** The step is being stopped from outside. That says nothing about whether its effect landed. */
function interruptStep(document, interruption) {
    const { step, at, durationMs, reason } = interruption;
    const unit = startedUnit(document, step);
    return putUnit(document, step, {
        ...unit,
        status: 'in_progress',
        updatedAt: at,
        durationMs,
        interrupted: { reason, at },
        sequence: upcomingSequence(document),
    }, at);
}
/** The step was skipped: this attempt used the record that is there. */
function skipStep(document, step, attempt, at) {
    const unit = startedUnit(document, step);
    return putUnit(document, step, { ...unit, usedInAttempt: attempt, sequence: unit.sequence ?? 0 }, at);
}
/** `step: done`: the work of this scope is complete. */
function finishRun(document, at) {
    return {
        ...document,
        status: 'done',
        updatedAt: at,
        finishedAt: at,
        lifecycle: { ...document.lifecycle, state: 'succeeded', retryable: false },
    };
}
/** The number that the next revision of the document will have; see {@link nextRevision}. */
function upcomingSequence(document) {
    return (document.revision?.sequence ?? 0) + 1;
}
function putUnit(document, step, unit, at) {
    const attempt = document.revision?.attempt ?? 1;
    const units = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .withEntry */ .rM)(document.units, step, unit);
    const changed = {
        ...document,
        updatedAt: at,
        finishedAt: null,
        units,
        order: orderOfUse(document.order ?? [], step, (name) => (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(units, name)?.usedInAttempt === attempt),
        ...runState(units, document.lifecycle),
    };
    return (0,_head_js__WEBPACK_IMPORTED_MODULE_4__/* .withHead */ .V)(changed);
}
/** Steps used in this attempt come first, as they were used; those known from before keep their order behind. */
function orderOfUse(order, step, usedNow) {
    const others = order.filter((name) => name !== step);
    if (order.includes(step) && order.slice(0, order.indexOf(step)).every(usedNow))
        return [...order];
    return [...others.filter(usedNow), step, ...others.filter((name) => !usedNow(name))];
}
function runState(units, before) {
    const all = Object.values(units);
    const failed = all.some((unit) => unit.status === 'blocked');
    const interrupted = all.find((unit) => unit.interrupted)?.interrupted?.reason ?? null;
    return {
        status: failed ? 'needs_attention' : 'running',
        lifecycle: {
            retry_of: null,
            recovered_at: null,
            ...before,
            state: failed || interrupted !== null ? 'failed' : 'running',
            retryable: failed || interrupted !== null,
            interrupted_reason: interrupted,
        },
    };
}
/** The completion id of the step used just before `step` in this attempt, if that step is done. */
function completionBefore(document, step) {
    const attempt = document.revision?.attempt ?? 1;
    let before = null;
    for (const name of document.order ?? []) {
        if (name === step)
            break;
        const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(document.units, name);
        if (unit?.status === 'done' && unit.usedInAttempt === attempt && unit.completionId) {
            before = unit.completionId;
        }
    }
    return before;
}
/** What other tools, or later versions, wrote into a record: it survives, also when the step is done again. */
function unknownFields(unit) {
    const fields = Object.entries(unit ?? {}).filter(([name]) => !Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .UnitSchema */ .uo.entries, name));
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(fields);
}
function startedUnit(document, step) {
    const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(document.units, step);
    if (unit === undefined)
        throw new Error(`Step "${step}" was never started in this document.`);
    return unit;
}


/***/ }),

/***/ 9037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/** A length of time for people: `340 ms`, `41 s`, `3 min 20 s`, `2 h 5 min`. Takes milliseconds. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
    const rest = minutes % 60;
    return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
/** A number of bytes for people: `512 B`, `12 KiB`, `3.4 MiB`. */
function bytes(count) {
    const units = ['B', 'KiB', 'MiB', 'GiB'];
    let value = count;
    let unit = 0;
    while (value >= 1024 && unit < units.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${unit === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}
/** `1 file`, `3 files`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** Text from elsewhere, made fit for a line of a log: without line ends and other control characters. */
function oneLine(text) {
    return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}


/***/ }),

/***/ 6848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ StoreError),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   t1: () => (/* binding */ fixForFileFault)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);

/** A place could not keep or give what it was asked for. The work goes on; the message says what is lost. */
class StoreError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckpointError */ .jg {
}
/** The file system's own word for a fault (`ENOSPC`), or an empty string. */
function errorCode(error) {
    const code = error !== null && typeof error === 'object' && 'code' in error ? error.code : '';
    return typeof code === 'string' ? code : '';
}
/** What to do about a fault of the file system; empty when the code says nothing special. */
function fixForFileFault(code) {
    switch (code) {
        case 'ENOSPC':
        case 'EDQUOT':
            return 'Free some disk space.';
        case 'EACCES':
        case 'EPERM':
            return 'Give this user permission to write there.';
        case 'EROFS':
            return 'The file system is read-only; use another folder.';
        case 'ENOENT':
        case 'ENOTDIR':
            return 'The folder is gone; create it again.';
        default:
            return 'Check the disk and the folder.';
    }
}


/***/ }),

/***/ 9763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   ii: () => (/* binding */ writeFault)
/* harmony export */ });
/* unused harmony export whileBusy */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);



/** Windows refuses a rename for a moment while a virus scanner or indexer holds the target. */
const RENAME_RETRIES_MS = process.platform === 'win32' ? [10, 20, 50, 100, 200, 400] : [];
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
/**
 * Replaces `file` so that a reader, or a machine that loses power, sees the old content or the new one, whole:
 * write `<file>.tmp` beside it, fsync, rename, fsync the folder. Callers serialise their writes to one file.
 * @throws StoreError when the file could not be written; the old content is then still there.
 */
function writeFileAtomic(file, data) {
    const temporary = `${file}.tmp`;
    try {
        // Never write through something that somebody else left under this name.
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
        const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(temporary, 'wx', 0o666);
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(descriptor, data);
            node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        }
        whileBusy(RENAME_RETRIES_MS, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(temporary, file));
        syncFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    }
    catch (error) {
        discard(temporary);
        throw writeFault(file, error);
    }
}
/** What is reported when a file could not be written. */
function writeFault(file, error) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(`Could not write ${file}: ${code || String(error)}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fixForFileFault */ .t1)(code), {
        cause: error,
    });
}
/** Tries again, after each of the pauses (ms), as long as the file system says that somebody holds the file. */
function whileBusy(pauses, work) {
    for (const pause of pauses) {
        try {
            work();
            return;
        }
        catch (error) {
            if (!BUSY.has((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)))
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
        }
    }
    work();
}
/** Makes the rename itself durable. Some systems (Windows) cannot open a folder; there the rename has to do. */
function syncFolder(folder) {
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(folder, 'r');
    }
    catch {
        return;
    }
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
    }
    catch (error) {
        // A file system that cannot sync a folder says so with these; anything else is a failed write.
        if (!['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR', 'EBADF'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)))
            throw error;
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
function discard(temporary) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
    }
    catch {
        // The folder itself may be gone; the error that is being reported says so.
    }
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ setAside),
/* harmony export */   K7: () => (/* binding */ readDocumentFile),
/* harmony export */   fQ: () => (/* binding */ writeDocumentFile),
/* harmony export */   wt: () => (/* binding */ serializeDocument)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7410);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9763);





/** Reads a document from disk. Never throws: a file that is not there is `missing`, anything else has a reason. */
function readDocumentFile(file) {
    try {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        // Reading a pipe or a device might never end.
        if (!stat.isFile())
            return { kind: 'unreadable', reason: 'it is not a regular file' };
        if (stat.size > _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DOCUMENT_BYTES */ .b) {
            return { kind: 'unreadable', reason: `it is larger than ${_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DOCUMENT_BYTES */ .b} bytes` };
        }
        return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT'
            ? { kind: 'missing' }
            : { kind: 'unreadable', reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error) };
    }
}
/** The text of a document as it is kept everywhere: indented JSON with a newline at the end. */
function serializeDocument(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/**
 * Writes a document atomically and durably.
 * @throws StoreError when it could not be written; the old document is then still there.
 */
function writeDocumentFile(file, document) {
    (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, serializeDocument(document));
}
/** Moves a file that cannot be read out of the way, so that it can be looked at later. Returns where it is now. */
function setAside(file, at) {
    const aside = `${file}.unreadable-${at.toISOString().replaceAll(':', '-')}`;
    node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(file, aside);
    return aside;
}


/***/ }),

/***/ 9457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Journal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_transitions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7912);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _nonce_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8880);
/* harmony import */ var _atomic_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9763);
/* harmony import */ var _document_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1216);







/**
 * A document and the file that holds it. Each change is on disk, atomically and durably, before it is returned;
 * a disk that refuses does not stop the work, but is reported.
 */
class Journal {
    #file;
    #onFault;
    #document;
    /** @param onFault gets each failed write */
    constructor(file, document, onFault) {
        this.#file = file;
        this.#document = document;
        this.#onFault = onFault;
    }
    get document() {
        return this.#document;
    }
    /** Applies one change and writes the result under its next revision. False: it could not be written. */
    update(change) {
        this.#document = (0,_engine_transitions_js__WEBPACK_IMPORTED_MODULE_2__/* .nextRevision */ .fB)(change(this.#document), (0,_nonce_js__WEBPACK_IMPORTED_MODULE_4__/* .newNonce */ .Y)());
        return this.#write();
    }
    /** The document under a revision of its own, to be kept elsewhere: no two uploads ever share one. */
    stamp() {
        this.update((document) => document);
        return this.#document;
    }
    #write() {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(this.#file), { recursive: true });
            (0,_document_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeDocumentFile */ .fQ)(this.#file, this.#document);
            return true;
        }
        catch (error) {
            this.#onFault(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD ? error : (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFault */ .ii)(this.#file, error));
            return false;
        }
    }
}


/***/ }),

/***/ 6451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ parseName),
/* harmony export */   Az: () => (/* binding */ isOfDigest),
/* harmony export */   B7: () => (/* binding */ documentName),
/* harmony export */   Oh: () => (/* binding */ payloadName)
/* harmony export */ });
/* unused harmony export isOfScope */
/**
 * The names under which documents and payloads are kept outside this machine. A name tells which scope it belongs
 * to and orders documents of one scope; what counts is the content, and both have to agree.
 */
/** First characters of a scope hash that stand in a name. */
const SCOPE_LENGTH = 12;
/** First characters of a payload's digest that stand in its name. */
const DIGEST_LENGTH = 16;
const DOCUMENT = /^checkpoint-.*-([0-9a-f]{12})-a(\d{1,6})-s(\d{1,9})-([0-9a-z]{6,16})\.json$/;
const PAYLOAD = /^checkpoint-.*-([0-9a-f]{12})-files-([0-9a-f]{16})-([0-9a-z]{6,16})\.tgz$/;
function documentName(label, scope, revision) {
    const { attempt, sequence, nonce } = revision;
    return `checkpoint-${safe(label)}-${scope.slice(0, SCOPE_LENGTH)}-a${attempt}-s${sequence}-${nonce}.json`;
}
function payloadName(label, scope, digest, nonce) {
    return `checkpoint-${safe(label)}-${scope.slice(0, SCOPE_LENGTH)}-files-${digest.slice(0, DIGEST_LENGTH)}-${nonce}.tgz`;
}
/** What a name says; null for a name that is not one of ours. */
function parseName(name) {
    const document = DOCUMENT.exec(name);
    if (document !== null) {
        const [, scope = '', attempt, sequence, nonce = ''] = document;
        return { kind: 'document', scope, attempt: Number(attempt), sequence: Number(sequence), nonce };
    }
    const payload = PAYLOAD.exec(name);
    if (payload === null)
        return null;
    const [, scope = '', digest = '', nonce = ''] = payload;
    return { kind: 'payload', scope, digest, nonce };
}
function isOfScope(name, scope) {
    return scope.startsWith(name.scope);
}
function isOfDigest(name, digest) {
    return name.kind === 'payload' && digest.startsWith(name.digest);
}
/** The job's key for people who look at the list of artifacts, within what an artifact name may contain. */
function safe(label) {
    const clean = label.replace(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 40);
    return clean === '' ? 'job' : clean;
}


/***/ }),

/***/ 8880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ newNonce)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Ten characters, letters and digits, that nobody else will choose. */
function newNonce() {
    return Array.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(10), (byte) => (byte % 36).toString(36)).join('');
}


/***/ })

};
