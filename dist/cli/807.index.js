export const id = 807;
export const ids = [807];
export const modules = {

/***/ 3807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVerified: () => (/* binding */ readVerified)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __webpack_require__(5766);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/paired-snapshot.js
var paired_snapshot = __webpack_require__(3410);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __webpack_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-events.js + 1 modules
var read_events = __webpack_require__(219);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/verifier.js


/** Below, a thread takes longer to start than the log to be verified. */
const MIN_BYTES = 8 * 1024 * 1024;
function isWorthAThread(size) {
    return size >= MIN_BYTES && external_node_os_.availableParallelism() > 1;
}
/**
 * Verifies an event log from its beginning on another thread, which takes about as long as it takes this one to parse
 * the document.
 * @param entry the bundle of `verifier-thread.ts`
 * @returns the position behind the last complete line; null when the log is damaged, or the thread could not do it
 */
function verifyElsewhere(entry, question) {
    return new Promise((resolve) => {
        let end = null;
        // Its descriptor is in use until it has ended.
        const finish = () => resolve(end);
        try {
            const worker = new external_node_worker_threads_.Worker(entry, { workerData: question, stdout: true, stderr: true });
            worker.on('message', (message) => {
                end = message;
            });
            worker.on('error', () => { });
            worker.on('exit', finish);
        }
        catch {
            finish();
        }
    });
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/read-verified.js






/**
 * The document as it is now, with its whole event log verified, without a lock and without writing a byte.
 * @param verifier the bundle of `verifier-thread.ts`; without it, a large log takes longer
 * @throws NotFoundError, RefusedError
 */
async function readVerified(places, verifier) {
    const view = verifier === undefined ? null : await readMeanwhile(places, verifier);
    // Whatever was out of the ordinary, this says what it is.
    return view ?? (0,read_event_logged/* readEventLogged */.n)(places, true);
}
/** Reads while another thread verifies; null when that was not worth it, or when the two have not come to the same. */
async function readMeanwhile(places, verifier) {
    const descriptor = openLargeLog(places);
    if (descriptor === null)
        return null;
    try {
        const { size } = external_node_fs_.fstatSync(descriptor);
        const verified = verifyElsewhere(verifier, { descriptor, size });
        const read = readUnverified(places, descriptor, size);
        const end = await verified;
        const isVerified = end !== null && end.hash === read?.end.hash && end.offset === read.end.offset;
        return isVerified ? read.view : null;
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}
function openLargeLog({ eventLog }) {
    try {
        if (!isWorthAThread(external_node_fs_.statSync(eventLog).size))
            return null;
        return (0,read_events/* openSource */.oD)(eventLog)?.descriptor ?? null;
    }
    catch {
        return null;
    }
}
function readUnverified(places, descriptor, size) {
    try {
        const found = (0,paired_snapshot/* findSnapshot */.Cb)(places);
        const { position } = found;
        if (position === null || !(0,paired_snapshot/* isLogOf */.e0)(descriptor, found))
            return null;
        return (0,read_event_logged/* readTail */.Z)(places, { ...found, position }, { file: places.eventLog, descriptor }, size, event_log_event/* statedHash */.sc);
    }
    catch {
        return null;
    }
}


/***/ })

};
