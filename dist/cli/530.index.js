export const id = 530;
export const ids = [530,322,106];
export const modules = {

/***/ 9530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run_run)
});

// EXTERNAL MODULE: ./build/src/cli/messages.js
var messages = __webpack_require__(1178);
// EXTERNAL MODULE: ./build/src/cli/run/cannot-start.js
var cannot_start = __webpack_require__(6454);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/effects/workflow-event.js

/**
 * What a workflow run works on, as the runner's environment says: the issue or pull request of the triggering event,
 * and the pull request's head, else the run's commit. Empty texts outside a workflow run.
 */
function workOfEvent(env) {
    const event = readEvent(env.GITHUB_EVENT_PATH);
    const pull = member(event, 'pull_request');
    const issue = member(member(event, 'issue'), 'number') ??
        member(pull, 'number') ??
        member(member(event, 'inputs'), 'issue_number');
    return {
        // By hand it may be given as people write it.
        issueNumber: scalar(issue).replace(/^#/, ''),
        commitSha: scalar(member(member(pull, 'head'), 'sha')) || (env.GITHUB_SHA ?? ''),
    };
}
/** Whether the repository is private, as far as the event tells; many events do, and the rest leave it open. */
function isPrivateRepository(env) {
    return member(member(readEvent(env.GITHUB_EVENT_PATH), 'repository'), 'private') === true;
}
function readEvent(file) {
    if (file === undefined || file === '')
        return {};
    try {
        return JSON.parse(external_node_fs_.readFileSync(file, 'utf8'));
    }
    catch {
        return {}; // no event, or none that can be read: the commit still identifies the work
    }
}
function member(value, name) {
    return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}
function scalar(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

// EXTERNAL MODULE: ./build/src/engine/globs.js
var engine_globs = __webpack_require__(207);
// EXTERNAL MODULE: ./build/src/engine/issue-number.js
var issue_number = __webpack_require__(1513);
// EXTERNAL MODULE: ./build/src/engine/step-name.js
var step_name = __webpack_require__(4046);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/run/options.js






const DEFAULT_FILE = external_node_path_.join('.checkpoint', 'runs', 'default.json');
const CONFIG = {
    strict: true,
    allowPositionals: true,
    tokens: true,
    options: {
        step: { type: 'string' },
        file: { type: 'string' },
        issue: { type: 'string' },
        sha: { type: 'string' },
        inputs: { type: 'string' },
        files: { type: 'string', multiple: true },
    },
};
/** @throws UsageError that names the argument and what it may be */
function readOptions(args, env) {
    const end = args.indexOf('--');
    const own = end < 0 ? args : args.slice(0, end);
    const [program, ...rest] = end < 0 ? [] : args.slice(end + 1);
    const { values, tokens } = (0,usage/* parseCommandLine */.Du)('run', { ...CONFIG, args: [...own] });
    const globs = (0,engine_globs/* parseGlobs */.nS)([...(values.files ?? []), ...globsBehindFiles(tokens)].join('\n'));
    const step = stepName(values.step);
    if (program === undefined || program === '') {
        throw new usage/* UsageError */.eb('run', 'The command is missing; it goes behind "--".');
    }
    for (const line of globs) {
        const fault = (0,engine_globs/* globFault */.Hf)(line);
        if (fault === null)
            continue;
        throw new usage/* UsageError */.eb('run', `"--files" takes globs below this folder; "${line}" ${fault}.`);
    }
    const given = { issueNumber: issueNumber(values.issue), commitSha: values.sha?.trim() };
    const event = workOfEvent(env);
    const workspace = process.cwd();
    const file = external_node_path_.resolve(values.file || DEFAULT_FILE);
    return {
        step,
        file,
        work: {
            issueNumber: given.issueNumber ?? event.issueNumber,
            commitSha: given.commitSha ?? event.commitSha,
        },
        inputs: values.inputs ?? '',
        globs,
        command: [program, ...rest],
        ownFiles: ownFiles(workspace, file),
        workspace,
    };
}
/** `--files a b`, also as a shell makes it of `--files out/*`: what follows belongs to it. */
function globsBehindFiles(tokens) {
    const globs = [];
    let option;
    for (const token of tokens) {
        if (token.kind === 'option')
            option = token.name;
        else if (token.kind !== 'positional')
            continue;
        else if (option === 'files')
            globs.push(token.value ?? '');
        else
            throw new usage/* UsageError */.eb('run', `"${token.value}" makes no sense here; the command goes behind "--".`);
    }
    return globs;
}
/** A record must not be kept as one of the files it speaks of. */
function ownFiles(workspace, file) {
    const relative = external_node_path_.relative(workspace, file).replaceAll('\\', '/');
    if (relative.startsWith('../') || external_node_path_.isAbsolute(relative))
        return ['!.checkpoint/**'];
    const literal = relative.replace(/[()[\]{}!*?@+|\\]/g, '\\$&');
    return ['!.checkpoint/**', `!${literal}*`, `!${literal}.files/**`, `!${literal}.lock/**`];
}
function stepName(value) {
    if (value === undefined)
        throw new usage/* UsageError */.eb('run', 'The step has no name; give it one with "--step".');
    if ((0,step_name/* isStepName */.g)(value))
        return value;
    throw new usage/* UsageError */.eb('run', `"--step" is "${value}". ${step_name/* STEP_NAME_RULE */.O}`);
}
function issueNumber(value) {
    if (value === undefined)
        return undefined;
    const number = (0,issue_number/* readIssueNumber */.t)(value);
    if (number === null)
        throw new usage/* UsageError */.eb('run', `"--issue" is "${value}". ${issue_number/* ISSUE_NUMBER_RULE */.j}`);
    return number;
}

// EXTERNAL MODULE: ./build/src/engine/fingerprint.js
var fingerprint = __webpack_require__(5800);
// EXTERNAL MODULE: ./build/src/engine/input-hash.js
var input_hash = __webpack_require__(3121);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/staleness.js
var staleness = __webpack_require__(4470);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
;// CONCATENATED MODULE: ./build/src/engine/decision.js





/** The steps of a job that names none; also the order that five-field checkpoints are read by. */
const DEFAULT_STEPS = ['ai-complete', 'label-applied', 'comment-posted', 'done'];
const ON_UNKNOWN = (/* unused pure expression or super */ null && (['rerun', 'fail', 'skip']));
const ON_CHANGE = (/* unused pure expression or super */ null && (['rerun', 'keep', 'fail']));
/** What `interrupted.reason` of a record means, in words. */
const INTERRUPTERS = {
    signal: 'a signal',
    timeout: 'its timeout',
    kill: 'a kill',
};
/** "When a step is skipped": read from the top, the first row that applies decides. */
const TABLE = [
    {
        row: 1,
        when: (c) => c.usedBefore,
        so: (c) => fail(`step "${c.step}" is used twice in this job`, 'Give each use its own step name, or a "key" that tells them apart.'),
    },
    {
        row: 2,
        when: (c) => c.knowledge.twoWriters,
        so: () => fail('two jobs of one attempt wrote the same checkpoint, as when a reusable workflow is called twice', 'Give each call its own "key" input, for example its name or a matrix value.'),
    },
    {
        row: 3,
        when: (c) => !c.resume,
        so: () => run('resume is false: whatever is known from before is ignored'),
    },
    {
        row: 3,
        when: (c) => c.knowledge.answer === 'none' && c.unit === undefined,
        so: () => run('it had not been done before'),
    },
    {
        row: 4,
        when: (c) => c.knowledge.document === null && c.knowledge.void.length > 0 && c.knowledge.complete,
        so: (c) => run(`the checkpoint is about ${(0,input_hash/* describeWork */.F)(c.knowledge.void.at(-1)?.work)}, this job works on ${(0,input_hash/* describeWork */.F)(c.work)}`),
    },
    {
        row: 4,
        when: (c) => headOfOtherWork(c) && c.knowledge.complete,
        so: () => run('the checkpoint is about another issue or commit'),
    },
    {
        row: 5,
        when: (c) => c.knowledge.head !== null && !c.steps.includes(c.knowledge.head.step) && c.knowledge.complete,
        so: (c) => run(`the checkpoint names step "${c.knowledge.head?.step}", which is not one of this job's steps`),
    },
    {
        row: 5,
        when: (c) => c.knowledge.head !== null && coveredByHead(c),
        so: (c) => skip(`the checkpoint of attempt ${c.knowledge.head?.attempt} is at "${c.knowledge.head?.step}"`),
    },
    {
        row: 3,
        when: (c) => c.unit === undefined && c.knowledge.complete && !isMalformed(c),
        so: () => run('it had not been done before'),
    },
    {
        row: 3,
        when: (c) => c.unit?.status === 'pending' || c.unit?.status === 'dep_blocked',
        so: () => run('it has not been started yet'),
    },
    // An exit code is no proof (design section 5): where there is one, it is asked before the command is tried again.
    {
        row: 3,
        when: (c) => c.unit?.status === 'blocked' && c.proof === 'available',
        so: (c) => ({ action: 'prove', reason: failedBefore(c) }),
    },
    {
        row: 3,
        when: (c) => c.unit?.status === 'blocked' && c.proof === 'landed',
        so: (c) => skip(`${failedBefore(c)}, but its proof says that it took effect`),
    },
    { row: 3, when: (c) => c.unit?.status === 'blocked', so: (c) => run(failedBefore(c)) },
    {
        row: 6,
        when: (c) => c.unit?.status === 'done' && (0,staleness/* isStale */.Q)(c.unit, c.knowledge.document?.units ?? {}),
        so: (c) => run(`it was done in attempt ${attemptOf(c)}, but a step it was built on has been done again`),
    },
    { row: 7, when: (c) => c.unit?.status === 'done' && changed(c) && c.onChange !== 'keep', so: onChanged },
    {
        row: 8,
        when: (c) => c.unit?.status === 'done' && c.lost.length > 0,
        so: (c) => notRestorable(c),
    },
    {
        row: 9,
        when: (c) => c.unit?.status === 'done' && c.rewritten === true && c.onChange !== 'keep',
        so: (c) => run(`it was done in attempt ${attemptOf(c)}, but its text has changed since`),
    },
    { row: 9, when: (c) => c.unit?.status === 'done', so: (c) => skip(doneBefore(c)) },
    { row: 10, when: (c) => c.proof === 'available', so: (c) => ({ action: 'prove', reason: unclear(c) }) },
    {
        row: 10,
        when: (c) => c.proof === 'landed',
        so: (c) => skip(`${unclear(c)}, and its proof says that it took effect`),
    },
    {
        row: 10,
        when: (c) => c.proof === 'not-landed',
        so: (c) => run(`${unclear(c)}, and its proof says that it did not take effect`),
    },
    { row: 10, when: () => true, so: (c) => whenUnknown(c, unclear(c)) },
];
/** Decides what happens to a step. Pure: the same situation always gets the same answer. */
function decide(situation) {
    const unit = (0,record/* entry */.f_)(situation.knowledge.document?.units, situation.step);
    const withheld = (unit?.withheld ?? []).map(({ kind, name, reason }) => `${kind} "${name}" was not stored (${reason})`);
    const c = { ...situation, unit, lost: [...withheld, ...situation.unrestorable] };
    for (const { row, when, so } of TABLE) {
        if (!when(c))
            continue;
        const decision = so(c);
        // Documents come from outside: what they say must not become a line, or a workflow command, of its own.
        return { row, ...decision, reason: (0,words/* oneLine */.TN)(decision.reason) };
    }
    throw new Error('The decision table has no last row.');
}
function run(reason) {
    return { action: 'run', reason };
}
function skip(reason) {
    return { action: 'skip', reason };
}
function fail(reason, fix) {
    return { action: 'fail', reason, fix };
}
function headOfOtherWork(c) {
    return c.knowledge.head !== null && c.knowledge.head.inputHash !== (0,input_hash/* inputHash */.B)(c.work);
}
function coveredByHead(c) {
    const last = c.steps.indexOf(c.knowledge.head?.step ?? '');
    const own = c.steps.indexOf(c.step);
    return own !== -1 && own <= last && !headOfOtherWork(c);
}
function isMalformed(c) {
    return (0,record/* entry */.f_)(c.knowledge.malformedUnits, c.step) !== undefined;
}
function changed(c) {
    return c.unit?.fingerprint != null && c.unit.fingerprint !== c.fingerprint.value;
}
function onChanged(c) {
    const parts = (0,fingerprint/* changedParts */.Ty)(c.unit?.fingerprintParts, c.fingerprint.parts).join(', ');
    const reason = `it was done in attempt ${attemptOf(c)}, but has changed since (${parts})`;
    return c.onChange === 'fail'
        ? fail(reason, 'Set "on-change" to rerun or keep, or undo the change.')
        : run(reason);
}
function notRestorable(c) {
    const reason = `it was done in attempt ${attemptOf(c)}, but cannot be restored: ${c.lost.join('; ')}`;
    // A skip without what the step produced would starve the steps after it, so here "skip" fails too.
    return c.onUnknown === 'rerun'
        ? run(reason)
        : fail(reason, `Set "on-unknown: rerun" to do it again, or start fresh with "resume: false".`);
}
function whenUnknown(c, reason) {
    switch (c.onUnknown) {
        case 'rerun':
            return run(reason);
        case 'skip':
            return skip(`${reason}; "on-unknown: skip" counts it as done`);
        case 'fail':
            return fail(reason, 'Check whether it took effect. Then start fresh with "resume: false", or delete the checkpoint artifact.');
    }
}
/** The attempt that made the record; records of other tools have none. */
function attemptOf(c) {
    return c.unit?.attempt ?? 1;
}
function doneBefore(c) {
    const took = c.unit?.durationMs == null ? '' : ` in ${(0,words/* duration */.p0)(c.unit.durationMs)}`;
    const kept = changed(c) ? ', and "on-change: keep" keeps it although it has changed' : '';
    const partial = c.unit?.partial
        ? ' (what it wrote to environment, path or summary is not brought back)'
        : '';
    return `it was done in attempt ${attemptOf(c)}${took}${kept}${partial}`;
}
function failedBefore(c) {
    const note = c.unit?.note ? ` (${c.unit.note})` : '';
    return `it failed in attempt ${attemptOf(c)}${note}`;
}
function unclear(c) {
    const { unit } = c;
    const malformed = (0,record/* entry */.f_)(c.knowledge.malformedUnits, c.step);
    if (unit === undefined || malformed !== undefined) {
        const [first, ...others] = [...(malformed === undefined ? [] : [malformed]), ...c.knowledge.unread];
        // A reason has to stay short; the warning that came before has them all.
        return `whether it was done before could not be read: ${first}${others.length > 0 ? `; and ${others.length} more` : ''}`;
    }
    const started = `it was started in attempt ${attemptOf(c)}`;
    if (!unit.interrupted)
        return `${started} and its end was never recorded`;
    const after = unit.durationMs == null ? '' : ` after ${(0,words/* duration */.p0)(unit.durationMs)}`;
    return `${started} and interrupted by ${(0,record/* entry */.f_)(INTERRUPTERS, unit.interrupted.reason) ?? unit.interrupted.reason}${after}`;
}
/** A reason as a full sentence about a step: `it was done …` becomes `ai-complete was done …`. */
function aboutStep(step, reason) {
    return reason.startsWith('it ') ? `${step} ${reason.slice(3)}` : `${step}: ${reason}`;
}

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/engine/statuses.js
var statuses = __webpack_require__(7332);
;// CONCATENATED MODULE: ./build/src/engine/adopt-document.js

/** A document that has no checkpoint yet gets what identifies its run; version 1 becomes version 2. */
function adoptDocument(document, identity) {
    return {
        ...document,
        runId: document.runId ?? identity.runId,
        inputHash: document.inputHash ?? identity.inputHash,
        schemaVersion: statuses/* SCHEMA_VERSION */.f$,
        resolvedItems: document.resolvedItems ?? [],
    };
}

;// CONCATENATED MODULE: ./build/src/engine/adopt-head.js

/**
 * Takes over a five-field checkpoint into a document without units: the steps up to and including the one it names
 * are done. Without this, what it says would be lost with the first step that is recorded after it.
 * @param steps the job's steps in order
 * @param newId gives an id that nobody else has
 */
function adoptHead(document, head, steps, newId) {
    const covered = steps.slice(0, steps.indexOf(head.step) + 1);
    const units = (0,record/* record */.g1)();
    let basis = null;
    for (const step of covered) {
        const completionId = newId();
        units[step] = {
            status: 'done',
            dependsOn: [],
            note: `taken over from the checkpoint at "${head.step}"`,
            createdAt: head.timestamp,
            updatedAt: head.timestamp,
            startedAt: null,
            finishedAt: head.timestamp,
            attempt: head.attempt,
            completionId,
            basis,
            fingerprint: null,
            sequence: 0,
            usedInAttempt: 0,
        };
        basis = completionId;
    }
    return { ...document, units, order: covered };
}

// EXTERNAL MODULE: ./build/src/engine/document-transitions.js
var document_transitions = __webpack_require__(5838);
// EXTERNAL MODULE: ./build/src/engine/hash.js + 1 modules
var hash = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/src/engine/head.js
var head = __webpack_require__(5048);
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
 * Joins the documents of one scope, unit by unit. A unit that is done beats one that is not; of two that are alike in
 * this, the later by attempt and sequence counts, and of what is not done, also the latest progress. A record that
 * another one superseded does not count. Everything else is the latest document's, with the checkpoint that the joined
 * units stand for. The result does not depend on the order of `documents`. Null for an empty list.
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
    return (0,head/* withHead */.V5)({ ...latest, units, ...(order.length > 0 ? { order } : {}) });
}
/**
 * A document with what others have written into its file meanwhile: the units joined, everything else as they have it.
 */
function takeIn(mine, theirs) {
    const { units, order, revision } = joinDocuments([mine, theirs]) ?? mine;
    return (0,head/* withHead */.V5)({
        ...theirs,
        ...(mine.runId === undefined ? {} : { runId: mine.runId }),
        ...(mine.inputHash === undefined ? {} : { inputHash: mine.inputHash }),
        ...(order === undefined ? {} : { order }),
        ...(revision === undefined ? {} : { revision }),
        units,
    });
}
/**
 * Of the records of one unit, the one that counts. It takes over what all of them superseded, and every completion
 * before the latest one: a step that was done again must not fall back on its first result when the second one falls.
 */
function best(candidates) {
    const done = candidates.filter((unit) => unit.status === 'done');
    const latest = done.length > 0 ? done.reduce(higher) : null;
    const earlier = done.flatMap(({ completionId }) => completionId && completionId !== latest?.completionId ? [completionId] : []);
    const supersedes = new Set([...earlier, ...candidates.flatMap((unit) => unit.supersedes ?? [])]);
    const valid = candidates.filter((unit) => !unit.completionId || !supersedes.has(unit.completionId));
    // Only in damaged documents do records supersede each other in a circle; then none of them counts.
    const winner = withProgress(valid.length > 0 ? valid.reduce(higher) : NOTHING_COUNTS, candidates);
    return supersedes.size > (winner.supersedes?.length ?? 0)
        ? { ...winner, supersedes: [...supersedes].sort() }
        : winner;
}
/** A unit that is not done goes on from the latest progress, whichever record has it; one that is done needs none. */
function withProgress(winner, candidates) {
    if (winner.status === 'done')
        return winner;
    let latest = winner.progress;
    for (const { progress } of candidates) {
        if (progress !== undefined && (latest === undefined || isLater(progress, latest)))
            latest = progress;
    }
    return latest === winner.progress ? winner : { ...winner, progress: latest };
}
function isLater(a, b) {
    return (a.attempt - b.attempt || a.sequence - b.sequence || compareContent(a, b)) > 0;
}
const NOTHING_COUNTS = { status: 'pending' };
function higher(a, b) {
    return rank(a, b) > 0 ? a : b;
}
/** A total order: records that compare as equal differ in what they superseded at most. */
function rank(a, b) {
    return (Number(a.status === 'done') - Number(b.status === 'done') ||
        (a.attempt ?? 0) - (b.attempt ?? 0) ||
        (a.sequence ?? 0) - (b.sequence ?? 0) ||
        // Of two copies of one record, the one with less withheld.
        (b.withheld?.length ?? 0) - (a.withheld?.length ?? 0) ||
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

// EXTERNAL MODULE: ./build/src/engine/scope.js
var scope = __webpack_require__(4488);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/run-file/whole-run.js + 1 modules
var whole_run = __webpack_require__(8614);
// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __webpack_require__(9763);
;// CONCATENATED MODULE: ./build/src/store/file/document-journal.js




/**
 * Whether a document is that of our run.
 * @param isNumbered the number of our run counts: somebody gave it, or it has been written. Else whoever comes second to a
 *   new file goes on with the run that is there.
 */
function isOfOurRun(theirs, { runId, inputHash }, isNumbered) {
    const isSameWork = (theirs.inputHash ?? inputHash) === inputHash;
    return isSameWork && (!isNumbered || (theirs.runId ?? runId) === runId);
}
/**
 * Whether a document is the one that was in the file before: by what its event log begins with as well. One that was
 * made anew for the number that somebody gave our run goes on with it; one that was made by hand never had that number.
 */
function isSameDocument(theirs, ours, isNumbered) {
    if (theirs.id === ours.id && (theirs.createdAt ?? '') === (ours.createdAt ?? ''))
        return true;
    const isMadeForNumber = theirs.scope !== undefined && ours.scope !== undefined;
    return isNumbered && isMadeForNumber && theirs.runId === ours.runId;
}
/** The file holds something that must be neither changed nor replaced. */
function otherWork(file, { runId, id }) {
    return new store_errors/* StoreError */.AD(`${file} now holds the record of other work, of run ${runId ?? id ?? '(without a number)'}.`, 'Give each run a file of its own.');
}
/**
 * Whether an event log, which is all that is left of a run, is to be gone on with.
 * @param isOurs it is that of our run
 * @param seen the `stampOfRun` from before
 * @throws StoreError when it is that of another run, which was begun since
 */
function countsAlone(places, document, isOurs, seen) {
    const [, log] = (0,whole_run/* stampOfRun */.gK)(places).split('|');
    if (!isOurs && log !== seen.split('|')[1])
        throw otherWork(places.name, document);
    return isOurs;
}
/** Where there was a document is none any more, so that what only others knew is lost. */
function wasGone(file) {
    return `warning: ${file} was gone. It is written anew, with what this run knows.`;
}
/** Why a record could not be written. */
function asStoreError(file, error) {
    if (error instanceof store_errors/* StoreError */.AD)
        return error;
    if (error instanceof errors/* CheckpointError */.jg)
        return new store_errors/* StoreError */.AD(error.message, error.fix, { cause: error });
    return (0,atomic_write/* writeFault */.ii)(file, error);
}

;// CONCATENATED MODULE: ./build/src/engine/unreadable-units.js


/**
 * The document with a record for each unit that cannot be read, which says what is known: it was begun, and how it ended
 * is not known. Otherwise the units would be missing when the document is written again, and the next reader would take
 * them for steps that nobody has begun.
 * @param malformed their names, each with the reason
 */
function withUnreadableUnits(document, malformed) {
    const { attempt } = revisionOf(document);
    const standIns = Object.entries(malformed).map(([name, reason]) => [
        name,
        { status: 'in_progress', note: `its record could not be read: ${reason}`, attempt },
    ]);
    if (standIns.length === 0)
        return document;
    return { ...document, units: (0,record/* record */.g1)([...Object.entries(document.units), ...standIns]) };
}

// EXTERNAL MODULE: ./build/src/store/run-file/places.js
var run_file_places = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(1216);
;// CONCATENATED MODULE: ./build/src/store/file/found-document.js







const START_OVER = 'the run starts over';
/**
 * Reads the document that a run goes on with. What of it cannot be read is kept beside it, before anything is
 * written over it.
 * @param say gets a sentence for each thing that cannot be read
 * @throws StoreError for what is no file
 */
function findDocument(file, say, { restore, otherwise } = { restore: () => false, otherwise: START_OVER }) {
    (0,document_file/* refuseNoFile */.oP)(file);
    const places = (0,run_file_places/* placesOf */.e)(file);
    let read = (0,whole_run/* readWholeRun */.Tj)(places);
    if ((read.kind === 'missing' || read.kind === 'unreadable') && restore())
        read = (0,whole_run/* readWholeRun */.Tj)(places);
    switch (read.kind) {
        case 'missing':
            return { kind: 'nothing' };
        case 'unreadable':
            return { kind: 'nothing', unread: moveAway(file, `cannot be read (${read.reason})`, say, otherwise) };
        case 'head':
            return read;
        case 'document': {
            const faulty = Object.keys(read.malformed);
            if (faulty.length > 0)
                copyAside(file, faulty, say);
            return { ...read, document: withUnreadableUnits(read.document, read.malformed) };
        }
    }
}
/**
 * Moves a file that does not count out of the way of the run that goes on without it. Returns where it is now.
 * @param then what happens next
 */
function moveAway(file, why, say, then = START_OVER) {
    try {
        const aside = (0,document_file/* setAside */.Fi)(file, new Date());
        say(`${file} ${why}. It is now ${aside}, and ${then}.`);
        return aside;
    }
    catch (error) {
        const sentence = `${then.charAt(0).toUpperCase()}${then.slice(1)}`;
        say(`${file} ${why}, and could not be moved away (${(0,errors/* describeError */.Uc)(error)}). ${sentence}.`);
        return file;
    }
}
function copyAside(file, units, say) {
    const what = `${(0,words/* plural */.LS)(units.length, 'step')} of ${file} cannot be read`;
    const copy = `${file}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        external_node_fs_.copyFileSync(file, copy, external_node_fs_.constants.COPYFILE_EXCL);
        say(`${what}: ${units.join(', ')}. A copy is ${copy}.`);
    }
    catch (error) {
        say(`${what} (no copy: ${(0,errors/* describeError */.Uc)(error)}).`);
    }
}

// EXTERNAL MODULE: ./build/src/store/run-file/event-log/damage.js
var damage = __webpack_require__(6017);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/new-event-log.js
var new_event_log = __webpack_require__(1322);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __webpack_require__(4100);
// EXTERNAL MODULE: ./build/src/store/run-file/locked.js + 1 modules
var locked = __webpack_require__(8582);
// EXTERNAL MODULE: ./build/src/store/run-file/log-alone.js
var log_alone = __webpack_require__(106);
// EXTERNAL MODULE: ./build/src/store/run-file/rebuild-run.js
var rebuild_run = __webpack_require__(2033);
// EXTERNAL MODULE: ./build/src/store/run-file/whole-document.js
var whole_document = __webpack_require__(4835);
// EXTERNAL MODULE: ./build/src/engine/read-document.js
var read_document = __webpack_require__(7410);
// EXTERNAL MODULE: ./build/src/store/run-file/document-view.js
var document_view = __webpack_require__(39);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __webpack_require__(5766);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-ends.js
var log_ends = __webpack_require__(1743);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __webpack_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-events.js + 1 modules
var read_events = __webpack_require__(219);
// EXTERNAL MODULE: ./build/src/store/run-file/replay.js
var replay = __webpack_require__(8743);
;// CONCATENATED MODULE: ./build/src/store/file/restored-run.js













/**
 * Makes the document of a run again from its event log, when it is gone, or is there and does not go with the log. What
 * was there is kept beside it.
 * @param lock of the run
 * @returns whether the run is whole now. False: there is no event log of it, and nothing was changed
 * @throws RefusedError when the log is damaged, or does not have all that the document has; StoreError
 */
function restoreRun(places, lock, restoring) {
    if (isWhole(places))
        return true;
    (0,document_file/* refuseNoFile */.oP)(places.file);
    if (!isLogOurs(places, restoring))
        return false;
    const { kept } = (0,rebuild_run/* rebuildUnderLock */.x)(places, lock);
    restoring.say(kept === null
        ? `${places.name} was missing, and was made from its event log again.`
        : `${places.name} did not go with its event log, and was made again from it. What was there is now ${kept}.`);
    return true;
}
/** Whether there is a document, and it goes with its event log. */
function isWhole(places) {
    try {
        (0,read_event_logged/* readEventLogged */.n)(places);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* RefusedError */.fk || error instanceof store_errors/* NotFoundError */.m_)
            return false;
        throw error;
    }
}
/** @throws DamagedLogError for one that is, as far as can be told */
function isLogOurs(places, { document, isOurs }) {
    const source = (0,read_events/* openSource */.oD)(places.eventLog);
    if (source === null)
        return false;
    try {
        return isOurs((0,document_view/* requireDocument */.f$)(places.name, (0,read_document/* interpretDocument */.Ho)((0,replay/* replayAll */.R)(source))).document);
    }
    catch (error) {
        const isOthers = document !== null && startHash(document) !== (0,log_ends/* firstPrevious */.o)(source.descriptor);
        if (error instanceof damage/* DamagedLogError */.G && isOthers)
            return false;
        throw error;
    }
    finally {
        external_node_fs_.closeSync(source.descriptor);
    }
}
function startHash({ id, createdAt = '' }) {
    return (0,event_log_event/* startOf */.GH)(id, createdAt).hash;
}

;// CONCATENATED MODULE: ./build/src/store/file/recovered-run.js
















/** Others hold the lock for as long as one change takes. */
const WAIT_MS = 5000;
/**
 * Reads the run that is to be gone on with, whatever state it is in. A document that does not go with its event log is
 * made whole first, and what cannot be read is moved aside. Where that cannot be done, what can be read counts.
 * @throws StoreError for what is no file
 */
function recoverRun(file, recovering) {
    (0,document_file/* refuseNoFile */.oP)(file);
    const places = (0,run_file_places/* placesOf */.e)(file);
    const { say } = recovering;
    let lost = null;
    if (isAmiss(places)) {
        (0,document_file/* refuseNoFile */.oP)(places.eventLog);
        try {
            lost = (0,locked/* withRunLockSync */.G)(places, WAIT_MS, (lock) => makeWhole(places, lock, recovering));
        }
        catch (error) {
            return readAsItIs(places, error, recovering);
        }
    }
    const seen = (0,whole_run/* stampOfRun */.gK)(places);
    const found = findDocument(file, say);
    const hasEventLog = found.kind === 'document' && (0,snapshot/* positionIn */.Nu)(found.document) !== null;
    if (found.kind !== 'nothing' || lost === null)
        return { found, seen, hasEventLog };
    return { found: { kind: 'nothing', unread: found.unread ?? lost }, seen, hasEventLog };
}
/** Whether there is an event log, or ought to be one, and the document does not go with it. */
function isAmiss(places) {
    const hasLog = external_node_fs_.existsSync(places.eventLog);
    const read = (0,document_file/* readDocumentFile */.K7)(places.file);
    if (read.kind === 'head')
        return false;
    if (read.kind !== 'document')
        return hasLog;
    const isAlone = (0,snapshot/* positionIn */.Nu)(read.stored) === null && (!hasLog || (0,document_file/* isNoFile */.wD)(places.eventLog));
    if (isAlone)
        return false;
    try {
        return !isWhole(places);
    }
    catch {
        return true;
    }
}
/** Gives where the event log is now, if it could not be read; else null. */
function makeWhole(places, lock, { isOurs, say }) {
    const present = (0,document_file/* readDocumentFile */.K7)(places.file);
    const document = present.kind === 'document' ? present.document : null;
    const withoutLog = () => {
        if (present.kind !== 'document' || !isOurs(present.document))
            return false;
        keepWithoutLog(places, lock, present, say);
        return true;
    };
    try {
        if (present.kind === 'missing')
            makeFromLogAlone(places, lock, say);
        else if (!restoreRun(places, lock, { document, isOurs, say }))
            withoutLog();
        return null;
    }
    catch (error) {
        if (!(error instanceof errors/* RefusedError */.fk))
            throw error;
        const isReadable = document !== null && !(error instanceof damage/* DamagedLogError */.G);
        if (isReadable) {
            if (!withoutLog())
                say(error.message);
            return null;
        }
        const aside = (0,new_event_log.setEventLogAside)(places);
        const isPlain = present.kind === 'document' && (0,snapshot/* positionIn */.Nu)(present.stored) === null;
        const then = isPlain ? `${places.name} counts without it` : 'the run starts over';
        say(`${error.message} It is now ${aside ?? 'gone'}, and ${then}.`);
        return aside;
    }
}
function makeFromLogAlone(places, lock, say) {
    const alone = (0,log_alone.findLogAlone)(places, lock);
    if (alone === null)
        return;
    if (alone.read.kind !== 'document') {
        const why = alone.read.kind === 'head' ? 'it leads to no run document' : alone.read.reason;
        throw new errors/* RefusedError */.fk(`${places.name} is missing, and its event log ${places.eventLog} cannot be read: ${why}`.replace(/\.?$/, '.'), 'checkpoint rebuild says more.');
    }
    (0,rebuild_run/* rebuildUnderLock */.x)(places, lock);
    say(`${places.name} was missing, and was made from its event log again.`);
}
/** Its event log is gone, or has less than the document: what the document has by itself counts, and is kept as it was. */
function keepWithoutLog(places, lock, { document, stored }, say) {
    const kept = `${places.file}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        external_node_fs_.copyFileSync(places.file, kept, external_node_fs_.constants.COPYFILE_EXCL);
    }
    catch (error) {
        throw (0,atomic_write/* writeFault */.ii)(kept, error);
    }
    // The log may have had more than the document, so that steps that have a probe ask it.
    const left = document.lostRecord === undefined ? { ...stored, lostRecord: kept } : stored;
    const log = (0,new_event_log.setEventLogAside)(places);
    (0,whole_document/* writeWholeDocument */.i)(places, lock, (0,snapshot/* withoutPosition */.Wi)(left));
    say(log === null
        ? `the event log of ${places.name} is missing. What the document has counts without it; a copy is ${kept}.`
        : `${places.name} did not go with its event log, which is now ${log}. What the document has counts without it; a copy is ${kept}.`);
}
/** @param error why nothing can be put right */
function readAsItIs(places, error, { isOurs, say }) {
    const seen = (0,whole_run/* stampOfRun */.gK)(places);
    const there = (0,document_file/* readDocumentFile */.K7)(places.file);
    const log = (0,log_alone/* readLogAlone */.e)(places.eventLog);
    const isLogRight = log.kind === 'document' && (there.kind === 'missing' || isOurs(log.document));
    const read = isLogRight ? log : there;
    const why = error instanceof errors/* CheckpointError */.jg ? error.message : (0,errors/* describeError */.Uc)(error);
    const sentence = why.replace(/\.?$/, '.');
    if (read.kind !== 'document') {
        say(`warning: ${sentence} What is there cannot be read, and the run starts over.`);
        const unread = there.kind === 'missing' ? places.eventLog : places.file;
        return { found: { kind: 'nothing', unread }, seen, hasEventLog: false };
    }
    say(`warning: ${sentence} The run goes on with what can be read.`);
    const { malformed } = read;
    const document = withUnreadableUnits(read.document, malformed);
    return { found: { kind: 'document', document, malformed }, seen, hasEventLog: isLogRight };
}

// EXTERNAL MODULE: ./build/src/store/nonce.js
var nonce = __webpack_require__(8880);
// EXTERNAL MODULE: ./build/src/store/archive-run.js
var archive_run = __webpack_require__(3973);
;// CONCATENATED MODULE: ./build/src/store/file/shared-journal.js



















/** Others hold the lock for as long as one change takes; and a signal may want an answer within ten seconds. */
const shared_journal_WAIT_MS = 5000;
/**
 * A document, and a file that others may write as well: a command within a step that records steps of its own there,
 * another command of the same script, a person with `checkpoint unit`. What they have written since the last time is
 * taken in before each write, under the document's lock, so that no record is lost.
 */
class SharedJournal {
    #file;
    #say;
    #isNumbered;
    #document;
    /** What the file looked like when `document` was last right. */
    #seen;
    /** What is in the file is replaced, as long as it is what it was when we began. */
    #isNew;
    #hasWritten = false;
    /** This document was in the file: another one there is another run. */
    #hasJoined;
    constructor({ file, document, seen, isNew, isNumbered, say }) {
        this.#file = file;
        this.#document = document;
        this.#seen = seen;
        this.#isNew = isNew;
        this.#hasJoined = !isNew;
        this.#isNumbered = isNumbered;
        this.#say = say;
    }
    get document() {
        return this.#document;
    }
    look() {
        const places = (0,run_file_places/* placesOf */.e)(this.#file);
        const stamp = (0,whole_run/* stampOfRun */.gK)(places);
        if (stamp === this.#seen)
            return;
        const read = (0,whole_run/* readWholeRun */.Tj)(places);
        if (read.kind !== 'document' || !this.#isOurs(read.document))
            return;
        this.#takeIn(withUnreadableUnits(read.document, read.malformed));
        this.#seen = stamp;
    }
    note(change) {
        this.#document = change(this.#document);
    }
    update(change) {
        const places = (0,run_file_places/* placesOf */.e)(this.#file);
        try {
            external_node_fs_.mkdirSync(external_node_path_.dirname(places.file), { recursive: true });
            (0,locked/* withRunLockSync */.G)(places, shared_journal_WAIT_MS, (lock) => {
                this.#takeInOthers(places, lock);
                this.#document = this.#write(places, lock, change);
                this.#isNew = false;
                this.#hasWritten = true;
                this.#hasJoined = true;
                this.#seen = (0,whole_run/* stampOfRun */.gK)(places);
            });
            return null;
        }
        catch (error) {
            return asStoreError(this.#file, error);
        }
    }
    async close() {
        return null;
    }
    #takeInOthers(places, lock) {
        // What was there when we began is known, and may be meant to be replaced.
        if (external_node_fs_.existsSync(places.file) && (0,whole_run/* stampOfRun */.gK)(places) === this.#seen)
            return;
        const found = findDocument(this.#file, this.#say, {
            restore: () => this.#restore(places, lock),
            otherwise: 'what this run knows is written anew',
        });
        if (found.kind !== 'nothing') {
            this.#takeInFound(found);
        }
        else if (found.unread !== undefined) {
            // One whose event log is gone can be read without it.
            const { kind, ...left } = { malformed: {}, document: null, ...(0,document_file/* readDocumentFile */.K7)(found.unread) };
            if (left.document !== null && this.#isOurs(left.document)) {
                this.#takeIn(withUnreadableUnits(left.document, left.malformed));
            }
        }
        else if (!this.#isNew) {
            this.#say(wasGone(this.#file));
        }
    }
    #takeInFound(found) {
        if (found.kind === 'head' || !this.#isOurs(found.document)) {
            throw otherWork(this.#file, found.kind === 'head' ? found.head : found.document);
        }
        this.#takeIn(found.document);
    }
    /** Returns what was written. */
    #write(places, lock, change) {
        const next = () => (0,document_transitions/* nextRevision */.fB)(change(this.#document), (0,nonce/* newNonce */.Y)());
        const document = next();
        if (this.#isNew && external_node_fs_.existsSync(places.file)) {
            this.#replace(places, lock, document);
            return document;
        }
        try {
            (0,whole_run/* writeWholeRun */.Yr)(places, lock, document);
            return document;
        }
        catch (error) {
            const isRefused = error instanceof store_errors/* StoreError */.AD && error.cause instanceof errors/* RefusedError */.fk;
            if (!isRefused || !this.#restore(places, lock))
                throw error;
        }
        const found = findDocument(this.#file, this.#say);
        if (found.kind !== 'nothing')
            this.#takeInFound(found);
        const again = next();
        (0,whole_run/* writeWholeRun */.Yr)(places, lock, again);
        return again;
    }
    #replace(places, lock, document) {
        const present = (0,document_file/* readDocumentFile */.K7)(places.file);
        if (present.kind !== 'document' || (0,snapshot/* positionIn */.Nu)(present.stored) === null) {
            (0,whole_document/* writeWholeDocument */.i)(places, lock, (0,snapshot/* withoutPosition */.Wi)(document));
            return;
        }
        // A log tells of one document only, so that of the one before goes with it.
        (0,new_event_log.writeNewEventLog)(places, lock, document, () => {
            const archived = (0,archive_run/* archiveRun */.g8)(places.file, () => lock.check(true));
            this.#say(`the run that was in ${this.#file} is now ${archived}.`);
        });
    }
    #restore(places, lock) {
        const isOurs = (document) => countsAlone(places, document, this.#isOurs(document), this.#seen);
        return restoreRun(places, lock, { document: this.#document, isOurs, say: this.#say });
    }
    #isOurs(theirs) {
        // A run that was made by hand has no number, so that only the document itself tells that it is another one.
        if (this.#hasJoined && !isSameDocument(theirs, this.#document, this.#isNumbered))
            return false;
        return isOfOurRun(theirs, this.#document, this.#isNumbered || this.#hasWritten);
    }
    #takeIn(theirs) {
        // Who comes second to a new file goes on with the run that is there: its number is part of what steps are told.
        const adopted = !this.#hasWritten ? (theirs.runId ?? this.#document.runId) : this.#document.runId;
        const mine = adopted === undefined ? this.#document : { ...this.#document, runId: adopted };
        this.#document = takeIn(mine, theirs);
        this.#isNew = false;
        this.#hasJoined = true;
    }
}

// EXTERNAL MODULE: ./build/src/store/file/document-text.js
var document_text = __webpack_require__(4865);
;// CONCATENATED MODULE: ./build/src/store/file/unrecorded-file.js





/**
 * What could not be recorded in its place, in a file beside it until it can: what is done must not be forgotten because
 * somebody has put something else there. It is a run document, and can be gone on with by its name.
 */
class UnrecordedFile {
    #file;
    #kept = null;
    /** @param file where it belongs */
    constructor(file) {
        this.#file = file;
    }
    /** Returns where it is; null when it could not be kept either. */
    keep(document) {
        const kept = this.#kept ?? `${this.#file}.unrecorded-${new Date().toISOString().replaceAll(':', '-')}`;
        try {
            external_node_fs_.mkdirSync(external_node_path_.dirname(kept), { recursive: true });
            (0,atomic_write/* writeFileAtomic */.Zf)(kept, (0,document_text/* serializeDocument */.w)((0,snapshot/* withoutPosition */.Wi)(document)));
            this.#kept = kept;
            return kept;
        }
        catch {
            return this.#kept;
        }
    }
    /** It is recorded where it belongs. */
    drop() {
        if (this.#kept === null)
            return;
        try {
            external_node_fs_.rmSync(this.#kept, { force: true });
        }
        catch {
            // It says nothing that is not so.
        }
        this.#kept = null;
    }
}

;// CONCATENATED MODULE: ./build/src/cli/run/run-journal.js



/**
 * The document and its file, in which commands that run at the same time record their steps too. What cannot be written
 * does not stop the work; it is said.
 */
class RunJournal {
    #journal;
    #unrecorded;
    #isWritten = false;
    #hasSaid = false;
    constructor(start) {
        this.#journal = new SharedJournal(start);
        this.#unrecorded = new UnrecordedFile(start.file);
    }
    get document() {
        return this.#journal.document;
    }
    /** The file holds this run. */
    get isWritten() {
        return this.#isWritten;
    }
    /**
     * Applies one change and writes the result. What cannot be written stays in mind, and goes with the next one.
     * @param isDone something has been done that must not be forgotten
     * @returns false when it could not be written
     */
    update(change, isDone = false) {
        const fault = this.#journal.update(change);
        if (fault === null) {
            this.#unrecorded.drop();
            this.#isWritten = true;
            return true;
        }
        this.#journal.note(change);
        const kept = isDone ? this.#unrecorded.keep(this.document) : null;
        if (kept !== null) {
            (0,messages/* say */.c)(`warning: ${fault.message} What is done is kept in ${kept}, and the next run will not know of it. ${fault.fix}`);
        }
        else if (!this.#hasSaid) {
            // Writes fail for one reason at a time; saying it once is enough.
            this.#hasSaid = true;
            (0,messages/* say */.c)(`warning: ${fault.message} The work goes on, but the next run will not know of it. ${fault.fix}`);
        }
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/cli/run/session.js
















/** Reads the document; whatever state it is in, the run goes on. */
function openSession(options, env) {
    const runner = runnersRun(env);
    const hash = (0,input_hash/* inputHash */.B)(options.work);
    const run = { inputHash: hash, ...(runner === null ? {} : { runId: runner.runId }) };
    const isOurs = (theirs) => isOfOurRun(theirs, run, runner !== null);
    const recovered = recoverRun(options.file, { isOurs, say: messages/* say */.c });
    const { seen } = recovered;
    const findings = findingsFrom(recovered.found, runner, hash);
    const found = findings.documents[0] ?? null;
    const { attempt, usedBefore } = currentAttempt(findings, options.step, runner, hash);
    const knowledge = know(findings, { attempt, inputHash: hash, writer: '' });
    if (knowledge.fromLaterAttempts.length > 0) {
        moveAway(options.file, `claims an attempt after ${attempt} and does not count`, messages/* say */.c);
    }
    const document = beginning(knowledge, options, runner, attempt, env);
    return {
        attempt,
        knowledge,
        journal: new RunJournal({
            ...{ file: options.file, document, seen, say: messages/* say */.c },
            isNew: knowledge.document === null,
            // A runner tells which run this is; else all that is about the same work belongs together.
            isNumbered: runner !== null,
        }),
        usedBefore,
        found,
    };
}
function runnersRun(env) {
    const runId = env.GITHUB_RUN_ID ?? '';
    const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
    return runId !== '' && Number.isInteger(attempt) && attempt > 0 ? { runId, attempt } : null;
}
function findingsFrom(found, runner, hash) {
    const nothing = { documents: [], heads: [], unread: [], malformedUnits: (0,record/* record */.g1)() };
    switch (found.kind) {
        case 'nothing':
            return nothing;
        case 'head':
            return ofAnotherRun(found.head.runId, runner) ? nothing : { ...nothing, heads: [found.head] };
        case 'document': {
            if (ofAnotherRun(found.document.runId, runner))
                return nothing;
            const runId = runner?.runId ?? (0,external_node_crypto_.randomUUID)();
            const document = adoptDocument(found.document, { runId, inputHash: hash });
            return { ...nothing, documents: [document], malformedUnits: found.malformed };
        }
    }
}
function ofAnotherRun(runId, runner) {
    if (runner === null || runId === undefined || runId === runner.runId)
        return false;
    (0,messages/* say */.c)(`what is recorded belongs to run ${runId}, this is run ${runner.runId}, so it starts over.`);
    return true;
}
/**
 * A runner says which attempt this is. Elsewhere nobody does: the attempt goes on until a step is used a second
 * time, which is what happens when a script is run again.
 */
function currentAttempt(findings, step, runner, hash) {
    const document = findings.documents[0];
    const recorded = document?.revision?.attempt ?? document?.attempt ?? findings.heads[0]?.attempt ?? 1;
    const attempt = runner?.attempt ?? recorded;
    const usedBefore = document?.inputHash === hash && (0,record/* entry */.f_)(document.units, step)?.usedInAttempt === attempt;
    return runner === null && usedBefore
        ? { attempt: attempt + 1, usedBefore: false }
        : { attempt, usedBefore };
}
function beginning(knowledge, options, runner, attempt, env) {
    const { document, head } = knowledge;
    if (document !== null) {
        return document.revision?.attempt === attempt ? document : (0,document_transitions/* continueDocument */.bf)(document, attempt, '');
    }
    const fresh = {
        ...(0,document_transitions/* createDocument */.ui)({
            runId: head?.runId ?? runner?.runId ?? (0,external_node_crypto_.randomUUID)(),
            scope: (0,scope/* scopeOfEnvironment */.lb)(env),
            work: options.work,
            attempt: runner === null && head === null ? 1 : attempt,
            at: new Date().toISOString(),
            writer: '',
        }),
        // Legs of a matrix look alike to a command, so the document's own id has to tell them apart.
        id: `${external_node_path_.basename(options.file, '.json')}-${(0,nonce/* newNonce */.Y)()}`,
        task: external_node_path_.basename(options.workspace),
    };
    const steps = DEFAULT_STEPS;
    const usable = head !== null && head.inputHash === (0,input_hash/* inputHash */.B)(options.work) && steps.includes(head.step);
    return usable ? adoptHead(fresh, head, steps, external_node_crypto_.randomUUID) : fresh;
}

// EXTERNAL MODULE: ./build/src/engine/describe-unit.js
var describe_unit = __webpack_require__(7294);
// EXTERNAL MODULE: ./build/src/engine/step-transitions.js + 3 modules
var step_transitions = __webpack_require__(7117);
// EXTERNAL MODULE: ./build/src/cli/run/outputs.js + 1 modules
var outputs = __webpack_require__(7230);
// EXTERNAL MODULE: ./build/src/cli/run/payload-folder.js
var payload_folder = __webpack_require__(821);
;// CONCATENATED MODULE: ./build/src/cli/run/skip-step.js









/**
 * Brings back what a done step produced. Returns null, or what of it is missing or damaged.
 * @throws RefusedError when a file would be overwritten that nobody knows
 */
async function skipStep(session, options, reason) {
    const { attempt, journal } = session;
    const { step } = options;
    const unit = (0,record/* entry */.f_)(journal.document.units, step);
    if (unit !== undefined) {
        const fault = await restoreFiles(unit, journal.document, options);
        if (fault !== null)
            return fault;
        const at = new Date().toISOString();
        journal.update((document) => {
            const skipped = (0,step_transitions/* skipStep */.Ks)(document, step, attempt, at);
            return step === 'done' ? (0,document_transitions/* finishRun */.JH)(skipped, at) : skipped;
        });
        (0,outputs/* giveOutputs */.w)(unit.outputs ?? {}, process.env);
    }
    const kept = (0,describe_unit/* describeKept */.g)(unit);
    (0,messages/* say */.c)(`${aboutStep(step, reason)}, so it is skipped${kept === '' ? '' : `; restored ${kept}`}.`);
    return null;
}
async function restoreFiles(unit, document, options) {
    const files = unit.files ?? [];
    if (files.length === 0)
        return null;
    const [{ restoreFilesOf }, { digestAt }, { resolveInside }] = await Promise.all([
        __webpack_require__.e(/* import() */ 365).then(__webpack_require__.bind(__webpack_require__, 8365)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3803)),
        __webpack_require__.e(/* import() */ 592).then(__webpack_require__.bind(__webpack_require__, 9592)),
    ]);
    const { workspace } = options;
    // On the machine where it all happened, a later step may have gone on working on the same file.
    const later = laterVersions(unit, document);
    const unchanged = files.filter((file) => !later.has(versionOf(file.path, digestAt(resolveInside(workspace, file.path)))));
    const folder = new payload_folder/* DocumentFolder */.i(options.file);
    try {
        return await restoreFilesOf({ ...unit, files: unchanged }, workspace, folder, ({ sha256 }) => folder.find(sha256));
    }
    catch (error) {
        if (!(error instanceof errors/* RefusedError */.fk))
            throw error;
        const fix = `Move them away, or remove ${options.file} to start over. Nothing was overwritten.`;
        throw new errors/* RefusedError */.fk(error.message, fix);
    }
}
/** The versions of files that other done steps of the document have left. */
function laterVersions(unit, document) {
    const others = Object.values(document.units).filter((other) => other.status === 'done' && other.completionId !== unit.completionId);
    const files = others.flatMap((other) => other.files ?? []);
    return new Set(files.map((file) => versionOf(file.path, file.sha256)));
}
function versionOf(path, digest) {
    return `${digest} ${path}`;
}

;// CONCATENATED MODULE: ./build/src/cli/run/step.js







/** Skips the step or runs it. Returns the exit code. */
async function performStep(options, env) {
    const session = openSession(options, env);
    const { step } = options;
    const print = (0,fingerprint/* fingerprint */.Rj)({
        kind: 'command',
        run: JSON.stringify(options.command),
        files: options.globs.join('\n'),
        inputs: options.inputs,
    });
    const situation = situationOf(session, options, print);
    let decision = decide(situation);
    if (decision.action === 'skip') {
        const fault = await skipStep(session, options, decision.reason);
        if (fault === null)
            return 0;
        decision = decide({ ...situation, unrestorable: [fault] });
    }
    if (decision.action !== 'run')
        throw refusal(step, decision);
    // A first run is what everybody expects; anything else is worth a line.
    const isFirst = decision.row === 3 && (0,record/* entry */.f_)(session.knowledge.document?.units, step) === undefined;
    if (!isFirst)
        (0,messages/* say */.c)(`${aboutStep(step, decision.reason)}, so it runs.`);
    // A skip is done without the code that runs commands.
    const { DoneMeanwhile, runStep } = await __webpack_require__.e(/* import() */ 247).then(__webpack_require__.bind(__webpack_require__, 1247));
    try {
        return await runStep(session, options, print);
    }
    catch (error) {
        if (!(error instanceof DoneMeanwhile))
            throw error;
    }
    return performStep(options, env);
}
function situationOf(session, options, print) {
    return {
        step: options.step,
        steps: DEFAULT_STEPS,
        attempt: session.attempt,
        work: options.work,
        fingerprint: print,
        knowledge: session.knowledge,
        usedBefore: session.usedBefore,
        resume: true,
        onUnknown: 'rerun',
        onChange: 'rerun',
        proof: 'none',
        unrestorable: [],
    };
}
function refusal(step, decision) {
    const fix = decision.row === 1 ? 'Give each use its own "--step" name, or a "--file" of its own.' : decision.fix;
    return new errors/* RefusedError */.fk(`${aboutStep(step, decision.reason)}.`, fix ?? '');
}

;// CONCATENATED MODULE: ./build/src/cli/commands/run.js




const help = `Usage: checkpoint run --step <name> [options] -- <command> [argument…]

Runs a command once. Its outputs and files are recorded the moment it has succeeded; when the same script is run
again after an interruption, the step is skipped and what it produced is brought back.

Options:
  --step <name>      the step's name: letters, digits, "-", "_" and "."
  --file <file>      where the record is kept (default .checkpoint/runs/default.json); commands that run at the same
                     time may share it
  --issue <number>   the issue or pull request that the work is about
  --sha <commit>     the commit that the work is about; for another issue or commit, everything starts over
  --inputs <text>    anything else that decides the result (a model's name); when it changes, the step runs again
  --files <glob>…    files below the current folder that the command leaves behind; "!" in front leaves some out

In a GitHub Actions job, --issue and --sha are by default what the job is about.

The command is started directly, not by a shell, with this terminal's input and output. It finds a file for its
outputs in GITHUB_OUTPUT (lines of name=value) and a key that is the same each time it is tried in
CHECKPOINT_IDEMPOTENCY_KEY. A step that is used a second time begins the next attempt.

Outputs and files that contain a secret are not stored: the value of an environment variable named like one
(DEPLOY_TOKEN, DB_PASSWORD), or anything in the form of a well-known token.

Exit code: the command's own, 0 when it is skipped, 128+n when signal n ended it, 126 when it cannot be started, 127
when it is not found, 125 for an error of checkpoint itself.

Example:
  checkpoint run --step ai-complete --files 'out/**' -- node generate.mjs
  checkpoint run --step label-applied -- gh issue edit 42 --add-label generated
`;
/** `checkpoint run`: a durable step anywhere. */
async function run_run(args) {
    const options = readOptions(args, process.env);
    try {
        return await performStep(options, process.env);
    }
    catch (error) {
        if (!(error instanceof cannot_start/* CannotStartError */.K))
            throw error;
        (0,messages/* sayError */.I)(error);
        return error.exitCode;
    }
}


/***/ }),

/***/ 6454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ CannotStartError)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);

/** The command could not be started; with the exit code that shells use for it. */
class CannotStartError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckpointError */ .jg {
    exitCode;
    constructor(message, fix, exitCode, options) {
        super(message, fix, options);
        this.exitCode = exitCode;
    }
}


/***/ }),

/***/ 7230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ giveOutputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/effects/command/append-pair.js

/**
 * Appends a name and its value to a file command such as `GITHUB_OUTPUT`, in the form with a delimiter, which does
 * not occur in the value, so that a value cannot end it early.
 */
function appendPair(file, name, value) {
    let delimiter = 'checkpoint_end';
    while (value.includes(delimiter))
        delimiter += '_';
    external_node_fs_.appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}

// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/cli/messages.js
var messages = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/src/cli/run/outputs.js



/** Hands a step's outputs to whoever called us with a `GITHUB_OUTPUT` of their own. */
function giveOutputs(outputs, env) {
    const file = env.GITHUB_OUTPUT ?? '';
    if (file === '')
        return;
    try {
        for (const [name, value] of Object.entries(outputs))
            appendPair(file, name, value);
    }
    catch (error) {
        (0,messages/* say */.c)(`warning: the outputs could not be written to GITHUB_OUTPUT (${(0,errors/* describeError */.Uc)(error)}).`);
    }
}


/***/ }),

/***/ 821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ DocumentFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _store_files_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3803);




/** The archives of kept files, beside the document that names them: `<document>.files/<sha256>.tgz`. */
class DocumentFolder {
    #folder;
    constructor(documentFile) {
        this.#folder = `${documentFile}.files`;
    }
    /** For packing, on the same file system as the archives; for restoring, anywhere. */
    scratch(name) {
        if (name !== 'pack')
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir(), `checkpoint-${name}-`));
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.#folder, { recursive: true });
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#folder, `${name}-`));
    }
    payloadFile(sha256) {
        return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#folder, `${sha256}.tgz`);
    }
    /** The archive with this digest. @throws Error that says what is wrong with it */
    find(sha256) {
        const file = this.payloadFile(sha256);
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
            throw new Error(`${file} is gone`);
        if ((0,_store_files_digest_js__WEBPACK_IMPORTED_MODULE_3__.digestFile)(file).sha256 !== sha256)
            throw new Error(`${file} is damaged`);
        return file;
    }
    /** Removes the archives that only `before` needed. Call it when `now` is on disk. */
    prune(before, now) {
        const needed = payloadsOf(now);
        for (const sha256 of payloadsOf(before)) {
            if (needed.has(sha256))
                continue;
            try {
                node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(this.payloadFile(sha256), { force: true });
            }
            catch {
                // It takes up space, and nothing else.
            }
        }
    }
}
function payloadsOf(document) {
    return new Set(Object.values(document.units).flatMap(({ payload }) => (payload ? [payload.sha256] : [])));
}


/***/ }),

/***/ 7294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeWithheld),
/* harmony export */   g: () => (/* binding */ describeKept)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);

/** What the record of a done step holds, in words: `2 outputs, 3 files (12 KiB)`. Empty when it holds nothing. */
function describeKept(unit) {
    if (unit?.status !== 'done')
        return '';
    const outputs = Object.keys(unit.outputs ?? {}).length;
    const files = (unit.files ?? []).filter((file) => !file.deleted);
    const deleted = (unit.files ?? []).length - files.length;
    const commits = unit.git?.commits ?? 0;
    const parts = [
        ...(outputs > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(outputs, 'output')] : []),
        ...(files.length > 0
            ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(files.length, 'file')} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .bytes */ .ee)(files.reduce((sum, file) => sum + file.size, 0))})`]
            : []),
        ...(deleted > 0 ? [`${deleted} deleted`] : []),
        ...(commits > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(commits, 'commit')] : []),
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


/***/ }),

/***/ 5838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ finishRun),
/* harmony export */   Kt: () => (/* binding */ upcomingSequence),
/* harmony export */   bf: () => (/* binding */ continueDocument),
/* harmony export */   fB: () => (/* binding */ nextRevision),
/* harmony export */   ui: () => (/* binding */ createDocument)
/* harmony export */ });
/* unused harmony export forgetUses */
/* harmony import */ var _input_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3121);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8667);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4488);



function createDocument(given) {
    return {
        runId: given.runId,
        inputHash: (0,_input_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .inputHash */ .B)(given.work),
        schemaVersion: 2,
        id: `${given.runId}-${(0,_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeHash */ .h3)(given.scope).slice(0, 12)}`,
        task: `${given.scope.repository} ${given.scope.workflow} ${given.scope.job}`.trim(),
        status: 'running',
        createdAt: given.at,
        updatedAt: given.at,
        finishedAt: null,
        units: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)(),
        phases: {},
        currentPhase: null,
        openItems: [],
        resolvedItems: [],
        result: null,
        lifecycle: {
            state: 'running',
            retryable: false,
            retry_of: null,
            interrupted_reason: null,
            recovered_at: null,
        },
        work: { ...given.work },
        scope: { ...given.scope },
        revision: { attempt: given.attempt, sequence: 0, nonce: '', writer: given.writer },
        order: [],
    };
}
/** The document that this attempt continues with: what was known before, under this attempt's own revision. */
function continueDocument(known, attempt, writer) {
    return { ...known, revision: { attempt, sequence: 0, nonce: '', writer } };
}
/** The attempt begins anew under its old number, as when a script is tried again: no step is used yet. */
function forgetUses(document) {
    const attempt = document.revision?.attempt ?? 1;
    const units = Object.entries(document.units).map(([name, unit]) => [name, unit.usedInAttempt === attempt ? { ...unit, usedInAttempt: 0 } : unit]);
    return { ...document, units: record(units) };
}
/**
 * Gives the document its next revision. Call it once for each time the document is about to be kept anywhere;
 * a number is never used twice.
 */
function nextRevision(document, nonce) {
    const revision = document.revision ?? { attempt: 1, sequence: 0, nonce: '', writer: '' };
    return { ...document, revision: { ...revision, sequence: revision.sequence + 1, nonce } };
}
/** The number that the next revision of the document will have; see {@link nextRevision}. */
function upcomingSequence(document) {
    return (document.revision?.sequence ?? 0) + 1;
}
/** `step: done`: the work of this scope is complete. */
function finishRun(document, at) {
    return {
        ...document,
        status: 'done',
        updatedAt: at,
        finishedAt: at,
        lifecycle: { ...document.lifecycle, state: 'succeeded', retryable: false },
    };
}


/***/ }),

/***/ 5800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   T5: () => (/* binding */ idempotencyKey),
/* harmony export */   Ty: () => (/* binding */ changedParts)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4872);

/** Identifies what a step does. Line endings do not count, since a checkout may convert them. */
function fingerprint(parts) {
    const given = Object.entries(parts)
        .filter((part) => part[1] !== undefined && part[1] !== '')
        .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]);
    return {
        value: (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(Object.fromEntries(given))),
        parts: Object.fromEntries(given.map(([name, text]) => [name, (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(text).slice(0, 16)])),
    };
}
/** The names of the parts that differ, sorted; `fingerprint` when the stored record has no parts to compare. */
function changedParts(before, now) {
    if (before === undefined)
        return ['fingerprint'];
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    const changed = [...names].filter((name) => before[name] !== now[name]).sort();
    return changed.length > 0 ? changed : ['fingerprint'];
}
/** The stable key that a command can hand to the service it calls: sha256 hex, equal in every attempt. */
function idempotencyKey(identity) {
    const { runId, scope, step, inputHash, fingerprint: print } = identity;
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)({ runId, scope, step, inputHash, fingerprint: print }));
}


/***/ }),

/***/ 207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: () => (/* binding */ globFault),
/* harmony export */   nS: () => (/* binding */ parseGlobs),
/* harmony export */   uT: () => (/* binding */ PARENT_FOLDER)
/* harmony export */ });
/* unused harmony export CHANGES */
/** Globs, one a line; a line with `!` in front leaves files out again. */
function parseGlobs(input) {
    return input
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/** The line that stands for everything that the step changed in the workspace's git checkout. */
const CHANGES = '@changes';
/** `..` as a part of a path, also as one of several alternatives. */
const PARENT_FOLDER = /(?:^|[/{,(|])\.\.(?:[/},)|]|$)/;
/** Where a path is absolute, or begins in a home folder. */
const ELSEWHERE = /^(?:[~/]|[A-Za-z]:[\\/])/;
/** Why a line cannot be one of the files that `checkpoint run` keeps, for a sentence about it; null when it can. */
function globFault(line) {
    if (line === CHANGES)
        return 'is only known to the Action';
    const bare = line.replace(/^!/, '');
    return ELSEWHERE.test(bare) || PARENT_FOLDER.test(bare) ? 'leads out of the workspace' : null;
}


/***/ }),

/***/ 5048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V5: () => (/* binding */ withHead)
/* harmony export */ });
/* unused harmony exports checkpointHead, orderedBy */
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8667);
/* harmony import */ var _staleness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4470);


/**
 * The checkpoint of a document: the last step, in the job's order of use, before which every used step is done.
 * Null when the first used step is not (or no longer) done.
 */
function checkpointHead(document, runId, inputHash) {
    const isStale = (0,_staleness_js__WEBPACK_IMPORTED_MODULE_0__/* .staleness */ .T)(document.units);
    let head = null;
    for (const step of document.order ?? []) {
        const unit = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .entry */ .f_)(document.units, step);
        if (unit?.status !== 'done' || isStale(unit))
            break;
        head = {
            runId,
            step,
            attempt: unit.attempt ?? 1,
            inputHash,
            timestamp: unit.finishedAt ?? document.updatedAt ?? '',
        };
    }
    return head;
}
/** The document with the checkpoint that its units stand for now. Without an order of use it stays as it is. */
function withHead(document) {
    if (document.order === undefined)
        return document;
    const { runId = '', inputHash = '', step: _s, attempt: _a, timestamp: _t, ...body } = document;
    const head = checkpointHead(document, runId, inputHash);
    return head === null ? { runId, inputHash, ...body } : { ...head, ...body };
}
/** The document with its steps in this order, in place of the order of use. Steps that it does not name come behind. */
function orderedBy(document, steps) {
    const rank = new Map(steps.map((step, index) => [step, index]));
    const rankOf = (step) => rank.get(step) ?? steps.length;
    const order = [...(document.order ?? [])].sort((a, b) => rankOf(a) - rankOf(b));
    return withHead({ ...document, order });
}


/***/ }),

/***/ 3121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ inputHash),
/* harmony export */   F: () => (/* binding */ describeWork)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4872);

/** sha256 hex of `<issue number>:<commit SHA>`; check it with `printf '%s:%s' 42 "$SHA" | sha256sum`. */
function inputHash(work) {
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`${work.issueNumber}:${work.commitSha}`);
}
/** The work in words, for a log line: `issue 42 at commit 0123abc`. */
function describeWork(work) {
    if (work === undefined)
        return 'an unnamed input';
    const parts = [
        ...(work.issueNumber === '' ? [] : [`issue ${work.issueNumber}`]),
        ...(work.commitSha === '' ? [] : [`commit ${work.commitSha.slice(0, 12)}`]),
    ];
    return parts.length > 0 ? parts.join(' at ') : 'no issue and no commit';
}


/***/ }),

/***/ 1513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ ISSUE_NUMBER_RULE),
/* harmony export */   t: () => (/* binding */ readIssueNumber)
/* harmony export */ });
/** What an issue's number may be, in words for an error's `fix`. */
const ISSUE_NUMBER_RULE = 'Give the number alone, such as 42.';
/** An issue's number as somebody gives it: `42`, `#42`, or nothing. Null when it is something else. */
function readIssueNumber(text) {
    const number = text.trim().replace(/^#/, '');
    return /^\d{0,18}$/.test(number) ? number : null;
}


/***/ }),

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h3: () => (/* binding */ scopeHash),
/* harmony export */   lb: () => (/* binding */ scopeOfEnvironment)
/* harmony export */ });
/* unused harmony exports withoutSecrets, describeScope, areSiblings */
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4872);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(638);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8667);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9037);




/** Stands in a stored matrix for a value that must not be stored. */
const WITHHELD = /^withheld:[0-9a-f]{16}$/;
/** A matrix may carry whole objects; in words, the beginning of each value is enough. */
const MAX_WORDS = 60;
/** The scope as a runner's variables tell it, which do not tell the matrix; without a runner it is empty. */
function scopeOfEnvironment(env) {
    const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@[^@]*$/, '');
    return {
        repository: env.GITHUB_REPOSITORY ?? '',
        workflow,
        calledWorkflow: workflow,
        job: env.GITHUB_JOB ?? '',
        matrix: 'null',
        key: '',
    };
}
/** sha256 hex that identifies the scope; matrix legs are compared as values, not as text. */
function scopeHash(scope) {
    const { repository, workflow, calledWorkflow, job, key } = scope;
    const matrix = mapMatrix(scope, (name, value) => digestOf(scope, name, value));
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)({ repository, workflow, calledWorkflow, job, matrix, key }));
}
/**
 * The scope as it may be stored and shown: matrix values that are secret are replaced by their digests, which leaves
 * the scope's own hash as it is.
 * @param isSecret gets a value's name, which is empty for a matrix that has none, and its text
 */
function withoutSecrets(scope, isSecret) {
    let found = false;
    const matrix = mapMatrix(scope, (name, value) => {
        if (!isSecret(name, textOf(value)))
            return value;
        found = true;
        return digestOf(scope, name, value);
    });
    return found ? { ...scope, matrix: JSON.stringify(matrix) } : scope;
}
/** The scope in words: `generate (node: 20), key docs`. One line, whatever a matrix holds. */
function describeScope(scope) {
    const matrix = matrixValue(scope.matrix);
    const values = isLeg(matrix)
        ? Object.entries(matrix).map(([name, value]) => `${name}: ${excerpt(textOf(value))}`)
        : [];
    const leg = values.length > 0 ? ` (${values.join(', ')})` : '';
    return oneLine(`${scope.job}${leg}${scope.key === '' ? '' : `, key ${scope.key}`}`);
}
/** Whether two scopes are legs of one matrix: alike in everything but its values. */
function areSiblings(a, b) {
    const job = ({ repository, workflow, calledWorkflow, job: name, key }) => canonicalJson({ repository, workflow, calledWorkflow, job: name, key });
    return job(a) === job(b) && isLeg(matrixValue(a.matrix)) && isLeg(matrixValue(b.matrix));
}
function mapMatrix({ matrix }, change) {
    const value = matrixValue(matrix);
    if (!isLeg(value))
        return change('', value);
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}
/** A digest of more than the value, so that nobody can look it up in a table. */
function digestOf({ repository }, name, value) {
    if (typeof value === 'string' && WITHHELD.test(value))
        return value;
    return `withheld:${(0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)([repository, name, value])).slice(0, 16)}`;
}
function textOf(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function excerpt(text) {
    if (WITHHELD.test(text))
        return '(withheld)';
    return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text;
}
function isLeg(matrix) {
    return matrix !== null && typeof matrix === 'object' && !Array.isArray(matrix);
}
function matrixValue(matrix) {
    if (matrix.trim() === '')
        return null;
    try {
        const value = JSON.parse(matrix);
        return (0,_nesting_js__WEBPACK_IMPORTED_MODULE_3__/* .isNestedTooDeep */ .k)(value) ? matrix : value;
    }
    catch {
        return matrix;
    }
}


/***/ }),

/***/ 4470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isStale),
/* harmony export */   T: () => (/* binding */ staleness)
/* harmony export */ });
/**
 * Whether a done unit was built on a step that has been done again since (design section 2, *basis*).
 * A unit's basis is the completion id of the step before it; when no unit has that id any more, that step got
 * another one. The chain is followed to its start, so that a step between the two need not be in use any more.
 */
function isStale(unit, units) {
    return staleness(units)(unit);
}
/** {@link isStale} for many units of one document: each link of a chain is followed once. */
function staleness(units) {
    const byCompletion = new Map();
    for (const candidate of Object.values(units)) {
        if (candidate.status === 'done' && candidate.completionId) {
            byCompletion.set(candidate.completionId, candidate);
        }
    }
    /** Completion ids to whether what was built on them is stale. */
    const known = new Map();
    return (unit) => {
        const chain = new Set();
        let basis = unit.basis ?? null;
        let stale = false;
        while (basis !== null) {
            const before = known.get(basis);
            const builtOn = byCompletion.get(basis);
            if (before !== undefined || builtOn === undefined) {
                stale = before ?? true;
                break;
            }
            if (chain.has(basis))
                break; // only a damaged document has a circle
            chain.add(basis);
            basis = builtOn.basis ?? null;
        }
        for (const id of chain)
            known.set(id, stale);
        return stale;
    };
}


/***/ }),

/***/ 4046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ STEP_NAME_RULE),
/* harmony export */   g: () => (/* binding */ isStepName)
/* harmony export */ });
/** What a step may be called, in words for an error's `fix`. */
const STEP_NAME_RULE = 'A step\'s name has letters, digits, "-", "_" and ".", at most 100 of them.';
function isStepName(name) {
    return /^[A-Za-z0-9_.-]{1,100}$/.test(name);
}


/***/ }),

/***/ 7117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SM: () => (/* binding */ completeStep),
  vy: () => (/* binding */ failStep),
  a5: () => (/* binding */ interruptStep),
  Ks: () => (/* binding */ skipStep),
  bP: () => (/* binding */ startStep)
});

// UNUSED EXPORTS: startedUnit

// EXTERNAL MODULE: ./build/src/engine/document-transitions.js
var document_transitions = __webpack_require__(5838);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
;// CONCATENATED MODULE: ./build/src/engine/order-of-use.js

/** Puts `step` in its place: steps used in this attempt come first, as they were used, then those known from before. */
function orderOfUse(order, step, usedNow) {
    const others = order.filter((name) => name !== step);
    if (order.includes(step) && order.slice(0, order.indexOf(step)).every(usedNow))
        return [...order];
    return [...others.filter(usedNow), step, ...others.filter((name) => !usedNow(name))];
}
/**
 * What `step` is built on if it is begun now: the completion id of the last step before it that this attempt has done
 * or skipped. Steps that overlap in time are not built on each other: where steps can, this is asked at the start.
 */
function basisNow(document, step) {
    const attempt = document.revision?.attempt ?? 1;
    let before = null;
    for (const name of document.order ?? []) {
        if (name === step)
            break;
        const unit = (0,record/* entry */.f_)(document.units, name);
        if (unit?.status === 'done' && unit.usedInAttempt === attempt && unit.completionId) {
            before = unit.completionId;
        }
    }
    return before;
}

// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
;// CONCATENATED MODULE: ./build/src/engine/progress.js


/** Stands for no progress, so that no older progress comes back from another document. */
function noProgress(attempt, sequence, at) {
    return { attempt, sequence, at, payload: null, files: [] };
}
/**
 * The progress that a unit has when it starts: what there was before, or the note that it does not count any more.
 * @param sequence the number that the unit's new record gets
 */
function progressAtStart(before, { afresh = false, attempt, at, }, sequence) {
    if (!afresh && before?.status !== 'done') {
        return before?.progress === undefined ? {} : { progress: before.progress };
    }
    // Also where none is known: a document that could not be read may have some.
    return before !== undefined || attempt > 1 ? { progress: noProgress(attempt, sequence, at) } : {};
}
/** A unit's progress that its step can go on from: it is there, and what it was built on still counts. */
function usableProgress(unit, units) {
    const progress = unit?.progress;
    if (unit === undefined || unit.status === 'done' || !progress?.payload)
        return null;
    if (isStale({ status: unit.status, basis: progress.basis ?? null }, units))
        return null;
    return { ...progress, payload: progress.payload };
}
/** Every archive that a unit refers to. */
function payloadsOf({ status, payload, progress }) {
    return [
        ...(payload ? [payload] : []),
        ...(status !== 'done' && progress?.payload ? [progress.payload] : []),
    ];
}
/** What progress holds, in words: `40 of its own steps, 3 files (12 KiB)`. Empty when it holds nothing. */
function describeProgress(progress) {
    if (!progress?.payload)
        return '';
    // The document with the command's own steps, and what belongs to it, is no file of the user's.
    const files = progress.files.filter(({ path }) => !path.startsWith('step/'));
    const steps = progress.ownSteps ?? 0;
    const parts = [
        ...(steps > 0 ? [`${steps} of its own steps`] : []),
        ...(files.length > 0
            ? [`${plural(files.length, 'file')} (${bytes(files.reduce((sum, { size }) => sum + size, 0))})`]
            : []),
    ];
    return parts.length === 0 ? 'a record of its own' : parts.join(', ');
}
/** When progress was saved, seen from how the step ended: `23 s before it was interrupted`. */
function describeAge(unit, progress) {
    if (progress.attempt !== (unit.attempt ?? 1))
        return `in attempt ${progress.attempt}`;
    const saved = Date.parse(progress.at);
    const [ended, how] = unit.interrupted
        ? [Date.parse(unit.interrupted.at), 'it was interrupted']
        : unit.status === 'blocked'
            ? [Date.parse(unit.finishedAt ?? ''), 'it failed']
            : [Number.NaN, ''];
    if (ended <= saved)
        return `when ${how}`;
    if (ended > saved)
        return `${duration(ended - saved)} before ${how}`;
    const started = Date.parse(unit.startedAt ?? '');
    return saved >= started ? `${duration(saved - started)} after it began` : `at ${progress.at}`;
}

// EXTERNAL MODULE: ./build/src/engine/head.js
var head = __webpack_require__(5048);
;// CONCATENATED MODULE: ./build/src/engine/put-unit.js



/** The document with this record of a step, and with what follows from it: the order, the status, the checkpoint. */
function putUnit(document, step, unit, at) {
    const attempt = document.revision?.attempt ?? 1;
    const units = (0,record/* withEntry */.rM)(document.units, step, unit);
    const changed = {
        ...document,
        updatedAt: at,
        finishedAt: null,
        units,
        order: orderOfUse(document.order ?? [], step, (name) => (0,record/* entry */.f_)(units, name)?.usedInAttempt === attempt),
        ...runState(units, document.lifecycle),
    };
    return (0,head/* withHead */.V5)(changed);
}
function runState(units, before) {
    const all = Object.values(units);
    const failed = all.some((unit) => unit.status === 'blocked');
    const interrupted = all.find((unit) => unit.interrupted)?.interrupted?.reason ?? null;
    return {
        status: failed ? 'needs_attention' : 'running',
        lifecycle: {
            retry_of: null,
            recovered_at: null,
            ...before,
            state: failed || interrupted !== null ? 'failed' : 'running',
            retryable: failed || interrupted !== null,
            interrupted_reason: interrupted,
        },
    };
}

// EXTERNAL MODULE: ./build/src/engine/schema.js
var schema = __webpack_require__(5409);
;// CONCATENATED MODULE: ./build/src/engine/step-transitions.js






/** The step begins. If it was done before, that record is superseded: an older document must not bring it back. */
function startStep(document, start) {
    const before = (0,record/* entry */.f_)(document.units, start.step);
    const supersedes = [
        ...(before?.supersedes ?? []),
        ...(before?.status === 'done' && before.completionId ? [before.completionId] : []),
    ];
    return putUnit(document, start.step, {
        ...unknownFields(before),
        status: 'in_progress',
        dependsOn: before?.dependsOn ?? [],
        note: '',
        createdAt: before?.createdAt ?? start.at,
        updatedAt: start.at,
        startedAt: start.at,
        finishedAt: null,
        attempt: start.attempt,
        completionId: null,
        basis: null,
        ...(supersedes.length > 0 ? { supersedes } : {}),
        fingerprint: start.fingerprint,
        fingerprintParts: { ...start.fingerprintParts },
        ...(start.comment === undefined ? {} : { comment: start.comment }),
        sequence: (0,document_transitions/* upcomingSequence */.Kt)(document),
        usedInAttempt: start.attempt,
        ...progressAtStart(before, start, (0,document_transitions/* upcomingSequence */.Kt)(document)),
    }, start.at);
}
/** The step is done. */
function completeStep(document, completion) {
    const { step, at, completionId, durationMs, payload, git, comment } = completion;
    const { note = '', basis = basisNow(document, step), secretOutputs = [] } = completion;
    const { progress: _, ...unit } = startedUnit(document, step);
    return putUnit(document, step, {
        ...unit,
        status: 'done',
        note,
        updatedAt: at,
        finishedAt: at,
        completionId,
        basis,
        durationMs,
        outputs: (0,record/* record */.g1)(Object.entries(completion.outputs)),
        files: [...completion.files],
        withheld: [...completion.withheld],
        payload,
        ...(git ? { git } : {}),
        ...(comment === undefined ? {} : { comment }),
        interrupted: null,
        sequence: (0,document_transitions/* upcomingSequence */.Kt)(document),
        ...(completion.partial ? { partial: true } : {}),
        ...(secretOutputs.length > 0 ? { secretOutputs: [...secretOutputs] } : {}),
    }, at);
}
/** The step ended without being done. */
function failStep(document, failure) {
    const { step, at, durationMs, note } = failure;
    const ending = { status: 'blocked', note, finishedAt: at, durationMs, interrupted: null };
    return changeUnit(document, step, at, ending);
}
/** The step is being stopped from outside. That says nothing about whether its effect landed. */
function interruptStep(document, interruption) {
    const { step, at, durationMs, reason } = interruption;
    const interrupted = { reason, at };
    return changeUnit(document, step, at, { status: 'in_progress', durationMs, interrupted });
}
/** The step was skipped: this attempt used the record that is there. */
function skipStep(document, step, attempt, at) {
    const unit = startedUnit(document, step);
    return putUnit(document, step, { ...unit, usedInAttempt: attempt, sequence: unit.sequence ?? 0 }, at);
}
/** @throws Error for a step that has no record: nothing can end that was never started */
function startedUnit(document, step) {
    const unit = (0,record/* entry */.f_)(document.units, step);
    if (unit === undefined)
        throw new Error(`Step "${step}" was never started in this document.`);
    return unit;
}
function changeUnit(document, step, at, change) {
    const unit = startedUnit(document, step);
    const sequence = (0,document_transitions/* upcomingSequence */.Kt)(document);
    return putUnit(document, step, { ...unit, ...change, updatedAt: at, sequence }, at);
}
/** What other tools, or later versions, wrote into a record: it survives, also when the step is done again. */
function unknownFields(unit) {
    const fields = Object.entries(unit ?? {}).filter(([name]) => !Object.hasOwn(schema/* UnitSchema */.uo.entries, name));
    return (0,record/* record */.g1)(fields);
}


/***/ }),

/***/ 3973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ ARCHIVE),
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   F$: () => (/* binding */ isArchived),
/* harmony export */   To: () => (/* binding */ leftovers),
/* harmony export */   g8: () => (/* binding */ archiveRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6254);





/** Where the runs of a folder are kept when they are over, relative to it. */
const ARCHIVE = 'archive';
/** Windows refuses to remove a file for a moment while somebody reads it. */
const REMOVAL_PAUSES_MS = process.platform === 'win32' ? [10, 50, 200, 400] : [];
/** After so many runs of one name, somebody has to look at it. */
const MAX_NAMES = 10_000;
/**
 * Moves a run into the folder `archive` beside it, and overwrites nothing there. At every moment the document and its
 * event log are whole in one of the two places, so that what a death interrupts is finished by doing it again.
 * @param check is called right before anything is removed: the lock, which the caller holds, may have been lost
 * @returns the archived document
 * @throws StoreError when it could not be moved; then it is where it was
 */
function archiveRun(file, check = () => { }) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file);
    const { document, eventLog, index, payloads } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const live = stemOf(file);
    const archive = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ARCHIVE);
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(archive, { recursive: true });
        const archived = placeFor(file);
        // The document is the last.
        for (const ending of [eventLog, document])
            copyInto(live + ending, archived + ending);
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(live + payloads))
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .rename */ .$w)(live + payloads, archived + payloads);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(archive);
        check();
        // The log is of no use without the document; the other way round, somebody might miss what only the log tells.
        for (const ending of [document, eventLog, index])
            remove(live + ending);
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(folder);
        return archived + document;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD)
            throw error;
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(archive, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)), error);
    }
}
/**
 * The documents of a folder that are in its archive, and of which something is still where they were: what a death
 * between two removals leaves behind.
 */
function leftovers(folder) {
    const files = new Set();
    for (const name of node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder)) {
        for (const { document, eventLog, index, lock } of _run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .ALL_ENDINGS */ .v) {
            const ending = [eventLog, index, lock].find((known) => name.endsWith(known));
            if (ending !== undefined)
                files.add(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name.slice(0, -ending.length) + document));
        }
    }
    return [...files].filter((file) => !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file) && takenStems(file).length > 0);
}
/** Whether the event log of a document that is missing is in the archive, byte for byte: then nothing is lost. */
function isArchived(file) {
    const { eventLog } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    return takenStems(file).some((archived) => isSame(stemOf(file) + eventLog, archived + eventLog));
}
/**
 * Removes them. An event log that is not in the archive, byte for byte, stays: a document can be rebuilt from it.
 * @param lock of the run
 */
function removeLeftovers(file, lock) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
        return;
    const { eventLog, index } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const log = stemOf(file) + eventLog;
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(log)) {
        if (!isArchived(file))
            return;
        lock.check(true);
        remove(log);
    }
    remove(stemOf(file) + index);
}
function stemOf(file) {
    return file.slice(0, file.length - (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file).document.length);
}
/** The archived runs that have the name of a live one: `x`, `x.1`, `x.2` … */
function takenStems(file) {
    const { document } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const taken = [];
    for (const archived of stemsFor(file)) {
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + document))
            break;
        taken.push(archived);
    }
    return taken;
}
/** Where a run goes: under its own name unless another run of that name is there, or under it and a number. */
function placeFor(file) {
    const { document, eventLog, payloads } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_4__/* .endingsFor */ .U)(file);
    const live = stemOf(file);
    for (const archived of stemsFor(file)) {
        const isFree = [eventLog, document].every((ending) => !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + ending) || isSame(live + ending, archived + ending));
        const isBegun = isSame(file, archived + document) && !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(live + payloads);
        if (isFree && (isBegun || !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(archived + payloads)))
            return archived;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(`${file} has too many namesakes in the archive.`, 'Move some of them elsewhere.');
}
function* stemsFor(file) {
    const archived = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), ARCHIVE, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(stemOf(file)));
    yield archived;
    for (let number = 1; number < MAX_NAMES; number += 1)
        yield `${archived}.${number}`;
}
/** The same file under another name as well or, where the file system has no such links, a durable copy. */
function copyInto(from, to) {
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(from) || isSame(from, to))
        return;
    try {
        // A link would lead elsewhere, or nowhere, from another folder.
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(from).isSymbolicLink())
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .copyFileAtomic */ .Vh)(from, to);
        else
            node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync(from, to);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EEXIST')
            throw error;
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .copyFileAtomic */ .Vh)(from, to);
    }
}
function remove(file) {
    (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .whileBusy */ .lr)(REMOVAL_PAUSES_MS, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(file, { force: true }));
}
/** Both are there and are one file, or two with the same content. */
function isSame(one, other) {
    const first = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(one, { bigint: true, throwIfNoEntry: false });
    const second = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(other, { bigint: true, throwIfNoEntry: false });
    if (first === undefined || second === undefined || first.size !== second.size)
        return false;
    if (first.ino === second.ino && first.dev === second.dev)
        return true;
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(one).equals(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(other));
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ setAside),
/* harmony export */   K7: () => (/* binding */ readDocumentFile),
/* harmony export */   oP: () => (/* binding */ refuseNoFile),
/* harmony export */   wD: () => (/* binding */ isNoFile)
/* harmony export */ });
/* unused harmony export writeDocumentFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9646);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7410);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _run_file_presence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4057);
/* harmony import */ var _atomic_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9763);








/** Reads a document from disk. Never throws: a file that is not there is `missing`, anything else has a reason. */
function readDocumentFile(file) {
    try {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        // Reading a pipe or a device might never end.
        if (!stat.isFile())
            return { kind: 'unreadable', reason: 'it is not a regular file' };
        if (stat.size > _engine_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOCUMENT_BYTES */ .b) {
            return { kind: 'unreadable', reason: `it is larger than ${_engine_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOCUMENT_BYTES */ .b} bytes` };
        }
        return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u0)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
    }
    catch (error) {
        return (0,_run_file_presence_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsence */ .M)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error))
            ? { kind: 'missing' }
            : { kind: 'unreadable', reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error) };
    }
}
/**
 * Writes a document atomically and durably.
 * @throws StoreError when it could not be written; the old document is then still there.
 */
function writeDocumentFile(file, document) {
    writeFileAtomic(file, serializeDocument(document));
}
/** Whether something is there that is no file: a folder, a pipe, a device. None of them was meant as a document. */
function isNoFile(file) {
    try {
        return !node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file).isFile();
    }
    catch {
        return false;
    }
}
/** @throws StoreError for what is no file: moving or replacing it would do harm far beyond a document */
function refuseNoFile(file) {
    if (!isNoFile(file))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreError */ .AD(`${file} is not a regular file.`, 'It is left as it is; name a file.');
}
/**
 * Moves a file that cannot be read out of the way, so that it can be looked at later. Returns where it is now.
 * @throws StoreError for what is no file
 */
function setAside(file, at) {
    refuseNoFile(file);
    const aside = `${file}.unreadable-${at.toISOString().replaceAll(':', '-')}`;
    (0,_atomic_write_js__WEBPACK_IMPORTED_MODULE_5__/* .rename */ .$w)(file, aside);
    return aside;
}


/***/ }),

/***/ 3803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NOT_A_FILE: () => (/* binding */ NOT_A_FILE),
/* harmony export */   digestAt: () => (/* binding */ digestAt),
/* harmony export */   digestFile: () => (/* binding */ digestFile),
/* harmony export */   digestMeanwhile: () => (/* binding */ digestMeanwhile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4872);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);




/** Whole small files are read at once, larger ones in pieces of this size. 4 MiB. */
const CHUNK = 4 * 1024 * 1024;
/**
 * Digests a regular file, handing each piece of its content to `look` on the way.
 * @param look gets each chunk as a latin1 string
 * @param most so many bytes from its beginning
 */
function digestFile(file, look, most = Number.POSITIVE_INFINITY) {
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, 'r');
    try {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const buffer = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(1, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor).size)));
        let size = 0;
        for (let read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer); read > 0; read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, buffer)) {
            const chunk = buffer.subarray(0, Math.min(read, most - size));
            hash.update(chunk);
            look?.(chunk.toString('latin1'));
            size += chunk.length;
            if (size === most)
                break;
        }
        return { sha256: hash.digest('hex'), size };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
/** The same for a file that may be large, while other things go on. */
async function digestMeanwhile(file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let size = 0;
    for await (const chunk of node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream(file, { highWaterMark: 1024 * 1024 })) {
        hash.update(chunk);
        size += chunk.length;
    }
    return { sha256: hash.digest('hex'), size };
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

/***/ 1322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   setEventLogAside: () => (/* binding */ setEventLogAside),
/* harmony export */   writeNewEventLog: () => (/* binding */ writeNewEventLog)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9646);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9763);
/* harmony import */ var _whole_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4835);
/* harmony import */ var _write_under_lock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7572);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5766);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4100);










/**
 * Units share an event at the beginning, as far as it stays about this small: to know one of them, all of it has to be
 * read, and that should not take much longer than an event with one unit does later.
 */
const EVENT_BYTES = 512;
/**
 * Writes a new document with its event log.
 * @param makeRoom sees to it that there is no other when it gets its place
 * @throws InvalidInputError when it would be too large to be read again; StoreError when it could not be written
 */
function writeNewEventLog(places, lock, document, makeRoom) {
    const { file, eventLog } = places;
    const temporary = lock.temporaryFile();
    try {
        const end = writeLog(temporary, document);
        const snapshot = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .encodeSnapshot */ .hX)(document, end);
        if (snapshot.length > _engine_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_DOCUMENT_BYTES */ .b)
            throw (0,_whole_document_js__WEBPACK_IMPORTED_MODULE_5__/* .tooLarge */ .g)(places.name);
        (0,_write_under_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .writeUnderLock */ .N)(file, snapshot, lock, () => {
            makeRoom();
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .rename */ .$w)(temporary, eventLog);
            (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(eventLog));
        });
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: true });
        throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointError */ .jg ? error : (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFault */ .ii)(file, error);
    }
}
/**
 * Moves an event log without document out of the way of a new run: it may be all that is left of another one.
 * @returns where it is now; null when there is none
 */
function setEventLogAside({ eventLog, index }) {
    const aside = `${eventLog}.without-document-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .rename */ .$w)(eventLog, aside);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(index, { force: true });
        return aside;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFault */ .ii)(eventLog, error);
    }
}
function writeLog(file, document) {
    const { id, createdAt = '', status } = document;
    let position = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .startOf */ .GH)(id, createdAt);
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx');
    try {
        for (const ops of firstOperations(document)) {
            const { line, after } = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .encodeEvent */ .r9)(position, { at: createdAt, status, ops: [ops] });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(descriptor, line);
            position = after;
        }
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(descriptor);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
    return position;
}
function* firstOperations(document) {
    const { units } = document;
    // In the order of the document, so that what is made from the log looks the same.
    const fields = { ...(0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutPosition */ .Wi)(document), units: {} };
    yield { op: 'merge', path: [], value: fields };
    let part = Object.create(null);
    let bytes = 0;
    for (const [id, unit] of Object.entries(units)) {
        const size = JSON.stringify(unit).length + id.length;
        if (bytes > 0 && bytes + size > EVENT_BYTES) {
            yield { op: 'merge', path: ['units'], value: part };
            part = Object.create(null);
            bytes = 0;
        }
        part[id] = unit;
        bytes += size;
    }
    if (bytes > 0)
        yield { op: 'merge', path: ['units'], value: part };
}


/***/ }),

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readLogAlone),
/* harmony export */   findLogAlone: () => (/* binding */ findLogAlone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7410);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3973);
/* harmony import */ var _event_log_read_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(219);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8743);






/**
 * The event log of a document that is missing, for the holder of the lock; null when there is none. What a death while the
 * run was archived has left of one is removed: it is in the archive.
 */
function findLogAlone(places, lock) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.file))
        return null;
    (0,_archive_run_js__WEBPACK_IMPORTED_MODULE_3__/* .removeLeftovers */ .DA)(places.file, lock);
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(places.eventLog))
        return null;
    return { kind: 'log', eventLog: places.eventLog, read: readLogAlone(places.eventLog) };
}
/** What an event log leads to, without a lock and without writing a byte. */
function readLogAlone(eventLog) {
    try {
        const source = (0,_event_log_read_events_js__WEBPACK_IMPORTED_MODULE_4__/* .openSource */ .oD)(eventLog);
        if (source === null)
            return { kind: 'unreadable', reason: 'it is gone' };
        try {
            return (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interpretDocument */ .Ho)((0,_replay_js__WEBPACK_IMPORTED_MODULE_5__/* .replayAll */ .R)(source));
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(source.descriptor);
        }
    }
    catch (error) {
        return { kind: 'unreadable', reason: (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error) };
    }
}


/***/ }),

/***/ 2033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ rebuildRun),
/* harmony export */   x: () => (/* binding */ rebuildUnderLock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _file_document_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1216);
/* harmony import */ var _event_log_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5766);
/* harmony import */ var _event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1743);
/* harmony import */ var _event_log_log_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3039);
/* harmony import */ var _event_log_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3410);
/* harmony import */ var _event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4100);
/* harmony import */ var _locked_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8582);
/* harmony import */ var _open_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4189);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7620);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4057);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8743);
/* harmony import */ var _write_under_lock_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7572);
















/**
 * Makes the document from its event log again, of which every line is verified.
 * @throws NotFoundError when there is no event log; DamagedLogError that names the line; RefusedError when the document
 *   there belongs to another log, or contains events that this one does not
 */
async function rebuildRun(file) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_12__/* .placesOf */ .e)(file);
    if (!(0,_presence_js__WEBPACK_IMPORTED_MODULE_13__/* .isThere */ .$)(places.eventLog, places.eventLog))
        throw noLog(places);
    return (0,_locked_js__WEBPACK_IMPORTED_MODULE_10__/* .withRunLock */ .Z)(places, (lock) => rebuildUnderLock(places, lock));
}
/** The same for the holder of the lock. */
function rebuildUnderLock(places, lock) {
    refuseWhatIsNoFile(places);
    const log = _event_log_log_file_js__WEBPACK_IMPORTED_MODULE_7__/* .LogFile */ .$.open(places.eventLog, () => lock, { sequence: 0, offset: 0, hash: '' });
    if (log === null)
        throw noLog(places);
    try {
        const working = (0,_replay_js__WEBPACK_IMPORTED_MODULE_14__/* .replay */ .e)(log, (from, onBatch) => {
            log.end = from;
            log.catchUp(onBatch);
            return log.end;
        });
        checkPresent(places, log);
        log.cutTornLine();
        const kept = keepCopy(places);
        // A document must never contain what its log may lose.
        log.makeDurable();
        (0,_write_under_lock_js__WEBPACK_IMPORTED_MODULE_15__/* .writeUnderLock */ .N)(places.file, (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .encodeSnapshot */ .hX)(working.stored, log.end), lock);
        // Without an index, the next process takes longer, so nothing depends on it.
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(places.index, { force: true, recursive: true });
        return { events: log.end.sequence, kept, view: openedView(places, lock) };
    }
    finally {
        log.close();
    }
}
/** What the document there has, and the log has not, must not get lost. */
function checkPresent(places, log) {
    const present = (0,_file_document_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocumentFile */ .K7)(places.file);
    if (present.kind !== 'document')
        return;
    const { id, createdAt = '' } = present.document;
    const position = (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .positionIn */ .Nu)(present.stored);
    const isInLog = position !== null && (0,_event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_6__/* .hashBefore */ .e)(log.descriptor, position.offset) === position.hash;
    if (isInLog)
        return; // whatever else was edited, also its name
    if ((0,_event_log_event_js__WEBPACK_IMPORTED_MODULE_5__/* .startOf */ .GH)(id, createdAt).hash !== (0,_event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_6__/* .firstPrevious */ .o)(log.descriptor))
        throw (0,_event_log_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .mismatch */ .J4)(places, 'foreign');
    // What was edited may say anything of where it stands; of that, a copy is kept.
    if (position !== null && (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .isIntactSnapshot */ .sO)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(places.file)))
        throw (0,_event_log_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .mismatch */ .J4)(places, 'short');
}
/** A pipe would be waited for, and then be gone. */
function refuseWhatIsNoFile({ name, file }) {
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false });
    if (stat === undefined || stat.isFile())
        return;
    throw new _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${name} is not a regular file.`, 'Move it away; then the document can be made.');
}
function keepCopy({ file }) {
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file) || (0,_event_log_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .isIntactSnapshot */ .sO)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file)))
        return null;
    const kept = `${file}.before-rebuild-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(file, kept, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
    }
    catch (error) {
        throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(kept, error);
    }
    return kept;
}
function openedView(places, lock) {
    const state = (0,_open_state_js__WEBPACK_IMPORTED_MODULE_11__/* .openState */ .G)(places, () => lock);
    try {
        state.pause();
        return state.lastingView();
    }
    finally {
        state.dispose();
    }
}
function noLog({ name, eventLog }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFoundError */ .m_(`${name} has no event log ${eventLog}.`, 'Only documents made with "checkpoint init --event-log" have one.');
}


/***/ }),

/***/ 8743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ replayAll),
/* harmony export */   e: () => (/* binding */ replay)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6849);
/* harmony import */ var _event_log_check_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9118);
/* harmony import */ var _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6017);
/* harmony import */ var _event_log_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5766);
/* harmony import */ var _event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1743);
/* harmony import */ var _event_log_read_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(219);







/** What an event log leads to by itself, with every line of it verified. @throws DamagedLogError */
function replayAll(log) {
    const { size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(log.descriptor);
    const read = (from, onBatch) => (0,_event_log_read_events_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvents */ .wj)(log, from, size, (batch) => {
        (0,_event_log_check_events_js__WEBPACK_IMPORTED_MODULE_2__/* .checkEvents */ .u)(log, batch);
        onBatch(batch);
    });
    return replay(log, read).stored;
}
/**
 * The document that an event log leads to by itself, from its first event on.
 * @param read gives all events behind a position, verified, and returns the position behind the last one
 * @throws DamagedLogError
 */
function replay(log, read) {
    const working = new _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkingDocument */ .T({});
    const first = (0,_event_log_log_ends_js__WEBPACK_IMPORTED_MODULE_5__/* .firstPrevious */ .o)(log.descriptor);
    const end = read({ sequence: 0, offset: 0, hash: first }, ({ events }) => {
        for (const { ops } of events)
            working.apply(ops);
    });
    const { id, createdAt } = working.stored;
    if (end.sequence === 0)
        throw new _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__/* .DamagedLogError */ .G(log.file, 1, 'it is not an event');
    if ((0,_event_log_event_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(String(id), String(createdAt)).hash !== first) {
        throw new _event_log_damage_js__WEBPACK_IMPORTED_MODULE_3__/* .DamagedLogError */ .G(log.file, 1, 'it begins the log of another document');
    }
    return working;
}


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tj: () => (/* binding */ readWholeRun),
  gK: () => (/* binding */ stampOfRun),
  Yr: () => (/* binding */ writeWholeRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/hash.js + 1 modules
var hash = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
;// CONCATENATED MODULE: ./build/src/engine/run-document/changes-between.js


/** What makes `after` of `before`, unit by unit and field by field. Where a document stands in its event log is no part of it. */
function changesBetween(before, after) {
    const { units: unitsBefore, eventLog: _b, ...fieldsBefore } = before;
    const { units: unitsAfter, eventLog: _a, ...fieldsAfter } = after;
    return [
        ...changesOf([], fieldsBefore, fieldsAfter),
        ...changesOf(['units'], Object(unitsBefore), Object(unitsAfter)),
    ];
}
function changesOf(path, before, after) {
    const changed = Object.entries(after).filter(([name, value]) => value !== undefined && !isSame((0,record/* entry */.f_)(before, name), value));
    const deleted = Object.keys(before).filter((name) => (0,record/* entry */.f_)(after, name) === undefined);
    return [
        ...changed.map(([name, value]) => ({ op: 'set', path: [...path, name], value: value })),
        ...deleted.map((name) => ({ op: 'delete', path: [...path, name] })),
    ];
}
function isSame(one, other) {
    return one === other || (one !== undefined && (0,hash/* canonicalJson */.d)(one) === (0,hash/* canonicalJson */.d)(other));
}

// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/file/document-file.js
var document_file = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/src/store/file/stamp.js
var stamp = __webpack_require__(3945);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __webpack_require__(5766);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-ends.js
var log_ends = __webpack_require__(1743);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __webpack_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-events.js + 1 modules
var read_events = __webpack_require__(219);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __webpack_require__(4100);
// EXTERNAL MODULE: ./build/src/store/run-file/open-state.js + 7 modules
var open_state = __webpack_require__(4189);
// EXTERNAL MODULE: ./build/src/store/run-file/rebuild-run.js
var rebuild_run = __webpack_require__(2033);
// EXTERNAL MODULE: ./build/src/store/run-file/whole-document.js
var whole_document = __webpack_require__(4835);
;// CONCATENATED MODULE: ./build/src/store/run-file/whole-run.js














/** A run document and its event log, for those who read and write it as a whole. Never throws, like `readDocumentFile`. */
function readWholeRun(places) {
    const read = (0,document_file/* readDocumentFile */.K7)(places.file);
    if (read.kind !== 'document' || (0,snapshot/* positionIn */.Nu)(read.stored) === null)
        return read;
    try {
        const view = (0,read_event_logged/* readEventLogged */.n)(places);
        const malformed = { ...view.malformed() };
        return { kind: 'document', document: view.document(), malformed, stored: view.stored() };
    }
    catch (error) {
        if (error instanceof store_errors/* NotFoundError */.m_)
            return { kind: 'missing' };
        return { kind: 'unreadable', reason: (0,errors/* describeError */.Uc)(error) };
    }
}
/** Tells whether the document, or its event log, is another one than before, or was written to. */
function stampOfRun({ file, eventLog }) {
    return `${(0,stamp/* stampOf */.Z)(file)}|${(0,stamp/* stampOf */.Z)(eventLog)}`;
}
/**
 * Makes the file hold this document: by the event that leads to it, where there is an event log.
 * @throws StoreError when it could not be written
 */
function writeWholeRun(places, lock, document) {
    try {
        // The document may have gone while the work went on; its log has what others recorded meanwhile.
        const isGone = !external_node_fs_.existsSync(places.file);
        if (isGone && isLogOfDocument(places, document))
            (0,rebuild_run/* rebuildUnderLock */.x)(places, lock);
        if (external_node_fs_.existsSync(places.eventLog) && external_node_fs_.existsSync(places.file))
            writeChanges(places, lock, document);
        else
            (0,whole_document/* writeWholeDocument */.i)(places, lock, (0,snapshot/* withoutPosition */.Wi)(document));
    }
    catch (error) {
        if (!(error instanceof errors/* RefusedError */.fk || error instanceof errors/* InvalidInputError */.oC))
            throw error;
        throw new store_errors/* StoreError */.AD(error.message, error.fix, { cause: error });
    }
}
function isLogOfDocument({ eventLog }, { id, createdAt = '' }) {
    const source = (0,read_events/* openSource */.oD)(eventLog);
    if (source === null)
        return false;
    try {
        return (0,log_ends/* firstPrevious */.o)(source.descriptor) === (0,event_log_event/* startOf */.GH)(id, createdAt).hash;
    }
    finally {
        external_node_fs_.closeSync(source.descriptor);
    }
}
function writeChanges(places, lock, document) {
    const state = (0,open_state/* openState */.G)(places, () => lock);
    try {
        const operations = changesBetween(state.view.stored(), document);
        if (operations.length > 0)
            state.commit(operations, new Date().toISOString());
        else
            state.makeDurable();
        state.pause();
    }
    finally {
        state.dispose();
    }
}


/***/ })

};
