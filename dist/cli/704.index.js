export const id = 704;
export const ids = [704,821];
export const modules = {

/***/ 5704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  help: () => (/* binding */ help),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/runs-folder.js
var runs_folder = __webpack_require__(8698);
// EXTERNAL MODULE: ./build/src/store/survey.js
var survey = __webpack_require__(9189);
// EXTERNAL MODULE: ./build/src/cli/exit-code.js
var exit_code = __webpack_require__(3250);
// EXTERNAL MODULE: ./build/src/cli/messages.js
var messages = __webpack_require__(1178);
// EXTERNAL MODULE: ./build/src/cli/print.js
var print = __webpack_require__(8875);
// EXTERNAL MODULE: ./build/src/cli/status/clean.js
var clean = __webpack_require__(6886);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/store/look-at-run.js
var look_at_run = __webpack_require__(1344);
// EXTERNAL MODULE: ./build/src/cli/package-root.js
var package_root = __webpack_require__(4821);
// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/src/cli/status/find-run.js








const VERIFIER = external_node_path_.join(package_root/* packageRoot */.Z, 'dist', 'cli', 'verifier.js');
/** Ambiguous names are told with this many candidates. */
const CANDIDATES = 10;
/** The run that was updated last; what cannot be read only when there is nothing else. Null when there are none. */
async function findNewestRun({ folders }) {
    const [only, ...others] = folders.flatMap(runs_folder/* runFiles */.NW);
    if (only !== undefined && others.length === 0)
        return { ...(await lookAt(only)), unreadable: 0 };
    const { rows, newest } = await (0,survey/* surveyRuns */.Je)(folders);
    const unreadable = rows.filter((row) => row.kind === 'unreadable');
    if (newest !== null)
        return { ...(await lookCloser(newest)), unreadable: unreadable.length };
    const [first] = unreadable;
    return first === undefined ? null : { file: first.file, look: first, unreadable: unreadable.length - 1 };
}
/**
 * The run that somebody means by an id, the beginning of one, or the name of its file; also one that was archived.
 * @throws UsageError when it may be several; NotFoundError when there is none
 */
async function findRun(project, id) {
    const exact = await runOfExactName(project, id);
    if (exact !== null)
        return exact;
    for (const folders of [project.folders, (0,survey/* archives */.EK)(project.folders)]) {
        const { rows, newest } = await (0,survey/* surveyRuns */.Je)(folders);
        const row = pick(rows, id);
        if (row === null)
            continue;
        return row === newest?.row ? lookCloser(newest) : lookAt(row.file);
    }
    throw new store_errors/* NotFoundError */.m_(`There is no run "${(0,clean/* clean */.uH)(id)}" in ${project.folders.map((folder) => (0,clean/* clean */.uH)(folder, 1000)).join(' or ')}.`, 'checkpoint status --list names them all.');
}
/** Without looking at the others, for runs whose file has their name. */
async function runOfExactName({ folders }, id) {
    const [folder] = folders;
    if (folders.length !== 1 || folder === undefined || /[\\/]/.test(id))
        return null;
    const found = await lookAt(external_node_path_.join(folder, `${id}.json`));
    return found.look.kind === 'run' && found.look.view.document().id === id ? found : null;
}
/** A run is told from its whole event log, every line of it verified. */
async function lookAt(file) {
    return { file, look: await (0,look_at_run/* lookAtRun */.U)(file, { verifyAll: true, verifier: VERIFIER }) };
}
/** The same, without reading a run again that has no event log. */
async function lookCloser({ row: { file }, view }) {
    return 'eventLog' in view.stored() ? lookAt(file) : { file, look: { kind: 'run', view } };
}
function pick(rows, id) {
    const exact = rows.filter((row) => (0,survey/* rowNames */.fH)(row).includes(id));
    const meant = exact.length > 0 ? exact : rows.filter((row) => (0,survey/* rowNames */.fH)(row).some((name) => name.startsWith(id)));
    const [first, ...others] = meant;
    if (first === undefined)
        return null;
    if (others.length === 0)
        return first;
    const names = meant.slice(0, CANDIDATES).map(describe);
    const more = meant.length > names.length ? ` and ${meant.length - names.length} more` : '';
    throw new usage/* UsageError */.eb('status', `"${(0,clean/* clean */.uH)(id)}" may be ${names.join(', ')}${more}.`);
}
function describe(row) {
    const name = (0,runs_folder/* runName */.rt)(row.file);
    return row.kind === 'run' && row.document.id !== name
        ? `${(0,clean/* clean */.uH)(row.document.id)} (${(0,clean/* clean */.uH)(name)}.json)`
        : (0,clean/* clean */.uH)(name);
}

// EXTERNAL MODULE: ./build/src/engine/status/standing.js
var standing = __webpack_require__(663);
// EXTERNAL MODULE: ./build/src/store/lock/lock-folder.js
var lock_folder = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/src/store/lock/owner.js
var owner = __webpack_require__(9008);
// EXTERNAL MODULE: ./build/src/store/run-file/places.js
var places = __webpack_require__(7620);
;// CONCATENATED MODULE: ./build/src/store/worker.js



/**
 * Whether somebody works on a run, by who holds its lock. Nothing is written and no process is started, which leaves
 * more unproven on systems where only other programs can tell. A lock that was let go proves nothing: work may go on
 * between two changes.
 */
function workerOf(file) {
    if (process.platform !== 'linux')
        return 'unproven';
    try {
        const { lock } = (0,places/* placesOf */.e)(file);
        const generation = (0,lock_folder/* listLock */.KX)(lock)?.generations.at(-1);
        const holder = generation === undefined ? null : (0,lock_folder/* readGeneration */.Z7)(lock, generation);
        if (holder === null || !holder.isHeld || holder.owner === null)
            return 'unproven';
        return (0,owner/* livenessOf */.l8)(holder.owner);
    }
    catch {
        return 'unproven';
    }
}

// EXTERNAL MODULE: ./build/src/cli/status/ages.js
var status_ages = __webpack_require__(8571);
;// CONCATENATED MODULE: ./build/src/cli/status/badge.js
const COLOURS = {
    queued: 'cyan',
    running: 'cyan',
    awaiting_review: 'yellow',
    awaiting_merge: 'yellow',
    succeeded: 'green',
    failed: 'red',
    canceled: 'dim',
    superseded: 'dim',
};
/** What a run is, in a word or two: its state or, without a lifecycle, its status; and whether that is proven. */
function badgeOf(document, { state, worker }) {
    const recorded = document.lifecycle?.state ?? document.status;
    if (state !== 'running')
        return { colour: COLOURS[state], text: recorded };
    switch (worker) {
        case 'alive':
            return { colour: COLOURS.running, text: recorded };
        case 'dead':
            return { colour: 'red', text: 'interrupted' };
        case 'unproven':
            return { colour: COLOURS.running, text: `${recorded} (unproven)` };
    }
}

;// CONCATENATED MODULE: ./build/src/cli/status/list.js







/** Where each run stands. */
function listRuns({ rows, replacements }) {
    return rows.map((row) => {
        if (row.kind === 'unreadable')
            return { row, standing: null };
        const replacedBy = replacements.get(row.document.id) ?? null;
        return { row, standing: (0,standing/* standing */.JA)(row.document, { worker: workerOf(row.file), replacedBy }) };
    });
}
/** For programs: enough to decide which run to look at. */
function listedJson({ row, standing: where }) {
    if (row.kind === 'unreadable')
        return { id: (0,runs_folder/* runName */.rt)(row.file), file: row.file, unreadable: row.reason };
    const { document, file, done, total, malformed } = row;
    return {
        id: document.id,
        file,
        task: document.task ?? null,
        status: document.status,
        state: where?.state,
        worker: where?.worker,
        next_action: where?.next_action,
        done,
        total,
        malformed,
        updatedAt: document.updatedAt ?? null,
    };
}
/** No column but the last pushes the others out of sight. */
const WIDEST = 40;
/** One line a run, its age last. */
function listText(runs, paint) {
    const now = Date.now();
    const lines = runs.map((run) => cellsOf(run, now));
    const width = (column) => Math.min(WIDEST, Math.max(...lines.map((line) => line[column].length)));
    const [badge, id, progress, subject] = [width('badge'), width('id'), width('progress'), width('subject')];
    return lines
        .map((line) => [
        paint(line.colour, `● ${line.badge.padEnd(badge)}`),
        paint('bold', line.id.padEnd(id)),
        line.progress.padEnd(progress),
        line.subject.padEnd(subject),
        `${line.age}\n`,
    ].join('  '))
        .join('');
}
function cellsOf({ row, standing: where }, now) {
    const age = (0,status_ages/* since */.X)(row.changedAt, now);
    if (row.kind === 'unreadable' || where === null) {
        const reason = row.kind === 'unreadable' ? (0,clean/* clean */.uH)(row.reason) : '';
        const id = (0,clean/* clean */.uH)((0,runs_folder/* runName */.rt)(row.file), 80);
        return { colour: 'red', badge: 'unreadable', id, progress: '-', subject: reason, age };
    }
    const { colour, text } = badgeOf(row.document, where);
    const faulty = row.malformed > 0 ? ` (${(0,words/* plural */.LS)(row.malformed, 'malformed unit')})` : '';
    return {
        colour,
        badge: text,
        id: (0,clean/* clean */.uH)(row.document.id, 80),
        progress: `${row.done}/${row.total}`,
        subject: `${(0,clean/* clean */.uH)(row.document.task ?? '', 60)}${faulty}`,
        age,
    };
}

;// CONCATENATED MODULE: ./build/src/cli/status/options.js

/** @throws UsageError */
function readStatusOptions(args) {
    const { values, positionals } = (0,usage/* parseCommandLine */.Du)('status', {
        args: [...args],
        allowPositionals: true,
        options: {
            list: { type: 'boolean' },
            json: { type: 'boolean' },
            raw: { type: 'boolean' },
            resume: { type: 'boolean' },
            dir: { type: 'string' },
            'no-color': { type: 'boolean' },
        },
    });
    const [id, another] = positionals;
    if (another !== undefined)
        throw new usage/* UsageError */.eb('status', `"${another}" is one id too many.`);
    if (id === '')
        throw new usage/* UsageError */.eb('status', 'The id is empty.');
    if (values.dir === '')
        throw new usage/* UsageError */.eb('status', '"--dir" is empty.');
    const forms = ['list', 'raw', 'resume'].filter((name) => values[name] === true);
    const [form = 'page', contrary] = forms;
    if (contrary !== undefined) {
        throw new usage/* UsageError */.eb('status', `"--${form}" and "--${contrary}" do not go together.`);
    }
    if (form === 'list' && id !== undefined) {
        throw new usage/* UsageError */.eb('status', '"--list" lists all runs, so it takes no id.');
    }
    return {
        id,
        form,
        json: values.json === true,
        folder: values.dir,
        noColour: values['no-color'] === true,
    };
}

// EXTERNAL MODULE: ./build/src/engine/run-document/waiting-graph.js
var waiting_graph = __webpack_require__(7826);
// EXTERNAL MODULE: ./build/src/engine/status/several.js
var several = __webpack_require__(347);
;// CONCATENATED MODULE: ./build/src/engine/status/outlook.js


/** The same as `resumePlan` says, without making lists of what may be a hundred thousand units. */
function outlook(graph, malformed) {
    const { names, records, starts, targets, isDone } = graph;
    const { roots, cycles } = (0,waiting_graph/* rootCauses */.FQ)(graph);
    const ready = new several/* Gathering */.S();
    const waiting = new several/* Gathering */.S();
    const missing = new several/* Gathering */.S();
    const isAbsent = (target) => target >= graph.units && !Object.hasOwn(malformed, names[target] ?? '');
    for (let number = 0; number < graph.units; number += 1) {
        if (isDone[number] === 1)
            continue;
        const id = names[number] ?? '';
        const from = starts[number] ?? 0;
        const to = starts[number + 1] ?? 0;
        if (from === to) {
            const status = records[number]?.status;
            if (status === 'pending' || status === 'dep_blocked')
                ready.add(() => id);
            continue;
        }
        waiting.add(() => [id, roots[number] ?? id]);
        for (let link = from; link < to; link += 1) {
            if (!isAbsent(targets[link] ?? 0))
                continue;
            const absent = targets.slice(from, to).filter(isAbsent);
            missing.add(() => [id, absent.map((target) => names[target] ?? '')]);
            break;
        }
    }
    return { ready, waiting, missing, cycles: { count: cycles.length, first: cycles.slice(0, several/* SHOWN */.k) } };
}

// EXTERNAL MODULE: ./build/src/engine/status/tally.js
var status_tally = __webpack_require__(2981);
;// CONCATENATED MODULE: ./build/src/cli/status/item-lines.js



/** What items say they are about, whoever reported them: the first of these that is a text. */
const TITLES = ['title', 'message', 'text', 'summary', 'description'];
/** What has to be looked at before the run is done, and how much of that has been. */
function itemLines({ document, now }) {
    const open = document.openItems ?? [];
    const resolved = document.resolvedItems?.length ?? 0;
    const lines = [];
    if (open.length > 0)
        lines.push(['Open items', String(open.length)]);
    for (const item of open.slice(0, several/* SHOWN */.k))
        lines.push(['', itemText(item, now)]);
    if (open.length > several/* SHOWN */.k)
        lines.push(['', `and ${open.length - several/* SHOWN */.k} more`]);
    if (resolved > 0)
        lines.push(['Resolved', String(resolved)]);
    return lines;
}
function itemText(item, now) {
    if (item === null || typeof item !== 'object' || Array.isArray(item))
        return `- ${(0,clean/* cleanValue */.XY)(item)}`;
    const { id, at, ...content } = item;
    const title = TITLES.map((name) => content[name]).find((text) => typeof text === 'string' && text !== '');
    const name = typeof id === 'string' || typeof id === 'number' ? `${(0,clean/* cleanValue */.XY)(id, 80)}  ` : '';
    const age = typeof at === 'string' ? ` (${(0,status_ages/* since */.X)(at, now)})` : '';
    return `- ${name}${(0,clean/* clean */.uH)(typeof title === 'string' ? title : JSON.stringify(content))}${age}`;
}

;// CONCATENATED MODULE: ./build/src/cli/status/picture.js
/** No line when there is nothing to say. */
function lineIf(label, text) {
    return text === '' ? [] : [[label, text]];
}

;// CONCATENATED MODULE: ./build/src/cli/status/unit-lines.js





const BAR_WIDTH = 20;
/** The units: how far they are, and what each of those that are not done is waiting for. */
function unitLines({ malformed, now }, tally, next, paint) {
    if (tally.total === 0)
        return [['Units', 'none']];
    const { ready, waiting, missing, cycles } = next;
    return [
        ['Units', `${bar(tally.done, tally.total, paint)} ${tally.done}/${tally.total}`],
        ...groupLines('In flight', tally.inFlight, (unit) => inFlight(unit, now)),
        ...groupLines('Blocked', tally.blocked, (unit) => blocked(unit, now), (text) => paint('yellow', text)),
        ...lineIf('Ready', (0,clean/* cleanList */.AE)(ready.first, ready.count)),
        ...lineIf('Waiting', (0,clean/* cleanList */.AE)(waiting.first.map(waits), waiting.count)),
        ...groupLines('Reconciled', tally.reconciled, (unit) => (0,clean/* clean */.uH)(unit.note ?? '')),
        ...listed('Cycle', cycles, withoutWord, paint),
        ...listed('Missing', missing, ([id, others]) => `${(0,clean/* clean */.uH)(id)} depends on ${(0,clean/* cleanList */.AE)(others)}: not there`, paint),
        ...listed('Malformed', allOf(malformed), ([id, reason]) => `${(0,clean/* clean */.uH)(id)}: ${(0,clean/* clean */.uH)(reason)}`, paint),
    ];
}
function bar(done, total, paint) {
    // Rounded down: a bar that is full says that all are done.
    const full = Math.floor((done / total) * BAR_WIDTH);
    return `${paint('green', '█'.repeat(full))}${paint('dim', '░'.repeat(BAR_WIDTH - full))}`;
}
function groupLines(label, group, tell, mark = (text) => text) {
    const lines = group.first.map(([id, unit], index) => {
        const text = [mark((0,clean/* clean */.uH)(id)), tell(unit)].filter((part) => part !== '').join('  ');
        return [index === 0 ? label : '', text];
    });
    const more = group.count - lines.length;
    return more > 0 ? [...lines, ['', `and ${more} more`]] : lines;
}
function inFlight(unit, now) {
    const { interrupted } = unit;
    if (interrupted)
        return `interrupted ${(0,status_ages/* since */.X)(interrupted.at, now)}: ${(0,clean/* clean */.uH)(interrupted.reason)}`;
    return (0,status_ages/* lasting */.n)(unit.startedAt ?? unit.updatedAt, now);
}
function blocked(unit, now) {
    const note = (0,clean/* clean */.uH)(unit.note ?? '');
    const time = (0,status_ages/* lasting */.n)(unit.updatedAt, now);
    return time === '' ? note : `${note} (${time})`.trim();
}
function waits([id, root]) {
    return `${(0,clean/* clean */.uH)(id, 80)} (for ${(0,clean/* clean */.uH)(root, 80)})`;
}
function withoutWord(cycle) {
    return (0,clean/* clean */.uH)((0,waiting_graph/* describeCycle */.aR)(cycle), 1000).replace(/^cycle: /, '');
}
function allOf(faulty) {
    const all = Object.entries(faulty);
    return { count: all.length, first: all.slice(0, several/* SHOWN */.k) };
}
/** What nobody gets past until the document is changed. */
function listed(label, { count, first }, tell, paint) {
    const lines = first.map((one) => [label, paint('red', tell(one))]);
    const more = count - first.length;
    return more > 0 ? [...lines, ['', `and ${more} more`]] : lines;
}

;// CONCATENATED MODULE: ./build/src/cli/status/page.js











const LABEL_WIDTH = 15;
/**
 * The default view of a run.
 * @param workflow what an agent runtime has in progress here; it never counts as done
 */
function page(picture, workflow, paint) {
    const graph = (0,waiting_graph/* waitingGraph */.o5)(picture.document.units, new Set());
    const tally = (0,status_tally/* tallyGraph */.d)(graph, picture.malformed);
    const { colour, text } = badgeOf(picture.document, picture.standing);
    const title = `${paint(colour, `● ${text}`)}  ${paint('bold', (0,clean/* clean */.uH)(picture.document.id))}`;
    const lines = [
        ...headLines(picture),
        ...phaseLines(picture, paint),
        ...unitLines(picture, tally, outlook(graph, picture.malformed), paint),
        ...itemLines(picture),
        ...validationLines(picture, paint),
        ...resultLines(picture),
        ...workflowLines(workflow, tally, picture.now),
        ...resumeLines(picture, paint),
    ];
    const told = lines.map(([label, line]) => `  ${paint('dim', label.padEnd(LABEL_WIDTH))}${line}`);
    return [title, ...told, ''].join('\n');
}
function headLines({ document, file, standing, now }) {
    const { task, createdAt, updatedAt, finishedAt, lifecycle } = document;
    const ages = [
        ...(createdAt === undefined ? [] : [`created ${(0,status_ages/* since */.X)(createdAt, now)}`]),
        `updated ${(0,status_ages/* since */.X)(updatedAt, now)}`,
        ...(typeof finishedAt === 'string' ? [`finished ${(0,status_ages/* since */.X)(finishedAt, now)}`] : []),
    ];
    const isManaged = lifecycle !== undefined && lifecycle !== null;
    return [
        ...lineIf('Task', (0,clean/* clean */.uH)(task ?? '')),
        ['Age', ages.join(', ')],
        ['File', (0,clean/* clean */.uH)(nearName(file), 1000)],
        ...lineIf('Branch', branches(document.pipeline)),
        ...(isManaged || standing.state === 'running' ? lineIf('Standing', (0,clean/* clean */.uH)(standing.reason, 500)) : []),
        ...lineIf('Pull request', (0,clean/* clean */.uH)(standing.pr_url ?? '')),
        ...lineIf('Retry of', (0,clean/* clean */.uH)(standing.retry_of ?? '')),
    ];
}
/** Relative to where the reader stands, if it is below. */
function nearName(file) {
    const relative = external_node_path_.relative(process.cwd(), file);
    return relative.startsWith('..') || external_node_path_.isAbsolute(relative) ? file : relative;
}
function branches(pipeline) {
    if (pipeline === null || typeof pipeline !== 'object')
        return '';
    const { integrationRef, targetRef } = pipeline;
    return [integrationRef, targetRef]
        .filter((ref) => typeof ref === 'string' && ref !== '')
        .map((ref) => (0,clean/* cleanValue */.XY)(ref))
        .join(' → ');
}
const PHASE_MARKS = {
    pending: '·',
    running: '▸',
    done: '✓',
    blocked: '✗',
    skipped: '–',
};
/** Every phase, in the document's order. */
function phaseLines({ document, now }, paint) {
    return Object.entries(document.phases ?? {}).map(([name, phase], index) => {
        const { status, startedAt, finishedAt } = asObject(phase);
        const known = typeof status === 'string' ? PHASE_MARKS[status] : undefined;
        const took = status === 'running' ? (0,status_ages/* lasting */.n)(startedAt, now) : '';
        const ended = typeof finishedAt === 'string' ? (0,status_ages/* since */.X)(finishedAt, now) : '';
        const text = known === undefined
            ? paint('red', `? ${(0,clean/* clean */.uH)(name)} is malformed: ${(0,clean/* cleanValue */.XY)(phase, 80)}`)
            : `${known} ${[(0,clean/* clean */.uH)(name), status, took, ended].filter((part) => part !== '').join(' ')}`;
        const isCurrent = document.currentPhase === name;
        return [index === 0 ? 'Phases' : '', isCurrent ? paint('bold', text) : text];
    });
}
function validationLines({ document, now }, paint) {
    const { validation, requireValidation } = document;
    if (validation === undefined || validation === null) {
        return requireValidation === true ? [['Validation', 'required, and not reported yet']] : [];
    }
    const { status, note, at } = asObject(validation);
    if (status !== 'green' && status !== 'red') {
        return [['Validation', paint('red', `is malformed: ${(0,clean/* cleanValue */.XY)(validation, 80)}`)]];
    }
    const told = typeof note === 'string' && note !== '' ? `: ${(0,clean/* clean */.uH)(note)}` : '';
    return [['Validation', `${paint(status, status)}${told} (${(0,status_ages/* since */.X)(at, now)})`]];
}
function resultLines({ document: { result } }) {
    return result === undefined || result === null ? [] : lineIf('Result', (0,clean/* cleanValue */.XY)(result, 500));
}
/** What the agent runtime says beside what is recorded; only what is recorded counts. */
function workflowLines(workflow, tally, now) {
    if (workflow === null) {
        return [['Live workflow', 'no live workflow in sight; use /workflows where the agents run']];
    }
    const { done, running, writtenAt } = workflow;
    return [
        ['Live workflow', `${done} done, ${running} running (journal written ${(0,status_ages/* since */.X)(writtenAt, now)})`],
        ['divergence', `live agents ${done + running} vs durable units ${tally.done}/${tally.total}`],
    ];
}
function resumeLines({ document, launch }, paint) {
    if (['succeeded', 'canceled', 'superseded'].includes((0,standing/* stateOf */.L4)(document)))
        return [];
    if (launch.command !== null)
        return [['Resume', paint('bold', launch.command)]];
    return [['Resume', `no command: ${launch.reason} (checkpoint status ${(0,clean/* clean */.uH)(document.id)} --resume)`]];
}
function asObject(value) {
    return value !== null && typeof value === 'object' ? value : {};
}

;// CONCATENATED MODULE: ./build/src/cli/status/paint.js
const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };
function painter(coloured) {
    return coloured ? (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m` : (_, text) => text;
}
/** Colours are for people at a terminal who have not said that they want none. */
function wantsColour(noColour, isTerminal, env) {
    return isTerminal && !noColour && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

// EXTERNAL MODULE: ./build/src/engine/hidden-characters.js
var hidden_characters = __webpack_require__(543);
;// CONCATENATED MODULE: ./build/src/engine/shell-words.js

/** What needs no quotes, wherever it stands on the command line of a POSIX shell. */
const PLAIN = /^[A-Za-z0-9_./:@%+,-]+$/;
/** A substitution loses line ends at its end, so one more character goes along behind them. */
const HIDDEN_RUN = new RegExp(`[${hidden_characters/* HIDDEN */.R}]+(?:(?<=\\n)[^${hidden_characters/* HIDDEN */.R}])?`, 'gu');
/** A command line for a POSIX shell: it reads exactly these words, and a terminal that shows it does nothing else. */
function shellLine(words) {
    return words.map(shellWord).join(' ');
}
function shellWord(word) {
    if (PLAIN.test(word))
        return word;
    let line = '';
    let end = 0;
    for (const { 0: run, index } of word.matchAll(HIDDEN_RUN)) {
        line += quoted(word.slice(end, index)) + spelledOut(run);
        end = index + run.length;
    }
    line += quoted(word.slice(end));
    return line === '' ? "''" : line;
}
function quoted(text) {
    return text === '' ? '' : `'${text.replaceAll("'", "'\\''")}'`;
}
function spelledOut(run) {
    const text = run.replace(/\n+$/, '');
    const lineEnds = quoted(run.slice(text.length));
    if (text === '')
        return lineEnds;
    const octal = [...new TextEncoder().encode(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`);
    return `"$(printf '${octal.join('')}')"${lineEnds}`;
}

// EXTERNAL MODULE: ./build/src/engine/step-name.js
var step_name = __webpack_require__(4046);
;// CONCATENATED MODULE: ./build/src/engine/launch.js


/**
 * Says what a document's `launch` is. Only what is recorded is ever given out as a command; nothing is made up.
 * Read from the top; the first that fits decides.
 *
 * | launch | kind | runnable |
 * |---|---|---|
 * | none, or malformed | no-launch | no |
 * | a `pipeline.mjs` with `args.command` "resume" and a text as `args.run` | codex-cli | yes |
 * | `checkpoint` with a recipe of its commands `run` or `work` | checkpoint | yes |
 * | any other script | legacy-workflow | no |
 */
function classifyLaunch(launch, context) {
    const recipe = readRecipe(launch);
    if (typeof recipe === 'string')
        return notRunnable('no-launch', context, recipe);
    const { scriptPath, args } = recipe;
    const name = scriptPath.split(/[\\/]/).at(-1);
    if (name === 'pipeline.mjs' && args.command === 'resume' && isText(args.run)) {
        const argv = ['node', asOperand(scriptPath), 'resume', '--run', args.run];
        return runnable('codex-cli', argv, args.run, context);
    }
    if (name === 'checkpoint') {
        const own = args.command === 'run' ? runRecipe(args) : args.command === 'work' ? workRecipe(args) : null;
        if (own !== null)
            return runnable('checkpoint', [asOperand(scriptPath), ...own], context.id, context);
    }
    return notRunnable('legacy-workflow', context, 'its script is none that is known to resume; carry its recipe over by hand');
}
/** The recipe of a legacy workflow with the document's file pinned into its arguments; null where there is none. */
function pinnedRecipe(launch, statusFile) {
    const recipe = readRecipe(launch);
    if (typeof recipe === 'string')
        return null;
    return { ...launch, args: { ...recipe.args, statusFile } };
}
/** The recipe, or why there is none. */
function readRecipe(launch) {
    if (launch === undefined || launch === null)
        return 'it does not say how it was started';
    if (!isObject(launch))
        return 'its launch is malformed: it is not an object';
    const { scriptPath, args = {} } = launch;
    if (!isText(scriptPath))
        return 'its launch is malformed: "scriptPath" is not a text that can be a path';
    if (!isObject(args))
        return 'its launch is malformed: "args" is not an object';
    return { scriptPath, args };
}
function runnable(kind, argv, run, { root }) {
    const command = shellLine(argv);
    const shell = root === null ? command : `${shellLine(['cd', root])} && ${command}`;
    const reason = 'its launch is recorded, and known to resume';
    return { runnable: true, kind, run, command, argv, shell, migrationOnly: false, reason };
}
function notRunnable(kind, { id }, reason) {
    return {
        runnable: false,
        kind,
        run: id,
        command: null,
        argv: null,
        shell: null,
        migrationOnly: kind === 'legacy-workflow',
        reason,
    };
}
/** `{"command":"run","step":…,"argv":[…]}`, and `file`, `issue`, `sha`, `inputs`, `files` as the command takes them. */
function runRecipe(args) {
    const { step, argv, files = [] } = args;
    if (!isText(step) || !(0,step_name/* isStepName */.g)(step) || !isTexts(argv) || !isTexts(files))
        return null;
    const [program] = argv;
    if (program === undefined || program === '')
        return null;
    const options = ['run', ...launch_option('step', step)];
    for (const name of ['file', 'issue', 'sha', 'inputs']) {
        const value = args[name];
        if (value === undefined)
            continue;
        if (!isArgument(value))
            return null;
        options.push(...launch_option(name, value));
    }
    return [...options, ...files.flatMap((glob) => launch_option('files', glob)), '--', ...argv];
}
/** `{"command":"work"}`, and `once` and `dir` as the command takes them. */
function workRecipe({ once, dir }) {
    if (once !== undefined && typeof once !== 'boolean')
        return null;
    if (dir !== undefined && !isText(dir))
        return null;
    return ['work', ...(once === true ? ['--once'] : []), ...(dir === undefined ? [] : launch_option('dir', dir))];
}
/** A value that begins with a dash must not be taken for an option of its own. */
function launch_option(name, value) {
    return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}
/** The same for a path that is no option's value. */
function asOperand(path) {
    return path.startsWith('-') ? `./${path}` : path;
}
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}
/** A text that a process can be given as an argument: without NUL, and well-formed. */
function isArgument(value) {
    return typeof value === 'string' && !/\0|\p{Cs}/u.test(value);
}
function isText(value) {
    return isArgument(value) && value !== '';
}
function isTexts(value) {
    return Array.isArray(value) && value.every(isArgument);
}

// EXTERNAL MODULE: ./build/src/engine/run-document/resume-set.js
var resume_set = __webpack_require__(3308);
;// CONCATENATED MODULE: ./build/src/cli/status/resume-text.js




/**
 * How a run is resumed: a command when its recorded launch can be run, and nothing that a shell would act on when
 * it cannot, should a script hand it to one unseen.
 */
function resumeText({ launch, document, malformed, file }) {
    if (launch.command !== null)
        return `${launch.command}\n`;
    const recipe = launch.migrationOnly ? pinnedRecipe(document.launch, file) : null;
    if (recipe !== null) {
        const harmless = (0,hidden_characters/* printableJson */.e)(recipe, 2).replaceAll('$', '\\u0024').replaceAll('`', '\\u0060');
        return `${harmless}\n`;
    }
    const { skip, eligible, dep_blocked } = (0,resume_set/* resumeSet */.S)(document.units, { malformed });
    const lines = [
        `not runnable: ${launch.reason}`,
        `skip (${skip.length}): ${(0,clean/* cleanList */.AE)(skip)}`,
        `eligible (${eligible.length}): ${(0,clean/* cleanList */.AE)(eligible)}`,
        `dep_blocked (${Object.keys(dep_blocked).length}): ${(0,clean/* cleanList */.AE)(Object.keys(dep_blocked))}`,
    ];
    return `${lines.map((line) => `# ${line}`.trimEnd()).join('\n')}\n`;
}
/** The typed descriptor, for programs. */
function resumeJson({ launch, document, malformed }) {
    return { ...launch, resumeSet: (0,resume_set/* resumeSet */.S)(document.units, { malformed }) };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/src/engine/status/live-workflow.js
/**
 * Reads the journal of an agent runtime: lines of exactly `{type:"started",key,agentId}` or
 * `{type:"result",key,agentId,result}`. Null for any other form. A last line that is still being written is passed over.
 */
function readJournal(text) {
    const done = new Set();
    const started = new Set();
    for (let from = 0; from < text.length;) {
        const end = text.indexOf('\n', from);
        const line = text.slice(from, end < 0 ? text.length : end);
        from = end < 0 ? text.length : end + 1;
        if (line.trim() === '')
            continue;
        const event = readEvent(line);
        if (event !== null)
            (event.type === 'result' ? done : started).add(event.key);
        else if (end >= 0)
            return null;
    }
    for (const key of done)
        started.delete(key);
    return done.size + started.size === 0 ? null : { done: done.size, running: started.size };
}
function readEvent(line) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return null;
    }
    if (value === null || typeof value !== 'object')
        return null;
    const { type, key, agentId } = value;
    if (typeof key !== 'string' || typeof agentId !== 'string')
        return null;
    const names = Object.keys(value).length;
    if (type === 'started' && names === 3)
        return { type, key };
    if (type === 'result' && names === 4 && Object.hasOwn(value, 'result'))
        return { type, key };
    return null;
}

;// CONCATENATED MODULE: ./build/src/store/agent-journal.js




/** More than this is not read: the journal belongs to another program, and may hold anything. 32 MiB. */
const MAX_JOURNAL_BYTES = 32 * 1024 * 1024;
/** Nor are more folders than this looked through. */
const MAX_FOLDERS = 20_000;
/** The newest workflow of an agent runtime that works in a folder; null when there is none that can be read. */
function findWorkflow(workingDirectory, env) {
    const home = env.CLAUDE_CONFIG_DIR || external_node_path_.join(homeFolder(), '.claude');
    const project = external_node_path_.join(home, 'projects', workingDirectory.replace(/[^A-Za-z0-9-]/g, '-'));
    let newest = null;
    let looked = 0;
    for (const conversation of names(project).slice(0, MAX_FOLDERS)) {
        const workflows = external_node_path_.join(project, conversation, 'subagents', 'workflows');
        for (const workflow of names(workflows)) {
            looked += 1;
            if (looked > MAX_FOLDERS)
                break;
            if (!workflow.startsWith('wf_'))
                continue;
            const file = external_node_path_.join(workflows, workflow, 'journal.jsonl');
            const stat = statOf(file);
            if (stat?.isFile() && (newest === null || stat.mtimeMs > newest.stat.mtimeMs))
                newest = { file, stat };
        }
    }
    if (newest === null || newest.stat.size > MAX_JOURNAL_BYTES)
        return null;
    const text = textOf(newest.file);
    const workflow = text === null ? null : readJournal(text);
    return workflow === null ? null : { ...workflow, writtenAt: newest.stat.mtimeMs };
}
/** A user whom the system does not know has none. */
function homeFolder() {
    try {
        return external_node_os_.homedir();
    }
    catch {
        return external_node_path_.sep;
    }
}
function names(folder) {
    try {
        return external_node_fs_.readdirSync(folder);
    }
    catch {
        return [];
    }
}
function statOf(file) {
    try {
        return external_node_fs_.statSync(file);
    }
    catch {
        return null;
    }
}
/** What there is of it up to the limit: it may grow while it is read. */
function textOf(file) {
    let descriptor;
    try {
        descriptor = external_node_fs_.openSync(file, 'r');
    }
    catch {
        return null;
    }
    try {
        const buffer = Buffer.allocUnsafe(Math.min(external_node_fs_.fstatSync(descriptor).size, MAX_JOURNAL_BYTES));
        const length = external_node_fs_.readSync(descriptor, buffer, 0, buffer.length, 0);
        return buffer.toString('utf8', 0, length);
    }
    catch {
        return null;
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}

;// CONCATENATED MODULE: ./build/src/cli/status/take-picture.js





/** Puts together what is known of a run. */
async function takePicture(project, file, view) {
    const document = view.document();
    return {
        file,
        document,
        malformed: view.malformed(),
        standing: await standingOf(project, file, document),
        launch: classifyLaunch(document.launch, { id: document.id, root: project.root }),
        now: Date.now(),
    };
}
/** Where a run stands. The others are only looked at when that decides something. */
async function standingOf(project, file, document) {
    const replacedBy = (0,standing/* waitsForRetry */.Kf)(document)
        ? ((await (0,survey/* surveyRuns */.Je)(project.folders)).replacements.get(document.id) ?? null)
        : null;
    return (0,standing/* standing */.JA)(document, { worker: workerOf(file), replacedBy });
}
/** What an agent runtime has in progress for a project; somebody may look from a folder below the one it works in. */
function workflowOf({ root }) {
    const here = findWorkflow(process.cwd(), process.env);
    return here !== null || root === null || root === process.cwd() ? here : findWorkflow(root, process.env);
}

;// CONCATENATED MODULE: ./build/src/cli/status/unreadable.js




/** What there is to say about a file that cannot be read as a run document. */
function unreadableText(file, reason, { form, json }, paint) {
    const id = (0,runs_folder/* runName */.rt)(file);
    if (form === 'resume') {
        const resumeSet = { skip: [], eligible: [], dep_blocked: {} };
        const launch = classifyLaunch(undefined, { id, root: null });
        return json
            ? `${(0,hidden_characters/* printableJson */.e)({ ...launch, reason, resumeSet })}\n`
            : `# not runnable: ${(0,clean/* clean */.uH)(reason, 1000)}\n`;
    }
    if (json) {
        const answer = { id, file, unreadable: reason, state: null, next_action: 'escalate' };
        return `${(0,hidden_characters/* printableJson */.e)(answer)}\n`;
    }
    return `${paint('red', '● unreadable')}  ${paint('bold', (0,clean/* clean */.uH)(id))}\n  ${(0,clean/* clean */.uH)(reason, 1000)}\n  It is left as it is.\n`;
}

;// CONCATENATED MODULE: ./build/src/cli/commands/status.js



















const help = `Usage: checkpoint status [id] [options]

Shows where a run stands. Nothing is written and no process is started.

Without an id it is the newest run of the nearest folder upwards that has ${runs_folder/* RUNS_FOLDERS */.$9.join(' or ')}. The
beginning of an id is enough, and so is the name of its file; archived runs are found by it too.

Options:
  --list        one line a run, the newest first
  --json        for programs: the document, and at its top level where it stands: state, retryable, retry_of,
                interrupted_reason, reason, recovered_at, superseded_by, pr_url, output_sha, worker (alive, dead or
                unproven), next_action (wait, resume, review, merge, retry, escalate or none), file, malformed
  --raw         the file as it is
  --resume      the command that resumes it, if its recorded launch can be run; with --json the launch descriptor
  --dir <dir>   look in this folder instead
  --no-color    no colours, as with NO_COLOR in the environment; without a terminal there are none anyway

A launch can be run when its script is a pipeline.mjs with the arguments {"command":"resume","run":"<id>"}, or
"checkpoint" with those of its own commands: {"command":"run","step":"<name>","argv":["<program>",…]} (and file, issue,
sha, inputs, files) or {"command":"work"} (and once, dir). That of any other script is printed as JSON, to be carried
over by hand. The command is quoted for a POSIX shell; programs take "argv" of the descriptor.

What cannot be read is shown as such.

Exit code: 0 also when there are no runs, 1 for an id that may be several, 3 when there is no such run.

Example:
  checkpoint status
  checkpoint status migrate --json
`;
/** `checkpoint status`: looks, and changes nothing. */
async function run(args) {
    const options = readStatusOptions(args);
    const project = options.folder === undefined ? (0,runs_folder/* findProject */.t1)(process.cwd()) : (0,runs_folder/* projectOf */.v8)(options.folder);
    const paint = painter(wantsColour(options.noColour, (0,external_node_tty_.isatty)(1), process.env));
    if (project === null) {
        const where = `${(0,clean/* clean */.uH)(process.cwd(), 1000)} and the folders above it`;
        if (options.id !== undefined) {
            throw new store_errors/* NotFoundError */.m_(`There is no run "${(0,clean/* clean */.uH)(options.id)}".`, `${where} keep no runs.`);
        }
        return sayEmpty(options, `There are no runs: ${where} have no ${runs_folder/* RUNS_FOLDERS */.$9.join(' or ')}.`);
    }
    if (options.id !== undefined) {
        await show(project, await findRun(project, options.id), options, paint);
        return exit_code/* EXIT */.d.done;
    }
    if (options.form === 'list') {
        const runs = listRuns(await (0,survey/* surveyRuns */.Je)(project.folders));
        if (runs.length === 0)
            return sayEmpty(options, emptyMessage(project));
        if (options.json)
            (0,print/* printJson */.Q2)(runs.map(listedJson));
        else
            (0,print/* printText */.n)(listText(runs, paint));
        return exit_code/* EXIT */.d.done;
    }
    const newest = await findNewestRun(project);
    if (newest === null)
        return sayEmpty(options, emptyMessage(project));
    await show(project, newest, options, paint);
    if (newest.unreadable > 0 && options.form === 'page' && !options.json) {
        const files = (0,words/* plural */.LS)(newest.unreadable, 'file');
        (0,print/* printText */.n)(`\n${files} in the same folder cannot be read; checkpoint status --list names them.\n`);
    }
    return exit_code/* EXIT */.d.done;
}
function emptyMessage({ folders }) {
    return `There are no runs in ${folders.map((folder) => (0,clean/* clean */.uH)(folder, 1000)).join(' or ')}.`;
}
async function show(project, { file, look }, options, paint) {
    const { form, json } = options;
    if (form === 'raw') {
        if (!external_node_fs_.statSync(file).isFile())
            throw new errors/* RefusedError */.fk(`${file} is not a regular file.`, 'Look at it yourself.');
        (0,print/* printText */.n)(external_node_fs_.readFileSync(file));
        return;
    }
    if (look.kind === 'missing') {
        throw new store_errors/* NotFoundError */.m_(`${(0,clean/* clean */.uH)(file, 1000)} is gone.`, 'Somebody has just moved it.');
    }
    if (look.kind === 'unreadable') {
        (0,print/* printText */.n)(unreadableText(file, look.reason, options, paint));
        return;
    }
    const picture = await takePicture(project, file, look.view);
    if (form === 'resume') {
        if (json)
            (0,print/* printJson */.Q2)(resumeJson(picture));
        else
            (0,print/* printText */.n)(resumeText(picture));
    }
    else if (json) {
        const faulty = Object.keys(picture.malformed).length > 0 ? { malformed: picture.malformed } : {};
        (0,print/* printJson */.Q2)({ ...look.view.stored(), ...picture.standing, file, ...faulty });
    }
    else {
        (0,print/* printText */.n)(page(picture, workflowOf(project), paint));
    }
}
function sayEmpty({ form, json }, message) {
    if (json) {
        (0,messages/* say */.c)(message);
        (0,print/* printJson */.Q2)(form === 'list' ? [] : null);
    }
    else {
        (0,print/* printText */.n)(`${message}\n`);
    }
    return exit_code/* EXIT */.d.done;
}


/***/ }),

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ packageRoot),
/* harmony export */   packageVersion: () => (/* binding */ packageVersion)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);



/** The folder with package.json and action.yml: two above this module, in `src/cli` as in `dist/cli`. */
const packageRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)), '..', '..');
function packageVersion() {
    const { version } = JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(packageRoot, 'package.json'), 'utf8'));
    return String(version);
}


/***/ }),

/***/ 3308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ resumeSet),
/* harmony export */   l: () => (/* binding */ resumePlan)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8667);
/* harmony import */ var _waiting_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7826);


/**
 * What to skip, what to do and what has to wait. Linear in the units and their dependencies, and without recursion:
 * chains can be long.
 */
function resumePlan(units, question = {}) {
    const { malformed = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)() } = question;
    const graph = (0,_waiting_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingGraph */ .o5)(units, question.notDone ?? new Set());
    const { roots, cycles } = (0,_waiting_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .rootCauses */ .FQ)(graph);
    const { names, units: count, isDone, starts, targets } = graph;
    const skip = [];
    const eligible = [];
    const blocked = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)();
    const unknown = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)();
    for (let unit = 0; unit < count; unit++) {
        const id = names[unit] ?? '';
        const from = starts[unit] ?? 0;
        const to = starts[unit + 1] ?? 0;
        if (isDone[unit]) {
            skip.push(id);
            continue;
        }
        if (from === to) {
            eligible.push(id);
            continue;
        }
        blocked[id] = roots[unit] ?? id;
        for (let link = from; link < to; link++) {
            const name = names[targets[link] ?? 0] ?? '';
            const isAbsent = (targets[link] ?? 0) >= count && !Object.hasOwn(malformed, name);
            if (isAbsent)
                unknown[id] = [...(unknown[id] ?? []), name];
        }
    }
    for (const id in malformed)
        blocked[id] = id;
    return {
        set: { skip, eligible, dep_blocked: blocked },
        obstacles: { cycles, unknown, unreadable: malformed },
    };
}
/** {@link resumePlan} without what stands in the way. */
function resumeSet(units, question = {}) {
    return resumePlan(units, question).set;
}


/***/ }),

/***/ 7826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ rootCauses),
/* harmony export */   aR: () => (/* binding */ describeCycle),
/* harmony export */   o5: () => (/* binding */ waitingGraph)
/* harmony export */ });
/** @param notDone units that are recorded as done and do not count as such */
function waitingGraph(units, notDone) {
    const names = Object.keys(units);
    const count = names.length;
    const isDone = new Uint8Array(count);
    const records = new Array(count);
    for (let unit = 0; unit < count; unit++) {
        const name = names[unit] ?? '';
        records[unit] = units[name];
        if (records[unit]?.status === 'done' && !notDone.has(name))
            isDone[unit] = 1;
    }
    const numberOf = numbering(names);
    const starts = new Int32Array(count + 1);
    const targets = [];
    for (let unit = 0; unit < count; unit++) {
        for (const name of (!isDone[unit] && records[unit]?.dependsOn) || []) {
            // Most depend on the unit just before, which needs no looking up.
            const dependency = name === names[unit - 1] ? unit - 1 : numberOf(name);
            if (!isDone[dependency])
                targets.push(dependency);
        }
        starts[unit + 1] = targets.length;
    }
    return { names, units: count, records, isDone, starts, targets };
}
/** The number of a name; one that is new is put behind the others. */
function numbering(names) {
    let numbers;
    return (name) => {
        numbers ??= new Map(names.map((known, number) => [known, number]));
        const number = numbers.get(name) ?? names.push(name) - 1;
        numbers.set(name, number);
        return number;
    };
}
/** Follows each unit that waits to the end of its chain, and passes over no link twice. */
function rootCauses(graph) {
    const { names } = graph;
    const next = links(graph);
    const roots = new Array(names.length);
    const cycles = [];
    /** From which unit on the way has led here. */
    const reachedFrom = new Int32Array(names.length).fill(NONE);
    for (let start = 0; start < graph.units; start++) {
        let end = start;
        while (roots[end] === undefined && reachedFrom[end] !== start && next[end] !== NONE) {
            reachedFrom[end] = start;
            end = next[end] ?? NONE;
        }
        let root = roots[end] ?? names[end];
        if (roots[end] === undefined && reachedFrom[end] === start) {
            const cycle = membersFrom(end, next).map((unit) => names[unit] ?? '');
            cycles.push(cycle);
            root = describeCycle(cycle);
        }
        for (let unit = start; roots[unit] === undefined && next[unit] !== NONE; unit = next[unit] ?? NONE) {
            roots[unit] = root;
        }
    }
    return { roots, cycles };
}
/** Longer cycles are named by their first members. */
const NAMED_MEMBERS = 8;
/** `cycle: a -> b -> a`. */
function describeCycle(cycle) {
    const [first = ''] = cycle;
    if (cycle.length <= NAMED_MEMBERS)
        return `cycle: ${[...cycle, first].join(' -> ')}`;
    return `cycle: ${cycle.slice(0, NAMED_MEMBERS).join(' -> ')} -> … -> ${first} (${cycle.length} units)`;
}
const NONE = -1;
function membersFrom(start, next) {
    const members = [start];
    for (let unit = next[start] ?? start; unit !== start; unit = next[unit] ?? start)
        members.push(unit);
    return members;
}
/**
 * Of each unit that waits, the dependency that leads to its root cause: the first one that can never be done as things
 * are, or else the first one.
 */
function links(graph) {
    const { names, units, starts, targets } = graph;
    const next = new Int32Array(names.length).fill(NONE);
    let feasible;
    for (let unit = 0; unit < units; unit++) {
        const from = starts[unit] ?? 0;
        const to = starts[unit + 1] ?? 0;
        if (from === to)
            continue;
        let link = from;
        if (to - from > 1) {
            feasible ??= feasibleUnits(graph);
            while (link < to && feasible[targets[link] ?? 0])
                link += 1;
        }
        next[unit] = targets[link < to ? link : from] ?? NONE;
    }
    return next;
}
/** The units that can be done when one is done after the other. */
function feasibleUnits({ names, units, isDone, starts, targets }) {
    // The same links the other way around: which units wait for each.
    const firsts = new Int32Array(names.length + 1);
    for (const dependency of targets)
        firsts[dependency + 1] = (firsts[dependency + 1] ?? 0) + 1;
    for (let name = 0; name < names.length; name++) {
        firsts[name + 1] = (firsts[name + 1] ?? 0) + (firsts[name] ?? 0);
    }
    const filled = firsts.slice();
    const dependents = new Int32Array(targets.length);
    const missing = new Int32Array(units);
    const feasible = new Uint8Array(names.length);
    const queue = [];
    for (let unit = 0; unit < units; unit++) {
        const from = starts[unit] ?? 0;
        const to = starts[unit + 1] ?? 0;
        missing[unit] = to - from;
        if (from === to && !isDone[unit])
            queue.push(unit);
        for (let link = from; link < to; link++) {
            const position = filled[targets[link] ?? 0] ?? 0;
            dependents[position] = unit;
            filled[targets[link] ?? 0] = position + 1;
        }
    }
    // It grows while it is walked through.
    for (const unit of queue) {
        feasible[unit] = 1;
        for (let at = firsts[unit] ?? 0; at < (firsts[unit + 1] ?? 0); at++) {
            const dependent = dependents[at] ?? 0;
            const rest = (missing[dependent] ?? 0) - 1;
            missing[dependent] = rest;
            if (rest === 0)
                queue.push(dependent);
        }
    }
    return feasible;
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


/***/ })

};
