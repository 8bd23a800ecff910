#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 8908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ COMMANDS)
/* harmony export */ });
const COMMANDS = [
    {
        name: 'run',
        summary: 'run a command once; when the script is run again, skip it if it is done',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(100)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4100)),
        ownErrorCode: 125,
    },
    {
        name: 'init',
        summary: 'begin a run document: a large task, split into units',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(274), __nccwpck_require__.e(824)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5824)),
    },
    {
        name: 'unit',
        summary: 'record what became of a unit',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(274), __nccwpck_require__.e(177)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8177)),
    },
    {
        name: 'phase',
        summary: 'record where a phase stands',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(332)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4951)),
    },
    {
        name: 'get',
        summary: 'print a run document, or a summary of it',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(107)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7107)),
    },
    {
        name: 'resume',
        summary: 'say which units to skip, which to do and which have to wait',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(274), __nccwpck_require__.e(646)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6646)),
    },
    {
        name: 'item',
        summary: 'report what has to be looked at before the run is done',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(68), __nccwpck_require__.e(588)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9588)),
    },
    {
        name: 'resolve',
        summary: 'settle such items',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(68), __nccwpck_require__.e(363)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9363)),
    },
    {
        name: 'validation',
        summary: 'record the outcome of the final validation',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(848)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9848)),
    },
    {
        name: 'finalize',
        summary: 'end a run: done, needs_attention or aborted',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(68), __nccwpck_require__.e(849)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8849)),
    },
    {
        name: 'rebuild',
        summary: 'make a run document from its event log again',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(650)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6650)),
    },
    {
        name: 'status',
        summary: 'where a run stands, and how to resume it; changes nothing',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(198), __nccwpck_require__.e(704)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5704)),
    },
    {
        name: 'gc',
        summary: 'move runs that are over into the archive',
        load: () => Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(600), __nccwpck_require__.e(198), __nccwpck_require__.e(665)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7665)),
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
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8908);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3250);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1178);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2315);






/** The `checkpoint` command: finds the command that is meant and loads only that one. */
async function main(args) {
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
    const entry = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .L.find((candidate) => candidate.name === name);
    if (entry === undefined) {
        (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(`there is no command "${name}". checkpoint --help lists them.`);
        return _exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage;
    }
    return run(entry, await entry.load(), rest);
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


/** Tells the person at the terminal something, on one line of standard error: standard output is for results. */
function say(message) {
    (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDERR */ .xS, `checkpoint: ${message}\n`);
}
/** An error, and what to do about it. */
function sayError(error) {
    const fix = error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckpointError */ .jg && error.fix !== '' ? ` ${error.fix}` : '';
    say(`${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}${fix}`);
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
/* harmony import */ var _engine_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(543);


/** A result, as it is, to standard output. A reader that has seen enough (`| head`) does not end the work. */
function printText(text) {
    (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDOUT */ .UU, text);
}
/** A result for programs: JSON on one line, which a terminal can show as well. */
function printJson(value) {
    printText(`${(0,_engine_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .e)(value)}\n`);
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
        'checkpoint <command> --help explains one of them, checkpoint --version says which version this is.',
        '',
    ].join('\n');
}
/**
 * `parseArgs` of Node, with errors that name the command.
 * @throws UsageError
 */
function parseCommandLine(command, config) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)(config);
    }
    catch (error) {
        // Node's advice behind the first sentence is about its own conventions.
        const [sentence = ''] = (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error).split(/\.\s/);
        throw new UsageError(command, `${sentence.replace(/\.$/, '')}.`);
    }
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
 */
function writeOutput(descriptor, data) {
    let rest = typeof data === 'string' ? Buffer.from(data) : data;
    while (rest.length > 0) {
        try {
            rest = rest.subarray((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, rest));
        }
        catch (error) {
            // A reader that is behind (EAGAIN) is waited for; one that is gone (EPIPE) must not stop the work.
            if ((0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) !== 'EAGAIN')
                return;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
        }
    }
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
/** Also of errors from another thread or realm, which are no instances of our own class. */
function isError(error) {
    return error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';
}
/** What an error says, with its causes, on one line. */
function describeError(error) {
    if (!isError(error))
        return String(error);
    // Services answer with pages; what matters comes before.
    const own = (error.message || error.name).replace(/\s*<(?:\?xml|!doctype|html)[\s\S]*/i, '');
    const cause = error.cause === undefined ? '' : describeError(error.cause);
    return cause !== '' && !own.includes(cause) ? `${own} (${cause})` : own;
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
            return 'Give this user permission to write there.';
        case 'EROFS':
            return 'The file system is read-only; use another folder.';
        case 'ENOENT':
        case 'ENOTDIR':
            return 'The folder is gone; create it again.';
        default:
            return 'Check the disk and the folder.';
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
