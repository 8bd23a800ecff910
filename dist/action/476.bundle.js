export const id = 476;
export const ids = [476];
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

/***/ 476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPost: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8667);
/* harmony import */ var _engine_save_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5959);
/* harmony import */ var _engine_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4488);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4078);
/* harmony import */ var _store_file_document_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4914);
/* harmony import */ var _store_file_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9457);
/* harmony import */ var _file_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9445);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2281);
/* harmony import */ var _job_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1299);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6349);
/* harmony import */ var _keep_archives_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1171);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(247);
/* harmony import */ var _prune_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9292);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6254);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7875);
/* harmony import */ var _scope_folder_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6117);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6192);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(558);



















/**
 * The post step of the job's first use, which runs after all others: keeps what could not be kept before, removes
 * what a newer document contains, and shows the whole job. Nothing depends on it; its faults are not the job's.
 */
async function runPost() {
    if (process.env[`STATE_${_file_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .FIRST_USE */ .rz}`] !== 'true')
        return;
    try {
        const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .K)(process.env);
        const context = (0,_run_context_js__WEBPACK_IMPORTED_MODULE_13__/* .readRunContext */ .$)(process.env, inputs);
        const job = new _job_state_js__WEBPACK_IMPORTED_MODULE_8__/* .JobState */ .d(context);
        const remote = new _remote_js__WEBPACK_IMPORTED_MODULE_12__/* .Remote */ .V(context, inputs, job, null);
        const tail = [];
        try {
            for (const name of (0,_scope_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .scopeFolders */ .Ow)(context.temp))
                tail.push(...(await settleScope(name, context, remote)));
        }
        finally {
            await remote.close();
        }
        const uses = job.uses();
        if (uses.length > 0)
            (0,_file_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .appendSummary */ .fe)((0,_summary_js__WEBPACK_IMPORTED_MODULE_15__/* .jobTable */ .wF)(uses, tail));
    }
    catch (problem) {
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_16__/* .debug */ .Yz)((0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(problem));
    }
}
/** Keeps progress that could not be kept before. Should this fail too, the step starts over. */
async function keepPending(remote, context, folder, journal) {
    const { care, pendingProgress } = folder.readState(context);
    if (!remote.takesArchives || (care !== 'open' && !remote.outgoing.sealed))
        return;
    for (const [step, saved] of Object.entries(pendingProgress ?? {})) {
        const unit = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_17__/* .entry */ .f_)(journal.document.units, step);
        if (unit === undefined || unit.status === 'done')
            continue;
        const { sha256 } = saved.payload;
        const fault = await remote.savePayload(context, folder, folder.payloadFile(sha256), sha256);
        if (fault === null)
            journal.update((document) => (0,_engine_save_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .saveProgress */ .F)(document, step, saved, context.attempt));
        else
            (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_16__/* .warning */ .$e)(`The progress of ${step} could not be kept ${(0,_places_js__WEBPACK_IMPORTED_MODULE_10__/* .inPlaces */ .G)(remote.stores)} (${fault}).`);
    }
}
/** Retries what is not durable yet, then tidies up. Returns what the job's summary should say about it. */
async function settleScope(name, context, remote) {
    const folder = new _scope_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .ScopeFolder */ .rA(context.temp, name);
    const before = folder.readAnyState();
    if (before?.runId !== context.runId || before.attempt !== context.attempt)
        return [];
    const read = (0,_store_file_document_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocumentFile */ .K7)(folder.documentFile);
    if (read.kind !== 'document' || read.document.scope === undefined)
        return [];
    if ((0,_keep_js__WEBPACK_IMPORTED_MODULE_9__/* .mustStay */ .FA)(before, remote))
        return [`⚠️ The checkpoint of this job stays on this machine: ${_keep_js__WEBPACK_IMPORTED_MODULE_9__/* .STAYS */ .hU}.`];
    const journal = new _store_file_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .Journal */ .C(folder.documentFile, read.document, (fault) => (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_16__/* .debug */ .Yz)(fault.message));
    let filesFault = null;
    if ((before.unsaved || (0,_keep_archives_js__WEBPACK_IMPORTED_MODULE_18__/* .lacksArchive */ .n)(before, folder, read.document)) && remote.storesWithRoom.length > 0) {
        const scoped = { ...context, scope: read.document.scope, scopeHash: (0,_engine_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeHash */ .h3)(read.document.scope) };
        filesFault = await (0,_keep_archives_js__WEBPACK_IMPORTED_MODULE_18__/* .keepArchives */ .T)(remote, scoped, folder, read.document);
        await keepPending(remote, scoped, folder, journal);
        const saver = (0,_keep_js__WEBPACK_IMPORTED_MODULE_9__/* .documentSaver */ .$X)(remote, scoped, folder, journal);
        saver.request();
        const outcome = await saver.settled();
        const fault = outcome !== null && 'fault' in outcome ? outcome.fault : filesFault;
        if (fault !== null) {
            (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_16__/* .warning */ .$e)(`The checkpoint of this job could not be kept ${(0,_places_js__WEBPACK_IMPORTED_MODULE_10__/* .inPlaces */ .G)(remote.stores)} (${fault}).`);
        }
    }
    const state = folder.readState(context);
    if (filesFault !== null)
        return ['⚠️ Files of this job are not kept outside this machine.'];
    if (state.unsaved)
        return ['⚠️ The checkpoint of this job is not kept outside this machine.'];
    const names = (0,_prune_js__WEBPACK_IMPORTED_MODULE_11__/* .superseded */ .z)(state, journal.document);
    if (names.length === 0)
        return [];
    try {
        const gone = await remote.remove(names, state.keptIn);
        if (gone.length > 0)
            (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_16__/* .info */ .pq)(`checkpoint: removed ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(gone.length, 'record')} that a newer one contains.`);
    }
    catch (problem) {
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_16__/* .debug */ .Yz)(`tidying up: ${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(problem)}`);
    }
    return [];
}


/***/ }),

/***/ 9292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ superseded)
/* harmony export */ });
/* harmony import */ var _engine_containment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2260);
/* harmony import */ var _engine_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2393);
/* harmony import */ var _store_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6451);



/**
 * What may be removed once this attempt's newest document is durable (design section 4, point 6): documents that it
 * contains, and archives that no kept document refers to. What could not be read, and what it may refer to, stays.
 * This holds only for the stores that have the newest document (`state.keptIn`).
 * @param document the newest document, whose last edition is the last of `state.kept`
 */
function superseded(state, document) {
    const newest = state.kept.at(-1);
    // An attempt that kept nothing of its own has nothing newer than what it read.
    if (newest === undefined)
        return [];
    const others = [...state.read, ...state.kept].filter(({ name }) => name !== newest.name);
    const contained = others.filter((other) => other.inputHash !== newest.inputHash || (0,_engine_containment_js__WEBPACK_IMPORTED_MODULE_1__/* .contains */ .gR)(newest, other));
    // One store's copy that could not be read may say more than another store's copy that was.
    const isUnread = (name) => state.unread.some((fault) => fault.includes(name));
    const documents = contained.map(({ name }) => name).filter((name) => !isUnread(name));
    const someStay = contained.length < others.length;
    if (someStay || state.unread.length > 0 || Object.keys(state.malformedUnits).length > 0)
        return documents;
    const digests = Object.values(document.units).flatMap((unit) => (0,_engine_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .payloadsOf */ .bC)(unit).map(({ sha256 }) => sha256));
    const orphans = state.payloads.filter((name) => {
        const parsed = (0,_store_names_js__WEBPACK_IMPORTED_MODULE_2__/* .parseName */ .$q)(name);
        return parsed !== null && !digests.some((digest) => (0,_store_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfDigest */ .Az)(parsed, digest));
    });
    return [...documents, ...orphans];
}


/***/ }),

/***/ 5959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ saveProgress),
/* harmony export */   O: () => (/* binding */ withdrawProgress)
/* harmony export */ });
/* harmony import */ var _document_transitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5838);
/* harmony import */ var _order_of_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2802);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2393);
/* harmony import */ var _put_unit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1784);
/* harmony import */ var _step_transitions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2877);





/** The unfinished step can go on from here, should it be stopped. */
function saveProgress(document, step, saved, attempt) {
    const { at, payload, files, ownSteps, withheld } = saved;
    const sequence = (0,_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .upcomingSequence */ .Kt)(document);
    const progress = {
        attempt,
        sequence,
        at,
        payload,
        files: [...files],
        basis: (0,_order_of_use_js__WEBPACK_IMPORTED_MODULE_3__/* .basisNow */ .L)(document, step),
        ...(ownSteps > 0 ? { ownSteps } : {}),
        ...(withheld.length > 0 ? { withheld: [...withheld] } : {}),
    };
    return withProgress(document, step, progress);
}
/** Takes back what was saved of the unfinished step. */
function withdrawProgress(document, step, at, attempt) {
    return withProgress(document, step, (0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .noProgress */ .nd)(attempt, (0,_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .upcomingSequence */ .Kt)(document), at));
}
function withProgress(document, step, progress) {
    const { at, sequence } = progress;
    const { updatedAt = at } = document;
    const unit = { ...(0,_step_transitions_js__WEBPACK_IMPORTED_MODULE_2__/* .startedUnit */ .Sk)(document, step), progress, sequence };
    // The document may have changed while the progress was being kept.
    return (0,_put_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .putUnit */ .Y)(document, step, unit, [updatedAt, at].sort().at(-1) ?? at);
}


/***/ })

};
