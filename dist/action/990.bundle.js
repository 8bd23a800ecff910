export const id = 990;
export const ids = [990];
export const modules = {

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
