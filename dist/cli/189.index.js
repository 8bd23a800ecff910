export const id = 189;
export const ids = [189];
export const modules = {

/***/ 7410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ho: () => (/* binding */ interpretDocument),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   wg: () => (/* binding */ unitProblem)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9646);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(638);
/* harmony import */ var _plain_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(280);
/* harmony import */ var _plain_unit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3351);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8667);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5409);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7332);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9037);










/**
 * Reads any text as a document. Never throws: what cannot be understood comes back as a reason.
 * @param areUnitsRight see {@link interpretDocument}
 */
function readDocument(text, areUnitsRight = false) {
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_DOCUMENT_BYTES */ .b)
        return unreadable(`it is larger than ${_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_DOCUMENT_BYTES */ .b} bytes`);
    if (text.trim() === '')
        return unreadable('it is empty');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return unreadable(`it is not JSON: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)).slice(0, 200)}`);
    }
    return interpretDocument(value, areUnitsRight);
}
/**
 * The same for what has been parsed already.
 * @param areUnitsRight they were checked before they were written, and are still what was written
 */
function interpretDocument(value, areUnitsRight = false) {
    return (0,_plain_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlainDocument */ .i)(value, areUnitsRight) ?? interpretAny(value, areUnitsRight);
}
function interpretAny(value, areUnitsRight) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        return unreadable('it is not a JSON object');
    }
    const { units: given, ...fields } = value;
    if ((0,_nesting_js__WEBPACK_IMPORTED_MODULE_6__/* .isNestedTooDeep */ .k)(fields))
        return unreadable('it is nested too deeply');
    const hasUnits = Object.hasOwn(value, 'units');
    const head = hasUnits ? null : valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .HeadSchema */ .E1, value, { abortEarly: true });
    if (head?.success)
        return { kind: 'head', head: head.output };
    const version = 'schemaVersion' in value ? value.schemaVersion : undefined;
    if (typeof version === 'number' && version > _statuses_js__WEBPACK_IMPORTED_MODULE_8__/* .SCHEMA_VERSION */ .f$) {
        return unreadable(`it has schemaVersion ${version}, written by a newer version of checkpoint-action`);
    }
    // What says that it is a run document does not lack the fields of a checkpoint.
    if (head !== null)
        return unreadable(version === undefined ? explain(head.issues[0]) : 'it has no units');
    // The schema library takes a list for an object with numbers as names.
    if ('units' in value && Array.isArray(value.units))
        return unreadable('units: it is a list');
    const envelope = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .EnvelopeSchema */ .W7, value, { abortEarly: true });
    if (!envelope.success)
        return unreadable(explain(envelope.issues[0]));
    const sorted = areUnitsRight ? asTheyAre(given) : sortOut(given);
    if (sorted === null)
        return unreadable('it is nested too deeply');
    const { units, malformed } = sorted;
    // The object that was read, not the parser's copy: unknown fields and key order stay as they were.
    return { kind: 'document', document: { ...value, units }, malformed, stored: value };
}
/**
 * Which units can be understood: the table itself as long as all of them can, because it may be large. Null when one
 * is nested too deeply.
 */
function sortOut(given) {
    const malformed = (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1)();
    let count = 0;
    for (const name in given) {
        const unit = given[name];
        if ((0,_plain_unit_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainUnit */ .H)(unit))
            continue;
        if ((0,_nesting_js__WEBPACK_IMPORTED_MODULE_6__/* .isNestedTooDeep */ .k)(unit))
            return null;
        const reason = unitProblem(unit);
        if (reason === null)
            continue;
        malformed[name] = reason;
        count += 1;
    }
    if (count === 0)
        return asTheyAre(given);
    const understood = Object.entries(given).filter(([name]) => !Object.hasOwn(malformed, name));
    return { units: (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1)(understood), malformed };
}
function asTheyAre(units) {
    return { units: Object.setPrototypeOf(units, null), malformed: (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1)() };
}
/** Why something cannot be understood as a unit; null when it can. */
function unitProblem(unit) {
    if ((0,_plain_unit_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainUnit */ .H)(unit))
        return null;
    const checked = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .UnitSchema */ .uo, unit, { abortEarly: true });
    if (!checked.success)
        return explain(checked.issues[0]);
    // The schema library passes over keys such as `constructor`; a user may have an output of that name.
    const outputs = Object.values(unit.outputs ?? {});
    return outputs.every((output) => typeof output === 'string') ? null : 'outputs: must be texts';
}
function explain(issue) {
    const path = valibot__WEBPACK_IMPORTED_MODULE_7__/* .getDotPath */ .BuJ(issue);
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(path === null ? issue.message : `${path}: ${issue.message}`);
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}


/***/ }),

/***/ 6182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ checkFixedFields),
/* harmony export */   IG: () => (/* binding */ eventProblem),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(638);
/* harmony import */ var _plain_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3351);
/* harmony import */ var _read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7410);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8667);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7332);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5568);
/* harmony import */ var _whole_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7412);








const statuses = new Set(_statuses_js__WEBPACK_IMPORTED_MODULE_5__/* .RUN_STATUSES */ .LV);
/**
 * Why an event that was read must not be followed; null when there is nothing wrong with it.
 * @param status of the run, as the event has it
 */
function eventProblem({ status, ops: operations }, isFirst) {
    if (!statuses.has(status))
        return 'it has no status of a run';
    if (operations.every(isUsual))
        return null;
    try {
        for (const operation of operations) {
            (0,_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .checkNames */ .LN)(operation);
            if (!(0,_whole_records_js__WEBPACK_IMPORTED_MODULE_4__/* .carriesWholeRecords */ .VH)(operation))
                return 'it does not carry whole records';
        }
        // The first one says which document it is.
        if (!isFirst)
            checkFixedFields(operations);
        outcomeOf(operations);
        return null;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC))
            throw error;
        return error.message.replace(/\.$/, '');
    }
}
/** @throws InvalidInputError for a change of what says which document this is */
function checkFixedFields(operations) {
    for (const operation of operations) {
        const { op, path } = operation;
        const names = path.length === 0 && op === 'merge' ? Object.keys(operation.value) : path.slice(0, 1);
        const fixed = names.find((name) => _whole_records_js__WEBPACK_IMPORTED_MODULE_4__/* .FIXED */ .N2.has(name));
        if (fixed === undefined)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The field "${fixed}" of a document with an event log cannot be changed.`, 'Make a new document.');
    }
}
/**
 * What an event's operations do, with each unit that they change as a whole. Once written it counts for ever, so what would make the document unreadable must not
 * become one.
 * @throws InvalidInputError
 */
function outcomeOf(operations) {
    const fields = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1)();
    for (const operation of operations) {
        const { op, path } = operation;
        const [field] = path;
        if ('value' in operation && (0,_nesting_js__WEBPACK_IMPORTED_MODULE_7__/* .isNestedTooDeep */ .k)(operation.value)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('A value is nested too deeply.', 'Keep it in a file, or as a text.');
        }
        if (field === 'units') {
            checkUnits(operation);
            continue;
        }
        if (field === undefined && op === 'merge') {
            Object.assign(fields, operation.value);
            const { units } = operation.value;
            if (isTable(units))
                checkUnits({ op: 'set', path: ['units'], value: units ?? null });
        }
        else if (field !== undefined && path.length === 1) {
            fields[field] = op === 'delete' ? undefined : operation.value;
        }
    }
    if (!areUsual(fields))
        checkFields(fields);
    return {
        status: fields.status,
        ends: typeof fields.finishedAt === 'string',
    };
}
function checkUnits(operation) {
    const { op, path } = operation;
    if (path.length === 1 && (op === 'delete' || !isTable(operation.value))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('The document would have no units.', 'Change it in another way.');
    }
    if (op === 'delete')
        return;
    const { value } = operation;
    const units = path.length === 1 ? Object.entries(Object(value)) : [[path[1] ?? '', value]];
    for (const [id, unit] of units) {
        const reason = (0,_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .unitProblem */ .wg)(unit);
        if (reason === null)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The unit "${id}" could not be read any more: ${reason}.`, 'Change it in another way.');
    }
}
function isTable(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}
/** What nearly all events do. There may be as many of them as there are units, so all that is right is found out quickly. */
function isUsual(operation) {
    const { op, path } = operation;
    if (path.length === 0)
        return op === 'merge' && areUsual(operation.value);
    const [table, id] = path;
    if (table !== 'units' || id === undefined || path.length > 2 || op !== 'set')
        return false;
    return !(0,_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnsafeName */ .Si)(id) && (0,_plain_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainUnit */ .H)(operation.value);
}
/** What nearly all events set, for which the schema need not be asked. */
function areUsual(fields) {
    for (const name in fields) {
        const value = fields[name];
        if (name === 'status' ? !statuses.has(value) : name !== 'updatedAt' || typeof value !== 'string')
            return false;
    }
    return true;
}
function checkFields(fields) {
    const rest = { schemaVersion: _statuses_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f$, id: '', status: 'running', units: {} };
    const read = (0,_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .interpretDocument */ .Ho)({ ...rest, ...fields });
    if (read.kind === 'document')
        return;
    const why = read.kind === 'unreadable' ? read.reason : 'it has no units';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The document could not be read any more: ${why}.`, 'Change it in another way.');
}


/***/ }),

/***/ 7412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ changedKeys),
/* harmony export */   Gh: () => (/* binding */ isFieldKey),
/* harmony export */   Gz: () => (/* binding */ withWholeRecords),
/* harmony export */   N2: () => (/* binding */ FIXED),
/* harmony export */   SX: () => (/* binding */ recordAfter),
/* harmony export */   VH: () => (/* binding */ carriesWholeRecords),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   aF: () => (/* binding */ fieldKey)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8667);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5568);



/** Fields of a document with an event log that stay as they are: they say which document and which log it is. */
const FIXED = new Set(['id', 'createdAt', 'eventLog']);
/** Set by nearly every event, and never looked up by themselves. */
const SCALARS = new Set([
    ...['id', 'schemaVersion', 'status', 'createdAt', 'updatedAt', 'finishedAt'],
]);
const FIELD = '\u0000';
function fieldKey(field) {
    return FIELD + field;
}
function isFieldKey(key) {
    return key.startsWith(FIELD);
}
/** The field whose key this is. */
function fieldOf(key) {
    return key.slice(FIELD.length);
}
/** The keys of the records that operations change; null when they carry everything. */
function changedKeys(operations) {
    const keys = new Set();
    for (const operation of operations) {
        const [first, id] = operation.path;
        if (replacesUnits(operation))
            return null;
        if (first === 'units' && id !== undefined)
            keys.add(id);
        else if (first === 'units')
            for (const name of namesIn(operation))
                keys.add(name);
        else if (first === undefined) {
            for (const name of namesIn(operation))
                if (!SCALARS.has(name))
                    keys.add(fieldKey(name));
        }
        else if (!SCALARS.has(first))
            keys.add(fieldKey(first));
    }
    return keys;
}
function namesIn(operation) {
    return operation.op === 'merge' ? Object.keys(operation.value) : [];
}
function replacesUnits(operation) {
    const { op, path } = operation;
    if (path.length === 1 && path[0] === 'units')
        return op !== 'merge';
    return path.length === 0 && op === 'merge' && Object.hasOwn(operation.value, 'units');
}
/** The record that operations with whole records leave of one that they change; undefined when they delete it. */
function recordAfter(operations, key) {
    const [table, name] = isFieldKey(key) ? [[], fieldOf(key)] : [['units'], key];
    let found;
    for (const operation of operations) {
        const { op, path } = operation;
        const isInTable = table.every((part, depth) => path[depth] === part);
        if (isInTable && path.length === table.length + 1 && path[table.length] === name) {
            found = op === 'delete' ? undefined : operation.value;
        }
        else if (op !== 'delete' && isInTable && path.length === table.length) {
            const values = operation.value;
            if (op === 'set' || Object.hasOwn(values, name))
                found = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(values, name);
        }
        else if (op === 'merge' && path.length === 0 && Object.hasOwn(operation.value, 'units')) {
            found = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(operation.value.units, name);
        }
    }
    return found;
}
/** Whether an operation has the form of those that {@link withWholeRecords} makes, or of those that begin a log. */
function carriesWholeRecords({ op, path }) {
    if (path.length === 0)
        return op === 'merge';
    if (path[0] === 'units' && path.length === 1)
        return true;
    return path.length === (path[0] === 'units' ? 2 : 1) && op !== 'merge';
}
/**
 * The same change, with whole records.
 * @throws InvalidInputError for a change that is not possible
 */
function withWholeRecords(operations, stored) {
    if (operations.every(isWhole))
        return operations;
    if (operations.some(replacesUnits)) {
        const whole = stored.whole();
        const after = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .applyOperations */ .nH)(whole, operations);
        return [...fieldsOf(after, [...Object.keys(whole), ...Object.keys(after)]), ...tableOf(after)];
    }
    const fields = operations.flatMap((operation) => {
        const [first] = operation.path;
        if (first === undefined)
            return namesIn(operation);
        return first === 'units' ? [] : [first];
    });
    const ids = [...(changedKeys(operations) ?? [])].filter((key) => !isFieldKey(key));
    const after = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .applyOperations */ .nH)(partOf(operations, ids, stored), operations);
    return [...fieldsOf(after, fields), ...ids.map((id) => unitOf(after, id))];
}
function isWhole(operation) {
    const { op, path } = operation;
    if (path[0] === 'units')
        return path.length === 2 && op !== 'merge';
    return path.length === 0 ? !replacesUnits(operation) : path.length === 1 && op !== 'merge';
}
/** As much of the document as the operations lead into. */
function partOf(operations, ids, { find }) {
    const part = { units: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)() };
    for (const id of ids) {
        const unit = find(id);
        if (unit !== undefined)
            part.units[id] = unit;
    }
    for (const { op, path } of operations) {
        const [field] = path;
        if (field === undefined || field === 'units' || (path.length === 1 && op !== 'merge'))
            continue;
        if (SCALARS.has(field)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC(`The path ${path.join('.')} leads through "${field}", which is no object.`, 'Set the field itself.');
        }
        const value = find(fieldKey(field));
        if (value !== undefined)
            part[field] = value;
    }
    return part;
}
function fieldsOf(after, names) {
    const value = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)();
    const deleted = new Set();
    for (const name of names) {
        if (name === 'units' || FIXED.has(name))
            continue;
        if (Object.hasOwn(after, name))
            value[name] = after[name];
        else
            deleted.add(name);
    }
    const merge = Object.keys(value).length > 0 ? [{ op: 'merge', path: [], value }] : [];
    return [...merge, ...[...deleted].map((name) => ({ op: 'delete', path: [name] }))];
}
function unitOf({ units }, id) {
    const value = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(units, id);
    const path = ['units', id];
    return value === undefined ? { op: 'delete', path } : { op: 'set', path, value: value };
}
function tableOf({ units }) {
    return [
        units === undefined
            ? { op: 'delete', path: ['units'] }
            : { op: 'set', path: ['units'], value: units },
    ];
}


/***/ }),

/***/ 6849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ WorkingDocument)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8667);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5568);
/* harmony import */ var _whole_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7412);



/**
 * A stored document to which many operations are applied one after the other: it and its table of units, which may be
 * large, are changed in place. Nothing that an operation brings is ever changed.
 */
class WorkingDocument {
    #document;
    /** @param stored belongs to this object from now on, with its units */
    constructor(stored) {
        this.#document = stored;
    }
    /** As it is now. It changes with the next operation; a {@link copy} does not. */
    get stored() {
        return this.#document;
    }
    get units() {
        this.#document.units ??= {};
        return this.#document.units;
    }
    /** A record by its key; undefined when there is none. */
    find(key) {
        return (0,_whole_records_js__WEBPACK_IMPORTED_MODULE_1__/* .isFieldKey */ .Gh)(key) ? (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(this.#document, (0,_whole_records_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(key)) : (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(this.units, key);
    }
    copy() {
        return { ...this.#document, units: { ...this.units } };
    }
    apply(operations) {
        for (const operation of operations) {
            const { op, path } = operation;
            if (path[0] === 'units' && path.length === 2 && op === 'set') {
                // Nearly all of what a log consists of.
                set(this.units, path[1] ?? '', operation.value);
            }
            else if (path[0] === 'units' && (path.length > 1 || op === 'merge')) {
                applyTo(this.units, operation, path.slice(1));
            }
            else {
                const { units } = this.#document;
                applyTo(this.#document, operation, operation.path);
                // Another table came with the operation, and stays as it is.
                if (this.#document.units !== units)
                    this.#document.units = { ...this.units };
            }
        }
    }
}
/** @param path leads from the target to where the operation applies */
function applyTo(target, operation, path) {
    const [name] = path;
    if (name === undefined) {
        if (operation.op !== 'merge')
            (0,_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .applyOperations */ .nH)(target, [{ ...operation, path }]); // says what is wrong with it
        else
            for (const key in operation.value)
                set(target, key, operation.value[key]);
    }
    else if (path.length === 1 && operation.op === 'set')
        set(target, name, operation.value);
    else if (path.length === 1 && operation.op === 'delete')
        delete target[name];
    else {
        const one = Object.hasOwn(target, name) ? { [name]: target[name] } : {};
        set(target, name, (0,_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .applyOperations */ .nH)(one, [{ ...operation, path }])[name]);
    }
}
function set(target, name, value) {
    (0,_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .checkName */ .I3)(name);
    target[name] = value;
}


/***/ }),

/***/ 5409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ HeadSchema),
/* harmony export */   W7: () => (/* binding */ EnvelopeSchema),
/* harmony export */   fE: () => (/* binding */ PhaseSchema),
/* harmony export */   jx: () => (/* binding */ ItemSchema),
/* harmony export */   sP: () => (/* binding */ RunDocumentSchema),
/* harmony export */   uo: () => (/* binding */ UnitSchema)
/* harmony export */ });
/* unused harmony exports FileEntrySchema, GitStateSchema, WithheldSchema, PayloadSchema, CommentSchema, ProgressSchema, ScopeSchema, RevisionSchema, LifecycleSchema, ValidationSchema, CheckedSchema */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7332);


/**
 * The document's schema (design section 3). Objects are loose: fields that this version does not know survive
 * a read-modify-write and are never interpreted. Nothing has a default: reading changes nothing.
 */
const time = valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const attempt = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1));
const sha256Hex = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex characters'));
/** A file that a step left behind. `path` is relative to the workspace, with forward slashes. */
const FileEntrySchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    path: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha256: sha256Hex,
    size: count,
    mode: count,
    /** The file's digest before the step ran; null when there was none. */
    before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(sha256Hex)),
    /** For a symbolic link: what it points to. Its `sha256` and `size` are those of this text. */
    link: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** The step deleted it. Then `sha256`, `size` and `mode` are those of an empty file, and nothing is in the archive. */
    deleted: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
});
const objectId = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'must be an object id of git'));
const refName = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/, 'must be a branch or tag'));
/** Where a git checkout stands: its commit, its branch unless HEAD is detached, and the tree of what is staged. */
const GitPositionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    head: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
    branch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(refName),
    index: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
});
/** With `files: "@changes"`: what the step did to the repository, beside the files of the work tree. */
const GitStateSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    before: GitPositionSchema,
    after: GitPositionSchema,
    /** Branches and tags that were made, moved or deleted. */
    refs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: refName, before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId), after: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId) })),
    /** How many commits the step made. */
    commits: count,
    /** Commits and staged content, as a git bundle in the archive, based on `before.head`. */
    bundle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ sha256: sha256Hex, size: count })),
    /** Files that are announced to the index without content (`git add -N`). */
    intended: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Submodules whose commit changed; null where there is none. */
    submodules: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        path: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        before: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
        after: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(objectId),
        /** `after` was checked out. */
        present: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }))),
});
/** An output or file that was deliberately not stored. */
const WithheldSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    kind: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['output', 'file']),
    name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Where a step's files are kept: an archive, named by its digest. */
const PayloadSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    sha256: sha256Hex,
    size: count,
    /** The sum of the sizes of all entries once unpacked. */
    unpackedSize: count,
});
/** The comment of a step that posts one. */
const CommentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    /** The number of the issue or pull request that it is at. */
    issue: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** What the marker in the comment has, known from before it is posted. */
    nonce: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(count)),
    url: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** The digest of what it says. */
    text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(sha256Hex),
});
/** What an unfinished step has got so far, to go on from. Of several, the one with the later attempt and sequence counts. */
const ProgressSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    attempt,
    sequence: count,
    at: time,
    /** Null: there is none, and what is older does not count either. */
    payload: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(PayloadSchema),
    /** Paths begin with the place that the file belongs to: `step/`, `workspace/` or `home/`. */
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FileEntrySchema),
    /** What the step was building on; see `basis` of the unit. */
    basis: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** How many steps of its own the command has recorded as done, in the document that `CHECKPOINT_FILE` names. */
    ownSteps: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
    withheld: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(WithheldSchema)),
});
const UnitSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_STATUSES */ .UG),
    dependsOn: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    note: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    /**
     * The time when it became blocked. Null, or not there, for one that is not, and where nobody wrote it down. Not checked:
     * it came later than the others, and what somebody else has put there must not make a unit unreadable.
     */
    blockedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    /** The attempt that started or finished this unit. */
    attempt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(attempt),
    /** The document's sequence number when this record was made: orders records of one attempt. */
    sequence: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
    completionId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    basis: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Completion ids that this record replaced; they do not count any more wherever they turn up. */
    supersedes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    fingerprint: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(sha256Hex)),
    fingerprintParts: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    durationMs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(count)),
    outputs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Names of outputs that hold a secret. They are kept for sealed copies only, and masked when they are given out. */
    secretOutputs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FileEntrySchema)),
    withheld: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(WithheldSchema)),
    payload: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(PayloadSchema)),
    git: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(GitStateSchema)),
    comment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(CommentSchema),
    /** Only of a step that is not done. */
    progress: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(ProgressSchema),
    /** The command wrote environment, path or summary, which a skip does not bring back. */
    partial: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    interrupted: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: time }))),
    /** The last attempt that used this unit: ran it or skipped it. */
    usedInAttempt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count),
});
/** The checkpoint: the five fields that every version of every reader understands. */
const HeadSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    runId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    step: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    attempt,
    inputHash: sha256Hex,
    timestamp: time,
});
const ScopeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    repository: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    workflow: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    calledWorkflow: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    job: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    matrix: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    key: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Which edition of the document this is. Never reused, not even after a failed upload. */
const RevisionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    attempt,
    sequence: count,
    nonce: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The job that wrote it, where the runner tells; empty elsewhere. */
    writer: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const LifecycleSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .LIFECYCLE_STATES */ .g4),
    retryable: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    retry_of: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    interrupted_reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    recovered_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
});
const PhaseSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASE_STATUSES */ .BV),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
});
/** Something that has to be looked at before the run is done; what it is about is up to whoever reports it. */
const ItemSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    title: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    reopenedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    resolvedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
});
/** The outcome of the run's final validation. */
const ValidationSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .VALIDATION_STATUSES */ .xm),
    note: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
});
/**
 * Everything but what is checked piece by piece, so that a malformed one does not hide the others: units, phases, items.
 */
const EnvelopeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...valibot__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(HeadSchema).entries,
    schemaVersion: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO([1, 2]),
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    task: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_STATUSES */ .LV),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(time),
    finishedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time)),
    units: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    phases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    currentPhase: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    openItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    resolvedItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    result: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    launch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    lifecycle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(LifecycleSchema)),
    /** What the run works on, in the open: `inputHash` is made from it. */
    work: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ issueNumber: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commitSha: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    scope: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(ScopeSchema),
    revision: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(RevisionSchema),
    /** Where the document is that could not be read when this one was begun: nobody knows what it had recorded. */
    lostRecord: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Steps in the job's order of use: those used in the latest attempt first, then those known from before. */
    order: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
});
/** A document as it is read: envelope and units are checked. */
const CheckedSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...EnvelopeSchema.entries,
    units: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), UnitSchema),
});
/** The whole document, as shipped in `schema/run.schema.json`. */
const RunDocumentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...CheckedSchema.entries,
    phases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), PhaseSchema)),
    openItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ItemSchema)),
    resolvedItems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ItemSchema)),
    /** Phases without which the run is not done. */
    requiredPhases: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** The run is not done without a green validation. */
    requireValidation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    validation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(ValidationSchema)),
    /** How far the event log goes that the document was made from; written by the event log itself. */
    eventLog: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ sequence: count, offset: count, hash: sha256Hex })),
});


/***/ }),

/***/ 6795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4872);


/** Up to here a process does without `node:crypto`, whose loading takes as long as digesting a few times as much. */
const LITTLE_BYTES = 32 * 1024;
let digested = 0;
let native;
/** sha256 in lower-case hex, of bytes or UTF-8 text: fast for little in a fresh process as well as for a lot. */
function digest(data) {
    if (native !== undefined)
        return native(data);
    digested += data.length;
    if (digested <= LITTLE_BYTES)
        return (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(data);
    native = loadNative();
    return native(data);
}
function loadNative() {
    const crypto = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url)('node:crypto');
    // Node 20 has it from 20.12.
    const { hash } = crypto;
    if (hash !== undefined)
        return (data) => hash('sha256', data);
    return (data) => crypto.createHash('sha256').update(data).digest('hex');
}


/***/ }),

/***/ 3945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stampOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** Tells whether a file is another one than before, or was written to. Empty when it is not there. */
function stampOf(file) {
    try {
        const stat = typeof file === 'number' ? node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file, { bigint: true }) : node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { bigint: true });
        const { ino, size, mtimeNs, ctimeNs } = stat;
        return [ino, size, mtimeNs, ctimeNs].join(' ');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 9118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkEvents)
/* harmony export */ });
/* harmony import */ var _engine_run_document_event_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6182);
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6017);


/** @throws DamagedLogError for an event that does what no event may do, however right its hash is */
function checkEvents({ file }, { events }) {
    for (const event of events) {
        const problem = (0,_engine_run_document_event_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .eventProblem */ .IG)(event, event.seq === 1);
        if (problem !== null)
            throw new _damage_js__WEBPACK_IMPORTED_MODULE_1__/* .DamagedLogError */ .G(file, event.seq, problem);
    }
}


/***/ }),

/***/ 6017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ DamagedLogError)
/* harmony export */ });
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);

/** A complete line of an event log is not what was written. Nothing is ever cut off for it. */
class DamagedLogError extends _engine_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk {
    /** The first line that does not verify, from 1. */
    line;
    constructor(file, line, why) {
        const fix = line > 1
            ? `Lines 1 to ${line - 1} are intact. Restore the file from a copy; without one, keep the rest elsewhere, ` +
                'cut it off there, and let "checkpoint rebuild" make the document from what is intact.'
            : 'Restore the file from a copy.';
        super(`${file} is damaged in line ${line}: ${why}. Nothing was changed.`, fix);
        this.line = line;
    }
}


/***/ }),

/***/ 8554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ EventView),
/* harmony export */   k: () => (/* binding */ lastingView)
/* harmony export */ });
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7410);
/* harmony import */ var _engine_run_document_whole_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7412);
/* harmony import */ var _engine_statuses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7332);
/* harmony import */ var _document_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39);




/** A view of a document with an event log, of which only what is asked for is read. */
class EventView {
    status;
    schemaVersion = _engine_statuses_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMA_VERSION */ .f$;
    #name;
    #unit;
    #stored;
    #read;
    /**
     * @param unit the record of a unit, as it is stored
     * @param stored the whole document, as it is stored
     */
    constructor(name, status, unit, stored) {
        this.#name = name;
        this.status = status;
        this.#unit = unit;
        this.#stored = stored;
    }
    unit(id) {
        const unit = this.#unit(id);
        const reason = unit === undefined ? null : (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_0__/* .unitProblem */ .wg)(unit);
        if (reason !== null)
            throw (0,_document_view_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableUnit */ .u6)(this.#name, id, reason);
        return unit;
    }
    document() {
        return this.#whole().document;
    }
    malformed() {
        return this.#whole().malformed;
    }
    stored() {
        return this.#whole().stored;
    }
    #whole() {
        this.#read ??= (0,_document_view_js__WEBPACK_IMPORTED_MODULE_2__/* .requireDocument */ .f$)(this.#name, (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_0__/* .interpretDocument */ .Ho)(this.#stored(), true));
        return this.#read;
    }
}
/** A view for after the lock was released: what was just changed is known, everything else is read when it is asked for. */
function lastingView(name, status, operations, read) {
    let whole;
    const later = () => {
        whole ??= read();
        return whole;
    };
    const changed = (0,_engine_run_document_whole_records_js__WEBPACK_IMPORTED_MODULE_1__/* .changedKeys */ .F$)(operations);
    const unit = (id) => ((changed?.has(id) ?? true) ? (0,_engine_run_document_whole_records_js__WEBPACK_IMPORTED_MODULE_1__/* .recordAfter */ .SX)(operations, id) : later().unit(id));
    return new EventView(name, status, unit, () => later().stored());
}


/***/ }),

/***/ 5766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Ji: () => (/* binding */ verifiedHash),
/* harmony export */   Rp: () => (/* binding */ asEvent),
/* harmony export */   dv: () => (/* binding */ BODY_AT),
/* harmony export */   dx: () => (/* binding */ BODY_BEFORE_END),
/* harmony export */   ld: () => (/* binding */ ownHash),
/* harmony export */   r9: () => (/* binding */ encodeEvent),
/* harmony export */   sc: () => (/* binding */ statedHash)
/* harmony export */ });
/* harmony import */ var _engine_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4872);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6795);


const PREFIX = '{"prev":"';
const HASH_LENGTH = 64;
const SEQUENCE = '","seq":';
const SEQUENCE_AT = PREFIX.length + HASH_LENGTH;
const HASH = ',"hash":"';
const SUFFIX_LENGTH = HASH.length + HASH_LENGTH + 2;
/** What a line says besides the hashes lies between these distances from its beginning and its end. */
const BODY_AT = SEQUENCE_AT + '",'.length;
const BODY_BEFORE_END = SUFFIX_LENGTH;
const MIN_LENGTH = SEQUENCE_AT + SEQUENCE.length + 1 + SUFFIX_LENGTH;
/** Where the log of a document begins: nothing of the log of another document fits behind it. */
function startOf(id, createdAt) {
    return { sequence: 0, offset: 0, hash: (0,_engine_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`events of ${id}\n${createdAt}`) };
}
/** An event as the line behind `before`, and the position behind it. */
function encodeEvent(before, event) {
    const sequence = before.sequence + 1;
    const fields = JSON.stringify({ at: event.at, status: event.status, ops: event.ops }).slice(1, -1);
    const head = `${PREFIX}${before.hash}${SEQUENCE}${sequence},${fields}`;
    const length = Buffer.byteLength(head);
    const line = Buffer.allocUnsafe(length + SUFFIX_LENGTH + 1);
    line.write(head);
    const hash = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .b)(line.subarray(0, length));
    line.write(`${HASH}${hash}"}\n`, length, 'latin1');
    return { line, after: { sequence, offset: before.offset + line.length, hash } };
}
/** The hash of a line, without its end, if it is that of what the line says; else null. */
function ownHash(line) {
    const headEnd = line.length - SUFFIX_LENGTH;
    if (line.length < MIN_LENGTH)
        return null;
    const suffix = line.toString('latin1', headEnd);
    const hash = suffix.slice(HASH.length, -2);
    if (!suffix.startsWith(HASH) || !suffix.endsWith('"}'))
        return null;
    return (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .b)(line.subarray(0, headEnd)) === hash ? hash : null;
}
const verifiedHash = (before, bytes, text, begin, end) => {
    const headEnd = end - SUFFIX_LENGTH;
    if (!isNext(before, text, begin, end))
        return null;
    const hash = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .b)(new Uint8Array(bytes.buffer, bytes.byteOffset + begin, headEnd - begin));
    return text.startsWith(hash, headEnd + HASH.length) ? hash : null;
};
/** The hash that it says it has: for an event that somebody else verifies. */
const statedHash = (before, _bytes, text, begin, end) => isNext(before, text, begin, end) ? text.slice(end - SUFFIX_LENGTH + HASH.length, end - 2) : null;
function isNext(before, text, begin, end) {
    return (text.startsWith(PREFIX, begin) &&
        text.startsWith(before.hash, begin + PREFIX.length) &&
        text.startsWith(`${SEQUENCE}${before.sequence + 1},`, begin + SEQUENCE_AT) &&
        text.startsWith(HASH, end - SUFFIX_LENGTH) &&
        text.startsWith('"}', end - 2));
}
/** An event from what a line was parsed to; null when it has not the form of one, whatever its hash says. */
function asEvent(value) {
    if (value === null || typeof value !== 'object')
        return null;
    const { seq, at, status, ops } = value;
    if (typeof seq !== 'number' || typeof at !== 'string' || typeof status !== 'string')
        return null;
    if (!Array.isArray(ops))
        return null;
    for (const operation of ops)
        if (!isOperation(operation))
            return null;
    return value;
}
function isOperation(given) {
    if (given === null || typeof given !== 'object')
        return false;
    const { op, path, value } = given;
    if (!Array.isArray(path))
        return false;
    for (const name of path)
        if (typeof name !== 'string')
            return false;
    if (op === 'merge')
        return typeof value === 'object' && value !== null && !Array.isArray(value);
    return (op === 'set' && value !== undefined) || op === 'delete';
}


/***/ }),

/***/ 1743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hashBefore),
/* harmony export */   o: () => (/* binding */ firstPrevious)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** The hash of the event that ends at this offset of a log; null when none does. */
function hashBefore(descriptor, offset) {
    const length = 64 + '"}\n'.length;
    if (offset < length)
        return null;
    const bytes = Buffer.alloc(length);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(descriptor, bytes, 0, length, offset - length);
    const match = /^([0-9a-f]{64})"}\n$/.exec(bytes.toString('latin1'));
    return match?.[1] ?? null;
}
/** What the first event of a log says it follows. */
function firstPrevious(descriptor) {
    const bytes = Buffer.alloc(64);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(descriptor, bytes, 0, 64, '{"prev":"'.length);
    return bytes.toString('latin1');
}


/***/ }),

/***/ 3039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LogFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6848);
/* harmony import */ var _file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _check_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9118);
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6017);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5766);
/* harmony import */ var _log_ends_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1743);
/* harmony import */ var _read_events_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(219);









/** How much is read to find one event; most are smaller. */
const EVENT_BYTES = 4096;
const LINE_END = 0x0a;
/** An event log that this process may append to. */
class LogFile {
    file;
    descriptor;
    #lock;
    /** For one event; each is done with before the next one is read. */
    #buffer = Buffer.allocUnsafe(EVENT_BYTES);
    /** Behind the last event that is known to be right. */
    end;
    #isDurable = false;
    constructor(file, descriptor, lock, start) {
        this.file = file;
        this.descriptor = descriptor;
        this.#lock = lock;
        this.end = start;
    }
    /**
     * @param start up to where it is known already
     * @returns null when there is none
     * @throws RefusedError when it is no file; StoreError when it cannot be written
     */
    static open(file, lock, start) {
        const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND;
        try {
            const source = (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .openRegular */ .lf)(file, flags);
            return source === null ? null : new LogFile(file, source.descriptor, lock, start);
        }
        catch (error) {
            throw error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk ? error : (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(file, error);
        }
    }
    get size() {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(this.descriptor).size;
    }
    /**
     * Verifies what is behind {@link end} and goes on from there.
     * @throws DamagedLogError, also for an event that does what no event may do
     */
    catchUp(onBatch) {
        this.end = (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(this, this.end, this.size, (batch) => {
            (0,_check_events_js__WEBPACK_IMPORTED_MODULE_4__/* .checkEvents */ .u)(this, batch);
            onBatch?.(batch);
        });
    }
    /** A last line without an end was never acknowledged, and is cut off, once everything else is known to be right. */
    cutTornLine() {
        if (this.end.offset === this.size)
            return;
        this.#lock().check();
        this.#truncate();
    }
    /** Verifies everything up to {@link end} once more. */
    readAll(onBatch) {
        const start = { sequence: 0, offset: 0, hash: (0,_log_ends_js__WEBPACK_IMPORTED_MODULE_7__/* .firstPrevious */ .o)(this.descriptor) };
        (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(this, start, this.end.offset, onBatch);
    }
    /**
     * Appends an event, as it was encoded for {@link end}, durably. When that fails, it is as if it had never been tried:
     * nothing can be told of pages that a disk refused, so they are cut off, and what comes next writes them anew.
     * @throws StoreError when it is not durable; LockLostError when it may count and may not: see `out-of-reach.ts`
     */
    append(line, after) {
        const lock = this.#lock();
        lock.check();
        try {
            for (let written = 0; written < line.length;) {
                written += node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(this.descriptor, line, written);
            }
            node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasyncSync(this.descriptor);
            // What was removed meanwhile takes it, and nobody ever sees it.
            if (node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(this.descriptor).nlink === 0)
                throw Object.assign(new Error(), { code: 'ENOENT' });
        }
        catch (error) {
            throw this.#undo(error);
        }
        // Whoever has taken the lock by now may have copied the log without our event.
        lock.check();
        this.end = after;
        this.#isDurable = true;
    }
    /** Makes durable what somebody may have appended who died before he could do that. */
    makeDurable() {
        if (this.#isDurable)
            return;
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasyncSync(this.descriptor);
        }
        catch (error) {
            throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(this.file, error);
        }
        this.#isDurable = true;
    }
    #undo(error) {
        // Behind our event may be those of somebody who has taken the lock over.
        this.#lock().check(true);
        try {
            this.#truncate();
        }
        catch {
            const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
            const why = `Could not write ${this.file}: ${code || String(error)}. Part of the change may be there.`;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(why, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fixForFileFault */ .t1)(code), { cause: error });
        }
        return (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(this.file, error);
    }
    #truncate() {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync(this.descriptor, this.end.offset);
        }
        catch (error) {
            throw (0,_file_atomic_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFault */ .ii)(this.file, error);
        }
    }
    /** One event, verified by itself, and the position behind it. @throws DamagedLogError */
    eventAt(offset) {
        const line = this.#lineAt(offset);
        const hash = line === null ? null : (0,_event_js__WEBPACK_IMPORTED_MODULE_6__/* .ownHash */ .ld)(line);
        const event = line === null || hash === null ? null : parse(line);
        if (line !== null && hash !== null && event !== null) {
            const after = { sequence: event.seq, offset: offset + line.length + 1, hash };
            return { event, after };
        }
        throw new _damage_js__WEBPACK_IMPORTED_MODULE_5__/* .DamagedLogError */ .G(this.file, this.#numberOf(offset), 'its hash is not that of its content');
    }
    close() {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(this.descriptor);
    }
    #lineAt(offset) {
        for (let buffer = this.#buffer;; buffer = Buffer.allocUnsafe(4 * buffer.length)) {
            const read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(this.descriptor, buffer, 0, buffer.length, offset);
            const end = buffer.subarray(0, read).indexOf(LINE_END);
            if (end >= 0)
                return buffer.subarray(0, end);
            if (read < buffer.length)
                return null;
        }
    }
    #numberOf(offset) {
        let number = 1;
        const bytes = Buffer.allocUnsafe(1024 * 1024);
        for (let start = 0; start < offset;) {
            const read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(this.descriptor, bytes, 0, Math.min(bytes.length, offset - start), start);
            if (read === 0)
                break;
            for (const byte of bytes.subarray(0, read))
                if (byte === LINE_END)
                    number += 1;
            start += read;
        }
        return number;
    }
}
function parse(line) {
    try {
        return (0,_event_js__WEBPACK_IMPORTED_MODULE_6__/* .asEvent */ .Rp)(JSON.parse(line.toString()));
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 3410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ findSnapshot),
/* harmony export */   J4: () => (/* binding */ mismatch),
/* harmony export */   e0: () => (/* binding */ isLogOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9646);
/* harmony import */ var _engine_read_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7410);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6848);
/* harmony import */ var _file_read_at_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3584);
/* harmony import */ var _file_stamp_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3945);
/* harmony import */ var _document_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39);
/* harmony import */ var _missing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4718);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5766);
/* harmony import */ var _log_ends_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1743);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4100);













/** @throws NotFoundError, RefusedError */
function findSnapshot(places) {
    const { name, file } = places;
    const opened = openFile(file);
    if (opened === null)
        throw (0,_missing_js__WEBPACK_IMPORTED_MODULE_8__/* .missing */ .L)(places);
    const { text, isIntact, reason, stamp, size } = opened;
    const result = reason === null ? (0,_engine_read_document_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u0)(text, isIntact) : { kind: 'unreadable', reason };
    const read = (0,_document_view_js__WEBPACK_IMPORTED_MODULE_7__/* .requireDocument */ .f$)(name, result);
    const position = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .positionIn */ .Nu)(read.stored);
    if (position !== null && !isIntact)
        throw edited(places);
    const { id, createdAt = '' } = read.document;
    return {
        read,
        position,
        start: (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .startOf */ .GH)(id, createdAt),
        stamp: { stamp, size, offset: position?.offset ?? 0 },
    };
}
function openFile(file) {
    const unreadable = (reason) => ({
        text: '',
        isIntact: false,
        reason,
        stamp: '',
        size: 0,
    });
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, _file_read_at_once_js__WEBPACK_IMPORTED_MODULE_5__/* .READ_AT_ONCE */ .f);
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT')
            return null;
        return unreadable(code || String(error));
    }
    try {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor);
        const stamp = (0,_file_stamp_js__WEBPACK_IMPORTED_MODULE_6__/* .stampOf */ .Z)(descriptor);
        if (!stat.isFile())
            return unreadable('it is not a regular file');
        if (stat.size > _engine_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .MAX_DOCUMENT_BYTES */ .b)
            return unreadable(`it is larger than ${_engine_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .MAX_DOCUMENT_BYTES */ .b} bytes`);
        const bytes = node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(descriptor);
        // A large text of plain characters lies outside the heap, and gives the collector nothing to do.
        const text = bytes.toString((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? 'latin1' : 'utf8');
        return { text, isIntact: (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .isIntactSnapshot */ .sO)(bytes), reason: null, stamp, size: stat.size };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}
/** Whether an open log is that of the snapshot, and goes at least as far. */
function isLogOf(descriptor, { start, position }) {
    return (position !== null &&
        (0,_log_ends_js__WEBPACK_IMPORTED_MODULE_10__/* .firstPrevious */ .o)(descriptor) === start.hash &&
        (0,_log_ends_js__WEBPACK_IMPORTED_MODULE_10__/* .hashBefore */ .e)(descriptor, position.offset) === position.hash);
}
function edited({ name, eventLog }) {
    return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${name} was changed by something else, and the change is not in its event log ${eventLog}.`, 'checkpoint rebuild makes the document from its event log again, and keeps the changed one beside it.');
}
const withoutLog = 'move it away, if it is there, and remove the field "eventLog" from the document';
/** Why a document and the log beside it do not go together. */
function mismatch(places, what) {
    const { name, eventLog } = places;
    switch (what) {
        case 'missing':
            return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`The event log of ${name} is missing: ${eventLog}.`, `Restore it; or, to go on without one, ${withoutLog}.`);
        case 'foreign':
            return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${eventLog} is the event log of another document than ${name}.`, `Put the one that belongs to it in its place; or, to go on without one, ${withoutLog}.`);
        case 'short':
            return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${eventLog} does not contain the events that ${name} was made from.`, `Restore it from a copy; or, to go on without one, ${withoutLog}.`);
        case 'dropped':
            return new _engine_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(`${name} was written by something that does not know its event log ${eventLog}.`, 'checkpoint rebuild makes the document from its event log again, and keeps the changed one beside it.');
    }
}


/***/ }),

/***/ 4788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail),
/* harmony export */   n: () => (/* binding */ readEventLogged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2993);
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8667);
/* harmony import */ var _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6849);
/* harmony import */ var _document_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39);
/* harmony import */ var _check_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9118);
/* harmony import */ var _event_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8554);
/* harmony import */ var _log_ends_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1743);
/* harmony import */ var _paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3410);
/* harmony import */ var _read_events_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(219);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4100);











/** A document may be replaced while it is being read; then it is read again. */
const TRIES = 5;
const PAUSE_MS = 5;
/**
 * The document as it is now, with every event, without a lock and without writing a byte.
 * @param verifyAll verifies the whole log; otherwise what the snapshot already contains is taken for right
 * @throws NotFoundError, RefusedError
 */
function readEventLogged(places, verifyAll = false) {
    for (let tries = 1;; tries += 1) {
        const found = (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .findSnapshot */ .Cb)(places);
        try {
            return readLogOf(places, found, verifyAll);
        }
        catch (error) {
            const isSame = (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .findSnapshot */ .Cb)(places).stamp.stamp === found.stamp.stamp;
            if (!(error instanceof _engine_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk) || isSame || tries === TRIES)
                throw error;
        }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
}
function readLogOf(places, found, verifyAll) {
    const { position, start, read } = found;
    const source = (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .openSource */ .oD)(places.eventLog);
    try {
        if (position === null) {
            if (source !== null && (0,_log_ends_js__WEBPACK_IMPORTED_MODULE_6__/* .firstPrevious */ .o)(source.descriptor) === start.hash)
                throw (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatch */ .J4)(places, 'dropped');
            return (0,_document_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewOf */ .du)(places.name, read);
        }
        if (source === null)
            throw (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatch */ .J4)(places, 'missing');
        const { size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(source.descriptor);
        if ((0,_log_ends_js__WEBPACK_IMPORTED_MODULE_6__/* .firstPrevious */ .o)(source.descriptor) !== start.hash) {
            throw (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatch */ .J4)(places, size === 0 ? 'short' : 'foreign');
        }
        const isLog = (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .isLogOf */ .e0)(source.descriptor, found);
        // If a line is damaged, that is what has to be said.
        if (verifyAll || !isLog)
            (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(source, start, isLog ? position.offset : size);
        if (!isLog)
            throw (0,_paired_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatch */ .J4)(places, 'short');
        return readTail(places, { ...found, position }, source, size).view;
    }
    finally {
        if (source !== null)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(source.descriptor);
    }
}
/**
 * What a document and the events behind it are together, and where the last of them ends.
 * @param check how the events are verified
 */
function readTail({ name }, { read, position }, source, size, check) {
    const working = new _engine_run_document_working_document_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkingDocument */ .T(read.stored);
    let { status } = read.document;
    const apply = (batch) => {
        (0,_check_events_js__WEBPACK_IMPORTED_MODULE_4__/* .checkEvents */ .u)(source, batch);
        for (const event of batch.events) {
            working.apply(event.ops);
            status = event.status;
        }
    };
    const end = (0,_read_events_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvents */ .wj)(source, position, size, apply, check);
    const unit = (id) => (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_10__/* .entry */ .f_)(working.units, id);
    const view = new _event_view_js__WEBPACK_IMPORTED_MODULE_5__/* .EventView */ .g(name, status, unit, () => (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .withPosition */ .uX)(working.stored, end));
    return { view, end };
}


/***/ }),

/***/ 219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lf: () => (/* binding */ openRegular),
  oD: () => (/* binding */ openSource),
  wj: () => (/* binding */ readEvents)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/store/file/read-at-once.js
var read_at_once = __webpack_require__(3584);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/damage.js
var damage = __webpack_require__(6017);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __webpack_require__(5766);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/usual-event.js
const SEQUENCE = '"seq":';
const AT = ',"at":"';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const TIME_LENGTH = 24;
const STATUS = '","status":"';
const UNIT = '","ops":[{"op":"set","path":["units","';
const VALUE = '"],"value":';
const UPDATED = '},{"op":"merge","path":[],"value":{"updatedAt":"';
const END = '"}}]';
const UPDATED_BEFORE_END = UPDATED.length + TIME_LENGTH + END.length;
/** What stands for itself between quotation marks. */
const PLAIN = /^[^\\\p{Cc}]*$/u;
/**
 * The usual event that a text is, if its value is JSON; null when it may be any other.
 * @param text what the line of an event says between its hashes, from its sequence number to its operations
 * @param seq which is known to be right
 */
function asUsual(text, seq) {
    const end = text.length;
    const atBegin = SEQUENCE.length + String(seq).length + AT.length;
    const atEnd = atBegin + TIME_LENGTH;
    const at = text.slice(atBegin, atEnd);
    const updated = end - UPDATED_BEFORE_END;
    if (!text.startsWith(UPDATED, updated) ||
        !text.startsWith(at, updated + UPDATED.length) ||
        !text.startsWith(END, end - END.length) ||
        !text.startsWith(AT, atBegin - AT.length) ||
        !text.startsWith(STATUS, atEnd) ||
        !TIME.test(at)) {
        return null;
    }
    const statusBegin = atEnd + STATUS.length;
    const statusEnd = text.indexOf('"', statusBegin);
    const unitBegin = statusEnd + UNIT.length;
    if (!text.startsWith(UNIT, statusEnd))
        return null;
    const unitEnd = text.indexOf('"', unitBegin);
    const valueBegin = unitEnd + VALUE.length;
    if (!text.startsWith(VALUE, unitEnd) || valueBegin > updated)
        return null;
    const status = text.slice(statusBegin, statusEnd);
    const unit = text.slice(unitBegin, unitEnd);
    if (!PLAIN.test(status) || !PLAIN.test(unit))
        return null;
    return { seq, at, status, unit, value: text.slice(valueBegin, updated) };
}
/** What parsing all of it would give. */
function usualEvent({ seq, at, status, unit }, value) {
    return {
        seq,
        at,
        status: status,
        ops: [
            { op: 'set', path: ['units', unit], value },
            { op: 'merge', path: [], value: { updatedAt: at } },
        ],
    };
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/read-events.js








/** How much of a log is in memory at a time, unless one line is longer. Of more, texts are no longer short-lived. */
const CHUNK_BYTES = 64 * 1024;
/**
 * @returns null when there is none
 * @throws RefusedError when it cannot be read
 */
function openSource(file) {
    try {
        return openRegular(file, read_at_once/* READ_AT_ONCE */.f);
    }
    catch (error) {
        if (error instanceof errors/* RefusedError */.fk)
            throw error;
        throw new errors/* RefusedError */.fk(`${file} cannot be read: ${(0,store_errors/* errorCode */.CA)(error)}.`, 'It is left as it is.');
    }
}
/** @throws RefusedError when it is something else than a regular file; what the system says */
function openRegular(file, flags) {
    try {
        // Before it is opened: a pipe would wait for somebody at its other end.
        const stat = external_node_fs_.statSync(file, { throwIfNoEntry: false });
        if (stat === undefined)
            return null;
        if (stat.isFile())
            return { file, descriptor: external_node_fs_.openSync(file, flags) };
    }
    catch (error) {
        if ((0,store_errors/* errorCode */.CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
    throw new errors/* RefusedError */.fk(`${file} is not a regular file.`, 'It is left as it is.');
}
/**
 * Verifies every event behind `from`, up to the last complete line within `size` bytes, and gives them to `onBatch`.
 * Without that, they are verified only, which is much faster.
 * @param check how an event is verified
 * @returns the position behind the last one; what follows there has no line end, so it was never acknowledged
 * @throws DamagedLogError for a complete line that does not verify or does not follow from the one before
 */
function readEvents(source, from, size, onBatch, check = event_log_event/* verifiedHash */.Ji) {
    let position = from;
    let buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(size - from.offset, 0)));
    while (position.offset < size) {
        const start = position.offset;
        const wanted = Math.min(buffer.length, size - start);
        const read = external_node_fs_.readSync(source.descriptor, buffer, 0, wanted, start);
        const chunk = buffer.subarray(0, read);
        // One text to look at the lines in: a piece of a buffer for each of them costs as much as verifying it.
        const text = chunk.toString('latin1');
        const ends = [];
        for (let begin = 0, end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
            const hash = check(position, chunk, text, begin, end);
            if (hash === null)
                throw brokenLink(source, position, chunk.subarray(begin, end));
            position = { sequence: position.sequence + 1, offset: start + end + 1, hash };
            ends.push(end);
            begin = end + 1;
        }
        if (ends.length > 0) {
            if (onBatch !== undefined)
                onBatch(parse(source, chunk, text, ends, start, position));
        }
        else if (read < size - start && read === wanted) {
            buffer = Buffer.allocUnsafe(Math.min(size - start, 2 * buffer.length));
        }
        else {
            break;
        }
    }
    return position;
}
function brokenLink({ file }, before, line) {
    const sequence = before.sequence + 1;
    if ((0,event_log_event/* ownHash */.ld)(line) === null) {
        return new damage/* DamagedLogError */.G(file, sequence, 'its hash is not that of its content');
    }
    const why = sequence === 1 ? 'it begins the log of another document' : 'it does not follow from the line before';
    return new damage/* DamagedLogError */.G(file, sequence, why);
}
function parse({ file }, chunk, text, ends, start, after) {
    const first = after.sequence - ends.length + 1;
    const bodies = bodiesIn(chunk, text, ends);
    const events = parseUsual(bodies, first) ?? parseAny(bodies, first);
    if (events.length < ends.length) {
        throw new damage/* DamagedLogError */.G(file, first + events.length, 'it is not an event');
    }
    return { events, offsets: [0, ...ends.slice(0, -1).map((end) => end + 1)].map((begin) => start + begin) };
}
/** What the lines say, without their hashes, which have been seen to be right and would only be a lot of short-lived texts. */
function bodiesIn(chunk, text, ends) {
    const isPlain = (0,external_node_buffer_.isAscii)(chunk);
    let begin = 0;
    return ends.map((end) => {
        const [from, to] = [begin + event_log_event/* BODY_AT */.dv, end - event_log_event/* BODY_BEFORE_END */.dx];
        begin = end + 1;
        return isPlain ? text.slice(from, to) : chunk.toString('utf8', from, to);
    });
}
/** Null when they are not all usual. */
function parseUsual(bodies, first) {
    const found = [];
    for (const body of bodies) {
        const usual = asUsual(body, first + found.length);
        if (usual === null)
            return null;
        found.push(usual);
    }
    // All of them as one list, because parsing them one by one takes twice as long.
    const values = parseList(`[${found.map(({ value }) => value).join(',')}]`);
    if (values.length !== found.length)
        return null;
    return found.map((usual, index) => usualEvent(usual, values[index]));
}
/** As many as are events, up to the first that is none. */
function parseAny(bodies, first) {
    const values = parseList(`[{${bodies.join('},{')}}]`);
    const events = [];
    if (values.length > bodies.length)
        return events;
    for (const value of values) {
        const event = (0,event_log_event/* asEvent */.Rp)(value);
        if (event === null || event.seq !== first + events.length)
            break;
        events.push(event);
    }
    return events;
}
function parseList(text) {
    try {
        const values = JSON.parse(text);
        return Array.isArray(values) ? values : [];
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 4100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ positionIn),
/* harmony export */   Wi: () => (/* binding */ withoutPosition),
/* harmony export */   hX: () => (/* binding */ encodeSnapshot),
/* harmony export */   sO: () => (/* binding */ isIntactSnapshot),
/* harmony export */   uX: () => (/* binding */ withPosition)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6795);

/**
 * The document beside an event log. Its last field says which events it contains, and has a digest of all that comes
 * before, so that a change which is not in the log does not go unnoticed:
 * `"eventLog": { "sequence": 7, "offset": 4711, "hash": "…", "digest": "…" }`
 */
const FIELD = 'eventLog';
/** What comes behind the digest, in a document for people to read, and in one that is too large for that. */
const SUFFIXES = ['"\n  }\n}\n', '"}}\n'];
const [READABLE, COMPACT] = SUFFIXES;
const DIGEST_LENGTH = 64;
/** From so many units on nobody reads the file, and without line breaks it is a third smaller. */
const MANY_UNITS = 2000;
function encodeSnapshot(stored, position) {
    const { sequence, offset, hash } = position;
    const [suffix, indentation] = hasManyUnits(stored) ? [COMPACT, 0] : [READABLE, 2];
    const text = JSON.stringify({ ...withoutPosition(stored), [FIELD]: { sequence, offset, hash, digest: '' } }, null, indentation);
    // What JSON.stringify does not write is the line end.
    const headLength = Buffer.byteLength(text) + 1 - suffix.length;
    const bytes = Buffer.allocUnsafe(headLength + DIGEST_LENGTH + suffix.length);
    bytes.write(text);
    bytes.write(`${(0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)(bytes.subarray(0, headLength))}${suffix}`, headLength, 'latin1');
    return bytes;
}
function hasManyUnits(stored) {
    const { units } = stored;
    let count = 0;
    for (const _ in units) {
        count += 1;
        if (count > MANY_UNITS)
            return true;
    }
    return false;
}
/** Whether these are the bytes that {@link encodeSnapshot} made. */
function isIntactSnapshot(bytes) {
    const suffix = SUFFIXES.find((ending) => bytes.subarray(-ending.length).toString('latin1') === ending);
    const headLength = bytes.length - DIGEST_LENGTH - (suffix?.length ?? 0);
    if (suffix === undefined || headLength <= 0)
        return false;
    const stated = bytes.toString('latin1', headLength, headLength + DIGEST_LENGTH);
    return (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)(bytes.subarray(0, headLength)) === stated;
}
/** Which events a stored document contains; null when it has no event log. */
function positionIn(stored) {
    const position = stored[FIELD];
    if (position === null || typeof position !== 'object')
        return null;
    const { sequence, offset, hash } = position;
    if (!Number.isSafeInteger(sequence) || !Number.isSafeInteger(offset) || typeof hash !== 'string')
        return null;
    return { sequence: Number(sequence), offset: Number(offset), hash };
}
/** What a reader gets to see: where in the log the document stands. */
function withPosition(stored, { sequence, offset, hash }) {
    return { ...withoutPosition(stored), [FIELD]: { sequence, offset, hash } };
}
function withoutPosition(stored) {
    const { [FIELD]: _, ...rest } = stored;
    return rest;
}


/***/ }),

/***/ 4189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openState)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/engine/errors.js
var errors = __webpack_require__(2993);
// EXTERNAL MODULE: ./build/src/engine/limits.js
var limits = __webpack_require__(9646);
// EXTERNAL MODULE: ./build/src/engine/run-document/event-rules.js
var event_rules = __webpack_require__(6182);
// EXTERNAL MODULE: ./build/src/engine/run-document/whole-records.js
var whole_records = __webpack_require__(7412);
// EXTERNAL MODULE: ./build/src/engine/run-document/working-document.js
var working_document = __webpack_require__(6849);
// EXTERNAL MODULE: ./build/src/store/file/stamp.js
var file_stamp = __webpack_require__(3945);
// EXTERNAL MODULE: ./build/src/store/lock/lock-error.js
var lock_error = __webpack_require__(3635);
// EXTERNAL MODULE: ./build/src/store/run-file/whole-document.js
var whole_document = __webpack_require__(4835);
// EXTERNAL MODULE: ./build/src/store/run-file/write-under-lock.js
var write_under_lock = __webpack_require__(7572);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event.js
var event_log_event = __webpack_require__(5766);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/event-view.js
var event_view = __webpack_require__(8554);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/paired-snapshot.js
var paired_snapshot = __webpack_require__(3410);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-event-logged.js
var read_event_logged = __webpack_require__(4788);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/read-events.js + 1 modules
var read_events = __webpack_require__(219);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/snapshot.js
var snapshot = __webpack_require__(4100);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/event-log-state.js
















/** Documents up to here (and a little beyond) are exact after each change: whoever reads only them misses nothing. */
const SMALL_BYTES = 128 * 1024;
/** So much in the log is read in a moment. */
const MIN_TAIL_BYTES = 1024 * 1024;
/** A document with an event log: each change is one event, and the snapshot follows when it has fallen behind. */
class EventLogState {
    #places;
    #lock;
    #log;
    #finder;
    #status;
    #snapshot;
    #view;
    /** What the newest event did. */
    #operations = [];
    /** The whole document, once it was needed. */
    #working;
    constructor(places, lock, { log, finder, status, snapshot }) {
        this.#places = places;
        this.#lock = lock;
        this.#log = log;
        this.#finder = finder;
        this.#status = status;
        this.#snapshot = snapshot;
        this.#view = this.#newView();
    }
    get view() {
        return this.#view;
    }
    commit(operations, at) {
        (0,event_rules/* checkFixedFields */.AM)(operations);
        const whole = (0,whole_records/* withWholeRecords */.Gz)(operations, {
            find: (key) => this.#stored(key),
            whole: () => this.#whole().stored,
        });
        const outcome = (0,event_rules/* outcomeOf */.sG)(whole);
        const status = outcome.status ?? this.#status;
        const { line, after } = (0,event_log_event/* encodeEvent */.r9)(this.#log.end, { at, status, ops: whole });
        this.#makeRoom(line.length);
        const { offset } = this.#log.end;
        this.#log.append(line, after);
        // From here on it has happened. The rest is for those who come later, and must not make it look undone.
        this.#status = status;
        this.#finder.note(whole, offset);
        this.#working?.apply(whole);
        this.#operations = whole;
        this.#view = this.#newView();
        if (this.#isOutgrown || outcome.ends)
            this.#tryToWriteSnapshot();
        if (this.#finder.hasMuchToWrite)
            this.pause();
    }
    makeDurable() {
        this.#log.makeDurable();
    }
    lastingView() {
        return (0,event_view/* lastingView */.k)(this.#places.name, this.#status, this.#operations, () => (0,read_event_logged/* readEventLogged */.n)(this.#places));
    }
    get isExact() {
        return this.#log.end.offset === this.#snapshot.offset;
    }
    isCurrent() {
        return ((0,file_stamp/* stampOf */.Z)(this.#places.file) === this.#snapshot.stamp &&
            inodeOf(this.#places.eventLog) === inodeOf(this.#log.descriptor) &&
            this.#log.size === this.#log.end.offset);
    }
    pause() {
        this.#finder.flush({
            covered: this.#log.end,
            lastOffset: this.#finder.lastOffset,
            snapshot: this.#snapshot,
        });
    }
    finish() {
        if (!this.isExact)
            this.#writeSnapshot();
        this.pause();
    }
    dispose() {
        this.#finder.close();
        this.#log.close();
    }
    #newView() {
        return new event_view/* EventView */.g(this.#places.name, this.#status, (id) => this.#stored(id), () => (0,snapshot/* withPosition */.uX)(this.#whole().copy(), this.#log.end));
    }
    #stored(key) {
        if (this.#working === undefined)
            return this.#finder.find(key, this.#log);
        return this.#working.find(key);
    }
    #whole() {
        if (this.#working === undefined) {
            const { read, position } = (0,paired_snapshot/* findSnapshot */.Cb)(this.#places);
            if (position === null)
                throw (0,paired_snapshot/* mismatch */.J4)(this.#places, 'dropped');
            const working = new working_document/* WorkingDocument */.T(read.stored);
            (0,read_events/* readEvents */.wj)(this.#log, position, this.#log.end.offset, ({ events }) => {
                for (const { ops } of events)
                    working.apply(ops);
            });
            this.#working = working;
        }
        return this.#working;
    }
    /**
     * What is only in the log grows with the document at most: so reading both takes not much longer than reading the
     * document, and writing it anew, spread over all changes, costs each of them little and the same at any size.
     */
    get #isOutgrown() {
        const { size, offset } = this.#snapshot;
        return size <= SMALL_BYTES || this.#log.end.offset - offset > Math.max(size, MIN_TAIL_BYTES);
    }
    /** @throws InvalidInputError when the document would become too large to be read */
    #makeRoom(added) {
        const sum = () => this.#snapshot.size + this.#log.end.offset - this.#snapshot.offset + added;
        if (sum() <= limits/* MAX_DOCUMENT_BYTES */.b)
            return;
        this.#writeSnapshot();
        if (sum() > limits/* MAX_DOCUMENT_BYTES */.b)
            throw (0,whole_document/* tooLarge */.g)(this.#places.name);
    }
    #writeSnapshot() {
        const { file } = this.#places;
        const lock = this.#lock();
        const position = this.#log.end;
        // A document must never contain what its log may lose.
        this.#log.makeDurable();
        const bytes = (0,snapshot/* encodeSnapshot */.hX)(this.#whole().stored, position);
        (0,write_under_lock/* writeUnderLock */.N)(file, bytes, lock);
        this.#snapshot = { stamp: (0,file_stamp/* stampOf */.Z)(file), size: bytes.length, offset: position.offset };
    }
    #tryToWriteSnapshot() {
        try {
            this.#writeSnapshot();
        }
        catch (error) {
            if (error instanceof lock_error/* LockLostError */.yx)
                return;
            const why = `${this.#places.name} lags behind its event log, which has everything: ${(0,errors/* describeError */.Uc)(error)}`;
            process.emitWarning(why, 'CheckpointWarning');
        }
    }
}
function inodeOf(file) {
    return typeof file === 'number'
        ? external_node_fs_.fstatSync(file, { bigint: true }).ino
        : external_node_fs_.statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/store/file/atomic-write.js
var atomic_write = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/store/lock/process-identity.js
var process_identity = __webpack_require__(2417);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/damage.js
var damage = __webpack_require__(6017);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-file.js
var log_file = __webpack_require__(3039);
// EXTERNAL MODULE: ./build/src/store/run-file/event-log/log-ends.js
var log_ends = __webpack_require__(1743);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/open-log.js




/**
 * Opens the log that a snapshot belongs to.
 * @returns null when the document has no event log
 * @throws RefusedError when the two do not go together
 */
function openLogOf(places, found, lock) {
    const log = log_file/* LogFile */.$.open(places.eventLog, lock, found.start);
    if (log !== null && (0,paired_snapshot/* isLogOf */.e0)(log.descriptor, found))
        return log;
    try {
        const isOfThis = log !== null && (0,log_ends/* firstPrevious */.o)(log.descriptor) === found.start.hash;
        if (found.position === null) {
            // What is left of another document does no harm.
            if (isOfThis)
                throw (0,paired_snapshot/* mismatch */.J4)(places, 'dropped');
            return null;
        }
        if (log === null)
            throw (0,paired_snapshot/* mismatch */.J4)(places, 'missing');
        if (!isOfThis)
            throw (0,paired_snapshot/* mismatch */.J4)(places, log.size === 0 ? 'short' : 'foreign');
        // If a line is damaged, that is what has to be said.
        (0,read_events/* readEvents */.wj)(log, log.end, log.size);
        throw (0,paired_snapshot/* mismatch */.J4)(places, 'short');
    }
    finally {
        log?.close();
    }
}

// EXTERNAL MODULE: ./build/src/store/digest.js
var digest = __webpack_require__(6795);
// EXTERNAL MODULE: ./build/src/store/nonce.js
var nonce = __webpack_require__(8880);
;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/unit-block.js
/** What is read and written at once. */
const BLOCK_BYTES = 512;
const KEY_BYTES = 10;
const OFFSET_BYTES = 6;
const SLOT_BYTES = KEY_BYTES + OFFSET_BYTES;
const CHECKSUM_AT = BLOCK_BYTES - 4;
const COUNT_AT = CHECKSUM_AT - 2;
const SLOTS = Math.floor(COUNT_AT / SLOT_BYTES);
/** Some units of an index, in no order: slots of a key and an offset, how many are in use, and a checksum. */
class UnitBlock {
    static KEY_BYTES = KEY_BYTES;
    #bytes;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    static empty() {
        return new UnitBlock(Buffer.alloc(BLOCK_BYTES));
    }
    /** @returns null when these are not the bytes that were sealed with this seed */
    static unseal(bytes, seed) {
        const isIntact = bytes.readUInt32BE(CHECKSUM_AT) === checksum(bytes.subarray(0, CHECKSUM_AT), seed);
        return isIntact && bytes.readUInt16BE(COUNT_AT) <= SLOTS ? new UnitBlock(bytes) : null;
    }
    seal(seed) {
        this.#bytes.writeUInt32BE(checksum(this.#bytes.subarray(0, CHECKSUM_AT), seed), CHECKSUM_AT);
        return this.#bytes;
    }
    get isFull() {
        return this.#count === SLOTS;
    }
    find(key) {
        const slot = this.#slotOf(key);
        return slot === null ? null : this.#bytes.readUIntBE(slot * SLOT_BYTES + KEY_BYTES, OFFSET_BYTES);
    }
    put(key, offset) {
        const present = this.#slotOf(key);
        if (present === null && this.isFull)
            return 'full';
        const slot = present ?? this.#count;
        key.copy(this.#bytes, slot * SLOT_BYTES);
        this.#bytes.writeUIntBE(offset, slot * SLOT_BYTES + KEY_BYTES, OFFSET_BYTES);
        if (present !== null)
            return 'replaced';
        this.#bytes.writeUInt16BE(this.#count + 1, COUNT_AT);
        return 'added';
    }
    entries() {
        return Array.from({ length: this.#count }, (_, slot) => {
            const start = slot * SLOT_BYTES;
            const key = this.#bytes.subarray(start, start + KEY_BYTES);
            return [key, this.#bytes.readUIntBE(start + KEY_BYTES, OFFSET_BYTES)];
        });
    }
    get #count() {
        return this.#bytes.readUInt16BE(COUNT_AT);
    }
    #slotOf(key) {
        const bytes = this.#bytes;
        const end = this.#count * SLOT_BYTES;
        const first = key.readUInt32BE(0);
        for (let start = 0; start < end; start += SLOT_BYTES) {
            // Comparing all of it is a call out of the engine, which takes much longer than to see that they differ.
            if (bytes.readUInt32BE(start) !== first)
                continue;
            if (key.compare(bytes, start, start + KEY_BYTES) === 0)
                return start / SLOT_BYTES;
        }
        return null;
    }
}
/** FNV-1a, started from a seed; four bytes at a time, as far as there are so many. */
function checksum(bytes, seed) {
    let hash = 0x811c9dc5 ^ seed;
    const words = bytes.length - (bytes.length % 4);
    for (let index = 0; index < words; index += 4) {
        hash = Math.imul(hash ^ bytes.readInt32BE(index), 0x01000193);
        // Multiplication carries nothing downwards: without this, the upper bits of a word would count for little.
        hash ^= hash >>> 15;
    }
    for (let index = words; index < bytes.length; index += 1) {
        hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
    }
    return hash >>> 0;
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/unit-index.js




const VERSION = 2;
const HEADER_BYTES = 1024;
/** At most so full, blocks that overflow into the next one stay rare. */
const MAX_LOAD = 0.6;
/** When one block in so many is needed, all of them are read at once: that takes less time than one by one. */
const MANY_IN_A_ROW = 8;
class UnitIndex {
    #descriptor;
    #seed;
    #table;
    #header;
    #finds = 0;
    /** All blocks, once many of them were needed. Nobody else changes the file while this object is in use. */
    #all = null;
    constructor(descriptor, table, header) {
        this.#descriptor = descriptor;
        this.#table = table;
        this.#seed = checksum(Buffer.from(table.nonce), 0);
        this.#header = header;
    }
    /** @returns null when there is none that counts */
    static open(file, boot) {
        let descriptor;
        try {
            descriptor = external_node_fs_.openSync(file, 'r+');
        }
        catch {
            return null;
        }
        try {
            const read = readHeader(descriptor, boot);
            if (read !== null)
                return new UnitIndex(descriptor, read.table, read.header);
        }
        catch {
            // What cannot be read does not count.
        }
        external_node_fs_.closeSync(descriptor);
        return null;
    }
    /**
     * Writes a new one, in place of any other.
     * @param temporary where it is written first
     * @param entries keys and offsets; of one key, the last counts
     */
    static create(file, temporary, boot, entries, header) {
        const blocks = 2 ** Math.ceil(Math.log2(entries.length / (SLOTS * MAX_LOAD) + 1));
        const content = Array.from({ length: blocks }, () => UnitBlock.empty());
        let units = 0;
        for (const [key, offset] of entries) {
            for (let step = 0; step < blocks; step += 1) {
                const put = content[numberOf(key, step, blocks)]?.put(key, offset);
                if (put === 'full')
                    continue;
                if (put === 'added')
                    units += 1;
                break;
            }
        }
        const table = { nonce: (0,nonce/* newNonce */.Y)(), blocks, units };
        const descriptor = external_node_fs_.openSync(temporary, 'wx+');
        try {
            const index = new UnitIndex(descriptor, table, header);
            const bytes = Buffer.allocUnsafe(HEADER_BYTES + blocks * BLOCK_BYTES);
            headerBytes(boot, table, header).copy(bytes);
            for (const [number, block] of content.entries()) {
                block.seal(index.#seed + number).copy(bytes, HEADER_BYTES + number * BLOCK_BYTES);
            }
            external_node_fs_.writeFileSync(descriptor, bytes);
            external_node_fs_.renameSync(temporary, file);
            return index;
        }
        catch (error) {
            external_node_fs_.closeSync(descriptor);
            external_node_fs_.rmSync(temporary, { force: true });
            throw error;
        }
    }
    get header() {
        return this.#header;
    }
    /**
     * The offset of a unit's newest event; null when it has none.
     * @throws DamagedIndexError
     */
    find(id) {
        this.#finds += 1;
        if (this.#all === null && this.#needsAll(this.#finds))
            this.#all = this.#readAll();
        const key = keyOf(id);
        for (let step = 0; step < this.#table.blocks; step += 1) {
            const block = this.#block(numberOf(key, step, this.#table.blocks));
            const offset = block.find(key);
            if (offset !== null)
                return offset;
            if (!block.isFull)
                return null;
        }
        return null;
    }
    /**
     * Adds what is new. Whenever this is interrupted, what is missing is added again by the next.
     * @returns false when there is no more room; then it has to be created anew
     * @throws DamagedIndexError
     */
    add(offsets, boot, header) {
        const { blocks } = this.#table;
        const isMuch = this.#needsAll(offsets.size);
        const all = this.#all ?? (isMuch ? this.#readAll() : null);
        // Until everything is written, what is in memory counts no more.
        this.#all = null;
        const changed = new Map();
        let { units } = this.#table;
        for (const [id, offset] of offsets) {
            const key = keyOf(id);
            for (let step = 0;; step += 1) {
                if (step === blocks)
                    return false;
                const number = numberOf(key, step, blocks);
                const block = changed.get(number) ?? this.#block(number, all);
                const put = block.put(key, offset);
                if (put === 'full')
                    continue;
                if (put === 'added')
                    units += 1;
                changed.set(number, block);
                break;
            }
        }
        if (units > blocks * SLOTS * MAX_LOAD && units > this.#table.units)
            return false;
        for (const [number, block] of changed) {
            const bytes = block.seal(this.#seed + number);
            if (!isMuch)
                this.#writeAt(bytes, HEADER_BYTES + number * BLOCK_BYTES);
        }
        if (all !== null && isMuch)
            this.#writeAt(all, HEADER_BYTES);
        this.#table = { ...this.#table, units };
        this.#header = header;
        this.#writeAt(headerBytes(boot, this.#table, header), 0);
        this.#all = all;
        return true;
    }
    /** Everything in it. @throws DamagedIndexError */
    entries() {
        const all = this.#readAll();
        return Array.from({ length: this.#table.blocks }, (_, number) => this.#block(number, all).entries()).flat();
    }
    close() {
        external_node_fs_.closeSync(this.#descriptor);
    }
    #needsAll(blocks) {
        return blocks * MANY_IN_A_ROW > this.#table.blocks;
    }
    #readAll() {
        return this.#bytesAt(HEADER_BYTES, this.#table.blocks * BLOCK_BYTES);
    }
    /** @param all the bytes of all blocks: what is put into the block is put into these */
    #block(number, all = this.#all) {
        const at = number * BLOCK_BYTES;
        const bytes = all?.subarray(at, at + BLOCK_BYTES) ?? this.#bytesAt(HEADER_BYTES + at, BLOCK_BYTES);
        const block = UnitBlock.unseal(bytes, this.#seed + number);
        if (block === null)
            throw new DamagedIndexError();
        return block;
    }
    #bytesAt(offset, length) {
        const bytes = Buffer.allocUnsafe(length);
        for (let read = 0; read < length;) {
            const more = external_node_fs_.readSync(this.#descriptor, bytes, read, length - read, offset + read);
            if (more === 0)
                throw new DamagedIndexError();
            read += more;
        }
        return bytes;
    }
    #writeAt(bytes, offset) {
        for (let written = 0; written < bytes.length;) {
            written += external_node_fs_.writeSync(this.#descriptor, bytes, written, bytes.length - written, offset + written);
        }
    }
}
/** Never leaves this folder: an index that is damaged is made again. */
class DamagedIndexError extends Error {
}
function numberOf(key, step, blocks) {
    return (key.readUInt32BE(0) + step) % blocks;
}
/** Enough of a hash that nobody meets two ids with the same. */
function keyOf(id) {
    return Buffer.from((0,digest/* digest */.b)(Buffer.from(id)).slice(0, 2 * UnitBlock.KEY_BYTES), 'hex');
}
function headerBytes(boot, table, header) {
    const bytes = Buffer.alloc(HEADER_BYTES, ' ');
    bytes.write(JSON.stringify({ version: VERSION, boot, table, header }), 4);
    bytes.writeUInt32BE(checksum(bytes.subarray(4), VERSION), 0);
    return bytes;
}
function readHeader(descriptor, boot) {
    const bytes = Buffer.alloc(HEADER_BYTES);
    const read = external_node_fs_.readSync(descriptor, bytes, 0, HEADER_BYTES, 0);
    if (read !== HEADER_BYTES || bytes.readUInt32BE(0) !== checksum(bytes.subarray(4), VERSION))
        return null;
    const content = JSON.parse(bytes.toString('utf8', 4));
    // With the checksum right, this is what we wrote.
    const { version, boot: writtenIn, table, header, } = content;
    return version === VERSION && writtenIn === boot ? { table, header } : null;
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/record-finder.js





/** So many new offsets stay in memory at most before they are written. */
const MAX_PENDING = 16_384;
/** Finds the newest record of a unit, or of another field of the document: by what this process has written, else by the index. */
class RecordFinder {
    #places;
    #lock;
    #index;
    /** What is not in the index yet: key to offset. Without an index, that is everything. */
    #pending = new Map();
    #lastOffset;
    /** @param index null when there is none: then all events have to be noted */
    constructor(places, lock, index) {
        this.#places = places;
        this.#lock = lock;
        this.#index = index;
        this.#lastOffset = index?.header.lastOffset ?? 0;
    }
    get lastOffset() {
        return this.#lastOffset;
    }
    get hasMuchToWrite() {
        return this.#index !== null && this.#pending.size >= MAX_PENDING;
    }
    note(operations, offset) {
        const keys = (0,whole_records/* changedKeys */.F$)(operations);
        this.#lastOffset = offset;
        if (keys !== null) {
            for (const key of keys)
                this.#pending.set(key, offset);
            return;
        }
        // From here on, nothing counts that was before.
        this.#index?.close();
        this.#index = null;
        this.#pending.clear();
        for (const operation of operations) {
            if (operation.op === 'delete')
                continue;
            const isTable = operation.path.length === 1;
            for (const name of Object.keys(Object(operation.value))) {
                this.#pending.set(isTable ? name : (0,whole_records/* fieldKey */.aF)(name), offset);
            }
        }
    }
    noteAll({ events, offsets }) {
        for (const [number, { ops }] of events.entries())
            this.note(ops, offsets[number] ?? 0);
    }
    /**
     * A record, as it is stored; undefined when there is none.
     * @throws DamagedLogError
     */
    find(key, log) {
        try {
            return this.#recordAt(this.#pending.get(key) ?? this.#index?.find(key) ?? null, key, log);
        }
        catch (error) {
            if (!(error instanceof DamagedIndexError || error instanceof damage/* DamagedLogError */.G))
                throw error;
            // Which of the two is damaged shows when the log is read as a whole.
            this.#rebuild(log);
            return this.#recordAt(this.#pending.get(key) ?? null, key, log);
        }
    }
    #recordAt(offset, key, log) {
        if (offset === null)
            return undefined;
        const { ops } = log.eventAt(offset).event;
        const record = (0,whole_records/* recordAfter */.SX)(ops, key);
        // It may have been deleted; if the event says nothing of it, the index is not right.
        if (record === undefined && (0,whole_records/* changedKeys */.F$)(ops)?.has(key) === false)
            throw new DamagedIndexError();
        return record;
    }
    #rebuild(log) {
        this.#index?.close();
        this.#index = null;
        this.#pending.clear();
        log.readAll((batch) => this.noteAll(batch));
    }
    /** Writes what is new into the index. Never fails: without an index, the next process takes longer. */
    flush(header) {
        const boot = (0,process_identity/* bootMark */.Mx)();
        try {
            if (this.#index?.add(this.#pending, boot, header) !== true) {
                const pending = [...this.#pending].map(([key, offset]) => [keyOf(key), offset]);
                const entries = [...(this.#index?.entries() ?? []), ...pending];
                const temporary = this.#lock().temporaryFile();
                const grown = UnitIndex.create(this.#places.index, temporary, boot, entries, header);
                this.#index?.close();
                this.#index = grown;
            }
            this.#pending.clear();
        }
        catch {
            // What this process knows is still right; what is on the disk must not be taken for that.
            try {
                external_node_fs_.rmSync(this.#places.index, { force: true });
            }
            catch {
                // Its header says how far it goes.
            }
        }
    }
    close() {
        this.#index?.close();
        this.#index = null;
    }
}

;// CONCATENATED MODULE: ./build/src/store/run-file/event-log/open-event-log.js










/**
 * Opens the event log of a document by its index, and verifies what is new: a few reads, at any size.
 * @returns null when no index can be proven to go up to the log's end, or nearly; see {@link openAll}
 * @throws NotFoundError, RefusedError
 */
function openByIndex(places, lock) {
    const index = UnitIndex.open(places.index, (0,process_identity/* bootMark */.Mx)());
    if (index === null)
        return null;
    const { covered, lastOffset, snapshot } = index.header;
    const log = log_file/* LogFile */.$.open(places.eventLog, lock, covered);
    const last = log === null ? null : lastEvent(log, lastOffset, covered);
    if (log === null || last === null) {
        log?.close();
        index.close();
        return null;
    }
    try {
        const stamp = (0,file_stamp/* stampOf */.Z)(places.file);
        const found = stamp === snapshot.stamp ? null : (0,paired_snapshot/* findSnapshot */.Cb)(places);
        if (found !== null && !(0,paired_snapshot/* isLogOf */.e0)(log.descriptor, found)) {
            log.close();
            index.close();
            return null;
        }
        const finder = new RecordFinder(places, lock, index);
        let { status } = last;
        log.catchUp((batch) => {
            finder.noteAll(batch);
            status = batch.events.at(-1)?.status ?? status;
        });
        log.cutTornLine();
        return { log, finder, status, snapshot: found?.stamp ?? snapshot };
    }
    catch (error) {
        log.close();
        index.close();
        throw error;
    }
}
/** The last event that an index knows, if it is where the index says, and the same. */
function lastEvent(log, offset, covered) {
    if (covered.offset > log.size)
        return null;
    try {
        const { event, after } = log.eventAt(offset);
        return after.hash === covered.hash && after.offset === covered.offset ? event : null;
    }
    catch (error) {
        if (error instanceof damage/* DamagedLogError */.G)
            return null;
        throw error;
    }
}
/**
 * Opens the event log that a snapshot belongs to, and verifies all of it.
 * @returns null when the document has none
 * @throws RefusedError
 */
function openAll(places, found, lock) {
    const log = openLogOf(places, found, lock);
    if (log === null)
        return null;
    try {
        const finder = new RecordFinder(places, lock, null);
        let { status } = found.read.document;
        log.catchUp((batch) => {
            finder.noteAll(batch);
            status = batch.events.at(-1)?.status ?? status;
        });
        log.cutTornLine();
        // Whoever made it writes an index when everything has its place on the disk, and may have died before.
        log.makeDurable();
        (0,atomic_write/* syncFolder */.Yw)(external_node_path_.dirname(log.file));
        return { log, finder, status, snapshot: found.stamp };
    }
    catch (error) {
        log.close();
        throw error;
    }
}

// EXTERNAL MODULE: ./build/src/engine/read-document.js
var read_document = __webpack_require__(7410);
// EXTERNAL MODULE: ./build/src/engine/run-document/operations.js
var run_document_operations = __webpack_require__(5568);
// EXTERNAL MODULE: ./build/src/store/run-file/document-view.js
var document_view = __webpack_require__(39);
;// CONCATENATED MODULE: ./build/src/store/run-file/snapshot-state.js






/** A document without an event log: each change writes it anew. */
class SnapshotState {
    #places;
    #lock;
    #view;
    #stamp;
    #isDurable = false;
    constructor(places, lock, { read, stamp }) {
        this.#places = places;
        this.#lock = lock;
        this.#stamp = stamp.stamp;
        this.#view = (0,document_view/* viewOf */.du)(places.name, read);
    }
    get view() {
        return this.#view;
    }
    commit(operations) {
        const changed = (0,run_document_operations/* applyOperations */.nH)(this.#view.stored(), operations);
        const view = (0,document_view/* viewOf */.du)(this.#places.name, (0,document_view/* requireDocument */.f$)(this.#places.name, (0,read_document/* interpretDocument */.Ho)(changed)));
        (0,whole_document/* writeWholeDocument */.i)(this.#places, this.#lock(), changed);
        this.#view = view;
        this.#isDurable = true;
        this.#stamp = (0,file_stamp/* stampOf */.Z)(this.#places.file);
    }
    makeDurable() {
        if (!this.#isDurable)
            (0,atomic_write/* syncWritten */.jp)(this.#places.file);
        this.#isDurable = true;
    }
    lastingView() {
        return this.#view;
    }
    isExact = true;
    isCurrent() {
        return (0,file_stamp/* stampOf */.Z)(this.#places.file) === this.#stamp;
    }
    pause() { }
    finish() { }
    dispose() { }
}

;// CONCATENATED MODULE: ./build/src/store/run-file/open-state.js




/**
 * What is on disk, for the holder of the lock.
 * @throws NotFoundError when there is no document; RefusedError when it cannot be read, or does not go with its log
 */
function openState(places, lock) {
    const known = openByIndex(places, lock);
    if (known !== null)
        return new EventLogState(places, lock, known);
    const found = (0,paired_snapshot/* findSnapshot */.Cb)(places);
    const opened = openAll(places, found, lock);
    return opened === null ? new SnapshotState(places, lock, found) : new EventLogState(places, lock, opened);
}


/***/ })

};
