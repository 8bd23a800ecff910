import { globFault, parseGlobs } from './globs.js';
import { readIssueNumber } from './issue-number.js';
import { isStepName } from './step-name.js';
import { oneLine } from './words.js';

/** How work is started again, as a document has it under `launch`. */
export interface Recipe {
  readonly scriptPath: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The name of the script, without folders. */
  readonly name: string;
  /** For a recipe of our own commands: their arguments, which they accept. Null for any other script. */
  readonly own: readonly string[] | null;
}

type Args = Recipe['args'];

/** What reads the arguments of a recipe: they as a command takes them, or why it would not. */
type Reader = (args: Args) => string[] | string;

const OWN_COMMANDS: Readonly<Record<string, Reader>> = { run: runRecipe, work: workRecipe };

/**
 * Reads a launch; for one that is malformed, why, in words for a sentence about it. What is accepted here can be recorded,
 * and what is recorded and accepted here is never called malformed.
 */
export function readRecipe(launch: unknown): Recipe | string {
  if (!isObject(launch)) return 'it is not an object';
  const { scriptPath, args = {} } = launch;
  if (typeof scriptPath !== 'string' || scriptPath.trim() === '') return 'it has no "scriptPath"';
  if (!isArgument(scriptPath)) return 'its "scriptPath" has characters that no path can have';
  if (!isObject(args)) return 'its "args" are not an object';
  const name = scriptPath.split(/[\\/]/).at(-1) ?? '';
  const { command } = args;
  const reader =
    name === 'checkpoint' && typeof command === 'string' && Object.hasOwn(OWN_COMMANDS, command)
      ? OWN_COMMANDS[command]
      : undefined;
  const own = reader?.(args) ?? null;
  return typeof own === 'string' ? own : { scriptPath, args, name, own };
}

/** A text that a process can be given as an argument: without NUL, and well-formed. */
export function isArgument(value: unknown): value is string {
  return typeof value === 'string' && !/\0|\p{Cs}/u.test(value);
}

/** `{"command":"run","step":…,"argv":[…]}`, and `file`, `issue`, `sha`, `inputs`, `files` as the command takes them. */
function runRecipe(args: Args): string[] | string {
  const { step, argv, file, issue, sha, inputs, files = [] } = args;
  const unknown = unknownArgument('run', args, ['step', 'argv', 'file', 'issue', 'sha', 'inputs', 'files']);
  if (unknown !== null) return unknown;
  if (!isArgument(step) || !isStepName(step)) return 'its "step" is not the name of a step';
  if (!isList(argv) || argv[0] === undefined || argv[0] === '') {
    return 'its "argv" is not a program and its arguments, in a list of texts';
  }
  const options: string[] = ['run', ...option('step', step)];
  const number = Number.isSafeInteger(issue) ? String(issue) : issue;
  for (const [name, value] of Object.entries({ file, issue: number, sha, inputs })) {
    if (value === undefined) continue;
    if (!isArgument(value)) return `its "${name}" is not a text that can be an argument`;
    const isFaulty = name === 'issue' && readIssueNumber(value) === null;
    if (isFaulty) return 'its "issue" is not the number of an issue';
    options.push(...option(name, value));
  }
  const globs = typeof files === 'string' ? [files] : files;
  if (!isList(globs)) return 'its "files" are not a glob, nor a list of globs';
  for (const line of parseGlobs(globs.join('\n'))) {
    const fault = globFault(line);
    if (fault !== null) return `its "files" have ${quoted(line)}, which ${fault}`;
  }
  return [...options, ...globs.flatMap((glob) => option('files', glob)), '--', ...argv];
}

/** `{"command":"work"}`, and `once` and `dir` as the command takes them. */
function workRecipe(args: Args): string[] | string {
  const { once, dir } = args;
  const unknown = unknownArgument('work', args, ['once', 'dir']);
  if (unknown !== null) return unknown;
  if (once !== undefined && typeof once !== 'boolean') return 'its "once" is neither true nor false';
  if (dir !== undefined && (!isArgument(dir) || dir === '')) return 'its "dir" is not a path';
  return ['work', ...(once === true ? ['--once'] : []), ...(dir === undefined ? [] : option('dir', dir))];
}

/** An argument that is left out of a command that is printed would be missed only when it is too late. */
function unknownArgument(command: string, args: Args, known: readonly string[]): string | null {
  const unknown = Object.keys(args).find((name) => name !== 'command' && !known.includes(name));
  return unknown === undefined
    ? null
    : `it has ${quoted(unknown)}, which checkpoint ${command} does not take`;
}

/** A value that begins with a dash must not be taken for an option of its own. */
function option(name: string, value: string): string[] {
  return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}

/** What a document has, short and fit for a line: it may hold anything. */
function quoted(text: string): string {
  const line = oneLine(text.slice(0, 100));
  return `"${[...line].slice(0, 40).join('')}${line.length > 40 || text.length > 100 ? '…' : ''}"`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isArgument);
}
