export const id = 371;
export const ids = [371,821];
export const modules = {

/***/ 8371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/src/cli/demo/compare.js

/** Whether the resumed job came to the same as the one that was not interrupted. */
function compare(expected, resumed) {
    return [
        {
            subject: 'AI calls',
            finding: `${expected.aiCalls} without interruption, ${resumed.aiCalls} over both attempts`,
            holds: expected.aiCalls === 1 && resumed.aiCalls === 1,
        },
        same('outputs', expected.outputs, resumed.outputs, Object.keys(expected.outputs)),
        same('files', expected.files, resumed.files, Object.keys(expected.files), ', byte for byte'),
        same('labels', expected.labels, resumed.labels, expected.labels),
        same('comments', expected.comments, resumed.comments, expected.comments),
    ];
}
function same(subject, expected, resumed, shown, how = '') {
    // Two empty results would be identical too, and prove nothing.
    const holds = shown.length > 0 && (0,external_node_util_.isDeepStrictEqual)(expected, resumed);
    const finding = holds
        ? `identical${how}: ${shown.join(', ')}`
        : `not identical: ${JSON.stringify(expected)} without interruption, ${JSON.stringify(resumed)} resumed`;
    return { subject, finding, holds };
}

;// CONCATENATED MODULE: ./build/src/cli/demo/log-lines.js
/**
 * Shows a step's output as the runner's log does: groups folded, so that only their titles are seen, and workflow
 * commands as what they say. Takes pieces of output and returns the lines that are complete.
 */
function logLines() {
    let rest = '';
    let folded = false;
    return (text) => {
        const lines = (rest + text).split(/\r?\n/);
        rest = lines.pop() ?? '';
        return lines.flatMap((line) => {
            const command = /^::(\w[\w-]*)(?:\s[^:]*)?::(.*)$/.exec(line);
            if (command === null)
                return folded || line === '' ? [] : [line];
            const [, name = '', message = ''] = command;
            if (name === 'group' || name === 'endgroup')
                folded = name === 'group';
            if (name === 'group')
                return [message];
            return ['error', 'warning', 'notice'].includes(name) ? [`${name}: ${unescapeData(message)}`] : [];
        });
    };
}
function unescapeData(message) {
    return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

;// CONCATENATED MODULE: ./build/src/cli/demo/narrator.js

const CODES = { bold: '1', dim: '2', green: '32', red: '31' };
/** Tells the demo's story on a terminal, or in plain text to anything else. */
class Narrator {
    #out;
    #colours;
    constructor(out) {
        this.#out = out;
        this.#colours = out.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
    }
    say(text) {
        this.#line(text);
    }
    gap() {
        this.#line('');
    }
    title(text) {
        this.gap();
        this.#line(this.#paint('bold', text));
    }
    /** An attempt, or what happens to one. */
    event(text) {
        this.gap();
        this.#line(`  ${text}`);
    }
    /** Gets what a step prints, in pieces; passes it on line by line, as the runner shows it. */
    log() {
        const show = logLines();
        return (text) => {
            for (const line of show(text))
                this.#line(`    ${this.#log(line)}`);
        };
    }
    verdict({ subject, finding, holds }) {
        this.#line(`  ${this.#mark(holds)} ${subject.padEnd(9)} ${finding}`);
    }
    conclusion(text, good) {
        this.#line(this.#paint(good ? 'green' : 'red', text));
    }
    /** Our action's own lines begin with a sign; what the commands print stays in the background. */
    #log(line) {
        if (line.startsWith('✓') || line.startsWith('↷'))
            return this.#paint('green', line);
        if (line.startsWith('✗') || line.startsWith('error'))
            return this.#paint('red', line);
        return this.#paint('dim', line);
    }
    #mark(holds) {
        return holds ? this.#paint('green', '✓') : this.#paint('red', '✗');
    }
    #paint(style, text) {
        return this.#colours ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
    }
    #line(text) {
        this.#out.write(`${text}\n`);
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/attempt-environment.js
/**
 * What the runner puts into the environment of an action of this job (actions/runner
 * NodeScriptActionHandler), as far as it concerns GitHub's services. GITHUB_SERVER_URL is not the stand-in:
 * the clients take any other host for GitHub Enterprise Server and refuse to work.
 */
function attemptEnvironment(job, url, repository) {
    return {
        ACTIONS_RUNTIME_TOKEN: job.runtimeToken,
        ACTIONS_RUNTIME_URL: `${url}/`,
        ACTIONS_RESULTS_URL: `${url}/`,
        ACTIONS_CACHE_URL: `${url}/`,
        ACTIONS_CACHE_SERVICE_V2: 'true',
        GITHUB_API_URL: url,
        GITHUB_GRAPHQL_URL: `${url}/graphql`,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: repository,
        GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
        GITHUB_RUN_ID: job.runId,
        GITHUB_RUN_ATTEMPT: String(job.attempt),
        GITHUB_JOB: job.key,
        GITHUB_REF: job.ref,
        GITHUB_SHA: job.sha,
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/__tests__/support/github/identities.js

/** The `permissions:` of a workflow that the stand-in knows. */
const permissionNames = (/* unused pure expression or super */ null && (['actions', 'checks', 'contents', 'issues', 'pull-requests']));
const githubActionsBot = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' };
/** Every permission the same, with exceptions. */
function permissions(all, exceptions = {}) {
    return {
        actions: all,
        checks: all,
        contents: all,
        issues: all,
        'pull-requests': all,
        ...exceptions,
    };
}
/** The tokens that REST accepts. */
class Identities {
    #byToken = new Map();
    /** A new token for this identity, in the form GitHub gives it (`ghs_` installation, `ghp_` person). */
    issue(identity) {
        const prefix = identity.type === 'Bot' ? 'ghs' : 'ghp';
        const token = `${prefix}_${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
        this.#byToken.set(token, identity);
        return token;
    }
    of(token) {
        return this.#byToken.get(token);
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/runtime-token.js

/**
 * A token like the one in ACTIONS_RUNTIME_TOKEN: a JWT that the toolkit decodes without verifying it. It
 * finds the backend ids in the one `scp` part that starts with `Actions.Results` and has exactly three fields
 * (actions/toolkit packages/artifact/src/internal/shared/util.ts).
 */
function runtimeToken(claims) {
    const issuedAt = Math.floor(Date.now() / 1000);
    const access = claims.cachePermission === 0 ? [] : [{ Scope: claims.ref, Permission: claims.cachePermission }];
    const parts = [
        { typ: 'JWT', alg: 'RS256' },
        {
            ac: JSON.stringify(access),
            scp: `Actions.ExampleScope Actions.Results:${claims.runBackendId}:${claims.jobBackendId}`,
            iss: 'https://token.actions.githubusercontent.com',
            iat: issuedAt,
            exp: issuedAt + 6 * 60 * 60,
        },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    return [...parts, (0,external_node_crypto_.randomBytes)(64).toString('base64url')].join('.');
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/attempts.js



/** The runs, their attempts and the jobs in them. */
class Attempts {
    #identities;
    #runs = new Map();
    #byRuntimeToken = new Map();
    #lastCheckRunId = 45_000_000_000;
    constructor(identities) {
        this.#identities = identities;
    }
    /** The job's place in the run; opening the same job of the same attempt again gives the same job. */
    open(options) {
        const key = options.job ?? 'generate';
        const name = options.jobName ?? key;
        const attempt = this.#attempt(options);
        const known = attempt.jobs.find((job) => job.key === key && job.name === name);
        if (known !== undefined)
            return known;
        const jobBackendId = (0,external_node_crypto_.randomUUID)();
        const ref = options.ref ?? 'refs/heads/main';
        const cache = options.cache ?? 'read-write';
        const granted = permissions('write', options.permissions);
        const job = {
            runId: options.runId,
            attempt: options.attempt,
            key,
            name,
            ref,
            sha: options.sha ?? 'c0ffee0000000000000000000000000000000001',
            cache,
            runBackendId: attempt.runBackendId,
            jobBackendId,
            checkRunId: ++this.#lastCheckRunId,
            runtimeToken: runtimeToken({
                runBackendId: attempt.runBackendId,
                jobBackendId,
                ref,
                cachePermission: { 'read-write': 3, 'read-only': 1, none: 0 }[cache],
            }),
            token: this.#identities.issue({ ...githubActionsBot, permissions: granted, attempt: options.attempt }),
            permissions: granted,
            startedAt: new Date(),
            status: 'in_progress',
            conclusion: null,
            steps: [],
            annotations: [],
        };
        attempt.jobs.push(job);
        this.#byRuntimeToken.set(job.runtimeToken, job);
        return job;
    }
    /** The job that holds this ACTIONS_RUNTIME_TOKEN. */
    holding(token) {
        return this.#byRuntimeToken.get(token);
    }
    /**
     * The attempts whose artifacts an attempt sees: its own and, as long as each re-run was partial, the ones
     * before (actions/download-artifact#486, go-gitea/gitea#38857).
     */
    seenFrom(runId, attempt) {
        const seen = new Set([attempt]);
        for (let number = attempt; number > 1 && this.#rerun(runId, number) === 'failed'; number--) {
            seen.add(number - 1);
        }
        return seen;
    }
    latest(runId) {
        const run = this.#runs.get(runId);
        return run === undefined ? undefined : Math.max(...run.keys());
    }
    jobs(runId, attempt) {
        return this.#runs.get(runId)?.get(attempt)?.jobs ?? [];
    }
    job(checkRunId) {
        for (const job of this.#byRuntimeToken.values())
            if (job.checkRunId === checkRunId)
                return job;
        return undefined;
    }
    #attempt(options) {
        const run = this.#runs.get(options.runId) ?? new Map();
        this.#runs.set(options.runId, run);
        const attempt = run.get(options.attempt) ?? {
            rerun: options.rerun ?? 'failed',
            runBackendId: (0,external_node_crypto_.randomUUID)(),
            jobs: [],
        };
        run.set(options.attempt, attempt);
        return attempt;
    }
    #rerun(runId, attempt) {
        return this.#runs.get(runId)?.get(attempt)?.rerun ?? 'failed';
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/blob-storage.js

/** The part of Azure Blob Storage that @azure/storage-blob and @actions/http-client use. */
class BlobStorage {
    #blobs = new Map();
    #blocks = new Map();
    #grants = new Map();
    #origin;
    #settings;
    constructor(origin, settings) {
        this.#origin = origin;
        this.#settings = settings;
    }
    create(fileName) {
        const blob = {
            id: (0,external_node_crypto_.randomBytes)(16).toString('hex'),
            content: undefined,
            contentType: 'application/octet-stream',
            fileName,
        };
        this.#blobs.set(blob.id, blob);
        return blob;
    }
    remove(blob) {
        this.#blobs.delete(blob.id);
        this.#blocks.delete(blob.id);
    }
    /**
     * A URL that carries its own permission. The signature is long, because the clients mask it (a short one
     * would blank out the log), and in base64, because that needs escaping. The path never ends in `.zip`: the
     * toolkit would take raw content for an archive. Account, container and blob are separate segments, as the
     * Azure SDK wants on an IP address.
     */
    sign(blob, may, attempt) {
        const signature = (0,external_node_crypto_.randomBytes)(32).toString('base64');
        const end = Date.now() + this.#settings.signedUrlMinutes * 60_000;
        this.#grants.set(signature, { blob, may, attempt, end });
        const query = new URLSearchParams({
            se: new Date(end).toISOString(),
            sig: signature,
            sp: may === 'read' ? 'r' : 'cw',
            spr: 'https',
            sr: 'b',
            sv: '2025-11-05',
        });
        return `${this.#origin()}/blob/actions-results/${blob.id}?${query}`;
    }
    receive(request) {
        if (!request.url.pathname.startsWith('/blob/'))
            return undefined;
        const grant = this.#grants.get(request.url.searchParams.get('sig') ?? '');
        const operation = operationOf(request);
        return {
            service: 'blobs',
            operation,
            attempt: grant?.attempt,
            failure: storageError,
            perform: () => {
                if (grant === undefined || !request.url.pathname.endsWith(`/${grant.blob.id}`)) {
                    return storageError(403, 'AuthenticationFailed');
                }
                if (Date.now() >= grant.end)
                    return storageError(403, 'AuthenticationFailed');
                const needed = operation === 'GetBlob' ? 'read' : 'write';
                if (grant.may !== needed)
                    return storageError(403, 'AuthorizationPermissionMismatch');
                if (!this.#blobs.has(grant.blob.id))
                    return storageError(404, 'BlobNotFound');
                return operation === 'GetBlob' ? download(request, grant.blob) : this.#upload(request, grant.blob);
            },
        };
    }
    #upload(request, blob) {
        const query = request.url.searchParams;
        switch (operationOf(request)) {
            case 'PutBlock': {
                const blocks = this.#blocks.get(blob.id) ?? new Map();
                blocks.set(query.get('blockid') ?? '', request.body);
                this.#blocks.set(blob.id, blocks);
                return created(request.body);
            }
            case 'PutBlockList': {
                // The XML gives the order; blocks arrive in parallel.
                const listed = [...request.body.toString('utf8').matchAll(/<Latest>([^<]*)<\/Latest>/g)];
                const blocks = listed.map(([, id]) => this.#blocks.get(blob.id)?.get(id ?? ''));
                if (blocks.some((block) => block === undefined))
                    return storageError(400, 'InvalidBlockList');
                blob.content = Buffer.concat(blocks);
                break;
            }
            default:
                blob.content = request.body;
        }
        this.#blocks.delete(blob.id);
        blob.contentType = headerText(request, 'x-ms-blob-content-type') ?? blob.contentType;
        return created(blob.content);
    }
}
function operationOf(request) {
    if (request.method !== 'PUT')
        return 'GetBlob';
    switch (request.url.searchParams.get('comp')) {
        case 'block':
            return 'PutBlock';
        case 'blocklist':
            return 'PutBlockList';
        default:
            return 'PutBlob';
    }
}
function download(request, blob) {
    if (blob.content === undefined)
        return storageError(404, 'BlobNotFound');
    const headers = {
        'accept-ranges': 'bytes',
        'content-type': blob.contentType,
        etag: `"${digest(blob.content, 'md5')}"`,
    };
    if (blob.fileName !== undefined) {
        const name = encodeURIComponent(blob.fileName);
        headers['content-disposition'] = `attachment; filename="${blob.fileName}"; filename*=UTF-8''${name}`;
    }
    const range = /^bytes=(\d+)-(\d*)$/.exec(headerText(request, 'x-ms-range') ?? headerText(request, 'range') ?? '');
    if (range === null)
        return { status: 200, headers, body: blob.content };
    const first = Number(range[1]);
    const last = Math.min(range[2] === '' ? Number.POSITIVE_INFINITY : Number(range[2]), blob.content.length - 1);
    if (first > last)
        return storageError(416, 'InvalidRange');
    headers['content-range'] = `bytes ${first}-${last}/${blob.content.length}`;
    return { status: 206, headers, body: blob.content.subarray(first, last + 1) };
}
function created(content) {
    return {
        status: 201,
        headers: {
            'x-ms-request-id': (0,external_node_crypto_.randomBytes)(8).toString('hex'),
            etag: `"${digest(content, 'md5')}"`,
            'last-modified': new Date().toUTCString(),
        },
        body: Buffer.alloc(0),
    };
}
function storageError(status, code = status === 403 ? 'AuthorizationFailure' : 'ServerBusy') {
    return {
        status,
        headers: { 'content-type': 'application/xml', 'x-ms-error-code': code },
        body: Buffer.from(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`),
    };
}
function headerText(request, name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
}
/** The hex digest of a blob's content. */
function digest(content, algorithm) {
    return (0,external_node_crypto_.createHash)(algorithm).update(content).digest('hex');
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/http.js
function json(status, value, headers = {}) {
    return {
        status,
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        body: Buffer.from(JSON.stringify(value)),
    };
}
function noContent() {
    return { status: 204, headers: {}, body: Buffer.alloc(0) };
}
/** The token of an `Authorization: Bearer …` or `Authorization: token …` header. */
function bearer(request) {
    return /^(?:bearer|token)\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
/** The body as a JSON object; undefined when it is anything else. An empty body is an empty object. */
function jsonObject(request) {
    if (request.body.length === 0)
        return {};
    try {
        const value = JSON.parse(request.body.toString('utf8'));
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/twirp.js

const codes = {
    400: 'invalid_argument',
    401: 'unauthenticated',
    403: 'permission_denied',
    404: 'not_found',
    409: 'already_exists',
    429: 'resource_exhausted',
    503: 'unavailable',
};
/** A refusal, sent as Twirp sends it: a status and `{code, msg}`. */
class TwirpError extends Error {
    status;
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}
function receiveTwirp(service, attempts, request) {
    const prefix = `/twirp/github.actions.results.api.v1.${service.name}/`;
    if (!request.url.pathname.startsWith(prefix))
        return undefined;
    const operation = request.url.pathname.slice(prefix.length);
    const handler = service.methods[operation];
    if (handler === undefined || request.method !== 'POST')
        return undefined;
    const job = attempts.holding(bearer(request) ?? '');
    return {
        service: service.service,
        operation,
        attempt: job?.attempt,
        failure: twirpFailure,
        perform: () => {
            const message = jsonObject(request);
            if (job === undefined)
                return twirpFailure(401, 'invalid token');
            if (message === undefined)
                return twirpFailure(400, 'the json request could not be decoded');
            try {
                return json(200, handler(message, job));
            }
            catch (error) {
                if (error instanceof TwirpError)
                    return twirpFailure(error.status, error.message);
                throw error;
            }
        },
    };
}
function twirpFailure(status, message = 'injected failure') {
    return json(status, { code: codes[status] ?? 'internal', msg: message });
}
/** A field that must be a non-empty string. */
function requiredText(message, field) {
    const value = message[field];
    if (typeof value !== 'string' || value === '')
        throw new TwirpError(400, `${field} is required`);
    return value;
}
/** A field that may be absent. Protobuf's wrappers are bare strings in JSON. */
function optionalText(message, field) {
    const value = message[field];
    return typeof value === 'string' ? value : undefined;
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/cache-service.js

/** Version 2 of GitHub's cache service. */
class CacheService {
    #attempts;
    #blobs;
    #defaultRef;
    #entries = [];
    #twirp;
    constructor(attempts, blobs, defaultRef) {
        this.#attempts = attempts;
        this.#blobs = blobs;
        this.#defaultRef = defaultRef;
        this.#twirp = {
            name: 'CacheService',
            service: 'caches',
            methods: {
                CreateCacheEntry: (message, job) => this.#create(message, job),
                FinalizeCacheEntryUpload: (message, job) => this.#finalize(message, job),
                GetCacheEntryDownloadURL: (message, job) => this.#find(message, job),
            },
        };
    }
    receive(request) {
        return receiveTwirp(this.#twirp, this.#attempts, request);
    }
    /** Every entry there ever was, in order of creation. */
    get entries() {
        return this.#entries;
    }
    get live() {
        return this.#entries.filter((entry) => entry.finalized && !entry.deleted);
    }
    /** Takes a key as a job does that died before it finalized the entry: up to 24 h (actions/cache#1541). */
    reserve(key, ref = this.#defaultRef, version, attempt) {
        const taken = this.#entries.some((entry) => !entry.deleted &&
            entry.key === key &&
            entry.ref === ref &&
            (entry.version === undefined || entry.version === version));
        if (taken)
            throw new TwirpError(409, 'cache entry with the same key, version, and scope already exists');
        const entry = {
            id: this.#entries.length + 1,
            key,
            version,
            ref,
            attempt,
            createdAt: new Date(),
            blob: this.#blobs.create(),
            finalized: false,
            deleted: false,
            lastAccessedAt: new Date(),
        };
        this.#entries.push(entry);
        return entry;
    }
    remove(entry) {
        entry.deleted = true;
        this.#blobs.remove(entry.blob);
    }
    #create(message, job) {
        const key = requiredText(message, 'key');
        const version = requiredText(message, 'version');
        if (job.cache !== 'read-write') {
            // Not an HTTP error: @actions/cache tells a policy from a failure by how this message starts.
            return { ok: false, message: 'cache write denied: token has no writable scopes' };
        }
        const entry = this.reserve(key, job.ref, version, job.attempt);
        return { ok: true, signed_upload_url: this.#blobs.sign(entry.blob, 'write', job.attempt) };
    }
    #finalize(message, job) {
        const key = requiredText(message, 'key');
        const version = requiredText(message, 'version');
        const entry = this.#entries.find((candidate) => !candidate.finalized &&
            !candidate.deleted &&
            candidate.key === key &&
            candidate.version === version &&
            candidate.ref === job.ref);
        if (entry === undefined)
            throw new TwirpError(404, 'cache entry not found');
        if (Number(message.size_bytes ?? 0) !== entry.blob.content?.length) {
            return { ok: false, message: 'size of the uploaded entry does not match' };
        }
        entry.finalized = true;
        return { ok: true, entry_id: String(entry.id) };
    }
    #find(message, job) {
        const key = requiredText(message, 'key');
        const version = requiredText(message, 'version');
        if (job.cache === 'none') {
            throw new TwirpError(403, 'cache read denied: token has no readable scopes');
        }
        const restoreKeys = Array.isArray(message.restore_keys) ? message.restore_keys.map(String) : [];
        const entry = this.#match([key, ...restoreKeys], version, job.ref);
        if (entry === undefined)
            return { ok: false };
        entry.lastAccessedAt = new Date();
        return {
            ok: true,
            signed_download_url: this.#blobs.sign(entry.blob, 'read', job.attempt),
            matched_key: entry.key,
        };
    }
    // Own branch before default branch; in each, the exact key, then every key as a prefix, the newest entry
    // first (GitHub docs, "dependency caching", cache key matching). The primary key is a prefix too.
    #match(keys, version, ref) {
        for (const scope of new Set([ref, this.#defaultRef])) {
            const newestFirst = this.live
                .filter((entry) => entry.ref === scope && entry.version === version)
                .toReversed();
            const exact = newestFirst.find((entry) => entry.key === keys[0]);
            if (exact !== undefined)
                return exact;
            for (const key of keys) {
                const match = newestFirst.find((entry) => entry.key.startsWith(key));
                if (match !== undefined)
                    return match;
            }
        }
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/faults.js
/** The faults that are to befall requests. The first that matches decides; delays add up. */
class Faults {
    #entries = [];
    add(fault) {
        const entry = { fault, spared: 0, hits: 0 };
        this.#entries.push(entry);
        return {
            get hits() {
                return entry.hits;
            },
            remove: () => {
                this.#entries = this.#entries.filter((other) => other !== entry);
            },
        };
    }
    clear() {
        this.#entries = [];
    }
    /** Performs the call, or does not, as the faults in force have it. */
    judge(request, call) {
        let delayMs = 0;
        for (const entry of this.#entries) {
            if (!strikes(entry, request, call))
                continue;
            if (entry.fault.what !== 'slow')
                return { ...outcome(entry.fault, call), delayMs };
            delayMs += entry.fault.ms ?? 0;
        }
        return { ...answered(call.perform()), delayMs };
    }
}
function strikes(entry, request, call) {
    const { fault } = entry;
    if (fault.times !== undefined && entry.hits >= fault.times)
        return false;
    if (fault.attempt !== undefined && fault.attempt !== call.attempt)
        return false;
    if (fault.on !== undefined) {
        const targets = typeof fault.on === 'string' ? [fault.on] : fault.on;
        if (!targets.includes(call.operation) && !targets.includes(call.service))
            return false;
    }
    if (fault.where !== undefined && !fault.where(request))
        return false;
    if (entry.spared < (fault.after ?? 0)) {
        entry.spared++;
        return false;
    }
    entry.hits++;
    return true;
}
function answered(reply) {
    return { reply, half: false, connection: 'keep' };
}
function outcome(fault, call) {
    switch (fault.what) {
        case 'cut':
            return { reply: call.perform(), half: true, connection: 'close' };
        case 'stall':
            return { reply: call.perform(), half: true, connection: 'keep' };
        case 'empty':
            return answered(emptied(call.perform()));
        case 'corrupt':
            return answered(corrupted(call.perform()));
        default: {
            if (fault.performed === true)
                call.perform();
            if (fault.what === 'reset')
                return { reply: undefined, half: false, connection: 'close' };
            if (fault.what === 'hang')
                return { reply: undefined, half: false, connection: 'keep' };
            return answered(typeof fault.what === 'number' ? failed(fault, fault.what, call) : gatewayPage);
        }
    }
}
function failed(fault, status, call) {
    const reply = call.failure(status, fault.message ?? knownMessages[call.operation]?.[status]);
    return { ...reply, headers: { ...reply.headers, ...fault.headers } };
}
/** What GitHub says where it matters to a client. */
const knownMessages = {
    CreateArtifact: { 409: 'an artifact with this name already exists on the workflow run' },
    GetSignedArtifactURL: { 404: 'workflow run not found' },
    CreateCacheEntry: { 409: 'cache entry with the same key, version, and scope already exists' },
};
const gatewayPage = {
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>'),
};
function emptied(reply) {
    const value = JSON.parse(reply.body.toString('utf8'));
    const empty = Array.isArray(value)
        ? []
        : Object.fromEntries(Object.entries(value).map(([name, content]) => [
            name,
            Array.isArray(content) ? [] : name === 'total_count' ? 0 : content,
        ]));
    return { ...reply, body: Buffer.from(JSON.stringify(empty)) };
}
function corrupted(reply) {
    const body = Buffer.from(reply.body);
    const middle = body.length >> 1;
    if (body.length > 0)
        body[middle] = (body[middle] ?? 0) ^ 0xff;
    return { ...reply, body };
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/issues.js

const octocat = { login: 'octocat', id: 583_231, type: 'User' };
/** The repository's issues, pull requests, comments and labels. */
class Issues {
    #issues = new Map();
    #comments = [];
    /** Names keep the case they were created with, and are equal without regard to it. */
    #labels = new Map();
    get all() {
        return [...this.#issues.values()];
    }
    get labels() {
        return [...this.#labels.values()];
    }
    issue(number) {
        return this.#issues.get(number);
    }
    open(issue = {}) {
        const number = issue.number ?? Math.max(0, ...this.#issues.keys()) + 1;
        const opened = {
            number,
            title: issue.title ?? `Issue ${number}`,
            body: issue.body ?? '',
            user: issue.user ?? octocat,
            createdAt: new Date(),
            labels: new Set((issue.labels ?? []).map((name) => this.addLabel(name))),
            pull: issue.pull === undefined
                ? undefined
                : {
                    head: issue.pull.head,
                    headSha: issue.pull.headSha ?? 'decade0000000000000000000000000000000001',
                    base: issue.pull.base,
                    merged: false,
                    mergeCommitSha: null,
                },
            state: 'open',
        };
        this.#issues.set(number, opened);
        return opened;
    }
    /** Every comment there ever was on an issue, oldest first, deleted ones included. */
    history(issue) {
        return this.#comments.filter((comment) => comment.issue === issue);
    }
    /** The comments that an issue shows. */
    comments(issue) {
        return this.history(issue).filter((comment) => !comment.deleted);
    }
    /** What a list that is behind shows: not what was added before the last so many lists. */
    listed(issue, behind) {
        const comments = this.history(issue).filter(({ deleted, lingers }) => !deleted || lingers === true);
        for (const comment of comments)
            comment.asked += 1;
        return comments.filter(({ asked }) => asked > behind);
    }
    comment(id) {
        return this.#comments.find((comment) => comment.id === id && !comment.deleted);
    }
    addComment(issue, body, user = octocat) {
        const comment = {
            id: 3_600_000_001 + this.#comments.length,
            issue,
            user: { login: user.login, id: user.id, type: user.type },
            createdAt: new Date(),
            body,
            updatedAt: new Date(),
            deleted: false,
            asked: 0,
        };
        this.#comments.push(comment);
        return comment;
    }
    /** The label's own spelling, if the repository has it. */
    label(name) {
        return this.#labels.get(name.toLowerCase());
    }
    addLabel(name) {
        const known = this.label(name);
        if (known !== undefined)
            return known;
        this.#labels.set(name.toLowerCase(), name);
        return name;
    }
}
/** A person who may do everything, for a token of their own. */
function person(author = {}) {
    return { ...octocat, ...author, permissions: permissions('write'), attempt: undefined };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/__tests__/support/github/zip.js

const endOfCentralDirectory = 0x06054b50;
const centralHeader = 0x02014b50;
/** The files of a zip archive, stored or deflated, by the sizes of its central directory. No zip64. */
function readZip(archive) {
    const files = new Map();
    let end = archive.length - 22;
    while (end >= 0 && archive.readUInt32LE(end) !== endOfCentralDirectory)
        end--;
    if (end < 0)
        throw new Error('not a zip archive');
    let at = archive.readUInt32LE(end + 16);
    for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
        if (archive.readUInt32LE(at) !== centralHeader)
            throw new Error('damaged zip archive');
        const method = archive.readUInt16LE(at + 10);
        const size = archive.readUInt32LE(at + 20);
        const nameLength = archive.readUInt16LE(at + 28);
        const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
        const local = archive.readUInt32LE(at + 42);
        // The local header has its own name and extra field lengths.
        const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
        const packed = archive.subarray(data, data + size);
        if (!name.endsWith('/'))
            files.set(name, method === 0 ? packed : (0,external_node_zlib_.inflateRawSync)(packed));
        at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    }
    return files;
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/request-log.js


function logged(request, call) {
    return {
        method: request.method,
        path: request.url.pathname + request.url.search,
        service: call.service,
        operation: call.operation,
        attempt: call.attempt,
        headers: request.headers,
        body: request.body,
        at: new Date(),
        status: undefined,
    };
}
/**
 * The requests that gave something away: whose URL, headers or body contain it, as it is or in base64, also
 * inside a zip, gzip or zstd body.
 */
function containing(requests, needle) {
    const plain = Buffer.from(needle);
    const needles = [plain, ...base64Forms(plain)];
    return requests.filter((request) => {
        const head = Buffer.from(`${request.path}\n${safelyDecoded(request.path)}\n${JSON.stringify(request.headers)}`);
        return [head, request.body, ...unpacked(request.body)].some((bytes) => needles.some((form) => bytes.includes(form)));
    });
}
/**
 * The base64 of the bytes at each of the three offsets at which they can start, without the neighbours' bits.
 */
function base64Forms(bytes) {
    return [0, 1, 2]
        .map((offset) => {
        const text = Buffer.concat([Buffer.alloc(offset), bytes])
            .toString('base64')
            .replace(/=+$/, '');
        const first = offset === 0 ? 0 : offset + 1;
        const whole = Math.floor(((offset + bytes.length) * 8) / 6);
        return Buffer.from(text.slice(first, whole));
    })
        .filter((form) => form.length >= 4);
}
function unpacked(body) {
    const zstd = external_node_zlib_.zstdDecompressSync;
    const attempts = [
        () => [...readZip(body)].map(([name, content]) => Buffer.concat([Buffer.from(`${name}\n`), content])),
        () => [external_node_zlib_.gunzipSync(body)],
        () => (zstd === undefined ? [] : [zstd(body)]),
    ];
    return attempts.flatMap((attempt) => {
        try {
            return attempt();
        }
        catch {
            return [];
        }
    });
}
function safelyDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/rest.js

/** A refusal in the form of GitHub's REST API. */
class RestError extends Error {
    status;
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}
/** The REST API of one repository, put together from the routes of each subject. */
class RestApi {
    #routes;
    #identities;
    #repository;
    #anonymous;
    /** @param anonymous who a request without a token is: on a public repository everyone may read */
    constructor(routes, identities, repository, anonymous) {
        this.#routes = routes.map((route) => {
            const [method = '', path = ''] = route.route.split(' ');
            const pattern = path.replace(/\{(\w+)\}/g, (_, name) => name === 'repo' ? '(?<repo>[^/]+/[^/]+)' : `(?<${name}>[^/]+)`);
            return { method, path: new RegExp(`^${pattern}$`), route };
        });
        this.#identities = identities;
        this.#repository = repository;
        this.#anonymous = anonymous;
    }
    /** Every request that no other service recognised is REST's; an unknown route is its 404. */
    receive(request) {
        const token = bearer(request);
        const by = token === undefined ? this.#anonymous : this.#identities.of(token);
        for (const { method, path, route } of this.#routes) {
            const match = method === request.method ? path.exec(request.url.pathname) : null;
            if (match === null)
                continue;
            return {
                service: 'rest',
                operation: route.operation,
                attempt: by?.attempt,
                failure: restFailure,
                perform: () => this.#perform(route, request, decoded(match.groups ?? {}), by),
            };
        }
        return {
            service: 'rest',
            operation: 'unknownRoute',
            attempt: by?.attempt,
            failure: restFailure,
            perform: () => restFailure(404),
        };
    }
    #perform(route, request, params, by) {
        if (by === undefined) {
            return restFailure(401, bearer(request) === undefined ? 'Requires authentication' : 'Bad credentials');
        }
        if (params.repo !== undefined && params.repo.toLowerCase() !== this.#repository.toLowerCase()) {
            return restFailure(404);
        }
        if (route.needs !== undefined && !mayUse(by, route.needs.anyOf, route.needs.access)) {
            if (by === this.#anonymous)
                return restFailure(401, 'Requires authentication');
            return restFailure(403);
        }
        const body = jsonObject(request);
        if (body === undefined)
            return restFailure(400, 'Problems parsing JSON');
        try {
            return route.handle({ params, url: request.url, body, by });
        }
        catch (error) {
            if (error instanceof RestError)
                return restFailure(error.status, error.message);
            throw error;
        }
    }
}
function mayUse(by, anyOf, access) {
    const enough = access === 'read' ? ['read', 'write'] : ['write'];
    return anyOf.some((name) => enough.includes(by.permissions[name]));
}
const messages = {
    403: 'Resource not accessible by integration',
    404: 'Not Found',
    410: 'Gone',
    422: 'Validation Failed',
    429: 'You have exceeded a secondary rate limit.',
    500: 'Server Error',
    503: 'Service Unavailable',
};
function restFailure(status, message = messages[status] ?? 'Injected failure') {
    return json(status, {
        message,
        documentation_url: 'https://docs.github.com/rest',
        status: String(status),
    });
}
function decoded(groups) {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}
/** The number in a path, or 404 as for a thing that does not exist. */
function numberParam(call, name) {
    const text = call.params[name] ?? '';
    if (!/^\d+$/.test(text))
        throw new RestError(404, 'Not Found');
    return Number(text);
}
/** A field of the body that must be a non-empty string. */
function requiredField(call, name) {
    const value = call.body[name];
    if (typeof value !== 'string' || value === '')
        throw new RestError(422, `Validation Failed: "${name}" is missing`);
    return value;
}
/** One page of a list, by `per_page` (30, at most 100) and `page`, with GitHub's `Link` header. */
function paged(call, items, body) {
    const query = call.url.searchParams;
    const perPage = Math.min(positive(query.get('per_page'), 30), 100);
    const page = positive(query.get('page'), 1);
    const last = Math.max(1, Math.ceil(items.length / perPage));
    const links = [];
    const link = (to, relation) => {
        const url = new URL(call.url);
        url.searchParams.set('page', String(to));
        links.push(`<${url}>; rel="${relation}"`);
    };
    if (page > 1)
        link(Math.min(page - 1, last), 'prev');
    if (page < last)
        link(page + 1, 'next');
    if (page < last)
        link(last, 'last');
    if (page > 1)
        link(1, 'first');
    const shown = items.slice((page - 1) * perPage, page * perPage);
    return json(200, body(shown), links.length === 0 ? {} : { link: links.join(', ') });
}
function positive(text, otherwise) {
    const value = Number(text);
    return Number.isInteger(value) && value > 0 ? value : otherwise;
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/rest-artifacts.js


const read = { anyOf: ['actions'], access: 'read' };
const write = { anyOf: ['actions'], access: 'write' };
/**
 * Artifacts as REST shows them: all attempts of a run in one list, expired ones included, and nothing that
 * tells the attempts apart (Systemorph/MeshWeaver#4332). Rows come in order of creation; GitHub promises no
 * order.
 */
function artifactRoutes(artifacts, attempts, blobs, settings, repository) {
    const listed = (call, rows) => {
        const name = call.url.searchParams.get('name');
        const matching = rows.filter((row) => name === null || row.name === name);
        return paged(call, matching, (page) => ({
            total_count: matching.length,
            artifacts: page.map((row) => shown(row, call.url.origin, repository)),
        }));
    };
    const ofRun = (runId) => {
        const latest = attempts.latest(runId);
        if (latest === undefined)
            throw new RestError(404, 'Not Found');
        const seen = attempts.seenFrom(runId, latest);
        return artifacts.live
            .filter((row) => row.runId === runId)
            .filter((row) => settings.restAfterFullRerun === 'show' || seen.has(row.attempt));
    };
    const addressed = (call) => {
        const id = numberParam(call, 'artifact_id');
        const row = artifacts.live.find((candidate) => candidate.id === id);
        if (row === undefined)
            throw new RestError(404, 'Not Found');
        return row;
    };
    return [
        {
            route: 'GET /repos/{repo}/actions/artifacts',
            operation: 'listArtifactsForRepo',
            needs: read,
            handle: (call) => listed(call, artifacts.live),
        },
        {
            route: 'GET /repos/{repo}/actions/runs/{run_id}/artifacts',
            operation: 'listWorkflowRunArtifacts',
            needs: read,
            handle: (call) => listed(call, ofRun(String(numberParam(call, 'run_id')))),
        },
        {
            route: 'GET /repos/{repo}/actions/artifacts/{artifact_id}',
            operation: 'getArtifact',
            needs: read,
            handle: (call) => json(200, shown(addressed(call), call.url.origin, repository)),
        },
        {
            route: 'GET /repos/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
            operation: 'downloadArtifact',
            needs: read,
            handle: (call) => {
                const row = addressed(call);
                if (call.params.archive_format !== 'zip')
                    throw new RestError(404, 'Not Found');
                if (call.by.login === '')
                    throw new RestError(401, 'Requires authentication');
                if (row.expired)
                    throw new RestError(410, 'Artifact has expired');
                const location = blobs.sign(row.blob, 'read', call.by.attempt);
                return { status: 302, headers: { location }, body: Buffer.alloc(0) };
            },
        },
        {
            route: 'DELETE /repos/{repo}/actions/artifacts/{artifact_id}',
            operation: 'deleteArtifact',
            needs: write,
            handle: (call) => {
                artifacts.remove(addressed(call));
                return noContent();
            },
        },
    ];
}
function shown(row, origin, repository) {
    const url = `${origin}/repos/${repository}/actions/artifacts/${row.id}`;
    return {
        id: row.id,
        node_id: Buffer.from(`Artifact${row.id}`).toString('base64'),
        name: row.name,
        size_in_bytes: row.size,
        url,
        archive_download_url: `${url}/zip`,
        expired: row.expired,
        digest: row.digest ?? null,
        created_at: seconds(row.createdAt),
        updated_at: seconds(row.createdAt),
        expires_at: seconds(row.expiresAt),
        workflow_run: { id: Number(row.runId), head_branch: 'main' },
    };
}
/** REST gives times to the second. */
function seconds(date) {
    return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/rest-caches.js


const rest_caches_read = { anyOf: ['actions'], access: 'read' };
const rest_caches_write = { anyOf: ['actions'], access: 'write' };
/** Caches as REST shows them: finalized entries only; `key` lists by prefix and deletes by equality. */
function cacheRoutes(caches) {
    return [
        {
            route: 'GET /repos/{repo}/actions/caches',
            operation: 'listCaches',
            needs: rest_caches_read,
            handle: (call) => {
                const key = call.url.searchParams.get('key') ?? '';
                const ref = call.url.searchParams.get('ref');
                const matching = caches.live
                    .filter((entry) => entry.key.startsWith(key) && (ref === null || entry.ref === ref))
                    .toReversed();
                return paged(call, matching, (page) => ({
                    total_count: matching.length,
                    actions_caches: page.map(rest_caches_shown),
                }));
            },
        },
        {
            route: 'DELETE /repos/{repo}/actions/caches',
            operation: 'deleteCacheByKey',
            needs: rest_caches_write,
            handle: (call) => {
                const key = call.url.searchParams.get('key');
                const ref = call.url.searchParams.get('ref');
                const matching = caches.live.filter((entry) => entry.key === key && (ref === null || entry.ref === ref));
                if (matching.length === 0)
                    throw new RestError(404, 'Not Found');
                for (const entry of matching)
                    caches.remove(entry);
                return json(200, { total_count: matching.length, actions_caches: matching.map(rest_caches_shown) });
            },
        },
        {
            route: 'DELETE /repos/{repo}/actions/caches/{cache_id}',
            operation: 'deleteCacheById',
            needs: rest_caches_write,
            handle: (call) => {
                const id = numberParam(call, 'cache_id');
                const entry = caches.live.find((candidate) => candidate.id === id);
                if (entry === undefined)
                    throw new RestError(404, 'Not Found');
                caches.remove(entry);
                return noContent();
            },
        },
    ];
}
function rest_caches_shown(entry) {
    return {
        id: entry.id,
        ref: entry.ref,
        key: entry.key,
        version: entry.version,
        last_accessed_at: entry.lastAccessedAt.toISOString(),
        created_at: entry.createdAt.toISOString(),
        size_in_bytes: entry.blob.content?.length ?? 0,
    };
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/rest-identity.js


/** The repository itself, and the two ways in which a token learns who it is. */
function identityRoutes(repository, isPrivate) {
    return [
        {
            route: 'GET /repos/{repo}',
            operation: 'getRepository',
            handle: () => json(200, { id: 1_296_269, full_name: repository, private: isPrivate, default_branch: 'main' }),
        },
        {
            // An installation token, GITHUB_TOKEN among them, is refused here, and can ask GraphQL's `viewer`
            // instead (fullsend-ai/fullsend#1953, pingdotgg/t3code#11273).
            route: 'GET /user',
            operation: 'getAuthenticated',
            handle: ({ by }) => {
                if (by.type === 'Bot')
                    throw new RestError(403, 'Resource not accessible by integration');
                return json(200, { login: by.login, id: by.id, type: by.type });
            },
        },
        {
            route: 'POST /graphql',
            operation: 'graphql',
            handle: ({ by, body }) => {
                if (typeof body.query !== 'string' || !/\bviewer\b/.test(body.query)) {
                    return json(200, { errors: [{ message: 'the stand-in only knows viewer' }] });
                }
                return json(200, { data: { viewer: { login: by.login, databaseId: by.id } } });
            },
        },
    ];
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/rest-issues.js



const rest_issues_read = { anyOf: ['issues', 'pull-requests'], access: 'read' };
const rest_issues_write = { anyOf: ['issues', 'pull-requests'], access: 'write' };
const longestBody = 65_536;
const mostLabels = 100;
/** Issues, their comments and labels. */
function issueRoutes(issues, settings, repository) {
    const issueOf = (call) => {
        const issue = issues.issue(numberParam(call, 'issue_number'));
        if (issue === undefined)
            throw new RestError(404, 'Not Found');
        return issue;
    };
    const commentOf = (call) => {
        const comment = issues.comment(numberParam(call, 'comment_id'));
        if (comment === undefined)
            throw new RestError(404, 'Not Found');
        return comment;
    };
    const shownComment = (comment) => ({
        id: comment.id,
        node_id: Buffer.from(`IssueComment${comment.id}`).toString('base64'),
        url: `/repos/${repository}/issues/comments/${comment.id}`,
        html_url: `https://github.com/${repository}/issues/${comment.issue}#issuecomment-${comment.id}`,
        body: comment.body,
        user: comment.user,
        created_at: seconds(comment.createdAt),
        updated_at: seconds(comment.updatedAt),
    });
    const shownLabel = (name) => ({ name, color: 'ededed', description: null, default: false });
    const labelsOf = (issue) => [...issue.labels].map(shownLabel);
    return [
        {
            route: 'GET /repos/{repo}/issues/{issue_number}',
            operation: 'getIssue',
            needs: rest_issues_read,
            handle: (call) => {
                const issue = issueOf(call);
                return json(200, {
                    number: issue.number,
                    title: issue.title,
                    body: issue.body,
                    state: issue.state,
                    user: issue.user,
                    labels: labelsOf(issue),
                    comments: issues.comments(issue.number).length,
                    created_at: seconds(issue.createdAt),
                    html_url: `https://github.com/${repository}/issues/${issue.number}`,
                    ...(issue.pull === undefined
                        ? {}
                        : { pull_request: { url: `/repos/${repository}/pulls/${issue.number}` } }),
                });
            },
        },
        {
            route: 'GET /repos/{repo}/issues/{issue_number}/comments',
            operation: 'listComments',
            needs: rest_issues_read,
            handle: (call) => {
                const since = call.url.searchParams.get('since');
                const comments = issues
                    .listed(issueOf(call).number, settings.listBehind)
                    .filter((comment) => since === null || comment.updatedAt >= new Date(since));
                return paged(call, comments, (page) => page.map(shownComment));
            },
        },
        {
            route: 'POST /repos/{repo}/issues/{issue_number}/comments',
            operation: 'createComment',
            needs: rest_issues_write,
            handle: (call) => {
                const comment = issues.addComment(issueOf(call).number, commentBody(call), call.by);
                return json(201, shownComment(comment));
            },
        },
        {
            route: 'GET /repos/{repo}/issues/comments/{comment_id}',
            operation: 'getComment',
            needs: rest_issues_read,
            handle: (call) => json(200, shownComment(commentOf(call))),
        },
        {
            route: 'PATCH /repos/{repo}/issues/comments/{comment_id}',
            operation: 'updateComment',
            needs: rest_issues_write,
            handle: (call) => {
                const comment = commentOf(call);
                comment.body = commentBody(call);
                comment.updatedAt = new Date();
                return json(200, shownComment(comment));
            },
        },
        {
            route: 'DELETE /repos/{repo}/issues/comments/{comment_id}',
            operation: 'deleteComment',
            needs: rest_issues_write,
            handle: (call) => {
                commentOf(call).deleted = true;
                return noContent();
            },
        },
        {
            route: 'GET /repos/{repo}/issues/{issue_number}/labels',
            operation: 'listLabelsOnIssue',
            needs: rest_issues_read,
            handle: (call) => paged(call, labelsOf(issueOf(call)), (page) => page),
        },
        {
            route: 'POST /repos/{repo}/issues/{issue_number}/labels',
            operation: 'addLabels',
            needs: rest_issues_write,
            handle: (call) => {
                const issue = issueOf(call);
                const names = call.body.labels;
                if (!Array.isArray(names) || names.some((name) => typeof name !== 'string' || name === '')) {
                    throw new RestError(422, 'Validation Failed');
                }
                const distinct = new Set([...issue.labels, ...names].map((name) => name.toLowerCase()));
                if (distinct.size > mostLabels) {
                    throw new RestError(422, `Validation Failed: Issues cannot have more than ${mostLabels} labels`);
                }
                for (const name of names) {
                    // GitHub creates a label that does not exist, and does not document it (github/docs#35718).
                    if (issues.label(name) === undefined && settings.unknownLabels === 'refuse') {
                        throw new RestError(404, 'Not Found');
                    }
                    issue.labels.add(issues.addLabel(name));
                }
                return json(200, labelsOf(issue));
            },
        },
        {
            route: 'DELETE /repos/{repo}/issues/{issue_number}/labels/{name}',
            operation: 'removeLabel',
            needs: rest_issues_write,
            handle: (call) => {
                const issue = issueOf(call);
                const name = issues.label(call.params.name ?? '');
                if (name === undefined || !issue.labels.delete(name))
                    throw new RestError(404, 'Label does not exist');
                return json(200, labelsOf(issue));
            },
        },
        {
            route: 'GET /repos/{repo}/labels',
            operation: 'listLabelsForRepo',
            needs: rest_issues_read,
            handle: (call) => paged(call, issues.labels, (page) => page.map(shownLabel)),
        },
        {
            route: 'POST /repos/{repo}/labels',
            operation: 'createLabel',
            needs: rest_issues_write,
            handle: (call) => {
                const name = requiredField(call, 'name');
                if (issues.label(name) !== undefined) {
                    throw new RestError(422, 'Validation Failed: already_exists');
                }
                return json(201, shownLabel(issues.addLabel(name)));
            },
        },
        {
            route: 'GET /repos/{repo}/labels/{name}',
            operation: 'getLabel',
            needs: rest_issues_read,
            handle: (call) => {
                const name = issues.label(call.params.name ?? '');
                if (name === undefined)
                    throw new RestError(404, 'Not Found');
                return json(200, shownLabel(name));
            },
        },
    ];
}
function commentBody(call) {
    const body = requiredField(call, 'body');
    if ([...body].length > longestBody)
        throw new RestError(422, `Body is too long (maximum is ${longestBody})`);
    return body;
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/rest-pulls.js


const rest_pulls_read = { anyOf: ['pull-requests'], access: 'read' };
const rest_pulls_write = { anyOf: ['pull-requests'], access: 'write' };
/** Pull requests, as far as an effect or `checkpoint merged` asks about them. */
function pullRoutes(issues, repository) {
    const owner = repository.split('/')[0] ?? '';
    const pulls = () => issues.all.filter((issue) => issue.pull !== undefined);
    const shown = ({ number, title, body, state, user, pull }) => ({
        number,
        title,
        body,
        state,
        user,
        merged: pull.merged,
        merge_commit_sha: pull.mergeCommitSha,
        html_url: `https://github.com/${repository}/pull/${number}`,
        head: { label: `${owner}:${pull.head}`, ref: pull.head, sha: pull.headSha },
        base: { label: `${owner}:${pull.base}`, ref: pull.base },
    });
    return [
        {
            route: 'GET /repos/{repo}/pulls',
            operation: 'listPulls',
            needs: rest_pulls_read,
            handle: (call) => {
                const query = call.url.searchParams;
                const state = query.get('state') ?? 'open';
                const head = query.get('head');
                const base = query.get('base');
                const matching = pulls()
                    .filter((issue) => state === 'all' || issue.state === state)
                    .filter(({ pull }) => head === null || `${owner}:${pull.head}` === head)
                    .filter(({ pull }) => base === null || pull.base === base)
                    .toReversed();
                return paged(call, matching, (page) => page.map(shown));
            },
        },
        {
            route: 'POST /repos/{repo}/pulls',
            operation: 'createPull',
            needs: rest_pulls_write,
            handle: (call) => {
                const head = requiredField(call, 'head').replace(`${owner}:`, '');
                const base = requiredField(call, 'base');
                const duplicate = pulls().some(({ state, pull }) => state === 'open' && pull.head === head && pull.base === base);
                if (duplicate)
                    throw new RestError(422, `Validation Failed: A pull request already exists for ${owner}:${head}.`);
                const body = call.body.body;
                const opened = issues.open({
                    title: requiredField(call, 'title'),
                    body: typeof body === 'string' ? body : '',
                    user: { login: call.by.login, id: call.by.id, type: call.by.type },
                    pull: { head, base },
                });
                return json(201, shown(opened));
            },
        },
        {
            route: 'GET /repos/{repo}/pulls/{pull_number}',
            operation: 'getPull',
            needs: rest_pulls_read,
            handle: (call) => {
                const number = numberParam(call, 'pull_number');
                const found = pulls().find((issue) => issue.number === number);
                if (found === undefined)
                    throw new RestError(404, 'Not Found');
                return json(200, shown(found));
            },
        },
    ];
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/rest-reviews.js

const needs = { anyOf: ['pull-requests'], access: 'read' };
const user = { login: 'reviewer', id: 99, type: 'User' };
/** Reviews of pull requests, and the comments on lines that belong to them. */
function reviewRoutes(reviews) {
    return [
        {
            route: 'GET /repos/{repo}/pulls/{pull_number}/reviews',
            operation: 'listReviews',
            needs,
            handle: (call) => {
                const pull = numberParam(call, 'pull_number');
                return paged(call, reviews.all.filter((review) => review.pull === pull), (page) => page.map(({ id, state, body, commit, association }) => ({
                    ...{ id, user, body, state, commit_id: commit, author_association: association },
                })));
            },
        },
        {
            route: 'GET /repos/{repo}/pulls/{pull_number}/comments',
            operation: 'listReviewComments',
            needs,
            handle: (call) => {
                const pull = numberParam(call, 'pull_number');
                return paged(call, reviews.comments.filter(({ review }) => review.pull === pull), (page) => page.map(({ id, review, path, line, body }) => ({
                    ...{ id, user, body, path, line, original_line: line, diff_hunk: `@@ -${line} +${line} @@` },
                    pull_request_review_id: review.id,
                    commit_id: review.commit,
                    author_association: review.association,
                })));
            },
        },
    ];
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/rest-runs.js



const rest_runs_read = { anyOf: ['actions'], access: 'read' };
/** Runs and their jobs, which say how an earlier attempt ended. */
function runRoutes(attempts) {
    return [
        {
            route: 'GET /repos/{repo}/actions/runs/{run_id}',
            operation: 'getWorkflowRun',
            needs: rest_runs_read,
            handle: (call) => {
                const id = numberParam(call, 'run_id');
                const attempt = attempts.latest(String(id));
                if (attempt === undefined)
                    throw new RestError(404, 'Not Found');
                const jobs = attempts.jobs(String(id), attempt);
                const completed = jobs.every((job) => job.status === 'completed');
                return json(200, {
                    id,
                    run_attempt: attempt,
                    head_sha: jobs[0]?.sha,
                    status: completed ? 'completed' : 'in_progress',
                    conclusion: completed
                        ? (jobs.find((job) => job.conclusion !== 'success')?.conclusion ?? 'success')
                        : null,
                });
            },
        },
        {
            route: 'GET /repos/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
            operation: 'listJobsForWorkflowRunAttempt',
            needs: rest_runs_read,
            handle: (call) => {
                const attempt = numberParam(call, 'attempt_number');
                const jobs = attempts.jobs(String(numberParam(call, 'run_id')), attempt);
                if (jobs.length === 0)
                    throw new RestError(404, 'Not Found');
                return paged(call, jobs, (page) => ({ total_count: jobs.length, jobs: page.map(rest_runs_shown) }));
            },
        },
        {
            route: 'GET /repos/{repo}/actions/jobs/{job_id}',
            operation: 'getJobForWorkflowRun',
            needs: rest_runs_read,
            handle: (call) => json(200, rest_runs_shown(existing(attempts, numberParam(call, 'job_id')))),
        },
        {
            route: 'GET /repos/{repo}/check-runs/{check_run_id}/annotations',
            operation: 'listAnnotations',
            needs: { anyOf: ['checks'], access: 'read' },
            handle: (call) => {
                const job = existing(attempts, numberParam(call, 'check_run_id'));
                return paged(call, job.annotations, (page) => page);
            },
        },
    ];
}
function existing(attempts, id) {
    const job = attempts.job(id);
    if (job === undefined)
        throw new RestError(404, 'Not Found');
    return job;
}
function rest_runs_shown(job) {
    return {
        id: job.checkRunId,
        run_id: Number(job.runId),
        run_attempt: job.attempt,
        name: job.name,
        head_sha: job.sha,
        status: job.status,
        conclusion: job.conclusion,
        started_at: seconds(job.startedAt),
        completed_at: job.status === 'completed' ? seconds(new Date()) : null,
        steps: job.steps,
    };
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/results-service.js



const forbiddenInNames = /["':<>|*?\r\n\\/]/;
const day = 24 * 60 * 60 * 1000;
/** The artifact half of GitHub's results service, as seen by a job with its runtime token. */
class ResultsService {
    #attempts;
    #blobs;
    #settings;
    #rows = [];
    #twirp;
    constructor(attempts, blobs, settings) {
        this.#attempts = attempts;
        this.#blobs = blobs;
        this.#settings = settings;
        this.#twirp = {
            name: 'ArtifactService',
            service: 'artifacts',
            methods: {
                CreateArtifact: (message, job) => this.#create(message, job),
                FinalizeArtifact: (message, job) => this.#finalize(message, job),
                ListArtifacts: (message, job) => this.#list(message, job),
                GetSignedArtifactURL: (message, job) => this.#signedUrl(message, job),
                DeleteArtifact: (message, job) => this.#delete(message, job),
            },
        };
    }
    receive(request) {
        return receiveTwirp(this.#twirp, this.#attempts, request);
    }
    /** Every row there ever was, in order of creation: reserved, finalized, deleted. */
    get rows() {
        return this.#rows;
    }
    /** What REST and the internal API can show at all. */
    get live() {
        return this.#rows.filter((row) => row.finalized && !row.deleted);
    }
    /** Stores an artifact as if the job had uploaded it, whatever it contains. */
    put(job, name, content, mimeType = 'application/octet-stream') {
        const row = this.#reserve(job, name, mimeType, undefined);
        row.blob.content = content;
        row.blob.contentType = mimeType;
        row.size = content.length;
        row.digest = `sha256:${digest(content, 'sha256')}`;
        row.finalized = true;
        return row;
    }
    remove(row) {
        row.deleted = true;
        this.#blobs.remove(row.blob);
    }
    #create(message, job) {
        ownIds(message, job);
        const name = requiredText(message, 'name');
        if (forbiddenInNames.test(name))
            throw new TwirpError(400, 'artifact name contains invalid characters');
        const mimeType = optionalText(message, 'mime_type') ?? 'application/zip';
        const row = this.#reserve(job, name, mimeType, optionalText(message, 'expires_at'));
        return { ok: true, signed_upload_url: this.#blobs.sign(row.blob, 'write', job.attempt) };
    }
    // A name is taken once per attempt, also by a row that was never finalized (camunda/camunda#62965).
    #reserve(job, name, mimeType, expiresAt) {
        if (this.#rows.some((row) => row.runBackendId === job.runBackendId && row.name === name && !row.deleted)) {
            throw new TwirpError(409, 'an artifact with this name already exists on the workflow run');
        }
        const row = {
            id: this.#nextId(),
            runId: job.runId,
            attempt: job.attempt,
            runBackendId: job.runBackendId,
            jobBackendId: job.jobBackendId,
            job: job.name,
            name,
            mimeType,
            createdAt: new Date(),
            expiresAt: expiresAt === undefined ? new Date(Date.now() + 90 * day) : new Date(expiresAt),
            blob: this.#blobs.create(isZip(mimeType) ? undefined : name),
            finalized: false,
            deleted: false,
            expired: false,
            size: 0,
            digest: undefined,
        };
        this.#rows.push(row);
        return row;
    }
    #nextId() {
        const serial = this.#rows.length + 1;
        return this.#settings.artifactIds === 'ascending' ? 10_338_000_000 + serial : 10_337_000_000 - serial;
    }
    #finalize(message, job) {
        ownIds(message, job);
        const name = requiredText(message, 'name');
        const row = this.#rows.find((candidate) => candidate.runBackendId === job.runBackendId &&
            candidate.name === name &&
            !candidate.finalized &&
            !candidate.deleted);
        if (row === undefined)
            throw new TwirpError(404, 'artifact not found');
        const content = row.blob.content;
        if (content === undefined)
            throw new TwirpError(400, 'nothing was uploaded');
        // Stricter than is known of GitHub: a client that reports another size or hash than it sent is wrong.
        const hash = optionalText(message, 'hash');
        if (Number(message.size ?? 0) !== content.length)
            throw new TwirpError(400, 'size does not match');
        if (hash !== undefined && hash !== `sha256:${digest(content, 'sha256')}`) {
            throw new TwirpError(400, 'hash does not match');
        }
        row.size = content.length;
        row.digest = hash;
        row.finalized = true;
        return { ok: true, artifact_id: String(row.id) };
    }
    #list(message, job) {
        ownIds(message, job);
        const name = optionalText(message, 'name_filter');
        const id = optionalText(message, 'id_filter');
        return {
            artifacts: this.#seenBy(job)
                .filter((row) => name === undefined || row.name === name)
                .filter((row) => id === undefined || String(row.id) === id)
                .map((row) => ({
                workflow_run_backend_id: row.runBackendId,
                workflow_job_run_backend_id: row.jobBackendId,
                database_id: String(row.id),
                name: row.name,
                size: String(row.size),
                created_at: row.createdAt.toISOString(),
                ...(row.digest === undefined ? {} : { digest: row.digest }),
            })),
        };
    }
    #signedUrl(message, job) {
        const row = this.#addressed(message, job);
        if (row.attempt !== job.attempt && this.#settings.earlierAttemptUrls === 'not-found') {
            throw new TwirpError(404, 'workflow run not found');
        }
        return { signed_url: this.#blobs.sign(row.blob, 'read', job.attempt) };
    }
    #delete(message, job) {
        const row = this.#addressed(message, job);
        this.remove(row);
        return { ok: true, artifact_id: String(row.id) };
    }
    #seenBy(job) {
        const attempts = this.#attempts.seenFrom(job.runId, job.attempt);
        return this.live.filter((row) => row.runId === job.runId && attempts.has(row.attempt) && !row.expired);
    }
    // The clients echo the ids of the row that ListArtifacts gave them, which may be an earlier attempt's.
    #addressed(message, job) {
        const runBackendId = requiredText(message, 'workflow_run_backend_id');
        const name = requiredText(message, 'name');
        const row = this.#seenBy(job).find((candidate) => candidate.runBackendId === runBackendId && candidate.name === name);
        if (row === undefined)
            throw new TwirpError(404, 'artifact not found');
        return row;
    }
}
/** The files in an artifact: those of its archive, or the one that was uploaded as it is. */
function artifactFiles(row) {
    const content = row.blob.content ?? Buffer.alloc(0);
    return isZip(row.mimeType) ? readZip(content) : new Map([[row.name, content]]);
}
function isZip(mimeType) {
    return mimeType === 'application/zip';
}
function ownIds(message, job) {
    if (requiredText(message, 'workflow_run_backend_id') !== job.runBackendId ||
        requiredText(message, 'workflow_job_run_backend_id') !== job.jobBackendId) {
        throw new TwirpError(403, 'the token does not cover this workflow run');
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/reviews.js
/** What reviewers said about pull requests. */
class Reviews {
    all = [];
    comments = [];
    #issues;
    constructor(issues) {
        this.#issues = issues;
    }
    submit(pull, given) {
        const review = {
            id: 80_000_001 + this.all.length,
            pull,
            state: given.state ?? 'CHANGES_REQUESTED',
            body: given.body ?? '',
            commit: given.commit ?? this.#issues.issue(pull)?.pull?.headSha ?? '',
            association: given.association ?? 'MEMBER',
        };
        this.all.push(review);
        for (const { path, line = 1, body } of given.comments ?? []) {
            this.comments.push({ id: 1_500_000_001 + this.comments.length, review, path, line, body });
        }
        return review;
    }
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/__tests__/support/github/server.js




/** Listens on 127.0.0.1, logs every request, and answers it as the faults in force have it. */
async function startServer(recognise, faults, log) {
    const server = (0,external_node_http_.createServer)((message, response) => {
        answer(message, response, recognise, faults, log).catch((error) => {
            // A mistake in the stand-in must show in the test as itself, and not as a service that is down.
            response.writeHead(500, { 'content-type': 'text/plain' });
            response.end(`the stand-in failed: ${error instanceof Error ? error.stack : String(error)}`);
        });
    });
    const listen = async (port) => {
        server.listen(port, '127.0.0.1');
        await (0,external_node_events_.once)(server, 'listening');
        return server.address().port;
    };
    const port = await listen(0);
    return {
        url: `http://127.0.0.1:${port}`,
        goOffline: async () => {
            if (!server.listening)
                return;
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            server.closeAllConnections();
            await closed;
        },
        comeBack: async () => {
            if (!server.listening)
                await listen(port);
        },
    };
}
async function answer(message, response, recognise, faults, log) {
    const request = await received(message);
    if (request === undefined)
        return;
    const call = recognise(request);
    const entry = logged(request, call);
    log.push(entry);
    const verdict = faults.judge(request, call);
    if (verdict.delayMs > 0)
        await (0,promises_.setTimeout)(verdict.delayMs, undefined, { ref: false });
    const end = () => {
        if (verdict.connection === 'close')
            message.socket.destroy();
    };
    if (verdict.reply === undefined)
        return end();
    entry.status = verdict.reply.status;
    const body = writeHead(message, response, verdict.reply);
    if (verdict.half)
        response.write(body.subarray(0, Math.ceil(body.length / 2)), end);
    else
        response.end(body);
}
function writeHead(message, response, reply) {
    const length = reply.status === 204 ? {} : { 'content-length': String(reply.body.length) };
    response.writeHead(reply.status, {
        ...length,
        'x-github-request-id': 'C0DE:2A',
        ...reply.headers,
    });
    return message.method === 'HEAD' ? Buffer.alloc(0) : reply.body;
}
/** The whole request; undefined when the client went away before it was complete. */
async function received(message) {
    const chunks = [];
    try {
        for await (const chunk of message)
            chunks.push(chunk);
    }
    catch {
        return undefined;
    }
    const host = message.headers.host ?? '127.0.0.1';
    return {
        method: message.method ?? 'GET',
        url: new URL(message.url ?? '/', `http://${host}`),
        headers: message.headers,
        body: Buffer.concat(chunks),
    };
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/settings.js
function defaultSettings() {
    return {
        artifactIds: 'ascending',
        restAfterFullRerun: 'hide',
        earlierAttemptUrls: 'serve',
        signedUrlMinutes: 60,
        unknownLabels: 'create',
        listBehind: 0,
    };
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/stored.js

/** What the artifact service has stored, and ways to change it behind the clients' backs. */
class StoredArtifacts {
    #service;
    constructor(service) {
        this.#service = service;
    }
    /** Every row there ever was, in order of creation: unfinalized and deleted ones too. */
    all() {
        return this.#service.rows.map(snapshot);
    }
    /** What can be downloaded. */
    live() {
        return this.#service.live.map(snapshot);
    }
    /** Stores an artifact as if the job had uploaded it, whatever its content is. */
    put(job, name, content, mimeType) {
        return snapshot(this.#service.put(job, name, Buffer.from(content), mimeType));
    }
    /** Replaces what is stored; size and digest stay as they were. */
    damage(id, content) {
        this.#row(id).blob.content = Buffer.from(content);
    }
    /**
     * Lets an artifact reach the end of its retention: REST still lists it, and answers a download with 410.
     */
    expire(id) {
        this.#row(id).expired = true;
    }
    delete(id) {
        this.#service.remove(this.#row(id));
    }
    #row(id) {
        const row = this.#service.rows.find((candidate) => candidate.id === id);
        if (row === undefined)
            throw new Error(`no artifact ${id}`);
        return row;
    }
}
/** What the cache service has stored. */
class StoredCaches {
    #service;
    constructor(service) {
        this.#service = service;
    }
    all() {
        return this.#service.entries.map(({ blob, ...entry }) => ({
            ...entry,
            content: blob.content ?? Buffer.alloc(0),
        }));
    }
    live() {
        return this.all().filter((entry) => entry.finalized && !entry.deleted);
    }
    /** Takes a key in every version, as a job does that died before it finalized the entry. */
    reserve(key, ref) {
        this.#service.reserve(key, ref);
    }
    /** Drops an entry, as eviction does. */
    evict(id) {
        const entry = this.#service.entries.find((candidate) => candidate.id === id);
        if (entry === undefined)
            throw new Error(`no cache entry ${id}`);
        this.#service.remove(entry);
    }
}
function snapshot(row) {
    const { blob, ...rest } = row;
    const content = blob.content ?? Buffer.alloc(0);
    return {
        ...rest,
        content,
        // Read on demand: a damaged archive must not stop a test from looking at everything else.
        get files() {
            return artifactFiles(row);
        },
    };
}

;// CONCATENATED MODULE: ./build/__tests__/support/github/index.js
/**
 * A stand-in for the GitHub services that an action talks to: the results service (artifacts), the cache
 * service, their blob storage, and the parts of REST around runs, issues and pull requests. It speaks to the
 * real clients (@actions/artifact, @actions/cache, Octokit), on a port of its own, with Node's built-in
 * modules only.
 */






















/** Starts an empty GitHub with one repository. */
async function startGitHub(options = {}) {
    const repository = options.repository ?? 'octo/repo';
    const isPrivate = options.isPrivate ?? false;
    const settings = defaultSettings();
    const faults = new Faults();
    const requests = [];
    const identities = new Identities();
    const attempts = new Attempts(identities);
    const issues = new Issues();
    const reviews = new Reviews(issues);
    const blobs = new BlobStorage(() => server.url, settings);
    const results = new ResultsService(attempts, blobs, settings);
    const caches = new CacheService(attempts, blobs, 'refs/heads/main');
    const anonymous = { ...person({ login: '' }), permissions: permissions('read') };
    const rest = new RestApi([
        ...artifactRoutes(results, attempts, blobs, settings, repository),
        ...cacheRoutes(caches),
        ...runRoutes(attempts),
        ...issueRoutes(issues, settings, repository),
        ...pullRoutes(issues, repository),
        ...reviewRoutes(reviews),
        ...identityRoutes(repository, isPrivate),
    ], identities, repository, isPrivate ? undefined : anonymous);
    const recognise = (request) => results.receive(request) ?? caches.receive(request) ?? blobs.receive(request) ?? rest.receive(request);
    const server = await startServer(recognise, faults, requests);
    return {
        url: server.url,
        apiUrl: server.url,
        repository,
        attempt: (wanted) => {
            const job = attempts.open(wanted);
            return Object.assign(job, { env: attemptEnvironment(job, server.url, repository) });
        },
        token: (author = {}, exceptions = {}) => identities.issue({ ...person(author), permissions: permissions('write', exceptions) }),
        faults,
        settings,
        artifacts: new StoredArtifacts(results),
        caches: new StoredCaches(caches),
        issues,
        reviews,
        requests,
        receivedBytesContaining: (needle) => containing(requests, needle),
        goOffline: server.goOffline,
        comeBack: server.comeBack,
        close: server.goOffline,
    };
}

;// CONCATENATED MODULE: ./build/src/cli/demo/ai-endpoint.js



/** How long an answer takes: long enough to be seen. */
const THINKING_MS = 1_000;
/** An AI on this machine. No two answers are the same, so asking a second time would show in the results. */
async function startAi() {
    let calls = 0;
    const server = (0,external_node_http_.createServer)(async (_request, response) => {
        calls += 1;
        const answer = JSON.stringify(answerTo(calls));
        await (0,promises_.setTimeout)(THINKING_MS);
        response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
    server.listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const { port } = server.address();
    return {
        url: `http://127.0.0.1:${port}/v1/generate`,
        get calls() {
            return calls;
        },
        close: () => {
            server.close();
            server.closeAllConnections();
        },
    };
}
function answerTo(call) {
    const picture = Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 73 + call) % 256));
    return {
        summary: `Retry the upload twice (answer ${call})`,
        files: [
            {
                path: 'out/upload.mjs',
                base64: Buffer.from(`export const retries = 2; // ${call}\n`).toString('base64'),
            },
            { path: 'out/diagram.bin', base64: picture.toString('base64') },
        ],
    };
}

;// CONCATENATED MODULE: ./build/__tests__/support/runner/file-commands.js



const summaryLimit = 1024 * 1024;
const prefixes = {
    GITHUB_OUTPUT: 'set_output_',
    GITHUB_STATE: 'save_state_',
    GITHUB_ENV: 'set_env_',
    GITHUB_PATH: 'add_path_',
    GITHUB_STEP_SUMMARY: 'step_summary_',
};
/**
 * The files of one stage of one step: new ones each time, told apart by a GUID (actions/runner
 * FileCommandManager).
 */
function createCommandFiles(temp) {
    const folder = external_node_path_.join(temp, '_runner_file_commands');
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const suffix = (0,external_node_crypto_.randomUUID)();
    const file = (variable) => {
        const created = external_node_path_.join(folder, prefixes[variable] + suffix);
        (0,external_node_fs_.writeFileSync)(created, '');
        return created;
    };
    return {
        GITHUB_OUTPUT: file('GITHUB_OUTPUT'),
        GITHUB_STATE: file('GITHUB_STATE'),
        GITHUB_ENV: file('GITHUB_ENV'),
        GITHUB_PATH: file('GITHUB_PATH'),
        GITHUB_STEP_SUMMARY: file('GITHUB_STEP_SUMMARY'),
    };
}
/** Nothing, for a stage whose files nobody is left to read. */
function noCommands() {
    return { outputs: {}, state: {}, env: {}, paths: [], summary: '', errors: [], failed: false };
}
/** Processes every file on its own: an error in one does not keep the others from being applied. */
function processCommandFiles(files) {
    const errors = [];
    let failed = false;
    const process = (context, work) => {
        try {
            work();
        }
        catch (error) {
            errors.push(`Unable to process file command '${context}' successfully.`, error instanceof Error ? error.message : String(error));
            failed = true;
        }
    };
    const paths = [];
    const env = {};
    const state = new CaseInsensitive();
    const outputs = new CaseInsensitive();
    let summary = '';
    process('path', () => {
        for (const line of file_commands_read(files.GITHUB_PATH).split(/\r?\n/))
            if (line !== '')
                paths.push(line);
    });
    process('env', () => {
        for (const [name, value] of keyValuePairs(file_commands_read(files.GITHUB_ENV))) {
            if (name.toUpperCase() === 'NODE_OPTIONS') {
                throw new Error("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
            }
            env[name] = value;
        }
    });
    process('step_summary', () => {
        const size = (0,external_node_fs_.statSync)(files.GITHUB_STEP_SUMMARY, { throwIfNoEntry: false })?.size ?? 0;
        if (size > summaryLimit) {
            const [limit, got] = [summaryLimit / 1024, Math.floor(size / 1024)];
            errors.push(`$GITHUB_STEP_SUMMARY supports content up a size of ${limit}k, got ${got}k.`);
        }
        else
            summary = file_commands_read(files.GITHUB_STEP_SUMMARY);
    });
    process('state', () => {
        for (const [name, value] of keyValuePairs(file_commands_read(files.GITHUB_STATE)))
            state.set(name, value);
    });
    process('output', () => {
        for (const [name, value] of keyValuePairs(file_commands_read(files.GITHUB_OUTPUT))) {
            if (name === '')
                throw new Error('Value cannot be null. (Parameter "name")');
            outputs.set(name, value);
        }
    });
    return { outputs: outputs.toRecord(), state: state.toRecord(), env, paths, summary, errors, failed };
}
/** A step may remove its own files: the runner takes that for nothing written. */
function file_commands_read(file) {
    if ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false }) === undefined)
        return '';
    return (0,external_node_fs_.readFileSync)(file, 'utf8').replace(/^\uFEFF/, '');
}
/**
 * The pairs of a file command, lazily, so that those before an error are applied: `NAME=VALUE` to the end of
 * the line, or `NAME<<DELIMITER`, lines, and the delimiter alone on a line, whichever sign comes first. Empty
 * lines are skipped; anything else is an error (actions/runner FileCommandManager, EnvFileKeyValuePairs).
 * Only on Windows does CRLF end a line; elsewhere the CR belongs to the value, and to the delimiter.
 */
function* keyValuePairs(text, windows = process.platform === 'win32') {
    const lines = new LineReader(text, windows);
    for (let line = lines.next(); line !== undefined; line = lines.next()) {
        if (line === '')
            continue;
        const equals = line.indexOf('=');
        const heredoc = line.indexOf('<<');
        if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
            yield [line.slice(0, equals), line.slice(equals + 1)];
        }
        else if (heredoc >= 0) {
            yield [line.slice(0, heredoc), heredocValue(lines, line, line.slice(heredoc + 2))];
        }
        else
            throw new Error(`Invalid format '${line}'`);
    }
}
function heredocValue(lines, line, delimiter) {
    if (line.startsWith('<<') || delimiter === '') {
        throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
    }
    const start = lines.position;
    let end = start;
    for (;;) {
        const next = lines.next();
        if (next === delimiter)
            return lines.text.slice(start, end);
        if (next === undefined || lines.lastNewline === '') {
            throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
        }
        // Without the line break before the delimiter.
        end = lines.position - lines.lastNewline.length;
    }
}
class LineReader {
    text;
    #windows;
    position = 0;
    lastNewline = '';
    constructor(text, windows) {
        this.text = text;
        this.#windows = windows;
    }
    next() {
        if (this.position >= this.text.length)
            return undefined;
        const start = this.position;
        const lf = this.text.indexOf('\n', start);
        const end = lf < 0 ? this.text.length : lf;
        this.lastNewline = lf < 0 ? '' : '\n';
        this.position = end + this.lastNewline.length;
        if (this.#windows && lf > start && this.text[lf - 1] === '\r') {
            this.lastNewline = '\r\n';
            return this.text.slice(start, lf - 1);
        }
        return this.text.slice(start, end);
    }
}
/** A dictionary like the runner's: names are equal without regard to case, and the first spelling stays. */
class CaseInsensitive {
    #entries = new Map();
    set(name, value) {
        const entry = this.#entries.get(name.toLowerCase());
        if (entry === undefined)
            this.#entries.set(name.toLowerCase(), { name, value });
        else
            entry.value = value;
    }
    toRecord() {
        return Object.fromEntries([...this.#entries.values()].map(({ name, value }) => [name, value]));
    }
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/__tests__/support/runner/action-manifest.js



/** Reads the manifest of a node action. */
function readManifest(actionRoot) {
    const document = (0,dist/* parse */.qg)((0,external_node_fs_.readFileSync)(external_node_path_.join(actionRoot, 'action.yml'), 'utf8'));
    const runs = record(record(document).runs);
    if (!/^node\d+$/.test(String(runs.using)))
        throw new Error(`not a node action: using ${String(runs.using)}`);
    const inputs = Object.entries(record(record(document).inputs));
    return {
        main: external_node_path_.join(actionRoot, String(runs.main)),
        post: typeof runs.post === 'string' ? external_node_path_.join(actionRoot, runs.post) : undefined,
        postIf: typeof runs['post-if'] === 'string' ? runs['post-if'] : 'always()',
        defaults: new Map(inputs.map(([name, input]) => [name, String(record(input).default ?? '')])),
    };
}
function record(value) {
    return typeof value === 'object' && value !== null ? value : {};
}

;// CONCATENATED MODULE: ./build/__tests__/support/runner/environment.js


const systems = {
    linux: 'Linux',
    darwin: 'macOS',
    win32: 'Windows',
};
/**
 * The GITHUB_* and RUNNER_* variables of a job, with plausible values for what is not given. The event is
 * written to the file that GITHUB_EVENT_PATH names.
 */
function jobEnvironment(given, event, folders, trackingId) {
    const repository = given.GITHUB_REPOSITORY ?? 'octo/repo';
    const ref = given.GITHUB_REF ?? 'refs/heads/main';
    const eventPath = external_node_path_.join(folders.temp, '_github_workflow', 'event.json');
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(eventPath), { recursive: true });
    (0,external_node_fs_.writeFileSync)(eventPath, JSON.stringify(event ?? {}));
    return {
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTOR: 'octocat',
        GITHUB_API_URL: 'https://api.github.com',
        GITHUB_EVENT_NAME: 'workflow_dispatch',
        GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
        GITHUB_JOB: 'generate',
        GITHUB_REF: ref,
        GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags)\//, ''),
        GITHUB_REF_PROTECTED: 'false',
        GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
        GITHUB_REPOSITORY: repository,
        GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
        GITHUB_RETENTION_DAYS: '90',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_RUN_ID: '1',
        GITHUB_RUN_NUMBER: '1',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_SHA: 'c0ffee0000000000000000000000000000000001',
        GITHUB_TRIGGERING_ACTOR: 'octocat',
        GITHUB_WORKFLOW: 'ci',
        GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/ci.yml@${ref}`,
        GITHUB_WORKFLOW_SHA: 'c0ffee0000000000000000000000000000000001',
        RUNNER_ARCH: process.arch.toUpperCase(),
        RUNNER_ENVIRONMENT: 'github-hosted',
        RUNNER_NAME: 'stand-in',
        RUNNER_OS: systems[process.platform] ?? 'Linux',
        RUNNER_TOOL_CACHE: external_node_path_.join(folders.temp, '_tool'),
        ...given,
        GITHUB_EVENT_PATH: eventPath,
        GITHUB_WORKSPACE: folders.workspace,
        RUNNER_TEMP: folders.temp,
        RUNNER_TRACKING_ID: trackingId,
        RUNNER_WORKSPACE: external_node_path_.dirname(folders.workspace),
    };
}
/**
 * What only the runner sets: neither `env:` nor GITHUB_ENV can change it (actions/runner
 * NodeScriptActionHandler).
 */
function isRunnersOwn(name) {
    return /^(?:GITHUB|RUNNER|ACTIONS)_/.test(name) || name === 'GITHUB_ACTIONS' || name === 'CI';
}
/** `GITHUB_RUN_ID` in the environment is `github.run_id` in an expression. */
function contextOf(prefix, env) {
    const entries = Object.entries(env).filter(([name]) => name.startsWith(`${prefix}_`));
    return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length + 1).toLowerCase(), value]));
}
/** The variable that carries an input: upper case, blanks replaced, anything else as it is. */
function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

;// CONCATENATED MODULE: ./build/__tests__/support/runner/expressions.js
/**
 * A text with `${{ }}` in it, as the runner evaluates the default of an input: property access, literals,
 * `!`, `==`, `!=`, `&&`, `||`, parentheses, and the functions `toJSON`, `fromJSON` and `format`. An unknown
 * property is empty (actions/runner Sdk/DTExpressions2).
 */
function interpolate(text, contexts) {
    return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression) => asText(evaluate(expression, contexts)));
}
/** The value of one expression, without the `${{ }}` around it. */
function evaluate(expression, contexts) {
    const tokens = tokenize(expression);
    const parser = new Parser(tokens, contexts, expression);
    return parser.whole();
}
const tokenPattern = /\s*(?:(?<string>'(?:[^']|'')*')|(?<number>-?\d+(?:\.\d+)?)|(?<name>[A-Za-z_][\w-]*)|(?<operator>==|!=|&&|\|\||[!()[\].,]))/y;
function tokenize(expression) {
    const tokens = [];
    tokenPattern.lastIndex = 0;
    const end = expression.trimEnd().length;
    while (tokenPattern.lastIndex < end) {
        const at = tokenPattern.lastIndex;
        const found = tokenPattern.exec(expression)?.groups;
        if (found === undefined)
            throw new Error(`Unexpected symbol in expression at ${at}: ${expression}`);
        if (found.string !== undefined) {
            tokens.push({ kind: 'literal', value: found.string.slice(1, -1).replaceAll("''", "'") });
        }
        else if (found.number !== undefined)
            tokens.push({ kind: 'literal', value: Number(found.number) });
        else if (found.name !== undefined)
            tokens.push({ kind: 'name', text: found.name });
        else
            tokens.push({ kind: 'operator', text: found.operator ?? '' });
    }
    return tokens;
}
/**
 * Evaluates while it parses: nothing here has a side effect, so the branch not taken may be evaluated too.
 */
class Parser {
    #tokens;
    #contexts;
    #expression;
    #at = 0;
    constructor(tokens, contexts, expression) {
        this.#tokens = tokens;
        this.#contexts = contexts;
        this.#expression = expression;
    }
    whole() {
        const value = this.#or();
        if (this.#at < this.#tokens.length)
            throw this.#unexpected();
        return value;
    }
    #or() {
        let value = this.#and();
        while (this.#accept('||')) {
            const right = this.#and();
            value = isTruthy(value) ? value : right;
        }
        return value;
    }
    #and() {
        let value = this.#equality();
        while (this.#accept('&&')) {
            const right = this.#equality();
            value = isTruthy(value) ? right : value;
        }
        return value;
    }
    #equality() {
        const left = this.#unary();
        if (this.#accept('=='))
            return areEqual(left, this.#unary());
        if (this.#accept('!='))
            return !areEqual(left, this.#unary());
        return left;
    }
    #unary() {
        return this.#accept('!') ? !isTruthy(this.#unary()) : this.#properties(this.#primary());
    }
    #primary() {
        if (this.#accept('(')) {
            const value = this.#or();
            this.#expect(')');
            return value;
        }
        const token = this.#tokens[this.#at++];
        if (token?.kind === 'literal')
            return token.value;
        if (token?.kind !== 'name')
            throw this.#unexpected();
        if (this.#accept('('))
            return this.#call(token.text);
        const constants = { true: true, false: false, null: null };
        return token.text in constants ? constants[token.text] : property(this.#contexts, token.text);
    }
    #properties(from) {
        let value = from;
        for (;;) {
            if (this.#accept('.')) {
                const token = this.#tokens[this.#at++];
                if (token?.kind !== 'name')
                    throw this.#unexpected();
                value = property(value, token.text);
            }
            else if (this.#accept('[')) {
                value = property(value, asText(this.#or()));
                this.#expect(']');
            }
            else
                return value;
        }
    }
    #call(name) {
        const given = [];
        if (!this.#accept(')')) {
            do
                given.push(this.#or());
            while (this.#accept(','));
            this.#expect(')');
        }
        const status = property(property(this.#contexts, 'job'), 'status');
        switch (name.toLowerCase()) {
            case 'tojson':
                return JSON.stringify(given[0] ?? null, null, 2);
            case 'fromjson':
                return JSON.parse(asText(given[0]));
            case 'format':
                return asText(given[0]).replace(/\{(\d+)\}/g, (_, index) => asText(given[Number(index) + 1]));
            case 'always':
                return true;
            case 'success':
                return status === 'success';
            case 'failure':
                return status === 'failure';
            case 'cancelled':
                return status === 'cancelled';
            default:
                throw new Error(`Unrecognized function: ${name}`);
        }
    }
    #accept(operator) {
        const token = this.#tokens[this.#at];
        if (token?.kind !== 'operator' || token.text !== operator)
            return false;
        this.#at++;
        return true;
    }
    #expect(operator) {
        if (!this.#accept(operator))
            throw this.#unexpected();
    }
    #unexpected() {
        return new Error(`Unexpected end or symbol in expression: ${this.#expression}`);
    }
}
// Names are compared without regard to case, as everywhere in expressions.
function property(of, name) {
    if (typeof of !== 'object' || of === null)
        return null;
    if (Object.hasOwn(of, name))
        return of[name];
    const key = Object.keys(of).find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    return key === undefined ? null : of[key];
}
function isTruthy(value) {
    return Boolean(value);
}
function areEqual(left, right) {
    if (typeof left === 'string' && typeof right === 'string')
        return left.toLowerCase() === right.toLowerCase();
    return (left ?? null) === (right ?? null);
}
function asText(value) {
    if (value === null || value === undefined)
        return '';
    if (typeof value === 'object')
        return Array.isArray(value) ? 'Array' : 'Object';
    return String(value);
}

;// CONCATENATED MODULE: ./build/__tests__/support/runner/orphans.js

/**
 * The processes that a job left behind, found as the runner finds them at the end of a job: by
 * RUNNER_TRACKING_ID in their environment (actions/runner JobExtension). Linux only; elsewhere none are
 * found.
 */
function trackedProcesses(trackingId) {
    if (process.platform !== 'linux')
        return [];
    const variable = `RUNNER_TRACKING_ID=${trackingId}`;
    return (0,external_node_fs_.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .filter((pid) => environmentOf(pid).split('\0').includes(variable))
        .map(Number)
        .filter((pid) => pid !== process.pid);
}
/** Kills them; a process that ended in the meantime is none. */
function killTracked(trackingId) {
    for (const pid of trackedProcesses(trackingId)) {
        try {
            process.kill(pid, 'SIGKILL');
        }
        catch {
            // Already gone.
        }
    }
}
function environmentOf(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, 'utf8');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./build/__tests__/support/runner/step-process.js


/** The runner's own times (actions/runner ProcessInvoker). */
const runnersPatience = { sigintMs: 7500, sigtermMs: 2500, streamsMs: 5000 };
/** One node process as the runner starts, watches and cancels it. */
class StepProcess {
    ended;
    #child;
    #patience;
    #log = '';
    #exited = false;
    #ended = false;
    #onGrowth = [];
    #ladder = [];
    constructor(options) {
        const startedAt = performance.now();
        // Stdin is closed, so that nothing waits for a person.
        const child = (0,external_node_child_process_.spawn)(options.node, [options.script], {
            cwd: options.cwd,
            env: options.env,
            stdio: ['ignore', 'pipe', 'pipe'],
        });
        this.#child = child;
        this.#patience = options.patience;
        this.#collect(child.stdout, options);
        this.#collect(child.stderr, options);
        this.ended = new Promise((resolve, reject) => {
            child.once('error', (error) => {
                this.#exited = true;
                this.#ended = true;
                reject(error);
                this.#grown();
            });
            child.once('exit', (exitCode, signal) => {
                this.#exited = true;
                for (const timer of this.#ladder)
                    clearTimeout(timer);
                const finish = () => {
                    clearTimeout(patience);
                    child.stdout?.destroy();
                    child.stderr?.destroy();
                    this.#ended = true;
                    resolve({ exitCode, signal, log: this.#log, durationMs: performance.now() - startedAt });
                    this.#grown();
                };
                // A child of the step may hold the streams open; the runner does not wait for it for ever.
                const patience = setTimeout(finish, options.patience.streamsMs);
                child.once('close', finish);
            });
        });
    }
    get pid() {
        return this.#child.pid ?? -1;
    }
    get log() {
        return this.#log;
    }
    /** SIGINT, then SIGTERM, then SIGKILL, and each to this process only: its children get nothing on Unix. */
    cancel() {
        if (this.#exited || this.#ladder.length > 0)
            return;
        const { sigintMs, sigtermMs } = this.#patience;
        this.kill('SIGINT');
        this.#ladder = [
            setTimeout(() => this.kill('SIGTERM'), sigintMs),
            setTimeout(() => this.kill('SIGKILL'), sigintMs + sigtermMs),
        ];
    }
    kill(signal) {
        if (!this.#exited)
            this.#child.kill(signal);
    }
    /** Resolves once the log matches; rejects when the process ends before. */
    async until(pattern) {
        for (;;) {
            if (pattern.test(this.#log))
                return;
            if (this.#ended) {
                throw new Error(`the step ended before its log matched ${pattern}:\n${this.#log}`);
            }
            await new Promise((resolve) => this.#onGrowth.push(resolve));
        }
    }
    #collect(stream, options) {
        const decoder = new external_node_string_decoder_.StringDecoder('utf8');
        let rest = '';
        stream?.on('data', (chunk) => {
            const text = decoder.write(chunk);
            this.#log += text;
            const lines = (rest + text).split('\n');
            rest = lines.pop() ?? '';
            for (const line of lines)
                options.onLine(line);
            options.onOutput(text);
            this.#grown();
        });
        stream?.on('end', () => {
            if (rest !== '')
                options.onLine(rest);
            rest = '';
        });
    }
    #grown() {
        const waiting = this.#onGrowth;
        this.#onGrowth = [];
        for (const resolve of waiting)
            resolve();
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/runner/workflow-commands.js
/**
 * The commands in what a step prints, as far as they matter here: masks and annotations, and the switch that
 * turns commands off (actions/runner ActionCommandManager).
 */
class WorkflowCommands {
    masks = [];
    annotations = [];
    #resumeToken;
    /** Takes one line of output, from either stream. */
    line(line) {
        const match = /^\s*::([^\s:]+)(?: [^:]*(?::(?!:)[^:]*)*)?::(.*)$/s.exec(line);
        if (match === null)
            return;
        const command = (match[1] ?? '').toLowerCase();
        const data = workflow_commands_unescapeData(match[2] ?? '');
        if (this.#resumeToken !== undefined) {
            if (command === this.#resumeToken.toLowerCase())
                this.#resumeToken = undefined;
            return;
        }
        switch (command) {
            case 'stop-commands':
                this.#resumeToken = data;
                break;
            case 'add-mask':
                this.#mask(data);
                break;
            case 'error':
            case 'warning':
            case 'notice':
                this.annotations.push({ level: command, message: data });
                break;
        }
    }
    // Each line of the value is a secret too, because logs are masked line by line.
    #mask(value) {
        if (value.trim() === '')
            return;
        this.masks.push(value);
        const lines = value.split(/[\r\n]+/).filter((line) => line !== '');
        if (lines.length > 1)
            this.masks.push(...lines);
    }
}
function workflow_commands_unescapeData(data) {
    return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

;// CONCATENATED MODULE: ./build/__tests__/support/runner/runner-job.js










/** One job on one runner. */
class RunnerJob {
    /** Every value that a step asked to be masked. */
    masks = [];
    #options;
    #manifest;
    #trackingId = `github_${(0,external_node_crypto_.randomUUID)()}`;
    #jobEnv;
    #started = [];
    #processes = new Set();
    #stepEnv = {};
    #paths = [];
    #status = 'success';
    #isLost = false;
    constructor(options) {
        this.#options = options;
        this.#manifest = readManifest(options.actionRoot);
        for (const folder of [options.workspace, options.temp])
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        this.#jobEnv = jobEnvironment(options.env ?? {}, options.contexts?.github?.event, options, this.#trackingId);
    }
    /** `job.status`, as a later step or a post step sees it. */
    get status() {
        return this.#status;
    }
    /**
     * Starts a step that uses the action. Its post step is registered now: a step that never starts has none.
     */
    start(options = {}) {
        const unnamed = this.#started.filter(({ id }) => id.startsWith('__self')).length;
        const id = options.id ?? (unnamed === 0 ? '__self' : `__self_${unnamed + 1}`);
        const step = { id, options, state: {} };
        this.#started.push(step);
        return this.#run(this.#manifest.main, step, (result) => {
            if (result.outcome !== 'success' && this.#status === 'success')
                this.#status = result.outcome;
        });
    }
    /**
     * Ends the job: runs the post steps, the last started first, with the state their main step saved; then
     * kills what the job left running. A lost job has no post steps.
     */
    async finish() {
        const results = [];
        for (const step of this.#started.toReversed()) {
            if (this.#isLost || this.#manifest.post === undefined)
                break;
            if (evaluate(this.#manifest.postIf, this.#contexts(step)) !== true)
                continue;
            const result = await this.#run(this.#manifest.post, step, (ended) => {
                if (ended.outcome !== 'success' && this.#status === 'success')
                    this.#status = ended.outcome;
            }).finished;
            results.push({ id: step.id, ...result });
        }
        killTracked(this.#trackingId);
        return results;
    }
    /** The machine is gone, with everything on it: no signal is handled, no file is read, no post step runs. */
    lost() {
        this.#isLost = true;
        this.#status = 'failure';
        for (const process of this.#processes)
            process.kill('SIGKILL');
        killTracked(this.#trackingId);
    }
    #run(script, step, onEnd) {
        const files = createCommandFiles(this.#options.temp);
        const commands = new WorkflowCommands();
        const process = new StepProcess({
            node: this.#options.node ?? globalThis.process.execPath,
            patience: this.#options.patience ?? runnersPatience,
            script,
            cwd: this.#options.workspace,
            env: this.#environment(step, files),
            onLine: (line) => commands.line(line),
            onOutput: this.#options.onOutput ?? (() => { }),
        });
        this.#processes.add(process);
        let interrupted;
        const cancel = (outcome) => {
            interrupted ??= outcome;
            process.cancel();
        };
        const { timeoutMinutes } = step.options;
        const timeout = timeoutMinutes === undefined ? undefined : setTimeout(() => cancel('failure'), timeoutMinutes * 60_000);
        const finished = process.ended.then((ending) => {
            clearTimeout(timeout);
            this.#processes.delete(process);
            this.masks.push(...commands.masks);
            // Also after a cancellation: what was written before it counts.
            const written = this.#isLost ? noCommands() : processCommandFiles(files);
            this.#apply(step, written);
            const success = ending.exitCode === 0 && !written.failed && !this.#isLost;
            const result = {
                ...ending,
                ...written,
                log: ending.log + written.errors.map((error) => `##[error]${error}\n`).join(''),
                annotations: [
                    ...commands.annotations,
                    ...written.errors.map((message) => ({ level: 'error', message })),
                ],
                outcome: interrupted ?? (success ? 'success' : 'failure'),
            };
            onEnd(result);
            return result;
        });
        return {
            pid: process.pid,
            get log() {
                return process.log;
            },
            finished,
            until: (pattern) => process.until(pattern),
            cancel: () => cancel('cancelled'),
            kill: (signal) => process.kill(signal),
        };
    }
    #apply(step, written) {
        step.state = { ...step.state, ...written.state };
        this.#stepEnv = { ...this.#stepEnv, ...written.env };
        this.#paths = [...this.#paths.filter((entry) => !written.paths.includes(entry)), ...written.paths];
    }
    #environment(step, files) {
        const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
        const runners = Object.entries(this.#jobEnv).filter(([name]) => isRunnersOwn(name));
        const env = {
            ...inherited,
            ...this.#jobEnv,
            ...this.#stepEnv,
            ...step.options.env,
        };
        for (const [name, value] of Object.entries(step.state))
            env[`STATE_${name}`] = value;
        for (const [name, value] of this.#inputs(step))
            env[inputVariable(name)] = value;
        // The entry added last comes first.
        env.PATH = [...this.#paths.toReversed(), env.PATH].join(external_node_path_.delimiter);
        return { ...env, ...Object.fromEntries(runners), ...files, GITHUB_ACTION: step.id };
    }
    // Evaluated for every stage anew: a default that reads `job.status` says in the post step how the job went.
    #inputs(step) {
        const given = new Map(Object.entries(step.options.with ?? {}));
        const named = new Set([...given.keys()].map((name) => name.toLowerCase()));
        for (const [name, text] of this.#manifest.defaults) {
            if (!named.has(name.toLowerCase()))
                given.set(name, interpolate(text, this.#contexts(step)));
        }
        return given;
    }
    #contexts(step) {
        const { github, job, strategy, matrix } = this.#options.contexts ?? {};
        return {
            github: { ...contextOf('GITHUB', this.#jobEnv), action: step.id, ...github },
            runner: contextOf('RUNNER', this.#jobEnv),
            job: { ...job, status: this.#status },
            strategy: { 'fail-fast': true, 'job-index': 0, 'job-total': 1, 'max-parallel': 1, ...strategy },
            matrix: matrix ?? null,
        };
    }
}

;// CONCATENATED MODULE: ./build/__tests__/support/runner/index.js
/**
 * A minimal runner: executes the steps of one job that use one bundled node action, the way actions/runner
 * does, as far as an action can tell. Steps run one after another; there is no `run:`, no container, no
 * composite action and no `pre`.
 */





// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/cli/package-root.js
var package_root = __webpack_require__(4821);
;// CONCATENATED MODULE: ./build/src/cli/demo/steps.js
const ISSUE = 42;
const LABEL = 'ai-generated';
/** The scripts are for Node, which is there on every system; a workflow would say `run: node generate.mjs`. */
const SHELL = 'node {0}';
const ASK_AI = `
(async () => {
  const fs = await import('node:fs');
  console.log('asking the AI …');
  const response = await fetch(process.env.AI_URL, { method: 'POST', body: 'Make the upload more robust.' });
  const { summary, files } = await response.json();
  fs.mkdirSync('out', { recursive: true });
  for (const { path, base64 } of files) fs.writeFileSync(path, Buffer.from(base64, 'base64'));
  fs.appendFileSync(process.env.GITHUB_OUTPUT, 'summary=' + summary + '\\nfile-count=' + files.length + '\\n');
})();
`;
const POST = `
async function post(path, body) {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GH_TOKEN } = process.env;
  const response = await fetch(GITHUB_API_URL + '/repos/' + GITHUB_REPOSITORY + '/issues/${ISSUE}/' + path, {
    method: 'POST',
    headers: { authorization: 'Bearer ' + GH_TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(response.status + ' ' + (await response.text()));
}
`;
/** The steps of the job, as its workflow file would have them, with what \`\${{ }}\` stands for filled in. */
const STEPS = {
    ai: (aiUrl) => step('ai-complete', { run: ASK_AI, files: 'out/**' }, { AI_URL: aiUrl }),
    label: (token) => step('label-applied', { run: `${POST}post('labels', { labels: ['${LABEL}'] });\n` }, { GH_TOKEN: token }),
    comment: (token, summary) => step('comment-posted', { run: `${POST}post('comments', { body: 'Done: ' + process.env.SUMMARY });\n` }, { GH_TOKEN: token, SUMMARY: summary }),
    done: () => ({ id: 'done', with: { step: 'done' } }),
};
function step(name, inputs, env) {
    return { id: name, with: { step: name, shell: SHELL, ...inputs }, env };
}

;// CONCATENATED MODULE: ./build/src/cli/demo/machine.js






const RUN_ID = '16234567890';
const COMMIT = '4f2c1d0e9b8a7f6e5d4c3b2a1908f7e6d5c4b3a2';
/** What a process needs on Windows; elsewhere none of these is set. */
const SYSTEM_VARIABLES = ['SystemRoot', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'USERPROFILE'];
/** A step of the demo did not go as it has to. */
class DemoError extends errors/* CheckpointError */.jg {
}
/** A runner's machine that executes the job of one attempt, with the real Action. */
class Machine {
    workspace;
    token;
    #job;
    #disk;
    /** @param folder where the machine's disk is: empty, as a hosted runner's */
    constructor(folder, attempt, github, narrator) {
        this.#disk = folder;
        this.workspace = external_node_path_.join(folder, 'workspace');
        const handle = github.attempt({ runId: RUN_ID, attempt, job: 'generate', sha: COMMIT });
        this.token = handle.token;
        this.#job = new RunnerJob({
            actionRoot: actionRoot(),
            workspace: this.workspace,
            temp: external_node_path_.join(folder, 'temp'),
            env: { ...systemEnvironment(), ...handle.env },
            contexts: {
                github: { token: handle.token, event: { issue: { number: ISSUE } } },
                job: { check_run_id: handle.checkRunId },
            },
            onOutput: narrator.log(),
        });
    }
    /** Runs a step to its end. @throws DemoError unless it succeeds */
    async step(options) {
        const result = await this.#job.start(options).finished;
        if (result.outcome === 'success')
            return result;
        throw new DemoError(`${options.id} ended with exit code ${result.exitCode}:\n${result.log}`, '');
    }
    /** The machine is lost as a step starts: its processes get SIGKILL, then its disk is gone. */
    async loseDuring(options) {
        const step = this.#job.start(options);
        this.#job.lost();
        await step.finished;
        external_node_fs_.rmSync(this.#disk, { recursive: true, force: true, maxRetries: 5 });
    }
    /** The end of the job: its post steps. */
    async finish() {
        await this.#job.finish();
    }
}
function actionRoot() {
    const needed = ['action.yml', external_node_path_.join('dist', 'action', 'index.js')];
    const missing = needed.filter((file) => !external_node_fs_.existsSync(external_node_path_.join(package_root/* packageRoot */.Z, file)));
    if (missing.length === 0)
        return package_root/* packageRoot */.Z;
    throw new DemoError(`The demo runs the Action itself, and ${missing.join(' and ')} is not in ${package_root/* packageRoot */.Z}.`, 'Use the whole package, or a clone of the repository.');
}
/** The Node that runs this is also the one that the steps find. */
function systemEnvironment() {
    const system = SYSTEM_VARIABLES.flatMap((name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
    });
    const folders = [external_node_path_.dirname(process.execPath), process.env.PATH ?? process.env.Path ?? ''];
    return { ...Object.fromEntries(system), PATH: folders.join(external_node_path_.delimiter) };
}

;// CONCATENATED MODULE: ./build/src/cli/demo/outcome.js




function outcomeOf(ai, asked, workspace, github) {
    return {
        aiCalls: ai.calls,
        outputs: JSON.parse(asked.outputs.outputs ?? '{}'),
        files: filesOf(workspace),
        labels: [...(github.issues.issue(ISSUE)?.labels ?? [])],
        comments: github.issues.history(ISSUE).map(({ user, body }) => `${user.login}: ${body}`),
    };
}
function filesOf(folder) {
    const entries = external_node_fs_.readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => external_node_path_.join(entry.parentPath, entry.name))
        .map((file) => {
        const digest = (0,external_node_crypto_.createHash)('sha256').update(external_node_fs_.readFileSync(file)).digest('hex');
        const mode = (external_node_fs_.statSync(file).mode & 0o777).toString(8);
        return [external_node_path_.relative(folder, file).replaceAll('\\', '/'), `${mode} ${digest}`];
    });
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./build/src/cli/demo/scenarios.js
// The services and the runner are those that the tests use: stand-ins that the real clients have been proven
// against are worth more than a second, smaller pair written for show. They are part of the demo's chunk only.





/** The job as it should be: one attempt, four steps. */
function uninterrupted(folder, narrator) {
    return withServices(async (github, ai) => {
        narrator.event('Attempt 1');
        const machine = new Machine(folder, 1, github, narrator);
        const asked = await runAll(machine, ai);
        return outcomeOf(ai, asked, machine.workspace, github);
    });
}
/** The same job on a machine that is lost as the second step starts, and then "Re-run failed jobs" on a new one. */
function interruptedAndResumed(folder, narrator) {
    return withServices(async (github, ai) => {
        narrator.event('Attempt 1');
        const lost = new Machine(`${folder}-machine-1`, 1, github, narrator);
        await lost.step(STEPS.ai(ai.url));
        await lost.loseDuring(STEPS.label(lost.token));
        narrator.event('SIGKILL as label-applied starts. The machine is gone, with workspace and temporary files.');
        narrator.event('Attempt 2, on a new machine ("Re-run failed jobs")');
        const machine = new Machine(`${folder}-machine-2`, 2, github, narrator);
        const asked = await runAll(machine, ai);
        return outcomeOf(ai, asked, machine.workspace, github);
    });
}
async function runAll(machine, ai) {
    const asked = await machine.step(STEPS.ai(ai.url));
    await machine.step(STEPS.label(machine.token));
    await machine.step(STEPS.comment(machine.token, asked.outputs.summary ?? ''));
    await machine.step(STEPS.done());
    await machine.finish();
    return asked;
}
async function withServices(work) {
    const github = await startGitHub();
    const ai = await startAi();
    try {
        github.issues.open({ number: ISSUE });
        return await work(github, ai);
    }
    finally {
        ai.close();
        await github.close();
    }
}

// EXTERNAL MODULE: ./build/src/cli/exit-code.js
var exit_code = __webpack_require__(3250);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/commands/demo.js








const help = `Usage: checkpoint demo [--keep]

Shows what this is for, in a few seconds and on this machine only. A job of three steps asks an AI, sets a label and
posts a comment. It runs twice: once without interruption, and once on a machine that is lost (SIGKILL) between the
AI's answer and the label, and is re-run on another one.

The Action is the real one, started as the runner starts it. GitHub and the AI are stand-ins that listen on
127.0.0.1. Nothing is installed, no account is used, nothing leaves this machine.

Options:
  --keep    leave the demo's folder behind, and say where it is

Exit code: 0 when the AI was asked once and the results are identical, 1 when not.
`;
/** `checkpoint demo`: the whole thing, with nothing but Node. */
async function run(args) {
    const { values } = (0,usage/* parseCommandLine */.Du)('demo', {
        args: [...args],
        strict: true,
        options: { keep: { type: 'boolean', default: false } },
    });
    // A reader that has seen enough (`| head`) must not end the demo before it has tidied up.
    process.stdout.on('error', () => { });
    const narrator = new Narrator(process.stdout);
    const folder = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'checkpoint-demo-'));
    try {
        narrator.say('A job of three steps asks an AI for a change, labels issue 42, and comments on it.');
        narrator.say('The Action is the real one. GitHub and the AI are stand-ins on this machine.');
        narrator.title('1. The job, without interruption');
        const expected = await uninterrupted(external_node_path_.join(folder, 'uninterrupted'), narrator);
        narrator.title('2. The same job, and its machine is lost between the AI and the label');
        const resumed = await interruptedAndResumed(external_node_path_.join(folder, 'interrupted'), narrator);
        narrator.title('What came of it');
        const rows = compare(expected, resumed);
        for (const row of rows)
            narrator.verdict(row);
        const good = rows.every(({ holds }) => holds);
        narrator.gap();
        narrator.conclusion(good
            ? 'The AI was asked once over both attempts, and everything else is as if nothing had happened.'
            : 'Something is not as it should be; see above.', good);
        return good ? exit_code/* EXIT */.d.done : 1;
    }
    finally {
        if (values.keep)
            narrator.say(`Everything is still in ${folder}`);
        else
            external_node_fs_.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
}


/***/ }),

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ packageRoot),
/* harmony export */   packageVersion: () => (/* binding */ packageVersion)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);



/** The folder with package.json and action.yml: two above this module, in `src/cli` as in `dist/cli`. */
const packageRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)), '..', '..');
function packageVersion() {
    const { version } = JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(packageRoot, 'package.json'), 'utf8'));
    return String(version);
}


/***/ })

};
