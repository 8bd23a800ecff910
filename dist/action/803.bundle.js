export const id = 803;
export const ids = [803];
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


/***/ })

};
