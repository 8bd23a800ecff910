export const id = 629;
export const ids = [629];
export const modules = {

/***/ 20629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMain: () => (/* binding */ runMain)
});

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(72993);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(99037);
// EXTERNAL MODULE: ./build/src/action/file-commands.js
var file_commands = __webpack_require__(15247);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(10558);
;// CONCATENATED MODULE: ./build/src/action/clear.js





/** `mode: clear`: forgets everything of this scope that could be read, here and in the stores. */
async function clear(session, remote) {
    const { context, folder } = session;
    const state = folder.readState(context);
    const names = [...state.readNames, ...state.kept, ...state.payloads];
    external_node_fs_.rmSync(folder.path, { recursive: true, force: true });
    let gone = [];
    if (names.length > 0 && remote.unavailable === null) {
        try {
            gone = await remote.remove(names);
        }
        catch (error) {
            (0,workflow_commands/* warning */.$e)(`The checkpoint artifacts could not be removed (${(0,errors/* describeError */.Uc)(error)}).`);
        }
    }
    const left = names.length - gone.length;
    if (left > 0) {
        (0,workflow_commands/* warning */.$e)(`${(0,words/* plural */.LS)(left, 'checkpoint artifact')} could not be removed; delete them on the run's page.`);
    }
    (0,file_commands/* setOutput */.uH)('outcome', left > 0 ? 'failed' : 'completed');
    (0,workflow_commands/* info */.pq)(`checkpoint: cleared; ${(0,words/* plural */.LS)(gone.length, 'artifact')} removed.`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/engine/decision.js
var engine_decision = __webpack_require__(77624);
// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __webpack_require__(5800);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(18667);
// EXTERNAL MODULE: ./build/src/engine/transitions.js
var transitions = __webpack_require__(17912);
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
        this.#saver ??= this.#remote.saver(context, folder, journal);
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

// EXTERNAL MODULE: ./build/src/store/files/digest.js
var digest = __webpack_require__(73803);
// EXTERNAL MODULE: ./build/src/store/files/restore.js
var restore = __webpack_require__(32137);
;// CONCATENATED MODULE: ./build/src/action/restore-step.js






/**
 * Brings back what a done step produced. Returns the skip, or what of it is missing or damaged.
 * @throws RefusedError when a file of the workspace would be overwritten that nobody knows
 */
async function restoreStep(session, remote, reason) {
    const { context, inputs, journal } = session;
    const { step } = inputs;
    const unit = (0,record/* entry */.f_)(journal.document.units, step);
    const fault = unit === undefined ? null : await restoreFilesOf(unit, session, remote);
    if (fault !== null)
        return { unrestorable: [fault] };
    const at = new Date().toISOString();
    if (unit !== undefined) {
        journal.update((document) => {
            const skipped = (0,transitions/* skipStep */.Ks)(document, step, context.attempt, at);
            return step === 'done' ? (0,transitions/* finishRun */.JH)(skipped, at) : skipped;
        });
    }
    return {
        result: {
            step,
            outcome: 'skipped',
            reason,
            durationMs: 0,
            savedMs: unit?.durationMs ?? 0,
            outputs: (0,record/* record */.g1)(Object.entries(unit?.outputs ?? {})),
            unit,
            artifactId: '',
            saveFault: null,
            exitCode: 0,
        },
    };
}
/** Null when every file is in place; else what is wrong. */
async function restoreFilesOf(unit, session, remote) {
    const files = unit.files ?? [];
    if (files.length === 0)
        return null;
    const { workspace } = session.context;
    const missing = (0,restore/* missingFiles */.w)(workspace, files);
    if (missing.length === 0)
        return null;
    if (!unit.payload)
        return 'its files were never kept';
    const scratch = session.folder.scratch('restore');
    try {
        const archive = await findArchive(unit.payload.sha256, session, remote, scratch);
        const { restoreFiles } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 32137));
        await restoreFiles(workspace, files, missing, archive, external_node_fs_.mkdtempSync(`${scratch}/files-`));
        return null;
    }
    catch (error) {
        return `its files could not be fetched (${(0,errors/* describeError */.Uc)(error)})`;
    }
    finally {
        external_node_fs_.rmSync(scratch, { recursive: true, force: true });
    }
}
/** The archive from this machine where it is there and whole, else from the stores. */
async function findArchive(sha256, session, remote, scratch) {
    const local = session.folder.payloadFile(sha256);
    if (external_node_fs_.existsSync(local) && (0,digest/* digestFile */.T)(local).sha256 === sha256)
        return local;
    if (remote.unavailable !== null)
        throw new Error(remote.unavailable);
    const fetched = await remote.fetchPayload(session.context.scopeHash, sha256, external_node_fs_.mkdtempSync(`${scratch}/fetch-`));
    if ((0,digest/* digestFile */.T)(fetched).sha256 !== sha256)
        throw new Error('the archive does not match its digest');
    return fetched;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/effects/command/child-environment.js
/** Variables that only the runner and its actions use; a `run:` step has none of them (design section 6). */
const RUNNER_ONLY = [
    /^INPUT_/i,
    /^STATE_/i,
    /^ACTIONS_RUNTIME_TOKEN$/i,
    /^ACTIONS_RUNTIME_URL$/i,
    /^ACTIONS_RESULTS_URL$/i,
    /^ACTIONS_CACHE_/i,
];
/**
 * The wrapped command's environment: ours, without what only the runner's own actions get, plus `additions`.
 * This is hygiene, not a boundary: a process of the same user can read ours.
 */
function childEnvironment(env, additions) {
    const kept = Object.entries(env).filter(([name]) => !RUNNER_ONLY.some((pattern) => pattern.test(name)));
    return { ...Object.fromEntries(kept), ...additions };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./build/src/effects/command/interruption.js
/**
 * The runner gives a cancelled step 10 s: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end (actions/runner,
 * ProcessInvoker.cs). Our own ladder fits inside, with time left to record what happened.
 */
const TERMINATE_AFTER_MS = 5_000;
const KILL_AFTER_MS = 8_500;
/** How long after the first signal this process may still work, in ms. */
const GRACE_MS = 9_500;
/**
 * Stops a process group after a first signal: the signal itself at once, SIGTERM at 5 s, SIGKILL at 8.5 s, for
 * as long as any process of the group lives. Resolves when none does, or when SIGKILL has been sent.
 */
async function stopGroup(group, signal) {
    const start = Date.now();
    const steps = [
        { after: TERMINATE_AFTER_MS, send: 'SIGTERM' },
        { after: KILL_AFTER_MS, send: 'SIGKILL' },
    ];
    group.signal(signal);
    while (group.isAlive()) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        const due = steps[0];
        if (due === undefined)
            return;
        if (Date.now() - start >= due.after) {
            group.signal(due.send);
            steps.shift();
        }
    }
}

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
        const lines = (this.#rest + chunk).split(/\r?\n/);
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
        const match = /^\s*::add-mask(?:\s[^:]*)?::(.*)$/i.exec(line) ?? /##\[add-mask\](.*)$/i.exec(line);
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
            return true;
        }
        catch (error) {
            return error instanceof Error && 'code' in error && error.code === 'EPERM';
        }
    }
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
    const template = TEMPLATES[named.toLowerCase()];
    if (template !== undefined)
        return fromTemplate(named, template, host);
    return customShell(named, host);
}
function defaultShell(host) {
    if (host.platform === 'win32')
        return resolveShell(host.has('pwsh') ? 'pwsh' : 'powershell', host);
    const program = !host.inContainer && host.has('bash') ? 'bash' : 'sh';
    return fromTemplate(program, { extension: '.sh', args: (file) => ['-e', file] }, host);
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
/** `command arguments`, split at the first space; the script's path replaces `{0}`. */
function customShell(shell, host) {
    const space = shell.indexOf(' ');
    const program = space < 0 ? shell : shell.slice(0, space);
    const template = space < 0 ? '' : shell.slice(space + 1).trim();
    if (!template.includes('{0}')) {
        throw new errors/* InvalidInputError */.oC(`The shell "${shell}" does not say where the script goes.`, 'Use bash, sh, pwsh, powershell, cmd or python, or a command with {0} in its arguments, such as "perl {0}".');
    }
    return {
        program,
        extension: '',
        args: (file) => splitArguments(template).map((argument) => argument.replaceAll('{0}', file)),
        script: (run) => withLineEndings(run, host.platform),
        verbatim: false,
    };
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
    const child = (0,external_node_child_process_.spawn)(program, shell.args(script), {
        cwd: spec.cwd,
        env: spec.env,
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own, so that signals reach everything that the command starts.
        detached: process.platform !== 'win32',
        windowsVerbatimArguments: shell.verbatim,
        windowsHide: true,
    });
    // The runner looks for commands in both.
    const watchers = [new MaskWatcher(), new MaskWatcher()];
    const outputEnded = Promise.all([
        forward(child, 'stdout', watchers[0]),
        forward(child, 'stderr', watchers[1]),
    ]);
    await new Promise((resolve, reject) => {
        child.once('spawn', resolve);
        child.once('error', reject);
    });
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
                stopping = stopGroup(group, signal);
            else
                group.signal(signal);
        },
    };
}
function forward(child, name, masks) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    const from = child[name];
    const to = process[name];
    return new Promise((resolve) => {
        from?.on('data', (chunk) => {
            masks.push(decoder.write(chunk));
            if (!to.write(chunk)) {
                from.pause();
                to.once('drain', () => from.resume());
            }
        });
        from?.once('close', resolve);
    });
}
function pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

// EXTERNAL MODULE: ./build/src/engine/input-hash.js
var input_hash = __webpack_require__(23121);
// EXTERNAL MODULE: ./build/src/store/files/capture.js
var capture = __webpack_require__(19417);
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

;// CONCATENATED MODULE: ./build/src/engine/secrets.js
/** Values shorter than this are not taken for secrets just because of their variable's name. */
const MIN_SECRET_LENGTH = 8;
/** The words that make a variable's value a secret, as whole words of its name. */
const SECRET_NAME = /(?<![a-z])(token|secret|password|passwd|passphrase|credentials?|api_key|access_key|private_key)(?![a-z])/i;
/** Well-known token formats, by issuer. */
const TOKEN_FORMATS = [
    /gh[pousr]_[A-Za-z0-9_]{16,}/, // GitHub
    /github_pat_[A-Za-z0-9_]{20,}/, // GitHub, fine-grained
    /glpat-[A-Za-z0-9_-]{20,}/, // GitLab
    /sk-[A-Za-z0-9_-]{20,}/, // OpenAI, Anthropic (sk-ant-…)
    /(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/, // Stripe
    /AKIA[0-9A-Z]{16}|ASIA[0-9A-Z]{16}/, // AWS key id
    /AIza[0-9A-Za-z_-]{35}/, // Google API key
    /ya29\.[0-9A-Za-z_-]{20,}/, // Google OAuth
    /xox[abeoprs]-[A-Za-z0-9-]{10,}/, // Slack
    /hooks\.slack\.com\/services\/[A-Za-z0-9/]{20,}/, // Slack webhook
    /npm_[A-Za-z0-9]{36}/, // npm
    /pypi-[A-Za-z0-9_-]{50,}/, // PyPI
    /dckr_pat_[A-Za-z0-9_-]{20,}/, // Docker
    /hf_[A-Za-z0-9]{30,}/, // Hugging Face
    /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/, // SendGrid
    /eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/, // JSON Web Token
    /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/, // PEM
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
    for (const text of [value, value.trim(), value.trim().replaceAll('\r\n', '\n')]) {
        if (text === '')
            continue;
        texts.add(text);
        texts.add(JSON.stringify(text).slice(1, -1));
        texts.add(encodeURIComponent(text));
        texts.add(text.replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign));
    }
    const forms = new Set([...texts].map(latin1));
    const bytes = Buffer.from(value.trim(), 'utf8');
    if (bytes.length >= MIN_SECRET_LENGTH) {
        for (const form of base64Forms(bytes))
            forms.add(form);
        forms.add(bytes.toString('hex'));
        forms.add(Buffer.from(value.trim(), 'utf16le').toString('latin1'));
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

// EXTERNAL MODULE: ./build/src/engine/head.js
var head = __webpack_require__(55048);
// EXTERNAL MODULE: ./build/src/engine/staleness.js
var staleness = __webpack_require__(84470);
;// CONCATENATED MODULE: ./build/src/action/steps.js



/** The job's steps in order: as the input says, else the default list where it fits, else as they were used. */
function jobSteps(session) {
    const { inputs, journal } = session;
    if (inputs.steps !== null)
        return inputs.steps;
    const defaults = engine_decision/* DEFAULT_STEPS */._v;
    const used = journal.document.order ?? [];
    return used.every((step) => defaults.includes(step)) ? defaults : used;
}
/** The first step that is not done, or an empty string. */
function nextStep(session) {
    const { units } = session.journal.document;
    const open = jobSteps(session).find((step) => {
        const unit = (0,record/* entry */.f_)(units, step);
        return unit?.status !== 'done' || (0,staleness/* isStale */.Q)(unit, units);
    });
    return open ?? '';
}

// EXTERNAL MODULE: ./build/src/action/summary.js
var summary = __webpack_require__(46192);
;// CONCATENATED MODULE: ./build/src/action/report.js







/** Our own outputs; a captured output of one of these names is only in `outputs`. */
const OWN_OUTPUTS = (/* unused pure expression or super */ null && ([
    'skipped',
    'outcome',
    'step',
    'next-step',
    'attempt',
    'input-hash',
    'resumed',
    'reason',
    'checkpoint',
    'outputs',
    'artifact-id',
    'duration-ms',
    'saved-ms',
]));
/** Tells everybody how a step ended: later steps (outputs), the log, the job's summary. */
function report(session, result) {
    giveOutputs(session, result);
    const { document } = session.journal;
    const kept = describeKept(result.unit);
    (0,file_commands/* appendSummary */.fe)((0,summary/* stepBlock */.c)({ ...result, kept, checkpoint: headOf(session, document), key: session.inputs.key }));
    session.job.addUse({
        step: result.step,
        key: session.inputs.key,
        outcome: result.outcome,
        reason: (0,engine_decision/* aboutStep */.Yt)(result.step, result.reason),
        durationMs: result.durationMs,
        savedMs: result.savedMs,
        kept,
    });
    (0,workflow_commands/* info */.pq)(lastLine(result, kept));
}
function giveOutputs(session, result) {
    const { context, journal, resumed } = session;
    const own = {
        skipped: String(result.outcome === 'skipped'),
        outcome: result.outcome,
        step: result.step,
        'next-step': nextStep(session),
        attempt: String(context.attempt),
        'input-hash': journal.document.inputHash ?? '',
        resumed: String(resumed),
        reason: (0,engine_decision/* aboutStep */.Yt)(result.step, result.reason),
        checkpoint: JSON.stringify(headOf(session, journal.document)),
        outputs: JSON.stringify(result.outputs),
        'artifact-id': result.artifactId,
        'duration-ms': String(result.durationMs),
        'saved-ms': String(result.savedMs),
    };
    const collisions = [];
    for (const [name, value] of Object.entries(result.outputs)) {
        // Output names are case-insensitive for the runner.
        if (Object.hasOwn(own, name.toLowerCase()))
            collisions.push(name);
        else
            (0,file_commands/* setOutput */.uH)(name, value);
    }
    for (const [name, value] of Object.entries(own))
        (0,file_commands/* setOutput */.uH)(name, value);
    if (collisions.length > 0) {
        (0,workflow_commands/* warning */.$e)(`${result.step}: the ${collisions.length === 1 ? 'output' : 'outputs'} ${collisions.join(', ')} can only be read from the output "outputs", because this action has its own of that name.`);
    }
}
function headOf(session, document) {
    return (0,head/* checkpointHead */.N)(document, session.context.runId, document.inputHash ?? '');
}
/** What a record holds, in words: `2 outputs, 3 files (12 KiB)`. */
function describeKept(unit) {
    if (unit?.status !== 'done')
        return '';
    const outputs = Object.keys(unit.outputs ?? {}).length;
    const files = unit.files ?? [];
    const parts = [
        ...(outputs > 0 ? [(0,words/* plural */.LS)(outputs, 'output')] : []),
        ...(files.length > 0
            ? [`${(0,words/* plural */.LS)(files.length, 'file')} (${(0,words/* bytes */.ee)(files.reduce((sum, file) => sum + file.size, 0))})`]
            : []),
        ...(unit.withheld && unit.withheld.length > 0 ? [`${unit.withheld.length} withheld`] : []),
    ];
    return parts.join(', ');
}
/** One warning for everything of a step that was not stored. The names, never the values. */
function warnWithheld(step, withheld) {
    if (withheld.length === 0)
        return;
    const shown = withheld.slice(0, 10).map(({ kind, name, reason }) => `${kind} "${name}": ${reason}`);
    const more = withheld.length > 10 ? `; and ${withheld.length - 10} more` : '';
    (0,workflow_commands/* warning */.$e)(`${step} cannot be restored in a later attempt and will run again, because not all of it was stored: ${shown.join('; ')}${more}. Later steps of this attempt are not affected.`);
}
function lastLine(result, kept) {
    const { step, outcome } = result;
    const recorded = kept === '' ? '' : `, ${kept}`;
    switch (outcome) {
        case 'completed':
            return `✓ ${step} is done in ${(0,words/* duration */.p0)(result.durationMs)}${result.saveFault === null ? ' and recorded' : ''}${recorded}.`;
        case 'skipped':
            return `↷ ${(0,engine_decision/* aboutStep */.Yt)(step, result.reason)}, so it is skipped${kept === '' ? '' : `; restored ${kept}`}.`;
        case 'failed':
            return `✗ ${step} failed after ${(0,words/* duration */.p0)(result.durationMs)}; the next attempt runs it again.`;
        case 'interrupted':
            return `✗ ${step} was interrupted after ${(0,words/* duration */.p0)(result.durationMs)}. Whether its effect landed is not known.`;
    }
}

;// CONCATENATED MODULE: ./build/src/action/record-end.js












/** The runner lets all outputs of a job have 1 MB; a record beyond that would be of no use to it. */
const MAX_OUTPUT_BYTES = 1024 * 1024;
/** Records how the command ended, here first, then in the stores; only then is the step reported. */
async function recordEnd(session, remote, keeper, reason, end) {
    const { inputs, journal } = session;
    const { step } = inputs;
    const crlf = process.platform === 'win32';
    const output = parseFileCommand(end.output, crlf);
    const failure = failureOf(end.command, output);
    const interrupted = end.interrupted !== null && failure !== null;
    if (interrupted) {
        // The interruption itself was recorded when the signal came.
        keeper.request();
    }
    else if (failure !== null) {
        const { durationMs } = end.command;
        journal.update((document) => (0,transitions/* failStep */.vy)(document, { step, at: now(), durationMs, note: failure }));
        keeper.request();
    }
    else {
        await recordCompletion(session, remote, end, output, secretsOf(session, end, crlf));
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
/** Why the command does not count as done, in words; null when it does. */
function failureOf(command, output) {
    if (command.signal !== null)
        return `it was ended by ${command.signal}`;
    if (command.exitCode !== 0)
        return `exit code ${command.exitCode}`;
    return output.error === null ? null : `it wrote a GITHUB_OUTPUT that the runner rejects: ${output.error}`;
}
function exitCodeOf(command) {
    return command.exitCode === null || command.exitCode === 0 ? 1 : command.exitCode;
}
/** Everything that must not be stored: what is secret in the environment, what was masked, our own token. */
function secretsOf(session, end, crlf) {
    const exported = Object.fromEntries(parseFileCommand(end.environmentFile, crlf).pairs);
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
        : await (0,capture/* captureFiles */.wf)(context.workspace, inputs.files, end.before, secrets);
    const archive = await keepFiles(session, captured.files);
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
            partial: end.wroteElsewhere,
        });
        return step === 'done' ? (0,transitions/* finishRun */.JH)(done, now()) : done;
    });
    warnWithheld(step, withheld);
    if (archive.payload === null || remote.unavailable !== null)
        return;
    const file = session.folder.payloadFile(archive.payload.sha256);
    const fault = await remote.savePayload(context, session.folder, file, archive.payload.sha256);
    if (fault !== null) {
        (0,workflow_commands/* warning */.$e)(`The files of ${step} could not be kept as an artifact (${fault}). A re-run does the step again.`);
    }
}
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
/** Packs the files beside the document, where a later step of this machine finds them too. */
async function keepFiles(session, files) {
    if (files.length === 0)
        return { payload: null, withheld: [] };
    const { pack } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 87213));
    try {
        const scratch = session.folder.scratch('pack');
        const archive = await pack(session.context.workspace, files, external_node_path_.join(scratch, 'files.tgz'));
        external_node_fs_.renameSync(archive.file, session.folder.payloadFile(archive.sha256));
        external_node_fs_.rmSync(scratch, { recursive: true, force: true });
        const { sha256, size, unpackedSize } = archive;
        return { payload: { sha256, size, unpackedSize }, withheld: [] };
    }
    catch (error) {
        const reason = `the files could not be packed (${(0,errors/* describeError */.Uc)(error)})`;
        return { payload: null, withheld: [{ kind: 'file', name: files[0]?.path ?? '', reason }] };
    }
}
function now() {
    return new Date().toISOString();
}

;// CONCATENATED MODULE: ./build/src/action/wrapped-step.js


















/** `mode: auto` with `run`: a command that is run once, and skipped with all it produced from then on. */
async function wrapStep(session, remote, signals) {
    const { inputs } = session;
    const print = (0,fingerprint/* fingerprint */.Rj)({
        kind: 'command',
        run: inputs.run,
        shell: inputs.shell,
        'working-directory': inputs.workingDirectory,
        files: inputs.files.join('\n'),
        inputs: inputs.inputs,
    });
    const situation = situationOf(session, print);
    let decision = (0,engine_decision/* decide */.LD)(situation);
    if (decision.action === 'skip') {
        const restored = await restoreStep(session, remote, decision.reason);
        if ('result' in restored)
            return finish(session, restored.result);
        decision = (0,engine_decision/* decide */.LD)({ ...situation, unrestorable: restored.unrestorable });
    }
    if (decision.action !== 'run')
        throw refusal(inputs.step, decision);
    return finish(session, await runStep(session, remote, signals, print, decision.reason));
}
/** Everything that the decision depends on. */
function situationOf(session, print) {
    const { context, inputs, knowledge, journal, work } = session;
    const unit = (0,record/* entry */.f_)(journal.document.units, inputs.step);
    return {
        step: inputs.step,
        steps: jobSteps(session),
        attempt: context.attempt,
        work,
        fingerprint: print,
        knowledge,
        usedBefore: unit?.usedInAttempt === context.attempt,
        resume: inputs.resume,
        onUnknown: 'rerun',
        onChange: 'rerun',
        proof: 'none',
        unrestorable: [],
    };
}
function refusal(step, decision) {
    return new errors/* RefusedError */.fk(`${(0,engine_decision/* aboutStep */.Yt)(step, decision.reason)}.`, decision.fix ?? '');
}
function finish(session, result) {
    report(session, result);
    return result.exitCode;
}
async function runStep(session, remote, signals, print, reason) {
    const { context, inputs, journal, work } = session;
    const { step } = inputs;
    const keeper = new Keeper(session, remote);
    const commandFiles = new CommandFiles(context.temp);
    const before = inputs.files.length > 0 ? await (0,capture/* digestsBefore */.xS)(context.workspace, inputs.files) : new Map();
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
    (0,workflow_commands/* group */.Os)(`checkpoint: ${(0,engine_decision/* aboutStep */.Yt)(step, reason)}, so it runs`, [
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
    remote.warmUp();
    signals.listen((signal) => {
        command.stop(signal);
        const interruption = {
            step,
            at: new Date().toISOString(),
            durationMs: Math.round(performance.now() - started),
            reason: 'signal',
        };
        (0,workflow_commands/* info */.pq)(`${signal} received: passed on to ${step}, which has a few seconds to end.`);
        journal.update((document) => (0,transitions/* interruptStep */.a5)(document, interruption));
        keeper.request();
    });
    const ended = await command.result;
    const end = {
        command: ended,
        interrupted: signals.interruption,
        output: commandFiles.readOutput(),
        wroteElsewhere: commandFiles.wroteElsewhere(),
        environmentFile: commandFiles.readEnvironment(),
        before,
        environment,
    };
    commandFiles.remove();
    const result = await recordEnd(session, remote, keeper, reason, end);
    if (result.outcome === 'failed')
        (0,workflow_commands/* error */.z3)(`${step} failed: ${result.unit?.note ?? ''}.`);
    return result;
}
/** The file commands as the wrapped command sees them: an output file of its own, the runner's files for the rest. */
class CommandFiles {
    output;
    #others = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'].map((name) => process.env[name] ?? '');
    #sizes;
    constructor(temp) {
        this.output = external_node_path_.join(temp, `checkpoint-output-${(0,external_node_crypto_.randomUUID)()}`);
        external_node_fs_.writeFileSync(this.output, '');
        this.#sizes = this.#others.map(sizeOf);
    }
    readOutput() {
        return read(this.output);
    }
    readEnvironment() {
        return read(this.#others[0] ?? '').subarray(this.#sizes[0]);
    }
    /** Whether the command wrote environment, path or summary, which pass through and are not kept. */
    wroteElsewhere() {
        return this.#others.some((file, index) => sizeOf(file) > (this.#sizes[index] ?? 0));
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

;// CONCATENATED MODULE: ./build/src/action/complete-step.js








/** `mode: auto` without an effect: the step is done, because the workflow got here. */
async function markComplete(session, remote) {
    const { context, inputs, journal } = session;
    const { step } = inputs;
    const print = (0,fingerprint/* fingerprint */.Rj)({ kind: 'none', inputs: inputs.inputs });
    const decision = (0,engine_decision/* decide */.LD)(situationOf(session, print));
    if (decision.action === 'fail')
        throw refusal(step, decision);
    if (decision.action === 'skip') {
        const restored = await restoreStep(session, remote, decision.reason);
        if ('result' in restored)
            return finish(session, restored.result);
    }
    const at = new Date().toISOString();
    const keeper = new Keeper(session, remote);
    journal.update((document) => {
        const started = (0,transitions/* startStep */.bP)(document, {
            step,
            attempt: context.attempt,
            at,
            fingerprint: print.value,
            fingerprintParts: print.parts,
        });
        const done = (0,transitions/* completeStep */.SM)(started, {
            step,
            at,
            completionId: (0,external_node_crypto_.randomUUID)(),
            durationMs: 0,
            outputs: {},
            files: [],
            withheld: [],
            payload: null,
            partial: false,
        });
        return step === 'done' ? (0,transitions/* finishRun */.JH)(done, at) : done;
    });
    keeper.request();
    const kept = await keeper.settle();
    return finish(session, {
        step,
        outcome: 'completed',
        reason: 'it is marked as done',
        durationMs: 0,
        savedMs: 0,
        outputs: (0,record/* record */.g1)(),
        unit: (0,record/* entry */.f_)(journal.document.units, step),
        artifactId: kept.artifactId,
        saveFault: kept.fault,
        exitCode: 0,
    });
}

// EXTERNAL MODULE: ./build/src/action/inputs.js
var action_inputs = __webpack_require__(73991);
// EXTERNAL MODULE: ./build/src/action/job-state.js
var job_state = __webpack_require__(41299);
;// CONCATENATED MODULE: ./build/src/action/load.js





/** `mode: load`: says what is known, and changes nothing. */
function giveKnown(session) {
    const { context, journal, knowledge, resumed } = session;
    const head = headOf(session, journal.document);
    const done = Object.values(journal.document.units).filter((unit) => unit.status === 'done').length;
    const outputs = {
        step: head?.step ?? '',
        'next-step': nextStep(session),
        attempt: String(context.attempt),
        'input-hash': journal.document.inputHash ?? '',
        resumed: String(resumed),
        reason: WHAT_IS_KNOWN[knowledge.answer],
        checkpoint: JSON.stringify(head),
    };
    for (const [name, value] of Object.entries(outputs))
        (0,file_commands/* setOutput */.uH)(name, value);
    (0,workflow_commands/* info */.pq)(head === null
        ? `checkpoint: ${WHAT_IS_KNOWN[knowledge.answer]}.`
        : `checkpoint: at ${head.step} since attempt ${head.attempt}; ${(0,words/* plural */.LS)(done, 'step')} done; next is ${outputs['next-step'] || 'nothing'}.`);
}
const WHAT_IS_KNOWN = {
    found: 'a checkpoint was found',
    none: 'there is no checkpoint of this job yet',
    unknown: 'whether there is a checkpoint could not be read',
};

// EXTERNAL MODULE: ./build/src/action/remote.js + 3 modules
var action_remote = __webpack_require__(64122);
// EXTERNAL MODULE: ./build/src/action/run-context.js
var run_context = __webpack_require__(7875);
;// CONCATENATED MODULE: ./build/src/engine/join.js

/**
 * Documents are ordered by the attempt and sequence inside them, never by time, artifact id or name
 * (design section 4, point 7). The nonce only makes the order total.
 */
function compareRevisions(a, b) {
    const left = revisionOf(a);
    const right = revisionOf(b);
    return (left.attempt - right.attempt ||
        left.sequence - right.sequence ||
        (left.nonce < right.nonce ? -1 : left.nonce > right.nonce ? 1 : 0));
}
/**
 * Joins the documents of one scope, unit by unit: a unit that is done beats one that is not; of two done, the
 * later by attempt and sequence. A record that another one superseded does not count. Everything else is the
 * latest document's. The result does not depend on the order of `documents`. Null for an empty list.
 */
function joinDocuments(documents) {
    const sorted = [...documents].sort(compareRevisions);
    const latest = sorted.at(-1);
    if (latest === undefined)
        return null;
    const superseded = new Set(sorted.flatMap((document) => Object.values(document.units).flatMap((unit) => unit.supersedes ?? [])));
    const units = (0,record/* record */.g1)();
    for (const document of sorted) {
        for (const [name, unit] of Object.entries(document.units)) {
            if (unit.completionId && superseded.has(unit.completionId))
                continue;
            const known = (0,record/* entry */.f_)(units, name);
            units[name] = known === undefined ? unit : better(known, unit);
        }
    }
    return { ...latest, units, order: joinOrders(sorted) };
}
/** Of two records of one unit, the one that counts; it also takes over what the other one superseded. */
function better(earlier, later) {
    const [winner, loser] = rank(earlier, later) > 0 ? [earlier, later] : [later, earlier];
    const supersedes = new Set([...(winner.supersedes ?? []), ...(loser.supersedes ?? [])]);
    return supersedes.size > (winner.supersedes?.length ?? 0)
        ? { ...winner, supersedes: [...supersedes].sort() }
        : winner;
}
function rank(a, b) {
    return (Number(a.status === 'done') - Number(b.status === 'done') ||
        (a.attempt ?? 0) - (b.attempt ?? 0) ||
        (a.sequence ?? 0) - (b.sequence ?? 0));
}
/** The latest document's order, then steps that only older ones know. */
function joinOrders(ascending) {
    const names = new Set();
    for (const document of [...ascending].reverse())
        for (const name of document.order ?? [])
            names.add(name);
    return [...names];
}
function revisionOf(document) {
    return document.revision ?? { attempt: document.attempt ?? 1, sequence: 0, nonce: '', writer: '' };
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
    const head = document === null ? latestHead(findings.heads, now.attempt) : null;
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
function latestHead(heads, attempt) {
    const candidates = heads.filter((head) => head.attempt <= attempt);
    return (candidates.sort((a, b) => a.attempt - b.attempt || (a.timestamp < b.timestamp ? -1 : 1)).at(-1) ?? null);
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

// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(81216);
// EXTERNAL MODULE: ./build/src/store/file/journal.js
var journal = __webpack_require__(19457);
// EXTERNAL MODULE: ./build/src/engine/read-document.js + 1 modules
var read_document = __webpack_require__(38091);
// EXTERNAL MODULE: ./build/src/engine/scope.js
var scope = __webpack_require__(4488);
// EXTERNAL MODULE: ./build/src/store/names.js
var names = __webpack_require__(86451);
;// CONCATENATED MODULE: ./build/src/store/verify.js




/** Reads what a store gave; whatever is not a document of this run and scope, under its own name, is unread. */
function verifyStored(stored, expected) {
    const documents = [];
    const names = [];
    const unread = [];
    const malformedUnits = (0,record/* record */.g1)();
    for (const { name, text } of stored) {
        const read = (0,read_document/* readDocument */.u)(text);
        const fault = faultOf(read, name, expected);
        if (fault !== null || read.kind !== 'document') {
            unread.push(`artifact ${name}: ${fault ?? 'it is no run document'}`);
            continue;
        }
        documents.push(read.document);
        names.push(name);
        Object.assign(malformedUnits, read.malformed);
    }
    return { documents, heads: [], unread, malformedUnits, names };
}
function faultOf(read, name, expected) {
    if (read.kind === 'unreadable')
        return read.reason;
    if (read.kind === 'head')
        return 'it is a bare checkpoint, which is only read from a file';
    const { document } = read;
    const named = (0,names/* parseName */.$q)(name);
    const revision = document.revision;
    const agrees = named?.kind === 'document' &&
        revision !== undefined &&
        named.attempt === revision.attempt &&
        named.sequence === revision.sequence &&
        named.nonce === revision.nonce;
    if (!agrees)
        return 'its content does not agree with its name';
    const sameScope = document.scope !== undefined && (0,scope/* scopeHash */.h)(document.scope) === expected.scope;
    return document.runId === expected.runId && sameScope ? null : 'it belongs to another run or job';
}
/** Whether a local document, found on this machine, can stand for this run and scope. */
function isOfRun(document, expected) {
    return (document.runId === expected.runId &&
        document.scope !== undefined &&
        (0,scope/* scopeHash */.h)(document.scope) === expected.scope);
}

// EXTERNAL MODULE: ./build/src/action/scope-folder.js
var scope_folder = __webpack_require__(76117);
;// CONCATENATED MODULE: ./build/src/action/session.js













/**
 * Finds out what is known when a step begins (design section 3). The first step of a scope in an attempt asks the
 * stores; later ones read the local document and ask the network nothing. Attempt 1 has nothing to ask for.
 */
async function openSession(context, inputs, job, remote) {
    const folder = new scope_folder/* ScopeFolder */.r(context.temp, context.scopeHash);
    const local = (0,document_file/* readDocumentFile */.K7)(folder.documentFile);
    const own = local.kind === 'document' && isOfRun(local.document, expected(context)) ? local.document : null;
    const started = own?.revision?.attempt === context.attempt && own.revision.writer === context.writer;
    const work = (started ? own?.work : undefined) ?? context.work;
    const state = folder.readState(context);
    const findings = started
        ? { documents: [own], heads: [], unread: state.unread, malformedUnits: state.malformedUnits }
        : await firstLook(context, job, folder, remote, own);
    const now = { attempt: context.attempt, inputHash: (0,input_hash/* inputHash */.B)(work), writer: context.writer };
    const known = context.attempt === 1 && own === null && findings.unread.length === 0 ? NOTHING : know(findings, now);
    const knowledge = started ? { ...known, twoWriters: known.twoWriters || state.twoWriters } : known;
    if (!started)
        rememberTwoWriters(folder, context, knowledge);
    announce(knowledge, context, started);
    return {
        context,
        inputs,
        job,
        folder,
        knowledge,
        journal: new journal/* Journal */.C(folder.documentFile, beginning(knowledge, context, work, started), (fault) => (0,workflow_commands/* warning */.$e)(`${fault.message} The work goes on, but a re-run may not know that this step is done. ${fault.fix}`)),
        work,
        resumed: Object.values(knowledge.document?.units ?? {}).some((unit) => unit.status === 'done' && (unit.attempt ?? 1) < context.attempt),
    };
}
function expected(context) {
    return { runId: context.runId, scope: context.scopeHash };
}
function beginning(knowledge, context, work, started) {
    const { document } = knowledge;
    if (document !== null) {
        return started ? document : (0,transitions/* continueDocument */.bf)(document, context.attempt, context.writer);
    }
    const at = new Date().toISOString();
    const { runId, scope, attempt, writer } = context;
    return (0,transitions/* createDocument */.ui)({ runId, scope, work, attempt, at, writer });
}
/** Asks the stores, unless there is nothing to ask for, and joins what a leftover on this machine knows. */
async function firstLook(context, job, folder, remote, leftover) {
    const candidates = leftover === null ? [] : [leftover];
    if (context.attempt === 1) {
        return { documents: candidates, heads: [], unread: [], malformedUnits: (0,record/* record */.g1)() };
    }
    let unread = [];
    let reply = { documents: [], payloads: [], unread: [], sawEarlierAttempt: false };
    if (remote.unavailable !== null)
        unread = [remote.unavailable];
    else {
        const scratch = folder.scratch('load');
        try {
            reply = await remote.load(context.scopeHash, context.attempt, scratch);
        }
        catch (error) {
            unread = [
                `the artifact service gave no answer (${(0,errors/* describeError */.Uc)(error)}; up to ${action_remote/* LOAD_MS */.I / 1000} s are allowed)`,
            ];
        }
        finally {
            external_node_fs_.rmSync(scratch, { recursive: true, force: true });
        }
    }
    const verified = verifyStored(reply.documents, expected(context));
    const state = {
        ...folder.readState(context),
        unread: [...unread, ...reply.unread, ...verified.unread],
        malformedUnits: verified.malformedUnits,
        payloads: reply.payloads,
        readNames: verified.documents.flatMap((document, index) => (document.revision?.attempt ?? 1) <= context.attempt ? [verified.names[index] ?? ''] : []),
    };
    folder.writeState(state);
    const hidden = state.unread.length === 0 && !reply.sawEarlierAttempt && leftover === null;
    if (hidden && job.first('hidden-notice')) {
        (0,workflow_commands/* notice */.lm)('No checkpoint of an earlier attempt is visible, so this attempt starts over. GitHub hides the artifacts of earlier attempts after "Re-run all jobs"; "Re-run failed jobs" keeps them.');
    }
    return { ...verified, documents: [...verified.documents, ...candidates], unread: state.unread };
}
function rememberTwoWriters(folder, context, knowledge) {
    if (knowledge.twoWriters)
        folder.writeState({ ...folder.readState(context), twoWriters: true });
}
function announce(knowledge, context, started) {
    if (started)
        return;
    if (knowledge.unread.length > 0) {
        (0,workflow_commands/* warning */.$e)(`Not everything that earlier attempts did could be read: ${knowledge.unread.join('; ')}. A step whose record is missing runs again.`);
    }
    const late = knowledge.fromLaterAttempts.length;
    if (late > 0) {
        (0,workflow_commands/* warning */.$e)(`${(0,words/* plural */.LS)(late, 'checkpoint')} of an attempt after ${context.attempt} did not count and stayed as they were.`);
    }
}

;// CONCATENATED MODULE: ./build/src/action/signals.js

const WATCHED = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * Listens for the runner's signals from the start of the step, so that none of them ends this process before it
 * has recorded what happened.
 */
class Signals {
    #first = null;
    #listener = null;
    constructor() {
        for (const signal of WATCHED) {
            process.on(signal, () => {
                this.#first ??= { signal, at: Date.now() };
                this.#listener?.(signal);
            });
        }
    }
    get interruption() {
        return this.#first;
    }
    /** Who acts on signals from here on. One that has come already is handed on at once. */
    listen(listener) {
        this.#listener = listener;
        if (this.#first !== null)
            listener(this.#first.signal);
    }
    /** How much of the runner's patience is left, in ms; Infinity without a signal. */
    remainingMs() {
        return this.#first === null ? Number.POSITIVE_INFINITY : this.#first.at + GRACE_MS - Date.now();
    }
}

;// CONCATENATED MODULE: ./build/src/action/main.js













/** The step itself. Returns the exit code; every error has been reported by then. */
async function runMain() {
    try {
        const signals = new Signals();
        const inputs = (0,action_inputs/* readInputs */.K)(process.env);
        const context = (0,run_context/* readRunContext */.$)(process.env, inputs);
        const job = new job_state/* JobState */.d(context);
        (0,file_commands/* saveState */.LZ)('stage', job.first('use') ? 'post-first' : 'post');
        const remote = new action_remote/* Remote */.V(context, inputs, job, signals);
        // Until a command runs, a signal just ends this step: nothing has been done that would need recording.
        signals.listen(() => process.exit(130));
        try {
            const session = await openSession(context, inputs, job, remote);
            return await perform(session, inputs, remote, signals);
        }
        finally {
            await remote.close();
        }
    }
    catch (problem) {
        (0,file_commands/* setOutput */.uH)('outcome', 'failed');
        (0,file_commands/* setOutput */.uH)('skipped', 'false');
        (0,workflow_commands/* error */.z3)(explain(problem));
        return 1;
    }
}
async function perform(session, inputs, remote, signals) {
    switch (inputs.mode) {
        case 'auto':
            return inputs.run === '' ? markComplete(session, remote) : wrapStep(session, remote, signals);
        case 'load':
            giveKnown(session);
            return 0;
        case 'clear':
            await clear(session, remote);
            return 0;
    }
}
function explain(problem) {
    const fix = problem instanceof errors/* CheckpointError */.jg ? ` ${problem.fix}` : '';
    return `${(0,errors/* describeError */.Uc)(problem)}${fix}`;
}


/***/ }),

/***/ 87213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ unpack),
/* harmony export */   pack: () => (/* binding */ pack)
/* harmony export */ });
/* unused harmony export sizeOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tar__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98697);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73803);




/** Files that share an inode are packed as files of their own: a restored tree does not depend on links between them. */
class NoHardLinks extends Map {
    get() {
        return undefined;
    }
}
/** Packs files of the workspace, without what differs from machine to machine (owners, times). */
async function pack(workspace, files, target) {
    const options = {
        cwd: workspace,
        file: target,
        gzip: { level: 6 },
        portable: true,
        noMtime: true,
        noDirRecurse: true,
        linkCache: new NoHardLinks(),
    };
    // A leading "./" keeps a name that begins with "@" from being taken for another archive.
    await tar__WEBPACK_IMPORTED_MODULE_2__/* .create */ .vt(options, files.map((entry) => `./${entry.path}`));
    return { file: target, ...(0,_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestFile */ .T)(target), unpackedSize: sizeOf(files) };
}
function sizeOf(files) {
    return files.reduce((total, file) => total + file.size, 0);
}
/**
 * Unpacks what `files` declares into an empty folder, and nothing else: an entry that is not declared, or is
 * larger than declared, ends it before it is written.
 * @throws Error that says what is wrong with the archive
 */
async function unpack(archive, files, folder) {
    const declared = new Map(files.map((file) => [file.path, file]));
    let fault = null;
    const accept = (name, entry) => {
        const file = declared.get(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name));
        if (file === undefined)
            fault ??= `it holds "${name}", which the checkpoint does not name`;
        else if (entry.size > file.size)
            fault ??= `"${name}" is larger than the checkpoint says`;
        else if ('type' in entry && !['File', 'SymbolicLink'].includes(entry.type))
            fault ??= `"${name}" is no file`;
        // Links are made from the checkpoint's own record, after the check that they stay inside.
        return fault === null && file !== undefined && file.link === undefined;
    };
    await tar__WEBPACK_IMPORTED_MODULE_2__/* .extract */ .o6({ file: archive, cwd: folder, strict: true, filter: accept, noMtime: true });
    if (fault !== null)
        throw new Error(fault);
    for (const file of files) {
        if (file.link !== undefined)
            continue;
        const unpacked = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ...file.path.split('/'));
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(unpacked))
            throw new Error(`"${file.path}" is missing in it`);
        if ((0,_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestFile */ .T)(unpacked).sha256 !== file.sha256)
            throw new Error(`"${file.path}" is damaged in it`);
    }
}


/***/ }),

/***/ 32137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restoreFiles: () => (/* binding */ restoreFiles),
/* harmony export */   w: () => (/* binding */ missingFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72993);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87213);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73803);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49592);






/**
 * Which kept files still have to be brought back.
 * @throws RefusedError when a file is there that is neither the version from before the step nor the step's own
 */
function missingFiles(workspace, files) {
    const present = files.map((file) => ({ file, state: look(workspace, file) }));
    const conflicts = present.filter(({ state }) => state === 'conflict').map(({ file }) => file.path);
    if (conflicts.length > 0) {
        throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`The workspace has other versions of ${list(conflicts)} than this step found and left.`, 'Move them away, or run the step again with "resume: false". Nothing was overwritten.');
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
    await (0,_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .unpack */ .l)(archive, files, scratch);
    for (const file of missing) {
        const target = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .L)(workspace, file.path);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target), { recursive: true });
        const temporary = `${target}.checkpoint-restore`;
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
        if (file.link === undefined) {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(scratch, ...file.path.split('/')), temporary);
            node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync(temporary, file.mode & 0o777);
        }
        else {
            if (!(0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .linkStaysInside */ .t)(workspace, target, file.link))
                throw new Error(`the link "${file.path}" leads out`);
            node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync(file.link, temporary);
        }
        node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(temporary, target);
    }
}
function look(workspace, file) {
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .digestAt */ .m)((0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveInside */ .L)(workspace, file.path));
    if (digest === file.sha256)
        return 'restored';
    return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}
function list(names) {
    const shown = names.slice(0, 5).map((name) => `"${name}"`);
    return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}


/***/ })

};
