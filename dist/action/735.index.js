export const id = 735;
export const ids = [735];
export const modules = {

/***/ 72993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   jg: () => (/* binding */ CheckpointError),
/* harmony export */   oC: () => (/* binding */ InvalidInputError)
/* harmony export */ });
/**
 * Something the user has to put right. The message says what was wrong, `fix` what to do; both are shown.
 */
class CheckpointError extends Error {
    fix;
    constructor(message, fix, options) {
        super(message, options);
        this.name = new.target.name;
        this.fix = fix;
    }
}
/** An input, argument or option with a value that cannot be used. */
class InvalidInputError extends CheckpointError {
}
/** A rule of the contract forbids what was asked for (a step used twice, a document that may not be overwritten). */
class RefusedError extends CheckpointError {
}
/** What an error says, with its causes, on one line. */
function describeError(error) {
    if (!(error instanceof Error))
        return String(error);
    const own = error.message || error.name;
    const cause = error.cause === undefined ? '' : describeError(error.cause);
    return cause !== '' && !own.includes(cause) ? `${own} (${cause})` : own;
}


/***/ }),

/***/ 38091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ MAX_DOCUMENT_BYTES),
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(72993);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(18667);
;// CONCATENATED MODULE: ./build/src/engine/schema.js

/**
 * The document's schema (design section 3). Objects are loose: fields that this version does not know survive
 * a read-modify-write and are never interpreted. Nothing has a default: reading changes nothing.
 */
const time = dist/* string */.YjP();
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0));
const attempt = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(1));
const sha256Hex = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex characters'));
const UNIT_STATUSES = ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'];
const RUN_STATUSES = ['initializing', 'running', 'needs_attention', 'done', 'aborted'];
const LIFECYCLE_STATES = [
    'queued',
    'running',
    'awaiting_review',
    'awaiting_merge',
    'succeeded',
    'failed',
    'canceled',
    'superseded',
];
/** A file that a step left behind. `path` is relative to the workspace, with forward slashes. */
const FileEntrySchema = dist/* looseObject */._H3({
    path: dist/* string */.YjP(),
    sha256: sha256Hex,
    size: count,
    mode: count,
    /** The file's digest before the step ran; null when there was none. */
    before: dist/* optional */.lqM(dist/* nullable */.mee(sha256Hex)),
    /** For a symbolic link: what it points to. Its `sha256` and `size` are those of this text. */
    link: dist/* optional */.lqM(dist/* string */.YjP()),
});
/** An output or file that was deliberately not stored. */
const WithheldSchema = dist/* looseObject */._H3({
    kind: dist/* picklist */.KIO(['output', 'file']),
    name: dist/* string */.YjP(),
    reason: dist/* string */.YjP(),
});
/** Where a step's files are kept: an archive, named by its digest. */
const PayloadSchema = dist/* looseObject */._H3({
    sha256: sha256Hex,
    size: count,
    /** The sum of the sizes of all entries once unpacked. */
    unpackedSize: count,
});
const UnitSchema = dist/* looseObject */._H3({
    status: dist/* picklist */.KIO(UNIT_STATUSES),
    dependsOn: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    note: dist/* optional */.lqM(dist/* string */.YjP()),
    createdAt: dist/* optional */.lqM(time),
    updatedAt: dist/* optional */.lqM(time),
    startedAt: dist/* optional */.lqM(dist/* nullable */.mee(time)),
    finishedAt: dist/* optional */.lqM(dist/* nullable */.mee(time)),
    /** The attempt that started or finished this unit. */
    attempt: dist/* optional */.lqM(attempt),
    /** The document's sequence number when this record was made: orders records of one attempt. */
    sequence: dist/* optional */.lqM(count),
    completionId: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    basis: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    /** Completion ids that this record replaced; they do not count any more wherever they turn up. */
    supersedes: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    fingerprint: dist/* optional */.lqM(dist/* nullable */.mee(sha256Hex)),
    fingerprintParts: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP())),
    durationMs: dist/* optional */.lqM(dist/* nullable */.mee(count)),
    outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP())),
    files: dist/* optional */.lqM(dist/* array */.YOg(FileEntrySchema)),
    withheld: dist/* optional */.lqM(dist/* array */.YOg(WithheldSchema)),
    payload: dist/* optional */.lqM(dist/* nullable */.mee(PayloadSchema)),
    /** The command wrote environment, path or summary, which a skip does not bring back. */
    partial: dist/* optional */.lqM(dist/* boolean */.zMY()),
    interrupted: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ reason: dist/* string */.YjP(), at: time }))),
    /** The last attempt that used this unit: ran it or skipped it. */
    usedInAttempt: dist/* optional */.lqM(count),
});
/** The checkpoint: the five fields that every version of every reader understands. */
const HeadSchema = dist/* looseObject */._H3({
    runId: dist/* string */.YjP(),
    step: dist/* string */.YjP(),
    attempt,
    inputHash: sha256Hex,
    timestamp: time,
});
const ScopeSchema = dist/* looseObject */._H3({
    repository: dist/* string */.YjP(),
    workflow: dist/* string */.YjP(),
    calledWorkflow: dist/* string */.YjP(),
    job: dist/* string */.YjP(),
    matrix: dist/* string */.YjP(),
    key: dist/* string */.YjP(),
});
/** Which edition of the document this is. Never reused, not even after a failed upload. */
const RevisionSchema = dist/* looseObject */._H3({
    attempt,
    sequence: count,
    nonce: dist/* string */.YjP(),
    /** The job that wrote it, where the runner tells; empty elsewhere. */
    writer: dist/* string */.YjP(),
});
const LifecycleSchema = dist/* looseObject */._H3({
    state: dist/* picklist */.KIO(LIFECYCLE_STATES),
    retryable: dist/* optional */.lqM(dist/* boolean */.zMY()),
    retry_of: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    interrupted_reason: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    recovered_at: dist/* optional */.lqM(dist/* nullable */.mee(time)),
});
const SCHEMA_VERSION = 2;
/** Everything but the units, which are checked one by one so that a malformed one does not hide the others. */
const EnvelopeSchema = dist/* looseObject */._H3({
    ...dist/* partial */.OH3(HeadSchema).entries,
    schemaVersion: dist/* picklist */.KIO([1, 2]),
    id: dist/* string */.YjP(),
    task: dist/* optional */.lqM(dist/* string */.YjP()),
    status: dist/* picklist */.KIO(RUN_STATUSES),
    createdAt: dist/* optional */.lqM(time),
    updatedAt: dist/* optional */.lqM(time),
    finishedAt: dist/* optional */.lqM(dist/* nullable */.mee(time)),
    units: dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()),
    phases: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())),
    currentPhase: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    openItems: dist/* optional */.lqM(dist/* array */.YOg(dist/* unknown */.L5J())),
    resolvedItems: dist/* optional */.lqM(dist/* array */.YOg(dist/* unknown */.L5J())),
    result: dist/* optional */.lqM(dist/* unknown */.L5J()),
    launch: dist/* optional */.lqM(dist/* unknown */.L5J()),
    lifecycle: dist/* optional */.lqM(dist/* nullable */.mee(LifecycleSchema)),
    /** What the run works on, in the open: `inputHash` is made from it. */
    work: dist/* optional */.lqM(dist/* looseObject */._H3({ issueNumber: dist/* string */.YjP(), commitSha: dist/* string */.YjP() })),
    scope: dist/* optional */.lqM(ScopeSchema),
    revision: dist/* optional */.lqM(RevisionSchema),
    /** Steps in the job's order of use: those used in the latest attempt first, then those known from before. */
    order: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
});
/** The whole document, as shipped in `schema/run.schema.json`. */
const RunDocumentSchema = dist/* looseObject */._H3({
    ...EnvelopeSchema.entries,
    units: dist/* record */.g1P(dist/* string */.YjP(), UnitSchema),
});

;// CONCATENATED MODULE: ./build/src/engine/read-document.js




/** Larger texts are not parsed: no run that this engine writes comes near. 64 MiB. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;
/** Reads any text as a document. Never throws: what cannot be understood comes back as a reason. */
function readDocument(text) {
    if (text.length > MAX_DOCUMENT_BYTES)
        return unreadable(`it is larger than ${MAX_DOCUMENT_BYTES} bytes`);
    if (text.trim() === '')
        return unreadable('it is empty');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return unreadable(`it is not JSON: ${(0,errors/* describeError */.Uc)(error).slice(0, 200)}`);
    }
    return interpret(value);
}
function interpret(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        return unreadable('it is not a JSON object');
    }
    if (!Object.hasOwn(value, 'units')) {
        const head = dist/* safeParse */.xLC(HeadSchema, value, { abortEarly: true });
        return head.success ? { kind: 'head', head: head.output } : unreadable(explain(head.issues[0]));
    }
    const version = 'schemaVersion' in value ? value.schemaVersion : undefined;
    if (typeof version === 'number' && version > SCHEMA_VERSION) {
        return unreadable(`it has schemaVersion ${version}, written by a newer version of checkpoint-action`);
    }
    const envelope = dist/* safeParse */.xLC(EnvelopeSchema, value, { abortEarly: true });
    if (!envelope.success)
        return unreadable(explain(envelope.issues[0]));
    const malformed = (0,record/* record */.g1)();
    const units = (0,record/* record */.g1)();
    for (const [name, unit] of Object.entries(value.units)) {
        const reason = unitProblem(unit);
        if (reason === null)
            units[name] = unit;
        else
            malformed[name] = reason;
    }
    // The object that was read, not the parser's copy: unknown fields and key order stay as they were.
    return { kind: 'document', document: { ...value, units }, malformed };
}
function unitProblem(unit) {
    const checked = dist/* safeParse */.xLC(UnitSchema, unit, { abortEarly: true });
    if (!checked.success)
        return explain(checked.issues[0]);
    // The schema library passes over keys such as `constructor`; a user may have an output of that name.
    const outputs = Object.values(unit.outputs ?? {});
    return outputs.every((output) => typeof output === 'string') ? null : 'outputs: must be texts';
}
function explain(issue) {
    const path = dist/* getDotPath */.BuJ(issue);
    return path === null ? issue.message : `${path}: ${issue.message}`;
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}


/***/ }),

/***/ 18667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f_: () => (/* binding */ entry),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   rM: () => (/* binding */ withEntry)
/* harmony export */ });
/**
 * Objects keyed by names that users choose have no prototype, so that a step or output named
 * `constructor` or `__proto__` is a key like any other.
 */
function record(entries = []) {
    const object = Object.create(null);
    for (const [key, value] of entries)
        object[key] = value;
    return object;
}
/** A copy of `source` with `key` set; `source` stays as it is. */
function withEntry(source, key, value) {
    const copy = record(Object.entries(source));
    copy[key] = value;
    return copy;
}
/** The own property `key`, never one inherited from Object.prototype. */
function entry(source, key) {
    return source !== undefined && Object.hasOwn(source, key) ? source[key] : undefined;
}


/***/ }),

/***/ 86451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ parseName),
/* harmony export */   Az: () => (/* binding */ isOfDigest),
/* harmony export */   B7: () => (/* binding */ documentName),
/* harmony export */   Oh: () => (/* binding */ payloadName),
/* harmony export */   k3: () => (/* binding */ isOfScope)
/* harmony export */ });
/**
 * The names under which documents and payloads are kept outside this machine. A name tells which scope it belongs
 * to and orders documents of one scope; what counts is the content, and both have to agree.
 */
/** First characters of a scope hash that stand in a name. */
const SCOPE_LENGTH = 12;
/** First characters of a payload's digest that stand in its name. */
const DIGEST_LENGTH = 16;
const DOCUMENT = /^checkpoint-.*-([0-9a-f]{12})-a(\d{1,6})-s(\d{1,9})-([0-9a-z]{6,16})\.json$/;
const PAYLOAD = /^checkpoint-.*-([0-9a-f]{12})-files-([0-9a-f]{16})-([0-9a-z]{6,16})\.tgz$/;
function documentName(label, scope, revision) {
    const { attempt, sequence, nonce } = revision;
    return `checkpoint-${safe(label)}-${scope.slice(0, SCOPE_LENGTH)}-a${attempt}-s${sequence}-${nonce}.json`;
}
function payloadName(label, scope, digest, nonce) {
    return `checkpoint-${safe(label)}-${scope.slice(0, SCOPE_LENGTH)}-files-${digest.slice(0, DIGEST_LENGTH)}-${nonce}.tgz`;
}
/** What a name says; null for a name that is not one of ours. */
function parseName(name) {
    const document = DOCUMENT.exec(name);
    if (document !== null) {
        const [, scope = '', attempt, sequence, nonce = ''] = document;
        return { kind: 'document', scope, attempt: Number(attempt), sequence: Number(sequence), nonce };
    }
    const payload = PAYLOAD.exec(name);
    if (payload === null)
        return null;
    const [, scope = '', digest = '', nonce = ''] = payload;
    return { kind: 'payload', scope, digest, nonce };
}
function isOfScope(name, scope) {
    return scope.startsWith(name.scope);
}
function isOfDigest(name, digest) {
    return name.kind === 'payload' && digest.startsWith(name.digest);
}
/** The job's key for people who look at the list of artifacts, within what an artifact name may contain. */
function safe(label) {
    const clean = label.replace(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 40);
    return clean === '' ? 'job' : clean;
}


/***/ }),

/***/ 10735:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(72993);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/artifact/lib/artifact.js + 348 modules
var artifact = __webpack_require__(57072);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./build/src/engine/read-document.js + 1 modules
var read_document = __webpack_require__(38091);
// EXTERNAL MODULE: ./build/src/store/names.js
var names = __webpack_require__(86451);
;// CONCATENATED MODULE: ./build/src/store/patience.js
/** Called when nothing is left that could ever settle the promises that are being waited for. */
const waiting = new Set();
process.on('beforeExit', () => {
    for (const giveUp of waiting)
        giveUp();
});
/**
 * Waits for `work`, but not for ever. GitHub's clients leave a promise unsettled when an answer is cut in the
 * middle; then the event loop has nothing left to do, which is noticed at once.
 * @throws Error that says what happened, when the work is late or can no longer end
 */
async function withPatience(work, ms) {
    let timer;
    let giveUp = () => { };
    const late = new Promise((_, reject) => {
        giveUp = () => reject(new Error('the connection was cut in the middle of an answer'));
        waiting.add(giveUp);
        timer = setTimeout(() => reject(new Error(`no answer within ${Math.round(ms / 1000)} s`)), Math.max(0, ms));
        // While the work can still end, its own sockets and timers keep the process alive.
        timer.unref();
    });
    try {
        return await Promise.race([work, late]);
    }
    finally {
        clearTimeout(timer);
        waiting.delete(giveUp);
    }
}

;// CONCATENATED MODULE: ./build/src/store/artifact/listing.js


/** GitHub's own maximum; the client library stops after 1,000 artifacts, a large matrix has more. */
const PAGE_SIZE = 100;
/**
 * Lists this run's artifacts in both ways that GitHub offers, and joins the answers: the internal service hides
 * earlier attempts after "Re-run all jobs" and has at times answered 404 for them (actions/download-artifact#486);
 * REST needs `actions: read`. Neither one's empty answer is the last word.
 * @param patienceMs how long one way may keep the other one's answer waiting
 */
async function listArtifacts(client, octokit, run, patienceMs) {
    const found = new Map();
    const add = (way, artifact) => {
        const known = found.get(artifact.id);
        if (known === undefined)
            found.set(artifact.id, { ...artifact, foundBy: new Set([way]) });
        else
            known.foundBy.add(way);
    };
    const [internalFault, restFault] = await Promise.all([
        faultOf(listInternal(client, (artifact) => add('internal', artifact)), patienceMs),
        octokit === null
            ? 'no token was given'
            : faultOf(listRest(octokit, run, (artifact) => add('rest', artifact)), patienceMs),
    ]);
    return { artifacts: [...found.values()], internalFault, restFault };
}
async function listInternal(client, add) {
    const { artifacts } = await client.listArtifacts();
    for (const { id, name, size, digest } of artifacts)
        add({ id, name, size, digest, expired: false });
}
async function listRest(octokit, run, add) {
    for (let page = 1, seen = 0;; page += 1) {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
            owner: run.owner,
            repo: run.repo,
            run_id: Number(run.runId),
            per_page: PAGE_SIZE,
            page,
        });
        for (const { id, name, size_in_bytes: size, digest, expired } of data.artifacts) {
            add({ id, name, size, digest: digest ?? undefined, expired });
        }
        seen += data.artifacts.length;
        if (data.artifacts.length === 0 || seen >= data.total_count)
            return;
    }
}
async function faultOf(work, patienceMs) {
    try {
        await withPatience(work, patienceMs);
        return null;
    }
    catch (error) {
        return (0,errors/* describeError */.Uc)(error);
    }
}

;// CONCATENATED MODULE: ./build/src/store/artifact/artifact-store.js









/** How long a listing may take of a load's 60 s: the client's own retries of a 5xx end within 35 s. */
const LISTING_MS = 40_000;
/** Downloads at a time. */
const CONCURRENCY = 6;
/** Keeps documents and payloads as artifacts of the workflow run. */
class ArtifactStore {
    name = 'artifact';
    #client = new artifact/* DefaultArtifactClient */.t9();
    #run;
    #token;
    /** @param token for REST; empty leaves only the runner's internal service. */
    constructor(run, token) {
        this.#run = run;
        this.#token = token;
    }
    async load(query) {
        const listing = await this.#list(Math.min(LISTING_MS, query.deadline - Date.now()));
        const named = listing.artifacts.flatMap((artifact) => {
            const name = (0,names/* parseName */.$q)(artifact.name);
            return name === null ? [] : [{ artifact, name }];
        });
        const own = named.filter(({ name }) => (0,names/* isOfScope */.k3)(name, query.scope));
        const wanted = own.filter(({ name }) => name.kind === 'document').map(({ artifact }) => artifact);
        const documents = [];
        const unread = [];
        await forEachLimited(wanted, CONCURRENCY, async (artifact) => {
            try {
                documents.push(await withPatience(this.#downloadDocument(artifact, query.folder), query.deadline - Date.now()));
            }
            catch (error) {
                unread.push(`artifact ${artifact.name}: ${(0,errors/* describeError */.Uc)(error)}`);
            }
        });
        return {
            documents,
            payloads: own.filter(({ name }) => name.kind === 'payload').map(({ artifact }) => artifact.name),
            unread: [...unread, ...gaps(listing, wanted.length > 0)],
            sawEarlierAttempt: named.some(({ name }) => name.kind === 'document' && name.attempt < query.attempt),
        };
    }
    async save(file, retentionDays) {
        const name = external_node_path_.basename(file);
        const options = { retentionDays, skipArchive: true };
        const { id } = await this.#client.uploadArtifact(name, [file], external_node_path_.dirname(file), options);
        if (id === undefined)
            throw new Error('the artifact service gave no id for the upload');
        return String(id);
    }
    async fetch(query) {
        const listing = await this.#list(LISTING_MS);
        const candidates = listing.artifacts.filter((artifact) => {
            const name = (0,names/* parseName */.$q)(artifact.name);
            return name !== null && (0,names/* isOfScope */.k3)(name, query.scope) && (0,names/* isOfDigest */.Az)(name, query.digest);
        });
        if (candidates.length === 0) {
            const faults = gaps(listing, false);
            throw new Error(faults.length > 0 ? faults.join('; ') : 'there is no artifact with these files any more');
        }
        const faults = [];
        for (const artifact of candidates) {
            try {
                return await this.#download(artifact, query.folder);
            }
            catch (error) {
                faults.push(`${artifact.name}: ${(0,errors/* describeError */.Uc)(error)}`);
            }
        }
        throw new Error(faults.join('; '));
    }
    async remove(names) {
        const gone = [];
        await forEachLimited(names, CONCURRENCY, async (name) => {
            try {
                // Names end in a nonce, so the client's choice among artifacts of one name has only one to choose from.
                await this.#client.deleteArtifact(name);
                gone.push(name);
            }
            catch {
                // What cannot be removed stays, and is only clutter.
            }
        });
        return gone;
    }
    async #list(patienceMs) {
        const octokit = this.#token === '' ? null : (0,github/* getOctokit */.Q)(this.#token);
        return listArtifacts(this.#client, octokit, this.#run, patienceMs);
    }
    async #downloadDocument(artifact, folder) {
        if (artifact.size > read_document/* MAX_DOCUMENT_BYTES */.b)
            throw new Error(`it is larger than ${read_document/* MAX_DOCUMENT_BYTES */.b} bytes`);
        const file = await this.#download(artifact, folder);
        return { name: artifact.name, text: external_node_fs_.readFileSync(file, 'utf8') };
    }
    /** Fetches by REST first where that way listed it, since the internal service may list what it then denies. */
    async #download(artifact, folder) {
        if (artifact.expired)
            throw new Error('it has expired');
        const faults = [];
        for (const way of artifact.foundBy.has('rest') ? ['rest', 'internal'] : ['internal']) {
            const target = external_node_fs_.mkdtempSync(external_node_path_.join(folder, `${way}-`));
            try {
                const { digestMismatch } = await this.#client.downloadArtifact(artifact.id, {
                    path: target,
                    ...(artifact.digest === undefined ? {} : { expectedHash: artifact.digest }),
                    ...(way === 'rest' ? this.#findByRest() : {}),
                });
                if (digestMismatch)
                    throw new Error('its content does not match its digest');
                return onlyFile(target);
            }
            catch (error) {
                faults.push((0,errors/* describeError */.Uc)(error));
            }
        }
        throw new Error(faults.join('; then '));
    }
    #findByRest() {
        return {
            findBy: {
                token: this.#token,
                workflowRunId: Number(this.#run.runId),
                repositoryOwner: this.#run.owner,
                repositoryName: this.#run.repo,
            },
        };
    }
}
/**
 * What a listing leaves open. Both ways lead to one place, so one good answer is enough, with one exception:
 * the internal service's empty answer, which it also gives when it hides earlier attempts.
 */
function gaps(listing, foundSome) {
    if (listing.restFault === null || (listing.internalFault === null && foundSome))
        return [];
    const rest = `artifacts could not be listed through the REST API (${listing.restFault}); it needs "permissions: actions: read"`;
    return listing.internalFault === null
        ? [rest]
        : [`the artifact service could not be read (${listing.internalFault})`, rest];
}
function onlyFile(folder) {
    const [name, ...others] = external_node_fs_.readdirSync(folder);
    if (name === undefined || others.length > 0)
        throw new Error('it does not hold exactly one file');
    return external_node_path_.join(folder, name);
}
async function forEachLimited(items, limit, work) {
    const queue = items.values();
    const lanes = Array.from({ length: Math.min(limit, items.length) }, async () => {
        for (const item of queue)
            await work(item);
    });
    await Promise.all(lanes);
}

;// CONCATENATED MODULE: ./build/src/store/transfer/worker.js





/**
 * The transfer thread. GitHub's client libraries cannot be aborted, and a body cut half-way leaves their promises
 * unsettled; so they run here, where the main thread can end them. Their log goes to this thread's own output.
 */
const setup = external_node_worker_threads_.workerData.setup;
/** Half of the 30 s without a byte that end a transfer: the upload client notices within twice this time. */
process.env.ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS ??= '15000';
/** Beyond any deadline that the main thread sets, in ms. */
const LONGEST_MS = 24 * 60 * 60 * 1000;
const CREATE = {
    artifact: () => {
        const [owner = '', repo = ''] = setup.repository.split('/');
        return new ArtifactStore({ owner, repo, runId: setup.runId }, setup.token);
    },
};
const stores = new Map(setup.stores.map((name) => [name, CREATE[name]()]));
function storeNamed(name) {
    const store = stores.get(name);
    if (store === undefined)
        throw new Error(`no ${name} store is set up`);
    return store;
}
const perform = {
    load: (query) => storeNamed('artifact').load(query),
    save: ({ store, file, retentionDays }) => storeNamed(store).save(file, retentionDays),
    fetch: (query) => storeNamed('artifact').fetch(query),
    remove: (names) => storeNamed('artifact').remove(names),
};
function post(message) {
    external_node_worker_threads_.parentPort?.postMessage(message);
}
async function answer(request) {
    const { id } = request;
    const work = perform[request.name](request.ask);
    try {
        post({ kind: 'answer', id, answer: await withPatience(work, LONGEST_MS) });
    }
    catch (error) {
        post({ kind: 'fault', id, fault: (0,errors/* describeError */.Uc)(error) });
    }
}
/** Tells the main thread while bytes move, so that it can end a transfer that has stalled. */
function reportProgress() {
    const sockets = new Set();
    external_node_diagnostics_channel_.subscribe('http.client.request.start', (message) => {
        message.request.once('socket', (socket) => {
            sockets.add(socket);
            socket.once('close', () => sockets.delete(socket));
        });
    });
    let before = 0;
    setInterval(() => {
        let moved = 0;
        for (const socket of sockets)
            moved += socket.bytesRead + socket.bytesWritten;
        if (moved !== before)
            post({ kind: 'progress' });
        before = moved;
    }, 1000).unref();
}
reportProgress();
external_node_worker_threads_.parentPort?.on('message', async (request) => {
    // While an operation runs, only what it waits for keeps this thread alive: see `withPatience`.
    external_node_worker_threads_.parentPort?.unref();
    await answer(request);
    external_node_worker_threads_.parentPort?.ref();
});


/***/ })

};
