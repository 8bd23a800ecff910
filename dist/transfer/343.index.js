export const id = 343;
export const ids = [343];
export const modules = {

/***/ 2343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callBelow: () => (/* binding */ callBelow),
/* harmony export */   prepareThread: () => (/* binding */ prepareThread)
/* harmony export */ });
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6698);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5919);




const calls = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
/** Runs one call of the client below `folder`. `log` fills while it runs. */
function callBelow(call, work) {
    return calls.run(call, work);
}
/**
 * Prepares this thread, once, before the client's code is loaded, which reads some variables as it loads.
 * @param root a folder of this thread alone, which need not exist
 */
function prepareThread(root) {
    if (node_worker_threads__WEBPACK_IMPORTED_MODULE_3__.isMainThread)
        throw new Error('the cache client may only be used in a thread of its own');
    const temp = node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, 'tmp');
    const programs = node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, 'bin');
    for (const folder of [temp, programs])
        node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(folder, { recursive: true });
    node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(programs, 'zstd'), '#!/bin/sh\n', { mode: 0o755 });
    node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(programs, 'zstd.cmd'), '@exit /b 0\r\n');
    // Unlike the main thread's, this copy tells `Path` from `PATH` on Windows, and the client asks for the latter.
    for (const [name, value] of Object.entries(process.env))
        process.env[name.toUpperCase()] ??= value;
    process.env.PATH = [programs, process.env.PATH ?? ''].join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
    process.env.RUNNER_TEMP = temp;
    delete process.env.GITHUB_WORKSPACE;
    const cwd = process.cwd.bind(process);
    process.cwd = () => calls.getStore()?.folder ?? cwd();
    collectLog();
}
function collectLog() {
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((...given) => {
        const [text] = given;
        if (typeof text === 'string')
            calls.getStore()?.log.push(...text.split(/\r?\n/));
        return write(...given);
    });
}


/***/ })

};
