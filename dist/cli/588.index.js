export const id = 588;
export const ids = [588];
export const modules = {

/***/ 9588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_run_document_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(816);
/* harmony import */ var _store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2506);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2315);






const help = `Usage: checkpoint item <file> --json '<object or array>'

Reports what has to be looked at before the run is done: a finding, a question, a failed check. Prints the ids, one a
line.

An item is an object with whatever there is to say, best with a "title". Its "id" is given, or derived from its
content: reporting the same item twice updates it, and keeps the time of its first report in "at". One that was
resolved is open again.

Options:
  --json <json>    one item, or a list of them

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file.

Example:
  checkpoint item .checkpoint/runs/migration.json --json '{"title":"server: two tests fail","unit":"server"}'
`;
/** `checkpoint item`: reports items. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCommandLine */ .Du)('item', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { json: { type: 'string' } },
    });
    const { file } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .K)('item', positionals, ['file']);
    if (values.json === undefined)
        throw new _usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb('item', '--json is missing.');
    const items = (0,_engine_run_document_items_js__WEBPACK_IMPORTED_MODULE_0__/* .parseItems */ .mo)(values.json);
    await (0,_store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRun */ .Um)(file, (0,_engine_run_document_items_js__WEBPACK_IMPORTED_MODULE_0__/* .reportItems */ .DF)(items));
    (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printLines */ .tj)(items.map(({ id }) => id));
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
}


/***/ })

};
