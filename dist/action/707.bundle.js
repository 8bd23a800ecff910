export const id = 707;
export const ids = [707,397];
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

/***/ 4707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planGitRestore: () => (/* binding */ planGitRestore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _files_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9592);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7813);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6381);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7185);
/* harmony import */ var _shadow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3397);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1638);









/** What is said when the checkout has moved on. */
const FIX = 'Check out the commit that the run works on, or run the step again with "resume: false". Nothing was changed.';
/**
 * Compares the checkout with what it was before and after the step. Touches nothing.
 * @param scratch an empty folder outside the workspace
 * @returns null when the workspace is no checkout any more that could be restored, with the reason
 * @throws RefusedError when something is neither as before nor as after the step
 */
async function planGitRestore(workspace, state, scratch) {
    const checkout = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .openCheckout */ .Hj)(workspace);
    const shadow = (0,_shadow_js__WEBPACK_IMPORTED_MODULE_6__/* .openShadow */ .j)(checkout, scratch);
    const now = { ...(await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(checkout)), index: await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_7__.stagedTree)(checkout, shadow) };
    const conflicts = conflictsOf(state, now);
    if (conflicts.length > 0)
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${conflicts.join(', and ')}.`, FIX);
    const lost = await lostSubmodules(workspace, state);
    if (lost.length > 0)
        return lost.join('; ');
    const isStaged = state.before.index === state.after.index || now.index === state.after.index;
    const needed = [
        state.after.head,
        // A tree of what is staged need not be among the checkout's objects.
        isStaged ? null : state.after.index,
        ...state.refs.filter((ref) => ref.after !== (now.refs[ref.name]?.oid ?? null)).map((ref) => ref.after),
    ].filter((oid) => oid !== null);
    const missing = await (0,_batch_js__WEBPACK_IMPORTED_MODULE_3__/* .missingObjects */ .Q)(checkout, needed);
    if (missing.length > 0 && state.bundle === null) {
        return `the checkout lacks ${missing[0]?.slice(0, 12)}, which the step found there`;
    }
    return {
        needsBundle: missing.length > 0,
        takeObjects: async (bundle) => {
            await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['bundle', 'unbundle', bundle]);
            const [still] = await (0,_batch_js__WEBPACK_IMPORTED_MODULE_3__/* .missingObjects */ .Q)(checkout, needed);
            if (still !== undefined)
                throw new Error(`${still.slice(0, 12)} is missing in its commits`);
        },
        finish: async () => {
            await moveSubmodules(workspace, state);
            await moveRefs(checkout, state, now);
            await restoreIndex(checkout, state, now.index);
        },
    };
}
function conflictsOf({ before, after, refs }, now) {
    const conflicts = [];
    const moves = before.head !== after.head || before.branch !== after.branch;
    if (moves && ![before.head, after.head].includes(now.head)) {
        conflicts.push(`HEAD is at ${short(now.head)}, and was at ${short(before.head)} before the step and at ${short(after.head)} after it`);
    }
    else if (moves && ![before.branch, after.branch].includes(now.branch)) {
        conflicts.push(`${branch(now.branch)} is checked out, and it was ${branch(before.branch)} before the step and ${branch(after.branch)} after it`);
    }
    for (const ref of refs) {
        const oid = now.refs[ref.name]?.oid ?? null;
        // A fresh checkout has only one branch, so that one which is not there is not in the way.
        if (oid === null || oid === ref.before || oid === ref.after)
            continue;
        conflicts.push(`${ref.name} is at ${short(oid)}, and the step moved it from ${short(ref.before)} to ${short(ref.after)}`);
    }
    if (before.index !== after.index && now.index !== before.index && now.index !== after.index) {
        conflicts.push('other changes are staged than before or after the step');
    }
    return conflicts;
}
/** Branches and tags in one transaction, then HEAD. Each has to be still as it was when it was compared. */
async function moveRefs(checkout, { before, after, refs }, now) {
    const commands = refs.flatMap(({ name, after: wanted }) => {
        const present = now.refs[name]?.oid ?? null;
        if (present === wanted)
            return [];
        if (wanted === null)
            return [`delete ${name} ${present}\n`];
        return [present === null ? `create ${name} ${wanted}\n` : `update ${name} ${wanted} ${present}\n`];
    });
    if (commands.length > 0) {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['update-ref', '--stdin', '-m', 'checkpoint: restored'], {
            input: commands.join(''),
        });
    }
    if (before.head === after.head && before.branch === after.branch)
        return;
    if (after.branch !== null) {
        if (now.branch !== after.branch)
            await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['symbolic-ref', 'HEAD', after.branch]);
    }
    else if (after.head !== null && (now.branch !== null || now.head !== after.head)) {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['update-ref', '--no-deref', '-m', 'checkpoint: restored', 'HEAD', after.head]);
    }
}
/** What is staged, keeping what the index knows of files that are the same, and files that are only announced. */
async function restoreIndex(checkout, state, present) {
    const { before, after, intended = [] } = state;
    if (after.index !== null && before.index !== after.index && present !== after.index) {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['read-tree', '--reset', after.index]);
    }
    if (intended.length > 0) {
        const input = intended.map((file) => `${file}\0`).join('');
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['add', '--intent-to-add', '--force', '--pathspec-from-file=-', '--pathspec-file-nul'], {
            input,
            env: { GIT_LITERAL_PATHSPECS: '1' },
        });
    }
    // Exit code 1 only says that some files differ from what is staged.
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['update-index', '-q', '--refresh'], { answers: [1] });
}
/** What of the submodules cannot be brought back, because only their commits' names are kept. */
async function lostSubmodules(workspace, { submodules = [] }) {
    const lost = [];
    for (const { path: name, before, after, present } of submodules) {
        (0,_files_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInside */ .LI)(workspace, name);
        const here = await (0,_submodules_js__WEBPACK_IMPORTED_MODULE_8__/* .lookAtSubmodule */ .xt)(workspace, name);
        if (here === null) {
            if (present)
                lost.push(`the submodule "${name}" is not checked out`);
        }
        else if (here.commit === after) {
            // It is as the step left it.
        }
        else if (here.commit !== before || here.dirt !== '') {
            throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`The submodule "${name}" is neither as before nor as after the step.`, FIX);
        }
        else if (after === null) {
            lost.push(`the submodule "${name}" would have to be removed`);
        }
        else if (!(await (0,_submodules_js__WEBPACK_IMPORTED_MODULE_8__/* .hasCommit */ .QE)(workspace, name, after))) {
            lost.push(`the submodule "${name}" does not have the commit ${short(after)}`);
        }
    }
    return lost;
}
async function moveSubmodules(workspace, { submodules = [] }) {
    for (const { path: name, after } of submodules) {
        const folder = (0,_files_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInside */ .LI)(workspace, name);
        const here = await (0,_submodules_js__WEBPACK_IMPORTED_MODULE_8__/* .lookAtSubmodule */ .xt)(workspace, name);
        if (here !== null && after !== null) {
            if (here.commit !== after)
                await (0,_submodules_js__WEBPACK_IMPORTED_MODULE_8__/* .moveSubmodule */ .Um)(workspace, name, after);
        }
        else if (here === null && after !== null) {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder, { recursive: true });
        }
        else if (here === null && isEmptyFolder(folder)) {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync(folder);
        }
    }
}
function isEmptyFolder(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder).length === 0;
    }
    catch {
        return false;
    }
}
function short(oid) {
    return oid === null ? 'no commit' : oid.slice(0, 12);
}
function branch(name) {
    return name === null ? 'no branch' : name.replace(/^refs\/heads\//, '');
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


/***/ }),

/***/ 9592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ checkRelative),
/* harmony export */   LI: () => (/* binding */ resolveInside),
/* harmony export */   aT: () => (/* binding */ isNamedExactly),
/* harmony export */   fM: () => (/* binding */ isInsideGit),
/* harmony export */   ii: () => (/* binding */ isAt),
/* harmony export */   tA: () => (/* binding */ linkStaysInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);



/** How many links one path may go through, as on Linux. */
const MAX_LINKS = 40;
/**
 * The absolute path of a kept file, after checking that it stays inside the workspace: no `..`, nothing absolute,
 * and no folder on the way that is a link leading out. Git's own folder counts as outside: what is written there, a
 * hook, is executed.
 * @param relative as in the document: relative to the workspace, with forward slashes
 * @throws InvalidInputError when it would leave the workspace, or cannot be a file on this system
 */
function resolveInside(workspace, relative, platform = process.platform) {
    checkRelative(relative, platform);
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const parts = relative.split('/');
    const folder = walk(root, root, parts.slice(0, -1));
    if (folder === null)
        throw leavesWorkspace(relative);
    if ([...parts, ...node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)].some(isGitFolder))
        throw gitsOwn(relative);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts);
}
/** The part of {@link resolveInside} that needs no look at the disk. @throws InvalidInputError */
function checkRelative(relative, platform = process.platform) {
    const escapes = relative.split('/').some((part) => part === '' || part === '.') ||
        relative.includes('\0') ||
        relative.split(/[/\\]/).includes('..') ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(relative) ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.win32.isAbsolute(relative) ||
        /^[A-Za-z]:/.test(relative);
    if (escapes)
        throw leavesWorkspace(relative);
    if (platform === 'win32' && relative.split('/').some(isNoWindowsName))
        throw noWindowsName(relative);
}
/** Whether a link at `file`, in a folder that exists, leads to a place inside the workspace when it points to `target`. */
function linkStaysInside(workspace, file, target, platform = process.platform) {
    const windows = platform === 'win32';
    // `C:x` is relative to the drive's own current folder.
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) || (windows && /^(?:[A-Za-z]:|[/\\])/.test(target)))
        return false;
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    const parts = target.split(windows ? /[/\\]/ : '/');
    return isInside(root, folder) && walk(root, folder, parts) !== null;
}
/**
 * Walks as the system would, through links and `..`, from a real folder. Null as soon as that leaves `root`; what does
 * not exist yet is taken for folders.
 */
function walk(root, from, parts) {
    const pending = [...parts];
    let current = from;
    let links = 0;
    for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
        if (part === '' || part === '.')
            continue;
        const next = node_path__WEBPACK_IMPORTED_MODULE_1__.join(current, part);
        const target = part === '..' ? null : linkAt(next);
        if (target === null) {
            current = next;
            if (!isInside(root, current))
                return null;
            continue;
        }
        links += 1;
        if (links > MAX_LINKS)
            return null;
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target)) {
            const real = realPath(target);
            if (real === null || !isInside(root, real))
                return null;
            current = real;
        }
        else
            pending.unshift(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    }
    return current;
}
/** Where a link points to; null when there is no link. */
function linkAt(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(file);
    }
    catch {
        return null;
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(file);
    }
    catch {
        return null;
    }
}
function isInside(root, candidate) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, candidate);
    return (relative === '' ||
        (!relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && relative !== '..' && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative)));
}
/** `.git` as file systems compare it: without regard to case, and by the short name that Windows gives it. */
function isGitFolder(part) {
    // macOS ignores these characters in a name, Windows dots and spaces at its end.
    const plain = part.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '').replace(/[. ]+$/, '');
    return /^(?:\.git|git~1)$/i.test(plain);
}
/** What Windows takes for something else than a file of this name: a path, a stream, a device, another name. */
function isNoWindowsName(part) {
    return (/[\\:*?"<>|]/.test(part) || /[. ]$/.test(part) || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part));
}
function noWindowsName(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" cannot be the name of a file on Windows.`, 'Leave it out of "files", or run this job on the system that made it.');
}
function gitsOwn(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" belongs to Git.`, 'What is in a folder .git is neither kept nor restored.');
}
function leavesWorkspace(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" leads out of the workspace.`, 'Only files below the workspace are kept and restored; use paths relative to it, without "..".');
}
/**
 * What stands at a path of the workspace itself: nothing is found through a link that stands for one of the folders on
 * the way.
 */
function isAt(workspace, relative) {
    const parts = relative.split('/');
    let current = workspace;
    for (const [index, part] of parts.entries()) {
        current = node_path__WEBPACK_IMPORTED_MODULE_1__.join(current, part);
        const last = index === parts.length - 1;
        const stat = lstat(current);
        if (stat === null)
            return null;
        if (last)
            return stat.isDirectory() ? 'folder' : 'file';
        if (!stat.isDirectory())
            return null;
    }
    return null;
}
/**
 * Whether the folders on the way list a file under just these names, which file systems that ignore case do not ask
 * for.
 */
function isNamedExactly(workspace, relative) {
    let folder = workspace;
    return relative.split('/').every((part) => {
        try {
            const listed = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder).includes(part);
            folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, part);
            return listed;
        }
        catch {
            return false;
        }
    });
}
/** Whether a path leads into git's own folder, under any name that a file system may know it by. */
function isInsideGit(relative) {
    return relative.split(/[/\\]/).some((part) => /^(?:\.git|git~1)[ .]*(?::.*)?$/i.test(withoutIgnored(part)));
}
/** HFS+ does not see these characters in a name. */
function withoutIgnored(name) {
    return name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '');
}
function lstat(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}


/***/ })

};
