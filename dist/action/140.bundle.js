export const id = 140;
export const ids = [140];
export const modules = {

/***/ 2140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   debugSession: () => (/* binding */ debugSession)
/* harmony export */ });
/* harmony import */ var _engine_input_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3121);
/* harmony import */ var _engine_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4488);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4078);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(558);




/**
 * For runs with debug logging: what explains why a step was skipped or run. Names and states only, no values of
 * outputs and no notes.
 */
function debugSession(session) {
    const { context, folder, journal, knowledge, work } = session;
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .debug */ .Yz)(`checkpoint: scope ${context.scopeHash.slice(0, 12)}, ${(0,_engine_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .describeScope */ .OI)(context.scope)}, of ${context.scope.calledWorkflow} in ${context.scope.workflow}`);
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .debug */ .Yz)(`checkpoint: run ${context.runId}, attempt ${context.attempt}, job ${context.writer || 'without an id'}; works on ${(0,_engine_input_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .describeWork */ .F)(work)}`);
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .debug */ .Yz)(`checkpoint: the document is ${folder.documentFile}`);
    const { attempt, sequence } = journal.document.revision ?? { attempt: 1, sequence: 0 };
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .debug */ .Yz)(`checkpoint: what is known: ${knowledge.answer}, ${knowledge.complete ? 'complete' : 'not complete'}, revision ${attempt}.${sequence}, ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(knowledge.void.length, 'document')} about other work`);
    for (const reason of knowledge.unread)
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .debug */ .Yz)(`checkpoint: not read: ${reason}`);
    for (const [name, unit] of Object.entries(journal.document.units)) {
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .debug */ .Yz)(`checkpoint: ${name} is ${unit.status}, attempt ${unit.attempt ?? '?'}, completion ${unit.completionId ?? 'none'}, built on ${unit.basis ?? 'nothing'}, fingerprint ${unit.fingerprint?.slice(0, 12) ?? 'none'}`);
    }
}


/***/ })

};
