export const id = 137;
export const ids = [137,592];
export const modules = {

/***/ 2137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   missingFiles: () => (/* binding */ missingFiles),
/* harmony export */   restoreFiles: () => (/* binding */ restoreFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3803);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9592);






/**
 * Which kept files still have to be brought back.
 * @throws RefusedError when a file is there that is neither the version from before the step nor the step's own
 */
function missingFiles(workspace, files) {
    const present = files.map((file) => ({ file, state: look(workspace, file) }));
    const conflicts = present.filter(({ state }) => state === 'conflict').map(({ file }) => file.path);
    if (conflicts.length > 0) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`The workspace has other versions of ${list(conflicts)} than this step found and left.`, 'Move them away, or run the step again with "resume: false". Nothing was overwritten.');
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
        const target = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__.resolveInside)(workspace, file.path);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target), { recursive: true });
        const temporary = `${target}.checkpoint-restore`;
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
        if (file.link === undefined) {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(scratch, ...file.path.split('/')), temporary);
            node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync(temporary, file.mode & 0o777);
        }
        else {
            if (!(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__.linkStaysInside)(workspace, target, file.link))
                throw new Error(`the link "${file.path}" leads out`);
            node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync(file.link, temporary);
        }
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(temporary, target);
    }
}
function look(workspace, file) {
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_4__.digestAt)((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__.resolveInside)(workspace, file.path));
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
    return (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__.resolveInside)(workspace, file.path)).mode & 0o111) === (file.mode & 0o111);
}
function list(names) {
    const shown = names.slice(0, 5).map((name) => `"${name}"`);
    return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
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
 * and no folder on the way that is a link leading out. Git's own folder counts as outside: what is written there, a
 * hook, is executed.
 * @param relative as in the document: relative to the workspace, with forward slashes
 * @throws InvalidInputError when it would leave the workspace, or cannot be a file on this system
 */
function resolveInside(workspace, relative, platform = process.platform) {
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
    if (platform === 'win32' && parts.some(isNoWindowsName))
        throw noWindowsName(relative);
    const folder = walk(root, root, parts.slice(0, -1));
    if (folder === null)
        throw leavesWorkspace(relative);
    if ([...parts, ...node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)].some(isGitFolder))
        throw gitsOwn(relative);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts);
}
/** Whether a link at `file`, in a folder that exists, leads to a place inside the workspace when it points to `target`. */
function linkStaysInside(workspace, file, target, platform = process.platform) {
    const windows = platform === 'win32';
    // `C:x` is relative to the drive's own current folder.
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) || (windows && /^(?:[A-Za-z]:|[/\\])/.test(target)))
        return false;
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    const parts = target.split(windows ? /[/\\]/ : '/');
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
/** `.git` as file systems compare it: without regard to case, and by the short name that Windows gives it. */
function isGitFolder(part) {
    // macOS ignores these characters in a name, Windows dots and spaces at its end.
    const plain = part.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '').replace(/[. ]+$/, '');
    return /^(?:\.git|git~1)$/i.test(plain);
}
/** What Windows takes for something else than a file of this name: a path, a stream, a device, another name. */
function isNoWindowsName(part) {
    return (/[\\:*?"<>|]/.test(part) || /[. ]$/.test(part) || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part));
}
function noWindowsName(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" cannot be the name of a file on Windows.`, 'Leave it out of "files", or run this job on the system that made it.');
}
function gitsOwn(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" belongs to Git.`, 'What is in a folder .git is neither kept nor restored.');
}
function leavesWorkspace(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" leads out of the workspace.`, 'Only files below the workspace are kept and restored; use paths relative to it, without "..".');
}


/***/ })

};
