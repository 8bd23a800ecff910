export const id = 944;
export const ids = [944,990];
export const modules = {

/***/ 9944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ProgressSaver: () => (/* binding */ ProgressSaver)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/save-progress.js
var save_progress = __webpack_require__(5959);
// EXTERNAL MODULE: ./build/src/engine/secrets.js
var engine_secrets = __webpack_require__(1249);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js + 1 modules
var document_file = __webpack_require__(4914);
// EXTERNAL MODULE: ./build/src/store/files/payload.js
var files_payload = __webpack_require__(8365);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/hash.js + 1 modules
var hash = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/store/files/capture.js
var capture = __webpack_require__(9417);
// EXTERNAL MODULE: ./build/src/store/files/limits.js
var limits = __webpack_require__(5059);
// EXTERNAL MODULE: ./build/src/store/files/workspace-path.js
var workspace_path = __webpack_require__(9592);
// EXTERNAL MODULE: ./build/src/store/progress/places.js
var progress_places = __webpack_require__(7199);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/store/progress/steady-copy.js


/** Pieces small enough that nothing else has to wait long for its turn. 1 MiB. */
const CHUNK = 1024 * 1024;
/** Pauses before a file is read again that changed while it was read, in ms. */
const PAUSES_MS = [0, 20, 60];
/**
 * Copies a file that somebody may be writing, so that the copy is what it was at one moment. Null: it changed each
 * time. One that only grows, as a log, is copied as long as it was when the last reading began.
 * @param look gets each piece of the content as a latin1 string
 */
async function copySteadily(source, target, look) {
    let before = null;
    let onlyGrew = true;
    for (const pause of PAUSES_MS) {
        if (pause > 0)
            await new Promise((resolve) => setTimeout(resolve, pause));
        const { copied, isStill, goesOn } = await copyOnce(source, target, look(), before);
        if (isStill)
            return copied;
        onlyGrew = before === null || (onlyGrew && goesOn);
        before = copied;
    }
    return onlyGrew ? before : null;
}
/** @param before what was there at the last try: `goesOn` says whether what is there now begins with it */
async function copyOnce(source, target, look, before) {
    const from = await external_node_fs_.promises.open(source, 'r');
    try {
        const to = await external_node_fs_.promises.open(target, 'w', 0o600);
        try {
            const stat = await from.stat({ bigint: true });
            const whole = Number(stat.size);
            const hash = (0,external_node_crypto_.createHash)('sha256');
            const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK, whole)));
            let size = 0;
            // An empty one tells nothing: it may be about to be written anew.
            let goesOn = false;
            while (size < whole) {
                const next = before !== null && size < before.size ? before.size : whole;
                const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, next - size, whole - size), size);
                if (bytesRead === 0)
                    break;
                const chunk = buffer.subarray(0, bytesRead);
                hash.update(chunk);
                look(chunk.toString('latin1'));
                await to.write(chunk);
                size += bytesRead;
                if (size === before?.size)
                    goesOn = hash.copy().digest('hex') === before.sha256;
            }
            const after = stampOf(await from.stat({ bigint: true }));
            const isStill = after === stampOf(stat) && size === whole;
            const stamp = isStill ? trusted(stat) : null;
            const copied = { sha256: hash.digest('hex'), size, mode: Number(stat.mode) & 0o777, stamp };
            return { copied, isStill, goesOn: goesOn && size === whole };
        }
        finally {
            await to.close();
        }
    }
    finally {
        await from.close();
    }
}
/** Differs as soon as a file is another one, or is written to, or gets other rights. */
function stampOf(stat) {
    return [stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs, stat.mode].join(' ');
}
/** How coarse the clocks of file systems are, in ms: a change this close to the last one might not show. */
const COARSE_MS = 2_500;
function trusted(stat) {
    return Date.now() - Number(stat.mtimeMs) > COARSE_MS ? stampOf(stat) : null;
}

;// CONCATENATED MODULE: ./build/src/store/progress/mirror.js










/**
 * A copy of a running step's progress, brought up to date file by file. A file that somebody is writing stays in its
 * older version until it can be read whole, so that what is packed is whole and stands still.
 */
class Mirror {
    #folder;
    #known = new Map();
    #secretsKey = '';
    /** @param folder exists and is empty */
    constructor(folder) {
        this.#folder = folder;
    }
    get folder() {
        return this.#folder;
    }
    /**
     * @param secrets what must not be kept
     * @param key differs when `secrets` finds others than before
     */
    async refresh(places, secrets, key) {
        const sources = new Map();
        for (const { name, root, files } of await listAll(places)) {
            for (const file of files)
                sources.set(`${name}/${file}`, { file: external_node_path_.join(root, file), root });
        }
        // What has been looked at with fewer secrets is read again.
        if (key !== this.#secretsKey)
            for (const name of this.#known.keys())
                this.#distrust(name);
        this.#secretsKey = key;
        for (const name of [...this.#known.keys()])
            if (!sources.has(name))
                this.#forget(name);
        const files = [];
        const withheld = [];
        let total = 0;
        let exposed = false;
        for (const [name, { file, root }] of sources) {
            if (secrets.inText(name) !== null) {
                withheld.push(capture/* SECRET_NAME */.J4);
                continue;
            }
            const before = this.#known.get(name);
            const state = await this.#take(name, file, root, secrets);
            if (state === null)
                continue;
            exposed ||= before?.fault === null && state.fault !== null && isSame(before.entry, state.entry);
            const fault = state.fault ??
                (files.length >= limits/* MAX_FILES */.BE || total + state.entry.size > limits/* MAX_TOTAL_BYTES */.gx ? capture/* TOO_MUCH */.rC : null);
            if (fault === null) {
                files.push(state.entry);
                total += state.entry.size;
            }
            else
                withheld.push({ kind: 'file', name, reason: fault });
            if (fault === capture/* TOO_MUCH */.rC)
                break;
        }
        return { files, withheld, exposed };
    }
    /** The newest state of a file that can be had; null when there is none, or none to speak of. */
    async #take(name, source, root, secrets) {
        const known = this.#known.get(name);
        try {
            const stat = await external_node_fs_.promises.lstat(source, { bigint: true });
            if (known !== undefined && known.stamp === stampOf(stat))
                return known;
            const taken = stat.isSymbolicLink()
                ? takeLink(name, source, root, secrets)
                : stat.isFile()
                    ? await this.#copy(name, source, secrets)
                    : null;
            if (taken !== null)
                this.#known.set(name, taken);
            return taken ?? known ?? null;
        }
        catch (error) {
            // What has disappeared since it was listed is no progress any more.
            if (!external_node_fs_.existsSync(source))
                return null;
            return { entry: entryOf(name), stamp: null, fault: `it could not be read (${(0,errors/* describeError */.Uc)(error)})` };
        }
    }
    async #copy(name, source, secrets) {
        const target = external_node_path_.join(this.#folder, ...name.split('/'));
        external_node_fs_.mkdirSync(external_node_path_.dirname(target), { recursive: true });
        // In no place, so that it is never taken for a file.
        const part = external_node_path_.join(this.#folder, 'part');
        let fault = null;
        const copied = await copySteadily(source, part, () => {
            let tail = '';
            fault = null;
            return (chunk) => {
                fault ??= secrets.inLatin1(tail + chunk);
                tail = (tail + chunk).slice(-secrets.overlap);
            };
        });
        if (copied === null)
            return null;
        external_node_fs_.chmodSync(part, copied.mode | 0o600);
        if (external_node_fs_.statSync(target, { throwIfNoEntry: false })?.isDirectory())
            external_node_fs_.rmSync(target, { recursive: true });
        (0,atomic_write/* rename */.$w)(part, target);
        const { sha256: digest, size, mode, stamp } = copied;
        return { entry: { ...entryOf(name), sha256: digest, size, mode }, stamp, fault };
    }
    #distrust(name) {
        const known = this.#known.get(name);
        if (known !== undefined)
            this.#known.set(name, { ...known, stamp: null });
    }
    #forget(name) {
        this.#known.delete(name);
        external_node_fs_.rmSync(external_node_path_.join(this.#folder, ...name.split('/')), { recursive: true, force: true });
    }
}
async function listAll(places) {
    const listed = [];
    for (const place of places) {
        // The command may have removed the folder itself.
        const files = external_node_fs_.existsSync(place.root) ? await (0,progress_places/* listPlace */.i)(place) : [];
        listed.push({ name: place.name, root: place.root, files });
    }
    return listed;
}
/** Links are recorded, and never followed. */
function takeLink(name, source, root, secrets) {
    const link = external_node_fs_.readlinkSync(source);
    // What it leads to is not ours to keep, and the same is found in the next attempt, or made by the command.
    if (!(0,workspace_path/* linkStaysInside */.tA)(root, source, link))
        return null;
    const fault = secrets.inText(link);
    const size = Buffer.byteLength(link);
    return { entry: { ...entryOf(name), sha256: (0,hash/* sha256 */.s)(link), size, mode: 0o777, link }, stamp: null, fault };
}
/** An entry that could not be read is as one of an empty file. */
function isSame(a, b) {
    return a.size > 0 && a.sha256 === b.sha256;
}
function entryOf(name) {
    return { path: name, sha256: (0,hash/* sha256 */.s)(''), size: 0, mode: 0o600 };
}

// EXTERNAL MODULE: ./build/src/action/prune.js
var prune = __webpack_require__(9292);
// EXTERNAL MODULE: ./build/src/action/record-done.js + 1 modules
var record_done = __webpack_require__(8072);
// EXTERNAL MODULE: ./build/src/action/restore-progress.js + 1 modules
var restore_progress = __webpack_require__(990);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/progress-saver.js












const NOTHING_NEW = { fault: null, tried: false, later: false };
/** Saves the progress of one step: its archive first, then the document that refers to it. */
class ProgressSaver {
    #session;
    #remote;
    #keeper;
    #places;
    #before;
    #mirror;
    #warned = new Set();
    /** What was last saved or restored. */
    #last;
    /** The archive of the last save, which is on this machine too. */
    #archive = null;
    constructor(session, remote, keeper, stepFolder, prepared) {
        this.#session = session;
        this.#remote = remote;
        this.#keeper = keeper;
        this.#places = (0,restore_progress/* progressPlaces */.s)(session, stepFolder);
        this.#before = prepared?.before ?? new Map();
        this.#last = signatureOf(prepared?.files ?? []);
        this.#mirror = new Mirror(session.folder.scratch('mirror'));
    }
    /**
     * Saves what there is now, if it is new.
     * @param deadline when it has to be over, asked again and again
     * @param isDone whether the step is done by now, and needs no progress any more
     */
    async save(seen, deadline, isDone) {
        const { context, folder, inputs, journal } = this.#session;
        if (!this.#mayLeave())
            return NOTHING_NEW;
        const { sealed } = this.#remote.outgoing;
        const secrets = sealed ? new engine_secrets/* NoSecrets */.Do() : (0,record_done/* secretsOf */.F)(this.#session, seen.masks, seen.exported);
        const key = JSON.stringify([[...seen.masks], [...seen.exported]]);
        const at = new Date().toISOString();
        const reflection = await this.#mirror.refresh(this.#places, secrets, key);
        const files = this.#consistent(reflection.files, reflection.withheld);
        const signature = signatureOf(files);
        if (files.length === 0 && reflection.exposed)
            return this.#withdraw(at);
        if (files.length === 0 || signature === this.#last)
            return this.#retryDocument();
        if (isDone())
            return NOTHING_NEW;
        // Links are in the record only.
        const packed = files.filter(({ link }) => link === undefined);
        const { payload, withheld } = await (0,files_payload/* keepFiles */.N)(this.#mirror.folder, packed, secrets, folder);
        if (payload === null) {
            const [first] = withheld;
            return { fault: first?.reason ?? 'there are only links', tried: false, later: false };
        }
        const saved = {
            at,
            payload,
            files: files.map((file) => ({ ...file, before: this.#before.get(file.path) ?? null })),
            ownSteps: this.#countOwnSteps(files),
            withheld: reflection.withheld,
        };
        const archive = folder.payloadFile(payload.sha256);
        const fault = this.#remote.unavailable === null
            ? await this.#remote.savePayload(context, folder, archive, payload.sha256, deadline)
            : null;
        if (isDone())
            return NOTHING_NEW;
        if (fault !== null) {
            this.#remember(saved);
            return { fault, tried: true, later: true };
        }
        this.#remember(null);
        this.#last = signature;
        journal.update((document) => (0,save_progress/* saveProgress */.F)(document, inputs.step, saved, context.attempt));
        this.#removeArchive(archive);
        this.#keeper.requestProgress();
        return { fault: null, tried: true, later: true };
    }
    /**
     * Removes what the last save has made superfluous: a job of many saves would fill the artifact storage, and the next
     * attempt would have to read all of it. Only when nothing has changed since the newest document was kept: then it
     * refers to the same archives as the one here.
     * @param deadline as for {@link save}
     */
    async tidy(deadline) {
        const { context, folder, journal } = this.#session;
        const state = folder.readState(context);
        if (state.unsaved || this.#keeper.isBusy)
            return;
        const names = (0,prune/* superseded */.z)(state, journal.document);
        if (names.length === 0)
            return;
        const gone = new Set(await this.#remote.remove(names, state.keptIn, deadline).catch(() => []));
        const stays = ({ name }) => !gone.has(name);
        folder.updateState(context, ({ read, kept, payloads }) => ({
            read: read.filter(stays),
            kept: kept.filter(stays),
            payloads: payloads.filter((name) => !gone.has(name)),
        }));
    }
    /** Removes what is of no use after the step. */
    close() {
        external_node_fs_.rmSync(this.#mirror.folder, { recursive: true, force: true });
    }
    /** Whether what is saved may, and can, be kept anywhere but here. Where there is no store at all, it is kept here. */
    #mayLeave() {
        if (this.#remote.unavailable !== null)
            return true;
        const { care } = this.#session.folder.readState(this.#session.context);
        return this.#remote.takesArchives && (care === 'open' || this.#remote.outgoing.sealed);
    }
    /** Takes back what was saved last: something in it is now known to be secret, and nothing is there to replace it. */
    #withdraw(at) {
        const { context, inputs, journal } = this.#session;
        this.#remember(null);
        this.#last = signatureOf([]);
        journal.update((document) => (0,save_progress/* withdrawProgress */.O)(document, inputs.step, at, context.attempt));
        this.#keeper.requestProgress();
        return { fault: null, tried: true, later: true };
    }
    /** The document that refers to what was saved last may not have got through. */
    #retryDocument() {
        const fault = this.#keeper.lastFault;
        if (fault === null)
            return NOTHING_NEW;
        this.#keeper.requestProgress();
        return { fault, tried: true, later: true };
    }
    /**
     * Names what is withheld, once. The record of the command's own steps is only kept with all of its files: one of
     * those steps would be skipped otherwise although what it left is missing.
     */
    #consistent(files, withheld) {
        const { step } = this.#session.inputs;
        const fresh = withheld.filter(({ name }) => !this.#warned.has(name));
        for (const { name } of fresh)
            this.#warned.add(name);
        if (fresh.length > 0) {
            const names = fresh.slice(0, 10).map(({ name, reason }) => `"${nameOf(name)}": ${reason}`);
            const more = fresh.length > 10 ? `; and ${fresh.length - 10} more` : '';
            (0,workflow_commands/* warning */.$e)(`The progress of ${step} is saved without ${names.join('; ')}${more}. Without all of its files, a record of its own steps does not count, so it is not saved either.`);
        }
        return withheld.length === 0 ? files : files.filter((file) => !file.path.startsWith('step/'));
    }
    #countOwnSteps(files) {
        const name = 'step/checkpoint.json';
        if (!files.some((file) => file.path === name))
            return 0;
        const read = (0,document_file/* readDocumentFile */.K7)(external_node_path_.join(this.#mirror.folder, name));
        if (read.kind !== 'document')
            return 0;
        // `done` stands for all of them.
        const own = Object.entries(read.document.units).filter(([step]) => step !== 'done');
        return own.filter(([, { status }]) => status === 'done').length;
    }
    /** Each save has an archive; only the last one is of use here. */
    #removeArchive(next) {
        if (this.#archive !== null && this.#archive !== next)
            external_node_fs_.rmSync(this.#archive, { force: true });
        this.#archive = next;
    }
    #remember(saved) {
        const { context, folder, inputs } = this.#session;
        if (saved === null && folder.readState(context).pendingProgress === undefined)
            return;
        folder.updateState(context, ({ pendingProgress, unsaved }) => {
            const others = Object.entries(pendingProgress ?? {}).filter(([name]) => name !== inputs.step);
            const pending = saved === null ? others : [...others, [inputs.step, saved]];
            return { pendingProgress: (0,record/* record */.g1)(pending), unsaved: unsaved || saved !== null };
        });
    }
}
function nameOf(name) {
    return name === 'step/checkpoint.json'
        ? 'CHECKPOINT_FILE'
        : name.replace(/^workspace\//, '').replace(/^home\//, '~/');
}
function signatureOf(files) {
    const lines = files.map(({ path: name, sha256, mode, link }) => JSON.stringify([name, sha256, mode, link ?? null]));
    return lines.sort().join('\n');
}


/***/ }),

/***/ 9292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ superseded)
/* harmony export */ });
/* harmony import */ var _engine_containment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2260);
/* harmony import */ var _engine_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2393);
/* harmony import */ var _store_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6451);



/**
 * What may be removed once this attempt's newest document is durable (design section 4, point 6): documents that it
 * contains, and archives that no kept document refers to. What could not be read, and what it may refer to, stays.
 * This holds only for the stores that have the newest document (`state.keptIn`).
 * @param document the newest document, whose last edition is the last of `state.kept`
 */
function superseded(state, document) {
    const newest = state.kept.at(-1);
    // An attempt that kept nothing of its own has nothing newer than what it read.
    if (newest === undefined)
        return [];
    const others = [...state.read, ...state.kept].filter(({ name }) => name !== newest.name);
    const contained = others.filter((other) => other.inputHash !== newest.inputHash || (0,_engine_containment_js__WEBPACK_IMPORTED_MODULE_1__/* .contains */ .gR)(newest, other));
    // One store's copy that could not be read may say more than another store's copy that was.
    const isUnread = (name) => state.unread.some((fault) => fault.includes(name));
    const documents = contained.map(({ name }) => name).filter((name) => !isUnread(name));
    const someStay = contained.length < others.length;
    if (someStay || state.unread.length > 0 || Object.keys(state.malformedUnits).length > 0)
        return documents;
    const digests = Object.values(document.units).flatMap((unit) => (0,_engine_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .payloadsOf */ .bC)(unit).map(({ sha256 }) => sha256));
    const orphans = state.payloads.filter((name) => {
        const parsed = (0,_store_names_js__WEBPACK_IMPORTED_MODULE_2__/* .parseName */ .$q)(name);
        return parsed !== null && !digests.some((digest) => (0,_store_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfDigest */ .Az)(parsed, digest));
    });
    return [...documents, ...orphans];
}


/***/ }),

/***/ 990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareProgress: () => (/* binding */ prepareProgress),
  s: () => (/* binding */ progressPlaces)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/progress.js
var engine_progress = __webpack_require__(2393);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/store/files/capture.js
var capture = __webpack_require__(9417);
// EXTERNAL MODULE: ./build/src/store/progress/places.js
var progress_places = __webpack_require__(7199);
// EXTERNAL MODULE: ./build/src/store/files/digest.js
var digest = __webpack_require__(3803);
// EXTERNAL MODULE: ./build/src/store/files/restore.js
var restore = __webpack_require__(2137);
// EXTERNAL MODULE: ./build/src/store/files/workspace-path.js
var workspace_path = __webpack_require__(9592);
;// CONCATENATED MODULE: ./build/src/store/progress/restore.js






const WHERE = {
    step: "The step's own folder",
    workspace: 'The workspace',
    home: 'The home folder',
};
/**
 * Puts saved progress back: all of it, or nothing. Only what the globs of a place match is put there, so that a record
 * that somebody tampered with reaches no other file. Returns what is in place now.
 * @param scratch an empty folder
 * @throws RefusedError when a file would be overwritten that is neither as before the step nor its own; nothing is changed
 * @throws Error that says what is wrong with the archive
 */
async function restoreProgress(files, places, archive, scratch) {
    for (const file of files)
        (0,workspace_path/* checkRelative */.Bp)(file.path);
    await (0,restore.unpackFiles)(files, null, archive, scratch);
    // Links are made in their places only; here something has to stand for them, to be found by the globs.
    for (const { path: name, link } of files)
        if (link !== undefined)
            standIn(external_node_path_.join(scratch, ...name.split('/')));
    const plans = [];
    for (const place of places) {
        const unpacked = external_node_path_.join(scratch, place.name);
        if (!external_node_fs_.existsSync(unpacked))
            continue;
        const wanted = new Set(await (0,progress_places/* listPlace */.i)(place, unpacked));
        const own = files
            .filter((file) => file.path.startsWith(`${place.name}/`))
            .map((file) => ({ ...file, path: file.path.slice(place.name.length + 1) }))
            .filter((file) => wanted.has(file.path));
        // A home folder may have been made by the command itself.
        if (own.length > 0)
            external_node_fs_.mkdirSync(place.root, { recursive: true });
        const behind = own.filter((file) => !isContinued(place.root, file));
        plans.push({ place, unpacked, own, missing: (0,restore.missingFiles)(place.root, behind, WHERE[place.name]) });
    }
    // The document that says which of its steps are done comes last: should the disk refuse the files, it is not there.
    for (const { place, unpacked, missing } of plans.reverse())
        (0,restore.placeFiles)(place.root, missing, unpacked);
    return plans.flatMap(({ place, own }) => own.map((file) => ({ ...file, path: `${place.name}/${file.path}` })));
}
/** On a machine that is still there, a log has gone on since it was saved: what begins with it is the better one. */
function isContinued(root, { path: name, sha256, size, link }) {
    try {
        const file = (0,workspace_path/* resolveInside */.LI)(root, name);
        const stat = external_node_fs_.lstatSync(file);
        return (link === undefined &&
            stat.isFile() &&
            stat.size > size &&
            (0,digest.digestFile)(file, undefined, size).sha256 === sha256);
    }
    catch {
        return false;
    }
}
function standIn(file) {
    external_node_fs_.mkdirSync(external_node_path_.dirname(file), { recursive: true });
    external_node_fs_.writeFileSync(file, '', { flag: 'wx' });
}

// EXTERNAL MODULE: ./build/src/action/inputs.js + 3 modules
var action_inputs = __webpack_require__(2281);
// EXTERNAL MODULE: ./build/src/action/restore-step.js
var restore_step = __webpack_require__(1121);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/restore-progress.js











/** Where a step's progress is. */
function progressPlaces(session, stepFolder) {
    const { context, inputs } = session;
    const { workspace, home } = inputs.progressFiles;
    const except = context.temp;
    const places = [
        { name: 'step', root: stepFolder, globs: progress_places/* STEP_GLOBS */.P },
        { name: 'workspace', root: context.workspace, globs: workspace, except },
        { name: 'home', root: (0,action_inputs/* homeFolder */.W)(process.env), globs: home, except },
    ];
    return places.filter(({ globs }) => globs.length > 0);
}
/**
 * Looks at the files that are there, then brings saved progress back.
 * @throws CheckpointError for globs that cannot be used
 */
async function prepareProgress(session, remote, stepFolder, progress) {
    const places = progressPlaces(session, stepFolder);
    const before = new Map();
    for (const { name, root, globs } of places) {
        if (name === 'step')
            continue;
        for (const [file, digest] of await (0,capture/* digestsBefore */.xS)(root, globs))
            before.set(`${name}/${file}`, digest);
    }
    if (progress === null)
        return { before, files: null, words: null };
    const { folder, inputs, journal } = session;
    const scratch = folder.scratch('progress');
    try {
        const archive = await (0,restore_step/* findArchive */.Y)(progress.payload, session, remote, scratch);
        const unpacked = external_node_fs_.mkdtempSync(external_node_path_.join(scratch, 'files-'));
        const files = await restoreProgress(progress.files, places, archive, unpacked);
        // The step's globs may be others by now.
        if (files.length === 0)
            return { before, files: null, words: null };
        // Where the machine was kept, the step's own files were there already; they do not count as there before it.
        for (const { path: name, before: digest } of files) {
            if (digest)
                before.set(name, digest);
            else
                before.delete(name);
        }
        const unit = (0,record/* entry */.f_)(journal.document.units, inputs.step);
        const age = unit === undefined ? '' : ` (saved ${(0,engine_progress/* describeAge */.HK)(unit, progress)})`;
        return { before, files, words: `${(0,engine_progress/* describeProgress */.vk)({ ...progress, files: [...files] })}${age}` };
    }
    catch (error) {
        const fix = error instanceof errors/* CheckpointError */.jg ? ` ${error.fix}` : '';
        (0,workflow_commands/* warning */.$e)(`The progress that attempt ${progress.attempt} saved of ${inputs.step} was not restored: ${(0,errors/* describeError */.Uc)(error)}${fix}`);
        return { before, files: null, words: null };
    }
    finally {
        external_node_fs_.rmSync(scratch, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 5959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ saveProgress),
/* harmony export */   O: () => (/* binding */ withdrawProgress)
/* harmony export */ });
/* harmony import */ var _document_transitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5838);
/* harmony import */ var _order_of_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2802);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2393);
/* harmony import */ var _put_unit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1784);
/* harmony import */ var _step_transitions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2877);





/** The unfinished step can go on from here, should it be stopped. */
function saveProgress(document, step, saved, attempt) {
    const { at, payload, files, ownSteps, withheld } = saved;
    const sequence = (0,_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .upcomingSequence */ .Kt)(document);
    const progress = {
        attempt,
        sequence,
        at,
        payload,
        files: [...files],
        basis: (0,_order_of_use_js__WEBPACK_IMPORTED_MODULE_3__/* .basisNow */ .L)(document, step),
        ...(ownSteps > 0 ? { ownSteps } : {}),
        ...(withheld.length > 0 ? { withheld: [...withheld] } : {}),
    };
    return withProgress(document, step, progress);
}
/** Takes back what was saved of the unfinished step. */
function withdrawProgress(document, step, at, attempt) {
    return withProgress(document, step, (0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .noProgress */ .nd)(attempt, (0,_document_transitions_js__WEBPACK_IMPORTED_MODULE_0__/* .upcomingSequence */ .Kt)(document), at));
}
function withProgress(document, step, progress) {
    const { at, sequence } = progress;
    const { updatedAt = at } = document;
    const unit = { ...(0,_step_transitions_js__WEBPACK_IMPORTED_MODULE_2__/* .startedUnit */ .Sk)(document, step), progress, sequence };
    // The document may have changed while the progress was being kept.
    return (0,_put_unit_js__WEBPACK_IMPORTED_MODULE_4__/* .putUnit */ .Y)(document, step, unit, [updatedAt, at].sort().at(-1) ?? at);
}


/***/ }),

/***/ 2137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   missingFiles: () => (/* binding */ missingFiles),
/* harmony export */   placeFiles: () => (/* binding */ placeFiles),
/* harmony export */   unpackFiles: () => (/* binding */ unpackFiles)
/* harmony export */ });
/* unused harmony export restoreFiles */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3803);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5059);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9592);







/**
 * Which kept files still have to be brought back, or deleted again.
 * @param where what `workspace` is, for the message
 * @throws RefusedError when a file is there that is neither the version from before the step nor the step's own
 */
function missingFiles(workspace, files, where = 'The workspace') {
    const scene = { workspace, deleted: new Map(), twins: twinsOf(files) };
    for (const file of files)
        if (file.deleted)
            scene.deleted.set(file.path, file);
    const present = files.map((file) => ({ file, state: look(scene, file) }));
    const conflicts = present.filter(({ state }) => state === 'conflict').map(({ file }) => file.path);
    if (conflicts.length > 0) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${where} has other versions of ${list(conflicts)} than this step found and left.`, 'Move them away, or run the step again with "resume: false". Nothing was overwritten.');
    }
    return present.filter(({ state }) => state === 'replaceable').map(({ file }) => file);
}
/**
 * Brings files back from their archive: unpacked and verified beside the workspace first, put in place only when
 * all of them are good.
 * @param missing what to put in place, from {@link missingFiles}
 * @param scratch an empty folder outside the workspace
 * @throws Error that says what is wrong with the archive
 */
async function restoreFiles(workspace, files, missing, archive, scratch) {
    await unpackFiles(files, null, archive, scratch);
    placeFiles(workspace, missing, scratch);
}
/** The first half of {@link restoreFiles}, with the bundle of the step's commits if it has one. */
async function unpackFiles(files, bundle, archive, scratch) {
    // Only a restore that has something to unpack loads the archive code.
    const { unpack } = await Promise.all(/* import() */[__webpack_require__.e(78), __webpack_require__.e(594)]).then(__webpack_require__.bind(__webpack_require__, 7213));
    const commits = bundle === null ? [] : [{ ...bundle, path: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .BUNDLE */ .dI, mode: 0o600 }];
    await unpack(archive, [...files, ...commits], scratch);
}
/** The second half: everything that has to go first, so that a folder can take the place of a file. */
function placeFiles(workspace, missing, unpacked) {
    for (const file of missing)
        if (file.deleted)
            remove(workspace, file.path);
    for (const file of missing)
        if (!file.deleted)
            place(workspace, file, unpacked);
}
function place(workspace, file, unpacked) {
    const target = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .LI)(workspace, file.path);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target), { recursive: true });
    const temporary = `${target}.checkpoint-restore`;
    node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
    if (file.link === undefined) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(unpacked, ...file.path.split('/')), temporary);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync(temporary, file.mode & 0o777);
    }
    else {
        if (!(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .linkStaysInside */ .tA)(workspace, target, file.link))
            throw new Error(`the link "${file.path}" leads out`);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync(file.link, temporary);
    }
    if ((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isAt */ .ii)(workspace, file.path) === 'folder')
        removeEmptyFolders(target);
    (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(temporary, target);
}
/** Removes a file, and as git does the folders that it leaves empty. */
function remove(workspace, name) {
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const target = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...name.split('/'));
    node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(target, { force: true });
    for (let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target); folder !== root; folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync(folder);
        }
        catch {
            return;
        }
    }
}
/** Removes a folder that has nothing but folders in it. */
function removeEmptyFolders(folder) {
    for (const name of node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder))
        removeEmptyFolders(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name));
    node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync(folder);
}
function look(scene, file) {
    const { workspace } = scene;
    if ((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideGit */ .fM)(file.path)) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`The checkpoint names "${file.path}", which is git's own.`, 'It was not written by this action; start fresh with "resume: false".');
    }
    if (file.deleted)
        return lookAtDeleted(scene, file);
    // What stands in the way is deleted first; how it is, is its own entry's matter.
    if (ancestors(file.path).some((name) => scene.deleted.has(name) && (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isAt */ .ii)(workspace, name) === 'file')) {
        return 'replaceable';
    }
    const absolute = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .LI)(workspace, file.path);
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .digestAt */ .mw)(absolute);
    if (digest === _digest_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_A_FILE */ .bd)
        return isEmptied(scene, file.path) ? 'replaceable' : 'conflict';
    const twin = scene.twins.get(file.path);
    if (twin !== undefined && digest !== null && !(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isNamedExactly */ .aT)(workspace, file.path)) {
        // Only the case of its name changed: under this name the file system shows what is still the other one.
        return [file.sha256, file.before, twin.before].includes(digest) ? 'replaceable' : 'conflict';
    }
    if (digest === file.sha256 && isAsExecutable(workspace, file))
        return 'restored';
    if (digest === file.sha256)
        return 'replaceable';
    return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}
function lookAtDeleted({ workspace, twins }, file) {
    (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRelative */ .Bp)(file.path);
    if ((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isAt */ .ii)(workspace, file.path) !== 'file')
        return 'restored';
    if (twins.has(file.path) && !(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isNamedExactly */ .aT)(workspace, file.path))
        return 'restored';
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .digestAt */ .mw)((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .LI)(workspace, file.path));
    return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}
/** Whether a folder has nothing in it but what the step deleted. */
function isEmptied(scene, name) {
    if ((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isAt */ .ii)(scene.workspace, name) !== 'folder')
        return false;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(scene.workspace, ...name.split('/'));
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { withFileTypes: true }).every((entry) => {
        const inside = `${name}/${entry.name}`;
        return entry.isDirectory() ? isEmptied(scene, inside) : scene.deleted.has(inside);
    });
}
/** Files that were deleted and made anew under a name that differs in case only, each with the other one. */
function twinsOf(files) {
    const deleted = new Map(files.filter((file) => file.deleted).map((file) => [folded(file.path), file]));
    const twins = new Map();
    if (deleted.size === 0)
        return twins;
    for (const file of files) {
        const other = deleted.get(folded(file.path));
        if (file.deleted || other === undefined)
            continue;
        twins.set(file.path, other).set(other.path, file);
    }
    return twins;
}
function folded(name) {
    return name.normalize('NFC').toLowerCase();
}
function ancestors(name) {
    const parts = name.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
/** Rights differ with each machine's umask; whether a file can be executed is part of what the step left. */
function isAsExecutable(workspace, file) {
    if (process.platform === 'win32' || file.link !== undefined)
        return true;
    return (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .LI)(workspace, file.path)).mode & 0o111) === (file.mode & 0o111);
}
function list(names) {
    const shown = names.slice(0, 5).map((name) => `"${name}"`);
    return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}


/***/ }),

/***/ 7199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ STEP_GLOBS),
/* harmony export */   i: () => (/* binding */ listPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _files_capture_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9417);


/** What belongs to the nested document: not what is only there while it is being written. */
const STEP_GLOBS = ['**', '!**/*.tmp', '!**/*.lock', '!**/*.lock/**', '!**/*.lock.*'];
/**
 * The files of a place, in the order in which they have to be read while they change: what is found later is at least
 * as new, so the document comes before its archives and its log, and `step` before the files that its steps made.
 * @param root where to look for them, if not in the place itself
 */
async function listPlace(place, root = place.root) {
    const found = await (0,_files_capture_js__WEBPACK_IMPORTED_MODULE_1__/* .findFiles */ .lY)(root, place.globs);
    const except = place.except === undefined ? null : `${relativeTo(place.root, place.except)}/`;
    const files = found.filter((file) => except === null || !file.startsWith(except));
    const isDocument = (file) => place.name === 'step' && /^[^/]*\.json$/.test(file);
    return [...files.filter(isDocument), ...files.filter((file) => !isDocument(file))];
}
function relativeTo(root, folder) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ })

};
