export const id = 769;
export const ids = [769,422];
export const modules = {

/***/ 7769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openArchive: () => (/* binding */ openArchive),
/* harmony export */   sealArchive: () => (/* binding */ sealArchive),
/* harmony export */   sealedSize: () => (/* binding */ sealedSize)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6422);



/**
 * A sealed archive: `CKPTSEAL`, version, salt and id, then frames of 1 MiB, the last one shorter, each followed by its
 * tag. A frame's nonce is its number and whether it is the last one, so that frames cannot be dropped, moved or cut
 * off at the end. Two GiB never have to be in memory, and no plain byte of a frame is written before it is proven.
 */
const HEAD = Buffer.from('CKPTSEAL\x01', 'latin1');
const HEADER_BYTES = HEAD.length + _seal_js__WEBPACK_IMPORTED_MODULE_2__.SALT_BYTES + _seal_js__WEBPACK_IMPORTED_MODULE_2__.ID_BYTES;
const FRAME_BYTES = 1024 * 1024;
/** How large an archive of this size is once sealed. */
function sealedSize(size) {
    return HEADER_BYTES + size + _seal_js__WEBPACK_IMPORTED_MODULE_2__.TAG_BYTES * framesOf(size);
}
async function sealArchive(from, to, keys, context) {
    const id = node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes(_seal_js__WEBPACK_IMPORTED_MODULE_2__.ID_BYTES);
    const key = await keys.keyFor('archive', keys.salt, id);
    copy(from, to, (source, target) => {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync(target, Buffer.concat([HEAD, keys.salt, id]));
        const last = framesOf(node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(source).size) - 1;
        for (let frame = 0; frame <= last; frame += 1) {
            const plain = readUpTo(source, FRAME_BYTES);
            writeAll(target, (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__.encrypt)(plain, key, nonceOf(frame, frame === last), context));
        }
    });
}
/**
 * @param to a new file; it is gone again when this throws
 * @throws SealError when any of it is not as it was sealed
 */
async function openArchive(from, to, keys, context) {
    const header = readHeader(from);
    const salt = header.subarray(HEAD.length, HEAD.length + _seal_js__WEBPACK_IMPORTED_MODULE_2__.SALT_BYTES);
    const key = await keys.keyFor('archive', salt, header.subarray(HEAD.length + _seal_js__WEBPACK_IMPORTED_MODULE_2__.SALT_BYTES));
    copy(from, to, (source, target) => {
        readUpTo(source, HEADER_BYTES);
        const sealed = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(source).size - HEADER_BYTES;
        const last = Math.max(1, Math.ceil(sealed / (FRAME_BYTES + _seal_js__WEBPACK_IMPORTED_MODULE_2__.TAG_BYTES))) - 1;
        for (let frame = 0; frame <= last; frame += 1) {
            const bytes = readUpTo(source, FRAME_BYTES + _seal_js__WEBPACK_IMPORTED_MODULE_2__.TAG_BYTES);
            writeAll(target, (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__.decrypt)(bytes, key, nonceOf(frame, frame === last), context));
        }
    });
}
function framesOf(size) {
    return Math.max(1, Math.ceil(size / FRAME_BYTES));
}
function nonceOf(frame, last) {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt8(last ? 1 : 0, 0);
    nonce.writeUInt32BE(frame, 8);
    return nonce;
}
function readHeader(file) {
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, 'r');
    try {
        const header = readUpTo(descriptor, HEADER_BYTES);
        if (header.length === HEADER_BYTES && header.subarray(0, HEAD.length).equals(HEAD))
            return header;
        throw (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__.notOurs)();
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
function copy(from, to, work) {
    const source = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(from, 'r');
    try {
        const target = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(to, 'wx', 0o600);
        try {
            work(source, target);
        }
        catch (error) {
            node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(to, { force: true });
            throw error;
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(target);
        }
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(source);
    }
}
/** The next bytes, fewer only at the end of the file. */
function readUpTo(descriptor, length) {
    const buffer = Buffer.alloc(length);
    let filled = 0;
    while (filled < length) {
        const read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer, filled, length - filled, null);
        if (read === 0)
            break;
        filled += read;
    }
    return buffer.subarray(0, filled);
}
function writeAll(descriptor, bytes) {
    let written = 0;
    while (written < bytes.length)
        written += node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync(descriptor, bytes, written);
}


/***/ }),

/***/ 6422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CIPHER: () => (/* binding */ CIPHER),
/* harmony export */   ID_BYTES: () => (/* binding */ ID_BYTES),
/* harmony export */   SALT_BYTES: () => (/* binding */ SALT_BYTES),
/* harmony export */   SealError: () => (/* binding */ SealError),
/* harmony export */   SealKeys: () => (/* binding */ SealKeys),
/* harmony export */   TAG_BYTES: () => (/* binding */ TAG_BYTES),
/* harmony export */   decrypt: () => (/* binding */ decrypt),
/* harmony export */   encrypt: () => (/* binding */ encrypt),
/* harmony export */   notOurs: () => (/* binding */ notOurs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4872);




/** Something is not sealed by us, here, with this key; or it was changed. */
class SealError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg {
}
const SALT_BYTES = 16;
const ID_BYTES = 16;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** About 60 ms and 32 MiB: felt by who tries many keys, not by a job. Fixed by the format's version. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const scrypt = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_crypto__WEBPACK_IMPORTED_MODULE_0__.scrypt);
/** Keys made from the user's key. */
class SealKeys {
    #key;
    #roots = new Map();
    /** What this process seals with; documents of one process cost the derivation once. */
    salt = node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes(SALT_BYTES);
    constructor(key) {
        this.#key = key.normalize('NFC');
    }
    /** The key for one document or archive alone. */
    async keyFor(purpose, salt, id) {
        const name = salt.toString('hex');
        const root = this.#roots.get(name) ?? scrypt(this.#key, salt, KEY_BYTES, SCRYPT);
        this.#roots.set(name, root);
        return Buffer.from(node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync('sha256', await root, id, `checkpoint-action ${purpose} 1`, KEY_BYTES));
    }
}
/** What is encrypted, and its tag. No key and nonce may ever meet twice. */
function encrypt(plain, key, nonce, context) {
    const cipher = node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv(CIPHER, key, nonce);
    cipher.setAAD(associatedData(context));
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
/** @throws SealError when it is not, to the last bit, what {@link encrypt} gave */
function decrypt(sealed, key, nonce, context) {
    try {
        const decipher = node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(associatedData(context));
        decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    }
    catch {
        throw notOurs();
    }
}
/** What is authenticated beside the content. */
function associatedData(context) {
    const { repository, runId, scope, name } = context;
    return Buffer.from((0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ repository, runId, scope, name }), 'utf8');
}
function notOurs() {
    return new SealError('it does not open with this encryption key, or was changed', 'Use the key that the earlier attempts used.');
}


/***/ })

};
