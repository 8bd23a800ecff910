export const id = 258;
export const ids = [258,343];
export const modules = {

/***/ 9258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CacheStore: () => (/* binding */ CacheStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
;// CONCATENATED MODULE: ./build/src/engine/sha256.js
/** Fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
// biome-ignore format: the table of the standard, eight to a line
const CONSTANTS = Int32Array.of(0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2);
/**
 * sha256 of bytes or UTF-8 text, as 64 lower-case hex characters. Here, and not taken from `node:crypto`, because loading
 * that takes 3.6 ms, a fifth of what a skipped step takes beyond a bare start of Node. For the short texts that make
 * up an identity; files are digested by `node:crypto`, which is much faster once it is there.
 */
function sha256(data) {
    const message = padded(typeof data === 'string' ? Buffer.from(data, 'utf8') : data);
    const hash = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);
    const schedule = new Int32Array(64);
    for (let offset = 0; offset < message.byteLength; offset += 64) {
        expand(message, offset, schedule);
        compress(hash, schedule);
    }
    return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
/** The message, a one bit, zeros up to a whole block, and the message's length in bits as the last eight bytes. */
function padded(bytes) {
    const blocks = Math.ceil((bytes.length + 9) / 64);
    const message = new Uint8Array(blocks * 64);
    message.set(bytes);
    message[bytes.length] = 0x80;
    const view = new DataView(message.buffer);
    view.setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
    return view;
}
function expand(message, offset, words) {
    for (let t = 0; t < 16; t += 1)
        words[t] = message.getInt32(offset + 4 * t);
    for (let t = 16; t < 64; t += 1) {
        const early = at(words, t - 15);
        const late = at(words, t - 2);
        const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
        const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
        words[t] = at(words, t - 16) + s0 + at(words, t - 7) + s1;
    }
}
function compress(hash, words) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let t = 0; t < 64; t += 1) {
        const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
        const choice = (e & f) ^ (~e & g);
        const first = (h + s1 + choice + at(CONSTANTS, t) + at(words, t)) | 0;
        const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
        const majority = (a & b) ^ (a & c) ^ (b & c);
        [h, g, f, e, d, c, b] = [g, f, e, (d + first) | 0, c, b, a];
        a = (first + s0 + majority) | 0;
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
        hash[index] = at(hash, index) + word;
}
function rotate(word, by) {
    return (word >>> by) | (word << (32 - by));
}
function at(words, index) {
    return words[index] ?? 0;
}

;// CONCATENATED MODULE: ./build/src/engine/hash.js

/**
 * JSON with sorted keys: the same text for the same value, however it was put together.
 * Takes JSON values only; `undefined` properties are left out, as JSON.stringify does.
 */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value) ?? 'null';
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
}

// EXTERNAL MODULE: ./build/src/engine/limits.js
var limits = __webpack_require__(9646);
// EXTERNAL MODULE: ./build/src/store/clock.js
var clock = __webpack_require__(9845);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/for-each-limited.js
var for_each_limited = __webpack_require__(3435);
// EXTERNAL MODULE: ./build/src/store/names.js
var store_names = __webpack_require__(6451);
// EXTERNAL MODULE: ./build/src/store/patience.js
var patience = __webpack_require__(6100);
// EXTERNAL MODULE: ./node_modules/@actions/cache/lib/cache.js + 35 modules
var cache = __webpack_require__(142);
// EXTERNAL MODULE: ./build/src/store/cache/surroundings.js
var surroundings = __webpack_require__(2343);
;// CONCATENATED MODULE: ./build/src/store/cache/client.js





/**
 * The one name that all entries are packed under: it is part of an entry's version, and has to be the same on every
 * machine (`surroundings.ts`).
 */
const PACKED = 'checkpoint-action-file';
/** Found by the client on Windows too when another system made it. */
const ACROSS_SYSTEMS = true;
/** The key of the newest entry whose key begins with this prefix, or null. Downloads nothing. */
async function newestKey(prefix, folder) {
    return ask(prefix, folder, true);
}
/**
 * Brings one entry's file into an empty folder. Returns its path; null when there is no such entry.
 * @throws Error when the service failed, or answered with another entry
 */
async function restoreFile(key, folder) {
    const found = await ask(key, folder, false);
    if (found === null)
        return null;
    // The service takes the key for a prefix as well.
    if (found !== key)
        throw new Error('the cache answered with an entry of another key');
    const [name, ...others] = external_node_fs_.readdirSync(folder);
    const file = external_node_path_.join(folder, PACKED);
    if (name !== PACKED || others.length > 0 || !external_node_fs_.lstatSync(file).isFile()) {
        throw new Error('it does not hold exactly one file');
    }
    return file;
}
/**
 * Keeps one file under a key that was never used before. Returns the entry's id.
 * @param folder an empty folder for the file on its way
 */
async function saveFile(key, file, folder) {
    copyOrLink(file, external_node_path_.join(folder, PACKED));
    const call = { folder, log: [] };
    const id = await (0,surroundings.callBelow)(call, () => cache/* saveCache */.Io([PACKED], key, undefined, ACROSS_SYSTEMS));
    if (id === -1)
        throw failure(complaint(call) ?? 'the cache service did not take it');
    return String(id);
}
async function ask(key, folder, lookupOnly) {
    const call = { folder, log: [] };
    const found = await (0,surroundings.callBelow)(call, () => cache/* restoreCache */.P3([PACKED], key, [], { lookupOnly }, ACROSS_SYSTEMS));
    if (found !== undefined)
        return found;
    // The client answers a failure like a miss, and only its log tells them apart.
    const fault = complaint(call);
    if (fault !== null)
        throw failure(fault);
    return null;
}
/** How the service and the client say that the job may not do this, whatever it tries. */
const POLICY = /cache (?:read|write) denied:|does not permit (?:reads|writes)/;
function failure(fault) {
    if (!POLICY.test(fault))
        return new Error(fault);
    return new store_errors/* StorePolicyError */.QS(fault, 'Leave "cache" out of "stores" in jobs that may not use the cache.');
}
/** What the client logs when something went wrong, the most telling first; `$1` is what is worth passing on. */
const COMPLAINTS = [
    /^::debug::Failed to reserve cache: (?:Error: )?(.*)/,
    /^::(?:warning|error)::(?:Failed to (?:restore|save): )?(.*)/,
    /^Failed to (?:restore|save): (.*)/,
    /^Cache (?:restore|save) skipped: (.*)/,
];
function complaint(call) {
    for (const pattern of COMPLAINTS) {
        for (const line of call.log) {
            const found = pattern.exec(line)?.[1];
            if (found !== undefined)
                return unescaped(found);
        }
    }
    return null;
}
/** Undoes the escapes of a workflow command. */
function unescaped(text) {
    return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%').trim();
}
function copyOrLink(from, to) {
    try {
        external_node_fs_.linkSync(from, to);
    }
    catch {
        external_node_fs_.copyFileSync(from, to); // file systems without hard links
    }
}

;// CONCATENATED MODULE: ./build/src/store/cache/keys.js

const SHORT_SCOPE = 12;
const SHORT_DIGEST = 16;
/** Everything that an attempt of this run kept, in any scope. */
function attemptPrefix(runId, attempt) {
    return `checkpoint/${runId}/a${attempt}/`;
}
/** The documents that an attempt kept of one scope. */
function documentPrefix(runId, attempt, scope) {
    return `${attemptPrefix(runId, attempt)}${scope.slice(0, SHORT_SCOPE)}/`;
}
function documentKey(runId, name, parsed, mark) {
    const seen = mark.several ? 'several' : 'one';
    return `${documentPrefix(runId, parsed.attempt, parsed.scope)}${name}/${mark.writer || 'unknown'}-${seen}/`;
}
/** All payloads of one scope. */
function payloadsPrefix(runId, scope) {
    return `checkpoint/${runId}/files/${scope.slice(0, SHORT_SCOPE)}/`;
}
/** The payloads of one content. */
function payloadPrefix(runId, scope, digest) {
    return `${payloadsPrefix(runId, scope)}${digest.slice(0, SHORT_DIGEST)}/`;
}
function payloadKey(runId, name, parsed) {
    return `${payloadPrefix(runId, parsed.scope, parsed.digest)}${name}/`;
}
/** Everything of this run that can belong to a scope, for listing: the attempts are not known beforehand. */
function runPrefix(runId) {
    return `checkpoint/${runId}/`;
}
/** What a key says; null for one that this action did not make for this run. */
function parseKey(runId, key) {
    const parts = key.split('/');
    const name = parts.find((part) => (0,store_names/* parseName */.$q)(part) !== null);
    const parsed = name === undefined ? null : (0,store_names/* parseName */.$q)(name);
    if (name === undefined || parsed === null)
        return null;
    if (parsed.kind === 'payload') {
        return payloadKey(runId, name, parsed) === key ? { name, parsed, mark: null } : null;
    }
    const mark = /^([0-9a-z]+)-(one|several)$/.exec(parts.at(-2) ?? '');
    if (mark === null)
        return null;
    const [, writer = '', seen] = mark;
    const found = { writer: writer === 'unknown' ? '' : writer, several: seen === 'several' };
    // Every part has to be where this action puts it.
    return documentKey(runId, name, parsed, found) === key ? { name, parsed, mark: found } : null;
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(1351);
;// CONCATENATED MODULE: ./build/src/store/cache/rest-caches.js

/** GitHub's own maximum. */
const PAGE_SIZE = 100;
/**
 * The cache as GitHub's REST API shows it. It can list and remove, which the client cannot, but needs
 * `permissions: actions: write`, which most jobs do not have; nothing but tidiness depends on it.
 */
class RestCaches {
    #octokit;
    #repository;
    constructor(repository, token) {
        this.#octokit = (0,github.getOctokit)(token);
        this.#repository = repository;
    }
    /** All entries whose key begins with this prefix. */
    async list(prefix) {
        const found = [];
        for (let page = 1;; page += 1) {
            const { data } = await this.#octokit.request('GET /repos/{owner}/{repo}/actions/caches', {
                ...this.#repository,
                key: prefix,
                per_page: PAGE_SIZE,
                page,
            });
            for (const { id, key } of data.actions_caches) {
                if (id !== undefined && key?.startsWith(prefix))
                    found.push({ id, key });
            }
            if (data.actions_caches.length < PAGE_SIZE)
                return found;
        }
    }
    async remove(id) {
        await this.#octokit.request('DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}', {
            ...this.#repository,
            cache_id: id,
        });
    }
}

;// CONCATENATED MODULE: ./build/src/store/cache/cache-store.js













/** Questions to the service at a time. */
const CONCURRENCY = 6;
/**
 * Keeps documents and payloads in the repository's cache, which "Re-run all jobs" does not hide. Keys hold the run's
 * id, so nothing crosses runs. There is no list: of each attempt the newest document of the scope is found, and it
 * contains the attempt's older ones. Which document is newer is decided by what is in them, as everywhere.
 */
class CacheStore {
    name = 'cache';
    #setup;
    #rest;
    constructor(setup) {
        this.#setup = setup;
        this.#rest = setup.token === '' ? null : new RestCaches(setup.repository, setup.token);
    }
    async load(query) {
        const unread = new Set();
        const found = [];
        // One beyond the current attempt, to notice that this one is not the latest any more.
        const attempts = Array.from({ length: query.attempt + 1 }, (_, index) => index + 1);
        await (0,for_each_limited/* forEachLimited */.v)(attempts, CONCURRENCY, async (attempt) => {
            const prefix = documentPrefix(this.#setup.runId, attempt, query.scope);
            try {
                const key = await (0,patience/* withPatience */.o)(this.#newest(prefix), query.deadline - (0,clock/* steadyNow */.r)());
                if (key === null)
                    return;
                const parsed = parseKey(this.#setup.runId, key);
                if (parsed?.parsed.kind !== 'document')
                    throw new Error(`it holds the key ${key}, which is not ours`);
                found.push({ key, parsed });
            }
            catch (error) {
                unread.add(`the cache could not be read (${(0,errors/* describeError */.Uc)(error)})`);
            }
        });
        const documents = [];
        await (0,for_each_limited/* forEachLimited */.v)(found, CONCURRENCY, async ({ key, parsed: { name } }) => {
            try {
                const text = (0,patience/* withPatience */.o)(this.#document(key, query.folder), query.deadline - (0,clock/* steadyNow */.r)());
                documents.push({ name, text: await text, store: this.name });
            }
            catch (error) {
                unread.add(`cache entry ${name}: ${(0,errors/* describeError */.Uc)(error)}`);
            }
        });
        const earlier = found.some(({ parsed: { parsed } }) => isBefore(parsed, query.attempt));
        return {
            documents,
            payloads: [],
            unread: [...unread],
            sawEarlierAttempt: earlier || (unread.size === 0 && (await this.#sawAnything(query))),
            siblings: [],
            severalWriters: found.some(({ parsed: { mark, parsed } }) => mark?.several === true && isBefore(parsed, query.attempt + 1)),
        };
    }
    async save(file) {
        const name = external_node_path_.basename(file);
        const { runId } = this.#setup;
        const parsed = (0,store_names/* parseName */.$q)(name);
        if (parsed === null)
            throw new Error(`"${name}" is not a name for the cache`);
        const key = parsed.kind === 'payload'
            ? payloadKey(runId, name, parsed)
            : documentKey(runId, name, parsed, await this.#mark(parsed.attempt, parsed.scope));
        return this.#inFolder((folder) => saveFile(key, file, folder));
    }
    async fetch(query) {
        const prefix = payloadPrefix(this.#setup.runId, query.scope, query.digest);
        const key = await this.#newest(prefix);
        const gone = 'the cache does not hold these files any more';
        if (key === null)
            throw new Error(gone);
        const file = await restoreFile(key, external_node_fs_.mkdtempSync(external_node_path_.join(query.folder, 'cache-')));
        if (file === null)
            throw new Error(gone);
        if (external_node_fs_.statSync(file).size > query.size) {
            throw new Error(`it is larger than the ${query.size} bytes that were kept`);
        }
        return file;
    }
    async list(scope) {
        if (this.#rest === null)
            throw new Error('no token was given');
        const { runId } = this.#setup;
        const listed = await this.#rest.list(runPrefix(runId));
        return listed.flatMap(({ key }) => {
            const parsed = parseKey(runId, key);
            return parsed !== null && (0,store_names/* isOfScope */.k3)(parsed.parsed, scope) ? [parsed.name] : [];
        });
    }
    async remove(names) {
        const rest = this.#rest;
        if (rest === null || names.length === 0)
            return [];
        const { runId } = this.#setup;
        const wanted = new Set(names);
        const lists = await Promise.all([...prefixesOf(runId, wanted)].map((prefix) => rest.list(prefix)));
        const listed = lists.flat();
        const gone = [];
        await (0,for_each_limited/* forEachLimited */.v)(listed, CONCURRENCY, async ({ id, key }) => {
            const name = parseKey(runId, key)?.name;
            if (name === undefined || !wanted.has(name))
                return;
            try {
                await rest.remove(id);
                gone.push(name);
            }
            catch {
                // What cannot be removed stays, and expires a week after its last use.
            }
        });
        return gone;
    }
    /** The newest entry below a prefix; an answer that is not below it is not believed. */
    async #newest(prefix) {
        const key = await newestKey(prefix, this.#setup.folder);
        if (key === null || key.startsWith(prefix))
            return key;
        throw new Error('the cache answered with an entry of another key');
    }
    async #document(key, folder) {
        const file = await restoreFile(key, external_node_fs_.mkdtempSync(external_node_path_.join(folder, 'cache-')));
        if (file === null)
            throw new Error('it disappeared while it was read');
        if (external_node_fs_.statSync(file).size > limits/* MAX_DOCUMENT_BYTES */.b) {
            throw new Error(`it is larger than ${limits/* MAX_DOCUMENT_BYTES */.b} bytes`);
        }
        return external_node_fs_.readFileSync(file, 'utf8');
    }
    /** Whether any earlier attempt kept anything, in any scope. Costs a question for each, so it is asked last. */
    async #sawAnything(query) {
        for (let attempt = query.attempt - 1; attempt >= 1; attempt -= 1) {
            const asked = this.#newest(attemptPrefix(this.#setup.runId, attempt));
            try {
                if ((await (0,patience/* withPatience */.o)(asked, query.deadline - (0,clock/* steadyNow */.r)())) !== null)
                    return true;
            }
            catch {
                return false;
            }
        }
        return false;
    }
    /**
     * How the next document of a scope is marked. Of two jobs that write one scope a later attempt would find only the
     * newer one's document, and take it for its own; so whoever writes second says so in the key.
     */
    async #mark(attempt, scope) {
        const writer = this.#setup.writer === '' ? '' : sha256(this.#setup.writer).slice(0, 8);
        const { runId } = this.#setup;
        const before = await this.#newest(documentPrefix(runId, attempt, scope)).catch((error) => {
            // A job that may write, but not read, notices nobody.
            if (error instanceof store_errors/* StorePolicyError */.QS)
                return null;
            throw error;
        });
        const mark = before === null ? null : (parseKey(runId, before)?.mark ?? null);
        const another = writer !== '' && mark !== null && mark.writer !== '' && mark.writer !== writer;
        return { writer, several: another || mark?.several === true };
    }
    async #inFolder(work) {
        const folder = external_node_fs_.mkdtempSync(external_node_path_.join(this.#setup.folder, 'save-'));
        try {
            return await work(folder);
        }
        finally {
            external_node_fs_.rmSync(folder, { recursive: true, force: true });
        }
    }
}
/** Below which prefixes these names are kept. */
function prefixesOf(runId, names) {
    const prefixes = new Set();
    for (const name of names) {
        const parsed = (0,store_names/* parseName */.$q)(name);
        if (parsed?.kind === 'document')
            prefixes.add(documentPrefix(runId, parsed.attempt, parsed.scope));
        if (parsed?.kind === 'payload')
            prefixes.add(payloadsPrefix(runId, parsed.scope));
    }
    return prefixes;
}
function isBefore(parsed, attempt) {
    return parsed.kind === 'document' && parsed.attempt < attempt;
}


/***/ }),

/***/ 2343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callBelow: () => (/* binding */ callBelow),
/* harmony export */   prepareThread: () => (/* binding */ prepareThread)
/* harmony export */ });
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6698);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5919);




const calls = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
/** Runs one call of the client below `folder`. `log` fills while it runs. */
function callBelow(call, work) {
    return calls.run(call, work);
}
/**
 * Prepares this thread, once, before the client's code is loaded, which reads some variables as it loads.
 * @param root a folder of this thread alone, which need not exist
 */
function prepareThread(root) {
    if (node_worker_threads__WEBPACK_IMPORTED_MODULE_3__.isMainThread)
        throw new Error('the cache client may only be used in a thread of its own');
    const temp = node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, 'tmp');
    const programs = node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, 'bin');
    for (const folder of [temp, programs])
        node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(folder, { recursive: true });
    node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(programs, 'zstd'), '#!/bin/sh\n', { mode: 0o755 });
    node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(programs, 'zstd.cmd'), '@exit /b 0\r\n');
    // Unlike the main thread's, this copy tells `Path` from `PATH` on Windows, and the client asks for the latter.
    for (const [name, value] of Object.entries(process.env))
        process.env[name.toUpperCase()] ??= value;
    process.env.PATH = [programs, process.env.PATH ?? ''].join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
    process.env.RUNNER_TEMP = temp;
    delete process.env.GITHUB_WORKSPACE;
    const cwd = process.cwd.bind(process);
    process.cwd = () => calls.getStore()?.folder ?? cwd();
    collectLog();
}
function collectLog() {
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((...given) => {
        const [text] = given;
        if (typeof text === 'string')
            calls.getStore()?.log.push(...text.split(/\r?\n/));
        return write(...given);
    });
}


/***/ })

};
