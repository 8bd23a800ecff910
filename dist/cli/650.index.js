export const id = 650;
export const ids = [650];
export const modules = {

/***/ 6650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/run-document/working-document.js
var working_document = __webpack_require__(6849);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/damage.js
var damage = __webpack_require__(6017);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __webpack_require__(5766);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-file.js
var log_file = __webpack_require__(3039);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/paired-snapshot.js
var paired_snapshot = __webpack_require__(3410);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __webpack_require__(4100);
// EXTERNAL MODULE: ./build/src/store/run-file/locked.js + 1 modules
var locked = __webpack_require__(8582);
// EXTERNAL MODULE: ./build/src/store/run-file/open-state.js + 8 modules
var open_state = __webpack_require__(5254);
// EXTERNAL MODULE: ./build/src/store/run-file/places.js
var run_file_places = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/src/store/run-file/write-under-lock.js
var write_under_lock = __webpack_require__(7572);
;// CONCATENATED MODULE: ./build/src/store/run-file/rebuild-run.js














/**
 * Makes the document from its event log again, of which every line is verified.
 * @throws NotFoundError when there is no event log; DamagedLogError that names the line; RefusedError when the document
 *   there belongs to another log, or contains events that this one does not
 */
async function rebuildRun(file) {
    const places = (0,run_file_places/* placesOf */.e)(file);
    if (!external_node_fs_.existsSync(places.eventLog))
        throw noLog(places);
    return (0,locked/* withRunLock */.Z)(places, (lock) => {
        const log = log_file/* LogFile */.$i.open(places.eventLog, () => lock, { sequence: 0, offset: 0, hash: '' });
        if (log === null)
            throw noLog(places);
        try {
            const working = replay(log);
            checkPresent(places, log);
            const kept = keepCopy(places);
            (0,write_under_lock/* writeUnderLock */.N)(places.file, (0,snapshot/* encodeSnapshot */.hX)(working.stored, log.end), lock);
            // Without an index, the next process takes longer, so nothing depends on it.
            external_node_fs_.rmSync(places.index, { force: true, recursive: true });
            return { events: log.end.sequence, kept, view: openedView(places, lock) };
        }
        finally {
            log.close();
        }
    });
}
function replay(log) {
    const working = new working_document/* WorkingDocument */.T({});
    log.end = { sequence: 0, offset: 0, hash: (0,log_file/* firstPrevious */.oL)(log.descriptor) };
    log.catchUp(({ events }) => {
        for (const { ops } of events)
            working.apply(ops);
    });
    const { id, createdAt } = working.stored;
    if (log.end.sequence === 0)
        throw new damage/* DamagedLogError */.G(log.file, 1, 'it is not an event');
    if ((0,event_log_event/* startOf */.GH)(String(id), String(createdAt)).hash !== (0,log_file/* firstPrevious */.oL)(log.descriptor)) {
        throw new damage/* DamagedLogError */.G(log.file, 1, 'it begins the log of another document');
    }
    return working;
}
/** What the document there has, and the log has not, must not get lost. */
function checkPresent(places, log) {
    const present = (0,document_file/* readDocumentFile */.K7)(places.file);
    if (present.kind !== 'document')
        return;
    const { id, createdAt = '' } = present.document;
    const position = (0,snapshot/* positionIn */.Nu)(present.stored);
    const isInLog = position !== null && (0,log_file/* hashBefore */.e3)(log.descriptor, position.offset) === position.hash;
    if (isInLog)
        return; // whatever else was edited, also its name
    if ((0,event_log_event/* startOf */.GH)(id, createdAt).hash !== (0,log_file/* firstPrevious */.oL)(log.descriptor))
        throw (0,paired_snapshot/* mismatch */.J4)(places, 'foreign');
    // What was edited may say anything of where it stands; of that, a copy is kept.
    if (position !== null && (0,snapshot/* isIntactSnapshot */.sO)(external_node_fs_.readFileSync(places.file)))
        throw (0,paired_snapshot/* mismatch */.J4)(places, 'short');
}
function keepCopy({ file }) {
    let present;
    try {
        present = external_node_fs_.readFileSync(file);
    }
    catch {
        return null; // it is not there, or not a file; then writing says so
    }
    if ((0,snapshot/* isIntactSnapshot */.sO)(present))
        return null;
    const kept = `${file}.before-rebuild-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        external_node_fs_.copyFileSync(file, kept, external_node_fs_.constants.COPYFILE_EXCL);
    }
    catch (error) {
        throw (0,atomic_write/* writeFault */.ii)(kept, error);
    }
    return kept;
}
function openedView(places, lock) {
    const state = (0,open_state/* openState */.G)(places, () => lock);
    try {
        state.pause();
        return state.lastingView();
    }
    finally {
        state.dispose();
    }
}
function noLog({ name, eventLog }) {
    return new errors/* NotFoundError */.m_(`${name} has no event log ${eventLog}.`, 'Only documents made with "checkpoint init --event-log" have one.');
}

// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __webpack_require__(752);
// EXTERNAL MODULE: ./build/src/cli/exit-code.js
var exit_code = __webpack_require__(3250);
// EXTERNAL MODULE: ./build/src/cli/messages.js
var messages = __webpack_require__(1178);
// EXTERNAL MODULE: ./build/src/cli/print.js
var print = __webpack_require__(8875);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/commands/rebuild.js







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
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('rebuild', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { json: { type: 'boolean', default: false } },
    });
    const { file } = (0,cli_arguments/* named */.K)('rebuild', positionals, ['file']);
    const { events, kept } = await rebuildRun(file);
    if (values.json)
        (0,print/* printJson */.Q2)({ events, kept });
    else {
        const copy = kept === null ? '' : ` What was there is now ${kept}.`;
        (0,messages/* say */.c)(`${file} was made from ${(0,words/* plural */.LS)(events, 'event')}.${copy}`);
    }
    return exit_code/* EXIT */.d.done;
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ setAside),
/* harmony export */   K7: () => (/* binding */ readDocumentFile),
/* harmony export */   oP: () => (/* binding */ refuseNoFile)
/* harmony export */ });
/* unused harmony exports writeDocumentFile, isNoFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9646);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7410);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9763);







/** Reads a document from disk. Never throws: a file that is not there is `missing`, anything else has a reason. */
function readDocumentFile(file) {
    try {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        // Reading a pipe or a device might never end.
        if (!stat.isFile())
            return { kind: 'unreadable', reason: 'it is not a regular file' };
        if (stat.size > _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_DOCUMENT_BYTES */ .b) {
            return { kind: 'unreadable', reason: `it is larger than ${_engine_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_DOCUMENT_BYTES */ .b} bytes` };
        }
        return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u0)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT'
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
    (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .rename */ .$w)(file, aside);
    return aside;
}


/***/ })

};
