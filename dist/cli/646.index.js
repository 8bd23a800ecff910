export const id = 646;
export const ids = [646];
export const modules = {

/***/ 6646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/run-document/unit-transition.js
var unit_transition = __webpack_require__(3850);
// EXTERNAL MODULE: ./build/src/engine/run-document/update.js + 1 modules
var update = __webpack_require__(894);
;// CONCATENATED MODULE: ./build/src/engine/run-document/reconcile.js



const NOTE = 'reconciled-from-trailer:';
/** Records units as done that a commit proves and nobody recorded. Units that are not in the document stay out of it. */
function reconcile(evidence) {
    return (view, at) => {
        const { units } = view.document();
        const operations = [...evidence].flatMap(([id, commit]) => {
            const unit = (0,record/* entry */.f_)(units, id);
            if (unit === undefined || unit.status === 'done')
                return [];
            return (0,unit_transition/* unitOperations */.DB)(id, unit, { status: 'done', note: `${NOTE}${commit}` }, at);
        });
        return (0,update/* update */.y)(view, at, 'finished', operations);
    };
}
/** Units that are recorded as done, while no commit proves it. */
function staleDone(document, evidence) {
    return Object.entries(document.units)
        .filter(([id, { status }]) => status === 'done' && !evidence.has(id))
        .map(([id]) => id);
}

// EXTERNAL MODULE: ./build/src/engine/run-document/resume-set.js
var resume_set = __webpack_require__(3308);
// EXTERNAL MODULE: ./build/src/engine/run-document/waiting-graph.js
var waiting_graph = __webpack_require__(7826);
// EXTERNAL MODULE: ./build/src/store/run-file/change-run.js
var change_run = __webpack_require__(5864);
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
;// CONCATENATED MODULE: ./build/src/cli/commands/resume.js










const help = `Usage: checkpoint resume <file> [--git <ref>]

Says where work goes on, as JSON on one line:

  {"skip":["…"],"eligible":["…"],"dep_blocked":{"unit":"root cause"}}

skip is done. eligible can be done now: everything it depends on is done; what was in progress was interrupted, and
is to be done again. dep_blocked has to wait; the root cause is the unit at the end of its chain. Where waiting is of
no use, it is what has to be put right: a unit that does not exist or cannot be read, or a cycle, spelled out.

Options:
  --git <ref>    compare with the repository in the current folder: a commit that can be reached from the ref and has a
                 trailer "Task-Id: <unit>" proves that the unit is done. What is proven and not recorded is recorded
                 as done, with a note. What is recorded as done and not proven is not skipped, and is listed in
                 "stale_done".
  --json         the same; the answer is JSON anyway

Without --git nothing is changed.

Exit code: 0 done, 1 usage or I/O error, no such ref, 2 the file cannot be read as a run document, 3 no such file.
`;
/** `checkpoint resume`: what to skip, what to do, what has to wait. */
async function run(args) {
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('resume', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { git: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const { file } = (0,cli_arguments/* named */.K)('resume', positionals, ['file']);
    if (values.git === undefined) {
        const view = await (0,run_file/* viewRun */.bz)(file);
        const { set, obstacles } = (0,resume_set/* resumePlan */.l)(view.document().units, { malformed: view.malformed() });
        sayObstacles(obstacles);
        (0,print/* printJson */.Q2)(set);
        return exit_code/* EXIT */.d.done;
    }
    // A file that is not there is said before a ref that is not there.
    await (0,run_file/* viewRun */.bz)(file);
    const { readTaskTrailers } = await __webpack_require__.e(/* import() */ 580).then(__webpack_require__.bind(__webpack_require__, 580));
    const evidence = readTaskTrailers(process.cwd(), values.git);
    const view = await (0,change_run/* changeRun */.U)(file, reconcile(evidence));
    const stale = staleDone(view.document(), evidence);
    const { set, obstacles } = (0,resume_set/* resumePlan */.l)(view.document().units, {
        malformed: view.malformed(),
        notDone: new Set(stale),
    });
    sayObstacles(obstacles);
    (0,print/* printJson */.Q2)({ ...set, stale_done: stale });
    return exit_code/* EXIT */.d.done;
}
function sayObstacles({ cycles, unknown, unreadable }) {
    for (const cycle of cycles)
        (0,messages/* say */.c)(`units depend on each other in a ${(0,waiting_graph/* describeCycle */.aR)(cycle)}.`);
    for (const [unit, names] of Object.entries(unknown)) {
        (0,messages/* say */.c)(`the unit "${unit}" depends on ${names.join(', ')}: no such unit in this run.`);
    }
    for (const [unit, reason] of Object.entries(unreadable))
        (0,messages/* say */.c)(`the unit "${unit}" cannot be read: ${reason}.`);
}


/***/ }),

/***/ 3308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ resumeSet),
/* harmony export */   l: () => (/* binding */ resumePlan)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8667);
/* harmony import */ var _waiting_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7826);


/**
 * What to skip, what to do and what has to wait. Linear in the units and their dependencies, and without recursion:
 * chains can be long.
 */
function resumePlan(units, question = {}) {
    const { malformed = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)() } = question;
    const graph = (0,_waiting_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingGraph */ .o5)(units, question.notDone ?? new Set());
    const { roots, cycles } = (0,_waiting_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .rootCauses */ .FQ)(graph);
    const { names, units: count, isDone, starts, targets } = graph;
    const skip = [];
    const eligible = [];
    const blocked = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)();
    const unknown = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)();
    for (let unit = 0; unit < count; unit++) {
        const id = names[unit] ?? '';
        const from = starts[unit] ?? 0;
        const to = starts[unit + 1] ?? 0;
        if (isDone[unit]) {
            skip.push(id);
            continue;
        }
        if (from === to) {
            eligible.push(id);
            continue;
        }
        blocked[id] = roots[unit] ?? id;
        for (let link = from; link < to; link++) {
            const name = names[targets[link] ?? 0] ?? '';
            const isAbsent = (targets[link] ?? 0) >= count && !Object.hasOwn(malformed, name);
            if (isAbsent)
                unknown[id] = [...(unknown[id] ?? []), name];
        }
    }
    for (const id in malformed)
        blocked[id] = id;
    return {
        set: { skip, eligible, dep_blocked: blocked },
        obstacles: { cycles, unknown, unreadable: malformed },
    };
}
/** {@link resumePlan} without what stands in the way. */
function resumeSet(units, question = {}) {
    return resumePlan(units, question).set;
}


/***/ }),

/***/ 7826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ rootCauses),
/* harmony export */   aR: () => (/* binding */ describeCycle),
/* harmony export */   o5: () => (/* binding */ waitingGraph)
/* harmony export */ });
/** @param notDone units that are recorded as done and do not count as such */
function waitingGraph(units, notDone) {
    const names = Object.keys(units);
    const count = names.length;
    const isDone = new Uint8Array(count);
    const records = new Array(count);
    for (let unit = 0; unit < count; unit++) {
        const name = names[unit] ?? '';
        records[unit] = units[name];
        if (records[unit]?.status === 'done' && !notDone.has(name))
            isDone[unit] = 1;
    }
    const numberOf = numbering(names);
    const starts = new Int32Array(count + 1);
    const targets = [];
    for (let unit = 0; unit < count; unit++) {
        for (const name of (!isDone[unit] && records[unit]?.dependsOn) || []) {
            // Most depend on the unit just before, which needs no looking up.
            const dependency = name === names[unit - 1] ? unit - 1 : numberOf(name);
            if (!isDone[dependency])
                targets.push(dependency);
        }
        starts[unit + 1] = targets.length;
    }
    return { names, units: count, records, isDone, starts, targets };
}
/** The number of a name; one that is new is put behind the others. */
function numbering(names) {
    let numbers;
    return (name) => {
        numbers ??= new Map(names.map((known, number) => [known, number]));
        const number = numbers.get(name) ?? names.push(name) - 1;
        numbers.set(name, number);
        return number;
    };
}
/** Follows each unit that waits to the end of its chain, and passes over no link twice. */
function rootCauses(graph) {
    const { names } = graph;
    const next = links(graph);
    const roots = new Array(names.length);
    const cycles = [];
    /** From which unit on the way has led here. */
    const reachedFrom = new Int32Array(names.length).fill(NONE);
    for (let start = 0; start < graph.units; start++) {
        let end = start;
        while (roots[end] === undefined && reachedFrom[end] !== start && next[end] !== NONE) {
            reachedFrom[end] = start;
            end = next[end] ?? NONE;
        }
        let root = roots[end] ?? names[end];
        if (roots[end] === undefined && reachedFrom[end] === start) {
            const cycle = membersFrom(end, next).map((unit) => names[unit] ?? '');
            cycles.push(cycle);
            root = describeCycle(cycle);
        }
        for (let unit = start; roots[unit] === undefined && next[unit] !== NONE; unit = next[unit] ?? NONE) {
            roots[unit] = root;
        }
    }
    return { roots, cycles };
}
/** Longer cycles are named by their first members. */
const NAMED_MEMBERS = 8;
/** `cycle: a -> b -> a`. */
function describeCycle(cycle) {
    const [first = ''] = cycle;
    if (cycle.length <= NAMED_MEMBERS)
        return `cycle: ${[...cycle, first].join(' -> ')}`;
    return `cycle: ${cycle.slice(0, NAMED_MEMBERS).join(' -> ')} -> … -> ${first} (${cycle.length} units)`;
}
const NONE = -1;
function membersFrom(start, next) {
    const members = [start];
    for (let unit = next[start] ?? start; unit !== start; unit = next[unit] ?? start)
        members.push(unit);
    return members;
}
/**
 * Of each unit that waits, the dependency that leads to its root cause: the first one that can never be done as things
 * are, or else the first one.
 */
function links(graph) {
    const { names, units, starts, targets } = graph;
    const next = new Int32Array(names.length).fill(NONE);
    let feasible;
    for (let unit = 0; unit < units; unit++) {
        const from = starts[unit] ?? 0;
        const to = starts[unit + 1] ?? 0;
        if (from === to)
            continue;
        let link = from;
        if (to - from > 1) {
            feasible ??= feasibleUnits(graph);
            while (link < to && feasible[targets[link] ?? 0])
                link += 1;
        }
        next[unit] = targets[link < to ? link : from] ?? NONE;
    }
    return next;
}
/** The units that can be done when one is done after the other. */
function feasibleUnits({ names, units, isDone, starts, targets }) {
    // The same links the other way around: which units wait for each.
    const firsts = new Int32Array(names.length + 1);
    for (const dependency of targets)
        firsts[dependency + 1] = (firsts[dependency + 1] ?? 0) + 1;
    for (let name = 0; name < names.length; name++) {
        firsts[name + 1] = (firsts[name + 1] ?? 0) + (firsts[name] ?? 0);
    }
    const filled = firsts.slice();
    const dependents = new Int32Array(targets.length);
    const missing = new Int32Array(units);
    const feasible = new Uint8Array(names.length);
    const queue = [];
    for (let unit = 0; unit < units; unit++) {
        const from = starts[unit] ?? 0;
        const to = starts[unit + 1] ?? 0;
        missing[unit] = to - from;
        if (from === to && !isDone[unit])
            queue.push(unit);
        for (let link = from; link < to; link++) {
            const position = filled[targets[link] ?? 0] ?? 0;
            dependents[position] = unit;
            filled[targets[link] ?? 0] = position + 1;
        }
    }
    // It grows while it is walked through.
    for (const unit of queue) {
        feasible[unit] = 1;
        for (let at = firsts[unit] ?? 0; at < (firsts[unit + 1] ?? 0); at++) {
            const dependent = dependents[at] ?? 0;
            const rest = (missing[dependent] ?? 0) - 1;
            missing[dependent] = rest;
            if (rest === 0)
                queue.push(dependent);
        }
    }
    return feasible;
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
