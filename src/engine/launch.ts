import { isArgument, readRecipe } from './launch-recipe.js';
import { shellLine } from './shell-words.js';

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

/**
 * Says what a document's `launch` is. Only what is recorded is ever given out as a command; nothing is made up.
 * Read from the top; the first that fits decides.
 *
 * | launch | kind | runnable |
 * |---|---|---|
 * | none, or malformed; also one of ours with arguments that our command does not take | no-launch | no |
 * | a `pipeline.mjs` with `args.command` "resume" and a text as `args.run` | codex-cli | yes |
 * | `checkpoint` with a recipe of its commands `run` or `work` | checkpoint | yes |
 * | any other script | legacy-workflow | no |
 */
export function classifyLaunch(launch: unknown, context: LaunchContext): Launch {
  if (launch === undefined || launch === null) {
    return notRunnable('no-launch', context, 'it does not say how it was started');
  }
  const recipe = readRecipe(launch);
  if (typeof recipe === 'string') {
    return notRunnable('no-launch', context, `its launch is malformed: ${recipe}`);
  }
  const { scriptPath, args, name, own } = recipe;
  if (own !== null) return runnable('checkpoint', [asOperand(scriptPath), ...own], context.id, context);
  if (name === 'pipeline.mjs' && args.command === 'resume' && isArgument(args.run) && args.run !== '') {
    const argv = ['node', asOperand(scriptPath), 'resume', '--run', args.run];
    return runnable('codex-cli', argv, args.run, context);
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

/** A path that begins with a dash must not be taken for an option. */
function asOperand(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}
