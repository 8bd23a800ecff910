export const id = 106;
export const ids = [106];
export const modules = {

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readLogAlone),
/* harmony export */   findLogAlone: () => (/* binding */ findLogAlone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7410);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3973);
/* harmony import */ var _event_log_read_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(219);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8743);






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
    return { kind: 'log', eventLog: places.eventLog, read: readLogAlone(places.eventLog) };
}
/** What an event log leads to, without a lock and without writing a byte. */
function readLogAlone(eventLog) {
    try {
        const source = (0,_event_log_read_events_js__WEBPACK_IMPORTED_MODULE_4__/* .openSource */ .oD)(eventLog);
        if (source === null)
            return { kind: 'unreadable', reason: 'it is gone' };
        try {
            return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interpretDocument */ .Ho)((0,_replay_js__WEBPACK_IMPORTED_MODULE_5__/* .replayAll */ .R)(source));
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(source.descriptor);
        }
    }
    catch (error) {
        return { kind: 'unreadable', reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error) };
    }
}


/***/ })

};
