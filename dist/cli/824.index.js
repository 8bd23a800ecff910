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
// EXTERNAL MODULE: ./build/src/engine/launch-recipe.js
var launch_recipe = __webpack_require__(7768);
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
 * The event log of a document that is missing must not be taken for nothing: it has what was done. One in which nothing has
 * begun, or which is over, makes room.
 * @throws RefusedError
 */
function refuseBeside(file, eventLog, read) {
    const isBegun = read.kind !== 'document' || read.document.status !== 'initializing';
    if (mayReplace(read) || !isBegun)
        return;
    const anew = `To begin anew, move ${eventLog} away.`;
    if (read.kind === 'document') {
        const { id, status } = read.document;
        throw new errors/* RefusedError */.fk(`${file} is missing, but its event log is there, and has the run "${id}", which is ${status}. Nothing was changed.`, `checkpoint rebuild ${file} makes the document from it. ${anew}`);
    }
    const why = read.kind === 'unreadable' ? `: ${read.reason}` : '';
    throw new errors/* RefusedError */.fk(`${file} is missing, but its event log is there, and cannot be read${why}`.replace(/\.?$/, '.'), anew);
}
/**
 * Checks how the work is started again: `{"scriptPath":"…","args":{…}}`. Whatever else is in it is kept. Only what
 * {@link readRecipe} understands is recorded, so that nobody is told later that it is malformed.
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
    if ((0,nesting/* isNestedTooDeep */.k)(value))
        throw badLaunch('it is nested too deeply');
    const recipe = (0,launch_recipe/* readRecipe */.X)(value);
    if (typeof recipe === 'string')
        throw badLaunch(recipe);
    return value;
}
function badLaunch(why) {
    return new errors/* InvalidInputError */.oC(`The launch cannot be used: ${why}.`, 'Give it as {"scriptPath":"…","args":{…}}; "args" may be left out.');
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

A file in .checkpoint/runs whose name ends in .json is found by checkpoint status and checkpoint gc. A run that is not
over is never replaced; one that is over goes into the folder archive beside it. Where only the event log of a run is
left that is not over, checkpoint rebuild makes its document again.

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
        if (present.kind === 'log')
            refuseBeside(file, present.eventLog, present.read);
        else if (present.kind !== 'missing')
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

/***/ 207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: () => (/* binding */ globFault),
/* harmony export */   nS: () => (/* binding */ parseGlobs),
/* harmony export */   uT: () => (/* binding */ PARENT_FOLDER)
/* harmony export */ });
/* unused harmony export CHANGES */
/** Globs, one a line; a line with `!` in front leaves files out again. */
function parseGlobs(input) {
    return input
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/** The line that stands for everything that the step changed in the workspace's git checkout. */
const CHANGES = '@changes';
/** `..` as a part of a path, also as one of several alternatives. */
const PARENT_FOLDER = /(?:^|[/{,(|])\.\.(?:[/},)|]|$)/;
/** Where a path is absolute, or begins in a home folder. */
const ELSEWHERE = /^(?:[~/]|[A-Za-z]:[\\/])/;
/** Why a line cannot be one of the files that `checkpoint run` keeps, for a sentence about it; null when it can. */
function globFault(line) {
    if (line === CHANGES)
        return 'is only known to the Action';
    const bare = line.replace(/^!/, '');
    return ELSEWHERE.test(bare) || PARENT_FOLDER.test(bare) ? 'leads out of the workspace' : null;
}


/***/ }),

/***/ 1513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ ISSUE_NUMBER_RULE),
/* harmony export */   t: () => (/* binding */ readIssueNumber)
/* harmony export */ });
/** What an issue's number may be, in words for an error's `fix`. */
const ISSUE_NUMBER_RULE = 'Give the number alone, such as 42.';
/** An issue's number as somebody gives it: `42`, `#42`, or nothing. Null when it is something else. */
function readIssueNumber(text) {
    const number = text.trim().replace(/^#/, '');
    return /^\d{0,18}$/.test(number) ? number : null;
}


/***/ }),

/***/ 7768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRecipe),
/* harmony export */   y: () => (/* binding */ isArgument)
/* harmony export */ });
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(207);
/* harmony import */ var _issue_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1513);
/* harmony import */ var _step_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4046);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);




const OWN_COMMANDS = { run: runRecipe, work: workRecipe };
/**
 * Reads a launch; for one that is malformed, why, in words for a sentence about it. What is accepted here can be recorded,
 * and what is recorded and accepted here is never called malformed.
 */
function readRecipe(launch) {
    if (!isObject(launch))
        return 'it is not an object';
    const { scriptPath, args = {} } = launch;
    if (typeof scriptPath !== 'string' || scriptPath.trim() === '')
        return 'it has no "scriptPath"';
    if (!isArgument(scriptPath))
        return 'its "scriptPath" has characters that no path can have';
    if (!isObject(args))
        return 'its "args" are not an object';
    const name = scriptPath.split(/[\\/]/).at(-1) ?? '';
    const { command } = args;
    const reader = name === 'checkpoint' && typeof command === 'string' && Object.hasOwn(OWN_COMMANDS, command)
        ? OWN_COMMANDS[command]
        : undefined;
    const own = reader?.(args) ?? null;
    return typeof own === 'string' ? own : { scriptPath, args, name, own };
}
/** A text that a process can be given as an argument: without NUL, and well-formed. */
function isArgument(value) {
    return typeof value === 'string' && !/\0|\p{Cs}/u.test(value);
}
/** `{"command":"run","step":…,"argv":[…]}`, and `file`, `issue`, `sha`, `inputs`, `files` as the command takes them. */
function runRecipe(args) {
    const { step, argv, file, issue, sha, inputs, files = [] } = args;
    const unknown = unknownArgument('run', args, ['step', 'argv', 'file', 'issue', 'sha', 'inputs', 'files']);
    if (unknown !== null)
        return unknown;
    if (!isArgument(step) || !(0,_step_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isStepName */ .g)(step))
        return 'its "step" is not the name of a step';
    if (!isList(argv) || argv[0] === undefined || argv[0] === '') {
        return 'its "argv" is not a program and its arguments, in a list of texts';
    }
    const options = ['run', ...option('step', step)];
    const number = Number.isSafeInteger(issue) ? String(issue) : issue;
    for (const [name, value] of Object.entries({ file, issue: number, sha, inputs })) {
        if (value === undefined)
            continue;
        if (!isArgument(value))
            return `its "${name}" is not a text that can be an argument`;
        const isFaulty = name === 'issue' && (0,_issue_number_js__WEBPACK_IMPORTED_MODULE_2__/* .readIssueNumber */ .t)(value) === null;
        if (isFaulty)
            return 'its "issue" is not the number of an issue';
        options.push(...option(name, value));
    }
    const globs = typeof files === 'string' ? [files] : files;
    if (!isList(globs))
        return 'its "files" are not a glob, nor a list of globs';
    for (const line of (0,_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGlobs */ .nS)(globs.join('\n'))) {
        const fault = (0,_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .globFault */ .Hf)(line);
        if (fault !== null)
            return `its "files" have ${quoted(line)}, which ${fault}`;
    }
    return [...options, ...globs.flatMap((glob) => option('files', glob)), '--', ...argv];
}
/** `{"command":"work"}`, and `once` and `dir` as the command takes them. */
function workRecipe(args) {
    const { once, dir } = args;
    const unknown = unknownArgument('work', args, ['once', 'dir']);
    if (unknown !== null)
        return unknown;
    if (once !== undefined && typeof once !== 'boolean')
        return 'its "once" is neither true nor false';
    if (dir !== undefined && (!isArgument(dir) || dir === ''))
        return 'its "dir" is not a path';
    return ['work', ...(once === true ? ['--once'] : []), ...(dir === undefined ? [] : option('dir', dir))];
}
/** An argument that is left out of a command that is printed would be missed only when it is too late. */
function unknownArgument(command, args, known) {
    const unknown = Object.keys(args).find((name) => name !== 'command' && !known.includes(name));
    return unknown === undefined
        ? null
        : `it has ${quoted(unknown)}, which checkpoint ${command} does not take`;
}
/** A value that begins with a dash must not be taken for an option of its own. */
function option(name, value) {
    return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}
/** What a document has, short and fit for a line: it may hold anything. */
function quoted(text) {
    const line = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, 100));
    return `"${[...line].slice(0, 40).join('')}${line.length > 40 || text.length > 100 ? '…' : ''}"`;
}
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}
function isList(value) {
    return Array.isArray(value) && value.every(isArgument);
}


/***/ }),

/***/ 9582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ reportPhase),
/* harmony export */   m7: () => (/* binding */ readPhaseStatus),
/* harmony export */   qm: () => (/* binding */ plannedPhase)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7332);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1200);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9130);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(894);






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
    if (_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .PHASE_STATUSES */ .BV.includes(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${text}" is no status of a phase.`, `It is one of ${_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .PHASE_STATUSES */ .BV.join(', ')}.`);
}
/** A phase that has not begun. */
function plannedPhase(at) {
    return { status: 'pending', createdAt: at, updatedAt: at, startedAt: null, finishedAt: null };
}
/**
 * Records where a phase stands; one that is not there yet is added behind the others. Repeating a report changes nothing.
 * The change throws InvalidInputError for a name that cannot be given, unless the run has it already; and RefusedError when
 * the phases cannot be read.
 */
function reportPhase(name, status) {
    return (view, at) => {
        const document = view.document();
        const isKnown = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(document.phases, name) !== undefined || (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .requiredPhases */ .gf)(document).includes(name);
        if (!isKnown || !(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPathName */ .nZ)(name))
            (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkGivenName */ .ZD)('phase', name);
        if (Array.isArray(document.phases)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk('The phases of the run cannot be read: they are a list. Nothing was changed.', 'Correct "phases" in the file by hand, to an object with a name for each phase.');
        }
        const { phases } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .readPhases */ .Ji)(document);
        const before = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(phases, name);
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
        const isMissing = status === 'skipped' && (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .requiredPhases */ .gf)(document).includes(name);
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_3__/* .update */ .y)(view, at, isMissing ? 'planned' : NEWS[status], operations);
    };
}
/** What there is of a phase that is new, or that could not be understood: what else is in it is kept. */
function beginningOf(document, name, at) {
    const stored = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(document.phases, name);
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
    const others = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .phaseNames */ .k1)(document).filter((other) => other !== name && (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .entry */ .f_)(phases, other)?.status === 'running');
    return others.at(-1) ?? null;
}


/***/ }),

/***/ 4046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ STEP_NAME_RULE),
/* harmony export */   g: () => (/* binding */ isStepName)
/* harmony export */ });
/** What a step may be called, in words for an error's `fix`. */
const STEP_NAME_RULE = 'A step\'s name has letters, digits, "-", "_" and ".", at most 100 of them.';
function isStepName(name) {
    return /^[A-Za-z0-9_.-]{1,100}$/.test(name);
}


/***/ })

};
