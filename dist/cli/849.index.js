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
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/src/engine/run-document/items.js
var items = __webpack_require__(816);
// EXTERNAL MODULE: ./build/src/engine/run-document/phases.js
var run_document_phases = __webpack_require__(9582);
// EXTERNAL MODULE: ./build/src/engine/run-document/update.js + 1 modules
var update = __webpack_require__(894);
// EXTERNAL MODULE: ./build/src/engine/run-document/validation.js
var run_document_validation = __webpack_require__(6161);
;// CONCATENATED MODULE: ./build/src/engine/run-document/finalize.js







const FINAL_STATUSES = ['done', 'needs_attention', 'aborted'];
/** So many of a kind are named, the others counted. */
const NAMED = 25;
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
/** Why the run is not done, one reason each; none when it is. */
function reasonsNotDone(document, malformed = {}) {
    const undone = Object.entries(document.units)
        .filter(([, { status }]) => status !== 'done')
        .map(([id, { status }]) => `${id} (${status})`);
    const unreadable = Object.keys(malformed);
    const { phases, malformed: unreadablePhases } = (0,run_document_phases/* readPhases */.Ji)(document);
    const blocked = Object.keys(phases).filter((name) => (0,record/* entry */.f_)(phases, name)?.status === 'blocked');
    const missing = (0,run_document_phases/* requiredPhases */.gf)(document)
        .filter((name) => (0,record/* entry */.f_)(phases, name)?.status !== 'done')
        .map((name) => `${name} (${(0,record/* entry */.f_)(phases, name)?.status ?? 'never begun'})`);
    const open = (0,items/* readItems */.F1)(document.openItems).map(({ id }) => id);
    return [
        ...reason(undone, 'unit', 'not done'),
        ...reason(unreadable, 'unit', 'not readable'),
        ...reason(blocked, 'phase', 'blocked'),
        ...reason(unreadablePhases, 'phase', 'not readable'),
        ...reason(missing, 'required phase', 'not done'),
        ...reason(open, 'item', 'open'),
        ...validationReason(document),
    ];
}
function refuseUnfinished(view) {
    const reasons = reasonsNotDone(view.document(), view.malformed());
    if (reasons.length === 0)
        return;
    throw new errors/* RefusedError */.fk(`The run is not done: ${reasons.join('; ')}.`, 'Put these right (checkpoint unit, phase, resolve, validation), or finalize it as needs_attention or aborted.');
}
function reason(names, noun, state) {
    if (names.length === 0)
        return [];
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    const verb = names.length === 1 ? 'is' : 'are';
    return [`${(0,words/* plural */.LS)(names.length, noun)} ${verb} ${state}: ${names.slice(0, NAMED).join(', ')}${more}`];
}
function validationReason(document) {
    if (document.requireValidation !== true)
        return [];
    const validation = (0,run_document_validation/* readValidation */.Qo)(document);
    if (validation?.status === 'green')
        return [];
    return [`the required validation is ${validation === null ? 'not there' : validation.status}`];
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
// EXTERNAL MODULE: ./build/src/store/run-file/run-file.js
var run_file = __webpack_require__(2506);
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
was given up, can be gone on with: when a unit or phase is worked on again, it is running again.

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
    const view = await (0,run_file/* changeRun */.Um)(file, finalizeRun(readFinalStatus(status), values.result));
    if (values.json)
        (0,print/* printJson */.Q2)((0,summary/* summarize */.e)(view.document(), view.malformed()));
    return exit_code/* EXIT */.d.done;
}


/***/ }),

/***/ 9582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ reportPhase),
/* harmony export */   Ji: () => (/* binding */ readPhases),
/* harmony export */   gf: () => (/* binding */ requiredPhases),
/* harmony export */   m7: () => (/* binding */ readPhaseStatus),
/* harmony export */   qm: () => (/* binding */ plannedPhase)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7332);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1200);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(894);





const NEWS = {
    pending: 'planned',
    running: 'started',
    blocked: 'stuck',
    done: 'finished',
    skipped: 'finished',
};
const OVER = ['done', 'skipped'];
/** @throws InvalidInputError when it is no status of a phase */
function readPhaseStatus(text) {
    if (_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.includes(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${text}" is no status of a phase.`, `It is one of ${_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.join(', ')}.`);
}
/** The phases that can be understood, in their order, and the names of those that cannot. */
function readPhases(document) {
    const phases = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)();
    const malformed = [];
    for (const [name, value] of Object.entries(document.phases ?? {})) {
        if (isPhase(value))
            phases[name] = value;
        else
            malformed.push(name);
    }
    return { phases, malformed };
}
/** The phases without which a run is not done. */
function requiredPhases(document) {
    const { requiredPhases: names } = document;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
/** A phase that has not begun. */
function plannedPhase(at) {
    return { status: 'pending', createdAt: at, updatedAt: at, startedAt: null, finishedAt: null };
}
/**
 * Records where a phase stands; one that is not there yet is added behind the others. Repeating a report changes nothing.
 * @throws InvalidInputError for a name that cannot be used
 */
function reportPhase(name, status) {
    (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkGivenName */ .Z)('phase', name);
    return (view, at) => {
        const document = view.document();
        const { phases } = readPhases(document);
        const before = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(phases, name);
        const currentPhase = currentAfter(document, phases, name, status);
        const operations = [];
        if (before?.status !== status) {
            const value = phaseAfter(before, status, at);
            operations.push({ op: 'set', path: ['phases', name], value });
        }
        if (currentPhase !== (document.currentPhase ?? null)) {
            operations.push({ op: 'set', path: ['currentPhase'], value: currentPhase });
        }
        const isMissing = status === 'skipped' && requiredPhases(document).includes(name);
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_2__/* .update */ .y)(view, at, isMissing ? 'planned' : NEWS[status], operations);
    };
}
function phaseAfter(before, status, at) {
    const phase = before ?? plannedPhase(at);
    return {
        ...phase,
        status,
        updatedAt: at,
        ...(status === 'running' && !phase.startedAt ? { startedAt: at } : {}),
        ...(OVER.includes(status) ? { finishedAt: at } : phase.finishedAt ? { finishedAt: null } : {}),
    };
}
/** The phase that was last set to running, also while it is blocked; when it is over, another one that is running. */
function currentAfter(document, phases, name, status) {
    if (status === 'running')
        return name;
    const { currentPhase = null } = document;
    if (currentPhase !== name || status === 'blocked')
        return currentPhase;
    const others = Object.entries(phases).filter(([other, phase]) => other !== name && phase.status === 'running');
    return others.at(-1)?.[0] ?? null;
}
function isPhase(value) {
    if (value === null || typeof value !== 'object' || !('status' in value))
        return false;
    return _statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.includes(value.status);
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


/***/ }),

/***/ 6161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ readValidationStatus),
/* harmony export */   Qo: () => (/* binding */ readValidation),
/* harmony export */   k3: () => (/* binding */ reportValidation)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7332);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(894);



/** @throws InvalidInputError when it is no outcome of a validation */
function readValidationStatus(text) {
    if (_statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .VALIDATION_STATUSES */ .xm.includes(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${text}" is no outcome of a validation.`, `It is one of ${_statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .VALIDATION_STATUSES */ .xm.join(', ')}.`);
}
/** The final validation; null when there was none, or it cannot be understood. */
function readValidation(document) {
    const { validation } = document;
    if (validation === null || typeof validation !== 'object' || !('status' in validation))
        return null;
    return _statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .VALIDATION_STATUSES */ .xm.includes(validation.status)
        ? validation
        : null;
}
/** Records the final validation. The latest one counts, so that repeating it says that it was made again. */
function reportValidation(status, note = '') {
    return (view, at) => {
        const value = { ...readValidation(view.document()), status, note, at };
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_1__/* .update */ .y)(view, at, status === 'green' ? 'finished' : 'stuck', [
            { op: 'set', path: ['validation'], value },
        ]);
    };
}


/***/ })

};
