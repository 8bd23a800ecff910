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


/***/ })

};
