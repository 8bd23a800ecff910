export const id = 849;
export const ids = [849];
export const modules = {

/***/ 8849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/run-document/reasons-not-done.js
var reasons_not_done = __webpack_require__(4506);
// EXTERNAL MODULE: ./build/src/engine/run-document/update.js + 1 modules
var update = __webpack_require__(894);
;// CONCATENATED MODULE: ./build/src/engine/run-document/finalize.js



const FINAL_STATUSES = ['done', 'needs_attention', 'aborted'];
/** @throws InvalidInputError when a run cannot end like that */
function readFinalStatus(text) {
    if (FINAL_STATUSES.includes(text))
        return text;
    throw new errors/* InvalidInputError */.oC(`A run cannot end "${text}".`, `It is one of ${FINAL_STATUSES.join(', ')}.`);
}
/**
 * Ends the run. Repeating it with nothing new to say changes nothing.
 * The change throws RefusedError, with every reason, when the run is said to be done and is not.
 */
function finalizeRun(status, result) {
    return (view, at) => {
        const document = view.document();
        if (status === 'done')
            refuseUnfinished(view);
        const ends = view.status !== status || !document.finishedAt;
        const says = result !== undefined && result !== document.result;
        if (!ends && !says)
            return [];
        const value = {
            ...(ends ? { status, finishedAt: at } : {}),
            ...(says ? { result } : {}),
            updatedAt: at,
        };
        return [
            ...(0,update/* currentForm */.e)(view),
            ...(ends ? lifecycle(document, status) : []),
            { op: 'merge', path: [], value },
        ];
    };
}
function refuseUnfinished(view) {
    const document = view.document();
    const reasons = (0,reasons_not_done/* reasonsNotDone */.B)(document, view.malformed());
    if (reasons.length === 0)
        return;
    const byHand = (0,reasons_not_done/* onlyByHand */.R)(document, view.malformed());
    const correct = byHand === '' ? '' : `Correct ${byHand} in the file by hand, or restore the file from a copy. `;
    throw new errors/* RefusedError */.fk(`The run is not done: ${reasons.join('; ')}.`, `${correct}Put ${byHand === '' ? 'these' : 'the others'} right (checkpoint unit, phase, resolve, validation), or finalize it as needs_attention or aborted.`);
}
const LIFECYCLE_STATE = { done: 'succeeded', needs_attention: 'failed', aborted: 'canceled' };
/** A document that has a lifecycle says there too how it ended. */
function lifecycle(document, status) {
    if (!document.lifecycle)
        return [];
    return [{ op: 'merge', path: ['lifecycle'], value: { state: LIFECYCLE_STATE[status], retryable: false } }];
}

// EXTERNAL MODULE: ./build/src/engine/run-document/summary.js
var summary = __webpack_require__(5228);
// EXTERNAL MODULE: ./build/src/store/run-file/change-run.js
var change_run = __webpack_require__(5864);
// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __webpack_require__(752);
// EXTERNAL MODULE: ./build/src/cli/exit-code.js
var exit_code = __webpack_require__(3250);
// EXTERNAL MODULE: ./build/src/cli/print.js
var print = __webpack_require__(8875);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/commands/finalize.js







const help = `Usage: checkpoint finalize <file> <done|needs_attention|aborted> [--result "…"] [--json]

Ends the run. It is done only when every unit is done, no phase is blocked, the required phases are done, no item is
open and a required validation is green; otherwise it is refused, with every reason. A run that needs attention, or
was given up, can be gone on with: when a unit or phase is worked on again, it is running again. So is one that was
done, with the first change that it would now be refused for.

Options:
  --result <text>    what came of it
  --json             print the run's summary

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: it is not done, or the file cannot be read, 3 no
such file.
`;
/** `checkpoint finalize`: the run ends. */
async function run(args) {
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('finalize', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { result: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const { file, status } = (0,cli_arguments/* named */.K)('finalize', positionals, ['file', 'status']);
    const view = await (0,change_run/* changeRun */.U)(file, finalizeRun(readFinalStatus(status), values.result));
    if (values.json)
        (0,print/* printJson */.Q2)((0,summary/* summarize */.e)(view.document(), view.malformed()));
    return exit_code/* EXIT */.d.done;
}


/***/ }),

/***/ 5228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ summarize)
/* harmony export */ });
/** @param malformed units that could not be understood; they count, as nothing in particular */
function summarize(document, malformed = {}) {
    const counts = {
        pending: 0,
        in_progress: 0,
        done: 0,
        blocked: 0,
        dep_blocked: 0,
    };
    let total = Object.keys(malformed).length;
    for (const { status } of Object.values(document.units)) {
        counts[status] += 1;
        total += 1;
    }
    return {
        id: document.id,
        status: document.status,
        task: document.task ?? '',
        currentPhase: document.currentPhase ?? null,
        total,
        done: counts.done,
        blocked: counts.blocked,
        dep_blocked: counts.dep_blocked,
        in_progress: counts.in_progress,
        updatedAt: document.updatedAt ?? null,
    };
}


/***/ })

};
