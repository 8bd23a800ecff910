#!/usr/bin/env node
const __WEBPACK_EXTERNAL_getBuiltinModule = process.getBuiltinModule ?? (await import("module")).createRequire(import.meta.url);
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("fs");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("module");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:assert");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:http");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:module");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:path");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:stream");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:string_decoder");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:timers/promises");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:tty");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:util");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("node:zlib");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("process");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("url");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_getBuiltinModule("zlib");

/***/ }),

/***/ 752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2315);

/**
 * The arguments of a command that are no options, by name.
 * @throws UsageError when there are fewer or more, or one is empty, as from a variable that is not set
 */
function named(command, given, names) {
    const missing = names.slice(given.length).map((name) => `<${name}>`);
    if (missing.length > 0)
        throw new _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(command, `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`);
    const [extra] = given.slice(names.length);
    if (extra !== undefined)
        throw new _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(command, `"${extra}" is one argument too many.`);
    const empty = names.find((_, index) => given[index] === '');
    if (empty !== undefined)
        throw new _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(command, `<${empty}> is empty.`);
    return Object.fromEntries(names.map((name, index) => [name, given[index]]));
}


/***/ }),

/***/ 7664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* binding */ COMMANDS)
});

// NAMESPACE OBJECT: ./build/src/cli/commands/unit.js
var unit_namespaceObject = {};
__nccwpck_require__.r(unit_namespaceObject);
__nccwpck_require__.d(unit_namespaceObject, {
  help: () => (help),
  run: () => (run)
});

// EXTERNAL MODULE: ./build/src/engine/run-document/unit-transition.js
var unit_transition = __nccwpck_require__(3850);
// EXTERNAL MODULE: ./build/src/store/run-file/change-run.js
var change_run = __nccwpck_require__(5864);
// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __nccwpck_require__(752);
// EXTERNAL MODULE: ./build/src/cli/exit-code.js
var exit_code = __nccwpck_require__(3250);
// EXTERNAL MODULE: ./build/src/cli/print.js
var print = __nccwpck_require__(8875);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __nccwpck_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/commands/unit.js






const help = `Usage: checkpoint unit <file> <unit> <pending|in_progress|done|blocked|dep_blocked> [options]

Records what became of a unit, durably: once the command has ended with 0, it is not forgotten. A unit that is not there
yet is added; its name has no spaces and no commas. One that is there is meant by its exact name, quoted, whatever is in
it. Say "done" only when the unit is complete and verified: nobody will do it again.

Options:
  --note <text>    what there is to say about it; without it the note stays as it is
  --deps "x,y"     the units that have to be done before this one; "" for none; without it they stay as they are
  --json           print the unit

Exit code: 0 done (also when it was recorded already), 1 usage or I/O error (nothing changed), 2 refused: a unit that is
done stays done; or the file cannot be read, 3 no such file.

Example:
  checkpoint unit .checkpoint/runs/migration.json server in_progress
  checkpoint unit .checkpoint/runs/migration.json docs pending --deps "client,server"
`;
/** `checkpoint unit`: one transition of one unit. */
async function run(args) {
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('unit', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: {
            note: { type: 'string' },
            deps: { type: 'string' },
            json: { type: 'boolean', default: false },
        },
    });
    const { file, unit, status } = (0,cli_arguments/* named */.K)('unit', positionals, ['file', 'unit', 'status']);
    const { note, deps } = values;
    const report = { unit, status: (0,unit_transition/* readUnitStatus */.n5)(status), ...(note === undefined ? {} : { note }) };
    const change = (before, at) => {
        const dependencies = deps === undefined ? {} : { dependsOn: (0,unit_transition/* unitsMeant */.JP)(deps, before) };
        return (0,unit_transition/* reportUnit */.xs)({ ...report, ...dependencies })(before, at);
    };
    const view = await (0,change_run/* changeRun */.U)(file, change);
    if (values.json)
        (0,print/* printJson */.Q2)({ unit, ...view.unit(unit) });
    return exit_code/* EXIT */.d.done;
}

;// CONCATENATED MODULE: ./build/src/cli/commands.js

const COMMANDS = [
    {
        name: 'run',
        summary: 'run a command once; when the script is run again, skip it if it is done',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(189), __nccwpck_require__.e(530)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9530)),
        ownErrorCode: 125,
    },
    {
        name: 'init',
        summary: 'begin a run document: a large task, split into units',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(189), __nccwpck_require__.e(506), __nccwpck_require__.e(824)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5824)),
    },
    {
        name: 'unit',
        summary: 'record what became of a unit',
        // The one that scripts call again and again is there at once.
        load: async () => unit_namespaceObject,
        endsAtOnce: true,
    },
    {
        name: 'phase',
        summary: 'record where a phase stands',
        load: () => __nccwpck_require__.e(/* import() */ 332).then(__nccwpck_require__.bind(__nccwpck_require__, 4951)),
    },
    {
        name: 'get',
        summary: 'print a run document, or a summary of it',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(189), __nccwpck_require__.e(506), __nccwpck_require__.e(107)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7107)),
    },
    {
        name: 'resume',
        summary: 'say which units to skip, which to do and which have to wait',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(189), __nccwpck_require__.e(506), __nccwpck_require__.e(646)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6646)),
    },
    {
        name: 'item',
        summary: 'report what has to be looked at before the run is done',
        load: () => __nccwpck_require__.e(/* import() */ 588).then(__nccwpck_require__.bind(__nccwpck_require__, 9588)),
    },
    {
        name: 'resolve',
        summary: 'settle such items',
        load: () => __nccwpck_require__.e(/* import() */ 363).then(__nccwpck_require__.bind(__nccwpck_require__, 9363)),
    },
    {
        name: 'validation',
        summary: 'record the outcome of the final validation',
        load: () => __nccwpck_require__.e(/* import() */ 397).then(__nccwpck_require__.bind(__nccwpck_require__, 8397)),
    },
    {
        name: 'finalize',
        summary: 'end a run: done, needs_attention or aborted',
        load: () => __nccwpck_require__.e(/* import() */ 849).then(__nccwpck_require__.bind(__nccwpck_require__, 8849)),
    },
    {
        name: 'rebuild',
        summary: 'make a run document from its event log again',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(189), __nccwpck_require__.e(260)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1260)),
    },
    {
        name: 'status',
        summary: 'where a run stands, and how to resume it; changes nothing',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(189), __nccwpck_require__.e(506), __nccwpck_require__.e(565)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2565)),
    },
    {
        name: 'gc',
        summary: 'move runs that are over into the archive',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(189), __nccwpck_require__.e(506), __nccwpck_require__.e(665)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7665)),
    },
    {
        name: 'demo',
        summary: 'see a job lose its machine and resume: the real Action, on this machine only',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(371)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8371)),
    },
];


/***/ }),

/***/ 3250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);

/** The exit codes of all commands. Scripts rely on them. */
const EXIT = { done: 0, usage: 1, refused: 2, notFound: 3 };
/** The exit code of an error: refused by the contract, not found, or else usage and I/O. */
function exitCodeOf(error) {
    if (error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk)
        return EXIT.refused;
    return error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_ ? EXIT.notFound : EXIT.usage;
}


/***/ }),

/***/ 6708:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _effects_output_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6903);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7664);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3250);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1178);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2315);






async function main(args) {
    try {
        return await dispatch(args);
    }
    catch (error) {
        (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .sayError */ .I)(error);
        return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage;
    }
}
/** The `checkpoint` command: finds the command that is meant and loads only that one. */
async function dispatch(args) {
    const [name = '', ...rest] = args;
    switch (name) {
        case '':
            (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDERR */ .xS, (0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .commandList */ .E6)(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .L));
            return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage;
        case '-h':
        case '--help':
            (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printText */ .n)((0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .commandList */ .E6)(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .L));
            return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done;
        case '-V':
        case '--version': {
            const { packageVersion } = await __nccwpck_require__.e(/* import() */ 821).then(__nccwpck_require__.bind(__nccwpck_require__, 4821));
            (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printText */ .n)(`${packageVersion()}\n`);
            return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done;
        }
    }
    if (name === 'help') {
        const [about, ...more] = rest.filter((argument) => argument !== '--help' && argument !== '-h');
        return about === undefined ? dispatch(['--help']) : dispatch([about, '--help', ...more]);
    }
    const entry = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .L.find((candidate) => candidate.name === name);
    if (entry === undefined) {
        (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(`there is no command "${name}". checkpoint --help lists them.`);
        return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage;
    }
    const exitCode = await run(entry, await entry.load(), rest);
    // Node would look for what may be left to do, and take itself apart in order.
    if (entry.endsAtOnce) {
        // Warnings are printed a moment after they were given.
        await new Promise(process.nextTick);
        process.exit(exitCode);
    }
    return exitCode;
}
async function run(entry, command, args) {
    if (asksForHelp(args)) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printText */ .n)(command.help);
        return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done;
    }
    try {
        return await command.run(args);
    }
    catch (error) {
        (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .sayError */ .I)(error);
        return entry.ownErrorCode ?? (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .F)(error);
    }
}
/** Whether `--help` is among our own arguments; behind `--` it belongs to somebody else. */
function asksForHelp(args) {
    const end = args.indexOf('--');
    const own = end < 0 ? args : args.slice(0, end);
    return own.includes('--help') || own.includes('-h');
}
// Should a promise never settle, the process ends when nothing is left to wait for; that must not look like success.
process.exitCode = _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage;
process.exitCode = await main(process.argv.slice(2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sayError),
/* harmony export */   c: () => (/* binding */ say)
/* harmony export */ });
/* harmony import */ var _effects_output_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6903);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9037);



/**
 * Tells the person at the terminal something, on one line of standard error: standard output is for results. A terminal
 * obeys nothing in it, wherever its parts come from.
 */
function say(message) {
    (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDERR */ .xS, `checkpoint: ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_2__/* .noCommand */ .hh)((0,_engine_words_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message))}\n`);
}
/** An error, and what to do about it. */
function sayError(error) {
    if (isFolderGone(error)) {
        say('The current folder does not exist any more. Change into one that does, and try again.');
        return;
    }
    const fix = error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckpointError */ .jg && error.fix !== '' ? ` ${error.fix}` : '';
    say(`${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}${fix}`);
}
/** Node asks where it is as soon as somebody names a file, and says that in words of its own. */
function isFolderGone(error) {
    if (error === null || typeof error !== 'object')
        return false;
    const { syscall, cause } = error;
    return syscall === 'uv_cwd' || isFolderGone(cause);
}


/***/ }),

/***/ 8875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   tj: () => (/* binding */ printLines)
/* harmony export */ });
/* harmony import */ var _effects_output_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6903);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_hidden_characters_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(543);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6848);




/**
 * A result, as it is, to standard output; the last thing that a command does. A reader that has seen enough (`| head`)
 * does not make it fail.
 * @throws OutputError: half an answer must not pass for a whole one
 */
function printText(text) {
    const fault = (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDOUT */ .UU, text);
    if (fault !== null)
        throw new OutputError(fault);
}
/** The answer could not be given. */
class OutputError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckpointError */ .jg {
    constructor(code) {
        const message = `The answer could not be written to standard output: ${code}.`;
        super(message, `What was to be recorded is recorded. ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .fixForFileFault */ .t1)(code)}`);
    }
}
/** A result for programs: JSON on one line, which a terminal can show as well. */
function printJson(value) {
    printText(`${(0,_engine_hidden_characters_js__WEBPACK_IMPORTED_MODULE_2__/* .printableJson */ .e)(value)}\n`);
}
/** A result for people and shells: one line each. */
function printLines(lines) {
    printText(lines.map((line) => `${line}\n`).join(''));
}


/***/ }),

/***/ 2315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ parseCommandLine),
/* harmony export */   E6: () => (/* binding */ commandList),
/* harmony export */   eb: () => (/* binding */ UsageError)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);


/** The command line makes no sense. */
class UsageError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC {
    constructor(command, message) {
        super(message, `checkpoint ${command} --help shows how it is used.`);
    }
}
/** The answer to `checkpoint --help`. */
function commandList(commands) {
    const width = Math.max(...commands.map(({ name }) => name.length));
    const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
    return [
        'Usage: checkpoint <command> [options]',
        '',
        'Durable steps: what is done is recorded the moment it is done, and skipped the next time.',
        '',
        'Commands:',
        ...lines,
        '',
        'checkpoint help <command> explains one of them, and so does checkpoint <command> --help.',
        'checkpoint --version says which version this is.',
        '',
    ].join('\n');
}
/**
 * `parseArgs` of Node, with errors that name the command. An option that takes one value is given once: of two, nobody
 * could tell which was meant.
 * @throws UsageError
 */
function parseCommandLine(command, config) {
    try {
        refuseRepeated(command, config);
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)(config);
    }
    catch (error) {
        throw error instanceof UsageError ? error : new UsageError(command, explain(command, config, error));
    }
}
function refuseRepeated(command, config) {
    const seen = new Set();
    for (const token of (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ ...config, tokens: true }).tokens) {
        if (token.kind !== 'option')
            continue;
        const option = config.options?.[token.name];
        if (option?.type !== 'string' || option.multiple === true)
            continue;
        if (seen.has(token.name))
            throw new UsageError(command, `"--${token.name}" is given twice.`);
        seen.add(token.name);
    }
}
/** What Node says, without its advice, which is about its own conventions; and what helps here. */
function explain(command, { args = [], allowPositionals }, error) {
    const message = (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error);
    const [, option] = /^Option '(--\S+)' argument is ambiguous/.exec(message) ?? [];
    if (option !== undefined) {
        const value = args[args.indexOf(option) + 1] ?? '';
        return `"${option}" is followed by "${value}". If that is its value, write ${option}=${value}.`;
    }
    const [sentence = ''] = message.split(/\.\s/);
    const said = `${sentence.replace(/\.$/, '')}.`;
    const isUnknown = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    // What is behind "--" of "run" is the command that it runs.
    if (!isUnknown || allowPositionals !== true || command === 'run')
        return said;
    return `${said} If it is no option, give it behind "--": checkpoint ${command} [options] -- <arguments>.`;
}


/***/ }),

/***/ 6903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UU: () => (/* binding */ STDOUT),
/* harmony export */   xS: () => (/* binding */ STDERR),
/* harmony export */   zh: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6848);


/** Standard output and standard error, by file descriptor. */
const STDOUT = 1;
const STDERR = 2;
/**
 * Writes to our own output at once. `process.stdout` would load the network code of Node before the first line,
 * a tenth of the whole time that a skipped step takes; and what is written here is never lost when a process ends.
 * @returns why not all of it could be written; null when it was, or when its reader has gone, who wanted no more
 */
function writeOutput(descriptor, data) {
    let rest = typeof data === 'string' ? Buffer.from(data) : data;
    while (rest.length > 0) {
        try {
            rest = rest.subarray((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, rest));
        }
        catch (error) {
            const code = (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error);
            // A reader that is behind is waited for; one that is gone must not stop the work.
            if (code === 'EPIPE')
                return null;
            if (code !== 'EAGAIN')
                return code || String(error);
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
        }
    }
    return null;
}


/***/ }),

/***/ 2993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   jg: () => (/* binding */ CheckpointError),
/* harmony export */   m_: () => (/* binding */ NotFoundError),
/* harmony export */   oC: () => (/* binding */ InvalidInputError)
/* harmony export */ });
/**
 * Something the user has to put right. The message says what was wrong, `fix` what to do; both are shown.
 */
class CheckpointError extends Error {
    fix;
    constructor(message, fix, options) {
        super(message, options);
        this.name = new.target.name;
        this.fix = fix;
    }
}
/** An input, argument or option with a value that cannot be used. */
class InvalidInputError extends CheckpointError {
}
/** A rule of the contract forbids what was asked for (a step used twice, a document that may not be overwritten). */
class RefusedError extends CheckpointError {
}
/** There is nothing under the name that was given. */
class NotFoundError extends CheckpointError {
}
/** Also for errors from another thread or realm, which are no instances of our own class. */
function isError(error) {
    return error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';
}
/** What was thrown, in words. Never throws, although anything can be thrown, even what has no text. */
function describeError(error) {
    try {
        return describe(error);
    }
    catch {
        return 'something that cannot be described';
    }
}
/** What an error says, with its causes, on one line. */
function describe(error) {
    if (!isError(error))
        return String(error);
    // Some services answer with whole pages; what matters comes first.
    const own = (error.message || error.name).replace(/\s*<(?:\?xml|!doctype|html)[\s\S]*/i, '');
    const cause = error.cause === undefined ? '' : describe(error.cause);
    return cause !== '' && !own.includes(cause) ? `${own} (${cause})` : own;
}


/***/ }),

/***/ 4872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d: () => (/* binding */ canonicalJson),
  s: () => (/* reexport */ sha256)
});

;// CONCATENATED MODULE: ./build/src/engine/sha256.js
/** Fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
// biome-ignore format: the table of the standard, eight to a line
const CONSTANTS = Int32Array.of(0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2);
/**
 * sha256 of bytes or UTF-8 text, as 64 lower-case hex characters. Here, and not taken from `node:crypto`, because loading
 * that takes 3.6 ms, a fifth of what a skipped step takes beyond a bare start of Node. For the short texts that make
 * up an identity; files are digested by `node:crypto`, which is much faster once it is there.
 */
function sha256(data) {
    const message = padded(typeof data === 'string' ? Buffer.from(data, 'utf8') : data);
    const hash = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);
    const schedule = new Int32Array(64);
    for (let offset = 0; offset < message.byteLength; offset += 64) {
        expand(message, offset, schedule);
        compress(hash, schedule);
    }
    return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
/** The message, a one bit, zeros up to a whole block, and the message's length in bits as the last eight bytes. */
function padded(bytes) {
    const blocks = Math.ceil((bytes.length + 9) / 64);
    const message = new Uint8Array(blocks * 64);
    message.set(bytes);
    message[bytes.length] = 0x80;
    const view = new DataView(message.buffer);
    view.setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
    return view;
}
function expand(message, offset, words) {
    for (let t = 0; t < 16; t += 1)
        words[t] = message.getInt32(offset + 4 * t);
    for (let t = 16; t < 64; t += 1) {
        const early = at(words, t - 15);
        const late = at(words, t - 2);
        const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
        const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
        words[t] = at(words, t - 16) + s0 + at(words, t - 7) + s1;
    }
}
function compress(hash, words) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let t = 0; t < 64; t += 1) {
        const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
        const choice = (e & f) ^ (~e & g);
        const first = (h + s1 + choice + at(CONSTANTS, t) + at(words, t)) | 0;
        const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
        const majority = (a & b) ^ (a & c) ^ (b & c);
        [h, g, f, e, d, c, b] = [g, f, e, (d + first) | 0, c, b, a];
        a = (first + s0 + majority) | 0;
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
        hash[index] = at(hash, index) + word;
}
function rotate(word, by) {
    return (word >>> by) | (word << (32 - by));
}
function at(words, index) {
    return words[index] ?? 0;
}

;// CONCATENATED MODULE: ./build/src/engine/hash.js

/**
 * JSON with sorted keys: the same text for the same value, however it was put together.
 * Takes JSON values only; `undefined` properties are left out, as JSON.stringify does.
 */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value) ?? 'null';
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
}


/***/ }),

/***/ 543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ HIDDEN),
/* harmony export */   e: () => (/* binding */ printableJson)
/* harmony export */ });
/**
 * The characters that a terminal obeys rather than shows: control characters, other line ends, and those that turn
 * the direction of reading. As the inside of a character class, for regular expressions with the flag `u`.
 */
const HIDDEN = '\\p{Cc}\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const HIDDEN_IN_JSON = new RegExp(`[^\\P{Cc}\\n]|[${HIDDEN.replace('\\p{Cc}', '')}]`, 'gu');
/** JSON that can be shown on a terminal, whatever the value holds: it means the same. */
function printableJson(value, indent) {
    return JSON.stringify(value, null, indent).replace(HIDDEN_IN_JSON, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 9646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ MAX_DOCUMENT_BYTES)
/* harmony export */ });
/** Larger texts are not parsed as documents: no run that this engine writes comes near. 64 MiB. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;


/***/ }),

/***/ 638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isNestedTooDeep),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/** Deeper than anything this engine writes; beyond it, recursion over a hostile document could exhaust the stack. */
const MAX_DEPTH = 100;
/** Whether a JSON value is nested so deeply that it must not be walked through. */
function isNestedTooDeep(value, levels = MAX_DEPTH) {
    if (value === null || typeof value !== 'object')
        return false;
    if (levels === 0)
        return true;
    // Not by Object.values: documents may have 100,000 units, and this makes no list for each of them.
    for (const name in value) {
        const member = value[name];
        if (typeof member === 'object' && isNestedTooDeep(member, levels - 1))
            return true;
    }
    return false;
}


/***/ }),

/***/ 280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readPlainDocument)
/* harmony export */ });
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(638);
/* harmony import */ var _plain_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3351);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7332);




const isText = (value) => typeof value === 'string';
const isTextOrNull = (value) => value === null || typeof value === 'string';
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const isShallow = (value) => !(0,_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .isNestedTooDeep */ .k)(value, _nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l - 1);
const isStatus = (value) => _statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_STATUSES */ .LV.includes(value);
const isNeverPlain = () => false;
/** What the fields of a plain document hold. It may have others, of any form. */
const FIELDS = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(Object.entries({
    schemaVersion: (value) => value === 1 || value === 2,
    id: isText,
    task: isText,
    status: isStatus,
    createdAt: isText,
    updatedAt: isText,
    finishedAt: isTextOrNull,
    units: isObject,
    phases: (value) => isObject(value) && isShallow(value),
    currentPhase: isTextOrNull,
    openItems: (value) => Array.isArray(value) && isShallow(value),
    resolvedItems: (value) => Array.isArray(value) && isShallow(value),
    // The head, and what steps add: they have rules of their own.
    runId: isNeverPlain,
    step: isNeverPlain,
    attempt: isNeverPlain,
    inputHash: isNeverPlain,
    timestamp: isNeverPlain,
    lifecycle: isNeverPlain,
    work: isNeverPlain,
    scope: isNeverPlain,
    revision: isNeverPlain,
    order: isNeverPlain,
    lostRecord: isNeverPlain,
}));
const REQUIRED = ['schemaVersion', 'id', 'status', 'units'];
/**
 * Reads a document of the plain form; null for anything else, which says nothing about it.
 * @param areUnitsRight as for interpretDocument
 */
function readPlainDocument(value, areUnitsRight = false) {
    if (!isPlainDocument(value) || !(areUnitsRight || arePlain(value.units)))
        return null;
    return { kind: 'document', document: value, malformed: (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(), stored: value };
}
function isPlainDocument(value) {
    if (!isObject(value))
        return false;
    const document = value;
    return (REQUIRED.every((name) => Object.hasOwn(document, name)) &&
        Object.entries(document).every(([name, field]) => (FIELDS[name] ?? isShallow)(field)));
}
function arePlain(units) {
    for (const id in units)
        if (!(0,_plain_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainUnit */ .H)(units[id]))
            return false;
    return true;
}


/***/ }),

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isPlainUnit)
/* harmony export */ });
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7332);

const HASH = /^[0-9a-f]{64}$/;
const statuses = new Set(_statuses_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_STATUSES */ .UG);
/**
 * Whether this is certainly a unit, in a tenth of the time that the schema takes: documents may have 100,000. It accepts
 * nothing that the schema does not; where it says no, the schema has to be asked.
 */
function isPlainUnit(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return false;
    // Read one by one, because that is what engines are fastest at; what is not read must not be there.
    const unit = value;
    const known = Number(statuses.has(unit.status)) +
        text(unit.note) +
        text(unit.createdAt) +
        text(unit.updatedAt) +
        textOrNull(unit.startedAt) +
        textOrNull(unit.finishedAt) +
        textOrNull(unit.blockedAt) +
        textOrNull(unit.completionId) +
        textOrNull(unit.basis) +
        present(unit.dependsOn, areTexts) +
        present(unit.fingerprint, isHashOrNull) +
        present(unit.attempt, isPositive) +
        present(unit.sequence, isCount) +
        present(unit.usedInAttempt, isCount) +
        present(unit.durationMs, isCountOrNull) +
        present(unit.outputs, isTextTable) +
        present(unit.files, isEmptyList) +
        present(unit.withheld, isEmptyList) +
        present(unit.payload, isNull);
    return known === Object.keys(unit).length && unit.status !== undefined;
}
function text(value) {
    return typeof value === 'string' ? 1 : value === undefined ? 0 : Number.NaN;
}
function textOrNull(value) {
    return value === null ? 1 : text(value);
}
function present(value, isRight) {
    return value === undefined ? 0 : isRight(value) ? 1 : Number.NaN;
}
function areTexts(value) {
    if (!Array.isArray(value))
        return false;
    for (const one of value)
        if (typeof one !== 'string')
            return false;
    return true;
}
function isHashOrNull(value) {
    return value === null || (typeof value === 'string' && HASH.test(value));
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
function isPositive(value) {
    return isCount(value) && value !== 0;
}
function isCountOrNull(value) {
    return value === null || isCount(value);
}
function isTextTable(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return false;
    return areTexts(Object.values(value));
}
function isEmptyList(value) {
    return Array.isArray(value) && value.length === 0;
}
function isNull(value) {
    return value === null;
}


/***/ }),

/***/ 8667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f_: () => (/* binding */ entry),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   rM: () => (/* binding */ withEntry)
/* harmony export */ });
/**
 * Objects keyed by names that users choose have no prototype, so that a step or output named
 * `constructor` or `__proto__` is a key like any other.
 */
function record(entries = []) {
    const object = Object.create(null);
    for (const [key, value] of entries)
        object[key] = value;
    return object;
}
/** A copy of `source` with `key` set; `source` stays as it is. */
function withEntry(source, key, value) {
    const copy = record(Object.entries(source));
    copy[key] = value;
    return copy;
}
/** The own property `key`, never one inherited from Object.prototype. */
function entry(source, key) {
    return source !== undefined && Object.hasOwn(source, key) ? source[key] : undefined;
}


/***/ }),

/***/ 1200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ namesMeant),
/* harmony export */   ZD: () => (/* binding */ checkGivenName),
/* harmony export */   nZ: () => (/* binding */ isPathName),
/* harmony export */   pG: () => (/* binding */ isGivenName),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5568);


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
    (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .checkName */ .I3)(name);
}
/** Whether something new may be called this; see {@link checkGivenName}. */
function isGivenName(name) {
    return name !== '' && !ENDS_A_NAME.test(name) && isPathName(name);
}
/** Whether an operation can lead to something of this name. */
function isPathName(name) {
    try {
        (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .checkName */ .I3)(name);
        return true;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckpointError */ .jg)
            return false;
        throw error;
    }
}
/**
 * A list as it is given on a command line: `a,b,c`. Spaces around a name do not count, nor do repetitions.
 * @throws InvalidInputError when one of them is no name
 */
function readNames(what, list) {
    const names = splitNames(list);
    for (const name of names)
        checkGivenName(what, name);
    return names;
}
/**
 * The names that a list means which are looked up in a document. Others may have given names with commas: then the list
 * as a whole is one of them.
 * @param isThere whether a name is one that may be meant
 * @throws InvalidInputError when the list can be understood both ways
 */
function namesMeant(list, isThere) {
    const names = splitNames(list);
    if ((names.length === 1 && names[0] === list) || !isThere(list))
        return names;
    if (names.length === 0 || !names.every(isThere))
        return [list];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`${JSON.stringify(list)} is one name, and a list of others as well: ${names.join(', ')}.`, 'Give the others one by one, in a command each.');
}
/** The parts of a list, whatever they are. */
function splitNames(list) {
    const names = list.split(',').map((name) => name.trim());
    return [...new Set(names.filter((name) => name !== ''))];
}


/***/ }),

/***/ 5568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   Si: () => (/* binding */ isUnsafeName),
/* harmony export */   nH: () => (/* binding */ applyOperations)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);


/** Names that mean something else on objects with a prototype, which other readers of the document may use. */
const UNSAFE = new Set(['__proto__', 'prototype', 'constructor']);
function isUnsafeName(name) {
    return UNSAFE.has(name);
}
/** @throws InvalidInputError for a name that must not be part of a path */
function checkName(name) {
    if (!isUnsafeName(name))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${name}" cannot be used as a name.`, 'Choose another one.');
}
/** @throws InvalidInputError for an operation with a name that must not be part of a path */
function checkNames(operation) {
    for (const name of operation.path)
        checkName(name);
    if (operation.op === 'merge')
        for (const name of Object.keys(operation.value))
            checkName(name);
}
/**
 * The document after the operations; what they do not touch is shared with the one before.
 * @throws InvalidInputError for a path that cannot be followed
 */
function applyOperations(document, operations) {
    const copies = new Copies();
    let changed = document;
    for (const operation of operations) {
        checkNames(operation);
        changed = applyAt(changed, operation, 0, copies);
    }
    return changed;
}
function applyAt(target, operation, depth, copies) {
    const { op, path } = operation;
    const name = path[depth];
    const changed = copies.of(target);
    if (name === undefined) {
        if (op === 'merge')
            return merge(changed, operation.value);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`An operation "${op}" has no path.`, 'Only "merge" may change the document itself.');
    }
    if (depth === path.length - 1 && op !== 'merge') {
        if (op === 'set')
            changed[name] = operation.value;
        else
            delete changed[name];
        return changed;
    }
    const child = Object.hasOwn(target, name) ? target[name] : copies.empty();
    if (child === null || typeof child !== 'object' || Array.isArray(child)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The path ${path.join('.')} leads through "${name}", which is no object.`, 'The document does not have the form that this change expects.');
    }
    changed[name] = applyAt(child, operation, depth + 1, copies);
    return changed;
}
/**
 * Objects that belong to one application of operations. Each is copied once, however many operations change it: a table
 * of units may be large, and a change may concern all of it.
 */
class Copies {
    #own = new Set();
    /** Keeps the order of the names: a document that is read and written again looks the same but for what changed. */
    of(source) {
        return this.#own.has(source) ? source : merge(this.empty(), source);
    }
    empty() {
        const own = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)();
        this.#own.add(own);
        return own;
    }
}
function merge(target, changes) {
    for (const name of Object.keys(changes))
        target[name] = changes[name];
    return target;
}


/***/ }),

/***/ 9130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ readItems),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Ji: () => (/* binding */ readPhases),
/* harmony export */   Qo: () => (/* binding */ readValidation),
/* harmony export */   Rq: () => (/* binding */ unreadableRules),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   gf: () => (/* binding */ requiredPhases),
/* harmony export */   k1: () => (/* binding */ phaseNames),
/* harmony export */   o6: () => (/* binding */ OURS)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4872);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7332);



/** What becomes of an item is ours to say; what it is about is everything else. */
const OURS = new Set(['at', 'updatedAt', 'reopenedAt', 'resolvedAt']);
/** The items of a list, whatever is in it: each has an id, derived from its content if none was given. */
function readItems(list) {
    return (list ?? []).map((value) => {
        const content = isObject(value) ? value : { item: value };
        return { ...content, id: idOf(content) };
    });
}
/** The id that an item has, or that follows from what it says. */
function idOf(content) {
    const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(content, 'id');
    if (typeof id === 'number')
        return String(id);
    if (typeof id === 'string' && id !== '')
        return id;
    const own = Object.entries(content).filter(([name]) => name !== 'id' && !OURS.has(name));
    return `item-${(0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)((0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(own))).slice(0, 12)}`;
}
/**
 * The names of all phases in the order in which they were first named. Objects put names that are whole numbers before
 * the others, so what counts is when each was made; of phases made at once, the order in which they were required. Phases
 * that do not say when stay where the document has them.
 */
function phaseNames(document) {
    const stored = Object.entries(document.phases ?? {});
    const required = new Map(requiredPhases(document).map((name, index) => [name, index]));
    const place = (name) => required.get(name) ?? required.size;
    const dated = stored
        .map(([name, phase]) => ({ name, made: madeAt(phase) }))
        .filter(({ made }) => !Number.isNaN(made))
        .sort((a, b) => a.made - b.made || place(a.name) - place(b.name));
    let next = 0;
    return stored.map(([name, phase]) => {
        if (Number.isNaN(madeAt(phase)))
            return name;
        next += 1;
        return dated[next - 1]?.name ?? name;
    });
}
function madeAt(phase) {
    if (phase === null || typeof phase !== 'object' || !('createdAt' in phase))
        return Number.NaN;
    return typeof phase.createdAt === 'string' ? Date.parse(phase.createdAt) : Number.NaN;
}
/** The phases that can be understood, and the names of those that cannot, in their order. */
function readPhases(document) {
    const phases = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)();
    const malformed = [];
    for (const name of phaseNames(document)) {
        const value = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(document.phases, name);
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
/** The rules of a run for being done that cannot be understood: nobody knows what they asked for. */
function unreadableRules({ requiredPhases: names, requireValidation, }) {
    const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
    return [
        ...(areNames || isAbsent(names) ? [] : ['requiredPhases']),
        ...(typeof requireValidation === 'boolean' || isAbsent(requireValidation) ? [] : ['requireValidation']),
    ];
}
/** The final validation; null when there was none, or it cannot be understood. */
function readValidation(document) {
    const { validation } = document;
    if (validation === null || typeof validation !== 'object' || !('status' in validation))
        return null;
    return _statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .VALIDATION_STATUSES */ .xm.includes(validation.status)
        ? validation
        : null;
}
function isPhase(value) {
    if (value === null || typeof value !== 'object' || !('status' in value))
        return false;
    return _statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .PHASE_STATUSES */ .BV.includes(value.status);
}
function isAbsent(value) {
    return value === undefined || value === null;
}
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}


/***/ }),

/***/ 4506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ reasonsNotDone),
/* harmony export */   R: () => (/* binding */ onlyByHand)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8667);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9037);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1200);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9130);




/** So many of a kind are named, the others counted. */
const NAMED = 25;
/** Why the run is not done, one reason each; none when it is. */
function reasonsNotDone(document, malformed = {}) {
    const undone = Object.entries(document.units)
        .filter(([, { status }]) => status !== 'done')
        .map(([id, { status }]) => `${id} (${status})`);
    const unreadable = Object.keys(malformed);
    const { phases, malformed: unreadablePhases } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .readPhases */ .Ji)(document);
    const blocked = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .phaseNames */ .k1)(document).filter((name) => (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(phases, name)?.status === 'blocked');
    const missing = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .requiredPhases */ .gf)(document)
        .filter((name) => (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(phases, name)?.status !== 'done')
        .map((name) => `${name} (${(0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(phases, name)?.status ?? 'never begun'})`);
    const open = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .readItems */ .F1)(document.openItems).map(({ id }) => id);
    return [
        ...reason(undone, 'unit', 'not done'),
        ...reason(unreadable, 'unit', 'not readable'),
        ...reason(blocked, 'phase', 'blocked'),
        ...reason(unreadablePhases, 'phase', 'not readable'),
        ...reason((0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableRules */ .Rq)(document), 'field', 'not readable'),
        ...reason(missing, 'required phase', 'not done'),
        ...reason(open, 'item', 'open'),
        ...validationReason(document),
    ];
}
/** What of these reasons no command can put right, in words; empty when commands can put all of it right. */
function onlyByHand(document, malformed = {}) {
    const { units, phases } = document;
    const undone = Object.keys(units).filter((id) => !(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPathName */ .nZ)(id) && (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(units, id)?.status !== 'done');
    const areListed = Array.isArray(phases);
    const names = areListed ? [] : Object.keys(phases ?? {}).filter((name) => !(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPathName */ .nZ)(name));
    const fields = [...(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableRules */ .Rq)(document), ...(areListed ? ['phases'] : [])];
    return [
        ...named([...Object.keys(malformed), ...undone], 'unit'),
        ...named(names, 'phase'),
        ...named(fields, 'field'),
    ].join(', ');
}
function named(names, noun) {
    if (names.length === 0)
        return [];
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    return [`the ${noun}${names.length === 1 ? '' : 's'} ${names.slice(0, NAMED).join(', ')}${more}`];
}
function reason(names, noun, state) {
    if (names.length === 0)
        return [];
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    const verb = names.length === 1 ? 'is' : 'are';
    return [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(names.length, noun)} ${verb} ${state}: ${names.slice(0, NAMED).join(', ')}${more}`];
}
function validationReason(document) {
    if (document.requireValidation !== true)
        return [];
    const validation = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .readValidation */ .Qo)(document);
    if (validation?.status === 'green')
        return [];
    return [`the required validation is ${validation === null ? 'not there' : validation.status}`];
}


/***/ }),

/***/ 3850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blockedSince),
/* harmony export */   DB: () => (/* binding */ unitOperations),
/* harmony export */   JP: () => (/* binding */ unitsMeant),
/* harmony export */   hL: () => (/* binding */ plannedUnit),
/* harmony export */   n5: () => (/* binding */ readUnitStatus),
/* harmony export */   xs: () => (/* binding */ reportUnit)
/* harmony export */ });
/* unused harmony export isUnitStatus */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7332);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1200);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(894);




/** Which status may follow which. What is done stays done: somebody may have built on it. */
const MAY_BECOME = {
    pending: ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'],
    in_progress: ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'],
    blocked: ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'],
    dep_blocked: ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'],
    done: ['done'],
};
const NEWS = {
    pending: 'planned',
    dep_blocked: 'planned',
    in_progress: 'started',
    blocked: 'stuck',
    done: 'finished',
};
function isUnitStatus(text) {
    return _statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .UNIT_STATUSES */ .UG.includes(text);
}
/**
 * Records what became of a unit; one that is not there yet is added. Repeating a report changes nothing, except that
 * `in_progress` says once more that the unit is being worked on.
 * The change throws InvalidInputError for names that cannot be given, unless a unit has them already; and RefusedError when
 * a unit that is done would be demoted.
 */
function reportUnit(report) {
    const unusual = [report.unit, ...(report.dependsOn ?? [])].filter((name) => !(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isGivenName */ .pG)(name));
    return (view, at) => {
        for (const name of unusual)
            if (!isUnit(view, name))
                (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkGivenName */ .ZD)('unit', name);
        const before = view.unit(report.unit);
        if (before !== undefined)
            checkTransition(report, before.status);
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_2__/* .update */ .y)(view, at, NEWS[report.status], unitOperations(report.unit, before, report, at));
    };
}
/**
 * The units in a list as it is given on a command line, which may be there already under names that cannot be given.
 * @throws InvalidInputError when it can be understood in two ways
 */
function unitsMeant(list, view) {
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .namesMeant */ .I2)(list, (name) => isUnit(view, name));
}
function isUnit(view, name) {
    try {
        return view.unit(name) !== undefined;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk)
            return true; // it cannot be understood, but it is there
        throw error;
    }
}
/** The operation that records a report; none when there is nothing new in it. */
function unitOperations(id, before, report, at) {
    if (before !== undefined && saysNothingNew(before, report))
        return [];
    return [{ op: 'set', path: ['units', id], value: unitAfter(before, report, at) }];
}
/** A new unit that nobody has worked on. */
function plannedUnit(at) {
    return {
        status: 'pending',
        dependsOn: [],
        note: '',
        createdAt: at,
        updatedAt: at,
        startedAt: null,
        finishedAt: null,
    };
}
function unitAfter(before, report, at) {
    const unit = before ?? plannedUnit(at);
    const { status, note, dependsOn } = report;
    return {
        ...unit,
        status,
        ...(note === undefined ? {} : { note }),
        ...(dependsOn === undefined ? {} : { dependsOn: [...dependsOn] }),
        updatedAt: at,
        ...(status === 'in_progress' && !unit.startedAt ? { startedAt: at } : {}),
        ...(status === 'done' && unit.status !== 'done' ? { finishedAt: at } : {}),
        ...(status !== 'done' && unit.finishedAt ? { finishedAt: null } : {}),
        ...(status === 'blocked' ? { blockedAt: before === undefined ? at : (blockedSince(before) ?? at) } : {}),
        ...(status !== 'blocked' && unit.blockedAt ? { blockedAt: null } : {}),
        // An interruption is over as soon as somebody knows better.
        ...(unit.interrupted ? { interrupted: null } : {}),
    };
}
/**
 * Since when a unit is blocked, as far as its record tells; null for one that is not. A step that failed ended when it
 * became blocked; of others that nobody wrote it down for, it is known that they were blocked at their last change.
 */
function blockedSince({ status, blockedAt, finishedAt, updatedAt }) {
    if (status !== 'blocked')
        return null;
    return [blockedAt, finishedAt, updatedAt].find(isTime) ?? null;
}
function isTime(value) {
    return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
function saysNothingNew(before, { status, note, dependsOn }) {
    const isRepeated = status === before.status && status !== 'in_progress';
    const sameNote = note === undefined || note === (before.note ?? '');
    return isRepeated && sameNote && (dependsOn === undefined || sameList(dependsOn, before.dependsOn ?? []));
}
function sameList(a, b) {
    return a.length === b.length && a.every((name, index) => name === b[index]);
}
function checkTransition({ unit, status }, before) {
    if (MAY_BECOME[before].includes(status))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(`The unit "${unit}" is ${before} and cannot become ${status}.`, 'What is done stays done. For work that it turned out to need, add another unit.');
}
/** @throws InvalidInputError when it is no status of a unit */
function readUnitStatus(text) {
    if (isUnitStatus(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${text}" is no status of a unit.`, `It is one of ${_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .UNIT_STATUSES */ .UG.join(', ')}.`);
}


/***/ }),

/***/ 894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ currentForm),
  y: () => (/* binding */ update)
});

// EXTERNAL MODULE: ./build/src/engine/statuses.js
var statuses = __nccwpck_require__(7332);
// EXTERNAL MODULE: ./build/src/engine/run-document/operations.js
var run_document_operations = __nccwpck_require__(5568);
// EXTERNAL MODULE: ./build/src/engine/run-document/reasons-not-done.js
var reasons_not_done = __nccwpck_require__(4506);
;// CONCATENATED MODULE: ./build/src/engine/run-document/run-status.js
/** What becomes of a run's status. One that waits for a person, or was given up, is reopened only by work that is going on. */
const STATUS_AFTER = {
    initializing: { planned: 'initializing', started: 'running', stuck: 'running', finished: 'running' },
    running: { planned: 'running', started: 'running', stuck: 'running', finished: 'running' },
    needs_attention: {
        planned: 'needs_attention',
        started: 'running',
        stuck: 'needs_attention',
        finished: 'needs_attention',
    },
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
    const status = view.status === 'done' ? statusOfDone(view, operations) : statusAfter(view.status, news);
    const reopened = status === view.status ? {} : { status, finishedAt: null };
    return [
        ...currentForm(view),
        ...operations,
        { op: 'merge', path: [], value: { ...reopened, updatedAt: at } },
    ];
}
/** A run that is done is reopened by exactly that with which it would not be finalized as done. */
function statusOfDone(view, operations) {
    const after = (0,run_document_operations/* applyOperations */.nH)(view.document(), operations);
    return (0,reasons_not_done/* reasonsNotDone */.B)(after, view.malformed()).length === 0 ? 'done' : 'running';
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

/***/ 7332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ PHASE_STATUSES),
/* harmony export */   LV: () => (/* binding */ RUN_STATUSES),
/* harmony export */   UG: () => (/* binding */ UNIT_STATUSES),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   g4: () => (/* binding */ LIFECYCLE_STATES),
/* harmony export */   xm: () => (/* binding */ VALIDATION_STATUSES)
/* harmony export */ });
/** The words of the document, apart from its schema: what only needs these does not load the schema library. */
const SCHEMA_VERSION = 2;
const UNIT_STATUSES = ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'];
const RUN_STATUSES = ['initializing', 'running', 'needs_attention', 'done', 'aborted'];
const PHASE_STATUSES = ['pending', 'running', 'done', 'blocked', 'skipped'];
const VALIDATION_STATUSES = ['green', 'red'];
const LIFECYCLE_STATES = [
    'queued',
    'running',
    'awaiting_review',
    'awaiting_merge',
    'succeeded',
    'failed',
    'canceled',
    'superseded',
];


/***/ }),

/***/ 9037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ ago),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hh: () => (/* binding */ noCommand),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(543);

/** A length of time for people: `340 ms`, `41 s`, `3 min 20 s`, `2 h 5 min`. Takes milliseconds. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
    const rest = minutes % 60;
    return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
/** A number of bytes for people: `512 B`, `12 KiB`, `3.4 MiB`. */
function bytes(count) {
    const units = ['B', 'KiB', 'MiB', 'GiB'];
    let value = count;
    let unit = 0;
    while (value >= 1024 && unit < units.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${unit === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}
/** `1 file`, `3 files`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** How long ago something was, short: `just now`, `40s ago`, `3m ago`, `2h ago`, `5d ago`. Takes milliseconds. */
function ago(ms) {
    return ms < 1000 ? 'just now' : `${span(ms)} ago`;
}
/** A length of time in one short word, rounded down: `40s`, `3m`, `2h`, `5d`. Takes milliseconds. */
function span(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    if (seconds < 60)
        return `${seconds}s`;
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)}m`;
    if (seconds < 86_400)
        return `${Math.floor(seconds / 3600)}h`;
    return `${Math.floor(seconds / 86_400)}d`;
}
const HIDDEN_RUN = new RegExp(`[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .HIDDEN */ .R}]+`, 'gu');
/** Text in which a runner finds no workflow command. Commands of the older form count anywhere in a line. */
function noCommand(text) {
    return text.replaceAll('##[', '# #[');
}
/** Text from elsewhere as one line for a log or terminal: without line ends and characters that are not shown. */
function oneLine(text) {
    return text.replace(HIDDEN_RUN, ' ');
}


/***/ }),

/***/ 6848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ StoreError),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   m_: () => (/* reexport safe */ _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__.m_),
/* harmony export */   t1: () => (/* binding */ fixForFileFault)
/* harmony export */ });
/* unused harmony export StorePolicyError */
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);


/** A place could not keep or give what it was asked for. The work goes on; the message says what is lost. */
class StoreError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckpointError */ .jg {
}
/** The place will not take it however often it is asked: this job may not write there. */
class StorePolicyError extends (/* unused pure expression or super */ null && (StoreError)) {
}
/** The file system's own word for a fault (`ENOSPC`), or an empty string. */
function errorCode(error) {
    const code = error !== null && typeof error === 'object' && 'code' in error ? error.code : '';
    return typeof code === 'string' ? code : '';
}
/** What to do about a fault of the file system; empty when the code says nothing special. */
function fixForFileFault(code) {
    switch (code) {
        case 'ENOSPC':
        case 'EDQUOT':
            return 'Free some disk space.';
        case 'EACCES':
        case 'EPERM':
            return 'Give this user the permission for it.';
        case 'EROFS':
            return 'The file system is read-only; use another folder.';
        case 'ENOENT':
            return 'The folder is gone; create it again.';
        case 'ENOTDIR':
            return 'What has to be a folder is a file; use another path.';
        case 'ENAMETOOLONG':
            return 'Choose a shorter name.';
        case 'ELOOP':
            return 'Links lead in a circle there; remove one of them.';
        default:
            return 'Check the disk and the folder.';
    }
}


/***/ }),

/***/ 9763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ rename),
/* harmony export */   Vh: () => (/* binding */ copyFileAtomic),
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   ii: () => (/* binding */ writeFault),
/* harmony export */   jp: () => (/* binding */ syncWritten),
/* harmony export */   lr: () => (/* binding */ whileBusy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6848);




/** Windows refuses a rename for a moment while a virus scanner or indexer holds the target. */
const RENAME_RETRIES_MS = process.platform === 'win32' ? [10, 20, 50, 100, 200, 400] : [];
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
/**
 * Replaces `file` so that a reader, or a machine that loses power, sees the old content or the new one, whole:
 * write `<file>.tmp` beside it, fsync, rename, fsync the folder. Callers serialise their writes to one file.
 * @throws StoreError when the file could not be written; the old content is then still there.
 */
function writeFileAtomic(file, data, options = {}) {
    const { durable = true, temporary = `${file}.tmp`, beforeRename } = options;
    try {
        const descriptor = openNew(temporary);
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(descriptor, data);
            if (durable)
                node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        }
        beforeRename?.();
        rename(temporary, file);
        if (durable)
            syncFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    }
    catch (error) {
        discard(temporary);
        throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg ? error : writeFault(file, error);
    }
}
/**
 * The same with the content of another file.
 * @throws StoreError when it could not be written; what `beforeRename` throws
 */
function copyFileAtomic(from, file, options = {}) {
    const { temporary = `${file}.tmp`, beforeRename } = options;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(from, temporary);
        syncWritten(temporary);
        beforeRename?.();
        rename(temporary, file);
        syncFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    }
    catch (error) {
        discard(temporary);
        throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg ? error : writeFault(file, error);
    }
}
/** Never writes through something that somebody else left under this name. */
function openNew(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx', 0o666);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) !== 'EEXIST')
            throw error;
    }
    node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(file);
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx', 0o666);
}
/** Renames, also where the file system first refuses for a moment. */
function rename(from, to) {
    whileBusy(RENAME_RETRIES_MS, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(from, to));
}
/** What is reported when a file could not be written. */
function writeFault(file, error) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(`Could not write ${file}: ${code || String(error)}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .fixForFileFault */ .t1)(code), {
        cause: error,
    });
}
/** Tries again, after each of the pauses (ms), as long as the file system says that somebody holds the file. */
function whileBusy(pauses, work) {
    for (const pause of pauses) {
        try {
            work();
            return;
        }
        catch (error) {
            if (!BUSY.has((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error)))
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
        }
    }
    work();
}
/** Makes the rename itself durable. Some systems (Windows) cannot open a folder; there the rename has to do. */
function syncFolder(folder) {
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(folder, 'r');
    }
    catch {
        return;
    }
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
    }
    catch (error) {
        // A file system that cannot sync a folder says so with these; anything else is a failed write.
        if (!['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR', 'EBADF'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error)))
            throw error;
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
/**
 * Makes a file durable that {@link writeFileAtomic} may not have had the time to.
 * @throws StoreError
 */
function syncWritten(file) {
    try {
        // Windows syncs only what is open for writing.
        const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, process.platform === 'win32' ? 'r+' : 'r');
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        }
        syncFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    }
    catch (error) {
        throw writeFault(file, error);
    }
}
function discard(temporary) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
    }
    catch {
        // The folder itself may be gone; the error that is being reported says so.
    }
}


/***/ }),

/***/ 4865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ serializeDocument)
/* harmony export */ });
/** The text of a document as it is kept everywhere: indented JSON with a newline at the end. */
function serializeDocument(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}


/***/ }),

/***/ 3584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ READ_AT_ONCE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

/** Flags that open a file for reading. Under its name there may be a pipe, on which opening would wait for a writer. */
const READ_AT_ONCE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);


/***/ }),

/***/ 3635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ LEASE_MS),
/* harmony export */   by: () => (/* binding */ LockedError),
/* harmony export */   yx: () => (/* binding */ LockLostError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6848);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9008);


/** How long a lease goes without a sign of life before a lock may be taken whose owner cannot be judged. */
const LEASE_MS = 40_000;
/** Somebody else holds it, and did not let go while we waited. */
class LockedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreError */ .AD {
    /** Null when what is written there cannot be read. */
    owner;
    /** @param leaseMs until when its lock may be taken if there is no sign of life; only if that decides */
    constructor(what, folder, owner, liveness, leaseMs = LEASE_MS) {
        const who = owner === null ? 'somebody who cannot be identified' : (0,_owner_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOwner */ .$S)(owner);
        super(`${what} is locked by ${who}.`, fixFor(folder, liveness, leaseMs));
        this.owner = owner;
    }
}
function fixFor(folder, liveness, leaseMs) {
    if (liveness === 'alive')
        return 'Wait until that process has finished, or end it.';
    const seconds = Math.max(1, Math.ceil(leaseMs / 1000));
    return ('Whether it still runs cannot be told from here. Its lock may be taken once it has given no sign of life for ' +
        `${LEASE_MS / 1000} s, so try again in ${seconds} s; or, if it is certainly gone, remove ${folder}.`);
}
/** This process was paused for so long that somebody else took its lock. What it was about to write is not written. */
class LockLostError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreError */ .AD {
    constructor(what) {
        super(`The lock of ${what} was taken over while this process was paused.`, 'Try again.');
    }
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ temporaryFile),
/* harmony export */   KX: () => (/* binding */ listLock),
/* harmony export */   QQ: () => (/* binding */ contend),
/* harmony export */   Sh: () => (/* binding */ syncIfPossible),
/* harmony export */   Z7: () => (/* binding */ readGeneration),
/* harmony export */   aj: () => (/* binding */ writeFree),
/* harmony export */   cx: () => (/* binding */ readLockFile),
/* harmony export */   jB: () => (/* binding */ generationFile),
/* harmony export */   kW: () => (/* binding */ waitingFile),
/* harmony export */   nM: () => (/* binding */ removeFile),
/* harmony export */   qo: () => (/* binding */ stateLine),
/* harmony export */   vF: () => (/* binding */ claimGeneration)
/* harmony export */ });
/* unused harmony export STATE_LENGTH */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);
/* harmony import */ var _file_read_at_once_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3584);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9008);





const GENERATION = /^(\d{1,15})\.lock$/;
const TEMPORARY_SUFFIX = '.tmp';
const WAITING_SUFFIX = '.waiting';
const CONTESTED_SUFFIX = '.contested';
/**
 * Files of a lock are never synced: that would take longer than most changes. After a loss of power the last one is
 * there, as its name came into the file system's log, but it is empty, or full of zeros. So who lets go also gives it a
 * permission bit which means nothing for a file, and which comes into that log like the name. A second name would tell
 * as much, but then somebody slow, whose number is used again after the lock was retired, would release what belongs
 * to another. Where the bit is refused, the start of the machine or the lease decides.
 */
const LEFT = 0o1000;
/** The first line has a fixed length, so that it can be replaced by one write that nobody sees half of. */
const STATE = /^(held|free) (\d{10})\n/;
const STATE_LENGTH = 16;
function stateLine(state, pulse) {
    return `${state} ${String(pulse).padStart(10, '0')}\n`;
}
/** What is in the folder; null when there is none. */
function listLock(folder) {
    let names;
    try {
        names = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
    const generations = [];
    const waiting = [];
    const temporary = [];
    const contested = [];
    for (const name of names) {
        const generation = GENERATION.exec(name)?.[1];
        if (generation !== undefined)
            generations.push(Number(generation));
        else if (name.endsWith(TEMPORARY_SUFFIX))
            temporary.push(name);
        else if (name.endsWith(WAITING_SUFFIX))
            waiting.push(name);
        else if (name.endsWith(CONTESTED_SUFFIX))
            contested.push(name);
    }
    return { generations: generations.sort((a, b) => a - b), waiting, temporary, contested };
}
/**
 * Says, before a generation is taken from a holder whose death cannot be proven, that he may still write what he was about
 * to. It stays until a later holder has put that out of his reach.
 */
function contend(folder, generation) {
    node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, `${generation}${CONTESTED_SUFFIX}`), '');
}
function generationFile(folder, generation) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, `${generation}.lock`);
}
/** Says that whoever holds the lock has let go, in both ways that there are. */
function writeFree(descriptor, pulse) {
    node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(descriptor, stateLine('free', pulse), 0);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync(descriptor, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor).mode | LEFT);
}
function temporaryFile(folder, nonce) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, `${nonce}${TEMPORARY_SUFFIX}`);
}
function waitingFile(folder, nonce) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, `${nonce}${WAITING_SUFFIX}`);
}
/** Removes a file that may be gone already; `rmSync` would look at it first, and load more of Node. */
function removeFile(file) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(file);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ENOENT')
            throw error;
    }
}
/** Null when it is gone by now. */
function readGeneration(folder, generation) {
    const read = readLockFile(generationFile(folder, generation));
    return read === null ? null : { ...read, generation };
}
/** The file of a generation, or of somebody who waits; null when it is gone by now. */
function readLockFile(file) {
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, _file_read_at_once_js__WEBPACK_IMPORTED_MODULE_3__/* .READ_AT_ONCE */ .f);
    }
    catch (error) {
        // Windows refuses to open a file that is being removed.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EPERM')
            return null;
        throw error;
    }
    try {
        const { mtimeMs, mode } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor);
        const text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(descriptor, 'utf8');
        const state = STATE.exec(text);
        const owner = state === null ? null : parseOwner(text.slice(STATE_LENGTH));
        const isHeld = owner === null ? (mode & LEFT) === 0 : state?.[1] === 'held';
        return { isHeld, pulse: state?.[2] ?? String(text.length), owner, mtimeMs };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
function parseOwner(text) {
    try {
        return (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .asOwner */ .gv)(JSON.parse(text));
    }
    catch {
        return null;
    }
}
/**
 * Gives the waiting file the name of a generation, if nobody has it. Without hard links (FAT, some network folders)
 * the file is created under that name and then written: for a moment, or for ever if this process is killed right
 * there, it has no owner, and then only its lease tells others that it may be taken.
 * @returns the file's descriptor when it is another file than the waiting one; null when somebody has the name
 */
function claimGeneration(folder, generation, waiting, content) {
    const file = generationFile(folder, generation);
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync(waiting, file);
        return { descriptor: undefined };
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
        if (code === 'EEXIST')
            return null;
        if (code === 'ENOENT')
            throw error;
    }
    return createGeneration(file, content);
}
function createGeneration(file, content) {
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EEXIST')
            return null;
        throw error;
    }
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(descriptor, content, 0);
        syncIfPossible(descriptor);
        return { descriptor };
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(file, { force: true });
        throw error;
    }
}
/** Network folders may keep what is written on this machine for half a minute, or until the file is closed. */
function syncIfPossible(descriptor) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasyncSync(descriptor);
    }
    catch {
        // Others see it later.
    }
}


/***/ }),

/***/ 148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  H: () => (/* binding */ takeLock),
  S: () => (/* binding */ takeLockSync)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/store/clock.js
/**
 * Now, in ms, by a clock that only goes forward: for deadlines, which must hold when somebody sets the machine's clock.
 * The same in all threads of a process. `performance`, which would do as well, takes Node a ms to load.
 */
function steadyNow() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
}

// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __nccwpck_require__(6848);
// EXTERNAL MODULE: ./build/src/store/nonce.js
var store_nonce = __nccwpck_require__(8880);
// EXTERNAL MODULE: ./build/src/store/lock/lock-error.js
var lock_error = __nccwpck_require__(3635);
// EXTERNAL MODULE: ./build/src/store/lock/lock-folder.js
var lock_folder = __nccwpck_require__(9173);
;// CONCATENATED MODULE: ./build/src/store/lock/held-lock.js






/**
 * A look so short ago is as good as a new one: a process that is paused in between notices that by its clocks, and
 * nobody takes a lock before 40 seconds of silence.
 */
const RECENT_MS = 2;
/** A lock that this process holds. */
class HeldLock {
    #claim;
    #pulse = 0;
    #released = false;
    #checked = { at: 0, steadyAt: 0, isAwaited: false };
    constructor(claim) {
        this.#claim = claim;
    }
    get nonce() {
        return this.#claim.nonce;
    }
    /** See {@link Claim.follows}: when it is the nonce of a lock that we have left behind, nobody had it in between. */
    get follows() {
        return this.#claim.follows;
    }
    /**
     * Somebody who had the lock before may be alive, and not know that he has lost it: what he may still write to has to be
     * put out of his reach, before {@link settle}.
     */
    get isContested() {
        return this.#claim.contested.length > 0;
    }
    /** Only what was there when we took the lock: what came later is for who has taken it from us. */
    settle() {
        const { folder, contested } = this.#claim;
        for (const name of contested)
            external_node_fs_.rmSync(external_node_path_.join(folder, name), { force: true, recursive: true });
    }
    /**
     * A new name in the lock's folder for a file that is being written. Whoever holds the lock next removes it first, if
     * it is still there: it cannot get anywhere from a process that has lost its lock.
     */
    temporaryFile() {
        return (0,lock_folder/* temporaryFile */.Ic)(this.#claim.folder, (0,store_nonce/* newNonce */.Y)());
    }
    /**
     * Makes sure that nobody has taken the lock over; call it right before what would do harm then.
     * @param anew also when we have looked just now
     * @returns whether somebody waits for the lock
     * @throws LockLostError
     */
    check(anew = false) {
        const now = Date.now();
        const steady = steadyNow();
        const { at, steadyAt, isAwaited } = this.#checked;
        const isRecent = steady - steadyAt < RECENT_MS && Math.abs(now - at) < RECENT_MS;
        if (isRecent && !anew && !this.#released)
            return isAwaited;
        const { what, folder, generation } = this.#claim;
        const listing = this.#released ? null : (0,lock_folder/* listLock */.KX)(folder);
        if (listing?.generations.at(-1) !== generation)
            throw new lock_error/* LockLostError */.yx(what);
        this.#checked = { at: now, steadyAt: steady, isAwaited: listing.waiting.length > 0 };
        return this.#checked.isAwaited;
    }
    /**
     * Gives a sign of life to those who cannot see this process. Call it every ten seconds. It never fails: without one,
     * somebody may take the lock after a while, and then {@link check} says so.
     */
    pulse() {
        if (this.#released)
            return;
        this.#pulse += 1;
        try {
            external_node_fs_.writeSync(this.#claim.descriptor, (0,lock_folder/* stateLine */.qo)('held', this.#pulse), 0);
            (0,lock_folder/* syncIfPossible */.Sh)(this.#claim.descriptor);
        }
        catch {
            // The disk refuses.
        }
    }
    /**
     * Lets go. It never fails: whoever comes next finds the lock free, or its holder dead. The file stays until somebody
     * has the lock again: the numbers must never begin anew while anybody might still act on one of before.
     */
    release() {
        if (this.#released)
            return;
        this.#released = true;
        try {
            (0,lock_folder/* writeFree */.aj)(this.#claim.descriptor, this.#pulse);
        }
        catch {
            // The disk refuses; then it is free when this process has ended.
        }
        finally {
            external_node_fs_.closeSync(this.#claim.descriptor);
        }
    }
    /** The same for a lock that nobody will want again, because what it locked is gone: nothing is left of it. */
    retire() {
        const { folder, generation } = this.#claim;
        try {
            this.check(true);
            for (const name of (0,lock_folder/* listLock */.KX)(folder)?.temporary ?? [])
                external_node_fs_.unlinkSync(external_node_path_.join(folder, name));
            external_node_fs_.unlinkSync((0,lock_folder/* generationFile */.jB)(folder, generation));
            external_node_fs_.rmdirSync(folder);
        }
        catch {
            // It is not ours any more, or somebody waits for it after all.
        }
        this.release();
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./build/src/store/lock/process-identity.js
var process_identity = __nccwpck_require__(2417);
;// CONCATENATED MODULE: ./build/src/store/lock/sighting.js




/** Null when nobody has seen it like that, by our clock. */
function recallSighting(folder, generation, what) {
    try {
        const text = external_node_fs_.readFileSync(fileOf(folder, generation), 'utf8');
        const seen = JSON.parse(text);
        if (seen?.what !== what || seen.clock !== clockName())
            return null;
        const { since } = seen;
        return typeof since === 'number' && since <= steadyNow() ? since : null;
    }
    catch {
        return null;
    }
}
/** Never fails: without it, others watch from the beginning. */
function noteSighting(folder, generation, what, since) {
    const sighting = { what, clock: clockName(), since };
    try {
        external_node_fs_.writeFileSync(fileOf(folder, generation), JSON.stringify(sighting));
    }
    catch {
        // The disk is full.
    }
}
function fileOf(folder, generation) {
    return (0,lock_folder/* temporaryFile */.Ic)(folder, `${generation}.seen`);
}
function clockName() {
    const { host, timeNamespace } = (0,process_identity/* ownIdentity */.hY)(false);
    return `${host} ${(0,process_identity/* bootMark */.Mx)()} ${timeNamespace}`;
}

;// CONCATENATED MODULE: ./build/src/store/lock/lease-watch.js




/** Longer than the ten seconds between two signs of life: without one in that time there may be nobody. */
const OBSERVED_MS = 12_000;
/** Far longer than it takes to create a file and to write it. */
const WRITTEN_MS = 1000;
/** Watches a holder whose life or death cannot be proven. */
class LeaseWatch {
    #folder;
    /** Since when the lock has looked the way it does. */
    #seen = { what: '', since: 0, isNoted: false };
    constructor(folder) {
        this.#folder = folder;
    }
    /** Since when there was no sign of life before our eyes, by {@link steadyNow}. */
    get silentSince() {
        return this.#seen.since;
    }
    /** For how much longer there must not be one, in ms. */
    get leftMs() {
        return lock_error/* LEASE_MS */.Wf - (steadyNow() - this.#seen.since);
    }
    /**
     * Whether the holder has given no sign of life for so long that it does not count any more. Never decided by comparing the
     * clocks of two machines: either we have watched for all that time ourselves, or the file system, by its own clock,
     * has seen no sign for that long and we none for more than the time between two.
     * @param fileSystemNow the time by the clock of the file system, in ms
     */
    hasExpired(holder, fileSystemNow) {
        const { generation } = holder;
        const what = `${generation} ${holder.owner?.nonce} ${holder.pulse} ${holder.mtimeMs}`;
        if (this.#seen.what !== what) {
            const before = recallSighting(this.#folder, generation, what);
            this.#seen = { what, since: before ?? steadyNow(), isNoted: before !== null };
            return false;
        }
        if (!this.#seen.isNoted) {
            noteSighting(this.#folder, generation, what, this.#seen.since);
            this.#seen.isNoted = true;
        }
        const watched = steadyNow() - this.#seen.since;
        if (watched >= lock_error/* LEASE_MS */.Wf)
            return true;
        if (watched < (holder.owner === null ? WRITTEN_MS : OBSERVED_MS))
            return false;
        const age = fileSystemNow() - holder.mtimeMs;
        // What cannot be read after a loss of power is older than this start of the machine. Somebody who lives has either
        // written it already, or is just about to.
        if (holder.owner === null && age > external_node_os_.uptime() * 1000)
            return true;
        return watched >= OBSERVED_MS && age >= lock_error/* LEASE_MS */.Wf;
    }
}

// EXTERNAL MODULE: ./build/src/store/lock/owner.js
var lock_owner = __nccwpck_require__(9008);
;// CONCATENATED MODULE: ./build/src/store/lock/lock-attempt.js










const WAIT_MS = 20_000;
const SOON = 1;
/** Nobody who finds the lock free fails to get it for so long, however many try. */
const GRACE_MS = 5000;
/** Longer than those who wait sleep between two looks. */
const POLITE_MS = 40;
/** Longer than the pause between two looks at somebody whose life cannot be proven. */
const TICK_MS = 200;
/** Waiting files of processes that died are removed after a minute; whoever still waits touches its own before. */
const ABANDONED_MS = 60_000;
const TOUCH_MS = 15_000;
/** Looking for abandoned files costs a look at each, so where many wait, one in so many does it. */
const ONE_IN = 8;
const FEW = 3;
/** One process's way to a lock. Call {@link step} until it returns the lock; it says how long to sleep in between. */
class LockAttempt {
    #folder;
    #options;
    #started = steadyNow();
    #giveUpAt;
    #ticket = null;
    #watch;
    constructor(folder, options) {
        this.#folder = folder;
        this.#options = options;
        this.#watch = new LeaseWatch(folder);
        this.#giveUpAt = this.#started + (options.waitMs ?? WAIT_MS);
    }
    /** @returns the lock, or how many ms to wait before the next step */
    step() {
        try {
            const next = this.#step();
            if (next === SOON && this.#isHopeless)
                throw this.#useless();
            return next;
        }
        catch (error) {
            this.#discardTicket();
            if (error instanceof errors/* StoreError */.AD)
                throw error;
            const code = (0,errors/* errorCode */.CA)(error);
            // Whoever retired the lock has removed the folder while we were about to use it.
            if (code === 'ENOENT' && external_node_fs_.existsSync(external_node_path_.dirname(this.#folder))) {
                if (!this.#isHopeless)
                    return SOON;
                throw this.#useless();
            }
            const isThere = external_node_fs_.existsSync(this.#folder);
            if (code === 'ENOTDIR' && isThere)
                throw this.#inTheWay();
            if (code === 'EISDIR' && isThere)
                throw this.#useless();
            throw new errors/* StoreError */.AD(`Could not lock ${this.#options.what}: ${code || String(error)}.`, (0,errors/* fixForFileFault */.t1)(code), { cause: error });
        }
    }
    #timeLeft() {
        return this.#giveUpAt - steadyNow();
    }
    /** It was to be had at any moment, far beyond the time that there was. */
    get #isHopeless() {
        return this.#timeLeft() < -GRACE_MS;
    }
    #useless() {
        return new errors/* StoreError */.AD(`Could not lock ${this.#options.what}: its lock ${this.#folder} cannot be used as one.`, 'If nobody works on it, remove that.');
    }
    #inTheWay() {
        return new errors/* StoreError */.AD(`Could not lock ${this.#options.what}: ${this.#folder}, where its lock belongs, is not a folder.`, 'Move that away.');
    }
    #step() {
        const listing = this.#list();
        const top = listing.generations.at(-1);
        const holder = top === undefined ? null : (0,lock_folder/* readGeneration */.Z7)(this.#folder, top);
        if (top !== undefined && holder === null)
            return SOON; // somebody else has just gone on
        const ticket = this.#getTicket();
        if (holder?.isHeld) {
            const liveness = holder.owner === null ? 'unproven' : (0,lock_owner/* livenessOf */.l8)(holder.owner);
            if (liveness !== 'dead') {
                const hasExpired = liveness === 'unproven' && this.#watch.hasExpired(holder, () => this.#fileSystemNow(ticket));
                if (!hasExpired)
                    return this.#wait(holder, liveness, listing, ticket);
                (0,lock_folder/* contend */.QQ)(this.#folder, holder.generation);
            }
        }
        if (this.#goesLast(listing, ticket))
            return SOON;
        return this.#claim(holder, ticket) ?? SOON;
    }
    #list() {
        const listing = (0,lock_folder/* listLock */.KX)(this.#folder);
        if (listing !== null)
            return listing;
        try {
            external_node_fs_.mkdirSync(this.#folder);
        }
        catch (error) {
            if ((0,errors/* errorCode */.CA)(error) !== 'EEXIST')
                throw error;
        }
        return { generations: [], waiting: [], temporary: [], contested: [] };
    }
    #goesLast({ waiting }, ticket) {
        if (!this.#options.polite || steadyNow() - this.#started > POLITE_MS)
            return false;
        return waiting.some((name) => name !== external_node_path_.basename(ticket.file));
    }
    /** @param before the file of the last holder, who has let go or is gone; null when there never was one */
    #claim(before, ticket) {
        const generation = (before?.generation ?? 0) + 1;
        const claimed = (0,lock_folder/* claimGeneration */.vF)(this.#folder, generation, ticket.file, ticket.content);
        // On a network a claim may have succeeded although its answer got lost.
        const isOurs = claimed !== null || (0,lock_folder/* readGeneration */.Z7)(this.#folder, generation)?.owner?.nonce === ticket.nonce;
        if (!isOurs)
            return null;
        const after = this.#list();
        if (!this.#isNext(before, generation, after)) {
            // What we saw was long out of date, and this name only free because it had been used and removed.
            external_node_fs_.rmSync((0,lock_folder/* generationFile */.jB)(this.#folder, generation), { force: true });
            if (claimed?.descriptor !== undefined)
                external_node_fs_.closeSync(claimed.descriptor);
            return null;
        }
        this.#ticket = null;
        this.#tidy(generation, after, ticket);
        if (claimed?.descriptor !== undefined)
            external_node_fs_.closeSync(ticket.descriptor);
        return new HeldLock({
            what: this.#options.what,
            folder: this.#folder,
            generation,
            nonce: ticket.nonce,
            follows: before?.owner?.nonce ?? null,
            contested: after.contested,
            descriptor: claimed?.descriptor ?? ticket.descriptor,
        });
    }
    /**
     * Whether our generation really follows the one that we looked at. That one's file is removed before a later one
     * is, so as long as it is there, nobody has had our number before us.
     */
    #isNext(before, generation, listing) {
        if (listing.generations.at(-1) !== generation)
            return false;
        if (before === null)
            return listing.generations.length === 1;
        const now = (0,lock_folder/* readGeneration */.Z7)(this.#folder, before.generation);
        return now !== null && now.owner?.nonce === before.owner?.nonce && now.mtimeMs === before.mtimeMs;
    }
    #tidy(generation, listing, ticket) {
        const remove = (name) => {
            try {
                (0,lock_folder/* removeFile */.nM)(external_node_path_.join(this.#folder, name));
            }
            catch {
                // A file that cannot be removed now is removed by one of the next. Others must not wait for that.
            }
        };
        remove(external_node_path_.basename(ticket.file));
        for (const name of listing.temporary)
            remove(name);
        for (const number of listing.generations)
            if (number < generation)
                remove(`${number}.lock`);
        if (listing.waiting.length > FEW && Math.random() * ONE_IN > 1)
            return;
        const now = external_node_fs_.fstatSync(ticket.descriptor).mtimeMs;
        for (const name of listing.waiting)
            if (this.#isAbandoned(name, now))
                remove(name);
    }
    #readWaiting(name) {
        try {
            return (0,lock_folder/* readLockFile */.cx)(external_node_path_.join(this.#folder, name));
        }
        catch {
            return null; // it is no file that we have made
        }
    }
    #isAbandoned(name, now) {
        const waiting = this.#readWaiting(name);
        if (waiting === null)
            return false;
        if (waiting.owner !== null && (0,lock_owner/* livenessOf */.l8)(waiting.owner) === 'dead')
            return true;
        return now - waiting.mtimeMs > ABANDONED_MS;
    }
    #getTicket() {
        const now = steadyNow();
        if (this.#ticket !== null && now - this.#ticket.touchedAt < TOUCH_MS)
            return this.#ticket;
        if (this.#ticket !== null && external_node_fs_.fstatSync(this.#ticket.descriptor).nlink > 0) {
            external_node_fs_.writeSync(this.#ticket.descriptor, this.#ticket.content, 0);
            this.#ticket.touchedAt = now;
            return this.#ticket;
        }
        this.#discardTicket();
        const nonce = (0,store_nonce/* newNonce */.Y)();
        const owner = (0,lock_owner/* newOwner */.Eh)(nonce, this.#options.forLong ?? false);
        const content = `${(0,lock_folder/* stateLine */.qo)('held', 0)}${JSON.stringify(owner)}\n`;
        const file = (0,lock_folder/* waitingFile */.kW)(this.#folder, nonce);
        const descriptor = external_node_fs_.openSync(file, 'wx');
        this.#ticket = { nonce, file, descriptor, content, touchedAt: now };
        external_node_fs_.writeSync(descriptor, content, 0);
        return this.#ticket;
    }
    #discardTicket() {
        if (this.#ticket === null)
            return;
        const { file, descriptor } = this.#ticket;
        this.#ticket = null;
        try {
            external_node_fs_.closeSync(descriptor);
            external_node_fs_.rmSync(file, { force: true });
        }
        catch {
            // Others remove it after a while.
        }
    }
    /** By the clock of the file system, which may be another machine's. */
    #fileSystemNow({ descriptor, content }) {
        external_node_fs_.writeSync(descriptor, content, 0);
        return external_node_fs_.fstatSync(descriptor).mtimeMs;
    }
    #wait(holder, liveness, listing, { file }) {
        let left = this.#timeLeft();
        if (left <= 0) {
            this.#giveUp(holder, liveness);
            left = this.#timeLeft();
        }
        const others = listing.waiting.filter((name) => name !== external_node_path_.basename(file)).length;
        // The more wait, the less often each of them looks: whoever holds it needs the processor.
        const pause = (0.5 + Math.random()) * Math.min(25, 1 + others);
        return Math.min(left, liveness === 'alive' ? pause : Math.max(pause, 50));
    }
    /** Unless the holder seems to be gone, and it is only a matter of seconds until its lock may be taken. */
    #giveUp(holder, liveness) {
        const { what, waitMs } = this.#options;
        const { silentSince, leftMs } = this.#watch;
        const leaseEnd = silentSince + lock_error/* LEASE_MS */.Wf + TICK_MS;
        const isSilent = silentSince <= this.#started + WAIT_MS - OBSERVED_MS;
        if (waitMs === undefined && liveness === 'unproven' && isSilent && leaseEnd > this.#giveUpAt) {
            this.#giveUpAt = leaseEnd;
            return;
        }
        throw new lock_error/* LockedError */.by(what, this.#folder, holder.owner, liveness, leftMs);
    }
}

;// CONCATENATED MODULE: ./build/src/store/lock/lock.js

/**
 * Takes the lock that `folder` stands for; its parent has to exist. Of all processes exactly one has it. That of a
 * process which is provably dead is taken over at once.
 * @throws LockedError that names who has it; StoreError when the folder cannot be written
 */
async function takeLock(folder, options) {
    const attempt = new LockAttempt(folder, options);
    for (;;) {
        const next = attempt.step();
        if (typeof next !== 'number')
            return next;
        await new Promise((resolve) => setTimeout(resolve, next));
    }
}
/** The same, for callers that cannot wait for a promise: the thread sleeps while it waits. */
function takeLockSync(folder, options) {
    const attempt = new LockAttempt(folder, options);
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    for (;;) {
        const next = attempt.step();
        if (typeof next !== 'number')
            return next;
        Atomics.wait(sleeper, 0, 0, next);
    }
}


/***/ }),

/***/ 9008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ describeOwner),
/* harmony export */   Eh: () => (/* binding */ newOwner),
/* harmony export */   gv: () => (/* binding */ asOwner),
/* harmony export */   l8: () => (/* binding */ livenessOf)
/* harmony export */ });
/* harmony import */ var _process_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2417);

/** @param thorough see {@link ownIdentity} */
function newOwner(nonce, thorough) {
    return { ...(0,_process_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .ownIdentity */ .hY)(thorough), nonce, since: new Date().toISOString() };
}
/** Whether the owner still runs, as far as it can be proven from here. What is not provable is neither. */
function livenessOf(owner, here = (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .ownIdentity */ .hY)(owner.bootId !== null || owner.machineId !== null)) {
    const sameMachine = owner.machineId !== null && owner.machineId === here.machineId && owner.host === here.host;
    if (owner.bootId !== null && here.bootId !== null && owner.bootId !== here.bootId) {
        // Nothing outlives its kernel. Of another machine, nothing is known.
        return sameMachine ? 'dead' : 'unproven';
    }
    const sameBoot = owner.bootId !== null && owner.bootId === here.bootId;
    const samePlace = owner.pidNamespace !== null && owner.pidNamespace === here.pidNamespace;
    const pidsMeanTheSame = samePlace && (sameBoot || (sameMachine && owner.pidNamespace === _process_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_NAMESPACES */ .fM));
    if (!pidsMeanTheSame)
        return 'unproven';
    // Files of versions that did not write it down have none: then only a pid that nobody has proves a death.
    const startsCompare = owner.timeNamespace !== null && owner.timeNamespace === here.timeNamespace;
    const running = (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunning */ .W_)(owner.pid, owner.startedAt, startsCompare);
    return running === null ? 'unproven' : running ? 'alive' : 'dead';
}
/** An owner that somebody wrote down; null for anything else. */
function asOwner(value) {
    if (value === null || typeof value !== 'object')
        return null;
    const given = { ...value };
    const { pid, nonce, since, host } = given;
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1)
        return null;
    if (typeof nonce !== 'string' || typeof since !== 'string' || typeof host !== 'string')
        return null;
    const text = (name) => (typeof given[name] === 'string' ? given[name] : null);
    return {
        pid,
        startedAt: text('startedAt'),
        bootId: text('bootId'),
        pidNamespace: text('pidNamespace'),
        timeNamespace: text('timeNamespace'),
        machineId: text('machineId'),
        host,
        nonce,
        since,
    };
}
function describeOwner({ pid, host, since }) {
    return `process ${pid} on ${host}, since ${since}`;
}


/***/ }),

/***/ 2417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ bootMark),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   fM: () => (/* binding */ NO_NAMESPACES),
/* harmony export */   hY: () => (/* binding */ ownIdentity)
/* harmony export */ });
/* unused harmony exports linuxProcess, parseLinuxStat */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);



const NO_NAMESPACES = 'none';
/** How exactly the start of a process is known where it is a time: `ps` tells whole seconds. */
const START_TOLERANCE_MS = 5000;
/**
 * This process.
 * @param thorough ask other programs too, on systems that say such things only there; for what is kept for long
 */
function ownIdentity(thorough) {
    if (known === undefined || (thorough && !known.thorough)) {
        known = { identity: identify(thorough), thorough };
    }
    return known.identity;
}
let known;
/** The same as long as this machine has not been started again; at worst another one although it has not. */
function bootMark() {
    return ownIdentity(false).bootId ?? `since ${Math.round((Date.now() / 1000 - node_os__WEBPACK_IMPORTED_MODULE_1__.uptime()) / 10)}`;
}
function identify(thorough) {
    const { pid } = process;
    const host = node_os__WEBPACK_IMPORTED_MODULE_1__.hostname();
    if (process.platform === 'linux') {
        // Not by our pid: that may be the one of another process in what is mounted there.
        const state = parseLinuxStat(contentOf('/proc/self/stat') ?? '');
        const pidNamespace = linkAt('/proc/self/ns/pid');
        return {
            pid,
            startedAt: typeof state === 'object' ? state.startedAt : null,
            bootId: contentOf('/proc/sys/kernel/random/boot_id'),
            pidNamespace,
            timeNamespace: pidNamespace === null ? null : linkAt('/proc/self/ns/time', NO_NAMESPACES),
            machineId: machineIdOf(contentOf('/etc/machine-id') ?? contentOf('/var/lib/dbus/machine-id')),
            host,
        };
    }
    return {
        pid,
        startedAt: new Date(performance.timeOrigin).toISOString(),
        bootId: thorough && process.platform === 'darwin'
            ? answerOf('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid'])
            : null,
        pidNamespace: NO_NAMESPACES,
        timeNamespace: NO_NAMESPACES,
        machineId: thorough && process.platform === 'win32' ? windowsMachine() : null,
        host,
    };
}
/**
 * Whether the process with this pid, here and now, is the one that was started then; null when that is not known.
 * @param startsCompare whether the two starts are told by one clock; if not, a difference proves nothing
 */
function isRunning(pid, startedAt, startsCompare = true) {
    const state = process.platform === 'linux' ? linuxProcess(pid) : otherProcess(pid);
    if (state === 'gone' || state === 'zombie')
        return false;
    if (state.startedAt === null || startedAt === null)
        return null;
    const isSame = process.platform === 'linux'
        ? state.startedAt === startedAt
        : Math.abs(Date.parse(state.startedAt) - Date.parse(startedAt)) <= START_TOLERANCE_MS;
    return isSame || (startsCompare ? false : null);
}
const HERE = { read: (name) => contentOf(`/proc/${name}`), exists, ownPid: process.pid };
function linuxProcess(pid, system = HERE) {
    const stat = hasOurPids(system) ? system.read(`${pid}/stat`) : null;
    // With `hidepid`, processes of other users are not to be seen there, but they exist.
    if (stat === null)
        return system.exists(pid) ? { startedAt: null } : 'gone';
    return parseLinuxStat(stat);
}
/** What is mounted at /proc stays the same as long as this process runs. */
const ourPids = new Map();
/**
 * Whether /proc tells about the processes that have their pids in our namespace. In a namespace of our own, the one of
 * the machine may be mounted there: then a pid is that of another process.
 */
function hasOurPids(system) {
    const answer = ourPids.get(system) ?? namesUs(system.read('self/status') ?? '', system.ownPid);
    ourPids.set(system, answer);
    return answer;
}
/** `NSpid` has our pid in each namespace from that of /proc down to our own; kernels before 4.1 only tell the first. */
function namesUs(status, ownPid) {
    const pids = (/^NSpid:(.*)$/m.exec(status) ?? /^Pid:(.*)$/m.exec(status))?.[1];
    return pids?.trim() === String(ownPid);
}
/** The name in field 2 may contain anything, also spaces and brackets; fields 3 (state) and 22 (start) come behind it. */
function parseLinuxStat(stat) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    if (state === 'Z' || state === 'X')
        return 'zombie';
    const startedAt = fields[19];
    return { startedAt: startedAt !== undefined && /^\d+$/.test(startedAt) ? startedAt : null };
}
function otherProcess(pid) {
    if (!exists(pid))
        return 'gone';
    if (process.platform === 'win32')
        return { startedAt: null };
    const started = Date.parse(answerOf('ps', ['-o', 'lstart=', '-p', String(pid)]) ?? '');
    return { startedAt: Number.isNaN(started) ? null : new Date(started).toISOString() };
}
function exists(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ESRCH';
    }
}
function windowsMachine() {
    const key = 'HKLM\\SOFTWARE\\Microsoft\\Cryptography';
    return machineIdOf(answerOf('reg', ['query', key, '/v', 'MachineGuid'])?.split(/\s+/).at(-1) ?? null);
}
/** Images of machines may have an empty one, or a word in its place. */
function machineIdOf(text) {
    const id = text?.replaceAll('-', '').toLowerCase() ?? '';
    return /^[0-9a-f]{32}$/.test(id) && !/^0+$/.test(id) ? id : null;
}
function contentOf(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8').trim() || null;
    }
    catch {
        return null;
    }
}
function linkAt(file, none = null) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(file);
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT' ? none : null;
    }
}
function answerOf(program, args) {
    try {
        // Loaded only here: Linux never needs it.
        const { execFileSync } = process.getBuiltinModule('node:child_process');
        const answer = execFileSync(program, args, {
            encoding: 'utf8',
            env: { ...process.env, LC_ALL: 'C' },
            stdio: ['ignore', 'pipe', 'ignore'],
            timeout: 5000,
            windowsHide: true,
        });
        return answer.trim() || null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 8880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ newNonce)
/* harmony export */ });
/**
 * Ten characters, letters and digits, that nobody else will choose. They need not be secret, and so not come from
 * `node:crypto`, which takes 3.6 ms to load; V8 seeds its own generator from the system's.
 */
function newNonce() {
    return Array.from({ length: 10 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}


/***/ }),

/***/ 5864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ changeRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_plain_document_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(280);
/* harmony import */ var _engine_run_document_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5568);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9763);
/* harmony import */ var _document_view_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(39);
/* harmony import */ var _locked_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8582);
/* harmony import */ var _missing_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4718);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7620);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4057);
/* harmony import */ var _whole_document_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(4835);










/** Larger ones take long anyway. */
const SMALL_BYTES = 1024 * 1024;
/**
 * Applies one change to a run document, durably, before it returns. Writers serialise on the document's lock. Small plain
 * documents, which most are, are changed with a fraction of the code that the others need to have loaded.
 * @param change may be called more than once
 * @returns the view after the change
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read, which leaves it as it is;
 *   InvalidInputError for a name that no file can have
 */
async function changeRun(file, change) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_7__/* .placesOf */ .e)(file);
    if (!(0,_presence_js__WEBPACK_IMPORTED_MODULE_8__/* .isThere */ .$)(places.name, places.file))
        throw (0,_missing_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .L)(places);
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.eventLog)) {
        const view = await (0,_locked_js__WEBPACK_IMPORTED_MODULE_5__/* .withRunLock */ .Z)(places, (lock) => changePlain(places, lock, change));
        if (view !== null)
            return view;
    }
    const { changeAny } = await Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(189), __nccwpck_require__.e(139)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1139));
    return (0,_locked_js__WEBPACK_IMPORTED_MODULE_5__/* .withRunLock */ .Z)(places, (lock) => changeAny(places, lock, change));
}
/** Null, and nothing is changed, when the document is not of the kind for which little code is enough. */
function changePlain(places, lock, change) {
    const present = readPlain(places);
    if (present === null)
        return null;
    const view = (0,_document_view_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOf */ .du)(places.name, present);
    const operations = change(view, new Date().toISOString());
    if (operations.length === 0) {
        // Nothing is left to be done, unless whoever did it died before it was durable.
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncWritten */ .jp)(places.file);
        return view;
    }
    const changed = (0,_engine_plain_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlainDocument */ .i)((0,_engine_run_document_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .applyOperations */ .nH)(present.stored, operations));
    if (changed === null)
        return null;
    (0,_whole_document_js__WEBPACK_IMPORTED_MODULE_9__/* .writeWholeDocument */ .i)(places, lock, changed.stored);
    return (0,_document_view_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOf */ .du)(places.name, changed);
}
function readPlain({ file, eventLog }) {
    let value;
    try {
        const { size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        // What is no regular file has no size.
        if (size === 0 || size > SMALL_BYTES || node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(eventLog))
            return null;
        value = JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
    }
    catch {
        return null;
    }
    const read = (0,_engine_plain_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlainDocument */ .i)(value);
    return read !== null && !Object.hasOwn(read.stored, 'eventLog') ? read : null;
}


/***/ }),

/***/ 39:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   f$: () => (/* binding */ requireDocument),
/* harmony export */   u6: () => (/* binding */ unreadableUnit)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);


/** @throws RefusedError when it is no run document */
function requireDocument(name, read) {
    if (read.kind === 'document')
        return read;
    const why = read.kind === 'head' ? 'it is a bare checkpoint without units' : read.reason;
    throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(`${name} cannot be read as a run document: ${why}.`, 'It is left as it is.');
}
/** A view of a document that is in memory as a whole. */
function viewOf(name, { document, malformed, stored }) {
    return {
        status: document.status,
        schemaVersion: document.schemaVersion,
        unit(id) {
            const reason = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(malformed, id);
            if (reason !== undefined)
                throw unreadableUnit(name, id, reason);
            return (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(document.units, id);
        },
        document: () => document,
        malformed: () => malformed,
        stored: () => stored,
    };
}
function unreadableUnit(name, id, reason) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(`The unit "${id}" of ${name} cannot be read: ${reason}. Nothing was changed.`, 'Correct it in the file by hand, or restore the file from a copy.');
}


/***/ }),

/***/ 6254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ endingsFor),
/* harmony export */   v: () => (/* binding */ ALL_ENDINGS)
/* harmony export */ });
const OF_JSON = {
    document: '.json',
    lock: '.json.lock',
    eventLog: '.events.jsonl',
    index: '.events.index',
    payloads: '.json.files',
};
/** A document `x` shares nothing with the one beside it that is called `x.json`. */
const OF_OTHERS = {
    document: '',
    lock: '.lock',
    eventLog: '.event-log.jsonl',
    index: '.event-log.index',
    payloads: '.files',
};
const ALL_ENDINGS = [OF_JSON, OF_OTHERS];
/** @param file of the document */
function endingsFor(file) {
    return file.endsWith(OF_JSON.document) ? OF_JSON : OF_OTHERS;
}


/***/ }),

/***/ 8582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ withRunLock),
  G: () => (/* binding */ withRunLockSync)
});

// EXTERNAL MODULE: ./build/src/store/lock/lock.js + 5 modules
var lock = __nccwpck_require__(148);
// EXTERNAL MODULE: ./build/src/store/lock/lock-error.js
var lock_error = __nccwpck_require__(3635);
;// CONCATENATED MODULE: ./build/src/store/run-file/keepers.js
/** Whoever in this process keeps a lock without using it right now, by the lock's folder. */
const keepers = new Map();
function addKeeper(lock, keeper) {
    const present = keepers.get(lock) ?? new Set();
    keepers.set(lock, present.add(keeper));
}
function removeKeeper(lock, keeper) {
    const present = keepers.get(lock);
    present?.delete(keeper);
    if (present?.size === 0)
        keepers.delete(lock);
}
/** Nobody in this process keeps that lock any more: who waits for it asleep would wait for itself. */
function askKeepers(lock) {
    for (const keeper of keepers.get(lock) ?? [])
        keeper.yield();
}

// EXTERNAL MODULE: ./build/src/store/run-file/out-of-reach.js
var out_of_reach = __nccwpck_require__(456);
;// CONCATENATED MODULE: ./build/src/store/run-file/locked.js




/** Also somebody who claims a lock by what was true a moment ago, and lets go at once, looks as if it had taken ours. */
const TRIES = 10;
/** Does something while no other process changes the document. */
async function withRunLock(places, work) {
    for (let tries = 1;; tries += 1) {
        askKeepers(places.lock);
        const done = holding(places, await (0,lock/* takeLock */.H)(places.lock, { what: places.name }), work, tries);
        if (done !== null)
            return done.result;
    }
}
/** The same, for callers that cannot wait for a promise. */
function withRunLockSync(places, waitMs, work) {
    for (let tries = 1;; tries += 1) {
        askKeepers(places.lock);
        const done = holding(places, (0,lock/* takeLockSync */.S)(places.lock, { what: places.name, waitMs }), work, tries);
        if (done !== null)
            return done.result;
    }
}
/** Null when the lock got lost. Then nothing was written, so it can be done again from what is there now. */
function holding(places, lock, work, tries) {
    try {
        (0,out_of_reach/* putOutOfReach */.a)(places, lock);
        return { result: work(lock) };
    }
    catch (error) {
        if (error instanceof lock_error/* LockLostError */.yx && tries < TRIES)
            return null;
        throw error;
    }
    finally {
        lock.release();
    }
}


/***/ }),

/***/ 4718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ missing)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6848);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4057);


/** What there is to say of a document that is not there. @throws RefusedError when nothing can be said of its event log */
function missing({ name, eventLog }) {
    if (!(0,_presence_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$)(eventLog, eventLog)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_(`There is no run document ${name}.`, 'checkpoint init makes one.');
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_(`There is no run document ${name}, but its event log is there.`, 'checkpoint rebuild makes the document from it.');
}


/***/ }),

/***/ 456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ putOutOfReach)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9763);



/**
 * Somebody whose death could not be proven has lost the lock, and may still be about to write. A document is renamed from
 * the lock's folder, which fails for him now. A log is appended to: so it becomes another file with the same content.
 * What he still appends reaches nobody, and as he looks at his lock once more after that, it is not acknowledged.
 * An index is changed in place; it is made anew.
 * @throws LockLostError; StoreError when the log could not be copied
 */
function putOutOfReach({ eventLog, index }, lock) {
    if (!lock.isContested)
        return;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(index, { force: true });
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(eventLog)) {
            const log = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(eventLog);
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_2__/* .copyFileAtomic */ .Vh)(log, log, {
                temporary: lock.temporaryFile(),
                beforeRename: () => lock.check(true),
            });
        }
        lock.settle();
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StoreError */ .AD ? error : (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFault */ .ii)(eventLog, error);
    }
}


/***/ }),

/***/ 7620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ placesOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6254);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4057);





/** As many as the system itself follows. */
const MAX_LINKS = 40;
function placesOf(name) {
    const file = realFile(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(name));
    const { document, lock, eventLog, index } = (0,_endings_js__WEBPACK_IMPORTED_MODULE_3__/* .endingsFor */ .U)(file);
    const stem = file.slice(0, file.length - document.length);
    return {
        name,
        file,
        lock: stem + lock,
        eventLog: stem + eventLog,
        index: stem + index,
    };
}
function realFile(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
    }
    catch {
        return throughLinks(file, MAX_LINKS) ?? file;
    }
}
/** Of a link whose file is not there: where that would be. Null when links lead in a circle, or to what cannot be reached. */
function throughLinks(file, links) {
    let target;
    try {
        target = node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(file);
    }
    catch (error) {
        return (0,_presence_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsence */ .M)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)) || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EINVAL' ? file : null;
    }
    return links === 0 ? null : throughLinks(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(realFile(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file)), target), links - 1);
}


/***/ }),

/***/ 4057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isThere),
/* harmony export */   M: () => (/* binding */ isAbsence)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);



/** With these the file system says that there is nothing of this name; with all others, that it cannot be reached. */
function isAbsence(code) {
    return code === 'ENOENT' || code === 'ENOTDIR';
}
/**
 * Whether a file is there. What cannot be reached may be there, with everything that was recorded.
 * @param name what it is called in messages
 * @throws RefusedError when it cannot be told; InvalidInputError for a name that no file can have
 */
function isThere(name, file) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        return true;
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
        if (isAbsence(code))
            return false;
        if (code === 'ENAMETOOLONG') {
            throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC(`${name} cannot be the name of a file: ${code}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fixForFileFault */ .t1)(code));
        }
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${name} cannot be read: ${code || String(error)}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fixForFileFault */ .t1)(code));
    }
}


/***/ }),

/***/ 4835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ tooLarge),
/* harmony export */   i: () => (/* binding */ writeWholeDocument)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9646);
/* harmony import */ var _file_document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4865);
/* harmony import */ var _write_under_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7572);




/**
 * @param makeRoom see {@link writeUnderLock}
 * @throws InvalidInputError when it would be too large to be read again; StoreError when it could not be written
 */
function writeWholeDocument({ file, name }, lock, stored, makeRoom) {
    const bytes = Buffer.from((0,_file_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .serializeDocument */ .w)(stored));
    if (bytes.length > _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DOCUMENT_BYTES */ .b)
        throw tooLarge(name);
    (0,_write_under_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .writeUnderLock */ .N)(file, bytes, lock, makeRoom);
}
function tooLarge(name) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`${name} would become larger than ${_engine_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DOCUMENT_BYTES */ .b} bytes.`, 'Keep large results in files, and their names in the document.');
}


/***/ }),

/***/ 7572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ writeUnderLock)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9763);


/**
 * Replaces a file, durably, that only the holder of the lock may write.
 * @param makeRoom is called when the new content is on the disk and only has to get its name
 * @throws LockLostError when somebody has taken the lock over; StoreError when it could not be written. The old content
 *   is then still there.
 */
function writeUnderLock(file, bytes, lock, makeRoom = () => { }) {
    const beforeRename = () => {
        lock.check(true);
        makeRoom();
    };
    try {
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(file, bytes, { temporary: lock.temporaryFile(), beforeRename });
    }
    catch (error) {
        // Without its lock a process finds its temporary file gone, which would be said of the folder.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error.cause) === 'ENOENT')
            lock.check(true);
        throw error;
    }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(6708);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
