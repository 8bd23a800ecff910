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
    (0,names/* checkGivenName */.Z)('run', given.id);
    if (given.task.trim() === '')
        throw new errors/* InvalidInputError */.oC('The task is empty.', 'Say what is to be done.');
    for (const unit of given.units)
        (0,names/* checkGivenName */.Z)('unit', unit);
    for (const phase of given.requiredPhases)
        (0,names/* checkGivenName */.Z)('phase', phase);
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
        units: (0,names/* readNames */.r)('unit', values.units),
        launch: values.launch === undefined ? null : readLaunch(values.launch),
        requiredPhases: (0,names/* readNames */.r)('phase', values['required-phases']),
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


/***/ })

};
