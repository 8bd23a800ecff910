import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { InvalidInputError } from '../../engine/errors.js';
import { errorCode } from '../../store/errors.js';
import { STDERR, STDOUT, writeOutput } from '../output.js';
import { stopGroup } from './interruption.js';
import { MaskWatcher } from './mask-watcher.js';
import { ProcessGroup } from './process-group.js';
import { resolveShell } from './shell.js';
import { which } from './which.js';

export interface CommandSpec {
  /** The script, as in a `run:` step. */
  readonly run: string;
  /** The `shell` input; empty for the runner's default. */
  readonly shell: string;
  /** An absolute folder. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where the script file goes. */
  readonly temp: string;
  readonly inContainer: boolean;
  /** Called when everything is ready, right before the command starts. What it throws keeps it from starting. */
  readonly starting: () => unknown;
}

export interface CommandResult {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly durationMs: number;
  /** Values that the command masked. */
  readonly masks: ReadonlySet<string>;
}

export interface RunningCommand {
  /** Passes a signal on to the command and everything it started, and sees to it that they end in time. */
  stop(signal: NodeJS.Signals): void;
  /** Values that it has masked so far. */
  masks(): readonly string[];
  readonly result: Promise<CommandResult>;
}

/** After the command itself has ended, what it left behind may hold its output open for so long (as the runner). */
const OUTPUT_GRACE_MS = 5_000;

/**
 * Starts a script as a `run:` step would: a file in the temp folder, the shell's own template, no standard input.
 * Its output goes to ours, byte by byte.
 * @throws InvalidInputError when the shell is not there or makes no sense
 */
export async function startCommand(spec: CommandSpec): Promise<RunningCommand> {
  const shell = resolveShell(spec.shell, {
    platform: process.platform,
    inContainer: spec.inContainer,
    has: (program) => which(program, spec.env) !== null,
  });
  const program = which(shell.program, spec.env);
  if (program === null) {
    throw new InvalidInputError(
      `The shell "${shell.program}" is not on PATH.`,
      'Install it in a step before, or name another "shell".',
    );
  }
  if (!fs.statSync(spec.cwd, { throwIfNoEntry: false })?.isDirectory()) {
    throw new InvalidInputError(
      `The working directory "${spec.cwd}" does not exist, or is no folder.`,
      'Create it in a step before, or correct "working-directory".',
    );
  }
  const script = path.join(spec.temp, `${randomUUID()}${shell.extension}`);
  fs.writeFileSync(script, shell.script(spec.run), { mode: 0o755 });

  let started = 0;
  let child: ChildProcess;
  try {
    await spec.starting();
    started = performance.now();
    child = spawn(program, shell.args(script), {
      cwd: spec.cwd,
      env: spec.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that signals reach everything that the command starts.
      detached: process.platform !== 'win32',
      windowsVerbatimArguments: shell.verbatim,
      // Hiding its window would give it a console of its own on Windows, where the runner's Ctrl-C does not arrive.
      windowsHide: false,
    });
    await spawned(child);
  } catch (error) {
    fs.rmSync(script, { force: true });
    throw TOO_LARGE.includes(errorCode(error)) ? tooLarge(error) : error;
  }
  // The runner looks for commands in both.
  const watchers = [new MaskWatcher(), new MaskWatcher()] as const;
  const outputEnded = Promise.all([
    forward(child, 'stdout', watchers[0]),
    forward(child, 'stderr', watchers[1]),
  ]);

  const group = new ProcessGroup(child.pid ?? 0);
  let stopping: Promise<void> | null = null;
  const exited = new Promise<{ exitCode: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });
  const result = exited.then(async (end) => {
    const durationMs = Math.round(performance.now() - started);
    await stopping;
    await Promise.race([outputEnded, pause(OUTPUT_GRACE_MS)]);
    child.stdout?.destroy();
    child.stderr?.destroy();
    fs.rmSync(script, { force: true });
    return { ...end, durationMs, masks: new Set(watchers.flatMap((watcher) => [...watcher.end()])) };
  });
  return {
    result,
    masks: () => watchers.flatMap((watcher) => [...watcher.masks]),
    stop: (signal) => {
      if (stopping === null) stopping = stopGroup(group, signal);
      else group.signal(signal);
    },
  };
}

/** How Unix and Windows say that a process would get more than 128 KiB in one variable, or too much in all. */
const TOO_LARGE: readonly string[] = ['E2BIG', 'ENAMETOOLONG'];

function tooLarge(cause: unknown): InvalidInputError {
  return new InvalidInputError(
    `The command could not be started: its environment is larger than this system allows (${errorCode(cause)}).`,
    'Hand large values over in files, not in variables.',
    { cause },
  );
}

function spawned(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
}

function forward(child: ChildProcess, name: 'stdout' | 'stderr', masks: MaskWatcher): Promise<void> {
  const decoder = new StringDecoder('utf8');
  const from = child[name];
  const to = name === 'stdout' ? STDOUT : STDERR;
  return new Promise((resolve) => {
    from?.on('data', (chunk: Buffer) => {
      masks.push(decoder.write(chunk));
      writeOutput(to, chunk);
    });
    from?.once('close', resolve);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
