export const id = 283;
export const ids = [283];
export const modules = {

/***/ 3283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  beginStep: () => (/* binding */ beginStep),
  completeStep: () => (/* binding */ completeStep)
});

// EXTERNAL MODULE: ./build/src/engine/decision.js
var decision = __webpack_require__(7624);
// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __webpack_require__(5800);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/store/files/step-files.js + 1 modules
var step_files = __webpack_require__(9444);
// EXTERNAL MODULE: ./build/src/action/before-step.js
var before_step = __webpack_require__(4640);
// EXTERNAL MODULE: ./build/src/action/file-commands.js + 1 modules
var file_commands = __webpack_require__(9445);
// EXTERNAL MODULE: ./build/src/effects/command/github-output.js
var github_output = __webpack_require__(9517);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
;// CONCATENATED MODULE: ./build/src/action/given-outputs.js


/**
 * The `outputs` input: a JSON object, or lines as in `GITHUB_OUTPUT`. Values that are not texts become JSON.
 * @throws InvalidInputError when it is neither
 */
function parseGivenOutputs(input) {
    if (input.trim() === '')
        return new Map();
    if (input.trimStart().startsWith('{'))
        return new Map(Object.entries(parseObject(input)).map(asText));
    const { pairs, error } = (0,github_output/* parseFileCommand */.f)(Buffer.from(input), true);
    if (error === null)
        return pairs;
    throw new errors/* InvalidInputError */.oC(`The input "outputs" cannot be read: ${error}.`, 'Give a JSON object, or lines of name=value.');
}
function parseObject(input) {
    try {
        return JSON.parse(input);
    }
    catch (cause) {
        throw new errors/* InvalidInputError */.oC('The input "outputs" begins like a JSON object, but is not one.', 'Use toJSON(…) to make it, or give lines of name=value.', { cause });
    }
}
function asText([name, value]) {
    return [name, typeof value === 'string' ? value : JSON.stringify(value)];
}

// EXTERNAL MODULE: ./build/src/action/keep.js + 1 modules
var keep = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/src/action/record-done.js + 1 modules
var record_done = __webpack_require__(8072);
// EXTERNAL MODULE: ./build/src/action/record-start.js
var record_start = __webpack_require__(6914);
// EXTERNAL MODULE: ./build/src/action/report.js + 1 modules
var report = __webpack_require__(3882);
// EXTERNAL MODULE: ./build/src/action/result.js
var result = __webpack_require__(4899);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/bracketed-step.js













/**
 * `mode: begin` … `complete`, around other people's actions: `begin` decides, and its output `skipped` drives their
 * `if:`; `complete` records them as done, or gives out what is stored when they were skipped.
 */
async function beginStep(session, remote, signals) {
    const { context, inputs } = session;
    const { step } = inputs;
    const print = printOf(session);
    const before = await (0,before_step/* settleBeforehand */.S)(session, remote, print);
    if ('done' in before) {
        remember(session, { skipped: true, before: step_files/* UNSEEN */.PR });
        return (0,report/* report */.z8)(session, before.done);
    }
    const seen = await (0,step_files/* lookBefore */.PN)(context.workspace, inputs.files, session.folder);
    signals.listen(() => { });
    await (0,record_start/* recordStartDurably */.nk)(session, new keep/* Keeper */.Vf(session, remote), print);
    remember(session, { skipped: false, before: seen });
    (0,file_commands/* setOutput */.uH)('skipped', 'false');
    (0,file_commands/* setOutput */.uH)('outcome', '');
    (0,file_commands/* setOutput */.uH)('step', step);
    (0,file_commands/* setOutput */.uH)('reason', (0,decision/* aboutStep */.Yt)(step, before.run));
    (0,workflow_commands/* info */.pq)(`▶ ${(0,decision/* aboutStep */.Yt)(step, before.run)}, so it begins.`);
    return 0;
}
/** Also what `mode: auto` without an effect does: the step is done, because the workflow got here. */
async function completeStep(session, remote, signals) {
    const { inputs, journal } = session;
    const { step } = inputs;
    const outputs = parseGivenOutputs(inputs.outputs);
    const unit = (0,record/* entry */.f_)(journal.document.units, step);
    const begun = begunNow(session);
    if (begun === undefined) {
        const print = printOf(session);
        const before = await (0,before_step/* settleBeforehand */.S)(session, remote, print);
        if ('done' in before)
            return (0,report/* report */.z8)(session, before.done);
        (0,record_start/* recordStart */.cv)(session, print);
    }
    else if (begun.skipped) {
        remember(session, null);
        return (0,report/* report */.z8)(session, (0,result/* skippedResult */.k)(step, unit, `it was done in attempt ${unit?.attempt ?? 1}`));
    }
    signals.listen(() => { });
    const keeper = new keep/* Keeper */.Vf(session, remote);
    const durationMs = begun === undefined ? 0 : sinceStart(unit?.startedAt ?? null);
    const filesFault = await (0,record_done/* recordDone */.y)(session, remote, {
        outputs,
        masks: [],
        exported: new Map(),
        before: begun?.before ?? step_files/* UNSEEN */.PR,
        durationMs,
        partial: false,
    });
    remember(session, null);
    keeper.request();
    const kept = await keeper.settle();
    (0,report/* warnNotKept */._J)(session, kept.fault);
    const saveFault = kept.fault ?? filesFault;
    const refused = (0,report/* failsUnkept */.NW)(session, saveFault);
    return (0,report/* report */.z8)(session, {
        step,
        outcome: refused ? 'failed' : 'completed',
        reason: begun === undefined ? 'it is marked as done' : 'it has been completed',
        durationMs,
        savedMs: 0,
        outputs: (0,record/* record */.g1)(outputs),
        unit: (0,record/* entry */.f_)(journal.document.units, step),
        artifactId: kept.artifactId,
        saveFault,
        exitCode: refused ? 1 : 0,
    });
}
function printOf({ inputs }) {
    return (0,fingerprint/* fingerprint */.Rj)({ kind: 'none', inputs: inputs.inputs, fingerprint: inputs.fingerprint });
}
/** The `begin` of this attempt that this `complete` belongs to. */
function begunNow(session) {
    const { context, folder, inputs, journal } = session;
    const remembered = (0,record/* entry */.f_)(folder.readState(context).begun, inputs.step);
    if (remembered !== undefined)
        return remembered;
    // The note may not have been written, on a disk that refuses; the document says that the step was begun, too.
    const unit = (0,record/* entry */.f_)(journal.document.units, inputs.step);
    const open = unit?.status === 'in_progress' && unit.usedInAttempt === context.attempt;
    return open ? { skipped: false, before: step_files/* UNSEEN */.PR } : undefined;
}
function remember(session, begun) {
    const { context, folder, inputs } = session;
    const state = folder.readState(context);
    const others = Object.entries(state.begun).filter(([name]) => name !== inputs.step);
    folder.writeState({ ...state, begun: (0,record/* record */.g1)(begun === null ? others : [...others, [inputs.step, begun]]) });
}
function sinceStart(startedAt) {
    const started = Date.parse(startedAt ?? '');
    return Number.isNaN(started) ? 0 : Math.max(0, Date.now() - started);
}


/***/ }),

/***/ 9517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ parseFileCommand)
/* harmony export */ });
/**
 * The file commands' grammar (`NAME=VALUE` and `NAME<<DELIMITER`), exactly as the runner reads it
 * (actions/runner, src/Runner.Worker/FileCommandManager.cs).
 */
/**
 * Parses the content of a `GITHUB_OUTPUT` or `GITHUB_ENV` file.
 * @param crlf whether CRLF ends a line, as on Windows; elsewhere the runner keeps the CR as part of the line.
 */
function parseFileCommand(content, crlf) {
    const lines = new LineReader(decode(content), crlf);
    const pairs = new Map();
    for (let line = lines.next(); line !== null; line = lines.next()) {
        if (line.text === '')
            continue;
        const pair = line.text.includes('<<') && isHeredoc(line.text)
            ? heredoc(line.text, lines)
            : assignment(line.text, lines.number);
        if (typeof pair === 'string')
            return { pairs, error: pair };
        // The runner takes names that differ in case for one: the order in which they were last written decides.
        pairs.delete(pair[0]);
        pairs.set(pair[0], pair[1]);
    }
    return { pairs, error: null };
}
/** Which of the two forms it is: the one whose sign comes first. */
function isHeredoc(line) {
    const equals = line.indexOf('=');
    return equals < 0 || line.indexOf('<<') < equals;
}
function assignment(line, number) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return `Invalid format in line ${number}, which has neither "=" nor "<<"`;
    if (equals === 0)
        return `Invalid format in line ${number}. Name must not be empty`;
    return [line.slice(0, equals), line.slice(equals + 1)];
}
function heredoc(line, lines) {
    const { number } = lines;
    const sign = line.indexOf('<<');
    const name = line.slice(0, sign);
    const delimiter = line.slice(sign + 2);
    if (name === '' || delimiter === '') {
        return `Invalid format in line ${number}. Name must not be empty and delimiter must not be empty`;
    }
    const start = lines.position;
    let end = start;
    for (let next = lines.next(); next?.text !== delimiter; next = lines.next()) {
        if (next === null)
            return `Invalid value in line ${number}. Matching delimiter not found`;
        if (next.newline === '')
            return `Invalid value in line ${number}. EOF marker missing new line`;
        end = lines.position - next.newline.length;
    }
    return [name, lines.text.slice(start, end)];
}
/** As .NET's File.ReadAllText: a byte order mark decides, else UTF-8. Windows PowerShell writes UTF-16. */
function decode(content) {
    const [a, b] = content;
    if (a === 0xff && b === 0xfe)
        return new TextDecoder('utf-16le').decode(content);
    if (a === 0xfe && b === 0xff)
        return new TextDecoder('utf-16be').decode(content);
    return new TextDecoder('utf-8').decode(content);
}
class LineReader {
    text;
    #crlf;
    position = 0;
    /** The number of the line that was read last, from 1. */
    number = 0;
    constructor(text, crlf) {
        this.text = text;
        this.#crlf = crlf;
    }
    /** The next line and the newline that ended it (empty at the end of the file); null when there is none. */
    next() {
        if (this.position >= this.text.length)
            return null;
        this.number += 1;
        const start = this.position;
        const feed = this.text.indexOf('\n', start);
        if (feed < 0) {
            this.position = this.text.length;
            return { text: this.text.slice(start), newline: '' };
        }
        this.position = feed + 1;
        const carriage = this.#crlf && feed > start && this.text[feed - 1] === '\r';
        return carriage
            ? { text: this.text.slice(start, feed - 1), newline: '\r\n' }
            : { text: this.text.slice(start, feed), newline: '\n' };
    }
}


/***/ })

};
