export const id = 322;
export const ids = [322];
export const modules = {

/***/ 1322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   setEventLogAside: () => (/* binding */ setEventLogAside),
/* harmony export */   writeNewEventLog: () => (/* binding */ writeNewEventLog)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9646);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9763);
/* harmony import */ var _whole_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4835);
/* harmony import */ var _write_under_lock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7572);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5766);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4100);










/**
 * Units share an event at the beginning, as far as it stays about this small: to know one of them, all of it has to be
 * read, and that should not take much longer than an event with one unit does later.
 */
const EVENT_BYTES = 512;
/**
 * Writes a new document with its event log.
 * @param makeRoom sees to it that there is no other when it gets its place
 * @throws InvalidInputError when it would be too large to be read again; StoreError when it could not be written
 */
function writeNewEventLog(places, lock, document, makeRoom) {
    const { file, eventLog } = places;
    const temporary = lock.temporaryFile();
    try {
        const end = writeLog(temporary, document);
        const snapshot = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .encodeSnapshot */ .hX)(document, end);
        if (snapshot.length > _engine_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_DOCUMENT_BYTES */ .b)
            throw (0,_whole_document_js__WEBPACK_IMPORTED_MODULE_5__/* .tooLarge */ .g)(places.name);
        (0,_write_under_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .writeUnderLock */ .N)(file, snapshot, lock, () => {
            makeRoom();
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .rename */ .$w)(temporary, eventLog);
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(eventLog));
        });
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
        throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg ? error : (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFault */ .ii)(file, error);
    }
}
/**
 * Moves an event log without document out of the way of a new run: it may be all that is left of another one.
 * @returns where it is now; null when there is none
 */
function setEventLogAside({ eventLog, index }) {
    const aside = `${eventLog}.without-document-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .rename */ .$w)(eventLog, aside);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(index, { force: true });
        return aside;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFault */ .ii)(eventLog, error);
    }
}
function writeLog(file, document) {
    const { id, createdAt = '', status } = document;
    let position = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .startOf */ .GH)(id, createdAt);
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx');
    try {
        for (const ops of firstOperations(document)) {
            const { line, after } = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .encodeEvent */ .r9)(position, { at: createdAt, status, ops: [ops] });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(descriptor, line);
            position = after;
        }
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
    return position;
}
function* firstOperations(document) {
    const { units } = document;
    // In the order of the document, so that what is made from the log looks the same.
    const fields = { ...(0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutPosition */ .Wi)(document), units: {} };
    yield { op: 'merge', path: [], value: fields };
    let part = Object.create(null);
    let bytes = 0;
    for (const [id, unit] of Object.entries(units)) {
        const size = JSON.stringify(unit).length + id.length;
        if (bytes > 0 && bytes + size > EVENT_BYTES) {
            yield { op: 'merge', path: ['units'], value: part };
            part = Object.create(null);
            bytes = 0;
        }
        part[id] = unit;
        bytes += size;
    }
    if (bytes > 0)
        yield { op: 'merge', path: ['units'], value: part };
}


/***/ })

};
