export const id = 915;
export const ids = [915];
export const modules = {

/***/ 915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   agentFor: () => (/* binding */ agentFor)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4942);

/**
 * A file of its own, so that only a machine behind a proxy loads the library, which reads `https_proxy` and `no_proxy` as
 * all of GitHub's clients do.
 */
const client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq('checkpoint-action', [], { keepAlive: true });
function agentFor(url) {
    return client.getAgent(url.href);
}


/***/ })

};
