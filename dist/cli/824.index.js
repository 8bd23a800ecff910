export const id = 824;
export const ids = [824];
export const modules = {

/***/ 5824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/run-document/names.js
var names = __webpack_require__(1200);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/nesting.js
var nesting = __webpack_require__(638);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/statuses.js
var statuses = __webpack_require__(7332);
// EXTERNAL MODULE: ./build/src/engine/run-document/phases.js
var phases = __webpack_require__(9582);
// EXTERNAL MODULE: ./build/src/engine/run-document/unit-transition.js
var unit_transition = __webpack_require__(3850);
;// CONCATENATED MODULE: ./build/src/engine/run-document/new-run.js







/** @throws InvalidInputError when it has no task, or a name that cannot be used */
function newRun(given, at) {
    (0,names/* checkGivenName */.ZD)('run', given.id);
    if (given.task.trim() === '')
        throw new errors/* InvalidInputError */.oC('The task is empty.', 'Say what is to be done.');
    for (const unit of given.units)
        (0,names/* checkGivenName */.ZD)('unit', unit);
    for (const phase of given.requiredPhases)
        (0,names/* checkGivenName */.ZD)('phase', phase);
    return {
        schemaVersion: statuses/* SCHEMA_VERSION */.f$,
        id: given.id,
        task: given.task,
        status: 'initializing',
        createdAt: at,
        updatedAt: at,
        finishedAt: null,
        units: (0,record/* record */.g1)(given.units.map((unit) => [unit, (0,unit_transition/* plannedUnit */.hL)(at)])),
        phases: (0,record/* record */.g1)(given.requiredPhases.map((phase) => [phase, (0,phases/* plannedPhase */.qm)(at)])),
        currentPhase: null,
        openItems: [],
        resolvedItems: [],
        requiredPhases: [...given.requiredPhases],
        requireValidation: given.requireValidation,
        validation: null,
        result: null,
        launch: given.launch,
    };
}
/** The default id of a run: where it is kept, when it was begun, and something that tells it from others. */
function defaultRunId(name, at, nonce) {
    const readable = name.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').replaceAll(/^-+|-+$/g, '');
    return `${readable || 'run'}-${at.slice(0, 10).replaceAll('-', '')}-${nonce.slice(0, 6)}`;
}
/** Whether a new run may take the place of what is there. */
function mayReplace(present) {
    return present.kind === 'document' && FINISHED.includes(present.document.status);
}
const FINISHED = ['done', 'aborted'];
/**
 * What is there must not be replaced by a new run.
 * @throws RefusedError
 */
function refuseReplacing(file, present) {
    if (mayReplace(present))
        return;
    if (present.kind === 'document') {
        const { id, status } = present.document;
        throw new errors/* RefusedError */.fk(`${file} is the run "${id}", which is ${status}.`, `Go on with it (checkpoint resume ${file}), end it (checkpoint finalize ${file} aborted), or choose another file.`);
    }
    const what = present.kind === 'head' ? 'a bare checkpoint without units' : `not readable (${present.reason})`;
    throw new errors/* RefusedError */.fk(`${file} is ${what}, and is left as it is.`, 'Move it away, or choose another file.');
}
/**
 * Checks how the work is started again: `{"scriptPath":"…","args":{…}}`. Whatever else is in it is kept.
 * @throws InvalidInputError
 */
function readLaunch(json) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        throw badLaunch('it is not JSON');
    }
    if (!isObject(value))
        throw badLaunch('it is not an object');
    if ((0,nesting/* isNestedTooDeep */.k)(value))
        throw badLaunch('it is nested too deeply');
    const { scriptPath, args } = value;
    if (typeof scriptPath !== 'string' || scriptPath.trim() === '')
        throw badLaunch('it has no "scriptPath"');
    if (args !== undefined && !isObject(args))
        throw badLaunch('its "args" are not an object');
    return value;
}
function badLaunch(why) {
    return new errors/* InvalidInputError */.oC(`The launch cannot be used: ${why}.`, 'Give it as {"scriptPath":"…","args":{…}}; "args" may be left out.');
}
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/src/store/nonce.js
var nonce = __webpack_require__(8880);
// EXTERNAL MODULE: ./build/src/store/run-file/run-file.js
var run_file = __webpack_require__(2506);
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
;// CONCATENATED MODULE: ./build/src/cli/commands/init.js










const help = `Usage: checkpoint init <file> --task "…" [options]

Begins a run document: the record of a large task that is split into units, each of which is done once. Prints its id.

Options:
  --task <text>             what is to be done
  --units "a,b,c"           the units; more can be added at any time with checkpoint unit
  --id <id>                 the run's id (default: the file's name, the date and a few random characters)
  --launch <json>           how the work is started again: {"scriptPath":"…","args":{…}}
  --required-phases "p,q"   phases without which the run is not done
  --require-validation      the run is not done without a green checkpoint validation
  --event-log               keep a log of all changes beside it; a change then costs the same at 100,000 units as at 100
  --json                    print {"id":"…","file":"…"}

A file in .checkpoint/runs is found by checkpoint status. A run that is not over is never replaced; one that is over
goes into the folder archive beside it.

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: there is a run that is not over, or something
that cannot be read.

Example:
  checkpoint init .checkpoint/runs/migration.json --task "Move to the new API" --units "client,server,docs"
`;
/** `checkpoint init`: a new run document. */
async function run(args) {
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('init', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: {
            task: { type: 'string' },
            units: { type: 'string', default: '' },
            id: { type: 'string' },
            launch: { type: 'string' },
            'required-phases': { type: 'string', default: '' },
            'require-validation': { type: 'boolean', default: false },
            'event-log': { type: 'boolean', default: false },
            json: { type: 'boolean', default: false },
        },
    });
    const { file } = (0,cli_arguments/* named */.K)('init', positionals, ['file']);
    const { task } = values;
    if (task === undefined)
        throw new usage/* UsageError */.eb('init', '--task is missing.');
    const given = {
        task,
        units: (0,names/* readNames */.r6)('unit', values.units),
        launch: values.launch === undefined ? null : readLaunch(values.launch),
        requiredPhases: (0,names/* readNames */.r6)('phase', values['required-phases']),
        requireValidation: values['require-validation'],
    };
    const name = external_node_path_.basename(file).replace(/\.json$/, '');
    const build = (at) => newRun({ ...given, id: values.id ?? defaultRunId(name, at, (0,nonce/* newNonce */.Y)()) }, at);
    const { id } = await (0,run_file/* createRun */.ut)(file, (present, at) => {
        if (present.kind !== 'missing')
            refuseReplacing(file, present);
        return build(at);
    }, {
        eventLog: values['event-log'],
        onArchived: (archived) => (0,messages/* say */.c)(`the run that was there is now ${archived}.`),
        onSetAside: (log) => (0,messages/* say */.c)(`an event log without its document was there; it is now ${log}.`),
    });
    if (values.json)
        (0,print/* printJson */.Q2)({ id, file });
    else
        (0,print/* printLines */.tj)([id]);
    return exit_code/* EXIT */.d.done;
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
    (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkGivenName */ .ZD)('phase', name);
    return (view, at) => {
        const document = view.document();
        const { phases } = readPhases(document);
        const before = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(phases, name);
        const currentPhase = currentAfter(document, phases, name, status);
        const operations = [];
        if (before?.status !== status) {
            const present = before ?? beginningOf(document, name, at);
            const value = phaseAfter(present, status, at);
            operations.push({ op: 'set', path: ['phases', name], value });
        }
        if (currentPhase !== (document.currentPhase ?? null)) {
            operations.push({ op: 'set', path: ['currentPhase'], value: currentPhase });
        }
        const isMissing = status === 'skipped' && requiredPhases(document).includes(name);
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_2__/* .update */ .y)(view, at, isMissing ? 'planned' : NEWS[status], operations);
    };
}
/** What there is of a phase that is new, or that could not be understood: what else is in it is kept. */
function beginningOf(document, name, at) {
    const stored = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(document.phases, name);
    const isObject = stored !== null && typeof stored === 'object' && !Array.isArray(stored);
    return { ...plannedPhase(at), ...(isObject ? stored : {}), status: 'pending' };
}
function phaseAfter(phase, status, at) {
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


/***/ })

};
