export const id = 332;
export const ids = [332];
export const modules = {

/***/ 752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2315);

/**
 * The arguments of a command that are no options, by name.
 * @throws UsageError when there are fewer or more
 */
function named(command, given, names) {
    const missing = names.slice(given.length).map((name) => `<${name}>`);
    if (missing.length > 0)
        throw new _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(command, `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`);
    const [extra] = given.slice(names.length);
    if (extra !== undefined)
        throw new _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(command, `"${extra}" is one argument too many.`);
    return Object.fromEntries(names.map((name, index) => [name, given[index]]));
}


/***/ }),

/***/ 4951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8667);
/* harmony import */ var _engine_run_document_phases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9582);
/* harmony import */ var _store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2506);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2315);







const help = `Usage: checkpoint phase <file> <phase> <pending|running|done|blocked|skipped> [--json]

Records where a phase of the run stands. Phases are in the order in which they were first named.

Options:
  --json    print the phase

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file.

Example:
  checkpoint phase .checkpoint/runs/migration.json review running
`;
/** `checkpoint phase`: where a phase stands. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCommandLine */ .Du)('phase', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { json: { type: 'boolean', default: false } },
    });
    const { file, phase, status } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .K)('phase', positionals, ['file', 'phase', 'status']);
    const view = await (0,_store_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRun */ .Um)(file, (0,_engine_run_document_phases_js__WEBPACK_IMPORTED_MODULE_0__/* .reportPhase */ .A0)(phase, (0,_engine_run_document_phases_js__WEBPACK_IMPORTED_MODULE_0__/* .readPhaseStatus */ .m7)(status)));
    if (values.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)({ phase, ...Object((0,_engine_record_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_)(view.document().phases, phase)) });
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
}


/***/ }),

/***/ 1200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ checkGivenName),
/* harmony export */   r: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5568);


/** Ids are written in lists, on command lines and in commit trailers, where these would end them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const ENDS_A_NAME = /[\s,\u0000-\u001f\u007f]/u;
/**
 * Checks an id or name that somebody gives: of a unit, a phase, an item or a run.
 * @param what what it names, in words: `unit`
 * @throws InvalidInputError
 */
function checkGivenName(what, name) {
    if (name === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The ${what} has no name.`, 'Give it one.');
    if (ENDS_A_NAME.test(name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The ${what} name ${JSON.stringify(name)} has spaces, commas or control characters.`, 'Use letters, digits, "-", "_", "." and the like.');
    }
    (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .checkName */ .I)(name);
}
/**
 * A list as it is given on a command line: `a,b,c`. Spaces around a name do not count, nor do repetitions.
 * @throws InvalidInputError when one of them is no name
 */
function readNames(what, list) {
    const names = list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
    for (const name of names)
        checkGivenName(what, name);
    return [...new Set(names)];
}


/***/ }),

/***/ 9582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ reportPhase),
/* harmony export */   Ji: () => (/* binding */ readPhases),
/* harmony export */   gf: () => (/* binding */ requiredPhases),
/* harmony export */   m7: () => (/* binding */ readPhaseStatus),
/* harmony export */   qm: () => (/* binding */ plannedPhase)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7332);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1200);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(894);





const NEWS = {
    pending: 'planned',
    running: 'started',
    blocked: 'stuck',
    done: 'finished',
    skipped: 'finished',
};
const OVER = ['done', 'skipped'];
/** @throws InvalidInputError when it is no status of a phase */
function readPhaseStatus(text) {
    if (_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.includes(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${text}" is no status of a phase.`, `It is one of ${_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.join(', ')}.`);
}
/** The phases that can be understood, in their order, and the names of those that cannot. */
function readPhases(document) {
    const phases = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)();
    const malformed = [];
    for (const [name, value] of Object.entries(document.phases ?? {})) {
        if (isPhase(value))
            phases[name] = value;
        else
            malformed.push(name);
    }
    return { phases, malformed };
}
/** The phases without which a run is not done. */
function requiredPhases(document) {
    const { requiredPhases: names } = document;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
/** A phase that has not begun. */
function plannedPhase(at) {
    return { status: 'pending', createdAt: at, updatedAt: at, startedAt: null, finishedAt: null };
}
/**
 * Records where a phase stands; one that is not there yet is added behind the others. Repeating a report changes nothing.
 * @throws InvalidInputError for a name that cannot be used
 */
function reportPhase(name, status) {
    (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkGivenName */ .Z)('phase', name);
    return (view, at) => {
        const document = view.document();
        const { phases } = readPhases(document);
        const before = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(phases, name);
        const currentPhase = currentAfter(document, phases, name, status);
        const operations = [];
        if (before?.status !== status) {
            const value = phaseAfter(before, status, at);
            operations.push({ op: 'set', path: ['phases', name], value });
        }
        if (currentPhase !== (document.currentPhase ?? null)) {
            operations.push({ op: 'set', path: ['currentPhase'], value: currentPhase });
        }
        const isMissing = status === 'skipped' && requiredPhases(document).includes(name);
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_2__/* .update */ .y)(view, at, isMissing ? 'planned' : NEWS[status], operations);
    };
}
function phaseAfter(before, status, at) {
    const phase = before ?? plannedPhase(at);
    return {
        ...phase,
        status,
        updatedAt: at,
        ...(status === 'running' && !phase.startedAt ? { startedAt: at } : {}),
        ...(OVER.includes(status) ? { finishedAt: at } : phase.finishedAt ? { finishedAt: null } : {}),
    };
}
/** The phase that was last set to running, also while it is blocked; when it is over, another one that is running. */
function currentAfter(document, phases, name, status) {
    if (status === 'running')
        return name;
    const { currentPhase = null } = document;
    if (currentPhase !== name || status === 'blocked')
        return currentPhase;
    const others = Object.entries(phases).filter(([other, phase]) => other !== name && phase.status === 'running');
    return others.at(-1)?.[0] ?? null;
}
function isPhase(value) {
    if (value === null || typeof value !== 'object' || !('status' in value))
        return false;
    return _statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.includes(value.status);
}


/***/ }),

/***/ 894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ currentForm),
  y: () => (/* binding */ update)
});

// EXTERNAL MODULE: ./build/src/engine/statuses.js
var statuses = __webpack_require__(7332);
;// CONCATENATED MODULE: ./build/src/engine/run-document/run-status.js
/**
 * What becomes of a run's status. A finished run is reopened by what contradicts it: one that is done by anything that is
 * not; one that waits for a person, or was given up, only by work that is going on.
 */
const STATUS_AFTER = {
    initializing: { planned: 'initializing', started: 'running', stuck: 'running', finished: 'running' },
    running: { planned: 'running', started: 'running', stuck: 'running', finished: 'running' },
    needs_attention: {
        planned: 'needs_attention',
        started: 'running',
        stuck: 'needs_attention',
        finished: 'needs_attention',
    },
    done: { planned: 'running', started: 'running', stuck: 'running', finished: 'done' },
    aborted: { planned: 'aborted', started: 'running', stuck: 'aborted', finished: 'aborted' },
};
function statusAfter(status, news) {
    return STATUS_AFTER[status][news];
}

;// CONCATENATED MODULE: ./build/src/engine/run-document/update.js


/**
 * The operations of a change, together with what every change brings along: the time, the run's status, and version 2
 * of the form. A change that changes nothing brings nothing.
 */
function update(view, at, news, operations) {
    if (operations.length === 0)
        return [];
    const status = statusAfter(view.status, news);
    const reopened = status === view.status ? {} : { status, finishedAt: null };
    return [
        ...currentForm(view),
        ...operations,
        { op: 'merge', path: [], value: { ...reopened, updatedAt: at } },
    ];
}
/** What makes a version 1 document one of version 2. It changes nothing else about it. */
function currentForm(view) {
    if (view.schemaVersion === statuses/* SCHEMA_VERSION */.f$)
        return [];
    const { resolvedItems = [] } = view.document();
    return [
        { op: 'set', path: ['schemaVersion'], value: statuses/* SCHEMA_VERSION */.f$ },
        ...(resolvedItems.length > 0 ? [] : [{ op: 'set', path: ['resolvedItems'], value: [] }]),
    ];
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
/* harmony import */ var _runs_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8698);





/** What belongs to a run beside its document, under the same name, and goes into the archive with it. The document is the last. */
const FILES = ['.events.jsonl', '.json'];
/** Kept files of `checkpoint run`. */
const PAYLOADS = '.json.files';
/** What can be made again at any time. */
const INDEX = '.events.index';
const LOCK = '.json.lock';
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
    const live = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, (0,_runs_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .runName */ .rt)(file));
    const archive = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _runs_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .ARCHIVE */ .$3);
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(archive, { recursive: true });
        const archived = placeFor(live);
        for (const ending of FILES)
            copyInto(live + ending, archived + ending);
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(live + PAYLOADS))
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(live + PAYLOADS, archived + PAYLOADS);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(archive);
        check();
        // The log is of no use without the document; the other way round, somebody might miss what only the log tells.
        for (const ending of ['.json', '.events.jsonl', INDEX])
            remove(live + ending);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(folder);
        return `${archived}.json`;
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
    const stems = new Set();
    for (const name of node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder)) {
        const ending = ['.events.jsonl', INDEX, LOCK].find((known) => name.endsWith(known));
        if (ending !== undefined)
            stems.add(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name.slice(0, -ending.length)));
    }
    return [...stems]
        .filter((live) => !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(`${live}.json`) && takenNames(live).length > 0)
        .map((live) => `${live}.json`);
}
/**
 * Removes them. An event log that is not in the archive, byte for byte, stays: a document can be rebuilt from it.
 * @param lock of the run
 */
function removeLeftovers(file, lock) {
    const live = file.replace(/\.json$/, '');
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
        return;
    const log = `${live}.events.jsonl`;
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(log)) {
        if (!takenNames(live).some((archived) => isSame(log, `${archived}.events.jsonl`)))
            return;
        lock.check(true);
        remove(log);
    }
    remove(live + INDEX);
}
/** The archived runs that have the name of a live one, without endings: `x`, `x.1`, `x.2` … */
function takenNames(live) {
    const taken = [];
    for (const archived of namesFor(live)) {
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(`${archived}.json`))
            break;
        taken.push(archived);
    }
    return taken;
}
/** Where a run goes: under its own name unless another run of that name is there, or under it and a number. */
function placeFor(live) {
    for (const archived of namesFor(live)) {
        const isFree = FILES.every((ending) => !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + ending) || isSame(live + ending, archived + ending));
        const isBegun = isSame(`${live}.json`, `${archived}.json`) && !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(live + PAYLOADS);
        if (isFree && (isBegun || !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + PAYLOADS)))
            return archived;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(`${live}.json has too many namesakes in the archive.`, 'Move some of them elsewhere.');
}
function* namesFor(live) {
    const archived = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(live), _runs_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .ARCHIVE */ .$3, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(live));
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

/***/ 2506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ changeRun),
/* harmony export */   bz: () => (/* binding */ viewRun),
/* harmony export */   ut: () => (/* binding */ createRun)
/* harmony export */ });
/* unused harmony export readRun */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3973);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _document_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39);
/* harmony import */ var _event_log_read_event_logged_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4788);
/* harmony import */ var _event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1719);
/* harmony import */ var _locked_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8582);
/* harmony import */ var _open_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1486);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7620);
/* harmony import */ var _snapshot_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5088);
/* harmony import */ var _whole_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8614);












/**
 * Makes a run document. Folders on the way are made. A run that is replaced goes into the archive, with its event log.
 * @param create is given what is there now, and returns the document or throws when that must not be replaced; it may
 *   be called more than once
 */
async function createRun(file, create, options = {}) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_9__/* .placesOf */ .e)(file);
    // What is refused is refused without a trace, also of folders and locks.
    create((0,_whole_run_js__WEBPACK_IMPORTED_MODULE_11__/* .readWholeRun */ .T)(places), new Date().toISOString());
    makeFolder(places);
    const { removeEventLog, writeNewEventLog } = await __webpack_require__.e(/* import() */ 322).then(__webpack_require__.bind(__webpack_require__, 1322));
    return (0,_locked_js__WEBPACK_IMPORTED_MODULE_7__/* .withRunLock */ .Z)(places, (lock) => {
        const before = (0,_whole_run_js__WEBPACK_IMPORTED_MODULE_11__/* .readWholeRun */ .T)(places);
        const document = create(before, new Date().toISOString());
        if (before.kind === 'document')
            options.onArchived?.((0,_archive_run_js__WEBPACK_IMPORTED_MODULE_2__/* .archiveRun */ .g8)(places.file));
        if (options.eventLog) {
            writeNewEventLog(places, lock, document);
            writeIndex(places, lock);
        }
        else {
            (0,_snapshot_state_js__WEBPACK_IMPORTED_MODULE_10__/* .writeWholeDocument */ .iH)(places, lock, (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutPosition */ .Wi)(document));
            removeEventLog(places);
        }
        return document;
    });
}
/**
 * Applies one change to a run document, durably, before it returns. Writers serialise on the document's lock.
 * @returns the view after the change
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read, which leaves it as it is
 */
async function changeRun(file, change) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_9__/* .placesOf */ .e)(file);
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.file))
        (0,_document_view_js__WEBPACK_IMPORTED_MODULE_4__/* .requireDocument */ .f$)(file, { kind: 'missing' });
    return (0,_locked_js__WEBPACK_IMPORTED_MODULE_7__/* .withRunLock */ .Z)(places, (lock) => applyChange(places, lock, change));
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
    return (0,_event_log_read_event_logged_js__WEBPACK_IMPORTED_MODULE_5__/* .readEventLogged */ .n)((0,_places_js__WEBPACK_IMPORTED_MODULE_9__/* .placesOf */ .e)(file), options.verifyAll);
}
function applyChange(places, lock, change) {
    const state = (0,_open_state_js__WEBPACK_IMPORTED_MODULE_8__/* .openState */ .G)(places, () => lock);
    try {
        const at = new Date().toISOString();
        const operations = change(state.view, at);
        if (operations.length > 0)
            state.commit(operations, at);
        state.pause();
        return state.lastingView();
    }
    finally {
        state.dispose();
    }
}
/** So that the first change does not have to read the whole log. */
function writeIndex(places, lock) {
    const state = (0,_open_state_js__WEBPACK_IMPORTED_MODULE_8__/* .openState */ .G)(places, () => lock);
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
  T: () => (/* binding */ readWholeRun),
  Y: () => (/* binding */ writeWholeRun)
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
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __webpack_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __webpack_require__(1719);
// EXTERNAL MODULE: ./build/src/store/run-file/open-state.js + 7 modules
var open_state = __webpack_require__(1486);
// EXTERNAL MODULE: ./build/src/store/run-file/snapshot-state.js
var snapshot_state = __webpack_require__(5088);
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
/**
 * Makes the file hold this document: by the event that leads to it, where there is an event log.
 * @throws StoreError when it could not be written
 */
function writeWholeRun(places, lock, document) {
    try {
        if (external_node_fs_.existsSync(places.eventLog) && external_node_fs_.existsSync(places.file))
            writeChanges(places, lock, document);
        else
            (0,snapshot_state/* writeWholeDocument */.iH)(places, lock, (0,snapshot/* withoutPosition */.Wi)(document));
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


/***/ })

};
