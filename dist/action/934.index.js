export const id = 934;
export const ids = [934];
export const modules = {

/***/ 5941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ settleBeforehand)
});

// EXTERNAL MODULE: ./build/src/engine/decision.js
var engine_decision = __webpack_require__(7624);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/action/proof.js
var proof = __webpack_require__(474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/transitions.js
var transitions = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/store/files/digest.js
var digest = __webpack_require__(3803);
// EXTERNAL MODULE: ./build/src/store/files/payload.js + 1 modules
var payload = __webpack_require__(5850);
;// CONCATENATED MODULE: ./build/src/action/restore-step.js






/**
 * Brings back what a done step produced. Returns the skip, or what of it is missing or damaged.
 * @throws RefusedError when a file of the workspace would be overwritten that nobody knows
 */
async function restoreStep(session, remote, reason) {
    const { context, inputs, journal } = session;
    const { step } = inputs;
    const unit = (0,record/* entry */.f_)(journal.document.units, step);
    const fault = unit === undefined
        ? null
        : await (0,payload/* restoreFilesOf */.h)(unit, context.workspace, session.folder, (payload, scratch) => findArchive(payload, session, remote, scratch));
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
/** The archive from this machine where it is there and whole, else from the stores. */
async function findArchive({ sha256, size }, session, remote, scratch) {
    const local = session.folder.payloadFile(sha256);
    if (external_node_fs_.existsSync(local) && (0,digest/* digestFile */.TM)(local).sha256 === sha256)
        return local;
    if (remote.unavailable !== null)
        throw new Error(remote.unavailable);
    const folder = external_node_fs_.mkdtempSync(external_node_path_.join(scratch, 'fetch-'));
    const fetched = await remote.fetchPayload({
        scope: session.context.scopeHash,
        digest: sha256,
        size,
        folder,
    });
    if ((0,digest/* digestFile */.TM)(fetched).sha256 !== sha256)
        throw new Error('the archive does not match its digest');
    return fetched;
}

// EXTERNAL MODULE: ./build/src/action/steps.js
var steps = __webpack_require__(5515);
;// CONCATENATED MODULE: ./build/src/action/before-step.js






/**
 * Decides about a step, asking its probe where the table wants a proof, and restores it where it is skipped.
 * @throws RefusedError when the step must fail before anything is touched; the message names the ways out
 */
async function settleBeforehand(session, remote, print) {
    const { step } = session.inputs;
    let situation = situationOf(session, print);
    let proven = new Map();
    for (;;) {
        const decision = (0,engine_decision/* decide */.LD)(situation);
        switch (decision.action) {
            case 'run':
                return { run: decision.reason };
            case 'fail':
                throw refusal(step, decision);
            case 'prove': {
                const answer = await (0,proof/* askProof */.q)(session, print);
                situation = { ...situation, proof: answer.proof };
                proven = answer.outputs;
                break;
            }
            case 'skip': {
                if ((0,record/* entry */.f_)(session.journal.document.units, step)?.status !== 'done') {
                    const { adoptStep } = await Promise.all(/* import() */[__webpack_require__.e(382), __webpack_require__.e(894), __webpack_require__.e(913)]).then(__webpack_require__.bind(__webpack_require__, 3913));
                    return { done: await adoptStep(session, remote, print, decision.reason, (0,record/* record */.g1)(proven)) };
                }
                const restored = await restoreStep(session, remote, decision.reason);
                if ('result' in restored)
                    return { done: restored.result };
                situation = { ...situation, unrestorable: restored.unrestorable };
            }
        }
    }
}
function situationOf(session, print) {
    const { context, inputs, knowledge, journal, work } = session;
    const unit = (0,record/* entry */.f_)(journal.document.units, inputs.step);
    return {
        step: inputs.step,
        steps: (0,steps/* jobSteps */.D)(session),
        attempt: context.attempt,
        work,
        fingerprint: print,
        knowledge,
        usedBefore: unit?.usedInAttempt === context.attempt,
        resume: inputs.resume,
        onUnknown: inputs.policies.onUnknown,
        onChange: inputs.policies.onChange,
        proof: inputs.policies.probe === '' ? 'none' : 'available',
        unrestorable: [],
    };
}
function refusal(step, decision) {
    return new errors/* RefusedError */.fk(`${(0,engine_decision/* aboutStep */.Yt)(step, decision.reason)}.`, decision.fix ?? '');
}


/***/ }),

/***/ 3934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMain: () => (/* binding */ runMain)
});

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/action/file-commands.js + 1 modules
var file_commands = __webpack_require__(9445);
// EXTERNAL MODULE: ./build/src/action/inputs.js + 3 modules
var action_inputs = __webpack_require__(7093);
// EXTERNAL MODULE: ./build/src/action/job-state.js
var job_state = __webpack_require__(1299);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/src/action/report.js + 1 modules
var report = __webpack_require__(3882);
// EXTERNAL MODULE: ./build/src/action/steps.js
var steps = __webpack_require__(5515);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
;// CONCATENATED MODULE: ./build/src/action/load.js





/** `mode: load`: says what is known, and changes nothing. */
function giveKnown(session) {
    const { context, journal, knowledge, resumed } = session;
    const head = (0,report/* headOf */.Uo)(session, journal.document);
    const done = Object.values(journal.document.units).filter((unit) => unit.status === 'done').length;
    const outputs = {
        step: head?.step ?? '',
        'next-step': (0,steps/* nextStep */.s)(session),
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

// EXTERNAL MODULE: ./build/src/action/remote.js + 1 modules
var action_remote = __webpack_require__(2320);
// EXTERNAL MODULE: ./build/src/action/run-context.js + 1 modules
var run_context = __webpack_require__(8156);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/input-hash.js
var input_hash = __webpack_require__(3121);
// EXTERNAL MODULE: ./build/src/engine/hash.js
var hash = __webpack_require__(5482);
// EXTERNAL MODULE: ./build/src/engine/head.js
var head = __webpack_require__(5048);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
;// CONCATENATED MODULE: ./build/src/engine/join.js



/**
 * Documents are ordered by the attempt and sequence inside them, never by time, artifact id or name
 * (design section 4, point 7). The nonce, and for documents without one the content, only make the order total.
 */
function compareRevisions(a, b) {
    const left = revisionOf(a);
    const right = revisionOf(b);
    return (left.attempt - right.attempt ||
        left.sequence - right.sequence ||
        compareTexts(left.nonce, right.nonce) ||
        compareContent(a, b));
}
/** An order without meaning, so that a choice between equals is always the same one. */
function compareContent(a, b) {
    return a === b ? 0 : compareTexts((0,hash/* canonicalJson */.d)(a), (0,hash/* canonicalJson */.d)(b));
}
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/**
 * Joins the documents of one scope, unit by unit: a unit that is done beats one that is not; of two done, the
 * later by attempt and sequence. A record that another one superseded does not count. Everything else is the
 * latest document's, with the checkpoint that the joined units stand for. The result depends neither on the order
 * of `documents` nor on which of them were joined before. Null for an empty list.
 */
function joinDocuments(documents) {
    const sorted = [...documents].sort(compareRevisions);
    const latest = sorted.at(-1);
    if (latest === undefined || sorted.length === 1)
        return latest ?? null;
    const records = (0,record/* record */.g1)();
    for (const document of sorted) {
        for (const [name, unit] of Object.entries(document.units)) {
            const known = (0,record/* entry */.f_)(records, name);
            if (known === undefined)
                records[name] = [unit];
            else
                known.push(unit);
        }
    }
    const units = (0,record/* record */.g1)();
    for (const [name, candidates] of Object.entries(records))
        units[name] = best(candidates);
    const order = joinOrders(sorted);
    return (0,head/* withHead */.V)({ ...latest, units, ...(order.length > 0 ? { order } : {}) });
}
/** Of the records of one unit, the one that counts; it takes over what all of them superseded. */
function best(candidates) {
    const supersedes = new Set(candidates.flatMap((unit) => unit.supersedes ?? []));
    const valid = candidates.filter((unit) => !unit.completionId || !supersedes.has(unit.completionId));
    // Only in a damaged document does a record supersede itself.
    const winner = (valid.length > 0 ? valid : candidates).reduce((a, b) => (rank(a, b) > 0 ? a : b));
    return supersedes.size > (winner.supersedes?.length ?? 0)
        ? { ...winner, supersedes: [...supersedes].sort() }
        : winner;
}
/** A total order: records that it calls equal are equal but for what they superseded. */
function rank(a, b) {
    return (Number(a.status === 'done') - Number(b.status === 'done') ||
        (a.attempt ?? 0) - (b.attempt ?? 0) ||
        (a.sequence ?? 0) - (b.sequence ?? 0) ||
        (a.usedInAttempt ?? 0) - (b.usedInAttempt ?? 0) ||
        (a === b ? 0 : compareContent({ ...a, supersedes: null }, { ...b, supersedes: null })));
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
    const head = document === null ? latestHead(findings.heads, now) : null;
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
/** The latest bare checkpoint about this work; without one, the latest about other work, which does not count. */
function latestHead(heads, now) {
    const rank = (head) => [head.inputHash === now.inputHash ? 1 : 0, head.attempt];
    const candidates = heads.filter((head) => head.attempt <= now.attempt);
    return (candidates
        .sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1] || compareContent(a, b))
        .at(-1) ?? null);
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

// EXTERNAL MODULE: ./build/src/engine/transitions.js
var transitions = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/src/store/file/journal.js
var file_journal = __webpack_require__(9457);
// EXTERNAL MODULE: ./build/src/engine/read-document.js
var read_document = __webpack_require__(7410);
// EXTERNAL MODULE: ./build/src/engine/scope.js
var scope = __webpack_require__(4488);
// EXTERNAL MODULE: ./build/src/store/names.js
var names = __webpack_require__(6451);
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
        names.push(Object.keys(read.malformed).length === 0 ? name : '');
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
var scope_folder = __webpack_require__(6117);
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
        : await firstLook(context, job, folder, remote, own, local.kind === 'unreadable' ? local.reason : null);
    const knowledge = knowledgeOf(findings, context, work, started && state.twoWriters);
    if (!started) {
        if (knowledge.twoWriters)
            folder.writeState({ ...folder.readState(context), twoWriters: true });
        announce(knowledge, context);
    }
    const journal = new file_journal/* Journal */.C(folder.documentFile, beginning(knowledge, context, work, started), warnOnce());
    // Later steps of this attempt read what was learnt from here, and ask the network nothing.
    if (!started && context.attempt > 1)
        journal.update((document) => document);
    return {
        context,
        inputs,
        job,
        folder,
        knowledge,
        journal,
        work,
        remoteUnavailable: remote.unavailable !== null,
        resumed: Object.values(knowledge.document?.units ?? {}).some((unit) => unit.status === 'done' && (unit.attempt ?? 1) < context.attempt),
    };
}
function knowledgeOf(findings, context, work, twoWriters) {
    if (findings.documents.length === 0 && findings.unread.length === 0)
        return NOTHING;
    const { attempt, writer } = context;
    const known = know(findings, { attempt, inputHash: (0,input_hash/* inputHash */.B)(work), writer });
    return { ...known, twoWriters: known.twoWriters || twoWriters };
}
/** Writes fail for one reason at a time; saying it once is enough. */
function warnOnce() {
    let warned = false;
    return (fault) => {
        if (warned)
            return;
        warned = true;
        (0,workflow_commands/* warning */.$e)(`${fault.message} The work goes on, but later steps of this job may not know of this one. ${fault.fix}`);
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
async function firstLook(context, job, folder, remote, leftover, localFault) {
    const candidates = leftover === null ? [] : [leftover];
    let unread = [];
    if (localFault !== null) {
        unread = [`the document on this machine is unreadable, ${localFault}; ${moveAway(folder.documentFile)}`];
    }
    if (context.attempt === 1) {
        if (unread.length > 0)
            folder.writeState({ ...folder.readState(context), unread });
        return { documents: candidates, heads: [], unread, malformedUnits: (0,record/* record */.g1)() };
    }
    let reply = { documents: [], payloads: [], unread: [], sawEarlierAttempt: false };
    if (remote.unavailable !== null)
        unread = [...unread, remote.unavailable];
    else {
        const scratch = folder.scratch('load');
        try {
            reply = await remote.load(context.scopeHash, context.attempt, scratch);
        }
        catch (error) {
            unread = [
                ...unread,
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
        readNames: verified.documents.flatMap((document, index) => (document.revision?.attempt ?? 1) <= context.attempt && verified.names[index]
            ? [verified.names[index]]
            : []),
    };
    folder.writeState(state);
    const hidden = state.unread.length === 0 && !reply.sawEarlierAttempt && leftover === null;
    if (hidden && job.first('hidden-notice')) {
        (0,workflow_commands/* notice */.lm)('No checkpoint of an earlier attempt is visible, so this attempt starts over. GitHub hides the artifacts of earlier attempts after "Re-run all jobs"; "Re-run failed jobs" keeps them.');
    }
    return { ...verified, documents: [...verified.documents, ...candidates], unread: state.unread };
}
function moveAway(file) {
    try {
        return `it is now ${(0,document_file/* setAside */.Fi)(file, new Date())}`;
    }
    catch (error) {
        return `it could not be moved away either (${(0,errors/* describeError */.Uc)(error)})`;
    }
}
function announce(knowledge, context) {
    if (knowledge.unread.length > 0) {
        (0,workflow_commands/* warning */.$e)(`Not everything that earlier attempts did could be read: ${knowledge.unread.join('; ')}. A step whose record is missing runs again.`);
    }
    const late = knowledge.fromLaterAttempts.length;
    if (late > 0) {
        (0,workflow_commands/* warning */.$e)(`${(0,words/* plural */.LS)(late, 'checkpoint')} of an attempt after ${context.attempt} did not count and stayed as they were.`);
    }
}

// EXTERNAL MODULE: ./build/src/effects/command/interruption.js
var interruption = __webpack_require__(6559);
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
    /** Waits, but no longer than until a signal comes. */
    async pause(ms) {
        let timer;
        await new Promise((resolve) => {
            timer = setTimeout(resolve, ms);
            this.listen(() => resolve());
        });
        clearTimeout(timer);
        this.listen(() => { });
    }
    /** How much of the runner's patience is left, in ms; Infinity without a signal. */
    remainingMs() {
        return this.#first === null ? Number.POSITIVE_INFINITY : this.#first.at + interruption/* GRACE_MS */.g - Date.now();
    }
}

// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __webpack_require__(5800);
// EXTERNAL MODULE: ./build/src/action/before-step.js + 1 modules
var before_step = __webpack_require__(5941);
;// CONCATENATED MODULE: ./build/src/action/wrapped-step.js



/** `mode: auto` with `run`: a command that is run once, and skipped with all it produced from then on. */
async function wrapStep(session, remote, signals) {
    const { inputs } = session;
    const print = (0,fingerprint/* fingerprint */.Rj)(inputs.fingerprint === ''
        ? {
            kind: 'command',
            run: inputs.run,
            shell: inputs.shell,
            'working-directory': inputs.workingDirectory,
            files: inputs.files.join('\n'),
            inputs: inputs.inputs,
        }
        : { kind: 'command', fingerprint: inputs.fingerprint });
    const before = await (0,before_step/* settleBeforehand */.S)(session, remote, print);
    if ('done' in before)
        return (0,report/* report */.z8)(session, before.done);
    const { runStep } = await Promise.all(/* import() */[__webpack_require__.e(382), __webpack_require__.e(894), __webpack_require__.e(647)]).then(__webpack_require__.bind(__webpack_require__, 3647));
    return (0,report/* report */.z8)(session, await runStep(session, remote, signals, print, before.run));
}

;// CONCATENATED MODULE: ./build/src/action/main.js











/** The step itself. Returns the exit code; every error has been reported by then. */
async function runMain() {
    try {
        const signals = new Signals();
        const inputs = (0,action_inputs/* readInputs */.K)(process.env);
        const context = (0,run_context/* readRunContext */.$)(process.env, inputs);
        const job = new job_state/* JobState */.d(context);
        (0,file_commands/* saveState */.LZ)('CHECKPOINT_STAGE', job.first('use') ? 'post-first' : 'post');
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
            if (inputs.run !== '')
                return wrapStep(session, remote, signals);
            return (await Promise.all(/* import() */[__webpack_require__.e(382), __webpack_require__.e(894), __webpack_require__.e(283)]).then(__webpack_require__.bind(__webpack_require__, 3283))).completeStep(session, remote, signals);
        case 'begin':
            return (await Promise.all(/* import() */[__webpack_require__.e(382), __webpack_require__.e(894), __webpack_require__.e(283)]).then(__webpack_require__.bind(__webpack_require__, 3283))).beginStep(session, remote, signals);
        case 'complete':
            return (await Promise.all(/* import() */[__webpack_require__.e(382), __webpack_require__.e(894), __webpack_require__.e(283)]).then(__webpack_require__.bind(__webpack_require__, 3283))).completeStep(session, remote, signals);
        case 'load':
            giveKnown(session);
            return 0;
        case 'clear':
            await (await __webpack_require__.e(/* import() */ 77).then(__webpack_require__.bind(__webpack_require__, 9077))).clear(session, remote);
            return 0;
    }
}
function explain(problem) {
    const fix = problem instanceof errors/* CheckpointError */.jg ? ` ${problem.fix}` : '';
    return `${(0,errors/* describeError */.Uc)(problem)}${fix}`;
}


/***/ }),

/***/ 474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ askProof)
/* harmony export */ });
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(558);

/** Runs the step's probe and says in the log what it answered. */
async function askProof(session, print) {
    const { inputs } = session;
    const [{ askProbe }, { commandSpec }] = await Promise.all([
        __webpack_require__.e(/* import() */ 796).then(__webpack_require__.bind(__webpack_require__, 3796)),
        __webpack_require__.e(/* import() */ 42).then(__webpack_require__.bind(__webpack_require__, 6042)),
    ]);
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .group */ .Os)(`checkpoint: asking the probe of ${inputs.step}`, inputs.policies.probe.trimEnd().split(/\r?\n/));
    return askProbe(commandSpec(session, print, inputs.policies.probe));
}


/***/ }),

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uo: () => (/* binding */ headOf),
  z8: () => (/* binding */ report),
  _J: () => (/* binding */ warnNotKept),
  mD: () => (/* binding */ warnWithheld)
});

// UNUSED EXPORTS: OWN_OUTPUTS

// EXTERNAL MODULE: ./build/src/engine/decision.js
var decision = __webpack_require__(7624);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
;// CONCATENATED MODULE: ./build/src/engine/describe-unit.js

/** What the record of a done step holds, in words: `2 outputs, 3 files (12 KiB)`. Empty when it holds nothing. */
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
/** What was not stored and why, the first ten. The names, never the values. */
function describeWithheld(withheld) {
    const shown = withheld.slice(0, 10).map(({ kind, name, reason }) => `${kind} "${name}": ${reason}`);
    const more = withheld.length > 10 ? `; and ${withheld.length - 10} more` : '';
    return `${shown.join('; ')}${more}`;
}

// EXTERNAL MODULE: ./build/src/engine/head.js
var head = __webpack_require__(5048);
// EXTERNAL MODULE: ./build/src/action/file-commands.js + 1 modules
var file_commands = __webpack_require__(9445);
// EXTERNAL MODULE: ./build/src/action/steps.js
var steps = __webpack_require__(5515);
// EXTERNAL MODULE: ./build/src/action/summary.js
var summary = __webpack_require__(6192);
// EXTERNAL MODULE: ./build/src/action/workflow-commands.js
var workflow_commands = __webpack_require__(558);
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
/** Tells everybody how a step ended: later steps (outputs), the log, the job's summary. Returns the exit code. */
function report(session, result) {
    giveOutputs(session, result);
    const { document } = session.journal;
    const kept = describeKept(result.unit);
    (0,file_commands/* appendSummary */.fe)((0,summary/* stepBlock */.c)({ ...result, kept, checkpoint: headOf(session, document), key: session.inputs.key }));
    session.job.addUse({
        step: result.step,
        key: session.inputs.key,
        outcome: result.outcome,
        reason: (0,decision/* aboutStep */.Yt)(result.step, result.reason),
        durationMs: result.durationMs,
        savedMs: result.savedMs,
        kept,
    });
    (0,workflow_commands/* info */.pq)(lastLine(result, kept));
    return result.exitCode;
}
function giveOutputs(session, result) {
    const { context, journal, resumed } = session;
    const own = {
        skipped: String(result.outcome === 'skipped'),
        outcome: result.outcome,
        step: result.step,
        'next-step': (0,steps/* nextStep */.s)(session),
        attempt: String(context.attempt),
        'input-hash': journal.document.inputHash ?? '',
        resumed: String(resumed),
        reason: (0,decision/* aboutStep */.Yt)(result.step, result.reason),
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
/** One warning for everything of a step that was not stored. The names, never the values. */
function warnWithheld(step, withheld) {
    if (withheld.length === 0)
        return;
    (0,workflow_commands/* warning */.$e)(`${step} cannot be restored in a later attempt and will run again, because not all of it was stored: ${describeWithheld(withheld)}. Later steps of this attempt are not affected.`);
}
/** Says that a record is not durable. Where there is no store at all, that has been said once for the whole job. */
function warnNotKept(session, fault) {
    if (fault === null || session.remoteUnavailable)
        return;
    (0,workflow_commands/* warning */.$e)(`The record of ${session.inputs.step} could not be kept as an artifact (${fault}). The work goes on, but if this job fails, a re-run may do the step again.`);
}
function lastLine(result, kept) {
    const { step, outcome } = result;
    const recorded = kept === '' ? '' : `, ${kept}`;
    switch (outcome) {
        case 'completed':
            if (result.durationMs === 0)
                return `✓ ${step} is marked as done${recorded}.`;
            return `✓ ${step} is done in ${(0,words/* duration */.p0)(result.durationMs)}${result.saveFault === null ? ' and recorded' : ''}${recorded}.`;
        case 'skipped':
            return `↷ ${(0,decision/* aboutStep */.Yt)(step, result.reason)}, so it is skipped${kept === '' ? '' : `; restored ${kept}`}.`;
        case 'failed':
            return `✗ ${step} failed after ${(0,words/* duration */.p0)(result.durationMs)}; the next attempt runs it again.`;
        case 'interrupted':
            return `✗ ${step} was interrupted after ${(0,words/* duration */.p0)(result.durationMs)}. Whether its effect landed is not known.`;
    }
}


/***/ }),

/***/ 5515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ jobSteps),
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _engine_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7624);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8667);
/* harmony import */ var _engine_staleness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4470);



/** The job's steps in order: as the input says, else the default list where it fits, else as they were used. */
function jobSteps(session) {
    const { inputs, journal } = session;
    if (inputs.steps !== null)
        return inputs.steps;
    const defaults = _engine_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_STEPS */ ._v;
    const used = journal.document.order ?? [];
    return used.every((step) => defaults.includes(step)) ? defaults : used;
}
/** The first step that is not done, or an empty string. */
function nextStep(session) {
    const { units } = session.journal.document;
    const open = jobSteps(session).find((step) => {
        const unit = (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(units, step);
        return unit?.status !== 'done' || (0,_engine_staleness_js__WEBPACK_IMPORTED_MODULE_2__/* .isStale */ .Q)(unit, units);
    });
    return open ?? '';
}


/***/ }),

/***/ 6559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ stopGroup),
/* harmony export */   g: () => (/* binding */ GRACE_MS)
/* harmony export */ });
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


/***/ }),

/***/ 3803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   bd: () => (/* binding */ NOT_A_FILE),
/* harmony export */   mw: () => (/* binding */ digestAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5482);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);




/** Whole small files are read at once, larger ones in pieces of this size. 4 MiB. */
const CHUNK = 4 * 1024 * 1024;
/**
 * Digests a regular file, handing each piece of its content to `look` on the way.
 * @param look gets each chunk as a latin1 string
 */
function digestFile(file, look) {
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, 'r');
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const buffer = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(1, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor).size)));
        let size = 0;
        for (let read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer); read > 0; read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer)) {
            const chunk = buffer.subarray(0, read);
            hash.update(chunk);
            look?.(chunk.toString('latin1'));
            size += read;
        }
        return { sha256: hash.digest('hex'), size };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
/** In place of a digest: something is there that has none, such as a folder. */
const NOT_A_FILE = 'not a file';
/** What is at a path now: the digest of a file's content or of a link's target; null when there is nothing. */
function digestAt(file) {
    const stat = statAt(file);
    if (stat === null)
        return null;
    if (stat === NOT_A_FILE)
        return NOT_A_FILE;
    if (stat.isSymbolicLink())
        return (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(file));
    return stat.isFile() ? digestFile(file).sha256 : NOT_A_FILE;
}
function statAt(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(file, { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file stands where one of the folders on the way should be.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOTDIR')
            return NOT_A_FILE;
        throw error;
    }
}


/***/ }),

/***/ 5850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ keepFiles),
  h: () => (/* binding */ restoreFilesOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/store/files/digest.js
var files_digest = __webpack_require__(3803);
// EXTERNAL MODULE: ./build/src/store/files/workspace-path.js
var workspace_path = __webpack_require__(9592);
;// CONCATENATED MODULE: ./build/src/store/files/restore.js





/**
 * Which kept files still have to be brought back.
 * @throws RefusedError when a file is there that is neither the version from before the step nor the step's own
 */
function missingFiles(workspace, files) {
    const present = files.map((file) => ({ file, state: look(workspace, file) }));
    const conflicts = present.filter(({ state }) => state === 'conflict').map(({ file }) => file.path);
    if (conflicts.length > 0) {
        throw new errors/* RefusedError */.fk(`The workspace has other versions of ${list(conflicts)} than this step found and left.`, 'Move them away, or run the step again with "resume: false". Nothing was overwritten.');
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
    // Only a restore that has something to unpack loads the archive code.
    const { unpack } = await Promise.all(/* import() */[__webpack_require__.e(78), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 7213));
    await unpack(archive, files, scratch);
    for (const file of missing) {
        const target = (0,workspace_path/* resolveInside */.L)(workspace, file.path);
        external_node_fs_.mkdirSync(external_node_path_.dirname(target), { recursive: true });
        const temporary = `${target}.checkpoint-restore`;
        external_node_fs_.rmSync(temporary, { force: true });
        if (file.link === undefined) {
            external_node_fs_.copyFileSync(external_node_path_.join(scratch, ...file.path.split('/')), temporary);
            external_node_fs_.chmodSync(temporary, file.mode & 0o777);
        }
        else {
            if (!(0,workspace_path/* linkStaysInside */.t)(workspace, target, file.link))
                throw new Error(`the link "${file.path}" leads out`);
            external_node_fs_.symlinkSync(file.link, temporary);
        }
        external_node_fs_.renameSync(temporary, target);
    }
}
function look(workspace, file) {
    const digest = (0,files_digest/* digestAt */.mw)((0,workspace_path/* resolveInside */.L)(workspace, file.path));
    if (digest === file.sha256 && isAsExecutable(workspace, file))
        return 'restored';
    if (digest === file.sha256)
        return 'replaceable';
    return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}
/** Rights differ with each machine's umask; whether a file can be executed is part of what the step left. */
function isAsExecutable(workspace, file) {
    if (process.platform === 'win32' || file.link !== undefined)
        return true;
    return (external_node_fs_.lstatSync((0,workspace_path/* resolveInside */.L)(workspace, file.path)).mode & 0o111) === (file.mode & 0o111);
}
function list(names) {
    const shown = names.slice(0, 5).map((name) => `"${name}"`);
    return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}

;// CONCATENATED MODULE: ./build/src/store/files/payload.js





/** Packs a step's files into an archive named by its digest, durably. What cannot be packed is withheld. */
async function keepFiles(workspace, files, folder) {
    if (files.length === 0)
        return { payload: null, withheld: [] };
    const { pack } = await Promise.all(/* import() */[__webpack_require__.e(78), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 7213));
    let scratch = null;
    try {
        scratch = folder.scratch('pack');
        const archive = await pack(workspace, files, external_node_path_.join(scratch, 'files.tgz'));
        const target = folder.payloadFile(archive.sha256);
        sync(archive.file);
        external_node_fs_.renameSync(archive.file, target);
        (0,atomic_write/* syncFolder */.Yw)(external_node_path_.dirname(target));
        const { sha256, size, unpackedSize } = archive;
        return { payload: { sha256, size, unpackedSize }, withheld: [] };
    }
    catch (error) {
        const reason = `the files could not be packed (${(0,errors/* describeError */.Uc)(error)})`;
        return { payload: null, withheld: [{ kind: 'file', name: files[0]?.path ?? '', reason }] };
    }
    finally {
        if (scratch !== null)
            external_node_fs_.rmSync(scratch, { recursive: true, force: true });
    }
}
/**
 * Puts back the files of a done step that are not in place. Returns null, or what is wrong.
 * @param find gives the archive, using a folder that is removed afterwards; throws when there is none
 * @throws RefusedError when a file of the workspace would be overwritten that nobody knows
 */
async function restoreFilesOf(unit, workspace, folder, find) {
    const files = unit.files ?? [];
    if (files.length === 0)
        return null;
    const missing = missingFiles(workspace, files);
    if (missing.length === 0)
        return null;
    if (!unit.payload)
        return 'its files were never kept';
    let scratch = null;
    try {
        scratch = folder.scratch('restore');
        const archive = await find(unit.payload, scratch);
        await restoreFiles(workspace, files, missing, archive, external_node_fs_.mkdtempSync(external_node_path_.join(scratch, 'files-')));
        return null;
    }
    catch (error) {
        return `its files could not be fetched (${(0,errors/* describeError */.Uc)(error)})`;
    }
    finally {
        if (scratch !== null)
            external_node_fs_.rmSync(scratch, { recursive: true, force: true });
    }
}
function sync(file) {
    const descriptor = external_node_fs_.openSync(file, 'r+');
    try {
        external_node_fs_.fsyncSync(descriptor);
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}


/***/ }),

/***/ 9592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ resolveInside),
/* harmony export */   t: () => (/* binding */ linkStaysInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);



/** How many links one path may go through, as on Linux. */
const MAX_LINKS = 40;
/**
 * The absolute path of a kept file, after checking that it stays inside the workspace: no `..`, nothing absolute,
 * and no folder on the way that is a link leading out.
 * @param relative as in the document: relative to the workspace, with forward slashes
 * @throws InvalidInputError when it would leave the workspace
 */
function resolveInside(workspace, relative) {
    const escapes = relative === '' ||
        relative.includes('\0') ||
        relative.split(/[/\\]/).includes('..') ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(relative) ||
        node_path__WEBPACK_IMPORTED_MODULE_1__.win32.isAbsolute(relative) ||
        /^[A-Za-z]:/.test(relative);
    if (escapes)
        throw leavesWorkspace(relative);
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const parts = relative.split('/');
    if (walk(root, root, parts.slice(0, -1)) === null)
        throw leavesWorkspace(relative);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts);
}
/** Whether a link at `file`, in a folder that exists, leads to a place inside the workspace when it points to `target`. */
function linkStaysInside(workspace, file, target) {
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target))
        return false;
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(workspace);
    const folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
    const parts = target.split(process.platform === 'win32' ? /[/\\]/ : '/');
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
function leavesWorkspace(relative) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputError */ .oC(`"${relative}" leads out of the workspace.`, 'Only files below the workspace are kept and restored; use paths relative to it, without "..".');
}


/***/ })

};
