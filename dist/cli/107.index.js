export const id = 107;
export const ids = [107];
export const modules = {

/***/ 7107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_run_document_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5228);
/* harmony import */ var _store_file_document_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4865);
/* harmony import */ var _store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2506);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2315);







const help = `Usage: checkpoint get <file> [--summary]

Prints a run document as it is now, as JSON. Changes nothing.

Options:
  --summary    one line: {"id","status","task","currentPhase","total","done","blocked","dep_blocked","in_progress",
               "updatedAt"}; the numbers count units
  --json       the same; the answer is JSON anyway

Exit code: 0 done, 1 usage or I/O error, 2 the file cannot be read as a run document, 3 no such file.
`;
/** `checkpoint get`: the document, or a summary of it. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCommandLine */ .Du)('get', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: {
            summary: { type: 'boolean', default: false },
            json: { type: 'boolean', default: false },
        },
    });
    const { file } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .K)('get', positionals, ['file']);
    const view = await (0,_store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .viewRun */ .bz)(file);
    if (values.summary)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)((0,_engine_run_document_summary_js__WEBPACK_IMPORTED_MODULE_5__/* .summarize */ .e)(view.document(), view.malformed()));
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printText */ .n)((0,_store_file_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .serializeDocument */ .w)(view.stored()));
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done;
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
