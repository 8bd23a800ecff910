export const id = 668;
export const ids = [668];
export const modules = {

/***/ 708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var node_http__WEBPACK_IMPORTED_MODULE_1___namespace_cache;
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ ExchangeError),
/* harmony export */   cv: () => (/* binding */ exchange),
/* harmony export */   o_: () => (/* binding */ jsonOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9845);



/** Why a request came to nothing, in words that never hold an address: signed ones are as good as a password. */
class ExchangeError extends Error {
}
const USER_AGENT = 'checkpoint-action';
/** How often a deadline is looked at, which a signal may bring forward, in ms. */
const WATCH_MS = 50;
/**
 * Connections stay open for the next request of this process, but no longer than anything on the way keeps them: a
 * request on one that is dead without anybody having said so gets no answer.
 */
const KEPT = { keepAlive: true, timeout: 20_000 };
const plain = new node_http__WEBPACK_IMPORTED_MODULE_1__.Agent(KEPT);
let secure = null;
async function agentFor(url) {
    if (url.protocol === 'http:')
        return { client: /*#__PURE__*/ (node_http__WEBPACK_IMPORTED_MODULE_1___namespace_cache || (node_http__WEBPACK_IMPORTED_MODULE_1___namespace_cache = __webpack_require__.t(node_http__WEBPACK_IMPORTED_MODULE_1__, 2))), agent: plain };
    if (url.protocol !== 'https:')
        throw new ExchangeError('an address that is not HTTP');
    // Loaded on its own, since it takes longer than the rest of this.
    const https = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19));
    secure ??= new https.Agent(KEPT);
    return { client: https, agent: secure };
}
/** @throws ExchangeError when there was no whole answer, of whatever status */
async function exchange(asked) {
    const { method, url, body, maxBytes, deadline } = asked;
    const { client, agent } = await agentFor(url);
    const headers = { 'user-agent': USER_AGENT, ...asked.headers };
    if (body !== undefined)
        headers['content-length'] = Buffer.byteLength(body);
    return new Promise((resolve, reject) => {
        const request = client.request(url, { method, headers, agent });
        const watch = setInterval(() => {
            if ((0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .steadyNow */ .r)() >= deadline())
                fail('no answer in time');
        }, WATCH_MS);
        const fail = (why) => {
            clearInterval(watch);
            reject(new ExchangeError(why));
            request.destroy();
        };
        request.on('error', (error) => fail(error.code ?? 'the connection failed'));
        request.on('response', (response) => {
            const chunks = [];
            let size = 0;
            response.on('data', (chunk) => {
                chunks.push(chunk);
                size += chunk.length;
                if (size > maxBytes)
                    fail(`an answer of more than ${maxBytes} bytes`);
            });
            response.on('error', () => fail('the answer was cut'));
            response.on('close', () => {
                if (!response.complete)
                    return fail('the answer was cut');
                clearInterval(watch);
                resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
            });
        });
        request.end(body);
    });
}
/** The body of a good answer as JSON. */
function jsonOf({ status, body }) {
    if (status !== 200)
        throw new ExchangeError(`status ${status}`);
    try {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(body))
            return JSON.parse(body.toString('utf8'));
    }
    catch {
        // said below
    }
    throw new ExchangeError('an answer that is not JSON');
}


/***/ }),

/***/ 8668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadDirectly: () => (/* binding */ loadDirectly)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9646);
/* harmony import */ var _for_each_limited_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3435);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6451);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6942);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(708);
/* harmony import */ var _rest_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3477);
/* harmony import */ var _results_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9761);








/** Downloads at a time. */
const CONCURRENCY = 6;
/**
 * What the artifact store knows of a scope, asked without GitHub's clients, in the case that matters for speed: both
 * ways of listing answer, something of this scope is there, and all of it comes whole. It never says "nothing" and
 * never says "unread": whatever else is the case is for the store itself to find out, and to put into words.
 * @throws ExchangeError in any other case
 */
async function loadDirectly(query, env) {
    const { scope } = query;
    let over = false;
    // What fails ends the rest of it too.
    const deadline = () => (over ? 0 : query.deadline());
    const results = _results_service_js__WEBPACK_IMPORTED_MODULE_4__/* .DirectResultsService */ .J.of(env);
    const api = env.GITHUB_API_URL ?? '';
    if (query.token === '' || results === null || !URL.canParse(api))
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .ExchangeError */ .Sb('no address');
    const rest = new _rest_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .DirectRest */ .m(api, query.repository, query.token);
    const documents = [];
    const askRest = async () => {
        const artifacts = await rest.list(query.runId, deadline);
        await (0,_for_each_limited_js__WEBPACK_IMPORTED_MODULE_5__/* .forEachLimited */ .v)(documentsOf(artifacts, scope), CONCURRENCY, async (artifact) => {
            documents.push(await fetchDocument(artifact, rest, deadline));
        });
        return artifacts;
    };
    // The internal service may know of more, which REST has yet to learn of: only if it does not, this is complete.
    const asked = Promise.all([askRest(), listInternally(results, deadline)]);
    const [listed, internal] = await asked.finally(() => {
        over = true;
    });
    const ids = new Set(listed.map(({ id }) => id));
    if (internal.some(({ id, name }) => isOf(scope, name) && !ids.has(id))) {
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .ExchangeError */ .Sb('an artifact that REST does not list');
    }
    if (documents.length === 0)
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .ExchangeError */ .Sb('nothing of this job');
    return { ..._store_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_REPLY */ .$3, ...summary([...listed, ...internal], query), documents };
}
async function listInternally(results, deadline) {
    const { artifacts = [] } = await results.call('ListArtifacts', {}, deadline);
    if (!Array.isArray(artifacts))
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .ExchangeError */ .Sb('a list of another shape');
    return artifacts.map((row) => {
        const { name, ...others } = (row ?? {});
        return { id: Number((0,_results_service_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .Z)(others, 'database_id')), name: String(name) };
    });
}
function isOf(scope, name) {
    const parsed = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .parseName */ .$q)(name);
    return parsed !== null && (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfScope */ .k3)(parsed, scope);
}
function documentsOf(artifacts, scope) {
    return artifacts.filter(({ name }) => (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .parseName */ .$q)(name)?.kind === 'document' && isOf(scope, name));
}
async function fetchDocument({ id, name, size, digest, expired }, rest, deadline) {
    if (expired || size > _engine_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_DOCUMENT_BYTES */ .b || digest === '')
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .ExchangeError */ .Sb('an unusual artifact');
    const content = await rest.download(id, size, deadline);
    if (`sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex')}` !== digest) {
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .ExchangeError */ .Sb('content that does not match its digest');
    }
    return { name, text: content.toString('utf8'), store: 'artifact' };
}
function summary(artifacts, { scope, attempt }) {
    const payloads = new Set();
    let sawEarlierAttempt = false;
    for (const { name } of artifacts) {
        const parsed = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .parseName */ .$q)(name);
        if (parsed?.kind === 'payload' && (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfScope */ .k3)(parsed, scope))
            payloads.add(name);
        if (parsed?.kind === 'document' && parsed.attempt < attempt)
            sawEarlierAttempt = true;
    }
    return { payloads: [...payloads], sawEarlierAttempt };
}


/***/ }),

/***/ 3477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ signedUrl),
/* harmony export */   m: () => (/* binding */ DirectRest)
/* harmony export */ });
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(708);

/** GitHub's own maximum. */
const PAGE_SIZE = 100;
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
/** A run's artifacts by GitHub's REST API. */
class DirectRest {
    #base;
    #repository;
    #token;
    /** @param api as in GITHUB_API_URL, which may have a path */
    constructor(api, repository, token) {
        this.#base = api.replace(/\/+$/, '');
        this.#repository = repository.split('/').map(encodeURIComponent).join('/');
        this.#token = token;
    }
    get url() {
        return new URL(this.#base);
    }
    /** @throws ExchangeError for anything but a good list, all of it */
    async list(runId, deadline) {
        const found = [];
        for (let page = 1;; page += 1) {
            const route = `actions/runs/${encodeURIComponent(runId)}/artifacts?per_page=${PAGE_SIZE}&page=${page}`;
            const { total, artifacts } = pageOf((0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(await this.#get(route, MAX_PAGE_BYTES, deadline)));
            found.push(...artifacts);
            if (artifacts.length === 0 || found.length >= total)
                return found;
        }
    }
    /**
     * The content of an artifact that was uploaded as it is.
     * @throws ExchangeError when it did not come whole
     */
    async download(id, maxBytes, deadline) {
        const { status, headers } = await this.#get(`actions/artifacts/${id}/zip`, MAX_PAGE_BYTES, deadline);
        if (status !== 302)
            throw new _exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeError */ .Sb(`status ${status} for a download`);
        const url = signedUrl(headers.location ?? '', this.url);
        // A signed address speaks for itself: the token goes to GitHub only.
        const { status: stored, body } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .cv)({ method: 'GET', url, headers: {}, maxBytes, deadline });
        if (stored !== 200)
            throw new _exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeError */ .Sb(`status ${stored} from the storage`);
        return body;
    }
    #get(route, maxBytes, deadline) {
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .cv)({
            method: 'GET',
            url: new URL(`${this.#base}/repos/${this.#repository}/${route}`),
            headers: {
                accept: 'application/vnd.github+json',
                authorization: `Bearer ${this.#token}`,
                'x-github-api-version': '2022-11-28',
            },
            maxBytes,
            deadline,
        });
    }
}
/** An address that a service gave us to go on with. It must not be less safe than the service's own. */
function signedUrl(text, given) {
    if (!URL.canParse(text))
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeError */ .Sb('an address that makes no sense');
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== given.protocol) {
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeError */ .Sb('an address without encryption');
    }
    return url;
}
function pageOf(value) {
    const { total_count: total, artifacts } = (value ?? {});
    if (typeof total !== 'number' || !Array.isArray(artifacts))
        throw otherShape();
    return { total, artifacts: artifacts.map(artifactOf) };
}
function artifactOf(row) {
    const { id, name, size_in_bytes: size, digest, expired } = (row ?? {});
    if (typeof id !== 'number' || typeof name !== 'string' || typeof size !== 'number')
        throw otherShape();
    return { id, name, size, digest: typeof digest === 'string' ? digest : '', expired: expired === true };
}
function otherShape() {
    return new _exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeError */ .Sb('a list of another shape');
}


/***/ }),

/***/ 9761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ DirectResultsService),
/* harmony export */   Z: () => (/* binding */ field)
/* harmony export */ });
/* harmony import */ var _backend_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4194);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(708);


/** Protobuf's JSON has two spellings of a field, and readers have to take both. */
function field(fields, name) {
    return fields[name] ?? fields[name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())];
}
const SERVICE = 'github.actions.results.api.v1.ArtifactService';
/** A list of thousands of artifacts stays below. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** The artifact half of the results service, spoken to as its own client does (Twirp, with JSON). */
class DirectResultsService {
    #origin;
    #token;
    #ids;
    constructor(origin, token, ids) {
        this.#origin = origin;
        this.#token = token;
        this.#ids = ids;
    }
    /** Null where the environment does not say where and who. */
    static of(env) {
        const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: address = '' } = env;
        const ids = (0,_backend_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .backendIds */ .f)(token);
        if (ids === null || !URL.canParse(address))
            return null;
        return new DirectResultsService(new URL(address).origin, token, ids);
    }
    /** Where it is. */
    get url() {
        return new URL(this.#origin);
    }
    /** @throws ExchangeError for anything but a good answer */
    async call(method, fields, deadline) {
        const answer = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .cv)({
            method: 'POST',
            url: new URL(`/twirp/${SERVICE}/${method}`, this.#origin),
            headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
            body: JSON.stringify({
                workflow_run_backend_id: this.#ids.run,
                workflow_job_run_backend_id: this.#ids.job,
                ...fields,
            }),
            maxBytes: MAX_ANSWER_BYTES,
            deadline,
        }));
        if (answer === null || typeof answer !== 'object')
            throw new _exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeError */ .Sb('an answer of another shape');
        return answer;
    }
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
