export const id = 665;
export const ids = [665];
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
// EXTERNAL MODULE: ./build/src/store/lock/lock.js + 3 modules
var lock_lock = __webpack_require__(2910);
// EXTERNAL MODULE: ./build/src/store/lock/lock-error.js
var lock_error = __webpack_require__(3635);
// EXTERNAL MODULE: ./build/src/store/look-at-run.js
var look_at_run = __webpack_require__(1344);
// EXTERNAL MODULE: ./build/src/store/run-file/places.js
var places = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/src/store/survey.js
var survey = __webpack_require__(9189);
;// CONCATENATED MODULE: ./build/src/store/collect-runs.js









/** A run that is over and that somebody holds longer than this is left to them. */
const WAIT_MS = 2000;
/**
 * Moves the runs of a folder that are over, and were so for a while, into its archive.
 * @param before in ms since the epoch: what was updated later stays
 */
async function collectRuns(folder, before) {
    const { rows, replacements } = await (0,survey/* surveyRuns */.Je)([folder]);
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
            const to = await locked(file, (lock) => archiveIfDue(file, isDue, lock));
            if (to === null)
                kept += 1;
            else
                archived.push({ run: row, to });
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
    const lock = await (0,lock_lock/* takeLock */.H)((0,places/* placesOf */.e)(file).lock, { what: file, waitMs: WAIT_MS });
    try {
        return await work(lock);
    }
    finally {
        if (external_node_fs_.existsSync(file))
            lock.release();
        else
            lock.retire();
    }
}
/** Looks once more before it moves anything: somebody may have gone on with the run. */
async function archiveIfDue(file, isDue, lock) {
    const look = await (0,look_at_run/* lookAtRun */.U)(file);
    if (look.kind !== 'run' || !isDue(look.view.document()))
        return null;
    return (0,archive_run/* archiveRun */.g8)(file, () => lock.check(true));
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
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/commands/gc.js










const help = `Usage: checkpoint gc <runs-dir> [--keep-days <days>] [--json]

Moves the runs of a folder that are over into the folder "archive" in it, with their event logs and kept files, once
they have not been updated for a while. Nothing is removed, and nothing in the archive is overwritten.

A run is over when it is done or aborted; a managed run when it has succeeded, was canceled or superseded, or has
failed and either cannot be retried or was replaced by a retry. Everything else stays where it is, and so does what
cannot be read and what somebody is just changing.

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
    const collected = await collectRuns(folder, now - days * DAY_MS);
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


/***/ })

};
