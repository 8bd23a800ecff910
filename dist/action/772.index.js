export const id = 772;
export const ids = [772];
export const modules = {

/***/ 5772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markComplete: () => (/* binding */ markComplete)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _engine_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7624);
/* harmony import */ var _engine_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5800);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8667);
/* harmony import */ var _engine_transitions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7912);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6349);
/* harmony import */ var _restore_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1121);
/* harmony import */ var _wrapped_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1424);








/** `mode: auto` without an effect: the step is done, because the workflow got here. */
async function markComplete(session, remote, signals) {
    const { context, inputs, journal } = session;
    const { step } = inputs;
    const print = (0,_engine_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprint */ .Rj)({ kind: 'none', inputs: inputs.inputs });
    const decision = (0,_engine_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .LD)((0,_wrapped_step_js__WEBPACK_IMPORTED_MODULE_6__/* .situationOf */ ._7)(session, print));
    if (decision.action === 'fail')
        throw (0,_wrapped_step_js__WEBPACK_IMPORTED_MODULE_6__/* .refusal */ .x5)(step, decision);
    if (decision.action === 'skip') {
        const restored = await (0,_restore_step_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreStep */ .T)(session, remote, decision.reason);
        if ('result' in restored)
            return (0,_wrapped_step_js__WEBPACK_IMPORTED_MODULE_6__/* .finish */ .O9)(session, restored.result);
    }
    const at = new Date().toISOString();
    const keeper = new _keep_js__WEBPACK_IMPORTED_MODULE_4__/* .Keeper */ .V(session, remote);
    signals.listen(() => { });
    journal.update((document) => {
        const started = (0,_engine_transitions_js__WEBPACK_IMPORTED_MODULE_3__/* .startStep */ .bP)(document, {
            step,
            attempt: context.attempt,
            at,
            fingerprint: print.value,
            fingerprintParts: print.parts,
        });
        const done = (0,_engine_transitions_js__WEBPACK_IMPORTED_MODULE_3__/* .completeStep */ .SM)(started, {
            step,
            at,
            completionId: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
            durationMs: 0,
            outputs: {},
            files: [],
            withheld: [],
            payload: null,
            partial: false,
        });
        return step === 'done' ? (0,_engine_transitions_js__WEBPACK_IMPORTED_MODULE_3__/* .finishRun */ .JH)(done, at) : done;
    });
    keeper.request();
    const kept = await keeper.settle();
    return (0,_wrapped_step_js__WEBPACK_IMPORTED_MODULE_6__/* .finish */ .O9)(session, {
        step,
        outcome: 'completed',
        reason: 'it is marked as done',
        durationMs: 0,
        savedMs: 0,
        outputs: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1)(),
        unit: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_7__/* .entry */ .f_)(journal.document.units, step),
        artifactId: kept.artifactId,
        saveFault: kept.fault,
        exitCode: 0,
    });
}


/***/ }),

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
        label: context.scope.job,
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


/***/ })

};
