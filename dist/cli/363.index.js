export const id = 363;
export const ids = [363];
export const modules = {

/***/ 9363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_run_document_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(816);
/* harmony import */ var _engine_run_document_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1200);
/* harmony import */ var _store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2506);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2315);







const help = `Usage: checkpoint resolve <file> --ids "id1,id2" [--json]

Moves open items to the resolved ones. One that is resolved already stays as it is; if there is an id that is neither,
nothing is resolved.

Options:
  --ids <ids>    the ids of the items, separated by commas
  --json         print {"resolved":["…"]}

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file or item.
`;
/** `checkpoint resolve`: settles items. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .parseCommandLine */ .Du)('resolve', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { ids: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const { file } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .K)('resolve', positionals, ['file']);
    if (values.ids === undefined)
        throw new _usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb('resolve', '--ids is missing.');
    const ids = (0,_engine_run_document_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readNames */ .r)('item', values.ids);
    await (0,_store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_2__/* .changeRun */ .Um)(file, (0,_engine_run_document_items_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveItems */ .Vi)(ids));
    if (values.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)({ resolved: ids });
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.done;
}


/***/ })

};
