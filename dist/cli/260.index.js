export const id = 260;
export const ids = [260];
export const modules = {

/***/ 1260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);
/* harmony import */ var _store_run_file_rebuild_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2033);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3250);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1178);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2315);







const help = `Usage: checkpoint rebuild <file> [--json]

Makes a run document from its event log again, which was begun with checkpoint init --event-log. Every line of the log
is verified; one that does not verify is named, and nothing is changed. A document that something else has changed is
kept beside the new one.

Options:
  --json    print {"events":…,"kept":…}: how many events the document was made from, and the copy of what was there

Exit code: 0 done, 1 usage or I/O error, 2 refused: the log is damaged, or not that of the document, 3 there is no log.
`;
/** `checkpoint rebuild`: the document, from its event log. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .parseCommandLine */ .Du)('rebuild', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { json: { type: 'boolean', default: false } },
    });
    const { file } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .K)('rebuild', positionals, ['file']);
    const { events, kept } = await (0,_store_run_file_rebuild_run_js__WEBPACK_IMPORTED_MODULE_1__/* .rebuildRun */ .N)(file);
    if (values.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)({ events, kept });
    else {
        const copy = kept === null ? '' : ` What was there is now ${kept}.`;
        (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(`${file} was made from ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(events, 'event')}.${copy}`);
    }
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ setAside),
/* harmony export */   K7: () => (/* binding */ readDocumentFile),
/* harmony export */   oP: () => (/* binding */ refuseNoFile),
/* harmony export */   wD: () => (/* binding */ isNoFile)
/* harmony export */ });
/* unused harmony export writeDocumentFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9646);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7410);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _run_file_presence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4057);
/* harmony import */ var _atomic_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9763);








/** Reads a document from disk. Never throws: a file that is not there is `missing`, anything else has a reason. */
function readDocumentFile(file) {
    try {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        // Reading a pipe or a device might never end.
        if (!stat.isFile())
            return { kind: 'unreadable', reason: 'it is not a regular file' };
        if (stat.size > _engine_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOCUMENT_BYTES */ .b) {
            return { kind: 'unreadable', reason: `it is larger than ${_engine_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOCUMENT_BYTES */ .b} bytes` };
        }
        return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u0)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
    }
    catch (error) {
        return (0,_run_file_presence_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsence */ .M)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error))
            ? { kind: 'missing' }
            : { kind: 'unreadable', reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error) };
    }
}
/**
 * Writes a document atomically and durably.
 * @throws StoreError when it could not be written; the old document is then still there.
 */
function writeDocumentFile(file, document) {
    writeFileAtomic(file, serializeDocument(document));
}
/** Whether something is there that is no file: a folder, a pipe, a device. None of them was meant as a document. */
function isNoFile(file) {
    try {
        return !node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file).isFile();
    }
    catch {
        return false;
    }
}
/** @throws StoreError for what is no file: moving or replacing it would do harm far beyond a document */
function refuseNoFile(file) {
    if (!isNoFile(file))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(`${file} is not a regular file.`, 'It is left as it is; name a file.');
}
/**
 * Moves a file that cannot be read out of the way, so that it can be looked at later. Returns where it is now.
 * @throws StoreError for what is no file
 */
function setAside(file, at) {
    refuseNoFile(file);
    const aside = `${file}.unreadable-${at.toISOString().replaceAll(':', '-')}`;
    (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_5__/* .rename */ .$w)(file, aside);
    return aside;
}


/***/ }),

/***/ 2033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ rebuildRun),
/* harmony export */   x: () => (/* binding */ rebuildUnderLock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _file_document_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1216);
/* harmony import */ var _event_log_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5766);
/* harmony import */ var _event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1743);
/* harmony import */ var _event_log_log_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3039);
/* harmony import */ var _event_log_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3410);
/* harmony import */ var _event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4100);
/* harmony import */ var _locked_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8582);
/* harmony import */ var _open_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4189);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7620);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4057);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8743);
/* harmony import */ var _write_under_lock_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7572);
















/**
 * Makes the document from its event log again, of which every line is verified.
 * @throws NotFoundError when there is no event log; DamagedLogError that names the line; RefusedError when the document
 *   there belongs to another log, or contains events that this one does not
 */
async function rebuildRun(file) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_12__/* .placesOf */ .e)(file);
    if (!(0,_presence_js__WEBPACK_IMPORTED_MODULE_13__/* .isThere */ .$)(places.eventLog, places.eventLog))
        throw noLog(places);
    return (0,_locked_js__WEBPACK_IMPORTED_MODULE_10__/* .withRunLock */ .Z)(places, (lock) => rebuildUnderLock(places, lock));
}
/** The same for the holder of the lock. */
function rebuildUnderLock(places, lock) {
    refuseWhatIsNoFile(places);
    const log = _event_log_log_file_js__WEBPACK_IMPORTED_MODULE_7__/* .LogFile */ .$.open(places.eventLog, () => lock, { sequence: 0, offset: 0, hash: '' });
    if (log === null)
        throw noLog(places);
    try {
        const working = (0,_replay_js__WEBPACK_IMPORTED_MODULE_14__/* .replay */ .e)(log, (from, onBatch) => {
            log.end = from;
            log.catchUp(onBatch);
            return log.end;
        });
        checkPresent(places, log);
        log.cutTornLine();
        const kept = keepCopy(places);
        // A document must never contain what its log may lose.
        log.makeDurable();
        (0,_write_under_lock_js__WEBPACK_IMPORTED_MODULE_15__/* .writeUnderLock */ .N)(places.file, (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .encodeSnapshot */ .hX)(working.stored, log.end), lock);
        // Without an index, the next process takes longer, so nothing depends on it.
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(places.index, { force: true, recursive: true });
        return { events: log.end.sequence, kept, view: openedView(places, lock) };
    }
    finally {
        log.close();
    }
}
/** What the document there has, and the log has not, must not get lost. */
function checkPresent(places, log) {
    const present = (0,_file_document_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocumentFile */ .K7)(places.file);
    if (present.kind !== 'document')
        return;
    const { id, createdAt = '' } = present.document;
    const position = (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .positionIn */ .Nu)(present.stored);
    const isInLog = position !== null && (0,_event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_6__/* .hashBefore */ .e)(log.descriptor, position.offset) === position.hash;
    if (isInLog)
        return; // whatever else was edited, also its name
    if ((0,_event_log_event_js__WEBPACK_IMPORTED_MODULE_5__/* .startOf */ .GH)(id, createdAt).hash !== (0,_event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_6__/* .firstPrevious */ .o)(log.descriptor))
        throw (0,_event_log_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .mismatch */ .J4)(places, 'foreign');
    // What was edited may say anything of where it stands; of that, a copy is kept.
    if (position !== null && (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .isIntactSnapshot */ .sO)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(places.file)))
        throw (0,_event_log_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .mismatch */ .J4)(places, 'short');
}
/** A pipe would be waited for, and then be gone. */
function refuseWhatIsNoFile({ name, file }) {
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false });
    if (stat === undefined || stat.isFile())
        return;
    throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${name} is not a regular file.`, 'Move it away; then the document can be made.');
}
function keepCopy({ file }) {
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file) || (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .isIntactSnapshot */ .sO)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file)))
        return null;
    const kept = `${file}.before-rebuild-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(file, kept, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
    }
    catch (error) {
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(kept, error);
    }
    return kept;
}
function openedView(places, lock) {
    const state = (0,_open_state_js__WEBPACK_IMPORTED_MODULE_11__/* .openState */ .G)(places, () => lock);
    try {
        state.pause();
        return state.lastingView();
    }
    finally {
        state.dispose();
    }
}
function noLog({ name, eventLog }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFoundError */ .m_(`${name} has no event log ${eventLog}.`, 'Only documents made with "checkpoint init --event-log" have one.');
}


/***/ }),

/***/ 8743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ replayAll),
/* harmony export */   e: () => (/* binding */ replay)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6849);
/* harmony import */ var _event_log_check_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9118);
/* harmony import */ var _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6017);
/* harmony import */ var _event_log_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5766);
/* harmony import */ var _event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1743);
/* harmony import */ var _event_log_read_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(219);







/** What an event log leads to by itself, with every line of it verified. @throws DamagedLogError */
function replayAll(log) {
    const { size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(log.descriptor);
    const read = (from, onBatch) => (0,_event_log_read_events_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvents */ .wj)(log, from, size, (batch) => {
        (0,_event_log_check_events_js__WEBPACK_IMPORTED_MODULE_2__/* .checkEvents */ .u)(log, batch);
        onBatch(batch);
    });
    return replay(log, read).stored;
}
/**
 * The document that an event log leads to by itself, from its first event on.
 * @param read gives all events behind a position, verified, and returns the position behind the last one
 * @throws DamagedLogError
 */
function replay(log, read) {
    const working = new _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkingDocument */ .T({});
    const first = (0,_event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_5__/* .firstPrevious */ .o)(log.descriptor);
    const end = read({ sequence: 0, offset: 0, hash: first }, ({ events }) => {
        for (const { ops } of events)
            working.apply(ops);
    });
    const { id, createdAt } = working.stored;
    if (end.sequence === 0)
        throw new _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__/* .DamagedLogError */ .G(log.file, 1, 'it is not an event');
    if ((0,_event_log_event_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(String(id), String(createdAt)).hash !== first) {
        throw new _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__/* .DamagedLogError */ .G(log.file, 1, 'it begins the log of another document');
    }
    return working;
}


/***/ })

};
