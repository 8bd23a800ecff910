export const id = 177;
export const ids = [177];
export const modules = {

/***/ 8177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_run_document_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1200);
/* harmony import */ var _engine_run_document_unit_transition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3850);
/* harmony import */ var _store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2506);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2315);







const help = `Usage: checkpoint unit <file> <unit> <pending|in_progress|done|blocked|dep_blocked> [options]

Records what became of a unit, durably: once the command has ended with 0, it is not forgotten. A unit that is not there
yet is added. Say "done" only when the unit is complete and verified: nobody will do it again.

Options:
  --note <text>    what there is to say about it; without it the note stays as it is
  --deps "x,y"     the units that have to be done before this one; "" for none; without it they stay as they are
  --json           print the unit

Exit code: 0 done (also when it was recorded already), 1 usage or I/O error (nothing changed), 2 refused: a unit that is
done stays done; or the file cannot be read, 3 no such file.

Example:
  checkpoint unit .checkpoint/runs/migration.json server in_progress
  checkpoint unit .checkpoint/runs/migration.json docs pending --deps "client,server"
`;
/** `checkpoint unit`: one transition of one unit. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .parseCommandLine */ .Du)('unit', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: {
            note: { type: 'string' },
            deps: { type: 'string' },
            json: { type: 'boolean', default: false },
        },
    });
    const { file, unit, status } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .K)('unit', positionals, ['file', 'unit', 'status']);
    const view = await (0,_store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_2__/* .changeRun */ .Um)(file, (0,_engine_run_document_unit_transition_js__WEBPACK_IMPORTED_MODULE_1__/* .reportUnit */ .xs)({
        unit,
        status: (0,_engine_run_document_unit_transition_js__WEBPACK_IMPORTED_MODULE_1__/* .readUnitStatus */ .n5)(status),
        ...(values.note === undefined ? {} : { note: values.note }),
        ...(values.deps === undefined ? {} : { dependsOn: (0,_engine_run_document_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readNames */ .r)('unit', values.deps) }),
    }));
    if (values.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)({ unit, ...view.unit(unit) });
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.done;
}


/***/ })

};
