import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/log-ends.js

/** The hash of the event that ends at this offset of a log; null when none does. */
function hashBefore(descriptor, offset) {
    const length = 64 + '"}\n'.length;
    if (offset < length)
        return null;
    const bytes = Buffer.alloc(length);
    fs.readSync(descriptor, bytes, 0, length, offset - length);
    const match = /^([0-9a-f]{64})"}\n$/.exec(bytes.toString('latin1'));
    return match?.[1] ?? null;
}
/** What the first event of a log says it follows. */
function firstPrevious(descriptor) {
    const bytes = Buffer.alloc(64);
    external_node_fs_namespaceObject.readSync(descriptor, bytes, 0, 64, '{"prev":"'.length);
    return bytes.toString('latin1');
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./build/src/engine/errors.js
/**
 * Something the user has to put right. The message says what was wrong, `fix` what to do; both are shown.
 */
class errors_CheckpointError extends Error {
    fix;
    constructor(message, fix, options) {
        super(message, options);
        this.name = new.target.name;
        this.fix = fix;
    }
}
/** An input, argument or option with a value that cannot be used. */
class InvalidInputError extends (/* unused pure expression or super */ null && (errors_CheckpointError)) {
}
/** A rule of the contract forbids what was asked for (a step used twice, a document that may not be overwritten). */
class errors_RefusedError extends errors_CheckpointError {
}
/** There is nothing under the name that was given. */
class NotFoundError extends (/* unused pure expression or super */ null && (errors_CheckpointError)) {
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

;// CONCATENATED MODULE: ./build/src/store/errors.js


/** A place could not keep or give what it was asked for. The work goes on; the message says what is lost. */
class StoreError extends (/* unused pure expression or super */ null && (CheckpointError)) {
}
/** The place will not take it however often it is asked: this job may not write there. */
class StorePolicyError extends (/* unused pure expression or super */ null && (StoreError)) {
}
/** The file system's own word for a fault (`ENOSPC`), or an empty string. */
function errors_errorCode(error) {
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

;// CONCATENATED MODULE: ./build/src/store/file/read-at-once.js

/** Flags that open a file for reading. Under its name there may be a pipe, on which opening would wait for a writer. */
const read_at_once_READ_AT_ONCE = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/damage.js

/** A complete line of an event log is not what was written. Nothing is ever cut off for it. */
class DamagedLogError extends errors_RefusedError {
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

;// CONCATENATED MODULE: ./build/src/engine/sha256.js
/** Fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
// biome-ignore format: the table of the standard, eight to a line
const CONSTANTS = Int32Array.of(0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2);
/**
 * sha256 of bytes or UTF-8 text, as 64 lower-case hex characters. Here, and not taken from `node:crypto`, because loading
 * that takes 3.6 ms, a fifth of what a skipped step takes beyond a bare start of Node. For the short texts that make
 * up an identity; files are digested by `node:crypto`, which is much faster once it is there.
 */
function sha256_sha256(data) {
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

;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
;// CONCATENATED MODULE: ./build/src/store/digest.js


/** Up to here a process does without `node:crypto`, whose loading takes as long as digesting a few times as much. */
const LITTLE_BYTES = 32 * 1024;
let digested = 0;
let digest_native;
/** sha256 in lower-case hex, of bytes or UTF-8 text: fast for little in a fresh process as well as for a lot. */
function digest_digest(data) {
    if (digest_native !== undefined)
        return digest_native(data);
    digested += data.length;
    if (digested <= LITTLE_BYTES)
        return sha256_sha256(data);
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

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/event.js


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
    return { sequence: 0, offset: 0, hash: sha256(`events of ${id}\n${createdAt}`) };
}
/** An event as the line behind `before`, and the position behind it. */
function encodeEvent(before, event) {
    const sequence = before.sequence + 1;
    const fields = JSON.stringify({ at: event.at, status: event.status, ops: event.ops }).slice(1, -1);
    const head = `${PREFIX}${before.hash}${SEQUENCE}${sequence},${fields}`;
    const length = Buffer.byteLength(head);
    const line = Buffer.allocUnsafe(length + SUFFIX_LENGTH + 1);
    line.write(head);
    const hash = digest(line.subarray(0, length));
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
    return digest_digest(line.subarray(0, headEnd)) === hash ? hash : null;
}
const verifiedHash = (before, bytes, text, begin, end) => {
    const headEnd = end - SUFFIX_LENGTH;
    if (!isNext(before, text, begin, end))
        return null;
    const hash = digest_digest(new Uint8Array(bytes.buffer, bytes.byteOffset + begin, headEnd - begin));
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

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/usual-event.js
const usual_event_SEQUENCE = '"seq":';
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
    const atBegin = usual_event_SEQUENCE.length + String(seq).length + AT.length;
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
        return openRegular(file, READ_AT_ONCE);
    }
    catch (error) {
        if (error instanceof RefusedError)
            throw error;
        throw new RefusedError(`${file} cannot be read: ${errorCode(error)}.`, 'It is left as it is.');
    }
}
/** @throws RefusedError when it is something else than a regular file; what the system says */
function openRegular(file, flags) {
    try {
        // Before it is opened: a pipe would wait for somebody at its other end.
        const stat = fs.statSync(file, { throwIfNoEntry: false });
        if (stat === undefined)
            return null;
        if (stat.isFile())
            return { file, descriptor: fs.openSync(file, flags) };
    }
    catch (error) {
        if (errorCode(error) === 'ENOENT')
            return null;
        throw error;
    }
    throw new RefusedError(`${file} is not a regular file.`, 'It is left as it is.');
}
/**
 * Verifies every event behind `from`, up to the last complete line within `size` bytes, and gives them to `onBatch`.
 * Without that, they are verified only, which is much faster.
 * @param check how an event is verified
 * @returns the position behind the last one; what follows there has no line end, so it was never acknowledged
 * @throws DamagedLogError for a complete line that does not verify or does not follow from the one before
 */
function readEvents(source, from, size, onBatch, check = verifiedHash) {
    let position = from;
    let buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(size - from.offset, 0)));
    while (position.offset < size) {
        const start = position.offset;
        const wanted = Math.min(buffer.length, size - start);
        const read = external_node_fs_namespaceObject.readSync(source.descriptor, buffer, 0, wanted, start);
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
    if (ownHash(line) === null) {
        return new DamagedLogError(file, sequence, 'its hash is not that of its content');
    }
    const why = sequence === 1 ? 'it begins the log of another document' : 'it does not follow from the line before';
    return new DamagedLogError(file, sequence, why);
}
function parse({ file }, chunk, text, ends, start, after) {
    const first = after.sequence - ends.length + 1;
    const bodies = bodiesIn(chunk, text, ends);
    const events = parseUsual(bodies, first) ?? parseAny(bodies, first);
    if (events.length < ends.length) {
        throw new DamagedLogError(file, first + events.length, 'it is not an event');
    }
    return { events, offsets: [0, ...ends.slice(0, -1).map((end) => end + 1)].map((begin) => start + begin) };
}
/** What the lines say, without their hashes, which have been seen to be right and would only be a lot of short-lived texts. */
function bodiesIn(chunk, text, ends) {
    const isPlain = (0,external_node_buffer_namespaceObject.isAscii)(chunk);
    let begin = 0;
    return ends.map((end) => {
        const [from, to] = [begin + BODY_AT, end - BODY_BEFORE_END];
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
        const event = asEvent(value);
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

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/verifier-thread.js



/** The other thread's end of `verifier.ts`. Where the chain breaks is found, and said, by whoever reads it then. */
const { descriptor, size } = external_node_worker_threads_namespaceObject.workerData;
const start = { sequence: 0, offset: 0, hash: firstPrevious(descriptor) };
external_node_worker_threads_namespaceObject.parentPort?.postMessage(readEvents({ file: '', descriptor }, start, size));

