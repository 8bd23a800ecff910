import { spawn } from 'node:child_process';
import { CheckpointError } from '../../engine/errors.js';
import { errorCode } from '../errors.js';

/** Git could not do what it was asked for, or is not there. */
export class GitError extends CheckpointError {}

/** A repository, and how git is called on it. */
export interface Place {
  /** The work tree, which is also the working directory. */
  readonly workspace: string;
  readonly gitDir: string;
  /** Further settings, as `name=value`. */
  readonly settings: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface Call {
  readonly input?: string | Uint8Array;
  /** Gets the output as it comes; then the result is empty. */
  readonly onOutput?: (chunk: Buffer) => void;
  /** Exit codes beside 0 that are an answer and no failure. */
  readonly answers?: readonly number[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Nothing that a repository or a user has configured may run in addition, or change what is printed. */
const SAFE = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.quotePath=false',
  'core.safecrlf=false',
  'core.splitIndex=false',
  'advice.addEmbeddedRepo=false',
  'submodule.recurse=false',
  'commit.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'color.ui=false',
  // In a container the checkout belongs to another user.
  'safe.directory=*',
];

const MAX_COMPLAINT = 300;

/**
 * Runs git, without a shell, without the caller's own GIT_* variables, and without hooks.
 * @throws GitError that quotes git's complaint
 */
export async function git(place: Place, args: readonly string[], call: Call = {}): Promise<Buffer> {
  return (await gitAnswer(place, args, call)).output;
}

/** The same for a question whose answer is the exit code. */
export function gitAnswer(
  place: Place,
  args: readonly string[],
  call: Call = {},
): Promise<{ readonly code: number; readonly output: Buffer }> {
  const settings = [...SAFE, ...place.settings].flatMap((setting) => ['-c', setting]);
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...settings, ...args], {
      cwd: place.workspace,
      env: { ...gitEnvironment(process.env), ...place.env, ...call.env, ...locations(place) },
      stdio: 'pipe',
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    let complaint = '';
    child.on('error', (error) => reject(notStarted(error, place)));
    child.stdout.on('data', call.onOutput ?? ((chunk: Buffer) => chunks.push(chunk)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (complaint.length < MAX_COMPLAINT) complaint += text;
    });
    child.on('close', (code, signal) => {
      if (code === 0 || (code !== null && call.answers?.includes(code))) {
        resolve({ code, output: Buffer.concat(chunks) });
        return;
      }
      const said = complaint.trim().split('\n', 3).join(' ').slice(0, MAX_COMPLAINT);
      reject(
        new GitError(
          `git ${args[0]} failed (${said || (signal ?? `exit code ${code}`)}).`,
          'Check the checkout with "git status" and "git fsck".',
        ),
      );
    });
    // Git may end without reading all of its input; its exit code says why.
    child.stdin.on('error', () => {});
    child.stdin.end(call.input ?? '');
  });
}

/** The parts of a NUL-separated output. */
export function parts(output: Buffer): string[] {
  return output.toString('utf8').split('\0').slice(0, -1);
}

function locations({ gitDir, workspace }: Place): Record<string, string> {
  return { GIT_DIR: gitDir, GIT_WORK_TREE: workspace };
}

/** The caller's GIT_* would lead git elsewhere; filters that git starts need none of the runner's own variables. */
function gitEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !/^(?:GIT|INPUT|ACTIONS)_/i.test(name));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  };
}

function notStarted(error: Error, { workspace }: Place): GitError {
  const missing = errorCode(error) === 'ENOENT';
  return new GitError(
    missing
      ? `git could not be started in ${workspace}; "files: @changes" needs it.`
      : `git could not be started (${error.message}).`,
    'Install git where the job runs, in its container too, or list the files to keep with globs.',
    { cause: error },
  );
}
