export const id = 417;
export const ids = [417,592];
export const modules = {

/***/ 9417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SECRET_NAME: () => (/* binding */ SECRET_NAME),
/* harmony export */   TOO_MUCH: () => (/* binding */ TOO_MUCH),
/* harmony export */   captureFiles: () => (/* binding */ captureFiles),
/* harmony export */   captureList: () => (/* binding */ captureList),
/* harmony export */   deletedFiles: () => (/* binding */ deletedFiles),
/* harmony export */   digestsBefore: () => (/* binding */ digestsBefore),
/* harmony export */   findFiles: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3382);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4872);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9037);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3803);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(207);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5059);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9592);










/** The digest of each file that the globs match now, before a step runs: path to sha256. */
async function digestsBefore(workspace, globs) {
    const digests = new Map();
    for (const file of await findFiles(workspace, globs)) {
        try {
            const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_5__.digestAt)((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__.resolveInside)(workspace, file));
            if (digest !== null && digest !== _digest_js__WEBPACK_IMPORTED_MODULE_5__.NOT_A_FILE)
                digests.set(file, digest);
        }
        catch {
            // A file that cannot be read cannot be kept either; capturing says why.
        }
    }
    return digests;
}
/**
 * Looks at what a step left behind: every file that the globs match, with its digest, size and mode. Files that
 * hold a secret, links that lead out, and everything beyond the limits are withheld, with the reason.
 */
async function captureFiles(workspace, globs, before, secrets) {
    return captureList(workspace, await findFiles(workspace, globs), before, secrets);
}
/** The same for files that are known by their paths. */
function captureList(workspace, paths, before, secrets) {
    const files = [];
    const withheld = [];
    let total = 0;
    for (const file of paths) {
        const nameFault = secrets.inText(file);
        if (nameFault !== null) {
            withheld.push(SECRET_NAME);
            continue;
        }
        const seen = tryLook(workspace, file, secrets);
        if (typeof seen === 'string') {
            withheld.push({ kind: 'file', name: file, reason: seen });
            continue;
        }
        total += seen.size;
        if (files.length >= _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FILES */ .BE || total > _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TOTAL_BYTES */ .gx) {
            withheld.push({
                kind: 'file',
                name: file,
                reason: TOO_MUCH,
            });
            break;
        }
        files.push({ ...seen, before: before.get(file) ?? null });
    }
    return { files, withheld };
}
const TOO_MUCH = `a step keeps at most ${_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FILES */ .BE} files and ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_4__/* .bytes */ .ee)(_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TOTAL_BYTES */ .gx)}`;
const SECRET_NAME = {
    kind: 'file',
    name: '(name withheld)',
    reason: 'its name contains a secret value',
};
/** The entries of files that a step deleted. */
function deletedFiles(paths, before, secrets) {
    const files = [];
    const withheld = [];
    for (const file of paths) {
        try {
            (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__.checkRelative)(file);
        }
        catch (error) {
            withheld.push({ kind: 'file', name: file, reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error) });
            continue;
        }
        if (secrets.inText(file) === null)
            files.push({ ...GONE, path: file, before: before.get(file) ?? null });
        else
            withheld.push(SECRET_NAME);
    }
    return { files, withheld };
}
/** As an empty file that is in no archive: whoever does not know of deletions cannot take the step for restored. */
const GONE = { sha256: (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(''), size: 0, mode: 0, deleted: true };
/** A file that cannot be read must not cost the record of the step that is done. */
function tryLook(workspace, file, secrets) {
    try {
        return look(workspace, file, secrets);
    }
    catch (error) {
        return `it could not be read (${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)})`;
    }
}
function look(workspace, file, secrets) {
    const absolute = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__.resolveInside)(workspace, file);
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(absolute, { throwIfNoEntry: false });
    if (stat === undefined)
        return 'it disappeared while it was being kept';
    const mode = stat.mode & 0o777;
    if (stat.isSymbolicLink()) {
        const link = node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(absolute);
        if (!(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__.linkStaysInside)(workspace, absolute, link))
            return 'it is a link that leads out of the workspace';
        const fault = secrets.inText(link);
        return fault ?? { path: file, sha256: (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(link), size: Buffer.byteLength(link), mode, link };
    }
    if (!stat.isFile())
        return 'it is not a regular file';
    let tail = '';
    let fault = null;
    const { sha256: digest, size } = (0,_digest_js__WEBPACK_IMPORTED_MODULE_5__.digestFile)(absolute, (chunk) => {
        fault ??= secrets.inLatin1(tail + chunk);
        tail = (tail + chunk).slice(-secrets.overlap);
    });
    return fault ?? { path: file, sha256: digest, size, mode };
}
/** The paths of all files and links that the globs match, sorted. */
async function findFiles(workspace, globs) {
    const patterns = globs.map((pattern) => process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern);
    for (const pattern of patterns) {
        const bare = pattern.replace(/^!/, '');
        if (bare.startsWith('~') || node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(bare) || _globs_js__WEBPACK_IMPORTED_MODULE_8__/* .PARENT_FOLDER */ .uT.test(bare)) {
            throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"files" has the pattern "${pattern}", which leads out of the workspace.`, 'Use patterns relative to the workspace, such as "out/**".');
        }
    }
    const options = {
        cwd: workspace,
        dot: true,
        followSymbolicLinks: false,
        onlyFiles: true,
        ignore: ['**/.git/**'],
        fs: LINKS_AS_FILES,
    };
    const found = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_9__/* .glob */ .TI)(patterns, options);
    return found.map((file) => (process.platform === 'win32' ? file.replaceAll('\\', '/') : file)).sort();
}
/** tinyglobby leaves links out unless it follows them. Here they are things to keep, like files. */
const LINKS_AS_FILES = {
    readdir: ((folder, options, done) => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdir(folder, options, (error, entries) => {
        for (const entry of entries ?? []) {
            if (entry.isSymbolicLink()) {
                entry.isFile = () => true;
                entry.isSymbolicLink = () => false;
            }
        }
        done(error, entries);
    })),
};


/***/ }),

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

/***/ 9592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkRelative: () => (/* binding */ checkRelative),
/* harmony export */   isAt: () => (/* binding */ isAt),
/* harmony export */   isInsideGit: () => (/* binding */ isInsideGit),
/* harmony export */   isNamedExactly: () => (/* binding */ isNamedExactly),
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
