export const id = 565;
export const ids = [565,821];
export const modules = {

/***/ 2565:
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
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8667);
// EXTERNAL MODULE: ./build/src/engine/run-document/parts.js
var parts = __webpack_require__(9130);
// EXTERNAL MODULE: ./build/src/engine/schema.js
var schema = __webpack_require__(5409);
;// CONCATENATED MODULE: ./build/src/engine/status/understood.js




/** Fields that nobody needs to have understood to read the document. */
const OPTIONAL = ['requiredPhases', 'requireValidation', 'validation', 'eventLog'];
/**
 * Leaves out of a stored document what a program could not rely on, and names it. An item is not left out, because it stands
 * in the way of the run: one that has another form is the `item` of one that has an id.
 */
function understood(stored) {
    const fields = { ...stored };
    const malformed = (0,record/* record */.g1)();
    for (const name of OPTIONAL) {
        if (fields[name] === undefined)
            continue;
        const reason = problem(schema/* RunDocumentSchema */.sP.entries[name], fields[name]);
        if (reason === null)
            continue;
        malformed[`/${name}`] = reason;
        delete fields[name];
    }
    if (fields.phases !== undefined)
        fields.phases = phasesOf(fields.phases, malformed);
    for (const name of ['openItems', 'resolvedItems']) {
        const list = fields[name];
        if (Array.isArray(list))
            fields[name] = list.map((item, index) => itemOf(item, `/${name}/${index}`, malformed));
    }
    return { fields, malformed };
}
function phasesOf(given, malformed) {
    if (!(0,parts/* isObject */.Gv)(given)) {
        malformed['/phases'] = 'it is a list';
        return {};
    }
    const entries = Object.entries(given).filter(([name, phase]) => {
        const reason = problem(schema/* PhaseSchema */.fE, phase);
        if (reason !== null)
            malformed[`/phases/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`] = reason;
        return reason === null;
    });
    return (0,record/* record */.g1)(entries);
}
function itemOf(item, place, malformed) {
    const reason = (0,parts/* isObject */.Gv)(item) ? problem(schema/* ItemSchema */.jx, item) : 'it is no object';
    if (reason === null)
        return item;
    malformed[place] = reason;
    return { id: (0,parts/* idOf */.TH)((0,parts/* isObject */.Gv)(item) ? item : { item }), item };
}
function problem(schema, value) {
    const checked = dist/* safeParse */.xLC(schema, value, { abortEarly: true });
    if (checked.success)
        return null;
    const [issue] = checked.issues;
    const path = dist/* getDotPath */.BuJ(issue);
    return path === null ? issue.message : `${path}: ${issue.message}`;
}

// EXTERNAL MODULE: ./build/src/engine/words.js
var words = __webpack_require__(9037);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/run-file/missing.js
var missing = __webpack_require__(4718);
// EXTERNAL MODULE: ./build/src/store/run-file/places.js
var places = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/src/store/run-file/presence.js
var presence = __webpack_require__(4057);
// EXTERNAL MODULE: ./build/src/store/runs-folder.js
var runs_folder = __webpack_require__(8698);
// EXTERNAL MODULE: ./build/src/store/survey.js
var store_survey = __webpack_require__(9189);
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
// EXTERNAL MODULE: ./build/src/store/file/read-at-once.js
var read_at_once = __webpack_require__(3584);
;// CONCATENATED MODULE: ./build/src/store/stated-id.js


/** Documents of ours have their id among the first bytes. */
const HEAD_BYTES = 4096;
/** The fields before the id, as long as they are texts, numbers and the like; then the id. */
const UP_TO_ID = /^\s*\{(?:\s*"[^"\\]*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[-+.\dA-Za-z]+)\s*,)*?\s*"id"\s*:\s*("(?:[^"\\]|\\.)*")/;
/**
 * The id that a document states, from its first bytes only: a large one takes no longer than a small one.
 * @returns null when they do not tell
 */
function statedId(file) {
    try {
        const descriptor = external_node_fs_.openSync(file, read_at_once/* READ_AT_ONCE */.f);
        try {
            if (!external_node_fs_.fstatSync(descriptor).isFile())
                return null;
            const bytes = Buffer.alloc(HEAD_BYTES);
            const length = external_node_fs_.readSync(descriptor, bytes, 0, HEAD_BYTES, 0);
            const id = JSON.parse(UP_TO_ID.exec(bytes.toString('utf8', 0, length))?.[1] ?? 'null');
            return typeof id === 'string' ? id : null;
        }
        finally {
            external_node_fs_.closeSync(descriptor);
        }
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/src/cli/status/near-name.js

/** A file's name relative to where the reader stands, if it is below. */
function nearName(file) {
    const relative = external_node_path_.relative(process.cwd(), file);
    return relative.startsWith('..') || external_node_path_.isAbsolute(relative) ? file : relative;
}

// EXTERNAL MODULE: ./build/src/cli/status/verified.js
var verified = __webpack_require__(1919);
;// CONCATENATED MODULE: ./build/src/cli/status/find-run.js












/** Ambiguous names are told with this many candidates. */
const CANDIDATES = 10;
/**
 * The run that was updated last; what cannot be read only when there is nothing else. Null when there are none.
 * @throws StoreError when there are none that can be seen, because a folder cannot be read
 */
async function findNewestRun(project) {
    const { files, closed } = (0,runs_folder/* runFiles */.NW)(project.folders);
    const [only, ...others] = files;
    if (only !== undefined && others.length === 0) {
        return { ...(await lookAt(project, only)), unreadable: 0, closed };
    }
    const { rows, newest } = await (0,store_survey/* surveyRuns */.Je)(project.folders);
    const unreadable = rows.filter((row) => row.kind === 'unreadable');
    if (newest !== null) {
        return { ...(await lookCloser(project, newest)), unreadable: unreadable.length, closed };
    }
    const [first] = unreadable;
    if (first === undefined) {
        refuseUnseen(closed);
        return null;
    }
    return { project, file: first.file, look: first, unreadable: unreadable.length - 1, closed };
}
/**
 * The run that somebody means by an id, the name of its file, the path of any run document, or the beginning of an id;
 * also one that was archived. Read from the top; the first that fits decides.
 *
 * | what was given | is |
 * |---|---|
 * | a path into the project's folders, or one that begins like a path | that file |
 * | exactly an id or a file's name, also that of a link | that run |
 * | any other path to a file | that file |
 * | the beginning of an id or of a file's name | that run |
 * | the same of an archived run | that one |
 * | the name of any other file that is a run document | that file |
 *
 * @param project null when there is none here
 * @throws InvalidInputError when it may be several; NotFoundError when there is none; RefusedError for a path that cannot be
 *   looked at
 */
async function findRun(project, id) {
    const given = external_node_path_.resolve(id);
    const folders = project?.folders ?? [];
    const isPath = /[\\/]/.test(id) || id.endsWith('.json');
    const named = isPath && isDocument(given) ? given : null;
    const isPlain = folders.includes(external_node_path_.dirname(given)) || /^\.{0,2}[\\/]/.test(id) || external_node_path_.isAbsolute(id);
    if (isPath && isPlain)
        (0,presence/* isThere */.$)((0,clean/* clean */.uH)(id, 1000), given);
    if (named !== null && isPlain)
        return lookAtPath(project, named);
    const unseen = [];
    if (project !== null) {
        const exact = await runOfExactName(project, id);
        if (exact !== null)
            return exact;
        const live = await (0,store_survey/* surveyRuns */.Je)(folders);
        const run = theOne(id, live.rows, isCalled) ?? (named === null ? theOne(id, live.rows, beginsLike) : null);
        if (run !== null)
            return lookAtRow(project, run, live);
        unseen.push(...live.closed);
    }
    if (named !== null)
        return lookAtPath(project, named);
    if (project !== null) {
        const old = await (0,store_survey/* surveyRuns */.Je)((0,store_survey/* archives */.EK)(folders), { isArchive: true });
        const run = theOne(id, old.rows, isCalled) ?? theOne(id, old.rows, beginsLike);
        if (run !== null)
            return lookAtRow(project, run, old);
        unseen.push(...old.closed);
    }
    if (isDocument(given)) {
        const found = await lookAtPath(project, given);
        if (found.look.kind === 'run')
            return found;
    }
    if (isPath)
        (0,presence/* isThere */.$)((0,clean/* clean */.uH)(id, 1000), given);
    refuseUnseen(unseen);
    throw notFound(project, id, given);
}
function notFound(project, id, given) {
    const name = (0,clean/* clean */.uH)(id, 1000);
    if (/[\\/]/.test(id) && kindOf(given) === 'folder') {
        return new errors/* InvalidInputError */.oC(`"${name}" is a folder.`, 'Look into it with --dir.');
    }
    if (project === null) {
        const where = `${(0,clean/* clean */.uH)(process.cwd(), 1000)} and the folders above it`;
        return new store_errors/* NotFoundError */.m_(`There is no run "${name}".`, `${where} keep no runs.`);
    }
    return new store_errors/* NotFoundError */.m_(`There is no run "${name}" in ${project.folders.map((folder) => (0,clean/* clean */.uH)(folder, 1000)).join(' or ')}.`, 'checkpoint status --list names them all.');
}
/** What was not found may be where nobody can look. */
function refuseUnseen(closed) {
    for (const { error } of closed)
        throw error;
}
/** Of runs whose file has their name: of the others, only the ids are looked at. Null also when one of them has it too. */
async function runOfExactName(project, id) {
    const [folder] = project.folders;
    if (project.folders.length !== 1 || folder === undefined || /[\\/]/.test(id))
        return null;
    const found = await lookAt(project, external_node_path_.join(folder, `${id}.json`));
    if (found.look.kind !== 'run' || found.look.view.document().id !== id)
        return null;
    const own = (0,runs_folder/* identityOf */.cu)(found.file);
    for (const other of (0,runs_folder/* runFiles */.NW)(project.folders).files) {
        if (other === found.file || !(await mayBeCalled(other, id)))
            continue;
        if ((0,runs_folder/* identityOf */.cu)(other) !== own)
            return null;
    }
    return found;
}
async function mayBeCalled(file, id) {
    const stated = statedId(file);
    if (stated !== null)
        return stated === id;
    const look = await (0,look_at_run/* lookAtRun */.U)(file);
    return look.kind === 'run' && look.view.document().id === id;
}
async function lookAt(project, file) {
    return { project, file, look: await (0,look_at_run/* lookAtRun */.U)(file, verified/* VERIFIED */.z) };
}
async function lookAtPath(project, file) {
    const folder = external_node_path_.dirname(file);
    return lookAt(project?.folders.includes(folder) ? project : (0,runs_folder/* projectOf */.v8)(folder), file);
}
async function lookAtRow(project, row, { newest }) {
    return row === newest?.row ? lookCloser(project, newest) : lookAt(project, row.file);
}
/** The same, without reading a run again that has no event log. */
async function lookCloser(project, { row: { file }, view }) {
    return 'eventLog' in view.stored() ? lookAt(project, file) : { project, file, look: { kind: 'run', view } };
}
const isCalled = (name, id) => name === id;
const beginsLike = (name, id) => name.startsWith(id);
/**
 * The row that is meant; null when there is none.
 * @throws InvalidInputError that tells them apart when there are several
 */
function theOne(id, rows, isMeant) {
    const meant = rows.filter((row) => (0,store_survey/* rowNames */.fH)(row).some((name) => isMeant(name, id)));
    const [first, ...others] = meant;
    if (first === undefined || others.length === 0)
        return first ?? null;
    const names = meant.map(describe);
    const areAlike = new Set(names).size < names.length;
    const shown = (areAlike ? meant.map(describeByPath) : names).slice(0, CANDIDATES);
    const more = meant.length > shown.length ? ` and ${meant.length - shown.length} more` : '';
    throw new errors/* InvalidInputError */.oC(`"${(0,clean/* clean */.uH)(id)}" may be ${shown.join(', ')}${more}.`, `Give ${areAlike || isMeant === isCalled ? '' : 'more of it, '}the path of its file, or its folder with --dir.`);
}
function describe(row) {
    const name = (0,runs_folder/* runName */.rt)(row.file);
    return row.kind === 'run' && row.document.id !== name
        ? `${(0,clean/* clean */.uH)(row.document.id)} (${(0,clean/* clean */.uH)(name)}.json)`
        : (0,clean/* clean */.uH)(name);
}
function describeByPath(row) {
    const file = (0,clean/* clean */.uH)(nearName(row.file), 1000);
    return row.kind === 'run' ? `${(0,clean/* clean */.uH)(row.document.id)} (${file})` : file;
}
/** Whether a document may be there: whatever is no folder, and also a link that leads nowhere, or what has left its event log. */
function isDocument(file) {
    return kindOf(file) === 'file' || (0,look_at_run/* isLogAlone */.q)(file);
}
function kindOf(file) {
    for (const stat of [external_node_fs_.statSync, external_node_fs_.lstatSync]) {
        try {
            return stat(file).isDirectory() ? 'folder' : 'file';
        }
        catch (error) {
            if ((0,store_errors/* errorCode */.CA)(error) !== 'ENOENT')
                return null;
        }
    }
    return null;
}

// EXTERNAL MODULE: ./build/src/engine/status/standing.js
var standing = __webpack_require__(663);
// EXTERNAL MODULE: ./build/src/store/worker.js
var worker = __webpack_require__(5965);
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









/** Where each run stands; behind them, folders that cannot be read. */
function listRuns({ rows, replacements, closed }) {
    const runs = rows.map((row) => {
        const name = (0,runs_folder/* runName */.rt)(row.file);
        if (row.kind === 'unreadable')
            return { row, name, standing: null };
        const replacedBy = replacements.get(row.document.id) ?? null;
        return { row, name, standing: (0,standing/* standing */.JA)(row.document, { worker: (0,worker/* workerOf */.I)(row.file), replacedBy }) };
    });
    const folders = closed.map(({ folder, error }) => {
        const row = {
            kind: 'unreadable',
            file: folder,
            aliases: [],
            changedAt: (0,store_survey/* writtenAt */.nt)(folder),
            reason: error.message,
        };
        return { row, name: nearName(folder), standing: null };
    });
    return [...runs, ...folders];
}
/** For programs: enough to decide which run to look at. */
function listedJson({ row, name, standing: where }) {
    if (row.kind === 'unreadable')
        return { id: name, file: row.file, unreadable: row.reason };
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
function cellsOf({ row, name, standing: where }, now) {
    const age = (0,status_ages/* since */.X)(row.changedAt === 0 ? undefined : row.changedAt, now);
    if (row.kind === 'unreadable' || where === null) {
        const reason = row.kind === 'unreadable' ? (0,clean/* clean */.uH)(row.reason) : '';
        const id = (0,clean/* clean */.uH)(name, 80);
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

// EXTERNAL MODULE: ./build/src/cli/usage.js
var usage = __webpack_require__(2315);
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

// EXTERNAL MODULE: ./build/src/engine/run-document/unit-transition.js
var unit_transition = __webpack_require__(3850);
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
    const time = (0,status_ages/* lasting */.n)((0,unit_transition/* blockedSince */.Bv)(unit), now);
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
/** Every phase, in the order in which they were first named. */
function phaseLines({ document, now }, paint) {
    return (0,parts/* phaseNames */.k1)(document).map((name, index) => {
        const phase = (0,record/* entry */.f_)(document.phases, name);
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
// EXTERNAL MODULE: ./build/src/engine/launch-recipe.js
var launch_recipe = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/src/engine/shell-words.js

/** What needs no quotes, wherever it stands on the command line of a POSIX shell. */
const PLAIN = /^[A-Za-z0-9_./:@%+,-]+$/;
/** A substitution drops line ends at its end, so the character after them is taken along. */
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

;// CONCATENATED MODULE: ./build/src/engine/launch.js


/**
 * Says what a document's `launch` is. Only what is recorded is ever given out as a command; nothing is made up.
 * Read from the top; the first that fits decides.
 *
 * | launch | kind | runnable |
 * |---|---|---|
 * | none, or malformed; also one of ours with arguments that our command does not take | no-launch | no |
 * | a `pipeline.mjs` with `args.command` "resume" and a text as `args.run` | codex-cli | yes |
 * | `checkpoint` with a recipe of its commands `run` or `work` | checkpoint | yes |
 * | any other script | legacy-workflow | no |
 */
function classifyLaunch(launch, context) {
    if (launch === undefined || launch === null) {
        return notRunnable('no-launch', context, 'it does not say how it was started');
    }
    const recipe = (0,launch_recipe/* readRecipe */.X)(launch);
    if (typeof recipe === 'string') {
        return notRunnable('no-launch', context, `its launch is malformed: ${recipe}`);
    }
    const { scriptPath, args, name, own } = recipe;
    if (own !== null)
        return runnable('checkpoint', [asOperand(scriptPath), ...own], context.id, context);
    if (name === 'pipeline.mjs' && args.command === 'resume' && (0,launch_recipe/* isArgument */.y)(args.run) && args.run !== '') {
        const argv = ['node', asOperand(scriptPath), 'resume', '--run', args.run];
        return runnable('codex-cli', argv, args.run, context);
    }
    return notRunnable('legacy-workflow', context, 'its script is none that is known to resume; carry its recipe over by hand');
}
/** The recipe of a legacy workflow with the document's file pinned into its arguments; null where there is none. */
function pinnedRecipe(launch, statusFile) {
    const recipe = (0,launch_recipe/* readRecipe */.X)(launch);
    if (typeof recipe === 'string')
        return null;
    return { ...launch, args: { ...recipe.args, statusFile } };
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
/** A path that begins with a dash must not be taken for an option. */
function asOperand(path) {
    return path.startsWith('-') ? `./${path}` : path;
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
        ? ((await (0,store_survey/* surveyRuns */.Je)(project.folders)).replacements.get(document.id) ?? null)
        : null;
    return (0,standing/* standing */.JA)(document, { worker: (0,worker/* workerOf */.I)(file), replacedBy });
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

Without an id it is the newest run of the nearest folder upwards that has ${runs_folder/* RUNS_FOLDERS */.$9.join(' or ')}: of
the files in it whose names end in .json. The beginning of an id is enough, and so is the name of its file; archived
runs are found by it too. The path of a run document will do, wherever it is and whatever it is called.

Options:
  --list        one line a run, the newest first, each with its whole event log verified
  --json        for programs: the document, and at its top level where it stands: state, retryable, retry_of,
                interrupted_reason, reason, recovered_at, superseded_by, pr_url, output_sha, worker (alive, dead or
                unproven), next_action (wait, resume, review, merge, retry, escalate or none), file, malformed
  --raw         the file as it is
  --resume      the command that resumes it, if its recorded launch can be run; with --json the launch descriptor
  --dir <dir>   look in this folder instead
  --no-color    no colours, as with NO_COLOR in the environment; without a terminal there are none anyway

A launch can be run when its script is a pipeline.mjs with the arguments {"command":"resume","run":"<id>"}, or
"checkpoint" with those of its own commands: {"command":"run","step":"<name>","argv":["<program>",…]} (and file, issue,
sha, inputs, files) or {"command":"work"} (and once, dir), all of them such as the command accepts. That of any other
script is printed as JSON, to be carried over by hand. The command is quoted for a POSIX shell; programs take "argv" of
the descriptor.

What cannot be read, a file or a whole folder, is shown as such and hides nothing else; so is a run of which only the
event log is left.

Exit code: 0 also when there are no runs, 1 for an id that may be several and when a folder that cannot be read is all
there is, 2 for a path that cannot be looked at, 3 when there is no such run.

Example:
  checkpoint status
  checkpoint status migrate --json
`;
/** `checkpoint status`: looks, and changes nothing. */
async function run(args) {
    const options = readStatusOptions(args);
    const project = options.folder === undefined ? (0,runs_folder/* findProject */.t1)(process.cwd()) : (0,runs_folder/* projectOf */.v8)(options.folder);
    const paint = painter(wantsColour(options.noColour, (0,external_node_tty_.isatty)(1), process.env));
    if (options.id !== undefined) {
        await show(await findRun(project, options.id), options, paint);
        return exit_code/* EXIT */.d.done;
    }
    if (project === null) {
        const where = `${(0,clean/* clean */.uH)(process.cwd(), 1000)} and the folders above it`;
        return sayEmpty(options, `There are no runs: ${where} have no ${runs_folder/* RUNS_FOLDERS */.$9.join(' or ')}.`);
    }
    if (options.form === 'list') {
        const survey = await (0,store_survey/* surveyRuns */.Je)(project.folders, verified/* VERIFIED */.z);
        if (survey.rows.length === 0) {
            refuseUnseen(survey.closed);
            return sayEmpty(options, emptyMessage(project));
        }
        const runs = listRuns(survey);
        if (options.json)
            (0,print/* printJson */.Q2)(runs.map(listedJson));
        else
            (0,print/* printText */.n)(listText(runs, paint));
        return exit_code/* EXIT */.d.done;
    }
    const newest = await findNewestRun(project);
    if (newest === null)
        return sayEmpty(options, emptyMessage(project));
    await show(newest, options, paint);
    sayUnseen(newest, options);
    return exit_code/* EXIT */.d.done;
}
/** What cannot be read may be newer. */
function sayUnseen({ unreadable, closed }, { form, json }) {
    if (form !== 'page' || json) {
        for (const { error } of closed)
            (0,messages/* sayError */.I)(error);
        return;
    }
    if (unreadable > 0) {
        const files = (0,words/* plural */.LS)(unreadable, 'file');
        (0,print/* printText */.n)(`\n${files} in the same folder cannot be read; checkpoint status --list names them.\n`);
    }
    for (const { error } of closed)
        (0,print/* printText */.n)(`\n${(0,clean/* clean */.uH)(error.message, 1000)}\n`);
}
function emptyMessage({ folders }) {
    return `There are no runs in ${folders.map((folder) => (0,clean/* clean */.uH)(folder, 1000)).join(' or ')}.`;
}
async function show({ project, file, look }, options, paint) {
    const { form, json } = options;
    if (look.kind === 'missing') {
        throw new store_errors/* NotFoundError */.m_(`${(0,clean/* clean */.uH)(file, 1000)} is gone.`, 'Somebody has just moved it.');
    }
    if (form === 'raw') {
        (0,print/* printText */.n)(rawText(file));
        return;
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
        const { fields, malformed: parts } = understood(look.view.stored());
        const malformed = { ...parts, ...picture.malformed };
        // A field of the document that is called like one of ours is not told.
        const faulty = { malformed: Object.keys(malformed).length > 0 ? malformed : undefined };
        (0,print/* printJson */.Q2)({ ...fields, ...picture.standing, file, ...faulty });
    }
    else {
        (0,print/* printText */.n)(page(picture, workflowOf(project), paint));
    }
}
function rawText(file) {
    if (!(0,presence/* isThere */.$)(file, file))
        throw (0,missing/* missing */.L)((0,places/* placesOf */.e)(file));
    if (!external_node_fs_.statSync(file).isFile())
        throw new errors/* RefusedError */.fk(`${file} is not a regular file.`, 'Look at it yourself.');
    try {
        return external_node_fs_.readFileSync(file);
    }
    catch (error) {
        const code = (0,store_errors/* errorCode */.CA)(error);
        throw new errors/* RefusedError */.fk(`${file} cannot be read: ${code || String(error)}.`, (0,store_errors/* fixForFileFault */.t1)(code));
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

/***/ 8571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ since),
/* harmony export */   n: () => (/* binding */ lasting)
/* harmony export */ });
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);

/** How long ago a moment was, given as documents have it or in ms since the epoch: `3m ago`. */
function since(time, now) {
    const ms = elapsed(time, now);
    return ms === null ? 'at an unknown time' : (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ago */ .KN)(ms);
}
/** How long something has lasted that began at a moment of a document: `3m`. Empty when that is not known. */
function lasting(time, now) {
    const ms = elapsed(time, now);
    return ms === null ? '' : (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .span */ .Ln)(ms);
}
function elapsed(time, now) {
    const at = typeof time === 'string' ? Date.parse(time) : typeof time === 'number' ? time : Number.NaN;
    return Number.isNaN(at) ? null : now - at;
}


/***/ }),

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ cleanList),
/* harmony export */   XY: () => (/* binding */ cleanValue),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);

/** Longer texts are cut: a document may hold anything. */
const LONGEST = 200;
/** A text from a document, fit for a line on a terminal. */
function clean(text, longest = LONGEST) {
    // Cut before it is looked through, which takes its time with megabytes.
    const line = (0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, 4 * longest)).trim();
    const characters = [...line];
    const isCut = characters.length > longest || text.length > 4 * longest;
    return isCut ? `${characters.slice(0, longest - 1).join('')}…` : line;
}
/** The same for a value of any form. */
function cleanValue(value, longest = LONGEST) {
    return clean(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), longest);
}
/** A name and, if there are more, how many: `a, b and 7 more`. */
function cleanList(names, count = names.length, shown = 10) {
    const first = names.slice(0, shown).map((name) => clean(name, 80));
    const more = count - first.length;
    return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ');
}


/***/ }),

/***/ 1919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ VERIFIED)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _package_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4821);


/** A run is told from its whole event log, every line of it verified. */
const VERIFIED = {
    verifyAll: true,
    verifier: node_path__WEBPACK_IMPORTED_MODULE_0__.join(_package_root_js__WEBPACK_IMPORTED_MODULE_1__/* .packageRoot */ .Z, 'dist', 'cli', 'verifier.js'),
};


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

/***/ 7768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRecipe),
/* harmony export */   y: () => (/* binding */ isArgument)
/* harmony export */ });
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(207);
/* harmony import */ var _issue_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1513);
/* harmony import */ var _step_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4046);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9037);




const OWN_COMMANDS = { run: runRecipe, work: workRecipe };
/**
 * Reads a launch; for one that is malformed, why, in words for a sentence about it. What is accepted here can be recorded,
 * and what is recorded and accepted here is never called malformed.
 */
function readRecipe(launch) {
    if (!isObject(launch))
        return 'it is not an object';
    const { scriptPath, args = {} } = launch;
    if (typeof scriptPath !== 'string' || scriptPath.trim() === '')
        return 'it has no "scriptPath"';
    if (!isArgument(scriptPath))
        return 'its "scriptPath" has characters that no path can have';
    if (!isObject(args))
        return 'its "args" are not an object';
    const name = scriptPath.split(/[\\/]/).at(-1) ?? '';
    const { command } = args;
    const reader = name === 'checkpoint' && typeof command === 'string' && Object.hasOwn(OWN_COMMANDS, command)
        ? OWN_COMMANDS[command]
        : undefined;
    const own = reader?.(args) ?? null;
    return typeof own === 'string' ? own : { scriptPath, args, name, own };
}
/** A text that a process can be given as an argument: without NUL, and well-formed. */
function isArgument(value) {
    return typeof value === 'string' && !/\0|\p{Cs}/u.test(value);
}
/** `{"command":"run","step":…,"argv":[…]}`, and `file`, `issue`, `sha`, `inputs`, `files` as the command takes them. */
function runRecipe(args) {
    const { step, argv, file, issue, sha, inputs, files = [] } = args;
    const unknown = unknownArgument('run', args, ['step', 'argv', 'file', 'issue', 'sha', 'inputs', 'files']);
    if (unknown !== null)
        return unknown;
    if (!isArgument(step) || !(0,_step_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isStepName */ .g)(step))
        return 'its "step" is not the name of a step';
    if (!isList(argv) || argv[0] === undefined || argv[0] === '') {
        return 'its "argv" is not a program and its arguments, in a list of texts';
    }
    const options = ['run', ...option('step', step)];
    const number = Number.isSafeInteger(issue) ? String(issue) : issue;
    for (const [name, value] of Object.entries({ file, issue: number, sha, inputs })) {
        if (value === undefined)
            continue;
        if (!isArgument(value))
            return `its "${name}" is not a text that can be an argument`;
        const isFaulty = name === 'issue' && (0,_issue_number_js__WEBPACK_IMPORTED_MODULE_2__/* .readIssueNumber */ .t)(value) === null;
        if (isFaulty)
            return 'its "issue" is not the number of an issue';
        options.push(...option(name, value));
    }
    const globs = typeof files === 'string' ? [files] : files;
    if (!isList(globs))
        return 'its "files" are not a glob, nor a list of globs';
    for (const line of (0,_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGlobs */ .nS)(globs.join('\n'))) {
        const fault = (0,_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .globFault */ .Hf)(line);
        if (fault !== null)
            return `its "files" have ${quoted(line)}, which ${fault}`;
    }
    return [...options, ...globs.flatMap((glob) => option('files', glob)), '--', ...argv];
}
/** `{"command":"work"}`, and `once` and `dir` as the command takes them. */
function workRecipe(args) {
    const { once, dir } = args;
    const unknown = unknownArgument('work', args, ['once', 'dir']);
    if (unknown !== null)
        return unknown;
    if (once !== undefined && typeof once !== 'boolean')
        return 'its "once" is neither true nor false';
    if (dir !== undefined && (!isArgument(dir) || dir === ''))
        return 'its "dir" is not a path';
    return ['work', ...(once === true ? ['--once'] : []), ...(dir === undefined ? [] : option('dir', dir))];
}
/** An argument that is left out of a command that is printed would be missed only when it is too late. */
function unknownArgument(command, args, known) {
    const unknown = Object.keys(args).find((name) => name !== 'command' && !known.includes(name));
    return unknown === undefined
        ? null
        : `it has ${quoted(unknown)}, which checkpoint ${command} does not take`;
}
/** A value that begins with a dash must not be taken for an option of its own. */
function option(name, value) {
    return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}
/** What a document has, short and fit for a line: it may hold anything. */
function quoted(text) {
    const line = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, 100));
    return `"${[...line].slice(0, 40).join('')}${line.length > 40 || text.length > 100 ? '…' : ''}"`;
}
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}
function isList(value) {
    return Array.isArray(value) && value.every(isArgument);
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

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Gathering),
/* harmony export */   k: () => (/* binding */ SHOWN)
/* harmony export */ });
/** How many of a kind are told by name. */
const SHOWN = 10;
/** Counts what there is of a kind, and keeps the first of it. */
class Gathering {
    count = 0;
    first = [];
    /** @param make is called only when it is kept */
    add(make) {
        this.count += 1;
        if (this.first.length < SHOWN)
            this.first.push(make());
    }
}


/***/ }),

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Kf: () => (/* binding */ waitsForRetry),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   PU: () => (/* binding */ isOver)
/* harmony export */ });
/** What a document without a lifecycle stands for. */
const STATE_OF_STATUS = {
    initializing: 'queued',
    running: 'running',
    needs_attention: 'awaiting_review',
    done: 'succeeded',
    aborted: 'canceled',
};
/** Where a run stands, from its document and what can be proven: what a program needs to decide what to do. */
function standing(document, evidence) {
    const lifecycle = document.lifecycle ?? {};
    const state = stateOf(document);
    const retryable = state === 'failed' && document.lifecycle?.retryable === true;
    const superseded = text(lifecycle, 'superseded_by') ?? evidence.replacedBy;
    return {
        state,
        retryable,
        retry_of: text(lifecycle, 'retry_of'),
        interrupted_reason: text(lifecycle, 'interrupted_reason'),
        reason: text(lifecycle, 'reason') ?? REASONS[state]({ retryable, worker: evidence.worker, superseded }),
        recovered_at: text(lifecycle, 'recovered_at'),
        superseded_by: superseded,
        pr_url: text(lifecycle, 'pr_url'),
        output_sha: text(lifecycle, 'output_sha'),
        worker: evidence.worker,
        next_action: NEXT_ACTION[state]({ retryable, worker: evidence.worker, superseded }),
    };
}
function stateOf(document) {
    return document.lifecycle?.state ?? STATE_OF_STATUS[document.status];
}
/** A failed run that nobody has replaced yet, as far as its own document tells. */
function waitsForRetry(document) {
    const { state, retryable, superseded_by } = standing(document, { worker: 'unproven', replacedBy: null });
    return state === 'failed' && retryable && superseded_by === null;
}
/**
 * Nothing more happens to this run, and nobody has to do anything about it. A failed run that can be retried waits
 * for that until it is replaced.
 */
function isOver(document, replacedBy) {
    const state = stateOf(document);
    if (state === 'failed')
        return replacedBy !== null || !waitsForRetry(document);
    return state === 'succeeded' || state === 'canceled' || state === 'superseded';
}
const untilDone = ({ worker }) => (worker === 'alive' ? 'wait' : 'resume');
const NEXT_ACTION = {
    queued: untilDone,
    running: untilDone,
    awaiting_review: () => 'review',
    awaiting_merge: () => 'merge',
    failed: ({ retryable, superseded }) => (superseded !== null ? 'none' : retryable ? 'retry' : 'escalate'),
    succeeded: () => 'none',
    canceled: () => 'none',
    superseded: () => 'none',
};
const REASONS = {
    queued: ({ worker }) => `It has not started. ${WORKERS[worker]}`,
    running: ({ worker }) => (worker === 'dead' ? `It was interrupted. ${WORKERS.dead}` : WORKERS[worker]),
    awaiting_review: () => 'It needs attention: look at what is open and blocked, and decide.',
    awaiting_merge: () => 'Its result waits to be merged.',
    failed: ({ retryable, superseded }) => superseded !== null
        ? `It failed, and ${superseded} replaces it.`
        : retryable
            ? 'It failed, and can be retried.'
            : 'It failed, and trying again would not help: somebody has to look at it.',
    succeeded: () => 'It is done.',
    canceled: () => 'It was given up.',
    superseded: ({ superseded }) => superseded === null ? 'A newer run took its place.' : `${superseded} took its place.`,
};
const WORKERS = {
    alive: 'Its worker is alive: wait.',
    dead: 'Its worker is dead: resume it.',
    unproven: 'Whether a worker is alive cannot be proven here: if none is, resume it.',
};
function text(source, name) {
    const value = Object.hasOwn(source, name) ? source[name] : null;
    return typeof value === 'string' && value !== '' ? value : null;
}


/***/ }),

/***/ 2981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ tallyUnits),
/* harmony export */   d: () => (/* binding */ tallyGraph)
/* harmony export */ });
/* harmony import */ var _several_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(347);

const RECONCILED = 'reconciled-from-trailer:';
/** The units of a document. */
function tallyUnits(units, malformed) {
    return tally(Object.keys(units), (_, id) => units[id], malformed);
}
/** The same where they have been looked up already, which takes most of the time when there are a hundred thousand. */
function tallyGraph({ names, records }, malformed) {
    return tally(names, (index) => records[index], malformed);
}
function tally(ids, unitAt, malformed) {
    const inFlight = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    const blocked = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    const reconciled = new _several_js__WEBPACK_IMPORTED_MODULE_0__/* .Gathering */ .S();
    let total = 0;
    let done = 0;
    for (let index = 0; index < ids.length; index += 1) {
        const id = ids[index] ?? '';
        const unit = unitAt(index, id);
        if (unit === undefined)
            continue;
        total += 1;
        if (unit.status === 'done')
            done += 1;
        else if (unit.status === 'in_progress')
            inFlight.add(() => [id, unit]);
        else if (unit.status === 'blocked')
            blocked.add(() => [id, unit]);
        if (unit.note?.startsWith(RECONCILED) === true)
            reconciled.add(() => [id, unit]);
    }
    const unread = Object.keys(malformed).length;
    return { total: total + unread, done, inFlight, blocked, reconciled, malformed: unread };
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

/***/ 1344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lookAtRun),
/* harmony export */   q: () => (/* binding */ isLogAlone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3973);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6848);
/* harmony import */ var _run_file_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7620);
/* harmony import */ var _run_file_run_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2506);
/* harmony import */ var _worker_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5965);








/** Whoever begins a run makes its event log first, and the document right after it. */
const BEGINS_MS = 250;
const PAUSE_MS = 5;
/**
 * Reads a run for somebody who only wants to see it: what cannot be read comes back as a reason.
 */
async function lookAtRun(file, options = {}) {
    try {
        const view = await (0,_run_file_run_file_js__WEBPACK_IMPORTED_MODULE_6__/* .viewRun */ .bz)(file, options);
        // A view reads what it is asked for; whether it can, is to be known now.
        view.document();
        return { kind: 'run', view };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFoundError */ .m_ && !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file)) {
            return (await isJustMade(file)) ? lookAtRun(file, options) : whatIsLeft(file);
        }
        // Whatever it is, it must not hide the other runs. Whoever sees the reason sees the file's name as well.
        const reason = (0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error).replace(`${file} cannot be read as a run document: `, '');
        return { kind: 'unreadable', reason };
    }
}
/** Whether what is left of a run still has its event log, from which the document can be made. */
function isLogAlone(file) {
    return !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file) && node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync((0,_run_file_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOf */ .e)(file).eventLog) && !(0,_archive_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isArchived */ .F$)(file);
}
/** Whether somebody who is at work on it makes the document. */
async function isJustMade(file) {
    for (let waited = 0; waited < BEGINS_MS && isLogAlone(file); waited += PAUSE_MS) {
        if ((0,_worker_js__WEBPACK_IMPORTED_MODULE_7__/* .workerOf */ .I)(file) !== 'alive')
            break;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(PAUSE_MS);
    }
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file);
}
/** Of a document that is not there. */
function whatIsLeft(file) {
    if (isLogAlone(file)) {
        const reason = `its document is missing; checkpoint rebuild ${file} makes it from its event log.`;
        return { kind: 'unreadable', reason };
    }
    return isLink(file)
        ? { kind: 'unreadable', reason: 'it is a link that leads nowhere.' }
        : { kind: 'missing' };
}
function isLink(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file).isSymbolicLink();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 8698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ RUNS_FOLDERS),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   rt: () => (/* binding */ runName),
/* harmony export */   t1: () => (/* binding */ findProject),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3973);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6848);
/* harmony import */ var _run_file_endings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6254);






/** Where run documents are kept, relative to a project. Ours first; the others are found too. */
const RUNS_FOLDERS = [node_path__WEBPACK_IMPORTED_MODULE_1__.join('.checkpoint', 'runs'), node_path__WEBPACK_IMPORTED_MODULE_1__.join('.ulpi', 'runs')];
/** The project that a folder belongs to: the nearest folder upwards that keeps runs. Null when there is none. */
function findProject(from) {
    for (let root = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(from);; root = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(root)) {
        const folders = RUNS_FOLDERS.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name)).filter(keepsRuns);
        if (folders.length > 0)
            return { root, folders: withoutAliases(folders) };
        if (root === node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(root))
            return null;
    }
}
/**
 * The project whose runs are in a folder that somebody named.
 * @throws NotFoundError when there is no such folder
 */
function projectOf(folder) {
    const full = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder);
    if (kindOf(full) === 'absent')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFoundError */ .m_(`There is no folder ${folder}.`, 'Name one that keeps runs.');
    const name = RUNS_FOLDERS.find((known) => full.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep + known));
    return { root: name === undefined ? null : full.slice(0, -name.length - 1) || node_path__WEBPACK_IMPORTED_MODULE_1__.sep, folders: [full] };
}
/**
 * The files of folders that may be run documents: those whose names end in `.json`, and those that are missing, of which
 * the event log is there.
 * @param withMissing false leaves these out
 */
function runFiles(folders, withMissing = true) {
    const closed = [];
    const entries = [];
    for (const folder of folders) {
        try {
            entries.push(...entriesOf(folder, withMissing));
        }
        catch (error) {
            const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
            if (code === 'ENOENT')
                continue;
            const fault = `Could not read ${folder}: ${(0,_engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}.`;
            closed.push({ folder, error: new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StoreError */ .AD(fault, (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .fixForFileFault */ .t1)(code), { cause: error }) });
        }
    }
    const mayRepeat = folders.length > 1 || entries.some(({ isLink }) => isLink);
    const { files, aliases } = mayRepeat ? withoutRepeats(entries) : { files: entries, aliases: new Map() };
    return { files: files.map(({ file }) => file), aliases, closed };
}
function entriesOf(folder, withMissing) {
    const names = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { withFileTypes: true });
    const documents = names
        .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
        .map((entry) => ({ file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry.name), isLink: entry.isSymbolicLink() }));
    if (!withMissing)
        return documents.sort(byFile);
    const missing = missingDocuments(names)
        .map((name) => ({ file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), isLink: false }))
        .filter(({ file }) => !(0,_archive_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isArchived */ .F$)(file));
    return [...documents, ...missing].sort(byFile);
}
const byFile = (a, b) => (a.file < b.file ? -1 : 1);
function missingDocuments(entries) {
    const { document, eventLog } = (0,_run_file_endings_js__WEBPACK_IMPORTED_MODULE_5__/* .endingsFor */ .U)('.json');
    const there = new Set(entries.map(({ name }) => name));
    return entries
        .filter((entry) => entry.name.endsWith(eventLog) && !entry.isDirectory())
        .map(({ name }) => name.slice(0, -eventLog.length) + document)
        .filter((name) => !there.has(name));
}
/** Of the names of one file, the first that is no link to another. */
function withoutRepeats(entries) {
    const aliases = new Map();
    const first = new Map();
    for (const entry of [...entries.filter(({ isLink }) => !isLink), ...entries]) {
        const identity = identityOf(entry.file);
        const known = first.get(identity);
        if (known === undefined)
            first.set(identity, entry);
        else if (known !== entry)
            aliases.set(known.file, [...(aliases.get(known.file) ?? []), entry.file]);
    }
    const kept = new Set(first.values());
    return { files: entries.filter((entry) => kept.has(entry)), aliases };
}
/** The same for all names of a file. */
function identityOf(file) {
    try {
        const { dev, ino } = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { bigint: true });
        return `${dev}:${ino}`;
    }
    catch {
        return file;
    }
}
/** The name of a run's files, without folder and ending. */
function runName(file) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file, '.json');
}
/** Also of one behind a folder that nobody may look into: what it keeps cannot be read, which is not the same as nothing. */
function keepsRuns(folder) {
    const kind = kindOf(folder);
    return kind === 'folder' || (kind === 'closed' && kindOf(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) === 'folder');
}
function kindOf(name) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(name).isDirectory() ? 'folder' : 'absent';
    }
    catch (error) {
        return ['EACCES', 'EPERM'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)) ? 'closed' : 'absent';
    }
}
/** One folder that can be reached by two names, through a link, is one. */
function withoutAliases(folders) {
    const real = folders.map((folder) => {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);
        }
        catch {
            return folder;
        }
    });
    return folders.filter((_, index) => real.indexOf(real[index] ?? '') === index);
}


/***/ }),

/***/ 9189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ archives),
/* harmony export */   Je: () => (/* binding */ surveyRuns),
/* harmony export */   fH: () => (/* binding */ rowNames),
/* harmony export */   nt: () => (/* binding */ writtenAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _engine_status_tally_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2981);
/* harmony import */ var _archive_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3973);
/* harmony import */ var _look_at_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1344);
/* harmony import */ var _run_file_places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7620);
/* harmony import */ var _runs_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8698);







/** Reads every run of a project once. What cannot be read is among them. */
async function surveyRuns(folders, options = {}) {
    const rows = [];
    const replacements = new Map();
    let newest = null;
    const { files, aliases: others, closed } = (0,_runs_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folders, options.isArchive !== true);
    for (const file of files) {
        const aliases = others.get(file) ?? [];
        const look = await (0,_look_at_run_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAtRun */ .U)(file, options);
        if (look.kind === 'missing')
            continue;
        if (look.kind === 'unreadable') {
            rows.push({ kind: 'unreadable', file, aliases, changedAt: lastWrittenAt(file), reason: look.reason });
            continue;
        }
        const row = seenRun(file, look.view, aliases);
        rows.push(row);
        if (newest === null || row.changedAt > newest.row.changedAt)
            newest = { row, view: look.view };
        const replaced = row.document.lifecycle?.retry_of;
        if (typeof replaced === 'string')
            replacements.set(replaced, row.document.id);
    }
    rows.sort((a, b) => b.changedAt - a.changedAt);
    return { rows, newest, replacements, closed };
}
function seenRun(file, view, aliases) {
    const document = view.document();
    const { done, total, malformed } = (0,_engine_status_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .tallyUnits */ .a)(document.units, view.malformed());
    const updatedAt = Date.parse(document.updatedAt ?? '');
    return {
        kind: 'run',
        file,
        aliases,
        changedAt: Number.isNaN(updatedAt) ? writtenAt(file) : updatedAt,
        document: { ...document, units: {} },
        done,
        total,
        malformed,
    };
}
/** The folders with what was archived from these. */
function archives(folders) {
    return folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _archive_run_js__WEBPACK_IMPORTED_MODULE_2__/* .ARCHIVE */ .$3));
}
/** By what a row is called: the document's id, and the names of its file, with their ending or without. */
function rowNames(row) {
    const names = [row.file, ...row.aliases].flatMap((file) => [(0,_runs_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runName */ .rt)(file), node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)]);
    return row.kind === 'run' ? [row.document.id, ...names] : names;
}
/** Of a document that is missing, what is left of it tells. */
function lastWrittenAt(file) {
    return writtenAt(file) || writtenAt((0,_run_file_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placesOf */ .e)(file).eventLog) || writtenAt(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
}
/** When a file was written, in ms since the epoch; 0 when that cannot be told. */
function writtenAt(file, stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync) {
    try {
        return stat(file).mtimeMs;
    }
    catch {
        return 0;
    }
}


/***/ }),

/***/ 5965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ workerOf)
/* harmony export */ });
/* harmony import */ var _lock_lock_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9173);
/* harmony import */ var _lock_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9008);
/* harmony import */ var _run_file_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7620);



/**
 * Whether somebody works on a run, by who holds its lock. Nothing is written and no process is started, which leaves
 * more unproven on systems where only other programs can tell. A lock that was let go proves nothing: work may go on
 * between two changes.
 */
function workerOf(file) {
    if (process.platform !== 'linux')
        return 'unproven';
    try {
        const { lock } = (0,_run_file_places_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOf */ .e)(file);
        const generation = (0,_lock_lock_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .listLock */ .KX)(lock)?.generations.at(-1);
        const holder = generation === undefined ? null : (0,_lock_lock_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .readGeneration */ .Z7)(lock, generation);
        if (holder === null || !holder.isHeld || holder.owner === null)
            return 'unproven';
        return (0,_lock_owner_js__WEBPACK_IMPORTED_MODULE_1__/* .livenessOf */ .l8)(holder.owner);
    }
    catch {
        return 'unproven';
    }
}


/***/ })

};
