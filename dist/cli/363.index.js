export const id = 363;
export const ids = [363];
export const modules = {

/***/ 9363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _engine_run_document_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(816);
/* harmony import */ var _store_run_file_change_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5864);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(752);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3250);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8875);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2315);






const help = `Usage: checkpoint resolve <file> --ids "id1,id2" [--json]

Moves open items to the resolved ones. One that is resolved already stays as it is; if there is an id that is neither,
nothing is resolved.

Options:
  --ids <ids>    the ids of the items, separated by commas; or one id that has a comma itself
  --json         print {"resolved":["…"]}

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file or item.
`;
/** `checkpoint resolve`: settles items. */
async function run(args) {
    const { values, positionals } = (0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCommandLine */ .Du)('resolve', {
        args: [...args],
        strict: true,
        allowPositionals: true,
        options: { ids: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const { file } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .K)('resolve', positionals, ['file']);
    if (values.ids === undefined)
        throw new _usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb('resolve', '--ids is missing.');
    const { ids: list } = values;
    let ids = [];
    await (0,_store_run_file_change_run_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRun */ .U)(file, (view, at) => {
        ids = (0,_engine_run_document_items_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsMeant */ .o0)(list, view.document());
        return (0,_engine_run_document_items_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveItems */ .Vi)(ids)(view, at);
    });
    if (values.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)({ resolved: ids });
    return _exit_code_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
}


/***/ }),

/***/ 816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ reportItems),
/* harmony export */   Vi: () => (/* binding */ resolveItems),
/* harmony export */   mo: () => (/* binding */ parseItems),
/* harmony export */   o0: () => (/* binding */ itemsMeant)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2993);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4872);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(638);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8667);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9037);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1200);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9130);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(894);








/**
 * The items in a JSON text: one object, or a list of them. Two of the same id are one, the later on top of the earlier.
 * @throws InvalidInputError for anything else
 */
function parseItems(json) {
    const example = 'Give an object like {"title":"…"}, or a list of them.';
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('The item is not JSON.', example);
    }
    const list = Array.isArray(value) ? value : [value];
    if ((0,_nesting_js__WEBPACK_IMPORTED_MODULE_6__/* .isNestedTooDeep */ .k)(list))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('The item is nested too deeply.', example);
    const items = new Map();
    for (const given of list) {
        if (!(0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(given))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('An item is not an object.', example);
        if (Object.keys(given).length === 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('An item is empty.', example);
        checkGivenId(given);
        const id = (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .idOf */ .TH)(given);
        const content = (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1)(Object.entries(given).filter(([name]) => !_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .OURS */ .o6.has(name)));
        items.set(id, { ...items.get(id), ...content, id });
    }
    return [...items.values()];
}
/**
 * Reports items: new ones are open; one of an id that is open already is updated, and keeps the time of its first report;
 * one that was resolved is open again. A report that says nothing new changes nothing.
 */
function reportItems(items) {
    return (view, at) => {
        const open = new ItemList('openItems', view.document().openItems);
        const resolved = new ItemList('resolvedItems', view.document().resolvedItems);
        for (const item of items) {
            const before = open.get(item.id);
            const settled = resolved.get(item.id);
            if (before !== undefined) {
                const merged = { ...before, ...item };
                if ((0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(merged) !== (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(before))
                    open.put({ ...merged, updatedAt: at });
            }
            else if (settled !== undefined) {
                const { resolvedAt: _, ...again } = settled;
                open.put({ ...again, ...item, reopenedAt: at });
                resolved.remove(item.id);
            }
            else {
                open.put({ ...item, at });
            }
        }
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_5__/* .update */ .y)(view, at, 'stuck', [...open.operations(), ...resolved.operations()]);
    };
}
/**
 * The ids in a list as it is given on a command line: an open item may have one with commas.
 * @throws InvalidInputError when it can be understood in two ways
 */
function itemsMeant(list, { openItems }) {
    const open = new Set((0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readItems */ .F1)(openItems).map(({ id }) => id));
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesMeant */ .I2)(list, (id) => open.has(id));
}
/**
 * Moves open items to the resolved ones. One that is resolved already stays as it is.
 * @throws InvalidInputError when no id is given; the change throws NotFoundError, which names every id that there is not
 */
function resolveItems(ids) {
    if (ids.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC('There is no id to resolve.', 'Give them as --ids "a,b".');
    return (view, at) => {
        const open = new ItemList('openItems', view.document().openItems);
        const resolved = new ItemList('resolvedItems', view.document().resolvedItems);
        const unknown = ids.filter((id) => open.get(id) === undefined && resolved.get(id) === undefined);
        if (unknown.length > 0)
            throw notThere(unknown, open.ids());
        for (const id of ids) {
            const item = open.get(id);
            if (item === undefined)
                continue;
            open.remove(id);
            resolved.put({ ...item, resolvedAt: at });
        }
        return (0,_update_js__WEBPACK_IMPORTED_MODULE_5__/* .update */ .y)(view, at, 'finished', [...open.operations(), ...resolved.operations()]);
    };
}
/** One of the two lists of a document. What is not touched stays as it was stored, also where it is no item of ours. */
class ItemList {
    #name;
    #values;
    /** The position of an id's last item. */
    #positions = new Map();
    #removed = new Set();
    #changed = false;
    constructor(name, values = []) {
        this.#name = name;
        this.#values = [...values];
        for (const [position, { id }] of (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readItems */ .F1)(values).entries())
            this.#positions.set(id, position);
    }
    ids() {
        return [...this.#positions.keys()];
    }
    get(id) {
        const position = this.#positions.get(id);
        return position === undefined ? undefined : (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readItems */ .F1)([this.#values[position]])[0];
    }
    put(item) {
        const position = this.#positions.get(item.id) ?? this.#values.length;
        this.#values[position] = item;
        this.#positions.set(item.id, position);
        this.#changed = true;
    }
    remove(id) {
        const position = this.#positions.get(id);
        if (position === undefined)
            return;
        this.#removed.add(position);
        this.#positions.delete(id);
        this.#changed = true;
    }
    operations() {
        if (!this.#changed)
            return [];
        const value = this.#values.filter((_, position) => !this.#removed.has(position));
        return [{ op: 'set', path: [this.#name], value: value }];
    }
}
/** An id is left out, to be derived, or it is one: what was to be an id must not become something else unseen. */
function checkGivenId(given) {
    if (!Object.hasOwn(given, 'id'))
        return;
    const { id } = given;
    if (typeof id !== 'string' && typeof id !== 'number') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC("An item's id is not a text.", 'Give one like "SEC-1", or none: then it is derived from the content.');
    }
    (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .checkGivenName */ .ZD)('item', String(id));
    if (!/\p{Cs}/u.test(String(id)))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC("An item's id has half a character.", 'Nobody could name it on a command line to resolve it.');
}
function notThere(unknown, open) {
    const are = unknown.length === 1 ? 'is no item' : 'are no items';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_(`There ${are} ${unknown.join(', ')}, so nothing was resolved.`, open.length === 0 ? 'No item is open.' : `Open (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(open.length, 'item')}): ${open.join(', ')}.`);
}


/***/ })

};
