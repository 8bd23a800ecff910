export const id = 77;
export const ids = [77];
export const modules = {

/***/ 9077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clear: () => (/* binding */ clear)
/* harmony export */ });
/* harmony import */ var _engine_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5838);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_join_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7730);
/* harmony import */ var _engine_progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2393);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8667);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4078);
/* harmony import */ var _file_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9445);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6349);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(558);









/**
 * `mode: clear`: forgets everything of this scope that could be read, here and in the stores. What cannot be removed
 * is superseded by a document that says so.
 */
async function clear(session, remote) {
    const { context, folder, journal } = session;
    const state = folder.readState(context);
    const names = [...[...state.read, ...state.kept].map(({ name }) => name), ...state.payloads];
    const known = journal.document;
    journal.update((document) => forgotten(session, document, false));
    const { gone, left } = remote.unavailable === null
        ? await clearAll(context.scopeHash, names, remote)
        : { gone: [], left: names };
    const stays = (name) => left.includes(name);
    folder.writeState({
        ...state,
        read: state.read.filter(({ name }) => stays(name)),
        kept: state.kept.filter(({ name }) => stays(name)),
        payloads: state.payloads.filter(stays),
        unsaved: false,
    });
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .info */ .pq)(`checkpoint: cleared; ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(gone.length, 'record')} removed.`);
    const fault = left.length === 0 ? null : await supersede(session, remote, known);
    if (left.length > 0) {
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .warning */ .$e)(`${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left.length, 'record')} could not be removed${fault === null ? ', but will not count any more' : ` and will still count (${fault})`}; ${howToRemove(remote)}.`);
    }
    (0,_file_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .setOutput */ .uH)('outcome', fault === null ? 'completed' : 'failed');
    return fault === null ? 0 : 1;
}
/** A document that takes back everything that `known` says is done. Returns why it could not be kept, or null. */
async function supersede(session, remote, known) {
    session.journal.update(() => forgotten(session, { ...known, ...session.journal.document, units: known.units }, true));
    const keeper = new _keep_js__WEBPACK_IMPORTED_MODULE_6__/* .Keeper */ .Vf(session, remote);
    keeper.request();
    return (await keeper.settle()).fault;
}
/** An empty document whose numbers go on: a document that could not be removed must not look newer than this one. */
function forgotten({ context, work }, document, takeBack) {
    const { runId, scope, attempt, writer } = context;
    const at = new Date().toISOString();
    const fresh = (0,_engine_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .createDocument */ .ui)({ runId, scope, work, attempt, writer, at });
    const sequence = (0,_engine_join_js__WEBPACK_IMPORTED_MODULE_2__/* .revisionOf */ .DT)(document).sequence + 1;
    const units = Object.entries(document.units).flatMap(([name, unit]) => {
        const supersedes = [...(unit.supersedes ?? []), ...(unit.completionId ? [unit.completionId] : [])];
        if (supersedes.length === 0 && unit.progress === undefined)
            return [];
        const progress = unit.progress && { progress: (0,_engine_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .noProgress */ .nd)(attempt, sequence, at) };
        return [[name, { status: 'pending', attempt, sequence, supersedes, ...progress }]];
    });
    return { ...fresh, revision: (0,_engine_join_js__WEBPACK_IMPORTED_MODULE_2__/* .revisionOf */ .DT)(document), units: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1)(takeBack ? units : []) };
}
async function clearAll(scope, names, remote) {
    try {
        return await remote.clear(scope, names);
    }
    catch (error) {
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .warning */ .$e)(`The checkpoints could not be removed (${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}).`);
        return { gone: [], left: names };
    }
}
function howToRemove({ stores }) {
    return [
        ...(stores.includes('artifact') ? ["delete the artifacts on the run's page"] : []),
        ...(stores.includes('cache')
            ? [
                'removing from the cache needs "permissions: actions: write"; or delete the entries on the page of caches',
            ]
            : []),
    ].join('; ');
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


/***/ })

};
