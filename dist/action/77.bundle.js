export const id = 77;
export const ids = [77];
export const modules = {

/***/ 9077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clear: () => (/* binding */ clear)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _engine_transitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7912);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9037);
/* harmony import */ var _file_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9445);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(558);





/** `mode: clear`: forgets everything of this scope that could be read, here and in the stores. */
async function clear(session, remote) {
    const { context, folder, journal, work } = session;
    const state = folder.readState(context);
    const names = [...state.readNames, ...state.kept, ...state.payloads];
    journal.update((document) => {
        const { runId, scope, attempt, writer } = context;
        const fresh = (0,_engine_transitions_js__WEBPACK_IMPORTED_MODULE_1__/* .createDocument */ .ui)({ runId, scope, work, attempt, writer, at: new Date().toISOString() });
        // The numbering goes on: a document that could not be removed must never look newer than what comes now.
        return { ...fresh, ...(document.revision === undefined ? {} : { revision: document.revision }) };
    });
    const { gone, left: remaining } = remote.unavailable === null
        ? await clearAll(context.scopeHash, names, remote)
        : { gone: [], left: names };
    const left = (some) => some.filter((name) => remaining.includes(name));
    folder.writeState({
        ...state,
        readNames: left(state.readNames),
        kept: left(state.kept),
        payloads: left(state.payloads),
        unsaved: false,
    });
    if (remaining.length > 0) {
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)(`${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(remaining.length, 'checkpoint')} could not be removed; ${howToRemove(remote)}.`);
    }
    (0,_file_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH)('outcome', remaining.length > 0 ? 'failed' : 'completed');
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq)(`checkpoint: cleared; ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(gone.length, 'record')} removed.`);
}
async function clearAll(scope, names, remote) {
    try {
        return await remote.clear(scope, names);
    }
    catch (error) {
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)(`The checkpoints could not be removed (${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)}).`);
        return { gone: [], left: names };
    }
}
function howToRemove({ stores }) {
    return [
        ...(stores.includes('artifact') ? ["delete the artifacts on the run's page"] : []),
        ...(stores.includes('cache')
            ? [
                'removing from the cache needs "permissions: actions: write"; or delete the entries on the page of caches',
            ]
            : []),
    ].join('; ');
}


/***/ })

};
