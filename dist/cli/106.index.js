export const id = 106;
export const ids = [106];
export const modules = {

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ recoverFromLog),
/* harmony export */   findLogAlone: () => (/* binding */ findLogAlone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7410);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3973);
/* harmony import */ var _event_log_check_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9118);
/* harmony import */ var _event_log_read_events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(219);
/* harmony import */ var _locked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8582);
/* harmony import */ var _rebuild_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2033);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8743);









/**
 * The event log of a document that is missing, for the holder of the lock; null when there is none. What a death while the
 * run was archived has left of one is removed: it is in the archive.
 */
function findLogAlone(places, lock) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.file))
        return null;
    (0,_archive_run_js__WEBPACK_IMPORTED_MODULE_3__/* .removeLeftovers */ .DA)(places.file, lock);
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.eventLog))
        return null;
    return { kind: 'log', eventLog: places.eventLog, read: readLog(places.eventLog) };
}
function readLog(eventLog) {
    try {
        const source = (0,_event_log_read_events_js__WEBPACK_IMPORTED_MODULE_5__/* .openSource */ .oD)(eventLog);
        if (source === null)
            return { kind: 'unreadable', reason: 'it is gone' };
        try {
            const { size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(source.descriptor);
            const working = (0,_replay_js__WEBPACK_IMPORTED_MODULE_8__/* .replay */ .e)(source, (from, onBatch) => (0,_event_log_read_events_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvents */ .wj)(source, from, size, (batch) => {
                (0,_event_log_check_events_js__WEBPACK_IMPORTED_MODULE_4__/* .checkEvents */ .u)(source, batch);
                onBatch(batch);
            }));
            return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interpretDocument */ .Ho)(working.stored);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(source.descriptor);
        }
    }
    catch (error) {
        return { kind: 'unreadable', reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error) };
    }
}
/** Others hold the lock for as long as one change takes. */
const WAIT_MS = 5000;
/**
 * Makes a document that is missing from its event log, if that is there: all that was recorded is in it.
 * @returns whether there is one now that was not there before
 * @throws RefusedError when the log does not verify; StoreError when the document could not be written
 */
function recoverFromLog(places) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.file) || !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.eventLog))
        return false;
    return (0,_locked_js__WEBPACK_IMPORTED_MODULE_6__/* .withRunLockSync */ .G)(places, WAIT_MS, (lock) => {
        const alone = findLogAlone(places, lock);
        if (alone === null)
            return false;
        if (alone.read.kind !== 'document')
            throw notIntact(places, alone.read);
        (0,_rebuild_run_js__WEBPACK_IMPORTED_MODULE_7__/* .rebuildUnderLock */ .x)(places, lock);
        return true;
    });
}
function notIntact({ name, eventLog }, read) {
    const why = read.kind === 'head' ? 'it leads to no run document' : read.reason;
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${name} is missing, and its event log ${eventLog} cannot be read: ${why}`.replace(/\.?$/, '.'), 'checkpoint rebuild says more; to begin anew, move the log away.');
}


/***/ })

};
