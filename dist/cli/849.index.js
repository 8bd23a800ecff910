export const id = 849;
export const ids = [849];
export const modules = {

/***/ 8849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/src/engine/run-document/items.js
var items = __webpack_require__(816);
// EXTERNAL MODULE: ./build/src/engine/run-document/phases.js
var run_document_phases = __webpack_require__(9582);
// EXTERNAL MODULE: ./build/src/engine/run-document/update.js + 1 modules
var update = __webpack_require__(894);
// EXTERNAL MODULE: ./build/src/engine/run-document/validation.js
var run_document_validation = __webpack_require__(6161);
;// CONCATENATED MODULE: ./build/src/engine/run-document/finalize.js







const FINAL_STATUSES = ['done', 'needs_attention', 'aborted'];
/** So many of a kind are named, the others counted. */
const NAMED = 25;
/** @throws InvalidInputError when a run cannot end like that */
function readFinalStatus(text) {
    if (FINAL_STATUSES.includes(text))
        return text;
    throw new errors/* InvalidInputError */.oC(`A run cannot end "${text}".`, `It is one of ${FINAL_STATUSES.join(', ')}.`);
}
/**
 * Ends the run. Repeating it with nothing new to say changes nothing.
 * The change throws RefusedError, with every reason, when the run is said to be done and is not.
 */
function finalizeRun(status, result) {
    return (view, at) => {
        const document = view.document();
        if (status === 'done')
            refuseUnfinished(view);
        const ends = view.status !== status || !document.finishedAt;
        const says = result !== undefined && result !== document.result;
        if (!ends && !says)
            return [];
        const value = {
            ...(ends ? { status, finishedAt: at } : {}),
            ...(says ? { result } : {}),
            updatedAt: at,
        };
        return [
            ...(0,update/* currentForm */.e)(view),
            ...(ends ? lifecycle(document, status) : []),
            { op: 'merge', path: [], value },
        ];
    };
}
/** Why the run is not done, one reason each; none when it is. */
function reasonsNotDone(document, malformed = {}) {
    const undone = Object.entries(document.units)
        .filter(([, { status }]) => status !== 'done')
        .map(([id, { status }]) => `${id} (${status})`);
    const unreadable = Object.keys(malformed);
    const { phases, malformed: unreadablePhases } = (0,run_document_phases/* readPhases */.Ji)(document);
    const blocked = Object.keys(phases).filter((name) => (0,record/* entry */.f_)(phases, name)?.status === 'blocked');
    const missing = (0,run_document_phases/* requiredPhases */.gf)(document)
        .filter((name) => (0,record/* entry */.f_)(phases, name)?.status !== 'done')
        .map((name) => `${name} (${(0,record/* entry */.f_)(phases, name)?.status ?? 'never begun'})`);
    const open = (0,items/* readItems */.F1)(document.openItems).map(({ id }) => id);
    return [
        ...reason(undone, 'unit', 'not done'),
        ...reason(unreadable, 'unit', 'not readable'),
        ...reason(blocked, 'phase', 'blocked'),
        ...reason(unreadablePhases, 'phase', 'not readable'),
        ...reason(missing, 'required phase', 'not done'),
        ...reason(open, 'item', 'open'),
        ...validationReason(document),
    ];
}
function refuseUnfinished(view) {
    const reasons = reasonsNotDone(view.document(), view.malformed());
    if (reasons.length === 0)
        return;
    throw new errors/* RefusedError */.fk(`The run is not done: ${reasons.join('; ')}.`, 'Put these right (checkpoint unit, phase, resolve, validation), or finalize it as needs_attention or aborted.');
}
function reason(names, noun, state) {
    if (names.length === 0)
        return [];
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    const verb = names.length === 1 ? 'is' : 'are';
    return [`${(0,words/* plural */.LS)(names.length, noun)} ${verb} ${state}: ${names.slice(0, NAMED).join(', ')}${more}`];
}
function validationReason(document) {
    if (document.requireValidation !== true)
        return [];
    const validation = (0,run_document_validation/* readValidation */.Qo)(document);
    if (validation?.status === 'green')
        return [];
    return [`the required validation is ${validation === null ? 'not there' : validation.status}`];
}
const LIFECYCLE_STATE = { done: 'succeeded', needs_attention: 'failed', aborted: 'canceled' };
/** A document that has a lifecycle says there too how it ended. */
function lifecycle(document, status) {
    if (!document.lifecycle)
        return [];
    return [{ op: 'merge', path: ['lifecycle'], value: { state: LIFECYCLE_STATE[status], retryable: false } }];
}

// EXTERNAL MODULE: ./build/src/engine/run-document/summary.js
var summary = __webpack_require__(5228);
// EXTERNAL MODULE: ./build/src/store/run-file/change-run.js
var change_run = __webpack_require__(5864);
// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __webpack_require__(752);
// EXTERNAL MODULE: ./build/src/cli/exit-code.js
var exit_code = __webpack_require__(3250);
// EXTERNAL MODULE: ./build/src/cli/print.js
var print = __webpack_require__(8875);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/commands/finalize.js







const help = `Usage: checkpoint finalize <file> <done|needs_attention|aborted> [--result "…"] [--json]

Ends the run. It is done only when every unit is done, no phase is blocked, the required phases are done, no item is
open and a required validation is green; otherwise it is refused, with every reason. A run that needs attention, or
was given up, can be gone on with: when a unit or phase is worked on again, it is running again.

Options:
  --result <text>    what came of it
  --json             print the run's summary

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: it is not done, or the file cannot be read, 3 no
such file.
`;
/** `checkpoint finalize`: the run ends. */
async function run(args) {
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('finalize', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { result: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const { file, status } = (0,cli_arguments/* named */.K)('finalize', positionals, ['file', 'status']);
    const view = await (0,change_run/* changeRun */.U)(file, finalizeRun(readFinalStatus(status), values.result));
    if (values.json)
        (0,print/* printJson */.Q2)((0,summary/* summarize */.e)(view.document(), view.malformed()));
    return exit_code/* EXIT */.d.done;
}


/***/ }),

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

/***/ 816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ reportItems),
/* harmony export */   F1: () => (/* binding */ readItems),
/* harmony export */   Vi: () => (/* binding */ resolveItems),
/* harmony export */   mo: () => (/* binding */ parseItems)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4872);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(638);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8667);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9037);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1200);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(894);







/** What becomes of an item is ours to say; what it is about is everything else. */
const OURS = new Set(['at', 'updatedAt', 'reopenedAt', 'resolvedAt']);
/** The items of a list, whatever is in it: each has an id, derived from its content if none was given. */
function readItems(list) {
    return (list ?? []).map((value) => {
        const content = isObject(value) ? value : { item: value };
        return { ...content, id: idOf(content) };
    });
}
/**
 * The items in a JSON text: one object, or a list of them. Two of the same id are one, the later on top of the earlier.
 * @throws InvalidInputError for anything else
 */
function parseItems(json) {
    const example = 'Give an object like {"title":"…"}, or a list of them.';
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('The item is not JSON.', example);
    }
    const list = Array.isArray(value) ? value : [value];
    if ((0,_nesting_js__WEBPACK_IMPORTED_MODULE_5__/* .isNestedTooDeep */ .k)(list))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('The item is nested too deeply.', example);
    const items = new Map();
    for (const given of list) {
        if (!isObject(given))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('An item is not an object.', example);
        if (Object.keys(given).length === 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('An item is empty.', example);
        const id = idOf(given);
        (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .checkGivenName */ .ZD)('item', id);
        const content = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1)(Object.entries(given).filter(([name]) => !OURS.has(name)));
        items.set(id, { ...items.get(id), ...content, id });
    }
    return [...items.values()];
}
/**
 * Reports items: new ones are open; one of an id that is open already is updated, and keeps the time of its first report;
 * one that was resolved is open again. A report that says nothing new changes nothing.
 */
function reportItems(items) {
    return (view, at) => {
        const open = new ItemList('openItems', view.document().openItems);
        const resolved = new ItemList('resolvedItems', view.document().resolvedItems);
        for (const item of items) {
            const before = open.get(item.id);
            const settled = resolved.get(item.id);
            if (before !== undefined) {
                const merged = { ...before, ...item };
                if ((0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(merged) !== (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(before))
                    open.put({ ...merged, updatedAt: at });
            }
            else if (settled !== undefined) {
                const { resolvedAt: _, ...again } = settled;
                open.put({ ...again, ...item, reopenedAt: at });
                resolved.remove(item.id);
            }
            else {
                open.put({ ...item, at });
            }
        }
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_4__/* .update */ .y)(view, at, 'stuck', [...open.operations(), ...resolved.operations()]);
    };
}
/**
 * Moves open items to the resolved ones. One that is resolved already stays as it is.
 * @throws InvalidInputError when no id is given; the change throws NotFoundError, which names every id that there is not
 */
function resolveItems(ids) {
    if (ids.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('There is no id to resolve.', 'Give them as --ids "a,b".');
    return (view, at) => {
        const open = new ItemList('openItems', view.document().openItems);
        const resolved = new ItemList('resolvedItems', view.document().resolvedItems);
        const unknown = ids.filter((id) => open.get(id) === undefined && resolved.get(id) === undefined);
        if (unknown.length > 0)
            throw notThere(unknown, open.ids());
        for (const id of ids) {
            const item = open.get(id);
            if (item === undefined)
                continue;
            open.remove(id);
            resolved.put({ ...item, resolvedAt: at });
        }
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_4__/* .update */ .y)(view, at, 'finished', [...open.operations(), ...resolved.operations()]);
    };
}
/** One of the two lists of a document. What is not touched stays as it was stored, also where it is no item of ours. */
class ItemList {
    #name;
    #values;
    /** The position of an id's last item. */
    #positions = new Map();
    #removed = new Set();
    #changed = false;
    constructor(name, values = []) {
        this.#name = name;
        this.#values = [...values];
        for (const [position, { id }] of readItems(values).entries())
            this.#positions.set(id, position);
    }
    ids() {
        return [...this.#positions.keys()];
    }
    get(id) {
        const position = this.#positions.get(id);
        return position === undefined ? undefined : readItems([this.#values[position]])[0];
    }
    put(item) {
        const position = this.#positions.get(item.id) ?? this.#values.length;
        this.#values[position] = item;
        this.#positions.set(item.id, position);
        this.#changed = true;
    }
    remove(id) {
        const position = this.#positions.get(id);
        if (position === undefined)
            return;
        this.#removed.add(position);
        this.#positions.delete(id);
        this.#changed = true;
    }
    operations() {
        if (!this.#changed)
            return [];
        const value = this.#values.filter((_, position) => !this.#removed.has(position));
        return [{ op: 'set', path: [this.#name], value: value }];
    }
}
function idOf(content) {
    const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_)(content, 'id');
    if (typeof id === 'number')
        return String(id);
    if (typeof id === 'string' && id !== '')
        return id;
    const own = Object.entries(content).filter(([name]) => name !== 'id' && !OURS.has(name));
    return `item-${(0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)((0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1)(own))).slice(0, 12)}`;
}
function notThere(unknown, open) {
    const are = unknown.length === 1 ? 'is no item' : 'are no items';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_(`There ${are} ${unknown.join(', ')}, so nothing was resolved.`, open.length === 0 ? 'No item is open.' : `Open (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(open.length, 'item')}): ${open.join(', ')}.`);
}
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}


/***/ }),

/***/ 9582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ reportPhase),
/* harmony export */   Ji: () => (/* binding */ readPhases),
/* harmony export */   gf: () => (/* binding */ requiredPhases),
/* harmony export */   m7: () => (/* binding */ readPhaseStatus),
/* harmony export */   qm: () => (/* binding */ plannedPhase)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7332);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1200);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(894);





const NEWS = {
    pending: 'planned',
    running: 'started',
    blocked: 'stuck',
    done: 'finished',
    skipped: 'finished',
};
const OVER = ['done', 'skipped'];
/** @throws InvalidInputError when it is no status of a phase */
function readPhaseStatus(text) {
    if (_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.includes(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${text}" is no status of a phase.`, `It is one of ${_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.join(', ')}.`);
}
/** The phases that can be understood, in their order, and the names of those that cannot. */
function readPhases(document) {
    const phases = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)();
    const malformed = [];
    for (const [name, value] of Object.entries(document.phases ?? {})) {
        if (isPhase(value))
            phases[name] = value;
        else
            malformed.push(name);
    }
    return { phases, malformed };
}
/** The phases without which a run is not done. */
function requiredPhases(document) {
    const { requiredPhases: names } = document;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
/** A phase that has not begun. */
function plannedPhase(at) {
    return { status: 'pending', createdAt: at, updatedAt: at, startedAt: null, finishedAt: null };
}
/**
 * Records where a phase stands; one that is not there yet is added behind the others. Repeating a report changes nothing.
 * @throws InvalidInputError for a name that cannot be used
 */
function reportPhase(name, status) {
    (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkGivenName */ .ZD)('phase', name);
    return (view, at) => {
        const document = view.document();
        const { phases } = readPhases(document);
        const before = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(phases, name);
        const currentPhase = currentAfter(document, phases, name, status);
        const operations = [];
        if (before?.status !== status) {
            const present = before ?? beginningOf(document, name, at);
            const value = phaseAfter(present, status, at);
            operations.push({ op: 'set', path: ['phases', name], value });
        }
        if (currentPhase !== (document.currentPhase ?? null)) {
            operations.push({ op: 'set', path: ['currentPhase'], value: currentPhase });
        }
        const isMissing = status === 'skipped' && requiredPhases(document).includes(name);
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_2__/* .update */ .y)(view, at, isMissing ? 'planned' : NEWS[status], operations);
    };
}
/** What there is of a phase that is new, or that could not be understood: what else is in it is kept. */
function beginningOf(document, name, at) {
    const stored = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(document.phases, name);
    const isObject = stored !== null && typeof stored === 'object' && !Array.isArray(stored);
    return { ...plannedPhase(at), ...(isObject ? stored : {}), status: 'pending' };
}
function phaseAfter(phase, status, at) {
    return {
        ...phase,
        status,
        updatedAt: at,
        ...(status === 'running' && !phase.startedAt ? { startedAt: at } : {}),
        ...(OVER.includes(status) ? { finishedAt: at } : phase.finishedAt ? { finishedAt: null } : {}),
    };
}
/** The phase that was last set to running, also while it is blocked; when it is over, another one that is running. */
function currentAfter(document, phases, name, status) {
    if (status === 'running')
        return name;
    const { currentPhase = null } = document;
    if (currentPhase !== name || status === 'blocked')
        return currentPhase;
    const others = Object.entries(phases).filter(([other, phase]) => other !== name && phase.status === 'running');
    return others.at(-1)?.[0] ?? null;
}
function isPhase(value) {
    if (value === null || typeof value !== 'object' || !('status' in value))
        return false;
    return _statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .PHASE_STATUSES */ .BV.includes(value.status);
}


/***/ }),

/***/ 5228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ summarize)
/* harmony export */ });
/** @param malformed units that could not be understood; they count, as nothing in particular */
function summarize(document, malformed = {}) {
    const counts = {
        pending: 0,
        in_progress: 0,
        done: 0,
        blocked: 0,
        dep_blocked: 0,
    };
    let total = Object.keys(malformed).length;
    for (const { status } of Object.values(document.units)) {
        counts[status] += 1;
        total += 1;
    }
    return {
        id: document.id,
        status: document.status,
        task: document.task ?? '',
        currentPhase: document.currentPhase ?? null,
        total,
        done: counts.done,
        blocked: counts.blocked,
        dep_blocked: counts.dep_blocked,
        in_progress: counts.in_progress,
        updatedAt: document.updatedAt ?? null,
    };
}


/***/ }),

/***/ 6161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ readValidationStatus),
/* harmony export */   Qo: () => (/* binding */ readValidation),
/* harmony export */   k3: () => (/* binding */ reportValidation)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7332);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(894);



/** @throws InvalidInputError when it is no outcome of a validation */
function readValidationStatus(text) {
    if (_statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .VALIDATION_STATUSES */ .xm.includes(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"${text}" is no outcome of a validation.`, `It is one of ${_statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .VALIDATION_STATUSES */ .xm.join(', ')}.`);
}
/** The final validation; null when there was none, or it cannot be understood. */
function readValidation(document) {
    const { validation } = document;
    if (validation === null || typeof validation !== 'object' || !('status' in validation))
        return null;
    return _statuses_js__WEBPACK_IMPORTED_MODULE_2__/* .VALIDATION_STATUSES */ .xm.includes(validation.status)
        ? validation
        : null;
}
/** Records the final validation. The latest one counts, so that repeating it says that it was made again. */
function reportValidation(status, note = '') {
    return (view, at) => {
        const value = { ...readValidation(view.document()), status, note, at };
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_1__/* .update */ .y)(view, at, status === 'green' ? 'finished' : 'stuck', [
            { op: 'set', path: ['validation'], value },
        ]);
    };
}


/***/ })

};
