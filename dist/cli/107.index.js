export const id = 107;
export const ids = [107];
export const modules = {

/***/ 7107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_run_document_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5228);
/* harmony import */ var _store_file_document_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4865);
/* harmony import */ var _store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2506);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2315);







const help = `Usage: checkpoint get <file> [--summary]

Prints a run document as it is now, as JSON. Changes nothing.

Options:
  --summary    one line: {"id","status","task","currentPhase","total","done","blocked","dep_blocked","in_progress",
               "updatedAt"}; the numbers count units
  --json       the same; the answer is JSON anyway

Exit code: 0 done, 1 usage or I/O error, 2 the file cannot be read as a run document, 3 no such file.
`;
/** `checkpoint get`: the document, or a summary of it. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCommandLine */ .Du)('get', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: {
            summary: { type: 'boolean', default: false },
            json: { type: 'boolean', default: false },
        },
    });
    const { file } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .K)('get', positionals, ['file']);
    const view = await (0,_store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .viewRun */ .bz)(file);
    if (values.summary)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)((0,_engine_run_document_summary_js__WEBPACK_IMPORTED_MODULE_5__/* .summarize */ .e)(view.document(), view.malformed()));
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printText */ .n)((0,_store_file_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .serializeDocument */ .w)(view.stored()));
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done;
}


/***/ }),

/***/ 5228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ summarize)
/* harmony export */ });
/** @param malformed units that could not be understood; they count, as nothing in particular */
function summarize(document, malformed = {}) {
    const counts = {
        pending: 0,
        in_progress: 0,
        done: 0,
        blocked: 0,
        dep_blocked: 0,
    };
    let total = Object.keys(malformed).length;
    for (const { status } of Object.values(document.units)) {
        counts[status] += 1;
        total += 1;
    }
    return {
        id: document.id,
        status: document.status,
        task: document.task ?? '',
        currentPhase: document.currentPhase ?? null,
        total,
        done: counts.done,
        blocked: counts.blocked,
        dep_blocked: counts.dep_blocked,
        in_progress: counts.in_progress,
        updatedAt: document.updatedAt ?? null,
    };
}


/***/ }),

/***/ 2506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bz: () => (/* binding */ viewRun),
/* harmony export */   ut: () => (/* binding */ createRun)
/* harmony export */ });
/* unused harmony export readRun */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3973);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9763);
/* harmony import */ var _event_log_read_event_logged_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4788);
/* harmony import */ var _event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4100);
/* harmony import */ var _locked_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8582);
/* harmony import */ var _missing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4718);
/* harmony import */ var _open_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4189);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7620);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4057);
/* harmony import */ var _whole_document_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4835);
/* harmony import */ var _whole_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8614);
/* harmony import */ var _change_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5864);















/**
 * Makes a run document. Folders on the way are made. A run that is replaced goes into the archive, with its event log.
 * @param create is given what is there now, and returns the document or throws when that must not be replaced; it may
 *   be called more than once
 */
async function createRun(file, create, options = {}) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_10__/* .placesOf */ .e)(file);
    // What is refused is refused without a trace, also of folders and locks.
    (0,_presence_js__WEBPACK_IMPORTED_MODULE_11__/* .isThere */ .$)(places.name, places.file);
    create((0,_whole_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readWholeRun */ .Tj)(places), new Date().toISOString());
    makeFolder(places);
    const { setEventLogAside, writeNewEventLog } = await __webpack_require__.e(/* import() */ 322).then(__webpack_require__.bind(__webpack_require__, 1322));
    const { findLogAlone } = await __webpack_require__.e(/* import() */ 106).then(__webpack_require__.bind(__webpack_require__, 106));
    return (0,_locked_js__WEBPACK_IMPORTED_MODULE_7__/* .withRunLock */ .Z)(places, (lock) => {
        const before = (0,_whole_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readWholeRun */ .Tj)(places);
        // Only now: to whoever has no lock, a run that is just being made looks the same.
        const present = before.kind === 'missing' ? (findLogAlone(places, lock) ?? before) : before;
        const document = create(present, new Date().toISOString());
        const archive = () => {
            if (before.kind !== 'document')
                return (0,_archive_run_js__WEBPACK_IMPORTED_MODULE_2__/* .removeLeftovers */ .DA)(places.file, lock);
            const archived = (0,_archive_run_js__WEBPACK_IMPORTED_MODULE_2__/* .archiveRun */ .g8)(places.file, () => lock.check(true));
            options.onArchived?.(archived);
        };
        const setAside = () => {
            const aside = setEventLogAside(places);
            if (aside !== null)
                options.onSetAside?.(aside);
        };
        if (options.eventLog) {
            writeNewEventLog(places, lock, document, () => {
                archive();
                setAside();
            });
            writeIndex(places, lock);
        }
        else {
            (0,_whole_document_js__WEBPACK_IMPORTED_MODULE_12__/* .writeWholeDocument */ .i)(places, lock, (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutPosition */ .Wi)(document), archive);
            setAside();
        }
        return document;
    });
}
/**
 * The document as it is now, with everything acknowledged, without a lock and without writing a byte.
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read
 */
async function readRun(file) {
    return (await viewRun(file)).document();
}
/** The same, with what of it could not be understood. */
async function viewRun(file, options = {}) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_10__/* .placesOf */ .e)(file);
    if (!(0,_presence_js__WEBPACK_IMPORTED_MODULE_11__/* .isThere */ .$)(places.name, places.file))
        throw (0,_missing_js__WEBPACK_IMPORTED_MODULE_8__/* .missing */ .L)(places);
    if (options.verifyAll !== true)
        return (0,_event_log_read_event_logged_js__WEBPACK_IMPORTED_MODULE_5__/* .readEventLogged */ .n)(places);
    return (await __webpack_require__.e(/* import() */ 807).then(__webpack_require__.bind(__webpack_require__, 3807))).readVerified(places, options.verifier);
}
/** So that the first change does not have to read the whole log. */
function writeIndex(places, lock) {
    const state = (0,_open_state_js__WEBPACK_IMPORTED_MODULE_9__/* .openState */ .G)(places, () => lock);
    state.pause();
    state.dispose();
}
function makeFolder({ file }) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: true });
    }
    catch (error) {
        const isFile = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'EEXIST';
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFault */ .ii)(file, isFile ? Object.assign(new Error(), { code: 'ENOTDIR' }) : error);
    }
}


/***/ })

};
