export const id = 658;
export const ids = [658,798,397];
export const modules = {

/***/ 7813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ missingObjects),
/* harmony export */   x: () => (/* binding */ contentDigests)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7185);


/** The sha256 of the content of each of these objects; those that are not there are missing. */
async function contentDigests(place, oids) {
    const wanted = [...new Set(oids)];
    const reader = new BatchReader();
    if (wanted.length > 0) {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(place, ['cat-file', '--batch', '--buffer'], {
            input: `${wanted.join('\n')}\n`,
            onOutput: (chunk) => reader.read(chunk),
        });
    }
    return reader.digests;
}
/** Which of these objects are not there. */
async function missingObjects(place, oids) {
    if (oids.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(place, ['cat-file', '--batch-check'], { input: `${oids.join('\n')}\n` });
    return output
        .toString('utf8')
        .split('\n')
        .filter((line) => line.endsWith(' missing'))
        .map((line) => line.slice(0, line.indexOf(' ')));
}
/** Reads what `cat-file --batch` prints, `<oid> <type> <size>`, the content and a line end, in pieces of any size. */
class BatchReader {
    digests = new Map();
    #header = '';
    #oid = '';
    #hash = null;
    /** Of the content and the line end behind it. */
    #left = 0;
    read(chunk) {
        let at = 0;
        while (at < chunk.length)
            at = this.#hash === null ? this.#readHeader(chunk, at) : this.#readContent(chunk, at);
    }
    #readHeader(chunk, from) {
        const end = chunk.indexOf('\n', from);
        this.#header += chunk.toString('latin1', from, end < 0 ? chunk.length : end);
        if (end < 0)
            return chunk.length;
        const [oid = '', type = '', size = ''] = this.#header.split(' ');
        this.#header = '';
        if (type !== 'missing') {
            this.#oid = oid;
            this.#left = Number(size) + 1;
            this.#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        }
        return end + 1;
    }
    #readContent(chunk, from) {
        const to = Math.min(chunk.length, from + this.#left);
        const content = Math.min(to, from + this.#left - 1);
        if (content > from)
            this.#hash?.update(chunk.subarray(from, content));
        this.#left -= to - from;
        if (this.#left === 0 && this.#hash !== null) {
            this.digests.set(this.#oid, this.#hash.digest('hex'));
            this.#hash = null;
        }
        return to;
    }
}


/***/ }),

/***/ 658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changesSince: () => (/* binding */ changesSince)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/store/files/workspace-path.js
var workspace_path = __webpack_require__(9592);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/store/files/digest.js
var digest = __webpack_require__(3803);
// EXTERNAL MODULE: ./build/src/store/changes/batch.js
var batch = __webpack_require__(7813);
// EXTERNAL MODULE: ./build/src/store/changes/git.js
var git = __webpack_require__(7185);
// EXTERNAL MODULE: ./build/src/store/changes/submodules.js
var changes_submodules = __webpack_require__(1638);
;// CONCATENATED MODULE: ./build/src/store/changes/before-digests.js






/**
 * The sha256 of each changed file as it was in the work tree before the step. For a file that git converts on a
 * checkout (line ends, filters), that is the converted content.
 */
async function digestsOfBefore(checkout, shadow, changes, scratch) {
    const files = changes.filter((change) => isFile(change.before));
    const raw = await (0,batch/* contentDigests */.x)(shadow, files.map(({ before }) => before.oid));
    const digests = new Map();
    for (const { path: file, before } of files) {
        const digest = raw.get(before.oid);
        if (digest !== undefined)
            digests.set(file, digest);
    }
    const converted = await convertedFiles(checkout, files);
    if (converted.length > 0) {
        for (const [file, digest] of await checkedOut(checkout, shadow, converted, scratch))
            digests.set(file, digest);
    }
    return digests;
}
function isFile(version) {
    return version !== null && version.mode !== changes_submodules/* SUBMODULE_MODE */.Fe;
}
/** Those whose content on disk is not that of the object. */
async function convertedFiles(checkout, files) {
    const attributes = new Map();
    const fields = (0,git/* parts */.rT)(await (0,git/* git */.$Y)(checkout, ['check-attr', '--stdin', '-z', 'text', 'eol', 'ident', 'filter', 'working-tree-encoding'], {
        input: files.map((file) => `${file.path}\0`).join(''),
    }));
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [file = '', name = '', value = ''] = fields.slice(at, at + 3);
        attributes.set(file, { ...attributes.get(file), [name]: value });
    }
    const { config } = checkout;
    const autocrlf = config['core.autocrlf']?.toLowerCase() === 'true';
    const crlf = autocrlf || (config['core.eol'] ?? (process.platform === 'win32' ? 'crlf' : 'lf')) === 'crlf';
    return files.filter(({ path: file, before }) => {
        const { text, eol, ident, filter, 'working-tree-encoding': encoding } = attributes.get(file) ?? {};
        const isText = text !== 'unset' && (text !== 'unspecified' || autocrlf);
        return (before.mode !== '120000' &&
            (eol === 'crlf' || (isText && crlf) || [ident, filter, encoding].some((value) => isSet(value))));
    });
}
function isSet(attribute) {
    return attribute !== undefined && attribute !== 'unspecified' && attribute !== 'unset';
}
/** What a checkout makes of these files, done by git itself beside the work tree. */
async function checkedOut(checkout, shadow, files, scratch) {
    const folder = external_node_fs_.mkdtempSync(external_node_path_.join(scratch, 'converted-'));
    const env = {
        GIT_INDEX_FILE: external_node_path_.join(folder, 'index'),
        GIT_ALTERNATE_OBJECT_DIRECTORIES: asList(external_node_path_.join(shadow.gitDir, 'objects')),
        // What a checkout without LFS objects would not fetch, is not fetched here.
        ...(external_node_fs_.existsSync(external_node_path_.join(checkout.commonDir, 'lfs', 'objects')) ? {} : { GIT_LFS_SKIP_SMUDGE: '1' }),
    };
    const digests = new Map();
    try {
        const lines = files.map(({ path: file, before }) => `${before.mode} ${before.oid}\t${file}\0`);
        await (0,git/* git */.$Y)(checkout, ['update-index', '-z', '--index-info'], { input: lines.join(''), env });
        // A filter that fails leaves its file out: then the content as it is counts.
        await (0,git/* git */.$Y)(checkout, ['checkout-index', '--all', '--quiet', `--prefix=${folder}/files/`], {
            env,
            answers: [1, 128],
        });
        for (const { path: file } of files) {
            const made = external_node_path_.join(folder, 'files', ...file.split('/'));
            if (external_node_fs_.existsSync(made))
                digests.set(file, (0,digest.digestFile)(made).sha256);
        }
        return digests;
    }
    finally {
        external_node_fs_.rmSync(folder, { recursive: true, force: true });
    }
}
/** The only entry of a list of folders; quoted where it could be taken for several. */
function asList(folder) {
    return folder.includes(external_node_path_.delimiter) ? JSON.stringify(folder) : folder;
}

// EXTERNAL MODULE: ./build/src/store/changes/checkout.js
var changes_checkout = __webpack_require__(6381);
// EXTERNAL MODULE: ./build/src/engine/words.js + 1 modules
var words = __webpack_require__(4078);
// EXTERNAL MODULE: ./build/src/store/files/limits.js
var limits = __webpack_require__(5059);
// EXTERNAL MODULE: ./build/src/store/changes/diff.js
var diff = __webpack_require__(8798);
;// CONCATENATED MODULE: ./build/src/store/changes/commits.js







/**
 * Writes the commits, and what is staged, into a git bundle based on the commit that was checked out before the step.
 * @param target the bundle's file
 * @returns what was kept, or why it must or can not be
 */
async function keepCommits(checkout, shadow, before, after, secrets, target) {
    const base = before.head === null ? [] : [`^${before.head}`];
    const heads = changedRefs(before, after).filter(({ name }) => name.startsWith('refs/heads/'));
    const tips = [after.head, ...heads.map((ref) => ref.after)].filter((oid) => oid !== null);
    const commits = tips.length === 0 ? [] : await revList(shadow, [], [...tips, ...base]);
    const cut = new Set((0,changes_checkout/* shallowCommits */.H)(checkout));
    if (commits.some((commit) => cut.has(commit))) {
        return 'they reach beyond what this shallow checkout has; give actions/checkout "fetch-depth: 0"';
    }
    const tags = ownTags(before, after, commits);
    const staged = await stagedCommit(shadow, before, after);
    const wanted = [
        ...new Set([...tips, ...tags.map((tag) => tag.after), ...(staged === null ? [] : [staged])]),
    ];
    const refs = [...heads, ...tags];
    const fault = refs.map(({ name }) => secrets.inText(name)).find((found) => found !== null);
    if (fault)
        return fault;
    const oids = wanted.filter((oid) => oid !== null);
    const objects = oids.length === 0 ? [] : await revList(shadow, ['--objects', '--no-object-names'], [...oids, ...base]);
    if (objects.length === 0)
        return { refs, commits: 0, bundle: null };
    const secret = await secretIn(shadow, objects, secrets);
    if (secret !== null)
        return secret;
    await writeBundle(shadow, oids, base, target);
    const { size } = external_node_fs_.statSync(target);
    if (size > limits/* MAX_TOTAL_BYTES */.gx)
        return `a step keeps at most ${(0,words/* bytes */.ee)(limits/* MAX_TOTAL_BYTES */.gx)}`;
    return { refs, commits: commits.length, bundle: (0,digest.digestFile)(target) };
}
function changedRefs(before, after) {
    const names = new Set([...Object.keys(before.refs), ...Object.keys(after.refs)]);
    const oid = (refs, name) => refs[name]?.oid ?? null;
    return [...names]
        .map((name) => ({ name, before: oid(before.refs, name), after: oid(after.refs, name) }))
        .filter((ref) => ref.before !== ref.after)
        .sort((a, b) => (a.name < b.name ? -1 : 1));
}
/** Tags of what was checked out or made here. A fetch brings others, which are not what the step did. */
function ownTags(before, after, commits) {
    const own = new Set([before.head, after.head, ...commits]);
    return changedRefs(before, after).filter(({ name }) => name.startsWith('refs/tags/') && own.has((after.refs[name] ?? before.refs[name])?.commit ?? ''));
}
/** What is staged and not committed, as a commit that nothing points to; null when the base or HEAD has it all. */
async function stagedCommit(shadow, before, after) {
    if (after.index === null || after.index === before.index)
        return null;
    if (after.index === (await (0,diff.treeOf)(shadow, after.head)))
        return null;
    const parent = after.head === null ? [] : ['-p', after.head];
    const who = { NAME: 'checkpoint-action', EMAIL: 'checkpoint-action', DATE: '@0 +0000' };
    const env = Object.fromEntries(Object.entries(who).flatMap(([part, value]) => [
        [`GIT_AUTHOR_${part}`, value],
        [`GIT_COMMITTER_${part}`, value],
    ]));
    const output = await (0,git/* git */.$Y)(shadow, ['commit-tree', after.index, ...parent, '-m', 'staged'], { env });
    return output.toString('utf8').trim();
}
async function revList(shadow, options, revisions) {
    const output = await (0,git/* git */.$Y)(shadow, ['rev-list', ...options, '--stdin'], {
        input: `${revisions.join('\n')}\n`,
    });
    return output.toString('utf8').split('\n').filter(Boolean);
}
/** Scans commits with their messages, names and contents. */
async function secretIn(shadow, objects, secrets) {
    let tail = '';
    let fault = null;
    await (0,git/* git */.$Y)(shadow, ['cat-file', '--batch', '--buffer'], {
        input: `${objects.join('\n')}\n`,
        onOutput: (chunk) => {
            const text = chunk.toString('latin1');
            fault ??= secrets.inLatin1(tail + text);
            tail = (tail + text).slice(-secrets.overlap);
        },
    });
    return fault;
}
async function writeBundle(shadow, tips, base, target) {
    const names = tips.map((_, index) => `refs/checkpoint/${index}`);
    const updates = tips.map((oid, index) => `update ${names[index]} ${oid}\n`);
    await (0,git/* git */.$Y)(shadow, ['update-ref', '--stdin'], { input: updates.join('') });
    await (0,git/* git */.$Y)(shadow, ['bundle', 'create', '--quiet', target, '--stdin'], {
        input: `${[...names, ...base].join('\n')}\n`,
    });
}

// EXTERNAL MODULE: ./build/src/store/changes/shadow.js
var changes_shadow = __webpack_require__(73);
// EXTERNAL MODULE: ./build/src/store/changes/snapshot.js
var snapshot = __webpack_require__(3397);
;// CONCATENATED MODULE: ./build/src/store/changes/capture.js









/**
 * Compares the checkout with the snapshot that was taken in `folder` before the step.
 * @param excluded globs of files to leave out, unless they are committed or staged
 * @throws GitError when the checkout or its snapshot is gone
 */
async function changesSince(workspace, folder, excluded, secrets) {
    const before = (0,snapshot.readSnapshot)(folder);
    const checkout = await (0,changes_checkout/* openCheckout */.Hj)(workspace);
    const shadow = (0,changes_shadow/* openShadow */.j)(checkout, folder);
    const after = await (0,snapshot.snapshotOf)(checkout, shadow);
    const changes = await fileChanges(checkout, shadow, before, after, excluded);
    const withheld = after.unreadable.map((name) => withhold(name, 'it could not be read'));
    const files = changes.filter((change) => !isSubmodule(change) || isFileOnOneSide(change));
    const submodules = changes.filter(isSubmodule);
    withheld.push(...(await lostInSubmodules(shadow, submodules, before, after)));
    if (after.index === null) {
        withheld.push(withhold('(staged changes)', 'a merge with conflicts is not finished'));
    }
    const target = external_node_path_.join(folder, 'commits.bundle');
    const kept = await keepCommits(checkout, shadow, before, after, secrets, target);
    if (typeof kept === 'string')
        withheld.push(withhold('(commits)', kept));
    const commits = typeof kept === 'string' ? { refs: [], commits: 0, bundle: null } : kept;
    const intended = after.index === null ? [] : await (0,snapshot.intendedFiles)(checkout, shadow);
    return {
        changed: files.filter(({ after: now }) => now !== null && now.mode !== changes_submodules/* SUBMODULE_MODE */.Fe).map(nameOf),
        deleted: files.filter(({ after: now }) => now === null || now.mode === changes_submodules/* SUBMODULE_MODE */.Fe).map(nameOf),
        before: await digestsOfBefore(checkout, shadow, files, folder),
        git: {
            before: { head: before.head, branch: before.branch, index: before.index },
            after: { head: after.head, branch: after.branch, index: after.index },
            ...commits,
            ...(intended.length > 0 ? { intended } : {}),
            ...(submodules.length > 0
                ? {
                    submodules: submodules.map((change) => ({
                        path: change.path,
                        before: commitOf(change.before),
                        after: commitOf(change.after),
                        present: after.submodules[change.path] !== undefined,
                    })),
                }
                : {}),
        },
        bundle: commits.bundle === null ? null : target,
        withheld,
    };
}
async function fileChanges(checkout, shadow, before, after, excluded) {
    let changes = await (0,diff.changesBetween)(shadow, before.tree, after.tree);
    // What is ignored from now on is still there, and not deleted.
    const ignored = changes.filter(({ path: name, after: now }) => now === null && (0,workspace_path/* isAt */.ii)(checkout.workspace, name) === 'file');
    let tree = after.tree;
    if (ignored.length > 0) {
        tree = await (0,snapshot.addToTree)(shadow, ignored.map(nameOf));
        changes = await (0,diff.changesBetween)(shadow, before.tree, tree);
    }
    if (excluded.length === 0)
        return changes;
    const wanted = new Set((await (0,diff.changesBetween)(shadow, before.tree, tree, excluded)).map(nameOf));
    const recorded = await recordedChanges(shadow, before, after);
    return changes.filter(({ path: name }) => wanted.has(name) || recorded.has(name));
}
/** What the step committed or staged. Commits are kept whole, and the files have to agree with them. */
async function recordedChanges(shadow, before, after) {
    const [old, now] = await Promise.all([(0,diff.treeOf)(shadow, before.head), (0,diff.treeOf)(shadow, after.head)]);
    const committed = await (0,diff.changesBetween)(shadow, old, now);
    const staged = before.index === null || after.index === null
        ? []
        : await (0,diff.changesBetween)(shadow, before.index, after.index);
    return new Set([...committed, ...staged].map(nameOf));
}
/** Of a submodule only its commit is kept: what else happened in it would be lost. */
async function lostInSubmodules(shadow, changes, before, after) {
    const lost = Object.entries(after.submodules)
        .filter(([name, { dirt }]) => dirt !== '' && dirt !== before.submodules[name]?.dirt)
        .map(([name]) => withhold(name, 'files changed in this submodule, of which only the commit is kept'));
    const known = new Set(after.index === null
        ? []
        : (await (0,diff.changesBetween)(shadow, await (0,diff.treeOf)(shadow, null), after.index))
            .filter(isSubmodule)
            .map(nameOf));
    const strangers = changes.filter(({ path: name, after: now }) => now?.mode === changes_submodules/* SUBMODULE_MODE */.Fe && !known.has(name));
    return [
        ...lost,
        ...strangers.map(({ path: name }) => withhold(name, `it is a repository of its own; keep it elsewhere, or leave it out with "!${name}"`)),
    ];
}
function isSubmodule({ before, after }) {
    return before?.mode === changes_submodules/* SUBMODULE_MODE */.Fe || after?.mode === changes_submodules/* SUBMODULE_MODE */.Fe;
}
function isFileOnOneSide({ before, after }) {
    return [before, after].some((version) => version !== null && version.mode !== changes_submodules/* SUBMODULE_MODE */.Fe);
}
function commitOf(version) {
    return version?.mode === changes_submodules/* SUBMODULE_MODE */.Fe ? version.oid : null;
}
function nameOf({ path: name }) {
    return name;
}
function withhold(name, reason) {
    return { kind: 'file', name, reason };
}


/***/ }),

/***/ 6381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shallowCommits),
/* harmony export */   Hj: () => (/* binding */ openCheckout),
/* harmony export */   IS: () => (/* binding */ configuredPath),
/* harmony export */   df: () => (/* binding */ positionOf),
/* harmony export */   rR: () => (/* binding */ findGitDir)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8667);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7185);





/**
 * The checkout whose root the workspace is. It is found without asking git, which would refuse one that belongs to
 * another user, as in containers.
 * @throws GitError when there is none
 */
async function openCheckout(workspace) {
    const gitDir = findGitDir(workspace);
    const common = readText(node_path__WEBPACK_IMPORTED_MODULE_2__.join(gitDir, 'commondir'));
    const place = { workspace, gitDir, settings: [], env: {} };
    const listed = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .parts */ .rT)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(place, ['config', '--list', '-z']));
    const config = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)(listed.map((entry) => {
        const end = entry.indexOf('\n');
        return end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
    }));
    const commonDir = common === null ? gitDir : node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(gitDir, common.trim());
    return { ...place, commonDir, config };
}
/** Where HEAD, branches and tags are now. */
async function positionOf(checkout) {
    const format = '--format=%(refname) %(objectname) %(*objectname)';
    const [head, branch, refs] = await Promise.all([
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitAnswer */ .Hr)(checkout, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], { answers: [1] }),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitAnswer */ .Hr)(checkout, ['symbolic-ref', '--quiet', 'HEAD'], { answers: [1] }),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(checkout, ['for-each-ref', format, 'refs/heads', 'refs/tags']),
    ]);
    const lines = refs.toString('utf8').split('\n').filter(Boolean);
    return {
        head: head.output.toString('utf8').trim() || null,
        branch: branch.output.toString('utf8').trim() || null,
        refs: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)(lines.map((line) => {
            const [name = '', oid = '', commit = ''] = line.split(' ');
            return [name, { oid, commit: commit || oid }];
        })),
    };
}
/** The commits at which a shallow checkout's history was cut off. */
function shallowCommits({ commonDir }) {
    return (readText(node_path__WEBPACK_IMPORTED_MODULE_2__.join(commonDir, 'shallow')) ?? '').split('\n').filter(Boolean);
}
/** A path from the configuration, with `~` spelt out; null when it is not set. */
function configuredPath({ config }, name) {
    const value = config[name];
    return value === undefined ? null : value.replace(/^~(?=\/)/, node_os__WEBPACK_IMPORTED_MODULE_1__.homedir());
}
/** `.git` is a folder, or in linked work trees and submodules a file that names it. */
function findGitDir(workspace) {
    const dotGit = node_path__WEBPACK_IMPORTED_MODULE_2__.join(workspace, '.git');
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(dotGit, { throwIfNoEntry: false });
    const named = stat?.isFile() ? /^gitdir: (.*)$/m.exec(readText(dotGit) ?? '')?.[1] : undefined;
    const found = stat?.isDirectory() ? dotGit : named && node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(workspace, named);
    if (found && node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(found, 'HEAD')))
        return found;
    throw new _git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`The workspace ${workspace} is not the root of a git checkout, which "files: @changes" needs.`, 'Put actions/checkout, without "path", before this step, or list the files to keep with globs.');
}
function readText(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 8798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changesBetween: () => (/* binding */ changesBetween),
/* harmony export */   checkExclusions: () => (/* binding */ checkExclusions),
/* harmony export */   emptyTree: () => (/* binding */ emptyTree),
/* harmony export */   treeOf: () => (/* binding */ treeOf)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7185);


const NOTHING = '000000';
/**
 * What differs between two trees. A rename is a deletion and an addition.
 * @param excluded globs of files to leave out
 */
async function changesBetween(place, before, after, excluded = []) {
    if (before === after)
        return [];
    const raw = ['diff-tree', '-r', '-z', '--no-renames', before, after, '--'];
    const pathspecs = excluded.length === 0 ? [] : [':(top)', ...excluded.flatMap(excluding)];
    const fields = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .parts */ .rT)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(place, [...raw, ...pathspecs]));
    const changes = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const [oldMode = '', newMode = '', oldOid = '', newOid = ''] = (fields[at] ?? '').slice(1).split(' ');
        changes.push({
            path: fields[at + 1] ?? '',
            before: oldMode === NOTHING ? null : { mode: oldMode, oid: oldOid },
            after: newMode === NOTHING ? null : { mode: newMode, oid: newOid },
        });
    }
    return changes;
}
/** The empty tree of the repository's own hash. */
async function emptyTree(place) {
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(place, ['mktree'])).toString('utf8').trim();
}
/** The tree of a commit; null stands for no commit. */
async function treeOf(place, commit) {
    if (commit === null)
        return emptyTree(place);
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(place, ['rev-parse', '--verify', `${commit}^{tree}`])).toString('utf8').trim();
}
/** @throws InvalidInputError when an exclusion cannot be used together with `@changes` */
function checkExclusions(excluded) {
    for (const glob of excluded)
        excluding(glob);
}
/** Git's own globs know no alternatives, so each one becomes a pattern of its own. */
function excluding(glob) {
    if (/(?<!\\)[?*+@!]\(/.test(glob)) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`"files" has the exclusion "!${glob}", whose kind does not go with "@changes".`, 'Use *, **, ?, [a-z] and {a,b} only.');
    }
    return alternatives(glob.replace(/^\.?\//, '').replace(/\/+$/, '')).map((pattern) => `:(top,exclude,glob)${pattern}`);
}
/** `a{b,c}` → `ab`, `ac`. What stands behind a backslash is meant literally. */
function alternatives(glob) {
    const found = /^((?:\\.|[^\\{])*)\{((?:\\.|[^\\{}])*,(?:\\.|[^\\{}])*)\}(.*)$/s.exec(glob);
    if (found === null)
        return [glob];
    const [, start = '', inside = '', rest = ''] = found;
    const choices = inside.match(/(?:\\.|[^\\,])*(?:,|$)/gs)?.map((choice) => choice.replace(/,$/, '')) ?? [];
    // The last match is the empty one at the end.
    return choices.slice(0, -1).flatMap((choice) => alternatives(`${start}${choice}${rest}`));
}


/***/ }),

/***/ 7185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   rT: () => (/* binding */ parts)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);



/** Git could not do what it was asked for, or is not there. */
class GitError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckpointError */ .jg {
}
/** Nothing that a repository or a user has configured may run in addition, or change what is printed. */
const SAFE = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.quotePath=false',
    'core.safecrlf=false',
    'core.splitIndex=false',
    'advice.addEmbeddedRepo=false',
    'submodule.recurse=false',
    'commit.gpgSign=false',
    'gc.auto=0',
    'maintenance.auto=false',
    'color.ui=false',
    // In a container the checkout belongs to another user.
    'safe.directory=*',
];
const MAX_COMPLAINT = 300;
/**
 * Runs git, without a shell, without the caller's own GIT_* variables, and without hooks.
 * @throws GitError that quotes git's complaint
 */
async function git(place, args, call = {}) {
    return (await gitAnswer(place, args, call)).output;
}
/** The same for a question whose answer is the exit code. */
function gitAnswer(place, args, call = {}) {
    const settings = [...SAFE, ...place.settings].flatMap((setting) => ['-c', setting]);
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...settings, ...args], {
            cwd: place.workspace,
            env: { ...gitEnvironment(process.env), ...place.env, ...call.env, ...locations(place) },
            stdio: 'pipe',
            windowsHide: true,
        });
        const chunks = [];
        let complaint = '';
        child.on('error', (error) => reject(notStarted(error, place)));
        child.stdout.on('data', call.onOutput ?? ((chunk) => chunks.push(chunk)));
        child.stderr.setEncoding('utf8').on('data', (text) => {
            if (complaint.length < MAX_COMPLAINT)
                complaint += text;
        });
        child.on('close', (code, signal) => {
            if (code === 0 || (code !== null && call.answers?.includes(code))) {
                resolve({ code, output: Buffer.concat(chunks) });
                return;
            }
            const said = complaint.trim().split('\n', 3).join(' ').slice(0, MAX_COMPLAINT);
            reject(new GitError(`git ${args[0]} failed (${said || (signal ?? `exit code ${code}`)}).`, 'Check the checkout with "git status" and "git fsck".'));
        });
        // Git may end without reading all of its input; its exit code says why.
        child.stdin.on('error', () => { });
        child.stdin.end(call.input ?? '');
    });
}
/** The parts of a NUL-separated output. */
function parts(output) {
    return output.toString('utf8').split('\0').slice(0, -1);
}
function locations({ gitDir, workspace }) {
    return { GIT_DIR: gitDir, GIT_WORK_TREE: workspace };
}
/** The caller's GIT_* would lead git elsewhere; filters that git starts need none of the runner's own variables. */
function gitEnvironment(env) {
    const kept = Object.entries(env).filter(([name]) => !/^(?:GIT|INPUT|ACTIONS)_/i.test(name));
    return {
        ...Object.fromEntries(kept),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
    };
}
function notStarted(error, { workspace }) {
    const missing = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT';
    return new GitError(missing
        ? `git could not be started in ${workspace}; "files: @changes" needs it.`
        : `git could not be started (${error.message}).`, 'Install git where the job runs, in its container too, or list the files to keep with globs.', { cause: error });
}


/***/ }),

/***/ 73:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ copyIndex),
/* harmony export */   j: () => (/* binding */ openShadow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6381);



/**
 * Content is taken as it is: no line-end conversion, no filters. `info/attributes` beats every `.gitattributes`.
 */
const AS_IT_IS = '* -text -ident !filter !working-tree-encoding\n';
/** How the file system behaves; what decides whether two files differ has to be as in the checkout. */
const TAKEN_OVER = ['core.filemode', 'core.symlinks', 'core.ignorecase', 'core.precomposeunicode'];
/** Makes the shadow in `folder`, or opens the one that is there. */
function openShadow(checkout, folder) {
    const gitDir = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'shadow.git');
    const { config, commonDir, workspace } = checkout;
    for (const part of ['objects/info', 'refs', 'info'])
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDir, part), { recursive: true });
    const write = (name, text) => node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDir, name), text);
    const format = config['extensions.objectformat'];
    const version = format === undefined ? 0 : 1;
    write('config', `[core]\n\trepositoryformatversion = ${version}\n\tbare = false\n${format === undefined ? '' : `[extensions]\n\tobjectFormat = ${format}\n`}`);
    write('HEAD', 'ref: refs/heads/none\n');
    write('info/attributes', AS_IT_IS);
    write('objects/info/alternates', `${quoted(node_path__WEBPACK_IMPORTED_MODULE_1__.join(commonDir, 'objects'))}\n`);
    for (const name of ['info/exclude', 'shallow']) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(commonDir, name);
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
            node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(file, node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDir, name));
        else
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDir, name), { force: true });
    }
    const ignored = (0,_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .configuredPath */ .IS)(checkout, 'core.excludesfile');
    return {
        workspace,
        gitDir,
        settings: [
            ...TAKEN_OVER.flatMap((name) => (config[name] === undefined ? [] : [`${name}=${config[name]}`])),
            ...(ignored === null ? [] : [`core.excludesFile=${ignored}`]),
            'core.autocrlf=false',
            'core.untrackedCache=false',
            'core.looseCompression=1',
        ],
        env: { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_ATTR_NOSYSTEM: '1' },
    };
}
/**
 * Gives the shadow a copy of the checkout's index, from which it knows what has not changed: only files that look
 * different from what the index says are read.
 */
function copyIndex(checkout, shadow) {
    for (const name of node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(checkout.gitDir)) {
        if (name === 'index' || name.startsWith('sharedindex.'))
            copyWithTime(checkout.gitDir, shadow.gitDir, name);
    }
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(checkout.gitDir, 'index'))) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(shadow.gitDir, 'index'), { force: true });
    }
}
/** Git distrusts entries that are as young as the index itself; a younger copy would make it trust them. */
function copyWithTime(from, to, name) {
    const source = node_path__WEBPACK_IMPORTED_MODULE_1__.join(from, name);
    const target = node_path__WEBPACK_IMPORTED_MODULE_1__.join(to, name);
    const { mtimeMs } = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(source);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(source, target);
    const time = Math.floor(mtimeMs / 1000);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync(target, time, time);
}
/** Lines of `alternates` may be C-quoted, and must be if they begin with a quote or contain a line end. */
function quoted(file) {
    const slashed = process.platform === 'win32' ? file.replaceAll('\\', '/') : file;
    return /^"|[\n#]/.test(slashed) ? JSON.stringify(slashed) : slashed;
}


/***/ }),

/***/ 3397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addToTree: () => (/* binding */ addToTree),
/* harmony export */   intendedFiles: () => (/* binding */ intendedFiles),
/* harmony export */   readSnapshot: () => (/* binding */ readSnapshot),
/* harmony export */   snapshotOf: () => (/* binding */ snapshotOf),
/* harmony export */   stagedTree: () => (/* binding */ stagedTree),
/* harmony export */   takeSnapshot: () => (/* binding */ takeSnapshot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6381);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7185);
/* harmony import */ var _shadow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1638);






/** Takes a snapshot in `folder`, where {@link readSnapshot} finds it. */
async function takeSnapshot(workspace, folder) {
    const checkout = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .openCheckout */ .Hj)(workspace);
    const snapshot = await snapshotOf(checkout, (0,_shadow_js__WEBPACK_IMPORTED_MODULE_4__/* .openShadow */ .j)(checkout, folder));
    node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'snapshot.json'), JSON.stringify(snapshot));
    return snapshot;
}
/** The snapshot that was taken in `folder` before. */
function readSnapshot(folder) {
    return JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'snapshot.json'), 'utf8'));
}
async function snapshotOf(checkout, shadow) {
    (0,_shadow_js__WEBPACK_IMPORTED_MODULE_4__/* .copyIndex */ .U)(checkout, shadow);
    const [position, index, submodules] = await Promise.all([
        (0,_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(checkout),
        indexTree(shadow),
        (0,_submodules_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAtSubmodules */ .SM)(shadow),
    ]);
    const { code } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitAnswer */ .Hr)(shadow, ['add', '--all', '--ignore-errors'], { answers: [1] });
    return {
        ...position,
        index,
        tree: await writeTree(shadow),
        unreadable: code === 0 ? [] : await notAdded(shadow),
        submodules,
    };
}
/** The tree of what is staged now. */
async function stagedTree(checkout, shadow) {
    (0,_shadow_js__WEBPACK_IMPORTED_MODULE_4__/* .copyIndex */ .U)(checkout, shadow);
    return indexTree(shadow);
}
/** Takes files into the shadow's tree although they are ignored now. Returns the new tree. */
async function addToTree(shadow, files) {
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(shadow, ['update-index', '--add', '-z', '--stdin'], {
        input: files.map((file) => `${file}\0`).join(''),
    });
    return writeTree(shadow);
}
/** Files of which the index only knows that they will be added (`git add -N`). */
async function intendedFiles(checkout, shadow) {
    (0,_shadow_js__WEBPACK_IMPORTED_MODULE_4__/* .copyIndex */ .U)(checkout, shadow);
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .parts */ .rT)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(shadow, ['diff-files', '--name-only', '--diff-filter=A', '-z']));
}
async function indexTree(shadow) {
    const conflicts = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(shadow, ['ls-files', '--unmerged', '-z']);
    return conflicts.length > 0 ? null : writeTree(shadow);
}
/** Of a partial clone not all objects are here; that does not matter for comparing. */
async function writeTree(shadow) {
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(shadow, ['write-tree', '--missing-ok'])).toString('utf8').trim();
}
async function notAdded(shadow) {
    const [changed, other] = await Promise.all([
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(shadow, ['diff-files', '--name-only', '-z']),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(shadow, ['ls-files', '--others', '--exclude-standard', '-z']),
    ]);
    return [...new Set([...(0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .parts */ .rT)(changed), ...(0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .parts */ .rT)(other)])];
}


/***/ }),

/***/ 1638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ SUBMODULE_MODE),
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   SM: () => (/* binding */ lookAtSubmodules),
/* harmony export */   Um: () => (/* binding */ moveSubmodule),
/* harmony export */   xt: () => (/* binding */ lookAtSubmodule)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4872);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8667);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6381);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7185);






const SUBMODULE_MODE = '160000';
/** The submodules that are checked out, by path. */
async function lookAtSubmodules(shadow) {
    const found = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)();
    // Without that file there are no submodules that a checkout would know of.
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(shadow.workspace, '.gitmodules')))
        return found;
    const entries = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .parts */ .rT)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(shadow, ['ls-files', '--stage', '-z']));
    for (const entry of entries) {
        if (!entry.startsWith(SUBMODULE_MODE))
            continue;
        const name = entry.slice(entry.indexOf('\t') + 1);
        const seen = await lookAtSubmodule(shadow.workspace, name);
        if (seen !== null)
            found[name] = seen;
    }
    return found;
}
/** Null when it is not checked out. */
async function lookAtSubmodule(workspace, name) {
    const place = openSubmodule(workspace, name);
    if (place === null)
        return null;
    const head = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitAnswer */ .Hr)(place, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], {
        answers: [1, 128],
    });
    if (head.code !== 0)
        return null;
    const dirt = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(place, ['status', '--porcelain', '-z', '--untracked-files=all']);
    return {
        commit: head.output.toString('utf8').trim(),
        dirt: dirt.length === 0 ? '' : (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(dirt.toString('latin1')),
    };
}
/** Whether a submodule's repository has a commit. */
async function hasCommit(workspace, name, commit) {
    const place = openSubmodule(workspace, name);
    if (place === null)
        return false;
    const { code } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitAnswer */ .Hr)(place, ['cat-file', '-e', `${commit}^{commit}`], { answers: [1, 128] });
    return code === 0;
}
/** Checks out a commit in a submodule. */
async function moveSubmodule(workspace, name, commit) {
    const place = openSubmodule(workspace, name);
    if (place !== null)
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(place, ['checkout', '--quiet', '--detach', commit]);
}
function openSubmodule(workspace, name) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(workspace, ...name.split('/'));
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, '.git')))
        return null;
    return { workspace: folder, gitDir: (0,_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .findGitDir */ .rR)(folder), settings: [], env: {} };
}


/***/ })

};
