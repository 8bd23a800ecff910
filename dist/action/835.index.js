export const id = 835;
export const ids = [835];
export const modules = {

/***/ 92835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPost: () => (/* binding */ runPost)
});

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(72993);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(99037);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(81216);
// EXTERNAL MODULE: ./build/src/store/file/journal.js
var file_journal = __webpack_require__(19457);
// EXTERNAL MODULE: ./build/src/action/file-commands.js
var file_commands = __webpack_require__(15247);
// EXTERNAL MODULE: ./build/src/action/inputs.js
var action_inputs = __webpack_require__(73991);
// EXTERNAL MODULE: ./build/src/action/job-state.js
var job_state = __webpack_require__(41299);
// EXTERNAL MODULE: ./build/src/store/names.js
var names = __webpack_require__(86451);
;// CONCATENATED MODULE: ./build/src/action/prune.js

/**
 * What may be removed once this attempt's newest document is durable (design section 4, point 6): documents that it
 * contains, and archives that nothing kept refers to. What could not be read is neither removed nor orphaned.
 * @param document the newest document, whose last edition is the last of `state.kept`
 */
function superseded(state, document) {
    const newest = state.kept.at(-1);
    // An attempt that kept nothing of its own has nothing newer than what it read.
    if (newest === undefined)
        return [];
    const documents = [...state.readNames, ...state.kept].filter((name) => name !== newest);
    if (state.unread.length > 0)
        return documents;
    const digests = Object.values(document.units).flatMap((unit) => unit.payload ? [unit.payload.sha256] : []);
    const orphans = state.payloads.filter((name) => {
        const parsed = (0,names/* parseName */.$q)(name);
        return parsed !== null && !digests.some((digest) => (0,names/* isOfDigest */.Az)(parsed, digest));
    });
    return [...documents, ...orphans];
}

// EXTERNAL MODULE: ./build/src/action/remote.js + 3 modules
var action_remote = __webpack_require__(64122);
// EXTERNAL MODULE: ./build/src/action/run-context.js
var run_context = __webpack_require__(7875);
// EXTERNAL MODULE: ./build/src/action/scope-folder.js
var scope_folder = __webpack_require__(76117);
// EXTERNAL MODULE: ./build/src/action/summary.js
var summary = __webpack_require__(46192);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(10558);
;// CONCATENATED MODULE: ./build/src/action/post.js













/**
 * The post step of the job's first use, which runs after all others: keeps what could not be kept before, removes
 * what a newer document contains, and shows the whole job. Nothing depends on it; its faults are not the job's.
 */
async function runPost() {
    if (process.env.STATE_stage !== 'post-first')
        return;
    try {
        const inputs = (0,action_inputs/* readInputs */.K)(process.env);
        const context = (0,run_context/* readRunContext */.$)(process.env, inputs);
        const job = new job_state/* JobState */.d(context);
        const remote = new action_remote/* Remote */.V(context, inputs, job, null);
        const tail = [];
        try {
            for (const name of (0,scope_folder/* scopeFolders */.O)(context.temp))
                tail.push(...(await settleScope(name, context, job, remote)));
        }
        finally {
            await remote.close();
        }
        const uses = job.uses();
        if (uses.length > 0)
            (0,file_commands/* appendSummary */.fe)((0,summary/* jobTable */.w)(uses, tail));
    }
    catch (problem) {
        (0,workflow_commands/* debug */.Yz)((0,errors/* describeError */.Uc)(problem));
    }
}
/** Retries what is not durable yet, then tidies up. Returns what the job's summary should say about it. */
async function settleScope(name, context, job, remote) {
    const folder = new scope_folder/* ScopeFolder */.r(context.temp, name);
    const before = folder.readAnyState();
    if (before?.runId !== context.runId || before.attempt !== context.attempt)
        return [];
    const read = (0,document_file/* readDocumentFile */.K7)(folder.documentFile);
    if (read.kind !== 'document' || read.document.scope === undefined)
        return [];
    if (before.unsaved && remote.unavailable === null && job.hasRoomForArtifacts) {
        const journal = new file_journal/* Journal */.C(folder.documentFile, read.document, (fault) => (0,workflow_commands/* debug */.Yz)(fault.message));
        const saver = remote.saver({ ...context, scope: read.document.scope }, folder, journal);
        saver.request();
        const outcome = await saver.settled();
        if (outcome !== null && 'fault' in outcome) {
            (0,workflow_commands/* warning */.$e)(`The checkpoint of this job could not be kept as an artifact (${outcome.fault}).`);
        }
    }
    const state = folder.readState(context);
    if (state.unsaved)
        return ['⚠️ The checkpoint of this job is not kept outside this machine.'];
    const names = superseded(state, read.document);
    if (names.length === 0)
        return [];
    try {
        const gone = await remote.remove(names);
        (0,workflow_commands/* info */.pq)(`checkpoint: removed ${(0,words/* plural */.LS)(gone.length, 'artifact')} that a newer one contains.`);
    }
    catch (problem) {
        (0,workflow_commands/* debug */.Yz)(`tidying up: ${(0,errors/* describeError */.Uc)(problem)}`);
    }
    return [];
}


/***/ })

};
