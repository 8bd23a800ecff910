export const id = 42;
export const ids = [42];
export const modules = {

/***/ 6042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandSpec: () => (/* binding */ commandSpec)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/effects/command/child-environment.js
/** Variables that only the runner and its actions use; a `run:` step has none of them (design section 6). */
const RUNNER_ONLY = [
    /^INPUT_/,
    /^ACTIONS_RUNTIME_TOKEN$/,
    /^ACTIONS_RUNTIME_URL$/,
    /^ACTIONS_RESULTS_URL$/,
    /^ACTIONS_CACHE_/,
];
/**
 * The wrapped command's environment: ours, without what only the runner's own actions get, plus `additions`.
 * This is hygiene, not a boundary: a process of the same user can read ours.
 */
function childEnvironment(env, additions) {
    const kept = Object.entries(env).filter(([name]) => !RUNNER_ONLY.some((pattern) => pattern.test(name)));
    return { ...Object.fromEntries(kept), ...additions };
}

// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __webpack_require__(5800);
;// CONCATENATED MODULE: ./build/src/action/command-spec.js



/** How a script of this step is started: the command itself, and its probe. */
function commandSpec(session, print, run, additions = {}) {
    const { context, inputs, journal } = session;
    return {
        run,
        shell: inputs.shell,
        cwd: external_node_path_.resolve(context.workspace, inputs.workingDirectory),
        env: childEnvironment(process.env, {
            ...additions,
            CHECKPOINT_IDEMPOTENCY_KEY: (0,fingerprint/* idempotencyKey */.T5)({
                runId: context.runId,
                scope: context.scopeHash,
                step: inputs.step,
                inputHash: journal.document.inputHash ?? '',
                fingerprint: print.value,
            }),
        }),
        temp: context.temp,
        inContainer: context.inContainer,
    };
}


/***/ })

};
