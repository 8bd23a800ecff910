export const id = 861;
export const ids = [861];
export const modules = {

/***/ 6740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ targetOf),
/* harmony export */   P: () => (/* binding */ openRest)
/* harmony export */ });
/* harmony import */ var _effects_rest_rest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4465);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(558);



/**
 * GitHub's REST API with this step's token.
 * @throws InvalidInputError without a token
 */
function openRest({ context, inputs }, stop) {
    if (inputs.token === '') {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC('The input "token" is empty.', 'Leave it out to use the job\'s own "github.token".');
    }
    const apiUrl = process.env.GITHUB_API_URL || 'https://api.github.com';
    return new _effects_rest_rest_js__WEBPACK_IMPORTED_MODULE_0__/* .Rest */ .N9({
        apiUrl,
        graphqlUrl: process.env.GITHUB_GRAPHQL_URL || `${apiUrl.replace(/\/v3\/?$/, '')}/graphql`,
        repository: context.scope.repository,
        token: inputs.token,
        stop,
        onWait: _workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq,
    });
}
/**
 * The number of the issue or pull request that a label or comment goes to.
 * @throws InvalidInputError when there is none
 */
function targetOf({ context }, given) {
    const number = given || context.work.issueNumber;
    if (/^[1-9]\d{0,17}$/.test(number))
        return number;
    throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC(number === ''
        ? 'There is no issue or pull request that this could go to: the event is about none.'
        : `"${number}" is not the number of an issue or pull request.`, 'Set "target-number", or "issue-number".');
}


/***/ }),

/***/ 8861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   labelStep: () => (/* binding */ labelStep)
/* harmony export */ });
/* harmony import */ var _engine_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5800);
/* harmony import */ var _before_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4640);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6740);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3882);




/** `labels`: added to an issue or pull request; those that others added stay. */
async function labelStep(session, remote, signals, given) {
    const { inputs } = session;
    const issue = (0,_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .targetOf */ .$)(session, given.target);
    const print = (0,_engine_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({
        kind: 'labels',
        ...(inputs.fingerprint === ''
            ? { labels: [...given.names].sort().join('\n'), 'target-number': issue, inputs: inputs.inputs }
            : { fingerprint: inputs.fingerprint }),
    });
    const before = await (0,_before_step_js__WEBPACK_IMPORTED_MODULE_1__/* .settleBeforehand */ .S)(session, remote, print);
    if ('done' in before)
        return (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .report */ .z8)(session, before.done);
    const { addLabels } = await Promise.all(/* import() */[__webpack_require__.e(382), __webpack_require__.e(153), __webpack_require__.e(575)]).then(__webpack_require__.bind(__webpack_require__, 3575));
    const wish = { issue, names: given.names, create: given.create };
    return (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .report */ .z8)(session, await addLabels(session, remote, signals, print, before.run, wish));
}


/***/ }),

/***/ 4465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N9: () => (/* binding */ Rest),
  hk: () => (/* binding */ RestRefusal),
  Jk: () => (/* binding */ UnreachableError)
});

// EXTERNAL MODULE: ./build/src/engine/answer.js
var engine_answer = __webpack_require__(52);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __webpack_require__(4078);
// EXTERNAL MODULE: ./build/src/store/clock.js
var clock = __webpack_require__(9845);
// EXTERNAL MODULE: ./build/src/store/for-each-limited.js
var for_each_limited = __webpack_require__(3435);
;// CONCATENATED MODULE: ./build/src/effects/rest/exchange.js

/**
 * One request and its whole answer; never throws. Written on Node's own client: a library would cost five times its
 * start-up time, and would not say whether anything had been sent when a request failed, which decides whether it may
 * be sent again.
 */
async function exchange(request) {
    let sent = false;
    try {
        const { url, method, headers, signal } = request;
        const [{ request: open }, agent] = await Promise.all([clientOf(url), proxyAgentFor(url)]);
        const options = { method, headers, signal, ...(agent === undefined ? {} : { agent }) };
        const outgoing = open(url, options);
        onConnected(outgoing, () => {
            sent = true;
        });
        const response = answerTo(outgoing);
        outgoing.end(request.body);
        return await whole(await response);
    }
    catch (error) {
        const fault = request.signal.aborted ? 'no answer came in time' : (0,errors/* describeError */.Uc)(error);
        return { kind: sent ? 'lost' : 'not-sent', fault };
    }
}
function clientOf(url) {
    return url.protocol === 'http:' ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7067, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19));
}
/** Where the runner's environment names a proxy, the one that GitHub's own clients would use. */
async function proxyAgentFor(url) {
    const { env } = process;
    const proxy = env.https_proxy || env.HTTPS_PROXY || env.http_proxy || env.HTTP_PROXY;
    return proxy ? (await Promise.all(/* import() */[__webpack_require__.e(942), __webpack_require__.e(915)]).then(__webpack_require__.bind(__webpack_require__, 915))).agentFor(url) : undefined;
}
/** Before it is connected, nothing can have been sent; afterwards, everything may have been. */
function onConnected(outgoing, then) {
    outgoing.once('socket', (socket) => {
        if (!socket.connecting)
            return then();
        const event = socket.encrypted ? 'secureConnect' : 'connect';
        socket.once(event, then);
    });
}
function answerTo(outgoing) {
    return new Promise((resolve, reject) => {
        outgoing.once('response', resolve);
        // Stays: after the answer has begun, the answer reports what goes wrong.
        outgoing.on('error', reject);
    });
}
/** @throws Error when the answer was cut short */
async function whole(response) {
    const chunks = [];
    for await (const chunk of response)
        chunks.push(chunk);
    if (!response.complete)
        throw new Error('the answer was cut short');
    return {
        kind: 'answered',
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: parse(Buffer.concat(chunks).toString('utf8')),
    };
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/effects/rest/rest.js






/** A definite refusal, for whoever knows what was to be done. */
class RestRefusal extends Error {
    answer;
    constructor(answer) {
        super(`GitHub answered ${answer.status}: ${(0,engine_answer/* messageOf */.bD)(answer)}`);
        this.answer = answer;
    }
}
/** GitHub could not be asked, or gave no answer that says anything. */
class UnreachableError extends errors/* CheckpointError */.jg {
}
/** GitHub itself ends a request after 10 s. */
const REQUEST_MS = 20_000;
const PAGE_SIZE = 100;
/** Pages asked for at once. */
const PARALLEL = 4;
const MAX_REDIRECTS = 3;
/** Pauses before a question is asked again that got no answer, in ms. */
const RETRY_PAUSES_MS = [500, 1_500, 4_000, 10_000];
/** The longest that a rate limit is waited for where no "timeout-minutes" says how long the step may take, in ms. */
const MAX_WAIT_MS = 15 * 60_000;
/** GitHub's REST API as one repository's effects use it. Only questions are asked again by itself. */
class Rest {
    #options;
    #giveUpAt;
    constructor(options) {
        this.#options = options;
        const { deadline } = options.stop;
        this.#giveUpAt = Number.isFinite(deadline) ? deadline : (0,clock/* steadyNow */.r)() + MAX_WAIT_MS;
    }
    /**
     * Sends one request that changes something, once. What its answer means for whether to send it again is up to the
     * caller, who may have to look first whether it landed.
     * @throws StoppedError before anything is sent
     */
    async send(method, path, body) {
        this.#options.stop.check();
        return this.#follow(method, this.#url(path), body);
    }
    /**
     * Waits as long as GitHub says, within reason.
     * @param times how often it has said so before
     * @throws UnreachableError when that is too long, StoppedError
     */
    async wait(answer, times) {
        const { stop, onWait } = this.#options;
        const wait = (0,engine_answer/* waitOf */.pE)(answer, times, Date.now());
        const said = (0,engine_answer/* messageOf */.bD)(answer) || 'its rate limit is used up';
        if ((0,clock/* steadyNow */.r)() + wait > this.#giveUpAt) {
            throw new UnreachableError(`GitHub asks to wait for ${(0,words/* duration */.p0)(wait)} (${said}), which is longer than this step waits.`, 'Re-run the job later, or give the step more "timeout-minutes".');
        }
        onWait(`GitHub asks to wait for ${(0,words/* duration */.p0)(wait)} (${said}).`);
        await stop.pause(wait);
    }
    /**
     * What there is at a path.
     * @throws RestRefusal when GitHub refuses, UnreachableError when it cannot be asked
     */
    async get(path) {
        return (await this.#ask(() => this.#follow('GET', this.#url(path)))).body;
    }
    /** All entries of a list, over all its pages. */
    async list(path) {
        const pages = [];
        const page = async (number) => {
            const answer = await this.#ask(() => this.#follow('GET', this.#page(path, number)), Array.isArray);
            pages[number - 1] = answer.body;
            return answer.headers.link ?? '';
        };
        let links = await page(1);
        const last = Number(/[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(links)?.[1] ?? 1);
        const others = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
        await (0,for_each_limited/* forEachLimited */.v)(others, PARALLEL, async (number) => {
            const answered = await page(number);
            if (number === last)
                links = answered;
        });
        // What has come meanwhile.
        for (let next = last + 1; /rel="next"/.test(links); next += 1)
            links = await page(next);
        return pages.flat();
    }
    /** @throws as {@link get} */
    async graphql(query) {
        const url = new URL(this.#options.graphqlUrl);
        return (await this.#ask(() => this.#follow('POST', url, { query }))).body;
    }
    /** @param isWhole whether a body is what was asked for; anything else, somebody on the way has made up */
    async #ask(once, isWhole = () => true) {
        for (const pause of [...RETRY_PAUSES_MS, null]) {
            const answer = await this.#patiently(once);
            const verdict = (0,engine_answer/* verdictOf */.Vj)(answer);
            if (answer.kind === 'answered' && verdict === 'landed' && isWhole(answer.body))
                return answer;
            if (answer.kind === 'answered' && verdict === 'refused')
                throw new RestRefusal(answer);
            if (pause === null)
                throw unreachable(answer);
            await this.#options.stop.pause(pause);
        }
        throw new Error('unreachable');
    }
    async #patiently(once) {
        for (let times = 0;; times += 1) {
            this.#options.stop.check();
            const answer = await once();
            if ((0,engine_answer/* verdictOf */.Vj)(answer) !== 'wait')
                return answer;
            await this.wait(answer, times);
        }
    }
    /** Renamed and moved repositories answer with their new address. */
    async #follow(method, url, body) {
        let at = url;
        for (let redirects = 0;; redirects += 1) {
            const answer = await this.#once(method, at, body);
            if (answer.kind !== 'answered' || ![301, 302, 307, 308].includes(answer.status))
                return answer;
            const next = relativeTo(at, answer.headers.location ?? '');
            // The token is for this host only.
            if (next?.origin !== url.origin || redirects === MAX_REDIRECTS)
                return answer;
            at = next;
        }
    }
    #once(method, url, body) {
        const { token, stop } = this.#options;
        const text = body === undefined ? undefined : JSON.stringify(body);
        return exchange({
            method,
            url,
            headers: {
                accept: 'application/vnd.github+json',
                authorization: `Bearer ${token}`,
                'user-agent': 'checkpoint-action',
                'x-github-api-version': '2022-11-28',
                ...(text === undefined
                    ? {}
                    : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
            },
            body: text,
            signal: AbortSignal.any([stop.signal, AbortSignal.timeout(REQUEST_MS)]),
        });
    }
    #url(path) {
        const { apiUrl, repository } = this.#options;
        return new URL(`${apiUrl.replace(/\/+$/, '')}/repos/${repository}${path}`);
    }
    #page(path, number) {
        const url = this.#url(path);
        url.searchParams.set('per_page', String(PAGE_SIZE));
        url.searchParams.set('page', String(number));
        return url;
    }
}
function relativeTo(base, location) {
    try {
        return new URL(location, base);
    }
    catch {
        return null;
    }
}
function unreachable(answer) {
    return new UnreachableError(`GitHub could not be asked (${(0,engine_answer/* faultOf */.Kl)(answer)}).`, 'Re-run the job when GitHub is well again.');
}


/***/ }),

/***/ 52:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   pE: () => (/* binding */ waitOf),
/* harmony export */   zM: () => (/* binding */ isStatus)
/* harmony export */ });
const TABLE = [
    { when: ({ kind }) => kind === 'not-sent', verdict: 'not' },
    { when: ({ kind }) => kind === 'lost', verdict: 'ambiguous' },
    { when: (a) => isStatus(a, 204), verdict: 'landed' },
    { when: (a) => isStatus(a, 200, 299) && hasBody(a), verdict: 'landed' },
    // Something between GitHub and us, such as a proxy, answered with a page of its own.
    { when: (a) => isStatus(a, 200, 299), verdict: 'ambiguous' },
    { when: (a) => isStatus(a, 429), verdict: 'wait' },
    { when: (a) => isStatus(a, 403) && isRateLimit(a), verdict: 'wait' },
    { when: (a) => isStatus(a, 408), verdict: 'ambiguous' },
    { when: (a) => isStatus(a, 500, 599), verdict: 'ambiguous' },
];
/** Read from the top, the first line that applies decides; any other answer is a definite refusal. */
function verdictOf(answer) {
    return TABLE.find(({ when }) => when(answer))?.verdict ?? 'refused';
}
/** What GitHub says about an error: its message and the details, on one line. Empty when it says nothing. */
function messageOf(answer) {
    if (answer.kind !== 'answered')
        return answer.fault;
    const { message, errors } = membersOf(answer.body);
    const details = (Array.isArray(errors) ? errors : []).flatMap((error) => {
        if (typeof error === 'string')
            return [error];
        const { message: text, field, code } = membersOf(error);
        const said = text ?? [field, code].filter((part) => typeof part === 'string').join(' ');
        return typeof said === 'string' && said !== '' ? [said] : [];
    });
    const own = typeof message === 'string' ? [message] : [];
    return [...own, ...details].join('; ').replace(/\s+/g, ' ');
}
/** What went wrong with a request, in words: `it answered 502: Bad gateway`, or why there was no answer. */
function faultOf(answer) {
    if (answer.kind !== 'answered')
        return answer.fault;
    const said = messageOf(answer);
    return `it answered ${answer.status}${said === '' ? '' : `: ${said}`}`;
}
/** Without any hint, GitHub asks for at least a minute, and for longer each time. */
const UNTOLD_MS = 60_000;
const A_SECOND = 1000;
/**
 * How long to wait before asking again, in ms: as long as the answer says, but at least a second, doubling each time,
 * so that a service that says "at once" is not asked without end.
 * @param times how often this request has been told to wait before
 * @param now ms since the epoch; GitHub's own clock counts where the answer has it
 */
function waitOf(answer, times, now) {
    if (answer.kind !== 'answered')
        return 0;
    const least = A_SECOND * 2 ** Math.min(times, 6);
    return Math.max(least, toldWait(answer.headers, now) ?? UNTOLD_MS * 2 ** Math.min(times, 6));
}
/** What the headers say, in ms; null when they say nothing. */
function toldWait(headers, now) {
    const said = headers['retry-after'];
    const clock = Date.parse(headers.date ?? '') || now;
    if (said !== undefined && /^\d{1,9}$/.test(said.trim()))
        return Number(said) * A_SECOND;
    if (said !== undefined && Date.parse(said) > 0)
        return Math.max(0, Date.parse(said) - clock);
    const reset = Number(headers['x-ratelimit-reset']);
    if (headers['x-ratelimit-remaining'] === '0' && reset > 0) {
        // Both times are cut to whole seconds; one more makes sure that the new hour has begun.
        return Math.max(0, reset * A_SECOND - clock) + A_SECOND;
    }
    return null;
}
function isRateLimit(answer) {
    if (answer.kind !== 'answered')
        return false;
    const { headers } = answer;
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit|abuse detection/i.test(messageOf(answer)));
}
function isStatus(answer, from, to = from) {
    return answer.kind === 'answered' && answer.status >= from && answer.status <= to;
}
function hasBody(answer) {
    return answer.kind === 'answered' && answer.body !== undefined;
}
function membersOf(value) {
    return value !== null && typeof value === 'object' ? value : {};
}


/***/ }),

/***/ 3435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ forEachLimited)
/* harmony export */ });
/** Does `work` for every item, at most `limit` at a time. The first failure is thrown; work under way goes on. */
async function forEachLimited(items, limit, work) {
    const queue = items.values();
    const lanes = Array.from({ length: Math.min(limit, items.length) }, async () => {
        for (const item of queue)
            await work(item);
    });
    await Promise.all(lanes);
}


/***/ })

};
