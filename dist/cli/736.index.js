export const id = 736;
export const ids = [736];
export const modules = {

/***/ 4872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ canonicalJson),
  s: () => (/* reexport */ sha256)
});

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


/***/ }),

/***/ 9646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ MAX_DOCUMENT_BYTES)
/* harmony export */ });
/** Larger texts are not parsed as documents: no run that this engine writes comes near. 64 MiB. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;


/***/ }),

/***/ 638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isNestedTooDeep),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/** Deeper than anything this engine writes; beyond it, recursion over a hostile document could exhaust the stack. */
const MAX_DEPTH = 100;
/** Whether a JSON value is nested so deeply that it must not be walked through. */
function isNestedTooDeep(value, levels = MAX_DEPTH) {
    if (value === null || typeof value !== 'object')
        return false;
    if (levels === 0)
        return true;
    // Not by Object.values: documents may have 100,000 units, and this makes no list for each of them.
    for (const name in value) {
        const member = value[name];
        if (typeof member === 'object' && isNestedTooDeep(member, levels - 1))
            return true;
    }
    return false;
}


/***/ }),

/***/ 7883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ho: () => (/* binding */ interpretDocument),
  u0: () => (/* binding */ readDocument),
  wg: () => (/* binding */ unitProblem)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/limits.js
var limits = __webpack_require__(9646);
// EXTERNAL MODULE: ./build/src/engine/nesting.js
var nesting = __webpack_require__(638);
// EXTERNAL MODULE: ./build/src/engine/statuses.js
var statuses = __webpack_require__(7332);
;// CONCATENATED MODULE: ./build/src/engine/plain-unit.js

const HASH = /^[0-9a-f]{64}$/;
const plain_unit_statuses = new Set(statuses/* UNIT_STATUSES */.UG);
/**
 * Whether this is certainly a unit, at a tenth of what asking the schema takes: documents may have 100,000. It is no
 * looser than the schema; of anything out of the ordinary it says no, and the schema has to be asked.
 */
function isPlainUnit(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return false;
    // Read one by one, because that is what engines are fastest at; what is not read must not be there.
    const unit = value;
    const known = Number(plain_unit_statuses.has(unit.status)) +
        plain_unit_text(unit.note) +
        plain_unit_text(unit.createdAt) +
        plain_unit_text(unit.updatedAt) +
        textOrNull(unit.startedAt) +
        textOrNull(unit.finishedAt) +
        textOrNull(unit.completionId) +
        textOrNull(unit.basis) +
        present(unit.dependsOn, areTexts) +
        present(unit.fingerprint, isHashOrNull) +
        present(unit.attempt, isPositive) +
        present(unit.sequence, isCount) +
        present(unit.usedInAttempt, isCount) +
        present(unit.durationMs, isCountOrNull) +
        present(unit.outputs, isTextTable) +
        present(unit.files, isEmptyList) +
        present(unit.withheld, isEmptyList) +
        present(unit.payload, isNull);
    return known === Object.keys(unit).length && unit.status !== undefined;
}
function plain_unit_text(value) {
    return typeof value === 'string' ? 1 : value === undefined ? 0 : Number.NaN;
}
function textOrNull(value) {
    return value === null ? 1 : plain_unit_text(value);
}
function present(value, isRight) {
    return value === undefined ? 0 : isRight(value) ? 1 : Number.NaN;
}
function areTexts(value) {
    if (!Array.isArray(value))
        return false;
    for (const one of value)
        if (typeof one !== 'string')
            return false;
    return true;
}
function isHashOrNull(value) {
    return value === null || (typeof value === 'string' && HASH.test(value));
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
function isPositive(value) {
    return isCount(value) && value !== 0;
}
function isCountOrNull(value) {
    return value === null || isCount(value);
}
function isTextTable(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return false;
    return areTexts(Object.values(value));
}
function isEmptyList(value) {
    return Array.isArray(value) && value.length === 0;
}
function isNull(value) {
    return value === null;
}

// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
;// CONCATENATED MODULE: ./build/src/engine/plain-document.js




const isText = (value) => typeof value === 'string';
const isTextOrNull = (value) => value === null || typeof value === 'string';
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const isShallow = (value) => !(0,nesting/* isNestedTooDeep */.k)(value, nesting/* MAX_DEPTH */.l - 1);
const isStatus = (value) => statuses/* RUN_STATUSES */.LV.includes(value);
const isNeverPlain = () => false;
/** What the fields of a plain document hold. It may have others, of any form. */
const FIELDS = (0,record/* record */.g1)(Object.entries({
    schemaVersion: (value) => value === 1 || value === 2,
    id: isText,
    task: isText,
    status: isStatus,
    createdAt: isText,
    updatedAt: isText,
    finishedAt: isTextOrNull,
    units: isObject,
    phases: (value) => isObject(value) && isShallow(value),
    currentPhase: isTextOrNull,
    openItems: (value) => Array.isArray(value) && isShallow(value),
    resolvedItems: (value) => Array.isArray(value) && isShallow(value),
    // The head, and what steps add: they have rules of their own.
    runId: isNeverPlain,
    step: isNeverPlain,
    attempt: isNeverPlain,
    inputHash: isNeverPlain,
    timestamp: isNeverPlain,
    lifecycle: isNeverPlain,
    work: isNeverPlain,
    scope: isNeverPlain,
    revision: isNeverPlain,
    order: isNeverPlain,
}));
const REQUIRED = ['schemaVersion', 'id', 'status', 'units'];
/**
 * Reads a document of the plain form; null for anything else, which says nothing about it.
 * @param areUnitsRight as for interpretDocument
 */
function readPlainDocument(value, areUnitsRight = false) {
    if (!isPlainDocument(value) || !(areUnitsRight || arePlain(value.units)))
        return null;
    return { kind: 'document', document: value, malformed: (0,record/* record */.g1)(), stored: value };
}
function isPlainDocument(value) {
    if (!isObject(value))
        return false;
    const document = value;
    return (REQUIRED.every((name) => Object.hasOwn(document, name)) &&
        Object.entries(document).every(([name, field]) => (FIELDS[name] ?? isShallow)(field)));
}
function arePlain(units) {
    for (const id in units)
        if (!isPlainUnit(units[id]))
            return false;
    return true;
}

// EXTERNAL MODULE: ./build/src/engine/schema.js
var schema = __webpack_require__(5409);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
;// CONCATENATED MODULE: ./build/src/engine/read-document.js










/**
 * Reads any text as a document. Never throws: what cannot be understood comes back as a reason.
 * @param areUnitsRight see {@link interpretDocument}
 */
function readDocument(text, areUnitsRight = false) {
    if (text.length > limits/* MAX_DOCUMENT_BYTES */.b)
        return unreadable(`it is larger than ${limits/* MAX_DOCUMENT_BYTES */.b} bytes`);
    if (text.trim() === '')
        return unreadable('it is empty');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return unreadable(`it is not JSON: ${(0,words/* oneLine */.TN)((0,errors/* describeError */.Uc)(error)).slice(0, 200)}`);
    }
    return interpretDocument(value, areUnitsRight);
}
/**
 * The same for what has been parsed already.
 * @param areUnitsRight they were checked before they were written, and are still what was written
 */
function interpretDocument(value, areUnitsRight = false) {
    return readPlainDocument(value, areUnitsRight) ?? interpretAny(value, areUnitsRight);
}
function interpretAny(value, areUnitsRight) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        return unreadable('it is not a JSON object');
    }
    const { units: given, ...fields } = value;
    if ((0,nesting/* isNestedTooDeep */.k)(fields))
        return unreadable('it is nested too deeply');
    if (!Object.hasOwn(value, 'units')) {
        const head = dist/* safeParse */.xLC(schema/* HeadSchema */.E1, value, { abortEarly: true });
        return head.success ? { kind: 'head', head: head.output } : unreadable(explain(head.issues[0]));
    }
    const version = 'schemaVersion' in value ? value.schemaVersion : undefined;
    if (typeof version === 'number' && version > statuses/* SCHEMA_VERSION */.f$) {
        return unreadable(`it has schemaVersion ${version}, written by a newer version of checkpoint-action`);
    }
    // The schema library takes a list for an object with numbers as names.
    if ('units' in value && Array.isArray(value.units))
        return unreadable('units: it is a list');
    const envelope = dist/* safeParse */.xLC(schema/* EnvelopeSchema */.W7, value, { abortEarly: true });
    if (!envelope.success)
        return unreadable(explain(envelope.issues[0]));
    const sorted = areUnitsRight ? asTheyAre(given) : sortOut(given);
    if (sorted === null)
        return unreadable('it is nested too deeply');
    const { units, malformed } = sorted;
    // The object that was read, not the parser's copy: unknown fields and key order stay as they were.
    return { kind: 'document', document: { ...value, units }, malformed, stored: value };
}
/**
 * Which units can be understood: the table itself as long as all of them can, because it may be large. Null when one
 * is nested too deeply.
 */
function sortOut(given) {
    const malformed = (0,record/* record */.g1)();
    let count = 0;
    for (const name in given) {
        const unit = given[name];
        if (isPlainUnit(unit))
            continue;
        if ((0,nesting/* isNestedTooDeep */.k)(unit))
            return null;
        const reason = unitProblem(unit);
        if (reason === null)
            continue;
        malformed[name] = reason;
        count += 1;
    }
    if (count === 0)
        return asTheyAre(given);
    const understood = Object.entries(given).filter(([name]) => !Object.hasOwn(malformed, name));
    return { units: (0,record/* record */.g1)(understood), malformed };
}
function asTheyAre(units) {
    return { units: Object.setPrototypeOf(units, null), malformed: (0,record/* record */.g1)() };
}
/** Why something cannot be understood as a unit; null when it can. */
function unitProblem(unit) {
    if (isPlainUnit(unit))
        return null;
    const checked = dist/* safeParse */.xLC(schema/* UnitSchema */.uo, unit, { abortEarly: true });
    if (!checked.success)
        return explain(checked.issues[0]);
    // The schema library passes over keys such as `constructor`; a user may have an output of that name.
    const outputs = Object.values(unit.outputs ?? {});
    return outputs.every((output) => typeof output === 'string') ? null : 'outputs: must be texts';
}
function explain(issue) {
    const path = dist/* getDotPath */.BuJ(issue);
    return (0,words/* oneLine */.TN)(path === null ? issue.message : `${path}: ${issue.message}`);
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}


/***/ }),

/***/ 8667:
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

/***/ 5409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ HeadSchema),
/* harmony export */   W7: () => (/* binding */ EnvelopeSchema),
/* harmony export */   uo: () => (/* binding */ UnitSchema)
/* harmony export */ });
/* unused harmony exports FileEntrySchema, GitStateSchema, WithheldSchema, PayloadSchema, CommentSchema, ProgressSchema, ScopeSchema, RevisionSchema, LifecycleSchema, PhaseSchema, ItemSchema, ValidationSchema, CheckedSchema, RunDocumentSchema */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7332);


/**
 * The document's schema (design section 3). Objects are loose: fields that this version does not know survive
 * a read-modify-write and are never interpreted. Nothing has a default: reading changes nothing.
 */
const time = valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const attempt = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1));
const sha256Hex = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex characters'));
/** A file that a step left behind. `path` is relative to the workspace, with forward slashes. */
const FileEntrySchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    path: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha256: sha256Hex,
    size: count,
    mode: count,
    /** The file's digest before the step ran; null when there was none. */
    before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(sha256Hex)),
    /** For a symbolic link: what it points to. Its `sha256` and `size` are those of this text. */
    link: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** The step deleted it. Then `sha256`, `size` and `mode` are those of an empty file, and nothing is in the archive. */
    deleted: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
});
const objectId = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'must be an object id of git'));
const refName = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/, 'must be a branch or tag'));
/** Where a git checkout stands: its commit, its branch unless HEAD is detached, and the tree of what is staged. */
const GitPositionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    head: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
    branch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(refName),
    index: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
});
/** With `files: "@changes"`: what the step did to the repository, beside the files of the work tree. */
const GitStateSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    before: GitPositionSchema,
    after: GitPositionSchema,
    /** Branches and tags that were made, moved or deleted. */
    refs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: refName, before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId), after: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId) })),
    /** How many commits the step made. */
    commits: count,
    /** Commits and staged content, as a git bundle in the archive, based on `before.head`. */
    bundle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ sha256: sha256Hex, size: count })),
    /** Files that are announced to the index without content (`git add -N`). */
    intended: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Submodules whose commit changed; null where there is none. */
    submodules: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        path: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
        after: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
        /** `after` was checked out. */
        present: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }))),
});
/** An output or file that was deliberately not stored. */
const WithheldSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    kind: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['output', 'file']),
    name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Where a step's files are kept: an archive, named by its digest. */
const PayloadSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    sha256: sha256Hex,
    size: count,
    /** The sum of the sizes of all entries once unpacked. */
    unpackedSize: count,
});
/** The comment of a step that posts one. */
const CommentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    /** The number of the issue or pull request that it is at. */
    issue: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** What the marker in the comment has, known from before it is posted. */
    nonce: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(count)),
    url: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** The digest of what it says. */
    text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(sha256Hex),
});
/** What an unfinished step has got so far, to go on from. Of several, the one with the later attempt and sequence counts. */
const ProgressSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    attempt,
    sequence: count,
    at: time,
    /** Null: there is none, and what is older does not count either. */
    payload: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(PayloadSchema),
    /** Paths begin with the place that the file belongs to: `step/`, `workspace/` or `home/`. */
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FileEntrySchema),
    /** What the step was building on; see `basis` of the unit. */
    basis: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** How many steps of its own the command has recorded as done, in the document that `CHECKPOINT_FILE` names. */
    ownSteps: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
    withheld: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(WithheldSchema)),
});
const UnitSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_STATUSES */ .UG),
    dependsOn: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    note: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    /** The attempt that started or finished this unit. */
    attempt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(attempt),
    /** The document's sequence number when this record was made: orders records of one attempt. */
    sequence: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
    completionId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    basis: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Completion ids that this record replaced; they do not count any more wherever they turn up. */
    supersedes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    fingerprint: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(sha256Hex)),
    fingerprintParts: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    durationMs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(count)),
    outputs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Names of outputs that hold a secret. They are kept for sealed copies only, and masked when they are given out. */
    secretOutputs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FileEntrySchema)),
    withheld: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(WithheldSchema)),
    payload: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(PayloadSchema)),
    git: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(GitStateSchema)),
    comment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(CommentSchema),
    /** Only of a step that is not done. */
    progress: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(ProgressSchema),
    /** The command wrote environment, path or summary, which a skip does not bring back. */
    partial: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    interrupted: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: time }))),
    /** The last attempt that used this unit: ran it or skipped it. */
    usedInAttempt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
});
/** The checkpoint: the five fields that every version of every reader understands. */
const HeadSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    runId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    step: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    attempt,
    inputHash: sha256Hex,
    timestamp: time,
});
const ScopeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    repository: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    workflow: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    calledWorkflow: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    job: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    matrix: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    key: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Which edition of the document this is. Never reused, not even after a failed upload. */
const RevisionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    attempt,
    sequence: count,
    nonce: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The job that wrote it, where the runner tells; empty elsewhere. */
    writer: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const LifecycleSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .LIFECYCLE_STATES */ .g4),
    retryable: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    retry_of: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    interrupted_reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    recovered_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
});
const PhaseSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASE_STATUSES */ .BV),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
});
/** Something that has to be looked at before the run is done; what it is about is up to whoever reports it. */
const ItemSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    title: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    reopenedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    resolvedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
});
/** The outcome of the run's final validation. */
const ValidationSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .VALIDATION_STATUSES */ .xm),
    note: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
});
/**
 * Everything but what is checked piece by piece, so that a malformed one does not hide the others: units, phases, items.
 */
const EnvelopeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...valibot__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(HeadSchema).entries,
    schemaVersion: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO([1, 2]),
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    task: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_STATUSES */ .LV),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    units: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    phases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    currentPhase: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    openItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    resolvedItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    result: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    launch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    lifecycle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(LifecycleSchema)),
    /** What the run works on, in the open: `inputHash` is made from it. */
    work: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ issueNumber: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commitSha: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    scope: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(ScopeSchema),
    revision: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(RevisionSchema),
    /** Steps in the job's order of use: those used in the latest attempt first, then those known from before. */
    order: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
});
/** A document as it is read: envelope and units are checked. */
const CheckedSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...EnvelopeSchema.entries,
    units: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), UnitSchema),
});
/** The whole document, as shipped in `schema/run.schema.json`. */
const RunDocumentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...CheckedSchema.entries,
    phases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), PhaseSchema)),
    openItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ItemSchema)),
    resolvedItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ItemSchema)),
    /** Phases without which the run is not done. */
    requiredPhases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** The run is not done without a green validation. */
    requireValidation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    validation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(ValidationSchema)),
    /** How far the event log goes that the document was made from; written by the event log itself. */
    eventLog: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ sequence: count, offset: count, hash: sha256Hex })),
});


/***/ }),

/***/ 7332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ PHASE_STATUSES),
/* harmony export */   LV: () => (/* binding */ RUN_STATUSES),
/* harmony export */   UG: () => (/* binding */ UNIT_STATUSES),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   g4: () => (/* binding */ LIFECYCLE_STATES),
/* harmony export */   xm: () => (/* binding */ VALIDATION_STATUSES)
/* harmony export */ });
/** The words of the document, apart from its schema: what only needs these does not load the schema library. */
const SCHEMA_VERSION = 2;
const UNIT_STATUSES = ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'];
const RUN_STATUSES = ['initializing', 'running', 'needs_attention', 'done', 'aborted'];
const PHASE_STATUSES = ['pending', 'running', 'done', 'blocked', 'skipped'];
const VALIDATION_STATUSES = ['green', 'red'];
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


/***/ }),

/***/ 9037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ ago),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(543);

/** A length of time for people: `340 ms`, `41 s`, `3 min 20 s`, `2 h 5 min`. Takes milliseconds. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
    const rest = minutes % 60;
    return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
/** A number of bytes for people: `512 B`, `12 KiB`, `3.4 MiB`. */
function bytes(count) {
    const units = ['B', 'KiB', 'MiB', 'GiB'];
    let value = count;
    let unit = 0;
    while (value >= 1024 && unit < units.length - 1) {
        value /= 1024;
        unit += 1;
    }
    return `${unit === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}
/** `1 file`, `3 files`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** How long ago something was, short: `just now`, `40s ago`, `3m ago`, `2h ago`, `5d ago`. Takes milliseconds. */
function ago(ms) {
    return ms < 1000 ? 'just now' : `${span(ms)} ago`;
}
/** A length of time in one short word, rounded down: `40s`, `3m`, `2h`, `5d`. Takes milliseconds. */
function span(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    if (seconds < 60)
        return `${seconds}s`;
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)}m`;
    if (seconds < 86_400)
        return `${Math.floor(seconds / 3600)}h`;
    return `${Math.floor(seconds / 86_400)}d`;
}
const HIDDEN_RUN = new RegExp(`[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .HIDDEN */ .R}]+`, 'gu');
/** Text from elsewhere, made fit for a line of a log or terminal: without line ends and what would not be shown. */
function oneLine(text) {
    return text.replace(HIDDEN_RUN, ' ');
}


/***/ }),

/***/ 9763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ rename),
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   ii: () => (/* binding */ writeFault),
/* harmony export */   lr: () => (/* binding */ whileBusy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);



/** Windows refuses a rename for a moment while a virus scanner or indexer holds the target. */
const RENAME_RETRIES_MS = process.platform === 'win32' ? [10, 20, 50, 100, 200, 400] : [];
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
/**
 * Replaces `file` so that a reader, or a machine that loses power, sees the old content or the new one, whole:
 * write `<file>.tmp` beside it, fsync, rename, fsync the folder. Callers serialise their writes to one file.
 * @throws StoreError when the file could not be written; the old content is then still there.
 */
function writeFileAtomic(file, data, options = {}) {
    const { durable = true, temporary = `${file}.tmp`, beforeRename } = options;
    try {
        // Never write through something that somebody else left under this name.
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
        const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(temporary, 'wx', 0o666);
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(descriptor, data);
            if (durable)
                node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        }
        beforeRename?.();
        rename(temporary, file);
        if (durable)
            syncFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    }
    catch (error) {
        discard(temporary);
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD ? error : writeFault(file, error);
    }
}
/** Renames, also where the file system first refuses for a moment. */
function rename(from, to) {
    whileBusy(RENAME_RETRIES_MS, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(from, to));
}
/** What is reported when a file could not be written. */
function writeFault(file, error) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(`Could not write ${file}: ${code || String(error)}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fixForFileFault */ .t1)(code), {
        cause: error,
    });
}
/** Tries again, after each of the pauses (ms), as long as the file system says that somebody holds the file. */
function whileBusy(pauses, work) {
    for (const pause of pauses) {
        try {
            work();
            return;
        }
        catch (error) {
            if (!BUSY.has((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)))
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
        }
    }
    work();
}
/** Makes the rename itself durable. Some systems (Windows) cannot open a folder; there the rename has to do. */
function syncFolder(folder) {
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(folder, 'r');
    }
    catch {
        return;
    }
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
    }
    catch (error) {
        // A file system that cannot sync a folder says so with these; anything else is a failed write.
        if (!['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR', 'EBADF'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)))
            throw error;
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
function discard(temporary) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
    }
    catch {
        // The folder itself may be gone; the error that is being reported says so.
    }
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ setAside),
/* harmony export */   K7: () => (/* binding */ readDocumentFile),
/* harmony export */   fQ: () => (/* binding */ writeDocumentFile),
/* harmony export */   wt: () => (/* binding */ serializeDocument)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9646);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7883);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9763);






/** Reads a document from disk. Never throws: a file that is not there is `missing`, anything else has a reason. */
function readDocumentFile(file) {
    try {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        // Reading a pipe or a device might never end.
        if (!stat.isFile())
            return { kind: 'unreadable', reason: 'it is not a regular file' };
        if (stat.size > _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_DOCUMENT_BYTES */ .b) {
            return { kind: 'unreadable', reason: `it is larger than ${_engine_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_DOCUMENT_BYTES */ .b} bytes` };
        }
        return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u0)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT'
            ? { kind: 'missing' }
            : { kind: 'unreadable', reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error) };
    }
}
/** The text of a document as it is kept everywhere: indented JSON with a newline at the end. */
function serializeDocument(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/**
 * Writes a document atomically and durably.
 * @throws StoreError when it could not be written; the old document is then still there.
 */
function writeDocumentFile(file, document) {
    (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, serializeDocument(document));
}
/** Moves a file that cannot be read out of the way, so that it can be looked at later. Returns where it is now. */
function setAside(file, at) {
    const aside = `${file}.unreadable-${at.toISOString().replaceAll(':', '-')}`;
    (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .rename */ .$w)(file, aside);
    return aside;
}


/***/ }),

/***/ 8880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ newNonce)
/* harmony export */ });
/**
 * Ten characters, letters and digits, that nobody else will choose. They need not be secret, and so not come from
 * `node:crypto`, which takes 3.6 ms to load; V8 seeds its own generator from the system's.
 */
function newNonce() {
    return Array.from({ length: 10 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}


/***/ })

};
