export const id = 665;
export const ids = [665,821];
export const modules = {

/***/ 7665:
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
// EXTERNAL MODULE: ./build/src/engine/hidden-characters.js
var hidden_characters = __webpack_require__(543);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/status/standing.js
var standing = __webpack_require__(663);
// EXTERNAL MODULE: ./build/src/store/archive-run.js
var archive_run = __webpack_require__(3973);
// EXTERNAL MODULE: ./build/src/store/lock/lock.js + 5 modules
var lock_lock = __webpack_require__(148);
// EXTERNAL MODULE: ./build/src/store/lock/lock-error.js
var lock_error = __webpack_require__(3635);
// EXTERNAL MODULE: ./build/src/store/look-at-run.js
var look_at_run = __webpack_require__(1344);
// EXTERNAL MODULE: ./build/src/store/run-file/out-of-reach.js
var out_of_reach = __webpack_require__(456);
// EXTERNAL MODULE: ./build/src/store/run-file/places.js
var run_file_places = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/src/store/survey.js
var survey = __webpack_require__(9189);
;// CONCATENATED MODULE: ./build/src/store/collect-runs.js











/** A run that is over and that somebody holds longer than this is left to them. */
const WAIT_MS = 2000;
/**
 * Moves the runs of a folder that are over, and were so for a while, into its archive.
 * @param before in ms since the epoch: what was updated later stays
 * @param options how an event log is verified before it is moved
 * @throws StoreError when the folder cannot be read
 */
async function collectRuns(folder, before, options = { verifyAll: true }) {
    const { rows, replacements, closed } = await (0,survey/* surveyRuns */.Je)([folder]);
    for (const { error } of closed)
        throw error;
    const archived = [];
    const left = [];
    const failed = [];
    let kept = 0;
    for (const row of rows) {
        const { file } = row;
        if (row.kind === 'unreadable') {
            left.push({ file, reason: row.reason });
            continue;
        }
        const isDue = (run) => (0,standing/* isOver */.PU)(run, replacements.get(run.id) ?? null) && Date.parse(run.updatedAt ?? '') < before;
        if (!isDue(row.document)) {
            kept += 1;
            continue;
        }
        // Somebody else may just be moving it.
        if (external_node_fs_.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
            left.push({ file, reason: 'it is a link to a document elsewhere' });
            continue;
        }
        try {
            const { to, reason } = await locked(file, (lock) => archiveIfDue(file, { isDue, lock, options }));
            if (reason !== null)
                left.push({ file, reason });
            else if (to === null)
                kept += 1;
            else {
                archived.push({ run: row, to });
                left.push(...strandedLinks(row));
            }
        }
        catch (error) {
            (error instanceof lock_error/* LockedError */.by ? left : failed).push({ file, reason: (0,errors/* describeError */.Uc)(error) });
        }
    }
    for (const file of (0,archive_run/* leftovers */.To)(folder)) {
        try {
            await locked(file, async (lock) => (0,archive_run/* removeLeftovers */.DA)(file, lock));
        }
        catch (error) {
            if (!(error instanceof lock_error/* LockedError */.by))
                failed.push({ file, reason: (0,errors/* describeError */.Uc)(error) });
        }
    }
    return { archived, kept, left, failed };
}
async function locked(file, work) {
    const places = (0,run_file_places/* placesOf */.e)(file);
    const lock = await (0,lock_lock/* takeLock */.H)(places.lock, { what: file, waitMs: WAIT_MS });
    try {
        (0,out_of_reach/* putOutOfReach */.a)(places, lock);
        return await work(lock);
    }
    finally {
        if (external_node_fs_.existsSync(file))
            lock.release();
        else
            lock.retire();
    }
}
/** Links beside a document that has just been moved. */
function strandedLinks({ file, aliases }) {
    return aliases
        .filter((alias) => external_node_fs_.lstatSync(alias, { throwIfNoEntry: false })?.isSymbolicLink())
        .map((alias) => ({ file: alias, reason: `it is a link to ${external_node_path_.basename(file)}, which was archived` }));
}
/**
 * Looks once more before it moves anything: somebody may have gone on with the run, and what is damaged is nothing to put
 * away.
 * @returns where it is now, or why it is left alone; neither when it is not due
 */
async function archiveIfDue(file, { isDue, lock, options }) {
    const look = await (0,look_at_run/* lookAtRun */.U)(file, options);
    if (look.kind === 'unreadable')
        return { to: null, reason: look.reason };
    if (look.kind !== 'run' || !isDue(look.view.document()))
        return { to: null, reason: null };
    return { to: (0,archive_run/* archiveRun */.g8)(file, () => lock.check(true)), reason: null };
}

// EXTERNAL MODULE: ./build/src/store/runs-folder.js
var runs_folder = __webpack_require__(8698);
// EXTERNAL MODULE: ./build/src/cli/exit-code.js
var exit_code = __webpack_require__(3250);
// EXTERNAL MODULE: ./build/src/cli/print.js
var print = __webpack_require__(8875);
// EXTERNAL MODULE: ./build/src/cli/status/ages.js
var ages = __webpack_require__(8571);
// EXTERNAL MODULE: ./build/src/cli/status/clean.js
var clean = __webpack_require__(6886);
// EXTERNAL MODULE: ./build/src/cli/status/verified.js
var verified = __webpack_require__(1919);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/commands/gc.js











const help = `Usage: checkpoint gc <runs-dir> [--keep-days <days>] [--json]

Moves the runs of a folder that are over into the folder "archive" in it, with their event logs and kept files, once
they have not been updated for a while. Nothing is removed, and nothing in the archive is overwritten.

A run is over when it is done or aborted; a managed run when it has succeeded, was canceled or superseded, or has
failed and either cannot be retried or was replaced by a retry. Everything else stays where it is, and so does what
cannot be read, also when only its event log is damaged, and what somebody is just changing. Only files whose
names end in .json are looked at.

Options:
  --keep-days <days>  how long ago the last update must be (default 7; decimals allowed, 0 takes all)
  --json              what was done, as {"archived":[{"id","file","to"}],"kept":n,"left":[{"file","reason"}],
                      "failed":[{"file","reason"}]}

Exit code: 0, 1 when a run could not be moved, 3 when there is no such folder.

Example:
  checkpoint gc .checkpoint/runs --keep-days 30
`;
const DAY_MS = 24 * 60 * 60 * 1000;
/** `checkpoint gc`: puts away what is over. */
async function run(args) {
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('gc', {
        args: [...args],
        allowPositionals: true,
        options: { 'keep-days': { type: 'string', default: '7' }, json: { type: 'boolean' } },
    });
    const [given = '', extra] = positionals;
    if (given === '')
        throw new usage/* UsageError */.eb('gc', '<runs-dir> is missing.');
    if (extra !== undefined)
        throw new usage/* UsageError */.eb('gc', `"${extra}" is one argument too many.`);
    const days = keepDays(values['keep-days']);
    const [folder = given] = (0,runs_folder/* projectOf */.v8)(given).folders;
    const now = Date.now();
    const collected = await collectRuns(folder, now - days * DAY_MS, verified/* VERIFIED */.z);
    (0,print/* printText */.n)(values.json === true ? asJson(collected) : asText(collected, now));
    return collected.failed.length === 0 ? exit_code/* EXIT */.d.done : exit_code/* EXIT */.d.usage;
}
function keepDays(text) {
    if (/^\d{1,6}(\.\d{1,6})?$/.test(text))
        return Number(text);
    throw new usage/* UsageError */.eb('gc', `"--keep-days" is "${text}". Give a number of days.`);
}
function asJson({ archived, kept, left, failed }) {
    const moved = archived.map(({ run: { document, file }, to }) => ({ id: document.id, file, to }));
    return `${(0,hidden_characters/* printableJson */.e)({ archived: moved, kept, left, failed })}\n`;
}
function asText({ archived, kept, left, failed }, now) {
    const name = (file) => (0,clean/* clean */.uH)(external_node_path_.basename(file), 300);
    const lines = [
        ...archived.map(({ run: { document, file }, to }) => {
            const state = document.lifecycle?.state ?? document.status;
            return `archived  ${name(file)} (${state}, updated ${(0,ages/* since */.X)(document.updatedAt, now)}) as ${(0,clean/* clean */.uH)(to, 1000)}`;
        }),
        ...left.map(({ file, reason }) => `left      ${name(file)}: ${(0,clean/* clean */.uH)(reason, 500)}`),
        ...failed.map(({ file, reason }) => `failed    ${name(file)}: ${(0,clean/* clean */.uH)(reason, 500)}`),
        [
            `${(0,words/* plural */.LS)(archived.length, 'run')} archived`,
            `${kept} kept`,
            ...(left.length > 0 ? [`${left.length} left alone`] : []),
            ...(failed.length > 0 ? [`${failed.length} that could not be moved`] : []),
        ].join(', '),
    ];
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ packageRoot),
/* harmony export */   packageVersion: () => (/* binding */ packageVersion)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);



/** The folder with package.json and action.yml: two above this module, in `src/cli` as in `dist/cli`. */
const packageRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)), '..', '..');
function packageVersion() {
    const { version } = JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(packageRoot, 'package.json'), 'utf8'));
    return String(version);
}


/***/ }),

/***/ 8571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ since),
/* harmony export */   n: () => (/* binding */ lasting)
/* harmony export */ });
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);

/** How long ago a moment was, given as documents have it or in ms since the epoch: `3m ago`. */
function since(time, now) {
    const ms = elapsed(time, now);
    return ms === null ? 'at an unknown time' : (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ago */ .KN)(ms);
}
/** How long something has lasted that began at a moment of a document: `3m`. Empty when that is not known. */
function lasting(time, now) {
    const ms = elapsed(time, now);
    return ms === null ? '' : (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .span */ .Ln)(ms);
}
function elapsed(time, now) {
    const at = typeof time === 'string' ? Date.parse(time) : typeof time === 'number' ? time : Number.NaN;
    return Number.isNaN(at) ? null : now - at;
}


/***/ }),

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ cleanList),
/* harmony export */   XY: () => (/* binding */ cleanValue),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);

/** Longer texts are cut: a document may hold anything. */
const LONGEST = 200;
/** A text from a document, fit for a line on a terminal. */
function clean(text, longest = LONGEST) {
    // Cut before it is looked through, which takes its time with megabytes.
    const line = (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, 4 * longest)).trim();
    const characters = [...line];
    const isCut = characters.length > longest || text.length > 4 * longest;
    return isCut ? `${characters.slice(0, longest - 1).join('')}…` : line;
}
/** The same for a value of any form. */
function cleanValue(value, longest = LONGEST) {
    return clean(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), longest);
}
/** A name and, if there are more, how many: `a, b and 7 more`. */
function cleanList(names, count = names.length, shown = 10) {
    const first = names.slice(0, shown).map((name) => clean(name, 80));
    const more = count - first.length;
    return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ');
}


/***/ }),

/***/ 1919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ VERIFIED)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _package_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4821);


/** A run is told from its whole event log, every line of it verified. */
const VERIFIED = {
    verifyAll: true,
    verifier: node_path__WEBPACK_IMPORTED_MODULE_0__.join(_package_root_js__WEBPACK_IMPORTED_MODULE_1__/* .packageRoot */ .Z, 'dist', 'cli', 'verifier.js'),
};


/***/ }),

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Gathering),
/* harmony export */   k: () => (/* binding */ SHOWN)
/* harmony export */ });
/** How many of a kind are told by name. */
const SHOWN = 10;
/** Counts what there is of a kind, and keeps the first of it. */
class Gathering {
    count = 0;
    first = [];
    /** @param make is called only when it is kept */
    add(make) {
        this.count += 1;
        if (this.first.length < SHOWN)
            this.first.push(make());
    }
}


/***/ }),

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Kf: () => (/* binding */ waitsForRetry),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   PU: () => (/* binding */ isOver)
/* harmony export */ });
/** What a document without a lifecycle stands for. */
const STATE_OF_STATUS = {
    initializing: 'queued',
    running: 'running',
    needs_attention: 'awaiting_review',
    done: 'succeeded',
    aborted: 'canceled',
};
/** Where a run stands, from its document and what can be proven: what a program needs to decide what to do. */
function standing(document, evidence) {
    const lifecycle = document.lifecycle ?? {};
    const state = stateOf(document);
    const retryable = state === 'failed' && document.lifecycle?.retryable === true;
    const superseded = text(lifecycle, 'superseded_by') ?? evidence.replacedBy;
    return {
        state,
        retryable,
        retry_of: text(lifecycle, 'retry_of'),
        interrupted_reason: text(lifecycle, 'interrupted_reason'),
        reason: text(lifecycle, 'reason') ?? REASONS[state]({ retryable, worker: evidence.worker, superseded }),
        recovered_at: text(lifecycle, 'recovered_at'),
        superseded_by: superseded,
        pr_url: text(lifecycle, 'pr_url'),
        output_sha: text(lifecycle, 'output_sha'),
        worker: evidence.worker,
        next_action: NEXT_ACTION[state]({ retryable, worker: evidence.worker, superseded }),
    };
}
function stateOf(document) {
    return document.lifecycle?.state ?? STATE_OF_STATUS[document.status];
}
/** A failed run that nobody has replaced yet, as far as its own document tells. */
function waitsForRetry(document) {
    const { state, retryable, superseded_by } = standing(document, { worker: 'unproven', replacedBy: null });
    return state === 'failed' && retryable && superseded_by === null;
}
/**
 * Nothing more happens to this run, and nobody has to do anything about it. A failed run that can be retried waits
 * for that until it is replaced.
 */
function isOver(document, replacedBy) {
    const state = stateOf(document);
    if (state === 'failed')
        return replacedBy !== null || !waitsForRetry(document);
    return state === 'succeeded' || state === 'canceled' || state === 'superseded';
}
const untilDone = ({ worker }) => (worker === 'alive' ? 'wait' : 'resume');
const NEXT_ACTION = {
    queued: untilDone,
    running: untilDone,
    awaiting_review: () => 'review',
    awaiting_merge: () => 'merge',
    failed: ({ retryable, superseded }) => (superseded !== null ? 'none' : retryable ? 'retry' : 'escalate'),
    succeeded: () => 'none',
    canceled: () => 'none',
    superseded: () => 'none',
};
const REASONS = {
    queued: ({ worker }) => `It has not started. ${WORKERS[worker]}`,
    running: ({ worker }) => (worker === 'dead' ? `It was interrupted. ${WORKERS.dead}` : WORKERS[worker]),
    awaiting_review: () => 'It needs attention: look at what is open and blocked, and decide.',
    awaiting_merge: () => 'Its result waits to be merged.',
    failed: ({ retryable, superseded }) => superseded !== null
        ? `It failed, and ${superseded} replaces it.`
        : retryable
            ? 'It failed, and can be retried.'
            : 'It failed, and trying again would not help: somebody has to look at it.',
    succeeded: () => 'It is done.',
    canceled: () => 'It was given up.',
    superseded: ({ superseded }) => superseded === null ? 'A newer run took its place.' : `${superseded} took its place.`,
};
const WORKERS = {
    alive: 'Its worker is alive: wait.',
    dead: 'Its worker is dead: resume it.',
    unproven: 'Whether a worker is alive cannot be proven here: if none is, resume it.',
};
function text(source, name) {
    const value = Object.hasOwn(source, name) ? source[name] : null;
    return typeof value === 'string' && value !== '' ? value : null;
}


/***/ }),

/***/ 2981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ tallyUnits),
/* harmony export */   d: () => (/* binding */ tallyGraph)
/* harmony export */ });
/* harmony import */ var _several_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(347);

const RECONCILED = 'reconciled-from-trailer:';
/** The units of a document. */
function tallyUnits(units, malformed) {
    return tally(Object.keys(units), (_, id) => units[id], malformed);
}
/** The same where they have been looked up already, which takes most of the time when there are a hundred thousand. */
function tallyGraph({ names, records }, malformed) {
    return tally(names, (index) => records[index], malformed);
}
function tally(ids, unitAt, malformed) {
    const inFlight = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    const blocked = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    const reconciled = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    let total = 0;
    let done = 0;
    for (let index = 0; index < ids.length; index += 1) {
        const id = ids[index] ?? '';
        const unit = unitAt(index, id);
        if (unit === undefined)
            continue;
        total += 1;
        if (unit.status === 'done')
            done += 1;
        else if (unit.status === 'in_progress')
            inFlight.add(() => [id, unit]);
        else if (unit.status === 'blocked')
            blocked.add(() => [id, unit]);
        if (unit.note?.startsWith(RECONCILED) === true)
            reconciled.add(() => [id, unit]);
    }
    const unread = Object.keys(malformed).length;
    return { total: total + unread, done, inFlight, blocked, reconciled, malformed: unread };
}


/***/ }),

/***/ 1344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lookAtRun),
/* harmony export */   q: () => (/* binding */ isLogAlone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3973);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6848);
/* harmony import */ var _run_file_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7620);
/* harmony import */ var _run_file_run_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2506);
/* harmony import */ var _worker_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5965);








/** Whoever begins a run makes its event log first, and the document right after it. */
const BEGINS_MS = 250;
const PAUSE_MS = 5;
/**
 * Reads a run for somebody who only wants to see it: what cannot be read comes back as a reason.
 */
async function lookAtRun(file, options = {}) {
    try {
        const view = await (0,_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .viewRun */ .bz)(file, options);
        // A view reads what it is asked for; whether it can, is to be known now.
        view.document();
        return { kind: 'run', view };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFoundError */ .m_ && !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file)) {
            return (await isJustMade(file)) ? lookAtRun(file, options) : whatIsLeft(file);
        }
        // Whatever it is, it must not hide the other runs. Whoever sees the reason sees the file's name as well.
        const reason = (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error).replace(`${file} cannot be read as a run document: `, '');
        return { kind: 'unreadable', reason };
    }
}
/** Whether what is left of a run still has its event log, from which the document can be made. */
function isLogAlone(file) {
    return !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file) && node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync((0,_run_file_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOf */ .e)(file).eventLog) && !(0,_archive_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isArchived */ .F$)(file);
}
/** Whether somebody who is at work on it makes the document. */
async function isJustMade(file) {
    for (let waited = 0; waited < BEGINS_MS && isLogAlone(file); waited += PAUSE_MS) {
        if ((0,_worker_js__WEBPACK_IMPORTED_MODULE_7__/* .workerOf */ .I)(file) !== 'alive')
            break;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(PAUSE_MS);
    }
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file);
}
/** Of a document that is not there. */
function whatIsLeft(file) {
    if (isLogAlone(file)) {
        const reason = `its document is missing; checkpoint rebuild ${file} makes it from its event log.`;
        return { kind: 'unreadable', reason };
    }
    return isLink(file)
        ? { kind: 'unreadable', reason: 'it is a link that leads nowhere.' }
        : { kind: 'missing' };
}
function isLink(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file).isSymbolicLink();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 8698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ RUNS_FOLDERS),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   rt: () => (/* binding */ runName),
/* harmony export */   t1: () => (/* binding */ findProject),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3973);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6848);
/* harmony import */ var _run_file_endings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6254);






/** Where run documents are kept, relative to a project. Ours first; the others are found too. */
const RUNS_FOLDERS = [node_path__WEBPACK_IMPORTED_MODULE_1__.join('.checkpoint', 'runs'), node_path__WEBPACK_IMPORTED_MODULE_1__.join('.ulpi', 'runs')];
/** The project that a folder belongs to: the nearest folder upwards that keeps runs. Null when there is none. */
function findProject(from) {
    for (let root = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(from);; root = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(root)) {
        const folders = RUNS_FOLDERS.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name)).filter(keepsRuns);
        if (folders.length > 0)
            return { root, folders: withoutAliases(folders) };
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
    if (kindOf(full) === 'absent')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFoundError */ .m_(`There is no folder ${folder}.`, 'Name one that keeps runs.');
    const name = RUNS_FOLDERS.find((known) => full.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep + known));
    return { root: name === undefined ? null : full.slice(0, -name.length - 1) || node_path__WEBPACK_IMPORTED_MODULE_1__.sep, folders: [full] };
}
/**
 * The files of folders that may be run documents: those whose names end in `.json`, and those that are missing, of which
 * the event log is there.
 * @param withMissing false leaves these out
 */
function runFiles(folders, withMissing = true) {
    const closed = [];
    const entries = [];
    for (const folder of folders) {
        try {
            entries.push(...entriesOf(folder, withMissing));
        }
        catch (error) {
            const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
            if (code === 'ENOENT')
                continue;
            const fault = `Could not read ${folder}: ${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}.`;
            closed.push({ folder, error: new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StoreError */ .AD(fault, (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .fixForFileFault */ .t1)(code), { cause: error }) });
        }
    }
    const mayRepeat = folders.length > 1 || entries.some(({ isLink }) => isLink);
    const { files, aliases } = mayRepeat ? withoutRepeats(entries) : { files: entries, aliases: new Map() };
    return { files: files.map(({ file }) => file), aliases, closed };
}
function entriesOf(folder, withMissing) {
    const names = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { withFileTypes: true });
    const documents = names
        .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
        .map((entry) => ({ file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry.name), isLink: entry.isSymbolicLink() }));
    if (!withMissing)
        return documents.sort(byFile);
    const missing = missingDocuments(names)
        .map((name) => ({ file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), isLink: false }))
        .filter(({ file }) => !(0,_archive_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isArchived */ .F$)(file));
    return [...documents, ...missing].sort(byFile);
}
const byFile = (a, b) => (a.file < b.file ? -1 : 1);
function missingDocuments(entries) {
    const { document, eventLog } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_5__/* .endingsFor */ .U)('.json');
    const there = new Set(entries.map(({ name }) => name));
    return entries
        .filter((entry) => entry.name.endsWith(eventLog) && !entry.isDirectory())
        .map(({ name }) => name.slice(0, -eventLog.length) + document)
        .filter((name) => !there.has(name));
}
/** Of the names of one file, the first that is no link to another. */
function withoutRepeats(entries) {
    const aliases = new Map();
    const first = new Map();
    for (const entry of [...entries.filter(({ isLink }) => !isLink), ...entries]) {
        const identity = identityOf(entry.file);
        const known = first.get(identity);
        if (known === undefined)
            first.set(identity, entry);
        else if (known !== entry)
            aliases.set(known.file, [...(aliases.get(known.file) ?? []), entry.file]);
    }
    const kept = new Set(first.values());
    return { files: entries.filter((entry) => kept.has(entry)), aliases };
}
/** The same for all names of a file. */
function identityOf(file) {
    try {
        const { dev, ino } = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { bigint: true });
        return `${dev}:${ino}`;
    }
    catch {
        return file;
    }
}
/** The name of a run's files, without folder and ending. */
function runName(file) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file, '.json');
}
/** Also of one behind a folder that nobody may look into: what it keeps cannot be read, which is not the same as nothing. */
function keepsRuns(folder) {
    const kind = kindOf(folder);
    return kind === 'folder' || (kind === 'closed' && kindOf(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) === 'folder');
}
function kindOf(name) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(name).isDirectory() ? 'folder' : 'absent';
    }
    catch (error) {
        return ['EACCES', 'EPERM'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)) ? 'closed' : 'absent';
    }
}
/** One folder that can be reached by two names, through a link, is one. */
function withoutAliases(folders) {
    const real = folders.map((folder) => {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);
        }
        catch {
            return folder;
        }
    });
    return folders.filter((_, index) => real.indexOf(real[index] ?? '') === index);
}


/***/ }),

/***/ 9189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ archives),
/* harmony export */   Je: () => (/* binding */ surveyRuns),
/* harmony export */   fH: () => (/* binding */ rowNames),
/* harmony export */   nt: () => (/* binding */ writtenAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_status_tally_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2981);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3973);
/* harmony import */ var _look_at_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1344);
/* harmony import */ var _run_file_places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7620);
/* harmony import */ var _runs_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8698);







/** Reads every run of a project once. What cannot be read is among them. */
async function surveyRuns(folders, options = {}) {
    const rows = [];
    const replacements = new Map();
    let newest = null;
    const { files, aliases: others, closed } = (0,_runs_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folders, options.isArchive !== true);
    for (const file of files) {
        const aliases = others.get(file) ?? [];
        const look = await (0,_look_at_run_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAtRun */ .U)(file, options);
        if (look.kind === 'missing')
            continue;
        if (look.kind === 'unreadable') {
            rows.push({ kind: 'unreadable', file, aliases, changedAt: lastWrittenAt(file), reason: look.reason });
            continue;
        }
        const row = seenRun(file, look.view, aliases);
        rows.push(row);
        if (newest === null || row.changedAt > newest.row.changedAt)
            newest = { row, view: look.view };
        const replaced = row.document.lifecycle?.retry_of;
        if (typeof replaced === 'string')
            replacements.set(replaced, row.document.id);
    }
    rows.sort((a, b) => b.changedAt - a.changedAt);
    return { rows, newest, replacements, closed };
}
function seenRun(file, view, aliases) {
    const document = view.document();
    const { done, total, malformed } = (0,_engine_status_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .tallyUnits */ .a)(document.units, view.malformed());
    const updatedAt = Date.parse(document.updatedAt ?? '');
    return {
        kind: 'run',
        file,
        aliases,
        changedAt: Number.isNaN(updatedAt) ? writtenAt(file) : updatedAt,
        document: { ...document, units: {} },
        done,
        total,
        malformed,
    };
}
/** The folders with what was archived from these. */
function archives(folders) {
    return folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _archive_run_js__WEBPACK_IMPORTED_MODULE_2__/* .ARCHIVE */ .$3));
}
/** By what a row is called: the document's id, and the names of its file, with their ending or without. */
function rowNames(row) {
    const names = [row.file, ...row.aliases].flatMap((file) => [(0,_runs_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runName */ .rt)(file), node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)]);
    return row.kind === 'run' ? [row.document.id, ...names] : names;
}
/** Of a document that is missing, what is left of it tells. */
function lastWrittenAt(file) {
    return writtenAt(file) || writtenAt((0,_run_file_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placesOf */ .e)(file).eventLog) || writtenAt(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
}
/** When a file was written, in ms since the epoch; 0 when that cannot be told. */
function writtenAt(file, stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync) {
    try {
        return stat(file).mtimeMs;
    }
    catch {
        return 0;
    }
}


/***/ }),

/***/ 5965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ workerOf)
/* harmony export */ });
/* harmony import */ var _lock_lock_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9173);
/* harmony import */ var _lock_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9008);
/* harmony import */ var _run_file_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7620);



/**
 * Whether somebody works on a run, by who holds its lock. Nothing is written and no process is started, which leaves
 * more unproven on systems where only other programs can tell. A lock that was let go proves nothing: work may go on
 * between two changes.
 */
function workerOf(file) {
    if (process.platform !== 'linux')
        return 'unproven';
    try {
        const { lock } = (0,_run_file_places_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOf */ .e)(file);
        const generation = (0,_lock_lock_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .listLock */ .KX)(lock)?.generations.at(-1);
        const holder = generation === undefined ? null : (0,_lock_lock_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .readGeneration */ .Z7)(lock, generation);
        if (holder === null || !holder.isHeld || holder.owner === null)
            return 'unproven';
        return (0,_lock_owner_js__WEBPACK_IMPORTED_MODULE_1__/* .livenessOf */ .l8)(holder.owner);
    }
    catch {
        return 'unproven';
    }
}


/***/ })

};
