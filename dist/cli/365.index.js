export const id = 365;
export const ids = [365];
export const modules = {

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




/** Packs a step's files into an archive named by its digest, durably. What cannot be packed is withheld. */
async function keepFiles(workspace, files, folder) {
    if (files.length === 0)
        return { payload: null, withheld: [] };
    const { pack } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 7213));
    let scratch = null;
    try {
        scratch = folder.scratch('pack');
        const archive = await pack(workspace, files, node_path__WEBPACK_IMPORTED_MODULE_1__.join(scratch, 'files.tgz'));
        const target = folder.payloadFile(archive.sha256);
        sync(archive.file);
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
    if (files.length === 0)
        return null;
    // A step without files, and so without digests to compare, does not load node:crypto.
    const { missingFiles, restoreFiles } = await __webpack_require__.e(/* import() */ 137).then(__webpack_require__.bind(__webpack_require__, 2137));
    const missing = missingFiles(workspace, files);
    if (missing.length === 0)
        return null;
    if (!unit.payload)
        return 'its files were never kept';
    let scratch = null;
    try {
        scratch = folder.scratch('restore');
        const archive = await find(unit.payload, scratch);
        await restoreFiles(workspace, files, missing, archive, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(scratch, 'files-')));
        return null;
    }
    catch (error) {
        return `its files could not be fetched (${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)})`;
    }
    finally {
        if (scratch !== null)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(scratch, { recursive: true, force: true });
    }
}
function sync(file) {
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'r+');
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}


/***/ })

};
