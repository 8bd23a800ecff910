export const id = 365;
export const ids = [365];
export const modules = {

/***/ 5059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepFiles: () => (/* binding */ keepFiles),
/* harmony export */   restoreFilesOf: () => (/* binding */ restoreFilesOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5059);





/**
 * Packs a step's files into an archive named by its digest, durably. What cannot be packed is withheld, and so is
 * what turns out to be something else than was looked at.
 * @param bundle a file with the step's commits, to be kept with them
 */
async function keepFiles(workspace, files, secrets, folder, bundle = null) {
    if (bundle === null && files.every((file) => file.deleted))
        return { payload: null, withheld: [] };
    const { inspect, pack } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 7213));
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
    const { missingFiles, placeFiles, unpackFiles } = await __webpack_require__.e(/* import() */ 137).then(__webpack_require__.bind(__webpack_require__, 2137));
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
    const { planGitRestore } = await __webpack_require__.e(/* import() */ 686).then(__webpack_require__.bind(__webpack_require__, 3686));
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


/***/ })

};
