export const id = 213;
export const ids = [213,803,594];
export const modules = {

/***/ 7213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspect: () => (/* binding */ inspect),
/* harmony export */   pack: () => (/* binding */ pack),
/* harmony export */   unpack: () => (/* binding */ unpack)
/* harmony export */ });
/* unused harmony export sizeOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var tar__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8697);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4078);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3803);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5059);







/** Files that share an inode are packed as files of their own: a restored tree does not depend on links between them. */
class NoHardLinks extends Map {
    get() {
        return undefined;
    }
}
/**
 * Packs files of the workspace, without what differs from machine to machine (owners, times).
 * @param bundle a file with commits, to be packed as {@link BUNDLE}
 */
async function pack(workspace, files, target, bundle = null) {
    const present = files.filter((file) => !file.deleted);
    const options = {
        cwd: workspace,
        file: target,
        gzip: { level: 6 },
        portable: true,
        noMtime: true,
        noDirRecurse: true,
        linkCache: new NoHardLinks(),
        onWriteEntry: (entry) => {
            if (bundle !== null && node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(entry.absolute) === node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(bundle))
                entry.path = _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .BUNDLE */ .dI;
        },
    };
    // A leading "./" keeps a name that begins with "@" from being taken for another archive.
    const names = present.map((entry) => `./${entry.path}`);
    await tar__WEBPACK_IMPORTED_MODULE_3__/* .create */ .vt(options, bundle === null ? names : [...names, bundle]);
    const extra = bundle === null ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(bundle).size;
    return { file: target, ...(await (0,_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .digestMeanwhile */ .Fg)(target)), unpackedSize: sizeOf(present) + extra };
}
/**
 * Looks at what was really packed: a file may have changed since it was looked at, and may hold a secret now. Returns
 * what is wrong, file by file.
 */
async function inspect(archive, files, secrets) {
    const expected = new Map(files.filter((file) => !file.deleted).map((file) => [file.path, file]));
    const wrong = [];
    const look = (entry) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(entry.path);
        const file = expected.get(name);
        if (file === undefined || file.link !== undefined)
            return entry.resume();
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        let tail = '';
        let fault = null;
        entry.on('data', (chunk) => {
            hash.update(chunk);
            const text = chunk.toString('latin1');
            fault ??= secrets.inLatin1(tail + text);
            tail = (tail + text).slice(-secrets.overlap);
        });
        entry.on('end', () => {
            if (hash.digest('hex') !== file.sha256)
                fault ??= 'it changed while it was being kept';
            if (fault !== null)
                wrong.push({ kind: 'file', name, reason: fault });
        });
    };
    await tar__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_({ file: archive, strict: true, onReadEntry: look });
    return wrong;
}
function sizeOf(files) {
    return files.reduce((total, file) => total + file.size, 0);
}
/**
 * Unpacks what `files` declares into an empty folder, and nothing else: an entry that is not declared, or is
 * larger than declared, ends it before it is written.
 * @throws Error that says what is wrong with the archive
 */
async function unpack(archive, files, folder) {
    if (files.length > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILES */ .BE || sizeOf(files) > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOTAL_BYTES */ .gx) {
        throw new Error(`it is beyond ${_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILES */ .BE} files or ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_4__/* .bytes */ .ee)(_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOTAL_BYTES */ .gx)}`);
    }
    const declared = new Map(files.filter((file) => !file.deleted).map((file) => [file.path, file]));
    let fault = null;
    const accept = (name, entry) => {
        const file = declared.get(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(name));
        if (file === undefined)
            fault ??= `it holds "${name}", which the checkpoint does not name`;
        else if (entry.size > file.size)
            fault ??= `"${name}" is larger than the checkpoint says`;
        else if ('type' in entry && entry.type !== (file.link === undefined ? 'File' : 'SymbolicLink'))
            fault ??= `"${name}" is something else than the checkpoint says`;
        // Links are made from the checkpoint's own record, after the check that they stay inside.
        return fault === null && file !== undefined && file.link === undefined;
    };
    await tar__WEBPACK_IMPORTED_MODULE_3__/* .extract */ .o6({ file: archive, cwd: folder, strict: true, filter: accept, noMtime: true });
    if (fault !== null)
        throw new Error(fault);
    for (const file of files) {
        if (file.link !== undefined || file.deleted)
            continue;
        const unpacked = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, ...file.path.split('/'));
        if (!node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(unpacked))
            throw new Error(`"${file.path}" is missing in it`);
        if ((0,_digest_js__WEBPACK_IMPORTED_MODULE_5__.digestFile)(unpacked).sha256 !== file.sha256)
            throw new Error(`"${file.path}" is damaged in it`);
    }
}


/***/ }),

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


/***/ })

};
