#!/usr/bin/env node
var __webpack_exports__ = {};


