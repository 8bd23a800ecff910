export const id = 247;
export const ids = [247];
export const modules = {

/***/ 1247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DoneMeanwhile: () => (/* binding */ DoneMeanwhile),
  runStep: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __webpack_require__(5800);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/step-transitions.js + 3 modules
var step_transitions = __webpack_require__(7117);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
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
    #run;
    /** @param run runs a program to its end; only Windows needs one */
    constructor(leader, platform = process.platform, run = runQuietly) {
        this.#leader = leader;
        this.#platform = platform;
        this.#run = run;
    }
    /** Passes a signal to all of them. Those that are gone, or belong to another user, are passed over. */
    signal(signal) {
        if (this.#platform === 'win32') {
            // Windows has no SIGINT to pass on; the runner has already sent Ctrl-C to the console they share.
            if (signal === 'SIGKILL' || signal === 'SIGTERM') {
                this.#run('taskkill', ['/PID', String(this.#leader), '/T', '/F']);
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
function runQuietly(program, args) {
    (0,external_node_child_process_.spawnSync)(program, args, { stdio: 'ignore', windowsHide: true });
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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

// EXTERNAL MODULE: ./build/src/cli/run/cannot-start.js
var cannot_start = __webpack_require__(6454);
;// CONCATENATED MODULE: ./build/src/cli/run/terminal.js


function terminalRole() {
    switch (process.platform) {
        case 'win32':
            return 'foreground'; // a console hands Ctrl-C to every process that is attached to it
        case 'linux':
            return roleFromStat(readStat());
        default:
            return roleFromGroups(askPs());
    }
}
/** From Linux' `/proc/<pid>/stat`; the fields behind the name are state, ppid, pgrp, session, tty_nr, tpgid. */
function roleFromStat(stat) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return roleFromGroups([Number(fields[2]), Number(fields[5])]);
}
/** @param groups this process's own group, and the one in the terminal's foreground (below 1: no terminal) */
function roleFromGroups([own, foreground]) {
    if (!(foreground > 0))
        return 'none';
    return own === foreground ? 'foreground' : 'background';
}
function readStat() {
    try {
        return external_node_fs_.readFileSync('/proc/self/stat', 'utf8');
    }
    catch {
        return '';
    }
}
function askPs() {
    const ps = (0,external_node_child_process_.spawnSync)('ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)], { encoding: 'utf8' });
    const [own = Number.NaN, foreground = Number.NaN] = (ps.stdout ?? '').trim().split(/\s+/).map(Number);
    return [own, foreground];
}

;// CONCATENATED MODULE: ./build/src/cli/run/windows-program.js
/** On Windows a batch file (`npm.cmd`) is started by cmd.exe, which has quoting rules of its own. */
function windowsStart(program, args, comSpec) {
    if (!/\.(?:cmd|bat)$/i.test(program))
        return { program, args, verbatim: false };
    const line = [escapeForCmd(program), ...args.map((argument) => escapeForCmd(quote(argument)))].join(' ');
    return { program: comSpec, args: ['/d', '/s', '/c', `"${line}"`], verbatim: true };
}
/** Quotes as the C runtime reads it: backslashes count double only in front of a quote. */
function quote(argument) {
    return `"${argument.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`;
}
/** `^` keeps cmd.exe from giving a character its special meaning. */
function escapeForCmd(text) {
    return text.replace(/[()\][%!^"`<>&|;, *?]/g, '^$&');
}

;// CONCATENATED MODULE: ./build/src/cli/run/child.js









const WATCHED = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The signals that a keyboard, or a terminal that closes, sends to everything in the foreground. */
const FROM_TERMINAL = ['SIGINT', 'SIGBREAK', 'SIGHUP'];
/** How far apart two processes may hear of one signal. */
const SIMULTANEOUS_MS = 100;
/** The full path of the command. @throws CannotStartError when there is none */
function findProgram(name, env) {
    const program = which(name, env);
    if (program !== null)
        return program;
    if (/[/\\]/.test(name) && external_node_fs_.existsSync(name)) {
        throw new cannot_start/* CannotStartError */.K(`"${name}" is not a program.`, `Make it one with chmod +x.`, 126);
    }
    throw new cannot_start/* CannotStartError */.K(`The command "${name}" was not found.`, 'It is started directly: for shell syntax use sh -c "…".', 127);
}
/**
 * Runs a command with this process's own input, output and error output, and passes signals on. At a terminal the
 * command stays in our process group, because only there can it read the keyboard, and the terminal's own signals
 * reach it without us. Elsewhere it leads a group of its own, so that a signal reaches everything it has started.
 * @throws CannotStartError
 */
function runChild(spec) {
    const { program, args, verbatim } = process.platform === 'win32'
        ? windowsStart(spec.program, spec.args, spec.env.ComSpec ?? 'cmd.exe')
        : { program: spec.program, args: spec.args, verbatim: false };
    const leadsGroup = terminalRole() === 'none';
    let child;
    const passOn = (signal) => {
        if (child?.pid === undefined)
            return; // it could not be started
        if (leadsGroup)
            new ProcessGroup(child.pid).signal(signal);
        else if (!FROM_TERMINAL.includes(signal) || terminalRole() === 'background')
            child.kill(signal);
    };
    let interrupted = null;
    // Before the start is recorded and the command runs; both happen before a listener can be called.
    const listeners = WATCHED.map((signal) => {
        const listener = () => {
            passOn(signal);
            interrupted ??= signal;
            spec.onSignal(signal);
        };
        process.on(signal, listener);
        return [signal, listener];
    });
    try {
        spec.starting();
    }
    catch (error) {
        for (const [signal, listener] of listeners)
            process.off(signal, listener);
        throw error;
    }
    const started = performance.now();
    const running = (0,external_node_child_process_.spawn)(program, args, {
        cwd: spec.cwd,
        env: spec.env,
        stdio: 'inherit',
        detached: leadsGroup,
        windowsVerbatimArguments: verbatim,
    });
    child = running;
    return new Promise((resolve, reject) => {
        running.once('error', (error) => {
            const code = (0,store_errors/* errorCode */.CA)(error);
            const why = `The command "${spec.program}" cannot be started: ${code || error.message}.`;
            reject(new cannot_start/* CannotStartError */.K(why, 'Check that it is a program.', 126, { cause: error }));
        });
        running.once('exit', async (exitCode, signal) => {
            const durationMs = Math.round(performance.now() - started);
            // A signal to both of us may have ended the command before we hear of it.
            if (signal !== null && interrupted === null)
                await (0,promises_.setTimeout)(SIMULTANEOUS_MS);
            // From here on the record is being made, which takes a moment and is not to be cut short.
            for (const [name, listener] of listeners) {
                process.off(name, listener);
                process.on(name, () => { });
            }
            resolve({ exitCode, signal, durationMs, interrupted });
        });
    });
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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

// EXTERNAL MODULE: ./build/src/cli/messages.js
var messages = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/src/cli/run/private-files.js






/** A folder that only this user can read, with the command's own `GITHUB_OUTPUT` in it. */
function privateFiles() {
    let folder = null;
    try {
        folder = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'checkpoint-run-'));
        return { folder, files: new CommandFiles(folder, process.env), fault: null };
    }
    catch (error) {
        const fault = `no file for outputs could be made (${(0,errors/* describeError */.Uc)(error)})`;
        (0,messages/* say */.c)(`warning: ${fault}, so outputs are not recorded.`);
        return { folder, files: null, fault };
    }
}

;// CONCATENATED MODULE: ./build/src/effects/command/command-failure.js
/** Why a command does not count as done, in words that can be stored; null when it does. */
function failureOf(end, output) {
    if (end.signal !== null)
        return `it was ended by ${end.signal}`;
    if (end.exitCode !== 0)
        return `exit code ${end.exitCode}`;
    return output.error === null ? null : `it wrote a GITHUB_OUTPUT that the runner rejects: ${output.error}`;
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
        const pair = line.text.includes('<<') && isHeredoc(line.text)
            ? heredoc(line.text, lines)
            : assignment(line.text, lines.number);
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
function assignment(line, number) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return `Invalid format in line ${number}, which has neither "=" nor "<<"`;
    if (equals === 0)
        return `Invalid format in line ${number}. Name must not be empty`;
    return [line.slice(0, equals), line.slice(equals + 1)];
}
function heredoc(line, lines) {
    const { number } = lines;
    const sign = line.indexOf('<<');
    const name = line.slice(0, sign);
    const delimiter = line.slice(sign + 2);
    if (name === '' || delimiter === '') {
        return `Invalid format in line ${number}. Name must not be empty and delimiter must not be empty`;
    }
    const start = lines.position;
    let end = start;
    for (let next = lines.next(); next?.text !== delimiter; next = lines.next()) {
        if (next === null)
            return `Invalid value in line ${number}. Matching delimiter not found`;
        if (next.newline === '')
            return `Invalid value in line ${number}. EOF marker missing new line`;
        end = lines.position - next.newline.length;
    }
    return [name, lines.text.slice(start, end)];
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
    /** The number of the line that was read last, from 1. */
    number = 0;
    constructor(text, crlf) {
        this.text = text;
        this.#crlf = crlf;
    }
    /** The next line and the newline that ended it (empty at the end of the file); null when there is none. */
    next() {
        if (this.position >= this.text.length)
            return null;
        this.number += 1;
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

// EXTERNAL MODULE: ./build/src/engine/describe-unit.js
var describe_unit = __webpack_require__(7294);
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
/** The answer for a value that is known to be secret, as opposed to one that only looks so. */
const KNOWN_SECRET = 'it contains a secret value';
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
    /** Forms that tools break into lines (base64 at 76 columns, hex dumps): also looked for without white space. */
    #wrapped;
    /** @param values what must not be stored: masked values, our token, values of secret variables. */
    constructor(values) {
        const given = [...new Set(values)];
        this.#needles = [...new Set(given.flatMap((value) => [...encodings(value)]))];
        this.#wrapped = [...new Set(given.flatMap(wrappedForms))];
    }
    /** Why `text` must not be stored, or null. The answer never contains the secret. */
    inText(text) {
        return this.inLatin1(latin1(text)) ?? null;
    }
    /** The same for bytes, given as a latin1 string (one character per byte). */
    inLatin1(bytes) {
        if (this.#needles.some((needle) => bytes.includes(needle)))
            return KNOWN_SECRET;
        if (this.#wrapped.length > 0) {
            const unbroken = /\s/.test(bytes) ? bytes.replace(/\s+/g, '') : bytes;
            if (this.#wrapped.some((form) => unbroken.includes(form)))
                return KNOWN_SECRET;
        }
        if (TOKEN_FORMATS.some((format) => format.test(bytes)))
            return 'it contains something in the form of a token';
        return null;
    }
    /** How much two neighbouring chunks of a scan have to overlap, in bytes. */
    get overlap() {
        const longest = Math.max(0, ...[...this.#needles, ...this.#wrapped].map((needle) => needle.length));
        return Math.max(SCAN_OVERLAP, 2 * longest);
    }
}
/** Finds nothing: for what only leaves the machine sealed. */
class NoSecrets extends SecretFinder {
    constructor() {
        super([]);
    }
    inLatin1() {
        return null;
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
    if (trimmed.length >= MIN_SECRET_LENGTH)
        forms.add(Buffer.from(trimmed, 'utf16le').toString('latin1'));
    return forms;
}
/** Base64 and hex of a value, as they read without line ends. */
function wrappedForms(value) {
    const bytes = Buffer.from(value.trim(), 'utf8');
    if (bytes.length < MIN_SECRET_LENGTH)
        return [];
    const hex = bytes.toString('hex');
    return [...base64Forms(bytes), hex, hex.toUpperCase()];
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

// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/src/cli/run/outputs.js + 1 modules
var outputs = __webpack_require__(7230);
// EXTERNAL MODULE: ./build/src/engine/document-transitions.js
var document_transitions = __webpack_require__(5838);
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

// EXTERNAL MODULE: ./build/src/cli/run/payload-folder.js
var payload_folder = __webpack_require__(821);
;// CONCATENATED MODULE: ./build/src/cli/run/record-completion.js






/**
 * Keeps the command's files, then records that it is done: a record never names files that are not there yet.
 * @returns false when it could not be recorded
 */
async function recordCompletion(session, options, completion) {
    const { step } = options;
    const { journal } = session;
    const outputs = storableOutputs(completion.pairs, completion.secrets);
    // A run that this one replaces goes into the archive with its kept files, before there are any of this one.
    if (!journal.isWritten)
        journal.update((document) => document);
    const kept = await keep(options, completion);
    const at = new Date().toISOString();
    const withheld = [...outputs.withheld, ...kept.withheld];
    if (completion.captureFault !== null) {
        withheld.push({ kind: 'output', name: 'GITHUB_OUTPUT', reason: completion.captureFault });
    }
    const completionId = (0,external_node_crypto_.randomUUID)();
    const written = journal.update((document) => {
        const done = (0,step_transitions/* completeStep */.SM)(document, {
            step,
            at,
            completionId,
            durationMs: completion.durationMs,
            outputs: outputs.stored,
            files: kept.files,
            withheld,
            payload: kept.payload,
            partial: completion.partial,
        });
        return step === 'done' ? (0,document_transitions/* finishRun */.JH)(done, at) : done;
    }, true);
    if (written && session.found !== null) {
        new payload_folder/* DocumentFolder */.i(options.file).prune(session.found, journal.document);
    }
    return written;
}
async function keep(options, completion) {
    const { step, globs, ownFiles, workspace } = options;
    if (globs.length === 0)
        return { files: [], withheld: [], payload: null };
    const [{ captureFiles }, { keepFiles }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(382), __webpack_require__.e(417)]).then(__webpack_require__.bind(__webpack_require__, 9417)),
        __webpack_require__.e(/* import() */ 365).then(__webpack_require__.bind(__webpack_require__, 8365)),
    ]);
    const captured = await captureFiles(workspace, [...globs, ...ownFiles], completion.before, completion.secrets);
    if (captured.files.length === 0 && captured.withheld.length === 0) {
        (0,messages/* say */.c)(`warning: "--files" of ${step} matched nothing, so no files are kept: ${globs.join(' ')}`);
    }
    const archive = await keepFiles(workspace, captured.files, completion.secrets, new payload_folder/* DocumentFolder */.i(options.file));
    return {
        files: archive.payload === null ? [] : captured.files,
        withheld: [...captured.withheld, ...archive.withheld],
        payload: archive.payload,
    };
}

;// CONCATENATED MODULE: ./build/src/cli/run/record-end.js











/** Records what became of the command, hands out its outputs, says how it went. */
async function recordEnd(session, options, end, written, before, captureFault) {
    const { journal } = session;
    const { step } = options;
    const crlf = process.platform === 'win32';
    const output = parseFileCommand(written?.output ?? new Uint8Array(), crlf);
    const exported = Object.fromEntries(parseFileCommand(written?.environment ?? new Uint8Array(), crlf).pairs);
    const secrets = new SecretFinder([...secretsOfEnvironment(process.env), ...secretsOfEnvironment(exported)]);
    const failure = failureOf(end, output);
    const { durationMs } = end;
    let isRecorded = true;
    if (failure === null) {
        isRecorded = await recordCompletion(session, options, {
            durationMs,
            pairs: output.pairs,
            secrets,
            before,
            partial: written?.elsewhere ?? false,
            captureFault,
        });
    }
    else if (end.interrupted === null) {
        const at = new Date().toISOString();
        journal.update((document) => (0,step_transitions/* failStep */.vy)(document, { step, at, durationMs, note: failure }));
    }
    (0,outputs/* giveOutputs */.w)((0,record/* record */.g1)(output.pairs), process.env);
    (0,messages/* say */.c)(isRecorded ? lastLine(session, step, end, failure) : notRecorded(step, end));
    return failure === null ? 0 : exitCodeOf(end);
}
function notRecorded(step, end) {
    return `${step} is done in ${(0,words/* duration */.p0)(end.durationMs)}, but is not recorded, so it runs again next time.`;
}
function lastLine(session, step, end, failure) {
    const took = (0,words/* duration */.p0)(end.durationMs);
    if (failure !== null && end.interrupted !== null) {
        return `${step} was interrupted by ${end.interrupted} after ${took}. Whether it took effect is not known; it runs again next time.`;
    }
    if (failure !== null)
        return `${step} failed after ${took} (${failure}); it runs again next time.`;
    const unit = (0,record/* entry */.f_)(session.journal.document.units, step);
    const withheld = unit?.withheld ?? [];
    if (withheld.length > 0) {
        return `${step} is done in ${took}, but will run again next time, because not all of it was stored: ${(0,describe_unit/* describeWithheld */.T)(withheld)}.`;
    }
    const kept = (0,describe_unit/* describeKept */.g)(unit);
    return `${step} is done in ${took}${kept === '' ? '' : `, ${kept}`}.`;
}
function exitCodeOf(end) {
    if (end.signal !== null)
        return 128 + (external_node_os_.constants.signals[end.signal] ?? 0);
    return end.exitCode === null || end.exitCode === 0 ? 1 : end.exitCode;
}

;// CONCATENATED MODULE: ./build/src/cli/run/run-step.js










/** Another command has done the step since it was decided to run it. */
class DoneMeanwhile extends Error {
}
/**
 * Runs the command and records how it ended. Returns the exit code.
 * @throws DoneMeanwhile before the command is started
 */
async function runStep(session, options, print) {
    const { journal } = session;
    const { step, globs, ownFiles, workspace } = options;
    const [name, ...args] = options.command;
    const program = findProgram(name, process.env);
    const before = globs.length > 0 ? await digests(workspace, [...globs, ...ownFiles]) : new Map();
    const { folder, files, fault } = privateFiles();
    const decided = (0,record/* entry */.f_)(session.knowledge.document?.units, step);
    // Commands that begin a run at the same time agree on its number before the first of them is told.
    if (session.found === null)
        journal.update((document) => document);
    let end;
    let exitCode;
    try {
        end = await runChild({
            program,
            args,
            cwd: workspace,
            env: childEnvironment(process.env, {
                ...(files === null ? {} : { GITHUB_OUTPUT: files.output }),
                CHECKPOINT_IDEMPOTENCY_KEY: keyOf(session, step, print),
            }),
            starting: () => {
                let isDone = false;
                journal.update((document) => {
                    const present = (0,record/* entry */.f_)(document.units, step);
                    isDone = present?.status === 'done' && present.completionId !== decided?.completionId;
                    if (isDone)
                        return document;
                    return (0,step_transitions/* startStep */.bP)(document, {
                        step,
                        attempt: session.attempt,
                        at: now(),
                        fingerprint: print.value,
                        fingerprintParts: print.parts,
                    });
                });
                if (isDone)
                    throw new DoneMeanwhile();
            },
            onSignal: interruption(session, step),
        }).catch((error) => {
            const note = (0,errors/* describeError */.Uc)(error);
            journal.update((document) => (0,step_transitions/* failStep */.vy)(document, { step, at: now(), durationMs: 0, note }));
            throw error;
        });
        exitCode = await recordEnd(session, options, end, files?.read() ?? null, before, fault);
    }
    finally {
        if (folder !== null)
            external_node_fs_.rmSync(folder, { recursive: true, force: true });
    }
    if (diedAtTerminal(end))
        dieOf(end.signal);
    return exitCode;
}
function keyOf({ journal }, step, print) {
    const { document } = journal;
    return (0,fingerprint/* idempotencyKey */.T5)({
        runId: document.runId ?? '',
        scope: document.id,
        step,
        inputHash: document.inputHash ?? '',
        fingerprint: print.value,
    });
}
/**
 * At a terminal a shell script is ended by Ctrl-C only if the command it waits for died of it too; an exit code of
 * 130 would let it go on with its next line.
 */
function diedAtTerminal(end) {
    return (end.interrupted !== null &&
        end.signal !== null &&
        process.platform !== 'win32' &&
        terminalRole() === 'foreground');
}
function dieOf(signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
}
/** Records the first signal, once it has been passed on: what follows it may be the end of this process. */
function interruption(session, step) {
    const started = performance.now();
    let recorded = false;
    return () => {
        if (recorded)
            return;
        recorded = true;
        const durationMs = Math.round(performance.now() - started);
        session.journal.update((document) => (0,step_transitions/* interruptStep */.a5)(document, { step, at: now(), durationMs, reason: 'signal' }));
    };
}
async function digests(workspace, globs) {
    const { digestsBefore } = await Promise.all(/* import() */[__webpack_require__.e(382), __webpack_require__.e(417)]).then(__webpack_require__.bind(__webpack_require__, 9417));
    return digestsBefore(workspace, globs);
}
function now() {
    return new Date().toISOString();
}


/***/ })

};
