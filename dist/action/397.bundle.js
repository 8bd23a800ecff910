export const id = 397;
export const ids = [397];
export const modules = {

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
