// @ts-check

/**
 * What a path must not be, on any system; of several, the first is named.
 * @type {readonly (readonly [wrong: (path: string) => boolean, reason: string])[]}
 */
const RULES = [
  [(path) => path === '' || path.length > 200, 'has no character, or more than 200'],
  // Also what is invisible: some file systems ignore it, so that ".g\u200Cit" is ".git" for them.
  [(path) => /\p{C}/u.test(path), 'has control or invisible characters'],
  [(path) => /[\\:*?"<>|]/.test(path), 'has one of \\ : * ? " < > |'],
  [(path) => path.includes('##['), 'would be a command to the runner where it is printed'],
  [(path) => path.startsWith('/'), 'is absolute'],
  [(path) => segments(path).includes('..'), 'leads out of its folder'],
  [(path) => segments(path).some((name) => name === '' || name === '.'), 'has an empty segment or a "."'],
  [
    (path) => segments(path).some((name) => /[. ]$|^ /.test(name)),
    'has a segment with a dot or a space at its end',
  ],
  [
    (path) => segments(path).some((name) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)),
    'has a name that Windows keeps for itself',
  ],
  [(path) => segments(path).some((name) => /^(?:\.git|git~\d+)$/i.test(name)), 'is in a .git folder'],
  [(path) => segments(path).some((name) => /^\.gitmodules$/i.test(name)), 'would add submodules'],
  [
    (path) => /^(?:\.github|github~\d+|gi[0-9a-f]{4}~\d)(?:\/|$)/i.test(path),
    'is in .github, which runs workflows',
  ],
];

/**
 * Why a model may not write a file of this name; null when it may.
 * @param {string} path
 */
export function problemOf(path) {
  return RULES.find(([wrong]) => wrong(path))?.[1] ?? null;
}

/** @param {string} path */
function segments(path) {
  return path.split('/');
}
