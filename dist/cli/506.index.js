export const id = 506;
export const ids = [506];
export const modules = {

/***/ 3973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ ARCHIVE),
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   F$: () => (/* binding */ isArchived),
/* harmony export */   To: () => (/* binding */ leftovers),
/* harmony export */   g8: () => (/* binding */ archiveRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6254);





/** Where the runs of a folder are kept when they are over, relative to it. */
const ARCHIVE = 'archive';
/** Windows refuses to remove a file for a moment while somebody reads it. */
const REMOVAL_PAUSES_MS = process.platform === 'win32' ? [10, 50, 200, 400] : [];
/** After so many runs of one name, somebody has to look at it. */
const MAX_NAMES = 10_000;
/**
 * Moves a run into the folder `archive` beside it, and overwrites nothing there. At every moment the document and its
 * event log are whole in one of the two places, so that what a death interrupts is finished by doing it again.
 * @param check is called right before anything is removed: the lock, which the caller holds, may have been lost
 * @returns the archived document
 * @throws StoreError when it could not be moved; then it is where it was
 */
function archiveRun(file, check = () => { }) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file);
    const { document, eventLog, index, payloads } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const live = stemOf(file);
    const archive = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ARCHIVE);
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(archive, { recursive: true });
        const archived = placeFor(file);
        // The document is the last.
        for (const ending of [eventLog, document])
            copyInto(live + ending, archived + ending);
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(live + payloads))
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(live + payloads, archived + payloads);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(archive);
        check();
        // The log is of no use without the document; the other way round, somebody might miss what only the log tells.
        for (const ending of [document, eventLog, index])
            remove(live + ending);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(folder);
        return archived + document;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD)
            throw error;
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(archive, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)), error);
    }
}
/**
 * The documents of a folder that are in its archive, and of which something is still where they were: what a death
 * between two removals leaves behind.
 */
function leftovers(folder) {
    const files = new Set();
    for (const name of node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder)) {
        for (const { document, eventLog, index, lock } of _run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .ALL_ENDINGS */ .v) {
            const ending = [eventLog, index, lock].find((known) => name.endsWith(known));
            if (ending !== undefined)
                files.add(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name.slice(0, -ending.length) + document));
        }
    }
    return [...files].filter((file) => !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file) && takenStems(file).length > 0);
}
/** Whether the event log of a document that is missing is in the archive, byte for byte: then nothing is lost. */
function isArchived(file) {
    const { eventLog } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    return takenStems(file).some((archived) => isSame(stemOf(file) + eventLog, archived + eventLog));
}
/**
 * Removes them. An event log that is not in the archive, byte for byte, stays: a document can be rebuilt from it.
 * @param lock of the run
 */
function removeLeftovers(file, lock) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
        return;
    const { eventLog, index } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const log = stemOf(file) + eventLog;
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(log)) {
        if (!isArchived(file))
            return;
        lock.check(true);
        remove(log);
    }
    remove(stemOf(file) + index);
}
function stemOf(file) {
    return file.slice(0, file.length - (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file).document.length);
}
/** The archived runs that have the name of a live one: `x`, `x.1`, `x.2` … */
function takenStems(file) {
    const { document } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const taken = [];
    for (const archived of stemsFor(file)) {
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + document))
            break;
        taken.push(archived);
    }
    return taken;
}
/** Where a run goes: under its own name unless another run of that name is there, or under it and a number. */
function placeFor(file) {
    const { document, eventLog, payloads } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const live = stemOf(file);
    for (const archived of stemsFor(file)) {
        const isFree = [eventLog, document].every((ending) => !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + ending) || isSame(live + ending, archived + ending));
        const isBegun = isSame(file, archived + document) && !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(live + payloads);
        if (isFree && (isBegun || !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + payloads)))
            return archived;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(`${file} has too many namesakes in the archive.`, 'Move some of them elsewhere.');
}
function* stemsFor(file) {
    const archived = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), ARCHIVE, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(stemOf(file)));
    yield archived;
    for (let number = 1; number < MAX_NAMES; number += 1)
        yield `${archived}.${number}`;
}
/** The same file under another name as well or, where the file system has no such links, a durable copy. */
function copyInto(from, to) {
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(from) || isSame(from, to))
        return;
    try {
        // A link would lead elsewhere, or nowhere, from another folder.
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(from).isSymbolicLink())
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .copyFileAtomic */ .Vh)(from, to);
        else
            node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync(from, to);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EEXIST')
            throw error;
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .copyFileAtomic */ .Vh)(from, to);
    }
}
function remove(file) {
    (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .whileBusy */ .lr)(REMOVAL_PAUSES_MS, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(file, { force: true }));
}
/** Both are there and are one file, or two with the same content. */
function isSame(one, other) {
    const first = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(one, { bigint: true, throwIfNoEntry: false });
    const second = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(other, { bigint: true, throwIfNoEntry: false });
    if (first === undefined || second === undefined || first.size !== second.size)
        return false;
    if (first.ino === second.ino && first.dev === second.dev)
        return true;
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(one).equals(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(other));
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


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tj: () => (/* binding */ readWholeRun),
  gK: () => (/* binding */ stampOfRun),
  Yr: () => (/* binding */ writeWholeRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/hash.js + 1 modules
var hash = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
;// CONCATENATED MODULE: ./build/src/engine/run-document/changes-between.js


/** What makes `after` of `before`, unit by unit and field by field. Where a document stands in its event log is no part of it. */
function changesBetween(before, after) {
    const { units: unitsBefore, eventLog: _b, ...fieldsBefore } = before;
    const { units: unitsAfter, eventLog: _a, ...fieldsAfter } = after;
    return [
        ...changesOf([], fieldsBefore, fieldsAfter),
        ...changesOf(['units'], Object(unitsBefore), Object(unitsAfter)),
    ];
}
function changesOf(path, before, after) {
    const changed = Object.entries(after).filter(([name, value]) => value !== undefined && !isSame((0,record/* entry */.f_)(before, name), value));
    const deleted = Object.keys(before).filter((name) => (0,record/* entry */.f_)(after, name) === undefined);
    return [
        ...changed.map(([name, value]) => ({ op: 'set', path: [...path, name], value: value })),
        ...deleted.map((name) => ({ op: 'delete', path: [...path, name] })),
    ];
}
function isSame(one, other) {
    return one === other || (one !== undefined && (0,hash/* canonicalJson */.d)(one) === (0,hash/* canonicalJson */.d)(other));
}

// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/src/store/file/stamp.js
var stamp = __webpack_require__(3945);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __webpack_require__(5766);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-ends.js
var log_ends = __webpack_require__(1743);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __webpack_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-events.js + 1 modules
var read_events = __webpack_require__(219);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __webpack_require__(4100);
// EXTERNAL MODULE: ./build/src/store/run-file/open-state.js + 7 modules
var open_state = __webpack_require__(4189);
// EXTERNAL MODULE: ./build/src/store/run-file/rebuild-run.js
var rebuild_run = __webpack_require__(2033);
// EXTERNAL MODULE: ./build/src/store/run-file/whole-document.js
var whole_document = __webpack_require__(4835);
;// CONCATENATED MODULE: ./build/src/store/run-file/whole-run.js














/** A run document and its event log, for those who read and write it as a whole. Never throws, like `readDocumentFile`. */
function readWholeRun(places) {
    const read = (0,document_file/* readDocumentFile */.K7)(places.file);
    if (read.kind !== 'document' || (0,snapshot/* positionIn */.Nu)(read.stored) === null)
        return read;
    try {
        const view = (0,read_event_logged/* readEventLogged */.n)(places);
        const malformed = { ...view.malformed() };
        return { kind: 'document', document: view.document(), malformed, stored: view.stored() };
    }
    catch (error) {
        if (error instanceof store_errors/* NotFoundError */.m_)
            return { kind: 'missing' };
        return { kind: 'unreadable', reason: (0,errors/* describeError */.Uc)(error) };
    }
}
/** Tells whether the document, or its event log, is another one than before, or was written to. */
function stampOfRun({ file, eventLog }) {
    return `${(0,stamp/* stampOf */.Z)(file)}|${(0,stamp/* stampOf */.Z)(eventLog)}`;
}
/**
 * Makes the file hold this document: by the event that leads to it, where there is an event log.
 * @throws StoreError when it could not be written
 */
function writeWholeRun(places, lock, document) {
    try {
        // The document may have gone while the work went on; its log has what others recorded meanwhile.
        const isGone = !external_node_fs_.existsSync(places.file);
        if (isGone && isLogOfDocument(places, document))
            (0,rebuild_run/* rebuildUnderLock */.x)(places, lock);
        if (external_node_fs_.existsSync(places.eventLog) && external_node_fs_.existsSync(places.file))
            writeChanges(places, lock, document);
        else
            (0,whole_document/* writeWholeDocument */.i)(places, lock, (0,snapshot/* withoutPosition */.Wi)(document));
    }
    catch (error) {
        if (!(error instanceof errors/* RefusedError */.fk || error instanceof errors/* InvalidInputError */.oC))
            throw error;
        throw new store_errors/* StoreError */.AD(error.message, error.fix, { cause: error });
    }
}
function isLogOfDocument({ eventLog }, { id, createdAt = '' }) {
    const source = (0,read_events/* openSource */.oD)(eventLog);
    if (source === null)
        return false;
    try {
        return (0,log_ends/* firstPrevious */.o)(source.descriptor) === (0,event_log_event/* startOf */.GH)(id, createdAt).hash;
    }
    finally {
        external_node_fs_.closeSync(source.descriptor);
    }
}
function writeChanges(places, lock, document) {
    const state = (0,open_state/* openState */.G)(places, () => lock);
    try {
        const operations = changesBetween(state.view.stored(), document);
        if (operations.length > 0)
            state.commit(operations, new Date().toISOString());
        else
            state.makeDurable();
        state.pause();
    }
    finally {
        state.dispose();
    }
}


/***/ })

};
