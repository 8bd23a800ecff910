import { shellLine } from './shell-words.js';
import { isStepName } from './step-name.js';

/** What a document says about how its work was started, and whether that can be started again. */
export interface Launch {
  readonly runnable: boolean;
  readonly kind: 'codex-cli' | 'checkpoint' | 'legacy-workflow' | 'no-launch';
  /** The id that the command names; where there is none, the document's. */
  readonly run: string;
  /** For a POSIX shell in the project's folder. Null when it is not runnable. */
  readonly command: string | null;
  /** The program and its arguments, for the project's folder. */
  readonly argv: readonly string[] | null;
  /** For a POSIX shell in any folder. */
  readonly shell: string | null;
  /** Work of a form that this command does not run: its recipe is shown, to be carried over by hand. */
  readonly migrationOnly: boolean;
  readonly reason: string;
}

export interface LaunchContext {
  /** The document's own id. */
  readonly id: string;
  /** The project's folder; null when it is not known. */
  readonly root: string | null;
}

interface Recipe {
  readonly scriptPath: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * Says what a document's `launch` is. Only what is recorded is ever given out as a command; nothing is made up.
 * Read from the top; the first that fits decides.
 *
 * | launch | kind | runnable |
 * |---|---|---|
 * | none, or malformed | no-launch | no |
 * | a `pipeline.mjs` with `args.command` "resume" and a text as `args.run` | codex-cli | yes |
 * | `checkpoint` with a recipe of its commands `run` or `work` | checkpoint | yes |
 * | any other script | legacy-workflow | no |
 */
export function classifyLaunch(launch: unknown, context: LaunchContext): Launch {
  const recipe = readRecipe(launch);
  if (typeof recipe === 'string') return notRunnable('no-launch', context, recipe);
  const { scriptPath, args } = recipe;
  const name = scriptPath.split(/[\\/]/).at(-1);
  if (name === 'pipeline.mjs' && args.command === 'resume' && isText(args.run)) {
    const argv = ['node', asOperand(scriptPath), 'resume', '--run', args.run];
    return runnable('codex-cli', argv, args.run, context);
  }
  if (name === 'checkpoint') {
    const own = args.command === 'run' ? runRecipe(args) : args.command === 'work' ? workRecipe(args) : null;
    if (own !== null) return runnable('checkpoint', [asOperand(scriptPath), ...own], context.id, context);
  }
  return notRunnable(
    'legacy-workflow',
    context,
    'its script is none that is known to resume; carry its recipe over by hand',
  );
}

/** The recipe of a legacy workflow with the document's file pinned into its arguments; null where there is none. */
export function pinnedRecipe(launch: unknown, statusFile: string): object | null {
  const recipe = readRecipe(launch);
  if (typeof recipe === 'string') return null;
  return { ...(launch as object), args: { ...recipe.args, statusFile } };
}

/** The recipe, or why there is none. */
function readRecipe(launch: unknown): Recipe | string {
  if (launch === undefined || launch === null) return 'it does not say how it was started';
  if (!isObject(launch)) return 'its launch is malformed: it is not an object';
  const { scriptPath, args = {} } = launch;
  if (!isText(scriptPath)) return 'its launch is malformed: "scriptPath" is not a text that can be a path';
  if (!isObject(args)) return 'its launch is malformed: "args" is not an object';
  return { scriptPath, args };
}

function runnable(
  kind: Launch['kind'],
  argv: readonly string[],
  run: string,
  { root }: LaunchContext,
): Launch {
  const command = shellLine(argv);
  const shell = root === null ? command : `${shellLine(['cd', root])} && ${command}`;
  const reason = 'its launch is recorded, and known to resume';
  return { runnable: true, kind, run, command, argv, shell, migrationOnly: false, reason };
}

function notRunnable(kind: Launch['kind'], { id }: LaunchContext, reason: string): Launch {
  return {
    runnable: false,
    kind,
    run: id,
    command: null,
    argv: null,
    shell: null,
    migrationOnly: kind === 'legacy-workflow',
    reason,
  };
}

/** `{"command":"run","step":…,"argv":[…]}`, and `file`, `issue`, `sha`, `inputs`, `files` as the command takes them. */
function runRecipe(args: Recipe['args']): string[] | null {
  const { step, argv, files = [] } = args;
  if (!isText(step) || !isStepName(step) || !isTexts(argv) || !isTexts(files)) return null;
  const [program] = argv;
  if (program === undefined || program === '') return null;
  const options: string[] = ['run', ...option('step', step)];
  for (const name of ['file', 'issue', 'sha', 'inputs']) {
    const value = args[name];
    if (value === undefined) continue;
    if (!isArgument(value)) return null;
    options.push(...option(name, value));
  }
  return [...options, ...files.flatMap((glob) => option('files', glob)), '--', ...argv];
}

/** `{"command":"work"}`, and `once` and `dir` as the command takes them. */
function workRecipe({ once, dir }: Recipe['args']): string[] | null {
  if (once !== undefined && typeof once !== 'boolean') return null;
  if (dir !== undefined && !isText(dir)) return null;
  return ['work', ...(once === true ? ['--once'] : []), ...(dir === undefined ? [] : option('dir', dir))];
}

/** A value that begins with a dash must not be taken for an option of its own. */
function option(name: string, value: string): string[] {
  return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}

/** The same for a path that is no option's value. */
function asOperand(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** A text that a process can be given as an argument: without NUL, and well-formed. */
function isArgument(value: unknown): value is string {
  return typeof value === 'string' && !/\0|\p{Cs}/u.test(value);
}

function isText(value: unknown): value is string {
  return isArgument(value) && value !== '';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isArgument);
}
