export const id = 848;
export const ids = [848];
export const modules = {

/***/ 9848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_run_document_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6161);
/* harmony import */ var _store_run_file_change_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5864);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2315);






const help = `Usage: checkpoint validation <file> <green|red> [--note "…"] [--json]

Records the outcome of the run's final validation: the test suite, a review, whatever shows that the whole is right. The
latest one counts.

Options:
  --note <text>    what there is to say about it
  --json           print it

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file.
`;
/** `checkpoint validation`: the outcome of the final validation. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCommandLine */ .Du)('validation', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { note: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const { file, outcome } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .K)('validation', positionals, ['file', 'outcome']);
    const view = await (0,_store_run_file_change_run_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRun */ .U)(file, (0,_engine_run_document_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .reportValidation */ .k3)((0,_engine_run_document_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .readValidationStatus */ .Ad)(outcome), values.note));
    if (values.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(view.document().validation);
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
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
