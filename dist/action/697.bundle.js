export const id = 697;
export const ids = [697];
export const modules = {

/***/ 3697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TransferThread: () => (/* binding */ TransferThread)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);





/**
 * The main thread's end of the transfer thread: one operation at a time, each with an end. An operation that is
 * late ends the thread, and the next one starts a new thread.
 */
class TransferThread {
    #entry;
    #setup;
    #log;
    #worker = null;
    /** Programs that the thread has started and that have not ended: they would outlive it. */
    #children = new Set();
    #env;
    #pending = null;
    #queue = Promise.resolve();
    #lastId = 0;
    /**
     * @param entry the bundle of `worker.ts`
     * @param log gets each line that the clients print
     * @param env what the clients read their addresses and tokens from
     */
    constructor(entry, setup, log, env = process.env) {
        this.#env = env;
        this.#entry = entry;
        this.#setup = setup;
        this.#log = log;
    }
    /** Starts the thread, so that its code is loaded by the time it is needed. */
    warmUp() {
        this.#start();
    }
    /** @throws StoreError when it failed or did not end in time; the message says which. */
    call(name, ask, limits) {
        const run = () => this.#run(name, ask, limits);
        const result = this.#queue.then(run, run);
        this.#queue = result.catch(() => undefined);
        return result;
    }
    /** Ends the thread and whatever it is doing. */
    async close() {
        this.#fail(new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD('The transfer was ended.', ''));
        await this.#terminate();
    }
    async #run(name, ask, limits) {
        const started = (0,_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .steadyNow */ .r)();
        if (deadlineOf(limits) <= started)
            throw tooLate(0);
        const worker = this.#start();
        this.#lastId += 1;
        const id = this.#lastId;
        let watch;
        try {
            return await new Promise((resolve, reject) => {
                const pending = { id, resolve, reject, lastMoved: started };
                this.#pending = pending;
                watch = setInterval(() => {
                    const now = (0,_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .steadyNow */ .r)();
                    const stalled = limits.stallMs !== undefined && now - pending.lastMoved >= limits.stallMs;
                    if (!stalled && now < deadlineOf(limits))
                        return;
                    const error = stalled ? stalledFor(limits.stallMs ?? 0) : tooLate(now - started);
                    this.#abandon(error);
                }, 50);
                worker.postMessage({ id, name, ask });
            });
        }
        finally {
            clearInterval(watch);
            this.#pending = null;
        }
    }
    #start() {
        if (this.#worker !== null)
            return this.#worker;
        leaveRemovedFolder();
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(this.#entry, {
            workerData: this.#setup,
            env: this.#env,
            stdout: true,
            stderr: true,
        });
        this.#worker = worker;
        for (const stream of [worker.stdout, worker.stderr]) {
            stream.setEncoding('utf8').on('data', (text) => {
                for (const line of text.split(/\r?\n/))
                    if (line !== '')
                        this.#log(line);
            });
        }
        worker.on('message', (message) => this.#receive(message, worker));
        // A promise that never settles lets the thread end with code 0 and without a word; that is a failure too.
        worker.on('exit', () => this.#ended(worker, 'the transfer ended without an answer (the connection was cut)'));
        worker.on('error', (error) => this.#ended(worker, `the transfer crashed (${error.message})`));
        // Waiting for an operation keeps the process alive; an idle thread does not.
        worker.unref();
        return worker;
    }
    #receive(message, from) {
        if (from !== this.#worker)
            return;
        if (message.kind === 'child') {
            if (message.running)
                this.#children.add(message.pid);
            else
                this.#children.delete(message.pid);
            return;
        }
        const pending = this.#pending;
        if (pending === null)
            return;
        if (message.kind === 'progress')
            pending.lastMoved = (0,_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .steadyNow */ .r)();
        else if (message.id !== pending.id)
            return;
        else if (message.kind === 'answer') {
            pending.resolve(message.answer);
            if (message.spent)
                void this.#terminate();
        }
        else
            pending.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(message.fault, ''));
    }
    #ended(worker, why) {
        if (this.#worker !== worker)
            return;
        void this.#terminate();
        this.#fail(new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(why, ''));
    }
    #abandon(error) {
        void this.#terminate();
        this.#fail(error);
    }
    /** Ends the thread and the programs that it has started. A killed `tar` leaves only a file that nobody reads. */
    async #terminate() {
        const worker = this.#worker;
        const children = this.#children;
        this.#worker = null;
        this.#children = new Set();
        for (const pid of children)
            kill(pid);
        await worker?.terminate();
    }
    #fail(error) {
        this.#pending?.reject(error);
    }
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) !== 'ESRCH')
            throw error;
    }
}
/** A command may have removed the folder that this process is in; a thread cannot start there. */
function leaveRemovedFolder() {
    // Node remembers the name of the current folder, so that asking for it does not tell.
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(process.cwd()))
        process.chdir(node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir());
}
function deadlineOf({ deadline }) {
    return typeof deadline === 'function' ? deadline() : deadline;
}
function tooLate(ms) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(ms === 0 ? 'there was no time left' : `no answer within ${Math.round(ms / 1000)} s`, '');
}
function stalledFor(ms) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(`not a byte moved for ${Math.round(ms / 1000)} s`, '');
}


/***/ })

};
