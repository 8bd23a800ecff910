export const id = 760;
export const ids = [760,803];
export const modules = {

/***/ 1760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetchArchive: () => (/* binding */ fetchArchive),
/* harmony export */   saveArchive: () => (/* binding */ saveArchive)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _store_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9845);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _store_files_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3803);
/* harmony import */ var _store_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6451);
/* harmony import */ var _store_nonce_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8880);








/** Brings the archives of steps' files to the stores and back. Steps without files never load this. */
/** A transfer ends after so long without a byte. */
const STALL_MS = 30_000;
/** After a signal: the time that is left to the document that refers to the archives, in ms. */
const DOCUMENT_SHARE_MS = 4_000;
/** Pauses before the tries of an upload, in ms. */
const PAUSES_MS = [0, 1_000, 4_000];
/** Keeps an archive where it may be kept. Returns why it could not be kept anywhere, or null. */
async function saveArchive(remote, archive) {
    const targets = remote.storesWithRoom.filter((store) => !remote.outgoing.recordOnly(store));
    if (targets.length === 0)
        return null;
    const faults = [];
    const { context, digest, folder } = archive;
    const scratch = folder.scratch('payload');
    try {
        const file = await remote.outgoing.archive(archive.file, digest, context.scopeHash, scratch);
        for (const store of targets) {
            const fault = await saveIn(store, remote, { ...archive, file });
            if (fault !== null)
                faults.push({ store, fault });
        }
    }
    catch (error) {
        return (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(scratch, { recursive: true, force: true });
    }
    if (faults.length === targets.length)
        return faults.map(({ fault }) => fault).join('; ');
    remote.warnPartly(faults);
    return null;
}
async function saveIn(store, remote, archive) {
    const { context, folder, deadline = () => usualDeadline(remote) } = archive;
    let fault = '';
    for (const pause of PAUSES_MS) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        const started = (0,_store_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .steadyNow */ .r)();
        try {
            const name = await trySaveIn(store, remote, archive, deadline);
            folder.updateState(context, ({ payloads }) => ({ payloads: [...payloads, name] }));
            return null;
        }
        catch (error) {
            fault = (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error);
            // A try that took long has had the clients' own retries already.
            const hopeless = error instanceof _store_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StorePolicyError */ .QS || (0,_store_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .steadyNow */ .r)() - started >= STALL_MS;
            if (hopeless || remote.signals?.interruption || deadline() <= (0,_store_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .steadyNow */ .r)())
                break;
        }
    }
    return fault;
}
/** After a signal the document has to get its turn: without it, the archive is of no use. */
function usualDeadline({ signals }) {
    return (signals?.deadline ?? Number.POSITIVE_INFINITY) - DOCUMENT_SHARE_MS;
}
/** A failed upload leaves its name reserved, so each try has a name of its own. Returns it. */
async function trySaveIn(store, remote, { context, digest, file: archive, folder }, deadline) {
    const name = (0,_store_names_js__WEBPACK_IMPORTED_MODULE_6__/* .payloadName */ .Oh)(context.label, context.scopeHash, digest, (0,_store_nonce_js__WEBPACK_IMPORTED_MODULE_7__/* .newNonce */ .Y)());
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder.scratch('payload'), name);
    try {
        copyOrLink(archive, file);
        if (store === 'artifact')
            remote.job.countArtifact();
        const copies = [{ store, file }];
        const ask = { copies, retentionDays: remote.retentionDays, deadline: Number.POSITIVE_INFINITY };
        const { faults } = await remote.call('save', ask, { deadline, stallMs: STALL_MS });
        const [first] = faults;
        if (first?.final)
            throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StorePolicyError */ .QS(first.fault, '');
        if (first !== undefined)
            throw new Error(first.fault);
        return name;
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: true, force: true });
    }
}
/**
 * Brings an archive from the first store that has it whole. Returns the file, in `folder`.
 * @throws Error that says what each store answered
 */
async function fetchArchive(remote, payload, scope, folder) {
    const { sha256: digest, size } = payload;
    const faults = [];
    for (const store of remote.stores) {
        const target = node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, `${store}-`));
        const query = { scope, digest, size: await remote.outgoing.storedSize(size), folder: target };
        const limits = { deadline: Number.POSITIVE_INFINITY, stallMs: STALL_MS };
        try {
            const fetched = await remote.call('fetch', { store, query }, limits);
            const archive = await remote.outgoing.openArchive(fetched, digest, scope);
            if ((0,_store_files_digest_js__WEBPACK_IMPORTED_MODULE_4__.digestFile)(archive).sha256 === digest)
                return archive;
            faults.push('the archive does not match its digest');
        }
        catch (error) {
            faults.push((0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error));
        }
    }
    throw new Error(faults.join('; '));
}
function copyOrLink(from, to) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync(from, to);
    }
    catch {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(from, to); // file systems without hard links
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
