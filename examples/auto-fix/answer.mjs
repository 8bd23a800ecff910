import { refuse } from './files.mjs';
import { quoted } from './quoted.mjs';

const LIMITS = { files: 20, bytes: 500_000, summary: 2000 };

/**
 * Reads what the model said: `{ "summary": "…", "files": [{ "path": "…", "content": "…" }] }`. A model repeats what
 * reviewers write, and what it says ends up in the repository; so it is checked as a stranger's input is.
 * @returns {{ summary: string, files: { path: string, content: string }[] }}
 * @throws Error that says what is wrong with it
 */
export function readAnswer(text, workspace) {
  const { summary, files } = parse(text);
  if (typeof summary !== 'string' || summary.trim() === '') throw invalid('it has no "summary"');
  if (!Array.isArray(files) || files.length === 0 || files.length > LIMITS.files) {
    throw invalid(`"files" is not a list of 1 to ${LIMITS.files} files`);
  }
  const read = files.map((file) => {
    if (typeof file?.path !== 'string' || typeof file.content !== 'string') {
      throw invalid('a file has no "path" or no "content"');
    }
    refuse(workspace, file.path);
    return { path: file.path, content: file.content };
  });
  refuseCollisions(read.map((file) => file.path.normalize('NFC').toLowerCase()));
  const bytes = read.reduce((sum, file) => sum + Buffer.byteLength(file.content), 0);
  if (bytes > LIMITS.bytes) throw invalid(`its files have ${bytes} bytes, over ${LIMITS.bytes}`);
  return { summary: inert(summary.trim().slice(0, LIMITS.summary)), files: read };
}

/** What cannot be written is noticed here, before the answer is recorded: it would fail again in each attempt. */
function refuseCollisions(paths) {
  if (new Set(paths).size < paths.length) throw invalid('a file is there twice');
  const parent = paths.find((path) => paths.some((other) => other.startsWith(`${path}/`)));
  if (parent !== undefined) throw invalid(`"${parent}" is a file, and a folder too`);
}

function parse(text) {
  // Many models put a fence around JSON although they are asked not to.
  const bare = /^\s*```(?:json)?\n([\s\S]*)\n```\s*$/.exec(text)?.[1] ?? text;
  try {
    return Object(JSON.parse(bare));
  } catch {
    throw invalid(`it is not JSON: ${quoted(text, 200)}`);
  }
}

/** Text that mentions nobody, refers to nothing, and is no link and no HTML: a character without width comes between. */
function inert(text) {
  return text.replace(/[@#<[`]|:(?=\/\/)|GH(?=-\d)/gi, '$&\u200b');
}

function invalid(why) {
  return new Error(`The model's answer cannot be used: ${why}.`);
}
