export const id = 305;
export const ids = [305];
export const modules = {

/***/ 305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordOnly: () => (/* binding */ recordOnly),
/* harmony export */   withoutSecrets: () => (/* binding */ withoutSecrets)
/* harmony export */ });
/* harmony import */ var _engine_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8667);
/* harmony import */ var _engine_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4078);


/** What is left of a document for places that may not have all of it. */
/**
 * The document without anything that a step produced: that it is done remains, and for each output and file that it
 * is withheld, so that whoever reads it knows that there is something to restore and that it is not here.
 * @param reason why, in words
 */
function recordOnly(document, reason) {
    return mapUnits(document, ({ progress: _, ...unit }) => {
        const outputs = withoutOutputs(unit, () => true, reason);
        const files = unit.files ?? [];
        const [first] = files;
        if (first === undefined)
            return outputs;
        const withheld = { kind: 'file', name: nameOf(first.path, files.length), reason };
        return { ...outputs, files: [], payload: null, withheld: [...(outputs.withheld ?? []), withheld] };
    });
}
/** The document without outputs that are secret, which another step of the job may have recorded for its own seal. */
function withoutSecrets(document) {
    return mapUnits(document, (unit) => {
        const secret = new Set(unit.secretOutputs ?? []);
        return withoutOutputs(unit, (name) => secret.has(name), 'it is secret, and this document is not encrypted');
    });
}
function mapUnits(document, change) {
    const units = Object.entries(document.units).map(([name, unit]) => [name, change(unit)]);
    return { ...document, units: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(units) };
}
function withoutOutputs(unit, which, reason) {
    const outputs = Object.entries(unit.outputs ?? {});
    const gone = outputs.filter(([name]) => which(name));
    if (gone.length === 0)
        return unit;
    const withheld = gone.map(([name]) => ({ kind: 'output', name, reason }));
    return {
        ...unit,
        outputs: (0,_engine_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(outputs.filter(([name]) => !which(name))),
        withheld: [...(unit.withheld ?? []), ...withheld],
    };
}
/** One entry for all files: there may be twenty thousand. */
function nameOf(first, count) {
    return count === 1 ? first : `${first} and ${(0,_engine_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count - 1, 'other file')}`;
}


/***/ })

};
