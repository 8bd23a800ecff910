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

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

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

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 4640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ settleBeforehand)
/* harmony export */ });
/* harmony import */ var _engine_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7624);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8667);
/* harmony import */ var _proof_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(474);
/* harmony import */ var _restore_step_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1121);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5515);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(558);







/**
 * Decides about a step, asking its probe where the table wants a proof, and restores it where it is skipped.
 * @param rewritten its comment is to say something else than it was made to say
 * @throws RefusedError when the step must fail before anything is touched; the message names the ways out
 */
async function settleBeforehand(session, remote, print, rewritten = false) {
    const { step } = session.inputs;
    let situation = { ...situationOf(session, print), rewritten };
    let answer = null;
    for (;;) {
        const decision = (0,_engine_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decide */ .LD)(situation);
        if ((0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .isDebug */ ._o)(process.env))
            (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .debug */ .Yz)(`checkpoint: row ${decision.row} of the table: ${decision.action}`);
        switch (decision.action) {
            case 'run':
                return { run: decision.reason };
            case 'fail':
                throw refusal(step, decision);
            case 'prove': {
                answer = await (0,_proof_js__WEBPACK_IMPORTED_MODULE_2__/* .askProof */ .q)(session, print);
                situation = { ...situation, proof: answer.proof };
                break;
            }
            case 'skip': {
                if ((0,_engine_record_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_)(session.journal.document.units, step)?.status !== 'done') {
                    const { adoptStep } = await Promise.all(/* import() */[__nccwpck_require__.e(382), __nccwpck_require__.e(153), __nccwpck_require__.e(913)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3913));
                    return { done: await adoptStep(session, remote, print, decision.reason, answer) };
                }
                const restored = await (0,_restore_step_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreStep */ .T)(session, remote, decision.reason);
                if ('result' in restored)
                    return { done: restored.result };
                situation = { ...situation, unrestorable: restored.unrestorable };
            }
        }
    }
}
function situationOf(session, print) {
    const { context, inputs, knowledge, journal, work } = session;
    const unit = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_)(journal.document.units, inputs.step);
    return {
        step: inputs.step,
        steps: (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .jobSteps */ .D)(session),
        attempt: context.attempt,
        work,
        fingerprint: print,
        knowledge,
        // With two writers, the use may be that of the other job.
        usedBefore: unit?.usedInAttempt === context.attempt && !knowledge.twoWriters,
        resume: inputs.resume,
        onUnknown: inputs.policies.onUnknown,
        onChange: inputs.policies.onChange,
        proof: inputs.policies.probe === '' ? 'none' : 'available',
        unrestorable: [],
    };
}
function refusal(step, decision) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${(0,_engine_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutStep */ .Yt)(step, decision.reason)}.`, decision.fix ?? '');
}


/***/ }),

/***/ 9445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  rz: () => (/* binding */ FIRST_USE),
  fe: () => (/* binding */ appendSummary),
  LZ: () => (/* binding */ saveState),
  uH: () => (/* binding */ setOutput)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./build/src/effects/command/append-pair.js

/**
 * Appends a name and its value to a file command such as `GITHUB_OUTPUT`, in the form with a delimiter, which does
 * not occur in the value, so that a value cannot end it early.
 */
function appendPair(file, name, value) {
    let delimiter = 'checkpoint_end';
    while (value.includes(delimiter))
        delimiter += '_';
    external_node_fs_.appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __nccwpck_require__(2993);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __nccwpck_require__(558);
;// CONCATENATED MODULE: ./build/src/action/file-commands.js




/** The state by which the post step of the job's first use knows that it is the one that tidies up. */
const FIRST_USE = 'CHECKPOINT_FIRST_USE';
/** Sets an output of this step. */
function setOutput(name, value) {
    withFile('GITHUB_OUTPUT', (file) => appendPair(file, name, value));
}
/** Keeps a value for this step's post stage, where it is the variable `STATE_<name>`. */
function saveState(name, value) {
    withFile('GITHUB_STATE', (file) => appendPair(file, name, value));
}
function appendSummary(markdown) {
    withFile('GITHUB_STEP_SUMMARY', (file) => external_node_fs_.appendFileSync(file, markdown));
}
/** The files that could not be written; that is said once for each. */
const refused = new Set();
function withFile(command, append) {
    const file = process.env[command];
    // Outside a runner there is nobody to tell.
    if (file === undefined || file === '')
        return;
    try {
        append(file);
    }
    catch (problem) {
        if (refused.has(command))
            return;
        refused.add(command);
        // Not thrown: the work is done and must be recorded all the same.
        (0,workflow_commands/* error */.z3)(`Later steps will not see what belongs into ${command}, which cannot be written (${(0,errors/* describeError */.Uc)(problem)}).`);
    }
}


/***/ }),

/***/ 2281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  W: () => (/* binding */ homeFolder),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/decision.js
var decision = __nccwpck_require__(7624);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __nccwpck_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/step-name.js
var step_name = __nccwpck_require__(4046);
// EXTERNAL MODULE: ./build/src/engine/globs.js
var engine_globs = __nccwpck_require__(207);
;// CONCATENATED MODULE: ./build/src/store/progress/globs.js



/**
 * Sorts the lines of `progress-files`. Lines are relative to the workspace, or begin with `~/`, or are absolute and lead
 * into one of the two. A line with `!` that is relative leaves files out of both.
 * @throws InvalidInputError that names the line
 */
function parseProgressGlobs(input, roots, platform = process.platform) {
    const globs = { workspace: [], home: [] };
    for (const line of (0,engine_globs/* parseGlobs */.nS)(input)) {
        const mark = line.startsWith('!') ? '!' : '';
        const pattern = withSlashes(line.slice(mark.length).trim(), platform);
        if (pattern === engine_globs/* CHANGES */.Y6) {
            throw new errors/* InvalidInputError */.oC(`"progress-files" takes globs; "${engine_globs/* CHANGES */.Y6}" is only known to "files".`, 'Name the files that the step needs to go on, for example "state/**".');
        }
        const { place, rest } = placeOf(pattern, roots, platform);
        if (place === null || rest === '' || engine_globs/* PARENT_FOLDER */.uT.test(rest))
            throw leadsOut(line);
        globs[place].push(mark + rest);
        if (mark !== '' && rest === pattern)
            globs.home.push(mark + rest);
    }
    const used = (lines) => (lines.some((line) => !line.startsWith('!')) ? lines : []);
    return { workspace: used(globs.workspace), home: used(globs.home) };
}
function placeOf(pattern, roots, platform) {
    if (pattern.startsWith('~/'))
        return { place: 'home', rest: pattern.slice(2) };
    if (pattern.startsWith('~'))
        return { place: null, rest: pattern };
    const { isAbsolute } = platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix;
    if (!isAbsolute(pattern))
        return { place: 'workspace', rest: pattern.replace(/^(?:\.\/)+/, '') };
    for (const place of ['workspace', 'home']) {
        const root = `${withSlashes(roots[place], platform).replace(/\/+$/, '')}/`;
        const fold = (text) => (platform === 'win32' ? text.toLowerCase() : text);
        if (root !== '/' && fold(pattern).startsWith(fold(root)))
            return { place, rest: pattern.slice(root.length) };
    }
    return { place: null, rest: pattern };
}
function withSlashes(pattern, platform) {
    return platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern;
}
function leadsOut(line) {
    return new errors/* InvalidInputError */.oC(`"progress-files" has the pattern "${line}", which leads out of the workspace and the home folder.`, 'Use patterns relative to the workspace, such as "state/**", or to the home folder, such as "~/.agent/sessions/**".');
}

// EXTERNAL MODULE: ./build/src/store/store.js
var store = __nccwpck_require__(6942);
// EXTERNAL MODULE: ./build/src/engine/label-names.js
var label_names = __nccwpck_require__(175);
;// CONCATENATED MODULE: ./build/src/action/input-values.js

/** Reads single values from the `INPUT_…` variables of the runner. Each names the input in its errors. */
function raw(env, name) {
    return env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '';
}
function input_values_text(env, name) {
    return raw(env, name).trim();
}
function oneOf(env, name, allowed) {
    const value = input_values_text(env, name) || allowed[0];
    const match = allowed.find((candidate) => candidate === value);
    if (match !== undefined)
        return match;
    throw new errors/* InvalidInputError */.oC(`The input "${name}" is "${value}".`, `Use one of ${allowed.join(', ')}.`);
}
/** A list separated by commas or spaces, each value once; the first allowed one when the input is empty. */
function someOf(env, name, allowed) {
    const words = input_values_text(env, name)
        .split(/[\s,]+/)
        .filter((word) => word !== '');
    const found = words.map((word) => {
        const match = allowed.find((candidate) => candidate === word);
        if (match !== undefined)
            return match;
        throw new errors/* InvalidInputError */.oC(`The input "${name}" has "${word}".`, `Use one or more of ${allowed.join(', ')}.`);
    });
    return found.length === 0 ? [allowed[0]] : [...new Set(found)];
}
/** As the runner's own `core.getBooleanInput`: the YAML 1.2 core schema. */
function flag(env, name, fallback) {
    const value = input_values_text(env, name);
    if (value === '')
        return fallback;
    if (['true', 'True', 'TRUE'].includes(value))
        return true;
    if (['false', 'False', 'FALSE'].includes(value))
        return false;
    throw new errors/* InvalidInputError */.oC(`The input "${name}" is "${value}".`, 'Use true or false.');
}
function wholeNumber(env, name, { least, most, fallback }) {
    const value = input_values_text(env, name);
    // As from a variable that is not set: the same as leaving the input out.
    if (value === '')
        return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most)
        return number;
    throw new errors/* InvalidInputError */.oC(`The input "${name}" is "${value}".`, `Give a whole number from ${least} to ${most}.`);
}
/** A number with decimals, such as `0.5`; `fallback` when the input is empty. */
function decimal(env, name, fallback) {
    const value = input_values_text(env, name);
    if (value === '')
        return fallback;
    const number = Number(value);
    if (/^\d+(\.\d+)?$/.test(value))
        return number;
    throw new errors/* InvalidInputError */.oC(`The input "${name}" is "${value}".`, 'Give a number such as 10 or 0.5.');
}
/** Whole numbers from 0 to 255, separated by commas or spaces. */
function exitCodes(env, name) {
    const words = input_values_text(env, name)
        .split(/[\s,]+/)
        .filter((word) => word !== '');
    return words.map((word) => {
        if (/^\d{1,10}$/.test(word))
            return Number(word);
        throw new errors/* InvalidInputError */.oC(`The input "${name}" has "${word}".`, 'Give exit codes, such as "1, 75".');
    });
}

;// CONCATENATED MODULE: ./build/src/action/github-effect.js



/**
 * The default of inputs for which an empty text is not the same as none: a comment whose text came out empty is an
 * error, not a step without an effect.
 */
const NOT_GIVEN = '(not given)';
/** Inputs of which a step takes one. */
const EFFECTS = ['run', 'labels', 'comment', 'comment-file'];
/** Inputs that say how a command is run, or tried again. Effects do not take them. */
const FOR_COMMANDS = [
    'shell',
    'working-directory',
    'files',
    'outputs',
    'probe',
    'retry-on-exit-codes',
];
/** Inputs that belong to an effect, with what they are when they are left alone. */
const OF_EFFECT = [
    { input: 'create-labels', of: ['labels'], alone: ['', 'false'] },
    { input: 'sticky', of: ['comment', 'comment-file'], alone: ['', 'false'] },
    { input: 'target-number', of: ['labels', 'comment', 'comment-file'], alone: [''] },
];
/**
 * The label or comment that a step is about; null when it is about none.
 * @throws InvalidInputError when inputs do not go together
 */
function readGitHubEffect(env, mode) {
    const given = EFFECTS.filter((input) => isGiven(env, input));
    const [effect] = given;
    if (given.length > 1) {
        throw new errors/* InvalidInputError */.oC(`A step does one thing, and this one has the inputs ${quoted(given)}.`, 'Make it several steps, each with its own name.');
    }
    for (const { input, of, alone } of OF_EFFECT) {
        if ((effect === undefined || !of.includes(effect)) && !alone.includes(input_values_text(env, input))) {
            throw new errors/* InvalidInputError */.oC(`The input "${input}" has nothing to do in this step.`, `It goes with ${quoted(of)}.`);
        }
    }
    if (effect === undefined || effect === 'run')
        return null;
    if (mode !== 'auto') {
        throw new errors/* InvalidInputError */.oC(`The input "${effect}" does not go with "mode: ${mode}".`, 'Leave one of them out.');
    }
    refuseInputsOfCommands(env, effect);
    const target = targetNumber(env);
    return effect === 'labels' ? labels(env, target) : comment(env, effect, target);
}
function comment(env, effect, target) {
    const value = raw(env, effect);
    if (value.trim() === '') {
        throw new errors/* InvalidInputError */.oC(`The input "${effect}" is empty.`, 'If there may be nothing to say, give the step an "if:".');
    }
    const isFile = effect === 'comment-file';
    return {
        kind: 'comment',
        text: isFile ? null : value,
        file: isFile ? value.trim() : '',
        sticky: flag(env, 'sticky', false),
        target,
    };
}
function labels(env, target) {
    const names = (0,label_names/* parseLabels */.Xy)(raw(env, 'labels'));
    if (names.length === 0) {
        throw new errors/* InvalidInputError */.oC('The input "labels" is empty.', 'If there may be none to add, give the step an "if:".');
    }
    return { kind: 'labels', names, create: flag(env, 'create-labels', false), target };
}
function refuseInputsOfCommands(env, effect) {
    const out = FOR_COMMANDS.filter((input) => input_values_text(env, input) !== '');
    const changed = [
        ...(['', 'rerun'].includes(input_values_text(env, 'on-unknown')) ? [] : ['on-unknown']),
        ...(['', '1'].includes(input_values_text(env, 'max-attempts')) ? [] : ['max-attempts']),
    ];
    const [first] = [...out, ...changed];
    if (first === undefined)
        return;
    throw new errors/* InvalidInputError */.oC(`The input "${first}" does not go with "${effect}".`, 'Leave it out: GitHub is asked what is there before anything is done, and again when it gives no answer.');
}
function targetNumber(env) {
    const value = input_values_text(env, 'target-number').replace(/^#/, '');
    if (value === '' || /^[1-9]\d{0,17}$/.test(value))
        return value;
    throw new errors/* InvalidInputError */.oC(`The input "target-number" is "${value}".`, 'Give the number alone, such as 42.');
}
function isGiven(env, input) {
    if (input === 'run')
        return raw(env, input).trim() !== '';
    const variable = env[`INPUT_${input.toUpperCase()}`];
    return variable !== undefined && variable !== NOT_GIVEN;
}
function quoted(names) {
    return names.map((name) => `"${name}"`).join(', ');
}

;// CONCATENATED MODULE: ./build/src/action/inputs.js










const ON_SAVE_FAILURE = ['warn', 'fail'];
const MODES = ['auto', 'begin', 'complete', 'load', 'clear'];
/** @throws InvalidInputError that names the input, its value and what it may be */
function readInputs(env) {
    const mode = oneOf(env, 'mode', MODES);
    const step = input_values_text(env, 'step');
    if (mode !== 'load' && mode !== 'clear' && step === '') {
        throw new errors/* InvalidInputError */.oC('The input "step" is missing.', 'Name the step, for example "step: ai-complete".');
    }
    if (step !== '')
        checkStepName('step', step);
    const run = raw(env, 'run');
    if (mode !== 'auto' && run.trim() !== '') {
        throw new errors/* InvalidInputError */.oC(`The input "run" does not go with "mode: ${mode}".`, 'Leave one of them out.');
    }
    return {
        mode,
        step,
        steps: stepList(env),
        run: run.trim() === '' ? '' : run,
        effect: readGitHubEffect(env, mode),
        shell: input_values_text(env, 'shell'),
        workingDirectory: input_values_text(env, 'working-directory'),
        files: (0,engine_globs/* parseGlobs */.nS)(raw(env, 'files')),
        progressFiles: progressFiles(env, run),
        autosaveMs: decimal(env, 'autosave-seconds', 60) * 1000,
        inputs: raw(env, 'inputs'),
        fingerprint: input_values_text(env, 'fingerprint'),
        outputs: raw(env, 'outputs'),
        policies: readPolicies(env, mode),
        issueNumber: issueNumber(env),
        commitSha: input_values_text(env, 'commit-sha'),
        key: input_values_text(env, 'key'),
        retentionDays: wholeNumber(env, 'retention-days', { least: 1, most: 400, fallback: 30 }),
        stores: someOf(env, 'stores', store/* STORE_NAMES */.nX),
        encryptionKey: encryptionKey(env),
        requireEncryption: flag(env, 'require-encryption', false),
        resume: flag(env, 'resume', true),
        token: input_values_text(env, 'token'),
        runner: {
            matrix: input_values_text(env, 'runner-matrix'),
            jobIndex: input_values_text(env, 'runner-job-index'),
            calledWorkflow: input_values_text(env, 'runner-called-workflow'),
            checkRunId: input_values_text(env, 'runner-check-run-id'),
            container: input_values_text(env, 'runner-container'),
        },
    };
}
function readPolicies(env, mode) {
    // Between `begin` and `complete` stands somebody else's action, which is not known to bear a second run.
    const unknown = mode === 'begin' || mode === 'complete' ? 'fail' : 'rerun';
    return {
        onUnknown: input_values_text(env, 'on-unknown') === '' ? unknown : oneOf(env, 'on-unknown', decision/* ON_UNKNOWN */.zN),
        onChange: oneOf(env, 'on-change', decision/* ON_CHANGE */.pO),
        onSaveFailure: oneOf(env, 'on-save-failure', ON_SAVE_FAILURE),
        probe: raw(env, 'probe').trim() === '' ? '' : raw(env, 'probe'),
        retry: {
            maxAttempts: wholeNumber(env, 'max-attempts', { least: 1, most: 100, fallback: 1 }),
            waitMs: decimal(env, 'retry-wait-seconds', 10) * 1000,
            exitCodes: exitCodes(env, 'retry-on-exit-codes'),
        },
        timeoutMs: decimal(env, 'timeout-minutes', 0) * 60_000 || Number.POSITIVE_INFINITY,
    };
}
function progressFiles(env, run) {
    const given = raw(env, 'progress-files');
    if (given.trim() !== '' && run.trim() === '') {
        throw new errors/* InvalidInputError */.oC('The input "progress-files" is only for a command, in "run".', 'Put the command into "run", or leave "progress-files" out.');
    }
    return parseProgressGlobs(given, {
        workspace: external_node_path_.resolve(env.GITHUB_WORKSPACE ?? '.'),
        home: homeFolder(env),
    });
}
/** As the command sees it: the job may have set another one than the user's own. */
function homeFolder(env) {
    return external_node_path_.resolve((process.platform === 'win32' ? env.USERPROFILE : env.HOME) || external_node_os_.homedir());
}
function stepList(env) {
    const names = raw(env, 'steps')
        .split(/[\s,]+/)
        .filter((name) => name !== '');
    for (const name of names)
        checkStepName('steps', name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) {
        throw new errors/* InvalidInputError */.oC(`The input "steps" names "${twice}" twice.`, 'Name each step once, in order.');
    }
    return names.length > 0 ? names : null;
}
function checkStepName(input, name) {
    if ((0,step_name/* isStepName */.g)(name))
        return;
    throw new errors/* InvalidInputError */.oC(`The input "${input}" has the name "${name}".`, step_name/* STEP_NAME_RULE */.O);
}
/** Anybody who may read artifacts can try keys at home, as long as they like. */
const MIN_KEY_LENGTH = 16;
function encryptionKey(env) {
    const key = input_values_text(env, 'encryption-key');
    if (key === '' || key.length >= MIN_KEY_LENGTH)
        return key;
    throw new errors/* InvalidInputError */.oC(`The input "encryption-key" has ${key.length} characters; it needs at least ${MIN_KEY_LENGTH}.`, 'Make one with "openssl rand -hex 32" and keep it as a secret.');
}
function issueNumber(env) {
    const value = input_values_text(env, 'issue-number').replace(/^#/, '');
    if (value !== '' && !/^\d{1,18}$/.test(value)) {
        throw new errors/* InvalidInputError */.oC(`The input "issue-number" is "${value}".`, 'Give the number alone, such as 42.');
    }
    return value;
}


/***/ }),

/***/ 1299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ JobState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4872);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6848);




/** GitHub allows 500 artifacts a job; the other 100 are for the workflow's own. */
const MAX_ARTIFACTS = 400;
/** After so many failed saves in a job, later ones get less time. */
const FAILURES_BEFORE_HURRY = 2;
/**
 * What the uses of this action within one job tell each other, as files in the runner's temp folder. It is there
 * to keep the log short and the job fast; losing it loses no work, so faults of the disk are passed over.
 */
class JobState {
    #folder;
    constructor(context) {
        const { temp, runId, attempt } = context;
        const folder = `job-${runId}-${attempt}-${(0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(identityOf(context)).slice(0, 12)}`;
        this.#folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(temp, 'checkpoint-action', folder);
    }
    /**
     * True for the first caller in this job, false for all others. Where that cannot be noted, everybody is the first:
     * a message that comes twice does less harm than one that never comes.
     */
    first(what) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.#folder, { recursive: true });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#folder, `first-${what}`), 'wx'));
            return true;
        }
        catch (error) {
            return (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) !== 'EEXIST';
        }
    }
    addUse(use) {
        this.#append('uses.jsonl', `${JSON.stringify(use)}\n`);
    }
    uses() {
        return this.#read('uses.jsonl')
            .split('\n')
            .flatMap((line) => {
            try {
                return line === '' ? [] : [JSON.parse(line)];
            }
            catch {
                return [];
            }
        });
    }
    countFailedSave() {
        this.#append('failed-saves', '.');
    }
    /** Whether saves have failed so often that later ones should not hold up the job. */
    get inHurry() {
        return this.#read('failed-saves').length >= FAILURES_BEFORE_HURRY;
    }
    /** A document could not be kept without GitHub's clients, so that the rest of the job leaves it to them. */
    noteDirectFailure() {
        this.#append('direct-failed', '.');
    }
    get directWorks() {
        return this.#read('direct-failed') === '';
    }
    countArtifact() {
        this.#append('artifacts', '.');
    }
    countAutosave() {
        this.#append('autosaves', '.');
    }
    /** How often the progress of running steps has been saved. */
    get autosaves() {
        return this.#read('autosaves').length;
    }
    /** @param reserve how many have to be left, for the post step's last word */
    hasRoomForArtifacts(reserve) {
        return this.#read('artifacts').length + reserve < MAX_ARTIFACTS;
    }
    #append(name, text) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.#folder, { recursive: true });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#folder, name), text);
        }
        catch {
            // see above
        }
    }
    #read(name) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#folder, name), 'utf8');
        }
        catch {
            return '';
        }
    }
}
/** Jobs of one attempt may come one after the other to a runner that does not empty its temp folder. */
function identityOf({ writer, scope }) {
    return writer === '' ? (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)({ ...scope, key: '' }) : writer;
}


/***/ }),

/***/ 247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C: () => (/* binding */ findPlaces),
  G: () => (/* binding */ inPlaces)
});

;// CONCATENATED MODULE: ./build/src/action/services.js
/** What it means for the job that its only store is missing. */
const NOTHING_SURVIVES = 'Steps are recorded on this machine only, which does not survive the job';
/** Why this job has no such store, or null when it has. The tests are the client libraries' own. */
const MISSING = {
    // actions/toolkit, packages/artifact/src/internal/shared/config.ts
    artifact: (env) => {
        if (isEnterpriseServer(env)) {
            return 'GitHub Enterprise Server has no artifact service that this action can use';
        }
        return env.ACTIONS_RUNTIME_TOKEN && env.ACTIONS_RESULTS_URL
            ? null
            : 'This runner offers no artifact service';
    },
    // actions/toolkit, packages/cache/src/internal/config.ts
    cache: (env) => {
        const second = Boolean(env.ACTIONS_CACHE_SERVICE_V2) && !isEnterpriseServer(env);
        const address = second ? env.ACTIONS_RESULTS_URL : env.ACTIONS_CACHE_URL || env.ACTIONS_RESULTS_URL;
        return env.ACTIONS_RUNTIME_TOKEN && address ? null : 'This runner offers no cache service';
    },
};
function isEnterpriseServer(env) {
    const host = hostOf(env.GITHUB_SERVER_URL ?? 'https://github.com');
    return host !== 'GITHUB.COM' && !host.endsWith('.GHE.COM') && !host.endsWith('.LOCALHOST');
}
function hostOf(url) {
    try {
        return new URL(url).hostname.trimEnd().toUpperCase();
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/src/action/places.js

/**
 * A store that is missing now was missing in the earlier attempts of the run as well, so it holds nothing. As long as
 * there is another store, it makes no step unknown.
 */
function findPlaces(inputs, env) {
    if (inputs.requireEncryption && inputs.encryptionKey === '') {
        const unavailable = `"require-encryption" is true and "encryption-key" is empty, as it is in runs from forks, so that nothing leaves this machine. ${NOTHING_SURVIVES}`;
        return { usable: [], unavailable, missing: [] };
    }
    const reasons = inputs.stores.map((store) => ({ store, reason: MISSING[store](env) }));
    const missing = reasons.flatMap(({ reason }) => (reason === null ? [] : [reason]));
    const usable = reasons.filter(({ reason }) => reason === null).map(({ store }) => store);
    return usable.length === 0
        ? { usable, unavailable: `${missing.join('. ')}. ${NOTHING_SURVIVES}`, missing: [] }
        : { usable, unavailable: null, missing };
}
const PHRASES = { artifact: 'as an artifact', cache: 'in the cache' };
/** For messages: `as an artifact`, `as an artifact or in the cache`. */
function inPlaces(stores) {
    return stores.map((store) => PHRASES[store]).join(' or ');
}


/***/ }),

/***/ 474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ askProof)
/* harmony export */ });
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(558);

/** Runs the step's probe and says in the log what it answered. */
async function askProof(session, print) {
    const { inputs } = session;
    const [{ askProbe }, { commandSpec }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 796).then(__nccwpck_require__.bind(__nccwpck_require__, 3796)),
        __nccwpck_require__.e(/* import() */ 42).then(__nccwpck_require__.bind(__nccwpck_require__, 6042)),
    ]);
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .group */ .Os)(`checkpoint: asking the probe of ${inputs.step}`, inputs.policies.probe.trimEnd().split(/\r?\n/));
    const { signals } = session;
    const before = signals.listen(() => { });
    const answer = await askProbe(commandSpec(session, print, inputs.policies.probe), (command) => {
        signals.listen((signal) => command.stop(signal));
    });
    // A signal that came meanwhile goes to whoever listened before.
    signals.listen(before);
    return answer;
}


/***/ }),

/***/ 6254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  I: () => (/* binding */ LOAD_MS),
  V: () => (/* binding */ Remote)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./build/src/store/clock.js
var clock = __nccwpck_require__(9845);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __nccwpck_require__(6848);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var engine_errors = __nccwpck_require__(2993);
;// CONCATENATED MODULE: ./build/src/store/direct/way.js
/** What @actions/http-client looks at; Node's own client knows nothing of it. */
const PROXIES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/** Whether GitHub can be asked without its clients: where a proxy is set, they know how to go through it. */
function isWayOpen(env) {
    return !PROXIES.some((name) => (env[name] ?? '') !== '');
}

// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __nccwpck_require__(558);
;// CONCATENATED MODULE: ./build/src/action/direct-way.js





/** How long this way may take before GitHub's clients are asked, in ms; at most half of the time that is left. */
const PATIENCE_MS = 5_000;
/** A larger document goes through the client, which sends it in blocks and notices when the upload stalls. */
const MAX_BYTES = 4 * 1024 * 1024;
/**
 * Documents to and from the artifact service without GitHub's clients, which take most of a short step's time to load.
 * It serves the usual case only: whatever it cannot do, or does not understand, the clients do.
 */
class DirectWay {
    #setup;
    #job;
    #loading = null;
    #prepared = null;
    /** @param job remembers that this way failed, so that no later step of the job tries it */
    constructor(setup, job) {
        this.#setup = setup;
        this.#job = job;
    }
    /** Whether there is such a way now. */
    isOpen(stores) {
        const onlyArtifacts = stores.length === 1 && stores[0] === 'artifact';
        return onlyArtifacts && isWayOpen(process.env) && this.#job.directWorks;
    }
    /** Begins to ask for what is known of a scope, once. Null: the clients have to be asked. */
    load({ scopeHash: scope, attempt }) {
        const { repository, runId, token } = this.#setup;
        const end = (0,clock/* steadyNow */.r)() + PATIENCE_MS;
        this.#loading ??= this.#try('load', async () => {
            const { loadDirectly } = await __nccwpck_require__.e(/* import() */ 668).then(__nccwpck_require__.bind(__nccwpck_require__, 8668));
            return loadDirectly({ repository, runId, token, scope, attempt, deadline: () => end }, process.env);
        });
        return this.#loading;
    }
    /**
     * Takes the name of the next document while something else is going on, and loads what its upload needs. Keeping it
     * then takes one request less.
     */
    async prepare(name, retentionDays) {
        this.#prepared = { name, begun: this.#begin(name, retentionDays, () => Number.POSITIVE_INFINITY) };
        // The save that needs it reports its failure.
        await this.#prepared.begun.catch(() => { });
    }
    /** Whether a document's name has been taken already. */
    isPrepared(name) {
        return this.#prepared?.name === name;
    }
    /** Whether a save can go this way. */
    takes({ texts }) {
        const size = Buffer.byteLength(texts.get('artifact') ?? '');
        return this.isOpen([...texts.keys()]) && size <= MAX_BYTES;
    }
    /** @throws StoreError when it is not kept; its name may be taken, and the clients have to be given another one */
    async save({ name, texts, retentionDays }, deadline) {
        const { finishUpload, isUsable } = await __nccwpck_require__.e(/* import() */ 219).then(__nccwpck_require__.bind(__nccwpck_require__, 3219));
        const prepared = this.isPrepared(name) ? this.#prepared : null;
        this.#prepared = null;
        try {
            const begun = await (prepared?.begun ?? this.#begin(name, retentionDays, deadline));
            if (prepared !== null && !isUsable(begun, new Date())) {
                throw new errors/* StoreError */.AD('the address for the upload is not good any more', '');
            }
            const id = await finishUpload(begun, texts.get('artifact') ?? '', within(deadline));
            return { kept: [{ store: 'artifact', id }], faults: [] };
        }
        catch (error) {
            if (error instanceof errors/* StoreError */.AD)
                throw error;
            this.#job.noteDirectFailure();
            throw new errors/* StoreError */.AD((0,engine_errors/* describeError */.Uc)(error), '');
        }
    }
    async #begin(name, retentionDays, deadline) {
        const { beginUpload } = await __nccwpck_require__.e(/* import() */ 219).then(__nccwpck_require__.bind(__nccwpck_require__, 3219));
        return beginUpload(name, retentionDays, process.env, within(deadline));
    }
    async #try(what, work) {
        try {
            return await work();
        }
        catch (error) {
            if ((0,workflow_commands/* isDebug */._o)(process.env))
                (0,workflow_commands/* debug */.Yz)(`checkpoint: ${what} by GitHub's clients: ${(0,engine_errors/* describeError */.Uc)(error)}`);
            return null;
        }
    }
}
/** When this way gives up, which leaves the rest of the time to the clients; a signal may bring it forward. */
function within(deadline) {
    const started = (0,clock/* steadyNow */.r)();
    return () => started + Math.min(PATIENCE_MS, (deadline() - started) / 2);
}

// EXTERNAL MODULE: ./build/src/effects/workflow-event.js
var workflow_event = __nccwpck_require__(3354);
// EXTERNAL MODULE: ./build/src/store/file/document-text.js
var document_text = __nccwpck_require__(4865);
;// CONCATENATED MODULE: ./build/src/store/is-sealed.js
/** How the envelope of a sealed document begins (`seal-document.ts`). Apart, so that looking costs no cryptography. */
const ENVELOPE_START = '{"checkpointSeal":';
/** Whether a text is such an envelope, whatever is in it. */
function isSealed(text) {
    return text.startsWith(ENVELOPE_START);
}

;// CONCATENATED MODULE: ./build/src/action/outgoing.js




/**
 * The form in which documents and archives leave this machine for each store, and the way back.
 *
 * | key | store    | repository        | documents               | archives of files |
 * |-----|----------|-------------------|-------------------------|-------------------|
 * | yes | any      | any               | sealed                  | sealed            |
 * | no  | artifact | any               | without secrets         | as they are       |
 * | no  | cache    | private           | without secrets         | as they are       |
 * | no  | cache    | public or unknown | the record only         | not at all        |
 *
 * Anyone who can open a pull request can read the cache of a public repository.
 */
class Outgoing {
    #context;
    #key;
    #isPrivate;
    #keys = null;
    /** @param key the user's encryption key; empty: nothing is sealed */
    constructor(context, key, stores) {
        this.#context = context;
        this.#key = key;
        this.#isPrivate = stores.includes('cache') && (0,workflow_event/* isPrivateRepository */.G)(process.env);
    }
    get sealed() {
        return this.#key !== '';
    }
    /** Whether this store gets only that steps are done, and nothing that they produced. */
    recordOnly(store) {
        return store === 'cache' && !this.sealed && !this.#isPrivate;
    }
    /** Loads what {@link document} needs. */
    async prepare() {
        await (this.sealed ? __nccwpck_require__.e(/* import() */ 762).then(__nccwpck_require__.bind(__nccwpck_require__, 7762)) : __nccwpck_require__.e(/* import() */ 305).then(__nccwpck_require__.bind(__nccwpck_require__, 305)));
    }
    /** A document's text for one store. */
    async document(document, store, name, scope) {
        if (this.sealed) {
            const { sealDocument } = await __nccwpck_require__.e(/* import() */ 762).then(__nccwpck_require__.bind(__nccwpck_require__, 7762));
            return sealDocument((0,document_text/* serializeDocument */.w)(document), await this.#sealKeys(), this.#seal(scope, name));
        }
        const { recordOnly, withoutSecrets } = await __nccwpck_require__.e(/* import() */ 305).then(__nccwpck_require__.bind(__nccwpck_require__, 305));
        const open = withoutSecrets(document);
        return (0,document_text/* serializeDocument */.w)(this.recordOnly(store) ? recordOnly(open, RECORD_ONLY) : open);
    }
    /** A stored document's text as it was before it was sealed. Throws when it is not ours to trust. */
    async openDocument(text, name, scope) {
        if (!this.sealed) {
            if (!isSealed(text))
                return text;
            throw new Error('it is sealed, and "encryption-key" is not set');
        }
        if (!isSealed(text)) {
            throw new Error('it is not sealed, and with "encryption-key" only what is sealed is trusted');
        }
        const { openDocument } = await __nccwpck_require__.e(/* import() */ 762).then(__nccwpck_require__.bind(__nccwpck_require__, 7762));
        return openDocument(text, await this.#sealKeys(), this.#seal(scope, name));
    }
    /** The archive as it leaves the machine: the file itself, or a sealed one in `folder`. */
    async archive(file, digest, scope, folder) {
        if (!this.sealed)
            return file;
        const { sealArchive } = await __nccwpck_require__.e(/* import() */ 769).then(__nccwpck_require__.bind(__nccwpck_require__, 7769));
        const sealed = external_node_path_.join(folder, 'sealed');
        await sealArchive(file, sealed, await this.#sealKeys(), this.#seal(scope, `files ${digest}`));
        return sealed;
    }
    /** How large an archive of this size is in a store. */
    async storedSize(size) {
        return this.sealed ? (await __nccwpck_require__.e(/* import() */ 769).then(__nccwpck_require__.bind(__nccwpck_require__, 7769))).sealedSize(size) : size;
    }
    /** A fetched archive as it was before it was sealed, beside it. */
    async openArchive(file, digest, scope) {
        if (!this.sealed)
            return file;
        const { openArchive } = await __nccwpck_require__.e(/* import() */ 769).then(__nccwpck_require__.bind(__nccwpck_require__, 7769));
        const opened = `${file}.opened`;
        await openArchive(file, opened, await this.#sealKeys(), this.#seal(scope, `files ${digest}`));
        return opened;
    }
    #seal(scope, name) {
        return { repository: this.#context.scope.repository, runId: this.#context.runId, scope, name };
    }
    #sealKeys() {
        this.#keys ??= __nccwpck_require__.e(/* import() */ 422).then(__nccwpck_require__.bind(__nccwpck_require__, 6422)).then((module) => new module.SealKeys(this.#key));
        return this.#keys;
    }
}
const RECORD_ONLY = 'the cache of a public repository gets no outputs and files unless "encryption-key" is set';

// EXTERNAL MODULE: ./build/src/action/places.js + 1 modules
var action_places = __nccwpck_require__(247);
;// CONCATENATED MODULE: ./build/src/action/remote.js









/** What a document's load or save may take, in ms (design section 6). */
const LOAD_MS = 60_000;
const SAVE_MS = 60_000;
/** What a save may take once saves have failed repeatedly in this job. */
const HURRIED_SAVE_MS = 5_000;
/** What a save of the post step may take, which repeats what has failed before. */
const POST_SAVE_MS = 15_000;
/** The part of a load's time that is kept for the thread to answer with what it has, in ms. */
const ANSWER_MS = 3_000;
/** Artifacts that only the post step may still make. */
const POST_RESERVE = 10;
/** The stores outside this machine, with the Action's deadlines and its messages. */
class Remote {
    /** Why nothing can be kept outside this machine; null when it can. */
    unavailable;
    /** The stores of this job, in the order in which they are tried. */
    stores;
    /** In what form things leave this machine. */
    outgoing;
    retentionDays;
    job;
    /** Null in the post step. */
    signals;
    #setup;
    #direct;
    #hasFiles;
    #thread = null;
    /** @param signals null in the post step, which the runner does not cancel */
    constructor(context, inputs, job, signals) {
        const places = (0,action_places/* findPlaces */.C)(inputs, process.env);
        this.unavailable = places.unavailable;
        this.stores = places.usable;
        this.outgoing = new Outgoing(context, inputs.encryptionKey, places.usable);
        this.retentionDays = inputs.retentionDays;
        this.job = job;
        this.signals = signals;
        this.#setup = {
            stores: this.stores,
            repository: context.scope.repository,
            runId: context.runId,
            token: inputs.token,
            writer: context.writer,
            folder: external_node_path_.join(context.temp, 'checkpoint-action', `transfer-${process.pid}`),
        };
        this.#direct = new DirectWay(this.#setup, job);
        this.#hasFiles = inputs.files.length > 0;
        const lacking = this.unavailable === null ? places.missing : [this.unavailable];
        if (lacking.length > 0 && job.first('unavailable-warning'))
            (0,workflow_commands/* warning */.$e)(`${lacking.join('. ')}.`);
    }
    /** The stores that a document can be kept in now: a job may make only so many artifacts. */
    get storesWithRoom() {
        return this.job.hasRoomForArtifacts(this.signals === null ? 0 : POST_RESERVE)
            ? this.stores
            : this.stores.filter((store) => store !== 'artifact');
    }
    /** Whether a step's archive can be kept anywhere now. */
    get takesArchives() {
        return this.storesWithRoom.some((store) => !this.outgoing.recordOnly(store));
    }
    /** Loads what keeping needs while something else is going on; where that helps, takes the next document's name. */
    async prepare(name) {
        if (this.unavailable !== null)
            return;
        const direct = this.#direct.isOpen(this.storesWithRoom);
        // Before the first await: a save that comes now must know that the name is being taken.
        const taken = direct && !this.#direct.isPrepared(name) ? this.#take(name) : undefined;
        await this.outgoing.prepare();
        if (!direct || this.#hasFiles)
            (await this.#open()).warmUp();
        await taken;
    }
    #take(name) {
        this.job.countArtifact();
        return this.#direct.prepare(name, this.retentionDays);
    }
    /**
     * One operation on the stores. A step that is skipped with what is on this machine never gets here, and never loads
     * what that takes.
     */
    async call(name, ask, limits) {
        return (await this.#open()).call(name, ask, limits);
    }
    /** Keeps a document. A try that fails may have used up its name. */
    async save(edition, deadline) {
        const taken = this.#direct.isPrepared(edition.name);
        if (edition.texts.has('artifact') && !taken)
            this.job.countArtifact();
        if (this.#direct.takes(edition))
            return this.#direct.save(edition, deadline);
        if (taken)
            throw new errors/* StoreError */.AD('the document did not fit where its name was taken', '');
        const { saveByThread } = await __nccwpck_require__.e(/* import() */ 167).then(__nccwpck_require__.bind(__nccwpck_require__, 167));
        return saveByThread(await this.#open(), edition, this.#setup.folder, deadline);
    }
    /** Begins to ask the stores what they know, or what has to be loaded for it, while something else is going on. */
    async loadEarly(context) {
        if (this.unavailable !== null)
            return;
        if (this.#direct.isOpen(this.stores))
            await this.#direct.load(context);
        else
            (await this.#open()).warmUp();
    }
    async load(context, folder) {
        const deadline = (0,clock/* steadyNow */.r)() + LOAD_MS;
        const direct = this.#direct.isOpen(this.stores) ? await this.#direct.load(context) : null;
        if (direct !== null)
            return direct;
        const { scopeHash: scope, attempt, label } = context;
        return this.call('load', { scope, attempt, label, folder, deadline: deadline - ANSWER_MS }, { deadline });
    }
    /**
     * Keeps a step's archive where it may be kept. Returns why it could not be kept anywhere, or null.
     * @param deadline when it has to be over, asked again and again
     */
    async savePayload(context, folder, file, digest, deadline) {
        const { saveArchive } = await __nccwpck_require__.e(/* import() */ 760).then(__nccwpck_require__.bind(__nccwpck_require__, 1760));
        return saveArchive(this, { context, folder, file, digest, deadline });
    }
    /** @throws Error that says what each store answered */
    async fetchPayload(payload, scope, folder) {
        const { fetchArchive } = await __nccwpck_require__.e(/* import() */ 760).then(__nccwpck_require__.bind(__nccwpck_require__, 1760));
        return fetchArchive(this, payload, scope, folder);
    }
    /** Removes by name from these stores; returns what is gone. */
    remove(names, stores, deadline = () => Number.POSITIVE_INFINITY) {
        const latest = (0,clock/* steadyNow */.r)() + SAVE_MS;
        return this.call('remove', { stores, names }, { deadline: () => Math.min(latest, deadline()) });
    }
    /** Removes everything of a scope from all stores; `known` are names to try where a store cannot list. */
    clear(scope, known) {
        return this.call('clear', { scope, known }, { deadline: (0,clock/* steadyNow */.r)() + SAVE_MS });
    }
    /** When a save that started at a time has to be over; both by {@link steadyNow}. */
    saveDeadline(started) {
        const usual = this.signals === null ? POST_SAVE_MS : SAVE_MS;
        const patience = this.job.inHurry ? HURRIED_SAVE_MS : usual;
        return Math.min(started + patience, this.signals?.deadline ?? Number.POSITIVE_INFINITY);
    }
    /** Says, once a job, that a store did not take what another one did. */
    warnPartly(faults) {
        for (const { store, fault } of faults) {
            if (!this.job.first(`not-kept-${store}`))
                continue;
            const others = (0,action_places/* inPlaces */.G)(this.stores.filter((other) => other !== store));
            (0,workflow_commands/* warning */.$e)(`The checkpoint could not be kept ${(0,action_places/* inPlaces */.G)([store])} (${fault}). It is kept ${others}.`);
        }
    }
    /** Says, once a job, that one of its stores gets less than the steps produce. */
    noteRecordOnly() {
        if (!this.stores.some((store) => this.outgoing.recordOnly(store)))
            return;
        if (!this.job.first('record-only'))
            return;
        (0,workflow_commands/* notice */.lm)('This repository is public, or the event does not say that it is private, so the cache only gets that steps are done, without their outputs and files. Set "encryption-key" to keep everything there.');
    }
    async close() {
        if (this.#thread === null)
            return;
        await (await this.#thread).close();
        try {
            external_node_fs_.rmSync(this.#setup.folder, { recursive: true, force: true });
        }
        catch {
            // Node 20 throws when there is no such folder because its parent is a file.
        }
    }
    #open() {
        this.#thread ??= __nccwpck_require__.e(/* import() */ 697).then(__nccwpck_require__.bind(__nccwpck_require__, 3697)).then((module) => new module.TransferThread(transferBundle(), this.#setup, logOfThread));
        return this.#thread;
    }
}
/** What the clients print is for debug logs, except the masks that they declare for signed addresses. */
function logOfThread(line) {
    if (/^::add-mask::/.test(line))
        (0,workflow_commands/* forward */.sY)(line);
    else if ((0,workflow_commands/* isDebug */._o)(process.env))
        (0,workflow_commands/* debug */.Yz)((0,workflow_commands/* plainText */.wh)(line));
}
/** The bundle with GitHub's clients, beside the one that Node was started with. */
function transferBundle() {
    return new URL('../transfer/index.js', (0,external_node_url_.pathToFileURL)(process.argv[1] ?? ''));
}


/***/ }),

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  NW: () => (/* binding */ failsUnkept),
  Uo: () => (/* binding */ headOf),
  z8: () => (/* binding */ report),
  _J: () => (/* binding */ warnNotKept),
  mD: () => (/* binding */ warnWithheld)
});

// UNUSED EXPORTS: OWN_OUTPUTS

// EXTERNAL MODULE: ./build/src/engine/decision.js
var decision = __nccwpck_require__(7624);
// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __nccwpck_require__(4078);
;// CONCATENATED MODULE: ./build/src/engine/describe-unit.js

/** What the record of a done step holds, in words: `2 outputs, 3 files (12 KiB)`. Empty when it holds nothing. */
function describeKept(unit) {
    if (unit?.status !== 'done')
        return '';
    const outputs = Object.keys(unit.outputs ?? {}).length;
    const files = (unit.files ?? []).filter((file) => !file.deleted);
    const deleted = (unit.files ?? []).length - files.length;
    const commits = unit.git?.commits ?? 0;
    const parts = [
        ...(outputs > 0 ? [(0,words/* plural */.LS)(outputs, 'output')] : []),
        ...(files.length > 0
            ? [`${(0,words/* plural */.LS)(files.length, 'file')} (${(0,words/* bytes */.ee)(files.reduce((sum, file) => sum + file.size, 0))})`]
            : []),
        ...(deleted > 0 ? [`${deleted} deleted`] : []),
        ...(commits > 0 ? [(0,words/* plural */.LS)(commits, 'commit')] : []),
        ...(unit.withheld && unit.withheld.length > 0 ? [`${unit.withheld.length} withheld`] : []),
    ];
    return parts.join(', ');
}
/** What was not stored and why, the first ten. The names, never the values. */
function describeWithheld(withheld) {
    const shown = withheld.slice(0, 10).map(({ kind, name, reason }) => `${kind} "${name}": ${reason}`);
    const more = withheld.length > 10 ? `; and ${withheld.length - 10} more` : '';
    return `${shown.join('; ')}${more}`;
}

// EXTERNAL MODULE: ./build/src/engine/head.js
var head = __nccwpck_require__(5048);
// EXTERNAL MODULE: ./build/src/engine/progress.js
var engine_progress = __nccwpck_require__(2393);
// EXTERNAL MODULE: ./build/src/action/file-commands.js + 1 modules
var file_commands = __nccwpck_require__(9445);
// EXTERNAL MODULE: ./build/src/action/places.js + 1 modules
var places = __nccwpck_require__(247);
// EXTERNAL MODULE: ./build/src/action/steps.js
var steps = __nccwpck_require__(5515);
// EXTERNAL MODULE: ./build/src/action/summary.js
var summary = __nccwpck_require__(6192);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __nccwpck_require__(558);
;// CONCATENATED MODULE: ./build/src/action/report.js










/** Our own outputs; a captured output of one of these names is only in `outputs`. */
const OWN_OUTPUTS = (/* unused pure expression or super */ null && ([
    'skipped',
    'outcome',
    'step',
    'next-step',
    'attempt',
    'input-hash',
    'resumed',
    'reason',
    'checkpoint',
    'outputs',
    'artifact-id',
    'duration-ms',
    'saved-ms',
]));
/** Tells everybody how a step ended: later steps (outputs), the log, the job's summary. Returns the exit code. */
function report(session, result) {
    giveOutputs(session, result);
    const { document } = session.journal;
    const kept = describeKept(result.unit);
    const { step, outcome, durationMs, savedMs, saveFault, unit } = result;
    const use = { step, key: session.inputs.key, outcome, story: storyOf(result), durationMs, savedMs, kept };
    (0,file_commands/* appendSummary */.fe)((0,summary/* stepBlock */.cL)({ ...use, saveFault, checkpoint: headOf(session, document), unit }));
    session.job.addUse(use);
    (0,workflow_commands/* info */.pq)(lastLine(result, kept));
    return result.exitCode;
}
/** Why the step was run or skipped, and, where it did not end well, how it ended. */
function storyOf({ step, outcome, reason, resumedWith, unit }) {
    const why = (0,decision/* aboutStep */.Yt)(step, reason);
    const ran = resumedWith === undefined ? 'so it ran' : `so it ran, going on with ${resumedWith}`;
    switch (outcome) {
        case 'failed':
            return unit?.status === 'blocked' && unit.note
                ? `${why}, ${ran}; it failed: ${unit.note}`
                : `${why}, ${ran}`;
        case 'interrupted':
            return `${why}, ${ran}, and was interrupted`;
        case 'completed':
            return reason.startsWith('it is ') || reason.startsWith('it has ') ? why : `${why}, ${ran}`;
        case 'skipped':
            return why;
    }
}
function giveOutputs(session, result) {
    const { context, journal, resumed } = session;
    const own = {
        skipped: String(result.outcome === 'skipped'),
        outcome: result.outcome,
        step: result.step,
        'next-step': (0,steps/* nextStep */.s)(session),
        attempt: String(context.attempt),
        'input-hash': journal.document.inputHash ?? '',
        resumed: String(resumed || result.resumedWith !== undefined),
        reason: (0,decision/* aboutStep */.Yt)(result.step, result.reason),
        checkpoint: JSON.stringify(headOf(session, journal.document)),
        outputs: JSON.stringify(result.outputs),
        'artifact-id': result.artifactId,
        'duration-ms': String(result.durationMs),
        'saved-ms': String(result.savedMs),
    };
    const collisions = [];
    for (const name of result.unit?.secretOutputs ?? [])
        (0,workflow_commands/* mask */.dK)(result.outputs[name] ?? '');
    for (const [name, value] of Object.entries(result.outputs)) {
        // Output names are case-insensitive for the runner.
        if (Object.hasOwn(own, name.toLowerCase()))
            collisions.push(name);
        else
            (0,file_commands/* setOutput */.uH)(name, value);
    }
    for (const [name, value] of Object.entries(own))
        (0,file_commands/* setOutput */.uH)(name, value);
    if (collisions.length > 0) {
        (0,workflow_commands/* warning */.$e)(`${result.step}: the ${collisions.length === 1 ? 'output' : 'outputs'} ${collisions.join(', ')} can only be read from the output "outputs", because this action has its own of that name.`);
    }
}
function headOf(session, document) {
    return (0,head/* checkpointHead */.Nm)(document, session.context.runId, document.inputHash ?? '');
}
/** Warns of everything of a step that was not stored: its names, never its values. */
function warnWithheld(step, withheld) {
    if (withheld.length === 0)
        return;
    (0,workflow_commands/* warning */.$e)(`${step} cannot be restored in a later attempt and will run again, because not all of it was stored: ${describeWithheld(withheld)}. Later steps of this attempt are not affected.`);
}
/** Says that a record is not durable. Where there is no store at all, that has been said once for the whole job. */
function warnNotKept(session, fault) {
    if (fault === null || session.stores.length === 0)
        return;
    (0,workflow_commands/* warning */.$e)(`The record of ${session.inputs.step} could not be kept ${(0,places/* inPlaces */.G)(session.stores)} (${fault}). The work goes on, but if this job fails, a re-run may do the step again.`);
}
/** Whether a step that is done fails because its record is not durable. If so, says it. */
function failsUnkept(session, fault) {
    const { step, policies } = session.inputs;
    const fails = fault !== null && policies.onSaveFailure === 'fail';
    if (fails)
        (0,workflow_commands/* error */.z3)(`${step} is done, but its record could not be kept, and "on-save-failure" is fail.`);
    return fails;
}
function lastLine(result, kept) {
    const { step, outcome } = result;
    const recorded = kept === '' ? '' : `, ${kept}`;
    const progress = (0,engine_progress/* describeProgress */.vk)(result.unit?.progress);
    const further = progress === '' ? '' : ` Its progress is kept: ${progress}.`;
    switch (outcome) {
        case 'completed':
            if (result.durationMs === 0)
                return `✓ ${step} is marked as done${recorded}.`;
            return `✓ ${step} is done in ${(0,words/* duration */.p0)(result.durationMs)}${result.saveFault === null ? ' and recorded' : ''}${recorded}.`;
        case 'skipped':
            return `↷ ${(0,decision/* aboutStep */.Yt)(step, result.reason)}, so it is skipped${kept === '' ? '' : `; restored ${kept}`}.`;
        case 'failed':
            return `✗ ${step} failed after ${(0,words/* duration */.p0)(result.durationMs)}; the next attempt runs it again.${further}`;
        case 'interrupted':
            return `✗ ${step} was interrupted after ${(0,words/* duration */.p0)(result.durationMs)}. Whether its effect landed is not known. A re-run of this run goes on from here; a new run starts over.${further}`;
    }
}


/***/ }),

/***/ 1121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ restoreStep),
/* harmony export */   Y: () => (/* binding */ findArchive)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_document_transitions_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5838);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8667);
/* harmony import */ var _engine_step_transitions_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2877);
/* harmony import */ var _store_files_payload_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8365);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4899);






/**
 * Brings back what a done step produced. Returns the skip, or what of it is missing or damaged.
 * @throws RefusedError when a file of the workspace would be overwritten that nobody knows
 */
async function restoreStep(session, remote, reason) {
    const { context, inputs, journal } = session;
    const { step } = inputs;
    const unit = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(journal.document.units, step);
    const fault = unit === undefined
        ? null
        : await (0,_store_files_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreFilesOf */ .h)(unit, context.workspace, session.folder, (payload, scratch) => findArchive(payload, session, remote, scratch));
    if (fault !== null)
        return { unrestorable: [fault] };
    const at = new Date().toISOString();
    if (unit !== undefined) {
        journal.update((document) => {
            const skipped = (0,_engine_step_transitions_js__WEBPACK_IMPORTED_MODULE_2__/* .skipStep */ .Ks)(document, step, context.attempt, at);
            return step === 'done' ? (0,_engine_document_transitions_js__WEBPACK_IMPORTED_MODULE_1__/* .finishRun */ .JH)(skipped, at) : skipped;
        });
    }
    return { result: (0,_result_js__WEBPACK_IMPORTED_MODULE_5__/* .skippedResult */ .k)(step, unit, reason) };
}
/** The archive on this machine if it is there and whole, else from the stores. */
async function findArchive(payload, session, remote, scratch) {
    const { digestFile } = await __nccwpck_require__.e(/* import() */ 803).then(__nccwpck_require__.bind(__nccwpck_require__, 3803));
    const local = session.folder.payloadFile(payload.sha256);
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(local) && digestFile(local).sha256 === payload.sha256)
        return local;
    if (remote.unavailable !== null)
        throw new Error(remote.unavailable);
    return remote.fetchPayload(payload, session.context.scopeHash, scratch);
}


/***/ }),

/***/ 4899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ skippedResult)
/* harmony export */ });
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8667);

/** A step that is skipped because of its record, whose outputs are given out again. */
function skippedResult(step, unit, reason) {
    return {
        step,
        outcome: 'skipped',
        reason,
        durationMs: 0,
        savedMs: unit?.durationMs ?? 0,
        outputs: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(Object.entries(unit?.outputs ?? {})),
        unit,
        artifactId: '',
        saveFault: null,
        exitCode: 0,
    };
}


/***/ }),

/***/ 7875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _effects_workflow_event_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3354);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4488);
/* harmony import */ var _engine_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1249);
/* harmony import */ var _store_direct_backend_ids_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4194);
/* harmony import */ var _store_names_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6451);







/** @throws InvalidInputError outside a workflow run */
function readRunContext(env, inputs) {
    const runId = required(env, 'GITHUB_RUN_ID');
    const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
    if (!Number.isInteger(attempt) || attempt < 1) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`GITHUB_RUN_ATTEMPT is "${env.GITHUB_RUN_ATTEMPT}".`, 'It has to be a whole number from 1.');
    }
    const workflow = withoutRef(env.GITHUB_WORKFLOW_REF ?? env.GITHUB_WORKFLOW ?? '');
    const given = {
        repository: required(env, 'GITHUB_REPOSITORY'),
        workflow,
        calledWorkflow: withoutRef(inputs.runner.calledWorkflow) || workflow,
        job: required(env, 'GITHUB_JOB'),
        matrix: inputs.runner.matrix || 'null',
        key: inputs.key,
    };
    const scope = storableScope(given, env, inputs.token);
    return {
        runId,
        runNumber: env.GITHUB_RUN_NUMBER ?? '',
        attempt,
        scope,
        scopeHash: (0,_engine_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeHash */ .h3)(scope),
        label: (0,_store_names_js__WEBPACK_IMPORTED_MODULE_5__/* .jobLabel */ .OP)(scope.job, hasMatrix(scope) ? inputs.runner.jobIndex : ''),
        work: readWork(env, inputs),
        writer: inputs.runner.checkRunId || ((0,_store_direct_backend_ids_js__WEBPACK_IMPORTED_MODULE_6__/* .backendIds */ .f)(env.ACTIONS_RUNTIME_TOKEN ?? '')?.job ?? ''),
        workspace: node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(env.GITHUB_WORKSPACE ?? process.cwd()),
        temp: node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(required(env, 'RUNNER_TEMP')),
        inContainer: inputs.runner.container !== '',
    };
}
function hasMatrix(scope) {
    return !/^\s*(?:null|\{\s*\})?\s*$/.test(scope.matrix);
}
/** The scope goes into documents and logs, so a matrix must not carry a secret there. */
function storableScope(scope, env, token) {
    if (!hasMatrix(scope))
        return scope;
    const known = new _engine_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .SecretFinder */ .R4([...(0,_engine_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .secretsOfEnvironment */ .O0)(env), ...(token === '' ? [] : [token])]);
    const isNamedSo = (name, text) => (0,_engine_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .secretsOfEnvironment */ .O0)({ [name]: text }).length > 0;
    return (0,_engine_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(scope, (name, text) => known.inText(text) !== null || isNamedSo(name, text));
}
function required(env, name) {
    const value = env[name] ?? '';
    if (value !== '')
        return value;
    throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`${name} is not set.`, 'This action runs as a step of a GitHub Actions workflow; elsewhere use the "checkpoint" command.');
}
/** `owner/repo/.github/workflows/x.yml@refs/heads/main` without the ref, which differs from run to run. */
function withoutRef(workflow) {
    return workflow.replace(/@[^@]*$/, '');
}
/** What the run works on: the inputs, else what the triggering event is about (design section 6). */
function readWork(env, inputs) {
    const event = (0,_effects_workflow_event_js__WEBPACK_IMPORTED_MODULE_1__/* .workOfEvent */ .T)(env);
    return {
        issueNumber: inputs.issueNumber || event.issueNumber,
        commitSha: inputs.commitSha || event.commitSha,
    };
}


/***/ }),

/***/ 6117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ scopeFolders),
/* harmony export */   ZM: () => (/* binding */ knownDocument),
/* harmony export */   rA: () => (/* binding */ ScopeFolder),
/* harmony export */   ub: () => (/* binding */ folderName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _engine_containment_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2260);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4872);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8667);
/* harmony import */ var _store_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9763);







function knownDocument(name, document) {
    const { inputHash = '', revision } = document;
    return { name, sequence: revision?.sequence ?? 0, inputHash, ...(0,_engine_containment_js__WEBPACK_IMPORTED_MODULE_5__/* .contentsOf */ .KD)(document) };
}
/** The files of one scope in the runner's temp folder: the document, and what this attempt knows of the stores. */
class ScopeFolder {
    path;
    documentFile;
    /** @param name from {@link folderName} or {@link scopeFolders} */
    constructor(temp, name) {
        this.path = node_path__WEBPACK_IMPORTED_MODULE_2__.join(rootFolder(temp), name);
        this.documentFile = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, 'checkpoint.json');
    }
    /** The state of this run and attempt; a fresh one when there is none. */
    readState(context) {
        const state = this.readAnyState();
        return state?.runId === context.runId && state.attempt === context.attempt ? state : freshState(context);
    }
    readAnyState() {
        try {
            const state = JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(this.#stateFile, 'utf8'));
            return isState(state) ? state : null;
        }
        catch {
            return null;
        }
    }
    /** Changes part of the state; everything else stays as it is. */
    updateState(context, change) {
        const state = this.readState(context);
        this.writeState({ ...state, ...change(state) });
    }
    /** A disk that refuses costs only tidiness: what is not known to be ours is not removed. */
    writeState(state) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.path, { recursive: true });
            // Not durable, because it counts in this attempt only, and an attempt does not outlive a loss of power.
            (0,_store_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(this.#stateFile, JSON.stringify(state), { durable: false });
        }
        catch {
            // see above
        }
    }
    /** An empty folder for one use; elsewhere on this machine when the runner's folder refuses. */
    scratch(name) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.path, { recursive: true });
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, `${name}-`));
        }
        catch {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir(), `checkpoint-${name}-`));
        }
    }
    /** Where the archive with this digest stands on this machine. */
    payloadFile(digest) {
        return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, `files-${digest}.tgz`);
    }
    has(file) {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file);
    }
    /** Where the document with a step's own steps is, for the command; everything in its folder belongs to it. */
    stepFolder(step) {
        // A step may be called `..` or `CON`, and names of two steps may differ in case only.
        return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, `step-${(0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(step).slice(0, 12)}`);
    }
    get #stateFile() {
        return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.path, 'state.json');
    }
}
/**
 * The name of a scope's folder. Each run has its own: what another run left behind, where a self-hosted runner does
 * not empty its temp folder, may be the only copy of its work, and says nothing about this one.
 */
function folderName({ runId, scopeHash }) {
    return (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(`${runId} ${scopeHash}`).slice(0, 12);
}
/** All scopes that have files on this machine. */
function scopeFolders(temp) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(rootFolder(temp)).filter((name) => /^[0-9a-f]{12}$/.test(name));
    }
    catch {
        return [];
    }
}
/** The file is ours, but a disk may have kept only half of it. */
function isState(value) {
    if (value === null || typeof value !== 'object')
        return false;
    const state = value;
    return ([state.unread, state.read, state.payloads, state.kept, state.keptIn].every(Array.isArray) &&
        typeof state.begun === 'object');
}
function rootFolder(temp) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(temp, 'checkpoint-action');
}
function freshState(context) {
    return {
        runId: context.runId,
        attempt: context.attempt,
        label: context.label,
        unread: [],
        malformedUnits: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1)(),
        twoWriters: false,
        read: [],
        payloads: [],
        kept: [],
        keptIn: [],
        begun: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1)(),
        care: 'open',
        unsaved: false,
    };
}


/***/ }),

/***/ 5515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ jobSteps),
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _engine_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7624);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);
/* harmony import */ var _engine_staleness_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4470);



/** The job's steps in order: as the input says, else the default list where it fits, else as they were used. */
function jobSteps(session) {
    const { inputs, journal } = session;
    if (inputs.steps !== null)
        return inputs.steps;
    const defaults = _engine_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_STEPS */ ._v;
    const used = journal.document.order ?? [];
    return used.every((step) => defaults.includes(step)) ? defaults : used;
}
/** The first step that is not done, or an empty string. */
function nextStep(session) {
    const { units } = session.journal.document;
    const open = jobSteps(session).find((step) => {
        const unit = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(units, step);
        return unit?.status !== 'done' || (0,_engine_staleness_js__WEBPACK_IMPORTED_MODULE_2__/* .isStale */ .Q)(unit, units);
    });
    return open ?? '';
}


/***/ }),

/***/ 6192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cL: () => (/* binding */ stepBlock),
/* harmony export */   gx: () => (/* binding */ refusalBlock),
/* harmony export */   wF: () => (/* binding */ jobTable)
/* harmony export */ });
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4078);


/** How many characters of JSON are shown: the runner drops a step's whole summary when it is larger than 1 MiB. */
const MAX_JSON = 60_000;
const MAX_ROWS = 500;
const BADGES = {
    completed: '✅',
    skipped: '⏭️',
    failed: '❌',
    interrupted: '⏸️',
};
/** What one step shows in the job's summary: what happened, why, how long, what was kept, and the JSON, folded. */
function stepBlock(block) {
    const { step, outcome, story, kept, saveFault } = block;
    const facts = [`**${nameOf(block)} ${outcome}**`];
    if (outcome === 'skipped')
        facts.push(`saved ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(block.savedMs)}`);
    else
        facts.push(`took ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(block.durationMs)}`);
    if (kept !== '')
        facts.push(outcome === 'skipped' ? `restored ${kept}` : `kept ${kept}`);
    if (saveFault !== null)
        facts.push('⚠️ not kept outside this machine');
    const unit = block.unit === undefined ? null : withoutSecrets(block.unit);
    const json = JSON.stringify({ checkpoint: block.checkpoint, [step]: unit }, null, 2);
    const shown = json.length > MAX_JSON ? `${json.slice(0, MAX_JSON)}\n… ${json.length - MAX_JSON} more characters` : json;
    return [
        // Blank lines, because the command may have left its own summary without an end.
        '',
        '',
        `${BADGES[outcome] ?? ''} ${facts.join(' · ')}<br>`,
        `${text(story)}.`,
        '',
        '<details><summary>Checkpoint</summary>',
        '',
        fence(shown),
        '',
        '</details>',
        '',
        '',
    ].join('\n');
}
/** What is shown for a step that failed before anything was run. */
function refusalBlock(step, message) {
    return `\n\n${BADGES.failed} **${code(step)} failed** before anything was run<br>\n${text(message)}\n\n`;
}
/** The summary is for everybody who may see the run. */
function withoutSecrets(unit) {
    const secret = new Set(unit.secretOutputs ?? []);
    if (secret.size === 0)
        return unit;
    const outputs = Object.entries(unit.outputs ?? {});
    return {
        ...unit,
        outputs: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(outputs.map(([name, value]) => [name, secret.has(name) ? '***' : value])),
    };
}
/** The table of the whole job. */
function jobTable(uses, tail) {
    const saved = uses.reduce((sum, use) => sum + use.savedMs, 0);
    const skipped = uses.filter((use) => use.outcome === 'skipped').length;
    const title = skipped === 0
        ? 'Checkpoints of this job'
        : `Checkpoints of this job: ${skipped} of ${uses.length} steps skipped, ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(saved)} saved`;
    const rows = uses.slice(0, MAX_ROWS).map((use) => {
        const cells = [
            nameOf(use),
            `${BADGES[use.outcome] ?? ''} ${use.outcome}`,
            text(use.story),
            use.outcome === 'skipped' ? '' : (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(use.durationMs),
            use.savedMs > 0 ? (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(use.savedMs) : '',
            use.kept,
        ];
        return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    });
    return [
        '',
        '',
        `### ${title}`,
        '',
        '| step | outcome | why | took | saved | kept |',
        '| --- | --- | --- | --- | --- | --- |',
        ...rows,
        ...(uses.length > MAX_ROWS ? [`| … | ${uses.length - MAX_ROWS} more | | | | |`] : []),
        '',
        ...tail.flatMap((line) => [text(line), '']),
        '',
    ].join('\n');
}
function nameOf({ step, key }) {
    return key === '' ? code(step) : `${code(step)} (${code(key)})`;
}
function code(name) {
    return `<code>${text(name)}</code>`;
}
/** Text from outside (a note, a file's name) must not become markup. */
function text(raw) {
    return raw
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[\\`*_[\]~]/g, '\\$&')
        .replace(/\s*[\r\n]+\s*/g, ' ');
}
/** A fence longer than any run of backticks inside. */
function fence(json) {
    const longest = Math.max(2, ...(json.match(/`+/g) ?? []).map((run) => run.length));
    const marks = '`'.repeat(longest + 1);
    return `${marks}json\n${json}\n${marks}`;
}


/***/ }),

/***/ 558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   Yz: () => (/* binding */ debug),
/* harmony export */   _o: () => (/* binding */ isDebug),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   pq: () => (/* binding */ info),
/* harmony export */   sY: () => (/* binding */ forward),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/* harmony import */ var _effects_output_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6903);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4078);


/**
 * The runner's workflow commands, as lines on standard output. Small enough to write here: the library that
 * offers them also loads an HTTP client, which would more than double the start-up time of a skipped step.
 */
/** One line for people. A name or reason from outside cannot make a command of it. */
function info(line) {
    (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDOUT */ .UU, `${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line)
        .replace(/^(\s*)::/, '$1: :')
        .replaceAll('##[', '# #[')}\n`);
}
/** Passes on a workflow command that somebody else has put together. */
function forward(line) {
    (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDOUT */ .UU, `${line}\n`);
}
/** Shown only when the workflow is run with debug logging. */
function debug(line) {
    command('debug', {}, line);
}
function isDebug(env) {
    return env.RUNNER_DEBUG === '1';
}
/** Annotations: the runner shows ten of each kind per step, so they are for what a person has to know. */
function notice(message) {
    command('notice', { title: 'checkpoint-action' }, message);
}
function warning(message) {
    command('warning', { title: 'checkpoint-action' }, message);
}
function error(message) {
    command('error', { title: 'checkpoint-action' }, message);
}
/** Hides a value in the log from here on, line by line, because the runner masks single lines. */
function mask(value) {
    for (const line of value.split(/\r?\n/))
        if (line.trim() !== '')
            command('add-mask', {}, line);
}
/** A folded group of lines. The lines are only shown: what looks like a command in them is not acted on. */
function group(title, lines) {
    command('group', {}, title);
    // The global one is loaded when it is used; a skipped step never gets here.
    const token = crypto.randomUUID();
    command('stop-commands', {}, token);
    for (const line of lines)
        (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDOUT */ .UU, `${line}\n`);
    command(token, {}, '');
    command('endgroup', {}, '');
}
function command(name, properties, message) {
    const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
    (0,_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutput */ .zh)(_effects_output_js__WEBPACK_IMPORTED_MODULE_0__/* .STDOUT */ .UU, `::${name}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}\n`);
}
/**
 * The text of a line that somebody else printed, which may be a workflow command. Its escapes are undone: escaped a
 * second time, a masked value would not be recognized by the runner, which looks for `%3D` and would see `%253D`.
 */
function plainText(line) {
    const data = /^::\w[\w-]*(?: [^:]*)?::(.*)$/s.exec(line)?.[1];
    return data === undefined ? line : unescapeData(data);
}
function unescapeData(text) {
    return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 6559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ stopGroup),
/* harmony export */   g: () => (/* binding */ GRACE_MS)
/* harmony export */ });
/* harmony import */ var _store_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9845);

/**
 * The runner gives a cancelled step 10 s: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end (actions/runner,
 * ProcessInvoker.cs). Our own ladder fits inside, with time left to record what happened.
 */
const TERMINATE_AFTER_MS = 5_000;
const KILL_AFTER_MS = 8_500;
/** How long after the first signal this process may still work, in ms. */
const GRACE_MS = 9_500;
/**
 * Stops a process group after a first signal: the signal itself at once, SIGTERM at 5 s, SIGKILL at 8.5 s, for
 * as long as any process of the group lives. Resolves when none does, or when SIGKILL has been sent.
 */
async function stopGroup(group, signal) {
    const start = (0,_store_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .steadyNow */ .r)();
    const steps = [
        { after: TERMINATE_AFTER_MS, send: 'SIGTERM' },
        { after: KILL_AFTER_MS, send: 'SIGKILL' },
    ];
    group.signal(signal);
    while (group.isAlive()) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        const due = steps[0];
        if (due === undefined)
            return;
        if ((0,_store_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .steadyNow */ .r)() - start >= due.after) {
            group.signal(due.send);
            steps.shift();
        }
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

/***/ 3354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isPrivateRepository),
/* harmony export */   T: () => (/* binding */ workOfEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

/**
 * What a workflow run works on, as the runner's environment says: the issue or pull request of the triggering event,
 * and the pull request's head, else the run's commit. Empty texts outside a workflow run.
 */
function workOfEvent(env) {
    const event = readEvent(env.GITHUB_EVENT_PATH);
    const pull = member(event, 'pull_request');
    const issue = member(member(event, 'issue'), 'number') ??
        member(pull, 'number') ??
        member(member(event, 'inputs'), 'issue_number');
    return {
        // By hand it may be given as people write it.
        issueNumber: scalar(issue).replace(/^#/, ''),
        commitSha: scalar(member(member(pull, 'head'), 'sha')) || (env.GITHUB_SHA ?? ''),
    };
}
/** Whether the repository is private, as far as the event tells; many events do, and the rest leave it open. */
function isPrivateRepository(env) {
    return member(member(readEvent(env.GITHUB_EVENT_PATH), 'repository'), 'private') === true;
}
function readEvent(file) {
    if (file === undefined || file === '')
        return {};
    try {
        return JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
    }
    catch {
        return {}; // no event, or none that can be read: the commit still identifies the work
    }
}
function member(value, name) {
    return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}
function scalar(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}


/***/ }),

/***/ 2260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KD: () => (/* binding */ contentsOf),
/* harmony export */   bp: () => (/* binding */ hasChangedSince),
/* harmony export */   gR: () => (/* binding */ contains)
/* harmony export */ });
function contentsOf(document) {
    const units = Object.values(document.units);
    return {
        done: completions(units.filter((unit) => !unit.withheld?.length)),
        partial: completions(units.filter((unit) => unit.withheld?.length)),
        superseded: units.flatMap((unit) => unit.supersedes ?? []),
    };
}
/** Whether nothing that `other` says is done would be lost if only `newer` were left. */
function contains(newer, other) {
    const whole = new Set([...newer.done, ...newer.superseded]);
    const some = new Set([...whole, ...newer.partial]);
    return other.done.every((id) => whole.has(id)) && other.partial.every((id) => some.has(id));
}
function completions(units) {
    return units.flatMap((unit) => (unit.status === 'done' && unit.completionId ? [unit.completionId] : []));
}
/** Whether the document has records that the edition with this sequence number, of the same attempt, did not have. */
function hasChangedSince(document, sequence) {
    const attempt = document.revision?.attempt ?? 1;
    return Object.values(document.units).some((unit) => unit.usedInAttempt === attempt && unit.attempt === attempt && (unit.sequence ?? 0) > sequence);
}


/***/ }),

/***/ 7624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Yt: () => (/* binding */ aboutStep),
/* harmony export */   _v: () => (/* binding */ DEFAULT_STEPS),
/* harmony export */   pO: () => (/* binding */ ON_CHANGE),
/* harmony export */   zN: () => (/* binding */ ON_UNKNOWN)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5800);
/* harmony import */ var _input_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3121);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8667);
/* harmony import */ var _staleness_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4470);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4078);





/** The steps of a job that names none; also the order that five-field checkpoints are read by. */
const DEFAULT_STEPS = ['ai-complete', 'label-applied', 'comment-posted', 'done'];
const ON_UNKNOWN = ['rerun', 'fail', 'skip'];
const ON_CHANGE = ['rerun', 'keep', 'fail'];
/** What `interrupted.reason` of a record means, in words. */
const INTERRUPTERS = {
    signal: 'a signal',
    timeout: 'its timeout',
    kill: 'a kill',
};
/** "When a step is skipped": read from the top, the first row that applies decides. */
const TABLE = [
    {
        row: 1,
        when: (c) => c.usedBefore,
        so: (c) => fail(`step "${c.step}" is used twice in this job`, 'Give each use its own step name, or a "key" that tells them apart.'),
    },
    {
        row: 2,
        when: (c) => c.knowledge.twoWriters,
        so: () => fail('two jobs of one attempt wrote the same checkpoint, as when a reusable workflow is called twice', 'Give each call its own "key" input, for example its name or a matrix value.'),
    },
    {
        row: 3,
        when: (c) => !c.resume,
        so: () => run('resume is false: whatever is known from before is ignored'),
    },
    {
        row: 3,
        when: (c) => c.knowledge.answer === 'none' && c.unit === undefined,
        so: () => run('it had not been done before'),
    },
    {
        row: 4,
        when: (c) => c.knowledge.document === null && c.knowledge.void.length > 0 && c.knowledge.complete,
        so: (c) => run(`the checkpoint is about ${(0,_input_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWork */ .F)(c.knowledge.void.at(-1)?.work)}, this job works on ${(0,_input_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWork */ .F)(c.work)}`),
    },
    {
        row: 4,
        when: (c) => headOfOtherWork(c) && c.knowledge.complete,
        so: () => run('the checkpoint is about another issue or commit'),
    },
    {
        row: 5,
        when: (c) => c.knowledge.head !== null && !c.steps.includes(c.knowledge.head.step) && c.knowledge.complete,
        so: (c) => run(`the checkpoint names step "${c.knowledge.head?.step}", which is not one of this job's steps`),
    },
    {
        row: 5,
        when: (c) => c.knowledge.head !== null && coveredByHead(c),
        so: (c) => skip(`the checkpoint of attempt ${c.knowledge.head?.attempt} is at "${c.knowledge.head?.step}"`),
    },
    {
        row: 3,
        when: (c) => c.unit === undefined && c.knowledge.complete && !isMalformed(c),
        so: () => run('it had not been done before'),
    },
    {
        row: 3,
        when: (c) => c.unit?.status === 'pending' || c.unit?.status === 'dep_blocked',
        so: () => run('it has not been started yet'),
    },
    // An exit code is no proof (design section 5): where there is one, it is asked before the command is tried again.
    {
        row: 3,
        when: (c) => c.unit?.status === 'blocked' && c.proof === 'available',
        so: (c) => ({ action: 'prove', reason: failedBefore(c) }),
    },
    {
        row: 3,
        when: (c) => c.unit?.status === 'blocked' && c.proof === 'landed',
        so: (c) => skip(`${failedBefore(c)}, but its proof says that it took effect`),
    },
    { row: 3, when: (c) => c.unit?.status === 'blocked', so: (c) => run(failedBefore(c)) },
    {
        row: 6,
        when: (c) => c.unit?.status === 'done' && (0,_staleness_js__WEBPACK_IMPORTED_MODULE_3__/* .isStale */ .Q)(c.unit, c.knowledge.document?.units ?? {}),
        so: (c) => run(`it was done in attempt ${attemptOf(c)}, but a step it was built on has been done again`),
    },
    { row: 7, when: (c) => c.unit?.status === 'done' && changed(c) && c.onChange !== 'keep', so: onChanged },
    {
        row: 8,
        when: (c) => c.unit?.status === 'done' && c.lost.length > 0,
        so: (c) => notRestorable(c),
    },
    {
        row: 9,
        when: (c) => c.unit?.status === 'done' && c.rewritten === true && c.onChange !== 'keep',
        so: (c) => run(`it was done in attempt ${attemptOf(c)}, but its text has changed since`),
    },
    { row: 9, when: (c) => c.unit?.status === 'done', so: (c) => skip(doneBefore(c)) },
    { row: 10, when: (c) => c.proof === 'available', so: (c) => ({ action: 'prove', reason: unclear(c) }) },
    {
        row: 10,
        when: (c) => c.proof === 'landed',
        so: (c) => skip(`${unclear(c)}, and its proof says that it took effect`),
    },
    {
        row: 10,
        when: (c) => c.proof === 'not-landed',
        so: (c) => run(`${unclear(c)}, and its proof says that it did not take effect`),
    },
    { row: 10, when: () => true, so: (c) => whenUnknown(c, unclear(c)) },
];
/** Decides what happens to a step. Pure: the same situation always gets the same answer. */
function decide(situation) {
    const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(situation.knowledge.document?.units, situation.step);
    const withheld = (unit?.withheld ?? []).map(({ kind, name, reason }) => `${kind} "${name}" was not stored (${reason})`);
    const c = { ...situation, unit, lost: [...withheld, ...situation.unrestorable] };
    for (const { row, when, so } of TABLE) {
        if (!when(c))
            continue;
        const decision = so(c);
        // Documents come from outside: what they say must not become a line, or a workflow command, of its own.
        return { row, ...decision, reason: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(decision.reason) };
    }
    throw new Error('The decision table has no last row.');
}
function run(reason) {
    return { action: 'run', reason };
}
function skip(reason) {
    return { action: 'skip', reason };
}
function fail(reason, fix) {
    return { action: 'fail', reason, fix };
}
function headOfOtherWork(c) {
    return c.knowledge.head !== null && c.knowledge.head.inputHash !== (0,_input_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .inputHash */ .B)(c.work);
}
function coveredByHead(c) {
    const last = c.steps.indexOf(c.knowledge.head?.step ?? '');
    const own = c.steps.indexOf(c.step);
    return own !== -1 && own <= last && !headOfOtherWork(c);
}
function isMalformed(c) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(c.knowledge.malformedUnits, c.step) !== undefined;
}
function changed(c) {
    return c.unit?.fingerprint != null && c.unit.fingerprint !== c.fingerprint.value;
}
function onChanged(c) {
    const parts = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .changedParts */ .Ty)(c.unit?.fingerprintParts, c.fingerprint.parts).join(', ');
    const reason = `it was done in attempt ${attemptOf(c)}, but has changed since (${parts})`;
    return c.onChange === 'fail'
        ? fail(reason, 'Set "on-change" to rerun or keep, or undo the change.')
        : run(reason);
}
function notRestorable(c) {
    const reason = `it was done in attempt ${attemptOf(c)}, but cannot be restored: ${c.lost.join('; ')}`;
    // A skip without what the step produced would starve the steps after it, so here "skip" fails too.
    return c.onUnknown === 'rerun'
        ? run(reason)
        : fail(reason, `Set "on-unknown: rerun" to do it again, or start fresh with "resume: false".`);
}
function whenUnknown(c, reason) {
    switch (c.onUnknown) {
        case 'rerun':
            return run(reason);
        case 'skip':
            return skip(`${reason}; "on-unknown: skip" counts it as done`);
        case 'fail':
            return fail(reason, 'Check whether it took effect. Then start fresh with "resume: false", or delete the checkpoint artifact.');
    }
}
/** The attempt that made the record; records of other tools have none. */
function attemptOf(c) {
    return c.unit?.attempt ?? 1;
}
function doneBefore(c) {
    const took = c.unit?.durationMs == null ? '' : ` in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(c.unit.durationMs)}`;
    const kept = changed(c) ? ', and "on-change: keep" keeps it although it has changed' : '';
    const partial = c.unit?.partial
        ? ' (what it wrote to environment, path or summary is not brought back)'
        : '';
    return `it was done in attempt ${attemptOf(c)}${took}${kept}${partial}`;
}
function failedBefore(c) {
    const note = c.unit?.note ? ` (${c.unit.note})` : '';
    return `it failed in attempt ${attemptOf(c)}${note}`;
}
function unclear(c) {
    const { unit } = c;
    const malformed = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(c.knowledge.malformedUnits, c.step);
    if (unit === undefined || malformed !== undefined) {
        const [first, ...others] = [...(malformed === undefined ? [] : [malformed]), ...c.knowledge.unread];
        // A reason has to stay short; the warning that came before has them all.
        return `whether it was done before could not be read: ${first}${others.length > 0 ? `; and ${others.length} more` : ''}`;
    }
    const started = `it was started in attempt ${attemptOf(c)}`;
    if (!unit.interrupted)
        return `${started} and its end was never recorded`;
    const after = unit.durationMs == null ? '' : ` after ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(unit.durationMs)}`;
    return `${started} and interrupted by ${(0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(INTERRUPTERS, unit.interrupted.reason) ?? unit.interrupted.reason}${after}`;
}
/** A reason as a full sentence about a step: `it was done …` becomes `ai-complete was done …`. */
function aboutStep(step, reason) {
    return reason.startsWith('it ') ? `${step} ${reason.slice(3)}` : `${step}: ${reason}`;
}


/***/ }),

/***/ 5838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ finishRun),
/* harmony export */   Kt: () => (/* binding */ upcomingSequence),
/* harmony export */   bf: () => (/* binding */ continueDocument),
/* harmony export */   fB: () => (/* binding */ nextRevision),
/* harmony export */   ui: () => (/* binding */ createDocument)
/* harmony export */ });
/* unused harmony export forgetUses */
/* harmony import */ var _input_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3121);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8667);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4488);



function createDocument(given) {
    return {
        runId: given.runId,
        inputHash: (0,_input_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .inputHash */ .B)(given.work),
        schemaVersion: 2,
        id: `${given.runId}-${(0,_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeHash */ .h3)(given.scope).slice(0, 12)}`,
        task: `${given.scope.repository} ${given.scope.workflow} ${given.scope.job}`.trim(),
        status: 'running',
        createdAt: given.at,
        updatedAt: given.at,
        finishedAt: null,
        units: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)(),
        phases: {},
        currentPhase: null,
        openItems: [],
        resolvedItems: [],
        result: null,
        lifecycle: {
            state: 'running',
            retryable: false,
            retry_of: null,
            interrupted_reason: null,
            recovered_at: null,
        },
        work: { ...given.work },
        scope: { ...given.scope },
        revision: { attempt: given.attempt, sequence: 0, nonce: '', writer: given.writer },
        order: [],
    };
}
/** The document that this attempt continues with: what was known before, under this attempt's own revision. */
function continueDocument(known, attempt, writer) {
    return { ...known, revision: { attempt, sequence: 0, nonce: '', writer } };
}
/** The attempt begins anew under its old number, as when a script is tried again: no step is used yet. */
function forgetUses(document) {
    const attempt = document.revision?.attempt ?? 1;
    const units = Object.entries(document.units).map(([name, unit]) => [name, unit.usedInAttempt === attempt ? { ...unit, usedInAttempt: 0 } : unit]);
    return { ...document, units: record(units) };
}
/**
 * Gives the document its next revision. Call it once for each time the document is about to be kept anywhere;
 * a number is never used twice.
 */
function nextRevision(document, nonce) {
    const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '', writer: '' };
    return { ...document, revision: { ...revision, sequence: revision.sequence + 1, nonce } };
}
/** The number that the next revision of the document will have; see {@link nextRevision}. */
function upcomingSequence(document) {
    return (document.revision?.sequence ?? 0) + 1;
}
/** `step: done`: the work of this scope is complete. */
function finishRun(document, at) {
    return {
        ...document,
        status: 'done',
        updatedAt: at,
        finishedAt: at,
        lifecycle: { ...document.lifecycle, state: 'succeeded', retryable: false },
    };
}


/***/ }),

/***/ 2993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   jg: () => (/* binding */ CheckpointError),
/* harmony export */   oC: () => (/* binding */ InvalidInputError)
/* harmony export */ });
/* unused harmony export NotFoundError */
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
class NotFoundError extends (/* unused pure expression or super */ null && (CheckpointError)) {
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

/***/ 5800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   T5: () => (/* binding */ idempotencyKey),
/* harmony export */   Ty: () => (/* binding */ changedParts)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4872);

/** Identifies what a step does. Line endings do not count, since a checkout may convert them. */
function fingerprint(parts) {
    const given = Object.entries(parts)
        .filter((part) => part[1] !== undefined && part[1] !== '')
        .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]);
    return {
        value: (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(Object.fromEntries(given))),
        parts: Object.fromEntries(given.map(([name, text]) => [name, (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(text).slice(0, 16)])),
    };
}
/** The names of the parts that differ, sorted; `fingerprint` when the stored record has no parts to compare. */
function changedParts(before, now) {
    if (before === undefined)
        return ['fingerprint'];
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    const changed = [...names].filter((name) => before[name] !== now[name]).sort();
    return changed.length > 0 ? changed : ['fingerprint'];
}
/** The stable key that a command can hand to the service it calls: sha256 hex, equal in every attempt. */
function idempotencyKey(identity) {
    const { runId, scope, step, inputHash, fingerprint: print } = identity;
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)({ runId, scope, step, inputHash, fingerprint: print }));
}


/***/ }),

/***/ 207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y6: () => (/* binding */ CHANGES),
/* harmony export */   nS: () => (/* binding */ parseGlobs),
/* harmony export */   uT: () => (/* binding */ PARENT_FOLDER)
/* harmony export */ });
/* unused harmony export globFault */
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

/***/ 5048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ checkpointHead),
/* harmony export */   V5: () => (/* binding */ withHead)
/* harmony export */ });
/* unused harmony export orderedBy */
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);
/* harmony import */ var _staleness_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4470);


/**
 * The checkpoint of a document: the last step, in the job's order of use, before which every used step is done.
 * Null when the first used step is not (or no longer) done.
 */
function checkpointHead(document, runId, inputHash) {
    const isStale = (0,_staleness_js__WEBPACK_IMPORTED_MODULE_0__/* .staleness */ .T)(document.units);
    let head = null;
    for (const step of document.order ?? []) {
        const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(document.units, step);
        if (unit?.status !== 'done' || isStale(unit))
            break;
        head = {
            runId,
            step,
            attempt: unit.attempt ?? 1,
            inputHash,
            timestamp: unit.finishedAt ?? document.updatedAt ?? '',
        };
    }
    return head;
}
/** The document with the checkpoint that its units stand for now. Without an order of use it stays as it is. */
function withHead(document) {
    if (document.order === undefined)
        return document;
    const { runId = '', inputHash = '', step: _s, attempt: _a, timestamp: _t, ...body } = document;
    const head = checkpointHead(document, runId, inputHash);
    return head === null ? { runId, inputHash, ...body } : { ...head, ...body };
}
/** The document with its steps in this order, in place of the order of use. Steps that it does not name come behind. */
function orderedBy(document, steps) {
    const rank = new Map(steps.map((step, index) => [step, index]));
    const rankOf = (step) => rank.get(step) ?? steps.length;
    const order = [...(document.order ?? [])].sort((a, b) => rankOf(a) - rankOf(b));
    return withHead({ ...document, order });
}


/***/ }),

/***/ 3121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ inputHash),
/* harmony export */   F: () => (/* binding */ describeWork)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4872);

/** sha256 hex of `<issue number>:<commit SHA>`; check it with `printf '%s:%s' 42 "$SHA" | sha256sum`. */
function inputHash(work) {
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`${work.issueNumber}:${work.commitSha}`);
}
/** The work in words, for a log line: `issue 42 at commit 0123abc`. */
function describeWork(work) {
    if (work === undefined)
        return 'an unnamed input';
    const parts = [
        ...(work.issueNumber === '' ? [] : [`issue ${work.issueNumber}`]),
        ...(work.commitSha === '' ? [] : [`commit ${work.commitSha.slice(0, 12)}`]),
    ];
    return parts.length > 0 ? parts.join(' at ') : 'no issue and no commit';
}


/***/ }),

/***/ 7730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ revisionOf),
/* harmony export */   TH: () => (/* binding */ compareContent),
/* harmony export */   tm: () => (/* binding */ joinDocuments),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
/* unused harmony export takeIn */
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4872);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5048);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);



/**
 * Documents are ordered by the attempt and sequence inside them, never by time, artifact id or name
 * (design section 4, point 7). The nonce, and for documents without one the content, only make the order total.
 */
function compareRevisions(a, b) {
    const left = revisionOf(a);
    const right = revisionOf(b);
    return (left.attempt - right.attempt ||
        left.sequence - right.sequence ||
        compareTexts(left.nonce, right.nonce) ||
        compareContent(a, b));
}
/** An order without meaning, so that a choice between equals is always the same one. */
function compareContent(a, b) {
    return a === b ? 0 : compareTexts((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(a), (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(b));
}
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/**
 * Joins the documents of one scope, unit by unit. A unit that is done beats one that is not; of two that are alike in
 * this, the later by attempt and sequence counts, and of what is not done, also the latest progress. A record that
 * another one superseded does not count. Everything else is the latest document's, with the checkpoint that the joined
 * units stand for. The result does not depend on the order of `documents`. Null for an empty list.
 */
function joinDocuments(documents) {
    const sorted = [...documents].sort(compareRevisions);
    const latest = sorted.at(-1);
    if (latest === undefined || sorted.length === 1)
        return latest ?? null;
    const records = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)();
    for (const document of sorted) {
        for (const [name, unit] of Object.entries(document.units)) {
            const known = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(records, name);
            if (known === undefined)
                records[name] = [unit];
            else
                known.push(unit);
        }
    }
    const units = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)();
    for (const [name, candidates] of Object.entries(records))
        units[name] = best(candidates);
    const order = joinOrders(sorted);
    return (0,_head_js__WEBPACK_IMPORTED_MODULE_2__/* .withHead */ .V5)({ ...latest, units, ...(order.length > 0 ? { order } : {}) });
}
/**
 * A document with what others have written into its file meanwhile: the units joined, everything else as they have it.
 */
function takeIn(mine, theirs) {
    const { units, order, revision } = joinDocuments([mine, theirs]) ?? mine;
    return withHead({
        ...theirs,
        ...(mine.runId === undefined ? {} : { runId: mine.runId }),
        ...(mine.inputHash === undefined ? {} : { inputHash: mine.inputHash }),
        ...(order === undefined ? {} : { order }),
        ...(revision === undefined ? {} : { revision }),
        units,
    });
}
/**
 * Of the records of one unit, the one that counts. It takes over what all of them superseded, and every completion
 * before the latest one: a step that was done again must not fall back on its first result when the second one falls.
 */
function best(candidates) {
    const done = candidates.filter((unit) => unit.status === 'done');
    const latest = done.length > 0 ? done.reduce(higher) : null;
    const earlier = done.flatMap(({ completionId }) => completionId && completionId !== latest?.completionId ? [completionId] : []);
    const supersedes = new Set([...earlier, ...candidates.flatMap((unit) => unit.supersedes ?? [])]);
    const valid = candidates.filter((unit) => !unit.completionId || !supersedes.has(unit.completionId));
    // Only in damaged documents do records supersede each other in a circle; then none of them counts.
    const winner = withProgress(valid.length > 0 ? valid.reduce(higher) : NOTHING_COUNTS, candidates);
    return supersedes.size > (winner.supersedes?.length ?? 0)
        ? { ...winner, supersedes: [...supersedes].sort() }
        : winner;
}
/** A unit that is not done goes on from the latest progress, whichever record has it; one that is done needs none. */
function withProgress(winner, candidates) {
    if (winner.status === 'done')
        return winner;
    let latest = winner.progress;
    for (const { progress } of candidates) {
        if (progress !== undefined && (latest === undefined || isLater(progress, latest)))
            latest = progress;
    }
    return latest === winner.progress ? winner : { ...winner, progress: latest };
}
function isLater(a, b) {
    return (a.attempt - b.attempt || a.sequence - b.sequence || compareContent(a, b)) > 0;
}
const NOTHING_COUNTS = { status: 'pending' };
function higher(a, b) {
    return rank(a, b) > 0 ? a : b;
}
/** A total order: records that compare as equal differ in what they superseded at most. */
function rank(a, b) {
    return (Number(a.status === 'done') - Number(b.status === 'done') ||
        (a.attempt ?? 0) - (b.attempt ?? 0) ||
        (a.sequence ?? 0) - (b.sequence ?? 0) ||
        // Of two copies of one record, the one with less withheld.
        (b.withheld?.length ?? 0) - (a.withheld?.length ?? 0) ||
        (a.usedInAttempt ?? 0) - (b.usedInAttempt ?? 0) ||
        (a === b ? 0 : compareContent({ ...a, supersedes: null }, { ...b, supersedes: null })));
}
/** The latest document's order, then steps that only older ones know. */
function joinOrders(ascending) {
    const names = new Set();
    for (const document of [...ascending].reverse())
        for (const name of document.order ?? [])
            names.add(name);
    return [...names];
}
function revisionOf(document) {
    return document.revision ?? { attempt: document.attempt ?? 1, sequence: 0, nonce: '', writer: '' };
}


/***/ }),

/***/ 175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xy: () => (/* binding */ parseLabels),
/* harmony export */   YH: () => (/* binding */ withoutLabels),
/* harmony export */   zi: () => (/* binding */ isSameLabel)
/* harmony export */ });
/** Reads labels from text: one a line, or separated by commas on a single line. Each once, as first written. */
function parseLabels(text) {
    const lines = text
        .split(/\r\n?|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const names = lines.length === 1 ? (lines[0] ?? '').split(',').map((name) => name.trim()) : lines;
    return withoutLabels(names.filter((name) => name !== ''), []);
}
/** Those of `names` that are not among `others`, each once. To GitHub, upper and lower case are the same. */
function withoutLabels(names, others) {
    const seen = new Set([...others].map(folded));
    return names.filter((name) => {
        if (seen.has(folded(name)))
            return false;
        seen.add(folded(name));
        return true;
    });
}
function isSameLabel(a, b) {
    return folded(a) === folded(b);
}
function folded(name) {
    return name.toLowerCase();
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

/***/ 2802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ basisNow),
/* harmony export */   p: () => (/* binding */ orderOfUse)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8667);

/** Puts `step` in its place: steps used in this attempt come first, as they were used, then those known from before. */
function orderOfUse(order, step, usedNow) {
    const others = order.filter((name) => name !== step);
    if (order.includes(step) && order.slice(0, order.indexOf(step)).every(usedNow))
        return [...order];
    return [...others.filter(usedNow), step, ...others.filter((name) => !usedNow(name))];
}
/**
 * What `step` is built on if it is begun now: the completion id of the last step before it that this attempt has done
 * or skipped. Steps that overlap in time are not built on each other: where steps can, this is asked at the start.
 */
function basisNow(document, step) {
    const attempt = document.revision?.attempt ?? 1;
    let before = null;
    for (const name of document.order ?? []) {
        if (name === step)
            break;
        const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .entry */ .f_)(document.units, name);
        if (unit?.status === 'done' && unit.usedInAttempt === attempt && unit.completionId) {
            before = unit.completionId;
        }
    }
    return before;
}


/***/ }),

/***/ 2393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ describeAge),
/* harmony export */   Tj: () => (/* binding */ progressAtStart),
/* harmony export */   ab: () => (/* binding */ usableProgress),
/* harmony export */   bC: () => (/* binding */ payloadsOf),
/* harmony export */   nd: () => (/* binding */ noProgress),
/* harmony export */   vk: () => (/* binding */ describeProgress)
/* harmony export */ });
/* harmony import */ var _staleness_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4470);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4078);


/** Stands for no progress, so that no older progress comes back from another document. */
function noProgress(attempt, sequence, at) {
    return { attempt, sequence, at, payload: null, files: [] };
}
/**
 * The progress that a unit has when it starts: what there was before, or the note that it does not count any more.
 * @param sequence the number that the unit's new record gets
 */
function progressAtStart(before, { afresh = false, attempt, at, }, sequence) {
    if (!afresh && before?.status !== 'done') {
        return before?.progress === undefined ? {} : { progress: before.progress };
    }
    // Also where none is known: a document that could not be read may have some.
    return before !== undefined || attempt > 1 ? { progress: noProgress(attempt, sequence, at) } : {};
}
/** A unit's progress that its step can go on from: it is there, and what it was built on still counts. */
function usableProgress(unit, units) {
    const progress = unit?.progress;
    if (unit === undefined || unit.status === 'done' || !progress?.payload)
        return null;
    if ((0,_staleness_js__WEBPACK_IMPORTED_MODULE_1__/* .isStale */ .Q)({ status: unit.status, basis: progress.basis ?? null }, units))
        return null;
    return { ...progress, payload: progress.payload };
}
/** Every archive that a unit refers to. */
function payloadsOf({ status, payload, progress }) {
    return [
        ...(payload ? [payload] : []),
        ...(status !== 'done' && progress?.payload ? [progress.payload] : []),
    ];
}
/** What progress holds, in words: `40 of its own steps, 3 files (12 KiB)`. Empty when it holds nothing. */
function describeProgress(progress) {
    if (!progress?.payload)
        return '';
    // The document with the command's own steps, and what belongs to it, is no file of the user's.
    const files = progress.files.filter(({ path }) => !path.startsWith('step/'));
    const steps = progress.ownSteps ?? 0;
    const parts = [
        ...(steps > 0 ? [`${steps} of its own steps`] : []),
        ...(files.length > 0
            ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(files.length, 'file')} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .bytes */ .ee)(files.reduce((sum, { size }) => sum + size, 0))})`]
            : []),
    ];
    return parts.length === 0 ? 'a record of its own' : parts.join(', ');
}
/** When progress was saved, seen from how the step ended: `23 s before it was interrupted`. */
function describeAge(unit, progress) {
    if (progress.attempt !== (unit.attempt ?? 1))
        return `in attempt ${progress.attempt}`;
    const saved = Date.parse(progress.at);
    const [ended, how] = unit.interrupted
        ? [Date.parse(unit.interrupted.at), 'it was interrupted']
        : unit.status === 'blocked'
            ? [Date.parse(unit.finishedAt ?? ''), 'it failed']
            : [Number.NaN, ''];
    if (ended <= saved)
        return `when ${how}`;
    if (ended > saved)
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(ended - saved)} before ${how}`;
    const started = Date.parse(unit.startedAt ?? '');
    return saved >= started ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(saved - started)} after it began` : `at ${progress.at}`;
}


/***/ }),

/***/ 1784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ putUnit)
/* harmony export */ });
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5048);
/* harmony import */ var _order_of_use_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2802);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8667);



/** The document with this record of a step, and with what follows from it: the order, the status, the checkpoint. */
function putUnit(document, step, unit, at) {
    const attempt = document.revision?.attempt ?? 1;
    const units = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .withEntry */ .rM)(document.units, step, unit);
    const changed = {
        ...document,
        updatedAt: at,
        finishedAt: null,
        units,
        order: (0,_order_of_use_js__WEBPACK_IMPORTED_MODULE_1__/* .orderOfUse */ .p)(document.order ?? [], step, (name) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .entry */ .f_)(units, name)?.usedInAttempt === attempt),
        ...runState(units, document.lifecycle),
    };
    return (0,_head_js__WEBPACK_IMPORTED_MODULE_2__/* .withHead */ .V5)(changed);
}
function runState(units, before) {
    const all = Object.values(units);
    const failed = all.some((unit) => unit.status === 'blocked');
    const interrupted = all.find((unit) => unit.interrupted)?.interrupted?.reason ?? null;
    return {
        status: failed ? 'needs_attention' : 'running',
        lifecycle: {
            retry_of: null,
            recovered_at: null,
            ...before,
            state: failed || interrupted !== null ? 'failed' : 'running',
            retryable: failed || interrupted !== null,
            interrupted_reason: interrupted,
        },
    };
}


/***/ }),

/***/ 7883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  u0: () => (/* binding */ readDocument)
});

// UNUSED EXPORTS: interpretDocument, unitProblem

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __nccwpck_require__(7934);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __nccwpck_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/limits.js
var limits = __nccwpck_require__(9646);
// EXTERNAL MODULE: ./build/src/engine/nesting.js
var nesting = __nccwpck_require__(638);
// EXTERNAL MODULE: ./build/src/engine/statuses.js
var statuses = __nccwpck_require__(7332);
;// CONCATENATED MODULE: ./build/src/engine/plain-unit.js

const HASH = /^[0-9a-f]{64}$/;
const plain_unit_statuses = new Set(statuses/* UNIT_STATUSES */.UG);
/**
 * Whether this is certainly a unit, in a tenth of the time that the schema takes: documents may have 100,000. It accepts
 * nothing that the schema does not; where it says no, the schema has to be asked.
 */
function isPlainUnit(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return false;
    // Read one by one, because that is what engines are fastest at; what is not read must not be there.
    const unit = value;
    const known = Number(plain_unit_statuses.has(unit.status)) +
        plain_unit_text(unit.note) +
        plain_unit_text(unit.createdAt) +
        plain_unit_text(unit.updatedAt) +
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
function plain_unit_text(value) {
    return typeof value === 'string' ? 1 : value === undefined ? 0 : Number.NaN;
}
function textOrNull(value) {
    return value === null ? 1 : plain_unit_text(value);
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

// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __nccwpck_require__(8667);
;// CONCATENATED MODULE: ./build/src/engine/plain-document.js




const isText = (value) => typeof value === 'string';
const isTextOrNull = (value) => value === null || typeof value === 'string';
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const isShallow = (value) => !(0,nesting/* isNestedTooDeep */.k)(value, nesting/* MAX_DEPTH */.l - 1);
const isStatus = (value) => statuses/* RUN_STATUSES */.LV.includes(value);
const isNeverPlain = () => false;
/** What the fields of a plain document hold. It may have others, of any form. */
const FIELDS = (0,record/* record */.g1)(Object.entries({
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
    return { kind: 'document', document: value, malformed: (0,record/* record */.g1)(), stored: value };
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
        if (!isPlainUnit(units[id]))
            return false;
    return true;
}

// EXTERNAL MODULE: ./build/src/engine/schema.js
var schema = __nccwpck_require__(5409);
// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __nccwpck_require__(4078);
;// CONCATENATED MODULE: ./build/src/engine/read-document.js










/**
 * Reads any text as a document. Never throws: what cannot be understood comes back as a reason.
 * @param areUnitsRight see {@link interpretDocument}
 */
function readDocument(text, areUnitsRight = false) {
    if (text.length > limits/* MAX_DOCUMENT_BYTES */.b)
        return unreadable(`it is larger than ${limits/* MAX_DOCUMENT_BYTES */.b} bytes`);
    if (text.trim() === '')
        return unreadable('it is empty');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return unreadable(`it is not JSON: ${(0,words/* oneLine */.TN)((0,errors/* describeError */.Uc)(error)).slice(0, 200)}`);
    }
    return interpretDocument(value, areUnitsRight);
}
/**
 * The same for what has been parsed already.
 * @param areUnitsRight they were checked before they were written, and are still what was written
 */
function interpretDocument(value, areUnitsRight = false) {
    return readPlainDocument(value, areUnitsRight) ?? interpretAny(value, areUnitsRight);
}
function interpretAny(value, areUnitsRight) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        return unreadable('it is not a JSON object');
    }
    const { units: given, ...fields } = value;
    if ((0,nesting/* isNestedTooDeep */.k)(fields))
        return unreadable('it is nested too deeply');
    const hasUnits = Object.hasOwn(value, 'units');
    const head = hasUnits ? null : dist/* safeParse */.xLC(schema/* HeadSchema */.E1, value, { abortEarly: true });
    if (head?.success)
        return { kind: 'head', head: head.output };
    const version = 'schemaVersion' in value ? value.schemaVersion : undefined;
    if (typeof version === 'number' && version > statuses/* SCHEMA_VERSION */.f$) {
        return unreadable(`it has schemaVersion ${version}, written by a newer version of checkpoint-action`);
    }
    // What says that it is a run document does not lack the fields of a checkpoint.
    if (head !== null)
        return unreadable(version === undefined ? explain(head.issues[0]) : 'it has no units');
    // The schema library takes a list for an object with numbers as names.
    if ('units' in value && Array.isArray(value.units))
        return unreadable('units: it is a list');
    const envelope = dist/* safeParse */.xLC(schema/* EnvelopeSchema */.W7, value, { abortEarly: true });
    if (!envelope.success)
        return unreadable(explain(envelope.issues[0]));
    const sorted = areUnitsRight ? asTheyAre(given) : sortOut(given);
    if (sorted === null)
        return unreadable('it is nested too deeply');
    const { units, malformed } = sorted;
    // The object that was read, not the parser's copy: unknown fields and key order stay as they were.
    return { kind: 'document', document: { ...value, units }, malformed, stored: value };
}
/**
 * Which units can be understood: the table itself as long as all of them can, because it may be large. Null when one
 * is nested too deeply.
 */
function sortOut(given) {
    const malformed = (0,record/* record */.g1)();
    let count = 0;
    for (const name in given) {
        const unit = given[name];
        if (isPlainUnit(unit))
            continue;
        if ((0,nesting/* isNestedTooDeep */.k)(unit))
            return null;
        const reason = unitProblem(unit);
        if (reason === null)
            continue;
        malformed[name] = reason;
        count += 1;
    }
    if (count === 0)
        return asTheyAre(given);
    const understood = Object.entries(given).filter(([name]) => !Object.hasOwn(malformed, name));
    return { units: (0,record/* record */.g1)(understood), malformed };
}
function asTheyAre(units) {
    return { units: Object.setPrototypeOf(units, null), malformed: (0,record/* record */.g1)() };
}
/** Why something cannot be understood as a unit; null when it can. */
function unitProblem(unit) {
    if (isPlainUnit(unit))
        return null;
    const checked = dist/* safeParse */.xLC(schema/* UnitSchema */.uo, unit, { abortEarly: true });
    if (!checked.success)
        return explain(checked.issues[0]);
    // The schema library passes over keys such as `constructor`; a user may have an output of that name.
    const outputs = Object.values(unit.outputs ?? {});
    return outputs.every((output) => typeof output === 'string') ? null : 'outputs: must be texts';
}
function explain(issue) {
    const path = dist/* getDotPath */.BuJ(issue);
    return (0,words/* oneLine */.TN)(path === null ? issue.message : `${path}: ${issue.message}`);
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
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

/***/ 5409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ HeadSchema),
/* harmony export */   W7: () => (/* binding */ EnvelopeSchema),
/* harmony export */   uo: () => (/* binding */ UnitSchema)
/* harmony export */ });
/* unused harmony exports FileEntrySchema, GitStateSchema, WithheldSchema, PayloadSchema, CommentSchema, ProgressSchema, ScopeSchema, RevisionSchema, LifecycleSchema, PhaseSchema, ItemSchema, ValidationSchema, CheckedSchema, RunDocumentSchema */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7934);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7332);


/**
 * The document's schema (design section 3). Objects are loose: fields that this version does not know survive
 * a read-modify-write and are never interpreted. Nothing has a default: reading changes nothing.
 */
const time = valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const attempt = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1));
const sha256Hex = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex characters'));
/** A file that a step left behind. `path` is relative to the workspace, with forward slashes. */
const FileEntrySchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    path: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha256: sha256Hex,
    size: count,
    mode: count,
    /** The file's digest before the step ran; null when there was none. */
    before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(sha256Hex)),
    /** For a symbolic link: what it points to. Its `sha256` and `size` are those of this text. */
    link: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** The step deleted it. Then `sha256`, `size` and `mode` are those of an empty file, and nothing is in the archive. */
    deleted: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
});
const objectId = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'must be an object id of git'));
const refName = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/, 'must be a branch or tag'));
/** Where a git checkout stands: its commit, its branch unless HEAD is detached, and the tree of what is staged. */
const GitPositionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    head: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
    branch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(refName),
    index: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
});
/** With `files: "@changes"`: what the step did to the repository, beside the files of the work tree. */
const GitStateSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    before: GitPositionSchema,
    after: GitPositionSchema,
    /** Branches and tags that were made, moved or deleted. */
    refs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: refName, before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId), after: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId) })),
    /** How many commits the step made. */
    commits: count,
    /** Commits and staged content, as a git bundle in the archive, based on `before.head`. */
    bundle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ sha256: sha256Hex, size: count })),
    /** Files that are announced to the index without content (`git add -N`). */
    intended: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Submodules whose commit changed; null where there is none. */
    submodules: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        path: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
        after: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
        /** `after` was checked out. */
        present: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }))),
});
/** An output or file that was deliberately not stored. */
const WithheldSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    kind: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['output', 'file']),
    name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Where a step's files are kept: an archive, named by its digest. */
const PayloadSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    sha256: sha256Hex,
    size: count,
    /** The sum of the sizes of all entries once unpacked. */
    unpackedSize: count,
});
/** The comment of a step that posts one. */
const CommentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    /** The number of the issue or pull request that it is at. */
    issue: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** What the marker in the comment has, known from before it is posted. */
    nonce: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(count)),
    url: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** The digest of what it says. */
    text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(sha256Hex),
});
/** What an unfinished step has got so far, to go on from. Of several, the one with the later attempt and sequence counts. */
const ProgressSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    attempt,
    sequence: count,
    at: time,
    /** Null: there is none, and what is older does not count either. */
    payload: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(PayloadSchema),
    /** Paths begin with the place that the file belongs to: `step/`, `workspace/` or `home/`. */
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FileEntrySchema),
    /** What the step was building on; see `basis` of the unit. */
    basis: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** How many steps of its own the command has recorded as done, in the document that `CHECKPOINT_FILE` names. */
    ownSteps: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
    withheld: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(WithheldSchema)),
});
const UnitSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_STATUSES */ .UG),
    dependsOn: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    note: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    /**
     * The time when it became blocked. Null, or not there, for one that is not, and where nobody wrote it down. Not checked:
     * it came later than the others, and what somebody else has put there must not make a unit unreadable.
     */
    blockedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    /** The attempt that started or finished this unit. */
    attempt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(attempt),
    /** The document's sequence number when this record was made: orders records of one attempt. */
    sequence: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
    completionId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    basis: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Completion ids that this record replaced; they do not count any more wherever they turn up. */
    supersedes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    fingerprint: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(sha256Hex)),
    fingerprintParts: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    durationMs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(count)),
    outputs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Names of outputs that hold a secret. They are kept for sealed copies only, and masked when they are given out. */
    secretOutputs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FileEntrySchema)),
    withheld: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(WithheldSchema)),
    payload: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(PayloadSchema)),
    git: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(GitStateSchema)),
    comment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(CommentSchema),
    /** Only of a step that is not done. */
    progress: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(ProgressSchema),
    /** The command wrote environment, path or summary, which a skip does not bring back. */
    partial: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    interrupted: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: time }))),
    /** The last attempt that used this unit: ran it or skipped it. */
    usedInAttempt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
});
/** The checkpoint: the five fields that every version of every reader understands. */
const HeadSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    runId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    step: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    attempt,
    inputHash: sha256Hex,
    timestamp: time,
});
const ScopeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    repository: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    workflow: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    calledWorkflow: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    job: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    matrix: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    key: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Which edition of the document this is. Never reused, not even after a failed upload. */
const RevisionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    attempt,
    sequence: count,
    nonce: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The job that wrote it, where the runner tells; empty elsewhere. */
    writer: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const LifecycleSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .LIFECYCLE_STATES */ .g4),
    retryable: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    retry_of: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    interrupted_reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    recovered_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
});
const PhaseSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASE_STATUSES */ .BV),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
});
/** Something that has to be looked at before the run is done; what it is about is up to whoever reports it. */
const ItemSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    title: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    reopenedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    resolvedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
});
/** The outcome of the run's final validation. */
const ValidationSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .VALIDATION_STATUSES */ .xm),
    note: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
});
/**
 * Everything but what is checked piece by piece, so that a malformed one does not hide the others: units, phases, items.
 */
const EnvelopeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...valibot__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(HeadSchema).entries,
    schemaVersion: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO([1, 2]),
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    task: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_STATUSES */ .LV),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    units: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    phases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    currentPhase: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    openItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    resolvedItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    result: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    launch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    lifecycle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(LifecycleSchema)),
    /** What the run works on, in the open: `inputHash` is made from it. */
    work: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ issueNumber: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commitSha: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    scope: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(ScopeSchema),
    revision: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(RevisionSchema),
    /** Where the document is that could not be read when this one was begun: nobody knows what it had recorded. */
    lostRecord: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Steps in the job's order of use: those used in the latest attempt first, then those known from before. */
    order: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
});
/** A document as it is read: envelope and units are checked. */
const CheckedSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...EnvelopeSchema.entries,
    units: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), UnitSchema),
});
/** The whole document, as shipped in `schema/run.schema.json`. */
const RunDocumentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...CheckedSchema.entries,
    phases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), PhaseSchema)),
    openItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ItemSchema)),
    resolvedItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ItemSchema)),
    /** Phases without which the run is not done. */
    requiredPhases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** The run is not done without a green validation. */
    requireValidation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    validation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(ValidationSchema)),
    /** How far the event log goes that the document was made from; written by the event log itself. */
    eventLog: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ sequence: count, offset: count, hash: sha256Hex })),
});


/***/ }),

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ describeScope),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   e9: () => (/* binding */ areSiblings),
/* harmony export */   h3: () => (/* binding */ scopeHash)
/* harmony export */ });
/* unused harmony export scopeOfEnvironment */
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4872);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(638);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8667);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4078);




/** Stands in a stored matrix for a value that must not be stored. */
const WITHHELD = /^withheld:[0-9a-f]{16}$/;
/** A matrix may carry whole objects; in words, the beginning of each value is enough. */
const MAX_WORDS = 60;
/** The scope as a runner's variables tell it, which do not tell the matrix; without a runner it is empty. */
function scopeOfEnvironment(env) {
    const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@[^@]*$/, '');
    return {
        repository: env.GITHUB_REPOSITORY ?? '',
        workflow,
        calledWorkflow: workflow,
        job: env.GITHUB_JOB ?? '',
        matrix: 'null',
        key: '',
    };
}
/** sha256 hex that identifies the scope; matrix legs are compared as values, not as text. */
function scopeHash(scope) {
    const { repository, workflow, calledWorkflow, job, key } = scope;
    const matrix = mapMatrix(scope, (name, value) => digestOf(scope, name, value));
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)({ repository, workflow, calledWorkflow, job, matrix, key }));
}
/**
 * The scope as it may be stored and shown: matrix values that are secret are replaced by their digests, which leaves
 * the scope's own hash as it is.
 * @param isSecret gets a value's name, which is empty for a matrix that has none, and its text
 */
function withoutSecrets(scope, isSecret) {
    let found = false;
    const matrix = mapMatrix(scope, (name, value) => {
        if (!isSecret(name, textOf(value)))
            return value;
        found = true;
        return digestOf(scope, name, value);
    });
    return found ? { ...scope, matrix: JSON.stringify(matrix) } : scope;
}
/** The scope in words: `generate (node: 20), key docs`. One line, whatever a matrix holds. */
function describeScope(scope) {
    const matrix = matrixValue(scope.matrix);
    const values = isLeg(matrix)
        ? Object.entries(matrix).map(([name, value]) => `${name}: ${excerpt(textOf(value))}`)
        : [];
    const leg = values.length > 0 ? ` (${values.join(', ')})` : '';
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(`${scope.job}${leg}${scope.key === '' ? '' : `, key ${scope.key}`}`);
}
/** Whether two scopes are legs of one matrix: alike in everything but its values. */
function areSiblings(a, b) {
    const job = ({ repository, workflow, calledWorkflow, job: name, key }) => (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)({ repository, workflow, calledWorkflow, job: name, key });
    return job(a) === job(b) && isLeg(matrixValue(a.matrix)) && isLeg(matrixValue(b.matrix));
}
function mapMatrix({ matrix }, change) {
    const value = matrixValue(matrix);
    if (!isLeg(value))
        return change('', value);
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}
/** A digest of more than the value, so that nobody can look it up in a table. */
function digestOf({ repository }, name, value) {
    if (typeof value === 'string' && WITHHELD.test(value))
        return value;
    return `withheld:${(0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)([repository, name, value])).slice(0, 16)}`;
}
function textOf(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function excerpt(text) {
    if (WITHHELD.test(text))
        return '(withheld)';
    return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text;
}
function isLeg(matrix) {
    return matrix !== null && typeof matrix === 'object' && !Array.isArray(matrix);
}
function matrixValue(matrix) {
    if (matrix.trim() === '')
        return null;
    try {
        const value = JSON.parse(matrix);
        return (0,_nesting_js__WEBPACK_IMPORTED_MODULE_3__/* .isNestedTooDeep */ .k)(value) ? matrix : value;
    }
    catch {
        return matrix;
    }
}


/***/ }),

/***/ 1249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ KNOWN_SECRET),
/* harmony export */   Do: () => (/* binding */ NoSecrets),
/* harmony export */   O0: () => (/* binding */ secretsOfEnvironment),
/* harmony export */   R4: () => (/* binding */ SecretFinder)
/* harmony export */ });
/* unused harmony export SCAN_OVERLAP */
/** Values shorter than this are not taken for secrets just because of their variable's name. */
const MIN_SECRET_LENGTH = 8;
/** The words that make a variable's value a secret, as whole words of its name. */
const SECRET_NAME = /(?<![a-z])(token|secret|password|passwd|passphrase|credentials?|api_key|access_key|private_key)(?![a-z])/i;
/**
 * Well-known token formats, by issuer. The short prefixes are also ends of words (`risk-`, `highs_`): in the middle of
 * a word, only an unbroken run as long as the real thing counts.
 */
const TOKEN_FORMATS = [
    /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9_]{16,}|gh[pousr]_[A-Za-z0-9]{30,}/, // GitHub
    /github_pat_[A-Za-z0-9_]{20,}/, // GitHub, fine-grained
    /glpat-[A-Za-z0-9_-]{20,}/, // GitLab
    /(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}|sk-(?:[a-z0-9]{1,10}-){0,3}[A-Za-z0-9]{30,}/, // OpenAI, Anthropic
    /(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/, // Stripe
    /AKIA[0-9A-Z]{16}|ASIA[0-9A-Z]{16}/, // AWS key id
    /AIza[0-9A-Za-z_-]{35}/, // Google API key
    /ya29\.[0-9A-Za-z_-]{20,}/, // Google OAuth
    /xox[abeoprs]-[A-Za-z0-9-]{10,}/, // Slack
    /hooks\.slack\.com(?:\/|%2F|\\\/)services(?:\/|%2F|\\\/)[A-Za-z0-9/%\\]{20,}/i, // Slack webhook
    /npm_[A-Za-z0-9]{36}/, // npm
    /pypi-[A-Za-z0-9_-]{50,}/, // PyPI
    /dckr_pat_[A-Za-z0-9_-]{20,}/, // Docker
    /hf_[A-Za-z0-9]{30,}/, // Hugging Face
    /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/, // SendGrid
    /eyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]{10}/, // JSON Web Token: its header and the start of its claims
    /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/, // PEM, PGP
];
/** The answer for a value that is known to be secret, as opposed to one that only looks so. */
const KNOWN_SECRET = 'it contains a secret value';
/** The longest piece of text that a format needs to be recognised in; chunked scans overlap by this much. */
const SCAN_OVERLAP = 4096;
/** Values of variables whose name says that they are secret. */
function secretsOfEnvironment(env) {
    return Object.entries(env)
        .filter(([name, value]) => SECRET_NAME.test(name) && (value ?? '').trim().length >= MIN_SECRET_LENGTH)
        .map(([, value]) => value ?? '');
}
/**
 * Finds secrets in what a step produced: known values in the encodings in which they usually reappear, and
 * well-known token formats. It cannot see into compressed or encrypted data.
 */
class SecretFinder {
    #needles;
    /** Forms that tools break into lines (base64 at 76 columns, hex dumps): also looked for without white space. */
    #wrapped;
    /** @param values what must not be stored: masked values, our token, values of secret variables. */
    constructor(values) {
        const given = [...new Set(values)];
        this.#needles = [...new Set(given.flatMap((value) => [...encodings(value)]))];
        this.#wrapped = [...new Set(given.flatMap(wrappedForms))];
    }
    /** Why `text` must not be stored, or null. The answer never contains the secret. */
    inText(text) {
        return this.inLatin1(latin1(text)) ?? null;
    }
    /** The same for bytes, given as a latin1 string (one character per byte). */
    inLatin1(bytes) {
        if (this.#needles.some((needle) => bytes.includes(needle)))
            return KNOWN_SECRET;
        if (this.#wrapped.length > 0) {
            const unbroken = /\s/.test(bytes) ? bytes.replace(/\s+/g, '') : bytes;
            if (this.#wrapped.some((form) => unbroken.includes(form)))
                return KNOWN_SECRET;
        }
        if (TOKEN_FORMATS.some((format) => format.test(bytes)))
            return 'it contains something in the form of a token';
        return null;
    }
    /** How much two neighbouring chunks of a scan have to overlap, in bytes. */
    get overlap() {
        const longest = Math.max(0, ...[...this.#needles, ...this.#wrapped].map((needle) => needle.length));
        return Math.max(SCAN_OVERLAP, 2 * longest);
    }
}
/** Finds nothing: for what only leaves the machine sealed. */
class NoSecrets extends SecretFinder {
    constructor() {
        super([]);
    }
    inLatin1() {
        return null;
    }
}
/** The forms in which a value reappears, as the runner's own masker knows them, each as a latin1 string. */
function encodings(value) {
    const texts = new Set();
    // A lone surrogate, which no UTF-8 file can hold, would make the URI form impossible.
    const given = Buffer.from(value, 'utf8').toString('utf8');
    const trimmed = given.trim();
    // Of a secret with several lines, such as a key, one line is secret too; the runner masks them one by one.
    const lines = trimmed.split(/\r?\n/).filter((line) => line.trim().length >= MIN_SECRET_LENGTH);
    for (const text of [given, trimmed, trimmed.replaceAll('\r\n', '\n'), ...lines]) {
        if (text === '')
            continue;
        texts.add(text);
        texts.add(JSON.stringify(text).slice(1, -1));
        texts.add(encodeURIComponent(text));
        texts.add(text.replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign));
    }
    const forms = new Set([...texts].map(latin1));
    if (trimmed.length >= MIN_SECRET_LENGTH)
        forms.add(Buffer.from(trimmed, 'utf16le').toString('latin1'));
    return forms;
}
/** Base64 and hex of a value, as they read without line ends. */
function wrappedForms(value) {
    const bytes = Buffer.from(value.trim(), 'utf8');
    if (bytes.length < MIN_SECRET_LENGTH)
        return [];
    const hex = bytes.toString('hex');
    return [...base64Forms(bytes), hex, hex.toUpperCase()];
}
const XML_ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
/** The part of a base64 text that the value alone decides, at each of the three offsets it may stand at. */
function base64Forms(bytes) {
    return [0, 1, 2].flatMap((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
        const first = Math.ceil((offset * 8) / 6);
        const last = Math.floor((shifted.length * 8) / 6);
        const standard = shifted.toString('base64').slice(first, last);
        return [standard, standard.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
function latin1(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}


/***/ }),

/***/ 4470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isStale),
/* harmony export */   T: () => (/* binding */ staleness)
/* harmony export */ });
/**
 * Whether a done unit was built on a step that has been done again since (design section 2, *basis*).
 * A unit's basis is the completion id of the step before it; when no unit has that id any more, that step got
 * another one. The chain is followed to its start, so that a step between the two need not be in use any more.
 */
function isStale(unit, units) {
    return staleness(units)(unit);
}
/** {@link isStale} for many units of one document: each link of a chain is followed once. */
function staleness(units) {
    const byCompletion = new Map();
    for (const candidate of Object.values(units)) {
        if (candidate.status === 'done' && candidate.completionId) {
            byCompletion.set(candidate.completionId, candidate);
        }
    }
    /** Completion ids to whether what was built on them is stale. */
    const known = new Map();
    return (unit) => {
        const chain = new Set();
        let basis = unit.basis ?? null;
        let stale = false;
        while (basis !== null) {
            const before = known.get(basis);
            const builtOn = byCompletion.get(basis);
            if (before !== undefined || builtOn === undefined) {
                stale = before ?? true;
                break;
            }
            if (chain.has(basis))
                break; // only a damaged document has a circle
            chain.add(basis);
            basis = builtOn.basis ?? null;
        }
        for (const id of chain)
            known.set(id, stale);
        return stale;
    };
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

/***/ 4046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ STEP_NAME_RULE),
/* harmony export */   g: () => (/* binding */ isStepName)
/* harmony export */ });
/** What a step may be called, in words for an error's `fix`. */
const STEP_NAME_RULE = 'A step\'s name has letters, digits, "-", "_" and ".", at most 100 of them.';
function isStepName(name) {
    return /^[A-Za-z0-9_.-]{1,100}$/.test(name);
}


/***/ }),

/***/ 2877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ks: () => (/* binding */ skipStep),
/* harmony export */   SM: () => (/* binding */ completeStep),
/* harmony export */   Sk: () => (/* binding */ startedUnit),
/* harmony export */   a5: () => (/* binding */ interruptStep),
/* harmony export */   bP: () => (/* binding */ startStep),
/* harmony export */   vy: () => (/* binding */ failStep)
/* harmony export */ });
/* harmony import */ var _document_transitions_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5838);
/* harmony import */ var _order_of_use_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2802);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2393);
/* harmony import */ var _put_unit_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1784);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8667);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5409);






/** The step begins. If it was done before, that record is superseded: an older document must not bring it back. */
function startStep(document, start) {
    const before = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(document.units, start.step);
    const supersedes = [
        ...(before?.supersedes ?? []),
        ...(before?.status === 'done' && before.completionId ? [before.completionId] : []),
    ];
    return (0,_put_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .putUnit */ .Y)(document, start.step, {
        ...unknownFields(before),
        status: 'in_progress',
        dependsOn: before?.dependsOn ?? [],
        note: '',
        createdAt: before?.createdAt ?? start.at,
        updatedAt: start.at,
        startedAt: start.at,
        finishedAt: null,
        attempt: start.attempt,
        completionId: null,
        basis: null,
        ...(supersedes.length > 0 ? { supersedes } : {}),
        fingerprint: start.fingerprint,
        fingerprintParts: { ...start.fingerprintParts },
        ...(start.comment === undefined ? {} : { comment: start.comment }),
        sequence: (0,_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .upcomingSequence */ .Kt)(document),
        usedInAttempt: start.attempt,
        ...(0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .progressAtStart */ .Tj)(before, start, (0,_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .upcomingSequence */ .Kt)(document)),
    }, start.at);
}
/** The step is done. */
function completeStep(document, completion) {
    const { step, at, completionId, durationMs, payload, git, comment } = completion;
    const { note = '', basis = (0,_order_of_use_js__WEBPACK_IMPORTED_MODULE_5__/* .basisNow */ .L)(document, step), secretOutputs = [] } = completion;
    const { progress: _, ...unit } = startedUnit(document, step);
    return (0,_put_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .putUnit */ .Y)(document, step, {
        ...unit,
        status: 'done',
        note,
        updatedAt: at,
        finishedAt: at,
        completionId,
        basis,
        durationMs,
        outputs: (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(Object.entries(completion.outputs)),
        files: [...completion.files],
        withheld: [...completion.withheld],
        payload,
        ...(git ? { git } : {}),
        ...(comment === undefined ? {} : { comment }),
        interrupted: null,
        sequence: (0,_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .upcomingSequence */ .Kt)(document),
        ...(completion.partial ? { partial: true } : {}),
        ...(secretOutputs.length > 0 ? { secretOutputs: [...secretOutputs] } : {}),
    }, at);
}
/** The step ended without being done. */
function failStep(document, failure) {
    const { step, at, durationMs, note } = failure;
    const ending = { status: 'blocked', note, finishedAt: at, durationMs, interrupted: null };
    return changeUnit(document, step, at, ending);
}
/** The step is being stopped from outside. That says nothing about whether its effect landed. */
function interruptStep(document, interruption) {
    const { step, at, durationMs, reason } = interruption;
    const interrupted = { reason, at };
    return changeUnit(document, step, at, { status: 'in_progress', durationMs, interrupted });
}
/** The step was skipped: this attempt used the record that is there. */
function skipStep(document, step, attempt, at) {
    const unit = startedUnit(document, step);
    return (0,_put_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .putUnit */ .Y)(document, step, { ...unit, usedInAttempt: attempt, sequence: unit.sequence ?? 0 }, at);
}
/** @throws Error for a step that has no record: nothing can end that was never started */
function startedUnit(document, step) {
    const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .entry */ .f_)(document.units, step);
    if (unit === undefined)
        throw new Error(`Step "${step}" was never started in this document.`);
    return unit;
}
function changeUnit(document, step, at, change) {
    const unit = startedUnit(document, step);
    const sequence = (0,_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .upcomingSequence */ .Kt)(document);
    return (0,_put_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .putUnit */ .Y)(document, step, { ...unit, ...change, updatedAt: at, sequence }, at);
}
/** What other tools, or later versions, wrote into a record: it survives, also when the step is done again. */
function unknownFields(unit) {
    const fields = Object.entries(unit ?? {}).filter(([name]) => !Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .UnitSchema */ .uo.entries, name));
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(fields);
}


/***/ }),

/***/ 4078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ee: () => (/* binding */ bytes),
  p0: () => (/* binding */ duration),
  TN: () => (/* binding */ oneLine),
  LS: () => (/* binding */ plural)
});

// UNUSED EXPORTS: ago, noCommand, span

;// CONCATENATED MODULE: ./build/src/engine/hidden-characters.js
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

;// CONCATENATED MODULE: ./build/src/engine/words.js

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
const HIDDEN_RUN = new RegExp(`[${HIDDEN}]+`, 'gu');
/** Text in which a runner finds no workflow command. Commands of the older form count anywhere in a line. */
function noCommand(text) {
    return text.replaceAll('##[', '# #[');
}
/** Text from elsewhere as one line for a log or terminal: without line ends and characters that are not shown. */
function oneLine(text) {
    return text.replace(HIDDEN_RUN, ' ');
}


/***/ }),

/***/ 9845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ steadyNow)
/* harmony export */ });
/**
 * Now, in ms, by a clock that only goes forward: for deadlines, which must hold when somebody sets the machine's clock.
 * The same in all threads of a process. `performance`, which would do as well, takes Node a ms to load.
 */
function steadyNow() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
}


/***/ }),

/***/ 4194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ backendIds)
/* harmony export */ });
/**
 * From the scopes of the runner's own token, `Actions.Results:<run>:<job>` (actions/toolkit,
 * packages/artifact/src/internal/shared/util.ts). Not secret, and new in each attempt. Null when it has none.
 */
function backendIds(token) {
    try {
        const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
        const { scp } = JSON.parse(claims);
        const [, run, job] = /(?:^|\s)Actions\.Results:([^:\s]+):([^:\s]+)(?:\s|$)/.exec(String(scp)) ?? [];
        return run === undefined || job === undefined ? null : { run, job };
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 6848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ StoreError),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   QS: () => (/* binding */ StorePolicyError),
/* harmony export */   t1: () => (/* binding */ fixForFileFault)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);


/** A place could not keep or give what it was asked for. The work goes on; the message says what is lost. */
class StoreError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckpointError */ .jg {
}
/** The place will not take it however often it is asked: this job may not write there. */
class StorePolicyError extends StoreError {
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
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   ii: () => (/* binding */ writeFault)
/* harmony export */ });
/* unused harmony exports copyFileAtomic, whileBusy, syncWritten */
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
        fs.copyFileSync(from, temporary);
        syncWritten(temporary);
        beforeRename?.();
        rename(temporary, file);
        syncFolder(path.dirname(file));
    }
    catch (error) {
        discard(temporary);
        throw error instanceof CheckpointError ? error : writeFault(file, error);
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
        const descriptor = fs.openSync(file, process.platform === 'win32' ? 'r+' : 'r');
        try {
            fs.fsyncSync(descriptor);
        }
        finally {
            fs.closeSync(descriptor);
        }
        syncFolder(path.dirname(file));
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

/***/ 4914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K7: () => (/* binding */ readDocumentFile),
  Fi: () => (/* binding */ setAside),
  fQ: () => (/* binding */ writeDocumentFile)
});

// UNUSED EXPORTS: isNoFile, refuseNoFile

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __nccwpck_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/limits.js
var limits = __nccwpck_require__(9646);
// EXTERNAL MODULE: ./build/src/engine/read-document.js + 2 modules
var read_document = __nccwpck_require__(7883);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __nccwpck_require__(6848);
;// CONCATENATED MODULE: ./build/src/store/run-file/presence.js



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
        fs.statSync(file);
        return true;
    }
    catch (error) {
        const code = errorCode(error);
        if (isAbsence(code))
            return false;
        if (code === 'ENAMETOOLONG') {
            throw new InvalidInputError(`${name} cannot be the name of a file: ${code}.`, fixForFileFault(code));
        }
        throw new RefusedError(`${name} cannot be read: ${code || String(error)}.`, fixForFileFault(code));
    }
}

// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __nccwpck_require__(9763);
// EXTERNAL MODULE: ./build/src/store/file/document-text.js
var document_text = __nccwpck_require__(4865);
;// CONCATENATED MODULE: ./build/src/store/file/document-file.js








/** Reads a document from disk. Never throws: a file that is not there is `missing`, anything else has a reason. */
function readDocumentFile(file) {
    try {
        const stat = external_node_fs_.statSync(file);
        // Reading a pipe or a device might never end.
        if (!stat.isFile())
            return { kind: 'unreadable', reason: 'it is not a regular file' };
        if (stat.size > limits/* MAX_DOCUMENT_BYTES */.b) {
            return { kind: 'unreadable', reason: `it is larger than ${limits/* MAX_DOCUMENT_BYTES */.b} bytes` };
        }
        return (0,read_document/* readDocument */.u0)(external_node_fs_.readFileSync(file, 'utf8'));
    }
    catch (error) {
        return isAbsence((0,store_errors/* errorCode */.CA)(error))
            ? { kind: 'missing' }
            : { kind: 'unreadable', reason: (0,errors/* describeError */.Uc)(error) };
    }
}
/**
 * Writes a document atomically and durably.
 * @throws StoreError when it could not be written; the old document is then still there.
 */
function writeDocumentFile(file, document) {
    (0,atomic_write/* writeFileAtomic */.Zf)(file, (0,document_text/* serializeDocument */.w)(document));
}
/** Whether something is there that is no file: a folder, a pipe, a device. None of them was meant as a document. */
function isNoFile(file) {
    try {
        return !external_node_fs_.statSync(file).isFile();
    }
    catch {
        return false;
    }
}
/** @throws StoreError for what is no file: moving or replacing it would do harm far beyond a document */
function refuseNoFile(file) {
    if (!isNoFile(file))
        return;
    throw new store_errors/* StoreError */.AD(`${file} is not a regular file.`, 'It is left as it is; name a file.');
}
/**
 * Moves a file that cannot be read out of the way, so that it can be looked at later. Returns where it is now.
 * @throws StoreError for what is no file
 */
function setAside(file, at) {
    refuseNoFile(file);
    const aside = `${file}.unreadable-${at.toISOString().replaceAll(':', '-')}`;
    (0,atomic_write/* rename */.$w)(file, aside);
    return aside;
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

/***/ 9457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Journal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _engine_document_transitions_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5838);
/* harmony import */ var _engine_join_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7730);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6848);
/* harmony import */ var _nonce_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(8880);
/* harmony import */ var _atomic_write_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9763);
/* harmony import */ var _document_file_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4914);








/**
 * A document and the file that holds it. Each change is on disk, atomically and durably, before it is returned;
 * a disk that refuses does not stop the work, but is reported.
 */
class Journal {
    #file;
    #onFault;
    #document;
    /** The document's revision is on disk, and nobody else has been given it. */
    #fresh = false;
    #reserved = null;
    /** @param onFault gets each failed write */
    constructor(file, document, onFault) {
        this.#file = file;
        this.#document = document;
        this.#onFault = onFault;
    }
    get document() {
        return this.#document;
    }
    /** Applies one change and writes the result under its next revision. False: it could not be written. */
    update(change) {
        const { base, next } = this.#reserved ?? { base: this.#document.revision, next: { nonce: (0,_nonce_js__WEBPACK_IMPORTED_MODULE_7__/* .newNonce */ .Y)() } };
        const before = base === undefined ? this.#document : { ...this.#document, revision: base };
        this.#document = (0,_engine_document_transitions_js__WEBPACK_IMPORTED_MODULE_2__/* .nextRevision */ .fB)(change(before), next.nonce);
        this.#fresh = this.#write();
        return this.#fresh;
    }
    /**
     * The revision of all changes from here on, until the document is given out with them: for a name that has to be known
     * before.
     */
    reserve() {
        this.#reserved ??= {
            base: (0,_engine_join_js__WEBPACK_IMPORTED_MODULE_3__/* .revisionOf */ .DT)(this.#document),
            next: (0,_engine_join_js__WEBPACK_IMPORTED_MODULE_3__/* .revisionOf */ .DT)((0,_engine_document_transitions_js__WEBPACK_IMPORTED_MODULE_2__/* .nextRevision */ .fB)(this.#document, (0,_nonce_js__WEBPACK_IMPORTED_MODULE_7__/* .newNonce */ .Y)())),
        };
        return this.#reserved.next;
    }
    /** The document under a revision of its own, to be kept elsewhere: no two uploads ever share one. */
    stamp() {
        if (!this.#fresh)
            this.update((document) => document);
        this.#fresh = false;
        if (this.#document.revision?.nonce === this.#reserved?.next.nonce)
            this.#reserved = null;
        return this.#document;
    }
    #write() {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(this.#file), { recursive: true });
            (0,_document_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeDocumentFile */ .fQ)(this.#file, this.#document);
            return true;
        }
        catch (error) {
            this.#onFault(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StoreError */ .AD ? error : (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFault */ .ii)(this.#file, error));
            return false;
        }
    }
}


/***/ }),

/***/ 5059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ MAX_FILES),
/* harmony export */   dI: () => (/* binding */ BUNDLE),
/* harmony export */   gx: () => (/* binding */ MAX_TOTAL_BYTES)
/* harmony export */ });
/** What one step may keep. Larger things belong in an artifact or cache of their own. */
const MAX_FILES = 20_000;
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;
/** Where an archive has the commits of a step: no file of a workspace is kept under git's own folder. */
const BUNDLE = '.git/commits.bundle';


/***/ }),

/***/ 8365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ keepFiles),
/* harmony export */   h: () => (/* binding */ restoreFilesOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2993);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9763);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5059);





/**
 * Packs a step's files into an archive named by its digest, durably. What cannot be packed is withheld, and so is
 * what turns out to be something else than was looked at.
 * @param bundle a file with the step's commits, to be kept with them
 */
async function keepFiles(workspace, files, secrets, folder, bundle = null) {
    if (bundle === null && files.every((file) => file.deleted))
        return { payload: null, withheld: [] };
    const { inspect, pack } = await Promise.all(/* import() */[__nccwpck_require__.e(78), __nccwpck_require__.e(213)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7213));
    let scratch = null;
    try {
        scratch = folder.scratch('pack');
        const archive = await pack(workspace, files, node_path__WEBPACK_IMPORTED_MODULE_1__.join(scratch, 'files.tgz'), bundle);
        const wrong = await inspect(archive.file, files, secrets);
        if (wrong.length > 0)
            return { payload: null, withheld: wrong };
        const target = folder.payloadFile(archive.sha256);
        await sync(archive.file);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(archive.file, target);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target));
        const { sha256, size, unpackedSize } = archive;
        return { payload: { sha256, size, unpackedSize }, withheld: [] };
    }
    catch (error) {
        const reason = `the files could not be packed (${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)})`;
        return { payload: null, withheld: [{ kind: 'file', name: files[0]?.path ?? '', reason }] };
    }
    finally {
        if (scratch !== null)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(scratch, { recursive: true, force: true });
    }
}
/**
 * Puts back the files of a done step that are not in place. Returns null, or what is wrong.
 * @param find gives the archive, using a folder that is removed afterwards; throws when there is none
 * @throws RefusedError when a file of the workspace would be overwritten that nobody knows
 */
async function restoreFilesOf(unit, workspace, folder, find) {
    const files = unit.files ?? [];
    const state = unit.git && touchesRepository(unit.git) ? unit.git : null;
    if (files.length === 0 && state === null)
        return null;
    // A step without files, and so without digests to compare, does not load node:crypto.
    const { missingFiles, placeFiles, unpackFiles } = await __nccwpck_require__.e(/* import() */ 137).then(__nccwpck_require__.bind(__nccwpck_require__, 2137));
    let scratch = null;
    try {
        const missing = missingFiles(workspace, files);
        if (missing.length === 0 && state === null)
            return null;
        scratch = folder.scratch('restore');
        const repository = state === null ? null : await planRepository(workspace, state, scratch);
        if (typeof repository === 'string')
            return repository;
        const bundle = repository?.needsBundle ? state?.bundle : null;
        const unpacked = node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(scratch, 'files-'));
        if (bundle || missing.some((file) => !file.deleted)) {
            if (!unit.payload)
                return 'its files were never kept';
            const archive = await find(unit.payload, scratch);
            await unpackFiles(files, unit.git?.bundle ?? null, archive, unpacked);
        }
        if (bundle)
            await repository?.takeObjects(node_path__WEBPACK_IMPORTED_MODULE_1__.join(unpacked, ..._limits_js__WEBPACK_IMPORTED_MODULE_4__/* .BUNDLE */ .dI.split('/')));
        placeFiles(workspace, missing, unpacked);
        if (repository !== null)
            await finish(repository);
        return null;
    }
    catch (error) {
        if (error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk)
            throw error;
        return `its files could not be restored (${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)})`;
    }
    finally {
        if (scratch !== null)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(scratch, { recursive: true, force: true });
    }
}
/** The files are in place already: doing the step again on top of them would be wrong. */
async function finish(repository) {
    try {
        await repository.finish();
    }
    catch (error) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`The step's files were restored, but not its commits and staged changes (${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}).`, 'See that no other git process works in the checkout, and re-run the job.');
    }
}
function touchesRepository({ before, after, refs, intended = [], submodules = [] }) {
    return (before.head !== after.head ||
        before.branch !== after.branch ||
        before.index !== after.index ||
        refs.length + intended.length + submodules.length > 0);
}
/** A step that skips without `@changes` loads nothing of git. */
async function planRepository(workspace, state, scratch) {
    const { planGitRestore } = await __nccwpck_require__.e(/* import() */ 707).then(__nccwpck_require__.bind(__nccwpck_require__, 4707));
    return planGitRestore(workspace, state, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(scratch, 'git-')));
}
/** A running command must not wait while this process waits for the disk. */
async function sync(file) {
    const handle = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.open(file, 'r+');
    try {
        await handle.sync();
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 6451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ parseName),
/* harmony export */   Az: () => (/* binding */ isOfDigest),
/* harmony export */   B7: () => (/* binding */ documentName),
/* harmony export */   OP: () => (/* binding */ jobLabel),
/* harmony export */   Oh: () => (/* binding */ payloadName),
/* harmony export */   k3: () => (/* binding */ isOfScope)
/* harmony export */ });
/**
 * The names under which documents and payloads are kept outside this machine. A name tells which scope it belongs
 * to and orders documents of one scope; what counts is the content, and both have to agree.
 */
/** First characters of a scope hash that stand in a name. */
const SCOPE_LENGTH = 12;
/** First characters of a job's key that stand in a name, and of that key with a leg's number. */
const JOB_LENGTH = 40;
const LABEL_LENGTH = 48;
/** First characters of a payload's digest that stand in its name. */
const DIGEST_LENGTH = 16;
const DOCUMENT = /^checkpoint-(.*)-([0-9a-f]{12})-a(\d{1,6})-s(\d{1,9})-([0-9a-z]{6,16})\.json$/;
const PAYLOAD = /^checkpoint-.*-([0-9a-f]{12})-files-([0-9a-f]{16})-([0-9a-z]{6,16})\.tgz$/;
/**
 * What a job's artifacts begin with, for people who look at the list of them: the job's key, and a matrix leg's
 * number, never its values. A leg keeps its number in every attempt, also when its values are others.
 */
function jobLabel(job, leg) {
    const name = safe(job).slice(0, JOB_LENGTH);
    return leg === '' ? name : `${name}-leg${leg}`;
}
function documentName(label, scope, revision) {
    const { attempt, sequence, nonce } = revision;
    return `checkpoint-${safe(label)}-${scope.slice(0, SCOPE_LENGTH)}-a${attempt}-s${sequence}-${nonce}.json`;
}
function payloadName(label, scope, digest, nonce) {
    return `checkpoint-${safe(label)}-${scope.slice(0, SCOPE_LENGTH)}-files-${digest.slice(0, DIGEST_LENGTH)}-${nonce}.tgz`;
}
/** What a name says; null for a name that is not one of ours. */
function parseName(name) {
    const document = DOCUMENT.exec(name);
    if (document !== null) {
        const [, label = '', scope = '', attempt, sequence, nonce = ''] = document;
        return { kind: 'document', label, scope, attempt: Number(attempt), sequence: Number(sequence), nonce };
    }
    const payload = PAYLOAD.exec(name);
    if (payload === null)
        return null;
    const [, scope = '', digest = '', nonce = ''] = payload;
    return { kind: 'payload', scope, digest, nonce };
}
function isOfScope(name, scope) {
    return scope.startsWith(name.scope);
}
function isOfDigest(name, digest) {
    return name.kind === 'payload' && digest.startsWith(name.digest);
}
/** Within what an artifact name may contain. */
function safe(label) {
    const clean = label.replace(/[^A-Za-z0-9_.-]+/g, '-').slice(0, LABEL_LENGTH);
    return clean === '' ? 'job' : clean;
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

/***/ 6942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ EMPTY_REPLY),
/* harmony export */   V9: () => (/* binding */ THING),
/* harmony export */   nX: () => (/* binding */ STORE_NAMES)
/* harmony export */ });
const STORE_NAMES = ['artifact', 'cache'];
/** What one thing kept in a store is called, for messages. */
const THING = { artifact: 'artifact', cache: 'cache entry' };
const EMPTY_REPLY = {
    documents: [],
    payloads: [],
    unread: [],
    sawEarlierAttempt: false,
    severalWriters: false,
    siblings: [],
};


/***/ }),

/***/ 7934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BuJ: () => (/* binding */ getDotPath),
/* harmony export */   FsL: () => (/* binding */ pipe),
/* harmony export */   KIO: () => (/* binding */ picklist),
/* harmony export */   L5J: () => (/* binding */ unknown),
/* harmony export */   OH3: () => (/* binding */ partial),
/* harmony export */   Wwf: () => (/* binding */ minValue),
/* harmony export */   YOg: () => (/* binding */ array),
/* harmony export */   YjP: () => (/* binding */ string),
/* harmony export */   _H3: () => (/* binding */ looseObject),
/* harmony export */   aig: () => (/* binding */ number),
/* harmony export */   g1P: () => (/* binding */ record),
/* harmony export */   lqM: () => (/* binding */ optional),
/* harmony export */   mee: () => (/* binding */ nullable),
/* harmony export */   ndf: () => (/* binding */ integer),
/* harmony export */   xLC: () => (/* binding */ safeParse),
/* harmony export */   yGV: () => (/* binding */ regex),
/* harmony export */   zMY: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony exports BASE64_REGEX, BIC_REGEX, CUID2_REGEX, DECIMAL_REGEX, DIGITS_REGEX, DOMAIN_REGEX, EMAIL_REGEX, EMOJI_REGEX, HEXADECIMAL_REGEX, HEX_COLOR_REGEX, IMEI_REGEX, IPV4_REGEX, IPV6_REGEX, IP_REGEX, ISO_DATE_REGEX, ISO_DATE_TIME_REGEX, ISO_DATE_TIME_SECOND_REGEX, ISO_TIMESTAMP_REGEX, ISO_TIME_REGEX, ISO_TIME_SECOND_REGEX, ISO_WEEK_REGEX, ISRC_REGEX, JWS_COMPACT_REGEX, KSUID_REGEX, MAC48_REGEX, MAC64_REGEX, MAC_REGEX, NANO_ID_REGEX, OCTAL_REGEX, RFC_EMAIL_REGEX, SLUG_REGEX, ULID_REGEX, UUID_REGEX, ValiError, _addIssue, _cloneDataset, _formatCase, _getByteCount, _getCodePointCount, _getGraphemeCount, _getLastMetadata, _getWordCount, _isLuhnAlgo, _isSameValueZero, _isValidObjectKey, _isValueMatch, _joinExpects, _standardSchema, _stringify, any, args, argsAsync, arrayAsync, assert, awaitAsync, base64, bic, bigint, blob, brand, bytes, cache, cacheAsync, check, checkAsync, checkItems, checkItemsAsync, codePoints, config, creditCard, cuid2, custom, customAsync, date, decimal, deleteGlobalConfig, deleteGlobalMessage, deleteSchemaMessage, deleteSpecificMessage, description, digits, domain, email, emoji, empty, endsWith, entries, entriesFromList, entriesFromObjects, enum, enum_, everyItem, exactOptional, exactOptionalAsync, examples, excludes, fallback, fallbackAsync, file, filterItems, findItem, finite, flatten, flavor, forward, forwardAsync, function, function_, getDefault, getDefaults, getDefaultsAsync, getDescription, getExamples, getFallback, getFallbacks, getFallbacksAsync, getGlobalConfig, getGlobalMessage, getMetadata, getSchemaMessage, getSpecificMessage, getTitle, graphemes, gtValue, guard, hash, hexColor, hexadecimal, imei, includes, instance, intersect, intersectAsync, ip, ipv4, ipv6, is, isOfKind, isOfType, isValiError, isbn, isoDate, isoDateTime, isoDateTimeSecond, isoTime, isoTimeSecond, isoTimestamp, isoWeek, isrc, jwsCompact, keyof, ksuid, lazy, lazyAsync, length, literal, looseObjectAsync, looseTuple, looseTupleAsync, ltValue, mac, mac48, mac64, map, mapAsync, mapItems, maxBytes, maxCodePoints, maxEntries, maxGraphemes, maxLength, maxSize, maxValue, maxWords, message, metadata, mimeType, minBytes, minCodePoints, minEntries, minGraphemes, minLength, minSize, minWords, multipleOf, nan, nanoid, never, nonEmpty, nonNullable, nonNullableAsync, nonNullish, nonNullishAsync, nonOptional, nonOptionalAsync, normalize, notBytes, notCodePoints, notEntries, notGraphemes, notLength, notSize, notValue, notValues, notWords, null, null_, nullableAsync, nullish, nullishAsync, object, objectAsync, objectWithRest, objectWithRestAsync, octal, omit, optionalAsync, parse, parseAsync, parseBoolean, parseJson, parser, parserAsync, partialAsync, partialCheck, partialCheckAsync, pick, pipeAsync, promise, rawCheck, rawCheckAsync, rawTransform, rawTransformAsync, readonly, recordAsync, reduceItems, required, requiredAsync, returns, returnsAsync, rfcEmail, safeInteger, safeParseAsync, safeParser, safeParserAsync, set, setAsync, setGlobalConfig, setGlobalMessage, setSchemaMessage, setSpecificMessage, size, slug, someItem, sortItems, startsWith, strictObject, strictObjectAsync, strictTuple, strictTupleAsync, stringifyJson, summarize, symbol, title, toBigint, toBoolean, toCamelCase, toDate, toKebabCase, toLowerCase, toMaxValue, toMinValue, toNumber, toPascalCase, toSnakeCase, toString, toUpperCase, transform, transformAsync, trim, trimEnd, trimStart, tuple, tupleAsync, tupleWithRest, tupleWithRestAsync, ulid, undefined, undefined_, undefinedable, undefinedableAsync, union, unionAsync, unwrap, url, uuid, value, values, variant, variantAsync, void, void_, words */
//#region src/storages/globalConfig/globalConfig.ts
let store$4;
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Sets the global configuration.
*
* @param config The configuration.
*/
function setGlobalConfig(config$1) {
	store$4 = {
		...store$4,
		...config$1
	};
}
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && !store$4) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? store$4?.lang,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
		abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
	};
}
/**
* Deletes the global configuration.
*/
function deleteGlobalConfig() {
	store$4 = void 0;
}

//#endregion
//#region src/storages/globalMessage/globalMessage.ts
let store$3;
/**
* Sets a global error message.
*
* @param message The error message.
* @param lang The language of the message.
*/
function setGlobalMessage(message$1, lang) {
	if (!store$3) store$3 = /* @__PURE__ */ new Map();
	store$3.set(lang, message$1);
}
/**
* Returns a global error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalMessage(lang) {
	return store$3?.get(lang);
}
/**
* Deletes a global error message.
*
* @param lang The language of the message.
*/
function deleteGlobalMessage(lang) {
	store$3?.delete(lang);
}

//#endregion
//#region src/storages/schemaMessage/schemaMessage.ts
let store$2;
/**
* Sets a schema error message.
*
* @param message The error message.
* @param lang The language of the message.
*/
function setSchemaMessage(message$1, lang) {
	if (!store$2) store$2 = /* @__PURE__ */ new Map();
	store$2.set(lang, message$1);
}
/**
* Returns a schema error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSchemaMessage(lang) {
	return store$2?.get(lang);
}
/**
* Deletes a schema error message.
*
* @param lang The language of the message.
*/
function deleteSchemaMessage(lang) {
	store$2?.delete(lang);
}

//#endregion
//#region src/storages/specificMessage/specificMessage.ts
let store$1;
/**
* Sets a specific error message.
*
* @param reference The identifier reference.
* @param message The error message.
* @param lang The language of the message.
*/
function setSpecificMessage(reference, message$1, lang) {
	if (!store$1) store$1 = /* @__PURE__ */ new Map();
	if (!store$1.get(reference)) store$1.set(reference, /* @__PURE__ */ new Map());
	store$1.get(reference).set(lang, message$1);
}
/**
* Returns a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSpecificMessage(reference, lang) {
	return store$1?.get(reference)?.get(lang);
}
/**
* Deletes a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*/
function deleteSpecificMessage(reference, lang) {
	store$1?.get(reference)?.delete(lang);
}

//#endregion
//#region src/utils/_stringify/_stringify.ts
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}

//#endregion
//#region src/utils/_addIssue/_addIssue.ts
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}

//#endregion
//#region src/utils/_cloneDataset/_cloneDataset.ts
/**
* Creates a shallow copy of a dataset.
*
* Hint: The `value` is copied by reference, but the `issues` array, its issues
* and their `path` arrays are cloned to avoid reusing mutable dataset state
* across multiple runs. Mutating a returned object or array value can
* therefore affect later cache hits that reuse the same cached output.
*
* @param dataset The output dataset.
*
* @returns The copied output dataset.
*/
/* @__NO_SIDE_EFFECTS__ */
function _cloneDataset(dataset) {
	return {
		typed: dataset.typed,
		value: dataset.value,
		issues: dataset.issues?.map((issue) => ({
			...issue,
			path: issue.path && [...issue.path]
		}))
	};
}

//#endregion
//#region src/utils/_formatCase/_formatCase.ts
/**
* Splits a string into lowercase words and rejoins them with the given
* separator and capitalization rules.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries. Whether the first or subsequent words are
* capitalized is controlled by `capFirst` and `capRest`.
*
* Hint: Implemented in a single pass that emits directly to the result
* string to avoid an intermediate `string[]` allocation. ASCII chars are
* classified via char codes to skip `.toLowerCase()` and `.toUpperCase()`
* method calls in the common case.
*
* Hint: Digits are treated as a separate character class, so `item2Name`
* yields `item2` and `name` rather than `item`, `2` and `name`.
*
* @param input The input string.
* @param separator The string inserted between words.
* @param capFirst Whether to capitalize the first word.
* @param capRest Whether to capitalize subsequent words.
*
* @returns The formatted string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _formatCase(input, separator, capFirst, capRest) {
	let result = "";
	let firstWord = true;
	let start = 0;
	let prev = 0;
	let prevPrev = 0;
	const flush = (end) => {
		if (end > start) {
			let word = input.slice(start, end).toLowerCase();
			if (firstWord ? capFirst : capRest) {
				const firstCode = word.charCodeAt(0);
				if (firstCode >= 97 && firstCode <= 122) word = String.fromCharCode(firstCode - 32) + word.slice(1);
				else {
					const charLen = firstCode >= 55296 && firstCode <= 56319 ? 2 : 1;
					word = word.slice(0, charLen).toUpperCase() + word.slice(charLen);
				}
			}
			result += firstWord ? word : separator + word;
			firstWord = false;
		}
	};
	for (let index = 0; index < input.length; index++) {
		const code = input.charCodeAt(index);
		let type;
		if (code === 32 || code === 9 || code === 10 || code === 11 || code === 12 || code === 13 || code === 45 || code === 95) {
			flush(index);
			start = index + 1;
			type = 0;
		} else if (code < 128) type = code >= 65 && code <= 90 ? 1 : code >= 97 && code <= 122 ? 2 : 3;
		else {
			const char = input[index];
			const charLower = char.toLowerCase();
			type = charLower === char.toUpperCase() ? 3 : char === charLower ? 2 : 1;
		}
		if (type === 1 && (prev === 2 || prev === 3) && index > start) {
			flush(index);
			start = index;
		} else if (type === 2 && prev === 1 && prevPrev === 1 && index - 1 > start) {
			flush(index - 1);
			start = index - 1;
		}
		prevPrev = prev;
		prev = type;
	}
	flush(input.length);
	return result;
}

//#endregion
//#region src/utils/_getByteCount/_getByteCount.ts
let textEncoder;
/**
* Returns the byte count of the input.
*
* @param input The input to be measured.
*
* @returns The byte count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getByteCount(input) {
	if (!textEncoder) textEncoder = new TextEncoder();
	return textEncoder.encode(input).length;
}

//#endregion
//#region src/utils/_getCodePointCount/_getCodePointCount.ts
/**
* Returns the code point count of the input.
*
* @param input The input to be measured.
*
* @returns The code point count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getCodePointCount(input) {
	let count = input.length;
	const lengthMinus1 = input.length - 1;
	for (let i = 0; i < lengthMinus1;) if (input.codePointAt(i) <= 65535) i++;
	else {
		i += 2;
		count--;
	}
	return count;
}

//#endregion
//#region src/utils/_getGraphemeCount/_getGraphemeCount.ts
let segmenter;
/**
* Returns the grapheme count of the input.
*
* @param input The input to be measured.
*
* @returns The grapheme count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getGraphemeCount(input) {
	if (!segmenter) segmenter = new Intl.Segmenter();
	const segments = segmenter.segment(input);
	let count = 0;
	for (const _ of segments) count++;
	return count;
}

//#endregion
//#region src/utils/_getLastMetadata/_getLastMetadata.ts
/**
* Returns the last top-level value of a given metadata type from a schema
* using a breadth-first search that starts with the last item in the pipeline.
*
* @param schema The schema to search.
* @param type The metadata type.
*
* @returns The value, if any.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getLastMetadata(schema, type) {
	if ("pipe" in schema) {
		const nestedSchemas = [];
		for (let index = schema.pipe.length - 1; index >= 0; index--) {
			const item = schema.pipe[index];
			if (item.kind === "schema" && "pipe" in item) nestedSchemas.push(item);
			else if (item.kind === "metadata" && item.type === type) return item[type];
		}
		for (const nestedSchema of nestedSchemas) {
			const result = /* @__PURE__ */ _getLastMetadata(nestedSchema, type);
			if (result !== void 0) return result;
		}
	}
}

//#endregion
//#region src/utils/_getWordCount/_getWordCount.ts
let store;
/**
* Returns the word count of the input.
*
* @param locales The locales to be used.
* @param input The input to be measured.
*
* @returns The word count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getWordCount(locales, input) {
	if (!store) store = /* @__PURE__ */ new Map();
	const key = String(locales);
	let segmenter$1 = store.get(key);
	if (!segmenter$1) {
		segmenter$1 = new Intl.Segmenter(locales, { granularity: "word" });
		store.set(key, segmenter$1);
	}
	const segments = segmenter$1.segment(input);
	let count = 0;
	for (const segment of segments) if (segment.isWordLike) count++;
	return count;
}

//#endregion
//#region src/utils/_isLuhnAlgo/_isLuhnAlgo.ts
/**
* Non-digit regex.
*/
const NON_DIGIT_REGEX = /\D/gu;
/**
* Checks whether a string with numbers corresponds to the luhn algorithm.
*
* @param input The input to be checked.
*
* @returns Whether input is valid.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isLuhnAlgo(input) {
	const number$1 = input.replace(NON_DIGIT_REGEX, "");
	let length$1 = number$1.length;
	let bit = 1;
	let sum = 0;
	while (length$1) {
		const value$1 = +number$1[--length$1];
		bit ^= 1;
		sum += bit ? [
			0,
			2,
			4,
			6,
			8,
			1,
			3,
			5,
			7,
			9
		][value$1] : value$1;
	}
	return sum % 10 === 0;
}

//#endregion
//#region src/utils/_isSameValueZero/_isSameValueZero.ts
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}

//#endregion
//#region src/utils/_isValidObjectKey/_isValidObjectKey.ts
/**
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}

//#endregion
//#region src/utils/_isValueMatch/_isValueMatch.ts
/**
* Checks whether a value matches a value action requirement.
*
* @param requirement The value action requirement.
* @param value The value to check.
*
* @returns Whether the value matches the requirement.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValueMatch(requirement, value$1) {
	return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}

//#endregion
//#region src/utils/_joinExpects/_joinExpects.ts
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}

//#endregion
//#region src/utils/_standardSchema/_standardSchema.ts
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}

//#endregion
//#region src/utils/entriesFromList/entriesFromList.ts
/**
* Creates an object entries definition from a list of keys and a schema.
*
* @param list A list of keys.
* @param schema The schema of the keys.
*
* @returns The object entries.
*/
/* @__NO_SIDE_EFFECTS__ */
function entriesFromList(list, schema) {
	const entries$1 = {};
	for (const key of list) entries$1[key] = schema;
	return entries$1;
}

//#endregion
//#region src/utils/entriesFromObjects/entriesFromObjects.ts
/* @__NO_SIDE_EFFECTS__ */
function entriesFromObjects(schemas) {
	const entries$1 = {};
	for (const schema of schemas) Object.assign(entries$1, schema.entries);
	return entries$1;
}

//#endregion
//#region src/utils/getDotPath/getDotPath.ts
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}

//#endregion
//#region src/utils/isOfKind/isOfKind.ts
/**
* A generic type guard to check the kind of an object.
*
* @param kind The kind to check for.
* @param object The object to check.
*
* @returns Whether it matches.
*/
/* @__NO_SIDE_EFFECTS__ */
function isOfKind(kind, object$1) {
	return object$1.kind === kind;
}

//#endregion
//#region src/utils/isOfType/isOfType.ts
/**
* A generic type guard to check the type of an object.
*
* @param type The type to check for.
* @param object The object to check.
*
* @returns Whether it matches.
*/
/* @__NO_SIDE_EFFECTS__ */
function isOfType(type, object$1) {
	return object$1.type === type;
}

//#endregion
//#region src/utils/ValiError/ValiError.ts
/**
* A Valibot error with useful information.
*/
var ValiError = class extends Error {
	/**
	* Creates a Valibot error with useful information.
	*
	* @param issues The error issues.
	*/
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};

//#endregion
//#region src/utils/isValiError/isValiError.ts
/**
* A type guard to check if an error is a ValiError.
*
* @param error The error to check.
*
* @returns Whether its a ValiError.
*/
/* @__NO_SIDE_EFFECTS__ */
function isValiError(error) {
	return error instanceof ValiError;
}

//#endregion
//#region src/actions/args/args.ts
/* @__NO_SIDE_EFFECTS__ */
function args(schema) {
	return {
		kind: "transformation",
		type: "args",
		reference: args,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = (...args_) => {
				const argsDataset = this.schema["~run"]({ value: args_ }, config$1);
				if (argsDataset.issues) throw new ValiError(argsDataset.issues);
				return func(...argsDataset.value);
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/args/argsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function argsAsync(schema) {
	return {
		kind: "transformation",
		type: "args",
		reference: argsAsync,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = async (...args$1) => {
				const argsDataset = await schema["~run"]({ value: args$1 }, config$1);
				if (argsDataset.issues) throw new ValiError(argsDataset.issues);
				return func(...argsDataset.value);
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/await/awaitAsync.ts
/**
* Creates an await transformation action.
*
* @returns An await action.
*/
/* @__NO_SIDE_EFFECTS__ */
function awaitAsync() {
	return {
		kind: "transformation",
		type: "await",
		reference: awaitAsync,
		async: true,
		async "~run"(dataset) {
			dataset.value = await dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/regex.ts
/**
* [Base64](https://en.wikipedia.org/wiki/Base64) regex.
*/
const BASE64_REGEX = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/iu;
/**
* [BIC](https://en.wikipedia.org/wiki/ISO_9362) regex.
*/
const BIC_REGEX = /^[A-Z]{6}(?!00)[\dA-Z]{2}(?:[\dA-Z]{3})?$/u;
/**
* [Cuid2](https://github.com/paralleldrive/cuid2) regex.
*/
const CUID2_REGEX = /^[a-z][\da-z]*$/u;
/**
* [Decimal](https://en.wikipedia.org/wiki/Decimal) regex.
*/
const DECIMAL_REGEX = /^[+-]?(?:\d*\.)?\d+$/u;
/**
* [Digits](https://en.wikipedia.org/wiki/Numerical_digit) regex.
*/
const DIGITS_REGEX = /^\d+$/u;
/**
* [Domain name](https://en.wikipedia.org/wiki/Domain_name) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
* ASCII-only validation. Internationalized domain names (IDNs) are not
* supported, including Punycode-encoded labels.
*/
const DOMAIN_REGEX = /^(?=.{1,253}$)(?:(?![Xx][Nn]--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u;
/**
* [Email address](https://en.wikipedia.org/wiki/Email_address) regex.
*
* Hint: We decided against the `i` flag to avoid matching non-ASCII characters.
*/
const EMAIL_REGEX = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;
/**
* Emoji regex from [emoji-regex-xs](https://github.com/slevithan/emoji-regex-xs) v1.0.0 (MIT license).
*
* Hint: We decided against the newer `/^\p{RGI_Emoji}+$/v` regex because it is
* not supported in older runtimes and does not match all emoji.
*/
const EMOJI_REGEX = /^(?:[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation}))*)+$/u;
/**
* [Hexadecimal](https://en.wikipedia.org/wiki/Hexadecimal) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const HEXADECIMAL_REGEX = /^(?:0[hx])?[\da-fA-F]+$/u;
/**
* [Hex color](https://en.wikipedia.org/wiki/Web_colors#Hex_triplet) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const HEX_COLOR_REGEX = /^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/u;
/**
* [IMEI](https://en.wikipedia.org/wiki/International_Mobile_Equipment_Identity) regex.
*/
const IMEI_REGEX = /^\d{15}$|^\d{2}-\d{6}-\d{6}-\d$/u;
/**
* [IPv4](https://en.wikipedia.org/wiki/IPv4) regex.
*/
const IPV4_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$/u;
/**
* [IPv6](https://en.wikipedia.org/wiki/IPv6) regex.
*/
const IPV6_REGEX = /^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
/**
* [IP](https://en.wikipedia.org/wiki/IP_address) regex.
*/
const IP_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$|^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date regex.
*/
const ISO_DATE_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date-time regex.
*/
const ISO_DATE_TIME_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3]):[0-5]\d$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date-time with seconds regex.
*/
const ISO_DATE_TIME_SECOND_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) time regex.
*/
const ISO_TIME_REGEX = /^(?:0\d|1\d|2[0-3]):[0-5]\d$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) time with seconds regex.
*/
const ISO_TIME_SECOND_REGEX = /^(?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) timestamp regex. Allows a
* space as a date/time separator and an optional space before the UTC offset.
*/
const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) week regex.
*/
const ISO_WEEK_REGEX = /^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/u;
/**
* [JWS compact serialization](https://datatracker.ietf.org/doc/html/rfc7515#section-3.1)
* regex.
*
* Hint: Empty payload and signature segments are allowed because the
* Base64URL-encoded representation of an empty octet sequence is an empty
* string.
*/
const JWS_COMPACT_REGEX = /^(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?$/u;
/**
* [ISRC](https://en.wikipedia.org/wiki/International_Standard_Recording_Code) regex.
*/
const ISRC_REGEX = /^(?:[A-Z]{2}[A-Z\d]{3}\d{7}|[A-Z]{2}-[A-Z\d]{3}-\d{2}-\d{5})$/u;
/**
* [KSUID](https://github.com/segmentio/ksuid) regex.
*/
const KSUID_REGEX = /^[a-zA-Z0-9]{27}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) 48 bit regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC48_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) 64 bit regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC64_REGEX = /^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$|^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
/**
* [Nano ID](https://github.com/ai/nanoid) regex.
*/
const NANO_ID_REGEX = /^[\w-]+$/u;
/**
* [Octal](https://en.wikipedia.org/wiki/Octal) regex.
*/
const OCTAL_REGEX = /^(?:0o)?[0-7]+$/u;
/**
* [RFC 5322 email address](https://datatracker.ietf.org/doc/html/rfc5322#section-3.4.1) regex.
*
* Hint: This regex was taken from the [HTML Living Standard Specification](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address) and does not perfectly represent RFC 5322.
*/
const RFC_EMAIL_REGEX = /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/**
* [Slug](https://en.wikipedia.org/wiki/Clean_URL#Slug) regex.
*/
const SLUG_REGEX = /^[\da-z]+(?:[-_][\da-z]+)*$/u;
/**
* [ULID](https://github.com/ulid/spec) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
* Hint: The first character is restricted to `[0-7]` because the 48-bit
* timestamp cannot exceed 2^48-1, making the maximum valid ULID
* `7ZZZZZZZZZZZZZZZZZZZZZZZZZ` in Crockford's Base32 encoding.
*/
const ULID_REGEX = /^[0-7][\da-hjkmnp-tv-zA-HJKMNP-TV-Z]{25}$/u;
/**
* [UUID](https://en.wikipedia.org/wiki/Universally_unique_identifier) regex.
*/
const UUID_REGEX = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

//#endregion
//#region src/actions/base64/base64.ts
/* @__NO_SIDE_EFFECTS__ */
function base64(message$1) {
	return {
		kind: "validation",
		type: "base64",
		reference: base64,
		async: false,
		expects: null,
		requirement: BASE64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Base64", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/bic/bic.ts
/* @__NO_SIDE_EFFECTS__ */
function bic(message$1) {
	return {
		kind: "validation",
		type: "bic",
		reference: bic,
		async: false,
		expects: null,
		requirement: BIC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "BIC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/brand/brand.ts
/**
* Creates a brand transformation action.
*
* @param name The brand name.
*
* @returns A brand action.
*/
/* @__NO_SIDE_EFFECTS__ */
function brand(name) {
	return {
		kind: "transformation",
		type: "brand",
		reference: brand,
		async: false,
		name,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/bytes/bytes.ts
/* @__NO_SIDE_EFFECTS__ */
function bytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "bytes",
		reference: bytes,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 !== this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/check/check.ts
/* @__NO_SIDE_EFFECTS__ */
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/check/checkAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function checkAsync(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: checkAsync,
		async: true,
		expects: null,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.typed && !await this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/checkItems/checkItems.ts
/* @__NO_SIDE_EFFECTS__ */
function checkItems(requirement, message$1) {
	return {
		kind: "validation",
		type: "check_items",
		reference: checkItems,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) for (let index = 0; index < dataset.value.length; index++) {
				const item = dataset.value[index];
				if (!this.requirement(item, index, dataset.value)) _addIssue(this, "item", dataset, config$1, {
					input: item,
					path: [{
						type: "array",
						origin: "value",
						input: dataset.value,
						key: index,
						value: item
					}]
				});
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/checkItems/checkItemsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function checkItemsAsync(requirement, message$1) {
	return {
		kind: "validation",
		type: "check_items",
		reference: checkItemsAsync,
		async: true,
		expects: null,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.typed) {
				const requirementResults = await Promise.all(dataset.value.map(this.requirement));
				for (let index = 0; index < dataset.value.length; index++) if (!requirementResults[index]) {
					const item = dataset.value[index];
					_addIssue(this, "item", dataset, config$1, {
						input: item,
						path: [{
							type: "array",
							origin: "value",
							input: dataset.value,
							key: index,
							value: item
						}]
					});
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/codePoints/codePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function codePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "code_points",
		reference: codePoints,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count !== this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/creditCard/creditCard.ts
/**
* Credit card regex.
*/
const CREDIT_CARD_REGEX = /^(?:\d{13,19}|\d{4}(?: \d{3,6}){2,4}|\d{4}(?:-\d{3,6}){2,4})$/u;
/**
* Sanitize regex.
*/
const SANITIZE_REGEX = /[- ]/gu;
/**
* Provider regex list.
*/
const PROVIDER_REGEX_LIST = (/* unused pure expression or super */ null && ([
	/^3[47]\d{13}$/u,
	/^3(?:0[0-5]|[68]\d)\d{11,13}$/u,
	/^6(?:011|5\d{2})\d{12,15}$/u,
	/^(?:2131|1800|35\d{3})\d{11}$/u,
	/^(?:5[1-5]\d{2}|222\d|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/u,
	/^(?:6[27]\d{14,17}|81\d{14,17})$/u,
	/^4\d{12}(?:\d{3,6})?$/u
]));
/* @__NO_SIDE_EFFECTS__ */
function creditCard(message$1) {
	return {
		kind: "validation",
		type: "credit_card",
		reference: creditCard,
		async: false,
		expects: null,
		requirement(input) {
			let sanitized;
			return CREDIT_CARD_REGEX.test(input) && (sanitized = input.replace(SANITIZE_REGEX, "")) && PROVIDER_REGEX_LIST.some((regex$1) => regex$1.test(sanitized)) && /* @__PURE__ */ _isLuhnAlgo(sanitized);
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "credit card", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/cuid2/cuid2.ts
/* @__NO_SIDE_EFFECTS__ */
function cuid2(message$1) {
	return {
		kind: "validation",
		type: "cuid2",
		reference: cuid2,
		async: false,
		expects: null,
		requirement: CUID2_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Cuid2", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/decimal/decimal.ts
/* @__NO_SIDE_EFFECTS__ */
function decimal(message$1) {
	return {
		kind: "validation",
		type: "decimal",
		reference: decimal,
		async: false,
		expects: null,
		requirement: DECIMAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "decimal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/description/description.ts
/**
* Creates a description metadata action.
*
* @param description_ The description text.
*
* @returns A description action.
*/
/* @__NO_SIDE_EFFECTS__ */
function description(description_) {
	return {
		kind: "metadata",
		type: "description",
		reference: description,
		description: description_
	};
}

//#endregion
//#region src/actions/digits/digits.ts
/* @__NO_SIDE_EFFECTS__ */
function digits(message$1) {
	return {
		kind: "validation",
		type: "digits",
		reference: digits,
		async: false,
		expects: null,
		requirement: DIGITS_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "digits", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/domain/domain.ts
/* @__NO_SIDE_EFFECTS__ */
function domain(message$1) {
	return {
		kind: "validation",
		type: "domain",
		reference: domain,
		expects: null,
		async: false,
		requirement: DOMAIN_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "domain", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/email/email.ts
/* @__NO_SIDE_EFFECTS__ */
function email(message$1) {
	return {
		kind: "validation",
		type: "email",
		reference: email,
		expects: null,
		async: false,
		requirement: EMAIL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "email", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/emoji/emoji.ts
/* @__NO_SIDE_EFFECTS__ */
function emoji(message$1) {
	return {
		kind: "validation",
		type: "emoji",
		reference: emoji,
		async: false,
		expects: null,
		requirement: EMOJI_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "emoji", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/empty/empty.ts
/* @__NO_SIDE_EFFECTS__ */
function empty(message$1) {
	return {
		kind: "validation",
		type: "empty",
		reference: empty,
		async: false,
		expects: "0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > 0) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/endsWith/endsWith.ts
/* @__NO_SIDE_EFFECTS__ */
function endsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "ends_with",
		reference: endsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.endsWith(this.requirement)) _addIssue(this, "end", dataset, config$1, { received: `"${dataset.value.slice(-this.requirement.length)}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/entries/entries.ts
/* @__NO_SIDE_EFFECTS__ */
function entries(requirement, message$1) {
	return {
		kind: "validation",
		type: "entries",
		reference: entries,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count !== this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/everyItem/everyItem.ts
/* @__NO_SIDE_EFFECTS__ */
function everyItem(requirement, message$1) {
	return {
		kind: "validation",
		type: "every_item",
		reference: everyItem,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.every(this.requirement)) _addIssue(this, "item", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/examples/examples.ts
/**
* Creates an examples metadata action.
*
* @param examples_ The examples.
*
* @returns An examples action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function examples(examples_) {
	return {
		kind: "metadata",
		type: "examples",
		reference: examples,
		examples: examples_
	};
}

//#endregion
//#region src/actions/excludes/excludes.ts
/* @__NO_SIDE_EFFECTS__ */
function excludes(requirement, message$1) {
	const received = /* @__PURE__ */ _stringify(requirement);
	return {
		kind: "validation",
		type: "excludes",
		reference: excludes,
		async: false,
		expects: `!${received}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/filterItems/filterItems.ts
/* @__NO_SIDE_EFFECTS__ */
function filterItems(operation) {
	return {
		kind: "transformation",
		type: "filter_items",
		reference: filterItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.filter(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/findItem/findItem.ts
/* @__NO_SIDE_EFFECTS__ */
function findItem(operation) {
	return {
		kind: "transformation",
		type: "find_item",
		reference: findItem,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.find(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/finite/finite.ts
/* @__NO_SIDE_EFFECTS__ */
function finite(message$1) {
	return {
		kind: "validation",
		type: "finite",
		reference: finite,
		async: false,
		expects: null,
		requirement: Number.isFinite,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "finite", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/flavor/flavor.ts
/**
* Creates a flavor transformation action.
*
* @param name The flavor name.
*
* @returns A flavor action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function flavor(name) {
	return {
		kind: "transformation",
		type: "flavor",
		reference: flavor,
		async: false,
		name,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/graphemes/graphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function graphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "graphemes",
		reference: graphemes,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count !== this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/gtValue/gtValue.ts
/* @__NO_SIDE_EFFECTS__ */
function gtValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "gt_value",
		reference: gtValue,
		async: false,
		expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/guard/guard.ts
/* @__NO_SIDE_EFFECTS__ */
function guard(requirement, message$1) {
	return {
		kind: "transformation",
		type: "guard",
		reference: guard,
		async: false,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) {
				_addIssue(this, "input", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hash/hash.ts
/**
* Hash lengths object.
*/
const HASH_LENGTHS = {
	md4: 32,
	md5: 32,
	sha1: 40,
	sha256: 64,
	sha384: 96,
	sha512: 128,
	ripemd128: 32,
	ripemd160: 40,
	tiger128: 32,
	tiger160: 40,
	tiger192: 48,
	crc32: 8,
	crc32b: 8,
	adler32: 8
};
/* @__NO_SIDE_EFFECTS__ */
function hash(types, message$1) {
	return {
		kind: "validation",
		type: "hash",
		reference: hash,
		expects: null,
		async: false,
		requirement: RegExp(types.map((type) => `^[a-fA-F0-9]{${HASH_LENGTHS[type]}}$`).join("|"), "u"),
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hash", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hexadecimal/hexadecimal.ts
/* @__NO_SIDE_EFFECTS__ */
function hexadecimal(message$1) {
	return {
		kind: "validation",
		type: "hexadecimal",
		reference: hexadecimal,
		async: false,
		expects: null,
		requirement: HEXADECIMAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hexadecimal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hexColor/hexColor.ts
/* @__NO_SIDE_EFFECTS__ */
function hexColor(message$1) {
	return {
		kind: "validation",
		type: "hex_color",
		reference: hexColor,
		async: false,
		expects: null,
		requirement: HEX_COLOR_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hex color", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/imei/imei.ts
/* @__NO_SIDE_EFFECTS__ */
function imei(message$1) {
	return {
		kind: "validation",
		type: "imei",
		reference: imei,
		async: false,
		expects: null,
		requirement(input) {
			return IMEI_REGEX.test(input) && /* @__PURE__ */ _isLuhnAlgo(input);
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "IMEI", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/includes/includes.ts
/* @__NO_SIDE_EFFECTS__ */
function includes(requirement, message$1) {
	const expects = /* @__PURE__ */ _stringify(requirement);
	return {
		kind: "validation",
		type: "includes",
		reference: includes,
		async: false,
		expects,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received: `!${expects}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/integer/integer.ts
/* @__NO_SIDE_EFFECTS__ */
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ip/ip.ts
/* @__NO_SIDE_EFFECTS__ */
function ip(message$1) {
	return {
		kind: "validation",
		type: "ip",
		reference: ip,
		async: false,
		expects: null,
		requirement: IP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IP", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ipv4/ipv4.ts
/* @__NO_SIDE_EFFECTS__ */
function ipv4(message$1) {
	return {
		kind: "validation",
		type: "ipv4",
		reference: ipv4,
		async: false,
		expects: null,
		requirement: IPV4_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IPv4", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ipv6/ipv6.ts
/* @__NO_SIDE_EFFECTS__ */
function ipv6(message$1) {
	return {
		kind: "validation",
		type: "ipv6",
		reference: ipv6,
		async: false,
		expects: null,
		requirement: IPV6_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IPv6", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isbn/utils/_isIsbn10.ts
/**
* [Validates an ISBN-10](https://en.wikipedia.org/wiki/ISBN#ISBN-10_check_digits).
*
* @param input The input value.
*
* @returns `true` if the input is a valid ISBN-10, `false` otherwise.
*
* @internal
*/
function _isIsbn10(input) {
	const digits$1 = input.split("").map((c) => c === "X" ? 10 : parseInt(c));
	let sum = 0;
	for (let i = 0; i < 10; i++) sum += digits$1[i] * (10 - i);
	return sum % 11 === 0;
}

//#endregion
//#region src/actions/isbn/utils/_isIsbn13.ts
/**
* [Validates an ISBN-13](https://en.wikipedia.org/wiki/ISBN#ISBN-13_check_digit_calculation).
*
* @param input The input value.
*
* @returns `true` if the input is a valid ISBN-13, `false` otherwise.
*
* @internal
*/
function _isIsbn13(input) {
	const digits$1 = input.split("").map((c) => parseInt(c));
	let sum = 0;
	for (let i = 0; i < 13; i++) sum += digits$1[i] * (i % 2 === 0 ? 1 : 3);
	return sum % 10 === 0;
}

//#endregion
//#region src/actions/isbn/isbn.ts
/**
* ISBN separator regex.
*/
const ISBN_SEPARATOR_REGEX = /[- ]/gu;
/**
* ISBN-10 detection regex.
*/
const ISBN_10_DETECTION_REGEX = /^\d{9}[\dX]$/u;
/**
* ISBN-13 detection regex.
*/
const ISBN_13_DETECTION_REGEX = /^\d{13}$/u;
/* @__NO_SIDE_EFFECTS__ */
function isbn(message$1) {
	return {
		kind: "validation",
		type: "isbn",
		reference: isbn,
		async: false,
		expects: null,
		requirement(input) {
			const replacedInput = input.replace(ISBN_SEPARATOR_REGEX, "");
			if (ISBN_10_DETECTION_REGEX.test(replacedInput)) return _isIsbn10(replacedInput);
			else if (ISBN_13_DETECTION_REGEX.test(replacedInput)) return _isIsbn13(replacedInput);
			return false;
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "ISBN", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isrc/isrc.ts
/* @__NO_SIDE_EFFECTS__ */
function isrc(message$1) {
	return {
		kind: "validation",
		type: "isrc",
		reference: isrc,
		async: false,
		expects: null,
		requirement: ISRC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "ISRC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDate/isoDate.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDate(message$1) {
	return {
		kind: "validation",
		type: "iso_date",
		reference: isoDate,
		async: false,
		expects: null,
		requirement: ISO_DATE_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDateTime/isoDateTime.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDateTime(message$1) {
	return {
		kind: "validation",
		type: "iso_date_time",
		reference: isoDateTime,
		async: false,
		expects: null,
		requirement: ISO_DATE_TIME_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date-time", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDateTimeSecond/isoDateTimeSecond.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDateTimeSecond(message$1) {
	return {
		kind: "validation",
		type: "iso_date_time_second",
		reference: isoDateTimeSecond,
		async: false,
		expects: null,
		requirement: ISO_DATE_TIME_SECOND_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date-time-second", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTime/isoTime.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTime(message$1) {
	return {
		kind: "validation",
		type: "iso_time",
		reference: isoTime,
		async: false,
		expects: null,
		requirement: ISO_TIME_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "time", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTimeSecond/isoTimeSecond.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTimeSecond(message$1) {
	return {
		kind: "validation",
		type: "iso_time_second",
		reference: isoTimeSecond,
		async: false,
		expects: null,
		requirement: ISO_TIME_SECOND_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "time-second", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTimestamp/isoTimestamp.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTimestamp(message$1) {
	return {
		kind: "validation",
		type: "iso_timestamp",
		reference: isoTimestamp,
		async: false,
		expects: null,
		requirement: ISO_TIMESTAMP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "timestamp", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoWeek/isoWeek.ts
/* @__NO_SIDE_EFFECTS__ */
function isoWeek(message$1) {
	return {
		kind: "validation",
		type: "iso_week",
		reference: isoWeek,
		async: false,
		expects: null,
		requirement: ISO_WEEK_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "week", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/jwsCompact/jwsCompact.ts
/* @__NO_SIDE_EFFECTS__ */
function jwsCompact(message$1) {
	return {
		kind: "validation",
		type: "jws_compact",
		reference: jwsCompact,
		async: false,
		expects: null,
		requirement: JWS_COMPACT_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "JWS compact", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ksuid/ksuid.ts
/* @__NO_SIDE_EFFECTS__ */
function ksuid(message$1) {
	return {
		kind: "validation",
		type: "ksuid",
		reference: ksuid,
		async: false,
		expects: null,
		requirement: KSUID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "KSUID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/length/length.ts
/* @__NO_SIDE_EFFECTS__ */
function length(requirement, message$1) {
	return {
		kind: "validation",
		type: "length",
		reference: length,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ltValue/ltValue.ts
/* @__NO_SIDE_EFFECTS__ */
function ltValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "lt_value",
		reference: ltValue,
		async: false,
		expects: `<${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value < this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac/mac.ts
/* @__NO_SIDE_EFFECTS__ */
function mac(message$1) {
	return {
		kind: "validation",
		type: "mac",
		reference: mac,
		async: false,
		expects: null,
		requirement: MAC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac48/mac48.ts
/* @__NO_SIDE_EFFECTS__ */
function mac48(message$1) {
	return {
		kind: "validation",
		type: "mac48",
		reference: mac48,
		async: false,
		expects: null,
		requirement: MAC48_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "48-bit MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac64/mac64.ts
/* @__NO_SIDE_EFFECTS__ */
function mac64(message$1) {
	return {
		kind: "validation",
		type: "mac64",
		reference: mac64,
		async: false,
		expects: null,
		requirement: MAC64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "64-bit MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mapItems/mapItems.ts
/* @__NO_SIDE_EFFECTS__ */
function mapItems(operation) {
	return {
		kind: "transformation",
		type: "map_items",
		reference: mapItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.map(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxBytes/maxBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function maxBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_bytes",
		reference: maxBytes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 > this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxCodePoints/maxCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function maxCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_code_points",
		reference: maxCodePoints,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count > this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxEntries/maxEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function maxEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_entries",
		reference: maxEntries,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count > this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxGraphemes/maxGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function maxGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_graphemes",
		reference: maxGraphemes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count > this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxLength/maxLength.ts
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxSize/maxSize.ts
/* @__NO_SIDE_EFFECTS__ */
function maxSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_size",
		reference: maxSize,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size > this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxValue/maxValue.ts
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxWords/maxWords.ts
/* @__NO_SIDE_EFFECTS__ */
function maxWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "max_words",
		reference: maxWords,
		async: false,
		expects: `<=${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count > this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/metadata/metadata.ts
/**
* Creates a custom metadata action.
*
* @param metadata_ The metadata object.
*
* @returns A metadata action.
*/
/* @__NO_SIDE_EFFECTS__ */
function metadata(metadata_) {
	return {
		kind: "metadata",
		type: "metadata",
		reference: metadata,
		metadata: metadata_
	};
}

//#endregion
//#region src/actions/mimeType/mimeType.ts
/* @__NO_SIDE_EFFECTS__ */
function mimeType(requirement, message$1) {
	return {
		kind: "validation",
		type: "mime_type",
		reference: mimeType,
		async: false,
		expects: /* @__PURE__ */ _joinExpects(requirement.map((option) => `"${option}"`), "|"),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.includes(dataset.value.type)) _addIssue(this, "MIME type", dataset, config$1, { received: `"${dataset.value.type}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minBytes/minBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function minBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_bytes",
		reference: minBytes,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 < this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minCodePoints/minCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function minCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_code_points",
		reference: minCodePoints,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count < this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minEntries/minEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function minEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_entries",
		reference: minEntries,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count < this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minGraphemes/minGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function minGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_graphemes",
		reference: minGraphemes,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count < this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minLength/minLength.ts
/* @__NO_SIDE_EFFECTS__ */
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minSize/minSize.ts
/* @__NO_SIDE_EFFECTS__ */
function minSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_size",
		reference: minSize,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size < this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minValue/minValue.ts
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minWords/minWords.ts
/* @__NO_SIDE_EFFECTS__ */
function minWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "min_words",
		reference: minWords,
		async: false,
		expects: `>=${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count < this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/multipleOf/multipleOf.ts
/* @__NO_SIDE_EFFECTS__ */
function multipleOf(requirement, message$1) {
	return {
		kind: "validation",
		type: "multiple_of",
		reference: multipleOf,
		async: false,
		expects: `%${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value % this.requirement != 0) _addIssue(this, "multiple", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/nanoid/nanoid.ts
/* @__NO_SIDE_EFFECTS__ */
function nanoid(message$1) {
	return {
		kind: "validation",
		type: "nanoid",
		reference: nanoid,
		async: false,
		expects: null,
		requirement: NANO_ID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Nano ID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/nonEmpty/nonEmpty.ts
/* @__NO_SIDE_EFFECTS__ */
function nonEmpty(message$1) {
	return {
		kind: "validation",
		type: "non_empty",
		reference: nonEmpty,
		async: false,
		expects: "!0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === 0) _addIssue(this, "length", dataset, config$1, { received: "0" });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/normalize/normalize.ts
/* @__NO_SIDE_EFFECTS__ */
function normalize(form) {
	return {
		kind: "transformation",
		type: "normalize",
		reference: normalize,
		async: false,
		form,
		"~run"(dataset) {
			dataset.value = dataset.value.normalize(this.form);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notBytes/notBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function notBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_bytes",
		reference: notBytes,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 === this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notCodePoints/notCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function notCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_code_points",
		reference: notCodePoints,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count === this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notEntries/notEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function notEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_entries",
		reference: notEntries,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count === this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notGraphemes/notGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function notGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_graphemes",
		reference: notGraphemes,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count === this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notLength/notLength.ts
/* @__NO_SIDE_EFFECTS__ */
function notLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_length",
		reference: notLength,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notSize/notSize.ts
/* @__NO_SIDE_EFFECTS__ */
function notSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_size",
		reference: notSize,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size === this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notValue/notValue.ts
/* @__NO_SIDE_EFFECTS__ */
function notValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_value",
		reference: notValue,
		async: false,
		expects: requirement instanceof Date ? `!${requirement.toJSON()}` : `!${/* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && /* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notValues/notValues.ts
/* @__NO_SIDE_EFFECTS__ */
function notValues(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_values",
		reference: notValues,
		async: false,
		expects: `!${/* @__PURE__ */ _joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : /* @__PURE__ */ _stringify(value$1)), "|")}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && this.requirement.some((requirement$1) => /* @__PURE__ */ _isValueMatch(requirement$1, dataset.value))) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notWords/notWords.ts
/* @__NO_SIDE_EFFECTS__ */
function notWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "not_words",
		reference: notWords,
		async: false,
		expects: `!${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count === this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/octal/octal.ts
/* @__NO_SIDE_EFFECTS__ */
function octal(message$1) {
	return {
		kind: "validation",
		type: "octal",
		reference: octal,
		async: false,
		expects: null,
		requirement: OCTAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "octal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/parseBoolean/parseBoolean.ts
const TRUTHY = (/* unused pure expression or super */ null && ([
	true,
	1,
	"true",
	"1",
	"yes",
	"y",
	"on",
	"enabled"
]));
const FALSY = (/* unused pure expression or super */ null && ([
	false,
	0,
	"false",
	"0",
	"no",
	"n",
	"off",
	"disabled"
]));
/* @__NO_SIDE_EFFECTS__ */
function parseBoolean(config$1, message$1) {
	const normalize$1 = (v) => typeof v === "string" ? v.toLowerCase() : v;
	const truthyRaw = config$1?.truthy ?? TRUTHY;
	const falsyRaw = config$1?.falsy ?? FALSY;
	const truthy = config$1?.truthy ? config$1.truthy.map(normalize$1) : TRUTHY;
	const falsy = config$1?.falsy ? config$1.falsy.map(normalize$1) : FALSY;
	return {
		kind: "transformation",
		type: "parse_boolean",
		reference: parseBoolean,
		expects: /* @__PURE__ */ _joinExpects([...truthyRaw, ...falsyRaw].map(_stringify), "|"),
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			const input = normalize$1(dataset.value);
			if (truthy.includes(input)) dataset.value = true;
			else if (falsy.includes(input)) dataset.value = false;
			else {
				_addIssue(this, "boolean", dataset, config$2);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/parseJson/parseJson.ts
/* @__NO_SIDE_EFFECTS__ */
function parseJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "parse_json",
		reference: parseJson,
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				dataset.value = JSON.parse(dataset.value, this.config?.reviver);
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/partialCheck/utils/_isPartiallyTyped/_isPartiallyTyped.ts
/**
* Checks if a dataset is partially typed.
*
* @param dataset The dataset to check.
* @param paths The paths to check.
*
* @returns Whether it is partially typed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isPartiallyTyped(dataset, paths) {
	if (dataset.issues) for (const path of paths) for (const issue of dataset.issues) {
		let typed = false;
		const bound = Math.min(path.length, issue.path?.length ?? 0);
		for (let index = 0; index < bound; index++) if (path[index] !== issue.path[index].key && (path[index] !== "$" || issue.path[index].type !== "array")) {
			typed = true;
			break;
		}
		if (!typed) return false;
	}
	return true;
}

//#endregion
//#region src/actions/partialCheck/partialCheck.ts
/* @__NO_SIDE_EFFECTS__ */
function partialCheck(paths, requirement, message$1) {
	return {
		kind: "validation",
		type: "partial_check",
		reference: partialCheck,
		async: false,
		expects: null,
		paths,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if ((dataset.typed || /* @__PURE__ */ _isPartiallyTyped(dataset, paths)) && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/partialCheck/partialCheckAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function partialCheckAsync(paths, requirement, message$1) {
	return {
		kind: "validation",
		type: "partial_check",
		reference: partialCheckAsync,
		async: true,
		expects: null,
		paths,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if ((dataset.typed || /* @__PURE__ */ _isPartiallyTyped(dataset, paths)) && !await this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawCheck/rawCheck.ts
/**
* Creates a raw check validation action.
*
* @param action The validation action.
*
* @returns A raw check action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawCheck(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheck,
		async: false,
		expects: null,
		"~run"(dataset, config$1) {
			action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			});
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawCheck/rawCheckAsync.ts
/**
* Creates a raw check validation action.
*
* @param action The validation action.
*
* @returns A raw check action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawCheckAsync(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheckAsync,
		async: true,
		expects: null,
		async "~run"(dataset, config$1) {
			await action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			});
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawTransform/rawTransform.ts
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransform(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransform,
		async: false,
		"~run"(dataset, config$1) {
			const output = action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawTransform/rawTransformAsync.ts
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransformAsync(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransformAsync,
		async: true,
		async "~run"(dataset, config$1) {
			const output = await action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/readonly/readonly.ts
/* @__NO_SIDE_EFFECTS__ */
function readonly() {
	return {
		kind: "transformation",
		type: "readonly",
		reference: readonly,
		async: false,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/reduceItems/reduceItems.ts
/* @__NO_SIDE_EFFECTS__ */
function reduceItems(operation, initial) {
	return {
		kind: "transformation",
		type: "reduce_items",
		reference: reduceItems,
		async: false,
		operation,
		initial,
		"~run"(dataset) {
			dataset.value = dataset.value.reduce(this.operation, this.initial);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/regex/regex.ts
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/returns/returns.ts
/* @__NO_SIDE_EFFECTS__ */
function returns(schema) {
	return {
		kind: "transformation",
		type: "returns",
		reference: returns,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = (...args_) => {
				const returnsDataset = this.schema["~run"]({ value: func(...args_) }, config$1);
				if (returnsDataset.issues) throw new ValiError(returnsDataset.issues);
				return returnsDataset.value;
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/returns/returnsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function returnsAsync(schema) {
	return {
		kind: "transformation",
		type: "returns",
		reference: returnsAsync,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = async (...args_) => {
				const returnsDataset = await this.schema["~run"]({ value: await func(...args_) }, config$1);
				if (returnsDataset.issues) throw new ValiError(returnsDataset.issues);
				return returnsDataset.value;
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rfcEmail/rfcEmail.ts
/* @__NO_SIDE_EFFECTS__ */
function rfcEmail(message$1) {
	return {
		kind: "validation",
		type: "rfc_email",
		reference: rfcEmail,
		expects: null,
		async: false,
		requirement: RFC_EMAIL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "email", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/safeInteger/safeInteger.ts
/* @__NO_SIDE_EFFECTS__ */
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: false,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/size/size.ts
/* @__NO_SIDE_EFFECTS__ */
function size(requirement, message$1) {
	return {
		kind: "validation",
		type: "size",
		reference: size,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size !== this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/slug/slug.ts
/* @__NO_SIDE_EFFECTS__ */
function slug(message$1) {
	return {
		kind: "validation",
		type: "slug",
		reference: slug,
		async: false,
		expects: null,
		requirement: SLUG_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "slug", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/someItem/someItem.ts
/* @__NO_SIDE_EFFECTS__ */
function someItem(requirement, message$1) {
	return {
		kind: "validation",
		type: "some_item",
		reference: someItem,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.some(this.requirement)) _addIssue(this, "item", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/sortItems/sortItems.ts
/* @__NO_SIDE_EFFECTS__ */
function sortItems(operation) {
	return {
		kind: "transformation",
		type: "sort_items",
		reference: sortItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.sort(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/startsWith/startsWith.ts
/* @__NO_SIDE_EFFECTS__ */
function startsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "starts_with",
		reference: startsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.startsWith(this.requirement)) _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/stringifyJson/stringifyJson.ts
/* @__NO_SIDE_EFFECTS__ */
function stringifyJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "stringify_json",
		reference: stringifyJson,
		message: message$1,
		config: config$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				const output = JSON.stringify(dataset.value, this.config?.replacer, this.config?.space);
				if (output === void 0) {
					_addIssue(this, "JSON", dataset, config$2);
					dataset.typed = false;
				} else dataset.value = output;
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/title/title.ts
/**
* Creates a title metadata action.
*
* @param title_ The title text.
*
* @returns A title action.
*/
/* @__NO_SIDE_EFFECTS__ */
function title(title_) {
	return {
		kind: "metadata",
		type: "title",
		reference: title,
		title: title_
	};
}

//#endregion
//#region src/actions/toBigint/toBigint.ts
/* @__NO_SIDE_EFFECTS__ */
function toBigint(message$1) {
	return {
		kind: "transformation",
		type: "to_bigint",
		reference: toBigint,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = BigInt(dataset.value);
			} catch {
				_addIssue(this, "bigint", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toBoolean/toBoolean.ts
/**
* Creates a to boolean transformation action.
*
* @returns A to boolean action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toBoolean() {
	return {
		kind: "transformation",
		type: "to_boolean",
		reference: toBoolean,
		async: false,
		"~run"(dataset) {
			dataset.value = Boolean(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toCamelCase/toCamelCase.ts
/**
* Creates a to camel case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parseUrlValue`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2Name`).
*
* @returns A to camel case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toCamelCase() {
	return {
		kind: "transformation",
		type: "to_camel_case",
		reference: toCamelCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "", false, true);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toDate/toDate.ts
/* @__NO_SIDE_EFFECTS__ */
function toDate(message$1) {
	return {
		kind: "transformation",
		type: "to_date",
		reference: toDate,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = new Date(dataset.value);
				if (isNaN(dataset.value)) {
					_addIssue(this, "date", dataset, config$1, { received: "\"Invalid Date\"" });
					dataset.typed = false;
				}
			} catch {
				_addIssue(this, "date", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toKebabCase/toKebabCase.ts
/**
* Creates a to kebab case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parse-url-value`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2-name`).
*
* @returns A to kebab case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toKebabCase() {
	return {
		kind: "transformation",
		type: "to_kebab_case",
		reference: toKebabCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "-", false, false);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toLowerCase/toLowerCase.ts
/**
* Creates a to lower case transformation action.
*
* @returns A to lower case action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toLowerCase() {
	return {
		kind: "transformation",
		type: "to_lower_case",
		reference: toLowerCase,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.toLowerCase();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toMaxValue/toMaxValue.ts
/**
* Creates a to max value transformation action.
*
* @param requirement The maximum value.
*
* @returns A to max value action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toMaxValue(requirement) {
	return {
		kind: "transformation",
		type: "to_max_value",
		reference: toMaxValue,
		async: false,
		requirement,
		"~run"(dataset) {
			dataset.value = dataset.value > this.requirement ? this.requirement : dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toMinValue/toMinValue.ts
/**
* Creates a to min value transformation action.
*
* @param requirement The minimum value.
*
* @returns A to min value action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toMinValue(requirement) {
	return {
		kind: "transformation",
		type: "to_min_value",
		reference: toMinValue,
		async: false,
		requirement,
		"~run"(dataset) {
			dataset.value = dataset.value < this.requirement ? this.requirement : dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toNumber/toNumber.ts
/* @__NO_SIDE_EFFECTS__ */
function toNumber(message$1) {
	return {
		kind: "transformation",
		type: "to_number",
		reference: toNumber,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = Number(dataset.value);
				if (isNaN(dataset.value)) {
					_addIssue(this, "number", dataset, config$1);
					dataset.typed = false;
				}
			} catch {
				_addIssue(this, "number", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toPascalCase/toPascalCase.ts
/**
* Creates a to pascal case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `ParseUrlValue`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `Item2Name`).
*
* @returns A to pascal case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toPascalCase() {
	return {
		kind: "transformation",
		type: "to_pascal_case",
		reference: toPascalCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "", true, true);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toSnakeCase/toSnakeCase.ts
/**
* Creates a to snake case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parse_url_value`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2_name`).
*
* @returns A to snake case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toSnakeCase() {
	return {
		kind: "transformation",
		type: "to_snake_case",
		reference: toSnakeCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "_", false, false);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toString/toString.ts
/* @__NO_SIDE_EFFECTS__ */
function toString(message$1) {
	return {
		kind: "transformation",
		type: "to_string",
		reference: toString,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = String(dataset.value);
			} catch {
				_addIssue(this, "string", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toUpperCase/toUpperCase.ts
/**
* Creates a to upper case transformation action.
*
* @returns A to upper case action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toUpperCase() {
	return {
		kind: "transformation",
		type: "to_upper_case",
		reference: toUpperCase,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.toUpperCase();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/transform/transform.ts
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transform(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transform,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = this.operation(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/transform/transformAsync.ts
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transformAsync(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transformAsync,
		async: true,
		operation,
		async "~run"(dataset) {
			dataset.value = await this.operation(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trim/trim.ts
/**
* Creates a trim transformation action.
*
* @returns A trim action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trim() {
	return {
		kind: "transformation",
		type: "trim",
		reference: trim,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trim();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trimEnd/trimEnd.ts
/**
* Creates a trim end transformation action.
*
* @returns A trim end action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trimEnd() {
	return {
		kind: "transformation",
		type: "trim_end",
		reference: trimEnd,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trimEnd();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trimStart/trimStart.ts
/**
* Creates a trim start transformation action.
*
* @returns A trim start action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trimStart() {
	return {
		kind: "transformation",
		type: "trim_start",
		reference: trimStart,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trimStart();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ulid/ulid.ts
/* @__NO_SIDE_EFFECTS__ */
function ulid(message$1) {
	return {
		kind: "validation",
		type: "ulid",
		reference: ulid,
		async: false,
		expects: null,
		requirement: ULID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "ULID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/url/url.ts
/* @__NO_SIDE_EFFECTS__ */
function url(message$1) {
	return {
		kind: "validation",
		type: "url",
		reference: url,
		async: false,
		expects: null,
		requirement(input) {
			try {
				if (URL.canParse) return URL.canParse(input);
				new URL(input);
				return true;
			} catch {
				return false;
			}
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "URL", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/uuid/uuid.ts
/* @__NO_SIDE_EFFECTS__ */
function uuid(message$1) {
	return {
		kind: "validation",
		type: "uuid",
		reference: uuid,
		async: false,
		expects: null,
		requirement: UUID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "UUID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/value/value.ts
/* @__NO_SIDE_EFFECTS__ */
function value(requirement, message$1) {
	return {
		kind: "validation",
		type: "value",
		reference: value,
		async: false,
		expects: requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !/* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/values/values.ts
/* @__NO_SIDE_EFFECTS__ */
function values(requirement, message$1) {
	return {
		kind: "validation",
		type: "values",
		reference: values,
		async: false,
		expects: `${/* @__PURE__ */ _joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : /* @__PURE__ */ _stringify(value$1)), "|")}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.some((requirement$1) => /* @__PURE__ */ _isValueMatch(requirement$1, dataset.value))) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/words/words.ts
/* @__NO_SIDE_EFFECTS__ */
function words(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "words",
		reference: words,
		async: false,
		expects: `${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count !== this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/const.ts
const ABORT_EARLY_CONFIG = { abortEarly: true };

//#endregion
//#region src/methods/assert/assert.ts
/**
* Checks if the input matches the schema. As this is an assertion function, it
* can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*/
function assert(schema, input) {
	const issues = schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
	if (issues) throw new ValiError(issues);
}

//#endregion
//#region src/methods/cache/_LruCache.ts
/**
* Efficient LRU cache using Map iteration order.
*/
var _LruCache = class {
	constructor(config$1) {
		this.refCount = 0;
		this.maxSize = config$1?.maxSize ?? 1e3;
		this.maxAge = config$1?.maxAge ?? Infinity;
		this.hasMaxAge = isFinite(this.maxAge);
	}
	/**
	* Stringifies an unknown input to a cache key component.
	*
	* @param input The unknown input.
	*
	* @returns A cache key component.
	*/
	stringify(input) {
		const type = typeof input;
		if (type === "string") return `"${input}"`;
		if (type === "number" || type === "boolean") return `${input}`;
		if (type === "bigint") return `${input}n`;
		if (type === "object" || type === "function") {
			if (input) {
				this.refIds ?? (this.refIds = /* @__PURE__ */ new WeakMap());
				let id = this.refIds.get(input);
				if (!id) {
					id = ++this.refCount;
					this.refIds.set(input, id);
				}
				return `#${id}`;
			}
			return "null";
		}
		return type;
	}
	/**
	* Creates a cache key from input and config.
	*
	* @param input The input value.
	* @param config The parse configuration.
	*
	* @returns The cache key.
	*/
	key(input, config$1 = {}) {
		return `${this.stringify(input)}|${this.stringify(config$1.lang)}|${this.stringify(config$1.message)}|${this.stringify(config$1.abortEarly)}|${this.stringify(config$1.abortPipeEarly)}`;
	}
	/**
	* Gets a value from the cache by key.
	*
	* @param key The cache key.
	*
	* @returns The cached value.
	*/
	get(key) {
		if (!this.store) return void 0;
		const entry = this.store.get(key);
		if (!entry) return void 0;
		if (this.hasMaxAge && Date.now() - entry[1] > this.maxAge) {
			this.store.delete(key);
			return;
		}
		this.store.delete(key);
		this.store.set(key, entry);
		return entry[0];
	}
	/**
	* Sets a value in the cache by key.
	*
	* @param key The cache key.
	* @param value The cached value.
	*/
	set(key, value$1) {
		this.store ?? (this.store = /* @__PURE__ */ new Map());
		this.store.delete(key);
		const timestamp = this.hasMaxAge ? Date.now() : 0;
		this.store.set(key, [value$1, timestamp]);
		if (this.store.size > this.maxSize) this.store.delete(this.store.keys().next().value);
	}
	/**
	* Clears all entries from the cache.
	*/
	clear() {
		this.store?.clear();
	}
};

//#endregion
//#region src/methods/cache/cache.ts
/* @__NO_SIDE_EFFECTS__ */
function cache(schema, config$1) {
	return _standardSchema({
		...schema,
		cacheConfig: config$1,
		cache: new _LruCache(config$1),
		"~run"(dataset, runConfig) {
			const key = this.cache.key(dataset.value, runConfig);
			let outputDataset = this.cache.get(key);
			if (!outputDataset) this.cache.set(key, outputDataset = schema["~run"](dataset, runConfig));
			return /* @__PURE__ */ _cloneDataset(outputDataset);
		}
	});
}

//#endregion
//#region src/methods/cache/cacheAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function cacheAsync(schema, config$1) {
	let activeRuns;
	return _standardSchema({
		...schema,
		async: true,
		cacheConfig: config$1,
		cache: new _LruCache(config$1),
		async "~run"(dataset, runConfig) {
			const key = this.cache.key(dataset.value, runConfig);
			const cached = this.cache.get(key);
			if (cached) return /* @__PURE__ */ _cloneDataset(cached);
			let promise$1 = activeRuns?.get(key);
			if (!promise$1) {
				activeRuns ?? (activeRuns = /* @__PURE__ */ new Map());
				promise$1 = Promise.resolve(schema["~run"](dataset, runConfig));
				activeRuns.set(key, promise$1);
			}
			try {
				const outputDataset = await promise$1;
				this.cache.set(key, outputDataset);
				return /* @__PURE__ */ _cloneDataset(outputDataset);
			} finally {
				activeRuns?.delete(key);
			}
		}
	});
}

//#endregion
//#region src/methods/config/config.ts
/**
* Changes the local configuration of a schema.
*
* @param schema The schema to configure.
* @param config The parse configuration.
*
* @returns The configured schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function config(schema, config$1) {
	return _standardSchema({
		...schema,
		"~run"(dataset, config_) {
			return schema["~run"](dataset, {
				...config_,
				...config$1
			});
		}
	});
}

//#endregion
//#region src/methods/getFallback/getFallback.ts
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}

//#endregion
//#region src/methods/fallback/fallback.ts
/**
* Returns a fallback value as output if the input does not match the schema.
*
* @param schema The schema to catch.
* @param fallback The fallback value.
*
* @returns The passed schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function fallback(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		"~run"(dataset, config$1) {
			const outputDataset = schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}

//#endregion
//#region src/methods/fallback/fallbackAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function fallbackAsync(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		async: true,
		async "~run"(dataset, config$1) {
			const outputDataset = await schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: await /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}

//#endregion
//#region src/methods/flatten/flatten.ts
/* @__NO_SIDE_EFFECTS__ */
function flatten(issues) {
	const flatErrors = {};
	for (const issue of issues) if (issue.path) {
		const dotPath = /* @__PURE__ */ getDotPath(issue);
		if (dotPath) {
			if (!flatErrors.nested) flatErrors.nested = {};
			if (Object.prototype.hasOwnProperty.call(flatErrors.nested, dotPath)) flatErrors.nested[dotPath].push(issue.message);
			else flatErrors.nested[dotPath] = [issue.message];
		} else if (flatErrors.other) flatErrors.other.push(issue.message);
		else flatErrors.other = [issue.message];
	} else if (flatErrors.root) flatErrors.root.push(issue.message);
	else flatErrors.root = [issue.message];
	return flatErrors;
}

//#endregion
//#region src/methods/forward/forward.ts
/**
* Forwards the issues of the passed validation action.
*
* @param action The validation action.
* @param path The path to forward the issues to.
*
* @returns The modified action.
*/
/* @__NO_SIDE_EFFECTS__ */
function forward(action, path) {
	return {
		...action,
		"~run"(dataset, config$1) {
			const prevIssues = dataset.issues && [...dataset.issues];
			dataset = action["~run"](dataset, config$1);
			if (dataset.issues) {
				for (const issue of dataset.issues) if (!prevIssues?.includes(issue)) {
					let pathInput = dataset.value;
					for (const key of path) {
						const pathValue = pathInput[key];
						const pathItem = {
							type: "unknown",
							origin: "value",
							input: pathInput,
							key,
							value: pathValue
						};
						if (issue.path) issue.path.push(pathItem);
						else issue.path = [pathItem];
						if (!pathValue) break;
						pathInput = pathValue;
					}
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/methods/forward/forwardAsync.ts
/**
* Forwards the issues of the passed validation action.
*
* @param action The validation action.
* @param path The path to forward the issues to.
*
* @returns The modified action.
*/
/* @__NO_SIDE_EFFECTS__ */
function forwardAsync(action, path) {
	return {
		...action,
		async: true,
		async "~run"(dataset, config$1) {
			const prevIssues = dataset.issues && [...dataset.issues];
			dataset = await action["~run"](dataset, config$1);
			if (dataset.issues) {
				for (const issue of dataset.issues) if (!prevIssues?.includes(issue)) {
					let pathInput = dataset.value;
					for (const key of path) {
						const pathValue = pathInput[key];
						const pathItem = {
							type: "unknown",
							origin: "value",
							input: pathInput,
							key,
							value: pathValue
						};
						if (issue.path) issue.path.push(pathItem);
						else issue.path = [pathItem];
						if (!pathValue) break;
						pathInput = pathValue;
					}
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/methods/getDefault/getDefault.ts
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}

//#endregion
//#region src/methods/getDefaults/getDefaults.ts
/**
* Returns the default values of the schema.
*
* Hint: The difference to `getDefault` is that for object and tuple schemas
* this function recursively returns the default values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The default values.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefaults(schema) {
	if ("entries" in schema) {
		const object$1 = {};
		for (const key in schema.entries) object$1[key] = /* @__PURE__ */ getDefaults(schema.entries[key]);
		return object$1;
	}
	if ("items" in schema) return schema.items.map(getDefaults);
	return /* @__PURE__ */ getDefault(schema);
}

//#endregion
//#region src/methods/getDefaults/getDefaultsAsync.ts
/**
* Returns the default values of the schema.
*
* Hint: The difference to `getDefault` is that for object and tuple schemas
* this function recursively returns the default values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The default values.
*/
/* @__NO_SIDE_EFFECTS__ */
async function getDefaultsAsync(schema) {
	if ("entries" in schema) return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await /* @__PURE__ */ getDefaultsAsync(value$1)])));
	if ("items" in schema) return Promise.all(schema.items.map(getDefaultsAsync));
	return /* @__PURE__ */ getDefault(schema);
}

//#endregion
//#region src/methods/getDescription/getDescription.ts
/**
* Returns the description of the schema.
*
* If multiple descriptions are defined, the last one of the highest level is
* returned. If no description is defined, `undefined` is returned.
*
* @param schema The schema to get the description from.
*
* @returns The description, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getDescription(schema) {
	return /* @__PURE__ */ _getLastMetadata(schema, "description");
}

//#endregion
//#region src/methods/getExamples/getExamples.ts
/**
* Returns the examples of a schema.
*
* If multiple examples are defined, it concatenates them using depth-first
* search. If no examples are defined, an empty array is returned.
*
* @param schema The schema to get the examples from.
*
* @returns The examples, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getExamples(schema) {
	const examples$1 = [];
	function depthFirstCollect(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstCollect(item);
			else if (item.kind === "metadata" && item.type === "examples") for (const example of item.examples) examples$1.push(example);
		}
	}
	depthFirstCollect(schema);
	return examples$1;
}

//#endregion
//#region src/methods/getFallbacks/getFallbacks.ts
/**
* Returns the fallback values of the schema.
*
* Hint: The difference to `getFallback` is that for object and tuple schemas
* this function recursively returns the fallback values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The fallback values.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallbacks(schema) {
	if ("entries" in schema) {
		const object$1 = {};
		for (const key in schema.entries) object$1[key] = /* @__PURE__ */ getFallbacks(schema.entries[key]);
		return object$1;
	}
	if ("items" in schema) return schema.items.map(getFallbacks);
	return /* @__PURE__ */ getFallback(schema);
}

//#endregion
//#region src/methods/getFallbacks/getFallbacksAsync.ts
/**
* Returns the fallback values of the schema.
*
* Hint: The difference to `getFallback` is that for object and tuple schemas
* this function recursively returns the fallback values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The fallback values.
*/
/* @__NO_SIDE_EFFECTS__ */
async function getFallbacksAsync(schema) {
	if ("entries" in schema) return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await /* @__PURE__ */ getFallbacksAsync(value$1)])));
	if ("items" in schema) return Promise.all(schema.items.map(getFallbacksAsync));
	return /* @__PURE__ */ getFallback(schema);
}

//#endregion
//#region src/methods/getMetadata/getMetadata.ts
/**
* Returns the metadata of a schema.
*
* If multiple metadata are defined, it shallowly merges them using depth-first
* search. If no metadata is defined, an empty object is returned.
*
* @param schema Schema to get the metadata from.
*
* @returns The metadata, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getMetadata(schema) {
	const result = {};
	function depthFirstMerge(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstMerge(item);
			else if (item.kind === "metadata" && item.type === "metadata") Object.assign(result, item.metadata);
		}
	}
	depthFirstMerge(schema);
	return result;
}

//#endregion
//#region src/methods/getTitle/getTitle.ts
/**
* Returns the title of the schema.
*
* If multiple titles are defined, the last one of the highest level is
* returned. If no title is defined, `undefined` is returned.
*
* @param schema The schema to get the title from.
*
* @returns The title, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getTitle(schema) {
	return /* @__PURE__ */ _getLastMetadata(schema, "title");
}

//#endregion
//#region src/methods/is/is.ts
/**
* Checks if the input matches the schema. By using a type predicate, this
* function can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*
* @returns Whether the input matches the schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}

//#endregion
//#region src/schemas/any/any.ts
/**
* Creates an any schema.
*
* Hint: This schema function exists only for completeness and is not
* recommended in practice. Instead, `unknown` should be used to accept
* unknown data.
*
* @returns An any schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function any() {
	return _standardSchema({
		kind: "schema",
		type: "any",
		reference: any,
		expects: "any",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/array/array.ts
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/array/arrayAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function arrayAsync(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: arrayAsync,
		expects: "Array",
		async: true,
		item,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(input.map((value$1) => this.item["~run"]({ value: value$1 }, config$1)));
				for (let key = 0; key < itemDatasets.length; key++) {
					const itemDataset = itemDatasets[key];
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: input[key]
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/bigint/bigint.ts
/* @__NO_SIDE_EFFECTS__ */
function bigint(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "bigint",
		reference: bigint,
		expects: "bigint",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "bigint") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/blob/blob.ts
/* @__NO_SIDE_EFFECTS__ */
function blob(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "blob",
		reference: blob,
		expects: "Blob",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Blob) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/boolean/boolean.ts
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/custom/custom.ts
/* @__NO_SIDE_EFFECTS__ */
function custom(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: custom,
		expects: "unknown",
		async: false,
		check: check$1,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/custom/customAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function customAsync(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: customAsync,
		expects: "unknown",
		async: true,
		check: check$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (await this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/date/date.ts
/* @__NO_SIDE_EFFECTS__ */
function date(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "date",
		reference: date,
		expects: "Date",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Date) if (!isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1, { received: "\"Invalid Date\"" });
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/enum/enum.ts
/* @__NO_SIDE_EFFECTS__ */
function enum_(enum__, message$1) {
	const options = [];
	for (const key in enum__) if (`${+key}` !== key || typeof enum__[key] !== "string" || !Object.is(enum__[enum__[key]], +key)) options.push(enum__[key]);
	return _standardSchema({
		kind: "schema",
		type: "enum",
		reference: enum_,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		enum: enum__,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/exactOptional/exactOptional.ts
/* @__NO_SIDE_EFFECTS__ */
function exactOptional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptional,
		expects: wrapped.expects,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/exactOptional/exactOptionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function exactOptionalAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptionalAsync,
		expects: wrapped.expects,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/file/file.ts
/* @__NO_SIDE_EFFECTS__ */
function file(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "file",
		reference: file,
		expects: "File",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof File) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/function/function.ts
/* @__NO_SIDE_EFFECTS__ */
function function_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "function",
		reference: function_,
		expects: "Function",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "function") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/instance/instance.ts
/* @__NO_SIDE_EFFECTS__ */
function instance(class_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "instance",
		reference: instance,
		expects: class_.name,
		async: false,
		class: class_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof this.class) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/intersect/utils/_merge/_merge.ts
/**
* Merges two values into one single output.
*
* @param value1 First value.
* @param value2 Second value.
*
* @returns The merge dataset.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _merge(value1, value2) {
	if (typeof value1 === typeof value2) {
		if (/* @__PURE__ */ _isSameValueZero(value1, value2) || value1 instanceof Date && value2 instanceof Date && /* @__PURE__ */ _isSameValueZero(+value1, +value2)) return { value: value1 };
		if (value1 && value2 && value1.constructor === Object && value2.constructor === Object) {
			const nextValue = {
				...value1,
				...value2
			};
			for (const key in value2) if (Object.prototype.hasOwnProperty.call(value1, key) && Object.prototype.hasOwnProperty.call(value2, key)) {
				const dataset = /* @__PURE__ */ _merge(value1[key], value2[key]);
				if (dataset.issue) return dataset;
				nextValue[key] = dataset.value;
			}
			return { value: nextValue };
		}
		if (Array.isArray(value1) && Array.isArray(value2)) {
			if (value1.length === value2.length) {
				const nextValue = [...value1];
				for (let index = 0; index < value1.length; index++) {
					const dataset = /* @__PURE__ */ _merge(value1[index], value2[index]);
					if (dataset.issue) return dataset;
					nextValue[index] = dataset.value;
				}
				return { value: nextValue };
			}
		}
	}
	return { issue: true };
}

//#endregion
//#region src/schemas/intersect/intersect.ts
/* @__NO_SIDE_EFFECTS__ */
function intersect(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersect,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				for (const schema of this.options) {
					const optionDataset = schema["~run"]({ value: input }, config$1);
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/intersect/intersectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function intersectAsync(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersectAsync,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: true,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				const optionDatasets = await Promise.all(this.options.map((schema) => schema["~run"]({ value: input }, config$1)));
				for (const optionDataset of optionDatasets) {
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/lazy/lazy.ts
/**
* Creates a lazy schema.
*
* @param getter The schema getter.
*
* @returns A lazy schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function lazy(getter) {
	return _standardSchema({
		kind: "schema",
		type: "lazy",
		reference: lazy,
		expects: "unknown",
		async: false,
		getter,
		"~run"(dataset, config$1) {
			return this.getter(dataset.value)["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/lazy/lazyAsync.ts
/**
* Creates a lazy schema.
*
* @param getter The schema getter.
*
* @returns A lazy schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function lazyAsync(getter) {
	return _standardSchema({
		kind: "schema",
		type: "lazy",
		reference: lazyAsync,
		expects: "unknown",
		async: true,
		getter,
		async "~run"(dataset, config$1) {
			return (await this.getter(dataset.value))["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/literal/literal.ts
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseObject/looseObject.ts
/* @__NO_SIDE_EFFECTS__ */
function looseObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseObject/looseObjectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function looseObjectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObjectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseTuple/looseTuple.ts
/* @__NO_SIDE_EFFECTS__ */
function looseTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_tuple",
		reference: looseTuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) dataset.value.push(input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseTuple/looseTupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function looseTupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_tuple",
		reference: looseTupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) dataset.value.push(input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/map/map.ts
/* @__NO_SIDE_EFFECTS__ */
function map(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "map",
		reference: map,
		expects: "Map",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Map) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Map();
				for (const [inputKey, inputValue] of input) {
					const keyDataset = this.key["~run"]({ value: inputKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "key",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of keyDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "value",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					dataset.value.set(keyDataset.value, valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/map/mapAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function mapAsync(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "map",
		reference: mapAsync,
		expects: "Map",
		async: true,
		key,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Map) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Map();
				const datasets = await Promise.all([...input].map(([inputKey, inputValue]) => Promise.all([
					inputKey,
					inputValue,
					this.key["~run"]({ value: inputKey }, config$1),
					this.value["~run"]({ value: inputValue }, config$1)
				])));
				for (const [inputKey, inputValue, keyDataset, valueDataset] of datasets) {
					if (keyDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "key",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of keyDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (valueDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "value",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					dataset.value.set(keyDataset.value, valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nan/nan.ts
/* @__NO_SIDE_EFFECTS__ */
function nan(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "nan",
		reference: nan,
		expects: "NaN",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (Number.isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/never/never.ts
/* @__NO_SIDE_EFFECTS__ */
function never(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "never",
		reference: never,
		expects: "never",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			_addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullable/nonNullable.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullable(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullable",
		reference: nonNullable,
		expects: "!null",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value !== null) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullable/nonNullableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullableAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullable",
		reference: nonNullableAsync,
		expects: "!null",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.value !== null) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullish/nonNullish.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullish(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullish",
		reference: nonNullish,
		expects: "(!null & !undefined)",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!(dataset.value === null || dataset.value === void 0)) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null || dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullish/nonNullishAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullishAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullish",
		reference: nonNullishAsync,
		expects: "(!null & !undefined)",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (!(dataset.value === null || dataset.value === void 0)) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null || dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonOptional/nonOptional.ts
/* @__NO_SIDE_EFFECTS__ */
function nonOptional(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_optional",
		reference: nonOptional,
		expects: "!undefined",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value !== void 0) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonOptional/nonOptionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonOptionalAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_optional",
		reference: nonOptionalAsync,
		expects: "!undefined",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.value !== void 0) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/null/null.ts
/* @__NO_SIDE_EFFECTS__ */
function null_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "null",
		reference: null_,
		expects: "null",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === null) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nullable/nullable.ts
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullable/nullableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nullableAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullableAsync,
		expects: `(${wrapped.expects} | null)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullish/nullish.ts
/* @__NO_SIDE_EFFECTS__ */
function nullish(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullish,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullish/nullishAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nullishAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullishAsync,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/number/number.ts
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/object/object.ts
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/object/objectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function objectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: objectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/objectWithRest/objectWithRest.ts
/* @__NO_SIDE_EFFECTS__ */
function objectWithRest(entries$1, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object_with_rest",
		reference: objectWithRest,
		expects: "Object",
		async: false,
		entries: entries$1,
		rest,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) {
						const valueDataset = this.rest["~run"]({ value: input[key] }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: input[key]
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/objectWithRest/objectWithRestAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function objectWithRestAsync(entries$1, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object_with_rest",
		reference: objectWithRestAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		rest,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const [normalDatasets, restDatasets] = await Promise.all([Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				})), Promise.all(Object.entries(input).filter(([key]) => /* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)).map(async ([key, value$1]) => [
					key,
					value$1,
					await this.rest["~run"]({ value: value$1 }, config$1)
				]))]);
				for (const [key, value$1, valueSchema, valueDataset] of normalDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) for (const [key, value$1, valueDataset] of restDatasets) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/optional/optional.ts
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/optional/optionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function optionalAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optionalAsync,
		expects: `(${wrapped.expects} | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/picklist/picklist.ts
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/promise/promise.ts
/* @__NO_SIDE_EFFECTS__ */
function promise(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "promise",
		reference: promise,
		expects: "Promise",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Promise) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/record/record.ts
/* @__NO_SIDE_EFFECTS__ */
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/record/recordAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function recordAsync(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: recordAsync,
		expects: "Object",
		async: true,
		key,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const datasets = await Promise.all(Object.entries(input).filter(([key$1]) => /* @__PURE__ */ _isValidObjectKey(input, key$1)).map(([entryKey, entryValue]) => Promise.all([
					entryKey,
					entryValue,
					this.key["~run"]({ value: entryKey }, config$1),
					this.value["~run"]({ value: entryValue }, config$1)
				])));
				for (const [entryKey, entryValue, keyDataset, valueDataset] of datasets) {
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/set/set.ts
/* @__NO_SIDE_EFFECTS__ */
function set(value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "set",
		reference: set,
		expects: "Set",
		async: false,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Set) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Set();
				for (const inputValue of input) {
					const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "set",
							origin: "value",
							input,
							key: null,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value.add(valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/set/setAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function setAsync(value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "set",
		reference: setAsync,
		expects: "Set",
		async: true,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Set) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Set();
				const valueDatasets = await Promise.all([...input].map(async (inputValue) => [inputValue, await this.value["~run"]({ value: inputValue }, config$1)]));
				for (const [inputValue, valueDataset] of valueDatasets) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "set",
							origin: "value",
							input,
							key: null,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value.add(valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictObject/strictObject.ts
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictObject/strictObjectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function strictObjectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObjectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictTuple/strictTuple.ts
/* @__NO_SIDE_EFFECTS__ */
function strictTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length) _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictTuple/strictTupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function strictTupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length) _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/string/string.ts
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/symbol/symbol.ts
/* @__NO_SIDE_EFFECTS__ */
function symbol(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "symbol",
		reference: symbol,
		expects: "symbol",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "symbol") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tuple/tuple.ts
/* @__NO_SIDE_EFFECTS__ */
function tuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tuple/tupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tupleWithRest/tupleWithRest.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleWithRest(items, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple_with_rest",
		reference: tupleWithRest,
		expects: "Array",
		async: false,
		items,
		rest,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.rest["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tupleWithRest/tupleWithRestAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleWithRestAsync(items, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple_with_rest",
		reference: tupleWithRestAsync,
		expects: "Array",
		async: true,
		items,
		rest,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const [normalDatasets, restDatasets] = await Promise.all([Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				})), Promise.all(input.slice(this.items.length).map(async (value$1, key) => {
					return [
						key + this.items.length,
						value$1,
						await this.rest["~run"]({ value: value$1 }, config$1)
					];
				}))]);
				for (const [key, value$1, itemDataset] of normalDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (const [key, value$1, itemDataset] of restDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/undefined/undefined.ts
/* @__NO_SIDE_EFFECTS__ */
function undefined_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "undefined",
		reference: undefined_,
		expects: "undefined",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/undefinedable/undefinedable.ts
/* @__NO_SIDE_EFFECTS__ */
function undefinedable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "undefinedable",
		reference: undefinedable,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/undefinedable/undefinedableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function undefinedableAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "undefinedable",
		reference: undefinedableAsync,
		expects: `(${wrapped.expects} | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/union/utils/_subIssues/_subIssues.ts
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}

//#endregion
//#region src/schemas/union/union.ts
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/union/unionAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function unionAsync(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: unionAsync,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: true,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = await schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/unknown/unknown.ts
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/variant/variant.ts
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/variant/variantAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function variantAsync(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variantAsync,
		expects: "Object",
		async: true,
		key,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = async (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") await parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? (await discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG)).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = await schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				await parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/void/void.ts
/* @__NO_SIDE_EFFECTS__ */
function void_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "void",
		reference: void_,
		expects: "void",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/keyof/keyof.ts
/* @__NO_SIDE_EFFECTS__ */
function keyof(schema, message$1) {
	return /* @__PURE__ */ picklist(Object.keys(schema.entries), message$1);
}

//#endregion
//#region src/methods/message/message.ts
/**
* Changes the local message configuration of a schema.
*
* @param schema The schema to configure.
* @param message_ The error message.
*
* @returns The configured schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function message(schema, message_) {
	return _standardSchema({
		...schema,
		"~run"(dataset, config$1) {
			return schema["~run"](dataset, {
				...config$1,
				message: message_
			});
		}
	});
}

//#endregion
//#region src/methods/omit/omit.ts
/**
* Creates a modified copy of an object schema that does not contain the
* selected entries.
*
* @param schema The schema to omit from.
* @param keys The selected entries.
*
* @returns An object schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function omit(schema, keys) {
	const entries$1 = { ...schema.entries };
	for (const key of keys) delete entries$1[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/parse/parse.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}

//#endregion
//#region src/methods/parse/parseAsync.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
async function parseAsync(schema, input, config$1) {
	const dataset = await schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}

//#endregion
//#region src/methods/parser/parser.ts
/* @__NO_SIDE_EFFECTS__ */
function parser(schema, config$1) {
	const func = (input) => parse(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/parser/parserAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function parserAsync(schema, config$1) {
	const func = (input) => parseAsync(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/partial/partial.ts
/* @__NO_SIDE_EFFECTS__ */
function partial(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optional(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/partial/partialAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function partialAsync(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optionalAsync(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/pick/pick.ts
/**
* Creates a modified copy of an object schema that contains only the selected
* entries.
*
* @param schema The schema to pick from.
* @param keys The selected entries.
*
* @returns An object schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function pick(schema, keys) {
	const entries$1 = {};
	for (const key of keys) entries$1[key] = schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/pipe/pipe.ts
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/pipe/pipeAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function pipeAsync(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		async: true,
		async "~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = await item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/required/required.ts
/* @__NO_SIDE_EFFECTS__ */
function required(schema, arg2, arg3) {
	const keys = Array.isArray(arg2) ? arg2 : void 0;
	const message$1 = Array.isArray(arg2) ? arg3 : arg2;
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ nonOptional(schema.entries[key], message$1) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/required/requiredAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function requiredAsync(schema, arg2, arg3) {
	const keys = Array.isArray(arg2) ? arg2 : void 0;
	const message$1 = Array.isArray(arg2) ? arg3 : arg2;
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ nonOptionalAsync(schema.entries[key], message$1) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/safeParse/safeParse.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

//#endregion
//#region src/methods/safeParse/safeParseAsync.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
async function safeParseAsync(schema, input, config$1) {
	const dataset = await schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

//#endregion
//#region src/methods/safeParser/safeParser.ts
/* @__NO_SIDE_EFFECTS__ */
function safeParser(schema, config$1) {
	const func = (input) => /* @__PURE__ */ safeParse(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/safeParser/safeParserAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function safeParserAsync(schema, config$1) {
	const func = (input) => /* @__PURE__ */ safeParseAsync(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/summarize/summarize.ts
/**
* Summarize the error messages of issues in a pretty-printable multi-line string.
*
* @param issues The list of issues.
*
* @returns A summary of the issues.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function summarize(issues) {
	let summary = "";
	for (const issue of issues) {
		if (summary) summary += "\n";
		summary += `× ${issue.message}`;
		const dotPath = /* @__PURE__ */ getDotPath(issue);
		if (dotPath) summary += `\n  → at ${dotPath}`;
	}
	return summary;
}

//#endregion
//#region src/methods/unwrap/unwrap.ts
/**
* Unwraps the wrapped schema.
*
* @param schema The schema to be unwrapped.
*
* @returns The unwrapped schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unwrap(schema) {
	return schema.wrapped;
}

//#endregion


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
/******/ 		return "" + chunkId + ".bundle.js";
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
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  V: () => (/* reexport */ runMain),
  a: () => (/* binding */ runPost)
});

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __nccwpck_require__(2993);
// EXTERNAL MODULE: ./build/src/action/file-commands.js + 1 modules
var file_commands = __nccwpck_require__(9445);
// EXTERNAL MODULE: ./build/src/action/inputs.js + 3 modules
var action_inputs = __nccwpck_require__(2281);
// EXTERNAL MODULE: ./build/src/action/job-state.js
var job_state = __nccwpck_require__(1299);
// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __nccwpck_require__(4078);
// EXTERNAL MODULE: ./build/src/action/report.js + 1 modules
var report = __nccwpck_require__(3882);
// EXTERNAL MODULE: ./build/src/action/steps.js
var steps = __nccwpck_require__(5515);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __nccwpck_require__(558);
;// CONCATENATED MODULE: ./build/src/action/load.js





/** `mode: load`: says what is known, and changes nothing. */
function giveKnown(session) {
    const { context, journal, knowledge, resumed } = session;
    const head = (0,report/* headOf */.Uo)(session, journal.document);
    const done = Object.values(journal.document.units).filter((unit) => unit.status === 'done').length;
    const outputs = {
        step: head?.step ?? '',
        'next-step': (0,steps/* nextStep */.s)(session),
        attempt: String(context.attempt),
        'input-hash': journal.document.inputHash ?? '',
        resumed: String(resumed),
        reason: WHAT_IS_KNOWN[knowledge.answer],
        checkpoint: JSON.stringify(head),
    };
    for (const [name, value] of Object.entries(outputs))
        (0,file_commands/* setOutput */.uH)(name, value);
    (0,workflow_commands/* info */.pq)(head === null
        ? `checkpoint: ${WHAT_IS_KNOWN[knowledge.answer]}.`
        : `checkpoint: at ${head.step} since attempt ${head.attempt}; ${(0,words/* plural */.LS)(done, 'step')} done; next is ${outputs['next-step'] || 'nothing'}.`);
}
const WHAT_IS_KNOWN = {
    found: 'a checkpoint was found',
    none: 'there is no checkpoint of this job yet',
    unknown: 'whether there is a checkpoint could not be read',
};

// EXTERNAL MODULE: ./build/src/action/remote.js + 4 modules
var action_remote = __nccwpck_require__(6254);
// EXTERNAL MODULE: ./build/src/action/run-context.js
var run_context = __nccwpck_require__(7875);
// EXTERNAL MODULE: ./build/src/engine/document-transitions.js
var document_transitions = __nccwpck_require__(5838);
// EXTERNAL MODULE: ./build/src/engine/hash.js + 1 modules
var hash = __nccwpck_require__(4872);
// EXTERNAL MODULE: ./build/src/engine/input-hash.js
var input_hash = __nccwpck_require__(3121);
// EXTERNAL MODULE: ./build/src/engine/join.js
var join = __nccwpck_require__(7730);
// EXTERNAL MODULE: ./build/src/engine/record.js
var bundle_record = __nccwpck_require__(8667);
;// CONCATENATED MODULE: ./build/src/engine/knowledge.js


/** The knowledge of an attempt that asked nothing, because there is nothing before it. */
const NOTHING = {
    answer: 'none',
    complete: true,
    document: null,
    head: null,
    void: [],
    fromLaterAttempts: [],
    twoWriters: false,
    unread: [],
    malformedUnits: (0,bundle_record/* record */.g1)(),
};
function know(findings, now) {
    const current = findings.documents.filter((document) => (0,join/* revisionOf */.DT)(document).attempt <= now.attempt);
    const sameWork = current.filter((document) => document.inputHash === now.inputHash);
    const document = (0,join/* joinDocuments */.tm)(sameWork);
    const head = document === null ? latestHead(findings.heads, now) : null;
    const complete = findings.unread.length === 0;
    const otherWork = current.filter((candidate) => candidate.inputHash !== now.inputHash);
    const found = document !== null || head !== null || otherWork.length > 0;
    return {
        answer: found ? 'found' : complete ? 'none' : 'unknown',
        complete,
        document,
        head,
        void: otherWork.sort(join/* compareRevisions */.wo),
        fromLaterAttempts: findings.documents.filter((late) => (0,join/* revisionOf */.DT)(late).attempt > now.attempt),
        twoWriters: haveTwoWriters(current, now),
        unread: findings.unread,
        malformedUnits: findings.malformedUnits,
    };
}
/** The latest bare checkpoint about this work; without one, the latest about other work, which does not count. */
function latestHead(heads, now) {
    const rank = (head) => [head.inputHash === now.inputHash ? 1 : 0, head.attempt];
    const candidates = heads.filter((head) => head.attempt <= now.attempt);
    return (candidates
        .sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1] || (0,join/* compareContent */.TH)(a, b))
        .at(-1) ?? null);
}
/** A job has one id per attempt. Two ids in one attempt mean two jobs that look alike to each other. */
function haveTwoWriters(documents, now) {
    const writers = new Map(now.writer === '' ? [] : [[now.attempt, now.writer]]);
    for (const document of documents) {
        const { attempt, writer } = (0,join/* revisionOf */.DT)(document);
        if (writer === '')
            continue;
        const known = writers.get(attempt);
        if (known !== undefined && known !== writer)
            return true;
        writers.set(attempt, writer);
    }
    return false;
}

// EXTERNAL MODULE: ./build/src/store/file/document-file.js + 1 modules
var document_file = __nccwpck_require__(4914);
// EXTERNAL MODULE: ./build/src/store/file/journal.js
var file_journal = __nccwpck_require__(9457);
// EXTERNAL MODULE: ./build/src/engine/read-document.js + 2 modules
var read_document = __nccwpck_require__(7883);
// EXTERNAL MODULE: ./build/src/engine/scope.js
var engine_scope = __nccwpck_require__(4488);
// EXTERNAL MODULE: ./build/src/engine/step-name.js
var step_name = __nccwpck_require__(4046);
// EXTERNAL MODULE: ./build/src/store/names.js
var store_names = __nccwpck_require__(6451);
// EXTERNAL MODULE: ./build/src/store/store.js
var store_store = __nccwpck_require__(6942);
;// CONCATENATED MODULE: ./build/src/store/verify.js






/** Reads what a store gave; whatever is not a document of this run and scope, under its own name, is unread. */
function verifyStored(stored, expected) {
    const documents = [];
    const names = [];
    const unread = [];
    const malformedUnits = (0,bundle_record/* record */.g1)();
    const seen = new Set();
    for (const { name, text, store } of stored) {
        // Two stores give the same edition twice. Copies that differ both count: one holds less, or is damaged.
        const edition = `${name}\n${text}`;
        if (seen.has(edition))
            continue;
        seen.add(edition);
        const read = (0,read_document/* readDocument */.u0)(text);
        const fault = faultOf(read, name, expected);
        if (fault !== null || read.kind !== 'document') {
            unread.push(`${store_store/* THING */.V9[store]} ${name}: ${fault ?? 'it is no run document'}`);
            continue;
        }
        documents.push(read.document);
        names.push(Object.keys(read.malformed).length === 0 ? name : '');
        Object.assign(malformedUnits, read.malformed);
    }
    return { documents, heads: [], unread, malformedUnits, names };
}
function faultOf(read, name, expected) {
    if (read.kind === 'unreadable')
        return read.reason;
    if (read.kind === 'head')
        return 'it is a bare checkpoint, which is only read from a file';
    const { document } = read;
    const named = (0,store_names/* parseName */.$q)(name);
    const revision = document.revision;
    const agrees = named?.kind === 'document' &&
        revision !== undefined &&
        named.attempt === revision.attempt &&
        named.sequence === revision.sequence &&
        named.nonce === revision.nonce;
    if (!agrees)
        return 'its content does not agree with its name';
    const names = [...Object.keys(document.units), ...(document.order ?? [])];
    if (!names.every(step_name/* isStepName */.g))
        return 'it has steps with names that no step can have';
    const sameScope = document.scope !== undefined && (0,engine_scope/* scopeHash */.h3)(document.scope) === expected.scope;
    return document.runId === expected.runId && sameScope ? null : 'it belongs to another run or job';
}
/** Whether a local document, found on this machine, can stand for this run and scope. */
function isOfRun(document, expected) {
    return (document.runId === expected.runId &&
        document.scope !== undefined &&
        (0,engine_scope/* scopeHash */.h3)(document.scope) === expected.scope);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./build/src/action/other-leg.js



/**
 * Says why there is nothing to go on with when the matrix has other values than in an earlier attempt, such as a
 * date: to GitHub this is the same leg, to us it is another job.
 * @param siblings documents that earlier attempts kept for the same leg of a job of this name
 */
function warnOfOtherLeg(context, job, siblings) {
    for (const { text } of siblings) {
        const read = (0,read_document/* readDocument */.u0)(text);
        if (read.kind !== 'document' || read.document.runId !== context.runId)
            continue;
        const { scope } = read.document;
        if (scope === undefined || !(0,engine_scope/* areSiblings */.e9)(scope, context.scope))
            continue;
        if (!job.first('other-leg-warning'))
            return;
        (0,workflow_commands/* warning */.$e)(`There are checkpoints of ${(0,engine_scope/* describeScope */.OI)(scope)}, but none of ${(0,engine_scope/* describeScope */.OI)(context.scope)}, so this job starts over. A leg of a matrix is known by its values: they have to be the same in every attempt.`);
        return;
    }
}

// EXTERNAL MODULE: ./build/src/action/scope-folder.js
var scope_folder = __nccwpck_require__(6117);
;// CONCATENATED MODULE: ./build/src/action/first-look.js











/**
 * What the first use of a scope in an attempt finds out: from the stores, unless there is nothing to ask for, and from
 * what is left over on this machine.
 */
async function firstLook(context, job, folder, remote, leftover, { localFault, lastKept }) {
    const candidates = leftover === null ? [] : [leftover];
    const unreadHere = localFault === null
        ? []
        : [`the document on this machine is unreadable, ${localFault}; ${moveAway(folder.documentFile)}`];
    if (context.attempt === 1 && lastKept === 0) {
        if (unreadHere.length > 0)
            folder.writeState({ ...folder.readState(context), unread: unreadHere });
        return { documents: candidates, heads: [], unread: unreadHere, malformedUnits: (0,bundle_record/* record */.g1)() };
    }
    const reply = await askStores(context, folder, remote);
    const opened = await openAll(reply.documents, remote, context);
    const verified = verifyStored(opened.documents, { runId: context.runId, scope: context.scopeHash });
    const state = {
        ...folder.readState(context),
        unread: [...unreadHere, ...reply.unread, ...opened.unread, ...verified.unread],
        malformedUnits: verified.malformedUnits,
        payloads: [...new Set([...folder.readState(context).payloads, ...reply.payloads])],
        twoWriters: reply.severalWriters,
        read: verified.documents.flatMap((document, index) => {
            const name = verified.names[index];
            // One that claims a later attempt must stay.
            return name && (0,join/* revisionOf */.DT)(document).attempt <= context.attempt ? [(0,scope_folder/* knownDocument */.ZM)(name, document)] : [];
        }),
        // Should nothing else change, the post step keeps what only this machine knows.
        unsaved: leftover !== null && !verified.documents.some((document) => isSameEdition(document, leftover)),
    };
    folder.writeState(state);
    if (state.unread.length === 0 && leftover === null)
        warnOfOtherLeg(context, job, reply.siblings);
    const hidden = state.unread.length === 0 && !reply.sawEarlierAttempt && leftover === null;
    if (hidden && job.first('hidden-notice'))
        (0,workflow_commands/* notice */.lm)(whyHidden(remote.stores));
    return { ...verified, documents: [...verified.documents, ...candidates], unread: state.unread };
}
/** What the stores have; where they cannot be asked, or do not answer, nothing of it is read. */
async function askStores(context, folder, remote) {
    if (remote.unavailable !== null)
        return { ...store_store/* EMPTY_REPLY */.$3, unread: [remote.unavailable] };
    const scratch = folder.scratch('load');
    try {
        return await remote.load(context, scratch);
    }
    catch (error) {
        const fault = `the stores gave no answer (${(0,errors/* describeError */.Uc)(error)}; up to ${action_remote/* LOAD_MS */.I / 1000} s are allowed)`;
        return { ...store_store/* EMPTY_REPLY */.$3, unread: [fault] };
    }
    finally {
        external_node_fs_.rmSync(scratch, { recursive: true, force: true });
    }
}
function isSameEdition(a, b) {
    return (0,join/* compareRevisions */.wo)(a, b) === 0;
}
/** Why nothing of an earlier attempt is visible, and what would have helped. */
function whyHidden(stores) {
    const gone = 'No checkpoint of an earlier attempt is visible, so this attempt starts over.';
    if (!stores.includes('cache')) {
        return `${gone} GitHub hides the artifacts of earlier attempts after "Re-run all jobs"; "Re-run failed jobs" keeps them, and with "stores: artifact, cache" the cache would have kept them too.`;
    }
    return `${gone} The cache holds none either: no step was recorded there, or its entries were evicted.`;
}
/** Documents as they were before they were sealed; what does not open is unread. */
async function openAll(stored, remote, context) {
    const documents = [];
    const unread = [];
    for (const document of stored) {
        const { name, store, text } = document;
        try {
            documents.push({
                ...document,
                text: await remote.outgoing.openDocument(text, name, context.scopeHash),
            });
        }
        catch (error) {
            unread.push(`${store_store/* THING */.V9[store]} ${name}: ${(0,errors/* describeError */.Uc)(error)}`);
        }
    }
    return { documents, unread };
}
function moveAway(file) {
    try {
        return `it is now ${(0,document_file/* setAside */.Fi)(file, new Date())}`;
    }
    catch (error) {
        return `it could not be moved away either (${(0,errors/* describeError */.Uc)(error)})`;
    }
}

;// CONCATENATED MODULE: ./build/src/action/session.js












/**
 * Finds out what is known when a step begins (design section 3). The first step of a scope in an attempt asks the
 * stores; later ones read the local document and ask the network nothing. Attempt 1 has nothing to ask for.
 */
async function openSession(context, inputs, job, remote, signals) {
    const folder = new scope_folder/* ScopeFolder */.rA(context.temp, (0,scope_folder/* folderName */.ub)(context));
    const local = (0,document_file/* readDocumentFile */.K7)(folder.documentFile);
    const expected = { runId: context.runId, scope: context.scopeHash };
    const own = local.kind === 'document' && isOfRun(local.document, expected) ? local.document : null;
    const state = folder.readState(context);
    // After a failed write, the document here may be older than the one that this attempt has kept in the stores.
    const lastKept = Math.max(0, ...state.kept.map(({ sequence }) => sequence));
    const mine = own?.revision?.attempt === context.attempt && own.revision.writer === context.writer;
    const started = mine && (own.revision?.sequence ?? 0) >= lastKept;
    const work = (mine ? own.work : undefined) ?? context.work;
    const findings = started
        ? { documents: [own], heads: [], unread: state.unread, malformedUnits: state.malformedUnits }
        : await firstLook(context, job, folder, remote, own, {
            localFault: local.kind === 'unreadable' ? local.reason : null,
            lastKept,
        });
    const twoWriters = (started ? state : folder.readState(context)).twoWriters;
    const knowledge = knowledgeOf(findings, context, work, twoWriters);
    if (!started) {
        if (knowledge.twoWriters)
            folder.writeState({ ...folder.readState(context), twoWriters: true });
        announce(knowledge, context, job, remote);
    }
    rememberCare(folder, context, inputs);
    const journal = new file_journal/* Journal */.C(folder.documentFile, beginning(knowledge, context, work, started, lastKept), warnOnce());
    // Later steps of this attempt read what was learnt from here, and ask the network nothing.
    if (!started && (context.attempt > 1 || lastKept > 0))
        journal.update((document) => document);
    return {
        context,
        inputs,
        job,
        signals,
        folder,
        knowledge,
        journal,
        work,
        stores: remote.stores,
        resumed: Object.values(knowledge.document?.units ?? {}).some((unit) => unit.status === 'done' && (unit.attempt ?? 1) < context.attempt),
    };
}
/** Other uses of this scope, and the post step, have to be as careful as the most careful use. */
function rememberCare(folder, context, inputs) {
    const care = inputs.requireEncryption ? 'strict' : inputs.encryptionKey !== '' ? 'sealed' : 'open';
    const known = folder.readState(context).care;
    if (care === 'open' || known === 'strict' || known === care)
        return;
    folder.updateState(context, () => ({ care }));
}
function knowledgeOf(findings, context, work, twoWriters) {
    if (findings.documents.length === 0 && findings.unread.length === 0)
        return NOTHING;
    const { attempt, writer } = context;
    const known = know(findings, { attempt, inputHash: (0,input_hash/* inputHash */.B)(work), writer });
    return { ...known, twoWriters: known.twoWriters || twoWriters };
}
/** Writes fail for one reason at a time; saying it once is enough. */
function warnOnce() {
    let warned = false;
    return (fault) => {
        if (warned)
            return;
        warned = true;
        (0,workflow_commands/* warning */.$e)(`${fault.message} The work goes on, but later steps of this job may not know of this one. ${fault.fix}`);
    };
}
/** The document to go on with. Its numbers go on too: none that was ever given to a store is used again. */
function beginning(knowledge, context, work, started, lastKept) {
    const { document } = knowledge;
    if (document !== null && started)
        return document;
    const { runId, scope, attempt, writer } = context;
    const next = document === null
        ? (0,document_transitions/* createDocument */.ui)({ runId, scope, work, attempt, at: new Date().toISOString(), writer })
        : (0,document_transitions/* continueDocument */.bf)(document, attempt, writer);
    const revision = (0,join/* revisionOf */.DT)(next);
    return { ...next, revision: { ...revision, sequence: Math.max(revision.sequence, lastKept) } };
}
function announce(knowledge, context, job, remote) {
    // That there is no store at all has been said for the whole job.
    const unread = knowledge.unread.filter((fault) => fault !== remote.unavailable).join('; ');
    if (unread !== '' && job.first(`unread-${(0,hash/* sha256 */.s)(unread).slice(0, 12)}`)) {
        (0,workflow_commands/* warning */.$e)(`Not everything that earlier attempts did could be read: ${unread}. A step whose record is missing runs again.`);
    }
    const late = knowledge.fromLaterAttempts.length;
    if (late > 0) {
        (0,workflow_commands/* warning */.$e)(`${(0,words/* plural */.LS)(late, 'checkpoint')} of an attempt after ${context.attempt} did not count and stayed as they were.`);
    }
}

// EXTERNAL MODULE: ./build/src/effects/command/interruption.js
var interruption = __nccwpck_require__(6559);
// EXTERNAL MODULE: ./build/src/store/clock.js
var clock = __nccwpck_require__(9845);
;// CONCATENATED MODULE: ./build/src/action/signals.js


const WATCHED = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * Listens for the runner's signals from the start of the step, so that none of them ends this process before it
 * has recorded what happened.
 */
class Signals {
    #first = null;
    #listener = () => { };
    constructor() {
        for (const signal of WATCHED) {
            process.on(signal, () => {
                this.#first ??= { signal, at: (0,clock/* steadyNow */.r)() };
                this.#listener(signal);
            });
        }
    }
    get interruption() {
        return this.#first;
    }
    /** Who acts on signals from here on; one that has come already is handed on at once. Returns who did so before. */
    listen(listener) {
        const before = this.#listener;
        this.#listener = listener;
        if (this.#first !== null)
            listener(this.#first.signal);
        return before;
    }
    /** Waits, but no longer than until a signal comes. */
    async pause(ms) {
        let timer;
        await new Promise((resolve) => {
            timer = setTimeout(resolve, ms);
            this.listen(() => resolve());
        });
        clearTimeout(timer);
        this.listen(() => { });
    }
    /** When this process has to be done, by {@link steadyNow}; Infinity without a signal. */
    get deadline() {
        return this.#first === null ? Number.POSITIVE_INFINITY : this.#first.at + interruption/* GRACE_MS */.g;
    }
}

// EXTERNAL MODULE: ./build/src/action/summary.js
var summary = __nccwpck_require__(6192);
// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __nccwpck_require__(5800);
// EXTERNAL MODULE: ./build/src/action/before-step.js
var before_step = __nccwpck_require__(4640);
;// CONCATENATED MODULE: ./build/src/action/wrapped-step.js



/** `mode: auto` with `run`: a command that is run once, and skipped with all it produced from then on. */
async function wrapStep(session, remote, signals) {
    const { inputs } = session;
    const print = (0,fingerprint/* fingerprint */.Rj)(inputs.fingerprint === ''
        ? {
            kind: 'command',
            run: inputs.run,
            shell: inputs.shell,
            'working-directory': inputs.workingDirectory,
            files: inputs.files.join('\n'),
            inputs: inputs.inputs,
        }
        : { kind: 'command', fingerprint: inputs.fingerprint });
    const before = await (0,before_step/* settleBeforehand */.S)(session, remote, print);
    if ('done' in before)
        return (0,report/* report */.z8)(session, before.done);
    const { runStep } = await Promise.all(/* import() */[__nccwpck_require__.e(382), __nccwpck_require__.e(153), __nccwpck_require__.e(161)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2161));
    return (0,report/* report */.z8)(session, await runStep(session, remote, signals, print, before.run));
}

;// CONCATENATED MODULE: ./build/src/action/main.js












/** The step itself. Returns the exit code; every error has been reported by then. */
async function runMain() {
    let inputs = null;
    let job = null;
    try {
        const signals = new Signals();
        inputs = (0,action_inputs/* readInputs */.K)(process.env);
        const context = (0,run_context/* readRunContext */.$)(process.env, inputs);
        job = new job_state/* JobState */.d(context);
        const first = job.first('use');
        if (first)
            (0,file_commands/* saveState */.LZ)(file_commands/* FIRST_USE */.rz, 'true');
        const remote = new action_remote/* Remote */.V(context, inputs, job, signals);
        // A re-run begins by asking the stores; the first answers are on their way while this reads what is on the machine.
        if (first && context.attempt > 1)
            void remote.loadEarly(context);
        return await useOnce(context, inputs, job, remote, signals);
    }
    catch (problem) {
        refuse(explain(problem), inputs, job);
        return 1;
    }
}
async function useOnce(context, inputs, job, remote, signals) {
    // Until a command runs, a signal just ends this step: nothing has been done that would need recording.
    signals.listen((signal) => {
        (0,workflow_commands/* info */.pq)(`${signal} received before ${inputs.step || 'this step'} began: nothing was done.`);
        (0,file_commands/* setOutput */.uH)('outcome', 'interrupted');
        process.exit(130);
    });
    try {
        const session = await openSession(context, inputs, job, remote, signals);
        if ((0,workflow_commands/* isDebug */._o)(process.env))
            (await __nccwpck_require__.e(/* import() */ 140).then(__nccwpck_require__.bind(__nccwpck_require__, 2140))).debugSession(session);
        return await perform(session, inputs, remote, signals);
    }
    finally {
        await remote.close();
    }
}
/** Tells everybody that the step failed before anything was run. */
function refuse(message, inputs, job) {
    (0,file_commands/* setOutput */.uH)('outcome', 'failed');
    (0,file_commands/* setOutput */.uH)('skipped', 'false');
    (0,workflow_commands/* error */.z3)(message);
    const { step, key } = inputs ?? { step: process.env.INPUT_STEP ?? '', key: '' };
    (0,file_commands/* appendSummary */.fe)((0,summary/* refusalBlock */.gx)(step, message));
    job?.addUse({ step, key, outcome: 'failed', story: message, durationMs: 0, savedMs: 0, kept: '' });
}
async function perform(session, inputs, remote, signals) {
    switch (inputs.mode) {
        case 'auto':
            if (inputs.effect !== null)
                return doEffect(session, inputs.effect, remote, signals);
            if (inputs.run !== '')
                return wrapStep(session, remote, signals);
            return (await Promise.all(/* import() */[__nccwpck_require__.e(382), __nccwpck_require__.e(153), __nccwpck_require__.e(283)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3283))).completeStep(session, remote, signals);
        case 'begin':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(382), __nccwpck_require__.e(153), __nccwpck_require__.e(283)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3283))).beginStep(session, remote, signals);
        case 'complete':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(382), __nccwpck_require__.e(153), __nccwpck_require__.e(283)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3283))).completeStep(session, remote, signals);
        case 'load':
            giveKnown(session);
            return 0;
        case 'clear':
            return (await __nccwpck_require__.e(/* import() */ 77).then(__nccwpck_require__.bind(__nccwpck_require__, 9077))).clear(session, remote);
    }
}
async function doEffect(session, effect, remote, signals) {
    if (effect.kind === 'comment') {
        return (await __nccwpck_require__.e(/* import() */ 992).then(__nccwpck_require__.bind(__nccwpck_require__, 7992))).commentStep(session, remote, signals, effect);
    }
    return (await __nccwpck_require__.e(/* import() */ 861).then(__nccwpck_require__.bind(__nccwpck_require__, 8861))).labelStep(session, remote, signals, effect);
}
function explain(problem) {
    const fix = problem instanceof errors/* CheckpointError */.jg ? ` ${problem.fix}` : '';
    return `${(0,errors/* describeError */.Uc)(problem)}${fix}`;
}

;// CONCATENATED MODULE: ./build/src/action/bundle.js
/** What `index.ts` starts: all that a skipped step needs in one file, and the rest in files of its own. */

async function runPost() {
    const { runPost } = await __nccwpck_require__.e(/* import() */ 476).then(__nccwpck_require__.bind(__nccwpck_require__, 476));
    await runPost();
    return 0;
}

var __webpack_exports__runMain = __webpack_exports__.V;
var __webpack_exports__runPost = __webpack_exports__.a;
export { __webpack_exports__runMain as runMain, __webpack_exports__runPost as runPost };
