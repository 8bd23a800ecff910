export const id = 850;
export const ids = [850,592];
export const modules = {

/***/ 5850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keepFiles: () => (/* binding */ keepFiles),
  restoreFilesOf: () => (/* binding */ restoreFilesOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/store/files/digest.js
var files_digest = __webpack_require__(3803);
// EXTERNAL MODULE: ./build/src/store/files/workspace-path.js
var workspace_path = __webpack_require__(9592);
;// CONCATENATED MODULE: ./build/src/store/files/restore.js





/**
 * Which kept files still have to be brought back.
 * @throws RefusedError when a file is there that is neither the version from before the step nor the step's own
 */
function missingFiles(workspace, files) {
    const present = files.map((file) => ({ file, state: look(workspace, file) }));
    const conflicts = present.filter(({ state }) => state === 'conflict').map(({ file }) => file.path);
    if (conflicts.length > 0) {
        throw new errors/* RefusedError */.fk(`The workspace has other versions of ${list(conflicts)} than this step found and left.`, 'Move them away, or run the step again with "resume: false". Nothing was overwritten.');
    }
    return present.filter(({ state }) => state === 'replaceable').map(({ file }) => file);
}
/**
 * Brings files back from their archive: unpacked and verified beside the workspace first, put in place only when
 * all of them are good.
 * @param missing what to put in place, from {@link missingFiles}
 * @param scratch an empty folder outside the workspace
 * @throws Error that says what is wrong with the archive
 */
async function restoreFiles(workspace, files, missing, archive, scratch) {
    // Only a restore that has something to unpack loads the archive code.
    const { unpack } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 7213));
    await unpack(archive, files, scratch);
    for (const file of missing) {
        const target = (0,workspace_path.resolveInside)(workspace, file.path);
        external_node_fs_.mkdirSync(external_node_path_.dirname(target), { recursive: true });
        const temporary = `${target}.checkpoint-restore`;
        external_node_fs_.rmSync(temporary, { force: true });
        if (file.link === undefined) {
            external_node_fs_.copyFileSync(external_node_path_.join(scratch, ...file.path.split('/')), temporary);
            external_node_fs_.chmodSync(temporary, file.mode & 0o777);
        }
        else {
            if (!(0,workspace_path.linkStaysInside)(workspace, target, file.link))
                throw new Error(`the link "${file.path}" leads out`);
            external_node_fs_.symlinkSync(file.link, temporary);
        }
        external_node_fs_.renameSync(temporary, target);
    }
}
function look(workspace, file) {
    const digest = (0,files_digest.digestAt)((0,workspace_path.resolveInside)(workspace, file.path));
    if (digest === file.sha256 && isAsExecutable(workspace, file))
        return 'restored';
    if (digest === file.sha256)
        return 'replaceable';
    return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}
/** Rights differ with each machine's umask; whether a file can be executed is part of what the step left. */
function isAsExecutable(workspace, file) {
    if (process.platform === 'win32' || file.link !== undefined)
        return true;
    return (external_node_fs_.lstatSync((0,workspace_path.resolveInside)(workspace, file.path)).mode & 0o111) === (file.mode & 0o111);
}
function list(names) {
    const shown = names.slice(0, 5).map((name) => `"${name}"`);
    return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}

;// CONCATENATED MODULE: ./build/src/store/files/payload.js





/** Packs a step's files into an archive named by its digest, durably. What cannot be packed is withheld. */
async function keepFiles(workspace, files, folder) {
    if (files.length === 0)
        return { payload: null, withheld: [] };
    const { pack } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 7213));
    let scratch = null;
    try {
        scratch = folder.scratch('pack');
        const archive = await pack(workspace, files, external_node_path_.join(scratch, 'files.tgz'));
        const target = folder.payloadFile(archive.sha256);
        sync(archive.file);
        external_node_fs_.renameSync(archive.file, target);
        (0,atomic_write/* syncFolder */.Yw)(external_node_path_.dirname(target));
        const { sha256, size, unpackedSize } = archive;
        return { payload: { sha256, size, unpackedSize }, withheld: [] };
    }
    catch (error) {
        const reason = `the files could not be packed (${(0,errors/* describeError */.Uc)(error)})`;
        return { payload: null, withheld: [{ kind: 'file', name: files[0]?.path ?? '', reason }] };
    }
    finally {
        if (scratch !== null)
            external_node_fs_.rmSync(scratch, { recursive: true, force: true });
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
    const missing = missingFiles(workspace, files);
    if (missing.length === 0)
        return null;
    if (!unit.payload)
        return 'its files were never kept';
    let scratch = null;
    try {
        scratch = folder.scratch('restore');
        const archive = await find(unit.payload, scratch);
        await restoreFiles(workspace, files, missing, archive, external_node_fs_.mkdtempSync(external_node_path_.join(scratch, 'files-')));
        return null;
    }
    catch (error) {
        return `its files could not be fetched (${(0,errors/* describeError */.Uc)(error)})`;
    }
    finally {
        if (scratch !== null)
            external_node_fs_.rmSync(scratch, { recursive: true, force: true });
    }
}
function sync(file) {
    const descriptor = external_node_fs_.openSync(file, 'r+');
    try {
        external_node_fs_.fsyncSync(descriptor);
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}


/***/ }),

/***/ 9592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   linkStaysInside: () => (/* binding */ linkStaysInside),
/* harmony export */   resolveInside: () => (/* binding */ resolveInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);



/** How many links one path may go through, as on Linux. */
const MAX_LINKS = 40;
/**
 * The absolute path of a kept file, after checking that it stays inside the workspace: no `..`, nothing absolute,
 * and no folder on the way that is a link leading out.
 * @param relative as in the document: relative to the workspace, with forward slashes
 * @throws InvalidInputError when it would leave the workspace
 */
function resolveInside(workspace, relative) {
    const escapes = relative === '' ||
        relative.includes('\0') ||
        relative.split(/[/\\]/).includes('..') ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(relative) ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.win32.isAbsolute(relative) ||
        /^[A-Za-z]:/.test(relative);
    if (escapes)
        throw leavesWorkspace(relative);
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const parts = relative.split('/');
    if (walk(root, root, parts.slice(0, -1)) === null)
        throw leavesWorkspace(relative);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts);
}
/** Whether a link at `file`, in a folder that exists, leads to a place inside the workspace when it points to `target`. */
function linkStaysInside(workspace, file, target) {
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target))
        return false;
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    const parts = target.split(process.platform === 'win32' ? /[/\\]/ : '/');
    return isInside(root, folder) && walk(root, folder, parts) !== null;
}
/**
 * Walks as the system would, through links and `..`, from a real folder. Null as soon as that leaves `root`; what does
 * not exist yet is taken for folders.
 */
function walk(root, from, parts) {
    const pending = [...parts];
    let current = from;
    let links = 0;
    for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
        if (part === '' || part === '.')
            continue;
        const next = node_path__WEBPACK_IMPORTED_MODULE_1__.join(current, part);
        const target = part === '..' ? null : linkAt(next);
        if (target === null) {
            current = next;
            if (!isInside(root, current))
                return null;
            continue;
        }
        links += 1;
        if (links > MAX_LINKS)
            return null;
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target)) {
            const real = realPath(target);
            if (real === null || !isInside(root, real))
                return null;
            current = real;
        }
        else
            pending.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return current;
}
/** Where a link points to; null when there is no link. */
function linkAt(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(file);
    }
    catch {
        return null;
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(file);
    }
    catch {
        return null;
    }
}
function isInside(root, candidate) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, candidate);
    return (relative === '' ||
        (!relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && relative !== '..' && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative)));
}
function leavesWorkspace(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" leads out of the workspace.`, 'Only files below the workspace are kept and restored; use paths relative to it, without "..".');
}


/***/ })

};
