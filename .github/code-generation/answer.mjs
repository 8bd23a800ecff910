// @ts-check
import { Failure, quoted } from './failure.mjs';
import { problemOf } from './safe-path.mjs';

export const LIMITS = { files: 50, totalBytes: 1_000_000, summary: 4000 };

/**
 * @typedef {{ path: string, content: string }} GeneratedFile
 * @typedef {{ summary: string, files: GeneratedFile[] }} Answer
 */

/**
 * Reads what the model said. It is as trustworthy as the issue: nothing is taken from it that is not checked.
 * @param {string} text
 * @returns {Answer}
 * @throws {Failure} that names what is wrong
 */
export function parseAnswer(text) {
  const answer = objectOf(parse(text), ['summary', 'files'], 'The answer');
  const { summary, files } = answer;
  if (typeof summary !== 'string' || summary.trim() === '' || summary.length > LIMITS.summary) {
    throw invalid(`"summary" has to be a text of 1 to ${LIMITS.summary} characters`);
  }
  if (!Array.isArray(files) || files.length === 0 || files.length > LIMITS.files) {
    throw invalid(`"files" has to be a list of 1 to ${LIMITS.files} files`);
  }
  const read = files.map(readFile);
  const bytes = read.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  if (bytes > LIMITS.totalBytes) throw invalid(`its files have ${bytes} bytes, over ${LIMITS.totalBytes}`);
  refuseCollisions(read.map(({ path }) => path));
  return { summary: inert(summary.trim()), files: read };
}

/** @param {string} text */
function parse(text) {
  // Many models put a fence around JSON although they are asked not to.
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(bare);
  } catch {
    throw new Failure(
      `The model did not answer with JSON, but with: ${quoted(text)}`,
      'Run the job again, or try another model.',
    );
  }
}

/**
 * @param {unknown} file
 * @param {number} index
 * @returns {GeneratedFile}
 */
function readFile(file, index) {
  const { path, content } = objectOf(file, ['path', 'content'], `File ${index + 1}`);
  if (typeof path !== 'string') throw invalid(`file ${index + 1} has no "path"`);
  const problem = problemOf(path);
  if (problem !== null) throw invalid(`the path "${quoted(path)}" ${problem}`);
  if (typeof content !== 'string') throw invalid(`"${path}" has no "content"`);
  if (/\0|\p{Cs}/u.test(content)) throw invalid(`the content of "${path}" is no text`);
  return { path, content };
}

/**
 * Two files of one name, also where upper and lower case are the same; or a file where another needs a folder.
 * @param {readonly string[]} paths
 */
function refuseCollisions(paths) {
  const taken = new Set();
  const key = (/** @type {string} */ path) => path.normalize('NFC').toLowerCase();
  for (const path of paths) {
    if (taken.has(key(path))) throw invalid(`"${path}" is there twice`);
    taken.add(key(path));
  }
  for (const path of paths) {
    const parts = key(path).split('/');
    const folder = parts.map((_, index) => parts.slice(0, index).join('/')).find((above) => taken.has(above));
    if (folder !== undefined) throw invalid(`"${path}" needs "${folder}" to be a folder, and it is a file`);
  }
}

/**
 * @param {unknown} value
 * @param {readonly string[]} fields
 * @param {string} what
 * @returns {Record<string, unknown>}
 */
function objectOf(value, fields, what) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`${what} is no object`);
  const foreign = Object.keys(value).find((name) => !fields.includes(name));
  if (foreign !== undefined) throw invalid(`${what} has the unknown field "${quoted(foreign)}"`);
  return /** @type {Record<string, unknown>} */ (value);
}

/**
 * The text with nothing in it that GitHub would act upon: it calls nobody (@name), touches no issue (#7, GH-7), and
 * is neither a link nor HTML. A character of no width is put where each of these begins.
 * @param {string} text
 */
function inert(text) {
  return text.replace(/[@#<[]|:(?=\/\/)|GH(?=-\d)/gi, '$&\u200B');
}

/** @param {string} what */
function invalid(what) {
  return new Failure(
    `The model's answer was not used: ${what}.`,
    'Nothing was written. Run the job again, or try another model.',
  );
}
