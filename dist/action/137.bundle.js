export const id = 137;
export const ids = [137,803];
export const modules = {

/***/ 3803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ digestMeanwhile),
/* harmony export */   bd: () => (/* binding */ NOT_A_FILE),
/* harmony export */   digestFile: () => (/* binding */ digestFile),
/* harmony export */   mw: () => (/* binding */ digestAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4872);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);




/** Whole small files are read at once, larger ones in pieces of this size. 4 MiB. */
const CHUNK = 4 * 1024 * 1024;
/**
 * Digests a regular file, handing each piece of its content to `look` on the way.
 * @param look gets each chunk as a latin1 string
 * @param most so many bytes from its beginning
 */
function digestFile(file, look, most = Number.POSITIVE_INFINITY) {
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, 'r');
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const buffer = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(1, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor).size)));
        let size = 0;
        for (let read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer); read > 0; read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer)) {
            const chunk = buffer.subarray(0, Math.min(read, most - size));
            hash.update(chunk);
            look?.(chunk.toString('latin1'));
            size += chunk.length;
            if (size === most)
                break;
        }
        return { sha256: hash.digest('hex'), size };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
/** The same for a file that may be large, while other things go on. */
async function digestMeanwhile(file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let size = 0;
    for await (const chunk of node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream(file, { highWaterMark: 1024 * 1024 })) {
        hash.update(chunk);
        size += chunk.length;
    }
    return { sha256: hash.digest('hex'), size };
}
/** In place of a digest: something is there that has none, such as a folder. */
const NOT_A_FILE = 'not a file';
/** What is at a path now: the digest of a file's content or of a link's target; null when there is nothing. */
function digestAt(file) {
    const stat = statAt(file);
    if (stat === null)
        return null;
    if (stat === NOT_A_FILE)
        return NOT_A_FILE;
    if (stat.isSymbolicLink())
        return (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(file));
    return stat.isFile() ? digestFile(file).sha256 : NOT_A_FILE;
}
function statAt(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(file, { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file stands where one of the folders on the way should be.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOTDIR')
            return NOT_A_FILE;
        throw error;
    }
}


/***/ }),

/***/ 2137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   missingFiles: () => (/* binding */ missingFiles),
/* harmony export */   placeFiles: () => (/* binding */ placeFiles),
/* harmony export */   unpackFiles: () => (/* binding */ unpackFiles)
/* harmony export */ });
/* unused harmony export restoreFiles */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3803);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5059);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9592);







/**
 * Which kept files still have to be brought back, or deleted again.
 * @param where what `workspace` is, for the message
 * @throws RefusedError when a file is there that is neither the version from before the step nor the step's own
 */
function missingFiles(workspace, files, where = 'The workspace') {
    const scene = { workspace, deleted: new Map(), twins: twinsOf(files) };
    for (const file of files)
        if (file.deleted)
            scene.deleted.set(file.path, file);
    const present = files.map((file) => ({ file, state: look(scene, file) }));
    const conflicts = present.filter(({ state }) => state === 'conflict').map(({ file }) => file.path);
    if (conflicts.length > 0) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${where} has other versions of ${list(conflicts)} than this step found and left.`, 'Move them away, or run the step again with "resume: false". Nothing was overwritten.');
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
    await unpackFiles(files, null, archive, scratch);
    placeFiles(workspace, missing, scratch);
}
/** The first half of {@link restoreFiles}, with the bundle of the step's commits if it has one. */
async function unpackFiles(files, bundle, archive, scratch) {
    // Only a restore that has something to unpack loads the archive code.
    const { unpack } = await Promise.all(/* import() */[__webpack_require__.e(78), __webpack_require__.e(594)]).then(__webpack_require__.bind(__webpack_require__, 7213));
    const commits = bundle === null ? [] : [{ ...bundle, path: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .BUNDLE */ .dI, mode: 0o600 }];
    await unpack(archive, [...files, ...commits], scratch);
}
/** The second half: everything that has to go first, so that a folder can take the place of a file. */
function placeFiles(workspace, missing, unpacked) {
    for (const file of missing)
        if (file.deleted)
            remove(workspace, file.path);
    for (const file of missing)
        if (!file.deleted)
            place(workspace, file, unpacked);
}
function place(workspace, file, unpacked) {
    const target = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .LI)(workspace, file.path);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target), { recursive: true });
    const temporary = `${target}.checkpoint-restore`;
    node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
    if (file.link === undefined) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(unpacked, ...file.path.split('/')), temporary);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync(temporary, file.mode & 0o777);
    }
    else {
        if (!(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .linkStaysInside */ .tA)(workspace, target, file.link))
            throw new Error(`the link "${file.path}" leads out`);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync(file.link, temporary);
    }
    if ((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isAt */ .ii)(workspace, file.path) === 'folder')
        removeEmptyFolders(target);
    (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(temporary, target);
}
/** Removes a file, and as git does the folders that it leaves empty. */
function remove(workspace, name) {
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const target = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...name.split('/'));
    node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(target, { force: true });
    for (let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target); folder !== root; folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync(folder);
        }
        catch {
            return;
        }
    }
}
/** Removes a folder that has nothing but folders in it. */
function removeEmptyFolders(folder) {
    for (const name of node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder))
        removeEmptyFolders(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name));
    node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync(folder);
}
function look(scene, file) {
    const { workspace } = scene;
    if ((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideGit */ .fM)(file.path)) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`The checkpoint names "${file.path}", which is git's own.`, 'It was not written by this action; start fresh with "resume: false".');
    }
    if (file.deleted)
        return lookAtDeleted(scene, file);
    // What stands in the way is deleted first; how it is, is its own entry's matter.
    if (ancestors(file.path).some((name) => scene.deleted.has(name) && (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isAt */ .ii)(workspace, name) === 'file')) {
        return 'replaceable';
    }
    const absolute = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .LI)(workspace, file.path);
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .digestAt */ .mw)(absolute);
    if (digest === _digest_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_A_FILE */ .bd)
        return isEmptied(scene, file.path) ? 'replaceable' : 'conflict';
    const twin = scene.twins.get(file.path);
    if (twin !== undefined && digest !== null && !(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isNamedExactly */ .aT)(workspace, file.path)) {
        // Only the case of its name changed: under this name the file system shows what is still the other one.
        return [file.sha256, file.before, twin.before].includes(digest) ? 'replaceable' : 'conflict';
    }
    if (digest === file.sha256 && isAsExecutable(workspace, file))
        return 'restored';
    if (digest === file.sha256)
        return 'replaceable';
    return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}
function lookAtDeleted({ workspace, twins }, file) {
    (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRelative */ .Bp)(file.path);
    if ((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isAt */ .ii)(workspace, file.path) !== 'file')
        return 'restored';
    if (twins.has(file.path) && !(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isNamedExactly */ .aT)(workspace, file.path))
        return 'restored';
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .digestAt */ .mw)((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .LI)(workspace, file.path));
    return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}
/** Whether a folder has nothing in it but what the step deleted. */
function isEmptied(scene, name) {
    if ((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isAt */ .ii)(scene.workspace, name) !== 'folder')
        return false;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(scene.workspace, ...name.split('/'));
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { withFileTypes: true }).every((entry) => {
        const inside = `${name}/${entry.name}`;
        return entry.isDirectory() ? isEmptied(scene, inside) : scene.deleted.has(inside);
    });
}
/** Files that were deleted and made anew under a name that differs in case only, each with the other one. */
function twinsOf(files) {
    const deleted = new Map(files.filter((file) => file.deleted).map((file) => [folded(file.path), file]));
    const twins = new Map();
    if (deleted.size === 0)
        return twins;
    for (const file of files) {
        const other = deleted.get(folded(file.path));
        if (file.deleted || other === undefined)
            continue;
        twins.set(file.path, other).set(other.path, file);
    }
    return twins;
}
function folded(name) {
    return name.normalize('NFC').toLowerCase();
}
function ancestors(name) {
    const parts = name.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
/** Rights differ with each machine's umask; whether a file can be executed is part of what the step left. */
function isAsExecutable(workspace, file) {
    if (process.platform === 'win32' || file.link !== undefined)
        return true;
    return (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .LI)(workspace, file.path)).mode & 0o111) === (file.mode & 0o111);
}
function list(names) {
    const shown = names.slice(0, 5).map((name) => `"${name}"`);
    return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}


/***/ }),

/***/ 9592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ checkRelative),
/* harmony export */   LI: () => (/* binding */ resolveInside),
/* harmony export */   aT: () => (/* binding */ isNamedExactly),
/* harmony export */   fM: () => (/* binding */ isInsideGit),
/* harmony export */   ii: () => (/* binding */ isAt),
/* harmony export */   tA: () => (/* binding */ linkStaysInside)
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
    checkRelative(relative, platform);
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const parts = relative.split('/');
    const folder = walk(root, root, parts.slice(0, -1));
    if (folder === null)
        throw leavesWorkspace(relative);
    if ([...parts, ...node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)].some(isGitFolder))
        throw gitsOwn(relative);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts);
}
/** The part of {@link resolveInside} that needs no look at the disk. @throws InvalidInputError */
function checkRelative(relative, platform = process.platform) {
    const escapes = relative.split('/').some((part) => part === '' || part === '.') ||
        relative.includes('\0') ||
        relative.split(/[/\\]/).includes('..') ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(relative) ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.win32.isAbsolute(relative) ||
        /^[A-Za-z]:/.test(relative);
    if (escapes)
        throw leavesWorkspace(relative);
    if (platform === 'win32' && relative.split('/').some(isNoWindowsName))
        throw noWindowsName(relative);
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
/**
 * What stands at a path of the workspace itself: nothing is found through a link that stands for one of the folders on
 * the way.
 */
function isAt(workspace, relative) {
    const parts = relative.split('/');
    let current = workspace;
    for (const [index, part] of parts.entries()) {
        current = node_path__WEBPACK_IMPORTED_MODULE_1__.join(current, part);
        const last = index === parts.length - 1;
        const stat = lstat(current);
        if (stat === null)
            return null;
        if (last)
            return stat.isDirectory() ? 'folder' : 'file';
        if (!stat.isDirectory())
            return null;
    }
    return null;
}
/**
 * Whether the folders on the way list a file under just these names, which file systems that ignore case do not ask
 * for.
 */
function isNamedExactly(workspace, relative) {
    let folder = workspace;
    return relative.split('/').every((part) => {
        try {
            const listed = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder).includes(part);
            folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, part);
            return listed;
        }
        catch {
            return false;
        }
    });
}
/** Whether a path leads into git's own folder, under any name that a file system may know it by. */
function isInsideGit(relative) {
    return relative.split(/[/\\]/).some((part) => /^(?:\.git|git~1)[ .]*(?::.*)?$/i.test(withoutIgnored(part)));
}
/** HFS+ does not see these characters in a name. */
function withoutIgnored(name) {
    return name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '');
}
function lstat(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}


/***/ })

};
