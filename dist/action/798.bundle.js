export const id = 798;
export const ids = [798];
export const modules = {

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


/***/ })

};
