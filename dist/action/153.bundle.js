export const id = 153;
export const ids = [153,803];
export const modules = {

/***/ 6349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ Keeper),
  $: () => (/* binding */ documentSaver)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/src/store/names.js
var names = __webpack_require__(6451);
;// CONCATENATED MODULE: ./build/src/store/transfer/document-saver.js






/** Pauses between tries of one save, in ms. A service that refuses at once, each time, gets no more than these. */
const RETRY_PAUSES_MS = [500, 1_500, 4_000, 10_000];
/**
 * Keeps the newest document in a store: one save at a time, and whatever changes meanwhile is in the next one.
 * Each try has a name of its own, because a failed upload leaves its name reserved.
 */
class DocumentSaver {
    #transfers;
    #options;
    #wanted = false;
    #running = null;
    #last = null;
    constructor(transfers, options) {
        this.#transfers = transfers;
        this.#options = options;
    }
    /** The document has changed. Returns at once. */
    request() {
        this.#wanted = true;
        this.#running ??= this.#work().finally(() => {
            this.#running = null;
        });
    }
    /** Resolves when nothing is left to do, with what became of the newest document. */
    async settled() {
        while (this.#running !== null)
            await this.#running;
        return this.#last;
    }
    async #work() {
        while (this.#wanted) {
            const started = Date.now();
            const left = () => started + this.#options.budgetMs() - Date.now();
            for (let attempt = 0;; attempt += 1) {
                this.#wanted = false;
                try {
                    this.#last = { kept: await this.#try(Date.now() + left()) };
                    this.#options.onKept(this.#last.kept);
                    break;
                }
                catch (error) {
                    this.#last = { fault: (0,errors/* describeError */.Uc)(error) };
                    // Our own disk refuses: trying again at once would only hold up the job.
                    if ((0,store_errors/* errorCode */.CA)(error) !== '')
                        break;
                }
                const pause = RETRY_PAUSES_MS[attempt];
                if (pause === undefined || left() <= pause)
                    break;
                await new Promise((resolve) => setTimeout(resolve, pause));
            }
        }
    }
    async #try(deadline) {
        const document = this.#options.stamp();
        const { label, scope, folder, retentionDays } = this.#options;
        const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '' };
        const name = (0,names/* documentName */.B7)(label, scope, revision);
        const file = external_node_path_.join(folder, name);
        external_node_fs_.writeFileSync(file, (0,document_file/* serializeDocument */.wt)(document));
        try {
            const id = await this.#transfers.call('save', { store: 'artifact', file, retentionDays }, { deadline });
            return { name, id };
        }
        finally {
            external_node_fs_.rmSync(file, { force: true });
        }
    }
}

// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/keep.js


/** Keeps a session's document outside this machine, whenever it has changed; never stops the work. */
class Keeper {
    #session;
    #remote;
    #saver = null;
    constructor(session, remote) {
        this.#session = session;
        this.#remote = remote;
    }
    /** The document has changed. Returns at once; the newest document is kept as soon as the one before it is. */
    request() {
        const { context, folder, job, journal } = this.#session;
        folder.writeState({ ...folder.readState(context), unsaved: true });
        if (this.#remote.unavailable !== null)
            return;
        if (!job.hasRoomForArtifacts) {
            if (job.first('artifact-limit')) {
                (0,workflow_commands/* warning */.$e)('This job has made 400 checkpoint artifacts. Later steps are recorded on this machine only.');
            }
            return;
        }
        this.#saver ??= documentSaver(this.#remote, job, context, folder, journal);
        this.#saver.request();
    }
    /** Waits until the newest document is kept, or cannot be. */
    async settle() {
        const outcome = (await this.#saver?.settled()) ?? null;
        if (outcome === null)
            return { artifactId: '', fault: this.#remote.unavailable };
        if ('kept' in outcome)
            return { artifactId: outcome.kept.id, fault: null };
        this.#session.job.countFailedSave();
        return { artifactId: '', fault: outcome.fault };
    }
}
/** Keeps the journal's document, whenever asked to, and notes in the scope's state what has been kept. */
function documentSaver(remote, job, context, folder, journal) {
    return new DocumentSaver(remote, {
        stamp: () => {
            job.countArtifact();
            return journal.stamp();
        },
        label: context.label,
        scope: context.scopeHash,
        retentionDays: remote.retentionDays,
        folder: folder.scratch('save'),
        budgetMs: () => remote.saveBudget(),
        onKept: (kept) => {
            const state = folder.readState(context);
            folder.writeState({ ...state, kept: [...state.kept, kept.name], unsaved: false });
        },
    });
}


/***/ }),

/***/ 8072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ recordDone)
});

// UNUSED EXPORTS: secretsOf

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/engine/secrets.js
var secrets = __webpack_require__(1249);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
;// CONCATENATED MODULE: ./build/src/engine/storable-outputs.js


/** The runner lets all outputs of a job have 1 MB; a record beyond that would be of no use to it. */
const MAX_OUTPUT_BYTES = 1024 * 1024;
/** Which of a step's outputs may be stored: those without a secret in name or value, within the size limit. */
function storableOutputs(pairs, secrets) {
    const stored = (0,record/* record */.g1)();
    const withheld = [];
    let size = 0;
    for (const [name, value] of pairs) {
        const nameFault = secrets.inText(name);
        const fault = nameFault ?? secrets.inText(value);
        size += Buffer.byteLength(value);
        if (fault !== null) {
            withheld.push({ kind: 'output', name: nameFault === null ? name : '(name withheld)', reason: fault });
        }
        else if (size > MAX_OUTPUT_BYTES) {
            withheld.push({
                kind: 'output',
                name,
                reason: `outputs beyond ${(0,words/* bytes */.ee)(MAX_OUTPUT_BYTES)} are not stored`,
            });
        }
        else {
            stored[name] = value;
        }
    }
    return { stored, withheld };
}

// EXTERNAL MODULE: ./build/src/engine/transitions.js
var transitions = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/store/files/capture.js
var capture = __webpack_require__(9417);
// EXTERNAL MODULE: ./build/src/store/files/payload.js
var payload = __webpack_require__(8365);
// EXTERNAL MODULE: ./build/src/action/report.js + 1 modules
var report = __webpack_require__(3882);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/record-done.js








/** Records a step as done on this machine, with what may be stored of it, and keeps its files in the stores. */
async function recordDone(session, remote, done) {
    const { context, inputs, journal } = session;
    const { step } = inputs;
    const secrets = secretsOf(session, done.masks, done.exported);
    const outputs = storableOutputs(done.outputs, secrets);
    const captured = inputs.files.length === 0
        ? { files: [], withheld: [] }
        : await (0,capture/* captureFiles */.w)(context.workspace, inputs.files, done.before, secrets);
    if (inputs.files.length > 0 && captured.files.length === 0 && captured.withheld.length === 0) {
        (0,workflow_commands/* warning */.$e)(`"files" of ${step} matched nothing, so no files are kept: ${inputs.files.join(', ')}`);
    }
    const archive = await (0,payload/* keepFiles */.N)(context.workspace, captured.files, session.folder);
    const withheld = [...outputs.withheld, ...captured.withheld, ...archive.withheld];
    const at = new Date().toISOString();
    journal.update((document) => {
        const completed = (0,transitions/* completeStep */.SM)(document, {
            step,
            at,
            completionId: (0,external_node_crypto_.randomUUID)(),
            durationMs: done.durationMs,
            outputs: outputs.stored,
            files: archive.withheld.length > 0 ? [] : captured.files,
            withheld,
            payload: archive.payload,
            partial: done.partial,
            ...(done.note === undefined ? {} : { note: done.note }),
        });
        return step === 'done' ? (0,transitions/* finishRun */.JH)(completed, at) : completed;
    });
    (0,report/* warnWithheld */.mD)(step, withheld);
    if (archive.payload === null || remote.unavailable !== null || !session.job.hasRoomForArtifacts)
        return;
    const file = session.folder.payloadFile(archive.payload.sha256);
    const fault = await remote.savePayload(context, session.folder, file, archive.payload.sha256);
    if (fault !== null) {
        (0,workflow_commands/* warning */.$e)(`The files of ${step} could not be kept as an artifact (${fault}). A re-run does the step again.`);
    }
}
/** Everything that must not be stored: what is secret in the environment, what was masked, our own token. */
function secretsOf(session, masks, exported) {
    return new secrets/* SecretFinder */.R4([
        ...(0,secrets/* secretsOfEnvironment */.O0)(process.env),
        ...(0,secrets/* secretsOfEnvironment */.O0)(Object.fromEntries(exported)),
        ...masks,
        ...(session.inputs.token === '' ? [] : [session.inputs.token]),
    ]);
}


/***/ }),

/***/ 6914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ recordStart),
/* harmony export */   n: () => (/* binding */ recordStartDurably)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _engine_transitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7912);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(558);



/** Records on this machine that the step begins. */
function recordStart(session, print) {
    const { context, inputs, journal } = session;
    journal.update((document) => (0,_engine_transitions_js__WEBPACK_IMPORTED_MODULE_1__/* .startStep */ .bP)(document, {
        step: inputs.step,
        attempt: context.attempt,
        at: new Date().toISOString(),
        fingerprint: print.value,
        fingerprintParts: print.parts,
    }));
}
/**
 * Records the start, also in the stores when the step must not be repeated blindly (design section 4, point 1):
 * should the machine vanish, the next attempt has to know that the effect may have landed.
 * @throws RefusedError before the effect, when it would have to fail without that record and the record cannot be kept
 */
async function recordStartDurably(session, keeper, print) {
    const { step, policies } = session.inputs;
    recordStart(session, print);
    if (policies.onUnknown === 'rerun' && policies.probe === '')
        return;
    keeper.request();
    const { fault } = await keeper.settle();
    if (fault === null)
        return;
    if (policies.onUnknown === 'rerun') {
        if (session.remoteUnavailable)
            return; // that has been said, once for the whole job
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)(`The start of ${step} could not be recorded (${fault}). Should this machine vanish, its probe will not be asked.`);
        return;
    }
    const at = new Date().toISOString();
    const note = 'its start could not be recorded, so it was not run';
    session.journal.update((document) => (0,_engine_transitions_js__WEBPACK_IMPORTED_MODULE_1__/* .failStep */ .vy)(document, { step, at, durationMs: 0, note }));
    throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(`${step} was not run: its start could not be recorded (${fault}), and "on-unknown: ${policies.onUnknown}" needs that.`, 'Re-run the job, or set "on-unknown: rerun" if the step bears being done twice.');
}


/***/ }),

/***/ 9417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ captureFiles),
/* harmony export */   x: () => (/* binding */ digestsBefore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3382);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4872);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9037);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3803);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5059);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9592);









/** The digest of each file that the globs match now, before a step runs: path to sha256. */
async function digestsBefore(workspace, globs) {
    const digests = new Map();
    for (const file of await find(workspace, globs)) {
        try {
            const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .digestAt */ .m)((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .L)(workspace, file));
            if (digest !== null && digest !== _digest_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_A_FILE */ .b)
                digests.set(file, digest);
        }
        catch {
            // A file that cannot be read cannot be kept either; capturing says why.
        }
    }
    return digests;
}
/**
 * Looks at what a step left behind: every file that the globs match, with its digest, size and mode. Files that
 * hold a secret, links that lead out, and everything beyond the limits are withheld, with the reason.
 */
async function captureFiles(workspace, globs, before, secrets) {
    const files = [];
    const withheld = [];
    let total = 0;
    for (const file of await find(workspace, globs)) {
        const nameFault = secrets.inText(file);
        if (nameFault !== null) {
            withheld.push({ kind: 'file', name: '(name withheld)', reason: 'its name contains a secret value' });
            continue;
        }
        const seen = tryLook(workspace, file, secrets);
        if (typeof seen === 'string') {
            withheld.push({ kind: 'file', name: file, reason: seen });
            continue;
        }
        total += seen.size;
        if (files.length >= _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILES */ .B || total > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOTAL_BYTES */ .g) {
            withheld.push({
                kind: 'file',
                name: file,
                reason: `a step keeps at most ${_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILES */ .B} files and ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_7__/* .bytes */ .ee)(_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOTAL_BYTES */ .g)}`,
            });
            break;
        }
        files.push({ ...seen, before: before.get(file) ?? null });
    }
    return { files, withheld };
}
/** A file that cannot be read must not cost the record of the step that is done. */
function tryLook(workspace, file, secrets) {
    try {
        return look(workspace, file, secrets);
    }
    catch (error) {
        return `it could not be read (${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)})`;
    }
}
function look(workspace, file, secrets) {
    const absolute = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .L)(workspace, file);
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(absolute, { throwIfNoEntry: false });
    if (stat === undefined)
        return 'it disappeared while it was being kept';
    const mode = stat.mode & 0o777;
    if (stat.isSymbolicLink()) {
        const link = node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(absolute);
        if (!(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .linkStaysInside */ .t)(workspace, absolute, link))
            return 'it is a link that leads out of the workspace';
        const fault = secrets.inText(link);
        return fault ?? { path: file, sha256: (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(link), size: Buffer.byteLength(link), mode, link };
    }
    if (!stat.isFile())
        return 'it is not a regular file';
    let tail = '';
    let fault = null;
    const { sha256: digest, size } = (0,_digest_js__WEBPACK_IMPORTED_MODULE_4__.digestFile)(absolute, (chunk) => {
        fault ??= secrets.inLatin1(tail + chunk);
        tail = (tail + chunk).slice(-secrets.overlap);
    });
    return fault ?? { path: file, sha256: digest, size, mode };
}
async function find(workspace, globs) {
    const patterns = globs.map((pattern) => process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern);
    for (const pattern of patterns) {
        const bare = pattern.replace(/^!/, '');
        if (bare.startsWith('~') || node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(bare) || PARENT_FOLDER.test(bare)) {
            throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"files" has the pattern "${pattern}", which leads out of the workspace.`, 'Use patterns relative to the workspace, such as "out/**".');
        }
    }
    const options = {
        cwd: workspace,
        dot: true,
        followSymbolicLinks: false,
        onlyFiles: true,
        ignore: ['**/.git/**'],
        fs: LINKS_AS_FILES,
    };
    const found = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_8__/* .glob */ .TI)(patterns, options);
    return found.map((file) => (process.platform === 'win32' ? file.replaceAll('\\', '/') : file)).sort();
}
/** `..` as a part of a path, also as one of several alternatives. */
const PARENT_FOLDER = /(?:^|[/{,(|])\.\.(?:[/},)|]|$)/;
/** tinyglobby leaves links out unless it follows them. Here they are things to keep, like files. */
const LINKS_AS_FILES = {
    readdir: ((folder, options, done) => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdir(folder, options, (error, entries) => {
        for (const entry of entries ?? []) {
            if (entry.isSymbolicLink()) {
                entry.isFile = () => true;
                entry.isSymbolicLink = () => false;
            }
        }
        done(error, entries);
    })),
};


/***/ }),

/***/ 3803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ NOT_A_FILE),
/* harmony export */   digestFile: () => (/* binding */ digestFile),
/* harmony export */   m: () => (/* binding */ digestAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4872);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);




/** Whole small files are read at once, larger ones in pieces of this size. 4 MiB. */
const CHUNK = 4 * 1024 * 1024;
/**
 * Digests a regular file, handing each piece of its content to `look` on the way.
 * @param look gets each chunk as a latin1 string
 */
function digestFile(file, look) {
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, 'r');
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const buffer = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(1, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor).size)));
        let size = 0;
        for (let read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer); read > 0; read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer)) {
            const chunk = buffer.subarray(0, read);
            hash.update(chunk);
            look?.(chunk.toString('latin1'));
            size += read;
        }
        return { sha256: hash.digest('hex'), size };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
/** In place of a digest: something is there that has none, such as a folder. */
const NOT_A_FILE = 'not a file';
/** What is at a path now: the digest of a file's content or of a link's target; null when there is nothing. */
function digestAt(file) {
    const stat = statAt(file);
    if (stat === null)
        return null;
    if (stat === NOT_A_FILE)
        return NOT_A_FILE;
    if (stat.isSymbolicLink())
        return (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(file));
    return stat.isFile() ? digestFile(file).sha256 : NOT_A_FILE;
}
function statAt(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(file, { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file stands where one of the folders on the way should be.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOTDIR')
            return NOT_A_FILE;
        throw error;
    }
}


/***/ }),

/***/ 5059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ MAX_FILES),
/* harmony export */   g: () => (/* binding */ MAX_TOTAL_BYTES)
/* harmony export */ });
/** What one step may keep. Larger things belong in an artifact or cache of their own. */
const MAX_FILES = 20_000;
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;


/***/ }),

/***/ 9592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ resolveInside),
/* harmony export */   t: () => (/* binding */ linkStaysInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);



/** How many links one path may go through, as on Linux. */
const MAX_LINKS = 40;
/**
 * The absolute path of a kept file, after checking that it stays inside the workspace: no `..`, nothing absolute,
 * and no folder on the way that is a link leading out. Git's own folder counts as outside: what is written there, a
 * hook, is executed.
 * @param relative as in the document: relative to the workspace, with forward slashes
 * @throws InvalidInputError when it would leave the workspace, or cannot be a file on this system
 */
function resolveInside(workspace, relative, platform = process.platform) {
    const escapes = relative === '' ||
        relative.includes('\0') ||
        relative.split(/[/\\]/).includes('..') ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(relative) ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.win32.isAbsolute(relative) ||
        /^[A-Za-z]:/.test(relative);
    if (escapes)
        throw leavesWorkspace(relative);
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const parts = relative.split('/');
    if (platform === 'win32' && parts.some(isNoWindowsName))
        throw noWindowsName(relative);
    const folder = walk(root, root, parts.slice(0, -1));
    if (folder === null)
        throw leavesWorkspace(relative);
    if ([...parts, ...node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)].some(isGitFolder))
        throw gitsOwn(relative);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts);
}
/** Whether a link at `file`, in a folder that exists, leads to a place inside the workspace when it points to `target`. */
function linkStaysInside(workspace, file, target, platform = process.platform) {
    const windows = platform === 'win32';
    // `C:x` is relative to the drive's own current folder.
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) || (windows && /^(?:[A-Za-z]:|[/\\])/.test(target)))
        return false;
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    const parts = target.split(windows ? /[/\\]/ : '/');
    return isInside(root, folder) && walk(root, folder, parts) !== null;
}
/**
 * Walks as the system would, through links and `..`, from a real folder. Null as soon as that leaves `root`; what does
 * not exist yet is taken for folders.
 */
function walk(root, from, parts) {
    const pending = [...parts];
    let current = from;
    let links = 0;
    for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
        if (part === '' || part === '.')
            continue;
        const next = node_path__WEBPACK_IMPORTED_MODULE_1__.join(current, part);
        const target = part === '..' ? null : linkAt(next);
        if (target === null) {
            current = next;
            if (!isInside(root, current))
                return null;
            continue;
        }
        links += 1;
        if (links > MAX_LINKS)
            return null;
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target)) {
            const real = realPath(target);
            if (real === null || !isInside(root, real))
                return null;
            current = real;
        }
        else
            pending.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return current;
}
/** Where a link points to; null when there is no link. */
function linkAt(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(file);
    }
    catch {
        return null;
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(file);
    }
    catch {
        return null;
    }
}
function isInside(root, candidate) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, candidate);
    return (relative === '' ||
        (!relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && relative !== '..' && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative)));
}
/** `.git` as file systems compare it: without regard to case, and by the short name that Windows gives it. */
function isGitFolder(part) {
    // macOS ignores these characters in a name, Windows dots and spaces at its end.
    const plain = part.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '').replace(/[. ]+$/, '');
    return /^(?:\.git|git~1)$/i.test(plain);
}
/** What Windows takes for something else than a file of this name: a path, a stream, a device, another name. */
function isNoWindowsName(part) {
    return (/[\\:*?"<>|]/.test(part) || /[. ]$/.test(part) || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part));
}
function noWindowsName(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" cannot be the name of a file on Windows.`, 'Leave it out of "files", or run this job on the system that made it.');
}
function gitsOwn(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" belongs to Git.`, 'What is in a folder .git is neither kept nor restored.');
}
function leavesWorkspace(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" leads out of the workspace.`, 'Only files below the workspace are kept and restored; use paths relative to it, without "..".');
}


/***/ })

};
