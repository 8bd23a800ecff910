export const id = 913;
export const ids = [913];
export const modules = {

/***/ 3913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   adoptStep: () => (/* binding */ adoptStep)
/* harmony export */ });
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8667);
/* harmony import */ var _store_files_step_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9444);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _record_done_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8072);
/* harmony import */ var _record_start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6914);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3882);






/**
 * Makes a record for a step that counts as done without one: because its proof says so, or a checkpoint of five
 * fields, or a policy.
 */
async function adoptStep(session, remote, print, reason, answer) {
    const { inputs, journal } = session;
    const { step } = inputs;
    const keeper = new _keep_js__WEBPACK_IMPORTED_MODULE_1__/* .Keeper */ .Vf(session, remote);
    (0,_record_start_js__WEBPACK_IMPORTED_MODULE_3__/* .recordStart */ .cv)(session, print);
    const filesFault = await (0,_record_done_js__WEBPACK_IMPORTED_MODULE_2__/* .recordDone */ .y)(session, remote, {
        outputs: answer?.outputs ?? new Map(),
        masks: answer?.masks ?? [],
        exported: new Map(),
        before: _store_files_step_files_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSEEN */ .PR,
        durationMs: 0,
        partial: false,
        note: reason,
    });
    keeper.request();
    const kept = await keeper.settle();
    (0,_report_js__WEBPACK_IMPORTED_MODULE_4__/* .warnNotKept */ ._J)(session, kept.fault);
    return {
        step,
        outcome: 'skipped',
        reason,
        durationMs: 0,
        savedMs: 0,
        outputs: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)(answer?.outputs ?? []),
        unit: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(journal.document.units, step),
        artifactId: kept.artifactId,
        saveFault: kept.fault ?? filesFault,
        exitCode: 0,
    };
}


/***/ })

};
