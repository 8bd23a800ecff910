export const id = 219;
export const ids = [219];
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

/***/ 3219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beginUpload: () => (/* binding */ beginUpload),
/* harmony export */   finishUpload: () => (/* binding */ finishUpload),
/* harmony export */   isUsable: () => (/* binding */ isUsable)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(708);
/* harmony import */ var _rest_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3477);
/* harmony import */ var _results_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9761);




const MAX_ANSWER_BYTES = 64 * 1024;
/** As the client that is current speaks (actions/toolkit, packages/artifact/src/internal/upload). */
const PROTOCOL_VERSION = 7;
/** As for every file that ends in .json. */
const CONTENT_TYPE = 'application/json';
/** What a signed address has to be good for, so that clocks that differ a little do not matter. */
const SPARE_MS = 120_000;
/** How long an address is used that does not say how long it is good for. */
const UNTOLD_MS = 300_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Takes a name for a document. It may be gone for good when that fails, or when nothing follows.
 * @throws ExchangeError when it does not go as expected
 */
async function beginUpload(name, retentionDays, env, deadline) {
    const results = _results_service_js__WEBPACK_IMPORTED_MODULE_3__/* .DirectResultsService */ .J.of(env);
    if (results === null)
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .ExchangeError */ .Sb('no address');
    const fields = {
        name,
        version: PROTOCOL_VERSION,
        mime_type: CONTENT_TYPE,
        expires_at: expiry(retentionDays, env).toISOString(),
    };
    const created = await results.call('CreateArtifact', fields, deadline);
    if (created.ok !== true)
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .ExchangeError */ .Sb('the artifact was not created');
    const url = (0,_rest_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .signedUrl */ .i)(String((0,_results_service_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .Z)(created, 'signed_upload_url')), results.url);
    return { name, results, url, at: new Date() };
}
/** Whether its signed address can still be used. Azure's say until when; others are not trusted for long. */
function isUsable({ url, at }, now) {
    const end = Date.parse(url.searchParams.get('se') ?? '');
    return now.getTime() < (Number.isNaN(end) ? at.getTime() + UNTOLD_MS : end - SPARE_MS);
}
/**
 * Keeps a document without GitHub's clients. They send every file in blocks; a small one fits into a single request,
 * as the cache's client sends it to the same storage. Returns the artifact's id.
 * @throws ExchangeError when any of it does not go as expected
 */
async function finishUpload({ name, results, url }, text, deadline) {
    const content = Buffer.from(text, 'utf8');
    const { status } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .cv)({
        method: 'PUT',
        url,
        headers: {
            'content-type': CONTENT_TYPE,
            'x-ms-blob-type': 'BlockBlob',
            'x-ms-blob-content-type': CONTENT_TYPE,
        },
        body: content,
        maxBytes: MAX_ANSWER_BYTES,
        deadline,
    });
    if (status !== 201)
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .ExchangeError */ .Sb(`status ${status} from the storage`);
    const hash = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex')}`;
    const fields = { name, size: String(content.length), hash };
    const finalized = await results.call('FinalizeArtifact', fields, deadline);
    const id = String((0,_results_service_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .Z)(finalized, 'artifact_id') ?? '');
    if (finalized.ok !== true || !/^\d+$/.test(id))
        throw new _exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .ExchangeError */ .Sb('the artifact was not finished');
    return id;
}
/** A repository may keep artifacts for less time than the job asks for; more would be refused. */
function expiry(retentionDays, env) {
    const most = Number.parseInt(env.GITHUB_RETENTION_DAYS ?? '', 10);
    const days = most > 0 ? Math.min(most, retentionDays) : retentionDays;
    return new Date(Date.now() + days * DAY_MS);
}


/***/ })

};
