import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 2993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   jg: () => (/* binding */ CheckpointError),
/* harmony export */   m_: () => (/* binding */ NotFoundError),
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
/** There is nothing under the name that was given. */
class NotFoundError extends CheckpointError {
}
/** Also for errors from another thread or realm, which are no instances of our own class. */
function isError(error) {
    return error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';
}
/** What was thrown, in words. Never throws, although anything can be thrown, even what has no text. */
function describeError(error) {
    try {
        return describe(error);
    }
    catch {
        return 'something that cannot be described';
    }
}
/** What an error says, with its causes, on one line. */
function describe(error) {
    if (!isError(error))
        return String(error);
    // Some services answer with whole pages; what matters comes first.
    const own = (error.message || error.name).replace(/\s*<(?:\?xml|!doctype|html)[\s\S]*/i, '');
    const cause = error.cause === undefined ? '' : describe(error.cause);
    return cause !== '' && !own.includes(cause) ? `${own} (${cause})` : own;
}


/***/ }),

/***/ 4872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ MAX_DOCUMENT_BYTES)
/* harmony export */ });
/** Larger texts are not parsed as documents: no run that this engine writes comes near. 64 MiB. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;


/***/ }),

/***/ 638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readPlainDocument)
/* harmony export */ });
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(638);
/* harmony import */ var _plain_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3351);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7332);




const isText = (value) => typeof value === 'string';
const isTextOrNull = (value) => value === null || typeof value === 'string';
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const isShallow = (value) => !(0,_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .isNestedTooDeep */ .k)(value, _nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l - 1);
const isStatus = (value) => _statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_STATUSES */ .LV.includes(value);
const isNeverPlain = () => false;
/** What the fields of a plain document hold. It may have others, of any form. */
const FIELDS = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(Object.entries({
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
    lostRecord: isNeverPlain,
}));
const REQUIRED = ['schemaVersion', 'id', 'status', 'units'];
/**
 * Reads a document of the plain form; null for anything else, which says nothing about it.
 * @param areUnitsRight as for interpretDocument
 */
function readPlainDocument(value, areUnitsRight = false) {
    if (!isPlainDocument(value) || !(areUnitsRight || arePlain(value.units)))
        return null;
    return { kind: 'document', document: value, malformed: (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)(), stored: value };
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
        if (!(0,_plain_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainUnit */ .H)(units[id]))
            return false;
    return true;
}


/***/ }),

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isPlainUnit)
/* harmony export */ });
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7332);

const HASH = /^[0-9a-f]{64}$/;
const statuses = new Set(_statuses_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_STATUSES */ .UG);
/**
 * Whether this is certainly a unit, in a tenth of the time that the schema takes: documents may have 100,000. It accepts
 * nothing that the schema does not; where it says no, the schema has to be asked.
 */
function isPlainUnit(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return false;
    // Read one by one, because that is what engines are fastest at; what is not read must not be there.
    const unit = value;
    const known = Number(statuses.has(unit.status)) +
        text(unit.note) +
        text(unit.createdAt) +
        text(unit.updatedAt) +
        textOrNull(unit.startedAt) +
        textOrNull(unit.finishedAt) +
        textOrNull(unit.blockedAt) +
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
function text(value) {
    return typeof value === 'string' ? 1 : value === undefined ? 0 : Number.NaN;
}
function textOrNull(value) {
    return value === null ? 1 : text(value);
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


/***/ }),

/***/ 7410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ho: () => (/* binding */ interpretDocument),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   wg: () => (/* binding */ unitProblem)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9646);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(638);
/* harmony import */ var _plain_document_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(280);
/* harmony import */ var _plain_unit_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3351);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(8667);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5409);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(7332);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4078);










/**
 * Reads any text as a document. Never throws: what cannot be understood comes back as a reason.
 * @param areUnitsRight see {@link interpretDocument}
 */
function readDocument(text, areUnitsRight = false) {
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_DOCUMENT_BYTES */ .b)
        return unreadable(`it is larger than ${_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_DOCUMENT_BYTES */ .b} bytes`);
    if (text.trim() === '')
        return unreadable('it is empty');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return unreadable(`it is not JSON: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)).slice(0, 200)}`);
    }
    return interpretDocument(value, areUnitsRight);
}
/**
 * The same for what has been parsed already.
 * @param areUnitsRight they were checked before they were written, and are still what was written
 */
function interpretDocument(value, areUnitsRight = false) {
    return (0,_plain_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlainDocument */ .i)(value, areUnitsRight) ?? interpretAny(value, areUnitsRight);
}
function interpretAny(value, areUnitsRight) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        return unreadable('it is not a JSON object');
    }
    const { units: given, ...fields } = value;
    if ((0,_nesting_js__WEBPACK_IMPORTED_MODULE_6__/* .isNestedTooDeep */ .k)(fields))
        return unreadable('it is nested too deeply');
    const hasUnits = Object.hasOwn(value, 'units');
    const head = hasUnits ? null : valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .HeadSchema */ .E1, value, { abortEarly: true });
    if (head?.success)
        return { kind: 'head', head: head.output };
    const version = 'schemaVersion' in value ? value.schemaVersion : undefined;
    if (typeof version === 'number' && version > _statuses_js__WEBPACK_IMPORTED_MODULE_8__/* .SCHEMA_VERSION */ .f$) {
        return unreadable(`it has schemaVersion ${version}, written by a newer version of checkpoint-action`);
    }
    // What says that it is a run document does not lack the fields of a checkpoint.
    if (head !== null)
        return unreadable(version === undefined ? explain(head.issues[0]) : 'it has no units');
    // The schema library takes a list for an object with numbers as names.
    if ('units' in value && Array.isArray(value.units))
        return unreadable('units: it is a list');
    const envelope = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .EnvelopeSchema */ .W7, value, { abortEarly: true });
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
    const malformed = (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1)();
    let count = 0;
    for (const name in given) {
        const unit = given[name];
        if ((0,_plain_unit_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainUnit */ .H)(unit))
            continue;
        if ((0,_nesting_js__WEBPACK_IMPORTED_MODULE_6__/* .isNestedTooDeep */ .k)(unit))
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
    return { units: (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1)(understood), malformed };
}
function asTheyAre(units) {
    return { units: Object.setPrototypeOf(units, null), malformed: (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1)() };
}
/** Why something cannot be understood as a unit; null when it can. */
function unitProblem(unit) {
    if ((0,_plain_unit_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainUnit */ .H)(unit))
        return null;
    const checked = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .UnitSchema */ .uo, unit, { abortEarly: true });
    if (!checked.success)
        return explain(checked.issues[0]);
    // The schema library passes over keys such as `constructor`; a user may have an output of that name.
    const outputs = Object.values(unit.outputs ?? {});
    return outputs.every((output) => typeof output === 'string') ? null : 'outputs: must be texts';
}
function explain(issue) {
    const path = valibot__WEBPACK_IMPORTED_MODULE_7__/* .getDotPath */ .BuJ(issue);
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(path === null ? issue.message : `${path}: ${issue.message}`);
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}


/***/ }),

/***/ 8667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 6182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ checkFixedFields),
/* harmony export */   IG: () => (/* binding */ eventProblem),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(638);
/* harmony import */ var _plain_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3351);
/* harmony import */ var _read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7410);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7332);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5568);
/* harmony import */ var _whole_records_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7412);








const statuses = new Set(_statuses_js__WEBPACK_IMPORTED_MODULE_5__/* .RUN_STATUSES */ .LV);
/**
 * Why an event that was read must not be followed; null when there is nothing wrong with it.
 * @param status of the run, as the event has it
 */
function eventProblem({ status, ops: operations }, isFirst) {
    if (!statuses.has(status))
        return 'it has no status of a run';
    if (operations.every(isUsual))
        return null;
    try {
        for (const operation of operations) {
            (0,_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .checkNames */ .LN)(operation);
            if (!(0,_whole_records_js__WEBPACK_IMPORTED_MODULE_4__/* .carriesWholeRecords */ .VH)(operation))
                return 'it does not carry whole records';
        }
        // The first one says which document it is.
        if (!isFirst)
            checkFixedFields(operations);
        outcomeOf(operations);
        return null;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC))
            throw error;
        return error.message.replace(/\.$/, '');
    }
}
/** @throws InvalidInputError for a change of what says which document this is */
function checkFixedFields(operations) {
    for (const operation of operations) {
        const { op, path } = operation;
        const names = path.length === 0 && op === 'merge' ? Object.keys(operation.value) : path.slice(0, 1);
        const fixed = names.find((name) => _whole_records_js__WEBPACK_IMPORTED_MODULE_4__/* .FIXED */ .N2.has(name));
        if (fixed === undefined)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The field "${fixed}" of a document with an event log cannot be changed.`, 'Make a new document.');
    }
}
/**
 * What an event's operations do, with each unit that they change as a whole. Once written it counts for ever, so what would make the document unreadable must not
 * become one.
 * @throws InvalidInputError
 */
function outcomeOf(operations) {
    const fields = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1)();
    for (const operation of operations) {
        const { op, path } = operation;
        const [field] = path;
        if ('value' in operation && (0,_nesting_js__WEBPACK_IMPORTED_MODULE_7__/* .isNestedTooDeep */ .k)(operation.value)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('A value is nested too deeply.', 'Keep it in a file, or as a text.');
        }
        if (field === 'units') {
            checkUnits(operation);
            continue;
        }
        if (field === undefined && op === 'merge') {
            Object.assign(fields, operation.value);
            const { units } = operation.value;
            if (isTable(units))
                checkUnits({ op: 'set', path: ['units'], value: units ?? null });
        }
        else if (field !== undefined && path.length === 1) {
            fields[field] = op === 'delete' ? undefined : operation.value;
        }
    }
    if (!areUsual(fields))
        checkFields(fields);
    return {
        status: fields.status,
        ends: typeof fields.finishedAt === 'string',
    };
}
function checkUnits(operation) {
    const { op, path } = operation;
    if (path.length === 1 && (op === 'delete' || !isTable(operation.value))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('The document would have no units.', 'Change it in another way.');
    }
    if (op === 'delete')
        return;
    const { value } = operation;
    const units = path.length === 1 ? Object.entries(Object(value)) : [[path[1] ?? '', value]];
    for (const [id, unit] of units) {
        const reason = (0,_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .unitProblem */ .wg)(unit);
        if (reason === null)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The unit "${id}" could not be read any more: ${reason}.`, 'Change it in another way.');
    }
}
function isTable(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}
/** What nearly all events do. There may be as many of them as there are units, so all that is right is found out quickly. */
function isUsual(operation) {
    const { op, path } = operation;
    if (path.length === 0)
        return op === 'merge' && areUsual(operation.value);
    const [table, id] = path;
    if (table !== 'units' || id === undefined || path.length > 2 || op !== 'set')
        return false;
    return !(0,_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnsafeName */ .Si)(id) && (0,_plain_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainUnit */ .H)(operation.value);
}
/** What nearly all events set, for which the schema need not be asked. */
function areUsual(fields) {
    for (const name in fields) {
        const value = fields[name];
        if (name === 'status' ? !statuses.has(value) : name !== 'updatedAt' || typeof value !== 'string')
            return false;
    }
    return true;
}
function checkFields(fields) {
    const rest = { schemaVersion: _statuses_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f$, id: '', status: 'running', units: {} };
    const read = (0,_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interpretDocument */ .Ho)({ ...rest, ...fields });
    if (read.kind === 'document')
        return;
    const why = read.kind === 'unreadable' ? read.reason : 'it has no units';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The document could not be read any more: ${why}.`, 'Change it in another way.');
}


/***/ }),

/***/ 5568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   Si: () => (/* binding */ isUnsafeName),
/* harmony export */   nH: () => (/* binding */ applyOperations)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);


/** Names that mean something else on objects with a prototype, which other readers of the document may use. */
const UNSAFE = new Set(['__proto__', 'prototype', 'constructor']);
function isUnsafeName(name) {
    return UNSAFE.has(name);
}
/** @throws InvalidInputError for a name that must not be part of a path */
function checkName(name) {
    if (!isUnsafeName(name))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${name}" cannot be used as a name.`, 'Choose another one.');
}
/** @throws InvalidInputError for an operation with a name that must not be part of a path */
function checkNames(operation) {
    for (const name of operation.path)
        checkName(name);
    if (operation.op === 'merge')
        for (const name of Object.keys(operation.value))
            checkName(name);
}
/**
 * The document after the operations; what they do not touch is shared with the one before.
 * @throws InvalidInputError for a path that cannot be followed
 */
function applyOperations(document, operations) {
    const copies = new Copies();
    let changed = document;
    for (const operation of operations) {
        checkNames(operation);
        changed = applyAt(changed, operation, 0, copies);
    }
    return changed;
}
function applyAt(target, operation, depth, copies) {
    const { op, path } = operation;
    const name = path[depth];
    const changed = copies.of(target);
    if (name === undefined) {
        if (op === 'merge')
            return merge(changed, operation.value);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`An operation "${op}" has no path.`, 'Only "merge" may change the document itself.');
    }
    if (depth === path.length - 1 && op !== 'merge') {
        if (op === 'set')
            changed[name] = operation.value;
        else
            delete changed[name];
        return changed;
    }
    const child = Object.hasOwn(target, name) ? target[name] : copies.empty();
    if (child === null || typeof child !== 'object' || Array.isArray(child)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The path ${path.join('.')} leads through "${name}", which is no object.`, 'The document does not have the form that this change expects.');
    }
    changed[name] = applyAt(child, operation, depth + 1, copies);
    return changed;
}
/**
 * Objects that belong to one application of operations. Each is copied once, however many operations change it: a table
 * of units may be large, and a change may concern all of it.
 */
class Copies {
    #own = new Set();
    /** Keeps the order of the names: a document that is read and written again looks the same but for what changed. */
    of(source) {
        return this.#own.has(source) ? source : merge(this.empty(), source);
    }
    empty() {
        const own = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)();
        this.#own.add(own);
        return own;
    }
}
function merge(target, changes) {
    for (const name of Object.keys(changes))
        target[name] = changes[name];
    return target;
}


/***/ }),

/***/ 7412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ changedKeys),
/* harmony export */   Gh: () => (/* binding */ isFieldKey),
/* harmony export */   Gz: () => (/* binding */ withWholeRecords),
/* harmony export */   N2: () => (/* binding */ FIXED),
/* harmony export */   SX: () => (/* binding */ recordAfter),
/* harmony export */   VH: () => (/* binding */ carriesWholeRecords),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   aF: () => (/* binding */ fieldKey)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8667);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5568);



/** Fields of a document with an event log that stay as they are: they say which document and which log it is. */
const FIXED = new Set(['id', 'createdAt', 'eventLog']);
/** Set by nearly every event, and never looked up by themselves. */
const SCALARS = new Set([
    ...['id', 'schemaVersion', 'status', 'createdAt', 'updatedAt', 'finishedAt'],
]);
const FIELD = '\u0000';
function fieldKey(field) {
    return FIELD + field;
}
function isFieldKey(key) {
    return key.startsWith(FIELD);
}
/** The field whose key this is. */
function fieldOf(key) {
    return key.slice(FIELD.length);
}
/** The keys of the records that operations change; null when they carry everything. */
function changedKeys(operations) {
    const keys = new Set();
    for (const operation of operations) {
        const [first, id] = operation.path;
        if (replacesUnits(operation))
            return null;
        if (first === 'units' && id !== undefined)
            keys.add(id);
        else if (first === 'units')
            for (const name of namesIn(operation))
                keys.add(name);
        else if (first === undefined) {
            for (const name of namesIn(operation))
                if (!SCALARS.has(name))
                    keys.add(fieldKey(name));
        }
        else if (!SCALARS.has(first))
            keys.add(fieldKey(first));
    }
    return keys;
}
function namesIn(operation) {
    return operation.op === 'merge' ? Object.keys(operation.value) : [];
}
function replacesUnits(operation) {
    const { op, path } = operation;
    if (path.length === 1 && path[0] === 'units')
        return op !== 'merge';
    return path.length === 0 && op === 'merge' && Object.hasOwn(operation.value, 'units');
}
/** The record that operations with whole records leave of one that they change; undefined when they delete it. */
function recordAfter(operations, key) {
    const [table, name] = isFieldKey(key) ? [[], fieldOf(key)] : [['units'], key];
    let found;
    for (const operation of operations) {
        const { op, path } = operation;
        const isInTable = table.every((part, depth) => path[depth] === part);
        if (isInTable && path.length === table.length + 1 && path[table.length] === name) {
            found = op === 'delete' ? undefined : operation.value;
        }
        else if (op !== 'delete' && isInTable && path.length === table.length) {
            const values = operation.value;
            if (op === 'set' || Object.hasOwn(values, name))
                found = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(values, name);
        }
        else if (op === 'merge' && path.length === 0 && Object.hasOwn(operation.value, 'units')) {
            found = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(operation.value.units, name);
        }
    }
    return found;
}
/** Whether an operation has the form of those that {@link withWholeRecords} makes, or of those that begin a log. */
function carriesWholeRecords({ op, path }) {
    if (path.length === 0)
        return op === 'merge';
    if (path[0] === 'units' && path.length === 1)
        return true;
    return path.length === (path[0] === 'units' ? 2 : 1) && op !== 'merge';
}
/**
 * The same change, with whole records.
 * @throws InvalidInputError for a change that is not possible
 */
function withWholeRecords(operations, stored) {
    if (operations.every(isWhole))
        return operations;
    if (operations.some(replacesUnits)) {
        const whole = stored.whole();
        const after = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .applyOperations */ .nH)(whole, operations);
        return [...fieldsOf(after, [...Object.keys(whole), ...Object.keys(after)]), ...tableOf(after)];
    }
    const fields = operations.flatMap((operation) => {
        const [first] = operation.path;
        if (first === undefined)
            return namesIn(operation);
        return first === 'units' ? [] : [first];
    });
    const ids = [...(changedKeys(operations) ?? [])].filter((key) => !isFieldKey(key));
    const after = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .applyOperations */ .nH)(partOf(operations, ids, stored), operations);
    return [...fieldsOf(after, fields), ...ids.map((id) => unitOf(after, id))];
}
function isWhole(operation) {
    const { op, path } = operation;
    if (path[0] === 'units')
        return path.length === 2 && op !== 'merge';
    return path.length === 0 ? !replacesUnits(operation) : path.length === 1 && op !== 'merge';
}
/** As much of the document as the operations lead into. */
function partOf(operations, ids, { find }) {
    const part = { units: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)() };
    for (const id of ids) {
        const unit = find(id);
        if (unit !== undefined)
            part.units[id] = unit;
    }
    for (const { op, path } of operations) {
        const [field] = path;
        if (field === undefined || field === 'units' || (path.length === 1 && op !== 'merge'))
            continue;
        if (SCALARS.has(field)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The path ${path.join('.')} leads through "${field}", which is no object.`, 'Set the field itself.');
        }
        const value = find(fieldKey(field));
        if (value !== undefined)
            part[field] = value;
    }
    return part;
}
function fieldsOf(after, names) {
    const value = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)();
    const deleted = new Set();
    for (const name of names) {
        if (name === 'units' || FIXED.has(name))
            continue;
        if (Object.hasOwn(after, name))
            value[name] = after[name];
        else
            deleted.add(name);
    }
    const merge = Object.keys(value).length > 0 ? [{ op: 'merge', path: [], value }] : [];
    return [...merge, ...[...deleted].map((name) => ({ op: 'delete', path: [name] }))];
}
function unitOf({ units }, id) {
    const value = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(units, id);
    const path = ['units', id];
    return value === undefined ? { op: 'delete', path } : { op: 'set', path, value: value };
}
function tableOf({ units }) {
    return [
        units === undefined
            ? { op: 'delete', path: ['units'] }
            : { op: 'set', path: ['units'], value: units },
    ];
}


/***/ }),

/***/ 6849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ WorkingDocument)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8667);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5568);
/* harmony import */ var _whole_records_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7412);



/**
 * A stored document to which many operations are applied one after the other: it and its table of units, which may be
 * large, are changed in place. Nothing that an operation brings is ever changed.
 */
class WorkingDocument {
    #document;
    /** @param stored belongs to this object from now on, with its units */
    constructor(stored) {
        this.#document = stored;
    }
    /** As it is now. It changes with the next operation; a {@link copy} does not. */
    get stored() {
        return this.#document;
    }
    get units() {
        this.#document.units ??= {};
        return this.#document.units;
    }
    /** A record by its key; undefined when there is none. */
    find(key) {
        return (0,_whole_records_js__WEBPACK_IMPORTED_MODULE_1__/* .isFieldKey */ .Gh)(key) ? (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(this.#document, (0,_whole_records_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(key)) : (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(this.units, key);
    }
    copy() {
        return { ...this.#document, units: { ...this.units } };
    }
    apply(operations) {
        for (const operation of operations) {
            const { op, path } = operation;
            if (path[0] === 'units' && path.length === 2 && op === 'set') {
                // Nearly all of what a log consists of.
                set(this.units, path[1] ?? '', operation.value);
            }
            else if (path[0] === 'units' && (path.length > 1 || op === 'merge')) {
                applyTo(this.units, operation, path.slice(1));
            }
            else {
                const { units } = this.#document;
                applyTo(this.#document, operation, operation.path);
                // Another table came with the operation, and stays as it is.
                if (this.#document.units !== units)
                    this.#document.units = { ...this.units };
            }
        }
    }
}
/** @param path leads from the target to where the operation applies */
function applyTo(target, operation, path) {
    const [name] = path;
    if (name === undefined) {
        if (operation.op !== 'merge')
            (0,_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .applyOperations */ .nH)(target, [{ ...operation, path }]); // says what is wrong with it
        else
            for (const key in operation.value)
                set(target, key, operation.value[key]);
    }
    else if (path.length === 1 && operation.op === 'set')
        set(target, name, operation.value);
    else if (path.length === 1 && operation.op === 'delete')
        delete target[name];
    else {
        const one = Object.hasOwn(target, name) ? { [name]: target[name] } : {};
        set(target, name, (0,_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .applyOperations */ .nH)(one, [{ ...operation, path }])[name]);
    }
}
function set(target, name, value) {
    (0,_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .checkName */ .I3)(name);
    target[name] = value;
}


/***/ }),

/***/ 5409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ HeadSchema),
/* harmony export */   W7: () => (/* binding */ EnvelopeSchema),
/* harmony export */   uo: () => (/* binding */ UnitSchema)
/* harmony export */ });
/* unused harmony exports FileEntrySchema, GitStateSchema, WithheldSchema, PayloadSchema, CommentSchema, ProgressSchema, ScopeSchema, RevisionSchema, LifecycleSchema, PhaseSchema, ItemSchema, ValidationSchema, CheckedSchema, RunDocumentSchema */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7934);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7332);


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
    /**
     * The time when it became blocked. Null, or not there, for one that is not, and where nobody wrote it down. Not checked:
     * it came later than the others, and what somebody else has put there must not make a unit unreadable.
     */
    blockedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
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
    /** Where the document is that could not be read when this one was begun: nobody knows what it had recorded. */
    lostRecord: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 4078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ee: () => (/* binding */ bytes),
  p0: () => (/* binding */ duration),
  hh: () => (/* binding */ noCommand),
  TN: () => (/* binding */ oneLine),
  LS: () => (/* binding */ plural)
});

// UNUSED EXPORTS: ago, span

;// CONCATENATED MODULE: ./build/src/engine/hidden-characters.js
/**
 * The characters that a terminal obeys rather than shows: control characters, other line ends, and those that turn
 * the direction of reading. As the inside of a character class, for regular expressions with the flag `u`.
 */
const HIDDEN = '\\p{Cc}\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const HIDDEN_IN_JSON = new RegExp(`[^\\P{Cc}\\n]|[${HIDDEN.replace('\\p{Cc}', '')}]`, 'gu');
/** JSON that can be shown on a terminal, whatever the value holds: it means the same. */
function printableJson(value, indent) {
    return JSON.stringify(value, null, indent).replace(HIDDEN_IN_JSON, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./build/src/engine/words.js

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
const HIDDEN_RUN = new RegExp(`[${HIDDEN}]+`, 'gu');
/** Text in which a runner finds no workflow command. Commands of the older form count anywhere in a line. */
function noCommand(text) {
    return text.replaceAll('##[', '# #[');
}
/** Text from elsewhere as one line for a log or terminal: without line ends and characters that are not shown. */
function oneLine(text) {
    return text.replace(HIDDEN_RUN, ' ');
}


/***/ }),

/***/ 3973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   g8: () => (/* binding */ archiveRun)
/* harmony export */ });
/* unused harmony exports ARCHIVE, leftovers, isArchived */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9763);
/* harmony import */ var _run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6254);





/** Where the runs of a folder are kept when they are over, relative to it. */
const ARCHIVE = 'archive';
/** Windows refuses to remove a file for a moment while somebody reads it. */
const REMOVAL_PAUSES_MS = process.platform === 'win32' ? [10, 50, 200, 400] : [];
/** After so many runs of one name, somebody has to look at it. */
const MAX_NAMES = 10_000;
/**
 * Moves a run into the folder `archive` beside it, and overwrites nothing there. At every moment the document and its
 * event log are whole in one of the two places, so that what a death interrupts is finished by doing it again.
 * @param check is called right before anything is removed: the lock, which the caller holds, may have been lost
 * @returns the archived document
 * @throws StoreError when it could not be moved; then it is where it was
 */
function archiveRun(file, check = () => { }) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file);
    const { document, eventLog, index, payloads } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const live = stemOf(file);
    const archive = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ARCHIVE);
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(archive, { recursive: true });
        const archived = placeFor(file);
        // The document is the last.
        for (const ending of [eventLog, document])
            copyInto(live + ending, archived + ending);
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(live + payloads))
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(live + payloads, archived + payloads);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(archive);
        check();
        // The log is of no use without the document; the other way round, somebody might miss what only the log tells.
        for (const ending of [document, eventLog, index])
            remove(live + ending);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(folder);
        return archived + document;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD)
            throw error;
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(archive, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)), error);
    }
}
/**
 * The documents of a folder that are in its archive, and of which something is still where they were: what a death
 * between two removals leaves behind.
 */
function leftovers(folder) {
    const files = new Set();
    for (const name of fs.readdirSync(folder)) {
        for (const { document, eventLog, index, lock } of ALL_ENDINGS) {
            const ending = [eventLog, index, lock].find((known) => name.endsWith(known));
            if (ending !== undefined)
                files.add(path.join(folder, name.slice(0, -ending.length) + document));
        }
    }
    return [...files].filter((file) => !fs.existsSync(file) && takenStems(file).length > 0);
}
/** Whether the event log of a document that is missing is in the archive, byte for byte: then nothing is lost. */
function isArchived(file) {
    const { eventLog } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    return takenStems(file).some((archived) => isSame(stemOf(file) + eventLog, archived + eventLog));
}
/**
 * Removes them. An event log that is not in the archive, byte for byte, stays: a document can be rebuilt from it.
 * @param lock of the run
 */
function removeLeftovers(file, lock) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
        return;
    const { eventLog, index } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const log = stemOf(file) + eventLog;
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(log)) {
        if (!isArchived(file))
            return;
        lock.check(true);
        remove(log);
    }
    remove(stemOf(file) + index);
}
function stemOf(file) {
    return file.slice(0, file.length - (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file).document.length);
}
/** The archived runs that have the name of a live one: `x`, `x.1`, `x.2` … */
function takenStems(file) {
    const { document } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const taken = [];
    for (const archived of stemsFor(file)) {
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + document))
            break;
        taken.push(archived);
    }
    return taken;
}
/** Where a run goes: under its own name unless another run of that name is there, or under it and a number. */
function placeFor(file) {
    const { document, eventLog, payloads } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const live = stemOf(file);
    for (const archived of stemsFor(file)) {
        const isFree = [eventLog, document].every((ending) => !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + ending) || isSame(live + ending, archived + ending));
        const isBegun = isSame(file, archived + document) && !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(live + payloads);
        if (isFree && (isBegun || !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + payloads)))
            return archived;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(`${file} has too many namesakes in the archive.`, 'Move some of them elsewhere.');
}
function* stemsFor(file) {
    const archived = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), ARCHIVE, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(stemOf(file)));
    yield archived;
    for (let number = 1; number < MAX_NAMES; number += 1)
        yield `${archived}.${number}`;
}
/** The same file under another name as well or, where the file system has no such links, a durable copy. */
function copyInto(from, to) {
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(from) || isSame(from, to))
        return;
    try {
        // A link would lead elsewhere, or nowhere, from another folder.
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(from).isSymbolicLink())
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .copyFileAtomic */ .Vh)(from, to);
        else
            node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync(from, to);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EEXIST')
            throw error;
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .copyFileAtomic */ .Vh)(from, to);
    }
}
function remove(file) {
    (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .whileBusy */ .lr)(REMOVAL_PAUSES_MS, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(file, { force: true }));
}
/** Both are there and are one file, or two with the same content. */
function isSame(one, other) {
    const first = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(one, { bigint: true, throwIfNoEntry: false });
    const second = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(other, { bigint: true, throwIfNoEntry: false });
    if (first === undefined || second === undefined || first.size !== second.size)
        return false;
    if (first.ino === second.ino && first.dev === second.dev)
        return true;
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(one).equals(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(other));
}


/***/ }),

/***/ 8683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  b: () => (/* binding */ digest)
});

;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
// EXTERNAL MODULE: ./build/src/engine/hash.js + 1 modules
var hash = __nccwpck_require__(4872);
;// CONCATENATED MODULE: ./build/src/store/digest.js


/** Up to here a process does without `node:crypto`, whose loading takes as long as digesting a few times as much. */
const LITTLE_BYTES = 32 * 1024;
let digested = 0;
let digest_native;
/** sha256 in lower-case hex, of bytes or UTF-8 text: fast for little in a fresh process as well as for a lot. */
function digest(data) {
    if (digest_native !== undefined)
        return digest_native(data);
    digested += data.length;
    if (digested <= LITTLE_BYTES)
        return (0,hash/* sha256 */.s)(data);
    digest_native = loadNative();
    return digest_native(data);
}
function loadNative() {
    const crypto = (0,external_node_module_namespaceObject.createRequire)(import.meta.url)('node:crypto');
    // Node 20 has it from 20.12.
    const { hash } = crypto;
    if (hash !== undefined)
        return (data) => hash('sha256', data);
    return (data) => crypto.createHash('sha256').update(data).digest('hex');
}


/***/ }),

/***/ 6848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ StoreError),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   m_: () => (/* reexport safe */ _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__.m_),
/* harmony export */   t1: () => (/* binding */ fixForFileFault)
/* harmony export */ });
/* unused harmony export StorePolicyError */
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);


/** A place could not keep or give what it was asked for. The work goes on; the message says what is lost. */
class StoreError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckpointError */ .jg {
}
/** The place will not take it however often it is asked: this job may not write there. */
class StorePolicyError extends (/* unused pure expression or super */ null && (StoreError)) {
}
/** The file system's own word for a fault (`ENOSPC`), or an empty string. */
function errorCode(error) {
    const code = error !== null && typeof error === 'object' && 'code' in error ? error.code : '';
    return typeof code === 'string' ? code : '';
}
/** What to do about a fault of the file system; empty when the code says nothing special. */
function fixForFileFault(code) {
    switch (code) {
        case 'ENOSPC':
        case 'EDQUOT':
            return 'Free some disk space.';
        case 'EACCES':
        case 'EPERM':
            return 'Give this user the permission for it.';
        case 'EROFS':
            return 'The file system is read-only; use another folder.';
        case 'ENOENT':
            return 'The folder is gone; create it again.';
        case 'ENOTDIR':
            return 'What has to be a folder is a file; use another path.';
        case 'ENAMETOOLONG':
            return 'Choose a shorter name.';
        case 'ELOOP':
            return 'Links lead in a circle there; remove one of them.';
        default:
            return 'Check the disk and the folder.';
    }
}


/***/ }),

/***/ 9763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ rename),
/* harmony export */   Vh: () => (/* binding */ copyFileAtomic),
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   ii: () => (/* binding */ writeFault),
/* harmony export */   jp: () => (/* binding */ syncWritten),
/* harmony export */   lr: () => (/* binding */ whileBusy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6848);




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
        const descriptor = openNew(temporary);
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
        throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg ? error : writeFault(file, error);
    }
}
/**
 * The same with the content of another file.
 * @throws StoreError when it could not be written; what `beforeRename` throws
 */
function copyFileAtomic(from, file, options = {}) {
    const { temporary = `${file}.tmp`, beforeRename } = options;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(from, temporary);
        syncWritten(temporary);
        beforeRename?.();
        rename(temporary, file);
        syncFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    }
    catch (error) {
        discard(temporary);
        throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg ? error : writeFault(file, error);
    }
}
/** Never writes through something that somebody else left under this name. */
function openNew(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx', 0o666);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) !== 'EEXIST')
            throw error;
    }
    node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(file);
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx', 0o666);
}
/** Renames, also where the file system first refuses for a moment. */
function rename(from, to) {
    whileBusy(RENAME_RETRIES_MS, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(from, to));
}
/** What is reported when a file could not be written. */
function writeFault(file, error) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(`Could not write ${file}: ${code || String(error)}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .fixForFileFault */ .t1)(code), {
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
            if (!BUSY.has((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error)))
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
        if (!['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR', 'EBADF'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error)))
            throw error;
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
/**
 * Makes a file durable that {@link writeFileAtomic} may not have had the time to.
 * @throws StoreError
 */
function syncWritten(file) {
    try {
        // Windows syncs only what is open for writing.
        const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, process.platform === 'win32' ? 'r+' : 'r');
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        }
        syncFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    }
    catch (error) {
        throw writeFault(file, error);
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

/***/ 4865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ serializeDocument)
/* harmony export */ });
/** The text of a document as it is kept everywhere: indented JSON with a newline at the end. */
function serializeDocument(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}


/***/ }),

/***/ 3584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ READ_AT_ONCE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

/** Flags that open a file for reading. Under its name there may be a pipe, on which opening would wait for a writer. */
const READ_AT_ONCE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);


/***/ }),

/***/ 3945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stampOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

/** Tells whether a file is another one than before, or was written to. Empty when it is not there. */
function stampOf(file) {
    try {
        const stat = typeof file === 'number' ? node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file, { bigint: true }) : node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { bigint: true });
        const { ino, size, mtimeNs, ctimeNs } = stat;
        return [ino, size, mtimeNs, ctimeNs].join(' ');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 3635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ LEASE_MS),
/* harmony export */   by: () => (/* binding */ LockedError),
/* harmony export */   yx: () => (/* binding */ LockLostError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6848);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9008);


/** How long a lease goes without a sign of life before a lock may be taken whose owner cannot be judged. */
const LEASE_MS = 40_000;
/** Somebody else holds it, and did not let go while we waited. */
class LockedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreError */ .AD {
    /** Null when what is written there cannot be read. */
    owner;
    /** @param leaseMs until when its lock may be taken if there is no sign of life; only if that decides */
    constructor(what, folder, owner, liveness, leaseMs = LEASE_MS) {
        const who = owner === null ? 'somebody who cannot be identified' : (0,_owner_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOwner */ .$S)(owner);
        super(`${what} is locked by ${who}.`, fixFor(folder, liveness, leaseMs));
        this.owner = owner;
    }
}
function fixFor(folder, liveness, leaseMs) {
    if (liveness === 'alive')
        return 'Wait until that process has finished, or end it.';
    const seconds = Math.max(1, Math.ceil(leaseMs / 1000));
    return ('Whether it still runs cannot be told from here. Its lock may be taken once it has given no sign of life for ' +
        `${LEASE_MS / 1000} s, so try again in ${seconds} s; or, if it is certainly gone, remove ${folder}.`);
}
/** This process was paused for so long that somebody else took its lock. What it was about to write is not written. */
class LockLostError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreError */ .AD {
    constructor(what) {
        super(`The lock of ${what} was taken over while this process was paused.`, 'Try again.');
    }
}


/***/ }),

/***/ 9008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ describeOwner),
/* harmony export */   Eh: () => (/* binding */ newOwner),
/* harmony export */   gv: () => (/* binding */ asOwner),
/* harmony export */   l8: () => (/* binding */ livenessOf)
/* harmony export */ });
/* harmony import */ var _process_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2417);

/** @param thorough see {@link ownIdentity} */
function newOwner(nonce, thorough) {
    return { ...(0,_process_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .ownIdentity */ .hY)(thorough), nonce, since: new Date().toISOString() };
}
/** Whether the owner still runs, as far as it can be proven from here. What is not provable is neither. */
function livenessOf(owner, here = (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .ownIdentity */ .hY)(owner.bootId !== null || owner.machineId !== null)) {
    const sameMachine = owner.machineId !== null && owner.machineId === here.machineId && owner.host === here.host;
    if (owner.bootId !== null && here.bootId !== null && owner.bootId !== here.bootId) {
        // Nothing outlives its kernel. Of another machine, nothing is known.
        return sameMachine ? 'dead' : 'unproven';
    }
    const sameBoot = owner.bootId !== null && owner.bootId === here.bootId;
    const samePlace = owner.pidNamespace !== null && owner.pidNamespace === here.pidNamespace;
    const pidsMeanTheSame = samePlace && (sameBoot || (sameMachine && owner.pidNamespace === _process_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_NAMESPACES */ .fM));
    if (!pidsMeanTheSame)
        return 'unproven';
    // Files of versions that did not write it down have none: then only a pid that nobody has proves a death.
    const startsCompare = owner.timeNamespace !== null && owner.timeNamespace === here.timeNamespace;
    const running = (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunning */ .W_)(owner.pid, owner.startedAt, startsCompare);
    return running === null ? 'unproven' : running ? 'alive' : 'dead';
}
/** An owner that somebody wrote down; null for anything else. */
function asOwner(value) {
    if (value === null || typeof value !== 'object')
        return null;
    const given = { ...value };
    const { pid, nonce, since, host } = given;
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1)
        return null;
    if (typeof nonce !== 'string' || typeof since !== 'string' || typeof host !== 'string')
        return null;
    const text = (name) => (typeof given[name] === 'string' ? given[name] : null);
    return {
        pid,
        startedAt: text('startedAt'),
        bootId: text('bootId'),
        pidNamespace: text('pidNamespace'),
        timeNamespace: text('timeNamespace'),
        machineId: text('machineId'),
        host,
        nonce,
        since,
    };
}
function describeOwner({ pid, host, since }) {
    return `process ${pid} on ${host}, since ${since}`;
}


/***/ }),

/***/ 2417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ bootMark),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   fM: () => (/* binding */ NO_NAMESPACES),
/* harmony export */   hY: () => (/* binding */ ownIdentity)
/* harmony export */ });
/* unused harmony exports linuxProcess, parseLinuxStat */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);



const NO_NAMESPACES = 'none';
/** How exactly the start of a process is known where it is a time: `ps` tells whole seconds. */
const START_TOLERANCE_MS = 5000;
/**
 * This process.
 * @param thorough ask other programs too, on systems that say such things only there; for what is kept for long
 */
function ownIdentity(thorough) {
    if (known === undefined || (thorough && !known.thorough)) {
        known = { identity: identify(thorough), thorough };
    }
    return known.identity;
}
let known;
/** The same as long as this machine has not been started again; at worst another one although it has not. */
function bootMark() {
    return ownIdentity(false).bootId ?? `since ${Math.round((Date.now() / 1000 - node_os__WEBPACK_IMPORTED_MODULE_1__.uptime()) / 10)}`;
}
function identify(thorough) {
    const { pid } = process;
    const host = node_os__WEBPACK_IMPORTED_MODULE_1__.hostname();
    if (process.platform === 'linux') {
        // Not by our pid: that may be the one of another process in what is mounted there.
        const state = parseLinuxStat(contentOf('/proc/self/stat') ?? '');
        const pidNamespace = linkAt('/proc/self/ns/pid');
        return {
            pid,
            startedAt: typeof state === 'object' ? state.startedAt : null,
            bootId: contentOf('/proc/sys/kernel/random/boot_id'),
            pidNamespace,
            timeNamespace: pidNamespace === null ? null : linkAt('/proc/self/ns/time', NO_NAMESPACES),
            machineId: machineIdOf(contentOf('/etc/machine-id') ?? contentOf('/var/lib/dbus/machine-id')),
            host,
        };
    }
    return {
        pid,
        startedAt: new Date(performance.timeOrigin).toISOString(),
        bootId: thorough && process.platform === 'darwin'
            ? answerOf('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid'])
            : null,
        pidNamespace: NO_NAMESPACES,
        timeNamespace: NO_NAMESPACES,
        machineId: thorough && process.platform === 'win32' ? windowsMachine() : null,
        host,
    };
}
/**
 * Whether the process with this pid, here and now, is the one that was started then; null when that is not known.
 * @param startsCompare whether the two starts are told by one clock; if not, a difference proves nothing
 */
function isRunning(pid, startedAt, startsCompare = true) {
    const state = process.platform === 'linux' ? linuxProcess(pid) : otherProcess(pid);
    if (state === 'gone' || state === 'zombie')
        return false;
    if (state.startedAt === null || startedAt === null)
        return null;
    const isSame = process.platform === 'linux'
        ? state.startedAt === startedAt
        : Math.abs(Date.parse(state.startedAt) - Date.parse(startedAt)) <= START_TOLERANCE_MS;
    return isSame || (startsCompare ? false : null);
}
const HERE = { read: (name) => contentOf(`/proc/${name}`), exists, ownPid: process.pid };
function linuxProcess(pid, system = HERE) {
    const stat = hasOurPids(system) ? system.read(`${pid}/stat`) : null;
    // With `hidepid`, processes of other users are not to be seen there, but they exist.
    if (stat === null)
        return system.exists(pid) ? { startedAt: null } : 'gone';
    return parseLinuxStat(stat);
}
/** What is mounted at /proc stays the same as long as this process runs. */
const ourPids = new Map();
/**
 * Whether /proc tells about the processes that have their pids in our namespace. In a namespace of our own, the one of
 * the machine may be mounted there: then a pid is that of another process.
 */
function hasOurPids(system) {
    const answer = ourPids.get(system) ?? namesUs(system.read('self/status') ?? '', system.ownPid);
    ourPids.set(system, answer);
    return answer;
}
/** `NSpid` has our pid in each namespace from that of /proc down to our own; kernels before 4.1 only tell the first. */
function namesUs(status, ownPid) {
    const pids = (/^NSpid:(.*)$/m.exec(status) ?? /^Pid:(.*)$/m.exec(status))?.[1];
    return pids?.trim() === String(ownPid);
}
/** The name in field 2 may contain anything, also spaces and brackets; fields 3 (state) and 22 (start) come behind it. */
function parseLinuxStat(stat) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    if (state === 'Z' || state === 'X')
        return 'zombie';
    const startedAt = fields[19];
    return { startedAt: startedAt !== undefined && /^\d+$/.test(startedAt) ? startedAt : null };
}
function otherProcess(pid) {
    if (!exists(pid))
        return 'gone';
    if (process.platform === 'win32')
        return { startedAt: null };
    const started = Date.parse(answerOf('ps', ['-o', 'lstart=', '-p', String(pid)]) ?? '');
    return { startedAt: Number.isNaN(started) ? null : new Date(started).toISOString() };
}
function exists(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ESRCH';
    }
}
function windowsMachine() {
    const key = 'HKLM\\SOFTWARE\\Microsoft\\Cryptography';
    return machineIdOf(answerOf('reg', ['query', key, '/v', 'MachineGuid'])?.split(/\s+/).at(-1) ?? null);
}
/** Images of machines may have an empty one, or a word in its place. */
function machineIdOf(text) {
    const id = text?.replaceAll('-', '').toLowerCase() ?? '';
    return /^[0-9a-f]{32}$/.test(id) && !/^0+$/.test(id) ? id : null;
}
function contentOf(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8').trim() || null;
    }
    catch {
        return null;
    }
}
function linkAt(file, none = null) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(file);
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT' ? none : null;
    }
}
function answerOf(program, args) {
    try {
        // Loaded only here: Linux never needs it.
        const { execFileSync } = process.getBuiltinModule('node:child_process');
        const answer = execFileSync(program, args, {
            encoding: 'utf8',
            env: { ...process.env, LC_ALL: 'C' },
            stdio: ['ignore', 'pipe', 'ignore'],
            timeout: 5000,
            windowsHide: true,
        });
        return answer.trim() || null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 8880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ newNonce)
/* harmony export */ });
/**
 * Ten characters, letters and digits, that nobody else will choose. They need not be secret, and so not come from
 * `node:crypto`, which takes 3.6 ms to load; V8 seeds its own generator from the system's.
 */
function newNonce() {
    return Array.from({ length: 10 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}


/***/ }),

/***/ 39:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   f$: () => (/* binding */ requireDocument),
/* harmony export */   u6: () => (/* binding */ unreadableUnit)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8667);


/** @throws RefusedError when it is no run document */
function requireDocument(name, read) {
    if (read.kind === 'document')
        return read;
    const why = read.kind === 'head' ? 'it is a bare checkpoint without units' : read.reason;
    throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(`${name} cannot be read as a run document: ${why}.`, 'It is left as it is.');
}
/** A view of a document that is in memory as a whole. */
function viewOf(name, { document, malformed, stored }) {
    return {
        status: document.status,
        schemaVersion: document.schemaVersion,
        unit(id) {
            const reason = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(malformed, id);
            if (reason !== undefined)
                throw unreadableUnit(name, id, reason);
            return (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(document.units, id);
        },
        document: () => document,
        malformed: () => malformed,
        stored: () => stored,
    };
}
function unreadableUnit(name, id, reason) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(`The unit "${id}" of ${name} cannot be read: ${reason}. Nothing was changed.`, 'Correct it in the file by hand, or restore the file from a copy.');
}


/***/ }),

/***/ 6254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ endingsFor)
/* harmony export */ });
/* unused harmony export ALL_ENDINGS */
const OF_JSON = {
    document: '.json',
    lock: '.json.lock',
    eventLog: '.events.jsonl',
    index: '.events.index',
    payloads: '.json.files',
};
/** A document `x` shares nothing with the one beside it that is called `x.json`. */
const OF_OTHERS = {
    document: '',
    lock: '.lock',
    eventLog: '.event-log.jsonl',
    index: '.event-log.index',
    payloads: '.files',
};
const ALL_ENDINGS = [OF_JSON, OF_OTHERS];
/** @param file of the document */
function endingsFor(file) {
    return file.endsWith(OF_JSON.document) ? OF_JSON : OF_OTHERS;
}


/***/ }),

/***/ 9118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkEvents)
/* harmony export */ });
/* harmony import */ var _engine_run_document_event_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6182);
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6017);


/** @throws DamagedLogError for an event that does what no event may do, however right its hash is */
function checkEvents({ file }, { events }) {
    for (const event of events) {
        const problem = (0,_engine_run_document_event_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .eventProblem */ .IG)(event, event.seq === 1);
        if (problem !== null)
            throw new _damage_js__WEBPACK_IMPORTED_MODULE_1__/* .DamagedLogError */ .G(file, event.seq, problem);
    }
}


/***/ }),

/***/ 6017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ DamagedLogError)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);

/** A complete line of an event log is not what was written. Nothing is ever cut off for it. */
class DamagedLogError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk {
    /** The first line that does not verify, from 1. */
    line;
    constructor(file, line, why) {
        const fix = line > 1
            ? `Lines 1 to ${line - 1} are intact. Restore the file from a copy; without one, keep the rest elsewhere, ` +
                'cut it off there, and let "checkpoint rebuild" make the document from what is intact.'
            : 'Restore the file from a copy.';
        super(`${file} is damaged in line ${line}: ${why}. Nothing was changed.`, fix);
        this.line = line;
    }
}


/***/ }),

/***/ 8554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ EventView),
/* harmony export */   k: () => (/* binding */ lastingView)
/* harmony export */ });
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7410);
/* harmony import */ var _engine_run_document_whole_records_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7412);
/* harmony import */ var _engine_statuses_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7332);
/* harmony import */ var _document_view_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(39);




/** A view of a document with an event log, of which only what is asked for is read. */
class EventView {
    status;
    schemaVersion = _engine_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMA_VERSION */ .f$;
    #name;
    #unit;
    #stored;
    #read;
    /**
     * @param unit the record of a unit, as it is stored
     * @param stored the whole document, as it is stored
     */
    constructor(name, status, unit, stored) {
        this.#name = name;
        this.status = status;
        this.#unit = unit;
        this.#stored = stored;
    }
    unit(id) {
        const unit = this.#unit(id);
        const reason = unit === undefined ? null : (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_0__/* .unitProblem */ .wg)(unit);
        if (reason !== null)
            throw (0,_document_view_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableUnit */ .u6)(this.#name, id, reason);
        return unit;
    }
    document() {
        return this.#whole().document;
    }
    malformed() {
        return this.#whole().malformed;
    }
    stored() {
        return this.#whole().stored;
    }
    #whole() {
        this.#read ??= (0,_document_view_js__WEBPACK_IMPORTED_MODULE_2__/* .requireDocument */ .f$)(this.#name, (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_0__/* .interpretDocument */ .Ho)(this.#stored(), true));
        return this.#read;
    }
}
/** A view for after the lock was released: what was just changed is known, everything else is read when it is asked for. */
function lastingView(name, status, operations, read) {
    let whole;
    const later = () => {
        whole ??= read();
        return whole;
    };
    const changed = (0,_engine_run_document_whole_records_js__WEBPACK_IMPORTED_MODULE_1__/* .changedKeys */ .F$)(operations);
    const unit = (id) => ((changed?.has(id) ?? true) ? (0,_engine_run_document_whole_records_js__WEBPACK_IMPORTED_MODULE_1__/* .recordAfter */ .SX)(operations, id) : later().unit(id));
    return new EventView(name, status, unit, () => later().stored());
}


/***/ }),

/***/ 5766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Ji: () => (/* binding */ verifiedHash),
/* harmony export */   Rp: () => (/* binding */ asEvent),
/* harmony export */   dv: () => (/* binding */ BODY_AT),
/* harmony export */   dx: () => (/* binding */ BODY_BEFORE_END),
/* harmony export */   ld: () => (/* binding */ ownHash),
/* harmony export */   r9: () => (/* binding */ encodeEvent),
/* harmony export */   sc: () => (/* binding */ statedHash)
/* harmony export */ });
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4872);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8683);


const PREFIX = '{"prev":"';
const HASH_LENGTH = 64;
const SEQUENCE = '","seq":';
const SEQUENCE_AT = PREFIX.length + HASH_LENGTH;
const HASH = ',"hash":"';
const SUFFIX_LENGTH = HASH.length + HASH_LENGTH + 2;
/** What a line says besides the hashes lies between these distances from its beginning and its end. */
const BODY_AT = SEQUENCE_AT + '",'.length;
const BODY_BEFORE_END = SUFFIX_LENGTH;
const MIN_LENGTH = SEQUENCE_AT + SEQUENCE.length + 1 + SUFFIX_LENGTH;
/** Where the log of a document begins: nothing of the log of another document fits behind it. */
function startOf(id, createdAt) {
    return { sequence: 0, offset: 0, hash: (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`events of ${id}\n${createdAt}`) };
}
/** An event as the line behind `before`, and the position behind it. */
function encodeEvent(before, event) {
    const sequence = before.sequence + 1;
    const fields = JSON.stringify({ at: event.at, status: event.status, ops: event.ops }).slice(1, -1);
    const head = `${PREFIX}${before.hash}${SEQUENCE}${sequence},${fields}`;
    const length = Buffer.byteLength(head);
    const line = Buffer.allocUnsafe(length + SUFFIX_LENGTH + 1);
    line.write(head);
    const hash = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .b)(line.subarray(0, length));
    line.write(`${HASH}${hash}"}\n`, length, 'latin1');
    return { line, after: { sequence, offset: before.offset + line.length, hash } };
}
/** The hash of a line, without its end, if it is that of what the line says; else null. */
function ownHash(line) {
    const headEnd = line.length - SUFFIX_LENGTH;
    if (line.length < MIN_LENGTH)
        return null;
    const suffix = line.toString('latin1', headEnd);
    const hash = suffix.slice(HASH.length, -2);
    if (!suffix.startsWith(HASH) || !suffix.endsWith('"}'))
        return null;
    return (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .b)(line.subarray(0, headEnd)) === hash ? hash : null;
}
const verifiedHash = (before, bytes, text, begin, end) => {
    const headEnd = end - SUFFIX_LENGTH;
    if (!isNext(before, text, begin, end))
        return null;
    const hash = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .b)(new Uint8Array(bytes.buffer, bytes.byteOffset + begin, headEnd - begin));
    return text.startsWith(hash, headEnd + HASH.length) ? hash : null;
};
/** The hash that it says it has: for an event that somebody else verifies. */
const statedHash = (before, _bytes, text, begin, end) => isNext(before, text, begin, end) ? text.slice(end - SUFFIX_LENGTH + HASH.length, end - 2) : null;
function isNext(before, text, begin, end) {
    return (text.startsWith(PREFIX, begin) &&
        text.startsWith(before.hash, begin + PREFIX.length) &&
        text.startsWith(`${SEQUENCE}${before.sequence + 1},`, begin + SEQUENCE_AT) &&
        text.startsWith(HASH, end - SUFFIX_LENGTH) &&
        text.startsWith('"}', end - 2));
}
/** An event from what a line was parsed to; null when it has not the form of one, whatever its hash says. */
function asEvent(value) {
    if (value === null || typeof value !== 'object')
        return null;
    const { seq, at, status, ops } = value;
    if (typeof seq !== 'number' || typeof at !== 'string' || typeof status !== 'string')
        return null;
    if (!Array.isArray(ops))
        return null;
    for (const operation of ops)
        if (!isOperation(operation))
            return null;
    return value;
}
function isOperation(given) {
    if (given === null || typeof given !== 'object')
        return false;
    const { op, path, value } = given;
    if (!Array.isArray(path))
        return false;
    for (const name of path)
        if (typeof name !== 'string')
            return false;
    if (op === 'merge')
        return typeof value === 'object' && value !== null && !Array.isArray(value);
    return (op === 'set' && value !== undefined) || op === 'delete';
}


/***/ }),

/***/ 1743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hashBefore),
/* harmony export */   o: () => (/* binding */ firstPrevious)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

/** The hash of the event that ends at this offset of a log; null when none does. */
function hashBefore(descriptor, offset) {
    const length = 64 + '"}\n'.length;
    if (offset < length)
        return null;
    const bytes = Buffer.alloc(length);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(descriptor, bytes, 0, length, offset - length);
    const match = /^([0-9a-f]{64})"}\n$/.exec(bytes.toString('latin1'));
    return match?.[1] ?? null;
}
/** What the first event of a log says it follows. */
function firstPrevious(descriptor) {
    const bytes = Buffer.alloc(64);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(descriptor, bytes, 0, 64, '{"prev":"'.length);
    return bytes.toString('latin1');
}


/***/ }),

/***/ 3039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LogFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9763);
/* harmony import */ var _check_events_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9118);
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6017);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5766);
/* harmony import */ var _log_ends_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1743);
/* harmony import */ var _read_events_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(219);









/** How much is read to find one event; most are smaller. */
const EVENT_BYTES = 4096;
const LINE_END = 0x0a;
/** An event log that this process may append to. */
class LogFile {
    file;
    descriptor;
    #lock;
    /** For one event; each is done with before the next one is read. */
    #buffer = Buffer.allocUnsafe(EVENT_BYTES);
    /** Behind the last event that is known to be right. */
    end;
    #isDurable = false;
    constructor(file, descriptor, lock, start) {
        this.file = file;
        this.descriptor = descriptor;
        this.#lock = lock;
        this.end = start;
    }
    /**
     * @param start up to where it is known already
     * @returns null when there is none
     * @throws RefusedError when it is no file; StoreError when it cannot be written
     */
    static open(file, lock, start) {
        const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND;
        try {
            const source = (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .openRegular */ .lf)(file, flags);
            return source === null ? null : new LogFile(file, source.descriptor, lock, start);
        }
        catch (error) {
            throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk ? error : (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(file, error);
        }
    }
    get size() {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(this.descriptor).size;
    }
    /**
     * Verifies what is behind {@link end} and goes on from there.
     * @throws DamagedLogError, also for an event that does what no event may do
     */
    catchUp(onBatch) {
        this.end = (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(this, this.end, this.size, (batch) => {
            (0,_check_events_js__WEBPACK_IMPORTED_MODULE_4__/* .checkEvents */ .u)(this, batch);
            onBatch?.(batch);
        });
    }
    /** A last line without an end was never acknowledged, and is cut off, once everything else is known to be right. */
    cutTornLine() {
        if (this.end.offset === this.size)
            return;
        this.#lock().check();
        this.#truncate();
    }
    /** Verifies everything up to {@link end} once more. */
    readAll(onBatch) {
        const start = { sequence: 0, offset: 0, hash: (0,_log_ends_js__WEBPACK_IMPORTED_MODULE_7__/* .firstPrevious */ .o)(this.descriptor) };
        (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(this, start, this.end.offset, onBatch);
    }
    /**
     * Appends an event, as it was encoded for {@link end}, durably. When that fails, it is as if it had never been tried:
     * nothing can be told of pages that a disk refused, so they are cut off, and what comes next writes them anew.
     * @throws StoreError when it is not durable; LockLostError when it may count and may not: see `out-of-reach.ts`
     */
    append(line, after) {
        const lock = this.#lock();
        lock.check();
        try {
            for (let written = 0; written < line.length;) {
                written += node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(this.descriptor, line, written);
            }
            node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasyncSync(this.descriptor);
            // What was removed meanwhile takes it, and nobody ever sees it.
            if (node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(this.descriptor).nlink === 0)
                throw Object.assign(new Error(), { code: 'ENOENT' });
        }
        catch (error) {
            throw this.#undo(error);
        }
        // Whoever has taken the lock by now may have copied the log without our event.
        lock.check();
        this.end = after;
        this.#isDurable = true;
    }
    /** Makes durable what somebody may have appended who died before he could do that. */
    makeDurable() {
        if (this.#isDurable)
            return;
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasyncSync(this.descriptor);
        }
        catch (error) {
            throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(this.file, error);
        }
        this.#isDurable = true;
    }
    #undo(error) {
        // Behind our event may be those of somebody who has taken the lock over.
        this.#lock().check(true);
        try {
            this.#truncate();
        }
        catch {
            const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
            const why = `Could not write ${this.file}: ${code || String(error)}. Part of the change may be there.`;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(why, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fixForFileFault */ .t1)(code), { cause: error });
        }
        return (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(this.file, error);
    }
    #truncate() {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync(this.descriptor, this.end.offset);
        }
        catch (error) {
            throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(this.file, error);
        }
    }
    /** One event, verified by itself, and the position behind it. @throws DamagedLogError */
    eventAt(offset) {
        const line = this.#lineAt(offset);
        const hash = line === null ? null : (0,_event_js__WEBPACK_IMPORTED_MODULE_6__/* .ownHash */ .ld)(line);
        const event = line === null || hash === null ? null : parse(line);
        if (line !== null && hash !== null && event !== null) {
            const after = { sequence: event.seq, offset: offset + line.length + 1, hash };
            return { event, after };
        }
        throw new _damage_js__WEBPACK_IMPORTED_MODULE_5__/* .DamagedLogError */ .G(this.file, this.#numberOf(offset), 'its hash is not that of its content');
    }
    close() {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(this.descriptor);
    }
    #lineAt(offset) {
        for (let buffer = this.#buffer;; buffer = Buffer.allocUnsafe(4 * buffer.length)) {
            const read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(this.descriptor, buffer, 0, buffer.length, offset);
            const end = buffer.subarray(0, read).indexOf(LINE_END);
            if (end >= 0)
                return buffer.subarray(0, end);
            if (read < buffer.length)
                return null;
        }
    }
    #numberOf(offset) {
        let number = 1;
        const bytes = Buffer.allocUnsafe(1024 * 1024);
        for (let start = 0; start < offset;) {
            const read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(this.descriptor, bytes, 0, Math.min(bytes.length, offset - start), start);
            if (read === 0)
                break;
            for (const byte of bytes.subarray(0, read))
                if (byte === LINE_END)
                    number += 1;
            start += read;
        }
        return number;
    }
}
function parse(line) {
    try {
        return (0,_event_js__WEBPACK_IMPORTED_MODULE_6__/* .asEvent */ .Rp)(JSON.parse(line.toString()));
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   setEventLogAside: () => (/* binding */ setEventLogAside),
/* harmony export */   writeNewEventLog: () => (/* binding */ writeNewEventLog)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(9646);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9763);
/* harmony import */ var _whole_document_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4835);
/* harmony import */ var _write_under_lock_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7572);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5766);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4100);










/**
 * Units share an event at the beginning, as far as it stays about this small: to know one of them, all of it has to be
 * read, and that should not take much longer than an event with one unit does later.
 */
const EVENT_BYTES = 512;
/**
 * Writes a new document with its event log.
 * @param makeRoom sees to it that there is no other when it gets its place
 * @throws InvalidInputError when it would be too large to be read again; StoreError when it could not be written
 */
function writeNewEventLog(places, lock, document, makeRoom) {
    const { file, eventLog } = places;
    const temporary = lock.temporaryFile();
    try {
        const end = writeLog(temporary, document);
        const snapshot = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .encodeSnapshot */ .hX)(document, end);
        if (snapshot.length > _engine_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_DOCUMENT_BYTES */ .b)
            throw (0,_whole_document_js__WEBPACK_IMPORTED_MODULE_5__/* .tooLarge */ .g)(places.name);
        (0,_write_under_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .writeUnderLock */ .N)(file, snapshot, lock, () => {
            makeRoom();
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .rename */ .$w)(temporary, eventLog);
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(eventLog));
        });
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
        throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg ? error : (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFault */ .ii)(file, error);
    }
}
/**
 * Moves an event log without document out of the way of a new run: it may be all that is left of another one.
 * @returns where it is now; null when there is none
 */
function setEventLogAside({ eventLog, index }) {
    const aside = `${eventLog}.without-document-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .rename */ .$w)(eventLog, aside);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(index, { force: true });
        return aside;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFault */ .ii)(eventLog, error);
    }
}
function writeLog(file, document) {
    const { id, createdAt = '', status } = document;
    let position = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .startOf */ .GH)(id, createdAt);
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx');
    try {
        for (const ops of firstOperations(document)) {
            const { line, after } = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .encodeEvent */ .r9)(position, { at: createdAt, status, ops: [ops] });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(descriptor, line);
            position = after;
        }
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
    return position;
}
function* firstOperations(document) {
    const { units } = document;
    // In the order of the document, so that what is made from the log looks the same.
    const fields = { ...(0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutPosition */ .Wi)(document), units: {} };
    yield { op: 'merge', path: [], value: fields };
    let part = Object.create(null);
    let bytes = 0;
    for (const [id, unit] of Object.entries(units)) {
        const size = JSON.stringify(unit).length + id.length;
        if (bytes > 0 && bytes + size > EVENT_BYTES) {
            yield { op: 'merge', path: ['units'], value: part };
            part = Object.create(null);
            bytes = 0;
        }
        part[id] = unit;
        bytes += size;
    }
    if (bytes > 0)
        yield { op: 'merge', path: ['units'], value: part };
}


/***/ }),

/***/ 3410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ findSnapshot),
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   e0: () => (/* binding */ isLogOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(9646);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7410);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6848);
/* harmony import */ var _file_read_at_once_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3584);
/* harmony import */ var _file_stamp_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3945);
/* harmony import */ var _document_view_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(39);
/* harmony import */ var _missing_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4718);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(5766);
/* harmony import */ var _log_ends_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(1743);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(4100);













/** @throws NotFoundError, RefusedError */
function findSnapshot(places) {
    const { name, file } = places;
    const opened = openFile(file);
    if (opened === null)
        throw (0,_missing_js__WEBPACK_IMPORTED_MODULE_8__/* .missing */ .L)(places);
    const { text, isIntact, reason, stamp, size } = opened;
    const result = reason === null ? (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u0)(text, isIntact) : { kind: 'unreadable', reason };
    const read = (0,_document_view_js__WEBPACK_IMPORTED_MODULE_7__/* .requireDocument */ .f$)(name, result);
    const position = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .positionIn */ .Nu)(read.stored);
    if (position !== null && !isIntact)
        throw edited(places);
    const { id, createdAt = '' } = read.document;
    return {
        read,
        position,
        start: (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .startOf */ .GH)(id, createdAt),
        stamp: { stamp, size, offset: position?.offset ?? 0 },
    };
}
function openFile(file) {
    const unreadable = (reason) => ({
        text: '',
        isIntact: false,
        reason,
        stamp: '',
        size: 0,
    });
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, _file_read_at_once_js__WEBPACK_IMPORTED_MODULE_5__/* .READ_AT_ONCE */ .f);
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT')
            return null;
        return unreadable(code || String(error));
    }
    try {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor);
        const stamp = (0,_file_stamp_js__WEBPACK_IMPORTED_MODULE_6__/* .stampOf */ .Z)(descriptor);
        if (!stat.isFile())
            return unreadable('it is not a regular file');
        if (stat.size > _engine_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .MAX_DOCUMENT_BYTES */ .b)
            return unreadable(`it is larger than ${_engine_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .MAX_DOCUMENT_BYTES */ .b} bytes`);
        const bytes = node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(descriptor);
        // A large text of plain characters lies outside the heap, and gives the collector nothing to do.
        const text = bytes.toString((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? 'latin1' : 'utf8');
        return { text, isIntact: (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .isIntactSnapshot */ .sO)(bytes), reason: null, stamp, size: stat.size };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
/** Whether an open log is that of the snapshot, and goes at least as far. */
function isLogOf(descriptor, { start, position }) {
    return (position !== null &&
        (0,_log_ends_js__WEBPACK_IMPORTED_MODULE_10__/* .firstPrevious */ .o)(descriptor) === start.hash &&
        (0,_log_ends_js__WEBPACK_IMPORTED_MODULE_10__/* .hashBefore */ .e)(descriptor, position.offset) === position.hash);
}
function edited({ name, eventLog }) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${name} was changed by something else, and the change is not in its event log ${eventLog}.`, 'checkpoint rebuild makes the document from its event log again, and keeps the changed one beside it.');
}
const withoutLog = 'move it away, if it is there, and remove the field "eventLog" from the document';
/** Why a document and the log beside it do not go together. */
function mismatch(places, what) {
    const { name, eventLog } = places;
    switch (what) {
        case 'missing':
            return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`The event log of ${name} is missing: ${eventLog}.`, `Restore it; or, to go on without one, ${withoutLog}.`);
        case 'foreign':
            return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${eventLog} is the event log of another document than ${name}.`, `Put the one that belongs to it in its place; or, to go on without one, ${withoutLog}.`);
        case 'short':
            return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${eventLog} does not contain the events that ${name} was made from.`, `Restore it from a copy; or, to go on without one, ${withoutLog}.`);
        case 'dropped':
            return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${name} was written by something that does not know its event log ${eventLog}.`, 'checkpoint rebuild makes the document from its event log again, and keeps the changed one beside it.');
    }
}


/***/ }),

/***/ 4788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail),
/* harmony export */   n: () => (/* binding */ readEventLogged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8667);
/* harmony import */ var _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6849);
/* harmony import */ var _document_view_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(39);
/* harmony import */ var _check_events_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9118);
/* harmony import */ var _event_view_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8554);
/* harmony import */ var _log_ends_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1743);
/* harmony import */ var _paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3410);
/* harmony import */ var _read_events_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(219);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(4100);











/** A document may be replaced while it is being read; then it is read again. */
const TRIES = 5;
const PAUSE_MS = 5;
/**
 * The document as it is now, with every event, without a lock and without writing a byte.
 * @param verifyAll verifies the whole log; otherwise what the snapshot already contains is taken for right
 * @throws NotFoundError, RefusedError
 */
function readEventLogged(places, verifyAll = false) {
    for (let tries = 1;; tries += 1) {
        const found = (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .findSnapshot */ .Cb)(places);
        try {
            return readLogOf(places, found, verifyAll);
        }
        catch (error) {
            const isSame = (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .findSnapshot */ .Cb)(places).stamp.stamp === found.stamp.stamp;
            if (!(error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk) || isSame || tries === TRIES)
                throw error;
        }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
}
function readLogOf(places, found, verifyAll) {
    const { position, start, read } = found;
    const source = (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .openSource */ .oD)(places.eventLog);
    try {
        if (position === null) {
            if (source !== null && (0,_log_ends_js__WEBPACK_IMPORTED_MODULE_6__/* .firstPrevious */ .o)(source.descriptor) === start.hash)
                throw (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatch */ .J4)(places, 'dropped');
            return (0,_document_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewOf */ .du)(places.name, read);
        }
        if (source === null)
            throw (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatch */ .J4)(places, 'missing');
        const { size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(source.descriptor);
        if ((0,_log_ends_js__WEBPACK_IMPORTED_MODULE_6__/* .firstPrevious */ .o)(source.descriptor) !== start.hash) {
            throw (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatch */ .J4)(places, size === 0 ? 'short' : 'foreign');
        }
        const isLog = (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .isLogOf */ .e0)(source.descriptor, found);
        // If a line is damaged, that is what has to be said.
        if (verifyAll || !isLog)
            (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(source, start, isLog ? position.offset : size);
        if (!isLog)
            throw (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatch */ .J4)(places, 'short');
        return readTail(places, { ...found, position }, source, size).view;
    }
    finally {
        if (source !== null)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(source.descriptor);
    }
}
/**
 * What a document and the events behind it are together, and where the last of them ends.
 * @param check how the events are verified
 */
function readTail({ name }, { read, position }, source, size, check) {
    const working = new _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkingDocument */ .T(read.stored);
    let { status } = read.document;
    const apply = (batch) => {
        (0,_check_events_js__WEBPACK_IMPORTED_MODULE_4__/* .checkEvents */ .u)(source, batch);
        for (const event of batch.events) {
            working.apply(event.ops);
            status = event.status;
        }
    };
    const end = (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(source, position, size, apply, check);
    const unit = (id) => (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_10__/* .entry */ .f_)(working.units, id);
    const view = new _event_view_js__WEBPACK_IMPORTED_MODULE_5__/* .EventView */ .g(name, status, unit, () => (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .withPosition */ .uX)(working.stored, end));
    return { view, end };
}


/***/ }),

/***/ 219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  lf: () => (/* binding */ openRegular),
  oD: () => (/* binding */ openSource),
  wj: () => (/* binding */ readEvents)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __nccwpck_require__(2993);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __nccwpck_require__(6848);
// EXTERNAL MODULE: ./build/src/store/file/read-at-once.js
var read_at_once = __nccwpck_require__(3584);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/damage.js
var damage = __nccwpck_require__(6017);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __nccwpck_require__(5766);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/usual-event.js
const SEQUENCE = '"seq":';
const AT = ',"at":"';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const TIME_LENGTH = 24;
const STATUS = '","status":"';
const UNIT = '","ops":[{"op":"set","path":["units","';
const VALUE = '"],"value":';
const UPDATED = '},{"op":"merge","path":[],"value":{"updatedAt":"';
const END = '"}}]';
const UPDATED_BEFORE_END = UPDATED.length + TIME_LENGTH + END.length;
/** What stands for itself between quotation marks. */
const PLAIN = /^[^\\\p{Cc}]*$/u;
/**
 * The usual event that a text is, if its value is JSON; null when it may be any other.
 * @param text what the line of an event says between its hashes, from its sequence number to its operations
 * @param seq which is known to be right
 */
function asUsual(text, seq) {
    const end = text.length;
    const atBegin = SEQUENCE.length + String(seq).length + AT.length;
    const atEnd = atBegin + TIME_LENGTH;
    const at = text.slice(atBegin, atEnd);
    const updated = end - UPDATED_BEFORE_END;
    if (!text.startsWith(UPDATED, updated) ||
        !text.startsWith(at, updated + UPDATED.length) ||
        !text.startsWith(END, end - END.length) ||
        !text.startsWith(AT, atBegin - AT.length) ||
        !text.startsWith(STATUS, atEnd) ||
        !TIME.test(at)) {
        return null;
    }
    const statusBegin = atEnd + STATUS.length;
    const statusEnd = text.indexOf('"', statusBegin);
    const unitBegin = statusEnd + UNIT.length;
    if (!text.startsWith(UNIT, statusEnd))
        return null;
    const unitEnd = text.indexOf('"', unitBegin);
    const valueBegin = unitEnd + VALUE.length;
    if (!text.startsWith(VALUE, unitEnd) || valueBegin > updated)
        return null;
    const status = text.slice(statusBegin, statusEnd);
    const unit = text.slice(unitBegin, unitEnd);
    if (!PLAIN.test(status) || !PLAIN.test(unit))
        return null;
    return { seq, at, status, unit, value: text.slice(valueBegin, updated) };
}
/** What parsing all of it would give. */
function usualEvent({ seq, at, status, unit }, value) {
    return {
        seq,
        at,
        status: status,
        ops: [
            { op: 'set', path: ['units', unit], value },
            { op: 'merge', path: [], value: { updatedAt: at } },
        ],
    };
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/read-events.js








/** How much of a log is in memory at a time, unless one line is longer. Of more, texts are no longer short-lived. */
const CHUNK_BYTES = 64 * 1024;
/**
 * @returns null when there is none
 * @throws RefusedError when it cannot be read
 */
function openSource(file) {
    try {
        return openRegular(file, read_at_once/* READ_AT_ONCE */.f);
    }
    catch (error) {
        if (error instanceof errors/* RefusedError */.fk)
            throw error;
        throw new errors/* RefusedError */.fk(`${file} cannot be read: ${(0,store_errors/* errorCode */.CA)(error)}.`, 'It is left as it is.');
    }
}
/** @throws RefusedError when it is something else than a regular file; what the system says */
function openRegular(file, flags) {
    try {
        // Before it is opened: a pipe would wait for somebody at its other end.
        const stat = external_node_fs_.statSync(file, { throwIfNoEntry: false });
        if (stat === undefined)
            return null;
        if (stat.isFile())
            return { file, descriptor: external_node_fs_.openSync(file, flags) };
    }
    catch (error) {
        if ((0,store_errors/* errorCode */.CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
    throw new errors/* RefusedError */.fk(`${file} is not a regular file.`, 'It is left as it is.');
}
/**
 * Verifies every event behind `from`, up to the last complete line within `size` bytes, and gives them to `onBatch`.
 * Without that, they are verified only, which is much faster.
 * @param check how an event is verified
 * @returns the position behind the last one; what follows there has no line end, so it was never acknowledged
 * @throws DamagedLogError for a complete line that does not verify or does not follow from the one before
 */
function readEvents(source, from, size, onBatch, check = event_log_event/* verifiedHash */.Ji) {
    let position = from;
    let buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(size - from.offset, 0)));
    while (position.offset < size) {
        const start = position.offset;
        const wanted = Math.min(buffer.length, size - start);
        const read = external_node_fs_.readSync(source.descriptor, buffer, 0, wanted, start);
        const chunk = buffer.subarray(0, read);
        // One text to look at the lines in: a piece of a buffer for each of them costs as much as verifying it.
        const text = chunk.toString('latin1');
        const ends = [];
        for (let begin = 0, end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
            const hash = check(position, chunk, text, begin, end);
            if (hash === null)
                throw brokenLink(source, position, chunk.subarray(begin, end));
            position = { sequence: position.sequence + 1, offset: start + end + 1, hash };
            ends.push(end);
            begin = end + 1;
        }
        if (ends.length > 0) {
            if (onBatch !== undefined)
                onBatch(parse(source, chunk, text, ends, start, position));
        }
        else if (read < size - start && read === wanted) {
            buffer = Buffer.allocUnsafe(Math.min(size - start, 2 * buffer.length));
        }
        else {
            break;
        }
    }
    return position;
}
function brokenLink({ file }, before, line) {
    const sequence = before.sequence + 1;
    if ((0,event_log_event/* ownHash */.ld)(line) === null) {
        return new damage/* DamagedLogError */.G(file, sequence, 'its hash is not that of its content');
    }
    const why = sequence === 1 ? 'it begins the log of another document' : 'it does not follow from the line before';
    return new damage/* DamagedLogError */.G(file, sequence, why);
}
function parse({ file }, chunk, text, ends, start, after) {
    const first = after.sequence - ends.length + 1;
    const bodies = bodiesIn(chunk, text, ends);
    const events = parseUsual(bodies, first) ?? parseAny(bodies, first);
    if (events.length < ends.length) {
        throw new damage/* DamagedLogError */.G(file, first + events.length, 'it is not an event');
    }
    return { events, offsets: [0, ...ends.slice(0, -1).map((end) => end + 1)].map((begin) => start + begin) };
}
/** What the lines say, without their hashes, which have been seen to be right and would only be a lot of short-lived texts. */
function bodiesIn(chunk, text, ends) {
    const isPlain = (0,external_node_buffer_.isAscii)(chunk);
    let begin = 0;
    return ends.map((end) => {
        const [from, to] = [begin + event_log_event/* BODY_AT */.dv, end - event_log_event/* BODY_BEFORE_END */.dx];
        begin = end + 1;
        return isPlain ? text.slice(from, to) : chunk.toString('utf8', from, to);
    });
}
/** Null when they are not all usual. */
function parseUsual(bodies, first) {
    const found = [];
    for (const body of bodies) {
        const usual = asUsual(body, first + found.length);
        if (usual === null)
            return null;
        found.push(usual);
    }
    // All of them as one list, because parsing them one by one takes twice as long.
    const values = parseList(`[${found.map(({ value }) => value).join(',')}]`);
    if (values.length !== found.length)
        return null;
    return found.map((usual, index) => usualEvent(usual, values[index]));
}
/** As many as are events, up to the first that is none. */
function parseAny(bodies, first) {
    const values = parseList(`[{${bodies.join('},{')}}]`);
    const events = [];
    if (values.length > bodies.length)
        return events;
    for (const value of values) {
        const event = (0,event_log_event/* asEvent */.Rp)(value);
        if (event === null || event.seq !== first + events.length)
            break;
        events.push(event);
    }
    return events;
}
function parseList(text) {
    try {
        const values = JSON.parse(text);
        return Array.isArray(values) ? values : [];
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 4100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ positionIn),
/* harmony export */   Wi: () => (/* binding */ withoutPosition),
/* harmony export */   hX: () => (/* binding */ encodeSnapshot),
/* harmony export */   sO: () => (/* binding */ isIntactSnapshot),
/* harmony export */   uX: () => (/* binding */ withPosition)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8683);

/**
 * The document beside an event log. Its last field says which events it contains, and has a digest of all that comes
 * before, so that a change which is not in the log does not go unnoticed:
 * `"eventLog": { "sequence": 7, "offset": 4711, "hash": "…", "digest": "…" }`
 */
const FIELD = 'eventLog';
/** What comes behind the digest, in a document for people to read, and in one that is too large for that. */
const SUFFIXES = ['"\n  }\n}\n', '"}}\n'];
const [READABLE, COMPACT] = SUFFIXES;
const DIGEST_LENGTH = 64;
/** From so many units on nobody reads the file, and without line breaks it is a third smaller. */
const MANY_UNITS = 2000;
function encodeSnapshot(stored, position) {
    const { sequence, offset, hash } = position;
    const [suffix, indentation] = hasManyUnits(stored) ? [COMPACT, 0] : [READABLE, 2];
    const text = JSON.stringify({ ...withoutPosition(stored), [FIELD]: { sequence, offset, hash, digest: '' } }, null, indentation);
    // What JSON.stringify does not write is the line end.
    const headLength = Buffer.byteLength(text) + 1 - suffix.length;
    const bytes = Buffer.allocUnsafe(headLength + DIGEST_LENGTH + suffix.length);
    bytes.write(text);
    bytes.write(`${(0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)(bytes.subarray(0, headLength))}${suffix}`, headLength, 'latin1');
    return bytes;
}
function hasManyUnits(stored) {
    const { units } = stored;
    let count = 0;
    for (const _ in units) {
        count += 1;
        if (count > MANY_UNITS)
            return true;
    }
    return false;
}
/** Whether these are the bytes that {@link encodeSnapshot} made. */
function isIntactSnapshot(bytes) {
    const suffix = SUFFIXES.find((ending) => bytes.subarray(-ending.length).toString('latin1') === ending);
    const headLength = bytes.length - DIGEST_LENGTH - (suffix?.length ?? 0);
    if (suffix === undefined || headLength <= 0)
        return false;
    const stated = bytes.toString('latin1', headLength, headLength + DIGEST_LENGTH);
    return (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)(bytes.subarray(0, headLength)) === stated;
}
/** Which events a stored document contains; null when it has no event log. */
function positionIn(stored) {
    const position = stored[FIELD];
    if (position === null || typeof position !== 'object')
        return null;
    const { sequence, offset, hash } = position;
    if (!Number.isSafeInteger(sequence) || !Number.isSafeInteger(offset) || typeof hash !== 'string')
        return null;
    return { sequence: Number(sequence), offset: Number(offset), hash };
}
/** What a reader gets to see: where in the log the document stands. */
function withPosition(stored, { sequence, offset, hash }) {
    return { ...withoutPosition(stored), [FIELD]: { sequence, offset, hash } };
}
function withoutPosition(stored) {
    const { [FIELD]: _, ...rest } = stored;
    return rest;
}


/***/ }),

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readLogAlone),
/* harmony export */   findLogAlone: () => (/* binding */ findLogAlone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7410);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3973);
/* harmony import */ var _event_log_read_events_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(219);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8743);






/**
 * The event log of a document that is missing, for the holder of the lock; null when there is none. What a death while the
 * run was archived has left of one is removed: it is in the archive.
 */
function findLogAlone(places, lock) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.file))
        return null;
    (0,_archive_run_js__WEBPACK_IMPORTED_MODULE_3__/* .removeLeftovers */ .DA)(places.file, lock);
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.eventLog))
        return null;
    return { kind: 'log', eventLog: places.eventLog, read: readLogAlone(places.eventLog) };
}
/** What an event log leads to, without a lock and without writing a byte. */
function readLogAlone(eventLog) {
    try {
        const source = (0,_event_log_read_events_js__WEBPACK_IMPORTED_MODULE_4__/* .openSource */ .oD)(eventLog);
        if (source === null)
            return { kind: 'unreadable', reason: 'it is gone' };
        try {
            return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interpretDocument */ .Ho)((0,_replay_js__WEBPACK_IMPORTED_MODULE_5__/* .replayAll */ .R)(source));
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(source.descriptor);
        }
    }
    catch (error) {
        return { kind: 'unreadable', reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error) };
    }
}


/***/ }),

/***/ 4718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ missing)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6848);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4057);


/** What there is to say of a document that is not there. @throws RefusedError when nothing can be said of its event log */
function missing({ name, eventLog }) {
    if (!(0,_presence_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$)(eventLog, eventLog)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_(`There is no run document ${name}.`, 'checkpoint init makes one.');
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_(`There is no run document ${name}, but its event log is there.`, 'checkpoint rebuild makes the document from it.');
}


/***/ }),

/***/ 4189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openState)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __nccwpck_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/limits.js
var limits = __nccwpck_require__(9646);
// EXTERNAL MODULE: ./build/src/engine/run-document/event-rules.js
var event_rules = __nccwpck_require__(6182);
// EXTERNAL MODULE: ./build/src/engine/run-document/whole-records.js
var whole_records = __nccwpck_require__(7412);
// EXTERNAL MODULE: ./build/src/engine/run-document/working-document.js
var working_document = __nccwpck_require__(6849);
// EXTERNAL MODULE: ./build/src/store/file/stamp.js
var file_stamp = __nccwpck_require__(3945);
// EXTERNAL MODULE: ./build/src/store/lock/lock-error.js
var lock_error = __nccwpck_require__(3635);
// EXTERNAL MODULE: ./build/src/store/run-file/whole-document.js
var whole_document = __nccwpck_require__(4835);
// EXTERNAL MODULE: ./build/src/store/run-file/write-under-lock.js
var write_under_lock = __nccwpck_require__(7572);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __nccwpck_require__(5766);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event-view.js
var event_view = __nccwpck_require__(8554);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/paired-snapshot.js
var paired_snapshot = __nccwpck_require__(3410);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __nccwpck_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-events.js + 1 modules
var read_events = __nccwpck_require__(219);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __nccwpck_require__(4100);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/event-log-state.js
















/** Documents up to here (and a little beyond) are exact after each change: whoever reads only them misses nothing. */
const SMALL_BYTES = 128 * 1024;
/** So much in the log is read in a moment. */
const MIN_TAIL_BYTES = 1024 * 1024;
/** A document with an event log: each change is one event, and the snapshot follows when it has fallen behind. */
class EventLogState {
    #places;
    #lock;
    #log;
    #finder;
    #status;
    #snapshot;
    #view;
    /** What the newest event did. */
    #operations = [];
    /** The whole document, once it was needed. */
    #working;
    constructor(places, lock, { log, finder, status, snapshot }) {
        this.#places = places;
        this.#lock = lock;
        this.#log = log;
        this.#finder = finder;
        this.#status = status;
        this.#snapshot = snapshot;
        this.#view = this.#newView();
    }
    get view() {
        return this.#view;
    }
    commit(operations, at) {
        (0,event_rules/* checkFixedFields */.AM)(operations);
        const whole = (0,whole_records/* withWholeRecords */.Gz)(operations, {
            find: (key) => this.#stored(key),
            whole: () => this.#whole().stored,
        });
        const outcome = (0,event_rules/* outcomeOf */.sG)(whole);
        const status = outcome.status ?? this.#status;
        const { line, after } = (0,event_log_event/* encodeEvent */.r9)(this.#log.end, { at, status, ops: whole });
        this.#makeRoom(line.length);
        const { offset } = this.#log.end;
        this.#log.append(line, after);
        // From here on it has happened. The rest is for those who come later, and must not make it look undone.
        this.#status = status;
        this.#finder.note(whole, offset);
        this.#working?.apply(whole);
        this.#operations = whole;
        this.#view = this.#newView();
        if (this.#isOutgrown || outcome.ends)
            this.#tryToWriteSnapshot();
        if (this.#finder.hasMuchToWrite)
            this.pause();
    }
    makeDurable() {
        this.#log.makeDurable();
    }
    lastingView() {
        return (0,event_view/* lastingView */.k)(this.#places.name, this.#status, this.#operations, () => (0,read_event_logged/* readEventLogged */.n)(this.#places));
    }
    get isExact() {
        return this.#log.end.offset === this.#snapshot.offset;
    }
    isCurrent() {
        return ((0,file_stamp/* stampOf */.Z)(this.#places.file) === this.#snapshot.stamp &&
            inodeOf(this.#places.eventLog) === inodeOf(this.#log.descriptor) &&
            this.#log.size === this.#log.end.offset);
    }
    pause() {
        this.#finder.flush({
            covered: this.#log.end,
            lastOffset: this.#finder.lastOffset,
            snapshot: this.#snapshot,
        });
    }
    finish() {
        if (!this.isExact)
            this.#writeSnapshot();
        this.pause();
    }
    dispose() {
        this.#finder.close();
        this.#log.close();
    }
    #newView() {
        return new event_view/* EventView */.g(this.#places.name, this.#status, (id) => this.#stored(id), () => (0,snapshot/* withPosition */.uX)(this.#whole().copy(), this.#log.end));
    }
    #stored(key) {
        if (this.#working === undefined)
            return this.#finder.find(key, this.#log);
        return this.#working.find(key);
    }
    #whole() {
        if (this.#working === undefined) {
            const { read, position } = (0,paired_snapshot/* findSnapshot */.Cb)(this.#places);
            if (position === null)
                throw (0,paired_snapshot/* mismatch */.J4)(this.#places, 'dropped');
            const working = new working_document/* WorkingDocument */.T(read.stored);
            (0,read_events/* readEvents */.wj)(this.#log, position, this.#log.end.offset, ({ events }) => {
                for (const { ops } of events)
                    working.apply(ops);
            });
            this.#working = working;
        }
        return this.#working;
    }
    /**
     * What is only in the log grows with the document at most: so reading both takes not much longer than reading the
     * document, and writing it anew, spread over all changes, costs each of them little and the same at any size.
     */
    get #isOutgrown() {
        const { size, offset } = this.#snapshot;
        return size <= SMALL_BYTES || this.#log.end.offset - offset > Math.max(size, MIN_TAIL_BYTES);
    }
    /** @throws InvalidInputError when the document would become too large to be read */
    #makeRoom(added) {
        const sum = () => this.#snapshot.size + this.#log.end.offset - this.#snapshot.offset + added;
        if (sum() <= limits/* MAX_DOCUMENT_BYTES */.b)
            return;
        this.#writeSnapshot();
        if (sum() > limits/* MAX_DOCUMENT_BYTES */.b)
            throw (0,whole_document/* tooLarge */.g)(this.#places.name);
    }
    #writeSnapshot() {
        const { file } = this.#places;
        const lock = this.#lock();
        const position = this.#log.end;
        // A document must never contain what its log may lose.
        this.#log.makeDurable();
        const bytes = (0,snapshot/* encodeSnapshot */.hX)(this.#whole().stored, position);
        (0,write_under_lock/* writeUnderLock */.N)(file, bytes, lock);
        this.#snapshot = { stamp: (0,file_stamp/* stampOf */.Z)(file), size: bytes.length, offset: position.offset };
    }
    #tryToWriteSnapshot() {
        try {
            this.#writeSnapshot();
        }
        catch (error) {
            if (error instanceof lock_error/* LockLostError */.yx)
                return;
            const why = `${this.#places.name} lags behind its event log, which has everything: ${(0,errors/* describeError */.Uc)(error)}`;
            process.emitWarning(why, 'CheckpointWarning');
        }
    }
}
function inodeOf(file) {
    return typeof file === 'number'
        ? external_node_fs_.fstatSync(file, { bigint: true }).ino
        : external_node_fs_.statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __nccwpck_require__(9763);
// EXTERNAL MODULE: ./build/src/store/lock/process-identity.js
var process_identity = __nccwpck_require__(2417);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/damage.js
var damage = __nccwpck_require__(6017);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-file.js
var log_file = __nccwpck_require__(3039);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-ends.js
var log_ends = __nccwpck_require__(1743);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/open-log.js




/**
 * Opens the log that a snapshot belongs to.
 * @returns null when the document has no event log
 * @throws RefusedError when the two do not go together
 */
function openLogOf(places, found, lock) {
    const log = log_file/* LogFile */.$.open(places.eventLog, lock, found.start);
    if (log !== null && (0,paired_snapshot/* isLogOf */.e0)(log.descriptor, found))
        return log;
    try {
        const isOfThis = log !== null && (0,log_ends/* firstPrevious */.o)(log.descriptor) === found.start.hash;
        if (found.position === null) {
            // What is left of another document does no harm.
            if (isOfThis)
                throw (0,paired_snapshot/* mismatch */.J4)(places, 'dropped');
            return null;
        }
        if (log === null)
            throw (0,paired_snapshot/* mismatch */.J4)(places, 'missing');
        if (!isOfThis)
            throw (0,paired_snapshot/* mismatch */.J4)(places, log.size === 0 ? 'short' : 'foreign');
        // If a line is damaged, that is what has to be said.
        (0,read_events/* readEvents */.wj)(log, log.end, log.size);
        throw (0,paired_snapshot/* mismatch */.J4)(places, 'short');
    }
    finally {
        log?.close();
    }
}

// EXTERNAL MODULE: ./build/src/store/digest.js + 1 modules
var digest = __nccwpck_require__(8683);
// EXTERNAL MODULE: ./build/src/store/nonce.js
var nonce = __nccwpck_require__(8880);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/unit-block.js
/** What is read and written at once. */
const BLOCK_BYTES = 512;
const KEY_BYTES = 10;
const OFFSET_BYTES = 6;
const SLOT_BYTES = KEY_BYTES + OFFSET_BYTES;
const CHECKSUM_AT = BLOCK_BYTES - 4;
const COUNT_AT = CHECKSUM_AT - 2;
const SLOTS = Math.floor(COUNT_AT / SLOT_BYTES);
/** Some units of an index, in no order: slots of a key and an offset, how many are in use, and a checksum. */
class UnitBlock {
    static KEY_BYTES = KEY_BYTES;
    #bytes;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    static empty() {
        return new UnitBlock(Buffer.alloc(BLOCK_BYTES));
    }
    /** @returns null when these are not the bytes that were sealed with this seed */
    static unseal(bytes, seed) {
        const isIntact = bytes.readUInt32BE(CHECKSUM_AT) === checksum(bytes.subarray(0, CHECKSUM_AT), seed);
        return isIntact && bytes.readUInt16BE(COUNT_AT) <= SLOTS ? new UnitBlock(bytes) : null;
    }
    seal(seed) {
        this.#bytes.writeUInt32BE(checksum(this.#bytes.subarray(0, CHECKSUM_AT), seed), CHECKSUM_AT);
        return this.#bytes;
    }
    get isFull() {
        return this.#count === SLOTS;
    }
    find(key) {
        const slot = this.#slotOf(key);
        return slot === null ? null : this.#bytes.readUIntBE(slot * SLOT_BYTES + KEY_BYTES, OFFSET_BYTES);
    }
    put(key, offset) {
        const present = this.#slotOf(key);
        if (present === null && this.isFull)
            return 'full';
        const slot = present ?? this.#count;
        key.copy(this.#bytes, slot * SLOT_BYTES);
        this.#bytes.writeUIntBE(offset, slot * SLOT_BYTES + KEY_BYTES, OFFSET_BYTES);
        if (present !== null)
            return 'replaced';
        this.#bytes.writeUInt16BE(this.#count + 1, COUNT_AT);
        return 'added';
    }
    entries() {
        return Array.from({ length: this.#count }, (_, slot) => {
            const start = slot * SLOT_BYTES;
            const key = this.#bytes.subarray(start, start + KEY_BYTES);
            return [key, this.#bytes.readUIntBE(start + KEY_BYTES, OFFSET_BYTES)];
        });
    }
    get #count() {
        return this.#bytes.readUInt16BE(COUNT_AT);
    }
    #slotOf(key) {
        const bytes = this.#bytes;
        const end = this.#count * SLOT_BYTES;
        const first = key.readUInt32BE(0);
        for (let start = 0; start < end; start += SLOT_BYTES) {
            // Comparing all of it is a call out of the engine, which takes much longer than to see that they differ.
            if (bytes.readUInt32BE(start) !== first)
                continue;
            if (key.compare(bytes, start, start + KEY_BYTES) === 0)
                return start / SLOT_BYTES;
        }
        return null;
    }
}
/** FNV-1a, started from a seed; four bytes at a time, as far as there are so many. */
function checksum(bytes, seed) {
    let hash = 0x811c9dc5 ^ seed;
    const words = bytes.length - (bytes.length % 4);
    for (let index = 0; index < words; index += 4) {
        hash = Math.imul(hash ^ bytes.readInt32BE(index), 0x01000193);
        // Multiplication carries nothing downwards: without this, the upper bits of a word would count for little.
        hash ^= hash >>> 15;
    }
    for (let index = words; index < bytes.length; index += 1) {
        hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
    }
    return hash >>> 0;
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/unit-index.js




const VERSION = 2;
const HEADER_BYTES = 1024;
/** At most so full, blocks that overflow into the next one stay rare. */
const MAX_LOAD = 0.6;
/** When one block in so many is needed, all of them are read at once: that takes less time than one by one. */
const MANY_IN_A_ROW = 8;
class UnitIndex {
    #descriptor;
    #seed;
    #table;
    #header;
    #finds = 0;
    /** All blocks, once many of them were needed. Nobody else changes the file while this object is in use. */
    #all = null;
    constructor(descriptor, table, header) {
        this.#descriptor = descriptor;
        this.#table = table;
        this.#seed = checksum(Buffer.from(table.nonce), 0);
        this.#header = header;
    }
    /** @returns null when there is none that counts */
    static open(file, boot) {
        let descriptor;
        try {
            descriptor = external_node_fs_.openSync(file, 'r+');
        }
        catch {
            return null;
        }
        try {
            const read = readHeader(descriptor, boot);
            if (read !== null)
                return new UnitIndex(descriptor, read.table, read.header);
        }
        catch {
            // What cannot be read does not count.
        }
        external_node_fs_.closeSync(descriptor);
        return null;
    }
    /**
     * Writes a new one, in place of any other.
     * @param temporary where it is written first
     * @param entries keys and offsets; of one key, the last counts
     */
    static create(file, temporary, boot, entries, header) {
        const blocks = 2 ** Math.ceil(Math.log2(entries.length / (SLOTS * MAX_LOAD) + 1));
        const content = Array.from({ length: blocks }, () => UnitBlock.empty());
        let units = 0;
        for (const [key, offset] of entries) {
            for (let step = 0; step < blocks; step += 1) {
                const put = content[numberOf(key, step, blocks)]?.put(key, offset);
                if (put === 'full')
                    continue;
                if (put === 'added')
                    units += 1;
                break;
            }
        }
        const table = { nonce: (0,nonce/* newNonce */.Y)(), blocks, units };
        const descriptor = external_node_fs_.openSync(temporary, 'wx+');
        try {
            const index = new UnitIndex(descriptor, table, header);
            const bytes = Buffer.allocUnsafe(HEADER_BYTES + blocks * BLOCK_BYTES);
            headerBytes(boot, table, header).copy(bytes);
            for (const [number, block] of content.entries()) {
                block.seal(index.#seed + number).copy(bytes, HEADER_BYTES + number * BLOCK_BYTES);
            }
            external_node_fs_.writeFileSync(descriptor, bytes);
            external_node_fs_.renameSync(temporary, file);
            return index;
        }
        catch (error) {
            external_node_fs_.closeSync(descriptor);
            external_node_fs_.rmSync(temporary, { force: true });
            throw error;
        }
    }
    get header() {
        return this.#header;
    }
    /**
     * The offset of a unit's newest event; null when it has none.
     * @throws DamagedIndexError
     */
    find(id) {
        this.#finds += 1;
        if (this.#all === null && this.#needsAll(this.#finds))
            this.#all = this.#readAll();
        const key = keyOf(id);
        for (let step = 0; step < this.#table.blocks; step += 1) {
            const block = this.#block(numberOf(key, step, this.#table.blocks));
            const offset = block.find(key);
            if (offset !== null)
                return offset;
            if (!block.isFull)
                return null;
        }
        return null;
    }
    /**
     * Adds what is new. Whenever this is interrupted, what is missing is added again by the next.
     * @returns false when there is no more room; then it has to be created anew
     * @throws DamagedIndexError
     */
    add(offsets, boot, header) {
        const { blocks } = this.#table;
        const isMuch = this.#needsAll(offsets.size);
        const all = this.#all ?? (isMuch ? this.#readAll() : null);
        // Until everything is written, what is in memory counts no more.
        this.#all = null;
        const changed = new Map();
        let { units } = this.#table;
        for (const [id, offset] of offsets) {
            const key = keyOf(id);
            for (let step = 0;; step += 1) {
                if (step === blocks)
                    return false;
                const number = numberOf(key, step, blocks);
                const block = changed.get(number) ?? this.#block(number, all);
                const put = block.put(key, offset);
                if (put === 'full')
                    continue;
                if (put === 'added')
                    units += 1;
                changed.set(number, block);
                break;
            }
        }
        if (units > blocks * SLOTS * MAX_LOAD && units > this.#table.units)
            return false;
        for (const [number, block] of changed) {
            const bytes = block.seal(this.#seed + number);
            if (!isMuch)
                this.#writeAt(bytes, HEADER_BYTES + number * BLOCK_BYTES);
        }
        if (all !== null && isMuch)
            this.#writeAt(all, HEADER_BYTES);
        this.#table = { ...this.#table, units };
        this.#header = header;
        this.#writeAt(headerBytes(boot, this.#table, header), 0);
        this.#all = all;
        return true;
    }
    /** Everything in it. @throws DamagedIndexError */
    entries() {
        const all = this.#readAll();
        return Array.from({ length: this.#table.blocks }, (_, number) => this.#block(number, all).entries()).flat();
    }
    close() {
        external_node_fs_.closeSync(this.#descriptor);
    }
    #needsAll(blocks) {
        return blocks * MANY_IN_A_ROW > this.#table.blocks;
    }
    #readAll() {
        return this.#bytesAt(HEADER_BYTES, this.#table.blocks * BLOCK_BYTES);
    }
    /** @param all the bytes of all blocks: what is put into the block is put into these */
    #block(number, all = this.#all) {
        const at = number * BLOCK_BYTES;
        const bytes = all?.subarray(at, at + BLOCK_BYTES) ?? this.#bytesAt(HEADER_BYTES + at, BLOCK_BYTES);
        const block = UnitBlock.unseal(bytes, this.#seed + number);
        if (block === null)
            throw new DamagedIndexError();
        return block;
    }
    #bytesAt(offset, length) {
        const bytes = Buffer.allocUnsafe(length);
        for (let read = 0; read < length;) {
            const more = external_node_fs_.readSync(this.#descriptor, bytes, read, length - read, offset + read);
            if (more === 0)
                throw new DamagedIndexError();
            read += more;
        }
        return bytes;
    }
    #writeAt(bytes, offset) {
        for (let written = 0; written < bytes.length;) {
            written += external_node_fs_.writeSync(this.#descriptor, bytes, written, bytes.length - written, offset + written);
        }
    }
}
/** Never leaves this folder: an index that is damaged is made again. */
class DamagedIndexError extends Error {
}
function numberOf(key, step, blocks) {
    return (key.readUInt32BE(0) + step) % blocks;
}
/** Enough of a hash that nobody meets two ids with the same. */
function keyOf(id) {
    return Buffer.from((0,digest/* digest */.b)(Buffer.from(id)).slice(0, 2 * UnitBlock.KEY_BYTES), 'hex');
}
function headerBytes(boot, table, header) {
    const bytes = Buffer.alloc(HEADER_BYTES, ' ');
    bytes.write(JSON.stringify({ version: VERSION, boot, table, header }), 4);
    bytes.writeUInt32BE(checksum(bytes.subarray(4), VERSION), 0);
    return bytes;
}
function readHeader(descriptor, boot) {
    const bytes = Buffer.alloc(HEADER_BYTES);
    const read = external_node_fs_.readSync(descriptor, bytes, 0, HEADER_BYTES, 0);
    if (read !== HEADER_BYTES || bytes.readUInt32BE(0) !== checksum(bytes.subarray(4), VERSION))
        return null;
    const content = JSON.parse(bytes.toString('utf8', 4));
    // With the checksum right, this is what we wrote.
    const { version, boot: writtenIn, table, header, } = content;
    return version === VERSION && writtenIn === boot ? { table, header } : null;
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/record-finder.js





/** So many new offsets stay in memory at most before they are written. */
const MAX_PENDING = 16_384;
/** Finds the newest record of a unit, or of another field of the document: by what this process has written, else by the index. */
class RecordFinder {
    #places;
    #lock;
    #index;
    /** What is not in the index yet: key to offset. Without an index, that is everything. */
    #pending = new Map();
    #lastOffset;
    /** @param index null when there is none: then all events have to be noted */
    constructor(places, lock, index) {
        this.#places = places;
        this.#lock = lock;
        this.#index = index;
        this.#lastOffset = index?.header.lastOffset ?? 0;
    }
    get lastOffset() {
        return this.#lastOffset;
    }
    get hasMuchToWrite() {
        return this.#index !== null && this.#pending.size >= MAX_PENDING;
    }
    note(operations, offset) {
        const keys = (0,whole_records/* changedKeys */.F$)(operations);
        this.#lastOffset = offset;
        if (keys !== null) {
            for (const key of keys)
                this.#pending.set(key, offset);
            return;
        }
        // From here on, nothing counts that was before.
        this.#index?.close();
        this.#index = null;
        this.#pending.clear();
        for (const operation of operations) {
            if (operation.op === 'delete')
                continue;
            const isTable = operation.path.length === 1;
            for (const name of Object.keys(Object(operation.value))) {
                this.#pending.set(isTable ? name : (0,whole_records/* fieldKey */.aF)(name), offset);
            }
        }
    }
    noteAll({ events, offsets }) {
        for (const [number, { ops }] of events.entries())
            this.note(ops, offsets[number] ?? 0);
    }
    /**
     * A record, as it is stored; undefined when there is none.
     * @throws DamagedLogError
     */
    find(key, log) {
        try {
            return this.#recordAt(this.#pending.get(key) ?? this.#index?.find(key) ?? null, key, log);
        }
        catch (error) {
            if (!(error instanceof DamagedIndexError || error instanceof damage/* DamagedLogError */.G))
                throw error;
            // Which of the two is damaged shows when the log is read as a whole.
            this.#rebuild(log);
            return this.#recordAt(this.#pending.get(key) ?? null, key, log);
        }
    }
    #recordAt(offset, key, log) {
        if (offset === null)
            return undefined;
        const { ops } = log.eventAt(offset).event;
        const record = (0,whole_records/* recordAfter */.SX)(ops, key);
        // It may have been deleted; if the event says nothing of it, the index is not right.
        if (record === undefined && (0,whole_records/* changedKeys */.F$)(ops)?.has(key) === false)
            throw new DamagedIndexError();
        return record;
    }
    #rebuild(log) {
        this.#index?.close();
        this.#index = null;
        this.#pending.clear();
        log.readAll((batch) => this.noteAll(batch));
    }
    /** Writes what is new into the index. Never fails: without an index, the next process takes longer. */
    flush(header) {
        const boot = (0,process_identity/* bootMark */.Mx)();
        try {
            if (this.#index?.add(this.#pending, boot, header) !== true) {
                const pending = [...this.#pending].map(([key, offset]) => [keyOf(key), offset]);
                const entries = [...(this.#index?.entries() ?? []), ...pending];
                const temporary = this.#lock().temporaryFile();
                const grown = UnitIndex.create(this.#places.index, temporary, boot, entries, header);
                this.#index?.close();
                this.#index = grown;
            }
            this.#pending.clear();
        }
        catch {
            // What this process knows is still right; what is on the disk must not be taken for that.
            try {
                external_node_fs_.rmSync(this.#places.index, { force: true });
            }
            catch {
                // Its header says how far it goes.
            }
        }
    }
    close() {
        this.#index?.close();
        this.#index = null;
    }
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/open-event-log.js










/**
 * Opens the event log of a document by its index, and verifies what is new: a few reads, at any size.
 * @returns null when no index can be proven to go up to the log's end, or nearly; see {@link openAll}
 * @throws NotFoundError, RefusedError
 */
function openByIndex(places, lock) {
    const index = UnitIndex.open(places.index, (0,process_identity/* bootMark */.Mx)());
    if (index === null)
        return null;
    const { covered, lastOffset, snapshot } = index.header;
    const log = log_file/* LogFile */.$.open(places.eventLog, lock, covered);
    const last = log === null ? null : lastEvent(log, lastOffset, covered);
    if (log === null || last === null) {
        log?.close();
        index.close();
        return null;
    }
    try {
        const stamp = (0,file_stamp/* stampOf */.Z)(places.file);
        const found = stamp === snapshot.stamp ? null : (0,paired_snapshot/* findSnapshot */.Cb)(places);
        if (found !== null && !(0,paired_snapshot/* isLogOf */.e0)(log.descriptor, found)) {
            log.close();
            index.close();
            return null;
        }
        const finder = new RecordFinder(places, lock, index);
        let { status } = last;
        log.catchUp((batch) => {
            finder.noteAll(batch);
            status = batch.events.at(-1)?.status ?? status;
        });
        log.cutTornLine();
        return { log, finder, status, snapshot: found?.stamp ?? snapshot };
    }
    catch (error) {
        log.close();
        index.close();
        throw error;
    }
}
/** The last event that an index knows, if it is where the index says, and the same. */
function lastEvent(log, offset, covered) {
    if (covered.offset > log.size)
        return null;
    try {
        const { event, after } = log.eventAt(offset);
        return after.hash === covered.hash && after.offset === covered.offset ? event : null;
    }
    catch (error) {
        if (error instanceof damage/* DamagedLogError */.G)
            return null;
        throw error;
    }
}
/**
 * Opens the event log that a snapshot belongs to, and verifies all of it.
 * @returns null when the document has none
 * @throws RefusedError
 */
function openAll(places, found, lock) {
    const log = openLogOf(places, found, lock);
    if (log === null)
        return null;
    try {
        const finder = new RecordFinder(places, lock, null);
        let { status } = found.read.document;
        log.catchUp((batch) => {
            finder.noteAll(batch);
            status = batch.events.at(-1)?.status ?? status;
        });
        log.cutTornLine();
        // Whoever made it writes an index when everything has its place on the disk, and may have died before.
        log.makeDurable();
        (0,atomic_write/* syncFolder */.Yw)(external_node_path_.dirname(log.file));
        return { log, finder, status, snapshot: found.stamp };
    }
    catch (error) {
        log.close();
        throw error;
    }
}

// EXTERNAL MODULE: ./build/src/engine/read-document.js
var read_document = __nccwpck_require__(7410);
// EXTERNAL MODULE: ./build/src/engine/run-document/operations.js
var run_document_operations = __nccwpck_require__(5568);
// EXTERNAL MODULE: ./build/src/store/run-file/document-view.js
var document_view = __nccwpck_require__(39);
;// CONCATENATED MODULE: ./build/src/store/run-file/snapshot-state.js






/** A document without an event log: each change writes it anew. */
class SnapshotState {
    #places;
    #lock;
    #view;
    #stamp;
    #isDurable = false;
    constructor(places, lock, { read, stamp }) {
        this.#places = places;
        this.#lock = lock;
        this.#stamp = stamp.stamp;
        this.#view = (0,document_view/* viewOf */.du)(places.name, read);
    }
    get view() {
        return this.#view;
    }
    commit(operations) {
        const changed = (0,run_document_operations/* applyOperations */.nH)(this.#view.stored(), operations);
        const view = (0,document_view/* viewOf */.du)(this.#places.name, (0,document_view/* requireDocument */.f$)(this.#places.name, (0,read_document/* interpretDocument */.Ho)(changed)));
        (0,whole_document/* writeWholeDocument */.i)(this.#places, this.#lock(), changed);
        this.#view = view;
        this.#isDurable = true;
        this.#stamp = (0,file_stamp/* stampOf */.Z)(this.#places.file);
    }
    makeDurable() {
        if (!this.#isDurable)
            (0,atomic_write/* syncWritten */.jp)(this.#places.file);
        this.#isDurable = true;
    }
    lastingView() {
        return this.#view;
    }
    isExact = true;
    isCurrent() {
        return (0,file_stamp/* stampOf */.Z)(this.#places.file) === this.#stamp;
    }
    pause() { }
    finish() { }
    dispose() { }
}

;// CONCATENATED MODULE: ./build/src/store/run-file/open-state.js




/**
 * What is on disk, for the holder of the lock.
 * @throws NotFoundError when there is no document; RefusedError when it cannot be read, or does not go with its log
 */
function openState(places, lock) {
    const known = openByIndex(places, lock);
    if (known !== null)
        return new EventLogState(places, lock, known);
    const found = (0,paired_snapshot/* findSnapshot */.Cb)(places);
    const opened = openAll(places, found, lock);
    return opened === null ? new SnapshotState(places, lock, found) : new EventLogState(places, lock, opened);
}


/***/ }),

/***/ 4057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isThere),
/* harmony export */   M: () => (/* binding */ isAbsence)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);



/** With these the file system says that there is nothing of this name; with all others, that it cannot be reached. */
function isAbsence(code) {
    return code === 'ENOENT' || code === 'ENOTDIR';
}
/**
 * Whether a file is there. What cannot be reached may be there, with everything that was recorded.
 * @param name what it is called in messages
 * @throws RefusedError when it cannot be told; InvalidInputError for a name that no file can have
 */
function isThere(name, file) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        return true;
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
        if (isAbsence(code))
            return false;
        if (code === 'ENAMETOOLONG') {
            throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidInputError */ .oC(`${name} cannot be the name of a file: ${code}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fixForFileFault */ .t1)(code));
        }
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${name} cannot be read: ${code || String(error)}.`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fixForFileFault */ .t1)(code));
    }
}


/***/ }),

/***/ 8743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ replayAll),
/* harmony export */   e: () => (/* binding */ replay)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6849);
/* harmony import */ var _event_log_check_events_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9118);
/* harmony import */ var _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6017);
/* harmony import */ var _event_log_event_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5766);
/* harmony import */ var _event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1743);
/* harmony import */ var _event_log_read_events_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(219);







/** What an event log leads to by itself, with every line of it verified. @throws DamagedLogError */
function replayAll(log) {
    const { size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(log.descriptor);
    const read = (from, onBatch) => (0,_event_log_read_events_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvents */ .wj)(log, from, size, (batch) => {
        (0,_event_log_check_events_js__WEBPACK_IMPORTED_MODULE_2__/* .checkEvents */ .u)(log, batch);
        onBatch(batch);
    });
    return replay(log, read).stored;
}
/**
 * The document that an event log leads to by itself, from its first event on.
 * @param read gives all events behind a position, verified, and returns the position behind the last one
 * @throws DamagedLogError
 */
function replay(log, read) {
    const working = new _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkingDocument */ .T({});
    const first = (0,_event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_5__/* .firstPrevious */ .o)(log.descriptor);
    const end = read({ sequence: 0, offset: 0, hash: first }, ({ events }) => {
        for (const { ops } of events)
            working.apply(ops);
    });
    const { id, createdAt } = working.stored;
    if (end.sequence === 0)
        throw new _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__/* .DamagedLogError */ .G(log.file, 1, 'it is not an event');
    if ((0,_event_log_event_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(String(id), String(createdAt)).hash !== first) {
        throw new _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__/* .DamagedLogError */ .G(log.file, 1, 'it begins the log of another document');
    }
    return working;
}


/***/ }),

/***/ 4835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ tooLarge),
/* harmony export */   i: () => (/* binding */ writeWholeDocument)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9646);
/* harmony import */ var _file_document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4865);
/* harmony import */ var _write_under_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7572);




/**
 * @param makeRoom see {@link writeUnderLock}
 * @throws InvalidInputError when it would be too large to be read again; StoreError when it could not be written
 */
function writeWholeDocument({ file, name }, lock, stored, makeRoom) {
    const bytes = Buffer.from((0,_file_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .serializeDocument */ .w)(stored));
    if (bytes.length > _engine_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DOCUMENT_BYTES */ .b)
        throw tooLarge(name);
    (0,_write_under_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .writeUnderLock */ .N)(file, bytes, lock, makeRoom);
}
function tooLarge(name) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`${name} would become larger than ${_engine_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DOCUMENT_BYTES */ .b} bytes.`, 'Keep large results in files, and their names in the document.');
}


/***/ }),

/***/ 7572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ writeUnderLock)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9763);


/**
 * Replaces a file, durably, that only the holder of the lock may write.
 * @param makeRoom is called when the new content is on the disk and only has to get its name
 * @throws LockLostError when somebody has taken the lock over; StoreError when it could not be written. The old content
 *   is then still there.
 */
function writeUnderLock(file, bytes, lock, makeRoom = () => { }) {
    const beforeRename = () => {
        lock.check(true);
        makeRoom();
    };
    try {
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(file, bytes, { temporary: lock.temporaryFile(), beforeRename });
    }
    catch (error) {
        // Without its lock a process finds its temporary file gone, which would be said of the folder.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error.cause) === 'ENOENT')
            lock.check(true);
        throw error;
    }
}


/***/ }),

/***/ 7934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BuJ: () => (/* binding */ getDotPath),
/* harmony export */   FsL: () => (/* binding */ pipe),
/* harmony export */   KIO: () => (/* binding */ picklist),
/* harmony export */   L5J: () => (/* binding */ unknown),
/* harmony export */   OH3: () => (/* binding */ partial),
/* harmony export */   Wwf: () => (/* binding */ minValue),
/* harmony export */   YOg: () => (/* binding */ array),
/* harmony export */   YjP: () => (/* binding */ string),
/* harmony export */   _H3: () => (/* binding */ looseObject),
/* harmony export */   aig: () => (/* binding */ number),
/* harmony export */   g1P: () => (/* binding */ record),
/* harmony export */   lqM: () => (/* binding */ optional),
/* harmony export */   mee: () => (/* binding */ nullable),
/* harmony export */   ndf: () => (/* binding */ integer),
/* harmony export */   xLC: () => (/* binding */ safeParse),
/* harmony export */   yGV: () => (/* binding */ regex),
/* harmony export */   zMY: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony exports BASE64_REGEX, BIC_REGEX, CUID2_REGEX, DECIMAL_REGEX, DIGITS_REGEX, DOMAIN_REGEX, EMAIL_REGEX, EMOJI_REGEX, HEXADECIMAL_REGEX, HEX_COLOR_REGEX, IMEI_REGEX, IPV4_REGEX, IPV6_REGEX, IP_REGEX, ISO_DATE_REGEX, ISO_DATE_TIME_REGEX, ISO_DATE_TIME_SECOND_REGEX, ISO_TIMESTAMP_REGEX, ISO_TIME_REGEX, ISO_TIME_SECOND_REGEX, ISO_WEEK_REGEX, ISRC_REGEX, JWS_COMPACT_REGEX, KSUID_REGEX, MAC48_REGEX, MAC64_REGEX, MAC_REGEX, NANO_ID_REGEX, OCTAL_REGEX, RFC_EMAIL_REGEX, SLUG_REGEX, ULID_REGEX, UUID_REGEX, ValiError, _addIssue, _cloneDataset, _formatCase, _getByteCount, _getCodePointCount, _getGraphemeCount, _getLastMetadata, _getWordCount, _isLuhnAlgo, _isSameValueZero, _isValidObjectKey, _isValueMatch, _joinExpects, _standardSchema, _stringify, any, args, argsAsync, arrayAsync, assert, awaitAsync, base64, bic, bigint, blob, brand, bytes, cache, cacheAsync, check, checkAsync, checkItems, checkItemsAsync, codePoints, config, creditCard, cuid2, custom, customAsync, date, decimal, deleteGlobalConfig, deleteGlobalMessage, deleteSchemaMessage, deleteSpecificMessage, description, digits, domain, email, emoji, empty, endsWith, entries, entriesFromList, entriesFromObjects, enum, enum_, everyItem, exactOptional, exactOptionalAsync, examples, excludes, fallback, fallbackAsync, file, filterItems, findItem, finite, flatten, flavor, forward, forwardAsync, function, function_, getDefault, getDefaults, getDefaultsAsync, getDescription, getExamples, getFallback, getFallbacks, getFallbacksAsync, getGlobalConfig, getGlobalMessage, getMetadata, getSchemaMessage, getSpecificMessage, getTitle, graphemes, gtValue, guard, hash, hexColor, hexadecimal, imei, includes, instance, intersect, intersectAsync, ip, ipv4, ipv6, is, isOfKind, isOfType, isValiError, isbn, isoDate, isoDateTime, isoDateTimeSecond, isoTime, isoTimeSecond, isoTimestamp, isoWeek, isrc, jwsCompact, keyof, ksuid, lazy, lazyAsync, length, literal, looseObjectAsync, looseTuple, looseTupleAsync, ltValue, mac, mac48, mac64, map, mapAsync, mapItems, maxBytes, maxCodePoints, maxEntries, maxGraphemes, maxLength, maxSize, maxValue, maxWords, message, metadata, mimeType, minBytes, minCodePoints, minEntries, minGraphemes, minLength, minSize, minWords, multipleOf, nan, nanoid, never, nonEmpty, nonNullable, nonNullableAsync, nonNullish, nonNullishAsync, nonOptional, nonOptionalAsync, normalize, notBytes, notCodePoints, notEntries, notGraphemes, notLength, notSize, notValue, notValues, notWords, null, null_, nullableAsync, nullish, nullishAsync, object, objectAsync, objectWithRest, objectWithRestAsync, octal, omit, optionalAsync, parse, parseAsync, parseBoolean, parseJson, parser, parserAsync, partialAsync, partialCheck, partialCheckAsync, pick, pipeAsync, promise, rawCheck, rawCheckAsync, rawTransform, rawTransformAsync, readonly, recordAsync, reduceItems, required, requiredAsync, returns, returnsAsync, rfcEmail, safeInteger, safeParseAsync, safeParser, safeParserAsync, set, setAsync, setGlobalConfig, setGlobalMessage, setSchemaMessage, setSpecificMessage, size, slug, someItem, sortItems, startsWith, strictObject, strictObjectAsync, strictTuple, strictTupleAsync, stringifyJson, summarize, symbol, title, toBigint, toBoolean, toCamelCase, toDate, toKebabCase, toLowerCase, toMaxValue, toMinValue, toNumber, toPascalCase, toSnakeCase, toString, toUpperCase, transform, transformAsync, trim, trimEnd, trimStart, tuple, tupleAsync, tupleWithRest, tupleWithRestAsync, ulid, undefined, undefined_, undefinedable, undefinedableAsync, union, unionAsync, unwrap, url, uuid, value, values, variant, variantAsync, void, void_, words */
//#region src/storages/globalConfig/globalConfig.ts
let store$4;
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Sets the global configuration.
*
* @param config The configuration.
*/
function setGlobalConfig(config$1) {
	store$4 = {
		...store$4,
		...config$1
	};
}
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && !store$4) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? store$4?.lang,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
		abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
	};
}
/**
* Deletes the global configuration.
*/
function deleteGlobalConfig() {
	store$4 = void 0;
}

//#endregion
//#region src/storages/globalMessage/globalMessage.ts
let store$3;
/**
* Sets a global error message.
*
* @param message The error message.
* @param lang The language of the message.
*/
function setGlobalMessage(message$1, lang) {
	if (!store$3) store$3 = /* @__PURE__ */ new Map();
	store$3.set(lang, message$1);
}
/**
* Returns a global error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalMessage(lang) {
	return store$3?.get(lang);
}
/**
* Deletes a global error message.
*
* @param lang The language of the message.
*/
function deleteGlobalMessage(lang) {
	store$3?.delete(lang);
}

//#endregion
//#region src/storages/schemaMessage/schemaMessage.ts
let store$2;
/**
* Sets a schema error message.
*
* @param message The error message.
* @param lang The language of the message.
*/
function setSchemaMessage(message$1, lang) {
	if (!store$2) store$2 = /* @__PURE__ */ new Map();
	store$2.set(lang, message$1);
}
/**
* Returns a schema error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSchemaMessage(lang) {
	return store$2?.get(lang);
}
/**
* Deletes a schema error message.
*
* @param lang The language of the message.
*/
function deleteSchemaMessage(lang) {
	store$2?.delete(lang);
}

//#endregion
//#region src/storages/specificMessage/specificMessage.ts
let store$1;
/**
* Sets a specific error message.
*
* @param reference The identifier reference.
* @param message The error message.
* @param lang The language of the message.
*/
function setSpecificMessage(reference, message$1, lang) {
	if (!store$1) store$1 = /* @__PURE__ */ new Map();
	if (!store$1.get(reference)) store$1.set(reference, /* @__PURE__ */ new Map());
	store$1.get(reference).set(lang, message$1);
}
/**
* Returns a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSpecificMessage(reference, lang) {
	return store$1?.get(reference)?.get(lang);
}
/**
* Deletes a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*/
function deleteSpecificMessage(reference, lang) {
	store$1?.get(reference)?.delete(lang);
}

//#endregion
//#region src/utils/_stringify/_stringify.ts
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}

//#endregion
//#region src/utils/_addIssue/_addIssue.ts
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}

//#endregion
//#region src/utils/_cloneDataset/_cloneDataset.ts
/**
* Creates a shallow copy of a dataset.
*
* Hint: The `value` is copied by reference, but the `issues` array, its issues
* and their `path` arrays are cloned to avoid reusing mutable dataset state
* across multiple runs. Mutating a returned object or array value can
* therefore affect later cache hits that reuse the same cached output.
*
* @param dataset The output dataset.
*
* @returns The copied output dataset.
*/
/* @__NO_SIDE_EFFECTS__ */
function _cloneDataset(dataset) {
	return {
		typed: dataset.typed,
		value: dataset.value,
		issues: dataset.issues?.map((issue) => ({
			...issue,
			path: issue.path && [...issue.path]
		}))
	};
}

//#endregion
//#region src/utils/_formatCase/_formatCase.ts
/**
* Splits a string into lowercase words and rejoins them with the given
* separator and capitalization rules.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries. Whether the first or subsequent words are
* capitalized is controlled by `capFirst` and `capRest`.
*
* Hint: Implemented in a single pass that emits directly to the result
* string to avoid an intermediate `string[]` allocation. ASCII chars are
* classified via char codes to skip `.toLowerCase()` and `.toUpperCase()`
* method calls in the common case.
*
* Hint: Digits are treated as a separate character class, so `item2Name`
* yields `item2` and `name` rather than `item`, `2` and `name`.
*
* @param input The input string.
* @param separator The string inserted between words.
* @param capFirst Whether to capitalize the first word.
* @param capRest Whether to capitalize subsequent words.
*
* @returns The formatted string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _formatCase(input, separator, capFirst, capRest) {
	let result = "";
	let firstWord = true;
	let start = 0;
	let prev = 0;
	let prevPrev = 0;
	const flush = (end) => {
		if (end > start) {
			let word = input.slice(start, end).toLowerCase();
			if (firstWord ? capFirst : capRest) {
				const firstCode = word.charCodeAt(0);
				if (firstCode >= 97 && firstCode <= 122) word = String.fromCharCode(firstCode - 32) + word.slice(1);
				else {
					const charLen = firstCode >= 55296 && firstCode <= 56319 ? 2 : 1;
					word = word.slice(0, charLen).toUpperCase() + word.slice(charLen);
				}
			}
			result += firstWord ? word : separator + word;
			firstWord = false;
		}
	};
	for (let index = 0; index < input.length; index++) {
		const code = input.charCodeAt(index);
		let type;
		if (code === 32 || code === 9 || code === 10 || code === 11 || code === 12 || code === 13 || code === 45 || code === 95) {
			flush(index);
			start = index + 1;
			type = 0;
		} else if (code < 128) type = code >= 65 && code <= 90 ? 1 : code >= 97 && code <= 122 ? 2 : 3;
		else {
			const char = input[index];
			const charLower = char.toLowerCase();
			type = charLower === char.toUpperCase() ? 3 : char === charLower ? 2 : 1;
		}
		if (type === 1 && (prev === 2 || prev === 3) && index > start) {
			flush(index);
			start = index;
		} else if (type === 2 && prev === 1 && prevPrev === 1 && index - 1 > start) {
			flush(index - 1);
			start = index - 1;
		}
		prevPrev = prev;
		prev = type;
	}
	flush(input.length);
	return result;
}

//#endregion
//#region src/utils/_getByteCount/_getByteCount.ts
let textEncoder;
/**
* Returns the byte count of the input.
*
* @param input The input to be measured.
*
* @returns The byte count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getByteCount(input) {
	if (!textEncoder) textEncoder = new TextEncoder();
	return textEncoder.encode(input).length;
}

//#endregion
//#region src/utils/_getCodePointCount/_getCodePointCount.ts
/**
* Returns the code point count of the input.
*
* @param input The input to be measured.
*
* @returns The code point count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getCodePointCount(input) {
	let count = input.length;
	const lengthMinus1 = input.length - 1;
	for (let i = 0; i < lengthMinus1;) if (input.codePointAt(i) <= 65535) i++;
	else {
		i += 2;
		count--;
	}
	return count;
}

//#endregion
//#region src/utils/_getGraphemeCount/_getGraphemeCount.ts
let segmenter;
/**
* Returns the grapheme count of the input.
*
* @param input The input to be measured.
*
* @returns The grapheme count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getGraphemeCount(input) {
	if (!segmenter) segmenter = new Intl.Segmenter();
	const segments = segmenter.segment(input);
	let count = 0;
	for (const _ of segments) count++;
	return count;
}

//#endregion
//#region src/utils/_getLastMetadata/_getLastMetadata.ts
/**
* Returns the last top-level value of a given metadata type from a schema
* using a breadth-first search that starts with the last item in the pipeline.
*
* @param schema The schema to search.
* @param type The metadata type.
*
* @returns The value, if any.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getLastMetadata(schema, type) {
	if ("pipe" in schema) {
		const nestedSchemas = [];
		for (let index = schema.pipe.length - 1; index >= 0; index--) {
			const item = schema.pipe[index];
			if (item.kind === "schema" && "pipe" in item) nestedSchemas.push(item);
			else if (item.kind === "metadata" && item.type === type) return item[type];
		}
		for (const nestedSchema of nestedSchemas) {
			const result = /* @__PURE__ */ _getLastMetadata(nestedSchema, type);
			if (result !== void 0) return result;
		}
	}
}

//#endregion
//#region src/utils/_getWordCount/_getWordCount.ts
let store;
/**
* Returns the word count of the input.
*
* @param locales The locales to be used.
* @param input The input to be measured.
*
* @returns The word count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getWordCount(locales, input) {
	if (!store) store = /* @__PURE__ */ new Map();
	const key = String(locales);
	let segmenter$1 = store.get(key);
	if (!segmenter$1) {
		segmenter$1 = new Intl.Segmenter(locales, { granularity: "word" });
		store.set(key, segmenter$1);
	}
	const segments = segmenter$1.segment(input);
	let count = 0;
	for (const segment of segments) if (segment.isWordLike) count++;
	return count;
}

//#endregion
//#region src/utils/_isLuhnAlgo/_isLuhnAlgo.ts
/**
* Non-digit regex.
*/
const NON_DIGIT_REGEX = /\D/gu;
/**
* Checks whether a string with numbers corresponds to the luhn algorithm.
*
* @param input The input to be checked.
*
* @returns Whether input is valid.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isLuhnAlgo(input) {
	const number$1 = input.replace(NON_DIGIT_REGEX, "");
	let length$1 = number$1.length;
	let bit = 1;
	let sum = 0;
	while (length$1) {
		const value$1 = +number$1[--length$1];
		bit ^= 1;
		sum += bit ? [
			0,
			2,
			4,
			6,
			8,
			1,
			3,
			5,
			7,
			9
		][value$1] : value$1;
	}
	return sum % 10 === 0;
}

//#endregion
//#region src/utils/_isSameValueZero/_isSameValueZero.ts
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}

//#endregion
//#region src/utils/_isValidObjectKey/_isValidObjectKey.ts
/**
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}

//#endregion
//#region src/utils/_isValueMatch/_isValueMatch.ts
/**
* Checks whether a value matches a value action requirement.
*
* @param requirement The value action requirement.
* @param value The value to check.
*
* @returns Whether the value matches the requirement.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValueMatch(requirement, value$1) {
	return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}

//#endregion
//#region src/utils/_joinExpects/_joinExpects.ts
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}

//#endregion
//#region src/utils/_standardSchema/_standardSchema.ts
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}

//#endregion
//#region src/utils/entriesFromList/entriesFromList.ts
/**
* Creates an object entries definition from a list of keys and a schema.
*
* @param list A list of keys.
* @param schema The schema of the keys.
*
* @returns The object entries.
*/
/* @__NO_SIDE_EFFECTS__ */
function entriesFromList(list, schema) {
	const entries$1 = {};
	for (const key of list) entries$1[key] = schema;
	return entries$1;
}

//#endregion
//#region src/utils/entriesFromObjects/entriesFromObjects.ts
/* @__NO_SIDE_EFFECTS__ */
function entriesFromObjects(schemas) {
	const entries$1 = {};
	for (const schema of schemas) Object.assign(entries$1, schema.entries);
	return entries$1;
}

//#endregion
//#region src/utils/getDotPath/getDotPath.ts
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}

//#endregion
//#region src/utils/isOfKind/isOfKind.ts
/**
* A generic type guard to check the kind of an object.
*
* @param kind The kind to check for.
* @param object The object to check.
*
* @returns Whether it matches.
*/
/* @__NO_SIDE_EFFECTS__ */
function isOfKind(kind, object$1) {
	return object$1.kind === kind;
}

//#endregion
//#region src/utils/isOfType/isOfType.ts
/**
* A generic type guard to check the type of an object.
*
* @param type The type to check for.
* @param object The object to check.
*
* @returns Whether it matches.
*/
/* @__NO_SIDE_EFFECTS__ */
function isOfType(type, object$1) {
	return object$1.type === type;
}

//#endregion
//#region src/utils/ValiError/ValiError.ts
/**
* A Valibot error with useful information.
*/
var ValiError = class extends Error {
	/**
	* Creates a Valibot error with useful information.
	*
	* @param issues The error issues.
	*/
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};

//#endregion
//#region src/utils/isValiError/isValiError.ts
/**
* A type guard to check if an error is a ValiError.
*
* @param error The error to check.
*
* @returns Whether its a ValiError.
*/
/* @__NO_SIDE_EFFECTS__ */
function isValiError(error) {
	return error instanceof ValiError;
}

//#endregion
//#region src/actions/args/args.ts
/* @__NO_SIDE_EFFECTS__ */
function args(schema) {
	return {
		kind: "transformation",
		type: "args",
		reference: args,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = (...args_) => {
				const argsDataset = this.schema["~run"]({ value: args_ }, config$1);
				if (argsDataset.issues) throw new ValiError(argsDataset.issues);
				return func(...argsDataset.value);
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/args/argsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function argsAsync(schema) {
	return {
		kind: "transformation",
		type: "args",
		reference: argsAsync,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = async (...args$1) => {
				const argsDataset = await schema["~run"]({ value: args$1 }, config$1);
				if (argsDataset.issues) throw new ValiError(argsDataset.issues);
				return func(...argsDataset.value);
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/await/awaitAsync.ts
/**
* Creates an await transformation action.
*
* @returns An await action.
*/
/* @__NO_SIDE_EFFECTS__ */
function awaitAsync() {
	return {
		kind: "transformation",
		type: "await",
		reference: awaitAsync,
		async: true,
		async "~run"(dataset) {
			dataset.value = await dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/regex.ts
/**
* [Base64](https://en.wikipedia.org/wiki/Base64) regex.
*/
const BASE64_REGEX = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/iu;
/**
* [BIC](https://en.wikipedia.org/wiki/ISO_9362) regex.
*/
const BIC_REGEX = /^[A-Z]{6}(?!00)[\dA-Z]{2}(?:[\dA-Z]{3})?$/u;
/**
* [Cuid2](https://github.com/paralleldrive/cuid2) regex.
*/
const CUID2_REGEX = /^[a-z][\da-z]*$/u;
/**
* [Decimal](https://en.wikipedia.org/wiki/Decimal) regex.
*/
const DECIMAL_REGEX = /^[+-]?(?:\d*\.)?\d+$/u;
/**
* [Digits](https://en.wikipedia.org/wiki/Numerical_digit) regex.
*/
const DIGITS_REGEX = /^\d+$/u;
/**
* [Domain name](https://en.wikipedia.org/wiki/Domain_name) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
* ASCII-only validation. Internationalized domain names (IDNs) are not
* supported, including Punycode-encoded labels.
*/
const DOMAIN_REGEX = /^(?=.{1,253}$)(?:(?![Xx][Nn]--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u;
/**
* [Email address](https://en.wikipedia.org/wiki/Email_address) regex.
*
* Hint: We decided against the `i` flag to avoid matching non-ASCII characters.
*/
const EMAIL_REGEX = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;
/**
* Emoji regex from [emoji-regex-xs](https://github.com/slevithan/emoji-regex-xs) v1.0.0 (MIT license).
*
* Hint: We decided against the newer `/^\p{RGI_Emoji}+$/v` regex because it is
* not supported in older runtimes and does not match all emoji.
*/
const EMOJI_REGEX = /^(?:[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation}))*)+$/u;
/**
* [Hexadecimal](https://en.wikipedia.org/wiki/Hexadecimal) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const HEXADECIMAL_REGEX = /^(?:0[hx])?[\da-fA-F]+$/u;
/**
* [Hex color](https://en.wikipedia.org/wiki/Web_colors#Hex_triplet) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const HEX_COLOR_REGEX = /^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/u;
/**
* [IMEI](https://en.wikipedia.org/wiki/International_Mobile_Equipment_Identity) regex.
*/
const IMEI_REGEX = /^\d{15}$|^\d{2}-\d{6}-\d{6}-\d$/u;
/**
* [IPv4](https://en.wikipedia.org/wiki/IPv4) regex.
*/
const IPV4_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$/u;
/**
* [IPv6](https://en.wikipedia.org/wiki/IPv6) regex.
*/
const IPV6_REGEX = /^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
/**
* [IP](https://en.wikipedia.org/wiki/IP_address) regex.
*/
const IP_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$|^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date regex.
*/
const ISO_DATE_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date-time regex.
*/
const ISO_DATE_TIME_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3]):[0-5]\d$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date-time with seconds regex.
*/
const ISO_DATE_TIME_SECOND_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) time regex.
*/
const ISO_TIME_REGEX = /^(?:0\d|1\d|2[0-3]):[0-5]\d$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) time with seconds regex.
*/
const ISO_TIME_SECOND_REGEX = /^(?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) timestamp regex. Allows a
* space as a date/time separator and an optional space before the UTC offset.
*/
const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) week regex.
*/
const ISO_WEEK_REGEX = /^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/u;
/**
* [JWS compact serialization](https://datatracker.ietf.org/doc/html/rfc7515#section-3.1)
* regex.
*
* Hint: Empty payload and signature segments are allowed because the
* Base64URL-encoded representation of an empty octet sequence is an empty
* string.
*/
const JWS_COMPACT_REGEX = /^(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?$/u;
/**
* [ISRC](https://en.wikipedia.org/wiki/International_Standard_Recording_Code) regex.
*/
const ISRC_REGEX = /^(?:[A-Z]{2}[A-Z\d]{3}\d{7}|[A-Z]{2}-[A-Z\d]{3}-\d{2}-\d{5})$/u;
/**
* [KSUID](https://github.com/segmentio/ksuid) regex.
*/
const KSUID_REGEX = /^[a-zA-Z0-9]{27}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) 48 bit regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC48_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) 64 bit regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC64_REGEX = /^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$|^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
/**
* [Nano ID](https://github.com/ai/nanoid) regex.
*/
const NANO_ID_REGEX = /^[\w-]+$/u;
/**
* [Octal](https://en.wikipedia.org/wiki/Octal) regex.
*/
const OCTAL_REGEX = /^(?:0o)?[0-7]+$/u;
/**
* [RFC 5322 email address](https://datatracker.ietf.org/doc/html/rfc5322#section-3.4.1) regex.
*
* Hint: This regex was taken from the [HTML Living Standard Specification](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address) and does not perfectly represent RFC 5322.
*/
const RFC_EMAIL_REGEX = /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/**
* [Slug](https://en.wikipedia.org/wiki/Clean_URL#Slug) regex.
*/
const SLUG_REGEX = /^[\da-z]+(?:[-_][\da-z]+)*$/u;
/**
* [ULID](https://github.com/ulid/spec) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
* Hint: The first character is restricted to `[0-7]` because the 48-bit
* timestamp cannot exceed 2^48-1, making the maximum valid ULID
* `7ZZZZZZZZZZZZZZZZZZZZZZZZZ` in Crockford's Base32 encoding.
*/
const ULID_REGEX = /^[0-7][\da-hjkmnp-tv-zA-HJKMNP-TV-Z]{25}$/u;
/**
* [UUID](https://en.wikipedia.org/wiki/Universally_unique_identifier) regex.
*/
const UUID_REGEX = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

//#endregion
//#region src/actions/base64/base64.ts
/* @__NO_SIDE_EFFECTS__ */
function base64(message$1) {
	return {
		kind: "validation",
		type: "base64",
		reference: base64,
		async: false,
		expects: null,
		requirement: BASE64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Base64", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/bic/bic.ts
/* @__NO_SIDE_EFFECTS__ */
function bic(message$1) {
	return {
		kind: "validation",
		type: "bic",
		reference: bic,
		async: false,
		expects: null,
		requirement: BIC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "BIC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/brand/brand.ts
/**
* Creates a brand transformation action.
*
* @param name The brand name.
*
* @returns A brand action.
*/
/* @__NO_SIDE_EFFECTS__ */
function brand(name) {
	return {
		kind: "transformation",
		type: "brand",
		reference: brand,
		async: false,
		name,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/bytes/bytes.ts
/* @__NO_SIDE_EFFECTS__ */
function bytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "bytes",
		reference: bytes,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 !== this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/check/check.ts
/* @__NO_SIDE_EFFECTS__ */
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/check/checkAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function checkAsync(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: checkAsync,
		async: true,
		expects: null,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.typed && !await this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/checkItems/checkItems.ts
/* @__NO_SIDE_EFFECTS__ */
function checkItems(requirement, message$1) {
	return {
		kind: "validation",
		type: "check_items",
		reference: checkItems,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) for (let index = 0; index < dataset.value.length; index++) {
				const item = dataset.value[index];
				if (!this.requirement(item, index, dataset.value)) _addIssue(this, "item", dataset, config$1, {
					input: item,
					path: [{
						type: "array",
						origin: "value",
						input: dataset.value,
						key: index,
						value: item
					}]
				});
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/checkItems/checkItemsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function checkItemsAsync(requirement, message$1) {
	return {
		kind: "validation",
		type: "check_items",
		reference: checkItemsAsync,
		async: true,
		expects: null,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.typed) {
				const requirementResults = await Promise.all(dataset.value.map(this.requirement));
				for (let index = 0; index < dataset.value.length; index++) if (!requirementResults[index]) {
					const item = dataset.value[index];
					_addIssue(this, "item", dataset, config$1, {
						input: item,
						path: [{
							type: "array",
							origin: "value",
							input: dataset.value,
							key: index,
							value: item
						}]
					});
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/codePoints/codePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function codePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "code_points",
		reference: codePoints,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count !== this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/creditCard/creditCard.ts
/**
* Credit card regex.
*/
const CREDIT_CARD_REGEX = /^(?:\d{13,19}|\d{4}(?: \d{3,6}){2,4}|\d{4}(?:-\d{3,6}){2,4})$/u;
/**
* Sanitize regex.
*/
const SANITIZE_REGEX = /[- ]/gu;
/**
* Provider regex list.
*/
const PROVIDER_REGEX_LIST = (/* unused pure expression or super */ null && ([
	/^3[47]\d{13}$/u,
	/^3(?:0[0-5]|[68]\d)\d{11,13}$/u,
	/^6(?:011|5\d{2})\d{12,15}$/u,
	/^(?:2131|1800|35\d{3})\d{11}$/u,
	/^(?:5[1-5]\d{2}|222\d|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/u,
	/^(?:6[27]\d{14,17}|81\d{14,17})$/u,
	/^4\d{12}(?:\d{3,6})?$/u
]));
/* @__NO_SIDE_EFFECTS__ */
function creditCard(message$1) {
	return {
		kind: "validation",
		type: "credit_card",
		reference: creditCard,
		async: false,
		expects: null,
		requirement(input) {
			let sanitized;
			return CREDIT_CARD_REGEX.test(input) && (sanitized = input.replace(SANITIZE_REGEX, "")) && PROVIDER_REGEX_LIST.some((regex$1) => regex$1.test(sanitized)) && /* @__PURE__ */ _isLuhnAlgo(sanitized);
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "credit card", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/cuid2/cuid2.ts
/* @__NO_SIDE_EFFECTS__ */
function cuid2(message$1) {
	return {
		kind: "validation",
		type: "cuid2",
		reference: cuid2,
		async: false,
		expects: null,
		requirement: CUID2_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Cuid2", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/decimal/decimal.ts
/* @__NO_SIDE_EFFECTS__ */
function decimal(message$1) {
	return {
		kind: "validation",
		type: "decimal",
		reference: decimal,
		async: false,
		expects: null,
		requirement: DECIMAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "decimal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/description/description.ts
/**
* Creates a description metadata action.
*
* @param description_ The description text.
*
* @returns A description action.
*/
/* @__NO_SIDE_EFFECTS__ */
function description(description_) {
	return {
		kind: "metadata",
		type: "description",
		reference: description,
		description: description_
	};
}

//#endregion
//#region src/actions/digits/digits.ts
/* @__NO_SIDE_EFFECTS__ */
function digits(message$1) {
	return {
		kind: "validation",
		type: "digits",
		reference: digits,
		async: false,
		expects: null,
		requirement: DIGITS_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "digits", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/domain/domain.ts
/* @__NO_SIDE_EFFECTS__ */
function domain(message$1) {
	return {
		kind: "validation",
		type: "domain",
		reference: domain,
		expects: null,
		async: false,
		requirement: DOMAIN_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "domain", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/email/email.ts
/* @__NO_SIDE_EFFECTS__ */
function email(message$1) {
	return {
		kind: "validation",
		type: "email",
		reference: email,
		expects: null,
		async: false,
		requirement: EMAIL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "email", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/emoji/emoji.ts
/* @__NO_SIDE_EFFECTS__ */
function emoji(message$1) {
	return {
		kind: "validation",
		type: "emoji",
		reference: emoji,
		async: false,
		expects: null,
		requirement: EMOJI_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "emoji", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/empty/empty.ts
/* @__NO_SIDE_EFFECTS__ */
function empty(message$1) {
	return {
		kind: "validation",
		type: "empty",
		reference: empty,
		async: false,
		expects: "0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > 0) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/endsWith/endsWith.ts
/* @__NO_SIDE_EFFECTS__ */
function endsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "ends_with",
		reference: endsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.endsWith(this.requirement)) _addIssue(this, "end", dataset, config$1, { received: `"${dataset.value.slice(-this.requirement.length)}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/entries/entries.ts
/* @__NO_SIDE_EFFECTS__ */
function entries(requirement, message$1) {
	return {
		kind: "validation",
		type: "entries",
		reference: entries,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count !== this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/everyItem/everyItem.ts
/* @__NO_SIDE_EFFECTS__ */
function everyItem(requirement, message$1) {
	return {
		kind: "validation",
		type: "every_item",
		reference: everyItem,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.every(this.requirement)) _addIssue(this, "item", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/examples/examples.ts
/**
* Creates an examples metadata action.
*
* @param examples_ The examples.
*
* @returns An examples action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function examples(examples_) {
	return {
		kind: "metadata",
		type: "examples",
		reference: examples,
		examples: examples_
	};
}

//#endregion
//#region src/actions/excludes/excludes.ts
/* @__NO_SIDE_EFFECTS__ */
function excludes(requirement, message$1) {
	const received = /* @__PURE__ */ _stringify(requirement);
	return {
		kind: "validation",
		type: "excludes",
		reference: excludes,
		async: false,
		expects: `!${received}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/filterItems/filterItems.ts
/* @__NO_SIDE_EFFECTS__ */
function filterItems(operation) {
	return {
		kind: "transformation",
		type: "filter_items",
		reference: filterItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.filter(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/findItem/findItem.ts
/* @__NO_SIDE_EFFECTS__ */
function findItem(operation) {
	return {
		kind: "transformation",
		type: "find_item",
		reference: findItem,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.find(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/finite/finite.ts
/* @__NO_SIDE_EFFECTS__ */
function finite(message$1) {
	return {
		kind: "validation",
		type: "finite",
		reference: finite,
		async: false,
		expects: null,
		requirement: Number.isFinite,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "finite", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/flavor/flavor.ts
/**
* Creates a flavor transformation action.
*
* @param name The flavor name.
*
* @returns A flavor action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function flavor(name) {
	return {
		kind: "transformation",
		type: "flavor",
		reference: flavor,
		async: false,
		name,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/graphemes/graphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function graphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "graphemes",
		reference: graphemes,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count !== this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/gtValue/gtValue.ts
/* @__NO_SIDE_EFFECTS__ */
function gtValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "gt_value",
		reference: gtValue,
		async: false,
		expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/guard/guard.ts
/* @__NO_SIDE_EFFECTS__ */
function guard(requirement, message$1) {
	return {
		kind: "transformation",
		type: "guard",
		reference: guard,
		async: false,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) {
				_addIssue(this, "input", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hash/hash.ts
/**
* Hash lengths object.
*/
const HASH_LENGTHS = {
	md4: 32,
	md5: 32,
	sha1: 40,
	sha256: 64,
	sha384: 96,
	sha512: 128,
	ripemd128: 32,
	ripemd160: 40,
	tiger128: 32,
	tiger160: 40,
	tiger192: 48,
	crc32: 8,
	crc32b: 8,
	adler32: 8
};
/* @__NO_SIDE_EFFECTS__ */
function hash(types, message$1) {
	return {
		kind: "validation",
		type: "hash",
		reference: hash,
		expects: null,
		async: false,
		requirement: RegExp(types.map((type) => `^[a-fA-F0-9]{${HASH_LENGTHS[type]}}$`).join("|"), "u"),
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hash", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hexadecimal/hexadecimal.ts
/* @__NO_SIDE_EFFECTS__ */
function hexadecimal(message$1) {
	return {
		kind: "validation",
		type: "hexadecimal",
		reference: hexadecimal,
		async: false,
		expects: null,
		requirement: HEXADECIMAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hexadecimal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hexColor/hexColor.ts
/* @__NO_SIDE_EFFECTS__ */
function hexColor(message$1) {
	return {
		kind: "validation",
		type: "hex_color",
		reference: hexColor,
		async: false,
		expects: null,
		requirement: HEX_COLOR_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hex color", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/imei/imei.ts
/* @__NO_SIDE_EFFECTS__ */
function imei(message$1) {
	return {
		kind: "validation",
		type: "imei",
		reference: imei,
		async: false,
		expects: null,
		requirement(input) {
			return IMEI_REGEX.test(input) && /* @__PURE__ */ _isLuhnAlgo(input);
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "IMEI", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/includes/includes.ts
/* @__NO_SIDE_EFFECTS__ */
function includes(requirement, message$1) {
	const expects = /* @__PURE__ */ _stringify(requirement);
	return {
		kind: "validation",
		type: "includes",
		reference: includes,
		async: false,
		expects,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received: `!${expects}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/integer/integer.ts
/* @__NO_SIDE_EFFECTS__ */
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ip/ip.ts
/* @__NO_SIDE_EFFECTS__ */
function ip(message$1) {
	return {
		kind: "validation",
		type: "ip",
		reference: ip,
		async: false,
		expects: null,
		requirement: IP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IP", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ipv4/ipv4.ts
/* @__NO_SIDE_EFFECTS__ */
function ipv4(message$1) {
	return {
		kind: "validation",
		type: "ipv4",
		reference: ipv4,
		async: false,
		expects: null,
		requirement: IPV4_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IPv4", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ipv6/ipv6.ts
/* @__NO_SIDE_EFFECTS__ */
function ipv6(message$1) {
	return {
		kind: "validation",
		type: "ipv6",
		reference: ipv6,
		async: false,
		expects: null,
		requirement: IPV6_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IPv6", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isbn/utils/_isIsbn10.ts
/**
* [Validates an ISBN-10](https://en.wikipedia.org/wiki/ISBN#ISBN-10_check_digits).
*
* @param input The input value.
*
* @returns `true` if the input is a valid ISBN-10, `false` otherwise.
*
* @internal
*/
function _isIsbn10(input) {
	const digits$1 = input.split("").map((c) => c === "X" ? 10 : parseInt(c));
	let sum = 0;
	for (let i = 0; i < 10; i++) sum += digits$1[i] * (10 - i);
	return sum % 11 === 0;
}

//#endregion
//#region src/actions/isbn/utils/_isIsbn13.ts
/**
* [Validates an ISBN-13](https://en.wikipedia.org/wiki/ISBN#ISBN-13_check_digit_calculation).
*
* @param input The input value.
*
* @returns `true` if the input is a valid ISBN-13, `false` otherwise.
*
* @internal
*/
function _isIsbn13(input) {
	const digits$1 = input.split("").map((c) => parseInt(c));
	let sum = 0;
	for (let i = 0; i < 13; i++) sum += digits$1[i] * (i % 2 === 0 ? 1 : 3);
	return sum % 10 === 0;
}

//#endregion
//#region src/actions/isbn/isbn.ts
/**
* ISBN separator regex.
*/
const ISBN_SEPARATOR_REGEX = /[- ]/gu;
/**
* ISBN-10 detection regex.
*/
const ISBN_10_DETECTION_REGEX = /^\d{9}[\dX]$/u;
/**
* ISBN-13 detection regex.
*/
const ISBN_13_DETECTION_REGEX = /^\d{13}$/u;
/* @__NO_SIDE_EFFECTS__ */
function isbn(message$1) {
	return {
		kind: "validation",
		type: "isbn",
		reference: isbn,
		async: false,
		expects: null,
		requirement(input) {
			const replacedInput = input.replace(ISBN_SEPARATOR_REGEX, "");
			if (ISBN_10_DETECTION_REGEX.test(replacedInput)) return _isIsbn10(replacedInput);
			else if (ISBN_13_DETECTION_REGEX.test(replacedInput)) return _isIsbn13(replacedInput);
			return false;
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "ISBN", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isrc/isrc.ts
/* @__NO_SIDE_EFFECTS__ */
function isrc(message$1) {
	return {
		kind: "validation",
		type: "isrc",
		reference: isrc,
		async: false,
		expects: null,
		requirement: ISRC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "ISRC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDate/isoDate.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDate(message$1) {
	return {
		kind: "validation",
		type: "iso_date",
		reference: isoDate,
		async: false,
		expects: null,
		requirement: ISO_DATE_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDateTime/isoDateTime.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDateTime(message$1) {
	return {
		kind: "validation",
		type: "iso_date_time",
		reference: isoDateTime,
		async: false,
		expects: null,
		requirement: ISO_DATE_TIME_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date-time", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDateTimeSecond/isoDateTimeSecond.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDateTimeSecond(message$1) {
	return {
		kind: "validation",
		type: "iso_date_time_second",
		reference: isoDateTimeSecond,
		async: false,
		expects: null,
		requirement: ISO_DATE_TIME_SECOND_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date-time-second", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTime/isoTime.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTime(message$1) {
	return {
		kind: "validation",
		type: "iso_time",
		reference: isoTime,
		async: false,
		expects: null,
		requirement: ISO_TIME_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "time", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTimeSecond/isoTimeSecond.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTimeSecond(message$1) {
	return {
		kind: "validation",
		type: "iso_time_second",
		reference: isoTimeSecond,
		async: false,
		expects: null,
		requirement: ISO_TIME_SECOND_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "time-second", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTimestamp/isoTimestamp.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTimestamp(message$1) {
	return {
		kind: "validation",
		type: "iso_timestamp",
		reference: isoTimestamp,
		async: false,
		expects: null,
		requirement: ISO_TIMESTAMP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "timestamp", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoWeek/isoWeek.ts
/* @__NO_SIDE_EFFECTS__ */
function isoWeek(message$1) {
	return {
		kind: "validation",
		type: "iso_week",
		reference: isoWeek,
		async: false,
		expects: null,
		requirement: ISO_WEEK_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "week", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/jwsCompact/jwsCompact.ts
/* @__NO_SIDE_EFFECTS__ */
function jwsCompact(message$1) {
	return {
		kind: "validation",
		type: "jws_compact",
		reference: jwsCompact,
		async: false,
		expects: null,
		requirement: JWS_COMPACT_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "JWS compact", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ksuid/ksuid.ts
/* @__NO_SIDE_EFFECTS__ */
function ksuid(message$1) {
	return {
		kind: "validation",
		type: "ksuid",
		reference: ksuid,
		async: false,
		expects: null,
		requirement: KSUID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "KSUID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/length/length.ts
/* @__NO_SIDE_EFFECTS__ */
function length(requirement, message$1) {
	return {
		kind: "validation",
		type: "length",
		reference: length,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ltValue/ltValue.ts
/* @__NO_SIDE_EFFECTS__ */
function ltValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "lt_value",
		reference: ltValue,
		async: false,
		expects: `<${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value < this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac/mac.ts
/* @__NO_SIDE_EFFECTS__ */
function mac(message$1) {
	return {
		kind: "validation",
		type: "mac",
		reference: mac,
		async: false,
		expects: null,
		requirement: MAC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac48/mac48.ts
/* @__NO_SIDE_EFFECTS__ */
function mac48(message$1) {
	return {
		kind: "validation",
		type: "mac48",
		reference: mac48,
		async: false,
		expects: null,
		requirement: MAC48_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "48-bit MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac64/mac64.ts
/* @__NO_SIDE_EFFECTS__ */
function mac64(message$1) {
	return {
		kind: "validation",
		type: "mac64",
		reference: mac64,
		async: false,
		expects: null,
		requirement: MAC64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "64-bit MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mapItems/mapItems.ts
/* @__NO_SIDE_EFFECTS__ */
function mapItems(operation) {
	return {
		kind: "transformation",
		type: "map_items",
		reference: mapItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.map(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxBytes/maxBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function maxBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_bytes",
		reference: maxBytes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 > this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxCodePoints/maxCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function maxCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_code_points",
		reference: maxCodePoints,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count > this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxEntries/maxEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function maxEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_entries",
		reference: maxEntries,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count > this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxGraphemes/maxGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function maxGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_graphemes",
		reference: maxGraphemes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count > this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxLength/maxLength.ts
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxSize/maxSize.ts
/* @__NO_SIDE_EFFECTS__ */
function maxSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_size",
		reference: maxSize,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size > this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxValue/maxValue.ts
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxWords/maxWords.ts
/* @__NO_SIDE_EFFECTS__ */
function maxWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "max_words",
		reference: maxWords,
		async: false,
		expects: `<=${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count > this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/metadata/metadata.ts
/**
* Creates a custom metadata action.
*
* @param metadata_ The metadata object.
*
* @returns A metadata action.
*/
/* @__NO_SIDE_EFFECTS__ */
function metadata(metadata_) {
	return {
		kind: "metadata",
		type: "metadata",
		reference: metadata,
		metadata: metadata_
	};
}

//#endregion
//#region src/actions/mimeType/mimeType.ts
/* @__NO_SIDE_EFFECTS__ */
function mimeType(requirement, message$1) {
	return {
		kind: "validation",
		type: "mime_type",
		reference: mimeType,
		async: false,
		expects: /* @__PURE__ */ _joinExpects(requirement.map((option) => `"${option}"`), "|"),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.includes(dataset.value.type)) _addIssue(this, "MIME type", dataset, config$1, { received: `"${dataset.value.type}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minBytes/minBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function minBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_bytes",
		reference: minBytes,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 < this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minCodePoints/minCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function minCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_code_points",
		reference: minCodePoints,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count < this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minEntries/minEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function minEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_entries",
		reference: minEntries,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count < this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minGraphemes/minGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function minGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_graphemes",
		reference: minGraphemes,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count < this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minLength/minLength.ts
/* @__NO_SIDE_EFFECTS__ */
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minSize/minSize.ts
/* @__NO_SIDE_EFFECTS__ */
function minSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_size",
		reference: minSize,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size < this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minValue/minValue.ts
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minWords/minWords.ts
/* @__NO_SIDE_EFFECTS__ */
function minWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "min_words",
		reference: minWords,
		async: false,
		expects: `>=${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count < this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/multipleOf/multipleOf.ts
/* @__NO_SIDE_EFFECTS__ */
function multipleOf(requirement, message$1) {
	return {
		kind: "validation",
		type: "multiple_of",
		reference: multipleOf,
		async: false,
		expects: `%${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value % this.requirement != 0) _addIssue(this, "multiple", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/nanoid/nanoid.ts
/* @__NO_SIDE_EFFECTS__ */
function nanoid(message$1) {
	return {
		kind: "validation",
		type: "nanoid",
		reference: nanoid,
		async: false,
		expects: null,
		requirement: NANO_ID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Nano ID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/nonEmpty/nonEmpty.ts
/* @__NO_SIDE_EFFECTS__ */
function nonEmpty(message$1) {
	return {
		kind: "validation",
		type: "non_empty",
		reference: nonEmpty,
		async: false,
		expects: "!0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === 0) _addIssue(this, "length", dataset, config$1, { received: "0" });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/normalize/normalize.ts
/* @__NO_SIDE_EFFECTS__ */
function normalize(form) {
	return {
		kind: "transformation",
		type: "normalize",
		reference: normalize,
		async: false,
		form,
		"~run"(dataset) {
			dataset.value = dataset.value.normalize(this.form);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notBytes/notBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function notBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_bytes",
		reference: notBytes,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 === this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notCodePoints/notCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function notCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_code_points",
		reference: notCodePoints,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count === this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notEntries/notEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function notEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_entries",
		reference: notEntries,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count === this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notGraphemes/notGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function notGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_graphemes",
		reference: notGraphemes,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count === this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notLength/notLength.ts
/* @__NO_SIDE_EFFECTS__ */
function notLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_length",
		reference: notLength,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notSize/notSize.ts
/* @__NO_SIDE_EFFECTS__ */
function notSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_size",
		reference: notSize,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size === this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notValue/notValue.ts
/* @__NO_SIDE_EFFECTS__ */
function notValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_value",
		reference: notValue,
		async: false,
		expects: requirement instanceof Date ? `!${requirement.toJSON()}` : `!${/* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && /* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notValues/notValues.ts
/* @__NO_SIDE_EFFECTS__ */
function notValues(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_values",
		reference: notValues,
		async: false,
		expects: `!${/* @__PURE__ */ _joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : /* @__PURE__ */ _stringify(value$1)), "|")}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && this.requirement.some((requirement$1) => /* @__PURE__ */ _isValueMatch(requirement$1, dataset.value))) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notWords/notWords.ts
/* @__NO_SIDE_EFFECTS__ */
function notWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "not_words",
		reference: notWords,
		async: false,
		expects: `!${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count === this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/octal/octal.ts
/* @__NO_SIDE_EFFECTS__ */
function octal(message$1) {
	return {
		kind: "validation",
		type: "octal",
		reference: octal,
		async: false,
		expects: null,
		requirement: OCTAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "octal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/parseBoolean/parseBoolean.ts
const TRUTHY = (/* unused pure expression or super */ null && ([
	true,
	1,
	"true",
	"1",
	"yes",
	"y",
	"on",
	"enabled"
]));
const FALSY = (/* unused pure expression or super */ null && ([
	false,
	0,
	"false",
	"0",
	"no",
	"n",
	"off",
	"disabled"
]));
/* @__NO_SIDE_EFFECTS__ */
function parseBoolean(config$1, message$1) {
	const normalize$1 = (v) => typeof v === "string" ? v.toLowerCase() : v;
	const truthyRaw = config$1?.truthy ?? TRUTHY;
	const falsyRaw = config$1?.falsy ?? FALSY;
	const truthy = config$1?.truthy ? config$1.truthy.map(normalize$1) : TRUTHY;
	const falsy = config$1?.falsy ? config$1.falsy.map(normalize$1) : FALSY;
	return {
		kind: "transformation",
		type: "parse_boolean",
		reference: parseBoolean,
		expects: /* @__PURE__ */ _joinExpects([...truthyRaw, ...falsyRaw].map(_stringify), "|"),
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			const input = normalize$1(dataset.value);
			if (truthy.includes(input)) dataset.value = true;
			else if (falsy.includes(input)) dataset.value = false;
			else {
				_addIssue(this, "boolean", dataset, config$2);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/parseJson/parseJson.ts
/* @__NO_SIDE_EFFECTS__ */
function parseJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "parse_json",
		reference: parseJson,
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				dataset.value = JSON.parse(dataset.value, this.config?.reviver);
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/partialCheck/utils/_isPartiallyTyped/_isPartiallyTyped.ts
/**
* Checks if a dataset is partially typed.
*
* @param dataset The dataset to check.
* @param paths The paths to check.
*
* @returns Whether it is partially typed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isPartiallyTyped(dataset, paths) {
	if (dataset.issues) for (const path of paths) for (const issue of dataset.issues) {
		let typed = false;
		const bound = Math.min(path.length, issue.path?.length ?? 0);
		for (let index = 0; index < bound; index++) if (path[index] !== issue.path[index].key && (path[index] !== "$" || issue.path[index].type !== "array")) {
			typed = true;
			break;
		}
		if (!typed) return false;
	}
	return true;
}

//#endregion
//#region src/actions/partialCheck/partialCheck.ts
/* @__NO_SIDE_EFFECTS__ */
function partialCheck(paths, requirement, message$1) {
	return {
		kind: "validation",
		type: "partial_check",
		reference: partialCheck,
		async: false,
		expects: null,
		paths,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if ((dataset.typed || /* @__PURE__ */ _isPartiallyTyped(dataset, paths)) && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/partialCheck/partialCheckAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function partialCheckAsync(paths, requirement, message$1) {
	return {
		kind: "validation",
		type: "partial_check",
		reference: partialCheckAsync,
		async: true,
		expects: null,
		paths,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if ((dataset.typed || /* @__PURE__ */ _isPartiallyTyped(dataset, paths)) && !await this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawCheck/rawCheck.ts
/**
* Creates a raw check validation action.
*
* @param action The validation action.
*
* @returns A raw check action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawCheck(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheck,
		async: false,
		expects: null,
		"~run"(dataset, config$1) {
			action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			});
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawCheck/rawCheckAsync.ts
/**
* Creates a raw check validation action.
*
* @param action The validation action.
*
* @returns A raw check action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawCheckAsync(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheckAsync,
		async: true,
		expects: null,
		async "~run"(dataset, config$1) {
			await action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			});
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawTransform/rawTransform.ts
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransform(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransform,
		async: false,
		"~run"(dataset, config$1) {
			const output = action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawTransform/rawTransformAsync.ts
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransformAsync(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransformAsync,
		async: true,
		async "~run"(dataset, config$1) {
			const output = await action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/readonly/readonly.ts
/* @__NO_SIDE_EFFECTS__ */
function readonly() {
	return {
		kind: "transformation",
		type: "readonly",
		reference: readonly,
		async: false,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/reduceItems/reduceItems.ts
/* @__NO_SIDE_EFFECTS__ */
function reduceItems(operation, initial) {
	return {
		kind: "transformation",
		type: "reduce_items",
		reference: reduceItems,
		async: false,
		operation,
		initial,
		"~run"(dataset) {
			dataset.value = dataset.value.reduce(this.operation, this.initial);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/regex/regex.ts
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/returns/returns.ts
/* @__NO_SIDE_EFFECTS__ */
function returns(schema) {
	return {
		kind: "transformation",
		type: "returns",
		reference: returns,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = (...args_) => {
				const returnsDataset = this.schema["~run"]({ value: func(...args_) }, config$1);
				if (returnsDataset.issues) throw new ValiError(returnsDataset.issues);
				return returnsDataset.value;
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/returns/returnsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function returnsAsync(schema) {
	return {
		kind: "transformation",
		type: "returns",
		reference: returnsAsync,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = async (...args_) => {
				const returnsDataset = await this.schema["~run"]({ value: await func(...args_) }, config$1);
				if (returnsDataset.issues) throw new ValiError(returnsDataset.issues);
				return returnsDataset.value;
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rfcEmail/rfcEmail.ts
/* @__NO_SIDE_EFFECTS__ */
function rfcEmail(message$1) {
	return {
		kind: "validation",
		type: "rfc_email",
		reference: rfcEmail,
		expects: null,
		async: false,
		requirement: RFC_EMAIL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "email", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/safeInteger/safeInteger.ts
/* @__NO_SIDE_EFFECTS__ */
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: false,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/size/size.ts
/* @__NO_SIDE_EFFECTS__ */
function size(requirement, message$1) {
	return {
		kind: "validation",
		type: "size",
		reference: size,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size !== this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/slug/slug.ts
/* @__NO_SIDE_EFFECTS__ */
function slug(message$1) {
	return {
		kind: "validation",
		type: "slug",
		reference: slug,
		async: false,
		expects: null,
		requirement: SLUG_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "slug", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/someItem/someItem.ts
/* @__NO_SIDE_EFFECTS__ */
function someItem(requirement, message$1) {
	return {
		kind: "validation",
		type: "some_item",
		reference: someItem,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.some(this.requirement)) _addIssue(this, "item", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/sortItems/sortItems.ts
/* @__NO_SIDE_EFFECTS__ */
function sortItems(operation) {
	return {
		kind: "transformation",
		type: "sort_items",
		reference: sortItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.sort(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/startsWith/startsWith.ts
/* @__NO_SIDE_EFFECTS__ */
function startsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "starts_with",
		reference: startsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.startsWith(this.requirement)) _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/stringifyJson/stringifyJson.ts
/* @__NO_SIDE_EFFECTS__ */
function stringifyJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "stringify_json",
		reference: stringifyJson,
		message: message$1,
		config: config$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				const output = JSON.stringify(dataset.value, this.config?.replacer, this.config?.space);
				if (output === void 0) {
					_addIssue(this, "JSON", dataset, config$2);
					dataset.typed = false;
				} else dataset.value = output;
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/title/title.ts
/**
* Creates a title metadata action.
*
* @param title_ The title text.
*
* @returns A title action.
*/
/* @__NO_SIDE_EFFECTS__ */
function title(title_) {
	return {
		kind: "metadata",
		type: "title",
		reference: title,
		title: title_
	};
}

//#endregion
//#region src/actions/toBigint/toBigint.ts
/* @__NO_SIDE_EFFECTS__ */
function toBigint(message$1) {
	return {
		kind: "transformation",
		type: "to_bigint",
		reference: toBigint,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = BigInt(dataset.value);
			} catch {
				_addIssue(this, "bigint", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toBoolean/toBoolean.ts
/**
* Creates a to boolean transformation action.
*
* @returns A to boolean action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toBoolean() {
	return {
		kind: "transformation",
		type: "to_boolean",
		reference: toBoolean,
		async: false,
		"~run"(dataset) {
			dataset.value = Boolean(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toCamelCase/toCamelCase.ts
/**
* Creates a to camel case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parseUrlValue`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2Name`).
*
* @returns A to camel case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toCamelCase() {
	return {
		kind: "transformation",
		type: "to_camel_case",
		reference: toCamelCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "", false, true);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toDate/toDate.ts
/* @__NO_SIDE_EFFECTS__ */
function toDate(message$1) {
	return {
		kind: "transformation",
		type: "to_date",
		reference: toDate,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = new Date(dataset.value);
				if (isNaN(dataset.value)) {
					_addIssue(this, "date", dataset, config$1, { received: "\"Invalid Date\"" });
					dataset.typed = false;
				}
			} catch {
				_addIssue(this, "date", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toKebabCase/toKebabCase.ts
/**
* Creates a to kebab case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parse-url-value`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2-name`).
*
* @returns A to kebab case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toKebabCase() {
	return {
		kind: "transformation",
		type: "to_kebab_case",
		reference: toKebabCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "-", false, false);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toLowerCase/toLowerCase.ts
/**
* Creates a to lower case transformation action.
*
* @returns A to lower case action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toLowerCase() {
	return {
		kind: "transformation",
		type: "to_lower_case",
		reference: toLowerCase,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.toLowerCase();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toMaxValue/toMaxValue.ts
/**
* Creates a to max value transformation action.
*
* @param requirement The maximum value.
*
* @returns A to max value action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toMaxValue(requirement) {
	return {
		kind: "transformation",
		type: "to_max_value",
		reference: toMaxValue,
		async: false,
		requirement,
		"~run"(dataset) {
			dataset.value = dataset.value > this.requirement ? this.requirement : dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toMinValue/toMinValue.ts
/**
* Creates a to min value transformation action.
*
* @param requirement The minimum value.
*
* @returns A to min value action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toMinValue(requirement) {
	return {
		kind: "transformation",
		type: "to_min_value",
		reference: toMinValue,
		async: false,
		requirement,
		"~run"(dataset) {
			dataset.value = dataset.value < this.requirement ? this.requirement : dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toNumber/toNumber.ts
/* @__NO_SIDE_EFFECTS__ */
function toNumber(message$1) {
	return {
		kind: "transformation",
		type: "to_number",
		reference: toNumber,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = Number(dataset.value);
				if (isNaN(dataset.value)) {
					_addIssue(this, "number", dataset, config$1);
					dataset.typed = false;
				}
			} catch {
				_addIssue(this, "number", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toPascalCase/toPascalCase.ts
/**
* Creates a to pascal case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `ParseUrlValue`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `Item2Name`).
*
* @returns A to pascal case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toPascalCase() {
	return {
		kind: "transformation",
		type: "to_pascal_case",
		reference: toPascalCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "", true, true);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toSnakeCase/toSnakeCase.ts
/**
* Creates a to snake case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parse_url_value`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2_name`).
*
* @returns A to snake case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toSnakeCase() {
	return {
		kind: "transformation",
		type: "to_snake_case",
		reference: toSnakeCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "_", false, false);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toString/toString.ts
/* @__NO_SIDE_EFFECTS__ */
function toString(message$1) {
	return {
		kind: "transformation",
		type: "to_string",
		reference: toString,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = String(dataset.value);
			} catch {
				_addIssue(this, "string", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toUpperCase/toUpperCase.ts
/**
* Creates a to upper case transformation action.
*
* @returns A to upper case action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toUpperCase() {
	return {
		kind: "transformation",
		type: "to_upper_case",
		reference: toUpperCase,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.toUpperCase();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/transform/transform.ts
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transform(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transform,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = this.operation(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/transform/transformAsync.ts
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transformAsync(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transformAsync,
		async: true,
		operation,
		async "~run"(dataset) {
			dataset.value = await this.operation(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trim/trim.ts
/**
* Creates a trim transformation action.
*
* @returns A trim action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trim() {
	return {
		kind: "transformation",
		type: "trim",
		reference: trim,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trim();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trimEnd/trimEnd.ts
/**
* Creates a trim end transformation action.
*
* @returns A trim end action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trimEnd() {
	return {
		kind: "transformation",
		type: "trim_end",
		reference: trimEnd,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trimEnd();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trimStart/trimStart.ts
/**
* Creates a trim start transformation action.
*
* @returns A trim start action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trimStart() {
	return {
		kind: "transformation",
		type: "trim_start",
		reference: trimStart,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trimStart();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ulid/ulid.ts
/* @__NO_SIDE_EFFECTS__ */
function ulid(message$1) {
	return {
		kind: "validation",
		type: "ulid",
		reference: ulid,
		async: false,
		expects: null,
		requirement: ULID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "ULID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/url/url.ts
/* @__NO_SIDE_EFFECTS__ */
function url(message$1) {
	return {
		kind: "validation",
		type: "url",
		reference: url,
		async: false,
		expects: null,
		requirement(input) {
			try {
				if (URL.canParse) return URL.canParse(input);
				new URL(input);
				return true;
			} catch {
				return false;
			}
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "URL", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/uuid/uuid.ts
/* @__NO_SIDE_EFFECTS__ */
function uuid(message$1) {
	return {
		kind: "validation",
		type: "uuid",
		reference: uuid,
		async: false,
		expects: null,
		requirement: UUID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "UUID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/value/value.ts
/* @__NO_SIDE_EFFECTS__ */
function value(requirement, message$1) {
	return {
		kind: "validation",
		type: "value",
		reference: value,
		async: false,
		expects: requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !/* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/values/values.ts
/* @__NO_SIDE_EFFECTS__ */
function values(requirement, message$1) {
	return {
		kind: "validation",
		type: "values",
		reference: values,
		async: false,
		expects: `${/* @__PURE__ */ _joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : /* @__PURE__ */ _stringify(value$1)), "|")}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.some((requirement$1) => /* @__PURE__ */ _isValueMatch(requirement$1, dataset.value))) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/words/words.ts
/* @__NO_SIDE_EFFECTS__ */
function words(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "words",
		reference: words,
		async: false,
		expects: `${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count !== this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/const.ts
const ABORT_EARLY_CONFIG = { abortEarly: true };

//#endregion
//#region src/methods/assert/assert.ts
/**
* Checks if the input matches the schema. As this is an assertion function, it
* can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*/
function assert(schema, input) {
	const issues = schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
	if (issues) throw new ValiError(issues);
}

//#endregion
//#region src/methods/cache/_LruCache.ts
/**
* Efficient LRU cache using Map iteration order.
*/
var _LruCache = class {
	constructor(config$1) {
		this.refCount = 0;
		this.maxSize = config$1?.maxSize ?? 1e3;
		this.maxAge = config$1?.maxAge ?? Infinity;
		this.hasMaxAge = isFinite(this.maxAge);
	}
	/**
	* Stringifies an unknown input to a cache key component.
	*
	* @param input The unknown input.
	*
	* @returns A cache key component.
	*/
	stringify(input) {
		const type = typeof input;
		if (type === "string") return `"${input}"`;
		if (type === "number" || type === "boolean") return `${input}`;
		if (type === "bigint") return `${input}n`;
		if (type === "object" || type === "function") {
			if (input) {
				this.refIds ?? (this.refIds = /* @__PURE__ */ new WeakMap());
				let id = this.refIds.get(input);
				if (!id) {
					id = ++this.refCount;
					this.refIds.set(input, id);
				}
				return `#${id}`;
			}
			return "null";
		}
		return type;
	}
	/**
	* Creates a cache key from input and config.
	*
	* @param input The input value.
	* @param config The parse configuration.
	*
	* @returns The cache key.
	*/
	key(input, config$1 = {}) {
		return `${this.stringify(input)}|${this.stringify(config$1.lang)}|${this.stringify(config$1.message)}|${this.stringify(config$1.abortEarly)}|${this.stringify(config$1.abortPipeEarly)}`;
	}
	/**
	* Gets a value from the cache by key.
	*
	* @param key The cache key.
	*
	* @returns The cached value.
	*/
	get(key) {
		if (!this.store) return void 0;
		const entry = this.store.get(key);
		if (!entry) return void 0;
		if (this.hasMaxAge && Date.now() - entry[1] > this.maxAge) {
			this.store.delete(key);
			return;
		}
		this.store.delete(key);
		this.store.set(key, entry);
		return entry[0];
	}
	/**
	* Sets a value in the cache by key.
	*
	* @param key The cache key.
	* @param value The cached value.
	*/
	set(key, value$1) {
		this.store ?? (this.store = /* @__PURE__ */ new Map());
		this.store.delete(key);
		const timestamp = this.hasMaxAge ? Date.now() : 0;
		this.store.set(key, [value$1, timestamp]);
		if (this.store.size > this.maxSize) this.store.delete(this.store.keys().next().value);
	}
	/**
	* Clears all entries from the cache.
	*/
	clear() {
		this.store?.clear();
	}
};

//#endregion
//#region src/methods/cache/cache.ts
/* @__NO_SIDE_EFFECTS__ */
function cache(schema, config$1) {
	return _standardSchema({
		...schema,
		cacheConfig: config$1,
		cache: new _LruCache(config$1),
		"~run"(dataset, runConfig) {
			const key = this.cache.key(dataset.value, runConfig);
			let outputDataset = this.cache.get(key);
			if (!outputDataset) this.cache.set(key, outputDataset = schema["~run"](dataset, runConfig));
			return /* @__PURE__ */ _cloneDataset(outputDataset);
		}
	});
}

//#endregion
//#region src/methods/cache/cacheAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function cacheAsync(schema, config$1) {
	let activeRuns;
	return _standardSchema({
		...schema,
		async: true,
		cacheConfig: config$1,
		cache: new _LruCache(config$1),
		async "~run"(dataset, runConfig) {
			const key = this.cache.key(dataset.value, runConfig);
			const cached = this.cache.get(key);
			if (cached) return /* @__PURE__ */ _cloneDataset(cached);
			let promise$1 = activeRuns?.get(key);
			if (!promise$1) {
				activeRuns ?? (activeRuns = /* @__PURE__ */ new Map());
				promise$1 = Promise.resolve(schema["~run"](dataset, runConfig));
				activeRuns.set(key, promise$1);
			}
			try {
				const outputDataset = await promise$1;
				this.cache.set(key, outputDataset);
				return /* @__PURE__ */ _cloneDataset(outputDataset);
			} finally {
				activeRuns?.delete(key);
			}
		}
	});
}

//#endregion
//#region src/methods/config/config.ts
/**
* Changes the local configuration of a schema.
*
* @param schema The schema to configure.
* @param config The parse configuration.
*
* @returns The configured schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function config(schema, config$1) {
	return _standardSchema({
		...schema,
		"~run"(dataset, config_) {
			return schema["~run"](dataset, {
				...config_,
				...config$1
			});
		}
	});
}

//#endregion
//#region src/methods/getFallback/getFallback.ts
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}

//#endregion
//#region src/methods/fallback/fallback.ts
/**
* Returns a fallback value as output if the input does not match the schema.
*
* @param schema The schema to catch.
* @param fallback The fallback value.
*
* @returns The passed schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function fallback(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		"~run"(dataset, config$1) {
			const outputDataset = schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}

//#endregion
//#region src/methods/fallback/fallbackAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function fallbackAsync(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		async: true,
		async "~run"(dataset, config$1) {
			const outputDataset = await schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: await /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}

//#endregion
//#region src/methods/flatten/flatten.ts
/* @__NO_SIDE_EFFECTS__ */
function flatten(issues) {
	const flatErrors = {};
	for (const issue of issues) if (issue.path) {
		const dotPath = /* @__PURE__ */ getDotPath(issue);
		if (dotPath) {
			if (!flatErrors.nested) flatErrors.nested = {};
			if (Object.prototype.hasOwnProperty.call(flatErrors.nested, dotPath)) flatErrors.nested[dotPath].push(issue.message);
			else flatErrors.nested[dotPath] = [issue.message];
		} else if (flatErrors.other) flatErrors.other.push(issue.message);
		else flatErrors.other = [issue.message];
	} else if (flatErrors.root) flatErrors.root.push(issue.message);
	else flatErrors.root = [issue.message];
	return flatErrors;
}

//#endregion
//#region src/methods/forward/forward.ts
/**
* Forwards the issues of the passed validation action.
*
* @param action The validation action.
* @param path The path to forward the issues to.
*
* @returns The modified action.
*/
/* @__NO_SIDE_EFFECTS__ */
function forward(action, path) {
	return {
		...action,
		"~run"(dataset, config$1) {
			const prevIssues = dataset.issues && [...dataset.issues];
			dataset = action["~run"](dataset, config$1);
			if (dataset.issues) {
				for (const issue of dataset.issues) if (!prevIssues?.includes(issue)) {
					let pathInput = dataset.value;
					for (const key of path) {
						const pathValue = pathInput[key];
						const pathItem = {
							type: "unknown",
							origin: "value",
							input: pathInput,
							key,
							value: pathValue
						};
						if (issue.path) issue.path.push(pathItem);
						else issue.path = [pathItem];
						if (!pathValue) break;
						pathInput = pathValue;
					}
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/methods/forward/forwardAsync.ts
/**
* Forwards the issues of the passed validation action.
*
* @param action The validation action.
* @param path The path to forward the issues to.
*
* @returns The modified action.
*/
/* @__NO_SIDE_EFFECTS__ */
function forwardAsync(action, path) {
	return {
		...action,
		async: true,
		async "~run"(dataset, config$1) {
			const prevIssues = dataset.issues && [...dataset.issues];
			dataset = await action["~run"](dataset, config$1);
			if (dataset.issues) {
				for (const issue of dataset.issues) if (!prevIssues?.includes(issue)) {
					let pathInput = dataset.value;
					for (const key of path) {
						const pathValue = pathInput[key];
						const pathItem = {
							type: "unknown",
							origin: "value",
							input: pathInput,
							key,
							value: pathValue
						};
						if (issue.path) issue.path.push(pathItem);
						else issue.path = [pathItem];
						if (!pathValue) break;
						pathInput = pathValue;
					}
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/methods/getDefault/getDefault.ts
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}

//#endregion
//#region src/methods/getDefaults/getDefaults.ts
/**
* Returns the default values of the schema.
*
* Hint: The difference to `getDefault` is that for object and tuple schemas
* this function recursively returns the default values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The default values.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefaults(schema) {
	if ("entries" in schema) {
		const object$1 = {};
		for (const key in schema.entries) object$1[key] = /* @__PURE__ */ getDefaults(schema.entries[key]);
		return object$1;
	}
	if ("items" in schema) return schema.items.map(getDefaults);
	return /* @__PURE__ */ getDefault(schema);
}

//#endregion
//#region src/methods/getDefaults/getDefaultsAsync.ts
/**
* Returns the default values of the schema.
*
* Hint: The difference to `getDefault` is that for object and tuple schemas
* this function recursively returns the default values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The default values.
*/
/* @__NO_SIDE_EFFECTS__ */
async function getDefaultsAsync(schema) {
	if ("entries" in schema) return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await /* @__PURE__ */ getDefaultsAsync(value$1)])));
	if ("items" in schema) return Promise.all(schema.items.map(getDefaultsAsync));
	return /* @__PURE__ */ getDefault(schema);
}

//#endregion
//#region src/methods/getDescription/getDescription.ts
/**
* Returns the description of the schema.
*
* If multiple descriptions are defined, the last one of the highest level is
* returned. If no description is defined, `undefined` is returned.
*
* @param schema The schema to get the description from.
*
* @returns The description, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getDescription(schema) {
	return /* @__PURE__ */ _getLastMetadata(schema, "description");
}

//#endregion
//#region src/methods/getExamples/getExamples.ts
/**
* Returns the examples of a schema.
*
* If multiple examples are defined, it concatenates them using depth-first
* search. If no examples are defined, an empty array is returned.
*
* @param schema The schema to get the examples from.
*
* @returns The examples, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getExamples(schema) {
	const examples$1 = [];
	function depthFirstCollect(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstCollect(item);
			else if (item.kind === "metadata" && item.type === "examples") for (const example of item.examples) examples$1.push(example);
		}
	}
	depthFirstCollect(schema);
	return examples$1;
}

//#endregion
//#region src/methods/getFallbacks/getFallbacks.ts
/**
* Returns the fallback values of the schema.
*
* Hint: The difference to `getFallback` is that for object and tuple schemas
* this function recursively returns the fallback values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The fallback values.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallbacks(schema) {
	if ("entries" in schema) {
		const object$1 = {};
		for (const key in schema.entries) object$1[key] = /* @__PURE__ */ getFallbacks(schema.entries[key]);
		return object$1;
	}
	if ("items" in schema) return schema.items.map(getFallbacks);
	return /* @__PURE__ */ getFallback(schema);
}

//#endregion
//#region src/methods/getFallbacks/getFallbacksAsync.ts
/**
* Returns the fallback values of the schema.
*
* Hint: The difference to `getFallback` is that for object and tuple schemas
* this function recursively returns the fallback values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The fallback values.
*/
/* @__NO_SIDE_EFFECTS__ */
async function getFallbacksAsync(schema) {
	if ("entries" in schema) return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await /* @__PURE__ */ getFallbacksAsync(value$1)])));
	if ("items" in schema) return Promise.all(schema.items.map(getFallbacksAsync));
	return /* @__PURE__ */ getFallback(schema);
}

//#endregion
//#region src/methods/getMetadata/getMetadata.ts
/**
* Returns the metadata of a schema.
*
* If multiple metadata are defined, it shallowly merges them using depth-first
* search. If no metadata is defined, an empty object is returned.
*
* @param schema Schema to get the metadata from.
*
* @returns The metadata, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getMetadata(schema) {
	const result = {};
	function depthFirstMerge(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstMerge(item);
			else if (item.kind === "metadata" && item.type === "metadata") Object.assign(result, item.metadata);
		}
	}
	depthFirstMerge(schema);
	return result;
}

//#endregion
//#region src/methods/getTitle/getTitle.ts
/**
* Returns the title of the schema.
*
* If multiple titles are defined, the last one of the highest level is
* returned. If no title is defined, `undefined` is returned.
*
* @param schema The schema to get the title from.
*
* @returns The title, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getTitle(schema) {
	return /* @__PURE__ */ _getLastMetadata(schema, "title");
}

//#endregion
//#region src/methods/is/is.ts
/**
* Checks if the input matches the schema. By using a type predicate, this
* function can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*
* @returns Whether the input matches the schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}

//#endregion
//#region src/schemas/any/any.ts
/**
* Creates an any schema.
*
* Hint: This schema function exists only for completeness and is not
* recommended in practice. Instead, `unknown` should be used to accept
* unknown data.
*
* @returns An any schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function any() {
	return _standardSchema({
		kind: "schema",
		type: "any",
		reference: any,
		expects: "any",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/array/array.ts
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/array/arrayAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function arrayAsync(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: arrayAsync,
		expects: "Array",
		async: true,
		item,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(input.map((value$1) => this.item["~run"]({ value: value$1 }, config$1)));
				for (let key = 0; key < itemDatasets.length; key++) {
					const itemDataset = itemDatasets[key];
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: input[key]
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/bigint/bigint.ts
/* @__NO_SIDE_EFFECTS__ */
function bigint(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "bigint",
		reference: bigint,
		expects: "bigint",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "bigint") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/blob/blob.ts
/* @__NO_SIDE_EFFECTS__ */
function blob(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "blob",
		reference: blob,
		expects: "Blob",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Blob) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/boolean/boolean.ts
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/custom/custom.ts
/* @__NO_SIDE_EFFECTS__ */
function custom(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: custom,
		expects: "unknown",
		async: false,
		check: check$1,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/custom/customAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function customAsync(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: customAsync,
		expects: "unknown",
		async: true,
		check: check$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (await this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/date/date.ts
/* @__NO_SIDE_EFFECTS__ */
function date(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "date",
		reference: date,
		expects: "Date",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Date) if (!isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1, { received: "\"Invalid Date\"" });
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/enum/enum.ts
/* @__NO_SIDE_EFFECTS__ */
function enum_(enum__, message$1) {
	const options = [];
	for (const key in enum__) if (`${+key}` !== key || typeof enum__[key] !== "string" || !Object.is(enum__[enum__[key]], +key)) options.push(enum__[key]);
	return _standardSchema({
		kind: "schema",
		type: "enum",
		reference: enum_,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		enum: enum__,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/exactOptional/exactOptional.ts
/* @__NO_SIDE_EFFECTS__ */
function exactOptional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptional,
		expects: wrapped.expects,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/exactOptional/exactOptionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function exactOptionalAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptionalAsync,
		expects: wrapped.expects,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/file/file.ts
/* @__NO_SIDE_EFFECTS__ */
function file(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "file",
		reference: file,
		expects: "File",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof File) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/function/function.ts
/* @__NO_SIDE_EFFECTS__ */
function function_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "function",
		reference: function_,
		expects: "Function",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "function") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/instance/instance.ts
/* @__NO_SIDE_EFFECTS__ */
function instance(class_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "instance",
		reference: instance,
		expects: class_.name,
		async: false,
		class: class_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof this.class) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/intersect/utils/_merge/_merge.ts
/**
* Merges two values into one single output.
*
* @param value1 First value.
* @param value2 Second value.
*
* @returns The merge dataset.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _merge(value1, value2) {
	if (typeof value1 === typeof value2) {
		if (/* @__PURE__ */ _isSameValueZero(value1, value2) || value1 instanceof Date && value2 instanceof Date && /* @__PURE__ */ _isSameValueZero(+value1, +value2)) return { value: value1 };
		if (value1 && value2 && value1.constructor === Object && value2.constructor === Object) {
			const nextValue = {
				...value1,
				...value2
			};
			for (const key in value2) if (Object.prototype.hasOwnProperty.call(value1, key) && Object.prototype.hasOwnProperty.call(value2, key)) {
				const dataset = /* @__PURE__ */ _merge(value1[key], value2[key]);
				if (dataset.issue) return dataset;
				nextValue[key] = dataset.value;
			}
			return { value: nextValue };
		}
		if (Array.isArray(value1) && Array.isArray(value2)) {
			if (value1.length === value2.length) {
				const nextValue = [...value1];
				for (let index = 0; index < value1.length; index++) {
					const dataset = /* @__PURE__ */ _merge(value1[index], value2[index]);
					if (dataset.issue) return dataset;
					nextValue[index] = dataset.value;
				}
				return { value: nextValue };
			}
		}
	}
	return { issue: true };
}

//#endregion
//#region src/schemas/intersect/intersect.ts
/* @__NO_SIDE_EFFECTS__ */
function intersect(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersect,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				for (const schema of this.options) {
					const optionDataset = schema["~run"]({ value: input }, config$1);
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/intersect/intersectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function intersectAsync(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersectAsync,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: true,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				const optionDatasets = await Promise.all(this.options.map((schema) => schema["~run"]({ value: input }, config$1)));
				for (const optionDataset of optionDatasets) {
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/lazy/lazy.ts
/**
* Creates a lazy schema.
*
* @param getter The schema getter.
*
* @returns A lazy schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function lazy(getter) {
	return _standardSchema({
		kind: "schema",
		type: "lazy",
		reference: lazy,
		expects: "unknown",
		async: false,
		getter,
		"~run"(dataset, config$1) {
			return this.getter(dataset.value)["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/lazy/lazyAsync.ts
/**
* Creates a lazy schema.
*
* @param getter The schema getter.
*
* @returns A lazy schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function lazyAsync(getter) {
	return _standardSchema({
		kind: "schema",
		type: "lazy",
		reference: lazyAsync,
		expects: "unknown",
		async: true,
		getter,
		async "~run"(dataset, config$1) {
			return (await this.getter(dataset.value))["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/literal/literal.ts
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseObject/looseObject.ts
/* @__NO_SIDE_EFFECTS__ */
function looseObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseObject/looseObjectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function looseObjectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObjectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseTuple/looseTuple.ts
/* @__NO_SIDE_EFFECTS__ */
function looseTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_tuple",
		reference: looseTuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) dataset.value.push(input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseTuple/looseTupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function looseTupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_tuple",
		reference: looseTupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) dataset.value.push(input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/map/map.ts
/* @__NO_SIDE_EFFECTS__ */
function map(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "map",
		reference: map,
		expects: "Map",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Map) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Map();
				for (const [inputKey, inputValue] of input) {
					const keyDataset = this.key["~run"]({ value: inputKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "key",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of keyDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "value",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					dataset.value.set(keyDataset.value, valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/map/mapAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function mapAsync(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "map",
		reference: mapAsync,
		expects: "Map",
		async: true,
		key,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Map) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Map();
				const datasets = await Promise.all([...input].map(([inputKey, inputValue]) => Promise.all([
					inputKey,
					inputValue,
					this.key["~run"]({ value: inputKey }, config$1),
					this.value["~run"]({ value: inputValue }, config$1)
				])));
				for (const [inputKey, inputValue, keyDataset, valueDataset] of datasets) {
					if (keyDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "key",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of keyDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (valueDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "value",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					dataset.value.set(keyDataset.value, valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nan/nan.ts
/* @__NO_SIDE_EFFECTS__ */
function nan(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "nan",
		reference: nan,
		expects: "NaN",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (Number.isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/never/never.ts
/* @__NO_SIDE_EFFECTS__ */
function never(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "never",
		reference: never,
		expects: "never",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			_addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullable/nonNullable.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullable(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullable",
		reference: nonNullable,
		expects: "!null",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value !== null) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullable/nonNullableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullableAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullable",
		reference: nonNullableAsync,
		expects: "!null",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.value !== null) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullish/nonNullish.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullish(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullish",
		reference: nonNullish,
		expects: "(!null & !undefined)",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!(dataset.value === null || dataset.value === void 0)) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null || dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullish/nonNullishAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullishAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullish",
		reference: nonNullishAsync,
		expects: "(!null & !undefined)",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (!(dataset.value === null || dataset.value === void 0)) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null || dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonOptional/nonOptional.ts
/* @__NO_SIDE_EFFECTS__ */
function nonOptional(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_optional",
		reference: nonOptional,
		expects: "!undefined",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value !== void 0) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonOptional/nonOptionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonOptionalAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_optional",
		reference: nonOptionalAsync,
		expects: "!undefined",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.value !== void 0) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/null/null.ts
/* @__NO_SIDE_EFFECTS__ */
function null_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "null",
		reference: null_,
		expects: "null",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === null) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nullable/nullable.ts
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullable/nullableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nullableAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullableAsync,
		expects: `(${wrapped.expects} | null)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullish/nullish.ts
/* @__NO_SIDE_EFFECTS__ */
function nullish(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullish,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullish/nullishAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nullishAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullishAsync,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/number/number.ts
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/object/object.ts
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/object/objectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function objectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: objectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/objectWithRest/objectWithRest.ts
/* @__NO_SIDE_EFFECTS__ */
function objectWithRest(entries$1, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object_with_rest",
		reference: objectWithRest,
		expects: "Object",
		async: false,
		entries: entries$1,
		rest,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) {
						const valueDataset = this.rest["~run"]({ value: input[key] }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: input[key]
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/objectWithRest/objectWithRestAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function objectWithRestAsync(entries$1, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object_with_rest",
		reference: objectWithRestAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		rest,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const [normalDatasets, restDatasets] = await Promise.all([Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				})), Promise.all(Object.entries(input).filter(([key]) => /* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)).map(async ([key, value$1]) => [
					key,
					value$1,
					await this.rest["~run"]({ value: value$1 }, config$1)
				]))]);
				for (const [key, value$1, valueSchema, valueDataset] of normalDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) for (const [key, value$1, valueDataset] of restDatasets) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/optional/optional.ts
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/optional/optionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function optionalAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optionalAsync,
		expects: `(${wrapped.expects} | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/picklist/picklist.ts
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/promise/promise.ts
/* @__NO_SIDE_EFFECTS__ */
function promise(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "promise",
		reference: promise,
		expects: "Promise",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Promise) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/record/record.ts
/* @__NO_SIDE_EFFECTS__ */
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/record/recordAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function recordAsync(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: recordAsync,
		expects: "Object",
		async: true,
		key,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const datasets = await Promise.all(Object.entries(input).filter(([key$1]) => /* @__PURE__ */ _isValidObjectKey(input, key$1)).map(([entryKey, entryValue]) => Promise.all([
					entryKey,
					entryValue,
					this.key["~run"]({ value: entryKey }, config$1),
					this.value["~run"]({ value: entryValue }, config$1)
				])));
				for (const [entryKey, entryValue, keyDataset, valueDataset] of datasets) {
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/set/set.ts
/* @__NO_SIDE_EFFECTS__ */
function set(value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "set",
		reference: set,
		expects: "Set",
		async: false,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Set) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Set();
				for (const inputValue of input) {
					const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "set",
							origin: "value",
							input,
							key: null,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value.add(valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/set/setAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function setAsync(value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "set",
		reference: setAsync,
		expects: "Set",
		async: true,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Set) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Set();
				const valueDatasets = await Promise.all([...input].map(async (inputValue) => [inputValue, await this.value["~run"]({ value: inputValue }, config$1)]));
				for (const [inputValue, valueDataset] of valueDatasets) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "set",
							origin: "value",
							input,
							key: null,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value.add(valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictObject/strictObject.ts
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictObject/strictObjectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function strictObjectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObjectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictTuple/strictTuple.ts
/* @__NO_SIDE_EFFECTS__ */
function strictTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length) _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictTuple/strictTupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function strictTupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length) _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/string/string.ts
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/symbol/symbol.ts
/* @__NO_SIDE_EFFECTS__ */
function symbol(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "symbol",
		reference: symbol,
		expects: "symbol",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "symbol") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tuple/tuple.ts
/* @__NO_SIDE_EFFECTS__ */
function tuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tuple/tupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tupleWithRest/tupleWithRest.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleWithRest(items, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple_with_rest",
		reference: tupleWithRest,
		expects: "Array",
		async: false,
		items,
		rest,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.rest["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tupleWithRest/tupleWithRestAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleWithRestAsync(items, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple_with_rest",
		reference: tupleWithRestAsync,
		expects: "Array",
		async: true,
		items,
		rest,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const [normalDatasets, restDatasets] = await Promise.all([Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				})), Promise.all(input.slice(this.items.length).map(async (value$1, key) => {
					return [
						key + this.items.length,
						value$1,
						await this.rest["~run"]({ value: value$1 }, config$1)
					];
				}))]);
				for (const [key, value$1, itemDataset] of normalDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (const [key, value$1, itemDataset] of restDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/undefined/undefined.ts
/* @__NO_SIDE_EFFECTS__ */
function undefined_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "undefined",
		reference: undefined_,
		expects: "undefined",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/undefinedable/undefinedable.ts
/* @__NO_SIDE_EFFECTS__ */
function undefinedable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "undefinedable",
		reference: undefinedable,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/undefinedable/undefinedableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function undefinedableAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "undefinedable",
		reference: undefinedableAsync,
		expects: `(${wrapped.expects} | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/union/utils/_subIssues/_subIssues.ts
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}

//#endregion
//#region src/schemas/union/union.ts
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/union/unionAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function unionAsync(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: unionAsync,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: true,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = await schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/unknown/unknown.ts
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/variant/variant.ts
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/variant/variantAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function variantAsync(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variantAsync,
		expects: "Object",
		async: true,
		key,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = async (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") await parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? (await discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG)).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = await schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				await parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/void/void.ts
/* @__NO_SIDE_EFFECTS__ */
function void_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "void",
		reference: void_,
		expects: "void",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/keyof/keyof.ts
/* @__NO_SIDE_EFFECTS__ */
function keyof(schema, message$1) {
	return /* @__PURE__ */ picklist(Object.keys(schema.entries), message$1);
}

//#endregion
//#region src/methods/message/message.ts
/**
* Changes the local message configuration of a schema.
*
* @param schema The schema to configure.
* @param message_ The error message.
*
* @returns The configured schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function message(schema, message_) {
	return _standardSchema({
		...schema,
		"~run"(dataset, config$1) {
			return schema["~run"](dataset, {
				...config$1,
				message: message_
			});
		}
	});
}

//#endregion
//#region src/methods/omit/omit.ts
/**
* Creates a modified copy of an object schema that does not contain the
* selected entries.
*
* @param schema The schema to omit from.
* @param keys The selected entries.
*
* @returns An object schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function omit(schema, keys) {
	const entries$1 = { ...schema.entries };
	for (const key of keys) delete entries$1[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/parse/parse.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}

//#endregion
//#region src/methods/parse/parseAsync.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
async function parseAsync(schema, input, config$1) {
	const dataset = await schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}

//#endregion
//#region src/methods/parser/parser.ts
/* @__NO_SIDE_EFFECTS__ */
function parser(schema, config$1) {
	const func = (input) => parse(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/parser/parserAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function parserAsync(schema, config$1) {
	const func = (input) => parseAsync(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/partial/partial.ts
/* @__NO_SIDE_EFFECTS__ */
function partial(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optional(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/partial/partialAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function partialAsync(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optionalAsync(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/pick/pick.ts
/**
* Creates a modified copy of an object schema that contains only the selected
* entries.
*
* @param schema The schema to pick from.
* @param keys The selected entries.
*
* @returns An object schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function pick(schema, keys) {
	const entries$1 = {};
	for (const key of keys) entries$1[key] = schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/pipe/pipe.ts
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/pipe/pipeAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function pipeAsync(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		async: true,
		async "~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = await item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/required/required.ts
/* @__NO_SIDE_EFFECTS__ */
function required(schema, arg2, arg3) {
	const keys = Array.isArray(arg2) ? arg2 : void 0;
	const message$1 = Array.isArray(arg2) ? arg3 : arg2;
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ nonOptional(schema.entries[key], message$1) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/required/requiredAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function requiredAsync(schema, arg2, arg3) {
	const keys = Array.isArray(arg2) ? arg2 : void 0;
	const message$1 = Array.isArray(arg2) ? arg3 : arg2;
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ nonOptionalAsync(schema.entries[key], message$1) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/safeParse/safeParse.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

//#endregion
//#region src/methods/safeParse/safeParseAsync.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
async function safeParseAsync(schema, input, config$1) {
	const dataset = await schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

//#endregion
//#region src/methods/safeParser/safeParser.ts
/* @__NO_SIDE_EFFECTS__ */
function safeParser(schema, config$1) {
	const func = (input) => /* @__PURE__ */ safeParse(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/safeParser/safeParserAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function safeParserAsync(schema, config$1) {
	const func = (input) => /* @__PURE__ */ safeParseAsync(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/summarize/summarize.ts
/**
* Summarize the error messages of issues in a pretty-printable multi-line string.
*
* @param issues The list of issues.
*
* @returns A summary of the issues.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function summarize(issues) {
	let summary = "";
	for (const issue of issues) {
		if (summary) summary += "\n";
		summary += `× ${issue.message}`;
		const dotPath = /* @__PURE__ */ getDotPath(issue);
		if (dotPath) summary += `\n  → at ${dotPath}`;
	}
	return summary;
}

//#endregion
//#region src/methods/unwrap/unwrap.ts
/**
* Unwraps the wrapped schema.
*
* @param schema The schema to be unwrapped.
*
* @returns The unwrapped schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unwrap(schema) {
	return schema.wrapped;
}

//#endregion


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  jg: () => (/* reexport */ errors/* CheckpointError */.jg),
  oC: () => (/* reexport */ errors/* InvalidInputError */.oC),
  fk: () => (/* reexport */ errors/* RefusedError */.fk),
  eS: () => (/* reexport */ ResultLostError),
  AD: () => (/* reexport */ store_errors/* StoreError */.AD),
  rk: () => (/* reexport */ UnknownOutcomeError),
  tS: () => (/* reexport */ UnstorableResultError),
  xR: () => (/* reexport */ loadCheckpoint),
  DI: () => (/* reexport */ openCheckpoint),
  s4: () => (/* reexport */ saveCheckpoint)
});

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __nccwpck_require__(2993);
;// CONCATENATED MODULE: ./build/src/library/errors.js

/** The process died in the step, and nothing proves whether it took effect. It was not run again. */
class UnknownOutcomeError extends errors/* RefusedError */.fk {
    step;
    constructor(step, message, fix, options) {
        super(message, fix, options);
        this.step = step;
    }
}
/** The step is done, but what it returned cannot be given out. It was not run again. */
class ResultLostError extends errors/* RefusedError */.fk {
    step;
    constructor(step, message, fix, options) {
        super(message, fix, options);
        this.step = step;
    }
}
/** The step is done, but it returned what JSON cannot hold, or more than is kept. */
class UnstorableResultError extends errors/* CheckpointError */.jg {
    step;
    /** Where in the result, such as `result.items[3].when`. */
    path;
    constructor(step, path, message, fix) {
        super(message, fix);
        this.step = step;
        this.path = path;
    }
}

// EXTERNAL MODULE: ./build/src/engine/hash.js + 1 modules
var hash = __nccwpck_require__(4872);
;// CONCATENATED MODULE: ./build/src/engine/fingerprint.js

/** Identifies what a step does. Line endings do not count, since a checkout may convert them. */
function fingerprint(parts) {
    const given = Object.entries(parts)
        .filter((part) => part[1] !== undefined && part[1] !== '')
        .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]);
    return {
        value: (0,hash/* sha256 */.s)((0,hash/* canonicalJson */.d)(Object.fromEntries(given))),
        parts: Object.fromEntries(given.map(([name, text]) => [name, (0,hash/* sha256 */.s)(text).slice(0, 16)])),
    };
}
/** The names of the parts that differ, sorted; `fingerprint` when the stored record has no parts to compare. */
function changedParts(before, now) {
    if (before === undefined)
        return ['fingerprint'];
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    const changed = [...names].filter((name) => before[name] !== now[name]).sort();
    return changed.length > 0 ? changed : ['fingerprint'];
}
/** The stable key that a command can hand to the service it calls: sha256 hex, equal in every attempt. */
function idempotencyKey(identity) {
    const { runId, scope, step, inputHash, fingerprint: print } = identity;
    return (0,hash/* sha256 */.s)((0,hash/* canonicalJson */.d)({ runId, scope, step, inputHash, fingerprint: print }));
}

;// CONCATENATED MODULE: ./build/src/engine/input-hash.js

/** sha256 hex of `<issue number>:<commit SHA>`; check it with `printf '%s:%s' 42 "$SHA" | sha256sum`. */
function inputHash(work) {
    return (0,hash/* sha256 */.s)(`${work.issueNumber}:${work.commitSha}`);
}
/** The work in words, for a log line: `issue 42 at commit 0123abc`. */
function describeWork(work) {
    if (work === undefined)
        return 'an unnamed input';
    const parts = [
        ...(work.issueNumber === '' ? [] : [`issue ${work.issueNumber}`]),
        ...(work.commitSha === '' ? [] : [`commit ${work.commitSha.slice(0, 12)}`]),
    ];
    return parts.length > 0 ? parts.join(' at ') : 'no issue and no commit';
}

// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __nccwpck_require__(8667);
;// CONCATENATED MODULE: ./build/src/engine/staleness.js
/**
 * Whether a done unit was built on a step that has been done again since (design section 2, *basis*).
 * A unit's basis is the completion id of the step before it; when no unit has that id any more, that step got
 * another one. The chain is followed to its start, so that a step between the two need not be in use any more.
 */
function staleness_isStale(unit, units) {
    return staleness(units)(unit);
}
/** {@link isStale} for many units of one document: each link of a chain is followed once. */
function staleness(units) {
    const byCompletion = new Map();
    for (const candidate of Object.values(units)) {
        if (candidate.status === 'done' && candidate.completionId) {
            byCompletion.set(candidate.completionId, candidate);
        }
    }
    /** Completion ids to whether what was built on them is stale. */
    const known = new Map();
    return (unit) => {
        const chain = new Set();
        let basis = unit.basis ?? null;
        let stale = false;
        while (basis !== null) {
            const before = known.get(basis);
            const builtOn = byCompletion.get(basis);
            if (before !== undefined || builtOn === undefined) {
                stale = before ?? true;
                break;
            }
            if (chain.has(basis))
                break; // only a damaged document has a circle
            chain.add(basis);
            basis = builtOn.basis ?? null;
        }
        for (const id of chain)
            known.set(id, stale);
        return stale;
    };
}

// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __nccwpck_require__(4078);
;// CONCATENATED MODULE: ./build/src/engine/decision.js





/** The steps of a job that names none; also the order that five-field checkpoints are read by. */
const DEFAULT_STEPS = ['ai-complete', 'label-applied', 'comment-posted', 'done'];
const ON_UNKNOWN = (/* unused pure expression or super */ null && (['rerun', 'fail', 'skip']));
const ON_CHANGE = (/* unused pure expression or super */ null && (['rerun', 'keep', 'fail']));
/** What `interrupted.reason` of a record means, in words. */
const INTERRUPTERS = {
    signal: 'a signal',
    timeout: 'its timeout',
    kill: 'a kill',
};
/** "When a step is skipped": read from the top, the first row that applies decides. */
const TABLE = [
    {
        row: 1,
        when: (c) => c.usedBefore,
        so: (c) => fail(`step "${c.step}" is used twice in this job`, 'Give each use its own step name, or a "key" that tells them apart.'),
    },
    {
        row: 2,
        when: (c) => c.knowledge.twoWriters,
        so: () => fail('two jobs of one attempt wrote the same checkpoint, as when a reusable workflow is called twice', 'Give each call its own "key" input, for example its name or a matrix value.'),
    },
    {
        row: 3,
        when: (c) => !c.resume,
        so: () => run('resume is false: whatever is known from before is ignored'),
    },
    {
        row: 3,
        when: (c) => c.knowledge.answer === 'none' && c.unit === undefined,
        so: () => run('it had not been done before'),
    },
    {
        row: 4,
        when: (c) => c.knowledge.document === null && c.knowledge.void.length > 0 && c.knowledge.complete,
        so: (c) => run(`the checkpoint is about ${describeWork(c.knowledge.void.at(-1)?.work)}, this job works on ${describeWork(c.work)}`),
    },
    {
        row: 4,
        when: (c) => headOfOtherWork(c) && c.knowledge.complete,
        so: () => run('the checkpoint is about another issue or commit'),
    },
    {
        row: 5,
        when: (c) => c.knowledge.head !== null && !c.steps.includes(c.knowledge.head.step) && c.knowledge.complete,
        so: (c) => run(`the checkpoint names step "${c.knowledge.head?.step}", which is not one of this job's steps`),
    },
    {
        row: 5,
        when: (c) => c.knowledge.head !== null && coveredByHead(c),
        so: (c) => skip(`the checkpoint of attempt ${c.knowledge.head?.attempt} is at "${c.knowledge.head?.step}"`),
    },
    {
        row: 3,
        when: (c) => c.unit === undefined && c.knowledge.complete && !isMalformed(c),
        so: () => run('it had not been done before'),
    },
    {
        row: 3,
        when: (c) => c.unit?.status === 'pending' || c.unit?.status === 'dep_blocked',
        so: () => run('it has not been started yet'),
    },
    // An exit code is no proof (design section 5): where there is one, it is asked before the command is tried again.
    {
        row: 3,
        when: (c) => c.unit?.status === 'blocked' && c.proof === 'available',
        so: (c) => ({ action: 'prove', reason: failedBefore(c) }),
    },
    {
        row: 3,
        when: (c) => c.unit?.status === 'blocked' && c.proof === 'landed',
        so: (c) => skip(`${failedBefore(c)}, but its proof says that it took effect`),
    },
    { row: 3, when: (c) => c.unit?.status === 'blocked', so: (c) => run(failedBefore(c)) },
    {
        row: 6,
        when: (c) => c.unit?.status === 'done' && staleness_isStale(c.unit, c.knowledge.document?.units ?? {}),
        so: (c) => run(`it was done in attempt ${attemptOf(c)}, but a step it was built on has been done again`),
    },
    { row: 7, when: (c) => c.unit?.status === 'done' && changed(c) && c.onChange !== 'keep', so: onChanged },
    {
        row: 8,
        when: (c) => c.unit?.status === 'done' && c.lost.length > 0,
        so: (c) => notRestorable(c),
    },
    {
        row: 9,
        when: (c) => c.unit?.status === 'done' && c.rewritten === true && c.onChange !== 'keep',
        so: (c) => run(`it was done in attempt ${attemptOf(c)}, but its text has changed since`),
    },
    { row: 9, when: (c) => c.unit?.status === 'done', so: (c) => skip(doneBefore(c)) },
    { row: 10, when: (c) => c.proof === 'available', so: (c) => ({ action: 'prove', reason: unclear(c) }) },
    {
        row: 10,
        when: (c) => c.proof === 'landed',
        so: (c) => skip(`${unclear(c)}, and its proof says that it took effect`),
    },
    {
        row: 10,
        when: (c) => c.proof === 'not-landed',
        so: (c) => run(`${unclear(c)}, and its proof says that it did not take effect`),
    },
    { row: 10, when: () => true, so: (c) => whenUnknown(c, unclear(c)) },
];
/** Decides what happens to a step. Pure: the same situation always gets the same answer. */
function decide(situation) {
    const unit = (0,record/* entry */.f_)(situation.knowledge.document?.units, situation.step);
    const withheld = (unit?.withheld ?? []).map(({ kind, name, reason }) => `${kind} "${name}" was not stored (${reason})`);
    const c = { ...situation, unit, lost: [...withheld, ...situation.unrestorable] };
    for (const { row, when, so } of TABLE) {
        if (!when(c))
            continue;
        const decision = so(c);
        // Documents come from outside: what they say must not become a line, or a workflow command, of its own.
        return { row, ...decision, reason: (0,words/* oneLine */.TN)(decision.reason) };
    }
    throw new Error('The decision table has no last row.');
}
function run(reason) {
    return { action: 'run', reason };
}
function skip(reason) {
    return { action: 'skip', reason };
}
function fail(reason, fix) {
    return { action: 'fail', reason, fix };
}
function headOfOtherWork(c) {
    return c.knowledge.head !== null && c.knowledge.head.inputHash !== inputHash(c.work);
}
function coveredByHead(c) {
    const last = c.steps.indexOf(c.knowledge.head?.step ?? '');
    const own = c.steps.indexOf(c.step);
    return own !== -1 && own <= last && !headOfOtherWork(c);
}
function isMalformed(c) {
    return (0,record/* entry */.f_)(c.knowledge.malformedUnits, c.step) !== undefined;
}
function changed(c) {
    return c.unit?.fingerprint != null && c.unit.fingerprint !== c.fingerprint.value;
}
function onChanged(c) {
    const parts = changedParts(c.unit?.fingerprintParts, c.fingerprint.parts).join(', ');
    const reason = `it was done in attempt ${attemptOf(c)}, but has changed since (${parts})`;
    return c.onChange === 'fail'
        ? fail(reason, 'Set "on-change" to rerun or keep, or undo the change.')
        : run(reason);
}
function notRestorable(c) {
    const reason = `it was done in attempt ${attemptOf(c)}, but cannot be restored: ${c.lost.join('; ')}`;
    // A skip without what the step produced would starve the steps after it, so here "skip" fails too.
    return c.onUnknown === 'rerun'
        ? run(reason)
        : fail(reason, `Set "on-unknown: rerun" to do it again, or start fresh with "resume: false".`);
}
function whenUnknown(c, reason) {
    switch (c.onUnknown) {
        case 'rerun':
            return run(reason);
        case 'skip':
            return skip(`${reason}; "on-unknown: skip" counts it as done`);
        case 'fail':
            return fail(reason, 'Check whether it took effect. Then start fresh with "resume: false", or delete the checkpoint artifact.');
    }
}
/** The attempt that made the record; records of other tools have none. */
function attemptOf(c) {
    return c.unit?.attempt ?? 1;
}
function doneBefore(c) {
    const took = c.unit?.durationMs == null ? '' : ` in ${(0,words/* duration */.p0)(c.unit.durationMs)}`;
    const kept = changed(c) ? ', and "on-change: keep" keeps it although it has changed' : '';
    const partial = c.unit?.partial
        ? ' (what it wrote to environment, path or summary is not brought back)'
        : '';
    return `it was done in attempt ${attemptOf(c)}${took}${kept}${partial}`;
}
function failedBefore(c) {
    const note = c.unit?.note ? ` (${c.unit.note})` : '';
    return `it failed in attempt ${attemptOf(c)}${note}`;
}
function unclear(c) {
    const { unit } = c;
    const malformed = (0,record/* entry */.f_)(c.knowledge.malformedUnits, c.step);
    if (unit === undefined || malformed !== undefined) {
        const [first, ...others] = [...(malformed === undefined ? [] : [malformed]), ...c.knowledge.unread];
        // A reason has to stay short; the warning that came before has them all.
        return `whether it was done before could not be read: ${first}${others.length > 0 ? `; and ${others.length} more` : ''}`;
    }
    const started = `it was started in attempt ${attemptOf(c)}`;
    if (!unit.interrupted)
        return `${started} and its end was never recorded`;
    const after = unit.durationMs == null ? '' : ` after ${(0,words/* duration */.p0)(unit.durationMs)}`;
    return `${started} and interrupted by ${(0,record/* entry */.f_)(INTERRUPTERS, unit.interrupted.reason) ?? unit.interrupted.reason}${after}`;
}
/** A reason as a full sentence about a step: `it was done …` becomes `ai-complete was done …`. */
function aboutStep(step, reason) {
    return reason.startsWith('it ') ? `${step} ${reason.slice(3)}` : `${step}: ${reason}`;
}

// EXTERNAL MODULE: ./build/src/engine/read-document.js
var read_document = __nccwpck_require__(7410);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/limits.js
var limits = __nccwpck_require__(9646);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __nccwpck_require__(6848);
// EXTERNAL MODULE: ./build/src/store/run-file/presence.js
var presence = __nccwpck_require__(4057);
// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __nccwpck_require__(9763);
;// CONCATENATED MODULE: ./build/src/store/file/document-file.js








/** Reads a document from disk. Never throws: a file that is not there is `missing`, anything else has a reason. */
function readDocumentFile(file) {
    try {
        const stat = external_node_fs_.statSync(file);
        // Reading a pipe or a device might never end.
        if (!stat.isFile())
            return { kind: 'unreadable', reason: 'it is not a regular file' };
        if (stat.size > limits/* MAX_DOCUMENT_BYTES */.b) {
            return { kind: 'unreadable', reason: `it is larger than ${limits/* MAX_DOCUMENT_BYTES */.b} bytes` };
        }
        return (0,read_document/* readDocument */.u0)(external_node_fs_.readFileSync(file, 'utf8'));
    }
    catch (error) {
        return (0,presence/* isAbsence */.M)((0,store_errors/* errorCode */.CA)(error))
            ? { kind: 'missing' }
            : { kind: 'unreadable', reason: (0,errors/* describeError */.Uc)(error) };
    }
}
/**
 * Writes a document atomically and durably.
 * @throws StoreError when it could not be written; the old document is then still there.
 */
function writeDocumentFile(file, document) {
    writeFileAtomic(file, serializeDocument(document));
}
/** Whether something is there that is no file: a folder, a pipe, a device. None of them was meant as a document. */
function isNoFile(file) {
    try {
        return !external_node_fs_.statSync(file).isFile();
    }
    catch {
        return false;
    }
}
/** @throws StoreError for what is no file: moving or replacing it would do harm far beyond a document */
function refuseNoFile(file) {
    if (!isNoFile(file))
        return;
    throw new store_errors/* StoreError */.AD(`${file} is not a regular file.`, 'It is left as it is; name a file.');
}
/**
 * Moves a file that cannot be read out of the way, so that it can be looked at later. Returns where it is now.
 * @throws StoreError for what is no file
 */
function setAside(file, at) {
    refuseNoFile(file);
    const aside = `${file}.unreadable-${at.toISOString().replaceAll(':', '-')}`;
    (0,atomic_write/* rename */.$w)(file, aside);
    return aside;
}

;// CONCATENATED MODULE: ./build/src/library/run-options.js

/**
 * The name of a file.
 * @throws InvalidInputError for what is none; an empty one would be the working directory
 */
function givenFile(file) {
    if (typeof file === 'string' && file !== '' && !file.includes('\0'))
        return file;
    throw new errors/* InvalidInputError */.oC(`file is ${typeof file === 'string' ? JSON.stringify(file) : `no text, but ${typeof file}`}.`, 'Give the name of a file, or leave it out where it has a default.');
}
/**
 * A text, or a number as one. Of anything else, such as an object, no two could be told apart.
 * @throws InvalidInputError for what is neither
 */
function givenText(name, value) {
    if (typeof value === 'string' || Number.isFinite(value))
        return String(value);
    throw new errors/* InvalidInputError */.oC(`${name} is ${typeof value === 'object' ? 'an object' : String(value)}.`, 'Give a text, or leave it out.');
}
/**
 * The run that is meant, or an empty text when nobody says.
 * @throws InvalidInputError for what is no text and no number
 */
function givenRunId(options) {
    return givenText('runId', options.runId ?? process.env.GITHUB_RUN_ID ?? '');
}
/**
 * The attempt that is meant; undefined when nobody says.
 * @throws InvalidInputError for a number that is none
 */
function givenAttempt(options) {
    const runners = process.env.GITHUB_RUN_ATTEMPT;
    const attempt = options.attempt ?? (runners ? Number(runners) : undefined);
    if (attempt === undefined || (Number.isInteger(attempt) && attempt >= 1))
        return attempt;
    throw new errors/* InvalidInputError */.oC(`attempt is ${attempt}.`, 'Give a whole number from 1.');
}

;// CONCATENATED MODULE: ./build/src/effects/workflow-event.js

/**
 * What a workflow run works on, as the runner's environment says: the issue or pull request of the triggering event,
 * and the pull request's head, else the run's commit. Empty texts outside a workflow run.
 */
function workOfEvent(env) {
    const event = readEvent(env.GITHUB_EVENT_PATH);
    const pull = member(event, 'pull_request');
    const issue = member(member(event, 'issue'), 'number') ??
        member(pull, 'number') ??
        member(member(event, 'inputs'), 'issue_number');
    return {
        // By hand it may be given as people write it.
        issueNumber: scalar(issue).replace(/^#/, ''),
        commitSha: scalar(member(member(pull, 'head'), 'sha')) || (env.GITHUB_SHA ?? ''),
    };
}
/** Whether the repository is private, as far as the event tells; many events do, and the rest leave it open. */
function isPrivateRepository(env) {
    return member(member(readEvent(env.GITHUB_EVENT_PATH), 'repository'), 'private') === true;
}
function readEvent(file) {
    if (file === undefined || file === '')
        return {};
    try {
        return JSON.parse(external_node_fs_.readFileSync(file, 'utf8'));
    }
    catch {
        return {}; // no event, or none that can be read: the commit still identifies the work
    }
}
function member(value, name) {
    return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}
function scalar(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

;// CONCATENATED MODULE: ./build/src/library/work-options.js




/**
 * The hash of what a run works on.
 * @throws InvalidInputError for an `inputHash` that is none
 */
function inputHashOf(options) {
    if (options.inputHash !== undefined) {
        if (/^[0-9a-f]{64}$/.test(options.inputHash))
            return options.inputHash;
        throw new errors/* InvalidInputError */.oC(`inputHash is "${options.inputHash}".`, 'Give 64 lower-case hex characters, or issueNumber and commitSha in its place.');
    }
    return inputHash(workOf(options));
}
/**
 * What a run works on, where the hash itself is not given.
 * @throws InvalidInputError for what is no text and no number
 */
function workOf(options) {
    const event = workOfEvent(process.env);
    return {
        issueNumber: givenText('issueNumber', options.issueNumber ?? event.issueNumber),
        commitSha: givenText('commitSha', options.commitSha ?? event.commitSha),
    };
}

;// CONCATENATED MODULE: ./build/src/library/load-checkpoint.js





/**
 * Reads the checkpoint of an earlier execution. Null means: start from the beginning. That is so when there is no
 * file, when the checkpoint is about another issue or commit, when its step is not one of `steps`, and when the file
 * cannot be read; of the last two a warning says why. Never throws because of what a file contains.
 *
 * A run document, as the Action and `checkpoint run` write it, is read by its first five fields.
 *
 * @throws InvalidInputError for an option that makes no sense
 */
function loadCheckpoint(options) {
    const hash = inputHashOf(options);
    const steps = options.steps ?? DEFAULT_STEPS;
    const read = readDocumentFile(givenFile(options.file));
    if (read.kind === 'missing')
        return null;
    if (read.kind === 'unreadable')
        return discard(options.file, `it cannot be read: ${read.reason}`);
    const head = read.kind === 'head' ? read.head : headOf(read.document);
    if (head === null || head.inputHash !== hash)
        return null;
    if (!steps.includes(head.step))
        return discard(options.file, `it names an unknown step, "${head.step}"`);
    const { runId, step, attempt, inputHash, timestamp } = head;
    return { runId, step, attempt, inputHash, timestamp };
}
/** The checkpoint of a run document; null while its first step is not done. */
function headOf(document) {
    const { runId, step, attempt, inputHash, timestamp } = document;
    const read = (0,read_document/* readDocument */.u0)(JSON.stringify({ runId, step, attempt, inputHash, timestamp }));
    return read.kind === 'head' ? read.head : null;
}
function discard(file, why) {
    process.emitWarning(`The checkpoint in ${file} does not count, because ${why}.`, 'CheckpointWarning');
    return null;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/engine/step-name.js
/** What a step may be called, in words for an error's `fix`. */
const STEP_NAME_RULE = 'A step\'s name has letters, digits, "-", "_" and ".", at most 100 of them.';
function isStepName(name) {
    return /^[A-Za-z0-9_.-]{1,100}$/.test(name);
}

// EXTERNAL MODULE: ./build/src/engine/nesting.js
var nesting = __nccwpck_require__(638);
;// CONCATENATED MODULE: ./build/src/engine/scope.js




/** Stands in a stored matrix for a value that must not be stored. */
const WITHHELD = /^withheld:[0-9a-f]{16}$/;
/** A matrix may carry whole objects; in words, the beginning of each value is enough. */
const MAX_WORDS = 60;
/** The scope as a runner's variables tell it, which do not tell the matrix; without a runner it is empty. */
function scopeOfEnvironment(env) {
    const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@[^@]*$/, '');
    return {
        repository: env.GITHUB_REPOSITORY ?? '',
        workflow,
        calledWorkflow: workflow,
        job: env.GITHUB_JOB ?? '',
        matrix: 'null',
        key: '',
    };
}
/** sha256 hex that identifies the scope; matrix legs are compared as values, not as text. */
function scopeHash(scope) {
    const { repository, workflow, calledWorkflow, job, key } = scope;
    const matrix = mapMatrix(scope, (name, value) => digestOf(scope, name, value));
    return (0,hash/* sha256 */.s)((0,hash/* canonicalJson */.d)({ repository, workflow, calledWorkflow, job, matrix, key }));
}
/**
 * The scope as it may be stored and shown: matrix values that are secret are replaced by their digests, which leaves
 * the scope's own hash as it is.
 * @param isSecret gets a value's name, which is empty for a matrix that has none, and its text
 */
function withoutSecrets(scope, isSecret) {
    let found = false;
    const matrix = mapMatrix(scope, (name, value) => {
        if (!isSecret(name, textOf(value)))
            return value;
        found = true;
        return digestOf(scope, name, value);
    });
    return found ? { ...scope, matrix: JSON.stringify(matrix) } : scope;
}
/** The scope in words: `generate (node: 20), key docs`. One line, whatever a matrix holds. */
function describeScope(scope) {
    const matrix = matrixValue(scope.matrix);
    const values = isLeg(matrix)
        ? Object.entries(matrix).map(([name, value]) => `${name}: ${excerpt(textOf(value))}`)
        : [];
    const leg = values.length > 0 ? ` (${values.join(', ')})` : '';
    return oneLine(`${scope.job}${leg}${scope.key === '' ? '' : `, key ${scope.key}`}`);
}
/** Whether two scopes are legs of one matrix: alike in everything but its values. */
function areSiblings(a, b) {
    const job = ({ repository, workflow, calledWorkflow, job: name, key }) => canonicalJson({ repository, workflow, calledWorkflow, job: name, key });
    return job(a) === job(b) && isLeg(matrixValue(a.matrix)) && isLeg(matrixValue(b.matrix));
}
function mapMatrix({ matrix }, change) {
    const value = matrixValue(matrix);
    if (!isLeg(value))
        return change('', value);
    return (0,record/* record */.g1)(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}
/** A digest of more than the value, so that nobody can look it up in a table. */
function digestOf({ repository }, name, value) {
    if (typeof value === 'string' && WITHHELD.test(value))
        return value;
    return `withheld:${(0,hash/* sha256 */.s)((0,hash/* canonicalJson */.d)([repository, name, value])).slice(0, 16)}`;
}
function textOf(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function excerpt(text) {
    if (WITHHELD.test(text))
        return '(withheld)';
    return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text;
}
function isLeg(matrix) {
    return matrix !== null && typeof matrix === 'object' && !Array.isArray(matrix);
}
function matrixValue(matrix) {
    if (matrix.trim() === '')
        return null;
    try {
        const value = JSON.parse(matrix);
        return (0,nesting/* isNestedTooDeep */.k)(value) ? matrix : value;
    }
    catch {
        return matrix;
    }
}

;// CONCATENATED MODULE: ./build/src/engine/document-transitions.js



function createDocument(given) {
    return {
        runId: given.runId,
        inputHash: inputHash(given.work),
        schemaVersion: 2,
        id: `${given.runId}-${scopeHash(given.scope).slice(0, 12)}`,
        task: `${given.scope.repository} ${given.scope.workflow} ${given.scope.job}`.trim(),
        status: 'running',
        createdAt: given.at,
        updatedAt: given.at,
        finishedAt: null,
        units: (0,record/* record */.g1)(),
        phases: {},
        currentPhase: null,
        openItems: [],
        resolvedItems: [],
        result: null,
        lifecycle: {
            state: 'running',
            retryable: false,
            retry_of: null,
            interrupted_reason: null,
            recovered_at: null,
        },
        work: { ...given.work },
        scope: { ...given.scope },
        revision: { attempt: given.attempt, sequence: 0, nonce: '', writer: given.writer },
        order: [],
    };
}
/** The document that this attempt continues with: what was known before, under this attempt's own revision. */
function continueDocument(known, attempt, writer) {
    return { ...known, revision: { attempt, sequence: 0, nonce: '', writer } };
}
/** The attempt begins anew under its old number, as when a script is tried again: no step is used yet. */
function forgetUses(document) {
    const attempt = document.revision?.attempt ?? 1;
    const units = Object.entries(document.units).map(([name, unit]) => [name, unit.usedInAttempt === attempt ? { ...unit, usedInAttempt: 0 } : unit]);
    return { ...document, units: (0,record/* record */.g1)(units) };
}
/**
 * Gives the document its next revision. Call it once for each time the document is about to be kept anywhere;
 * a number is never used twice.
 */
function nextRevision(document, nonce) {
    const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '', writer: '' };
    return { ...document, revision: { ...revision, sequence: revision.sequence + 1, nonce } };
}
/** The number that the next revision of the document will have; see {@link nextRevision}. */
function upcomingSequence(document) {
    return (document.revision?.sequence ?? 0) + 1;
}
/** `step: done`: the work of this scope is complete. */
function finishRun(document, at) {
    return {
        ...document,
        status: 'done',
        updatedAt: at,
        finishedAt: at,
        lifecycle: { ...document.lifecycle, state: 'succeeded', retryable: false },
    };
}

;// CONCATENATED MODULE: ./build/src/engine/head.js


/**
 * The checkpoint of a document: the last step, in the job's order of use, before which every used step is done.
 * Null when the first used step is not (or no longer) done.
 */
function checkpointHead(document, runId, inputHash) {
    const isStale = staleness(document.units);
    let head = null;
    for (const step of document.order ?? []) {
        const unit = (0,record/* entry */.f_)(document.units, step);
        if (unit?.status !== 'done' || isStale(unit))
            break;
        head = {
            runId,
            step,
            attempt: unit.attempt ?? 1,
            inputHash,
            timestamp: unit.finishedAt ?? document.updatedAt ?? '',
        };
    }
    return head;
}
/** The document with the checkpoint that its units stand for now. Without an order of use it stays as it is. */
function withHead(document) {
    if (document.order === undefined)
        return document;
    const { runId = '', inputHash = '', step: _s, attempt: _a, timestamp: _t, ...body } = document;
    const head = checkpointHead(document, runId, inputHash);
    return head === null ? { runId, inputHash, ...body } : { ...head, ...body };
}
/** The document with its steps in this order, in place of the order of use. Steps that it does not name come behind. */
function orderedBy(document, steps) {
    const rank = new Map(steps.map((step, index) => [step, index]));
    const rankOf = (step) => rank.get(step) ?? steps.length;
    const order = [...(document.order ?? [])].sort((a, b) => rankOf(a) - rankOf(b));
    return withHead({ ...document, order });
}

;// CONCATENATED MODULE: ./build/src/engine/join.js



/**
 * Documents are ordered by the attempt and sequence inside them, never by time, artifact id or name
 * (design section 4, point 7). The nonce, and for documents without one the content, only make the order total.
 */
function join_compareRevisions(a, b) {
    const left = join_revisionOf(a);
    const right = join_revisionOf(b);
    return (left.attempt - right.attempt ||
        left.sequence - right.sequence ||
        compareTexts(left.nonce, right.nonce) ||
        join_compareContent(a, b));
}
/** An order without meaning, so that a choice between equals is always the same one. */
function join_compareContent(a, b) {
    return a === b ? 0 : compareTexts((0,hash/* canonicalJson */.d)(a), (0,hash/* canonicalJson */.d)(b));
}
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/**
 * Joins the documents of one scope, unit by unit. A unit that is done beats one that is not; of two that are alike in
 * this, the later by attempt and sequence counts, and of what is not done, also the latest progress. A record that
 * another one superseded does not count. Everything else is the latest document's, with the checkpoint that the joined
 * units stand for. The result does not depend on the order of `documents`. Null for an empty list.
 */
function join_joinDocuments(documents) {
    const sorted = [...documents].sort(join_compareRevisions);
    const latest = sorted.at(-1);
    if (latest === undefined || sorted.length === 1)
        return latest ?? null;
    const records = (0,record/* record */.g1)();
    for (const document of sorted) {
        for (const [name, unit] of Object.entries(document.units)) {
            const known = (0,record/* entry */.f_)(records, name);
            if (known === undefined)
                records[name] = [unit];
            else
                known.push(unit);
        }
    }
    const units = (0,record/* record */.g1)();
    for (const [name, candidates] of Object.entries(records))
        units[name] = best(candidates);
    const order = joinOrders(sorted);
    return withHead({ ...latest, units, ...(order.length > 0 ? { order } : {}) });
}
/**
 * A document with what others have written into its file meanwhile: the units joined, everything else as they have it.
 */
function takeIn(mine, theirs) {
    const { units, order, revision } = join_joinDocuments([mine, theirs]) ?? mine;
    return withHead({
        ...theirs,
        ...(mine.runId === undefined ? {} : { runId: mine.runId }),
        ...(mine.inputHash === undefined ? {} : { inputHash: mine.inputHash }),
        ...(order === undefined ? {} : { order }),
        ...(revision === undefined ? {} : { revision }),
        units,
    });
}
/**
 * Of the records of one unit, the one that counts. It takes over what all of them superseded, and every completion
 * before the latest one: a step that was done again must not fall back on its first result when the second one falls.
 */
function best(candidates) {
    const done = candidates.filter((unit) => unit.status === 'done');
    const latest = done.length > 0 ? done.reduce(higher) : null;
    const earlier = done.flatMap(({ completionId }) => completionId && completionId !== latest?.completionId ? [completionId] : []);
    const supersedes = new Set([...earlier, ...candidates.flatMap((unit) => unit.supersedes ?? [])]);
    const valid = candidates.filter((unit) => !unit.completionId || !supersedes.has(unit.completionId));
    // Only in damaged documents do records supersede each other in a circle; then none of them counts.
    const winner = withProgress(valid.length > 0 ? valid.reduce(higher) : NOTHING_COUNTS, candidates);
    return supersedes.size > (winner.supersedes?.length ?? 0)
        ? { ...winner, supersedes: [...supersedes].sort() }
        : winner;
}
/** A unit that is not done goes on from the latest progress, whichever record has it; one that is done needs none. */
function withProgress(winner, candidates) {
    if (winner.status === 'done')
        return winner;
    let latest = winner.progress;
    for (const { progress } of candidates) {
        if (progress !== undefined && (latest === undefined || isLater(progress, latest)))
            latest = progress;
    }
    return latest === winner.progress ? winner : { ...winner, progress: latest };
}
function isLater(a, b) {
    return (a.attempt - b.attempt || a.sequence - b.sequence || join_compareContent(a, b)) > 0;
}
const NOTHING_COUNTS = { status: 'pending' };
function higher(a, b) {
    return rank(a, b) > 0 ? a : b;
}
/** A total order: records that compare as equal differ in what they superseded at most. */
function rank(a, b) {
    return (Number(a.status === 'done') - Number(b.status === 'done') ||
        (a.attempt ?? 0) - (b.attempt ?? 0) ||
        (a.sequence ?? 0) - (b.sequence ?? 0) ||
        // Of two copies of one record, the one with less withheld.
        (b.withheld?.length ?? 0) - (a.withheld?.length ?? 0) ||
        (a.usedInAttempt ?? 0) - (b.usedInAttempt ?? 0) ||
        (a === b ? 0 : join_compareContent({ ...a, supersedes: null }, { ...b, supersedes: null })));
}
/** The latest document's order, then steps that only older ones know. */
function joinOrders(ascending) {
    const names = new Set();
    for (const document of [...ascending].reverse())
        for (const name of document.order ?? [])
            names.add(name);
    return [...names];
}
function join_revisionOf(document) {
    return document.revision ?? { attempt: document.attempt ?? 1, sequence: 0, nonce: '', writer: '' };
}

;// CONCATENATED MODULE: ./build/src/engine/run-document/changes-between.js


/** What makes `after` of `before`, unit by unit and field by field. Where a document stands in its event log is no part of it. */
function changesBetween(before, after) {
    const { units: unitsBefore, eventLog: _b, ...fieldsBefore } = before;
    const { units: unitsAfter, eventLog: _a, ...fieldsAfter } = after;
    return [
        ...changesOf([], fieldsBefore, fieldsAfter),
        ...changesOf(['units'], Object(unitsBefore), Object(unitsAfter)),
    ];
}
function changesOf(path, before, after) {
    const changed = Object.entries(after).filter(([name, value]) => value !== undefined && !isSame((0,record/* entry */.f_)(before, name), value));
    const deleted = Object.keys(before).filter((name) => (0,record/* entry */.f_)(after, name) === undefined);
    return [
        ...changed.map(([name, value]) => ({ op: 'set', path: [...path, name], value: value })),
        ...deleted.map((name) => ({ op: 'delete', path: [...path, name] })),
    ];
}
function isSame(one, other) {
    return one === other || (one !== undefined && (0,hash/* canonicalJson */.d)(one) === (0,hash/* canonicalJson */.d)(other));
}

;// CONCATENATED MODULE: ./build/src/engine/unreadable-units.js


/**
 * The document with a record for each unit that cannot be read, which says what is known: it was begun, and how it ended
 * is not known. Otherwise the units would be missing when the document is written again, and the next reader would take
 * them for steps that nobody has begun.
 * @param malformed their names, each with the reason
 */
function withUnreadableUnits(document, malformed) {
    const { attempt } = join_revisionOf(document);
    const standIns = Object.entries(malformed).map(([name, reason]) => [
        name,
        { status: 'in_progress', note: `its record could not be read: ${reason}`, attempt },
    ]);
    if (standIns.length === 0)
        return document;
    return { ...document, units: (0,record/* record */.g1)([...Object.entries(document.units), ...standIns]) };
}

// EXTERNAL MODULE: ./build/src/store/nonce.js
var store_nonce = __nccwpck_require__(8880);
;// CONCATENATED MODULE: ./build/src/store/clock.js
/**
 * Now, in ms, by a clock that only goes forward: for deadlines, which must hold when somebody sets the machine's clock.
 * The same in all threads of a process. `performance`, which would do as well, takes Node a ms to load.
 */
function steadyNow() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
}

// EXTERNAL MODULE: ./build/src/store/lock/lock-error.js
var lock_error = __nccwpck_require__(3635);
// EXTERNAL MODULE: ./build/src/store/file/read-at-once.js
var read_at_once = __nccwpck_require__(3584);
// EXTERNAL MODULE: ./build/src/store/lock/owner.js
var lock_owner = __nccwpck_require__(9008);
;// CONCATENATED MODULE: ./build/src/store/lock/lock-folder.js





const GENERATION = /^(\d{1,15})\.lock$/;
const TEMPORARY_SUFFIX = '.tmp';
const WAITING_SUFFIX = '.waiting';
const CONTESTED_SUFFIX = '.contested';
/**
 * Files of a lock are never synced: that would take longer than most changes. After a loss of power the last one is
 * there, as its name came into the file system's log, but it is empty, or full of zeros. So who lets go also gives it a
 * permission bit which means nothing for a file, and which comes into that log like the name. A second name would tell
 * as much, but then somebody slow, whose number is used again after the lock was retired, would release what belongs
 * to another. Where the bit is refused, the start of the machine or the lease decides.
 */
const LEFT = 0o1000;
/** The first line has a fixed length, so that it can be replaced by one write that nobody sees half of. */
const STATE = /^(held|free) (\d{10})\n/;
const STATE_LENGTH = 16;
function stateLine(state, pulse) {
    return `${state} ${String(pulse).padStart(10, '0')}\n`;
}
/** What is in the folder; null when there is none. */
function listLock(folder) {
    let names;
    try {
        names = external_node_fs_.readdirSync(folder);
    }
    catch (error) {
        if ((0,store_errors/* errorCode */.CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
    const generations = [];
    const waiting = [];
    const temporary = [];
    const contested = [];
    for (const name of names) {
        const generation = GENERATION.exec(name)?.[1];
        if (generation !== undefined)
            generations.push(Number(generation));
        else if (name.endsWith(TEMPORARY_SUFFIX))
            temporary.push(name);
        else if (name.endsWith(WAITING_SUFFIX))
            waiting.push(name);
        else if (name.endsWith(CONTESTED_SUFFIX))
            contested.push(name);
    }
    return { generations: generations.sort((a, b) => a - b), waiting, temporary, contested };
}
/**
 * Says, before a generation is taken from a holder whose death cannot be proven, that he may still write what he was about
 * to. It stays until a later holder has put that out of his reach.
 */
function contend(folder, generation) {
    external_node_fs_.writeFileSync(external_node_path_.join(folder, `${generation}${CONTESTED_SUFFIX}`), '');
}
function generationFile(folder, generation) {
    return external_node_path_.join(folder, `${generation}.lock`);
}
/** Says that whoever holds the lock has let go, in both ways that there are. */
function writeFree(descriptor, pulse) {
    external_node_fs_.writeSync(descriptor, stateLine('free', pulse), 0);
    external_node_fs_.fchmodSync(descriptor, external_node_fs_.fstatSync(descriptor).mode | LEFT);
}
function temporaryFile(folder, nonce) {
    return external_node_path_.join(folder, `${nonce}${TEMPORARY_SUFFIX}`);
}
function waitingFile(folder, nonce) {
    return external_node_path_.join(folder, `${nonce}${WAITING_SUFFIX}`);
}
/** Removes a file that may be gone already; `rmSync` would look at it first, and load more of Node. */
function removeFile(file) {
    try {
        external_node_fs_.unlinkSync(file);
    }
    catch (error) {
        if ((0,store_errors/* errorCode */.CA)(error) !== 'ENOENT')
            throw error;
    }
}
/** Null when it is gone by now. */
function readGeneration(folder, generation) {
    const read = readLockFile(generationFile(folder, generation));
    return read === null ? null : { ...read, generation };
}
/** The file of a generation, or of somebody who waits; null when it is gone by now. */
function readLockFile(file) {
    let descriptor;
    try {
        descriptor = external_node_fs_.openSync(file, read_at_once/* READ_AT_ONCE */.f);
    }
    catch (error) {
        // Windows refuses to open a file that is being removed.
        if ((0,store_errors/* errorCode */.CA)(error) === 'ENOENT' || (0,store_errors/* errorCode */.CA)(error) === 'EPERM')
            return null;
        throw error;
    }
    try {
        const { mtimeMs, mode } = external_node_fs_.fstatSync(descriptor);
        const text = external_node_fs_.readFileSync(descriptor, 'utf8');
        const state = STATE.exec(text);
        const owner = state === null ? null : parseOwner(text.slice(STATE_LENGTH));
        const isHeld = owner === null ? (mode & LEFT) === 0 : state?.[1] === 'held';
        return { isHeld, pulse: state?.[2] ?? String(text.length), owner, mtimeMs };
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}
function parseOwner(text) {
    try {
        return (0,lock_owner/* asOwner */.gv)(JSON.parse(text));
    }
    catch {
        return null;
    }
}
/**
 * Gives the waiting file the name of a generation, if nobody has it. Without hard links (FAT, some network folders)
 * the file is created under that name and then written: for a moment, or for ever if this process is killed right
 * there, it has no owner, and then only its lease tells others that it may be taken.
 * @returns the file's descriptor when it is another file than the waiting one; null when somebody has the name
 */
function claimGeneration(folder, generation, waiting, content) {
    const file = generationFile(folder, generation);
    try {
        external_node_fs_.linkSync(waiting, file);
        return { descriptor: undefined };
    }
    catch (error) {
        const code = (0,store_errors/* errorCode */.CA)(error);
        if (code === 'EEXIST')
            return null;
        if (code === 'ENOENT')
            throw error;
    }
    return createGeneration(file, content);
}
function createGeneration(file, content) {
    let descriptor;
    try {
        descriptor = external_node_fs_.openSync(file, 'wx');
    }
    catch (error) {
        if ((0,store_errors/* errorCode */.CA)(error) === 'EEXIST')
            return null;
        throw error;
    }
    try {
        external_node_fs_.writeSync(descriptor, content, 0);
        syncIfPossible(descriptor);
        return { descriptor };
    }
    catch (error) {
        external_node_fs_.closeSync(descriptor);
        external_node_fs_.rmSync(file, { force: true });
        throw error;
    }
}
/** Network folders may keep what is written on this machine for half a minute, or until the file is closed. */
function syncIfPossible(descriptor) {
    try {
        external_node_fs_.fdatasyncSync(descriptor);
    }
    catch {
        // Others see it later.
    }
}

;// CONCATENATED MODULE: ./build/src/store/lock/held-lock.js






/**
 * A look so short ago is as good as a new one: a process that is paused in between notices that by its clocks, and
 * nobody takes a lock before 40 seconds of silence.
 */
const RECENT_MS = 2;
/** A lock that this process holds. */
class HeldLock {
    #claim;
    #pulse = 0;
    #released = false;
    #checked = { at: 0, steadyAt: 0, isAwaited: false };
    constructor(claim) {
        this.#claim = claim;
    }
    get nonce() {
        return this.#claim.nonce;
    }
    /** See {@link Claim.follows}: when it is the nonce of a lock that we have left behind, nobody had it in between. */
    get follows() {
        return this.#claim.follows;
    }
    /**
     * Somebody who had the lock before may be alive, and not know that he has lost it: what he may still write to has to be
     * put out of his reach, before {@link settle}.
     */
    get isContested() {
        return this.#claim.contested.length > 0;
    }
    /** Only what was there when we took the lock: what came later is for who has taken it from us. */
    settle() {
        const { folder, contested } = this.#claim;
        for (const name of contested)
            external_node_fs_.rmSync(external_node_path_.join(folder, name), { force: true, recursive: true });
    }
    /**
     * A new name in the lock's folder for a file that is being written. Whoever holds the lock next removes it first, if
     * it is still there: it cannot get anywhere from a process that has lost its lock.
     */
    temporaryFile() {
        return temporaryFile(this.#claim.folder, (0,store_nonce/* newNonce */.Y)());
    }
    /**
     * Makes sure that nobody has taken the lock over; call it right before what would do harm then.
     * @param anew also when we have looked just now
     * @returns whether somebody waits for the lock
     * @throws LockLostError
     */
    check(anew = false) {
        const now = Date.now();
        const steady = steadyNow();
        const { at, steadyAt, isAwaited } = this.#checked;
        const isRecent = steady - steadyAt < RECENT_MS && Math.abs(now - at) < RECENT_MS;
        if (isRecent && !anew && !this.#released)
            return isAwaited;
        const { what, folder, generation } = this.#claim;
        const listing = this.#released ? null : listLock(folder);
        if (listing?.generations.at(-1) !== generation)
            throw new lock_error/* LockLostError */.yx(what);
        this.#checked = { at: now, steadyAt: steady, isAwaited: listing.waiting.length > 0 };
        return this.#checked.isAwaited;
    }
    /**
     * Gives a sign of life to those who cannot see this process. Call it every ten seconds. It never fails: without one,
     * somebody may take the lock after a while, and then {@link check} says so.
     */
    pulse() {
        if (this.#released)
            return;
        this.#pulse += 1;
        try {
            external_node_fs_.writeSync(this.#claim.descriptor, stateLine('held', this.#pulse), 0);
            syncIfPossible(this.#claim.descriptor);
        }
        catch {
            // The disk refuses.
        }
    }
    /**
     * Lets go. It never fails: whoever comes next finds the lock free, or its holder dead. The file stays until somebody
     * has the lock again: the numbers must never begin anew while anybody might still act on one of before.
     */
    release() {
        if (this.#released)
            return;
        this.#released = true;
        try {
            writeFree(this.#claim.descriptor, this.#pulse);
        }
        catch {
            // The disk refuses; then it is free when this process has ended.
        }
        finally {
            external_node_fs_.closeSync(this.#claim.descriptor);
        }
    }
    /** The same for a lock that nobody will want again, because what it locked is gone: nothing is left of it. */
    retire() {
        const { folder, generation } = this.#claim;
        try {
            this.check(true);
            for (const name of listLock(folder)?.temporary ?? [])
                external_node_fs_.unlinkSync(external_node_path_.join(folder, name));
            external_node_fs_.unlinkSync(generationFile(folder, generation));
            external_node_fs_.rmdirSync(folder);
        }
        catch {
            // It is not ours any more, or somebody waits for it after all.
        }
        this.release();
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./build/src/store/lock/process-identity.js
var process_identity = __nccwpck_require__(2417);
;// CONCATENATED MODULE: ./build/src/store/lock/sighting.js




/** Null when nobody has seen it like that, by our clock. */
function recallSighting(folder, generation, what) {
    try {
        const text = external_node_fs_.readFileSync(fileOf(folder, generation), 'utf8');
        const seen = JSON.parse(text);
        if (seen?.what !== what || seen.clock !== clockName())
            return null;
        const { since } = seen;
        return typeof since === 'number' && since <= steadyNow() ? since : null;
    }
    catch {
        return null;
    }
}
/** Never fails: without it, others watch from the beginning. */
function noteSighting(folder, generation, what, since) {
    const sighting = { what, clock: clockName(), since };
    try {
        external_node_fs_.writeFileSync(fileOf(folder, generation), JSON.stringify(sighting));
    }
    catch {
        // The disk is full.
    }
}
function fileOf(folder, generation) {
    return temporaryFile(folder, `${generation}.seen`);
}
function clockName() {
    const { host, timeNamespace } = (0,process_identity/* ownIdentity */.hY)(false);
    return `${host} ${(0,process_identity/* bootMark */.Mx)()} ${timeNamespace}`;
}

;// CONCATENATED MODULE: ./build/src/store/lock/lease-watch.js




/** Longer than the ten seconds between two signs of life: without one in that time there may be nobody. */
const OBSERVED_MS = 12_000;
/** Far longer than it takes to create a file and to write it. */
const WRITTEN_MS = 1000;
/** Watches a holder whose life or death cannot be proven. */
class LeaseWatch {
    #folder;
    /** Since when the lock has looked the way it does. */
    #seen = { what: '', since: 0, isNoted: false };
    constructor(folder) {
        this.#folder = folder;
    }
    /** Since when there was no sign of life before our eyes, by {@link steadyNow}. */
    get silentSince() {
        return this.#seen.since;
    }
    /** For how much longer there must not be one, in ms. */
    get leftMs() {
        return lock_error/* LEASE_MS */.Wf - (steadyNow() - this.#seen.since);
    }
    /**
     * Whether the holder has given no sign of life for so long that it does not count any more. Never decided by comparing the
     * clocks of two machines: either we have watched for all that time ourselves, or the file system, by its own clock,
     * has seen no sign for that long and we none for more than the time between two.
     * @param fileSystemNow the time by the clock of the file system, in ms
     */
    hasExpired(holder, fileSystemNow) {
        const { generation } = holder;
        const what = `${generation} ${holder.owner?.nonce} ${holder.pulse} ${holder.mtimeMs}`;
        if (this.#seen.what !== what) {
            const before = recallSighting(this.#folder, generation, what);
            this.#seen = { what, since: before ?? steadyNow(), isNoted: before !== null };
            return false;
        }
        if (!this.#seen.isNoted) {
            noteSighting(this.#folder, generation, what, this.#seen.since);
            this.#seen.isNoted = true;
        }
        const watched = steadyNow() - this.#seen.since;
        if (watched >= lock_error/* LEASE_MS */.Wf)
            return true;
        if (watched < (holder.owner === null ? WRITTEN_MS : OBSERVED_MS))
            return false;
        const age = fileSystemNow() - holder.mtimeMs;
        // What cannot be read after a loss of power is older than this start of the machine. Somebody who lives has either
        // written it already, or is just about to.
        if (holder.owner === null && age > external_node_os_.uptime() * 1000)
            return true;
        return watched >= OBSERVED_MS && age >= lock_error/* LEASE_MS */.Wf;
    }
}

;// CONCATENATED MODULE: ./build/src/store/lock/lock-attempt.js










const WAIT_MS = 20_000;
const SOON = 1;
/** Nobody who finds the lock free fails to get it for so long, however many try. */
const GRACE_MS = 5000;
/** Longer than those who wait sleep between two looks. */
const POLITE_MS = 40;
/** Longer than the pause between two looks at somebody whose life cannot be proven. */
const TICK_MS = 200;
/** Waiting files of processes that died are removed after a minute; whoever still waits touches its own before. */
const ABANDONED_MS = 60_000;
const TOUCH_MS = 15_000;
/** Looking for abandoned files costs a look at each, so where many wait, one in so many does it. */
const ONE_IN = 8;
const FEW = 3;
/** One process's way to a lock. Call {@link step} until it returns the lock; it says how long to sleep in between. */
class LockAttempt {
    #folder;
    #options;
    #started = steadyNow();
    #giveUpAt;
    #ticket = null;
    #watch;
    constructor(folder, options) {
        this.#folder = folder;
        this.#options = options;
        this.#watch = new LeaseWatch(folder);
        this.#giveUpAt = this.#started + (options.waitMs ?? WAIT_MS);
    }
    /** @returns the lock, or how many ms to wait before the next step */
    step() {
        try {
            const next = this.#step();
            if (next === SOON && this.#isHopeless)
                throw this.#useless();
            return next;
        }
        catch (error) {
            this.#discardTicket();
            if (error instanceof store_errors/* StoreError */.AD)
                throw error;
            const code = (0,store_errors/* errorCode */.CA)(error);
            // Whoever retired the lock has removed the folder while we were about to use it.
            if (code === 'ENOENT' && external_node_fs_.existsSync(external_node_path_.dirname(this.#folder))) {
                if (!this.#isHopeless)
                    return SOON;
                throw this.#useless();
            }
            const isThere = external_node_fs_.existsSync(this.#folder);
            if (code === 'ENOTDIR' && isThere)
                throw this.#inTheWay();
            if (code === 'EISDIR' && isThere)
                throw this.#useless();
            throw new store_errors/* StoreError */.AD(`Could not lock ${this.#options.what}: ${code || String(error)}.`, (0,store_errors/* fixForFileFault */.t1)(code), { cause: error });
        }
    }
    #timeLeft() {
        return this.#giveUpAt - steadyNow();
    }
    /** It was to be had at any moment, far beyond the time that there was. */
    get #isHopeless() {
        return this.#timeLeft() < -GRACE_MS;
    }
    #useless() {
        return new store_errors/* StoreError */.AD(`Could not lock ${this.#options.what}: its lock ${this.#folder} cannot be used as one.`, 'If nobody works on it, remove that.');
    }
    #inTheWay() {
        return new store_errors/* StoreError */.AD(`Could not lock ${this.#options.what}: ${this.#folder}, where its lock belongs, is not a folder.`, 'Move that away.');
    }
    #step() {
        const listing = this.#list();
        const top = listing.generations.at(-1);
        const holder = top === undefined ? null : readGeneration(this.#folder, top);
        if (top !== undefined && holder === null)
            return SOON; // somebody else has just gone on
        const ticket = this.#getTicket();
        if (holder?.isHeld) {
            const liveness = holder.owner === null ? 'unproven' : (0,lock_owner/* livenessOf */.l8)(holder.owner);
            if (liveness !== 'dead') {
                const hasExpired = liveness === 'unproven' && this.#watch.hasExpired(holder, () => this.#fileSystemNow(ticket));
                if (!hasExpired)
                    return this.#wait(holder, liveness, listing, ticket);
                contend(this.#folder, holder.generation);
            }
        }
        if (this.#goesLast(listing, ticket))
            return SOON;
        return this.#claim(holder, ticket) ?? SOON;
    }
    #list() {
        const listing = listLock(this.#folder);
        if (listing !== null)
            return listing;
        try {
            external_node_fs_.mkdirSync(this.#folder);
        }
        catch (error) {
            if ((0,store_errors/* errorCode */.CA)(error) !== 'EEXIST')
                throw error;
        }
        return { generations: [], waiting: [], temporary: [], contested: [] };
    }
    #goesLast({ waiting }, ticket) {
        if (!this.#options.polite || steadyNow() - this.#started > POLITE_MS)
            return false;
        return waiting.some((name) => name !== external_node_path_.basename(ticket.file));
    }
    /** @param before the file of the last holder, who has let go or is gone; null when there never was one */
    #claim(before, ticket) {
        const generation = (before?.generation ?? 0) + 1;
        const claimed = claimGeneration(this.#folder, generation, ticket.file, ticket.content);
        // On a network a claim may have succeeded although its answer got lost.
        const isOurs = claimed !== null || readGeneration(this.#folder, generation)?.owner?.nonce === ticket.nonce;
        if (!isOurs)
            return null;
        const after = this.#list();
        if (!this.#isNext(before, generation, after)) {
            // What we saw was long out of date, and this name only free because it had been used and removed.
            external_node_fs_.rmSync(generationFile(this.#folder, generation), { force: true });
            if (claimed?.descriptor !== undefined)
                external_node_fs_.closeSync(claimed.descriptor);
            return null;
        }
        this.#ticket = null;
        this.#tidy(generation, after, ticket);
        if (claimed?.descriptor !== undefined)
            external_node_fs_.closeSync(ticket.descriptor);
        return new HeldLock({
            what: this.#options.what,
            folder: this.#folder,
            generation,
            nonce: ticket.nonce,
            follows: before?.owner?.nonce ?? null,
            contested: after.contested,
            descriptor: claimed?.descriptor ?? ticket.descriptor,
        });
    }
    /**
     * Whether our generation really follows the one that we looked at. That one's file is removed before a later one
     * is, so as long as it is there, nobody has had our number before us.
     */
    #isNext(before, generation, listing) {
        if (listing.generations.at(-1) !== generation)
            return false;
        if (before === null)
            return listing.generations.length === 1;
        const now = readGeneration(this.#folder, before.generation);
        return now !== null && now.owner?.nonce === before.owner?.nonce && now.mtimeMs === before.mtimeMs;
    }
    #tidy(generation, listing, ticket) {
        const remove = (name) => {
            try {
                removeFile(external_node_path_.join(this.#folder, name));
            }
            catch {
                // A file that cannot be removed now is removed by one of the next. Others must not wait for that.
            }
        };
        remove(external_node_path_.basename(ticket.file));
        for (const name of listing.temporary)
            remove(name);
        for (const number of listing.generations)
            if (number < generation)
                remove(`${number}.lock`);
        if (listing.waiting.length > FEW && Math.random() * ONE_IN > 1)
            return;
        const now = external_node_fs_.fstatSync(ticket.descriptor).mtimeMs;
        for (const name of listing.waiting)
            if (this.#isAbandoned(name, now))
                remove(name);
    }
    #readWaiting(name) {
        try {
            return readLockFile(external_node_path_.join(this.#folder, name));
        }
        catch {
            return null; // it is no file that we have made
        }
    }
    #isAbandoned(name, now) {
        const waiting = this.#readWaiting(name);
        if (waiting === null)
            return false;
        if (waiting.owner !== null && (0,lock_owner/* livenessOf */.l8)(waiting.owner) === 'dead')
            return true;
        return now - waiting.mtimeMs > ABANDONED_MS;
    }
    #getTicket() {
        const now = steadyNow();
        if (this.#ticket !== null && now - this.#ticket.touchedAt < TOUCH_MS)
            return this.#ticket;
        if (this.#ticket !== null && external_node_fs_.fstatSync(this.#ticket.descriptor).nlink > 0) {
            external_node_fs_.writeSync(this.#ticket.descriptor, this.#ticket.content, 0);
            this.#ticket.touchedAt = now;
            return this.#ticket;
        }
        this.#discardTicket();
        const nonce = (0,store_nonce/* newNonce */.Y)();
        const owner = (0,lock_owner/* newOwner */.Eh)(nonce, this.#options.forLong ?? false);
        const content = `${stateLine('held', 0)}${JSON.stringify(owner)}\n`;
        const file = waitingFile(this.#folder, nonce);
        const descriptor = external_node_fs_.openSync(file, 'wx');
        this.#ticket = { nonce, file, descriptor, content, touchedAt: now };
        external_node_fs_.writeSync(descriptor, content, 0);
        return this.#ticket;
    }
    #discardTicket() {
        if (this.#ticket === null)
            return;
        const { file, descriptor } = this.#ticket;
        this.#ticket = null;
        try {
            external_node_fs_.closeSync(descriptor);
            external_node_fs_.rmSync(file, { force: true });
        }
        catch {
            // Others remove it after a while.
        }
    }
    /** By the clock of the file system, which may be another machine's. */
    #fileSystemNow({ descriptor, content }) {
        external_node_fs_.writeSync(descriptor, content, 0);
        return external_node_fs_.fstatSync(descriptor).mtimeMs;
    }
    #wait(holder, liveness, listing, { file }) {
        let left = this.#timeLeft();
        if (left <= 0) {
            this.#giveUp(holder, liveness);
            left = this.#timeLeft();
        }
        const others = listing.waiting.filter((name) => name !== external_node_path_.basename(file)).length;
        // The more wait, the less often each of them looks: whoever holds it needs the processor.
        const pause = (0.5 + Math.random()) * Math.min(25, 1 + others);
        return Math.min(left, liveness === 'alive' ? pause : Math.max(pause, 50));
    }
    /** Unless the holder seems to be gone, and it is only a matter of seconds until its lock may be taken. */
    #giveUp(holder, liveness) {
        const { what, waitMs } = this.#options;
        const { silentSince, leftMs } = this.#watch;
        const leaseEnd = silentSince + lock_error/* LEASE_MS */.Wf + TICK_MS;
        const isSilent = silentSince <= this.#started + WAIT_MS - OBSERVED_MS;
        if (waitMs === undefined && liveness === 'unproven' && isSilent && leaseEnd > this.#giveUpAt) {
            this.#giveUpAt = leaseEnd;
            return;
        }
        throw new lock_error/* LockedError */.by(what, this.#folder, holder.owner, liveness, leftMs);
    }
}

;// CONCATENATED MODULE: ./build/src/store/lock/lock.js

/**
 * Takes the lock that `folder` stands for; its parent has to exist. Of all processes exactly one has it. That of a
 * process which is provably dead is taken over at once.
 * @throws LockedError that names who has it; StoreError when the folder cannot be written
 */
async function takeLock(folder, options) {
    const attempt = new LockAttempt(folder, options);
    for (;;) {
        const next = attempt.step();
        if (typeof next !== 'number')
            return next;
        await new Promise((resolve) => setTimeout(resolve, next));
    }
}
/** The same, for callers that cannot wait for a promise: the thread sleeps while it waits. */
function takeLockSync(folder, options) {
    const attempt = new LockAttempt(folder, options);
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    for (;;) {
        const next = attempt.step();
        if (typeof next !== 'number')
            return next;
        Atomics.wait(sleeper, 0, 0, next);
    }
}

;// CONCATENATED MODULE: ./build/src/store/run-file/keepers.js
/** Whoever in this process keeps a lock without using it right now, by the lock's folder. */
const keepers = new Map();
function addKeeper(lock, keeper) {
    const present = keepers.get(lock) ?? new Set();
    keepers.set(lock, present.add(keeper));
}
function removeKeeper(lock, keeper) {
    const present = keepers.get(lock);
    present?.delete(keeper);
    if (present?.size === 0)
        keepers.delete(lock);
}
/** Nobody in this process keeps that lock any more: who waits for it asleep would wait for itself. */
function askKeepers(lock) {
    for (const keeper of keepers.get(lock) ?? [])
        keeper.yield();
}

;// CONCATENATED MODULE: ./build/src/store/run-file/out-of-reach.js



/**
 * Somebody whose death could not be proven has lost the lock, and may still be about to write. A document is renamed from
 * the lock's folder, which fails for him now. A log is appended to: so it becomes another file with the same content.
 * What he still appends reaches nobody, and as he looks at his lock once more after that, it is not acknowledged.
 * An index is changed in place; it is made anew.
 * @throws LockLostError; StoreError when the log could not be copied
 */
function putOutOfReach({ eventLog, index }, lock) {
    if (!lock.isContested)
        return;
    try {
        external_node_fs_.rmSync(index, { force: true });
        if (external_node_fs_.existsSync(eventLog)) {
            const log = external_node_fs_.realpathSync.native(eventLog);
            (0,atomic_write/* copyFileAtomic */.Vh)(log, log, {
                temporary: lock.temporaryFile(),
                beforeRename: () => lock.check(true),
            });
        }
        lock.settle();
    }
    catch (error) {
        throw error instanceof store_errors/* StoreError */.AD ? error : (0,atomic_write/* writeFault */.ii)(eventLog, error);
    }
}

;// CONCATENATED MODULE: ./build/src/store/run-file/locked.js




/** Also somebody who claims a lock by what was true a moment ago, and lets go at once, looks as if it had taken ours. */
const TRIES = 10;
/** Does something while no other process changes the document. */
async function locked_withRunLock(places, work) {
    for (let tries = 1;; tries += 1) {
        askKeepers(places.lock);
        const done = holding(places, await takeLock(places.lock, { what: places.name }), work, tries);
        if (done !== null)
            return done.result;
    }
}
/** The same, for callers that cannot wait for a promise. */
function withRunLockSync(places, waitMs, work) {
    for (let tries = 1;; tries += 1) {
        askKeepers(places.lock);
        const done = holding(places, takeLockSync(places.lock, { what: places.name, waitMs }), work, tries);
        if (done !== null)
            return done.result;
    }
}
/** Null when the lock got lost. Then nothing was written, so it can be done again from what is there now. */
function holding(places, lock, work, tries) {
    try {
        putOutOfReach(places, lock);
        return { result: work(lock) };
    }
    catch (error) {
        if (error instanceof lock_error/* LockLostError */.yx && tries < TRIES)
            return null;
        throw error;
    }
    finally {
        lock.release();
    }
}

// EXTERNAL MODULE: ./build/src/store/run-file/missing.js
var run_file_missing = __nccwpck_require__(4718);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __nccwpck_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/open-state.js + 7 modules
var open_state = __nccwpck_require__(4189);
// EXTERNAL MODULE: ./build/src/store/run-file/endings.js
var endings = __nccwpck_require__(6254);
;// CONCATENATED MODULE: ./build/src/store/run-file/places.js





/** As many as the system itself follows. */
const MAX_LINKS = 40;
function places_placesOf(name) {
    const file = realFile(external_node_path_.resolve(name));
    const { document, lock, eventLog, index } = (0,endings/* endingsFor */.U)(file);
    const stem = file.slice(0, file.length - document.length);
    return {
        name,
        file,
        lock: stem + lock,
        eventLog: stem + eventLog,
        index: stem + index,
    };
}
function realFile(file) {
    try {
        return external_node_fs_.realpathSync.native(file);
    }
    catch {
        return throughLinks(file, MAX_LINKS) ?? file;
    }
}
/** Of a link whose file is not there: where that would be. Null when links lead in a circle, or to what cannot be reached. */
function throughLinks(file, links) {
    let target;
    try {
        target = external_node_fs_.readlinkSync(file);
    }
    catch (error) {
        return (0,presence/* isAbsence */.M)((0,store_errors/* errorCode */.CA)(error)) || (0,store_errors/* errorCode */.CA)(error) === 'EINVAL' ? file : null;
    }
    return links === 0 ? null : throughLinks(external_node_path_.resolve(realFile(external_node_path_.dirname(file)), target), links - 1);
}

;// CONCATENATED MODULE: ./build/src/store/run-file/open-run.js








/** The lock is kept so long without a change: taking it again takes about as long as a change does. */
const IDLE_MS = 25;
/** The lock is kept so long although somebody waits: many changes take less time together than one by one, in turns. */
const TURN_MS = 40;
/** Who has nothing to do right now must not use up its turn. */
const PAUSE_MS = 1;
const PULSE_MS = 10_000;
const open_run_TRIES = 10;
/**
 * A run document that this process goes on changing. It keeps the document's lock from one change to the next while
 * it is at work and nobody else waits, which makes changes several times as fast as `changeRun`.
 */
class RunFile {
    #places;
    #lock = null;
    #state = null;
    /** Of the lock under which the state was last right. */
    #nonce = '';
    /** Somebody waited, so we let go; now it is their turn. */
    #yielded = false;
    #pulsedAt = 0;
    /** Since when somebody has been waiting; 0 when nobody is. */
    #awaitedSince = 0;
    #idle;
    #queue = Promise.resolve();
    #timesOpened = 0;
    constructor(places) {
        this.#places = places;
        addKeeper(places.lock, this);
    }
    /** @throws NotFoundError when there is no such file; RefusedError when it cannot be read */
    static async open(file) {
        const run = new RunFile(places_placesOf(file));
        try {
            await run.change(() => []);
            return run;
        }
        catch (error) {
            removeKeeper(run.#places.lock, run);
            throw error;
        }
    }
    /**
     * Applies one change, durably, before it returns. Changes are made in the order in which they were asked for.
     * @returns the view after the change
     */
    change(change) {
        const changed = this.#queue.then(() => this.#change(change));
        this.#queue = changed.catch(() => { });
        return changed;
    }
    /** Grows when the document is read anew: somebody else may have changed it, or something went wrong. */
    get timesOpened() {
        return this.#timesOpened;
    }
    /** The document as it is now. */
    document() {
        return (this.#state === null || this.#lock === null ? (0,read_event_logged/* readEventLogged */.n)(this.#places) : this.#state.view).document();
    }
    /** Afterwards the document alone tells everything, and nothing is kept. */
    async close() {
        await this.#queue;
        try {
            if (this.#state?.isExact === false)
                (await this.#take()).finish();
        }
        finally {
            this.#drop();
            removeKeeper(this.#places.lock, this);
        }
    }
    yield() {
        clearTimeout(this.#idle?.timer);
        this.#idle = undefined;
        this.#awaitedSince = 0;
        if (this.#lock === null)
            return;
        this.#state?.pause();
        this.#lock.release();
        this.#lock = null;
    }
    async #change(change) {
        for (let tries = 1;; tries += 1) {
            const state = await this.#take();
            try {
                const at = new Date().toISOString();
                const operations = change(state.view, at);
                if (operations.length > 0)
                    state.commit(operations, at);
                else
                    state.makeDurable();
                const view = state.lastingView();
                this.#afterChange();
                return view;
            }
            catch (error) {
                // Whatever went wrong, the next change verifies anew what is on the disk.
                this.#drop();
                if (!(error instanceof lock_error/* LockLostError */.yx) || tries === open_run_TRIES)
                    throw error;
            }
        }
    }
    async #take() {
        if (this.#lock !== null && this.#state !== null)
            return this.#state;
        askKeepers(this.#places.lock);
        const { name, lock: folder } = this.#places;
        const lock = await takeLock(folder, { what: name, forLong: true, polite: this.#yielded });
        this.#lock = lock;
        this.#pulsedAt = steadyNow();
        this.#yielded = false;
        try {
            putOutOfReach(this.#places, lock);
            const isOurs = lock.follows === this.#nonce && this.#state?.isCurrent();
            this.#nonce = lock.nonce;
            if (!isOurs || this.#state === null) {
                this.#state?.dispose();
                this.#state = null;
                this.#state = (0,open_state/* openState */.G)(this.#places, () => this.#lock ?? lock);
                this.#timesOpened += 1;
            }
            return this.#state;
        }
        catch (error) {
            this.#drop();
            throw error;
        }
    }
    #afterChange() {
        const lock = this.#lock;
        if (lock === null)
            return;
        const now = steadyNow();
        const isAwaited = lock.check();
        if (!isAwaited)
            this.#awaitedSince = 0;
        else if (this.#awaitedSince === 0)
            this.#awaitedSince = now;
        else if (now - this.#awaitedSince > TURN_MS) {
            this.#yielded = true;
            this.yield();
            return;
        }
        if (now - this.#pulsedAt > PULSE_MS) {
            lock.pulse();
            this.#pulsedAt = now;
        }
        this.#yieldAfter(isAwaited ? PAUSE_MS : IDLE_MS);
    }
    #yieldAfter(ms) {
        if (this.#idle?.ms === ms) {
            this.#idle.timer.refresh();
            return;
        }
        clearTimeout(this.#idle?.timer);
        this.#idle = { ms, timer: setTimeout(() => this.yield(), ms).unref() };
    }
    #drop() {
        this.#state?.pause();
        this.#state?.dispose();
        this.#state = null;
        this.yield();
    }
}

// EXTERNAL MODULE: ./build/src/store/archive-run.js
var archive_run = __nccwpck_require__(3973);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __nccwpck_require__(4100);
// EXTERNAL MODULE: ./build/src/store/run-file/whole-document.js
var whole_document = __nccwpck_require__(4835);
// EXTERNAL MODULE: ./build/src/store/file/stamp.js
var stamp = __nccwpck_require__(3945);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __nccwpck_require__(5766);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-ends.js
var log_ends = __nccwpck_require__(1743);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-events.js + 1 modules
var read_events = __nccwpck_require__(219);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-file.js
var log_file = __nccwpck_require__(3039);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/paired-snapshot.js
var paired_snapshot = __nccwpck_require__(3410);
// EXTERNAL MODULE: ./build/src/store/run-file/replay.js
var replay = __nccwpck_require__(8743);
// EXTERNAL MODULE: ./build/src/store/run-file/write-under-lock.js
var write_under_lock = __nccwpck_require__(7572);
;// CONCATENATED MODULE: ./build/src/store/run-file/rebuild-run.js
















/**
 * Makes the document from its event log again, of which every line is verified.
 * @throws NotFoundError when there is no event log; DamagedLogError that names the line; RefusedError when the document
 *   there belongs to another log, or contains events that this one does not
 */
async function rebuildRun(file) {
    const places = placesOf(file);
    if (!isThere(places.eventLog, places.eventLog))
        throw noLog(places);
    return withRunLock(places, (lock) => rebuildUnderLock(places, lock));
}
/** The same for the holder of the lock. */
function rebuildUnderLock(places, lock) {
    refuseWhatIsNoFile(places);
    const log = log_file/* LogFile */.$.open(places.eventLog, () => lock, { sequence: 0, offset: 0, hash: '' });
    if (log === null)
        throw noLog(places);
    try {
        const working = (0,replay/* replay */.e)(log, (from, onBatch) => {
            log.end = from;
            log.catchUp(onBatch);
            return log.end;
        });
        checkPresent(places, log);
        log.cutTornLine();
        const kept = keepCopy(places);
        // A document must never contain what its log may lose.
        log.makeDurable();
        (0,write_under_lock/* writeUnderLock */.N)(places.file, (0,snapshot/* encodeSnapshot */.hX)(working.stored, log.end), lock);
        // Without an index, the next process takes longer, so nothing depends on it.
        external_node_fs_.rmSync(places.index, { force: true, recursive: true });
        return { events: log.end.sequence, kept, view: openedView(places, lock) };
    }
    finally {
        log.close();
    }
}
/** What the document there has, and the log has not, must not get lost. */
function checkPresent(places, log) {
    const present = readDocumentFile(places.file);
    if (present.kind !== 'document')
        return;
    const { id, createdAt = '' } = present.document;
    const position = (0,snapshot/* positionIn */.Nu)(present.stored);
    const isInLog = position !== null && (0,log_ends/* hashBefore */.e)(log.descriptor, position.offset) === position.hash;
    if (isInLog)
        return; // whatever else was edited, also its name
    if ((0,event_log_event/* startOf */.GH)(id, createdAt).hash !== (0,log_ends/* firstPrevious */.o)(log.descriptor))
        throw (0,paired_snapshot/* mismatch */.J4)(places, 'foreign');
    // What was edited may say anything of where it stands; of that, a copy is kept.
    if (position !== null && (0,snapshot/* isIntactSnapshot */.sO)(external_node_fs_.readFileSync(places.file)))
        throw (0,paired_snapshot/* mismatch */.J4)(places, 'short');
}
/** A pipe would be waited for, and then be gone. */
function refuseWhatIsNoFile({ name, file }) {
    const stat = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    if (stat === undefined || stat.isFile())
        return;
    throw new errors/* RefusedError */.fk(`${name} is not a regular file.`, 'Move it away; then the document can be made.');
}
function keepCopy({ file }) {
    if (!external_node_fs_.existsSync(file) || (0,snapshot/* isIntactSnapshot */.sO)(external_node_fs_.readFileSync(file)))
        return null;
    const kept = `${file}.before-rebuild-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        external_node_fs_.copyFileSync(file, kept, external_node_fs_.constants.COPYFILE_EXCL);
    }
    catch (error) {
        throw (0,atomic_write/* writeFault */.ii)(kept, error);
    }
    return kept;
}
function openedView(places, lock) {
    const state = (0,open_state/* openState */.G)(places, () => lock);
    try {
        state.pause();
        return state.lastingView();
    }
    finally {
        state.dispose();
    }
}
function noLog({ name, eventLog }) {
    return new store_errors/* NotFoundError */.m_(`${name} has no event log ${eventLog}.`, 'Only documents made with "checkpoint init --event-log" have one.');
}

;// CONCATENATED MODULE: ./build/src/store/run-file/whole-run.js














/** A run document and its event log, for those who read and write it as a whole. Never throws, like `readDocumentFile`. */
function readWholeRun(places) {
    const read = readDocumentFile(places.file);
    if (read.kind !== 'document' || (0,snapshot/* positionIn */.Nu)(read.stored) === null)
        return read;
    try {
        const view = (0,read_event_logged/* readEventLogged */.n)(places);
        const malformed = { ...view.malformed() };
        return { kind: 'document', document: view.document(), malformed, stored: view.stored() };
    }
    catch (error) {
        if (error instanceof store_errors/* NotFoundError */.m_)
            return { kind: 'missing' };
        return { kind: 'unreadable', reason: (0,errors/* describeError */.Uc)(error) };
    }
}
/** Tells whether the document, or its event log, is another one than before, or was written to. */
function stampOfRun({ file, eventLog }) {
    return `${(0,stamp/* stampOf */.Z)(file)}|${(0,stamp/* stampOf */.Z)(eventLog)}`;
}
/**
 * Makes the file hold this document: by the event that leads to it, where there is an event log.
 * @throws StoreError when it could not be written
 */
function writeWholeRun(places, lock, document) {
    try {
        // The document may have gone while the work went on; its log has what others recorded meanwhile.
        const isGone = !external_node_fs_.existsSync(places.file);
        if (isGone && isLogOfDocument(places, document))
            rebuildUnderLock(places, lock);
        if (external_node_fs_.existsSync(places.eventLog) && external_node_fs_.existsSync(places.file))
            writeChanges(places, lock, document);
        else
            (0,whole_document/* writeWholeDocument */.i)(places, lock, (0,snapshot/* withoutPosition */.Wi)(document));
    }
    catch (error) {
        if (!(error instanceof errors/* RefusedError */.fk || error instanceof errors/* InvalidInputError */.oC))
            throw error;
        throw new store_errors/* StoreError */.AD(error.message, error.fix, { cause: error });
    }
}
function isLogOfDocument({ eventLog }, { id, createdAt = '' }) {
    const source = (0,read_events/* openSource */.oD)(eventLog);
    if (source === null)
        return false;
    try {
        return (0,log_ends/* firstPrevious */.o)(source.descriptor) === (0,event_log_event/* startOf */.GH)(id, createdAt).hash;
    }
    finally {
        external_node_fs_.closeSync(source.descriptor);
    }
}
function writeChanges(places, lock, document) {
    const state = (0,open_state/* openState */.G)(places, () => lock);
    try {
        const operations = changesBetween(state.view.stored(), document);
        if (operations.length > 0)
            state.commit(operations, new Date().toISOString());
        else
            state.makeDurable();
        state.pause();
    }
    finally {
        state.dispose();
    }
}

// EXTERNAL MODULE: ./build/src/engine/plain-document.js
var plain_document = __nccwpck_require__(280);
// EXTERNAL MODULE: ./build/src/engine/run-document/operations.js
var operations = __nccwpck_require__(5568);
// EXTERNAL MODULE: ./build/src/store/run-file/document-view.js
var document_view = __nccwpck_require__(39);
;// CONCATENATED MODULE: ./build/src/store/run-file/change-run.js










/** Larger ones take long anyway. */
const SMALL_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/**
 * Applies one change to a run document, durably, before it returns. Writers serialise on the document's lock. Small plain
 * documents, which most are, are changed with a fraction of the code that the others need to have loaded.
 * @param change may be called more than once
 * @returns the view after the change
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read, which leaves it as it is;
 *   InvalidInputError for a name that no file can have
 */
async function changeRun(file, change) {
    const places = placesOf(file);
    if (!isThere(places.name, places.file))
        throw missing(places);
    if (!fs.existsSync(places.eventLog)) {
        const view = await withRunLock(places, (lock) => changePlain(places, lock, change));
        if (view !== null)
            return view;
    }
    const { changeAny } = await __nccwpck_require__.e(/* import() */ 139).then(__nccwpck_require__.bind(__nccwpck_require__, 1139));
    return withRunLock(places, (lock) => changeAny(places, lock, change));
}
/** Null, and nothing is changed, when the document is not of the kind for which little code is enough. */
function changePlain(places, lock, change) {
    const present = readPlain(places);
    if (present === null)
        return null;
    const view = viewOf(places.name, present);
    const operations = change(view, new Date().toISOString());
    if (operations.length === 0) {
        // Nothing is left to be done, unless whoever did it died before it was durable.
        syncWritten(places.file);
        return view;
    }
    const changed = readPlainDocument(applyOperations(present.stored, operations));
    if (changed === null)
        return null;
    writeWholeDocument(places, lock, changed.stored);
    return viewOf(places.name, changed);
}
function readPlain({ file, eventLog }) {
    let value;
    try {
        const { size } = fs.statSync(file);
        // What is no regular file has no size.
        if (size === 0 || size > SMALL_BYTES || fs.existsSync(eventLog))
            return null;
        value = JSON.parse(fs.readFileSync(file, 'utf8'));
    }
    catch {
        return null;
    }
    const read = readPlainDocument(value);
    return read !== null && !Object.hasOwn(read.stored, 'eventLog') ? read : null;
}

;// CONCATENATED MODULE: ./build/src/store/run-file/run-file.js















/**
 * Makes a run document. Folders on the way are made. A run that is replaced goes into the archive, with its event log.
 * @param create is given what is there now, and returns the document or throws when that must not be replaced; it may
 *   be called more than once
 */
async function createRun(file, create, options = {}) {
    const places = places_placesOf(file);
    // What is refused is refused without a trace, also of folders and locks.
    (0,presence/* isThere */.$)(places.name, places.file);
    create(readWholeRun(places), new Date().toISOString());
    makeFolder(places);
    const { setEventLogAside, writeNewEventLog } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 1322));
    const { findLogAlone } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 106));
    return locked_withRunLock(places, (lock) => {
        const before = readWholeRun(places);
        // Only now: to whoever has no lock, a run that is just being made looks the same.
        const present = before.kind === 'missing' ? (findLogAlone(places, lock) ?? before) : before;
        const document = create(present, new Date().toISOString());
        const archive = () => {
            if (before.kind !== 'document')
                return (0,archive_run/* removeLeftovers */.DA)(places.file, lock);
            const archived = (0,archive_run/* archiveRun */.g8)(places.file, () => lock.check(true));
            options.onArchived?.(archived);
        };
        const setAside = () => {
            const aside = setEventLogAside(places);
            if (aside !== null)
                options.onSetAside?.(aside);
        };
        if (options.eventLog) {
            writeNewEventLog(places, lock, document, () => {
                archive();
                setAside();
            });
            writeIndex(places, lock);
        }
        else {
            (0,whole_document/* writeWholeDocument */.i)(places, lock, (0,snapshot/* withoutPosition */.Wi)(document), archive);
            setAside();
        }
        return document;
    });
}
/**
 * The document as it is now, with everything acknowledged, without a lock and without writing a byte.
 * @throws NotFoundError when there is no such file; RefusedError when it cannot be read
 */
async function readRun(file) {
    return (await viewRun(file)).document();
}
/** The same, with what of it could not be understood. */
async function viewRun(file, options = {}) {
    const places = placesOf(file);
    if (!isThere(places.name, places.file))
        throw missing(places);
    if (options.verifyAll !== true)
        return readEventLogged(places);
    return (await __nccwpck_require__.e(/* import() */ 807).then(__nccwpck_require__.bind(__nccwpck_require__, 3807))).readVerified(places, options.verifier);
}
/** So that the first change does not have to read the whole log. */
function writeIndex(places, lock) {
    const state = (0,open_state/* openState */.G)(places, () => lock);
    state.pause();
    state.dispose();
}
function makeFolder({ file }) {
    try {
        external_node_fs_.mkdirSync(external_node_path_.dirname(file), { recursive: true });
    }
    catch (error) {
        const isFile = (0,store_errors/* errorCode */.CA)(error) === 'EEXIST';
        throw (0,atomic_write/* writeFault */.ii)(file, isFile ? Object.assign(new Error(), { code: 'ENOTDIR' }) : error);
    }
}

;// CONCATENATED MODULE: ./build/src/store/file/document-journal.js




/**
 * Whether a document is that of our run.
 * @param isNumbered the number of our run counts: somebody gave it, or it has been written. Else whoever comes second to a
 *   new file goes on with the run that is there.
 */
function isOfOurRun(theirs, { runId, inputHash }, isNumbered) {
    const isSameWork = (theirs.inputHash ?? inputHash) === inputHash;
    return isSameWork && (!isNumbered || (theirs.runId ?? runId) === runId);
}
/**
 * Whether a document is the one that was in the file before: by what its event log begins with as well. One that was
 * made anew for the number that somebody gave our run goes on with it; one that was made by hand never had that number.
 */
function isSameDocument(theirs, ours, isNumbered) {
    if (theirs.id === ours.id && (theirs.createdAt ?? '') === (ours.createdAt ?? ''))
        return true;
    const isMadeForNumber = theirs.scope !== undefined && ours.scope !== undefined;
    return isNumbered && isMadeForNumber && theirs.runId === ours.runId;
}
/** The file holds something that must be neither changed nor replaced. */
function otherWork(file, { runId, id }) {
    return new store_errors/* StoreError */.AD(`${file} now holds the record of other work, of run ${runId ?? id ?? '(without a number)'}.`, 'Give each run a file of its own.');
}
/**
 * Whether an event log, which is all that is left of a run, is to be gone on with.
 * @param isOurs it is that of our run
 * @param seen the `stampOfRun` from before
 * @throws StoreError when it is that of another run, which was begun since
 */
function countsAlone(places, document, isOurs, seen) {
    const [, log] = stampOfRun(places).split('|');
    if (!isOurs && log !== seen.split('|')[1])
        throw otherWork(places.name, document);
    return isOurs;
}
/** Where there was a document is none any more, so that what only others knew is lost. */
function wasGone(file) {
    return `warning: ${file} was gone. It is written anew, with what this run knows.`;
}
/** Why a record could not be written. */
function asStoreError(file, error) {
    if (error instanceof store_errors/* StoreError */.AD)
        return error;
    if (error instanceof errors/* CheckpointError */.jg)
        return new store_errors/* StoreError */.AD(error.message, error.fix, { cause: error });
    return (0,atomic_write/* writeFault */.ii)(file, error);
}

// EXTERNAL MODULE: ./build/src/store/run-file/event-log/damage.js
var damage = __nccwpck_require__(6017);
;// CONCATENATED MODULE: ./build/src/store/file/restored-run.js













/**
 * Makes the document of a run again from its event log, when it is gone, or is there and does not go with the log. What
 * was there is kept beside it.
 * @param lock of the run
 * @returns whether the run is whole now. False: there is no event log of it, and nothing was changed
 * @throws RefusedError when the log is damaged, or does not have all that the document has; StoreError
 */
function restoreRun(places, lock, restoring) {
    if (isWhole(places))
        return true;
    refuseNoFile(places.file);
    if (!isLogOurs(places, restoring))
        return false;
    const { kept } = rebuildUnderLock(places, lock);
    restoring.say(kept === null
        ? `${places.name} was missing, and was made from its event log again.`
        : `${places.name} did not go with its event log, and was made again from it. What was there is now ${kept}.`);
    return true;
}
/** Whether there is a document, and it goes with its event log. */
function isWhole(places) {
    try {
        (0,read_event_logged/* readEventLogged */.n)(places);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* RefusedError */.fk || error instanceof store_errors/* NotFoundError */.m_)
            return false;
        throw error;
    }
}
/** @throws DamagedLogError for one that is, as far as can be told */
function isLogOurs(places, { document, isOurs }) {
    const source = (0,read_events/* openSource */.oD)(places.eventLog);
    if (source === null)
        return false;
    try {
        return isOurs((0,document_view/* requireDocument */.f$)(places.name, (0,read_document/* interpretDocument */.Ho)((0,replay/* replayAll */.R)(source))).document);
    }
    catch (error) {
        const isOthers = document !== null && startHash(document) !== (0,log_ends/* firstPrevious */.o)(source.descriptor);
        if (error instanceof damage/* DamagedLogError */.G && isOthers)
            return false;
        throw error;
    }
    finally {
        external_node_fs_.closeSync(source.descriptor);
    }
}
function startHash({ id, createdAt = '' }) {
    return (0,event_log_event/* startOf */.GH)(id, createdAt).hash;
}

;// CONCATENATED MODULE: ./build/src/store/file/event-journal.js

















/**
 * A document with an event log: a change is one line of it, however large the document is. The lock is let go after each
 * change, because what happens between two of them, a step, may itself wait for somebody who writes here.
 */
class EventJournal {
    #file;
    #places;
    #say;
    #document;
    #run = null;
    /** What the file holds of it. */
    #written = {};
    /** When the run was last read as a whole, as it counts that. */
    #opened = 0;
    #seen;
    #isNumbered;
    /** The file is missing, or holds another run, which goes into the archive, as long as it is what it was when we began. */
    #isNew;
    /** It was there, and has vanished. */
    #isGone = false;
    #hasWritten = false;
    /** This document was in the file: another one there is another run. */
    #hasJoined;
    #queue = Promise.resolve();
    constructor({ file, document, seen, isNew, isNumbered, say }) {
        this.#file = file;
        this.#places = places_placesOf(file);
        this.#document = document;
        this.#seen = seen;
        this.#isNumbered = isNumbered;
        this.#isNew = isNew;
        this.#hasJoined = !isNew;
        this.#say = say;
    }
    get document() {
        return this.#document;
    }
    look() {
        const stamp = stampOfRun(this.#places);
        if (stamp === this.#seen)
            return;
        const read = readWholeRun(this.#places);
        if (read.kind !== 'document' || !this.#isOurs(read.document))
            return;
        this.#takeIn(withUnreadableUnits(read.document, read.malformed));
        this.#seen = stamp;
    }
    note(change) {
        this.#document = change(this.#document);
    }
    /** One after the other, each on what the one before has made. */
    update(change) {
        const updated = this.#queue.then(() => this.#mending(() => this.#update(change)));
        this.#queue = updated;
        return updated;
    }
    async close() {
        await this.#queue;
        return this.#mending(async () => {
            // Also when nothing was written here: who wrote the last event may have died before the document had it.
            if (!this.#isNew)
                this.#run ??= await RunFile.open(this.#file);
            else if (this.#hasWritten)
                await this.#create((document) => document);
            await this.#run?.close();
            this.#run = null;
        });
    }
    /** Does it, if need be a second time, when what stood in the way was put right. Gives why it could not be done. */
    async #mending(work) {
        try {
            await work().catch(async (error) => {
                const isLost = error instanceof errors/* RefusedError */.fk || !external_node_fs_.existsSync(this.#places.file);
                if (!isLost || !(await this.#mend()))
                    throw error;
                await work();
            });
            return null;
        }
        catch (error) {
            return asStoreError(this.#file, error);
        }
    }
    /** Puts the run right whose document is gone, or does not go with its event log. Gives whether that was possible. */
    async #mend() {
        const isOurs = (document) => countsAlone(this.#places, document, this.#isOurs(document), this.#seen);
        external_node_fs_.mkdirSync(external_node_path_.dirname(this.#places.file), { recursive: true });
        return locked_withRunLock(this.#places, (lock) => {
            if (restoreRun(this.#places, lock, { document: this.#document, isOurs, say: this.#say }))
                return true;
            if (external_node_fs_.existsSync(this.#places.file))
                return false;
            this.#isGone ||= !this.#isNew;
            this.#isNew = true;
            this.#seen = stampOfRun(this.#places);
            return true;
        });
    }
    async #update(change) {
        if (this.#isNew && (await this.#create(change)))
            return;
        this.#run ??= await RunFile.open(this.#file);
        await this.#append(this.#run, change);
    }
    /** False when somebody else has made this run's document meanwhile. */
    async #create(change) {
        const tentative = this.#tentative(change);
        let isLocked = false;
        const create = (present) => {
            if (stampOfRun(this.#places) !== this.#seen)
                this.#refuseOthers(present);
            // The first time is before the lock is held, when nothing can be decided yet.
            const document = isLocked ? tentative.apply() : this.#document;
            isLocked = true;
            return document;
        };
        try {
            const onArchived = (archived) => this.#say(`the run that was in ${this.#file} is now ${archived}.`);
            const onSetAside = (aside) => this.#say(`the event log that was beside ${this.#file} is now ${aside}.`);
            const created = await createRun(this.#file, create, { eventLog: true, onArchived, onSetAside });
            this.#keepInMind(created);
            if (this.#isGone)
                this.#say(wasGone(this.#file));
            this.#isGone = false;
            return true;
        }
        catch (error) {
            tentative.undo();
            if (error instanceof MadeMeanwhile) {
                this.#isNew = false;
                return false;
            }
            throw error;
        }
    }
    #refuseOthers(present) {
        if (present.kind === 'missing' || present.kind === 'log') {
            // All that is left of a run that others have made may be its event log.
            if (external_node_fs_.existsSync(this.#places.eventLog))
                throw (0,run_file_missing/* missing */.L)(this.#places);
            return;
        }
        if (present.kind === 'document' && this.#isOurs(present.document))
            throw new MadeMeanwhile();
        if (present.kind === 'document')
            throw otherWork(this.#file, present.document);
        throw new store_errors/* StoreError */.AD(`${this.#file} now holds something else.`, 'Give each run a file of its own.');
    }
    async #append(run, change) {
        const tentative = this.#tentative(change);
        let document = this.#document;
        try {
            await run.change((view) => {
                tentative.undo();
                if (run.timesOpened !== this.#opened) {
                    const theirs = view.document();
                    if (!this.#isOurs(theirs))
                        throw otherWork(this.#file, theirs);
                    this.#takeIn(withUnreadableUnits(theirs, view.malformed()));
                    this.#written = view.stored();
                    this.#opened = run.timesOpened;
                }
                document = tentative.apply();
                return changesBetween(this.#written, document);
            });
        }
        catch (error) {
            tentative.undo();
            throw error;
        }
        this.#keepInMind(document);
        run.yield();
    }
    /** A change that counts once it is written. Others may note something at any time, and that is kept. */
    #tentative(change) {
        let before = null;
        let after = null;
        const undo = () => {
            if (before !== null && this.#document === after)
                this.#document = before;
            before = null;
        };
        const apply = () => {
            undo();
            before = this.#document;
            after = nextRevision(change(before), (0,store_nonce/* newNonce */.Y)());
            this.#document = after;
            return after;
        };
        return { apply, undo };
    }
    #keepInMind(written) {
        this.#written = written;
        this.#seen = stampOfRun(this.#places);
        this.#isNew = false;
        this.#hasWritten = true;
        this.#hasJoined = true;
    }
    #isOurs(theirs) {
        // A run that was made by hand has no number, so that only the document itself tells that it is another one.
        if (this.#hasJoined && !isSameDocument(theirs, this.#document, this.#isNumbered))
            return false;
        return isOfOurRun(theirs, this.#document, this.#isNumbered || this.#hasWritten);
    }
    #takeIn(theirs) {
        // Who comes second to a new file goes on with the run that is there: its number is part of what steps are told.
        const runId = this.#hasWritten ? this.#document.runId : (theirs.runId ?? this.#document.runId);
        this.#document = takeIn(runId === undefined ? this.#document : { ...this.#document, runId }, theirs);
        this.#isNew = false;
        this.#hasJoined = true;
    }
}
class MadeMeanwhile extends Error {
}

// EXTERNAL MODULE: ./build/src/store/run-file/event-log/new-event-log.js
var new_event_log = __nccwpck_require__(1322);
;// CONCATENATED MODULE: ./build/src/store/file/found-document.js







const START_OVER = 'the run starts over';
/**
 * Reads the document that a run goes on with. What of it cannot be read is kept beside it, before anything is
 * written over it.
 * @param say gets a sentence for each thing that cannot be read
 * @throws StoreError for what is no file
 */
function findDocument(file, say, { restore, otherwise } = { restore: () => false, otherwise: START_OVER }) {
    refuseNoFile(file);
    const places = places_placesOf(file);
    let read = readWholeRun(places);
    if ((read.kind === 'missing' || read.kind === 'unreadable') && restore())
        read = readWholeRun(places);
    switch (read.kind) {
        case 'missing':
            return { kind: 'nothing' };
        case 'unreadable':
            return { kind: 'nothing', unread: moveAway(file, `cannot be read (${read.reason})`, say, otherwise) };
        case 'head':
            return read;
        case 'document': {
            const faulty = Object.keys(read.malformed);
            if (faulty.length > 0)
                copyAside(file, faulty, say);
            return { ...read, document: withUnreadableUnits(read.document, read.malformed) };
        }
    }
}
/**
 * Moves a file that does not count out of the way of the run that goes on without it. Returns where it is now.
 * @param then what happens next
 */
function moveAway(file, why, say, then = START_OVER) {
    try {
        const aside = setAside(file, new Date());
        say(`${file} ${why}. It is now ${aside}, and ${then}.`);
        return aside;
    }
    catch (error) {
        const sentence = `${then.charAt(0).toUpperCase()}${then.slice(1)}`;
        say(`${file} ${why}, and could not be moved away (${(0,errors/* describeError */.Uc)(error)}). ${sentence}.`);
        return file;
    }
}
function copyAside(file, units, say) {
    const what = `${(0,words/* plural */.LS)(units.length, 'step')} of ${file} cannot be read`;
    const copy = `${file}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        external_node_fs_.copyFileSync(file, copy, external_node_fs_.constants.COPYFILE_EXCL);
        say(`${what}: ${units.join(', ')}. A copy is ${copy}.`);
    }
    catch (error) {
        say(`${what} (no copy: ${(0,errors/* describeError */.Uc)(error)}).`);
    }
}

;// CONCATENATED MODULE: ./build/src/store/file/shared-journal.js



















/** Others hold the lock for as long as one change takes; and a signal may want an answer within ten seconds. */
const shared_journal_WAIT_MS = 5000;
/**
 * A document, and a file that others may write as well: a command within a step that records steps of its own there,
 * another command of the same script, a person with `checkpoint unit`. What they have written since the last time is
 * taken in before each write, under the document's lock, so that no record is lost.
 */
class SharedJournal {
    #file;
    #say;
    #isNumbered;
    #document;
    /** What the file looked like when `document` was last right. */
    #seen;
    /** What is in the file is replaced, as long as it is what it was when we began. */
    #isNew;
    #hasWritten = false;
    /** This document was in the file: another one there is another run. */
    #hasJoined;
    constructor({ file, document, seen, isNew, isNumbered, say }) {
        this.#file = file;
        this.#document = document;
        this.#seen = seen;
        this.#isNew = isNew;
        this.#hasJoined = !isNew;
        this.#isNumbered = isNumbered;
        this.#say = say;
    }
    get document() {
        return this.#document;
    }
    look() {
        const places = places_placesOf(this.#file);
        const stamp = stampOfRun(places);
        if (stamp === this.#seen)
            return;
        const read = readWholeRun(places);
        if (read.kind !== 'document' || !this.#isOurs(read.document))
            return;
        this.#takeIn(withUnreadableUnits(read.document, read.malformed));
        this.#seen = stamp;
    }
    note(change) {
        this.#document = change(this.#document);
    }
    update(change) {
        const places = places_placesOf(this.#file);
        try {
            external_node_fs_.mkdirSync(external_node_path_.dirname(places.file), { recursive: true });
            withRunLockSync(places, shared_journal_WAIT_MS, (lock) => {
                this.#takeInOthers(places, lock);
                this.#document = this.#write(places, lock, change);
                this.#isNew = false;
                this.#hasWritten = true;
                this.#hasJoined = true;
                this.#seen = stampOfRun(places);
            });
            return null;
        }
        catch (error) {
            return asStoreError(this.#file, error);
        }
    }
    async close() {
        return null;
    }
    #takeInOthers(places, lock) {
        // What was there when we began is known, and may be meant to be replaced.
        if (external_node_fs_.existsSync(places.file) && stampOfRun(places) === this.#seen)
            return;
        const found = findDocument(this.#file, this.#say, {
            restore: () => this.#restore(places, lock),
            otherwise: 'what this run knows is written anew',
        });
        if (found.kind !== 'nothing') {
            this.#takeInFound(found);
        }
        else if (found.unread !== undefined) {
            // One whose event log is gone can be read without it.
            const { kind, ...left } = { malformed: {}, document: null, ...readDocumentFile(found.unread) };
            if (left.document !== null && this.#isOurs(left.document)) {
                this.#takeIn(withUnreadableUnits(left.document, left.malformed));
            }
        }
        else if (!this.#isNew) {
            this.#say(wasGone(this.#file));
        }
    }
    #takeInFound(found) {
        if (found.kind === 'head' || !this.#isOurs(found.document)) {
            throw otherWork(this.#file, found.kind === 'head' ? found.head : found.document);
        }
        this.#takeIn(found.document);
    }
    /** Returns what was written. */
    #write(places, lock, change) {
        const next = () => nextRevision(change(this.#document), (0,store_nonce/* newNonce */.Y)());
        const document = next();
        if (this.#isNew && external_node_fs_.existsSync(places.file)) {
            this.#replace(places, lock, document);
            return document;
        }
        try {
            writeWholeRun(places, lock, document);
            return document;
        }
        catch (error) {
            const isRefused = error instanceof store_errors/* StoreError */.AD && error.cause instanceof errors/* RefusedError */.fk;
            if (!isRefused || !this.#restore(places, lock))
                throw error;
        }
        const found = findDocument(this.#file, this.#say);
        if (found.kind !== 'nothing')
            this.#takeInFound(found);
        const again = next();
        writeWholeRun(places, lock, again);
        return again;
    }
    #replace(places, lock, document) {
        const present = readDocumentFile(places.file);
        if (present.kind !== 'document' || (0,snapshot/* positionIn */.Nu)(present.stored) === null) {
            (0,whole_document/* writeWholeDocument */.i)(places, lock, (0,snapshot/* withoutPosition */.Wi)(document));
            return;
        }
        // A log tells of one document only, so that of the one before goes with it.
        (0,new_event_log.writeNewEventLog)(places, lock, document, () => {
            const archived = (0,archive_run/* archiveRun */.g8)(places.file, () => lock.check(true));
            this.#say(`the run that was in ${this.#file} is now ${archived}.`);
        });
    }
    #restore(places, lock) {
        const isOurs = (document) => countsAlone(places, document, this.#isOurs(document), this.#seen);
        return restoreRun(places, lock, { document: this.#document, isOurs, say: this.#say });
    }
    #isOurs(theirs) {
        // A run that was made by hand has no number, so that only the document itself tells that it is another one.
        if (this.#hasJoined && !isSameDocument(theirs, this.#document, this.#isNumbered))
            return false;
        return isOfOurRun(theirs, this.#document, this.#isNumbered || this.#hasWritten);
    }
    #takeIn(theirs) {
        // Who comes second to a new file goes on with the run that is there: its number is part of what steps are told.
        const adopted = !this.#hasWritten ? (theirs.runId ?? this.#document.runId) : this.#document.runId;
        const mine = adopted === undefined ? this.#document : { ...this.#document, runId: adopted };
        this.#document = takeIn(mine, theirs);
        this.#isNew = false;
        this.#hasJoined = true;
    }
}

;// CONCATENATED MODULE: ./build/src/engine/order-of-use.js

/** Puts `step` in its place: steps used in this attempt come first, as they were used, then those known from before. */
function orderOfUse(order, step, usedNow) {
    const others = order.filter((name) => name !== step);
    if (order.includes(step) && order.slice(0, order.indexOf(step)).every(usedNow))
        return [...order];
    return [...others.filter(usedNow), step, ...others.filter((name) => !usedNow(name))];
}
/**
 * What `step` is built on if it is begun now: the completion id of the last step before it that this attempt has done
 * or skipped. Steps that overlap in time are not built on each other: where steps can, this is asked at the start.
 */
function basisNow(document, step) {
    const attempt = document.revision?.attempt ?? 1;
    let before = null;
    for (const name of document.order ?? []) {
        if (name === step)
            break;
        const unit = (0,record/* entry */.f_)(document.units, name);
        if (unit?.status === 'done' && unit.usedInAttempt === attempt && unit.completionId) {
            before = unit.completionId;
        }
    }
    return before;
}

;// CONCATENATED MODULE: ./build/src/engine/progress.js


/** Stands for no progress, so that no older progress comes back from another document. */
function noProgress(attempt, sequence, at) {
    return { attempt, sequence, at, payload: null, files: [] };
}
/**
 * The progress that a unit has when it starts: what there was before, or the note that it does not count any more.
 * @param sequence the number that the unit's new record gets
 */
function progressAtStart(before, { afresh = false, attempt, at, }, sequence) {
    if (!afresh && before?.status !== 'done') {
        return before?.progress === undefined ? {} : { progress: before.progress };
    }
    // Also where none is known: a document that could not be read may have some.
    return before !== undefined || attempt > 1 ? { progress: noProgress(attempt, sequence, at) } : {};
}
/** A unit's progress that its step can go on from: it is there, and what it was built on still counts. */
function usableProgress(unit, units) {
    const progress = unit?.progress;
    if (unit === undefined || unit.status === 'done' || !progress?.payload)
        return null;
    if (isStale({ status: unit.status, basis: progress.basis ?? null }, units))
        return null;
    return { ...progress, payload: progress.payload };
}
/** Every archive that a unit refers to. */
function payloadsOf({ status, payload, progress }) {
    return [
        ...(payload ? [payload] : []),
        ...(status !== 'done' && progress?.payload ? [progress.payload] : []),
    ];
}
/** What progress holds, in words: `40 of its own steps, 3 files (12 KiB)`. Empty when it holds nothing. */
function describeProgress(progress) {
    if (!progress?.payload)
        return '';
    // The document with the command's own steps, and what belongs to it, is no file of the user's.
    const files = progress.files.filter(({ path }) => !path.startsWith('step/'));
    const steps = progress.ownSteps ?? 0;
    const parts = [
        ...(steps > 0 ? [`${steps} of its own steps`] : []),
        ...(files.length > 0
            ? [`${plural(files.length, 'file')} (${bytes(files.reduce((sum, { size }) => sum + size, 0))})`]
            : []),
    ];
    return parts.length === 0 ? 'a record of its own' : parts.join(', ');
}
/** When progress was saved, seen from how the step ended: `23 s before it was interrupted`. */
function describeAge(unit, progress) {
    if (progress.attempt !== (unit.attempt ?? 1))
        return `in attempt ${progress.attempt}`;
    const saved = Date.parse(progress.at);
    const [ended, how] = unit.interrupted
        ? [Date.parse(unit.interrupted.at), 'it was interrupted']
        : unit.status === 'blocked'
            ? [Date.parse(unit.finishedAt ?? ''), 'it failed']
            : [Number.NaN, ''];
    if (ended <= saved)
        return `when ${how}`;
    if (ended > saved)
        return `${duration(ended - saved)} before ${how}`;
    const started = Date.parse(unit.startedAt ?? '');
    return saved >= started ? `${duration(saved - started)} after it began` : `at ${progress.at}`;
}

;// CONCATENATED MODULE: ./build/src/engine/put-unit.js



/** The document with this record of a step, and with what follows from it: the order, the status, the checkpoint. */
function putUnit(document, step, unit, at) {
    const attempt = document.revision?.attempt ?? 1;
    const units = (0,record/* withEntry */.rM)(document.units, step, unit);
    const changed = {
        ...document,
        updatedAt: at,
        finishedAt: null,
        units,
        order: orderOfUse(document.order ?? [], step, (name) => (0,record/* entry */.f_)(units, name)?.usedInAttempt === attempt),
        ...runState(units, document.lifecycle),
    };
    return withHead(changed);
}
function runState(units, before) {
    const all = Object.values(units);
    const failed = all.some((unit) => unit.status === 'blocked');
    const interrupted = all.find((unit) => unit.interrupted)?.interrupted?.reason ?? null;
    return {
        status: failed ? 'needs_attention' : 'running',
        lifecycle: {
            retry_of: null,
            recovered_at: null,
            ...before,
            state: failed || interrupted !== null ? 'failed' : 'running',
            retryable: failed || interrupted !== null,
            interrupted_reason: interrupted,
        },
    };
}

// EXTERNAL MODULE: ./build/src/engine/schema.js
var schema = __nccwpck_require__(5409);
;// CONCATENATED MODULE: ./build/src/engine/step-transitions.js






/** The step begins. If it was done before, that record is superseded: an older document must not bring it back. */
function startStep(document, start) {
    const before = (0,record/* entry */.f_)(document.units, start.step);
    const supersedes = [
        ...(before?.supersedes ?? []),
        ...(before?.status === 'done' && before.completionId ? [before.completionId] : []),
    ];
    return putUnit(document, start.step, {
        ...unknownFields(before),
        status: 'in_progress',
        dependsOn: before?.dependsOn ?? [],
        note: '',
        createdAt: before?.createdAt ?? start.at,
        updatedAt: start.at,
        startedAt: start.at,
        finishedAt: null,
        attempt: start.attempt,
        completionId: null,
        basis: null,
        ...(supersedes.length > 0 ? { supersedes } : {}),
        fingerprint: start.fingerprint,
        fingerprintParts: { ...start.fingerprintParts },
        ...(start.comment === undefined ? {} : { comment: start.comment }),
        sequence: upcomingSequence(document),
        usedInAttempt: start.attempt,
        ...progressAtStart(before, start, upcomingSequence(document)),
    }, start.at);
}
/** The step is done. */
function completeStep(document, completion) {
    const { step, at, completionId, durationMs, payload, git, comment } = completion;
    const { note = '', basis = basisNow(document, step), secretOutputs = [] } = completion;
    const { progress: _, ...unit } = startedUnit(document, step);
    return putUnit(document, step, {
        ...unit,
        status: 'done',
        note,
        updatedAt: at,
        finishedAt: at,
        completionId,
        basis,
        durationMs,
        outputs: (0,record/* record */.g1)(Object.entries(completion.outputs)),
        files: [...completion.files],
        withheld: [...completion.withheld],
        payload,
        ...(git ? { git } : {}),
        ...(comment === undefined ? {} : { comment }),
        interrupted: null,
        sequence: upcomingSequence(document),
        ...(completion.partial ? { partial: true } : {}),
        ...(secretOutputs.length > 0 ? { secretOutputs: [...secretOutputs] } : {}),
    }, at);
}
/** The step ended without being done. */
function failStep(document, failure) {
    const { step, at, durationMs, note } = failure;
    const ending = { status: 'blocked', note, finishedAt: at, durationMs, interrupted: null };
    return changeUnit(document, step, at, ending);
}
/** The step is being stopped from outside. That says nothing about whether its effect landed. */
function interruptStep(document, interruption) {
    const { step, at, durationMs, reason } = interruption;
    const interrupted = { reason, at };
    return changeUnit(document, step, at, { status: 'in_progress', durationMs, interrupted });
}
/** The step was skipped: this attempt used the record that is there. */
function skipStep(document, step, attempt, at) {
    const unit = startedUnit(document, step);
    return putUnit(document, step, { ...unit, usedInAttempt: attempt, sequence: unit.sequence ?? 0 }, at);
}
/** @throws Error for a step that has no record: nothing can end that was never started */
function startedUnit(document, step) {
    const unit = (0,record/* entry */.f_)(document.units, step);
    if (unit === undefined)
        throw new Error(`Step "${step}" was never started in this document.`);
    return unit;
}
function changeUnit(document, step, at, change) {
    const unit = startedUnit(document, step);
    const sequence = upcomingSequence(document);
    return putUnit(document, step, { ...unit, ...change, updatedAt: at, sequence }, at);
}
/** What other tools, or later versions, wrote into a record: it survives, also when the step is done again. */
function unknownFields(unit) {
    const fields = Object.entries(unit ?? {}).filter(([name]) => !Object.hasOwn(schema/* UnitSchema */.uo.entries, name));
    return (0,record/* record */.g1)(fields);
}

;// CONCATENATED MODULE: ./build/src/library/check-step.js


/**
 * Checks what a script gives for a step. It need not be TypeScript, so anything may come.
 * @throws InvalidInputError
 */
function checkStep(name, fn, options) {
    if (typeof name !== 'string' || !isStepName(name)) {
        throw new errors/* InvalidInputError */.oC(`A step is named "${(0,errors/* describeError */.Uc)(name)}".`, STEP_NAME_RULE);
    }
    if (name === 'done') {
        throw new errors/* InvalidInputError */.oC('A step is named "done".', 'That stands for the whole run; call done().');
    }
    if (typeof fn !== 'function') {
        throw new errors/* InvalidInputError */.oC(`step "${name}" has no function.`, 'Give it the function that does it.');
    }
    if (options.probe !== undefined && typeof options.probe !== 'function') {
        throw new errors/* InvalidInputError */.oC(`The probe of step "${name}" is no function.`, 'Give one that looks.');
    }
    if (options.inputs !== undefined && typeof options.inputs !== 'string') {
        throw new errors/* InvalidInputError */.oC(`The inputs of step "${name}" are no text.`, 'Give them as JSON.stringify does.');
    }
}

;// CONCATENATED MODULE: ./build/src/engine/knowledge.js


/** The knowledge of an attempt that asked nothing, because there is nothing before it. */
const NOTHING = {
    answer: 'none',
    complete: true,
    document: null,
    head: null,
    void: [],
    fromLaterAttempts: [],
    twoWriters: false,
    unread: [],
    malformedUnits: (0,record/* record */.g1)(),
};
function know(findings, now) {
    const current = findings.documents.filter((document) => revisionOf(document).attempt <= now.attempt);
    const sameWork = current.filter((document) => document.inputHash === now.inputHash);
    const document = joinDocuments(sameWork);
    const head = document === null ? latestHead(findings.heads, now) : null;
    const complete = findings.unread.length === 0;
    const otherWork = current.filter((candidate) => candidate.inputHash !== now.inputHash);
    const found = document !== null || head !== null || otherWork.length > 0;
    return {
        answer: found ? 'found' : complete ? 'none' : 'unknown',
        complete,
        document,
        head,
        void: otherWork.sort(compareRevisions),
        fromLaterAttempts: findings.documents.filter((late) => revisionOf(late).attempt > now.attempt),
        twoWriters: haveTwoWriters(current, now),
        unread: findings.unread,
        malformedUnits: findings.malformedUnits,
    };
}
/** The latest bare checkpoint about this work; without one, the latest about other work, which does not count. */
function latestHead(heads, now) {
    const rank = (head) => [head.inputHash === now.inputHash ? 1 : 0, head.attempt];
    const candidates = heads.filter((head) => head.attempt <= now.attempt);
    return (candidates
        .sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1] || compareContent(a, b))
        .at(-1) ?? null);
}
/** A job has one id per attempt. Two ids in one attempt mean two jobs that look alike to each other. */
function haveTwoWriters(documents, now) {
    const writers = new Map(now.writer === '' ? [] : [[now.attempt, now.writer]]);
    for (const document of documents) {
        const { attempt, writer } = revisionOf(document);
        if (writer === '')
            continue;
        const known = writers.get(attempt);
        if (known !== undefined && known !== writer)
            return true;
        writers.set(attempt, writer);
    }
    return false;
}

;// CONCATENATED MODULE: ./build/src/engine/storable-result.js


/** As for the outputs of a step that runs a command. */
const MAX_RESULT_BYTES = 1024 * 1024;
/** Far beyond what anybody returns on purpose, and far below what would exhaust the stack. */
const MAX_DEPTH = 500;
/**
 * The JSON text of what a step returned. Whatever JSON would change or leave out is a fault, so that a result that is
 * given out later equals what was returned; only `-0` becomes `0`.
 */
function storableResult(value) {
    if (value === undefined)
        return { kind: 'storable', json: null };
    try {
        const fault = faultIn(value, 'result', new Set());
        if (fault !== null)
            return { kind: 'unstorable', fault };
        const json = JSON.stringify(value);
        const size = Buffer.byteLength(json);
        if (size <= MAX_RESULT_BYTES)
            return { kind: 'storable', json };
        return unstorable('result', `${(0,words/* bytes */.ee)(size)} of JSON, and ${(0,words/* bytes */.ee)(MAX_RESULT_BYTES)} is the limit`);
    }
    catch (error) {
        return unstorable('result', `something that cannot be read (${(0,errors/* describeError */.Uc)(error)})`);
    }
}
/** What {@link storableResult} made a text of. @throws SyntaxError for a text that is damaged */
function resultOf(json) {
    return json === null || json === undefined ? undefined : JSON.parse(json);
}
function unstorable(path, what) {
    return { kind: 'unstorable', fault: { path, what } };
}
/** The first thing, in reading order, that JSON cannot hold. */
function faultIn(value, path, above) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return null;
    if (typeof value === 'number')
        return Number.isFinite(value) ? null : { path, what: String(value) };
    if (typeof value !== 'object')
        return { path, what: NAMES[typeof value] ?? `a ${typeof value}` };
    if (above.has(value))
        return { path, what: 'a reference to something that contains it' };
    if (above.size >= MAX_DEPTH)
        return { path: 'result', what: `nested more than ${MAX_DEPTH} levels deep` };
    const kind = specialKind(value);
    if (kind !== null)
        return { path, what: kind };
    above.add(value);
    const fault = Array.isArray(value) ? faultInArray(value, path, above) : faultInObject(value, path, above);
    above.delete(value);
    if (fault !== null)
        return fault;
    // One that is hidden, or comes from a prototype: JSON would hold what it gives, in place of the object.
    const isReplaced = typeof value.toJSON === 'function';
    return isReplaced ? { path, what: 'an object with a hidden toJSON function' } : null;
}
const NAMES = { undefined: 'undefined', bigint: 'a BigInt' };
function faultInArray(value, path, above) {
    // By index, since the holes of an array are passed over by everything else.
    for (let index = 0; index < value.length; index += 1) {
        const fault = faultIn(value[index], `${path}[${index}]`, above);
        if (fault !== null)
            return fault;
    }
    const extra = Object.keys(value)[value.length];
    return extra === undefined
        ? null
        : { path: `${path}${property(extra)}`, what: 'a named property of an array' };
}
function faultInObject(value, path, above) {
    for (const [name, member] of Object.entries(value)) {
        const fault = faultIn(member, `${path}${property(name)}`, above);
        if (fault !== null)
            return fault;
    }
    const [symbol] = Object.getOwnPropertySymbols(value);
    return symbol === undefined
        ? null
        : { path, what: `an object with a property whose name is a symbol, ${String(symbol)}` };
}
/** What an object is, when it is more than its JSON would be; null for plain objects and arrays. */
function specialKind(value) {
    const prototype = Object.getPrototypeOf(value);
    if (prototype === null)
        return null;
    if (Array.isArray(value))
        return isRoot(Object.getPrototypeOf(prototype)) ? null : className(value);
    // Plain objects of another realm have that realm's prototype, which has none itself.
    return isRoot(prototype) ? null : className(value);
}
function isRoot(prototype) {
    return prototype !== null && typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null;
}
function className(value) {
    const made = value.constructor;
    const name = typeof made === 'function' ? made.name : '';
    return `an instance of ${name || 'a class'}`;
}
function property(name) {
    return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

;// CONCATENATED MODULE: ./build/src/library/ask-probe.js

/** Asks a probe. Never throws: a probe that fails has found out nothing. */
async function askProbe(probe, context) {
    try {
        return evidenceOf(await probe(context));
    }
    catch (cause) {
        return { ...nothing(`its probe failed: ${(0,errors/* describeError */.Uc)(cause)}`), cause };
    }
}
function evidenceOf(answer) {
    if (answer === true)
        return { proof: 'landed', hasResult: false, why: '' };
    if (answer === false)
        return { proof: 'not-landed', hasResult: false, why: '' };
    if (answer === null || answer === undefined)
        return nothing('its probe does not know');
    if (typeof answer === 'object' && 'landed' in answer) {
        const { landed } = answer;
        if (landed === false)
            return { proof: 'not-landed', hasResult: false, why: '' };
        if (landed === true) {
            return 'result' in answer
                ? { proof: 'landed', hasResult: true, result: answer.result, why: '' }
                : { proof: 'landed', hasResult: false, why: '' };
        }
    }
    return nothing('its probe answered neither true, false nor { landed, result }');
}
function nothing(why) {
    return { proof: 'inconclusive', hasResult: false, why };
}

;// CONCATENATED MODULE: ./build/src/library/decide-step.js







/**
 * Decides, by the engine's table, whether a step is done or skipped.
 * @throws CheckpointError when it must be neither
 */
async function decideStep(use, known) {
    const { name, context, options } = use;
    const stored = storedResult(use, known);
    const situation = situationOf(use, known, stored);
    let decision = decide(situation);
    let evidence = null;
    // A result that was lost may be had again from where the step took effect.
    const isAsked = decision.action === 'prove' || (decision.row === 8 && options.probe !== undefined);
    if (isAsked && options.probe !== undefined) {
        evidence = await askProbe(options.probe, context);
        if (decision.row === 8)
            decision = withEvidence(decision, evidence);
        else
            decision = decide({ ...situation, proof: evidence.proof });
    }
    const { action, reason } = decision;
    if (action === 'skip') {
        return evidence === null
            ? { action, reason, result: stored.result }
            : { action: 'adopt', reason, result: evidence.result };
    }
    if (action === 'run') {
        const isFirst = decision.row === 3 && (0,record/* entry */.f_)(known.document.units, name) === undefined;
        return { action, reason, isFirst };
    }
    throw refusal(name, decision, evidence, known);
}
function situationOf(use, known, stored) {
    const { document, malformed } = known;
    return {
        step: use.name,
        steps: DEFAULT_STEPS,
        attempt: use.context.attempt,
        work: { issueNumber: '', commitSha: '', ...document.work },
        fingerprint: use.print,
        // Whatever did not count was left behind when the file was opened.
        knowledge: {
            ...NOTHING,
            ...{ answer: 'found', document, malformedUnits: (0,record/* record */.g1)(Object.entries(malformed)) },
            ...whatIsUnread(use, document),
        },
        usedBefore: use.usedBefore,
        resume: true,
        onUnknown: use.options.idempotent === true ? 'rerun' : 'fail',
        onChange: 'rerun',
        proof: use.options.probe === undefined ? 'none' : 'available',
        unrestorable: stored.faults,
    };
}
/** A run whose record was lost starts over; but a step that can find out whether it took effect does so first. */
function whatIsUnread({ options }, { lostRecord }) {
    if (lostRecord === undefined || options.probe === undefined)
        return {};
    return { complete: false, unread: [`the record before this one, which is now ${lostRecord}`] };
}
function storedResult({ name }, { document }) {
    try {
        return { result: resultOf((0,record/* entry */.f_)((0,record/* entry */.f_)(document.units, name)?.outputs, 'result')), faults: [] };
    }
    catch {
        return { faults: ['its result is damaged'] };
    }
}
function withEvidence(decision, { proof, hasResult }) {
    if (proof === 'landed' && hasResult) {
        return { ...decision, action: 'skip', reason: `${decision.reason}; its probe has the result` };
    }
    if (proof === 'not-landed') {
        return { ...decision, action: 'run', reason: `${decision.reason}; its probe says that it is not done` };
    }
    return decision;
}
function refusal(name, decision, evidence, { wayOut }) {
    const why = evidence === null || evidence.why === '' ? '' : `, and ${evidence.why}`;
    const message = `${aboutStep(name, decision.reason)}${why}.`;
    const cause = evidence?.cause === undefined ? {} : { cause: evidence.cause };
    switch (decision.row) {
        case 1:
            return new errors/* RefusedError */.fk(`step "${name}" is used twice.`, 'Give each use its own name.');
        case 8:
            return new ResultLostError(name, message, `Give the step a "probe" that answers { landed: true, result }, or "idempotent: true" if it may be done again. ${wayOut}`, cause);
        default:
            return new UnknownOutcomeError(name, message, `Give the step a "probe" that looks whether it took effect, or "idempotent: true" if it bears being done twice. ${wayOut}`, cause);
    }
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
// EXTERNAL MODULE: ./build/src/store/file/document-text.js
var document_text = __nccwpck_require__(4865);
;// CONCATENATED MODULE: ./build/src/store/file/unrecorded-file.js





/**
 * What could not be recorded in its place, in a file beside it until it can: what is done must not be forgotten because
 * somebody has put something else there. It is a run document, and can be gone on with by its name.
 */
class UnrecordedFile {
    #file;
    #kept = null;
    /** @param file where it belongs */
    constructor(file) {
        this.#file = file;
    }
    /** Returns where it is; null when it could not be kept either. */
    keep(document) {
        const kept = this.#kept ?? `${this.#file}.unrecorded-${new Date().toISOString().replaceAll(':', '-')}`;
        try {
            external_node_fs_.mkdirSync(external_node_path_.dirname(kept), { recursive: true });
            (0,atomic_write/* writeFileAtomic */.Zf)(kept, (0,document_text/* serializeDocument */.w)((0,snapshot/* withoutPosition */.Wi)(document)));
            this.#kept = kept;
            return kept;
        }
        catch {
            return this.#kept;
        }
    }
    /** It is recorded where it belongs. */
    drop() {
        if (this.#kept === null)
            return;
        try {
            external_node_fs_.rmSync(this.#kept, { force: true });
        }
        catch {
            // It says nothing that is not so.
        }
        this.#kept = null;
    }
}

;// CONCATENATED MODULE: ./build/src/library/run-record.js



/** A record that could not be written is tried again after these pauses; then the next one takes it along. */
const RETRY_PAUSES_MS = [100, 400];
/** What is recorded of a run, with its steps in the order that the user gave. */
class RunRecord {
    #journal;
    #steps;
    #say;
    #unrecorded;
    #warned = false;
    /** @param steps the steps in order; null for the order of use */
    constructor(journal, file, steps, say) {
        this.#journal = journal;
        this.#unrecorded = new UnrecordedFile(file);
        this.#steps = steps;
        this.#say = say;
    }
    get document() {
        return this.#journal.document;
    }
    /** Takes in what others have recorded. */
    look() {
        this.#journal.look();
    }
    /** Applies a change that is not worth a write of its own. */
    note(change) {
        this.#journal.note(this.#ordered(change));
    }
    /**
     * Writes a change. What cannot be written is said once, stays in mind, and goes with the next one.
     * @param change is applied anew with each try, to what is recorded by then
     */
    async keep(change, { quietly, isDone } = {}) {
        const ordered = this.#ordered(change);
        let fault = await this.#journal.update(ordered);
        for (const pause of RETRY_PAUSES_MS) {
            if (fault === null)
                break;
            await (0,promises_namespaceObject.setTimeout)(pause);
            fault = await this.#journal.update(ordered);
        }
        if (fault === null) {
            this.#unrecorded.drop();
            return null;
        }
        this.#journal.note(ordered);
        const kept = isDone ? this.#unrecorded.keep(this.#journal.document) : null;
        if (kept !== null) {
            this.#say(`warning: ${fault.message} The work goes on; what is done is kept in ${kept}, and the next attempt will not know of it. ${fault.fix}`);
        }
        else if (quietly !== true && !this.#warned) {
            this.#warned = true;
            this.#say(`warning: ${fault.message} The work goes on, but the next attempt will not know of it. ${fault.fix}`);
        }
        return fault;
    }
    async close() {
        const fault = await this.#journal.close();
        if (fault !== null)
            this.#say(`warning: ${fault.message} ${fault.fix}`);
    }
    #ordered(change) {
        const steps = this.#steps;
        return steps === null ? change : (document) => orderedBy(change(document), steps);
    }
}

;// CONCATENATED MODULE: ./build/src/engine/secrets.js
/** Values shorter than this are not taken for secrets just because of their variable's name. */
const MIN_SECRET_LENGTH = 8;
/** The words that make a variable's value a secret, as whole words of its name. */
const SECRET_NAME = /(?<![a-z])(token|secret|password|passwd|passphrase|credentials?|api_key|access_key|private_key)(?![a-z])/i;
/**
 * Well-known token formats, by issuer. The short prefixes are also ends of words (`risk-`, `highs_`): in the middle of
 * a word, only an unbroken run as long as the real thing counts.
 */
const TOKEN_FORMATS = [
    /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9_]{16,}|gh[pousr]_[A-Za-z0-9]{30,}/, // GitHub
    /github_pat_[A-Za-z0-9_]{20,}/, // GitHub, fine-grained
    /glpat-[A-Za-z0-9_-]{20,}/, // GitLab
    /(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}|sk-(?:[a-z0-9]{1,10}-){0,3}[A-Za-z0-9]{30,}/, // OpenAI, Anthropic
    /(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/, // Stripe
    /AKIA[0-9A-Z]{16}|ASIA[0-9A-Z]{16}/, // AWS key id
    /AIza[0-9A-Za-z_-]{35}/, // Google API key
    /ya29\.[0-9A-Za-z_-]{20,}/, // Google OAuth
    /xox[abeoprs]-[A-Za-z0-9-]{10,}/, // Slack
    /hooks\.slack\.com(?:\/|%2F|\\\/)services(?:\/|%2F|\\\/)[A-Za-z0-9/%\\]{20,}/i, // Slack webhook
    /npm_[A-Za-z0-9]{36}/, // npm
    /pypi-[A-Za-z0-9_-]{50,}/, // PyPI
    /dckr_pat_[A-Za-z0-9_-]{20,}/, // Docker
    /hf_[A-Za-z0-9]{30,}/, // Hugging Face
    /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/, // SendGrid
    /eyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]{10}/, // JSON Web Token: its header and the start of its claims
    /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/, // PEM, PGP
];
/** The answer for a value that is known to be secret, as opposed to one that only looks so. */
const KNOWN_SECRET = 'it contains a secret value';
/** The longest piece of text that a format needs to be recognised in; chunked scans overlap by this much. */
const SCAN_OVERLAP = 4096;
/** Values of variables whose name says that they are secret. */
function secretsOfEnvironment(env) {
    return Object.entries(env)
        .filter(([name, value]) => SECRET_NAME.test(name) && (value ?? '').trim().length >= MIN_SECRET_LENGTH)
        .map(([, value]) => value ?? '');
}
/**
 * Finds secrets in what a step produced: known values in the encodings in which they usually reappear, and
 * well-known token formats. It cannot see into compressed or encrypted data.
 */
class SecretFinder {
    #needles;
    /** Forms that tools break into lines (base64 at 76 columns, hex dumps): also looked for without white space. */
    #wrapped;
    /** @param values what must not be stored: masked values, our token, values of secret variables. */
    constructor(values) {
        const given = [...new Set(values)];
        this.#needles = [...new Set(given.flatMap((value) => [...encodings(value)]))];
        this.#wrapped = [...new Set(given.flatMap(wrappedForms))];
    }
    /** Why `text` must not be stored, or null. The answer never contains the secret. */
    inText(text) {
        return this.inLatin1(latin1(text)) ?? null;
    }
    /** The same for bytes, given as a latin1 string (one character per byte). */
    inLatin1(bytes) {
        if (this.#needles.some((needle) => bytes.includes(needle)))
            return KNOWN_SECRET;
        if (this.#wrapped.length > 0) {
            const unbroken = /\s/.test(bytes) ? bytes.replace(/\s+/g, '') : bytes;
            if (this.#wrapped.some((form) => unbroken.includes(form)))
                return KNOWN_SECRET;
        }
        if (TOKEN_FORMATS.some((format) => format.test(bytes)))
            return 'it contains something in the form of a token';
        return null;
    }
    /** How much two neighbouring chunks of a scan have to overlap, in bytes. */
    get overlap() {
        const longest = Math.max(0, ...[...this.#needles, ...this.#wrapped].map((needle) => needle.length));
        return Math.max(SCAN_OVERLAP, 2 * longest);
    }
}
/** Finds nothing: for what only leaves the machine sealed. */
class NoSecrets extends SecretFinder {
    constructor() {
        super([]);
    }
    inLatin1() {
        return null;
    }
}
/** The forms in which a value reappears, as the runner's own masker knows them, each as a latin1 string. */
function encodings(value) {
    const texts = new Set();
    // A lone surrogate, which no UTF-8 file can hold, would make the URI form impossible.
    const given = Buffer.from(value, 'utf8').toString('utf8');
    const trimmed = given.trim();
    // Of a secret with several lines, such as a key, one line is secret too; the runner masks them one by one.
    const lines = trimmed.split(/\r?\n/).filter((line) => line.trim().length >= MIN_SECRET_LENGTH);
    for (const text of [given, trimmed, trimmed.replaceAll('\r\n', '\n'), ...lines]) {
        if (text === '')
            continue;
        texts.add(text);
        texts.add(JSON.stringify(text).slice(1, -1));
        texts.add(encodeURIComponent(text));
        texts.add(text.replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign));
    }
    const forms = new Set([...texts].map(latin1));
    if (trimmed.length >= MIN_SECRET_LENGTH)
        forms.add(Buffer.from(trimmed, 'utf16le').toString('latin1'));
    return forms;
}
/** Base64 and hex of a value, as they read without line ends. */
function wrappedForms(value) {
    const bytes = Buffer.from(value.trim(), 'utf8');
    if (bytes.length < MIN_SECRET_LENGTH)
        return [];
    const hex = bytes.toString('hex');
    return [...base64Forms(bytes), hex, hex.toUpperCase()];
}
const XML_ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
/** The part of a base64 text that the value alone decides, at each of the three offsets it may stand at. */
function base64Forms(bytes) {
    return [0, 1, 2].flatMap((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
        const first = Math.ceil((offset * 8) / 6);
        const last = Math.floor((shifted.length * 8) / 6);
        const standard = shifted.toString('base64').slice(first, last);
        return [standard, standard.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
function latin1(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}

;// CONCATENATED MODULE: ./build/src/library/step-result.js



/** Looks whether a result can be stored, and whether it may be. */
function stepResult(step, returned, keepSecrets) {
    const storable = storableResult(returned);
    if (storable.kind === 'unstorable') {
        const { path, what } = storable.fault;
        const error = new UnstorableResultError(step, path, `${step} is done, but what it returned cannot be stored: ${path} is ${what}.`, 'Return what JSON can hold: texts, numbers, lists and plain objects. What is large belongs into a file.');
        return { ...notStored(`${path} is ${what}`), value: undefined, error };
    }
    const value = resultOf(storable.json);
    if (storable.json === null)
        return { outputs: {}, withheld: [], value, error: null };
    const secret = keepSecrets ? null : secretsNow().inText(storable.json);
    if (secret !== null)
        return { ...notStored(secret), value, error: null };
    return { outputs: { result: storable.json }, withheld: [], value, error: null };
}
/** What an error says, as far as it may be stored. */
function storableNote(message, keepSecrets) {
    const note = message.length > MAX_NOTE ? `${message.slice(0, MAX_NOTE)}…` : message;
    return keepSecrets || secretsNow().inText(message) === null
        ? note
        : 'its message is not stored, because it contains a secret';
}
const MAX_NOTE = 1000;
function secretsNow() {
    return new SecretFinder(secretsOfEnvironment(process.env));
}
function notStored(reason) {
    return { outputs: {}, withheld: [{ kind: 'output', name: 'result', reason }] };
}

;// CONCATENATED MODULE: ./build/src/library/durable-run.js













/** What `openCheckpoint` gives: the steps of one run, and the file that remembers them. */
class DurableRun {
    file;
    attempt;
    #settings;
    #record;
    #malformed;
    #used = new Set();
    #running = new Set();
    /** All was done when the file was opened, and nothing has been done since. */
    #untouched;
    /** What has ended it. */
    #finished = null;
    constructor(settings, opened, journal) {
        this.file = settings.file;
        this.attempt = opened.attempt;
        this.#settings = settings;
        this.#record = new RunRecord(journal, settings.file, settings.steps, settings.say);
        this.#malformed = opened.malformed;
        this.#untouched = opened.document.status === 'done';
    }
    get runId() {
        return this.#record.document.runId ?? '';
    }
    async step(name, fn, options = {}) {
        const use = this.#use(name, fn, options);
        this.#running.add(use);
        try {
            // What is given out is what was returned, once through JSON: of the same type.
            return (await this.#perform(use, fn));
        }
        finally {
            this.#running.delete(use);
        }
    }
    async done() {
        if (this.#finished === 'done()')
            return;
        this.#record.look();
        this.#requireAllDone(this.#unsettled(this.#record.document));
        this.#finished = 'done()';
        if (!this.#untouched) {
            // Others may have begun a step since, in what is a run of theirs as well.
            let unsettled = [];
            await this.#keep((document) => {
                unsettled = this.#unsettled(document);
                return unsettled.length > 0 ? document : finishRun(this.#withDoneStep(document), now());
            });
            if (unsettled.length > 0) {
                this.#finished = null;
                this.#requireAllDone(unsettled);
            }
        }
        await this.#record.close();
    }
    #unsettled({ units }) {
        const open = Object.keys(units).filter((name) => units[name]?.status !== 'done' && name !== 'done');
        return [...new Set([...[...this.#running].map(({ name }) => name), ...open])];
    }
    #requireAllDone(unsettled) {
        if (unsettled.length === 0)
            return;
        throw new errors/* RefusedError */.fk(`The run is not done: ${unsettled.join(', ')} ${unsettled.length === 1 ? 'is' : 'are'} not.`, `Await every step before done(). A step that is not used any more is settled with "checkpoint unit ${this.file} <step> done".`);
    }
    async close() {
        if (this.#finished !== null)
            return;
        this.#finished = 'close()';
        await this.#record.close();
    }
    #use(name, fn, options) {
        if (this.#finished !== null) {
            throw new errors/* RefusedError */.fk(`step "${name}" comes after ${this.#finished}.`, `Call ${this.#finished} when all steps are done.`);
        }
        checkStep(name, fn, options);
        const usedBefore = this.#used.has(name);
        this.#used.add(name);
        const print = fingerprint({
            kind: 'function',
            ...(options.inputs === undefined ? {} : { inputs: options.inputs }),
        });
        this.#record.look();
        return { name, print, options, usedBefore, context: this.#context(name, print) };
    }
    /** Who comes second to a new file goes on with the run that is there, and that is part of the key. */
    #context(name, print) {
        const { id, runId = '', inputHash = '' } = this.#record.document;
        const key = idempotencyKey({ runId, scope: id, step: name, inputHash, fingerprint: print.value });
        return { idempotencyKey: key, attempt: this.attempt };
    }
    async #perform(use, fn) {
        const { name } = use;
        const { file, wayOut, say } = this.#settings;
        const document = this.#record.document;
        const verdict = await decideStep(use, { file, document, malformed: this.#malformed, wayOut });
        if (verdict.action === 'run') {
            // Others may have begun it since: what has become of it is decided anew.
            const isOurs = await this.#recordStart(use, (0,record/* entry */.f_)(document.units, name));
            const current = { ...use, context: this.#context(name, use.print) };
            if (!isOurs)
                return this.#perform(current, fn);
            if (!verdict.isFirst)
                say(`${aboutStep(name, verdict.reason)}, so it runs.`);
            return this.#run(current, fn);
        }
        say(`${aboutStep(name, verdict.reason)}, so it is skipped.`);
        if (verdict.action === 'adopt') {
            return this.#complete(use, verdict.result, { start: now(), durationMs: 0, note: verdict.reason });
        }
        // Not worth a write of its own: if it is lost, the step is skipped again.
        this.#record.note((current) => skipStep(current, name, this.attempt, now()));
        return verdict.result;
    }
    async #run(use, fn) {
        const { name, context } = use;
        // Steps that overlap are not built on each other: what counts is what was done when this one began.
        const basis = basisNow(this.#record.document, name);
        const begun = performance.now();
        const sinceBegun = () => Math.round(performance.now() - begun);
        let returned;
        try {
            returned = await fn(context);
        }
        catch (error) {
            const note = storableNote((0,errors/* describeError */.Uc)(error), this.#settings.keepSecrets);
            const failure = { step: name, at: now(), durationMs: sinceBegun(), note };
            await this.#keep((document) => failStep(document, failure));
            throw error;
        }
        return this.#complete(use, returned, { durationMs: sinceBegun(), basis });
    }
    /**
     * @param decided the step's record that the decision was made on
     * @returns false when it is another one by now, and nothing was recorded
     * @throws StoreError when it could not be recorded, and the step must not be done without that
     */
    async #recordStart(use, decided) {
        const { name, options } = use;
        const started = { at: now(), unit: undefined };
        let isOvertaken = false;
        const change = (document) => {
            const present = (0,record/* entry */.f_)(document.units, name);
            // After a fault of the disk it may be there already.
            const isOurs = started.unit !== undefined && isSameRecord(present, started.unit);
            isOvertaken = !isOurs && !isSameRecord(present, decided);
            if (isOvertaken || isOurs)
                return document;
            const next = this.#started(document, use, started.at);
            started.unit = (0,record/* entry */.f_)(next.units, name);
            return next;
        };
        const fault = await this.#keep(change, { quietly: options.idempotent === true });
        if (isOvertaken)
            return false;
        if (fault === null || options.idempotent === true)
            return true;
        const failure = { step: name, at: now(), durationMs: 0, note: 'its start could not be recorded' };
        this.#record.note((document) => failStep(document, failure));
        throw new store_errors/* StoreError */.AD(`${name} was not done, because its start could not be recorded: ${fault.message}`, `${fault.fix} A step that is "idempotent" is done nonetheless.`, { cause: fault });
    }
    async #complete(use, returned, how) {
        const { name } = use;
        const { start, ...rest } = how;
        const { outputs, withheld, value, error } = stepResult(name, returned, this.#settings.keepSecrets);
        const completion = {
            ...{ step: name, at: now(), completionId: (0,store_nonce/* newNonce */.Y)() + (0,store_nonce/* newNonce */.Y)(), files: [], payload: null },
            ...{ outputs, withheld, partial: false },
            ...rest,
        };
        const change = (document) => completeStep(start === undefined ? document : this.#started(document, use, start), completion);
        await this.#keep(change, { isDone: true });
        if (error !== null)
            throw error;
        if (withheld[0] !== undefined) {
            this.#settings.say(`warning: what ${name} returned is not stored, because ${withheld[0].reason}. The next attempt will not have it.`);
        }
        return value;
    }
    #started(document, { name, print }, at) {
        return startStep(document, {
            ...{ step: name, attempt: this.attempt, at },
            ...{ fingerprint: print.value, fingerprintParts: print.parts },
        });
    }
    /** For readers of the five fields, whose last step is `done`. */
    #withDoneStep(document) {
        const defaults = DEFAULT_STEPS;
        const steps = this.#settings.steps ?? ([...this.#used].every((name) => defaults.includes(name)) ? defaults : []);
        if (!steps.includes('done'))
            return document;
        if ((0,record/* entry */.f_)(document.units, 'done')?.status === 'done') {
            return skipStep(document, 'done', this.attempt, now());
        }
        const at = now();
        const print = fingerprint({ kind: 'function' });
        const start = { step: 'done', attempt: this.attempt, at };
        return completeStep(startStep(document, { ...start, fingerprint: print.value, fingerprintParts: print.parts }), {
            ...{ step: 'done', at, completionId: (0,store_nonce/* newNonce */.Y)() + (0,store_nonce/* newNonce */.Y)(), durationMs: 0, outputs: {}, files: [] },
            ...{ withheld: [], payload: null, partial: false },
        });
    }
    #keep(change, options = {}) {
        this.#untouched = false;
        return this.#record.keep(change, options);
    }
}
function isSameRecord(one, other) {
    return (one?.status === other?.status &&
        one?.startedAt === other?.startedAt &&
        one?.completionId === other?.completionId);
}
function now() {
    return new Date().toISOString();
}

// EXTERNAL MODULE: ./build/src/engine/statuses.js
var statuses = __nccwpck_require__(7332);
;// CONCATENATED MODULE: ./build/src/engine/adopt-document.js

/** A document that has no checkpoint yet gets what identifies its run; version 1 becomes version 2. */
function adoptDocument(document, identity) {
    return {
        ...document,
        runId: document.runId ?? identity.runId,
        inputHash: document.inputHash ?? identity.inputHash,
        schemaVersion: statuses/* SCHEMA_VERSION */.f$,
        resolvedItems: document.resolvedItems ?? [],
    };
}

;// CONCATENATED MODULE: ./build/src/engine/adopt-head.js

/**
 * Takes over a five-field checkpoint into a document without units: the steps up to and including the one it names
 * are done. Without this, what it says would be lost with the first step that is recorded after it.
 * @param steps the job's steps in order
 * @param newId gives an id that nobody else has
 */
function adoptHead(document, head, steps, newId) {
    const covered = steps.slice(0, steps.indexOf(head.step) + 1);
    const units = (0,record/* record */.g1)();
    let basis = null;
    for (const step of covered) {
        const completionId = newId();
        units[step] = {
            status: 'done',
            dependsOn: [],
            note: `taken over from the checkpoint at "${head.step}"`,
            createdAt: head.timestamp,
            updatedAt: head.timestamp,
            startedAt: null,
            finishedAt: head.timestamp,
            attempt: head.attempt,
            completionId,
            basis,
            fingerprint: null,
            sequence: 0,
            usedInAttempt: 0,
        };
        basis = completionId;
    }
    return { ...document, units, order: covered };
}

// EXTERNAL MODULE: ./build/src/store/run-file/log-alone.js
var log_alone = __nccwpck_require__(106);
;// CONCATENATED MODULE: ./build/src/store/file/recovered-run.js
















/** Others hold the lock for as long as one change takes. */
const recovered_run_WAIT_MS = 5000;
/**
 * Reads the run that is to be gone on with, whatever state it is in. A document that does not go with its event log is
 * made whole first, and what cannot be read is moved aside. Where that cannot be done, what can be read counts.
 * @throws StoreError for what is no file
 */
function recoverRun(file, recovering) {
    refuseNoFile(file);
    const places = places_placesOf(file);
    const { say } = recovering;
    let lost = null;
    if (isAmiss(places)) {
        refuseNoFile(places.eventLog);
        try {
            lost = withRunLockSync(places, recovered_run_WAIT_MS, (lock) => makeWhole(places, lock, recovering));
        }
        catch (error) {
            return readAsItIs(places, error, recovering);
        }
    }
    const seen = stampOfRun(places);
    const found = findDocument(file, say);
    const hasEventLog = found.kind === 'document' && (0,snapshot/* positionIn */.Nu)(found.document) !== null;
    if (found.kind !== 'nothing' || lost === null)
        return { found, seen, hasEventLog };
    return { found: { kind: 'nothing', unread: found.unread ?? lost }, seen, hasEventLog };
}
/** Whether there is an event log, or ought to be one, and the document does not go with it. */
function isAmiss(places) {
    const hasLog = external_node_fs_.existsSync(places.eventLog);
    const read = readDocumentFile(places.file);
    if (read.kind === 'head')
        return false;
    if (read.kind !== 'document')
        return hasLog;
    const isAlone = (0,snapshot/* positionIn */.Nu)(read.stored) === null && (!hasLog || isNoFile(places.eventLog));
    if (isAlone)
        return false;
    try {
        return !isWhole(places);
    }
    catch {
        return true;
    }
}
/** Gives where the event log is now, if it could not be read; else null. */
function makeWhole(places, lock, { isOurs, say }) {
    const present = readDocumentFile(places.file);
    const document = present.kind === 'document' ? present.document : null;
    const withoutLog = () => {
        if (present.kind !== 'document' || !isOurs(present.document))
            return false;
        keepWithoutLog(places, lock, present, say);
        return true;
    };
    try {
        if (present.kind === 'missing')
            makeFromLogAlone(places, lock, say);
        else if (!restoreRun(places, lock, { document, isOurs, say }))
            withoutLog();
        return null;
    }
    catch (error) {
        if (!(error instanceof errors/* RefusedError */.fk))
            throw error;
        const isReadable = document !== null && !(error instanceof damage/* DamagedLogError */.G);
        if (isReadable) {
            if (!withoutLog())
                say(error.message);
            return null;
        }
        const aside = (0,new_event_log.setEventLogAside)(places);
        const isPlain = present.kind === 'document' && (0,snapshot/* positionIn */.Nu)(present.stored) === null;
        const then = isPlain ? `${places.name} counts without it` : 'the run starts over';
        say(`${error.message} It is now ${aside ?? 'gone'}, and ${then}.`);
        return aside;
    }
}
function makeFromLogAlone(places, lock, say) {
    const alone = (0,log_alone.findLogAlone)(places, lock);
    if (alone === null)
        return;
    if (alone.read.kind !== 'document') {
        const why = alone.read.kind === 'head' ? 'it leads to no run document' : alone.read.reason;
        throw new errors/* RefusedError */.fk(`${places.name} is missing, and its event log ${places.eventLog} cannot be read: ${why}`.replace(/\.?$/, '.'), 'checkpoint rebuild says more.');
    }
    rebuildUnderLock(places, lock);
    say(`${places.name} was missing, and was made from its event log again.`);
}
/** Its event log is gone, or has less than the document: what the document has by itself counts, and is kept as it was. */
function keepWithoutLog(places, lock, { document, stored }, say) {
    const kept = `${places.file}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        external_node_fs_.copyFileSync(places.file, kept, external_node_fs_.constants.COPYFILE_EXCL);
    }
    catch (error) {
        throw (0,atomic_write/* writeFault */.ii)(kept, error);
    }
    // The log may have had more than the document, so that steps that have a probe ask it.
    const left = document.lostRecord === undefined ? { ...stored, lostRecord: kept } : stored;
    const log = (0,new_event_log.setEventLogAside)(places);
    (0,whole_document/* writeWholeDocument */.i)(places, lock, (0,snapshot/* withoutPosition */.Wi)(left));
    say(log === null
        ? `the event log of ${places.name} is missing. What the document has counts without it; a copy is ${kept}.`
        : `${places.name} did not go with its event log, which is now ${log}. What the document has counts without it; a copy is ${kept}.`);
}
/** @param error why nothing can be put right */
function readAsItIs(places, error, { isOurs, say }) {
    const seen = stampOfRun(places);
    const there = readDocumentFile(places.file);
    const log = (0,log_alone/* readLogAlone */.e)(places.eventLog);
    const isLogRight = log.kind === 'document' && (there.kind === 'missing' || isOurs(log.document));
    const read = isLogRight ? log : there;
    const why = error instanceof errors/* CheckpointError */.jg ? error.message : (0,errors/* describeError */.Uc)(error);
    const sentence = why.replace(/\.?$/, '.');
    if (read.kind !== 'document') {
        say(`warning: ${sentence} What is there cannot be read, and the run starts over.`);
        const unread = there.kind === 'missing' ? places.eventLog : places.file;
        return { found: { kind: 'nothing', unread }, seen, hasEventLog: false };
    }
    say(`warning: ${sentence} The run goes on with what can be read.`);
    const { malformed } = read;
    const document = withUnreadableUnits(read.document, malformed);
    return { found: { kind: 'document', document, malformed }, seen, hasEventLog: isLogRight };
}

;// CONCATENATED MODULE: ./build/src/library/open-document.js










/**
 * Reads the run's document, whatever state it is in; when there is none, or it is about other work, makes one.
 * One that is missing, or does not go with its event log, is made from that: no step in it is done again.
 * @throws StoreError for what is no file
 */
function openDocument(opening, say) {
    const { file, runId, inputHash } = opening;
    const isOurs = (theirs) => isOfOurRun(theirs, { runId, inputHash }, runId !== '');
    const { found, seen, hasEventLog } = recoverRun(file, { isOurs, say });
    const asNew = { malformed: {}, seen, isNew: true, hasEventLog };
    switch (found.kind) {
        case 'nothing':
            return { ...fresh(opening, null, found.unread), ...asNew };
        case 'head': {
            const counts = isOfThisRun(opening, found.head, undefined, say) && isKnownStep(opening, found.head, say);
            return { ...fresh(opening, counts ? found.head : null), ...asNew };
        }
        case 'document': {
            if (!isOfThisRun(opening, found.document, found.document.work, say)) {
                return { ...fresh(opening, null), ...asNew };
            }
            const { malformed } = found;
            return { ...continued(opening, found.document), malformed, seen, isNew: false, hasEventLog };
        }
    }
}
function isOfThisRun({ file, runId, inputHash, work }, recorded, recordedWork, say) {
    if (runId !== '' && recorded.runId !== undefined && recorded.runId !== runId) {
        say(`${file} is the record of run ${recorded.runId}, this is run ${runId}, so it starts over.`);
        return false;
    }
    if (recorded.inputHash !== undefined && recorded.inputHash !== inputHash) {
        say(`${file} is the record of work on ${describeWork(recordedWork)}, this run works on ${describeWork(work)}, so it starts over.`);
        return false;
    }
    return true;
}
function isKnownStep({ file, steps }, { step }, say) {
    if (steps.includes(step))
        return true;
    say(`the checkpoint in ${file} names step "${step}", which is not one of the steps, so it does not count.`);
    return false;
}
/**
 * @param head a checkpoint without results, whose steps are done
 * @param unread where the record is that cannot be read
 */
function fresh(opening, head, unread) {
    const { file, inputHash, work, scope } = opening;
    const attempt = thisAttempt(opening.attempt, head?.attempt ?? 0);
    const runId = opening.runId || head?.runId || newId();
    const created = {
        ...createDocument({
            runId,
            scope: scopeOfEnvironment(process.env),
            work: work ?? { issueNumber: '', commitSha: '' },
            attempt,
            at: new Date().toISOString(),
            writer: '',
        }),
        inputHash,
        id: scope === '' ? `${external_node_path_.basename(file, '.json')}-${(0,store_nonce/* newNonce */.Y)()}` : `${runId}-${scope.slice(0, 16)}`,
        task: external_node_path_.basename(process.argv[1] ?? file),
        ...(unread === undefined ? {} : { lostRecord: unread }),
    };
    if (work === undefined)
        delete created.work;
    return { document: head === null ? created : adoptHead(created, head, opening.steps, newId), attempt };
}
function continued(opening, found) {
    const known = adoptDocument(found, { runId: opening.runId || newId(), inputHash: opening.inputHash });
    const recorded = known.revision === undefined && known.attempt === undefined ? 0 : join_revisionOf(known).attempt;
    const attempt = thisAttempt(opening.attempt, recorded);
    const isSame = known.revision?.attempt === attempt;
    return { document: isSame ? forgetUses(known) : continueDocument(known, attempt, ''), attempt };
}
/** Never one before what is recorded: then a record that is newer than this process believes would not count. */
function thisAttempt(given, recorded) {
    return Math.max(given ?? recorded + 1, recorded, 1);
}
function newId() {
    return (0,store_nonce/* newNonce */.Y)() + (0,store_nonce/* newNonce */.Y)();
}

;// CONCATENATED MODULE: ./build/src/library/open-checkpoint.js












/**
 * Opens the record of a run, to do its steps once: those that an earlier attempt has done give out what they returned.
 * Nothing is written before the first step.
 *
 * In a command that the Action wraps, the record is in `CHECKPOINT_FILE`, which survives the machine. Anywhere else it
 * is a file on this machine, and survives the death of the process, no more.
 *
 * A record of another run, or about another issue or commit, does not count, and is replaced. A file that cannot be
 * read is moved aside. Of both a line says so. A five-field checkpoint, as `saveCheckpoint` writes it, is taken over:
 * its steps are done, and return nothing, because it has no results.
 *
 * @throws InvalidInputError for an option that makes no sense
 * @throws StoreError when there is something under its name that is no file
 */
function openCheckpoint(options = {}) {
    const steps = options.steps === undefined ? null : checkedSteps(options.steps);
    const wrapped = options.file === undefined ? (process.env.CHECKPOINT_FILE ?? '') : '';
    const file = external_node_path_.resolve(givenFile(options.file ?? (wrapped || defaultFile())));
    // What is there keeps its form, whatever its name.
    const isNamed = file.endsWith('.json');
    if (options.eventLog === true && !isNamed && !external_node_fs_.existsSync(file)) {
        throw new errors/* InvalidInputError */.oC(`${file} is to have an event log.`, 'Give it a name that ends in ".json".');
    }
    const say = quietly(options.log ?? ((line) => process.stderr.write(`checkpoint: ${(0,words/* noCommand */.hh)((0,words/* oneLine */.TN)(line))}\n`)));
    const opened = openDocument({
        file,
        runId: givenRunId(options),
        attempt: givenAttempt(options),
        inputHash: inputHashOf(options),
        work: options.inputHash === undefined ? workOf(options) : undefined,
        steps: steps ?? DEFAULT_STEPS,
        scope: wrapped === '' ? '' : (process.env.CHECKPOINT_IDEMPOTENCY_KEY ?? ''),
    }, say);
    const { status, finishedAt } = opened.document;
    if (status === 'done') {
        say(`the run in ${file} was done at ${finishedAt}. New work needs a "runId" or a file of its own.`);
    }
    const settings = {
        ...{ file, steps, say, keepSecrets: options.keepSecrets === true },
        wayOut: wrapped === ''
            ? `Or look whether it took effect, and say so: "checkpoint unit ${file} <step> done", or "… pending" if it did not.`
            : 'Or start over with "resume: false" on the step that runs this.',
    };
    const wantsEventLog = options.eventLog === true && isNamed && wrapped === '';
    const isLogged = opened.hasEventLog || (opened.isNew && wantsEventLog);
    const { document, seen, isNew } = opened;
    const start = { file, document, seen, isNew, isNumbered: givenRunId(options) !== '', say };
    const journal = isLogged ? new EventJournal(start) : new SharedJournal(start);
    return new DurableRun(settings, opened, journal);
}
/** Scripts in one folder each have a file of their own. */
function defaultFile() {
    const script = external_node_path_.parse(process.argv[1] ?? '').name || 'default';
    return external_node_path_.join('.checkpoint', 'runs', `${script}.json`);
}
function checkedSteps(steps) {
    if (!Array.isArray(steps))
        throw new errors/* InvalidInputError */.oC('steps is no list.', 'Give a list of names.');
    const bad = steps.find((step) => !isStepName(step));
    if (bad !== undefined)
        throw new errors/* InvalidInputError */.oC(`steps names "${bad}".`, STEP_NAME_RULE);
    const twice = steps.find((step, index) => steps.indexOf(step) !== index);
    if (twice !== undefined)
        throw new errors/* InvalidInputError */.oC(`steps names "${twice}" twice.`, 'Name each step once.');
    return [...steps];
}
/** Failures to say something never stop the work. */
function quietly(log) {
    return (line) => {
        try {
            log(line);
        }
        catch {
            // Whoever reads along is gone.
        }
    };
}

;// CONCATENATED MODULE: ./build/src/library/save-checkpoint.js









/**
 * Writes a checkpoint, durably and whole: a reader, or a machine that loses power, sees the one before or this one.
 * A file that cannot be read is moved aside first, so that nothing is lost. Returns what was written.
 *
 * @throws InvalidInputError for an option that is missing or makes no sense
 * @throws RefusedError when the file is a run document, which keeps more than a checkpoint
 * @throws StoreError when it could not be written; what was there before is then still there
 */
function saveCheckpoint(options) {
    const checkpoint = {
        runId: runIdOf(options),
        step: stepOf(options),
        attempt: givenAttempt(options) ?? 1,
        inputHash: inputHashOf(options),
        timestamp: new Date().toISOString(),
    };
    const file = givenFile(options.file);
    makeRoom(file);
    // Somebody may have begun a run there since.
    const beforeRename = () => refuseRun(file, readDocumentFile(file));
    (0,atomic_write/* writeFileAtomic */.Zf)(file, `${JSON.stringify(checkpoint, null, 2)}\n`, { beforeRename });
    return checkpoint;
}
function makeRoom(file) {
    const present = readDocumentFile(file);
    refuseRun(file, present);
    try {
        if (present.kind === 'unreadable')
            setAside(file, new Date());
        external_node_fs_.mkdirSync(external_node_path_.dirname(file), { recursive: true });
    }
    catch (error) {
        if (error instanceof store_errors/* StoreError */.AD)
            throw error;
        const code = (0,store_errors/* errorCode */.CA)(error);
        throw new store_errors/* StoreError */.AD(`Could not write ${file}: ${code || String(error)}.`, (0,store_errors/* fixForFileFault */.t1)(code), {
            cause: error,
        });
    }
}
function refuseRun(file, { kind }) {
    if (kind !== 'document')
        return;
    throw new errors/* RefusedError */.fk(`${file} is a run document with the records of its steps, which a bare checkpoint would replace.`, 'Save to a file of its own.');
}
function runIdOf(options) {
    const runId = givenRunId(options);
    if (runId !== '')
        return runId;
    throw new errors/* InvalidInputError */.oC('runId is missing.', 'Give something that stays the same when this work is run again; in GitHub Actions it is GITHUB_RUN_ID.');
}
function stepOf({ step }) {
    if (typeof step === 'string' && isStepName(step))
        return step;
    throw new errors/* InvalidInputError */.oC(`step is "${step}".`, STEP_NAME_RULE);
}

;// CONCATENATED MODULE: ./build/src/index.js
/**
 * The library: durable steps and checkpoints for Node scripts. See `openCheckpoint`, and `loadCheckpoint` and
 * `saveCheckpoint` for the bare checkpoint.
 *
 * @packageDocumentation
 */







var __webpack_exports__CheckpointError = __webpack_exports__.jg;
var __webpack_exports__InvalidInputError = __webpack_exports__.oC;
var __webpack_exports__RefusedError = __webpack_exports__.fk;
var __webpack_exports__ResultLostError = __webpack_exports__.eS;
var __webpack_exports__StoreError = __webpack_exports__.AD;
var __webpack_exports__UnknownOutcomeError = __webpack_exports__.rk;
var __webpack_exports__UnstorableResultError = __webpack_exports__.tS;
var __webpack_exports__loadCheckpoint = __webpack_exports__.xR;
var __webpack_exports__openCheckpoint = __webpack_exports__.DI;
var __webpack_exports__saveCheckpoint = __webpack_exports__.s4;
export { __webpack_exports__CheckpointError as CheckpointError, __webpack_exports__InvalidInputError as InvalidInputError, __webpack_exports__RefusedError as RefusedError, __webpack_exports__ResultLostError as ResultLostError, __webpack_exports__StoreError as StoreError, __webpack_exports__UnknownOutcomeError as UnknownOutcomeError, __webpack_exports__UnstorableResultError as UnstorableResultError, __webpack_exports__loadCheckpoint as loadCheckpoint, __webpack_exports__openCheckpoint as openCheckpoint, __webpack_exports__saveCheckpoint as saveCheckpoint };
