export const id = 458;
export const ids = [458];
export const modules = {

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

/***/ 2458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postComment: () => (/* binding */ postComment)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/engine/answer.js
var engine_answer = __webpack_require__(52);
// EXTERNAL MODULE: ./build/src/engine/marker.js
var engine_marker = __webpack_require__(3460);
;// CONCATENATED MODULE: ./build/src/engine/own-comments.js

/** Whether there is a comment that could be ours. Only then does it matter who we are. */
function mayBeOurs(comments, claim) {
    return comments.some((comment) => comment.id === claim.id || carries(comment, claim.hash) !== null);
}
/**
 * Our comments among all of an issue, lowest id first; the first one stays, the others are duplicates.
 *
 * | is it known who we are? | ours are, of the comments that carry our marker                                  |
 * |-------------------------|----------------------------------------------------------------------------------|
 * | yes                     | those that we wrote, whatever their nonce: a racer of this step has another one   |
 * | no                      | those by the author of the recorded one, else of the first one with our nonce,   |
 * |                         | else of the first one by a bot                                                    |
 *
 * The one with the recorded id is ours, too, if it carries our marker (it was posted with another token) or if we wrote
 * it (somebody took the marker away); a record that names any other comment is wrong. Everybody can copy a marker,
 * nonce included, once it is posted, so it never makes a stranger's comment ours.
 */
function ownComments(comments, claim) {
    const marked = comments.filter((comment) => carries(comment, claim.hash) !== null).sort(byId);
    const recorded = comments.find((comment) => comment.id === claim.id && isOurRecorded(comment, claim));
    const author = claim.me ??
        recorded?.author ??
        marked.find((comment) => carries(comment, claim.hash)?.nonce === claim.nonce)?.author ??
        marked.find((comment) => comment.author?.isBot)?.author ??
        null;
    const written = marked.filter((comment) => author !== null && isSame(comment.author, author));
    return recorded === undefined || written.includes(recorded) ? written : [...written, recorded].sort(byId);
}
function isOurRecorded(comment, { hash, me }) {
    if (carries(comment, hash) !== null)
        return true;
    return me === null ? comment.author?.isBot === true : isSame(comment.author, me);
}
function isSame(a, b) {
    if (a === null || b === null)
        return false;
    return a.id !== null && b.id !== null ? a.id === b.id : a.login.toLowerCase() === b.login.toLowerCase();
}
function carries(comment, hash) {
    const marker = (0,engine_marker/* markerOf */.we)(comment.body);
    return marker?.hash === hash ? marker : null;
}
function byId(a, b) {
    return a.id - b.id;
}

// EXTERNAL MODULE: ./build/src/effects/rest/refusal.js
var refusal = __webpack_require__(1359);
// EXTERNAL MODULE: ./build/src/effects/rest/rest.js + 1 modules
var rest = __webpack_require__(4465);
;// CONCATENATED MODULE: ./build/src/effects/comment/comments.js

/** The comments of one issue or pull request, as REST shows them. */
class Comments {
    #rest;
    #path;
    #me = null;
    constructor(rest, issue) {
        this.#rest = rest;
        this.#path = `/issues/${issue}/comments`;
    }
    async all() {
        const entries = await this.#rest.list(this.#path);
        return entries.flatMap((shown) => commentOf(shown) ?? []);
    }
    /** Null: there is none of this id. */
    async one(id) {
        try {
            return commentOf(await this.#rest.get(`/issues/comments/${id}`)) ?? null;
        }
        catch (error) {
            if (error instanceof rest/* RestRefusal */.hk && [404, 410].includes(error.answer.status))
                return null;
            throw error;
        }
    }
    post(body) {
        return this.#rest.send('POST', this.#path, { body });
    }
    edit(id, body) {
        return this.#rest.send('PATCH', `/issues/comments/${id}`, { body });
    }
    remove(id) {
        return this.#rest.send('DELETE', `/issues/comments/${id}`);
    }
    /**
     * Whom the token speaks for; null when that cannot be learnt. GraphQL tells every kind of token, and REST's
     * `/user` only those of people.
     */
    me() {
        this.#me ??= this.#askWhoAmI();
        return this.#me;
    }
    async #askWhoAmI() {
        try {
            const answer = await this.#rest.graphql('query { viewer { login databaseId } }');
            const { login, databaseId } = member(member(answer, 'data'), 'viewer');
            if (typeof login !== 'string' || login === '')
                return null;
            return {
                login,
                id: typeof databaseId === 'number' ? databaseId : null,
                isBot: login.endsWith('[bot]'),
            };
        }
        catch (error) {
            // Where GraphQL is refused we may post all the same. That GitHub cannot be reached is another matter.
            if (error instanceof rest/* RestRefusal */.hk)
                return null;
            throw error;
        }
    }
}
/** A comment as REST shows it; undefined when it is nothing of the kind. */
function commentOf(shown) {
    const { id, html_url: url, body, user } = members(shown);
    if (typeof id !== 'number')
        return undefined;
    return {
        id,
        url: typeof url === 'string' ? url : '',
        body: typeof body === 'string' ? body : '',
        author: authorOf(user),
    };
}
function authorOf(user) {
    const { login, id, type } = members(user);
    if (typeof login !== 'string')
        return null;
    return { login, id: typeof id === 'number' ? id : null, isBot: type === 'Bot' };
}
function member(value, name) {
    return members(value)[name] ?? {};
}
function members(value) {
    return value !== null && typeof value === 'object' ? value : {};
}

;// CONCATENATED MODULE: ./build/src/effects/comment/keep-one.js


/** Pauses before a removal is asked for again, which does no harm, in ms. */
const AGAIN_PAUSES_MS = [500, 2_000];
/**
 * Of several comments of ours, the lowest id stays, and nothing that a newer run has written is lost with the others.
 * Null: none of them is there any more.
 * @param own by their ids
 * @param run the one that looks
 */
async function keepOne(own, comments, run, stop, warn) {
    if (own.length <= 1)
        return own[0] ?? null;
    const there = [];
    // The list may still show one that is deleted, in favour of which none of the others may go.
    for (const { id } of own) {
        const one = await comments.one(id);
        if (one !== null)
            there.push(one);
    }
    const [first, ...others] = there;
    if (first === undefined)
        return null;
    const newest = there.reduce((a, b) => ((0,engine_marker/* compareRuns */.qB)((0,engine_marker/* writerOf */.bi)(b.body), (0,engine_marker/* writerOf */.bi)(a.body)) > 0 ? b : a));
    let kept = first;
    if (newest !== first && (0,engine_marker/* compareRuns */.qB)((0,engine_marker/* writerOf */.bi)(newest.body), run) > 0) {
        const answer = await comments.edit(first.id, newest.body);
        if ((0,engine_answer/* verdictOf */.Vj)(answer) !== 'landed')
            return newest;
        kept = { ...first, body: newest.body };
    }
    for (const other of others)
        await remove(other, comments, stop, warn);
    return kept;
}
/** Whoever comes next may never look again, so that a gateway's bad moment must not leave two. */
async function remove({ id, url }, comments, stop, warn) {
    for (const pause of [...AGAIN_PAUSES_MS, null]) {
        const answer = await comments.remove(id);
        const verdict = (0,engine_answer/* verdictOf */.Vj)(answer);
        if (verdict === 'landed' || (0,engine_answer/* isStatus */.zM)(answer, 404))
            return;
        if (verdict === 'refused' || pause === null) {
            warn(`The duplicate ${url} could not be removed (${(0,engine_answer/* faultOf */.Kl)(answer)}).`);
            return;
        }
        await stop.pause(pause);
    }
}

;// CONCATENATED MODULE: ./build/src/effects/comment/place-comment.js







/** How often the comment is posted when no answer says whether it was, and no look-up finds it. */
const MAX_POSTS = 3;
/** GitHub's list can be behind: pauses before the look-ups after an answer that says nothing, in ms. */
const LOOK_UP_PAUSES_MS = [500, 2_000, 5_000];
/** Pauses before a change is asked for again that was not made, in ms. */
const place_comment_AGAIN_PAUSES_MS = [500, 2_000, 5_000];
/** How often a comment is edited that others edit at the same time. */
const MAX_EDITS = 3;
/** Pauses before the look-ups after a post, which find racers, in ms; no more rounds than these. */
const ROUND_PAUSES_MS = [0, 1_000, 2_000];
/**
 * Brings one comment of ours to an issue: looks for it before every post and after every answer that leaves open
 * whether it was posted; adopts it, edits it, or posts it.
 */
class CommentPlacer {
    #comments;
    #rest;
    #stop;
    #wish;
    #warn;
    #first;
    #poster = null;
    #posts = 0;
    /** Begins with the first look-up at once, which changes nothing. */
    constructor(rest, stop, wish, warn) {
        this.#comments = new Comments(rest, wish.issue);
        this.#rest = rest;
        this.#stop = stop;
        this.#wish = wish;
        this.#warn = warn;
        this.#first = this.#comments.all();
        this.#first.catch(() => { }); // reported by whoever waits for it
    }
    /**
     * @throws RefusedError when GitHub refuses, UnreachableError when it cannot be known whether it was posted,
     * StoppedError
     */
    async place() {
        try {
            return await this.#place();
        }
        catch (error) {
            if (error instanceof rest/* RestRefusal */.hk)
                throw this.#refusal('the comments could not be read', error.answer);
            throw error;
        }
    }
    async #place() {
        let seen = await this.#first;
        for (let waits = 0, gone = 0;;) {
            const own = await this.#keepOne(await this.#own(seen));
            if (own !== null) {
                const placed = await this.#bringUpToDate(own, this.#posts > 0 ? 'posted' : 'found');
                if (placed !== null)
                    return placed;
                // The list still shows what is deleted, for a while.
                const pause = place_comment_AGAIN_PAUSES_MS[gone++];
                if (pause === undefined)
                    throw this.#unsettled();
                await this.#stop.pause(pause);
                seen = await this.#comments.all();
                continue;
            }
            const { recorded } = this.#wish;
            if (recorded !== null && !seen.some(({ id }) => id === recorded)) {
                // The list may be behind, or have been shifted by a deletion between two of its pages.
                const hidden = await this.#comments.one(recorded);
                if (hidden === null)
                    return { how: 'deleted', id: recorded, url: '' };
                seen = [...seen, hidden];
                continue;
            }
            if (this.#posts === MAX_POSTS)
                throw this.#unsettled();
            const answer = await this.#comments.post(this.#body);
            const verdict = (0,engine_answer/* verdictOf */.Vj)(answer);
            const posted = answer.kind === 'answered' ? commentOf(answer.body) : undefined;
            if (verdict === 'landed' && posted !== undefined)
                return this.#afterPost(posted);
            if (verdict === 'refused')
                throw this.#refusal('the comment could not be posted', answer);
            if (verdict === 'wait') {
                await this.#rest.wait(answer, waits++);
                seen = await this.#comments.all();
                continue;
            }
            this.#posts += 1;
            seen = await this.#lookAgain(answer);
        }
    }
    /** After an answer that leaves open whether the comment was posted: several look-ups, for as long as none finds it. */
    async #lookAgain(answer) {
        this.#warn(`GitHub did not say that the comment was posted (${(0,engine_answer/* faultOf */.Kl)(answer)}); looking for it.`);
        let seen = [];
        for (const pause of LOOK_UP_PAUSES_MS) {
            await this.#stop.pause(pause);
            seen = await this.#comments.all();
            if ((await this.#own(seen)).length > 0 || (0,engine_answer/* verdictOf */.Vj)(answer) === 'not')
                break;
        }
        return seen;
    }
    /** Of racers in the same second, the lowest id stays, and each of them sees to that. */
    async #afterPost(posted) {
        this.#poster = posted.author;
        const mine = { how: 'posted', id: posted.id, url: posted.url };
        try {
            for (const pause of ROUND_PAUSES_MS) {
                await this.#stop.pause(pause);
                const own = await this.#own(await this.#comments.all());
                const isSeen = own.some(({ id }) => id === posted.id);
                // The list may be behind, also with what was just posted.
                const all = isSeen ? own : [...own, posted].sort((a, b) => a.id - b.id);
                const kept = await this.#keepOne(all);
                if (kept !== null && kept.id !== posted.id)
                    return (await this.#bringUpToDate(kept, 'posted')) ?? mine;
                if (isSeen && all.length === 1)
                    break;
            }
        }
        catch {
            // It is posted. What could not be tidied up is looked at again by whoever comes next.
        }
        return mine;
    }
    /** Null: it is gone, although nothing recorded says that it was there. */
    async #bringUpToDate(own, how) {
        const { sticky, text, marker } = this.#wish;
        let current = own;
        let asked = false;
        for (let failures = 0, waits = 0, edits = 0;;) {
            const { id, url, body } = current;
            const order = (0,engine_marker/* compareRuns */.qB)((0,engine_marker/* writerOf */.bi)(body), marker.run);
            if (order > 0)
                return { how: (0,engine_marker/* textOf */.b6)(body) === text ? how : 'newer', id, url };
            // One that says the same on behalf of an older run would let a run in between overwrite it.
            if ((0,engine_marker/* textOf */.b6)(body) === text && !(sticky && order < 0))
                return { how: asked ? 'edited' : how, id, url };
            const answer = await this.#comments.edit(id, this.#body);
            asked = true;
            const verdict = (0,engine_answer/* verdictOf */.Vj)(answer);
            // A sticky one is read again: an older run may have been writing at the same time.
            if (verdict === 'landed' && (!sticky || ++edits === MAX_EDITS))
                return { how: 'edited', id, url };
            if (verdict === 'landed')
                await this.#stop.pause(0);
            else if (verdict === 'wait')
                await this.#rest.wait(answer, waits++);
            else if (verdict === 'refused' && !(0,engine_answer/* isStatus */.zM)(answer, 404)) {
                throw this.#refusal(`the comment ${url} could not be edited`, answer);
            }
            else {
                const pause = place_comment_AGAIN_PAUSES_MS[failures++];
                if (pause === undefined)
                    throw this.#unsettled();
                if (verdict !== 'refused')
                    await this.#stop.pause(pause);
            }
            current = await this.#comments.one(id);
            if (current === null) {
                return id === this.#wish.recorded ? { how: 'deleted', id, url: '' } : null;
            }
            if (verdict === 'refused')
                throw this.#refusal(`the comment ${url} could not be edited`, answer);
        }
    }
    #keepOne(own) {
        return keepOne(own, this.#comments, this.#wish.marker.run, this.#stop, this.#warn);
    }
    async #own(seen) {
        const { marker, recorded } = this.#wish;
        const claim = { hash: marker.hash, nonce: marker.nonce, id: recorded };
        if (!mayBeOurs(seen, claim))
            return [];
        return ownComments(seen, { ...claim, me: this.#poster ?? (await this.#comments.me()) });
    }
    get #body() {
        return (0,engine_marker/* bodyWith */.$H)(this.#wish.text, this.#wish.marker);
    }
    #refusal(what, answer) {
        if (answer.kind !== 'answered')
            return this.#unsettled();
        return (0,refusal/* explainRefusal */.G)(`${what} at #${this.#wish.issue}`, answer);
    }
    #unsettled() {
        return new rest/* UnreachableError */.Jk(`GitHub never said whether the comment at #${this.#wish.issue} was posted, and it is not to be seen there.`, 'Re-run the job: it looks for the comment before it posts another one.');
    }
}

// EXTERNAL MODULE: ./build/src/effects/stop.js
var effects_stop = __webpack_require__(914);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/hash.js + 1 modules
var hash = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/secrets.js
var secrets = __webpack_require__(1249);
// EXTERNAL MODULE: ./build/src/action/github-api.js
var github_api = __webpack_require__(6740);
// EXTERNAL MODULE: ./build/src/action/perform-effect.js
var perform_effect = __webpack_require__(9627);
// EXTERNAL MODULE: ./build/src/action/record-done.js + 1 modules
var record_done = __webpack_require__(8072);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/post-comment.js












/** GitHub's own limit, in characters. */
const MAX_BODY = 65_536;
/** Looks for the step's comment, and posts it, edits it, or takes it as it is. */
async function postComment(session, remote, signals, print, reason, wish) {
    const { context, inputs, journal } = session;
    const { step, policies } = inputs;
    const { issue, text, sticky } = wish;
    const before = (0,record/* entry */.f_)(journal.document.units, step)?.comment;
    // With "resume: false" one that somebody deleted may be posted again.
    const known = before?.issue === issue && inputs.resume ? before : undefined;
    const marker = {
        hash: (0,engine_marker/* commentHash */.c_)({
            repository: context.scope.repository,
            runId: sticky ? null : context.runId,
            scope: context.scopeHash,
            step,
        }),
        nonce: known?.nonce ?? (0,external_node_crypto_.randomBytes)(16).toString('hex'),
        run: { number: context.runNumber, id: context.runId, attempt: context.attempt },
    };
    refuseOversize((0,engine_marker/* bodyWith */.$H)(text, marker));
    refuseSecrets(session, text);
    const target = `${context.scope.repository}#${issue}`;
    const stop = new effects_stop/* Stop */.V(policies.timeoutMs);
    const rest = (0,github_api/* openRest */.P)(session, stop);
    const recorded = known?.id ?? null;
    const placer = new CommentPlacer(rest, stop, { issue, text, marker, sticky, recorded }, workflow_commands/* warning */.$e);
    return (0,perform_effect/* performEffect */.d)(session, remote, signals, print, reason, {
        lines: [`It comments on ${target}, ${text.length} characters.`],
        comment: { ...known, issue, nonce: marker.nonce },
        stop,
        perform: async () => {
            const placed = await placer.place();
            if (placed.how === 'deleted') {
                (0,workflow_commands/* warning */.$e)(`The comment of ${step} on ${target} has been deleted since it was posted, and is not posted again. "resume: false" would.`);
            }
            const comment = { issue, nonce: marker.nonce, id: placed.id, url: placed.url || (known?.url ?? '') };
            return performed(placed, { ...comment, text: (0,hash/* sha256 */.s)(text) });
        },
    });
}
const WHAT = {
    posted: (url) => `posted ${url}`,
    edited: (url) => `edited ${url}`,
    found: (url) => `its comment is there, ${url}`,
    newer: (url) => `a newer run has written ${url}`,
    deleted: (url) => `its comment ${url} was deleted and stays deleted`,
};
function performed({ how }, comment) {
    const url = comment.url ?? '';
    return {
        wasThere: how !== 'posted' && how !== 'edited',
        what: WHAT[how](url),
        outputs: new Map([
            ['comment-id', String(comment.id ?? '')],
            ['comment-url', url],
        ]),
        comment,
    };
}
function refuseOversize(body) {
    const length = [...body].length;
    if (length <= MAX_BODY)
        return;
    throw new errors/* InvalidInputError */.oC(`The comment has ${length} characters, the line by which it is found again included; GitHub takes ${MAX_BODY}.`, 'Shorten it, or keep the rest in an artifact and link to it.');
}
/** A comment is there for everybody who may read the repository, and in their mail. */
function refuseSecrets(session, text) {
    const found = (0,record_done/* secretsOf */.F)(session, [], new Map()).inText(text);
    if (found === secrets/* KNOWN_SECRET */.Bc) {
        throw new errors/* RefusedError */.fk('The comment was not posted: it contains the value of a secret of this job.', 'Take it out. What counts is the token, the encryption key, and environment variables whose names say that they are secret.');
    }
    if (found !== null)
        (0,workflow_commands/* warning */.$e)(`The comment of ${session.inputs.step} is posted, but ${found}.`);
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
