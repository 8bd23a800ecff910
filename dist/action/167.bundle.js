export const id = 167;
export const ids = [167];
export const modules = {

/***/ 167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveByThread: () => (/* binding */ saveByThread)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9845);




/** What a save to several stores leaves for the thread to say which of them have answered: a part, and at most. */
const ANSWER_SHARE = 0.1;
const ANSWER_MS = 3_000;
/**
 * Keeps an edition by GitHub's clients, which take files.
 * @param folder for those files; it need not exist
 */
async function saveByThread(thread, edition, folder, deadline) {
    const { root, copies } = writeCopies(folder, edition);
    try {
        const answerBy = copies.length > 1 ? deadline() - reserve(deadline()) : Number.POSITIVE_INFINITY;
        const ask = { copies, retentionDays: edition.retentionDays, deadline: answerBy };
        return await thread.call('save', ask, { deadline });
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(root, { recursive: true, force: true });
    }
}
/** One file a store, in `folder`, or elsewhere on this machine when that is full or gone. */
function writeCopies(folder, { name, texts }) {
    let fault;
    for (const parent of [folder, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir()]) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(parent, { recursive: true });
            const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, 'checkpoint-copies-'));
            const copies = [...texts].map(([store, text]) => {
                const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, store, name);
                node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
                node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(file, text);
                return { store, file };
            });
            return { root, copies };
        }
        catch (error) {
            fault ??= error;
        }
    }
    throw fault;
}
function reserve(deadline) {
    return Math.min(ANSWER_MS, ANSWER_SHARE * Math.max(0, deadline - (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .steadyNow */ .r)()));
}


/***/ })

};
