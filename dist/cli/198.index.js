export const id = 198;
export const ids = [198];
export const modules = {

/***/ 8571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ since),
/* harmony export */   n: () => (/* binding */ lasting)
/* harmony export */ });
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);

/** How long ago a moment was, given as documents have it or in ms since the epoch: `3m ago`. */
function since(time, now) {
    const ms = elapsed(time, now);
    return ms === null ? 'at an unknown time' : (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ago */ .KN)(ms);
}
/** How long something has lasted that began at a moment of a document: `3m`. Empty when that is not known. */
function lasting(time, now) {
    const ms = elapsed(time, now);
    return ms === null ? '' : (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .span */ .Ln)(ms);
}
function elapsed(time, now) {
    const at = typeof time === 'string' ? Date.parse(time) : typeof time === 'number' ? time : Number.NaN;
    return Number.isNaN(at) ? null : now - at;
}


/***/ }),

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ cleanList),
/* harmony export */   XY: () => (/* binding */ cleanValue),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);

/** Longer texts are cut: a document may hold anything. */
const LONGEST = 200;
/** A text from a document, fit for a line on a terminal. */
function clean(text, longest = LONGEST) {
    // Cut before it is looked through, which takes its time with megabytes.
    const line = (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, 4 * longest)).trim();
    const characters = [...line];
    const isCut = characters.length > longest || text.length > 4 * longest;
    return isCut ? `${characters.slice(0, longest - 1).join('')}…` : line;
}
/** The same for a value of any form. */
function cleanValue(value, longest = LONGEST) {
    return clean(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), longest);
}
/** A name and, if there are more, how many: `a, b and 7 more`. */
function cleanList(names, count = names.length, shown = 10) {
    const first = names.slice(0, shown).map((name) => clean(name, 80));
    const more = count - first.length;
    return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ');
}


/***/ }),

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Gathering),
/* harmony export */   k: () => (/* binding */ SHOWN)
/* harmony export */ });
/** How many of a kind are told by name. */
const SHOWN = 10;
/** Counts what there is of a kind, and keeps the first of it. */
class Gathering {
    count = 0;
    first = [];
    /** @param make is called only when it is kept */
    add(make) {
        this.count += 1;
        if (this.first.length < SHOWN)
            this.first.push(make());
    }
}


/***/ }),

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Kf: () => (/* binding */ waitsForRetry),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   PU: () => (/* binding */ isOver)
/* harmony export */ });
/** What a document without a lifecycle stands for. */
const STATE_OF_STATUS = {
    initializing: 'queued',
    running: 'running',
    needs_attention: 'awaiting_review',
    done: 'succeeded',
    aborted: 'canceled',
};
/** Where a run stands, from its document and what can be proven: what a program needs to decide what to do. */
function standing(document, evidence) {
    const lifecycle = document.lifecycle ?? {};
    const state = stateOf(document);
    const retryable = state === 'failed' && document.lifecycle?.retryable === true;
    const superseded = text(lifecycle, 'superseded_by') ?? evidence.replacedBy;
    return {
        state,
        retryable,
        retry_of: text(lifecycle, 'retry_of'),
        interrupted_reason: text(lifecycle, 'interrupted_reason'),
        reason: text(lifecycle, 'reason') ?? REASONS[state]({ retryable, worker: evidence.worker, superseded }),
        recovered_at: text(lifecycle, 'recovered_at'),
        superseded_by: superseded,
        pr_url: text(lifecycle, 'pr_url'),
        output_sha: text(lifecycle, 'output_sha'),
        worker: evidence.worker,
        next_action: NEXT_ACTION[state]({ retryable, worker: evidence.worker, superseded }),
    };
}
function stateOf(document) {
    return document.lifecycle?.state ?? STATE_OF_STATUS[document.status];
}
/** A failed run that nobody has replaced yet, as far as its own document tells. */
function waitsForRetry(document) {
    const { state, retryable, superseded_by } = standing(document, { worker: 'unproven', replacedBy: null });
    return state === 'failed' && retryable && superseded_by === null;
}
/**
 * Nothing more happens to this run, and nobody has to do anything about it. A failed run that can be retried waits
 * for that until it is replaced.
 */
function isOver(document, replacedBy) {
    const state = stateOf(document);
    if (state === 'failed')
        return replacedBy !== null || !waitsForRetry(document);
    return state === 'succeeded' || state === 'canceled' || state === 'superseded';
}
const untilDone = ({ worker }) => (worker === 'alive' ? 'wait' : 'resume');
const NEXT_ACTION = {
    queued: untilDone,
    running: untilDone,
    awaiting_review: () => 'review',
    awaiting_merge: () => 'merge',
    failed: ({ retryable, superseded }) => (superseded !== null ? 'none' : retryable ? 'retry' : 'escalate'),
    succeeded: () => 'none',
    canceled: () => 'none',
    superseded: () => 'none',
};
const REASONS = {
    queued: ({ worker }) => `It has not started. ${WORKERS[worker]}`,
    running: ({ worker }) => (worker === 'dead' ? `It was interrupted. ${WORKERS.dead}` : WORKERS[worker]),
    awaiting_review: () => 'It needs attention: look at what is open and blocked, and decide.',
    awaiting_merge: () => 'Its result waits to be merged.',
    failed: ({ retryable, superseded }) => superseded !== null
        ? `It failed, and ${superseded} replaces it.`
        : retryable
            ? 'It failed, and can be retried.'
            : 'It failed, and trying again would not help: somebody has to look at it.',
    succeeded: () => 'It is done.',
    canceled: () => 'It was given up.',
    superseded: ({ superseded }) => superseded === null ? 'A newer run took its place.' : `${superseded} took its place.`,
};
const WORKERS = {
    alive: 'Its worker is alive: wait.',
    dead: 'Its worker is dead: resume it.',
    unproven: 'Whether a worker is alive cannot be proven here: if none is, resume it.',
};
function text(source, name) {
    const value = Object.hasOwn(source, name) ? source[name] : null;
    return typeof value === 'string' && value !== '' ? value : null;
}


/***/ }),

/***/ 2981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ tallyUnits),
/* harmony export */   d: () => (/* binding */ tallyGraph)
/* harmony export */ });
/* harmony import */ var _several_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(347);

const RECONCILED = 'reconciled-from-trailer:';
/** The units of a document. */
function tallyUnits(units, malformed) {
    return tally(Object.keys(units), (_, id) => units[id], malformed);
}
/** The same where they have been looked up already, which takes most of the time when there are a hundred thousand. */
function tallyGraph({ names, records }, malformed) {
    return tally(names, (index) => records[index], malformed);
}
function tally(ids, unitAt, malformed) {
    const inFlight = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    const blocked = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    const reconciled = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    let total = 0;
    let done = 0;
    for (let index = 0; index < ids.length; index += 1) {
        const id = ids[index] ?? '';
        const unit = unitAt(index, id);
        if (unit === undefined)
            continue;
        total += 1;
        if (unit.status === 'done')
            done += 1;
        else if (unit.status === 'in_progress')
            inFlight.add(() => [id, unit]);
        else if (unit.status === 'blocked')
            blocked.add(() => [id, unit]);
        if (unit.note?.startsWith(RECONCILED) === true)
            reconciled.add(() => [id, unit]);
    }
    const unread = Object.keys(malformed).length;
    return { total: total + unread, done, inFlight, blocked, reconciled, malformed: unread };
}


/***/ }),

/***/ 3973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   To: () => (/* binding */ leftovers),
/* harmony export */   g8: () => (/* binding */ archiveRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6254);
/* harmony import */ var _runs_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8698);






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
    const archive = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _runs_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .ARCHIVE */ .$3);
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
        if (!takenStems(file).some((archived) => isSame(log, archived + eventLog)))
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
    const archived = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), _runs_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .ARCHIVE */ .$3, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(stemOf(file)));
    yield archived;
    for (let number = 1; number < MAX_NAMES; number += 1)
        yield `${archived}.${number}`;
}
/** The same file under another name as well or, where the file system has no such links, a durable copy. */
function copyInto(from, to) {
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(from) || isSame(from, to))
        return;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync(from, to);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EEXIST')
            throw error;
        copyDurably(from, to);
    }
}
function copyDurably(from, to) {
    const temporary = `${to}.tmp`;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(from, temporary);
        const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(temporary, 'r+');
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        }
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(temporary, to);
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
        throw error;
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


/***/ }),

/***/ 1344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lookAtRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);
/* harmony import */ var _run_file_run_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2506);




/**
 * Reads a run for somebody who only wants to see it: what cannot be read comes back as a reason.
 */
async function lookAtRun(file, options = {}) {
    try {
        const view = await (0,_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .viewRun */ .bz)(file, options);
        // A view reads what it is asked for; whether it can, is to be known now.
        view.document();
        return { kind: 'run', view };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFoundError */ .m_ && !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
            return { kind: 'missing' };
        if (!(error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckpointError */ .jg))
            throw error;
        // Whoever sees the reason sees the file's name as well.
        const reason = error.message.replace(`${file} cannot be read as a run document: `, '');
        return { kind: 'unreadable', reason };
    }
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
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _event_log_read_event_logged_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4788);
/* harmony import */ var _event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4100);
/* harmony import */ var _locked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8582);
/* harmony import */ var _open_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5254);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7620);
/* harmony import */ var _whole_document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4835);
/* harmony import */ var _whole_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8614);
/* harmony import */ var _change_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5864);












/**
 * Makes a run document. Folders on the way are made. A run that is replaced goes into the archive, with its event log.
 * @param create is given what is there now, and returns the document or throws when that must not be replaced; it may
 *   be called more than once
 */
async function createRun(file, create, options = {}) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_8__/* .placesOf */ .e)(file);
    // What is refused is refused without a trace, also of folders and locks.
    create((0,_whole_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readWholeRun */ .Tj)(places), new Date().toISOString());
    makeFolder(places);
    const { setEventLogAside, writeNewEventLog } = await __webpack_require__.e(/* import() */ 322).then(__webpack_require__.bind(__webpack_require__, 1322));
    return (0,_locked_js__WEBPACK_IMPORTED_MODULE_6__/* .withRunLock */ .Z)(places, (lock) => {
        const before = (0,_whole_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readWholeRun */ .Tj)(places);
        const document = create(before, new Date().toISOString());
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
            (0,_whole_document_js__WEBPACK_IMPORTED_MODULE_9__/* .writeWholeDocument */ .i)(places, lock, (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutPosition */ .Wi)(document), archive);
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
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_8__/* .placesOf */ .e)(file);
    if (options.verifyAll !== true)
        return (0,_event_log_read_event_logged_js__WEBPACK_IMPORTED_MODULE_4__/* .readEventLogged */ .nn)(places);
    return (await __webpack_require__.e(/* import() */ 807).then(__webpack_require__.bind(__webpack_require__, 3807))).readVerified(places, options.verifier);
}
/** So that the first change does not have to read the whole log. */
function writeIndex(places, lock) {
    const state = (0,_open_state_js__WEBPACK_IMPORTED_MODULE_7__/* .openState */ .G)(places, () => lock);
    state.pause();
    state.dispose();
}
function makeFolder({ file }) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: true });
    }
    catch (error) {
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(file, error);
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
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __webpack_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __webpack_require__(4100);
// EXTERNAL MODULE: ./build/src/store/run-file/open-state.js + 8 modules
var open_state = __webpack_require__(5254);
// EXTERNAL MODULE: ./build/src/store/run-file/whole-document.js
var whole_document = __webpack_require__(4835);
;// CONCATENATED MODULE: ./build/src/store/run-file/whole-run.js










/** A run document and its event log, for those who read and write it as a whole. Never throws, like `readDocumentFile`. */
function readWholeRun(places) {
    const read = (0,document_file/* readDocumentFile */.K7)(places.file);
    if (read.kind !== 'document' || (0,snapshot/* positionIn */.Nu)(read.stored) === null)
        return read;
    try {
        const view = (0,read_event_logged/* readEventLogged */.nn)(places);
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
function writeChanges(places, lock, document) {
    const state = (0,open_state/* openState */.G)(places, () => lock);
    try {
        const operations = changesBetween(state.view.stored(), document);
        if (operations.length > 0)
            state.commit(operations, new Date().toISOString());
        state.pause();
    }
    finally {
        state.dispose();
    }
}


/***/ }),

/***/ 8698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ ARCHIVE),
/* harmony export */   $9: () => (/* binding */ RUNS_FOLDERS),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   rt: () => (/* binding */ runName),
/* harmony export */   t1: () => (/* binding */ findProject),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);




/** Where run documents are kept, relative to a project. Ours first; the others are found too. */
const RUNS_FOLDERS = [node_path__WEBPACK_IMPORTED_MODULE_1__.join('.checkpoint', 'runs'), node_path__WEBPACK_IMPORTED_MODULE_1__.join('.ulpi', 'runs')];
/** Where the runs of a folder are kept when they are over, relative to it. */
const ARCHIVE = 'archive';
/** The project that a folder belongs to: the nearest folder upwards that keeps runs. Null when there is none. */
function findProject(from) {
    for (let root = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(from);; root = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(root)) {
        const folders = RUNS_FOLDERS.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name)).filter(isFolder);
        if (folders.length > 0)
            return { root, folders };
        if (root === node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(root))
            return null;
    }
}
/**
 * The project whose runs are in a folder that somebody named.
 * @throws NotFoundError when there is no such folder
 */
function projectOf(folder) {
    const full = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder);
    if (!isFolder(full))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFoundError */ .m_(`There is no folder ${folder}.`, 'Name one that keeps runs.');
    const name = RUNS_FOLDERS.find((known) => full.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep + known));
    return { root: name === undefined ? null : full.slice(0, -name.length - 1) || node_path__WEBPACK_IMPORTED_MODULE_1__.sep, folders: [full] };
}
/**
 * The files of a folder that may be run documents, by name.
 * @throws StoreError when the folder cannot be read
 */
function runFiles(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { withFileTypes: true })
            .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
            .map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry.name))
            .sort();
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT')
            return [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(`Could not read ${folder}: ${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .fixForFileFault */ .t1)(code));
    }
}
/** The name of a run's files, without folder and ending. */
function runName(file) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file, '.json');
}
function isFolder(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 9189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ archives),
/* harmony export */   Je: () => (/* binding */ surveyRuns),
/* harmony export */   fH: () => (/* binding */ rowNames)
/* harmony export */ });
/* unused harmony export seenRun */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_status_tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2981);
/* harmony import */ var _look_at_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1344);
/* harmony import */ var _runs_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8698);





/** Reads every run of a project once. What cannot be read is among them. */
async function surveyRuns(folders) {
    const rows = [];
    const replacements = new Map();
    let newest = null;
    for (const file of folders.flatMap(_runs_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW)) {
        const look = await (0,_look_at_run_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAtRun */ .U)(file);
        if (look.kind === 'missing')
            continue;
        if (look.kind === 'unreadable') {
            rows.push({ kind: 'unreadable', file, changedAt: writtenAt(file), reason: look.reason });
            continue;
        }
        const row = seenRun(file, look.view);
        rows.push(row);
        if (newest === null || row.changedAt > newest.row.changedAt)
            newest = { row, view: look.view };
        const replaced = row.document.lifecycle?.retry_of;
        if (typeof replaced === 'string')
            replacements.set(replaced, row.document.id);
    }
    rows.sort((a, b) => b.changedAt - a.changedAt);
    return { rows, newest, replacements };
}
function seenRun(file, view) {
    const document = view.document();
    const { done, total, malformed } = (0,_engine_status_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .tallyUnits */ .a)(document.units, view.malformed());
    const updatedAt = Date.parse(document.updatedAt ?? '');
    return {
        kind: 'run',
        file,
        changedAt: Number.isNaN(updatedAt) ? writtenAt(file) : updatedAt,
        document: { ...document, units: {} },
        done,
        total,
        malformed,
    };
}
/** The folders with what was archived from these. */
function archives(folders) {
    return folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _runs_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .ARCHIVE */ .$3));
}
/** By what a row is called: the document's id, and the name of its file. */
function rowNames(row) {
    return row.kind === 'run' ? [row.document.id, (0,_runs_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .runName */ .rt)(row.file)] : [(0,_runs_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .runName */ .rt)(row.file)];
}
function writtenAt(file) {
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}


/***/ })

};
