export const id = 153;
export const ids = [153,803];
export const modules = {

/***/ 1171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keepArchives),
/* harmony export */   n: () => (/* binding */ lacksArchive)
/* harmony export */ });
/* harmony import */ var _store_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6451);

const MUST_BE_SEALED = 'they may leave this machine only sealed, and this use has no "encryption-key"';
/**
 * Keeps every archive that the document refers to, that is on this machine, and that no store has yet: that of the
 * step that has just been done, and those that could not be kept before. Returns why one could not be kept, or null.
 */
async function keepArchives(remote, context, folder, document) {
    if (remote.unavailable !== null)
        return null;
    const state = folder.readState(context);
    const digests = unkeptDigests(state, folder, document);
    // What one use of this scope would only let out sealed is not let out by another one, or the post step.
    if (digests.length > 0 && state.care !== 'open' && !remote.outgoing.sealed)
        return MUST_BE_SEALED;
    let fault = null;
    for (const digest of digests) {
        fault = (await remote.savePayload(context, folder, folder.payloadFile(digest), digest)) ?? fault;
    }
    return fault;
}
/** Whether the document refers to an archive that is only on this machine. */
function lacksArchive(state, folder, document) {
    return unkeptDigests(state, folder, document).length > 0;
}
function unkeptDigests(state, folder, document) {
    const kept = state.payloads.map(_store_names_js__WEBPACK_IMPORTED_MODULE_0__/* .parseName */ .$q);
    return Object.values(document.units).flatMap(({ status, payload }) => {
        if (status !== 'done' || !payload || !folder.has(folder.payloadFile(payload.sha256)))
            return [];
        return kept.some((name) => name !== null && (0,_store_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfDigest */ .Az)(name, payload.sha256)) ? [] : [payload.sha256];
    });
}


/***/ }),

/***/ 6349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vf: () => (/* binding */ Keeper),
  wr: () => (/* binding */ LEFT_OVER_MS),
  hU: () => (/* binding */ STAYS),
  $X: () => (/* binding */ documentSaver),
  FA: () => (/* binding */ mustStay)
});

// EXTERNAL MODULE: ./build/src/engine/containment.js
var containment = __webpack_require__(2260);
// EXTERNAL MODULE: ./build/src/store/clock.js
var clock = __webpack_require__(9845);
// EXTERNAL MODULE: ./build/src/store/names.js
var names = __webpack_require__(6451);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
;// CONCATENATED MODULE: ./build/src/store/transfer/document-saver.js




/** Pauses between tries of one save, in ms. A service that refuses at once, each time, gets no more than these. */
const RETRY_PAUSES_MS = [500, 1_500, 4_000, 10_000];
/**
 * Keeps the newest document in the stores: one save at a time, and whatever changes meanwhile is in the next one.
 * Each try has a name of its own, because a failed upload leaves its name reserved. Once one store has it, it is
 * durable, and the others get the next edition.
 */
class DocumentSaver {
    #places;
    #options;
    #wanted = false;
    #running = null;
    #last = null;
    constructor(places, options) {
        this.#places = places;
        this.#options = options;
    }
    get isBusy() {
        return this.#running !== null;
    }
    /** Why the last save that has ended failed, or null. */
    get lastFault() {
        return this.#last !== null && 'fault' in this.#last ? this.#last.fault : null;
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
            const started = (0,clock/* steadyNow */.r)();
            const deadline = () => this.#options.deadline(started);
            for (let attempt = 0;; attempt += 1) {
                this.#wanted = false;
                try {
                    this.#last = { kept: await this.#try(deadline) };
                    this.#options.onKept(this.#last.kept);
                    break;
                }
                catch (error) {
                    this.#last = { fault: (0,errors/* describeError */.Uc)(error) };
                    // Our own disk refuses, or the stores do on principle: trying again would only hold up the job.
                    if ((0,store_errors/* errorCode */.CA)(error) !== '' || error instanceof store_errors/* StorePolicyError */.QS)
                        break;
                }
                const pause = RETRY_PAUSES_MS[attempt];
                if (pause === undefined || deadline() - (0,clock/* steadyNow */.r)() <= pause)
                    break;
                await new Promise((resolve) => setTimeout(resolve, pause));
            }
        }
    }
    async #try(deadline) {
        const stores = this.#options.stores();
        if (stores.length === 0)
            throw new store_errors/* StorePolicyError */.QS('there is no room for another one', '');
        const document = this.#options.stamp();
        const { label, scope, retentionDays } = this.#options;
        const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '' };
        const name = (0,names/* documentName */.B7)(label, scope, revision);
        const texts = new Map();
        for (const store of stores)
            texts.set(store, await this.#options.encode(document, store, name));
        return keptOf(name, document, await this.#places.save({ name, texts, retentionDays }, deadline));
    }
}
/** @throws Error when no store has it */
function keptOf(name, document, { kept, faults }) {
    if (kept.length === 0) {
        const only = faults.length === 1 ? faults[0] : undefined;
        const fault = only?.fault ?? faults.map(({ store, fault: own }) => `${store}: ${own}`).join('; ');
        throw faults.every(({ final }) => final) ? new store_errors/* StorePolicyError */.QS(fault, '') : new Error(fault);
    }
    const artifactId = kept.find(({ store }) => store === 'artifact')?.id ?? '';
    return { name, document, stores: kept.map(({ store }) => store), artifactId, faults };
}

// EXTERNAL MODULE: ./build/src/action/places.js + 1 modules
var action_places = __webpack_require__(247);
// EXTERNAL MODULE: ./build/src/action/scope-folder.js
var scope_folder = __webpack_require__(6117);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/keep.js







/** How long a save of progress that is on its way may hold up the record of a step that is done, in ms. */
const LEFT_OVER_MS = 1_000;
/** Why nothing more is kept once a job has made as many artifacts as it may. */
const FULL = 'this job has made as many checkpoint artifacts as it may';
/** Why nothing leaves the machine by a use without a key, once one with "require-encryption" was here. */
const STAYS = '"require-encryption" was set for this checkpoint, and this use has no "encryption-key"';
function mustStay(state, remote) {
    return state.care === 'strict' && !remote.outgoing.sealed;
}
/** Keeps a session's document outside this machine, whenever it has changed; never stops the work. */
class Keeper {
    #session;
    #remote;
    #saver = null;
    #isFull = false;
    #stays = false;
    /** All that was asked for last was to keep progress, which is of no use once the step is done. */
    #onlyProgress = false;
    #hastenedAt = Number.NEGATIVE_INFINITY;
    constructor(session, remote) {
        this.#session = session;
        this.#remote = remote;
    }
    /** Prepares the next save while something else is going on. Never fails. */
    async prepare() {
        const { context, folder, journal } = this.#session;
        if (mustStay(folder.readState(context), this.#remote))
            return;
        try {
            await this.#remote.prepare((0,names/* documentName */.B7)(context.label, context.scopeHash, journal.reserve()));
        }
        catch {
            // The save itself will say what is wrong.
        }
    }
    /** The document has changed. Returns at once; the newest document is kept as soon as the one before it is. */
    request() {
        this.#onlyProgress = false;
        this.#request();
    }
    /** The same for a change that says only how far an unfinished step has got. */
    requestProgress() {
        this.#onlyProgress ||= !this.isBusy;
        this.#request();
    }
    /** The step is done, and its record must not wait long for one that it replaces. */
    hasten() {
        if (this.#onlyProgress)
            this.#hastenedAt = (0,clock/* steadyNow */.r)();
    }
    /** A document is on its way. */
    get isBusy() {
        return this.#saver?.isBusy ?? false;
    }
    /** Why the last save that has ended failed, or null. */
    get lastFault() {
        return this.#saver?.lastFault ?? null;
    }
    #request() {
        const { context, folder, job, journal } = this.#session;
        folder.updateState(context, () => ({ unsaved: true }));
        if (this.#remote.unavailable !== null)
            return;
        if (mustStay(folder.readState(context), this.#remote)) {
            this.#stays = true;
            return;
        }
        const room = this.#remote.storesWithRoom;
        if (room.length < this.#remote.stores.length && job.first('artifact-limit')) {
            const places = room.length === 0 ? 'on this machine only' : (0,action_places/* inPlaces */.G)(room);
            (0,workflow_commands/* warning */.$e)(`This job has made as many checkpoint artifacts as it may. Later steps are recorded ${places}, and its last state by the post step.`);
        }
        this.#isFull = room.length === 0;
        if (this.#isFull)
            return;
        this.#remote.noteRecordOnly();
        this.#saver ??= documentSaver(this.#remote, context, folder, journal, (started) => Math.min(this.#remote.saveDeadline(started), started <= this.#hastenedAt ? this.#hastenedAt + LEFT_OVER_MS : Number.POSITIVE_INFINITY));
        this.#saver.request();
    }
    /** Waits until the newest document is kept, or cannot be. */
    async settle() {
        const outcome = (await this.#saver?.settled()) ?? null;
        if (this.#isFull)
            return { artifactId: '', fault: FULL };
        if (this.#stays)
            return { artifactId: '', fault: STAYS };
        if (outcome === null)
            return { artifactId: '', fault: this.#remote.unavailable };
        if ('kept' in outcome) {
            this.#remote.warnPartly(outcome.kept.faults);
            return { artifactId: outcome.kept.artifactId, fault: null };
        }
        this.#session.job.countFailedSave();
        return { artifactId: '', fault: outcome.fault };
    }
}
/** Keeps the journal's document, whenever asked to, and notes in the scope's state what has been kept. */
function documentSaver(remote, context, folder, journal, deadline = (started) => remote.saveDeadline(started)) {
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
                kept: [...kept, (0,scope_folder/* knownDocument */.ZM)(name, document)],
                keptIn: stores,
                // What happened during this save is not in it.
                unsaved: (0,containment/* hasChangedSince */.bp)(journal.document, document.revision?.sequence ?? 0),
            }));
        },
    });
}


/***/ }),

/***/ 8072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ recordDone),
  F: () => (/* binding */ secretsOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/engine/document-transitions.js
var document_transitions = __webpack_require__(5838);
// EXTERNAL MODULE: ./build/src/engine/secrets.js
var engine_secrets = __webpack_require__(1249);
// EXTERNAL MODULE: ./build/src/engine/step-transitions.js
var step_transitions = __webpack_require__(2877);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __webpack_require__(4078);
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

// EXTERNAL MODULE: ./build/src/store/files/step-files.js + 1 modules
var step_files = __webpack_require__(9444);
// EXTERNAL MODULE: ./build/src/action/keep-archives.js
var keep_archives = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/src/action/places.js + 1 modules
var places = __webpack_require__(247);
// EXTERNAL MODULE: ./build/src/action/report.js + 1 modules
var report = __webpack_require__(3882);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/record-done.js










/**
 * Records a step as done on this machine, with what may be stored of it, and keeps its files in the stores. Returns
 * why the files could not be kept, or null.
 */
async function recordDone(session, remote, done) {
    const { context, inputs, journal } = session;
    const { step } = inputs;
    const secrets = secretsOf(session, done.masks, done.exported);
    // What leaves this machine sealed may hold secrets. Outputs that do are noted, to be masked when they come back.
    const { sealed } = remote.outgoing;
    const withhold = sealed ? new engine_secrets/* NoSecrets */.Do() : secrets;
    const outputs = storableOutputs(done.outputs, withhold);
    const secretOutputs = sealed
        ? Object.entries(outputs.stored).flatMap(([name, value]) => (secrets.inText(name) ?? secrets.inText(value)) === null ? [] : [name])
        : [];
    const kept = await (0,step_files/* keepStepFiles */.rH)(context.workspace, inputs.files, done.before, withhold, session.folder);
    if (kept.matchedNothing) {
        (0,workflow_commands/* warning */.$e)(`"files" of ${step} matched nothing, so no files are kept: ${inputs.files.join(', ')}`);
    }
    const withheld = [...outputs.withheld, ...kept.withheld];
    const at = new Date().toISOString();
    journal.update((document) => {
        const completed = (0,step_transitions/* completeStep */.SM)(document, {
            step,
            at,
            completionId: (0,external_node_crypto_.randomUUID)(),
            durationMs: done.durationMs,
            outputs: outputs.stored,
            secretOutputs,
            files: kept.files,
            withheld,
            payload: kept.payload,
            git: kept.git,
            partial: done.partial,
            ...(done.note === undefined ? {} : { note: done.note }),
            ...(done.comment === undefined ? {} : { comment: done.comment }),
        });
        return step === 'done' ? (0,document_transitions/* finishRun */.JH)(completed, at) : completed;
    });
    (0,report/* warnWithheld */.mD)(step, withheld);
    // Should this process end here, the post step knows that there is something to keep.
    session.folder.updateState(context, () => ({ unsaved: true }));
    const fault = await (0,keep_archives/* keepArchives */.T)(remote, context, session.folder, journal.document);
    if (fault !== null) {
        (0,workflow_commands/* warning */.$e)(`Files of this job's steps could not be kept ${(0,places/* inPlaces */.G)(remote.stores)} (${fault}). The post step tries again; should that fail too, a re-run does the step again.`);
    }
    return fault;
}
/** Everything that must not be stored: what is secret in the environment, what was masked, our own token. */
function secretsOf(session, masks, exported) {
    return new engine_secrets/* SecretFinder */.R4([
        ...(0,engine_secrets/* secretsOfEnvironment */.O0)(process.env),
        ...(0,engine_secrets/* secretsOfEnvironment */.O0)(Object.fromEntries(exported)),
        ...masks,
        ...[session.inputs.token, session.inputs.encryptionKey].filter((secret) => secret !== ''),
    ]);
}


/***/ }),

/***/ 5824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ recordFailure),
/* harmony export */   G: () => (/* binding */ recordStop)
/* harmony export */ });
/* harmony import */ var _engine_step_transitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2877);

/** Records on this machine that the step ended without being done, and why, in words. */
function recordFailure({ inputs, journal }, note, durationMs) {
    const at = new Date().toISOString();
    journal.update((document) => (0,_engine_step_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .failStep */ .vy)(document, { step: inputs.step, at, durationMs, note }));
}
/** Records on this machine that the step was stopped from outside; whether its effect landed is not known then. */
function recordStop({ inputs, journal }, reason, begun) {
    const at = new Date().toISOString();
    const durationMs = Math.round(performance.now() - begun);
    journal.update((document) => (0,_engine_step_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptStep */ .a5)(document, { step: inputs.step, at, durationMs, reason }));
}


/***/ }),

/***/ 6914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ recordNotStarted),
/* harmony export */   cv: () => (/* binding */ recordStart),
/* harmony export */   nk: () => (/* binding */ recordStartDurably)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8667);
/* harmony import */ var _engine_step_transitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2877);
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5824);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(558);





/** Records on this machine that the step begins. */
function recordStart(session, print, comment) {
    const { context, inputs, journal } = session;
    journal.update((document) => (0,_engine_step_transitions_js__WEBPACK_IMPORTED_MODULE_1__/* .startStep */ .bP)(document, {
        step: inputs.step,
        attempt: context.attempt,
        at: new Date().toISOString(),
        fingerprint: print.value,
        fingerprintParts: print.parts,
        ...(comment === undefined ? {} : { comment }),
        afresh: !inputs.resume,
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
    const before = session.signals.listen(() => { });
    keeper.request();
    const { fault } = await keeper.settle();
    if (session.signals.interruption !== null) {
        await recordNotStarted(session, keeper, 'it was interrupted before it began');
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(`${step} was interrupted before it began.`, 'Nothing was done; re-run the job.');
    }
    session.signals.listen(before);
    if (fault === null)
        return;
    if (policies.onUnknown === 'rerun') {
        if (session.stores.length === 0)
            return; // that has been said, once for the whole job
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)(`The start of ${step} could not be recorded (${fault}). Should this machine vanish, its probe will not be asked.`);
        return;
    }
    await recordNotStarted(session, null, 'its start could not be recorded, so it was not run');
    throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(`${step} was not run: its start could not be recorded (${fault}), and "on-unknown: ${policies.onUnknown}" needs that.`, 'Re-run the job, or set "on-unknown: rerun" if the step bears being done twice.');
}
/**
 * A command that was never started has had no effect, whatever its recorded start may suggest.
 * @param keeper null when the stores have not taken the start either
 */
async function recordNotStarted(session, keeper, note) {
    const { inputs, journal } = session;
    if ((0,_engine_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(journal.document.units, inputs.step)?.status !== 'in_progress')
        return;
    (0,_record_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .recordFailure */ .C)(session, note, 0);
    keeper?.request();
    await keeper?.settle();
}


/***/ }),

/***/ 9417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ SECRET_NAME),
/* harmony export */   Lt: () => (/* binding */ deletedFiles),
/* harmony export */   hG: () => (/* binding */ captureList),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   rC: () => (/* binding */ TOO_MUCH),
/* harmony export */   wf: () => (/* binding */ captureFiles),
/* harmony export */   xS: () => (/* binding */ digestsBefore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3382);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4872);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4078);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3803);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(207);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5059);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9592);










/** The digest of each file that the globs match now, before a step runs: path to sha256. */
async function digestsBefore(workspace, globs) {
    const digests = new Map();
    for (const file of await findFiles(workspace, globs)) {
        try {
            const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .digestAt */ .mw)((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveInside */ .LI)(workspace, file));
            if (digest !== null && digest !== _digest_js__WEBPACK_IMPORTED_MODULE_5__/* .NOT_A_FILE */ .bd)
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
    return captureList(workspace, await findFiles(workspace, globs), before, secrets);
}
/** The same for files that are known by their paths. */
function captureList(workspace, paths, before, secrets) {
    const files = [];
    const withheld = [];
    let total = 0;
    for (const file of paths) {
        const nameFault = secrets.inText(file);
        if (nameFault !== null) {
            withheld.push(SECRET_NAME);
            continue;
        }
        const seen = tryLook(workspace, file, secrets);
        if (typeof seen === 'string') {
            withheld.push({ kind: 'file', name: file, reason: seen });
            continue;
        }
        total += seen.size;
        if (files.length >= _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FILES */ .BE || total > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TOTAL_BYTES */ .gx) {
            withheld.push({
                kind: 'file',
                name: file,
                reason: TOO_MUCH,
            });
            break;
        }
        files.push({ ...seen, before: before.get(file) ?? null });
    }
    return { files, withheld };
}
const TOO_MUCH = `a step keeps at most ${_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FILES */ .BE} files and ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_4__/* .bytes */ .ee)(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TOTAL_BYTES */ .gx)}`;
const SECRET_NAME = {
    kind: 'file',
    name: '(name withheld)',
    reason: 'its name contains a secret value',
};
/** The entries of files that a step deleted. */
function deletedFiles(paths, before, secrets) {
    const files = [];
    const withheld = [];
    for (const file of paths) {
        try {
            (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRelative */ .Bp)(file);
        }
        catch (error) {
            withheld.push({ kind: 'file', name: file, reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error) });
            continue;
        }
        if (secrets.inText(file) === null)
            files.push({ ...GONE, path: file, before: before.get(file) ?? null });
        else
            withheld.push(SECRET_NAME);
    }
    return { files, withheld };
}
/** As an empty file that is in no archive: whoever does not know of deletions cannot take the step for restored. */
const GONE = { sha256: (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(''), size: 0, mode: 0, deleted: true };
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
    const absolute = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveInside */ .LI)(workspace, file);
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(absolute, { throwIfNoEntry: false });
    if (stat === undefined)
        return 'it disappeared while it was being kept';
    const mode = stat.mode & 0o777;
    if (stat.isSymbolicLink()) {
        const link = node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(absolute);
        if (!(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .linkStaysInside */ .tA)(workspace, absolute, link))
            return 'it is a link that leads out of the workspace';
        const fault = secrets.inText(link);
        return fault ?? { path: file, sha256: (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(link), size: Buffer.byteLength(link), mode, link };
    }
    if (!stat.isFile())
        return 'it is not a regular file';
    let tail = '';
    let fault = null;
    const { sha256: digest, size } = (0,_digest_js__WEBPACK_IMPORTED_MODULE_5__.digestFile)(absolute, (chunk) => {
        fault ??= secrets.inLatin1(tail + chunk);
        tail = (tail + chunk).slice(-secrets.overlap);
    });
    return fault ?? { path: file, sha256: digest, size, mode };
}
/** The paths of all files and links that the globs match, sorted. */
async function findFiles(workspace, globs) {
    const patterns = globs.map((pattern) => process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern);
    for (const pattern of patterns) {
        const bare = pattern.replace(/^!/, '');
        if (bare.startsWith('~') || node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(bare) || _globs_js__WEBPACK_IMPORTED_MODULE_8__/* .PARENT_FOLDER */ .uT.test(bare)) {
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
    const found = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_9__/* .glob */ .TI)(patterns, options);
    return found.map((file) => (process.platform === 'win32' ? file.replaceAll('\\', '/') : file)).sort();
}
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
/* harmony export */   Fg: () => (/* binding */ digestMeanwhile),
/* harmony export */   bd: () => (/* binding */ NOT_A_FILE),
/* harmony export */   digestFile: () => (/* binding */ digestFile),
/* harmony export */   mw: () => (/* binding */ digestAt)
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
 * @param most so many bytes from its beginning
 */
function digestFile(file, look, most = Number.POSITIVE_INFINITY) {
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, 'r');
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const buffer = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(1, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor).size)));
        let size = 0;
        for (let read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer); read > 0; read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer)) {
            const chunk = buffer.subarray(0, Math.min(read, most - size));
            hash.update(chunk);
            look?.(chunk.toString('latin1'));
            size += chunk.length;
            if (size === most)
                break;
        }
        return { sha256: hash.digest('hex'), size };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
/** The same for a file that may be large, while other things go on. */
async function digestMeanwhile(file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let size = 0;
    for await (const chunk of node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream(file, { highWaterMark: 1024 * 1024 })) {
        hash.update(chunk);
        size += chunk.length;
    }
    return { sha256: hash.digest('hex'), size };
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

/***/ 9444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PR: () => (/* binding */ UNSEEN),
  rH: () => (/* binding */ keepStepFiles),
  PN: () => (/* binding */ lookBefore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __webpack_require__(4078);
// EXTERNAL MODULE: ./build/src/store/files/capture.js
var capture = __webpack_require__(9417);
// EXTERNAL MODULE: ./build/src/engine/globs.js
var engine_globs = __webpack_require__(207);
;// CONCATENATED MODULE: ./build/src/store/files/globs.js


function sortPatterns(lines) {
    const globs = lines.filter((line) => line !== engine_globs/* CHANGES */.Y6);
    const excluded = globs.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    return {
        globs: excluded.length < globs.length ? globs : [],
        changes: lines.includes(engine_globs/* CHANGES */.Y6),
        excluded,
    };
}

// EXTERNAL MODULE: ./build/src/store/files/limits.js
var limits = __webpack_require__(5059);
// EXTERNAL MODULE: ./build/src/store/files/payload.js
var payload = __webpack_require__(8365);
;// CONCATENATED MODULE: ./build/src/store/files/step-files.js







/** Nobody looked. */
const UNSEEN = { digests: {}, changes: null };
/**
 * Looks at the files before the step runs.
 * @param patterns the lines of `files`
 * @throws CheckpointError when `@changes` is asked for where there is no git checkout, or a pattern cannot be used
 */
async function lookBefore(workspace, patterns, folder) {
    const { globs, changes, excluded } = sortPatterns(patterns);
    const digests = globs.length > 0 ? await (0,capture/* digestsBefore */.xS)(workspace, globs) : new Map();
    if (!changes)
        return { digests: Object.fromEntries(digests), changes: null };
    const [{ checkExclusions }, { takeSnapshot }] = await Promise.all([
        __webpack_require__.e(/* import() */ 798).then(__webpack_require__.bind(__webpack_require__, 8798)),
        __webpack_require__.e(/* import() */ 397).then(__webpack_require__.bind(__webpack_require__, 3397)),
    ]);
    checkExclusions(excluded);
    const place = folder.scratch('changes');
    try {
        await takeSnapshot(workspace, place);
    }
    catch (error) {
        discard(place);
        throw error;
    }
    return { digests: Object.fromEntries(digests), changes: place };
}
/** Packs what the step left behind. What cannot be kept is withheld, and never costs the record of the step. */
async function keepStepFiles(workspace, patterns, before, secrets, folder) {
    const { globs, changes, excluded } = sortPatterns(patterns);
    const digests = new Map(Object.entries(before.digests));
    try {
        const { files, withheld, git, bundle } = changes
            ? await captureWithChanges(workspace, globs, excluded, digests, before.changes, secrets)
            : { ...(await captureGlobs(workspace, globs, digests, secrets)), git: null, bundle: null };
        const archive = await (0,payload/* keepFiles */.N)(workspace, files, secrets, folder, bundle);
        const lost = archive.withheld.length > 0;
        return {
            files: lost ? [] : files,
            withheld: [...withheld, ...archive.withheld],
            payload: archive.payload,
            git: lost ? null : git,
            matchedNothing: globs.length > 0 && files.length === 0 && withheld.length === 0,
        };
    }
    finally {
        discard(before.changes);
    }
}
async function captureGlobs(workspace, globs, digests, secrets) {
    return globs.length === 0 ? { files: [], withheld: [] } : (0,capture/* captureFiles */.wf)(workspace, globs, digests, secrets);
}
async function captureWithChanges(workspace, globs, excluded, digests, snapshot, secrets) {
    const found = globs.length > 0 ? await (0,capture/* findFiles */.lY)(workspace, globs) : [];
    try {
        if (snapshot === null)
            throw new Error('the checkout was not looked at before the step; "begin" needs "files" too');
        const { changesSince } = await __webpack_require__.e(/* import() */ 658).then(__webpack_require__.bind(__webpack_require__, 658));
        const changes = await changesSince(workspace, snapshot, excluded, secrets);
        const paths = [...new Set([...found, ...changes.changed])].sort();
        const before = new Map([...digests, ...changes.before]);
        const present = (0,capture/* captureList */.hG)(workspace, paths, before, secrets);
        const deleted = (0,capture/* deletedFiles */.Lt)(changes.deleted, before, secrets);
        const size = present.files.reduce((sum, file) => sum + file.size, changes.git.bundle?.size ?? 0);
        const fits = size <= limits/* MAX_TOTAL_BYTES */.gx && present.files.length + deleted.files.length <= limits/* MAX_FILES */.BE;
        // Branches, submodules and files that are only announced have names, too.
        const nameFault = secrets.inText(JSON.stringify(changes.git));
        const unnamed = nameFault === null ? [] : [{ kind: 'file', name: '(names in the repository)', reason: nameFault }];
        return {
            files: [...present.files, ...deleted.files],
            withheld: [
                ...present.withheld,
                ...deleted.withheld,
                ...changes.withheld,
                ...unnamed,
                ...(fits ? [] : [TOO_MUCH]),
            ],
            git: nameFault === null ? changes.git : null,
            bundle: nameFault === null ? changes.bundle : null,
        };
    }
    catch (error) {
        const present = (0,capture/* captureList */.hG)(workspace, found, digests, secrets);
        const reason = `what the step changed could not be found out (${(0,errors/* describeError */.Uc)(error)})`;
        return {
            files: present.files,
            withheld: [...present.withheld, { kind: 'file', name: '@changes', reason }],
            git: null,
            bundle: null,
        };
    }
}
const TOO_MUCH = {
    kind: 'file',
    name: '@changes',
    reason: `a step keeps at most ${limits/* MAX_FILES */.BE} files and ${(0,words/* bytes */.ee)(limits/* MAX_TOTAL_BYTES */.gx)}, commits included`,
};
function discard(folder) {
    if (folder !== null)
        external_node_fs_.rmSync(folder, { recursive: true, force: true });
}


/***/ }),

/***/ 9592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ checkRelative),
/* harmony export */   LI: () => (/* binding */ resolveInside),
/* harmony export */   aT: () => (/* binding */ isNamedExactly),
/* harmony export */   fM: () => (/* binding */ isInsideGit),
/* harmony export */   ii: () => (/* binding */ isAt),
/* harmony export */   tA: () => (/* binding */ linkStaysInside)
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
    checkRelative(relative, platform);
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const parts = relative.split('/');
    const folder = walk(root, root, parts.slice(0, -1));
    if (folder === null)
        throw leavesWorkspace(relative);
    if ([...parts, ...node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)].some(isGitFolder))
        throw gitsOwn(relative);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts);
}
/** The part of {@link resolveInside} that needs no look at the disk. @throws InvalidInputError */
function checkRelative(relative, platform = process.platform) {
    const escapes = relative.split('/').some((part) => part === '' || part === '.') ||
        relative.includes('\0') ||
        relative.split(/[/\\]/).includes('..') ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(relative) ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.win32.isAbsolute(relative) ||
        /^[A-Za-z]:/.test(relative);
    if (escapes)
        throw leavesWorkspace(relative);
    if (platform === 'win32' && relative.split('/').some(isNoWindowsName))
        throw noWindowsName(relative);
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
/**
 * What stands at a path of the workspace itself: nothing is found through a link that stands for one of the folders on
 * the way.
 */
function isAt(workspace, relative) {
    const parts = relative.split('/');
    let current = workspace;
    for (const [index, part] of parts.entries()) {
        current = node_path__WEBPACK_IMPORTED_MODULE_1__.join(current, part);
        const last = index === parts.length - 1;
        const stat = lstat(current);
        if (stat === null)
            return null;
        if (last)
            return stat.isDirectory() ? 'folder' : 'file';
        if (!stat.isDirectory())
            return null;
    }
    return null;
}
/**
 * Whether the folders on the way list a file under just these names, which file systems that ignore case do not ask
 * for.
 */
function isNamedExactly(workspace, relative) {
    let folder = workspace;
    return relative.split('/').every((part) => {
        try {
            const listed = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder).includes(part);
            folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, part);
            return listed;
        }
        catch {
            return false;
        }
    });
}
/** Whether a path leads into git's own folder, under any name that a file system may know it by. */
function isInsideGit(relative) {
    return relative.split(/[/\\]/).some((part) => /^(?:\.git|git~1)[ .]*(?::.*)?$/i.test(withoutIgnored(part)));
}
/** HFS+ does not see these characters in a name. */
function withoutIgnored(name) {
    return name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '');
}
function lstat(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}


/***/ })

};
