export const id = 575;
export const ids = [575];
export const modules = {

/***/ 3575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addLabels: () => (/* binding */ addLabels)
});

// EXTERNAL MODULE: ./build/src/engine/answer.js
var engine_answer = __webpack_require__(52);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/label-names.js
var label_names = __webpack_require__(175);
// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __webpack_require__(4078);
// EXTERNAL MODULE: ./build/src/store/for-each-limited.js
var for_each_limited = __webpack_require__(3435);
// EXTERNAL MODULE: ./build/src/effects/rest/refusal.js
var refusal = __webpack_require__(1359);
// EXTERNAL MODULE: ./build/src/effects/rest/rest.js + 1 modules
var rest = __webpack_require__(4465);
;// CONCATENATED MODULE: ./build/src/effects/labels/add-labels.js







/** GitHub's own limit for one issue. */
const MAX_LABELS = 100;
/** Pauses before labels are looked at and asked for again, in ms. */
const AGAIN_PAUSES_MS = [500, 2_000, 5_000];
/** Labels asked for at once. */
const PARALLEL = 4;
/**
 * Adds labels to an issue and leaves those that others added: what is missing is read, added, and read again, until
 * nothing is missing. So it may be done as often as one likes.
 */
class LabelAdder {
    #rest;
    #stop;
    #wish;
    #first;
    /** Begins with the first look at once, which changes nothing. */
    constructor(rest, stop, wish) {
        this.#rest = rest;
        this.#stop = stop;
        this.#wish = wish;
        this.#first = this.#present();
        this.#first.catch(() => { }); // reported by whoever waits for it
    }
    /**
     * Returns the names that were missing, as the repository spells them.
     * @throws RefusedError, with nothing added, when a label does not exist or GitHub refuses; UnreachableError;
     * StoppedError
     */
    async add() {
        const { issue } = this.#wish;
        try {
            return await this.#add();
        }
        catch (error) {
            if (error instanceof rest/* RestRefusal */.hk) {
                throw (0,refusal/* explainRefusal */.G)(`the labels of #${issue} could not be read`, error.answer);
            }
            throw error;
        }
    }
    async #add() {
        const present = await this.#first;
        const wanted = (0,label_names/* withoutLabels */.YH)(this.#wish.names, present);
        if (wanted.length === 0)
            return [];
        const spelt = await this.#spellings(wanted);
        // A label that was renamed is found under its old name, too.
        const added = (0,label_names/* withoutLabels */.YH)(wanted.flatMap((name) => spelt.get(name) ?? []), present);
        const unknown = wanted.filter((name) => !spelt.has(name));
        this.#refuseUnknown(unknown);
        this.#refuseTooMany(present.length, added.length + unknown.length);
        for (const name of unknown)
            await this.#create(name);
        const missing = [...added, ...unknown];
        await this.#addAll(missing);
        return missing;
    }
    async #addAll(names) {
        const { issue } = this.#wish;
        let missing = names;
        let last = '';
        for (let failures = 0, waits = 0; missing.length > 0;) {
            const answer = await this.#rest.send('POST', `/issues/${issue}/labels`, { labels: missing });
            const verdict = (0,engine_answer/* verdictOf */.Vj)(answer);
            if (verdict === 'refused')
                throw this.#refusal(`the labels could not be added to #${issue}`, answer);
            if (verdict === 'wait') {
                await this.#rest.wait(answer, waits++);
                continue;
            }
            if (verdict !== 'landed')
                last = (0,engine_answer/* messageOf */.bD)(answer);
            missing = (0,label_names/* withoutLabels */.YH)(names, await this.#present());
            if (missing.length === 0)
                return;
            const pause = AGAIN_PAUSES_MS[failures++];
            if (pause === undefined)
                throw this.#unsettled(missing, last);
            await this.#stop.pause(pause);
        }
    }
    async #present() {
        const labels = await this.#rest.list(`/issues/${this.#wish.issue}/labels`);
        return labels.flatMap((label) => nameOf(label) ?? []);
    }
    /** How the repository spells each of its labels; those that it does not have are not in it. */
    async #spellings(names) {
        const spelt = new Map();
        await (0,for_each_limited/* forEachLimited */.v)(names, PARALLEL, async (name) => {
            try {
                const label = await this.#spelling(name);
                if (label !== undefined)
                    spelt.set(name, label);
            }
            catch (error) {
                if (!(error instanceof rest/* RestRefusal */.hk && error.answer.status === 404))
                    throw error;
            }
        });
        return spelt;
    }
    async #spelling(name) {
        if (!/^\.\.?$/.test(name))
            return nameOf(await this.#rest.get(`/labels/${encodeURIComponent(name)}`));
        // In an address these lead elsewhere, however they are written.
        const all = await this.#rest.list('/labels');
        return all.flatMap((label) => nameOf(label) ?? []).find((known) => known === name);
    }
    async #create(name) {
        for (let failures = 0, waits = 0;;) {
            const answer = await this.#rest.send('POST', '/labels', { name });
            const verdict = (0,engine_answer/* verdictOf */.Vj)(answer);
            if (verdict === 'landed' || /already_exists/.test((0,engine_answer/* messageOf */.bD)(answer)))
                return;
            if (verdict === 'refused')
                throw this.#refusal(`the label "${name}" could not be created`, answer);
            if (verdict === 'wait') {
                await this.#rest.wait(answer, waits++);
                continue;
            }
            const pause = AGAIN_PAUSES_MS[failures++];
            if (pause === undefined)
                throw this.#unsettled([name], (0,engine_answer/* messageOf */.bD)(answer));
            await this.#stop.pause(pause);
            const spelt = await this.#spellings([name]);
            if ([...spelt.values()].some((known) => (0,label_names/* isSameLabel */.zi)(known, name)))
                return;
        }
    }
    /** GitHub would create them without a word. */
    #refuseUnknown(unknown) {
        if (unknown.length === 0 || this.#wish.create)
            return;
        const [them, are] = unknown.length === 1 ? ['the label', 'it'] : ['the labels', 'them'];
        throw new errors/* RefusedError */.fk(`the repository does not have ${them} ${quoted(unknown)}, so none was added`, `Create ${are}, or set "create-labels: true".`);
    }
    #refuseTooMany(present, more) {
        if (present + more <= MAX_LABELS)
            return;
        throw new errors/* RefusedError */.fk(`#${this.#wish.issue} has ${(0,words/* plural */.LS)(present, 'label')}, and with ${more} more it would have over ${MAX_LABELS}, which GitHub does not allow, so none was added`, 'Remove labels from it, or add fewer.');
    }
    #refusal(what, answer) {
        return answer.kind === 'answered' ? (0,refusal/* explainRefusal */.G)(what, answer) : this.#unsettled([], answer.fault);
    }
    #unsettled(missing, said) {
        return new rest/* UnreachableError */.Jk(`${missing.length === 0 ? 'labels are' : quoted(missing)} not to be seen at #${this.#wish.issue}, although ${missing.length === 1 ? 'it was' : 'they were'} added several times${said === '' ? '' : ` (${said})`}`, 'Re-run the job: it adds what is missing.');
    }
}
function nameOf(label) {
    const name = label !== null && typeof label === 'object' ? label.name : undefined;
    return typeof name === 'string' ? name : undefined;
}
function quoted(names) {
    return names.map((name) => `"${name}"`).join(', ');
}

// EXTERNAL MODULE: ./build/src/effects/stop.js
var effects_stop = __webpack_require__(914);
// EXTERNAL MODULE: ./build/src/action/github-api.js
var github_api = __webpack_require__(6740);
// EXTERNAL MODULE: ./build/src/action/perform-effect.js
var perform_effect = __webpack_require__(9627);
;// CONCATENATED MODULE: ./build/src/action/add-labels.js




/** Adds the labels that are missing. */
async function addLabels(session, remote, signals, print, reason, wish) {
    const { context, inputs } = session;
    const stop = new effects_stop/* Stop */.V(inputs.policies.timeoutMs);
    const adder = new LabelAdder((0,github_api/* openRest */.P)(session, stop), stop, wish);
    return (0,perform_effect/* performEffect */.d)(session, remote, signals, print, reason, {
        lines: [`It labels ${context.scope.repository}#${wish.issue}:`, ...wish.names],
        stop,
        perform: async () => {
            const added = await adder.add();
            const wasThere = added.length === 0;
            return { wasThere, what: wasThere ? WAS_THERE : `added ${added.join(', ')}`, outputs: new Map() };
        },
    });
}
const WAS_THERE = 'all of its labels are there';


/***/ }),

/***/ 9627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ performEffect)
/* harmony export */ });
/* harmony import */ var _effects_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(914);
/* harmony import */ var _engine_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7624);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8667);
/* harmony import */ var _store_files_step_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9444);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6349);
/* harmony import */ var _record_done_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8072);
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5824);
/* harmony import */ var _record_start_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6914);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3882);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(558);











/**
 * Performs the effect and records how it ended, here first, then in the stores; only then is the step reported. Its start
 * is recorded on this machine only: should the machine vanish, the next attempt looks anyway.
 */
async function performEffect(session, remote, signals, print, reason, effect) {
    const { inputs, journal } = session;
    const { step } = inputs;
    const begun = performance.now();
    const keeper = new _keep_js__WEBPACK_IMPORTED_MODULE_4__/* .Keeper */ .Vf(session, remote);
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .group */ .Os)(`checkpoint: ${(0,_engine_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .aboutStep */ .Yt)(step, reason)}, so it runs`, effect.lines);
    (0,_record_start_js__WEBPACK_IMPORTED_MODULE_7__/* .recordStart */ .cv)(session, print, effect.comment);
    void keeper.prepare();
    signals.listen((signal) => {
        if (effect.stop.reason !== null)
            return;
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .info */ .pq)(`${signal} received: ${step} is stopped.`);
        (0,_record_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .recordStop */ .G)(session, 'signal', begun);
        keeper.request();
        effect.stop.now('signal');
    });
    const end = await effect.perform().then((performed) => ({ performed }), (fault) => ({ fault }));
    // From here on a signal only sets a time limit: what the effect did is recorded either way.
    signals.listen(() => { });
    const durationMs = Math.round(performance.now() - begun);
    if ('fault' in end) {
        const failure = recordFault(session, effect.stop, end.fault, begun);
        keeper.request();
        const { artifactId, fault } = await keeper.settle();
        (0,_report_js__WEBPACK_IMPORTED_MODULE_8__/* .warnNotKept */ ._J)(session, fault);
        const interrupted = effect.stop.reason !== null;
        (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .error */ .z3)(`${step} ${interrupted ? 'was interrupted' : 'failed'}: ${failure}`);
        return {
            ...resultOf(session, reason, durationMs),
            outcome: interrupted ? 'interrupted' : 'failed',
            artifactId,
            saveFault: fault,
            exitCode: 1,
        };
    }
    const { what, outputs, wasThere, comment } = end.performed;
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .info */ .pq)(`${step}: ${what}.`);
    await (0,_record_done_js__WEBPACK_IMPORTED_MODULE_5__/* .recordDone */ .y)(session, remote, {
        outputs,
        masks: [],
        exported: new Map(),
        before: _store_files_step_files_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSEEN */ .PR,
        durationMs,
        partial: false,
        note: what,
        ...(comment === undefined ? {} : { comment }),
    });
    keeper.request();
    const { artifactId, fault } = await keeper.settle();
    (0,_report_js__WEBPACK_IMPORTED_MODULE_8__/* .warnNotKept */ ._J)(session, fault);
    const refused = (0,_report_js__WEBPACK_IMPORTED_MODULE_8__/* .failsUnkept */ .NW)(session, fault);
    const outcome = refused ? 'failed' : wasThere ? 'skipped' : 'completed';
    return {
        ...resultOf(session, wasThere ? `${reason}, but ${what}` : reason, durationMs),
        outcome,
        outputs: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_10__/* .record */ .g1)(outputs),
        unit: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_10__/* .entry */ .f_)(journal.document.units, step),
        artifactId,
        saveFault: fault,
        exitCode: refused ? 1 : 0,
    };
}
function resultOf({ inputs, journal }, reason, durationMs) {
    const unit = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_10__/* .entry */ .f_)(journal.document.units, inputs.step);
    return { step: inputs.step, reason, durationMs, savedMs: 0, outputs: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_10__/* .record */ .g1)(), unit };
}
/** Records that the effect failed or was stopped. Returns why, and what to do about it. */
function recordFault(session, stop, fault, begun) {
    const fix = fault instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg ? ` ${fault.fix}` : '';
    if (stop.reason === 'timeout') {
        (0,_record_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .recordStop */ .G)(session, 'timeout', begun);
        return fault instanceof _effects_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .StoppedError */ .K
            ? 'it took longer than its "timeout-minutes". The next attempt looks whether it took effect.'
            : `${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(fault)}${fix}`;
    }
    if (stop.reason === 'signal')
        return 'by a signal. The next attempt looks whether it took effect.'; // already recorded
    const note = (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(fault).replace(/\.$/, '');
    (0,_record_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .recordFailure */ .C)(session, note, Math.round(performance.now() - begun));
    return `${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(fault)}${fix}`;
}


/***/ }),

/***/ 1359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ explainRefusal)
/* harmony export */ });
/* harmony import */ var _engine_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);


const PERMISSION = 'Give the job "permissions: issues: write", or "pull-requests: write" for a pull request. A run for a pull request from a fork has a read-only token whatever its permissions say.';
/** What GitHub's definite refusals mean here: read from the top, the first line that fits. */
const TABLE = [
    {
        status: 401,
        means: 'the token is not valid, or not any more',
        fix: 'Check the input "token"; without it, the job\'s own is taken.',
    },
    {
        status: 403,
        says: /locked/i,
        means: 'the conversation is locked',
        fix: 'Unlock it, or set "target-number" to another issue, then re-run the job.',
    },
    {
        status: 403,
        says: /archived/i,
        means: 'the repository is archived',
        fix: 'Nothing can be written to it until it is unarchived.',
    },
    {
        status: 403,
        says: /SAML|SSO|IP allow list|organization/i,
        means: "the organization's rules keep this token out",
        fix: 'Authorize the token for the organization, or use the job\'s own "github.token".',
    },
    { status: 403, means: 'the token may not do this', fix: PERMISSION },
    {
        status: 404,
        means: 'there is no such issue or pull request, or the token may not see it',
        fix: `Check "target-number" and "issue-number". ${PERMISSION}`,
    },
    {
        status: 410,
        means: 'issues are disabled in this repository, or this one was deleted',
        fix: 'Enable issues in the repository\'s settings, or set "target-number" to a pull request.',
    },
    {
        status: 422,
        means: 'GitHub does not accept it',
        fix: "What it does not accept is in GitHub's words above.",
    },
];
/** @param what what was to be done, such as `the comment could not be posted to octo/repo#42` */
function explainRefusal(what, answer) {
    const said = (0,_engine_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(answer);
    const row = TABLE.find(({ status, says }) => status === answer.status && (says?.test(said) ?? true));
    const accepted = answer.headers['x-accepted-github-permissions'];
    const needs = accepted === undefined || accepted === '' ? '' : `; it wants ${accepted}`;
    const words = said === '' ? '' : `: "${said}"`;
    const means = row === undefined ? '' : `, ${row.means}`;
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${what}${means} (GitHub answered ${answer.status}${words}${needs}).`, row?.fix ?? 'Re-run the job when that is put right.');
}


/***/ }),

/***/ 914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ StoppedError),
/* harmony export */   V: () => (/* binding */ Stop)
/* harmony export */ });
/* harmony import */ var _store_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9845);

/** The effect was stopped from outside, which says nothing about whether it landed. */
class StoppedError extends Error {
    constructor() {
        super('it was stopped from outside');
    }
}
/** What a request under way still gets once the effect has been stopped, in ms: its answer settles a lot. */
const LAST_ANSWER_MS = 3_000;
/** Timers take at most 2^31 - 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Ends an effect: pauses at once, requests under way a little later; no new one is begun. */
class Stop {
    /** When the effect has to be over, by {@link steadyNow}. */
    deadline;
    #pauses = new AbortController();
    #requests = new AbortController();
    #reason = null;
    /** @param limitMs how long the effect may take; Infinity without a limit */
    constructor(limitMs) {
        this.deadline = (0,_store_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .steadyNow */ .r)() + limitMs;
        if (limitMs <= LONGEST_TIMER_MS)
            setTimeout(() => this.now('timeout'), limitMs).unref();
    }
    get reason() {
        return this.#reason;
    }
    /** For requests. */
    get signal() {
        return this.#requests.signal;
    }
    now(reason) {
        if (this.#reason !== null)
            return;
        this.#reason = reason;
        this.#pauses.abort();
        setTimeout(() => this.#requests.abort(), LAST_ANSWER_MS).unref();
    }
    /** @throws StoppedError once the effect has been stopped */
    check() {
        if (this.#reason !== null)
            throw new StoppedError();
    }
    /** @throws StoppedError as soon as the effect is stopped */
    async pause(ms) {
        this.check();
        const { signal } = this.#pauses;
        await new Promise((resolve) => {
            const end = () => {
                clearTimeout(timer);
                signal.removeEventListener('abort', end);
                resolve();
            };
            const timer = setTimeout(end, Math.min(ms, LONGEST_TIMER_MS));
            signal.addEventListener('abort', end);
        });
        this.check();
    }
}


/***/ })

};
