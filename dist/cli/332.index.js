export const id = 332;
export const ids = [332];
export const modules = {

/***/ 4951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8667);
/* harmony import */ var _engine_run_document_phases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9582);
/* harmony import */ var _store_run_file_change_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5864);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2315);







const help = `Usage: checkpoint phase <file> <phase> <pending|running|done|blocked|skipped> [--json]

Records where a phase of the run stands. Phases are in the order in which they were first named.

Options:
  --json    print the phase

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file.

Example:
  checkpoint phase .checkpoint/runs/migration.json review running
`;
/** `checkpoint phase`: where a phase stands. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCommandLine */ .Du)('phase', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { json: { type: 'boolean', default: false } },
    });
    const { file, phase, status } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .K)('phase', positionals, ['file', 'phase', 'status']);
    const view = await (0,_store_run_file_change_run_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRun */ .U)(file, (0,_engine_run_document_phases_js__WEBPACK_IMPORTED_MODULE_0__/* .reportPhase */ .A0)(phase, (0,_engine_run_document_phases_js__WEBPACK_IMPORTED_MODULE_0__/* .readPhaseStatus */ .m7)(status)));
    if (values.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)({ phase, ...Object((0,_engine_record_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_)(view.document().phases, phase)) });
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
}


/***/ }),

/***/ 9582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ reportPhase),
/* harmony export */   m7: () => (/* binding */ readPhaseStatus),
/* harmony export */   qm: () => (/* binding */ plannedPhase)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7332);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1200);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9130);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(894);






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
    if (_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .PHASE_STATUSES */ .BV.includes(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${text}" is no status of a phase.`, `It is one of ${_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .PHASE_STATUSES */ .BV.join(', ')}.`);
}
/** A phase that has not begun. */
function plannedPhase(at) {
    return { status: 'pending', createdAt: at, updatedAt: at, startedAt: null, finishedAt: null };
}
/**
 * Records where a phase stands; one that is not there yet is added behind the others. Repeating a report changes nothing.
 * The change throws InvalidInputError for a name that cannot be given, unless the run has it already; and RefusedError when
 * the phases cannot be read.
 */
function reportPhase(name, status) {
    return (view, at) => {
        const document = view.document();
        const isKnown = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(document.phases, name) !== undefined || (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .requiredPhases */ .gf)(document).includes(name);
        if (!isKnown || !(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPathName */ .nZ)(name))
            (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkGivenName */ .ZD)('phase', name);
        if (Array.isArray(document.phases)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk('The phases of the run cannot be read: they are a list. Nothing was changed.', 'Correct "phases" in the file by hand, to an object with a name for each phase.');
        }
        const { phases } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .readPhases */ .Ji)(document);
        const before = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(phases, name);
        const currentPhase = currentAfter(document, phases, name, status);
        const operations = [];
        if (before?.status !== status) {
            const present = before ?? beginningOf(document, name, at);
            const value = phaseAfter(present, status, at);
            operations.push({ op: 'set', path: ['phases', name], value });
        }
        if (currentPhase !== (document.currentPhase ?? null)) {
            operations.push({ op: 'set', path: ['currentPhase'], value: currentPhase });
        }
        const isMissing = status === 'skipped' && (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .requiredPhases */ .gf)(document).includes(name);
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_3__/* .update */ .y)(view, at, isMissing ? 'planned' : NEWS[status], operations);
    };
}
/** What there is of a phase that is new, or that could not be understood: what else is in it is kept. */
function beginningOf(document, name, at) {
    const stored = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(document.phases, name);
    const isObject = stored !== null && typeof stored === 'object' && !Array.isArray(stored);
    return { ...plannedPhase(at), ...(isObject ? stored : {}), status: 'pending' };
}
function phaseAfter(phase, status, at) {
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
    const others = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .phaseNames */ .k1)(document).filter((other) => other !== name && (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(phases, other)?.status === 'running');
    return others.at(-1) ?? null;
}


/***/ })

};
