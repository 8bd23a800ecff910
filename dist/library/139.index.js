export const id = 139;
export const ids = [139];
export const modules = {

/***/ 1139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changeAny: () => (/* binding */ changeAny)
/* harmony export */ });
/* harmony import */ var _open_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4189);

/** Changes a document of whatever form, with or without an event log. */
function changeAny(places, lock, change) {
    const state = (0,_open_state_js__WEBPACK_IMPORTED_MODULE_0__/* .openState */ .G)(places, () => lock);
    try {
        const at = new Date().toISOString();
        const operations = change(state.view, at);
        if (operations.length > 0)
            state.commit(operations, at);
        else
            state.makeDurable();
        state.pause();
        return state.lastingView();
    }
    finally {
        state.dispose();
    }
}


/***/ })

};
