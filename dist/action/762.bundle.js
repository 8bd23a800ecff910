export const id = 762;
export const ids = [762,422];
export const modules = {

/***/ 7762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDocument: () => (/* binding */ openDocument),
/* harmony export */   sealDocument: () => (/* binding */ sealDocument)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);


/** A sealed document is a small JSON envelope, so that whoever opens one by hand sees what it is. */
const VERSION = 1;
/** Each envelope has a key of its own, and encrypts one message with it. */
const NONCE = Buffer.alloc(12);
async function sealDocument(text, keys, context) {
    const id = node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes(_seal_js__WEBPACK_IMPORTED_MODULE_1__.ID_BYTES);
    const key = await keys.keyFor('document', keys.salt, id);
    return envelope(keys.salt, id, (0,_seal_js__WEBPACK_IMPORTED_MODULE_1__.encrypt)(Buffer.from(text, 'utf8'), key, NONCE, context));
}
/** @throws SealError when any of it is not as it was sealed */
async function openDocument(text, keys, context) {
    const { salt, id, data } = parse(text);
    const key = await keys.keyFor('document', salt, id);
    return (0,_seal_js__WEBPACK_IMPORTED_MODULE_1__.decrypt)(data, key, NONCE, context).toString('utf8');
}
function envelope(salt, id, data) {
    const [saltText, idText, dataText] = [salt, id, data].map((bytes) => bytes.toString('base64'));
    return `${JSON.stringify({ checkpointSeal: VERSION, cipher: _seal_js__WEBPACK_IMPORTED_MODULE_1__.CIPHER, kdf: 'scrypt+hkdf-sha256', salt: saltText, id: idText, data: dataText })}\n`;
}
function parse(text) {
    let given;
    try {
        given = JSON.parse(text);
    }
    catch {
        throw (0,_seal_js__WEBPACK_IMPORTED_MODULE_1__.notOurs)();
    }
    const part = (name) => {
        const value = given !== null && typeof given === 'object' ? Object.entries(given) : [];
        return Buffer.from(String(value.find(([key]) => key === name)?.[1] ?? ''), 'base64');
    };
    const [salt, id, data] = [part('salt'), part('id'), part('data')];
    // Base64 and JSON have several spellings of one content; only ours counts, so that no byte can be changed unnoticed.
    const sound = salt.length === _seal_js__WEBPACK_IMPORTED_MODULE_1__.SALT_BYTES && id.length === _seal_js__WEBPACK_IMPORTED_MODULE_1__.ID_BYTES && data.length >= _seal_js__WEBPACK_IMPORTED_MODULE_1__.TAG_BYTES;
    if (!sound || envelope(salt, id, data) !== text)
        throw (0,_seal_js__WEBPACK_IMPORTED_MODULE_1__.notOurs)();
    return { salt, id, data };
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
