export const id = 127;
export const ids = [127];
export const modules = {

/***/ 6349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ Keeper),
  $: () => (/* binding */ documentSaver)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/src/store/names.js
var names = __webpack_require__(6451);
;// CONCATENATED MODULE: ./build/src/store/transfer/document-saver.js






/** Pauses between tries of one save, in ms. A service that refuses at once, each time, gets no more than these. */
const RETRY_PAUSES_MS = [500, 1_500, 4_000, 10_000];
/**
 * Keeps the newest document in a store: one save at a time, and whatever changes meanwhile is in the next one.
 * Each try has a name of its own, because a failed upload leaves its name reserved.
 */
class DocumentSaver {
    #transfers;
    #options;
    #wanted = false;
    #running = null;
    #last = null;
    constructor(transfers, options) {
        this.#transfers = transfers;
        this.#options = options;
    }
    /** The document has changed. Returns at once. */
    request() {
        this.#wanted = true;
        this.#running ??= this.#work().finally(() => {
            this.#running = null;
        });
    }
    /** Resolves when nothing is left to do, with what became of the newest document. */
    async settled() {
        while (this.#running !== null)
            await this.#running;
        return this.#last;
    }
    async #work() {
        while (this.#wanted) {
            const started = Date.now();
            const left = () => started + this.#options.budgetMs() - Date.now();
            for (let attempt = 0;; attempt += 1) {
                this.#wanted = false;
                try {
                    this.#last = { kept: await this.#try(Date.now() + left()) };
                    this.#options.onKept(this.#last.kept);
                    break;
                }
                catch (error) {
                    this.#last = { fault: (0,errors/* describeError */.Uc)(error) };
                    // Our own disk refuses: trying again at once would only hold up the job.
                    if ((0,store_errors/* errorCode */.CA)(error) !== '')
                        break;
                }
                const pause = RETRY_PAUSES_MS[attempt];
                if (pause === undefined || left() <= pause)
                    break;
                await new Promise((resolve) => setTimeout(resolve, pause));
            }
        }
    }
    async #try(deadline) {
        const document = this.#options.stamp();
        const { label, scope, folder, retentionDays } = this.#options;
        const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '' };
        const name = (0,names/* documentName */.B7)(label, scope, revision);
        const file = external_node_path_.join(folder, name);
        external_node_fs_.writeFileSync(file, (0,document_file/* serializeDocument */.wt)(document));
        try {
            const id = await this.#transfers.call('save', { store: 'artifact', file, retentionDays }, { deadline });
            return { name, id };
        }
        finally {
            external_node_fs_.rmSync(file, { force: true });
        }
    }
}

// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/keep.js


/** Keeps a session's document outside this machine, whenever it has changed; never stops the work. */
class Keeper {
    #session;
    #remote;
    #saver = null;
    constructor(session, remote) {
        this.#session = session;
        this.#remote = remote;
    }
    /** The document has changed. Returns at once; the newest document is kept as soon as the one before it is. */
    request() {
        const { context, folder, job, journal } = this.#session;
        folder.writeState({ ...folder.readState(context), unsaved: true });
        if (this.#remote.unavailable !== null)
            return;
        if (!job.hasRoomForArtifacts) {
            if (job.first('artifact-limit')) {
                (0,workflow_commands/* warning */.$e)('This job has made 400 checkpoint artifacts. Later steps are recorded on this machine only.');
            }
            return;
        }
        this.#saver ??= documentSaver(this.#remote, job, context, folder, journal);
        this.#saver.request();
    }
    /** Waits until the newest document is kept, or cannot be. */
    async settle() {
        const outcome = (await this.#saver?.settled()) ?? null;
        if (outcome === null)
            return { artifactId: '', fault: this.#remote.unavailable };
        if ('kept' in outcome)
            return { artifactId: outcome.kept.id, fault: null };
        this.#session.job.countFailedSave();
        return { artifactId: '', fault: outcome.fault };
    }
}
/** Keeps the journal's document, whenever asked to, and notes in the scope's state what has been kept. */
function documentSaver(remote, job, context, folder, journal) {
    return new DocumentSaver(remote, {
        stamp: () => {
            job.countArtifact();
            return journal.stamp();
        },
        label: context.scope.job,
        scope: context.scopeHash,
        retentionDays: remote.retentionDays,
        folder: folder.scratch('save'),
        budgetMs: () => remote.saveBudget(),
        onKept: (kept) => {
            const state = folder.readState(context);
            folder.writeState({ ...state, kept: [...state.kept, kept.name], unsaved: false });
        },
    });
}


/***/ }),

/***/ 4127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStep: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/effects/command/child-environment.js
/** Variables that only the runner and its actions use; a `run:` step has none of them (design section 6). */
const RUNNER_ONLY = [
    /^INPUT_/,
    /^ACTIONS_RUNTIME_TOKEN$/,
    /^ACTIONS_RUNTIME_URL$/,
    /^ACTIONS_RESULTS_URL$/,
    /^ACTIONS_CACHE_/,
];
/**
 * The wrapped command's environment: ours, without what only the runner's own actions get, plus `additions`.
 * This is hygiene, not a boundary: a process of the same user can read ours.
 */
function childEnvironment(env, additions) {
    const kept = Object.entries(env).filter(([name]) => !RUNNER_ONLY.some((pattern) => pattern.test(name)));
    return { ...Object.fromEntries(kept), ...additions };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/effects/command/command-files.js



/** The file commands as the wrapped command sees them: an output file of its own, the runner's files for the rest. */
class CommandFiles {
    /** The command's own `GITHUB_OUTPUT`. */
    output;
    #others;
    #sizes;
    /**
     * @param folder where the output file goes
     * @param env names the runner's files
     */
    constructor(folder, env) {
        this.output = external_node_path_.join(folder, `checkpoint-output-${(0,external_node_crypto_.randomUUID)()}`);
        external_node_fs_.writeFileSync(this.output, '', { mode: 0o600 });
        this.#others = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'].map((name) => env[name] ?? '');
        this.#sizes = this.#others.map(sizeOf);
    }
    read() {
        return {
            output: read(this.output),
            environment: read(this.#others[0] ?? '').subarray(this.#sizes[0]),
            elsewhere: this.#others.some((file, index) => sizeOf(file) > (this.#sizes[index] ?? 0)),
        };
    }
    remove() {
        external_node_fs_.rmSync(this.output, { force: true });
    }
}
function sizeOf(file) {
    return file === '' ? 0 : (external_node_fs_.statSync(file, { throwIfNoEntry: false })?.size ?? 0);
}
function read(file) {
    try {
        return file === '' ? new Uint8Array() : external_node_fs_.readFileSync(file);
    }
    catch {
        return new Uint8Array(); // the command removed it: it has no outputs
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/effects/output.js
var output = __webpack_require__(6903);
// EXTERNAL MODULE: ./build/src/effects/command/interruption.js
var interruption = __webpack_require__(6559);
;// CONCATENATED MODULE: ./build/src/effects/command/mask-watcher.js
/** The longest line that is looked at; a mask command is never longer. */
const MAX_LINE = 1024 * 1024;
/**
 * Watches a command's output for `::add-mask::` lines, so that what a command declares secret is not stored.
 * It only looks: the bytes go to the log unchanged, where the runner acts on them.
 */
class MaskWatcher {
    #masks = new Set();
    #rest = '';
    push(chunk) {
        // As .NET reads lines: a lone CR, as of a progress bar, ends one too.
        const lines = (this.#rest + chunk).split(/\r\n|\n|\r/);
        this.#rest = (lines.pop() ?? '').slice(0, MAX_LINE);
        for (const line of lines)
            this.#look(line);
    }
    /** The output is over. Returns every masked value, and each line of those that have several. */
    end() {
        this.#look(this.#rest);
        this.#rest = '';
        return this.#masks;
    }
    /** Both forms that the runner knows, `::add-mask::value` and `##[add-mask]value`. */
    #look(line) {
        const match = /^\s*::add-mask(?:\s.*?)?::(.*)$/is.exec(line) ?? /##\[add-mask\](.*)$/is.exec(line);
        const value = unescapeData(match?.[1] ?? '');
        // The runner masks the value and each of its lines (ActionCommandManager.cs).
        for (const part of [value, ...value.split(/\r?\n/)])
            if (part.trim() !== '')
                this.#masks.add(part);
    }
}
function unescapeData(data) {
    return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
;// CONCATENATED MODULE: ./build/src/effects/command/process-group.js



/**
 * A command and everything it started. On Unix that is the process group the command leads; Windows has no
 * groups for this, so there the tree below the command is meant.
 */
class ProcessGroup {
    #leader;
    #platform;
    constructor(leader, platform = process.platform) {
        this.#leader = leader;
        this.#platform = platform;
    }
    /** Passes a signal to all of them. Those that are gone, or belong to another user, are passed over. */
    signal(signal) {
        if (this.#platform === 'win32') {
            // Windows has no SIGINT to pass on; the runner has already sent Ctrl-C to the console they share.
            if (signal === 'SIGKILL' || signal === 'SIGTERM') {
                (0,external_node_child_process_.spawnSync)('taskkill', ['/PID', String(this.#leader), '/T', '/F'], {
                    stdio: 'ignore',
                    windowsHide: true,
                });
            }
            return;
        }
        try {
            process.kill(-this.#leader, signal);
        }
        catch {
            // ESRCH: nobody is left. EPERM: only processes of another user (sudo) are left.
        }
    }
    /** Whether any of them is still there: not only the leader, also what it left behind. */
    isAlive() {
        try {
            process.kill(this.#platform === 'win32' ? this.#leader : -this.#leader, 0);
        }
        catch (error) {
            return (0,store_errors/* errorCode */.CA)(error) === 'EPERM';
        }
        // A member that has ended stays until its parent asks for it, which in a job container may be never.
        return this.#platform !== 'linux' || hasLivingMember(this.#leader);
    }
}
/** Looks through /proc for a process of the group that has not ended. When it cannot tell, there is one. */
function hasLivingMember(group) {
    let folders;
    try {
        folders = external_node_fs_.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    }
    catch {
        return true;
    }
    return folders.some((pid) => {
        try {
            const stat = external_node_fs_.readFileSync(`/proc/${pid}/stat`, 'latin1');
            // proc(5): "pid (name) state ppid pgrp …", where the name may contain anything, also a closing parenthesis.
            const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
            return pgrp === String(group) && state !== 'Z' && state !== 'X';
        }
        catch {
            return false; // it ended meanwhile
        }
    });
}

;// CONCATENATED MODULE: ./build/src/effects/command/shell.js

const POWERSHELL = {
    extension: '.ps1',
    args: (file) => ['-command', `. '${file.replaceAll("'", "''")}'`],
    script: (run) => [
        `$ErrorActionPreference = 'stop'`,
        run,
        'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }',
    ].join('\n'),
};
const TEMPLATES = {
    bash: { extension: '.sh', args: (file) => ['--noprofile', '--norc', '-e', '-o', 'pipefail', file] },
    sh: { extension: '.sh', args: (file) => ['-e', file] },
    pwsh: POWERSHELL,
    powershell: POWERSHELL,
    cmd: {
        extension: '.cmd',
        args: (file) => ['/D', '/E:ON', '/V:OFF', '/S', '/C', `"CALL "${file}""`],
        script: (run) => `@echo off\n${run}`,
        verbatim: true,
    },
    python: { extension: '.py', args: (file) => [file] },
};
/**
 * Which shell runs a script, and how.
 * @param shell the `shell` input; empty means the runner's default, which on Unix is `bash -e` without pipefail.
 * @throws InvalidInputError for a custom shell without `{0}`.
 */
function resolveShell(shell, host) {
    const named = shell.trim();
    if (named === '')
        return defaultShell(host);
    const template = templateOf(named);
    return template === null ? customShell(named, host) : fromTemplate(named, template, host);
}
function defaultShell(host) {
    if (host.platform === 'win32')
        return resolveShell(host.has('pwsh') ? 'pwsh' : 'powershell', host);
    const program = !host.inContainer && host.has('bash') ? 'bash' : 'sh';
    return fromTemplate(program, { extension: '.sh', args: (file) => ['-e', file] }, host);
}
function templateOf(program) {
    const name = program.toLowerCase();
    return Object.hasOwn(TEMPLATES, name) ? (TEMPLATES[name] ?? null) : null;
}
function fromTemplate(program, template, host) {
    const script = template.script ?? ((run) => run);
    return {
        program,
        extension: template.extension,
        args: template.args,
        script: (run) => withLineEndings(script(run), host.platform),
        verbatim: template.verbatim ?? false,
    };
}
/**
 * `command arguments`, split at the first space; the script's path replaces `{0}`. A command that is one of the known
 * shells keeps that shell's file ending and additions to the script: `pwsh -File {0}` needs its `.ps1`.
 */
function customShell(shell, host) {
    const space = shell.indexOf(' ');
    const program = space < 0 ? shell : shell.slice(0, space);
    const template = space < 0 ? '' : shell.slice(space + 1).trim();
    if (!template.includes('{0}')) {
        throw new errors/* InvalidInputError */.oC(`The shell "${shell}" does not say where the script goes.`, 'Use bash, sh, pwsh, powershell, cmd or python, or a command with {0} in its arguments, such as "perl {0}".');
    }
    const { extension = '', script } = templateOf(program) ?? {};
    const args = (file) => splitArguments(template).map((argument) => argument.replaceAll('{0}', () => file));
    return fromTemplate(program, { extension, args, ...(script ? { script } : {}) }, host);
}
/** Splits at spaces outside double quotes; `\"` is a quote. */
function splitArguments(text) {
    const words = text.match(/(?:[^\s"\\]|\\.|"(?:[^"\\]|\\.)*")+/g) ?? [];
    return words.map((word) => word.replace(/\\"|"/g, (sign) => (sign === '"' ? '' : '"')));
}
function withLineEndings(text, platform) {
    return platform === 'win32' ? text.replace(/\r?\n/g, '\r\n') : text;
}

;// CONCATENATED MODULE: ./build/src/effects/command/which.js


/**
 * The full path of a program on PATH, or null. On Windows the endings of PATHEXT are tried too.
 * A name with a folder in it is taken as it is.
 */
function which(program, env, platform = process.platform) {
    const windows = platform === 'win32';
    const endings = windows ? ['', ...(env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';')] : [''];
    const folders = /[/\\]/.test(program) ? [''] : (env.PATH ?? env.Path ?? '').split(windows ? ';' : ':');
    for (const folder of folders) {
        for (const ending of endings) {
            const file = folder === '' ? program + ending : external_node_path_.join(folder, program + ending);
            if (isProgram(file))
                return file;
        }
    }
    return null;
}
function isProgram(file) {
    try {
        external_node_fs_.accessSync(file, external_node_fs_.constants.X_OK);
        return external_node_fs_.statSync(file).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/effects/command/run-command.js












/** After the command itself has ended, what it left behind may hold its output open for so long (as the runner). */
const OUTPUT_GRACE_MS = 5_000;
/**
 * Starts a script as a `run:` step would: a file in the temp folder, the shell's own template, no standard input.
 * Its output goes to ours, byte by byte.
 * @throws InvalidInputError when the shell is not there or makes no sense
 */
async function startCommand(spec) {
    const shell = resolveShell(spec.shell, {
        platform: process.platform,
        inContainer: spec.inContainer,
        has: (program) => which(program, spec.env) !== null,
    });
    const program = which(shell.program, spec.env);
    if (program === null) {
        throw new errors/* InvalidInputError */.oC(`The shell "${shell.program}" is not on PATH.`, 'Install it in a step before, or name another "shell".');
    }
    if (!external_node_fs_.existsSync(spec.cwd)) {
        throw new errors/* InvalidInputError */.oC(`The working directory "${spec.cwd}" does not exist.`, 'Create it in a step before, or correct "working-directory".');
    }
    const script = external_node_path_.join(spec.temp, `${(0,external_node_crypto_.randomUUID)()}${shell.extension}`);
    external_node_fs_.writeFileSync(script, shell.script(spec.run), { mode: 0o755 });
    spec.starting();
    const started = performance.now();
    let child;
    try {
        child = (0,external_node_child_process_.spawn)(program, shell.args(script), {
            cwd: spec.cwd,
            env: spec.env,
            stdio: ['ignore', 'pipe', 'pipe'],
            // A group of its own, so that signals reach everything that the command starts.
            detached: process.platform !== 'win32',
            windowsVerbatimArguments: shell.verbatim,
            windowsHide: true,
        });
        await spawned(child);
    }
    catch (error) {
        external_node_fs_.rmSync(script, { force: true });
        throw error;
    }
    // The runner looks for commands in both.
    const watchers = [new MaskWatcher(), new MaskWatcher()];
    const outputEnded = Promise.all([
        forward(child, 'stdout', watchers[0]),
        forward(child, 'stderr', watchers[1]),
    ]);
    const group = new ProcessGroup(child.pid ?? 0);
    let stopping = null;
    const exited = new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
    });
    const result = exited.then(async (end) => {
        const durationMs = Math.round(performance.now() - started);
        await stopping;
        await Promise.race([outputEnded, pause(OUTPUT_GRACE_MS)]);
        child.stdout?.destroy();
        child.stderr?.destroy();
        external_node_fs_.rmSync(script, { force: true });
        return { ...end, durationMs, masks: new Set(watchers.flatMap((watcher) => [...watcher.end()])) };
    });
    return {
        pid: child.pid ?? 0,
        result,
        stop: (signal) => {
            if (stopping === null)
                stopping = (0,interruption/* stopGroup */.P)(group, signal);
            else
                group.signal(signal);
        },
    };
}
function spawned(child) {
    return new Promise((resolve, reject) => {
        child.once('spawn', resolve);
        child.once('error', reject);
    });
}
function forward(child, name, masks) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    const from = child[name];
    const to = name === 'stdout' ? output/* STDOUT */.UU : output/* STDERR */.xS;
    return new Promise((resolve) => {
        from?.on('data', (chunk) => {
            masks.push(decoder.write(chunk));
            (0,output/* writeOutput */.zh)(to, chunk);
        });
        from?.once('close', resolve);
    });
}
function pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

// EXTERNAL MODULE: ./build/src/engine/decision.js
var decision = __webpack_require__(7624);
// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __webpack_require__(5800);
// EXTERNAL MODULE: ./build/src/engine/input-hash.js
var input_hash = __webpack_require__(3121);
// EXTERNAL MODULE: ./build/src/engine/transitions.js
var transitions = __webpack_require__(7912);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/src/engine/hash.js
var hash = __webpack_require__(5482);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/src/store/files/digest.js
var files_digest = __webpack_require__(3803);
// EXTERNAL MODULE: ./build/src/store/files/limits.js
var limits = __webpack_require__(5059);
// EXTERNAL MODULE: ./build/src/store/files/workspace-path.js
var workspace_path = __webpack_require__(9592);
;// CONCATENATED MODULE: ./build/src/store/files/capture.js









/** The digest of each file that the globs match now, before a step runs: path to sha256. */
async function digestsBefore(workspace, globs) {
    const digests = new Map();
    for (const file of await find(workspace, globs)) {
        try {
            const digest = (0,files_digest/* digestAt */.mw)((0,workspace_path/* resolveInside */.L)(workspace, file));
            if (digest !== null && digest !== files_digest/* NOT_A_FILE */.bd)
                digests.set(file, digest);
        }
        catch {
            // A file that cannot be read cannot be kept either; capturing says why.
        }
    }
    return digests;
}
/**
 * Looks at what a step left behind: every file that the globs match, with its digest, size and mode. Files that
 * hold a secret, links that lead out, and everything beyond the limits are withheld, with the reason.
 */
async function captureFiles(workspace, globs, before, secrets) {
    const files = [];
    const withheld = [];
    let total = 0;
    for (const file of await find(workspace, globs)) {
        const nameFault = secrets.inText(file);
        if (nameFault !== null) {
            withheld.push({ kind: 'file', name: '(name withheld)', reason: 'its name contains a secret value' });
            continue;
        }
        const seen = tryLook(workspace, file, secrets);
        if (typeof seen === 'string') {
            withheld.push({ kind: 'file', name: file, reason: seen });
            continue;
        }
        total += seen.size;
        if (files.length >= limits/* MAX_FILES */.B || total > limits/* MAX_TOTAL_BYTES */.g) {
            withheld.push({
                kind: 'file',
                name: file,
                reason: `a step keeps at most ${limits/* MAX_FILES */.B} files and ${(0,words/* bytes */.ee)(limits/* MAX_TOTAL_BYTES */.g)}`,
            });
            break;
        }
        files.push({ ...seen, before: before.get(file) ?? null });
    }
    return { files, withheld };
}
/** A file that cannot be read must not cost the record of the step that is done. */
function tryLook(workspace, file, secrets) {
    try {
        return look(workspace, file, secrets);
    }
    catch (error) {
        return `it could not be read (${(0,errors/* describeError */.Uc)(error)})`;
    }
}
function look(workspace, file, secrets) {
    const absolute = (0,workspace_path/* resolveInside */.L)(workspace, file);
    const stat = external_node_fs_.lstatSync(absolute, { throwIfNoEntry: false });
    if (stat === undefined)
        return 'it disappeared while it was being kept';
    const mode = stat.mode & 0o777;
    if (stat.isSymbolicLink()) {
        const link = external_node_fs_.readlinkSync(absolute);
        if (!(0,workspace_path/* linkStaysInside */.t)(workspace, absolute, link))
            return 'it is a link that leads out of the workspace';
        const fault = secrets.inText(link);
        return fault ?? { path: file, sha256: (0,hash/* sha256 */.s)(link), size: Buffer.byteLength(link), mode, link };
    }
    if (!stat.isFile())
        return 'it is not a regular file';
    let tail = '';
    let fault = null;
    const { sha256: digest, size } = (0,files_digest/* digestFile */.TM)(absolute, (chunk) => {
        fault ??= secrets.inLatin1(tail + chunk);
        tail = (tail + chunk).slice(-secrets.overlap);
    });
    return fault ?? { path: file, sha256: digest, size, mode };
}
async function find(workspace, globs) {
    const patterns = globs.map((pattern) => process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern);
    for (const pattern of patterns) {
        const bare = pattern.replace(/^!/, '');
        if (bare.startsWith('~') || external_node_path_.isAbsolute(bare) || PARENT_FOLDER.test(bare)) {
            throw new errors/* InvalidInputError */.oC(`"files" has the pattern "${pattern}", which leads out of the workspace.`, 'Use patterns relative to the workspace, such as "out/**".');
        }
    }
    const options = {
        cwd: workspace,
        dot: true,
        followSymbolicLinks: false,
        onlyFiles: true,
        ignore: ['**/.git/**'],
        fs: LINKS_AS_FILES,
    };
    const found = await (0,dist/* glob */.TI)(patterns, options);
    return found.map((file) => (process.platform === 'win32' ? file.replaceAll('\\', '/') : file)).sort();
}
/** `..` as a part of a path, also as one of several alternatives. */
const PARENT_FOLDER = /(?:^|[/{,(|])\.\.(?:[/},)|]|$)/;
/** tinyglobby leaves links out unless it follows them. Here they are things to keep, like files. */
const LINKS_AS_FILES = {
    readdir: ((folder, options, done) => external_node_fs_.readdir(folder, options, (error, entries) => {
        for (const entry of entries ?? []) {
            if (entry.isSymbolicLink()) {
                entry.isFile = () => true;
                entry.isSymbolicLink = () => false;
            }
        }
        done(error, entries);
    })),
};

// EXTERNAL MODULE: ./build/src/action/keep.js + 1 modules
var keep = __webpack_require__(6349);
;// CONCATENATED MODULE: ./build/src/effects/command/command-failure.js
/** Why a command does not count as done, in words that can be stored; null when it does. */
function failureOf(end, output, secrets) {
    if (end.signal !== null)
        return `it was ended by ${end.signal}`;
    if (end.exitCode !== 0)
        return `exit code ${end.exitCode}`;
    if (output.error === null)
        return null;
    const rejected = 'it wrote a GITHUB_OUTPUT that the runner rejects';
    // The error quotes the line that is wrong, and that line may be a secret.
    return secrets.inText(output.error) === null ? `${rejected}: ${output.error}` : rejected;
}

;// CONCATENATED MODULE: ./build/src/effects/command/github-output.js
/**
 * The file commands' grammar (`NAME=VALUE` and `NAME<<DELIMITER`), exactly as the runner reads it
 * (actions/runner, src/Runner.Worker/FileCommandManager.cs).
 */
/**
 * Parses the content of a `GITHUB_OUTPUT` or `GITHUB_ENV` file.
 * @param crlf whether CRLF ends a line, as on Windows; elsewhere the runner keeps the CR as part of the line.
 */
function parseFileCommand(content, crlf) {
    const lines = new LineReader(decode(content), crlf);
    const pairs = new Map();
    for (let line = lines.next(); line !== null; line = lines.next()) {
        if (line.text === '')
            continue;
        const pair = line.text.includes('<<') && isHeredoc(line.text) ? heredoc(line.text, lines) : assignment(line.text);
        if (typeof pair === 'string')
            return { pairs, error: pair };
        // The runner takes names that differ in case for one: the order in which they were last written decides.
        pairs.delete(pair[0]);
        pairs.set(pair[0], pair[1]);
    }
    return { pairs, error: null };
}
/** Which of the two forms it is: the one whose sign comes first. */
function isHeredoc(line) {
    const equals = line.indexOf('=');
    return equals < 0 || line.indexOf('<<') < equals;
}
function assignment(line) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return `Invalid format '${excerpt(line)}'`;
    if (equals === 0)
        return `Invalid format '${excerpt(line)}'. Name must not be empty`;
    return [line.slice(0, equals), line.slice(equals + 1)];
}
function heredoc(line, lines) {
    const sign = line.indexOf('<<');
    const name = line.slice(0, sign);
    const delimiter = line.slice(sign + 2);
    if (name === '' || delimiter === '') {
        return `Invalid format '${excerpt(line)}'. Name must not be empty and delimiter must not be empty`;
    }
    const start = lines.position;
    let end = start;
    for (let next = lines.next(); next?.text !== delimiter; next = lines.next()) {
        if (next === null)
            return `Invalid value. Matching delimiter not found '${excerpt(delimiter)}'`;
        if (next.newline === '')
            return `Invalid value. EOF marker missing new line.`;
        end = lines.position - next.newline.length;
    }
    return [name, lines.text.slice(start, end)];
}
/** Messages end up in logs: enough of the line to find it, not all of a value. */
function excerpt(line) {
    return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
/** As .NET's File.ReadAllText: a byte order mark decides, else UTF-8. Windows PowerShell writes UTF-16. */
function decode(content) {
    const [a, b] = content;
    if (a === 0xff && b === 0xfe)
        return new TextDecoder('utf-16le').decode(content);
    if (a === 0xfe && b === 0xff)
        return new TextDecoder('utf-16be').decode(content);
    return new TextDecoder('utf-8').decode(content);
}
class LineReader {
    text;
    #crlf;
    position = 0;
    constructor(text, crlf) {
        this.text = text;
        this.#crlf = crlf;
    }
    /** The next line and the newline that ended it (empty at the end of the file); null when there is none. */
    next() {
        if (this.position >= this.text.length)
            return null;
        const start = this.position;
        const feed = this.text.indexOf('\n', start);
        if (feed < 0) {
            this.position = this.text.length;
            return { text: this.text.slice(start), newline: '' };
        }
        this.position = feed + 1;
        const carriage = this.#crlf && feed > start && this.text[feed - 1] === '\r';
        return carriage
            ? { text: this.text.slice(start, feed - 1), newline: '\r\n' }
            : { text: this.text.slice(start, feed), newline: '\n' };
    }
}

// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
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
    /** @param values what must not be stored: masked values, our token, values of secret variables. */
    constructor(values) {
        const needles = new Set();
        for (const value of values)
            for (const form of encodings(value))
                needles.add(form);
        this.#needles = [...needles];
    }
    /** Why `text` must not be stored, or null. The answer never contains the secret. */
    inText(text) {
        return this.inLatin1(latin1(text)) ?? null;
    }
    /** The same for bytes, given as a latin1 string (one character per byte). */
    inLatin1(bytes) {
        if (this.#needles.some((needle) => bytes.includes(needle)))
            return 'it contains a secret value';
        if (TOKEN_FORMATS.some((format) => format.test(bytes)))
            return 'it contains something in the form of a token';
        return null;
    }
    /** How much two neighbouring chunks of a scan have to overlap, in bytes. */
    get overlap() {
        return Math.max(SCAN_OVERLAP, ...this.#needles.map((needle) => needle.length));
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
    const bytes = Buffer.from(trimmed, 'utf8');
    if (bytes.length >= MIN_SECRET_LENGTH) {
        for (const form of base64Forms(bytes))
            forms.add(form);
        forms.add(bytes.toString('hex'));
        forms.add(Buffer.from(trimmed, 'utf16le').toString('latin1'));
    }
    return forms;
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

;// CONCATENATED MODULE: ./build/src/engine/storable-outputs.js


/** The runner lets all outputs of a job have 1 MB; a record beyond that would be of no use to it. */
const MAX_OUTPUT_BYTES = 1024 * 1024;
/** Which of a step's outputs may be stored: those without a secret in name or value, within the size limit. */
function storableOutputs(pairs, secrets) {
    const stored = (0,record/* record */.g1)();
    const withheld = [];
    let size = 0;
    for (const [name, value] of pairs) {
        const nameFault = secrets.inText(name);
        const fault = nameFault ?? secrets.inText(value);
        size += Buffer.byteLength(value);
        if (fault !== null) {
            withheld.push({ kind: 'output', name: nameFault === null ? name : '(name withheld)', reason: fault });
        }
        else if (size > MAX_OUTPUT_BYTES) {
            withheld.push({
                kind: 'output',
                name,
                reason: `outputs beyond ${(0,words/* bytes */.ee)(MAX_OUTPUT_BYTES)} are not stored`,
            });
        }
        else {
            stored[name] = value;
        }
    }
    return { stored, withheld };
}

// EXTERNAL MODULE: ./build/src/store/files/payload.js + 1 modules
var payload = __webpack_require__(5850);
// EXTERNAL MODULE: ./build/src/action/report.js + 1 modules
var report = __webpack_require__(3882);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/record-end.js











/** Records how the command ended, here first, then in the stores; only then is the step reported. */
async function recordEnd(session, remote, keeper, reason, end) {
    const { inputs, journal } = session;
    const { step } = inputs;
    const crlf = process.platform === 'win32';
    const output = parseFileCommand(end.written.output, crlf);
    const secrets = secretsOf(session, end, crlf);
    const failure = failureOf(end.command, output, secrets);
    const interrupted = end.interrupted !== null && failure !== null;
    // An interruption was recorded, and its keeping begun, when the signal came.
    if (!interrupted && failure !== null) {
        const { durationMs } = end.command;
        journal.update((document) => (0,transitions/* failStep */.vy)(document, { step, at: now(), durationMs, note: failure }));
        keeper.request();
    }
    else if (failure === null) {
        await recordCompletion(session, remote, end, output, secrets);
        keeper.request();
    }
    const kept = await keeper.settle();
    if (kept.fault !== null && remote.unavailable === null) {
        (0,workflow_commands/* warning */.$e)(`The record of ${step} could not be kept as an artifact (${kept.fault}). The work goes on, but if this job fails, a re-run may do the step again.`);
    }
    return {
        step,
        outcome: interrupted ? 'interrupted' : failure === null ? 'completed' : 'failed',
        reason,
        durationMs: end.command.durationMs,
        savedMs: 0,
        outputs: (0,record/* record */.g1)(output.pairs),
        unit: (0,record/* entry */.f_)(journal.document.units, step),
        artifactId: kept.artifactId,
        saveFault: kept.fault,
        exitCode: failure === null ? 0 : exitCodeOf(end.command),
    };
}
function exitCodeOf(command) {
    return command.exitCode === null || command.exitCode === 0 ? 1 : command.exitCode;
}
/** Everything that must not be stored: what is secret in the environment, what was masked, our own token. */
function secretsOf(session, end, crlf) {
    const exported = Object.fromEntries(parseFileCommand(end.written.environment, crlf).pairs);
    return new SecretFinder([
        ...secretsOfEnvironment(process.env),
        ...secretsOfEnvironment(exported),
        ...end.command.masks,
        ...(session.inputs.token === '' ? [] : [session.inputs.token]),
    ]);
}
async function recordCompletion(session, remote, end, output, secrets) {
    const { context, inputs, journal } = session;
    const { step } = inputs;
    const outputs = storableOutputs(output.pairs, secrets);
    const captured = inputs.files.length === 0
        ? { files: [], withheld: [] }
        : await captureFiles(context.workspace, inputs.files, end.before, secrets);
    if (inputs.files.length > 0 && captured.files.length === 0 && captured.withheld.length === 0) {
        (0,workflow_commands/* warning */.$e)(`"files" of ${step} matched nothing, so no files are kept: ${inputs.files.join(', ')}`);
    }
    const archive = await (0,payload/* keepFiles */.N)(context.workspace, captured.files, session.folder);
    const withheld = [...outputs.withheld, ...captured.withheld, ...archive.withheld];
    const files = archive.withheld.length > 0 ? [] : captured.files;
    journal.update((document) => {
        const done = (0,transitions/* completeStep */.SM)(document, {
            step,
            at: now(),
            completionId: (0,external_node_crypto_.randomUUID)(),
            durationMs: end.command.durationMs,
            outputs: outputs.stored,
            files,
            withheld,
            payload: archive.payload,
            partial: end.written.elsewhere,
        });
        return step === 'done' ? (0,transitions/* finishRun */.JH)(done, now()) : done;
    });
    (0,report/* warnWithheld */.mD)(step, withheld);
    if (archive.payload === null || remote.unavailable !== null || !session.job.hasRoomForArtifacts)
        return;
    const file = session.folder.payloadFile(archive.payload.sha256);
    const fault = await remote.savePayload(context, session.folder, file, archive.payload.sha256);
    if (fault !== null) {
        (0,workflow_commands/* warning */.$e)(`The files of ${step} could not be kept as an artifact (${fault}). A re-run does the step again.`);
    }
}
function now() {
    return new Date().toISOString();
}

;// CONCATENATED MODULE: ./build/src/action/run-step.js












/** Runs the command and records how it ended. Skips never load this: it is what makes a start slow. */
async function runStep(session, remote, signals, print, reason) {
    const { context, inputs, journal, work } = session;
    const { step } = inputs;
    const keeper = new keep/* Keeper */.V(session, remote);
    const commandFiles = new CommandFiles(context.temp, process.env);
    const before = inputs.files.length > 0 ? await digestsBefore(context.workspace, inputs.files) : new Map();
    const environment = childEnvironment(process.env, {
        GITHUB_OUTPUT: commandFiles.output,
        CHECKPOINT_IDEMPOTENCY_KEY: (0,fingerprint/* idempotencyKey */.T5)({
            runId: context.runId,
            scope: context.scopeHash,
            step,
            inputHash: journal.document.inputHash ?? '',
            fingerprint: print.value,
        }),
    });
    (0,workflow_commands/* group */.Os)(`checkpoint: ${(0,decision/* aboutStep */.Yt)(step, reason)}, so it runs`, [
        `It works on ${(0,input_hash/* describeWork */.F)(work)}, attempt ${context.attempt} of run ${context.runId}.`,
        ...inputs.run.trimEnd().split(/\r?\n/),
    ]);
    const command = await startCommand({
        run: inputs.run,
        shell: inputs.shell,
        cwd: external_node_path_.resolve(context.workspace, inputs.workingDirectory),
        env: environment,
        temp: context.temp,
        inContainer: context.inContainer,
        starting: () => {
            journal.update((document) => (0,transitions/* startStep */.bP)(document, {
                step,
                attempt: context.attempt,
                at: new Date().toISOString(),
                fingerprint: print.value,
                fingerprintParts: print.parts,
            }));
        },
    });
    const started = performance.now();
    void remote.warmUp();
    let recorded = false;
    signals.listen((signal) => {
        command.stop(signal);
        if (recorded)
            return;
        recorded = true;
        (0,workflow_commands/* info */.pq)(`${signal} received: passed on to ${step}, which has a few seconds to end.`);
        const at = new Date().toISOString();
        const durationMs = Math.round(performance.now() - started);
        journal.update((document) => (0,transitions/* interruptStep */.a5)(document, { step, at, durationMs, reason: 'signal' }));
        keeper.request();
    });
    const ended = await command.result;
    // From here on a signal only sets a time limit: what the command did is recorded either way.
    signals.listen(() => { });
    const end = {
        command: ended,
        interrupted: signals.interruption,
        written: commandFiles.read(),
        before,
        environment,
    };
    commandFiles.remove();
    const result = await recordEnd(session, remote, keeper, reason, end);
    if (result.outcome === 'failed')
        (0,workflow_commands/* error */.z3)(`${step} failed: ${result.unit?.note ?? ''}.`);
    return result;
}


/***/ }),

/***/ 5059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ MAX_FILES),
/* harmony export */   g: () => (/* binding */ MAX_TOTAL_BYTES)
/* harmony export */ });
/** What one step may keep. Larger things belong in an artifact or cache of their own. */
const MAX_FILES = 20_000;
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;


/***/ })

};
