export const id = 397;
export const ids = [397];
export const modules = {

/***/ 8397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/statuses.js
var statuses = __webpack_require__(7332);
// EXTERNAL MODULE: ./build/src/engine/run-document/parts.js
var parts = __webpack_require__(9130);
// EXTERNAL MODULE: ./build/src/engine/run-document/update.js + 1 modules
var update = __webpack_require__(894);
;// CONCATENATED MODULE: ./build/src/engine/run-document/validation.js




/** @throws InvalidInputError when it is no outcome of a validation */
function readValidationStatus(text) {
    if (statuses/* VALIDATION_STATUSES */.xm.includes(text))
        return text;
    throw new errors/* InvalidInputError */.oC(`"${text}" is no outcome of a validation.`, `It is one of ${statuses/* VALIDATION_STATUSES */.xm.join(', ')}.`);
}
/** Records the final validation. The latest one counts, so that repeating it says that it was made again. */
function reportValidation(status, note = '') {
    return (view, at) => {
        const value = { ...(0,parts/* readValidation */.Qo)(view.document()), status, note, at };
        return (0,update/* update */.y)(view, at, status === 'green' ? 'finished' : 'stuck', [
            { op: 'set', path: ['validation'], value },
        ]);
    };
}

// EXTERNAL MODULE: ./build/src/store/run-file/change-run.js
var change_run = __webpack_require__(5864);
// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __webpack_require__(752);
// EXTERNAL MODULE: ./build/src/cli/exit-code.js
var exit_code = __webpack_require__(3250);
// EXTERNAL MODULE: ./build/src/cli/print.js
var print = __webpack_require__(8875);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/commands/validation.js






const help = `Usage: checkpoint validation <file> <green|red> [--note "…"] [--json]

Records the outcome of the run's final validation: the test suite, a review, whatever shows that the whole is right. The
latest one counts.

Options:
  --note <text>    what there is to say about it
  --json           print it

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file.
`;
/** `checkpoint validation`: the outcome of the final validation. */
async function run(args) {
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('validation', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { note: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const { file, outcome } = (0,cli_arguments/* named */.K)('validation', positionals, ['file', 'outcome']);
    const view = await (0,change_run/* changeRun */.U)(file, reportValidation(readValidationStatus(outcome), values.note));
    if (values.json)
        (0,print/* printJson */.Q2)(view.document().validation);
    return exit_code/* EXIT */.d.done;
}


/***/ })

};
